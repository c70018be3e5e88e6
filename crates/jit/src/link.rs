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

pub(crate) use image::FunctionPlace;

use crate::machine::{Form, JUMP_BYTES, Machine, Range, Value};
use crate::memory::{Block, Memory, Use};
use crate::thread_local::{BY_NAME, ThreadData, permanent_name};
use crate::unit::{Home, Relocation, Scope, Section, Symbol, Unit};
use crate::{Error, Result};
use objfile::elf::constants as c;
use support::hash::FxHashMap;

const SLOT_BYTES: u64 = 8;
const DESCRIPTION_BYTES: u64 = 16;

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
                    Value::ThreadVariable => {
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
    pub fn relocate(&mut self, memory: &mut Memory, meanings: &[Option<Meaning>]) -> Result<()> {
        let has_debug_info = self.has_debug_info();
        let mut sections = std::mem::take(&mut self.unit.sections);
        for (at, section) in sections.iter_mut().enumerate() {
            let Some((kind, offset)) = self.places[at] else { continue };
            let address = self.at(memory, kind, offset);
            let relocations = std::mem::take(&mut section.relocations);
            let is_frames = is_frames(section);
            for relocation in &relocations {
                self.apply(memory, meanings, (section, is_frames), address, relocation)
                    .map_err(|error| error.within(&self.unit.name))?;
            }
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
        Ok(())
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

    fn apply(
        &self,
        memory: &Memory,
        meanings: &[Option<Meaning>],
        (section, is_frames): (&mut Section, bool),
        address: u64,
        relocation: &Relocation,
    ) -> Result<()> {
        let Some(form) = (self.machine.form)(relocation.number) else { return Ok(()) };
        let place = address.wrapping_add(relocation.offset);
        let symbol = relocation.symbol.and_then(|index| self.unit.symbols.get(index));
        let value = match self.value(memory, meanings, form, relocation, place) {
            Ok(_) if is_frames && symbol.is_some_and(|s| self.was_dropped(s)) => 0,
            Ok(value) => value,
            Err(_) if symbol.is_some_and(|s| self.was_dropped(s)) && is_frames => 0,
            Err(what) => return Err(self.located(section, relocation, what)),
        };
        let result = write(section, relocation.offset, form, value);
        result.map_err(|what| self.located(section, relocation, &what))
    }

    fn located(&self, section: &Section, relocation: &Relocation, what: &str) -> Error {
        let name = relocation.symbol.and_then(|index| self.unit.symbols.get(index));
        let name = name.map_or_else(String::new, |s| format!(" '{}'", String::from_utf8_lossy(&s.name)));
        Error::new(format!("{what}{name} (at {})", place_name(section, relocation.offset)))
    }

    /// The number that goes to a place.
    fn value(
        &self,
        memory: &Memory,
        meanings: &[Option<Meaning>],
        form: Form,
        relocation: &Relocation,
        place: u64,
    ) -> std::result::Result<u64, &'static str> {
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
            Value::Nothing => return Ok(0),
            Value::Size => self.unit.symbols.get(index).map_or(0, |symbol| symbol.size),
            Value::Address | Value::Distance => address()?,
            Value::Branch => {
                let direct = match self.meaning(memory, index) {
                    Some(Meaning::Address(own)) if self.is_part => own,
                    _ => address()?,
                };
                let distance = direct.wrapping_add_signed(relocation.addend).wrapping_sub(place);
                let is_near = i32::try_from(distance as i64).is_ok();
                match self.jumps.get(&index) {
                    Some(&jump) if !is_near || direct == 0 => self.at(memory, Use::Code, jump),
                    _ => direct,
                }
            }
            Value::Slot => in_table(Use::ReadOnly, self.slots.get(&index))?,
            Value::ThreadVariable => in_table(Use::ReadOnly, self.descriptions.get(&index))?,
            Value::ThreadData => in_table(Use::ReadOnly, self.data_description.as_ref())?,
            Value::ThreadOffset => match meaning {
                Some(Meaning::ThreadLocal { template, offset })
                    if self.thread_data.as_ref().is_some_and(|own| own.number == template) =>
                {
                    offset
                }
                _ => return Err("this is no thread-local variable of the unit:"),
            },
        };
        let value = target.wrapping_add_signed(relocation.addend);
        let counts_from_place = !matches!(form.value, Value::Address | Value::ThreadOffset | Value::Size);
        Ok(if counts_from_place { value.wrapping_sub(place) } else { value })
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
                store(offset, template);
                store(offset + SLOT_BYTES, of_variable);
            }
        }
        if let (Some(offset), Some(data)) = (self.data_description, &self.thread_data) {
            store(offset, data.number);
            store(offset + SLOT_BYTES, 0);
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

/// Puts a number where a relocation is.
fn write(section: &mut Section, offset: u64, form: Form, value: u64) -> std::result::Result<(), String> {
    let bytes = usize::from(form.bytes);
    let bits = 8 * u32::from(form.bytes);
    let is_signed = || (value as i64) >> (bits - 1) == 0 || (value as i64) >> (bits - 1) == -1;
    let is_unsigned = || value >> bits == 0;
    let fits = match form.range {
        _ if bits == 0 || bits == 64 => true,
        Range::Whole => true,
        Range::Signed => is_signed(),
        Range::Unsigned => is_unsigned(),
        Range::Either => is_signed() || is_unsigned(),
    };
    if !fits {
        return Err(format!("{bits} bits do not reach"));
    }
    let begin = usize::try_from(offset).ok();
    let place = begin.and_then(|begin| section.bytes.get_mut(begin..begin.checked_add(bytes)?));
    match place {
        Some(place) => {
            place.copy_from_slice(&value.to_le_bytes()[..bytes]);
            Ok(())
        }
        None => Err("a relocation is outside of its section:".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(range: Range, bytes: u8, value: i64) -> Option<Vec<u8>> {
        let mut section = Section { bytes: vec![0; 10], ..Section::default() };
        let form = Form { value: Value::Address, bytes, range };
        write(&mut section, 1, form, value as u64)
            .ok()
            .map(|()| section.bytes[1..1 + usize::from(bytes)].to_vec())
    }

    #[test]
    fn numbers_that_do_not_fit_are_errors() {
        assert_eq!(written(Range::Signed, 4, -2), Some(vec![0xfe, 0xff, 0xff, 0xff]));
        assert_eq!(written(Range::Signed, 4, i64::from(i32::MIN)).map(|b| b.len()), Some(4));
        for (range, bytes, value) in [
            (Range::Signed, 4, 1 << 31),
            (Range::Signed, 4, i64::from(i32::MIN) - 1),
            (Range::Unsigned, 4, -1),
            (Range::Unsigned, 4, 1 << 32),
            (Range::Either, 1, 256),
            (Range::Either, 1, -129),
        ] {
            assert_eq!(written(range, bytes, value), None, "{range:?} {value}");
        }
        assert_eq!(written(Range::Either, 1, 255), Some(vec![255]));
        assert_eq!(written(Range::Whole, 8, -1), Some(vec![255; 8]));
    }

    #[test]
    fn places_outside_of_the_section_are_errors() {
        let mut section = Section { bytes: vec![0; 4], ..Section::default() };
        let form = Form { value: Value::Address, bytes: 4, range: Range::Whole };
        assert!(write(&mut section, 1, form, 0).is_err());
        assert!(write(&mut section, u64::MAX, form, 0).is_err());
        assert!(write(&mut section, 0, form, 0).is_ok());
    }
}
