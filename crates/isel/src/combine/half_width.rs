//! Half the width: operations of which nobody wants the upper half, or in which it is zero.
//!
//! ```text
//! truncate (add t1, 5)             add (truncate t1), 5
//! and (truncate (srl t1, 7)), 63   and (srl (truncate t1), 7), 63
//! and (add t1, t2), 0xffffffff     zero_extend (add (truncate t1), (truncate t2))
//! or (zero_extend t1), 1           zero_extend (or t1, 1)
//! setcc (zero_extend t1), (zero_extend t2), lt        setcc t1, t2, ult
//! ```
//!
//! For machines where the operation on half a register is shorter and clears the other half
//! ([`LoweringFacts::cleared_halves`](crate::LoweringFacts::cleared_halves)). Sums and shifts to the left by little stay as
//! they are where nothing truncates them: they may become part of an address.

use super::Combiner;
use super::known_bits::known_bits;
use crate::dag::{Value, zero_extend};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// Shifts to the left by so many bits are scales of addresses.
pub(super) const MAX_SCALE_BITS: i64 = 3;

impl Combiner<'_> {
    /// The half and the whole, if it matters which one computes.
    pub(super) fn halves(&self) -> Option<(ValueType, ValueType)> {
        self.machine.filter(|machine| !machine.one_by_one)?.lowering.facts().cleared_halves
    }

    /// The low bits of the result of an operation that has no other users, computed in the half.
    pub(super) fn low_half(&mut self, ty: ValueType, value: Value) -> Option<Value> {
        let (half, whole) = self.halves()?;
        let is_within = ty.is_scalar_int() && ty.scalar_bits() <= half.scalar_bits();
        if self.dag.type_of(value) != whole || !is_within || !self.has_one_use(value) {
            return None;
        }
        let op = self.dag.op(value.node);
        let &[lhs, rhs] = self.dag.operands(value.node) else { return None };
        let rhs = match op {
            NodeOp::ADD | NodeOp::SUB | NodeOp::MUL | NodeOp::AND | NodeOp::OR | NodeOp::XOR => {
                self.truncated(half, rhs)
            }
            NodeOp::SHL if self.is_shift_within(half, rhs) => rhs,
            _ => return None,
        };
        let lhs = self.truncated(half, lhs);
        let result = self.made(op, half, lhs, rhs);
        Some(if ty == half { result } else { self.dag.value(NodeOp::TRUNCATE, ty, &[result]) })
    }

    /// Bits of the lower half that are shifted down and masked, so that none of the upper half arrives there.
    pub(super) fn masked_half(&mut self, ty: ValueType, value: Value, mask: u64) -> Option<Value> {
        let (half, whole) = self.halves()?;
        let &[shifted] = self.dag.operands(value.node) else { return None };
        if ty != half
            || self.dag.op(value.node) != NodeOp::TRUNCATE
            || self.dag.op(shifted.node) != NodeOp::SRL
        {
            return None;
        }
        let &[number, amount] = self.dag.operands(shifted.node) else { return None };
        let by = u32::try_from(self.constant(amount)?).ok()?;
        let highest = u64::BITS - zero_extend(mask as i64, half.scalar_bits()).leading_zeros();
        if self.dag.type_of(shifted) != whole
            || by.saturating_add(highest) > half.scalar_bits()
            || !self.has_one_use(shifted)
        {
            return None;
        }
        let low = self.truncated(half, number);
        let low = self.made(NodeOp::SRL, half, low, amount);
        let mask = self.dag.constant(mask as i64, half);
        Some(self.dag.value(NodeOp::AND, half, &[low, mask]))
    }

    /// Bits of a whole number under a mask of its lower half, where nothing of the upper one arrives: computed in the half.
    pub(super) fn masked_whole(&mut self, ty: ValueType, value: Value, mask: u64) -> Option<Value> {
        let (half, whole) = self.halves()?;
        let (bits, op) = (half.scalar_bits(), self.dag.op(value.node));
        // A single bit may be tested where it is.
        if ty != whole || mask.leading_zeros() < u64::BITS - bits || mask.is_power_of_two() {
            return None;
        }
        let low = match (op, self.dag.operands(value.node)) {
            (NodeOp::SRL, &[number, amount]) if self.has_one_use(value) => {
                let by = u32::try_from(self.constant(amount)?).ok()?;
                if by.saturating_add(u64::BITS - mask.leading_zeros()) > bits {
                    return None;
                }
                let low = self.truncated(half, number);
                self.made(NodeOp::SRL, half, low, amount)
            }
            _ => self.low_half(half, value)?,
        };
        let mask = self.dag.constant(mask as i64, half);
        let masked = self.made(NodeOp::AND, half, low, mask);
        Some(self.dag.value(NodeOp::ZERO_EXTEND, whole, &[masked]))
    }

    /// An operation whose result and operands have no upper half.
    pub(super) fn zero_half(&mut self, op: NodeOp, ty: ValueType, lhs: Value, rhs: Value) -> Option<Value> {
        let (half, whole) = self.halves()?;
        if ty != whole {
            return None;
        }
        let half_bits = half.scalar_bits();
        let unused = |this: &Self, value| {
            known_bits(this.dag, value).zeros.leading_ones() - (u64::BITS - whole.scalar_bits())
        };
        let fits = match op {
            // The mask of a whole number may have an instruction of its own.
            NodeOp::AND if self.dag.op(lhs.node) != NodeOp::ZERO_EXTEND => false,
            NodeOp::AND | NodeOp::OR | NodeOp::XOR => {
                unused(self, lhs) >= half_bits && unused(self, rhs) >= half_bits
            }
            NodeOp::SRL => self.is_shift_within(half, rhs) && unused(self, lhs) >= half_bits,
            NodeOp::SHL => {
                let by = self.constant(rhs).filter(|&by| by > MAX_SCALE_BITS && by < i64::from(half_bits));
                by.is_some_and(|by| unused(self, lhs) >= half_bits + by as u32)
            }
            _ => false,
        };
        if !fits {
            return None;
        }
        let low = self.truncated(half, lhs);
        let rhs = if matches!(op, NodeOp::SHL | NodeOp::SRL) { rhs } else { self.truncated(half, rhs) };
        let result = self.made(op, half, low, rhs);
        Some(
            self.extend(NodeOp::ZERO_EXTEND, whole, result)
                .unwrap_or_else(|| self.dag.value(NodeOp::ZERO_EXTEND, whole, &[result])),
        )
    }

    /// A comparison of two numbers that are extended with zeros is one of the numbers.
    pub(super) fn half_comparison(
        &mut self,
        ty: ValueType,
        lhs: Value,
        rhs: Value,
        code: CondCode,
    ) -> Option<Value> {
        let (half, whole) = self.halves()?;
        let inner = |value: Value| match self.dag.operands(value.node) {
            &[inner] if self.dag.op(value.node) == NodeOp::ZERO_EXTEND => {
                (self.dag.type_of(inner) == half).then_some(inner)
            }
            _ => None,
        };
        if self.dag.type_of(lhs) != whole {
            return None;
        }
        let (lhs, rhs) = (inner(lhs)?, inner(rhs)?);
        Some(self.dag.setcc(ty, lhs, rhs, code.of_unsigned()))
    }

    fn is_shift_within(&self, half: ValueType, amount: Value) -> bool {
        self.constant(amount).is_some_and(|by| (0..i64::from(half.scalar_bits())).contains(&by))
    }

    fn truncated(&mut self, half: ValueType, value: Value) -> Value {
        self.truncate(half, value).unwrap_or_else(|| self.dag.value(NodeOp::TRUNCATE, half, &[value]))
    }
}
