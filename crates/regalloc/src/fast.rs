//! The fast allocator: one forward walk over each block (`-regalloc=fast`).
//!
//! A value that lives in one block gets a register at its definition and loses it after its last use. A value that crosses
//! blocks has a stack slot: it is loaded where a block first uses it and stored at the end of each block that changes it.
//! When registers run out, the value whose last use is furthest away goes to its slot. Physical registers that the code
//! names itself (arguments, results) are intervals that are worked out first, so values avoid them.
//!
//! O(operands · registers of a class · log) time; the code is what a compiler without optimization makes.

use crate::OutOfRegisters;
use mir::target::Place;
use mir::{Block, FrameIndex, Function, Inst, Isa, Operand, Reg, RegFlags, TargetInfo, opcode};
use smallvec::SmallVec;
use std::cell::Cell;
use std::rc::Rc;

/// Replaces all virtual registers.
pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) -> Result<(), OutOfRegisters> {
    let crosses = crossing(func);
    let mut reserved = vec![false; isa.num_units()];
    for reg in info.reserved(isa, func) {
        isa.units(reg).iter().for_each(|&u| reserved[u as usize] = true);
    }
    let avoided = &info.facts().avoided;
    let vregs = func.num_vregs();
    let mut allocator = Allocator {
        isa,
        info,
        func,
        crosses,
        reserved,
        avoided,
        slots: vec![None; vregs],
        place: vec![None; vregs],
        dirty: vec![false; vregs],
        last_use: vec![0; vregs],
        hint: vec![None; vregs],
        members: vec![None; isa.num_classes()],
        occupant: vec![None; isa.num_units()],
        fixed: Fixed::new(isa),
        pinned: Vec::new(),
        in_registers: Vec::new(),
        block: Block::from_u32(0),
        insts: Vec::new(),
        roles: Roles::default(),
    };
    for block in allocator.func.blocks().collect::<Vec<_>>() {
        allocator.block(block)?;
    }
    remove_empty_copies(func);
    Ok(())
}

/// The register of which an operand reads something: writing a part leaves the rest as it was.
fn read(operand: &Operand) -> Option<Reg> {
    let part = |r: &&mir::RegOperand| r.sub != 0 && !r.flags.contains(RegFlags::UNDEF);
    operand.used().or_else(|| operand.as_reg().filter(part).map(|r| r.reg))
}

/// By virtual register: whether its value goes from block to block.
fn crossing(func: &Function) -> Vec<bool> {
    let mut crosses = vec![false; func.num_vregs()];
    let mut home: Vec<Option<Block>> = vec![None; func.num_vregs()];
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            for operand in func.operands(inst) {
                let Some(index) = operand.as_reg().and_then(|r| r.reg.virtual_index()) else { continue };
                if operand.defined().is_some() {
                    // One that is read, too, has its other definition in the block where that is found.
                    crosses[index] |= home[index].is_some_and(|h| h != block);
                    home[index] = Some(block);
                } else if read(operand).is_some() {
                    crosses[index] |= home[index] != Some(block);
                }
            }
        }
    }
    crosses
}

/// Copies of a register to itself say nothing, and neither do definitions without a value.
fn remove_empty_copies(func: &mut Function) {
    func.visit(|func, _, inst| {
        let empty = match (func.opcode(inst), func.operands(inst)) {
            (opcode::COPY, [to, from]) => to.defined() == from.used(),
            (opcode::IMPLICIT_DEF, _) => true,
            _ => false,
        };
        if empty {
            func.remove(inst);
        }
    });
}

/// Positions in a block, counted from 1, from a definition of a physical register to its last use. Registers that have a
/// value on entry start at 0.
#[derive(Clone, Copy, Debug)]
struct Interval {
    start: u32,
    end: u32,
}

/// A virtual register, and which operand names it.
#[derive(Clone, Copy)]
struct Named {
    vreg: usize,
    operand: usize,
}

/// What the operands of an instruction are to it.
#[derive(Default)]
struct Roles {
    used: Vec<Named>,
    defined: Vec<Named>,
    /// Physical registers that it writes itself.
    written: Vec<mc::Reg>,
    /// Those of them that are written before everything has been read.
    overwritten: Vec<mc::Reg>,
    /// Register masks.
    masks: Vec<u32>,
    /// Something is written early.
    is_early: bool,
}

impl Roles {
    /// Takes the place of what was said of another instruction.
    fn find(&mut self, operands: &[Operand]) {
        let Roles { used, defined, written, overwritten, masks, is_early } = self;
        used.clear();
        defined.clear();
        written.clear();
        overwritten.clear();
        masks.clear();
        *is_early = false;
        for (number, operand) in operands.iter().enumerate() {
            let reg = match operand {
                Operand::Reg(reg) => reg,
                Operand::RegMask(index) => {
                    masks.push(*index);
                    continue;
                }
                _ => continue,
            };
            if let Some(vreg) = read(operand).and_then(Reg::virtual_index) {
                used.push(Named { vreg, operand: number });
            }
            let early = reg.flags.contains(RegFlags::EARLY_CLOBBER);
            *is_early |= early;
            let Some(register) = operand.defined() else { continue };
            match (register.virtual_index(), register.as_physical()) {
                (Some(vreg), _) => defined.push(Named { vreg, operand: number }),
                (None, Some(physical)) => {
                    written.push(physical);
                    if early {
                        overwritten.push(physical);
                    }
                }
                (None, None) => {}
            }
        }
    }
}

/// By unit: when the code of a block uses it itself. The walk over the block asks at ascending positions, so that what is over
/// is forgotten on the way.
struct Fixed {
    /// Of all units, each with the next one of its unit.
    intervals: Vec<(Interval, u32)>,
    /// By unit: the first interval that may not be over, and the last one.
    ends: Vec<(Cell<u32>, u32)>,
    /// Units with intervals.
    used: Vec<u16>,
}

/// No interval.
const NONE: u32 = u32::MAX;

impl Fixed {
    fn new(isa: &Isa<'_>) -> Fixed {
        Fixed {
            intervals: Vec::new(),
            ends: vec![(Cell::new(NONE), NONE); isa.num_units()],
            used: Vec::new(),
        }
    }

    fn clear(&mut self) {
        for unit in self.used.drain(..) {
            self.ends[usize::from(unit)] = (Cell::new(NONE), NONE);
        }
        self.intervals.clear();
    }

    fn add(&mut self, unit: u16, interval: Interval) {
        let number = self.intervals.len() as u32;
        self.intervals.push((interval, NONE));
        let (first, last) = &mut self.ends[usize::from(unit)];
        match self.intervals.get_mut(*last as usize) {
            Some((_, next)) => *next = number,
            None => {
                first.set(number);
                self.used.push(unit);
            }
        }
        *last = number;
    }

    /// A register has a value from here on.
    fn begin(&mut self, isa: &Isa<'_>, reg: mc::Reg, position: u32) {
        for &unit in isa.units(reg) {
            self.add(unit, Interval { start: position, end: position });
        }
    }

    /// The register is read: its last interval reaches to here.
    fn extend(&mut self, isa: &Isa<'_>, reg: mc::Reg, position: u32) {
        for &unit in isa.units(reg) {
            match self.ends[usize::from(unit)].1 {
                NONE => self.add(unit, Interval { start: 0, end: position }),
                last => self.intervals[last as usize].0.end = position,
            }
        }
    }

    /// The intervals of a unit that end at a position or later, which is not before the last one that was asked for. Both starts
    /// and ends are ascending.
    fn ending_from(&self, unit: u16, position: u32) -> impl Iterator<Item = Interval> {
        let first = &self.ends[usize::from(unit)].0;
        while let Some(&(interval, next)) = self.intervals.get(first.get() as usize)
            && interval.end < position
        {
            first.set(next);
        }
        let mut at = first.get();
        std::iter::from_fn(move || {
            let &(interval, next) = self.intervals.get(at as usize)?;
            at = next;
            Some(interval)
        })
    }
}

struct Allocator<'a> {
    isa: &'a Isa<'a>,
    info: &'a dyn TargetInfo,
    func: &'a mut Function,
    crosses: Vec<bool>,
    /// By unit.
    reserved: Vec<bool>,
    /// Registers that are not given out.
    avoided: &'a [mc::Reg],
    /// By class, once somebody asks: the registers that are given out, in that order.
    members: Vec<Option<Rc<[mc::Reg]>>>,
    // By virtual register.
    slots: Vec<Option<FrameIndex>>,
    place: Vec<Option<mc::Reg>>,
    /// The register is newer than the slot.
    dirty: Vec<bool>,
    /// Position in the block; its end for values that cross blocks.
    last_use: Vec<u32>,
    /// A physical register that the value is copied to or from.
    hint: Vec<Option<mc::Reg>>,
    // By unit.
    occupant: Vec<Option<usize>>,
    fixed: Fixed,
    /// Registers that the current instruction needs.
    pinned: Vec<mc::Reg>,
    /// Virtual registers that are in a register now.
    in_registers: Vec<usize>,
    block: Block,
    // Used again from block to block, and from instruction to instruction.
    insts: Vec<Inst>,
    roles: Roles,
}

impl Allocator<'_> {
    fn block(&mut self, block: Block) -> Result<(), OutOfRegisters> {
        self.block = block;
        let mut insts = std::mem::take(&mut self.insts);
        insts.extend(self.func.block_insts(block));
        self.survey(block, &insts);
        let is_terminator = |this: &Self, i: Inst| this.isa.desc(this.func.opcode(i)).is_terminator();
        let first_terminator = insts.iter().position(|&i| is_terminator(self, i)).unwrap_or(insts.len());
        for (position, &inst) in insts.iter().enumerate() {
            // An exception leaves from within a call: what the landing pad wants is in its place before.
            let may_leave = self.func.opcode(inst) == opcode::EH_LABEL;
            if position == first_terminator || may_leave {
                self.save_crossing(Some(inst));
            }
            self.inst(position as u32 + 1, inst)?;
        }
        if first_terminator == insts.len() {
            self.save_crossing(None);
        }
        insts.clear();
        self.insts = insts;
        while let Some(vreg) = self.in_registers.pop() {
            self.release(vreg);
        }
        Ok(())
    }

    /// Last uses, hints, and intervals of physical registers.
    fn survey(&mut self, block: Block, insts: &[Inst]) {
        self.fixed.clear();
        for &reg in &self.func.block(block).live_ins {
            self.fixed.begin(self.isa, reg, 0);
        }
        let mut begun: SmallVec<[mc::Reg; 8]> = SmallVec::new();
        for (position, &inst) in insts.iter().enumerate() {
            let position = position as u32 + 1;
            let operands = self.func.operands(inst);
            for operand in operands {
                let Some(reg) = operand.as_reg() else { continue };
                if let Some(vreg) = reg.reg.virtual_index() {
                    let end = if self.crosses[vreg] { u32::MAX } else { position };
                    if operand.defined().is_some() {
                        self.last_use[vreg] = self.last_use[vreg].max(end);
                        self.hint[vreg] = None;
                    } else if read(operand).is_some() {
                        self.last_use[vreg] = end;
                    }
                } else if let Some(physical) = reg.reg.as_physical() {
                    if operand.defined().is_some() {
                        begun.push(physical);
                    }
                    if read(operand).is_some() {
                        self.fixed.extend(self.isa, physical, position);
                    }
                }
            }
            // What an instruction reads comes before what it writes.
            begun.drain(..).for_each(|reg| self.fixed.begin(self.isa, reg, position));
            if self.func.opcode(inst) == opcode::COPY
                && let [to, from] = operands
                && let (Some(to), Some(from)) = (to.defined(), from.used())
            {
                for (vreg, physical) in [(from, to), (to, from)] {
                    if let (Some(vreg), Some(physical)) = (vreg.virtual_index(), physical.as_physical()) {
                        self.hint[vreg] = Some(physical);
                    }
                }
            }
        }
        // What the next blocks read lives to the end; what landing pads find comes from unwinders.
        let end = insts.len() as u32 + 1;
        for &to in &self.func.block(block).successors {
            let live_ins = &self.func.block(to).live_ins;
            if !live_ins.is_empty() && !self.func.is_landing_pad(to) {
                live_ins.iter().for_each(|&reg| self.fixed.extend(self.isa, reg, end));
            }
        }
    }

    fn inst(&mut self, position: u32, inst: Inst) -> Result<(), OutOfRegisters> {
        let mut roles = std::mem::take(&mut self.roles);
        roles.find(self.func.operands(inst));
        let result = self.place_operands(position, inst, &roles);
        self.roles = roles;
        result
    }

    fn place_operands(&mut self, position: u32, inst: Inst, roles: &Roles) -> Result<(), OutOfRegisters> {
        let Roles { used, defined, written, masks, overwritten, is_early } = roles;
        self.pinned.clear();
        // What is overwritten before everything has been read is no place for what is read.
        self.pinned.extend_from_slice(overwritten);
        for &Named { vreg, .. } in used {
            if self.place[vreg].is_some_and(|reg| self.pinned.iter().any(|&p| self.overlap(p, reg))) {
                self.evict(vreg, inst);
            }
        }
        for &Named { vreg, .. } in used {
            if let Some(reg) = self.place[vreg] {
                self.pinned.push(reg);
            }
        }
        for &Named { vreg, .. } in used {
            if self.place[vreg].is_none() {
                let reg = self.allocate(vreg, position, inst, false)?;
                self.pinned.push(reg);
                self.reload(vreg, reg, inst);
            }
        }
        self.rewrite(inst, used, false);
        let source = used.first().and_then(|named| self.place[named.vreg]);
        for &Named { vreg, .. } in used {
            // A value that is used and defined stays where it is, even if nobody wants it afterwards.
            if self.last_use[vreg] == position && defined.iter().all(|other| other.vreg != vreg) {
                self.release(vreg);
            }
        }
        self.clobber(inst, written, masks);
        if !*is_early {
            self.pinned.clear();
        }
        for &Named { vreg, .. } in defined {
            if self.func.opcode(inst) == opcode::COPY && self.hint[vreg].is_none() {
                self.hint[vreg] = source;
            }
            let reg = match self.place[vreg] {
                Some(reg) => reg,
                None => self.allocate(vreg, position, inst, true)?,
            };
            self.pinned.push(reg);
            self.dirty[vreg] = true;
        }
        self.rewrite(inst, defined, true);
        for &Named { vreg, .. } in defined {
            if self.last_use[vreg] <= position {
                self.release(vreg);
            }
        }
        Ok(())
    }

    /// Writes the registers of values into their operands, those that are definitions or the others.
    fn rewrite(&mut self, inst: Inst, all: &[Named], are_definitions: bool) {
        let operands = self.func.operands_mut(inst);
        for &Named { vreg, operand } in all {
            if let Some(reg) = operands[operand].as_reg_mut()
                && reg.flags.contains(RegFlags::DEF) == are_definitions
                && let Some(whole) = self.place[vreg]
                && let Some(physical) = self.isa.sub_register(whole, reg.sub)
            {
                (reg.reg, reg.sub) = (physical.into(), 0);
                if are_definitions {
                    reg.flags = reg.flags.without(RegFlags::UNDEF);
                }
            }
        }
    }

    // Registers.

    /// The registers of a class that are given out.
    fn members(&mut self, class: u16) -> Rc<[mc::Reg]> {
        let Allocator { isa, reserved, avoided, members, .. } = self;
        let is_reserved = |reg: mc::Reg| isa.units(reg).iter().any(|&u| reserved[u as usize]);
        let given = |reg: &mc::Reg| !is_reserved(*reg) && !avoided.contains(reg);
        let all = members[usize::from(class)]
            .get_or_insert_with(|| isa.class(class).members.iter().copied().filter(given).collect());
        Rc::clone(all)
    }

    fn occupied(&self, reg: mc::Reg) -> bool {
        self.isa.units(reg).iter().any(|&u| self.occupant[u as usize].is_some())
    }

    /// Whether the code itself uses the register at `position`: read there or later, or, for a definition, written there.
    fn fixed_at(&self, reg: mc::Reg, position: u32, is_definition: bool) -> bool {
        let busy = |i: &Interval| {
            if is_definition {
                i.start <= position && (position < i.end || i.start == position)
            } else {
                i.start < position && position <= i.end
            }
        };
        let meets = |&u: &u16| {
            let fixed = self.fixed.ending_from(u, position);
            fixed.take_while(|i| i.start <= position).any(|i| busy(&i))
        };
        self.isa.units(reg).iter().any(meets)
    }

    /// Whether the code uses the register before `end`, so that a value in it would have to leave.
    fn fixed_until(&self, reg: mc::Reg, position: u32, end: u32) -> bool {
        let next = |u: u16| self.fixed.ending_from(u, position).find(|i| i.end > position);
        self.isa.units(reg).iter().any(|&u| next(u).is_some_and(|i| i.start < end))
    }

    /// A register for a value, which is made to be free.
    fn allocate(
        &mut self,
        vreg: usize,
        position: u32,
        inst: Inst,
        is_definition: bool,
    ) -> Result<mc::Reg, OutOfRegisters> {
        let class = self.func.class_of(Reg::from_virtual_index(vreg as u32)).unwrap_or(0);
        let members = self.members(class);
        let usable = |this: &Self, reg: mc::Reg| {
            !this.fixed_at(reg, position, is_definition) && !this.pinned.iter().any(|&p| this.overlap(p, reg))
        };
        let free = |this: &Self, reg: mc::Reg| !this.occupied(reg) && usable(this, reg);
        let end = self.last_use[vreg];
        let hint = self.hint[vreg].filter(|h| members.contains(h));
        let long = |this: &Self, reg: mc::Reg| free(this, reg) && !this.fixed_until(reg, position, end);
        let chosen = hint
            .filter(|&h| long(self, h))
            .or_else(|| members.iter().copied().find(|&r| long(self, r)))
            .or_else(|| members.iter().copied().find(|&r| free(self, r)));
        let reg = match chosen {
            Some(reg) => reg,
            None => {
                let candidates = members.iter().copied().filter(|&r| usable(self, r));
                let furthest = candidates.max_by_key(|&r| (self.furthest(r), std::cmp::Reverse(r.0)));
                let Some(reg) = furthest else {
                    return Err(OutOfRegisters {
                        inst: self.isa.opcode_name(self.func.opcode(inst)).to_owned(),
                    });
                };
                let mut lost: SmallVec<[usize; 4]> = self.occupants(reg).collect();
                lost.sort_unstable();
                lost.dedup();
                lost.into_iter().for_each(|vreg| self.evict(vreg, inst));
                reg
            }
        };
        self.place[vreg] = Some(reg);
        self.in_registers.push(vreg);
        for &unit in self.isa.units(reg) {
            self.occupant[unit as usize] = Some(vreg);
        }
        Ok(reg)
    }

    fn overlap(&self, a: mc::Reg, b: mc::Reg) -> bool {
        a == b || self.isa.units(a).iter().any(|u| self.isa.units(b).contains(u))
    }

    /// The values in a register, once for each unit that they are in.
    fn occupants(&self, reg: mc::Reg) -> impl Iterator<Item = usize> + '_ {
        self.isa.units(reg).iter().filter_map(|&u| self.occupant[u as usize])
    }

    /// How far away the next thing is that would have to be reloaded if the register were taken.
    fn furthest(&self, reg: mc::Reg) -> u32 {
        self.occupants(reg).map(|v| self.last_use[v]).min().unwrap_or(u32::MAX)
    }

    fn release(&mut self, vreg: usize) {
        let Some(reg) = self.place[vreg].take() else { return };
        for &unit in self.isa.units(reg) {
            self.occupant[unit as usize] = None;
        }
        self.dirty[vreg] = false;
        self.in_registers.retain(|&v| v != vreg);
    }

    fn slot(&mut self, vreg: usize) -> FrameIndex {
        if let Some(slot) = self.slots[vreg] {
            return slot;
        }
        let class = self.func.class_of(Reg::from_virtual_index(vreg as u32)).unwrap_or(0);
        let desc = self.isa.class(class);
        let slot = self.func.frame.add(
            desc.spill_bytes.into(),
            desc.spill_align_log2,
            mir::frame::ObjectKind::Spill,
        );
        self.slots[vreg] = Some(slot);
        slot
    }

    fn store(&mut self, vreg: usize, before: Option<Inst>) {
        let Some(reg) = self.place[vreg] else { return };
        let class = self.func.class_of(Reg::from_virtual_index(vreg as u32)).unwrap_or(0);
        let slot = self.slot(vreg);
        let at = Place { block: self.block, before };
        self.info.spill(self.isa, self.func, at, reg.into(), class, slot);
        self.dirty[vreg] = false;
    }

    fn reload(&mut self, vreg: usize, reg: mc::Reg, before: Inst) {
        let class = self.func.class_of(Reg::from_virtual_index(vreg as u32)).unwrap_or(0);
        let slot = self.slot(vreg);
        let at = Place { block: self.block, before: Some(before) };
        self.info.reload(self.isa, self.func, at, reg.into(), class, slot);
    }

    /// Takes the register from a value that is needed later.
    fn evict(&mut self, vreg: usize, before: Inst) {
        if self.dirty[vreg] {
            self.store(vreg, Some(before));
        }
        self.release(vreg);
    }

    /// Values leave the registers that the instruction writes on its own.
    fn clobber(&mut self, inst: Inst, written: &[mc::Reg], masks: &[u32]) {
        if written.is_empty() && masks.is_empty() {
            return;
        }
        let leaves = |this: &Self, vreg: usize| {
            let Some(reg) = this.place[vreg] else { return false };
            written.iter().any(|&written| this.overlap(written, reg))
                || masks.iter().any(|&mask| !this.func.reg_masks[mask as usize].preserves(reg))
        };
        // Those that leave are taken out of the list on the way.
        let mut at = 0;
        while let Some(&vreg) = self.in_registers.get(at) {
            if leaves(self, vreg) {
                self.evict(vreg, inst);
            } else {
                at += 1;
            }
        }
    }

    /// Values for other blocks go to their slots.
    fn save_crossing(&mut self, before: Option<Inst>) {
        for at in 0..self.in_registers.len() {
            let vreg = self.in_registers[at];
            if self.crosses[vreg] && self.dirty[vreg] {
                self.store(vreg, before);
            }
        }
    }
}
