//! Line markers, `# 12 "file.c"`: what a preprocessor says of where the text comes from.
//!
//! Diagnostics in the text after a marker name the file and line that it gives. Since places are spans of sources, such a
//! line is made a source of its own: empty lines up to its number, and the line itself. That is bounded
//! ([`MAX_BYTES`](self)); beyond it diagnostics name the text that was read.

use super::Parser;
use super::lexer::{Lexer, Tok};
use std::sync::Arc;
use support::diag::{Diagnostic, Location};
use support::source::Span;

/// Bytes of sources made for lines that markers name, in one run.
const MAX_BYTES: usize = 16 << 20;

/// The marker in force.
#[derive(Clone, Debug)]
pub(super) struct LineMarker {
    file: Arc<str>,
    /// Number of the line after it.
    next_line: u64,
    place: Span,
}

impl Parser<'_> {
    /// Whether the current token is a marker: a comment at the very beginning of a statement. Takes note of it if it
    /// counts.
    pub(super) fn line_marker(&mut self, lex: &Lexer<'_>, counts: bool) -> bool {
        let before = lex.lo.checked_sub(1).and_then(|at| lex.all.get(at));
        let first = before.is_none_or(|&c| c == b'\n' || lex.syntax.separator == [c]);
        if !first || lex.text().first() != Some(&b'#') {
            return false;
        }
        let mut words = *lex;
        words.seek(lex.lo + 1);
        let Tok::Int(line) = words.tok else { return false };
        words.advance();
        if words.tok != Tok::String || words.hi > lex.hi {
            return false;
        }
        if !counts {
            return true;
        }
        let name = words.text();
        let file = String::from_utf8_lossy(&name[1..name.len() - 1]).into();
        if self.out.wants_lines() && line != 0 {
            self.out.emit_source_name(&name[1..name.len() - 1]);
        }
        self.marker = (line != 0).then(|| LineMarker { file, next_line: line, place: lex.span() });
        true
    }

    /// Takes note of the markers in the body of a macro, from `start` to before the current token.
    pub(super) fn markers_in_body(&mut self, lex: &Lexer<'_>, start: usize) {
        let body = &lex.all[start.min(lex.lo)..lex.lo];
        if !body.starts_with(b"#") && super::lexer::find(body, b"\n#").is_none() {
            return;
        }
        let mut inner = *lex;
        inner.seek(start);
        while inner.lo < lex.lo {
            if inner.tok == Tok::EndOfStatement {
                self.line_marker(&inner, true);
            }
            inner.advance();
        }
    }

    /// Moves what a diagnostic says about lines after a marker.
    pub(super) fn apply_marker(&mut self, diagnostic: &mut Diagnostic) {
        if self.marker.is_none() {
            return;
        }
        self.move_location(&mut diagnostic.location);
        for note in &mut diagnostic.notes {
            self.move_location(&mut note.location);
        }
    }

    /// The line of a place, as the marker in force has it.
    pub(super) fn marked_line(&self, span: Span) -> u32 {
        let line = self.line_of(span);
        let Some(marker) = self.marker.as_ref().filter(|marker| marker.place.source == span.source) else {
            return line;
        };
        let behind = u64::from(line).wrapping_sub(u64::from(self.line_of(marker.place)) + 1);
        marker.next_line.wrapping_add(behind) as u32
    }

    fn move_location(&mut self, location: &mut Location) {
        let Location::Span(span) = *location else { return };
        if let Some(moved) = self.moved_span(span) {
            *location = Location::Span(moved);
        }
    }

    fn moved_span(&mut self, span: Span) -> Option<Span> {
        let marker = self.marker.as_ref().filter(|m| m.place.source == span.source)?;
        let at = self.sources.line_column(span.source, span.lo);
        let marked = self.sources.line_column(span.source, marker.place.lo).line;
        let line = (marker.next_line + u64::from(at.line)).checked_sub(u64::from(marked) + 1)?;
        let empty_lines = usize::try_from(line.checked_sub(1)?).ok().filter(|&n| n <= MAX_BYTES)?;
        let text = &self.sources.get(span.source).text;
        let column = at.column.max(1) as usize - 1;
        let start = (span.lo as usize).saturating_sub(column);
        let rest = text.get(start..)?;
        let len = rest.iter().position(|&c| c == b'\n').unwrap_or(rest.len());
        self.marker_bytes = self.marker_bytes.saturating_add(empty_lines + len);
        if self.marker_bytes > MAX_BYTES {
            return None;
        }
        let mut made = vec![b'\n'; empty_lines];
        made.extend_from_slice(&rest[..len]);
        let lo = (empty_lines + column).min(made.len()) as u32;
        let hi = lo.saturating_add(span.hi.saturating_sub(span.lo)).min(made.len() as u32);
        let file = marker.file.to_string();
        let source = self.sources.add(file, made, None).ok()?;
        Some(Span::new(source, lo, hi))
    }
}
