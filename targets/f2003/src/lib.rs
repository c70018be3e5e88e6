//! 2003f: see `README.md` for the documents followed, and `td/` for everything the tools know. [`emulator`] executes it.

pub mod emulator;

use mc::Target;
use mc::target::{MissingHook, NoHooks};
use tables::Image;

/// Functions in LLVM IR that generated code calls: division, floating point, blocks of memory.
pub static RUNTIME: &str = include_str!("../runtime/runtime.ll");

/// A small C library in LLVM IR, for test programs.
pub static LIBC: &str = include_str!("../runtime/libc.ll");

/// Functions of the C library that C cannot say, in the assembly language.
pub static ASSEMBLY: &str = include_str!("../runtime/setjmp.lk");

/// The image that the build script makes from `td/`.
pub static IMAGE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/f2003.image"));

/// The target. Its description needs no code of ours.
pub fn target() -> Result<Target, MissingHook> {
    let image = Image::new(IMAGE).unwrap_or_else(|error| panic!("the compiled-in image is damaged: {error}"));
    Target::new(image, Box::new(NoHooks))
}
