//! Which kind of section things go to, and in which group. What sections are called and which flags they have is for the
//! object format to say ([`mc::format`]).
//!
//! What may be merged by the linker (strings and constants whose address nobody compares) goes to sections that say so.

use super::{Emitter, Result};
use ir::global::{ComdatKind, ThreadLocal, UnnamedAddr};
use ir::metadata::{MdKindId, Metadata};
use ir::{ConstKind, Global, GlobalKind, TypeData};
use mc::section::{Kind, Request};
use mc::streamer::Alignment;
use mc::{Section, Symbol};

impl Emitter<'_> {
    /// The section of this name that is for things of a kind.
    pub(crate) fn section(&mut self, name: &[u8], kind: Kind, group: Option<(Symbol, bool)>) -> Section {
        self.cx.open_section(name, &Request::new(kind).in_group(group))
    }

    /// Where things of a kind go that ask for nothing else.
    pub(super) fn usual_section(&mut self, kind: Kind) -> Section {
        let name = self.cx.format().section_name(kind);
        self.section(name.as_bytes(), kind, None)
    }

    fn usual_name(&self, kind: Kind) -> Vec<u8> {
        self.cx.format().section_name(kind).into_owned().into_bytes()
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
    pub(crate) fn function_section(&mut self, global: Global) -> Result<Section> {
        self.refuse_comdat(global)?;
        let named = self.module.globals[global].object().and_then(|o| o.section.clone());
        if let Some(text) = named.filter(|_| self.has_atoms()) {
            return self.mach_named_section(&text, Kind::Text);
        }
        self.place(global, Kind::Text, self.options.function_sections)
    }

    /// Where read-only data of a function goes: beside it, so that both are dropped together.
    pub(super) fn function_data_section(&mut self, global: Global) -> Result<Section> {
        if self.has_atoms() {
            return self.function_section(global);
        }
        let group = self.group(global);
        let own = group.is_some() || self.options.function_sections;
        let mut name = self.usual_name(Kind::ReadOnly);
        if own && self.options.shared_section_names && !self.is_coff() {
            let unique = Some(global.as_u32());
            let request = Request { unique, ..Request::new(Kind::ReadOnly).in_group(group) };
            return Ok(self.cx.open_section(&name, &request));
        }
        if own {
            self.add_own_name(global, &mut name);
        }
        if let Some((symbol, _)) = group.filter(|_| self.is_coff()) {
            let request = Request { linked_to: Some(symbol), ..Request::new(Kind::ReadOnly) };
            return Ok(self.cx.open_section(&name, &request));
        }
        Ok(self.section(&name, Kind::ReadOnly, group))
    }

    /// Where constants of a size go that functions load.
    pub(super) fn constant_section(&mut self, bytes: u64) -> Section {
        self.usual_section(match bytes {
            4 | 8 | 16 | 32 => Kind::Constants(bytes),
            _ => Kind::ReadOnly,
        })
    }

    /// The name by which a section of its own is called.
    fn own_name(&self, global: Global) -> Vec<u8> {
        self.module.data_layout.symbol_name(&self.module.env, global, false)
    }

    /// Adds to the name of a section what tells it apart; Microsoft's linkers tell sections apart by their groups.
    fn add_own_name(&self, global: Global, name: &mut Vec<u8>) {
        match (self.is_coff(), self.options.gnu_runtime) {
            (true, false) => return,
            (true, true) => name.push(b'$'),
            (false, _) => name.push(b'.'),
        }
        let comdat = self.module.globals[global].object().and_then(|object| object.comdat.get());
        match comdat.filter(|_| self.is_coff()) {
            Some(comdat) => name.extend_from_slice(&self.module.comdats[comdat].name),
            None => name.extend_from_slice(&self.own_name(global)),
        }
    }

    /// The section for a global of a kind. It gets one of its own if its comdat, `llvm.used` or the options want that; what is
    /// merged stays together.
    fn place(&mut self, global: Global, kind: Kind, own_wanted: bool) -> Result<Section> {
        let (group, linked_to) = (self.group(global), self.linked_to(global));
        let retained = self.shared.retained.contains(&global);
        let mut request = Request { retained, linked_to, ..Request::new(kind).in_group(group) };
        if self.has_atoms() {
            return Ok(self.usual_section(kind));
        }
        if self.is_coff() {
            let can_be_key = self.module.globals[global].linkage != ir::global::Linkage::Private;
            if request.group.is_none() && own_wanted && can_be_key {
                request.group = Some((self.symbol(global), false));
            }
            request = self.coff_request(global, request)?;
        }
        if let Some(wanted) = self.module.globals[global].object().and_then(|o| o.section.clone()) {
            // Only what must be kept or goes with something is apart from others in a section of the same name.
            if retained || linked_to.is_some() {
                request.unique = Some(global.as_u32());
            }
            return Ok(self.cx.open_named_section(&wanted, &request));
        }
        let mut name = self.usual_name(kind);
        if group.is_some() || retained || own_wanted && !kind.is_mergeable() {
            request.kind = kind.unmerged();
            if self.options.shared_section_names && !self.is_coff() {
                name = self.usual_name(request.kind);
                request.unique = Some(global.as_u32());
            } else {
                self.add_own_name(global, &mut name);
            }
        }
        Ok(self.cx.open_section(&name, &request))
    }

    /// The section of a variable.
    pub(super) fn variable_section(
        &mut self,
        global: Global,
        is_zero: bool,
        size: u64,
        align: u32,
    ) -> Result<Section> {
        let kind = self.variable_kind(global, is_zero, size, align);
        self.place(global, kind, self.options.data_sections)
    }

    pub(super) fn variable_kind(&mut self, global: Global, is_zero: bool, size: u64, align: u32) -> Kind {
        let data = &self.module.globals[global];
        let GlobalKind::Variable(variable) = &data.kind else {
            return Kind::Data;
        };
        let has_named_section = variable.object.section.is_some();
        if has_named_section && variable.object.attachments.iter().any(|a| a.kind == MdKindId::EXCLUDE) {
            return Kind::Excluded;
        }
        if data.thread_local != ThreadLocal::None {
            return if is_zero { Kind::ThreadBss } else { Kind::ThreadData };
        }
        if !variable.constant {
            return if is_zero && variable.object.section.is_none() { Kind::Bss } else { Kind::Data };
        }
        let relocated = variable.initializer.is_some_and(|i| self.has_addresses(i, 0));
        if relocated && self.options.position_independent {
            // Addresses in position-independent code are filled in when the program is loaded.
            return Kind::RelocatedReadOnly;
        }
        let mergeable = !relocated && data.unnamed_addr == UnnamedAddr::Global;
        if mergeable && let Some(width) = variable.initializer.and_then(|i| self.string_width(i)) {
            return Kind::Strings { width, align: 1 << align };
        }
        if mergeable && matches!(size, 4 | 8 | 16 | 32) && 1 << align <= size {
            return Kind::Constants(size);
        }
        Kind::ReadOnly
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
        let kind = if is_init { Kind::InitArray } else { Kind::FiniArray };
        if self.is_coff() {
            let name = self.coff_constructors(is_init, priority);
            let kind = if self.options.gnu_runtime { Kind::Data } else { kind };
            let linked_to = group.and_then(|g| self.group(g)).map(|(symbol, _)| symbol);
            return self.cx.open_section(name.as_bytes(), &Request { linked_to, ..Request::new(kind) });
        }
        let group = group.and_then(|g| self.group(g));
        if self.options.use_ctors && !self.has_atoms() {
            // What is called first is last in the list, which is gone through from its end.
            let name = if is_init { ".ctors" } else { ".dtors" };
            let name = match priority {
                65535 => name.to_owned(),
                _ => format!("{name}.{:05}", 65535u64.saturating_sub(priority)),
            };
            return self.section(name.as_bytes(), Kind::Data, group);
        }
        let mut name = self.usual_name(kind);
        // In Mach-O, words of one section are in the order of their priorities.
        if priority != 65535 && !self.has_atoms() {
            name.extend_from_slice(format!(".{priority}").as_bytes());
        }
        self.section(&name, kind, group)
    }

    pub(crate) fn switch(&mut self, section: Section) -> Result<()> {
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
