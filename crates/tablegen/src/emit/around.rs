//! Text that always accompanies an operand: `[` and `]` about the place of an element, `, lsl #3` behind an index.
//!
//! LLVM's descriptions leave it to a method that prints the operand. A type with `TextAround` says it, one with `AlwaysWritten`
//! says all of what is written. Both are put into the assembly strings of instructions and aliases as if they were part of
//! them, so that parser and printer know nothing of it.
//!
//! Cost: linear in the pieces of the string.

use crate::model::asm_string::Piece;
use crate::model::fields::{Def, Result};

/// Pieces of an assembly string with the text that goes with its operands; `ty` is the type of an operand by its name.
pub fn insert<'a>(pieces: Vec<Piece>, ty: impl Fn(&str) -> Option<Def<'a>>) -> Result<Vec<Piece>> {
    let mut all: Vec<Piece> = Vec::new();
    for piece in pieces {
        let ty = match &piece {
            Piece::Operand { name, .. } => ty(name),
            Piece::Text(_) => None,
        };
        let Some(ty) = ty else {
            push(&mut all, piece);
            continue;
        };
        if ty.is_a("AlwaysWritten") {
            push(&mut all, Piece::Text(ty.string("WholeText")?.to_owned()));
        } else if ty.is_a("TextAround") {
            push(&mut all, Piece::Text(ty.string("TextBefore")?.to_owned()));
            push(&mut all, piece);
            push(&mut all, Piece::Text(ty.string("TextBehind")?.to_owned()));
        } else {
            push(&mut all, piece);
        }
    }
    Ok(all)
}

/// Appends a piece; adjacent text is one piece.
fn push(all: &mut Vec<Piece>, piece: Piece) {
    match (all.last_mut(), piece) {
        (_, Piece::Text(text)) if text.is_empty() => {}
        (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
        (_, piece) => all.push(piece),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::asm_string::parse;

    #[test]
    fn other_operands_stay() {
        let pieces = parse("add\t$a, $b", 0).unwrap();
        assert_eq!(insert(pieces.clone(), |_| None).unwrap(), pieces);
    }
}
