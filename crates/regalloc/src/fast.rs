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
use std::ops::Range;

/// What the allocator has from function to function, for those of one target: memory, and which registers it gives out.
#[derive(Debug, Default)]
pub struct Scratch {
    survey: Survey,
    given: Given,
    state: State,
}

/// Replaces all virtual registers. Copies of a register to itself go, and so do definitions without a value.
pub fn run(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    scratch: &mut Scratch,
) -> Result<(), OutOfRegisters> {
    let Scratch { survey, given, state } = scratch;
    state.begin(isa, func);
    survey.read(isa, func, &mut state.values);
    given.begin(isa, info, func);
    let mut allocator = Allocator { isa, info, func, given, state, block: Block::from_u32(0) };
    survey.blocks.iter().try_for_each(|block| allocator.block(survey, block))
}

/// What is known of a virtual register.
#[derive(Clone, Copy, Debug)]
struct Value {
    slot: Option<FrameIndex>,
    place: Option<mc::Reg>,
    /// A physical register that the value is copied to or from.
    hint: Option<mc::Reg>,
    /// Position in the block; its end for values that cross blocks.
    last_use: u32,
    /// The register is newer than the slot.
    is_dirty: bool,
    /// It goes from block to block.
    crosses: bool,
}

impl Value {
    const NEW: Value =
        Value { slot: None, place: None, hint: None, last_use: 0, is_dirty: false, crosses: false };
}

/// An operand that allocation looks at: a register, or a register mask.
#[derive(Clone, Copy, Debug)]
struct Role {
    /// None for a mask.
    reg: Reg,
    /// Which operand it is; the number of the mask.
    operand: u32,
    is_read: bool,
    is_defined: bool,
    /// Written before everything has been read.
    is_early: bool,
}

impl Role {
    /// The virtual register that is read.
    #[inline]
    fn used(&self) -> Option<usize> {
        self.reg.virtual_index().filter(|_| self.is_read)
    }

    /// The virtual register that is written.
    #[inline]
    fn defined(&self) -> Option<usize> {
        self.reg.virtual_index().filter(|_| self.is_defined)
    }

    /// The physical register that is written.
    #[inline]
    fn written(&self) -> Option<mc::Reg> {
        self.reg.as_physical().filter(|_| self.is_defined)
    }
}

/// An instruction before allocation.
#[derive(Debug)]
struct SurveyedInst {
    inst: Inst,
    opcode: u16,
    /// It reads virtual registers.
    uses: bool,
    /// It writes some.
    defines: bool,
    /// Something is written early.
    is_early: bool,
    /// It writes physical registers, by itself or because it calls.
    clobbers: bool,
    /// Where its roles end; they begin where those of the one before end.
    roles_end: u32,
}

/// Instructions of one block.
#[derive(Debug)]
struct SurveyedBlock {
    block: Block,
    insts: Range<usize>,
    /// Where their roles begin.
    roles: usize,
    /// The first instruction that may leave the block; the end of the instructions if none does.
    first_terminator: usize,
}

/// All instructions with what their operands are to them, found in one walk over the function.
#[derive(Debug, Default)]
struct Survey {
    blocks: Vec<SurveyedBlock>,
    insts: Vec<SurveyedInst>,
    roles: Vec<Role>,
    /// By virtual register, during the walk: the block where it was last defined.
    homes: Vec<Option<Block>>,
}

impl Survey {
    /// Of another function. Tells which values cross blocks, too.
    fn read(&mut self, isa: &Isa<'_>, func: &Function, values: &mut [Value]) {
        let Survey { blocks, insts, roles, homes: home } = self;
        blocks.clear();
        insts.clear();
        roles.clear();
        insts.reserve(func.num_insts());
        roles.reserve(2 * func.num_insts());
        home.clear();
        home.resize(func.num_vregs(), None);
        for block in func.blocks() {
            let (first_inst, first_role) = (insts.len(), roles.len());
            let mut first_terminator = None;
            for inst in func.block_insts(block) {
                let opcode = func.opcode(inst);
                if first_terminator.is_none() && isa.desc(opcode).is_terminator() {
                    first_terminator = Some(insts.len());
                }
                let (mut uses, mut defines, mut is_early, mut clobbers) = (false, false, false, false);
                for (number, operand) in func.operands(inst).iter().enumerate() {
                    let reg = match operand {
                        Operand::Reg(reg) => reg,
                        &Operand::RegMask(mask) => {
                            clobbers = true;
                            let (reg, operand) = (Reg::NONE, mask);
                            roles.push(Role {
                                reg,
                                operand,
                                is_read: false,
                                is_defined: false,
                                is_early: false,
                            });
                            continue;
                        }
                        _ => continue,
                    };
                    let early = reg.flags.contains(RegFlags::EARLY_CLOBBER);
                    is_early |= early;
                    if reg.reg.is_none() {
                        continue;
                    }
                    let is_defined = reg.flags.contains(RegFlags::DEF);
                    // Writing a part leaves the rest as it was.
                    let is_read = !is_defined || reg.sub != 0 && !reg.flags.contains(RegFlags::UNDEF);
                    let role =
                        Role { reg: reg.reg, operand: number as u32, is_read, is_defined, is_early: early };
                    roles.push(role);
                    match reg.reg.virtual_index() {
                        Some(index) if is_defined => {
                            defines = true;
                            uses |= is_read;
                            // One that is read, too, has its other definition in the block where that is found.
                            values[index].crosses |= home[index].is_some_and(|h| h != block);
                            home[index] = Some(block);
                        }
                        Some(index) => {
                            uses = true;
                            values[index].crosses |= home[index] != Some(block);
                        }
                        None => clobbers |= is_defined,
                    }
                }
                let roles_end = roles.len() as u32;
                insts.push(SurveyedInst { inst, opcode, uses, defines, is_early, clobbers, roles_end });
            }
            let insts = first_inst..insts.len();
            let first_terminator = first_terminator.unwrap_or(insts.end);
            blocks.push(SurveyedBlock { block, insts, roles: first_role, first_terminator });
        }
    }

    /// The instructions of a block with their roles, by position counted from 1.
    fn insts(&self, block: &SurveyedBlock) -> impl Iterator<Item = (u32, &SurveyedInst, &[Role])> {
        let mut first = block.roles;
        self.insts[block.insts.clone()].iter().enumerate().map(move |(at, inst)| {
            let roles = &self.roles[first..inst.roles_end as usize];
            first = inst.roles_end as usize;
            (at as u32 + 1, inst, roles)
        })
    }
}

/// Positions in a block, counted from 1, from a definition of a physical register to its last use. Registers that have a
/// value on entry start at 0.
#[derive(Clone, Copy, Debug)]
struct Interval {
    start: u32,
    end: u32,
}

/// By unit: when the code of a block uses it itself. The walk over the block asks at ascending positions, so that what is over
/// is forgotten on the way.
#[derive(Debug, Default)]
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
    /// Room for so many units, none of which is used.
    fn begin_function(&mut self, num_units: usize) {
        self.clear();
        self.ends.resize(num_units, (Cell::new(NONE), NONE));
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

/// Of a unit: no value is in it.
const NOBODY: u32 = u32::MAX;

/// Which registers are given out: the same in most functions.
#[derive(Debug, Default)]
struct Given {
    reserved: Vec<mc::Reg>,
    /// By unit.
    is_reserved: Vec<bool>,
    /// By class, once somebody asks: the registers that are given out, in that order, as a part of `members`.
    classes: Vec<Option<(u32, u32)>>,
    members: Vec<mc::Reg>,
}

impl Given {
    fn begin(&mut self, isa: &Isa<'_>, info: &dyn TargetInfo, func: &Function) {
        let reserved = info.reserved(isa, func);
        if reserved == self.reserved && self.is_reserved.len() == isa.num_units() {
            return;
        }
        self.is_reserved.clear();
        self.is_reserved.resize(isa.num_units(), false);
        for &reg in &reserved {
            isa.units(reg).iter().for_each(|&u| self.is_reserved[u as usize] = true);
        }
        self.reserved = reserved;
        self.classes.clear();
        self.classes.resize(isa.num_classes(), None);
        self.members.clear();
    }

    /// Finds the registers of a class.
    fn learn(&mut self, isa: &Isa<'_>, avoided: &[mc::Reg], class: u16) {
        let Given { is_reserved, classes, members, .. } = self;
        classes[usize::from(class)].get_or_insert_with(|| {
            let is_reserved = |reg: mc::Reg| isa.units(reg).iter().any(|&u| is_reserved[u as usize]);
            let is_given = |reg: &mc::Reg| !is_reserved(*reg) && !avoided.contains(reg);
            let first = members.len() as u32;
            members.extend(isa.class(class).members.iter().copied().filter(is_given));
            (first, members.len() as u32)
        });
    }

    /// The registers of a class that are known.
    fn members(&self, class: u16) -> &[mc::Reg] {
        let (first, end) = self.classes[usize::from(class)].unwrap_or_default();
        &self.members[first as usize..end as usize]
    }
}

/// What is where.
#[derive(Debug, Default)]
struct State {
    /// By virtual register.
    values: Vec<Value>,
    /// By unit: the virtual register in it, or [`NOBODY`].
    occupant: Vec<u32>,
    fixed: Fixed,
    /// Registers that the current instruction needs.
    pinned: Vec<mc::Reg>,
    /// Virtual registers that are in a register now.
    in_registers: Vec<usize>,
}

impl State {
    /// Nothing is anywhere.
    fn begin(&mut self, isa: &Isa<'_>, func: &Function) {
        let State { values, occupant, fixed, pinned, in_registers } = self;
        values.clear();
        values.resize(func.num_vregs(), Value::NEW);
        occupant.clear();
        occupant.resize(isa.num_units(), NOBODY);
        fixed.begin_function(isa.num_units());
        pinned.clear();
        in_registers.clear();
    }
}

struct Allocator<'a> {
    isa: &'a Isa<'a>,
    info: &'a dyn TargetInfo,
    func: &'a mut Function,
    given: &'a mut Given,
    state: &'a mut State,
    block: Block,
}

impl Allocator<'_> {
    fn block(&mut self, survey: &Survey, block: &SurveyedBlock) -> Result<(), OutOfRegisters> {
        self.block = block.block;
        self.look_ahead(survey, block);
        let first_terminator = block.first_terminator - block.insts.start;
        for (position, inst, roles) in survey.insts(block) {
            // An exception leaves from within a call: what the landing pad wants is in its place before.
            let may_leave = inst.opcode == opcode::EH_LABEL;
            if position as usize == first_terminator + 1 || may_leave {
                self.save_crossing(Some(inst.inst));
            }
            self.place_operands(position, inst, roles)?;
            if matches!(inst.opcode, opcode::COPY | opcode::IMPLICIT_DEF) {
                self.remove_if_empty(inst.inst);
            }
        }
        if block.first_terminator == block.insts.end {
            self.save_crossing(None);
        }
        while let Some(vreg) = self.state.in_registers.pop() {
            self.release(vreg);
        }
        Ok(())
    }

    /// Last uses, hints, and intervals of physical registers.
    fn look_ahead(&mut self, survey: &Survey, block: &SurveyedBlock) {
        let Allocator { isa, func, state, .. } = self;
        let State { values, fixed, .. } = &mut **state;
        fixed.clear();
        for &reg in &func.block(block.block).live_ins {
            fixed.begin(isa, reg, 0);
        }
        for (position, inst, roles) in survey.insts(block) {
            for role in roles {
                if let Some(vreg) = role.reg.virtual_index() {
                    let value = &mut values[vreg];
                    let end = if value.crosses { u32::MAX } else { position };
                    if role.is_defined {
                        value.last_use = value.last_use.max(end);
                        value.hint = None;
                    } else {
                        value.last_use = end;
                    }
                } else if role.is_read
                    && let Some(physical) = role.reg.as_physical()
                {
                    fixed.extend(isa, physical, position);
                }
            }
            // What an instruction reads comes before what it writes.
            if inst.clobbers {
                roles.iter().filter_map(Role::written).for_each(|reg| fixed.begin(isa, reg, position));
            }
            if inst.opcode == opcode::COPY
                && let [to, from] = func.operands(inst.inst)
                && let (Some(to), Some(from)) = (to.defined(), from.used())
            {
                for (vreg, physical) in [(from, to), (to, from)] {
                    if let (Some(vreg), Some(physical)) = (vreg.virtual_index(), physical.as_physical()) {
                        values[vreg].hint = Some(physical);
                    }
                }
            }
        }
        // What the next blocks read lives to the end; what landing pads find comes from unwinders.
        let end = block.insts.len() as u32 + 1;
        for &to in &func.block(block.block).successors {
            let live_ins = &func.block(to).live_ins;
            if !live_ins.is_empty() && !func.is_landing_pad(to) {
                live_ins.iter().for_each(|&reg| fixed.extend(isa, reg, end));
            }
        }
    }

    fn place_operands(
        &mut self,
        position: u32,
        surveyed: &SurveyedInst,
        roles: &[Role],
    ) -> Result<(), OutOfRegisters> {
        let &SurveyedInst { inst, opcode, uses, defines, is_early, clobbers, .. } = surveyed;
        let used = || roles.iter().filter_map(Role::used);
        let defined = || roles.iter().filter_map(Role::defined);
        self.state.pinned.clear();
        if is_early && clobbers {
            // What is overwritten before everything has been read is no place for what is read.
            self.state.pinned.extend(roles.iter().filter(|role| role.is_early).filter_map(Role::written));
        }
        let mut source = None;
        if uses {
            self.place_used(position, inst, roles)?;
            source = used().next().and_then(|vreg| self.state.values[vreg].place);
            for vreg in used() {
                // A value that is used and defined stays where it is, even if nobody wants it afterwards.
                let is_last = self.state.values[vreg].last_use == position;
                if is_last && !(defines && defined().any(|other| other == vreg)) {
                    self.release(vreg);
                }
            }
        }
        if clobbers && !self.state.in_registers.is_empty() {
            self.clobber(inst, roles);
        }
        if !defines {
            return Ok(());
        }
        if !is_early {
            self.state.pinned.clear();
        }
        for vreg in defined() {
            if opcode == opcode::COPY && self.state.values[vreg].hint.is_none() {
                self.state.values[vreg].hint = source;
            }
            let reg = match self.state.values[vreg].place {
                Some(reg) => reg,
                None => self.allocate(vreg, position, inst, true)?,
            };
            self.state.pinned.push(reg);
            self.state.values[vreg].is_dirty = true;
        }
        self.rewrite(inst, roles, true);
        for vreg in defined() {
            if self.state.values[vreg].last_use <= position {
                self.release(vreg);
            }
        }
        Ok(())
    }

    /// Gives registers to the values that an instruction reads, beside those that are pinned.
    fn place_used(&mut self, position: u32, inst: Inst, roles: &[Role]) -> Result<(), OutOfRegisters> {
        let used = || roles.iter().filter_map(Role::used);
        if !self.state.pinned.is_empty() {
            for vreg in used() {
                let place = self.state.values[vreg].place;
                if place.is_some_and(|reg| self.state.pinned.iter().any(|&p| self.isa.overlap(p, reg))) {
                    self.evict(vreg, inst);
                }
            }
        }
        let mut is_missing = false;
        for vreg in used() {
            match self.state.values[vreg].place {
                Some(reg) => self.state.pinned.push(reg),
                None => is_missing = true,
            }
        }
        if is_missing {
            for vreg in used() {
                if self.state.values[vreg].place.is_none() {
                    let reg = self.allocate(vreg, position, inst, false)?;
                    self.state.pinned.push(reg);
                    self.reload(vreg, reg, inst);
                }
            }
        }
        self.rewrite(inst, roles, false);
        Ok(())
    }

    /// Writes the registers of values into the operands that name them, those that are definitions or the others.
    fn rewrite(&mut self, inst: Inst, roles: &[Role], are_definitions: bool) {
        let Allocator { isa, func, state, .. } = self;
        let operands = func.operands_mut(inst);
        for role in roles.iter().filter(|role| role.is_defined == are_definitions) {
            if let Some(vreg) = role.reg.virtual_index()
                && let Some(reg) = operands[role.operand as usize].as_reg_mut()
                && let Some(whole) = state.values[vreg].place
                && let Some(physical) =
                    if reg.sub == 0 { Some(whole) } else { isa.sub_register(whole, reg.sub) }
            {
                (reg.reg, reg.sub) = (physical.into(), 0);
                if are_definitions {
                    reg.flags = reg.flags.without(RegFlags::UNDEF);
                }
            }
        }
    }

    /// Copies of a register to itself say nothing, and neither do definitions without a value.
    fn remove_if_empty(&mut self, inst: Inst) {
        let is_empty = match (self.func.opcode(inst), self.func.operands(inst)) {
            (opcode::COPY, [to, from]) => to.defined() == from.used(),
            (opcode::IMPLICIT_DEF, _) => true,
            _ => false,
        };
        if is_empty {
            self.func.remove(inst);
        }
    }

    // Registers.

    fn occupied(&self, reg: mc::Reg) -> bool {
        self.isa.units(reg).iter().any(|&u| self.state.occupant[u as usize] != NOBODY)
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
            let fixed = self.state.fixed.ending_from(u, position);
            fixed.take_while(|i| i.start <= position).any(|i| busy(&i))
        };
        self.isa.units(reg).iter().any(meets)
    }

    /// Whether the code uses the register before `end`, so that a value in it would have to leave.
    fn fixed_until(&self, reg: mc::Reg, position: u32, end: u32) -> bool {
        let next = |u: u16| self.state.fixed.ending_from(u, position).find(|i| i.end > position);
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
        self.given.learn(self.isa, &self.info.facts().avoided, class);
        let members = self.given.members(class);
        let usable = |this: &Self, reg: mc::Reg| {
            !this.fixed_at(reg, position, is_definition)
                && !this.state.pinned.iter().any(|&p| this.isa.overlap(p, reg))
        };
        let free = |this: &Self, reg: mc::Reg| !this.occupied(reg) && usable(this, reg);
        let Value { last_use: end, hint, .. } = self.state.values[vreg];
        let hint = hint.filter(|h| members.contains(h));
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
        self.state.values[vreg].place = Some(reg);
        self.state.in_registers.push(vreg);
        for &unit in self.isa.units(reg) {
            self.state.occupant[unit as usize] = vreg as u32;
        }
        Ok(reg)
    }

    /// The values in a register, once for each unit that they are in.
    fn occupants(&self, reg: mc::Reg) -> impl Iterator<Item = usize> + '_ {
        let in_units = self.isa.units(reg).iter().map(|&u| self.state.occupant[u as usize]);
        in_units.filter(|&vreg| vreg != NOBODY).map(|vreg| vreg as usize)
    }

    /// How far away the next thing is that would have to be reloaded if the register were taken.
    fn furthest(&self, reg: mc::Reg) -> u32 {
        self.occupants(reg).map(|v| self.state.values[v].last_use).min().unwrap_or(u32::MAX)
    }

    fn release(&mut self, vreg: usize) {
        let Some(reg) = self.state.values[vreg].place.take() else { return };
        for &unit in self.isa.units(reg) {
            self.state.occupant[unit as usize] = NOBODY;
        }
        self.state.values[vreg].is_dirty = false;
        if let Some(at) = self.state.in_registers.iter().position(|&v| v == vreg) {
            self.state.in_registers.remove(at);
        }
    }

    fn slot(&mut self, vreg: usize) -> FrameIndex {
        if let Some(slot) = self.state.values[vreg].slot {
            return slot;
        }
        let class = self.func.class_of(Reg::from_virtual_index(vreg as u32)).unwrap_or(0);
        let desc = self.isa.class(class);
        let slot = self.func.frame.add(
            desc.spill_bytes.into(),
            desc.spill_align_log2,
            mir::frame::ObjectKind::Spill,
        );
        self.state.values[vreg].slot = Some(slot);
        slot
    }

    fn store(&mut self, vreg: usize, before: Option<Inst>) {
        let Some(reg) = self.state.values[vreg].place else { return };
        let class = self.func.class_of(Reg::from_virtual_index(vreg as u32)).unwrap_or(0);
        let slot = self.slot(vreg);
        let at = Place { block: self.block, before };
        self.info.spill(self.isa, self.func, at, reg.into(), class, slot);
        self.state.values[vreg].is_dirty = false;
    }

    fn reload(&mut self, vreg: usize, reg: mc::Reg, before: Inst) {
        let class = self.func.class_of(Reg::from_virtual_index(vreg as u32)).unwrap_or(0);
        let slot = self.slot(vreg);
        let at = Place { block: self.block, before: Some(before) };
        self.info.reload(self.isa, self.func, at, reg.into(), class, slot);
    }

    /// Takes the register from a value that is needed later.
    fn evict(&mut self, vreg: usize, before: Inst) {
        if self.state.values[vreg].is_dirty {
            self.store(vreg, Some(before));
        }
        self.release(vreg);
    }

    /// Values leave the registers that the instruction writes on its own.
    fn clobber(&mut self, inst: Inst, roles: &[Role]) {
        let masks = || roles.iter().filter(|role| role.reg.is_none()).map(|role| role.operand);
        // Mostly nobody is there.
        if masks().next().is_none() && !roles.iter().filter_map(Role::written).any(|reg| self.occupied(reg)) {
            return;
        }
        let leaves = |this: &Self, vreg: usize| {
            let Some(reg) = this.state.values[vreg].place else { return false };
            roles.iter().filter_map(Role::written).any(|written| this.isa.overlap(written, reg))
                || masks().any(|mask| !this.func.reg_masks[mask as usize].preserves(reg))
        };
        // Those that leave are taken out of the list on the way.
        let mut at = 0;
        while let Some(&vreg) = self.state.in_registers.get(at) {
            if leaves(self, vreg) {
                self.evict(vreg, inst);
            } else {
                at += 1;
            }
        }
    }

    /// Values for other blocks go to their slots.
    fn save_crossing(&mut self, before: Option<Inst>) {
        for at in 0..self.state.in_registers.len() {
            let vreg = self.state.in_registers[at];
            let Value { crosses, is_dirty, .. } = self.state.values[vreg];
            if crosses && is_dirty {
                self.store(vreg, before);
            }
        }
    }
}
