//! Directives about files and messages.

use super::directives::{Argument, Call};
use super::elf_names::plain_kind;
use super::lexer::{Lexer, Tok};
use super::{Flow, FrameKind, Parse, Parser, limits, mistake};
use crate::streamer::Alignment;
use object::elf::SHT_NOTE;
use std::sync::Arc;

impl Parser<'_> {
    fn named_file(&mut self, lex: &mut Lexer<'_>, what: &str) -> Parse<(String, Arc<[u8]>)> {
        let span = lex.span();
        if lex.tok != Tok::String {
            return mistake(span, format!("expected string in '.{what}' directive"));
        }
        let name = String::from_utf8_lossy(&self.string(lex)?).into_owned();
        match self.files.read(&name) {
            Some(file) => Ok(file),
            None => mistake(span, format!("Could not find {what} file '{name}'")),
        }
    }

    /// `.include "file"`
    pub(super) fn include(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let (name, text) = self.named_file(lex, "include")?;
        self.end(lex)?;
        let depth = self.frames.iter().filter(|f| f.kind == FrameKind::File).count();
        if depth > limits::INCLUDE_DEPTH as usize || self.frames.len() >= limits::FRAMES {
            return mistake(call.span, "files are included too deeply");
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
        let (_, bytes) = self.named_file(lex, "incbin")?;
        let (mut skip, mut count) = (0, None);
        if lex.eat(b',') {
            if !lex.is(b',') {
                let span = lex.span();
                skip = self.absolute(lex)?;
                if skip < 0 {
                    return mistake(span, "skip is negative");
                }
            }
            if lex.eat(b',') {
                let span = lex.span();
                let number = self.absolute(lex)?;
                if number < 0 {
                    self.warning(span, "negative count has no effect");
                    return Ok(());
                }
                count = Some(number as usize);
            }
        }
        self.end(lex)?;
        let rest = &bytes[(skip as usize).min(bytes.len())..];
        let part = &rest[..count.unwrap_or(rest.len()).min(rest.len())];
        let result = self.out.emit_bytes(self.cx, part);
        self.emit(call.span, result)
    }

    pub(super) fn ident(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        if lex.tok != Tok::String {
            return mistake(lex.span(), "expected string in '.ident' directive");
        }
        let text = lex.text();
        let text = text[1..text.len() - 1].to_vec();
        lex.advance();
        self.end(lex)?;
        let result = self.out.emit_ident(self.cx, &text);
        self.emit(call.span, result)
    }

    /// `.version "text"`: a note.
    pub(super) fn version(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let text = self.string(lex)?;
        self.end(lex)?;
        let note = self.cx.section(b".note", plain_kind(SHT_NOTE, 0), false);
        let back = self.section.current;
        let mut emit = || -> crate::streamer::Emit {
            self.out.switch_section(self.cx, note, 0)?;
            for number in [text.len() as i64 + 1, 0, 1] {
                let number = self.cx.constant(number);
                self.out.emit_value(self.cx, number, 4)?;
            }
            self.out.emit_bytes(self.cx, &text)?;
            self.out.emit_bytes(self.cx, &[0])?;
            self.out.emit_align(self.cx, Alignment { log2: 2, fill: None, max_skip: 0, code: false })?;
            match back {
                Some((section, subsection)) => self.out.switch_section(self.cx, section, subsection),
                None => Ok(()),
            }
        };
        let result = emit();
        self.emit(call.span, result)
    }

    pub(super) fn end_of_input(&mut self, _: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        self.flow = Flow::Stop;
        Ok(())
    }

    pub(super) fn abort(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let text = String::from_utf8_lossy(lex.rest_of_statement()).into_owned();
        if text.is_empty() {
            mistake(call.span, ".abort detected. Assembly stopping.")
        } else {
            mistake(call.span, format!(".abort '{text}' detected. Assembly stopping."))
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
        if lex.tok != Tok::String {
            return mistake(lex.span(), ".error argument must be a string");
        }
        let message = self.string(lex)?;
        mistake(call.span, String::from_utf8_lossy(&message).into_owned())
    }

    pub(super) fn user_warning(&mut self, lex: &mut Lexer<'_>, call: &Call) -> Parse<()> {
        let mut message = ".warning directive invoked in source file".to_owned();
        if !lex.at_end() {
            if lex.tok != Tok::String {
                return mistake(lex.span(), ".warning argument must be a string");
            }
            message = String::from_utf8_lossy(&self.string(lex)?).into_owned();
            self.end(lex)?;
        }
        self.warning(call.span, message);
        Ok(())
    }

    /// `.print "text"`: to whoever runs the parser.
    pub(super) fn print(&mut self, lex: &mut Lexer<'_>, _: &Call) -> Parse<()> {
        if lex.tok != Tok::String {
            return mistake(lex.span(), "expected double quoted string after .print");
        }
        let text = self.string(lex)?;
        self.end(lex)?;
        self.printed.extend(text);
        self.printed.push(b'\n');
        Ok(())
    }
}
