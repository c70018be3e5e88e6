//! What statements of all kinds are made of: names, commas, ends.

use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::context::Symbol;
use std::borrow::Cow;

impl Parser<'_> {
    /// A name, or a string that stands for one.
    pub(super) fn identifier<'t>(&mut self, lex: &mut Lexer<'t>) -> Parse<Cow<'t, [u8]>> {
        match self.try_identifier(lex) {
            Some(name) => Ok(name),
            None => mistake(lex.span(), "expected identifier"),
        }
    }

    pub(super) fn try_identifier<'t>(&mut self, lex: &mut Lexer<'t>) -> Option<Cow<'t, [u8]>> {
        let text = lex.text();
        let name = match lex.tok {
            Tok::Ident if text == b"." => return None,
            Tok::Ident => Cow::Borrowed(text),
            Tok::String => quoted_name(&text[1..text.len() - 1]),
            // `$foo` and `@foo` are names if nothing stands between.
            Tok::Char(b'$' | b'@')
                if lex.next_is_adjacent() && matches!(lex.peek(), Tok::Ident | Tok::Int(_)) =>
            {
                let lo = lex.lo;
                lex.advance();
                Cow::Borrowed(&lex.all[lo..lex.hi])
            }
            _ => return None,
        };
        lex.advance();
        Some(name)
    }

    pub(super) fn symbol(&mut self, lex: &mut Lexer<'_>) -> Parse<Symbol> {
        let name = self.identifier(lex)?;
        Ok(self.cx.symbol(&name))
    }

    pub(super) fn comma(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        if lex.eat(b',') { Ok(()) } else { mistake(lex.span(), "expected comma") }
    }

    /// The end of the statement must be here.
    pub(super) fn end(&mut self, lex: &mut Lexer<'_>) -> Parse<()> {
        match lex.tok {
            _ if lex.at_end() => {
                self.keep_comments_of_statement(lex);
                Ok(())
            }
            _ => mistake(lex.span(), "expected newline"),
        }
    }
}

/// A name in quotes: `\"` and `\\` stand for one character, other backslashes for themselves.
fn quoted_name(text: &[u8]) -> Cow<'_, [u8]> {
    if !text.contains(&b'\\') {
        return Cow::Borrowed(text);
    }
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.iter();
    while let Some(&c) = rest.next() {
        out.push(c);
        if c == b'\\'
            && let Some(&next @ (b'"' | b'\\')) = rest.as_slice().first()
        {
            out.pop();
            out.push(next);
            rest.next();
        }
    }
    Cow::Owned(out)
}
