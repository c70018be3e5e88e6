//! Registers that are written by their numbers, alone and in lists, `v3.16b`, `{ v0.4s, v1.4s }`, `{ v0.4s - v3.4s }`, and
//! those that are written as the registers that they are made of, `x0, x1`.
//!
//! The operand class has the spelling, in which `#` stands for the number, and how many registers a list has
//! ([`tables::asm::OperandClass`]). The operand is the member of the class whose encoding is the first number.
//!
//! Cost: one look at the members of the class for each operand.

use super::Parser;
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

/// Whether what stands here is a register of the same kind with something else behind its number, or, where the class is one of
/// lists, a list that only begins with another register.
pub(super) fn is_near(target: &Target, class: &OperandClass, lex: &Lexer<'_>) -> bool {
    let spelling = target.image.string(class.spelling);
    let Some((before, after)) = spelling.split_once('#') else { return false };
    let mut lex = *lex;
    if class.list_len != 0 && class.list_bare == 0 {
        let spelling = Spelling { before, after, count: class.list_count.into() };
        return list(&spelling, class.list_len.into(), class.list_stride.into(), &mut lex).is_some();
    }
    let rest = lex.text().get(before.len()..).unwrap_or_default();
    let is_named = lex.tok == Tok::Ident && lex.text().to_ascii_lowercase().starts_with(before.as_bytes());
    is_named && rest.first().is_some_and(u8::is_ascii_digit)
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

impl Parser<'_> {
    /// Consumes the names of the parts of a register of the class, with commas between them.
    pub(super) fn register_of_parts(&mut self, class: &OperandClass, lex: &mut Lexer<'_>) -> Option<Reg> {
        let target = self.target;
        let mut named = vec![self.register_name(lex)?];
        let first = |reg: &Reg| target.parts_of(*reg).first().is_some_and(|part| named[0].contains(&part.0));
        let candidates: Vec<Reg> = members(target, class).filter(first).collect();
        let length = candidates.first().map_or(0, |&reg| target.parts_of(reg).len());
        for _ in 1..length {
            if !lex.eat(b',') {
                return None;
            }
            named.push(self.register_name(lex)?);
        }
        let fits = |reg: &Reg| {
            let parts = target.parts_of(*reg);
            parts.len() == named.len()
                && parts.iter().zip(&named).all(|(part, names)| names.contains(&part.0))
        };
        candidates.into_iter().find(fits)
    }
}

/// The register of the class with this encoding.
fn member(target: &Target, class: &OperandClass, encoding: u16) -> Option<Reg> {
    members(target, class).find(|&reg| target.register(reg).encoding == encoding)
}

fn members(target: &Target, class: &OperandClass) -> impl Iterator<Item = Reg> {
    let words = target.image.list(class.registers);
    words.iter().enumerate().flat_map(|(at, word)| {
        let of_word = move |&bit: &u16| word >> bit & 1 != 0;
        (0..16).filter(of_word).map(move |bit| Reg(at as u16 * 16 + bit))
    })
}
