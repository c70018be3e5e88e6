//! Units: headers, abbreviations, and the entries of a unit as a flat list in the order of the section.
//!
//! An entry is its offset, its abbreviation and its parent; attributes are read from the section when they are wanted.
//! Reading a unit is linear in its size, finding an entry by offset takes a binary search.

use super::form::{self, Value};
use super::names;
use super::reader::{Cursor, Encoding};
use gimli::constants as c;
use support::hash::FxHashMap;

#[derive(Debug)]
pub(super) struct Specification {
    pub attribute: u16,
    pub form: u16,
    /// The value of `DW_FORM_implicit_const`.
    pub implicit: i64,
}

#[derive(Debug)]
pub(super) struct Abbreviation {
    pub code: u64,
    pub tag: u16,
    pub has_children: bool,
    pub attributes: Vec<Specification>,
}

/// The abbreviations at an offset of `.debug_abbrev`, in order, and where each code is.
#[derive(Debug, Default)]
pub(super) struct Abbreviations {
    pub list: Vec<Abbreviation>,
    by_code: FxHashMap<u64, u32>,
}

impl Abbreviations {
    /// Reads a table; the cursor ends after it. What does not end is kept as far as it goes.
    pub fn read(cursor: &mut Cursor<'_>) -> (Abbreviations, bool) {
        let mut table = Abbreviations::default();
        let complete = table.read_all(cursor).is_some();
        (table, complete)
    }

    fn read_all(&mut self, cursor: &mut Cursor<'_>) -> Option<()> {
        loop {
            let code = cursor.uleb()?;
            if code == 0 {
                return Some(());
            }
            let tag = cursor.uleb()? as u16;
            let has_children = cursor.u8()? != 0;
            let mut attributes = Vec::new();
            loop {
                let attribute = cursor.uleb()? as u16;
                let form = cursor.uleb()? as u16;
                let is_implicit = form == c::DW_FORM_implicit_const.0;
                let implicit = if is_implicit { cursor.sleb()? } else { 0 };
                if attribute == 0 && form == 0 {
                    break;
                }
                attributes.push(Specification { attribute, form, implicit });
            }
            self.by_code.entry(code).or_insert(self.list.len() as u32);
            self.list.push(Abbreviation { code, tag, has_children, attributes });
        }
    }

    fn find(&self, code: u64) -> Option<u32> {
        self.by_code.get(&code).copied()
    }
}

/// What begins a unit.
#[derive(Clone, Debug, Default)]
pub(super) struct Header {
    pub offset: u64,
    pub length: u64,
    pub encoding: Encoding,
    pub kind: u8,
    pub abbreviations: u64,
    /// The identity of a split unit.
    pub dwo_id: Option<u64>,
    /// Signature and offset of the type of a type unit.
    pub type_unit: Option<(u64, u64)>,
    /// Where the first entry is.
    pub entries: u64,
    pub end: u64,
}

impl Header {
    /// Reads the header at the cursor. `is_types` is whether the section is `.debug_types`. The error is a sentence.
    fn read(cursor: &mut Cursor<'_>, is_types: bool) -> Result<Header, String> {
        let offset = cursor.position();
        let short =
            || format!("DWARF unit at offset 0x{offset:08x} has a header that goes past the section end");
        let (length, is_64) = cursor.unit_length().ok_or_else(short)?;
        let begin = cursor.position();
        let version = cursor.u16().ok_or_else(short)?;
        let mut header = Header { offset, length, end: begin.saturating_add(length), ..Header::default() };
        header.encoding = Encoding { is_64, version, address_bytes: 0 };
        if !(2..=5).contains(&version) {
            return Err(format!(
                "DWARF unit at offset 0x{offset:08x} has unsupported version {version}, supported are 2-5"
            ));
        }
        if header.end > cursor.data.len() as u64 {
            let (at, len) = (offset, cursor.data.len());
            return Err(format!(
                "DWARF unit from offset 0x{at:08x} incl. to offset  0x{:08x} excl. extends past \
                section size 0x{len:08x}",
                header.end
            ));
        }
        header.read_rest(cursor, is_types).ok_or_else(short)?;
        Ok(header)
    }

    fn read_rest(&mut self, cursor: &mut Cursor<'_>, is_types: bool) -> Option<()> {
        let offset_bytes = self.encoding.offset_bytes();
        if self.encoding.version >= 5 {
            self.kind = cursor.u8()?;
            self.encoding.address_bytes = cursor.u8()?;
            self.abbreviations = cursor.uint(offset_bytes)?;
        } else {
            self.abbreviations = cursor.uint(offset_bytes)?;
            self.encoding.address_bytes = cursor.u8()?;
            self.kind = if is_types { c::DW_UT_type.0 } else { c::DW_UT_compile.0 };
        }
        match c::DwUt(self.kind) {
            c::DW_UT_type | c::DW_UT_split_type => {
                self.type_unit = Some((cursor.u64()?, cursor.uint(offset_bytes)?));
            }
            c::DW_UT_skeleton | c::DW_UT_split_compile if self.encoding.version >= 5 => {
                self.dwo_id = Some(cursor.u64()?);
            }
            _ => {}
        }
        self.entries = cursor.position();
        Some(())
    }
}

/// A debugging information entry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub offset: u64,
    /// Index of the abbreviation; [`NULL`] for the entry that ends a list of children.
    abbreviation: u32,
    /// Index of the entry this is a child of; the unit's own for itself.
    pub parent: u32,
    pub depth: u32,
}

const NULL: u32 = u32::MAX;

/// Index of an entry in its unit.
pub(super) type EntryIndex = usize;

pub(super) struct Unit<'a> {
    pub section: &'a [u8],
    /// The section before relocation.
    pub raw: &'a [u8],
    pub is_little: bool,
    /// Whether it is in a section of a split object.
    pub is_dwo: bool,
    pub header: Header,
    pub abbreviations: Abbreviations,
    pub entries: Vec<Entry>,
    pub bases: Bases,
    /// Index in the list of units.
    pub index: usize,
    /// Which of the sections of the name it is in.
    pub section_index: usize,
}

/// What the unit's own entry says of tables.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bases {
    pub address: Option<u64>,
    pub str_offsets: Option<u64>,
    pub loclists: Option<u64>,
    pub rnglists: Option<u64>,
    /// Of offsets in `.debug_ranges`, for units that are split.
    pub ranges: u64,
    pub lines: Option<u64>,
}

impl<'a> Unit<'a> {
    /// All units of a section. Errors go to `warnings`, and end the list.
    pub fn read_section(
        section: &'a [u8],
        raw: &'a [u8],
        abbrev: &[u8],
        is_little: bool,
        is_types: bool,
        warnings: &mut Vec<String>,
    ) -> Vec<Unit<'a>> {
        let mut units = Vec::new();
        let mut at = 0;
        while at < section.len() as u64 {
            let mut cursor = Cursor::new(section, at, is_little);
            let header = match Header::read(&mut cursor, is_types) {
                Ok(header) => header,
                Err(message) => {
                    warnings.push(message);
                    // The length of a unit of another version is known all the same.
                    let mut cursor = Cursor::new(section, at, is_little);
                    match cursor.unit_length().map(|(length, _)| cursor.position().saturating_add(length)) {
                        Some(next) if next > at && next < section.len() as u64 => {
                            at = next;
                            continue;
                        }
                        _ => break,
                    }
                }
            };
            let mut table = Cursor::new(abbrev, header.abbreviations, is_little);
            let (abbreviations, _) = Abbreviations::read(&mut table);
            at = header.end;
            let mut unit = Unit {
                section,
                raw,
                is_little,
                is_dwo: false,
                header,
                abbreviations,
                entries: Vec::new(),
                bases: Bases::default(),
                index: 0,
                section_index: 0,
            };
            unit.read_entries(warnings);
            units.push(unit);
        }
        units
    }

    fn read_entries(&mut self, warnings: &mut Vec<String>) {
        let end = usize::try_from(self.header.end).unwrap_or(usize::MAX).min(self.section.len());
        let mut cursor = Cursor::new(&self.section[..end], self.header.entries, self.is_little);
        let mut parents: Vec<u32> = Vec::new();
        let base = self.header.offset;
        while !cursor.is_at_end() {
            let offset = cursor.position();
            let Some(code) = cursor.uleb() else { break };
            let depth = parents.len() as u32;
            let parent = parents.last().copied().unwrap_or(0);
            let index = self.entries.len() as u32;
            if code == 0 {
                self.entries.push(Entry { offset, abbreviation: NULL, parent, depth });
                parents.pop();
            } else {
                let Some(abbreviation) = self.abbreviations.find(code) else {
                    warnings.push(format!(
                        "DWARF unit at offset 0x{base:08x} contains invalid abbreviation {code} at \
                        offset 0x{offset:08x}, valid abbreviations are {}",
                        self.valid_codes()
                    ));
                    break;
                };
                let row = &self.abbreviations.list[abbreviation as usize];
                let encoding = self.header.encoding;
                for specification in &row.attributes {
                    if !form::is_known(specification.form) {
                        warnings.push(format!(
                            "DWARF unit at offset 0x{base:08x} contains invalid FORM_* 0x{:x} at offset 0x{:08x}",
                            specification.form,
                            cursor.position()
                        ));
                        return;
                    }
                    if form::read(specification.form, specification.implicit, &mut cursor, encoding).is_none()
                    {
                        return;
                    }
                }
                self.entries.push(Entry { offset, abbreviation, parent, depth });
                if row.has_children {
                    parents.push(index);
                }
            }
            if parents.is_empty() {
                break;
            }
        }
    }

    /// `1-3, 7`
    fn valid_codes(&self) -> String {
        let mut codes: Vec<u64> = self.abbreviations.list.iter().map(|row| row.code).collect();
        codes.sort_unstable();
        codes.dedup();
        let mut ranges: Vec<(u64, u64)> = Vec::new();
        for code in codes {
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == code => *last = code,
                _ => ranges.push((code, code)),
            }
        }
        let show = |(first, last): &(u64, u64)| {
            if first == last { first.to_string() } else { format!("{first}-{last}") }
        };
        ranges.iter().map(show).collect::<Vec<_>>().join(", ")
    }

    pub fn encoding(&self) -> Encoding {
        self.header.encoding
    }

    pub fn abbreviation(&self, entry: EntryIndex) -> Option<&Abbreviation> {
        self.abbreviations.list.get(self.entries.get(entry)?.abbreviation as usize)
    }

    /// The tag; 0 for the end of a list.
    pub fn tag(&self, entry: EntryIndex) -> u16 {
        self.abbreviation(entry).map_or(0, |row| row.tag)
    }

    /// Attributes with their values, in order.
    pub fn attributes(&self, entry: EntryIndex) -> impl Iterator<Item = (u16, Value<'a>)> + use<'_, 'a> {
        let encoding = self.encoding();
        let offset = self.entries.get(entry).map_or(u64::MAX, |entry| entry.offset);
        let mut cursor = Cursor::new(self.section, offset, self.is_little);
        let row = cursor.uleb().and(self.abbreviation(entry));
        row.map(|row| &row.attributes[..]).unwrap_or_default().iter().map_while(move |specification| {
            let mut value = form::read(specification.form, specification.implicit, &mut cursor, encoding)?;
            if let Some(block) = value.block() {
                let raw = self.raw.get(cursor.at - block.len()..cursor.at);
                value.raw = form::Raw::Bytes(raw.unwrap_or(block));
            }
            Some((specification.attribute, value))
        })
    }

    pub fn attribute(&self, entry: EntryIndex, attribute: c::DwAt) -> Option<Value<'a>> {
        let row = self.abbreviation(entry)?;
        if !row.attributes.iter().any(|specification| specification.attribute == attribute.0) {
            return None;
        }
        self.attributes(entry).find(|(name, _)| *name == attribute.0).map(|(_, value)| value)
    }

    pub fn entry_at(&self, offset: u64) -> Option<EntryIndex> {
        self.entries.binary_search_by_key(&offset, |entry| entry.offset).ok()
    }

    pub fn parent(&self, entry: EntryIndex) -> Option<EntryIndex> {
        let parent = self.entries.get(entry)?.parent as usize;
        (parent != entry).then_some(parent)
    }

    /// Children, without the entry that ends them.
    pub fn children(&self, entry: EntryIndex) -> impl Iterator<Item = EntryIndex> + use<'_, 'a> {
        let depth = self.entries.get(entry).map_or(0, |entry| entry.depth) + 1;
        let rest = self.entries.get(entry + 1..).unwrap_or_default();
        let below = rest.iter().take_while(move |child| child.depth >= depth).enumerate();
        below
            .filter(move |(_, child)| child.depth == depth && child.abbreviation != NULL)
            .map(move |(i, _)| entry + 1 + i)
    }

    /// One more than the index of the last entry below.
    pub fn end_of(&self, entry: EntryIndex) -> EntryIndex {
        let depth = self.entries.get(entry).map_or(0, |entry| entry.depth);
        let rest = self.entries.get(entry + 1..).unwrap_or_default();
        entry + 1 + rest.iter().take_while(|child| child.depth > depth).count()
    }

    /// What a reference means: the offset in the section.
    pub fn reference(&self, value: &Value<'_>) -> Option<u64> {
        match c::DwForm(value.form) {
            c::DW_FORM_ref1 | c::DW_FORM_ref2 | c::DW_FORM_ref4 | c::DW_FORM_ref8 | c::DW_FORM_ref_udata => {
                Some(self.header.offset.wrapping_add(value.unsigned()?))
            }
            c::DW_FORM_ref_addr => value.unsigned(),
            _ => None,
        }
    }

    /// What the first line of the unit says it is.
    pub fn title(&self) -> &'static str {
        if self.header.type_unit.is_some() { "Type Unit" } else { "Compile Unit" }
    }

    pub fn kind_name(&self) -> String {
        names::or_unknown(c::DwUt(self.header.kind).static_string(), "DW_UT", u64::from(self.header.kind))
    }
}
