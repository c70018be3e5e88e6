//! The debug information of an object: its units, and what values of attributes mean across sections.
//!
//! Units are read when it is made, entries without their attributes. Line-table headers, which name files, are read once
//! for each unit that asks.

use super::form::{Raw, Value};
use super::line::Prologue;
use super::lists;
use super::object::Object;
use super::reader::{Cursor, string_at};
use super::unit::{Bases, EntryIndex, Unit};
use gimli::constants as c;
use std::cell::{OnceCell, RefCell};
use support::hash::FxHashMap;

/// Names a register of the machine by its number.
pub(super) type RegisterNames<'d> = &'d dyn Fn(u64) -> Option<String>;

pub(super) struct Dwarf<'a> {
    pub object: &'a Object<'a>,
    /// Those of `.debug_info`, then those of `.debug_types`.
    pub units: Vec<Unit<'a>>,
    /// The same of split objects.
    pub dwo_units: Vec<Unit<'a>>,
    pub register_names: RegisterNames<'a>,
    pub warnings: RefCell<Vec<String>>,
    pub errors: RefCell<Vec<String>>,
    /// Types by signature: the unit and the entry, in split objects and others.
    signatures: [FxHashMap<u64, (usize, EntryIndex)>; 2],
    prologues: [Vec<OnceCell<Option<Prologue<'a>>>>; 2],
}

/// An entry with its unit.
#[derive(Clone, Copy)]
pub(super) struct Die<'d, 'a> {
    pub unit: &'d Unit<'a>,
    pub entry: EntryIndex,
}

impl<'a> Die<'_, 'a> {
    pub fn offset(self) -> u64 {
        self.unit.entries.get(self.entry).map_or(0, |entry| entry.offset)
    }

    pub fn tag(self) -> c::DwTag {
        c::DwTag(self.unit.tag(self.entry))
    }

    pub fn attribute(self, attribute: c::DwAt) -> Option<Value<'a>> {
        self.unit.attribute(self.entry, attribute)
    }

    pub fn flag(self, attribute: c::DwAt) -> bool {
        self.attribute(attribute).and_then(|value| value.unsigned()).is_some_and(|value| value != 0)
    }

    pub fn parent(self) -> Option<Self> {
        self.unit.parent(self.entry).map(|entry| Die { unit: self.unit, entry })
    }

    pub fn children(self) -> impl Iterator<Item = Self> {
        self.unit.children(self.entry).map(move |entry| Die { unit: self.unit, entry })
    }
}

impl<'a> Dwarf<'a> {
    pub fn new(object: &'a Object<'a>, register_names: RegisterNames<'a>) -> Dwarf<'a> {
        let mut warnings = Vec::new();
        let mut of = |suffix: &str, is_dwo: bool| {
            let mut units: Vec<Unit<'a>> = Vec::new();
            let abbrev = object.section(&format!(".debug_abbrev{suffix}"));
            for (name, is_types) in [("info", false), ("types", true)] {
                let name = format!(".debug_{name}{suffix}");
                let sections = object.sections.iter().filter(|section| section.name == name);
                for (i, section) in sections.enumerate() {
                    let read = Unit::read_section(
                        &section.data,
                        &section.raw,
                        abbrev,
                        object.is_little,
                        is_types,
                        &mut warnings,
                    );
                    let first = units.len();
                    units.extend(read);
                    for unit in &mut units[first..] {
                        unit.is_dwo = is_dwo;
                        unit.section_index = 2 * i + usize::from(is_types);
                    }
                }
            }
            for (index, unit) in units.iter_mut().enumerate() {
                unit.index = index;
                unit.bases = bases(unit);
            }
            units
        };
        let units = of("", false);
        let mut dwo_units = of(".dwo", true);
        // A split unit in the object of its skeleton has the addresses of that.
        let skeletons: FxHashMap<u64, Bases> =
            units.iter().filter_map(|unit| Some((unit_number(unit)?, unit.bases))).collect();
        for unit in &mut dwo_units {
            let skeleton = unit_number(unit).and_then(|number| skeletons.get(&number));
            unit.bases.address = unit.bases.address.or(skeleton.and_then(|bases| bases.address));
        }
        let signatures = [&units, &dwo_units].map(|units| {
            let mut signatures = FxHashMap::default();
            for unit in units {
                let Some((signature, offset)) = unit.header.type_unit else { continue };
                if let Some(entry) = unit.entry_at(unit.header.offset.wrapping_add(offset)) {
                    signatures.entry(signature).or_insert((unit.index, entry));
                }
            }
            signatures
        });
        let prologues = [&units, &dwo_units].map(|units| units.iter().map(|_| OnceCell::new()).collect());
        Dwarf {
            object,
            units,
            dwo_units,
            register_names,
            warnings: warnings.into(),
            errors: RefCell::default(),
            signatures,
            prologues,
        }
    }

    /// The section of a name that belongs to a unit.
    pub fn section_for(&self, unit: &Unit<'_>, name: &str) -> &'a [u8] {
        if unit.is_dwo { self.object.section(&format!("{name}.dwo")) } else { self.object.section(name) }
    }

    /// The same before relocation.
    pub fn raw_section_for(&self, unit: &Unit<'_>, name: &str) -> &'a [u8] {
        if unit.is_dwo {
            self.object.raw_section(&format!("{name}.dwo"))
        } else {
            self.object.raw_section(name)
        }
    }

    fn siblings(&self, unit: &Unit<'_>) -> &[Unit<'a>] {
        if unit.is_dwo { &self.dwo_units } else { &self.units }
    }

    /// What a reference names.
    pub fn resolve<'d>(&'d self, unit: &Unit<'_>, value: &Value<'_>) -> Option<Die<'d, 'a>> {
        if value.form == c::DW_FORM_ref_sig8.0 {
            let (index, entry) = *self.signatures[usize::from(unit.is_dwo)].get(&value.unsigned()?)?;
            return Some(Die { unit: self.siblings(unit).get(index)?, entry });
        }
        self.die_at(unit, unit.reference(value)?)
    }

    /// The entry at an offset of the unit's section.
    pub fn die_at<'d>(&'d self, unit: &Unit<'_>, offset: u64) -> Option<Die<'d, 'a>> {
        let siblings = self.siblings(unit);
        let holds = |unit: &&Unit<'_>| (unit.header.offset..unit.header.end).contains(&offset);
        let own = siblings.get(unit.index).filter(|own| holds(own));
        let unit = match own {
            Some(own) => own,
            None => {
                // Units of a section are ascending; sections follow each other.
                let section = unit.section_index;
                siblings.iter().filter(|other| other.section_index == section).find(holds)?
            }
        };
        Some(Die { unit, entry: unit.entry_at(offset)? })
    }

    /// The entry an attribute refers to.
    pub fn referenced<'d>(&'d self, die: Die<'_, 'a>, attribute: c::DwAt) -> Option<Die<'d, 'a>> {
        self.resolve(die.unit, &die.attribute(attribute)?)
    }

    /// The text of a string form; the error says what is wrong with it.
    pub fn string(&self, unit: &Unit<'_>, value: &Value<'a>) -> Option<&'a [u8]> {
        if value.form == c::DW_FORM_string.0 {
            let Raw::Bytes(bytes) = value.raw else { return None };
            return Some(bytes);
        }
        if value.is_string_index() {
            return self.indexed_string(unit, value.unsigned()?);
        }
        match c::DwForm(value.form) {
            c::DW_FORM_strp => string_at(self.section_for(unit, ".debug_str"), value.unsigned()?),
            c::DW_FORM_line_strp => string_at(self.object.section(".debug_line_str"), value.unsigned()?),
            _ => None,
        }
    }

    /// A string of the unit's table of strings.
    pub fn indexed_string(&self, unit: &Unit<'_>, index: u64) -> Option<&'a [u8]> {
        let at = self.string_offset(unit, index)?;
        string_at(self.section_for(unit, ".debug_str"), at)
    }

    fn string_offset(&self, unit: &Unit<'_>, index: u64) -> Option<u64> {
        let bytes = unit.encoding().offset_bytes();
        let base = match (unit.is_dwo, unit.encoding().version) {
            (true, ..5) => 0,
            (true, _) => 2 * u64::from(bytes),
            (false, ..5) => unit.bases.str_offsets.unwrap_or(0),
            (false, _) => unit.bases.str_offsets?,
        };
        let at = base.checked_add(index.checked_mul(u64::from(bytes))?)?;
        Cursor::new(self.section_for(unit, ".debug_str_offsets"), at, unit.is_little).uint(bytes)
    }

    /// An address of `.debug_addr`.
    pub fn indexed_address(&self, unit: &Unit<'_>, index: u64) -> Option<u64> {
        let bytes = unit.encoding().address_bytes;
        let at = unit.bases.address?.checked_add(index.checked_mul(u64::from(bytes))?)?;
        Cursor::new(self.object.section(".debug_addr"), at, unit.is_little).uint(bytes)
    }

    pub fn address(&self, unit: &Unit<'_>, value: &Value<'_>) -> Option<u64> {
        if value.is_address_index() {
            return self.indexed_address(unit, value.unsigned()?);
        }
        value.unsigned().filter(|_| value.is_address())
    }

    /// Where the code of a unit begins, which its lists count from.
    pub fn base_address(&self, unit: &Unit<'a>) -> Option<u64> {
        let value = unit.attribute(0, c::DW_AT_low_pc).or_else(|| unit.attribute(0, c::DW_AT_entry_pc))?;
        self.address(unit, &value)
    }

    /// The name of an entry, or that of what it completes.
    pub fn name<'d>(&'d self, die: Die<'d, 'a>, attributes: &[c::DwAt]) -> Option<&'a [u8]> {
        let mut die = die;
        // A chain that leads back to its beginning ends, too.
        for _ in 0..16 {
            for attribute in attributes {
                let value = die.attribute(*attribute);
                if let Some(name) = value.and_then(|value| self.string(die.unit, &value)) {
                    return Some(name);
                }
            }
            die = self
                .referenced(die, c::DW_AT_specification)
                .or_else(|| self.referenced(die, c::DW_AT_abstract_origin))?;
        }
        None
    }

    pub fn short_name<'d>(&'d self, die: Die<'d, 'a>) -> Option<&'a [u8]> {
        self.name(die, &[c::DW_AT_name])
    }

    /// The name for the linker, if there is one.
    pub fn linkage_name<'d>(&'d self, die: Die<'d, 'a>) -> Option<&'a [u8]> {
        let linkage = [c::DW_AT_MIPS_linkage_name, c::DW_AT_linkage_name];
        self.name(die, &linkage).or_else(|| self.short_name(die))
    }

    /// The header of the unit's line table.
    pub fn prologue<'d>(&'d self, unit: &Unit<'a>) -> Option<&'d Prologue<'a>> {
        let cell = self.prologues[usize::from(unit.is_dwo)].get(unit.index)?;
        let read = || {
            let section = self.section_for(unit, ".debug_line");
            let mut cursor = Cursor::new(section, unit.bases.lines?, unit.is_little);
            let (prologue, error) = Prologue::read(&mut cursor, self.object, unit.encoding().address_bytes);
            error.is_none().then_some(prologue)
        };
        cell.get_or_init(read).as_ref()
    }

    /// The path of a file by its number.
    pub fn file(&self, unit: &Unit<'a>, number: u64) -> Option<Vec<u8>> {
        let directory = unit.attribute(0, c::DW_AT_comp_dir);
        let directory = directory.and_then(|value| self.string(unit, &value)).unwrap_or_default();
        self.prologue(unit)?.path(number, directory)
    }

    /// Ranges of addresses of an entry.
    pub fn ranges(&self, die: Die<'_, 'a>) -> Vec<(u64, u64)> {
        if let Some(range) = self.low_and_high(die) {
            return vec![range];
        }
        let Some(value) = die.attribute(c::DW_AT_ranges) else { return Vec::new() };
        lists::ranges_of(self, die.unit, &value).unwrap_or_default()
    }

    pub fn low_and_high(&self, die: Die<'_, 'a>) -> Option<(u64, u64)> {
        let low = self.address(die.unit, &die.attribute(c::DW_AT_low_pc)?)?;
        let high = die.attribute(c::DW_AT_high_pc)?;
        let end = if high.is_address() {
            self.address(die.unit, &high)?
        } else {
            low.wrapping_add(high.constant()?)
        };
        Some((low, end))
    }

    /// Something that makes the tool fail.
    pub fn error(&self, message: String) {
        self.errors.borrow_mut().push(message);
    }

    pub fn warn(&self, message: String) {
        self.warnings.borrow_mut().push(message);
    }
}

/// The number by which a skeleton and its split unit know each other.
fn unit_number(unit: &Unit<'_>) -> Option<u64> {
    unit.header.dwo_id.or_else(|| unit.attribute(0, c::DW_AT_GNU_dwo_id)?.unsigned())
}

fn bases(unit: &Unit<'_>) -> Bases {
    let offset = |names: &[c::DwAt]| {
        let value = names.iter().find_map(|name| unit.attribute(0, *name))?;
        value.section_offset(unit.encoding().version)
    };
    // Split units of version 5 have the tables of their object, after a header.
    let table = |attribute| {
        let header = if unit.encoding().is_64 { 20 } else { 12 };
        offset(&[attribute]).or((unit.is_dwo && unit.encoding().version >= 5).then_some(header))
    };
    Bases {
        address: offset(&[c::DW_AT_addr_base, c::DW_AT_GNU_addr_base]),
        str_offsets: offset(&[c::DW_AT_str_offsets_base]),
        loclists: table(c::DW_AT_loclists_base),
        rnglists: table(c::DW_AT_rnglists_base),
        ranges: if unit.is_dwo { offset(&[c::DW_AT_GNU_ranges_base]).unwrap_or(0) } else { 0 },
        lines: offset(&[c::DW_AT_stmt_list]),
    }
}
