//! Address spaces that are segments: 256 is GS, 257 FS, 258 SS. The others are the same memory as the first.
//!
//! The segment is the last of the five operands of an address; a pointer does not say where it points to, so what reads or
//! writes through it is told when it is made. An address has room for one segment: a thread's own variables, which are found
//! by FS, are in no other one.

use super::Machine;
use ::mc::Reg as Physical;
use mir::{Function, Inst, Isa, Operand, RegFlags};

/// Operands of an address: base, scale, index, displacement, segment.
pub(super) const ADDRESS: usize = 5;

impl Machine {
    /// The segment that an address space is.
    pub(super) fn segment(&self, space: u32) -> Option<Physical> {
        match space {
            256 => Some(self.reg.gs),
            257 => Some(self.reg.fs),
            258 => Some(self.reg.ss),
            _ => None,
        }
    }

    /// Makes the memory operand of an instruction one of the address space. False if it has none, or a segment already.
    pub(super) fn use_segment(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst, space: u32) -> bool {
        let Some(segment) = self.segment(space) else { return true };
        let opcode = func.opcode(inst);
        let num_operands = usize::from(isa.desc(opcode).num_operands);
        let mut places = 0..(num_operands + 1).saturating_sub(ADDRESS);
        let Some(first) = places.find(|&place| is_address(isa, opcode, place)) else { return false };
        let operands = func.operands_mut(inst);
        let is_free = operands.get(first + 4).and_then(Operand::as_reg).is_some_and(|reg| reg.reg.is_none());
        if is_free {
            operands[first + 4] = Operand::reg(segment.into(), RegFlags::USE);
        }
        is_free
    }
}

/// Whether operands of an instruction from this one on are an address: scale and displacement are no registers.
pub(super) fn is_address(isa: &Isa<'_>, opcode: u16, first: usize) -> bool {
    let [scale, index, displacement] = [1, 2, 3].map(|i| isa.operand_class(opcode, first + i).is_some());
    !scale && index && !displacement
}
