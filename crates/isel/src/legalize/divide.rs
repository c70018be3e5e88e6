//! Division by constants, by a multiplication with the reciprocal.
//!
//! ```text
//! t2: i32 = udiv t1, 7          t2: i64 = zero_extend t1            a product of twice the width
//!                               t3: i64 = mul t2, 4908534053
//!                               t4: i64 = srl t3, 35
//! t2: i64 = sdiv t1, 5          t2: i64 = mulhs t1, 7378697629483820647      or its upper half
//!                               t3: i64 = sra t2, 1
//!                               t4: i64 = add t3, (srl t1, 63)
//! ```
//!
//! Source: Granlund and Montgomery, "Division by Invariant Integers using Multiplication" (1994), and the form of its
//! constants in Warren, "Hacker's Delight", chapter 10. With N bits, the reciprocal of d is `2^(N+s) / d`, rounded up: N+1
//! bits for some unsigned divisors, whose highest bit is then added by hand ([`Legalizer::unsigned`]); a dividend that is
//! known to have zeros at its upper end needs no such bit.

use super::ops::Legalizer;
use crate::combine::known_bits::known_bits;
use crate::dag::{Node, Value, sign_extend, zero_extend};
use crate::lowering::{Action, Result};
use tables::nodes::NodeOp;
use tables::selection::flag_bits;
use tables::value_type::ValueType;

/// A reciprocal of an unsigned divisor: the quotient is `(x * (2^N + factor) >> N) >> shift`, without the `2^N` unless
/// `carries`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reciprocal {
    pub(super) factor: u64,
    pub(super) carries: bool,
    pub(super) shift: u32,
}

impl Reciprocal {
    /// For dividends with `zeros` leading zeros of `bits` bits. The divisor is at least 3, no power of two, and at most
    /// half of 2^bits.
    pub(super) fn unsigned(divisor: u64, bits: u32, zeros: u32) -> Reciprocal {
        let mut shift = 0;
        loop {
            let power = 1u128 << (bits + shift);
            let factor = power.div_ceil(divisor.into());
            // What rounding up added is small enough for dividends below 2^(bits - zeros). With 2^shift above the divisor
            // it always is, as it is below the divisor.
            if factor * u128::from(divisor) - power <= 1u128 << (shift + zeros) {
                let carries = factor >> bits != 0;
                return Reciprocal { factor: factor as u64 & low_bits(bits), carries, shift };
            }
            shift += 1;
        }
    }

    /// Of the magnitude of a signed divisor, at least 3 and no power of two: the factor has at most `bits` bits.
    pub(super) fn signed(divisor: u64, bits: u32) -> Reciprocal {
        Reciprocal::unsigned(divisor, bits, 1)
    }
}

/// The number whose product with an odd one is 1, modulo 2^64: each step of Newton's method doubles the bits that are right.
pub(crate) fn inverse(odd: u64) -> u64 {
    (0..5).fold(odd, |inverse, _| inverse.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(inverse))))
}

fn low_bits(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

impl Legalizer<'_> {
    /// A quotient or remainder of a division by a constant, by other operations.
    pub(super) fn division(&mut self, node: Node, ty: ValueType, depth: u32) -> Result<Option<Value>> {
        let op = self.dag.op(node);
        let is_division = matches!(op, NodeOp::UDIV | NodeOp::SDIV | NodeOp::UREM | NodeOp::SREM);
        if !is_division || !ty.is_scalar_int() || ty.scalar_bits() > 64 {
            return Ok(None);
        }
        let &[dividend, divisor] = self.dag.operands(node) else { return Ok(None) };
        let Some(divisor) = self.dag.as_constant(divisor).filter(|&d| d != 0) else { return Ok(None) };
        let signed = matches!(op, NodeOp::SDIV | NodeOp::SREM);
        let is_exact = self.dag.node(node).flags & flag_bits::EXACT != 0;
        if is_exact && matches!(op, NodeOp::UDIV | NodeOp::SDIV) {
            return self.without_rest(ty, dividend, divisor, signed, depth).map(Some);
        }
        let quotient = if signed {
            self.signed(ty, dividend, sign_extend(divisor, ty.scalar_bits()), depth)?
        } else {
            self.unsigned(ty, dividend, zero_extend(divisor, ty.scalar_bits()), depth)?
        };
        let Some(quotient) = quotient else { return Ok(None) };
        if matches!(op, NodeOp::UDIV | NodeOp::SDIV) {
            return Ok(Some(quotient));
        }
        let product = if divisor > 0 && divisor.count_ones() == 1 {
            self.shift(NodeOp::SHL, ty, quotient, divisor.trailing_zeros(), depth)?
        } else {
            let divisor = self.dag.constant(divisor, ty);
            self.value(NodeOp::MUL, ty, &[quotient, divisor], depth)?
        };
        self.value(NodeOp::SUB, ty, &[dividend, product], depth).map(Some)
    }

    /// A division that leaves no rest: what is left of the divisor without its powers of two has an inverse.
    fn without_rest(
        &mut self,
        ty: ValueType,
        x: Value,
        divisor: i64,
        signed: bool,
        depth: u32,
    ) -> Result<Value> {
        let bits = ty.scalar_bits();
        let divisor = if signed { sign_extend(divisor, bits) } else { zero_extend(divisor, bits) as i64 };
        let zeros = divisor.trailing_zeros();
        let (right, odd) = if signed {
            (NodeOp::SRA, divisor >> zeros)
        } else {
            (NodeOp::SRL, (divisor as u64 >> zeros) as i64)
        };
        let x = self.shift(right, ty, x, zeros, depth)?;
        if odd == 1 {
            return Ok(x);
        }
        let inverse = self.dag.constant(inverse(odd as u64) as i64, ty);
        self.value(NodeOp::MUL, ty, &[x, inverse], depth)
    }

    fn unsigned(&mut self, ty: ValueType, x: Value, divisor: u64, depth: u32) -> Result<Option<Value>> {
        let bits = ty.scalar_bits();
        if divisor.is_power_of_two() {
            return self.shift(NodeOp::SRL, ty, x, divisor.trailing_zeros(), depth).map(Some);
        }
        if divisor > 1 << (bits - 1) {
            return Ok(None);
        }
        let unused = known_bits(self.dag, x).leading_zeros(bits);
        let mut reciprocal = Reciprocal::unsigned(divisor, bits, unused);
        if !reciprocal.carries || self.wide(bits).is_some_and(|wide| wide.scalar_bits() > 2 * bits) {
            return self.upper_product(ty, x, reciprocal, false, depth);
        }
        // An even divisor: shifted first, the dividend has fewer bits, and the factor has one less.
        let zeros = divisor.trailing_zeros();
        if zeros > 0 {
            let x = self.shift(NodeOp::SRL, ty, x, zeros, depth)?;
            reciprocal = Reciprocal::unsigned(divisor >> zeros, bits, zeros + unused);
            return self.upper_product(ty, x, reciprocal, false, depth);
        }
        // `(x * factor >> N) + x` may need one bit more than there are: half of the difference is added instead.
        let plain = Reciprocal { carries: false, shift: 0, ..reciprocal };
        let Some(upper) = self.upper_product(ty, x, plain, false, depth)? else { return Ok(None) };
        let rest = self.value(NodeOp::SUB, ty, &[x, upper], depth)?;
        let half = self.shift(NodeOp::SRL, ty, rest, 1, depth)?;
        let sum = self.value(NodeOp::ADD, ty, &[half, upper], depth)?;
        self.shift(NodeOp::SRL, ty, sum, reciprocal.shift - 1, depth).map(Some)
    }

    fn signed(&mut self, ty: ValueType, x: Value, divisor: i64, depth: u32) -> Result<Option<Value>> {
        let bits = ty.scalar_bits();
        let magnitude = divisor.unsigned_abs();
        let quotient = match magnitude {
            1 => x,
            _ if magnitude.is_power_of_two() => {
                // Rounding is towards zero: a negative dividend is raised by the divisor less one.
                let by = magnitude.trailing_zeros();
                let sign = self.shift(NodeOp::SRA, ty, x, bits - 1, depth)?;
                let bias = self.shift(NodeOp::SRL, ty, sign, bits - by, depth)?;
                let sum = self.value(NodeOp::ADD, ty, &[x, bias], depth)?;
                self.shift(NodeOp::SRA, ty, sum, by, depth)?
            }
            _ => {
                let reciprocal = Reciprocal::signed(magnitude, bits);
                let Some(upper) = self.upper_product(ty, x, reciprocal, true, depth)? else {
                    return Ok(None);
                };
                // One more for negative dividends, which were rounded down.
                let sign = self.shift(NodeOp::SRL, ty, x, bits - 1, depth)?;
                self.value(NodeOp::ADD, ty, &[upper, sign], depth)?
            }
        };
        if divisor > 0 {
            return Ok(Some(quotient));
        }
        let zero = self.dag.constant(0, ty);
        self.value(NodeOp::SUB, ty, &[zero, quotient], depth).map(Some)
    }

    /// A legal type for products of two numbers of so many bits.
    fn wide(&self, bits: u32) -> Option<ValueType> {
        // Numbers of less than 32 bits have no better products than those of 32.
        let wide = self.legality.int_type_for((2 * bits).max(32))?;
        self.legality.is_covered(NodeOp::MUL, wide).then_some(wide)
    }

    /// `x * factor >> N + shift`, or `None` if there is no product of twice the width.
    fn upper_product(
        &mut self,
        ty: ValueType,
        x: Value,
        reciprocal: Reciprocal,
        signed: bool,
        depth: u32,
    ) -> Result<Option<Value>> {
        let bits = ty.scalar_bits();
        let Reciprocal { factor, carries, shift } = reciprocal;
        if let Some(wide) = self.wide(bits) {
            let factor = u128::from(factor) + if carries { 1 << bits } else { 0 };
            let (extend, right) =
                if signed { (NodeOp::SIGN_EXTEND, NodeOp::SRA) } else { (NodeOp::ZERO_EXTEND, NodeOp::SRL) };
            let x = self.value(extend, wide, &[x], depth)?;
            let factor = self.dag.constant(factor as i64, wide);
            let product = self.value(NodeOp::MUL, wide, &[x, factor], depth)?;
            let upper = self.shift(right, wide, product, bits + shift, depth)?;
            return self.value(NodeOp::TRUNCATE, ty, &[upper], depth).map(Some);
        }
        let (op, right) = if signed { (NodeOp::MULHS, NodeOp::SRA) } else { (NodeOp::MULHU, NodeOp::SRL) };
        let multiplies =
            self.legality.is_covered(op, ty) || self.lowering.action(self.isa, op, ty) == Action::Custom;
        if !multiplies || carries {
            return Ok(None);
        }
        let negative = signed && sign_extend(factor as i64, bits) < 0;
        let constant = self.dag.constant(factor as i64, ty);
        let mut upper = self.value(op, ty, &[x, constant], depth)?;
        if negative {
            // As a signed number the factor is less by 2^N.
            upper = self.value(NodeOp::ADD, ty, &[upper, x], depth)?;
        }
        self.shift(right, ty, upper, shift, depth).map(Some)
    }

    fn shift(&mut self, op: NodeOp, ty: ValueType, x: Value, by: u32, depth: u32) -> Result<Value> {
        if by == 0 {
            return Ok(x);
        }
        let amount = self.dag.constant(by.into(), self.pointer());
        self.value(op, ty, &[x, amount], depth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quotient(r: Reciprocal, x: u64, bits: u32) -> u64 {
        let factor = u128::from(r.factor) + if r.carries { 1 << bits } else { 0 };
        ((u128::from(x) * factor) >> (bits + r.shift)) as u64
    }

    #[test]
    fn all_bytes_are_divided() {
        for divisor in (3..=128u64).filter(|d| !d.is_power_of_two()) {
            let unsigned = Reciprocal::unsigned(divisor, 8, 0);
            let signed = Reciprocal::signed(divisor, 8);
            assert!(!signed.carries, "{divisor}");
            for x in 0..=255u64 {
                assert_eq!(quotient(unsigned, x, 8), x / divisor, "{x} / {divisor}");
            }
            for x in -128..=127i64 {
                let product = (i128::from(x) * i128::from(signed.factor)) >> (8 + signed.shift);
                assert_eq!(product as i64 + i64::from(x < 0), x / divisor as i64, "{x} / {divisor}");
            }
        }
    }

    #[test]
    fn odd_numbers_have_inverses() {
        for odd in [1, 3, 5, 7, 9, 24_157, u64::MAX, 0x8000_0000_0000_0001, 0xaaaa_aaaa_aaaa_aaab] {
            assert_eq!(inverse(odd).wrapping_mul(odd), 1, "{odd}");
        }
    }

    #[test]
    fn a_dividend_with_leading_zeros_needs_no_carry() {
        for divisor in [3u64, 7, 19, 0x7fff_ffff] {
            assert!(!Reciprocal::unsigned(divisor, 64, 1).carries);
        }
        let seven = Reciprocal::unsigned(7, 64, 0);
        assert!(seven.carries);
        for x in [0, 6, 7, u64::MAX, u64::MAX - 1, u64::MAX / 7 * 7, u64::MAX / 7 * 7 - 1] {
            let upper = ((u128::from(x) * u128::from(seven.factor)) >> 64) as u64;
            assert_eq!((((x - upper) >> 1) + upper) >> (seven.shift - 1), x / 7);
        }
    }
}
