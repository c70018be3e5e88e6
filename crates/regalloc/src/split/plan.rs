//! Where a value would be if one part of it were in a given physical register.

use super::Bundles;
use super::placement::{BorderConstraint, Placement};
use crate::allocation::Allocation;
use crate::intervals::{RegAccess, Segment};
use crate::slots::Slot;
use mir::{Block, Reg};
use std::ops::Range;

/// A block in which the value lives.
#[derive(Clone, Debug)]
pub struct LiveBlock {
    pub block: Block,
    pub live_in: bool,
    pub live_out: bool,
    /// First and last slot at which it lives there.
    pub start: Slot,
    pub end: Slot,
    /// Of the register's accesses.
    pub accesses: Range<usize>,
    pub frequency: f32,
    /// Slot of the first terminator, or the end of the block: behind it nothing can be inserted.
    pub last_split: Slot,
}

/// What is done in a block.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BlockPlan {
    /// The value is in the register when the block is entered, and when it is left.
    pub enters: bool,
    pub leaves: bool,
    /// Where something else has the register while the value lives.
    pub taken: Option<(Slot, Slot)>,
}

/// See the module text.
#[derive(Debug)]
pub struct Plan {
    /// Frequency of loads and stores that remain.
    pub cost: f32,
    /// By live block.
    pub blocks: Vec<BlockPlan>,
    /// Some part is in the register.
    pub anything: bool,
}

/// The bundles at the borders of the blocks of a register, numbered from 0: the same for all candidates.
#[derive(Debug)]
pub struct Borders {
    /// By live block: at its entry and at its exit.
    of_blocks: Vec<(u32, u32)>,
    count: usize,
}

impl Borders {
    pub fn new(bundles: &Bundles, blocks: &[LiveBlock]) -> Borders {
        let of = |live: &LiveBlock| bundles.of(live.block);
        let mut touched: Vec<u32> = blocks.iter().flat_map(|live| <[u32; 2]>::from(of(live))).collect();
        touched.sort_unstable();
        touched.dedup();
        let number = |bundle: u32| touched.binary_search(&bundle).unwrap_or(0) as u32;
        let of_blocks = blocks.iter().map(|live| (number(of(live).0), number(of(live).1))).collect();
        Borders { of_blocks, count: touched.len() }
    }
}

impl Allocation<'_> {
    /// The blocks in which a register lives, in order.
    pub(super) fn blocks_of(&self, reg: Reg) -> Vec<LiveBlock> {
        let slots = &self.live.slots;
        let accesses = self.live.accesses(reg);
        let mut found: Vec<LiveBlock> = Vec::new();
        let mut next = 0;
        for &Segment { start, end } in self.live.segments(reg) {
            for &block in &slots.order()[slots.position(start)..] {
                let (from, to) = (slots.start(block), slots.end(block));
                if from >= end {
                    break;
                }
                let live_out = end >= to;
                if let Some(last) = found.last_mut().filter(|l| l.block == block) {
                    (last.end, last.live_out) = (end.min(to), live_out);
                    continue;
                }
                while next < accesses.len() && slots.of(accesses[next].inst) < from {
                    next += 1;
                }
                let here = accesses[next..].iter().take_while(|o| slots.of(o.inst) < to).count();
                let terminator = self
                    .func
                    .block_insts_back(block)
                    .take_while(|&i| self.registers.isa.desc(self.func.opcode(i)).is_terminator());
                let last_split = terminator.last().map_or(to, |i| slots.of(i));
                found.push(LiveBlock {
                    block,
                    live_in: start <= from,
                    live_out,
                    start: start.max(from),
                    end: end.min(to),
                    accesses: next..next + here,
                    frequency: self.live.flow.frequency(block),
                    last_split,
                });
                next += here;
            }
        }
        found
    }

    /// Frequency of loads and stores if the register goes to the stack.
    pub(super) fn spill_cost(&self, reg: Reg, blocks: &[LiveBlock]) -> f32 {
        let accesses = self.live.accesses(reg);
        let rematerializable = self.spill_set(reg).template.is_some();
        let of = |live: &LiveBlock| {
            let here = &accesses[live.accesses.clone()];
            let load = here.first().is_some_and(|o| o.reads);
            let store = live.live_out && !rematerializable && here.iter().any(|o| o.writes);
            live.frequency * f32::from(u8::from(load) + u8::from(store))
        };
        blocks.iter().map(of).sum()
    }

    /// What would be done with one physical register.
    pub(super) fn plan(&self, borders: &Borders, reg: Reg, blocks: &[LiveBlock], physical: mc::Reg) -> Plan {
        let accesses = self.live.accesses(reg);
        let taken = self.taken(blocks, physical);
        let mut network = Placement::new(borders.count);
        for ((live, taken), &(entry, exit)) in blocks.iter().zip(&taken).zip(&borders.of_blocks) {
            let here = &accesses[live.accesses.clone()];
            match *taken {
                None if here.is_empty() => network.link(entry, exit, live.frequency),
                None => {
                    if live.live_in {
                        network.constrain(entry, BorderConstraint::Register, live.frequency);
                    }
                    if live.live_out {
                        network.constrain(exit, BorderConstraint::Register, live.frequency);
                    }
                }
                Some((first, last)) => {
                    if live.live_in {
                        network.constrain(entry, self.entry_constraint(live, here, first), live.frequency);
                    }
                    if live.live_out {
                        network.constrain(exit, self.exit_constraint(live, here, last), live.frequency);
                    }
                }
            }
        }
        let in_register = network.settle();
        let mut plan = Plan { cost: 0.0, blocks: Vec::with_capacity(blocks.len()), anything: false };
        for ((live, taken), &(entry, exit)) in blocks.iter().zip(taken).zip(&borders.of_blocks) {
            let block = BlockPlan {
                enters: live.live_in && in_register[entry as usize],
                leaves: live.live_out && in_register[exit as usize],
                taken,
            };
            plan.anything |= block.enters || block.leaves;
            plan.cost += live.frequency * self.moves(reg, live, block, &accesses[live.accesses.clone()]);
            plan.blocks.push(block);
        }
        plan
    }

    fn entry_constraint(&self, live: &LiveBlock, here: &[RegAccess], first: Slot) -> BorderConstraint {
        if first <= live.start.dead() {
            BorderConstraint::MustBeStack
        } else if here.first().is_some_and(|o| self.live.slots.of(o.inst) < first) {
            BorderConstraint::Register
        } else {
            BorderConstraint::Stack
        }
    }

    fn exit_constraint(&self, live: &LiveBlock, here: &[RegAccess], last: Slot) -> BorderConstraint {
        if last > live.last_split {
            BorderConstraint::MustBeStack
        } else if here.last().is_some_and(|o| self.live.slots.of(o.inst) >= last.base()) {
            BorderConstraint::Register
        } else {
            BorderConstraint::Stack
        }
    }

    /// By live block: where something else has the physical register while the value lives in it, from where to where.
    fn taken(&self, blocks: &[LiveBlock], physical: mc::Reg) -> Vec<Option<(Slot, Slot)>> {
        let mut found: Vec<Option<(Slot, Slot)>> = vec![None; blocks.len()];
        for &unit in self.registers.isa.units(physical) {
            let mut extents = self.matrix.extents(unit);
            let mut fixed = self.live.fixed(unit);
            for (live, found) in blocks.iter().zip(&mut found) {
                let range = Segment { start: live.start, end: live.end };
                fixed = &fixed[fixed.partition_point(|s| s.end <= range.start)..];
                let inside = &fixed[..fixed.partition_point(|s| s.start < range.end)];
                if let [first, ..] = inside {
                    add(found, range, *first);
                    add(found, range, inside[inside.len() - 1]);
                }
                if let Some((first, last)) = extents.next(range) {
                    add(found, range, first);
                    add(found, range, last);
                }
            }
        }
        for calls in self.live.calls().iter().filter(|c| !c.preserve(self.registers, physical)) {
            let mut slots = &calls.slots[..];
            for (live, found) in blocks.iter().zip(&mut found) {
                let range = Segment { start: live.start, end: live.end };
                slots = &slots[slots.partition_point(|&c| c <= range.start)..];
                let inside = &slots[..slots.partition_point(|&c| c < range.end)];
                if let [first, ..] = inside {
                    for call in [*first, inside[inside.len() - 1]] {
                        add(found, range, Segment { start: call, end: call.dead() });
                    }
                }
            }
        }
        found
    }

    /// Loads and stores that a block has under a plan.
    fn moves(&self, reg: Reg, live: &LiveBlock, plan: BlockPlan, here: &[RegAccess]) -> f32 {
        let rematerializable = self.spill_set(reg).template.is_some();
        let (mut loads, mut stores) = (0u8, 0u8);
        let writes = here.iter().any(|o| o.writes);
        match plan.taken {
            None if here.is_empty() => {
                loads += u8::from(!plan.enters && plan.leaves);
                stores += u8::from(plan.enters && !plan.leaves && live.live_out);
            }
            None => {
                loads += u8::from(live.live_in && !plan.enters);
                stores += u8::from(live.live_out && !plan.leaves && (writes || plan.enters));
            }
            Some((first, last)) => {
                let slot = |o: &RegAccess| self.live.slots.of(o.inst);
                let front = plan.enters.then_some(first);
                let back = plan.leaves.then_some(last);
                let middle: Vec<&RegAccess> = here
                    .iter()
                    .filter(|o| front.is_none_or(|f| slot(o) >= f) && back.is_none_or(|b| slot(o) < b))
                    .collect();
                stores += u8::from(plan.enters && (live.live_out || !middle.is_empty()));
                loads += u8::from(plan.leaves);
                loads += u8::from(middle.first().is_some_and(|o| o.reads));
                stores += u8::from(middle.iter().any(|o| o.writes));
            }
        }
        f32::from(loads) + if rematerializable { 0.0 } else { f32::from(stores) }
    }
}

/// A segment that meets a range is taken there, too.
fn add(found: &mut Option<(Slot, Slot)>, range: Segment, segment: Segment) {
    let (start, end) = (segment.start.max(range.start), segment.end.min(range.end));
    *found = Some(found.map_or((start, end), |(first, last)| (first.min(start), last.max(end))));
}
