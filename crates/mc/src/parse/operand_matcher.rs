//! The search for the entry that operands fit, for statements whose operands are read first (see
//! [`statement`](super::statement)).
//!
//! A mnemonic may have a hundred entries (`movq`), and a file uses few of them, in few ways: a register and memory, a number
//! and a register. So what can be told without looking at values is decided once. The [`Shape`] of operands is what each of
//! them is: a number, an expression, something composite, a word of the syntax, or a register, where registers that no
//! operand class tells apart have one number. Mnemonic and shape have a list of [`Candidate`]s: the entries that can fit, in
//! order, each with the tests that are left to do on values. For a statement of registers there is nothing left to test.
//!
//! Cost: one look-up for mnemonic and shape, and the tests of the candidates before the first that fits, without
//! allocation. The entries of a mnemonic are looked at when it is met, and once more for each new shape.

use super::Parser;
use super::entries;
use super::statement::{FitPreference, Misfit, ParsedKind, ParsedOperand};
use super::trace::Verdict;
use crate::inst::{Inst, Operand, Reg};
use crate::rewrite;
use crate::target::Target;
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::ops::Range;
use support::chunked::Chunked;
use support::hash::FxHashMap;
use support::source::Span;
use tables::asm::{ClassKind, ConvertOp, Match, OperandClass, class_flags};
use tables::image::SectionId;
use tables::registers::Register;

/// A mnemonic that was met: its place in [`OperandMatcher::entries`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mnemonic(u32);

/// What operands are, one byte each, the first in the lowest; 0 stands for none.
type Shape = u64;

const NUMBER: u8 = 1;
const EXPRESSION: u8 = 2;
const COMPOSITE: u8 = 3;
/// Registers and words are numbered from here on as they are met.
const FIRST_MET: usize = 4;

/// What is known of the mnemonics and operands met so far, under the features in force.
#[derive(Debug)]
pub(super) struct OperandMatcher {
    /// By text.
    mnemonics: FxHashMap<Box<[u8]>, Mnemonic>,
    /// By mnemonic.
    entries: Vec<MnemonicEntries>,
    /// By mnemonic and shape, places in `candidates`.
    shapes: FxHashMap<(Mnemonic, Shape), (u32, u32)>,
    candidates: Vec<Candidate>,
    /// By number.
    classes: Chunked<Class>,
    met: Met,
}

/// What the numbers in shapes from [`FIRST_MET`] on stand for.
#[derive(Debug, Default)]
struct Met {
    /// Registers: whether each operand class accepts them.
    registers: Vec<(u8, Box<[bool]>)>,
    /// By register: its number, once it was met.
    of_register: Vec<u8>,
    words: Vec<(u8, &'static str)>,
}

impl Met {
    /// A number that was not given yet; `None` if there are no more.
    fn next(&self) -> Option<u8> {
        u8::try_from(FIRST_MET + self.registers.len() + self.words.len()).ok()
    }

    fn word(&mut self, word: &'static str) -> Option<u8> {
        if let Some(&(number, _)) = self.words.iter().find(|(_, known)| *known == word) {
            return Some(number);
        }
        let number = self.next()?;
        self.words.push((number, word));
        Some(number)
    }
}

/// The entries of a mnemonic.
#[derive(Debug)]
struct MnemonicEntries {
    /// All of them, in the target's table.
    range: Range<usize>,
    /// Those of the variant at hand that the subtarget has.
    enabled: Box<[Entry]>,
    /// See [`Hooks::is_plain`](crate::target::Hooks::is_plain).
    is_plain: bool,
}

/// An entry of the table, with the classes of its operands; punctuation between operands is left out.
#[derive(Debug)]
struct Entry {
    entry: Match,
    ts_flags: u64,
    /// The instruction may stand for others, or has a short form under the features in force.
    may_change: bool,
    classes: SmallVec<[u16; 4]>,
    /// Made when the entry first fits.
    parts: OnceCell<Box<[Part]>>,
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

/// A class of operands.
#[derive(Debug)]
struct Class {
    record: OperandClass,
    kind: ClassKind,
    token: Box<str>,
    /// The number that the token is.
    number: Option<i64>,
    /// Punctuation that the one who reads operands does not keep.
    is_comma: bool,
    /// Of constants: a function, index plus 1; 0 accepts all.
    predicate: u32,
    accepts_expressions: bool,
    /// The target's test of composite operands.
    test: Option<u16>,
}

/// An entry that operands of a shape may fit.
#[derive(Debug)]
struct Candidate {
    /// Among the enabled entries of the mnemonic.
    entry: u32,
    tests: SmallVec<[(u8, Test); 2]>,
}

/// What must hold of the value of an operand.
#[derive(Clone, Copy, Debug)]
enum Test {
    /// A function, as an index.
    Predicate(u32),
    Equals(i64),
    /// One of the target's tests.
    Passes(u16),
}

/// The composite operand last looked at, and the tests that it passes, as bits.
type Passed = Option<(usize, u64)>;

/// An instruction that was found.
pub(super) struct Found {
    /// The same as [`Entry::may_change`].
    pub may_change: bool,
}

impl OperandMatcher {
    pub fn new(target: &Target) -> OperandMatcher {
        OperandMatcher {
            mnemonics: FxHashMap::default(),
            entries: Vec::new(),
            shapes: FxHashMap::default(),
            candidates: Vec::new(),
            classes: Chunked::new(target.image.records::<OperandClass>().len()),
            met: Met::default(),
        }
    }

    /// The features changed: what is known of mnemonics no longer holds.
    pub fn forget(&mut self) {
        self.mnemonics.clear();
        self.entries.clear();
        self.shapes.clear();
        self.candidates.clear();
    }
}

impl Class {
    fn new(target: &Target, number: usize) -> Class {
        let image = &target.image;
        let record = image.records::<OperandClass>().get(number).unwrap_or_default();
        let kind = ClassKind::from_number(record.kind);
        let token = image.string(record.token);
        let ty = target.operand_type(record.ty);
        Class {
            record,
            kind,
            token: token.into(),
            number: token.parse().ok(),
            is_comma: kind == ClassKind::Token && matches!(token, "," | "$"),
            predicate: if record.predicate != 0 { record.predicate } else { ty.predicate },
            accepts_expressions: !image.list(ty.fixups).is_empty(),
            test: target.hooks.operand_test(image.string(record.parser)),
        }
    }

    fn contains(&self, target: &Target, reg: Reg) -> bool {
        let bits = target.image.list(self.record.registers);
        bits.get(reg.0 as usize / 16).is_some_and(|word| word >> (reg.0 % 16) & 1 != 0)
    }

    /// The first of the registers that is a member, or a part of one of them that is, where that is meant.
    fn register_in(&self, target: &Target, registers: &[Reg]) -> Option<Reg> {
        let found = registers.iter().copied().find(|&reg| self.contains(target, reg));
        if found.is_some() || self.record.flags & class_flags::WHOLES == 0 {
            return found;
        }
        let parts = registers.iter().flat_map(|&r| target.image.list(target.register(r).sub_regs).iter());
        parts.map(|part| Reg(part.register)).find(|&reg| self.contains(target, reg))
    }

    /// Whether an operand of the kind at hand can be of the class, and what of its value decides.
    fn test(&self, target: &Target, operand: &ParsedOperand) -> Result<Option<Test>, ()> {
        let always = |holds: bool| if holds { Ok(None) } else { Err(()) };
        match (self.kind, &operand.kind) {
            (ClassKind::Token, ParsedKind::Token(text)) => always(*self.token == **text),
            (ClassKind::Token, ParsedKind::Value(Operand::Imm(_))) => {
                self.number.map(|number| Some(Test::Equals(number))).ok_or(())
            }
            (ClassKind::Register, ParsedKind::Registers(registers)) => {
                always(self.register_in(target, registers).is_some())
            }
            (ClassKind::Immediate, ParsedKind::Value(Operand::Imm(_))) => {
                Ok(self.predicate.checked_sub(1).map(Test::Predicate))
            }
            (ClassKind::Immediate, ParsedKind::Value(_)) => always(self.accepts_expressions),
            (ClassKind::User, ParsedKind::Composite { .. }) => {
                self.test.map(|test| Some(Test::Passes(test))).ok_or(())
            }
            _ => Err(()),
        }
    }
}

impl Parser<'_> {
    fn class(&self, number: u16) -> &Class {
        self.matches.operand_matcher.classes.get(number.into(), |number| Class::new(self.target, number))
    }

    /// A mnemonic, with its entries found when it is first met.
    #[inline]
    pub(super) fn mnemonic(&mut self, text: &[u8]) -> Mnemonic {
        match self.matches.operand_matcher.mnemonics.get(text) {
            Some(&known) => known,
            None => self.new_mnemonic(text),
        }
    }

    fn new_mnemonic(&mut self, text: &[u8]) -> Mnemonic {
        let name = self.canonical_mnemonic(text);
        let range = entries::of_mnemonic(&self.target.image, &name);
        let table = self.target.image.records::<Match>();
        let wanted =
            |entry: &Match| entry.variant == self.variant && self.subtarget.enables(entry.predicates);
        let enabled = range.clone().filter_map(|index| table.get(index)).filter(wanted);
        let enabled = enabled.map(|entry| self.entry(entry)).collect();
        let written = String::from_utf8_lossy(text).to_ascii_lowercase();
        let is_plain = !range.is_empty() && self.target.hooks.is_plain(&written);
        let matcher = &mut self.matches.operand_matcher;
        let mnemonic = Mnemonic(matcher.entries.len() as u32);
        matcher.entries.push(MnemonicEntries { range, enabled, is_plain });
        matcher.mnemonics.insert(text.into(), mnemonic);
        mnemonic
    }

    pub(super) fn is_plain_mnemonic(&self, mnemonic: Mnemonic) -> bool {
        self.matches.operand_matcher.entries[mnemonic.0 as usize].is_plain
    }

    fn entry(&self, entry: Match) -> Entry {
        let (target, opcode) = (self.target, entry.opcode);
        let classes = target.image.list(entry.classes).iter();
        Entry {
            ts_flags: target.instruction(opcode).ts_flags,
            may_change: rewrite::may_expand(target, opcode)
                || rewrite::may_compress(target, &self.subtarget, opcode),
            classes: classes.filter(|&number| !self.class(number).is_comma).collect(),
            parts: OnceCell::new(),
            entry,
        }
    }

    /// The program of an entry's converter, with places among the operands that are read.
    fn parts(&self, entry: &Match) -> Box<[Part]> {
        let mut code = self.target.image.program(SectionId::Converters, entry.converter);
        let mut parts = Vec::new();
        loop {
            parts.push(match ConvertOp::from_byte(code.byte()) {
                ConvertOp::End => return parts.into(),
                // Composite operands are none of this matcher, so that there is one part.
                ConvertOp::Operand | ConvertOp::First => {
                    Part::Read(self.place_of(entry, code.number() as usize) as u32)
                }
                ConvertOp::Immediate => Part::Fixed(Operand::Imm(code.signed())),
                ConvertOp::Register => Part::Fixed(Operand::Reg(Reg(code.number() as u16))),
                ConvertOp::Tied => Part::Tied(code.number() as u32),
            });
        }
    }

    /// Which operand the class at `position` is compared with.
    fn place_of(&self, entry: &Match, position: usize) -> usize {
        let before = self.target.image.list(entry.classes);
        before.iter().take(position).filter(|&number| !self.class(number).is_comma).count()
    }

    /// Makes the instruction of the first entry of the mnemonic that accepts the operands, that is as wished, and whose
    /// predicates hold.
    pub(super) fn fit(
        &mut self,
        mnemonic: Mnemonic,
        operands: &[ParsedOperand],
        preference: FitPreference,
        inst: &mut Inst,
    ) -> Option<Found> {
        let shape = self.shape(operands);
        let known =
            shape.and_then(|shape| self.matches.operand_matcher.shapes.get(&(mnemonic, shape)).copied());
        if let Some((first, end)) = known {
            let candidates = &self.matches.operand_matcher.candidates[first as usize..end as usize];
            return self.fit_candidates(mnemonic, candidates, operands, preference, inst);
        }
        let candidates = self.candidates(mnemonic, operands);
        let found = self.fit_candidates(mnemonic, &candidates, operands, preference, inst);
        if let Some(shape) = shape {
            let matcher = &mut self.matches.operand_matcher;
            let first = matcher.candidates.len() as u32;
            matcher.candidates.extend(candidates);
            matcher.shapes.insert((mnemonic, shape), (first, matcher.candidates.len() as u32));
        }
        found
    }

    /// The entries that operands like these may fit.
    fn candidates(&self, mnemonic: Mnemonic, operands: &[ParsedOperand]) -> Vec<Candidate> {
        let enabled = &self.matches.operand_matcher.entries[mnemonic.0 as usize].enabled;
        let tests_of = |entry: &Entry| {
            let mut tests = SmallVec::new();
            for (at, (operand, &class)) in operands.iter().zip(&entry.classes).enumerate() {
                let test = self.class(class).test(self.target, operand).ok()?;
                tests.extend(test.map(|test| (at as u8, test)));
            }
            (entry.classes.len() == operands.len()).then_some(tests)
        };
        let candidates = enabled.iter().enumerate();
        let candidates = candidates.filter_map(|(at, entry)| Some((at as u32, tests_of(entry)?)));
        candidates.map(|(entry, tests)| Candidate { entry, tests }).collect()
    }

    fn fit_candidates(
        &self,
        mnemonic: Mnemonic,
        candidates: &[Candidate],
        operands: &[ParsedOperand],
        preference: FitPreference,
        inst: &mut Inst,
    ) -> Option<Found> {
        let enabled = &self.matches.operand_matcher.entries[mnemonic.0 as usize].enabled;
        let mut passed = Passed::default();
        for candidate in candidates {
            let entry = &enabled[candidate.entry as usize];
            let mut tests = candidate.tests.iter();
            let holds = tests.all(|&(at, test)| self.holds(test, at.into(), operands, &mut passed));
            if holds
                && (preference.accepts)(preference.bits, entry.ts_flags)
                && self.unequal_tie(&entry.entry, operands).is_none()
            {
                self.convert_read(entry, operands, inst);
                return Some(Found { may_change: entry.may_change });
            }
        }
        None
    }

    /// Whether the operand at a place, which exists, passes a test.
    #[inline]
    fn holds(&self, test: Test, at: usize, operands: &[ParsedOperand], passed: &mut Passed) -> bool {
        let operand = &operands[at];
        match (test, &operand.kind) {
            (Test::Equals(number), ParsedKind::Value(Operand::Imm(value))) => *value == number,
            (Test::Predicate(function), ParsedKind::Value(Operand::Imm(value))) => {
                self.target.call(function, &[*value], &self.subtarget) != 0
            }
            (Test::Passes(test), _) => {
                let tests = match *passed {
                    Some((of, tests)) if of == at => tests,
                    _ => self.target.hooks.tests_passed(self.target, &self.subtarget, operand),
                };
                *passed = Some((at, tests));
                tests.checked_shr(test.into()).unwrap_or(0) & 1 != 0
            }
            _ => false,
        }
    }

    /// `None` where there are too many operands, or too many kinds of them.
    #[inline]
    fn shape(&mut self, operands: &[ParsedOperand]) -> Option<Shape> {
        if operands.len() > 8 {
            return None;
        }
        let mut shape = 0;
        for operand in operands.iter().rev() {
            let number = match &operand.kind {
                ParsedKind::Value(Operand::Imm(_)) => NUMBER,
                ParsedKind::Value(_) => EXPRESSION,
                ParsedKind::Composite { .. } => COMPOSITE,
                ParsedKind::Token(word) => self.matches.operand_matcher.met.word(word)?,
                ParsedKind::Registers(registers) => match registers[..] {
                    [reg] => match self.matches.operand_matcher.met.of_register.get(reg.0 as usize) {
                        Some(&known) if known != 0 => known,
                        _ => self.number_register(reg)?,
                    },
                    _ => self.number_registers(registers)?,
                },
            };
            shape = shape << 8 | u64::from(number);
        }
        Some(shape)
    }

    #[cold]
    fn number_register(&mut self, reg: Reg) -> Option<u8> {
        let number = self.number_registers(&[reg])?;
        let num_registers = self.target.image.records::<Register>().len();
        let of_register = &mut self.matches.operand_matcher.met.of_register;
        of_register.resize(num_registers, 0);
        *of_register.get_mut(reg.0 as usize)? = number;
        Some(number)
    }

    /// The number of the registers that are accepted where these are.
    fn number_registers(&mut self, registers: &[Reg]) -> Option<u8> {
        let num_classes = self.target.image.records::<OperandClass>().len();
        let accepts = |number| {
            let class = self.class(number as u16);
            class.kind == ClassKind::Register && class.register_in(self.target, registers).is_some()
        };
        let accepted: Box<[bool]> = (0..num_classes).map(accepts).collect();
        let met = &mut self.matches.operand_matcher.met;
        if let Some((number, _)) = met.registers.iter().find(|(_, known)| *known == accepted) {
            return Some(*number);
        }
        let number = met.next()?;
        met.registers.push((number, accepted));
        Some(number)
    }

    /// Why none of the entries fits.
    pub(super) fn misfit(
        &self,
        mnemonic: Mnemonic,
        operands: &[ParsedOperand],
        preference: FitPreference,
    ) -> Misfit {
        let target = self.target;
        let table = target.image.records::<Match>();
        let mut furthest = None;
        let mut lacking: Option<Match> = None;
        let mut is_unwished = false;
        for index in self.matches.operand_matcher.entries[mnemonic.0 as usize].range.clone() {
            let Some(entry) = table.get(index).filter(|e| e.variant == self.variant) else {
                continue;
            };
            match self.first_misfit(&entry, operands) {
                Ok(())
                    if !(preference.accepts)(preference.bits, target.instruction(entry.opcode).ts_flags) =>
                {
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

    /// Tells which entries are tried, up to the one that is taken.
    pub(super) fn trace_fit(
        &mut self,
        written: &str,
        operands: &[ParsedOperand],
        preference: FitPreference,
        span: Span,
    ) {
        if !self.trace.is_wanted() {
            return;
        }
        let (mnemonic, entries) = self.traced_mnemonic(written.as_bytes());
        self.trace_mnemonic(span, written.as_bytes(), &mnemonic, &entries);
        let (target, variant) = (self.target, self.variant);
        let table = target.image.records::<Match>();
        for entry in entries.filter_map(|index| table.get(index)).filter(|e| e.variant == variant) {
            match self.first_misfit(&entry, operands) {
                Err(at) => self.trace.entry(target, &entry, Verdict::Unfit(Some(at))),
                Ok(()) if !self.subtarget.enables(entry.predicates) => self.trace_lacking(&entry),
                Ok(())
                    if !(preference.accepts)(preference.bits, target.instruction(entry.opcode).ts_flags) =>
                {
                    self.trace.entry(target, &entry, Verdict::Unwished);
                }
                Ok(()) => {
                    self.trace.entry(target, &entry, Verdict::Taken);
                    return;
                }
            }
        }
    }

    /// Whether an entry accepts the operands; an error is the place of the first that it does not accept.
    fn first_misfit(&self, entry: &Match, operands: &[ParsedOperand]) -> Result<(), usize> {
        let classes = self.target.image.list(entry.classes);
        let (mut at, mut passed) = (0, Passed::default());
        for class in classes.iter().map(|number| self.class(number)).filter(|class| !class.is_comma) {
            let operand = operands.get(at).ok_or(at)?;
            let test = class.test(self.target, operand).map_err(|()| at)?;
            let holds = test.is_none_or(|test| self.holds(test, at, operands, &mut passed));
            if !holds {
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

    /// Makes the instruction that an entry is with operands that it accepts.
    fn convert_read(&self, entry: &Entry, operands: &[ParsedOperand], inst: &mut Inst) {
        (inst.opcode, inst.flags) = (entry.entry.opcode, 0);
        inst.operands.clear();
        for part in entry.parts.get_or_init(|| self.parts(&entry.entry)) {
            match *part {
                Part::Fixed(operand) => inst.operands.push(operand),
                Part::Tied(index) => {
                    if let Some(&operand) = inst.operands.get(index as usize) {
                        inst.operands.push(operand);
                    }
                }
                Part::Read(place) => {
                    let place = place as usize;
                    if let (Some(operand), Some(&class)) = (operands.get(place), entry.classes.get(place)) {
                        self.append_read(self.class(class), operand, inst);
                    }
                }
            }
        }
    }

    fn append_read(&self, class: &Class, operand: &ParsedOperand, inst: &mut Inst) {
        match &operand.kind {
            ParsedKind::Registers(registers) => {
                let register = match registers[..] {
                    [reg] if class.record.flags & class_flags::WHOLES == 0 => Some(reg),
                    _ => class.register_in(self.target, registers),
                };
                inst.operands.push(Operand::Reg(register.unwrap_or_default()));
            }
            ParsedKind::Value(value) => inst.operands.push(*value),
            ParsedKind::Composite { .. } => {
                self.target.hooks.append_operand(class.test.unwrap_or(0), operand, &mut inst.operands);
            }
            ParsedKind::Token(_) => {}
        }
    }
}
