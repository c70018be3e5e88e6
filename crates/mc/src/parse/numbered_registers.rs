//! Registers that are written by their numbers, alone and in lists: `v3.16b`, `{ v0.4s, v1.4s }`, `{ v0.4s - v3.4s }`.
//!
//! The operand class has the spelling, in which `#` stands for the number, and how many registers a list has
//! ([`tables::asm::OperandClass`]). The operand is the member of the class whose encoding is the first number.
//!
//! Cost: one look at the members of the class for each operand.

use super::lexer::{Lexer, Tok};
use crate::inst::Reg;
use crate::target::Target;
use tables::asm::OperandClass;

/// Consumes what the class wants. `None`: it does not stand here, and how much was consumed is undefined.
pub(super) fn read(target: &Target, class: &OperandClass, lex: &mut Lexer<'_>) -> Option<Reg> {
    let spelling = target.image.string(class.spelling);
    let (before, after) = spelling.split_once('#')?;
    let spelling = Spelling { before, after, count: class.list_count.into() };
    let first = match u16::from(class.list_len) {
        0 => number(&spelling, lex)?,
        1 if class.list_bare != 0 && !lex.is(b'{') => number(&spelling, lex)?,
        length => list(&spelling, length, class.list_stride.into(), lex)?,
    };
    member(target, class, first)
}

/// How one register is written.
struct Spelling<'s> {
    before: &'s str,
    after: &'s str,
    /// How many numbers there are; 0 follows the last one.
    count: u16,
}

fn number(spelling: &Spelling<'_>, lex: &mut Lexer<'_>) -> Option<u16> {
    let text = match lex.tok {
        Tok::Ident => std::str::from_utf8(lex.text()).ok()?.to_ascii_lowercase(),
        _ => return None,
    };
    let digits = text.strip_prefix(spelling.before)?.strip_suffix(spelling.after)?;
    let plain = digits.bytes().all(|c| c.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    let number: u16 = digits.parse().ok().filter(|&number| plain && number < spelling.count)?;
    lex.advance();
    Some(number)
}

/// The first number of a list of `length` registers.
fn list(spelling: &Spelling<'_>, length: u16, stride: u16, lex: &mut Lexer<'_>) -> Option<u16> {
    if !lex.eat(b'{') {
        return None;
    }
    let count = spelling.count;
    let first = number(spelling, lex)?;
    if lex.eat(b'-') {
        let last = number(spelling, lex)?;
        if (count + last - first) % count != length - 1 || length == 1 || stride != 1 {
            return None;
        }
    } else {
        for at in 1..length {
            if !lex.eat(b',') || number(spelling, lex)? != (first + at * stride) % count {
                return None;
            }
        }
    }
    lex.eat(b'}').then_some(first)
}

/// The register of the class with this encoding.
fn member(target: &Target, class: &OperandClass, encoding: u16) -> Option<Reg> {
    let words = target.image.list(class.registers);
    let members = words.iter().enumerate().flat_map(|(at, word)| {
        let of_word = move |&bit: &u16| word >> bit & 1 != 0;
        (0..16).filter(of_word).map(move |bit| Reg(at as u16 * 16 + bit))
    });
    members.into_iter().find(|&reg| target.register(reg).encoding == encoding)
}
