//! Numbers of bits that are set, of which only a little is wanted.
//!
//! ```text
//! setcc (ctpop x), 1, eq          setcc (xor x, (add x, -1)), (add x, -1), ugt
//! and (ctpop x), 1                the exclusive or of all bits of x
//! ```
//!
//! Where an instruction counts, that is better. O(log width) operations for a parity, a constant number otherwise.
//!
//! Source: Warren, "Hacker's Delight", sections 2-1 and 5-2.

use super::Combiner;
use super::known_bits::known_bits;
use crate::dag::Value;
use crate::lowering::Action;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// Sums of counts that are looked through.
const MAX_DEPTH: u32 = 4;

impl Combiner<'_> {
    /// Whether one bit is set, or more than one, without counting them: without the lowest, something is left; and if only the
    /// lowest is set, it and all below it are more than what is below it.
    pub(super) fn few_bits(
        &mut self,
        ty: ValueType,
        lhs: Value,
        right: i64,
        code: CondCode,
    ) -> Option<Value> {
        let of = self.dag.type_of(lhs);
        let is_counted = match self.legality {
            Some(legality) => legality.is_covered(NodeOp::CTPOP, of) && !legality.counts_in_vectors,
            // Limbs are counted one by one.
            None => of.scalar_bits() <= 64,
        };
        if self.dag.op(lhs.node) != NodeOp::CTPOP || is_counted {
            return None;
        }
        let number = *self.dag.operands(lhs.node).first()?;
        let minus_one = self.dag.constant(-1, of);
        let below = self.dag.value(NodeOp::ADD, of, &[number, minus_one]);
        let one = match (code, right) {
            (CondCode::EQ, 1) => Some(CondCode::UGT),
            (CondCode::NE, 1) => Some(CondCode::ULE),
            _ => None,
        };
        if let Some(code) = one {
            let changed = self.dag.value(NodeOp::XOR, of, &[number, below]);
            return Some(self.dag.setcc(ty, changed, below, code));
        }
        let more = match (code, right) {
            (CondCode::ULT, 2) => CondCode::EQ,
            (CondCode::UGT, 1) => CondCode::NE,
            _ => return None,
        };
        let rest = self.dag.value(NodeOp::AND, of, &[number, below]);
        let zero = self.dag.constant(0, of);
        Some(self.dag.setcc(ty, rest, zero, more))
    }

    /// The lowest bit of a count: whether the number of bits is odd. Halves of the bits are folded onto each other until one is
    /// left, or a byte, if the target knows the parity of that.
    pub(super) fn parity(&mut self, count: Value, mask: i64) -> Option<Value> {
        let machine = self.machine.filter(|_| mask == 1)?;
        let ty = self.dag.type_of(count);
        if machine.legality.is_covered(NodeOp::CTPOP, ty) || !self.is_count(count, MAX_DEPTH) {
            return None;
        }
        let mut value = self.counted(count)?;
        let of_byte = machine.lowering.action(machine.isa, NodeOp::PARITY, ValueType::I8) == Action::Custom;
        let amount_ty = self.amount_type()?;
        let most = !known_bits(self.dag, value).zeros & super::known_bits::all_bits(ty.scalar_bits());
        let mut step = (64 - most.leading_zeros()).max(1).next_power_of_two() / 2;
        while step >= if of_byte { 8 } else { 1 } {
            let amount = self.dag.constant(step.into(), amount_ty);
            let upper = self.dag.value(NodeOp::SRL, ty, &[value, amount]);
            value = self.dag.value(NodeOp::XOR, ty, &[value, upper]);
            step /= 2;
        }
        if !of_byte {
            let one = self.dag.constant(1, ty);
            return Some(self.dag.value(NodeOp::AND, ty, &[value, one]));
        }
        let byte = ValueType::I8;
        let low = if ty == byte { value } else { self.dag.value(NodeOp::TRUNCATE, byte, &[value]) };
        let odd = self.dag.value(NodeOp::PARITY, byte, &[low]);
        Some(if ty == byte { odd } else { self.dag.value(NodeOp::ZERO_EXTEND, ty, &[odd]) })
    }

    /// Whether a value is a count, or a sum of counts, that nothing else needs.
    fn is_count(&self, count: Value, depth: u32) -> bool {
        match (self.dag.op(count.node), self.dag.operands(count.node)) {
            _ if !self.has_one_use(count) => false,
            (NodeOp::CTPOP, _) => true,
            (NodeOp::ADD, &[a, b]) if depth > 0 => self.is_count(a, depth - 1) && self.is_count(b, depth - 1),
            _ => false,
        }
    }

    /// A number that has an odd number of bits if such a count is odd.
    fn counted(&mut self, count: Value) -> Option<Value> {
        match (self.dag.op(count.node), self.dag.operands(count.node)) {
            (NodeOp::CTPOP, &[number]) => Some(number),
            (NodeOp::ADD, &[a, b]) => {
                let (a, b) = (self.counted(a)?, self.counted(b)?);
                let ty = self.dag.type_of(a);
                Some(self.dag.value(NodeOp::XOR, ty, &[a, b]))
            }
            _ => None,
        }
    }
}
