//! Shift amounts: two shifts one after the other are one, and masks that the machine applies itself are dropped.
//!
//! ```text
//! shl x, (and n, 63)        shl x, n
//! srl x, (sub 64, n)        srl x, (sub 0, n)
//! srl x, (sub 63, n)        srl x, (xor n, -1)
//! ```
//!
//! A shift by more than its width has no value otherwise; this is for what the instruction makes of it, so only the target can
//! say whether it holds ([`Lowering::shift_bits`](crate::Lowering::shift_bits)). Each step takes one operation off the amount.

use super::Combiner;
use super::known_bits::{all_bits, known_bits};
use crate::dag::{Value, zero_extend};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Operations that are taken off an amount.
const MAX_STEPS: u32 = 4;

impl Combiner<'_> {
    /// A shift, by a constant, of what is shifted by another one in the same direction, or of which no bit is left that may be
    /// one.
    pub(super) fn shifted_twice(
        &mut self,
        op: NodeOp,
        ty: ValueType,
        value: Value,
        by: Value,
    ) -> Option<Value> {
        let bits = i64::from(ty.scalar_bits());
        let (by, amount_ty) = (self.constant(by)?, self.dag.type_of(by));
        if !(1..bits).contains(&by) {
            return None;
        }
        let possible = all_bits(ty.scalar_bits()) & !known_bits(self.dag, value).zeros;
        let is_gone = match op {
            NodeOp::SHL => zero_extend((possible << by) as i64, ty.scalar_bits()) == 0,
            NodeOp::SRL => possible >> by == 0,
            _ => possible == 0,
        };
        if is_gone {
            return Some(self.dag.constant(0, ty));
        }
        let &[inner, first] = self.dag.operands(value.node) else { return None };
        let first = self
            .constant(first)
            .filter(|first| self.dag.op(value.node) == op && (0..bits).contains(first))?;
        let amount = match op {
            NodeOp::SRA => (first + by).min(bits - 1),
            _ => first + by,
        };
        let amount = self.dag.constant(amount, amount_ty);
        Some(self.made(op, ty, inner, amount))
    }

    pub(super) fn shift_amount(
        &mut self,
        op: NodeOp,
        ty: ValueType,
        value: Value,
        amount: Value,
    ) -> Option<Value> {
        if self.constant(amount).is_some() || !ty.is_scalar_int() {
            return None;
        }
        let bits = self.machine?.lowering.facts().shift_bits(ty)?;
        let same = self.same_low_bits(amount, bits, MAX_STEPS)?;
        Some(self.dag.value(op, ty, &[value, same]))
    }

    /// A simpler value whose lowest bits are the same.
    fn same_low_bits(&mut self, value: Value, bits: u32, steps: u32) -> Option<Value> {
        let low = (1i64 << bits) - 1;
        let ty = self.dag.type_of(value);
        if steps == 0 || !ty.is_scalar_int() || ty.scalar_bits() < bits {
            return None;
        }
        let again =
            |this: &mut Self, simpler| Some(this.same_low_bits(simpler, bits, steps - 1).unwrap_or(simpler));
        match (self.dag.op(value.node), self.dag.operands(value.node)) {
            (NodeOp::AND, &[x, mask]) if self.constant(mask)? & low == low => again(self, x),
            (NodeOp::ADD, &[x, number]) if self.constant(number)? & low == 0 => again(self, x),
            (NodeOp::SUB, &[number, x]) => match self.constant(number)? {
                0 => None,
                number if number & low == 0 => {
                    let zero = self.dag.constant(0, ty);
                    Some(self.dag.value(NodeOp::SUB, ty, &[zero, x]))
                }
                number if number & low == low && number != -1 => {
                    let ones = self.dag.constant(-1, ty);
                    Some(self.dag.value(NodeOp::XOR, ty, &[x, ones]))
                }
                _ => None,
            },
            (
                op @ (NodeOp::TRUNCATE | NodeOp::ZERO_EXTEND | NodeOp::SIGN_EXTEND | NodeOp::ANY_EXTEND),
                &[x],
            ) => {
                let simpler = self.same_low_bits(x, bits, steps - 1)?;
                let op = if op == NodeOp::TRUNCATE { op } else { NodeOp::ANY_EXTEND };
                Some(match self.dag.type_of(simpler) == ty {
                    true => simpler,
                    false => self.dag.value(op, ty, &[simpler]),
                })
            }
            _ => None,
        }
    }
}
