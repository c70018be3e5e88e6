//! `scanf` and its family: formats that say what text is made of, and where its parts go.

use super::text::{leading_float, leading_integer};
use super::{Call, Row};
use crate::machine::{Machine, Step, trap};
use crate::value::Value;
use ir::Type;

pub(super) const FUNCTIONS: &[Row] = &[
    ("sscanf", |c| c.scan_text()),
    ("__isoc99_sscanf", |c| c.scan_text()),
    ("__isoc23_sscanf", |c| c.scan_text()),
    ("scanf", |c| c.scan_input()),
    ("__isoc99_scanf", |c| c.scan_input()),
    ("__isoc23_scanf", |c| c.scan_input()),
    ("fscanf", |c| c.scan_stream()),
    ("__isoc99_fscanf", |c| c.scan_stream()),
    ("__isoc23_fscanf", |c| c.scan_stream()),
];

/// Where text comes from.
enum Source {
    Text { text: Vec<u8>, at: usize },
    Stream(u64),
}

impl Source {
    fn next(&mut self, machine: &mut Machine<'_, '_>) -> Step<Option<u8>> {
        match self {
            Source::Text { text, at } => {
                *at += 1;
                Ok(text.get(*at - 1).copied())
            }
            Source::Stream(stream) => machine.read_stream(*stream),
        }
    }

    /// Takes back the byte, or the end, that came last.
    fn put_back(&mut self, machine: &mut Machine<'_, '_>, byte: Option<u8>) -> Step<()> {
        match (self, byte) {
            (Source::Text { at, .. }, _) => *at -= 1,
            (Source::Stream(stream), Some(byte)) => machine.return_byte(*stream, byte)?,
            (Source::Stream(_), None) => {}
        }
        Ok(())
    }
}

fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == 11
}

/// A conversion: `%*5ld`.
struct Conversion {
    is_dropped: bool,
    width: Option<usize>,
    /// Of an integer, or of a floating-point number: 32, 64 or 80.
    bits: Option<u32>,
    letter: u8,
    /// What `%[` takes.
    set: Vec<u8>,
    takes_others: bool,
}

/// A conversion behind `%` at the start of a format, and how many bytes it has.
fn conversion(format: &[u8]) -> (Conversion, usize) {
    let byte = |at: usize| format.get(at).copied().unwrap_or(0);
    let mut at = 0;
    let is_dropped = byte(at) == b'*';
    at += usize::from(is_dropped);
    let first_digit = at;
    let mut width = 0usize;
    while byte(at).is_ascii_digit() {
        width = (width * 10 + usize::from(byte(at) - b'0')).min(1 << 30);
        at += 1;
    }
    let width = (at > first_digit).then_some(width);
    let (bits, length) = match (byte(at), byte(at + 1)) {
        (b'h', b'h') => (Some(8), 2),
        (b'h', _) => (Some(16), 1),
        (b'l', b'l') => (Some(64), 2),
        (b'l' | b'j' | b'z' | b't' | b'q', _) => (Some(64), 1),
        (b'L', _) => (Some(80), 1),
        _ => (None, 0),
    };
    at += length;
    let letter = byte(at);
    at += 1;
    let (mut set, mut takes_others) = (Vec::new(), false);
    if letter == b'[' {
        takes_others = byte(at) == b'^';
        at += usize::from(takes_others);
        let first = at;
        while at < format.len() && (byte(at) != b']' || at == first) {
            let is_range = byte(at + 1) == b'-' && !matches!(byte(at + 2), b']' | 0);
            if is_range {
                set.extend(byte(at)..=byte(at + 2));
            } else {
                set.push(byte(at));
            }
            at += if is_range { 3 } else { 1 };
        }
        at += 1;
    }
    (Conversion { is_dropped, width, bits, letter, set, takes_others }, at)
}

/// Whether a text may begin a number of this kind.
fn begins_number(text: &[u8], letter: u8) -> bool {
    let rest = text.strip_prefix(b"-").or_else(|| text.strip_prefix(b"+")).unwrap_or(text);
    if matches!(letter, b'd' | b'u' | b'o') {
        return rest.iter().all(u8::is_ascii_digit);
    }
    if matches!(letter, b'x' | b'X' | b'i' | b'p') {
        let digits = match rest {
            [b'0', b'x' | b'X', digits @ ..] => digits,
            digits => digits,
        };
        return digits.iter().all(u8::is_ascii_hexdigit);
    }
    let lower = rest.to_ascii_lowercase();
    if [&b"infinity"[..], b"nan"].iter().any(|word| word.starts_with(&lower)) {
        return true;
    }
    let (mantissa, exponent) = match lower.iter().position(|&byte| byte == b'e') {
        Some(at) if at > 0 => (&lower[..at], &lower[at + 1..]),
        Some(_) => return false,
        None => (&lower[..], &[][..]),
    };
    let digits = exponent.strip_prefix(b"-").or_else(|| exponent.strip_prefix(b"+")).unwrap_or(exponent);
    mantissa.iter().filter(|&&byte| byte == b'.').count() <= 1
        && mantissa.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.')
        && digits.iter().all(u8::is_ascii_digit)
}

impl Call<'_, '_, '_> {
    fn scan_text(&mut self) -> Step<Value> {
        let text = self.string(0)?;
        self.scan(Source::Text { text, at: 0 }, 1)
    }

    fn scan_input(&mut self) -> Step<Value> {
        let stream = self.machine.standard_stream(0)?;
        self.scan(Source::Stream(stream), 0)
    }

    fn scan_stream(&mut self) -> Step<Value> {
        let stream = self.address(0)?;
        self.scan(Source::Stream(stream), 1)
    }

    /// Reads what the format, the argument of this index, says; those behind it are the places. The result is how many
    /// parts were stored, or less than zero if the text ended before the first.
    fn scan(&mut self, mut source: Source, format: usize) -> Step<Value> {
        let text = self.string(format)?;
        let (mut stored, mut taken, mut at, mut place) = (0u64, 0u64, 0, format + 1);
        let mut has_converted = false;
        while at < text.len() {
            let byte = text[at];
            at += 1;
            if is_space(byte) {
                taken += self.skip_space(&mut source)?;
                continue;
            }
            let (conversion, length) = match byte {
                b'%' => conversion(&text[at..]),
                _ => conversion(b""),
            };
            if byte != b'%' || conversion.letter == b'%' {
                if byte == b'%' {
                    at += length;
                    taken += self.skip_space(&mut source)?;
                }
                let next = source.next(self.machine)?;
                if next != Some(byte) {
                    source.put_back(self.machine, next)?;
                    let ended = next.is_none() && !has_converted;
                    return self.int(if ended { u64::MAX } else { stored });
                }
                taken += 1;
                continue;
            }
            at += length;
            if conversion.letter == b'n' {
                if !conversion.is_dropped {
                    self.store_integer(place, conversion.bits.unwrap_or(32), taken)?;
                    place += 1;
                }
                continue;
            }
            if !matches!(conversion.letter, b'c' | b'[') {
                taken += self.skip_space(&mut source)?;
            }
            let part = self.scan_part(&mut source, &conversion)?;
            taken += part.len() as u64;
            let is_number = !matches!(conversion.letter, b'c' | b's' | b'[');
            if part.is_empty() || is_number && !part.iter().any(u8::is_ascii_alphanumeric) {
                let next = source.next(self.machine)?;
                source.put_back(self.machine, next)?;
                let ended = next.is_none() && part.is_empty() && !has_converted;
                return self.int(if ended { u64::MAX } else { stored });
            }
            has_converted = true;
            if conversion.is_dropped {
                continue;
            }
            self.store_part(place, &conversion, part)?;
            place += 1;
            stored += 1;
        }
        self.int(stored)
    }

    fn skip_space(&mut self, source: &mut Source) -> Step<u64> {
        let mut count = 0;
        loop {
            let next = source.next(self.machine)?;
            if !next.is_some_and(is_space) {
                source.put_back(self.machine, next)?;
                return Ok(count);
            }
            count += 1;
        }
    }

    /// The longest text that a conversion takes.
    fn scan_part(&mut self, source: &mut Source, conversion: &Conversion) -> Step<Vec<u8>> {
        let default = if conversion.letter == b'c' { 1 } else { usize::MAX };
        let width = conversion.width.unwrap_or(default);
        let mut part = Vec::new();
        while part.len() < width {
            let next = source.next(self.machine)?;
            let fits = next.is_some_and(|byte| match conversion.letter {
                b'c' => true,
                b's' => !is_space(byte),
                b'[' => conversion.set.contains(&byte) != conversion.takes_others,
                letter => {
                    part.push(byte);
                    let fits = begins_number(&part, letter);
                    part.pop();
                    fits
                }
            });
            match next {
                Some(byte) if fits => part.push(byte),
                _ => {
                    source.put_back(self.machine, next)?;
                    break;
                }
            }
        }
        Ok(part)
    }

    fn store_integer(&mut self, place: usize, bits: u32, value: u64) -> Step<()> {
        let (address, bits) = (self.address(place)?, bits.min(64));
        let ty = match bits {
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            _ => Type::I64,
        };
        self.machine.store(address, ty, &Value::int(bits, value))
    }

    fn store_part(&mut self, place: usize, conversion: &Conversion, mut part: Vec<u8>) -> Step<()> {
        match conversion.letter {
            b'c' => {
                let address = self.address(place)?;
                Ok(self.machine.memory.write(address, &part)?)
            }
            b's' | b'[' => {
                part.push(0);
                let address = self.address(place)?;
                Ok(self.machine.memory.write(address, &part)?)
            }
            b'd' | b'u' | b'x' | b'X' | b'o' | b'i' | b'p' => {
                let base = match conversion.letter {
                    b'd' | b'u' => 10,
                    b'o' => 8,
                    b'i' => 0,
                    _ => 16,
                };
                let (magnitude, negative, _) = leading_integer(&part, base);
                let value = magnitude as u64;
                let value = if negative { value.wrapping_neg() } else { value };
                let bits = if conversion.letter == b'p' { 64 } else { conversion.bits.unwrap_or(32) };
                self.store_integer(place, bits, value)
            }
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
                let (value, _) = leading_float(&part);
                let address = self.address(place)?;
                match conversion.bits {
                    Some(64) => self.machine.store(address, Type::DOUBLE, &Value::int(64, value.to_bits())),
                    Some(_) => trap("'scanf' of long double is not supported"),
                    None => {
                        let bits = (value as f32).to_bits();
                        self.machine.store(address, Type::FLOAT, &Value::int(32, bits.into()))
                    }
                }
            }
            letter => trap(format!("the conversion '%{}' of 'scanf' is not supported", char::from(letter))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{begins_number, conversion};

    #[test]
    fn conversions_are_taken_apart() {
        let (c, length) = conversion(b"*3hhd rest");
        assert!(c.is_dropped && c.width == Some(3) && c.bits == Some(8) && c.letter == b'd');
        assert_eq!(length, 5);
        let (c, length) = conversion(b"[^]a-c]x");
        assert!(c.takes_others && c.set == b"]abc" && length == 7);
    }

    #[test]
    fn numbers_are_known_by_their_beginnings() {
        assert!(begins_number(b"-12", b'd') && !begins_number(b"-1.", b'd'));
        assert!(begins_number(b"0x1f", b'x') && begins_number(b"-1.5e-", b'f') && begins_number(b"in", b'f'));
        assert!(!begins_number(b"1.5.", b'g') && !begins_number(b"e", b'g'));
    }
}
