//! Selection beyond patterns: constants, addresses of globals and stack objects, complex patterns.

use super::Machine;
use crate::mc::constants::{self, Source};
use ir::CallingConv;
use isel::call::{Argument, CallContext};
use isel::dag::{Payload, global_flags};
use isel::lowering::{Action, AsmConstraint, Assignment, CallNodes, Convention, FrameLinks, Result};
use isel::{ArgPart, Dag, Lowering, Node, Unsupported, Value};
use mir::{FrameIndex, Isa};
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Bits of the widest lane of vector registers.
const WIDEST_LANE: u32 = 64;

type Values = SmallVec<[Value; 2]>;

fn fits_12(n: i64) -> bool {
    (-2048..2048).contains(&n)
}

impl Machine {
    fn inst(&self, dag: &mut Dag, opcode: u16, operands: &[Value]) -> Value {
        let ty = self.xlen();
        dag.value(NodeOp::machine(opcode), ty, operands)
    }

    pub(super) fn xlen(&self) -> ValueType {
        ValueType::int(8 * self.xlen_bytes())
    }

    fn zero(&self, dag: &mut Dag) -> Value {
        dag.register(self.x[0].into(), self.xlen())
    }

    /// A constant in as few instructions as possible.
    fn constant(&self, isa: &Isa<'_>, dag: &mut Dag, number: i64) -> Result<Value> {
        let mut value = self.zero(dag);
        for step in constants::load(number, self.constants) {
            let name = step.opcode.name();
            let opcode =
                isa.target.opcode(name).ok_or_else(|| Unsupported::new(format!("instruction {name}")))?;
            let immediate = dag.target_constant(step.value, self.xlen());
            let zero = self.zero(dag);
            value = match step.opcode.source() {
                Source::None => self.inst(dag, opcode, &[immediate]),
                Source::Register => self.inst(dag, opcode, &[value, immediate]),
                Source::RegisterAndZero => self.inst(dag, opcode, &[value, zero]),
                Source::Twice => self.inst(dag, opcode, &[value, value]),
            };
        }
        Ok(value)
    }

    /// The same symbol with another part of its address meant, as an operand.
    fn part(&self, dag: &mut Dag, payload: Payload, part: u8) -> Value {
        let (op, payload) = match payload {
            Payload::Global { global, offset, .. } => {
                (NodeOp::TARGET_GLOBAL_ADDRESS, Payload::Global { global, flags: part, offset })
            }
            Payload::BlockAddress { global, block, .. } => {
                (NodeOp::TARGET_BLOCK_ADDRESS, Payload::BlockAddress { global, block, flags: part })
            }
            other => (NodeOp::TARGET_EXTERNAL_SYMBOL, other),
        };
        dag.leaf(op, self.xlen(), payload)
    }

    /// The address of a thread's copy of a variable: a constant offset from the thread's pointer if the program itself has
    /// the variable, or an offset from a table.
    fn thread_local(&self, isa: &Isa<'_>, dag: &mut Dag, payload: Payload) -> Result<Value> {
        let thread = dag.register(self.x[4].into(), self.xlen());
        if self.is_local_exec(payload) {
            let [hi, add, lo] = self.tprel.map(|part| self.part(dag, payload, part));
            let upper = self.inst(dag, self.op.lui, &[hi]);
            let sum = self.inst(dag, self.op.add_tprel, &[upper, thread, add]);
            return Ok(self.inst(dag, self.op.addi, &[sum, lo]));
        }
        let (symbol, offset) = without_offset(payload);
        let symbol = self.part(dag, symbol, 0);
        let distance = self.inst(dag, self.op.la_tls_ie, &[symbol]);
        let address = self.inst(dag, self.op.add, &[distance, thread]);
        self.behind(isa, dag, address, offset)
    }

    fn is_local_exec(&self, payload: Payload) -> bool {
        let Payload::Global { flags, .. } = payload else { return false };
        let is_local = !self.options.position_independent && flags & global_flags::LOCAL != 0;
        flags & global_flags::LOCAL_EXEC != 0 || is_local
    }

    /// Whether the address is asked from a function, since nothing is known of the place of the variable.
    fn is_general_dynamic(&self, payload: Payload) -> bool {
        let Payload::Global { flags, .. } = payload else { return false };
        let known = flags & (global_flags::LOCAL_EXEC | global_flags::INITIAL_EXEC) != 0;
        self.options.position_independent && !known
    }

    fn general_dynamic(&self, isa: &Isa<'_>, dag: &mut Dag, payload: Payload) -> Result<Values> {
        let (symbol, offset) = without_offset(payload);
        let symbol = self.part(dag, symbol, 0);
        let module = self.inst(dag, self.op.la_tls_gd, &[symbol]);
        let xlen = self.xlen();
        let args = [Argument { pieces: &[module], whole: xlen }];
        let cx = CallContext::library(isa, self);
        let address = cx.library_call(dag, "__tls_get_addr", &args, (xlen, xlen, 1))?;
        let address =
            address.first().copied().ok_or_else(|| Unsupported::new("a call without its result"))?;
        Ok(smallvec![self.behind(isa, dag, address, offset)?])
    }

    /// So many bytes behind an address, as instructions.
    fn behind(&self, isa: &Isa<'_>, dag: &mut Dag, address: Value, offset: i64) -> Result<Value> {
        Ok(match offset {
            0 => address,
            _ if fits_12(offset) => {
                let offset = dag.target_constant(offset, self.xlen());
                self.inst(dag, self.op.addi, &[address, offset])
            }
            _ => {
                let offset = self.constant(isa, dag, offset)?;
                self.inst(dag, self.op.add, &[address, offset])
            }
        })
    }

    /// The address of a constant or a jump table of the function.
    fn pool_address(&self, dag: &mut Dag, op: NodeOp, index: u32) -> Value {
        let part = |dag: &mut Dag, part| dag.leaf(op, self.xlen(), Payload::Index(index, part));
        if self.options.position_independent || self.options.medium {
            let whole = part(dag, 0);
            return self.inst(dag, self.op.lla, &[whole]);
        }
        let (hi, lo) = (part(dag, self.hi), part(dag, self.lo));
        let upper = self.inst(dag, self.op.lui, &[hi]);
        self.inst(dag, self.op.addi, &[upper, lo])
    }

    /// A fence as strong as an ordering wants (RVWMO, "Memory Porting and Mapping Guidelines", table of fences).
    fn fence(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        const READ: i64 = 2;
        const WRITE: i64 = 1;
        let &[chain, ordering, scope] = dag.operands(node) else { return None };
        let single_thread = dag.as_constant(scope) == Some(0);
        let (before, after) = match dag.as_constant(ordering)? {
            // Other threads do not see it: only the order of the code matters.
            _ if single_thread => return Some(chain),
            3 => (READ, READ | WRITE),
            4 => (READ | WRITE, WRITE),
            _ => (READ | WRITE, READ | WRITE),
        };
        let (before, after) =
            (dag.target_constant(before, self.xlen()), dag.target_constant(after, self.xlen()));
        Some(dag.value(NodeOp::machine(self.op.fence), ValueType::OTHER, &[before, after, chain]))
    }

    /// The address of a symbol: absolute, relative to the code, or from the global offset table.
    fn symbol_address(
        &self,
        isa: &Isa<'_>,
        dag: &mut Dag,
        payload: Payload,
        is_local: bool,
    ) -> Result<Value> {
        if !self.options.position_independent && !self.options.medium {
            let (hi, lo) = (self.part(dag, payload, self.hi), self.part(dag, payload, self.lo));
            let upper = self.inst(dag, self.op.lui, &[hi]);
            return Ok(self.inst(dag, self.op.addi, &[upper, lo]));
        }
        if is_local || !self.options.position_independent {
            let symbol = self.part(dag, payload, 0);
            return Ok(self.inst(dag, self.op.lla, &[symbol]));
        }
        // Entries of the table are for symbols, not for places behind them.
        let (symbol, offset) = without_offset(payload);
        let symbol = self.part(dag, symbol, 0);
        let address = self.inst(dag, self.op.lga, &[symbol]);
        self.behind(isa, dag, address, offset)
    }
}

/// The symbol, and how far behind it.
fn without_offset(payload: Payload) -> (Payload, i64) {
    match payload {
        Payload::Global { global, flags, offset } => (Payload::Global { global, flags, offset: 0 }, offset),
        other => (other, 0),
    }
}

/// Atomic operations that may need a loop.
fn is_atomic(op: NodeOp) -> bool {
    matches!(
        op,
        NodeOp::ATOMIC_CMP_SWAP
            | NodeOp::ATOMIC_SWAP
            | NodeOp::ATOMIC_LOAD_ADD
            | NodeOp::ATOMIC_LOAD_SUB
            | NodeOp::ATOMIC_LOAD_AND
            | NodeOp::ATOMIC_LOAD_OR
            | NodeOp::ATOMIC_LOAD_XOR
            | NodeOp::ATOMIC_LOAD_NAND
            | NodeOp::ATOMIC_LOAD_MAX
            | NodeOp::ATOMIC_LOAD_MIN
            | NodeOp::ATOMIC_LOAD_UMAX
            | NodeOp::ATOMIC_LOAD_UMIN
    )
}

impl Lowering for Machine {
    fn pointer_type(&self, _: &Isa<'_>) -> ValueType {
        self.xlen()
    }

    fn stack_pointer(&self) -> ::mc::Reg {
        self.x[2]
    }

    fn passed_vector(&self, _: &Isa<'_>, ty: ValueType) -> Result<ValueType> {
        if self.has_vectors && ty.scalar_bits() <= WIDEST_LANE {
            return Err(Unsupported::new(format!(
                "passing a value of type {ty}, which takes vector registers"
            )));
        }
        Ok(ty)
    }

    fn is_one_value(&self, num_elements: usize) -> bool {
        num_elements > 1
    }

    fn assign(&self, _: &Isa<'_>, convention: Convention, parts: &[ArgPart]) -> Result<Option<Assignment>> {
        self.assign_parts(convention, parts)
    }

    fn frame_links(&self) -> Option<FrameLinks> {
        let word = i64::from(self.xlen_bytes());
        Some(FrameLinks { register: self.x[8], caller_bytes: -2 * word, return_bytes: -word })
    }

    fn thread_pointer(&self, _: &Isa<'_>, dag: &mut Dag) -> Option<Value> {
        let entry = dag.entry();
        Some(dag.copy_from_reg(entry, self.x[4].into(), self.xlen(), None).into())
    }

    fn exception_registers(&self) -> Option<(::mc::Reg, ::mc::Reg)> {
        Some((self.x[10], self.x[11]))
    }

    fn call_nodes(&self) -> CallNodes {
        CallNodes { call: self.call, ret: self.ret, tail: None }
    }

    fn preserved(&self, _: &Isa<'_>, _: CallingConv) -> Vec<::mc::Reg> {
        self.preserved_over_calls()
    }

    fn action(&self, _: &Isa<'_>, op: NodeOp, _: ValueType) -> Action {
        match op {
            NodeOp::GLOBAL_TLS_ADDRESS => Action::Custom,
            _ if is_atomic(op) => Action::Custom,
            _ => Action::Expand,
        }
    }

    fn lower(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Values> {
        match (dag.op(node), dag.payload(node)) {
            (NodeOp::GLOBAL_TLS_ADDRESS, payload) if self.is_general_dynamic(payload) => {
                self.general_dynamic(isa, dag, payload)
            }
            (NodeOp::GLOBAL_TLS_ADDRESS, _) => Ok(smallvec![node.into()]),
            _ => self.atomic_part(isa, dag, node),
        }
    }

    fn asm_constraint(&self, isa: &Isa<'_>, code: &str, ty: ValueType) -> Option<AsmConstraint> {
        match code {
            "f" if ty.is_float() => isa.class_for_type(ty).map(AsmConstraint::Class),
            "f" => isa.class_for_type(ValueType::F64).map(AsmConstraint::Class),
            "A" => Some(AsmConstraint::Memory),
            "I" | "J" | "K" | "S" => Some(AsmConstraint::Constant),
            _ => None,
        }
    }

    fn asm_memory_operands(&self, _: &Isa<'_>, dag: &mut Dag, base: Value) -> SmallVec<[Value; 5]> {
        smallvec![base, dag.target_constant(0, self.xlen())]
    }

    fn bits_to_float(&self, _: &Isa<'_>, dag: &mut Dag, bits: Value, ty: ValueType) -> Option<Value> {
        let opcode = match ty {
            ValueType::F16 => self.op.fmv_h_x,
            ValueType::F32 => self.op.fmv_w_x,
            _ => return None,
        };
        Some(dag.value(NodeOp::machine(opcode), ty, &[bits]))
    }

    fn float_to_bits(&self, _: &Isa<'_>, dag: &mut Dag, value: Value, ty: ValueType) -> Option<Value> {
        let opcode = match dag.type_of(value) {
            ValueType::F16 => self.op.fmv_x_h,
            ValueType::F32 => self.op.fmv_x_w,
            _ => return None,
        };
        Some(dag.value(NodeOp::machine(opcode), ty, &[value]))
    }

    fn max_atomic_bits(&self, _: &Isa<'_>) -> u32 {
        if self.has_atomics { 8 * self.xlen_bytes() } else { 0 }
    }

    fn has_weak_memory(&self) -> bool {
        true
    }

    fn prefers_sign_extension(&self, ty: ValueType) -> bool {
        // Words are kept sign-extended in wider registers, and sext.w is one instruction.
        self.is_64() && ty == ValueType::I32
    }

    fn narrow_operation(&self, op: NodeOp, narrow: ValueType) -> Option<NodeOp> {
        let found = self.words.iter().find(|(known, _)| *known == op).map(|&(_, word)| word);
        found.filter(|_| self.is_64() && narrow == ValueType::I32)
    }

    fn select_complex(&self, _: &Isa<'_>, dag: &mut Dag, function: &str, value: Value) -> Option<Values> {
        match function {
            "SelectAddrRegImm" => Some(self.address(dag, value)),
            "selectShiftMaskXLen" => Some(smallvec![self.shift_amount(dag, value)]),
            _ => None,
        }
    }

    fn select(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Option<Values>> {
        match (dag.op(node), dag.payload(node)) {
            (NodeOp::CONSTANT, Payload::Int(0)) => Ok(Some(smallvec![self.zero(dag)])),
            (NodeOp::CONSTANT, Payload::Int(number)) => Ok(Some(smallvec![self.constant(isa, dag, number)?])),
            (NodeOp::GLOBAL_TLS_ADDRESS, payload) => {
                Ok(Some(smallvec![self.thread_local(isa, dag, payload)?]))
            }
            (NodeOp::JUMP_TABLE, Payload::Index(index, _)) => {
                Ok(Some(smallvec![self.pool_address(dag, NodeOp::TARGET_JUMP_TABLE, index)]))
            }
            (NodeOp::CONSTANT_POOL, Payload::Index(index, _)) => {
                Ok(Some(smallvec![self.pool_address(dag, NodeOp::TARGET_CONSTANT_POOL, index)]))
            }
            (NodeOp::BLOCK_ADDRESS, payload) => {
                Ok(Some(smallvec![self.symbol_address(isa, dag, payload, true)?]))
            }
            (NodeOp::ATOMIC_FENCE, _) => Ok(self.fence(dag, node).map(|fence| smallvec![fence])),
            (NodeOp::GLOBAL_ADDRESS, payload) => {
                let is_local =
                    matches!(payload, Payload::Global { flags, .. } if flags & global_flags::LOCAL != 0);
                Ok(Some(smallvec![self.symbol_address(isa, dag, payload, is_local)?]))
            }
            _ => Ok(None),
        }
    }

    /// To nearest, to zero, down, up, and to nearest with ties away from zero.
    fn rounding_modes(&self) -> &[u8] {
        &[1, 0, 3, 2, 4]
    }

    fn frame_address(&self, _: &Isa<'_>, dag: &mut Dag, index: FrameIndex) -> Value {
        let object = dag.leaf(NodeOp::TARGET_FRAME_INDEX, self.xlen(), Payload::Frame(index));
        let zero = dag.target_constant(0, self.xlen());
        self.inst(dag, self.op.addi, &[object, zero])
    }
}

impl Machine {
    /// Base register and offset of 12 bits.
    fn address(&self, dag: &mut Dag, value: Value) -> Values {
        let (mut base, mut offset) = (value, 0);
        if dag.op(value.node) == NodeOp::ADD
            && let &[lhs, rhs] = dag.operands(value.node)
            && let Some(number) = dag.as_constant(rhs)
            && fits_12(number)
        {
            (base, offset) = (lhs, number);
        }
        if let (NodeOp::FRAME_INDEX, Payload::Frame(index)) = (dag.op(base.node), dag.payload(base.node)) {
            base = dag.leaf(NodeOp::TARGET_FRAME_INDEX, self.xlen(), Payload::Frame(index));
        }
        let offset = dag.target_constant(offset, self.xlen());
        smallvec![base, offset]
    }

    /// What counts of an amount: shifts take it modulo the width, so a mask that keeps those bits does nothing.
    fn shift_amount(&self, dag: &Dag, value: Value) -> Value {
        let most = i64::from(8 * self.xlen_bytes()) - 1;
        match dag.operands(value.node) {
            &[inner, mask] if dag.op(value.node) == NodeOp::AND => {
                let keeps = dag.as_constant(mask).is_some_and(|m| m & most == most);
                if keeps { inner } else { value }
            }
            _ => value,
        }
    }
}
