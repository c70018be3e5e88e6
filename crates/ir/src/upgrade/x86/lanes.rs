//! Operations that move elements: which element of two vectors each one of the result is.
//!
//! Manual: Intel's Software Developer's Manual, volume 2, the instruction that [`Lanes`] names.

use super::Cx;
use crate::inst::Opcode;
use crate::types::Type;
use crate::value::Value;

/// A rule for elements. Those of the second vector follow those of the first; a constant is last among the arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lanes {
    /// `BLENDPS`: of the second vector where the constant has ones.
    Blend,
    /// `PSHUFD`, `VPERMILPS`: two bits for each of four; `VPERMILPD`: one bit for each of two.
    Permute,
    /// `PSHUFLW`, `PSHUFHW`: of eight, the lower or the upper four.
    Half { high: bool },
    /// `SHUFPS`, `SHUFPD`: the lower half of each result from the first vector, the upper from the second.
    Shuffle,
    /// `VSHUFF32X4`: the same of parts of 128 bits.
    Parts,
    /// `VPERMQ` with a constant.
    Quads,
    /// `VPERM2F128`: parts of both vectors, or zeros.
    TwoParts,
    /// `PUNPCKL`, `PUNPCKH`, in each part of 128 bits.
    Unpack { high: bool },
    /// `MOVDDUP`, `MOVSLDUP`; `MOVSHDUP`.
    Twice { odd: bool },
    /// `PALIGNR`: bytes of each part of 128 bits, from the second vector up to the first.
    Align,
    /// `VALIGND`: the same of elements of the whole vectors.
    AlignAll,
    /// `PSLLDQ`, `PSRLDQ`: bytes of each part of 128 bits; the constant counts bits or bytes.
    Bytes { left: bool, bits: bool },
    /// `VINSERTF128`: a narrower vector takes the place of a part.
    Insert,
    /// `VEXTRACTF128`.
    Extract,
    /// `VPBROADCAST`: the first element everywhere.
    First,
    /// `VBROADCASTF32X4`: a narrower vector again and again.
    Repeat,
}

impl Cx<'_> {
    pub(super) fn moved(&mut self, rule: Lanes, args: &[Value], ty: Type) -> Option<Value> {
        match (rule, args) {
            (Lanes::First | Lanes::Repeat | Lanes::Twice { .. }, &[a]) => {
                let own = self.type_of(a);
                let (lanes, n) = (self.lanes(own)? as i32, self.lanes(ty)? as i32);
                let order: Vec<i32> = (0..n)
                    .map(|i| match rule {
                        Lanes::First => 0,
                        Lanes::Twice { odd } => i & !1 | i32::from(odd),
                        _ => i % lanes,
                    })
                    .collect();
                Some(self.b.shuffle_vector(a, a, &order))
            }
            (Lanes::Unpack { high }, &[a, b]) => {
                let (n, per) = self.parts(ty)?;
                let order: Vec<i32> = (0..n)
                    .map(|i| {
                        i / per * per
                            + i % per / 2
                            + if high { per / 2 } else { 0 }
                            + if i % 2 == 1 { n } else { 0 }
                    })
                    .collect();
                Some(self.b.shuffle_vector(a, b, &order))
            }
            (Lanes::Bytes { left, bits }, &[a, count]) => {
                let count = self.constant(count)?;
                self.bytes(a, left, if bits { count / 8 } else { count }, ty)
            }
            (Lanes::Align, &[a, b, count]) => {
                let count = self.constant(count)? & 0xff;
                self.aligned(a, b, count as i32, ty)
            }
            (Lanes::TwoParts, &[a, b, imm]) => {
                let imm = self.constant(imm)?;
                self.two_parts(a, b, imm, ty)
            }
            (Lanes::Insert, &[a, b, imm]) => {
                let imm = self.constant(imm)?;
                self.inserted(a, b, imm, ty)
            }
            (Lanes::Extract, &[a, imm]) => {
                let own = self.type_of(a);
                let (n, part) = (self.lanes(own)?, self.lanes(ty)?);
                let at = self.constant(imm)? as u32 % (n / part) * part;
                let order: Vec<i32> = (at..at + part).map(|i| i as i32).collect();
                Some(self.b.shuffle_vector(a, a, &order))
            }
            (_, &[a, imm]) => {
                let imm = self.constant(imm)?;
                let order = self.order(rule, imm, ty)?;
                Some(self.b.shuffle_vector(a, a, &order))
            }
            (Lanes::AlignAll, &[a, b, imm]) => {
                let imm = self.constant(imm)?;
                let order = self.order(rule, imm, ty)?;
                Some(self.b.shuffle_vector(b, a, &order))
            }
            (_, &[a, b, imm]) => {
                let imm = self.constant(imm)?;
                let order = self.order(rule, imm, ty)?;
                Some(self.b.shuffle_vector(a, b, &order))
            }
            _ => None,
        }
    }

    /// The number of elements, and how many are in 128 bits.
    fn parts(&mut self, ty: Type) -> Option<(i32, i32)> {
        let (n, width) = (self.lanes(ty)?, self.width(ty)?);
        Some((n as i32, (128 / width) as i32))
    }

    /// Where each element comes from, by a constant.
    fn order(&mut self, rule: Lanes, imm: u64, ty: Type) -> Option<Vec<i32>> {
        let (n, per) = self.parts(ty)?;
        let bit = |i: i32| (imm >> i & 1) as i32;
        let pair = |i: i32| (imm >> (2 * i) & 3) as i32;
        let order = (0..n).map(|i| {
            let (base, own) = (i / per * per, i % per);
            match rule {
                Lanes::Blend => i + n * bit(i % 8),
                Lanes::Permute if per == 2 => base + bit(i % 8),
                Lanes::Permute => base + pair(own),
                Lanes::Half { high } => match (own >= 4) == high {
                    true => base + own / 4 * 4 + pair(own % 4),
                    false => i,
                },
                Lanes::Shuffle if per == 2 => base + bit(i % 8) + own * n,
                Lanes::Shuffle => base + pair(own) + own / 2 * n,
                Lanes::Parts => {
                    let (part, parts) = (i / per, n / per);
                    let from = if parts == 2 { bit(part) } else { pair(part) };
                    from * per + own + if part >= parts / 2 { n } else { 0 }
                }
                Lanes::Quads => i / 4 * 4 + pair(i % 4),
                Lanes::AlignAll => i + (imm as i32 & (n - 1)),
                _ => i,
            }
        });
        Some(order.collect())
    }

    fn bytes(&mut self, a: Value, left: bool, count: u64, ty: Type) -> Option<Value> {
        let bytes = self.integers(ty, 8)?;
        let n = self.lanes(bytes)? as i32;
        let count = count.min(16) as i32;
        let (a, zero) = (self.bits_as(a, bytes), self.b.null(bytes));
        let order: Vec<i32> = (0..n)
            .map(|i| {
                let own = if left { i % 16 - count } else { i % 16 + count };
                if (0..16).contains(&own) { i / 16 * 16 + own } else { n + i }
            })
            .collect();
        let moved = self.b.shuffle_vector(a, zero, &order);
        Some(self.bits_as(moved, ty))
    }

    fn aligned(&mut self, a: Value, b: Value, count: i32, ty: Type) -> Option<Value> {
        let n = self.lanes(ty)? as i32;
        let zero = self.b.null(ty);
        let (low, high, count) = match count {
            32.. => return Some(zero),
            17.. => (a, zero, count - 16),
            _ => (b, a, count),
        };
        let order: Vec<i32> = (0..n)
            .map(|i| {
                let own = i % 16 + count;
                i / 16 * 16 + if own >= 16 { own + n - 16 } else { own }
            })
            .collect();
        Some(self.b.shuffle_vector(low, high, &order))
    }

    fn two_parts(&mut self, a: Value, b: Value, imm: u64, ty: Type) -> Option<Value> {
        let n = self.lanes(ty)? as i32;
        let zero = self.b.null(ty);
        let source = |by: u64| match (by & 8 != 0, by & 2 != 0) {
            (true, _) => zero,
            (false, true) => b,
            (false, false) => a,
        };
        let (first, second) = (source(imm), source(imm >> 4));
        let order: Vec<i32> = (0..n)
            .map(|i| {
                let upper = if i < n / 2 { imm & 1 } else { imm >> 4 & 1 } as i32;
                i % (n / 2) + upper * (n / 2) + if i < n / 2 { 0 } else { n }
            })
            .collect();
        Some(self.b.shuffle_vector(first, second, &order))
    }

    fn inserted(&mut self, a: Value, b: Value, imm: u64, ty: Type) -> Option<Value> {
        let own = self.type_of(b);
        let (n, part) = (self.lanes(ty)? as i32, self.lanes(own)? as i32);
        let at = imm as i32 % (n / part) * part;
        let widened: Vec<i32> = (0..n).map(|i| if i < part { i } else { -1 }).collect();
        let wide = self.b.shuffle_vector(b, b, &widened);
        let order: Vec<i32> =
            (0..n).map(|i| if (at..at + part).contains(&i) { n + i - at } else { i }).collect();
        Some(self.b.shuffle_vector(a, wide, &order))
    }

    /// The lowest elements of a vector, as many as another has.
    pub(super) fn lowest(&mut self, a: Value, like: Type) -> Option<Value> {
        let own = self.type_of(a);
        let (lanes, n) = (self.lanes(own)?, self.lanes(like)?);
        if lanes <= n {
            return Some(a);
        }
        let order: Vec<i32> = (0..n as i32).collect();
        Some(self.b.shuffle_vector(a, a, &order))
    }

    /// An operation on the lowest element of the first vector.
    pub(super) fn with_lowest(
        &mut self,
        a: Value,
        op: impl FnOnce(&mut Self, Value) -> Option<Value>,
    ) -> Option<Value> {
        let zero = self.b.int(Type::I32, 0);
        let one = self.b.extract_element(a, zero);
        let result = op(self, one)?;
        Some(self.b.insert_element(a, result, zero))
    }

    /// The lowest element.
    pub(super) fn lowest_of(&mut self, a: Value) -> Value {
        let zero = self.b.int(Type::I32, 0);
        self.b.extract_element(a, zero)
    }

    /// The complement of all bits.
    pub(super) fn complement(&mut self, a: Value) -> Option<Value> {
        let ty = self.type_of(a);
        let ones = self.splat(ty, u64::MAX)?;
        Some(self.b.binary(Opcode::Xor, a, ones, crate::inst::InstFlags::NONE))
    }
}
