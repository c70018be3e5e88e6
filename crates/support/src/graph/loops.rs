//! Natural loops and how they nest.
//!
//! An edge to a node that dominates its source is a back edge; its target is the *header* of a loop, its source a *latch*. The
//! members of the loop are the nodes from which a latch is reached without passing the header. Loops with one header are
//! one loop. Two loops are either disjoint or nested.
//!
//! # Algorithm
//! Headers are taken in reverse preorder of the dominator tree, so inner loops come first, and each is filled by walking
//! backwards from its latches. The walk steps over an inner loop at once, from its header, and a union-find structure
//! finds the outermost loop found so far around a node. Nearly linear. Members of all loops share one array in which every
//! loop, nested ones included, is an interval.
//!
//! # Irreducible control flow
//! A cycle with several entries has no header that dominates it and is not a loop here. The edges that make it so,
//! retreating edges of the depth-first search that are no back edges, are listed by
//! [`LoopNest::irreducible_edges`], and the innermost loop around each is marked.

use super::{DomTree, FlowGraph};
use crate::entity::{Entity, OptionalEntity, PrimaryMap, SecondaryMap, entity};
use std::ops::Range;

entity! {
    /// A natural loop of a [`LoopNest`]. An outer loop has a smaller number than the loops in it.
    pub struct Loop = "loop";
}

#[derive(Clone, Debug)]
struct LoopData<N> {
    header: N,
    parent: OptionalEntity<Loop>,
    /// 1 for an outermost loop.
    depth: u32,
    /// In `LoopNest::members`.
    members: Range<u32>,
    irreducible: bool,
}

/// The natural loops of a graph, outer before inner, siblings in preorder of the dominator tree.
#[derive(Clone, Debug)]
pub struct LoopNest<N: Entity> {
    loops: PrimaryMap<Loop, LoopData<N>>,
    innermost: SecondaryMap<N, OptionalEntity<Loop>>,
    members: Vec<N>,
    irreducible_edges: Vec<(N, N)>,
}

impl<N: Entity> LoopNest<N> {
    /// `tree` is the dominator tree of `flow`.
    pub fn new(flow: &FlowGraph<N>, tree: &DomTree<N>) -> Self {
        let found = Discovery::run(flow, tree);
        let mut nest = found.into_nest(flow);
        nest.collect_members(flow);
        nest.find_irreducible_edges(flow, tree);
        nest
    }

    /// Sorts the nodes by loop. As loops are numbered in preorder of the nest, those inside a loop follow it directly; and as
    /// a header precedes its loop in reverse postorder, it comes first.
    fn collect_members(&mut self, flow: &FlowGraph<N>) {
        let in_loops = || flow.order.iter().filter_map(|&n| Some((self.innermost(n)?.index(), n)));
        let own = super::Lists::group(self.loops.len(), in_loops);
        let mut ends: Vec<u32> = own.starts.iter().skip(1).copied().collect();
        for l in (0..ends.len()).rev() {
            if let Some(parent) = self.loops[Loop::new(l)].parent.get() {
                ends[parent.index()] = ends[parent.index()].max(ends[l]);
            }
        }
        for (l, data) in self.loops.iter_mut() {
            data.members = own.starts[l.index()]..ends[l.index()];
        }
        self.members = own.items;
    }

    fn find_irreducible_edges(&mut self, flow: &FlowGraph<N>, tree: &DomTree<N>) {
        for &from in &flow.order {
            for &to in flow.successors(from) {
                if flow.rpo_number(to) <= flow.rpo_number(from) && !tree.dominates(to, from) {
                    self.irreducible_edges.push((from, to));
                }
            }
        }
        for &(from, to) in &self.irreducible_edges {
            let mut around = self.innermost(to);
            while let Some(l) = around.filter(|&l| !self.contains(l, from)) {
                around = self.parent(l);
            }
            if let Some(l) = around {
                self.loops[l].irreducible = true;
            }
        }
    }

    /// Every loop, outer before inner.
    pub fn loops(&self) -> impl DoubleEndedIterator<Item = Loop> + ExactSizeIterator + use<N> {
        self.loops.keys()
    }

    pub fn len(&self) -> usize {
        self.loops.len()
    }

    pub fn is_empty(&self) -> bool {
        self.loops.is_empty()
    }

    /// The innermost loop around a node.
    #[inline]
    pub fn innermost(&self, node: N) -> Option<Loop> {
        self.innermost[node].get()
    }

    /// How many loops are around a node.
    pub fn depth_of(&self, node: N) -> u32 {
        self.innermost(node).map_or(0, |l| self.depth(l))
    }

    pub fn header(&self, l: Loop) -> N {
        self.loops[l].header
    }

    pub fn is_header(&self, node: N) -> bool {
        self.innermost(node).is_some_and(|l| self.header(l) == node)
    }

    /// The loop directly around a loop.
    pub fn parent(&self, l: Loop) -> Option<Loop> {
        self.loops[l].parent.get()
    }

    /// 1 for an outermost loop.
    pub fn depth(&self, l: Loop) -> u32 {
        self.loops[l].depth
    }

    /// The header, the other nodes directly in the loop in reverse postorder, then those of inner loops, loop by loop.
    pub fn members(&self, l: Loop) -> &[N] {
        let Range { start, end } = self.loops[l].members;
        &self.members[start as usize..end as usize]
    }

    /// Whether a node is in a loop or in one nested in it. O(1): inner loops are numbered without gap after the outer one.
    pub fn contains(&self, l: Loop, node: N) -> bool {
        self.innermost(node).is_some_and(|inner| self.encloses(l, inner))
    }

    /// Whether `inner` is `outer` or nested in it. Intervals of members decide.
    pub fn encloses(&self, outer: Loop, inner: Loop) -> bool {
        let (outer, inner) = (&self.loops[outer].members, &self.loops[inner].members);
        outer.start <= inner.start && inner.end <= outer.end
    }

    /// Whether control flow directly in this loop is irreducible.
    pub fn is_irreducible(&self, l: Loop) -> bool {
        self.loops[l].irreducible
    }

    /// The edges that close a cycle with several entries, in reverse postorder of their sources.
    pub fn irreducible_edges(&self) -> &[(N, N)] {
        &self.irreducible_edges
    }

    /// The sources of back edges, one for each edge.
    pub fn latches<'a>(&'a self, flow: &'a FlowGraph<N>, l: Loop) -> impl Iterator<Item = N> + 'a {
        flow.predecessors(self.header(l)).iter().copied().filter(move |&n| self.contains(l, n))
    }

    /// The source of the only back edge.
    pub fn latch(&self, flow: &FlowGraph<N>, l: Loop) -> Option<N> {
        only(self.latches(flow, l))
    }

    /// The only predecessor of the header outside the loop, if the header is its only successor.
    pub fn preheader(&self, flow: &FlowGraph<N>, l: Loop) -> Option<N> {
        let outside = flow.predecessors(self.header(l)).iter().copied();
        let outside = outside.filter(|&n| flow.is_reachable(n) && !self.contains(l, n));
        only(outside).filter(|&n| flow.successors(n).len() == 1)
    }

    /// The edges that leave the loop: the node inside (exiting) and the one outside (exit).
    pub fn exit_edges<'a>(&'a self, flow: &'a FlowGraph<N>, l: Loop) -> impl Iterator<Item = (N, N)> + 'a {
        let edges = self.members(l).iter().flat_map(|&n| flow.successors(n).iter().map(move |&s| (n, s)));
        edges.filter(move |&(_, to)| !self.contains(l, to))
    }
}

fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    items.next().is_none().then_some(first)
}

/// Loops in the order in which they are found: inner before outer.
struct Discovery<N> {
    headers: Vec<N>,
    parents: Vec<u32>,
    /// Union-find: a loop around this one, not necessarily the next; itself for an outermost one.
    outer: Vec<u32>,
    /// By node.
    innermost: Vec<u32>,
}

impl<N: Entity> Discovery<N> {
    fn run(flow: &FlowGraph<N>, tree: &DomTree<N>) -> Self {
        let mut found = Discovery {
            headers: Vec::new(),
            parents: Vec::new(),
            outer: Vec::new(),
            innermost: vec![super::NONE; flow.num_nodes()],
        };
        let mut work = Vec::new();
        for &header in tree.preorder().iter().rev() {
            let latches = flow.predecessors(header).iter().copied();
            work.extend(latches.filter(|&n| tree.contains(n) && tree.dominates(header, n)));
            if !work.is_empty() {
                found.fill(header, flow, &mut work);
            }
        }
        found
    }

    /// Makes the loop of a header whose latches are on the work list.
    fn fill(&mut self, header: N, flow: &FlowGraph<N>, work: &mut Vec<N>) {
        let new = self.headers.len() as u32;
        self.headers.push(header);
        self.parents.push(super::NONE);
        self.outer.push(new);
        self.innermost[header.index()] = new;
        while let Some(node) = work.pop() {
            let entered = match self.innermost[node.index()] {
                super::NONE => {
                    self.innermost[node.index()] = new;
                    node
                }
                inner => {
                    let inner = self.outermost(inner);
                    if inner == new {
                        continue;
                    }
                    self.parents[inner as usize] = new;
                    self.outer[inner as usize] = new;
                    self.headers[inner as usize]
                }
            };
            work.extend(flow.predecessors(entered).iter().filter(|&&n| flow.is_reachable(n)));
        }
    }

    fn outermost(&mut self, mut l: u32) -> u32 {
        while self.outer[l as usize] != l {
            let next = self.outer[l as usize];
            self.outer[l as usize] = self.outer[next as usize];
            l = next;
        }
        l
    }

    /// Renumbers the loops in preorder of the nest: a loop is followed directly by those inside it.
    fn into_nest(self, flow: &FlowGraph<N>) -> LoopNest<N> {
        let count = self.headers.len();
        let mut sizes = vec![1u32; count];
        for (l, &parent) in self.parents.iter().enumerate() {
            if parent != super::NONE {
                sizes[parent as usize] += sizes[l];
            }
        }
        let mut numbers = vec![0; count];
        let mut next = vec![0; count];
        let mut next_outermost = 0;
        // A parent was found after its children, so in reverse it is numbered before them.
        for l in (0..count).rev() {
            let place = match self.parents[l] {
                super::NONE => &mut next_outermost,
                parent => &mut next[parent as usize],
            };
            numbers[l] = *place;
            *place += sizes[l];
            next[l] = numbers[l] + 1;
        }
        let mut by_number: Vec<usize> = vec![0; count];
        for (l, &number) in numbers.iter().enumerate() {
            by_number[number as usize] = l;
        }
        let renumber = |l: u32| numbers.get(l as usize).map(|&number| Loop::from_u32(number));
        let mut loops = PrimaryMap::<Loop, LoopData<N>>::with_capacity(count);
        for &l in &by_number {
            let parent = renumber(self.parents[l]);
            let depth = parent.map_or(1, |p| loops[p].depth + 1);
            let header = self.headers[l];
            loops.push(LoopData { header, parent: parent.into(), depth, members: 0..0, irreducible: false });
        }
        let mut innermost = SecondaryMap::with_len(OptionalEntity::NONE, flow.num_nodes());
        for (node, &l) in self.innermost.iter().enumerate() {
            innermost[N::new(node)] = renumber(l).into();
        }
        LoopNest { loops, innermost, members: Vec::new(), irreducible_edges: Vec::new() }
    }
}
