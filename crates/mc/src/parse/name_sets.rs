//! Sets of names (`{za0.s, za3.s}`), which are a number of which each name is some bits.

use super::lexer::Lexer;
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
