//! Sets of names (`{za0.s, za3.s}`, `#LoadLoad | #StoreStore`, `%d0-%d3/%a6`), which are a number of which each name is some
//! bits.

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

/// Consumes names with `|` between, each after `prefix`; `None` if one of them is unknown, and how much was consumed is
/// undefined.
pub(super) fn joined_names(
    image: &Image,
    ty: &OperandType,
    prefix: &[u8],
    lex: &mut Lexer<'_>,
) -> Option<i64> {
    let names = image.list(ty.names);
    let mut set = 0;
    loop {
        if !skip_prefix(prefix, lex) {
            return None;
        }
        set |= names.iter().find(|n| image.string(n.name).as_bytes() == lex.text())?.value;
        lex.advance();
        if !lex.eat(b'|') {
            return Some(set);
        }
    }
}

/// Consumes names and ranges of names with `/` between, each name after `prefix`; `None` if one of them is unknown or a range
/// joins names of two fields, and how much was consumed is undefined.
pub(super) fn name_ranges(
    image: &Image,
    ty: &OperandType,
    prefix: &[u8],
    lex: &mut Lexer<'_>,
) -> Option<i64> {
    let names: Vec<NamedValue> = image.list(ty.names).iter().collect();
    let name = |lex: &mut Lexer<'_>| {
        let found = skip_prefix(prefix, lex)
            .then(|| names.iter().position(|n| image.string(n.name).as_bytes() == lex.text()))??;
        lex.advance();
        Some(found)
    };
    let mut set = 0;
    loop {
        let first = name(lex)?;
        let last = if lex.eat(b'-') { name(lex)? } else { first };
        let range = names.get(first..=last)?;
        let field = range.first()?.field;
        for n in range {
            set |= (n.field == field).then_some(n.value)?;
        }
        if !lex.eat(b'/') {
            return Some(set);
        }
    }
}

/// Consumes what stands before the names of constants, if it comes next or is nothing.
pub(super) fn skip_prefix(prefix: &[u8], lex: &mut Lexer<'_>) -> bool {
    let found = !lex.at_end() && lex.all[lex.lo..].starts_with(prefix);
    if found && !prefix.is_empty() {
        lex.seek(lex.lo + prefix.len());
    }
    found
}
