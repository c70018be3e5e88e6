//! Typed indices and the tables keyed by them.
//!
//! An *entity* is a `u32` that names a thing owned by one table: `Inst`, `Block`, `Type`. [`PrimaryMap`] owns the
//! things and hands out the indices; [`SecondaryMap`] holds facts about them that somebody else computed; a
//! [`ListPool`] keeps many short lists of entities in one allocation. The idea is that of Cranelift's
//! `cranelift-entity`; indices instead of references keep graphs free of lifetimes and half the size.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut, Range};

/// A typed index. Implemented by the [`entity!`] macro.
pub trait Entity: Copy + Eq + std::hash::Hash + fmt::Debug {
    /// The index must be smaller than `u32::MAX`, which is reserved for [`OptionalEntity`].
    fn new(index: usize) -> Self;
    fn index(self) -> usize;
}

/// Declares typed indices: `entity! { /// doc \n pub struct Inst = "inst"; }`. The string is the prefix under which
/// `Debug` and `Display` show it (`inst7`).
#[macro_export]
macro_rules! entity {
    ($($(#[$attr:meta])* $vis:vis struct $name:ident = $prefix:literal;)*) => {$(
        $(#[$attr])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis struct $name(u32);

        #[allow(dead_code, reason = "a private entity may need only one of the two")]
        impl $name {
            /// The entity with this raw index. `u32::MAX` is not a valid index.
            #[inline]
            $vis const fn from_u32(index: u32) -> Self {
                debug_assert!(index < u32::MAX);
                $name(index)
            }
            #[inline]
            $vis const fn as_u32(self) -> u32 {
                self.0
            }
        }
        impl $crate::entity::Entity for $name {
            #[inline]
            fn new(index: usize) -> Self {
                debug_assert!(index < u32::MAX as usize);
                $name(index as u32)
            }
            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }
        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }
    )*};
}
pub use entity;

/// An optional entity in four bytes: `u32::MAX` stands for none.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OptionalEntity<E> {
    raw: u32,
    entity: PhantomData<E>,
}

impl<E: Entity> OptionalEntity<E> {
    pub const NONE: Self = OptionalEntity { raw: u32::MAX, entity: PhantomData };

    #[inline]
    pub fn some(entity: E) -> Self {
        OptionalEntity { raw: entity.index() as u32, entity: PhantomData }
    }

    #[inline]
    pub fn get(self) -> Option<E> {
        (self.raw != u32::MAX).then(|| E::new(self.raw as usize))
    }

    #[inline]
    pub fn is_none(self) -> bool {
        self.raw == u32::MAX
    }

    #[inline]
    pub fn is_some(self) -> bool {
        self.raw != u32::MAX
    }
}

impl<E: Entity> Default for OptionalEntity<E> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<E: Entity> From<Option<E>> for OptionalEntity<E> {
    #[inline]
    fn from(option: Option<E>) -> Self {
        option.map_or(Self::NONE, Self::some)
    }
}

impl<E: Entity> From<E> for OptionalEntity<E> {
    #[inline]
    fn from(entity: E) -> Self {
        Self::some(entity)
    }
}

impl<E: Entity> fmt::Debug for OptionalEntity<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.get() {
            Some(entity) => entity.fmt(f),
            None => f.write_str("none"),
        }
    }
}

/// The table that owns things of one kind and gives them their indices, densely from 0.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PrimaryMap<K, V> {
    items: Vec<V>,
    key: PhantomData<K>,
}

impl<K: Entity, V> PrimaryMap<K, V> {
    pub const fn new() -> Self {
        PrimaryMap { items: Vec::new(), key: PhantomData }
    }

    pub fn with_capacity(capacity: usize) -> Self {
        PrimaryMap { items: Vec::with_capacity(capacity), key: PhantomData }
    }

    #[inline]
    pub fn push(&mut self, value: V) -> K {
        let key = self.next_key();
        self.items.push(value);
        key
    }

    /// The key that the next [`push`](Self::push) will return.
    #[inline]
    pub fn next_key(&self) -> K {
        K::new(self.items.len())
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Whether `key` names an item of this table.
    #[inline]
    pub fn is_valid(&self, key: K) -> bool {
        key.index() < self.items.len()
    }

    #[inline]
    pub fn get(&self, key: K) -> Option<&V> {
        self.items.get(key.index())
    }

    #[inline]
    pub fn get_mut(&mut self, key: K) -> Option<&mut V> {
        self.items.get_mut(key.index())
    }

    pub fn keys(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, V> {
        (0..self.items.len()).map(K::new)
    }

    pub fn values(&self) -> std::slice::Iter<'_, V> {
        self.items.iter()
    }

    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, V> {
        self.items.iter_mut()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> + ExactSizeIterator {
        self.items.iter().enumerate().map(|(i, v)| (K::new(i), v))
    }

    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (K, &mut V)> + ExactSizeIterator {
        self.items.iter_mut().enumerate().map(|(i, v)| (K::new(i), v))
    }

    pub fn as_slice(&self) -> &[V] {
        &self.items
    }

    pub fn as_mut_slice(&mut self) -> &mut [V] {
        &mut self.items
    }

    pub fn reserve(&mut self, additional: usize) {
        self.items.reserve(additional);
    }

    /// Gives room back, see [`trim`].
    pub fn trim(&mut self) {
        trim(&mut self.items);
    }

    pub fn shrink_to_fit(&mut self) {
        self.items.shrink_to_fit();
    }

    pub fn clear(&mut self) {
        self.items.clear();
    }

    /// Forgets every item from `key` on.
    pub fn truncate(&mut self, key: K) {
        self.items.truncate(key.index());
    }

    pub fn last(&self) -> Option<(K, &V)> {
        self.items.last().map(|v| (K::new(self.items.len() - 1), v))
    }
}

impl<K: Entity, V> Default for PrimaryMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Entity, V> FromIterator<V> for PrimaryMap<K, V> {
    fn from_iter<I: IntoIterator<Item = V>>(iter: I) -> Self {
        PrimaryMap { items: iter.into_iter().collect(), key: PhantomData }
    }
}

impl<K: Entity, V> Index<K> for PrimaryMap<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        &self.items[key.index()]
    }
}

impl<K: Entity, V> IndexMut<K> for PrimaryMap<K, V> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.items[key.index()]
    }
}

impl<K: Entity + fmt::Debug, V: fmt::Debug> fmt::Debug for PrimaryMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// Facts about entities owned elsewhere. Every key has a value: the default until one is written. Reading never
/// allocates; writing grows the table to the key.
#[derive(Clone)]
pub struct SecondaryMap<K, V> {
    items: Vec<V>,
    default: V,
    key: PhantomData<K>,
}

/// Gives back the room of a list that is complete, but for a little that later changes may need.
pub fn trim<T>(items: &mut Vec<T>) {
    items.shrink_to(items.len() + items.len() / 16);
}

impl<K: Entity, V: Clone> SecondaryMap<K, V> {
    /// Gives room back, see [`trim`].
    pub fn trim(&mut self) {
        trim(&mut self.items);
    }

    pub fn new() -> Self
    where
        V: Default,
    {
        Self::with_default(V::default())
    }

    pub const fn with_default(default: V) -> Self {
        SecondaryMap { items: Vec::new(), default, key: PhantomData }
    }

    /// A map that already has room for `len` keys.
    pub fn with_len(default: V, len: usize) -> Self {
        SecondaryMap { items: vec![default.clone(); len], default, key: PhantomData }
    }

    #[inline]
    pub fn get(&self, key: K) -> &V {
        self.items.get(key.index()).unwrap_or(&self.default)
    }

    /// The keys up to the largest one written, with their values.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> {
        self.items.iter().enumerate().map(|(i, v)| (K::new(i), v))
    }

    /// Whether nothing has been written since creation or [`clear`](Self::clear).
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Resets every key to the default and keeps the memory.
    pub fn clear(&mut self) {
        self.items.clear();
    }
}

impl<K: Entity, V: Clone + Default> Default for SecondaryMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Entity, V: Clone> Index<K> for SecondaryMap<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        self.get(key)
    }
}

impl<K: Entity, V: Clone> IndexMut<K> for SecondaryMap<K, V> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        let index = key.index();
        if index >= self.items.len() {
            self.items.resize(index + 1, self.default.clone());
        }
        &mut self.items[index]
    }
}

impl<K: Entity, V: fmt::Debug + Clone> fmt::Debug for SecondaryMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// A list in a [`ListPool`]: start and length, eight bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct List {
    start: u32,
    len: u32,
}

impl List {
    pub const EMPTY: List = List { start: 0, len: 0 };

    #[inline]
    pub fn len(self) -> usize {
        self.len as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Where the list begins among the items of its pool: lists that are in use do not overlap, so this tells them apart.
    #[inline]
    pub fn start(self) -> usize {
        self.start as usize
    }

    #[inline]
    fn range(self) -> Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }
}

/// Many short lists in one vector. A list that grows moves to the end and leaves its old place unused; shrinking is in
/// place. The holes are never reused: pools live as long as one function or module and lists rarely grow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListPool<T> {
    items: Vec<T>,
}

impl<T: Copy> ListPool<T> {
    pub const fn new() -> Self {
        ListPool { items: Vec::new() }
    }

    /// Makes room for so many more items.
    pub fn reserve(&mut self, additional: usize) {
        self.items.reserve(additional);
    }

    /// Gives room back, see [`trim`].
    pub fn trim(&mut self) {
        trim(&mut self.items);
    }

    #[inline]
    pub fn add(&mut self, items: &[T]) -> List {
        if items.is_empty() {
            return List::EMPTY;
        }
        let start = self.items.len() as u32;
        // Most lists are so short that a call for copying them would be the larger part.
        match *items {
            [only] => self.items.push(only),
            [first, second] => {
                self.items.push(first);
                self.items.push(second);
            }
            _ => self.items.extend_from_slice(items),
        }
        List { start, len: items.len() as u32 }
    }

    pub fn add_iter(&mut self, items: impl IntoIterator<Item = T>) -> List {
        let start = self.items.len() as u32;
        self.items.extend(items);
        List { start, len: self.items.len() as u32 - start }
    }

    #[inline]
    pub fn get(&self, list: List) -> &[T] {
        &self.items[list.range()]
    }

    #[inline]
    pub fn get_mut(&mut self, list: List) -> &mut [T] {
        &mut self.items[list.range()]
    }

    /// All items that lists have or once had, in no order that means anything.
    pub fn items_mut(&mut self) -> &mut [T] {
        &mut self.items
    }

    /// Appends to `list`. O(1) amortized while the list is the newest of the pool, O(length) otherwise.
    pub fn push(&mut self, list: &mut List, item: T) {
        let range = list.range();
        if range.end != self.items.len() {
            list.start = self.items.len() as u32;
            self.items.extend_from_within(range);
        }
        self.items.push(item);
        list.len += 1;
    }

    /// Removes the item at `index`, keeping the order of the others. O(length).
    pub fn remove(&mut self, list: &mut List, index: usize) -> T {
        let slice = self.get_mut(*list);
        let removed = slice[index];
        slice.copy_within(index + 1.., index);
        list.len -= 1;
        removed
    }

    /// Shortens `list` to its first `len` items.
    pub fn truncate(&mut self, list: &mut List, len: usize) {
        list.len = list.len.min(len as u32);
    }

    pub fn clear(&mut self) {
        self.items.clear();
    }

    /// Items held, live or not: a measure of memory.
    pub fn capacity_used(&self) -> usize {
        self.items.len()
    }
}

impl<T: Copy> Default for ListPool<T> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    entity! {
        struct Thing = "thing";
    }

    #[test]
    fn primary_map_hands_out_dense_keys() {
        let mut map = PrimaryMap::new();
        let a: Thing = map.push("a");
        let b = map.push("b");
        assert_eq!((a.as_u32(), b.as_u32(), map[b]), (0, 1, "b"));
        assert_eq!(format!("{b}"), "thing1");
        assert!(!map.is_valid(map.next_key()));
    }

    #[test]
    fn secondary_map_reads_default_and_grows_on_write() {
        let mut map = SecondaryMap::<Thing, u8>::with_default(7);
        assert_eq!(map[Thing::from_u32(100)], 7);
        map[Thing::from_u32(2)] = 1;
        assert_eq!(map.iter().map(|(_, v)| *v).collect::<Vec<_>>(), [7, 7, 1]);
    }

    #[test]
    fn optional_entity_is_four_bytes() {
        assert_eq!(size_of::<OptionalEntity<Thing>>(), 4);
        assert_eq!(OptionalEntity::from(Thing::from_u32(0)).get(), Some(Thing::from_u32(0)));
        assert_eq!(OptionalEntity::<Thing>::NONE.get(), None);
    }

    #[test]
    fn list_that_grows_keeps_its_items_and_leaves_others_alone() {
        let mut pool = ListPool::new();
        let mut first = pool.add(&[1, 2]);
        let second = pool.add(&[3]);
        pool.push(&mut first, 9);
        assert_eq!((pool.get(first), pool.get(second)), (&[1, 2, 9][..], &[3][..]));
        assert_eq!(pool.remove(&mut first, 1), 2);
        assert_eq!(pool.get(first), &[1, 9]);
    }
}
