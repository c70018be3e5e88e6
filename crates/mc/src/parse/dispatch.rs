//! What kind of statement it is, by its first tokens: a label, an assignment, a conditional, a macro, a directive, or an
//! instruction.

use super::lexer::{Lexer, Tok};
use super::{Flow, Mistake, Parse, Parser, directives, mistake, symbols};
use std::borrow::Cow;
use support::source::Span;

impl Parser<'_> {
    pub(super) fn statement(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
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
        let mut result = self.nonempty_statement(lex);
        while result.is_ok() && self.packet_goes_on(lex) {
            result = self.nonempty_statement(lex);
        }
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

    pub(super) fn nonempty_statement(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
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
        let (quoted, first) = (lex.tok == Tok::String, lex.lo);
        let from_first = *lex;
        let name = if lex.tok == Tok::Ident && lex.text() == b"." {
            lex.advance();
            Cow::Borrowed(&b"."[..])
        } else {
            match self.try_identifier(lex) {
                Some(name) => name,
                None => {
                    return self.operand_first(first, start, lex).unwrap_or_else(|| self.no_statement(lex));
                }
            }
        };
        if !quoted && let Some(conditional) = self.directives.conditional(&name) {
            return self.conditional(conditional, start, lex);
        }
        if self.skipping() {
            return self.skip(lex);
        }
        if (!lex.is(b':') || self.is_register_with_colon(&from_first))
            && let Some(result) = self.operand_first(first, start, lex)
        {
            return result;
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
                return self.assignment(&name, symbols::Assign::Equal, start, lex);
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
        if let Some(result) = self.register_alias(&name, start, lex) {
            return result;
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
        if let Some(result) = self.packet_brace(start, lex) {
            return result;
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
            if self.skipping() || self.is_register_with_colon(lex) {
                break;
            }
            let name = self.identifier(lex)?;
            lex.advance();
            self.label(&name, start, lex)?;
        }
        if lex.at_end() { Ok(()) } else { self.nonempty_statement(lex) }
    }

    pub(super) fn skip(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        lex.skip_statement();
        Ok(())
    }

    pub(super) fn directive(&mut self, name: &[u8], span: Span, lex: &mut Lexer<'_>) -> Parse<()> {
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
                if let Some(result) = self.described_directive(name, span, lex) {
                    return result;
                }
                let help = self.options.suggestions.then(|| self.directives.nearest(name)).flatten();
                Err(Box::new(Mistake { span, message: "unknown directive".into(), help, underlined: false }))
            }
        }
    }
}
