//! Tables made of the records of a class (`GenericTable`), with look-ups by key, and enumerations (`GenericEnum`).
//!
//! A row is a run of cells, one per field; what a cell means is said by the kind of its column. An index lists the rows in
//! the order of its key, so a look-up is a binary search.

use crate::image::{Image, List, Records, Str, records};
use std::cmp::Ordering;

records! {
    /// A `GenericTable`. Rows are in the order of the primary key, or else of their definition.
    pub struct SearchTable in SearchTables {
        pub name: Str,
        pub fields: List<Str>,
        /// By field: [`CellKind`] as a number.
        pub kinds: List<u16>,
        /// By field: the type that generated code gives it, where the description says one that is no enumeration.
        pub types: List<Str>,
        pub cells: List<SearchCell>,
        /// The primary key first, if there is one.
        pub indices: List<SearchIndex>,
    }

    /// A way to look up rows.
    pub struct SearchIndex in SearchIndices {
        /// Name of the look-up.
        pub name: Str,
        /// Fields of the key.
        pub fields: List<u16>,
        /// Rows in the order of the key.
        pub rows: List<u32>,
        /// 1: there may be several rows with one key, and all are meant.
        pub returns_range: u8,
    }

    pub struct SearchCell in SearchRows {
        /// A number, or a string as its offset.
        pub value: i64,
    }

    /// A `GenericEnum`.
    pub struct EnumTable in EnumTables {
        pub name: Str,
        pub values: List<EnumValue>,
    }

    pub struct EnumValue in EnumValues {
        pub value: i64,
        pub name: Str,
    }
}

/// What the cells of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum CellKind {
    Number,
    Text,
    /// An opcode.
    Instruction,
    /// A value of a `GenericEnum`.
    Enum,
}

impl CellKind {
    pub fn from_number(number: u16) -> CellKind {
        use CellKind::*;
        *[Number, Text, Instruction].get(number as usize).unwrap_or(&Enum)
    }
}

/// A part of a key. Text is compared without regard to case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key<'k> {
    Number(i64),
    Text(&'k str),
}

/// Text in the order of keys.
pub fn compare_text(a: &str, b: &str) -> Ordering {
    let upper = |s: &'_ str| s.bytes().map(|b| b.to_ascii_uppercase()).collect::<Vec<u8>>();
    upper(a).cmp(&upper(b))
}

/// A table of an image.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    image: &'a Image,
    pub record: SearchTable,
}

impl<'a> Table<'a> {
    pub fn by_name(image: &'a Image, name: &str) -> Option<Table<'a>> {
        let mut tables = image.records::<SearchTable>().iter();
        tables.find(|t| image.string(t.name) == name).map(|record| Table { image, record })
    }

    pub fn num_fields(&self) -> usize {
        self.record.fields.len as usize
    }

    pub fn num_rows(&self) -> usize {
        (self.record.cells.len as usize).checked_div(self.num_fields()).unwrap_or(0)
    }

    pub fn field(&self, name: &str) -> Option<usize> {
        self.image.list(self.record.fields).iter().position(|f| self.image.string(f) == name)
    }

    pub fn kind(&self, field: usize) -> CellKind {
        CellKind::from_number(self.image.list(self.record.kinds).get(field).unwrap_or(0))
    }

    pub fn number(&self, row: usize, field: usize) -> i64 {
        let cells = self.image.list(self.record.cells);
        cells.get(row * self.num_fields() + field).unwrap_or_default().value
    }

    pub fn text(&self, row: usize, field: usize) -> &'a str {
        match self.kind(field) {
            CellKind::Text => self.image.string(Str(self.number(row, field) as u32)),
            _ => "",
        }
    }

    pub fn indices(&self) -> Records<'a, SearchIndex> {
        self.image.list(self.record.indices)
    }

    /// The look-up of this name.
    pub fn index(&self, name: &str) -> Option<SearchIndex> {
        self.indices().iter().find(|i| self.image.string(i.name) == name)
    }

    /// The first row with a key.
    pub fn find(&self, index: &SearchIndex, key: &[Key<'_>]) -> Option<usize> {
        self.find_all(index, key).next()
    }

    /// All rows with a key, in the order of the index.
    pub fn find_all(&self, index: &SearchIndex, key: &[Key<'_>]) -> impl Iterator<Item = usize> + use<'a> {
        let rows = self.image.list(index.rows);
        let bound = |wanted: fn(Ordering) -> bool| {
            let (mut low, mut high) = (0, rows.len());
            while low < high {
                let middle = low.midpoint(high);
                let row = rows.get(middle).unwrap_or(0) as usize;
                if wanted(self.compare(index, row, key)) { low = middle + 1 } else { high = middle }
            }
            low
        };
        let (first, last) = (bound(Ordering::is_lt), bound(Ordering::is_le));
        (first..last).filter_map(move |at| rows.get(at)).map(|row| row as usize)
    }

    fn compare(&self, index: &SearchIndex, row: usize, key: &[Key<'_>]) -> Ordering {
        let fields = self.image.list(index.fields);
        let part = |(field, key): (u16, &Key<'_>)| match *key {
            Key::Number(number) => self.number(row, field as usize).cmp(&number),
            Key::Text(text) => compare_text(self.text(row, field as usize), text),
        };
        fields.iter().zip(key).map(part).find(|o| o.is_ne()).unwrap_or(Ordering::Equal)
    }
}

/// The value of a member of an enumeration.
pub fn enum_value(image: &Image, name: &str, member: &str) -> Option<i64> {
    let table = image.records::<EnumTable>().iter().find(|e| image.string(e.name) == name)?;
    image.list(table.values).iter().find(|v| image.string(v.name) == member).map(|v| v.value)
}
