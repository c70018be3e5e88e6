//! Split planning: where a value would be if one part of it were in a given physical register.

use super::Bundles;
use super::placement::{BorderConstraint, Links, Placement};
use crate::allocation::Allocation;
use crate::intervals::{RegAccess, Segment};
use crate::occupancy::RowId;
use crate::slots::Slot;
use mir::{Block, Inst, Reg};
use std::ops::Range;

/// Blocks that there is room for from the beginning.
const SOME: usize = 64;

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
    /// Where moves at the end of the block stand: before the first terminator or the range of a call from which a landing
    /// pad is reached. `None`: where the block ends.
    pub last: Option<Inst>,
    /// Slot of `last`, or the end of the block: behind it nothing can be inserted.
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

/// The bundles at the borders of a live block, [`NOWHERE`] where the value does not live there.
#[derive(Clone, Copy, Debug)]
struct Borders {
    entry: u32,
    exit: u32,
    frequency: f32,
    is_crossed: bool,
}

/// A bundle that is never in a register.
const NOWHERE: u32 = 0;

/// Where a register lives, and the bundles at the borders of those blocks, numbered from 1: the same for all candidates.
#[derive(Debug)]
pub struct Regions {
    pub blocks: Vec<LiveBlock>,
    /// By live block.
    borders: Vec<Borders>,
    num_bundles: usize,
    /// The live blocks that access the register, and those that it only crosses.
    accessing: Vec<u32>,
    crossed: Vec<(u32, Block)>,
    links: Links,
}

impl Regions {
    pub fn new(bundles: &Bundles, blocks: Vec<LiveBlock>, scratch: &mut Scratch) -> Regions {
        let numbers = &mut scratch.numbers;
        let mut num_bundles = NOWHERE + 1;
        let mut number = |bundle: u32| {
            let known = &mut numbers[bundle as usize];
            if *known == u32::MAX {
                *known = num_bundles;
                num_bundles += 1;
            }
            *known
        };
        let of_block = |live: &LiveBlock| {
            let (entry, exit) = bundles.of(live.block);
            // Numbered in this order whether the value lives there or not.
            let (entry, exit) = (number(entry), number(exit));
            Borders {
                entry: if live.live_in { entry } else { NOWHERE },
                exit: if live.live_out { exit } else { NOWHERE },
                frequency: live.frequency,
                is_crossed: live.accesses.is_empty(),
            }
        };
        let borders: Vec<Borders> = blocks.iter().map(of_block).collect();
        for live in &blocks {
            let (entry, exit) = bundles.of(live.block);
            numbers[entry as usize] = u32::MAX;
            numbers[exit as usize] = u32::MAX;
        }
        let (mut crossed, mut accessing) =
            (Vec::with_capacity(blocks.len()), Vec::with_capacity(blocks.len()));
        for (at, live) in (0..).zip(&blocks) {
            if live.accesses.is_empty() {
                crossed.push((at, live.block));
            } else {
                accessing.push(at);
            }
        }
        let link = |&(at, _): &(u32, Block)| {
            let Borders { entry, exit, frequency, .. } = borders[at as usize];
            (entry != NOWHERE && exit != NOWHERE).then_some((at, (entry, exit, frequency)))
        };
        let mut connected = Vec::with_capacity(crossed.len());
        connected.extend(crossed.iter().filter_map(link));
        let num_bundles = num_bundles as usize;
        let links = Links::new(num_bundles, &connected);
        Regions { blocks, borders, num_bundles, accessing, crossed, links }
    }
}

/// Where something else has a register in a block, from where to where.
type Taken = Option<(Slot, Slot)>;

/// What is worked out for one candidate after the other, in memory that is used again.
#[derive(Debug)]
pub struct Scratch {
    network: Placement,
    /// By live block, once it was looked at.
    taken: Vec<Taken>,
    /// By bundle of the function; [`u32::MAX`] between two registers.
    numbers: Vec<u32>,
}

impl Scratch {
    pub fn new(num_bundles: usize) -> Scratch {
        Scratch { network: Placement::default(), taken: Vec::new(), numbers: vec![u32::MAX; num_bundles] }
    }

    fn reset(&mut self, regions: &Regions) {
        self.network.reset(regions.num_bundles);
        self.network.exclude(NOWHERE);
        self.taken.clear();
        self.taken.resize(regions.blocks.len(), None);
    }
}

impl Allocation<'_> {
    /// The blocks in which a register lives, in order.
    pub(super) fn blocks_of(&self, reg: Reg, ends: &[Option<Inst>]) -> Vec<LiveBlock> {
        let slots = &self.live.slots;
        let accesses = self.live.accesses(reg);
        let mut found: Vec<LiveBlock> = Vec::with_capacity(SOME.min(slots.order().len()));
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
                let last = ends[block.as_u32() as usize];
                found.push(LiveBlock {
                    block,
                    live_in: start <= from,
                    live_out,
                    start: start.max(from),
                    end: end.min(to),
                    accesses: next..next + here,
                    frequency: self.live.flow.frequency(block),
                    last,
                    last_split: last.map_or(to, |inst| slots.of(inst)),
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
        regions: &Regions,
        (reg, physical): (Reg, mc::Reg),
        limit: f32,
        scratch: &mut Scratch,
    ) -> Option<Plan> {
        scratch.reset(regions);
        let row = self.matrix.row(self.live, self.registers, physical);
        let Scratch { network, taken, .. } = &mut *scratch;
        for &at in &regions.accessing {
            let (live, &Borders { entry, exit, .. }) =
                (&regions.blocks[at as usize], &regions.borders[at as usize]);
            let found = self.taken(live, row);
            taken[at as usize] = found;
            let here = &self.live.accesses(reg)[live.accesses.clone()];
            let wanted = match found {
                Some((first, last)) => {
                    [self.entry_constraint(live, here, first), self.exit_constraint(live, here, last)]
                }
                None => [BorderConstraint::Register; 2],
            };
            for (border, constraint) in [entry, exit].into_iter().zip(wanted) {
                if border != NOWHERE {
                    network.constrain(border, constraint, live.frequency);
                }
            }
        }
        if self.least_moves(regions, reg, scratch) >= limit {
            return None;
        }
        let Scratch { network, taken, .. } = &mut *scratch;
        for &(at, block) in &regions.crossed {
            // Most are.
            if self.matrix.is_free(row, block) {
                continue;
            }
            let live = &regions.blocks[at as usize];
            let Some((first, last)) = self.taken(live, row) else { continue };
            taken[at as usize] = Some((first, last));
            let Borders { entry, exit, frequency, .. } = regions.borders[at as usize];
            let must = [first <= live.start.dead(), last > live.last_split];
            for (border, must) in [entry, exit].into_iter().zip(must) {
                if border != NOWHERE {
                    network.lean_to_stack(border, if must { f32::INFINITY } else { frequency });
                }
            }
        }
        network.settle(&regions.links, |block| taken[block as usize].is_none());
        if !network.is_any_in_register() {
            return None;
        }
        self.collect(regions, reg, limit, scratch)
    }

    /// Where something else has the physical register in a block.
    #[inline(always)]
    fn taken(&mut self, live: &LiveBlock, row: RowId) -> Taken {
        let (first, last) = self.matrix.taken_in_block(self.live, row, live.block)?;
        if first >= live.end || last <= live.start {
            return None;
        }
        // A call that defines the value is no obstacle.
        let is_inside = (live.live_in || first > live.start) && last <= live.end;
        if is_inside { Some((first, last)) } else { self.taken_where_it_lives(live, row) }
    }

    #[cold]
    fn taken_where_it_lives(&self, live: &LiveBlock, row: RowId) -> Taken {
        let range = Segment { start: live.start, end: live.end };
        self.matrix.taken_within(self.live, row, range)
    }

    /// The plan that the settled borders make.
    fn collect(&self, regions: &Regions, reg: Reg, limit: f32, scratch: &mut Scratch) -> Option<Plan> {
        let accesses = self.live.accesses(reg);
        let repeats = self.spill_set(reg).template.is_some();
        let mut cost = 0.0;
        let Scratch { network, taken, .. } = &*scratch;
        let plan_of = |borders: &Borders, taken: Taken| {
            let (enters, leaves) =
                (network.is_in_register(borders.entry), network.is_in_register(borders.exit));
            BlockPlan { enters, leaves, taken }
        };
        let all =
            || regions.borders.iter().zip(taken).map(|(borders, &taken)| (borders, plan_of(borders, taken)));
        for (at, (borders, plan)) in all().enumerate() {
            let is_in_register = plan.enters || plan.leaves;
            // A block that is crossed in one place costs nothing.
            let costs = is_in_register && (plan.enters != plan.leaves || plan.taken.is_some());
            if costs || !borders.is_crossed {
                let live = &regions.blocks[at];
                cost += borders.frequency * self.moves(repeats, live, plan, &accesses[live.accesses.clone()]);
                if cost >= limit {
                    return None;
                }
            }
        }
        Some(Plan { cost, blocks: all().map(|(_, plan)| plan).collect() })
    }

    /// What blocks that access the register cost at least, whatever the others want: most candidates are worse than the best
    /// so far by that alone, and need no settling.
    fn least_moves(&self, regions: &Regions, reg: Reg, scratch: &Scratch) -> f32 {
        let accesses = self.live.accesses(reg);
        let repeats = self.spill_set(reg).template.is_some();
        let of_block = |&at: &u32| {
            let (live, borders) = (&regions.blocks[at as usize], &regions.borders[at as usize]);
            let here = &accesses[live.accesses.clone()];
            let taken = scratch.taken[at as usize];
            let may_enter = scratch.network.may_be_in_register(borders.entry);
            let may_leave = scratch.network.may_be_in_register(borders.exit);
            if taken.is_none() && may_enter == live.live_in && may_leave == live.live_out {
                return 0.0;
            }
            let choices = [(false, false), (true, false), (false, true), (true, true)];
            let possible = choices.into_iter().filter(|&(e, l)| (may_enter || !e) && (may_leave || !l));
            let moves = possible
                .map(|(enters, leaves)| self.moves(repeats, live, BlockPlan { enters, leaves, taken }, here));
            live.frequency * moves.fold(f32::INFINITY, f32::min)
        };
        regions.accessing.iter().map(of_block).sum()
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
