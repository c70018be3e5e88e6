//! `lea` that is better something else: three operands on processors that are slow at them, and sums in place.
//!
//! ```text
//! leaq 1(%rax), %rax           →    incq %rax
//! leaq (%rax,%rsi), %rax       →    addq %rsi, %rax
//! ```
//!
//! Two-address form takes `lea` where both values seem to live on, and then one register turns out to hold both. The
//! addition is a byte shorter.
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
use super::registers::in_place;
use crate::names::{op, predicate, reg};
use ::mc::Reg as Physical;
use mir::{Function, Inst, Isa, Operand, Reg};

/// Bases that are encoded with a displacement, even if it is 0.
const ALWAYS_DISPLACED: [Physical; 2] = [reg::RBP, reg::R13];

impl Machine {
    /// Adds in place, and splits the addresses that are slow, where nobody reads the flags. In functions that are to be short
    /// nothing is split.
    pub(super) fn tune_addresses(&self, isa: &Isa<'_>, func: &mut Function) {
        let splits = self.has_slow_addresses && !func.attributes.prefers_short;
        let is_slow =
            |func: &Function, inst: Inst| splits && isa.holds(predicate::isThreeOperandsLEA, func, inst);
        for block in func.blocks_vec() {
            let is_candidate = |inst| sum_in_place(isa, func, inst).is_some() || is_slow(func, inst);
            if !func.block_insts(block).any(is_candidate) {
                continue;
            }
            let mut read = self.flags_live_out(func, block);
            let mut insts = func.block_insts_vec(block);
            insts.reverse();
            for inst in insts {
                if !read {
                    if let Some((code, to, summand)) = sum_in_place(isa, func, inst) {
                        let operands = in_place(to, summand.unwrap_or(Operand::Imm(0)));
                        func.set_opcode(inst, code);
                        match summand {
                            Some(_) => func.set_operands(inst, &operands),
                            None => func.set_operands(inst, &[operands[0], operands[1], operands[3]]),
                        }
                    } else if is_slow(func, inst) {
                        self.split(func, inst);
                    }
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
            func.set_operands(inst, &in_place(to.reg, Operand::Reg(other)));
        } else {
            let operands = func.operands_mut(inst);
            (operands[1], operands[3], operands[4]) =
                (Operand::Reg(base), Operand::Reg(index), Operand::Imm(0));
        }
        func.build(block, next, add_imm, &in_place(to.reg, Operand::Imm(displacement)));
    }
}

/// What adds in place what an address adds to a register that it is written to: the opcode, the register, and the summand if
/// the opcode does not say it.
fn sum_in_place(isa: &Isa<'_>, func: &Function, inst: Inst) -> Option<(u16, Reg, Option<Operand>)> {
    let code = func.opcode(inst);
    let is_wide = code == op::LEA64r;
    if !is_wide && code != op::LEA64_32r {
        return None;
    }
    let &[
        Operand::Reg(to),
        Operand::Reg(base),
        Operand::Imm(scale),
        Operand::Reg(index),
        Operand::Imm(displacement),
        Operand::Reg(segment),
    ] = func.operands(inst)
    else {
        return None;
    };
    let (written, read) = (to.reg.as_physical()?, base.reg.as_physical()?);
    let is_same = |read: Physical| isa.units(written).iter().all(|u| isa.units(read).contains(u));
    if !segment.reg.is_none() {
        return None;
    }
    match (displacement, index.reg.as_physical()) {
        (1, None) if is_same(read) => Some((if is_wide { op::INC64r } else { op::INC32r }, to.reg, None)),
        (-1, None) if is_same(read) => Some((if is_wide { op::DEC64r } else { op::DEC32r }, to.reg, None)),
        (0, Some(other)) if is_wide && scale == 1 && other != read => {
            let summand = [(read, other), (other, read)].into_iter().find(|&(one, _)| is_same(one))?.1;
            Some((op::ADD64rr, to.reg, Some(Operand::use_of(summand.into()))))
        }
        _ => None,
    }
}
