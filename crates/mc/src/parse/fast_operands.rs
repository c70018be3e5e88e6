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

use super::fast_lines::name_end;
use super::lexer::{Lexer, NumberSyntax, Syntax};
use super::{Parser, SpecifierUse};
use crate::expr::{Expr, ExprData, Specifier};
use crate::inst::{Inst, Operand, Reg};
use crate::rewrite;
use crate::target::{Subtarget, Target};
use smallvec::SmallVec;
use std::ops::Range;
use std::sync::Arc;
use support::hash::FxHashMap;
use tables::asm::{ClassKind, ConvertOp, Match, OperandClass, class_flags};
use tables::image::SectionId;
use tables::instructions::{OperandType, SpecifierSyntax};
use tables::registers::Register;

/// An entry of the target's table, with its classes at hand.
#[derive(Debug)]
pub(super) struct Entry {
    opcode: u16,
    /// The instruction may stand for others, or has a short form under the features in force.
    pub may_change: bool,
    /// The kinds of the items that a statement must begin with, and the bits of them that are certain.
    kinds: Kinds,
    classes: Box<[Class]>,
    /// The operands of the instruction.
    parts: Box<[Part]>,
}

/// Kinds of the first items of a statement, four bits each from the lowest on: see [`Item::kind`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Kinds {
    bits: u64,
    mask: u64,
}

impl Kinds {
    /// Says of what kind the item at a place is.
    #[inline]
    fn set(&mut self, place: usize, kind: u8) {
        if place < 16 {
            self.bits |= u64::from(kind) << (4 * place);
            self.mask |= 0xf << (4 * place);
        }
    }

    /// Whether both say something of a place, and not the same.
    #[inline]
    fn contradicts(self, other: Kinds) -> bool {
        (self.bits ^ other.bits) & self.mask & other.mask != 0
    }
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
    /// A register of a class of operands: a place in [`FastOperands::choices`].
    Register(u32),
    /// A number or an expression, as the type and the flags of the class have it. Functions are indices plus 1.
    Number { ty: u16, flags: u8, predicate: u32 },
    /// May be left out at the end; what it is then.
    Optional(Operand),
    /// Only the general search knows.
    Other,
}

/// What a look at an entry gives.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// With what was parsed.
    Taken,
    Refused,
    Unsure,
}

/// Entries with more classes, and statements with more items, are left to the general search.
const MAX_ITEMS: usize = 12;

/// The operands parsed, by class; those of punctuation mean nothing.
type Parsed = [Operand; MAX_ITEMS];

/// A piece of the statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    /// The end of the statement.
    End,
    Punctuation(u8),
    /// A name of these registers: a place in [`FastOperands::lists`].
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

impl Item {
    /// What can be told of an item without knowing more; 0 for what may be several things.
    #[inline]
    fn kind(self) -> u8 {
        match self {
            Item::End => 1,
            Item::Punctuation(b',') => 2,
            Item::Punctuation(b'(') => 3,
            Item::Punctuation(_) => 4,
            Item::Register(_) => 5,
            Item::Number(_) | Item::Read(_) | Item::Expression { .. } => 6,
            Item::Unknown => 0,
        }
    }
}

/// The pieces of a statement in order, as far as they are known: up to its end, or to an expression that was not read yet.
/// Where the last one stands is known, too.
struct Items {
    found: [Item; MAX_ITEMS],
    len: usize,
    last_at: usize,
    kinds: Kinds,
    /// Kinds are certain: nothing is unknown, and no operand begins with a parenthesis, which may belong to an expression.
    certain: bool,
}

impl Items {
    #[inline]
    fn push(&mut self, item: Item, at: usize) {
        let kind = item.kind();
        self.certain &= kind != 0 && item != Item::Expression { capital: true };
        if item == Item::Punctuation(b'(') {
            self.certain &= self.len > 0 && self.found[(self.len - 1) % MAX_ITEMS] != Item::Punctuation(b',');
        }
        self.last_at = at;
        if let Some(place) = self.found.get_mut(self.len) {
            *place = item;
            self.kinds.set(self.len, kind);
            self.len += 1;
        } else {
            self.found[MAX_ITEMS - 1] = Item::Unknown;
            self.certain = false;
        }
    }
}

/// Registers by name, as far as names fit a number: a table with open addresses.
#[derive(Debug, Default)]
struct Names {
    /// Name and value; a name of 0 is none. Their number is a power of two, and half of them are free.
    slots: Vec<(u64, u32)>,
}

impl Names {
    fn new(names: &FxHashMap<u64, u32>) -> Names {
        let mut table = Names { slots: vec![(0, 0); (names.len() * 2).next_power_of_two()] };
        let mut sorted: Vec<(u64, u32)> = names.iter().map(|(&name, &value)| (name, value)).collect();
        sorted.sort_unstable();
        for (name, value) in sorted {
            let place = table.place(name);
            table.slots[place] = (name, value);
        }
        table
    }

    /// Where a name is, or would be.
    #[inline]
    fn place(&self, name: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = (name.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize & mask;
        while self.slots[at].0 != name && self.slots[at].0 != 0 {
            at = (at + 1) & mask;
        }
        at
    }

    #[inline]
    fn get(&self, name: u64) -> Option<u32> {
        let (found, value) = *self.slots.get(if self.slots.is_empty() { 0 } else { self.place(name) })?;
        (found == name).then_some(value)
    }
}

/// What is made ready when parsing begins.
#[derive(Debug, Default)]
pub(super) struct FastOperands {
    /// By name, places in `lists`.
    registers: Names,
    lists: Vec<SmallVec<[u16; 4]>>,
    /// By operand class that an entry had so far: for each of the lists the first register that is a member, or 0.
    choices: Vec<Box<[u16]>>,
    choice_of: FxHashMap<u16, u32>,
    /// Whether statements are written as is read here: registers have no prefix.
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

impl FastOperands {
    pub fn new(target: &Target, syntax: &Syntax<'_>) -> FastOperands {
        let image = &target.image;
        let mut common = FastOperands::default();
        let single = |text: &[u8]| if let [c] = text { Some(*c) } else { None };
        let ends = single(syntax.comment).zip(single(syntax.separator));
        common.ends = ends.map_or([b'\n'; 2], |(comment, separator)| [comment, separator]);
        let is_plain = image.string(target.facts.register_prefix).is_empty()
            && ends.is_some()
            && syntax.numbers == NumberSyntax::default();
        common.usable = is_plain;
        let mut registers: FxHashMap<u64, u32> = FxHashMap::default();
        for (number, register) in image.records::<Register>().iter().enumerate().skip(1) {
            let names = image.list(register.asm_names).iter().chain(image.list(register.alt_names).iter());
            for name in names.filter_map(|n| key(image.string(n).as_bytes())) {
                let new = common.lists.len() as u32;
                let list = *registers.entry(name).or_insert(new);
                if list == new {
                    common.lists.push(SmallVec::new());
                }
                let list = &mut common.lists[list as usize];
                if !list.contains(&(number as u16)) {
                    list.push(number as u16);
                }
            }
        }
        common.registers = Names::new(&registers);
        common
    }

    /// The entries of a range of the table that the subtarget has, in order.
    pub fn entries(
        &mut self,
        target: &Target,
        subtarget: &Subtarget,
        range: Range<usize>,
        variant: u16,
    ) -> Arc<[Entry]> {
        let table = target.image.records::<Match>();
        let wanted = |e: &Match| e.variant == variant && subtarget.enables(e.predicates);
        let entries = range.filter_map(|i| table.get(i)).filter(wanted);
        entries.map(|entry| self.entry(target, subtarget, &entry)).collect()
    }

    fn entry(&mut self, target: &Target, subtarget: &Subtarget, entry: &Match) -> Entry {
        let records = target.image.records::<OperandClass>();
        let mut class = |number: u16| match records.get(number as usize) {
            // Operands that must be the same are left to the general search.
            Some(class) if entry.ties.len == 0 && self.usable => self.class(target, number, &class),
            _ => Class::Other,
        };
        let mut classes: Box<[Class]> = target.image.list(entry.classes).iter().map(&mut class).collect();
        if classes.len() > MAX_ITEMS {
            classes = [Class::Other].into();
        }
        Entry {
            opcode: entry.opcode,
            may_change: rewrite::may_expand(target, entry.opcode)
                || rewrite::may_compress(target, subtarget, entry.opcode),
            kinds: kinds(&classes),
            classes,
            parts: parts(target, entry.converter),
        }
    }

    /// The place of a class of registers in `choices`.
    fn choice(&mut self, target: &Target, number: u16, class: &OperandClass) -> u32 {
        if let Some(&known) = self.choice_of.get(&number) {
            return known;
        }
        let members = target.image.list(class.registers);
        let contains = |r: &u16| members.get(*r as usize / 16).is_some_and(|w| w >> (r % 16) & 1 != 0);
        let first = |list: &SmallVec<[u16; 4]>| list.iter().copied().find(contains).unwrap_or(0);
        self.choices.push(self.lists.iter().map(first).collect());
        let new = self.choices.len() as u32 - 1;
        self.choice_of.insert(number, new);
        new
    }

    fn class(&mut self, target: &Target, number: u16, class: &OperandClass) -> Class {
        let image = &target.image;
        let optional = class.flags & class_flags::OPTIONAL != 0;
        match ClassKind::from_number(class.kind) {
            ClassKind::Token => match image.string(class.token).as_bytes() {
                [c @ (b',' | b'(' | b')')] if !optional => Class::Punctuation(*c),
                _ => Class::Other,
            },
            ClassKind::Register
                if class.spelling != Default::default() || class.flags & class_flags::AS_PARTS != 0 =>
            {
                Class::Other
            }
            ClassKind::Register if !optional => Class::Register(self.choice(target, number, class)),
            ClassKind::Immediate => {
                let Some(ty) = image.records::<OperandType>().get(class.ty as usize) else {
                    return Class::Other;
                };
                let is_plain = ty.names.len == 0
                    && image.string(ty.letters).is_empty()
                    && ty.parse_value == 0
                    && ty.range == 0;
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

    /// The registers of the name at `at`, and where it ends.
    #[inline]
    pub fn register_at(&self, text: &[u8], at: usize) -> Option<(&[u16], usize)> {
        let mut key = 0u64;
        let mut end = at;
        while let Some(&c) = text.get(end).filter(|&&c| is_word(c)) {
            key = key << 8 | u64::from(c);
            end += 1;
        }
        let list = if end - at <= MAX_KEY { self.registers.get(key)? } else { return None };
        Some((self.lists.get(list as usize)?, end))
    }

    /// Whether a statement ends here.
    #[inline]
    pub fn ends_at(&self, text: &[u8], at: usize) -> bool {
        text.get(at).is_none_or(|&c| c == b'\n' || c == self.ends[0] || c == self.ends[1])
    }

    /// Whether an operand ends here.
    #[inline]
    pub fn operand_ends_at(&self, text: &[u8], at: usize) -> bool {
        let is_mark = |at: usize| matches!(text.get(at), Some(b',' | b'\n' | b'(' | b')'));
        is_mark(at) || {
            let next = skip_blanks(text, at);
            is_mark(next) || self.ends_at(text, next)
        }
    }

    /// Appends the items from `at` on, up to the end of the statement or to something that this does not know.
    fn scan(&self, text: &[u8], mut at: usize, items: &mut Items) {
        loop {
            at = skip_blanks(text, at);
            if self.ends_at(text, at) {
                return items.push(Item::End, at);
            }
            let c = text.get(at).copied().unwrap_or(b'\n');
            match c {
                b',' | b'(' | b')' => {
                    items.push(Item::Punctuation(c), at);
                    at += 1;
                }
                b'-' | b'0'..=b'9' => match number_at(text, at) {
                    Some((value, end)) if self.operand_ends_at(text, end) => {
                        items.push(Item::Number(value), at);
                        at = end;
                    }
                    _ => return items.push(Item::Expression { capital: false }, at),
                },
                b'%' => return items.push(Item::Expression { capital: false }, at),
                _ if is_word(c) => match self.word_item(text, at) {
                    (item @ Item::Register(_), end) => {
                        items.push(item, at);
                        at = end;
                    }
                    (item, _) => return items.push(item, at),
                },
                _ => return items.push(Item::Unknown, at),
            }
            if items.len >= MAX_ITEMS {
                return items.push(Item::Unknown, at);
            }
        }
    }

    /// The item that the word at `at` is, and where it ends.
    #[inline]
    fn word_item(&self, text: &[u8], at: usize) -> (Item, usize) {
        let (mut key, mut capital) = (0u64, false);
        let mut end = at;
        while let Some(&c) = text.get(end).filter(|&&c| is_word(c)) {
            key = key << 8 | u64::from(c);
            capital |= c.is_ascii_uppercase();
            end += 1;
        }
        let found = if end - at <= MAX_KEY { self.registers.get(key) } else { None };
        match found {
            Some(list) if self.operand_ends_at(text, end) => (Item::Register(list), end),
            Some(_) => (Item::Unknown, end),
            None => (Item::Expression { capital }, at),
        }
    }

    /// The first of the registers in a list that is a member of a class.
    #[inline]
    fn member(&self, list: u32, choice: u32) -> Option<Reg> {
        let found = *self.choices.get(choice as usize)?.get(list as usize)?;
        (found != 0).then_some(Reg(found))
    }
}

/// The kinds of items that the first classes ask for, as far as there is only one of each.
fn kinds(classes: &[Class]) -> Kinds {
    let mut kinds = Kinds::default();
    for (i, class) in classes.iter().enumerate() {
        match *class {
            Class::Punctuation(_) if matches!(classes.get(i + 1), Some(Class::Optional(_))) => return kinds,
            Class::Punctuation(c) => kinds.set(i, Item::Punctuation(c).kind()),
            Class::Register(_) => kinds.set(i, Item::Register(0).kind()),
            // Some take names of registers for names.
            Class::Number { .. } => {}
            Class::Optional(_) | Class::Other => return kinds,
        }
    }
    kinds.set(classes.len(), Item::End.kind());
    kinds
}

/// The program of a converter.
fn parts(target: &Target, converter: u32) -> Box<[Part]> {
    let mut code = target.image.program(SectionId::Converters, converter);
    let mut parts = Vec::new();
    loop {
        parts.push(match ConvertOp::from_byte(code.byte()) {
            ConvertOp::End => return parts.into(),
            // Composite operands are not read here, so that there is one part.
            ConvertOp::Operand | ConvertOp::First => Part::Parsed(code.number() as u32),
            ConvertOp::Immediate => Part::Fixed(Operand::Imm(code.signed())),
            ConvertOp::Register => Part::Fixed(Operand::Reg(Reg(code.number() as u16))),
            ConvertOp::Tied => Part::Tied(code.number() as u32),
        });
    }
}

/// The place of the next byte that is no blank. Comments stand in a column of their own, behind many.
#[inline]
pub(super) fn skip_blanks(text: &[u8], mut at: usize) -> usize {
    const EIGHT: &[u8] = b"        ";
    while text.get(at..at + 8) == Some(EIGHT) {
        at += 8;
    }
    while matches!(text.get(at), Some(b' ' | b'\t')) {
        at += 1;
    }
    at
}

/// A number in decimal or hexadecimal, perhaps negative, and where it ends.
#[inline]
pub(super) fn number_at(text: &[u8], at: usize) -> Option<(i64, usize)> {
    let negative = text.get(at) == Some(&b'-');
    let start = at + usize::from(negative);
    let mut value = 0u64;
    let mut end = start;
    // So many digits do not overflow.
    while let Some(&digit @ b'0'..=b'9') = text.get(end).filter(|_| end < start + 19) {
        value = value * 10 + u64::from(digit - b'0');
        end += 1;
    }
    if text.get(end).is_some_and(|&c| is_word(c)) || end == start || text[start] == b'0' && end > start + 1 {
        (value, end) = long_number_at(text, start)?;
    }
    let value = value as i64;
    Some((if negative { value.wrapping_neg() } else { value }, end))
}

/// The same without a sign, of any length.
#[cold]
fn long_number_at(text: &[u8], start: usize) -> Option<(u64, usize)> {
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
    Some((value, end))
}

impl Parser<'_> {
    /// Makes `inst` the instruction that the statement with operands from `at` on is, if that is certain. Gives the place
    /// of the entry, and where the statement ends.
    pub(super) fn match_common(
        &mut self,
        entries: &[Entry],
        lex: &Lexer<'_>,
        at: usize,
        inst: &mut Inst,
    ) -> Option<(usize, usize)> {
        let mut items = Items {
            found: [Item::Unknown; MAX_ITEMS],
            len: 0,
            last_at: at,
            kinds: Kinds::default(),
            certain: true,
        };
        let mut parsed = [Operand::Imm(0); MAX_ITEMS];
        self.matches.common.scan(lex.all, at, &mut items);
        for (i, entry) in entries.iter().enumerate() {
            if items.certain && entry.kinds.contradicts(items.kinds) {
                continue;
            }
            match self.look_at(entry, lex, &mut items, &mut parsed) {
                Verdict::Taken => {
                    entry.make(&parsed, inst);
                    return Some((i, items.last_at));
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
                (Class::Punctuation(c), Item::Punctuation(found)) if c == found => continue,
                (Class::Punctuation(b','), Item::End)
                    if matches!(entry.classes.get(i + 1), Some(Class::Optional(_))) =>
                {
                    // The comma before an operand that is left out is left out, too.
                    index -= 1;
                    continue;
                }
                (Class::Optional(default), Item::End) => {
                    index -= 1;
                    Some(default)
                }
                (Class::Optional(_), _) => return Verdict::Unsure,
                (Class::Punctuation(_), _) | (_, Item::End) => return Verdict::Refused,
                (Class::Register(choice), Item::Register(list)) => {
                    self.matches.common.member(list, choice).map(Operand::Reg)
                }
                (Class::Register(_), Item::Expression { capital: true }) => return Verdict::Unsure,
                (Class::Register(_), _) => return Verdict::Refused,
                (Class::Number { ty, flags, predicate }, item) => {
                    match self.number_operand(lex, items, item, (ty, flags, predicate)) {
                        Ok(operand) => operand,
                        Err(verdict) => return verdict,
                    }
                }
            };
            match (operand, parsed.get_mut(i)) {
                (Some(operand), Some(place)) => *place = operand,
                _ => return Verdict::Refused,
            }
        }
        match items.found.get(index) {
            Some(Item::End) => Verdict::Taken,
            Some(Item::Unknown) | None => Verdict::Unsure,
            _ => Verdict::Refused,
        }
    }

    /// An item as an operand that is a number or an expression; none if the class does not accept it.
    #[inline]
    fn number_operand(
        &mut self,
        lex: &Lexer<'_>,
        items: &mut Items,
        item: Item,
        (ty, flags, predicate): (u16, u8, u32),
    ) -> Result<Option<Operand>, Verdict> {
        let symbol_only = flags & class_flags::SYMBOL_ONLY != 0;
        let type_of = self.target.operand_type(ty);
        Ok(match item {
            Item::Number(value) => self.accept_constant(value, predicate, type_of),
            Item::Register(_) if flags & class_flags::ANY_NAME == 0 => None,
            Item::Read(expr) => self.accept_expression(expr, symbol_only, predicate, type_of),
            Item::Expression { capital } if !(capital && self.registers_may_fold()) => {
                let expr = self.read_expression(lex, items).ok_or(Verdict::Unsure)?;
                self.accept_expression(expr, symbol_only, predicate, type_of)
            }
            _ => return Err(Verdict::Unsure),
        })
    }

    /// Reads the expression that is the last item found, and finds those after it.
    fn read_expression(&mut self, lex: &Lexer<'_>, items: &mut Items) -> Option<Expr> {
        let (expr, end) = match self.plain_expression(lex.all, items.last_at) {
            Some(read) => read,
            None => {
                let mut cursor = *lex;
                cursor.seek(items.last_at);
                (self.expression_in(SpecifierUse::Operand, &mut cursor).ok()?, cursor.lo)
            }
        };
        // Its kind stays what it is.
        *items.found.get_mut(items.len.checked_sub(1)?)? = Item::Read(expr);
        self.matches.common.scan(lex.all, end, items);
        Some(expr)
    }

    /// A symbol, perhaps under a specifier with a percent sign, that is all there is of an operand; and where it ends.
    fn plain_expression(&mut self, text: &[u8], at: usize) -> Option<(Expr, usize)> {
        if text.get(at) != Some(&b'%') {
            let (symbol, end) = self.plain_symbol(text, at)?;
            let ends = self.matches.common.operand_ends_at(text, end) && text.get(end) != Some(&b'(');
            return ends.then(|| (self.cx.symbol_expr(symbol), end));
        }
        let open = name_end(text, at + 1);
        let specifier = self.percent_specifier(text.get(at + 1..open)?)?;
        if text.get(open) != Some(&b'(') {
            return None;
        }
        let (symbol, close) = self.plain_symbol(text, open + 1)?;
        if text.get(close) != Some(&b')') || !self.matches.common.operand_ends_at(text, close + 1) {
            return None;
        }
        let inner = self.cx.symbol_expr(symbol);
        Some((self.cx.make_expr(ExprData::Specified(specifier, inner)), close + 1))
    }

    /// The specifier `%name`; those found are remembered.
    fn percent_specifier(&mut self, name: &[u8]) -> Option<Specifier> {
        if let Some(&known) = self.matches.specifiers.get(name) {
            return Some(known);
        }
        let found = self.specifier(name, SpecifierSyntax::Percent)?;
        self.matches.specifiers.insert(name.into(), found);
        Some(found)
    }

    fn registers_may_fold(&self) -> bool {
        self.flags & tables::instructions::target_flags::FOLD_MNEMONIC_CASE != 0
    }
}

impl Entry {
    /// The instruction, made of what was parsed.
    fn make(&self, parsed: &Parsed, inst: &mut Inst) {
        (inst.opcode, inst.flags) = (self.opcode, 0);
        inst.operands.clear();
        for part in &self.parts {
            let operand = match *part {
                Part::Parsed(index) => parsed.get(index as usize).copied(),
                Part::Fixed(operand) => Some(operand),
                Part::Tied(index) => inst.operands.get(index as usize).copied(),
            };
            if let Some(operand) = operand {
                inst.operands.push(operand);
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
        assert_eq!(number_at(b"18446744073709551615", 0), Some((-1, 20)));
        assert_eq!(number_at(b"0", 0), Some((0, 1)));
        for text in [
            "012",
            "0f",
            "12345678901234567890123",
            "18446744073709551616",
            "1f",
            "x",
            "-",
            "0x",
            "99999999999999999999",
        ] {
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
