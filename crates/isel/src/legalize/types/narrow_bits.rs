//! Bits of narrow numbers in wide registers, counted or put in another order without an instruction for that.
//!
//! What is done to all bits of the register takes long masks and more steps than the number has; here both end with the number.
//! Zeros at an end are counted as the ones of a number that has them there; neighbours are exchanged, then pairs, and so on.
//!
//! A logarithmic number of operations in the width of the number.
//!
//! Source: Warren, "Hacker's Delight", sections 5-3, 5-4 and 7-1.

use super::{Legalizer, Shape};
use crate::dag::Value;
use crate::lowering::Result;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Legalizer<'_> {
    /// The result of a count or an exchange; `None` if the register has an operation for it, or the number is no power of two
    /// of bytes.
    pub(super) fn narrow_bits(&mut self, op: NodeOp, operand: Value, shape: Shape) -> Result<Option<Value>> {
        let covered = |op| self.legality.is_covered(op, shape.ty);
        let counts = |scan| covered(NodeOp::CTPOP) || covered(scan) || covered(op);
        if !matches!(shape.bits, 8 | 16 | 32) || covered(op) {
            return Ok(None);
        }
        let bits = shape.bits;
        Ok(Some(match op {
            NodeOp::CTTZ | NodeOp::CTTZ_ZERO_UNDEF
                if !counts(NodeOp::CTTZ_ZERO_UNDEF) && !covered(NodeOp::CTTZ) =>
            {
                let number = self.same(operand)?;
                let below = self.with_number(NodeOp::ADD, number, -1);
                let clear = self.with_number(NodeOp::XOR, number, -1);
                let ones = self.new.value(NodeOp::AND, shape.ty, &[below, clear]);
                let ones = super::zero_extend_in(self.new, ones, bits);
                self.new.value(NodeOp::CTPOP, shape.ty, &[ones])
            }
            NodeOp::CTLZ | NodeOp::CTLZ_ZERO_UNDEF
                if !counts(NodeOp::CTLZ_ZERO_UNDEF) && !covered(NodeOp::CTLZ) =>
            {
                let mut number = self.zero_extended(operand)?;
                let mut step = 1;
                while step < bits {
                    let lower = self.moved(NodeOp::SRL, number, step);
                    number = self.new.value(NodeOp::OR, shape.ty, &[number, lower]);
                    step *= 2;
                }
                let clear = self.with_number(NodeOp::XOR, number, -1);
                let zeros = super::zero_extend_in(self.new, clear, bits);
                self.new.value(NodeOp::CTPOP, shape.ty, &[zeros])
            }
            NodeOp::BSWAP => {
                let number = self.same(operand)?;
                self.narrow_exchange(number, 8, bits)
            }
            NodeOp::BITREVERSE if !covered(NodeOp::BSWAP) => {
                let number = self.same(operand)?;
                self.narrow_exchange(number, 1, bits)
            }
            _ => return Ok(None),
        }))
    }

    fn moved(&mut self, op: NodeOp, value: Value, by: u32) -> Value {
        let by = self.new.constant(by.into(), self.pointer);
        let ty: ValueType = self.new.type_of(value);
        self.new.value(op, ty, &[value, by])
    }

    /// Pieces of `size` bits in the opposite order; anything may be above the number, before and after.
    fn narrow_exchange(&mut self, number: Value, size: u32, bits: u32) -> Value {
        let ty = self.new.type_of(number);
        let mut value = number;
        let mut step = bits / 2;
        while step >= size {
            let mask =
                (0..bits).filter(|bit| bit % (2 * step) < step).fold(0i64, |mask, bit| mask | 1 << bit);
            let down = self.moved(NodeOp::SRL, value, step);
            let down = self.with_number(NodeOp::AND, down, mask);
            // What the outermost halves bring up beyond the number does not matter.
            let low = if 2 * step == bits { value } else { self.with_number(NodeOp::AND, value, mask) };
            let up = self.moved(NodeOp::SHL, low, step);
            value = self.new.value(NodeOp::OR, ty, &[down, up]);
            step /= 2;
        }
        value
    }
}
