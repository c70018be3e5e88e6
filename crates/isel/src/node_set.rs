//! Sets of a graph's nodes, and counts for each node, in which graphs of the usual size need no memory of their own: steps
//! make several for each block, and most blocks have fewer than a hundred nodes.

use crate::dag::Node;
use smallvec::SmallVec;

/// A number for each node.
pub type NodeCounts = SmallVec<[u32; 96]>;

/// A set of nodes: a bit for each.
#[derive(Clone, Debug, Default)]
pub struct NodeSet {
    words: SmallVec<[u64; 4]>,
}

/// A set that is being visited.
pub struct Marks<'s>(&'s mut [u64]);

impl Marks<'_> {
    #[inline]
    pub fn insert(&mut self, node: Node) {
        let index = node.as_u32() as usize;
        self.0[index / 64] |= 1 << (index % 64);
    }
}

impl NodeSet {
    /// None of so many nodes.
    pub fn new(num_nodes: usize) -> NodeSet {
        NodeSet { words: SmallVec::from_elem(0, num_nodes.div_ceil(64)) }
    }

    /// All of so many nodes.
    pub fn all(num_nodes: usize) -> NodeSet {
        let mut all = NodeSet::new(num_nodes);
        (0..num_nodes as u32).for_each(|node| all.insert(Node::from_u32(node)));
        all
    }

    /// Nodes that the set was not made for are in none.
    #[inline]
    pub fn contains(&self, node: Node) -> bool {
        let index = node.as_u32() as usize;
        self.words.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 != 0)
    }

    /// Adds one of the nodes that the set was made for.
    #[inline]
    pub fn insert(&mut self, node: Node) {
        Marks(&mut self.words).insert(node);
    }

    #[inline]
    pub fn remove(&mut self, node: Node) {
        let index = node.as_u32() as usize;
        self.words[index / 64] &= !(1 << (index % 64));
    }

    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// The last of them among the first so many nodes.
    #[inline]
    pub fn last_below(&self, num_nodes: usize) -> Option<Node> {
        let mut at = num_nodes / 64;
        let mut rest = self.words.get(at).map_or(0, |word| word & ((1 << (num_nodes % 64)) - 1));
        while rest == 0 {
            at = at.checked_sub(1)?;
            rest = self.words.get(at).copied().unwrap_or(0);
        }
        Some(Node::from_u32(at as u32 * 64 + 63 - rest.leading_zeros()))
    }

    /// Removes so many of the nodes that the set was made for, the first ones.
    pub fn remove_below(&mut self, num_nodes: usize) {
        let (words, bits) = (num_nodes / 64, num_nodes % 64);
        self.words.iter_mut().take(words).for_each(|word| *word = 0);
        if let Some(word) = self.words.get_mut(words) {
            *word &= u64::MAX << bits;
        }
    }

    /// Makes room for so many nodes.
    #[inline]
    pub fn grow_to(&mut self, num_nodes: usize) {
        if self.words.len() * 64 < num_nodes {
            self.words.resize(num_nodes.div_ceil(64), 0);
        }
    }

    /// In ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Node> + '_ {
        (0..).zip(&self.words).flat_map(|(at, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros())?;
                rest &= rest - 1;
                Some(Node::from_u32(at * 64 + bit))
            })
        })
    }

    /// From the last to the first of them; `visit` may insert nodes before the one at hand, whose turn comes as well.
    #[inline]
    pub fn visit_back(&mut self, mut visit: impl FnMut(&mut Marks<'_>, Node)) {
        let mut marks = Marks(&mut self.words);
        for at in (0..marks.0.len()).rev() {
            let mut before = u64::MAX;
            loop {
                let rest = marks.0[at] & before;
                if rest == 0 {
                    break;
                }
                let bit = 63 - rest.leading_zeros();
                before = (1 << bit) - 1;
                visit(&mut marks, Node::from_u32(at as u32 * 64 + bit));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_visited_in_both_orders() {
        let numbers = |set: &NodeSet| set.iter().map(|n| n.as_u32()).collect::<Vec<_>>();
        let mut set = NodeSet::new(200);
        [199, 64, 3].into_iter().for_each(|node| set.insert(Node::from_u32(node)));
        assert_eq!(numbers(&set), [3, 64, 199]);
        let mut visited = Vec::new();
        set.visit_back(|set, node| {
            visited.push(node.as_u32());
            if node.as_u32() == 64 {
                set.insert(Node::from_u32(63));
            }
        });
        assert_eq!(visited, [199, 64, 63, 3]);
        let below = |limit| set.last_below(limit).map(|n| n.as_u32());
        assert_eq!([1000, 200, 199, 64, 3].map(below), [Some(199), Some(199), Some(64), Some(63), None]);
        let mut few = set.clone();
        few.remove_below(64);
        assert_eq!(numbers(&few), [64, 199]);
        few.remove_below(65);
        assert_eq!(numbers(&few), [199]);
        few.remove_below(200);
        assert_eq!(numbers(&few), []);
        assert!(set.contains(Node::from_u32(63)) && !set.contains(Node::from_u32(1000)));
        assert_eq!(numbers(&NodeSet::all(3)), [0, 1, 2]);
    }
}
