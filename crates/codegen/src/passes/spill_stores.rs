//! Redundant spills and reloads removed: a store to a slot that holds the value already, and a load of what the register holds.
//!
//! ```text
//! MOV64mr %stack.0, $rbx                   MOV64mr %stack.0, $rbx
//! ...                                      ...
//! $rbx = MOV64rm %stack.0                  $rbx = MOV64rm %stack.0
//! ... $rbx ...                       →     ... $rbx ...
//! MOV64mr %stack.0, $rbx
//! ```
//!
//! Where live ranges are split around several loops or calls, each region ends with a store, whether the value has changed
//! or not.
//!
//! # Algorithm
//! A forward data flow problem over pairs of a slot and a register that hold the same: a spill and a reload make one, a copy
//! carries them to another register, what writes the register or the slot ends them. A pair holds where it holds at the end
//! of all predecessors. Only pairs that some spill or reload names are looked at, and of these only such that two instructions
//! make: most functions have none. Reloads are removed only if the pair was made in the same block: behind its border the
//! register would be live where nothing says so.
//!
//! A bit for each pair and block; some sweeps over blocks in their order ([`MAX_SWEEPS`]), each O(spill code and writes of
//! registers that are spilled) in the blocks whose predecessors have changed.
//!
//! # Requires, preserves
//! Physical registers; stack objects have no place yet.

use super::fold_slots::{slot_access, survives};
use mir::{Block, FrameIndex, Function, Inst, Isa, Operand, TargetInfo, opcode};
use std::ops::Range;
use std::rc::Rc;
use support::bitset::BitVec;
use support::hash::FxHashMap;
use tables::instructions::inst_flags;

/// If the solution is not found by then, nothing is done.
const MAX_SWEEPS: usize = 12;
/// More pairs than that, times blocks, are too much.
const MAX_BITS: usize = 1 << 26;

/// What an instruction does to pairs: ends some, then makes others.
#[derive(Debug)]
struct Event {
    inst: Inst,
    /// Indices into [`Events::ends`] and [`Events::carries`].
    ends: Range<usize>,
    carries: Range<usize>,
    /// What a call ends.
    lost: Option<Rc<BitVec>>,
    makes: Option<u32>,
}

/// The events of a function.
#[derive(Debug, Default)]
struct Events {
    list: Vec<Event>,
    /// Those of each block, in `list`.
    of_block: Vec<Range<usize>>,
    ends: Vec<u32>,
    /// The second holds afterwards if the first held before.
    carries: Vec<(u32, u32)>,
}

/// The pairs that occur.
#[derive(Debug, Default)]
struct Pairs {
    list: Vec<(FrameIndex, mc::Reg)>,
    number: FxHashMap<(FrameIndex, mc::Reg), u32>,
    of_slot: FxHashMap<FrameIndex, Vec<u32>>,
    of_reg: FxHashMap<mc::Reg, Vec<u32>>,
    /// By register unit.
    of_unit: Vec<Vec<u32>>,
}

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let is_spill =
        |(_, object): (FrameIndex, &mir::frame::Object)| object.kind == mir::frame::ObjectKind::Spill;
    if !func.frame.objects().any(is_spill) {
        return;
    }
    let pairs = Pairs::new(isa, info, func);
    let blocks = func.blocks_vec();
    if pairs.list.is_empty() || pairs.list.len().saturating_mul(blocks.len()) > MAX_BITS {
        return;
    }
    let mut masks = FxHashMap::default();
    let mut events = Events::default();
    for &block in &blocks {
        pairs.add_events(isa, info, func, block, &mut masks, &mut events);
    }
    let Some(entries) = solve(func, &blocks, &events, pairs.list.len()) else { return };
    let mut carried = Vec::new();
    for (block, mut state) in events.of_block.iter().zip(entries) {
        // Made in this block and still there.
        let mut local = BitVec::new(pairs.list.len());
        for event in &events.list[block.clone()] {
            let same = event.makes.is_some_and(|pair| state.get(pair as usize));
            let same_here = event.makes.is_some_and(|pair| local.get(pair as usize));
            let loads = isa.desc(func.opcode(event.inst)).has(inst_flags::MAY_LOAD);
            if if loads { same_here } else { same } {
                func.remove(event.inst);
                continue;
            }
            events.apply(event, &mut state, &mut carried);
            events.apply(event, &mut local, &mut carried);
        }
    }
}

impl Events {
    /// What an event makes of what held before it. `carried` is memory for that.
    fn apply(&self, event: &Event, state: &mut BitVec, carried: &mut Vec<u32>) {
        carried.clear();
        let carries = &self.carries[event.carries.clone()];
        carried.extend(carries.iter().filter(|(from, _)| state.get(*from as usize)).map(|&(_, to)| to));
        self.ends[event.ends.clone()].iter().for_each(|&pair| state.set(pair as usize, false));
        if let Some(lost) = &event.lost {
            state.subtract(lost);
        }
        carried.iter().copied().chain(event.makes).for_each(|pair| state.set(pair as usize, true));
    }
}

/// What holds at the entry of each block.
fn solve(func: &Function, blocks: &[Block], events: &Events, num_pairs: usize) -> Option<Vec<BitVec>> {
    let mut positions = vec![usize::MAX; func.num_blocks()];
    blocks.iter().enumerate().for_each(|(at, block)| positions[block.as_u32() as usize] = at);
    let mut exits = vec![BitVec::all(num_pairs); blocks.len()];
    let mut entries = vec![BitVec::new(num_pairs); blocks.len()];
    // Those whose predecessors have changed since they were looked at.
    let mut is_stale = vec![true; blocks.len()];
    let mut carried = Vec::new();
    for _ in 0..MAX_SWEEPS {
        let mut is_stable = true;
        for (at, &block) in blocks.iter().enumerate() {
            if !std::mem::replace(&mut is_stale[at], false) {
                continue;
            }
            let predecessors = &func.block(block).predecessors;
            // Where a block is left before its end, less has happened than at its end.
            let is_plain = at != 0
                && !predecessors.is_empty()
                && !func.is_landing_pad(block)
                && predecessors.iter().all(|&p| func.leaves_before(p, block).is_none());
            let mut state = if is_plain { BitVec::all(num_pairs) } else { BitVec::new(num_pairs) };
            if is_plain {
                for exit in predecessors.iter().filter_map(|p| exits.get(positions[p.as_u32() as usize])) {
                    state.intersect_with(exit);
                }
            }
            entries[at] = state.clone();
            let here = &events.list[events.of_block[at].clone()];
            here.iter().for_each(|event| events.apply(event, &mut state, &mut carried));
            if state != exits[at] {
                is_stable = false;
                exits[at] = state;
                let successors = func.block(block).successors.iter();
                for at in successors.map(|to| positions[to.as_u32() as usize]) {
                    if let Some(is_stale) = is_stale.get_mut(at) {
                        *is_stale = true;
                    }
                }
            }
        }
        if is_stable {
            return Some(entries);
        }
    }
    None
}

/// The register and the slot of a spill or a reload.
fn access(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &Function,
    inst: Inst,
) -> Option<(mc::Reg, FrameIndex)> {
    let names_slot = func.operands(inst).iter().any(|o| matches!(o, Operand::Frame(_)));
    if !names_slot || !info.moves_slot(isa, func.opcode(inst)) {
        return None;
    }
    let of = |kind| slot_access(isa, info, func, inst, kind);
    of(inst_flags::MAY_LOAD).or_else(|| of(inst_flags::MAY_STORE))
}

impl Pairs {
    fn new(isa: &Isa<'_>, info: &dyn TargetInfo, func: &Function) -> Pairs {
        let mut found = Found::default();
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                if let Some((from, slot)) = access(isa, info, func, inst) {
                    found.note(slot, from);
                } else if let Some(copy) = copied(func, inst) {
                    found.copies.push(copy);
                }
            }
        }
        let mut pairs = Pairs { of_unit: vec![Vec::new(); isa.num_units()], ..Pairs::default() };
        for (slot, reg) in found.made_twice() {
            let number = pairs.list.len() as u32;
            pairs.list.push((slot, reg));
            pairs.number.insert((slot, reg), number);
            pairs.of_slot.entry(slot).or_default().push(number);
            pairs.of_reg.entry(reg).or_default().push(number);
            isa.units(reg).iter().for_each(|&unit| pairs.of_unit[unit as usize].push(number));
        }
        pairs
    }

    /// Adds those of a block behind those of the blocks before it.
    fn add_events(
        &self,
        isa: &Isa<'_>,
        info: &dyn TargetInfo,
        func: &Function,
        block: Block,
        masks: &mut FxHashMap<u32, Rc<BitVec>>,
        events: &mut Events,
    ) {
        let first = events.list.len();
        for inst in func.block_insts(block) {
            let (first_end, first_carry) = (events.ends.len(), events.carries.len());
            let made = access(isa, info, func, inst);
            let makes = made.and_then(|(reg, slot)| self.number.get(&(slot, reg)).copied());
            let mut lost = None;
            for operand in func.operands(inst) {
                match *operand {
                    Operand::RegMask(mask) => {
                        let known = masks.entry(mask).or_insert_with(|| Rc::new(self.lost(isa, func, mask)));
                        lost = Some(Rc::clone(known));
                    }
                    _ => self.ended_by(isa, func, (inst, operand), &mut events.ends),
                }
            }
            self.carried_by(func, inst, &mut events.carries);
            let (ends, carries) = (first_end..events.ends.len(), first_carry..events.carries.len());
            if !ends.is_empty() || !carries.is_empty() || lost.is_some() || makes.is_some() {
                events.list.push(Event { inst, ends, carries, lost, makes });
            }
        }
        events.of_block.push(first..events.list.len());
    }

    /// Pairs with registers that a call does not preserve.
    fn lost(&self, isa: &Isa<'_>, func: &Function, mask: u32) -> BitVec {
        let mut lost = BitVec::new(self.list.len());
        let mask = func.reg_masks.get(mask as usize);
        for (number, &(_, reg)) in self.list.iter().enumerate() {
            lost.set(number, mask.is_none_or(|mask| !survives(isa, mask, reg)));
        }
        lost
    }

    /// Pairs that an operand ends: of registers that it writes, and of slots, if the instruction may write memory.
    fn ended_by(
        &self,
        isa: &Isa<'_>,
        func: &Function,
        (inst, operand): (Inst, &Operand),
        ends: &mut Vec<u32>,
    ) {
        match *operand {
            Operand::Frame(slot) => {
                let desc = isa.desc(func.opcode(inst));
                let only_loads = desc.has(inst_flags::MAY_LOAD)
                    && !desc.has(inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS);
                let of_slot = self.of_slot.get(&slot).filter(|_| !only_loads);
                ends.extend(of_slot.into_iter().flatten());
            }
            _ => {
                if let Some(physical) = operand.defined().and_then(mir::Reg::as_physical) {
                    let units = isa.units(physical).iter();
                    ends.extend(units.flat_map(|&unit| &self.of_unit[unit as usize]));
                }
            }
        }
    }

    /// What a copy between registers carries on.
    fn carried_by(&self, func: &Function, copy: Inst, carries: &mut Vec<(u32, u32)>) {
        let Some((to, from)) = copied(func, copy) else { return };
        let held = self.of_reg.get(&from).into_iter().flatten();
        let moved = |&pair: &u32| {
            let (slot, _) = self.list[pair as usize];
            Some((pair, *self.number.get(&(slot, to))?))
        };
        carries.extend(held.filter_map(moved));
    }
}

/// What a copy between registers writes and reads.
fn copied(func: &Function, inst: Inst) -> Option<(mc::Reg, mc::Reg)> {
    let [Operand::Reg(to), Operand::Reg(from)] = func.operands(inst) else { return None };
    let is_copy = func.opcode(inst) == opcode::COPY;
    Some((to.reg.as_physical()?, from.reg.as_physical()?)).filter(|_| is_copy)
}

/// The pairs that spills and reloads name, in order, and how many do.
#[derive(Debug, Default)]
struct Found {
    list: Vec<(FrameIndex, mc::Reg)>,
    count: FxHashMap<(FrameIndex, mc::Reg), u32>,
    /// What copies write and read.
    copies: Vec<(mc::Reg, mc::Reg)>,
}

impl Found {
    fn note(&mut self, slot: FrameIndex, reg: mc::Reg) {
        let count = self.count.entry((slot, reg)).or_default();
        *count += 1;
        if *count == 1 {
            self.list.push((slot, reg));
        }
    }

    /// Those that more than one instruction makes, and those that a copy makes of another: only they can hold where they
    /// are made.
    fn made_twice(self) -> impl Iterator<Item = (FrameIndex, mc::Reg)> {
        let Found { list, mut count, mut copies } = self;
        copies.sort_unstable();
        copies.dedup();
        let mut of_reg: FxHashMap<mc::Reg, Vec<FrameIndex>> = FxHashMap::default();
        if !copies.is_empty() {
            list.iter().for_each(|&(slot, reg)| of_reg.entry(reg).or_default().push(slot));
        }
        for (to, from) in copies {
            for &slot in of_reg.get(&from).into_iter().flatten() {
                if let Some(made) = count.get_mut(&(slot, to)) {
                    *made += 1;
                    count.entry((slot, from)).and_modify(|read| *read += 1);
                }
            }
        }
        list.into_iter().filter(move |pair| count[pair] > 1)
    }
}
