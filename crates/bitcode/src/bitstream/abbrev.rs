//! Abbreviations: how the numbers of a record are packed.

use super::Error;
use crate::codes::{blockinfo, encoding};
use std::sync::Arc;

/// How one number of a record is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// Not in the stream: always this number.
    Literal(u64),
    /// As many bits; 0 to 64.
    Fixed(u32),
    /// In chunks of as many bits, the highest of each telling whether there is another; 2 to 32.
    Vbr(u32),
    /// Six bits: a letter, digit, `.` or `_`.
    Char6,
}

/// What comes after the fixed part of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    None,
    /// A length and as many numbers.
    Array(Op),
    /// A length and as many bytes, aligned to 32 bits.
    Blob,
}

/// A record's layout. The first number is the record's code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abbrev {
    /// At least one.
    ops: Vec<Op>,
    pub(super) rest: Rest,
}

/// An operand as it stands in a definition.
pub(super) enum Definition {
    Op(Op),
    Array,
    Blob,
}

impl Definition {
    /// Makes sense of an encoding and its data. Widths of 0 stand for the number 0.
    pub(super) fn new(code: u64, width: Option<u64>, bit: u64) -> Result<Definition, Error> {
        Ok(match (code, width) {
            (encoding::FIXED | encoding::VBR, Some(0)) => Definition::Op(Op::Literal(0)),
            (encoding::FIXED, Some(width @ ..=64)) => Definition::Op(Op::Fixed(width as u32)),
            (encoding::VBR, Some(width @ 2..=32)) => Definition::Op(Op::Vbr(width as u32)),
            (encoding::FIXED | encoding::VBR, Some(width)) => {
                return Err(Error::new(
                    bit,
                    format!("abbreviation with a field of {width} bits, which is out of range"),
                ));
            }
            (encoding::ARRAY, _) => Definition::Array,
            (encoding::CHAR6, _) => Definition::Op(Op::Char6),
            (encoding::BLOB, _) => Definition::Blob,
            _ => return Err(Error::new(bit, format!("abbreviation with unknown encoding {code}"))),
        })
    }
}

impl Abbrev {
    /// Checks the order of the operands: an array or blob comes last, an array before its element.
    pub(super) fn new(definitions: &[Definition], bit: u64) -> Result<Abbrev, Error> {
        let malformed = |what: &str| Err(Error::new(bit, format!("abbreviation {what}")));
        let mut abbrev = Abbrev { ops: Vec::with_capacity(definitions.len()), rest: Rest::None };
        for (i, definition) in definitions.iter().enumerate() {
            let following = &definitions[i + 1..];
            match (definition, following) {
                (Definition::Op(op), _) => abbrev.ops.push(*op),
                (Definition::Array, [Definition::Op(element)]) => {
                    abbrev.rest = Rest::Array(*element);
                    break;
                }
                (Definition::Array, _) => return malformed("with an array that is not second to last"),
                (Definition::Blob, []) => abbrev.rest = Rest::Blob,
                (Definition::Blob, _) => return malformed("with a blob that is not last"),
            }
        }
        if abbrev.ops.is_empty() {
            return malformed("without a record code");
        }
        Ok(abbrev)
    }

    /// Number of operands before the array that ends the record, the code included; `None` without an array.
    pub fn array_start(&self) -> Option<usize> {
        matches!(self.rest, Rest::Array(_)).then_some(self.ops.len())
    }

    /// How the record's code is packed, and its operands before an array or blob.
    #[inline]
    pub(super) fn code_and_ops(&self) -> (Op, &[Op]) {
        match self.ops.split_first() {
            Some((code, ops)) => (*code, ops),
            None => (Op::Literal(0), &[]),
        }
    }
}

/// The abbreviations that BLOCKINFO gives to all blocks of an id.
#[derive(Clone, Debug, Default)]
pub struct BlockInfo {
    /// By block id. Few ids, so a list.
    blocks: Vec<(u32, Vec<Arc<Abbrev>>)>,
}

impl BlockInfo {
    pub(super) fn abbrevs(&self, id: u32) -> &[Arc<Abbrev>] {
        self.blocks.iter().find(|(b, _)| *b == id).map_or(&[], |(_, abbrevs)| abbrevs)
    }

    pub(super) fn add(&mut self, id: u32, abbrev: Arc<Abbrev>) {
        match self.blocks.iter_mut().find(|(b, _)| *b == id) {
            Some((_, abbrevs)) => abbrevs.push(abbrev),
            None => self.blocks.push((id, vec![abbrev])),
        }
    }
}

/// The block id that a BLOCKINFO record selects, if it is one that selects.
pub(super) fn selected_block(code: u32, numbers: &[u64]) -> Option<u64> {
    if code == blockinfo::SETBID { numbers.first().copied() } else { None }
}
