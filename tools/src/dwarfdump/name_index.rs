//! `.debug_names`: the indices of version 5, as tables of buckets of names, and names looked up in them.
//! Printing is linear in the section; a look-up hashes the name.

use super::dwarf::{Die, Dwarf};
use super::form;
use super::names;
use super::reader::{Cursor, Encoding, string_at};
use gimli::constants as c;

struct Abbreviation {
    code: u64,
    tag: u16,
    attributes: Vec<(u64, u16)>,
}

/// An index: its header, and where its tables begin.
struct Index {
    offset: u64,
    length: u64,
    encoding: Encoding,
    units: u64,
    local_types: u64,
    foreign_types: u64,
    buckets: u64,
    names: u64,
    abbreviations_size: u64,
    augmentation: Vec<u8>,
    unit_offsets: Vec<u64>,
    local_type_offsets: Vec<u64>,
    signatures: Vec<u64>,
    bucket_starts: Vec<u64>,
    hashes: u64,
    strings: u64,
    entry_offsets: u64,
    abbreviations: Vec<Abbreviation>,
    entries: u64,
    end: u64,
}

/// A name's entry.
struct Entry {
    tag: u16,
    code: u64,
    values: Vec<(u64, u16, u64)>,
}

impl Index {
    fn read(cursor: &mut Cursor<'_>) -> Option<Index> {
        let offset = cursor.position();
        let (length, is_64) = cursor.unit_length()?;
        let end = cursor.position().checked_add(length).filter(|end| *end <= cursor.data.len() as u64)?;
        let version = cursor.u16()?;
        cursor.u16()?;
        let mut counts = [0; 7];
        for count in &mut counts {
            *count = u64::from(cursor.u32()?);
        }
        let [units, local_types, foreign_types, buckets, names, abbreviations_size, augmentation] = counts;
        // The text is padded to a multiple of 4.
        let text = cursor.bytes(augmentation.checked_next_multiple_of(4)?)?;
        let augmentation = text.get(..usize::try_from(augmentation).ok()?)?.to_vec();
        let encoding = Encoding { is_64, version, address_bytes: 8 };
        let size = encoding.offset_bytes();
        let list = |cursor: &mut Cursor<'_>, count: u64, size: u8| -> Option<Vec<u64>> {
            (0..count).map(|_| cursor.uint(size)).collect()
        };
        let unit_offsets = list(cursor, units, size)?;
        let local_type_offsets = list(cursor, local_types, size)?;
        let signatures = list(cursor, foreign_types, 8)?;
        let bucket_starts = list(cursor, buckets, 4)?;
        let hashes = cursor.position();
        if buckets > 0 {
            cursor.bytes(names.checked_mul(4)?)?;
        }
        let strings = cursor.position();
        cursor.bytes(names.checked_mul(u64::from(size))?)?;
        let entry_offsets = cursor.position();
        cursor.bytes(names.checked_mul(u64::from(size))?)?;
        let entries = cursor.position().checked_add(abbreviations_size)?;
        let mut abbreviations = Vec::new();
        while let Some(code @ 1..) = cursor.uleb() {
            let tag = cursor.uleb()? as u16;
            let mut attributes = Vec::new();
            loop {
                match (cursor.uleb()?, cursor.uleb()? as u16) {
                    (0, 0) => break,
                    pair => attributes.push(pair),
                }
            }
            abbreviations.push(Abbreviation { code, tag, attributes });
        }
        abbreviations.sort_by_key(|row| row.code);
        Some(Index {
            offset,
            length,
            encoding,
            units,
            local_types,
            foreign_types,
            buckets,
            names,
            abbreviations_size,
            augmentation,
            unit_offsets,
            local_type_offsets,
            signatures,
            bucket_starts,
            hashes,
            strings,
            entry_offsets,
            abbreviations,
            entries,
            end,
        })
    }

    /// A number of a table; names count from 1.
    fn of_name(&self, cursor: &Cursor<'_>, table: u64, size: u8, name: u64) -> Option<u64> {
        let at = table.checked_add(name.checked_sub(1)?.checked_mul(u64::from(size))?)?;
        Cursor::new(cursor.data, at, cursor.is_little).uint(size)
    }

    fn hash(&self, cursor: &Cursor<'_>, name: u64) -> Option<u64> {
        self.of_name(cursor, self.hashes, 4, name)
    }

    fn string_offset(&self, cursor: &Cursor<'_>, name: u64) -> Option<u64> {
        self.of_name(cursor, self.strings, self.encoding.offset_bytes(), name)
    }

    fn first_entry(&self, cursor: &Cursor<'_>, name: u64) -> Option<u64> {
        let offset = self.of_name(cursor, self.entry_offsets, self.encoding.offset_bytes(), name)?;
        self.entries.checked_add(offset)
    }

    /// The entry at the cursor; the inner value is none at the end of a name's entries.
    fn entry(&self, cursor: &mut Cursor<'_>) -> Option<Option<Entry>> {
        let code = cursor.uleb()?;
        if code == 0 {
            return Some(None);
        }
        let row = self.abbreviations.binary_search_by_key(&code, |row| row.code).ok()?;
        let row = &self.abbreviations[row];
        let mut values = Vec::new();
        for &(attribute, form) in &row.attributes {
            let value = form::read(form, 0, cursor, self.encoding)?;
            values.push((attribute, form, value.unsigned()?));
        }
        Some(Some(Entry { tag: row.tag, code, values }))
    }

    fn print(&self, out: &mut String, dwarf: &Dwarf<'_>, cursor: &Cursor<'_>) -> Option<()> {
        out.push_str(&format!("Name Index @ 0x{:x} {{\n  Header {{\n", self.offset));
        out.push_str(&format!("    Length: 0x{:X}\n", self.length));
        out.push_str(&format!("    Format: {}\n", self.encoding.format_name()));
        for (what, number) in [
            ("Version", u64::from(self.encoding.version)),
            ("CU count", self.units),
            ("Local TU count", self.local_types),
            ("Foreign TU count", self.foreign_types),
            ("Bucket count", self.buckets),
            ("Name count", self.names),
        ] {
            out.push_str(&format!("    {what}: {number}\n"));
        }
        out.push_str(&format!("    Abbreviations table size: 0x{:X}\n", self.abbreviations_size));
        let augmentation = String::from_utf8_lossy(&self.augmentation);
        out.push_str(&format!("    Augmentation: '{augmentation}'\n  }}\n"));
        let digits = 2 * usize::from(self.encoding.offset_bytes());
        out.push_str("  Compilation Unit offsets [\n");
        for (i, offset) in self.unit_offsets.iter().enumerate() {
            out.push_str(&format!("    CU[{i}]: 0x{offset:0digits$x}\n"));
        }
        out.push_str("  ]\n");
        if !self.local_type_offsets.is_empty() {
            out.push_str("  Local Type Unit offsets [\n");
            for (i, offset) in self.local_type_offsets.iter().enumerate() {
                out.push_str(&format!("    LocalTU[{i}]: 0x{offset:0digits$x}\n"));
            }
            out.push_str("  ]\n");
        }
        if !self.signatures.is_empty() {
            out.push_str("  Foreign Type Unit signatures [\n");
            for (i, signature) in self.signatures.iter().enumerate() {
                out.push_str(&format!("    ForeignTU[{i}]: 0x{signature:016x}\n"));
            }
            out.push_str("  ]\n");
        }
        out.push_str("  Abbreviations [\n");
        for row in &self.abbreviations {
            out.push_str(&format!("    Abbreviation 0x{:x} {{\n", row.code));
            out.push_str(&format!("      Tag: {}\n", names::tag(row.tag)));
            for (attribute, form) in &row.attributes {
                out.push_str(&format!("      {}: {}\n", attribute_name(*attribute), names::form(*form)));
            }
            out.push_str("    }\n");
        }
        out.push_str("  ]\n");
        self.print_buckets(out, dwarf, cursor)?;
        out.push_str("}\n");
        Some(())
    }

    fn print_buckets(&self, out: &mut String, dwarf: &Dwarf<'_>, cursor: &Cursor<'_>) -> Option<()> {
        if self.buckets == 0 {
            out.push_str("  Hash table not present\n");
            for name in 1..=self.names {
                self.print_name(out, dwarf, cursor, name, None, "  ")?;
            }
            return Some(());
        }
        for (bucket, start) in self.bucket_starts.iter().enumerate() {
            out.push_str(&format!("  Bucket {bucket} [\n"));
            if *start == 0 {
                out.push_str("    EMPTY\n");
            }
            let names = if *start == 0 { 0..0 } else { *start..self.names + 1 };
            for name in names {
                let hash = self.hash(cursor, name)?;
                if hash % self.buckets != bucket as u64 {
                    break;
                }
                self.print_name(out, dwarf, cursor, name, Some(hash), "    ")?;
            }
            out.push_str("  ]\n");
        }
        Some(())
    }

    fn print_name(
        &self,
        out: &mut String,
        dwarf: &Dwarf<'_>,
        cursor: &Cursor<'_>,
        name: u64,
        hash: Option<u64>,
        pad: &str,
    ) -> Option<()> {
        out.push_str(&format!("{pad}Name {name} {{\n"));
        if let Some(hash) = hash {
            out.push_str(&format!("{pad}  Hash: 0x{hash:X}\n"));
        }
        let string = self.string_offset(cursor, name)?;
        let text = string_at(dwarf.object.section(".debug_str"), string).unwrap_or_default();
        let digits = 2 * usize::from(self.encoding.offset_bytes());
        let text = String::from_utf8_lossy(text);
        out.push_str(&format!("{pad}  String: 0x{string:0digits$x} \"{text}\"\n"));
        let mut cursor = Cursor::new(cursor.data, self.first_entry(cursor, name)?, cursor.is_little);
        loop {
            let at = cursor.position();
            let Some(entry) = self.entry(&mut cursor)? else { break };
            out.push_str(&format!("{pad}  Entry @ 0x{at:x} {{\n"));
            out.push_str(&format!("{pad}    Abbrev: 0x{:x}\n", entry.code));
            out.push_str(&format!("{pad}    Tag: {}\n", names::tag(entry.tag)));
            for &(attribute, form, value) in &entry.values {
                out.push_str(&format!("{pad}    {}: ", attribute_name(attribute)));
                out.push_str(&self.value(attribute, form, value));
                out.push('\n');
            }
            out.push_str(&format!("{pad}  }}\n"));
        }
        out.push_str(&format!("{pad}}}\n"));
        Some(())
    }

    fn value(&self, attribute: u64, form: u16, value: u64) -> String {
        let form = c::DwForm(form);
        match (attribute, form) {
            (PARENT, c::DW_FORM_flag_present) => "<parent not indexed>".to_owned(),
            (PARENT, _) => format!("Entry @ 0x{:x}", self.entries.wrapping_add(value)),
            (_, c::DW_FORM_data1 | c::DW_FORM_flag) => format!("0x{value:02x}"),
            (_, c::DW_FORM_data2) => format!("0x{value:04x}"),
            (_, c::DW_FORM_data8 | c::DW_FORM_ref_sig8) => format!("0x{value:016x}"),
            (_, c::DW_FORM_udata) => value.to_string(),
            (_, c::DW_FORM_ref1) => format!("0x{value:02x}"),
            _ => format!("0x{value:08x}"),
        }
    }
}

const PARENT: u64 = 4;

fn attribute_name(attribute: u64) -> String {
    let name = u16::try_from(attribute).ok().and_then(|attribute| c::DwIdx(attribute).static_string());
    names::or_unknown(name, "DW_IDX", attribute)
}

fn indices(dwarf: &Dwarf<'_>, mut each: impl FnMut(&Index, &Cursor<'_>) -> Option<()>) {
    let section = dwarf.object.section(".debug_names");
    let mut cursor = Cursor::new(section, 0, dwarf.object.is_little);
    while !cursor.is_at_end() {
        let index = Index::read(&mut cursor);
        let done = index.and_then(|index| {
            each(&index, &cursor)?;
            usize::try_from(index.end).ok()
        });
        let Some(end) = done else {
            dwarf.error("parsing .debug_names: unexpected end of data".to_owned());
            return;
        };
        cursor.at = end;
    }
}

pub(super) fn dump(out: &mut String, dwarf: &Dwarf<'_>) {
    indices(dwarf, |index, cursor| index.print(out, dwarf, cursor));
}

/// Entries that name nothing, and indices that cannot be read.
pub(super) fn mistakes(dwarf: &Dwarf<'_>) -> Vec<String> {
    let mut found = Vec::new();
    indices(dwarf, |index, cursor| {
        for number in 1..=index.names {
            let mut cursor = Cursor::new(cursor.data, index.first_entry(cursor, number)?, cursor.is_little);
            loop {
                let at = cursor.position();
                let Some(entry) = index.entry(&mut cursor)? else { break };
                let die = index.die(dwarf, &entry);
                // Types of units that are in several sections cannot be told apart by offsets.
                let is_type =
                    entry.values.iter().any(|(attribute, ..)| *attribute == u64::from(c::DW_IDX_type_unit.0));
                if !is_type && die.is_none_or(|die| die.tag().0 != entry.tag) {
                    let base = index.offset;
                    found.push(format!(
                        "NameIndex @ 0x{base:x}: Entry @ 0x{at:x} references a non-existing DIE."
                    ));
                }
            }
        }
        Some(())
    });
    found.extend(dwarf.errors.take());
    found
}

/// The entries that indices have for a name.
pub(super) fn find<'d, 'a>(dwarf: &'d Dwarf<'a>, name: &[u8]) -> Vec<Die<'d, 'a>> {
    let mut found = Vec::new();
    let strings = dwarf.object.section(".debug_str");
    let wanted = hash_of(name);
    indices(dwarf, |index, cursor| {
        for number in 1..=index.names {
            if index.buckets > 0 && index.hash(cursor, number)? != wanted {
                continue;
            }
            if string_at(strings, index.string_offset(cursor, number)?) != Some(name) {
                continue;
            }
            let mut cursor = Cursor::new(cursor.data, index.first_entry(cursor, number)?, cursor.is_little);
            while let Some(entry) = index.entry(&mut cursor)? {
                found.extend(index.die(dwarf, &entry));
            }
        }
        Some(())
    });
    found
}

impl Index {
    fn die<'d, 'a>(&self, dwarf: &'d Dwarf<'a>, entry: &Entry) -> Option<Die<'d, 'a>> {
        let value = |attribute: c::DwIdx| {
            let wanted = u64::from(attribute.0);
            entry.values.iter().find(|(attribute, ..)| *attribute == wanted).map(|(.., value)| *value)
        };
        let offset = value(c::DW_IDX_die_offset)?;
        let (list, number) = match value(c::DW_IDX_type_unit) {
            Some(number) => (&self.local_type_offsets, number),
            None => (&self.unit_offsets, value(c::DW_IDX_compile_unit).unwrap_or(0)),
        };
        let unit_offset = *list.get(usize::try_from(number).ok()?)?;
        let unit = dwarf.units.iter().find(|unit| unit.header.offset == unit_offset)?;
        dwarf.die_at(unit, unit_offset.wrapping_add(offset))
    }
}

/// The hash of Bernstein, of the name in lower case.
fn hash_of(name: &[u8]) -> u64 {
    let step =
        |hash: u32, byte: &u8| hash.wrapping_mul(33).wrapping_add(u32::from(byte.to_ascii_lowercase()));
    u64::from(name.iter().fold(5381, step))
}
