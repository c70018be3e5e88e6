//! Build attributes: the section in which a compiler says what its code needs (`.riscv.attributes`).
//!
//! ```text
//! 'A', then per vendor: length (4 bytes, with itself), name\0, then per scope:
//!   tag (1: the whole file), length (4 bytes, with tag and itself), attributes
//! ```
//! An attribute is a tag in ULEB128 and a value: a string if the tag is odd, a number in ULEB128 if it is even.

use crate::{Error, Result};

/// One attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    Number(u64),
    Text(&'a [u8]),
}

/// The attributes of one scope of a vendor's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope<'a> {
    pub tag: u8,
    pub size: u32,
    pub attributes: Vec<(u64, Value<'a>)>,
}

/// What one vendor defines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vendor<'a> {
    pub length: u32,
    pub name: &'a [u8],
    pub scopes: Vec<Scope<'a>>,
}

/// Attributes of the whole file.
pub const TAG_FILE: u8 = 1;

struct Bytes<'a> {
    rest: &'a [u8],
    is_little: bool,
}

impl<'a> Bytes<'a> {
    fn take(&mut self, len: usize) -> Option<&'a [u8]> {
        let (head, tail) = (self.rest.get(..len)?, self.rest.get(len..)?);
        self.rest = tail;
        Some(head)
    }

    fn word(&mut self) -> Option<u32> {
        let bytes: [u8; 4] = self.take(4)?.try_into().ok()?;
        Some(if self.is_little { u32::from_le_bytes(bytes) } else { u32::from_be_bytes(bytes) })
    }

    fn text(&mut self) -> Option<&'a [u8]> {
        let len = self.rest.iter().position(|&b| b == 0)?;
        let text = self.take(len);
        self.take(1)?;
        text
    }

    fn uleb(&mut self) -> Option<u64> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let byte = *self.take(1)?.first()?;
            value |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(value);
            }
        }
        None
    }
}

/// Reads a section of attributes.
pub fn parse(data: &[u8], is_little: bool) -> Result<Vec<Vendor<'_>>> {
    if data.first() != Some(&b'A') {
        return Err(Error("unrecognized format-version of the attributes".to_owned()));
    }
    let mut bytes = Bytes { rest: &data[1..], is_little };
    let mut vendors = Vec::new();
    while !bytes.rest.is_empty() {
        vendors.push(vendor(&mut bytes).ok_or_else(|| Error("the attributes end too early".to_owned()))?);
    }
    Ok(vendors)
}

fn vendor<'a>(bytes: &mut Bytes<'a>) -> Option<Vendor<'a>> {
    let length = bytes.word()?;
    let mut inner =
        Bytes { rest: bytes.take((length as usize).checked_sub(4)?)?, is_little: bytes.is_little };
    let name = inner.text()?;
    let mut scopes = Vec::new();
    while !inner.rest.is_empty() {
        let tag = *inner.take(1)?.first()?;
        let size = inner.word()?;
        let mut rest =
            Bytes { rest: inner.take((size as usize).checked_sub(5)?)?, is_little: bytes.is_little };
        let mut attributes = Vec::new();
        while !rest.rest.is_empty() {
            let tag = rest.uleb()?;
            let value = if tag % 2 == 1 { Value::Text(rest.text()?) } else { Value::Number(rest.uleb()?) };
            attributes.push((tag, value));
        }
        scopes.push(Scope { tag, size, attributes });
    }
    Some(Vendor { length, name, scopes })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECTION: &[u8] = b"A\x18\0\0\0riscv\0\x01\x0e\0\0\0\x04\x10\x05rv32i\0";

    #[test]
    fn numbers_and_strings() {
        let vendors = parse(SECTION, true).unwrap();
        assert_eq!(vendors[0].name, b"riscv");
        let expected = [(4, Value::Number(16)), (5, Value::Text(b"rv32i"))];
        assert_eq!(vendors[0].scopes[0].attributes, expected);
    }

    #[test]
    fn a_cut_section_is_an_error() {
        for len in (0..SECTION.len()).filter(|&len| len != 1) {
            assert!(parse(&SECTION[..len], true).is_err(), "{len}");
        }
    }
}
