//! File, program and section headers (`-f`, `-p`, `-h`).

use super::{Dump, architecture_name, show};
use objfile::elf::Section;
use objfile::elf::constants as c;
use objfile::elf::names::SEGMENT_TYPES;
use std::fmt::Write;

impl Dump<'_> {
    pub(super) fn file_headers(&mut self) {
        let digits = self.address_digits();
        let (arch, entry) = (architecture_name(self.elf), self.elf.header.entry);
        // Writing to a string does not fail.
        let _ = write!(self.out, "architecture: {arch}\nstart address: 0x{entry:0digits$x}\n");
    }

    pub(super) fn private_headers(&mut self) {
        self.out.push_str("\nProgram Header:\n");
        let width = self.address_digits() + 2;
        for segment in &self.elf.segments {
            let row = SEGMENT_TYPES.iter().find(|(ty, ..)| *ty == segment.ty);
            let name = row.map_or("UNKNOWN", |(_, _, word)| word);
            let flag = |bit, letter| if segment.flags & bit != 0 { letter } else { '-' };
            let _ = write!(
                self.out,
                "{name:>8} off    {:#0width$x} vaddr {:#0width$x} paddr {:#0width$x} align 2**{}\n         \
                 filesz {:#0width$x} memsz {:#0width$x} flags {}{}{}\n",
                segment.offset,
                segment.virtual_address,
                segment.physical_address,
                segment.align.max(1).trailing_zeros(),
                segment.file_size,
                segment.memory_size,
                flag(4, 'r'),
                flag(2, 'w'),
                flag(1, 'x'),
            );
        }
        self.out.push_str("\nDynamic Section:\n");
        if self.elf.segments.iter().any(|s| s.ty == PT_DYNAMIC) {
            self.warn("entries of the dynamic section are not shown".to_owned());
        }
    }

    pub(super) fn section_headers(&mut self) {
        let name_width = self.sections().map(|(_, s)| show(s.name).len()).max().unwrap_or(0).max(13);
        let digits = self.address_digits();
        let mut text = format!("\nSections:\nIdx {:name_width$} Size     {:digits$} Type\n", "Name", "VMA");
        for (index, section) in self.sections() {
            let _ = writeln!(
                text,
                "{index:3} {:name_width$} {:08x} {:0digits$x} {}",
                show(section.name),
                section.size,
                section.address,
                kind(section)
            );
        }
        self.out.push_str(&text);
    }
}

const PT_DYNAMIC: u32 = 2;

/// Whether a section holds code.
pub(super) fn is_text(section: &Section<'_>) -> bool {
    section.flags & c::SHF_EXECINSTR != 0
}

/// What a section is for.
fn kind(section: &Section<'_>) -> String {
    let allocated = section.flags & c::SHF_ALLOC != 0;
    let has_bytes = section.ty != c::SHT_NOBITS;
    let is_debug = [&b".debug"[..], b".zdebug"].iter().any(|p| section.name.starts_with(p))
        || section.name == b".gdb_index";
    let kinds = [
        (is_text(section), "TEXT"),
        (allocated && has_bytes && !is_text(section), "DATA"),
        (!has_bytes && section.flags & (c::SHF_ALLOC | c::SHF_WRITE) != 0, "BSS"),
        (is_debug, "DEBUG"),
    ];
    let named: Vec<&str> = kinds.iter().filter(|(is, _)| *is).map(|(_, name)| *name).collect();
    named.join(", ")
}
