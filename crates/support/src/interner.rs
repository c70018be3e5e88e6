//! Names as numbers: each distinct byte string gets a [`Symbol`], and equal strings get the same one.
//!
//! Names are arbitrary bytes, because LLVM's are. All bytes lie end to end in one buffer, and the look-up table holds only
//! symbols, so a name costs its length plus about 14 bytes. Symbols are numbered from 0 in order of first sight, which
//! depends on the input alone. Interning is O(length).

use crate::entity::{Entity, entity};
use crate::hash::hash_of;
use hashbrown::HashTable;
use std::borrow::Cow;
use std::fmt;

entity! {
    /// An interned name, meaningful to the [`Interner`] that made it.
    pub struct Symbol = "symbol";
}

/// Owns the names. Nothing is ever removed.
#[derive(Clone, Default)]
pub struct Interner {
    bytes: Vec<u8>,
    /// Where the name of each symbol ends; it starts where that of the symbol before ends.
    ends: Vec<usize>,
    table: HashTable<Symbol>,
}

impl Interner {
    pub fn new() -> Self {
        Self::default()
    }

    /// With room for `names` names of `bytes` bytes in all.
    pub fn with_capacity(names: usize, bytes: usize) -> Self {
        Interner {
            bytes: Vec::with_capacity(bytes),
            ends: Vec::with_capacity(names),
            table: HashTable::with_capacity(names),
        }
    }

    /// The symbol of `name`, new if it has not been seen.
    pub fn intern(&mut self, name: &[u8]) -> Symbol {
        let hash = hash_of(name);
        if let Some(symbol) = self.find(hash, name) {
            return symbol;
        }
        let symbol = Symbol::new(self.ends.len());
        self.bytes.extend_from_slice(name);
        self.ends.push(self.bytes.len());
        let (bytes, ends) = (&self.bytes, &self.ends);
        self.table.insert_unique(hash, symbol, |&symbol| hash_of(name_of(bytes, ends, symbol)));
        symbol
    }

    /// The symbol of `name`, if it has been seen.
    pub fn get(&self, name: &[u8]) -> Option<Symbol> {
        self.find(hash_of(name), name)
    }

    #[inline]
    fn find(&self, hash: u64, name: &[u8]) -> Option<Symbol> {
        self.table.find(hash, |&symbol| self.resolve(symbol) == name).copied()
    }

    /// The name of a symbol of this interner.
    #[inline]
    pub fn resolve(&self, symbol: Symbol) -> &[u8] {
        name_of(&self.bytes, &self.ends, symbol)
    }

    /// The name for messages, with what is not UTF-8 replaced.
    pub fn resolve_lossy(&self, symbol: Symbol) -> Cow<'_, str> {
        String::from_utf8_lossy(self.resolve(symbol))
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// All symbols and names, in order of first sight.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Symbol, &[u8])> + ExactSizeIterator {
        (0..self.ends.len()).map(|i| (Symbol::new(i), self.resolve(Symbol::new(i))))
    }
}

#[inline]
fn name_of<'a>(bytes: &'a [u8], ends: &[usize], symbol: Symbol) -> &'a [u8] {
    let index = symbol.index();
    let start = if index == 0 { 0 } else { ends[index - 1] };
    &bytes[start..ends[index]]
}

impl fmt::Debug for Interner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(s, name)| (s, String::from_utf8_lossy(name)))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_names_share_a_symbol_and_order_is_that_of_first_sight() {
        let mut names = Interner::new();
        let (a, empty, raw) = (names.intern(b"a"), names.intern(b""), names.intern(b"\xff\0"));
        assert_eq!([a, empty, raw].map(Symbol::as_u32), [0, 1, 2]);
        assert_eq!([names.intern(b"a"), names.intern(b"\xff\0")], [a, raw]);
        assert_eq!((names.get(b""), names.get(b"b")), (Some(empty), None));
        assert_eq!((names.resolve(raw), &*names.resolve_lossy(raw)), (&b"\xff\0"[..], "\u{fffd}\0"));
        assert_eq!(
            names.iter().map(|(_, name)| name.to_vec()).collect::<Vec<_>>(),
            [&b"a"[..], b"", b"\xff\0"]
        );
    }

    #[test]
    fn symbols_survive_growth() {
        let mut names = Interner::with_capacity(1, 1);
        let name = |i: u32| format!("name{i}").into_bytes();
        let symbols: Vec<_> = (0..10_000).map(|i| names.intern(&name(i))).collect();
        for (i, &symbol) in (0..).zip(&symbols) {
            assert_eq!(names.intern(&name(i)), symbol);
            assert_eq!(names.resolve(symbol), name(i));
        }
        assert_eq!(names.len(), 10_000);
    }
}
