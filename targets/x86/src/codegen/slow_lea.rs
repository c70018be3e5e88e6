//! Three-operand `lea` on processors that are slow at it.
//!
//! ```text
//! leaq 4(%rdi,%rsi,2), %rax    →    leaq (%rdi,%rsi,2), %rax;  addq $4, %rax
//! leaq 4(%rax,%rsi), %rax      →    addq %rsi, %rax;  addq $4, %rax
//! ```
//!
//! Some processors (`slow-3ops-lea`) take three steps for base, index and displacement together, on one of their units, and
//! one for two of them on any. Which instructions that is about the description says (`isThreeOperandsLEA`).
//!
//! # Algorithm
//! One walk over each block from its end, O(operands), that knows whether the flags are read later: additions write them. A
//! base of `rbp` or `r13` has no encoding without a displacement: it becomes the index where that is not multiplied.
//!
//! # Not done
//! Displacements that are symbols, addresses of 16 and 32 bits that only the assembler knows.
//!
//! Source: Intel 64 and IA-32 Architectures Optimization Reference Manual, "Using LEA".

use super::Machine;
use crate::names::{op, predicate, reg};
use ::mc::Reg as Physical;
use mir::{Function, Inst, Isa, Operand, Reg, RegFlags};

/// Bases that are encoded with a displacement, even if it is 0.
const ALWAYS_DISPLACED: [Physical; 2] = [reg::RBP, reg::R13];

impl Machine {
    /// Splits the addresses that are slow, where nobody reads the flags; not in functions that are to be short.
    pub(super) fn split_slow_addresses(&self, isa: &Isa<'_>, func: &mut Function) {
        if !self.has_slow_addresses || func.attributes.prefers_short {
            return;
        }
        for block in func.blocks().collect::<Vec<_>>() {
            let mut read = self.flags_live_out(func, block);
            let mut insts = func.block_insts_vec(block);
            insts.reverse();
            for inst in insts {
                if !read && isa.holds(predicate::isThreeOperandsLEA, func, inst) {
                    self.split(func, inst);
                }
                read = self.flags_live_before(isa, func, inst, read);
            }
        }
    }

    fn split(&self, func: &mut Function, inst: Inst) {
        let is_wide = func.opcode(inst) == op::LEA64r;
        let add_imm = match func.opcode(inst) {
            opcode if opcode == op::LEA64r => op::ADD64ri32,
            opcode if opcode == op::LEA64_32r => op::ADD32ri,
            _ => return,
        };
        let &[
            Operand::Reg(to),
            Operand::Reg(mut base),
            Operand::Imm(scale),
            Operand::Reg(mut index),
            Operand::Imm(displacement),
            Operand::Reg(segment),
            ..,
        ] = func.operands(inst)
        else {
            return;
        };
        let displaced = |reg: Reg| reg.as_physical().is_some_and(|r| ALWAYS_DISPLACED.contains(&r));
        if displaced(base.reg) && scale == 1 {
            (base, index) = (index, base);
        }
        let Some(block) = func.block_of(inst) else { return };
        if !segment.reg.is_none() || displaced(base.reg) {
            return;
        }
        let next = func.next_inst(inst);
        let other = if to.reg == base.reg { index } else { base };
        if is_wide && scale == 1 && (to.reg == base.reg || to.reg == index.reg) && base.reg != index.reg {
            func.set_opcode(inst, op::ADD64rr);
            func.set_operands(inst, &self.sum(to.reg, Operand::Reg(other)));
        } else {
            let operands = func.operands_mut(inst);
            (operands[1], operands[3], operands[4]) =
                (Operand::Reg(base), Operand::Reg(index), Operand::Imm(0));
        }
        func.build(block, next, add_imm, &self.sum(to.reg, Operand::Imm(displacement)));
    }

    /// The operands of an addition to a register whose flags nobody reads.
    fn sum(&self, to: Reg, other: Operand) -> [Operand; 4] {
        let mut from = Operand::use_of(to);
        if let Some(from) = from.as_reg_mut() {
            from.tied = 1;
        }
        let dead = RegFlags::DEF.with(RegFlags::IMPLICIT).with(RegFlags::DEAD);
        [Operand::def(to), from, other, Operand::reg(reg::EFLAGS.into(), dead)]
    }
}
