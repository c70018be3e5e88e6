//! x86 in 16, 32 and 64 bits: see `README.md` for the manuals followed, and `td/` for everything the tools know.

pub mod codegen;
pub mod mc;
mod names;

use ::mc::decode::Decoded;
use ::mc::encode::{EncodeError, Fixup};
use ::mc::inst::Operand;
use ::mc::parse::{Directive, DirectiveInput, FastStatement, ParsedOperand, StatementInput};
use ::mc::print::Printer;
use ::mc::target::{BranchFacts, EncodeInput, Hooks, MissingHook, RelocationAnswer, RelocationQuery};
use ::mc::{Inst, Reg, Subtarget, Target};
use mc::decoder::Reading;
use mc::facts::AllFacts;
use mc::mode::Mode;
use mc::regs::Registers;
use smallvec::SmallVec;
use std::sync::OnceLock;
use tables::Image;

/// The image that the build script makes from `td/`.
static IMAGE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/x86.image"));

/// What every processor with 64 bits has.
pub const FEATURES_OF_64_BITS: &str = "+64bit-mode,+cmov,+mmx,+sse2,+fxsr,+nopl";

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
    registers: OnceLock<Registers>,
    facts: OnceLock<AllFacts>,
}

impl X86 {
    fn registers(&self, target: &Target) -> &Registers {
        self.registers.get_or_init(|| Registers::new(target))
    }

    fn facts(&self, target: &Target) -> &AllFacts {
        self.facts.get_or_init(|| AllFacts::new(target))
    }
}

impl Hooks for X86 {
    fn encode(
        &self,
        input: &EncodeInput<'_>,
        out: &mut Vec<u8>,
        fixups: &mut Vec<Fixup>,
    ) -> Option<Result<(), EncodeError>> {
        let target = input.target;
        let tables = (self.registers(target), self.facts(target));
        Some(mc::encoder::encode(input, tables, out, fixups))
    }

    fn decode(&self, target: &Target, subtarget: &Subtarget, bytes: &[u8]) -> Option<Result<Decoded, usize>> {
        let table = self.decoder.get_or_init(|| mc::decoder::Table::new(target));
        Some(mc::decoder::decode(table, subtarget, bytes, Reading::Llvm))
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

    fn remarks(&self, printer: &Printer<'_>, inst: &Inst) -> Vec<String> {
        mc::printer::remarks(printer, inst)
    }

    fn memory_address(&self, target: &Target, inst: &Inst, end: u64) -> Option<u64> {
        mc::printer::memory_address(target, inst, end)
    }

    fn print_flags(&self, printer: &Printer<'_>, inst: &Inst, out: &mut String) {
        mc::printer::print_flags(printer, inst, out);
    }

    fn branch_facts(&self, target: &Target, subtarget: &Subtarget, inst: &Inst) -> Option<BranchFacts> {
        mc::branches::facts(self.registers(target), target, subtarget, inst)
    }

    fn relocation(&self, wanted: &RelocationQuery<'_>) -> Option<RelocationAnswer> {
        let is_64 = Mode::of(wanted.subtarget) == Mode::Bits64;
        mc::relocations::choose(wanted, is_64)
    }

    fn may_be_short(&self, target: &Target, short: &Inst) -> bool {
        mc::encoder::has_encoding(target, short)
    }

    fn numbered_register(&self, target: &Target, number: u64, is_vector: bool) -> Option<Reg> {
        let class = if is_vector { names::class::VR128 } else { names::class::GR64 };
        let classes = target.image.records::<tables::registers::RegisterClass>();
        let mut members = target.image.list(classes.get(class.into())?.members).iter().map(Reg);
        // The instruction pointer has the number of another, and unwinders do not know the registers of APX.
        let is_named =
            |reg: Reg| u64::from(target.register(reg).encoding) == number && reg != names::reg::RIP;
        members.find(|&reg| number < 16 && is_named(reg))
    }

    fn compact_unwind(&self, subtarget: &Subtarget, instructions: &[&::mc::debug::Cfi]) -> Option<u32> {
        mc::compact_unwind::encode(instructions, Mode::of(subtarget) == Mode::Bits64)
    }

    fn statement(&self, mnemonic: &[u8], input: &mut StatementInput<'_, '_, '_>) -> Option<Directive<()>> {
        let target = input.target();
        Some(mc::statement::run(self.registers(target), self.facts(target), mnemonic, input))
    }

    fn operand_test(&self, name: &str) -> Option<u16> {
        mc::operands::number(name)
    }

    fn is_plain(&self, mnemonic: &str) -> bool {
        mc::statement::is_plain(mnemonic)
    }

    fn fast_statement(&self, input: &mut FastStatement<'_, '_, '_>, inst: &mut Inst) -> bool {
        let target = input.target();
        mc::fast_statement::read(self.registers(target), self.facts(target), input, inst).is_some()
    }

    fn tests_passed(&self, target: &Target, subtarget: &Subtarget, operand: &ParsedOperand) -> u64 {
        mc::operands::passed(self.registers(target), Mode::of(subtarget), operand)
    }

    fn append_operand(&self, test: u16, operand: &ParsedOperand, out: &mut SmallVec<[Operand; 6]>) {
        mc::operands::append(test, operand, out);
    }

    fn directive(&self, name: &str, input: &mut DirectiveInput<'_, '_, '_>) -> Option<Directive<()>> {
        mc::directives::run(name, input)
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
