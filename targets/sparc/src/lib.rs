//! SPARC: see `README.md` for the documents followed, and `td/` for everything the tools know.

use mc::Target;
use mc::target::{MissingHook, NoHooks};
use tables::Image;

/// The image that the build script makes from `td/`.
pub static IMAGE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/sparc.image"));

/// The target. Its description needs no code of ours.
pub fn target() -> Result<Target, MissingHook> {
    let image = Image::new(IMAGE).unwrap_or_else(|error| panic!("the compiled-in image is damaged: {error}"));
    Target::new(image, Box::new(NoHooks))
}
