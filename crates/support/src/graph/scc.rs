//! Strongly connected components: maximal sets of nodes that all reach each other.
//!
//! Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972), with an explicit stack. Linear. Components come out
//! after the ones they lead to, which for a call graph is callees first.

use super::{FlowGraph, NONE};
use crate::entity::Entity;

/// The components of a whole graph, unreachable nodes included.
#[derive(Clone, Debug)]
pub struct Sccs<N> {
    /// Component by component.
    nodes: Vec<N>,
    /// Where each component ends in `nodes`.
    ends: Vec<u32>,
    /// By node.
    component: Vec<u32>,
}

impl<N: Entity> Sccs<N> {
    pub fn new(flow: &FlowGraph<N>) -> Self {
        let num_nodes = flow.num_nodes();
        let mut sccs =
            Sccs { nodes: Vec::with_capacity(num_nodes), ends: Vec::new(), component: vec![NONE; num_nodes] };
        let mut search = Tarjan {
            sccs: &mut sccs,
            flow,
            number: vec![NONE; num_nodes],
            low: vec![0; num_nodes],
            found: 0,
            open: Vec::new(),
        };
        // From the entry first, so that the order of components does not depend on where it is.
        for root in flow.order.first().copied().into_iter().chain((0..num_nodes).map(N::new)) {
            search.visit(root);
        }
        sccs
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The number of the component that a node is in.
    #[inline]
    pub fn component_of(&self, node: N) -> usize {
        self.component[node.index()] as usize
    }

    /// The nodes of a component, in the order in which the search found them.
    pub fn nodes(&self, component: usize) -> &[N] {
        let start = component.checked_sub(1).map_or(0, |previous| self.ends[previous] as usize);
        &self.nodes[start..self.ends[component] as usize]
    }

    /// Every component after those that it leads to.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &[N]> + ExactSizeIterator {
        (0..self.len()).map(|component| self.nodes(component))
    }

    /// Whether a component is a cycle: several nodes, or one with an edge to itself.
    pub fn is_cyclic(&self, flow: &FlowGraph<N>, component: usize) -> bool {
        match *self.nodes(component) {
            [node] => flow.successors(node).contains(&node),
            _ => true,
        }
    }
}

struct Tarjan<'a, N> {
    sccs: &'a mut Sccs<N>,
    flow: &'a FlowGraph<N>,
    /// By node: order of discovery.
    number: Vec<u32>,
    /// By node: the smallest number of an open node known to be reached from it.
    low: Vec<u32>,
    found: u32,
    /// Nodes found whose component is not complete.
    open: Vec<N>,
}

impl<N: Entity> Tarjan<'_, N> {
    fn discover(&mut self, node: N) -> (N, std::ops::Range<usize>) {
        self.number[node.index()] = self.found;
        self.low[node.index()] = self.found;
        self.found += 1;
        self.open.push(node);
        (node, self.flow.successors.range(node.index()))
    }

    fn visit(&mut self, root: N) {
        if self.number[root.index()] != NONE {
            return;
        }
        let mut stack = vec![self.discover(root)];
        while let Some((node, rest)) = stack.last_mut() {
            let node = *node;
            if let Some(edge) = rest.next() {
                let to = self.flow.successors.items[edge];
                if self.number[to.index()] == NONE {
                    stack.push(self.discover(to));
                } else if self.sccs.component[to.index()] == NONE {
                    self.low[node.index()] = self.low[node.index()].min(self.number[to.index()]);
                }
            } else {
                stack.pop();
                if let Some((parent, _)) = stack.last() {
                    self.low[parent.index()] = self.low[parent.index()].min(self.low[node.index()]);
                }
                if self.low[node.index()] == self.number[node.index()] {
                    self.close(node);
                }
            }
        }
    }

    /// Everything opened since `first` is a component.
    fn close(&mut self, first: N) {
        let start = self.open.iter().rposition(|&n| n == first).unwrap_or(0);
        let component = self.sccs.ends.len() as u32;
        for node in self.open.drain(start..) {
            self.sccs.component[node.index()] = component;
            self.sccs.nodes.push(node);
        }
        self.sccs.ends.push(self.sccs.nodes.len() as u32);
    }
}
