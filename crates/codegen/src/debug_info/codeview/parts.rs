//! Sections as data: numbers and texts, and what only the assembler can fill in, such as places in code.
//!
//! The writer makes these of records and metadata and knows nothing of symbols; emission gives the places their symbols.

use super::constants::subsection;
use ir::Global;
use mc::codeview::{File, Home};

/// A place in code or data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    Symbol(Global),
    /// The beginning and end of a function.
    Begin(Global),
    End(Global),
    /// The label of a scope, by its number.
    Scope(Global, u32),
}

#[derive(Clone, Debug)]
pub(crate) enum Part {
    Number(u64, u8),
    /// A text with a zero behind it.
    Text(Vec<u8>),
    Bytes(Vec<u8>),
    /// Zeros up to a multiple of four.
    Align,
    /// How far in its section a place is, and so many bytes behind it; the number of its section.
    SectionOffset(Place, u32),
    SectionIndex(Place),
    /// In four bytes.
    Distance {
        from: Place,
        to: Place,
    },
    /// In two bytes.
    ShortDistance {
        from: Place,
        to: Place,
    },
    /// Parts behind their size, which has so many bytes.
    Sized(u8, Vec<Part>),
    /// Where a variable is in some ranges.
    Ranges(Vec<(Place, Place)>, Home),
    /// The lines of an inlined call, of a function in whose source it begins at this file and line.
    InlineLines {
        site: u32,
        file: u32,
        line: u32,
        function: Global,
    },
    /// The lines of a function.
    Lines {
        function: Global,
        id: u32,
    },
    File(File),
    FileOffset(u32),
    FileChecksums,
    Strings,
}

/// A part of `.debug$S`: of the module, or of a symbol that the linker may drop.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    pub symbol: Option<Global>,
    pub parts: Vec<Part>,
}

/// What is to be written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sections {
    pub symbols: Vec<Section>,
    /// Records of types, without their lengths.
    pub types: Vec<Box<[u8]>>,
}

impl Part {
    /// Bytes, if they do not depend on code.
    pub fn size(&self) -> Option<u64> {
        Some(match self {
            Part::Number(_, bytes) => (*bytes).into(),
            Part::Text(text) => text.len() as u64 + 1,
            Part::Bytes(bytes) => bytes.len() as u64,
            Part::SectionOffset(..) | Part::Distance { .. } | Part::FileOffset(_) => 4,
            Part::SectionIndex(_) | Part::ShortDistance { .. } => 2,
            _ => return None,
        })
    }

    pub fn size_of(parts: &[Part]) -> Option<u64> {
        parts.iter().map(Part::size).sum()
    }
}

pub(super) fn u16(number: u16) -> Part {
    Part::Number(number.into(), 2)
}

pub(super) fn u32(number: u32) -> Part {
    Part::Number(number.into(), 4)
}

/// The record of a symbol, filled up to a multiple of four bytes.
pub(super) fn record(kind: u16, mut parts: Vec<Part>) -> Part {
    parts.insert(0, u16(kind));
    match Part::size_of(&parts) {
        Some(bytes) => {
            let missing = (bytes + 2).next_multiple_of(4) - bytes - 2;
            if missing > 0 {
                parts.push(Part::Bytes(vec![0; missing as usize]));
            }
        }
        None => parts.push(Part::Align),
    }
    Part::Sized(2, parts)
}

/// Symbols of a subsection of their own.
pub(super) fn symbols(parts: Vec<Part>) -> [Part; 3] {
    [u32(subsection::SYMBOLS), Part::Sized(4, parts), Part::Align]
}

/// The longest name of a symbol: what is before it takes less than the rest of a record.
const MAX_NAME: usize = 0xff00 - 0xf00 - 1;

/// The same where less than so many bytes are before it.
pub(super) fn long_name(text: &[u8], before: usize) -> Part {
    Part::Text(text[..text.len().min(0xff00 - before - 1)].to_vec())
}

pub(super) fn name(text: &[u8]) -> Part {
    Part::Text(text[..text.len().min(MAX_NAME)].to_vec())
}
