//! The flow graph of a machine function: order, dominators, loops, and how often blocks run.
//!
//! [`Flow`] is a snapshot: it holds until blocks or edges change. Frequencies are relative to one run of the function.
//!
//! # Frequencies
//! What the source says of a branch (`!prof`) counts, except of ways out of loops.
//! Mass 1 enters and is divided at every branch. An edge that leaves a loop gets a small share, so that a loop is
//! taken to run [`TRIPS`] times; the header of a loop has the mass that enters it times that number. A block from which the
//! function does not return (calls of functions that end the program) gets next to nothing, and so does a landing pad: exceptions
//! are rare. Masses go through the graph once in
//! reverse postorder; retreating edges of irreducible loops are left out. O(blocks + edges).

use crate::function::{Block, Function};
use crate::target::Isa;
use support::graph::{DomTree, FlowGraph, Graph, LoopNest};
use tables::instructions::inst_flags;

/// How often a loop is taken to run for each time it is entered.
const TRIPS: f32 = 16.0;

/// Share of a branch that goes to a landing pad or where the function does not return from, to one that goes elsewhere.
const COLD: f32 = 1.0 / 4096.0;

/// Masses are kept in this range: nests may be deep, and dead code must not have none.
const RANGE: (f32, f32) = (1e-12, 1e12);

/// Whether control can reach the end of a block. What fills the delay slot of a jump is not where it ends.
pub fn falls_through(isa: &Isa<'_>, func: &Function, block: Block) -> bool {
    let is_slot = |inst| {
        let before = func.prev_inst(inst).filter(|_| func.is_bundled(inst));
        before.is_some_and(|before| isa.desc(func.opcode(before)).has(inst_flags::DELAY_SLOT))
    };
    let facts = func.block_insts(block).filter(|&i| !is_slot(i)).map(|i| isa.desc(func.opcode(i)));
    let last = facts.filter(|desc| !desc.has(inst_flags::META)).last();
    last.is_none_or(|desc| !desc.has(inst_flags::BARRIER) && !desc.has(inst_flags::RETURN))
}

/// See the module text.
#[derive(Clone, Debug)]
pub struct Flow {
    pub graph: FlowGraph<Block>,
    pub dominators: DomTree<Block>,
    pub loops: LoopNest<Block>,
    /// By block.
    frequency: Vec<f32>,
    shares: Shares,
    /// By block: the position in the layout.
    position: Vec<u32>,
}

struct Blocks<'f>(&'f Function);

impl Graph for Blocks<'_> {
    type Node = Block;

    fn num_nodes(&self) -> usize {
        self.0.num_blocks()
    }

    fn entry(&self) -> Block {
        self.0.entry().unwrap_or(Block::from_u32(0))
    }

    fn for_each_successor(&self, node: Block, visit: impl FnMut(Block)) {
        self.0.block(node).successors.iter().copied().for_each(visit);
    }
}

impl Flow {
    pub fn new(isa: &Isa<'_>, func: &Function) -> Flow {
        let graph = FlowGraph::new(&Blocks(func));
        let dominators = DomTree::new(&graph);
        let loops = LoopNest::new(&graph, &dominators);
        let known = |from: Block, to: Block| func.share(from, to);
        let (frequency, shares) = frequencies(&cold_blocks(isa, func, &graph), &graph, &loops, &known);
        let mut position = vec![0; func.num_blocks()];
        for (place, block) in (0..).zip(func.blocks()) {
            position[block.as_u32() as usize] = place;
        }
        Flow { graph, dominators, loops, frequency, shares, position }
    }

    /// Whether two say the same of blocks, edges and frequencies.
    pub fn is_same(&self, other: &Flow) -> bool {
        let order = |flow: &Flow| flow.graph.reverse_postorder().to_vec();
        self.position == other.position && self.frequency == other.frequency && order(self) == order(other)
    }

    /// The flow of no function.
    pub fn empty() -> Flow {
        let func = Function::new(ir::Global::from_u32(0));
        let graph = FlowGraph::new(&Blocks(&func));
        let dominators = DomTree::new(&graph);
        let loops = LoopNest::new(&graph, &dominators);
        let shares = Shares::default();
        Flow { graph, dominators, loops, frequency: Vec::new(), shares, position: Vec::new() }
    }

    /// How often the block runs for one run of the function.
    #[inline]
    pub fn frequency(&self, block: Block) -> f32 {
        self.frequency[block.as_u32() as usize]
    }

    /// How often each block runs for one run of the function, by block.
    pub fn into_frequencies(self) -> Vec<f32> {
        self.frequency
    }

    /// How often control goes from one block to another for one run of the function.
    pub fn edge_frequency(&self, from: Block, to: Block) -> f32 {
        let place = self.graph.successors(from).iter().position(|&s| s == to);
        let first = self.shares.first.get(from.as_u32() as usize).copied();
        let share = place.zip(first).and_then(|(i, first)| self.shares.all.get(first as usize + i));
        self.frequency(from) * share.copied().unwrap_or(0.0)
    }

    /// Where the block is in the layout, counted from 0.
    #[inline]
    pub fn position(&self, block: Block) -> u32 {
        self.position[block.as_u32() as usize]
    }
}

/// How control divides at the ends of blocks.
#[derive(Clone, Debug, Default)]
struct Shares {
    /// By block: where its successors are in `all`.
    first: Vec<u32>,
    all: Vec<f32>,
}

/// The masses of blocks, and the shares of the ways from them. `known` says what the source knows of a way, of 2^31.
fn frequencies(
    cold: &[bool],
    graph: &FlowGraph<Block>,
    loops: &LoopNest<Block>,
    known: &dyn Fn(Block, Block) -> Option<u32>,
) -> (Vec<f32>, Shares) {
    let mut divided = Shares { first: vec![u32::MAX; graph.num_nodes()], all: Vec::new() };
    let order = graph.reverse_postorder();
    let mut mass = vec![RANGE.0; graph.num_nodes()];
    let mut shares: Vec<f32> = Vec::new();
    if let Some(&entry) = order.first() {
        mass[entry.as_u32() as usize] = 1.0;
    }
    for &block in order {
        let at = block.as_u32() as usize;
        if loops.is_header(block) {
            mass[at] *= TRIPS;
        }
        mass[at] = mass[at].clamp(RANGE.0, RANGE.1);
        let around = loops.innermost(block);
        let successors = graph.successors(block);
        let stays = |to: Block| around.is_none_or(|l| loops.contains(l, to));
        let num_staying = successors.iter().filter(|&&to| stays(to)).count();
        let num_leaving = successors.len() - num_staying;
        shares.clear();
        // How often loops are left is a guess that is kept: what comes behind them is not rare.
        let is_known =
            successors.iter().all(|&to| (stays(to) || num_staying == 0) && known(block, to).is_some());
        shares.extend(successors.iter().map(|&to| {
            let share = match (stays(to), num_staying) {
                _ if is_known => known(block, to).unwrap_or(0).max(1) as f32,
                (_, 0) | (true, _) => 1.0,
                (false, _) => num_staying as f32 / ((TRIPS - 1.0) * num_leaving as f32),
            };
            if cold[to.as_u32() as usize] { share * COLD } else { share }
        }));
        let total: f32 = shares.iter().sum();
        divided.first[at] = divided.all.len() as u32;
        divided.all.extend(shares.iter().map(|share| share / total));
        for (&to, &share) in successors.iter().zip(&shares) {
            // A back edge is in the factor of its header.
            if graph.rpo_number(to) > graph.rpo_number(block) {
                mass[to.as_u32() as usize] += mass[at] * share / total;
            }
        }
    }
    (mass, divided)
}

/// By block: whether it is a landing pad, or every way from it goes to one or ends where the function does not return: in a block
/// without successors that has no return instruction.
fn cold_blocks(isa: &Isa<'_>, func: &Function, graph: &FlowGraph<Block>) -> Vec<bool> {
    let mut cold = vec![false; graph.num_nodes()];
    for &block in graph.reverse_postorder().iter().rev() {
        let successors = graph.successors(block);
        cold[block.as_u32() as usize] = if func.is_landing_pad(block) {
            true
        } else if successors.is_empty() {
            !func.last_inst(block).is_some_and(|i| isa.desc(func.opcode(i)).has(inst_flags::RETURN))
        } else {
            successors.iter().all(|s| cold[s.as_u32() as usize])
        };
    }
    cold
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Blocks and edges: the first has the edges that are given with it.
    fn flow(num_blocks: u32, edges: &[(u32, u32)], cold: &[u32]) -> Vec<f32> {
        let mut func = Function::new(ir::Global::from_u32(0));
        (0..num_blocks).for_each(|_| {
            func.append_block(None);
        });
        for &(from, to) in edges {
            func.add_edge(Block::from_u32(from), Block::from_u32(to));
        }
        let graph = FlowGraph::new(&Blocks(&func));
        let loops = LoopNest::new(&graph, &DomTree::new(&graph));
        let cold: Vec<bool> = (0..num_blocks).map(|b| cold.contains(&b)).collect();
        frequencies(&cold, &graph, &loops, &|_, _| None).0
    }

    #[test]
    fn loops_multiply_and_branches_divide() {
        // 0 -> 1 -> {2, 3} -> 4 -> {1, 5}
        let masses = flow(6, &[(0, 1), (1, 2), (1, 3), (2, 4), (3, 4), (4, 1), (4, 5)], &[]);
        let rounded: Vec<f32> = masses.iter().map(|m| m.round()).collect();
        assert_eq!(rounded, [1.0, 16.0, 8.0, 8.0, 16.0, 1.0]);
    }

    #[test]
    fn blocks_that_do_not_return_are_cold() {
        let masses = flow(3, &[(0, 1), (0, 2)], &[2]);
        assert!(masses[1] > 0.99 && masses[2] < 0.001);
    }
}
