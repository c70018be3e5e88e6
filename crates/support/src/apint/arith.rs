//! Arithmetic and comparison: wrapping, overflow-reporting and saturating forms, division, high halves of products.

use super::{APInt, Heap, Inline, limbs, sign_extend};
use std::cmp::Ordering;

/// Comparison.
impl APInt {
    /// Both values as signed, when they are held inline.
    #[inline]
    fn signed_pair(&self, rhs: &Self) -> Option<(i64, i64)> {
        match (&self.repr, &rhs.repr) {
            (Inline(a), Inline(b)) => Some((sign_extend(*a, self.width), sign_extend(*b, rhs.width))),
            _ => None,
        }
    }

    /// Unsigned order.
    #[inline]
    pub fn ucmp(&self, rhs: &Self) -> Ordering {
        self.check_same_width(rhs);
        match (&self.repr, &rhs.repr) {
            (Inline(a), Inline(b)) => a.cmp(b),
            _ => limbs::compare(self.words(), rhs.words()),
        }
    }

    /// Signed order.
    #[inline]
    pub fn scmp(&self, rhs: &Self) -> Ordering {
        self.check_same_width(rhs);
        if let Some((a, b)) = self.signed_pair(rhs) {
            return a.cmp(&b);
        }
        rhs.is_negative().cmp(&self.is_negative()).then_with(|| limbs::compare(self.words(), rhs.words()))
    }

    #[inline]
    pub fn ult(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_lt()
    }

    #[inline]
    pub fn ule(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_le()
    }

    #[inline]
    pub fn ugt(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_gt()
    }

    #[inline]
    pub fn uge(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_ge()
    }

    #[inline]
    pub fn slt(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_lt()
    }

    #[inline]
    pub fn sle(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_le()
    }

    #[inline]
    pub fn sgt(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_gt()
    }

    #[inline]
    pub fn sge(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_ge()
    }

    pub fn umin(&self, rhs: &Self) -> Self {
        if self.ule(rhs) { self.clone() } else { rhs.clone() }
    }

    pub fn umax(&self, rhs: &Self) -> Self {
        if self.uge(rhs) { self.clone() } else { rhs.clone() }
    }

    pub fn smin(&self, rhs: &Self) -> Self {
        if self.sle(rhs) { self.clone() } else { rhs.clone() }
    }

    pub fn smax(&self, rhs: &Self) -> Self {
        if self.sge(rhs) { self.clone() } else { rhs.clone() }
    }
}

/// Wrapping arithmetic.
impl APInt {
    #[inline]
    pub fn add(&self, rhs: &Self) -> Self {
        self.check_same_width(rhs);
        match (&self.repr, &rhs.repr) {
            (Inline(a), Inline(b)) => Self::inline(self.width, a.wrapping_add(*b)),
            _ => self.with_words(|words| {
                limbs::add_assign(words, rhs.words());
            }),
        }
    }

    #[inline]
    pub fn sub(&self, rhs: &Self) -> Self {
        self.check_same_width(rhs);
        match (&self.repr, &rhs.repr) {
            (Inline(a), Inline(b)) => Self::inline(self.width, a.wrapping_sub(*b)),
            _ => self.with_words(|words| {
                limbs::sub_assign(words, rhs.words());
            }),
        }
    }

    #[inline]
    pub fn mul(&self, rhs: &Self) -> Self {
        self.check_same_width(rhs);
        match (&self.repr, &rhs.repr) {
            (Inline(a), Inline(b)) => Self::inline(self.width, a.wrapping_mul(*b)),
            _ => Self::from_vec(self.width, limbs::mul_low(self.words(), rhs.words(), self.words().len())),
        }
    }

    #[inline]
    pub fn neg(&self) -> Self {
        match &self.repr {
            Inline(value) => Self::inline(self.width, value.wrapping_neg()),
            Heap(_) => Self::zero(self.width).sub(self),
        }
    }

    /// The signed absolute value; the smallest signed value stays what it is, which is right when read as unsigned.
    #[inline]
    pub fn abs(&self) -> Self {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    /// The high half of the unsigned product.
    #[inline]
    pub fn umul_hi(&self, rhs: &Self) -> Self {
        self.check_same_width(rhs);
        if let (Inline(a), Inline(b)) = (&self.repr, &rhs.repr) {
            return Self::inline(self.width, ((u128::from(*a) * u128::from(*b)) >> self.width) as u64);
        }
        let mut product = limbs::mul(limbs::trimmed(self.words()), limbs::trimmed(rhs.words()));
        limbs::shr(&mut product, self.width);
        Self::from_vec(self.width, product)
    }

    /// The high half of the signed product.
    pub fn smul_hi(&self, rhs: &Self) -> Self {
        self.check_same_width(rhs);
        if let Some((a, b)) = self.signed_pair(rhs) {
            return Self::inline(self.width, ((i128::from(a) * i128::from(b)) >> self.width) as u64);
        }
        // A negative factor was read as itself plus 2^width: take the other factor out of the high half again.
        let mut high = self.umul_hi(rhs);
        if self.is_negative() {
            high = high.sub(rhs);
        }
        if rhs.is_negative() {
            high = high.sub(self);
        }
        high
    }
}

/// Arithmetic that says whether the true result fitted. The result is the wrapped one.
impl APInt {
    #[inline]
    pub fn uadd_overflow(&self, rhs: &Self) -> (Self, bool) {
        let sum = self.add(rhs);
        let overflow = sum.ult(self);
        (sum, overflow)
    }

    #[inline]
    pub fn sadd_overflow(&self, rhs: &Self) -> (Self, bool) {
        let sum = self.add(rhs);
        let overflow = self.is_negative() == rhs.is_negative() && sum.is_negative() != self.is_negative();
        (sum, overflow)
    }

    #[inline]
    pub fn usub_overflow(&self, rhs: &Self) -> (Self, bool) {
        (self.sub(rhs), self.ult(rhs))
    }

    #[inline]
    pub fn ssub_overflow(&self, rhs: &Self) -> (Self, bool) {
        let difference = self.sub(rhs);
        let overflow =
            self.is_negative() != rhs.is_negative() && difference.is_negative() != self.is_negative();
        (difference, overflow)
    }

    pub fn umul_overflow(&self, rhs: &Self) -> (Self, bool) {
        self.check_same_width(rhs);
        if let (Inline(a), Inline(b)) = (&self.repr, &rhs.repr) {
            let product = u128::from(*a) * u128::from(*b);
            return (Self::inline(self.width, product as u64), product >> self.width != 0);
        }
        let product = limbs::mul(limbs::trimmed(self.words()), limbs::trimmed(rhs.words()));
        let overflow = limbs::active_bits(&product) > self.width;
        (Self::from_vec(self.width, product), overflow)
    }

    pub fn smul_overflow(&self, rhs: &Self) -> (Self, bool) {
        let (magnitude, mut overflow) = self.abs().umul_overflow(&rhs.abs());
        let negative = self.is_negative() != rhs.is_negative();
        // The largest magnitude, 2^(width - 1), is in range only for a negative result.
        overflow |= magnitude.is_negative() && !(negative && magnitude.is_signed_min());
        (if negative { magnitude.neg() } else { magnitude }, overflow)
    }

    /// Whether a bit that is set was shifted out, or the amount is the width or more.
    pub fn ushl_overflow(&self, amount: u32) -> (Self, bool) {
        (self.shl(amount), amount >= self.width || amount > self.leading_zeros())
    }

    /// Whether a bit that differs from the resulting sign was shifted out, or the amount is the width or more.
    pub fn sshl_overflow(&self, amount: u32) -> (Self, bool) {
        (self.shl(amount), amount >= self.width || amount >= self.num_sign_bits())
    }

    /// Signed quotient; overflows for the smallest value divided by -1. `None` for division by zero.
    pub fn sdiv_overflow(&self, rhs: &Self) -> Option<(Self, bool)> {
        let quotient = self.sdiv(rhs)?;
        Some((quotient, self.is_signed_min() && rhs.is_all_ones()))
    }
}

/// Arithmetic that stops at the ends of the range.
impl APInt {
    /// The end of the signed range that a result of this sign runs into.
    fn signed_limit(&self, negative: bool) -> Self {
        if negative { Self::signed_min(self.width) } else { Self::signed_max(self.width) }
    }

    pub fn uadd_sat(&self, rhs: &Self) -> Self {
        let (sum, overflow) = self.uadd_overflow(rhs);
        if overflow { Self::all_ones(self.width) } else { sum }
    }

    pub fn sadd_sat(&self, rhs: &Self) -> Self {
        let (sum, overflow) = self.sadd_overflow(rhs);
        if overflow { self.signed_limit(self.is_negative()) } else { sum }
    }

    pub fn usub_sat(&self, rhs: &Self) -> Self {
        let (difference, overflow) = self.usub_overflow(rhs);
        if overflow { Self::zero(self.width) } else { difference }
    }

    pub fn ssub_sat(&self, rhs: &Self) -> Self {
        let (difference, overflow) = self.ssub_overflow(rhs);
        if overflow { self.signed_limit(self.is_negative()) } else { difference }
    }

    pub fn umul_sat(&self, rhs: &Self) -> Self {
        let (product, overflow) = self.umul_overflow(rhs);
        if overflow { Self::all_ones(self.width) } else { product }
    }

    pub fn smul_sat(&self, rhs: &Self) -> Self {
        let (product, overflow) = self.smul_overflow(rhs);
        if overflow { self.signed_limit(self.is_negative() != rhs.is_negative()) } else { product }
    }

    /// Zero stays zero; anything else saturates when a bit is lost.
    pub fn ushl_sat(&self, amount: u32) -> Self {
        let (shifted, overflow) = self.ushl_overflow(amount);
        if overflow && !self.is_zero() { Self::all_ones(self.width) } else { shifted }
    }

    /// Zero stays zero; anything else saturates when the value does not survive.
    pub fn sshl_sat(&self, amount: u32) -> Self {
        let (shifted, overflow) = self.sshl_overflow(amount);
        if overflow && !self.is_zero() { self.signed_limit(self.is_negative()) } else { shifted }
    }
}

/// Division, rounding towards zero; `None` when the divisor is zero. The smallest signed value divided by -1 wraps to
/// itself, with remainder 0.
impl APInt {
    #[inline]
    pub fn udiv(&self, rhs: &Self) -> Option<Self> {
        match (&self.repr, &rhs.repr) {
            (Inline(a), Inline(b)) => Some(Self::inline(self.width, a.checked_div(*b)?)),
            _ => Some(self.udivrem(rhs)?.0),
        }
    }

    #[inline]
    pub fn urem(&self, rhs: &Self) -> Option<Self> {
        match (&self.repr, &rhs.repr) {
            (Inline(a), Inline(b)) => Some(Self::inline(self.width, a.checked_rem(*b)?)),
            _ => Some(self.udivrem(rhs)?.1),
        }
    }

    /// Unsigned quotient and remainder.
    pub fn udivrem(&self, rhs: &Self) -> Option<(Self, Self)> {
        self.check_same_width(rhs);
        if rhs.is_zero() {
            return None;
        }
        let (quotient, rem) = limbs::divrem(self.words(), rhs.words());
        Some((Self::from_vec(self.width, quotient), Self::from_vec(self.width, rem)))
    }

    #[inline]
    pub fn sdiv(&self, rhs: &Self) -> Option<Self> {
        let quotient = self.abs().udiv(&rhs.abs())?;
        Some(if self.is_negative() != rhs.is_negative() { quotient.neg() } else { quotient })
    }

    /// The remainder has the sign of `self`.
    #[inline]
    pub fn srem(&self, rhs: &Self) -> Option<Self> {
        let rem = self.abs().urem(&rhs.abs())?;
        Some(if self.is_negative() { rem.neg() } else { rem })
    }

    /// Signed quotient and remainder.
    pub fn sdivrem(&self, rhs: &Self) -> Option<(Self, Self)> {
        let (quotient, rem) = self.abs().udivrem(&rhs.abs())?;
        let quotient = if self.is_negative() != rhs.is_negative() { quotient.neg() } else { quotient };
        Some((quotient, if self.is_negative() { rem.neg() } else { rem }))
    }
}
