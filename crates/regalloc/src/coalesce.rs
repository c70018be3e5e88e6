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
//! is aggressive: a register that then finds no place is split again by the allocator. A definition that copies what the other
//! register was copied from in the same block is no conflict either, and is gone when both are one. Copies that stay are
//! tried again while others go: PHIs of one variable in many blocks become one register only step by step.
//!
//! A copy to or from part of a register (`%1.sub = COPY %0`) makes the one register a part of the other: what was `%0` is
//! `%1.sub` from then on, and the class of `%1` is narrowed to registers whose part fits.
//!
//! Copies that stay, because both values go on to differ, are replaced by the instruction that makes the value if it is a
//! constant that is as cheap as a copy: the only definition of what is copied, or the last one in the block. Copies to
//! physical registers are left to hints.
//!
//! # Cost
//! At most [`MAX_ROUNDS`] attempts for each copy. A join costs the accesses of the register with fewer of them, times a
//! logarithm, and merging the lists of both. One walk over all operands at the end renames.

use crate::intervals::{LiveIntervals, RegAccess, live_at, union};
use crate::rematerialize::{self, Arguments};
use crate::slots;
use mir::{Function, Inst, Isa, Reg, RegFlags, opcode};
use smallvec::SmallVec;
use support::hash::FxHashMap;
use tables::value_type::ValueType;

/// How long a register may be live that becomes a part of a tuple: about a dozen instructions.
const MAX_SIZE_IN_TUPLE: u64 = 12 * slots::STEP as u64;

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
    let mut left = copies.clone();
    for _ in 0..MAX_ROUNDS {
        let before = left.len();
        left.retain(|&copy| !coalescer.copy(copy));
        if left.is_empty() || left.len() == before {
            break;
        }
    }
    for copy in left {
        coalescer.remove_identity(copy);
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

    fn whole(self) -> Part {
        Part { sub: 0, ..self }
    }
}

/// Copies that could not be removed are tried again when others have been, at most so often.
const MAX_ROUNDS: usize = 4;

/// Accesses of a register among which the last write before a copy is looked for.
const LOOKBACK: usize = 64;

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

    /// Removes a copy if it can; whether it is gone.
    fn copy(&mut self, inst: Inst) -> bool {
        if self.remove_identity(inst) {
            return true;
        }
        let Some((to, from)) = self.ends(inst) else { return false };
        if to.index == from.index {
            return false;
        }
        // The register that becomes part of the other must be copied as a whole.
        let (whole, part) = match (to.sub, from.sub) {
            (_, 0) => (to, from),
            (0, _) => (from, to),
            _ if self.copies_same_part(inst, (to, from)) => (from.whole(), to.whole()),
            _ => return false,
        };
        if self.would_keep_tuple(whole, part) {
            return false;
        }
        let Some(class) = self.class(whole, part) else { return false };
        let mut redundant = Vec::new();
        if self.conflict(part, whole, &mut redundant) {
            return false;
        }
        for copy in redundant.into_iter().chain([inst]) {
            if let Some((to, _)) = self.ends(copy) {
                self.note_unread(copy, to);
                self.remove(copy);
            }
        }
        self.join(part, whole);
        self.func.set_class(whole.reg(), class);
        true
    }

    /// Whether a register that is live for long would become a part of a tuple. All of a tuple's registers are taken while one of
    /// them is live, and few tuples fit beside each other. Tuples are the registers whose values have no type.
    fn would_keep_tuple(&self, whole: Part, part: Part) -> bool {
        let is_tuple = |class| self.isa.class(class).types[..] == [ValueType::UNTYPED];
        whole.sub != 0
            && self.func.class_of(whole.reg()).is_some_and(is_tuple)
            && self.live.size(part.reg()) > MAX_SIZE_IN_TUPLE
    }

    /// Removes a copy of a register to itself; whether it was one.
    fn remove_identity(&mut self, inst: Inst) -> bool {
        let Some((to, _)) = self.ends(inst).filter(|(to, from)| to == from) else { return false };
        self.note_unread(inst, to);
        self.remove(inst);
        true
    }

    /// Whether a copy between the same parts of two registers may become one of all of them: it was a copy of registers of
    /// this size, which have become parts, so that nobody reads the rest of what it writes.
    fn copies_same_part(&self, inst: Inst, (to, from): (Part, Part)) -> bool {
        let written = self.func.operands(inst).first().and_then(|o| o.as_reg());
        to.sub == from.sub && written.is_some_and(|r| r.sub == 0)
    }

    /// Before a copy is removed: notes if its result ends where it begins.
    fn note_unread(&mut self, copy: Inst, to: Part) {
        if self.is_unread(to.reg(), copy) {
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

    /// Whether one is defined where the other is live, other than by copying what the other holds: from it, or from where it
    /// was copied itself. Copies of the second kind are `redundant` when both are one.
    fn conflict(&mut self, part: Part, whole: Part, redundant: &mut Vec<Inst>) -> bool {
        self.defined_inside(part, whole, redundant) || self.defined_inside(whole, part, redundant)
    }

    fn defined_inside(&mut self, defined: Part, other: Part, redundant: &mut Vec<Inst>) -> bool {
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
        found.into_iter().any(|inst| {
            if self.is_gone(inst) || self.copies_between(inst, defined, other) {
                return false;
            }
            let same = self.copies_same_value(inst, defined, other);
            redundant.extend(same.then_some(inst));
            !same
        })
    }

    /// Whether a copy has been removed.
    fn is_gone(&self, inst: Inst) -> bool {
        self.func.opcode(inst) == opcode::KILL && self.func.operands(inst).is_empty()
    }

    fn copies_between(&mut self, inst: Inst, a: Part, b: Part) -> bool {
        let Some((to, from)) = self.ends(inst) else { return false };
        let whole = (to.whole(), from.whole());
        (to, from) == (a, b)
            || (to, from) == (b, a)
            || ((whole == (a, b) || whole == (b, a)) && self.copies_same_part(inst, (to, from)))
    }

    /// Whether an instruction writes to `defined` what `other` holds, because both are copies of the same value:
    /// `%b = COPY %x; %a = COPY %x`.
    fn copies_same_value(&mut self, inst: Inst, defined: Part, other: Part) -> bool {
        let Some((_, from)) = self.ends(inst).filter(|&(to, _)| to == defined) else { return false };
        let Some(earlier) = self.last_write(other.reg(), inst) else { return false };
        if self.ends(earlier) != Some((other, from)) {
            return false;
        }
        // What is copied has not changed since.
        let (accesses, since) = (self.live.accesses(from.reg()), self.live.slots.of(earlier));
        let before = self.live.slots.of(inst);
        let first = accesses.partition_point(|o| self.live.slots.of(o.inst) <= since);
        let mut between = accesses[first..].iter().take_while(|o| self.live.slots.of(o.inst) < before);
        !between.any(|o| o.writes && !self.is_gone(o.inst))
    }

    /// The last instruction before one of the same block that writes a register, if it is among the last accesses.
    fn last_write(&self, reg: Reg, before: Inst) -> Option<Inst> {
        let (slots, accesses) = (&self.live.slots, self.live.accesses(reg));
        let slot = slots.of(before);
        let start = slots.start(slots.block_at(slot));
        let end = accesses.partition_point(|o| slots.of(o.inst) < slot);
        let near = accesses[..end].iter().rev().take(LOOKBACK).take_while(|o| slots.of(o.inst) > start);
        near.filter(|o| o.writes && !self.is_gone(o.inst)).map(|o| o.inst).next()
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
        if !from.reg.is_virtual() {
            return;
        }
        let Some(definition) = self.definition(from.reg, copy) else { return };
        let fits = rematerialize::is_rematerializable(self.isa, self.func, &Arguments::default(), definition)
            && rematerialize::is_cheap(self.isa, self.func, definition);
        let code = self.func.opcode(definition);
        let mut made = self.func.operands(definition).to_vec();
        match made.first_mut().and_then(|o| o.as_reg_mut()) {
            Some(made) if made.sub == from.sub => (made.sub, made.flags) = (to.sub, to.flags),
            _ => return,
        }
        let Some(operands) =
            rematerialize::operands_for(self.isa, self.func, code, &made, to.reg).filter(|_| fits)
        else {
            return;
        };
        self.func.set_opcode(copy, code);
        self.func.set_operands(copy, &operands);
        self.func.debug.rematerialized(copy, self.func.debug.result(definition));
        self.forget_access(from.reg, copy);
        if self.is_unread(from.reg, definition) {
            self.remove(definition);
            self.forget_access(from.reg, definition);
        }
    }

    fn forget_access(&mut self, reg: Reg, inst: Inst) {
        let mut kept = self.live.accesses(reg).to_vec();
        kept.retain(|o| o.inst != inst);
        self.live.set(self.func, reg, &kept);
    }

    /// Whether nobody reads what an instruction writes to a register.
    fn is_unread(&self, reg: Reg, definition: Inst) -> bool {
        let (slot, segments) = (self.live.slots.of(definition), self.live.segments(reg));
        let behind = segments.partition_point(|s| s.end <= slot.register());
        segments.get(behind).is_none_or(|s| s.end <= slot.dead())
    }

    /// The instruction that makes the value of a register at a copy: the only one, or the last in the block.
    fn definition(&self, reg: Reg, copy: Inst) -> Option<Inst> {
        let mut writes = self.live.accesses(reg).iter().filter(|o| o.writes);
        match (writes.next(), writes.next()) {
            (Some(only), None) => Some(only.inst),
            _ => self.last_write(reg, copy),
        }
    }
}
