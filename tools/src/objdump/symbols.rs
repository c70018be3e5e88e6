//! The symbol table (`-t`).

use super::{Dump, Stop, show};
use objfile::elf::Symbol;
use objfile::elf::constants as c;
use std::fmt::Write;

impl Dump<'_> {
    pub(super) fn symbol_table(&mut self) -> Result<(), Stop> {
        self.out.push_str("\nSYMBOL TABLE:\n");
        let Some(table) = self.elf.section_of_type(c::SHT_SYMTAB) else { return Ok(()) };
        for symbol in self.elf.symbols(table)?.iter().skip(1) {
            self.symbol(symbol)?;
        }
        Ok(())
    }

    fn symbol(&mut self, symbol: &Symbol<'_>) -> Result<(), Stop> {
        let home = match symbol.home() {
            Some(index) => Some(
                self.elf
                    .sections
                    .get(index)
                    .ok_or_else(|| objfile::Error(format!("invalid section index: {index}")))?,
            ),
            None => None,
        };
        let address = match home {
            Some(section) if self.elf.is_relocatable() => symbol.value.wrapping_add(section.address),
            _ if symbol.section_number == c::SHN_COMMON => symbol.size,
            _ => symbol.value,
        };
        if address < self.request.start || address > self.request.stop {
            return Ok(());
        }
        let is_section = symbol.ty() == c::STT_SECTION;
        let name = match home {
            Some(section) if is_section => section.name,
            _ => symbol.name,
        };
        let is_absolute = symbol.section_number == c::SHN_ABS;
        let is_common = symbol.section_number == c::SHN_COMMON;
        let is_weak = symbol.binding() == c::STB_WEAK;
        let scope = match symbol.binding() {
            c::STB_GNU_UNIQUE => 'u',
            _ if is_weak || (home.is_none() && !is_absolute) => ' ',
            c::STB_LOCAL => 'l',
            _ => 'g',
        };
        let class = match symbol.ty() {
            c::STT_FILE => 'f',
            c::STT_FUNC => 'F',
            c::STT_OBJECT | c::STT_COMMON => 'O',
            _ => ' ',
        };
        let place = match home {
            Some(section) => show(section.name),
            None if is_absolute => "*ABS*".into(),
            None if is_common => "*COM*".into(),
            None => "*UND*".into(),
        };
        let visibility = match symbol.other {
            0 => String::new(),
            1 => " .internal".to_owned(),
            2 => " .hidden".to_owned(),
            3 => " .protected".to_owned(),
            other => format!(" 0x{other:02x}"),
        };
        let digits = self.address_digits();
        // Writing to a string does not fail.
        let _ = writeln!(
            self.out,
            "{address:0digits$x} {scope}{}  {}{}{class} {place}\t{:0digits$x}{visibility} {}",
            if is_weak { 'w' } else { ' ' },
            if symbol.ty() == c::STT_GNU_IFUNC { 'i' } else { ' ' },
            if is_section || symbol.ty() == c::STT_FILE { 'd' } else { ' ' },
            if is_common { symbol.value } else { symbol.size },
            show(name)
        );
        Ok(())
    }
}
