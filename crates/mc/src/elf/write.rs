//! The bytes of the file: see [`super`].

use super::symbols::{PlannedSymbol, SymbolPlan};
use super::{SHT_LLVM_ADDRSIG, SHT_LLVM_CALL_GRAPH_PROFILE, compress, crel};
use crate::assembler::{LaidOut, LaidOutSection, Relocation, write_leb};
use crate::context::{Context, Section, Symbol, SymbolValue};
use crate::format::{ObjectError, ObjectOptions, ObjectPart};
use crate::placement::Home;
use crate::section::SectionKind;
use crate::strings::StringTable;
use crate::target::Target;
use object::elf;
use std::borrow::Cow;
use support::entity::SecondaryMap;
use tables::instructions::target_flags;

/// A section header, and the bytes that belong to it.
struct Header<'a> {
    name: &'a [u8],
    ty: u32,
    flags: u64,
    offset: u64,
    size: u64,
    link: u32,
    info: u32,
    align: u64,
    entry_size: u64,
}

/// A section group: its signature, and indices of headers.
struct Group {
    signature: Symbol,
    comdat: bool,
    header: usize,
    members: Vec<u32>,
}

/// `'d`: what pieces of the file are borrowed from.
struct Writer<'a, 'd> {
    cx: &'a Context,
    laid_out: &'d LaidOut,
    options: &'a ObjectOptions,
    is_rela: bool,
    big: bool,
    /// What is complete, and its length.
    done: Vec<Cow<'d, [u8]>>,
    done_len: usize,
    /// What follows.
    out: Vec<u8>,
    /// From index 1; the first is that of the strings.
    headers: Vec<Header<'a>>,
    index_of: SecondaryMap<Section, u32>,
    groups: Vec<Group>,
    group_of: SecondaryMap<Symbol, Option<u32>>,
    /// Laid-out sections with relocations, and the headers of those.
    relocations: Vec<(usize, usize)>,
    /// Names of the sections with relocations, by position.
    relocation_names: &'a [Vec<u8>],
    strings: StringTable<'a>,
    string_bytes: Vec<u8>,
}

const STRTAB: u32 = 1;

/// Contents of sections from this size on are written from where they are.
const MIN_PIECE: usize = 1 << 14;

pub fn write<'d>(
    target: &Target,
    cx: &Context,
    laid_out: &'d LaidOut,
    options: &ObjectOptions,
) -> Result<Vec<Cow<'d, [u8]>>, ObjectError> {
    let facts = &target.facts;
    let mut signatures = SecondaryMap::<Symbol, bool>::new();
    for section in &laid_out.sections {
        if let Some(group) = cx.sections[section.section].kind.group {
            signatures[group] = true;
        }
    }
    if options.part != ObjectPart::All {
        check_split(cx, laid_out)?;
    }
    let plan = SymbolPlan::new(cx, laid_out, &signatures)?;
    let is_rela = laid_out.variant.map_or(facts.flags & target_flags::RELA != 0, |v| v.is_rela != 0);
    let relocation_name = |section: &LaidOutSection| {
        let data = &cx.sections[section.section];
        let prefix: &[u8] = match uses_rela(is_rela, &data.kind) {
            _ if options.crel => b".crel",
            true => b".rela",
            false => b".rel",
        };
        [prefix, &data.name].concat()
    };
    let relocation_names: Vec<Vec<u8>> = laid_out.sections.iter().map(relocation_name).collect();
    let mut writer = Writer {
        cx,
        laid_out,
        options,
        is_rela,
        big: facts.flags & target_flags::BIG_ENDIAN != 0,
        done: Vec::new(),
        done_len: 0,
        out: Vec::new(),
        headers: Vec::new(),
        index_of: SecondaryMap::new(),
        groups: Vec::new(),
        group_of: SecondaryMap::new(),
        relocations: Vec::new(),
        relocation_names: &relocation_names,
        strings: StringTable::default(),
        string_bytes: Vec::new(),
    };
    writer.file_header(laid_out.variant.map_or(facts.elf_machine, |v| v.elf_machine));
    writer.add_header(b".strtab", elf::SHT_STRTAB, 0, 1);
    for position in 0..laid_out.sections.len() {
        if writer.writes(position) {
            writer.section(position);
        }
    }
    if options.part == ObjectPart::SplitDebug {
        writer.headers.iter().for_each(|header| writer.strings.add(header.name));
        writer.string_bytes = writer.strings.finish(&[0]);
        return writer.finish();
    }
    writer.group_members();
    let addrsig = laid_out.addrsig.as_ref().map(|_| {
        let flags = elf::SHF_EXCLUDE.into();
        writer.add_header(b".llvm_addrsig", SHT_LLVM_ADDRSIG, flags, 1)
    });
    let symtab = writer.symbols(&plan);
    for header in &mut writer.headers {
        match header.ty {
            SHT_LLVM_ADDRSIG | SHT_LLVM_CALL_GRAPH_PROFILE | elf::SHT_GROUP => header.link = symtab,
            _ => {}
        }
    }
    for group in &writer.groups {
        writer.headers[group.header].info = plan.index[group.signature];
    }
    writer.relocation_contents(&plan, symtab);
    if let Some(header) = addrsig {
        writer.addrsig(header, &plan);
    }
    writer.finish()
}

/// Whether linkers leave a section where it is: it may go to a file of its own.
fn is_split(cx: &Context, section: Section) -> bool {
    cx.sections[section].name.ends_with(b".dwo")
}

/// Nothing leads from one of the two files to the other.
fn check_split(cx: &Context, laid_out: &LaidOut) -> Result<(), ObjectError> {
    let leads_there = |symbol: Symbol| match cx.symbols[symbol].value {
        SymbolValue::Placed { section, .. } => is_split(cx, section),
        _ => false,
    };
    for section in laid_out.sections.iter().filter(|section| !section.relocations.is_empty()) {
        let name = String::from_utf8_lossy(&cx.sections[section.section].name);
        if is_split(cx, section.section) {
            return Err(ObjectError(format!("relocations in section '{name}', which no linker sees")));
        }
        if section.relocations.iter().filter_map(|relocation| relocation.symbol).any(leads_there) {
            return Err(ObjectError(format!("section '{name}' refers to one that no linker sees")));
        }
    }
    Ok(())
}

impl<'a, 'd> Writer<'a, 'd> {
    #[inline]
    fn number(&mut self, value: u64, size: usize) {
        if self.big {
            self.out.extend_from_slice(&value.to_be_bytes()[8 - size..]);
        } else {
            self.out.extend_from_slice(&value.to_le_bytes()[..size]);
        }
    }

    /// Overwrites a number of the file header.
    fn put(&mut self, at: usize, value: u64, size: usize) {
        let bytes = if self.big { value.to_be_bytes() } else { value.to_le_bytes() };
        let bytes = if self.big { &bytes[8 - size..] } else { &bytes[..size] };
        let first = self.done.first_mut().map_or(&mut self.out, |first| first.to_mut());
        first[at..at + size].copy_from_slice(bytes);
    }

    /// Bytes so far.
    fn len(&self) -> u64 {
        (self.done_len + self.out.len()) as u64
    }

    /// Appends the contents of a section, which stay where they are if they are large.
    fn append(&mut self, bytes: &'d [u8]) {
        if bytes.len() < MIN_PIECE {
            self.out.extend_from_slice(bytes);
            return;
        }
        self.done_len += self.out.len() + bytes.len();
        self.done.push(std::mem::take(&mut self.out).into());
        self.done.push(bytes.into());
    }

    fn word(&mut self, value: u64) {
        self.number(value, self.word_bytes());
    }

    fn word_bytes(&self) -> usize {
        if self.options.is_64 { 8 } else { 4 }
    }

    fn align(&mut self, align: u64) -> u64 {
        let end = self.len().next_multiple_of(align.clamp(1, 1 << 20));
        self.out.resize(end as usize - self.done_len, 0);
        end
    }

    fn file_header(&mut self, machine: u16) {
        let class = if self.options.is_64 { elf::ELFCLASS64 } else { elf::ELFCLASS32 };
        let data = if self.big { elf::ELFDATA2MSB } else { elf::ELFDATA2LSB };
        let os_abi = match self.options.os_abi {
            elf::ELFOSABI_NONE if self.laid_out.gnu_abi => elf::ELFOSABI_GNU,
            abi => abi,
        };
        self.out.extend(elf::ELFMAG);
        self.out.extend([class, data, elf::EV_CURRENT, os_abi]);
        self.out.extend([0; 8]);
        self.number(elf::ET_REL.into(), 2);
        self.number(machine.into(), 2);
        self.number(elf::EV_CURRENT.into(), 4);
        // Entry, program headers, and section headers, whose offset is put in at the end.
        (0..3).for_each(|_| self.word(0));
        self.number(self.options.e_flags.into(), 4);
        let (header, section_header) = if self.options.is_64 { (64, 64) } else { (52, 40) };
        // No program headers; the number of section headers is put in at the end.
        for half in [header, 0, 0, section_header, 0, u64::from(STRTAB)] {
            self.number(half, 2);
        }
    }

    /// Appends a section header; gives its place in the list.
    fn add_header(&mut self, name: &'a [u8], ty: u32, flags: u64, align: u64) -> usize {
        let header = Header { name, ty, flags, offset: 0, size: 0, link: 0, info: 0, align, entry_size: 0 };
        self.headers.push(header);
        self.headers.len() - 1
    }

    /// Whether a section is in this file.
    fn writes(&self, position: usize) -> bool {
        let is_split = is_split(self.cx, self.laid_out.sections[position].section);
        match self.options.part {
            ObjectPart::All => true,
            ObjectPart::Linked => !is_split,
            ObjectPart::SplitDebug => is_split,
        }
    }

    fn section(&mut self, position: usize) {
        let section: &'d LaidOutSection = &self.laid_out.sections[position];
        let data = &self.cx.sections[section.section];
        let kind = &data.kind;
        let mut align = 1u64.checked_shl(section.align_log2.into()).unwrap_or(1);
        let offset = self.align(align);
        let mut flags = kind.payload.flags;
        let is_debug = data.name.starts_with(b".debug_");
        let compressed = if is_debug {
            let Writer { options, big, .. } = *self;
            compress::compress(options.compression, &section.bytes, align, options.is_64, big)
        } else {
            None
        };
        if let Some(bytes) = compressed {
            self.out.extend(bytes);
            flags |= u64::from(elf::SHF_COMPRESSED);
            align = self.word_bytes() as u64;
        } else if self.options.crel || uses_rela(self.is_rela, kind) {
            self.append(&section.bytes);
        } else {
            let mut bytes = section.bytes.clone();
            store_addends(&mut bytes, &section.relocations, self.big);
            self.out.extend(bytes);
        }
        let size = if kind.payload.ty == elf::SHT_NOBITS { section.size } else { self.len() - offset };
        let group = kind.group.map(|signature| self.group(signature, kind.comdat));
        let header = self.add_header(&data.name, kind.payload.ty, flags, align);
        let index = header as u32 + 1;
        let new = &mut self.headers[header];
        (new.offset, new.size, new.entry_size) = (offset, size, kind.entry_size);
        self.index_of[section.section] = index;
        let mut members = vec![index];
        if !section.relocations.is_empty() {
            let header = self.relocation_header(&self.relocation_names[position], kind, index);
            self.relocations.push((position, header));
            members.push(header as u32 + 1);
        }
        if let Some(group) = group {
            self.groups[group].members.extend(members);
        }
    }

    /// The group with this signature, made if it is new.
    fn group(&mut self, signature: Symbol, comdat: bool) -> usize {
        if let Some(group) = self.group_of[signature] {
            return group as usize;
        }
        let header = self.add_header(b".group", elf::SHT_GROUP, 0, 4);
        self.headers[header].entry_size = 4;
        self.group_of[signature] = Some(self.groups.len() as u32);
        self.groups.push(Group { signature, comdat, header, members: Vec::new() });
        self.groups.len() - 1
    }

    fn relocation_header(&mut self, name: &'a [u8], kind: &SectionKind, of: u32) -> usize {
        let rela = uses_rela(self.is_rela, kind);
        let word = self.word_bytes() as u64;
        let (ty, align, entry_size) = match rela {
            _ if self.options.crel => (crel::SHT_CREL, 1, 1),
            true => (elf::SHT_RELA, word, 3 * word),
            false => (elf::SHT_REL, word, 2 * word),
        };
        // In a group, the member that a section of relocations is belongs to the group; its target is known from there.
        let flags = if kind.group.is_some() { elf::SHF_GROUP } else { elf::SHF_INFO_LINK };
        let header = self.add_header(name, ty, flags.into(), align);
        self.headers[header].info = of;
        self.headers[header].entry_size = entry_size;
        header
    }

    fn group_members(&mut self) {
        for group in std::mem::take(&mut self.groups) {
            let offset = self.align(4);
            self.number(if group.comdat { elf::GRP_COMDAT.into() } else { 0 }, 4);
            for &member in &group.members {
                self.number(member.into(), 4);
            }
            let size = self.len() - offset;
            let header = &mut self.headers[group.header];
            (header.offset, header.size) = (offset, size);
            self.groups.push(group);
        }
    }

    /// The symbol table; gives the index of its header.
    fn symbols(&mut self, plan: &SymbolPlan<'a>) -> u32 {
        let align = self.word_bytes() as u64;
        let header = self.add_header(b".symtab", elf::SHT_SYMTAB, 0, align);
        // The strings are needed for offsets, so all names must be there by now.
        let indices: Vec<u32> = plan.all.iter().map(|symbol| self.section_index(symbol)).collect();
        let large = |index: &u32| *index >= elf::SHN_LORESERVE.into();
        let is_large = |(symbol, index): (&PlannedSymbol<'_>, &u32)| {
            matches!(symbol.home, Home::Section(_) | Home::Group) && large(index)
        };
        let any_large = plan.all.iter().zip(&indices).any(is_large);
        let shndx = any_large.then(|| self.add_header(b".symtab_shndx", elf::SHT_SYMTAB_SHNDX, 0, 4));
        self.collect_strings(plan);
        let offset = self.align(align);
        let null = PlannedSymbol {
            name: b"",
            home: Home::Undefined,
            binding: 0,
            ty: 0,
            other: 0,
            value: 0,
            size: 0,
            symbol: None,
        };
        self.symbol(&null, 0, 0);
        for (symbol, &index) in plan.all.iter().zip(&indices) {
            let index = if is_large((symbol, &index)) { elf::SHN_XINDEX.into() } else { index };
            let name = self.strings.offset(symbol.name);
            self.symbol(symbol, if symbol.name.is_empty() { 0 } else { name }, index);
        }
        let end = self.len();
        let entry_size = if self.options.is_64 { 24 } else { 16 };
        let new = &mut self.headers[header];
        (new.offset, new.size, new.entry_size) = (offset, end - offset, entry_size);
        (new.link, new.info) = (STRTAB, plan.num_local as u32 + 1);
        if let Some(shndx) = shndx {
            self.number(0, 4);
            for (symbol, &index) in plan.all.iter().zip(&indices) {
                self.number(if is_large((symbol, &index)) { index.into() } else { 0 }, 4);
            }
            let size = self.len() - end;
            let new = &mut self.headers[shndx];
            (new.offset, new.size, new.entry_size, new.link) = (end, size, 4, header as u32 + 1);
        }
        header as u32 + 1
    }

    fn section_index(&self, symbol: &PlannedSymbol<'_>) -> u32 {
        match symbol.home {
            Home::Undefined => 0,
            Home::Absolute => elf::SHN_ABS.into(),
            Home::Common => elf::SHN_COMMON.into(),
            Home::Section(section) => self.index_of[section],
            Home::Group => {
                let group = symbol.symbol.and_then(|s| self.group_of[s]);
                group.map_or(0, |group| self.groups[group as usize].header as u32 + 1)
            }
        }
    }

    fn symbol(&mut self, symbol: &PlannedSymbol<'_>, name: u32, index: u32) {
        let info = symbol.binding << 4 | symbol.ty;
        self.number(name.into(), 4);
        if self.options.is_64 {
            self.out.extend([info, symbol.other]);
            self.number(index.into(), 2);
            self.word(symbol.value);
            self.word(symbol.size);
        } else {
            self.word(symbol.value);
            self.word(symbol.size);
            self.out.extend([info, symbol.other]);
            self.number(index.into(), 2);
        }
    }

    /// Lays out the string table.
    fn collect_strings(&mut self, plan: &SymbolPlan<'a>) {
        plan.all.iter().for_each(|symbol| self.strings.add(symbol.name));
        self.headers.iter().for_each(|header| self.strings.add(header.name));
        self.string_bytes = self.strings.finish(&[0]);
    }

    fn relocation_contents(&mut self, plan: &SymbolPlan<'_>, symtab: u32) {
        for (position, header) in std::mem::take(&mut self.relocations) {
            let offset = self.align(self.headers[header].align);
            let section = &self.laid_out.sections[position];
            let rela = self.headers[header].ty == elf::SHT_RELA;
            self.out.reserve(section.relocations.len() * self.headers[header].entry_size as usize);
            let is_compact = self.headers[header].ty == crel::SHT_CREL;
            if is_compact {
                let index = |symbol: Option<Symbol>| symbol.map_or(0, |s| plan.index[s]);
                crel::encode(&section.relocations, self.options.is_64, &index, &mut self.out);
            }
            for relocation in section.relocations.iter().filter(|_| !is_compact) {
                let symbol = relocation.symbol.map_or(0, |s| plan.index[s]);
                self.word(relocation.offset);
                if self.options.is_64 {
                    self.word(u64::from(symbol) << 32 | u64::from(relocation.number));
                } else {
                    self.word(u64::from(symbol << 8 | relocation.number & 0xff));
                }
                if rela {
                    self.word(relocation.addend as u64);
                }
            }
            let size = self.len() - offset;
            let new = &mut self.headers[header];
            (new.offset, new.size, new.link) = (offset, size, symtab);
        }
    }

    fn addrsig(&mut self, header: usize, plan: &SymbolPlan<'_>) {
        let offset = self.len();
        for &symbol in self.laid_out.addrsig.iter().flatten() {
            if plan.index[symbol] != 0 {
                write_leb(&mut self.out, plan.index[symbol].into(), false, 1);
            }
        }
        let size = self.len() - offset;
        let new = &mut self.headers[header];
        (new.offset, new.size) = (offset, size);
    }

    /// Strings, section headers, and what the file header says about them.
    fn finish(mut self) -> Result<Vec<Cow<'d, [u8]>>, ObjectError> {
        let offset = self.len();
        let strings = std::mem::take(&mut self.string_bytes);
        self.out.extend_from_slice(&strings);
        (self.headers[0].offset, self.headers[0].size) = (offset, strings.len() as u64);
        self.link_ordered_sections();
        let table = self.align(self.word_bytes() as u64);
        let count = self.headers.len() as u64 + 1;
        let many = count >= elf::SHN_LORESERVE.into();
        let headers = std::mem::take(&mut self.headers);
        // With very many sections, the first header has their number.
        self.section_header(0, &Header::null(if many { count } else { 0 }));
        for header in &headers {
            let name = self.strings.offset(header.name);
            self.section_header(name, header);
        }
        let (at_table, at_count) = if self.options.is_64 { (40, 60) } else { (32, 48) };
        self.put(at_table, table, self.word_bytes());
        self.put(at_count, if many { 0 } else { count }, 2);
        self.done.push(self.out.into());
        Ok(self.done)
    }

    fn link_ordered_sections(&mut self) {
        for (position, section) in self.laid_out.sections.iter().enumerate() {
            let kind = &self.cx.sections[section.section].kind;
            if kind.payload.flags & u64::from(elf::SHF_LINK_ORDER) == 0 || !self.writes(position) {
                continue;
            }
            let linked = kind.linked_to.and_then(|s| match self.cx.symbols[s].value {
                SymbolValue::Placed { section, .. } => Some(self.index_of[section]),
                _ => None,
            });
            let index = self.index_of[section.section] as usize;
            self.headers[index - 1].link = linked.unwrap_or(0);
        }
    }

    fn section_header(&mut self, name: u32, header: &Header<'_>) {
        self.number(name.into(), 4);
        self.number(header.ty.into(), 4);
        self.word(header.flags);
        self.word(0);
        self.word(header.offset);
        self.word(header.size);
        self.number(header.link.into(), 4);
        self.number(header.info.into(), 4);
        self.word(header.align);
        self.word(header.entry_size);
    }
}

impl Header<'_> {
    fn null(size: u64) -> Header<'static> {
        Header { name: b"", ty: 0, flags: 0, offset: 0, size, link: 0, info: 0, align: 0, entry_size: 0 }
    }
}

/// A profile has no addends.
fn uses_rela(is_rela: bool, kind: &SectionKind) -> bool {
    is_rela && kind.payload.ty != SHT_LLVM_CALL_GRAPH_PROFILE
}

/// Without explicit addends, addends are stored in the place itself.
fn store_addends(bytes: &mut [u8], relocations: &[Relocation], big: bool) {
    for relocation in relocations.iter().filter(|r| r.addend != 0) {
        let (start, size) = (relocation.offset as usize, usize::from(relocation.size_bytes));
        let Some(place) = bytes.get_mut(start..start + size) else { continue };
        let number = relocation.addend.to_le_bytes();
        for (i, byte) in number.iter().take(size).enumerate() {
            place[if big { size - 1 - i } else { i }] |= byte;
        }
    }
}
