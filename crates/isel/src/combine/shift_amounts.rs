//! Shift amounts: masks that the machine applies itself are dropped.
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
use crate::dag::Value;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Operations that are taken off an amount.
const MAX_STEPS: u32 = 4;

impl Combiner<'_> {
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
