//! Operations on bits: logic, shifts, rotation, change of width, counting, pieces, reversal.

use super::{APInt, Heap, Inline, LIMB_BITS, limbs, sign_extend, top_mask};

/// Logic.
impl APInt {
    #[inline]
    fn zip(&self, rhs: &Self, op: impl Fn(u64, u64) -> u64) -> Self {
        self.check_same_width(rhs);
        if let (Inline(a), Inline(b)) = (&self.repr, &rhs.repr) {
            return Self::inline(self.width, op(*a, *b));
        }
        self.with_words(|words| {
            for (a, b) in words.iter_mut().zip(rhs.words()) {
                *a = op(*a, *b);
            }
        })
    }

    #[inline]
    pub fn and(&self, rhs: &Self) -> Self {
        self.zip(rhs, |a, b| a & b)
    }

    #[inline]
    pub fn or(&self, rhs: &Self) -> Self {
        self.zip(rhs, |a, b| a | b)
    }

    #[inline]
    pub fn xor(&self, rhs: &Self) -> Self {
        self.zip(rhs, |a, b| a ^ b)
    }

    #[inline]
    pub fn not(&self) -> Self {
        self.zip(self, |a, _| !a)
    }

    /// Whether some bit is set in both.
    pub fn intersects(&self, rhs: &Self) -> bool {
        self.words().iter().zip(rhs.words()).any(|(a, b)| a & b != 0)
    }

    /// Whether every bit of `self` is set in `rhs`.
    pub fn is_subset_of(&self, rhs: &Self) -> bool {
        self.words().iter().zip(rhs.words()).all(|(a, b)| a & !b == 0)
    }
}

/// Shifts and rotations. An amount of the width or more shifts everything out.
impl APInt {
    #[inline]
    pub fn shl(&self, amount: u32) -> Self {
        if amount >= self.width {
            return Self::zero(self.width);
        }
        match &self.repr {
            Inline(value) => Self::inline(self.width, value << amount),
            Heap(_) => self.with_words(|words| limbs::shl(words, amount)),
        }
    }

    /// Shifts zeros in from the left.
    #[inline]
    pub fn lshr(&self, amount: u32) -> Self {
        if amount >= self.width {
            return Self::zero(self.width);
        }
        match &self.repr {
            Inline(value) => Self::inline(self.width, value >> amount),
            Heap(_) => self.with_words(|words| limbs::shr(words, amount)),
        }
    }

    /// Shifts copies of the sign bit in from the left.
    #[inline]
    pub fn ashr(&self, amount: u32) -> Self {
        let amount = amount.min(self.width);
        match &self.repr {
            Inline(value) => {
                let value = sign_extend(*value, self.width);
                Self::inline(self.width, (value >> amount.min(LIMB_BITS - 1)) as u64)
            }
            Heap(_) => {
                let mut result = self.lshr(amount);
                if self.is_negative() {
                    result.set_bits(self.width - amount, self.width);
                }
                result
            }
        }
    }

    #[inline]
    fn amount_of(&self, amount: &Self) -> u32 {
        amount.limited_value(u64::from(self.width)) as u32
    }

    /// [`shl`](Self::shl) by an amount of any width, read as unsigned.
    #[inline]
    pub fn shl_by(&self, amount: &Self) -> Self {
        self.shl(self.amount_of(amount))
    }

    /// [`lshr`](Self::lshr) by an amount of any width, read as unsigned.
    #[inline]
    pub fn lshr_by(&self, amount: &Self) -> Self {
        self.lshr(self.amount_of(amount))
    }

    /// [`ashr`](Self::ashr) by an amount of any width, read as unsigned.
    #[inline]
    pub fn ashr_by(&self, amount: &Self) -> Self {
        self.ashr(self.amount_of(amount))
    }

    /// Rotates left by `amount` modulo the width.
    pub fn rotl(&self, amount: u32) -> Self {
        match amount.checked_rem(self.width) {
            None | Some(0) => self.clone(),
            Some(amount) => self.shl(amount).or(&self.lshr(self.width - amount)),
        }
    }

    /// Rotates right by `amount` modulo the width.
    pub fn rotr(&self, amount: u32) -> Self {
        match amount.checked_rem(self.width) {
            None | Some(0) => self.clone(),
            Some(amount) => self.lshr(amount).or(&self.shl(self.width - amount)),
        }
    }

    /// An amount of any width modulo the width of `self`.
    fn amount_modulo(&self, amount: &Self) -> u32 {
        let modulus = u64::from(self.width.max(1));
        match &amount.repr {
            Inline(value) => (value % modulus) as u32,
            Heap(words) => limbs::rem_small(words, modulus) as u32,
        }
    }

    /// The high half of `self:low` shifted left by `amount` modulo the width (`llvm.fshl`).
    pub fn fshl(&self, low: &Self, amount: &Self) -> Self {
        self.check_same_width(low);
        match self.amount_modulo(amount) {
            0 => self.clone(),
            amount => self.shl(amount).or(&low.lshr(self.width - amount)),
        }
    }

    /// The low half of `self:low` shifted right by `amount` modulo the width (`llvm.fshr`).
    pub fn fshr(&self, low: &Self, amount: &Self) -> Self {
        self.check_same_width(low);
        match self.amount_modulo(amount) {
            0 => low.clone(),
            amount => low.lshr(amount).or(&self.shl(self.width - amount)),
        }
    }
}

/// Change of width.
impl APInt {
    /// Zero-extends to a width that is not smaller.
    #[inline]
    pub fn zext(&self, width: u32) -> Self {
        debug_assert!(width >= self.width);
        self.zext_or_trunc(width)
    }

    /// Sign-extends to a width that is not smaller.
    #[inline]
    pub fn sext(&self, width: u32) -> Self {
        debug_assert!(width >= self.width);
        self.sext_or_trunc(width)
    }

    /// Cuts to a width that is not larger.
    #[inline]
    pub fn trunc(&self, width: u32) -> Self {
        debug_assert!(width <= self.width);
        self.zext_or_trunc(width)
    }

    #[inline]
    pub fn zext_or_trunc(&self, width: u32) -> Self {
        match &self.repr {
            Inline(value) => Self::from_u64(width, *value),
            Heap(words) => Self::from_words(width, words),
        }
    }

    #[inline]
    pub fn sext_or_trunc(&self, width: u32) -> Self {
        if let Inline(value) = &self.repr {
            return Self::from_i64(width, sign_extend(*value, self.width));
        }
        let mut result = self.zext_or_trunc(width);
        if self.is_negative() {
            result.set_bits(self.width, width);
        }
        result
    }
}

/// Counting.
impl APInt {
    #[inline]
    pub fn popcount(&self) -> u32 {
        self.words().iter().map(|w| w.count_ones()).sum()
    }

    #[inline]
    pub fn leading_zeros(&self) -> u32 {
        self.width - self.active_bits()
    }

    pub fn leading_ones(&self) -> u32 {
        match &self.repr {
            Inline(_) if self.width == 0 => 0,
            Inline(value) => (value << (LIMB_BITS - self.width)).leading_ones(),
            Heap(_) => self.not().leading_zeros(),
        }
    }

    /// The width for zero.
    #[inline]
    pub fn trailing_zeros(&self) -> u32 {
        limbs::trailing(self.words(), u64::trailing_zeros).min(self.width)
    }

    #[inline]
    pub fn trailing_ones(&self) -> u32 {
        limbs::trailing(self.words(), u64::trailing_ones).min(self.width)
    }

    /// Bits needed for the unsigned value; 0 for zero.
    #[inline]
    pub fn active_bits(&self) -> u32 {
        limbs::active_bits(self.words())
    }

    /// Copies of the sign bit at the top, itself included.
    #[inline]
    pub fn num_sign_bits(&self) -> u32 {
        if self.is_negative() { self.leading_ones() } else { self.leading_zeros() }
    }

    /// Bits needed for the signed value, sign bit included; 1 for 0 and -1.
    #[inline]
    pub fn min_signed_bits(&self) -> u32 {
        (self.width - self.num_sign_bits() + 1).min(self.width)
    }
}

/// Single bits and pieces. Positions at or above the width read as zero and are not written.
impl APInt {
    #[inline]
    pub fn bit(&self, bit: u32) -> bool {
        self.words().get((bit / LIMB_BITS) as usize).is_some_and(|w| w >> (bit % LIMB_BITS) & 1 != 0)
    }

    #[inline]
    pub fn set_bit(&mut self, bit: u32) {
        self.change_bit(bit, |word, mask| word | mask);
    }

    #[inline]
    pub fn clear_bit(&mut self, bit: u32) {
        self.change_bit(bit, |word, mask| word & !mask);
    }

    #[inline]
    pub fn flip_bit(&mut self, bit: u32) {
        self.change_bit(bit, |word, mask| word ^ mask);
    }

    #[inline]
    fn change_bit(&mut self, bit: u32, change: impl Fn(u64, u64) -> u64) {
        if bit < self.width
            && let Some(word) = self.words_mut().get_mut((bit / LIMB_BITS) as usize)
        {
            *word = change(*word, 1 << (bit % LIMB_BITS));
        }
    }

    /// Sets bits `lo..hi`.
    pub fn set_bits(&mut self, lo: u32, hi: u32) {
        self.change_bits(lo, hi, |word, mask| word | mask);
    }

    /// Clears bits `lo..hi`.
    pub fn clear_bits(&mut self, lo: u32, hi: u32) {
        self.change_bits(lo, hi, |word, mask| word & !mask);
    }

    fn change_bits(&mut self, lo: u32, hi: u32, change: impl Fn(u64, u64) -> u64) {
        let hi = hi.min(self.width);
        if lo >= hi {
            return;
        }
        let (first, last) = ((lo / LIMB_BITS) as usize, ((hi - 1) / LIMB_BITS) as usize);
        for (index, word) in self.words_mut().iter_mut().enumerate().take(last + 1).skip(first) {
            let below = if index == first { u64::MAX << (lo % LIMB_BITS) } else { u64::MAX };
            let above = if index == last { top_mask(hi) } else { u64::MAX };
            *word = change(*word, below & above);
        }
    }

    /// Bits `lo..lo + width`; those above the width of `self` are zero.
    pub fn extract(&self, lo: u32, width: u32) -> Self {
        if lo >= self.width {
            return Self::zero(width);
        }
        match &self.repr {
            Inline(value) => Self::from_u64(width, value >> lo),
            Heap(words) => {
                let first = (lo / LIMB_BITS) as usize;
                let last = (lo.saturating_add(width).div_ceil(LIMB_BITS) as usize).clamp(first, words.len());
                let mut piece = words[first..last].to_vec();
                limbs::shr(&mut piece, lo % LIMB_BITS);
                Self::from_vec(width, piece)
            }
        }
    }

    /// Overwrites the bits from `lo` on with `piece`; what would lie above the width is dropped.
    #[must_use]
    pub fn insert(&self, lo: u32, piece: &Self) -> Self {
        let mut result = self.clone();
        result.clear_bits(lo, lo.saturating_add(piece.width));
        result.or(&piece.zext_or_trunc(self.width).shl(lo))
    }

    /// `self` as the high part, `low` below it; the width is the sum.
    pub fn concat(&self, low: &Self) -> Self {
        let width = self.width.saturating_add(low.width);
        self.zext(width).shl(low.width).or(&low.zext(width))
    }

    /// The bytes in opposite order; `None` unless the width is a whole number of bytes.
    pub fn bswap(&self) -> Option<Self> {
        self.width.is_multiple_of(8).then(|| self.reversed(u64::swap_bytes))
    }

    /// The bits in opposite order.
    pub fn bitreverse(&self) -> Self {
        self.reversed(u64::reverse_bits)
    }

    /// Reverses the limbs and each limb, then drops what were the unused bits at the top.
    fn reversed(&self, reverse_limb: impl Fn(u64) -> u64) -> Self {
        if self.width == 0 {
            return self.clone();
        }
        let unused = (LIMB_BITS - self.width % LIMB_BITS) % LIMB_BITS;
        self.with_words(|words| {
            words.reverse();
            words.iter_mut().for_each(|w| *w = reverse_limb(*w));
            limbs::shr(words, unused);
        })
    }
}
