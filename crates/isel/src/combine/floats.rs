//! Floating-point combines: rewrites that give the same result bit for bit.
//!
//! ```text
//! x + -y  →  x - y        -x + y  →  y - x        x - -y  →  x + y        x * 2  →  x + x
//! ```
//!
//! A negation changes the sign of a number and nothing else, so the sum rounds as the difference does; doubling is exact but
//! where the sum overflows, too. What becomes of the sign of a result that is no number is left open by the language.

use super::Combiner;
use crate::dag::{Parts, Payload, Value};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Two, as the bits of numbers of 32 and 64 bits.
const TWO: [(ValueType, i64); 2] = [(ValueType::F32, 0x4000_0000), (ValueType::F64, 0x4000_0000_0000_0000)];

impl Combiner<'_> {
    pub(super) fn float_binary(
        &mut self,
        op: NodeOp,
        ty: ValueType,
        lhs: Value,
        rhs: Value,
        flags: u16,
    ) -> Option<Value> {
        let (op, operands) = match (op, self.negated(lhs), self.negated(rhs)) {
            (NodeOp::FADD, _, Some(y)) => (NodeOp::FSUB, [lhs, y]),
            (NodeOp::FADD, Some(x), None) => (NodeOp::FSUB, [rhs, x]),
            (NodeOp::FSUB, _, Some(y)) => (NodeOp::FADD, [lhs, y]),
            (NodeOp::FMUL, ..) if self.is_two(ty, rhs) => (NodeOp::FADD, [lhs, lhs]),
            (NodeOp::FMUL, ..) if self.is_two(ty, lhs) => (NodeOp::FADD, [rhs, rhs]),
            _ => return None,
        };
        if self.legality.is_some_and(|l| !l.is_covered(op, ty)) {
            return None;
        }
        Some(self.dag.make(Parts { flags, ..Parts::new(op, &[ty], &operands) }).into())
    }

    /// What a value is the negation of.
    fn negated(&self, value: Value) -> Option<Value> {
        let negates = self.dag.op(value.node) == NodeOp::FNEG;
        self.dag.operands(value.node).first().copied().filter(|_| negates)
    }

    fn is_two(&self, ty: ValueType, value: Value) -> bool {
        let bits = TWO.iter().find(|two| two.0 == ty).map(|two| Payload::Int(two.1));
        self.dag.op(value.node) == NodeOp::CONSTANT_FP && bits == Some(self.dag.payload(value.node))
    }
}
