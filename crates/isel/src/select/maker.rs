//! Makes the graph of instructions that was chosen: runs the result programs of patterns, operands first.
//!
//! A folded node is replaced by an instruction that is made for a node behind it, so node numbers do not tell the order: what
//! is missing is made on demand, with a stack of its own.

use super::{Choice, Choices, Match};
use crate::dag::{Dag, Node, Parts, Value};
use crate::legalize::ValueMap;
use crate::lowering::{Result, Unsupported};
use crate::trace::Trace;
use mir::Isa;
use smallvec::SmallVec;
use tables::code::Reader;
use tables::nodes::NodeOp;
use tables::selection::{PROGRAMS, ResultOp, result_flags};
use tables::value_type::ValueType;

/// Makes what was chosen behind what is there, all but the leaves: node numbers tell the order in which things were made.
pub(super) fn run(
    isa: &Isa<'_>,
    Choices { of_node: choices, matches }: &mut Choices,
    dag: &mut Dag,
    Made { map, states, stack }: &mut Made,
    trace: Option<&mut Trace<'_>>,
) -> Result<()> {
    map.begin(dag);
    states.clear();
    states.resize(dag.len(), State::New);
    let root = dag.root;
    dag.hide(0..dag.len() as u32);
    let mut maker = Maker { trace, isa, dag, map, choices, matches, states };
    maker.keep_leaves();
    maker.make_all(root.node, stack)?;
    dag.root = maker.get(root)?;
    dag.hide_none();
    let mut watched = std::mem::take(&mut dag.shared.watched);
    watched.follow(dag, |value| map.get(dag, value));
    dag.shared.watched = watched;
    Ok(())
}

/// What has been made of the graph as it was.
#[derive(Debug, Default)]
pub(super) struct Made {
    map: ValueMap<Value>,
    /// By node.
    states: Vec<State>,
    /// Nodes that wait for others.
    stack: Vec<Node>,
}

struct Maker<'m, 't> {
    trace: Option<&'m mut Trace<'t>>,
    isa: &'m Isa<'m>,
    dag: &'m mut Dag,
    map: &'m mut ValueMap<Value>,
    choices: &'m mut [Option<Choice>],
    matches: &'m [Match],
    states: &'m mut [State],
}

/// How far an old node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    New,
    /// Its operands are being made.
    Pending,
    /// One of its results is there, at least.
    Made,
}

impl Maker<'_, '_> {
    fn get(&self, value: Value) -> Result<Value> {
        self.map.get(self.dag, value).ok_or_else(|| Unsupported::new("a value without an instruction"))
    }

    /// Leaves that are kept are there.
    fn keep_leaves(&mut self) {
        for index in 0..self.choices.len() {
            let node = Node::from_u32(index as u32);
            if matches!(self.choices[index], Some(Choice::Keep)) && self.dag.is_plain_leaf(node) {
                for result in 0..self.dag.types(node).len() as u32 {
                    self.set(node, result, Value::new(node, result));
                }
            }
        }
    }

    /// Makes a node and what it needs.
    fn make_all(&mut self, root: Node, stack: &mut Vec<Node>) -> Result<()> {
        stack.clear();
        stack.push(root);
        while let Some(&node) = stack.last() {
            if self.is_made(node) {
                stack.pop();
                continue;
            }
            let (known, mut is_circle) = (stack.len(), false);
            // The second time, everything that it needs is there.
            if std::mem::replace(&mut self.states[node.as_u32() as usize], State::Pending) == State::New {
                self.for_inputs(node, |input| match self.states[input.node.as_u32() as usize] {
                    State::New => stack.push(input.node),
                    // It waits for this node.
                    State::Pending => is_circle = true,
                    State::Made => {}
                });
            }
            if is_circle {
                return Err(Unsupported::new("instructions that depend on each other in a circle"));
            }
            if stack.len() == known {
                self.make(node)?;
                stack.pop();
                continue;
            }
            stack[known..].reverse();
        }
        Ok(())
    }

    fn is_made(&self, node: Node) -> bool {
        self.states[node.as_u32() as usize] == State::Made
    }

    /// Notes what stands for a result of an old node.
    fn set(&mut self, node: Node, result: u32, to: Value) {
        self.map.set(self.dag, Value::new(node, result), to);
        self.states[node.as_u32() as usize] = State::Made;
    }

    /// What stands for these values.
    fn get_all(&self, values: &[Value]) -> Result<SmallVec<[Value; 8]>> {
        let mut all = SmallVec::new();
        for &value in values {
            all.push(self.get(value)?);
        }
        Ok(all)
    }

    /// Shows what has to be made before a node.
    fn for_inputs(&self, node: Node, mut show: impl FnMut(Value)) {
        match self.choices.get(node.as_u32() as usize).and_then(Option::as_ref) {
            Some(Choice::Values(values)) => values.iter().copied().for_each(show),
            Some(&Choice::Folded(root)) => show(root.into()),
            Some(&Choice::Pattern(found)) => {
                self.matches[found as usize].for_inputs(self.isa, self.dag, node, show);
            }
            Some(Choice::Keep) | None => self.dag.operands(node).iter().copied().for_each(show),
        }
    }

    fn keep(&mut self, node: Node) -> Result<()> {
        let operands = self.get_all(self.dag.operands(node))?;
        let copy = self.dag.remake(node, &operands);
        for result in 0..self.dag.types(node).len() as u32 {
            self.set(node, result, Value::new(copy, result));
        }
        Ok(())
    }

    /// Makes a node whose inputs are made.
    fn make(&mut self, node: Node) -> Result<()> {
        self.dag.order = self.dag.node(node).order;
        match self.choices.get_mut(node.as_u32() as usize).and_then(Option::take) {
            Some(Choice::Values(values)) => {
                for (result, value) in values.into_iter().enumerate() {
                    let value = self.get(value)?;
                    self.set(node, result as u32, value);
                }
                Ok(())
            }
            Some(Choice::Pattern(found)) => self.result(node, &self.matches[found as usize]),
            Some(Choice::Folded(_)) => Err(Unsupported::new("a result of a folded node")),
            Some(Choice::Keep) => self.keep(node),
            None => Err(Unsupported::new("a value that selection has not reached").at(node)),
        }
    }

    /// Runs the result program of a pattern.
    fn result(&mut self, node: Node, found: &Match) -> Result<()> {
        // Constants that only become immediates are not made: their slots stay as they are, and nobody asks for them.
        let mut slots: SmallVec<[Value; 8]> = SmallVec::new();
        for &value in &found.slots {
            slots.push(self.map.get(self.dag, value).unwrap_or(self.dag.entry()));
        }
        let image = &self.isa.target.image;
        let mut code = image.program(PROGRAMS, found.pattern.result);
        let chains = self.get_all(&found.chains)?;
        let extra = self.get_all(found.extra(self.dag, node))?;
        let has_chain = self.dag.chain_result(node).is_some() || !found.folded.is_empty();
        let mut build = Build {
            node,
            found,
            slots,
            chain: has_chain.then(|| self.dag.token_factor(&chains)),
            glue: found.glue.map(|g| self.get(g)).transpose()?,
            copied: None,
            extra,
        };
        loop {
            let value = match ResultOp::from_number(code.byte().into()) {
                ResultOp::End => {
                    for result in 0..code.number() as u32 {
                        let slot = code.number() as usize;
                        let slot = build.slots.get(slot).copied().unwrap_or(self.dag.entry());
                        // An instruction may have more results than the operation.
                        let ty = self.dag.types(node).get(result as usize);
                        if ty.is_some_and(|&ty| ty != ValueType::OTHER) {
                            self.set(node, result, slot);
                        }
                    }
                    if let Some(trace) = &mut self.trace {
                        trace.completes(node);
                    }
                    return Ok(());
                }
                ResultOp::Integer => {
                    let ty = ValueType::from_raw(code.number());
                    self.dag.target_constant(code.signed(), ty)
                }
                ResultOp::Register => {
                    let ty = ValueType::from_raw(code.number());
                    let reg = mc::Reg(code.number() as u16);
                    self.dag.register(reg.into(), ty)
                }
                ResultOp::Immediate => self.immediate(found, code.number() as usize, None)?,
                ResultOp::Transform => {
                    let function = code.number() as u32;
                    self.immediate(found, code.number() as usize, Some(function))?
                }
                ResultOp::Copy => {
                    let reg = mc::Reg(code.number() as u16);
                    let value = build.slot(code.number() as usize)?;
                    let chain = build.chain.unwrap_or(self.dag.entry());
                    let copy = self.dag.copy_to_reg(chain, reg.into(), value, build.copied);
                    build.copied = Some(Value::new(copy, 1));
                    if let Some(chain) = &mut build.chain {
                        *chain = copy.into();
                    }
                    continue;
                }
                ResultOp::Inst => {
                    self.inst(&mut code, &mut build)?;
                    continue;
                }
            };
            build.slots.push(value);
        }
    }

    fn immediate(&mut self, found: &Match, slot: usize, function: Option<u32>) -> Result<Value> {
        let value = found.slots.get(slot).copied();
        let number = value.and_then(|v| self.dag.as_constant(v));
        let (Some(value), Some(number)) = (value, number) else {
            return Err(Unsupported::new("a constant of this kind as an immediate"));
        };
        let number = function.map_or(number, |f| self.isa.target.call(f, &[number], self.isa.subtarget));
        let ty = self.dag.type_of(value);
        Ok(self.dag.target_constant(number, ty))
    }

    /// Makes an instruction; its results are appended to the slots.
    fn inst(&mut self, code: &mut Reader<'_>, build: &mut Build<'_>) -> Result<()> {
        let opcode = code.number() as u16;
        let flags = code.number();
        let has = |flag| flags & flag != 0;
        let num_types = code.number() as usize;
        let mut types: SmallVec<[ValueType; 4]> = SmallVec::new();
        for _ in 0..num_types {
            types.push(ValueType::from_raw(code.number()));
        }
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        for _ in 0..code.number() {
            operands.push(build.slot(code.number() as usize)?);
        }
        if has(result_flags::VARIADIC) {
            operands.extend_from_slice(&build.extra);
        }
        if has(result_flags::CHAIN) {
            operands.extend(build.chain);
            types.push(ValueType::OTHER);
        }
        match build.copied.take() {
            Some(glue) => operands.push(glue),
            None if has(result_flags::IN_GLUE) => operands.extend(build.glue),
            None => {}
        }
        if has(result_flags::OUT_GLUE) {
            types.push(ValueType::GLUE);
        }
        let mem = build.found.mem.filter(|_| has(result_flags::MEMORY));
        let made = self.dag.make(Parts { mem, ..Parts::new(NodeOp::machine(opcode), &types, &operands) });
        if let Some(trace) = &mut self.trace {
            trace.morphs(build.node, self.dag, made);
        }
        let position = |ty| types.iter().rposition(|&t| t == ty).map(|i| Value::new(made, i as u32));
        for &node in build.found.folded.iter().chain(&[build.node]) {
            for result in 0..self.dag.types(node).len() {
                let ty = self.dag.types(node)[result];
                let marked = (ty == ValueType::OTHER && has(result_flags::CHAIN))
                    || (ty == ValueType::GLUE && has(result_flags::OUT_GLUE) && node == build.node);
                if let (true, Some(value)) = (marked, position(ty)) {
                    self.set(node, result as u32, value);
                }
            }
        }
        for result in 0..num_types as u32 {
            build.slots.push(Value::new(made, result));
        }
        Ok(())
    }
}

/// The result of a pattern on the way.
struct Build<'b> {
    node: Node,
    found: &'b Match,
    slots: SmallVec<[Value; 8]>,
    chain: Option<Value>,
    glue: Option<Value>,
    /// Glue of a copy to a register that the next instruction reads.
    copied: Option<Value>,
    /// Operands of the root that the pattern does not mention.
    extra: SmallVec<[Value; 8]>,
}

impl Build<'_> {
    fn slot(&self, index: usize) -> Result<Value> {
        self.slots.get(index).copied().ok_or_else(|| Unsupported::new("a pattern without its operand"))
    }
}
