//! Linking a unit in memory: places for its sections, then values for its relocations.
//!
//! Sections of one use follow each other in one block. Behind code stand jumps to other units and libraries, which may be
//! further away than a call reaches; behind constants stand slots with addresses (the global offset table) and
//! descriptions of thread-local variables. How many there are is known from the relocations before anything is
//! resolved, so [`place`] gives every symbol its address, and [`relocate`] can be done when all units are there that
//! refer to each other.
//!
//! Of groups with one name (`linkonce`) the first is kept in a session. Call frames of code that was dropped get the
//! address zero, by which unwinders know them.
//!
//! Cost: linear in sections, symbols, relocations and bytes.

mod image;
mod places;

pub(crate) use image::FunctionPlace;
pub(crate) use places::Described;

use crate::host;
use crate::machine::{Form, From, JUMP_BYTES, Machine, PAGE_BYTES, Place, Value};
use crate::memory::{Block, Memory, Use};
use crate::thread_local::{BY_NAME, ThreadData, permanent_name};
use crate::unit::{Home, Relocation, Scope, Section, Symbol, Unit};
use crate::{Error, Result};
use objfile::elf::constants as c;
use support::hash::FxHashMap;

const SLOT_BYTES: u64 = 8;
/// The function that descriptors lead to, and what [`crate::thread_local`] wants to know.
const DESCRIPTION_BYTES: u64 = 24;
/// Where the second part begins.
const DESCRIPTION_AT: u64 = 8;

/// Sections of call frames end with a zero of this many bytes.
const FRAMES_END_BYTES: u64 = 4;

/// What a name means in a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    Address(u64),
    /// An offset in a unit's thread-local data.
    ThreadLocal {
        template: u64,
        offset: u64,
    },
}

/// A unit that has addresses.
#[derive(Debug)]
pub(crate) struct Placed {
    pub unit: Unit,
    /// Its names mean stubs, but it calls its own code directly.
    pub is_part: bool,
    machine: &'static Machine,
    blocks: [Option<Block>; 3],
    /// By section: its block, and where in it; none if it is not in memory.
    places: Vec<Option<(Use, u64)>>,
    /// Sections of groups that another unit has.
    dropped: Vec<bool>,
    /// By symbol that needs one, where it is in its block.
    jumps: FxHashMap<usize, u64>,
    slots: FxHashMap<usize, u64>,
    descriptions: FxHashMap<usize, u64>,
    /// Where the description of all thread-local data is.
    data_description: Option<u64>,
    /// Where the unit's own handle is.
    handle: u64,
    thread_data: Option<ThreadData>,
    /// Offsets of thread-local sections in the unit's thread-local data.
    thread_places: Vec<u64>,
    /// Places of common symbols.
    commons: FxHashMap<usize, u64>,
}

/// Bytes given out so far, by [`Use`], and the largest alignment.
#[derive(Default)]
struct Cursors([(u64, u64); 3]);

impl Cursors {
    fn take(&mut self, kind: Use, size: u64, align: u64) -> Result<u64> {
        if !align.is_power_of_two() || align > 4096 {
            return Err(Error::new(format!("an alignment of {align} bytes is not supported")));
        }
        let (end, largest) = &mut self.0[kind as usize];
        let begin = end.next_multiple_of(align);
        // Sizes come from files; blocks are refused where there is no room, but sums must not overflow.
        if size > 1 << 40 || begin > 1 << 40 {
            return Err(Error::new(format!("a section of {size} bytes has no room")));
        }
        (*end, *largest) = (begin + size, (*largest).max(align));
        Ok(begin)
    }
}

fn use_of(section: &Section) -> Use {
    if section.flags & c::SHF_EXECINSTR != 0 {
        Use::Code
    } else if section.flags & c::SHF_WRITE != 0 && !section.is_thread_local() {
        Use::Data
    } else {
        Use::ReadOnly
    }
}

pub(crate) fn is_frames(section: &Section) -> bool {
    section.is_loaded() && section.name == b".eh_frame"
}

/// Whether a section is a list of constructors or destructors.
pub(crate) fn is_function_list(section: &Section) -> bool {
    section.is_loaded() && matches!(section.ty, c::SHT_INIT_ARRAY | c::SHT_FINI_ARRAY | c::SHT_PREINIT_ARRAY)
}

/// Gives a unit its addresses. `has_group` says which groups another unit has.
pub(crate) fn place(unit: Unit, memory: &mut Memory, has_group: impl Fn(&[u8]) -> bool) -> Result<Placed> {
    let machine = match (Machine::of_number(unit.machine), Machine::of_host()) {
        (Some(machine), Some(host)) if machine.number == host.number => machine,
        (_, host) => {
            let host = host.map_or(std::env::consts::ARCH, |host| host.architecture);
            let name = objfile::elf::names::machine_of(unit.machine)
                .map_or("another machine", |m| m.architectures.1);
            return Err(Error::new(format!(
                "{}: this is code for {name}, and this process runs on {host}",
                unit.name
            )));
        }
    };
    let dropped = unit.sections.iter().map(|s| s.group.as_deref().is_some_and(&has_group)).collect();
    let mut placed = Placed {
        places: vec![None; unit.sections.len()],
        thread_places: vec![0; unit.sections.len()],
        unit,
        is_part: false,
        machine,
        blocks: [None; 3],
        dropped,
        jumps: FxHashMap::default(),
        slots: FxHashMap::default(),
        descriptions: FxHashMap::default(),
        data_description: None,
        handle: 0,
        thread_data: None,
        commons: FxHashMap::default(),
    };
    let mut cursors = Cursors::default();
    let thread_data = placed.lay_out_thread_data(&mut cursors).and_then(|thread_data| {
        placed.lay_out_sections(&mut cursors)?;
        placed.lay_out_tables(&mut cursors)?;
        placed.allocate(memory, &cursors)?;
        Ok(thread_data)
    });
    match thread_data.and_then(|data| placed.make_thread_data(memory, data)) {
        Ok(()) => Ok(placed),
        Err(error) => {
            let name = std::mem::take(&mut placed.unit.name);
            placed.release(memory);
            Err(error.within(&name))
        }
    }
}

/// What relocations of a section are applied with.
struct Around<'a> {
    memory: &'a Memory,
    meanings: &'a [Option<Meaning>],
    described: Option<&'a Described>,
    /// Of the section.
    address: u64,
    /// See [`Placed::upper_parts`].
    uppers: &'a FxHashMap<u64, Relocation>,
}

/// Where the template is among constants, how long its contents are and it is, and its alignment.
type ThreadLayout = Option<(u64, u64, u64, u64)>;

impl Placed {
    /// Thread-local sections: first those with contents, which are the template, then those of zeros.
    fn lay_out_thread_data(&mut self, cursors: &mut Cursors) -> Result<ThreadLayout> {
        let is_ours = |&at: &usize| self.unit.sections[at].is_thread_local() && !self.dropped[at];
        let all: Vec<usize> = (0..self.unit.sections.len()).filter(is_ours).collect();
        if all.is_empty() {
            return Ok(None);
        }
        let mut offset = Cursors::default();
        let mut contents_end = 0;
        for has_contents in [true, false] {
            for &at in &all {
                let section = &self.unit.sections[at];
                if (section.ty != c::SHT_NOBITS) == has_contents {
                    self.thread_places[at] = offset.take(Use::Data, section.size, section.align)?;
                }
            }
            if has_contents {
                contents_end = offset.0[Use::Data as usize].0;
            }
        }
        let (size, align) = offset.0[Use::Data as usize];
        let begin = cursors.take(Use::ReadOnly, contents_end, align)?;
        for at in all {
            let section = &self.unit.sections[at];
            if section.ty != c::SHT_NOBITS {
                self.places[at] = Some((Use::ReadOnly, begin + self.thread_places[at]));
            }
        }
        Ok(Some((begin, contents_end, size, align)))
    }

    fn lay_out_sections(&mut self, cursors: &mut Cursors) -> Result<()> {
        for (at, section) in self.unit.sections.iter().enumerate() {
            if !section.is_loaded() || section.is_thread_local() || self.dropped[at] {
                continue;
            }
            let kind = use_of(section);
            let end = if is_frames(section) { FRAMES_END_BYTES } else { 0 };
            self.places[at] =
                Some((kind, cursors.take(kind, section.size.saturating_add(end), section.align)?));
        }
        for (at, symbol) in self.unit.symbols.iter().enumerate() {
            if symbol.home == Home::Common {
                self.commons.insert(at, cursors.take(Use::Data, symbol.size, symbol.value.max(1))?);
            }
        }
        Ok(())
    }

    /// Jumps, slots and descriptions, as relocations ask for them.
    fn lay_out_tables(&mut self, cursors: &mut Cursors) -> Result<()> {
        self.handle = cursors.take(Use::ReadOnly, SLOT_BYTES, SLOT_BYTES)?;
        for (at, section) in self.unit.sections.iter().enumerate() {
            if self.places[at].is_none() {
                continue;
            }
            for relocation in &section.relocations {
                let Some(form) = (self.machine.form)(relocation.number) else {
                    let name = objfile::elf::names::relocation(self.unit.machine, relocation.number);
                    let place = place_name(section, relocation.offset);
                    return Err(Error::new(format!(
                        "relocation {name} is not supported in memory (at {place})"
                    )));
                };
                if form.value == Value::ThreadData {
                    if self.data_description.is_none() {
                        self.data_description =
                            Some(cursors.take(Use::ReadOnly, DESCRIPTION_BYTES, SLOT_BYTES)?);
                    }
                    continue;
                }
                let Some(symbol) = relocation.symbol else { continue };
                let data = self.unit.symbols.get(symbol).ok_or_else(|| no_symbol(section, relocation))?;
                match form.value {
                    Value::Branch if data.home == Home::Undefined || data.is_indirect => {
                        if let std::collections::hash_map::Entry::Vacant(e) = self.jumps.entry(symbol) {
                            let align = JUMP_BYTES as u64;
                            e.insert(cursors.take(Use::Code, align, align)?);
                        }
                    }
                    Value::Slot => {}
                    Value::ThreadVariable | Value::ThreadDescriptor => {
                        if let std::collections::hash_map::Entry::Vacant(e) = self.descriptions.entry(symbol)
                        {
                            let at = cursors.take(Use::ReadOnly, DESCRIPTION_BYTES, SLOT_BYTES)?;
                            e.insert(at);
                        }
                        continue;
                    }
                    _ => continue,
                }
                if let std::collections::hash_map::Entry::Vacant(e) = self.slots.entry(symbol) {
                    e.insert(cursors.take(Use::ReadOnly, SLOT_BYTES, SLOT_BYTES)?);
                }
            }
        }
        Ok(())
    }

    fn allocate(&mut self, memory: &mut Memory, cursors: &Cursors) -> Result<()> {
        for kind in [Use::Code, Use::ReadOnly, Use::Data] {
            let (size, align) = cursors.0[kind as usize];
            if size != 0 {
                self.blocks[kind as usize] =
                    Some(memory.allocate(kind, size as usize, align.max(1) as usize)?);
            }
        }
        Ok(())
    }

    fn make_thread_data(&mut self, memory: &Memory, layout: ThreadLayout) -> Result<()> {
        let Some((begin, contents_size, size, align)) = layout else { return Ok(()) };
        let contents = self.at(memory, Use::ReadOnly, begin);
        let data = ThreadData::new((contents, contents_size as usize), size as usize, align as usize);
        self.thread_data = Some(data.ok_or_else(|| Error::new("no room for thread-local data".to_owned()))?);
        Ok(())
    }

    /// Gives the memory back. Nothing may use the unit any more.
    pub fn release(mut self, memory: &mut Memory) {
        self.thread_data = None;
        self.blocks.iter().flatten().for_each(|&block| memory.release(block));
    }

    /// The address of a place in a block of the unit's.
    fn at(&self, memory: &Memory, kind: Use, offset: u64) -> u64 {
        self.blocks[kind as usize].map_or(0, |block| memory.address(block) + offset)
    }

    /// The address of a section, if it is in memory.
    pub fn section_address(&self, memory: &Memory, section: usize) -> Option<u64> {
        let &(kind, offset) = self.places.get(section)?.as_ref()?;
        Some(self.at(memory, kind, offset))
    }

    /// What the unit registers functions under that run at the end.
    pub fn handle(&self, memory: &Memory) -> u64 {
        self.at(memory, Use::ReadOnly, self.handle)
    }

    /// What a symbol of the unit means, if the unit defines it.
    pub fn meaning(&self, memory: &Memory, index: usize) -> Option<Meaning> {
        let symbol = self.unit.symbols.get(index)?;
        match symbol.home {
            Home::Undefined => None,
            Home::Absolute => Some(Meaning::Address(symbol.value)),
            Home::Common => Some(Meaning::Address(self.at(memory, Use::Data, *self.commons.get(&index)?))),
            Home::Section(section) if self.unit.sections.get(section)?.is_thread_local() => {
                let template = self.thread_data.as_ref().filter(|_| !self.dropped[section])?.number;
                let offset = self.thread_places[section].wrapping_add(symbol.value);
                Some(Meaning::ThreadLocal { template, offset })
            }
            Home::Section(section) => {
                let begin = self.section_address(memory, section)?;
                Some(Meaning::Address(begin.wrapping_add(symbol.value)))
            }
        }
    }

    /// Whether a symbol was defined in a group that another unit has.
    fn was_dropped(&self, symbol: &Symbol) -> bool {
        matches!(symbol.home, Home::Section(section) if self.dropped.get(section) == Some(&true))
    }

    /// The names that relocations may have from others.
    pub fn undefined_and_shared(&self) -> Vec<Box<[u8]>> {
        let shared = self.unit.symbols.iter().filter(|s| s.scope != Scope::Local && !s.name.is_empty());
        shared.map(|symbol| symbol.name.clone()).collect()
    }

    /// Fills everything in and writes it to memory; `meanings` are what [`resolve`](Placed::resolve) has found. After an
    /// error the unit can only be released.
    pub fn relocate(
        &mut self,
        memory: &mut Memory,
        meanings: &[Option<Meaning>],
        described: Option<&Described>,
    ) -> Result<()> {
        let has_debug_info = self.has_debug_info();
        let mut sections = std::mem::take(&mut self.unit.sections);
        for (at, section) in sections.iter_mut().enumerate() {
            let Some((kind, offset)) = self.places[at] else { continue };
            let address = self.at(memory, kind, offset);
            let relocations = std::mem::take(&mut section.relocations);
            let uppers = self.upper_parts(at, &relocations);
            let around = Around { memory, meanings, described, address, uppers: &uppers };
            for relocation in &relocations {
                self.apply(&around, section, relocation).map_err(|error| error.within(&self.unit.name))?;
            }
            let is_frames = is_frames(section);
            if let Some(block) = self.blocks[kind as usize] {
                memory.write(block, offset as usize, &section.bytes);
            }
            // Lists of functions are read once more, to run them, and call frames, to show them to debuggers.
            let is_kept = is_function_list(section) || is_frames && has_debug_info;
            if !is_kept {
                section.bytes = Vec::new();
            }
        }
        self.unit.sections = sections;
        self.write_tables(memory, meanings);
        if let Some(code) = self.blocks[Use::Code as usize] {
            memory.synchronize(code);
        }
        Ok(())
    }

    /// What lower parts of this section refer to: by lower part, the relocation of its upper part.
    fn upper_parts(&self, section: usize, relocations: &[Relocation]) -> FxHashMap<u64, Relocation> {
        let form = |relocation: &Relocation| (self.machine.form)(relocation.number);
        let has = |relocation: &Relocation, value| form(relocation).is_some_and(|form| form.value == value);
        let lower = relocations.iter().filter(|relocation| has(relocation, Value::OfUpperPart));
        let label = |relocation: &Relocation| {
            let symbol = self.unit.symbols.get(relocation.symbol?)?;
            (symbol.home == Home::Section(section)).then_some(symbol.value)
        };
        let labels: FxHashMap<u64, Vec<u64>> = lower.fold(FxHashMap::default(), |mut labels, relocation| {
            if let Some(label) = label(relocation) {
                labels.entry(label).or_default().push(relocation.offset);
            }
            labels
        });
        let is_upper = |relocation: &&Relocation| {
            form(relocation).is_some_and(|f| f.from == From::Place && matches!(f.place, Place::Field { .. }))
        };
        let mut uppers = FxHashMap::default();
        for upper in relocations.iter().filter(|_| !labels.is_empty()).filter(is_upper) {
            for &lower in labels.get(&upper.offset).into_iter().flatten() {
                uppers.insert(lower, *upper);
            }
        }
        uppers
    }

    /// What each symbol means that relocations name; the others are left out. `find` says what a name means in the
    /// session. The error has the names that mean nothing.
    pub fn resolve(
        &self,
        memory: &Memory,
        find: &dyn Fn(&[u8]) -> Option<Meaning>,
    ) -> std::result::Result<Vec<Option<Meaning>>, Vec<Box<[u8]>>> {
        let mut missing = Vec::new();
        let mut meanings = vec![None; self.unit.symbols.len()];
        let mut seen = vec![false; self.unit.symbols.len()];
        let in_memory = (0..self.unit.sections.len()).filter(|&at| self.places[at].is_some());
        for relocation in in_memory.flat_map(|at| &self.unit.sections[at].relocations) {
            let Some(index) = relocation.symbol.filter(|&index| index < seen.len() && !seen[index]) else {
                continue;
            };
            seen[index] = true;
            let symbol = &self.unit.symbols[index];
            meanings[index] = match self.meaning(memory, index) {
                Some(own) if symbol.scope == Scope::Local || symbol.is_hidden => Some(own),
                _ if &*symbol.name == b"__dso_handle" => Some(Meaning::Address(self.handle(memory))),
                // The session may have kept another unit's definition of it.
                own => find(&symbol.name).or(own),
            };
            let may_be_missing = symbol.scope == Scope::Weak || self.was_dropped(symbol);
            if meanings[index].is_none() && !symbol.name.is_empty() {
                if may_be_missing {
                    meanings[index] = Some(Meaning::Address(0));
                } else if self.is_thread_variable(index) {
                    let name = permanent_name(&symbol.name).unwrap_or(0);
                    meanings[index] = Some(Meaning::ThreadLocal { template: BY_NAME, offset: name });
                } else {
                    missing.push(symbol.name.clone());
                }
            }
        }
        if missing.is_empty() { Ok(meanings) } else { Err(missing) }
    }

    fn is_thread_variable(&self, symbol: usize) -> bool {
        self.descriptions.contains_key(&symbol)
            && crate::process::symbol(&self.unit.symbols[symbol].name).is_some()
    }

    fn apply(&self, around: &Around<'_>, section: &mut Section, relocation: &Relocation) -> Result<()> {
        let Some(form) = (self.machine.form)(relocation.number) else { return Ok(()) };
        let place = around.address.wrapping_add(relocation.offset);
        let symbol = relocation.symbol.and_then(|index| self.unit.symbols.get(index));
        let has_no_code = symbol.is_some_and(|s| self.was_dropped(s)) && is_frames(section);
        let value = match self.value_of_part(around, form, relocation, place) {
            _ if has_no_code => 0,
            Ok(value) => value,
            Err(what) => return Err(self.located(section, relocation, what)),
        };
        let result = places::write(section, relocation.offset, form, value, around.described);
        result.map_err(|what| self.located(section, relocation, &what))
    }

    /// The number that goes to a place, also if another place says what it is.
    fn value_of_part(
        &self,
        around: &Around<'_>,
        form: Form,
        relocation: &Relocation,
        place: u64,
    ) -> std::result::Result<u64, &'static str> {
        match form.value {
            Value::OfUpperPart => {
                let upper = around.uppers.get(&relocation.offset);
                let upper = upper.ok_or("this lower part of a distance has no upper part:")?;
                let form = (self.machine.form)(upper.number).ok_or("this upper part is not supported:")?;
                self.value(around, form, upper, around.address.wrapping_add(upper.offset))
            }
            Value::Aligned => {
                let padding = relocation.addend as u64;
                let align = padding.wrapping_add(1).checked_next_power_of_two().unwrap_or(1);
                match place.wrapping_add(padding) % align {
                    0 => Ok(0),
                    _ => Err("code that linkers make shorter is not aligned: compile it without relaxation"),
                }
            }
            _ => self.value(around, form, relocation, place),
        }
    }

    fn located(&self, section: &Section, relocation: &Relocation, what: &str) -> Error {
        let name = relocation.symbol.and_then(|index| self.unit.symbols.get(index));
        let name = name.map_or_else(String::new, |s| format!(" '{}'", String::from_utf8_lossy(&s.name)));
        Error::new(format!("{what}{name} (at {})", place_name(section, relocation.offset)))
    }

    /// The number that goes to a place.
    fn value(
        &self,
        around: &Around<'_>,
        form: Form,
        relocation: &Relocation,
        place: u64,
    ) -> std::result::Result<u64, &'static str> {
        let &Around { memory, meanings, described, .. } = around;
        let index = relocation.symbol.unwrap_or(usize::MAX);
        let meaning = meanings.get(index).copied().flatten();
        let address = || match (relocation.symbol, meaning) {
            (None, _) => Ok(0),
            (_, Some(Meaning::Address(address))) => Ok(address),
            (_, Some(Meaning::ThreadLocal { .. })) => Err("the address of a thread-local variable"),
            (_, None) => Err("this symbol is in a section that is not in memory:"),
        };
        let in_table = |kind, offset: Option<&u64>| {
            offset
                .map(|&offset| self.at(memory, kind, offset))
                .ok_or("this has no entry in the unit's tables:")
        };
        let target = match form.value {
            Value::Nothing | Value::OfUpperPart | Value::Aligned => return Ok(0),
            Value::Size => self.unit.symbols.get(index).map_or(0, |symbol| symbol.size),
            Value::Address => address()?,
            Value::Branch => {
                let direct = match self.meaning(memory, index) {
                    Some(Meaning::Address(own)) if self.is_part => own,
                    _ => address()?,
                };
                let distance = direct.wrapping_add_signed(relocation.addend).wrapping_sub(place);
                let is_near = places::fits(form, distance, described);
                match self.jumps.get(&index) {
                    Some(&jump) if !is_near || direct == 0 => self.at(memory, Use::Code, jump),
                    _ => direct,
                }
            }
            Value::Slot => in_table(Use::ReadOnly, self.slots.get(&index))?,
            Value::ThreadDescriptor => in_table(Use::ReadOnly, self.descriptions.get(&index))?,
            Value::ThreadVariable => {
                in_table(Use::ReadOnly, self.descriptions.get(&index))?.wrapping_add(DESCRIPTION_AT)
            }
            Value::ThreadData => {
                in_table(Use::ReadOnly, self.data_description.as_ref())?.wrapping_add(DESCRIPTION_AT)
            }
            Value::ThreadOffset => match meaning {
                Some(Meaning::ThreadLocal { template, offset })
                    if self.thread_data.as_ref().is_some_and(|own| own.number == template) =>
                {
                    offset
                }
                _ => return Err("this is no thread-local variable of the unit:"),
            },
        };
        if relocation.addend != 0
            && matches!(form.value, Value::Slot | Value::ThreadDescriptor | Value::ThreadVariable)
            && matches!(form.place, Place::Field { .. })
        {
            return Err("a place behind an entry of the unit's tables:");
        }
        let value = target.wrapping_add_signed(relocation.addend);
        Ok(match form.from {
            From::Zero => value,
            From::Place => value.wrapping_sub(place),
            From::Page => (value & !(PAGE_BYTES - 1)).wrapping_sub(place & !(PAGE_BYTES - 1)),
        })
    }

    fn write_tables(&self, memory: &mut Memory, meanings: &[Option<Meaning>]) {
        let address = |index: &usize| match meanings[*index] {
            Some(Meaning::Address(address)) => address,
            _ => 0,
        };
        let constants = self.blocks[Use::ReadOnly as usize];
        let mut store = |offset: u64, value: u64| {
            if let Some(block) = constants {
                memory.write(block, offset as usize, &value.to_le_bytes());
            }
        };
        self.slots.iter().for_each(|(index, &offset)| store(offset, address(index)));
        for (index, &offset) in &self.descriptions {
            if let Some(Meaning::ThreadLocal { template, offset: of_variable }) = meanings[*index] {
                store(offset, host::descriptor_entry());
                store(offset + DESCRIPTION_AT, template);
                store(offset + DESCRIPTION_AT + SLOT_BYTES, of_variable);
            }
        }
        if let (Some(offset), Some(data)) = (self.data_description, &self.thread_data) {
            store(offset + DESCRIPTION_AT, data.number);
            store(offset + DESCRIPTION_AT + SLOT_BYTES, 0);
        }
        if let Some(block) = self.blocks[Use::Code as usize] {
            for (index, &offset) in &self.jumps {
                let slot = self.slots.get(index).map_or(0, |&slot| self.at(memory, Use::ReadOnly, slot));
                let code = (self.machine.jump)(self.at(memory, Use::Code, offset), slot);
                memory.write(block, offset as usize, &code);
            }
        }
    }
}

fn place_name(section: &Section, offset: u64) -> String {
    format!("{}+{offset:#x}", String::from_utf8_lossy(&section.name))
}

fn no_symbol(section: &Section, relocation: &Relocation) -> Error {
    let place = place_name(section, relocation.offset);
    Error::new(format!("a relocation names a symbol that does not exist (at {place})"))
}
