//! Entries that are looked for: by name, by address.

use super::dwarf::{Die, Dwarf};
use super::line::{self, Row};
use super::options::Options;
use super::unit::Unit;
use super::{info, name_index};
use gimli::constants as c;

/// `--name`: all entries with one of the names, in the order of the file.
pub(super) fn by_name(out: &mut String, dwarf: &Dwarf<'_>, options: &Options) {
    let wanted = |name: &[u8]| {
        options.names.iter().any(|wanted| {
            if options.ignore_case {
                name.eq_ignore_ascii_case(wanted.as_bytes())
            } else {
                name == wanted.as_bytes()
            }
        })
    };
    for unit in dwarf.units.iter().chain(&dwarf.dwo_units) {
        for entry in 0..unit.entries.len() {
            let die = Die { unit, entry };
            if die.tag().0 == 0 {
                continue;
            }
            let matches =
                dwarf.short_name(die).is_some_and(wanted) || dwarf.linkage_name(die).is_some_and(wanted);
            if matches {
                info::dump_entry(out, dwarf, unit, entry, options);
            }
        }
    }
}

/// `--find`: what the index has for the names; the order is that of offsets.
pub(super) fn by_index(out: &mut String, dwarf: &Dwarf<'_>, options: &Options) {
    let mut found: Vec<Die<'_, '_>> =
        options.finds.iter().flat_map(|name| name_index::find(dwarf, name.as_bytes())).collect();
    found.sort_by_key(|die| die.offset());
    found.dedup_by_key(|die| (die.unit.index, die.entry));
    for die in found {
        info::dump_entry(out, dwarf, die.unit, die.entry, options);
    }
}

/// `--lookup`: the unit, the function, the block and the line of an address. Whether there is anything.
pub(super) fn by_address<'a>(out: &mut String, dwarf: &Dwarf<'a>, address: u64, options: &Options) -> bool {
    let is_unit =
        |unit: &&Unit<'a>| unit.header.type_unit.is_none() && covers(dwarf, Die { unit, entry: 0 }, address);
    let Some(unit) = dwarf.units.iter().find(is_unit) else { return false };
    info::dump_title(out, dwarf, unit, options);
    info::dump_entry(out, dwarf, unit, 0, options);
    let mut function = None;
    for entry in 0..unit.entries.len() {
        let die = Die { unit, entry };
        let is_function = matches!(die.tag(), c::DW_TAG_subprogram | c::DW_TAG_inlined_subroutine);
        if is_function && covers(dwarf, die, address) {
            function = Some(entry);
        }
    }
    let mut block = None;
    if let Some(function) = function {
        info::dump_entry_at_level(out, dwarf, unit, function, 1, options);
        for entry in function + 1..unit.end_of(function) {
            let die = Die { unit, entry };
            if die.tag() == c::DW_TAG_lexical_block && covers(dwarf, die, address) {
                block = Some(entry);
                break;
            }
        }
    }
    if let Some(block) = block {
        info::dump_entry_at_level(out, dwarf, unit, block, 2, options);
    }
    line_of(out, dwarf, unit, address, function);
    true
}

fn covers<'a>(dwarf: &Dwarf<'a>, die: Die<'_, 'a>, address: u64) -> bool {
    dwarf.ranges(die).iter().any(|(low, high)| (*low..*high).contains(&address))
}

fn line_of(out: &mut String, dwarf: &Dwarf<'_>, unit: &Unit<'_>, address: u64, function: Option<usize>) {
    let list = if unit.is_dwo { &dwarf.dwo_units } else { &dwarf.units };
    let Some(unit) = list.get(unit.index) else { return };
    let Some(prologue) = dwarf.prologue(unit) else { return };
    let section = dwarf.section_for(unit, ".debug_line");
    // Addresses of an object that is not linked are those of a section, which is not known here.
    let is_linked = !dwarf.object.is_relocatable;
    let rows = if is_linked { line::rows(prologue, section, unit.is_little) } else { Vec::new() };
    let in_sequence =
        |pair: &&[Row]| !pair[0].end_sequence && (pair[0].address..pair[1].address).contains(&address);
    let row = rows.windows(2).find(in_sequence).map(|pair| pair[0]);
    let file =
        |number: u64| prologue.file_name(number).map(|name| String::from_utf8_lossy(name).into_owned());
    out.push_str("Line info: ");
    if let Some(name) = row.and_then(|row| file(u64::from(row.file))) {
        out.push_str(&format!("file '{name}', "));
    }
    let (line, column) = row.map_or((0, 0), |row| (row.line, row.column));
    out.push_str(&format!("line {line}, column {column}"));
    if let Some(entry) = function {
        let origin = origin(dwarf, Die { unit, entry });
        let number = |attribute| origin.attribute(attribute).and_then(|value| value.constant());
        if let Some(name) = number(c::DW_AT_decl_file).and_then(file) {
            out.push_str(&format!(", start file '{name}'"));
        }
        if let Some(line) = number(c::DW_AT_decl_line) {
            out.push_str(&format!(", start line {line}"));
        }
    }
    out.push('\n');
}

/// What says where an entry is declared.
fn origin<'d, 'a>(dwarf: &'d Dwarf<'a>, die: Die<'d, 'a>) -> Die<'d, 'a> {
    let mut at = die;
    for _ in 0..16 {
        if at.attribute(c::DW_AT_decl_line).is_some() {
            break;
        }
        let next = dwarf
            .referenced(at, c::DW_AT_abstract_origin)
            .or_else(|| dwarf.referenced(at, c::DW_AT_specification));
        let Some(next) = next else { break };
        at = next;
    }
    at
}
