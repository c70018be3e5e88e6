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
