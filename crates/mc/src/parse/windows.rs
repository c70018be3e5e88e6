//! Texts that are read piece by piece, so that a large file does not have to be in memory as a whole.
//!
//! A window is a run of whole lines. Nearly every statement ends on the line where it begins; what may go on beyond it are
//! strings with newlines in them, comments in `/* */`, and the bodies of macros and repetitions. A window in which one of
//! the first two might be, which [`lines_end_statements`] finds out in one fast pass, is not parsed as one, and directives
//! with a body ask for more text before anything else ([`Parser::wants_whole`]). In both cases the whole text is read after
//! all and parsed from that place on; so are files whose lines have numbers of their own
//! ([`markers`](super::markers)). Places are counted from the beginning of the text either way ([`Lexer`]'s `base`).
//!
//! Cost: one pass over the text besides parsing it, at the speed of memory.

use super::lexer::{Lexer, Tok};
use super::{Flow, Frame, FrameKind, Parsed, Parser};
use support::diag::Diagnostic;
use support::source::{SourceId, Text};

/// A text that can be read from any place on.
pub trait Pieces {
    /// Bytes in all.
    fn size(&self) -> u64;
    /// Reads from a place on into a buffer: how many bytes, fewer than it has only at the end. `None` if reading fails.
    fn read(&mut self, at: u64, buffer: &mut [u8]) -> Option<usize>;
}

/// Bytes of a window.
const WINDOW: usize = 1 << 18;

/// Directives that have a body.
const WITH_BODY: &[&[u8]] = &[b".macro", b".rept", b".rep", b".irp", b".irpc"];

/// Reads all of a text.
pub(super) fn read_all(pieces: &mut dyn Pieces) -> Option<Text> {
    let mut all = vec![0; usize::try_from(pieces.size()).ok()?];
    let len = pieces.read(0, &mut all)?;
    all.truncate(len);
    Some(all.into())
}

impl Parsed {
    /// Gives the source its text, which messages about it show.
    pub(super) fn load(&mut self, source: SourceId, pieces: &mut dyn Pieces) {
        if let Some(text) = read_all(pieces) {
            self.sources.set_text(source, text);
        }
    }
}

/// Whether every statement of these lines ends on the line where it begins, as far as strings and comments matter. What is
/// in doubt, a quote in a comment or as a character, counts as no.
fn lines_end_statements(text: &[u8]) -> bool {
    if memchr::memmem::find(text, b"/*").is_some() {
        return false;
    }
    let mut rest = text;
    while let Some(open) = memchr::memchr(b'"', rest) {
        if open.checked_sub(1).is_some_and(|before| matches!(rest[before], b'\'' | b'\\')) {
            return false;
        }
        rest = &rest[open + 1..];
        loop {
            match memchr::memchr3(b'"', b'\\', b'\n', rest) {
                Some(at) if rest[at] == b'"' => {
                    rest = &rest[at + 1..];
                    break;
                }
                Some(at) if rest[at] == b'\\' && rest.get(at + 1).is_some_and(|&c| c != b'\n') => {
                    rest = &rest[at + 2..];
                }
                _ => return false,
            }
        }
    }
    true
}

impl Parser<'_> {
    /// Whether a directive needs the text as a whole; it is asked for then.
    pub(super) fn wants_whole(&mut self, name: &[u8]) -> bool {
        let wants = self.in_window && WITH_BODY.iter().any(|with_body| name.eq_ignore_ascii_case(with_body));
        if wants {
            self.flow = Flow::Whole;
        }
        wants
    }

    /// Reads a source to its end, or until it is left.
    pub(super) fn run_pieces(&mut self, source: SourceId, pieces: &mut dyn Pieces) {
        let conditionals = self.conditionals.len();
        self.frames.push(Frame { kind: FrameKind::File, cause: None, conditionals, comments_at: 0 });
        let size = pieces.size();
        let mut at = 0;
        if !self.options.preserve_comments && !self.out.wants_lines() {
            at = self.run_windows(source, pieces);
        }
        if self.flow == Flow::Next && at < size || self.flow == Flow::Whole {
            self.flow = Flow::Next;
            let text = read_all(pieces).unwrap_or_else(|| {
                self.diagnostics.push(Diagnostic::error_nowhere("the text could not be read to its end"));
                Text::default()
            });
            self.sources.set_text(source, text.clone());
            let mut lex = Lexer::new(source, &text, self.syntax);
            lex.seek((at as usize).min(text.len()));
            self.statements(&mut lex);
        }
        self.frames.pop();
    }

    /// Reads as much as can be read in windows; gives the place where that ends.
    fn run_windows(&mut self, source: SourceId, pieces: &mut dyn Pieces) -> u64 {
        let size = pieces.size();
        let mut buffer = vec![0; WINDOW];
        let mut at = 0;
        while at < size && self.flow == Flow::Next {
            let Some(len) = pieces.read(at, &mut buffer) else { return at };
            let is_last = at + len as u64 >= size;
            let end = if is_last { Some(len) } else { memchr::memrchr(b'\n', &buffer[..len]).map(|l| l + 1) };
            let Some(text) = end.filter(|&end| end > 0).map(|end| &buffer[..end]) else { return at };
            if !lines_end_statements(text) {
                return at;
            }
            let mut lex = Lexer::new(source, text, self.syntax);
            lex.base = at as u32;
            self.in_window = true;
            self.statements(&mut lex);
            self.in_window = false;
            at += if lex.tok == Tok::Eof { text.len() as u64 } else { lex.lo as u64 };
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::lines_end_statements;

    #[test]
    fn strings_and_comments_that_may_span_lines_are_found() {
        for text in ["a\nb # c\n", ".asciz \"a\\\"b\" # \"c\"\n", "", "x \"\" y\n"] {
            assert!(lines_end_statements(text.as_bytes()), "{text}");
        }
        for text in ["/* x */\n", ".asciz \"a\n\"\n", "# don\"t\n", ".byte '\"'\n", "\"a\\\n\"", "\"a"] {
            assert!(!lines_end_statements(text.as_bytes()), "{text}");
        }
    }
}
