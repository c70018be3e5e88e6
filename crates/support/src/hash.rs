//! Deterministic, fast hashing for look-up tables.
//!
//! These maps have a fixed seed, but their iteration order is still arbitrary: use them to find things, never to
//! enumerate them. Anything that reaches output, numbering or a decision is kept in a vector or an entity map.

#![expect(clippy::disallowed_types, reason = "this module is where the std maps get their fixed-seed hasher")]

pub use rustc_hash::FxHasher;

/// A `HashMap` with a fixed, fast hasher. Look-ups only: see the module text.
pub type FxHashMap<K, V> = std::collections::HashMap<K, V, rustc_hash::FxBuildHasher>;

/// A `HashSet` with a fixed, fast hasher. Membership only: see the module text.
pub type FxHashSet<T> = std::collections::HashSet<T, rustc_hash::FxBuildHasher>;

/// The hash of one value, for hand-made tables such as interning indices.
pub fn hash_of<T: std::hash::Hash + ?Sized>(value: &T) -> u64 {
    use std::hash::{BuildHasher, BuildHasherDefault};
    BuildHasherDefault::<FxHasher>::default().hash_one(value)
}

/// Empties a map, in time that filling it has paid for: one with room for many times what was in it is made anew.
pub fn empty<K, V>(map: &mut FxHashMap<K, V>) {
    if is_too_roomy(map.len(), map.capacity()) {
        *map = FxHashMap::default();
    }
    map.clear();
}

/// The same for a table.
pub fn empty_table<T>(table: &mut hashbrown::HashTable<T>) {
    if is_too_roomy(table.len(), table.capacity()) {
        *table = hashbrown::HashTable::new();
    }
    table.clear();
}

/// Whether emptying something would take much longer than filling it did: all of its room is cleared. Each of thousands of small
/// functions behind a large one would pay for the large one.
fn is_too_roomy(len: usize, capacity: usize) -> bool {
    /// Clearing so much costs next to nothing.
    const SMALL: usize = 4096;
    capacity > SMALL && capacity / 16 > len
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_that_is_not_needed_is_given_up() {
        let mut map: FxHashMap<u32, u32> = (0..100_000).map(|i| (i, i)).collect();
        empty(&mut map);
        assert!(map.is_empty() && map.capacity() >= 100_000, "the next may be as large");
        map.insert(1, 1);
        empty(&mut map);
        assert!(map.is_empty() && map.capacity() < 100);
        map.extend((0..100).map(|i| (i, i)));
        empty(&mut map);
        assert!(map.is_empty() && map.capacity() >= 100, "little room is kept");
    }
}
