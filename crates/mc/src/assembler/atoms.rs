//! Formats whose linkers move pieces of sections, *atoms*: see [`crate::macho`].
//!
//! Every symbol that the linker sees starts a fragment, so a fragment belongs to one atom. Which one is known when all text
//! has been read.

use super::fixups::Place;
use super::{Assembler, Contents, FragmentKind, Open};
use crate::context::{Context, Fragment, Section, Symbol, SymbolValue};
use crate::encode::FixupKind;
use crate::eval::Value;
use crate::expr::{BinaryOp, ExprData, Specifier};
use crate::format::RelocationNumbers;
use crate::macho::{self, Directive, Region, sections};
use crate::streamer::{Alignment, Emit, Streamer};
use crate::target::RelocationQuery;
use tables::instructions::fixup_flags;
use tables::object::{MachObject, MachRelocation, mach_flags, mach_relocation};

impl Assembler<'_> {
    /// What the description says of such objects.
    pub(super) fn mach_object(&self) -> Option<MachObject> {
        let records = self.target.image.records::<MachObject>();
        records.iter().find(|record| self.base.enables(record.predicates))
    }

    /// A symbol that the linker sees begins a fragment.
    pub(super) fn start_atom(&mut self, cx: &Context, symbol: Symbol) -> Emit {
        if cx.symbols[symbol].temporary || !cx.format_facts().has_atoms {
            return Ok(());
        }
        self.close();
        let (bytes, fixups) = self.end();
        let (bytes, fixups) = (bytes as u32, fixups as u32);
        let contents = Contents { bytes: bytes..bytes, fixups: fixups..fixups };
        let fragment = self.add_fragment(FragmentKind::Data(contents))?;
        self.open = Some(Open { fragment, start: bytes });
        self.atom_starts[fragment] = Some(symbol);
        Ok(())
    }

    /// Gives the fragments of a section their atoms.
    pub(super) fn find_atoms(&mut self, cx: &Context, section: Section) {
        if !cx.format_facts().has_atoms {
            return;
        }
        let mut current = None;
        for &fragment in &self.sections[section].parts[0].1 {
            if let Some(symbol) = self.atom_starts[fragment]
                && cx.symbols[symbol].other & macho::ALT_ENTRY == 0
            {
                current = Some(symbol);
            }
            self.atoms[fragment] = current;
        }
    }

    /// The atoms of labels that the linker does not see, in sections that have atoms.
    pub(super) fn note_atoms(&mut self, cx: &Context) {
        if !cx.format_facts().has_atoms {
            return;
        }
        for (symbol, data) in cx.symbols.iter() {
            if let SymbolValue::Label { section, fragment, .. } = data.value
                && data.temporary
                && sections::has_atoms(&cx.sections[section])
            {
                self.macho.atoms[symbol] = self.atoms[fragment];
            }
        }
    }

    /// On machines that want it, sections begin with a symbol that the linker sees.
    pub(super) fn label_section(&mut self, cx: &mut Context) -> Emit {
        let wants = |object: MachObject| object.flags & mach_flags::SECTION_LABELS != 0;
        if !cx.format_facts().has_atoms {
            return Ok(());
        }
        if self.is_piece {
            // Where the section was begun among symbols.
            let place = cx.unnamed_symbol();
            self.register(place);
            self.sections[self.section_order[self.section_order.len() - 1]].symbol = Some(place);
            return Ok(());
        }
        if !self.mach_object().is_some_and(wants) {
            return Ok(());
        }
        let mut number = self.section_order.len() - 1;
        let symbol = loop {
            let name = format!("ltmp{number}");
            if cx.lookup_symbol(name.as_bytes()).is_none() {
                break cx.symbol(name.as_bytes());
            }
            number += 1;
        };
        self.define_here(cx, symbol)
    }

    /// What only Mach-O has.
    pub(super) fn add_mach_o(&mut self, cx: &mut Context, directive: &Directive) -> Emit {
        match directive {
            Directive::Subsections => self.macho.subsections = true,
            Directive::Version(version) => self.macho.version = Some(*version),
            Directive::Variant(version) => self.macho.variant = Some(*version),
            Directive::Indirect(symbol) => {
                let (section, _) = self.section()?;
                self.macho.indirect.push((section, *symbol));
            }
            Directive::Region(Some(kind)) => {
                let start = self.mark_place(cx)?;
                self.macho.regions.push(Region { kind: *kind, start, end: None });
            }
            Directive::Region(None) => {
                let end = self.mark_place(cx)?;
                let open = self.macho.regions.last_mut().filter(|region| region.end.is_none());
                let open = open.ok_or_else(|| super::fragments::error("Mismatched .end_data_region"))?;
                open.end = Some(end);
            }
            Directive::LinkerOption(texts) => self.macho.linker_options.push(texts.clone()),
            Directive::Hint(kind, places) => self.macho.hints.push((*kind, places.clone())),
            Directive::Description(symbol, value) => {
                self.register(*symbol);
                let data = &mut cx.symbols[*symbol];
                data.other = data.other & !0xffff | u32::from(*value);
            }
            &Directive::LocalCommon { section, symbol } => {
                let symbol = Some(symbol);
                return self.add_mach_o(cx, &Directive::Zerofill { section, symbol, thread: false });
            }
            Directive::Zerofill { section, symbol, .. } => {
                let previous = self.current;
                self.switch_section(cx, *section, 0)?;
                if let Some((symbol, size, log2)) = *symbol {
                    let align = Alignment { log2, fill: Some((0, 1)), max_skip: 0, code: false };
                    self.emit_align(cx, align)?;
                    self.emit_label(cx, symbol)?;
                    let count = cx.constant(size as i64);
                    self.emit_fill(cx, count, 1, 0)?;
                }
                self.go_to(previous);
            }
        }
        Ok(())
    }

    /// A variable that is another name for a place within something can be called, but is no start of an atom.
    pub(super) fn mark_alias(&self, cx: &mut Context, symbol: Symbol) {
        if !cx.format_facts().has_atoms {
            return;
        }
        let SymbolValue::Variable { expr, .. } = cx.symbols[symbol].value else { return };
        // What stands for a place in the text (`a = .`) is no start of an atom, either.
        if let ExprData::Symbol(place, _) = cx.expr(expr)
            && cx.symbol_name(place).is_empty()
        {
            cx.symbols[symbol].other |= macho::ALT_ENTRY;
        }
        if matches!(cx.expr(expr), ExprData::Binary(BinaryOp::Add | BinaryOp::Sub, ..))
            && let Ok(value) = crate::eval::evaluate(cx, expr, &crate::eval::Unknown)
            && value.add.is_some()
            && value.sub.is_none()
            && value.constant != 0
        {
            cx.symbols[symbol].other |= macho::ALT_ENTRY;
        }
    }
}

impl Place<'_, '_> {
    /// A place in a format with atoms: a number if it is one wherever the linker puts the atoms, else a relocation.
    pub(super) fn resolve_with_atoms(&mut self, fragment: Fragment, value: &Value) -> Result<(), String> {
        let Some(object) = self.assembler.mach_object() else {
            return Err("the target's description has no relocations of Mach-O".to_owned());
        };
        let (pc_relative, is_forced, bits) = match self.fixup.kind {
            FixupKind::Data(size) => (false, false, u32::from(size) * 8),
            FixupKind::Relative(size) => (true, false, u32::from(size) * 8),
            FixupKind::Target(kind) => {
                let record = self.assembler.target.fixup(kind).ok_or("unknown fixup kind")?;
                let has = |flag| record.flags & flag != 0;
                let bits = u32::from(record.size_bits);
                (has(fixup_flags::PC_RELATIVE), has(fixup_flags::FORCE_RELOCATION), bits)
            }
            FixupKind::Difference(_) | FixupKind::Relocation(_) => {
                return Err("Mach-O has no relocation for this place".to_owned());
            }
        };
        let plain = value.sub.is_none() && value.specifier == Specifier::NONE && !is_forced;
        if !pc_relative && plain && value.add.is_none() {
            return self.write(value.constant);
        }
        if pc_relative
            && plain
            && let Some(symbol) = value.add
            && let Some((_, at)) = self.assembler.positions().of(self.cx, symbol)
            && self.assembler.stays_near(self.cx, symbol, fragment, object)
        {
            let distance = (at.wrapping_sub(self.offset) as i64).wrapping_add(value.constant);
            return self.write(distance);
        }
        // With a specifier, what is subtracted is only where the reference counts from.
        if let Some(minus) = value.sub.filter(|_| value.specifier == Specifier::NONE) {
            let by_names = object.flags & mach_flags::NEEDS_SYMBOLS != 0;
            for symbol in value.add.into_iter().chain([minus]).filter(|_| !by_names) {
                if matches!(self.cx.symbols[symbol].value, SymbolValue::Undefined) {
                    let name = String::from_utf8_lossy(self.cx.symbol_name(symbol));
                    return Err(format!(
                        "unsupported relocation with subtraction expression, symbol '{name}' can not be undefined \
                         in a subtraction expression"
                    ));
                }
            }
            if pc_relative || value.add.is_none() {
                return Err("unsupported pc-relative relocation of difference".to_owned());
            }
        }
        let (number, size_log2) = self.mach_number(value, pc_relative, bits)?;
        let size_bytes = 1u8.checked_shl(size_log2).unwrap_or(8);
        self.show_to_linker(value, object, pc_relative, size_bytes);
        let is_hidden = value.add.is_some_and(|symbol| {
            let data = &self.cx.symbols[symbol];
            data.temporary && !data.used_in_reloc
        });
        let number = number | if is_hidden { mach_relocation::SYMBOL_HIDDEN } else { 0 };
        self.out.relocations.push(super::Relocation {
            offset: self.offset,
            symbol: value.add,
            addend: value.constant,
            minus: value.sub,
            number,
            kind: self.fixup.kind,
            pc_relative,
            size_bytes,
        });
        Ok(())
    }

    /// The relocation, and the size of its place as a power of two.
    fn mach_number(&self, value: &Value, pc_relative: bool, bits: u32) -> Result<(u32, u32), String> {
        let assembler = self.assembler;
        let data_log2 = (bits / 8).max(1).ilog2();
        let in_data = matches!(self.fixup.kind, FixupKind::Data(_));
        if in_data && value.specifier == Specifier::NONE {
            return Ok((0, data_log2));
        }
        let wanted = match self.fixup.kind {
            FixupKind::Target(kind) => kind,
            _ => u16::MAX,
        };
        let rows = assembler.target.image.records::<MachRelocation>();
        let matches =
            |fixup: u16| rows.iter().find(|row| row.fixup == fixup && row.specifier == value.specifier.0);
        let row = matches(wanted).or_else(|| {
            // In data, and in instructions where the specifier says it all.
            let any = matches(u16::MAX)?;
            (in_data || any.number & mach_relocation::RELATIVE == 0).then_some(any)
        });
        if let Some(row) = row {
            let relative = if in_data && value.sub.is_some() { mach_relocation::RELATIVE } else { 0 };
            return Ok((row.number | relative, if in_data { data_log2 } else { row.size_log2.into() }));
        }
        let answer = assembler.target.hooks.relocation(&RelocationQuery {
            target: assembler.target,
            subtarget: &assembler.base,
            kind: self.fixup.kind,
            pc_relative,
            specifier: value.specifier,
            addend: value.constant,
            numbers: RelocationNumbers::MachO,
            may_rewrite: assembler.relaxation.by_linker,
        });
        answer.map(|answer| (answer.number, data_log2)).ok_or_else(|| {
            let name = value.add.map_or_else(Default::default, |s| self.cx.symbol_name(s).to_vec());
            let name = String::from_utf8_lossy(&name);
            format!("no relocation can express this reference to '{name}'")
        })
    }

    /// A temporary that a relocation cannot do without gets into the symbol table: what is some way behind it in a section
    /// without atoms may be in another piece.
    fn show_to_linker(&mut self, value: &Value, object: MachObject, pc_relative: bool, size_bytes: u8) {
        let Some(symbol) = value.add.filter(|_| value.sub.is_none()) else { return };
        let Some((section, _)) = self.assembler.positions().of(self.cx, symbol) else { return };
        let by_address = object.flags & mach_flags::SCATTERED != 0;
        if by_address || !self.cx.symbols[symbol].temporary || sections::has_atoms(&self.cx.sections[section])
        {
            return;
        }
        let from_end = pc_relative && object.flags & mach_flags::COUNTS_FROM_END != 0;
        let distance = value.constant.wrapping_add(if from_end { size_bytes.into() } else { 0 });
        let by_section = object.flags & mach_flags::NEEDS_SYMBOLS == 0
            || sections::is_debug(&self.cx.sections[self.out.section].kind)
            || size_bytes == 8 && sections::may_be_named(&self.cx.sections[section]);
        if distance != 0 || !by_section {
            self.cx.symbols[symbol].used_in_reloc = true;
        }
    }
}

impl Assembler<'_> {
    /// The same, in formats without atoms, too.
    pub(super) fn is_near(&self, cx: &Context, symbol: Symbol, from: Fragment) -> bool {
        !cx.format_facts().has_atoms
            || self.mach_object().is_some_and(|object| self.stays_near(cx, symbol, from, object))
    }

    /// Whether a place keeps its distance from a fragment, wherever atoms go.
    pub(super) fn stays_near(
        &self,
        cx: &Context,
        symbol: Symbol,
        from: Fragment,
        object: MachObject,
    ) -> bool {
        let Some(base) = self.positions().label(cx, symbol) else { return false };
        let SymbolValue::Label { section, fragment, .. } = cx.symbols[base].value else { return false };
        if section != self.fragments[from].section {
            return false;
        }
        let trusted = object.flags & mach_flags::TEMPORARIES_ARE_NEAR != 0
            && (cx.symbols[base].temporary || !self.macho.subsections);
        trusted || self.atoms[fragment] == self.atoms[from]
    }
}
