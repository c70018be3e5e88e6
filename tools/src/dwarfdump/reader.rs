//! A position in the bytes of a section. Every read that would pass the end gives `None`; nothing is read twice.

/// The widths that numbers of a unit have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Encoding {
    pub is_64: bool,
    pub version: u16,
    pub address_bytes: u8,
}

impl Encoding {
    /// Bytes of an offset into a section.
    pub fn offset_bytes(self) -> u8 {
        if self.is_64 { 8 } else { 4 }
    }

    /// What the format is called in headers.
    pub fn format_name(self) -> &'static str {
        if self.is_64 { "DWARF64" } else { "DWARF32" }
    }

    /// Hexadecimal digits of an address.
    pub fn address_digits(self) -> usize {
        usize::from(self.address_bytes) * 2
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    pub data: &'a [u8],
    pub at: usize,
    pub is_little: bool,
}

impl<'a> Cursor<'a> {
    pub fn new(data: &'a [u8], at: u64, is_little: bool) -> Cursor<'a> {
        Cursor { data, at: usize::try_from(at).unwrap_or(usize::MAX), is_little }
    }

    pub fn position(&self) -> u64 {
        self.at as u64
    }

    pub fn is_at_end(&self) -> bool {
        self.at >= self.data.len()
    }

    pub fn bytes(&mut self, len: u64) -> Option<&'a [u8]> {
        let end = self.at.checked_add(usize::try_from(len).ok()?)?;
        let bytes = self.data.get(self.at..end)?;
        self.at = end;
        Some(bytes)
    }

    /// A number of 1 to 8 bytes.
    pub fn uint(&mut self, len: u8) -> Option<u64> {
        if !(1..=8).contains(&len) {
            return None;
        }
        let bytes = self.bytes(u64::from(len))?;
        let add = |value: u64, byte: &u8| value << 8 | u64::from(*byte);
        Some(if self.is_little { bytes.iter().rev().fold(0, add) } else { bytes.iter().fold(0, add) })
    }

    pub fn u8(&mut self) -> Option<u8> {
        self.uint(1).map(|value| value as u8)
    }

    pub fn u16(&mut self) -> Option<u16> {
        self.uint(2).map(|value| value as u16)
    }

    pub fn u32(&mut self) -> Option<u32> {
        self.uint(4).map(|value| value as u32)
    }

    pub fn u64(&mut self) -> Option<u64> {
        self.uint(8)
    }

    /// Two's complement of 1 to 8 bytes.
    pub fn int(&mut self, len: u8) -> Option<i64> {
        let unused = 64 - 8 * u32::from(len.clamp(1, 8));
        self.uint(len).map(|value| (value << unused) as i64 >> unused)
    }

    pub fn uleb(&mut self) -> Option<u64> {
        let mut value = 0;
        let mut shift = 0;
        loop {
            let byte = self.u8()?;
            if shift < 64 {
                value |= u64::from(byte & 0x7f) << shift;
            }
            shift += 7;
            if byte & 0x80 == 0 {
                return Some(value);
            }
        }
    }

    pub fn sleb(&mut self) -> Option<i64> {
        let mut value = 0i64;
        let mut shift = 0;
        loop {
            let byte = self.u8()?;
            if shift < 64 {
                value |= i64::from(byte & 0x7f) << shift;
            }
            shift += 7;
            if byte & 0x80 == 0 {
                if shift < 64 && byte & 0x40 != 0 {
                    value |= -1 << shift;
                }
                return Some(value);
            }
        }
    }

    /// The bytes before the next zero, which is passed.
    pub fn string(&mut self) -> Option<&'a [u8]> {
        let rest = self.data.get(self.at..)?;
        let len = rest.iter().position(|byte| *byte == 0)?;
        self.at += len + 1;
        Some(&rest[..len])
    }

    /// The length that begins a unit, and whether it and offsets are of 64 bits.
    pub fn unit_length(&mut self) -> Option<(u64, bool)> {
        match self.u32()? {
            0xffff_ffff => Some((self.u64()?, true)),
            len => Some((u64::from(len), false)),
        }
    }
}

/// The string that begins at an offset of a section of strings.
pub(super) fn string_at(section: &[u8], at: u64) -> Option<&[u8]> {
    Cursor::new(section, at, true).string()
}

/// Appends text as it stands between quotes: what does not print is escaped, in octal where it has no letter.
pub(super) fn push_escaped(out: &mut String, text: &[u8]) {
    for &byte in text {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'\t' => out.push_str("\\t"),
            b'\n' => out.push_str("\\n"),
            b'"' => out.push_str("\\\""),
            b' '..=b'~' => out.push(byte as char),
            _ => out.push_str(&format!("\\{byte:03o}")),
        }
    }
}
