//! Every analysis against its definition, tried on random graphs, and against graphs large and deep enough to overflow a
//! stack or show quadratic time.

use super::*;
use crate::bitset::BitSet;
use crate::entity::entity;
use proptest::prelude::*;

entity! {
    struct Node = "node";
}

/// Successor lists; the entry is node 0.
#[derive(Clone, Debug)]
struct Edges(Vec<Vec<u32>>);

impl Graph for Edges {
    type Node = Node;
    fn num_nodes(&self) -> usize {
        self.0.len()
    }
    fn entry(&self) -> Node {
        Node::from_u32(0)
    }
    fn for_each_successor(&self, node: Node, visit: impl FnMut(Node)) {
        self.0[node.index()].iter().copied().map(Node::from_u32).for_each(visit);
    }
}

fn flow(edges: &[(u32, u32)], num_nodes: u32) -> FlowGraph<Node> {
    let mut lists = Edges(vec![Vec::new(); num_nodes as usize]);
    for &(from, to) in edges {
        lists.0[from as usize].push(to);
    }
    FlowGraph::new(&lists)
}

fn n(index: u32) -> Node {
    Node::from_u32(index)
}

fn all(flow: &FlowGraph<Node>) -> impl Iterator<Item = Node> + Clone + use<> {
    (0..flow.num_nodes()).map(Node::new)
}

/// What is reached from `from` without passing `without`.
fn reach(from: &[Node], without: Option<Node>, next: impl Fn(Node) -> Vec<Node>) -> BitSet<Node> {
    let mut seen = BitSet::new();
    let mut work = from.to_vec();
    while let Some(node) = work.pop() {
        if Some(node) != without && seen.insert(node) {
            work.extend(next(node));
        }
    }
    seen
}

fn forward(flow: &FlowGraph<Node>) -> impl Fn(Node) -> Vec<Node> + '_ {
    |n| flow.successors(n).to_vec()
}

fn backward(flow: &FlowGraph<Node>) -> impl Fn(Node) -> Vec<Node> + '_ {
    |n| flow.predecessors(n).iter().copied().filter(|&p| flow.is_reachable(p)).collect()
}

/// Sparse to dense, with parallel edges, self loops and unreachable parts.
fn graphs() -> impl Strategy<Value = FlowGraph<Node>> {
    (1u32..14).prop_flat_map(|count| {
        prop::collection::vec((0..count, 0..count), 0..=2 * count as usize + 2)
            .prop_map(move |edges| flow(&edges, count))
    })
}

/// `tree` against removal of single nodes; `next` follows the edges of the tree's direction.
fn check_tree(flow: &FlowGraph<Node>, tree: &DomTree<Node>, next: impl Fn(Node) -> Vec<Node>) {
    let whole = reach(tree.roots(), None, &next);
    let dominated: Vec<BitSet<Node>> = all(flow)
        .map(|a| {
            let without = reach(tree.roots(), Some(a), &next);
            all(flow).filter(|&b| whole.contains(b) && !without.contains(b)).collect()
        })
        .collect();
    let dominates = |a: Node, b: Node| a == b || !whole.contains(b) || dominated[a.index()].contains(b);
    for (a, b) in all(flow).flat_map(|a| all(flow).map(move |b| (a, b))) {
        assert_eq!(tree.dominates(a, b), dominates(a, b), "does {a} dominate {b}");
        assert_eq!(tree.strictly_dominates(a, b), a != b && dominates(a, b));
        let both = whole.contains(a) && whole.contains(b);
        let common = all(flow).filter(|&c| both && whole.contains(c) && dominates(c, a) && dominates(c, b));
        assert_eq!(tree.nearest_common_dominator(a, b), common.max_by_key(|&c| tree.level(c)));
    }
    for b in all(flow) {
        assert_eq!(tree.contains(b), whole.contains(b));
        let above: Vec<Node> =
            all(flow).filter(|&a| a != b && whole.contains(b) && dominates(a, b)).collect();
        let idom = above.iter().copied().find(|&a| above.iter().all(|&c| dominates(c, a)));
        assert_eq!(tree.idom(b), idom);
        assert_eq!(tree.level(b) as usize, above.len());
        assert_eq!(tree.children(b).to_vec(), children_in_preorder(flow, tree, b));
    }
    assert_eq!(tree.preorder().iter().copied().collect::<BitSet<_>>(), whole);
    assert_eq!(tree.preorder().len(), whole.len());

    // The definition: b dominates a predecessor of the join, but not strictly the join.
    let frontier = DominanceFrontier::new(flow, tree);
    for b in all(flow).filter(|&b| whole.contains(b)) {
        let is_beyond = |join: Node| {
            whole.contains(join)
                && !(b != join && dominates(b, join))
                && whole.iter().any(|p| next(p).contains(&join) && dominates(b, p))
        };
        let expected: BitSet<Node> = all(flow).filter(|&join| is_beyond(join)).collect();
        assert_eq!(frontier.of(b).iter().copied().collect::<BitSet<_>>(), expected, "frontier of {b}");
        assert_eq!(frontier.of(b).len(), expected.len());
        let iterated = frontier.iterated([b]);
        assert!(expected.is_subset(&iterated));
        assert!(iterated.iter().all(|m| frontier.of(m).iter().all(|&f| iterated.contains(f))));
    }
}

fn children_in_preorder(flow: &FlowGraph<Node>, tree: &DomTree<Node>, of: Node) -> Vec<Node> {
    let mut children: Vec<Node> = all(flow).filter(|&c| tree.idom(c) == Some(of)).collect();
    children.sort_by_key(|&c| tree.preorder().iter().position(|&p| p == c));
    children
}

fn is_acyclic(flow: &FlowGraph<Node>, keep: impl Fn(Node, Node) -> bool) -> bool {
    let next = |a: Node| flow.successors(a).iter().copied().filter(|&b| keep(a, b)).collect::<Vec<_>>();
    flow.reverse_postorder().iter().all(|&a| !reach(&next(a), None, next).contains(a))
}

fn check_loops(flow: &FlowGraph<Node>) {
    let tree = DomTree::new(flow);
    let nest = LoopNest::new(flow, &tree);
    let is_back = |from: Node, to: Node| flow.is_reachable(from) && tree.dominates(to, from);
    let headers: BitSet<Node> =
        all(flow).filter(|&h| flow.predecessors(h).iter().any(|&p| is_back(p, h))).collect();
    assert_eq!(nest.loops().map(|l| nest.header(l)).collect::<BitSet<_>>(), headers);
    assert_eq!(nest.len(), headers.len());

    let expected = |h: Node| {
        let latches: Vec<Node> = flow.predecessors(h).iter().copied().filter(|&p| is_back(p, h)).collect();
        let mut members = reach(&latches, Some(h), backward(flow));
        members.insert(h);
        (latches, members)
    };
    for l in nest.loops() {
        let (latches, members) = expected(nest.header(l));
        assert_eq!(nest.members(l)[0], nest.header(l));
        assert_eq!(nest.members(l).len(), members.len());
        assert_eq!(nest.members(l).iter().copied().collect::<BitSet<_>>(), members, "members of {l}");
        assert_eq!(nest.latches(flow, l).collect::<Vec<_>>(), latches);
        assert_eq!(nest.latch(flow, l), (latches.len() == 1).then(|| latches[0]));
        let around: Vec<Loop> =
            nest.loops().filter(|&o| expected(nest.header(o)).1.contains(nest.header(l))).collect();
        assert_eq!(nest.depth(l) as usize, around.len());
        assert_eq!(nest.parent(l), around.iter().copied().filter(|&o| o != l).max_by_key(|&o| nest.depth(o)));
        assert!(around.iter().all(|&o| o <= l && nest.encloses(o, l)));
        for (from, to) in nest.exit_edges(flow, l) {
            assert!(members.contains(from) && !members.contains(to));
        }
        let leaving =
            members.iter().flat_map(|m| flow.successors(m)).filter(|&&s| !members.contains(s)).count();
        assert_eq!(nest.exit_edges(flow, l).count(), leaving);
        if let Some(p) = nest.preheader(flow, l) {
            assert!(!members.contains(p) && flow.successors(p) == [nest.header(l)]);
        }
    }
    for node in all(flow) {
        let around: Vec<Loop> = nest.loops().filter(|&l| expected(nest.header(l)).1.contains(node)).collect();
        assert_eq!(nest.innermost(node), around.iter().copied().max_by_key(|&l| nest.depth(l)));
        assert_eq!(nest.depth_of(node) as usize, around.len());
        assert_eq!(nest.is_header(node), headers.contains(node));
    }
    // A graph is reducible if it is acyclic without its back edges.
    assert_eq!(nest.irreducible_edges().is_empty(), is_acyclic(flow, |a, b| !is_back(a, b)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1024, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn order_and_edges_are_those_of_the_graph(flow in graphs()) {
        let reachable = reach(&[n(0)], None, forward(&flow));
        assert_eq!(flow.reverse_postorder().iter().copied().collect::<BitSet<_>>(), reachable);
        for (i, &node) in (0..).zip(flow.reverse_postorder()) {
            assert_eq!(flow.rpo_number(node), Some(i));
            for p in all(&flow) {
                let count = |list: &[Node], x| list.iter().filter(|&&y| y == x).count();
                assert_eq!(count(flow.successors(p), node), count(flow.predecessors(node), p));
            }
        }
        // A retreating edge closes a cycle: without them the order is topological.
        let advances = |a, b| flow.rpo_number(a) < flow.rpo_number(b);
        assert!(is_acyclic(&flow, advances));
        for a in reachable.iter() {
            for &b in flow.successors(a).iter().filter(|&&b| !advances(a, b)) {
                assert!(reach(&[b], None, forward(&flow)).contains(a));
            }
        }
    }

    #[test]
    fn dominators_agree_with_their_definition(flow in graphs()) {
        check_tree(&flow, &DomTree::new(&flow), forward(&flow));
    }

    #[test]
    fn postdominators_agree_with_their_definition(flow in graphs()) {
        let tree = DomTree::postdominators(&flow);
        check_tree(&flow, &tree, backward(&flow));
        let reachable: BitSet<Node> = flow.reverse_postorder().iter().copied().collect();
        assert_eq!(tree.preorder().iter().copied().collect::<BitSet<_>>(), reachable);
        // No root is superfluous: none leads to another, and every end is one.
        for &root in tree.roots() {
            let from_root = reach(&[root], None, forward(&flow));
            assert!(tree.roots().iter().all(|&r| r == root || !from_root.contains(r)));
        }
        let is_end = |node: Node| flow.is_reachable(node) && flow.successors(node).is_empty();
        assert!(all(&flow).filter(|&e| is_end(e)).all(|e| tree.roots().contains(&e)));
    }

    #[test]
    fn loops_agree_with_their_definition(flow in graphs()) {
        check_loops(&flow);
    }

    #[test]
    fn components_agree_with_their_definition(flow in graphs()) {
        let sccs = Sccs::new(&flow);
        let from: Vec<BitSet<Node>> = all(&flow).map(|a| reach(&[a], None, forward(&flow))).collect();
        for (a, b) in all(&flow).flat_map(|a| all(&flow).map(move |b| (a, b))) {
            let mutual = from[a.index()].contains(b) && from[b.index()].contains(a);
            assert_eq!(sccs.component_of(a) == sccs.component_of(b), mutual);
            assert!(!from[a.index()].contains(b) || sccs.component_of(b) <= sccs.component_of(a));
        }
        assert_eq!(sccs.iter().map(<[_]>::len).sum::<usize>(), flow.num_nodes());
        for (component, nodes) in sccs.iter().enumerate() {
            assert!(nodes.iter().all(|&node| sccs.component_of(node) == component));
            let next = reach(flow.successors(nodes[0]), None, forward(&flow));
            assert_eq!(sccs.is_cyclic(&flow, component), next.contains(nodes[0]));
        }
    }
}

#[test]
fn irreducible_cycle_is_flagged_in_the_loop_around_it() {
    // 1 is the header of a loop in which 2 and 3 form a cycle entered at both.
    let flow = flow(&[(0, 1), (1, 2), (1, 3), (2, 3), (3, 2), (3, 4), (4, 1), (4, 5), (5, 5)], 6);
    let nest = LoopNest::new(&flow, &DomTree::new(&flow));
    assert_eq!(nest.loops().map(|l| nest.header(l)).collect::<Vec<_>>(), [n(1), n(5)]);
    assert_eq!(nest.irreducible_edges().len(), 1);
    assert_eq!(nest.loops().map(|l| nest.is_irreducible(l)).collect::<Vec<_>>(), [true, false]);
    assert_eq!(nest.preheader(&flow, Loop::from_u32(0)), Some(n(0)));
    assert_eq!(nest.exit_edges(&flow, Loop::from_u32(0)).collect::<Vec<_>>(), [(n(4), n(5))]);
}

#[test]
fn infinite_loop_has_a_stand_in_for_its_exit() {
    let flow = flow(&[(0, 1), (0, 2), (1, 3), (3, 1), (2, 2)], 4);
    let tree = DomTree::postdominators(&flow);
    assert_eq!(tree.roots().iter().copied().collect::<BitSet<_>>(), [n(2), n(3)].into_iter().collect());
    assert_eq!((tree.idom(n(1)), tree.idom(n(0)), tree.is_post()), (Some(n(3)), None, true));
}

#[test]
fn graph_without_nodes() {
    let flow = flow(&[], 0);
    let (tree, post) = (DomTree::new(&flow), DomTree::postdominators(&flow));
    assert_eq!((flow.reverse_postorder().len(), tree.preorder().len(), post.roots().len()), (0, 0, 0));
    assert!(LoopNest::new(&flow, &tree).is_empty() && Sccs::new(&flow).is_empty());
    assert!(!tree.contains(n(0)) && tree.idom(n(7)).is_none());
}

/// A chain; nested loops as deep as the chain; a ladder of irreducible steps. Recursion would overflow the stack, quadratic
/// work would take minutes.
#[test]
fn deep_graphs() {
    const LEN: u32 = 100_000;
    let chain: Vec<_> = (0..LEN - 1).map(|i| (i, i + 1)).collect();
    let nested: Vec<_> = chain.iter().copied().chain((LEN / 2..LEN).map(|i| (i, LEN - 1 - i))).collect();
    let ladder: Vec<_> =
        chain.iter().copied().chain((0..LEN - 2).map(|i| (i, i + 2))).chain([(LEN - 1, 1)]).collect();
    for (edges, loops, components) in [(chain, 0, LEN), (nested, LEN / 2, 1), (ladder, 0, 2)] {
        let flow = flow(&edges, LEN);
        let tree = DomTree::new(&flow);
        let nest = LoopNest::new(&flow, &tree);
        assert_eq!((nest.len() as u32, Sccs::new(&flow).len() as u32), (loops, components));
        assert!(nest.loops().all(|l| nest.depth(l) == l.as_u32() + 1));
        assert_eq!(tree.preorder().len() as u32, LEN);
        assert_eq!(DomTree::postdominators(&flow).preorder().len() as u32, LEN);
        let deepest = tree.preorder().iter().map(|&node| tree.level(node)).max();
        assert_eq!(deepest, Some(if loops == 0 && components == 2 { 1 } else { LEN - 1 }));
    }
}
