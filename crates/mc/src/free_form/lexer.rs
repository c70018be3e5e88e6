//! Words, numbers and joining characters. Linear in the text, no allocation.

use support::source::{SourceId, Span};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tok {
    End,
    /// Its text is [`Lexer::text`].
    Word,
    /// Decimal digits; the value modulo 2^64.
    Number(u64),
    /// One of the joining characters.
    Joint(u8),
    /// Something that is not text.
    Invalid,
}

/// Holds one token at a time; a copy is a look-ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexer<'t> {
    source: SourceId,
    all: &'t [u8],
    comment: &'t [u8],
    joining: &'t [u8],
    pub tok: Tok,
    pub lo: usize,
    hi: usize,
}

impl<'t> Lexer<'t> {
    /// At the first token of a source.
    pub fn new(source: SourceId, all: &'t [u8], comment: &'t [u8], joining: &'t [u8]) -> Lexer<'t> {
        let mut lexer = Lexer { source, all, comment, joining, tok: Tok::End, lo: 0, hi: 0 };
        lexer.advance();
        lexer
    }

    pub fn span(&self) -> Span {
        Span::new(self.source, self.lo as u32, self.hi as u32)
    }

    /// The text of the current token.
    pub fn text(&self) -> &'t [u8] {
        &self.all[self.lo..self.hi]
    }

    /// The text of the current token; nothing at the end.
    pub fn word_or_none(&self) -> Option<&'t [u8]> {
        (self.tok != Tok::End).then(|| self.text())
    }

    /// Whether nothing but white space stands before the current token on its line.
    pub fn begins_line(&self) -> bool {
        let before = self.all[..self.lo].iter().rev().find(|c| !matches!(c, b' ' | b'\t' | b'\r'));
        before.is_none_or(|&c| c == b'\n')
    }

    pub fn advance(&mut self) {
        let mut at = self.hi;
        loop {
            let rest = &self.all[at..];
            if !self.comment.is_empty() && rest.starts_with(self.comment) {
                at += rest.iter().position(|&c| c == b'\n').unwrap_or(rest.len());
            } else if rest.first().is_some_and(u8::is_ascii_whitespace) {
                at += 1;
            } else {
                break;
            }
        }
        let rest = &self.all[at..];
        let (tok, len) = match rest.first() {
            None => (Tok::End, 0),
            Some(c) if self.joining.contains(c) => (Tok::Joint(*c), 1),
            Some(c) if !c.is_ascii_graphic() => (Tok::Invalid, 1),
            Some(_) => {
                let len = (0..rest.len()).find(|&i| self.ends_word(&rest[i..])).unwrap_or(rest.len());
                (word(&rest[..len]), len)
            }
        };
        (self.tok, self.lo, self.hi) = (tok, at, at + len);
    }

    fn ends_word(&self, rest: &[u8]) -> bool {
        !rest[0].is_ascii_graphic()
            || self.joining.contains(&rest[0])
            || !self.comment.is_empty() && rest.starts_with(self.comment)
    }
}

fn word(text: &[u8]) -> Tok {
    if !text.iter().all(u8::is_ascii_digit) {
        return Tok::Word;
    }
    let digit = |value: u64, &c: &u8| value.wrapping_mul(10).wrapping_add(u64::from(c - b'0'));
    Tok::Number(text.iter().fold(0, digit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use support::source::SourceMap;

    #[test]
    fn words_numbers_and_joints() {
        let text = b"krz  f5+12@;c\n l' a-b 99999999999999999999 \xff";
        let source = SourceMap::new().add("t", &text[..], None).unwrap();
        let mut lexer = Lexer::new(source, text, b";", b"+@");
        let mut found = Vec::new();
        while lexer.tok != Tok::End {
            found.push((lexer.tok, String::from_utf8_lossy(lexer.text()).into_owned()));
            lexer.advance();
        }
        let texts: Vec<&str> = found.iter().map(|(_, t)| t.as_str()).collect();
        let huge = "99999999999999999999";
        assert_eq!(texts, ["krz", "f5", "+", "12", "@", "l'", "a-b", huge, "\u{fffd}"]);
        assert_eq!(found[3].0, Tok::Number(12));
        // Modulo 2^32 it is what the language says.
        assert!(matches!(found[7].0, Tok::Number(n) if n as u32 == 0x630f_ffff));
    }
}
