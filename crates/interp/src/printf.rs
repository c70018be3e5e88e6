//! `printf` and its family: formats and their arguments.

use crate::machine::{Machine, Step, trap};
use crate::value::Value;
use ir::Type;
use support::apint::APInt;

/// Where the arguments of a format come from.
pub(crate) enum Arguments<'a> {
    /// Passed in the call.
    Values { types: &'a [Type], values: &'a [Value], next: usize },
    /// A `va_list` at this address.
    List(u64),
}

impl Arguments<'_> {
    /// The next argument, of (at least) this type.
    fn next(&mut self, machine: &mut Machine<'_, '_>, ty: Type) -> Step<(Type, Value)> {
        match self {
            Arguments::Values { types, values, next } => {
                let at = *next;
                *next += 1;
                match (types.get(at), values.get(at)) {
                    (Some(&ty), Some(value)) => Ok((ty, value.clone())),
                    _ => trap("a format asks for more arguments than there are"),
                }
            }
            Arguments::List(list) => {
                let value = machine.next_vararg(*list, ty)?;
                Ok((ty, value))
            }
        }
    }

    fn int(&mut self, machine: &mut Machine<'_, '_>, bits: u32) -> Step<APInt> {
        let ty = if bits <= 32 { Type::I32 } else { Type::I64 };
        match self.next(machine, ty)?.1 {
            Value::Bits(value) => Ok(value.zext_or_trunc(bits)),
            _ => trap("a poison argument of a format"),
        }
    }
}

/// A conversion: `%-08.3lld`.
#[derive(Default)]
struct Conversion {
    minus: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    /// Bits of an integer argument, or 80 for `L`.
    bits: u32,
    letter: u8,
}

/// The text of a format with its arguments.
pub(crate) fn format(
    machine: &mut Machine<'_, '_>,
    format: &[u8],
    mut arguments: Arguments<'_>,
) -> Step<Vec<u8>> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < format.len() {
        if format[at] != b'%' {
            out.push(format[at]);
            at += 1;
            continue;
        }
        let (conversion, next) = parse(machine, format, at + 1, &mut arguments)?;
        at = next;
        convert(machine, &conversion, &mut arguments, &mut out)?;
    }
    Ok(out)
}

fn parse(
    machine: &mut Machine<'_, '_>,
    format: &[u8],
    mut at: usize,
    arguments: &mut Arguments<'_>,
) -> Step<(Conversion, usize)> {
    let mut c = Conversion { bits: 32, ..Conversion::default() };
    let byte = |at: usize| format.get(at).copied().unwrap_or(0);
    loop {
        match byte(at) {
            b'-' => c.minus = true,
            b'+' => c.plus = true,
            b' ' => c.space = true,
            b'#' => c.alternate = true,
            b'0' => c.zero = true,
            _ => break,
        }
        at += 1;
    }
    let number = |at: &mut usize| {
        let mut n = 0usize;
        while byte(*at).is_ascii_digit() {
            n = (n * 10 + usize::from(byte(*at) - b'0')).min(1 << 20);
            *at += 1;
        }
        n
    };
    if byte(at) == b'*' {
        at += 1;
        let width = arguments.int(machine, 32)?.to_i64().unwrap_or(0);
        c.minus |= width < 0;
        c.width = (width.unsigned_abs() as usize).min(1 << 20);
    } else {
        c.width = number(&mut at);
    }
    if byte(at) == b'.' {
        at += 1;
        if byte(at) == b'*' {
            at += 1;
            let precision = arguments.int(machine, 32)?.to_i64().unwrap_or(-1);
            c.precision = usize::try_from(precision).ok().map(|p| p.min(1 << 20));
        } else {
            c.precision = Some(number(&mut at));
        }
    }
    loop {
        c.bits = match (byte(at), byte(at + 1)) {
            (b'h', b'h') => {
                at += 1;
                8
            }
            (b'h', _) => 16,
            (b'l', b'l') => {
                at += 1;
                64
            }
            (b'l' | b'j' | b'z' | b't', _) => 64,
            (b'L', _) => 80,
            _ => break,
        };
        at += 1;
    }
    c.letter = byte(at);
    Ok((c, at + 1))
}

fn convert(
    machine: &mut Machine<'_, '_>,
    c: &Conversion,
    arguments: &mut Arguments<'_>,
    out: &mut Vec<u8>,
) -> Step<()> {
    match c.letter {
        b'%' => out.push(b'%'),
        b'd' | b'i' => {
            let value = arguments.int(machine, c.bits.min(64))?;
            let digits = if value.is_negative() { value.neg() } else { value.clone() };
            integer(c, value.is_negative(), &digits.to_decimal_unsigned(), "", out);
        }
        b'u' => integer(c, false, &arguments.int(machine, c.bits.min(64))?.to_decimal_unsigned(), "", out),
        b'x' | b'X' | b'o' => {
            let value = arguments.int(machine, c.bits.min(64))?;
            let radix = if c.letter == b'o' { 8 } else { 16 };
            let mut digits = value.to_string_radix(radix, false).to_lowercase();
            let prefix = match c.letter {
                _ if !c.alternate || value.is_zero() => "",
                b'o' => "0",
                b'x' => "0x",
                _ => "0X",
            };
            if c.letter == b'X' {
                digits = digits.to_uppercase();
            }
            integer(c, false, &digits, prefix, out);
        }
        b'c' => {
            let value = arguments.int(machine, 32)?;
            pad(c, vec![value.low_u64() as u8], 0, out);
        }
        b's' => {
            let (_, value) = arguments.next(machine, Type::PTR)?;
            let address = machine.address(&value)?;
            let mut text = match address {
                0 => b"(null)".to_vec(),
                _ => bounded_string(machine, address, c.precision)?,
            };
            text.truncate(c.precision.unwrap_or(usize::MAX));
            pad(c, text, 0, out);
        }
        b'p' => {
            let (_, value) = arguments.next(machine, Type::PTR)?;
            let address = machine.address(&value)?;
            let text = if address == 0 { "(nil)".to_owned() } else { format!("{address:#x}") };
            pad(c, text.into_bytes(), 0, out);
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' => {
            let wanted = if c.bits == 80 { Type::X86_FP80 } else { Type::DOUBLE };
            let (ty, value) = arguments.next(machine, wanted)?;
            let Value::Bits(bits) = value else { return trap("a poison argument of a format") };
            let bits = match ty {
                Type::DOUBLE => Some(bits),
                ty => crate::float::convert(ty, Type::DOUBLE, &bits),
            };
            let Some(bits) = bits else { return trap("an argument of a format is not a number") };
            number(c, f64::from_bits(bits.low_u64()), out);
        }
        b'a' | b'A' => {
            let wanted = if c.bits == 80 { Type::X86_FP80 } else { Type::DOUBLE };
            let (ty, value) = arguments.next(machine, wanted)?;
            let Value::Bits(bits) = value else { return trap("a poison argument of a format") };
            match ty {
                Type::X86_FP80 | Type::DOUBLE => hexadecimal(c, ty == Type::X86_FP80, &bits, out),
                _ => return trap("an argument of a format is neither 'double' nor 'x86_fp80'"),
            }
        }
        letter => return trap(format!("the conversion '%{}' is not supported", char::from(letter))),
    }
    Ok(())
}

/// A string that need not end within the precision.
fn bounded_string(machine: &mut Machine<'_, '_>, address: u64, precision: Option<usize>) -> Step<Vec<u8>> {
    let Some(limit) = precision else { return Ok(machine.memory.c_string(address)?) };
    let mut text = Vec::new();
    while text.len() < limit {
        match machine.memory.read(address + text.len() as u64, 1)?[0] {
            0 => break,
            byte => text.push(byte),
        }
    }
    Ok(text)
}

/// Pads to the width; zeros go after the first `prefix` bytes.
fn pad(c: &Conversion, text: Vec<u8>, prefix: usize, out: &mut Vec<u8>) {
    let missing = c.width.saturating_sub(text.len());
    if c.minus {
        out.extend_from_slice(&text);
        out.resize(out.len() + missing, b' ');
    } else if c.zero {
        out.extend_from_slice(&text[..prefix]);
        out.resize(out.len() + missing, b'0');
        out.extend_from_slice(&text[prefix..]);
    } else {
        out.resize(out.len() + missing, b' ');
        out.extend_from_slice(&text);
    }
}

fn sign(c: &Conversion, negative: bool) -> &'static str {
    match (negative, c.plus, c.space) {
        (true, ..) => "-",
        (_, true, _) => "+",
        (_, _, true) => " ",
        _ => "",
    }
}

fn integer(c: &Conversion, negative: bool, digits: &str, prefix: &str, out: &mut Vec<u8>) {
    let sign = if matches!(c.letter, b'd' | b'i') { sign(c, negative) } else { "" };
    let digits = if digits == "0" && c.precision == Some(0) { "" } else { digits };
    let zeros = c.precision.unwrap_or(1).saturating_sub(digits.len());
    let text = format!("{sign}{prefix}{}{digits}", "0".repeat(zeros));
    // A precision switches zero padding off.
    let conversion = Conversion { zero: c.zero && c.precision.is_none(), ..*c };
    pad(&conversion, text.into_bytes(), sign.len() + prefix.len(), out);
}

fn number(c: &Conversion, value: f64, out: &mut Vec<u8>) {
    let sign =
        sign(c, value.is_sign_negative() && !value.is_nan() || value.is_nan() && value.is_sign_negative());
    let magnitude = value.abs();
    if !value.is_finite() {
        let word = if value.is_nan() { "nan" } else { "inf" };
        let word = if c.letter.is_ascii_uppercase() { word.to_uppercase() } else { word.to_owned() };
        let conversion = Conversion { zero: false, ..*c };
        return pad(&conversion, format!("{sign}{word}").into_bytes(), 0, out);
    }
    let precision = c.precision.unwrap_or(6);
    let text = match c.letter.to_ascii_lowercase() {
        b'f' => fixed(magnitude, precision, c.alternate),
        b'e' => exponential(magnitude, precision, c.alternate),
        _ => general(magnitude, precision.max(1), c.alternate),
    };
    let text = if c.letter.is_ascii_uppercase() { text.to_uppercase() } else { text };
    pad(c, format!("{sign}{text}").into_bytes(), sign.len(), out);
}

/// A `double` has one bit before the point, the 80 bits of `long double` have four; what is left of the fraction is written
/// without zeros at its end, or rounded to even.
fn hexadecimal(c: &Conversion, is_long: bool, bits: &APInt, out: &mut Vec<u8>) {
    let (digits, bias) = if is_long { (15, 0x3fff + 3) } else { (13, 0x3ff) };
    let exponent_bits = if is_long { 15 } else { 11 };
    let fraction_bits = if is_long { 64 } else { 52 };
    let exponent = bits.extract(fraction_bits, exponent_bits).low_u64() as i64;
    let fraction = bits.extract(0, fraction_bits).low_u64();
    let is_negative = bits.extract(fraction_bits + exponent_bits, 1).low_u64() == 1;
    if exponent == (1 << exponent_bits) - 1 {
        let value = match (fraction << (64 - fraction_bits.min(63)), is_negative) {
            (0, false) => f64::INFINITY,
            (0, true) => f64::NEG_INFINITY,
            (_, is_negative) => f64::NAN.copysign(if is_negative { -1.0 } else { 1.0 }),
        };
        return number(c, value, out);
    }
    // The first digit is that of an extended number, or the bit that a `double` does not have.
    let mut all = u128::from(fraction) | if !is_long && exponent > 0 { 1 << 52 } else { 0 };
    let mut exponent = if all == 0 { 0 } else { exponent.max(1) - bias };
    let mut kept = digits;
    if let Some(wanted) = c.precision.filter(|&wanted| wanted < digits) {
        let dropped = 4 * (digits - wanted);
        let (rest, half) = (all & ((1 << dropped) - 1), 1u128 << (dropped - 1));
        all >>= dropped;
        if rest > half || rest == half && all & 1 == 1 {
            all += 1;
        }
        kept = wanted;
        if is_long && all >> (4 * kept) > 0xf {
            (all, exponent) = (all >> 4, exponent + 4);
        }
    }
    let first = all >> (4 * kept);
    let mut text = format!("{:0kept$x}", all & ((1 << (4 * kept)) - 1));
    match c.precision {
        None => text.truncate(text.trim_end_matches('0').len()),
        Some(0) => text.clear(),
        Some(wanted) => text.push_str(&"0".repeat(wanted.saturating_sub(kept))),
    }
    let point = if text.is_empty() && !c.alternate { "" } else { "." };
    let sign = sign(c, is_negative);
    let mut text = format!("{sign}0x{first:x}{point}{text}p{exponent:+}");
    if c.letter == b'A' {
        text = text.to_uppercase();
    }
    pad(c, text.into_bytes(), sign.len() + 2, out);
}

fn fixed(value: f64, precision: usize, point: bool) -> String {
    let mut text = format!("{value:.precision$}");
    if precision == 0 && point {
        text.push('.');
    }
    text
}

/// C wants a sign and at least two digits in the exponent.
fn exponential(value: f64, precision: usize, point: bool) -> String {
    let text = format!("{value:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let point = if point && precision == 0 { "." } else { "" };
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{mantissa}{point}e{sign}{:02}", exponent.abs())
}

fn general(value: f64, precision: usize, keep_zeros: bool) -> String {
    // The exponent after rounding to that many digits decides the style.
    let rounded = format!("{value:.*e}", precision - 1);
    let exponent: i32 = rounded.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
    let text = if exponent < -4 || exponent >= precision as i32 {
        exponential(value, precision - 1, keep_zeros)
    } else {
        fixed(value, (precision as i32 - 1 - exponent) as usize, keep_zeros)
    };
    if keep_zeros {
        return text;
    }
    let (mantissa, exponent) = match text.split_once('e') {
        Some((m, e)) => (m, format!("e{e}")),
        None => (&*text, String::new()),
    };
    let mantissa = match mantissa.contains('.') {
        true => mantissa.trim_end_matches('0').trim_end_matches('.'),
        false => mantissa,
    };
    format!("{mantissa}{exponent}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number_text(spec: Conversion, value: f64) -> String {
        let mut out = Vec::new();
        number(&spec, value, &mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn numbers_look_as_in_c() {
        let c = |letter, precision| Conversion { letter, precision, ..Conversion::default() };
        assert_eq!(number_text(c(b'f', None), 3.5), "3.500000");
        assert_eq!(number_text(c(b'e', Some(2)), 12345.0), "1.23e+04");
        assert_eq!(number_text(c(b'g', None), 0.0001), "0.0001");
        assert_eq!(number_text(c(b'g', None), 0.00001), "1e-05");
        assert_eq!(number_text(c(b'g', None), 100_000.0), "100000");
        assert_eq!(number_text(c(b'g', None), 1_000_000.0), "1e+06");
        assert_eq!(number_text(c(b'g', Some(17)), 0.1), "0.10000000000000001");
        assert_eq!(number_text(c(b'G', None), f64::NEG_INFINITY), "-INF");
        let wide =
            Conversion { letter: b'f', precision: Some(1), width: 8, zero: true, ..Conversion::default() };
        assert_eq!(number_text(wide, -2.25), "-00002.2");
    }
}
