//! Selection for a described machine: comparisons by the table of conditions, symbols, addresses of stack objects.

use super::symbols::Given;
use super::{Machine, carries, template, vectors};
use crate::convention::{self, StackArea};
use ir::CallingConv;
use isel::call::{self, access};
use isel::dag::{Parts, Payload};
use isel::lowering::{
    Action, AsmConstraint, Assignment, Convention, IntoRegister, LoweringFacts, Operands, Result,
};
use isel::{ArgLoc, ArgPart, Dag, Lowering, Node, Unsupported, Value};
use mir::function::{MemBase, MemOperand};
use mir::{FrameIndex, Isa};
use smallvec::{SmallVec, smallvec};
use tables::machine::{TemplateKind, machine_flags};
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

type Values = SmallVec<[Value; 2]>;

impl Machine {
    /// The number of a condition of integers, or of floating-point numbers, and whether the operands must change places.
    pub(super) fn condition(&self, code: CondCode, of_floats: bool) -> Option<(i64, bool)> {
        let table = if of_floats { &self.float_conditions } else { &self.conditions };
        let number = |c: CondCode| table.iter().find(|n| n.code == c.0).map(|n| n.number);
        number(code).map(|n| (n, false)).or_else(|| number(code.swapped()).map(|n| (n, true)))
    }

    /// Two conditions of floating-point numbers of which one holds where this one does.
    fn halves(&self, dag: &Dag, lhs: Value, code: Value) -> Option<[CondCode; 2]> {
        let Payload::Cond(code) = dag.payload(code.node) else { return None };
        if !dag.type_of(lhs).is_float() || self.condition(code, true).is_some() {
            return None;
        }
        match code {
            CondCode::ONE => Some([CondCode::OLT, CondCode::OGT]),
            CondCode::UEQ => Some([CondCode::OEQ, CondCode::UO]),
            _ => None,
        }
    }

    /// The operands of a comparison and the number of its condition, as the machine's operations take them.
    fn comparison(&self, dag: &mut Dag, lhs: Value, rhs: Value, code: Value) -> Result<[Value; 3]> {
        let Payload::Cond(code) = dag.payload(code.node) else {
            return Err(Unsupported::new("a comparison without a condition"));
        };
        let missing = || Unsupported::new(format!("the condition '{}'", code.name()));
        if let Some((lhs, rhs, number)) = self.compared_again(dag, (lhs, rhs), code) {
            return Ok([lhs, rhs, dag.target_constant(number, ValueType::int(8))]);
        }
        let of_floats = dag.type_of(lhs).is_float();
        let (number, swapped) = self.condition(code, of_floats).ok_or_else(missing)?;
        let number = dag.target_constant(number, ValueType::int(8));
        Ok(if swapped { [rhs, lhs, number] } else { [lhs, rhs, number] })
    }

    /// Bits that become another type, or a conversion of an integer that lies in a floating-point register; nothing for types
    /// that the machine does not know.
    fn by_memory(&self, dag: &mut Dag, node: Node) -> Values {
        let (to, op) = (dag.type_of(node.into()), dag.op(node));
        let &[value] = dag.operands(node) else { return Values::new() };
        let from = dag.type_of(value);
        let is_known =
            |ty: ValueType| ty == self.pointer_type || matches!(ty, ValueType::F32 | ValueType::F64);
        // The type of floating-point registers that have room for an integer.
        let bits_type = call::float_of_size(self.pointer_type);
        if !is_known(from) || !is_known(to) {
            return Values::new();
        }
        smallvec![match op {
            NodeOp::SINT_TO_FP => {
                let bits = self.through_memory(dag, value, from, bits_type);
                dag.value(self.facts.convert_to_float, to, &[bits])
            }
            NodeOp::FP_TO_SINT => {
                let bits = dag.value(self.facts.convert_from_float, bits_type, &[value]);
                self.through_memory(dag, bits, bits_type, to)
            }
            _ => self.through_memory(dag, value, from, to),
        }]
    }

    /// Stores a value, of which memory has a type, and loads the same bits as another one.
    fn through_memory(&self, dag: &mut Dag, value: Value, stored: ValueType, to: ValueType) -> Value {
        let own = access(stored);
        let place = dag.shared.temporary(stored.bits() / 8, own.align_log2);
        let address = dag.leaf(NodeOp::FRAME_INDEX, self.pointer_type, Payload::Frame(place));
        let own = MemOperand { base: MemBase::Frame(place), ..own };
        let entry = dag.entry();
        let chain = dag.store(entry, value, address, MemOperand { is_store: true, ..own });
        let narrow = stored.scalar_bits() < to.scalar_bits();
        let (ty, extension) = match narrow {
            true => (ValueType::int(stored.scalar_bits()), Extension::Any),
            false => (to, Extension::None),
        };
        dag.load(to, chain, address, MemOperand { ty, extension, is_load: true, ..own }).into()
    }

    /// A place in the names of the function that is called.
    fn location_inside(&self, location: ArgLoc) -> ArgLoc {
        let inside = |reg| self.inside(reg);
        match location {
            ArgLoc::Reg(reg) => ArgLoc::Reg(inside(reg)),
            ArgLoc::Extended(reg, ty) => ArgLoc::Extended(inside(reg), ty),
            ArgLoc::BitsInReg(reg) => ArgLoc::BitsInReg(inside(reg)),
            ArgLoc::UpperHalf(reg) => ArgLoc::UpperHalf(inside(reg)),
            ArgLoc::BitsInRegs(first, second) => ArgLoc::BitsInRegs(inside(first), inside(second)),
            ArgLoc::BitsInRegAndStack(reg, offset) => ArgLoc::BitsInRegAndStack(inside(reg), offset),
            ArgLoc::RegAndBits(reg, other) => ArgLoc::RegAndBits(inside(reg), inside(other)),
            ArgLoc::AddressInReg(reg) => ArgLoc::AddressInReg(inside(reg)),
            ArgLoc::Stack(_)
            | ArgLoc::BitsOnStack(_)
            | ArgLoc::Object(_)
            | ArgLoc::AddressOnStack(_)
            | ArgLoc::NarrowStack(..)
            | ArgLoc::ByReference => location,
        }
    }

    fn branch(&self, dag: &mut Dag, node: Node) -> Result<Values> {
        let &[chain, code, lhs, rhs, to] = dag.operands(node) else {
            return Err(Unsupported::new("a branch of this form"));
        };
        if let Some(halves) = self.halves(dag, lhs, code) {
            let ty = ValueType::I32;
            let (one, zero) = (dag.constant(1, ty), dag.constant(0, ty));
            let truth = self.choice_of_two(dag, (lhs, rhs), (one, zero), halves)?;
            let not_equal = dag.leaf(NodeOp::CONDCODE, ValueType::OTHER, Payload::Cond(CondCode::NE));
            let [lhs, rhs, number] = self.comparison(dag, truth, zero, not_equal)?;
            let operands = [chain, to, lhs, rhs, number];
            return Ok(smallvec![dag.value(self.facts.branch_if, ValueType::OTHER, &operands)]);
        }
        if let Payload::Cond(own) = dag.payload(code.node)
            && let Some(flags) = self.flags_tested(dag, (lhs, rhs), own)
        {
            return Ok(smallvec![self.branch_by_flags(dag, &flags, chain, to)]);
        }
        let [lhs, rhs, number] = self.comparison(dag, lhs, rhs, code)?;
        let operands = [chain, to, lhs, rhs, number];
        Ok(smallvec![dag.value(self.facts.branch_if, ValueType::OTHER, &operands)])
    }

    /// Whether numbers of a floating-point type are compared by the machine.
    fn compares(&self, ty: ValueType) -> bool {
        let least = if self.compares_halves { 16 } else { 32 };
        let is_wide_enough = (least..=self.pointer_type.bits()).contains(&ty.bits());
        !self.float_conditions.is_empty() && is_wide_enough && ty != ValueType::BF16
    }

    /// Whether numbers of 16 bits are chosen by the machine.
    fn selects_halves(&self, ty: ValueType) -> bool {
        ty == ValueType::F16 && self.has_flag(machine_flags::SELECTS_HALVES)
    }

    /// The first value if one of two conditions holds.
    fn choice_of_two(
        &self,
        dag: &mut Dag,
        (lhs, rhs): (Value, Value),
        (then, otherwise): (Value, Value),
        conditions: [CondCode; 2],
    ) -> Result<Value> {
        let ty = dag.type_of(then);
        let mut value = otherwise;
        for code in conditions {
            let code = dag.leaf(NodeOp::CONDCODE, ValueType::OTHER, Payload::Cond(code));
            let [lhs, rhs, number] = self.comparison(dag, lhs, rhs, code)?;
            value = dag.value(self.facts.select_if, ty, &[value, then, lhs, rhs, number]);
        }
        Ok(value)
    }

    /// 1 if a comparison of floating-point numbers holds, else 0.
    fn truth(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Values> {
        let &[lhs, rhs, code] = dag.operands(node) else {
            return Err(Unsupported::new("a comparison of this form"));
        };
        let ty = dag.types(node)[0];
        let (one, zero) = (dag.constant(1, ty), dag.constant(0, ty));
        let choice = dag.make(Parts::new(NodeOp::SELECT_CC, &[ty], &[lhs, rhs, one, zero, code]));
        self.choice(isa, dag, choice)
    }

    /// A choice between two values by two others has all four in registers. Where there are not so many, a mask that is chosen
    /// keeps the difference of the two or not.
    fn choice(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Values> {
        let &[lhs, rhs, then, otherwise, code] = dag.operands(node) else {
            return Err(Unsupported::new("a choice of this form"));
        };
        let ty = dag.type_of(then);
        if let Some(halves) = self.halves(dag, lhs, code) {
            return Ok(smallvec![self.choice_of_two(dag, (lhs, rhs), (then, otherwise), halves)?]);
        }
        if let Payload::Cond(own) = dag.payload(code.node)
            && let Some(flags) = self.flags_tested(dag, (lhs, rhs), own)
        {
            return Ok(smallvec![self.chosen_by_flags(dag, &flags, (then, otherwise))]);
        }
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

    /// What counts of an amount: shifts take it modulo the width, so a mask that keeps those bits does nothing.
    fn shift_amount(&self, dag: &Dag, value: Value) -> Value {
        let most = i64::from(self.pointer_type.scalar_bits()) - 1;
        match dag.operands(value.node) {
            &[inner, mask] if dag.op(value.node) == NodeOp::AND => {
                let keeps = dag.as_constant(mask).is_some_and(|m| m & most == most);
                if keeps { inner } else { value }
            }
            _ => value,
        }
    }

    /// The address of a symbol as a value.
    fn symbol_value(&self, dag: &mut Dag, node: Node) -> Result<Values> {
        let ty = self.pointer_type;
        let op = as_operand(dag.op(node));
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

/// The operand of instructions that a symbol is.
fn as_operand(op: NodeOp) -> NodeOp {
    match op {
        NodeOp::GLOBAL_ADDRESS => NodeOp::TARGET_GLOBAL_ADDRESS,
        NodeOp::BLOCK_ADDRESS => NodeOp::TARGET_BLOCK_ADDRESS,
        NodeOp::JUMP_TABLE => NodeOp::TARGET_JUMP_TABLE,
        NodeOp::CONSTANT_POOL => NodeOp::TARGET_CONSTANT_POOL,
        _ => NodeOp::TARGET_EXTERNAL_SYMBOL,
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
    fn facts(&self) -> &LoweringFacts {
        &self.lowering_facts
    }

    fn probe_stack(&self, dag: &mut Dag, chain: Value, to: Value, interval: u32) -> Option<Value> {
        let op = Some(self.facts.probe_stack).filter(|&op| op != NodeOp::ENTRY_TOKEN)?;
        let step = dag.target_constant(interval.into(), ValueType::I32);
        Some(dag.value(op, ValueType::OTHER, &[chain, to, step]))
    }

    fn assign(&self, isa: &Isa<'_>, convention: Convention, parts: &[ArgPart]) -> Result<Option<Assignment>> {
        let number = if convention.is_return { self.results } else { self.arguments };
        let number = (number as usize).checked_sub(1).unwrap_or(usize::MAX);
        let pointer_bytes = (self.pointer_type.scalar_bits() / 8) as u8;
        let area = StackArea {
            base: i64::from(self.facts.return_address_bytes),
            // Nothing that is passed there wants more than two addresses.
            align_log2: self.facts.stack_align_log2.min((2 * pointer_bytes).ilog2() as u8),
            first_argument_deepest: self.has_flag(machine_flags::FIRST_ARGUMENT_DEEPEST),
            keeps_arrays: self.has_flag(machine_flags::WHOLE_ARRAYS),
            packs_arrays: self.packs_arguments,
            big_endian: self.big_endian,
            word_bytes: pointer_bytes,
            saved_type: Some(self.pointer_type),
            max_results: self.facts.max_results,
            ..StackArea::default()
        };
        let own = convention.calling_conv.0;
        if !self.calling_convs.contains(&own) {
            return Err(Unsupported::new(format!("calling convention {}", convention.calling_conv)));
        }
        let mut assignment = convention::assign(isa, number, area, convention, parts)?;
        if !convention.is_return && self.tail_convs.contains(&own) {
            let stack_bytes = assignment.as_ref().map_or(0, |assignment| assignment.stack_bytes);
            if stack_bytes != 0 {
                let name = convention.calling_conv;
                return Err(Unsupported::new(format!("arguments on the stack by calling convention {name}")));
            }
        }
        if let Some(assignment) = &mut assignment {
            if !convention.is_return {
                assignment.stack_bytes = assignment.stack_bytes.max(self.facts.least_call_bytes.into());
            }
            if convention.is_inside && self.has_windows() {
                assignment
                    .locations
                    .iter_mut()
                    .for_each(|location| *location = self.location_inside(*location));
                assignment.free_registers.iter_mut().for_each(|reg| *reg = self.inside(*reg));
            }
        }
        Ok(assignment)
    }

    fn passed_vector(&self, isa: &Isa<'_>, ty: ValueType) -> Result<ValueType> {
        if self.has_flag(machine_flags::SHORT_VECTORS) {
            return self.vectors.passed(isa, ty);
        }
        let unknown = self.facts.unknown_vectors_if.checked_sub(1);
        let is_unknown = unknown.is_some_and(|predicates| isa.subtarget.enables(predicates));
        if is_unknown && ty.scalar_bits() <= self.facts.unknown_vectors_bits.into() {
            return Err(Unsupported::new(format!(
                "passing a value of type {ty}, which takes vector registers"
            )));
        }
        Ok(ty)
    }

    fn shift_vector(&self, dag: &mut Dag, op: NodeOp, value: Value, by: u32) -> Option<Value> {
        self.vectors.shifted(dag, op, value, by)
    }

    fn vector_operation(
        &self,
        dag: &mut Dag,
        op: NodeOp,
        ty: ValueType,
        operands: &[Value],
    ) -> Option<Value> {
        self.vectors.operation(dag, op, ty, operands)
    }

    fn pack_lanes(&self, dag: &mut Dag, a: Value, b: Value, _: u32, _: bool) -> Option<Value> {
        let narrow = vectors::of_half_width(dag.type_of(a))?;
        let lanes = narrow.lanes();
        let mask: SmallVec<[Option<u32>; 16]> = (0..lanes).map(|lane| Some(2 * lane)).collect();
        let (a, b) = (vectors::cast(dag, a, narrow), vectors::cast(dag, b, narrow));
        self.vectors.shuffled(self, dag, [a, b], &mask)
    }

    fn pack_saturated(&self, dag: &mut Dag, a: Value, b: Value, signed: bool) -> Option<Value> {
        self.vectors.packed_saturated(dag, [a, b], signed)
    }

    fn reduce_lanes(
        &self,
        dag: &mut Dag,
        op: (NodeOp, Option<NodeOp>),
        value: Value,
        lanes: u32,
    ) -> Option<Value> {
        self.vectors.reduced(dag, op, value, lanes)
    }

    fn sum_pairs(&self, dag: &mut Dag, extension: NodeOp, value: Value) -> Option<Value> {
        self.vectors.pair_sums(dag, extension, value)
    }

    fn compare_vectors(&self, dag: &mut Dag, code: CondCode, a: Value, b: Value) -> Option<Value> {
        self.vectors.compared(dag, code, a, b)
    }

    fn sign_bits(&self, dag: &mut Dag, mask: Value, lanes: u32) -> Option<Value> {
        self.vectors.bits_of_mask(self, dag, mask, lanes)
    }

    fn test_mask(&self, dag: &mut Dag, mask: Value, lanes: u32, all: bool) -> Option<Value> {
        self.vectors.tested_mask(dag, mask, lanes, all)
    }

    fn mask_of_bits(&self, dag: &mut Dag, ty: ValueType, bits: Value) -> Option<Value> {
        self.vectors.mask_of_bits(self, dag, ty, bits)
    }

    fn shuffle(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        self.vectors.shuffled(self, dag, [a, b], mask)
    }

    fn stripped_address(&self, dag: &mut Dag, address: Value) -> Value {
        match self.facts.strip_address {
            NodeOp::ENTRY_TOKEN => address,
            op => dag.value(op, self.pointer_type, &[address]),
        }
    }

    fn thread_pointer(&self, isa: &Isa<'_>, dag: &mut Dag) -> Option<Value> {
        if let Some(program) = self.template(TemplateKind::ReadThreadPointer) {
            return self.node(isa, dag, program, &[], (self.pointer_type, None));
        }
        let register = Some(::mc::Reg(self.facts.thread_pointer)).filter(|reg| reg.0 != 0)?;
        let entry = dag.entry();
        Some(dag.copy_from_reg(entry, register.into(), self.pointer_type, None).into())
    }

    fn preserved(&self, _: &Isa<'_>, convention: CallingConv) -> Vec<::mc::Reg> {
        self.saved_by(convention).map_or(&self.preserved, |own| &own.preserved).clone()
    }

    fn action(&self, _: &Isa<'_>, op: NodeOp, ty: ValueType) -> Action {
        if self.vectors.is_about_elements(op) {
            return Action::Custom;
        }
        let is_custom = match op {
            NodeOp::SETCC => ty.is_float() && !ty.is_vector() && self.compares(ty),
            op if self.carries(op, ty) => true,
            NodeOp::GLOBAL_TLS_ADDRESS => self.template(TemplateKind::GeneralDynamicArgument).is_some(),
            NodeOp::BITCAST => self.lowering_facts.bits_through_memory && !ty.is_vector(),
            NodeOp::SINT_TO_FP => self.facts.convert_to_float != NodeOp::ENTRY_TOKEN && !ty.is_vector(),
            NodeOp::FP_TO_SINT => self.facts.convert_from_float != NodeOp::ENTRY_TOKEN && !ty.is_vector(),
            _ => self.masked_atomics.iter().any(|known| known.op == op),
        };
        if is_custom {
            return Action::Custom;
        }
        let declared = match op {
            NodeOp::BR_CC => self.facts.branch_if,
            NodeOp::SELECT_CC if ty.is_float() && !self.compares(ty) && !self.selects_halves(ty) => {
                NodeOp::ENTRY_TOKEN
            }
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
            NodeOp::SETCC => self.truth(isa, dag, node),
            op if self.vectors.is_about_elements(op) => {
                self.vectors.elements(isa, dag, node, self.pointer_type)
            }
            op if is_symbol(op) => self.symbol_value(dag, node),
            op if carries::is_with_carry(op) => self.with_carry(dag, node),
            NodeOp::BITCAST | NodeOp::SINT_TO_FP | NodeOp::FP_TO_SINT => Ok(self.by_memory(dag, node)),
            NodeOp::GLOBAL_TLS_ADDRESS => match dag.payload(node) {
                payload if self.is_general_dynamic(payload) => self.general_dynamic(isa, dag, payload),
                _ => Ok(smallvec![node.into()]),
            },
            op if self.masked_atomics.iter().any(|known| known.op == op) => self.atomic_part(isa, dag, node),
            op => Err(Unsupported::new(format!("operation '{op:?}'"))),
        }
    }

    fn asm_constraint(&self, isa: &Isa<'_>, code: &str, ty: ValueType) -> Option<AsmConstraint> {
        self.constraint(isa, code, ty)
    }

    fn asm_memory_operands(
        &self,
        _: &Isa<'_>,
        dag: &mut Dag,
        address: Value,
        register: IntoRegister<'_>,
    ) -> Result<Operands> {
        let base = register(dag, address)?;
        Ok(self.memory_operands(dag, base))
    }

    fn bits_to_float(&self, isa: &Isa<'_>, dag: &mut Dag, bits: Value, ty: ValueType) -> Option<Value> {
        if self.lowering_facts.bits_through_memory {
            return Some(self.through_memory(dag, bits, ValueType::int(ty.scalar_bits()), ty));
        }
        let program = self.typed_template(TemplateKind::BitsToFloat, ty)?;
        self.node(isa, dag, program, &[(1, Given::Value(bits))], (ty, None))
    }

    fn float_to_bits(&self, isa: &Isa<'_>, dag: &mut Dag, value: Value, ty: ValueType) -> Option<Value> {
        if self.lowering_facts.bits_through_memory {
            return Some(self.through_memory(dag, value, dag.type_of(value), ty));
        }
        let program = self.typed_template(TemplateKind::FloatToBits, dag.type_of(value))?;
        self.node(isa, dag, program, &[(1, Given::Value(value))], (ty, None))
    }

    fn loads_float(&self, isa: &Isa<'_>, ty: ValueType, bits: i64) -> bool {
        let function = self.facts.float_in_memory.checked_sub(1).filter(|_| ty == ValueType::F64);
        function.is_some_and(|function| isa.target.call(function, &[bits], isa.subtarget) != 0)
    }

    fn own_operation(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        match dag.op(node) {
            NodeOp::AND => self.joined_truths(dag, node),
            NodeOp::XOR => self.inverted_truth(dag, node),
            NodeOp::OR => self.joined_truths(dag, node).or_else(|| self.inserted_bits(dag, node)),
            _ => None,
        }
    }

    fn narrow_operation(&self, op: NodeOp, narrow: ValueType) -> Option<NodeOp> {
        let found = self.narrow_operations.iter().find(|known| known.generic == op).map(|known| known.own);
        found.filter(|_| self.lowering_facts.prefers_sign_extension(narrow))
    }

    fn product(&self, dag: &mut Dag, ty: ValueType, value: Value, factor: i64) -> Option<Value> {
        if self.facts.flags & machine_flags::PRODUCTS_BY_SHIFTS == 0 || ty != self.pointer_type {
            return None;
        }
        product_of_shifts(dag, ty, value, factor, self.lowering_facts.shift_amount_type)
    }

    fn select_complex(&self, isa: &Isa<'_>, dag: &mut Dag, function: u16, value: Value) -> Option<Operands> {
        if self.facts.shift_amount.checked_sub(1) == Some(function) {
            return Some(smallvec![self.shift_amount(dag, value)]);
        }
        self.address(isa, dag, function, value)
    }

    fn select(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Option<Values>> {
        let one = |value: Value| Ok(Some(smallvec![value]));
        let makes_addresses = self.template(TemplateKind::AbsoluteAddress).is_some();
        match (dag.op(node), dag.payload(node)) {
            (NodeOp::ATOMIC_FENCE, _) => Ok(self.fence(isa, dag, node).map(|fence| smallvec![fence])),
            (NodeOp::CONSTANT, Payload::Int(0)) if self.builds_constants() => one(self.zero(dag)),
            (NodeOp::CONSTANT, Payload::Int(number)) if self.builds_constants() => {
                one(self.constant(dag, number))
            }
            (NodeOp::GLOBAL_TLS_ADDRESS, payload) if makes_addresses => {
                one(self.thread_local(isa, dag, payload)?)
            }
            (op, payload) if makes_addresses && is_symbol(op) && op != NodeOp::EXTERNAL_SYMBOL => {
                one(self.symbol_address(isa, dag, as_operand(op), payload)?)
            }
            _ => Ok(None),
        }
    }

    fn frame_address(&self, isa: &Isa<'_>, dag: &mut Dag, index: FrameIndex) -> Value {
        let ty = self.pointer_type;
        let object = dag.leaf(NodeOp::TARGET_FRAME_INDEX, ty, Payload::Frame(index));
        let program = self.template(TemplateKind::FrameAddress);
        let made = program.and_then(|p| template::read(&isa.target.image, p).into_iter().next());
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

/// A product with the sum or the difference of two powers of two.
fn product_of_shifts(
    dag: &mut Dag,
    ty: ValueType,
    value: Value,
    factor: i64,
    amount_ty: ValueType,
) -> Option<Value> {
    let low = factor & factor.wrapping_neg();
    let is_power = |number: i64| number > 0 && number & (number - 1) == 0;
    let (above, below, op) = match () {
        () if is_power(factor.wrapping_sub(low)) => (factor.wrapping_sub(low), low, NodeOp::ADD),
        () if is_power(factor.wrapping_add(low)) => (factor.wrapping_add(low), low, NodeOp::SUB),
        () if factor != low.wrapping_neg() && is_power(low.wrapping_sub(factor)) => {
            (low, low.wrapping_sub(factor), NodeOp::SUB)
        }
        () => return None,
    };
    let mut shifted = |by: i64| {
        if by == 1 {
            return value;
        }
        let amount = dag.constant(by.trailing_zeros().into(), amount_ty);
        dag.value(NodeOp::SHL, ty, &[value, amount])
    };
    let (above, below) = (shifted(above), shifted(below));
    Some(dag.value(op, ty, &[above, below]))
}
