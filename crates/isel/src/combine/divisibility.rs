//! Divisibility by a constant, without a division.
//!
//! ```text
//! setcc (urem x, 5), 0, eq        setcc (mul x, 0xcccccccd), 0x33333334, ult                          of 32 bits
//! setcc (srem x, 5), 0, eq        setcc (add (mul x, 0xcccccccd), 0x19999999), 0x33333333, ult
//! ```
//!
//! The product with the inverse of an odd divisor is the quotient for its multiples, which are the numbers with the smallest
//! products; of signed ones, those nearest to zero. O(1).
//!
//! Source: Warren, "Hacker's Delight", section 10-17.

use super::Combiner;
use crate::dag::{Value, sign_extend, zero_extend};
use crate::legalize::divide::inverse;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

impl Combiner<'_> {
    /// A comparison of a remainder with zero.
    pub(super) fn divisible(
        &mut self,
        ty: ValueType,
        lhs: Value,
        right: i64,
        code: CondCode,
    ) -> Option<Value> {
        let of = self.dag.type_of(lhs);
        let signed = match self.dag.op(lhs.node) {
            NodeOp::UREM => false,
            NodeOp::SREM => true,
            _ => return None,
        };
        let code = match code {
            CondCode::EQ => CondCode::ULT,
            CondCode::NE => CondCode::UGE,
            _ => return None,
        };
        let bits = of.scalar_bits();
        let multiplies = self.legality.is_none_or(|l| l.is_covered(NodeOp::MUL, of));
        let one_by_one = self.machine.is_some_and(|machine| machine.one_by_one);
        let fits = of.is_scalar_int() && (8..=64).contains(&bits);
        if right != 0 || !fits || !multiplies || one_by_one || !self.has_one_use(lhs) {
            return None;
        }
        let &[number, divisor] = self.dag.operands(lhs.node) else { return None };
        let divisor = self.constant(divisor)?;
        let divisor =
            if signed { sign_extend(divisor, bits).unsigned_abs() } else { zero_extend(divisor, bits) };
        if divisor < 3 || divisor.is_multiple_of(2) {
            return None;
        }
        let factor = self.dag.constant(sign_extend(inverse(divisor) as i64, bits), of);
        let product = self.binary(NodeOp::MUL, of, number, factor, 0);
        let mut product = product.unwrap_or_else(|| self.dag.value(NodeOp::MUL, of, &[number, factor]));
        let all = zero_extend(-1, bits);
        let limit = if signed {
            let most = (all >> 1) / divisor;
            let shift = self.dag.constant(most as i64, of);
            let sum = self.binary(NodeOp::ADD, of, product, shift, 0);
            product = sum.unwrap_or_else(|| self.dag.value(NodeOp::ADD, of, &[product, shift]));
            2 * most + 1
        } else {
            all / divisor + 1
        };
        let limit = self.dag.constant(sign_extend(limit as i64, bits), of);
        Some(self.dag.setcc(ty, product, limit, code))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_with_the_inverse_tell_multiples_of_all_bytes() {
        for divisor in (3..128u64).step_by(2) {
            let (limit, most) = (255 / divisor + 1, 127 / divisor);
            for number in 0..256u64 {
                let product = number.wrapping_mul(inverse(divisor)) & 0xff;
                assert_eq!(product < limit, number.is_multiple_of(divisor), "{number} {divisor}");
                let signed = i64::from(number as u8 as i8);
                let is_multiple = signed % divisor as i64 == 0;
                assert_eq!((product + most) & 0xff < 2 * most + 1, is_multiple, "{signed} {divisor}");
            }
        }
    }
}
