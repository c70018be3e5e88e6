//! From the IR instructions of a block to a graph.
//!
//! A value of an aggregate type is the list of its scalars, in memory order. Within a block, values are results of nodes;
//! between blocks they are in virtual registers: what a block uses of others is read from them, what others use of it is
//! written to them at its end. A scalar of an illegal type takes several registers, or a wider one.

mod aggregates;
mod arguments;
mod arith;
mod arithmetic_intrinsics;
mod asm_goto;
mod atomic_library;
mod branch_weights;
mod calls;
mod conditions;
mod constants;
mod constrained;
mod control;
mod escapes;
mod exceptions;
mod fixed_point;
mod float_environment;
mod inline_asm;
mod intrinsics;
pub(crate) mod lane_numbers;
mod machine_intrinsics;
mod memory;
mod memory_comparison;
mod memory_intrinsics;
mod remat;
mod saturated_conversions;
mod stack_maps;
mod state;
mod swift;
mod switch;
mod tail_calls;
mod target_intrinsics;
mod unaligned;
mod va_arg;
mod variadic;
mod vector_lanes;
mod vector_passing;
mod vector_predication;
mod vectors;

pub use escapes::{FRAME_ESCAPE, PARENT_FRAME_OFFSET};
pub(crate) use intrinsics::{is_ignored, is_of_the_function};
pub use stack_maps::{RESULT, STACK_MAP};
pub(crate) use state::FunctionFunclets;
pub use state::{FunctionState, Incoming, RegisterTable, Registers, Span};
pub use switch::{Comparison, Decision};

use crate::dag::{Dag, Value};
use crate::function_pools::WatchedValue;
use crate::lowering::{Result, Unsupported};
use ir::metadata::MdRef;
use ir::{Inst, InstView, Opcode, Type, TypeData, ValueKind};
use mir::{Block, FrameIndex, Reg};
use smallvec::SmallVec;
use support::hash;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// The scalars of a value.
pub type Scalars = SmallVec<[Value; 1]>;

/// Builds the graph of one block.
pub struct Builder<'f, 'a> {
    pub state: &'f mut FunctionState<'a>,
    pub dag: &'f mut Dag,
    /// The machine block that is being filled.
    pub block: Block,
    /// Constants that count as other numbers.
    substitutes: SmallVec<[(ir::Value, i64); 2]>,
    /// Chain of the last side effect.
    chain: Value,
    /// Chains of loads that may still be reordered among each other.
    loads: Vec<Value>,
    /// Loads of arguments on the stack, which nothing overwrites but arguments of a function that is jumped to.
    argument_loads: Vec<Value>,
    /// Chains of writes to registers for other blocks.
    exports: Vec<Value>,
    /// While a statement of assembly is made whose results others ask for where it jumps to: those that it has so far.
    fixed_results: Option<Vec<inline_asm::Output>>,
    /// While an intrinsic is made for one lane: the type of its result.
    lane_type: Option<LaneType>,
    /// A jump to another function stands for what is left of the block.
    has_left: bool,
}

/// The type of a lane of a result: one vector's element, or the elements of several.
#[derive(Clone, Debug)]
pub(crate) enum LaneType {
    One(Type),
    Several(Vec<Type>),
}

impl<'f, 'a> Builder<'f, 'a> {
    /// For a graph that has been cleared.
    pub fn new(state: &'f mut FunctionState<'a>, dag: &'f mut Dag, block: Block) -> Self {
        let chain = dag.entry();
        hash::empty(&mut state.values);
        Builder {
            state,
            dag,
            block,
            substitutes: SmallVec::new(),
            chain,
            loads: Vec::new(),
            argument_loads: Vec::new(),
            exports: Vec::new(),
            fixed_results: None,
            lane_type: None,
            has_left: false,
        }
    }

    /// Builds a whole IR block. The error comes with the instruction.
    pub fn build(&mut self, block: ir::Block) -> std::result::Result<(), (Option<Inst>, Unsupported)> {
        self.state.locations.clear();
        self.state.locations.push(MdRef::default());
        if Some(block) == self.state.source.entry() {
            self.arguments().map_err(|e| (None, e))?;
            self.watch_arguments();
        }
        for inst in self.state.source.block_insts(block) {
            self.dag.order += 1;
            self.state.locations.push(self.state.source.debug_loc(inst).into());
            if self.state.source.has_dbg_records() {
                crate::debug_records::note(self.state, inst, self.dag.order);
            }
            self.inst(inst).map_err(|e| (Some(inst), e))?;
            if self.has_left {
                break;
            }
        }
        Ok(())
    }

    /// The value is this node.
    fn seed(&mut self, value: ir::Value, node: Value) {
        self.state.values.insert(value, Scalars::from_elem(node, 1));
    }

    /// A constant counts as this number.
    pub(crate) fn substitute(&mut self, value: ir::Value, number: i64) {
        self.substitutes.push((value, number));
    }

    /// The value is an address behind another one.
    pub(crate) fn seed_address(&mut self, pointer: ir::Value, base: ir::Value, distance: i64) -> Result<()> {
        let base = self.scalar(base)?;
        let address = self.add_offset(base, distance);
        self.seed(pointer, address);
        Ok(())
    }

    /// The value is in these registers.
    pub(crate) fn seed_registers(&mut self, value: ir::Value, span: Span) -> Result<()> {
        let scalars = self.state.scalars(self.state.scope.type_of(value))?;
        let scalars = self.read_span(&scalars, span)?;
        self.state.values.insert(value, scalars);
        Ok(())
    }

    /// Builds the first of instructions that are built together.
    pub(crate) fn build_some(
        &mut self,
        insts: &[Inst],
    ) -> std::result::Result<(), (Option<Inst>, Unsupported)> {
        for &inst in insts {
            self.dag.order += 1;
            self.inst(inst).map_err(|e| (Some(inst), e))?;
        }
        Ok(())
    }

    /// Builds instructions of which the last one uses the others, which nobody else does.
    pub(crate) fn build_together(
        &mut self,
        insts: &[Inst],
    ) -> std::result::Result<(), (Option<Inst>, Unsupported)> {
        self.build_some(insts)?;
        let is_terminator = insts.last().is_some_and(|&last| self.state.source.opcode(last).is_terminator());
        if !is_terminator && !self.has_left {
            self.dag.root = self.final_chain();
        }
        Ok(())
    }

    /// Builds what reads the arguments of the function.
    pub(crate) fn build_arguments(&mut self) -> Result<()> {
        self.arguments()?;
        self.dag.root = self.final_chain();
        Ok(())
    }

    /// Builds what writes a value to registers.
    pub(crate) fn build_copy(&mut self, value: ir::Value, span: Span) -> Result<()> {
        let scalars = self.scalars(value)?;
        let registers: SmallVec<[Reg; 2]> = span.registers().collect();
        self.write_registers(&registers, &scalars)?;
        self.dag.root = self.final_chain();
        Ok(())
    }

    /// Whether a jump to another function has taken the place of the rest of the block.
    pub(crate) fn has_left(&self) -> bool {
        self.has_left
    }

    /// The scalars of the result of an instruction, or of one lane of it.
    fn result_scalars(&mut self, inst: Inst) -> Result<SmallVec<[(ValueType, u64); 2]>> {
        match self.lane_type.clone() {
            Some(LaneType::One(ty)) => self.state.scalars(ty),
            Some(LaneType::Several(types)) => {
                let mut all = SmallVec::new();
                for ty in types {
                    all.extend(self.state.scalars(ty)?);
                }
                Ok(all)
            }
            None => self.state.scalars(self.state.source.inst(inst).ty),
        }
    }

    fn result_type(&self, inst: Inst) -> Type {
        match &self.lane_type {
            Some(LaneType::One(ty)) => *ty,
            _ => self.state.source.inst(inst).ty,
        }
    }

    fn pointer_type(&self) -> ValueType {
        self.state.lowering.facts().pointer_type
    }

    fn inst(&mut self, inst: Inst) -> Result<()> {
        let source = self.state.source;
        let view = source.view(inst);
        let scalars = match view {
            InstView::Phi { .. } => self.read_registers(inst.into())?,
            InstView::Alloca { .. } => self.alloca(inst)?,
            InstView::Load { .. }
            | InstView::Store { .. }
            | InstView::GetElementPtr { .. }
            | InstView::Fence { .. }
            | InstView::CmpXchg { .. }
            | InstView::AtomicRmw { .. } => self.memory(inst, view)?,
            InstView::Call { callee, args, info } => self.call(inst, callee, args, info)?,
            InstView::LandingPad { .. } => self.landing_pad()?,
            InstView::CatchPad { .. } | InstView::CleanupPad { .. } => return self.funclet_pad(inst),
            InstView::VAArg { .. } => self.next_argument(inst)?,
            InstView::ExtractValue { aggregate, indices } => {
                let ty = self.state.scope.type_of(aggregate);
                let (first, count) = self.state.scalar_range(ty, indices)?;
                self.scalars(aggregate)?[first..first + count].iter().copied().collect()
            }
            InstView::InsertValue { aggregate, element, indices } => {
                let ty = self.state.scope.type_of(aggregate);
                let (first, count) = self.state.scalar_range(ty, indices)?;
                let mut all = self.scalars(aggregate)?;
                let element = self.scalars(element)?;
                for i in 0..count {
                    all[first + i] = element[i];
                }
                all
            }
            InstView::Freeze { .. } | InstView::Select { .. } if self.is_aggregate(source.inst(inst).ty) => {
                self.aggregate_op(view)?
            }
            _ if source.opcode(inst).is_terminator() => return self.terminator(inst, view),
            _ => SmallVec::from_elem(self.scalar_op(inst, view)?, 1),
        };
        self.define(inst, scalars)
    }

    fn is_aggregate(&self, ty: Type) -> bool {
        matches!(
            self.state.scope.env.types.get(ty),
            TypeData::Array { .. } | TypeData::Struct { .. } | TypeData::Identified(_)
        )
    }

    /// What is done to each scalar of an aggregate.
    fn aggregate_op(&mut self, view: InstView<'_>) -> Result<Scalars> {
        match view {
            InstView::Freeze { operand } => {
                let scalars = self.scalars(operand)?;
                let freeze = |&v| self.dag.value(NodeOp::FREEZE, self.dag.type_of(v), &[v]);
                Ok(scalars.iter().map(freeze).collect())
            }
            InstView::Select { cond, if_true, if_false } => {
                let cond = self.scalar(cond)?;
                let (a, b) = (self.scalars(if_true)?, self.scalars(if_false)?);
                let select = |(&a, &b)| self.dag.value(NodeOp::SELECT, self.dag.type_of(a), &[cond, a, b]);
                Ok(a.iter().zip(&b).map(select).collect())
            }
            _ => Err(Unsupported::new("an operation on an aggregate")),
        }
    }

    /// Notes the value of an instruction, and writes it to registers if other blocks use it.
    fn define(&mut self, inst: Inst, scalars: Scalars) -> Result<()> {
        let value = ir::Value::inst(inst);
        let is_phi = self.state.source.opcode(inst) == Opcode::Phi;
        if self.state.cross_block[inst.as_u32() as usize] && !is_phi {
            self.export(value, &scalars)?;
        }
        self.watch(value, &scalars);
        self.state.values.insert(value, scalars);
        Ok(())
    }

    /// Notes which node a value is that debug information asks for.
    fn watch(&mut self, value: ir::Value, scalars: &[Value]) {
        if let &[scalar] = scalars
            && self.state.debug_records.wants(value)
        {
            self.dag.shared.watched.0.push(WatchedValue { source: value, result: scalar, offset: 0 });
        }
    }

    fn watch_arguments(&mut self) {
        for (arg, _) in self.state.source.params.iter() {
            let value = ir::Value::arg(arg);
            if let Some(scalars) = self.state.values.get(&value).cloned() {
                self.watch(value, &scalars);
            }
        }
    }

    /// Writes a value to its registers.
    fn export(&mut self, value: ir::Value, scalars: &[Value]) -> Result<()> {
        let registers = self.state.registers_of(value)?;
        self.write_registers(&registers, scalars)
    }

    fn write_registers(&mut self, registers: &[Reg], scalars: &[Value]) -> Result<()> {
        let mut next = registers.iter().copied();
        for &scalar in scalars {
            let ty = self.dag.type_of(scalar);
            let between = self.state.type_between_blocks(ty);
            let is_mask = between != ty;
            let scalar =
                if is_mask { self.dag.value(NodeOp::SIGN_EXTEND, between, &[scalar]) } else { scalar };
            let parts = self.split_into_parts(scalar)?;
            for part in parts {
                let Some(reg) = next.next() else { break };
                let entry = self.dag.entry();
                let copy = self.dag.copy_to_reg(entry, reg, part, None);
                self.exports.push(copy.into());
            }
        }
        Ok(())
    }

    /// A scalar as values of the type of its registers, least significant first.
    fn split_into_parts(&mut self, scalar: Value) -> Result<SmallVec<[Value; 2]>> {
        let ty = self.dag.type_of(scalar);
        let held = self.state.registers_for(ty)?;
        let mut parts = SmallVec::new();
        if held.ty == ty {
            parts.push(scalar);
            return Ok(parts);
        }
        if ty.is_vector() && held.ty.is_vector() {
            let lanes = held.ty.lanes();
            for first in (0..ty.lanes()).step_by(lanes as usize) {
                let mut elements = Vec::new();
                for lane in first..first + lanes {
                    let is_there = lane < ty.lanes();
                    elements.push(if is_there {
                        self.element(scalar, lane)
                    } else {
                        self.dag.undef(ty.element())
                    });
                }
                parts.push(self.vector_of(held.ty, &elements));
            }
            return Ok(parts);
        }
        if ty.is_vector() {
            for element in self.elements(scalar) {
                parts.extend(self.split_into_parts(element)?);
            }
            return Ok(parts);
        }
        let scalar = self.as_int(scalar);
        let bits = self.dag.type_of(scalar).scalar_bits();
        let width = held.ty.scalar_bits();
        if held.count == 1 {
            let is_whole = bits == width;
            parts.push(if is_whole {
                scalar
            } else {
                self.dag.value(NodeOp::ANY_EXTEND, held.ty, &[scalar])
            });
            return Ok(parts);
        }
        let whole = ValueType::int(width * held.count as u32);
        let scalar = if bits == whole.scalar_bits() {
            scalar
        } else {
            self.dag.value(NodeOp::ANY_EXTEND, whole, &[scalar])
        };
        for i in 0..held.count {
            let amount = self.dag.constant(i64::from(width) * i as i64, self.pointer_type());
            let shifted = if i == 0 { scalar } else { self.dag.value(NodeOp::SRL, whole, &[scalar, amount]) };
            parts.push(self.dag.value(NodeOp::TRUNCATE, held.ty, &[shifted]));
        }
        Ok(parts)
    }

    /// The scalar of type `ty` that these parts make.
    fn of_parts(&mut self, ty: ValueType, parts: &[Value]) -> Value {
        let Some(&first) = parts.first() else { return self.dag.undef(ty) };
        let part_ty = self.dag.type_of(first);
        if part_ty == ty {
            return first;
        }
        if ty.is_vector() {
            let mut elements = Vec::new();
            if part_ty.is_vector() {
                for &part in parts {
                    elements.extend(self.elements(part));
                }
                elements.truncate(ty.lanes() as usize);
            } else {
                let each = (parts.len() / ty.lanes() as usize).max(1);
                for own in parts.chunks(each) {
                    elements.push(self.of_parts(ty.element(), own));
                }
            }
            return self.vector_of(ty, &elements);
        }
        let int = ValueType::int(ty.scalar_bits());
        let value = if parts.len() == 1 {
            if part_ty == int { first } else { self.dag.value(NodeOp::TRUNCATE, int, &[first]) }
        } else {
            let width = part_ty.scalar_bits();
            let whole = ValueType::int(width * parts.len() as u32);
            let mut value = self.dag.value(NodeOp::ZERO_EXTEND, whole, &[first]);
            for (i, &part) in parts.iter().enumerate().skip(1) {
                let wide = self.dag.value(NodeOp::ZERO_EXTEND, whole, &[part]);
                let amount = self.dag.constant(i64::from(width) * i as i64, self.pointer_type());
                let shifted = self.dag.value(NodeOp::SHL, whole, &[wide, amount]);
                value = self.dag.value(NodeOp::OR, whole, &[value, shifted]);
            }
            if whole == int { value } else { self.dag.value(NodeOp::TRUNCATE, int, &[value]) }
        };
        if int == ty { value } else { self.dag.value(NodeOp::BITCAST, ty, &[value]) }
    }

    /// A floating-point number as the integer with its bits.
    fn as_int(&mut self, value: Value) -> Value {
        let ty = self.dag.type_of(value);
        if ty.is_int() {
            return value;
        }
        let int = ValueType::int(ty.scalar_bits());
        let int = if ty.is_vector() { int.vector(ty.lanes(), false).unwrap_or(int) } else { int };
        self.dag.value(NodeOp::BITCAST, int, &[value])
    }

    /// A value of another block, or of a PHI, from its registers.
    fn read_registers(&mut self, value: ir::Value) -> Result<Scalars> {
        self.state.registers_of(value)?;
        let span = self.state.registers.get(value).unwrap_or(Span::EMPTY);
        let scalars = self.state.scalars(self.state.scope.type_of(value))?;
        self.read_span(&scalars, span)
    }

    /// Scalars of these types from their registers.
    fn read_span(&mut self, scalars: &[(ValueType, u64)], span: Span) -> Result<Scalars> {
        let mut next = span.registers();
        let mut out = Scalars::new();
        for &(ty, _) in scalars {
            let between = self.state.type_between_blocks(ty);
            let held = self.state.registers_for(between)?;
            let entry = self.dag.entry();
            let parts: SmallVec<[Value; 2]> = next
                .by_ref()
                .take(held.count)
                .map(|reg| {
                    let value = self.dag.copy_from_reg(entry, reg, held.ty, None).into();
                    self.with_known_bits(reg, value)
                })
                .collect();
            let mut scalar = self.of_parts(between, &parts);
            if between != ty {
                let truth = self.dag.type_leaf(ty.element());
                let mask = self.dag.value(NodeOp::ASSERT_SEXT, between, &[scalar, truth]);
                scalar = self.dag.value(NodeOp::TRUNCATE, ty, &[mask]);
            }
            out.push(scalar);
        }
        Ok(out)
    }

    /// The value of a register with what is known of it.
    fn with_known_bits(&mut self, reg: Reg, value: Value) -> Value {
        let Some(&known) = self.dag.shared.known_numbers.get(&reg) else { return value };
        let ty = self.dag.type_of(value);
        let (op, from) = match (known.bits, self.state.lowering.facts().sign_extended) {
            (Some(bits), _) => (NodeOp::ASSERT_ZEXT, ValueType::int(bits.into())),
            (None, Some(narrow)) if known.is_narrow => (NodeOp::ASSERT_SEXT, narrow),
            _ => return value,
        };
        let from = self.dag.type_leaf(from);
        self.dag.value(op, ty, &[value, from])
    }

    /// The scalars of any value.
    pub fn scalars(&mut self, value: ir::Value) -> Result<Scalars> {
        if let Some(scalars) = self.state.values.get(&value) {
            return Ok(scalars.clone());
        }
        let scalars = match value.kind() {
            ValueKind::Inst(inst) => match self.state.allocas.get(&inst) {
                Some(&index) => SmallVec::from_elem(self.frame_index(index), 1),
                None if self.state.is_sunk(inst) => self.sunk(inst)?,
                None => self.read_registers(value)?,
            },
            ValueKind::Arg(_) => self.read_registers(value)?,
            _ => match self.substitutes.iter().find(|(constant, _)| *constant == value) {
                Some(&(_, number)) => {
                    let ty = self.state.value_type(self.state.scope.type_of(value))?;
                    SmallVec::from_elem(self.dag.constant(number, ty), 1)
                }
                None => self.constant(value, 0)?,
            },
        };
        self.state.values.insert(value, scalars.clone());
        Ok(scalars)
    }

    /// The one scalar of a value that is no aggregate.
    pub fn scalar(&mut self, value: ir::Value) -> Result<Value> {
        let scalars = self.scalars(value)?;
        scalars
            .first()
            .copied()
            .ok_or_else(|| Unsupported::new("an empty aggregate where a scalar is needed"))
    }

    fn frame_index(&mut self, index: FrameIndex) -> Value {
        let ty = self.pointer_type();
        self.dag.leaf(NodeOp::FRAME_INDEX, ty, crate::dag::Payload::Frame(index))
    }

    /// The chain after everything so far, for something that must stay behind it.
    fn ordered_chain(&mut self) -> Value {
        if self.loads.is_empty() {
            return self.chain;
        }
        let mut chains = std::mem::take(&mut self.loads);
        if self.chain != self.dag.entry() || chains.is_empty() {
            chains.push(self.chain);
        }
        self.chain = self.dag.token_factor(&chains);
        self.chain
    }

    /// The chain after everything, register writes included: for terminators.
    fn final_chain(&mut self) -> Value {
        let chain = self.ordered_chain();
        let mut chains = std::mem::take(&mut self.exports);
        if chains.is_empty() {
            return chain;
        }
        if chain != self.dag.entry() {
            chains.push(chain);
        }
        self.chain = self.dag.token_factor(&chains);
        self.chain
    }
}
