//! Split planning: where a value would be if one part of it were in a given physical register.

use super::Bundles;
use super::placement::{BorderConstraint, Links, Placement};
use crate::allocation::Allocation;
use crate::intervals::{Calls, RegAccess, Segment};
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
}

/// The bundles at the borders of the blocks of a register, numbered from 0: the same for all candidates.
#[derive(Debug)]
pub struct Borders {
    /// By live block: at its entry and at its exit.
    of_blocks: Vec<(u32, u32)>,
    count: usize,
    links: Links,
}

impl Borders {
    pub fn new(bundles: &Bundles, blocks: &[LiveBlock]) -> Borders {
        let of = |live: &LiveBlock| bundles.of(live.block);
        let mut touched: Vec<u32> = blocks.iter().flat_map(|live| <[u32; 2]>::from(of(live))).collect();
        touched.sort_unstable();
        touched.dedup();
        let number = |bundle: u32| touched.binary_search(&bundle).unwrap_or(0) as u32;
        let of_blocks: Vec<(u32, u32)> =
            blocks.iter().map(|live| (number(of(live).0), number(of(live).1))).collect();
        let crossed: Vec<(u32, (u32, u32, f32))> = (0u32..)
            .zip(blocks.iter().zip(&of_blocks))
            .filter(|(_, (live, _))| live.accesses.is_empty())
            .map(|(block, (live, &(entry, exit)))| (block, (entry, exit, live.frequency)))
            .collect();
        Borders { links: Links::new(touched.len(), &crossed), of_blocks, count: touched.len() }
    }
}

/// Where something else has a register in a block, from where to where.
type Taken = Option<(Slot, Slot)>;

/// What is worked out for one candidate after the other, in memory that is used again.
#[derive(Debug, Default)]
pub struct Scratch {
    network: Placement,
    /// By live block.
    taken: Vec<Taken>,
    /// By calls that preserve the same registers, once they were asked for: see [`calls_in`].
    calls: Vec<Option<Vec<(usize, (Slot, Slot))>>>,
    blocks: Vec<BlockPlan>,
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

    /// What would be done with one physical register; `None` if nothing is in it, or if that costs `limit` or more.
    pub(super) fn plan(
        &mut self,
        borders: &Borders,
        (reg, physical): (Reg, mc::Reg),
        blocks: &[LiveBlock],
        limit: f32,
        scratch: &mut Scratch,
    ) -> Option<Plan> {
        self.find_taken(blocks, physical, scratch);
        let accesses = self.live.accesses(reg);
        let Scratch { network, taken, blocks: planned, .. } = scratch;
        network.reset(borders.count);
        for ((live, taken), &(entry, exit)) in blocks.iter().zip(&*taken).zip(&borders.of_blocks) {
            let here = &accesses[live.accesses.clone()];
            let (at_entry, at_exit) = match *taken {
                // Its borders are linked.
                None if here.is_empty() => continue,
                None => (BorderConstraint::Register, BorderConstraint::Register),
                Some((first, last)) => {
                    (self.entry_constraint(live, here, first), self.exit_constraint(live, here, last))
                }
            };
            if live.live_in {
                network.constrain(entry, at_entry, live.frequency);
            }
            if live.live_out {
                network.constrain(exit, at_exit, live.frequency);
            }
        }
        let repeats = self.spill_set(reg).template.is_some();
        if !network.has_interest()
            || self.least_moves(borders, (reg, repeats), blocks, (network, taken)) >= limit
        {
            return None;
        }
        network.settle(&borders.links, |block| taken[block as usize].is_none());
        let (mut cost, mut anything) = (0.0, false);
        planned.clear();
        for ((live, &taken), &(entry, exit)) in blocks.iter().zip(&*taken).zip(&borders.of_blocks) {
            let block = BlockPlan {
                enters: live.live_in && network.is_in_register(entry),
                leaves: live.live_out && network.is_in_register(exit),
                taken,
            };
            anything |= block.enters || block.leaves;
            // A block that is crossed in one place costs nothing.
            if taken.is_some() || block.enters != block.leaves || !live.accesses.is_empty() {
                let here = &accesses[live.accesses.clone()];
                cost += live.frequency * self.moves(repeats, live, block, here);
                if cost >= limit {
                    return None;
                }
            }
            planned.push(block);
        }
        anything.then(|| Plan { cost, blocks: planned.clone() })
    }

    /// What blocks that access the register cost at least, whatever the others want: most candidates are worse than the best
    /// so far by that alone, and need no settling.
    fn least_moves(
        &self,
        borders: &Borders,
        (reg, repeats): (Reg, bool),
        blocks: &[LiveBlock],
        (network, taken): (&Placement, &[Taken]),
    ) -> f32 {
        let accesses = self.live.accesses(reg);
        let mut least = 0.0;
        for ((live, &taken), &(entry, exit)) in blocks.iter().zip(taken).zip(&borders.of_blocks) {
            let here = &accesses[live.accesses.clone()];
            if here.is_empty() {
                continue;
            }
            let may_enter = live.live_in && network.may_be_in_register(entry);
            let may_leave = live.live_out && network.may_be_in_register(exit);
            let choices = [(false, false), (true, false), (false, true), (true, true)];
            let possible = choices.into_iter().filter(|&(e, l)| (may_enter || !e) && (may_leave || !l));
            let moves = possible
                .map(|(enters, leaves)| self.moves(repeats, live, BlockPlan { enters, leaves, taken }, here));
            least += live.frequency * moves.fold(f32::INFINITY, f32::min);
        }
        least
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
    fn find_taken(&mut self, blocks: &[LiveBlock], physical: mc::Reg, scratch: &mut Scratch) {
        let Scratch { taken, calls, .. } = scratch;
        let row = self.matrix.row(self.live, self.registers, physical);
        taken.clear();
        for live in blocks {
            taken.push(match self.matrix.taken_in_block(self.live, row, live.block) {
                Some((first, last)) if first < live.end && last > live.start => {
                    let is_inside = first >= live.start && last <= live.end;
                    let range = Segment { start: live.start, end: live.end };
                    if is_inside {
                        Some((first, last))
                    } else {
                        self.matrix.taken_within(self.live, row, range)
                    }
                }
                _ => None,
            });
        }
        let all = self.live.calls();
        calls.resize(all.len(), None);
        let clobber = |of: &Calls| !of.preserve(self.registers, physical);
        for (of, found) in all.iter().zip(calls).filter(|(of, _)| clobber(of)) {
            for &(at, (first, last)) in found.get_or_insert_with(|| calls_in(blocks, &of.slots)).iter() {
                let taken = &mut taken[at];
                *taken = Some(taken.map_or((first, last), |(start, end)| (first.min(start), last.max(end))));
            }
        }
    }

    /// Loads and stores that a block has under a plan; loads alone if the value's definition is repeated instead.
    fn moves(&self, repeats: bool, live: &LiveBlock, plan: BlockPlan, here: &[RegAccess]) -> f32 {
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
                let mut middle = here
                    .iter()
                    .filter(|o| front.is_none_or(|f| slot(o) >= f) && back.is_none_or(|b| slot(o) < b));
                let first = middle.next();
                stores += u8::from(plan.enters && (live.live_out || first.is_some()));
                loads += u8::from(plan.leaves);
                loads += u8::from(first.is_some_and(|o| o.reads));
                stores += u8::from(first.is_some_and(|o| o.writes) || middle.any(|o| o.writes));
            }
        }
        f32::from(loads) + if repeats { 0.0 } else { f32::from(stores) }
    }
}

/// The live blocks with calls, each with the part of it from the first call to the last.
fn calls_in(blocks: &[LiveBlock], mut slots: &[Slot]) -> Vec<(usize, (Slot, Slot))> {
    let in_block = |(at, live): (usize, &LiveBlock)| {
        slots = &slots[leading(slots, |&call| call <= live.start)..];
        let inside = &slots[..leading(slots, |&call| call < live.end)];
        Some((at, (*inside.first()?, inside.last()?.dead().min(live.end))))
    };
    blocks.iter().enumerate().filter_map(in_block).collect()
}

/// How many items at the front of an ordered list satisfy a condition, of which there are mostly few: O(log of that number).
fn leading<T>(list: &[T], holds: impl Fn(&T) -> bool) -> usize {
    let mut known = 0;
    let mut step = 1;
    while known + step <= list.len() && holds(&list[known + step - 1]) {
        known += step;
        step *= 2;
    }
    let end = list.len().min(known + step - 1);
    known + list[known..end].partition_point(holds)
}

#[cfg(test)]
mod tests {
    use super::leading;

    #[test]
    fn leading_items_are_counted() {
        let list: Vec<usize> = (0..40).collect();
        for length in 0..=list.len() {
            for end in 0..=length {
                assert_eq!(leading(&list[..length], |&item| item < end), end);
            }
        }
    }
}
