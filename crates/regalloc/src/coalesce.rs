//! Register coalescing: copies between virtual registers disappear by making both one register.
//!
//! ```text
//! %1 = COPY %0            (gone)
//! ... %1 ...       →      ... %0 ...
//! ```
//!
//! # Algorithm
//! Copies are taken from the blocks that run most. Two registers may become one if neither is defined where the other is
//! live, definitions that copy the one to the other aside (Chaitin, "Register allocation & spilling via graph coloring",
//! 1982): wherever both are live then, both have the same value. The new interval is the union of the two. This
//! is aggressive: a register that then finds no place is split again by the allocator.
//!
//! A copy to or from part of a register (`%1.sub = COPY %0`) makes the one register a part of the other: what was `%0` is
//! `%1.sub` from then on, and the class of `%1` is narrowed to registers whose part fits.
//!
//! Copies that stay, because both values go on to differ, are replaced by the instruction that makes the value if it is a
//! constant that is as cheap as a copy. Copies to physical registers are left to hints.
//!
//! # Cost
//! A join costs the accesses of the register with fewer of them, times a logarithm, and merging the lists of both.
//! One walk over all operands at the end renames.

use crate::intervals::{LiveIntervals, RegAccess, live_at, union};
use crate::rematerialize::{self, Arguments};
use mir::{Function, Inst, Isa, Reg, RegFlags, opcode};
use smallvec::SmallVec;
use support::hash::FxHashMap;

/// Joins what it can.
pub fn run(isa: &Isa<'_>, func: &mut Function, live: &mut LiveIntervals) {
    let copies = copies(func, live);
    let parents = (0..func.num_vregs() as u32).map(|index| Part { index, sub: 0 }).collect();
    let mut coalescer = Coalescer {
        isa,
        func,
        live,
        parents,
        removed: false,
        unread: Vec::new(),
        classes: FxHashMap::default(),
    };
    for &copy in &copies {
        coalescer.copy(copy);
    }
    coalescer.rename();
    for copy in copies {
        coalescer.repeat_constant(copy);
    }
}

/// All copies, those that run most first.
fn copies(func: &Function, live: &LiveIntervals) -> Vec<Inst> {
    let mut copies = Vec::new();
    for block in func.blocks() {
        let frequency = live.flow.frequency(block);
        let here = func.block_insts(block).filter(|&i| func.opcode(i) == opcode::COPY);
        copies.extend(here.map(|i| (frequency, i)));
    }
    copies.sort_by(|a, b| b.0.total_cmp(&a.0));
    copies.into_iter().map(|(_, inst)| inst).collect()
}

/// A part of a virtual register, or all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    index: u32,
    sub: u16,
}

impl Part {
    fn reg(self) -> Reg {
        Reg::from_virtual_index(self.index)
    }
}

/// A register with more accesses than the second number has those of one with no more than the first put among them.
const FEW: usize = 8;
const MANY: usize = 64;

struct Coalescer<'a> {
    isa: &'a Isa<'a>,
    func: &'a mut Function,
    live: &'a mut LiveIntervals,
    /// By register: what it has become.
    parents: Vec<Part>,
    /// Some copy has been removed whose accesses are still listed.
    removed: bool,
    /// Registers that seem to be live up to removed copies that nobody read.
    unread: Vec<u32>,
    /// Answers of the tables.
    classes: FxHashMap<(u16, u16, u16), Option<u16>>,
}

impl Coalescer<'_> {
    /// What a register has become. The registers on the way lead there at once from then on: chains of thousands of copies
    /// are walked only once.
    fn find(&mut self, index: u32) -> Part {
        let mut way = SmallVec::<[u32; 8]>::new();
        let mut at = index;
        while self.parents[at as usize].index != at {
            way.push(at);
            at = self.parents[at as usize].index;
        }
        let mut found = Part { index: at, sub: 0 };
        for passed in way.into_iter().rev() {
            let inner = self.parents[passed as usize].sub;
            found.sub = self.isa.compose_sub_regs(found.sub, inner).unwrap_or(inner);
            self.parents[passed as usize] = found;
        }
        found
    }

    fn part(&mut self, reg: Reg, sub: u16) -> Option<Part> {
        let found = self.find(reg.virtual_index()? as u32);
        Some(Part { sub: self.isa.compose_sub_regs(found.sub, sub)?, ..found })
    }

    /// Destination and source of a copy between virtual registers.
    fn ends(&mut self, inst: Inst) -> Option<(Part, Part)> {
        if self.func.opcode(inst) != opcode::COPY {
            return None;
        }
        let [to, from] = self.func.operands(inst) else { return None };
        let (to, from) = (*to.as_reg()?, *from.as_reg()?);
        Some((self.part(to.reg, to.sub)?, self.part(from.reg, from.sub)?))
    }

    fn copy(&mut self, inst: Inst) {
        let Some((to, from)) = self.ends(inst) else { return };
        if to == from {
            self.note_unread(inst, to);
            self.remove(inst);
            return;
        }
        if to.index == from.index {
            return;
        }
        // The register that becomes part of the other must be copied as a whole.
        let (whole, part) = match (to.sub, from.sub) {
            (_, 0) => (to, from),
            (0, _) => (from, to),
            _ => return,
        };
        let Some(class) = self.class(whole, part) else { return };
        if self.conflict(part, whole) {
            return;
        }
        self.note_unread(inst, to);
        self.remove(inst);
        self.join(part, whole);
        self.func.set_class(whole.reg(), class);
    }

    /// Before a copy is removed: notes if its result ends where it begins.
    fn note_unread(&mut self, copy: Inst, to: Part) {
        let (slot, segments) = (self.live.slots.of(copy), self.live.segments(to.reg()));
        let behind = segments.partition_point(|s| s.end <= slot.register());
        if segments.get(behind).is_some_and(|s| s.end <= slot.dead()) {
            self.unread.push(to.index);
        }
    }

    /// The class of the register that both become.
    fn class(&mut self, whole: Part, part: Part) -> Option<u16> {
        let (outer, inner) = (self.func.class_of(whole.reg())?, self.func.class_of(part.reg())?);
        let isa = self.isa;
        *self.classes.entry((outer, whole.sub, inner)).or_insert_with(|| match whole.sub {
            0 => isa.common_class(outer, inner),
            sub => isa.class_with_part(outer, sub, inner),
        })
    }

    fn remove(&mut self, inst: Inst) {
        self.func.set_opcode(inst, opcode::KILL);
        self.func.set_operands(inst, &[]);
        self.removed = true;
    }

    /// Whether one is defined where the other is live, other than by copying between them.
    fn conflict(&mut self, part: Part, whole: Part) -> bool {
        self.defined_inside(part, whole, (part, whole)) || self.defined_inside(whole, part, (part, whole))
    }

    fn defined_inside(&mut self, defined: Part, other: Part, (part, whole): (Part, Part)) -> bool {
        let (accesses, segments) = (self.live.accesses(defined.reg()), self.live.segments(other.reg()));
        let mut found: Vec<Inst> = Vec::new();
        let slot = |o: &RegAccess| {
            let at = self.live.slots.of(o.inst);
            if o.early { at.early() } else { at.register() }
        };
        if accesses.len() <= 4 * segments.len() {
            let inside = |o: &&RegAccess| o.writes && live_at(segments, slot(o));
            found.extend(accesses.iter().filter(inside).map(|o| o.inst));
        } else {
            for segment in segments {
                let first = accesses.partition_point(|o| slot(o) < segment.start);
                let inside = accesses[first..].iter().take_while(|o| slot(o) < segment.end);
                found.extend(inside.filter(|o| o.writes).map(|o| o.inst));
            }
        }
        let mut conflicts = |inst: Inst| {
            let gone = self.func.opcode(inst) == opcode::KILL && self.func.operands(inst).is_empty();
            let ends = self.ends(inst);
            !gone && ends != Some((part, whole)) && ends != Some((whole, part))
        };
        found.into_iter().any(&mut conflicts)
    }

    /// `part` becomes `whole`: one interval.
    fn join(&mut self, part: Part, whole: Part) {
        let (part_reg, whole_reg) = (part.reg(), whole.reg());
        let segments = union(self.live.segments(part_reg), self.live.segments(whole_reg));
        let (few, many) = (self.live.accesses(part_reg).len(), self.live.accesses(whole_reg).len());
        let is_uneven = |few, many| few <= FEW && many > MANY;
        if is_uneven(few, many) || is_uneven(many, few) {
            // A register to which thousands are joined one by one is not read and written each time. What is left of
            // removed copies goes in the end.
            self.live.absorb(whole_reg, part_reg, &segments);
        } else {
            let accesses = self.merged(part_reg, whole_reg);
            self.live.replace(whole_reg, &segments, &accesses);
        }
        self.live.replace(part_reg, &[], &[]);
        self.parents[part.index as usize] = whole;
    }

    /// The accesses of both, in order; those of removed copies are dropped.
    fn merged(&self, a: Reg, b: Reg) -> Vec<RegAccess> {
        let stays = |o: &&RegAccess| !self.func.operands(o.inst).is_empty();
        let mut a = self.live.accesses(a).iter().filter(stays).peekable();
        let mut b = self.live.accesses(b).iter().filter(stays).peekable();
        let mut merged = Vec::with_capacity(a.size_hint().1.unwrap_or(0) + b.size_hint().1.unwrap_or(0));
        loop {
            let order = match (a.peek(), b.peek()) {
                (Some(x), Some(y)) => self.live.slots.of(x.inst).cmp(&self.live.slots.of(y.inst)),
                (Some(_), None) => std::cmp::Ordering::Less,
                (None, Some(_)) => std::cmp::Ordering::Greater,
                (None, None) => return merged,
            };
            let next = match order {
                std::cmp::Ordering::Less => a.next().copied(),
                std::cmp::Ordering::Greater => b.next().copied(),
                std::cmp::Ordering::Equal => a.next().zip(b.next()).map(|(x, y)| x.with(*y)),
            };
            merged.extend(next);
        }
    }

    /// Writes the new names into all operands.
    fn rename(&mut self) {
        let found: Vec<Part> = (0..self.parents.len() as u32).map(|index| self.find(index)).collect();
        for block in self.live.slots.order() {
            let mut next = self.func.first_inst(*block);
            while let Some(inst) = next {
                next = self.func.next_inst(inst);
                for reg in self.func.operands_mut(inst).iter_mut().filter_map(|o| o.as_reg_mut()) {
                    let Some(&part) = reg.reg.virtual_index().and_then(|i| found.get(i)) else { continue };
                    if Some(part.index as usize) == reg.reg.virtual_index() {
                        continue;
                    }
                    reg.reg = part.reg();
                    // All of what is now a part was written: the rest of the whole has no value then.
                    if part.sub != 0 && reg.sub == 0 && reg.flags.contains(RegFlags::DEF) {
                        reg.flags = reg.flags.with(RegFlags::UNDEF);
                    }
                    reg.sub = self.isa.compose_sub_regs(part.sub, reg.sub).unwrap_or(reg.sub);
                }
            }
        }
        if self.removed {
            self.drop_removed();
        }
        let mut unread: Vec<u32> = self.unread.iter().map(|&index| found[index as usize].index).collect();
        unread.sort_unstable();
        unread.dedup();
        for reg in unread.into_iter().map(Reg::from_virtual_index) {
            let accesses = self.live.accesses(reg).to_vec();
            self.live.set(self.func, reg, &accesses);
        }
    }

    /// Occurrences in copies that were removed after their registers had been joined.
    fn drop_removed(&mut self) {
        for index in 0..self.live.num_vregs() as u32 {
            let reg = Reg::from_virtual_index(index);
            let gone = |o: &RegAccess| self.func.operands(o.inst).is_empty();
            if self.live.accesses(reg).iter().any(gone) {
                let kept: Vec<RegAccess> =
                    self.live.accesses(reg).iter().filter(|o| !gone(o)).copied().collect();
                self.live.set(self.func, reg, &kept);
            }
        }
    }

    /// `%1 = COPY %0` where `%0` is a cheap constant: `%1` is made directly.
    fn repeat_constant(&mut self, copy: Inst) {
        if self.func.opcode(copy) != opcode::COPY {
            return;
        }
        let [to, from] = self.func.operands(copy) else { return };
        let (Some(to), Some(from)) = (to.as_reg().copied(), from.as_reg().copied()) else { return };
        if to.sub != 0 || from.sub != 0 || !from.reg.is_virtual() {
            return;
        }
        let mut writes = self.live.accesses(from.reg).iter().filter(|o| o.writes);
        let (Some(definition), None) = (writes.next().copied(), writes.next()) else { return };
        let fits =
            rematerialize::is_rematerializable(self.isa, self.func, &Arguments::default(), definition.inst)
                && rematerialize::is_cheap(self.isa, self.func, definition.inst);
        let code = self.func.opcode(definition.inst);
        let made = self.func.operands(definition.inst);
        let Some(operands) =
            rematerialize::operands_for(self.isa, self.func, code, made, to.reg).filter(|_| fits)
        else {
            return;
        };
        self.func.set_opcode(copy, code);
        self.func.set_operands(copy, &operands);
        let mut kept: Vec<RegAccess> =
            self.live.accesses(from.reg).iter().filter(|o| o.inst != copy).copied().collect();
        if let [last] = kept[..]
            && last.writes
            && !last.reads
        {
            self.remove(last.inst);
            kept.clear();
        }
        self.live.set(self.func, from.reg, &kept);
    }
}
