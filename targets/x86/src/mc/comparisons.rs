//! Comparisons whose kind is a word in the mnemonic: `vcmpltps`, `vpcmpnequd`.
//!
//! The kind is an immediate of the instruction. Where there is a word for it, it is printed in the mnemonic
//! (`${cc:printFloatKindName}` in `td/Avx512Forms.td`), and otherwise as an operand (`vcmpps $32, ...`). To read, the word is
//! taken out and becomes the operand again ([`rewrite`]), so the tables need one entry for all kinds. The halves that a
//! carry-less multiplication takes (`vpclmulhqlqdq`) are read in the same way.

use crate::names::immediate_words::{self, Row};
use crate::names::word_kinds::{FloatWord, HalfWord, IntegerWord};
use mc::inst::Operand;
use mc::parse::{ParsedKind, ParsedOperand};

/// What of a kind is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Name,
    Immediate,
}

/// The word for a kind, among those of one of [`word_kinds`].
pub fn word_of(kinds: u8, kind: i64) -> Option<&'static str> {
    let fits = |row: &&Row| row.kind == kinds && i64::from(row.number) == kind & 0xff && row.is_printed != 0;
    immediate_words::ROWS.iter().find(fits).map(|row| row.word)
}

fn kind_of(kinds: u8, word: &str) -> Option<i64> {
    let row = immediate_words::ROWS.iter().find(|row| row.kind == kinds && row.word == word)?;
    Some(row.number.into())
}

/// What a print method is about.
pub fn of_method(name: &str) -> Option<(u8, Part)> {
    Some(match name {
        "printFloatKindName" => (FloatWord, Part::Name),
        "printFloatKindImm" => (FloatWord, Part::Immediate),
        "printIntegerKindName" => (IntegerWord, Part::Name),
        "printIntegerKindImm" => (IntegerWord, Part::Immediate),
        _ => return None,
    })
}

/// Whether a mnemonic may have a word for a kind in it.
pub fn has_kind(name: &str) -> bool {
    ["vcmp", "vpcmp", "vpclmul"].iter().any(|stem| name.starts_with(stem))
}

/// The mnemonic without the word, and the immediate.
fn split(name: &str) -> Option<(String, i64)> {
    const FLOATS: [&str; 7] = ["bf16", "ps", "pd", "ss", "sd", "ph", "sh"];
    const INTEGERS: [&str; 8] = ["ub", "uw", "ud", "uq", "b", "w", "d", "q"];
    if let Some(rest) = name.strip_prefix("vcmp") {
        let suffix = FLOATS.iter().find(|suffix| rest.ends_with(**suffix))?;
        let kind = kind_of(FloatWord, rest.strip_suffix(suffix)?)?;
        return Some((format!("vcmp{suffix}"), kind));
    }
    if let Some(rest) = name.strip_prefix("vpcmp") {
        let suffix = INTEGERS.iter().find(|suffix| rest.ends_with(**suffix))?;
        let kind = kind_of(IntegerWord, rest.strip_suffix(suffix)?)?;
        // Equality with sign has opcodes of its own.
        return (kind != 0 || suffix.len() == 2).then(|| (format!("vpcmp{suffix}"), kind));
    }
    let rest = name.strip_prefix("vpclmul")?.strip_suffix("dq")?;
    Some(("vpclmulqdq".to_owned(), kind_of(HalfWord, rest)?))
}

/// Makes an operand of a word in the mnemonic: the first in AT&T's syntax, the last in Intel's.
pub fn rewrite(name: &mut String, operands: &mut Vec<ParsedOperand>, is_att: bool) {
    let Some(span) = operands.first().map(|operand| operand.span) else { return };
    let Some((plain, kind)) = split(name) else { return };
    let at = if is_att { 0 } else { operands.len() };
    operands.insert(at, ParsedOperand { span, kind: ParsedKind::Value(Operand::Imm(kind)) });
    *name = plain;
}

#[cfg(test)]
mod tests {
    use super::{split, word_of};
    use crate::names::word_kinds::{FloatWord, IntegerWord};

    #[test]
    fn words_are_taken_out_of_mnemonics() {
        let of = |name: &str| split(name).map(|(name, kind)| format!("{name} {kind}"));
        assert_eq!(of("vcmpeqps").as_deref(), Some("vcmpps 0"));
        assert_eq!(of("vcmpneq_uqsd").as_deref(), Some("vcmpsd 4"));
        assert_eq!(of("vcmpltbf16").as_deref(), Some("vcmpbf16 1"));
        assert_eq!(of("vpcmpltud").as_deref(), Some("vpcmpud 1"));
        assert_eq!(of("vpcmpnleb").as_deref(), Some("vpcmpb 6"));
        assert_eq!(of("vpcmpequq").as_deref(), Some("vpcmpuq 0"));
        assert_eq!(of("vpclmulhqlqdq").as_deref(), Some("vpclmulqdq 1"));
        for name in ["vcmpps", "vpcmpeqd", "vpcmpud", "vpcmpgtq", "vpclmulqdq", "vcmpxxps"] {
            assert_eq!(of(name), None, "{name}");
        }
        assert_eq!((word_of(IntegerWord, 3), word_of(FloatWord, 32)), (None, None));
    }
}
