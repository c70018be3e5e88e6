//! Assembly text as tokens.
//!
//! The lexer walks the bytes of one source and holds one token at a time; a copy of it is a look-ahead. Newlines, the
//! target's separator and comments end a statement. Numbers are lexed as in C, except that `1f` and `1b` are a number and
//! a name (references to the local label `1`), and characters are written `'c'`.
//!
//! Linear in the text, no allocation.

use support::source::{SourceId, Span};

/// A token. Its text is [`Lexer::text`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tok {
    /// End of the source.
    Eof,
    /// Newline or separator, or a comment up to the end of the line.
    EndOfStatement,
    Ident,
    /// With its quotes.
    String,
    Int(u64),
    /// An integer of more than 64 bits.
    BigInt,
    Real,
    Char(u8),
    /// An operator of two characters.
    Pair(u8, u8),
    Error(&'static str),
}

/// How a target writes comments and separates statements: with marks that begin like no name and no number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Syntax<'s> {
    pub comment: &'s [u8],
    pub separator: &'s [u8],
    /// `@` is part of names: it begins a specifier there.
    pub at_in_names: bool,
    pub numbers: NumberSyntax,
}

impl Syntax<'_> {
    /// Whether a comment or separator may begin with this character.
    #[inline]
    fn may_end_statement(&self, c: u8) -> bool {
        matches!(c, b'/' | b'#') || self.comment.first() == Some(&c) || self.separator.first() == Some(&c)
    }
}

/// Ways to write numbers that have to be asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NumberSyntax {
    /// `-masm-integers`: a letter after the digits says the radix (`0ffh`, `11y`).
    pub masm_integers: bool,
    /// `-masm-hexfloats`: `3f800000r` is a real.
    pub masm_hex_reals: bool,
    /// `-motorola-integers`: `$ff` and `%11`.
    pub motorola_integers: bool,
}

/// See the module text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexer<'t> {
    pub source: SourceId,
    /// The text, or the part of it that is at hand; positions are counted in it.
    pub all: &'t [u8],
    /// Where in the source that part begins.
    pub base: u32,
    pub(super) syntax: Syntax<'t>,
    pub tok: Tok,
    pub lo: usize,
    pub hi: usize,
}

const OPERATORS: &[[u8; 2]] = &[*b"<<", *b">>", *b"<=", *b">=", *b"==", *b"!=", *b"<>", *b"&&", *b"||"];

/// By character: whether names have it after their first one.
pub(super) const IN_NAMES: [bool; 256] = {
    let mut table = [false; 256];
    let mut c = 0;
    while c < 256 {
        let byte = c as u8;
        table[c] = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'?');
        c += 1;
    }
    table
};

impl<'t> Lexer<'t> {
    /// A lexer at the first token of a source.
    pub fn new(source: SourceId, all: &'t [u8], syntax: Syntax<'t>) -> Lexer<'t> {
        let mut lexer = Lexer { source, all, base: 0, syntax, tok: Tok::EndOfStatement, lo: 0, hi: 0 };
        lexer.advance();
        lexer
    }

    #[inline]
    pub(super) fn byte(&self, at: usize) -> u8 {
        self.all.get(at).copied().unwrap_or(0)
    }

    /// The text of the current token.
    pub fn text(&self) -> &'t [u8] {
        self.all.get(self.lo..self.hi).unwrap_or_default()
    }

    #[inline]
    pub fn span(&self) -> Span {
        self.span_of(self.lo, self.hi)
    }

    /// The span between two positions.
    #[inline]
    pub fn span_of(&self, lo: usize, hi: usize) -> Span {
        Span::new(self.source, self.base + lo as u32, self.base + hi as u32)
    }

    /// The position of the beginning of a span of this source.
    pub fn position(&self, span: Span) -> usize {
        span.lo.saturating_sub(self.base) as usize
    }

    /// The text of a span of this source.
    pub fn slice(&self, span: Span) -> &'t [u8] {
        let base = self.base as usize;
        self.all
            .get((span.lo as usize).wrapping_sub(base)..(span.hi as usize).wrapping_sub(base))
            .unwrap_or_default()
    }

    /// From an earlier position up to the end of the token before the current one.
    pub fn span_from(&self, lo: usize) -> Span {
        let before = &self.all[lo.min(self.lo)..self.lo];
        let len = before.iter().rposition(|c| !c.is_ascii_whitespace()).map_or(0, |last| last + 1);
        self.span_of(lo, lo + len)
    }

    pub fn at_end(&self) -> bool {
        matches!(self.tok, Tok::EndOfStatement | Tok::Eof)
    }

    pub fn is(&self, c: u8) -> bool {
        self.tok == Tok::Char(c)
    }

    /// Consumes the token if it is this character.
    pub fn eat(&mut self, c: u8) -> bool {
        let found = self.is(c);
        if found {
            self.advance();
        }
        found
    }

    /// Whether nothing stands between the current token and the one after it.
    pub fn next_is_adjacent(&self) -> bool {
        let mut next = *self;
        next.advance();
        next.lo == self.hi && !next.at_end()
    }

    pub fn peek(&self) -> Tok {
        let mut next = *self;
        next.advance();
        next.tok
    }

    /// Moves to `at`, which is the start of a token.
    pub fn seek(&mut self, at: usize) {
        self.hi = at;
        self.advance();
    }

    /// Goes on to the end of the statement, without passing it.
    pub fn skip_statement(&mut self) {
        while !self.at_end() {
            self.advance();
        }
    }

    /// Reads the current token again with another meaning of `@`; the meaning so far.
    pub fn set_at_in_names(&mut self, at_in_names: bool) -> bool {
        let before = std::mem::replace(&mut self.syntax.at_in_names, at_in_names);
        if before != at_in_names {
            self.seek(self.lo);
        }
        before
    }

    /// Length of the comment at `at`, newline not counted; 0 if there is none.
    pub fn comment_len(&self, at: usize) -> usize {
        let rest = self.all.get(at..).unwrap_or_default();
        if rest.starts_with(b"/*") {
            return find(&rest[2..], b"*/").map_or(rest.len(), |len| len + 4);
        }
        let marked = !self.syntax.comment.is_empty() && rest.starts_with(self.syntax.comment);
        let begins =
            marked || rest.starts_with(b"//") || rest.first() == Some(&b'#') && self.at_line_start(at);
        if begins { memchr_newline(rest) } else { 0 }
    }

    /// Length of the token at `at`, which is not white space.
    pub fn token_len(&self, at: usize) -> usize {
        self.token(at).1.saturating_sub(at)
    }

    /// Whether nothing but white space stands between the end of the statement before and `at`.
    pub fn begins_statement(&self, at: usize) -> bool {
        let before = self.all.get(..at).unwrap_or_default().trim_ascii_end();
        let gap = &self.all[before.len()..at];
        before.is_empty()
            || gap.contains(&b'\n')
            || !self.syntax.separator.is_empty() && before.ends_with(self.syntax.separator)
    }

    /// Passes the end of a statement, if it is here: a comment goes with the newline after it.
    pub fn end_statement(&mut self) {
        if self.tok != Tok::EndOfStatement {
            return;
        }
        let is_comment = self.byte(self.lo) != b'\n' && self.text() != self.syntax.separator;
        self.advance();
        if is_comment && self.tok == Tok::EndOfStatement && self.text() == b"\n" {
            self.advance();
        }
    }

    /// Passes one token that ends a statement, which may leave the newline after a comment.
    pub fn end_of_line(&mut self) {
        if self.tok == Tok::EndOfStatement {
            self.advance();
        }
    }

    /// The text from the current token to the end of the statement, trimmed; the end becomes current.
    pub fn rest_of_statement(&mut self) -> &'t [u8] {
        let start = self.lo;
        self.skip_statement();
        let end = self.lo.max(start);
        self.all[start.min(end)..end].trim_ascii_end()
    }

    /// Steps to the next token.
    pub fn advance(&mut self) {
        let mut at = self.hi;
        loop {
            match self.byte(at) {
                b' ' => at = self.spaces_end(at),
                b'\t' | b'\r' | 0x0c | 0x0b => at += 1,
                b'/' if self.byte(at + 1) == b'*' => match find(&self.all[at + 2..], b"*/") {
                    Some(len) => at += len + 4,
                    None => {
                        self.set(Tok::Error("unterminated comment"), at, self.all.len());
                        return;
                    }
                },
                _ => break,
            }
        }
        let (tok, end) = self.token(at);
        self.set(tok, at, end);
    }

    /// Where the spaces at `at` end. Comments stand in a column of their own, behind many.
    fn spaces_end(&self, mut at: usize) -> usize {
        const EIGHT: &[u8] = b"        ";
        while self.all.get(at..at + 8) == Some(EIGHT) {
            at += 8;
        }
        while self.byte(at) == b' ' {
            at += 1;
        }
        at
    }

    fn set(&mut self, tok: Tok, lo: usize, hi: usize) {
        (self.tok, self.lo, self.hi) = (tok, lo, hi);
    }

    /// The token at `at`, which is not white space, and its end.
    #[inline]
    fn token(&self, at: usize) -> (Tok, usize) {
        match self.all.get(at) {
            None => (Tok::Eof, at),
            Some(b'\n') => (Tok::EndOfStatement, at + 1),
            Some(b'a'..=b'z' | b'A'..=b'Z' | b'_') => (Tok::Ident, self.ident_end(at)),
            Some(b'.') if !self.byte(at + 1).is_ascii_digit() => (Tok::Ident, self.ident_end(at)),
            Some(b'0'..=b'9') => self.number(at),
            Some(&c) => self.other_token(at, c),
        }
    }

    /// The token at `at` that begins with `c`, which begins no name and no number. Comments and separators are among these.
    fn other_token(&self, at: usize, c: u8) -> (Tok, usize) {
        if self.syntax.may_end_statement(c) {
            let rest = &self.all[at..];
            let starts = |s: &[u8]| !s.is_empty() && rest.starts_with(s);
            if starts(self.syntax.comment) || starts(b"//") || c == b'#' && self.at_line_start(at) {
                let len = memchr_newline(rest);
                return (Tok::EndOfStatement, at + len);
            }
            if starts(self.syntax.separator) {
                return (Tok::EndOfStatement, at + self.syntax.separator.len());
            }
        }
        match c {
            b'$' | b'%' if self.syntax.numbers.motorola_integers && self.is_motorola_number(at) => {
                self.motorola_number(at)
            }
            b'.' => self.real_or_ident(at),
            b'"' => self.string(at),
            b'\'' => self.character(at),
            _ if OPERATORS.contains(&[c, self.byte(at + 1)]) => (Tok::Pair(c, self.byte(at + 1)), at + 2),
            b'!'..=b'~' => (Tok::Char(c), at + 1),
            _ => (Tok::Error("invalid character in input"), at + 1),
        }
    }

    fn at_line_start(&self, at: usize) -> bool {
        let line = self.all[..at].iter().rposition(|&c| c == b'\n').map_or(0, |p| p + 1);
        self.all[line..at].iter().all(|c| matches!(c, b' ' | b'\t'))
    }

    pub(super) fn is_ident_char(&self, c: u8) -> bool {
        IN_NAMES[usize::from(c)] || c == b'@' && self.syntax.at_in_names
    }

    fn ident_end(&self, at: usize) -> usize {
        let rest = self.all.get(at + 1..).unwrap_or_default();
        at + 1 + rest.iter().position(|&c| !self.is_ident_char(c)).unwrap_or(rest.len())
    }

    fn real_or_ident(&self, at: usize) -> (Tok, usize) {
        let end = self.digits_end(at + 1);
        match self.byte(end) {
            b'e' | b'E' => self.rest_of_real(end),
            c if self.is_ident_char(c) => (Tok::Ident, self.ident_end(at)),
            _ => self.rest_of_real(end),
        }
    }

    fn string(&self, at: usize) -> (Tok, usize) {
        let mut end = at + 1;
        loop {
            match self.all.get(end) {
                Some(b'"') => return (Tok::String, end + 1),
                Some(b'\\') => end += 2,
                Some(_) => end += 1,
                None => return (Tok::Error("unterminated string constant"), self.all.len()),
            }
        }
    }

    /// `'c'`, `'\n'`
    fn character(&self, at: usize) -> (Tok, usize) {
        let (value, close) = match self.byte(at + 1) {
            b'\\' => match self.byte(at + 2) {
                b'\'' => (b'\'', at + 3),
                b't' => (b'\t', at + 3),
                b'n' => (b'\n', at + 3),
                b'r' => (b'\r', at + 3),
                b'b' => (8, at + 3),
                b'f' => (12, at + 3),
                other => (other, at + 3),
            },
            other => (other, at + 2),
        };
        if self.byte(close) == b'\'' && close < self.all.len() {
            (Tok::Int(value.into()), close + 1)
        } else {
            (Tok::Error("single quote way too long"), (at + 1).min(self.all.len()))
        }
    }
}

fn memchr_newline(text: &[u8]) -> usize {
    memchr::memchr(b'\n', text).unwrap_or(text.len())
}

/// The first place of `what` in `text`.
pub(super) fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|w| w == what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use support::source::SourceMap;

    fn tokens(text: &str) -> Vec<String> {
        let source = SourceMap::new().add("t", text.as_bytes(), None).unwrap();
        let syntax =
            Syntax { comment: b"#", separator: b";", at_in_names: true, numbers: NumberSyntax::default() };
        let mut lexer = Lexer::new(source, text.as_bytes(), syntax);
        let mut out = Vec::new();
        while lexer.tok != Tok::Eof {
            out.push(match lexer.tok {
                Tok::EndOfStatement => "|".to_owned(),
                Tok::Int(n) => n.to_string(),
                Tok::Error(message) => format!("<{message}>"),
                Tok::Real => format!("r{}", String::from_utf8_lossy(lexer.text())),
                _ => String::from_utf8_lossy(lexer.text()).into_owned(),
            });
            lexer.advance();
        }
        out
    }

    #[test]
    fn statements_and_comments() {
        assert_eq!(
            tokens("a: b # c\nd;e // f\n/* x\n */g"),
            ["a", ":", "b", "|", "|", "d", "|", "e", "|", "|", "g"]
        );
        assert_eq!(tokens("/*"), ["<unterminated comment>"]);
    }

    #[test]
    fn numbers() {
        assert_eq!(
            tokens("0x1f 017 0b11 12 1f 0b 'a' '\\n' 1UL"),
            ["31", "15", "3", "12", "1", "f", "0", "b", "97", "10", "1"]
        );
        assert_eq!(
            tokens("1.5 .5 1e5 0x1.8p3 1.e2 .5x"),
            ["r1.5", "r.5", "r1e5", "r0x1.8p3", "r1.e2", ".5x"]
        );
        assert_eq!(tokens("089 0x"), ["<invalid octal number>", "<invalid hexadecimal number>"]);
        assert_eq!(tokens("0x10000000000000000"), ["0x10000000000000000"]);
    }

    #[test]
    fn names_strings_and_operators() {
        assert_eq!(tokens("a.b$c@plt \"x\\\"y\" <<= @f"), ["a.b$c@plt", "\"x\\\"y\"", "<<", "=", "@", "f"]);
        assert_eq!(tokens("\"abc"), ["<unterminated string constant>"]);
    }
}
