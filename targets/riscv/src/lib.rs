//! RISC-V, 32 and 64 bits: see `README.md` for the manuals followed, and `td/` for everything the tools know.

use mc::Target;
use mc::target::{MissingHook, NoHooks};
use tables::Image;

/// The image that the build script makes from `td/`.
static IMAGE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/riscv.image"));

/// The target. Its description needs no code of ours.
pub fn target() -> Result<Target, MissingHook> {
    let image = Image::new(IMAGE).unwrap_or_else(|error| panic!("the compiled-in image is damaged: {error}"));
    Target::new(image, Box::new(NoHooks))
}

#[cfg(test)]
mod tests {
    use super::target;

    #[test]
    fn the_image_opens_and_has_the_base_instructions() {
        let target = target().unwrap();
        for name in ["ADDI", "LUI", "JALR", "FADD_D", "C_ADDI", "SH1ADD"] {
            assert!(target.opcode(name).is_some(), "{name}");
        }
    }
}
