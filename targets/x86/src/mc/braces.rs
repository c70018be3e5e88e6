//! What AVX-512 has in braces beside operands: `{%k1}` and `{z}`, `{1to8}`, `{rn-sae}`, `{sae}`.
//!
//! A mask and a broadcast belong to the operand before them and are several operands to the tables: the braces are tokens,
//! the mask a register. Rounding modes are operands of their own.

use super::operands::TAG_ROUNDING;
use super::statement::Input;
use mc::inst::Operand;
use mc::parse::{Directive, ParsedKind, ParsedOperand, Span};
use smallvec::smallvec;

/// By number.
pub const ROUNDING_MODES: [&str; 4] = ["rn-sae", "rd-sae", "ru-sae", "rz-sae"];

/// Words in braces behind operands.
const WORDS: &[&str] = &["1to2", "1to4", "1to8", "1to16", "1to32", "z"];

/// What stands in braces where an operand could begin: a rounding mode, no exceptions, or the mask of a prefetch.
pub fn operand(input: Input<'_, '_, '_, '_>, found: &mut Vec<ParsedOperand>) -> Directive<()> {
    let span = input.span();
    if input.peek(|input| {
        input.advance();
        input.register().is_some()
    }) {
        return decorations(input, found);
    }
    input.advance();
    if !input.token().first().is_some_and(u8::is_ascii_alphabetic) {
        return input.fail(input.span(), "Expected an identifier after {");
    }
    let word = word(input)?;
    if let Some(mode) = ROUNDING_MODES.iter().position(|known| *known == word) {
        let parts = smallvec![Operand::Imm(mode as i64)];
        let kind = ParsedKind::Composite { parts, tag: TAG_ROUNDING };
        found.push(ParsedOperand { span: input.span_from(span), kind });
        return Ok(());
    }
    match &*word {
        "sae" => enclosed(ParsedKind::Token("sae"), span, found),
        _ if word.starts_with('r') => return input.fail(span, "Invalid rounding mode."),
        _ => return input.fail(span, "unknown token in expression"),
    }
    Ok(())
}

/// All that follows an operand in braces. The mark that clears elements may stand before the mask; without one it means
/// nothing.
pub fn decorations(input: Input<'_, '_, '_, '_>, found: &mut Vec<ParsedOperand>) -> Directive<()> {
    let (mut clears, mut has_mask) = (None, false);
    while input.is(b'{') {
        let span = input.span();
        input.advance();
        let at = input.span();
        if let Some(mask) = mask(input, at)? {
            if has_mask {
                return input.fail(at, "Expected a {z} mark at this point");
            }
            has_mask = true;
            enclosed(mask, span, found);
            continue;
        }
        let word = word(input)?;
        match WORDS.iter().find(|known| **known == word) {
            Some(&"z") if clears.is_none() => clears = Some(span),
            Some(&broadcast) if broadcast != "z" => enclosed(ParsedKind::Token(broadcast), span, found),
            _ if word.starts_with('1') => return input.fail(at, "Invalid memory broadcast primitive."),
            _ if !has_mask => return input.fail(at, "Expected an op-mask register at this point"),
            _ => return input.fail(at, "Expected a {z} mark at this point"),
        }
    }
    if let Some(span) = clears.filter(|_| has_mask) {
        enclosed(ParsedKind::Token("z"), span, found);
    }
    Ok(())
}

/// The register that selects elements, and the closing brace, if a register comes next. The sign before its name may be left
/// out.
fn mask(input: Input<'_, '_, '_, '_>, at: Span) -> Directive<Option<ParsedKind>> {
    let registers = match input.register() {
        Some(registers) => registers,
        None => {
            let name = String::from_utf8_lossy(input.token()).to_ascii_uppercase();
            match input.target().register_by_name(&name).filter(|_| name.starts_with('K')) {
                Some(register) => {
                    input.advance();
                    smallvec![register]
                }
                None => return Ok(None),
            }
        }
    };
    let name = registers.first().map_or("", |&reg| input.target().register_name(reg, false));
    let number = name.trim_start_matches('%').strip_prefix('k');
    if number.is_none() {
        return input.fail(at, "Expected an op-mask register at this point");
    }
    if number == Some("0") {
        return input.fail(at, "Register k0 can't be used as write mask");
    }
    if !input.eat(b'}') {
        return input.fail(input.span(), "Expected } at this point");
    }
    Ok(Some(ParsedKind::Registers(registers)))
}

fn enclosed(kind: ParsedKind, span: Span, found: &mut Vec<ParsedOperand>) {
    for kind in [ParsedKind::Token("{"), kind, ParsedKind::Token("}")] {
        found.push(ParsedOperand { span, kind });
    }
}

/// The text up to the closing brace, which is read, too.
fn word(input: Input<'_, '_, '_, '_>) -> Directive<String> {
    let mut word = String::new();
    while !input.at_end() && !input.is(b'}') {
        word.push_str(&String::from_utf8_lossy(input.token()).to_ascii_lowercase());
        input.advance();
    }
    if input.eat(b'}') { Ok(word) } else { input.fail(input.span(), "Expected } at this point") }
}
