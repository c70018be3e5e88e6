//! What registers, spill slots and variables are known to hold at one place of a function, and how instructions change it.
//!
//! A register or slot may hold several values at once: a PHI and the operand that it came from. Facts are only ever dropped
//! where ways meet, so the greatest solution of the data-flow equations is one that holds on all ways.

use mir::debug_values::{Assigned, Assignment, Definition, Place, Step, Value};
use mir::function::InstFlags;
use mir::{Block, Function, Inst, Isa, Operand, Reg, RegFlags, TargetInfo, opcode};
use smallvec::SmallVec;
use std::rc::Rc;
use support::hash::FxHashMap;

/// What is known at one place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Holdings {
    /// In order, registers before slots.
    pairs: Vec<(Place, Value)>,
    /// PHIs that have no value on this way: whatever is anywhere will do. In order.
    anything: Vec<Value>,
    /// Variables and their assignments, in the order of variables.
    pub assigned: Vec<(u32, u32)>,
    /// Objects on the stack are where the body of the function finds them.
    pub has_frame: bool,
}

/// What an instruction has changed.
#[derive(Debug, Default)]
pub(super) struct Touched {
    pub values: Vec<Value>,
    pub variables: Vec<u32>,
    pub frame: bool,
}

impl Touched {
    pub fn is_empty(&self) -> bool {
        self.values.is_empty() && self.variables.is_empty() && !self.frame
    }

    pub fn clear(&mut self) {
        self.values.clear();
        self.variables.clear();
        self.frame = false;
    }
}

impl Holdings {
    /// At the beginning of a function.
    pub fn at_entry(func: &Function, has_frame: bool) -> Holdings {
        let mut pairs: Vec<(Place, Value)> =
            func.debug.arguments.iter().map(|&(reg, value)| (Place::Register(reg), value)).collect();
        pairs.sort_unstable();
        Holdings { pairs, has_frame, ..Holdings::default() }
    }

    /// In the body of a function, where nothing else is known.
    pub fn unknown() -> Holdings {
        Holdings { has_frame: true, ..Holdings::default() }
    }

    /// Where a variable is in `assigned`, or would be.
    fn find_assigned(&self, variable: u32) -> Result<usize, usize> {
        self.assigned.binary_search_by_key(&variable, |&(own, _)| own)
    }

    /// Whether a variable has an assignment.
    pub fn is_assigned(&self, variable: u32, assignment: u32) -> bool {
        self.find_assigned(variable).is_ok_and(|at| self.assigned[at].1 == assignment)
    }

    /// A variable has no assignment any more. Whether it had one.
    fn unassign(&mut self, variable: u32) -> bool {
        let found = self.find_assigned(variable);
        found.map(|at| self.assigned.remove(at)).is_ok()
    }

    /// Keeps what holds here and there.
    pub fn meet(&mut self, other: &Holdings) {
        let is_there = |of: &Holdings, pair: &(Place, Value)| {
            of.pairs.binary_search(pair).is_ok() || of.anything.binary_search(&pair.1).is_ok()
        };
        let added: Vec<(Place, Value)> =
            other.pairs.iter().filter(|pair| self.anything.binary_search(&pair.1).is_ok()).copied().collect();
        self.pairs.retain(|pair| is_there(other, pair));
        self.pairs.extend(added);
        self.pairs.sort_unstable();
        self.pairs.dedup();
        self.anything.retain(|value| other.anything.binary_search(value).is_ok());
        self.assigned.retain(|assigned| other.assigned.binary_search(assigned).is_ok());
        self.has_frame &= other.has_frame;
    }

    /// Where a value is: still in the same place if it was in one, or else in a register rather than in memory.
    pub fn place_of(&self, value: Value, before: Option<Place>) -> Option<Place> {
        if let Some(before) = before.filter(|&before| self.pairs.binary_search(&(before, value)).is_ok()) {
            return Some(before);
        }
        self.pairs.iter().find(|(_, own)| *own == value).map(|&(place, _)| place)
    }

    fn drop_pairs(&mut self, touched: &mut Touched, is_gone: impl Fn(Place, Value) -> bool) {
        self.pairs.retain(|&(place, value)| {
            let is_gone = is_gone(place, value);
            if is_gone {
                touched.values.push(value);
            }
            !is_gone
        });
    }

    fn add(&mut self, touched: &mut Touched, place: Place, value: Value) {
        if let Err(at) = self.pairs.binary_search(&(place, value)) {
            self.pairs.insert(at, (place, value));
            touched.values.push(value);
        }
    }

    /// The value is made again, and what it was before is of no interest.
    fn forget_value(&mut self, touched: &mut Touched, value: Value) {
        self.drop_pairs(touched, |_, own| own == value);
        if let Ok(at) = self.anything.binary_search(&value) {
            self.anything.remove(at);
        }
    }

    fn lose_frame(&mut self, touched: &mut Touched) {
        touched.frame |= self.has_frame;
        self.has_frame = false;
        self.drop_pairs(touched, |place, _| matches!(place, Place::Slot(_)));
    }
}

/// What the instructions of a function do to [`Holdings`].
pub(super) struct Effects<'e> {
    isa: &'e Isa<'e>,
    func: &'e Function,
    /// By assignment: the first one that says the same.
    same: Vec<u32>,
    /// By value: the assignments of it, of those that say the same the first one.
    of_value: Vec<SmallVec<[u32; 1]>>,
    /// By value: whether several instructions make it, since code was copied.
    is_repeated: Vec<bool>,
    /// By variable: those of which parts are parts of it.
    overlaps: Vec<Vec<u32>>,
    /// From which stack objects are found.
    base: Option<mc::Reg>,
    /// The last instruction that sets up the frame.
    last_setup: Option<Inst>,
    /// By register mask: the units that keep their values.
    preserved: FxHashMap<u32, Rc<[bool]>>,
    /// By register and size of a slot: whether the one is as wide as the other.
    fits: FxHashMap<(mc::Reg, u64), bool>,
}

impl<'e> Effects<'e> {
    pub fn new(isa: &'e Isa<'e>, info: &dyn TargetInfo, func: &'e Function) -> Effects<'e> {
        let entry = func.entry();
        let is_setup = |&inst: &Inst| func.flags(inst).contains(InstFlags::FRAME_SETUP);
        let last_setup = entry.and_then(|entry| func.block_insts_back(entry).find(is_setup));
        let same = same(&func.debug.assignments);
        Effects {
            isa,
            func,
            of_value: of_value(func, &same),
            same,
            is_repeated: repeated(func),
            overlaps: overlaps(func),
            base: info.frame_base(func),
            last_setup,
            preserved: FxHashMap::default(),
            fits: FxHashMap::default(),
        }
    }

    pub fn at_entry(&self) -> Holdings {
        Holdings::at_entry(self.func, self.last_setup.is_none())
    }

    /// What is known on an edge.
    pub fn on_edge(&self, exit: &Holdings, from: Block, to: Block) -> Holdings {
        let mut state = exit.clone();
        let mut touched = Touched::default();
        let steps = self.func.debug.on_edge(from, to);
        self.steps(&mut state, steps, &mut touched);
        for &phi in self.func.debug.phis(to) {
            let says = |step: &Step| matches!(step, Step::Join(joined) if joined.iter().any(|j| j.0 == phi));
            if !steps.iter().any(says) {
                state.forget_value(&mut touched, phi);
            }
        }
        state
    }

    pub fn steps(&self, state: &mut Holdings, steps: &[Step], touched: &mut Touched) {
        for step in steps {
            match step {
                Step::Assign(index) => self.assign(state, *index, touched),
                Step::Join(joined) => {
                    for (phi, _) in joined.iter().filter(|(phi, input)| *input != Some(*phi)) {
                        self.lose_assigned(state, *phi, touched);
                    }
                    join(state, joined, touched);
                }
                Step::Move(..) | Step::Label(_) => {}
            }
        }
    }

    /// A value is made again: variables that it was assigned to before keep the old one, which is nowhere.
    fn lose_assigned(&self, state: &mut Holdings, value: Value, touched: &mut Touched) {
        for (variable, assignment) in self.assignments_of(value) {
            if state.is_assigned(variable, assignment) {
                state.unassign(variable);
                touched.variables.push(variable);
            }
        }
    }

    /// The variables that may be assigned a value, and the assignments.
    pub fn assignments_of(&self, value: Value) -> impl Iterator<Item = (u32, u32)> {
        let of_value = &self.of_value[value.as_u32() as usize];
        of_value.iter().map(|&index| (self.func.debug.assignments[index as usize].variable, index))
    }

    fn assign(&self, state: &mut Holdings, index: u32, touched: &mut Touched) {
        let index = self.same[index as usize];
        let Assignment { variable, value, .. } = self.func.debug.assignments[index as usize];
        touched.variables.push(variable);
        let others = self.overlaps[variable as usize].iter();
        touched.variables.extend(others.filter(|&&other| state.unassign(other)));
        if value == Assigned::Nothing {
            state.unassign(variable);
            return;
        }
        match state.find_assigned(variable) {
            Ok(at) => state.assigned[at].1 = index,
            Err(at) => state.assigned.insert(at, (variable, index)),
        }
    }

    /// What holds behind an instruction, steps aside.
    pub fn inst(&mut self, state: &mut Holdings, inst: Inst, touched: &mut Touched) {
        let carried = self.carried(state, inst);
        self.drop_written(state, inst, touched);
        for (place, value) in carried {
            state.add(touched, place, value);
        }
        let func = self.func;
        for &(at, value) in func.debug.definitions(inst) {
            // One instruction alone comes before all assignments on the way from the entry, which meets the way around.
            if at != Definition::Again {
                if self.is_repeated[value.as_u32() as usize] {
                    self.lose_assigned(state, value, touched);
                }
                state.forget_value(touched, value);
            }
            if let Some(place) = self.made_in(inst, at) {
                state.add(touched, place, value);
            }
        }
        if self.last_setup == Some(inst) {
            state.has_frame = true;
            touched.frame = true;
        }
    }

    /// Where an instruction leaves a value: if the operand is memory now, in the slot that it stands for.
    fn made_in(&self, inst: Inst, at: Definition) -> Option<Place> {
        let index = match at {
            Definition::Operand(index) => index,
            Definition::Again => 0,
            Definition::Register(reg) => return Some(Place::Register(reg)),
        };
        let operand = self.func.operands(inst).get(index as usize)?;
        match operand.defined() {
            Some(reg) => reg.as_physical().map(Place::Register),
            // The low part of a slot is where the slot is.
            None if index != 0 || self.isa.is_big_endian() => None,
            None => {
                let access = self.func.spill_accesses.get(&inst)?;
                (access.is_folded && access.is_store).then_some(Place::Slot(access.slot))
            }
        }
    }

    /// What a copy, a spill or a reload brings to another place.
    fn carried(&mut self, state: &Holdings, inst: Inst) -> Vec<(Place, Value)> {
        let (isa, func) = (self.isa, self.func);
        if func.opcode(inst) == opcode::COPY {
            let [Operand::Reg(to), Operand::Reg(from)] = func.operands(inst)[..] else { return Vec::new() };
            let (Some(to), Some(source)) = (to.reg.as_physical(), from.reg.as_physical()) else {
                return Vec::new();
            };
            if from.flags.contains(RegFlags::UNDEF) {
                return Vec::new();
            }
            let moved = |place: Place| match place {
                Place::Register(reg) if reg == source => Some(to),
                Place::Register(reg) => isa.sub_register(to, isa.sub_register_index(source, reg)?),
                _ => None,
            };
            let pairs = state.pairs.iter();
            return pairs.filter_map(|&(p, value)| Some((Place::Register(moved(p)?), value))).collect();
        }
        let Some(access) = func.spill_accesses.get(&inst).filter(|access| !access.is_folded) else {
            return Vec::new();
        };
        let Some(reg) = access.register.filter(|&reg| self.fits(reg, access.size_bytes)) else {
            return Vec::new();
        };
        // The low part of a slot is where the slot is.
        if isa.is_big_endian() || access.is_load == access.is_store {
            return Vec::new();
        }
        let (from, to) = match access.is_load {
            true => (Place::Slot(access.slot), Place::Register(reg)),
            false => (Place::Register(reg), Place::Slot(access.slot)),
        };
        state.pairs.iter().filter(|(place, _)| *place == from).map(|&(_, value)| (to, value)).collect()
    }

    /// Whether a register is as wide as a slot.
    fn fits(&mut self, reg: mc::Reg, size_bytes: u64) -> bool {
        let isa = self.isa;
        *self.fits.entry((reg, size_bytes)).or_insert_with(|| {
            let mut classes = (0..isa.num_classes() as u16).map(|class| isa.class(class));
            classes.any(|class| u64::from(class.spill_bytes) == size_bytes && class.members.contains(&reg))
        })
    }

    fn drop_written(&mut self, state: &mut Holdings, inst: Inst, touched: &mut Touched) {
        let (isa, func) = (self.isa, self.func);
        let mut writes_base = false;
        for operand in func.operands(inst) {
            if let Operand::RegMask(mask) = *operand {
                let preserved = self.preserved(mask);
                state.drop_pairs(touched, |place, _| match place {
                    Place::Register(reg) => isa.units(reg).iter().any(|&unit| !preserved[unit as usize]),
                    _ => false,
                });
                continue;
            }
            let Some(written) = operand.defined().and_then(Reg::as_physical) else { continue };
            let units = isa.units(written);
            let overlaps = |reg: mc::Reg| isa.units(reg).iter().any(|unit| units.contains(unit));
            writes_base |= self.base.is_some_and(overlaps);
            state.drop_pairs(touched, |place, _| match place {
                Place::Register(reg) => overlaps(reg),
                _ => false,
            });
        }
        if let Some(access) = func.spill_accesses.get(&inst).filter(|access| access.is_store) {
            state.drop_pairs(touched, |place, _| place == Place::Slot(access.slot));
        }
        let flags = func.flags(inst);
        let moves_base =
            writes_base && !flags.contains(InstFlags::FRAME_SETUP) && !isa.desc(func.opcode(inst)).is_call();
        if moves_base || flags.contains(InstFlags::FRAME_DESTROY) {
            state.lose_frame(touched);
        }
    }

    fn preserved(&mut self, mask: u32) -> Rc<[bool]> {
        let (isa, func) = (self.isa, self.func);
        let known = self.preserved.entry(mask).or_insert_with(|| {
            let mut units = vec![false; isa.num_units()];
            if let Some(mask) = func.reg_masks.get(mask as usize) {
                let kept = (1..isa.num_regs() as u16).map(mc::Reg).filter(|&reg| mask.preserves(reg));
                kept.flat_map(|reg| isa.units(reg)).for_each(|&unit| units[unit as usize] = true);
            }
            units.into()
        });
        Rc::clone(known)
    }
}

/// The PHIs of a block get their values, all at once.
fn join(state: &mut Holdings, joined: &[(Value, Option<Value>)], touched: &mut Touched) {
    let mut found: Vec<(Place, Value)> = Vec::new();
    let mut anything: Vec<Value> = Vec::new();
    for &(phi, input) in joined {
        match input {
            Some(input) if state.anything.binary_search(&input).is_err() => {
                let of_input = state.pairs.iter().filter(|(_, value)| *value == input);
                found.extend(of_input.map(|&(place, _)| (place, phi)));
            }
            _ => anything.push(phi),
        }
    }
    for &(phi, _) in joined {
        state.forget_value(touched, phi);
    }
    for (place, phi) in found {
        state.add(touched, place, phi);
    }
    state.anything.extend(anything);
    state.anything.sort_unstable();
    state.anything.dedup();
}

fn repeated(func: &Function) -> Vec<bool> {
    let mut counts = vec![0u32; func.debug.num_values()];
    for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
        let made = func.debug.definitions(inst).iter().filter(|(at, _)| *at != Definition::Again);
        made.for_each(|(_, value)| counts[value.as_u32() as usize] += 1);
    }
    counts.into_iter().map(|count| count > 1).collect()
}

/// By assignment: the first one that says the same.
fn same(assignments: &[Assignment]) -> Vec<u32> {
    let mut known = FxHashMap::default();
    let mut number = |(index, a): (usize, &Assignment)| {
        let key = (a.variable, a.value, a.expression.get(), a.is_address, a.bits, a.offset);
        *known.entry(key).or_insert(index as u32)
    };
    assignments.iter().enumerate().map(&mut number).collect()
}

/// By value: the assignments of it, of those that say the same the first one.
fn of_value(func: &Function, same: &[u32]) -> Vec<SmallVec<[u32; 1]>> {
    let mut of_value = vec![SmallVec::new(); func.debug.num_values()];
    for (index, assignment) in (0..).zip(&func.debug.assignments) {
        if let Assigned::Value(value) = assignment.value
            && same[index as usize] == index
        {
            of_value[value.as_u32() as usize].push(index);
        }
    }
    of_value
}

/// By variable: the others of the same variable of the source that have bits in common with it.
fn overlaps(func: &Function) -> Vec<Vec<u32>> {
    let variables = &func.debug.variables;
    let mut parts: FxHashMap<_, Vec<u32>> = FxHashMap::default();
    for (index, variable) in variables.iter().enumerate() {
        parts.entry((variable.variable, variable.inlined_at.get())).or_default().push(index as u32);
    }
    let meets = |a: Option<(u64, u64)>, b: Option<(u64, u64)>| match (a, b) {
        (Some((a, a_size)), Some((b, b_size))) => {
            a < b.saturating_add(b_size) && b < a.saturating_add(a_size)
        }
        _ => true,
    };
    let others = |(index, variable): (usize, &mir::debug_values::Variable)| {
        let all = parts.get(&(variable.variable, variable.inlined_at.get())).into_iter().flatten().copied();
        let others = all.filter(|&other| other as usize != index);
        others.filter(|&other| meets(variable.fragment, variables[other as usize].fragment)).collect()
    };
    variables.iter().enumerate().map(others).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(number: u32) -> Value {
        Value::from_u32(number)
    }

    const A: Place = Place::Register(mc::Reg(1));
    const B: Place = Place::Register(mc::Reg(2));

    fn holdings(pairs: &[(Place, u32)], anything: &[u32]) -> Holdings {
        let pairs = pairs.iter().map(|&(place, number)| (place, value(number))).collect();
        let anything = anything.iter().copied().map(value).collect();
        Holdings { pairs, anything, assigned: Vec::new(), has_frame: true }
    }

    #[test]
    fn where_ways_meet_only_what_both_know_is_left() {
        let mut here = holdings(&[(A, 1), (B, 2)], &[]);
        here.assigned = vec![(0, 5), (1, 6)];
        let mut there = holdings(&[(A, 1), (B, 3)], &[]);
        there.assigned = vec![(0, 5), (1, 7)];
        here.meet(&there);
        assert_eq!(here.pairs, [(A, value(1))]);
        assert_eq!(here.assigned, [(0, 5)]);
    }

    #[test]
    fn a_value_that_is_nothing_on_one_way_is_what_it_is_on_the_other() {
        let mut here = holdings(&[(A, 1)], &[]);
        here.meet(&holdings(&[], &[1]));
        assert_eq!(here.place_of(value(1), None), Some(A));
        let mut here = holdings(&[], &[1]);
        here.meet(&holdings(&[(B, 1)], &[]));
        assert_eq!(here.place_of(value(1), None), Some(B));
    }

    #[test]
    fn phis_change_places_at_once() {
        // Each of the two becomes what the other one was.
        let mut state = holdings(&[(A, 1), (B, 2)], &[]);
        let swap = [(value(1), Some(value(2))), (value(2), Some(value(1)))];
        join(&mut state, &swap, &mut Touched::default());
        assert_eq!((state.place_of(value(1), None), state.place_of(value(2), None)), (Some(B), Some(A)));
    }

    #[test]
    fn a_value_stays_in_its_place_if_it_can() {
        let state = holdings(&[(A, 1), (B, 1)], &[]);
        assert_eq!(state.place_of(value(1), Some(B)), Some(B));
        assert_eq!(state.place_of(value(1), Some(Place::Register(mc::Reg(3)))), Some(A));
        assert_eq!(state.place_of(value(2), Some(A)), None);
    }
}
