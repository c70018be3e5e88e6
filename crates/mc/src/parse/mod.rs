//! The assembly parser: text in GNU's syntax, as LLVM reads it, to a [`Streamer`].
//!
//! * `run`: a text from its beginning to its end; `dispatch`: what kind of statement it is; `names`: what statements of all
//!   kinds are made of; `labels`; `report`: diagnostics.
//! * `lexer`, `numbers`: tokens; `expr`: expressions; `directives`: the table of directives.
//! * `symbols`, `data`, `space`, `sections`, `files`, `debug`, `cfi`: directives by topic; `elf`, `coff`: those of an object
//!   format.
//! * `windows`: texts that are not in memory as a whole.
//! * `conditionals`, `macros`, `repeat`: what makes text out of text.
//! * `comments`: comments that text keeps; `markers`: lines of files that a preprocessor named; `cycles`: variables that
//!   depend on themselves; `token_dump`: tokens as text.
//! * `fast_lines`: lines as compilers write them, read without all of that; `fast_statement`: the same for targets whose code
//!   reads instructions.
//! * `instructions`: operands and the search for a matching instruction; `forms`: composite operands; `entries`: the table;
//!   `statement`, `operand_matcher`: reading and searching where operands are read first; `trace`: the search, told step by step.
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
mod codeview;
mod coff;
mod comments;
mod conditionals;
mod cycles;
mod data;
mod debug;
mod directives;
mod dispatch;
mod elf;
pub(crate) mod entries;
mod expr;
mod fast_lines;
mod fast_operands;
mod fast_statement;
mod files;
mod forms;
mod instructions;
mod labels;
mod lexer;
mod macho;
mod macros;
mod markers;
mod mismatch;
mod name_sets;
mod names;
mod numbered_registers;
mod numbers;
mod operand_matcher;
mod operands;
mod options;
mod packets;
mod prefixes;
mod registers;
mod repeat;
mod report;
mod run;
mod sections;
mod seh;
mod space;
mod statement;
mod subtarget_directives;
mod symbols;
mod target_directives;
mod token_dump;
pub(crate) mod trace;
mod unwritten;
mod windows;

pub use directives::FormatDirectives;
pub use fast_statement::FastStatement;
pub use instructions::OperandInput;
pub use lexer::NumberSyntax;
pub use options::{Files, NoFiles, Options, limits};
pub use statement::{FitPreference, Misfit, ParsedKind, ParsedOperand, StatementInput};
pub use support::source::Span;
pub use target_directives::{Directive, DirectiveError, DirectiveInput};
pub use token_dump::dump_tokens;
pub use windows::Pieces;

use crate::context::{Context, Section, Symbol};
use crate::format::ObjectFormat;
use crate::free_form;
use crate::streamer::Streamer;
use crate::target::{Subtarget, Target};
use conditionals::Conditional;
use directives::DirectiveTable;
use instructions::MatchTables;
use lexer::Syntax;
use macros::Macro;
use report::{Mistake, Parse, mistake};
use smallvec::SmallVec;
use std::sync::Arc;
use support::diag::{Diagnostic, Diagnostics};
use support::hash::FxHashMap;
use support::source::{SourceMap, Text};
use symbols::PendingAliases;
use tables::instructions::target_flags;
use tables::object::MachObject;
use trace::Trace;

/// What parsing leaves behind.
#[derive(Debug, Default)]
pub struct Parsed {
    pub sources: SourceMap,
    pub diagnostics: Diagnostics,
    /// What `.print` said.
    pub printed: Vec<u8>,
    /// How instructions were found, if that was asked for ([`Options::trace`]).
    pub trace: String,
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
    parser.into_parsed()
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
    let mut parsed = parser.into_parsed();
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
    fast_lines: fast_lines::FastLines,
    directives: DirectiveTable,
    matches: MatchTables,
}

impl Tables {
    fn new(target: &Target, subtarget: &Subtarget, format: &dyn ObjectFormat, options: &Options) -> Tables {
        let syntax = syntax(target, format, options);
        let directives = DirectiveTable::new(target, subtarget, format.directives());
        Tables {
            fast_lines: fast_lines::FastLines::new(target, subtarget, &syntax, |name| directives.find(name)),
            directives,
            matches: MatchTables::new(target, &syntax, options.variant),
        }
    }
}

/// The characters of a target's assembly.
fn syntax<'a>(target: &'a Target, format: &dyn ObjectFormat, options: &Options) -> Syntax<'a> {
    let facts = &target.facts;
    let or = |text: &'a str, default: &'a str| if text.is_empty() { default } else { text };
    let mach = if format.facts().has_atoms { target.image.records::<MachObject>().get(0) } else { None };
    let of_format = mach.unwrap_or_default();
    let marks = |own, usual, default| or(target.image.string(own), or(target.image.string(usual), default));
    Syntax {
        comment: marks(of_format.comment, facts.comment, "#").as_bytes(),
        // Semicolons separate what stands in a packet, and some instructions have one in them.
        separator: match facts.packet_mask {
            0 => marks(of_format.separator, facts.separator, ";").as_bytes(),
            _ => b"",
        },
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
        _ => Tables::new(target, subtarget, cx.format(), options),
    };
    let mut parser = Parser::with_tables(target, subtarget, cx, out, (files, options), tables);
    parser.section.current = section;
    parser.is_part = true;
    match parser.sources.add(name, text.clone(), None) {
        Ok(source) => parser.main(source, &text),
        Err(_) => parser.diagnostics.push(Diagnostic::error_nowhere(format!("{name}: text is too large"))),
    }
    // They belong to the features in force at the end, which the next text begins with only if nothing has changed them.
    kept.0 = Some((
        parser.subtarget,
        Tables { fast_lines: parser.fast_lines, directives: parser.directives, matches: parser.matches },
    ));
    Parsed {
        sources: parser.sources,
        diagnostics: parser.diagnostics,
        printed: parser.printed,
        trace: parser.trace.into_text(),
    }
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
    /// The instructions of the packet that is open, with their places.
    packet: Option<Vec<(crate::inst::Inst, Span)>>,
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
    fast_lines: fast_lines::FastLines,
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
    pending_labels: Vec<PendingLabel>,
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
    conditional_aliases: PendingAliases,
    /// `.def`
    definition: Option<coff::Definition>,
    /// The text stands within something else, so what it does not define may come later.
    is_part: bool,
    /// `.lto_discard`
    discarded: Vec<Box<[u8]>>,
    codeview: codeview::CodeViewState,
    trace: Trace,
}

/// A local label that was referred to before it came.
#[derive(Clone, Debug)]
struct PendingLabel {
    symbol: Symbol,
    span: Span,
    /// The marker that was in force.
    marker: Option<markers::LineMarker>,
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
        let tables = Tables::new(target, subtarget, cx.format(), options);
        Parser::with_tables(target, subtarget, cx, out, (files, options), tables)
    }

    fn with_tables(
        target: &'a Target,
        subtarget: &Subtarget,
        cx: &'a mut Context,
        out: &'a mut dyn Streamer,
        (files, options): (&'a mut dyn Files, &'a Options),
        tables: Tables,
    ) -> Parser<'a> {
        let facts = &target.facts;
        let Tables { fast_lines, directives, matches } = tables;
        let format = cx.format();
        Parser {
            target,
            subtarget: subtarget.clone(),
            position_independent: options.position_independent,
            modes: Vec::new(),
            target_state: 0,
            register_variables: FxHashMap::default(),
            packet: None,
            deprecated: None,
            cx,
            out,
            files,
            options,
            variant: options.variant,
            syntax: syntax(target, format, options),
            specifiers: SpecifierUse::Nowhere,
            expr_at: 0,
            names_variable: false,
            flags: facts.flags,
            fast_lines,
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
            conditional_aliases: PendingAliases::default(),
            definition: None,
            discarded: Vec::new(),
            codeview: codeview::CodeViewState::default(),
            is_part: false,
            trace: Trace::new(options.trace),
        }
    }

    fn into_parsed(self) -> Parsed {
        Parsed {
            sources: self.sources,
            diagnostics: self.diagnostics,
            printed: self.printed,
            trace: self.trace.into_text(),
        }
    }

    fn has_flag(&self, flag: u32) -> bool {
        self.flags & flag != 0
    }

    fn align_is_power(&self) -> bool {
        self.has_flag(target_flags::ALIGN_IS_POWER)
    }
}
