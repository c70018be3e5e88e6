//! `.debug_info` and `.debug_types`: units, entries, attributes with their values.

use super::dwarf::{Die, Dwarf};
use super::expression::{self, Context};
use super::form::{Raw, Value};
use super::lists::{self, Kind, Range};
use super::options::Options;
use super::reader::push_escaped;
use super::unit::{EntryIndex, Unit};
use super::{names, types};
use gimli::constants as c;

/// Writes what stands before the entries.
/// Writes the entry at an offset, with its parents or children if they are wanted.
pub(super) fn dump_at<'d, 'a>(
    out: &mut String,
    dwarf: &'d Dwarf<'a>,
    unit: &'d Unit<'a>,
    offset: u64,
    options: &Options,
) {
    if let Some(entry) = unit.entry_at(offset) {
        dump_entry(out, dwarf, unit, entry, options);
    }
}

/// Writes an entry, with its parents or children if they are wanted.
pub(super) fn dump_entry<'d, 'a>(
    out: &mut String,
    dwarf: &'d Dwarf<'a>,
    unit: &'d Unit<'a>,
    entry: EntryIndex,
    options: &Options,
) {
    let dump = Dump { dwarf, options };
    let mut parents = Vec::new();
    let mut at = entry;
    let most = options.parent_recurse_depth.unwrap_or(u32::MAX) as usize;
    while let Some(parent) = unit.parent(at).filter(|_| options.show_parents && parents.len() < most) {
        parents.push(parent);
        at = parent;
    }
    let mut level = 0;
    for parent in parents.into_iter().rev() {
        dump.entry(out, unit, parent, unit.entries[parent].depth - level);
        level += 1;
    }
    let depth = unit.entries[entry].depth;
    let outdent = depth - level;
    dump.entry(out, unit, entry, outdent);
    if options.show_children {
        let most = depth.saturating_add(options.recurse_depth.unwrap_or(u32::MAX));
        for below in entry + 1..unit.end_of(entry) {
            if unit.entries[below].depth <= most {
                dump.entry(out, unit, below, outdent);
            }
        }
    }
}

/// Writes an entry at a level of indentation.
pub(super) fn dump_entry_at_level<'d, 'a>(
    out: &mut String,
    dwarf: &'d Dwarf<'a>,
    unit: &'d Unit<'a>,
    entry: EntryIndex,
    level: u32,
    options: &Options,
) {
    let depth = unit.entries.get(entry).map_or(0, |entry| entry.depth);
    Dump { dwarf, options }.entry(out, unit, entry, depth.saturating_sub(level));
}

/// Writes what stands before the entries of a unit.
pub(super) fn dump_title(out: &mut String, dwarf: &Dwarf<'_>, unit: &Unit<'_>, options: &Options) {
    title(out, dwarf, unit, options);
}

fn title(out: &mut String, dwarf: &Dwarf<'_>, unit: &Unit<'_>, options: &Options) {
    header(out, dwarf, unit, options);
    if unit.entries.is_empty() {
        out.push_str("<compile unit can't be parsed!>\n\n");
    }
}

/// Writes a unit with all its entries.
pub(super) fn dump_unit<'d, 'a>(out: &mut String, dwarf: &'d Dwarf<'a>, of: &'d Unit<'a>, options: &Options) {
    title(out, dwarf, of, options);
    if of.entries.is_empty() || (options.summarize_types && of.header.type_unit.is_some()) {
        return;
    }
    let dump = Dump { dwarf, options };
    let depth = options.recurse_depth.unwrap_or(u32::MAX);
    for index in 0..of.entries.len() {
        if of.entries[index].depth <= depth {
            dump.entry(out, of, index, 0);
        }
    }
}

fn header(out: &mut String, dwarf: &Dwarf<'_>, unit: &Unit<'_>, options: &Options) {
    let header = &unit.header;
    let encoding = unit.encoding();
    let digits = usize::from(encoding.offset_bytes()) * 2;
    if options.summarize_types
        && let Some((signature, _)) = header.type_unit
    {
        out.push_str(&format!(
            "name = '{}', type_signature = 0x{signature:016x}, length = 0x{:0digits$x}\n",
            type_unit_name(dwarf, unit),
            header.length
        ));
        return;
    }
    out.push_str(&format!(
        "0x{:08x}: {}: length = 0x{:0digits$x}, format = {}, version = 0x{:04x}",
        header.offset,
        unit.title(),
        header.length,
        encoding.format_name(),
        encoding.version
    ));
    if encoding.version >= 5 {
        out.push_str(&format!(", unit_type = {}", unit.kind_name()));
    }
    out.push_str(&format!(
        ", abbr_offset = 0x{:04x}, addr_size = 0x{:02x}",
        header.abbreviations, encoding.address_bytes
    ));
    if let Some((signature, offset)) = header.type_unit {
        let name = type_unit_name(dwarf, unit);
        out.push_str(&format!(
            ", name = '{name}', type_signature = 0x{signature:016x}, type_offset = 0x{offset:04x}"
        ));
    } else if let Some(id) = header.dwo_id {
        out.push_str(&format!(", DWO_id = 0x{id:016x}"));
    }
    out.push_str(&format!(" (next unit at 0x{:08x})\n", header.end));
}

fn type_unit_name(dwarf: &Dwarf<'_>, unit: &Unit<'_>) -> String {
    let offset = unit.header.type_unit.map_or(0, |(_, offset)| unit.header.offset.wrapping_add(offset));
    let list = if unit.is_dwo { &dwarf.dwo_units } else { &dwarf.units };
    let die = unit.entry_at(offset).zip(list.get(unit.index)).map(|(entry, unit)| Die { unit, entry });
    let name = die.and_then(|die| dwarf.short_name(die));
    String::from_utf8_lossy(name.unwrap_or_default()).into_owned()
}

pub(super) struct Dump<'d, 'a, 'o> {
    pub dwarf: &'d Dwarf<'a>,
    pub options: &'o Options,
}

impl<'d, 'a> Dump<'d, 'a, '_> {
    /// An entry with its attributes; `outdent` levels less deep than it is.
    pub fn entry(&self, out: &mut String, unit: &'d Unit<'a>, index: EntryIndex, outdent: u32) {
        let Some(entry) = unit.entries.get(index) else { return };
        let indent = 2 * entry.depth.saturating_sub(outdent) as usize;
        if !self.options.diff {
            out.push('\n');
            out.push_str(&format!("0x{:08x}: ", entry.offset));
        }
        out.push_str(&" ".repeat(indent));
        let Some(row) = unit.abbreviation(index) else {
            out.push_str("NULL\n");
            return;
        };
        out.push_str(&names::tag(row.tag));
        if self.options.verbose {
            out.push_str(&format!(" [{}] {}", row.code, if row.has_children { '*' } else { ' ' }));
            if let Some(parent) = unit.parent(index) {
                out.push_str(&format!(" (0x{:08x})", unit.entries[parent].offset));
            }
        }
        out.push('\n');
        let die = Die { unit, entry: index };
        for (attribute, value) in unit.attributes(index) {
            self.attribute(out, die, attribute, &value, indent + 14);
        }
    }

    fn attribute(
        &self,
        out: &mut String,
        die: Die<'d, 'a>,
        attribute: u16,
        value: &Value<'a>,
        indent: usize,
    ) {
        out.push_str(&" ".repeat(indent));
        out.push_str(&names::attribute(attribute));
        if self.options.verbose || self.options.show_form {
            out.push_str(&format!(" [{}]", names::form(value.form)));
        }
        out.push_str("\t(");
        self.value(out, die, attribute, value, indent + 3);
        out.push_str(")\n");
    }

    fn value(&self, out: &mut String, die: Die<'d, 'a>, attribute: u16, value: &Value<'a>, indent: usize) {
        let unit = die.unit;
        let constant = value.constant();
        let name = c::DwAt(attribute);
        if matches!(name, c::DW_AT_decl_file | c::DW_AT_call_file)
            && let Some(path) = constant.and_then(|number| self.dwarf.file(unit, number))
        {
            out.push_str(&format!("\"{}\"", String::from_utf8_lossy(&path)));
            return;
        }
        if let Some(word) = constant.and_then(|value| names::attribute_value(attribute, value)) {
            out.push_str(word);
            return;
        }
        let is_decimal = matches!(
            name,
            c::DW_AT_decl_line | c::DW_AT_decl_column | c::DW_AT_call_line | c::DW_AT_call_column
        );
        if let Some(number) = constant.filter(|_| is_decimal) {
            out.push_str(&number.to_string());
            return;
        }
        if name == c::DW_AT_high_pc && !self.options.verbose && constant.is_some() {
            if self.options.diff {
                return;
            }
            if let Some((_, high)) = self.dwarf.low_and_high(die) {
                self.address(out, die, high);
                return;
            }
        }
        if names::may_have_list(attribute)
            && (value.section_offset(unit.encoding().version).is_some()
                || value.form == c::DW_FORM_loclistx.0)
        {
            self.location_list(out, die, value, indent);
            return;
        }
        let is_expression = value.form == c::DW_FORM_exprloc.0 || names::may_have_expression(attribute);
        if let Some(bytes) = value.block().filter(|_| is_expression) {
            expression::print(out, bytes, self.context(unit));
            return;
        }
        if self.options.diff && is_place(value) {
            if value.form == c::DW_FORM_rnglistx.0 {
                out.push_str(&format!("indexed (0x{:x}) rangelist = ", value.unsigned().unwrap_or(0)));
            }
            if value.is_address_index() && self.dwarf.address(unit, value).is_none() {
                out.push_str("<unresolved>");
            }
            let mut comment = String::new();
            self.comment(&mut comment, die, attribute, value, indent);
            // Ranges are places, too.
            if !comment.starts_with('\n') && c::DwAt(attribute) != c::DW_AT_ranges {
                out.push_str(comment.trim_start());
            }
            return;
        }
        self.raw(out, die, value);
        if self.options.diff && c::DwAt(attribute) == c::DW_AT_ranges {
            return;
        }
        self.comment(out, die, attribute, value, indent);
    }

    fn context(&self, unit: &'d Unit<'a>) -> Context<'d, 'a> {
        Context {
            dwarf: self.dwarf,
            unit: Some(unit),
            encoding: unit.encoding(),
            verbose: self.options.verbose,
        }
    }

    fn address(&self, out: &mut String, die: Die<'_, '_>, address: u64) {
        let digits = die.unit.encoding().address_digits();
        out.push_str(&format!("0x{address:0digits$x}"));
    }

    /// A value by its form alone.
    fn raw(&self, out: &mut String, die: Die<'d, 'a>, value: &Value<'a>) {
        let unit = die.unit;
        let offset_digits = 2 * usize::from(unit.encoding().offset_bytes());
        let bytes = match value.raw {
            Raw::Bytes(bytes) => bytes,
            Raw::Signed(number) => {
                out.push_str(&number.to_string());
                return;
            }
            Raw::Unsigned(number) => {
                self.raw_number(out, die, value, number, offset_digits);
                return;
            }
        };
        match c::DwForm(value.form) {
            c::DW_FORM_string => quoted(out, bytes),
            c::DW_FORM_data16 => bytes.iter().for_each(|byte| out.push_str(&format!("{byte:02x}"))),
            form => {
                if bytes.is_empty() && form != c::DW_FORM_exprloc {
                    out.push_str(match form {
                        c::DW_FORM_block1 => "<0x00> ",
                        c::DW_FORM_block2 => "<0x0000> ",
                        c::DW_FORM_block4 => "<0x00000000> ",
                        _ => "<0x0> ",
                    });
                    return;
                }
                let length = bytes.len();
                out.push_str(&match form {
                    c::DW_FORM_block1 => format!("<0x{length:02x}> "),
                    c::DW_FORM_block2 => format!("<0x{length:04x}> "),
                    c::DW_FORM_block4 => format!("<0x{length:08x}> "),
                    _ => format!("<0x{length:x}> "),
                });
                bytes.iter().for_each(|byte| out.push_str(&format!("{byte:02x} ")));
            }
        }
    }

    fn raw_number(&self, out: &mut String, die: Die<'d, 'a>, value: &Value<'a>, number: u64, digits: usize) {
        let unit = die.unit;
        let verbose = self.options.verbose;
        if value.is_address_index() {
            let address = self.dwarf.address(unit, value);
            if address.is_none() || verbose {
                out.push_str(&format!("indexed ({number:08x}) address = "));
            }
            match address {
                Some(address) => self.address(out, die, address),
                None => out.push_str("<unresolved>"),
            }
            return;
        }
        if value.is_string_index() {
            if verbose {
                out.push_str(&format!("indexed ({number:08x}) string = "));
            }
            if let Some(text) = self.dwarf.string(unit, value) {
                quoted(out, text);
            }
            return;
        }
        match c::DwForm(value.form) {
            c::DW_FORM_addr => self.address(out, die, number),
            c::DW_FORM_flag_present => out.push_str("true"),
            c::DW_FORM_data1 | c::DW_FORM_flag => out.push_str(&format!("0x{number:02x}")),
            c::DW_FORM_data2 => out.push_str(&format!("0x{number:04x}")),
            c::DW_FORM_data4 => out.push_str(&format!("0x{number:08x}")),
            c::DW_FORM_data8 | c::DW_FORM_ref_sig8 => out.push_str(&format!("0x{number:016x}")),
            c::DW_FORM_udata => out.push_str(&number.to_string()),
            c::DW_FORM_strp | c::DW_FORM_line_strp => {
                if verbose {
                    let section =
                        if value.form == c::DW_FORM_strp.0 { ".debug_str" } else { ".debug_line_str" };
                    out.push_str(&format!(" {section}[0x{number:0digits$x}] = "));
                }
                if let Some(text) = self.dwarf.string(unit, value) {
                    quoted(out, text);
                }
            }
            c::DW_FORM_ref1 => self.reference(out, unit, number, 2),
            c::DW_FORM_ref2 | c::DW_FORM_ref4 => self.reference(out, unit, number, 4),
            c::DW_FORM_ref8 | c::DW_FORM_ref_udata => self.reference(out, unit, number, 1),
            c::DW_FORM_ref_addr => out.push_str(&format!("0x{number:016x}")),
            c::DW_FORM_loclistx | c::DW_FORM_rnglistx => {
                let what = if value.form == c::DW_FORM_loclistx.0 { "loclist" } else { "rangelist" };
                out.push_str(&format!("indexed (0x{number:x}) {what} = "));
            }
            c::DW_FORM_GNU_ref_alt | c::DW_FORM_GNU_strp_alt => {
                out.push_str(&format!("alt indirect string, offset: 0x{number:x}"));
            }
            _ => out.push_str(&format!("0x{number:0digits$x}")),
        }
    }

    fn reference(&self, out: &mut String, unit: &Unit<'_>, number: u64, digits: usize) {
        let absolute = unit.header.offset.wrapping_add(number);
        if self.options.verbose {
            out.push_str(&format!("cu + 0x{number:0digits$x} => {{0x{absolute:08x}}}"));
        } else if !self.options.diff {
            out.push_str(&format!("0x{absolute:08x}"));
        }
    }

    /// What is said after a value: names of what is referred to, ranges.
    fn comment(&self, out: &mut String, die: Die<'d, 'a>, attribute: u16, value: &Value<'a>, indent: usize) {
        match c::DwAt(attribute) {
            c::DW_AT_specification | c::DW_AT_abstract_origin | c::DW_AT_call_origin => {
                let target = self.dwarf.resolve(die.unit, value);
                if let Some(name) = target.and_then(|target| self.dwarf.linkage_name(target)) {
                    out.push_str(&format!(" \"{}\"", String::from_utf8_lossy(name)));
                }
            }
            c::DW_AT_import => {
                let target = self.dwarf.resolve(die.unit, value);
                if let Some(name) = target.and_then(|target| self.dwarf.linkage_name(target)) {
                    out.push_str(&format!(" \"{}\"", String::from_utf8_lossy(name)));
                }
            }
            c::DW_AT_type | c::DW_AT_containing_type => {
                if let Some(target) = self.dwarf.resolve(die.unit, value) {
                    out.push_str(&format!(" \"{}\"", types::qualified_name(self.dwarf, Some(target))));
                }
            }
            c::DW_AT_ranges if constant_or_list(value) => self.ranges(out, die, value, indent),
            _ => {}
        }
    }

    fn ranges(&self, out: &mut String, die: Die<'d, 'a>, value: &Value<'a>, indent: usize) {
        let unit = die.unit;
        if value.form == c::DW_FORM_rnglistx.0
            && let Some(offset) = lists::list_offset(self.dwarf, unit, value, false)
        {
            out.push_str(&format!("0x{offset:08x}"));
        }
        let ranges = match self.dwarf.low_and_high(die) {
            Some(range) => Ok(vec![range]),
            None => lists::ranges_of(self.dwarf, unit, value),
        };
        match ranges {
            Ok(ranges) => {
                for (low, high) in ranges {
                    out.push_str(&format!("\n{}[", " ".repeat(indent)));
                    self.address(out, die, low);
                    out.push_str(", ");
                    self.address(out, die, high);
                    out.push(')');
                }
            }
            Err(message) => self.dwarf.warn(format!("decoding address ranges: {message}")),
        }
    }

    fn location_list(&self, out: &mut String, die: Die<'d, 'a>, value: &Value<'a>, indent: usize) {
        let unit = die.unit;
        let offset = lists::list_offset(self.dwarf, unit, value, true);
        if value.form == c::DW_FORM_loclistx.0 {
            out.push_str(&format!("indexed (0x{:x}) loclist = ", value.unsigned().unwrap_or(0)));
        }
        let Some(offset) = offset else {
            return;
        };
        let is_index = value.form == c::DW_FORM_loclistx.0;
        let digits = if is_index { 8 } else { 2 * usize::from(unit.encoding().offset_bytes()) };
        out.push_str(&format!("0x{offset:0digits$x}: "));
        let (items, error) = lists::items(self.dwarf, unit, offset, true);
        let mut base = self.dwarf.base_address(unit);
        let pad = " ".repeat(indent);
        for item in &items {
            if item.kind == Kind::End {
                break;
            }
            if item.kind == Kind::OffsetPair && base.is_none() {
                self.unresolved_location(out, die, item, &pad);
                continue;
            }
            match lists::resolve(self.dwarf, Some(unit), item, &mut base) {
                Range::Addresses(low, high) => {
                    out.push_str(&format!("\n{pad}["));
                    self.address(out, die, low);
                    out.push_str(", ");
                    self.address(out, die, high);
                    out.push_str("): ");
                }
                Range::Everywhere => out.push_str(&format!("\n{pad}<default>: ")),
                Range::None => continue,
                Range::Unresolved(_) => {
                    self.unresolved_location(out, die, item, &pad);
                    continue;
                }
            }
            expression::print(out, item.block, self.context(unit));
        }
        if let Some(error) = error {
            self.dwarf.error(error);
        }
    }

    /// An entry of a list as it is, where addresses are in another file.
    fn unresolved_location(&self, out: &mut String, die: Die<'d, 'a>, item: &lists::Item<'a>, pad: &str) {
        let digits = die.unit.encoding().address_digits();
        out.push_str(&format!("\n{pad}{:<23}(", item.kind.name(true)));
        let numbers = [item.first, item.second];
        let numbers = numbers.iter().take(item.kind.numbers()).map(|number| format!("0x{number:0digits$x}"));
        out.push_str(&numbers.collect::<Vec<_>>().join(", "));
        out.push(')');
        if !matches!(item.kind, Kind::Base | Kind::BaseIndex) {
            out.push_str(": ");
            expression::print(out, item.block, self.context(die.unit));
        }
    }
}

/// Whether the value is an address or an offset, which differs from build to build.
fn is_place(value: &Value<'_>) -> bool {
    let is_block = value.block().is_some();
    let is_number = value.constant().is_some() || value.is_string_index();
    let is_text = matches!(
        c::DwForm(value.form),
        c::DW_FORM_string | c::DW_FORM_strp | c::DW_FORM_line_strp | c::DW_FORM_data16
    );
    is_block || !(is_number || is_text)
}

fn constant_or_list(value: &Value<'_>) -> bool {
    value.is_sec_offset() || value.constant().is_some() || value.form == c::DW_FORM_rnglistx.0
}

fn quoted(out: &mut String, text: &[u8]) {
    out.push('"');
    push_escaped(out, text);
    out.push('"');
}
