//! Relocations (`-r`), by themselves or between the lines of a disassembly.

use super::{Dump, Stop, show};
use objfile::elf::constants as c;
use objfile::elf::names::relocation;
use objfile::elf::{Elf, Relocation, Section, Symbol};
use std::fmt::Write;

/// Whether a section holds relocations.
pub(super) fn is_relocations(section: &Section<'_>) -> bool {
    matches!(section.ty, c::SHT_REL | c::SHT_RELA)
}

impl<'a> Dump<'a> {
    pub(super) fn relocation_records(&mut self) -> Result<(), Stop> {
        let elf = self.elf;
        // Relocated sections in the order in which they are first mentioned.
        let mut relocated: Vec<(usize, Vec<&Section<'_>>)> = Vec::new();
        for section in elf.sections.iter().filter(|s| is_relocations(s) && s.size != 0) {
            if section.flags & c::SHF_ALLOC != 0 || !self.request.wants(section) {
                continue;
            }
            let index = section.info as usize;
            match relocated.iter_mut().find(|(i, _)| *i == index) {
                Some((_, sections)) => sections.push(section),
                None => relocated.push((index, vec![section])),
            }
        }
        let digits = self.address_digits();
        for (index, sections) in relocated {
            let Some(of) = elf.sections.get(index) else {
                return Err(objfile::Error(format!(
                    "unable to get a relocation target: invalid section index: {index}"
                ))
                .into());
            };
            // Writing to a string does not fail.
            let _ = write!(
                self.out,
                "\nRELOCATION RECORDS FOR [{}]:\n{:digits$} {:24} VALUE\n",
                show(of.name),
                "OFFSET",
                "TYPE"
            );
            for section in sections {
                let symbols = elf.symbols(section.link as usize)?;
                for r in elf.relocations(section)? {
                    if r.offset < self.request.start || r.offset > self.request.stop {
                        continue;
                    }
                    let name = relocation(elf.header.machine, r.ty);
                    let _ = write!(self.out, "{:0digits$x} {name:24} ", r.offset);
                    value(elf, &symbols, &r, &mut self.out);
                    self.out.push('\n');
                }
            }
        }
        Ok(())
    }

    /// The relocations of a section, in order of their places.
    pub(super) fn relocations_of(&self, index: usize) -> Result<Vec<(Relocation, usize)>, Stop> {
        let mut found = Vec::new();
        for (i, section) in self.elf.sections.iter().enumerate() {
            if is_relocations(section) && section.info as usize == index && i != index {
                let link = section.link as usize;
                found.extend(self.elf.relocations(section)?.into_iter().map(|r| (r, link)));
            }
        }
        found.sort_by_key(|(r, _)| r.offset);
        Ok(found)
    }
}

/// What a relocation refers to: a name and what is added to it.
pub(super) fn value(elf: &Elf<'_>, symbols: &[Symbol<'_>], relocation: &Relocation, out: &mut String) {
    match symbols.get(relocation.symbol as usize) {
        _ if relocation.symbol == 0 => out.push_str("*ABS*"),
        Some(symbol) => {
            let home = symbol.home().and_then(|index| elf.sections.get(index));
            let name = match home {
                Some(section) if symbol.ty() == c::STT_SECTION => section.name,
                _ => symbol.name,
            };
            out.push_str(&show(name));
        }
        None => out.push_str("<invalid symbol>"),
    }
    if relocation.addend != 0 {
        let sign = if relocation.addend < 0 { '-' } else { '+' };
        // Writing to a string does not fail.
        let _ = write!(out, "{sign}{:#x}", relocation.addend.unsigned_abs());
    }
}
