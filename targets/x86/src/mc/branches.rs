//! What instructions are where branches are kept off boundaries.
//!
//! Source: Intel 64 and IA-32 Architectures Optimization Reference Manual, section 3.4.2.2, on pairs of instructions that are
//! executed as one.

use super::flags::{TsFlags, field, form};
use super::mode::Mode;
use super::regs::{Kind, Registers};
use crate::names::reg;
use mc::inst::Operand;
use mc::target::BranchFacts;
use mc::{Inst, Subtarget, Target};
use tables::instructions::inst_flags;

/// Groups of conditions, by the number in the encoding: 1 above and below, 2 equal, less and greater, 4 the others.
const GROUPS: [u8; 16] = [4, 4, 1, 1, 2, 2, 1, 1, 4, 4, 4, 4, 2, 2, 2, 2];

/// The facts of an instruction; code of 16 bits is not padded.
pub fn facts(
    registers: &Registers,
    target: &Target,
    subtarget: &Subtarget,
    inst: &Inst,
) -> Option<BranchFacts> {
    if Mode::of(subtarget) == Mode::Bits16 {
        return None;
    }
    let desc = target.instruction(inst.opcode);
    let ts = TsFlags(desc.ts_flags);
    let condition = match inst.operands.last() {
        Some(&Operand::Imm(number))
            if ts.form() == form::AddCCFrm && desc.flags & inst_flags::BRANCH != 0 =>
        {
            GROUPS.get(number as usize).copied().unwrap_or(0)
        }
        _ => 0,
    };
    let kind_of = |operand: &Operand| operand.as_reg().map(|reg| registers.kind(reg));
    let mut kinds = inst.operands.iter().filter_map(kind_of);
    // Not with an address that counts from the instruction itself.
    let is_relative = kinds.clone().any(|kind| matches!(kind, Kind::Ip32 | Kind::Ip64));
    // The stack pointer comes after the stack's segment; of other segments that is not said.
    let other_segment =
        kinds.next() == Some(Kind::Segment) && inst.operands.first() != Some(&Operand::Reg(reg::SS));
    Some(BranchFacts {
        fuses_with: if is_relative { 0 } else { ts.get(field::FUSES_WITH) },
        condition,
        is_prefix: ts.form() == form::PrefixByte,
        holds_next: ts.has(field::HOLDS_NEXT) && !other_segment,
    })
}
