//! Addresses of three summands, for processors that are slow at them.
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
use ::codegen::names::Missing;
use ::mc::{Reg as Physical, Target};
use mir::{Function, Inst, Isa, Operand, Reg, RegFlags};

/// What is asked, and the additions that take the place of summands.
#[derive(Clone, Copy, Debug)]
pub(super) struct SlowAddresses {
    /// The function of the description.
    is_slow: u32,
    add: u16,
    add_imm: u16,
    add_imm_32: u16,
    /// Bases that are encoded with a displacement, even if it is 0.
    always_displaced: [Physical; 2],
}

impl SlowAddresses {
    pub fn new(target: &Target) -> Result<SlowAddresses, Missing> {
        const PREDICATE: &str = "isThreeOperandsLEA";
        let opcode = |name| target.opcode(name).ok_or(Missing(name));
        let register = |name| target.register_by_name(name).ok_or(Missing(name));
        Ok(SlowAddresses {
            is_slow: target.predicate_function(PREDICATE).ok_or(Missing(PREDICATE))?,
            add: opcode("ADD64rr")?,
            add_imm: opcode("ADD64ri32")?,
            add_imm_32: opcode("ADD32ri")?,
            always_displaced: [register("RBP")?, register("R13")?],
        })
    }
}

impl Machine {
    /// Splits the addresses that are slow, where nobody reads the flags; not in functions that are to be short.
    pub(super) fn split_slow_addresses(&self, isa: &Isa<'_>, func: &mut Function) {
        let Some(slow) = self.slow_addresses.as_ref().filter(|_| !func.attributes.prefers_short) else {
            return;
        };
        for block in func.blocks().collect::<Vec<_>>() {
            let mut read = self.flags_live_out(func, block);
            let mut insts = func.block_insts_vec(block);
            insts.reverse();
            for inst in insts {
                if !read && isa.holds(slow.is_slow, func, inst) {
                    self.split(slow, func, inst);
                }
                read = self.flags_live_before(isa, func, inst, read);
            }
        }
    }

    fn split(&self, slow: &SlowAddresses, func: &mut Function, inst: Inst) {
        let is_wide = func.opcode(inst) == self.op.lea;
        let add_imm = match func.opcode(inst) {
            opcode if opcode == self.op.lea => slow.add_imm,
            opcode if opcode == self.op.lea_32 => slow.add_imm_32,
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
        let displaced = |reg: Reg| reg.as_physical().is_some_and(|r| slow.always_displaced.contains(&r));
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
            func.set_opcode(inst, slow.add);
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
        [Operand::def(to), from, other, Operand::reg(self.reg.flags.into(), dead)]
    }
}
