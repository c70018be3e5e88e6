//! Selection for a described machine: comparisons by the table of conditions, symbols, addresses of stack objects.

use super::{Machine, template};
use crate::convention::{self, StackArea};
use ir::CallingConv;
use isel::dag::{Parts, Payload};
use isel::lowering::{Action, Assignment, CallNodes, Convention, Result};
use isel::{ArgPart, Dag, Lowering, Node, Unsupported, Value};
use mir::{FrameIndex, Isa};
use smallvec::{SmallVec, smallvec};
use tables::machine::{TemplateKind, convention_flags};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

type Values = SmallVec<[Value; 2]>;

impl Machine {
    /// The number of a condition, and whether the operands must change places.
    fn condition(&self, code: CondCode) -> Option<(i64, bool)> {
        let number = |c: CondCode| self.conditions.iter().find(|n| n.code == c.0).map(|n| n.number);
        number(code).map(|n| (n, false)).or_else(|| number(code.swapped()).map(|n| (n, true)))
    }

    /// The operands of a comparison and the number of its condition, as the machine's operations take them.
    fn comparison(&self, dag: &mut Dag, lhs: Value, rhs: Value, code: Value) -> Result<[Value; 3]> {
        let Payload::Cond(code) = dag.payload(code.node) else {
            return Err(Unsupported::new("a comparison without a condition"));
        };
        let missing = || Unsupported::new(format!("the condition '{}'", code.name()));
        let (number, swapped) = self.condition(code).ok_or_else(missing)?;
        let number = dag.target_constant(number, ValueType::int(8));
        Ok(if swapped { [rhs, lhs, number] } else { [lhs, rhs, number] })
    }

    fn branch(&self, dag: &mut Dag, node: Node) -> Result<Values> {
        let &[chain, code, lhs, rhs, to] = dag.operands(node) else {
            return Err(Unsupported::new("a branch of this form"));
        };
        let [lhs, rhs, number] = self.comparison(dag, lhs, rhs, code)?;
        let operands = [chain, to, lhs, rhs, number];
        Ok(smallvec![dag.value(self.facts.branch_if, ValueType::OTHER, &operands)])
    }

    /// A choice between two values by two others has all four in registers. Where there are not so many, a mask that is chosen
    /// keeps the difference of the two or not.
    fn choice(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Values> {
        let &[lhs, rhs, then, otherwise, code] = dag.operands(node) else {
            return Err(Unsupported::new("a choice of this form"));
        };
        let ty = dag.type_of(then);
        let [lhs, rhs, number] = self.comparison(dag, lhs, rhs, code)?;
        let in_registers = [then, lhs, rhs].iter().all(|&v| dag.as_constant(v).is_none());
        if !in_registers || !self.is_short_of_registers(isa, dag) {
            return Ok(smallvec![dag.value(self.facts.select_if, ty, &[otherwise, then, lhs, rhs, number])]);
        }
        let (none, all) = (dag.constant(0, ty), dag.constant(-1, ty));
        let mask = dag.value(self.facts.select_if, ty, &[none, all, lhs, rhs, number]);
        let difference = dag.value(NodeOp::SUB, ty, &[then, otherwise]);
        let kept = dag.value(NodeOp::AND, ty, &[difference, mask]);
        Ok(smallvec![dag.value(NodeOp::ADD, ty, &[otherwise, kept])])
    }

    /// The address of a symbol as a value.
    fn symbol_value(&self, dag: &mut Dag, node: Node) -> Result<Values> {
        let ty = self.facts.pointer_type;
        let op = match dag.op(node) {
            NodeOp::GLOBAL_ADDRESS => NodeOp::TARGET_GLOBAL_ADDRESS,
            NodeOp::BLOCK_ADDRESS => NodeOp::TARGET_BLOCK_ADDRESS,
            NodeOp::JUMP_TABLE => NodeOp::TARGET_JUMP_TABLE,
            NodeOp::CONSTANT_POOL => NodeOp::TARGET_CONSTANT_POOL,
            _ => NodeOp::TARGET_EXTERNAL_SYMBOL,
        };
        // An address is an address, wherever the symbol is defined. What is added to it may have no words but in an operand in
        // memory.
        let (payload, offset) = match dag.payload(node) {
            Payload::Global { global, offset, .. } => {
                (Payload::Global { global, flags: 0, offset: 0 }, offset)
            }
            other => (other, 0),
        };
        let symbol = dag.leaf(op, ty, payload);
        let address = dag.value(self.facts.symbol, ty, &[symbol]);
        if offset == 0 {
            return Ok(smallvec![address]);
        }
        let offset = dag.constant(offset, ty);
        Ok(smallvec![dag.value(NodeOp::ADD, ty, &[address, offset])])
    }
}

fn is_symbol(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::GLOBAL_ADDRESS
            | NodeOp::BLOCK_ADDRESS
            | NodeOp::JUMP_TABLE
            | NodeOp::CONSTANT_POOL
            | NodeOp::EXTERNAL_SYMBOL
    )
}

impl Lowering for Machine {
    fn pointer_type(&self, _: &Isa<'_>) -> ValueType {
        self.facts.pointer_type
    }

    fn stack_pointer(&self) -> ::mc::Reg {
        self.stack()
    }

    fn assign(&self, isa: &Isa<'_>, convention: Convention, parts: &[ArgPart]) -> Result<Option<Assignment>> {
        let number = if convention.is_return { self.facts.results } else { self.facts.arguments };
        let number = (number as usize).checked_sub(1).unwrap_or(usize::MAX);
        let deepest = self.facts.convention & convention_flags::FIRST_ARGUMENT_DEEPEST != 0;
        let area = StackArea {
            base: i64::from(self.facts.return_address_bytes),
            align_log2: self.facts.stack_align_log2,
            first_argument_deepest: deepest,
            big_endian: self.big_endian,
            keeps_pairs: false,
        };
        let own = convention.calling_conv.0;
        if !convention::LIKE_C.contains(&own) {
            return Err(Unsupported::new(format!("calling convention {}", convention.calling_conv)));
        }
        convention::assign(isa, number, area, convention, parts)
    }

    fn passes_objects_in_words(&self) -> bool {
        true
    }

    fn call_nodes(&self) -> CallNodes {
        CallNodes { call: self.facts.call, ret: self.facts.ret, tail: None }
    }

    fn preserved(&self, _: &Isa<'_>, _: CallingConv) -> Vec<::mc::Reg> {
        self.preserved.clone()
    }

    fn action(&self, _: &Isa<'_>, op: NodeOp, _: ValueType) -> Action {
        let declared = match op {
            NodeOp::BR_CC => self.facts.branch_if,
            NodeOp::SELECT_CC => self.facts.select_if,
            op if is_symbol(op) => self.facts.symbol,
            _ => NodeOp::ENTRY_TOKEN,
        };
        if declared == NodeOp::ENTRY_TOKEN { Action::Expand } else { Action::Custom }
    }

    fn lower(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Values> {
        match dag.op(node) {
            NodeOp::BR_CC => self.branch(dag, node),
            NodeOp::SELECT_CC => self.choice(isa, dag, node),
            op if is_symbol(op) => self.symbol_value(dag, node),
            op => Err(Unsupported::new(format!("operation '{op:?}'"))),
        }
    }

    fn select_complex(&self, isa: &Isa<'_>, dag: &mut Dag, function: &str, value: Value) -> Option<Values> {
        self.address(isa, dag, function, value)
    }

    fn select(&self, _: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Option<Values>> {
        // One processor sees its accesses in their order.
        let is_fence = dag.op(node) == NodeOp::ATOMIC_FENCE;
        Ok(dag.operands(node).first().filter(|_| is_fence).map(|&chain| smallvec![chain]))
    }

    fn frame_address(&self, isa: &Isa<'_>, dag: &mut Dag, index: FrameIndex) -> Value {
        let ty = self.facts.pointer_type;
        let object = dag.leaf(NodeOp::TARGET_FRAME_INDEX, ty, Payload::Frame(index));
        let program = self.templates.iter().find(|(kind, _)| *kind == TemplateKind::FrameAddress);
        let made = program.and_then(|&(_, program)| template::read(isa, program).into_iter().next());
        let Some(made) = made else { return object };
        let zero = dag.target_constant(0, ty);
        let operands: SmallVec<[Value; 4]> = made
            .operands
            .iter()
            .skip(usize::from(isa.desc(made.opcode).num_defs))
            .map(|source| match *source {
                template::Source::Value(1) => object,
                template::Source::Immediate(n) => dag.target_constant(n, ty),
                template::Source::Register(reg) => dag.register(reg, ty),
                _ => zero,
            })
            .collect();
        dag.make(Parts::new(NodeOp::machine(made.opcode), &[ty], &operands)).into()
    }
}
