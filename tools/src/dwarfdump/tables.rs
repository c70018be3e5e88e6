//! The small sections as text: abbreviations, strings and their offsets, addresses, address ranges of units, names of units
//! before version 5. Each is linear in its size.

use super::dwarf::Dwarf;
use super::names;
use super::reader::{Cursor, Encoding, push_escaped, string_at};
use super::unit::{Abbreviation, Abbreviations, Unit};
use gimli::constants as c;

pub(super) fn abbreviations(out: &mut String, dwarf: &Dwarf<'_>, name: &str) {
    let section = dwarf.object.section(name);
    if section.is_empty() {
        out.push_str("< EMPTY >\n");
        return;
    }
    let mut cursor = Cursor::new(section, 0, dwarf.object.is_little);
    while !cursor.is_at_end() {
        let offset = cursor.position();
        let (table, complete) = Abbreviations::read(&mut cursor);
        out.push_str(&format!("Abbrev table for offset: 0x{offset:08x}\n"));
        for row in &table.list {
            abbreviation(out, row);
        }
        if !complete {
            dwarf.error(format!("unexpected end of data in the abbreviations at offset 0x{offset:x}"));
            return;
        }
    }
}

pub(super) fn abbreviation(out: &mut String, row: &Abbreviation) {
    let children = if row.has_children { "yes" } else { "no" };
    out.push_str(&format!("[{}] {}\tDW_CHILDREN_{children}\n", row.code, names::tag(row.tag)));
    for specification in &row.attributes {
        let attribute = names::attribute(specification.attribute);
        out.push_str(&format!("\t{attribute}\t{}", names::form(specification.form)));
        if specification.form == c::DW_FORM_implicit_const.0 {
            out.push_str(&format!("\t{}", specification.implicit));
        }
        out.push('\n');
    }
    out.push('\n');
}

pub(super) fn strings(out: &mut String, dwarf: &Dwarf<'_>, name: &str) {
    let mut cursor = Cursor::new(dwarf.object.section(name), 0, dwarf.object.is_little);
    loop {
        let offset = cursor.position();
        let Some(text) = cursor.string() else {
            if !cursor.is_at_end() {
                dwarf.error(format!("no null terminated string at offset 0x{offset:x}"));
            }
            return;
        };
        out.push_str(&format!("0x{offset:08x}: \""));
        push_escaped(out, text);
        out.push_str("\"\n");
    }
}

/// The part of a section of string offsets that units of an object share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Contribution {
    pub base: u64,
    pub size: u64,
    /// Bytes of the header before the base.
    pub header: u64,
    version: u16,
    pub is_64: bool,
}

fn contribution(unit: &Unit<'_>, section: &[u8]) -> Option<Contribution> {
    let is_64 = unit.encoding().is_64;
    let header = if is_64 { 16 } else { 8 };
    let version = unit.encoding().version;
    if version < 5 {
        let size = section.len() as u64;
        return unit.is_dwo.then_some(Contribution { base: 0, size, header: 0, version: 4, is_64 });
    }
    let base = if unit.is_dwo { header } else { unit.bases.str_offsets? };
    let mut cursor = Cursor::new(section, base.checked_sub(header)?, unit.is_little);
    let (length, is_64) = cursor.unit_length()?;
    let version = cursor.u16()?;
    Some(Contribution { base, size: length.checked_sub(4)?, header, version, is_64 })
}

/// The parts that units use, in the order of the section.
pub(super) fn contributions(units: &[Unit<'_>], section: &[u8]) -> Vec<Contribution> {
    let mut parts: Vec<Contribution> = units.iter().filter_map(|unit| contribution(unit, section)).collect();
    parts.sort_unstable();
    parts.dedup();
    parts
}

pub(super) fn string_offsets(out: &mut String, dwarf: &Dwarf<'_>, name: &str, units: &[Unit<'_>]) {
    let section = dwarf.object.section(name);
    let strings = dwarf.object.section(&name.replace("_offsets", ""));
    let mut at = 0;
    for part in contributions(units, section) {
        let begin = part.base - part.header;
        if begin > at {
            out.push_str(&format!("0x{at:08x}: Gap, length = {}\n", begin - at));
        }
        let encoding = Encoding { is_64: part.is_64, ..Encoding::default() };
        out.push_str(&format!(
            "0x{begin:08x}: Contribution size = {}, Format = {}, Version = {}\n",
            part.size + if part.header > 0 { 4 } else { 0 },
            encoding.format_name(),
            part.version
        ));
        let bytes = encoding.offset_bytes();
        let digits = usize::from(bytes) * 2;
        let mut cursor = Cursor::new(section, part.base, dwarf.object.is_little);
        let end = part.base.saturating_add(part.size);
        while cursor.position() < end {
            let offset = cursor.position();
            let Some(string) = cursor.uint(bytes) else { break };
            out.push_str(&format!("0x{offset:08x}: {string:0digits$x} "));
            if let Some(text) = string_at(strings, string) {
                out.push_str(&format!("\"{}\"", String::from_utf8_lossy(text)));
            }
            out.push('\n');
        }
        at = end;
    }
    if at < section.len() as u64 {
        out.push_str(&format!("0x{at:08x}: Gap, length = {}\n", section.len() as u64 - at));
    }
}

pub(super) fn addresses(out: &mut String, dwarf: &Dwarf<'_>) {
    let section = dwarf.object.section(".debug_addr");
    let mut cursor = Cursor::new(section, 0, dwarf.object.is_little);
    let version = dwarf.units.iter().map(|unit| unit.encoding().version).max().unwrap_or(5);
    while !cursor.is_at_end() {
        if address_table(out, dwarf, &mut cursor, version).is_none() {
            dwarf.error("section .debug_addr: unexpected end of data".to_owned());
            return;
        }
    }
}

fn address_table(out: &mut String, dwarf: &Dwarf<'_>, cursor: &mut Cursor<'_>, version: u16) -> Option<()> {
    let (end, size) = if version < 5 {
        // Before version 5 the section is one table without a header.
        (cursor.data.len() as u64, dwarf.object.address_bytes())
    } else {
        let (length, is_64) = cursor.unit_length()?;
        let end = cursor.position().checked_add(length)?;
        let (version, size, segment) = (cursor.u16()?, cursor.u8()?, cursor.u8()?);
        let encoding = Encoding { is_64, version, address_bytes: size };
        let digits = 2 * usize::from(encoding.offset_bytes());
        out.push_str(&format!(
            "Address table header: length = 0x{length:0digits$x}, format = {}, \
            version = 0x{version:04x}, addr_size = 0x{size:02x}, seg_size = 0x{segment:02x}\n",
            encoding.format_name()
        ));
        (end, size)
    };
    let digits = 2 * usize::from(size);
    if cursor.position() < end {
        out.push_str("Addrs: [\n");
        while cursor.position() < end {
            out.push_str(&format!("0x{:0digits$x}\n", cursor.uint(size)?));
        }
        out.push_str("]\n");
    }
    Some(())
}

pub(super) fn address_ranges(out: &mut String, dwarf: &Dwarf<'_>) {
    let mut cursor = Cursor::new(dwarf.object.section(".debug_aranges"), 0, dwarf.object.is_little);
    while !cursor.is_at_end() {
        if range_table(out, &mut cursor).is_none() {
            dwarf.warn("parsing address ranges table: unexpected end of data".to_owned());
            return;
        }
    }
}

fn range_table(out: &mut String, cursor: &mut Cursor<'_>) -> Option<()> {
    let begin = cursor.position();
    let (length, is_64) = cursor.unit_length()?;
    let end = cursor.position().checked_add(length)?;
    let version = cursor.u16()?;
    let mut encoding = Encoding { is_64, version, address_bytes: 0 };
    let unit = cursor.uint(encoding.offset_bytes())?;
    let (size, segment) = (cursor.u8()?, cursor.u8()?);
    encoding.address_bytes = size;
    let digits = 2 * usize::from(encoding.offset_bytes());
    out.push_str(&format!(
        "Address Range Header: length = 0x{length:0digits$x}, format = {}, \
        version = 0x{version:04x}, cu_offset = 0x{unit:0digits$x}, addr_size = 0x{size:02x}, \
        seg_size = 0x{segment:02x}\n",
        encoding.format_name()
    ));
    // Pairs are aligned to their size from the beginning of the table.
    let pair = 2 * u64::from(size);
    let used = cursor.position() - begin;
    cursor.bytes(used.checked_next_multiple_of(pair)? - used)?;
    let digits = encoding.address_digits();
    while cursor.position() < end {
        let (low, len) = (cursor.uint(size)?, cursor.uint(size)?);
        if low == 0 && len == 0 && cursor.position() >= end {
            break;
        }
        let high = low.wrapping_add(len);
        out.push_str(&format!("[0x{low:0digits$x}, 0x{high:0digits$x})\n"));
    }
    cursor.at = usize::try_from(end).ok()?;
    Some(())
}

/// `.debug_pubnames` and its kin; those of GNU say what is named.
pub(super) fn public_names(out: &mut String, dwarf: &Dwarf<'_>, name: &str) {
    let mut cursor = Cursor::new(dwarf.object.section(name), 0, dwarf.object.is_little);
    while !cursor.is_at_end() {
        if public_table(out, &mut cursor, name.contains("_gnu_")).is_none() {
            dwarf.error(format!("{name}: unexpected end of data"));
            return;
        }
    }
}

fn public_table(out: &mut String, cursor: &mut Cursor<'_>, is_gnu: bool) -> Option<()> {
    let (length, is_64) = cursor.unit_length()?;
    let end = cursor.position().checked_add(length)?;
    let encoding = Encoding { is_64, ..Encoding::default() };
    let (bytes, digits) = (encoding.offset_bytes(), 2 * usize::from(encoding.offset_bytes()));
    let version = cursor.u16()?;
    let (unit, size) = (cursor.uint(bytes)?, cursor.uint(bytes)?);
    out.push_str(&format!(
        "length = 0x{length:0digits$x}, format = {}, version = 0x{version:04x}, \
        unit_offset = 0x{unit:0digits$x}, unit_size = 0x{size:0digits$x}\n",
        encoding.format_name()
    ));
    out.push_str(if is_gnu { "Offset     Linkage  Kind     Name\n" } else { "Offset     Name\n" });
    while cursor.position() < end {
        let offset = cursor.uint(bytes)?;
        if offset == 0 {
            break;
        }
        out.push_str(&format!("0x{offset:0digits$x} "));
        if is_gnu {
            let descriptor = cursor.u8()?;
            let linkage = if descriptor & 0x80 == 0 { "EXTERNAL" } else { "STATIC" };
            let kind = match descriptor >> 4 & 7 {
                0 => "NONE",
                1 => "TYPE",
                2 => "VARIABLE",
                3 => "FUNCTION",
                4 => "OTHER",
                5 => "UNUSED5",
                6 => "UNUSED6",
                _ => "UNUSED7",
            };
            out.push_str(&format!("{linkage:<8} {kind:<8} "));
        }
        out.push_str(&format!("\"{}\"\n", String::from_utf8_lossy(cursor.string()?)));
    }
    cursor.at = usize::try_from(end).ok()?;
    Some(())
}
