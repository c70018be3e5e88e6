//! Which section things go to, in ELF: names, flags, entry sizes, groups.
//!
//! What may be merged by the linker (strings and constants whose address nobody compares) goes to sections that say so.
//! Sources: the System V gABI, chapter 4; the names are those that linker scripts expect.

use super::{Emitter, Result};
use ir::global::{ComdatKind, ThreadLocal, UnnamedAddr};
use ir::metadata::Metadata;
use ir::{ConstKind, Global, GlobalKind, TypeData};
use mc::context::SectionKind;
use mc::streamer::Alignment;
use mc::{Section, Symbol};
use object::elf::{
    SHF_ALLOC, SHF_EXECINSTR, SHF_GNU_RETAIN, SHF_GROUP, SHF_LINK_ORDER, SHF_MERGE, SHF_STRINGS, SHF_TLS,
    SHF_WRITE, SHT_FINI_ARRAY, SHT_INIT_ARRAY, SHT_NOBITS, SHT_NOTE, SHT_PREINIT_ARRAY, SHT_PROGBITS,
};

/// Types of sections that follow from the beginning of the name.
const TYPES: &[(&[u8], u32)] = &[
    (b".init_array", SHT_INIT_ARRAY),
    (b".fini_array", SHT_FINI_ARRAY),
    (b".preinit_array", SHT_PREINIT_ARRAY),
    (b".note", SHT_NOTE),
];

/// Flags of sections that follow from the beginning of the name, whatever is put there.
const FLAGS: &[(&[u8], u32)] = &[
    (b".tdata", SHF_ALLOC | SHF_WRITE | SHF_TLS),
    (b".tbss", SHF_ALLOC | SHF_WRITE | SHF_TLS),
    (b".bss", SHF_ALLOC | SHF_WRITE),
    (b".data", SHF_ALLOC | SHF_WRITE),
];

/// Where a variable may go, by what may be done with it.
struct Place {
    /// `.data`
    name: Vec<u8>,
    ty: u32,
    flags: u32,
    entry_size: u64,
}

impl Place {
    fn new(name: &[u8], ty: u32, flags: u32) -> Place {
        Place { name: name.to_vec(), ty, flags, entry_size: 0 }
    }
}

impl Emitter<'_> {
    pub(super) fn section(
        &mut self,
        name: &[u8],
        ty: u32,
        flags: u32,
        group: Option<(Symbol, bool)>,
        code: bool,
    ) -> Section {
        let flags = if group.is_some() { flags | SHF_GROUP } else { flags };
        let kind = SectionKind {
            ty,
            flags: flags.into(),
            entry_size: 0,
            group: group.map(|(symbol, _)| symbol),
            comdat: group.is_some_and(|(_, comdat)| comdat),
            unique: None,
            linked_to: None,
        };
        self.cx.section(name, kind, code)
    }

    /// The comdat that a global belongs to: its symbol, and whether the linker keeps only one of them.
    pub(super) fn group(&mut self, global: Global) -> Option<(Symbol, bool)> {
        let comdat = self.module.globals[global].object()?.comdat.get()?;
        let data = &self.module.comdats[comdat];
        let symbol = self.cx.symbol(&data.name.clone());
        Some((symbol, data.kind != ComdatKind::NoDeduplicate))
    }

    /// `!associated`: the section lives and dies with that of this symbol.
    fn linked_to(&mut self, global: Global) -> Option<Symbol> {
        let kind = self.module.md_kinds.iter().find(|(_, n)| &***n == b"associated")?.0;
        let attachments = &self.module.globals[global].object()?.attachments;
        let node = attachments.iter().find(|a| a.kind == kind)?.node;
        let table = &self.module.metadata;
        let word = *table.words(table.as_node(node)?).first()?;
        let value = match *table.get(Metadata::from_word(word)?) {
            ir::metadata::MdItem::Value(value) => value,
            _ => return None,
        };
        value.as_global().map(|g| self.symbol(g))
    }

    /// The section that a function asks for, or `.text`; one of its own if it is in a comdat or that is asked for.
    pub(super) fn function_section(&mut self, global: Global) -> Section {
        let place = Place::new(b".text", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR);
        self.place(global, place, self.options.function_sections, true)
    }

    /// Where read-only data of a function goes: beside it, so that both are dropped together.
    pub(super) fn function_data_section(&mut self, global: Global) -> Section {
        let group = self.group(global);
        let own = group.is_some() || self.options.function_sections;
        let mut name = b".rodata".to_vec();
        if own {
            name.push(b'.');
            name.extend_from_slice(&self.own_name(global));
        }
        self.section(&name, SHT_PROGBITS, SHF_ALLOC, group, false)
    }

    /// Where constants of a size go that functions load.
    pub(super) fn constant_section(&mut self, bytes: u64) -> Section {
        let place = match bytes {
            4 | 8 | 16 | 32 => Place {
                entry_size: bytes,
                ..Place::new(format!(".rodata.cst{bytes}").as_bytes(), SHT_PROGBITS, SHF_ALLOC | SHF_MERGE)
            },
            _ => Place::new(b".rodata", SHT_PROGBITS, SHF_ALLOC),
        };
        self.open(place, None, None, None, false)
    }

    fn open(
        &mut self,
        place: Place,
        group: Option<(Symbol, bool)>,
        linked_to: Option<Symbol>,
        unique: Option<u32>,
        code: bool,
    ) -> Section {
        let mut flags = place.flags;
        flags |= if group.is_some() { SHF_GROUP } else { 0 };
        flags |= if linked_to.is_some() { SHF_LINK_ORDER } else { 0 };
        let kind = SectionKind {
            ty: place.ty,
            flags: flags.into(),
            entry_size: place.entry_size,
            group: group.map(|(symbol, _)| symbol),
            comdat: group.is_some_and(|(_, comdat)| comdat),
            unique,
            linked_to,
        };
        self.cx.section(&place.name, kind, code)
    }

    /// The name by which a section of its own is called.
    fn own_name(&self, global: Global) -> Vec<u8> {
        self.module.data_layout.symbol_name(&self.module.env, global, false)
    }

    /// The section for a global that would go to `place`. It gets one of its own if its comdat, `llvm.used` or the options
    /// want that; what is merged stays together.
    fn place(&mut self, global: Global, mut place: Place, own_wanted: bool, code: bool) -> Section {
        let group = self.group(global);
        let linked_to = self.linked_to(global);
        let retained = self.shared.retained.contains(&global);
        if retained {
            place.flags |= SHF_GNU_RETAIN;
        }
        let mut unique = None;
        if let Some(wanted) = self.module.globals[global].object().and_then(|o| o.section.clone()) {
            let ty = TYPES.iter().find(|(stem, _)| wanted.starts_with(stem)).map(|(_, ty)| *ty);
            let flags = FLAGS.iter().find(|(stem, _)| begins_with_word(&wanted, stem));
            let zero = begins_with_word(&wanted, b".bss") || begins_with_word(&wanted, b".tbss");
            place = Place {
                ty: ty.unwrap_or(if zero { SHT_NOBITS } else { SHT_PROGBITS }),
                flags: flags.map_or(place.flags & !(SHF_MERGE | SHF_STRINGS), |&(_, f)| {
                    f | place.flags & SHF_GNU_RETAIN
                }),
                name: wanted.to_vec(),
                entry_size: 0,
            };
            // Only what must be kept or goes with something is apart from others in a section of the same name.
            if retained || linked_to.is_some() {
                unique = Some(global.as_u32());
            }
        } else if group.is_some() || retained || own_wanted && place.flags & SHF_MERGE == 0 {
            place.flags &= !(SHF_MERGE | SHF_STRINGS);
            place.entry_size = 0;
            place.name.push(b'.');
            let own = self.own_name(global);
            place.name.extend_from_slice(&own);
        }
        self.open(place, group, linked_to, unique, code)
    }

    /// The section of a variable.
    pub(super) fn variable_section(
        &mut self,
        global: Global,
        is_zero: bool,
        size: u64,
        align: u32,
    ) -> Section {
        let place = self.variable_place(global, is_zero, size, align);
        self.place(global, place, self.options.data_sections, false)
    }

    fn variable_place(&mut self, global: Global, is_zero: bool, size: u64, align: u32) -> Place {
        let data = &self.module.globals[global];
        let GlobalKind::Variable(variable) = &data.kind else {
            return Place::new(b".data", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE);
        };
        if data.thread_local != ThreadLocal::None {
            let flags = SHF_ALLOC | SHF_WRITE | SHF_TLS;
            return if is_zero {
                Place::new(b".tbss", SHT_NOBITS, flags)
            } else {
                Place::new(b".tdata", SHT_PROGBITS, flags)
            };
        }
        if !variable.constant {
            return if is_zero && variable.object.section.is_none() {
                Place::new(b".bss", SHT_NOBITS, SHF_ALLOC | SHF_WRITE)
            } else {
                Place::new(b".data", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE)
            };
        }
        let relocated = variable.initializer.is_some_and(|i| self.has_addresses(i, 0));
        if relocated && self.options.position_independent {
            // Addresses in position-independent code are filled in when the program is loaded.
            return Place::new(b".data.rel.ro", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE);
        }
        let mergeable = !relocated && data.unnamed_addr == UnnamedAddr::Global;
        if mergeable && let Some(width) = variable.initializer.and_then(|i| self.string_width(i)) {
            return Place {
                entry_size: width,
                ..Place::new(
                    format!(".rodata.str{width}.{}", 1u64 << align).as_bytes(),
                    SHT_PROGBITS,
                    SHF_ALLOC | SHF_MERGE | SHF_STRINGS,
                )
            };
        }
        if mergeable && matches!(size, 4 | 8 | 16 | 32) && 1 << align <= size {
            return Place {
                entry_size: size,
                ..Place::new(format!(".rodata.cst{size}").as_bytes(), SHT_PROGBITS, SHF_ALLOC | SHF_MERGE)
            };
        }
        Place::new(b".rodata", SHT_PROGBITS, SHF_ALLOC)
    }

    /// Bytes of a character, if the constant is a string with a zero at its end and nowhere else.
    fn string_width(&self, value: ir::Value) -> Option<u64> {
        let data = self.module.env.scope().constant(value)?;
        let TypeData::Array { elem, len } = *self.module.types.get(data.ty) else { return None };
        let width = match *self.module.types.get(elem) {
            TypeData::Int(bits @ (8 | 16 | 32)) => u64::from(bits / 8),
            _ => return None,
        };
        match &data.kind {
            ConstKind::Null => (len == 1).then_some(width),
            ConstKind::Data(bytes) => {
                let mut characters = bytes.chunks_exact(width as usize);
                let is_zero = |c: &[u8]| c.iter().all(|&b| b == 0);
                let last = characters.next_back()?;
                (is_zero(last) && !characters.any(is_zero)).then_some(width)
            }
            _ => None,
        }
    }

    pub(super) fn init_array(&mut self, is_init: bool, priority: u64, group: Option<Global>) -> Section {
        let (stem, ty) =
            if is_init { (".init_array", SHT_INIT_ARRAY) } else { (".fini_array", SHT_FINI_ARRAY) };
        let name = if priority == 65535 { stem.to_owned() } else { format!("{stem}.{priority}") };
        let group = group.and_then(|g| self.group(g));
        self.section(name.as_bytes(), ty, SHF_ALLOC | SHF_WRITE, group, false)
    }

    pub(super) fn switch(&mut self, section: Section) -> Result<()> {
        if self.out.current_section() == Some(section) {
            return Ok(());
        }
        self.write(|out, cx| out.switch_section(cx, section, 0))
    }

    pub(super) fn align(&mut self, log2: u32, code: bool) -> Result<()> {
        if log2 == 0 {
            return Ok(());
        }
        let align = Alignment { log2: log2.min(63) as u8, fill: None, max_skip: 0, code };
        self.write(|out, cx| out.emit_align(cx, align))
    }
}

/// Whether a name is the word, or goes on with a full stop after it.
fn begins_with_word(name: &[u8], word: &[u8]) -> bool {
    name.strip_prefix(word).is_some_and(|rest| rest.first().is_none_or(|&c| c == b'.'))
}
