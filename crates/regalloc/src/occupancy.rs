//! Where in each block a register unit is taken, remembered from one question to the next.
//!
//! Dividing a register asks this of every candidate in every block that the register lives in, and between two registers
//! that are divided only a few assignments change. So what a unit has in a block, from its first slot to its last, is
//! kept by unit and block: an assignment widens it, O(blocks), and what is taken back is forgotten and found again when
//! somebody asks. Units that nobody has asked about keep nothing.

use crate::intervals::{LiveIntervals, Segment};
use crate::slots::{Slot, SlotIndexes};
use mir::Block;

/// From where to where a unit is taken in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    first: Slot,
    last: Slot,
}

impl Span {
    const FREE: Span = Span { first: Slot::MAX, last: Slot(0) };
    /// Not looked at since something in it was taken back.
    const UNKNOWN: Span = Span { first: Slot(0), last: Slot(0) };

    fn widen(&mut self, by: Segment) {
        if *self != Span::UNKNOWN {
            *self = Span { first: self.first.min(by.start), last: self.last.max(by.end) };
        }
    }
}

/// See the module text.
#[derive(Debug, Default)]
pub struct Occupancy {
    /// By unit, where it was asked about: by block.
    rows: Vec<Vec<Span>>,
}

/// What a segment has of each block that it meets.
fn pieces(slots: &SlotIndexes, segment: Segment) -> impl Iterator<Item = (Block, Segment)> {
    let blocks = slots.order()[slots.position(segment.start)..].iter().copied();
    blocks.take_while(move |&block| slots.start(block) < segment.end).map(move |block| {
        let (start, end) = (slots.start(block), slots.end(block));
        (block, Segment { start: segment.start.max(start), end: segment.end.min(end) })
    })
}

impl Occupancy {
    pub fn new(num_units: usize) -> Occupancy {
        Occupancy { rows: vec![Vec::new(); num_units] }
    }

    /// All slots have other numbers.
    pub fn clear(&mut self) {
        self.rows.iter_mut().for_each(Vec::clear);
    }

    /// A register with these segments takes the unit.
    pub fn add(&mut self, live: &LiveIntervals, unit: u16, segments: &[Segment]) {
        let row = &mut self.rows[unit as usize];
        if !row.is_empty() {
            let pieces = segments.iter().flat_map(|&segment| pieces(&live.slots, segment));
            pieces.for_each(|(block, piece)| row[block.as_u32() as usize].widen(piece));
        }
    }

    /// A register with these segments leaves the unit.
    pub fn remove(&mut self, live: &LiveIntervals, unit: u16, segments: &[Segment]) {
        let row = &mut self.rows[unit as usize];
        if !row.is_empty() {
            let pieces = segments.iter().flat_map(|&segment| pieces(&live.slots, segment));
            pieces.for_each(|(block, _)| row[block.as_u32() as usize] = Span::UNKNOWN);
        }
    }

    /// From where to where a unit is taken in a block; `None` if that is not known.
    #[inline]
    pub fn known(&self, unit: u16, block: Block) -> Option<Option<(Slot, Slot)>> {
        let span = *self.rows[unit as usize].get(block.as_u32() as usize)?;
        (span != Span::UNKNOWN).then(|| (span != Span::FREE).then_some((span.first, span.last)))
    }

    /// Finds what is not known of a unit: everything, from `all` that is in it in order of slots, or one block, `within` which it is
    /// taken from where to where.
    pub fn find(
        &mut self,
        live: &LiveIntervals,
        (unit, block): (u16, Block),
        all: impl Iterator<Item = Segment>,
        within: impl Fn(Segment) -> Option<(Slot, Slot)>,
    ) {
        let (slots, row) = (&live.slots, &mut self.rows[unit as usize]);
        if row.is_empty() {
            let blocks = slots.order().iter().map(|block| block.as_u32() as usize + 1);
            row.resize(blocks.max().unwrap_or(0), Span::FREE);
            for (block, piece) in all.flat_map(|segment| pieces(slots, segment)) {
                row[block.as_u32() as usize].widen(piece);
            }
        } else {
            let range = Segment { start: slots.start(block), end: slots.end(block) };
            let span = within(range).map_or(Span::FREE, |(first, last)| Span { first, last });
            row[block.as_u32() as usize] = span;
        }
    }
}
