//! The greedy allocator (`-regalloc=greedy`).
//!
//! A queue holds the registers that have no place yet, the longest first. For each, in this order:
//!
//! 1. a free register, one that saves a copy before others; but where it would be a callee-saved one that nobody has used yet,
//!    and the definition can be repeated at less cost than saving it, the others come first and the definition is repeated;
//! 2. a register whose owners are all lighter: they lose it and go back into the queue (*eviction*);
//! 3. later, after all others have been tried: it is divided ([`split`](crate::split)) so that the parts that run often have
//!    a chance, or goes to memory ([`spill`](crate::spill)).
//!
//! At the end registers change places where that saves copies ([`recolor`]).
//!
//! The scheme is that of LLVM's allocator of this name (Olesen, "Greedy Register Allocation in LLVM 3.0", 2011). That it ends is
//! ensured as there: an eviction gives the evicted the *cascade* number of the evictor, a register evicts only those with
//! smaller numbers, and numbers only grow; and every split or spill makes shorter registers, down to ones around a single
//! instruction, which nobody evicts.

use crate::OutOfRegisters;
use crate::allocation::Allocation;
use crate::intervals::RegAccess;
use crate::matrix::{Interference, Owners, is_fixed};
use crate::recolor;
use crate::split::Splitter;
use mir::Reg;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How many registers may be evicted for one.
const LIMIT: usize = 8;

/// How far a register has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    #[default]
    New,
    /// Next time it is divided or spilled.
    Split,
}

struct Greedy<'a, 'f> {
    allocation: &'a mut Allocation<'f>,
    queue: BinaryHeap<(u64, Reverse<Reg>)>,
    // By virtual register.
    stages: Vec<Stage>,
    cascades: Vec<u32>,
    next_cascade: u32,
    /// Callee-saved registers that were given out: more in them costs nothing.
    saved: Vec<mc::Reg>,
    /// Made when something is divided.
    splitter: Option<Splitter>,
}

/// Gives every virtual register a physical one.
pub fn run(allocation: &mut Allocation<'_>) -> Result<(), OutOfRegisters> {
    let used = allocation.used();
    let mut greedy = Greedy {
        allocation,
        queue: BinaryHeap::new(),
        stages: Vec::new(),
        cascades: Vec::new(),
        next_cascade: 1,
        saved: Vec::new(),
        splitter: None,
    };
    greedy.grow();
    for reg in used {
        greedy.enqueue(reg);
    }
    while let Some((_, Reverse(reg))) = greedy.queue.pop() {
        if !greedy.allocation.live.accesses(reg).is_empty() && greedy.allocation.matrix.get(reg).is_none() {
            greedy.place(reg)?;
        }
    }
    recolor::run(allocation);
    Ok(())
}

fn index(reg: Reg) -> usize {
    reg.virtual_index().unwrap_or(0)
}

impl Greedy<'_, '_> {
    fn grow(&mut self) {
        let num_vregs = self.allocation.func.num_vregs();
        self.stages.resize(num_vregs, Stage::New);
        self.cascades.resize(num_vregs, 0);
    }

    /// Registers that cross blocks come first, the longest of them before others; those within a block follow in the order of
    /// the code, which leaves the fewest gaps; then those that are to be divided.
    fn enqueue(&mut self, reg: Reg) {
        const GLOBAL: u64 = 1 << 62;
        const LOCAL: u64 = 1 << 61;
        let allocation = &*self.allocation;
        let size = allocation.live.size(reg);
        let priority = if self.stages[index(reg)] == Stage::Split {
            size
        } else if allocation.live.only_block(reg).is_some() {
            let start = allocation.live.segments(reg).first().map_or(0, |s| s.start.0);
            LOCAL | u64::from(u32::MAX - start)
        } else {
            GLOBAL | size
        };
        self.queue.push((priority, Reverse(reg)));
    }

    fn place(&mut self, reg: Reg) -> Result<(), OutOfRegisters> {
        let crossed = self.allocation.live.crossed_calls(self.allocation.live.segments(reg));
        let hints = self.allocation.hints(reg);
        if let Some(free) = self.free(reg, crossed, &hints) {
            if self.would_save(free) {
                if self.is_better_repeated(reg) {
                    return self.put_off(reg);
                }
                self.saved.push(free);
            }
            self.allocation.assign(reg, free);
            return Ok(());
        }
        if self.evict(reg, crossed, &hints) {
            return Ok(());
        }
        if self.allocation.state(reg).weight.is_infinite() {
            return Err(self.allocation.out_of_registers(reg));
        }
        if self.stages[index(reg)] == Stage::New {
            return self.put_off(reg);
        }
        let splitter = self
            .splitter
            .get_or_insert_with(|| Splitter::new(self.allocation.registers.isa, self.allocation.func));
        if let Some(parts) = self.allocation.split(splitter, reg) {
            self.grow();
            let &[inside, rest] = &parts[..] else { return Ok(()) };
            self.enqueue(inside);
            // What is repeated needs no place for the rest.
            if self.allocation.spill_set(rest).template.is_some() {
                return self.spill(rest);
            }
            self.stages[index(rest)] = Stage::Split;
            self.enqueue(rest);
            return Ok(());
        }
        self.spill(reg)
    }

    /// Lets the others come first; who is put off again gets no register.
    fn put_off(&mut self, reg: Reg) -> Result<(), OutOfRegisters> {
        let stage = &mut self.stages[index(reg)];
        if *stage == Stage::Split {
            return self.spill(reg);
        }
        *stage = Stage::Split;
        self.enqueue(reg);
        Ok(())
    }

    /// Whether a register would have to be saved at the beginning for the first time.
    fn would_save(&self, physical: mc::Reg) -> bool {
        let registers = self.allocation.registers;
        registers.is_callee_saved(physical) && !self.saved.iter().any(|&s| registers.isa.overlap(s, physical))
    }

    /// Whether repeating the definition of a register at its reads costs less than a register that has to be saved first.
    fn is_better_repeated(&self, reg: Reg) -> bool {
        /// Saved and restored.
        const SAVING: f32 = 2.0;
        let allocation = &*self.allocation;
        if allocation.state(reg).weight.is_infinite() || allocation.spill_set(reg).template.is_none() {
            return false;
        }
        let cost = |access: &RegAccess| {
            let times = f32::from(u8::from(access.reads)) - f32::from(u8::from(access.writes));
            times * allocation.frequency(access.inst)
        };
        let entry = allocation.func.entry().map_or(1.0, |entry| allocation.live.flow.frequency(entry));
        allocation.live.accesses(reg).iter().map(cost).sum::<f32>() < SAVING * entry
    }

    fn spill(&mut self, reg: Reg) -> Result<(), OutOfRegisters> {
        let made = self.allocation.spill(reg)?;
        self.grow();
        made.into_iter().for_each(|new| self.enqueue(new));
        Ok(())
    }

    fn free(&self, reg: Reg, crossed: u64, hints: &[mc::Reg]) -> Option<mc::Reg> {
        let allocation = &*self.allocation;
        let (registers, segments) = (allocation.registers, allocation.live.segments(reg));
        let order = registers.order(allocation.class(reg));
        let is_free = |&r: &mc::Reg| {
            allocation.matrix.check(registers, allocation.live, segments, crossed, r) == Interference::Free
        };
        hints.iter().chain(order).copied().find(|r| is_free(r))
    }

    /// Takes a register from lighter owners: where the heaviest of them is lightest.
    fn evict(&mut self, reg: Reg, crossed: u64, hints: &[mc::Reg]) -> bool {
        let allocation = &*self.allocation;
        let (registers, segments) = (allocation.registers, allocation.live.segments(reg));
        let weight = allocation.state(reg).weight;
        let cascade = match self.cascades[index(reg)] {
            0 => self.next_cascade,
            known => known,
        };
        let mut best: Option<(f32, mc::Reg, Owners)> = None;
        for &physical in hints.iter().chain(registers.order(allocation.class(reg))) {
            if is_fixed(registers, allocation.live, segments, crossed, physical) {
                continue;
            }
            let least = best.as_ref().map_or(f32::INFINITY, |(least, ..)| *least);
            let may_evict = |owner: Reg| {
                let other = allocation.state(owner).weight;
                let urgent = weight.is_infinite() && other.is_finite();
                // A register that is no better than the best so far is left where that shows.
                other < least && (urgent || (other < weight && self.cascades[index(owner)] < cascade))
            };
            let owners = allocation.matrix.owners(registers, segments, physical, LIMIT, may_evict);
            let Some(owners) = owners else { continue };
            let heaviest = owners.iter().map(|&o| allocation.state(o).weight).fold(0.0, f32::max);
            if heaviest < least {
                best = Some((heaviest, physical, owners));
            }
        }
        let Some((_, physical, owners)) = best else { return false };
        if self.cascades[index(reg)] == 0 {
            self.cascades[index(reg)] = cascade;
            self.next_cascade += 1;
        }
        for owner in owners {
            self.allocation.unassign(owner);
            let evicted = &mut self.cascades[index(owner)];
            *evicted = cascade.max(*evicted);
            self.enqueue(owner);
        }
        self.allocation.assign(reg, physical);
        true
    }
}
