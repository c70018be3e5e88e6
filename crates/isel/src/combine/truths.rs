//! Truth values as numbers: choices between constants become sums, and sums take carries.
//!
//! ```text
//! select (setcc x, y, ult), 5, 1     add (shl (zero_extend (setcc x, y, ult)), 2), 1
//! add n, (zero_extend (setcc x, 31, ugt))     add n, (zero_extend (setcc x, 32, uge))
//! ```
//!
//! The second line is for machines whose comparisons leave a carry: that of an unsigned `<`, which an addition or a subtraction
//! with carry takes, and with the other sign that of an unsigned `>=`. For machines that say that they gain
//! ([`LoweringFacts::truths_as_numbers`](crate::LoweringFacts::truths_as_numbers)).

use super::Combiner;
use crate::dag::{Payload, Value, sign_extend};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

impl Combiner<'_> {
    fn truths_are_numbers(&self) -> bool {
        self.machine.is_some_and(|m| !m.one_by_one && m.lowering.facts().truths_as_numbers)
    }

    /// A choice between two constants whose difference scales a truth value.
    pub(super) fn constant_choice(&mut self, cond: Value, a: Value, b: Value) -> Option<Value> {
        let ty = self.dag.type_of(a);
        let (yes, no) = (self.constant(a)?, self.constant(b)?);
        let is_number = matches!(ty, ValueType::I8 | ValueType::I32 | ValueType::I64);
        if !is_number || !self.truths_are_numbers() || self.dag.op(cond.node) != NodeOp::SETCC {
            return None;
        }
        let &[lhs, rhs, code] = self.dag.operands(cond.node) else { return None };
        let Payload::Cond(code) = self.dag.payload(code.node) else { return None };
        if !self.dag.type_of(lhs).is_scalar_int() {
            return None;
        }
        let bits = ty.scalar_bits();
        let difference = sign_extend(yes.wrapping_sub(no), bits);
        let (least, factor) =
            if difference > 0 { (no, difference) } else { (yes, difference.checked_neg()?) };
        let is_scale = matches!(factor, 1 | 2 | 3 | 4 | 5 | 8 | 9) && i32::try_from(least).is_ok();
        // Bytes are not scaled by addresses.
        let is_scale = is_scale && (factor == 1 || ty != ValueType::I8);
        let is_shift = factor > 0 && factor & (factor - 1) == 0 && sign_extend(least, bits) == 0;
        if !is_scale && !is_shift {
            return None;
        }
        let truth_ty = self.dag.type_of(cond);
        let truth = match difference > 0 {
            true => cond,
            false => self.dag.setcc(truth_ty, lhs, rhs, code.inverse(true)),
        };
        let truth = if truth_ty == ty { truth } else { self.dag.value(NodeOp::ZERO_EXTEND, ty, &[truth]) };
        let factor = self.dag.constant(factor, ty);
        let scaled = self.made(NodeOp::MUL, ty, truth, factor);
        let least = self.dag.constant(least, ty);
        Some(self.made(NodeOp::ADD, ty, scaled, least))
    }

    /// A sum or difference with a truth value whose comparison leaves a carry if it is asked in another way.
    pub(super) fn with_carry(&mut self, op: NodeOp, ty: ValueType, lhs: Value, rhs: Value) -> Option<Value> {
        if !matches!(op, NodeOp::ADD | NodeOp::SUB) || !matches!(ty, ValueType::I32 | ValueType::I64) {
            return None;
        }
        if !self.truths_are_numbers() {
            return None;
        }
        if let Some(carry) = self.carry(ty, rhs) {
            return Some(self.dag.value(op, ty, &[lhs, carry]));
        }
        let carry = self.carry(ty, lhs).filter(|_| op == NodeOp::ADD)?;
        Some(self.dag.value(op, ty, &[carry, rhs]))
    }

    /// A truth value as a carry, if it is none yet.
    fn carry(&mut self, ty: ValueType, value: Value) -> Option<Value> {
        let &[truth] = self.dag.operands(value.node) else { return None };
        let is_extended = self.dag.op(value.node) == NodeOp::ZERO_EXTEND && self.has_one_use(value);
        if !is_extended || self.dag.op(truth.node) != NodeOp::SETCC || !self.has_one_use(truth) {
            return None;
        }
        let &[a, b, code] = self.dag.operands(truth.node) else { return None };
        let Payload::Cond(code) = self.dag.payload(code.node) else { return None };
        let of = self.dag.type_of(a);
        if !of.is_scalar_int() || of.scalar_bits() > 64 {
            return None;
        }
        let lowering = self.machine?.lowering;
        let next = |number: i64| {
            let next = sign_extend(number.wrapping_add(1), of.scalar_bits());
            (next != 0 && lowering.compares_with(of, next)).then_some(next)
        };
        let (a, b, code) = match (code, self.constant(b)) {
            (CondCode::EQ, Some(0)) => (a, self.dag.constant(1, of), CondCode::ULT),
            (CondCode::NE, Some(0)) => (a, self.dag.constant(1, of), CondCode::UGE),
            (CondCode::ULE, Some(number)) => (a, self.dag.constant(next(number)?, of), CondCode::ULT),
            (CondCode::UGT, Some(number)) => (a, self.dag.constant(next(number)?, of), CondCode::UGE),
            (CondCode::ULE, None) => (b, a, CondCode::UGE),
            (CondCode::UGT, None) => (b, a, CondCode::ULT),
            _ => return None,
        };
        let truth = self.dag.setcc(self.dag.type_of(truth), a, b, code);
        Some(self.dag.value(NodeOp::ZERO_EXTEND, ty, &[truth]))
    }
}
