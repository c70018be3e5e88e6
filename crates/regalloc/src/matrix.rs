//! Which virtual register has which register unit, and when: the interference of a candidate with what is already assigned.
//!
//! By unit, an ordered map from the start of a segment to its end and its owner: a query walks the segments of the candidate,
//! or the map if that is shorter. O(segments · log). Where registers are taken in whole blocks is remembered
//! ([`Occupancy`]).

use crate::intervals::{Calls, LiveIntervals, Segment, overlap};
use crate::occupancy::{Occupancy, RowId};
use crate::registers::Registers;
use crate::slots::Slot;
use mir::{Block, Reg};
use smallvec::SmallVec;
use std::collections::BTreeMap;

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

/// Registers that have one, in order of number.
pub type Owners = SmallVec<[Reg; 4]>;

/// See the module text.
#[derive(Debug, Default)]
pub struct Matrix {
    /// By unit.
    unions: Vec<BTreeMap<Slot, Owner>>,
    /// By virtual register.
    assigned: Vec<Option<mc::Reg>>,
    /// Of owners and of what the code itself uses.
    occupancy: Occupancy,
}

impl Matrix {
    pub fn new(num_units: usize, num_vregs: usize) -> Matrix {
        Matrix {
            unions: vec![BTreeMap::new(); num_units],
            assigned: vec![None; num_vregs],
            occupancy: Occupancy::new(num_units),
        }
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
        self.occupancy.add(live, registers.isa.units(to), live.segments(reg));
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
        self.occupancy.remove(live, registers.isa.units(from), live.segments(reg));
    }

    /// Where registers are taken in blocks is forgotten: [`row`](Self::row) finds it again.
    pub fn forget_occupancy(&mut self) {
        self.occupancy.clear();
    }

    /// Everything again, after slots have been numbered anew.
    pub fn rebuild(&mut self, registers: &Registers<'_>, live: &LiveIntervals) {
        self.unions.iter_mut().for_each(BTreeMap::clear);
        self.occupancy.clear();
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
        let meets = |&unit: &u16| {
            let mut is_met = false;
            self.visit(unit, segments, &mut |_, _| {
                is_met = true;
                false
            });
            is_met
        };
        if registers.isa.units(reg).iter().any(meets) { Interference::Virtual } else { Interference::Free }
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
    ) -> Option<Owners> {
        let mut found: SmallVec<[u32; 8]> = SmallVec::new();
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

    /// What [`taken_in_block`](Self::taken_in_block) asks about a register.
    pub fn row(&mut self, live: &LiveIntervals, registers: &Registers<'_>, reg: mc::Reg) -> RowId {
        let Matrix { unions, occupancy, .. } = self;
        let units = registers.isa.units(reg);
        let (row, is_empty) = occupancy.row(units);
        if is_empty {
            let all = units.iter().flat_map(|&unit| {
                let owned =
                    unions[unit as usize].iter().map(|(&start, owner)| Segment { start, end: owner.end });
                owned.chain(live.fixed(unit).iter().copied())
            });
            let calls = clobbering(live, units).flat_map(|slots| slots.iter().map(|&call| clobber(call)));
            occupancy.fill(live, row, all.chain(calls));
        }
        row
    }

    /// Whether it is known that nothing takes a register in a block.
    #[inline]
    pub fn is_free(&self, row: RowId, block: Block) -> bool {
        self.occupancy.is_free(row, block)
    }

    /// From where to where a register is taken in a block, by owners, by the code itself or by calls that clobber it.
    #[inline]
    pub fn taken_in_block(&mut self, live: &LiveIntervals, row: RowId, block: Block) -> Option<(Slot, Slot)> {
        match self.occupancy.known(row, block) {
            Ok(taken) => taken,
            Err(_) => self.find_in_block(live, row, block),
        }
    }

    #[cold]
    fn find_in_block(&mut self, live: &LiveIntervals, row: RowId, block: Block) -> Option<(Slot, Slot)> {
        let range = Segment { start: live.slots.start(block), end: live.slots.end(block) };
        let taken = self.taken_within(live, row, range);
        self.occupancy.set(row, block, taken);
        taken
    }

    /// The same for a range of slots. A call at its start is behind it. O(log).
    pub fn taken_within(&self, live: &LiveIntervals, row: RowId, range: Segment) -> Option<(Slot, Slot)> {
        let units = self.occupancy.units(row);
        let owned = units
            .iter()
            .filter_map(|&unit| taken_within(&self.unions[unit as usize], live.fixed(unit), range));
        let calls = clobbering(live, units).filter_map(|slots| {
            let after = &slots[slots.partition_point(|&call| call <= range.start)..];
            let inside = &after[..after.partition_point(|&call| call < range.end)];
            Some((*inside.first()?, clobber(*inside.last()?).end.min(range.end)))
        });
        owned.chain(calls).reduce(join)
    }

    /// Calls `visit` with owners and their segments, in no order that means anything, until it returns false.
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
            // Segments of owners are apart: the last that begins in time is met if any is.
            for (&start, owner) in union.range(..s.end).rev().take_while(|(_, owner)| owner.end > s.start) {
                if !visit(owner.vreg, Segment { start, end: owner.end }) {
                    return;
                }
            }
        }
    }
}

/// By calls that preserve the same registers, but not all of these units: their slots.
fn clobbering<'l>(live: &'l LiveIntervals, units: &[u16]) -> impl Iterator<Item = &'l [Slot]> {
    let clobbers = |calls: &&Calls| units.iter().any(|&unit| !calls.preserved[unit as usize]);
    live.calls().iter().filter(clobbers).map(|calls| &calls.slots[..])
}

/// What a call has of the registers that it clobbers.
fn clobber(call: Slot) -> Segment {
    Segment { start: call, end: call.dead() }
}

/// From where to where one unit is taken within a range.
fn taken_within(union: &BTreeMap<Slot, Owner>, fixed: &[Segment], range: Segment) -> Option<(Slot, Slot)> {
    let segment = |(&start, owner): (&Slot, &Owner)| Segment { start, end: owner.end };
    let owned_last = union.range(..range.end).next_back().map(segment).filter(|s| s.end > range.start);
    // It is mostly the only one.
    let owned_first = owned_last.map(|last| {
        let before = || union.range(..=range.start).next_back().map(segment).filter(|s| s.end > range.start);
        let others = || before().or_else(|| union.range(range.start..).next().map(segment));
        if last.start <= range.start { last } else { others().unwrap_or(last) }
    });
    let inside = &fixed[fixed.partition_point(|s| s.end <= range.start)..];
    let inside = &inside[..inside.partition_point(|s| s.start < range.end)];
    let met =
        [owned_first, owned_last, inside.first().copied(), inside.last().copied()].into_iter().flatten();
    let clipped = met.map(|s| (s.start.max(range.start), s.end.min(range.end)));
    clipped.reduce(join)
}

/// From the first of two places to the last.
fn join((first, last): (Slot, Slot), (start, end): (Slot, Slot)) -> (Slot, Slot) {
    (first.min(start), last.max(end))
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
