//! Which virtual register has which register unit, and when: the interference of a candidate with what is already assigned.
//!
//! By unit, an ordered map from the start of a segment to its end and its owner: a query walks the segments of the candidate,
//! or the map if that is shorter. O(segments · log).

use crate::intervals::{LiveIntervals, Segment, overlap};
use crate::registers::Registers;
use crate::slots::Slot;
use mir::Reg;
use std::collections::{BTreeMap, btree_map};
use std::ops::Bound;

/// What a register would meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interference {
    Free,
    /// The code itself uses the physical register, or a call clobbers it.
    Fixed,
    /// Other virtual registers have it.
    Virtual,
}

#[derive(Clone, Copy, Debug)]
struct Owner {
    end: Slot,
    vreg: u32,
}

/// See the module text.
#[derive(Debug, Default)]
pub struct Matrix {
    /// By unit.
    unions: Vec<BTreeMap<Slot, Owner>>,
    /// By virtual register.
    assigned: Vec<Option<mc::Reg>>,
}

impl Matrix {
    pub fn new(num_units: usize, num_vregs: usize) -> Matrix {
        Matrix { unions: vec![BTreeMap::new(); num_units], assigned: vec![None; num_vregs] }
    }

    /// The physical register of a virtual one.
    #[inline]
    pub fn get(&self, reg: Reg) -> Option<mc::Reg> {
        self.assigned.get(reg.virtual_index()?).copied().flatten()
    }

    pub fn assign(&mut self, registers: &Registers<'_>, live: &LiveIntervals, reg: Reg, to: mc::Reg) {
        let Some(index) = reg.virtual_index() else { return };
        if self.assigned.len() <= index {
            self.assigned.resize(index + 1, None);
        }
        self.assigned[index] = Some(to);
        for &unit in registers.isa.units(to) {
            let union = &mut self.unions[unit as usize];
            for s in live.segments(reg) {
                union.insert(s.start, Owner { end: s.end, vreg: index as u32 });
            }
        }
    }

    /// Before the interval changes.
    pub fn unassign(&mut self, registers: &Registers<'_>, live: &LiveIntervals, reg: Reg) {
        let Some(index) = reg.virtual_index() else { return };
        let Some(from) = self.assigned.get_mut(index).and_then(Option::take) else { return };
        for &unit in registers.isa.units(from) {
            let union = &mut self.unions[unit as usize];
            for s in live.segments(reg) {
                union.remove(&s.start);
            }
        }
    }

    /// Everything again, after slots have been numbered anew.
    pub fn rebuild(&mut self, registers: &Registers<'_>, live: &LiveIntervals) {
        self.unions.iter_mut().for_each(BTreeMap::clear);
        for index in 0..self.assigned.len() {
            if let Some(to) = self.assigned[index] {
                self.assign(registers, live, Reg::from_virtual_index(index as u32), to);
            }
        }
    }

    /// `crossed` is [`LiveIntervals::crossed_calls`] of the segments.
    pub fn check(
        &self,
        registers: &Registers<'_>,
        live: &LiveIntervals,
        segments: &[Segment],
        crossed: u64,
        reg: mc::Reg,
    ) -> Interference {
        if is_fixed(registers, live, segments, crossed, reg) {
            return Interference::Fixed;
        }
        let meets = |&unit: &u16| self.first_in(unit, segments).is_some();
        if registers.isa.units(reg).iter().any(meets) { Interference::Virtual } else { Interference::Free }
    }

    /// A virtual register that has the unit within the segments.
    fn first_in(&self, unit: u16, segments: &[Segment]) -> Option<u32> {
        let mut found = None;
        self.visit(unit, segments, &mut |vreg, _| {
            found = Some(vreg);
            false
        });
        found
    }

    /// The virtual registers that have the register within the segments, each once, in order of number; `None` if there are
    /// more than `limit`, or one that is not accepted: the search ends there.
    pub fn owners(
        &self,
        registers: &Registers<'_>,
        segments: &[Segment],
        reg: mc::Reg,
        limit: usize,
        accepts: impl Fn(Reg) -> bool,
    ) -> Option<Vec<Reg>> {
        let mut found: Vec<u32> = Vec::new();
        let mut are_accepted = true;
        for &unit in registers.isa.units(reg) {
            self.visit(unit, segments, &mut |vreg, _| {
                if !found.contains(&vreg) {
                    found.push(vreg);
                    are_accepted = found.len() <= limit && accepts(Reg::from_virtual_index(vreg));
                }
                are_accepted
            });
            if !are_accepted {
                return None;
            }
        }
        found.sort_unstable();
        Some(found.into_iter().map(Reg::from_virtual_index).collect())
    }

    /// Asks about ranges of one unit in ascending order: see [`Extents::next`].
    pub fn extents(&self, unit: u16) -> Extents<'_> {
        let union = &self.unions[unit as usize];
        Extents { union, ahead: union.range(..), at: None }
    }

    /// Calls `visit` with owners and their segments, until it returns false.
    pub fn visit(&self, unit: u16, segments: &[Segment], visit: &mut dyn FnMut(u32, Segment) -> bool) {
        let union = &self.unions[unit as usize];
        if union.len() < segments.len() {
            for (&start, owner) in union {
                let segment = Segment { start, end: owner.end };
                if overlap(&[segment], segments) && !visit(owner.vreg, segment) {
                    return;
                }
            }
            return;
        }
        for s in segments {
            let before = union.range(..s.start).next_back().filter(|(_, owner)| owner.end > s.start);
            for (&start, owner) in before.into_iter().chain(union.range(s.start..s.end)) {
                if !visit(owner.vreg, Segment { start, end: owner.end }) {
                    return;
                }
            }
        }
    }
}

/// Segments that are stepped over one by one before the next one is looked up.
const NEAR: usize = 6;

/// A walk over what owners have of a unit.
pub struct Extents<'m> {
    union: &'m BTreeMap<Slot, Owner>,
    /// Those behind `at`.
    ahead: btree_map::Range<'m, Slot, Owner>,
    /// The last one that was looked at.
    at: Option<Segment>,
}

impl Extents<'_> {
    fn step(&mut self) {
        self.at = self.ahead.next().map(|(&start, owner)| Segment { start, end: owner.end });
    }

    /// The first and the last segment that owners have in a range, which lies behind those that were asked for before. O(log),
    /// and constant for ranges that are near to each other.
    pub fn next(&mut self, range: Segment) -> Option<(Segment, Segment)> {
        let is_before = |at: Option<Segment>| at.is_none_or(|at| at.end <= range.start);
        let mut steps = 0;
        while is_before(self.at) && steps < NEAR {
            self.step();
            // Nothing comes any more.
            self.at?;
            steps += 1;
        }
        if is_before(self.at) {
            let before = self.union.range(..=range.start).next_back();
            let from = before.filter(|(_, owner)| owner.end > range.start).map_or(range.start, |(&s, _)| s);
            self.ahead = self.union.range(from..);
            self.step();
        }
        let first = self.at.filter(|at| at.start < range.end)?;
        let mut last = first;
        for _ in 0..NEAR {
            let next = self.ahead.clone().next().filter(|&(&start, _)| start < range.end);
            if next.is_none() {
                return Some((first, last));
            }
            self.step();
            last = self.at.unwrap_or(last);
        }
        if let Some((&start, owner)) = self.union.range(..range.end).next_back() {
            last = Segment { start, end: owner.end };
            self.at = Some(last);
            self.ahead = self.union.range((Bound::Excluded(start), Bound::Unbounded));
        }
        Some((first, last))
    }
}

/// Whether the code itself uses the register within the segments, or a call that they cross clobbers it.
pub fn is_fixed(
    registers: &Registers<'_>,
    live: &LiveIntervals,
    segments: &[Segment],
    crossed: u64,
    reg: mc::Reg,
) -> bool {
    let calls = live.calls().iter().enumerate();
    let clobbered = calls.filter(|(i, _)| crossed >> i & 1 != 0).any(|(_, c)| !c.preserve(registers, reg));
    clobbered || registers.isa.units(reg).iter().any(|&unit| overlap(segments, live.fixed(unit)))
}
