//! Flags of results: which instructions set the flags as a comparison with zero would.
//!
//! Additions, subtractions and shifts by a number tell whether their result is zero, and its sign, as `TEST` would; bit
//! operations tell all that it does. Which instructions these are is in the description (`FlagsOfResult`). A difference tells all
//! that a comparison of its operands does, and the sum with the opposite of a number all but which is smaller without a sign.

use super::Machine;
use crate::mc::flags::{TsFlags, field};
use crate::names::comparison_forms::{ROWS, Row};
use crate::names::{flags_of_results, flags_of_twos, op, reg};
use mir::target::ResultFlags;
use mir::{Block, Function, Inst, Isa, Operand, Reg};

/// What the flags behind an instruction tell of two numbers (`td/MachineForms.td`).
fn told_of_two(func: &Function, inst: Inst) -> Option<&'static Row> {
    let opcode = func.opcode(inst);
    ROWS.iter().find(|row| row.inst == opcode)
}

impl Machine {
    /// Whether a successor reads the flags as they are at the end of a block.
    pub(super) fn flags_live_out(&self, func: &Function, block: Block) -> bool {
        let successors = &func.block(block).successors;
        successors.iter().any(|&s| func.block(s).live_ins.contains(&reg::EFLAGS))
    }

    /// Whether somebody reads the flags as they are before an instruction: itself, or one after it (`after`).
    pub(super) fn flags_live_before(&self, isa: &Isa<'_>, func: &Function, inst: Inst, after: bool) -> bool {
        let flags = Reg::from(reg::EFLAGS);
        let (opcode, operands) = (func.opcode(inst), func.operands(inst));
        let reads = operands.iter().any(|o| o.used() == Some(flags))
            || isa.implicit_uses(opcode).any(|r| r == reg::EFLAGS);
        let writes = operands.iter().any(|o| o.defined() == Some(flags))
            || isa.implicit_defs(opcode).any(|r| r == reg::EFLAGS);
        reads || (after && !writes)
    }

    pub(super) fn tested(&self, func: &Function, inst: Inst) -> Option<Reg> {
        if !matches!(func.opcode(inst), op::TEST8rr | op::TEST16rr | op::TEST32rr | op::TEST64rr) {
            return None;
        }
        let [a, b, ..] = func.operands(inst) else { return None };
        let (a, b) = (a.as_reg()?, b.as_reg()?);
        (a.reg == b.reg && a.sub == b.sub && a.sub == 0 && a.reg.is_virtual()).then_some(a.reg)
    }

    /// What the description says; forms that write memory have no result.
    pub(super) fn says_of_result(&self, isa: &Isa<'_>, func: &Function, inst: Inst) -> ResultFlags {
        match TsFlags(isa.target.instruction(func.opcode(inst)).ts_flags).get(field::RESULT_FLAGS) {
            flags_of_results::ZeroAndSign => ResultFlags::ZeroAndSign,
            flags_of_results::AllFlags => ResultFlags::All,
            _ => ResultFlags::None,
        }
    }

    /// What a comparison compares.
    pub(super) fn compared_pair(&self, func: &Function, inst: Inst) -> Option<(Reg, Operand)> {
        let [first, second, ..] = func.operands(inst) else { return None };
        let first = first.as_reg().filter(|r| r.sub == 0 && r.reg.is_virtual())?;
        told_of_two(func, inst).filter(|told| told.tells == flags_of_twos::Compares)?;
        Some((first.reg, *second))
    }

    /// What an instruction computes the difference of.
    pub(super) fn subtracted_pair(&self, func: &Function, inst: Inst) -> Option<(Reg, Operand, ResultFlags)> {
        let [_, first, second, ..] = func.operands(inst) else { return None };
        let first = first.as_reg().filter(|r| r.sub == 0 && r.reg.is_virtual())?.reg;
        let told = told_of_two(func, inst)?;
        let less = |number: i64| Some((first, Operand::Imm(number), ResultFlags::Signed));
        match (told.tells, second) {
            (flags_of_twos::Subtracts, _) => Some((first, *second, ResultFlags::All)),
            (flags_of_twos::Decrements, _) => less(1),
            (flags_of_twos::Increments, _) => less(-1),
            // The least number of all has no opposite.
            (flags_of_twos::Adds, &Operand::Imm(number)) if number.unsigned_abs() < 1 << (told.bits - 1) => {
                less(-number)
            }
            _ => None,
        }
    }

    /// Of a jump, a choice or a byte by a condition: the last number among its operands.
    pub(super) fn asked_of_flags(&self, func: &Function, inst: Inst) -> ResultFlags {
        const BY_ZERO_AND_SIGN: [i64; 4] = [4, 5, 8, 9];
        const SIGNED: [i64; 8] = [0, 1, 10, 11, 12, 13, 14, 15];
        let opcode = func.opcode(inst);
        let reads_condition = opcode == op::JCC_1 || opcode == op::SETCCr || self.is_conditional_move(opcode);
        let condition = func.operands(inst).iter().rev().find_map(|o| match o {
            Operand::Imm(number) => Some(*number),
            _ => None,
        });
        match condition {
            Some(condition) if reads_condition && BY_ZERO_AND_SIGN.contains(&condition) => {
                ResultFlags::ZeroAndSign
            }
            Some(condition) if reads_condition && SIGNED.contains(&condition) => ResultFlags::Signed,
            _ => ResultFlags::All,
        }
    }
}
