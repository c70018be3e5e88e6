//! LLVM's style: nested blocks of `Name: value`.

use super::{Dump, Group};
use crate::objdump::show;
use objfile::Result;
use objfile::elf::constants as c;
use objfile::elf::names::{
    self, BINDING_WORDS, FILE_TYPES, HEADER_FLAGS, OS_ABIS, RISCV_FLOAT_ABIS, SYMBOL_TYPE_WORDS, machine_of,
    name_of, section_flags,
};
use objfile::elf::{Relocation, Section, Symbol};

/// Segment flags and segment types of the machine's own.
const SEGMENT_FLAGS: &[(u64, &str)] = &[(4, "PF_R"), (2, "PF_W"), (1, "PF_X")];

impl<'a> Dump<'a> {
    /// One line.
    fn line(&mut self, text: &str) {
        self.out.extend(std::iter::repeat_n("  ", self.indent));
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// Opens a block, which [`close`](Self::close) ends.
    fn open(&mut self, text: &str) {
        self.line(text);
        self.indent += 1;
    }

    fn close(&mut self, end: &str) {
        self.indent = self.indent.saturating_sub(1);
        self.line(end);
    }

    fn decimal(&mut self, name: &str, number: u64) {
        self.line(&format!("{name}: {number}"));
    }

    fn hex(&mut self, name: &str, number: u64) {
        self.line(&format!("{name}: 0x{number:X}"));
    }

    /// Bits by name, in order of the names.
    fn flags(&mut self, name: &str, number: u64, mut set: Vec<(u64, String)>) {
        set.sort_by(|a, b| a.1.cmp(&b.1));
        self.open(&format!("{name} [ (0x{number:X})"));
        for (bit, flag) in set {
            self.line(&format!("{flag} (0x{bit:X})"));
        }
        self.close("]");
    }

    pub(super) fn llvm_file_header(&mut self) {
        let h = self.elf.header;
        self.open("ElfHeader {");
        self.open("Ident {");
        let bytes = |from: usize, to: usize| {
            h.ident[from..to].iter().map(|b| format!("{b:02X}")).collect::<Vec<_>>().join(" ")
        };
        self.line(&format!("Magic: ({})", bytes(0, 4)));
        self.line(if h.is_64 { "Class: 64-bit (0x2)" } else { "Class: 32-bit (0x1)" });
        self.line(if h.is_little {
            "DataEncoding: LittleEndian (0x1)"
        } else {
            "DataEncoding: BigEndian (0x2)"
        });
        self.decimal("FileVersion", h.ident[6].into());
        let abi = OS_ABIS.iter().find(|(n, ..)| *n == h.ident[7]).map(|(_, name, _)| *name);
        self.line(&format!("OS/ABI: {}", named(abi, h.ident[7].into())));
        self.decimal("ABIVersion", h.ident[8].into());
        self.line(&format!("Unused: ({})", bytes(9, 16)));
        self.close("}");
        let ty = FILE_TYPES.iter().find(|(n, ..)| *n == h.ty).map(|(_, name, _)| *name);
        self.line(&format!("Type: {}", named(ty, h.ty.into())));
        let machine = machine_of(h.machine).map(|m| format!("EM_{}", m.name));
        self.line(&format!("Machine: {}", named(machine.as_deref(), h.machine.into())));
        self.decimal("Version", h.version.into());
        self.hex("Entry", h.entry);
        self.hex("ProgramHeaderOffset", h.segment_offset);
        self.hex("SectionHeaderOffset", h.section_offset);
        let set = header_flags(h.machine, h.flags).map(|(bit, name, _)| (bit, format!("EF_{name}")));
        self.flags("Flags", h.flags.into(), set.filter(|(bit, _)| *bit != 0).collect());
        self.decimal("HeaderSize", h.header_size.into());
        self.decimal("ProgramHeaderEntrySize", h.segment_entry_size.into());
        self.decimal("ProgramHeaderCount", h.num_segments.into());
        self.decimal("SectionHeaderEntrySize", h.section_entry_size.into());
        self.decimal("SectionHeaderCount", h.num_sections.into());
        self.decimal("StringTableSectionIndex", h.name_section.into());
        self.close("}");
    }

    pub(super) fn llvm_sections(&mut self) -> Result<()> {
        let elf = self.elf;
        self.open("Sections [");
        for (index, section) in elf.sections.iter().enumerate() {
            self.open("Section {");
            self.decimal("Index", index as u64);
            self.line(&format!("Name: {} ({})", show(section.name), section.name_offset));
            let ty = self.type_name(section.ty).map(|name| format!("SHT_{name}"));
            self.line(&format!("Type: {}", named(ty.as_deref(), section.ty.into())));
            let set = section_flags(elf.header.machine, section.flags);
            let set = set.map(|(bit, name, _)| (*bit, format!("SHF_{name}"))).collect();
            self.flags("Flags", section.flags, set);
            self.hex("Address", section.address);
            self.hex("Offset", section.offset);
            self.decimal("Size", section.size);
            self.decimal("Link", section.link.into());
            self.decimal("Info", section.info.into());
            self.decimal("AddressAlignment", section.align);
            self.decimal("EntrySize", section.entry_size);
            self.section_details(index, section)?;
            self.close("}");
        }
        self.close("]");
        Ok(())
    }

    /// Relocations, symbols and contents, where they were asked for.
    fn section_details(&mut self, index: usize, section: &Section<'_>) -> Result<()> {
        if self.matches.flag("section-relocations") {
            self.open("Relocations [");
            for (_, of) in self.relocation_sections().filter(|(i, _)| *i == index) {
                let (relocations, symbols) = self.relocations(of)?;
                relocations.iter().for_each(|r| self.llvm_relocation(r, &symbols, of.ty == c::SHT_RELA));
            }
            self.close("]");
        }
        if self.matches.flag("section-symbols") {
            self.open("Symbols [");
            if let Some(table) = self.elf.section_of_type(c::SHT_SYMTAB) {
                for symbol in self.elf.symbols(table)?.iter().filter(|s| s.home() == Some(index)) {
                    self.llvm_symbol(symbol);
                }
            }
            self.close("]");
        }
        if self.matches.flag("section-data") && section.ty != c::SHT_NOBITS {
            self.open("SectionData (");
            for (row, bytes) in self.elf.data(section)?.chunks(16).enumerate() {
                let mut text = String::new();
                crate::objdump::hex_columns(bytes, &mut text);
                let ascii: String = bytes.iter().map(|&b| crate::objdump::printable(b)).collect();
                self.line(&format!("{:04X}: {}  |{ascii}|", 16 * row, text.to_ascii_uppercase()));
            }
            self.close(")");
        }
        Ok(())
    }

    pub(super) fn llvm_segments(&mut self) {
        let elf = self.elf;
        self.open("ProgramHeaders [");
        for segment in &elf.segments {
            self.open("ProgramHeader {");
            let name = names::segment_type(elf.header.machine, segment.ty).map(|name| format!("PT_{name}"));
            self.line(&format!("Type: {}", named(name.as_deref(), segment.ty.into())));
            self.hex("Offset", segment.offset);
            self.hex("VirtualAddress", segment.virtual_address);
            self.hex("PhysicalAddress", segment.physical_address);
            self.decimal("FileSize", segment.file_size);
            self.decimal("MemSize", segment.memory_size);
            let flags = u64::from(segment.flags);
            let set = SEGMENT_FLAGS.iter().filter(|(bit, _)| flags & bit != 0);
            self.flags("Flags", flags, set.map(|(bit, name)| (*bit, (*name).to_owned())).collect());
            self.decimal("Alignment", segment.align);
            self.close("}");
        }
        self.close("]");
    }

    pub(super) fn llvm_relocations(&mut self) -> Result<()> {
        self.open("Relocations [");
        for (index, section) in self.relocation_sections() {
            let (relocations, symbols) = self.relocations(section)?;
            self.open(&format!("Section ({index}) {} {{", show(section.name)));
            relocations.iter().for_each(|r| self.llvm_relocation(r, &symbols, section.ty == c::SHT_RELA));
            self.close("}");
        }
        self.close("]");
        Ok(())
    }

    fn llvm_relocation(&mut self, r: &Relocation, symbols: &[Symbol<'a>], has_addend: bool) {
        let name = self.relocation_name(r.ty);
        let symbol = symbols.get(r.symbol as usize).filter(|_| r.symbol != 0);
        let symbol_name = symbol.map_or_else(|| "-".to_owned(), |symbol| self.symbol_name(symbol));
        let addend = if self.elf.header.is_64 { r.addend as u64 } else { u64::from(r.addend as u32) };
        if !self.matches.flag("expand-relocs") {
            let addend = if has_addend { format!(" 0x{addend:X}") } else { String::new() };
            return self.line(&format!("0x{:X} {name} {symbol_name}{addend}", r.offset));
        }
        self.open("Relocation {");
        self.hex("Offset", r.offset);
        self.line(&format!("Type: {name} ({})", r.ty));
        self.line(&format!("Symbol: {symbol_name} ({})", r.symbol));
        if has_addend {
            self.hex("Addend", addend);
        }
        self.close("}");
    }

    pub(super) fn llvm_symbols(&mut self) -> Result<()> {
        self.open("Symbols [");
        if let Some(table) = self.elf.section_of_type(c::SHT_SYMTAB) {
            self.elf.symbols(table)?.iter().for_each(|symbol| self.llvm_symbol(symbol));
        }
        self.close("]");
        Ok(())
    }

    fn llvm_symbol(&mut self, symbol: &Symbol<'a>) {
        self.open("Symbol {");
        let name = self.symbol_name(symbol);
        self.line(&format!("Name: {name} ({})", symbol.name_offset));
        self.hex("Value", symbol.value);
        self.decimal("Size", symbol.size);
        let number = u64::from(symbol.binding());
        self.line(&format!("Binding: {}", named(name_of(BINDING_WORDS, number), number)));
        let number = u64::from(symbol.ty());
        self.line(&format!("Type: {}", named(name_of(SYMBOL_TYPE_WORDS, number), number)));
        if symbol.other == 0 {
            self.line("Other: 0");
        } else {
            let visibility = name_of(names::VISIBILITIES, u64::from(symbol.other & 3));
            let mut set: Vec<(u64, String)> = Vec::new();
            if symbol.other & 3 != 0 {
                set.extend(visibility.map(|name| (u64::from(symbol.other & 3), format!("STV_{name}"))));
            }
            let extra = names::symbol_other(self.elf.header.machine, symbol.other);
            set.extend(extra.map(|(bit, name)| (u64::from(bit), format!("STO_{name}"))));
            self.flags("Other", symbol.other.into(), set);
        }
        let section = match symbol.section_number {
            c::SHN_UNDEF => "Undefined".to_owned(),
            c::SHN_ABS => "Absolute".to_owned(),
            c::SHN_COMMON => "Common".to_owned(),
            number if number >= c::SHN_LORESERVE && number != c::SHN_XINDEX => "Reserved".to_owned(),
            _ => self.section_name(symbol.section as usize),
        };
        self.line(&format!("Section: {section} (0x{:X})", symbol.section));
        self.close("}");
    }

    pub(super) fn llvm_groups(&mut self, groups: &[Group<'_>]) {
        self.open("Groups {");
        if groups.is_empty() {
            self.line("There are no group sections in the file.");
        }
        for group in groups {
            self.open("Group {");
            self.line(&format!("Name: {} ({})", show(group.section.name), group.section.name_offset));
            self.decimal("Index", group.index as u64);
            self.decimal("Link", group.section.link.into());
            self.decimal("Info", group.section.info.into());
            self.line(&format!("Type: {} (0x{:X})", group.kind(), group.flags));
            self.line(&format!("Signature: {}", group.signature));
            self.open("Section(s) in group [");
            for &member in &group.members {
                let name = self.section_name(member as usize);
                self.line(&format!("{name} ({member})"));
            }
            self.close("]");
            self.close("}");
        }
        self.close("}");
    }

    /// The build attributes, which are shown alike in both styles.
    pub(super) fn attributes(&mut self) -> Result<()> {
        let elf = self.elf;
        let found =
            elf.sections.iter().find(|s| self.type_name(s.ty).is_some_and(|n| n.ends_with("_ATTRIBUTES")));
        self.open("BuildAttributes {");
        if let Some(section) = found {
            let vendors = objfile::elf::attributes::parse(elf.data(section)?, elf.header.is_little)?;
            self.line("FormatVersion: 0x41");
            for (i, vendor) in vendors.iter().enumerate() {
                self.open(&format!("Section {} {{", i + 1));
                self.decimal("SectionLength", vendor.length.into());
                self.line(&format!("Vendor: {}", show(vendor.name)));
                for scope in &vendor.scopes {
                    self.attribute_scope(scope);
                }
                self.close("}");
            }
        }
        self.close("}");
        Ok(())
    }

    fn attribute_scope(&mut self, scope: &objfile::elf::attributes::Scope<'_>) {
        use objfile::elf::attributes::{TAG_FILE, Value};
        let is_file = scope.tag == TAG_FILE;
        self.line(&format!("Tag: {} (0x{:X})", if is_file { "Tag_File" } else { "Tag_Section" }, scope.tag));
        self.decimal("Size", scope.size.into());
        self.open("FileAttributes {");
        for (tag, value) in &scope.attributes {
            let name = names::attribute(self.elf.header.machine, *tag);
            self.open("Attribute {");
            self.decimal("Tag", *tag);
            match value {
                Value::Number(number) => self.decimal("Value", *number),
                Value::Text(_) => {}
            }
            self.line(&format!("TagName: {}", name.unwrap_or("Unknown")));
            match value {
                Value::Number(number) => {
                    if let Some(text) = names::attribute_description(self.elf.header.machine, *tag, *number) {
                        self.line(&format!("Description: {text}"));
                    }
                }
                Value::Text(text) => self.line(&format!("Value: {}", show(text))),
            }
            self.close("}");
        }
        self.close("}");
    }

    /// The symbols whose addresses matter.
    pub(super) fn address_significance(&mut self) -> Result<()> {
        let elf = self.elf;
        let found = elf.sections.iter().find(|s| self.type_name(s.ty) == Some("LLVM_ADDRSIG"));
        let mut significant = Vec::new();
        if let Some(section) = found {
            let symbols = elf.symbols(section.link as usize)?;
            let mut data = elf.data(section)?;
            while let Some(number) = super::dumps::uleb(&mut data) {
                let symbol = usize::try_from(number).ok().and_then(|i| symbols.get(i));
                significant.push((number, symbol.map_or_else(|| "<?>".to_owned(), |s| self.symbol_name(s))));
            }
        }
        if self.style == super::Style::Gnu {
            if found.is_none() {
                return Ok(());
            }
            let count = significant.len();
            self.out.push_str(&format!(
                "\nAddress-significant symbols section '.llvm_addrsig' contains {count} entries:\n"
            ));
            self.out.push_str("   Num: Name\n");
            for (i, (_, name)) in significant.iter().enumerate() {
                self.out.push_str(&format!("{:6}: {name}\n", i + 1));
            }
            return Ok(());
        }
        self.open("Addrsig [");
        for (number, name) in significant {
            self.line(&format!("Sym: {name} ({number})"));
        }
        self.close("]");
        Ok(())
    }

    pub(super) fn llvm_stack_sizes(&mut self, entries: &[(Vec<String>, u64)]) {
        self.open("StackSizes [");
        for (functions, size) in entries {
            self.open("Entry {");
            self.line(&format!("Functions: [{}]", functions.join(", ")));
            self.hex("Size", *size);
            self.close("}");
        }
        self.close("]");
    }
}

/// A name with its number, or the number alone.
fn named(name: Option<&str>, number: u64) -> String {
    match name {
        Some(name) => format!("{name} (0x{number:X})"),
        None => format!("0x{number:X}"),
    }
}

/// The flags set in a file header: bits, names in LLVM's style and in GNU's.
pub(super) fn header_flags(
    machine: u16,
    flags: u32,
) -> impl Iterator<Item = (u64, &'static str, &'static str)> {
    let bits = HEADER_FLAGS.iter().filter(move |(m, bit, ..)| *m == machine && flags & bit != 0);
    let abi = RISCV_FLOAT_ABIS
        .iter()
        .filter(move |(bits, ..)| machine == c::EM_RISCV && flags & 6 == *bits && *bits != 0);
    bits.map(|(_, bit, name, words)| (u64::from(*bit), *name, *words))
        .chain(abi.map(|(bits, name, words)| (u64::from(*bits), *name, *words)))
}
