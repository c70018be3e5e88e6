//! Conversions to the nearest integer that a type has, and zero for what is not a number.
//!
//! In this order, what the target has or the types allow:
//!
//! * an operation of the target (`FP_TO_SINT_SAT`, `FP_TO_UINT_SAT`);
//! * a number between the bounds is converted, where the format holds both bounds exactly: `fptosi (min (max x, low), high)`;
//! * the conversion of the number as it is, replaced where the number is beyond a bound.
//!
//! O(1) nodes.

use super::Builder;
use super::arithmetic_intrinsics::{
    ORDERED_EQUAL, ORDERED_GREATER, ORDERED_LESS, UNORDERED, exponent_bias, fraction_bits,
};
use super::lane_numbers::truth_of;
use crate::dag::Value;
use crate::lowering::Action;
use support::apint::APInt;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

const ORDERED_NOT_LESS: CondCode = CondCode(3);

impl Builder<'_, '_> {
    pub(super) fn saturated(&mut self, value: Value, to: ValueType, signed: bool) -> Value {
        let (mut value, mut from) = (value, self.dag.type_of(value));
        let is_half = matches!(from, ValueType::F16 | ValueType::BF16);
        if is_half && !self.state.legality.is_covered(NodeOp::FADD, from) {
            (value, from) = (self.dag.value(NodeOp::FP_EXTEND, ValueType::F32, &[value]), ValueType::F32);
        }
        if !from.is_vector() && self.state.legality.is_legal_type(from) {
            if let Some(result) = self.saturated_by_machine(value, to, signed) {
                return result;
            }
            if let Some(result) = self.saturated_between_bounds(value, to, signed) {
                return result;
            }
        }
        self.saturated_afterwards(value, to, signed)
    }

    /// By an operation of the target, in a register that is wide enough; the number that it gives may have to be bounded.
    fn saturated_by_machine(&mut self, value: Value, to: ValueType, signed: bool) -> Option<Value> {
        let op = if signed { NodeOp::FP_TO_SINT_SAT } else { NodeOp::FP_TO_UINT_SAT };
        let (state, from) = (&self.state, self.dag.type_of(value));
        // A narrow integer is bounded by choices, where flags make them.
        let is_narrow = to.scalar_bits() < 32 && state.legality.joins_conditions;
        let converted = if is_narrow { ValueType::I32 } else { to };
        let held = state.legality.int_type_for(converted.scalar_bits()).filter(|_| !to.is_vector())?;
        let is_custom = converted == to && state.lowering.action(state.isa, op, held) == Action::Custom;
        if !matches!(converted.scalar_bits(), 32 | 64)
            || !(is_custom || state.legality.has_conversion(op, held, from))
        {
            return None;
        }
        let wanted = self.dag.type_leaf(converted);
        let mut number = self.dag.value(op, held, &[value, wanted]);
        if converted != to {
            let magnitude = to.scalar_bits() - u32::from(signed);
            let high = self.dag.constant((1 << magnitude) - 1, held);
            let (less, more) = match signed {
                true => (CondCode::LT, CondCode::GT),
                false => (CondCode::ULT, CondCode::UGT),
            };
            let is_below = self.dag.setcc(ValueType::I1, number, high, less);
            number = self.choose(is_below, number, high);
            if signed {
                let low = self.dag.constant(-(1 << magnitude), held);
                let is_above = self.dag.setcc(ValueType::I1, number, low, more);
                number = self.choose(is_above, number, low);
            }
        }
        Some(if held == to { number } else { self.dag.value(NodeOp::TRUNCATE, to, &[number]) })
    }

    /// `None` if the format does not hold both bounds exactly.
    fn saturated_between_bounds(&mut self, value: Value, to: ValueType, signed: bool) -> Option<Value> {
        let (bits, from) = (to.scalar_bits(), self.dag.type_of(value));
        let magnitude = if signed { bits - 1 } else { bits };
        let is_known = matches!(from, ValueType::F16 | ValueType::F32 | ValueType::F64);
        // A power of two less one has as many bits as its exponent says.
        let has_bound = magnitude > 0 && magnitude <= fraction_bits(from) + 1;
        if !is_known || !has_bound || u64::from(magnitude) > exponent_bias(from) {
            return None;
        }
        let high = self.bits(below_power_of_two(magnitude, from), from);
        let low = if signed {
            let exponent = (exponent_bias(from) + u64::from(magnitude)) << fraction_bits(from);
            self.bits(1 << (from.scalar_bits() - 1) | exponent, from)
        } else {
            self.bits(0, from)
        };
        // Of a number that is none, the bound becomes the result.
        let has = |op| self.state.legality.is_covered(op, from);
        let bounded = if has(NodeOp::FMAXNUM) && has(NodeOp::FMINNUM) {
            let bounded = self.dag.value(NodeOp::FMAXNUM, from, &[value, low]);
            self.dag.value(NodeOp::FMINNUM, from, &[bounded, high])
        } else {
            let is_above = self.dag.setcc(ValueType::I1, value, low, ORDERED_GREATER);
            let bounded = self.choose(is_above, value, low);
            let is_below = self.dag.setcc(ValueType::I1, bounded, high, ORDERED_LESS);
            self.choose(is_below, bounded, high)
        };
        if !signed {
            return Some(self.dag.value(NodeOp::FP_TO_UINT, to, &[bounded]));
        }
        let converted = self.dag.value(NodeOp::FP_TO_SINT, to, &[bounded]);
        let is_nan = self.dag.setcc(ValueType::I1, value, value, UNORDERED);
        let zero = self.dag.constant(0, to);
        Some(self.choose(is_nan, zero, converted))
    }

    /// Replaces the results for numbers that the type has not.
    fn saturated_afterwards(&mut self, value: Value, to: ValueType, signed: bool) -> Value {
        let from = self.dag.type_of(value);
        let (bits, truth) = (to.scalar_bits(), truth_of(from));
        let op = if signed { NodeOp::FP_TO_SINT } else { NodeOp::FP_TO_UINT };
        let converted = self.dag.value(op, to, &[value]);
        let (low, high) = if signed {
            (APInt::signed_min(bits), APInt::signed_max(bits))
        } else {
            (APInt::zero(bits), APInt::all_ones(bits))
        };
        let (low, high) = (self.wide_everywhere(&low, to), self.wide_everywhere(&high, to));
        // The first number beyond the largest, and the smallest one itself, are powers of two. Where the format has no such
        // number, every finite one fits; infinities do not.
        let limit = self.power_of_two(if signed { bits - 1 } else { bits }, from);
        let is_finite = limit.is_none();
        let limit = limit.unwrap_or_else(|| self.infinity(from));
        if !signed {
            // What is not a number is not above zero, either.
            let zero = self.bits(0, from);
            let is_positive = self.dag.setcc(truth, value, zero, ORDERED_NOT_LESS);
            let result = self.choose(is_positive, converted, low);
            let is_large = self.dag.setcc(truth, value, limit, ORDERED_NOT_LESS);
            return self.choose(is_large, high, result);
        }
        let is_large = self.dag.setcc(truth, value, limit, ORDERED_NOT_LESS);
        let result = self.choose(is_large, high, converted);
        let smallest = self.dag.value(NodeOp::FNEG, from, &[limit]);
        let code = if is_finite { ORDERED_EQUAL } else { ORDERED_LESS };
        let is_small = self.dag.setcc(truth, value, smallest, code);
        let result = self.choose(is_small, low, result);
        let is_nan = self.dag.setcc(truth, value, value, UNORDERED);
        let zero = self.everywhere(0, to);
        self.choose(is_nan, zero, result)
    }
}

/// The bits of a power of two less one, which has `exponent` bits, all ones.
fn below_power_of_two(exponent: u32, ty: ValueType) -> u64 {
    let fraction = fraction_bits(ty);
    let ones = ((1u64 << (exponent - 1)) - 1) << (fraction + 1 - exponent);
    (exponent_bias(ty) + u64::from(exponent) - 1) << fraction | ones
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn largest_integers_as_numbers() {
        for exponent in 1..=24 {
            let number = ((1u64 << exponent) - 1) as f32;
            assert_eq!(below_power_of_two(exponent, ValueType::F32), number.to_bits().into(), "{exponent}");
        }
        for exponent in 1..=53 {
            let number = ((1u64 << exponent) - 1) as f64;
            assert_eq!(below_power_of_two(exponent, ValueType::F64), number.to_bits(), "{exponent}");
        }
    }
}
