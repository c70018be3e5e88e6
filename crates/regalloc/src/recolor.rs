//! Recoloring: once every register has a place, some change theirs where that saves copies.
//!
//! ```text
//! $rax = COPY %5        %5 is in rsi, because rax was taken when it was placed: by %2, which may as well be in rcx
//! ```
//!
//! Copies are looked at from the most frequent to the least. One of the two registers of a copy moves to the place of the other
//! if that place is free, or if its owners can give way, and if all the copies that are saved run more often than those that
//! come back. A register that the function must save is not taken into use for this. The idea is LLVM's (`tryHintRecoloring`
//! of its greedy allocator), which moves the registers of a copy only where nothing has to give way.
//!
//! Cost: by copy that is left, the segments and accesses of its registers and of at most [`MAX_OWNERS`] owners times the
//! registers of a class; a register is tried [`MAX_TRIES`] times.

use crate::allocation::Allocation;
use crate::matrix::{Interference, is_fixed};
use mir::{Inst, Reg, opcode};

/// How many owners may give way to one register.
const MAX_OWNERS: usize = 3;

/// How often a register is looked at.
const MAX_TRIES: u8 = 8;

/// Changes the assignment; every register keeps having one.
pub fn run(allocation: &mut Allocation<'_>) {
    let copies = copies(allocation);
    if copies.is_empty() {
        return;
    }
    // Nothing is divided any more.
    allocation.matrix.forget_occupancy();
    let mut in_use = vec![false; allocation.registers.isa.num_units()];
    for index in 0..allocation.func.num_vregs() as u32 {
        if let Some(place) = allocation.matrix.get(Reg::from_virtual_index(index)) {
            allocation.registers.isa.units(place).iter().for_each(|&unit| in_use[unit as usize] = true);
        }
    }
    let tries = vec![0; allocation.func.num_vregs()];
    let mut recolor = Recolor { allocation, in_use, tries };
    for (_, copy) in copies {
        recolor.copy(copy);
    }
}

/// The copies between registers in different places, the most frequent first.
fn copies(allocation: &Allocation<'_>) -> Vec<(f32, Inst)> {
    let func = &*allocation.func;
    let mut copies = Vec::new();
    for block in func.blocks() {
        let frequency = allocation.live.flow.frequency(block);
        let of_block = func.block_insts(block).filter(|&inst| func.opcode(inst) == opcode::COPY);
        copies.extend(of_block.map(|inst| (frequency, inst)));
    }
    // Stable: those of one frequency in the order of the code.
    copies.sort_by(|a, b| b.0.total_cmp(&a.0));
    copies
}

struct Recolor<'r, 'a> {
    allocation: &'r mut Allocation<'a>,
    /// By unit: some register was given out that has it.
    in_use: Vec<bool>,
    /// By virtual register.
    tries: Vec<u8>,
}

impl Recolor<'_, '_> {
    fn copy(&mut self, inst: Inst) {
        let [to, from] = self.allocation.func.operands(inst) else { return };
        let (Some(to), Some(from)) = (to.as_reg(), from.as_reg()) else { return };
        for reg in [to.reg, from.reg] {
            // The copy is one of its accesses: where it is saved there is nothing left to gain.
            let (Some(index), Some(wanted)) = (reg.virtual_index(), self.allocation.copied_place(inst, reg))
            else {
                continue;
            };
            let tries = &mut self.tries[index];
            if *tries < MAX_TRIES && self.allocation.matrix.get(reg) != Some(wanted) {
                *tries += 1;
                if self.move_to(reg, wanted) {
                    return;
                }
            }
        }
    }

    /// Moves a register to a place that would save a copy, with what has to give way.
    fn move_to(&mut self, reg: Reg, wanted: mc::Reg) -> bool {
        let allocation = &*self.allocation;
        let (registers, live) = (allocation.registers, &*allocation.live);
        let Some(current) = allocation.matrix.get(reg) else { return false };
        if !registers.order(allocation.class(reg)).contains(&wanted) || !self.is_in_use(wanted) {
            return false;
        }
        let gain = allocation.saved(reg, wanted) - allocation.saved(reg, current);
        let segments = live.segments(reg);
        let crossed = live.crossed_calls(segments);
        if gain <= 0.0 || is_fixed(registers, live, segments, crossed, wanted) {
            return false;
        }
        // Itself, where the two places have a unit in common, does not count.
        let owners = allocation.matrix.owners(registers, segments, wanted, MAX_OWNERS + 1, |_| true);
        let Some(mut owners) = owners else { return false };
        owners.retain(|owner| *owner != reg);
        if !owners.iter().all(|&owner| self.may_give_way(owner, (reg, current))) {
            return false;
        }
        // An owner may have a part of the register only.
        let moved: Vec<(Reg, mc::Reg)> = std::iter::once(reg)
            .chain(owners)
            .filter_map(|moved| Some((moved, allocation.matrix.get(moved)?)))
            .collect();
        for &(moved, _) in &moved {
            self.allocation.unassign(moved);
        }
        self.allocation.assign(reg, wanted);
        let mut left = gain;
        for &(owner, from) in &moved[1..] {
            let Some((loss, place)) = self.other_place(owner, from) else {
                left = f32::NEG_INFINITY;
                break;
            };
            self.allocation.assign(owner, place);
            left -= loss;
        }
        if left > 0.0 {
            return true;
        }
        for &(moved, _) in &moved {
            self.allocation.unassign(moved);
        }
        for &(moved, from) in &moved {
            self.allocation.assign(moved, from);
        }
        false
    }

    /// Whether there may be another place for an owner: a free one, or the one that a register leaves.
    fn may_give_way(&self, owner: Reg, (leaving, left): (Reg, mc::Reg)) -> bool {
        let allocation = &*self.allocation;
        let (registers, segments) = (allocation.registers, allocation.live.segments(owner));
        let is_left = |place: mc::Reg| {
            place == left
                && allocation.matrix.owners(registers, segments, place, 1, |other| other == leaving).is_some()
        };
        let is_free = self.free_for(owner);
        let order = registers.order(allocation.class(owner)).iter();
        order.copied().any(|place| self.is_in_use(place) && (is_left(place) || is_free(place)))
    }

    /// The free register that costs an owner the fewest copies more than the place it gave up.
    fn other_place(&self, owner: Reg, from: mc::Reg) -> Option<(f32, mc::Reg)> {
        let allocation = &*self.allocation;
        // Those that save most come first.
        let hints = allocation.hints(owner);
        let order = allocation.registers.order(allocation.class(owner));
        let is_free = self.free_for(owner);
        let mut places = hints.iter().chain(order).copied();
        let place = places.find(|&place| self.is_in_use(place) && is_free(place))?;
        Some((allocation.saved(owner, from) - allocation.saved(owner, place), place))
    }

    /// Tells the places that are free wherever a register lives.
    fn free_for(&self, reg: Reg) -> impl Fn(mc::Reg) -> bool {
        let allocation = &*self.allocation;
        let (registers, live) = (allocation.registers, &*allocation.live);
        let segments = live.segments(reg);
        let crossed = live.crossed_calls(segments);
        move |place| allocation.matrix.check(registers, live, segments, crossed, place) == Interference::Free
    }

    /// Whether a register costs nothing more.
    fn is_in_use(&self, place: mc::Reg) -> bool {
        let registers = self.allocation.registers;
        !registers.is_callee_saved(place)
            || registers.isa.units(place).iter().all(|&unit| self.in_use[unit as usize])
    }
}
