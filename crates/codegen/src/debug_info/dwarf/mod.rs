//! DWARF, versions 2 to 5: `.debug_info` and the sections that it refers to.
//!
//! Every compile unit of the module becomes a unit: [`unit`] holds it while [`types`], [`composites`], [`subprograms`] and
//! [`variables`] make entries of metadata; [`die`] lays them out; [`sections`] writes them. What several units refer to by
//! number (strings, addresses, lists of ranges, abbreviations) is in pools of the module, so units share their tables.
//! Units share no entries: a type that several mention is described in each of them.
//!
//! Source: "DWARF Debugging Information Format", version 5, and the version that the module or `-dwarf-version=` asks for.
//! Which attributes there are, in which order and in which form follows what LLVM writes, so that the outputs can be compared.

mod calls;
mod composites;
mod constants;
mod die;
mod expressions;
mod macros;
mod name_index;
mod names;
mod sections;
mod subprograms;
mod types;
mod unit;
mod values;
mod variables;
mod vendor;

use super::metadata::{Node, Nodes};
use super::{FunctionDebugInfo, Settings, Writer};
use crate::emit::{Emitter, Result};
use constants::{at, emission, form};
use die::{Abbreviations, Dies, Value, Widths};
use ir::Module;
use ir::metadata::schema;
use macros::Macro;
use mc::Symbol;
use names::{AddressRange, Names, NamesKind};
use support::hash::FxHashMap;
use unit::{Pools, UnitBuilder};
use variables::GlobalPlaces;

/// The version that is written if the module does not say which.
const DEFAULT_VERSION: u16 = 4;

/// See the module text.
pub(crate) struct Dwarf {
    pub settings: Settings,
}

/// A unit whose entries have their places.
struct LaidOut {
    dies: Dies,
    size_bytes: u32,
    names: Names,
    /// It is in the index of names.
    is_indexed: bool,
    macros: Vec<Macro>,
    /// Where its code and its variables are: the first byte and the one behind the last.
    ranges: Vec<AddressRange>,
}

/// The version in which debug information of a module is written.
pub(crate) fn version(module: &Module, wanted: Option<u16>) -> u16 {
    let said = wanted.map(u64::from).or_else(|| module.flag_number(b"Dwarf Version"));
    said.map_or(DEFAULT_VERSION, |version| version.clamp(2, 5) as u16)
}

/// Whether lengths and offsets have 8 bytes. Version 2 has no format for that.
pub(crate) fn is_64(module: &Module, version: u16, wanted: bool) -> bool {
    version >= 3 && (wanted || module.flag_number(b"DWARF64").is_some_and(|flag| flag != 0))
}

/// Bytes before the first entry of a unit: its length, the version, the size of addresses and where abbreviations are; since
/// version 5, the kind of the unit.
fn header_bytes(settings: Settings) -> u32 {
    let lengths = if settings.offset_bytes == 8 { 12 + 8 } else { 4 + 4 };
    lengths + if settings.version >= 5 { 4 } else { 3 }
}

impl Writer for Dwarf {
    fn write(&self, emitter: &mut Emitter<'_>, functions: &[FunctionDebugInfo]) -> Result<()> {
        let nodes = Nodes { module: emitter.module };
        let mut pools = Pools::default();
        let mut files = emitter.shared.files.clone();
        let known_files = files.len();
        let mut places = variables::global_places(nodes);
        let mut by_unit: FxHashMap<Node, Vec<&FunctionDebugInfo>> = FxHashMap::default();
        for record in functions {
            let unit = record.scopes.first().and_then(|s| nodes.get(s.node, schema::di_subprogram::UNIT));
            if let Some(unit) = unit {
                by_unit.entry(unit).or_default().push(record);
            }
        }
        let mut abbreviations = Abbreviations::default();
        let mut units = Vec::new();
        for node in nodes.units() {
            let kind = nodes.word(node, schema::di_compile_unit::EMISSION_KIND);
            if !matches!(kind, emission::FULL | emission::LINE_TABLES) {
                continue;
            }
            let own = by_unit.remove(&node).unwrap_or_default();
            let mut builder = UnitBuilder::new(emitter, (&mut pools, &mut files), self.settings, node);
            builder.unit(&own, &mut places);
            builder.macros(units.len() as u32);
            let is_indexed = builder.is_indexed();
            let widths =
                Widths { address_bytes: builder.address_bytes, offset_bytes: self.settings.offset_bytes };
            let ranges = if self.settings.lists_ranges { builder.address_ranges(&own) } else { Vec::new() };
            let (mut dies, names, macros) = (builder.dies, builder.names, builder.macro_list);
            let size_bytes = dies.lay_out(&mut abbreviations, header_bytes(self.settings), widths);
            units.push(LaidOut { dies, size_bytes, names, is_indexed, macros, ranges });
        }
        if units.is_empty() {
            return Ok(());
        }
        emitter.more_line_files(&files, known_files)?;
        sections::write(emitter, self.settings, (&units, &abbreviations), &mut pools)
    }
}

impl UnitBuilder<'_, '_> {
    /// Makes all entries of the unit.
    fn unit(&mut self, functions: &[&FunctionDebugInfo], places: &mut GlobalPlaces) {
        use schema::di_compile_unit as field;
        let root = Dies::ROOT;
        self.begin_names();
        let first_lists = (self.pools.ranges.len(), self.pools.locations.len());
        let mut producer = self.nodes.text(self.node, field::PRODUCER).to_vec();
        let flags = self.nodes.text(self.node, field::FLAGS);
        if !flags.is_empty() && !self.is_apple() {
            producer.push(b' ');
            producer.extend(flags);
        }
        self.text(root, at::PRODUCER, &producer);
        self.number_in(root, at::LANGUAGE, form::DATA2, self.language().into());
        let file = self.nodes.get(self.node, field::FILE);
        let text = |this: &Self, field| file.map(|file| this.nodes.text(file, field)).unwrap_or_default();
        let name = text(self, schema::di_file::FILENAME);
        self.text(root, at::NAME, name);
        self.text_of(root, at::LLVM_SYSROOT, self.node, field::SYSROOT);
        self.text_of(root, at::APPLE_SDK, self.node, field::SDK);
        if self.version >= 5 {
            let base = self.emitter.private_symbol("str_offsets_base0");
            self.dies.set(root, at::STR_OFFSETS_BASE, form::SEC_OFFSET, Value::Place(base));
        }
        let lines = self.emitter.private_symbol("line_table_start0");
        self.dies.set(root, at::STMT_LIST, self.offset_form(), Value::Place(lines));
        let directory = text(self, schema::di_file::DIRECTORY);
        if !directory.is_empty() {
            self.text(root, at::COMP_DIR, directory);
        }
        if self.names_kind() != NamesKind::None {
            self.flag(root, at::GNU_PUBNAMES);
        }
        self.apple_unit(root);
        self.described_elsewhere(root);
        if !self.is_minimal() {
            self.globals(places);
        }
        for record in functions {
            self.function(record);
        }
        self.finish_definitions();
        if !self.is_minimal() {
            self.imports(places);
            for record in functions {
                self.local_imports(record, places);
            }
        }
        self.unit_code(functions, first_lists);
        if self.version >= 5 && !self.pools.addresses.is_empty() {
            let base = self.emitter.private_symbol("addr_table_base0");
            self.dies.set(root, at::ADDR_BASE, form::SEC_OFFSET, Value::Place(base));
        }
        if self.version >= 5 && self.uses_ranges {
            let base = self.emitter.private_symbol("rnglists_table_base0");
            self.dies.set(root, at::RNGLISTS_BASE, form::SEC_OFFSET, Value::Place(base));
        }
        if self.version >= 5 && self.uses_locations {
            let base = self.emitter.private_symbol("loclists_table_base0");
            self.dies.set(root, at::LOCLISTS_BASE, form::SEC_OFFSET, Value::Place(base));
        }
    }

    /// Where the code of the unit is: functions that follow each other in one section are one range.
    fn unit_code(&mut self, functions: &[&FunctionDebugInfo], (first_list, first_locations): (usize, usize)) {
        let ranges = self.code_ranges(functions);
        if ranges.len() > 1 {
            // Addresses in the lists are addresses, and not distances from one.
            self.number_in(Dies::ROOT, at::LOW_PC, form::ADDR, 0);
        }
        if let [(base, _)] = ranges[..] {
            self.pools.ranges[first_list..].iter_mut().for_each(|list| list.base = Some(base));
            self.pools.locations[first_locations..].iter_mut().for_each(|list| list.base = Some(base));
        }
        self.code(Dies::ROOT, ranges);
    }

    /// The code of functions: those that follow each other in one section are one range, if no other function lies between.
    pub(super) fn code_ranges(&mut self, functions: &[&FunctionDebugInfo]) -> Vec<(Symbol, Symbol)> {
        let mut ranges: Vec<(Option<mc::Section>, usize, Symbol, Symbol)> = Vec::new();
        for record in functions {
            // Why there is none has been said of the function.
            let section = self.emitter.function_section(record.global).ok();
            let (begin, end) = self.emitter.function_bounds(record.global);
            let place = self.function_places.get(&record.global).copied().unwrap_or(0);
            match ranges.last_mut() {
                Some((last, last_place, _, last_end)) if *last == section && *last_place + 1 == place => {
                    (*last_place, *last_end) = (place, end);
                }
                _ => ranges.push((section, place, begin, end)),
            }
        }
        ranges.into_iter().map(|(_, _, begin, end)| (begin, end)).collect()
    }
}
