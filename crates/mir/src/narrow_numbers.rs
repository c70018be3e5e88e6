//! What instructions do with numbers that are narrower than the registers in which they lie, as the target says it. Questions
//! are searches in lists that are in the order of opcodes: O(log instructions that are known).

use crate::operand::{Operand, Reg};
use std::ops::RangeInclusive;

/// Numbers that are narrower than the registers in which they lie, sign-extended: what instructions do with them. Lists are in
/// the order of opcodes.
#[derive(Clone, Debug, Default)]
pub struct NarrowNumbers {
    /// Width of the numbers.
    pub bits: u32,
    /// Instructions whose low bits are made of low bits, each with the one that makes the same low bits, extended.
    pub forms: Vec<(u16, u16)>,
    /// Instructions whose low bits are made of low bits, and whose result is extended if all that they read is.
    pub keepers: Vec<u16>,
    pub readers: Vec<NarrowReader>,
}

/// An instruction that reads only the low bits of some operands, if its constant is in a range, if it has one.
#[derive(Clone, Debug)]
pub struct NarrowReader {
    pub opcode: u16,
    /// A bit for each operand.
    pub operands: u32,
    pub constants: RangeInclusive<i64>,
}

impl NarrowNumbers {
    /// The instruction that makes the same low bits, extended.
    pub fn form(&self, opcode: u16) -> Option<u16> {
        let at = self.forms.binary_search_by_key(&opcode, |&(wide, _)| wide).ok()?;
        Some(self.forms[at].1)
    }

    /// Whether an instruction with these operands reads only the low bits of a register.
    pub fn reads_low_bits(&self, opcode: u16, operands: &[Operand], reg: Reg) -> bool {
        let first = self.readers.partition_point(|reader| reader.opcode < opcode);
        let known = self.readers[first..].iter().take_while(|reader| reader.opcode == opcode);
        let mut fitting = known.filter(|reader| has_constant_in(operands, &reader.constants));
        fitting.any(|reader| {
            let mut at = operands.iter().enumerate().filter(|(_, operand)| operand.used() == Some(reg));
            at.all(|(n, _)| n < 32 && reader.operands & 1 << n != 0)
        })
    }
}

/// Whether the last constant among operands, if there is one, is in a range.
pub fn has_constant_in(operands: &[Operand], range: &RangeInclusive<i64>) -> bool {
    let mut constants = operands.iter().rev().filter_map(|operand| match operand {
        Operand::Imm(constant) => Some(constant),
        _ => None,
    });
    constants.next().is_none_or(|constant| range.contains(constant))
}
