//! Floating-point constants.
//!
//! `float` and `double` are written in decimal with six digits after the point when reading that back gives exactly
//! the same value, and otherwise as the 16 hexadecimal digits of the `double` (to which a `float` extends exactly).
//! Only five of the six digits after the point are ever used; the last one is zero. The other types are always written
//! as their bits, after a letter that tells them apart.

use super::buffer::Buffer;
use crate::types::Type;
use std::fmt::Write as _;

/// A constant of at most 64 bits.
pub(super) fn write_narrow(out: &mut Buffer<'_>, ty: Type, bits: u64) {
    match ty {
        Type::HALF => write_hex(out, b'H', &[(bits, 4)]),
        Type::BFLOAT => write_hex(out, b'R', &[(bits, 4)]),
        Type::FLOAT => write_double(out, extend_float(bits as u32)),
        _ => write_double(out, bits),
    }
}

/// A constant of more than 64 bits, least significant word first.
pub(super) fn write_wide(out: &mut Buffer<'_>, ty: Type, words: [u64; 2]) {
    match ty {
        Type::X86_FP80 => write_hex(out, b'K', &[(words[1] & 0xffff, 4), (words[0], 16)]),
        Type::FP128 => write_hex(out, b'L', &[(words[0], 16), (words[1], 16)]),
        _ => write_hex(out, b'M', &[(words[0], 16), (words[1], 16)]),
    }
}

fn write_hex(out: &mut Buffer<'_>, letter: u8, parts: &[(u64, usize)]) {
    out.bytes(&[b'0', b'x', letter]);
    for &(bits, digits) in parts {
        out.hex(bits, digits);
    }
}

/// The bits of the `double` with the value of a `float`. NaNs keep sign, payload and quiet bit, which a conversion by
/// the machine would not guarantee.
fn extend_float(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let (sign, mantissa) = (u64::from(bits >> 31), u64::from(bits & 0x007f_ffff));
        sign << 63 | 0x7ff << 52 | mantissa << 29
    } else {
        f64::from(value).to_bits()
    }
}

fn write_double(out: &mut Buffer<'_>, bits: u64) {
    let value = f64::from_bits(bits);
    if !value.is_finite() || !write_decimal(out, value) {
        out.str("0x");
        out.hex(bits, 0);
    }
}

/// Writes `d.ddddd0e±xx` and tells whether it did: only if that reads back as the same value.
fn write_decimal(out: &mut Buffer<'_>, value: f64) -> bool {
    let mut text = Digits { bytes: [0; 24], len: 0 };
    // The buffer is large enough for any such number, and a number that did not fit would not read back.
    let _ = write!(text, "{value:.5e}");
    let text = text.as_str();
    if text.parse::<f64>() != Ok(value) {
        return false;
    }
    let Some((mantissa, exponent)) = text.split_once('e') else { return false };
    out.str(mantissa);
    out.str("0e");
    let (sign, digits) = match exponent.strip_prefix('-') {
        Some(digits) => (b'-', digits),
        None => (b'+', exponent),
    };
    out.byte(sign);
    if digits.len() < 2 {
        out.byte(b'0');
    }
    out.str(digits);
    true
}

/// A little string on the stack.
struct Digits {
    bytes: [u8; 24],
    len: usize,
}

impl Digits {
    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }
}

impl std::fmt::Write for Digits {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        let end = self.len + text.len();
        self.bytes.get_mut(self.len..end).ok_or(std::fmt::Error)?.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn narrow(ty: Type, bits: u64) -> String {
        let mut out = Buffer::new();
        write_narrow(&mut out, ty, bits);
        String::from_utf8(out.into_bytes()).unwrap()
    }

    #[test]
    fn doubles_are_decimal_when_six_digits_are_exact() {
        for (value, text) in [
            (0.0, "0.000000e+00"),
            (-0.0, "-0.000000e+00"),
            (1.0, "1.000000e+00"),
            (0.1, "1.000000e-01"),
            (123456.0, "1.234560e+05"),
            (1234567.0, "0x4132D68700000000"),
            (100000.5, "0x40F86A0800000000"),
            (1e100, "1.000000e+100"),
            (f64::from_bits(1), "4.940660e-324"),
            (f64::from_bits(3), "1.482200e-323"),
            (f64::INFINITY, "0x7FF0000000000000"),
            (f64::NEG_INFINITY, "0xFFF0000000000000"),
        ] {
            assert_eq!(narrow(Type::DOUBLE, value.to_bits()), text);
        }
    }

    #[test]
    fn floats_are_written_as_doubles_with_their_nans_intact() {
        for (bits, text) in [
            (0x3f00_0000, "5.000000e-01"),
            (0x3dcc_cccd, "0x3FB99999A0000000"),
            (0x0000_0001, "0x36A0000000000000"),
            (0x7fa0_0000, "0x7FF4000000000000"),
            (0xffc0_0001, "0xFFF8000020000000"),
            (0x7f80_0000, "0x7FF0000000000000"),
        ] {
            assert_eq!(narrow(Type::FLOAT, bits), text);
        }
    }

    #[test]
    fn every_half_and_bfloat_is_written_as_its_bits() {
        for bits in 0..=u64::from(u16::MAX) {
            assert_eq!(narrow(Type::HALF, bits), format!("0xH{bits:04X}"));
            assert_eq!(narrow(Type::BFLOAT, bits), format!("0xR{bits:04X}"));
        }
    }

    #[test]
    fn decimal_text_reads_back_as_the_same_bits() {
        // A linear congruential sequence: every exponent and many mantissas, the same in every run.
        let mut state = 1u64;
        for _ in 0..20_000 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let short = f64::from((state >> 40) as u32 & 0xfffff) / 1024.0;
            for value in [f64::from_bits(state), short, f64::from(f32::from_bits(state as u32))] {
                let text = narrow(Type::DOUBLE, value.to_bits());
                let bits = match text.strip_prefix("0x") {
                    Some(hex) => u64::from_str_radix(hex, 16).unwrap(),
                    None => text.parse::<f64>().unwrap().to_bits(),
                };
                assert_eq!(bits, value.to_bits(), "{text}");
            }
        }
    }

    #[test]
    fn wide_formats_have_their_letters_and_word_orders() {
        let wide = |ty, words| {
            let mut out = Buffer::new();
            write_wide(&mut out, ty, words);
            String::from_utf8(out.into_bytes()).unwrap()
        };
        assert_eq!(wide(Type::X86_FP80, [0x8000_0000_0000_0000, 0x3fff]), "0xK3FFF8000000000000000");
        assert_eq!(wide(Type::FP128, [0, 0x3fff_0000_0000_0000]), "0xL00000000000000003FFF000000000000");
        assert_eq!(wide(Type::PPC_FP128, [0x3ff0_0000_0000_0000, 0]), "0xM3FF00000000000000000000000000000");
    }
}
