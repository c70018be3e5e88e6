//! x86 in 16, 32 and 64 bits: see `README.md` for the manuals followed, and `td/` for everything the tools know.

pub mod mc;

use ::mc::decode::Decoded;
use ::mc::encode::{EncodeError, Fixup};
use ::mc::print::Printer;
use ::mc::target::{EncodeInput, Hooks, MissingHook};
use ::mc::{Inst, Subtarget, Target};
use std::sync::OnceLock;
use tables::Image;

/// The image that the build script makes from `td/`.
static IMAGE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/x86.image"));

/// The target.
pub fn target() -> Result<Target, MissingHook> {
    let image = Image::new(IMAGE).unwrap_or_else(|error| panic!("the compiled-in image is damaged: {error}"));
    Target::new(image, Box::new(X86::default()))
}

/// The code that goes with the description.
#[derive(Debug, Default)]
struct X86 {
    /// Made when first needed: an assembler does without.
    decoder: OnceLock<mc::decoder::Table>,
}

impl Hooks for X86 {
    fn encode(
        &self,
        input: &EncodeInput<'_>,
        out: &mut Vec<u8>,
        fixups: &mut Vec<Fixup>,
    ) -> Option<Result<(), EncodeError>> {
        Some(mc::encoder::encode(input, out, fixups))
    }

    fn decode(&self, target: &Target, subtarget: &Subtarget, bytes: &[u8]) -> Option<Result<Decoded, usize>> {
        let table = self.decoder.get_or_init(|| mc::decoder::Table::new(target));
        Some(mc::decoder::decode(table, subtarget, bytes))
    }

    fn print_operand(
        &self,
        name: &str,
        printer: &Printer<'_>,
        inst: &Inst,
        operand: usize,
        out: &mut String,
    ) -> bool {
        mc::printer::print_operand(name, printer, inst, operand, out)
    }

    fn print_flags(&self, printer: &Printer<'_>, inst: &Inst, out: &mut String) {
        mc::printer::print_flags(printer, inst, out);
    }
}

#[cfg(test)]
mod tests {
    use super::target;

    #[test]
    fn the_image_opens() {
        assert!(target().unwrap().opcode("ADD32rr").is_some());
    }
}
