//! What Mach-O has otherwise than other formats: see [`mc::macho`].
//!
//! * Symbols have no types or sizes; what they are to the linker is said by directives of their own.
//! * The linker splits sections at symbols, so nothing has a section of its own, and private symbols of sections that are split
//!   there are ones that the linker sees and then drops.
//! * Zeros are reserved by a directive. A thread-local variable is a descriptor, by which a function of the library finds the
//!   thread's copy of an initial image.
//! * What the loader fills in is reached by the table of addresses, which the linker makes: there are no words with addresses
//!   for exception tables.

use super::{Emitter, Result};
use ir::global::{Linkage, ThreadLocal, UnnamedAddr, Visibility};
use ir::{Global, GlobalKind};
use mc::context::Binding;
use mc::expr::{BinaryOp, ExprData};
use mc::macho::{self, COMMON_ZEROS, Directive, numbers};
use mc::section::Kind;
use mc::streamer::SymbolAttribute;
use mc::{Expr, Section, Symbol};
use support::hash::FxHashSet;

/// Strings whose alignment in bytes is at least this are not merged.
const WIDE_STRING_ALIGN: u64 = 32;

/// A pointer to the function that finds a thread's copy, a key, and the initial image: a descriptor of a thread-local variable.
const DESCRIPTORS: &[u8] = b"__DATA,__thread_vars,thread_local_variables";
const FINDER: &[u8] = b"_tlv_bootstrap";

/// Words with addresses, which the loader fills in: of i386, where it is the only machine without a table of the linker's.
const POINTERS: &[u8] = b"__IMPORT,__pointers,non_lazy_symbol_pointers";

/// A variable that is to be written.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    pub global: Global,
    pub symbol: Symbol,
    pub initializer: ir::Value,
    pub size: u64,
    pub align_log2: u32,
}

impl Emitter<'_> {
    pub(super) fn has_atoms(&self) -> bool {
        self.cx.format_facts().has_atoms
    }

    pub(super) fn mach_directive(&mut self, directive: &Directive) -> Result<()> {
        self.write(|out, cx| out.emit_mach_o(cx, directive))
    }

    fn mach_attribute(&mut self, symbol: Symbol, directive: &str) -> Result<()> {
        self.write(|out, cx| out.emit_foreign_attribute(cx, symbol, directive))
    }

    /// Where a program's section is, by what it says of it.
    pub(super) fn mach_named_section(&mut self, text: &[u8], kind: Kind) -> Result<Section> {
        macho::open_named_section(self.cx, text, kind)
    }

    /// Groups of things of which the linker keeps one do not exist.
    pub(super) fn refuse_comdat(&self, global: Global) -> Result<()> {
        let comdat = self.module.globals[global].object().and_then(|object| object.comdat.get());
        match comdat.filter(|_| self.has_atoms()) {
            Some(comdat) => {
                let name = String::from_utf8_lossy(&self.module.comdats[comdat].name).into_owned();
                Err(format!("MachO doesn't support COMDATs, '{name}' cannot be lowered"))
            }
            None => Ok(()),
        }
    }

    /// Whether a private global may have a symbol that the linker does not see: not where it splits the section at symbols.
    pub(super) fn may_hide(&mut self, global: Global) -> bool {
        let data = &self.module.globals[global];
        if !self.has_atoms() || data.linkage != Linkage::Private {
            return true;
        }
        let GlobalKind::Variable(variable) = &data.kind else { return false };
        let Some(initializer) = variable.initializer else { return false };
        let Ok((size, align_log2)) = self.size_and_align(global) else { return false };
        let section = self.mach_variable_section(global, initializer, (size, align_log2));
        section.is_ok_and(|section| !macho::is_split_at_symbols(&self.cx.sections[section]))
    }

    /// Binding and visibility of a symbol that is defined here.
    pub(super) fn mach_linkage(&mut self, global: Global, symbol: Symbol) -> Result<()> {
        let data = &self.module.globals[global];
        let is_constant = matches!(&data.kind, GlobalKind::Variable(variable) if variable.constant);
        let is_unnamed = match data.unnamed_addr {
            UnnamedAddr::Global => true,
            UnnamedAddr::Local => is_constant,
            UnnamedAddr::None => false,
        };
        let weak = match data.linkage {
            Linkage::Internal | Linkage::Private => return Ok(()),
            Linkage::LinkOnceOdr if is_unnamed => Some(".weak_def_can_be_hidden"),
            Linkage::WeakAny | Linkage::WeakOdr | Linkage::LinkOnceAny | Linkage::LinkOnceOdr => {
                Some(".weak_definition")
            }
            _ => None,
        };
        if data.visibility == Visibility::Hidden {
            self.mach_attribute(symbol, ".private_extern")?;
        }
        let global = SymbolAttribute::Binding(Binding::Global);
        self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, global))?;
        weak.map_or(Ok(()), |directive| self.mach_attribute(symbol, directive))
    }

    /// What is said of symbols at the end: which may be missing, and which the linker must keep.
    pub(super) fn mach_declarations(&mut self) -> Result<()> {
        let order = &self.module.order;
        for &global in order.functions.iter().chain(&order.variables) {
            let data = &self.module.globals[global];
            if data.linkage == Linkage::ExternWeak {
                let symbol = self.symbol(global);
                self.mach_attribute(symbol, ".weak_reference")?;
            }
            if self.shared.retained.contains(&global) {
                let symbol = self.symbol(global);
                self.mach_attribute(symbol, ".no_dead_strip")?;
            }
        }
        Ok(())
    }

    /// The section of a variable.
    fn mach_variable_section(
        &mut self,
        global: Global,
        initializer: ir::Value,
        (size, align_log2): (u64, u32),
    ) -> Result<Section> {
        let data = &self.module.globals[global];
        let is_zero = self.is_zero(initializer);
        let kind = self.variable_kind(global, is_zero, size, align_log2);
        if let Some(text) = data.object().and_then(|object| object.section.clone()) {
            return self.mach_named_section(&text, kind);
        }
        let is_weak = matches!(
            data.linkage,
            Linkage::WeakAny | Linkage::WeakOdr | Linkage::LinkOnceAny | Linkage::LinkOnceOdr
        );
        let kind = match kind {
            Kind::ThreadData | Kind::ThreadBss | Kind::RelocatedReadOnly => kind,
            Kind::Bss if is_weak => Kind::Data,
            Kind::Bss if data.linkage == Linkage::External => {
                let zeros =
                    self.cx.open_section(COMMON_ZEROS.as_bytes(), &mc::section::Request::new(Kind::Bss));
                return Ok(zeros);
            }
            Kind::Strings { width: 1, .. } if !is_weak && 1 << align_log2 < WIDE_STRING_ALIGN => kind,
            Kind::Strings { width: 2, .. }
                if data.linkage.is_local() && 1 << align_log2 < WIDE_STRING_ALIGN =>
            {
                kind
            }
            Kind::Constants(4 | 8 | 16) if data.linkage == Linkage::Private => kind,
            Kind::Strings { .. } | Kind::Constants(_) => Kind::ReadOnly,
            kind => kind,
        };
        Ok(self.usual_section(kind))
    }

    /// Writes a variable.
    pub(super) fn mach_variable(&mut self, wanted: Wanted) -> Result<()> {
        let Wanted { global, symbol, initializer, size, align_log2 } = wanted;
        let section = self.mach_variable_section(global, initializer, (size, align_log2))?;
        let is_zeros = self.cx.sections[section].kind.has(mc::section::Properties::ZERO);
        let space = |symbol| Some((symbol, size.max(1), align_log2.min(15) as u8));
        if self.module.globals[global].thread_local != ThreadLocal::None {
            let name = [self.cx.symbol_name(symbol), b"$tlv$init"].concat();
            let image = self.cx.symbol(&name);
            if is_zeros {
                let symbol = space(image);
                self.mach_directive(&Directive::Zerofill { section, symbol, thread: true })?;
            } else {
                self.switch(section)?;
                self.mach_contents(Wanted { symbol: image, ..wanted })?;
            }
            return self.descriptor(global, symbol, image);
        }
        if is_zeros {
            self.mach_linkage(global, symbol)?;
            let symbol = space(symbol);
            return self.mach_directive(&Directive::Zerofill { section, symbol, thread: false });
        }
        self.switch(section)?;
        self.mach_linkage(global, symbol)?;
        self.mach_contents(wanted)
    }

    /// Alignment, label and bytes. Two symbols are never at the same place.
    fn mach_contents(&mut self, wanted: Wanted) -> Result<()> {
        let Wanted { symbol, initializer, size, align_log2, .. } = wanted;
        self.align(align_log2, false)?;
        self.write(|out, cx| out.emit_label(cx, symbol))?;
        self.contents(initializer, size)?;
        if size == 0 { self.zeros(1) } else { Ok(()) }
    }

    fn descriptor(&mut self, global: Global, symbol: Symbol, image: Symbol) -> Result<()> {
        let section = self.mach_named_section(DESCRIPTORS, Kind::Data)?;
        self.switch(section)?;
        self.mach_linkage(global, symbol)?;
        self.write(|out, cx| out.emit_label(cx, symbol))?;
        let finder = self.external_symbol(FINDER);
        let (finder, zero) = (self.cx.symbol_expr(finder), self.cx.constant(0));
        let image = self.cx.symbol_expr(image);
        let bytes = self.module.data_layout.pointer_bits(0).div_ceil(8) as u8;
        [finder, zero, image]
            .into_iter()
            .try_for_each(|word| self.write(|out, cx| out.emit_value(cx, word, bytes)))
    }

    /// Whether the object has words with the addresses of what other modules have, and no table that the linker makes.
    pub(super) fn has_own_words(&self) -> bool {
        self.has_atoms() && self.shared.machine.info().facts().address_word.is_some()
    }

    fn pointer_name(&mut self, symbol: Symbol) -> Symbol {
        let name = [self.cx.private_prefix(), self.cx.symbol_name(symbol), b"$non_lazy_ptr"].concat();
        self.cx.symbol(&name)
    }

    /// The word with the address of a symbol, which the loader fills in.
    pub(super) fn mach_word(&mut self, global: Global) -> Symbol {
        self.words.push(global);
        let symbol = self.symbol(global);
        self.pointer_name(symbol)
    }

    /// These words, by the names of the symbols.
    pub(super) fn mach_words(&mut self) -> Result<()> {
        if self.words.is_empty() {
            return Ok(());
        }
        let section = self.mach_named_section(POINTERS, Kind::Data)?;
        self.switch(section)?;
        let globals = std::mem::take(&mut self.words);
        let mut known = FxHashSet::default();
        let globals: Vec<Global> = globals.into_iter().filter(|&global| known.insert(global)).collect();
        let mut words: Vec<(Symbol, bool)> = Vec::new();
        for global in globals {
            words.push((self.symbol(global), self.module.globals[global].linkage.is_local()));
        }
        words.sort_by(|(a, _), (b, _)| self.cx.symbol_name(*a).cmp(self.cx.symbol_name(*b)));
        for (symbol, is_local) in words {
            let word = self.pointer_name(symbol);
            self.write(|out, cx| out.emit_label(cx, word))?;
            self.mach_directive(&Directive::Indirect(symbol))?;
            // The loader looks no local symbol up.
            let value = if is_local { self.cx.symbol_expr(symbol) } else { self.cx.constant(0) };
            self.write(|out, cx| out.emit_value(cx, value, 4))?;
        }
        Ok(())
    }

    /// The distance of 32 bits from here to a pointer to a symbol, which the linker makes.
    pub(super) fn pointer_distance(&mut self, object: Global, here: Symbol) -> Result<Expr> {
        if self.has_own_words() {
            let word = self.mach_word(object);
            return Ok(self.cx.difference(word, here));
        }
        let symbol = self.symbol(object);
        let found = macho::pointer_specifier(self.isa.target, self.isa.subtarget);
        let (specifier, counts_from_end) =
            found.ok_or("the target has no relocation for types of exceptions")?;
        let pointer = self.cx.make_expr(ExprData::Symbol(symbol, specifier));
        let (op, other) = if counts_from_end {
            (BinaryOp::Add, self.cx.constant(4))
        } else {
            (BinaryOp::Sub, self.cx.symbol_expr(here))
        };
        Ok(self.cx.make_expr(ExprData::Binary(op, pointer, other)))
    }

    /// Says where a jump table begins or ends, which is data in code.
    pub(super) fn mach_table(&mut self, bytes: Option<u8>) -> Result<()> {
        let kind = bytes.map(|bytes| match bytes {
            1 => numbers::DICE_KIND_JUMP_TABLE8,
            2 => numbers::DICE_KIND_JUMP_TABLE16,
            4 => numbers::DICE_KIND_JUMP_TABLE32,
            _ => numbers::DICE_KIND_DATA,
        });
        self.mach_directive(&Directive::Region(kind.map(|kind| kind as u16)))
    }
}
