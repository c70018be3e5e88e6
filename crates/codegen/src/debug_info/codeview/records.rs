//! Records of types: their bytes, and the table in which each record is once.
//!
//! A record begins with its kind; its length stands before that and is written with the section. Records are as long as a
//! multiple of four bytes. A record refers to others by their numbers in the table, which are lower than its own.

use super::constants::leaf;
use crate::debug_info::metadata::Integer;
use support::hash::FxHashMap;

/// The number of a type: one of the table, or one that has a meaning of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct TypeIndex(pub u32);

impl TypeIndex {
    pub const NONE: TypeIndex = TypeIndex(0);
    pub const VOID: TypeIndex = TypeIndex(3);
    pub const NULLPTR: TypeIndex = TypeIndex(0x103);

    /// A type that has no record and is no pointer.
    pub fn is_direct(self) -> bool {
        self.0 < 0x100
    }
}

/// The first number of a record.
const FIRST: u32 = 0x1000;

/// Bytes of the longest record, with its length.
const MAX_RECORD: usize = 0xff00;

/// Bytes before what a record has of its own: length and kind.
const PREFIX: usize = 4;

/// Bytes of the member that says where a list of members goes on.
const CONTINUATION: usize = 8;

/// Room for a long name in front of the sum that it is told from others by.
const MAX_NAME: usize = 4096;

/// The bytes of a record or of a member of one, from its kind on.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    bytes: Vec<u8>,
    limit: usize,
}

impl Record {
    pub fn new(kind: u16) -> Record {
        Record { bytes: kind.to_le_bytes().to_vec(), limit: MAX_RECORD - PREFIX + 2 }
    }

    /// A member of a list of members.
    pub fn member(kind: u16) -> Record {
        Record { limit: MAX_RECORD - PREFIX - CONTINUATION + 2, ..Record::new(kind) }
    }

    pub fn u8(mut self, value: u8) -> Record {
        self.bytes.push(value);
        self
    }

    pub fn u16(mut self, value: u16) -> Record {
        self.bytes.extend(value.to_le_bytes());
        self
    }

    pub fn u32(mut self, value: u32) -> Record {
        self.bytes.extend(value.to_le_bytes());
        self
    }

    pub fn index(self, index: TypeIndex) -> Record {
        self.u32(index.0)
    }

    pub fn number(mut self, number: Number) -> Record {
        number.write(&mut self.bytes);
        self
    }

    /// A name, as far as there is room for it.
    pub fn name(mut self, name: &[u8]) -> Record {
        let room = self.limit.saturating_sub(self.bytes.len() + 1);
        self.bytes.extend(&name[..name.len().min(room)]);
        self.bytes.push(0);
        self
    }

    /// A name, and the one that linkers know. If there is no room for both, sums take the place of the second, and of the end
    /// of the first.
    pub fn names(self, name: &[u8], unique: &[u8]) -> Record {
        if unique.is_empty() {
            return self.name(name);
        }
        let room = self.limit.saturating_sub(self.bytes.len());
        if name.len() + unique.len() + 2 <= room {
            return self.name(name).name(unique);
        }
        let sum = |text| format!("{:032x}", mc::md5::md5(text));
        let unique = [b"??@", sum(unique).as_bytes(), b"@"].concat();
        let sum = sum(name);
        let room = MAX_NAME.min(room.saturating_sub(unique.len() + 2));
        let short = match name.len() > room {
            true => [&name[..room - sum.len()], sum.as_bytes()].concat(),
            false => name.to_vec(),
        };
        self.name(&short).name(&unique)
    }

    /// All bytes, filled up to a multiple of four; `before` is what stands before the record.
    fn padded(self, before: usize) -> Vec<u8> {
        let mut bytes = self.bytes;
        let missing = (before + bytes.len()).next_multiple_of(4) - before - bytes.len();
        bytes.extend((1..=missing as u8).rev().map(|left| 0xf0 | left));
        bytes
    }
}

/// A number with or without a sign, in as few bytes as it takes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Number {
    Unsigned(u64),
    Signed(i64),
}

impl Number {
    /// A constant; what has no room is the number that is next to it.
    pub fn of(constant: &Integer, is_unsigned: bool) -> Number {
        let [low, high @ ..] = &constant.limbs[..] else { return Number::Unsigned(0) };
        let is_negative = constant.bits > 64 && high.last().is_some_and(|&limb| (limb as i64) < 0);
        let fill = if is_negative && !is_unsigned { u64::MAX } else { 0 };
        let fits = high.iter().all(|&limb| limb == fill);
        match is_unsigned {
            true if fits => Number::Unsigned(*low),
            true => Number::Unsigned(u64::MAX),
            false if fits && (high.is_empty() || ((*low as i64) < 0) == is_negative) => {
                Number::Signed(constant.signed())
            }
            false if is_negative => Number::Signed(i64::MIN),
            false => Number::Signed(i64::MAX),
        }
    }

    pub fn write(self, out: &mut Vec<u8>) {
        let (kind, number, bytes) = match self {
            Number::Unsigned(n @ ..0x8000) => return out.extend((n as u16).to_le_bytes()),
            Number::Signed(n @ 0..0x8000) => return out.extend((n as u16).to_le_bytes()),
            Number::Unsigned(n @ ..=0xffff) => (leaf::USHORT, n, 2),
            Number::Unsigned(n @ ..=0xffff_ffff) => (leaf::ULONG, n, 4),
            Number::Unsigned(n) => (leaf::UQUADWORD, n, 8),
            Number::Signed(n @ -0x80..0x80) => (leaf::CHAR, n as u64, 1),
            Number::Signed(n @ -0x8000..0x8000) => (leaf::SHORT, n as u64, 2),
            Number::Signed(n @ -0x8000_0000..0x8000_0000) => (leaf::LONG, n as u64, 4),
            Number::Signed(n) => (leaf::QUADWORD, n as u64, 8),
        };
        out.extend(u16::to_le_bytes(kind));
        out.extend(&number.to_le_bytes()[..bytes]);
    }
}

/// Members of a class or enumeration. A list that is too long for a record is several: each but the last says which one it goes
/// on in.
#[derive(Debug, Default)]
pub(crate) struct FieldList {
    segments: Vec<Vec<u8>>,
}

impl FieldList {
    pub fn add(&mut self, member: Record) {
        let bytes = member.padded(0);
        match self.segments.last_mut() {
            Some(last) if PREFIX + last.len() + bytes.len() <= MAX_RECORD - CONTINUATION => {
                last.extend(bytes)
            }
            _ => self.segments.push(bytes),
        }
    }
}

/// The records of a module.
#[derive(Debug, Default)]
pub(crate) struct TypeTable {
    pub records: Vec<Box<[u8]>>,
    known: FxHashMap<Box<[u8]>, TypeIndex>,
}

impl TypeTable {
    /// The number of a record, which is added if it is new.
    pub fn add(&mut self, record: Record) -> TypeIndex {
        let bytes: Box<[u8]> = record.padded(2).into();
        let next = TypeIndex(FIRST + self.records.len() as u32);
        let index = *self.known.entry(bytes.clone()).or_insert(next);
        if index == next {
            self.records.push(bytes);
        }
        index
    }

    pub fn add_list(&mut self, list: FieldList) -> TypeIndex {
        let mut segments = list.segments;
        let mut record = Record::new(leaf::FIELD_LIST);
        record.bytes.extend(segments.pop().unwrap_or_default());
        let mut index = self.add(record);
        while let Some(segment) = segments.pop() {
            let mut record = Record::new(leaf::FIELD_LIST);
            record.bytes.extend(segment);
            index = self.add(record.u16(leaf::INDEX).u16(0).index(index));
        }
        index
    }

    pub fn string(&mut self, text: &[u8]) -> TypeIndex {
        self.add(Record::new(leaf::STRING_ID).index(TypeIndex::NONE).name(text))
    }
}
