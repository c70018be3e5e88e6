//! Where in each block a physical register is taken, remembered from one question to the next.
//!
//! Dividing a register asks this of every candidate in every block that the register lives in, and between two registers
//! that are divided only a few assignments change. So where a candidate is taken in a block, from its first slot to its last,
//! is kept by block: an assignment widens it, O(blocks), and what is taken back is forgotten and found again when somebody
//! asks. Registers of the same units share a row; those that nobody has asked about have none.

use crate::intervals::{LiveIntervals, Segment};
use crate::slots::{Slot, SlotIndexes};
use mir::Block;

/// From where to where a register is taken in a block.
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

/// What is known of the registers that have these units.
#[derive(Debug)]
struct Row {
    units: Box<[u16]>,
    /// By block; empty if nothing is known.
    spans: Vec<Span>,
}

/// A row of an [`Occupancy`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowId(u32);

/// See the module text.
#[derive(Debug, Default)]
pub struct Occupancy {
    rows: Vec<Row>,
    /// By unit: the rows that have it.
    of_unit: Vec<Vec<RowId>>,
}

/// What a segment has of each block that it meets.
fn pieces(slots: &SlotIndexes, segment: Segment) -> impl Iterator<Item = (Block, Segment)> {
    pieces_from(slots, segment, slots.position(segment.start))
}

/// The same where the position of the first block is known.
fn pieces_from(
    slots: &SlotIndexes,
    segment: Segment,
    first: usize,
) -> impl Iterator<Item = (Block, Segment)> {
    let blocks = slots.order()[first..].iter().copied();
    blocks.take_while(move |&block| slots.start(block) < segment.end).map(move |block| {
        let (start, end) = (slots.start(block), slots.end(block));
        (block, Segment { start: segment.start.max(start), end: segment.end.min(end) })
    })
}

impl Occupancy {
    pub fn new(num_units: usize) -> Occupancy {
        Occupancy { rows: Vec::new(), of_unit: vec![Vec::new(); num_units] }
    }

    /// All slots have other numbers, or nobody asks any more.
    pub fn clear(&mut self) {
        self.rows.iter_mut().for_each(|row| row.spans.clear());
    }

    /// A register with these segments takes units.
    pub fn add(&mut self, live: &LiveIntervals, units: &[u16], segments: &[Segment]) {
        self.update(live, units, segments, |span, piece| span.widen(piece));
    }

    /// A register with these segments leaves units.
    pub fn remove(&mut self, live: &LiveIntervals, units: &[u16], segments: &[Segment]) {
        self.update(live, units, segments, |span, _| *span = Span::UNKNOWN);
    }

    fn update(
        &mut self,
        live: &LiveIntervals,
        units: &[u16],
        segments: &[Segment],
        change: impl Fn(&mut Span, Segment),
    ) {
        for (i, &unit) in units.iter().enumerate() {
            for &RowId(row) in &self.of_unit[unit as usize] {
                let row = &mut self.rows[row as usize];
                // Rows that share more units are changed once.
                if row.spans.is_empty() || units[..i].iter().any(|earlier| row.units.contains(earlier)) {
                    continue;
                }
                let pieces = segments.iter().flat_map(|&segment| pieces(&live.slots, segment));
                pieces.for_each(|(block, piece)| change(&mut row.spans[block.as_u32() as usize], piece));
            }
        }
    }

    /// The row of the registers that have these units, and whether it has to be [filled](Self::fill).
    pub fn row(&mut self, units: &[u16]) -> (RowId, bool) {
        let of_first = units.first().map_or(&[][..], |&unit| &self.of_unit[unit as usize]);
        let known = of_first.iter().copied().find(|row| *self.rows[row.0 as usize].units == *units);
        let id = known.unwrap_or_else(|| {
            let id = RowId(self.rows.len() as u32);
            self.rows.push(Row { units: units.into(), spans: Vec::new() });
            units.iter().for_each(|&unit| self.of_unit[unit as usize].push(id));
            id
        });
        (id, self.rows[id.0 as usize].spans.is_empty())
    }

    /// Fills a row from all that its registers are taken by.
    pub fn fill(&mut self, live: &LiveIntervals, RowId(row): RowId, all: impl Iterator<Item = Segment>) {
        let spans = &mut self.rows[row as usize].spans;
        let blocks = live.slots.order().iter().map(|block| block.as_u32() as usize + 1);
        spans.resize(blocks.max().unwrap_or(0), Span::FREE);
        // Segments are mostly in order: the next one begins in the same block or a little behind it.
        let (slots, mut at) = (&live.slots, 0);
        let is_in = |at: usize, slot: Slot| {
            slots.order().get(at).is_some_and(|&block| slots.start(block) <= slot && slot < slots.end(block))
        };
        for segment in all {
            if !is_in(at, segment.start) {
                at = if is_in(at + 1, segment.start) { at + 1 } else { slots.position(segment.start) };
            }
            for (block, piece) in pieces_from(slots, segment, at) {
                spans[block.as_u32() as usize].widen(piece);
            }
        }
    }

    pub fn units(&self, RowId(row): RowId) -> &[u16] {
        &self.rows[row as usize].units
    }

    /// Whether it is known that the registers of a row are not taken in a block.
    #[inline]
    pub fn is_free(&self, RowId(row): RowId, block: Block) -> bool {
        self.rows[row as usize].spans[block.as_u32() as usize] == Span::FREE
    }

    /// From where to where the registers of a row are taken in a block; an error if that is not known.
    #[inline]
    pub fn known(&self, RowId(row): RowId, block: Block) -> Result<Option<(Slot, Slot)>, Unknown> {
        match self.rows[row as usize].spans[block.as_u32() as usize] {
            Span::UNKNOWN => Err(Unknown),
            Span::FREE => Ok(None),
            Span { first, last } => Ok(Some((first, last))),
        }
    }

    /// What was not known.
    pub fn set(&mut self, RowId(row): RowId, block: Block, taken: Option<(Slot, Slot)>) {
        let span = taken.map_or(Span::FREE, |(first, last)| Span { first, last });
        self.rows[row as usize].spans[block.as_u32() as usize] = span;
    }
}

/// Something was taken back since a block was last looked at.
#[derive(Clone, Copy, Debug)]
pub struct Unknown;
