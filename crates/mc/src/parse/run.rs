//! From the beginning of a text to its end: what precedes it, its statements one by one, what is looked at after it; and the
//! same for texts within it, which macros, repetitions and inclusions bring.

use super::lexer::{Lexer, Tok};
use super::{Flow, Frame, FrameKind, Parse, Parser, PendingLabel, limits};
use crate::context::{Symbol, SymbolValue};
use support::source::{SourceId, Span};

impl Parser<'_> {
    pub(super) fn main(&mut self, source: SourceId, text: &[u8]) {
        self.begin(source);
        self.run(source, text, FrameKind::File, None);
        self.finish(source, text.len() as u32);
    }

    /// What precedes the text.
    pub(super) fn begin(&mut self, source: SourceId) {
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
    pub(super) fn finish(&mut self, source: SourceId, size: u32) {
        let end = Span::new(source, size, size);
        if !self.conditionals.is_empty() {
            self.error(end, "unmatched .ifs or .elses");
        }
        if self.packet.is_some() {
            self.error(end, "a packet has no end");
        }
        let mut reported = Vec::new();
        for PendingLabel { symbol, span, marker } in std::mem::take(&mut self.pending_labels) {
            if matches!(self.cx.symbols[symbol].value, SymbolValue::Undefined) {
                let last = std::mem::replace(&mut self.marker, marker);
                self.error(span, "directional label undefined");
                self.marker = last;
                reported.push(symbol);
            }
        }
        for number in self.line_state.unassigned_files() {
            self.error(end, format!("unassigned file number: {number} for .file directives"));
        }
        self.conditional_assignments();
        self.report_cycles();
        if self.cx.format_facts().has_atoms && !self.is_part {
            self.report_undefined_temporaries(end, &reported);
        }
        // Only a text that is right so far is finished.
        let is_open = !self.line_state.open_procs.is_empty() || self.line_state.open_unwind;
        if is_open && !self.diagnostics.has_errors() {
            self.error(end, "Unfinished frame!");
        }
    }

    /// Linkers that move atoms do not see temporaries, so these are defined where they are used.
    fn report_undefined_temporaries(&mut self, end: Span, reported: &[Symbol]) {
        let symbols = &self.cx.symbols;
        let is_missing = |symbol: &Symbol| {
            let data = &symbols[*symbol];
            data.temporary && data.value == SymbolValue::Undefined && !self.cx.symbol_name(*symbol).is_empty()
        };
        let missing: Vec<Symbol> = symbols.iter().map(|(symbol, _)| symbol).filter(is_missing).collect();
        for symbol in missing.into_iter().filter(|symbol| !reported.contains(symbol)) {
            let name = String::from_utf8_lossy(self.cx.symbol_name(symbol)).into_owned();
            self.error(end, format!("assembler local symbol '{name}' not defined"));
        }
    }

    /// Reads a source to its end, or until it is left. The nesting is bounded by those who call this.
    pub(super) fn run(&mut self, source: SourceId, text: &[u8], kind: FrameKind, cause: Option<Span>) {
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
    pub(super) fn statements(&mut self, lex: &mut Lexer<'_>) {
        while lex.tok != Tok::Eof && self.flow == Flow::Next {
            let next = self.fast_lines(lex);
            if next != lex.lo {
                lex.seek(next);
                continue;
            }
            let result = self.statement(lex);
            self.report_failure(result, lex.span());
        }
    }

    /// Reports what is wrong with a statement, and stops at `next` where too much is.
    pub(super) fn report_failure(&mut self, result: Parse<()>, next: Span) {
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

    /// The place in a file at which the instantiation began that the text comes from, if it comes from one.
    pub(super) fn outermost_cause(&self) -> Option<Span> {
        self.frames.iter().find(|frame| frame.kind != FrameKind::File)?.cause
    }
}
