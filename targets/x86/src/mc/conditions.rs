//! Conditions in mnemonics of APX: `ccmpnel`, `ctestb`, `cfcmovle`, `setzue`, and `{dfv=of,cf}` behind the first two.
//!
//! As with the words of [`comparisons`](super::comparisons), the condition is taken out of the mnemonic and becomes the first
//! operand, so that the tables need one entry for all of them (`td/InstrAPX.td`). Text that asks for EVEX means some
//! of these instructions under the names of others: `{evex} cmpl` compares if a condition holds that always does.

use super::flags::inst_flags;
use super::operands::TAG_FLAGS;
use crate::names::condition_names::ROWS;
use mc::inst::Operand;
use mc::parse::{Directive, ParsedKind, ParsedOperand, Span, StatementInput};
use smallvec::smallvec;

/// Those of comparisons that always and never hold: they have the numbers of parity.
pub const TRUE: (&str, i64) = ("t", 10);
pub const FALSE: (&str, i64) = ("f", 11);

/// Flags in the order in which they are written, the highest bit first.
pub const FLAGS: [&str; 4] = ["of", "sf", "zf", "cf"];

const COMPARISONS: [&str; 2] = ["ccmp", "ctest"];

/// Letters for the size of operands.
const SIZES: [&str; 5] = ["", "b", "w", "l", "q"];

/// The name by which a condition is printed: the first of its number.
pub fn name(number: i64) -> Option<&'static str> {
    ROWS.iter().find(|row| i64::from(row.number) == number).map(|row| row.name)
}

/// Whether a mnemonic certainly has a condition that [`rewrite`] takes out.
pub fn has_stem(name: &str) -> bool {
    COMPARISONS.iter().chain(&["cfcmov", "setzu"]).any(|stem| name.starts_with(stem))
}

/// Makes an operand of the condition in the mnemonic. `false` if there must be one and is none.
pub fn rewrite(name: &mut String, operands: &mut Vec<ParsedOperand>, flags: &mut u32, span: Span) -> bool {
    let asks = *flags & inst_flags::USE_EVEX != 0;
    let plain =
        ["cmp", "test"].iter().any(|stem| name.strip_prefix(stem).is_some_and(|s| SIZES.contains(&s)));
    if asks && plain {
        *flags &= !inst_flags::USE_EVEX;
        name.insert(0, 'c');
        operands.splice(0..0, [condition(TRUE.1, span), flags_operand(0, span)]);
        return true;
    }
    let is_compare = COMPARISONS.iter().any(|stem| name.starts_with(stem));
    let stem = if has_stem(name) {
        COMPARISONS.iter().chain(&["cfcmov", "setzu"]).find(|stem| name.starts_with(**stem))
    } else if name.starts_with("cmov") && operands.len() == 3 {
        Some(&"cmov")
    } else if name.starts_with("set") && asks {
        Some(&"set")
    } else {
        return true;
    };
    let Some(found) = stem.and_then(|stem| Some((*stem, split(name.strip_prefix(stem)?, is_compare)?)))
    else {
        return !has_stem(name);
    };
    let (stem, (number, size)) = found;
    // A condition as a number has one size.
    *name = if stem.starts_with("set") { stem.to_owned() } else { format!("{stem}{size}") };
    operands.insert(0, condition(number, span));
    true
}

/// The number of the condition and the letter of the size that a mnemonic ends in.
fn split(rest: &str, is_compare: bool) -> Option<(i64, &str)> {
    let own = [TRUE, FALSE].into_iter().filter(|_| is_compare);
    let is_parity = |number: i64| number == TRUE.1 || number == FALSE.1;
    let shared = ROWS.iter().map(|row| (row.name, i64::from(row.number)));
    let shared = shared.filter(|&(_, number)| !is_compare || !is_parity(number));
    let ends = own.chain(shared).filter_map(|(name, number)| Some((name, number, rest.strip_prefix(name)?)));
    let sized = ends.filter(|(.., size)| SIZES.contains(size));
    sized.max_by_key(|(name, ..)| name.len()).map(|(_, number, size)| (number, size))
}

fn condition(number: i64, span: Span) -> ParsedOperand {
    ParsedOperand { span, kind: ParsedKind::Value(Operand::Imm(number)) }
}

fn flags_operand(flags: i64, span: Span) -> ParsedOperand {
    let kind = ParsedKind::Composite { parts: smallvec![Operand::Imm(flags)], tag: TAG_FLAGS };
    ParsedOperand { span, kind }
}

/// Reads the flags behind the mnemonic of a conditional comparison.
pub fn read_flags(
    name: &str,
    input: &mut StatementInput<'_, '_, '_>,
    found: &mut Vec<ParsedOperand>,
) -> Directive<()> {
    if !COMPARISONS.iter().any(|stem| name.starts_with(stem)) {
        return Ok(());
    }
    let start = input.span();
    expect(input.eat(b'{'), "Expected { at this point", input)?;
    let is_word = input.token().eq_ignore_ascii_case(b"dfv");
    expect(is_word, "Expected dfv at this point", input)?;
    input.advance();
    expect(input.eat(b'='), "Expected = at this point", input)?;
    let mut flags = 0;
    if input.eat(b'}') {
        found.push(flags_operand(flags, input.span_from(start)));
        return Ok(());
    }
    for at in 0..FLAGS.len() {
        let word = input.token().to_ascii_lowercase();
        let flag = FLAGS.iter().rev().position(|flag| flag.as_bytes() == word);
        let Some(flag) = flag else { return input.fail(input.span(), "Invalid conditional flags") };
        expect(flags >> flag & 1 == 0, "Duplicated conditional flag", input)?;
        flags |= 1 << flag;
        input.advance();
        if input.eat(b'}') {
            found.push(flags_operand(flags, input.span_from(start)));
            return Ok(());
        }
        let is_last = at + 1 == FLAGS.len();
        let message = if is_last { "Expected } at this point" } else { "Expected } or , at this point" };
        expect(!is_last && input.eat(b','), message, input)?;
    }
    Ok(())
}

fn expect(is_there: bool, message: &str, input: &StatementInput<'_, '_, '_>) -> Directive<()> {
    if is_there { Ok(()) } else { input.fail(input.span(), message) }
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn mnemonics_end_in_condition_and_size() {
        assert_eq!(split("bl", true), Some((2, "l")));
        assert_eq!(split("l", true), Some((12, "")));
        assert_eq!(split("nlq", false), Some((13, "q")));
        assert_eq!(split("tl", true), Some((10, "l")));
        for (rest, is_compare) in [("tl", false), ("p", true), ("wl", true), ("", false)] {
            assert_eq!(split(rest, is_compare), None, "{rest}");
        }
    }
}
