//! Assembly text: the [`Streamer`] that writes what it is told, in the shapes in which LLVM writes it.

use crate::attributes::AttributeValue;
use crate::codeview::CodeView;
use crate::context::{Binding, Context, Section, Symbol};
use crate::debug::{Cfi, DwarfReg, FileEntry, LineEntry, PseudoProbe, Seh, line_flags};
use crate::eval::{self, Offsets};
use crate::expr::{Expr, ExprData};
use crate::format::{CommonAlignment, Reference, TextSyntax};
use crate::inst::{Inst, Reg};
use crate::inst_comments;
use crate::pieces::Renaming;
use crate::print::{PrintOptions, print_expr, print_inst, push_signed, remarks};
use crate::streamer::{
    Alignment, Emit, EmitError, KeepSymbol, Streamer, SymbolAttribute, TextStreamer, define_label,
    define_variable, set_attribute,
};
use crate::target::{Subtarget, Target};
use std::fmt::Write as _;
use tables::asm::DataDirective;
use tables::object::{FrameDirective, MachObject};
use tables::registers::DwarfNumber;

/// What is written besides the instructions themselves.
#[derive(Clone, Copy, Debug, Default)]
pub struct TextOptions {
    pub print: PrintOptions,
    pub show_encoding: bool,
    pub show_inst: bool,
    /// The numbering of registers in call frames, where the target has several: that of the widest machine unless another is
    /// said.
    pub dwarf_flavour: u16,
    /// The text is for Mach-O: comments and data are written as they are there.
    pub mach_o: bool,
}

/// Column at which comments begin.
const COMMENT_COLUMN: usize = 40;

/// See the module text.
#[derive(Debug)]
pub struct AsmStreamer<'t> {
    target: &'t Target,
    options: TextOptions,
    comment: &'t str,
    out: Vec<u8>,
    section: Option<(Section, i32)>,
    /// Where the code of the procedure is that unwinders of Windows are told of.
    windows_text: Option<(Section, i32)>,
    /// No directive has named the section yet: the reader of the text assumes it, too.
    unnamed_start: bool,
    /// Comments of the source for the end of the next line.
    comments: Vec<u8>,
    /// What is to be said at the end of the next line, one on a line.
    remarks: String,
    /// Reused for instructions and expressions.
    text: String,
}

impl<'t> AsmStreamer<'t> {
    pub fn new(target: &'t Target, options: TextOptions) -> AsmStreamer<'t> {
        let mach = if options.mach_o { target.image.records::<MachObject>().get(0) } else { None };
        let of_format = target.image.string(mach.unwrap_or_default().comment);
        let comment =
            if of_format.is_empty() { target.image.string(target.facts.comment) } else { of_format };
        AsmStreamer {
            target,
            options,
            comment: if comment.is_empty() { "#" } else { comment },
            out: Vec::new(),
            section: None,
            windows_text: None,
            unnamed_start: false,
            comments: Vec::new(),
            remarks: String::new(),
            text: String::new(),
        }
    }

    /// What was written since the last time this was asked.
    pub fn take_text(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }

    /// See [`crate::pieces`].
    pub(crate) fn piece(&self) -> AsmStreamer<'t> {
        AsmStreamer::new(self.target, self.options)
    }

    pub(crate) fn append(&mut self, renaming: &Renaming, piece: AsmStreamer<'t>) {
        self.out.extend_from_slice(&piece.out);
        if let Some((section, part)) = piece.section {
            self.section = Some((renaming.section(section), part));
            self.unnamed_start = false;
        }
    }

    /// The comments on an instruction, one on a line: what is due, and what the options ask for.
    pub(crate) fn comments(
        &mut self,
        cx: &Context,
        inst: &Inst,
        subtarget: &Subtarget,
    ) -> Result<String, EmitError> {
        let mut comments = self.take_remarks();
        if self.options.show_encoding {
            inst_comments::encoding(self.target, subtarget, cx, inst, &mut comments)?;
        }
        if self.options.show_inst {
            inst_comments::operands(self.target, cx, inst, &mut comments);
        }
        for remark in remarks(self.target, subtarget, cx, inst, &self.options.print) {
            comments.push_str(&remark);
            comments.push('\n');
        }
        Ok(comments)
    }

    pub(crate) fn take_remarks(&mut self) -> String {
        std::mem::take(&mut self.remarks)
    }

    /// Appends a line with its comments to `out`.
    pub(crate) fn finish_text(&mut self, text: &str, comments: &str, out: &mut Vec<u8>) {
        self.out.clear();
        self.out.extend_from_slice(text.as_bytes());
        self.finish_line(0, comments);
        out.append(&mut self.out);
    }

    fn line(&mut self, text: &str) -> Emit {
        self.out.extend_from_slice(text.as_bytes());
        self.end_line();
        Ok(())
    }

    /// Ends a line, with the comments that came for it.
    fn end_line(&mut self) {
        self.out.append(&mut self.comments);
        self.out.push(b'\n');
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }

    fn symbol(&mut self, cx: &Context, symbol: Symbol) {
        write_symbol(cx, symbol, &mut self.out);
    }

    fn expr(&mut self, cx: &Context, expr: Expr) {
        self.text.clear();
        print_expr(self.target, cx, expr, &mut self.text);
        self.out.extend_from_slice(self.text.as_bytes());
    }

    /// `\t.directive\tsymbol\n`
    fn about(&mut self, directive: &str, cx: &Context, symbol: Symbol) -> Emit {
        let start = self.out.len();
        self.bytes(b"\t");
        self.bytes(directive.as_bytes());
        self.bytes(b"\t");
        self.symbol(cx, symbol);
        self.finish_remarked(start);
        Ok(())
    }

    /// Ends a line that began at `start`, with the remarks that are due.
    fn finish_remarked(&mut self, start: usize) {
        let remarks = self.take_remarks();
        self.finish_line(start, &remarks);
    }

    fn quoted(&mut self, text: &[u8]) {
        self.out.push(b'"');
        write_escaped(text, &mut self.out);
        self.out.push(b'"');
    }

    /// `@`, or what stands for it where that begins a comment.
    fn type_mark(&self) -> &'static str {
        if self.comment.starts_with('@') { "%" } else { "@" }
    }

    fn syntax(&self) -> TextSyntax<'static> {
        TextSyntax { machine: self.target.facts.elf_machine, mark: self.type_mark() }
    }

    fn data_directive(&self, size: u8) -> &'t str {
        let records = self.target.image.records::<DataDirective>();
        match records.iter().find(|d| d.size_bytes == size && !self.options.mach_o) {
            Some(directive) => self.target.image.string(directive.name),
            None => match size {
                1 => ".byte",
                2 => ".short",
                4 => ".long",
                _ => ".quad",
            },
        }
    }

    /// Ends a line that began at `start` with comments, one line each. As in LLVM, a tab at a tab stop has no width.
    fn finish_line(&mut self, start: usize, comments: &str) {
        let mut column = 0usize;
        for &c in &self.out[start..] {
            column = if c == b'\t' { column.next_multiple_of(8) } else { column + 1 };
        }
        for comment in comments.lines() {
            let padding = COMMENT_COLUMN.saturating_sub(column).max(1);
            self.out.resize(self.out.len() + padding, b' ');
            self.bytes(self.comment.as_bytes());
            self.bytes(b" ");
            self.bytes(comment.as_bytes());
            self.end_line();
            column = 0;
        }
        if comments.is_empty() {
            self.end_line();
        }
    }

    /// A `.seh_*` directive.
    fn write_seh(&mut self, cx: &mut Context, seh: &Seh) -> Emit {
        let reg = |reg: Reg| self.register_text(reg);
        let symbol = |s: Symbol| {
            let mut name = Vec::new();
            write_symbol(cx, s, &mut name);
            String::from_utf8_lossy(&name).into_owned()
        };
        let text = match *seh {
            // As LLVM has it, where labels begin.
            Seh::Proc(function) => {
                self.windows_text = self.section;
                return self.line(&format!(".seh_proc {}", symbol(function)));
            }
            Seh::EndProc => "endproc".to_owned(),
            Seh::StartChained => "startchained".to_owned(),
            Seh::EndChained => "endchained".to_owned(),
            Seh::PushReg(register) => format!("pushreg {}", reg(register)),
            Seh::StackAlloc(bytes) => format!("stackalloc {bytes}"),
            Seh::SetFrame(register, above) => format!("setframe {}, {above}", reg(register)),
            Seh::SaveReg(register, offset) => format!("savereg {}, {offset}", reg(register)),
            Seh::SaveXmm(register, offset) => format!("savexmm {}, {offset}", reg(register)),
            Seh::PushFrame { code } => format!("pushframe{}", if code { " @code" } else { "" }),
            Seh::EndPrologue => "endprologue".to_owned(),
            Seh::StartEpilogue => "startepilogue".to_owned(),
            Seh::EndEpilogue => "endepilogue".to_owned(),
            Seh::Handler { symbol: handler, unwind, except } => {
                let unwind = if unwind { ", @unwind" } else { "" };
                let except = if except { ", @except" } else { "" };
                format!("handler {}{unwind}{except}", symbol(handler))
            }
            Seh::HandlerData => {
                let text = self.windows_text.or(self.section);
                self.line("\t.seh_handlerdata")?;
                // Which is where the assembler goes on.
                self.section = text.map(|(text, _)| (crate::coff::unwind_section(cx, text, ".xdata"), 0));
                return Ok(());
            }
        };
        self.line(&format!("\t.seh_{text}"))
    }

    fn dwarf_register(&self, register: DwarfReg) -> String {
        let image = &self.target.image;
        let numbers = image.records::<DwarfNumber>();
        let is_wanted = |n: &DwarfNumber| i64::from(n.number) == i64::from(register.0);
        let flavour = self.options.dwarf_flavour;
        let Some(number) = numbers.iter().find(|n| is_wanted(n) && n.flavour == flavour) else {
            return register.0.to_string();
        };
        self.register_text(Reg(number.register))
    }

    /// The name of a register in directives.
    fn register_text(&self, register: Reg) -> String {
        let image = &self.target.image;
        let plain = self.options.print.plain_register_names;
        let name = self.target.register_name(register, plain);
        // The prefix of registers belongs to the first syntax.
        let prefix = image.string(self.target.facts.register_prefix);
        let has_prefix = self.options.print.variant == 0;
        name.strip_prefix(prefix).filter(|_| !has_prefix).unwrap_or(name).to_owned()
    }
}

/// Writes a symbol's name so that it is read back as one, in quotes if need be.
pub(crate) fn write_symbol(cx: &Context, symbol: Symbol, out: &mut Vec<u8>) {
    let name = cx.symbol_name(symbol);
    if cx.format_facts().at_in_names && name.contains(&b'@') && name.iter().all(|&c| is_plain(c) || c == b'@')
    {
        out.extend_from_slice(name);
    } else {
        write_symbol_name(name, out);
    }
}

fn is_plain(c: u8) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.')
}

/// [`write_symbol`] of a name without its context.
pub(crate) fn write_symbol_name(name: &[u8], out: &mut Vec<u8>) {
    if !name.is_empty() && name.iter().all(|&c| is_plain(c)) {
        out.extend_from_slice(name);
        return;
    }
    out.push(b'"');
    for &c in name {
        match c {
            b'\n' => out.extend_from_slice(b"\\n"),
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', c]),
            _ => out.push(c),
        }
    }
    out.push(b'"');
}

/// The inside of a string.
pub(crate) fn write_escaped(text: &[u8], out: &mut Vec<u8>) {
    for &c in text {
        match c {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', c]),
            b' '..=b'~' => out.push(c),
            8 => out.extend_from_slice(b"\\b"),
            12 => out.extend_from_slice(b"\\f"),
            b'\n' => out.extend_from_slice(b"\\n"),
            b'\r' => out.extend_from_slice(b"\\r"),
            b'\t' => out.extend_from_slice(b"\\t"),
            _ => out.extend_from_slice(format!("\\{c:03o}").as_bytes()),
        }
    }
}

impl TextStreamer for AsmStreamer<'_> {
    fn take_text(&mut self) -> Vec<u8> {
        AsmStreamer::take_text(self)
    }
}

impl Streamer for AsmStreamer<'_> {
    fn current_section(&self) -> Option<Section> {
        self.section.map(|(section, _)| section)
    }

    fn offsets(&self) -> &dyn Offsets {
        &eval::Unknown
    }

    fn keeps_text(&self) -> bool {
        true
    }

    fn emit_raw(&mut self, text: &[u8]) {
        self.out.extend_from_slice(text);
        if text.last().is_some_and(|&byte| byte != b'\n') {
            self.out.push(b'\n');
        }
    }

    fn emit_foreign_attribute(&mut self, cx: &mut Context, symbol: Symbol, directive: &str) -> Emit {
        let format = cx.format();
        let is_known = format.attribute(&mut cx.symbols[symbol], directive);
        if !is_known && matches!(directive, ".no_dead_strip" | ".cold") {
            return Err(EmitError("unable to emit symbol attribute".to_owned()));
        }
        self.about(directive, cx, symbol)
    }

    fn emit_mach_o(&mut self, cx: &mut Context, directive: &crate::macho::Directive) -> Emit {
        let text = crate::macho::text::directive(cx, directive);
        self.emit_raw(&text);
        Ok(())
    }

    fn emit_codeview(&mut self, cx: &mut Context, directive: &CodeView) -> Emit {
        let text = crate::codeview::text(cx, directive, &|register| self.register_text(register));
        self.bytes(&text);
        self.line("")
    }

    fn emit_loc_label(&mut self, cx: &mut Context, symbol: Symbol) -> Emit {
        let here = cx.temporary("tmp");
        self.emit_label(cx, here)?;
        self.bytes(b".loc_label\t");
        self.bytes(cx.symbol_name(symbol));
        self.line("")
    }

    fn emit_pseudo_probe(&mut self, cx: &mut Context, probe: &PseudoProbe, function: Symbol) -> Emit {
        let PseudoProbe { guid, index, kind, attributes, .. } = probe;
        let mut text = format!("\t.pseudoprobe\t{guid} {index} {kind} {attributes}");
        if probe.discriminator != 0 {
            _ = write!(text, " {}", probe.discriminator);
        }
        for (guid, index) in &probe.inlined {
            _ = write!(text, " @ {guid}:{index}");
        }
        self.bytes(text.as_bytes());
        self.bytes(b" ");
        self.symbol(cx, function);
        self.line("")
    }

    fn emit_conditional_assignment(&mut self, cx: &mut Context, symbol: Symbol, value: Expr) -> Emit {
        self.bytes(b".lto_set_conditional ");
        self.symbol(cx, symbol);
        self.bytes(b", ");
        self.expr(cx, value);
        self.line("")
    }

    fn remark(&mut self, text: &str) {
        self.remarks.push_str(text);
        self.remarks.push('\n');
    }

    fn emit_remarks(&mut self, text: &str) {
        let start = self.out.len();
        if !text.is_empty() {
            self.bytes(self.comment.as_bytes());
            self.bytes(b" ");
            self.bytes(text.as_bytes());
        }
        self.finish_remarked(start);
    }

    fn emit_blank_line(&mut self) {
        self.end_line();
    }

    fn emit_comment(&mut self, text: &[u8]) {
        let mark = self.comment.as_bytes();
        let mut add = |rest: &[u8]| {
            self.comments.push(b'\t');
            self.comments.extend_from_slice(mark);
            self.comments.extend_from_slice(rest);
        };
        if let Some(inner) = text.strip_prefix(b"/*") {
            let lines = inner.strip_suffix(b"*/").unwrap_or(inner).split(|&c| c == b'\n');
            for (i, line) in lines.enumerate() {
                if i > 0 {
                    self.comments.push(b'\n');
                }
                self.comments.push(b'\t');
                self.comments.extend_from_slice(mark);
                self.comments.extend_from_slice(line);
            }
            return;
        }
        let marks: [&[u8]; 3] = [b"//", mark, b"#"];
        add(marks.iter().find_map(|m| text.strip_prefix(*m)).unwrap_or(text));
        if text.ends_with(b"\n") {
            self.out.append(&mut self.comments);
        }
    }

    fn switch_section(&mut self, cx: &mut Context, section: Section, subsection: i32) -> Emit {
        if self.section == Some((section, subsection)) && !self.unnamed_start {
            return Ok(());
        }
        self.unnamed_start = false;
        self.section = Some((section, subsection));
        let data = &cx.sections[section];
        let text = cx.format().section_directive(cx, data, subsection, self.syntax());
        self.bytes(&text);
        Ok(())
    }

    fn return_to_section(&mut self, cx: &mut Context, section: Section, subsection: i32) -> Emit {
        self.section = None;
        self.switch_section(cx, section, subsection)
    }

    fn start_in(&mut self, _: &mut Context, section: Section) -> Emit {
        self.section = Some((section, 0));
        self.unnamed_start = true;
        Ok(())
    }

    fn emit_label(&mut self, cx: &mut Context, symbol: Symbol) -> Emit {
        define_label(cx, symbol, self.current_section())?;
        let start = self.out.len();
        self.symbol(cx, symbol);
        self.bytes(b":");
        self.finish_remarked(start);
        Ok(())
    }

    fn emit_assignment(&mut self, cx: &mut Context, symbol: Symbol, value: Expr) -> Emit {
        define_variable(cx, symbol, value)?;
        self.symbol(cx, symbol);
        self.bytes(b" = ");
        self.expr(cx, value);
        self.line("")
    }

    fn emit_symbol_attribute(
        &mut self,
        cx: &mut Context,
        symbol: Symbol,
        attribute: SymbolAttribute,
    ) -> Emit {
        // What contradicts itself is for an object to complain about.
        let _ = set_attribute(cx, symbol, attribute);
        let (start, syntax) = (self.out.len(), self.syntax());
        if !cx.format().symbol_directive(cx, symbol, attribute, syntax, &mut self.out) {
            return Ok(());
        }
        match attribute {
            SymbolAttribute::Binding(binding) if binding != Binding::Unique => self.finish_remarked(start),
            SymbolAttribute::Visibility(_) => self.finish_remarked(start),
            _ => self.end_line(),
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
        let directive = match reference {
            Reference::SectionOffset => ".secrel32",
            Reference::SectionIndex => ".secidx",
            Reference::ImageOffset => ".rva",
            Reference::SymbolIndex => ".symidx",
        };
        self.bytes(format!("\t{directive}\t").as_bytes());
        self.symbol(cx, symbol);
        self.line(&if addend == 0 { String::new() } else { format!("{addend:+}") })
    }

    fn emit_size(&mut self, cx: &mut Context, symbol: Symbol, size: Expr) -> Emit {
        cx.symbols[symbol].size = Some(size);
        if !cx.format_facts().has_sizes {
            return Ok(());
        }
        self.bytes(b"\t.size\t");
        self.symbol(cx, symbol);
        self.bytes(b", ");
        self.expr(cx, size);
        self.line("")
    }

    fn emit_common(
        &mut self,
        cx: &mut Context,
        symbol: Symbol,
        size: u64,
        align_log2: u8,
        local: bool,
    ) -> Emit {
        let declared_local = cx.symbols[symbol].binding == Binding::Local;
        let lcomm = local && !declared_local;
        self.bytes(if lcomm { b"\t.lcomm\t" } else { b"\t.comm\t" });
        self.symbol(cx, symbol);
        let bytes = 1u64.checked_shl(align_log2.into()).unwrap_or(0);
        if lcomm {
            let align = if align_log2 == 0 { String::new() } else { format!(",{bytes}") };
            return self.line(&format!(",{size}{align}"));
        }
        let align = match cx.format_facts().common_alignment {
            CommonAlignment::Bytes => bytes,
            CommonAlignment::Power { .. } => align_log2.into(),
        };
        self.line(&format!(",{size},{align}"))
    }

    fn emit_bytes(&mut self, _: &mut Context, bytes: &[u8]) -> Emit {
        match bytes {
            [] => return Ok(()),
            [byte] => return self.line(&format!("\t{}\t{byte}", self.data_directive(1))),
            [text @ .., 0] => {
                self.bytes(b"\t.asciz\t");
                self.quoted(text);
            }
            _ => {
                self.bytes(b"\t.ascii\t");
                self.quoted(bytes);
            }
        }
        self.line("")
    }

    fn emit_value(&mut self, cx: &mut Context, value: Expr, size: u8) -> Emit {
        self.bytes(b"\t");
        self.out.extend_from_slice(self.data_directive(size).as_bytes());
        self.bytes(b"\t");
        self.expr(cx, value);
        self.line("")
    }

    fn emit_number(&mut self, _: &mut Context, number: i64, size: u8) -> Emit {
        self.bytes(b"\t");
        self.out.extend_from_slice(self.data_directive(size).as_bytes());
        self.bytes(b"\t");
        self.text.clear();
        push_signed(number, false, &mut self.text);
        self.out.extend_from_slice(self.text.as_bytes());
        self.line("")
    }

    fn emit_leb(&mut self, cx: &mut Context, value: Expr, signed: bool) -> Emit {
        let number = eval::evaluate(cx, value, &eval::Unknown).ok().and_then(|v| v.as_constant());
        if let Some(number) = number {
            let mut bytes = Vec::new();
            crate::assembler::write_leb(&mut bytes, number, signed, 1);
            return self.emit_bytes(cx, &bytes);
        }
        self.bytes(if signed { b"\t.sleb128 " } else { b"\t.uleb128 " });
        self.expr(cx, value);
        self.line("")
    }

    fn emit_fill(&mut self, cx: &mut Context, count: Expr, size: u8, value: u64) -> Emit {
        self.bytes(b"\t.fill\t");
        self.expr(cx, count);
        self.line(&format!(", {size}, {value:#x}"))
    }

    fn emit_space(&mut self, cx: &mut Context, count: Expr, value: u8) -> Emit {
        if cx.expr(count) == ExprData::Constant(0) {
            return Ok(());
        }
        let is_apples = cx.format_facts().has_atoms;
        self.bytes(if is_apples { b"\t.space\t" } else { b"\t.zero\t" });
        self.expr(cx, count);
        if value != 0 {
            self.bytes(format!(",{value}").as_bytes());
        }
        self.line("")
    }

    fn emit_align(&mut self, _: &mut Context, align: Alignment) -> Emit {
        let start = match align.fill {
            Some((_, 2)) => ".p2alignw ",
            Some((_, 4)) => ".p2alignl ",
            _ => "\t.p2align\t",
        };
        let mut text = format!("{start}{}", align.log2);
        let fill = align.fill.or(if align.code { None } else { Some((0, 1)) });
        if let Some((value, size)) = fill {
            let mask = if size >= 8 { u64::MAX } else { (1 << (u32::from(size) * 8)) - 1 };
            _ = write!(text, ", {:#x}", value & mask);
        }
        if align.max_skip != 0 {
            _ = write!(text, "{}, {}", if fill.is_some() { "" } else { ", " }, align.max_skip);
        }
        self.line(&text)
    }

    fn emit_org(&mut self, cx: &mut Context, offset: Expr, fill: u8) -> Emit {
        self.bytes(b".org ");
        self.expr(cx, offset);
        self.line(&format!(", {fill}"))
    }

    fn emit_inst(&mut self, cx: &mut Context, inst: &Inst, subtarget: &Subtarget) -> Emit {
        let comments = self.comments(cx, inst, subtarget)?;
        let start = self.out.len();
        self.text.clear();
        self.text.push('\t');
        print_inst(self.target, subtarget, cx, inst, &self.options.print, &mut self.text);
        self.out.extend_from_slice(self.text.as_bytes());
        self.finish_line(start, &comments);
        Ok(())
    }

    fn emit_file_name(&mut self, _: &mut Context, name: &[u8]) -> Emit {
        self.bytes(b"\t.file\t");
        self.quoted(name);
        self.line("")
    }

    fn emit_ident(&mut self, _: &mut Context, text: &[u8]) -> Emit {
        self.bytes(b"\t.ident\t");
        self.quoted(text);
        self.line("")
    }

    fn emit_symver(&mut self, cx: &mut Context, symbol: Symbol, name: &[u8], keep: KeepSymbol) -> Emit {
        self.bytes(b".symver ");
        self.symbol(cx, symbol);
        self.bytes(b", ");
        self.bytes(name);
        let triple = name.windows(3).any(|w| w == b"@@@");
        self.line(match keep {
            KeepSymbol::Remove if !triple => ", remove",
            KeepSymbol::Local => ", local",
            KeepSymbol::Hidden => ", hidden",
            _ => "",
        })
    }

    fn emit_weakref(&mut self, cx: &mut Context, alias: Symbol, symbol: Symbol) -> Emit {
        self.bytes(b".weakref ");
        self.symbol(cx, alias);
        self.bytes(b", ");
        self.symbol(cx, symbol);
        self.line("")
    }

    fn emit_reloc(&mut self, cx: &mut Context, offset: Expr, name: &[u8], value: Option<Expr>) -> Emit {
        self.bytes(b"\t.reloc ");
        self.expr(cx, offset);
        self.bytes(b", ");
        self.bytes(name);
        if let Some(value) = value {
            self.bytes(b", ");
            self.expr(cx, value);
        }
        self.line("")
    }

    fn emit_addrsig(&mut self, cx: &mut Context, symbol: Option<Symbol>) -> Emit {
        let Some(symbol) = symbol else { return self.line("\t.addrsig") };
        self.bytes(b"\t.addrsig_sym ");
        self.symbol(cx, symbol);
        self.line("")
    }

    fn emit_cg_profile(&mut self, cx: &mut Context, from: Symbol, to: Symbol, count: u64) -> Emit {
        self.bytes(b"\t.cg_profile ");
        self.symbol(cx, from);
        self.bytes(b", ");
        self.symbol(cx, to);
        self.line(&format!(", {count}"))
    }

    fn emit_line_file(&mut self, _: &mut Context, file: &FileEntry) -> Emit {
        self.bytes(format!("\t.file\t{}", file.number).as_bytes());
        if let Some(directory) = &file.directory {
            self.bytes(b" ");
            self.quoted(directory);
        }
        self.bytes(b" ");
        self.quoted(&file.name);
        if let Some(sum) = file.md5 {
            self.bytes(format!(" md5 {sum:#034x}").as_bytes());
        }
        if let Some(source) = &file.source {
            self.bytes(b" source ");
            self.quoted(source);
        }
        self.line("")
    }

    fn emit_line(&mut self, _: &mut Context, line: &LineEntry) -> Emit {
        let start = self.out.len();
        let mut text = format!("\t.loc\t{} {} {}", line.file, line.line, line.column);
        let names = [
            (line_flags::BASIC_BLOCK, " basic_block"),
            (line_flags::PROLOGUE_END, " prologue_end"),
            (line_flags::EPILOGUE_BEGIN, " epilogue_begin"),
        ];
        for (flag, name) in names {
            if line.flags & flag != 0 {
                text.push_str(name);
            }
        }
        let is_stmt = line.flags & line_flags::IS_STMT != 0;
        if is_stmt != line.previous_is_stmt {
            _ = write!(text, " is_stmt {}", u8::from(is_stmt));
        }
        if line.isa != 0 {
            _ = write!(text, " isa {}", line.isa);
        }
        if line.discriminator != 0 {
            _ = write!(text, " discriminator {}", line.discriminator);
        }
        self.bytes(text.as_bytes());
        self.finish_line(start, &format!(":{}:{}", line.line, line.column));
        Ok(())
    }

    fn emit_target_directive(&mut self, _: &mut Context, text: &str) -> Emit {
        self.line(text)
    }

    fn emit_attribute(&mut self, _: &mut Context, tag: u32, value: AttributeValue) -> Emit {
        self.bytes(format!("\t.attribute\t{tag}, ").as_bytes());
        match value {
            AttributeValue::Number(number) => self.line(&number.to_string()),
            AttributeValue::Text(text) => {
                self.quoted(&text);
                self.line("")
            }
        }
    }

    fn emit_cfi(&mut self, cx: &mut Context, cfi: &Cfi) -> Emit {
        if let Cfi::Windows(seh) = cfi {
            return self.write_seh(cx, seh);
        }
        let reg = |r: &DwarfReg| self.dwarf_register(*r);
        let symbol = |s: Symbol| {
            let mut name = Vec::new();
            write_symbol(cx, s, &mut name);
            String::from_utf8_lossy(&name).into_owned()
        };
        let text = match cfi {
            Cfi::Sections { eh_frame, debug_frame, sframe } => {
                let names: Vec<&str> =
                    [(*eh_frame, ".eh_frame"), (*debug_frame, ".debug_frame"), (*sframe, ".sframe")]
                        .into_iter()
                        .filter_map(|(on, name)| on.then_some(name))
                        .collect();
                format!("sections {}", names.join(", "))
            }
            Cfi::StartProc { simple } => format!("startproc{}", if *simple { " simple" } else { "" }),
            Cfi::EndProc => "endproc".to_owned(),
            Cfi::DefCfa(r, offset) => format!("def_cfa {}, {offset}", reg(r)),
            Cfi::DefCfaOffset(offset) => format!("def_cfa_offset {offset}"),
            Cfi::AdjustCfaOffset(offset) => format!("adjust_cfa_offset {offset}"),
            Cfi::DefCfaRegister(r) => format!("def_cfa_register {}", reg(r)),
            Cfi::Offset(r, offset) => format!("offset {}, {offset}", reg(r)),
            Cfi::RelOffset(r, offset) => format!("rel_offset {}, {offset}", reg(r)),
            Cfi::ValOffset(r, offset) => format!("val_offset {}, {offset}", reg(r)),
            Cfi::Personality { encoding, symbol: s } => format!("personality {encoding}, {}", symbol(*s)),
            Cfi::Lsda { encoding, symbol: s } => format!("lsda {encoding}, {}", symbol(*s)),
            Cfi::RememberState => "remember_state".to_owned(),
            Cfi::RestoreState => "restore_state".to_owned(),
            Cfi::SameValue(r) => format!("same_value {}", reg(r)),
            Cfi::Restore(r) => format!("restore {}", reg(r)),
            Cfi::Undefined(r) => format!("undefined {}", reg(r)),
            Cfi::Register(a, b) => format!("register {}, {}", reg(a), reg(b)),
            Cfi::Escape(bytes) => {
                let bytes: Vec<String> = bytes.iter().map(|b| format!("{b:#04x}")).collect();
                format!("escape {}", bytes.join(", "))
            }
            Cfi::ReturnColumn(r) => format!("return_column {}", reg(r)),
            Cfi::SignalFrame => "signal_frame".to_owned(),
            Cfi::WindowSave => "window_save".to_owned(),
            Cfi::DefAspaceCfa(r, offset, space) => {
                format!("llvm_def_aspace_cfa {}, {offset}, {space}", reg(r))
            }
            // Written above.
            Cfi::Windows(_) => String::new(),
            Cfi::OfTarget(index) => {
                let records = self.target.image.records::<FrameDirective>();
                let name = records.get(usize::from(*index)).map_or("", |r| self.target.image.string(r.name));
                return self.line(&format!("\t{name}"));
            }
            Cfi::Label(s) => format!("label {}", String::from_utf8_lossy(cx.symbol_name(*s))),
        };
        self.line(&format!("\t.cfi_{text}"))
    }
}
