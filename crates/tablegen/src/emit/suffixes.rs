//! Assembly variants in which what says how a register is divided stands behind the mnemonic: `add.4s v0, v1, v2` for
//! `add v0.4s, v1.4s, v2.4s`.
//!
//! Strings of instructions are written once, for the first variant. A variant with `SuffixesOnMnemonic` is made of the same
//! string: of each operand with `SpelledByNumber`, only what stands before its number is written, and what stands behind
//! the number of the first one is appended to the mnemonic. Records with `SuffixesStay` are written alike in all variants.
//!
//! Cost: linear in the pieces of the string.

use crate::lang::Records;
use crate::model::asm_string::{self, Piece};
use crate::model::fields::{Def, Result, defs_of};
use crate::model::instructions::OperandType;

/// Which variants move suffixes, and those of the operand types.
pub struct Suffixes<'a> {
    moved: Vec<bool>,
    by_type: Vec<Option<&'a str>>,
}

impl<'a> Suffixes<'a> {
    pub fn new(records: &'a Records, types: &[OperandType<'a>]) -> Suffixes<'a> {
        let targets = defs_of(records, "Target");
        let variants =
            targets.first().and_then(|t| t.defs("AssemblyParserVariants").ok()).unwrap_or_default();
        Suffixes {
            moved: variants.iter().map(|v| v.is_a("SuffixesOnMnemonic")).collect(),
            by_type: types.iter().map(|ty| of(ty.def)).collect(),
        }
    }

    /// The variant whose text one is made from.
    pub fn source(&self, variant: usize) -> usize {
        if self.moved.get(variant).copied().unwrap_or(false) { 0 } else { variant }
    }

    /// The suffix of an operand type.
    pub fn of_type(&self, ty: u16) -> Option<&'a str> {
        self.by_type.get(ty as usize).copied().flatten()
    }

    /// Whether suffixes of these records move in a variant. `defs` are an instruction, or an alias and its instruction.
    pub fn apply(&self, variant: usize, defs: &[Def<'_>]) -> bool {
        self.moved.get(variant).copied().unwrap_or(false) && !defs.iter().any(|d| d.is_a("SuffixesStay"))
    }

    /// The pieces of an assembly string in a variant, and whether suffixes, which `suffix` tells by the names of operands, have
    /// moved in them. The string is that of `def`, which makes `base`: an alias its instruction, an instruction itself.
    pub fn pieces(
        &self,
        (def, base): (Def<'_>, Def<'_>),
        text: &str,
        variant: usize,
        suffix: impl Fn(&str) -> Option<&'a str>,
    ) -> Result<(Vec<Piece>, bool)> {
        let pieces = asm_string::parse(text, self.source(variant));
        let mut pieces = pieces.map_err(|e| def.field_error("AsmString", e.message))?;
        let moves = self.apply(variant, &[def, base]) && move_to_mnemonic(&mut pieces, suffix);
        Ok((pieces, moves))
    }
}

/// What stands behind the number of a register operand: the record of its type says so.
pub fn of(operand: Def<'_>) -> Option<&str> {
    if !operand.is_a("SpelledByNumber") {
        return None;
    }
    let (_, suffix) = operand.string("Spelling").ok()?.split_once('#')?;
    Some(suffix).filter(|suffix| !suffix.is_empty())
}

/// Appends the suffix of the first operand that has one to the mnemonic; whether there is one.
fn move_to_mnemonic<'a>(pieces: &mut [Piece], suffix: impl Fn(&str) -> Option<&'a str>) -> bool {
    let of_piece = |piece: &Piece| match piece {
        Piece::Operand { name, .. } => suffix(name),
        Piece::Text(_) => None,
    };
    let Some(found) = pieces.iter().find_map(of_piece) else { return false };
    let Some(Piece::Text(text)) = pieces.first_mut() else { return false };
    let start = text.len() - text.trim_start().len();
    let end = text[start..].find([' ', '\t']).map_or(text.len(), |at| start + at);
    text.insert_str(end, found);
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::asm_string::parse;

    #[test]
    fn the_first_suffix_goes_to_the_mnemonic() {
        let suffix = |name: &str| match name {
            "a" => Some(".8b"),
            "b" => Some(".8h"),
            _ => None,
        };
        let mut pieces = parse("addv\t$d, $b, $a", 0).unwrap();
        assert!(move_to_mnemonic(&mut pieces, suffix));
        assert_eq!(pieces[0], Piece::Text("addv.8h\t".into()));
        let mut pieces = parse("ld1\t$d, $c", 0).unwrap();
        assert!(!move_to_mnemonic(&mut pieces, suffix));
        assert_eq!(pieces, parse("ld1\t$d, $c", 0).unwrap());
    }
}
