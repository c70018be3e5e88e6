//! The basic allocator (`-regalloc=basic`): registers in the order of their weight.
//!
//! The heaviest register is taken first. It gets a register that is free all over its interval; if there is none, those
//! that are lighter and in its way go to memory; if some are not lighter, it goes itself. Nothing is split but by
//! spilling. A base line for `greedy`, and the shortest example of an allocator over [`Allocation`].

use crate::OutOfRegisters;
use crate::allocation::Allocation;
use crate::matrix::{Interference, Owners};
use mir::Reg;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How many registers may stand in the way of one.
const LIMIT: usize = 10;

/// Gives every virtual register a physical one.
pub fn run(allocation: &mut Allocation<'_>) -> Result<(), OutOfRegisters> {
    let all = allocation.used();
    place_all(allocation, all)
}

/// The same for some registers, where others may have theirs already.
pub(crate) fn place_all(allocation: &mut Allocation<'_>, regs: Vec<Reg>) -> Result<(), OutOfRegisters> {
    let mut queue: BinaryHeap<_> = regs.into_iter().map(|reg| entry(allocation, reg)).collect();
    while let Some((_, Reverse(reg))) = queue.pop() {
        if allocation.live.accesses(reg).is_empty() {
            continue;
        }
        for new in place(allocation, reg)? {
            queue.push(entry(allocation, new));
        }
    }
    Ok(())
}

/// Weights are not negative, so their bits have their order.
fn entry(allocation: &Allocation<'_>, reg: Reg) -> (u32, Reverse<Reg>) {
    (allocation.state(reg).weight.to_bits(), Reverse(reg))
}

/// Assigns a register; the registers that are made by spilling are returned.
fn place(allocation: &mut Allocation<'_>, reg: Reg) -> Result<Vec<Reg>, OutOfRegisters> {
    let registers = allocation.registers;
    let crossed = allocation.live.crossed_calls(allocation.live.segments(reg));
    let weight = allocation.state(reg).weight;
    let mut candidates = allocation.hints(reg);
    candidates.extend(registers.order(allocation.class(reg)));
    let mut lighter: Option<(mc::Reg, Owners)> = None;
    for physical in candidates {
        let segments = allocation.live.segments(reg);
        match allocation.matrix.check(registers, allocation.live, segments, crossed, physical) {
            Interference::Free => {
                allocation.assign(reg, physical);
                return Ok(Vec::new());
            }
            Interference::Fixed => {}
            Interference::Virtual if lighter.is_none() => {
                let is_lighter = |owner| allocation.state(owner).weight < weight;
                let owners = allocation.matrix.owners(registers, segments, physical, LIMIT, is_lighter);
                lighter = owners.map(|owners| (physical, owners));
            }
            Interference::Virtual => {}
        }
    }
    take_or_spill(allocation, reg, lighter)
}

/// Gives a register the place of others, which go to memory, or sends it there itself; the registers that are made by spilling
/// are returned.
pub(crate) fn take_or_spill(
    allocation: &mut Allocation<'_>,
    reg: Reg,
    place: Option<(mc::Reg, Owners)>,
) -> Result<Vec<Reg>, OutOfRegisters> {
    let mut made = Vec::new();
    match place {
        Some((physical, owners)) => {
            owners.iter().for_each(|&owner| allocation.unassign(owner));
            for owner in owners {
                made.extend(allocation.spill(owner)?);
            }
            allocation.assign(reg, physical);
        }
        None if allocation.state(reg).weight.is_infinite() => return Err(allocation.out_of_registers(reg)),
        None => made.extend(allocation.spill(reg)?),
    }
    Ok(made)
}
