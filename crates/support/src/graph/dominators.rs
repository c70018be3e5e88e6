//! Dominator and postdominator trees.
//!
//! Node `a` dominates `b` if every path from the entry to `b` passes through `a`; it postdominates `b` if every path from `b`
//! to an exit does.
//!
//! # Algorithm
//! Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a Flowgraph" (1979), in its simple form with path
//! compression: O(m log n) for any graph, where the usual alternatives (Cooper-Harvey-Kennedy, Semi-NCA) have quadratic
//! cases. All arrays are indexed by depth-first number. Subtrees are then numbered as intervals, which makes a dominance
//! query two comparisons.
//!
//! # Postdominators
//! The same on reversed edges, from a virtual exit that follows every node without successors. A cycle that no path leaves
//! (an infinite loop) would be cut off from it: of each such strongly connected component, the node last in reverse postorder
//! is taken as an exit too.
//!
//! Nodes unreachable from the entry are in neither tree.

use super::{FlowGraph, Lists, NONE, Sccs};
use crate::entity::Entity;

/// A dominator or postdominator tree.
#[derive(Clone, Debug)]
pub struct DomTree<N> {
    /// The entry; for postdominators, the exits and the stand-ins for infinite loops.
    roots: Vec<N>,
    postdominators: bool,
    /// By node: the parent, `NONE` for roots and for nodes outside the tree.
    parent: Vec<u32>,
    /// By node: the interval of positions in `preorder` that its subtree takes; empty for nodes outside the tree.
    interval: Vec<(u32, u32)>,
    /// By node: distance from the root.
    level: Vec<u32>,
    children: Lists<N>,
    preorder: Vec<N>,
}

impl<N: Entity> DomTree<N> {
    pub fn new(flow: &FlowGraph<N>) -> Self {
        let roots: Vec<N> = flow.order.first().copied().into_iter().collect();
        Self::build(flow, roots, false)
    }

    pub fn postdominators(flow: &FlowGraph<N>) -> Self {
        Self::build(flow, exits(flow), true)
    }

    fn build(flow: &FlowGraph<N>, roots: Vec<N>, postdominators: bool) -> Self {
        let num_nodes = flow.num_nodes();
        let (forward, backward) = match postdominators {
            false => (&flow.successors, &flow.predecessors),
            true => (&flow.predecessors, &flow.successors),
        };
        let search = Search::new(flow, forward, &roots);
        let idoms = search.immediate_dominators(backward);
        let mut tree = DomTree {
            roots,
            postdominators,
            parent: vec![NONE; num_nodes],
            interval: vec![(0, 0); num_nodes],
            level: vec![0; num_nodes],
            children: Lists { starts: Vec::new(), items: Vec::new() },
            preorder: Vec::new(),
        };
        for (number, &idom) in idoms.iter().enumerate().skip(1).filter(|&(_, &idom)| idom != 0) {
            tree.parent[search.node(number).index()] = search.node(idom as usize).index() as u32;
        }
        tree.number_subtrees(&search, &idoms);
        let (parent, preorder) = (&tree.parent, &tree.preorder);
        tree.children = Lists::group(num_nodes, || {
            let child = |&n: &N| Some((parent[n.index()] as usize, n)).filter(|&(p, _)| p != NONE as usize);
            preorder.iter().filter_map(child)
        });
        tree
    }

    /// Gives each subtree an interval. A parent has a smaller depth-first number than its children, so two passes over the
    /// numbers do: sizes upwards, positions downwards.
    fn number_subtrees(&mut self, search: &Search<N>, idoms: &[u32]) {
        let mut size = vec![1; idoms.len()];
        for number in (1..idoms.len()).rev() {
            size[idoms[number] as usize] += size[number];
        }
        // Where the next child of each node goes; the virtual root takes no position.
        let mut next = vec![0; idoms.len()];
        let mut levels = vec![0; idoms.len()];
        self.preorder = (1..idoms.len()).map(|number| search.node(number)).collect();
        for number in 1..idoms.len() {
            let idom = idoms[number] as usize;
            let start: u32 = next[idom];
            next[idom] += size[number];
            next[number] = start + 1;
            levels[number] = if idom == 0 { 0 } else { levels[idom] + 1 };
            let node = search.node(number);
            self.interval[node.index()] = (start, start + size[number]);
            self.level[node.index()] = levels[number];
            self.preorder[start as usize] = node;
        }
    }

    /// Whether these are postdominators.
    pub fn is_post(&self) -> bool {
        self.postdominators
    }

    /// The entry; or the exits, and one node per infinite loop.
    pub fn roots(&self) -> &[N] {
        &self.roots
    }

    /// The parent in the tree. `None` for the root, for a node whose only postdominator is the virtual exit, and for an
    /// unreachable node.
    #[inline]
    pub fn idom(&self, node: N) -> Option<N> {
        self.parent.get(node.index()).filter(|&&p| p != NONE).map(|&p| N::new(p as usize))
    }

    #[inline]
    pub fn children(&self, node: N) -> &[N] {
        self.children.get(node.index())
    }

    /// Every node before its children.
    pub fn preorder(&self) -> &[N] {
        &self.preorder
    }

    /// Distance from the root.
    pub fn level(&self, node: N) -> u32 {
        self.level.get(node.index()).copied().unwrap_or(0)
    }

    #[inline]
    fn interval(&self, node: N) -> (u32, u32) {
        self.interval.get(node.index()).copied().unwrap_or((0, 0))
    }

    /// Whether the node is in the tree: reachable from the entry.
    #[inline]
    pub fn contains(&self, node: N) -> bool {
        let (start, end) = self.interval(node);
        start != end
    }

    /// Whether `a` dominates `b`. A node dominates itself. Every node dominates an unreachable one, as no path leads there; an
    /// unreachable node dominates no other. O(1).
    #[inline]
    pub fn dominates(&self, a: N, b: N) -> bool {
        let ((a_start, a_end), (b_start, b_end)) = (self.interval(a), self.interval(b));
        a == b || b_start == b_end || (a_start <= b_start && b_start < a_end)
    }

    #[inline]
    pub fn strictly_dominates(&self, a: N, b: N) -> bool {
        a != b && self.dominates(a, b)
    }

    /// The deepest node that dominates both; `None` if only the virtual exit does, or one is unreachable. O(depth).
    pub fn nearest_common_dominator(&self, a: N, b: N) -> Option<N> {
        let mut candidate = Some(a).filter(|_| self.contains(a) && self.contains(b));
        while let Some(node) = candidate.filter(|&node| !self.dominates(node, b)) {
            candidate = self.idom(node);
        }
        candidate
    }
}

/// One node of every component that no edge leaves, the last in reverse postorder: the nodes without successors, and one
/// per infinite loop.
fn exits<N: Entity>(flow: &FlowGraph<N>) -> Vec<N> {
    let sccs = Sccs::new(flow);
    let stays = |&n: &N| flow.successors(n).iter().all(|&s| sccs.component_of(s) == sccs.component_of(n));
    let ends = sccs.iter().filter(|nodes| flow.is_reachable(nodes[0]) && nodes.iter().all(stays));
    let mut exits: Vec<N> =
        ends.filter_map(|nodes| nodes.iter().copied().max_by_key(|&n| flow.rpo_number(n))).collect();
    exits.sort_by_key(|&n| flow.rpo_number(n));
    exits
}

/// A depth-first search from a virtual root, number 0, whose successors are the roots.
struct Search<N> {
    /// By number, less one for the virtual root.
    nodes: Vec<N>,
    /// By number: the number of the node it was found from.
    parent: Vec<u32>,
    /// By node: its number, `NONE` if not found.
    number: Vec<u32>,
}

impl<N: Entity> Search<N> {
    fn new(flow: &FlowGraph<N>, edges: &Lists<N>, roots: &[N]) -> Self {
        let num_nodes = flow.num_nodes();
        let mut search = Search {
            nodes: Vec::with_capacity(num_nodes),
            parent: Vec::with_capacity(num_nodes + 1),
            number: vec![NONE; num_nodes],
        };
        search.parent.push(0);
        let mut stack = Vec::with_capacity(num_nodes);
        for &root in roots {
            search.find(root, 0, edges, &mut stack);
            while let Some((number, rest)) = stack.last_mut() {
                let from = *number;
                match rest.next() {
                    Some(edge) if flow.is_reachable(edges.items[edge]) => {
                        search.find(edges.items[edge], from, edges, &mut stack);
                    }
                    Some(_) => {}
                    None => {
                        stack.pop();
                    }
                }
            }
        }
        search
    }

    /// Numbers the node and puts it on the stack, unless it has been found before.
    fn find(&mut self, node: N, from: u32, edges: &Lists<N>, stack: &mut Vec<(u32, std::ops::Range<usize>)>) {
        let number = &mut self.number[node.index()];
        if *number == NONE {
            *number = self.parent.len() as u32;
            stack.push((*number, edges.range(node.index())));
            self.nodes.push(node);
            self.parent.push(from);
        }
    }

    /// The node of a number other than 0.
    fn node(&self, number: usize) -> N {
        self.nodes[number - 1]
    }

    /// By number: the number of the immediate dominator; 0 for the roots.
    fn immediate_dominators(&self, backward: &Lists<N>) -> Vec<u32> {
        let len = self.parent.len();
        let mut forest = Forest::new(len);
        // Lists of the nodes with a given semidominator, threaded through `bucket_next`. 0 ends a list.
        let (mut bucket, mut bucket_next) = (vec![0u32; len], vec![0u32; len]);
        let mut idom = vec![0u32; len];
        for w in (1..len).rev() {
            // The edge that found it, named here because those from the virtual root are not in `backward`. No root leads
            // to another, so each was found from there.
            forest.semi[w] = self.parent[w];
            for predecessor in backward.get(self.node(w).index()) {
                let v = self.number[predecessor.index()];
                if v != NONE {
                    let u = forest.eval(v);
                    forest.semi[w] = forest.semi[w].min(forest.semi[u as usize]);
                }
            }
            let semi = forest.semi[w] as usize;
            bucket_next[w] = std::mem::replace(&mut bucket[semi], w as u32);
            let parent = self.parent[w];
            forest.ancestor[w] = parent;
            let mut v = std::mem::take(&mut bucket[parent as usize]);
            while v != 0 {
                let u = forest.eval(v);
                let nearer = forest.semi[u as usize] < forest.semi[v as usize];
                idom[v as usize] = if nearer { u } else { parent };
                v = bucket_next[v as usize];
            }
        }
        for w in 1..len {
            if idom[w] != forest.semi[w] {
                idom[w] = idom[idom[w] as usize];
            }
        }
        idom
    }
}

/// The link-eval forest of the algorithm.
struct Forest {
    /// The semidominator found so far.
    semi: Vec<u32>,
    /// `NONE` for the root of a tree of the forest.
    ancestor: Vec<u32>,
    /// The node of smallest semidominator on the compressed path above.
    label: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    fn new(len: usize) -> Self {
        Forest {
            semi: (0..len as u32).collect(),
            ancestor: vec![NONE; len],
            label: (0..len as u32).collect(),
            path: Vec::new(),
        }
    }

    /// The node of smallest semidominator between `v` and the root of its tree, the root excluded; compresses the path.
    fn eval(&mut self, v: u32) -> u32 {
        let mut node = v;
        while self.ancestor[node as usize] != NONE {
            self.path.push(node);
            node = self.ancestor[node as usize];
        }
        // The topmost node of the path already points to the root.
        let mut above = self.path.pop();
        while let (Some(upper), Some(lower)) = (above, self.path.pop()) {
            let (upper_label, label) = (self.label[upper as usize], self.label[lower as usize]);
            if self.semi[upper_label as usize] < self.semi[label as usize] {
                self.label[lower as usize] = upper_label;
            }
            self.ancestor[lower as usize] = self.ancestor[upper as usize];
            above = Some(lower);
        }
        self.label[v as usize]
    }
}
