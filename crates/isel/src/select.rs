//! Selection: nodes become instructions, by the first pattern that matches.
//!
//! From the root down, every node that is needed gets a pattern, which makes the values at its leaves needed; what lies
//! between is covered and disappears. Then the instructions are made, operands first. The cost is the number of nodes
//! times the patterns tried for each.

use crate::dag::{Dag, Node, Parts, Payload, Value};
use crate::legality::Legality;
use crate::legalize::{ValueMap, copy_node};
use crate::lowering::{Lowering, Result, Unsupported};
use mir::{Isa, MemRef};
use smallvec::SmallVec;
use tables::code::Reader;
use tables::nodes::NodeOp;
use tables::selection::{
    ComplexPattern, Extension, MatchOp, NodeTest, PROGRAMS, Pattern, ResultOp, result_flags,
};
use tables::value_type::ValueType;

/// How a node was covered.
#[derive(Clone, Debug)]
enum Choice {
    /// It stays what it is: a leaf, a copy, a chain.
    Keep,
    Pattern {
        pattern: Pattern,
        slots: SmallVec<[Value; 6]>,
        mem: Option<MemRef>,
        fixed_operands: usize,
    },
    /// The target made these values of its results.
    Values(SmallVec<[Value; 2]>),
}

/// Selects; `dag` and `spare` change places.
pub fn run(
    isa: &Isa<'_>,
    lowering: &dyn Lowering,
    legality: &Legality,
    dag: &mut Dag,
    spare: &mut Dag,
) -> Result<()> {
    let count = dag.len();
    let mut selector =
        Selector { isa, lowering, legality, dag, needed: vec![false; count], choices: Vec::new() };
    selector.choose_all(count)?;
    let Selector { choices, needed, .. } = selector;
    spare.clear();
    let map = ValueMap::new(dag);
    let mut maker = Maker { isa, old: dag, new: spare, map, choices };
    for node in maker.old.nodes() {
        if needed.get(node.as_u32() as usize).copied().unwrap_or(false) {
            maker.make(node)?;
        }
    }
    let root = maker.get(maker.old.root)?;
    spare.root = root;
    std::mem::swap(dag, spare);
    Ok(())
}

struct Selector<'s> {
    isa: &'s Isa<'s>,
    lowering: &'s dyn Lowering,
    legality: &'s Legality,
    dag: &'s mut Dag,
    needed: Vec<bool>,
    /// By node, in the end.
    choices: Vec<Option<Choice>>,
}

impl Selector<'_> {
    fn choose_all(&mut self, count: usize) -> Result<()> {
        self.choices = vec![None; count];
        self.need(self.dag.root);
        for index in (0..count as u32).rev() {
            let node = Node::from_u32(index);
            if self.needed[index as usize] {
                let choice = self.choose(node)?;
                self.need_operands(node, &choice);
                self.choices[index as usize] = Some(choice);
            }
        }
        // What the target's code added stays as it is.
        for index in count as u32..self.dag.len() as u32 {
            self.choices.push(Some(Choice::Keep));
            debug_assert_eq!(self.choices.len(), index as usize + 1);
        }
        Ok(())
    }

    /// Marks a value as needed, and what it is made of if the target's code made it.
    fn need(&mut self, value: Value) {
        let mut pending = vec![value.node];
        while let Some(node) = pending.pop() {
            let index = node.as_u32() as usize;
            if index >= self.needed.len() {
                self.needed.resize(index + 1, false);
            }
            if std::mem::replace(&mut self.needed[index], true) {
                continue;
            }
            if index >= self.choices.len() {
                pending.extend(self.dag.operands(node).iter().map(|v| v.node));
            }
        }
    }

    fn need_operands(&mut self, node: Node, choice: &Choice) {
        let values: SmallVec<[Value; 8]> = match choice {
            Choice::Keep => self.dag.operands(node).iter().copied().collect(),
            Choice::Values(values) => values.clone().into_iter().collect(),
            Choice::Pattern { slots, fixed_operands, .. } => {
                let (chain, rest, glue) = self.split_operands(node);
                let extra = rest.iter().skip(*fixed_operands).copied();
                slots.iter().copied().chain(extra).chain(chain).chain(glue).collect()
            }
        };
        values.into_iter().for_each(|value| self.need(value));
    }

    /// Chain, values and glue among the operands.
    fn split_operands(&self, node: Node) -> (Option<Value>, SmallVec<[Value; 8]>, Option<Value>) {
        split_operands(self.dag, node)
    }

    fn choose(&mut self, node: Node) -> Result<Choice> {
        let op = self.dag.op(node);
        if op.opcode().is_some() || is_kept(op) {
            return Ok(Choice::Keep);
        }
        for i in 0..self.legality.patterns(op).len() {
            let pattern = self.legality.patterns(op)[i];
            if let Some(choice) = self.matches(node, pattern) {
                return Ok(choice);
            }
        }
        if op == NodeOp::FRAME_INDEX
            && let Payload::Frame(index) = self.dag.payload(node)
        {
            return Ok(Choice::Values(SmallVec::from_elem(
                self.lowering.frame_address(self.isa, self.dag, index),
                1,
            )));
        }
        match self.lowering.select(self.isa, self.dag, node)? {
            Some(values) => Ok(Choice::Values(values)),
            None => {
                let ty = self.dag.types(node).first().copied().unwrap_or_default();
                let name = crate::dump::op_name(self.isa, op);
                Err(Unsupported::new(format!("selecting '{name}' of type {ty}")))
            }
        }
    }

    /// Runs the matcher of a pattern; see [`tables::selection`].
    fn matches(&mut self, root: Node, pattern: Pattern) -> Option<Choice> {
        let mut code = self.isa.target.image.program(PROGRAMS, pattern.matcher);
        let mut stack: SmallVec<[Value; 8]> = SmallVec::from_elem(root.into(), 1);
        let mut slots: SmallVec<[Value; 6]> = SmallVec::new();
        let (mut mem, mut fixed_operands) = (None, 0);
        loop {
            let value = *stack.last()?;
            let node = value.node;
            match MatchOp::from_number(code.byte().into()) {
                MatchOp::End => return Some(Choice::Pattern { pattern, slots, mem, fixed_operands }),
                MatchOp::Child => {
                    let n = code.number() as usize;
                    let (_, operands, _) = self.split_operands(node);
                    if stack.len() == 1 {
                        fixed_operands = fixed_operands.max(n + 1);
                    }
                    stack.push(*operands.get(n)?);
                }
                MatchOp::Parent => {
                    stack.pop();
                }
                MatchOp::Node => {
                    let wanted = NodeOp(code.number() as u16);
                    // Only first results are matched inside of a pattern.
                    if self.dag.op(node) != wanted || value.result != 0 {
                        return None;
                    }
                }
                MatchOp::Type => {
                    if self.dag.type_of(value).to_raw() != code.number() {
                        return None;
                    }
                }
                MatchOp::Slot => slots.push(value),
                MatchOp::Same => {
                    if slots.get(code.number() as usize) != Some(&value) {
                        return None;
                    }
                }
                MatchOp::Integer => {
                    if self.dag.as_constant(value) != Some(code.signed()) {
                        return None;
                    }
                }
                MatchOp::Condition => match self.dag.payload(node) {
                    Payload::Cond(cond) if u64::from(cond.0) == code.number() => {}
                    _ => return None,
                },
                MatchOp::TypeLeaf => match self.dag.payload(node) {
                    Payload::Type(ty) if ty.to_raw() == code.number() => {}
                    _ => return None,
                },
                MatchOp::Immediate => {
                    let function = code.number() as u32;
                    let number = self.dag.as_constant(value)?;
                    if self.isa.target.call(function, &[number], self.isa.subtarget) == 0 {
                        return None;
                    }
                }
                MatchOp::Test => {
                    let (test, number) = (NodeTest::from_number(code.number()), code.number());
                    if !self.test(node, test, number) {
                        return None;
                    }
                }
                MatchOp::Complex => {
                    let record =
                        self.isa.target.image.records::<ComplexPattern>().get(code.number() as usize)?;
                    let function = self.isa.target.image.string(record.function);
                    let values = self.lowering.select_complex(self.isa, self.dag, function, value)?;
                    if values.len() != usize::from(record.num_operands) {
                        return None;
                    }
                    slots.extend(values);
                }
                // Memory operations are covered one by one: nothing is folded across the chain.
                MatchOp::Chain if stack.len() > 1 => return None,
                MatchOp::Memory if stack.len() == 1 => mem = self.dag.node(node).mem.get(),
                MatchOp::Chain | MatchOp::Glue | MatchOp::Memory => {}
            }
        }
    }

    fn test(&self, node: Node, test: NodeTest, number: u64) -> bool {
        let mem = self.dag.mem(node);
        let with = |f: &dyn Fn(&mir::MemOperand) -> bool| mem.is_some_and(f);
        let value_type = |m: &mir::MemOperand| match self.dag.op(node) {
            NodeOp::STORE | NodeOp::ATOMIC_STORE => {
                self.dag.operands(node).get(1).map_or(m.ty, |&v| self.dag.type_of(v))
            }
            _ => self.dag.types(node)[0],
        };
        match test {
            NodeTest::Never => false,
            NodeTest::Extension => with(&|m| match number {
                1 => m.extension == Extension::Any,
                2 => m.extension == Extension::Sign,
                3 => m.extension == Extension::Zero,
                _ => m.extension == Extension::None,
            }),
            NodeTest::Truncating => with(&|m| u64::from(m.ty != value_type(m)) == number),
            NodeTest::Indexed => number == 0,
            NodeTest::MemoryType => with(&|m| m.ty.to_raw() == number),
            NodeTest::MemoryElement => with(&|m| m.ty.element().to_raw() == number),
            NodeTest::Ordering => with(&|m| number >> m.ordering & 1 != 0),
            NodeTest::Uses => {
                let users = self.dag.nodes().flat_map(|n| self.dag.operands(n).iter());
                users.filter(|v| **v == Value::from(node)).count() as u64 == number
            }
            NodeTest::Flags => u64::from(self.dag.node(node).flags) & number == number,
            NodeTest::Alignment => with(&|m| 1 << m.align_log2 >= number),
            NodeTest::AddressSpace => with(&|m| m.addr_space < 64 && number >> m.addr_space & 1 != 0),
        }
    }
}

fn split_operands(dag: &Dag, node: Node) -> (Option<Value>, SmallVec<[Value; 8]>, Option<Value>) {
    let (chain, glue) = (dag.chain_operand(node), dag.glue_operand(node));
    let all = dag.operands(node);
    let first = usize::from(chain.is_some());
    let last = all.len() - usize::from(glue.is_some());
    (chain, all[first..last].iter().copied().collect(), glue)
}

/// Nodes that emission understands.
fn is_kept(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::ENTRY_TOKEN
            | NodeOp::TOKEN_FACTOR
            | NodeOp::REGISTER
            | NodeOp::REGISTER_MASK
            | NodeOp::COPY_TO_REG
            | NodeOp::COPY_FROM_REG
            | NodeOp::TARGET_CONSTANT
            | NodeOp::BASIC_BLOCK
            | NodeOp::UNDEF
            | NodeOp::TARGET_GLOBAL_ADDRESS
            | NodeOp::TARGET_BLOCK_ADDRESS
            | NodeOp::TARGET_FRAME_INDEX
            | NodeOp::TARGET_EXTERNAL_SYMBOL
            | NodeOp::TARGET_CONSTANT_POOL
            | NodeOp::TARGET_JUMP_TABLE
            | NodeOp::CONDCODE
            | NodeOp::VALUETYPE
    )
}

/// Makes the new graph.
struct Maker<'m> {
    isa: &'m Isa<'m>,
    old: &'m Dag,
    new: &'m mut Dag,
    map: ValueMap<Value>,
    choices: Vec<Option<Choice>>,
}

/// How deep values made by the target's code may be nested.
const MAX_NESTING: u32 = 64;

impl Maker<'_> {
    fn get(&mut self, value: Value) -> Result<Value> {
        self.get_at(value, 0)
    }

    /// The new value; what the target's code made comes after its users and is made when it is asked for.
    fn get_at(&mut self, value: Value, depth: u32) -> Result<Value> {
        if let Some(value) = self.map.get(value) {
            return Ok(value);
        }
        if depth > MAX_NESTING {
            return Err(Unsupported::new("a result nested this deeply"));
        }
        let mut operands = SmallVec::<[Value; 4]>::new();
        for &operand in self.old.operands(value.node) {
            operands.push(self.get_at(operand, depth + 1)?);
        }
        self.keep(value.node, &operands);
        self.map.get(value).ok_or_else(|| Unsupported::new("a value without a node"))
    }

    fn keep(&mut self, node: Node, operands: &[Value]) {
        let copy = copy_node(self.old, self.new, node, operands);
        for result in 0..self.old.types(node).len() as u32 {
            self.map.set(Value::new(node, result), Value::new(copy, result));
        }
    }

    fn make(&mut self, node: Node) -> Result<()> {
        self.new.order = self.old.node(node).order;
        if self.map.get(node.into()).is_some() {
            return Ok(());
        }
        let Some(choice) = self.choices.get_mut(node.as_u32() as usize).and_then(Option::take) else {
            return Ok(());
        };
        match choice {
            Choice::Keep => {
                let operands: Vec<Value> =
                    self.old.operands(node).iter().map(|&v| self.get(v)).collect::<Result<_>>()?;
                self.keep(node, &operands);
                Ok(())
            }
            Choice::Values(values) => {
                for (result, value) in values.into_iter().enumerate() {
                    let value = self.get(value)?;
                    self.map.set(Value::new(node, result as u32), value);
                }
                Ok(())
            }
            Choice::Pattern { pattern, slots, mem, fixed_operands } => {
                self.result(node, pattern, &slots, mem, fixed_operands)
            }
        }
    }

    /// Runs the result program of a pattern.
    fn result(
        &mut self,
        node: Node,
        pattern: Pattern,
        matched: &[Value],
        mem: Option<MemRef>,
        fixed_operands: usize,
    ) -> Result<()> {
        let mut slots: SmallVec<[Value; 8]> = matched.iter().map(|&v| self.get(v)).collect::<Result<_>>()?;
        let image = &self.isa.target.image;
        let mut code = image.program(PROGRAMS, pattern.result);
        let (chain, operands, glue) = split_operands(self.old, node);
        let chain = chain.map(|c| self.get(c)).transpose()?;
        let glue = glue.map(|g| self.get(g)).transpose()?;
        let mut extra = SmallVec::<[Value; 8]>::new();
        for &operand in operands.iter().skip(fixed_operands) {
            extra.push(self.get(operand)?);
        }
        loop {
            let value = match ResultOp::from_number(code.byte().into()) {
                ResultOp::End => {
                    let count = code.number();
                    for result in 0..count as u32 {
                        let slot = slots.get(code.number() as usize).copied().unwrap_or(self.new.entry());
                        if self.old.types(node).get(result as usize) != Some(&ValueType::OTHER) {
                            self.map.set(Value::new(node, result), slot);
                        }
                    }
                    return Ok(());
                }
                ResultOp::Integer => {
                    let ty = ValueType::from_raw(code.number());
                    self.new.target_constant(code.signed(), ty)
                }
                ResultOp::Register => {
                    let ty = ValueType::from_raw(code.number());
                    let reg = mc::Reg(code.number() as u16);
                    self.new.register(reg.into(), ty)
                }
                ResultOp::Immediate => {
                    let slot = code.number() as usize;
                    self.immediate(matched, slot, None)?
                }
                ResultOp::Transform => {
                    let function = code.number() as u32;
                    let slot = code.number() as usize;
                    self.immediate(matched, slot, Some(function))?
                }
                ResultOp::Inst => {
                    let made = self.inst(node, &mut code, &slots, chain, glue, mem, &extra)?;
                    slots.extend(made);
                    continue;
                }
            };
            slots.push(value);
        }
    }

    fn immediate(&mut self, matched: &[Value], slot: usize, function: Option<u32>) -> Result<Value> {
        let value = matched.get(slot).copied();
        let number = value.and_then(|v| self.old.as_constant(v));
        let (Some(value), Some(number)) = (value, number) else {
            return Err(Unsupported::new("a constant of this kind as an immediate"));
        };
        let number = function.map_or(number, |f| self.isa.target.call(f, &[number], self.isa.subtarget));
        let ty = self.old.type_of(value);
        Ok(self.new.target_constant(number, ty))
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of an instruction node")]
    fn inst(
        &mut self,
        node: Node,
        code: &mut Reader<'_>,
        slots: &[Value],
        chain: Option<Value>,
        glue: Option<Value>,
        mem: Option<MemRef>,
        extra: &[Value],
    ) -> Result<SmallVec<[Value; 2]>> {
        let opcode = code.number() as u16;
        let flags = code.number();
        let num_types = code.number() as usize;
        let mut types: SmallVec<[ValueType; 4]> =
            (0..num_types).map(|_| ValueType::from_raw(code.number())).collect();
        let count = code.number();
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        for _ in 0..count {
            let slot = slots.get(code.number() as usize).copied();
            operands.push(slot.ok_or_else(|| Unsupported::new("a pattern without its operand"))?);
        }
        let has = |flag| flags & flag != 0;
        if has(result_flags::VARIADIC) {
            operands.extend(extra.iter().copied());
        }
        if has(result_flags::CHAIN) {
            operands.extend(chain);
            types.push(ValueType::OTHER);
        }
        if has(result_flags::IN_GLUE) {
            operands.extend(glue);
        }
        if has(result_flags::OUT_GLUE) {
            types.push(ValueType::GLUE);
        }
        let mem = mem.filter(|_| has(result_flags::MEMORY)).map(|m| self.new.mems.push(self.old.mems[m]));
        let made = self.new.make(Parts { mem, ..Parts::new(NodeOp::machine(opcode), &types, &operands) });
        let position = |ty| types.iter().rposition(|&t| t == ty).map(|i| Value::new(made, i as u32));
        for (result, &ty) in self.old.types(node).iter().enumerate() {
            let marked = (ty == ValueType::OTHER && has(result_flags::CHAIN))
                || (ty == ValueType::GLUE && has(result_flags::OUT_GLUE));
            if let (true, Some(value)) = (marked, position(ty)) {
                self.map.set(Value::new(node, result as u32), value);
            }
        }
        Ok((0..num_types as u32).map(|r| Value::new(made, r)).collect())
    }
}
