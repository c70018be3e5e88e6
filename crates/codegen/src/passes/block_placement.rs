//! Block placement (`block-placement`): blocks that run one after the other are laid out one after the other.
//!
//! Bottom-up chains, after Pettis and Hansen ("Profile guided code positioning", 1990): edges are taken by how often they run,
//! and an edge from the end of one chain to the start of another joins the two. Among edges that run as often, those from
//! blocks with no other way on come first: there, being next saves the jump itself. So a loop that is left at its start
//! begins with its end, and takes one jump each time round. The chain of the entry is first, then the others in the order
//! of their first blocks, those that hardly ever run at the end. Where neither way of a branch comes next, the one that runs
//! more often takes the condition.
//!
//! Where a loop begins, the code is aligned if the machine wants that and hardly anything falls into it: what a processor fetches
//! at once, and keeps decoded, are aligned pieces, of which a loop then takes as few as it can.
//!
//! All ways on are written as jumps first, then blocks are ordered, then [`branch_folder`] takes away
//! what the order makes superfluous. O(edges · log).
//!
//! # Requires, preserves
//! Runs on physical registers. A function with a block whose end is not understood stays as it is.

use crate::branch_folder;
use crate::pass::{OPTIMIZES, Pass};
use mir::function::Neighbors;
use mir::target::Place;
use mir::{Block, Flow, Function, Inst, Isa, Operand, Properties, TargetInfo};
use smallvec::SmallVec;
use tables::instructions::inst_flags;

/// Chains that run less often than this for each run of the function are out of the way.
const COLD: f32 = 1.0 / 64.0;

/// What runs more often than this, next to what stands behind it, should not run through padding.
const SELDOM: f32 = 1.0 / 5.0;

pub(crate) const PASS: Pass = Pass {
    argument: "block-placement",
    title: "Branch Probability Basic Block Placement",
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
    if func.num_blocks() < 3 {
        return;
    }
    let ends: Option<Vec<(Block, End)>> = func.blocks().map(|b| Some((b, end(isa, func, b)?))).collect();
    let Some(ends) = ends else { return };
    for &(block, end) in &ends {
        if let End::FallsTo(to) = end
            && !info.insert_jump(isa, func, Place { block, before: None }, to)
        {
            // The first attempt says whether the target can: nothing has changed yet.
            return;
        }
    }
    let flow = Flow::new(isa, func);
    let order = order(&flow, &ends, func);
    func.set_order(&order);
    branch_folder::run(isa, info, func);
    prefer_frequent(isa, info, func);
    align_loops(info.facts().loop_align_log2, &flow, func);
}

/// Aligns blocks that a jump of their loop leads back to. The flow is that of the function before jumps went.
fn align_loops(log2: u8, flow: &Flow, func: &mut Function) {
    let order = func.blocks_vec();
    if log2 == 0 || func.attributes.prefers_short || !order.iter().any(|&b| flow.loops.is_header(b)) {
        return;
    }
    let mut position = vec![0; func.num_blocks()];
    for (place, block) in (0..).zip(&order) {
        position[block.as_u32() as usize] = place;
    }
    for pair in order.windows(2) {
        let (before, block) = (pair[0], pair[1]);
        let Some(around) = flow.loops.innermost(block) else { continue };
        let is_below = |from: &Block| position[from.as_u32() as usize] >= position[block.as_u32() as usize];
        let comes_back = |from: &Block| is_below(from) && flow.loops.contains(around, *from);
        let frequency = flow.frequency(block);
        let is_rare = frequency < SELDOM * flow.frequency(flow.loops.header(around)).max(1.0);
        let falls_in = func.block(before).successors.contains(&block);
        let is_fallen_into = falls_in && flow.edge_frequency(before, block) > SELDOM * frequency;
        if !is_rare && !is_fallen_into && func.block(block).predecessors.iter().any(comes_back) {
            func.block_mut(block).align_log2 = log2;
        }
    }
}

/// Turns branches round whose rarer way takes the condition, and the other one a jump behind it.
fn prefer_frequent(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    // Edges stay as they are. Many functions have no such block.
    let mut flow = None;
    for block in func.blocks_vec() {
        let Some(jump) = func.last_inst(block) else { continue };
        let Some(branch) = func.prev_inst(jump) else { continue };
        let is_jump = isa.desc(func.opcode(jump)).has(inst_flags::BARRIER);
        let alone = func.prev_inst(branch).is_none_or(|i| !isa.desc(func.opcode(i)).is_terminator());
        let conditional = isa.desc(func.opcode(branch)).is_terminator();
        if !(is_jump && conditional && alone) {
            continue;
        }
        let (Some(often), Some(rarely)) = (destination(func, jump), destination(func, branch)) else {
            continue;
        };
        let flow = flow.get_or_insert_with(|| Flow::new(isa, func));
        if flow.frequency(often) > flow.frequency(rarely) && info.reverse_branch(isa, func, branch) {
            redirect(func, branch, often);
            redirect(func, jump, rarely);
        }
    }
}

/// The only block that an instruction names.
fn destination(func: &Function, inst: Inst) -> Option<Block> {
    let mut blocks = func.operands(inst).iter().filter_map(Operand::as_block);
    let first = blocks.next();
    first.filter(|_| blocks.next().is_none())
}

fn redirect(func: &mut Function, inst: Inst, to: Block) {
    for operand in func.operands_mut(inst) {
        if let Operand::Block(block) = operand {
            *block = to;
        }
    }
}

/// How a block ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum End {
    /// In the block that follows it now, perhaps after a conditional jump elsewhere.
    FallsTo(Block),
    /// With a direct jump, perhaps after a conditional one.
    Jumps,
    /// It leaves, or goes to a place that is computed.
    Elsewhere,
}

pub(super) fn end(isa: &Isa<'_>, func: &Function, block: Block) -> Option<End> {
    let terminators: SmallVec<[Inst; 4]> =
        func.block_insts_back(block).take_while(|&i| isa.desc(func.opcode(i)).is_terminator()).collect();
    let all = &func.block(block).successors;
    let successors: Neighbors = all.iter().copied().filter(|&to| !func.is_landing_pad(to)).collect();
    let Some(&last) = terminators.first() else {
        return match successors[..] {
            [] => Some(End::Elsewhere),
            [only] => Some(End::FallsTo(only)).filter(|_| func.next_block(block) == Some(only)),
            _ => None,
        };
    };
    let is_direct = |inst: Inst| {
        let desc = isa.desc(func.opcode(inst));
        let blocks = func.operands(inst).iter().filter_map(Operand::as_block).count();
        desc.has(inst_flags::BRANCH) && !desc.has(inst_flags::INDIRECT_BRANCH) && blocks == 1
    };
    let is_barrier = |inst: Inst| isa.desc(func.opcode(inst)).has(inst_flags::BARRIER);
    if !terminators.iter().all(|&i| is_direct(i)) {
        let leaves = isa.desc(func.opcode(last)).has(inst_flags::RETURN | inst_flags::BARRIER);
        return leaves.then_some(End::Elsewhere);
    }
    if is_barrier(last) {
        return Some(End::Jumps);
    }
    let next = func.next_block(block)?;
    successors.contains(&next).then_some(End::FallsTo(next))
}

/// A way from the end of a block to the start of another.
struct Edge {
    /// How often it is taken.
    weight: f32,
    /// There are other ways.
    branches: bool,
    backwards: bool,
    /// In the order as it is.
    distance: u32,
    from: Block,
    to: Block,
}

fn order(flow: &Flow, ends: &[(Block, End)], func: &Function) -> Vec<Block> {
    let num_blocks = func.num_blocks();
    let position = |b: Block| flow.position(b);
    let mut edges: Vec<Edge> = Vec::new();
    for &(from, end) in ends {
        let successors = &func.block(from).successors;
        for &to in successors.iter().filter(|_| end != End::Elsewhere) {
            let backwards = flow.graph.rpo_number(to) <= flow.graph.rpo_number(from);
            let weight = flow.edge_frequency(from, to);
            // Among equals, the order as it is.
            let distance = position(to).wrapping_sub(position(from));
            let branches = successors.len() > 1;
            edges.push(Edge { weight, branches, backwards, distance, from, to });
        }
    }
    edges.sort_by(|a, b| {
        let rank = |e: &Edge| (e.branches, e.backwards, e.distance);
        b.weight.total_cmp(&a.weight).then(rank(a).cmp(&rank(b)))
    });
    let mut next: Vec<Option<Block>> = vec![None; num_blocks];
    let mut has_previous = vec![false; num_blocks];
    // Union-find: the chain of a block.
    let mut chains: Vec<u32> = (0..num_blocks as u32).collect();
    let entry = ends.first().map(|e| e.0);
    for Edge { from, to, .. } in edges {
        let (a, b) = (find(&mut chains, from.as_u32()), find(&mut chains, to.as_u32()));
        let taken = next[from.as_u32() as usize].is_some() || has_previous[to.as_u32() as usize];
        if taken || a == b || Some(to) == entry {
            continue;
        }
        next[from.as_u32() as usize] = Some(to);
        has_previous[to.as_u32() as usize] = true;
        chains[b as usize] = a;
    }
    let heads = ends.iter().map(|e| e.0).filter(|b| !has_previous[b.as_u32() as usize]);
    let mut heads: Vec<(bool, Block)> = heads
        .map(|head| {
            let chain = std::iter::successors(Some(head), |b| next[b.as_u32() as usize]);
            let hottest = chain.map(|b| flow.frequency(b)).fold(0.0, f32::max);
            (hottest < COLD && Some(head) != entry, head)
        })
        .collect();
    heads.sort_by_key(|&(cold, head)| (cold, position(head)));
    let chain = |head: Block| std::iter::successors(Some(head), |b| next[b.as_u32() as usize]);
    heads.into_iter().flat_map(|(_, head)| chain(head)).collect()
}

fn find(chains: &mut [u32], block: u32) -> u32 {
    let mut at = block;
    while chains[at as usize] != at {
        chains[at as usize] = chains[chains[at as usize] as usize];
        at = chains[at as usize];
    }
    at
}
