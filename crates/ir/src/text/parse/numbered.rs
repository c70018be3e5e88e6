//! Things that text numbers: values, types, metadata, attribute groups.

use support::hash::{self, FxHashMap};

/// A map from numbers to things. Numbers that follow each other closely, as those of a written module do, are in a vector;
/// a few far ones do not make it large.
#[derive(Clone, Debug)]
pub(super) struct Numbered<T> {
    dense: Vec<Option<T>>,
    sparse: FxHashMap<u32, T>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Numbered { dense: Vec::new(), sparse: FxHashMap::default() }
    }
}

impl<T> Numbered<T> {
    #[inline]
    pub(super) fn get(&self, number: u32) -> Option<&T> {
        match self.dense.get(number as usize) {
            Some(Some(thing)) => Some(thing),
            _ if self.sparse.is_empty() => None,
            _ => self.sparse.get(&number),
        }
    }

    /// Sets or replaces the thing with this number.
    #[inline]
    pub(super) fn set(&mut self, number: u32, thing: T) {
        let at = number as usize;
        if at < self.dense.len() {
            self.dense[at] = Some(thing);
        } else if at <= 2 * self.dense.len() + 1024 {
            self.dense.resize_with(at, || None);
            self.dense.push(Some(thing));
        } else {
            self.sparse.insert(number, thing);
        }
    }

    pub(super) fn clear(&mut self) {
        self.dense.clear();
        hash::empty(&mut self.sparse);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn far_numbers_do_not_take_memory() {
        let mut map = Numbered::default();
        map.set(4_000_000_000, 'a');
        map.set(3, 'b');
        map.set(500, 'c');
        assert_eq!((map.get(4_000_000_000), map.get(3), map.get(500)), (Some(&'a'), Some(&'b'), Some(&'c')));
        assert_eq!(map.get(4), None);
        assert!(map.dense.len() < 2000);
    }

    #[test]
    fn a_sparse_entry_stays_visible_when_the_vector_grows_past_it() {
        let mut map = Numbered::default();
        map.set(1500, 'x');
        for n in 0..1501 {
            if n != 1500 {
                map.set(n, 'd');
            }
        }
        map.set(1501, 'e');
        assert_eq!(map.get(1500), Some(&'x'));
    }
}
