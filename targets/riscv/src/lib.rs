//! RISC-V, 32 and 64 bits: see `README.md` for the manuals followed, and `td/` for everything the tools know.

pub mod mc;
mod names;

use ::mc::attributes::{AttributeSection, AttributeValue};
use ::mc::disassembler::AddressRole;
use ::mc::inst::{Inst, Operand};
use ::mc::parse::{Directive, DirectiveInput, OperandInput};
use ::mc::rewrite::Expansion;
use ::mc::target::{Hooks, MissingHook};
use ::mc::{Subtarget, Target};
use smallvec::SmallVec;
use tables::Image;

/// The image that the build script makes from `td/`.
static IMAGE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/riscv.image"));

/// The target.
pub fn target() -> Result<Target, MissingHook> {
    let image = Image::new(IMAGE).unwrap_or_else(|error| panic!("the compiled-in image is damaged: {error}"));
    Target::new(image, Box::new(RiscV))
}

/// The code that goes with the description.
#[derive(Clone, Copy, Debug)]
struct RiscV;

impl Hooks for RiscV {
    fn expand(&self, name: &str, inst: &Inst, expansion: &mut Expansion<'_>) -> bool {
        mc::pseudos::expand(name, inst, expansion)
    }

    fn parse_operand(
        &self,
        name: &str,
        input: &mut OperandInput<'_, '_, '_>,
    ) -> Option<SmallVec<[Operand; 2]>> {
        mc::operands::parse(name, input)
    }

    fn directive(&self, name: &str, input: &mut DirectiveInput<'_, '_, '_>) -> Option<Directive<()>> {
        mc::directives::run(name, input)
    }

    fn default_attributes(&self, target: &Target, subtarget: &Subtarget) -> Vec<(u32, AttributeValue)> {
        mc::directives::default_attributes(target, subtarget)
    }

    fn attribute_section(&self) -> Option<AttributeSection> {
        Some(mc::directives::ATTRIBUTE_SECTION)
    }

    fn encoded_size(&self, bytes: &[u8]) -> Option<usize> {
        mc::disassembly::encoded_size(bytes)
    }

    fn address_role(&self, name: &str) -> AddressRole {
        mc::disassembly::address_role(name)
    }

    fn object_features<'a>(&self, flags: u32, section: &dyn Fn(&str) -> Option<&'a [u8]>) -> String {
        mc::disassembly::object_features(flags, section(".riscv.attributes"))
    }
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
