//! Reporting errors, and going on after one.

use super::super::lexer::Tok;
use super::{Failed, MAX_ERRORS, Parser};
use crate::types::{Type, TypeData};
use support::diag::{Diagnostic, Location};
use support::source::Span;

impl Parser<'_> {
    /// Reports an error at `span`.
    #[cold]
    pub(super) fn error(&mut self, span: Span, message: impl Into<String>) -> Failed {
        self.report(Diagnostic::error(span, message))
    }

    /// Reports that something else than the current token was expected.
    #[cold]
    pub(super) fn error_here(&mut self, message: &str) -> Failed {
        match self.lex_error() {
            Some(failed) => failed,
            None => self.error(self.span(), message),
        }
    }

    /// Reports an error that contradicts something earlier.
    #[cold]
    pub(super) fn error_with_note(
        &mut self,
        span: Span,
        message: impl Into<String>,
        earlier: Option<Span>,
        note: &str,
    ) -> Failed {
        let mut diagnostic = Diagnostic::error(span, message);
        if let Some(earlier) = earlier {
            diagnostic = diagnostic.with_note(Location::Span(earlier), note);
        }
        self.report(diagnostic)
    }

    #[cold]
    pub(super) fn report(&mut self, diagnostic: Diagnostic) -> Failed {
        if self.diags.num_errors() < MAX_ERRORS {
            self.diags.push(diagnostic);
        }
        if self.diags.num_errors() >= MAX_ERRORS {
            // Nothing further would be shown: go to the end.
            self.lexer.set_pos(u32::MAX);
            self.tok = self.lexer.next_token();
        }
        Failed
    }

    /// An error in the construct that starts at `lo`: continues at the next line that may start a top-level entity.
    pub(super) fn recover_top_level(&mut self, lo: u32) {
        let text = self.lexer.text();
        let mut from = (self.tok.lo.max(lo)) as usize;
        // The token itself may be what comes next, unless nothing has been consumed.
        if from as u32 == lo {
            from += 1;
        }
        let starts: [&[u8]; 8] = [
            b"define",
            b"declare",
            b"target",
            b"attributes",
            b"module asm",
            b"source_filename",
            b"uselistorder",
            b"}",
        ];
        let mut at = match from.checked_sub(1).and_then(|i| text.get(i)) {
            Some(b'\n') | None => from,
            _ => next_line(text, from),
        };
        while at < text.len() {
            let line = &text[at..];
            if matches!(line.first(), Some(b'@' | b'%' | b'!' | b'$' | b'^'))
                || starts.iter().any(|start| line.starts_with(start))
            {
                break;
            }
            at = next_line(text, at);
        }
        // A brace that closes the function in which the error was.
        if text.get(at) == Some(&b'}') {
            at += 1;
        }
        self.lexer.set_pos(u32::try_from(at).unwrap_or(u32::MAX));
        self.tok = self.lexer.next_token();
    }

    /// An error in a function body: continues at the next line, or at the brace that ends the body.
    pub(super) fn recover_instruction(&mut self, lo: u32) {
        let text = self.lexer.text();
        let from = self.tok.lo.max(lo) as usize;
        // An error that was seen at the first token of the next line leaves that token alone.
        let fresh = self.tok.lo > lo
            && text.get(..from).is_some_and(|before| {
                before.iter().rev().take_while(|&&b| b != b'\n').all(|b| b.is_ascii_whitespace())
            });
        if fresh {
            return;
        }
        self.lexer.set_pos(u32::try_from(next_line(text, from)).unwrap_or(u32::MAX));
        self.tok = self.lexer.next_token();
        // A switch table or clauses on lines of their own.
        while matches!(self.tok.kind, Tok::IntType | Tok::RSquare | Tok::Comma) {
            self.lexer.set_pos(u32::try_from(next_line(text, self.tok.lo as usize)).unwrap_or(u32::MAX));
            self.tok = self.lexer.next_token();
        }
    }

    /// A type as messages show it.
    pub(super) fn type_name(&self, ty: Type) -> String {
        let mut out = String::new();
        self.write_type(&mut out, ty, 0);
        out
    }

    fn write_types(&self, out: &mut String, types: &[Type], depth: u32) {
        for (i, &ty) in types.iter().enumerate() {
            if i != 0 {
                out.push_str(", ");
            }
            self.write_type(out, ty, depth);
        }
    }

    fn write_type(&self, out: &mut String, ty: Type, depth: u32) {
        use std::fmt::Write;
        // Types nest no deeper than the limit of the parser, but a message need not show all of it.
        if depth > 20 {
            out.push('…');
            return;
        }
        let depth = depth + 1;
        // Writing to a string cannot fail.
        let _ = match self.module.types.get(ty) {
            TypeData::Void => write!(out, "void"),
            TypeData::Half => write!(out, "half"),
            TypeData::BFloat => write!(out, "bfloat"),
            TypeData::Float => write!(out, "float"),
            TypeData::Double => write!(out, "double"),
            TypeData::X86Fp80 => write!(out, "x86_fp80"),
            TypeData::Fp128 => write!(out, "fp128"),
            TypeData::PpcFp128 => write!(out, "ppc_fp128"),
            TypeData::Label => write!(out, "label"),
            TypeData::Token => write!(out, "token"),
            TypeData::Metadata => write!(out, "metadata"),
            TypeData::X86Amx => write!(out, "x86_amx"),
            TypeData::Int(bits) => write!(out, "i{bits}"),
            TypeData::Ptr { addr_space: 0 } => write!(out, "ptr"),
            TypeData::Ptr { addr_space } => write!(out, "ptr addrspace({addr_space})"),
            TypeData::Array { elem, len } => {
                let _ = write!(out, "[{len} x ");
                self.write_type(out, *elem, depth);
                write!(out, "]")
            }
            TypeData::Vector { elem, len, scalable } => {
                let _ = write!(out, "<{}{len} x ", if *scalable { "vscale x " } else { "" });
                self.write_type(out, *elem, depth);
                write!(out, ">")
            }
            TypeData::Struct { fields, packed } => {
                let (open, close) = match (packed, fields.is_empty()) {
                    (true, false) => ("<{ ", " }>"),
                    (true, true) => ("<{", "}>"),
                    (false, false) => ("{ ", " }"),
                    (false, true) => ("{", "}"),
                };
                out.push_str(open);
                self.write_types(out, fields, depth);
                write!(out, "{close}")
            }
            TypeData::Identified(id) => match &self.module.types.identified(*id).name {
                Some(name) => write!(out, "%{}", String::from_utf8_lossy(name)),
                None => write!(out, "%<unnamed>"),
            },
            TypeData::Function { ret, params, vararg } => {
                self.write_type(out, *ret, depth);
                out.push_str(" (");
                self.write_types(out, params, depth);
                let dots = match (*vararg, params.is_empty()) {
                    (true, false) => ", ...",
                    (true, true) => "...",
                    _ => "",
                };
                write!(out, "{dots})")
            }
            TypeData::TargetExt(ext) => {
                let _ = write!(out, "target(\"{}\"", String::from_utf8_lossy(&ext.name));
                for &ty in &ext.types {
                    out.push_str(", ");
                    self.write_type(out, ty, depth);
                }
                for int in &ext.ints {
                    let _ = write!(out, ", {int}");
                }
                write!(out, ")")
            }
        };
    }
}

/// Start of the line after the one that `from` is in.
fn next_line(text: &[u8], from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    from + rest.iter().position(|&b| b == b'\n').map_or(rest.len(), |p| p + 1)
}

/// A name in a message: as much of it as is text.
pub(super) fn shown(name: &[u8]) -> std::borrow::Cow<'_, str> {
    const LONGEST: usize = 200;
    String::from_utf8_lossy(&name[..name.len().min(LONGEST)])
}
