//! Tail duplication (`tailduplication`): what ends with an indirect branch stands wherever control would jump to it.
//!
//! ```text
//! bb.1:                         bb.1:
//!   A                             A
//!   jump bb.9                     X; Y
//! bb.2:                           jump %r
//!   B                      →    bb.2:
//!   jump bb.9                     B
//! bb.9:                           X; Y
//!   X; Y                          jump %r
//!   jump %r
//! ```
//!
//! Interpreters that go from one operation to the next by a computed jump are the reason. The IR has one indirect branch, for the
//! sake of its analyses, to which every operation jumps. Here each operation gets its own again: a jump less, and the
//! processor, which predicts indirect branches by where they stand, learns which operation follows which.
//!
//! Calls are copied, too, but only here: before registers are given out they would keep values of the copies in registers
//! that callees save, or on the stack.
//!
//! A block that runs rarely, next to the others that jump there, keeps its jump. A block is duplicated if it has at most
//! [`MAX_INSTS`] instructions and its edges, copied, stay below [`MAX_EDGES`]; into each block that does nothing behind it
//! but jump there. One that falls into it keeps the original. Functions that prefer to be short stay as they are.
//! O(instructions + edges), before and after: how often blocks run is asked once and kept true.
//!
//! # Requires, preserves
//! Physical registers: there are no PHIs. It runs before tail merging, which would put what comes before the jumps into one
//! place; that leaves blocks alone that end with an indirect branch.

use crate::branch_folder::{self, Stale, is_unconditional, jumps, target};
use crate::pass::{OPTIMIZES, Pass};
use mir::{Block, Flow, Function, Inst, Isa, Operand, Properties, TargetInfo, opcode};
use support::entity::Entity;
use tables::instructions::inst_flags;

/// Instructions of a block that is duplicated: as many as decoding the next operation takes. Copies of virtual registers do not
/// count.
const MAX_INSTS: usize = 20;
const MAX_WITH_COPIES: usize = 80;
/// Edges that the copies of one block may have. An interpreter of 256 operations has 65,536.
const MAX_EDGES: usize = 1 << 17;
/// A block that jumps there runs rarely if it does so less than its share, divided by this.
const RARE: f32 = 4.0;
/// Rounds: a block that got a copy may be duplicated in turn, where several jump to it.
const MAX_ROUNDS: usize = 4;

pub(crate) const PASS: Pass = Pass {
    argument: "tailduplication",
    title: "Tail Duplication",
    requires: Properties::NO_VREGS,
    applies: OPTIMIZES,
    crosses_blocks: true,
    run: |cx, func| {
        run(cx.isa, cx.info(), func);
        Ok(())
    },
    ..Pass::DEFAULT
};

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let is_candidate = |block: Block| duplicable(isa, func, block, CALLS).is_some();
    if func.attributes.prefers_short || !func.blocks().any(is_candidate) {
        return;
    }
    // Blocks that only jump would hide who goes to the indirect branch.
    branch_folder::run(isa, info, func);
    let mut frequencies = Frequencies::default();
    for _ in 0..MAX_ROUNDS {
        let mut changed = false;
        for block in func.blocks_vec() {
            if let Some(insts) = duplicable(isa, func, block, CALLS) {
                changed |= duplicate(isa, func, block, &mut frequencies, &mut |func, from| {
                    for &inst in &insts {
                        let copy = func.duplicate(inst);
                        func.debug.copy_of(inst, copy);
                        func.insert(copy, from, None);
                    }
                });
            }
        }
        if !changed {
            return;
        }
    }
}

/// Flags of calls, and those of nothing: whether [`duplicable`] lets blocks with calls be copied.
const CALLS: u64 = 0;
pub(super) const NO_CALLS: u64 = inst_flags::CALL;

/// The instructions of a block that ends with an indirect branch and may be copied. None has one of the flags `excluded`.
pub(super) fn duplicable(isa: &Isa<'_>, func: &Function, block: Block, excluded: u64) -> Option<Vec<Inst>> {
    let has = |inst: Inst, flags| isa.desc(func.opcode(inst)).has(flags);
    // The first question answers for nearly all blocks.
    let last = func.last_inst(block).filter(|&last| has(last, inst_flags::INDIRECT_BRANCH))?;
    if !has(last, inst_flags::BARRIER)
        || func.block(block).predecessors.len() < 2
        || func.is_landing_pad(block)
    {
        return None;
    }
    let fixed = [opcode::INLINEASM, opcode::INLINEASM_BR, opcode::EH_LABEL, opcode::CFI_INSTRUCTION];
    let excluded = inst_flags::NOT_DUPLICABLE | inst_flags::CONVERGENT | excluded;
    let may_be_copied = |inst: Inst| {
        let alone = inst == last || !has(inst, inst_flags::TERMINATOR);
        alone && !fixed.contains(&func.opcode(inst)) && !func.is_bundled(inst) && !has(inst, excluded)
    };
    let mut num_counted = 0;
    let mut insts = Vec::new();
    for inst in func.block_insts(block) {
        num_counted += usize::from(!is_copy_of_virtual(func, inst));
        if num_counted > MAX_INSTS || insts.len() == MAX_WITH_COPIES || !may_be_copied(inst) {
            return None;
        }
        insts.push(inst);
    }
    Some(insts)
}

/// A copy between virtual registers: PHIs have left it, and it may come to nothing.
fn is_copy_of_virtual(func: &Function, inst: Inst) -> bool {
    let is_virtual = |operand: &Operand| operand.as_reg().is_some_and(|reg| reg.reg.is_virtual());
    func.opcode(inst) == opcode::COPY && func.operands(inst).iter().all(is_virtual)
}

/// How often blocks run, while nothing changes but that blocks are duplicated. Asked for by the first that has users.
#[derive(Default)]
pub(super) struct Frequencies(Option<Vec<f32>>);

impl Frequencies {
    fn by_block(&mut self, isa: &Isa<'_>, func: &Function) -> &mut [f32] {
        self.0.get_or_insert_with(|| Flow::new(isa, func).into_frequencies())
    }
}

/// Lets `append` put the instructions of `block` in the place of each jump to it; whether there is one. The copies have
/// at most [`MAX_EDGES`] edges.
pub(super) fn duplicate(
    isa: &Isa<'_>,
    func: &mut Function,
    block: Block,
    frequencies: &mut Frequencies,
    append: &mut dyn FnMut(&mut Function, Block),
) -> bool {
    let users: Vec<(Block, Inst)> = func
        .block(block)
        .predecessors
        .iter()
        .filter_map(|&from| Some((from, only_jump(isa, func, from, block)?)))
        .collect();
    if users.is_empty() {
        return false;
    }
    let frequency = frequencies.by_block(isa, func);
    let often = frequency[block.index()] / (RARE * users.len() as f32);
    let users: Vec<(Block, Inst)> =
        users.into_iter().filter(|&(from, _)| frequency[from.index()] >= often).collect();
    if users.is_empty() || users.len() * func.block(block).successors.len() > MAX_EDGES {
        return false;
    }
    // The copies run where the jumps did; what runs behind them runs as often as before.
    let moved: f32 = users.iter().map(|&(from, _)| frequency[from.index()]).sum();
    frequency[block.index()] = (frequency[block.index()] - moved).max(0.0);
    let mut stale = Stale::default();
    for &(from, jump) in &users {
        func.remove(jump);
        let last = func.last_inst(from);
        func.debug.enter(from, last, block);
        append(func, from);
        take_successors(func, block, from, &mut stale);
    }
    stale.update(func);
    true
}

/// `from` does not lead to `block` any more, but to where that leads.
pub(super) fn take_successors(func: &mut Function, block: Block, from: Block, stale: &mut Stale) {
    let successors = func.block(block).successors.clone();
    func.block_mut(from).successors.clone_from(&successors);
    func.debug.copy_edges(block, from, &successors);
    for &to in &successors {
        // The list has it already where a computed jump may lead back to it.
        if to != block {
            func.block_mut(to).predecessors.push(from);
        }
        if let Some(share) = func.share(block, to) {
            func.set_share(from, to, share);
        }
    }
    stale.note(block);
}

/// The jump with which a block ends, if nothing leads elsewhere than to `to`.
fn only_jump(isa: &Isa<'_>, func: &Function, from: Block, to: Block) -> Option<Inst> {
    let [jump] = jumps(isa, func, from)[..] else { return None };
    let is_only = from != to && func.block(from).successors[..] == [to];
    (is_only && is_unconditional(isa, func, jump) && target(isa, func, jump) == Some(to)).then_some(jump)
}
