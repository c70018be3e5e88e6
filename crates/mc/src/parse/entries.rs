//! Entries of the target's table of mnemonics: where they are, and what a matched one makes.

use crate::inst::{Inst, Operand, Reg};
use crate::target::Target;
use smallvec::SmallVec;
use std::ops::Range;
use tables::asm::{ConvertOp, Match};
use tables::image::{Image, SectionId};

/// The operands parsed at one place.
pub(crate) type Operands = SmallVec<[Operand; 2]>;

/// The range of the table that belongs to a mnemonic.
pub(crate) fn of_mnemonic(image: &Image, mnemonic: &str) -> Range<usize> {
    let table = image.records::<Match>();
    let bound = |before: &dyn Fn(&str) -> bool| {
        let (mut low, mut high) = (0, table.len());
        while low < high {
            let middle = low + (high - low) / 2;
            if before(image.string(table.at(middle).mnemonic)) { low = middle + 1 } else { high = middle }
        }
        low
    };
    bound(&|m| m < mnemonic)..bound(&|m| m <= mnemonic)
}

/// Runs the converter of an entry.
pub(crate) fn convert(target: &Target, entry: &Match, parsed: &[Operands]) -> Inst {
    let mut inst = Inst::new(entry.opcode);
    let mut code = target.image.program(SectionId::Converters, entry.converter);
    loop {
        match ConvertOp::from_byte(code.byte()) {
            ConvertOp::End => return inst,
            ConvertOp::Operand => {
                if let Some(operands) = parsed.get(code.number() as usize) {
                    inst.operands.extend(operands.iter().copied());
                }
            }
            ConvertOp::First => {
                let operands = parsed.get(code.number() as usize);
                inst.operands.extend(operands.and_then(|operands| operands.first().copied()));
            }
            ConvertOp::Immediate => inst.operands.push(Operand::Imm(code.signed())),
            ConvertOp::Register => inst.operands.push(Operand::Reg(Reg(code.number() as u16))),
            ConvertOp::Tied => {
                if let Some(&operand) = inst.operands.get(code.number() as usize) {
                    inst.operands.push(operand);
                }
            }
        }
    }
}
