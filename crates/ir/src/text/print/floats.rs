//! Floating-point constants.
//!
//! `float` and `double` are written in decimal with six digits after the point when reading that back gives exactly
//! the same value, and otherwise as the 16 hexadecimal digits of the `double` (to which a `float` extends exactly).
//! Only five of the six digits after the point are ever used; the last one is zero. The other types are always written
//! as their bits, after a letter that tells them apart.
//!
//! A number costs a few multiplications and divisions of integers of at most 2,600 bits.

use super::buffer::Buffer;
use crate::types::Type;

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
    let text = decimal_text(value);
    let reads_back = text.parse() == Ok(value);
    if reads_back {
        out.str(&text);
    }
    reads_back
}

/// Significant digits of the decimal form.
const PRECISION: usize = 6;

/// A finite value with [`PRECISION`] significant digits, in the form `-d.dddddde+xx`.
///
/// The digits are those that LLVM finds, which are not always the nearest ones: the exact value is first cut off, in
/// decimal, after six or seven digits (whatever 20 bits suffice for), and rounded to six after that. So 0.999, whose
/// `double` is a little less, is cut to 0.998999 and then found to be a different number.
fn decimal_text(value: f64) -> String {
    let (mut number, mut exponent) = exact_decimal(value);
    let bits = number.bits();
    // 59/196 is a little less than log10(2).
    let enough = (PRECISION as u32 * 196).div_ceil(59);
    let removable = bits.saturating_sub(enough) * 59 / 196;
    number.divide_by_power_of_ten(removable);
    exponent += removable as i32;

    let mut digits = number.low_word().to_string().into_bytes();
    if digits.len() > PRECISION {
        exponent += (digits.len() - PRECISION) as i32;
        let round_up = digits[PRECISION] >= b'5';
        digits.truncate(PRECISION);
        if round_up && increment(&mut digits) {
            exponent += 1;
        }
    }
    // Without the digits after the first, the exponent is that of the first digit.
    exponent += digits.len() as i32 - 1;
    digits.resize(PRECISION + 1, b'0');
    let sign = if value.is_sign_negative() { "-" } else { "" };
    let fraction: String = digits[1..].iter().map(|&d| char::from(d)).collect();
    let first = char::from(digits[0]);
    let exponent_sign = if exponent < 0 { '-' } else { '+' };
    format!("{sign}{first}.{fraction}e{exponent_sign}{:02}", exponent.unsigned_abs())
}

/// Adds one to a decimal number of fixed length. True if it was all nines, and is now `100…` of the next magnitude.
fn increment(digits: &mut [u8]) -> bool {
    for digit in digits.iter_mut().rev() {
        if *digit != b'9' {
            *digit += 1;
            return false;
        }
        *digit = b'0';
    }
    if let Some(first) = digits.first_mut() {
        *first = b'1';
    }
    true
}

/// The absolute value as an integer times a power of ten, without rounding.
fn exact_decimal(value: f64) -> (Natural, i32) {
    let bits = value.to_bits();
    let (fraction, biased) = (bits & ((1 << 52) - 1), (bits >> 52 & 0x7ff) as i32);
    let (significand, exponent) =
        if biased == 0 { (fraction, -1074) } else { (fraction | 1 << 52, biased - 1075) };
    if significand == 0 {
        return (Natural::new(0), 0);
    }
    let zeros = significand.trailing_zeros();
    let (significand, exponent) = (significand >> zeros, exponent + zeros as i32);
    let mut number = Natural::new(significand);
    // n * 2^-e = n * 5^e * 10^-e
    let (factor, chunk, chunk_power) = if exponent < 0 { (5u64, 5u64.pow(27), 27) } else { (2, 1 << 32, 32) };
    let mut left = exponent.unsigned_abs();
    while left > 0 {
        let step = left.min(chunk_power);
        number.multiply(if step == chunk_power { chunk } else { factor.pow(step) });
        left -= step;
    }
    (number, exponent.min(0))
}

/// A natural number of any size: words, least significant first, the last one not zero.
struct Natural(Vec<u64>);

impl Natural {
    fn new(n: u64) -> Natural {
        Natural(if n == 0 { Vec::new() } else { vec![n] })
    }

    /// Bits up to the highest that is set.
    fn bits(&self) -> u32 {
        self.0.last().map_or(0, |top| self.0.len() as u32 * 64 - top.leading_zeros())
    }

    fn low_word(&self) -> u64 {
        self.0.first().copied().unwrap_or(0)
    }

    fn multiply(&mut self, factor: u64) {
        let mut carry = 0;
        for word in &mut self.0 {
            let product = u128::from(*word) * u128::from(factor) + carry;
            (*word, carry) = (product as u64, product >> 64);
        }
        if carry != 0 {
            self.0.push(carry as u64);
        }
    }

    /// Divides and drops the remainder.
    fn divide_by_power_of_ten(&mut self, mut power: u32) {
        while power > 0 {
            let step = power.min(19);
            let divisor = u128::from(10u64.pow(step));
            let mut remainder = 0;
            for word in self.0.iter_mut().rev() {
                let dividend = remainder << 64 | u128::from(*word);
                (*word, remainder) = ((dividend / divisor) as u64, dividend % divisor);
            }
            while self.0.last() == Some(&0) {
                self.0.pop();
            }
            power -= step;
        }
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
            (0.999, "0x3FEFF7CED916872B"),
            (1e-6, "0x3EB0C6F7A0B5ED8D"),
            (999999.0, "9.999990e+05"),
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
