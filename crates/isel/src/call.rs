//! A call as nodes: arguments go to their places, then the call, then the results come out of theirs.
//!
//! ```text
//! t1: ch,glue = callseq_start t0, bytes
//! t2: ch = store t1, argument, stack pointer + offset        for arguments on the stack
//! t3: ch,glue = CopyToReg t2, $a0, argument                  for the others, glued to each other
//! t4: ch,glue = call t3, callee, $a0, …, register mask, t3:1
//! t5: ch,glue = callseq_end t4, bytes
//! t6: i64,ch,glue = CopyFromReg t5, $a0, t5:1
//! ```
//!
//! Both the builder and the legalizers make calls; what they have in common is here.

use crate::dag::{Dag, Parts, Payload, Value};
use crate::lowering::{Assignment, Convention, Extend, Location, Lowering, Part, Result, Unsupported};
use ir::CallingConv;
use mir::frame::ObjectKind;
use mir::function::{MemBase, MemOperand, RegMask};
use mir::{FrameIndex, Isa};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// What calls are made with.
#[derive(Clone, Copy)]
pub struct CallContext<'c> {
    pub isa: &'c Isa<'c>,
    pub lowering: &'c dyn Lowering,
    pub calling_conv: CallingConv,
    pub is_variadic: bool,
}

/// An argument of a library function: pieces of legal types.
pub struct Argument<'a> {
    pub pieces: &'a [Value],
    pub whole: ValueType,
}

/// How a value of type `whole` is passed in `count` pieces of type `ty`.
pub fn describe(whole: ValueType, ty: ValueType, count: usize, extend: Extend) -> SmallVec<[Part; 2]> {
    let align = (whole.bits() as u32).div_ceil(8).next_power_of_two().ilog2();
    let part = |index| Part {
        ty,
        whole,
        index,
        count,
        align_log2: align as u8,
        extend,
        is_variadic: false,
        is_sret: false,
        is_nest: false,
        by_value_bytes: 0,
    };
    (0..count).map(part).collect()
}

impl<'c> CallContext<'c> {
    /// For functions of the runtime library.
    pub fn library(isa: &'c Isa<'c>, lowering: &'c dyn Lowering) -> CallContext<'c> {
        CallContext { isa, lowering, calling_conv: CallingConv::C, is_variadic: false }
    }

    /// Where arguments, or results, are passed.
    pub fn assign(&self, parts: &[Part], is_return: bool) -> Result<Option<Assignment>> {
        let is_variadic = self.is_variadic;
        let convention = Convention { calling_conv: self.calling_conv, is_variadic, is_return };
        self.lowering.assign(self.isa, convention, parts)
    }

    fn pointer(&self) -> ValueType {
        self.lowering.pointer_type(self.isa)
    }

    /// The call itself: chain and glue after it.
    pub fn sequence(
        &self,
        dag: &mut Dag,
        chain: Value,
        callee: Value,
        values: &[Value],
        assignment: &Assignment,
    ) -> (Value, Value) {
        let frame = &mut dag.shared.frame;
        frame.has_calls = true;
        frame.max_call_bytes = frame.max_call_bytes.max(assignment.stack_bytes);
        let amount = |dag: &mut Dag, bytes: u64| dag.target_constant(bytes as i64, ValueType::I32);
        let (size, zero) = (amount(dag, assignment.stack_bytes), amount(dag, 0));
        let types = [ValueType::OTHER, ValueType::GLUE];
        let start = dag.make(Parts::new(NodeOp::CALLSEQ_START, &types, &[chain, size, zero]));
        let mut chain = Value::new(start, 0);
        let mut in_registers = Vec::new();
        let mut stores = Vec::new();
        for (&value, &location) in values.iter().zip(&assignment.locations) {
            match location {
                Location::Reg(reg) => in_registers.push((reg, value)),
                Location::BitsInReg(reg) => {
                    in_registers.push((reg, self.float_to_bits(dag, value)));
                }
                Location::Stack(offset) => stores.push(self.store_argument(dag, chain, value, offset)),
            }
        }
        if !stores.is_empty() {
            chain = dag.token_factor(&stores);
        }
        let hint = self.lowering.variadic_hint(self.isa, assignment).filter(|_| self.is_variadic);
        in_registers.extend(hint.map(|(reg, ty, number)| (reg, dag.constant(number, ty))));
        let mut glue = None;
        let mut used = Vec::new();
        for (reg, value) in in_registers {
            let copy = dag.copy_to_reg(chain, reg.into(), value, glue);
            (chain, glue) = (copy.into(), Some(Value::new(copy, 1)));
            let ty = dag.type_of(value);
            used.push(dag.register(reg.into(), ty));
        }
        let mut operands = vec![chain, callee];
        operands.extend(used);
        operands.push(self.register_mask(dag));
        operands.extend(glue);
        let call = dag.make(Parts::new(self.lowering.call_nodes().call, &types, &operands));
        let operands = [call.into(), size, zero, Value::new(call, 1)];
        let end = dag.make(Parts::new(NodeOp::CALLSEQ_END, &types, &operands));
        (end.into(), Value::new(end, 1))
    }

    /// The bits of a floating-point number in an integer register. The target knows how if the number is narrower, since
    /// there may be no integer of its size.
    fn float_to_bits(&self, dag: &mut Dag, value: Value) -> Value {
        let (own, to) = (dag.type_of(value), self.pointer());
        let narrow = own.is_float() && own.bits() < to.bits();
        let known = if narrow { self.lowering.float_to_bits(self.isa, dag, value, to) } else { None };
        known.unwrap_or_else(|| {
            let bits = bits_of(dag, value);
            resize(dag, bits, to)
        })
    }

    fn bits_to_float(&self, dag: &mut Dag, bits: Value, ty: ValueType) -> Value {
        let narrow = ty.bits() < self.pointer().bits();
        let known = if narrow { self.lowering.bits_to_float(self.isa, dag, bits, ty) } else { None };
        known.unwrap_or_else(|| {
            let narrow = resize(dag, bits, ValueType::int(ty.scalar_bits()));
            dag.value(NodeOp::BITCAST, ty, &[narrow])
        })
    }

    pub fn register_mask(&self, dag: &mut Dag) -> Value {
        let mut mask = RegMask(vec![0; self.isa.num_regs().div_ceil(64)]);
        for reg in self.lowering.preserved(self.isa, self.calling_conv) {
            mask.add(reg);
        }
        let masks = &mut dag.shared.reg_masks;
        let known = masks.iter().position(|m| *m == mask);
        let index = known.unwrap_or_else(|| {
            masks.push(mask);
            masks.len() - 1
        });
        dag.leaf(NodeOp::REGISTER_MASK, ValueType::UNTYPED, Payload::Mask(index as u32))
    }

    /// The place of an argument on the stack. The stack pointer may have moved for the call.
    pub fn stack_place(&self, dag: &mut Dag, chain: Value, offset: i64) -> Value {
        let pointer = self.pointer();
        let register = self.lowering.stack_pointer().into();
        let stack: Value = dag.copy_from_reg(chain, register, pointer, None).into();
        if offset == 0 {
            return stack;
        }
        let offset = dag.constant(offset, pointer);
        dag.value(NodeOp::ADD, pointer, &[stack, offset])
    }

    fn store_argument(&self, dag: &mut Dag, chain: Value, value: Value, offset: i64) -> Value {
        let ty = dag.type_of(value);
        let address = self.stack_place(dag, chain, offset);
        let mem = MemOperand { is_store: true, offset, ..access(ty) };
        dag.store(chain, value, address, mem)
    }

    /// Reads results: chain after them, and their pieces.
    pub fn results(
        &self,
        dag: &mut Dag,
        (mut chain, mut glue): (Value, Value),
        parts: &[Part],
        assignment: &Assignment,
    ) -> Result<(Value, Vec<Value>)> {
        let mut pieces = Vec::new();
        for (part, &location) in parts.iter().zip(&assignment.locations) {
            let (reg, ty) = match location {
                Location::Reg(reg) => (reg, part.ty),
                Location::BitsInReg(reg) => (reg, self.pointer()),
                Location::Stack(_) => return Err(Unsupported::new("results on the stack")),
            };
            let copy = dag.copy_from_reg(chain, reg.into(), ty, Some(glue));
            (chain, glue) = (Value::new(copy, 1), Value::new(copy, 2));
            let value = Value::from(copy);
            pieces.push(if ty == part.ty { value } else { self.bits_to_float(dag, value, part.ty) });
        }
        Ok((chain, pieces))
    }

    /// Calls a function of the runtime library that has no effect but its result, of type `whole` in `count` pieces of
    /// type `ty`.
    pub fn library_call(
        &self,
        dag: &mut Dag,
        name: &str,
        args: &[Argument<'_>],
        (whole, ty, count): (ValueType, ValueType, usize),
    ) -> Result<Vec<Value>> {
        let symbol = dag.shared.symbol(name.as_bytes());
        let callee = dag.leaf(NodeOp::TARGET_EXTERNAL_SYMBOL, self.pointer(), Payload::Symbol(symbol, 0));
        let (mut values, mut parts) = (Vec::new(), Vec::new());
        let result_parts = describe(whole, ty, count, Extend::Any);
        let places = self.assign(&result_parts, true)?;
        // A result that does not fit registers goes where the caller says.
        let place = places.is_none().then(|| {
            let bytes = u64::from(ty.scalar_bits() / 8) * count as u64;
            let align = (ty.scalar_bits() / 8).max(1).ilog2() as u8;
            dag.shared.frame.add(bytes, align, ObjectKind::Local)
        });
        if let Some(place) = place {
            let pointer = self.pointer();
            values.push(dag.leaf(NodeOp::FRAME_INDEX, pointer, Payload::Frame(place)));
            let address = describe(pointer, pointer, 1, Extend::Any);
            parts.extend(address.into_iter().map(|p| Part { is_sret: true, ..p }));
        }
        for arg in args {
            let piece = arg.pieces.first().map_or(whole, |&v| dag.type_of(v));
            values.extend_from_slice(arg.pieces);
            parts.extend(describe(arg.whole, piece, arg.pieces.len(), Extend::Any));
        }
        let assignment = self.assign(&parts, false)?;
        let assignment = assignment.ok_or_else(|| Unsupported::new("arguments that cannot be passed"))?;
        let entry = dag.entry();
        let after = self.sequence(dag, entry, callee, &values, &assignment);
        match (places, place) {
            (Some(places), _) => Ok(self.results(dag, after, &result_parts, &places)?.1),
            (None, Some(place)) => Ok(self.load_pieces(dag, after.0, place, ty, count)),
            (None, None) => Err(Unsupported::new("results that do not fit registers")),
        }
    }

    /// The pieces of a number in a stack object, least significant first.
    fn load_pieces(
        &self,
        dag: &mut Dag,
        chain: Value,
        place: FrameIndex,
        ty: ValueType,
        count: usize,
    ) -> Vec<Value> {
        let (pointer, bytes) = (self.pointer(), i64::from(ty.scalar_bits() / 8));
        let base = dag.leaf(NodeOp::FRAME_INDEX, pointer, Payload::Frame(place));
        let one = |index: usize| {
            let position = if self.isa.is_big_endian() { count - 1 - index } else { index };
            let offset = position as i64 * bytes;
            let address = if offset == 0 {
                base
            } else {
                let offset = dag.constant(offset, pointer);
                dag.value(NodeOp::ADD, pointer, &[base, offset])
            };
            let mem = MemOperand { base: MemBase::Frame(place), offset, is_load: true, ..access(ty) };
            dag.load(ty, chain, address, mem).into()
        };
        (0..count).map(one).collect()
    }
}

/// An access to a whole value, as aligned as its type.
pub fn access(ty: ValueType) -> MemOperand {
    let bytes = (ty.bits() as u32).div_ceil(8).max(1);
    MemOperand {
        base: MemBase::Unknown,
        offset: 0,
        ty,
        align_log2: (1 << bytes.trailing_zeros()).min(bytes.next_power_of_two()).ilog2() as u8,
        is_load: false,
        is_store: false,
        is_volatile: false,
        ordering: 0,
        extension: Extension::None,
        addr_space: 0,
    }
}

/// A number as the integer with its bits.
pub fn bits_of(dag: &mut Dag, value: Value) -> Value {
    let ty = dag.type_of(value);
    if ty.is_scalar_int() {
        return value;
    }
    dag.value(NodeOp::BITCAST, ValueType::int(ty.bits() as u32), &[value])
}

/// An unsigned integer in another width.
pub fn resize(dag: &mut Dag, value: Value, to: ValueType) -> Value {
    let from = dag.type_of(value);
    match from.scalar_bits().cmp(&to.scalar_bits()) {
        std::cmp::Ordering::Equal => value,
        std::cmp::Ordering::Less => dag.value(NodeOp::ZERO_EXTEND, to, &[value]),
        std::cmp::Ordering::Greater => dag.value(NodeOp::TRUNCATE, to, &[value]),
    }
}
