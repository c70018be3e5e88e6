//! What COFF has otherwise than other formats: see [`mc::coff`].
//!
//! * Symbols say of themselves that they are functions, and nothing of sizes or visibility.
//! * What another module has is reached by a word with its address: the loader fills in those of imported symbols
//!   (`__imp_name`); those of others that may be further away than code reaches (`.refptr.name`) are in the objects that use
//!   them, of which the linker keeps one each.
//! * A function that something is in a group with is the key of the group, by which the rest of it is found.
//! * What linkers are to do besides is told them in a section (`.drectve`): what is exported.
//! * Frames are described by directives of their own (`.seh_*`).

use super::{Emitter, Result};
use ir::data_layout::Mangling;
use ir::global::{ComdatKind, DllStorage, Linkage};
use ir::{Global, GlobalKind, TypeData};
use mc::Symbol;
use mc::context::Binding;
use mc::debug::{Cfi, Seh};
use mc::format::RelocationNumbers;
use mc::section::{Kind, Request};
use mc::streamer::SymbolAttribute;
use mir::Function;
use support::hash::FxHashSet;

/// Storage classes and types of symbols.
const EXTERNAL: u8 = 2;
const STATIC: u8 = 3;
const FUNCTION: u16 = 32;

/// Of an object: bits that say what its code can do.
const FEATURES: &[u8] = b"@feat.00";

/// What makes the C library of Microsoft able to print floating-point numbers.
const USES_FLOATS: &[u8] = b"_fltused";

/// The priority of constructors that ask for none.
const USUAL_PRIORITY: u64 = 65535;

impl Emitter<'_> {
    pub(crate) fn is_coff(&self) -> bool {
        self.cx.format_facts().relocations == RelocationNumbers::Coff
    }

    fn define(&mut self, symbol: Symbol, class: u8, ty: u16) -> Result<()> {
        let definition = SymbolAttribute::Definition { class: Some(class), ty: Some(ty) };
        self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, definition))
    }

    /// At the beginning: the sections that every object has, and what the object says of itself.
    pub(super) fn coff_begin(&mut self, text: mc::Section) -> Result<()> {
        if !self.out.keeps_text() {
            for &(kind, log2) in self.cx.format_facts().initial_sections {
                let section = self.usual_section(kind);
                self.switch(section)?;
                self.align(log2.into(), kind == Kind::Text)?;
            }
            self.switch(text)?;
        }
        let symbol = self.cx.symbol(FEATURES);
        self.define(symbol, STATIC, 0)?;
        let binding = SymbolAttribute::Binding(Binding::Global);
        self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, binding))?;
        // Handlers are listed where code registers them when it runs.
        let lists_handlers = self.module.data_layout.mangling() == Mangling::WinCoffX86;
        let features = self.cx.constant(lists_handlers.into());
        self.write(|out, cx| out.emit_assignment(cx, symbol, features))
    }

    /// Says that a symbol is a function.
    pub(super) fn coff_function(&mut self, global: Global, symbol: Symbol) -> Result<()> {
        let class = if self.module.globals[global].linkage.is_local() { STATIC } else { EXTERNAL };
        self.define(symbol, class, FUNCTION)
    }

    /// Says that a symbol is a function that other objects do not see.
    pub(super) fn coff_static_function(&mut self, symbol: Symbol) -> Result<()> {
        self.define(symbol, STATIC, FUNCTION)
    }

    /// How the linker sees a symbol that is defined here. In a group it is the group that there may be several of.
    pub(super) fn coff_linkage(&mut self, global: Global, symbol: Symbol) -> Result<()> {
        let data = &self.module.globals[global];
        let in_group = data.object().is_some_and(|object| object.comdat.get().is_some());
        let binding = match data.linkage {
            Linkage::Internal | Linkage::Private => return Ok(()),
            Linkage::WeakAny | Linkage::WeakOdr | Linkage::LinkOnceAny | Linkage::LinkOnceOdr
                if !in_group =>
            {
                Binding::Weak
            }
            Linkage::ExternWeak => Binding::Weak,
            _ => Binding::Global,
        };
        self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, SymbolAttribute::Binding(binding)))
    }

    /// What is kept or dropped with something else goes with the section of that.
    pub(super) fn coff_request(&mut self, global: Global, mut request: Request) -> Result<Request> {
        let Some(comdat) = self.module.globals[global].object().and_then(|object| object.comdat.get()) else {
            return Ok(request);
        };
        let group = &self.module.comdats[comdat];
        if !matches!(group.kind, ComdatKind::Any | ComdatKind::NoDeduplicate) {
            let name = String::from_utf8_lossy(&group.name);
            return Err(format!(
                "the comdat '{name}', of which the linker is to choose one, is not supported for COFF yet"
            ));
        }
        if group.name != self.module.globals[global].name
            && let Some((symbol, _)) = request.group.take()
        {
            request.linked_to = Some(symbol);
        }
        Ok(request)
    }

    /// The word with the address of a symbol that another module may have.
    pub(super) fn coff_word(&mut self, global: Global) -> Symbol {
        let symbol = self.symbol(global);
        let prefix: &[u8] = match self.module.globals[global].dll_storage {
            DllStorage::Import => b"__imp_",
            _ => {
                self.words.push(global);
                b".refptr."
            }
        };
        let name = [prefix, self.cx.symbol_name(symbol)].concat();
        self.cx.symbol(&name)
    }

    /// Those of them that the object itself has, and what the linker is to export.
    pub(super) fn coff_end(&mut self) -> Result<()> {
        self.exports()?;
        let mut known = FxHashSet::default();
        for global in std::mem::take(&mut self.words) {
            if !known.insert(global) {
                continue;
            }
            let symbol = self.symbol(global);
            let name = [b".refptr.", self.cx.symbol_name(symbol)].concat();
            let word = self.cx.symbol(&name);
            let section = [b".rdata$", &name[..]].concat();
            let section = self.section(&section, Kind::ReadOnly, Some((word, true)));
            self.switch(section)?;
            let bytes = self.module.data_layout.pointer_bits(0).div_ceil(8) as u8;
            self.align(u32::from(bytes).ilog2(), false)?;
            let binding = SymbolAttribute::Binding(Binding::Global);
            self.write(|out, cx| out.emit_symbol_attribute(cx, word, binding))?;
            self.write(|out, cx| out.emit_label(cx, word))?;
            let address = self.cx.symbol_expr(symbol);
            self.write(|out, cx| out.emit_value(cx, address, bytes))?;
        }
        if self.options.gnu_runtime || !self.uses_floats() {
            return Ok(());
        }
        let symbol = self.external_symbol(USES_FLOATS);
        let binding = SymbolAttribute::Binding(Binding::Global);
        self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, binding))
    }

    fn exports(&mut self) -> Result<()> {
        let order = &self.module.order;
        let all: Vec<Global> =
            order.functions.iter().chain(&order.variables).chain(&order.aliases).copied().collect();
        let mut text = Vec::new();
        for global in all {
            let data = &self.module.globals[global];
            if data.dll_storage != DllStorage::Export || self.module.is_declaration(global) {
                continue;
            }
            let (option, of_data): (&[u8], &[u8]) = match self.options.gnu_runtime {
                true => (b" -export:", b",data"),
                false => (b" /EXPORT:", b",DATA"),
            };
            let is_function = matches!(self.module.types.get(data.value_ty), TypeData::Function { .. });
            let symbol = self.symbol(global);
            text.extend_from_slice(option);
            text.extend_from_slice(self.cx.symbol_name(symbol));
            text.extend_from_slice(if is_function { b"" } else { of_data });
        }
        if text.is_empty() {
            return Ok(());
        }
        let section = mc::coff::directives_section(self.cx);
        self.switch(section)?;
        self.write(|out, cx| out.emit_bytes(cx, &text))
    }

    /// Whether an instruction or an argument is a floating-point number.
    fn uses_floats(&self) -> bool {
        let types = &self.module.types;
        self.shared.defined.iter().filter_map(|&global| self.module.body(global)).any(|body| {
            let mut insts = body.blocks().flat_map(|block| body.block_insts(block));
            let mut params = body.params.iter();
            params.any(|(_, &ty)| types.is_float_or_float_vector(ty))
                || insts.any(|inst| types.is_float_or_float_vector(body.inst(inst).ty))
        })
    }

    /// The name of the section with the constructors of a priority: those of Microsoft's library are called in the order of the
    /// names, those of MinGW's from the last to the first.
    pub(super) fn coff_constructors(&self, is_init: bool, priority: u64) -> String {
        if self.options.gnu_runtime {
            let name = if is_init { ".ctors" } else { ".dtors" };
            return match priority {
                USUAL_PRIORITY => name.to_owned(),
                _ => format!("{name}.{:05}", USUAL_PRIORITY.saturating_sub(priority)),
            };
        }
        let kind = if is_init { 'C' } else { 'T' };
        match priority {
            USUAL_PRIORITY if is_init => ".CRT$XCU".to_owned(),
            USUAL_PRIORITY => ".CRT$XTX".to_owned(),
            200 => format!(".CRT$X{kind}C"),
            400 => format!(".CRT$X{kind}L"),
            0..200 => format!(".CRT$X{kind}A{priority:05}"),
            201..400 => format!(".CRT$X{kind}C{priority:05}"),
            _ => format!(".CRT$X{kind}T{priority:05}"),
        }
    }

    pub(super) fn seh(&mut self, seh: Seh) -> Result<()> {
        self.cfi(&Cfi::Windows(seh))
    }

    /// Whether the frame is described: a function that neither saves nor takes anything has none.
    pub(super) fn has_windows_frame(&self, func: &Function) -> bool {
        func.frame_instructions.iter().any(|cfi| matches!(cfi, Cfi::Windows(_)))
    }

    /// Functions that are found by a resolver do not exist.
    pub(super) fn refuse_ifunc(&self, global: Global) -> Result<()> {
        match self.module.globals[global].kind {
            GlobalKind::IFunc(_) if self.is_coff() => {
                Err("functions that are found by a resolver are not supported for COFF".to_owned())
            }
            _ => Ok(()),
        }
    }
}
