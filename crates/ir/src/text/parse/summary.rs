//! Summary entries of ThinLTO (`^0 = module: (…)`), which say nothing about the module itself: they are read past.
//!
//! Parentheses must match; what is between them is not looked at.

use super::super::lexer::Tok;
use super::{Parse, Parser};

const KINDS: &[&[u8]] = &[b"gv", b"module", b"typeid", b"typeidCompatibleVTable", b"flags", b"blockcount"];

impl Parser<'_> {
    pub(super) fn summary_entry(&mut self) -> Parse<()> {
        self.bump();
        self.expect(Tok::Equal, "expected '=' here")?;
        let kind = match self.tok.kind {
            Tok::Label => self.content(self.tok),
            _ => Default::default(),
        };
        if !KINDS.contains(&&*kind) {
            let message =
                "Expected 'gv', 'module', 'typeid', 'flags' or 'blockcount' at the start of summary entry";
            return Err(self.error_here(message));
        }
        self.bump();
        if matches!(&*kind, b"flags" | b"blockcount") {
            return self.u64().map(|_| ());
        }
        if !self.at(Tok::LParen) {
            return Err(self.error_here("expected '(' at start of summary entry"));
        }
        let mut depth = 0u64;
        loop {
            match self.tok.kind {
                Tok::LParen => depth += 1,
                Tok::RParen => {
                    depth -= 1;
                    if depth == 0 {
                        self.bump();
                        return Ok(());
                    }
                }
                Tok::Eof => return Err(self.error_here("found end of file while parsing summary entry")),
                Tok::Error => return Err(self.error_here("expected ')' here")),
                _ => {}
            }
            self.bump();
        }
    }
}
