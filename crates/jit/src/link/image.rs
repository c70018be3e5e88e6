//! What tools of the outside are told of a unit: the functions that it has, and an object file for debuggers.
//!
//! The object file is in memory and has no code: its sections say where code and data are, call frames and what the
//! compiler says of lines, types and variables are contents, with the addresses that the unit has been given. That is
//! the form in which debuggers take code that no file has ([`crate::debugger`]). Cost: linear in the symbols, the
//! sections of debug information and their relocations.

use super::places::write;
use super::{Placed, is_frames};
use crate::machine::{From, Value};
use crate::memory::Memory;
use crate::unit::{Home, Scope, Section};
use objfile::elf::constants as c;

/// A symbol that other units see.
const STB_GLOBAL: u8 = 1;

/// A function of a unit that is in memory.
pub(crate) struct FunctionPlace<'a> {
    pub name: &'a [u8],
    pub address: u64,
    pub size: u64,
    section: usize,
    is_local: bool,
}

/// A section of the object file.
#[derive(Default)]
struct Part {
    name: Vec<u8>,
    ty: u32,
    flags: u64,
    address: u64,
    size: u64,
    align: u64,
    contents: Vec<u8>,
    link: u32,
    info: u32,
    entry_bytes: u64,
}

const HEADER_BYTES: usize = 64;
const SECTION_BYTES: usize = 64;
const SYMBOL_BYTES: u64 = 24;

impl Placed {
    pub fn has_debug_info(&self) -> bool {
        self.unit.sections.iter().any(|section| section.name == b".debug_info")
    }

    /// Functions in the order of their addresses. What has no size goes to the next one, or to the end of its section.
    pub fn functions(&self, memory: &Memory) -> Vec<FunctionPlace<'_>> {
        let mut all: Vec<FunctionPlace<'_>> = Vec::new();
        for symbol in self.unit.symbols.iter().filter(|symbol| symbol.is_function && !symbol.name.is_empty())
        {
            let Home::Section(section) = symbol.home else { continue };
            let Some(begin) = self.section_address(memory, section) else { continue };
            let (name, address) = (&*symbol.name, begin.wrapping_add(symbol.value));
            let is_local = symbol.scope == Scope::Local;
            all.push(FunctionPlace { name, address, size: symbol.size, section, is_local });
        }
        all.sort_by_key(|function| (function.address, function.name));
        for at in 0..all.len() {
            let section = all[at].section;
            let begin = self.section_address(memory, section).unwrap_or(0);
            let end = begin + self.unit.sections[section].size;
            let next = all[at + 1..].iter().map(|next| next.address).find(|&next| next > all[at].address);
            if all[at].size == 0 {
                all[at].size = next.unwrap_or(end).min(end).saturating_sub(all[at].address);
            }
        }
        all
    }

    /// The object file for debuggers. The unit has been relocated.
    pub fn debug_image(&self, memory: &Memory) -> Vec<u8> {
        let mut parts = vec![Part::default()];
        let mut numbers = vec![0u16; self.unit.sections.len()];
        for (at, section) in self.unit.sections.iter().enumerate() {
            let address = self.section_address(memory, at).filter(|_| !section.is_thread_local());
            let is_debug = !section.is_loaded() && section.name.starts_with(b".debug_") && !self.dropped[at];
            if address.is_none() && !is_debug {
                continue;
            }
            numbers[at] = u16::try_from(parts.len()).unwrap_or(0);
            let has_contents = is_debug || is_frames(section);
            parts.push(Part {
                name: section.name.clone(),
                ty: if has_contents { c::SHT_PROGBITS } else { c::SHT_NOBITS },
                flags: section.flags & (c::SHF_ALLOC | c::SHF_EXECINSTR | c::SHF_WRITE),
                address: address.unwrap_or(0),
                size: section.size,
                align: section.align,
                contents: match (is_debug, has_contents) {
                    (true, _) => self.relocated(memory, section),
                    (false, true) => section.bytes.clone(),
                    (false, false) => Vec::new(),
                },
                ..Part::default()
            });
        }
        self.add_symbols(memory, &numbers, &mut parts);
        file(self.unit.machine, parts)
    }

    /// A section that is not in memory, with the addresses of what is. What does not fit stays as it is: a debugger
    /// then knows less.
    fn relocated(&self, memory: &Memory, section: &Section) -> Vec<u8> {
        let mut copy = Section { bytes: section.bytes.clone(), ..Section::default() };
        for relocation in &section.relocations {
            let form = (self.machine.form)(relocation.number)
                .filter(|form| form.value == Value::Address && form.from == From::Zero);
            let symbol = relocation.symbol.and_then(|index| Some((index, self.unit.symbols.get(index)?)));
            let (Some(form), Some((index, symbol))) = (form, symbol) else { continue };
            let base = match symbol.home {
                Home::Section(home) if self.unit.sections.get(home).is_some_and(|s| !s.is_loaded()) => {
                    symbol.value
                }
                _ => match self.meaning(memory, index) {
                    Some(super::Meaning::Address(address)) => address,
                    _ => 0,
                },
            };
            let value = base.wrapping_add_signed(relocation.addend);
            let _ = write(&mut copy, relocation.offset, form, value, None);
        }
        copy.bytes
    }

    fn add_symbols(&self, memory: &Memory, numbers: &[u16], parts: &mut Vec<Part>) {
        let mut names = vec![0u8];
        let mut symbols = vec![0u8; SYMBOL_BYTES as usize];
        let mut functions = self.functions(memory);
        // Local symbols come first.
        functions.sort_by_key(|function| !function.is_local);
        let locals = functions.iter().filter(|function| function.is_local).count();
        for function in &functions {
            let info = if function.is_local { c::STT_FUNC } else { STB_GLOBAL << 4 | c::STT_FUNC };
            symbols.extend_from_slice(&(names.len() as u32).to_le_bytes());
            symbols.extend_from_slice(&[info, 0]);
            symbols.extend_from_slice(&numbers[function.section].to_le_bytes());
            let begin = parts[usize::from(numbers[function.section])].address;
            symbols.extend_from_slice(&function.address.wrapping_sub(begin).to_le_bytes());
            symbols.extend_from_slice(&function.size.to_le_bytes());
            names.extend_from_slice(function.name);
            names.push(0);
        }
        let strings = parts.len() as u32 + 1;
        parts.push(Part {
            name: b".symtab".to_vec(),
            ty: c::SHT_SYMTAB,
            size: symbols.len() as u64,
            align: 8,
            contents: symbols,
            link: strings,
            info: locals as u32 + 1,
            entry_bytes: SYMBOL_BYTES,
            ..Part::default()
        });
        let (name, size) = (b".strtab".to_vec(), names.len() as u64);
        parts.push(Part { name, ty: c::SHT_STRTAB, size, align: 1, contents: names, ..Part::default() });
    }
}

/// An object file of these sections.
fn file(machine: u16, mut parts: Vec<Part>) -> Vec<u8> {
    let mut names = vec![0u8];
    let own_name = b".shstrtab".to_vec();
    parts.push(Part { name: own_name, ty: c::SHT_STRTAB, align: 1, ..Part::default() });
    let mut name_offsets = Vec::with_capacity(parts.len());
    for part in &parts {
        name_offsets.push(if part.name.is_empty() { 0 } else { names.len() as u32 });
        names.extend_from_slice(&part.name);
        names.push(0);
    }
    if let Some(last) = parts.last_mut() {
        (last.size, last.contents) = (names.len() as u64, names);
    }
    let mut out = vec![0u8; HEADER_BYTES];
    let mut headers = Vec::with_capacity(parts.len() * SECTION_BYTES);
    for (part, name) in parts.iter().zip(&name_offsets) {
        let align = part.align.max(1);
        let begin =
            if part.contents.is_empty() { out.len() } else { out.len().next_multiple_of(align as usize) };
        out.resize(begin, 0);
        out.extend_from_slice(&part.contents);
        headers.extend_from_slice(&name.to_le_bytes());
        headers.extend_from_slice(&part.ty.to_le_bytes());
        for word in [part.flags, part.address, begin as u64, part.size] {
            headers.extend_from_slice(&word.to_le_bytes());
        }
        headers.extend_from_slice(&part.link.to_le_bytes());
        headers.extend_from_slice(&part.info.to_le_bytes());
        headers.extend_from_slice(&align.to_le_bytes());
        headers.extend_from_slice(&part.entry_bytes.to_le_bytes());
    }
    out.resize(out.len().next_multiple_of(8), 0);
    let table = out.len() as u64;
    out.extend_from_slice(&headers);
    // Class: 64 bits; data: the machine's order, which is little-endian on all that this runs on; version 1.
    out[..7].copy_from_slice(&[0x7f, b'E', b'L', b'F', 2, 1, 1]);
    // A relocatable file: symbols are offsets in their sections, which have addresses.
    out[16..18].copy_from_slice(&1u16.to_le_bytes());
    out[18..20].copy_from_slice(&machine.to_le_bytes());
    out[20..24].copy_from_slice(&1u32.to_le_bytes());
    out[40..48].copy_from_slice(&table.to_le_bytes());
    out[52..54].copy_from_slice(&(HEADER_BYTES as u16).to_le_bytes());
    out[58..60].copy_from_slice(&(SECTION_BYTES as u16).to_le_bytes());
    out[60..62].copy_from_slice(&(parts.len() as u16).to_le_bytes());
    out[62..64].copy_from_slice(&(parts.len() as u16 - 1).to_le_bytes());
    out
}
