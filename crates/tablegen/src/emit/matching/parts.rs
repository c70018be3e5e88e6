//! Assembly strings in parts: the mnemonic, and the words, punctuation marks and operands behind it.
//!
//! Linear in the text.

use crate::model::asm_string::Piece;
use crate::model::fields::{Def, Result};

/// A piece of an assembly string after the mnemonic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Token(String),
    Operand(String),
    Register(u16),
}

/// The mnemonic of an assembly string, and what follows it; `None` if the mnemonic contains an operand: then only aliases say how
/// the instruction is written. In a description made for LLVM it may begin with an operand or a punctuation mark (the
/// mnemonic is empty then), and a punctuation mark ends the mnemonic before an operand: `$a = $b`, `load($a) = $b`.
pub(super) fn split_pieces(
    def: Def<'_>,
    pieces: Vec<Piece>,
    is_foreign: bool,
) -> Result<Option<(String, Vec<Part>)>> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.');
    let mut parts = Vec::new();
    // What is assigned to is no mnemonic: `p0 = compare($a)`.
    let begins_with_word = match pieces.first() {
        Some(Piece::Text(first)) => {
            let first = first.trim_start();
            first.starts_with(is_word) && !first.trim_start_matches(is_word).trim_start().starts_with('=')
        }
        _ => false,
    };
    if is_foreign && !begins_with_word && !pieces.is_empty() {
        push_parts(pieces, &mut parts);
        return Ok(Some((String::new(), parts)));
    }
    let mut pieces = pieces.into_iter();
    let Some(Piece::Text(first)) = pieces.next() else {
        return Err(def.field_error("AsmString", "an assembly string must begin with a mnemonic"));
    };
    let first = first.trim_start();
    let mut end = first.find([' ', '\t']).unwrap_or(first.len());
    let meets_operand = end == first.len() && pieces.len() > 0;
    if is_foreign && meets_operand {
        end = first.find(|c| !is_word(c)).unwrap_or(end);
    }
    let (mnemonic, rest) = first.split_at(end);
    if rest.is_empty() && meets_operand {
        return Ok(None);
    }
    tokens(rest, &mut parts);
    push_parts(pieces, &mut parts);
    Ok(Some((mnemonic.to_owned(), parts)))
}

fn push_parts(pieces: impl IntoIterator<Item = Piece>, parts: &mut Vec<Part>) {
    for piece in pieces {
        match piece {
            Piece::Text(text) => tokens(&text, parts),
            Piece::Operand { name, .. } => parts.push(Part::Operand(name)),
        }
    }
}

/// Pieces with texts that stand side by side made one.
pub(super) fn joined(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut joined: Vec<Piece> = Vec::new();
    for piece in pieces {
        match (joined.last_mut(), piece) {
            (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
            (_, piece) => joined.push(piece),
        }
    }
    joined
}

/// The text of a token; empty for other parts.
pub(super) fn text_of(part: &Part) -> &str {
    match part {
        Part::Token(text) => text,
        Part::Operand(_) | Part::Register(_) => "",
    }
}

/// Words, and punctuation marks one by one.
fn tokens(text: &str, parts: &mut Vec<Part>) {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.');
    let mut rest = text.trim_start();
    while let Some(c) = rest.chars().next() {
        let len = if is_word(c) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { c.len_utf8() };
        parts.push(Part::Token(rest[..len].to_owned()));
        rest = rest[len..].trim_start();
    }
}

/// Removes an operand and the comma that goes with it.
pub(super) fn drop_operand(parts: &mut Vec<Part>, name: &str) {
    let Some(at) = parts.iter().position(|p| *p == Part::Operand(name.to_owned())) else { return };
    let is_comma = |i: usize| parts.get(i) == Some(&Part::Token(",".to_owned()));
    if is_comma(at + 1) {
        parts.drain(at..at + 2);
    } else if at > 0 && is_comma(at - 1) {
        parts.drain(at - 1..=at);
    } else {
        parts.remove(at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_becomes_tokens() {
        let mut parts = Vec::new();
        tokens(" , (x.y)+", &mut parts);
        let texts: Vec<&str> = parts
            .iter()
            .map(|p| match p {
                Part::Token(text) | Part::Operand(text) => text.as_str(),
                Part::Register(_) => "",
            })
            .collect();
        assert_eq!(texts, [",", "(", "x.y", ")", "+"]);
    }

    #[test]
    fn dropped_operands_take_a_comma_along() {
        let comma = Part::Token(",".to_owned());
        let operand = |name: &str| Part::Operand(name.to_owned());
        let mut parts = vec![operand("a"), comma.clone(), operand("b"), comma.clone(), operand("c")];
        drop_operand(&mut parts, "b");
        assert_eq!(parts, [operand("a"), comma, operand("c")]);
    }
}
