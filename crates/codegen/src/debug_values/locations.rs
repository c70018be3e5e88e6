//! `livedebugvalues`: where variables are, by a data-flow analysis of the finished code.
//!
//! Forward over the blocks until nothing changes, from "everything is known" down: what a block begins with is what all its
//! predecessors agree on. Then each variable's place is followed through the blocks in the order in which they are laid out, and
//! a `Move` is left wherever it changes. A variable whose value is in no place that is known has none: no guess is made. If the
//! value was an argument, the place is the register as it was when the function was entered.
//!
//! Where a call may end in a landing pad nothing is known at its beginning.
//!
//! O(sweeps · instructions · values in registers); functions that take more than [`MAX_SWEEPS`] sweeps have no locations.

use super::holdings::{Effects, Holdings, Touched};
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::debug_values::{Assigned, Place, Step, Value};
use mir::{Block, Function, Inst, Isa, Properties, TargetInfo};
use support::entity::SecondaryMap;

/// Each sweep goes over the blocks in reverse postorder; loops within loops take one more for each level.
const MAX_SWEEPS: usize = 64;

pub(crate) const PASS: Pass = Pass {
    argument: "livedebugvalues",
    title: "Live DEBUG_VALUE analysis",
    requires: Properties::NO_VREGS.and(Properties::FRAME_FINALIZED),
    preserves: Kept::FLOW,
    applies: OPTIMIZES,
    run: |cx, func| {
        run(cx.isa, cx.info(), func);
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Replaces all steps by what they come to.
pub(crate) fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    if func.debug.is_empty() {
        return;
    }
    let moves = {
        let mut effects = Effects::new(isa, info, func);
        let entries = entries(func, &mut effects);
        entries.map(|entries| Walk::new(func).run(&mut effects, &entries)).unwrap_or_default()
    };
    func.debug.clear_steps();
    for (block, behind, step) in moves {
        func.debug.push(block, behind, step);
    }
}

/// What is known at the beginning of each block that can be reached; `None` if that takes too long.
fn entries(func: &Function, effects: &mut Effects<'_>) -> Option<SecondaryMap<Block, Option<Holdings>>> {
    let order = reverse_postorder(func);
    let mut entries: SecondaryMap<Block, Option<Holdings>> = SecondaryMap::new();
    let mut exits: SecondaryMap<Block, Option<Holdings>> = SecondaryMap::new();
    let mut is_stale: SecondaryMap<Block, bool> = SecondaryMap::new();
    order.iter().for_each(|&block| is_stale[block] = true);
    let mut touched = Touched::default();
    for _ in 0..MAX_SWEEPS {
        let mut is_stable = true;
        for &block in &order {
            if !std::mem::take(&mut is_stale[block]) {
                continue;
            }
            let entry = entry_of(func, effects, block, &exits);
            if entries[block].as_ref() == Some(&entry) {
                continue;
            }
            let mut state = entry.clone();
            entries[block] = Some(entry);
            effects.steps(&mut state, func.debug.at_start(block), &mut touched);
            for inst in func.block_insts(block) {
                effects.inst(&mut state, inst, &mut touched);
                effects.steps(&mut state, func.debug.behind(inst), &mut touched);
                touched.clear();
            }
            if exits[block].as_ref() != Some(&state) {
                exits[block] = Some(state);
                is_stable = false;
                func.block(block).successors.iter().for_each(|&to| is_stale[to] = true);
            }
        }
        if is_stable {
            return Some(entries);
        }
    }
    None
}

fn entry_of(
    func: &Function,
    effects: &Effects<'_>,
    block: Block,
    exits: &SecondaryMap<Block, Option<Holdings>>,
) -> Holdings {
    if Some(block) == func.entry() {
        // Where the function begins, it was not there before: whoever jumps back knows less.
        let is_loop = !func.block(block).predecessors.is_empty();
        return if is_loop { Holdings::default() } else { effects.at_entry() };
    }
    let nothing = Holdings::unknown();
    if func.is_landing_pad(block) {
        return nothing;
    }
    let mut all: Option<Holdings> = None;
    for &from in &func.block(block).predecessors {
        let Some(exit) = &exits[from] else { continue };
        let state = effects.on_edge(exit, from, block);
        match &mut all {
            Some(all) => all.meet(&state),
            None => all = Some(state),
        }
    }
    all.unwrap_or(nothing)
}

fn reverse_postorder(func: &Function) -> Vec<Block> {
    let mut order = Vec::new();
    let mut seen: SecondaryMap<Block, bool> = SecondaryMap::new();
    let mut stack: Vec<(Block, usize)> = func.entry().map(|entry| (entry, 0)).into_iter().collect();
    stack.iter().for_each(|&(entry, _)| seen[entry] = true);
    while let Some((block, next)) = stack.last_mut() {
        match func.block(*block).successors.get(*next) {
            Some(&to) => {
                *next += 1;
                if !std::mem::replace(&mut seen[to], true) {
                    stack.push((to, 0));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

/// The way through the blocks as they are laid out.
struct Walk<'w> {
    func: &'w Function,
    /// By variable: its assignment and place, as far as that was told.
    current: Vec<Option<(u32, Place)>>,
    /// Variables that have a place.
    placed: Vec<u32>,
    moves: Vec<(Block, Option<Inst>, Step)>,
}

impl<'w> Walk<'w> {
    fn new(func: &'w Function) -> Walk<'w> {
        let current = vec![None; func.debug.variables.len()];
        Walk { func, current, placed: Vec::new(), moves: Vec::new() }
    }

    fn run(
        mut self,
        effects: &mut Effects<'_>,
        entries: &SecondaryMap<Block, Option<Holdings>>,
    ) -> Vec<(Block, Option<Inst>, Step)> {
        let func = self.func;
        let mut touched = Touched::default();
        for block in func.blocks() {
            let mut state = entries[block].clone().unwrap_or_default();
            effects.steps(&mut state, func.debug.at_start(block), &mut touched);
            let mut variables = std::mem::take(&mut self.placed);
            variables.extend(state.assigned.iter().map(|&(variable, _)| variable));
            variables.sort_unstable();
            variables.dedup();
            self.update(&state, &variables, (block, None));
            touched.clear();
            for inst in func.block_insts(block) {
                effects.inst(&mut state, inst, &mut touched);
                effects.steps(&mut state, func.debug.behind(inst), &mut touched);
                if !touched.is_empty() {
                    self.follow(effects, &state, &mut touched, (block, Some(inst)));
                }
            }
            self.placed = variables;
            self.placed.extend(state.assigned.iter().map(|&(variable, _)| variable));
        }
        self.moves
    }

    /// Brings the places of variables up to date whose values were touched.
    fn follow(
        &mut self,
        effects: &Effects<'_>,
        state: &Holdings,
        touched: &mut Touched,
        at: (Block, Option<Inst>),
    ) {
        let mut variables = std::mem::take(&mut touched.variables);
        let of_values = touched.values.iter().flat_map(|&value| effects.assignments_of(value));
        let held = of_values.filter(|&(variable, assignment)| state.is_assigned(variable, assignment));
        variables.extend(held.map(|(variable, _)| variable));
        if touched.frame {
            let is_address = |assignment: u32| {
                matches!(self.func.debug.assignments[assignment as usize].value, Assigned::Address(_))
            };
            let held = state.assigned.iter().filter(|&&(_, assignment)| is_address(assignment));
            variables.extend(held.map(|&(variable, _)| variable));
        }
        variables.sort_unstable();
        variables.dedup();
        self.update(state, &variables, at);
        touched.clear();
    }

    fn update(&mut self, state: &Holdings, variables: &[u32], (block, behind): (Block, Option<Inst>)) {
        for &variable in variables {
            let before = self.current[variable as usize];
            let at = state.assigned.binary_search_by_key(&variable, |&(own, _)| own).ok();
            let found = at.and_then(|at| {
                let (_, assignment) = state.assigned[at];
                let place = self.place(state, assignment, before.map(|(_, place)| place))?;
                Some((assignment, place))
            });
            if found != before {
                self.current[variable as usize] = found;
                self.moves.push((block, behind, Step::Move(variable, found)));
            }
        }
    }

    /// What was passed to the function is the same value wherever a variable still has it.
    fn entry_value(&self, value: Value) -> Option<Place> {
        let passed = self.func.debug.arguments.iter().find(|(_, own)| *own == value);
        passed.map(|&(reg, _)| Place::Entry(reg))
    }

    fn place(&self, state: &Holdings, assignment: u32, before: Option<Place>) -> Option<Place> {
        match self.func.debug.assignments[assignment as usize].value {
            Assigned::Value(value) => state.place_of(value, before).or_else(|| self.entry_value(value)),
            Assigned::Constant(constant) => Some(Place::Constant(constant)),
            Assigned::Address(object) => state.has_frame.then_some(Place::AddressOf(object)),
            Assigned::Nothing | Assigned::Register(_) => None,
        }
    }
}
