//! The common case of matching an instruction: registers, numbers and expressions between commas and parentheses.
//!
//! Nearly every line of a compiler's assembly is of this kind, and the search in [`instructions`](super::instructions) does
//! more than they need: it lexes the operands anew for every entry and keeps what it would have to say if none fits. Here
//! the operands are read byte by byte where they stand, and registers are found by their names as one number. An entry is
//! taken or refused only if the general search would certainly do the same; in every other case (names of modes and system
//! registers, operands of the target's own, mistakes) nothing is decided and the general search begins from the start.
//!
//! Cost: entries of the mnemonic times classes, without allocation.

use super::lexer::{Lexer, NumberSyntax, Syntax};
use super::{Parser, SpecifierUse};
use crate::expr::Expr;
use crate::inst::{Inst, Operand, Reg};
use crate::target::Target;
use smallvec::SmallVec;
use std::ops::Range;
use std::rc::Rc;
use support::hash::FxHashMap;
use tables::asm::{ClassKind, ConvertOp, Match, OperandClass, class_flags};
use tables::image::SectionId;
use tables::instructions::OperandType;
use tables::registers::Register;

/// An entry of the target's table, with its classes at hand.
#[derive(Debug)]
pub(super) struct Entry {
    opcode: u16,
    predicates: u16,
    converter: u32,
    classes: Box<[Class]>,
}

#[derive(Clone, Copy, Debug)]
enum Class {
    /// This character.
    Punctuation(u8),
    /// A register of this class of operands.
    Register(u16),
    /// A number or an expression, as the type and the flags of the class have it. Functions are indices plus 1.
    Number { ty: u16, flags: u8, predicate: u32 },
    /// May be left out at the end; what it is then.
    Optional(Operand),
    /// Only the general search knows.
    Other,
}

/// What a look at an entry gives.
enum Verdict {
    Taken(Inst),
    Refused,
    Unsure,
}

/// The operands parsed, by class; none for punctuation.
type Parsed = SmallVec<[Option<Operand>; 12]>;

/// Expressions that were read, by place: what they are and where they end.
type Expressions = SmallVec<[(usize, Expr, usize); 2]>;

/// What is made ready when parsing begins.
#[derive(Debug, Default)]
pub(super) struct CommonCase {
    /// Registers by name, as far as names fit a number.
    registers: FxHashMap<u64, SmallVec<[u16; 4]>>,
    /// By operand class: the registers, as a bit set.
    members: Vec<Box<[u16]>>,
    /// Whether registers and numbers are written as is read here.
    usable: bool,
    /// The characters that end a statement besides the newline.
    ends: [Option<u8>; 2],
}

/// A word of at most eight bytes as a number.
fn key(word: &[u8]) -> Option<u64> {
    if word.is_empty() || word.len() > 8 {
        return None;
    }
    Some(word.iter().fold(0, |key, &byte| key << 8 | u64::from(byte)))
}

fn is_word(c: u8) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, b'_' | b'.' | b'$' | b'@')
}

impl CommonCase {
    pub fn new(target: &Target, syntax: &Syntax<'_>) -> CommonCase {
        let image = &target.image;
        let mut common = CommonCase::default();
        let single = |text: &[u8]| if let [c] = text { Some(*c) } else { None };
        common.ends = [single(syntax.comment), single(syntax.separator)];
        let is_plain = image.string(target.facts.register_prefix).is_empty()
            && !common.ends.contains(&None)
            && syntax.numbers == NumberSyntax::default();
        common.usable = is_plain;
        if !is_plain {
            return common;
        }
        for (number, register) in image.records::<Register>().iter().enumerate().skip(1) {
            let names = image.list(register.asm_names).iter().chain(image.list(register.alt_names).iter());
            for name in names.filter_map(|n| key(image.string(n).as_bytes())) {
                let list = common.registers.entry(name).or_default();
                if !list.contains(&(number as u16)) {
                    list.push(number as u16);
                }
            }
        }
        let classes = image.records::<OperandClass>().iter();
        common.members = classes.map(|c| image.list(c.registers).iter().collect()).collect();
        common
    }

    /// The entries of a range of the table, in order.
    pub fn entries(&self, target: &Target, range: Range<usize>, variant: u16) -> Rc<[Entry]> {
        let table = target.image.records::<Match>();
        let entries = range.filter_map(|i| table.get(i)).filter(|e| e.variant == variant);
        entries.map(|entry| self.entry(target, &entry)).collect()
    }

    fn entry(&self, target: &Target, entry: &Match) -> Entry {
        let records = target.image.records::<OperandClass>();
        let class = |number: u16| match records.get(number as usize) {
            // Operands that must be the same are left to the general search.
            Some(class) if entry.ties.len == 0 && self.usable => self.class(target, number, &class),
            _ => Class::Other,
        };
        Entry {
            opcode: entry.opcode,
            predicates: entry.predicates,
            converter: entry.converter,
            classes: target.image.list(entry.classes).iter().map(class).collect(),
        }
    }

    fn class(&self, target: &Target, number: u16, class: &OperandClass) -> Class {
        let image = &target.image;
        let optional = class.flags & class_flags::OPTIONAL != 0;
        match ClassKind::from_number(class.kind) {
            ClassKind::Token => match image.string(class.token).as_bytes() {
                [c @ (b',' | b'(' | b')')] if !optional => Class::Punctuation(*c),
                _ => Class::Other,
            },
            ClassKind::Register if !optional => Class::Register(number),
            ClassKind::Immediate => {
                let Some(ty) = image.records::<OperandType>().get(class.ty as usize) else {
                    return Class::Other;
                };
                let is_plain =
                    ty.names.len == 0 && image.string(ty.letters).is_empty() && ty.parse_value == 0;
                match (optional, is_plain && class.flags & class_flags::NAMES_ONLY == 0) {
                    (true, _) => Class::Optional(Operand::Imm(ty.default)),
                    (false, true) => {
                        let predicate = if class.predicate != 0 { class.predicate } else { ty.predicate };
                        Class::Number { ty: class.ty, flags: class.flags, predicate }
                    }
                    (false, false) => Class::Other,
                }
            }
            _ => Class::Other,
        }
    }

    fn registers_named(&self, word: &[u8]) -> Option<&[u16]> {
        self.registers.get(&key(word)?).map(|list| &list[..])
    }
}

/// The place of the next byte that is no blank.
fn skip_blanks(text: &[u8], mut at: usize) -> usize {
    while matches!(text.get(at), Some(b' ' | b'\t')) {
        at += 1;
    }
    at
}

fn word_at(text: &[u8], at: usize) -> &[u8] {
    let rest = text.get(at..).unwrap_or_default();
    let len = rest.iter().position(|&c| !is_word(c)).unwrap_or(rest.len());
    &rest[..len]
}

/// A number in decimal or hexadecimal, perhaps negative, and where it ends.
fn number_at(text: &[u8], at: usize) -> Option<(i64, usize)> {
    let negative = text.get(at) == Some(&b'-');
    let start = at + usize::from(negative);
    let (digits, radix) = match text.get(start..)? {
        [b'0', b'x' | b'X', ..] => (start + 2, 16),
        // A leading zero means octal.
        [b'0', b'0'..=b'9', ..] => return None,
        _ => (start, 10),
    };
    let mut value = 0u64;
    let mut end = digits;
    while let Some(digit) = text.get(end).and_then(|&c| char::from(c).to_digit(radix)) {
        value = value.checked_mul(radix.into())?.checked_add(digit.into())?;
        end += 1;
    }
    if end == digits || text.get(end).is_some_and(|&c| is_word(c)) {
        return None;
    }
    let value = value as i64;
    Some((if negative { value.wrapping_neg() } else { value }, end))
}

impl Parser<'_> {
    /// The instruction that the statement is, if that is certain. The lexer is then at the end of the statement.
    pub(super) fn match_common(&mut self, entries: &Rc<[Entry]>, lex: &mut Lexer<'_>) -> Option<Inst> {
        let mut expressions = Expressions::new();
        for entry in entries.iter() {
            if !self.subtarget.enables(entry.predicates) {
                continue;
            }
            match self.look_at(entry, lex, &mut expressions) {
                Verdict::Taken(inst) => return Some(inst),
                Verdict::Refused => {}
                Verdict::Unsure => return None,
            }
        }
        None
    }

    /// Whether a statement ends here.
    fn ends_at(&self, text: &[u8], at: usize) -> bool {
        text.get(at).is_none_or(|c| *c == b'\n' || self.matches.common.ends.contains(&Some(*c)))
    }

    fn look_at(&mut self, entry: &Entry, lex: &mut Lexer<'_>, expressions: &mut Expressions) -> Verdict {
        let text = lex.all;
        let mut at = lex.lo;
        let mut parsed = Parsed::new();
        for (i, class) in entry.classes.iter().enumerate() {
            at = skip_blanks(text, at);
            match *class {
                Class::Punctuation(c) if text.get(at) == Some(&c) => {
                    parsed.push(None);
                    at += 1;
                }
                Class::Punctuation(b',') if self.ends_at(text, at) => {
                    // The comma before an operand that is left out is left out, too.
                    if !matches!(entry.classes.get(i + 1), Some(Class::Optional(_))) {
                        return Verdict::Refused;
                    }
                    parsed.push(None);
                }
                Class::Punctuation(_) => return self.refuse(text, at),
                Class::Register(class) => {
                    let word = word_at(text, at);
                    let Some(register) = self.register_of(word, class) else {
                        // Names in capitals and the like.
                        let is_plain = word.iter().all(|c| !c.is_ascii_uppercase());
                        return if is_plain { self.refuse(text, at) } else { Verdict::Unsure };
                    };
                    parsed.push(Some(Operand::Reg(register)));
                    at += word.len();
                }
                Class::Number { .. } => match self.number_or_expression(lex, at, *class, expressions) {
                    Ok((operand, end)) => {
                        parsed.push(Some(operand));
                        at = end;
                    }
                    Err(verdict) => return verdict,
                },
                Class::Optional(default) if self.ends_at(text, at) => parsed.push(Some(default)),
                Class::Optional(_) | Class::Other => return Verdict::Unsure,
            }
        }
        at = skip_blanks(text, at);
        if !self.ends_at(text, at) {
            return self.refuse(text, at);
        }
        lex.seek(at);
        Verdict::Taken(self.make(entry, &parsed))
    }

    /// What stands at `at` does not fit; but a comment, say, would have to be passed over.
    fn refuse(&self, text: &[u8], at: usize) -> Verdict {
        let is_known = |c: u8| is_word(c) || matches!(c, b',' | b'(' | b')' | b'-' | b'%');
        let c = text.get(at).copied();
        if self.ends_at(text, at) || c.is_some_and(is_known) { Verdict::Refused } else { Verdict::Unsure }
    }

    fn register_of(&self, word: &[u8], class: u16) -> Option<Reg> {
        let common = &self.matches.common;
        let members = common.members.get(class as usize)?;
        let contains = |r: u16| members.get(r as usize / 16).is_some_and(|w| w >> (r % 16) & 1 != 0);
        common.registers_named(word)?.iter().find(|&&r| contains(r)).map(|&r| Reg(r))
    }

    fn number_or_expression(
        &mut self,
        lex: &Lexer<'_>,
        at: usize,
        class: Class,
        expressions: &mut Expressions,
    ) -> Result<(Operand, usize), Verdict> {
        let Class::Number { ty, flags, predicate } = class else { return Err(Verdict::Unsure) };
        let text = lex.all;
        if self.ends_at(text, at) {
            return Err(Verdict::Refused);
        }
        if let Some((value, end)) = number_at(text, at) {
            let next = skip_blanks(text, end);
            if self.ends_at(text, next) || matches!(text.get(next), Some(b',' | b'(' | b')')) {
                let accepted = self.accept_constant(value, predicate, self.target.operand_type(ty));
                return accepted.map(|operand| (operand, end)).ok_or(Verdict::Refused);
            }
        }
        if flags & class_flags::ANY_NAME == 0 && self.is_register_at(text, at)? {
            return Err(Verdict::Refused);
        }
        let found = expressions.iter().find(|(place, ..)| *place == at).map(|&(_, expr, end)| (expr, end));
        let (expr, end) = match found {
            Some(found) => found,
            None => {
                let mut cursor = *lex;
                cursor.seek(at);
                let Ok(expr) = self.expression_in(SpecifierUse::Operand, &mut cursor) else {
                    return Err(Verdict::Unsure);
                };
                expressions.push((at, expr, cursor.lo));
                (expr, cursor.lo)
            }
        };
        let target = self.target;
        let symbol_only = flags & class_flags::SYMBOL_ONLY != 0;
        match self.accept_expression(expr, symbol_only, predicate, target.operand_type(ty)) {
            Some(operand) => Ok((operand, end)),
            None => Err(Verdict::Refused),
        }
    }

    /// Whether a register stands where an expression could, perhaps in parentheses. What is neither surely a register nor
    /// surely none is left to the general search.
    fn is_register_at(&self, text: &[u8], at: usize) -> Result<bool, Verdict> {
        let mut start = at;
        while text.get(start) == Some(&b'(') {
            start = skip_blanks(text, start + 1);
        }
        let word = word_at(text, start);
        if word.iter().any(u8::is_ascii_uppercase) && self.registers_may_fold() {
            return Err(Verdict::Unsure);
        }
        if self.matches.common.registers_named(word).is_none() {
            return Ok(false);
        }
        let next = skip_blanks(text, start + word.len());
        Ok(self.ends_at(text, next) || matches!(text.get(next), Some(b',' | b')' | b'(')))
    }

    fn registers_may_fold(&self) -> bool {
        self.flags & tables::instructions::target_flags::FOLD_MNEMONIC_CASE != 0
    }

    /// Runs the converter of an entry.
    fn make(&self, entry: &Entry, parsed: &Parsed) -> Inst {
        let mut inst = Inst::new(entry.opcode);
        let mut code = self.target.image.program(SectionId::Converters, entry.converter);
        loop {
            match ConvertOp::from_byte(code.byte()) {
                ConvertOp::End => return inst,
                ConvertOp::Operand => {
                    inst.operands.extend(parsed.get(code.number() as usize).copied().flatten());
                }
                ConvertOp::Immediate => inst.operands.push(Operand::Imm(code.signed())),
                ConvertOp::Register => inst.operands.push(Operand::Reg(Reg(code.number() as u16))),
                ConvertOp::Tied => {
                    let same = inst.operands.get(code.number() as usize).copied();
                    inst.operands.extend(same);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_end_where_words_do() {
        assert_eq!(number_at(b"12,", 0), Some((12, 2)));
        assert_eq!(number_at(b"-0x1f(a0)", 0), Some((-31, 5)));
        assert_eq!(number_at(b"-9223372036854775808", 0), Some((i64::MIN, 20)));
        for text in ["012", "1f", "x", "-", "0x", "99999999999999999999"] {
            assert_eq!(number_at(text.as_bytes(), 0), None, "{text}");
        }
    }

    #[test]
    fn words_are_numbers_if_they_are_short() {
        assert_eq!(key(b"a0"), Some(0x6130));
        assert_eq!(key(b""), None);
        assert_eq!(key(b"ninebytes"), None);
    }
}
