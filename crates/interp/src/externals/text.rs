//! Text of C: numbers in it, parts of it, input.

use super::{Call, Row};
use crate::machine::{Step, trap};
use crate::memory::ObjectKind;
use crate::value::Value;
use ir::Type;

pub(super) const FUNCTIONS: &[Row] = &[
    ("strtol", |c| c.text_to_integer(true)),
    ("strtoll", |c| c.text_to_integer(true)),
    ("__isoc23_strtol", |c| c.text_to_integer(true)),
    ("__isoc23_strtoll", |c| c.text_to_integer(true)),
    ("strtoul", |c| c.text_to_integer(false)),
    ("strtoull", |c| c.text_to_integer(false)),
    ("__isoc23_strtoul", |c| c.text_to_integer(false)),
    ("__isoc23_strtoull", |c| c.text_to_integer(false)),
    ("strtod", |c| {
        let text = c.string(0)?;
        let (value, len) = leading_float(&text);
        c.set_end(len)?;
        Ok(Value::int(64, value.to_bits()))
    }),
    ("strdup", |c| {
        let text = c.string(0)?;
        c.new_text(text)
    }),
    ("strndup", |c| {
        let limit = c.number(1)?;
        let text = c.string_up_to(0, limit)?;
        c.new_text(text)
    }),
    ("strnlen", |c| {
        let limit = c.number(1)?;
        let len = c.string_up_to(0, limit)?.len() as u64;
        c.int(len)
    }),
    ("strncat", |c| {
        let (to, limit) = (c.address(0)?, c.number(2)?);
        let offset = c.string(0)?.len() as u64;
        let mut text = c.string_up_to(1, limit)?;
        text.push(0);
        c.machine.memory.write(to + offset, &text)?;
        Ok(c.args[0].clone())
    }),
    ("__ctype_b_loc", |c| c.character_table("__ctype_b_loc", 2, classes_of)),
    ("__ctype_tolower_loc", |c| {
        c.character_table("__ctype_tolower_loc", 4, |b| b.to_ascii_lowercase().into())
    }),
    ("__ctype_toupper_loc", |c| {
        c.character_table("__ctype_toupper_loc", 4, |b| b.to_ascii_uppercase().into())
    }),
    ("strtok", |c| {
        let start = match c.address(0)? {
            0 => c.machine.token_rest,
            start => start,
        };
        let (token, rest) = c.next_token(start)?;
        c.machine.token_rest = rest;
        Ok(Value::pointer(token))
    }),
    ("strtok_r", |c| {
        let kept = c.address(2)?;
        let start = match c.address(0)? {
            0 => c.word(kept)?,
            start => start,
        };
        let (token, rest) = c.next_token(start)?;
        c.machine.store(kept, Type::PTR, &Value::pointer(rest))?;
        Ok(Value::pointer(token))
    }),
    ("strspn", |c| c.span(true)),
    ("strcspn", |c| c.span(false)),
    ("strpbrk", |c| {
        let (text, set) = (c.string(0)?, c.string(1)?);
        let at = text.iter().position(|byte| set.contains(byte));
        c.found(at)
    }),
    ("strcasecmp", |c| {
        let (a, b) = (c.string(0)?.to_ascii_lowercase(), c.string(1)?.to_ascii_lowercase());
        c.int(a.cmp(&b) as i64 as u64)
    }),
    ("strncasecmp", |c| {
        let limit = c.number(2)?;
        let (a, b) = (c.string_up_to(0, limit)?, c.string_up_to(1, limit)?);
        c.int(a.to_ascii_lowercase().cmp(&b.to_ascii_lowercase()) as i64 as u64)
    }),
    ("bcmp", |c| {
        let (a, b, size) = (c.address(0)?, c.address(1)?, c.number(2)?);
        let a = c.machine.memory.read(a, size)?.to_vec();
        let differs = a != c.machine.memory.read(b, size)?;
        c.int(differs.into())
    }),
    ("bzero", |c| {
        let (to, size) = (c.address(0)?, c.number(1)?);
        c.machine.memory.edit(to, size, |place| place.fill(0))?;
        Ok(Value::None)
    }),
    ("mempcpy", |c| {
        let (to, from, size) = (c.address(0)?, c.address(1)?, c.number(2)?);
        let bytes = c.machine.memory.read(from, size)?.to_vec();
        c.machine.memory.write(to, &bytes)?;
        Ok(Value::pointer(to + size))
    }),
    ("memrchr", |c| {
        let (address, byte, size) = (c.address(0)?, c.number(1)? as u8, c.number(2)?);
        let at = c.machine.memory.read(address, size)?.iter().rposition(|&b| b == byte);
        c.found(at)
    }),
    ("isxdigit", |c| c.classify(|b| b.is_ascii_hexdigit())),
    ("isprint", |c| c.classify(|b| matches!(b, 0x20..=0x7e))),
    ("isgraph", |c| c.classify(|b| b.is_ascii_graphic())),
    ("ispunct", |c| c.classify(|b| b.is_ascii_punctuation())),
    ("iscntrl", |c| c.classify(|b| b.is_ascii_control())),
    ("isblank", |c| c.classify(|b| matches!(b, b' ' | b'\t'))),
    ("index", |c| c.first_of()),
    ("strchrnul", |c| {
        let byte = c.number(1)? as u8;
        let text = c.string(0)?;
        let at = text.iter().position(|&b| b == byte).unwrap_or(text.len());
        c.found(Some(at))
    }),
    ("rindex", |c| c.last_of()),
    ("strtof", |c| {
        let text = c.string(0)?;
        let (value, len) = leading_float(&text);
        c.set_end(len)?;
        Ok(Value::int(32, (value as f32).to_bits().into()))
    }),
    ("strcoll", |c| {
        let order = c.string(0)?.cmp(&c.string(1)?);
        c.int(order as i64 as u64)
    }),
    ("strerror", |c| {
        let text = error_text(c.number(0)? as u32);
        let address = c.machine.memory.allocate(ObjectKind::Global, text.len() as u64 + 1, 1)?;
        c.machine.memory.write(address, text.as_bytes())?;
        Ok(Value::pointer(address))
    }),
    ("perror", |c| {
        let place = c.machine.errno_place()?;
        let number = c.machine.load(place, Type::I32)?;
        let number = number.as_bits().map_or(0, |bits| bits.low_u64() as u32);
        let mut text = if c.address(0)? == 0 { Vec::new() } else { c.string(0)? };
        if !text.is_empty() {
            text.extend_from_slice(b": ");
        }
        text.extend_from_slice(error_text(number).as_bytes());
        text.push(b'\n');
        let stream = c.machine.standard_stream(2)?;
        c.put(stream, &text)
    }),
];

/// What an error of the system is called.
fn error_text(number: u32) -> String {
    match number {
        0 => "Success".to_owned(),
        1 => "Operation not permitted".to_owned(),
        2 => "No such file or directory".to_owned(),
        9 => "Bad file descriptor".to_owned(),
        12 => "Cannot allocate memory".to_owned(),
        13 => "Permission denied".to_owned(),
        22 => "Invalid argument".to_owned(),
        33 => "Numerical argument out of domain".to_owned(),
        34 => "Numerical result out of range".to_owned(),
        number => format!("Unknown error {number}"),
    }
}

/// The classes of a character, as bits of glibc's on a little-endian machine.
fn classes_of(byte: u8) -> u32 {
    let is_blank = matches!(byte, b' ' | b'\t');
    let is_space = is_blank || matches!(byte, b'\n' | 0x0b | 0x0c | b'\r');
    let bits = [
        (is_blank, 0x1),
        (byte.is_ascii_control(), 0x2),
        (byte.is_ascii_punctuation(), 0x4),
        (byte.is_ascii_alphanumeric(), 0x8),
        (byte.is_ascii_uppercase(), 0x100),
        (byte.is_ascii_lowercase(), 0x200),
        (byte.is_ascii_alphabetic(), 0x400),
        (byte.is_ascii_digit(), 0x800),
        (byte.is_ascii_hexdigit(), 0x1000),
        (is_space, 0x2000),
        (byte.is_ascii_graphic() || byte == b' ', 0x4000),
        (byte.is_ascii_graphic(), 0x8000),
    ];
    bits.iter().filter(|(is_in, _)| *is_in).map(|(_, bit)| bit).sum()
}

impl Call<'_, '_, '_> {
    /// A string of which no more than so many bytes are looked at.
    fn string_up_to(&mut self, index: usize, limit: u64) -> Step<Vec<u8>> {
        let address = self.address(index)?;
        let mut text = Vec::new();
        for at in 0..limit {
            match self.machine.memory.read(address + at, 1)? {
                [0] => break,
                byte => text.extend_from_slice(byte),
            }
        }
        Ok(text)
    }

    /// The same text in memory of its own.
    pub(super) fn new_text(&mut self, mut text: Vec<u8>) -> Step<Value> {
        text.push(0);
        let copy = self.allocate(text.len() as u64, 1)?;
        let address = self.machine.address(&copy)?;
        if address != 0 {
            self.machine.memory.write(address, &text)?;
        }
        Ok(copy)
    }

    /// The place of a pointer to a table with an entry of so many bytes for each of the numbers -128 to 255, as glibc has
    /// them: negative ones are characters, too, and -1 is none.
    fn character_table(&mut self, name: &'static str, size: usize, entry: fn(u8) -> u32) -> Step<Value> {
        /// Entries for negative numbers.
        const NEGATIVE: usize = 128;
        if let Some(&place) = self.machine.character_tables.get(name) {
            return Ok(Value::pointer(place));
        }
        let mut table = vec![0; (NEGATIVE + 256) * size];
        for byte in 0..=u8::MAX {
            let at = (NEGATIVE + usize::from(byte)) * size;
            let number = entry(byte).to_le_bytes();
            table[at..at + size].copy_from_slice(&number[..size]);
            if byte > 127 && byte < u8::MAX {
                let at = (usize::from(byte) - NEGATIVE) * size;
                table[at..at + size].copy_from_slice(&number[..size]);
            }
        }
        let memory = &mut self.machine.memory;
        let start = memory.allocate(ObjectKind::Global, table.len() as u64, 8)?;
        memory.write(start, &table)?;
        let place = memory.allocate(ObjectKind::Global, 8, 8)?;
        let zero = start + (NEGATIVE * size) as u64;
        self.machine.store(place, Type::PTR, &Value::pointer(zero))?;
        self.machine.character_tables.insert(name, place);
        Ok(Value::pointer(place))
    }

    /// The first part of a text between separators, which is ended in place, and what is behind; 0 where there is no more.
    fn next_token(&mut self, start: u64) -> Step<(u64, u64)> {
        if start == 0 {
            return Ok((0, 0));
        }
        let (text, separators) = (self.machine.memory.c_string(start)?, self.string(1)?);
        let Some(first) = text.iter().position(|byte| !separators.contains(byte)) else { return Ok((0, 0)) };
        let token = start + first as u64;
        match text[first..].iter().position(|byte| separators.contains(byte)) {
            Some(length) => {
                let end = token + length as u64;
                self.machine.memory.write(end, b"\0")?;
                Ok((token, end + 1))
            }
            None => Ok((token, 0)),
        }
    }

    /// How many bytes at the start are in a set, or are not.
    fn span(&mut self, in_set: bool) -> Step<Value> {
        let (text, set) = (self.string(0)?, self.string(1)?);
        let len = text.iter().take_while(|byte| set.contains(byte) == in_set).count();
        self.int(len as u64)
    }

    /// Where a number ends goes to where the second argument points, if that is somewhere.
    fn set_end(&mut self, len: usize) -> Step<()> {
        let (start, place) = (self.address(0)?, self.address(1)?);
        if place == 0 {
            return Ok(());
        }
        self.machine.store(place, Type::PTR, &Value::pointer(start + len as u64))
    }

    /// `strtol` and its like, for results of 64 bits.
    fn text_to_integer(&mut self, signed: bool) -> Step<Value> {
        let (text, base) = (self.string(0)?, self.number(2)? as u32);
        if base == 1 || base > 36 {
            return trap(format!("a number of base {base}"));
        }
        let (magnitude, negative, len) = leading_integer(&text, base);
        self.set_end(len)?;
        let limit = if negative { 1u128 << 63 } else { i64::MAX as u128 };
        let value = match (signed, negative) {
            (true, _) => {
                let value = magnitude.min(limit) as u64;
                if negative { value.wrapping_neg() } else { value }
            }
            (false, _) if magnitude > u128::from(u64::MAX) => u64::MAX,
            (false, true) => (magnitude as u64).wrapping_neg(),
            (false, false) => magnitude as u64,
        };
        self.int(value)
    }
}

/// The number that text begins with: its magnitude, which is right if it has less than 100 bits, whether it is negative, and
/// how many bytes it has; none if there is no number.
pub(super) fn leading_integer(text: &[u8], base: u32) -> (u128, bool, usize) {
    let mut at = text.iter().take_while(|b| b.is_ascii_whitespace() || **b == 11).count();
    let negative = text.get(at) == Some(&b'-');
    at += usize::from(matches!(text.get(at), Some(b'-' | b'+')));
    let digit = |at: usize, base| text.get(at).and_then(|&b| char::from(b).to_digit(base));
    let is_hexadecimal = text.get(at) == Some(&b'0')
        && matches!(text.get(at + 1), Some(b'x' | b'X'))
        && digit(at + 2, 16).is_some();
    let base = match base {
        0 if is_hexadecimal => 16,
        0 if text.get(at) == Some(&b'0') => 8,
        0 => 10,
        base => base,
    };
    at += if base == 16 && is_hexadecimal { 2 } else { 0 };
    let first = at;
    let mut magnitude = 0u128;
    while let Some(digit) = digit(at, base) {
        magnitude = (magnitude * u128::from(base) + u128::from(digit)).min(1 << 100);
        at += 1;
    }
    if at == first { (0, false, 0) } else { (magnitude, negative, at) }
}

/// The floating-point number in decimal that text begins with, and how many bytes it has.
pub(super) fn leading_float(text: &[u8]) -> (f64, usize) {
    let start = text.iter().take_while(|b| b.is_ascii_whitespace() || **b == 11).count();
    let number = &text[start..];
    let digits =
        |from: usize| number[from.min(number.len())..].iter().take_while(|b| b.is_ascii_digit()).count();
    let sign = usize::from(matches!(number.first(), Some(b'-' | b'+')));
    for word in ["infinity", "inf", "nan"] {
        if number.len() >= sign + word.len()
            && number[sign..sign + word.len()].eq_ignore_ascii_case(word.as_bytes())
        {
            let value = if word == "nan" { f64::NAN } else { f64::INFINITY };
            return (if number[0] == b'-' { -value } else { value }, start + sign + word.len());
        }
    }
    let mut end = sign + digits(sign);
    if number.get(end) == Some(&b'.') {
        let fraction = digits(end + 1);
        if end > sign || fraction > 0 {
            end += 1 + fraction;
        }
    }
    if end == sign {
        return (0.0, 0);
    }
    if matches!(number.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(number.get(end + 1), Some(b'-' | b'+')));
        let exponent = digits(end + 1 + sign);
        end += if exponent > 0 { 1 + sign + exponent } else { 0 };
    }
    let value = str::from_utf8(&number[..end]).ok().and_then(|text| text.parse().ok());
    (value.unwrap_or(0.0), start + end)
}

#[cfg(test)]
mod tests {
    use super::{leading_float, leading_integer};

    #[test]
    fn numbers_end_where_c_says() {
        assert_eq!(leading_integer(b" -42z", 10), (42, true, 4));
        assert_eq!(leading_integer(b"0x1Fg", 0), (31, false, 4));
        assert_eq!(leading_integer(b"0xg", 16), (0, false, 1));
        assert_eq!(leading_integer(b"0778", 0), (63, false, 3));
        assert_eq!(leading_integer(b"z", 36), (35, false, 1));
        assert_eq!(leading_integer(b"+ 1", 10), (0, false, 0));
        assert_eq!(leading_float(b"\t1.5e3x"), (1500.0, 6));
        assert_eq!(leading_float(b"2e+"), (2.0, 1));
        assert_eq!(leading_float(b".5"), (0.5, 2));
        assert_eq!(leading_float(b"."), (0.0, 0));
        assert_eq!(leading_float(b"-Infinity!"), (f64::NEG_INFINITY, 9));
    }
}
