//! Comparisons whose kind is a word in the mnemonic: `vcmpltps`, `vpcmpnequd`.
//!
//! The kind is an immediate of the instruction. Where there is a word for it, it is printed in the mnemonic
//! (`${cc:printFloatKindName}` in `td/Avx512Forms.td`), and otherwise as an operand (`vcmpps $32, ...`). To read, the word is
//! taken out and becomes the operand again ([`rewrite`]), so the tables need one entry for all kinds. The halves that a
//! carry-less multiplication takes (`vpclmulhqlqdq`) are read in the same way.

use mc::inst::Operand;
use mc::parse::{ParsedKind, ParsedOperand};

/// What is compared: 32 kinds of floating point, 6 of integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kinds {
    Float,
    Integer,
}

/// What of a kind is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Name,
    Immediate,
}

/// By number.
const FLOAT: [&str; 32] = [
    "eq", "lt", "le", "unord", "neq", "nlt", "nle", "ord", "eq_uq", "nge", "ngt", "false", "neq_oq", "ge",
    "gt", "true", "eq_os", "lt_oq", "le_oq", "unord_s", "neq_us", "nlt_uq", "nle_uq", "ord_s", "eq_us",
    "nge_uq", "ngt_uq", "false_os", "neq_os", "ge_oq", "gt_oq", "true_us",
];

/// Other words for kinds of floating point, which are read and not printed.
const FLOAT_SYNONYMS: [(&str, i64); 14] = [
    ("eq_oq", 0),
    ("lt_os", 1),
    ("le_os", 2),
    ("unord_q", 3),
    ("neq_uq", 4),
    ("nlt_us", 5),
    ("nle_us", 6),
    ("ord_q", 7),
    ("nge_us", 9),
    ("ngt_us", 10),
    ("false_oq", 11),
    ("ge_os", 13),
    ("gt_os", 14),
    ("true_uq", 15),
];

/// By number; always false and always true have no word.
const INTEGER: [&str; 7] = ["eq", "lt", "le", "", "neq", "nlt", "nle"];

/// Halves that are multiplied.
const HALVES: [(&str, i64); 4] = [("lqlq", 0), ("hqlq", 1), ("lqhq", 16), ("hqhq", 17)];

impl Kinds {
    /// The word for a kind.
    pub fn word(self, kind: i64) -> Option<&'static str> {
        let words: &[&str] = match self {
            Kinds::Float => &FLOAT,
            Kinds::Integer => &INTEGER,
        };
        let word = words.get(usize::try_from(kind & 0xff).ok()?)?;
        (!word.is_empty()).then_some(word)
    }

    fn kind(self, word: &str) -> Option<i64> {
        if word.is_empty() {
            return None;
        }
        let at = |words: &[&str]| words.iter().position(|known| *known == word).map(|at| at as i64);
        match self {
            Kinds::Float => at(&FLOAT)
                .or_else(|| FLOAT_SYNONYMS.iter().find(|(known, _)| *known == word).map(|&(_, kind)| kind)),
            Kinds::Integer => at(&INTEGER),
        }
    }
}

/// What a print method is about.
pub fn of_method(name: &str) -> Option<(Kinds, Part)> {
    Some(match name {
        "printFloatKindName" => (Kinds::Float, Part::Name),
        "printFloatKindImm" => (Kinds::Float, Part::Immediate),
        "printIntegerKindName" => (Kinds::Integer, Part::Name),
        "printIntegerKindImm" => (Kinds::Integer, Part::Immediate),
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
        let kind = Kinds::Float.kind(rest.strip_suffix(suffix)?)?;
        return Some((format!("vcmp{suffix}"), kind));
    }
    if let Some(rest) = name.strip_prefix("vpcmp") {
        let suffix = INTEGERS.iter().find(|suffix| rest.ends_with(**suffix))?;
        let kind = Kinds::Integer.kind(rest.strip_suffix(suffix)?)?;
        // Equality with sign has opcodes of its own.
        return (kind != 0 || suffix.len() == 2).then(|| (format!("vpcmp{suffix}"), kind));
    }
    let rest = name.strip_prefix("vpclmul")?.strip_suffix("dq")?;
    let (_, halves) = HALVES.iter().find(|(word, _)| *word == rest)?;
    Some(("vpclmulqdq".to_owned(), *halves))
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
    use super::{Kinds, split};

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
        assert_eq!((Kinds::Integer.word(3), Kinds::Float.word(32)), (None, None));
    }
}
