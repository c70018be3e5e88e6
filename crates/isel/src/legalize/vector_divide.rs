//! Divisions of all lanes by one constant, by the upper half of a product.
//!
//! ```text
//! v8i16 = udiv a, 7       t = mulhu a, 9363; ((a - t) >> 1) + t >> 2
//! v8i16 = sdiv a, 7       t = mulhs a, 18725; (t >> 1) + (t >>u 15)
//! v4i32 = sdiv a, 8       (a + (a >> 31 >>u 29)) >> 3
//! ```
//!
//! The reciprocals are those of scalars ([`divide`](super::divide)). Where lanes have no product whose upper half can be had,
//! elements are divided. A few operations for each part.

use super::divide::Reciprocal;
use super::vectors::{Lanes, Shape, Vectors};
use crate::dag::{Value, sign_extend, zero_extend};
use crate::lowering::Result;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Vectors<'_> {
    /// Quotients or remainders of a vector of the old graph, if the divisor is a number.
    pub(super) fn divided(
        &mut self,
        op: NodeOp,
        result: ValueType,
        operands: &[Value],
    ) -> Result<Option<Lanes>> {
        let (&[dividend, divisor], Shape::Pieces(piece, count)) = (operands, self.shape(result)) else {
            return Ok(None);
        };
        let Some(divisor) = self.old_splat(divisor) else { return Ok(None) };
        if piece.scalar_bits() != result.scalar_bits() {
            return Ok(None);
        }
        let parts = self.parts(dividend)?;
        let parts: Option<Lanes> = parts.iter().map(|&part| self.divided_part(op, part, divisor)).collect();
        Ok(parts.filter(|parts| parts.len() == count))
    }

    fn divided_part(&mut self, op: NodeOp, x: Value, divisor: i64) -> Option<Value> {
        let bits = self.new.type_of(x).scalar_bits();
        let signed = matches!(op, NodeOp::SDIV | NodeOp::SREM);
        let quotient = if signed {
            self.signed_quotient(x, sign_extend(divisor, bits))?
        } else {
            self.unsigned_quotient(x, zero_extend(divisor, bits))?
        };
        if matches!(op, NodeOp::SDIV | NodeOp::UDIV) {
            return Some(quotient);
        }
        let own = zero_extend(divisor, bits);
        let product = if own.is_power_of_two() {
            self.by_number(NodeOp::SHL, quotient, own.trailing_zeros())?
        } else {
            let divisor = self.splat(x, divisor);
            self.two(NodeOp::MUL, quotient, divisor, 0)?
        };
        self.two(NodeOp::SUB, x, product, 0)
    }

    fn by_number(&mut self, op: NodeOp, x: Value, by: u32) -> Option<Value> {
        if by == 0 {
            return Some(x);
        }
        let by = self.splat(x, by.into());
        self.two(op, x, by, 0)
    }

    fn unsigned_quotient(&mut self, x: Value, divisor: u64) -> Option<Value> {
        let bits = self.new.type_of(x).scalar_bits();
        if divisor.is_power_of_two() {
            return self.by_number(NodeOp::SRL, x, divisor.trailing_zeros());
        }
        if divisor == 0 || divisor > 1 << (bits - 1) {
            return None;
        }
        let reciprocal = Reciprocal::unsigned(divisor, bits, 0);
        if !reciprocal.carries {
            let upper = self.upper_product(NodeOp::MULHU, x, reciprocal.factor)?;
            return self.by_number(NodeOp::SRL, upper, reciprocal.shift);
        }
        // An even divisor: shifted first, the dividend has fewer bits, and the factor has one less.
        let zeros = divisor.trailing_zeros();
        if zeros > 0 {
            let x = self.by_number(NodeOp::SRL, x, zeros)?;
            let reciprocal = Reciprocal::unsigned(divisor >> zeros, bits, zeros);
            let upper = self.upper_product(NodeOp::MULHU, x, reciprocal.factor)?;
            return self.by_number(NodeOp::SRL, upper, reciprocal.shift);
        }
        // The sum may need one bit more than there are: half of the difference is added instead.
        let upper = self.upper_product(NodeOp::MULHU, x, reciprocal.factor)?;
        let rest = self.two(NodeOp::SUB, x, upper, 0)?;
        let half = self.by_number(NodeOp::SRL, rest, 1)?;
        let sum = self.two(NodeOp::ADD, half, upper, 0)?;
        self.by_number(NodeOp::SRL, sum, reciprocal.shift - 1)
    }

    fn signed_quotient(&mut self, x: Value, divisor: i64) -> Option<Value> {
        let bits = self.new.type_of(x).scalar_bits();
        let magnitude = zero_extend(divisor.unsigned_abs() as i64, bits);
        let quotient = match magnitude {
            0 => return None,
            1 => x,
            _ if magnitude.is_power_of_two() => {
                // Rounding is towards zero: a negative dividend is raised by the divisor less one.
                let by = magnitude.trailing_zeros();
                let signs = self.signs(x)?;
                let bias = self.by_number(NodeOp::SRL, signs, bits - by)?;
                let sum = self.two(NodeOp::ADD, x, bias, 0)?;
                self.by_number(NodeOp::SRA, sum, by)?
            }
            _ => {
                let reciprocal = Reciprocal::signed(magnitude, bits);
                let mut upper = self.upper_product(NodeOp::MULHS, x, reciprocal.factor)?;
                if sign_extend(reciprocal.factor as i64, bits) < 0 {
                    // As a signed number the factor is less by 2^N.
                    upper = self.two(NodeOp::ADD, upper, x, 0)?;
                }
                let down = self.by_number(NodeOp::SRA, upper, reciprocal.shift)?;
                // One more for negative quotients, which were rounded down.
                let sign = self.by_number(NodeOp::SRL, upper, bits - 1)?;
                self.two(NodeOp::ADD, down, sign, 0)?
            }
        };
        if divisor > 0 {
            return Some(quotient);
        }
        let zero = self.splat(x, 0);
        self.two(NodeOp::SUB, zero, quotient, 0)
    }

    fn upper_product(&mut self, op: NodeOp, x: Value, factor: u64) -> Option<Value> {
        let bits = self.new.type_of(x).scalar_bits();
        if bits > 32 {
            return None;
        }
        let factor = self.splat(x, sign_extend(factor as i64, bits));
        self.two(op, x, factor, 0)
    }
}
