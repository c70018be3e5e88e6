//! ELF objects from laid-out sections.
//!
//! Follows the System V gABI. The file holds the sections in the order of their first use, each followed by its
//! relocations, then section groups, the symbol table and the string tables. Symbols are written as the gABI wants
//! them: locals first, in the order in which they were created, then globals.

use crate::assembler::{LaidOutSection, Relocation};
use crate::context::{Binding, Context, Section, Symbol, SymbolType, SymbolValue, SymbolVisibility};
use crate::encode::FixupKind;
use crate::eval::{self, Value};
use crate::target::Target;
use object::elf;
use object::write::StringId;
use object::write::elf as write;
use object::write::elf::{SectionIndex, Writer};
use support::entity::SecondaryMap;
use support::hash::FxHashMap;
use tables::instructions::{DataFixup, Fixup, Target as TargetFacts, target_flags};

/// What an object is besides its sections.
#[derive(Clone, Copy, Debug)]
pub struct ElfOptions {
    pub is_64: bool,
    pub os_abi: u8,
    pub e_flags: u32,
}

/// Why an object cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectError(pub String);

impl std::fmt::Display for ObjectError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ObjectError {}

/// The bytes of a relocatable object.
pub fn write_object(
    target: &Target,
    cx: &Context,
    sections: &[LaidOutSection],
    file_names: &[&[u8]],
    options: &ElfOptions,
) -> Result<Vec<u8>, ObjectError> {
    let facts = target.image.records::<TargetFacts>().get(0).unwrap_or_default();
    let is_rela = facts.flags & target_flags::RELA != 0;
    let object = Object {
        cx,
        sections,
        file_names,
        plan: Plan::new(target, cx, sections, is_rela)?,
        is_rela,
        is_64: options.is_64,
        big: facts.flags & target_flags::BIG_ENDIAN != 0,
    };
    let endian = if object.big { object::Endianness::Big } else { object::Endianness::Little };
    let mut out = Vec::new();
    let mut writer = Writer::new(endian, options.is_64, &mut out);
    let reserved = object.reserve(&mut writer);
    let header = write::FileHeader {
        os_abi: options.os_abi,
        abi_version: 0,
        e_type: elf::ET_REL,
        e_machine: facts.elf_machine,
        e_entry: 0,
        e_flags: options.e_flags,
    };
    writer.write_file_header(&header).map_err(|e| ObjectError(e.to_string()))?;
    object.write_contents(&mut writer, &reserved);
    object.write_symbols(&mut writer, &reserved);
    object.write_section_headers(&mut writer, &reserved);
    Ok(out)
}

/// What is written.
struct Object<'a> {
    cx: &'a Context,
    sections: &'a [LaidOutSection],
    file_names: &'a [&'a [u8]],
    plan: Plan,
    is_rela: bool,
    is_64: bool,
    big: bool,
}

/// Where everything goes: indices, names and file offsets, in the order of [`Object::sections`] and [`Plan`].
struct Reserved {
    placed: Vec<Placed>,
    group_name: Option<StringId>,
    group_offsets: Vec<usize>,
    file_strings: Vec<StringId>,
    symbol_strings: Vec<Option<StringId>>,
    symbol_index: FxHashMap<SymbolKey, u32>,
}

/// A section's place in the file.
struct Placed {
    index: SectionIndex,
    name: StringId,
    offset: usize,
    /// Name and offset of the section with its relocations.
    relocations: Option<(StringId, usize)>,
}

impl<'a> Object<'a> {
    fn reserve(&'a self, writer: &mut Writer<'a>) -> Reserved {
        let plan = &self.plan;
        writer.reserve_file_header();
        writer.reserve_null_section_index();
        let mut placed: Vec<Placed> =
            (0..self.sections.len()).map(|i| self.reserve_section(writer, i)).collect();
        let group_name = (!plan.groups.is_empty()).then(|| writer.add_section_name(b".group"));
        for _ in &plan.groups {
            writer.reserve_section_index();
        }
        writer.reserve_null_symbol_index();
        let file_strings = self.file_names.iter().map(|n| writer.add_string(n)).collect();
        for _ in self.file_names {
            writer.reserve_symbol_index(None);
        }
        let mut symbol_index = FxHashMap::default();
        let mut symbol_strings = Vec::new();
        for symbol in &plan.symbols {
            let home = symbol.section.map(|s| placed[plan.position[s]].index);
            let SymbolKey::Symbol(name) = symbol.key else {
                symbol_strings.push(None);
                symbol_index.insert(symbol.key, writer.reserve_symbol_index(home).0);
                continue;
            };
            symbol_strings.push(Some(writer.add_string(self.cx.symbol_name(name))));
            symbol_index.insert(symbol.key, writer.reserve_symbol_index(home).0);
        }
        writer.reserve_symtab_section_index();
        if writer.symtab_shndx_needed() {
            writer.reserve_symtab_shndx_section_index();
        }
        writer.reserve_strtab_section_index();
        writer.reserve_shstrtab_section_index();

        for (p, section) in placed.iter_mut().zip(self.sections) {
            p.offset = writer.reserve(section.bytes.len(), 1usize << section.align_log2.min(16));
        }
        for (p, relocations) in placed.iter_mut().zip(&plan.relocations) {
            if let Some((_, offset)) = &mut p.relocations {
                *offset = writer.reserve_relocations(relocations.len(), self.is_rela);
            }
        }
        let group_offsets = plan.groups.iter().map(|g| writer.reserve(4 + 4 * g.members.len(), 4)).collect();
        writer.reserve_symtab();
        writer.reserve_symtab_shndx();
        writer.reserve_strtab();
        writer.reserve_shstrtab();
        writer.reserve_section_headers();
        Reserved { placed, group_name, group_offsets, file_strings, symbol_strings, symbol_index }
    }

    fn reserve_section(&'a self, writer: &mut Writer<'a>, position: usize) -> Placed {
        let name = writer.add_section_name(&self.cx.sections[self.sections[position].section].name);
        let index = writer.reserve_section_index();
        let relocations = (!self.plan.relocations[position].is_empty()).then(|| {
            let name = writer.add_section_name(&self.plan.relocation_names[position]);
            writer.reserve_section_index();
            (name, 0)
        });
        Placed { index, name, offset: 0, relocations }
    }

    fn index_of(&self, reserved: &Reserved, section: Section) -> SectionIndex {
        reserved.placed[self.plan.position[section]].index
    }

    fn write_contents(&self, writer: &mut Writer<'_>, reserved: &Reserved) {
        for (i, (p, section)) in reserved.placed.iter().zip(self.sections).enumerate() {
            writer.pad_until(p.offset);
            if self.is_rela {
                writer.write(&section.bytes);
            } else {
                let mut bytes = section.bytes.clone();
                store_addends(&mut bytes, &self.plan.relocations[i], self.big);
                writer.write(&bytes);
            }
        }
        for relocations in self.plan.relocations.iter().filter(|r| !r.is_empty()) {
            writer.write_align_relocation();
            for r in relocations {
                let r_sym = reserved.symbol_index.get(&r.symbol).copied().unwrap_or(0);
                let rel = write::Rel { r_offset: r.offset, r_sym, r_type: r.number, r_addend: r.addend };
                writer.write_relocation(self.is_rela, &rel);
            }
        }
        for (group, offset) in self.plan.groups.iter().zip(&reserved.group_offsets) {
            writer.pad_until(*offset);
            let flags = if group.comdat { elf::GRP_COMDAT } else { 0 };
            let members = group.members.iter().map(|&m| self.index_of(reserved, m).0);
            for word in std::iter::once(flags).chain(members) {
                writer.write(&if self.big { word.to_be_bytes() } else { word.to_le_bytes() });
            }
        }
    }

    fn write_symbols(&self, writer: &mut Writer<'_>, reserved: &Reserved) {
        writer.write_null_symbol();
        for &name in &reserved.file_strings {
            writer.write_symbol(&write::Sym {
                name: Some(name),
                section: None,
                st_info: elf::STB_LOCAL << 4 | elf::STT_FILE,
                st_other: 0,
                st_shndx: elf::SHN_ABS,
                st_value: 0,
                st_size: 0,
            });
        }
        for (symbol, &name) in self.plan.symbols.iter().zip(&reserved.symbol_strings) {
            writer.write_symbol(&write::Sym {
                name,
                section: symbol.section.map(|s| self.index_of(reserved, s)),
                st_info: symbol.binding << 4 | symbol.ty,
                st_other: symbol.other,
                st_shndx: symbol.special,
                st_value: symbol.value,
                st_size: symbol.size,
            });
        }
        writer.write_symtab_shndx();
        writer.write_strtab();
        writer.write_shstrtab();
    }

    fn write_section_headers(&self, writer: &mut Writer<'_>, reserved: &Reserved) {
        writer.write_null_section_header();
        let symtab = writer.symtab_index().0;
        for (i, p) in reserved.placed.iter().enumerate() {
            self.write_header(writer, reserved, i);
            if let Some((name, offset)) = p.relocations {
                self.write_relocation_header(writer, i, name, offset, symtab);
            }
        }
        for (group, &offset) in self.plan.groups.iter().zip(&reserved.group_offsets) {
            writer.write_section_header(&write::SectionHeader {
                name: reserved.group_name,
                sh_type: elf::SHT_GROUP,
                sh_flags: 0,
                sh_addr: 0,
                sh_offset: offset as u64,
                sh_size: 4 + 4 * group.members.len() as u64,
                sh_link: symtab,
                sh_info: reserved.symbol_index.get(&SymbolKey::Symbol(group.signature)).copied().unwrap_or(0),
                sh_addralign: 4,
                sh_entsize: 4,
            });
        }
        writer.write_symtab_section_header(self.plan.num_local + 1 + self.file_names.len() as u32);
        writer.write_symtab_shndx_section_header();
        writer.write_strtab_section_header();
        writer.write_shstrtab_section_header();
    }

    fn group_flag(&self, section: Section) -> u64 {
        if self.cx.sections[section].kind.group.is_some() { elf::SHF_GROUP.into() } else { 0 }
    }

    fn write_header(&self, writer: &mut Writer<'_>, reserved: &Reserved, position: usize) {
        let (section, p) = (&self.sections[position], &reserved.placed[position]);
        let kind = &self.cx.sections[section.section].kind;
        let linked = kind.linked_to.and_then(|s| match self.cx.symbols[s].value {
            SymbolValue::Placed { section, .. } => Some(self.index_of(reserved, section).0),
            _ => None,
        });
        writer.write_section_header(&write::SectionHeader {
            name: Some(p.name),
            sh_type: kind.ty,
            sh_flags: kind.flags | self.group_flag(section.section),
            sh_addr: 0,
            sh_offset: p.offset as u64,
            sh_size: section.size,
            sh_link: linked.unwrap_or(0),
            sh_info: 0,
            sh_addralign: 1u64.checked_shl(section.align_log2.into()).unwrap_or(1),
            sh_entsize: kind.entry_size,
        });
    }

    fn write_relocation_header(
        &self,
        writer: &mut Writer<'_>,
        position: usize,
        name: StringId,
        offset: usize,
        symtab: u32,
    ) {
        let entry_size = match (self.is_64, self.is_rela) {
            (true, true) => 24,
            (true, false) => 16,
            (false, true) => 12,
            (false, false) => 8,
        };
        writer.write_section_header(&write::SectionHeader {
            name: Some(name),
            sh_type: if self.is_rela { elf::SHT_RELA } else { elf::SHT_REL },
            sh_flags: u64::from(elf::SHF_INFO_LINK) | self.group_flag(self.sections[position].section),
            sh_addr: 0,
            sh_offset: offset as u64,
            sh_size: self.plan.relocations[position].len() as u64 * entry_size,
            sh_link: symtab,
            sh_info: position_to_index(&self.plan, position),
            sh_addralign: if self.is_64 { 8 } else { 4 },
            sh_entsize: entry_size,
        });
    }
}

/// Section header index of the section at `position`: every section before it takes one, and one more if it has
/// relocations; 0 is the null section.
fn position_to_index(plan: &Plan, position: usize) -> u32 {
    let before = plan.relocations[..position].iter().map(|r| 1 + u32::from(!r.is_empty())).sum::<u32>();
    before + 1
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum SymbolKey {
    Symbol(Symbol),
    Section(Section),
}

/// A symbol as it will be written.
struct PlannedSymbol {
    key: SymbolKey,
    section: Option<Section>,
    /// `SHN_ABS`, `SHN_COMMON`, `SHN_UNDEF`; unused if there is a section.
    special: u16,
    binding: u8,
    ty: u8,
    other: u8,
    value: u64,
    size: u64,
}

struct PlannedRelocation {
    offset: u64,
    symbol: SymbolKey,
    number: u32,
    addend: i64,
    size_bytes: u8,
}

struct Group {
    signature: Symbol,
    comdat: bool,
    members: Vec<Section>,
}

/// Everything decided before bytes are written.
struct Plan {
    position: SecondaryMap<Section, usize>,
    symbols: Vec<PlannedSymbol>,
    num_local: u32,
    relocations: Vec<Vec<PlannedRelocation>>,
    /// Names of the sections that hold them.
    relocation_names: Vec<Vec<u8>>,
    groups: Vec<Group>,
}

impl Plan {
    fn new(
        target: &Target,
        cx: &Context,
        sections: &[LaidOutSection],
        is_rela: bool,
    ) -> Result<Plan, ObjectError> {
        let mut position = SecondaryMap::new();
        for (i, section) in sections.iter().enumerate() {
            position[section.section] = i;
        }
        let mut relocations = Vec::new();
        for section in sections {
            let mut planned = Vec::new();
            for relocation in &section.relocations {
                plan_relocation(target, cx, relocation, &mut planned)?;
            }
            relocations.push(planned);
        }
        let prefix: &[u8] = if is_rela { b".rela" } else { b".rel" };
        let relocation_names =
            sections.iter().map(|s| [prefix, &*cx.sections[s.section].name].concat()).collect();
        let mut plan = Plan {
            position,
            symbols: Vec::new(),
            num_local: 0,
            relocations,
            relocation_names,
            groups: plan_groups(cx, sections),
        };
        plan.plan_symbols(cx)?;
        Ok(plan)
    }

    fn plan_symbols(&mut self, cx: &Context) -> Result<(), ObjectError> {
        let mut section_symbols: Vec<Section> = self
            .relocations
            .iter()
            .flatten()
            .filter_map(|r| match r.symbol {
                SymbolKey::Section(s) => Some(s),
                SymbolKey::Symbol(_) => None,
            })
            .collect();
        section_symbols.sort();
        section_symbols.dedup();
        let named: Vec<Symbol> = self.groups.iter().map(|g| g.signature).collect();
        let mut all = Vec::new();
        for section in section_symbols {
            all.push(PlannedSymbol {
                key: SymbolKey::Section(section),
                section: Some(section),
                special: 0,
                binding: elf::STB_LOCAL,
                ty: elf::STT_SECTION,
                other: 0,
                value: 0,
                size: 0,
            });
        }
        for (symbol, data) in cx.symbols.iter() {
            let defined = !matches!(data.value, SymbolValue::Undefined);
            let wanted = data.used_in_reloc || named.contains(&symbol) || data.binding != Binding::Default;
            let written = if defined { !data.temporary } else { wanted };
            if written {
                all.push(plan_symbol(cx, symbol)?);
            }
        }
        all.sort_by_key(|s| s.binding != elf::STB_LOCAL);
        self.num_local = all.iter().filter(|s| s.binding == elf::STB_LOCAL).count() as u32;
        self.symbols = all;
        Ok(())
    }
}

fn plan_groups(cx: &Context, sections: &[LaidOutSection]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for section in sections {
        let kind = &cx.sections[section.section].kind;
        let Some(signature) = kind.group else { continue };
        match groups.iter_mut().find(|g| g.signature == signature) {
            Some(group) => group.members.push(section.section),
            None => groups.push(Group { signature, comdat: kind.comdat, members: vec![section.section] }),
        }
    }
    groups
}

/// How a symbol is written. Labels have been turned into places by the assembler.
fn plan_symbol(cx: &Context, symbol: Symbol) -> Result<PlannedSymbol, ObjectError> {
    let data = &cx.symbols[symbol];
    let name = || String::from_utf8_lossy(cx.symbol_name(symbol)).into_owned();
    let (section, special, value) = match data.value {
        SymbolValue::Undefined => (None, elf::SHN_UNDEF, 0),
        SymbolValue::Placed { section, offset } => (Some(section), 0, offset),
        SymbolValue::Common { align_log2, .. } => (None, elf::SHN_COMMON, 1u64 << align_log2.min(63)),
        SymbolValue::Variable { expr, .. } => {
            let value = eval::evaluate(cx, expr, &AfterLayout)
                .map_err(|e| ObjectError(format!("symbol '{}': {}", name(), e.message())))?;
            resolve_variable(cx, value).ok_or_else(|| {
                ObjectError(format!("symbol '{}' could not be evaluated in a subtraction expression", name()))
            })?
        }
        SymbolValue::Label { .. } => {
            return Err(ObjectError(format!("symbol '{}' was not laid out", name())));
        }
    };
    let defined = special != elf::SHN_UNDEF || section.is_some();
    let size = match (data.value, data.size) {
        (SymbolValue::Common { size, .. }, _) => size,
        (_, Some(size)) => {
            let value = eval::evaluate(cx, size, &AfterLayout).ok().and_then(Value::as_constant);
            value.ok_or_else(|| ObjectError("size expression must be absolute".to_owned()))? as u64
        }
        _ => 0,
    };
    let binding = match data.binding {
        Binding::Local => elf::STB_LOCAL,
        Binding::Global => elf::STB_GLOBAL,
        Binding::Weak => elf::STB_WEAK,
        Binding::Unique => elf::STB_GNU_UNIQUE,
        Binding::Default => match data.value {
            SymbolValue::Common { local: false, .. } => elf::STB_GLOBAL,
            _ if defined => elf::STB_LOCAL,
            _ => elf::STB_GLOBAL,
        },
    };
    let ty = match data.ty {
        SymbolType::NoType => match data.value {
            SymbolValue::Common { .. } => elf::STT_OBJECT,
            _ => elf::STT_NOTYPE,
        },
        SymbolType::Object => elf::STT_OBJECT,
        SymbolType::Function => elf::STT_FUNC,
        SymbolType::Section => elf::STT_SECTION,
        SymbolType::File => elf::STT_FILE,
        SymbolType::Tls => elf::STT_TLS,
        SymbolType::IndirectFunction => elf::STT_GNU_IFUNC,
    };
    let visibility = match data.visibility {
        SymbolVisibility::Default => elf::STV_DEFAULT,
        SymbolVisibility::Internal => elf::STV_INTERNAL,
        SymbolVisibility::Hidden => elf::STV_HIDDEN,
        SymbolVisibility::Protected => elf::STV_PROTECTED,
    };
    Ok(PlannedSymbol {
        key: SymbolKey::Symbol(symbol),
        section,
        special,
        binding,
        ty,
        other: data.other | visibility,
        value,
        size,
    })
}

/// A variable is an alias of a place, or a number.
fn resolve_variable(cx: &Context, value: Value) -> Option<(Option<Section>, u16, u64)> {
    match (value.add, value.sub) {
        (None, None) => Some((None, elf::SHN_ABS, value.constant as u64)),
        (Some(symbol), None) => match cx.symbols[symbol].value {
            SymbolValue::Placed { section, offset } => {
                Some((Some(section), 0, offset.wrapping_add_signed(value.constant)))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Distances of placed symbols.
struct AfterLayout;

impl eval::Offsets for AfterLayout {
    fn distance(&self, cx: &Context, a: Symbol, b: Symbol) -> Option<i64> {
        match (cx.symbols[a].value, cx.symbols[b].value) {
            (
                SymbolValue::Placed { section: section_a, offset: a },
                SymbolValue::Placed { section: section_b, offset: b },
            ) => (section_a == section_b).then(|| a.wrapping_sub(b) as i64),
            _ => None,
        }
    }
}

/// Numbers and symbol of a relocation. A symbol that is not in the object is replaced by its section.
fn plan_relocation(
    target: &Target,
    cx: &Context,
    relocation: &Relocation,
    planned: &mut Vec<PlannedRelocation>,
) -> Result<(), ObjectError> {
    let unsupported = || {
        let name = String::from_utf8_lossy(cx.symbol_name(relocation.symbol));
        ObjectError(format!("no relocation can express this reference to '{name}'"))
    };
    let key = |symbol: Symbol| -> (SymbolKey, i64) {
        match cx.symbols[symbol].value {
            SymbolValue::Placed { section, offset } if cx.symbols[symbol].temporary => {
                (SymbolKey::Section(section), offset as i64)
            }
            _ => (SymbolKey::Symbol(symbol), 0),
        }
    };
    let mut push = |symbol: Symbol, number: u32, addend: i64, size_bytes: u8| {
        let (symbol, base) = key(symbol);
        let addend = addend.wrapping_add(base);
        planned.push(PlannedRelocation { offset: relocation.offset, symbol, number, addend, size_bytes });
    };
    match relocation.kind {
        FixupKind::Data(size) => {
            let mut fixups = target.image.records::<DataFixup>().iter();
            let fixup = fixups
                .find(|f| f.size_bytes == size && f.specifier == relocation.specifier.0)
                .ok_or_else(unsupported)?;
            match relocation.minus {
                Some(minus) if fixup.add != u32::MAX => {
                    push(relocation.symbol, fixup.add, relocation.addend, size);
                    push(minus, fixup.sub, 0, size);
                }
                None if fixup.absolute != u32::MAX => {
                    push(relocation.symbol, fixup.absolute, relocation.addend, size);
                }
                _ => return Err(unsupported()),
            }
        }
        FixupKind::Target(kind) => {
            let record = target.image.records::<Fixup>().get(kind as usize).ok_or_else(unsupported)?;
            let number = match record.relocation {
                u32::MAX => target.hooks.relocation(kind, relocation.pc_relative).ok_or_else(unsupported)?,
                number => number,
            };
            if relocation.minus.is_some() {
                return Err(unsupported());
            }
            push(relocation.symbol, number, relocation.addend, (record.size_bits / 8) as u8);
        }
    }
    Ok(())
}

/// Without explicit addends, addends are stored in the place itself.
fn store_addends(bytes: &mut [u8], relocations: &[PlannedRelocation], big: bool) {
    for relocation in relocations.iter().filter(|r| r.addend != 0) {
        let (start, size) = (relocation.offset as usize, relocation.size_bytes as usize);
        let Some(place) = bytes.get_mut(start..start + size) else { continue };
        let number = relocation.addend.to_le_bytes();
        for (i, byte) in number.iter().take(size).enumerate() {
            place[if big { size - 1 - i } else { i }] |= byte;
        }
    }
}
