//! The assembler as a [`Streamer`]: directives become fragments.

use super::{Assembler, FragmentData, FragmentKind, SymbolVersion};
use crate::attributes::AttributeValue;
use crate::context::{Binding, Context, Fragment, Section, Symbol, SymbolValue};
use crate::debug::{Cfi, FileEntry, LineEntry};
use crate::encode::{self, Fixup, FixupKind};
use crate::eval::{self, NoOffsets, Offsets};
use crate::expr::Expr;
use crate::inst::Inst;
use crate::streamer::{
    Alignment, Emit, EmitError, KeepSymbol, Streamer, SymbolAttribute, define_variable, set_attribute,
};
use crate::target::Subtarget;
use support::source::Span;
use tables::instructions::{Relaxation, target_flags};

fn error(message: impl Into<String>) -> EmitError {
    EmitError(message.into())
}

impl Assembler<'_> {
    fn section(&self) -> Result<(Section, i32), EmitError> {
        self.current.ok_or_else(|| error("expected section directive before assembly directive"))
    }

    /// The list of fragments of a subsection, made if new.
    fn part(&mut self, section: Section, subsection: i32) -> &mut Vec<Fragment> {
        let parts = &mut self.sections[section].parts;
        let at = match parts.binary_search_by_key(&subsection, |&(n, _)| n) {
            Ok(at) => at,
            Err(at) => {
                parts.insert(at, (subsection, Vec::new()));
                at
            }
        };
        &mut parts[at].1
    }

    fn add_fragment(&mut self, kind: FragmentKind) -> Result<Fragment, EmitError> {
        let (section, subsection) = self.section()?;
        let location = if matches!(kind, FragmentKind::Data { .. }) { 0 } else { self.location() };
        let fragment = self.fragments.push(FragmentData { kind, section, offset: 0, size: 0, location });
        self.part(section, subsection).push(fragment);
        Ok(fragment)
    }

    /// The data fragment at the end of the current section, if bytes can still be added to it: they go to the end of
    /// the common buffer, so it must be the last one that got any.
    fn data_fragment(&mut self) -> Result<Fragment, EmitError> {
        let (section, subsection) = self.section()?;
        let end = (self.bytes.len(), self.fixups.len());
        if let Some(&last) = self.part(section, subsection).last()
            && let FragmentKind::Data { bytes, fixups } = &self.fragments[last].kind
            && (bytes.end, fixups.end) == end
        {
            return Ok(last);
        }
        self.add_fragment(FragmentKind::Data { bytes: end.0..end.0, fixups: end.1..end.1 })
    }

    /// Extends a data fragment over what was appended to the buffers.
    fn extend(&mut self, fragment: Fragment) {
        let (num_bytes, num_fixups) = (self.bytes.len(), self.fixups.len());
        if let FragmentKind::Data { bytes, fixups } = &mut self.fragments[fragment].kind {
            bytes.end = num_bytes;
            fixups.end = num_fixups;
        }
    }

    /// Bytes in a data fragment so far.
    fn fill_of(&self, fragment: Fragment) -> usize {
        match &self.fragments[fragment].kind {
            FragmentKind::Data { bytes, .. } => bytes.len(),
            _ => 0,
        }
    }

    /// The number of the present place in the source. Places are kept only if something refers to them.
    fn location(&mut self) -> u32 {
        if let (Some(span), 0) = self.current_location {
            self.locations.push(span);
            self.current_location.1 = self.locations.len() as u32;
        }
        self.current_location.1
    }

    fn is_relaxable(&self, opcode: u16) -> bool {
        self.target.image.records::<Relaxation>().iter().any(|r| r.opcode == opcode)
    }

    fn subtarget_index(&mut self, subtarget: &Subtarget) -> usize {
        match self.subtargets.iter().rposition(|s| s == subtarget) {
            Some(index) => index,
            None => {
                self.subtargets.push(subtarget.clone());
                self.subtargets.len() - 1
            }
        }
    }

    pub(super) fn subtarget(&self, index: usize) -> &Subtarget {
        &self.subtargets[index]
    }

    pub(super) fn is_big_endian(&self) -> bool {
        let facts = self.target.image.records::<tables::instructions::Target>().get(0);
        facts.is_some_and(|t| t.flags & target_flags::BIG_ENDIAN != 0)
    }

    /// A number of `size` bytes in the target's byte order.
    pub(super) fn push_number(&self, out: &mut Vec<u8>, value: u64, size: u8) {
        let bytes = value.to_le_bytes();
        let bytes = &bytes[..(size as usize).min(8)];
        if self.is_big_endian() {
            out.extend(bytes.iter().rev());
        } else {
            out.extend_from_slice(bytes);
        }
    }
}

/// While text is read, labels of one fragment have a known distance: fragments grow, what is in them does not move.
impl Offsets for Assembler<'_> {
    fn distance(&self, cx: &Context, a: Symbol, b: Symbol) -> Option<i64> {
        let place = |symbol: Symbol| match cx.symbols[symbol].value {
            SymbolValue::Label { fragment, offset, .. } => Some((fragment, i64::from(offset))),
            _ => None,
        };
        let ((fragment_a, a), (fragment_b, b)) = (place(a)?, place(b)?);
        (fragment_a == fragment_b).then_some(a - b)
    }
}

impl Streamer for Assembler<'_> {
    fn current_section(&self) -> Option<Section> {
        self.current.map(|(section, _)| section)
    }

    fn offsets(&self) -> &dyn Offsets {
        self
    }

    fn set_location(&mut self, location: Span) {
        self.current_location = (Some(location), 0);
    }

    fn switch_section(&mut self, _: &mut Context, section: Section, subsection: i32) -> Emit {
        if self.sections[section].parts.is_empty() {
            self.section_order.push(section);
        }
        self.part(section, subsection);
        self.current = Some((section, subsection));
        Ok(())
    }

    fn emit_label(&mut self, cx: &mut Context, symbol: Symbol) -> Emit {
        if !matches!(cx.symbols[symbol].value, SymbolValue::Undefined) {
            let name = String::from_utf8_lossy(cx.symbol_name(symbol)).into_owned();
            return Err(error(format!("symbol '{name}' is already defined")));
        }
        let fragment = self.data_fragment()?;
        let (section, _) = self.section()?;
        let offset = self.fill_of(fragment) as u32;
        cx.symbols[symbol].value = SymbolValue::Label { section, fragment, offset };
        Ok(())
    }

    fn emit_assignment(&mut self, cx: &mut Context, symbol: Symbol, value: Expr) -> Emit {
        define_variable(cx, symbol, value)
    }

    fn emit_symbol_attribute(
        &mut self,
        cx: &mut Context,
        symbol: Symbol,
        attribute: SymbolAttribute,
    ) -> Emit {
        set_attribute(cx, symbol, attribute)
    }

    fn emit_size(&mut self, cx: &mut Context, symbol: Symbol, size: Expr) -> Emit {
        cx.symbols[symbol].size = Some(size);
        Ok(())
    }

    fn emit_common(
        &mut self,
        cx: &mut Context,
        symbol: Symbol,
        size: u64,
        align_log2: u8,
        local: bool,
    ) -> Emit {
        match cx.symbols[symbol].value {
            SymbolValue::Undefined | SymbolValue::Common { .. } => {
                cx.symbols[symbol].value = SymbolValue::Common { size, align_log2, local };
                Ok(())
            }
            _ => Err(error("common symbol is already defined")),
        }
    }

    fn emit_bytes(&mut self, _: &mut Context, bytes: &[u8]) -> Emit {
        let fragment = self.data_fragment()?;
        self.bytes.extend_from_slice(bytes);
        self.extend(fragment);
        Ok(())
    }

    fn emit_value(&mut self, cx: &mut Context, value: Expr, size: u8) -> Emit {
        let fragment = self.data_fragment()?;
        let mut bytes = std::mem::take(&mut self.bytes);
        match eval::as_constant(cx, value) {
            Some(number) => self.push_number(&mut bytes, number as u64, size),
            None => {
                let offset = self.fill_of(fragment) as u32;
                let location = self.location();
                self.fixups.push(Fixup { offset, value, kind: FixupKind::Data(size), location });
                bytes.resize(bytes.len() + size as usize, 0);
            }
        }
        self.bytes = bytes;
        self.extend(fragment);
        Ok(())
    }

    fn emit_leb(&mut self, cx: &mut Context, value: Expr, signed: bool) -> Emit {
        match eval::as_constant(cx, value) {
            Some(number) => {
                let mut bytes = Vec::new();
                write_leb(&mut bytes, number, signed, 1);
                self.emit_bytes(cx, &bytes)
            }
            None => self.add_fragment(FragmentKind::Leb { value, signed, bytes: vec![0] }).map(|_| ()),
        }
    }

    fn emit_fill(&mut self, _: &mut Context, count: Expr, size: u8, value: u64) -> Emit {
        self.add_fragment(FragmentKind::Fill { count, size, value }).map(|_| ())
    }

    fn emit_align(&mut self, _: &mut Context, align: Alignment) -> Emit {
        let (section, _) = self.section()?;
        let contents = &mut self.sections[section];
        contents.align_log2 = contents.align_log2.max(align.log2);
        self.add_fragment(FragmentKind::Align(align)).map(|_| ())
    }

    fn emit_org(&mut self, _: &mut Context, offset: Expr, fill: u8) -> Emit {
        self.add_fragment(FragmentKind::Org { offset, fill }).map(|_| ())
    }

    fn emit_inst(&mut self, cx: &mut Context, inst: &Inst, subtarget: &Subtarget) -> Emit {
        self.section()?;
        let (num_bytes, num_fixups) = (self.bytes.len(), self.fixups.len());
        let target = self.target;
        // An instruction that may grow is a fragment of its own, but only if its operand is symbolic.
        if self.is_relaxable(inst.opcode) {
            let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
            encode::encode(target, subtarget, cx, inst, &mut bytes, &mut fixups)
                .map_err(|e| error(e.to_string()))?;
            if !fixups.is_empty() {
                let location = self.location();
                fixups.iter_mut().for_each(|f| f.location = location);
                let subtarget = self.subtarget_index(subtarget);
                let inst = Box::new(inst.clone());
                self.add_fragment(FragmentKind::Relaxable { inst, subtarget, bytes, fixups })?;
                return Ok(());
            }
        }
        let fragment = self.data_fragment()?;
        let start = self.fill_of(fragment) as u32;
        let result = encode::encode(target, subtarget, cx, inst, &mut self.bytes, &mut self.fixups);
        if let Err(e) = result {
            self.bytes.truncate(num_bytes);
            self.fixups.truncate(num_fixups);
            return Err(error(e.to_string()));
        }
        if self.fixups.len() > num_fixups {
            let location = self.location();
            for fixup in &mut self.fixups[num_fixups..] {
                fixup.offset += start;
                fixup.location = location;
            }
        }
        self.extend(fragment);
        Ok(())
    }

    fn emit_file_name(&mut self, _: &mut Context, name: &[u8]) -> Emit {
        self.file_names.push(name.into());
        Ok(())
    }

    fn emit_ident(&mut self, cx: &mut Context, text: &[u8]) -> Emit {
        use object::elf::{SHF_MERGE, SHF_STRINGS, SHT_PROGBITS};
        let kind = crate::context::SectionKind {
            ty: SHT_PROGBITS,
            flags: (SHF_MERGE | SHF_STRINGS).into(),
            entry_size: 1,
            group: None,
            comdat: false,
            unique: None,
            linked_to: None,
        };
        let section = cx.section(b".comment", kind, false);
        let previous = self.current;
        let first = self.sections[section].parts.is_empty();
        self.switch_section(cx, section, 0)?;
        if first {
            self.emit_bytes(cx, &[0])?;
        }
        self.emit_bytes(cx, text)?;
        self.emit_bytes(cx, &[0])?;
        self.current = previous;
        Ok(())
    }

    fn emit_symver(&mut self, cx: &mut Context, symbol: Symbol, name: &[u8], keep: KeepSymbol) -> Emit {
        self.versions.push(SymbolVersion { symbol, name: name.into(), keep });
        cx.symbols[symbol].used_in_reloc |= keep == KeepSymbol::Yes;
        Ok(())
    }

    fn emit_weakref(&mut self, cx: &mut Context, alias: Symbol, symbol: Symbol) -> Emit {
        let value = cx.symbol_expr(symbol);
        define_variable(cx, alias, value)?;
        let data = &mut cx.symbols[symbol];
        if data.binding == Binding::Default && data.value == SymbolValue::Undefined {
            data.binding = Binding::Weak;
        }
        Ok(())
    }

    fn emit_reloc(&mut self, _: &mut Context, _: Expr, name: &[u8], _: Option<Expr>) -> Emit {
        let name = String::from_utf8_lossy(name);
        Err(error(format!("'.reloc {name}' is not supported in object files")))
    }

    fn emit_addrsig(&mut self, _: &mut Context, _: Option<Symbol>) -> Emit {
        // The table only helps a linker to fold functions: leaving it out is correct.
        Ok(())
    }

    fn emit_cg_profile(&mut self, _: &mut Context, _: Symbol, _: Symbol, _: u64) -> Emit {
        // Only an ordering hint.
        Ok(())
    }

    fn emit_line_file(&mut self, _: &mut Context, _: &FileEntry) -> Emit {
        Err(error("'.file' with a number is not supported in object files"))
    }

    fn emit_line(&mut self, _: &mut Context, _: &LineEntry) -> Emit {
        Err(error("'.loc' is not supported in object files"))
    }

    fn emit_attribute(&mut self, _: &mut Context, tag: u32, value: AttributeValue) -> Emit {
        self.attributes.set(tag, value);
        Ok(())
    }

    fn emit_cfi(&mut self, _: &mut Context, _: &Cfi) -> Emit {
        Err(error("call-frame information is not supported in object files"))
    }
}

/// Appends a number in LEB128 of at least `min_size` bytes.
pub(crate) fn write_leb(out: &mut Vec<u8>, mut value: i64, signed: bool, min_size: usize) {
    let start = out.len();
    loop {
        let byte = value as u8 & 0x7f;
        let sign = byte & 0x40 != 0;
        value = if signed { value >> 7 } else { (value as u64 >> 7) as i64 };
        let done = if signed { value == 0 && !sign || value == -1 && sign } else { value == 0 };
        let last = done && out.len() + 1 - start >= min_size;
        out.push(if last { byte } else { byte | 0x80 });
        if last {
            return;
        }
    }
}

/// Whether an expression is a plain symbol plus a constant: what a relaxation can look at.
pub(super) fn is_simple(cx: &Context, value: Expr) -> bool {
    eval::evaluate(cx, value, &NoOffsets).is_ok_and(|v| v.sub.is_none())
}
