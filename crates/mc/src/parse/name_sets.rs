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
        let named = prefixed_name(image, names.iter(), prefix, lex)?;
        set |= names.get(named)?.value;
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
    let names = image.list(ty.names);
    let name = |lex: &mut Lexer<'_>| prefixed_name(image, names.iter(), prefix, lex);
    let mut set = 0;
    loop {
        let first = name(lex)?;
        let last = if lex.eat(b'-') { name(lex)? } else { first };
        let field = names.get(first).filter(|_| first <= last)?.field;
        for index in first..=last {
            let named = names.get(index).filter(|named| named.field == field)?;
            set |= named.value;
        }
        if !lex.eat(b'/') {
            return Some(set);
        }
    }
}

/// Consumes one of the names behind `prefix`; its position.
fn prefixed_name(
    image: &Image,
    mut names: impl Iterator<Item = NamedValue>,
    prefix: &[u8],
    lex: &mut Lexer<'_>,
) -> Option<usize> {
    if !skip_prefix(prefix, lex) {
        return None;
    }
    let found = names.position(|n| image.string(n.name).as_bytes() == lex.text())?;
    lex.advance();
    Some(found)
}

/// Consumes what stands before the names of constants, if it comes next or is nothing.
pub(super) fn skip_prefix(prefix: &[u8], lex: &mut Lexer<'_>) -> bool {
    let found = !lex.at_end() && lex.all[lex.lo..].starts_with(prefix);
    if found && !prefix.is_empty() {
        lex.seek(lex.lo + prefix.len());
    }
    found
}
