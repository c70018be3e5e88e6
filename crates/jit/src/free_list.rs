//! Which parts of a range are free: best fit, neighbours joined when something is given back.
//!
//! Free runs are kept by place and by size. Cost: O(log n) in the number of free runs, to take and to give back.

use std::collections::{BTreeMap, BTreeSet};

/// Sizes and places are multiples of this.
pub(crate) const UNIT: usize = 16;

#[derive(Debug)]
pub(crate) struct FreeList {
    /// Free runs: where they begin, and their sizes.
    by_place: BTreeMap<usize, usize>,
    /// The same as (size, place).
    by_size: BTreeSet<(usize, usize)>,
}

impl FreeList {
    pub(crate) fn new(size: usize) -> FreeList {
        let mut list = FreeList { by_place: BTreeMap::new(), by_size: BTreeSet::new() };
        list.insert(0, size);
        list
    }

    fn insert(&mut self, place: usize, size: usize) {
        if size != 0 {
            self.by_place.insert(place, size);
            self.by_size.insert((size, place));
        }
    }

    fn take_out(&mut self, place: usize, size: usize) {
        self.by_place.remove(&place);
        self.by_size.remove(&(size, place));
    }

    /// Takes `size` bytes, rounded up to [`UNIT`], at a multiple of `align`. None if no run has room.
    pub(crate) fn take(&mut self, size: usize, align: usize) -> Option<usize> {
        let (size, align) = (rounded(size)?, align.max(UNIT));
        // A run of this size has room wherever it begins; runs begin at multiples of the unit.
        let enough = size.checked_add(align - UNIT)?;
        let fits = |&&(run, place): &&(usize, usize)| place.next_multiple_of(align) - place + size <= run;
        let &(run, place) = self
            .by_size
            .range((size, 0)..)
            .take(8)
            .find(fits)
            .or_else(|| self.by_size.range((enough, 0)..).next())?;
        self.take_out(place, run);
        let begin = place.next_multiple_of(align);
        self.insert(place, begin - place);
        self.insert(begin + size, place + run - begin - size);
        Some(begin)
    }

    /// Gives back what was taken with this size.
    pub(crate) fn give_back(&mut self, mut place: usize, size: usize) {
        let mut size = rounded(size).unwrap_or(size);
        if let Some((&before, &run)) = self.by_place.range(..place).next_back()
            && before + run == place
        {
            self.take_out(before, run);
            (place, size) = (before, size + run);
        }
        if let Some(&run) = self.by_place.get(&(place + size)) {
            self.take_out(place + size, run);
            size += run;
        }
        self.insert(place, size);
    }

    /// Bytes that are free.
    #[cfg(test)]
    fn free(&self) -> usize {
        self.by_place.values().sum()
    }
}

fn rounded(size: usize) -> Option<usize> {
    size.max(1).checked_next_multiple_of(UNIT)
}

#[cfg(test)]
mod tests {
    use super::FreeList;

    #[test]
    fn what_is_given_back_is_whole_again() {
        let mut list = FreeList::new(1 << 20);
        let mut random = 1u64;
        let mut taken: Vec<(usize, usize)> = Vec::new();
        for _ in 0..4000 {
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let number = (random >> 33) as usize;
            if number.is_multiple_of(3) && !taken.is_empty() {
                let (place, size) = taken.swap_remove(number / 3 % taken.len());
                list.give_back(place, size);
                continue;
            }
            let (size, align) = (number / 7 % 500, 1 << (number / 11 % 9));
            let Some(place) = list.take(size, align) else { continue };
            assert_eq!(place % align, 0);
            let apart =
                |&(other, len): &(usize, usize)| place + size.max(1) <= other || other + len.max(1) <= place;
            assert!(taken.iter().all(apart));
            taken.push((place, size));
        }
        assert!(!taken.is_empty());
        taken.into_iter().for_each(|(place, size)| list.give_back(place, size));
        assert_eq!((list.by_place.len(), list.free()), (1, 1 << 20));
    }

    #[test]
    fn what_has_no_room_is_refused() {
        let mut list = FreeList::new(64);
        assert_eq!(list.take(65, 1), None);
        assert_eq!(list.take(usize::MAX, 1), None);
        assert_eq!(list.take(33, 1), Some(0));
        assert_eq!(list.take(32, 1), None);
        assert_eq!(list.take(16, 1), Some(48));
    }
}
