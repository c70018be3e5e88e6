//! The control flow graph of a function: predecessors, order, dominators, loops.
//!
//! [`Cfg`] is a snapshot. It knows the blocks that are in the function's order and the edges that their terminators
//! make; a block named twice by a terminator has two edges. Dominators are worked out when something asks that the edges
//! alone do not tell: code that keeps its variables in memory has few values that are used in other blocks.
//!
//! # Values and dominance
//! A definition may be used where control has certainly passed it. The result of an `invoke` exists only once control
//! has taken the edge to the normal destination, so there the *edge* has to dominate the use.
//! A phi uses its values at the end of the incoming blocks. See [`Cfg::def_dominates_block`].

use crate::function::Function;
use crate::inst::{InstView, Opcode};
use crate::value::{Block, Inst};
use std::cell::OnceCell;
use support::entity::Entity;
use support::graph::{DomTree, FlowGraph, Graph, LoopNest};

/// Flow graph and dominator tree of a function. See the module text.
#[derive(Clone, Debug)]
pub struct Cfg {
    flow: FlowGraph<Block>,
    /// Made when asked for.
    dom: OnceCell<DomTree<Block>>,
}

/// The blocks in the function's order; blocks that were taken out have no edges.
struct PlacedBlocks<'a> {
    func: &'a Function,
    placed: Vec<bool>,
}

impl Graph for PlacedBlocks<'_> {
    type Node = Block;

    fn num_nodes(&self) -> usize {
        self.func.num_blocks()
    }

    fn entry(&self) -> Block {
        // A function without blocks has no node of this number either.
        self.func.entry().unwrap_or(Block::from_u32(0))
    }

    fn for_each_successor(&self, node: Block, mut visit: impl FnMut(Block)) {
        if self.placed[node.index()] {
            let num_blocks = self.num_nodes();
            self.func.successors(node).filter(|b| b.index() < num_blocks).for_each(&mut visit);
        }
    }
}

/// The flow graph alone.
pub fn flow_graph(func: &Function) -> FlowGraph<Block> {
    let mut placed = vec![false; func.num_blocks()];
    for block in func.blocks() {
        placed[block.index()] = true;
    }
    FlowGraph::new(&PlacedBlocks { func, placed })
}

impl Cfg {
    pub fn new(func: &Function) -> Cfg {
        Cfg { flow: flow_graph(func), dom: OnceCell::new() }
    }

    pub fn flow(&self) -> &FlowGraph<Block> {
        &self.flow
    }

    pub fn dom(&self) -> &DomTree<Block> {
        self.dom.get_or_init(|| DomTree::new(&self.flow))
    }

    pub fn loops(&self) -> LoopNest<Block> {
        LoopNest::new(&self.flow, self.dom())
    }

    /// Sources of the edges into a block, unreachable ones included; one for each edge.
    #[inline]
    pub fn predecessors(&self, block: Block) -> &[Block] {
        self.flow.predecessors(block)
    }

    #[inline]
    pub fn is_reachable(&self, block: Block) -> bool {
        self.flow.is_reachable(block)
    }

    /// The source of all edges into a block.
    pub fn unique_predecessor(&self, block: Block) -> Option<Block> {
        let (&first, rest) = self.predecessors(block).split_first()?;
        rest.iter().all(|&b| b == first).then_some(first)
    }

    /// Whether the result of `def` is available at the start of `block`, which is another block than the one that
    /// contains `def` (or the same, for `invoke`). Everything is available in unreachable blocks. O(1),
    /// for results of `invoke` O(number of predecessors of its destination).
    pub fn def_dominates_block(&self, func: &Function, def: Inst, block: Block) -> bool {
        if !self.is_reachable(block) {
            return true;
        }
        let Some(def_block) = func.block_of(def) else { return false };
        if !self.is_reachable(def_block) {
            return false;
        }
        match func.opcode(def) {
            Opcode::Invoke => match normal_dest(func, def) {
                Some(dest) => self.edge_dominates(def_block, dest, block),
                None => false,
            },
            _ => def_block == self.flow.entry() || self.dom().dominates(def_block, block),
        }
    }

    /// Whether the result of `def` is available at the end of `from`, on the edge to `to`: where a phi of `to` uses it.
    pub fn def_dominates_edge(&self, func: &Function, def: Inst, from: Block, to: Block) -> bool {
        if func.block_of(def) == Some(from) {
            return match func.opcode(def) {
                Opcode::Invoke => {
                    !self.is_reachable(from)
                        || normal_dest(func, def) == Some(to)
                        || self.def_dominates_block(func, def, from)
                }
                _ => true,
            };
        }
        self.def_dominates_block(func, def, from)
    }

    /// Whether every path to `block` takes the edge from `start` to `end`.
    fn edge_dominates(&self, start: Block, end: Block, block: Block) -> bool {
        if !self.dom().dominates(end, block) {
            return false;
        }
        // Every way into `end` must be that edge, or come from `end` itself. A second edge from `start` is another way.
        let mut edges = 0;
        self.predecessors(end).iter().all(|&pred| {
            if pred == start {
                edges += 1;
                edges == 1
            } else {
                self.dom().dominates(end, pred)
            }
        })
    }
}

fn normal_dest(func: &Function, call: Inst) -> Option<Block> {
    match func.view(call) {
        InstView::Invoke { normal, .. } => Some(normal),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inst::InstData;
    use crate::types::Type;
    use crate::value::Value;
    use support::entity::List;

    /// Blocks with the given successors, each ended by an `indirectbr` or, without any, by `unreachable`.
    fn graph(edges: &[&[u32]]) -> (Function, Vec<Block>) {
        let mut f = Function::new(&[Type::PTR]);
        let blocks: Vec<Block> = edges
            .iter()
            .map(|_| {
                let b = f.create_block();
                f.append_block(b);
                b
            })
            .collect();
        for (&block, successors) in blocks.iter().zip(edges) {
            let data = if successors.is_empty() {
                InstData::new(Opcode::Unreachable, Type::VOID, List::EMPTY)
            } else {
                let address = std::iter::once(Value::arg(crate::Arg::from_u32(0)));
                let operands: Vec<Value> =
                    address.chain(successors.iter().map(|&s| blocks[s as usize].into())).collect();
                let list = f.make_operands(&operands);
                InstData::new(Opcode::IndirectBr, Type::VOID, list)
            };
            let inst = f.create_inst(data);
            f.append_inst(inst, block);
        }
        (f, blocks)
    }

    #[test]
    fn removed_blocks_have_no_edges() {
        let (mut f, b) = graph(&[&[1, 2], &[3], &[3], &[]]);
        assert_eq!(Cfg::new(&f).predecessors(b[3]), [b[1], b[2]]);
        f.remove_block(b[2]);
        let cfg = Cfg::new(&f);
        assert_eq!(cfg.predecessors(b[3]), [b[1]]);
        assert_eq!(cfg.unique_predecessor(b[3]), Some(b[1]));
    }

    #[test]
    fn an_edge_dominates_only_if_it_is_the_only_way() {
        // 0 -> 1 -> 1 (loop), 1 -> 2; 0 -> 2 in the second graph.
        let (f, b) = graph(&[&[1], &[1, 2], &[]]);
        let cfg = Cfg::new(&f);
        assert!(cfg.edge_dominates(b[0], b[1], b[2]));
        assert!(!cfg.edge_dominates(b[1], b[1], b[2]));
        let (f, b) = graph(&[&[1, 1], &[]]);
        assert!(!Cfg::new(&f).edge_dominates(b[0], b[1], b[1]));
        assert_eq!(cfg.loops().len(), 1);
    }
}
