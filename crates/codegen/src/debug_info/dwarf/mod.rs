//! DWARF, versions 2 to 5: `.debug_info` and the sections that it refers to.
//!
//! Every compile unit of the module becomes a unit: [`unit`] holds it while [`types`], [`composites`], [`subprograms`] and
//! [`variables`] make entries of metadata; [`die`] lays them out; [`sections`] writes them. A unit may be in two parts
//! ([`split`]). What several units refer to by number (strings, addresses, lists of ranges, abbreviations) is in pools of the
//! module, so units share their tables. Units share no entries: a type that several mention is described in each of them.
//!
//! Source: "DWARF Debugging Information Format", version 5, and the version that the module or `-dwarf-version=` asks for.
//! Which attributes there are, in which order and in which form follows what LLVM writes, so that the outputs can be compared.

mod calls;
mod composites;
mod constants;
mod die;
mod expressions;
mod labels;
mod macros;
mod name_index;
mod names;
mod sections;
mod split;
mod subprograms;
mod types;
mod unit;
mod values;
mod variables;
mod vendor;

use super::metadata::{Node, Nodes};
use super::{FunctionDebugInfo, Settings, Writer};
use crate::emit::lines::Files;
use crate::emit::{Emitter, Result};
use constants::{at, emission, form};
use die::{Abbreviations, Dies, Value, Widths};
use ir::Module;
use ir::metadata::schema;
use macros::Macro;
use mc::Symbol;
use names::{AddressRange, Names, NamesKind};
use split::{RANGES_START, hash_of};
use support::hash::FxHashMap;
use unit::{Pools, UnitBuilder, UnitPart};
use variables::GlobalPlaces;

/// The version that is written if the module does not say which.
const DEFAULT_VERSION: u16 = 4;

/// See the module text.
pub(crate) struct Dwarf<'s> {
    pub settings: Settings,
    /// The file for what linkers need not see, as the object names it, if there is to be one: see [`split`].
    pub split_file: Option<&'s str>,
}

/// A unit whose entries have their places.
struct LaidOut {
    part: UnitPart,
    /// Of the unit, or of its skeleton, among those of the object.
    number: u32,
    /// Which skeleton and which split unit belong together.
    id: u64,
    address_bytes: u8,
    dies: Dies,
    size_bytes: u32,
    /// Bytes of the unit that the object has: of its skeleton, if that is another one.
    linked_bytes: u32,
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
/// version 5, the kind of the unit, and of parts of one their number.
fn header_bytes(settings: Settings, part: UnitPart) -> u32 {
    let lengths = if settings.offset_bytes == 8 { 12 + 8 } else { 4 + 4 };
    let id = if part == UnitPart::Whole { 0 } else { 8 };
    lengths + if settings.version >= 5 { 4 + id } else { 3 }
}

/// The units of a file, and what they have in common.
#[derive(Default)]
struct Units {
    units: Vec<LaidOut>,
    abbreviations: Abbreviations,
    pools: Pools,
}

impl Writer for Dwarf<'_> {
    fn write(&self, emitter: &mut Emitter<'_>, functions: &[FunctionDebugInfo]) -> Result<()> {
        let nodes = Nodes { module: emitter.module };
        if self.split_file.is_some() {
            check_split(emitter)?;
        }
        let (mut linked, mut split) = (Units::default(), Units::default());
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
        for node in nodes.units() {
            let kind = nodes.word(node, schema::di_compile_unit::EMISSION_KIND);
            if !matches!(kind, emission::FULL | emission::LINE_TABLES) {
                continue;
            }
            let own = by_unit.remove(&node).unwrap_or_default();
            match self.split_file.filter(|_| kind == emission::FULL) {
                None => {
                    let number = linked.next_number();
                    let part = (node, UnitPart::Whole);
                    let builder =
                        UnitBuilder::new(emitter, (&mut linked.pools, &mut files), self.settings, part);
                    let unit = self.unit(builder, &own, &mut places, number);
                    linked.add(unit, self.settings);
                }
                Some(name) => {
                    let all = (&mut linked, &mut split, &mut files);
                    self.split_unit(emitter, all, (node, name), &own, &mut places);
                }
            }
        }
        if linked.units.is_empty() {
            return Ok(());
        }
        emitter.more_line_files(&files, known_files)?;
        sections::write(emitter, self.settings, linked, split)
    }
}

impl Units {
    fn next_number(&self) -> u32 {
        self.units.len() as u32
    }

    /// Gives the entries of a unit their places.
    fn add(&mut self, mut unit: LaidOut, settings: Settings) {
        unit.size_bytes = unit.dies.lay_out(
            &mut self.abbreviations,
            header_bytes(settings, unit.part),
            Widths { address_bytes: unit.address_bytes, offset_bytes: settings.offset_bytes },
        );
        self.units.push(unit);
    }
}

impl Dwarf<'_> {
    /// A unit with all its entries, before they have places. `number` is that of the unit.
    fn unit(
        &self,
        mut builder: UnitBuilder<'_, '_>,
        functions: &[&FunctionDebugInfo],
        places: &mut GlobalPlaces,
        number: u32,
    ) -> LaidOut {
        builder.unit(functions, places, self.split_file.unwrap_or_default());
        builder.macros(number);
        let ranges = if self.settings.lists_ranges { builder.address_ranges(functions) } else { Vec::new() };
        builder.into_unit(number, ranges)
    }

    /// Adds the two parts of a unit, unless there is nothing to be said. `name` is that of the file with the second one.
    fn split_unit(
        &self,
        emitter: &mut Emitter<'_>,
        (linked, split, files): (&mut Units, &mut Units, &mut Files),
        (node, name): (Node, &str),
        functions: &[&FunctionDebugInfo],
        places: &mut GlobalPlaces,
    ) {
        split.pools.exchange_addresses(&mut linked.pools);
        let number = linked.next_number();
        let pools = (&mut split.pools, &mut *files);
        let builder = UnitBuilder::new(emitter, pools, self.settings, (node, UnitPart::Split));
        let mut unit = self.unit(builder, functions, places, number);
        if !unit.dies.has_children(Dies::ROOT) {
            split.pools.exchange_addresses(&mut linked.pools);
            return;
        }
        // The object has the table that says to which unit an address belongs.
        let ranges = std::mem::take(&mut unit.ranges);
        split.add(unit, self.settings);
        split.pools.exchange_addresses(&mut linked.pools);
        let Some(rest) = split.units.last_mut() else { return };
        rest.id = hash_of(&rest.dies, &split.pools.strings, name);
        rest.dies.change(Dies::ROOT, at::GNU_DWO_ID, Value::Number(rest.id));

        let pools = (&mut linked.pools, files);
        let mut builder = UnitBuilder::new(emitter, pools, self.settings, (node, UnitPart::Skeleton));
        builder.skeleton(functions, (name, rest.id), !split.pools.ranges.is_empty());
        let mut skeleton = builder.into_unit(number, ranges);
        skeleton.id = rest.id;
        linked.add(skeleton, self.settings);
        rest.linked_bytes = linked.units.last().map_or(0, |skeleton| skeleton.size_bytes);
    }
}

/// Whether units can be split.
fn check_split(emitter: &Emitter<'_>) -> Result<()> {
    let what = match () {
        () if emitter.cx.format_facts().has_atoms || emitter.is_coff() => "in this object format",
        () if emitter.shared.machine.info().facts().code_shrinks => {
            "where linkers shorten code (-mattr=-relax)"
        }
        () => return Ok(()),
    };
    Err(format!("not supported yet: split debug information {what}"))
}

impl UnitBuilder<'_, '_> {
    /// The unit that is made, before its entries have places.
    fn into_unit(self, number: u32, ranges: Vec<AddressRange>) -> LaidOut {
        LaidOut {
            part: self.part,
            number,
            id: 0,
            is_indexed: self.is_indexed(),
            address_bytes: self.address_bytes,
            dies: self.dies,
            size_bytes: 0,
            linked_bytes: 0,
            names: self.names,
            macros: self.macro_list,
            ranges,
        }
    }

    /// Makes all entries of the unit. `split_file` is for the name of the file that it is in, if it is in one of its own.
    fn unit(&mut self, functions: &[&FunctionDebugInfo], places: &mut GlobalPlaces, split_file: &str) {
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
        if self.part == UnitPart::Split {
            self.split_file(split_file, 0);
        } else {
            self.strings_base();
            self.lines();
            self.directory();
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
        if self.part == UnitPart::Whole {
            self.bases();
        }
    }

    /// The name of the file with the rest, and the number of the unit if it is an attribute.
    fn split_file(&mut self, name: &str, id: u64) {
        if self.version >= 5 {
            return self.text(Dies::ROOT, at::DWO_NAME, name.as_bytes());
        }
        self.text(Dies::ROOT, at::GNU_DWO_NAME, name.as_bytes());
        self.number_in(Dies::ROOT, at::GNU_DWO_ID, form::DATA8, id);
    }

    /// What the object has of the unit; of functions only what was inlined into them, if that is wanted. `has_ranges` says that
    /// the rest has lists of ranges.
    fn skeleton(&mut self, functions: &[&FunctionDebugInfo], (name, id): (&str, u64), has_ranges: bool) {
        let first_lists = (self.pools.ranges.len(), self.pools.locations.len());
        self.lines();
        self.strings_base();
        self.directory();
        self.split_file(name, id);
        if self.version < 5 && (has_ranges || self.code_ranges(functions).len() > 1) {
            let base = self.emitter.private_symbol(RANGES_START);
            self.dies.set(Dies::ROOT, at::GNU_RANGES_BASE, self.offset_form(), Value::Place(base));
        }
        if self.nodes.word(self.node, schema::di_compile_unit::SPLIT_DEBUG_INLINING) != 0 {
            for record in functions.iter().filter(|record| !record.inlined.is_empty()) {
                self.function(record);
            }
            self.finish_definitions();
        }
        self.unit_code(functions, first_lists);
        self.bases();
    }

    // What the entry of a unit says where it is in the object.

    fn strings_base(&mut self) {
        if self.version >= 5 {
            let base = self.emitter.private_symbol("str_offsets_base0");
            self.dies.set(Dies::ROOT, at::STR_OFFSETS_BASE, form::SEC_OFFSET, Value::Place(base));
        }
    }

    fn lines(&mut self) {
        let lines = self.emitter.private_symbol("line_table_start0");
        self.dies.set(Dies::ROOT, at::STMT_LIST, self.offset_form(), Value::Place(lines));
    }

    /// The directory, and whether there are tables of names.
    fn directory(&mut self) {
        let file = self.nodes.get(self.node, schema::di_compile_unit::FILE);
        let directory =
            file.map(|file| self.nodes.text(file, schema::di_file::DIRECTORY)).unwrap_or_default();
        if !directory.is_empty() {
            self.text(Dies::ROOT, at::COMP_DIR, directory);
        }
        if self.names_kind() != NamesKind::None {
            self.flag(Dies::ROOT, at::GNU_PUBNAMES);
        }
    }

    /// Where the parts of the tables begin that the unit counts in.
    fn bases(&mut self) {
        if self.version < 5 && self.part == UnitPart::Skeleton && !self.pools.addresses.is_empty() {
            let base = self.emitter.private_symbol("addr_table_base0");
            self.dies.set(Dies::ROOT, at::GNU_ADDR_BASE, self.offset_form(), Value::Place(base));
        }
        let uses = [
            (!self.pools.addresses.is_empty(), at::ADDR_BASE, "addr_table_base0"),
            (self.uses_ranges, at::RNGLISTS_BASE, "rnglists_table_base0"),
            (self.uses_locations, at::LOCLISTS_BASE, "loclists_table_base0"),
        ];
        for (_, attribute, name) in uses.into_iter().filter(|(is_used, ..)| self.version >= 5 && *is_used) {
            let base = self.emitter.private_symbol(name);
            self.dies.set(Dies::ROOT, attribute, form::SEC_OFFSET, Value::Place(base));
        }
    }

    /// Where the code of the unit is: functions that follow each other in one section are one range. A split unit has that from
    /// its skeleton.
    fn unit_code(&mut self, functions: &[&FunctionDebugInfo], (first_list, first_locations): (usize, usize)) {
        let ranges = self.code_ranges(functions);
        let is_split = self.part == UnitPart::Split;
        if ranges.len() > 1 && !is_split {
            // Addresses in the lists are addresses, and not distances from one.
            self.number_in(Dies::ROOT, at::LOW_PC, form::ADDR, 0);
        }
        if let [(base, _)] = ranges[..] {
            self.pools.ranges[first_list..].iter_mut().for_each(|list| list.base = Some(base));
            self.pools.locations[first_locations..].iter_mut().for_each(|list| list.base = Some(base));
        }
        if !is_split {
            self.code(Dies::ROOT, ranges);
        }
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
