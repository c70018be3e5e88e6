//! The allocation checker: whether a function with physical registers still computes what it did with virtual ones.
//!
//! [`Before`] is a copy of the function as it was. [`check`] executes the function as it is symbolically, next to the
//! one as it was: for every place (register unit, piece of a stack slot) it knows which variables of the old function
//! have their value there (the idea is that of the checker of regalloc2). Instructions keep their names, so each is met with its
//! old self:
//!
//! * a use of `%3` that is now `$x10` must find `%3` in `$x10`; a use of `$x10` must find what was there;
//! * a definition puts its variable into a place, and takes its old value from all others; a call empties what it
//!   clobbers;
//! * a copy of the old function makes its destination be wherever its source is, whether the copy is still there or not;
//! * copies, loads and stores that have come in move variables between places; an instruction that makes the same value
//!   wherever it stands counts as a place that always has it, from which a repeated one fetches it;
//! * tied operands are one register, early clobbers are in none that is read, results do not overlap.
//!
//! Where paths join, a place has what it has on all of them. A variable without a value (on some path) may be anywhere.
//!
//! The checker shares no code with the allocators, and knows nothing of intervals. Sub-registers are followed by unit.
//! Registers of one block are forgotten at its end. O(instructions · places) for each round, few rounds.

mod state;

use mir::frame::{Frame, ObjectKind};
use mir::{Block, FrameIndex, Function, Inst, Isa, Operand, Reg, RegFlags, RegOperand, opcode};
use state::{Fact, Place, State};
use std::collections::BTreeSet;
use std::ops::Range;
use support::hash::FxHashMap;
use tables::instructions::inst_flags;
use tables::registers::RegisterClass;

#[derive(Clone, Debug)]
struct OldInst {
    opcode: u16,
    operands: Box<[Operand]>,
}

/// A function before allocation.
#[derive(Debug)]
pub struct Before {
    /// By block: instructions in order.
    blocks: Vec<Vec<Inst>>,
    /// By instruction.
    insts: Vec<Option<OldInst>>,
    /// By virtual register: class.
    classes: Vec<u16>,
    /// The registers in which landing pads find the exception: nothing else is in one before allocation.
    exceptions: FxHashMap<Block, Box<[mc::Reg]>>,
}

impl Before {
    pub fn new(func: &Function) -> Before {
        let mut before = Before {
            blocks: vec![Vec::new(); func.num_blocks()],
            insts: vec![None; func.num_insts()],
            classes: (0..func.num_vregs() as u32)
                .map(|i| func.class_of(Reg::from_virtual_index(i)).unwrap_or(0))
                .collect(),
            exceptions: (func.blocks().filter(|&block| func.is_landing_pad(block)))
                .map(|block| (block, func.block(block).live_ins.as_slice().into()))
                .collect(),
        };
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                before.blocks[block.as_u32() as usize].push(inst);
                before.insts[inst.as_u32() as usize] =
                    Some(OldInst { opcode: func.opcode(inst), operands: func.operands(inst).into() });
            }
        }
        before
    }

    /// By virtual register: whether it occurs in several blocks. The others are over at the end of their block.
    fn crossing(&self) -> Vec<bool> {
        let mut home = vec![None; self.classes.len()];
        let mut crossing = vec![false; self.classes.len()];
        for (number, block) in self.blocks.iter().enumerate() {
            let operands = block.iter().filter_map(|&i| self.old(i)).flat_map(|old| &old.operands);
            for index in operands.filter_map(|o| o.as_reg()?.reg.virtual_index()) {
                crossing[index] |= *home[index].get_or_insert(number) != number;
            }
        }
        crossing
    }

    fn old(&self, inst: Inst) -> Option<&OldInst> {
        self.insts.get(inst.as_u32() as usize).and_then(Option::as_ref)
    }
}

/// What is wrong, as sentences; empty if nothing is.
pub fn check(isa: &Isa<'_>, reserved: &[mc::Reg], before: &Before, after: &Function) -> Vec<String> {
    let mut reserved_units = vec![false; isa.num_units()];
    reserved.iter().for_each(|&r| isa.units(r).iter().for_each(|&u| reserved_units[u as usize] = true));
    let mut checker = Checker {
        isa,
        before,
        after,
        constants: Constants::new(before, &after.frame, &reserved_units, isa),
        reserved: reserved_units,
        shapes: FxHashMap::default(),
        found: Vec::new(),
    };
    checker.run();
    checker.found
}

/// The operands that an instruction reads, and the number of what it makes.
#[derive(Debug)]
struct Constant {
    read: Box<[Operand]>,
    number: u32,
}

/// The instructions of the old function that make the same value wherever they stand, each kind once. They are places that
/// always hold their value: what is made again is brought from there.
#[derive(Debug, Default)]
struct Constants {
    /// By opcode.
    known: FxHashMap<u16, Vec<Constant>>,
    len: u32,
}

impl Constants {
    fn new(before: &Before, frame: &Frame, reserved: &[bool], isa: &Isa<'_>) -> Constants {
        let mut constants = Constants::default();
        let unchanging = |o: &Operand| {
            o.as_reg().is_none_or(|r| {
                let fixed = |reg| isa.units(reg).iter().all(|&u| reserved[u as usize]);
                let constant = r.reg.as_physical().is_some_and(|reg| isa.is_constant_reg(reg) || fixed(reg));
                !r.flags.contains(RegFlags::DEF) && (r.reg.is_none() || constant)
            })
        };
        let changing = changing_arguments(before, frame, isa);
        for old in before.insts.iter().flatten().filter(|old| old.opcode != opcode::COPY) {
            let [first, rest @ ..] = &old.operands[..] else { continue };
            let whole = first.as_reg().is_some_and(|r| {
                r.flags.contains(RegFlags::DEF) && (r.sub == 0 || r.flags.contains(RegFlags::UNDEF))
            });
            let effects = inst_flags::SIDE_EFFECTS | inst_flags::MAY_STORE | inst_flags::CALL;
            let desc = isa.desc(old.opcode);
            let fixed_memory = old.operands.iter().any(|o| match *o {
                Operand::ConstantPool { .. } => true,
                Operand::Frame(slot) => {
                    bytes_of(frame, slot).is_some_and(|b| !changing.iter().any(|c| meet(c, &b)))
                }
                _ => false,
            });
            let pure = !desc.has(effects) && (fixed_memory || !desc.has(inst_flags::MAY_LOAD));
            if whole && pure && rest.iter().all(unchanging) && constants.number(old.opcode, rest).is_none() {
                let constant = Constant { read: rest.into(), number: constants.len };
                constants.known.entry(old.opcode).or_default().push(constant);
                constants.len += 1;
            }
        }
        constants
    }

    fn number(&self, opcode: u16, read: &[Operand]) -> Option<u32> {
        let known = self.known.get(&opcode)?.iter().find(|known| same_operands(&known.read, read));
        known.map(|known| known.number)
    }

    /// The number of the value that an instruction makes.
    fn made_by(&self, opcode: u16, operands: &[Operand]) -> Option<u32> {
        let (first, rest) = operands.split_first()?;
        first.defined()?;
        self.number(opcode, rest)
    }
}

/// What is known where control leaves a block.
struct Ends {
    behind: State,
    /// Behind the call from within which landing pads are reached.
    unwinding: Option<State>,
}

struct Checker<'a> {
    isa: &'a Isa<'a>,
    before: &'a Before,
    after: &'a Function,
    /// By unit.
    reserved: Vec<bool>,
    constants: Constants,
    /// By class and sub-register index: the pieces of a register of the class that the part is.
    shapes: FxHashMap<(u16, u16), Vec<u8>>,
    found: Vec<String>,
}

impl Checker<'_> {
    fn run(&mut self) {
        let blocks = self.after.blocks_vec();
        let mut entries: Vec<Option<State>> = vec![None; self.after.num_blocks()];
        let Some(&entry) = blocks.first() else { return };
        entries[entry.as_u32() as usize] = Some(self.initial(entry));
        let mut position = vec![0; self.after.num_blocks()];
        blocks.iter().enumerate().for_each(|(i, b)| position[b.as_u32() as usize] = i);
        let crossing = self.before.crossing();
        let mut work = BTreeSet::from([position[entry.as_u32() as usize]]);
        while let Some(first) = work.pop_first() {
            let block = blocks[first];
            let Some(state) = entries[block.as_u32() as usize].clone() else { continue };
            let mut ends = self.block(block, state, false);
            ends.behind.leave(&crossing);
            if let Some(unwinding) = &mut ends.unwinding {
                unwinding.leave(&crossing);
            }
            for &successor in &self.after.block(block).successors {
                let index = successor.as_u32() as usize;
                let is_pad = self.before.exceptions.contains_key(&successor);
                let state = ends.unwinding.as_ref().filter(|_| is_pad).unwrap_or(&ends.behind);
                let changed = match &mut entries[index] {
                    Some(known) => known.meet(state),
                    unknown => {
                        *unknown = Some(state.clone());
                        true
                    }
                };
                if changed {
                    work.insert(position[index]);
                }
            }
        }
        for block in blocks {
            if let Some(state) = entries[block.as_u32() as usize].take() {
                self.block(block, state, true);
            }
        }
    }

    fn initial(&self, entry: Block) -> State {
        let mut state = State::default();
        for &reg in self.after.live_ins.iter().chain(&self.after.block(entry).live_ins) {
            for &unit in self.isa.units(reg) {
                let fact = Fact::unit(unit);
                state.define(fact.variable());
                state.put(Place::Unit(unit), fact);
            }
        }
        state
    }

    /// The registers in which a landing pad finds the exception have been written on the way, whatever they had before.
    fn written_by_unwinder(&self, block: Block, state: &mut State) {
        for &reg in self.before.exceptions.get(&block).into_iter().flatten() {
            for &unit in self.isa.units(reg) {
                let fact = Fact::unit(unit);
                state.clear(Place::Unit(unit));
                state.forget(fact.variable());
                state.define(fact.variable());
                state.put(Place::Unit(unit), fact);
            }
        }
    }

    /// Both versions of a block, next to each other.
    fn block(&mut self, block: Block, mut state: State, report: bool) -> Ends {
        let before = self.before;
        let mut begins = self.after.call_range(block);
        let (mut in_range, mut unwinding) = (false, None);
        let mut old = before.blocks.get(block.as_u32() as usize).map_or(&[][..], Vec::as_slice).iter();
        self.written_by_unwinder(block, &mut state);
        for inst in self.after.block_insts(block) {
            // What is not there any more comes before what has come in, which may make a constant of it again.
            while let Some(&gone) = old.as_slice().first().filter(|&&o| self.after.block_of(o) != Some(block))
            {
                old.next();
                self.gone(gone, inst, &mut state, report);
            }
            if before.old(inst).is_none() {
                if !self.effect(inst, &mut state) && report {
                    self.complain(
                        inst,
                        "an instruction has come in that is no copy, load, store or constant",
                    );
                }
                continue;
            }
            // Instructions keep their order.
            for &moved in old.by_ref().take_while(|&&o| o != inst) {
                self.gone(moved, inst, &mut state, report);
            }
            self.inst(inst, &mut state, report);
            // Labels stand at the ends of the range; assembly that jumps has none at its end.
            match self.after.opcode(inst) {
                opcode::EH_LABEL => in_range = begins.take_if(|begin| *begin == inst).is_some(),
                opcode if in_range && self.may_leave(opcode) => unwinding = Some(state.clone()),
                _ => {}
            }
        }
        let last = self.after.last_inst(block);
        for &gone in old {
            self.gone(gone, last.unwrap_or(gone), &mut state, report);
        }
        Ends { behind: state, unwinding }
    }

    /// Whether control may go elsewhere from within an instruction.
    fn may_leave(&self, opcode: u16) -> bool {
        opcode == opcode::INLINEASM_BR || self.isa.desc(opcode).has(inst_flags::CALL)
    }

    fn complain(&mut self, inst: Inst, what: &str) {
        if self.found.len() < 20 {
            let name = self.isa.opcode_name(self.after.opcode(inst));
            let old = self.before.old(inst).map(|o| format!(", was {:?}", o.operands)).unwrap_or_default();
            self.found.push(format!("{what}: {name} {:?}{old}", self.after.operands(inst)));
        }
    }

    /// An instruction of the old function that is gone.
    fn gone(&mut self, inst: Inst, at: Inst, state: &mut State, report: bool) {
        let Some(old) = self.before.old(inst).cloned() else { return };
        match old.opcode {
            opcode::COPY => self.old_copy(&old, state),
            opcode::IMPLICIT_DEF | opcode::KILL => {
                for operand in old.operands.iter().filter_map(|o| o.as_reg()) {
                    if operand.flags.contains(RegFlags::DEF) {
                        self.variables(operand).iter().for_each(|&v| state.undefine(v));
                    }
                }
            }
            _ => {
                // Its results are nowhere now, unless they are constants that can be made again: readers will notice.
                let number = self.constants.made_by(old.opcode, &old.operands);
                if number.is_none() && report && !self.may_go(&old) {
                    self.complain(at, "an instruction is gone before");
                }
                for operand in old.operands.iter().filter_map(|o| o.as_reg()) {
                    if operand.flags.contains(RegFlags::DEF) {
                        self.forget(operand, state);
                    }
                }
                self.make_constant(number, &old, state);
            }
        }
    }

    /// Whether nothing but its results is lost with an instruction.
    fn may_go(&self, old: &OldInst) -> bool {
        let effects =
            inst_flags::SIDE_EFFECTS | inst_flags::MAY_STORE | inst_flags::CALL | inst_flags::TERMINATOR;
        !self.isa.desc(old.opcode).has(effects)
    }

    /// The variables of a definition have a new value, which is nowhere yet.
    fn forget(&mut self, operand: &RegOperand, state: &mut State) {
        let facts = self.own_facts(operand);
        for variable in self.variables(operand) {
            if operand.sub == 0 || operand.flags.contains(RegFlags::UNDEF) {
                state.forget(variable);
            } else {
                facts.iter().for_each(|&fact| state.forget_fact(fact));
            }
            self.have_value(operand, variable, &facts, state);
        }
    }

    /// The pieces of an old operand have a value. What was in the others stays, unless nothing is said to be there.
    fn have_value(&mut self, operand: &RegOperand, variable: u32, facts: &[Fact], state: &mut State) {
        if operand.sub == 0 {
            return state.define(variable);
        }
        if operand.flags.contains(RegFlags::UNDEF) {
            state.undefine(variable);
        }
        let all = self.own_facts(&RegOperand { sub: 0, ..*operand });
        state.define_pieces(variable, facts, all.into_iter());
    }

    /// An instruction has made a constant: its variable has the value that can always be made again.
    fn make_constant(&mut self, number: Option<u32>, old: &OldInst, state: &mut State) {
        let (Some(number), Some(to)) = (number, old.operands.first().and_then(|o| o.as_reg().copied()))
        else {
            return;
        };
        for (piece, fact) in self.own_facts(&to).into_iter().enumerate() {
            state.put(Place::Constant(number, piece as u8), fact);
        }
    }

    /// An instruction of both functions.
    fn inst(&mut self, inst: Inst, state: &mut State, report: bool) {
        let Some(old) = self.before.old(inst).cloned() else { return };
        if old.opcode == opcode::COPY {
            if !self.effect(inst, state) && report {
                self.complain(inst, "a copy has become something else");
            }
            self.old_copy(&old, state);
            return;
        }
        let new: Vec<Operand> = self.after.operands(inst).to_vec();
        if (self.after.opcode(inst) != old.opcode || new.len() != old.operands.len()) && report {
            self.complain(inst, "an instruction has become another one");
            return;
        }
        if report {
            self.uses(inst, &old, &new, state);
            self.constraints(inst, &new);
        }
        for operand in &new {
            if let Operand::RegMask(mask) = *operand {
                self.clobber(mask, state);
            }
        }
        let is_def = |o: &Operand| o.as_reg().is_some_and(|r| r.flags.contains(RegFlags::DEF));
        for operand in new.iter().filter(|o| is_def(o)).filter_map(|o| o.as_reg()) {
            self.units(operand.reg).into_iter().for_each(|u| state.clear(Place::Unit(u)));
        }
        for (old, new) in old.operands.iter().zip(&new).filter(|(o, _)| is_def(o)) {
            if let (Some(old), Some(new)) = (old.as_reg(), new.as_reg()) {
                self.define(old, new, state);
            }
        }
        self.make_constant(self.constants.made_by(old.opcode, &old.operands), &old, state);
    }

    fn uses(&mut self, inst: Inst, old: &OldInst, new: &[Operand], state: &State) {
        for (old, new) in old.operands.iter().zip(new) {
            let (Some(old), Some(new)) = (old.as_reg(), new.as_reg()) else {
                if !same_operand(old, new) {
                    self.complain(inst, "an operand has become another one");
                }
                continue;
            };
            if old.flags.contains(RegFlags::DEF) || old.flags.contains(RegFlags::UNDEF) || old.reg.is_none() {
                continue;
            }
            let units = self.units(new.reg);
            let facts = self.facts(old, new.reg);
            if facts.len() != units.len() {
                self.complain(inst, "an operand is in a register of the wrong kind");
                continue;
            }
            let missing = units.iter().zip(&facts).find(|&(&unit, &fact)| {
                !self.reserved[unit as usize]
                    && state.is_defined(fact)
                    && !state.holds(Place::Unit(unit), fact)
            });
            if missing.is_some() {
                self.complain(inst, &format!("{:?} does not hold the value of {:?}", new.reg, old.reg));
            }
        }
    }

    /// Ties, early clobbers, results.
    fn constraints(&mut self, inst: Inst, operands: &[Operand]) {
        let regs: Vec<(usize, RegOperand)> =
            operands.iter().enumerate().filter_map(|(i, o)| Some((i, *o.as_reg()?))).collect();
        let is_def = |r: &RegOperand| r.flags.contains(RegFlags::DEF);
        for (i, reg) in &regs {
            if reg.tied != 0 && !is_def(reg) {
                let other = operands.get(usize::from(reg.tied) - 1).and_then(|o| o.as_reg());
                if other.is_none_or(|o| o.reg != reg.reg) {
                    self.complain(inst, "tied operands are different registers");
                }
            }
            if !is_def(reg) {
                continue;
            }
            let early = reg.flags.contains(RegFlags::EARLY_CLOBBER);
            for (j, other) in &regs {
                let explicit =
                    !other.flags.contains(RegFlags::IMPLICIT) && !reg.flags.contains(RegFlags::IMPLICIT);
                let both_written = is_def(other) && i < j && explicit;
                let read_too_late = !is_def(other)
                    && early
                    && usize::from(other.tied) != i + 1
                    && !other.flags.contains(RegFlags::UNDEF);
                if (both_written || read_too_late) && self.overlap(reg.reg, other.reg) {
                    self.complain(inst, "a result is in a register that is needed otherwise");
                }
            }
        }
    }

    fn overlap(&self, a: Reg, b: Reg) -> bool {
        let units = self.units(b);
        self.units(a).iter().any(|u| units.contains(u) && !self.reserved[*u as usize])
    }

    fn define(&mut self, old: &RegOperand, new: &RegOperand, state: &mut State) {
        let facts = self.facts(old, new.reg);
        self.forget(old, state);
        for (unit, fact) in self.units(new.reg).into_iter().zip(facts) {
            state.put(Place::Unit(unit), fact);
        }
    }

    fn clobber(&mut self, mask: u32, state: &mut State) {
        let Some(mask) = self.after.reg_masks.get(mask as usize) else { return };
        let mut kept = vec![false; self.isa.num_units()];
        for reg in (1..self.isa.num_regs() as u16).map(mc::Reg).filter(|&r| mask.preserves(r)) {
            self.isa.units(reg).iter().for_each(|&u| kept[u as usize] = true);
        }
        for unit in (0..kept.len()).filter(|&u| !kept[u]) {
            state.clear(Place::Unit(unit as u16));
            state.undefine(Fact::unit(unit as u16).variable());
        }
    }

    // Movements.

    /// What a copy, load, store or constant does to places; false if the instruction is none of them.
    fn effect(&mut self, inst: Inst, state: &mut State) -> bool {
        let code = self.after.opcode(inst);
        let operands = self.after.operands(inst);
        let regs: Vec<&RegOperand> =
            operands.iter().filter_map(|o| o.as_reg()).filter(|r| !r.reg.is_none()).collect();
        let desc = self.isa.desc(code);
        let slot = operands.iter().find_map(|o| match *o {
            Operand::Frame(slot) if self.after.frame.object(slot).kind == ObjectKind::Spill => Some(slot),
            _ => None,
        });
        if code == opcode::COPY {
            // What is read and written on the side besides does not move.
            let &[to, from, ..] = &regs[..] else { return false };
            let (to, from) = (self.units(to.reg), self.units(from.reg));
            state.transfer(to.iter().map(|&u| Place::Unit(u)), from.iter().map(|&u| Place::Unit(u)));
            return true;
        }
        if let Some(slot) = slot {
            let is_load = desc.has(inst_flags::MAY_LOAD);
            let wanted = |r: &&&RegOperand| r.flags.contains(RegFlags::DEF) == is_load;
            let Some(reg) = regs.iter().find(wanted) else { return false };
            let units = self.units(reg.reg);
            let places: Vec<Place> = units.iter().map(|&u| Place::Unit(u)).collect();
            // A register of a tuple has its place behind those before it.
            let before = self.after.mem(inst).next().map_or(0, |mem| {
                let bits = mem.ty.bits().max(8) as i64;
                usize::try_from(8 * mem.offset / bits).unwrap_or(0)
            });
            let first = before * units.len();
            let pieces: Vec<Place> = (0..units.len()).map(|i| slot_piece(slot, first + i)).collect();
            let (to, from) = if is_load { (places, pieces) } else { (pieces, places) };
            state.transfer(to.into_iter(), from.into_iter());
            return is_load != desc.has(inst_flags::MAY_STORE);
        }
        let Some(number) = self.constants.made_by(code, operands) else { return false };
        let to = operands.first().and_then(Operand::defined).unwrap_or(Reg::NONE);
        let units = self.units(to);
        let pieces = (0..units.len()).map(|piece| Place::Constant(number, piece as u8));
        state.transfer(units.iter().map(|&u| Place::Unit(u)), pieces);
        true
    }

    /// What a copy of the old function says.
    fn old_copy(&mut self, old: &OldInst, state: &mut State) {
        let [to, from] = &old.operands[..] else { return };
        let (Some(to), Some(from)) = (to.as_reg().copied(), from.as_reg().copied()) else { return };
        let (to_facts, from_facts) = (self.own_facts(&to), self.own_facts(&from));
        let is_read = !from.flags.contains(RegFlags::UNDEF);
        let has_value = |f: &Fact| is_read && (state.is_defined(*f) || self.is_constant_unit(*f));
        let open: Vec<Fact> =
            from_facts.iter().zip(&to_facts).filter(|(f, _)| !has_value(f)).map(|(_, &to)| to).collect();
        let value = open.len() < from_facts.len();
        let moved: Vec<(Place, Fact)> = from_facts
            .iter()
            .zip(&to_facts)
            .flat_map(|(&source, &target)| state.places_of(source).into_iter().map(move |p| (p, target)))
            .collect();
        for variable in self.variables(&to) {
            if to.sub == 0 || to.flags.contains(RegFlags::UNDEF) {
                state.forget(variable);
            } else {
                to_facts.iter().for_each(|&fact| state.forget_fact(fact));
            }
            if value {
                self.have_value(&to, variable, &to_facts, state);
            } else if to.sub == 0 {
                state.undefine(variable);
            }
        }
        open.into_iter().for_each(|fact| state.undefine_piece(fact));
        moved.into_iter().for_each(|(place, fact)| state.put(place, fact));
        // Reserved registers are not followed; what is copied from one is wherever the copy is put.
        if from.reg.is_physical() && from_facts.iter().any(|f| self.is_constant_unit(*f)) {
            self.variables(&to).iter().for_each(|&v| state.undefine(v));
        }
    }

    fn is_constant_unit(&self, fact: Fact) -> bool {
        fact.as_unit().is_some_and(|u| self.reserved[u as usize])
    }

    // Registers as units and variables.

    fn units(&self, reg: Reg) -> Vec<u16> {
        reg.as_physical().map_or_else(Vec::new, |r| self.isa.units(r).to_vec())
    }

    /// The variables that an old operand names: one, or the units of a physical register.
    fn variables(&self, operand: &RegOperand) -> Vec<u32> {
        match operand.reg.virtual_index() {
            Some(index) => vec![index as u32],
            None => self.units(operand.reg).into_iter().map(|u| Fact::unit(u).variable()).collect(),
        }
    }

    /// What the units of `new` should hold for an old operand.
    fn facts(&mut self, old: &RegOperand, new: Reg) -> Vec<Fact> {
        match old.reg.virtual_index() {
            None => self.units(old.reg).into_iter().map(Fact::unit).collect(),
            Some(_) if old.sub == 0 => {
                let index = old.reg.virtual_index().unwrap_or(0) as u32;
                (0..self.units(new).len()).map(|i| Fact::virtual_piece(index, i as u8)).collect()
            }
            Some(_) => self.own_facts(old),
        }
    }

    /// The pieces of an old operand.
    fn own_facts(&mut self, old: &RegOperand) -> Vec<Fact> {
        let Some(index) = old.reg.virtual_index() else {
            return self.units(old.reg).into_iter().map(Fact::unit).collect();
        };
        let class = self.before.classes.get(index).copied().unwrap_or(0);
        self.shape(class, old.sub).iter().map(|&piece| Fact::virtual_piece(index as u32, piece)).collect()
    }

    fn shape(&mut self, class: u16, sub: u16) -> Vec<u8> {
        let isa = self.isa;
        self.shapes
            .entry((class, sub))
            .or_insert_with(|| {
                let record = isa.target.image.records::<RegisterClass>().at(class as usize);
                let Some(whole) = isa.target.image.list(record.members).get(0).map(mc::Reg) else {
                    return Vec::new();
                };
                let Some(part) = isa.sub_register(whole, sub) else { return Vec::new() };
                let units = isa.units(whole);
                let position = |u: &u16| units.iter().position(|w| w == u).map(|p| p as u8);
                isa.units(part).iter().filter_map(position).collect()
            })
            .clone()
    }
}

/// The bytes that an argument on the stack takes, counted from the stack pointer at the call.
fn bytes_of(frame: &Frame, slot: FrameIndex) -> Option<Range<i64>> {
    let object = (slot.0 < 0).then(|| frame.object(slot)).filter(|o| o.kind == ObjectKind::Argument)?;
    Some(object.offset..object.offset.saturating_add_unsigned(object.size_bytes))
}

fn meet(a: &Range<i64>, b: &Range<i64>) -> bool {
    a.start < b.end && b.start < a.end
}

/// The bytes of arguments on the stack that instructions do anything with but load from.
fn changing_arguments(before: &Before, frame: &Frame, isa: &Isa<'_>) -> Vec<Range<i64>> {
    let only_loads = |old: &&OldInst| {
        let desc = isa.desc(old.opcode);
        let other = inst_flags::MAY_STORE | inst_flags::CALL | inst_flags::SIDE_EFFECTS;
        desc.flags & (other | inst_flags::MAY_LOAD) == inst_flags::MAY_LOAD
    };
    let others = before.insts.iter().flatten().filter(|old| !only_loads(old));
    let slots = others.flat_map(|old| &old.operands).filter_map(|o| match *o {
        Operand::Frame(slot) => Some(slot),
        _ => None,
    });
    slots.filter_map(|slot| bytes_of(frame, slot)).collect()
}

fn slot_piece(slot: FrameIndex, piece: usize) -> Place {
    Place::Slot(slot, piece as u8)
}

fn same_operands(old: &[Operand], new: &[Operand]) -> bool {
    old.len() == new.len() && old.iter().zip(new).all(|(a, b)| same_operand(a, b))
}

/// Equal but for what liveness says.
fn same_operand(a: &Operand, b: &Operand) -> bool {
    match (a.as_reg(), b.as_reg()) {
        (Some(a), Some(b)) => a.reg == b.reg,
        _ => a == b,
    }
}
