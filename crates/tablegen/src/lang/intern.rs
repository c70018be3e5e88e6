//! Interned byte strings: every identifier and literal of a run is stored once and named by a [`Str`].
//!
//! TableGen source is bytes, not text: a literal may hold anything but a line end, so nothing here assumes UTF-8.
//! All bytes live in one buffer; a `Str` is an index into the table of their ranges. Interning costs one hash and,
//! for a new string, one copy. Equality of `Str`s is equality of the strings.

use hashbrown::HashTable;
use support::hash::hash_of;

/// An interned string. Ordering of `Str`s is order of first appearance, not alphabetical.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Str(pub(crate) u32);

/// The table of all interned strings.
#[derive(Default)]
pub struct Interner {
    bytes: Vec<u8>,
    /// End of string `i` in `bytes`; its start is the end of string `i - 1`.
    ends: Vec<u32>,
    index: HashTable<u32>,
}

impl Interner {
    /// The `Str` of `text`, which is added if it is new.
    ///
    /// Past 4 GiB of distinct text (or 2^32 strings) every new string is the empty one; the evaluator checks
    /// [`Interner::is_full`] and reports an error before results could be used.
    pub fn intern(&mut self, text: &[u8]) -> Str {
        let hash = hash_of(text);
        let Interner { bytes, ends, index } = self;
        if let Some(&found) = index.find(hash, |&i| slice(bytes, ends, i) == text) {
            return Str(found);
        }
        let id = ends.len() as u32;
        if bytes.len() + text.len() >= u32::MAX as usize || id == u32::MAX {
            return Str(0);
        }
        bytes.extend_from_slice(text);
        ends.push(bytes.len() as u32);
        index.insert_unique(hash, id, |&i| hash_of(slice(bytes, ends, i)));
        Str(id)
    }

    /// The `Str` of `text` if it has been seen.
    pub fn find(&self, text: &[u8]) -> Option<Str> {
        let found = self.index.find(hash_of(text), |&i| slice(&self.bytes, &self.ends, i) == text);
        found.map(|&i| Str(i))
    }

    /// The bytes of a string.
    pub fn get(&self, string: Str) -> &[u8] {
        slice(&self.bytes, &self.ends, string.0)
    }

    /// Whether no more text fits.
    pub fn is_full(&self) -> bool {
        self.bytes.len() >= u32::MAX as usize - (1 << 24)
    }

    /// Number of strings.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether nothing has been interned.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

fn slice<'a>(bytes: &'a [u8], ends: &[u32], i: u32) -> &'a [u8] {
    let start = if i == 0 { 0 } else { ends[i as usize - 1] as usize };
    &bytes[start..ends[i as usize] as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_strings_share_an_id() {
        let mut interner = Interner::default();
        let a = interner.intern(b"alpha");
        let b = interner.intern(b"");
        assert_eq!(interner.intern(b"alpha"), a);
        assert_ne!(a, b);
        assert_eq!(interner.get(a), b"alpha");
        assert_eq!(interner.get(b), b"");
        assert_eq!(interner.find(b"beta"), None);
    }

    #[test]
    fn survives_growth() {
        let mut interner = Interner::default();
        let ids: Vec<Str> = (0..5000).map(|i| interner.intern(format!("s{i}").as_bytes())).collect();
        for (i, id) in ids.iter().enumerate() {
            assert_eq!(interner.get(*id), format!("s{i}").as_bytes());
        }
    }
}
