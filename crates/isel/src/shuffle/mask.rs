//! Wanted orders of elements, and what can be said of them: in terms of wider and narrower elements, of which vectors they are,
//! whether they stay in their group.

use smallvec::SmallVec;

/// An element of two vectors, counting through both; or [`ANY`] or [`ZERO`].
pub type Lane = i8;

pub const ANY: Lane = -1;
pub const ZERO: Lane = -2;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mask {
    pub lanes: SmallVec<[Lane; 32]>,
    pub lane_bits: u32,
}

impl Mask {
    pub fn new(lane_bits: u32, lanes: impl IntoIterator<Item = Lane>) -> Mask {
        Mask { lanes: lanes.into_iter().collect(), lane_bits }
    }

    pub(super) fn any(&self) -> Mask {
        Mask::new(self.lane_bits, self.lanes.iter().map(|_| ANY))
    }

    pub(super) fn len(&self) -> usize {
        self.lanes.len()
    }

    pub(super) fn bits(&self) -> u32 {
        self.lane_bits * self.lanes.len() as u32
    }

    /// One of the two vectors as it is.
    pub(super) fn is_vector(&self, number: usize) -> bool {
        let first = number * self.len();
        self.lanes.iter().enumerate().all(|(i, &m)| m == ANY || m == (first + i) as Lane)
    }

    pub(super) fn all(&self, test: impl Fn(Lane) -> bool) -> bool {
        self.lanes.iter().all(|&m| test(m))
    }

    /// Elements of this vector are wanted.
    pub(super) fn uses(&self, number: usize) -> bool {
        let n = self.len() as Lane;
        self.lanes.iter().any(|&m| m >= 0 && (m >= n) == (number == 1))
    }

    /// Elements of half the width.
    fn halved(&self) -> Mask {
        let halves = self.lanes.iter().flat_map(|&m| if m < 0 { [m, m] } else { [2 * m, 2 * m + 1] });
        Mask::new(self.lane_bits / 2, halves)
    }

    /// Elements of twice the width, if pairs stay together.
    fn doubled(&self) -> Option<Mask> {
        let pair = |pair: &[Lane]| match *pair {
            [ANY, ANY] => Some(ANY),
            [ZERO | ANY, ZERO | ANY] => Some(ZERO),
            [low, ANY] if low >= 0 && low % 2 == 0 => Some(low / 2),
            [ANY, high] if high >= 0 && high % 2 == 1 => Some(high / 2),
            [low, high] if low >= 0 && low % 2 == 0 && high == low + 1 => Some(low / 2),
            _ => None,
        };
        let lanes = self.lanes.chunks(2).map(pair).collect::<Option<_>>()?;
        Some(Mask { lanes, lane_bits: self.lane_bits * 2 })
    }

    /// In terms of elements of another width.
    pub(super) fn with_lanes_of(&self, bits: u32) -> Option<Mask> {
        let mut mask = self.clone();
        while mask.lane_bits > bits {
            mask = mask.halved();
        }
        while mask.lane_bits < bits {
            mask = mask.doubled()?;
        }
        Some(mask)
    }

    /// In terms of the widest elements of which it can be said, at most half of 128 bits.
    pub(super) fn widest(&self) -> Mask {
        let mut mask = self.clone();
        while mask.lane_bits < 64
            && let Some(wide) = mask.doubled()
        {
            mask = wide;
        }
        mask
    }

    /// Where an element is among others, within a range.
    pub(super) fn find(&self, wanted: Lane, places: std::ops::Range<usize>) -> Option<usize> {
        places.into_iter().find(|&i| self.lanes[i] == wanted)
    }

    /// Puts an element in a place that is free or has it already; the one place for elements that may be anything.
    #[must_use]
    pub(super) fn demand(&mut self, place: usize, lane: Lane) -> bool {
        if lane == ANY || self.lanes[place] == lane {
            return true;
        }
        let is_free = self.lanes[place] == ANY;
        if is_free {
            self.lanes[place] = lane;
        }
        is_free
    }

    /// The elements for which a test of place and element holds; others are `rest`.
    pub(super) fn filtered(&self, rest: Lane, keep: impl Fn(usize, Lane) -> bool) -> Mask {
        let lanes = self.lanes.iter().enumerate();
        Mask::new(self.lane_bits, lanes.map(|(i, &m)| if m == ANY || keep(i, m) { m } else { rest }))
    }

    /// An element that crosses from one half of 256 bits to the other.
    pub(super) fn crosses(&self, place: usize, lane: Lane) -> bool {
        let (n, half) = (self.len(), self.len() / 2);
        self.bits() == 256 && lane >= 0 && (lane as usize % n >= half) != (place >= half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths() {
        let words = Mask::new(16, [2, 3, ANY, 9, ZERO, ANY, 6, 7]);
        let wide = words.with_lanes_of(32).unwrap();
        assert_eq!(wide.lanes[..], [1, 4, ZERO, 3]);
        assert_eq!(words.with_lanes_of(64), None);
        assert_eq!(wide.with_lanes_of(16).unwrap().lanes[..], [2, 3, 8, 9, ZERO, ZERO, 6, 7]);
        assert_eq!(words.widest(), wide);
    }

    #[test]
    fn demands() {
        let mut mask = Mask::new(32, [ANY; 4]);
        assert!(mask.demand(1, 5) && mask.demand(1, 5) && mask.demand(1, ANY));
        assert!(!mask.demand(1, 6));
        assert_eq!(mask.lanes[..], [ANY, 5, ANY, ANY]);
    }

    #[test]
    fn crossing() {
        let mask = Mask::new(64, [0, 2, 5, 7]);
        assert!(mask.crosses(1, 2) && !mask.crosses(0, 0) && mask.crosses(2, 5) && !mask.crosses(3, 7));
    }
}
