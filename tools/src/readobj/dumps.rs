//! The contents of single sections: as strings (`-p`), as bytes (`-x`), as stack sizes.

use super::{Dump, Style};
use crate::objdump::{hex_columns, printable, show};
use objfile::Result;
use objfile::elf::Section;
use objfile::elf::constants as c;
use std::fmt::Write;

impl<'a> Dump<'a> {
    /// The sections that an option names or numbers, in order.
    pub(super) fn named_sections(&mut self, option: &str) -> Vec<&'a Section<'a>> {
        let sections = &self.elf.sections;
        let mut found = vec![false; sections.len()];
        for wanted in self.matches.list(option) {
            let number = wanted.parse::<usize>().ok();
            let is_wanted = |i: usize, s: &Section<'_>| s.name == wanted.as_bytes() || number == Some(i);
            let mut any = false;
            for (i, (section, found)) in sections.iter().zip(&mut found).enumerate() {
                if is_wanted(i, section) {
                    (any, *found) = (true, true);
                }
            }
            if !any {
                self.warnings.push(format!("could not find section '{wanted}'"));
            }
        }
        sections.iter().zip(found).filter(|(_, found)| *found).map(|(section, _)| section).collect()
    }

    pub(super) fn string_dump(&mut self, section: &Section<'_>) -> Result<()> {
        let _ = writeln!(self.out, "\nString dump of section '{}':", show(section.name));
        let data = self.elf.data(section)?;
        let mut at = 0;
        for text in data.split(|&b| b == 0) {
            if !text.is_empty() {
                let text: String = text.iter().map(|&b| printable(b)).collect();
                let _ = writeln!(self.out, "[{at:6x}] {text}");
            }
            at += text.len() + 1;
        }
        Ok(())
    }

    pub(super) fn hex_dump(&mut self, section: &Section<'_>) -> Result<()> {
        let _ = writeln!(self.out, "\nHex dump of section '{}':", show(section.name));
        for (row, bytes) in self.elf.data(section)?.chunks(16).enumerate() {
            let _ = write!(self.out, "0x{:08x} ", section.address.wrapping_add(16 * row as u64));
            hex_columns(bytes, &mut self.out);
            self.out.push(' ');
            self.out.extend(bytes.iter().map(|&b| printable(b)));
            self.out.push('\n');
        }
        Ok(())
    }

    /// The `.stack_sizes` sections: an address, which a relocation fills in in an object, and a size in ULEB128.
    pub(super) fn stack_sizes(&mut self) -> Result<()> {
        let elf = self.elf;
        let mut entries = Vec::new();
        for (index, section) in elf.sections.iter().enumerate().filter(|(_, s)| s.name == b".stack_sizes") {
            let data = elf.data(section)?;
            let word = if elf.header.is_64 { 8 } else { 4 };
            let mut places = Vec::new();
            for (_, of) in self.relocation_sections().filter(|(_, s)| s.info as usize == index) {
                let (relocations, symbols) = self.relocations(of)?;
                for r in relocations {
                    let value = symbols.get(r.symbol as usize).map_or(0, |s| s.value);
                    places.push((r.offset, value.wrapping_add(r.addend as u64)));
                }
            }
            let symbols = match elf.section_of_type(c::SHT_SYMTAB) {
                Some(table) => elf.symbols(table)?,
                None => Vec::new(),
            };
            let mut at = 0;
            while let Some(address) = elf.address_at(data, at) {
                let address = places.iter().find(|(place, _)| *place == at as u64).map_or(address, |p| p.1);
                let mut rest = data.get(at + word..).unwrap_or_default();
                let Some(size) = uleb(&mut rest) else {
                    return Err(objfile::Error(format!(
                        "could not extract a valid stack size from '{}'",
                        show(section.name)
                    )));
                };
                at = data.len() - rest.len();
                let is_here = |s: &&objfile::elf::Symbol<'_>| {
                    let in_section = !elf.is_relocatable() || s.home() == Some(section.link as usize);
                    s.ty() == c::STT_FUNC && s.value == address && in_section
                };
                let functions = symbols.iter().filter(is_here).map(|s| show(s.name).into_owned()).collect();
                entries.push((functions, size));
            }
        }
        if self.style == Style::Gnu {
            self.gnu_stack_sizes(&entries)
        } else {
            self.llvm_stack_sizes(&entries)
        }
        Ok(())
    }
}

/// Takes a number in ULEB128 off the front.
pub(super) fn uleb(bytes: &mut &[u8]) -> Option<u64> {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        value |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(value);
        }
    }
    None
}
