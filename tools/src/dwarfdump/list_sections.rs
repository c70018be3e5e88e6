//! Sections of location lists and range lists as text, table after table. Linear in their size.

use super::dwarf::Dwarf;
use super::expression::{self, Context};
use super::lists::{self, Kind, Layout, Range};
use super::options::Options;
use super::reader::{Cursor, Encoding};
use super::unit::Unit;

/// What begins a table of version 5.
struct Header {
    offset: u64,
    length: u64,
    encoding: Encoding,
    segment_bytes: u8,
    offsets: Vec<u64>,
    /// Where the offsets are counted from.
    base: u64,
    end: u64,
}

impl Header {
    fn read(cursor: &mut Cursor<'_>) -> Option<Header> {
        let offset = cursor.position();
        let (length, is_64) = cursor.unit_length()?;
        let end = cursor.position().checked_add(length)?;
        let (version, address_bytes, segment_bytes) = (cursor.u16()?, cursor.u8()?, cursor.u8()?);
        let encoding = Encoding { is_64, version, address_bytes };
        let count = cursor.u32()?;
        let base = cursor.position();
        let mut offsets = Vec::new();
        for _ in 0..count {
            offsets.push(cursor.uint(encoding.offset_bytes())?);
        }
        Some(Header { offset, length, encoding, segment_bytes, offsets, base, end })
    }

    fn print(&self, out: &mut String, kind: &str, options: &Options) {
        let digits = 2 * usize::from(self.encoding.offset_bytes());
        if options.verbose {
            out.push_str(&format!("0x{:08x}: ", self.offset));
        }
        out.push_str(&format!(
            "{kind} list header: length = 0x{:0digits$x}, format = {}, version = 0x{:04x}, \
            addr_size = 0x{:02x}, seg_size = 0x{:02x}, offset_entry_count = 0x{:08x}\n",
            self.length,
            self.encoding.format_name(),
            self.encoding.version,
            self.encoding.address_bytes,
            self.segment_bytes,
            self.offsets.len()
        ));
        if self.offsets.is_empty() {
            return;
        }
        out.push_str("offsets: [\n");
        for offset in &self.offsets {
            out.push_str(&format!("0x{offset:0digits$x}"));
            if options.verbose {
                out.push_str(&format!(" => 0x{:08x}", self.base.wrapping_add(*offset)));
            }
            out.push('\n');
        }
        out.push_str("]\n");
    }
}

/// The unit whose addresses the tables of a section use: all units of an object share them.
fn unit_of_addresses<'d, 'a>(dwarf: &'d Dwarf<'a>) -> Option<&'d Unit<'a>> {
    dwarf.units.iter().find(|unit| unit.bases.address.is_some())
}

pub(super) fn range_lists(out: &mut String, dwarf: &Dwarf<'_>, name: &str, options: &Options) {
    let mut cursor = Cursor::new(dwarf.object.section(name), 0, dwarf.object.is_little);
    while !cursor.is_at_end() {
        let Some(header) = Header::read(&mut cursor) else {
            dwarf.error(format!("section {name}: unexpected end of data"));
            return;
        };
        header.print(out, "range", options);
        out.push_str("ranges:\n");
        let mut error = String::new();
        let mut base = Some(0);
        while cursor.position() < header.end {
            let encoding = header.encoding;
            let Some(item) = lists::read_item(&mut cursor, Layout::Kinds, false, encoding, &mut error) else {
                dwarf.error(error);
                return;
            };
            range_item(out, dwarf, &item, &mut base, encoding, options);
        }
        cursor.at = usize::try_from(header.end).unwrap_or(usize::MAX);
    }
}

fn range_item(
    out: &mut String,
    dwarf: &Dwarf<'_>,
    item: &lists::Item<'_>,
    base: &mut Option<u64>,
    encoding: Encoding,
    options: &Options,
) {
    let digits = encoding.address_digits();
    if options.verbose {
        let name = format!("[{}]", item.kind.name(false));
        out.push_str(&format!("0x{:08x}: {name}", item.offset));
        if item.kind != Kind::End {
            out.push_str(&" ".repeat("[DW_RLE_startx_length]".len().saturating_sub(name.len() + 1)));
            out.push_str(": ");
        }
        let numbers = [item.first, item.second];
        let numbers = numbers.iter().take(item.kind.numbers()).map(|number| format!(" 0x{number:0digits$x}"));
        out.push_str(&numbers.collect::<Vec<_>>().join(","));
    }
    let before = out.len();
    match lists::resolve(dwarf, unit_of_addresses(dwarf), item, base) {
        Range::Addresses(low, high) => {
            if options.verbose {
                out.push_str(" => ");
            }
            out.push_str(&format!("[0x{low:0digits$x}, 0x{high:0digits$x})"));
        }
        _ if item.kind == Kind::End => {
            *base = Some(0);
            if !options.verbose {
                out.push_str("<End of list>");
            }
        }
        _ => {}
    }
    if options.verbose || out.len() > before {
        out.push('\n');
    }
}

/// `.debug_ranges`.
pub(super) fn old_ranges(out: &mut String, dwarf: &Dwarf<'_>) {
    let object = dwarf.object;
    let mut cursor = Cursor::new(object.section(".debug_ranges"), 0, object.is_little);
    let size = dwarf.units.first().map_or(object.address_bytes(), |unit| unit.encoding().address_bytes);
    let digits = 2 * usize::from(size);
    let mut list = 0;
    while !cursor.is_at_end() {
        let (Some(low), Some(high)) = (cursor.uint(size), cursor.uint(size)) else {
            dwarf.error(format!("invalid range list entry at offset 0x{:x}", cursor.position()));
            return;
        };
        if low == 0 && high == 0 {
            out.push_str(&format!("{list:08x} <End of list>\n"));
            list = cursor.position();
        } else {
            out.push_str(&format!("{list:08x} {low:0digits$x} {high:0digits$x}\n"));
        }
    }
}

/// `.debug_loclists`.
pub(super) fn location_lists(
    out: &mut String,
    dwarf: &Dwarf<'_>,
    name: &str,
    at: Option<u64>,
    options: &Options,
) {
    let section = dwarf.object.section(name);
    let mut cursor = Cursor::new(section, 0, dwarf.object.is_little);
    while !cursor.is_at_end() {
        let Some(header) = Header::read(&mut cursor) else {
            dwarf.error(format!("section {name}: unexpected end of data"));
            return;
        };
        header.print(out, "locations", options);
        let end = header.end;
        let part = Part { dwarf, name, layout: Layout::Kinds, encoding: header.encoding, options };
        part.lists(out, &mut cursor, end, at);
        cursor.at = usize::try_from(end).unwrap_or(usize::MAX);
    }
}

/// `.debug_loc` and, of split objects, `.debug_loc.dwo`.
pub(super) fn old_locations(
    out: &mut String,
    dwarf: &Dwarf<'_>,
    name: &str,
    at: Option<u64>,
    options: &Options,
) {
    let object = dwarf.object;
    let section = object.section(name);
    let mut cursor = Cursor::new(section, 0, object.is_little);
    let is_split = name.ends_with(".dwo");
    let layout = if is_split { Layout::OldSplit } else { Layout::Pairs };
    let size = dwarf.units.first().map_or(object.address_bytes(), |unit| unit.encoding().address_bytes);
    let encoding =
        Encoding { version: 4, address_bytes: if is_split { 4 } else { size }, ..Encoding::default() };
    let part = Part { dwarf, name, layout, encoding, options };
    part.lists(out, &mut cursor, section.len() as u64, at);
}

/// Lists that follow each other.
struct Part<'d, 'a> {
    dwarf: &'d Dwarf<'a>,
    name: &'d str,
    layout: Layout,
    encoding: Encoding,
    options: &'d Options,
}

impl Part<'_, '_> {
    fn lists(&self, out: &mut String, cursor: &mut Cursor<'_>, end: u64, at: Option<u64>) {
        let raw = self.dwarf.object.raw_section(self.name);
        let mut is_first = true;
        let mut error = String::new();
        while cursor.position() < end {
            let offset = cursor.position();
            let is_wanted = at.is_none_or(|at| at == offset);
            if is_wanted {
                if !std::mem::take(&mut is_first) {
                    out.push('\n');
                }
                out.push_str(&format!("0x{offset:08x}: "));
            }
            let mut base = None;
            loop {
                let item = lists::read_item(cursor, self.layout, true, self.encoding, &mut error);
                let Some(item) = item else {
                    out.push('\n');
                    self.dwarf.error(error);
                    cursor.at = usize::MAX;
                    return;
                };
                if item.kind == Kind::End {
                    break;
                }
                if is_wanted {
                    let block = raw.get(cursor.at.saturating_sub(item.block.len())..cursor.at);
                    self.item(out, &item, block.unwrap_or(item.block), &mut base);
                }
            }
            if is_wanted {
                out.push('\n');
            }
        }
    }

    fn item(&self, out: &mut String, item: &lists::Item<'_>, block: &[u8], base: &mut Option<u64>) {
        let digits = self.encoding.address_digits();
        let is_known = item.kind != Kind::OffsetPair || base.is_some();
        let range = match lists::resolve(self.dwarf, None, item, base) {
            Range::None => return,
            Range::Addresses(low, high) if is_known => {
                Some(format!("[0x{low:0digits$x}, 0x{high:0digits$x})"))
            }
            Range::Everywhere => Some("<default>".to_owned()),
            _ => None,
        };
        out.push_str("\n            ");
        match range {
            Some(range) if !self.options.verbose => out.push_str(&range),
            _ => self.raw(out, item),
        }
        if !matches!(item.kind, Kind::Base | Kind::BaseIndex) {
            out.push_str(": ");
            let context = Context {
                dwarf: self.dwarf,
                unit: None,
                encoding: self.encoding,
                verbose: self.options.verbose,
            };
            expression::print(out, block, context);
        }
    }

    /// An entry as it is encoded.
    fn raw(&self, out: &mut String, item: &lists::Item<'_>) {
        let digits = self.encoding.address_digits();
        let is_named = self.layout != Layout::Pairs;
        if is_named {
            out.push_str(&format!("{:<23}", item.kind.name(true)));
        }
        let numbers = [item.first, item.second];
        let numbers = numbers.iter().take(item.kind.numbers()).map(|number| format!("0x{number:0digits$x}"));
        let numbers = numbers.collect::<Vec<_>>().join(", ");
        out.push_str(&format!("({numbers})"));
    }
}
