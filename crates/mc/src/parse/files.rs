//! Directives about files and messages.

use super::directives::{Argument, Call};
use super::lexer::{Lexer, Tok};
use super::{Flow, FrameKind, Parse, Parser, limits, mistake};
use support::source::{Span, Text};

impl Parser<'_> {
    /// The name of a file, and where it stands.
    fn file_name(&mut self, lex: &mut Lexer<'_>, what: &str) -> Parse<(String, Span)> {
        let span = lex.span();
        if lex.tok != Tok::String {
            return mistake(span, format!("expected string in '.{what}' directive"));
        }
        Ok((String::from_utf8_lossy(&self.string(lex)?).into_owned(), span))
    }

    fn read_file(&mut self, (name, span): (String, Span), what: &str) -> Parse<(String, Text)> {
        match self.files.read(&name) {
            Some(file) => Ok(file),
            None => mistake(span, format!("Could not find {what} file '{name}'")),
        }
    }

    /// `.include "file"`
    pub(super) fn include(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let name = self.file_name(lex, "include")?;
        if !lex.at_end() {
            return mistake(lex.span(), "unexpected token in '.include' directive");
        }
        let (name, text) = self.read_file(name, "include")?;
        let depth = self.frames.iter().filter(|f| f.kind == FrameKind::File).count();
        if depth > limits::INCLUDE_DEPTH as usize || self.frames.len() >= limits::FRAMES {
            return mistake(call.span, "files are included too deeply");
        }
        // Files that include each other twice would be without end as well.
        self.expansion_bytes = self.expansion_bytes.saturating_add(text.len().max(64));
        if self.expansion_bytes > limits::EXPANSION_BYTES {
            return mistake(call.span, "macros, repetitions and included files make too much text");
        }
        match self.sources.add(name, text.clone(), Some(call.span)) {
            Ok(source) => {
                if lex.text() == b"\n" {
                    self.out.emit_blank_line();
                }
                self.run(source, &text, FrameKind::File, Some(call.span));
                self.instantiated = true;
            }
            Err(_) => return mistake(call.span, "file is too large"),
        }
        Ok(())
    }

    /// `.incbin "file"[, skip[, count]]`
    pub(super) fn incbin(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let name = self.file_name(lex, "incbin")?;
        let (mut skip, mut count) = ((0, lex.span()), None);
        if lex.eat(b',') {
            if !lex.is(b',') {
                let span = lex.span();
                skip = (self.absolute(lex)?, span);
            }
            if lex.eat(b',') {
                let lo = lex.lo;
                count = Some((self.expression(lex)?, lex.span_from(lo)));
            }
        }
        self.end(lex)?;
        let Ok(skip) = usize::try_from(skip.0) else { return mistake(skip.1, "skip is negative") };
        let (_, bytes) = self.read_file(name, "incbin")?;
        let rest = bytes.get(skip..).unwrap_or_default();
        let mut len = rest.len();
        if let Some((count, span)) = count {
            let Some(count) = self.value_now(count) else {
                return mistake(span, "expected absolute expression");
            };
            match usize::try_from(count) {
                Ok(count) => len = len.min(count),
                Err(_) => {
                    self.warning(span, "negative count has no effect");
                    return Ok(());
                }
            }
        }
        let result = self.out.emit_bytes(self.cx, &rest[..len]);
        self.emit(call.span, result)
    }

    /// A string as it is written.
    pub(super) fn raw_string<'t>(&mut self, lex: &mut Lexer<'t>, expected: &'static str) -> Parse<&'t [u8]> {
        if lex.tok != Tok::String {
            return mistake(lex.span(), expected);
        }
        let text = lex.text();
        lex.advance();
        Ok(&text[1..text.len() - 1])
    }

    pub(super) fn ident(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let text = self.raw_string(lex, "expected string")?;
        if !lex.at_end() {
            return mistake(lex.span(), "expected end of directive");
        }
        let result = self.out.emit_ident(self.cx, text);
        self.emit(call.span, result)
    }

    /// `.line [number]`: accepted and without effect.
    pub(super) fn line(&mut self, lex: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        if let Tok::Int(_) = lex.tok {
            lex.advance();
        }
        self.end(lex)
    }

    pub(super) fn end_of_input(&mut self, _: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        self.flow = Flow::Stop;
        Ok(())
    }

    pub(super) fn abort(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let text = String::from_utf8_lossy(lex.rest_of_statement()).into_owned();
        if text.is_empty() {
            mistake(call.span, ".abort detected. Assembly stopping")
        } else {
            mistake(call.span, format!(".abort '{text}' detected. Assembly stopping"))
        }
    }

    /// `.err`, `.error "message"`
    pub(super) fn user_error(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        if call.argument == Argument::Name(".err") {
            return mistake(call.span, ".err encountered");
        }
        if lex.at_end() {
            return mistake(call.span, ".error directive invoked in source file");
        }
        let message = self.raw_string(lex, ".error argument must be a string")?;
        mistake(call.span, String::from_utf8_lossy(message).into_owned())
    }

    pub(super) fn user_warning(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let mut message = ".warning directive invoked in source file".to_owned();
        if !lex.at_end() {
            let text = self.raw_string(lex, ".warning argument must be a string")?;
            message = String::from_utf8_lossy(text).into_owned();
            self.end(lex)?;
        }
        self.warning(call.span, message);
        Ok(())
    }

    /// `.print "text"`: to whoever runs the parser.
    pub(super) fn print(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        if let Tok::Error(message) = lex.tok {
            self.error(lex.span(), message);
        }
        if lex.tok != Tok::String {
            return mistake(call.span, "expected double quoted string after .print");
        }
        let text = self.raw_string(lex, "")?;
        self.end(lex)?;
        self.printed.extend(text);
        self.printed.push(b'\n');
        Ok(())
    }
}
