//! The assembler as a [`Streamer`]: directives become fragments.

use super::fragments::{Leb, error, write_leb};
use super::{Assembler, Fill, FragmentKind, LebNumber, Marker, Relaxable, RelocDirective, SymbolVersion};
use crate::attributes::AttributeValue;
use crate::codeview::CodeView;
use crate::coff;
use crate::context::{Binding, Context, Section, Symbol, SymbolType, SymbolValue};
use crate::debug::{Cfi, FileEntry, LineEntry};
use crate::encode::{self, FixupKind};
use crate::eval::{self, Offsets};
use crate::expr::{BinaryOp, Expr, ExprData};
use crate::format::Reference;
use crate::inst::{Inst, Operand};
use crate::macho;
use crate::rewrite;
use crate::section::{Kind, Properties};
use crate::streamer::{
    Alignment, Emit, KeepSymbol, Streamer, SymbolAttribute, define_variable, refuse_attribute, set_attribute,
};
use crate::target::Subtarget;
use support::source::Span;
use tables::object::{CodeAlignment, RelocationName};

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

    fn switch_section(&mut self, cx: &mut Context, section: Section, subsection: i32) -> Emit {
        if self.current == Some((section, subsection)) {
            return Ok(());
        }
        self.lines.forget_pending();
        let first = self.sections[section].parts.is_empty();
        if first {
            self.section_order.push(section);
            self.part(section, 0);
            self.go_to(Some((section, 0)));
            self.gnu_abi |= cx.sections[section].kind.has(Properties::RETAINED);
            if let Some(group) = cx.sections[section].kind.group {
                self.register(group);
            }
            if cx.format_facts().has_atoms {
                self.label_section(cx)?;
            } else {
                self.define_section_symbol(cx, section)?;
            }
            self.note_section(cx, section);
        }
        self.part(section, subsection);
        self.go_to(Some((section, subsection)));
        Ok(())
    }

    fn start_in(&mut self, cx: &mut Context, section: Section) -> Emit {
        self.switch_section(cx, section, 0)?;
        if cx.format_facts().has_atoms {
            return Ok(());
        }
        let alignments = self.target.image.records::<CodeAlignment>();
        if let Some(alignment) = alignments.iter().find(|a| self.base.enables(a.predicates)) {
            let log2 = alignment.log2;
            self.emit_align(cx, Alignment { log2, fill: None, max_skip: 0, code: true })?;
        }
        Ok(())
    }

    fn emit_label(&mut self, cx: &mut Context, symbol: Symbol) -> Emit {
        if !matches!(cx.symbols[symbol].value, SymbolValue::Undefined) {
            let name = String::from_utf8_lossy(cx.symbol_name(symbol)).into_owned();
            return Err(error(format!("symbol '{name}' is already defined")));
        }
        if cx.format_facts().has_atoms {
            macho::clear_reference_type(&mut cx.symbols[symbol]);
        }
        self.define_here(cx, symbol)
    }

    fn emit_foreign_attribute(&mut self, cx: &mut Context, symbol: Symbol, directive: &str) -> Emit {
        let was_listed = cx.symbols[symbol].other & coff::SAFE_HANDLER != 0;
        let format = cx.format();
        if !format.attribute(&mut cx.symbols[symbol], directive) {
            return refuse_attribute(directive);
        }
        self.register(symbol);
        if directive == ".safeseh" && !was_listed { self.add_safe_handler(cx, symbol) } else { Ok(()) }
    }

    fn emit_mach_o(&mut self, cx: &mut Context, directive: &macho::Directive) -> Emit {
        self.add_mach_o(cx, directive)
    }

    fn emit_assignment(&mut self, cx: &mut Context, symbol: Symbol, value: Expr) -> Emit {
        define_variable(cx, symbol, value)?;
        self.register(symbol);
        self.register_used(cx, value);
        self.mark_alias(cx, symbol);
        Ok(())
    }

    fn emit_symbol_attribute(
        &mut self,
        cx: &mut Context,
        symbol: Symbol,
        attribute: SymbolAttribute,
    ) -> Emit {
        self.register(symbol);
        self.gnu_abi |= matches!(
            attribute,
            SymbolAttribute::Binding(Binding::Unique) | SymbolAttribute::Type(SymbolType::IndirectFunction)
        );
        set_attribute(cx, symbol, attribute)?;
        if cx.format_facts().has_atoms {
            macho::clear_reference_type(&mut cx.symbols[symbol]);
        }
        let data = &mut cx.symbols[symbol];
        if data.binding == Binding::Unique && data.ty == SymbolType::NoType {
            data.ty = SymbolType::Object;
        }
        Ok(())
    }

    fn emit_reference(
        &mut self,
        cx: &mut Context,
        reference: Reference,
        symbol: Symbol,
        addend: i64,
    ) -> Emit {
        let form = cx.format().reference(reference);
        let form = form.ok_or_else(|| error("the object format has no references of this kind"))?;
        self.mark_contents(cx, Marker::Data)?;
        self.register(symbol);
        self.make_line_row(cx)?;
        let symbol = cx.symbol_expr(symbol);
        let addend = cx.constant(addend);
        let value = cx.make_expr(ExprData::Binary(BinaryOp::Add, symbol, addend));
        self.append_value(cx, value, FixupKind::Relocation(form.relocation), form.size_bytes)
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
        if !matches!(cx.symbols[symbol].value, SymbolValue::Undefined | SymbolValue::Common { .. }) {
            return Err(error("common symbol is already defined"));
        }
        self.register(symbol);
        if local {
            return self.emit_local_common(cx, symbol, size, align_log2);
        }
        let data = &mut cx.symbols[symbol];
        if data.binding == Binding::Default {
            data.binding = Binding::Global;
        }
        if data.ty == SymbolType::NoType {
            data.ty = SymbolType::Object;
        }
        data.value = SymbolValue::Common { size, align_log2, local };
        let format = cx.format();
        if let Some((section, text)) = format.common_note(cx, symbol, align_log2) {
            let previous = self.current;
            self.switch_section(cx, section, 0)?;
            self.emit_bytes(cx, &text)?;
            self.go_to(previous);
        }
        Ok(())
    }

    fn emit_bytes(&mut self, cx: &mut Context, bytes: &[u8]) -> Emit {
        self.mark_contents(cx, Marker::Data)?;
        self.make_line_row(cx)?;
        self.append_bytes(bytes)
    }

    fn emit_value(&mut self, cx: &mut Context, value: Expr, size: u8) -> Emit {
        self.mark_contents(cx, Marker::Data)?;
        self.register_used(cx, value);
        self.make_line_row(cx)?;
        self.append_value(cx, value, FixupKind::Data(size), size)
    }

    fn emit_number(&mut self, cx: &mut Context, number: i64, size: u8) -> Emit {
        self.mark_contents(cx, Marker::Data)?;
        self.make_line_row(cx)?;
        let size = usize::from(size.min(8));
        if self.is_big_endian() {
            self.append_bytes(&number.to_be_bytes()[8 - size..])
        } else {
            self.append_bytes(&number.to_le_bytes()[..size])
        }
    }

    fn emit_leb_number(&mut self, cx: &mut Context, number: i64, signed: bool) -> Emit {
        if (0..0x40).contains(&number) {
            return self.emit_number(cx, number, 1);
        }
        let mut bytes = Leb::new();
        write_leb(&mut bytes, number, signed, 1);
        self.emit_bytes(cx, &bytes)
    }

    fn emit_leb(&mut self, cx: &mut Context, value: Expr, signed: bool) -> Emit {
        match eval::evaluate(cx, value, self).ok().and_then(|v| v.as_constant()) {
            Some(number) => self.emit_leb_number(cx, number, signed),
            None => {
                let start = self.bytes.len() as u32 - self.data_fragment()?.start;
                self.bytes.push(0);
                let index = self.lebs.len() as u32;
                self.lebs.push(LebNumber { value, signed, start });
                self.end_fragment(|contents| FragmentKind::Leb(contents, index))
            }
        }
    }

    fn emit_fill(&mut self, cx: &mut Context, count: Expr, size: u8, value: u64) -> Emit {
        self.mark_contents(cx, Marker::Data)?;
        let number = eval::as_constant(cx, count).and_then(|n| u64::try_from(n).ok());
        let fixed = number.and_then(|n| n.checked_mul(size.into()));
        self.add_fragment(FragmentKind::Fill(Box::new(Fill { count, size, value, fixed }))).map(|_| ())
    }

    fn emit_align(&mut self, _: &mut Context, align: Alignment) -> Emit {
        let (section, _) = self.section()?;
        let contents = &mut self.sections[section];
        contents.align_log2 = contents.align_log2.max(align.log2);
        self.add_fragment(FragmentKind::Align(Box::new(align))).map(|_| ())
    }

    fn emit_org(&mut self, _: &mut Context, offset: Expr, fill: u8) -> Emit {
        self.add_fragment(FragmentKind::Org { offset, fill }).map(|_| ())
    }

    fn wants_lines(&self) -> bool {
        self.source.is_some()
    }

    fn emit_source_name(&mut self, name: &[u8]) {
        if let Some(source) = &mut self.source {
            source.marked = Some(name.into());
        }
    }

    fn emit_source_line(&mut self, cx: &mut Context, line: u32) -> Emit {
        self.add_source_line(cx, line)
    }

    fn emit_source_label(&mut self, cx: &mut Context, symbol: Symbol, line: u32) -> Emit {
        self.add_source_label(cx, symbol, line)
    }

    fn emit_inst(&mut self, cx: &mut Context, inst: &Inst, subtarget: &Subtarget) -> Emit {
        self.mark_contents(cx, Marker::Code)?;
        // Symbol tables have the symbols of the last operand first, as LLVM's.
        for operand in inst.operands.iter().rev() {
            if let Operand::Expr(expr) = *operand {
                self.register_used(cx, expr);
            }
        }
        let branch = self.start_branch(cx, inst, subtarget)?;
        self.make_line_row(cx)?;
        self.append_inst(cx, inst, subtarget)?;
        branch.map_or(Ok(()), |facts| self.end_branch(inst, facts))
    }

    fn emit_file_name(&mut self, _: &mut Context, name: &[u8]) -> Emit {
        self.file_names.push((name.into(), self.symbol_order.len()));
        Ok(())
    }

    fn emit_ident(&mut self, cx: &mut Context, text: &[u8]) -> Emit {
        let previous = self.current;
        self.switch_to(cx, ".comment", Kind::MetadataStrings)?;
        let (section, _) = self.section()?;
        if self.sections[section].marker.is_none() {
            self.emit_bytes(cx, &[0])?;
        }
        self.emit_bytes(cx, text)?;
        self.emit_bytes(cx, &[0])?;
        self.go_to(previous);
        Ok(())
    }

    fn emit_symver(&mut self, _: &mut Context, symbol: Symbol, name: &[u8], keep: KeepSymbol) -> Emit {
        let location = self.location();
        self.versions.push(SymbolVersion { symbol, name: name.into(), keep, location });
        Ok(())
    }

    fn emit_weakref(&mut self, cx: &mut Context, alias: Symbol, symbol: Symbol) -> Emit {
        let value = cx.symbol_expr(symbol);
        define_variable(cx, alias, value)?;
        self.weakrefs.push((alias, symbol));
        Ok(())
    }

    fn emit_reloc(&mut self, cx: &mut Context, offset: Expr, name: &[u8], value: Option<Expr>) -> Emit {
        let image = &self.target.image;
        let names = image.records::<RelocationName>();
        let known = |r: &RelocationName| self.base.enables(r.predicates);
        let known = names.iter().find(|r| image.string(r.name).as_bytes() == name && known(r));
        let number = known.ok_or_else(|| error("unknown relocation name"))?.number;
        if let Some(value) = value {
            self.register_used(cx, value);
        }
        let location = self.location();
        self.relocs.push(RelocDirective { offset, number, value, location });
        Ok(())
    }

    fn emit_addrsig(&mut self, _: &mut Context, symbol: Option<Symbol>) -> Emit {
        let symbols = self.addrsig.get_or_insert_default();
        symbols.extend(symbol);
        Ok(())
    }

    fn emit_cg_profile(&mut self, _: &mut Context, from: Symbol, to: Symbol, count: u64) -> Emit {
        let location = self.location();
        self.cg_profile.push((from, to, count, location));
        Ok(())
    }

    fn emit_line_file(&mut self, _: &mut Context, file: &FileEntry) -> Emit {
        self.forget_source();
        self.add_line_file(file)
    }

    fn emit_line(&mut self, cx: &mut Context, line: &LineEntry) -> Emit {
        // Of two rows for one place, the first is written, too.
        self.make_line_row(cx)?;
        self.lines.set_pending(*line);
        Ok(())
    }

    fn emit_attribute(&mut self, _: &mut Context, tag: u32, value: AttributeValue) -> Emit {
        self.attributes.set(tag, value);
        Ok(())
    }

    fn emit_codeview(&mut self, cx: &mut Context, directive: &CodeView) -> Emit {
        self.add_codeview(cx, directive)
    }

    fn emit_cfi(&mut self, cx: &mut Context, cfi: &Cfi) -> Emit {
        self.add_cfi(cx, cfi)
    }
}

impl Assembler<'_> {
    /// Appends the bytes of an instruction.
    fn append_inst(&mut self, cx: &Context, inst: &Inst, subtarget: &Subtarget) -> Emit {
        let end = self.end();
        let result = encode::encode(self.target, subtarget, cx, inst, &mut self.bytes, &mut self.fixups);
        if let Err(e) = result {
            self.bytes.truncate(end.0);
            self.fixups.truncate(end.1);
            return Err(error(e.to_string()));
        }
        let has_fixups = self.fixups.len() > end.1;
        // An instruction that may grow is a fragment of its own, but only if its operand is symbolic.
        if has_fixups && rewrite::may_relax(self.target, inst.opcode) {
            return self.add_relaxable(inst, subtarget, end);
        }
        let open = self.data_fragment_at(end)?;
        if has_fixups {
            let relaxable = self.locate_fixups(subtarget, end.1, end.0 as u32 - open.start);
            // What follows may come closer, so it is not in this fragment.
            if relaxable {
                self.mark_relaxable(open.fragment);
            }
        }
        Ok(())
    }

    /// Ends the fragment with an instruction that was encoded behind `end`.
    fn add_relaxable(&mut self, inst: &Inst, subtarget: &Subtarget, end: (usize, usize)) -> Emit {
        let open = self.data_fragment_at(end)?;
        let start = end.0 as u32 - open.start;
        let relaxable = self.locate_fixups(subtarget, end.1, start);
        let index = self.relaxables.len() as u32;
        let subtarget = self.subtarget_index(subtarget) as u32;
        let operands = self.relaxable_operands.add(&inst.operands);
        self.relaxables.push(Relaxable {
            opcode: inst.opcode,
            flags: inst.flags,
            subtarget,
            operands,
            start,
        });
        self.end_fragment(|contents| FragmentKind::Relaxable(contents, index))?;
        if relaxable {
            self.mark_relaxable(open.fragment);
        }
        Ok(())
    }

    /// Completes the fixups from `first` on, which are counted from `start` of their fragment; whether the linker may
    /// shorten code at any.
    fn locate_fixups(&mut self, subtarget: &Subtarget, first: usize, start: u32) -> bool {
        let location = self.location();
        let mut fixups = std::mem::take(&mut self.fixups);
        for fixup in &mut fixups[first..] {
            fixup.offset += start;
            fixup.location = location;
        }
        let relaxable = self.mark_fixups(subtarget, &mut fixups[first..]);
        self.fixups = fixups;
        relaxable
    }

    /// `.local` and `.comm`: space in `.bss`.
    fn emit_local_common(&mut self, cx: &mut Context, symbol: Symbol, size: u64, align_log2: u8) -> Emit {
        let previous = self.current;
        self.switch_to(cx, ".bss", Kind::Bss)?;
        let align = Alignment { log2: align_log2, fill: Some((0, 1)), max_skip: 0, code: false };
        self.emit_align(cx, align)?;
        cx.symbols[symbol].value = SymbolValue::Undefined;
        self.define_here(cx, symbol)?;
        let count = cx.constant(size as i64);
        self.emit_fill(cx, count, 1, 0)?;
        let data = &mut cx.symbols[symbol];
        data.size = Some(count);
        data.binding = Binding::Local;
        if data.ty == SymbolType::NoType {
            data.ty = SymbolType::Object;
        }
        self.go_to(previous);
        Ok(())
    }
}
