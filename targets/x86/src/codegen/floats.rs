//! Floating point by way of bits and of signed integers: signs, constants, conversions of unsigned numbers.

use super::Machine;
use super::condition::Cond;
use crate::names::node;
use isel::dag::{Dag, Node, Payload, Value};
use isel::lowering::{Result, Unsupported};
use mir::MemOperand;
use mir::function::MemBase;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// The bit of the sign.
fn sign_bit(ty: ValueType) -> u64 {
    1 << (ty.scalar_bits() - 1)
}

/// The bits of one.
fn one_bits(ty: ValueType) -> u64 {
    if ty == ValueType::F32 { 1f32.to_bits().into() } else { 1f64.to_bits() }
}

impl Machine {
    /// A floating-point number from memory; zero is made in a register.
    pub(super) fn lower_float_constant(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let ty = dag.types(node)[0];
        if ty.bits() > 64 {
            return self.lower_wide_constant(dag, node);
        }
        match dag.payload(node) {
            Payload::Int(bits) if self.is_on_x87(ty) => {
                let is_one = bits as u64 == one_bits(ty);
                match self.x87_number(dag, ty, (bits == 0, is_one)) {
                    Some(made) => Ok(made),
                    None => Ok(self.in_memory(dag, bits as u64, ty)),
                }
            }
            Payload::Int(0) => Ok(node.into()),
            Payload::Int(bits) => Ok(self.in_memory(dag, bits as u64, ty)),
            _ => Err(Unsupported::new(format!("a constant of type {ty}"))),
        }
    }

    fn in_memory(&self, dag: &mut Dag, bits: u64, ty: ValueType) -> Value {
        self.bytes_in_memory(dag, &bits.to_le_bytes()[..(ty.bits() / 8) as usize], ty)
    }

    /// A number that is loaded; the place is as large as it is aligned.
    pub(super) fn bytes_in_memory(&self, dag: &mut Dag, bytes: &[u8], ty: ValueType) -> Value {
        let size = bytes.len().next_power_of_two();
        let align_log2 = size.ilog2() as u8;
        let mut whole = bytes.to_vec();
        whole.resize(size, 0);
        let index = dag.shared.constant(&whole, align_log2);
        let address = dag.leaf(NodeOp::CONSTANT_POOL, self.pointer(), Payload::Index(index, 0));
        let chain = dag.entry();
        let mem = MemOperand {
            base: MemBase::ConstantPool,
            offset: 0,
            ty,
            align_log2,
            is_load: true,
            is_store: false,
            is_volatile: false,
            ordering: 0,
            extension: Extension::None,
            addr_space: 0,
        };
        dag.load(ty, chain, address, mem).into()
    }

    /// Negation, absolute value, the sign of another number.
    pub(super) fn lower_sign(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let ty = dag.types(node)[0];
        if ty.bits() > 64 || self.is_on_x87(ty) {
            return self.lower_wide_sign(dag, node);
        }
        let sign = sign_bit(ty);
        let rest = sign - 1;
        match (dag.op(node), dag.operands(node)) {
            (NodeOp::FNEG, &[x]) => Ok(self.with_mask(dag, node::FXOR, x, sign)),
            (NodeOp::FABS, &[x]) => Ok(self.with_mask(dag, node::FAND, x, rest)),
            (NodeOp::FCOPYSIGN, &[x, from]) => {
                let from = match (dag.type_of(from), ty) {
                    (own, _) if own == ty => from,
                    (_, ValueType::F64) => dag.value(NodeOp::FP_EXTEND, ty, &[from]),
                    _ => dag.value(NodeOp::FP_ROUND, ty, &[from]),
                };
                let magnitude = self.with_mask(dag, node::FAND, x, rest);
                let sign = self.with_mask(dag, node::FAND, from, sign);
                Ok(dag.value(node::FOR, ty, &[magnitude, sign]))
            }
            (op, _) => Err(Unsupported::new(format!("operation '{op:?}'"))),
        }
    }

    /// An operation on the bits of a number and a mask. The mask is in memory in every element of a vector, of which the
    /// instruction reads all.
    fn with_mask(&self, dag: &mut Dag, op: NodeOp, x: Value, mask: u64) -> Value {
        let ty = dag.type_of(x);
        let element = &mask.to_le_bytes()[..(ty.bits() / 8) as usize];
        let Some(vector) = ty.vector((16 / element.len()) as u32, false) else {
            let mask = self.in_memory(dag, mask, ty);
            return dag.value(op, ty, &[x, mask]);
        };
        let mask = self.bytes_in_memory(dag, &element.repeat(16 / element.len()), vector);
        let mask = dag.value(node::LOWEST, ty, &[mask]);
        dag.value(op, ty, &[x, mask])
    }

    /// From an unsigned integer. Numbers of 64 bits that are negative as signed ones are halved, with the lost bit kept for
    /// rounding, and doubled afterwards; where registers have 32 bits, what is missing is added in a format that holds all.
    pub(super) fn lower_from_unsigned(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let ty = dag.types(node)[0];
        let &[x] = dag.operands(node) else { return Err(Unsupported::new("a conversion of this form")) };
        if self.is_on_x87(ty) {
            return Ok(self.extended_from_unsigned(dag, x, ty));
        }
        let bits = dag.type_of(x).scalar_bits();
        if let Some(wide) = self.wider_integer(bits) {
            let x = dag.value(NodeOp::ZERO_EXTEND, wide, &[x]);
            return Ok(dag.value(NodeOp::SINT_TO_FP, ty, &[x]));
        }
        if !self.is_64() {
            let number = self.corrected(dag, x, ValueType::F64);
            let is_wide = ty == ValueType::F64;
            return Ok(if is_wide { number } else { dag.value(NodeOp::FP_ROUND, ty, &[number]) });
        }
        let int = ValueType::I64;
        let (one, zero, by) = (dag.constant(1, int), dag.constant(0, int), dag.constant(1, ValueType::I8));
        let flags = dag.value(node::CMP, ValueType::I32, &[x, zero]);
        let half = dag.value(NodeOp::SRL, int, &[x, by]);
        let lost = dag.value(NodeOp::AND, int, &[x, one]);
        let half = dag.value(NodeOp::OR, int, &[half, lost]);
        let part = self.choose(dag, Cond::S, flags, half, x);
        let number = dag.value(NodeOp::SINT_TO_FP, ty, &[part]);
        let doubled = dag.value(NodeOp::FADD, ty, &[number, number]);
        Ok(self.choose(dag, Cond::S, flags, doubled, number))
    }

    /// To an integer, signed of less than 32 bits or unsigned. What is too large for a signed number of 64 bits is converted
    /// without its highest bit.
    pub(super) fn lower_to_integer(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let to = dag.types(node)[0];
        let &[x] = dag.operands(node) else { return Err(Unsupported::new("a conversion of this form")) };
        let bits = to.scalar_bits();
        let from_x87 = self.is_on_x87(dag.type_of(x));
        let signed = dag.op(node) == NodeOp::FP_TO_SINT;
        if from_x87 && signed && bits >= 32 {
            return Ok(self.extended_to_signed(dag, x, to));
        }
        if let Some(wide) = self.wider_integer(bits) {
            let number = self.to_signed(dag, x, wide);
            return Ok(dag.value(NodeOp::TRUNCATE, to, &[number]));
        }
        let ty = dag.type_of(x);
        let exponent = bits as i32 - 1;
        let limit = match ty {
            ValueType::F32 => self.in_memory(dag, 2f32.powi(exponent).to_bits().into(), ty),
            ValueType::F64 => self.in_memory(dag, 2f64.powi(exponent).to_bits(), ty),
            _ => {
                let limit = self.in_memory(dag, 2f64.powi(exponent).to_bits(), ValueType::F64);
                self.between_formats(dag, limit, ty)?
            }
        };
        let flags = dag.value(node::FCMP, ValueType::I32, &[x, limit]);
        let small = self.to_signed(dag, x, to);
        let less = dag.value(NodeOp::FSUB, ty, &[x, limit]);
        let less = self.to_signed(dag, less, to);
        let top = dag.constant(i64::MIN >> (64 - bits), to);
        let large = dag.value(NodeOp::XOR, to, &[less, top]);
        Ok(self.choose(dag, Cond::AE, flags, large, small))
    }

    /// The nearest signed integer, and zero for what is not a number. Of all that does not fit, conversions make the smallest
    /// integer (manual, volume 2, "CVTTSD2SI"), which is right for numbers that are too small.
    pub(super) fn lower_to_nearest_integer(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let to = dag.types(node)[0];
        let &[x, _] = dag.operands(node) else { return Err(Unsupported::new("a conversion of this form")) };
        let ty = dag.type_of(x);
        let exponent = to.scalar_bits() as i32 - 1;
        let limit = match ty {
            ValueType::F32 => self.in_memory(dag, 2f32.powi(exponent).to_bits().into(), ty),
            ValueType::F64 => self.in_memory(dag, 2f64.powi(exponent).to_bits(), ty),
            _ => return Err(Unsupported::new(format!("a conversion from {ty} to the nearest integer"))),
        };
        let (zero, most) = (dag.constant(0, to), dag.constant(i64::MAX >> (64 - to.scalar_bits()), to));
        let number = dag.value(NodeOp::FP_TO_SINT, to, &[x]);
        let flags = dag.value(node::FCMP, ValueType::I32, &[x, limit]);
        let number = self.choose(dag, Cond::AE, flags, most, number);
        let flags = dag.value(node::FCMP, ValueType::I32, &[x, x]);
        Ok(self.choose(dag, Cond::P, flags, zero, number))
    }

    /// The signed integer that holds an unsigned one of so many bits, if general registers do.
    pub(super) fn wider_integer(&self, bits: u32) -> Option<ValueType> {
        match bits {
            ..32 => Some(ValueType::I32),
            32..64 => self.is_64().then_some(ValueType::I64),
            _ => None,
        }
    }

    /// What an instruction converts.
    fn to_signed(&self, dag: &mut Dag, x: Value, to: ValueType) -> Value {
        if self.is_on_x87(dag.type_of(x)) {
            return self.extended_to_signed(dag, x, to);
        }
        dag.value(NodeOp::FP_TO_SINT, to, &[x])
    }

    /// One of two values by the flags.
    pub(super) fn choose(&self, dag: &mut Dag, cond: Cond, flags: Value, yes: Value, no: Value) -> Value {
        let ty = dag.type_of(yes);
        let cond = dag.target_constant(cond.0.into(), ValueType::I8);
        dag.value(node::CMOV, ty, &[no, yes, cond, flags])
    }
}
