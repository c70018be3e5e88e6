//! `--verify`: what is wrong with debug information, each mistake with the entry that has it, and how often each kind occurs.
//!
//! Looked at: attributes that occur twice in an abbreviation, unit headers, references within and between units, tables that
//! attributes name, ranges that end before they begin, line tables whose addresses decrease or whose files do not exist,
//! offsets of strings that lead into the middle of one, and the tables of `.debug_names`. Linear but for looking up
//! references, which takes a binary search each.
//!
//! Not looked at: whether ranges of entries overlap or leave those of their parents.

use super::dwarf::{Die, Dwarf};
use super::line::{self, Prologue};
use super::object::format_name;
use super::options::{Display, Options};
use super::reader::Cursor;
use super::unit::{Abbreviations, Unit};
use super::{info, name_index, names, tables};
use gimli::constants as c;
use std::collections::BTreeMap;

struct Verifier<'d, 'a> {
    dwarf: &'d Dwarf<'a>,
    display: Display,
    options: Options,
    out: &'d mut String,
    /// How often each kind of mistake occurs.
    counts: BTreeMap<&'static str, u64>,
}

/// Writes what is verified and what is wrong; whether nothing is.
pub(super) fn verify(out: &mut String, file: &str, dwarf: &Dwarf<'_>, display: Display) -> bool {
    out.push_str(&format!("Verifying {file}:\tfile format {}\n", format_name(dwarf.object)));
    let options = Options { verbose: true, ..Options::default() };
    let mut verifier = Verifier { dwarf, display, options, out, counts: BTreeMap::new() };
    verifier.all();
    let counts = std::mem::take(&mut verifier.counts);
    if counts.is_empty() {
        out.push_str("No errors.\n");
        return true;
    }
    if matches!(display, Display::Summary | Display::Full) {
        out.push_str("error: Aggregated error counts:\n");
        for (kind, count) in &counts {
            out.push_str(&format!("error: {kind} occurred {count} time(s).\n"));
        }
    }
    out.push_str("Errors detected.\n");
    false
}

impl<'a> Verifier<'_, 'a> {
    fn all(&mut self) {
        let dwarf = self.dwarf;
        self.out.push_str("Verifying .debug_abbrev...\n");
        self.abbreviations(".debug_abbrev");
        self.abbreviations(".debug_abbrev.dwo");
        self.out.push_str("Verifying .debug_info Unit Header Chain...\n");
        let messages = dwarf.warnings.take();
        for message in messages {
            self.mistake("Unit Header Length: Unit too large for .debug_info provided", &message, None);
        }
        self.out.push_str("Verifying .debug_types Unit Header Chain...\n");
        self.out.push_str("Verifying non-dwo Units...\n");
        self.units(&dwarf.units);
        self.out.push_str("Verifying dwo Units...\n");
        self.units(&dwarf.dwo_units);
        self.out.push_str("Verifying .debug_line...\n");
        self.lines();
        self.out.push_str("Verifying .debug_str_offsets...\n");
        for (name, units) in
            [(".debug_str_offsets.dwo", &dwarf.dwo_units), (".debug_str_offsets", &dwarf.units)]
        {
            self.string_offsets(name, units);
        }
        if !dwarf.object.section(".debug_names").is_empty() {
            self.out.push_str("Verifying .debug_names...\n");
            for message in name_index::mistakes(dwarf) {
                self.mistake("Name Index entry is not valid", &message, None);
            }
        }
    }

    /// Counts a mistake, and tells it if mistakes are told.
    fn mistake(&mut self, kind: &'static str, message: &str, die: Option<Die<'_, 'a>>) {
        *self.counts.entry(kind).or_default() += 1;
        if !matches!(self.display, Display::Details | Display::Full) {
            return;
        }
        self.out.push_str(&format!("error: {message}\n"));
        if let Some(die) = die {
            let dwarf = self.dwarf;
            let list = if die.unit.is_dwo { &dwarf.dwo_units } else { &dwarf.units };
            if let Some(unit) = list.get(die.unit.index) {
                info::dump_entry_at_level(self.out, dwarf, unit, die.entry, 0, &self.options);
            }
            self.out.push_str("\n\n");
        }
    }

    fn abbreviations(&mut self, name: &str) {
        let section = self.dwarf.object.section(name);
        let mut cursor = Cursor::new(section, 0, self.dwarf.object.is_little);
        while !cursor.is_at_end() {
            let (table, complete) = Abbreviations::read(&mut cursor);
            for row in &table.list {
                let mut seen: Vec<u16> = row.attributes.iter().map(|one| one.attribute).collect();
                seen.sort_unstable();
                let twice = seen.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
                if let Some(twice) = twice {
                    let attribute = names::attribute(twice);
                    let message =
                        format!("Abbreviation declaration contains multiple {attribute} attributes.");
                    self.mistake("Abbreviation declartion contains multiple attributes", &message, None);
                    if self.display >= Display::Details {
                        tables::abbreviation(self.out, row);
                    }
                }
            }
            if !complete {
                let message = format!("{name} ends inside an abbreviation");
                self.mistake("Abbreviation Declaration error", &message, None);
                return;
            }
        }
    }

    fn units(&mut self, units: &[Unit<'a>]) {
        for (i, unit) in units.iter().enumerate() {
            self.out.push_str(&format!("Verifying unit: {} / {}", i + 1, units.len()));
            let name = unit.attribute(0, c::DW_AT_name).and_then(|value| self.dwarf.string(unit, &value));
            if let Some(name) = name {
                self.out.push_str(&format!(", \"{}\"", String::from_utf8_lossy(name)));
            }
            self.out.push('\n');
            if unit.entries.is_empty() {
                self.mistake("Compilation unit missing unit DIE", "Compilation unit without DIE.", None);
            }
            for entry in 0..unit.entries.len() {
                self.entry(Die { unit, entry });
            }
        }
    }

    fn entry(&mut self, die: Die<'_, 'a>) {
        let unit = die.unit;
        for (attribute, value) in unit.attributes(die.entry) {
            let name = c::DwAt(attribute);
            if let Some(offset) = unit.reference(&value) {
                let is_local = value.form != c::DW_FORM_ref_addr.0;
                let size = unit.header.end - unit.header.offset;
                let relative = value.unsigned().unwrap_or(0);
                if is_local && relative >= size {
                    let form = names::form(value.form);
                    let message = format!(
                        "{form} CU offset 0x{relative:08x} is invalid (must be less than CU size of 0x{size:08x}):"
                    );
                    self.mistake("Invalid CU offset", &message, Some(die));
                } else if !is_local && offset >= unit.section.len() as u64 {
                    let message = "DW_FORM_ref_addr offset beyond .debug_info bounds:";
                    self.mistake("DW_FORM_ref_addr offset out of bounds", message, Some(die));
                } else if self.dwarf.die_at(unit, offset).is_none_or(|target| target.tag().0 == 0) {
                    let message = format!("invalid DIE reference 0x{offset:08x}. Offset is in between DIEs:");
                    self.mistake("Invalid DIE reference", &message, Some(die));
                }
            }
            if name == c::DW_AT_stmt_list {
                let lines = self.dwarf.section_for(unit, ".debug_line");
                match value.section_offset(unit.encoding().version) {
                    Some(offset) if offset < lines.len() as u64 => {}
                    Some(offset) => {
                        let message =
                            format!("DW_AT_stmt_list offset is beyond .debug_line bounds: 0x{offset:08x}");
                        self.mistake("DW_AT_stmt_list offset out of bounds", &message, Some(die));
                    }
                    None => {
                        let kind = "DIE has invalid DW_AT_stmt_list encoding";
                        self.mistake(kind, "DIE has invalid DW_AT_stmt_list encoding:", Some(die));
                    }
                }
            }
        }
        for (low, high) in self.dwarf.ranges(die) {
            if low > high {
                let message = format!("Invalid address range [0x{low:016x}, 0x{high:016x})");
                self.mistake("Invalid address range", &message, None);
            }
        }
    }

    fn lines(&mut self) {
        let dwarf = self.dwarf;
        let mut seen = Vec::new();
        for unit in &dwarf.units {
            let Some(offset) = unit.bases.lines.filter(|offset| !seen.contains(offset)) else { continue };
            seen.push(offset);
            let Some(prologue) = dwarf.prologue(unit) else {
                let message = format!(".debug_line[0x{offset:08x}] was not able to be parsed for CU:");
                self.mistake("Unparsable .debug_line entry", &message, Some(Die { unit, entry: 0 }));
                continue;
            };
            self.duplicate_files(unit, prologue, offset);
            let rows = line::rows(prologue, dwarf.section_for(unit, ".debug_line"), unit.is_little);
            let mut before = 0;
            for (i, row) in rows.iter().enumerate() {
                if row.address < before {
                    let message = format!(
                        ".debug_line[0x{offset:08x}] row[{i}] decreases in address from previous row:"
                    );
                    self.mistake("decreasing address between rows", &message, None);
                }
                if prologue.file_name(u64::from(row.file)).is_none() && !row.end_sequence {
                    let message =
                        format!(".debug_line[0x{offset:08x}][{i}] has invalid file index {}", row.file);
                    self.mistake("Invalid file index in .debug_line", &message, None);
                }
                before = if row.end_sequence { 0 } else { row.address };
            }
        }
    }

    /// Files that a table has twice, which is allowed.
    fn duplicate_files(&mut self, unit: &Unit<'a>, prologue: &Prologue<'a>, offset: u64) {
        let first = if prologue.encoding.version >= 5 { 0 } else { 1 };
        let mut paths: BTreeMap<Vec<u8>, usize> = BTreeMap::new();
        for i in first..first + prologue.files.len() {
            let Some(path) = self.dwarf.file(unit, i as u64) else { continue };
            match paths.get(&path) {
                Some(earlier) => self.out.push_str(&format!(
                    "warning: .debug_line[0x{offset:08x}].prologue.file_names[{i}] is a duplicate \
                    of file_names[{earlier}]\n"
                )),
                None => {
                    paths.insert(path, i);
                }
            }
        }
    }

    fn string_offsets(&mut self, name: &str, units: &[Unit<'a>]) {
        let section = self.dwarf.object.section(name);
        let strings = self.dwarf.object.section(&name.replace("_offsets", ""));
        for part in tables::contributions(units, section) {
            let bytes = if part.is_64 { 8 } else { 4 };
            let mut cursor = Cursor::new(section, part.base, self.dwarf.object.is_little);
            let end = part.base.saturating_add(part.size);
            let begin = part.base - part.header;
            let mut index = 0;
            while cursor.position() < end {
                let at = cursor.position();
                let Some(offset) = cursor.uint(bytes) else { break };
                let before = offset.checked_sub(1).and_then(|before| usize::try_from(before).ok());
                let follows = before.is_none_or(|before| strings.get(before) == Some(&0));
                if !follows {
                    let what = if offset >= strings.len() as u64 {
                        let size = strings.len();
                        format!("is beyond the bounds of the string section of length 0x{size:X}")
                    } else {
                        "is neither zero nor immediately following a null character".to_owned()
                    };
                    let message = format!(
                        "{name}: contribution 0x{begin:X}: index 0x{index:X}: invalid string offset \
                        *0x{at:X} == 0x{offset:X}, {what}"
                    );
                    self.mistake("Section contribution contains invalid string offset", &message, None);
                }
                index += 1;
            }
        }
    }
}
