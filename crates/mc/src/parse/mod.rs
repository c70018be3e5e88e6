//! The assembly parser: text in GNU's syntax, as LLVM reads it, to a [`Streamer`].
//!
//! * `lexer`, `numbers`: tokens; `expr`: expressions; `directives`: the table of directives.
//! * `symbols`, `data`, `space`, `sections`, `files`, `debug`, `cfi`: directives by topic.
//! * `windows`: texts that are not in memory as a whole.
//! * `conditionals`, `macros`, `repeat`: what makes text out of text.
//! * `comments`: comments that text keeps; `markers`: lines of files that a preprocessor named; `cycles`: variables that
//!   depend on themselves; `token_dump`: tokens as text.
//! * `plain`: lines as compilers write them, read without all of that; `plain_statement`: the same for targets whose code
//!   reads instructions.
//! * `instructions`: operands and the search for a matching instruction; `forms`: composite operands; `entries`: the table;
//!   `statement`, `fitting`: reading and searching where operands are read first.
//!
//! A statement is parsed and handed on before the next one is read. What is wrong with a statement is reported and the
//! statement is dropped; the next one is read as if nothing had happened, so one run reports all mistakes. A text made by
//! a macro or repetition is a source of its own, called `<instantiation>`, and a diagnostic in it has a note for every
//! instantiation that led there.
//!
//! # Limits
//! The nesting of instantiations and inclusions, of conditionals and of expressions, and the amount of text that
//! instantiations make in total are bounded ([`Options`], [`limits`]); going beyond is an error. With them the cost is
//! linear in the text read and made.

mod cfi;
mod comments;
mod common_case;
mod conditionals;
mod cycles;
mod data;
mod debug;
mod directives;
pub(crate) mod elf_names;
pub(crate) mod entries;
mod expr;
mod files;
mod fitting;
mod forms;
mod instructions;
mod lexer;
mod macros;
mod markers;
mod mismatch;
mod numbers;
mod plain;
mod plain_statement;
mod repeat;
mod sections;
mod space;
mod statement;
mod symbols;
mod target_directives;
mod token_dump;
mod windows;

pub use instructions::OperandInput;
pub use lexer::NumberSyntax;
pub use plain_statement::PlainStatement;
pub use statement::{Misfit, ParsedKind, ParsedOperand, StatementInput, Wish};
pub use support::source::Span;
pub use target_directives::{Directive, DirectiveError, DirectiveInput};
pub use token_dump::dump_tokens;
pub use windows::Pieces;

use crate::context::{Context, Section, Symbol, SymbolValue};
use crate::free_form;
use crate::streamer::{Emit, Streamer};
use crate::target::{Subtarget, Target};
use conditionals::Conditional;
use directives::DirectiveTable;
use instructions::MatchTables;
use lexer::{Lexer, Syntax, Tok};
use macros::Macro;
use smallvec::SmallVec;
use std::borrow::Cow;
use std::sync::Arc;
use support::diag::{Diagnostic, Diagnostics, Location, Severity};
use support::hash::FxHashMap;
use support::source::{SourceId, SourceMap, Text};
use symbols::ConditionalAlias;
use tables::instructions::{Target as TargetFacts, target_flags};

/// Bounds on what a text may ask for.
pub mod limits {
    /// Bytes that macros and repetitions may make, and files that are included have, in one run.
    pub const EXPANSION_BYTES: usize = 64 << 20;
    /// Texts that macros and repetitions may make in one run.
    pub const INSTANTIATIONS: usize = 1 << 20;
    /// Bytes that one `.dcb` or `.ds` may make: each value is a statement of its own.
    pub const REPEATED_BYTES: u64 = 16 << 20;
    /// Texts within texts: files, macros, repetitions.
    pub const FRAMES: usize = 250;
    /// Files within files.
    pub const INCLUDE_DEPTH: u32 = 100;
    /// Conditionals within conditionals.
    pub const CONDITIONAL_DEPTH: usize = 10_000;
    /// Operators within operators.
    pub const EXPRESSION_DEPTH: u32 = 250;
    /// Errors after which a run stops reading.
    pub const ERRORS: usize = 10_000;
}

/// How files are found that a text names.
pub trait Files {
    /// Reads a file that `.include` or `.incbin` names: the name to show in messages, and the contents.
    fn read(&mut self, name: &str) -> Option<(String, Text)>;
}

/// No files at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&mut self, _: &str) -> Option<(String, Text)> {
        None
    }
}

/// How to parse.
#[derive(Clone, Debug)]
pub struct Options {
    /// Assembly variant of instructions.
    pub variant: u16,
    /// Macros within macros (`-asm-macro-max-nesting-depth`).
    pub macro_depth: u32,
    /// `-defsym name=value`
    pub symbols: Vec<(String, i64)>,
    pub fatal_warnings: bool,
    pub no_warnings: bool,
    /// The code is to run wherever it is loaded (`-position-independent`).
    pub position_independent: bool,
    pub numbers: NumberSyntax,
    /// `-dwarf-version`; 0 for the usual one.
    pub dwarf_version: u16,
    /// Say which directive was perhaps meant by one that is unknown.
    pub suggestions: bool,
    /// `-preserve-comments`
    pub preserve_comments: bool,
    /// `-no-exec-stack`: objects say that their stack need not be executable.
    pub no_exec_stack: bool,
    /// `-n`: the text says where things go before there are any.
    pub no_initial_section: bool,
    /// Say for which subtarget the code is (`-riscv-add-build-attributes`).
    pub build_attributes: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            variant: 0,
            macro_depth: 20,
            symbols: Vec::new(),
            fatal_warnings: false,
            no_warnings: false,
            position_independent: false,
            numbers: NumberSyntax::default(),
            dwarf_version: 0,
            suggestions: true,
            preserve_comments: false,
            no_exec_stack: false,
            no_initial_section: false,
            build_attributes: false,
        }
    }
}

/// What parsing leaves behind.
#[derive(Debug, Default)]
pub struct Parsed {
    pub sources: SourceMap,
    pub diagnostics: Diagnostics,
    /// What `.print` said.
    pub printed: Vec<u8>,
}

/// Parses a text and hands it to `out`, in the syntax of the target: GNU's, or [`free_form`].
pub fn parse(
    target: &Target,
    subtarget: &Subtarget,
    cx: &mut Context,
    out: &mut dyn Streamer,
    (name, text): (&str, Text),
    files: &mut dyn Files,
    options: &Options,
) -> Parsed {
    if free_form::is_free_form(target) {
        return free_form::parse(target, subtarget, cx, out, (name, text), options);
    }
    let mut parser = Parser::new(target, subtarget, cx, out, files, options);
    match parser.sources.add(name, text.clone(), None) {
        Ok(source) => parser.main(source, &text),
        Err(_) => parser.diagnostics.push(Diagnostic::error_nowhere(format!("{name}: file is too large"))),
    }
    Parsed { sources: parser.sources, diagnostics: parser.diagnostics, printed: parser.printed }
}

/// Parses a text that is read piece by piece, and loads all of it if there is something to say about it.
pub fn parse_pieces(
    target: &Target,
    subtarget: &Subtarget,
    cx: &mut Context,
    out: &mut dyn Streamer,
    (name, pieces): (&str, &mut dyn Pieces),
    files: &mut dyn Files,
    options: &Options,
) -> Parsed {
    if free_form::is_free_form(target) {
        let text = windows::read_all(pieces).unwrap_or_default();
        return free_form::parse(target, subtarget, cx, out, (name, text), options);
    }
    let mut parser = Parser::new(target, subtarget, cx, out, files, options);
    let source = parser.sources.add(name, Text::default(), None).ok();
    match source.zip(u32::try_from(pieces.size()).ok()) {
        Some((source, size)) => {
            parser.begin(source);
            parser.run_pieces(source, pieces);
            parser.finish(source, size);
        }
        None => parser.diagnostics.push(Diagnostic::error_nowhere(format!("{name}: file is too large"))),
    }
    let mut parsed =
        Parsed { sources: parser.sources, diagnostics: parser.diagnostics, printed: parser.printed };
    if !parsed.diagnostics.is_empty() {
        parsed.load_text(pieces);
    }
    parsed
}

impl Parsed {
    /// Gives the main source its text, which messages about it show: [`parse_pieces`] need not have kept it.
    pub fn load_text(&mut self, pieces: &mut dyn Pieces) {
        let main = self.sources.iter().next().map(|(id, source)| (id, source.text.is_empty()));
        if let Some((id, true)) = main {
            self.load(id, pieces);
        }
    }
}

/// What is made ready for a target and its features before a text is parsed, kept for the next text ([`parse_within`]).
#[derive(Default)]
pub struct KeptTables(Option<(Subtarget, Tables)>);

/// Directives, registers and mnemonics, for fast look-up.
struct Tables {
    plain: plain::PlainLines,
    directives: DirectiveTable,
    matches: MatchTables,
}

impl Tables {
    fn new(target: &Target, options: &Options) -> Tables {
        let syntax = syntax(target, options);
        let directives = DirectiveTable::new(target);
        Tables {
            plain: plain::PlainLines::new(target, &syntax, |name| directives.find(name)),
            directives,
            matches: MatchTables::new(target, &syntax, options.variant),
        }
    }
}

/// The characters of a target's assembly.
fn syntax<'a>(target: &'a Target, options: &Options) -> Syntax<'a> {
    let facts = target.image.records::<TargetFacts>().get(0).unwrap_or_default();
    let or = |text: &'a str, default: &'a str| if text.is_empty() { default } else { text };
    Syntax {
        comment: or(target.image.string(facts.comment), "#").as_bytes(),
        separator: or(target.image.string(facts.separator), ";").as_bytes(),
        at_in_names: facts.flags & target_flags::NO_AT_SPECIFIERS == 0,
        numbers: options.numbers,
    }
}

/// Parses text that stands within something else: it begins in the section that `out` is in. `kept` is given on from one text
/// to the next of the same target and with the same options: small texts cost much less than what is made ready for one.
pub fn parse_within(
    target: &Target,
    subtarget: &Subtarget,
    cx: &mut Context,
    out: &mut dyn Streamer,
    (name, text): (&str, Text),
    (files, options): (&mut dyn Files, &Options),
    kept: &mut KeptTables,
) -> Parsed {
    if free_form::is_free_form(target) {
        return free_form::parse(target, subtarget, cx, out, (name, text), options);
    }
    let section = out.current_section().map(|section| (section, 0));
    let tables = match kept.0.take() {
        Some((features, tables)) if features == *subtarget => tables,
        _ => Tables::new(target, options),
    };
    let mut parser = Parser::with_tables(target, subtarget, cx, out, (files, options), tables);
    parser.section.current = section;
    match parser.sources.add(name, text.clone(), None) {
        Ok(source) => parser.main(source, &text),
        Err(_) => parser.diagnostics.push(Diagnostic::error_nowhere(format!("{name}: text is too large"))),
    }
    // They belong to the features in force at the end, which the next text begins with only if nothing has changed them.
    kept.0 = Some((
        parser.subtarget,
        Tables { plain: parser.plain, directives: parser.directives, matches: parser.matches },
    ));
    Parsed { sources: parser.sources, diagnostics: parser.diagnostics, printed: parser.printed }
}

/// What is wrong with a statement.
#[derive(Debug)]
struct Mistake {
    span: Span,
    message: Cow<'static, str>,
    help: Option<String>,
    /// See [`Diagnostic::underlined`].
    underlined: bool,
}

type Parse<T> = Result<T, Box<Mistake>>;

fn mistake<T>(span: Span, message: impl Into<Cow<'static, str>>) -> Parse<T> {
    Err(Box::new(Mistake { span, message: message.into(), help: None, underlined: false }))
}

/// A name in quotes: `\"` and `\\` stand for one character, other backslashes for themselves.
fn quoted_name(text: &[u8]) -> Cow<'_, [u8]> {
    if !text.contains(&b'\\') {
        return Cow::Borrowed(text);
    }
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.iter();
    while let Some(&c) = rest.next() {
        out.push(c);
        if c == b'\\'
            && let Some(&next @ (b'"' | b'\\')) = rest.as_slice().first()
        {
            out.pop();
            out.push(next);
            rest.next();
        }
    }
    Cow::Owned(out)
}

/// Why a source is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FrameKind {
    File,
    Macro,
    Repeat,
}

/// A source being read.
#[derive(Clone, Copy, Debug)]
struct Frame {
    kind: FrameKind,
    /// The statement that asked for it.
    cause: Option<Span>,
    /// Conditionals that were open where it began.
    conditionals: usize,
    /// How far comments have been kept.
    comments_at: usize,
}

/// Whether to go on with the present source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    Next,
    /// The end of a macro or repetition.
    EndInstantiation,
    /// `.exitm`
    LeaveInstantiation,
    /// `.end`
    Stop,
    /// The statement at hand needs the text as a whole: see [`windows`].
    Whole,
}

/// Where an expression stands, for the specifiers that it may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SpecifierUse {
    /// `foo@plt` only, on targets that have it everywhere.
    Nowhere,
    /// In data: `%pltpcrel(foo)` as well.
    Data,
    Operand,
}

struct Parser<'a> {
    target: &'a Target,
    subtarget: Subtarget,
    position_independent: bool,
    /// Subtargets and modes that a directive put aside.
    modes: Vec<target_directives::Mode>,
    /// What the target's directives have noted for its statements.
    target_state: u32,
    /// Names that stand for registers: `name = %eax`.
    register_variables: FxHashMap<Box<[u8]>, SmallVec<[u16; 4]>>,
    /// What to warn of if the statement is accepted.
    deprecated: Option<(Span, String)>,
    cx: &'a mut Context,
    out: &'a mut dyn Streamer,
    files: &'a mut dyn Files,
    options: &'a Options,
    /// The assembly variant of the text at hand.
    variant: u16,
    syntax: Syntax<'a>,
    flags: u32,
    specifiers: SpecifierUse,
    /// The expression at hand names a variable.
    names_variable: bool,
    /// See [`Parser::expr_span`].
    expr_at: usize,
    directives: DirectiveTable,
    matches: MatchTables,
    plain: plain::PlainLines,
    sources: SourceMap,
    diagnostics: Diagnostics,
    printed: Vec<u8>,
    frames: Vec<Frame>,
    flow: Flow,
    /// The text at hand is a window of a larger one.
    in_window: bool,
    /// The statement at hand was replaced by text that has been read: what ends it is read as a statement of its own.
    instantiated: bool,
    conditionals: Vec<Conditional>,
    macros: FxHashMap<Box<[u8]>, Arc<Macro>>,
    /// `\@`
    num_instantiations: usize,
    /// Texts made so far.
    num_expansions: usize,
    expansion_bytes: usize,
    alt_macros: bool,
    macros_off: bool,
    /// Symbols of local labels `1:`, by number: the last one defined and the next one.
    local_labels: FxHashMap<u64, (Option<Symbol>, Option<Symbol>)>,
    /// Next ones asked for, with the place, to report those that never came.
    pending_labels: Vec<(u64, Symbol, Span)>,
    /// Current section and the one before it; a stack for `.pushsection`.
    section: SectionState,
    section_stack: Vec<SectionState>,
    line_state: debug::LineState,
    /// Where the statement at hand begins, for those who name that place rather than their own.
    statement_start: Option<Span>,
    marker: Option<markers::LineMarker>,
    /// Bytes of sources made for markers.
    marker_bytes: usize,
    /// Variables of objects and where their values stand, to find those that depend on themselves.
    assignments: Vec<(Symbol, Span)>,
    /// `.lto_set_conditional` whose symbol is not defined yet.
    conditional_aliases: Vec<ConditionalAlias>,
    /// `.lto_discard`
    discarded: Vec<Box<[u8]>>,
}

/// What `.previous` and `.popsection` bring back.
#[derive(Clone, Copy, Debug, Default)]
struct SectionState {
    current: Option<(Section, i32)>,
    previous: Option<(Section, i32)>,
}

impl<'a> Parser<'a> {
    fn new(
        target: &'a Target,
        subtarget: &Subtarget,
        cx: &'a mut Context,
        out: &'a mut dyn Streamer,
        files: &'a mut dyn Files,
        options: &'a Options,
    ) -> Parser<'a> {
        Parser::with_tables(target, subtarget, cx, out, (files, options), Tables::new(target, options))
    }

    fn with_tables(
        target: &'a Target,
        subtarget: &Subtarget,
        cx: &'a mut Context,
        out: &'a mut dyn Streamer,
        (files, options): (&'a mut dyn Files, &'a Options),
        tables: Tables,
    ) -> Parser<'a> {
        let facts = target.image.records::<TargetFacts>().get(0).unwrap_or_default();
        let Tables { plain, directives, matches } = tables;
        Parser {
            target,
            subtarget: subtarget.clone(),
            position_independent: options.position_independent,
            modes: Vec::new(),
            target_state: 0,
            register_variables: FxHashMap::default(),
            deprecated: None,
            cx,
            out,
            files,
            options,
            variant: options.variant,
            syntax: syntax(target, options),
            specifiers: SpecifierUse::Nowhere,
            expr_at: 0,
            names_variable: false,
            flags: facts.flags,
            plain,
            directives,
            matches,
            sources: SourceMap::new(),
            diagnostics: Diagnostics::new(),
            printed: Vec::new(),
            frames: Vec::new(),
            flow: Flow::Next,
            in_window: false,
            instantiated: false,
            conditionals: Vec::new(),
            macros: FxHashMap::default(),
            num_instantiations: 0,
            num_expansions: 0,
            expansion_bytes: 0,
            alt_macros: false,
            macros_off: false,
            local_labels: FxHashMap::default(),
            pending_labels: Vec::new(),
            section: SectionState::default(),
            section_stack: Vec::new(),
            line_state: debug::LineState::new(options.dwarf_version),
            statement_start: None,
            marker: None,
            marker_bytes: 0,
            assignments: Vec::new(),
            conditional_aliases: Vec::new(),
            discarded: Vec::new(),
        }
    }

    fn main(&mut self, source: SourceId, text: &[u8]) {
        self.begin(source);
        self.run(source, text, FrameKind::File, None);
        self.finish(source, text.len() as u32);
    }

    /// What precedes the text.
    fn begin(&mut self, source: SourceId) {
        for (name, value) in &self.options.symbols {
            let (symbol, value) = (self.cx.symbol(name.as_bytes()), self.cx.constant(*value));
            let result = self.out.emit_assignment(self.cx, symbol, value);
            if let Err(wrong) = self.emit(Span::new(source, 0, 0), result) {
                self.report(*wrong);
            }
        }
        let start = Span::new(source, 0, 0);
        if !self.options.no_initial_section
            && let Err(wrong) = self.initial_section(start)
        {
            self.report(*wrong);
        }
        if self.options.no_exec_stack
            && !self.out.keeps_text()
            && let Err(wrong) = self.mark_stack(start)
        {
            self.report(*wrong);
        }
        if self.options.build_attributes {
            for (tag, value) in self.target.hooks.default_attributes(self.target, &self.subtarget) {
                let result = self.out.emit_attribute(self.cx, tag, value);
                if let Err(wrong) = self.emit(start, result) {
                    self.report(*wrong);
                }
            }
        }
    }

    /// What is looked at when the text, which has `size` bytes, is at its end.
    fn finish(&mut self, source: SourceId, size: u32) {
        let end = Span::new(source, size, size);
        if !self.conditionals.is_empty() {
            self.error(end, "unmatched .ifs or .elses");
        }
        for (_, symbol, span) in std::mem::take(&mut self.pending_labels) {
            if matches!(self.cx.symbols[symbol].value, SymbolValue::Undefined) {
                self.error(span, "directional label undefined");
            }
        }
        for number in self.line_state.unassigned_files() {
            self.error(end, format!("unassigned file number: {number} for .file directives"));
        }
        self.conditional_assignments();
        self.report_cycles();
        // Only a text that is right so far is finished.
        if !self.line_state.open_procs.is_empty() && !self.diagnostics.has_errors() {
            self.error(end, "Unfinished frame!");
        }
    }

    /// Reads a source to its end, or until it is left. The nesting is bounded by those who call this.
    fn run(&mut self, source: SourceId, text: &[u8], kind: FrameKind, cause: Option<Span>) {
        let conditionals = self.conditionals.len();
        self.frames.push(Frame { kind, cause, conditionals, comments_at: 0 });
        let mut lex = Lexer::new(source, text, self.syntax);
        self.statements(&mut lex);
        if kind != FrameKind::File {
            self.end_of_instantiation(&lex);
        }
        self.frames.pop();
    }

    /// Reads statements up to the end of the text or until it is left.
    fn statements(&mut self, lex: &mut Lexer<'_>) {
        while lex.tok != Tok::Eof && self.flow == Flow::Next {
            let next = self.plain_statements(lex);
            if next != lex.lo {
                lex.seek(next);
                continue;
            }
            let result = self.statement(lex);
            self.report_failure(result, lex.span());
        }
    }

    /// Reports what is wrong with a statement, and stops at `next` where too much is.
    fn report_failure(&mut self, result: Parse<()>, next: Span) {
        let Err(wrong) = result else { return };
        self.report(*wrong);
        if self.diagnostics.num_errors() >= limits::ERRORS {
            self.error(next, "too many errors emitted, stopping now");
            self.flow = Flow::Stop;
        }
    }

    /// Conditionals may end in a text around the one where they began, but text that is skipped has no end then.
    fn end_of_instantiation(&mut self, lex: &Lexer<'_>) {
        match self.flow {
            Flow::LeaveInstantiation => {
                self.flow = Flow::Next;
                let before = self.frames.last().map_or(0, |f| f.conditionals);
                self.conditionals.truncate(before);
            }
            Flow::EndInstantiation => self.flow = Flow::Next,
            Flow::Next => {
                self.error(lex.span(), "unmatched .ifs or .elses");
                self.conditionals.clear();
                self.flow = Flow::Stop;
            }
            Flow::Stop | Flow::Whole => {}
        }
    }

    // Diagnostics.

    fn error(&mut self, span: Span, message: impl Into<Cow<'static, str>>) {
        self.report(Mistake { span, message: message.into(), help: None, underlined: false });
    }

    fn warning(&mut self, span: Span, message: impl Into<String>) {
        if self.options.no_warnings {
            return;
        }
        let severity = if self.options.fatal_warnings { Severity::Error } else { Severity::Warning };
        self.diagnose(Diagnostic::new(severity, Location::Span(span), message));
    }

    fn report(&mut self, wrong: Mistake) {
        let mut diagnostic = Diagnostic::error(wrong.span, wrong.message);
        diagnostic.help.extend(wrong.help);
        diagnostic.underlined = wrong.underlined;
        self.diagnose(diagnostic);
    }

    /// Adds the notes on how the text came about.
    fn diagnose(&mut self, mut diagnostic: Diagnostic) {
        for frame in self.frames.iter().rev().take_while(|f| f.kind != FrameKind::File) {
            if let Some(cause) = frame.cause {
                let note = "while in macro instantiation";
                diagnostic = diagnostic.with_note(Location::Span(cause), note);
            }
        }
        self.apply_marker(&mut diagnostic);
        self.diagnostics.push(diagnostic);
    }

    // What statements are made of.

    /// A name, or a string that stands for one.
    fn identifier<'t>(&mut self, lex: &mut Lexer<'t>) -> Parse<Cow<'t, [u8]>> {
        match self.try_identifier(lex) {
            Some(name) => Ok(name),
            None => mistake(lex.span(), "expected identifier"),
        }
    }

    fn try_identifier<'t>(&mut self, lex: &mut Lexer<'t>) -> Option<Cow<'t, [u8]>> {
        let text = lex.text();
        let name = match lex.tok {
            Tok::Ident if text == b"." => return None,
            Tok::Ident => Cow::Borrowed(text),
            Tok::String => quoted_name(&text[1..text.len() - 1]),
            // `$foo` and `@foo` are names if nothing stands between.
            Tok::Char(b'$' | b'@')
                if lex.next_is_adjacent() && matches!(lex.peek(), Tok::Ident | Tok::Int(_)) =>
            {
                let lo = lex.lo;
                lex.advance();
                Cow::Borrowed(&lex.all[lo..lex.hi])
            }
            _ => return None,
        };
        lex.advance();
        Some(name)
    }

    fn symbol(&mut self, lex: &mut Lexer<'_>) -> Parse<Symbol> {
        let name = self.identifier(lex)?;
        Ok(self.cx.symbol(&name))
    }

    fn comma(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        if lex.eat(b',') { Ok(()) } else { mistake(lex.span(), "expected comma") }
    }

    /// The end of the statement must be here.
    fn end(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        match lex.tok {
            _ if lex.at_end() => {
                self.keep_comments_of_statement(lex);
                Ok(())
            }
            _ => mistake(lex.span(), "expected newline"),
        }
    }

    /// The result of a streamer, located.
    fn emit(&self, span: Span, result: Emit) -> Parse<()> {
        result.or_else(|error| mistake(span, error.0))
    }

    // Statements.

    fn statement(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        if lex.tok == Tok::EndOfStatement {
            let is_marker = self.line_marker(lex, !self.in_instantiation());
            // Its lines are counted in the text when there is something to say about them.
            if is_marker && self.in_window {
                self.flow = Flow::Whole;
            }
            if !is_marker {
                self.keep_comments_of_statement(lex);
            }
            if is_marker || lex.text() == b"\n" {
                self.out.emit_blank_line();
            }
            lex.end_statement();
            return Ok(());
        }
        let result = self.nonempty_statement(lex);
        if self.flow == Flow::Whole {
            return result;
        }
        if !std::mem::take(&mut self.instantiated) {
            if result.is_ok() && lex.at_end() {
                self.keep_comments_of_statement(lex);
            }
            lex.skip_statement();
            self.forget_comments(lex.hi);
            lex.end_statement();
        } else {
            self.forget_comments(lex.lo);
        }
        result
    }

    fn nonempty_statement(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        let start = lex.span();
        self.statement_start = Some(start);
        if let Tok::Int(number) = lex.tok
            && lex.peek() == Tok::Char(b':')
        {
            lex.advance();
            lex.advance();
            return if self.skipping() { self.skip(lex) } else { self.local_label(number, start) }
                .and_then(|()| self.rest_after_label(lex));
        }
        if self.skipping() && !(lex.tok == Tok::Ident && lex.text().starts_with(b".")) {
            return self.skip(lex);
        }
        let quoted = lex.tok == Tok::String;
        let name = if lex.tok == Tok::Ident && lex.text() == b"." {
            lex.advance();
            Cow::Borrowed(&b"."[..])
        } else {
            match self.try_identifier(lex) {
                Some(name) => name,
                None => return self.no_statement(lex),
            }
        };
        if !quoted && let Some(conditional) = self.directives.conditional(&name) {
            return self.conditional(conditional, start, lex);
        }
        if self.skipping() {
            return self.skip(lex);
        }
        match lex.tok {
            Tok::Char(b':') => {
                lex.advance();
                self.keep_comments_of_statement(lex);
                self.label(&name, start, lex)?;
                return self.rest_after_label(lex);
            }
            Tok::Char(b'=') => {
                lex.advance();
                return self.assignment(&name, symbols::Assign::Set, start, lex);
            }
            _ => {}
        }
        self.keep_comments(lex);
        self.out.set_location(start);
        if !self.macros_off
            && let Some(definition) = self.macros.get(&*name)
        {
            let definition = definition.clone();
            return self.instantiate(&definition, start, lex);
        }
        if name.first() == Some(&b'.') && name.len() > 1 {
            return self.directive(&name, start, lex);
        }
        self.instruction(&name, start, lex)
    }

    /// Something that begins no statement; a token that is none in itself is a mistake of its own.
    fn no_statement(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        let start = lex.span();
        if let Tok::Error(message) = lex.tok {
            self.error(start, message);
        }
        if lex.is(b'{')
            && let Some(result) = self.target_statement(b"", start, lex)
        {
            return result;
        }
        mistake(start, "unexpected token at start of statement")
    }

    /// More of the statement after a label.
    fn rest_after_label(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        // A label is a statement of its own: what follows is left for the next round of the loop.
        if lex.at_end() { Ok(()) } else { self.nonempty_statement_bounded(lex) }
    }

    /// `a: b: c:` without going deeper for each.
    fn nonempty_statement_bounded(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        while let (Tok::Ident | Tok::String | Tok::Int(_), Tok::Char(b':')) = (lex.tok, lex.peek()) {
            let start = lex.span();
            if let Tok::Int(number) = lex.tok {
                lex.advance();
                lex.advance();
                if !self.skipping() {
                    self.local_label(number, start)?;
                }
                continue;
            }
            if self.skipping() {
                break;
            }
            let name = self.identifier(lex)?;
            lex.advance();
            self.label(&name, start, lex)?;
        }
        if lex.at_end() { Ok(()) } else { self.nonempty_statement(lex) }
    }

    fn skip(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        lex.skip_statement();
        Ok(())
    }

    fn label(&mut self, name: &[u8], span: Span, lex: &Lexer<'_>) -> Parse<()> {
        if name == b"." {
            return mistake(span, "invalid use of pseudo-symbol '.' as a label");
        }
        if self.is_discarded(name) {
            return Ok(());
        }
        self.check_section(lex)?;
        let symbol = self.cx.symbol(name);
        match self.cx.symbols[symbol].value {
            // A variable that may be set again may become a label as well.
            SymbolValue::Variable { redefinable: true, .. } => {
                self.cx.symbols[symbol].value = SymbolValue::Undefined;
            }
            SymbolValue::Undefined if self.cx.section_of_name(name).is_some() => {
                let name = String::from_utf8_lossy(name).into_owned();
                return mistake(span, format!("symbol '{name}' is already defined"));
            }
            _ => {}
        }
        self.out.set_location(span);
        let result = self.out.emit_label(self.cx, symbol);
        self.emit(span, result)?;
        if self.out.wants_lines() {
            let line = self.line_of(span);
            let result = self.out.emit_source_label(self.cx, symbol, line);
            self.emit(span, result)?;
        }
        Ok(())
    }

    /// The line in which a piece of text begins, from 1.
    fn line_of(&self, span: Span) -> u32 {
        self.sources.line_column(span.source, span.lo).line
    }

    /// The place in a file at which the instantiation began that the text comes from, if it comes from one.
    fn outermost_cause(&self) -> Option<Span> {
        self.frames.iter().find(|frame| frame.kind != FrameKind::File)?.cause
    }

    fn local_label(&mut self, number: u64, span: Span) -> Parse<()> {
        let next = self.local_labels.get(&number).and_then(|&(_, next)| next);
        let symbol = next.unwrap_or_else(|| self.cx.temporary("tmp"));
        self.local_labels.insert(number, (Some(symbol), None));
        let result = self.out.emit_label(self.cx, symbol);
        self.emit(span, result)
    }

    fn directive(&mut self, name: &[u8], span: Span, lex: &mut Lexer<'_>) -> Parse<()> {
        match self.directives.find(name) {
            Some(directive) => {
                if self.wants_whole(name) {
                    lex.seek((span.lo - lex.base) as usize);
                    return Ok(());
                }
                if self.section.current.is_none() && directives::needs_section(name) {
                    self.check_section(lex)?;
                }
                (directive.run)(self, lex, &directives::Call { span, argument: directive.argument })
            }
            None => {
                if let Some(result) = self.target_directive(name, span, lex) {
                    return result;
                }
                let help = self.options.suggestions.then(|| self.directives.nearest(name)).flatten();
                Err(Box::new(Mistake { span, message: "unknown directive".into(), help, underlined: false }))
            }
        }
    }

    fn has_flag(&self, flag: u32) -> bool {
        self.flags & flag != 0
    }

    fn align_is_power(&self) -> bool {
        self.has_flag(target_flags::ALIGN_IS_POWER)
    }
}
