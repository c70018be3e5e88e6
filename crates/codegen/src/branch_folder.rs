//! Control flow optimizer: jumps that lead nowhere else than execution would go anyway.
//!
//! ```text
//! bb.0:                        bb.0:
//!   if %c jump bb.3              if %c jump bb.2       jumps to a block that only jumps go to where that leads
//!   jump bb.1                  bb.1:                   the jump to the next block disappears
//! bb.1: …
//! bb.3:
//!   jump bb.2                  bb.2: …
//! bb.2: …
//! ```
//!
//! A conditional jump over an unconditional one is turned round where the target can do that. Blocks that the code
//! generator put in between, and that nothing leads to any more, are removed; those that begin an IR block stay, as their
//! address may be taken. O(instructions), a few rounds.
//!
//! # Requires, preserves
//! Runs on physical registers; block lists of predecessors and successors stay right.

use crate::pass::Pass;
use crate::tail_merge;
use mir::{Block, Function, Inst, Isa, Operand, Properties, TargetInfo};
use smallvec::SmallVec;
use support::entity::{OptionalEntity, SecondaryMap};
use tables::instructions::inst_flags;

/// Rounds: each follows one more jump of a chain.
const MAX_ROUNDS: usize = 8;

pub(crate) const PASS: Pass = Pass {
    argument: "branch-folder",
    title: "Control Flow Optimizer",
    requires: Properties::NO_VREGS,
    run: |cx, func| {
        if cx.optimizes && !func.has_funclets {
            // What only jumps would hide that two blocks go to the same place.
            run(cx.isa, cx.info(), func);
            tail_merge::run(cx.isa, cx.info(), func);
        }
        run(cx.isa, cx.info(), func);
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Simplifies the jumps of a function.
pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let kept = kept(func);
    let is_kept = |block: Block| kept[block.as_u32() as usize];
    for _ in 0..MAX_ROUNDS {
        let mut changed = false;
        let mut stale = Stale::default();
        for block in func.blocks_vec() {
            changed |= thread(isa, func, block, &mut stale);
            changed |= fold(isa, info, func, block, (&is_kept, &mut stale));
        }
        stale.update(func);
        changed |= remove_dead(func, &kept);
        if !changed {
            return;
        }
    }
}

/// Blocks whose lists of predecessors name some that lead there no more. A block may have thousands of predecessors, so the lists
/// are put right once a round; what is asked of them meanwhile holds for longer lists, too.
#[derive(Default)]
pub(crate) struct Stale(Vec<Block>);

impl Stale {
    /// Some that the block names lead there no more.
    pub(crate) fn note(&mut self, block: Block) {
        self.0.push(block);
    }

    pub(crate) fn update(mut self, func: &mut Function) {
        self.0.sort_unstable();
        self.0.dedup();
        let mut seen: SecondaryMap<Block, OptionalEntity<Block>> = SecondaryMap::new();
        for to in self.0 {
            let mut predecessors = std::mem::take(&mut func.block_mut(to).predecessors);
            predecessors.retain(|&mut from| {
                let is_first = seen[from].get() != Some(to);
                seen[from] = to.into();
                is_first && func.block(from).successors.contains(&to)
            });
            func.block_mut(to).predecessors = predecessors;
        }
    }
}

/// The block that a direct jump leads to.
pub(crate) fn target(isa: &Isa<'_>, func: &Function, inst: Inst) -> Option<Block> {
    let desc = isa.desc(func.opcode(inst));
    if !desc.has(inst_flags::BRANCH) || desc.has(inst_flags::INDIRECT_BRANCH) {
        return None;
    }
    let mut blocks = func.operands(inst).iter().filter_map(Operand::as_block);
    let first = blocks.next();
    if blocks.next().is_some() { None } else { first }
}

pub(crate) fn is_unconditional(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    isa.desc(func.opcode(inst)).has(inst_flags::BARRIER)
}

/// The jumps at the end of a block, last one first.
pub(crate) fn jumps(isa: &Isa<'_>, func: &Function, block: Block) -> SmallVec<[Inst; 4]> {
    let mut jumps = SmallVec::new();
    let mut next = func.last_inst(block);
    while let Some(inst) = next.filter(|&i| target(isa, func, i).is_some()) {
        jumps.push(inst);
        next = func.prev_inst(inst);
    }
    jumps
}

/// Where a block that does nothing but jump leads to.
pub(crate) fn forwards_to(isa: &Isa<'_>, func: &Function, block: Block) -> Option<Block> {
    match func.first_inst(block) {
        Some(only) if func.last_inst(block) == Some(only) && is_unconditional(isa, func, only) => {
            target(isa, func, only).filter(|&to| to != block)
        }
        _ => None,
    }
}

/// Jumps to blocks that only jump go where those lead.
fn thread(isa: &Isa<'_>, func: &mut Function, block: Block, stale: &mut Stale) -> bool {
    let mut changed = false;
    for inst in jumps(isa, func, block) {
        let Some(via) = target(isa, func, inst) else { continue };
        if let Some(to) = forwards_to(isa, func, via) {
            let is_new = !func.block(block).successors.contains(&to);
            func.debug.bypass(block, via, to, is_new);
            retarget(func, inst, to);
            func.move_share((block, via), (block, to));
            changed = true;
        }
    }
    if changed {
        update_edges(isa, func, block, stale);
    }
    changed
}

pub(crate) fn retarget(func: &mut Function, inst: Inst, to: Block) {
    for operand in func.operands_mut(inst) {
        if let Operand::Block(block) = operand {
            *block = to;
        }
    }
}

/// Removes the jump to the next block, and turns a conditional jump over an unconditional one round. `kept` says of a block
/// whether it has to stay.
pub(crate) fn fold(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    block: Block,
    (kept, stale): (&dyn Fn(Block) -> bool, &mut Stale),
) -> bool {
    let Some(next) = func.next_block(block) else { return false };
    let all = jumps(isa, func, block);
    let Some(&last) = all.first() else { return false };
    let leads = |func: &Function, inst| target(isa, func, inst);
    if is_unconditional(isa, func, last) {
        if leads(func, last) == Some(next) {
            func.remove(last);
            update_edges(isa, func, block, stale);
            return true;
        }
        if let Some(&conditional) = all.get(1)
            && all.len() == 2
            && leads(func, conditional) == Some(next)
            && let Some(to) = leads(func, last)
            && info.reverse_branch(isa, func, conditional)
        {
            retarget(func, conditional, to);
            func.remove(last);
            update_edges(isa, func, block, stale);
            return true;
        }
        return false;
    }
    // Execution goes on in the next block either way.
    if all.len() == 1 && leads(func, last) == Some(next) {
        func.remove(last);
        update_edges(isa, func, block, stale);
        return true;
    }
    // Over a block that only jumps: the condition may as well lead there.
    let over = (all.len() == 1 && leads(func, last) == func.next_block(next)).then_some(next);
    if let Some(to) = over.and_then(|over| forwards_to(isa, func, over))
        && leads(func, last).is_some()
        && func.block(next).predecessors.len() == 1
        && !kept(next)
        && info.reverse_branch(isa, func, last)
    {
        retarget(func, last, to);
        let is_new = !func.block(block).successors.contains(&to);
        func.debug.bypass(block, next, to, is_new);
        func.move_share((block, next), (block, to));
        let after = func.next_block(next);
        stale.0.extend(func.block_mut(next).successors.drain(..));
        func.remove_block(next);
        update_edges(isa, func, block, stale);
        if let Some(after) = after {
            func.add_edge(block, after);
        }
        return true;
    }
    false
}

/// By block: whether it begins an IR block whose address may be taken, or a jump table leads to it.
fn kept(func: &Function) -> Vec<bool> {
    let mut kept = vec![false; func.num_blocks()];
    let begins = func.source_blocks.iter().map(|&(_, machine)| machine);
    begins.chain(func.jump_tables.iter().flatten().copied()).for_each(|b| kept[b.as_u32() as usize] = true);
    kept
}

/// The successors of a block from its jumps, for one that ends with direct jumps or falls through.
pub(crate) fn update_edges(isa: &Isa<'_>, func: &mut Function, block: Block, stale: &mut Stale) {
    let all = jumps(isa, func, block);
    let mut wanted: SmallVec<[Block; 4]> = SmallVec::new();
    let mut want = |to| {
        if !wanted.contains(&to) {
            wanted.push(to);
        }
    };
    all.iter().rev().filter_map(|&i| target(isa, func, i)).for_each(&mut want);
    let falls_through = all.first().is_none_or(|&last| !is_unconditional(isa, func, last));
    if falls_through {
        func.next_block(block).into_iter().for_each(&mut want);
    }
    // No jump leads to a landing pad.
    func.block(block).successors.iter().copied().filter(|&to| func.is_landing_pad(to)).for_each(&mut want);
    // Mostly only a jump to the next block has gone.
    if func.block(block).successors[..] == wanted[..] {
        return;
    }
    let mut successors = std::mem::take(&mut func.block_mut(block).successors);
    stale.0.extend(successors.iter().filter(|to| !wanted.contains(to)));
    for &to in wanted.iter().filter(|to| !successors.contains(to)) {
        func.block_mut(to).predecessors.push(block);
    }
    successors.clear();
    successors.extend_from_slice(&wanted);
    func.block_mut(block).successors = successors;
}

/// Removes blocks that nothing leads to.
fn remove_dead(func: &mut Function, kept: &[bool]) -> bool {
    let entry = func.entry();
    let is_dead = |func: &Function, block: Block| {
        Some(block) != entry && func.block(block).predecessors.is_empty() && !kept[block.as_u32() as usize]
    };
    let dead: Vec<Block> = func.blocks().filter(|&b| is_dead(func, b)).collect();
    let mut stale = Stale::default();
    for &block in &dead {
        stale.0.extend(func.block_mut(block).successors.drain(..));
        func.remove_block(block);
    }
    stale.update(func);
    !dead.is_empty()
}
