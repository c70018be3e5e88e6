//! What variables of the source are while a function runs: a table beside the code, so that code cannot depend on it.
//!
//! A *step* stands behind an instruction, at the beginning of a block, or on an edge of the flow graph. `Assign` says that a
//! variable is something from there on. In SSA form that something is a virtual register. Before PHIs are eliminated every
//! such register becomes a *value*: the result of one instruction ([`Definition`]), an argument, or a PHI, of which `Join` says
//! on each edge what it becomes. From then on nobody needs to tell the table what allocation does with registers: copies,
//! spills and reloads are seen in the finished code, where a pass finds out which register or slot has which value, and
//! replaces all steps by `Move`.
//!
//! [`Function`](crate::Function) keeps steps in place: those behind an instruction that goes stand behind the one before it.
//! An instruction that goes takes its value with it, and the variable has no location any more; that is never wrong. Passes
//! say three things themselves: that a jump passes a block by ([`DebugValues::bypass`]), that code was copied
//! ([`DebugValues::copy_of`]) and that one instruction stands for two ([`DebugValues::forget`]).
//!
//! Nothing is kept, and each question costs one look at an empty table, in functions without debug records.
//!
//! Source: values named by their instruction follow the idea of "instruction referencing" in LLVM's documentation of source-level
//! debugging.

use crate::function::{Block, Inst};
use crate::{FrameIndex, Reg};
use ir::metadata::{MdRef, Metadata};
use support::entity::entity;
use support::hash::FxHashMap;

entity! {
    /// Something that is computed at one place of the function.
    pub struct Value = "value";
}

/// A variable, or a part of one; instances that were inlined at different calls are different.
#[derive(Clone, Copy, Debug)]
pub struct Variable {
    /// The `DILocalVariable`.
    pub variable: Metadata,
    /// A `DILocation` in the scope of the variable, and the call in it.
    pub location: Metadata,
    pub inlined_at: MdRef,
    /// Offset and size in bits, if it is a part.
    pub fragment: Option<(u64, u64)>,
}

/// A label of the source; instances that were inlined at different calls are different.
#[derive(Clone, Copy, Debug)]
pub struct Label {
    /// The `DILabel`.
    pub label: Metadata,
    /// A `DILocation` in the scope of the label.
    pub location: Metadata,
}

/// What a variable is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assigned {
    /// Nobody knows.
    Nothing,
    /// In SSA form.
    Register(Reg),
    Value(Value),
    /// A constant of the source.
    Constant(ir::Value),
    /// The address of a stack object.
    Address(FrameIndex),
}

/// An assignment to a variable: all that is the same wherever the variable then is.
#[derive(Clone, Copy, Debug)]
pub struct Assignment {
    /// Index into [`DebugValues::variables`].
    pub variable: u32,
    pub value: Assigned,
    /// The `DIExpression` that is applied to the value.
    pub expression: MdRef,
    /// The expression gives the address of the variable.
    pub is_address: bool,
    /// Bits of the value that mean something.
    pub bits: u32,
    /// What is added to the value before the expression is applied; only if all bits of an address mean something.
    pub offset: i64,
}

/// Where a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    Register(mc::Reg),
    /// In the home of a register that was spilled.
    Slot(FrameIndex),
    /// The address of an object is the value.
    AddressOf(FrameIndex),
    /// Nowhere: it is a constant.
    Constant(ir::Value),
    /// Nowhere any more: it is what a register had when the function was entered, which callers may know.
    Entry(mc::Reg),
}

/// What one PHI becomes on an edge; `None` if it has no value there, and may be anything.
pub type Joined = (Value, Option<Value>);

/// See the module text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Index into [`DebugValues::assignments`].
    Assign(u32),
    /// The PHIs of a block, all at once.
    Join(Box<[Joined]>),
    /// In the end: the variable is found there, by its assignment, or nowhere.
    Move(u32, Option<(u32, Place)>),
    /// Index into [`DebugValues::labels`]: the label is here.
    Label(u32),
}

/// Where an instruction leaves a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Definition {
    /// In the register that this operand writes.
    Operand(u32),
    /// In a register that is read behind it: what calls return.
    Register(mc::Reg),
    /// In its first operand, as another instruction that always makes the same: a constant or an address.
    Again,
}

/// See the module text.
#[derive(Clone, Debug, Default)]
pub struct DebugValues {
    pub variables: Vec<Variable>,
    pub assignments: Vec<Assignment>,
    pub labels: Vec<Label>,
    behind: FxHashMap<Inst, Vec<Step>>,
    starts: FxHashMap<Block, Vec<Step>>,
    edges: FxHashMap<(Block, Block), Vec<Step>>,
    definitions: FxHashMap<Inst, Vec<(Definition, Value)>>,
    /// Values that registers have when the function begins.
    pub arguments: Vec<(mc::Reg, Value)>,
    /// By block: its PHIs.
    phis: FxHashMap<Block, Vec<Value>>,
    num_values: u32,
}

impl DebugValues {
    pub fn is_empty(&self) -> bool {
        self.assignments.is_empty()
    }

    pub fn new_value(&mut self) -> Value {
        self.num_values += 1;
        Value::from_u32(self.num_values - 1)
    }

    pub fn num_values(&self) -> usize {
        self.num_values as usize
    }

    // Steps.

    pub fn behind(&self, inst: Inst) -> &[Step] {
        self.behind.get(&inst).map_or(&[], |steps| steps)
    }

    pub fn at_start(&self, block: Block) -> &[Step] {
        self.starts.get(&block).map_or(&[], |steps| steps)
    }

    pub fn on_edge(&self, from: Block, to: Block) -> &[Step] {
        self.edges.get(&(from, to)).map_or(&[], |steps| steps)
    }

    /// Behind an instruction, or at the beginning of the block if there is none; after the steps that are there.
    pub fn push(&mut self, block: Block, behind: Option<Inst>, step: Step) {
        let steps = match behind {
            Some(inst) => self.behind.entry(inst).or_default(),
            None => self.starts.entry(block).or_default(),
        };
        steps.push(step);
    }

    pub fn push_on_edge(&mut self, from: Block, to: Block, step: Step) {
        self.edges.entry((from, to)).or_default().push(step);
    }

    /// Takes all steps away but labels.
    pub fn clear_steps(&mut self) {
        let keep_labels = |steps: &mut Vec<Step>| {
            steps.retain(|step| matches!(step, Step::Label(_)));
            !steps.is_empty()
        };
        self.behind.retain(|_, steps| keep_labels(steps));
        self.starts.retain(|_, steps| keep_labels(steps));
        self.edges.clear();
    }

    /// An instruction goes: its steps stand behind the one before it.
    pub(crate) fn removed(&mut self, inst: Inst, previous: Option<Inst>, block: Block) {
        let Some(steps) = self.behind.remove(&inst) else { return };
        match previous {
            Some(previous) => self.behind.entry(previous).or_default().extend(steps),
            None => self.starts.entry(block).or_default().extend(steps),
        }
    }

    pub(crate) fn has_steps(&self) -> bool {
        !self.behind.is_empty()
    }

    /// Edges leave another block than before.
    pub(crate) fn move_edges(&mut self, from: Block, to: Block, successors: &[Block]) {
        if self.edges.is_empty() {
            return;
        }
        for &successor in successors {
            if let Some(steps) = self.edges.remove(&(from, successor)) {
                self.edges.insert((to, successor), steps);
            }
        }
    }

    /// The way from one block to another goes through a new block now: what happens on it happens before.
    pub fn divert(&mut self, from: Block, to: Block, via: Block) {
        if let Some(steps) = self.edges.remove(&(from, to)) {
            self.edges.insert((from, via), steps);
        }
    }

    /// A jump from one block leads to `to` instead of `via`, which does nothing but jump there. `is_new` says whether there
    /// was no other way from the one to the other. If there was, and what happens on the two is not the same, nobody knows.
    pub fn bypass(&mut self, from: Block, via: Block, to: Block, is_new: bool) {
        if self.is_empty() {
            return;
        }
        let mut steps = self.on_edge(from, via).to_vec();
        steps.extend_from_slice(self.at_start(via));
        steps.extend_from_slice(self.on_edge(via, to));
        let known = self.edges.remove(&(from, to)).or_else(|| (!is_new).then(Vec::new));
        if let Some(known) = known.filter(|known| *known != steps) {
            steps.extend(known);
            steps.retain(|step| !matches!(step, Step::Join(_)));
            self.unknown(&mut steps);
        }
        self.edges.insert((from, to), steps);
    }

    /// The way that goes from `from` through a block continues where that leads: the block's code was copied there.
    pub fn copy_edges(&mut self, block: Block, from: Block, successors: &[Block]) {
        for &to in successors {
            if let Some(steps) = self.edges.get(&(block, to)).cloned() {
                self.edges.insert((from, to), steps);
            }
        }
    }

    /// What happens on the way from `from` into a block, and at its beginning, happens at the end of `from`: the block's code
    /// is about to be copied there.
    pub fn enter(&mut self, from: Block, last: Option<Inst>, block: Block) {
        if self.is_empty() {
            return;
        }
        let mut steps = self.edges.remove(&(from, block)).unwrap_or_default();
        steps.extend_from_slice(self.at_start(block));
        for step in steps {
            self.push(from, last, step);
        }
    }

    // Values.

    pub fn define(&mut self, inst: Inst, at: Definition, value: Value) {
        let known = self.definitions.entry(inst).or_default();
        if !known.contains(&(at, value)) {
            known.push((at, value));
        }
    }

    pub fn definitions(&self, inst: Inst) -> &[(Definition, Value)] {
        self.definitions.get(&inst).map_or(&[], |definitions| definitions)
    }

    pub fn add_phi(&mut self, block: Block, value: Value) {
        self.phis.entry(block).or_default().push(value);
    }

    pub fn phis(&self, block: Block) -> &[Value] {
        self.phis.get(&block).map_or(&[], |phis| phis)
    }

    /// An instruction makes what another one makes, in its first operand.
    pub fn repeats(&mut self, inst: Inst, other: Inst) {
        if self.definitions.is_empty() {
            return;
        }
        let known = self.definitions.remove(&inst);
        debug_assert!(known.is_none_or(|known| known.is_empty()), "a copy has no value of its own");
        if let Some(value) = self.result(other) {
            self.definitions.insert(inst, vec![(Definition::Operand(0), value)]);
        }
    }

    /// The value that an instruction leaves in its first operand.
    pub fn result(&self, inst: Inst) -> Option<Value> {
        let mut found = self.definitions(inst).iter();
        found
            .find(|(at, _)| matches!(at, Definition::Operand(0) | Definition::Again))
            .map(|&(_, value)| value)
    }

    /// An instruction computes a value once more that is the same wherever it is computed.
    pub fn rematerialized(&mut self, inst: Inst, value: Option<Value>) {
        if let Some(value) = value {
            self.define(inst, Definition::Again, value);
        }
    }

    /// An instruction was copied to another place, with what follows it.
    pub fn copy_of(&mut self, inst: Inst, copy: Inst) {
        if let Some(definitions) = self.definitions.get(&inst).cloned() {
            self.definitions.insert(copy, definitions);
        }
        if let Some(steps) = self.behind.get(&inst).cloned() {
            self.behind.insert(copy, steps);
        }
    }

    /// An instruction stands for several from now on: what it makes is none of the values of before, and what was assigned
    /// behind it is not known.
    pub fn forget(&mut self, inst: Inst) {
        if self.is_empty() {
            return;
        }
        self.definitions.remove(&inst);
        if let Some(mut steps) = self.behind.remove(&inst) {
            self.unknown(&mut steps);
            self.behind.insert(inst, steps);
        }
    }

    /// The same for what was assigned at the beginning of a block, and on the ways from it.
    pub fn forget_around(&mut self, block: Block, successors: &[Block]) {
        if let Some(mut steps) = self.starts.remove(&block) {
            self.unknown(&mut steps);
            self.starts.insert(block, steps);
        }
        for &to in successors {
            if let Some(mut steps) = self.edges.remove(&(block, to)) {
                self.unknown(&mut steps);
                self.edges.insert((block, to), steps);
            }
        }
    }

    fn unknown(&mut self, steps: &mut [Step]) {
        for step in steps {
            match step {
                Step::Assign(index) => {
                    let nothing =
                        Assignment { value: Assigned::Nothing, ..self.assignments[*index as usize] };
                    self.assignments.push(nothing);
                    *index = self.assignments.len() as u32 - 1;
                }
                Step::Join(joined) => *joined = Box::default(),
                Step::Move(_, to) => *to = None,
                Step::Label(_) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Function;
    use ir::Global;

    fn assignment(value: Assigned) -> Assignment {
        Assignment {
            variable: 0,
            value,
            expression: MdRef::default(),
            is_address: false,
            bits: 32,
            offset: 0,
        }
    }

    fn function() -> (Function, Block, [Inst; 2]) {
        let mut func = Function::new(Global::from_u32(0));
        let block = func.append_block(None);
        let insts = [1, 2].map(|code| func.build(block, None, code, &[]));
        func.debug.assignments.push(assignment(Assigned::Address(FrameIndex(0))));
        (func, block, insts)
    }

    #[test]
    fn steps_stay_where_they_are_when_instructions_go() {
        let (mut func, block, [first, second]) = function();
        func.debug.push(block, Some(first), Step::Assign(0));
        func.debug.push(block, Some(second), Step::Assign(0));
        func.remove(second);
        assert_eq!(func.debug.behind(first), [Step::Assign(0), Step::Assign(0)]);
        func.remove(first);
        assert_eq!(func.debug.at_start(block).len(), 2);
    }

    #[test]
    fn steps_go_with_the_end_of_a_block() {
        let (mut func, block, [first, second]) = function();
        func.debug.push(block, Some(second), Step::Assign(0));
        let rest = func.insert_block_after(block);
        func.move_tail(second, rest);
        assert_eq!((func.debug.behind(second).len(), func.debug.behind(first).len()), (1, 0));
    }

    #[test]
    fn what_happens_on_one_of_two_ways_is_not_known() {
        let (mut func, from, _) = function();
        let [via, to] = [(); 2].map(|()| func.append_block(None));
        func.debug.push(via, None, Step::Assign(0));
        func.debug.bypass(from, via, to, true);
        assert_eq!(func.debug.on_edge(from, to), [Step::Assign(0)]);
        // The same once more changes nothing.
        func.debug.bypass(from, via, to, false);
        assert_eq!(func.debug.on_edge(from, to), [Step::Assign(0)]);
        let other = func.append_block(None);
        func.debug.bypass(from, other, to, false);
        let [Step::Assign(index)] = func.debug.on_edge(from, to) else { panic!("one step") };
        assert_eq!(func.debug.assignments[*index as usize].value, Assigned::Nothing);
    }

    #[test]
    fn what_stands_for_two_makes_neither_value() {
        let (mut func, block, [first, _]) = function();
        let value = func.debug.new_value();
        func.debug.define(first, Definition::Operand(0), value);
        func.debug.push(block, Some(first), Step::Assign(0));
        func.debug.forget(first);
        assert_eq!(func.debug.definitions(first), []);
        assert_eq!(func.debug.behind(first), [Step::Assign(1)]);
    }
}
