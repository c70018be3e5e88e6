//! The current token and the small questions asked of it.

use super::super::keyword::Kw;
use super::super::lexer::{Tok, Token, unescape};
use super::{Failed, MAX_NESTING, Parse, Parser};
use std::borrow::Cow;
use support::apint::APInt;
use support::source::Span;

impl<'a> Parser<'a> {
    /// Consumes the current token.
    #[inline]
    pub(super) fn bump(&mut self) -> Token {
        let token = self.tok;
        self.prev_hi = token.hi;
        self.tok = self.lexer.next_token();
        token
    }

    /// The token after the current one.
    pub(super) fn peek(&self) -> Token {
        self.lexer.clone().next_token()
    }

    #[inline]
    pub(super) fn at(&self, kind: Tok) -> bool {
        self.tok.kind == kind
    }

    #[inline]
    pub(super) fn at_kw(&self, kw: Kw) -> bool {
        self.tok.kind == Tok::Kw && self.tok.value == kw as u32
    }

    /// The keyword that the current token is.
    #[inline]
    pub(super) fn kw(&self) -> Option<Kw> {
        if self.tok.kind == Tok::Kw { Kw::from_index(self.tok.value) } else { None }
    }

    #[inline]
    pub(super) fn eat(&mut self, kind: Tok) -> bool {
        let found = self.tok.kind == kind;
        if found {
            self.bump();
        }
        found
    }

    #[inline]
    pub(super) fn eat_kw(&mut self, kw: Kw) -> bool {
        let found = self.at_kw(kw);
        if found {
            self.bump();
        }
        found
    }

    /// Consumes a token that must be there; `message` says what was expected.
    #[inline]
    pub(super) fn expect(&mut self, kind: Tok, message: &str) -> Parse<()> {
        if self.tok.kind == kind {
            self.bump();
            Ok(())
        } else {
            Err(self.error_here(message))
        }
    }

    #[inline]
    pub(super) fn expect_kw(&mut self, kw: Kw, message: &str) -> Parse<()> {
        if self.eat_kw(kw) { Ok(()) } else { Err(self.error_here(message)) }
    }

    /// The characters of a token.
    #[inline]
    pub(super) fn slice(&self, token: Token) -> &'a [u8] {
        self.lexer.text().get(token.lo as usize..token.hi as usize).unwrap_or_default()
    }

    /// Whether the current token is this word, be it a keyword or not.
    pub(super) fn at_word(&self, word: &str) -> bool {
        matches!(self.tok.kind, Tok::Kw | Tok::Word) && self.slice(self.tok) == word.as_bytes()
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.bump();
        }
        found
    }

    /// The bytes of a name or string, escapes resolved.
    #[inline]
    pub(super) fn content(&self, token: Token) -> Cow<'a, [u8]> {
        let raw = self.lexer.text().get(token.content()).unwrap_or_default();
        if token.escaped { Cow::Owned(unescape(raw)) } else { Cow::Borrowed(raw) }
    }

    #[inline]
    pub(super) fn span_of(&self, token: Token) -> Span {
        Span { source: self.source, lo: token.lo, hi: token.hi }
    }

    /// The span of the current token.
    #[inline]
    pub(super) fn span(&self) -> Span {
        self.span_of(self.tok)
    }

    /// The span from `lo` to the end of the last consumed token.
    pub(super) fn span_from(&self, lo: u32) -> Span {
        Span { source: self.source, lo: lo.min(self.prev_hi), hi: self.prev_hi.max(lo) }
    }

    /// A string constant.
    pub(super) fn string(&mut self) -> Parse<Cow<'a, [u8]>> {
        self.string_or("expected string constant")
    }

    pub(super) fn string_or(&mut self, message: &str) -> Parse<Cow<'a, [u8]>> {
        if !self.at(Tok::String) {
            return Err(self.error_here(message));
        }
        let token = self.bump();
        Ok(self.content(token))
    }

    /// A non-negative integer of at most 32 bits.
    pub(super) fn u32(&mut self) -> Parse<u32> {
        let span = self.span();
        let number = self.unsigned("expected integer")?;
        u32::try_from(number).map_err(|_| self.error(span, "expected 32-bit integer (too large)"))
    }

    /// A non-negative integer of at most 64 bits.
    pub(super) fn u64(&mut self) -> Parse<u64> {
        self.unsigned("expected integer")
    }

    /// Digits, or `u0x` and digits.
    pub(super) fn at_unsigned(&self) -> bool {
        let sign = self.slice(self.tok).first();
        match self.tok.kind {
            Tok::Int => sign != Some(&b'-'),
            Tok::HexInt => sign == Some(&b'u'),
            _ => false,
        }
    }

    fn unsigned(&mut self, message: &str) -> Parse<u64> {
        if !self.at_unsigned() {
            return Err(self.error_here(message));
        }
        let text = self.slice(self.tok);
        let number = if self.at(Tok::Int) {
            decimal(text)
        } else {
            str::from_utf8(text).ok().and_then(|t| u64::from_str_radix(t.get(3..)?, 16).ok())
        };
        let Some(number) = number else {
            return Err(self.error_here("expected 64-bit integer (too large)"));
        };
        self.bump();
        Ok(number)
    }

    /// An integer of any size, in the narrowest width, and whether it is to be extended by its sign.
    pub(super) fn wide_int(&mut self, message: &str) -> Parse<(APInt, bool)> {
        let text = self.slice(self.tok);
        let parsed = match self.tok.kind {
            Tok::Int => APInt::parse_minimal(text, 10).ok(),
            // `s0x…` is signed in as many bits as its value needs.
            Tok::HexInt => APInt::parse_minimal(text.get(3..).unwrap_or_default(), 16)
                .ok()
                .map(|(int, _)| (int, text.first() == Some(&b's'))),
            _ => None,
        };
        match parsed {
            Some(parsed) => {
                self.bump();
                Ok(parsed)
            }
            None => Err(self.error_here(message)),
        }
    }

    /// Enters a nested construct.
    pub(super) fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.depth >= MAX_NESTING {
            return Err(self.error_here(&format!("nested too deeply, the limit is {MAX_NESTING}")));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// Items separated by commas up to `end`, which is consumed; none at all is allowed.
    pub(super) fn list(
        &mut self,
        end: Tok,
        message: &str,
        mut item: impl FnMut(&mut Self) -> Parse<()>,
    ) -> Parse<()> {
        if self.eat(end) {
            return Ok(());
        }
        loop {
            item(self)?;
            if !self.eat(Tok::Comma) {
                return self.expect(end, message);
            }
        }
    }

    /// The error for a token that the lexer could not make, if the current one is such.
    pub(super) fn lex_error(&mut self) -> Option<Failed> {
        let message = self.tok.lex_error()?.message();
        let span = self.span();
        Some(self.error(span, message))
    }
}

/// A decimal number of 64 bits.
pub(super) fn decimal(digits: &[u8]) -> Option<u64> {
    digits.iter().try_fold(0u64, |number, &digit| {
        number.checked_mul(10)?.checked_add(u64::from(digit.wrapping_sub(b'0')))
    })
}
