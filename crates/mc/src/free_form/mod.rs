//! Assembly text without lines: a stream of words in which every mnemonic has its number of operands.
//!
//! ```text
//! 'c'i  nta f5 4 l' f   krz f0 f5+8@   fi f0 2 xylo malkrz xx done
//! ```
//!
//! White space separates words and nothing else; a comment reaches to the end of its line. The characters that join the
//! parts of an operand ([`Target::joining`](tables::instructions::Target::joining)) are tokens by themselves. What is
//! not a mnemonic and begins a statement is one of the target's keywords
//! ([`Keyword`](tables::instructions::Keyword)): labels, exports and imports, data, and switches between assembly variants.
//! Everything is in the target's image; instructions and operands are found by the same tables as in GNU's syntax
//! ([`tables::asm`]).
//!
//! A label may be written after what it names, so an instruction is held back until the next one begins. Names must be
//! defined or imported by the end of the text; all that are not are reported. After a mistake reading goes on at the next
//! mnemonic, keyword or line.
//!
//! Code goes to `.text`, data to `.data`. Cost: linear in the text, times the entries of a mnemonic.

mod lexer;
mod operands;
mod writer;

pub use writer::FreeFormWriter;

use crate::context::{Binding, Context, Section, Symbol, SymbolValue};
use crate::expr::Expr;
use crate::inst::Inst;
use crate::parse::entries::of_mnemonic;
use crate::parse::trace::Trace;
use crate::parse::{Options, Parsed, limits};
use crate::section::{Kind, Request};
use crate::streamer::{Alignment, Emit, Streamer, SymbolAttribute};
use crate::target::{Subtarget, Target};
use lexer::{Lexer, Tok};
use support::diag::{Diagnostic, Diagnostics, Location, Severity};
use support::hash::{FxHashMap, FxHashSet};
use support::source::{SourceId, SourceMap, Span, Text};
use tables::asm::MnemonicAlias;
use tables::instructions::{Keyword, KeywordMeaning, Target as TargetFacts, target_flags};
use tables::registers::Register;

/// Whether texts of the target have this form.
pub fn is_free_form(target: &Target) -> bool {
    let facts = target.image.records::<TargetFacts>().get(0).unwrap_or_default();
    facts.flags & target_flags::FREE_FORM != 0
}

/// Parses a text and hands it to `out`.
pub fn parse(
    target: &Target,
    subtarget: &Subtarget,
    cx: &mut Context,
    out: &mut dyn Streamer,
    (name, text): (&str, Text),
    options: &Options,
) -> Parsed {
    let mut sources = SourceMap::new();
    let Ok(source) = sources.add(name, text.clone(), None) else {
        let mut diagnostics = Diagnostics::new();
        diagnostics.push(Diagnostic::error_nowhere(format!("{name}: file is too large")));
        return Parsed { sources, diagnostics, ..Parsed::default() };
    };
    let mut parser = Parser::new(target, subtarget, cx, out, options);
    parser.run(source, &text);
    let (diagnostics, trace) = (parser.diagnostics, parser.trace.into_text());
    Parsed { sources, diagnostics, trace, ..Parsed::default() }
}

/// A statement cannot be read; where and why.
#[derive(Debug)]
struct Mistake {
    span: Span,
    message: String,
}

type Parse<T> = Result<T, Mistake>;

fn mistake<T>(span: Span, message: impl Into<String>) -> Parse<T> {
    Err(Mistake { span, message: message.into() })
}

/// What is emitted once its labels are complete.
enum What {
    Inst(Inst),
    Datum { value: Expr, size: u8 },
}

struct Item {
    labels: Vec<(Symbol, Span)>,
    what: What,
    span: Span,
}

struct Parser<'a> {
    target: &'a Target,
    subtarget: &'a Subtarget,
    cx: &'a mut Context,
    out: &'a mut dyn Streamer,
    options: &'a Options,
    diagnostics: Diagnostics,
    keywords: FxHashMap<&'a [u8], Keyword>,
    registers: FxHashMap<&'a [u8], Vec<u16>>,
    variant: u16,
    text: Section,
    data: Section,
    /// The last instruction or datum, to which labels may still be added.
    pending: Option<Item>,
    /// Labels of the next one.
    next_labels: Vec<(Symbol, Span)>,
    /// Names used as values, each once, in the order of their first use.
    used: Vec<(Symbol, Span)>,
    seen: FxHashSet<Symbol>,
    exported: Vec<(Symbol, Span)>,
    imported: Vec<(Symbol, Span)>,
    trace: Trace,
}

impl<'a> Parser<'a> {
    fn new(
        target: &'a Target,
        subtarget: &'a Subtarget,
        cx: &'a mut Context,
        out: &'a mut dyn Streamer,
        options: &'a Options,
    ) -> Parser<'a> {
        let image = &target.image;
        let facts = image.records::<TargetFacts>().get(0).unwrap_or_default();
        let keywords = image.records::<Keyword>().iter();
        let keywords = keywords.map(|k| (image.string(k.text).as_bytes(), k)).collect();
        let mut registers: FxHashMap<&[u8], Vec<u16>> = FxHashMap::default();
        for (number, register) in image.records::<Register>().iter().enumerate().skip(1) {
            for name in image.list(register.asm_names).iter().chain(image.list(register.alt_names).iter()) {
                let known = registers.entry(image.string(name).as_bytes()).or_default();
                if !known.contains(&(number as u16)) {
                    known.push(number as u16);
                }
            }
        }
        let text = cx.open_section(b".text", &Request::new(Kind::Text));
        let data = cx.open_section(b".data", &Request::new(Kind::Data));
        Parser {
            target,
            subtarget,
            cx,
            out,
            options,
            diagnostics: Diagnostics::new(),
            keywords,
            registers,
            variant: facts.initial_variant,
            text,
            data,
            pending: None,
            next_labels: Vec::new(),
            used: Vec::new(),
            seen: FxHashSet::default(),
            exported: Vec::new(),
            imported: Vec::new(),
            trace: Trace::new(options.trace),
        }
    }

    fn run(&mut self, source: SourceId, text: &[u8]) {
        let facts = self.target.image.records::<TargetFacts>().get(0).unwrap_or_default();
        let image = &self.target.image;
        let (comment, joining) = (image.string(facts.comment), image.string(facts.joining));
        let mut lex = Lexer::new(source, text, comment.as_bytes(), joining.as_bytes());
        for (name, value) in &self.options.symbols {
            let (symbol, value) = (self.cx.symbol(name.as_bytes()), self.cx.constant(*value));
            self.cx.symbols[symbol].value = SymbolValue::Variable { expr: value, redefinable: true };
        }
        if let Err(error) = self.out.start_in(self.cx, self.text) {
            self.error(lex.span(), error.0);
        }
        while lex.tok != Tok::End {
            let before = lex.lo;
            if let Err(wrong) = self.statement(&mut lex) {
                self.error(wrong.span, wrong.message);
                if lex.lo == before {
                    lex.advance();
                }
                self.skip_to_statement(&mut lex);
            }
            if self.diagnostics.num_errors() >= limits::ERRORS {
                self.error(lex.span(), "too many errors emitted, stopping now");
                return;
            }
        }
        if let Some(&(_, span)) = self.next_labels.first() {
            self.error(span, "the label names nothing: an instruction or a datum must follow");
        }
        self.flush();
        self.check_names();
    }

    fn error(&mut self, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(span, message.into()));
    }

    fn warning(&mut self, span: Span, message: impl Into<String>) {
        if !self.options.no_warnings {
            let severity = if self.options.fatal_warnings { Severity::Error } else { Severity::Warning };
            self.diagnostics.push(Diagnostic::new(severity, Location::Span(span), message));
        }
    }

    fn emit(&mut self, span: Span, result: Emit) {
        if let Err(error) = result {
            self.error(span, error.0);
        }
    }

    /// Goes on where a statement probably begins: at a mnemonic or keyword, or on the next line, because people write one
    /// instruction on a line although they need not.
    fn skip_to_statement(&mut self, lex: &mut Lexer<'_>) {
        while let Some(word) = lex.word_or_none()
            && !lex.begins_line()
            && (lex.tok != Tok::Word || !self.begins_statement(word))
        {
            lex.advance();
        }
    }

    fn begins_statement(&self, word: &[u8]) -> bool {
        let keyword = self.keywords.get(word).filter(|k| k.meaning != KeywordMeaning::Reserved as u8);
        keyword.is_some() || !self.entries(word).is_empty()
    }

    /// The entries of a mnemonic in the target's table.
    fn entries(&self, word: &[u8]) -> std::ops::Range<usize> {
        self.canonical(word).map_or(0..0, |word| of_mnemonic(&self.target.image, word))
    }

    /// What aliases make of a mnemonic.
    fn canonical<'w>(&self, word: &'w [u8]) -> Option<&'w str>
    where
        'a: 'w,
    {
        let image = &self.target.image;
        let word = std::str::from_utf8(word).ok()?;
        let wanted = |alias: &MnemonicAlias| {
            image.string(alias.from) == word
                && alias.variant == self.variant
                && self.subtarget.enables(alias.predicates)
        };
        let alias = image.records::<MnemonicAlias>().iter().find(wanted);
        Some(alias.map_or(word, |alias| image.string(alias.to)))
    }

    // Statements.

    fn statement(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        let (span, word) = (lex.span(), lex.text());
        if lex.tok != Tok::Word {
            let what = if lex.tok == Tok::Invalid {
                "invalid character in input"
            } else {
                "expected an instruction"
            };
            return mistake(span, what);
        }
        if let Some(&keyword) = self.keywords.get(word) {
            lex.advance();
            return self.keyword(keyword, span, lex);
        }
        let entries = self.entries(word);
        if entries.is_empty() {
            let text = String::from_utf8_lossy(word);
            return mistake(span, format!("unrecognized instruction mnemonic '{text}'"));
        }
        if self.trace.is_wanted()
            && let Some(mnemonic) = self.canonical(word)
        {
            self.trace.mnemonic(None, &String::from_utf8_lossy(word), mnemonic, entries.len());
        }
        lex.advance();
        let inst = self.instruction(entries, span, lex)?;
        self.hold(What::Inst(inst), span);
        Ok(())
    }

    fn keyword(&mut self, keyword: Keyword, span: Span, lex: &mut Lexer<'_>) -> Parse<()> {
        let text = self.target.image.string(keyword.text);
        match KeywordMeaning::from_number(keyword.meaning) {
            KeywordMeaning::Reserved => return mistake(span, format!("'{text}' may not be used")),
            KeywordMeaning::Variant => self.variant = keyword.argument.into(),
            KeywordMeaning::LabelNext => {
                let label = self.name(lex, true)?;
                self.next_labels.push(label);
            }
            KeywordMeaning::LabelPrevious => {
                let label = self.name(lex, true)?;
                if !self.next_labels.is_empty() {
                    return mistake(
                        span,
                        format!("'{text}' must follow an instruction or a datum, not a label"),
                    );
                }
                let Some(item) = &mut self.pending else {
                    return mistake(span, format!("'{text}' must follow an instruction or a datum"));
                };
                item.labels.push(label);
            }
            KeywordMeaning::Export => {
                let (symbol, span) = self.name(lex, false)?;
                self.exported.push((symbol, span));
                let attribute = SymbolAttribute::Binding(Binding::Global);
                let result = self.out.emit_symbol_attribute(self.cx, symbol, attribute);
                self.emit(span, result);
            }
            KeywordMeaning::Import => {
                let (symbol, span) = self.name(lex, false)?;
                self.imported.push((symbol, span));
                let result = self.out.emit_import(self.cx, symbol);
                self.emit(span, result);
            }
            KeywordMeaning::Data => {
                let value = self.datum(lex)?;
                self.hold(What::Datum { value, size: keyword.argument }, span);
            }
        }
        Ok(())
    }

    /// A name that is defined, exported or imported.
    fn name(&mut self, lex: &mut Lexer<'_>, defined: bool) -> Parse<(Symbol, Span)> {
        let (span, word) = (lex.span(), lex.text());
        if lex.tok != Tok::Word {
            return mistake(span, "expected a name");
        }
        let text = String::from_utf8_lossy(word).into_owned();
        let reserved = self.keywords.get(word).is_some_and(|k| k.meaning == KeywordMeaning::Reserved as u8);
        if reserved || self.registers.contains_key(word) {
            let what = if reserved { "reserved" } else { "a register" };
            return mistake(span, format!("'{text}' is {what} and cannot be a name"));
        }
        if defined && self.begins_statement(word) {
            self.warning(span, format!("'{text}' is also an instruction or a keyword"));
        }
        lex.advance();
        Ok((self.cx.symbol(word), span))
    }

    /// A number or a name.
    fn datum(&mut self, lex: &mut Lexer<'_>) -> Parse<Expr> {
        match lex.tok {
            Tok::Number(value) => {
                lex.advance();
                Ok(self.cx.constant(value as i64))
            }
            Tok::Word => {
                let (symbol, span) = self.name(lex, false)?;
                self.note_use(symbol, span);
                Ok(self.cx.symbol_expr(symbol))
            }
            _ => mistake(lex.span(), "expected a number or a name"),
        }
    }

    fn note_use(&mut self, symbol: Symbol, span: Span) {
        if self.seen.insert(symbol) {
            self.used.push((symbol, span));
        }
    }

    // Output.

    fn hold(&mut self, what: What, span: Span) {
        self.flush();
        self.pending = Some(Item { labels: std::mem::take(&mut self.next_labels), what, span });
    }

    /// Emits what was held back.
    fn flush(&mut self) {
        let Some(item) = self.pending.take() else { return };
        let section = if matches!(item.what, What::Inst(_)) { self.text } else { self.data };
        if self.out.current_section() != Some(section) {
            let result = self.out.switch_section(self.cx, section, 0);
            self.emit(item.span, result);
        }
        self.out.set_location(item.span);
        if let What::Datum { size, .. } = item.what
            && size > 1
        {
            let log2 = size.trailing_zeros() as u8;
            let align = Alignment { log2, fill: None, max_skip: 0, code: false };
            let result = self.out.emit_align(self.cx, align);
            self.emit(item.span, result);
        }
        for (label, span) in item.labels {
            let result = self.out.emit_label(self.cx, label);
            self.emit(span, result);
        }
        let result = match item.what {
            What::Inst(inst) => self.out.emit_inst(self.cx, &inst, self.subtarget),
            What::Datum { value, size } => self.out.emit_value(self.cx, value, size),
        };
        self.emit(item.span, result);
    }

    /// Every name is defined once: here, or by another file from which it is imported.
    fn check_names(&mut self) {
        let is_defined = |cx: &Context, symbol: Symbol| cx.symbols[symbol].value != SymbolValue::Undefined;
        let name = |cx: &Context, symbol| String::from_utf8_lossy(cx.symbol_name(symbol)).into_owned();
        let imported: FxHashSet<Symbol> = self.imported.iter().map(|&(symbol, _)| symbol).collect();
        for (symbol, span) in std::mem::take(&mut self.used) {
            if !imported.contains(&symbol) && !is_defined(self.cx, symbol) {
                let message = format!("undefined name '{}'", name(self.cx, symbol));
                self.error(span, message);
            }
        }
        for (symbol, span) in std::mem::take(&mut self.imported) {
            if is_defined(self.cx, symbol) {
                let message = format!("'{}' is imported but also defined here", name(self.cx, symbol));
                self.error(span, message);
            }
        }
        for (symbol, span) in std::mem::take(&mut self.exported) {
            if !is_defined(self.cx, symbol) {
                let message = format!("'{}' is exported but not defined", name(self.cx, symbol));
                self.error(span, message);
            }
        }
    }
}
