//! Which section things go to, in ELF.

use super::{Emitter, Result};
use ir::global::{Linkage, ThreadLocal};
use ir::{Global, GlobalKind};
use mc::context::SectionKind;
use mc::streamer::{Alignment, SymbolAttribute};
use mc::{Section, Symbol};
use object::elf::{
    SHF_ALLOC, SHF_EXECINSTR, SHF_GROUP, SHF_TLS, SHF_WRITE, SHT_FINI_ARRAY, SHT_INIT_ARRAY, SHT_NOBITS,
    SHT_PROGBITS,
};

/// Names of sections whose kind follows from the name.
const KNOWN: &[(&[u8], u32)] =
    &[(b".init_array", SHT_INIT_ARRAY), (b".fini_array", SHT_FINI_ARRAY), (b".bss", SHT_NOBITS)];

impl Emitter<'_> {
    fn section(&mut self, name: &[u8], ty: u32, flags: u32, group: Option<Symbol>, code: bool) -> Section {
        let flags = if group.is_some() { flags | SHF_GROUP } else { flags };
        let kind = SectionKind {
            ty,
            flags: flags.into(),
            entry_size: 0,
            group,
            comdat: group.is_some(),
            unique: None,
            linked_to: None,
        };
        self.cx.section(name, kind, code)
    }

    /// The comdat that a global belongs to, as a symbol.
    fn group(&mut self, global: Global) -> Option<Symbol> {
        let comdat = self.module.globals[global].object()?.comdat.get()?;
        let name = self.module.comdats[comdat].name.clone();
        Some(self.cx.symbol(&name))
    }

    /// The section that a function asks for, or `.text`; one of its own if it is in a comdat.
    pub(super) fn function_section(&mut self, global: Global) -> Section {
        let wanted = self.module.globals[global].object().and_then(|o| o.section.clone());
        let group = self.group(global);
        let name = match (wanted, group) {
            (Some(name), _) => name.to_vec(),
            (None, Some(_)) => [b".text.", &*self.module.globals[global].name].concat(),
            (None, None) => b".text".to_vec(),
        };
        self.section(&name, SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, group, true)
    }

    /// The section of a variable, by what may be done with it.
    pub(super) fn variable_section(&mut self, global: Global, is_zero: bool) -> Section {
        let data = &self.module.globals[global];
        let GlobalKind::Variable(variable) = &data.kind else {
            return self.section(b".data", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, None, false);
        };
        let is_tls = data.thread_local != ThreadLocal::None;
        let relocated = variable.initializer.is_some_and(|i| self.has_addresses(i, 0));
        let (name, ty, flags): (&[u8], u32, u32) = match () {
            () if is_tls && is_zero => (b".tbss", SHT_NOBITS, SHF_ALLOC | SHF_WRITE | SHF_TLS),
            () if is_tls => (b".tdata", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE | SHF_TLS),
            // Addresses in position-independent code are filled in when the program is loaded.
            () if variable.constant && relocated && self.options.position_independent => {
                (b".data.rel.ro", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE)
            }
            () if variable.constant => (b".rodata", SHT_PROGBITS, SHF_ALLOC),
            () if is_zero => (b".bss", SHT_NOBITS, SHF_ALLOC | SHF_WRITE),
            () => (b".data", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE),
        };
        let wanted = variable.object.section.clone();
        let group = self.group(global);
        match wanted {
            Some(wanted) => {
                let known = KNOWN.iter().find(|(n, _)| wanted.starts_with(n)).map(|(_, ty)| *ty);
                self.section(&wanted, known.unwrap_or(SHT_PROGBITS), flags, group, false)
            }
            None if group.is_some() => {
                let name = [name, b".", &*self.module.globals[global].name].concat();
                self.section(&name, ty, flags, group, false)
            }
            None => self.section(name, ty, flags, None, false),
        }
    }

    pub(super) fn init_array(&mut self, is_init: bool, priority: u64) -> Section {
        let (stem, ty) =
            if is_init { (".init_array", SHT_INIT_ARRAY) } else { (".fini_array", SHT_FINI_ARRAY) };
        let name = if priority == 65535 { stem.to_owned() } else { format!("{stem}.{priority}") };
        self.section(name.as_bytes(), ty, SHF_ALLOC | SHF_WRITE, None, false)
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

    pub(super) fn type_of_symbol(&mut self, symbol: Symbol, ty: mc::context::SymbolType) -> Result<()> {
        self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, SymbolAttribute::Type(ty)))
    }

    /// Whether the linkage leaves the definition to whoever uses it.
    pub(super) fn is_common(&self, global: Global) -> bool {
        self.module.globals[global].linkage == Linkage::Common
    }
}
