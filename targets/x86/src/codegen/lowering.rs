//! What selection asks of the machine, and operations that become others before it.

use super::Machine;
use super::addresses::{Address, Symbol, is_thread_local};
use crate::names::{complex, node, op, part, reg};
use ir::CallingConv;
use isel::dag::{Parts, Payload, is_checked};
use isel::lowering::{
    Action, AsmCondition, AsmConstraint, Assignment, Convention, IntoRegister, LoweringFacts, Operands,
    Result,
};
use isel::{ArgPart, Dag, Lowering, Node, Unsupported, Value};
use mir::{FrameIndex, Isa, MemOperand};
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::{Kind, ValueType};

/// The values of a node, or the operands that one becomes.
pub(super) type Values = SmallVec<[Value; 2]>;

impl Machine {
    /// Quotient or remainder: both come from one instruction, which has fixed registers.
    fn lower_division(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let (op, ty) = (dag.op(node), dag.types(node)[0]);
        let &[a, b] = dag.operands(node) else { return Err(Unsupported::new("a division of this form")) };
        let signed = matches!(op, NodeOp::SDIV | NodeOp::SREM);
        let result = u32::from(matches!(op, NodeOp::SREM | NodeOp::UREM));
        if ty.scalar_bits() < 32 {
            let extend = if signed { NodeOp::SIGN_EXTEND } else { NodeOp::ZERO_EXTEND };
            let (a, b) = (dag.value(extend, ValueType::I32, &[a]), dag.value(extend, ValueType::I32, &[b]));
            let wide = self.divide(dag, signed, ValueType::I32, (a, b), result);
            return Ok(dag.value(NodeOp::TRUNCATE, ty, &[wide]));
        }
        Ok(self.divide(dag, signed, ty, (a, b), result))
    }

    fn divide(
        &self,
        dag: &mut Dag,
        signed: bool,
        ty: ValueType,
        (a, b): (Value, Value),
        result: u32,
    ) -> Value {
        let (op, lower, upper) = if signed {
            let halves = dag.make(Parts::new(node::SIGN, &[ty, ty], &[a]));
            (node::SDIVREM, halves.into(), Value::new(halves, 1))
        } else {
            (node::UDIVREM, a, dag.constant(0, ty))
        };
        let both = dag.make(Parts::new(op, &[ty, ty], &[lower, upper, b]));
        Value::new(both, result)
    }

    /// The upper half of a product.
    fn lower_high_product(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let (op, ty) = (dag.op(node), dag.types(node)[0]);
        let &[a, b] = dag.operands(node) else { return Err(Unsupported::new("a product of this form")) };
        let both = if op == NodeOp::MULHU { NodeOp::UMUL_LOHI } else { NodeOp::SMUL_LOHI };
        let product = dag.make(Parts::new(both, &[ty, ty], &[a, b]));
        Ok(Value::new(product, 1))
    }

    fn lower_sign_extension(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let ty = dag.types(node)[0];
        let &[value, from] = dag.operands(node) else {
            return Err(Unsupported::new("a sign extension of this form"));
        };
        let Payload::Type(from) = dag.payload(from.node) else {
            return Err(Unsupported::new("a sign extension from no type"));
        };
        if matches!(from, ValueType::I8 | ValueType::I16 | ValueType::I32) {
            let narrow = dag.value(NodeOp::TRUNCATE, from, &[value]);
            return Ok(dag.value(NodeOp::SIGN_EXTEND, ty, &[narrow]));
        }
        let by = i64::from(ty.scalar_bits() - from.scalar_bits().min(ty.scalar_bits()));
        let amount = dag.constant(by, ValueType::I8);
        let left = dag.value(NodeOp::SHL, ty, &[value, amount]);
        Ok(dag.value(NodeOp::SRA, ty, &[left, amount]))
    }
}

impl Lowering for Machine {
    fn facts(&self) -> &LoweringFacts {
        &self.lowering_facts
    }

    fn probe_stack(&self, dag: &mut Dag, chain: Value, to: Value, interval: u32) -> Option<Value> {
        let step = dag.target_constant(interval.into(), ValueType::I32);
        Some(dag.value(node::PROBE, ValueType::OTHER, &[chain, to, step]))
    }

    fn assign(&self, isa: &Isa<'_>, convention: Convention, parts: &[ArgPart]) -> Result<Option<Assignment>> {
        self.assign_parts(isa, convention, parts)
    }

    /// Functions do not extend what they return: what other compilers leave above it is anything.
    fn returned_in_part(&self, isa: &Isa<'_>, reg: ::mc::Reg, bits: u32) -> Option<(::mc::Reg, ValueType)> {
        let (index, ty) = match bits {
            0..=8 => (part::sub_8bit, ValueType::I8),
            9..=16 => (part::sub_16bit, ValueType::I16),
            _ => return None,
        };
        Some((isa.sub_register(reg, index)?, ty))
    }

    fn passed_vector(&self, _: &Isa<'_>, ty: ValueType) -> Result<ValueType> {
        self.vector_to_pass(ty)
    }

    fn thread_pointer(&self, _: &Isa<'_>, dag: &mut Dag) -> Option<Value> {
        Some(self.thread(dag))
    }

    fn load_pair(
        &self,
        dag: &mut Dag,
        chain: Value,
        address: Value,
        mem: MemOperand,
    ) -> Option<(Value, Value)> {
        (!self.is_64()).then(|| self.load_by_x87(dag, chain, address, mem))
    }

    fn store_pair(
        &self,
        dag: &mut Dag,
        chain: Value,
        value: Value,
        address: Value,
        mem: MemOperand,
    ) -> Option<Value> {
        (!self.is_64()).then(|| self.store_by_x87(dag, chain, (value, address), mem))
    }

    fn exchange_pair(
        &self,
        dag: &mut Dag,
        chain: Value,
        address: Value,
        [expected, new]: [[Value; 2]; 2],
        mem: MemOperand,
    ) -> Option<([Value; 2], Value)> {
        let mem = Some(dag.mems.push(mem));
        let (op, int) = match self.is_64() {
            true => (node::LCMPXCHG16_DAG, ValueType::I64),
            false => (node::LCMPXCHG8_DAG, ValueType::I32),
        };
        let types = [int, int, ValueType::I32, ValueType::OTHER];
        let operands = [chain, address, expected[0], expected[1], new[0], new[1]];
        let made = dag.make(Parts { mem, ..Parts::new(op, &types, &operands) });
        Some(([0, 1].map(|half| Value::new(made, half)), Value::new(made, 3)))
    }

    fn narrowed(&self, dag: &mut Dag, value: Value, ty: ValueType) -> Result<Value> {
        self.between_formats(dag, value, ty)
    }

    fn call_register(&self, dag: &mut Dag) -> Option<(::mc::Reg, Value)> {
        Some((reg::EBX, self.global_base(dag)))
    }

    fn preserved(&self, isa: &Isa<'_>, calling_conv: CallingConv) -> Vec<::mc::Reg> {
        self.passing(calling_conv).preserved(isa.target).to_vec()
    }

    fn action(&self, _: &Isa<'_>, op: NodeOp, ty: ValueType) -> Action {
        let scalar = !ty.is_vector();
        let custom = match op {
            NodeOp::PREFETCH => return Action::Legal,
            // Only compared with zero, by a test of all bits.
            NodeOp::VECREDUCE_OR if self.tests(ty) => return Action::Legal,
            NodeOp::SETCC | NodeOp::BRCOND => scalar,
            NodeOp::UMULO | NodeOp::SMULO => ty.is_scalar_int() && ty.scalar_bits() >= 16,
            NodeOp::SETCCCARRY => ty.is_scalar_int(),
            op if is_checked(op) => ty.is_scalar_int(),
            NodeOp::SELECT => {
                scalar
                    || ty.bits() == 128
                    || ty.bits() == 256 && self.has_avx
                    || ty.bits() == 512 && self.has_zmm
            }
            NodeOp::SDIV | NodeOp::UDIV | NodeOp::SREM | NodeOp::UREM => ty.is_scalar_int(),
            NodeOp::MULHS | NodeOp::MULHU => ty.is_scalar_int() && ty.scalar_bits() >= 16,
            NodeOp::SIGN_EXTEND_INREG => ty.is_scalar_int(),
            NodeOp::CONSTANT_FP | NodeOp::FNEG | NodeOp::FABS | NodeOp::FCOPYSIGN => scalar && ty.is_float(),
            NodeOp::FMINNUM | NodeOp::FMAXNUM => {
                matches!(ty, ValueType::F32 | ValueType::F64) && !self.is_on_x87(ty)
            }
            NodeOp::UINT_TO_FP => matches!(ty, ValueType::F32 | ValueType::F64) || ty.kind() == Kind::X87,
            NodeOp::SINT_TO_FP | NodeOp::FP_EXTEND => self.is_on_x87(ty),
            NodeOp::BITCAST => !self.is_64() && matches!(ty, ValueType::I32 | ValueType::F32),
            NodeOp::FP_ROUND => matches!(ty, ValueType::F32 | ValueType::F64),
            NodeOp::FP_TO_SINT | NodeOp::FP_TO_UINT => ty.is_scalar_int(),
            NodeOp::FP_TO_SINT_SAT => self.has_sse2 && matches!(ty, ValueType::I32 | ValueType::I64),
            NodeOp::PARITY => ty == ValueType::I8,
            NodeOp::GET_ROUNDING | NodeOp::SET_ROUNDING => true,
            NodeOp::ABS => matches!(ty, ValueType::I32 | ValueType::I64),
            NodeOp::ATOMIC_CMP_SWAP | NodeOp::ATOMIC_LOAD_SUB => true,
            NodeOp::BUILD_VECTOR | NodeOp::EXTRACT_VECTOR_ELT => true,
            _ => false,
        };
        if custom { Action::Custom } else { Action::Expand }
    }

    fn lower(&self, _: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Values> {
        let value = match dag.op(node) {
            NodeOp::SETCC => self.lower_setcc(dag, node)?,
            NodeOp::SETCCCARRY => self.lower_setcc_with_carry(dag, node)?,
            op if is_checked(op) => return self.lower_checked(dag, node),
            NodeOp::BRCOND => self.lower_branch(dag, node)?,
            NodeOp::SELECT => self.lower_select(dag, node)?,
            NodeOp::SDIV | NodeOp::UDIV | NodeOp::SREM | NodeOp::UREM => self.lower_division(dag, node)?,
            NodeOp::MULHS | NodeOp::MULHU => self.lower_high_product(dag, node)?,
            NodeOp::SIGN_EXTEND_INREG => self.lower_sign_extension(dag, node)?,
            NodeOp::CONSTANT_FP => self.lower_float_constant(dag, node)?,
            NodeOp::FNEG | NodeOp::FABS | NodeOp::FCOPYSIGN => self.lower_sign(dag, node)?,
            NodeOp::FMINNUM | NodeOp::FMAXNUM => self.lower_extremum(dag, node)?,
            NodeOp::UINT_TO_FP => self.lower_from_unsigned(dag, node)?,
            NodeOp::FP_TO_SINT | NodeOp::FP_TO_UINT => self.lower_to_integer(dag, node)?,
            NodeOp::FP_TO_SINT_SAT => self.lower_to_nearest_integer(dag, node)?,
            NodeOp::ABS => self.lower_magnitude(dag, node)?,
            NodeOp::PARITY => self.lower_parity(dag, node)?,
            NodeOp::SINT_TO_FP => self.lower_from_signed(dag, node)?,
            NodeOp::BITCAST => self.bits_by_memory(dag, node)?,
            NodeOp::FP_EXTEND | NodeOp::FP_ROUND => self.lower_between_formats(dag, node)?,
            NodeOp::ATOMIC_CMP_SWAP | NodeOp::ATOMIC_LOAD_SUB => return self.lower_atomic(dag, node),
            NodeOp::GET_ROUNDING => return self.lower_get_rounding(dag, node),
            NodeOp::SET_ROUNDING => return self.lower_set_rounding(dag, node),
            NodeOp::BUILD_VECTOR => return Ok(self.lower_build_vector(dag, node).into_iter().collect()),
            NodeOp::EXTRACT_VECTOR_ELT => return Ok(self.lower_element(dag, node).into_iter().collect()),
            op => return Err(Unsupported::new(format!("operation '{op:?}'"))),
        };
        Ok(smallvec![value])
    }

    fn prefer(&self, _: &Isa<'_>, dag: &mut Dag, node: Node) -> Option<Values> {
        let free = self.free_extension(dag, node).map(|value| smallvec![value]);
        free.or_else(|| self.sum_as_address(dag, node))
    }

    fn product(&self, dag: &mut Dag, ty: ValueType, value: Value, factor: i64) -> Option<Value> {
        self.product_as_sums(dag, ty, value, factor)
    }

    fn compares_with(&self, ty: ValueType, number: i64) -> bool {
        ty.scalar_bits() < 64 || i32::try_from(number).is_ok()
    }

    /// Numbers of 16 bits in an instruction cost a prefix that slows down its decoding.
    fn compares_narrow(&self, ty: ValueType, number: i64) -> bool {
        ty == ValueType::I8 || (ty == ValueType::I16 && i8::try_from(number).is_ok())
    }

    /// Instructions of 16 bits have a prefix, and wait for the rest of the register.
    fn wider_for(&self, op: NodeOp, ty: ValueType) -> Option<ValueType> {
        let is_shift = matches!(op, NodeOp::SHL | NodeOp::SRL | NodeOp::SRA);
        let is_other =
            matches!(op, NodeOp::ADD | NodeOp::SUB | NodeOp::MUL | NodeOp::AND | NodeOp::OR | NodeOp::XOR);
        let is_better = ty == ValueType::I16 && (is_shift || is_other);
        // A product of bytes has its factors in fixed registers, and no form with a number.
        let is_only = ty == ValueType::I8 && op == NodeOp::MUL;
        (is_better || is_only).then_some(ValueType::I32)
    }

    fn shift_vector(&self, dag: &mut Dag, op: NodeOp, value: Value, by: u32) -> Option<Value> {
        self.shift_all(dag, op, value, by)
    }

    fn shift_vector_by(&self, dag: &mut Dag, op: NodeOp, value: Value, amount: Value) -> Option<Value> {
        self.shift_all_by(dag, op, value, amount)
    }

    fn vector_operation(
        &self,
        dag: &mut Dag,
        op: NodeOp,
        ty: ValueType,
        operands: &[Value],
    ) -> Option<Value> {
        self.operation_on_lanes(dag, op, ty, operands)
    }

    fn split_vector(&self, dag: &mut Dag, value: Value) -> Option<(Value, Value)> {
        self.halves(dag, value)
    }

    fn join_vectors(&self, dag: &mut Dag, low: Value, high: Value) -> Option<Value> {
        self.joined(dag, low, high)
    }

    fn pack_lanes(&self, dag: &mut Dag, a: Value, b: Value, bits: u32, signed: bool) -> Option<Value> {
        self.packed(dag, a, b, bits, signed)
    }

    fn pack_saturated(&self, dag: &mut Dag, a: Value, b: Value, signed: bool) -> Option<Value> {
        self.packed_saturated(dag, a, b, signed)
    }

    fn sums_of_differences(&self, dag: &mut Dag, a: Value, b: Value) -> Option<Value> {
        self.differences_of_bytes(dag, a, b)
    }

    fn sums_of_products(&self, dag: &mut Dag, a: Value, b: Value) -> Option<Value> {
        self.products_of_words(dag, a, b)
    }

    fn masks_memory(&self, ty: ValueType) -> bool {
        let by_signs = self.has_avx && matches!(ty.scalar_bits(), 32 | 64) && matches!(ty.bits(), 128 | 256);
        let is_narrow = matches!(ty.scalar_bits(), 8 | 16) && matches!(ty.bits(), 128 | 256);
        by_signs
            || ty.bits() == 512 && self.computes(ty)
            || is_narrow && self.has_avx512bw && self.has_avx512vl
    }

    fn masks_memory_by_bits(&self, ty: ValueType) -> bool {
        self.has_avx512 && self.masks_memory(ty)
    }

    fn mask_of_bits(&self, dag: &mut Dag, ty: ValueType, bits: Value) -> Option<Value> {
        self.mask_from_bits(dag, ty, bits)
    }

    fn masked_load(
        &self,
        dag: &mut Dag,
        ty: ValueType,
        operands: [Value; 3],
        mem: MemOperand,
    ) -> Option<Node> {
        let (op, operands) = self.masked_access(dag, (node::MASKLOAD, node::KLOAD), operands);
        let mem = Some(dag.mems.push(mem));
        Some(dag.make(Parts { mem, ..Parts::new(op, &[ty, ValueType::OTHER], &operands) }))
    }

    fn masked_store(&self, dag: &mut Dag, operands: [Value; 4], mem: MemOperand) -> Option<Value> {
        let (op, operands) = self.masked_access(dag, (node::MASKSTORE, node::KSTORE), operands);
        let mem = Some(dag.mems.push(mem));
        let made = Parts { mem, ..Parts::new(op, &[ValueType::OTHER], &operands) };
        Some(dag.make(made).into())
    }

    fn compare_vectors(&self, dag: &mut Dag, code: CondCode, a: Value, b: Value) -> Option<Value> {
        self.compare_lanes(dag, code, a, b)
    }

    fn sign_bits(&self, dag: &mut Dag, mask: Value, _lanes: u32) -> Option<Value> {
        self.signs_of_lanes(dag, mask)
    }

    fn shuffle(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        self.shuffled(dag, a, b, mask)
    }

    fn select_complex(&self, _: &Isa<'_>, dag: &mut Dag, function: u16, value: Value) -> Option<Operands> {
        match function {
            complex::selectAddr => Some(self.address(dag, value)),
            complex::selectSymbol => {
                let symbol = Symbol::of(dag, value.node).filter(|_| !is_thread_local(dag, value.node))?;
                Some(smallvec![self.symbol_as_number(dag, symbol)?])
            }
            _ => None,
        }
    }

    fn select(&self, _: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Option<Values>> {
        let value = match (dag.op(node), Symbol::of(dag, node)) {
            (NodeOp::GLOBAL_TLS_ADDRESS, Some(symbol)) => self.thread_local(dag, symbol)?,
            (_, Some(symbol)) => self.symbol_address(dag, symbol),
            (NodeOp::ATOMIC_FENCE, _) => return Ok(self.fence(dag, node).map(|fence| smallvec![fence])),
            (NodeOp::PREFETCH, _) => return Ok(self.prefetch(dag, node).map(|hint| smallvec![hint])),
            (NodeOp::CONSTANT_FP, _) if dag.payload(node) == Payload::Int(0) => {
                let ty = dag.types(node)[0];
                let zero = match ty {
                    ValueType::F32 => op::FsFLD0SS,
                    ValueType::F64 => op::FsFLD0SD,
                    _ => op::V_SET0,
                };
                dag.value(NodeOp::machine(zero), ty, &[])
            }
            _ => return Ok(None),
        };
        Ok(Some(smallvec![value]))
    }

    fn asm_condition(&self, name: &str) -> Option<AsmCondition> {
        super::inline_asm::condition(name)
    }

    fn asm_takes_symbol(&self, symbol: &Payload) -> bool {
        self.is_constant_symbol(symbol)
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
        self.assembly_address(dag, address, register)
    }

    fn frame_address(&self, _: &Isa<'_>, dag: &mut Dag, index: FrameIndex) -> Value {
        let address =
            Address { base: None, index: None, symbol: Some(Symbol::frame(index)), displacement: 0 };
        let operands = self.operands(dag, &address, None);
        self.inst(dag, self.mode.address, &operands)
    }
}

impl Machine {
    /// The hint for an address: data is wanted, into how many of the caches.
    fn prefetch(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        let &[chain, address, _, locality, cache] = dag.operands(node) else { return None };
        if dag.as_constant(cache) == Some(0) {
            // Of code there is no hint that all processors take.
            return Some(chain);
        }
        let hint = match dag.as_constant(locality)? {
            0 => op::PREFETCHNTA,
            1 => op::PREFETCHT2,
            2 => op::PREFETCHT1,
            _ => op::PREFETCHT0,
        };
        let mut operands = self.address(dag, address);
        operands.push(chain);
        Some(dag.value(NodeOp::machine(hint), ValueType::OTHER, &operands))
    }

    /// Only the strongest order needs an instruction: a store may be passed by later loads, nothing else.
    fn fence(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        const SEQUENTIALLY_CONSISTENT: i64 = 6;
        let &[chain, ordering, scope] = dag.operands(node) else { return None };
        let single_thread = dag.as_constant(scope) == Some(0);
        if single_thread || dag.as_constant(ordering)? != SEQUENTIALLY_CONSISTENT {
            return Some(chain);
        }
        if self.has_sse2 {
            return Some(dag.value(NodeOp::machine(op::MFENCE), ValueType::OTHER, &[chain]));
        }
        // A locked access of what is on the stack orders memory as well.
        let stack = dag.register(self.mode.stack_pointer.into(), self.pointer());
        let mut operands = self.memory_at(dag, stack);
        operands.extend([dag.target_constant(0, ValueType::I32), chain]);
        Some(dag.value(NodeOp::machine(op::OR32mi8Locked), ValueType::OTHER, &operands))
    }
}
