//! What is dumped of an object, in which order: sections as options ask for them.

use super::dwarf::{Dwarf, RegisterNames};
use super::object::{Object, format_name};
use super::options::Options;
use super::unit::Unit;
use super::{frame, info, line, list_sections, macros, name_index, search, tables, verify};

/// What is wrong with an object.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub warnings: Vec<String>,
    /// What makes the tool fail.
    pub errors: Vec<String>,
    /// The address that was looked up is that of code, and what was verified is right.
    pub is_success: bool,
}

/// Writes what was asked for.
pub(crate) fn dump<'a>(
    out: &mut String,
    file: &str,
    object: &'a Object<'a>,
    options: &Options,
    register_names: RegisterNames<'a>,
) -> Report {
    // Registers have no names in what a look-up shows.
    let register_names = if options.lookup.is_some() { &|_| None } else { register_names };
    let dwarf = Dwarf::new(object, register_names);
    let begin = out.len();
    out.push_str(&format!("{file}:\tfile format {}\n", format_name(object)));
    let sections = Sections { dwarf: &dwarf, options, is_dwo: file.ends_with(".dwo") };
    let mut found = true;
    let mut is_right = true;
    if let Some(display) = options.verify {
        out.truncate(begin);
        is_right = verify::verify(out, file, &dwarf, display);
    } else if let Some(address) = options.lookup {
        found = search::by_address(out, &dwarf, address, options);
    } else if !options.names.is_empty() || !options.finds.is_empty() {
        search::by_name(out, &dwarf, options);
        search::by_index(out, &dwarf, options);
    } else {
        sections.print(out);
    }
    let mut warnings = object.warnings.clone();
    warnings.extend(dwarf.warnings.take());
    Report { warnings, errors: dwarf.errors.take(), is_success: found && is_right }
}

struct Sections<'d, 'a> {
    dwarf: &'d Dwarf<'a>,
    options: &'d Options,
    /// The file is the split part of another one.
    is_dwo: bool,
}

impl Sections<'_, '_> {
    /// Writes the title of a section that is wanted, and gives the only offset that is wanted of it. A section that is asked
    /// for by its name has a title even if it is not there.
    fn begin(&self, out: &mut String, option: &str, name: &str) -> Option<Option<u64>> {
        let offset = self.options.wants(option)?;
        let is_split = name.ends_with(".dwo") && option != "debug-macro";
        let is_explicit = !self.options.all && !self.is_dwo && !is_split;
        let is_there = self.dwarf.object.all(name).any(|section| !section.is_empty());
        let wanted = is_explicit || is_there;
        if wanted {
            out.push_str(&format!("\n{name} contents:\n"));
        }
        wanted.then_some(offset)
    }

    fn print(&self, out: &mut String) {
        let (dwarf, options) = (self.dwarf, self.options);
        for name in [".debug_abbrev", ".debug_abbrev.dwo"] {
            if self.begin(out, "debug-abbrev", name).is_some() {
                tables::abbreviations(out, dwarf, name);
            }
        }
        self.units(out);
        if let Some(at) = self.begin(out, "debug-loc", ".debug_loc") {
            list_sections::old_locations(out, dwarf, ".debug_loc", at, options);
        }
        for name in [".debug_loclists", ".debug_loclists.dwo"] {
            if let Some(at) = self.begin(out, "debug-loclists", name) {
                list_sections::location_lists(out, dwarf, name, at, options);
            }
        }
        if let Some(at) = self.begin(out, "debug-loc", ".debug_loc.dwo") {
            list_sections::old_locations(out, dwarf, ".debug_loc.dwo", at, options);
        }
        for name in [".debug_frame", ".eh_frame"] {
            if let Some(at) = self.begin(out, "debug-frame", name) {
                frame::dump(out, dwarf, name, at);
            }
        }
        for name in [".debug_macro", ".debug_macro.dwo", ".debug_macinfo", ".debug_macinfo.dwo"] {
            if self.begin(out, "debug-macro", name).is_some() {
                macros::dump(out, dwarf, name);
            }
        }
        if self.begin(out, "debug-aranges", ".debug_aranges").is_some() {
            tables::address_ranges(out, dwarf);
        }
        self.lines(out);
        for (option, name) in [
            ("debug-str", ".debug_str"),
            ("debug-str", ".debug_str.dwo"),
            ("debug-line-str", ".debug_line_str"),
        ] {
            if self.begin(out, option, name).is_some() {
                tables::strings(out, dwarf, name);
            }
        }
        if self.begin(out, "debug-addr", ".debug_addr").is_some() {
            tables::addresses(out, dwarf);
        }
        if self.begin(out, "debug-ranges", ".debug_ranges").is_some() {
            list_sections::old_ranges(out, dwarf);
        }
        for name in [".debug_rnglists", ".debug_rnglists.dwo"] {
            if self.begin(out, "debug-rnglists", name).is_some() {
                list_sections::range_lists(out, dwarf, name, options);
            }
        }
        for (option, name) in [
            ("debug-pubnames", ".debug_pubnames"),
            ("debug-pubtypes", ".debug_pubtypes"),
            ("debug-gnu-pubnames", ".debug_gnu_pubnames"),
            ("debug-gnu-pubtypes", ".debug_gnu_pubtypes"),
        ] {
            if self.begin(out, option, name).is_some() {
                tables::public_names(out, dwarf, name);
            }
        }
        for (name, units) in
            [(".debug_str_offsets", &dwarf.units), (".debug_str_offsets.dwo", &dwarf.dwo_units)]
        {
            if self.begin(out, "debug-str-offsets", name).is_some() {
                tables::string_offsets(out, dwarf, name, units);
            }
        }
        if self.begin(out, "debug-names", ".debug_names").is_some() {
            name_index::dump(out, dwarf);
        }
    }

    fn units(&self, out: &mut String) {
        for (option, name, is_types) in
            [("debug-info", ".debug_info", false), ("debug-types", ".debug_types", true)]
        {
            for (suffix, units) in [("", &self.dwarf.units), (".dwo", &self.dwarf.dwo_units)] {
                let Some(offset) = self.begin(out, option, &format!("{name}{suffix}")) else { continue };
                let is_wanted = |unit: &&Unit<'_>| (unit.section_index % 2 == 1) == is_types;
                for unit in units.iter().filter(is_wanted) {
                    match offset {
                        Some(offset) => info::dump_at(out, self.dwarf, unit, offset, self.options),
                        None => info::dump_unit(out, self.dwarf, unit, self.options),
                    }
                }
            }
        }
    }

    fn lines(&self, out: &mut String) {
        for name in [".debug_line", ".debug_line.dwo"] {
            if let Some(at) = self.begin(out, "debug-line", name) {
                line::dump(out, self.dwarf, name, at, self.options);
            }
        }
    }
}
