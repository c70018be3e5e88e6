//! Numbers that are not written as a number: ranges (`4:7`) and sets of names (`{za0.s, za3.s}`).

use super::Parser;
use super::instructions::Remembered;
use super::lexer::Lexer;
use crate::eval;
use support::source::Span;
use tables::image::Image;
use tables::instructions::{NamedValue, OperandType};

/// Consumes names in braces, each of which means some bits; `None` if there is no set, and how much was consumed is undefined.
pub(super) fn name_set(image: &Image, ty: &OperandType, lex: &mut Lexer<'_>) -> Option<i64> {
    let names = image.list(ty.names);
    if !lex.eat(b'{') {
        return None;
    }
    let mut set = 0;
    while !lex.eat(b'}') {
        if lex.at_end() || set != 0 && !lex.eat(b',') {
            return None;
        }
        let is_said = |n: &NamedValue| image.string(n.name).as_bytes().eq_ignore_ascii_case(lex.text());
        set |= names.iter().find(is_said)?.value;
        lex.advance();
    }
    Some(set)
}

impl Parser<'_> {
    /// Consumes the rest of a range of so many numbers that begins with `first`; false if it is none.
    pub(super) fn rest_of_range(
        &mut self,
        first: i64,
        count: u8,
        lex: &mut Lexer<'_>,
        memory: &mut Vec<Remembered>,
    ) -> bool {
        if !lex.eat(b':') {
            return false;
        }
        let Ok((last, end, _)): Result<(_, _, Span), _> = self.remembered_expression(lex, memory) else {
            return false;
        };
        lex.seek(end);
        let value = eval::evaluate(self.cx, last, self.out.offsets()).ok().and_then(|v| v.as_constant());
        value == Some(first + i64::from(count) - 1)
    }
}
