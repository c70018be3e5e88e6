//! Dominance frontiers: for each node, the nodes just beyond what it dominates. Values defined in a node meet others there,
//! so that is where SSA construction puts phis.
//!
//! The method is that of Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001): walk from each
//! predecessor of a join up to the join's immediate dominator. The cost is the size of the result, which is linear for ordinary
//! functions but quadratic for deep nests of loops or branches around a common exit.

use super::{DomTree, FlowGraph, Lists};
use crate::bitset::BitSet;
use crate::entity::Entity;

/// The dominance frontiers of all nodes; of postdominators (control dependence) when made from such a tree.
#[derive(Clone, Debug)]
pub struct DominanceFrontier<N> {
    frontiers: Lists<N>,
}

impl<N: Entity> DominanceFrontier<N> {
    pub fn new(flow: &FlowGraph<N>, tree: &DomTree<N>) -> Self {
        let mut pairs: Vec<(usize, N)> = Vec::new();
        // The join whose frontier membership was noted last, per node: predecessors often share the way up.
        let mut noted = vec![None; flow.num_nodes()];
        for &join in tree.preorder() {
            let before = if tree.is_post() { flow.successors(join) } else { flow.predecessors(join) };
            let stop = tree.idom(join);
            for &node in before.iter().filter(|&&n| tree.contains(n)) {
                let mut runner = Some(node);
                while let Some(node) = runner.filter(|_| runner != stop) {
                    if noted[node.index()].replace(join) == Some(join) {
                        break;
                    }
                    pairs.push((node.index(), join));
                    runner = tree.idom(node);
                }
            }
        }
        DominanceFrontier { frontiers: Lists::group(flow.num_nodes(), || pairs.iter().copied()) }
    }

    /// In preorder of the tree, without repetition.
    pub fn of(&self, node: N) -> &[N] {
        self.frontiers.get(node.index())
    }

    /// The frontier of the nodes together with their frontiers, and so on: where the phis of a variable go that is
    /// assigned in `nodes`. Ascending.
    pub fn iterated(&self, nodes: impl IntoIterator<Item = N>) -> BitSet<N> {
        let mut result = BitSet::new();
        let mut work: Vec<N> = nodes.into_iter().collect();
        while let Some(node) = work.pop() {
            work.extend(self.of(node).iter().filter(|&&n| result.insert(n)));
        }
        result
    }
}
