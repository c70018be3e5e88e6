//! Linear scan (`-regalloc=linearscan`): registers in the order in which their intervals begin.
//!
//! A register gets one that is free all over its interval. If there is none, of those that are in the way at some physical
//! register and itself, what is lighter goes to memory. What spilling makes begins no earlier than it is made, so it is placed
//! next, and what cannot be shortened any more before everything else: it finds all registers that its instruction leaves.
//! O(n log n) queries of the interference.
//!
//! Source: Poletto and Sarkar, "Linear scan register allocation", 1999; choosing by weight instead of by end is from Traub,
//! Holloway and Smith, "Quality and speed in linear-scan register allocation", 1998. Holes of intervals are used.

use crate::OutOfRegisters;
use crate::allocation::Allocation;
use crate::basic;
use crate::matrix::{Interference, Owners};
use crate::slots::Slot;
use mir::Reg;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How many registers may stand in the way of one.
const LIMIT: usize = 10;

/// What comes first is placed first: those that cannot go to memory, then by start.
type Entry = Reverse<(bool, Slot, Reg)>;

/// Gives every virtual register a physical one.
pub fn run(allocation: &mut Allocation<'_>) -> Result<(), OutOfRegisters> {
    let mut queue: BinaryHeap<Entry> =
        allocation.used().into_iter().filter_map(|reg| entry(allocation, reg)).collect();
    while let Some(Reverse((_, _, reg))) = queue.pop() {
        for new in place(allocation, reg)? {
            queue.extend(entry(allocation, new));
        }
    }
    Ok(())
}

/// None if the register is not used any more.
fn entry(allocation: &Allocation<'_>, reg: Reg) -> Option<Entry> {
    let start = allocation.live.segments(reg).first()?.start;
    let is_used = !allocation.live.accesses(reg).is_empty();
    is_used.then(|| Reverse((allocation.state(reg).weight.is_finite(), start, reg)))
}

/// Assigns a register; the registers that are made by spilling are returned.
fn place(allocation: &mut Allocation<'_>, reg: Reg) -> Result<Vec<Reg>, OutOfRegisters> {
    if allocation.live.accesses(reg).is_empty() {
        return Ok(Vec::new());
    }
    let registers = allocation.registers;
    let crossed = allocation.live.crossed_calls(allocation.live.segments(reg));
    let weight = allocation.state(reg).weight;
    let mut candidates = allocation.hints(reg);
    candidates.extend(registers.order(allocation.class(reg)));
    let mut lightest: Option<(f32, mc::Reg, Owners)> = None;
    for physical in candidates {
        let segments = allocation.live.segments(reg);
        match allocation.matrix.check(registers, allocation.live, segments, crossed, physical) {
            Interference::Free => {
                allocation.assign(reg, physical);
                return Ok(Vec::new());
            }
            Interference::Fixed => {}
            Interference::Virtual => {
                let is_lighter = |owner| allocation.state(owner).weight < weight;
                let owners = allocation.matrix.owners(registers, segments, physical, LIMIT, is_lighter);
                let Some(owners) = owners else { continue };
                let together: f32 = owners.iter().map(|&owner| allocation.state(owner).weight).sum();
                if together < weight && lightest.as_ref().is_none_or(|(least, ..)| together < *least) {
                    lightest = Some((together, physical, owners));
                }
            }
        }
    }
    basic::take_or_spill(allocation, reg, lightest.map(|(_, physical, owners)| (physical, owners)))
}
