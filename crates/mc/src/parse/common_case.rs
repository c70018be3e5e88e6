//! The common case of matching an instruction: registers, numbers and expressions between commas and parentheses.
//!
//! Nearly every line of a compiler's assembly is of this kind, and the search in [`instructions`](super::instructions) does
//! more than they need: it lexes the operands anew for every entry and keeps what it would have to say if none fits. Here
//! the operands are read once, byte by byte, as a list of [`Item`]s, with registers found by their names as one number, and
//! each entry is held against that list. An entry is taken or refused only if the general search would certainly do the
//! same; in every other case (names of modes and system registers, operands of the target's own, mistakes) nothing is
//! decided and the general search begins from the start.
//!
//! Cost: the characters of the statement, and entries of the mnemonic times classes, without allocation.

use super::lexer::{Lexer, NumberSyntax, Syntax};
use super::{Parser, SpecifierUse};
use crate::expr::Expr;
use crate::inst::{Inst, Operand, Reg};
use crate::target::{Subtarget, Target};
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
    classes: Box<[Class]>,
    /// The operands of the instruction.
    parts: Box<[Part]>,
}

/// Where an operand of the instruction comes from.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// What was parsed for this class.
    Parsed(u32),
    Fixed(Operand),
    /// A copy of an earlier operand.
    Tied(u32),
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
    /// With what was parsed.
    Taken,
    Refused,
    Unsure,
}

/// The operands parsed, by class; none for punctuation.
type Parsed = SmallVec<[Option<Operand>; 12]>;

/// A piece of the statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    /// The end of the statement.
    End,
    Punctuation(u8),
    /// A name of these registers: a place in [`CommonCase::lists`].
    Register(u32),
    Number(i64),
    /// What may be an expression, and is neither a register nor a number. Whether it has a capital letter, since there
    /// may be registers of its name but for the case.
    Expression {
        capital: bool,
    },
    /// An expression that was read.
    Read(Expr),
    /// Only the general search knows.
    Unknown,
}

/// The pieces of a statement in order, as far as they are known: up to its end, or to an expression that was not read yet.
/// Where the last one stands is known, too.
struct Items {
    found: SmallVec<[Item; 12]>,
    last_at: usize,
}

/// What is made ready when parsing begins.
#[derive(Debug, Default)]
pub(super) struct CommonCase {
    /// Registers by name, as far as names fit a number: places in `lists`.
    registers: FxHashMap<u64, u32>,
    lists: Vec<SmallVec<[u16; 4]>>,
    /// By operand class: the registers, as a bit set.
    members: Vec<Box<[u16]>>,
    /// Whether registers and numbers are written as is read here.
    usable: bool,
    /// The characters that end a statement besides the newline.
    ends: [u8; 2],
}

/// A word of at most eight bytes as a number.
fn key(word: &[u8]) -> Option<u64> {
    if word.is_empty() || word.len() > MAX_KEY {
        return None;
    }
    Some(word.iter().fold(0, |key, &byte| key << 8 | u64::from(byte)))
}

/// Bytes of the longest word that fits a number.
const MAX_KEY: usize = 8;

/// By character: whether it is part of words.
const IN_WORDS: [bool; 256] = {
    let mut table = [false; 256];
    let mut c = 0;
    while c < 256 {
        let byte = c as u8;
        table[c] = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'@');
        c += 1;
    }
    table
};

fn is_word(c: u8) -> bool {
    IN_WORDS[usize::from(c)]
}

impl CommonCase {
    pub fn new(target: &Target, syntax: &Syntax<'_>) -> CommonCase {
        let image = &target.image;
        let mut common = CommonCase::default();
        let single = |text: &[u8]| if let [c] = text { Some(*c) } else { None };
        let ends = single(syntax.comment).zip(single(syntax.separator));
        common.ends = ends.map_or([b'\n'; 2], |(comment, separator)| [comment, separator]);
        let is_plain = image.string(target.facts.register_prefix).is_empty()
            && ends.is_some()
            && syntax.numbers == NumberSyntax::default();
        common.usable = is_plain;
        if !is_plain {
            return common;
        }
        for (number, register) in image.records::<Register>().iter().enumerate().skip(1) {
            let names = image.list(register.asm_names).iter().chain(image.list(register.alt_names).iter());
            for name in names.filter_map(|n| key(image.string(n).as_bytes())) {
                let new = common.lists.len() as u32;
                let list = *common.registers.entry(name).or_insert(new);
                if list == new {
                    common.lists.push(SmallVec::new());
                }
                let list = &mut common.lists[list as usize];
                if !list.contains(&(number as u16)) {
                    list.push(number as u16);
                }
            }
        }
        let classes = image.records::<OperandClass>().iter();
        common.members = classes.map(|c| image.list(c.registers).iter().collect()).collect();
        common
    }

    /// The entries of a range of the table that the subtarget has, in order.
    pub fn entries(
        &self,
        target: &Target,
        subtarget: &Subtarget,
        range: Range<usize>,
        variant: u16,
    ) -> Rc<[Entry]> {
        let table = target.image.records::<Match>();
        let wanted = |e: &Match| e.variant == variant && subtarget.enables(e.predicates);
        range.filter_map(|i| table.get(i)).filter(wanted).map(|entry| self.entry(target, &entry)).collect()
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
            classes: target.image.list(entry.classes).iter().map(class).collect(),
            parts: parts(target, entry.converter),
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

    /// Whether a statement ends here.
    #[inline]
    fn ends_at(&self, text: &[u8], at: usize) -> bool {
        text.get(at).is_none_or(|&c| c == b'\n' || c == self.ends[0] || c == self.ends[1])
    }

    /// Whether an operand ends here.
    #[inline]
    fn operand_ends_at(&self, text: &[u8], at: usize) -> bool {
        let is_mark = |at: usize| matches!(text.get(at), Some(b',' | b'\n' | b'(' | b')'));
        is_mark(at) || {
            let next = skip_blanks(text, at);
            is_mark(next) || self.ends_at(text, next)
        }
    }

    /// Appends the items from `at` on, up to the end of the statement or to something that this does not know.
    fn scan(&self, text: &[u8], at: usize, items: &mut Items) {
        let mut next = at;
        loop {
            let at = skip_blanks(text, next);
            let (item, end) = self.item_at(text, at);
            items.found.push(item);
            items.last_at = at;
            next = end;
            if matches!(item, Item::End | Item::Unknown | Item::Expression { .. }) {
                return;
            }
        }
    }

    /// The item at `at`, which is no blank, and where it ends.
    #[inline]
    fn item_at(&self, text: &[u8], at: usize) -> (Item, usize) {
        if self.ends_at(text, at) {
            return (Item::End, at);
        }
        match text.get(at) {
            Some(&c @ (b',' | b'(' | b')')) => (Item::Punctuation(c), at + 1),
            Some(b'-' | b'0'..=b'9') => match number_at(text, at) {
                Some((value, end)) if self.operand_ends_at(text, end) => (Item::Number(value), end),
                _ => (Item::Expression { capital: false }, at),
            },
            Some(b'%') => (Item::Expression { capital: false }, at),
            Some(&c) if is_word(c) => self.word_item(text, at),
            _ => (Item::Unknown, at),
        }
    }

    /// The item that the word at `at` is.
    fn word_item(&self, text: &[u8], at: usize) -> (Item, usize) {
        let (mut key, mut capital) = (0u64, false);
        let mut end = at;
        while let Some(&c) = text.get(end).filter(|&&c| is_word(c)) {
            key = key << 8 | u64::from(c);
            capital |= c.is_ascii_uppercase();
            end += 1;
        }
        let found = if end - at <= MAX_KEY { self.registers.get(&key) } else { None };
        match found {
            Some(&list) if self.operand_ends_at(text, end) => (Item::Register(list), end),
            Some(_) => (Item::Unknown, end),
            None => (Item::Expression { capital }, at),
        }
    }

    /// The first of the registers in a list that is a member of a class.
    fn member(&self, list: u32, class: u16) -> Option<Reg> {
        let members = self.members.get(class as usize)?;
        let contains = |r: u16| members.get(r as usize / 16).is_some_and(|w| w >> (r % 16) & 1 != 0);
        self.lists.get(list as usize)?.iter().find(|&&r| contains(r)).map(|&r| Reg(r))
    }
}

/// The program of a converter.
fn parts(target: &Target, converter: u32) -> Box<[Part]> {
    let mut code = target.image.program(SectionId::Converters, converter);
    let mut parts = Vec::new();
    loop {
        parts.push(match ConvertOp::from_byte(code.byte()) {
            ConvertOp::End => return parts.into(),
            ConvertOp::Operand => Part::Parsed(code.number() as u32),
            ConvertOp::Immediate => Part::Fixed(Operand::Imm(code.signed())),
            ConvertOp::Register => Part::Fixed(Operand::Reg(Reg(code.number() as u16))),
            ConvertOp::Tied => Part::Tied(code.number() as u32),
        });
    }
}

/// The place of the next byte that is no blank.
fn skip_blanks(text: &[u8], mut at: usize) -> usize {
    while matches!(text.get(at), Some(b' ' | b'\t')) {
        at += 1;
    }
    at
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
        let mut items = Items { found: SmallVec::new(), last_at: lex.lo };
        let mut parsed = Parsed::new();
        self.matches.common.scan(lex.all, lex.lo, &mut items);
        for entry in entries.iter() {
            parsed.clear();
            match self.look_at(entry, lex, &mut items, &mut parsed) {
                Verdict::Taken => {
                    lex.seek(items.last_at);
                    return Some(entry.make(&parsed));
                }
                Verdict::Refused => {}
                Verdict::Unsure => return None,
            }
        }
        None
    }

    /// Holds an entry against the statement.
    fn look_at(&mut self, entry: &Entry, lex: &Lexer<'_>, items: &mut Items, parsed: &mut Parsed) -> Verdict {
        let mut index = 0;
        for (i, class) in entry.classes.iter().enumerate() {
            let item = items.found.get(index).copied().unwrap_or(Item::Unknown);
            index += 1;
            let operand = match (*class, item) {
                (Class::Other, _) | (_, Item::Unknown) => return Verdict::Unsure,
                (Class::Punctuation(c), Item::Punctuation(found)) if c == found => None,
                (Class::Punctuation(b','), Item::End)
                    if matches!(entry.classes.get(i + 1), Some(Class::Optional(_))) =>
                {
                    // The comma before an operand that is left out is left out, too.
                    index -= 1;
                    None
                }
                (Class::Optional(default), Item::End) => {
                    index -= 1;
                    Some(default)
                }
                (Class::Optional(_), _) => return Verdict::Unsure,
                (Class::Punctuation(_), _) | (_, Item::End) => return Verdict::Refused,
                (Class::Register(class), Item::Register(list)) => {
                    match self.matches.common.member(list, class) {
                        Some(register) => Some(Operand::Reg(register)),
                        None => return Verdict::Refused,
                    }
                }
                (Class::Register(_), Item::Expression { capital: true }) => return Verdict::Unsure,
                (Class::Register(_), _) => return Verdict::Refused,
                (Class::Number { ty, flags, predicate }, item) => {
                    let symbol_only = flags & class_flags::SYMBOL_ONLY != 0;
                    let type_of = self.target.operand_type(ty);
                    let accepted = match item {
                        Item::Number(value) => self.accept_constant(value, predicate, type_of),
                        Item::Register(_) if flags & class_flags::ANY_NAME == 0 => None,
                        Item::Read(expr) => self.accept_expression(expr, symbol_only, predicate, type_of),
                        Item::Expression { capital } if !(capital && self.registers_may_fold()) => {
                            match self.read_expression(lex, items) {
                                Some(expr) => self.accept_expression(expr, symbol_only, predicate, type_of),
                                None => return Verdict::Unsure,
                            }
                        }
                        _ => return Verdict::Unsure,
                    };
                    match accepted {
                        Some(operand) => Some(operand),
                        None => return Verdict::Refused,
                    }
                }
            };
            parsed.push(operand);
        }
        match items.found.get(index) {
            Some(Item::End) => Verdict::Taken,
            Some(Item::Unknown) | None => Verdict::Unsure,
            _ => Verdict::Refused,
        }
    }

    /// Reads the expression that is the last item found, and finds those after it.
    fn read_expression(&mut self, lex: &Lexer<'_>, items: &mut Items) -> Option<Expr> {
        let mut cursor = *lex;
        cursor.seek(items.last_at);
        let expr = self.expression_in(SpecifierUse::Operand, &mut cursor).ok()?;
        items.found.pop();
        items.found.push(Item::Read(expr));
        self.matches.common.scan(lex.all, cursor.lo, items);
        Some(expr)
    }

    fn registers_may_fold(&self) -> bool {
        self.flags & tables::instructions::target_flags::FOLD_MNEMONIC_CASE != 0
    }
}

impl Entry {
    /// The instruction, made of what was parsed.
    fn make(&self, parsed: &Parsed) -> Inst {
        let mut inst = Inst::new(self.opcode);
        for part in &self.parts {
            let operand = match *part {
                Part::Parsed(index) => parsed.get(index as usize).copied().flatten(),
                Part::Fixed(operand) => Some(operand),
                Part::Tied(index) => inst.operands.get(index as usize).copied(),
            };
            if let Some(operand) = operand {
                inst.operands.push(operand);
            }
        }
        inst
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
