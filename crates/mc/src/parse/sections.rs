//! Switching between sections, whatever the object format: what the section is that a directive names is for [`super::elf`]
//! and [`super::coff`] to read.

use super::directives::{Argument, Call};
use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, SectionState, mistake};
use crate::context::Section;
use crate::section::{Kind, Properties, Request};
use crate::streamer::Alignment;
use support::source::Span;

impl Parser<'_> {
    /// Code goes to the section for it until something else is said. Objects have the other sections that the format wants.
    pub(super) fn initial_section(&mut self, span: Span) -> Parse<()> {
        let text = self.standard(Kind::Text);
        self.section.current = Some((text, 0));
        let result = self.out.start_in(self.cx, text);
        self.emit(span, result)?;
        if self.out.keeps_text() {
            return Ok(());
        }
        for &(kind, log2) in self.cx.format_facts().initial_sections.iter().filter(|(_, log2)| *log2 > 0) {
            let section = self.standard(kind);
            let result = self.out.switch_section(self.cx, section, 0);
            self.emit(span, result)?;
            let code = kind == Kind::Text;
            let result = self.out.emit_align(self.cx, Alignment { log2, fill: None, max_skip: 0, code });
            self.emit(span, result)?;
        }
        let result = self.out.switch_section(self.cx, text, 0);
        self.emit(span, result)
    }

    /// An empty section that says that the stack need not be executable, where the format has one for that.
    pub(super) fn mark_stack(&mut self, span: Span) -> Parse<()> {
        let Some(name) = self.cx.format_facts().stack_note else { return Ok(()) };
        let note = self.cx.open_section(name.as_bytes(), &Request::new(Kind::Metadata));
        let result = self.out.switch_section(self.cx, note, 0);
        self.emit(span, result)?;
        let Some((section, subsection)) = self.section.current else { return Ok(()) };
        let result = self.out.switch_section(self.cx, section, subsection);
        self.emit(span, result)
    }

    /// With `-n`, code and data need a section that has been named. It is missed only once.
    pub(super) fn check_section(&mut self, lex: &Lexer<'_>) -> Parse<()> {
        if self.section.current.is_some() {
            return Ok(());
        }
        self.initial_section(lex.span())?;
        mistake(lex.span(), "expected section directive before assembly directive")
    }

    fn standard(&mut self, kind: Kind) -> Section {
        let name = self.cx.format().section_name(kind);
        self.cx.open_section(name.as_bytes(), &Request::new(kind))
    }

    pub(super) fn in_nobits_section(&self) -> bool {
        self.out.current_section().is_some_and(|s| self.cx.sections[s].kind.has(Properties::ZERO))
    }

    pub(super) fn current_section_name(&self) -> String {
        let section = self.out.current_section();
        section.map_or(String::new(), |s| String::from_utf8_lossy(&self.cx.sections[s].name).into_owned())
    }

    pub(super) fn switch(&mut self, section: Section, subsection: i32, span: Span) -> Parse<()> {
        self.section.previous = self.section.current;
        self.section.current = Some((section, subsection));
        let result = self.out.switch_section(self.cx, section, subsection);
        self.emit(span, result)
    }

    /// `.text [subsection]`
    pub(super) fn standard_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Argument::Section(kind) = call.argument else { return Ok(()) };
        let section = self.standard(kind);
        self.switch_to_part(section, lex, call)
    }

    /// After the section, perhaps the number of a subsection. What follows that is read as a statement of its own.
    fn switch_to_part(&mut self, section: Section, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let mut subsection = Some(0);
        if !lex.at_end() {
            subsection = self.subsection_number(lex)?;
            if !lex.at_end() {
                lex.advance();
                self.instantiated = true;
            }
        }
        match subsection {
            Some(subsection) => self.switch(section, subsection, call.span),
            None => Ok(()),
        }
    }

    /// A number that is wrong is reported, and the section stays the one before.
    pub(super) fn subsection_number(&mut self, lex: &mut Lexer<'_>) -> Parse<Option<i32>> {
        let number = self.expression(lex)?;
        let span = self.expr_span(lex);
        let Some(number) = self.value_now(number) else {
            self.error(span, "cannot evaluate subsection number");
            return Ok(None);
        };
        match i32::try_from(number) {
            Ok(number) if number >= 0 || self.out.keeps_text() => Ok(Some(number)),
            _ => {
                self.error(span, format!("subsection number {number} is not within [0,2147483647]"));
                Ok(None)
            }
        }
    }

    pub(super) fn subsection(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let number = if lex.at_end() { Some(0) } else { self.subsection_number(lex)? };
        self.end_of_directive(lex)?;
        let Some(number) = number else { return Ok(()) };
        match self.section.current {
            Some((section, _)) => self.switch(section, number, call.span),
            None => mistake(call.span, "expected section directive before '.subsection'"),
        }
    }

    pub(super) fn end_of_directive(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        if lex.at_end() { Ok(()) } else { mistake(lex.span(), "expected end of directive") }
    }

    pub(super) fn previous_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Some((section, subsection)) = self.section.previous else {
            return mistake(lex.span(), ".previous without corresponding .section");
        };
        self.instantiated = true;
        self.switch(section, subsection, call.span)
    }

    /// `.pushsection`, after which `read` reads what `.section` has, too.
    pub(super) fn push_section(
        &mut self,
        lex: &mut Lexer<'_>,
        call: &Call,
        read: impl FnOnce(&mut Self, &mut Lexer<'_>, &Call) -> Parse<()>,
    ) -> Parse<()> {
        if self.section_stack.len() >= super::limits::CONDITIONAL_DEPTH {
            return mistake(call.span, "sections are nested too deeply");
        }
        let state = self.section;
        self.section_stack.push(state);
        let result = read(self, lex, call);
        if result.is_err() {
            self.section_stack.pop();
            self.return_to(state, call.span)?;
        }
        result
    }

    fn return_to(&mut self, state: SectionState, span: Span) -> Parse<()> {
        self.section = state;
        let Some((section, subsection)) = state.current else { return Ok(()) };
        let result = self.out.return_to_section(self.cx, section, subsection);
        self.emit(span, result)
    }

    pub(super) fn pop_section(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let Some(state) = self.section_stack.pop() else {
            return mistake(lex.span(), ".popsection without corresponding .pushsection");
        };
        self.instantiated = true;
        self.return_to(state, call.span)
    }

    /// Everything up to the comma: names like `.note.GNU-stack` are several tokens.
    pub(super) fn section_name(&mut self, lex: &mut Lexer<'_>) -> Parse<Vec<u8>> {
        if lex.tok == Tok::String {
            let text = lex.text();
            lex.advance();
            return Ok(text[1..text.len() - 1].to_vec());
        }
        let lo = lex.lo;
        let mut hi = lo;
        while !lex.at_end() && !lex.is(b',') && (hi == lo || lex.lo == hi) {
            hi = lex.hi;
            lex.advance();
        }
        if hi == lo {
            return mistake(lex.span(), "expected identifier");
        }
        Ok(lex.all[lo..hi].to_vec())
    }
}
