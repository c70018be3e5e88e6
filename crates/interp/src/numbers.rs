//! Arithmetic of the decoded instructions: on integers of at most 64 bits and on numbers of `float` and `double`.
//!
//! A function gives none where the result is not plain: poison, an error, or what is not a number. Then the main loop, which
//! knows all cases, does the operation.

use ir::inst::{FloatPredicate, IntPredicate};
use ir::{InstFlags, Opcode};

/// A number of this width, read as a signed one.
pub(crate) fn signed(value: u64, width: u8) -> i64 {
    let unused = 64 - u32::from(width);
    ((value << unused) as i64) >> unused
}

pub(crate) fn mask(width: u8) -> u64 {
    u64::MAX >> (64 - u32::from(width))
}

/// The result of an operation that obeys the flags. Its bits above the width mean nothing; those of operands are zero.
#[inline]
pub(crate) fn binary(op: Opcode, width: u8, flags: InstFlags, lhs: u64, rhs: u64) -> Option<u64> {
    let (nsw, nuw) = (flags.contains(InstFlags::NSW), flags.contains(InstFlags::NUW));
    let fits = |result: i64| signed(result as u64, width) == result;
    let is_exact = flags.contains(InstFlags::EXACT);
    match op {
        Opcode::Add => {
            let (result, wraps) = lhs.overflowing_add(rhs);
            if nuw && (wraps || result & !mask(width) != 0) {
                return None;
            }
            if nsw && !signed(lhs, width).checked_add(signed(rhs, width)).is_some_and(fits) {
                return None;
            }
            Some(result)
        }
        Opcode::Sub => {
            if nuw && lhs < rhs {
                return None;
            }
            if nsw && !signed(lhs, width).checked_sub(signed(rhs, width)).is_some_and(fits) {
                return None;
            }
            Some(lhs.wrapping_sub(rhs))
        }
        Opcode::Mul => {
            let (result, wraps) = lhs.overflowing_mul(rhs);
            if nuw && (wraps || result & !mask(width) != 0) {
                return None;
            }
            if nsw && !signed(lhs, width).checked_mul(signed(rhs, width)).is_some_and(fits) {
                return None;
            }
            Some(result)
        }
        Opcode::And => Some(lhs & rhs),
        Opcode::Xor => Some(lhs ^ rhs),
        Opcode::Or => (!flags.contains(InstFlags::DISJOINT) || lhs & rhs == 0).then_some(lhs | rhs),
        Opcode::UDiv => lhs.checked_div(rhs).filter(|quotient| !is_exact || quotient * rhs == lhs),
        Opcode::URem => lhs.checked_rem(rhs),
        Opcode::SDiv => {
            let (lhs, rhs) = (signed(lhs, width), signed(rhs, width));
            let quotient = lhs.checked_div(rhs).filter(|&quotient| fits(quotient))?;
            (!is_exact || quotient * rhs == lhs).then_some(quotient as u64)
        }
        Opcode::SRem => {
            let (lhs, rhs) = (signed(lhs, width), signed(rhs, width));
            lhs.checked_div(rhs).filter(|&quotient| fits(quotient))?;
            Some((lhs % rhs) as u64)
        }
        Opcode::Shl | Opcode::LShr | Opcode::AShr if rhs >= width.into() => None,
        Opcode::Shl => {
            let result = lhs << rhs;
            if nuw && (result & mask(width)) >> rhs != lhs {
                return None;
            }
            if nsw && signed(result, width) >> rhs != signed(lhs, width) {
                return None;
            }
            Some(result)
        }
        _ if is_exact && lhs & ((1 << rhs) - 1) != 0 => None,
        Opcode::LShr => Some(lhs >> rhs),
        Opcode::AShr => Some((signed(lhs, width) >> rhs) as u64),
        _ => None,
    }
}

/// Intrinsics on integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IntFunction {
    Abs,
    Smax,
    Smin,
    Umax,
    Umin,
    RotateLeft,
    RotateRight,
}

impl IntFunction {
    pub(crate) fn named(name: &str) -> Option<IntFunction> {
        Some(match name {
            "smax" => IntFunction::Smax,
            "smin" => IntFunction::Smin,
            "umax" => IntFunction::Umax,
            "umin" => IntFunction::Umin,
            "fshl" => IntFunction::RotateLeft,
            "fshr" => IntFunction::RotateRight,
            _ => return None,
        })
    }

    pub(crate) fn apply(self, width: u8, [a, b, c]: [u64; 3]) -> Option<u64> {
        let (x, y) = (signed(a, width), signed(b, width));
        Some(match self {
            // The smallest number may be poison.
            IntFunction::Abs if a == 1 << (width - 1) => return None,
            IntFunction::Abs => x.unsigned_abs(),
            IntFunction::Smax => x.max(y) as u64,
            IntFunction::Smin => x.min(y) as u64,
            IntFunction::Umax => a.max(b),
            IntFunction::Umin => a.min(b),
            IntFunction::RotateLeft | IntFunction::RotateRight => {
                let amount = c % u64::from(width);
                let right = match self {
                    IntFunction::RotateLeft => u64::from(width) - amount,
                    _ => amount,
                };
                // Of both numbers, one above the other, the bits from `right` on.
                let both = u128::from(a) << width | u128::from(b);
                (both >> right) as u64
            }
        })
    }
}

/// A mathematical function of this many numbers, whose result is rounded where they are of `float`.
pub(crate) fn float_function(name: &str, count: usize, is_double: bool) -> Option<fn([f64; 3]) -> f64> {
    Some(match (name, count) {
        // The product is rounded, too.
        ("fmuladd", 3) if !is_double => |x| f64::from((x[0] * x[1]) as f32) + x[2],
        ("fmuladd", 3) => |x| x[0] * x[1] + x[2],
        ("fabs", 1) => |x| x[0].abs(),
        ("sqrt", 1) => |x| x[0].sqrt(),
        ("floor", 1) => |x| x[0].floor(),
        ("ceil", 1) => |x| x[0].ceil(),
        ("trunc", 1) => |x| x[0].trunc(),
        ("sin", 1) => |x| x[0].sin(),
        ("cos", 1) => |x| x[0].cos(),
        ("exp", 1) => |x| x[0].exp(),
        ("log", 1) => |x| x[0].ln(),
        ("pow", 2) => |x| x[0].powf(x[1]),
        ("copysign", 2) => |x| x[0].copysign(x[1]),
        _ => return None,
    })
}

/// A number that a conversion is from or to; integers with their widths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    Int(u8),
    Unsigned(u8),
    Float,
    Double,
}

impl Number {
    pub(crate) fn without_sign(self) -> Number {
        match self {
            Number::Int(width) => Number::Unsigned(width),
            other => other,
        }
    }

    pub(crate) fn width(self) -> u8 {
        match self {
            Number::Int(width) | Number::Unsigned(width) => width,
            Number::Float => 32,
            Number::Double => 64,
        }
    }
}

/// The bits of a number as another one.
pub(crate) fn convert(from: Number, to: Number, bits: u64) -> Option<u64> {
    let value = match (from, to) {
        // From integers it is rounded once.
        (Number::Int(width), Number::Float) => return Some((signed(bits, width) as f32).to_bits().into()),
        (Number::Unsigned(_), Number::Float) => return Some((bits as f32).to_bits().into()),
        (Number::Int(width), _) => signed(bits, width) as f64,
        (Number::Unsigned(_), _) => bits as f64,
        (Number::Float, _) => f64::from(f32::from_bits(bits as u32)),
        (Number::Double, _) => f64::from_bits(bits),
    };
    let below = |power: u8| value.trunc() < 2f64.powi(power.into());
    match to {
        Number::Int(width) => (below(width - 1) && value.trunc() >= -(2f64.powi((width - 1).into())))
            .then_some(value as i64 as u64),
        Number::Unsigned(width) => (below(width) && value > -1.0).then_some(value as u64),
        Number::Float => float_bits(value, false),
        Number::Double => float_bits(value, true),
    }
}

/// The bits of a result that is a number.
pub(crate) fn float_bits(value: f64, is_double: bool) -> Option<u64> {
    if value.is_nan() {
        return None;
    }
    Some(if is_double { value.to_bits() } else { (value as f32).to_bits().into() })
}

/// Of numbers that are held with at least twice as many bits and two more, the rounded result is what rounding once gives.
#[inline]
pub(crate) fn float(op: Opcode, is_double: bool, lhs: f64, rhs: f64) -> Option<u64> {
    let exact = match op {
        Opcode::FAdd => lhs + rhs,
        Opcode::FSub => lhs - rhs,
        Opcode::FMul => lhs * rhs,
        _ => lhs / rhs,
    };
    float_bits(exact, is_double)
}

#[inline]
pub(crate) fn compare(predicate: IntPredicate, width: u8, lhs: u64, rhs: u64) -> bool {
    let (signed_lhs, signed_rhs) = (signed(lhs, width), signed(rhs, width));
    match predicate {
        IntPredicate::Eq => lhs == rhs,
        IntPredicate::Ne => lhs != rhs,
        IntPredicate::Ugt => lhs > rhs,
        IntPredicate::Uge => lhs >= rhs,
        IntPredicate::Ult => lhs < rhs,
        IntPredicate::Ule => lhs <= rhs,
        IntPredicate::Sgt => signed_lhs > signed_rhs,
        IntPredicate::Sge => signed_lhs >= signed_rhs,
        IntPredicate::Slt => signed_lhs < signed_rhs,
        IntPredicate::Sle => signed_lhs <= signed_rhs,
    }
}

/// Of numbers, which all are ordered.
#[inline]
pub(crate) fn compare_floats(predicate: FloatPredicate, lhs: f64, rhs: f64) -> bool {
    match predicate {
        FloatPredicate::False | FloatPredicate::Uno => false,
        FloatPredicate::True | FloatPredicate::Ord => true,
        FloatPredicate::Oeq | FloatPredicate::Ueq => lhs == rhs,
        FloatPredicate::One | FloatPredicate::Une => lhs != rhs,
        FloatPredicate::Ogt | FloatPredicate::Ugt => lhs > rhs,
        FloatPredicate::Oge | FloatPredicate::Uge => lhs >= rhs,
        FloatPredicate::Olt | FloatPredicate::Ult => lhs < rhs,
        FloatPredicate::Ole | FloatPredicate::Ule => lhs <= rhs,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_that_do_not_hold_give_none() {
        let (none, nsw, nuw) = (InstFlags::NONE, InstFlags::NSW, InstFlags::NUW);
        assert_eq!(binary(Opcode::Add, 8, nsw, 127, 1), None);
        assert_eq!(binary(Opcode::Add, 8, nuw, 255, 1), None);
        assert_eq!(binary(Opcode::Add, 64, nuw, u64::MAX, 1), None);
        assert_eq!(binary(Opcode::Mul, 64, nsw, u64::MAX, u64::MAX), Some(1));
        assert_eq!(binary(Opcode::Mul, 32, nuw, 1 << 31, 2), None);
        assert_eq!(binary(Opcode::Sub, 8, nsw, 0x80, 1), None);
        assert_eq!(binary(Opcode::Shl, 8, nsw, 0x40, 1), None);
        assert_eq!(binary(Opcode::Shl, 8, nuw, 0x40, 1), Some(0x80));
        assert_eq!(binary(Opcode::Shl, 8, nuw, 0x80, 1), None);
        assert_eq!(binary(Opcode::SDiv, 8, none, 0x80, 0xff), None);
        assert_eq!(binary(Opcode::SRem, 8, none, 0x80, 0xff), None);
        assert_eq!(binary(Opcode::SRem, 8, none, 0xf9, 3).map(|r| r & 0xff), Some(0xff));
        assert_eq!(binary(Opcode::SDiv, 64, none, 1, 0), None);
        assert_eq!(binary(Opcode::LShr, 8, InstFlags::EXACT, 3, 1), None);
        assert_eq!(binary(Opcode::UDiv, 8, InstFlags::EXACT, 7, 2), None);
    }

    #[test]
    fn conversions_stay_in_their_ranges() {
        let bits = |value: f64| value.to_bits();
        assert_eq!(convert(Number::Double, Number::Int(8), bits(-128.9)), Some(-128i64 as u64));
        assert_eq!(convert(Number::Double, Number::Int(8), bits(128.0)), None);
        assert_eq!(
            convert(Number::Double, Number::Unsigned(64), bits(1.8e19)),
            Some(18_000_000_000_000_000_000)
        );
        assert_eq!(convert(Number::Double, Number::Unsigned(8), bits(-0.5)), Some(0));
        assert_eq!(convert(Number::Double, Number::Unsigned(8), bits(f64::NAN)), None);
        assert_eq!(convert(Number::Int(8), Number::Double, 0xff), Some(bits(-1.0)));
        assert_eq!(convert(Number::Unsigned(8), Number::Double, 0xff), Some(bits(255.0)));
        assert_eq!(IntFunction::RotateLeft.apply(8, [0x81, 0x80, 1]).map(|r| r & 0xff), Some(3));
        assert_eq!(IntFunction::RotateRight.apply(64, [1, 2, 64]), Some(2));
        assert_eq!(IntFunction::RotateLeft.apply(64, [1, 2, 0]), Some(1));
    }
}
