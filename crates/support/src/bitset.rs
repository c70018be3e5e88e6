//! Sets of small numbers: [`BitSet`] of entities, [`BitVec`] of a fixed length, and [`SparseSet`] for sets that are cleared
//! often.
//!
//! `BitSet` and `BitVec` use one bit per possible member, so set operations run 64 members at a time; those that change
//! their left side report whether they did, which is what fixpoint loops ask. Iteration is in ascending order. `SparseSet`
//! (Briggs and Torczon, "An Efficient Representation for Sparse Sets", 1993) takes eight bytes per possible member,
//! clears in O(1) and iterates in insertion order.

use crate::entity::Entity;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

const WORD_BITS: usize = u64::BITS as usize;

#[inline]
fn position(index: usize) -> (usize, u64) {
    (index / WORD_BITS, 1 << (index % WORD_BITS))
}

/// Sets each word of `words` to `op` of it and of its partner in `others`; whether something changed.
fn update(words: &mut [u64], others: &[u64], op: impl Fn(u64, u64) -> u64) -> bool {
    let mut changed = 0;
    for (word, &other) in words.iter_mut().zip(others) {
        let new = op(*word, other);
        changed |= new ^ *word;
        *word = new;
    }
    changed != 0
}

fn without_trailing_zeros(words: &[u64]) -> &[u64] {
    &words[..words.iter().rposition(|&w| w != 0).map_or(0, |last| last + 1)]
}

/// The positions of the bits set, ascending.
#[derive(Clone, Debug)]
struct Ones<'a> {
    words: &'a [u64],
    /// Of `words[next - 1]`, the bits not yet given out.
    rest: u64,
    next: usize,
}

impl<'a> Ones<'a> {
    fn new(words: &'a [u64]) -> Self {
        Ones { words, rest: 0, next: 0 }
    }
}

impl Iterator for Ones<'_> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.rest == 0 {
            self.rest = *self.words.get(self.next)?;
            self.next += 1;
        }
        let bit = self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some((self.next - 1) * WORD_BITS + bit)
    }
}

/// A set of entities that grows to the largest member. Equality is that of the members.
#[derive(Clone)]
pub struct BitSet<E> {
    words: Vec<u64>,
    entity: PhantomData<E>,
}

impl<E: Entity> BitSet<E> {
    pub const fn new() -> Self {
        BitSet { words: Vec::new(), entity: PhantomData }
    }

    /// An empty set with room for entities below `len`.
    pub fn with_capacity(len: usize) -> Self {
        BitSet { words: Vec::with_capacity(len.div_ceil(WORD_BITS)), entity: PhantomData }
    }

    #[inline]
    pub fn contains(&self, entity: E) -> bool {
        let (word, mask) = position(entity.index());
        self.words.get(word).is_some_and(|w| w & mask != 0)
    }

    /// Whether the entity is new.
    #[inline]
    pub fn insert(&mut self, entity: E) -> bool {
        let (word, mask) = position(entity.index());
        self.grow(word + 1);
        let new = self.words[word] & mask == 0;
        self.words[word] |= mask;
        new
    }

    /// Whether the entity was a member.
    #[inline]
    pub fn remove(&mut self, entity: E) -> bool {
        let (word, mask) = position(entity.index());
        let Some(word) = self.words.get_mut(word) else { return false };
        let old = *word & mask != 0;
        *word &= !mask;
        old
    }

    fn grow(&mut self, words: usize) {
        if self.words.len() < words {
            self.words.resize(words, 0);
        }
    }

    /// Adds the members of `other`; whether one was new.
    pub fn union_with(&mut self, other: &Self) -> bool {
        self.grow(without_trailing_zeros(&other.words).len());
        update(&mut self.words, &other.words, |a, b| a | b)
    }

    /// Removes what is not in `other`; whether something was.
    pub fn intersect_with(&mut self, other: &Self) -> bool {
        let common = self.words.len().min(other.words.len());
        let lost = self.words[common..].iter().any(|&w| w != 0);
        self.words.truncate(common);
        update(&mut self.words, &other.words, |a, b| a & b) | lost
    }

    /// Removes the members of `other`; whether one was a member.
    pub fn subtract(&mut self, other: &Self) -> bool {
        update(&mut self.words, &other.words, |a, b| a & !b)
    }

    /// Adds the members of `gained` that are not in `except`; whether one was new. The step of a liveness analysis.
    pub fn union_with_difference(&mut self, gained: &Self, except: &Self) -> bool {
        self.grow(gained.words.len());
        let mut changed = 0;
        for (i, (word, &gained)) in self.words.iter_mut().zip(&gained.words).enumerate() {
            let new = *word | gained & !except.words.get(i).copied().unwrap_or(0);
            changed |= new ^ *word;
            *word = new;
        }
        changed != 0
    }

    pub fn is_subset(&self, other: &Self) -> bool {
        let words = without_trailing_zeros(&self.words);
        words.len() <= other.words.len() && words.iter().zip(&other.words).all(|(a, b)| a & !b == 0)
    }

    pub fn is_disjoint(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).all(|(a, b)| a & b == 0)
    }

    /// The number of members. O(size).
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Removes everything and keeps the memory.
    pub fn clear(&mut self) {
        self.words.clear();
    }

    /// The smallest member.
    pub fn first(&self) -> Option<E> {
        self.iter().next()
    }

    /// Ascending.
    pub fn iter(&self) -> impl Iterator<Item = E> + Clone + '_ {
        Ones::new(&self.words).map(E::new)
    }
}

impl<E: Entity> Default for BitSet<E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<E> PartialEq for BitSet<E> {
    fn eq(&self, other: &Self) -> bool {
        without_trailing_zeros(&self.words) == without_trailing_zeros(&other.words)
    }
}

impl<E> Eq for BitSet<E> {}

impl<E> Hash for BitSet<E> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        without_trailing_zeros(&self.words).hash(state);
    }
}

impl<E: Entity> Extend<E> for BitSet<E> {
    fn extend<I: IntoIterator<Item = E>>(&mut self, entities: I) {
        for entity in entities {
            self.insert(entity);
        }
    }
}

impl<E: Entity> FromIterator<E> for BitSet<E> {
    fn from_iter<I: IntoIterator<Item = E>>(entities: I) -> Self {
        let mut set = BitSet::new();
        set.extend(entities);
        set
    }
}

impl<E: Entity> fmt::Debug for BitSet<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A fixed number of bits. Positions past the end read as false and are not written; operands of a set operation have
/// the same length.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct BitVec {
    /// Bits at and above `len` are zero.
    words: Box<[u64]>,
    len: usize,
}

impl BitVec {
    /// All false.
    pub fn new(len: usize) -> Self {
        BitVec { words: vec![0; len.div_ceil(WORD_BITS)].into_boxed_slice(), len }
    }

    /// All true.
    pub fn all(len: usize) -> Self {
        let mut bits = Self::new(len);
        bits.fill(true);
        bits
    }

    pub fn len(&self) -> usize {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The bits, 64 to a word, lowest first.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    #[inline]
    pub fn get(&self, index: usize) -> bool {
        let (word, mask) = position(index);
        self.words.get(word).is_some_and(|w| w & mask != 0)
    }

    #[inline]
    pub fn set(&mut self, index: usize, value: bool) {
        debug_assert!(index < self.len);
        let (word, mask) = position(index);
        if index < self.len
            && let Some(word) = self.words.get_mut(word)
        {
            *word = if value { *word | mask } else { *word & !mask };
        }
    }

    pub fn fill(&mut self, value: bool) {
        self.words.fill(if value { u64::MAX } else { 0 });
        self.clear_unused_bits();
    }

    pub fn flip_all(&mut self) {
        self.words.iter_mut().for_each(|w| *w = !*w);
        self.clear_unused_bits();
    }

    fn clear_unused_bits(&mut self) {
        let (_, mask) = position(self.len);
        if let Some(last) = self.words.last_mut().filter(|_| mask != 1) {
            *last &= mask - 1;
        }
    }

    /// Whether a bit changed.
    pub fn union_with(&mut self, other: &Self) -> bool {
        debug_assert_eq!(self.len, other.len);
        let changed = update(&mut self.words, &other.words, |a, b| a | b);
        self.clear_unused_bits();
        changed
    }

    /// Whether a bit changed.
    pub fn intersect_with(&mut self, other: &Self) -> bool {
        debug_assert_eq!(self.len, other.len);
        update(&mut self.words, &other.words, |a, b| a & b)
    }

    /// Whether a bit changed.
    pub fn subtract(&mut self, other: &Self) -> bool {
        debug_assert_eq!(self.len, other.len);
        update(&mut self.words, &other.words, |a, b| a & !b)
    }

    pub fn is_subset(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).all(|(a, b)| a & !b == 0)
    }

    pub fn is_disjoint(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).all(|(a, b)| a & b == 0)
    }

    pub fn count_ones(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    pub fn any(&self) -> bool {
        self.words.iter().any(|&w| w != 0)
    }

    /// Positions of the bits set, ascending.
    pub fn ones(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        Ones::new(&self.words)
    }
}

impl fmt::Debug for BitVec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.ones()).finish()
    }
}

/// A set that clears in O(1) and iterates in insertion order: worklists and visited marks.
#[derive(Clone)]
pub struct SparseSet<E> {
    /// The members in insertion order.
    dense: Vec<E>,
    /// Where in `dense` an entity is, if it is the one found there.
    sparse: Vec<u32>,
}

impl<E: Entity> SparseSet<E> {
    pub const fn new() -> Self {
        SparseSet { dense: Vec::new(), sparse: Vec::new() }
    }

    #[inline]
    fn find(&self, entity: E) -> Option<usize> {
        let slot = *self.sparse.get(entity.index())? as usize;
        (self.dense.get(slot) == Some(&entity)).then_some(slot)
    }

    #[inline]
    pub fn contains(&self, entity: E) -> bool {
        self.find(entity).is_some()
    }

    /// Whether the entity is new.
    pub fn insert(&mut self, entity: E) -> bool {
        if self.contains(entity) {
            return false;
        }
        if self.sparse.len() <= entity.index() {
            self.sparse.resize(entity.index() + 1, 0);
        }
        self.sparse[entity.index()] = self.dense.len() as u32;
        self.dense.push(entity);
        true
    }

    /// Whether the entity was a member. The last member takes its place in the order.
    pub fn remove(&mut self, entity: E) -> bool {
        let Some(slot) = self.find(entity) else { return false };
        self.dense.swap_remove(slot);
        if let Some(&moved) = self.dense.get(slot) {
            self.sparse[moved.index()] = slot as u32;
        }
        true
    }

    /// Removes and returns the member added last.
    pub fn pop(&mut self) -> Option<E> {
        self.dense.pop()
    }

    pub fn clear(&mut self) {
        self.dense.clear();
    }

    pub fn len(&self) -> usize {
        self.dense.len()
    }

    pub fn is_empty(&self) -> bool {
        self.dense.is_empty()
    }

    /// The members, in insertion order as long as none was removed.
    pub fn as_slice(&self) -> &[E] {
        &self.dense
    }
}

impl<E: Entity> Default for SparseSet<E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<E: Entity> fmt::Debug for SparseSet<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(&self.dense).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entity::entity;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    entity! {
        struct Thing = "thing";
    }

    fn set(members: &BTreeSet<u32>) -> BitSet<Thing> {
        members.iter().copied().map(Thing::from_u32).collect()
    }

    fn vec(members: &BTreeSet<u32>) -> BitVec {
        let mut bits = BitVec::new(200);
        members.iter().for_each(|&m| bits.set(m as usize, true));
        bits
    }

    /// Small and large members, so that the words of two sets differ in number.
    fn members() -> impl Strategy<Value = BTreeSet<u32>> {
        prop_oneof![
            prop::collection::btree_set(0u32..20, 0..10),
            prop::collection::btree_set(0u32..200, 0..40)
        ]
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn set_operations_agree_with_tree_sets(a in members(), b in members(), c in members()) {
            type Op = fn(&mut BitSet<Thing>, &BitSet<Thing>) -> bool;
            type VecOp = fn(&mut BitVec, &BitVec) -> bool;
            let cases: [(BTreeSet<u32>, Op, VecOp); 3] = [
                (&a | &b, BitSet::union_with, BitVec::union_with),
                (&a & &b, BitSet::intersect_with, BitVec::intersect_with),
                (&a - &b, BitSet::subtract, BitVec::subtract),
            ];
            for (expected, op, vec_op) in cases {
                let (mut result, mut bits) = (set(&a), vec(&a));
                assert_eq!((op(&mut result, &set(&b)), vec_op(&mut bits, &vec(&b))), (expected != a, expected != a));
                assert_eq!((&result, &bits), (&set(&expected), &vec(&expected)));
                assert_eq!(result.iter().map(Thing::as_u32).collect::<BTreeSet<_>>(), expected);
                assert_eq!(bits.ones().map(|i| i as u32).collect::<BTreeSet<_>>(), expected);
                assert_eq!((result.len(), bits.count_ones()), (expected.len(), expected.len()));
                assert_eq!((result.is_empty(), !bits.any()), (expected.is_empty(), expected.is_empty()));
            }
            assert_eq!((set(&a).is_subset(&set(&b)), vec(&a).is_subset(&vec(&b))), (a.is_subset(&b), a.is_subset(&b)));
            assert_eq!(set(&a).is_disjoint(&set(&b)), a.is_disjoint(&b));
            assert_eq!(vec(&a).is_disjoint(&vec(&b)), a.is_disjoint(&b));
            let mut live = set(&a);
            let expected = &a | &(&b - &c);
            assert_eq!(live.union_with_difference(&set(&b), &set(&c)), expected != a);
            assert_eq!(live, set(&expected));
        }

        #[test]
        fn sparse_set_agrees_with_tree_set(steps in prop::collection::vec((0u32..30, 0u8..8), 0..200)) {
            let (mut sparse, mut tree) = (SparseSet::new(), BTreeSet::new());
            for (member, action) in steps {
                let thing = Thing::from_u32(member);
                match action {
                    0 => { sparse.clear(); tree.clear(); }
                    1..3 => assert_eq!(sparse.remove(thing), tree.remove(&member)),
                    3 => { if let Some(popped) = sparse.pop() { assert!(tree.remove(&popped.as_u32())); } }
                    _ => assert_eq!(sparse.insert(thing), tree.insert(member)),
                }
                assert_eq!(sparse.contains(thing), tree.contains(&member));
                assert_eq!(sparse.as_slice().iter().map(|t| t.as_u32()).collect::<BTreeSet<_>>(), tree);
                assert_eq!(sparse.len(), tree.len());
            }
        }
    }

    #[test]
    fn equality_and_hash_ignore_how_far_a_set_once_reached() {
        let (mut a, b) = (set(&BTreeSet::from([1, 500])), set(&BTreeSet::from([1])));
        assert!(a.remove(Thing::from_u32(500)) && !a.remove(Thing::from_u32(5000)));
        assert_eq!((&a, crate::hash::hash_of(&a)), (&b, crate::hash::hash_of(&b)));
        assert_eq!(
            (a.first(), a.insert(Thing::from_u32(1)), a.insert(Thing::from_u32(2))),
            (b.first(), false, true)
        );
    }

    #[test]
    fn bits_past_the_end_do_not_exist() {
        for len in [0, 1, 63, 64, 65, 128] {
            let mut bits = BitVec::all(len);
            assert_eq!((bits.count_ones(), bits.get(len)), (len, false));
            bits.flip_all();
            assert_eq!(bits, BitVec::new(len));
        }
    }
}
