//! Copies of registers that have been given out (`machine-cp`): who reads a copy reads the original instead.
//!
//! ```text
//! $eax = COPY $esi                         MOV32mr %stack.0, $esi
//! MOV32mr %stack.0, $eax         →
//! $eax = MOV32ri 1                         $eax = MOV32ri 1
//! ```
//!
//! Within a block, as long as neither register is written. A copy of what is the same already disappears; so does one whose
//! readers were all given the original, if nobody else reads it. Allocation leaves such copies where it puts spill code around
//! them, and where lives of registers were cut into parts.
//!
//! O(operands · [`MAX_COPIES`]), and a bounded look ahead for each copy.
//!
//! # Requires, preserves
//! Physical registers; blocks say what they expect in them.

use super::allocation::ALLOCATES_GLOBALLY;
use super::fold_slots::{is_over, writes};
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::{Block, Function, Inst, Isa, Operand, Properties, RegFlags, RegOperand, TargetInfo, opcode};

/// Copies that are known at a time: the youngest.
const MAX_COPIES: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Copy {
    inst: Inst,
    to: mc::Reg,
    from: mc::Reg,
    /// Somebody reads the original instead.
    was_passed_by: bool,
}

pub(crate) const PASS: Pass = Pass {
    argument: "machine-cp",
    title: "Machine Copy Propagation Pass",
    requires: Properties::NO_VREGS,
    preserves: Kept::FLOW,
    applies: |options| OPTIMIZES(options) && ALLOCATES_GLOBALLY(options),
    run: |cx, func| {
        run(cx.isa, cx.info(), func);
        Ok(())
    },
    ..Pass::DEFAULT
};

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let reserved = info.reserved(isa, func);
    for block in func.blocks_vec() {
        // A landing pad reads registers as they are in the middle of the block.
        let throws = func.block(block).successors.iter().any(|&s| func.is_landing_pad(s));
        let passed_by = forward(isa, func, block, &reserved);
        for inst in passed_by.into_iter().rev().filter(|_| !throws) {
            if let Some((to, _)) = copy(isa, func, inst, &reserved)
                && is_over(isa, func, inst, to)
            {
                func.remove(inst);
            }
        }
    }
}

/// Lets the instructions of a block read originals; the copies that somebody passed by.
fn forward(isa: &Isa<'_>, func: &mut Function, block: Block, reserved: &[mc::Reg]) -> Vec<Inst> {
    let mut known: Vec<Copy> = Vec::with_capacity(MAX_COPIES);
    let mut passed_by = Vec::new();
    let mut forget = |known: &mut Vec<Copy>, is_gone: &dyn Fn(&Copy) -> bool| {
        passed_by.extend(known.iter().filter(|c| c.was_passed_by && is_gone(c)).map(|c| c.inst));
        known.retain(|c| !is_gone(c));
    };
    for inst in func.block_insts_vec(block) {
        if !known.is_empty() {
            read_originals(isa, func, inst, &mut known);
            if is_identity(func, inst) {
                func.remove(inst);
                continue;
            }
            forget(&mut known, &|c| writes(isa, func, inst, c.to) || writes(isa, func, inst, c.from));
        }
        let Some((to, from)) = copy(isa, func, inst, reserved) else { continue };
        if known.iter().any(|c| (c.to, c.from) == (to, from)) {
            func.remove(inst);
            continue;
        }
        if known.len() == MAX_COPIES {
            let oldest = known[0];
            forget(&mut known, &|c| *c == oldest);
        }
        known.push(Copy { inst, to, from, was_passed_by: false });
    }
    forget(&mut known, &|_| true);
    passed_by
}

/// Whether an instruction copies a register to itself.
fn is_identity(func: &Function, inst: Inst) -> bool {
    let &[Operand::Reg(to), Operand::Reg(from)] = func.operands(inst) else { return false };
    func.opcode(inst) == opcode::COPY && to.reg == from.reg && to.sub == from.sub
}

/// Destination and source of a plain copy of registers that are given out.
fn copy(isa: &Isa<'_>, func: &Function, inst: Inst, reserved: &[mc::Reg]) -> Option<(mc::Reg, mc::Reg)> {
    let &[Operand::Reg(to), Operand::Reg(from)] = func.operands(inst) else { return None };
    let (to_reg, from_reg) = (to.reg.as_physical()?, from.reg.as_physical()?);
    let is_plain = func.opcode(inst) == opcode::COPY && !func.is_bundled(inst);
    let fits = |r: mc::Reg| !reserved.contains(&r);
    // Between registers of different kinds a copy is a conversion.
    let are_same_kind = || same_kind(isa, to_reg, from_reg);
    let whole = to.flags == RegFlags::DEF && from.flags == RegFlags::USE;
    let apart = || !isa.overlap(to_reg, from_reg);
    let is_copy = is_plain && whole && fits(to_reg) && fits(from_reg) && apart() && are_same_kind();
    is_copy.then_some((to_reg, from_reg))
}

/// Whether registers are in one class.
pub(super) fn same_kind(isa: &Isa<'_>, a: mc::Reg, b: mc::Reg) -> bool {
    let has = |class, reg| isa.target.class_contains(class, reg);
    (0..isa.num_classes() as u16).any(|class| has(class, a) && has(class, b))
}

/// Replaces what an instruction reads by what it is a copy of.
fn read_originals(isa: &Isa<'_>, func: &mut Function, inst: Inst, known: &mut [Copy]) {
    let code = func.opcode(inst);
    let is_copy = code == opcode::COPY;
    if func.is_bundled(inst) || (!is_copy && (code as usize) < opcode::NAMES.len()) {
        return;
    }
    for index in 0..func.operands(inst).len() {
        let Operand::Reg(RegOperand { reg, sub: 0, flags: RegFlags::USE, tied: 0 }) =
            func.operands(inst)[index]
        else {
            continue;
        };
        let Some(reg) = reg.as_physical() else { continue };
        let Some((copy, original)) = known.iter_mut().rev().find_map(|c| {
            let original =
                original(isa, reg, (c.to, c.from)).filter(|&reg| !is_written_early(isa, func, inst, reg))?;
            Some((c, original))
        }) else {
            continue;
        };
        let fits = match isa.operand_class(code, index) {
            _ if is_copy => true,
            Some(class) => isa.target.class_contains(class, original),
            None => false,
        };
        if fits && let Some(operand) = func.operands_mut(inst)[index].as_reg_mut() {
            operand.reg = original.into();
            copy.was_passed_by = true;
        }
    }
}

/// Whether an instruction writes a register before it has read all others.
pub(super) fn is_written_early(isa: &Isa<'_>, func: &Function, inst: Inst, reg: mc::Reg) -> bool {
    let written = func.operands(inst).iter().filter_map(|o| o.as_reg());
    let mut early = written.filter(|r| r.flags.contains(RegFlags::EARLY_CLOBBER));
    early.any(|r| r.reg.as_physical().is_some_and(|own| isa.overlap(own, reg)))
}

/// Where a register, or the part of a register, was copied from, by the registers of the copy; none if no instruction can name
/// that.
pub(super) fn original(isa: &Isa<'_>, reg: mc::Reg, (to, from): (mc::Reg, mc::Reg)) -> Option<mc::Reg> {
    if reg == to {
        return Some(from);
    }
    if !isa.overlap(reg, to) {
        return None;
    }
    let index = isa.sub_register_index(to, reg)?;
    isa.sub_register(from, index).filter(|&part| isa.is_present(part))
}
