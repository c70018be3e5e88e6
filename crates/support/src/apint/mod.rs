//! Integers of any fixed width: the values of LLVM's `iN` types.
//!
//! An [`APInt`] is a string of `width` bits. It has no sign; operations that differ between signed (two's complement) and
//! unsigned readings come in two forms, `sdiv` and `udiv`. Arithmetic wraps at the width, and both operands of a binary
//! operation have the same width.
//!
//! Up to 64 bits the value is held inline in one `u64`; above, in a boxed slice of 64-bit limbs, least significant first.
//! **The bits above the width are always zero**, so equality and hashing are those of the words. Width 0 is allowed: it
//! has the single value 0. A value is 24 bytes.
//!
//! Nothing panics, whatever the values and shift amounts: division by zero gives `None`, a shift by the width or more
//! shifts everything out. Operands of different widths are a mistake of the caller, caught by a debug assertion.
//!
//! Cost: linear, except multiplication (Karatsuba above 32 limbs), division (Knuth's algorithm D, Burnikel-Ziegler above
//! 64 limbs) and decimal text (divide and conquer on top of those). Of the largest LLVM integer, 2^23 bits, a
//! product, quotient or parse is about a second of work and decimal text five.

mod arith;
mod bits;
mod limbs;
mod text;

#[cfg(test)]
mod tests;

pub use text::ParseAPIntError;

/// An integer of a fixed number of bits. See the module text.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct APInt {
    width: u32,
    repr: Repr,
}

/// `Inline` if and only if the width is at most 64; otherwise `Heap` of exactly `width.div_ceil(64)` limbs.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    Inline(u64),
    Heap(Box<[u64]>),
}

use Repr::{Heap, Inline};

const LIMB_BITS: u32 = 64;

/// The used bits of the most significant limb of a number of this width.
#[inline]
fn top_mask(width: u32) -> u64 {
    if width == 0 { 0 } else { u64::MAX >> ((LIMB_BITS - width % LIMB_BITS) % LIMB_BITS) }
}

/// `value` cut to `width <= 64` bits and read as a signed number.
#[inline]
fn sign_extend(value: u64, width: u32) -> i64 {
    match LIMB_BITS - width.min(LIMB_BITS) {
        LIMB_BITS => 0,
        unused => ((value << unused) as i64) >> unused,
    }
}

/// Constructors. A value that does not fit the width loses its high bits.
impl APInt {
    /// The widest integer that LLVM IR knows.
    pub const MAX_WIDTH: u32 = 1 << 23;

    /// `width <= 64`; masks the value.
    #[inline]
    fn inline(width: u32, value: u64) -> Self {
        debug_assert!(width <= LIMB_BITS);
        APInt { width, repr: Inline(value & top_mask(width)) }
    }

    /// Any width; adjusts the number of limbs and masks.
    fn from_vec(width: u32, mut limbs: Vec<u64>) -> Self {
        if width <= LIMB_BITS {
            return Self::inline(width, limbs.first().copied().unwrap_or(0));
        }
        limbs.resize(width.div_ceil(LIMB_BITS) as usize, 0);
        let mut value = APInt { width, repr: Heap(limbs.into_boxed_slice()) };
        value.clear_unused_bits();
        value
    }

    fn clear_unused_bits(&mut self) {
        let mask = top_mask(self.width);
        if let Some(top) = self.words_mut().last_mut() {
            *top &= mask;
        }
    }

    /// A copy changed by `change`, which may leave garbage above the width.
    fn with_words(&self, change: impl FnOnce(&mut [u64])) -> Self {
        let mut result = self.clone();
        change(result.words_mut());
        result.clear_unused_bits();
        result
    }

    #[inline]
    fn words_mut(&mut self) -> &mut [u64] {
        match &mut self.repr {
            Inline(value) => std::slice::from_mut(value),
            Heap(limbs) => limbs,
        }
    }

    #[inline]
    fn check_same_width(&self, other: &Self) {
        debug_assert_eq!(self.width, other.width, "operands of different widths");
    }

    #[inline]
    pub fn zero(width: u32) -> Self {
        Self::from_u64(width, 0)
    }

    #[inline]
    pub fn one(width: u32) -> Self {
        Self::from_u64(width, 1)
    }

    /// Every bit set: the largest unsigned value, and -1.
    pub fn all_ones(width: u32) -> Self {
        Self::from_i64(width, -1)
    }

    /// The smallest signed value: only the sign bit set.
    pub fn signed_min(width: u32) -> Self {
        Self::one_bit(width, width.saturating_sub(1))
    }

    /// The largest signed value: every bit but the sign bit set.
    pub fn signed_max(width: u32) -> Self {
        Self::low_bits(width, width.saturating_sub(1))
    }

    /// Zero-extended or truncated to the width.
    #[inline]
    pub fn from_u64(width: u32, value: u64) -> Self {
        if width <= LIMB_BITS { Self::inline(width, value) } else { Self::from_vec(width, vec![value]) }
    }

    /// Sign-extended or truncated to the width.
    #[inline]
    pub fn from_i64(width: u32, value: i64) -> Self {
        if width <= LIMB_BITS {
            return Self::inline(width, value as u64);
        }
        let fill = (value >> 63) as u64;
        let mut limbs = vec![fill; width.div_ceil(LIMB_BITS) as usize];
        limbs[0] = value as u64;
        Self::from_vec(width, limbs)
    }

    /// Zero-extended or truncated to the width.
    pub fn from_u128(width: u32, value: u128) -> Self {
        Self::from_words(width, &[value as u64, (value >> 64) as u64])
    }

    /// Sign-extended or truncated to the width.
    pub fn from_i128(width: u32, value: i128) -> Self {
        Self::from_u128(128, value as u128).sext_or_trunc(width)
    }

    #[inline]
    pub fn from_bool(value: bool) -> Self {
        Self::inline(1, u64::from(value))
    }

    /// From limbs, least significant first; missing limbs are zero, excess ones are cut off.
    pub fn from_words(width: u32, words: &[u64]) -> Self {
        let len = words.len().min(width.div_ceil(LIMB_BITS) as usize);
        Self::from_vec(width, words[..len].to_vec())
    }

    /// Only bit `bit` set; zero when there is no such bit.
    pub fn one_bit(width: u32, bit: u32) -> Self {
        let mut value = Self::zero(width);
        value.set_bit(bit);
        value
    }

    /// The lowest `count` bits set.
    pub fn low_bits(width: u32, count: u32) -> Self {
        Self::bit_range(width, 0, count)
    }

    /// The highest `count` bits set.
    pub fn high_bits(width: u32, count: u32) -> Self {
        Self::bit_range(width, width.saturating_sub(count), width)
    }

    /// Bits `lo..hi` set.
    pub fn bit_range(width: u32, lo: u32, hi: u32) -> Self {
        let mut value = Self::zero(width);
        value.set_bits(lo, hi);
        value
    }

    /// `pattern` repeated from the least significant end.
    pub fn splat(width: u32, pattern: &APInt) -> Self {
        let mut value = pattern.zext_or_trunc(width);
        let mut filled = pattern.width;
        while filled != 0 && filled < width {
            value = value.or(&value.shl(filled));
            filled = filled.saturating_mul(2);
        }
        value
    }
}

/// What it is, and conversions out.
impl APInt {
    #[inline]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The limbs, least significant first; at least one, unused high bits zero.
    #[inline]
    pub fn words(&self) -> &[u64] {
        match &self.repr {
            Inline(value) => std::slice::from_ref(value),
            Heap(limbs) => limbs,
        }
    }

    /// The lowest 64 bits.
    #[inline]
    pub fn low_u64(&self) -> u64 {
        match &self.repr {
            Inline(value) => *value,
            Heap(limbs) => limbs.first().copied().unwrap_or(0),
        }
    }

    /// The lowest 128 bits.
    pub fn low_u128(&self) -> u128 {
        let high = self.words().get(1).copied().unwrap_or(0);
        u128::from(self.low_u64()) | u128::from(high) << 64
    }

    /// The unsigned value, if it fits.
    #[inline]
    pub fn to_u64(&self) -> Option<u64> {
        (self.active_bits() <= 64).then(|| self.low_u64())
    }

    /// The signed value, if it fits.
    #[inline]
    pub fn to_i64(&self) -> Option<i64> {
        (self.min_signed_bits() <= 64).then(|| sign_extend(self.low_u64(), self.width))
    }

    /// The unsigned value, if it fits.
    pub fn to_u128(&self) -> Option<u128> {
        (self.active_bits() <= 128).then(|| self.low_u128())
    }

    /// The signed value, if it fits.
    pub fn to_i128(&self) -> Option<i128> {
        (self.min_signed_bits() <= 128).then(|| self.sext_or_trunc(128).low_u128() as i128)
    }

    /// The unsigned value, or `limit` if that is smaller: for shift amounts and sizes.
    #[inline]
    pub fn limited_value(&self, limit: u64) -> u64 {
        self.to_u64().map_or(limit, |value| value.min(limit))
    }

    #[inline]
    pub fn is_zero(&self) -> bool {
        self.words().iter().all(|&w| w == 0)
    }

    #[inline]
    pub fn is_one(&self) -> bool {
        self.low_u64() == 1 && self.words()[1..].iter().all(|&w| w == 0)
    }

    #[inline]
    pub fn is_all_ones(&self) -> bool {
        match &self.repr {
            Inline(value) => *value == top_mask(self.width),
            Heap(_) => self.trailing_ones() == self.width,
        }
    }

    /// Whether the sign bit is set.
    #[inline]
    pub fn is_negative(&self) -> bool {
        self.width != 0 && self.bit(self.width - 1)
    }

    #[inline]
    pub fn is_strictly_positive(&self) -> bool {
        !self.is_negative() && !self.is_zero()
    }

    pub fn is_signed_min(&self) -> bool {
        self.is_negative() && self.trailing_zeros() == self.width - 1
    }

    pub fn is_signed_max(&self) -> bool {
        self.width != 0 && !self.is_negative() && self.trailing_ones() == self.width - 1
    }

    /// Exactly one bit set, unsigned.
    pub fn is_power_of_two(&self) -> bool {
        self.popcount() == 1
    }

    /// Minus a power of two: ones followed by zeros, such as `0b1100`.
    pub fn is_negated_power_of_two(&self) -> bool {
        self.is_negative() && self.leading_ones() + self.trailing_zeros() == self.width
    }

    /// A non-empty run of ones at the low end, such as `0b0011`.
    pub fn is_mask(&self) -> bool {
        let ones = self.trailing_ones();
        ones != 0 && ones + self.leading_zeros() == self.width
    }

    /// A non-empty run of ones anywhere, such as `0b0110`.
    pub fn is_shifted_mask(&self) -> bool {
        !self.is_zero() && self.trailing_zeros() + self.popcount() + self.leading_zeros() == self.width
    }

    /// Whether the unsigned value fits `bits` bits.
    #[inline]
    pub fn fits_unsigned(&self, bits: u32) -> bool {
        self.active_bits() <= bits
    }

    /// Whether the signed value fits `bits` bits.
    #[inline]
    pub fn fits_signed(&self, bits: u32) -> bool {
        self.min_signed_bits() <= bits
    }

    /// The position of the only bit set, if exactly one is.
    pub fn exact_log2(&self) -> Option<u32> {
        self.is_power_of_two().then(|| self.trailing_zeros())
    }

    /// The logarithm rounded down; `None` for zero.
    pub fn floor_log2(&self) -> Option<u32> {
        self.active_bits().checked_sub(1)
    }

    /// The logarithm rounded up; `None` for zero.
    pub fn ceil_log2(&self) -> Option<u32> {
        Some(self.floor_log2()? + u32::from(!self.is_power_of_two()))
    }
}
