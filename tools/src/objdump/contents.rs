//! The bytes of sections (`-s`).

use super::{Dump, Stop, show};
use crate::io::Io;
use objfile::elf::constants as c;
use std::fmt::Write;

impl Dump<'_> {
    pub(super) fn contents(&mut self, io: &mut Io<'_>) -> Result<(), Stop> {
        let elf = self.elf;
        for section in elf.sections.iter().filter(|s| self.request.wants(s) && s.size != 0) {
            let (name, start) = (show(section.name), section.address);
            // Writing to a string does not fail.
            let _ = writeln!(self.out, "Contents of section {name}:");
            if section.ty == c::SHT_NOBITS {
                let end = start.wrapping_add(section.size);
                let _ = writeln!(self.out, "<skipping contents of bss section at [{start:04x}, {end:04x})>");
                continue;
            }
            for (row, bytes) in elf.data(section)?.chunks(16).enumerate() {
                let _ = write!(self.out, " {:04x} ", start.wrapping_add(16 * row as u64));
                hex_columns(bytes, &mut self.out);
                self.out.push_str("  ");
                self.out.extend(bytes.iter().map(|&b| printable(b)));
                self.out.push('\n');
                self.flush_if_large(io)?;
            }
        }
        Ok(())
    }
}

/// Up to 16 bytes in groups of four, padded to the width of 16.
pub(crate) fn hex_columns(bytes: &[u8], out: &mut String) {
    for i in 0..16 {
        if i != 0 && i % 4 == 0 {
            out.push(' ');
        }
        match bytes.get(i) {
            Some(byte) => {
                let _ = write!(out, "{byte:02x}");
            }
            None => out.push_str("  "),
        }
    }
}

/// A byte as a character, or a dot.
pub(crate) fn printable(byte: u8) -> char {
    if byte.is_ascii_graphic() || byte == b' ' { byte.into() } else { '.' }
}
