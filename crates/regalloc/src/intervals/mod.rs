//! Live intervals: where each virtual register has a value that is still wanted, and where each register unit is taken by
//! the code itself.
//!
//! An interval is a sorted list of disjoint half-open [`Segment`]s between [`Slot`]s, and the list of instructions in which
//! the register occurs. All segments lie in one arena, all accesses in another; lists that have been replaced leave holes,
//! which are squeezed out when they outweigh the rest.
//!
//! There are no value numbers. A register may have several definitions; passes that must know whether two registers have
//! the same value look at the definitions that lie inside the other's interval (`coalesce`).
//!
//! Segments follow from accesses alone ([`build`]), so a pass that changes where a register occurs gives the new
//! accesses and the interval is worked out again: O(accesses + blocks that the value crosses).
//!
//! A partial definition (of a sub-register, without `undef`) reads the register as well. Lanes are not told apart.

pub mod build;
mod units;

use crate::registers::Registers;
use crate::slots::{Slot, SlotIndexes};
use build::Scratch;
use mir::{Block, Flow, Function, Inst, Reg};
use support::entity::{List, ListPool};

/// Half-open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Segment {
    pub start: Slot,
    pub end: Slot,
}

impl std::fmt::Debug for Segment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "[{:?},{:?})", self.start, self.end)
    }
}

/// An instruction in which a register occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegAccess {
    pub inst: Inst,
    pub reads: bool,
    pub writes: bool,
    /// It is written before the instruction has read its operands.
    pub early: bool,
}

impl RegAccess {
    /// What the instruction does with either of two registers.
    #[must_use]
    pub fn with(self, other: RegAccess) -> RegAccess {
        RegAccess {
            inst: self.inst,
            reads: self.reads || other.reads,
            writes: self.writes || other.writes,
            early: self.early || other.early,
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Interval {
    segments: List,
    accesses: List,
}

/// Calls that preserve the same registers.
#[derive(Clone, Debug)]
pub struct Calls {
    /// By register unit.
    pub preserved: Vec<bool>,
    /// `r` slots, ascending.
    pub slots: Vec<Slot>,
}

/// The intervals of a function.
#[derive(Debug)]
pub struct LiveIntervals {
    pub slots: SlotIndexes,
    pub flow: Flow,
    intervals: Vec<Interval>,
    segments: ListPool<Segment>,
    accesses: ListPool<RegAccess>,
    /// Items of the arenas that no list has any more.
    garbage: usize,
    /// By register unit: where the code itself uses it.
    units: Vec<Vec<Segment>>,
    /// At most 64.
    calls: Vec<Calls>,
    scratch: Scratch,
}

impl LiveIntervals {
    /// `flow` is that of the function. O(operands + blocks that values cross).
    pub fn new(registers: &Registers<'_>, func: &Function, flow: Flow) -> LiveIntervals {
        let slots = SlotIndexes::new(func);
        let mut live = LiveIntervals {
            units: units::fixed(registers, func, &slots),
            calls: units::calls(registers, func, &slots),
            slots,
            flow,
            intervals: vec![Interval::default(); func.num_vregs()],
            segments: ListPool::new(),
            accesses: ListPool::new(),
            garbage: 0,
            scratch: Scratch::new(func.num_blocks()),
        };
        let (starts, items) = build::accesses(func);
        for (index, bounds) in starts.windows(2).enumerate() {
            let items = &items[bounds[0] as usize..bounds[1] as usize];
            if !items.is_empty() {
                live.set(func, Reg::from_virtual_index(index as u32), items);
            }
        }
        live
    }

    fn interval(&self, reg: Reg) -> Interval {
        reg.virtual_index().and_then(|i| self.intervals.get(i)).copied().unwrap_or_default()
    }

    /// Where a virtual register is live.
    #[inline]
    pub fn segments(&self, reg: Reg) -> &[Segment] {
        self.segments.get(self.interval(reg).segments)
    }

    /// The instructions in which it occurs, in order.
    #[inline]
    pub fn accesses(&self, reg: Reg) -> &[RegAccess] {
        self.accesses.get(self.interval(reg).accesses)
    }

    pub fn num_vregs(&self) -> usize {
        self.intervals.len()
    }

    /// Where the code itself uses a unit.
    pub fn fixed(&self, unit: u16) -> &[Segment] {
        &self.units[unit as usize]
    }

    pub fn calls(&self) -> &[Calls] {
        &self.calls
    }

    /// Gives a register new accesses, in order, and works out where it is live.
    pub fn set(&mut self, func: &Function, reg: Reg, accesses: &[RegAccess]) {
        self.scratch.compute(func, &self.slots, accesses);
        let segments = std::mem::take(&mut self.scratch.segments);
        self.replace(reg, &segments, accesses);
        self.scratch.segments = segments;
    }

    /// Gives a register new segments and accesses.
    pub fn replace(&mut self, reg: Reg, segments: &[Segment], accesses: &[RegAccess]) {
        let Some(index) = reg.virtual_index() else { return };
        if self.intervals.len() <= index {
            self.intervals.resize(index + 1, Interval::default());
        }
        let old = self.intervals[index];
        self.garbage += old.segments.len() + old.accesses.len();
        self.intervals[index] =
            Interval { segments: self.segments.add(segments), accesses: self.accesses.add(accesses) };
        self.squeeze_if_needed();
    }

    /// One register gets the accesses of another, too, and lives in these segments. O(accesses of the one with fewer, times
    /// those of the other behind the first of them).
    pub fn absorb(&mut self, into: Reg, from: Reg, segments: &[Segment]) {
        let (Some(into), Some(from)) = (into.virtual_index(), from.virtual_index()) else { return };
        let (own, other) = (self.intervals[into].accesses, self.intervals[from].accesses);
        let (mut many, few) = if own.len() >= other.len() { (own, other) } else { (other, own) };
        for access in self.accesses.get(few).to_vec() {
            let slot = self.slots.of(access.inst);
            let known = self.accesses.get_mut(many);
            let at = known.partition_point(|o| self.slots.of(o.inst) < slot);
            if let Some(same) = known.get_mut(at).filter(|o| o.inst == access.inst) {
                *same = same.with(access);
                continue;
            }
            let held = self.accesses.capacity_used();
            self.accesses.push(&mut many, access);
            // A list that is not the newest has moved.
            self.garbage += self.accesses.capacity_used() - held - 1;
            if let Some(behind) = self.accesses.get_mut(many).get_mut(at..) {
                behind.rotate_right(1);
            }
        }
        self.garbage += few.len() + self.intervals[into].segments.len();
        self.intervals[from].accesses = List::EMPTY;
        self.intervals[into] = Interval { segments: self.segments.add(segments), accesses: many };
        self.squeeze_if_needed();
    }

    fn squeeze_if_needed(&mut self) {
        let held = self.segments.capacity_used() + self.accesses.capacity_used();
        if self.garbage > held / 2 + 4096 {
            self.squeeze();
        }
    }

    fn squeeze(&mut self) {
        let (segments, accesses) = (std::mem::take(&mut self.segments), std::mem::take(&mut self.accesses));
        for interval in &mut self.intervals {
            interval.segments = self.segments.add(segments.get(interval.segments));
            interval.accesses = self.accesses.add(accesses.get(interval.accesses));
        }
        self.garbage = 0;
    }

    /// Numbers an instruction that has been inserted. True if everything has been numbered anew.
    pub fn number(&mut self, func: &Function, inst: Inst, late: bool) -> bool {
        let Some(renumbering) = self.slots.insert(func, inst, late) else { return false };
        let translate = |segment: &mut Segment| {
            *segment =
                Segment { start: renumbering.apply(segment.start), end: renumbering.apply(segment.end) };
        };
        for interval in &self.intervals {
            self.segments.get_mut(interval.segments).iter_mut().for_each(translate);
        }
        self.units.iter_mut().flatten().for_each(translate);
        for slot in self.calls.iter_mut().flat_map(|c| &mut c.slots) {
            *slot = renumbering.apply(*slot);
        }
        true
    }

    /// The block in which all of a register's life is, if there is one.
    pub fn only_block(&self, reg: Reg) -> Option<Block> {
        let segments = self.segments(reg);
        let (first, last) = (segments.first()?, segments.last()?);
        let block = self.slots.block_at(first.start);
        (last.end < self.slots.end(block) && first.start > self.slots.start(block)).then_some(block)
    }

    /// Sum of the lengths of the segments.
    pub fn size(&self, reg: Reg) -> u64 {
        self.segments(reg).iter().map(|s| u64::from(s.end.0 - s.start.0)).sum()
    }

    /// Bit set over [`calls`](Self::calls): those of which some call lies inside the segments.
    pub fn crossed_calls(&self, segments: &[Segment]) -> u64 {
        let crosses = |calls: &Calls| {
            segments.iter().any(|s| {
                let after = calls.slots.partition_point(|&c| c < s.start.register());
                let crossed = |c: &Slot| (s.start < *c) && s.end > *c;
                calls.slots[after..].iter().take(2).any(crossed)
            })
        };
        self.calls.iter().enumerate().fold(0, |set, (i, calls)| set | u64::from(crosses(calls)) << i)
    }
}

impl Calls {
    pub fn preserve(&self, registers: &Registers<'_>, reg: mc::Reg) -> bool {
        registers.isa.units(reg).iter().all(|&u| self.preserved[u as usize])
    }
}

/// Whether a slot is in one of the segments.
pub fn live_at(segments: &[Segment], slot: Slot) -> bool {
    let after = segments.partition_point(|s| s.end <= slot);
    segments.get(after).is_some_and(|s| s.start <= slot)
}

/// Whether two sorted lists of segments meet. O(shorter · log longer).
pub fn overlap(a: &[Segment], b: &[Segment]) -> bool {
    let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    let mut rest = long;
    for s in short {
        rest = &rest[rest.partition_point(|l| l.end <= s.start)..];
        match rest.first() {
            None => return false,
            Some(l) if l.start < s.end => return true,
            Some(_) => {}
        }
    }
    false
}

/// Two sorted lists of segments as one, in which those that meet or touch are joined.
pub fn union(a: &[Segment], b: &[Segment]) -> Vec<Segment> {
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    let mut merged: Vec<Segment> = Vec::with_capacity(a.len() + b.len());
    loop {
        let next = match (a.peek(), b.peek()) {
            (Some(x), Some(y)) if x.start <= y.start => a.next(),
            (Some(_), None) => a.next(),
            (_, Some(_)) => b.next(),
            (None, None) => return merged,
        };
        let Some(&segment) = next else { return merged };
        match merged.last_mut() {
            Some(last) if last.end >= segment.start => last.end = last.end.max(segment.end),
            _ => merged.push(segment),
        }
    }
}

#[cfg(test)]
mod tests;
