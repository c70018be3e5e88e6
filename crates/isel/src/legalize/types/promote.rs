//! Integers in one wider register.

use super::{Legalizer, Shape};
use crate::dag::{Dag, Node, Parts, Payload, Value, is_checked, sign_extend, zero_extend};
use crate::lowering::Result;
use support::apint::APInt;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Legalizer<'_> {
    /// The result of an operation in a wider register; bits above the old width are unspecified.
    pub(super) fn promoted(&mut self, node: Node, operands: &[Value], shape: Shape) -> Result<Value> {
        let op = self.old.op(node);
        let to = shape.ty;
        if let Some(value) = self.narrow_operation(node, operands, to)? {
            return Ok(value);
        }
        Ok(match op {
            NodeOp::CONSTANT => match self.old.payload(node) {
                // True is 1.
                Payload::Int(n) => self.new.constant(if shape.bits == 1 { n & 1 } else { n }, to),
                Payload::Wide(index) => {
                    let number = self.old.wide[index as usize].zext(to.scalar_bits());
                    self.new.wide_constant(&number, to)
                }
                _ => return Err(self.unsupported(node)),
            },
            NodeOp::ADD | NodeOp::SUB | NodeOp::MUL => {
                let (a, b) = (self.same(operands[0])?, self.same(operands[1])?);
                self.new.value(op, to, &[a, b])
            }
            NodeOp::SHL => {
                let (a, amount) = (self.same(operands[0])?, self.same(operands[1])?);
                self.new.value(op, to, &[a, amount])
            }
            NodeOp::SRL => {
                let (a, amount) = (self.zero_extended(operands[0])?, self.same(operands[1])?);
                self.new.value(op, to, &[a, amount])
            }
            NodeOp::SRA => {
                let (a, amount) = (self.sign_extended(operands[0])?, self.same(operands[1])?);
                self.new.value(op, to, &[a, amount])
            }
            // Copies of the highest bit keep the order of numbers without a sign, too.
            NodeOp::UMIN | NodeOp::UMAX
                if self.lowering.facts().prefers_sign_extension(self.old.type_of(operands[0])) =>
            {
                let (a, b) = (self.sign_extended(operands[0])?, self.sign_extended(operands[1])?);
                self.new.value(op, to, &[a, b])
            }
            NodeOp::UDIV | NodeOp::UREM | NodeOp::UMIN | NodeOp::UMAX => {
                let (a, b) = (self.zero_extended(operands[0])?, self.zero_extended(operands[1])?);
                self.new.value(op, to, &[a, b])
            }
            NodeOp::SDIV | NodeOp::SREM | NodeOp::SMIN | NodeOp::SMAX => {
                let (a, b) = (self.sign_extended(operands[0])?, self.sign_extended(operands[1])?);
                self.new.value(op, to, &[a, b])
            }
            // Of an element and what is put into a vector, the lowest bits count.
            NodeOp::EXTRACT_VECTOR_ELT
            | NodeOp::INSERT_VECTOR_ELT
            | NodeOp::BUILD_VECTOR
            | NodeOp::SCALAR_TO_VECTOR => {
                let operands = self.all_same(operands)?;
                self.new.value(op, to, &operands)
            }
            NodeOp::MULHS | NodeOp::MULHU => self.high_product(op, operands, shape)?,
            NodeOp::ABS => {
                let a = self.sign_extended(operands[0])?;
                self.new.value(op, to, &[a])
            }
            NodeOp::SIGN_EXTEND_INREG => {
                let a = self.same(operands[0])?;
                let from = self.same(operands[1])?;
                self.new.value(op, to, &[a, from])
            }
            NodeOp::ASSERT_SEXT | NodeOp::ASSERT_ZEXT => self.same(operands[0])?,
            NodeOp::ROTL | NodeOp::ROTR => self.rotation(op, operands, shape)?,
            NodeOp::CTPOP
            | NodeOp::CTLZ
            | NodeOp::CTTZ
            | NodeOp::CTLZ_ZERO_UNDEF
            | NodeOp::CTTZ_ZERO_UNDEF
            | NodeOp::BSWAP
            | NodeOp::BITREVERSE => self.promoted_bits(op, operands[0], shape)?,
            _ => return Err(self.unsupported(node)),
        })
    }

    /// What the target does with the low bits of registers. Shifts and divisions by constants have better ways.
    fn narrow_operation(&mut self, node: Node, operands: &[Value], to: ValueType) -> Result<Option<Value>> {
        let (op, narrow) = (self.old.op(node), self.old.types(node)[0]);
        let &[a, b] = operands else { return Ok(None) };
        let found = self.lowering.narrow_operation(op, narrow);
        let Some(machine) = found.filter(|&machine| self.legality.is_covered(machine, to)) else {
            return Ok(None);
        };
        if self.old.as_constant(b).is_some() && !matches!(op, NodeOp::ROTL | NodeOp::ROTR) {
            return Ok(None);
        }
        let is_shift = matches!(op, NodeOp::SHL | NodeOp::SRL | NodeOp::SRA | NodeOp::ROTL | NodeOp::ROTR);
        let b = if is_shift { self.without_extensions(b, narrow.scalar_bits().ilog2()) } else { b };
        let (a, b) = (self.same(a)?, self.same(b)?);
        let value = self.new.value(machine, to, &[a, b]);
        let from = self.new.type_leaf(narrow);
        Ok(Some(self.new.value(NodeOp::ASSERT_SEXT, to, &[value, from])))
    }

    /// A value with the same low bits, without what was done to those above.
    fn without_extensions(&self, value: Value, bits: u32) -> Value {
        let mut value = value;
        while let &[inner] = self.old.operands(value.node)
            && matches!(
                self.old.op(value.node),
                NodeOp::ZERO_EXTEND | NodeOp::SIGN_EXTEND | NodeOp::ANY_EXTEND | NodeOp::TRUNCATE
            )
            && self.old_bits(inner) >= bits
            && self.shape(self.old.type_of(inner)).is_ok_and(|shape| shape.count == 1)
        {
            value = inner;
        }
        value
    }

    fn amount(&mut self, bits: u32) -> Value {
        self.new.constant(bits.into(), self.pointer)
    }

    /// The high half of a product: the whole of it fits if the register is twice as wide.
    fn high_product(&mut self, op: NodeOp, operands: &[Value], shape: Shape) -> Result<Value> {
        let signed = op == NodeOp::MULHS;
        let (a, b) = if signed {
            (self.sign_extended(operands[0])?, self.sign_extended(operands[1])?)
        } else {
            (self.zero_extended(operands[0])?, self.zero_extended(operands[1])?)
        };
        let product = self.new.value(NodeOp::MUL, shape.ty, &[a, b]);
        let amount = self.amount(shape.bits);
        if shape.ty.scalar_bits() >= 2 * shape.bits {
            return Ok(self.new.value(NodeOp::SRL, shape.ty, &[product, amount]));
        }
        // The rest of it is in the high half of the product of registers.
        let high = self.new.value(op, shape.ty, &[a, b]);
        let low = self.new.value(NodeOp::SRL, shape.ty, &[product, amount]);
        let amount = self.amount(shape.ty.scalar_bits() - shape.bits);
        let high = self.new.value(NodeOp::SHL, shape.ty, &[high, amount]);
        Ok(self.new.value(NodeOp::OR, shape.ty, &[low, high]))
    }

    fn rotation(&mut self, op: NodeOp, operands: &[Value], shape: Shape) -> Result<Value> {
        let a = self.zero_extended(operands[0])?;
        let amount = self.same(operands[1])?;
        let ty = self.new.type_of(amount);
        let width = self.new.constant(shape.bits.into(), ty);
        let amount = self.new.value(NodeOp::UREM, ty, &[amount, width]);
        let rest = self.new.value(NodeOp::SUB, ty, &[width, amount]);
        let (left, right) = if op == NodeOp::ROTL { (amount, rest) } else { (rest, amount) };
        let left = self.new.value(NodeOp::SHL, shape.ty, &[a, left]);
        let right = self.new.value(NodeOp::SRL, shape.ty, &[a, right]);
        Ok(self.new.value(NodeOp::OR, shape.ty, &[left, right]))
    }

    fn promoted_bits(&mut self, op: NodeOp, operand: Value, shape: Shape) -> Result<Value> {
        let to = shape.ty;
        let surplus = to.scalar_bits() - shape.bits;
        if let Some(value) = self.narrow_bits(op, operand, shape)? {
            return Ok(value);
        }
        Ok(match op {
            NodeOp::CTPOP => {
                let a = self.zero_extended(operand)?;
                self.new.value(op, to, &[a])
            }
            NodeOp::CTLZ | NodeOp::CTLZ_ZERO_UNDEF => {
                let a = self.zero_extended(operand)?;
                let count = self.new.value(op, to, &[a]);
                let surplus = self.new.constant(surplus.into(), to);
                self.new.value(NodeOp::SUB, to, &[count, surplus])
            }
            NodeOp::CTTZ if surplus > 0 => {
                // A bit just above the value ends the count of a zero.
                let a = self.same(operand)?;
                let mut guard = APInt::zero(to.scalar_bits());
                guard.set_bit(shape.bits);
                let guard = self.new.wide_constant(&guard, to);
                let guarded = self.new.value(NodeOp::OR, to, &[a, guard]);
                self.new.value(op, to, &[guarded])
            }
            NodeOp::CTTZ | NodeOp::CTTZ_ZERO_UNDEF => {
                let a = self.same(operand)?;
                self.new.value(op, to, &[a])
            }
            _ => {
                let a = self.same(operand)?;
                let turned = self.new.value(op, to, &[a]);
                let amount = self.amount(surplus);
                self.new.value(NodeOp::SRL, to, &[turned, amount])
            }
        })
    }
}

/// The low `bits` bits of a register, zero above.
pub(crate) fn zero_extend_in(dag: &mut Dag, value: Value, bits: u32) -> Value {
    let ty = dag.type_of(value);
    if bits >= ty.scalar_bits() || !ty.is_scalar_int() {
        return value;
    }
    if let Some(n) = dag.as_constant(value) {
        return dag.constant(zero_extend(n, bits) as i64, ty);
    }
    // Comparisons give 0 or 1, and so do checks.
    if is_truth(dag, value) || is_asserted(dag, value, NodeOp::ASSERT_ZEXT, bits) {
        return value;
    }
    let mask = dag.wide_constant(&APInt::low_bits(ty.scalar_bits(), bits), ty);
    dag.value(NodeOp::AND, ty, &[value, mask])
}

/// The low `bits` bits of a register, copies of the highest of them above.
pub(crate) fn sign_extend_in(dag: &mut Dag, value: Value, bits: u32) -> Value {
    let ty = dag.type_of(value);
    if bits >= ty.scalar_bits() || !ty.is_scalar_int() {
        return value;
    }
    if let Some(n) = dag.as_constant(value) {
        return dag.constant(sign_extend(n, bits), ty);
    }
    if is_asserted(dag, value, NodeOp::ASSERT_SEXT, bits) {
        return value;
    }
    let from = dag.type_leaf(ValueType::int(bits));
    dag.make(Parts::new(NodeOp::SIGN_EXTEND_INREG, &[ty], &[value, from])).into()
}

/// Whether an operation gives a truth value.
fn is_truth(dag: &Dag, value: Value) -> bool {
    match dag.op(value.node) {
        NodeOp::SETCC | NodeOp::SETCCCARRY => true,
        op if is_checked(op) => value.result == 1,
        _ => false,
    }
}

fn is_asserted(dag: &Dag, value: Value, op: NodeOp, bits: u32) -> bool {
    let Payload::Type(ty) = dag.operands(value.node).get(1).map_or(Payload::None, |v| dag.payload(v.node))
    else {
        return false;
    };
    dag.op(value.node) == op && ty.scalar_bits() <= bits
}
