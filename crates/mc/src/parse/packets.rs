//! Packets: instructions between braces, which are executed together.
//!
//! They are separated by ends of lines and by semicolons, and kept until the packet ends: only then is it known which of them
//! is the last. An instruction outside braces is a packet of its own.

use super::lexer::{Lexer, Tok};
use super::{Parse, Parser, mistake};
use crate::inst::INNER_OF_PACKET;
use support::source::Span;

impl Parser<'_> {
    fn has_packets(&self) -> bool {
        self.target.facts.packet_mask != 0
    }

    /// Whether an instruction may end here.
    pub(super) fn ends_instruction(&self, lex: &Lexer<'_>) -> bool {
        lex.at_end() || self.has_packets() && matches!(lex.tok, Tok::Char(b';' | b'}'))
    }

    /// Whether more of the statement follows: another instruction, behind a semicolon that is consumed, or the end of a packet.
    pub(super) fn packet_goes_on(&self, lex: &mut Lexer<'_>) -> bool {
        if !self.has_packets() {
            return false;
        }
        while lex.eat(b';') {
            if !lex.at_end() && !lex.is(b';') {
                return true;
            }
        }
        lex.is(b'}')
    }

    /// The brace that begins or ends a packet, if one comes, and what follows it.
    pub(super) fn packet_brace(&mut self, span: Span, lex: &mut Lexer<'_>) -> Option<Parse<()>> {
        if !self.has_packets() || !matches!(lex.tok, Tok::Char(b'{' | b'}')) {
            return None;
        }
        if !lex.eat(b'{') {
            lex.advance();
            return Some(self.end_packet(span).and_then(|()| match lex.at_end() {
                true => Ok(()),
                false => mistake(lex.span(), "unexpected token after the packet"),
            }));
        }
        if self.packet.is_some() {
            return Some(mistake(span, "a packet in a packet"));
        }
        self.packet = Some(Vec::new());
        Some(if lex.at_end() { Ok(()) } else { self.nonempty_statement(lex) })
    }

    /// Emits the instructions of the packet.
    fn end_packet(&mut self, span: Span) -> Parse<()> {
        let Some(mut packet) = self.packet.take() else {
            return mistake(span, "there is no packet that could end");
        };
        if let Some((_, inner)) = packet.split_last_mut() {
            inner.iter_mut().for_each(|(inst, _)| inst.flags |= INNER_OF_PACKET);
        }
        packet.into_iter().try_for_each(|(inst, span)| self.emit_matched(&inst, span))
    }
}
