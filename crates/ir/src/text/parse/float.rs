//! Floating-point literals: decimal and hexadecimal text to the bits of a type.
//!
//! A decimal literal is a `double`, rounded to nearest, and so is `0x…` with no letter, which gives the bits of one. It may
//! stand for a value of another type if that type holds it exactly. `0xH`, `0xR`, `0xK`, `0xL` and `0xM` give the bits of
//! one type each.

use crate::types::Type;

/// The bits of a literal: of types up to 64 bits in the low word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FloatBits(pub(super) [u64; 2]);

/// Why a literal is no value of its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FloatError {
    /// The type is not for floats, or does not hold the value exactly.
    Invalid,
    /// The letter is that of another type.
    OtherType,
    TooLarge(&'static str),
}

/// Fraction and exponent bits of the types that are stored in at most 64 bits.
#[derive(Clone, Copy)]
struct Format {
    fraction: u32,
    exponent: u32,
}

const HALF: Format = Format { fraction: 10, exponent: 5 };
const BFLOAT: Format = Format { fraction: 7, exponent: 8 };
const SINGLE: Format = Format { fraction: 23, exponent: 8 };
const DOUBLE: Format = Format { fraction: 52, exponent: 11 };

/// The value of decimal text (`1.5`, `-1.e+10`) in type `ty`.
pub(super) fn from_decimal(text: &[u8], ty: Type) -> Result<FloatBits, FloatError> {
    let text = std::str::from_utf8(text).map_err(|_| FloatError::Invalid)?;
    let value: f64 = text.parse().map_err(|_| FloatError::Invalid)?;
    from_double(value.to_bits(), ty)
}

/// The value of hexadecimal text (`0x…`, `0xK…`) in type `ty`.
pub(super) fn from_hex(text: &[u8], ty: Type) -> Result<FloatBits, FloatError> {
    let rest = text.get(2..).unwrap_or_default();
    let letter = rest.first().copied().filter(|b| b"KLMHR".contains(b));
    let digits = &rest[usize::from(letter.is_some())..];
    let (own_type, bits) = match letter {
        None => {
            let bits = word(digits).ok_or(FloatError::TooLarge("constant bigger than 64 bits detected"))?;
            return from_double(bits, ty);
        }
        Some(b'H') => (Type::HALF, narrow_word(digits, "hexadecimal constant too large for half (16-bit)")?),
        Some(b'R') => {
            (Type::BFLOAT, narrow_word(digits, "hexadecimal constant too large for bfloat (16-bit)")?)
        }
        Some(b'K') => {
            let (high, low) = digits.split_at(digits.len().min(4));
            (Type::X86_FP80, two_words(low, high)?)
        }
        Some(other) => {
            // The first sixteen digits are the low word; fewer are all of the high one.
            let (low, high) = digits.split_at(if digits.len() < 16 { 0 } else { 16 });
            (if other == b'L' { Type::FP128 } else { Type::PPC_FP128 }, two_words(low, high)?)
        }
    };
    if ty != own_type {
        let is_float = (Type::HALF..=Type::PPC_FP128).contains(&ty);
        return Err(if is_float { FloatError::OtherType } else { FloatError::Invalid });
    }
    Ok(FloatBits(bits))
}

fn two_words(low: &[u8], high: &[u8]) -> Result<[u64; 2], FloatError> {
    match (word(low), word(high)) {
        (Some(low), Some(high)) => Ok([low, high]),
        _ => Err(FloatError::TooLarge("constant bigger than 128 bits detected")),
    }
}

fn narrow_word(digits: &[u8], message: &'static str) -> Result<[u64; 2], FloatError> {
    match word(digits) {
        Some(bits) if bits <= 0xffff => Ok([bits, 0]),
        _ => Err(FloatError::TooLarge(message)),
    }
}

/// Hexadecimal digits as 64 bits.
fn word(digits: &[u8]) -> Option<u64> {
    digits.iter().try_fold(0u64, |bits, &digit| {
        let digit = (digit as char).to_digit(16)?;
        (bits >> 60 == 0).then_some(bits << 4 | u64::from(digit))
    })
}

/// The bits of a `double` as a value of `ty`.
pub(super) fn from_double(bits: u64, ty: Type) -> Result<FloatBits, FloatError> {
    let narrow = |format| narrow(bits, format).map(|b| FloatBits([b, 0])).ok_or(FloatError::Invalid);
    match ty {
        Type::DOUBLE => Ok(FloatBits([bits, 0])),
        Type::FLOAT => narrow(SINGLE),
        Type::HALF => narrow(HALF),
        Type::BFLOAT => narrow(BFLOAT),
        // They would hold the value, but LLVM wants it written as what it is.
        Type::X86_FP80 | Type::FP128 | Type::PPC_FP128 => Err(FloatError::OtherType),
        _ => Err(FloatError::Invalid),
    }
}

/// Converts a `double` if nothing is lost.
fn narrow(bits: u64, to: Format) -> Option<u64> {
    let sign = bits >> 63 << (to.fraction + to.exponent);
    let exponent = (bits >> DOUBLE.fraction) & 0x7ff;
    let fraction = bits & ((1 << DOUBLE.fraction) - 1);
    let dropped = DOUBLE.fraction - to.fraction;
    let max_exponent = (1u64 << to.exponent) - 1;
    let keep = |value: u64, shift: u32| (value & ((1 << shift) - 1) == 0).then_some(value >> shift);
    if exponent == 0x7ff {
        // The payload of a NaN keeps its upper bits.
        return Some(sign | max_exponent << to.fraction | keep(fraction, dropped)?);
    }
    if exponent == 0 {
        // Subnormal doubles are far below what the narrower types hold.
        return (fraction == 0).then_some(sign);
    }
    let bias = (max_exponent >> 1) as i64;
    let new_exponent = exponent as i64 - 1023 + bias;
    if new_exponent >= max_exponent as i64 {
        return None;
    }
    if new_exponent > 0 {
        return Some(sign | (new_exponent as u64) << to.fraction | keep(fraction, dropped)?);
    }
    let shift =
        u32::try_from(i64::from(dropped) + 1 - new_exponent).ok().filter(|&s| s <= DOUBLE.fraction)?;
    Some(sign | keep(fraction | 1 << DOUBLE.fraction, shift)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decimal(text: &str, ty: Type) -> Option<u64> {
        from_decimal(text.as_bytes(), ty).ok().map(|b| b.0[0])
    }

    #[test]
    fn decimals_must_be_exact() {
        assert_eq!(decimal("1.5", Type::FLOAT), Some(u64::from(1.5f32.to_bits())));
        assert_eq!(decimal("-0.0", Type::FLOAT), Some(0x8000_0000));
        assert_eq!(decimal("1.1", Type::FLOAT), None);
        assert_eq!(decimal("1.1", Type::DOUBLE), Some(1.1f64.to_bits()));
        assert_eq!(decimal("1.0", Type::HALF), Some(0x3c00));
        assert_eq!(decimal("65504.0", Type::HALF), Some(0x7bff));
        assert_eq!(decimal("65536.0", Type::HALF), None);
        assert_eq!(decimal("1.0", Type::BFLOAT), Some(0x3f80));
        assert_eq!(decimal("1.0", Type::I32), None);
    }

    #[test]
    fn narrowing_agrees_with_the_hardware_where_nothing_is_lost() {
        let mut bits = 1u32;
        for _ in 0..20_000 {
            bits = bits.wrapping_mul(0x9e37_79b1).wrapping_add(0x7f4a_7c15);
            for value in [bits, bits >> 9, bits & 0x8000_0fff] {
                let float = f32::from_bits(value);
                if !float.is_nan() {
                    assert_eq!(narrow(f64::from(float).to_bits(), SINGLE), Some(u64::from(value)));
                }
            }
        }
        assert_eq!(narrow(5e-324f64.to_bits(), SINGLE), None);
        assert_eq!(narrow(f64::MAX.to_bits(), SINGLE), None);
    }

    #[test]
    fn hexadecimal_kinds() {
        let hex = |text: &str, ty| from_hex(text.as_bytes(), ty).map(|b| b.0);
        assert_eq!(hex("0xK3FFF8000000000000000", Type::X86_FP80), Ok([1 << 63, 0x3fff]));
        assert_eq!(hex("0xL00000000000000003FFF000000000000", Type::FP128), Ok([0, 0x3fff << 48]));
        assert_eq!(hex("0xL01", Type::FP128), Ok([0, 1]));
        assert_eq!(hex("0xL0000000000000001", Type::FP128), Ok([1, 0]));
        assert_eq!(hex("0xM3FF00000000000000000000000000000", Type::PPC_FP128), Ok([0x3ff << 52, 0]));
        assert_eq!(hex("0xH3C00", Type::HALF), Ok([0x3c00, 0]));
        assert_eq!(hex("0xH3C00", Type::FLOAT), Err(FloatError::OtherType));
        assert_eq!(hex("0x3FF8000000000000", Type::FLOAT), Ok([0x3fc0_0000, 0]));
        assert!(matches!(hex("0xH13C00", Type::HALF), Err(FloatError::TooLarge(_))));
        assert_eq!(hex("0x3FF8000000000000", Type::X86_FP80), Err(FloatError::OtherType));
    }
}
