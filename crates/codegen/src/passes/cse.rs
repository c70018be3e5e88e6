//! Machine common subexpression elimination (`machine-cse`): an instruction that has been executed with the same operands
//! already is not executed again. Loads of constants and of addresses of symbols count: nobody changes what they read.
//!
//! Blocks are walked in preorder of the dominator tree with a table from opcode and operands to the results so far; one
//! whose block dominates the current one is used instead. What is as cheap as a copy or can be repeated is joined only
//! within a block: a long life in a register costs more than making it again. Its results elsewhere are known to be the same, so
//! that what is made of them is joined: of a page's address that is made twice, loads of an address from the table of symbols.
//! Results must be of one class. O(operands).

use super::{dead_code, has_effects, loads_constant};
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::{Block, Flow, Function, Inst, Isa, Operand, Properties, Reg, RegFlags};
use smallvec::SmallVec;
use support::hash::FxHashMap;
use tables::instructions::inst_flags;

/// An opcode with the operands it reads.
type Expression = (u16, SmallVec<[Operand; 5]>);

pub(crate) const PASS: Pass = Pass {
    argument: "machine-cse",
    title: "Machine Common Subexpression Elimination",
    requires: Properties::IS_SSA,
    preserves: Kept::FLOW,
    applies: OPTIMIZES,
    crosses_blocks: true,
    run: |cx, func| {
        if run(cx.isa, func, cx.analyses.flow(cx.isa, func)) {
            dead_code::run(cx.isa, cx.info(), func);
        }
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Returns whether instructions may be left that nobody reads any more.
fn run(isa: &Isa<'_>, func: &mut Function, flow: &Flow) -> bool {
    let mut known: FxHashMap<Expression, SmallVec<[(Block, Reg); 1]>> = FxHashMap::default();
    let mut renamed: Vec<Option<Reg>> = vec![None; func.num_vregs()];
    // The first register with the same value, of those that were not joined.
    let mut numbers: Vec<Option<Reg>> = vec![None; func.num_vregs()];
    let (mut changed, mut leaves_unread) = (false, false);
    for &block in flow.dominators.preorder() {
        for inst in func.block_insts_vec(block) {
            rename(func, inst, &renamed);
            if !is_joinable(isa, func, inst) {
                continue;
            }
            let [first, rest @ ..] = func.operands(inst) else { continue };
            let Some(result) = first.defined() else { continue };
            let desc = isa.desc(func.opcode(inst));
            let rematerializable = desc.has(inst_flags::REMATERIALIZABLE)
                && rest.iter().all(|o| o.used().is_none_or(|r| !r.is_virtual()));
            // An address from a table is worth a register.
            let is_load = desc.has(inst_flags::MAY_LOAD);
            let cheap = (rematerializable || desc.has(inst_flags::AS_CHEAP_AS_A_MOVE)) && !is_load;
            let read: SmallVec<[Operand; 5]> =
                rest.iter().map(|operand| numbered(operand, &numbers)).collect();
            let reads_others = read[..] != *rest;
            let results = known.entry((func.opcode(inst), read)).or_default();
            let fits = |&&(home, reg): &&(Block, Reg)| {
                let near = if cheap { home == block } else { flow.dominators.dominates(home, block) };
                near && func.class_of(reg) == func.class_of(result)
            };
            match results.iter().rev().take(8).find(fits).copied() {
                Some((_, same)) => {
                    if let Some(index) = result.virtual_index() {
                        renamed[index] = Some(same);
                    }
                    func.remove(inst);
                    (changed, leaves_unread) = (true, leaves_unread || reads_others);
                }
                None => {
                    if let (Some(&(_, same)), Some(index)) = (results.first(), result.virtual_index()) {
                        numbers[index] = Some(same);
                    }
                    results.push((block, result));
                }
            }
        }
    }
    if changed {
        // PHIs read what is defined after them.
        for block in func.blocks_vec() {
            for inst in func.block_insts_vec(block) {
                rename(func, inst, &renamed);
            }
        }
    }
    leaves_unread
}

/// Whether an instruction makes one virtual register from virtual registers and constants, and writes physical ones only if
/// nobody reads them: where it stays away, nothing is missed.
fn is_joinable(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    let [first, rest @ ..] = func.operands(inst) else { return false };
    let makes = first.as_reg().is_some_and(|r| r.reg.is_virtual() && r.sub == 0) && first.defined().is_some();
    let fits = |o: &Operand| match o.as_reg() {
        Some(r) if r.flags.contains(RegFlags::DEF) => r.reg.is_physical() && r.flags.contains(RegFlags::DEAD),
        Some(r) => r.reg.as_physical().is_none_or(|physical| isa.is_constant_reg(physical)),
        None => true,
    };
    let is_fixed = !has_effects(isa, func.opcode(inst)) || loads_constant(isa, func, inst);
    makes && is_fixed && rest.iter().all(fits)
}

/// An operand by the first register that has its value.
fn numbered(operand: &Operand, numbers: &[Option<Reg>]) -> Operand {
    let mut operand = *operand;
    if let Some(reg) = operand.as_reg_mut()
        && let Some(&Some(same)) = reg.reg.virtual_index().and_then(|i| numbers.get(i))
    {
        reg.reg = same;
    }
    operand
}

/// A result that is used instead of another is never replaced itself: it was kept when it was met.
fn rename(func: &mut Function, inst: Inst, renamed: &[Option<Reg>]) {
    for reg in func.operands_mut(inst).iter_mut().filter_map(|o| o.as_reg_mut()) {
        if let Some(&Some(same)) = reg.reg.virtual_index().and_then(|i| renamed.get(i)) {
            reg.reg = same;
        }
    }
}
