//! Statements whose operands are read before the instruction is known.
//!
//! Where operands look alike whatever the instruction (`$1`, `%eax`, `8(%rsp)`), reading them once and comparing what was
//! read with the entries of the mnemonic is simpler and faster than reading the text again for every entry. A target that
//! wants it has [`Hooks::statement`](crate::target::Hooks::statement): it reads operands with a [`StatementInput`], may
//! rewrite mnemonic and operands by its own rules, and asks for the entry that fits them ([`StatementInput::find`]). What
//! text can be which composite operand is decided by the target's tests, by the names of operand classes.
//!
//! Cost: entries of the mnemonic times operands, without allocation.

use super::lexer::{Lexer, Tok};
use super::target_directives::{Directive, DirectiveError};
use super::{Mistake, Parse, Parser, SpecifierUse, entries};
use crate::context::Context;
use crate::expr::Expr;
use crate::inst::{Inst, Operand, Reg};
use crate::target::{Subtarget, Target};
use smallvec::SmallVec;
use std::ops::Range;
use std::rc::Rc;
use support::source::Span;
use tables::asm::{ClassKind, ConvertOp, Match, OperandClass, class_flags};
use tables::image::SectionId;

/// An operand as it was read.
#[derive(Clone, Debug)]
pub struct ParsedOperand {
    pub span: Span,
    pub kind: ParsedKind,
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsedKind {
    /// Punctuation or a word that is part of the syntax.
    Token(&'static str),
    /// The registers that a name may mean.
    Registers(SmallVec<[Reg; 4]>),
    /// A constant or an expression.
    Value(Operand),
    /// A composite operand: its parts, and bits that the target defines.
    Composite { parts: SmallVec<[Operand; 5]>, tag: u32 },
}

/// Kinds of what was read, as numbers of bits.
const WRITTEN_TOKEN: u8 = 0;
const WRITTEN_REGISTERS: u8 = 1;
const WRITTEN_VALUE: u8 = 2;
const WRITTEN_COMPOSITE: u8 = 3;

impl ParsedOperand {
    fn written(&self) -> u8 {
        match self.kind {
            ParsedKind::Token(_) => WRITTEN_TOKEN,
            ParsedKind::Registers(_) => WRITTEN_REGISTERS,
            ParsedKind::Value(_) => WRITTEN_VALUE,
            ParsedKind::Composite { .. } => WRITTEN_COMPOSITE,
        }
    }
}

/// The entries of a mnemonic.
#[derive(Debug)]
pub(super) struct StatementEntries {
    /// All of them, in the target's table.
    range: Range<usize>,
    /// Those of the variant at hand that the subtarget has.
    enabled: Box<[StatementEntry]>,
}

/// An entry of the table, with the classes of its operands; punctuation between operands is left out.
#[derive(Debug)]
struct StatementEntry {
    entry: Match,
    classes: Box<[StatementClass]>,
    parts: Box<[Part]>,
}

/// A class of operands.
#[derive(Debug)]
struct StatementClass {
    /// Which kinds of what was read it may accept, as bits.
    kinds: u8,
    number: u16,
    class: OperandClass,
    /// The registers that are members, as a bit set.
    members: Box<[u64]>,
}

impl StatementClass {
    #[inline]
    fn contains(&self, reg: Reg) -> bool {
        self.members.get(usize::from(reg.0) / 64).is_some_and(|bits| bits >> (reg.0 % 64) & 1 != 0)
    }
}

/// Where an operand of the instruction comes from.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// What was read at this place.
    Read(u32),
    Fixed(Operand),
    /// A copy of an earlier operand.
    Tied(u32),
}

/// Why no entry fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    NoMnemonic,
    TooFew,
    /// The operand at this place.
    Operand(usize),
    /// The subtarget lacks these.
    Lacks(Vec<String>),
    /// What fits is not as [`Wish`] asks.
    Unwished,
}

/// See the module text.
pub struct StatementInput<'p, 'a, 't> {
    parser: &'p mut Parser<'a>,
    lex: &'p mut Lexer<'t>,
    mnemonic: Span,
    wish: Wish,
}

/// What a statement asks of its instruction besides that its operands fit: bits that the target defines, and the test.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    pub bits: u32,
    pub accepts: fn(bits: u32, ts_flags: u64) -> bool,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish { bits: 0, accepts: |_, _| true }
    }
}

impl<'a> StatementInput<'_, 'a, '_> {
    /// The place of the mnemonic.
    pub fn mnemonic(&self) -> Span {
        self.mnemonic
    }

    /// The place of the token at hand.
    pub fn span(&self) -> Span {
        self.lex.span()
    }

    /// From an earlier place to the end of the token before the one at hand.
    pub fn span_from(&self, start: Span) -> Span {
        self.lex.span_from(self.lex.position(start))
    }

    /// The text of the token at hand; empty at the end of the statement.
    pub fn token(&self) -> &[u8] {
        if self.lex.at_end() { &[] } else { self.lex.text() }
    }

    pub fn at_end(&self) -> bool {
        self.lex.at_end()
    }

    pub fn is_identifier(&self) -> bool {
        self.lex.tok == Tok::Ident
    }

    pub fn is_integer(&self) -> bool {
        matches!(self.lex.tok, Tok::Int(_))
    }

    /// The text of the token after the one at hand.
    pub fn next_token(&self) -> &[u8] {
        let mut next = *self.lex;
        next.advance();
        if next.at_end() { &[] } else { next.text() }
    }

    /// Whether nothing stands between the token at hand and the one after it.
    pub fn next_is_adjacent(&self) -> bool {
        self.lex.next_is_adjacent()
    }

    pub fn advance(&mut self) {
        if !self.lex.at_end() {
            self.lex.advance();
        }
    }

    pub fn is(&self, c: u8) -> bool {
        self.lex.is(c)
    }

    /// Consumes the character if it comes next.
    pub fn eat(&mut self, c: u8) -> bool {
        self.lex.eat(c)
    }

    /// Consumes a word, in lower case.
    pub fn word(&mut self) -> Option<String> {
        (self.lex.tok == Tok::Ident).then(|| {
            let text = String::from_utf8_lossy(self.lex.text()).to_ascii_lowercase();
            self.lex.advance();
            text
        })
    }

    /// Looks at what comes without consuming it: `look` may read on, and everything is taken back.
    pub fn peek<T>(&mut self, look: impl FnOnce(&mut StatementInput<'_, 'a, '_>) -> T) -> T {
        let mut lex = *self.lex;
        let (mnemonic, wish) = (self.mnemonic, self.wish);
        look(&mut StatementInput { parser: self.parser, lex: &mut lex, mnemonic, wish })
    }

    /// The registers that a name means, if a register comes next.
    pub fn register(&mut self) -> Option<SmallVec<[Reg; 4]>> {
        let prefix = &self.parser.matches.prefix;
        if let [prefix] = **prefix
            && self.lex.is(prefix)
            && let Some((found, end)) = self.parser.matches.common.register_at(self.lex.all, self.lex.lo + 1)
        {
            let found = found.iter().map(|&r| Reg(r)).collect();
            self.lex.seek(end);
            return Some(found);
        }
        Some(self.parser.register_name(self.lex)?.iter().map(|&r| Reg(r)).collect())
    }

    /// An expression, as a constant if its value is known.
    pub fn expression(&mut self) -> Directive<Operand> {
        if let Some((value, end)) = self.parser.plain_operand(self.lex.all, self.lex.lo) {
            self.lex.seek(end);
            return Ok(value);
        }
        let expr = self.parser.expression_in(SpecifierUse::Operand, self.lex)?;
        Ok(self.parser.value_now(expr).map_or(Operand::Expr(expr), Operand::Imm))
    }

    /// A number, a symbol with its specifier, or a reference to a local label: what expressions are made of.
    pub fn leaf(&mut self) -> Directive<Operand> {
        let expr = self.parser.leaf(self.lex)?;
        Ok(self.parser.value_now(expr).map_or(Operand::Expr(expr), Operand::Imm))
    }

    /// An expression that stays one.
    pub fn symbolic(&mut self) -> Directive<Expr> {
        Ok(self.parser.expression_in(SpecifierUse::Operand, self.lex)?)
    }

    pub fn fail<T>(&self, span: Span, message: impl Into<String>) -> Directive<T> {
        Err(DirectiveError { span, message: message.into(), underlined: false })
    }

    /// Fails because of all that is in the span.
    pub fn fail_all<T>(&self, span: Span, message: impl Into<String>) -> Directive<T> {
        Err(DirectiveError { span, message: message.into(), underlined: true })
    }

    pub fn warn(&mut self, span: Span, message: &str) {
        self.parser.warning(span, message);
    }

    pub fn context(&mut self) -> &mut Context {
        self.parser.cx
    }

    pub fn target(&self) -> &'a Target {
        self.parser.target
    }

    pub fn subtarget(&self) -> &Subtarget {
        &self.parser.subtarget
    }

    /// The assembly variant of the text at this place.
    pub fn variant(&self) -> u16 {
        self.parser.variant
    }

    /// From here on, instructions are found only if they are what the statement asks for.
    pub fn wish(&mut self, wish: Wish) {
        self.wish = wish;
    }

    /// The first entry of the mnemonic that accepts the operands, that is as wished, and whose predicates hold.
    pub fn find(&mut self, mnemonic: &str, operands: &[ParsedOperand]) -> Result<Inst, Misfit> {
        self.parser.find_entry(mnemonic, operands, self.wish)
    }

    /// Emits an instruction of the statement.
    pub fn emit(&mut self, inst: &Inst) -> Directive<()> {
        self.parser.keep_comments_of_statement(self.lex);
        Ok(self.parser.emit_matched(inst, self.mnemonic)?)
    }

    /// `, did you mean: add, and?`, or nothing.
    pub fn similar_mnemonics(&self, mnemonic: &str) -> String {
        self.parser.similar_mnemonics(mnemonic)
    }
}

impl Parser<'_> {
    /// Has the target's code read a statement; `None` if it leaves that to the tables.
    pub(super) fn target_statement(
        &mut self,
        mnemonic: &[u8],
        span: Span,
        lex: &mut Lexer<'_>,
    ) -> Option<Parse<()>> {
        let target = self.target;
        let mut input = StatementInput { parser: self, lex, mnemonic: span, wish: Wish::default() };
        let result = target.hooks.statement(mnemonic, &mut input)?;
        Some(result.map_err(|wrong| {
            let (span, message, underlined) = (wrong.span, wrong.message.into(), wrong.underlined);
            Box::new(Mistake { span, message, help: None, underlined })
        }))
    }

    fn entries_of(&mut self, mnemonic: &str) -> Rc<StatementEntries> {
        if let Some(known) = self.matches.statement_entries.get(mnemonic) {
            return known.clone();
        }
        let name = self.canonical_mnemonic(mnemonic.as_bytes());
        let range = entries::of_mnemonic(&self.target.image, &name);
        let table = self.target.image.records::<Match>();
        let wanted =
            |entry: &Match| entry.variant == self.variant && self.subtarget.enables(entry.predicates);
        let enabled = range.clone().filter_map(|index| table.get(index)).filter(wanted);
        let enabled = enabled.map(|entry| self.statement_entry(&entry)).collect();
        let found = Rc::new(StatementEntries { range, enabled });
        self.matches.statement_entries.insert(mnemonic.into(), found.clone());
        found
    }

    fn statement_entry(&self, entry: &Match) -> StatementEntry {
        let records = self.target.image.records::<OperandClass>();
        let numbers = self.target.image.list(entry.classes);
        let classes = numbers.iter().map(|number| (number, records.get(number as usize).unwrap_or_default()));
        let classes = classes.filter(|(_, class)| !self.is_comma(class));
        let classes = classes.map(|(number, class)| {
            let kinds = match ClassKind::from_number(class.kind) {
                ClassKind::Token => 1 << WRITTEN_TOKEN | 1 << WRITTEN_VALUE,
                ClassKind::Register => 1 << WRITTEN_REGISTERS,
                ClassKind::Immediate => 1 << WRITTEN_VALUE,
                ClassKind::User => u8::MAX,
                _ => 0,
            };
            let halves: Vec<u16> = self.target.image.list(class.registers).iter().collect();
            let word = |four: &[u16]| four.iter().rev().fold(0, |word, &half| word << 16 | u64::from(half));
            StatementClass { kinds, number, class, members: halves.chunks(4).map(word).collect() }
        });
        StatementEntry { entry: *entry, classes: classes.collect(), parts: self.parts(entry) }
    }

    /// The program of an entry's converter, with places among the operands that are read.
    fn parts(&self, entry: &Match) -> Box<[Part]> {
        let mut code = self.target.image.program(SectionId::Converters, entry.converter);
        let mut parts = Vec::new();
        loop {
            parts.push(match ConvertOp::from_byte(code.byte()) {
                ConvertOp::End => return parts.into(),
                ConvertOp::Operand => Part::Read(self.place_of(entry, code.number() as usize) as u32),
                ConvertOp::Immediate => Part::Fixed(Operand::Imm(code.signed())),
                ConvertOp::Register => Part::Fixed(Operand::Reg(Reg(code.number() as u16))),
                ConvertOp::Tied => Part::Tied(code.number() as u32),
            });
        }
    }

    fn find_entry(&mut self, mnemonic: &str, operands: &[ParsedOperand], wish: Wish) -> Result<Inst, Misfit> {
        let entries = self.entries_of(mnemonic);
        let may_fit = |entry: &&StatementEntry| {
            let mut pairs = operands.iter().zip(&entry.classes);
            entry.classes.len() == operands.len()
                && pairs.all(|(o, class)| class.kinds >> o.written() & 1 != 0)
        };
        for entry in entries.enabled.iter().filter(may_fit) {
            let mut pairs = operands.iter().zip(&entry.classes);
            let ts_flags = self.target.instruction(entry.entry.opcode).ts_flags;
            if pairs.all(|(operand, class)| self.accepts(class, operand))
                && (wish.accepts)(wish.bits, ts_flags)
                && self.unequal_tie(&entry.entry, operands).is_none()
            {
                return Ok(self.convert_parsed(entry, operands));
            }
        }
        Err(self.misfit(entries.range.clone(), operands, wish))
    }

    #[inline]
    fn accepts(&self, class: &StatementClass, operand: &ParsedOperand) -> bool {
        match &operand.kind {
            ParsedKind::Registers(registers) if class.class.kind == ClassKind::Register as u8 => {
                registers.iter().any(|&reg| class.contains(reg))
                    || class.class.flags & class_flags::WHOLES != 0
                        && self.register_in(&class.class, registers).is_some()
            }
            _ => self.class_accepts(class.number, &class.class, operand),
        }
    }

    /// Why none of the entries fits.
    fn misfit(&mut self, entries: Range<usize>, operands: &[ParsedOperand], wish: Wish) -> Misfit {
        let target = self.target;
        let table = target.image.records::<Match>();
        let mut furthest = None;
        let mut lacking: Option<Match> = None;
        let mut is_unwished = false;
        for index in entries {
            let Some(entry) = table.get(index).filter(|e| e.variant == self.variant) else {
                continue;
            };
            match self.fit(&entry, operands) {
                Ok(()) if !(wish.accepts)(wish.bits, target.instruction(entry.opcode).ts_flags) => {
                    is_unwished = true;
                }
                Ok(()) => lacking = lacking.or(Some(entry)),
                Err(at) => furthest = furthest.max(Some(at)),
            }
        }
        if let Some(entry) = lacking {
            return Misfit::Lacks(self.lacking(&entry).into_iter().map(str::to_owned).collect());
        }
        match furthest {
            _ if is_unwished => Misfit::Unwished,
            None => Misfit::NoMnemonic,
            Some(at) if at >= operands.len() => Misfit::TooFew,
            Some(at) => Misfit::Operand(at),
        }
    }

    /// Whether an entry accepts the operands; an error is the place of the first that it does not accept.
    fn fit(&self, entry: &Match, operands: &[ParsedOperand]) -> Result<(), usize> {
        let records = self.target.image.records::<OperandClass>();
        let classes = self.target.image.list(entry.classes);
        let mut at = 0;
        for number in classes.iter() {
            let class = records.get(number as usize).unwrap_or_default();
            if self.is_comma(&class) {
                continue;
            }
            let operand = operands.get(at).ok_or(at)?;
            if !self.class_accepts(number, &class, operand) {
                return Err(at);
            }
            at += 1;
        }
        if at != operands.len() {
            return Err(at);
        }
        self.unequal_tie(entry, operands).map_or(Ok(()), Err)
    }

    /// The place of an operand that is not the one that the entry says it is.
    fn unequal_tie(&self, entry: &Match, operands: &[ParsedOperand]) -> Option<usize> {
        if entry.ties.len == 0 {
            return None;
        }
        let ties: SmallVec<[u16; 4]> = self.target.image.list(entry.ties).iter().collect();
        let place = |class: u16| self.place_of(entry, class.into());
        let of = |class: u16| operands.get(place(class)).map(|o| &o.kind);
        ties.chunks_exact(2).find(|pair| of(pair[0]) != of(pair[1])).map(|pair| place(pair[1]))
    }

    /// Whether a class is punctuation that the one who reads operands does not keep.
    fn is_comma(&self, class: &OperandClass) -> bool {
        class.kind == ClassKind::Token as u8 && matches!(self.target.image.string(class.token), "," | "$")
    }

    /// Which operand the class at `position` is compared with.
    fn place_of(&self, entry: &Match, position: usize) -> usize {
        let records = self.target.image.records::<OperandClass>();
        let before = self.target.image.list(entry.classes);
        let before = before.iter().take(position).filter_map(|n| records.get(n as usize));
        before.filter(|class| !self.is_comma(class)).count()
    }

    fn class_accepts(&self, number: u16, class: &OperandClass, operand: &ParsedOperand) -> bool {
        match (ClassKind::from_number(class.kind), &operand.kind) {
            (ClassKind::Token, ParsedKind::Token(text)) => self.target.image.string(class.token) == *text,
            (ClassKind::Token, ParsedKind::Value(Operand::Imm(value))) => {
                self.target.image.string(class.token).parse() == Ok(*value)
            }
            (ClassKind::Register, ParsedKind::Registers(registers)) => {
                self.register_in(class, registers).is_some()
            }
            (ClassKind::Immediate, ParsedKind::Value(value)) => self.value_fits(class, *value),
            (ClassKind::User, _) => {
                let test = self.matches.operand_tests.get(number as usize).copied().flatten();
                test.is_some_and(|test| {
                    self.target.hooks.accepts_operand(test, self.target, &self.subtarget, operand)
                })
            }
            _ => false,
        }
    }

    fn register_in(&self, class: &OperandClass, registers: &[Reg]) -> Option<Reg> {
        let bits = self.target.image.list(class.registers);
        let contains = |r: Reg| bits.get(r.0 as usize / 16).is_some_and(|w| w >> (r.0 % 16) & 1 != 0);
        let found = registers.iter().copied().find(|&r| contains(r));
        if found.is_some() || class.flags & class_flags::WHOLES == 0 {
            return found;
        }
        let parts =
            registers.iter().flat_map(|&r| self.target.image.list(self.target.register(r).sub_regs).iter());
        parts.map(|part| Reg(part.register)).find(|&r| contains(r))
    }

    fn value_fits(&self, class: &OperandClass, value: Operand) -> bool {
        let ty = self.target.operand_type(class.ty);
        match value {
            Operand::Imm(value) => {
                let predicate = if class.predicate != 0 { class.predicate } else { ty.predicate };
                predicate == 0 || self.target.call(predicate - 1, &[value], &self.subtarget) != 0
            }
            _ => !self.target.image.list(ty.fixups).is_empty(),
        }
    }

    /// The instruction that an entry makes of operands that it accepts.
    fn convert_parsed(&self, entry: &StatementEntry, operands: &[ParsedOperand]) -> Inst {
        let mut inst = Inst::new(entry.entry.opcode);
        for part in &entry.parts {
            match *part {
                Part::Fixed(operand) => inst.operands.push(operand),
                Part::Tied(index) => {
                    if let Some(&operand) = inst.operands.get(index as usize) {
                        inst.operands.push(operand);
                    }
                }
                Part::Read(place) => {
                    let place = place as usize;
                    if let (Some(operand), Some(class)) = (operands.get(place), entry.classes.get(place)) {
                        self.append_read(class, operand, &mut inst);
                    }
                }
            }
        }
        inst
    }

    fn append_read(&self, class: &StatementClass, operand: &ParsedOperand, inst: &mut Inst) {
        match &operand.kind {
            ParsedKind::Registers(registers) => {
                let own = registers.iter().copied().find(|&reg| class.contains(reg));
                let register = own.or_else(|| self.register_in(&class.class, registers));
                inst.operands.push(Operand::Reg(register.unwrap_or_default()));
            }
            ParsedKind::Value(value) => inst.operands.push(*value),
            ParsedKind::Composite { .. } => {
                let test = self.matches.operand_tests.get(class.number as usize).copied().flatten();
                self.target.hooks.append_operand(test.unwrap_or(0), operand, &mut inst.operands);
            }
            ParsedKind::Token(_) => {}
        }
    }
}
