//! GNU's style: tables as readelf prints them.

use super::{Dump, Group};
use crate::objdump::show;
use objfile::Result;
use objfile::elf::constants as c;
use objfile::elf::names::{
    self, BINDINGS, FILE_TYPES, OS_ABIS, SYMBOL_TYPES, VISIBILITIES, machine_of, name_of, section_flags,
};
use objfile::elf::{Relocation, Section, Segment, Symbol};
use std::fmt::Write;

impl<'a> Dump<'a> {
    /// Fills the present line up to a column; at least one space.
    fn pad_to(&mut self, column: usize) {
        let line = self.out.rfind('\n').map_or(0, |at| at + 1);
        let width = self.out.get(line..).map_or(0, |line| line.chars().count());
        self.out.extend(std::iter::repeat_n(' ', column.saturating_sub(width).max(1)));
    }

    pub(super) fn gnu_file_header(&mut self) {
        let h = self.elf.header;
        let magic = h.ident.iter().map(|b| format!(" {b:02x}")).collect::<String>();
        let _ = write!(self.out, "ELF Header:\n  Magic:  {magic}\n");
        let abi = OS_ABIS.iter().find(|(n, ..)| *n == h.ident[7]).map(|(.., words)| *words);
        let ty = FILE_TYPES.iter().find(|(n, ..)| *n == h.ty).map(|(.., words)| *words);
        let machine = machine_of(h.machine).map(|m| m.description);
        let mut flags = format!("{:#x}", h.flags);
        for (_, _, words) in super::llvm::header_flags(h.machine, h.flags) {
            flags.push_str(", ");
            flags.push_str(words);
        }
        let order = if h.is_little { "little" } else { "big" };
        let rows = [
            ("Class:", if h.is_64 { "ELF64" } else { "ELF32" }.to_owned()),
            ("Data:", format!("2's complement, {order} endian")),
            ("Version:", format!("{}{}", h.ident[6], if h.ident[6] == 1 { " (current)" } else { "" })),
            ("OS/ABI:", abi.map_or_else(|| format!("{:x}", h.ident[7]), str::to_owned)),
            ("ABI Version:", h.ident[8].to_string()),
            ("Type:", ty.map_or_else(|| format!("{:x}", h.ty), str::to_owned)),
            ("Machine:", machine.map_or_else(|| format!("{:x}", h.machine), str::to_owned)),
            ("Version:", format!("{:#x}", h.version)),
            ("Entry point address:", format!("{:#x}", h.entry)),
            ("Start of program headers:", format!("{} (bytes into file)", h.segment_offset)),
            ("Start of section headers:", format!("{} (bytes into file)", h.section_offset)),
            ("Flags:", flags),
            ("Size of this header:", format!("{} (bytes)", h.header_size)),
            ("Size of program headers:", format!("{} (bytes)", h.segment_entry_size)),
            ("Number of program headers:", h.num_segments.to_string()),
            ("Size of section headers:", format!("{} (bytes)", h.section_entry_size)),
            ("Number of section headers:", h.num_sections.to_string()),
            ("Section header string table index:", h.name_section.to_string()),
        ];
        for (name, value) in rows {
            let _ = writeln!(self.out, "  {name:<34} {value}");
        }
    }

    pub(super) fn gnu_sections(&mut self) {
        let elf = self.elf;
        let (count, offset) = (elf.sections.len(), elf.header.section_offset);
        if count == 0 {
            self.out.push_str("\nThere are no sections in this file.\n");
            return;
        }
        let digits = if elf.header.is_64 { 16 } else { 8 };
        let _ = write!(
            self.out,
            "There are {count} section headers, starting at offset {offset:#x}:\n\nSection Headers:\n  [Nr] Name{:14}\
             Type            {:digits$} Off    Size   ES Flg Lk Inf Al\n",
            "", "Address"
        );
        for (index, section) in elf.sections.iter().enumerate() {
            self.gnu_section(index, section, digits);
        }
        self.out.push_str(
            "Key to Flags:\n  W (write), A (alloc), X (execute), M (merge), S (strings), I (info),\n  L (link order), O \
             (extra OS processing required), G (group), T (TLS),\n  C (compressed), x (unknown), o (OS specific), E \
             (exclude),\n  R (retain), p (processor specific)\n",
        );
    }

    fn gnu_section(&mut self, index: usize, section: &Section<'_>, digits: usize) {
        let ty = self.type_name(section.ty).map_or_else(|| format!("{:08x}", section.ty), str::to_owned);
        let _ = write!(self.out, "  [{index:2}] {}", show(section.name));
        let cells = [
            (25, ty),
            (41, self.address(section.address)),
            (42 + digits, format!("{:06x}", section.offset)),
            (49 + digits, format!("{:06x}", section.size)),
            (56 + digits, format!("{:02x}", section.entry_size)),
        ];
        for (column, text) in cells {
            self.pad_to(column);
            self.out.push_str(&text);
        }
        let flags = flag_letters(self.elf.header.machine, section.flags);
        let _ =
            writeln!(self.out, " {flags:>3} {:>2} {:>3} {:>2}", section.link, section.info, section.align);
    }

    pub(super) fn gnu_segments(&mut self) {
        let elf = self.elf;
        if elf.segments.is_empty() {
            self.out.push_str("\nThere are no program headers in this file.\n");
        } else {
            let ty = FILE_TYPES
                .iter()
                .find(|(n, ..)| *n == elf.header.ty)
                .map_or("<unknown>", |(.., words)| words);
            let _ = write!(
                self.out,
                "\nElf file type is {ty}\nEntry point {:#x}\nThere are {} program headers, starting at offset {}\n\n\
                 Program Headers:\n",
                elf.header.entry,
                elf.segments.len(),
                elf.header.segment_offset
            );
            self.out.push_str(if elf.header.is_64 {
                "  Type           Offset   VirtAddr           PhysAddr           FileSiz  MemSiz   Flg Align\n"
            } else {
                "  Type           Offset   VirtAddr   PhysAddr   FileSiz MemSiz  Flg Align\n"
            });
            elf.segments.iter().for_each(|segment| self.gnu_segment(segment));
        }
        self.section_mapping();
    }

    fn gnu_segment(&mut self, segment: &Segment) {
        let name = names::segment_type(self.elf.header.machine, segment.ty);
        let name = name.map(|n| n.strip_prefix("RISCV_").unwrap_or(n));
        let name = name.map_or_else(|| format!("<unknown>: {:#x}", segment.ty), str::to_owned);
        let flag = |bit, letter| if segment.flags & bit != 0 { letter } else { ' ' };
        let size = if self.elf.header.is_64 { 8 } else { 7 };
        let wide = if self.elf.header.is_64 { 18 } else { 10 };
        let _ = writeln!(
            self.out,
            "  {name:<14} {:#08x} {:#0wide$x} {:#0wide$x} {:#0size$x} {:#0size$x} {}{}{} {:#x}",
            segment.offset,
            segment.virtual_address,
            segment.physical_address,
            segment.file_size,
            segment.memory_size,
            flag(4, 'R'),
            flag(2, 'W'),
            flag(1, 'E'),
            segment.align
        );
        if segment.ty == PT_INTERP {
            let end = segment.offset.saturating_add(segment.file_size);
            let text = self.elf.bytes.get(segment.offset as usize..end as usize).unwrap_or_default();
            let text = text.split(|&b| b == 0).next().unwrap_or_default();
            let _ = writeln!(self.out, "      [Requesting program interpreter: {}]", show(text));
        }
    }

    /// Which sections are in which segments.
    fn section_mapping(&mut self) {
        let elf = self.elf;
        self.out.push_str("\n Section to Segment mapping:\n  Segment Sections...\n");
        let mut is_mapped = vec![false; elf.sections.len()];
        for (i, segment) in elf.segments.iter().enumerate() {
            let _ = write!(self.out, "   {i:02}     ");
            for (section, mapped) in elf.sections.iter().zip(&mut is_mapped) {
                if section.ty != c::SHT_NULL && contains(segment, section) {
                    *mapped = true;
                    let _ = write!(self.out, "{} ", show(section.name));
                }
            }
            self.out.push('\n');
        }
        self.out.push_str("   None  ");
        for (section, _) in elf.sections.iter().zip(&is_mapped).filter(|(s, m)| s.ty != c::SHT_NULL && !**m) {
            let _ = write!(self.out, " {}", show(section.name));
        }
        self.out.push_str(" \n");
    }

    pub(super) fn gnu_relocations(&mut self) -> Result<()> {
        let mut any = false;
        for (_, section) in self.relocation_sections() {
            any = true;
            let (relocations, symbols) = self.relocations(section)?;
            let has_addend = section.ty == c::SHT_RELA;
            let _ = write!(
                self.out,
                "\nRelocation section '{}' at offset {:#x} contains {} entries:\n{}{}\n",
                show(section.name),
                section.offset,
                relocations.len(),
                if self.elf.header.is_64 {
                    "    Offset             Info             Type               Symbol's Value  Symbol's Name"
                } else {
                    " Offset     Info    Type                Sym. Value  Symbol's Name"
                },
                if has_addend { " + Addend" } else { "" }
            );
            relocations.iter().for_each(|r| self.gnu_relocation(r, &symbols, has_addend));
        }
        if !any {
            self.out.push_str("\nThere are no relocations in this file.\n");
        }
        Ok(())
    }

    fn gnu_relocation(&mut self, r: &Relocation, symbols: &[Symbol<'a>], has_addend: bool) {
        let wide = if self.elf.header.is_64 { 8 } else { 0 };
        let (offset, info) = (self.address(r.offset), self.address(r.info));
        let _ = write!(self.out, "{offset}  {info} {}", self.relocation_name(r.ty));
        let symbol = symbols.get(r.symbol as usize).filter(|_| r.symbol != 0);
        if let Some(symbol) = symbol {
            self.pad_to(42 + 2 * wide);
            let (value, name) = (self.address(symbol.value), self.symbol_name(symbol));
            self.out.push_str(&value);
            self.pad_to(53 + 2 * wide);
            self.out.push_str(&name);
        } else {
            self.pad_to(53 + 2 * wide);
        }
        if has_addend {
            let named = symbol.is_some_and(|symbol| !self.symbol_name(symbol).is_empty());
            let _ = match (named, r.addend < 0) {
                (true, true) => write!(self.out, " - {:x}", r.addend.unsigned_abs()),
                (true, false) => write!(self.out, " + {:x}", r.addend),
                (false, _) => write!(self.out, "{:x}", r.addend),
            };
        }
        self.out.push('\n');
    }

    pub(super) fn gnu_symbols(&mut self) -> Result<()> {
        for ty in [c::SHT_DYNSYM, c::SHT_SYMTAB] {
            let Some(table) = self.elf.section_of_type(ty) else { continue };
            let symbols = self.elf.symbols(table)?;
            // One symbol that says more than its visibility widens the column of all.
            let wide = if symbols.iter().any(|s| s.other & !3 != 0) { WIDE_VISIBILITY } else { VISIBILITY };
            let _ = write!(
                self.out,
                "\nSymbol table '{}' contains {} entries:\n   Num:    Value{}  Size Type    Bind   {:wide$} Ndx Name\n",
                self.section_name(table),
                symbols.len(),
                if self.elf.header.is_64 { "        " } else { "" },
                "Vis"
            );
            for (index, symbol) in symbols.iter().enumerate() {
                self.gnu_symbol(index, symbol, wide);
            }
        }
        Ok(())
    }

    fn gnu_symbol(&mut self, index: usize, symbol: &Symbol<'a>, wide: usize) {
        let machine = self.elf.header.machine;
        let or_number =
            |name: Option<&str>, number: u8| name.map_or_else(|| format!("{number:x}"), str::to_owned);
        let ty = or_number(name_of(SYMBOL_TYPES, symbol.ty().into()), symbol.ty());
        let binding = or_number(name_of(BINDINGS, symbol.binding().into()), symbol.binding());
        let mut visibility = name_of(VISIBILITIES, u64::from(symbol.other & 3)).unwrap_or("?").to_owned();
        if symbol.other & !3 != 0 {
            let known = names::symbol_other(machine, symbol.other);
            let rest = symbol.other & !3 & !known.map_or(0, |(bit, _)| bit);
            let _ = match known {
                Some((_, name)) if rest == 0 => {
                    write!(visibility, " [{}]", name.split_once('_').map_or(name, |(_, name)| name))
                }
                _ => write!(visibility, " [<other: 0x{:02x}>]", symbol.other & !3),
            };
        }
        let place = match symbol.section_number {
            c::SHN_UNDEF => "UND".to_owned(),
            c::SHN_ABS => "ABS".to_owned(),
            c::SHN_COMMON => "COM".to_owned(),
            number if number >= c::SHN_LORESERVE && number != c::SHN_XINDEX => format!("RSV[{number:#x}]"),
            _ => symbol.section.to_string(),
        };
        let (value, name) = (self.address(symbol.value), self.symbol_name(symbol));
        let _ = writeln!(
            self.out,
            "{index:6}: {value} {:>5} {ty:<7} {binding:<6} {visibility:<wide$} {place:>3} {name}",
            symbol.size
        );
    }

    pub(super) fn gnu_groups(&mut self, groups: &[Group<'_>]) {
        if groups.is_empty() {
            self.out.push_str("There are no section groups in this file.\n");
        }
        for group in groups {
            let _ = write!(
                self.out,
                "\n{} group section [{:5}] `{}' [{}] contains {} sections:\n   [Index]    Name\n",
                group.kind(),
                group.index,
                show(group.section.name),
                group.signature,
                group.members.len()
            );
            for &member in &group.members {
                let name = self.section_name(member as usize);
                let _ = writeln!(self.out, "   [{member:5}]   {name}");
            }
        }
    }

    pub(super) fn gnu_stack_sizes(&mut self, entries: &[(Vec<String>, u64)]) {
        if entries.is_empty() {
            return;
        }
        self.out.push_str("\nStack Sizes:\n         Size     Functions\n");
        for (functions, size) in entries {
            let _ = writeln!(self.out, "  {size:11}     {}", functions.join(", "));
        }
    }
}

/// Widths of the column of visibilities.
const VISIBILITY: usize = 9;
const WIDE_VISIBILITY: usize = 22;

const PT_INTERP: u32 = 3;
const PT_TLS: u32 = 7;

/// Whether a segment holds a section.
fn contains(segment: &Segment, section: &Section<'_>) -> bool {
    const SHF_TLS: u64 = 0x400;
    let is_tls = section.flags & SHF_TLS != 0;
    // Zeros of thread-local storage take no place outside of their own segment.
    if is_tls && section.ty == c::SHT_NOBITS && segment.ty != PT_TLS {
        return false;
    }
    let within = |start: u64, size: u64, of: u64, length: u64| {
        start >= of && start.saturating_add(size) <= of.saturating_add(length)
    };
    let in_memory = section.flags & c::SHF_ALLOC == 0
        || within(section.address, section.size, segment.virtual_address, segment.memory_size);
    let in_file = section.ty == c::SHT_NOBITS
        || within(section.offset, section.size, segment.offset, segment.file_size);
    let has_room =
        section.size != 0 || segment.file_size == 0 || section.offset != segment.offset + segment.file_size;
    in_memory && in_file && has_room && !(section.ty == c::SHT_NOBITS && section.flags & c::SHF_ALLOC == 0)
}

/// The letters of section flags, in order of the bits.
fn flag_letters(machine: u16, flags: u64) -> String {
    const OS: u64 = 0x0ff0_0000;
    const PROCESSOR: u64 = 0xf000_0000;
    let mut letters = String::new();
    let mut rest = flags;
    for (bit, _, letter) in section_flags(machine, flags) {
        letters.push(*letter);
        rest &= !bit;
    }
    for (mask, letter) in [(OS, 'o'), (PROCESSOR, 'p'), (!(OS | PROCESSOR), 'x')] {
        if rest & mask != 0 {
            letters.push(letter);
        }
    }
    letters
}
