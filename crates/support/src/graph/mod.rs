//! Algorithms on flow graphs: control flow graphs of IR and machine functions, call graphs, dependence graphs.
//!
//! A caller describes its graph through [`Graph`], two or three lines. [`FlowGraph`] takes a snapshot of it, with
//! successors and predecessors in flat arrays, and every algorithm here works on the snapshot: it is compiled once per node
//! type, and an analysis does not see changes made to the function while it runs. Parallel edges and self loops are allowed and
//! kept.
//!
//! * [`FlowGraph::new`] also numbers the reachable nodes in reverse postorder.
//! * [`DomTree`]: dominators and postdominators.
//! * [`DominanceFrontier`]: where phis go.
//! * [`LoopNest`]: natural loops.
//! * [`Sccs`]: strongly connected components.
//!
//! All of it is linear or nearly so, and uses explicit stacks. Order in every result is determined by the order of nodes
//! and successors alone.

mod dominators;
mod frontier;
mod loops;
mod scc;

#[cfg(test)]
mod tests;

pub use dominators::DomTree;
pub use frontier::DominanceFrontier;
pub use loops::{Loop, LoopNest};
pub use scc::Sccs;

use crate::entity::Entity;
use std::ops::Range;

/// A directed graph with an entry, whose nodes are numbered densely.
pub trait Graph {
    type Node: Entity;

    /// Nodes are `0..num_nodes()`.
    fn num_nodes(&self) -> usize;

    /// Where execution begins. If it is not a node (an empty graph), nothing is reachable.
    fn entry(&self) -> Self::Node;

    fn for_each_successor(&self, node: Self::Node, visit: impl FnMut(Self::Node));
}

/// No number: unreachable, no parent.
const NONE: u32 = u32::MAX;

/// Many lists in one array: list `i` is `items[starts[i]..starts[i + 1]]`.
#[derive(Clone, Debug)]
struct Lists<T> {
    starts: Vec<u32>,
    items: Vec<T>,
}

impl<T: Copy> Lists<T> {
    #[inline]
    fn range(&self, list: usize) -> Range<usize> {
        match self.starts.get(list..list + 2) {
            Some(&[start, end]) => start as usize..end as usize,
            _ => 0..0,
        }
    }

    #[inline]
    fn get(&self, list: usize) -> &[T] {
        &self.items[self.range(list)]
    }

    /// Distributes `(list, item)` pairs; within a list they keep their order. `pairs` is run twice.
    fn group<I: Iterator<Item = (usize, T)>>(num_lists: usize, pairs: impl Fn() -> I) -> Self {
        let mut starts = vec![0; num_lists + 1];
        for (list, _) in pairs() {
            starts[list + 1] += 1;
        }
        for i in 0..num_lists {
            starts[i + 1] += starts[i];
        }
        let Some((_, first)) = pairs().next() else { return Lists { starts, items: Vec::new() } };
        let mut items = vec![first; starts[num_lists] as usize];
        let mut next = starts.clone();
        for (list, item) in pairs() {
            items[next[list] as usize] = item;
            next[list] += 1;
        }
        Lists { starts, items }
    }
}

impl<N: Entity> Lists<N> {
    /// From lists of successors, those of predecessors: in list `i` is every list that `i` is in, as often as it is.
    fn reversed(&self, num_lists: usize) -> Self {
        let mut starts = vec![0; num_lists + 1];
        for successor in &self.items {
            starts[successor.index() + 1] += 1;
        }
        for i in 0..num_lists {
            starts[i + 1] += starts[i];
        }
        let mut items = self.items.clone();
        let mut next = starts.clone();
        for node in (0..num_lists).map(N::new) {
            for successor in self.get(node.index()) {
                let place = &mut next[successor.index()];
                items[*place as usize] = node;
                *place += 1;
            }
        }
        Lists { starts, items }
    }
}

/// A snapshot of a [`Graph`], with predecessors and reverse postorder.
#[derive(Clone, Debug)]
pub struct FlowGraph<N> {
    entry: N,
    successors: Lists<N>,
    predecessors: Lists<N>,
    order: Vec<N>,
    /// Position in `order`, or `NONE`.
    number: Vec<u32>,
}

impl<N: Entity> FlowGraph<N> {
    pub fn new(graph: &impl Graph<Node = N>) -> Self {
        let num_nodes = graph.num_nodes();
        let mut successors =
            Lists { starts: Vec::with_capacity(num_nodes + 1), items: Vec::with_capacity(num_nodes * 2) };
        successors.starts.push(0);
        for node in (0..num_nodes).map(N::new) {
            graph.for_each_successor(node, |successor| successors.items.push(successor));
            successors.starts.push(successors.items.len() as u32);
        }
        let predecessors = successors.reversed(num_nodes);
        let mut flow = FlowGraph {
            entry: graph.entry(),
            successors,
            predecessors,
            order: Vec::with_capacity(num_nodes),
            number: vec![NONE; num_nodes],
        };
        flow.number_nodes();
        flow
    }

    fn number_nodes(&mut self) {
        if self.entry.index() >= self.num_nodes() {
            return;
        }
        // Each frame is a node and the position of its next successor to visit. Any number marks a node as seen.
        let mut stack = Vec::with_capacity(self.num_nodes());
        stack.push((self.entry, self.successors.range(self.entry.index())));
        self.number[self.entry.index()] = 0;
        while let Some((node, rest)) = stack.last_mut() {
            if let Some(edge) = rest.next() {
                let successor = self.successors.items[edge];
                if self.number[successor.index()] == NONE {
                    self.number[successor.index()] = 0;
                    stack.push((successor, self.successors.range(successor.index())));
                }
            } else {
                self.order.push(*node);
                stack.pop();
            }
        }
        self.order.reverse();
        for (position, node) in (0..).zip(&self.order) {
            self.number[node.index()] = position;
        }
    }

    pub fn num_nodes(&self) -> usize {
        self.number.len()
    }

    pub fn entry(&self) -> N {
        self.entry
    }

    #[inline]
    pub fn successors(&self, node: N) -> &[N] {
        self.successors.get(node.index())
    }

    /// Unreachable ones included. Ordered by number.
    #[inline]
    pub fn predecessors(&self, node: N) -> &[N] {
        self.predecessors.get(node.index())
    }

    /// The nodes reachable from the entry. A node comes before its successors, back edges aside.
    pub fn reverse_postorder(&self) -> &[N] {
        &self.order
    }

    /// Position in [`reverse_postorder`](Self::reverse_postorder).
    #[inline]
    pub fn rpo_number(&self, node: N) -> Option<u32> {
        self.number.get(node.index()).copied().filter(|&number| number != NONE)
    }

    #[inline]
    pub fn is_reachable(&self, node: N) -> bool {
        self.rpo_number(node).is_some()
    }
}
