//! The statement of an instruction: prefixes, mnemonic, operands, and the search for the instruction that they mean.
//!
//! What x86 assembly has over a plain table of mnemonics:
//! * Words in front of the mnemonic: `lock`, `rep` and `notrack` belong to the instruction (they are flags of it), `data16`,
//!   `cs` and the like are instructions of their own on the same line, and `{vex}`, `{disp32}` ask for one of several
//!   encodings, as the endings `.d32` and `.s` do.
//! * AT&T mnemonics without the letter for the size of operands: all letters are tried, and one must fit.
//! * Operands that may be left out, or written in two ways: those of string instructions, `(%dx)`.
//!
//! Source: the manual of GNU as, chapter on the 80386; messages are those of LLVM.

use super::directives::{CODE_16_GCC, in_mode};
use super::facts::{AllFacts, Facts};
use super::flags::{TsFlags, encoding, field, form, inst_flags};
use super::mode::Mode;
use super::regs::{Kind, Registers};
use super::shorten::{other_direction, shorten};
use super::{att, comparisons, conditions, operands, validate};
use crate::names::leading_word_kinds::{LoneWord, PrefixWord, WishWord};
use crate::names::{leading_words, reg};
use mc::Context;
use mc::inst::{Inst, Operand, Reg};
use mc::parse::{Directive, FitPreference, Misfit, ParsedKind, ParsedOperand, StatementInput};
use smallvec::smallvec;

/// The statement being read.
pub type Input<'i, 'p, 'a, 't> = &'i mut StatementInput<'p, 'a, 't>;

/// The flag of a word of some kind (`td/LeadingWords.td`).
fn flag_of(kind: u8, word: &str) -> Option<u32> {
    leading_words::ROWS.iter().find(|row| row.kind == kind && row.word == word).map(|row| row.flag)
}

/// Whether nothing of this file is done to statements of a mnemonic but what [`plain`](super::plain) does, too.
pub fn is_plain(mnemonic: &str) -> bool {
    let is_prefix = leading_words::ROWS.iter().any(|row| row.kind != WishWord && row.word == mnemonic);
    let is_string =
        mnemonic.starts_with("smov") || STRINGS.iter().any(|(stem, _)| mnemonic.starts_with(stem));
    let is_port = ["in", "out"].iter().any(|stem| mnemonic.starts_with(stem));
    // The size of their addresses is that of their operands.
    let has_sized_address = ["movdir64b", "enqcmd"].iter().any(|stem| mnemonic.starts_with(stem));
    !is_prefix
        && !is_string
        && !is_port
        && !has_sized_address
        && !comparisons::has_kind(mnemonic)
        && !conditions::has_stem(mnemonic)
}

/// Reads and emits a statement whose first word is `first`.
pub fn run(
    registers: &Registers,
    facts: &AllFacts,
    first: &[u8],
    input: Input<'_, '_, '_, '_>,
) -> Directive<()> {
    if input.state() & CODE_16_GCC == 0 {
        return read(registers, facts, first, input);
    }
    // Matched as 32-bit code; what comes of it is emitted in 16-bit mode.
    let short = input.subtarget().clone();
    let long = in_mode(&short, input.target(), "32bit-mode");
    input.set_subtarget(long);
    let result = read(registers, facts, first, input);
    input.set_subtarget(short);
    result
}

/// Emits an instruction, in the mode that the code is to run in.
fn emit(inst: &Inst, input: Input<'_, '_, '_, '_>) -> Directive<()> {
    if input.state() & CODE_16_GCC == 0 {
        return input.emit(inst);
    }
    let long = input.subtarget().clone();
    let short = in_mode(&long, input.target(), "16bit-mode");
    input.set_subtarget(short);
    let result = input.emit(inst);
    input.set_subtarget(long);
    result
}

fn read(
    registers: &Registers,
    facts: &AllFacts,
    first: &[u8],
    input: Input<'_, '_, '_, '_>,
) -> Directive<()> {
    let mut flags = 0;
    let mut is_wide = false;
    let mut name = String::from_utf8_lossy(first).to_ascii_lowercase();
    if name.is_empty() {
        name = match encoding_braces(input, &mut flags)? {
            Some(name) => name,
            None => return input.fail(input.mnemonic(), "unexpected token at start of statement"),
        };
    }
    loop {
        if let Some(flag) = flag_of(PrefixWord, &name) {
            if input.at_end() {
                break;
            }
            flags |= flag;
            // `lock/incl`
            input.eat(b'/');
        } else if name == "data32" && !input.at_end() && Mode::of(input.subtarget()) == Mode::Bits16 {
            is_wide = true;
        } else if let Some(prefix_name) = lone_prefix(&name, input) {
            prefix(prefix_name, input)?;
        } else {
            break;
        }
        name = match input.word() {
            Some(word) => word,
            None => return input.fail(input.span(), "unexpected token at start of statement"),
        };
    }
    if input.at_end() && flag_of(PrefixWord, &name).is_some() {
        return prefix(&name, input);
    }
    let read = match input.variant() {
        0 => att::operands(registers, &name, input)?,
        _ => super::intel::operands(registers, &name, input)?,
    };
    let mut read = read;
    // `data32 ret` is `retl`: the prefix is that of the instruction.
    if is_wide {
        let long = format!("{name}l");
        if input.find(&long, &read).is_ok() {
            name = long;
        }
    }
    let has_extended = operands::have_extended_register(registers, &read);
    let is_64 = Mode::of(input.subtarget()) == Mode::Bits64;
    let beside = if has_extended { NEEDS_ALL_REGISTERS } else { 0 } | if is_64 { IS_64 } else { 0 };
    let bits = flags | beside;
    input.preference(FitPreference { bits, accepts: is_preferred });
    let is_swapped = suffix(&mut name, &read, &mut flags, input);
    comparisons::rewrite(&mut name, &mut read, input.variant() == 0);
    if !conditions::rewrite(&mut name, &mut read, &mut flags, input.mnemonic()) {
        return input.fail_all(input.mnemonic(), format!("invalid instruction mnemonic '{name}'"));
    }
    let bits = flags | beside;
    input.preference(FitPreference { bits, accepts: is_preferred });
    let statement = Statement { registers, facts, name, operands: read, flags, is_swapped };
    statement.finish(input)
}

/// The prefix that is an instruction of its own; Intel's syntax has the hints under other names, too.
fn lone_prefix<'n>(name: &'n str, input: Input<'_, '_, '_, '_>) -> Option<&'n str> {
    if input.at_end() {
        return None;
    }
    match name {
        "acquire" if input.variant() != 0 => Some("xacquire"),
        "release" if input.variant() != 0 => Some("xrelease"),
        _ => flag_of(LoneWord, name).map(|_| name),
    }
}

/// Takes `.d8` and `.d32` off a mnemonic, which mean the same as the words in braces, and `.s`, which asks for the encoding
/// with the operands in each other's places: whether that was there. Some of the latter are mnemonics of their own.
fn suffix(
    name: &mut String,
    operands: &[ParsedOperand],
    flags: &mut u32,
    input: Input<'_, '_, '_, '_>,
) -> bool {
    let Some((stem, end)) = name.rsplit_once('.') else { return false };
    match end {
        "d8" => *flags |= inst_flags::USE_DISP8,
        "d32" => *flags |= inst_flags::USE_DISP32,
        "s" if input.find(name, operands).is_err() => {}
        _ => return false,
    }
    let is_swapped = end == "s";
    name.truncate(stem.len());
    is_swapped
}

/// `{vex} {disp32}`, and the word after them.
fn encoding_braces(input: Input<'_, '_, '_, '_>, flags: &mut u32) -> Directive<Option<String>> {
    while input.eat(b'{') {
        let span = input.span();
        let word = input.word().unwrap_or_default();
        let Some(flag) = flag_of(WishWord, &word) else {
            return input.fail(span, "unknown prefix");
        };
        if !input.eat(b'}') {
            return input.fail(input.span(), "Expected '}'");
        }
        *flags |= flag;
    }
    Ok(input.word())
}

/// Beside what words in braces ask for: an operand is a register that only APX has.
const NEEDS_ALL_REGISTERS: u32 = 1 << 31;
/// The mode has APX.
const IS_64: u32 = 1 << 30;

/// Whether an instruction has the prefix that words in braces ask for. Some must be asked for.
pub fn is_preferred(flags: u32, ts_flags: u64) -> bool {
    const ANY_VEX: u32 = inst_flags::USE_VEX | inst_flags::USE_VEX2 | inst_flags::USE_VEX3;
    let ts = TsFlags(ts_flags);
    let is_64 = flags & IS_64 != 0;
    let has_evex = ts.encoding() == encoding::EncEVEX || is_64 && ts.has(field::EVEX_FORM);
    let needs_all = flags & NEEDS_ALL_REGISTERS != 0;
    if needs_all && !ts.reaches_all_registers() {
        return false;
    }
    if flags & inst_flags::NO_FLAGS != 0 {
        return has_evex && ts.has(field::EVEX_NF) && !ts.has_condition();
    }
    if flags & ANY_VEX != 0 {
        ts.encoding() == encoding::EncVEX
    } else if flags & inst_flags::USE_EVEX != 0 {
        has_evex
    } else if flags & inst_flags::USE_REX2 != 0 {
        is_64 && ts.has_short_map_without_vex()
    } else if ts.get(field::EXPLICIT_PREFIX) == 1 && ts.encoding() == encoding::EncEVEX {
        needs_all
    } else {
        // XOP and legacy encodings have no word.
        flags & inst_flags::USE_REX == 0 && ts.get(field::EXPLICIT_PREFIX) == 0
            || ts.encoding() == encoding::EncNormal
    }
}

/// A prefix as an instruction.
fn prefix(name: &str, input: Input<'_, '_, '_, '_>) -> Directive<()> {
    let mode = match input.state() & CODE_16_GCC {
        0 => Mode::of(input.subtarget()),
        _ => Mode::Bits16,
    };
    match (name, mode) {
        ("data16", Mode::Bits16) => return input.fail(input.mnemonic(), "redundant data16 prefix"),
        ("data32", Mode::Bits32) => return input.fail(input.mnemonic(), "redundant data32 prefix"),
        ("data32", Mode::Bits64) => {
            return input.fail(input.mnemonic(), "'data32' is not supported in 64-bit mode");
        }
        _ => {}
    }
    match input.find(name, &[]) {
        Ok(inst) => emit(&inst, input),
        Err(misfit) => fail(name, &[], misfit, input),
    }
}

/// A mnemonic and its operands.
struct Statement<'r> {
    registers: &'r Registers,
    facts: &'r AllFacts,
    name: String,
    operands: Vec<ParsedOperand>,
    flags: u32,
    /// The encoding with the operands in each other's places is wanted.
    is_swapped: bool,
}

impl Statement<'_> {
    fn finish(mut self, input: Input<'_, '_, '_, '_>) -> Directive<()> {
        if !input.at_end() {
            return input.fail(input.span(), "unexpected token in argument list");
        }
        self.complete_string_operands(input);
        self.place_string_operands(input);
        let mut inst = match self.find(input) {
            Ok(inst) => inst,
            Err(misfit) => return self.explain(misfit, input),
        };
        inst.flags |= self.flags;
        self.swap(&mut inst, input)?;
        let target = input.target();
        shorten(self.facts, target, &mut inst);
        let facts = self.facts.of(target, inst.opcode);
        validate::check(self.registers, facts.rule, &inst, input)?;
        if !validate::has_fitting_address(self.registers, &inst, target) {
            let span = self.operands.last().map_or(input.mnemonic(), |operand| operand.span);
            return input.fail_all(span, "invalid operand for instruction");
        }
        keep_targets_symbolic(facts, &mut inst, input.context());
        if self.flags & inst_flags::USE_DISP32 != 0
            && facts.branch_targets != 0
            && let Some(long) = input.relaxed(&inst)
        {
            inst = long;
        }
        emit(&inst, input)
    }

    /// Takes the encoding with the operands in each other's places where `.s`, `{load}` or `{store}` ask for it.
    fn swap(&self, inst: &mut Inst, input: Input<'_, '_, '_, '_>) -> Directive<()> {
        let target = input.target();
        let form = TsFlags(target.instruction(inst.opcode).ts_flags).form();
        let wanted = self.is_swapped
            || self.flags & inst_flags::PREFER_LOAD != 0 && form == form::MRMDestReg
            || self.flags & inst_flags::PREFER_STORE != 0 && form == form::MRMSrcReg;
        if !wanted {
            return Ok(());
        }
        let name = target.image.string(target.instruction(inst.opcode).name);
        let is_move = ["MOV", "VMOV", "MMX_MOV"].iter().any(|start| name.starts_with(start));
        match other_direction(target, inst.opcode) {
            Some(opcode) if is_move || !self.is_swapped => inst.opcode = opcode,
            _ if self.is_swapped => {
                let message = format!("invalid instruction mnemonic '{}.s'", self.name);
                return input.fail_all(input.mnemonic(), message);
            }
            _ => {}
        }
        Ok(())
    }

    /// The instruction, with the letter for the size of operands where that is left out.
    fn find(&self, input: Input<'_, '_, '_, '_>) -> Result<Inst, Misfit> {
        if input.variant() != 0 {
            return super::intel::find(&self.name, &self.operands, input);
        }
        let direct = input.find(&self.name, &self.operands);
        let Err(misfit) = direct else { return direct };
        let letters = if self.name.starts_with('f') { "slt" } else { "bwlq" };
        let mut found = Vec::new();
        let mut best = misfit.clone();
        for letter in letters.chars() {
            match input.find(&format!("{}{letter}", self.name), &self.operands) {
                // The letter of `vpmuldq` is no size.
                Ok(inst) if self.has_vectors(&inst) => {}
                Ok(inst) => found.push(inst),
                Err(Misfit::NoMnemonic) => {}
                Err(other) if best == Misfit::NoMnemonic => best = other,
                Err(_) => {}
            }
        }
        match found.len() {
            1 => found.pop().ok_or(misfit),
            0 => Err(best),
            _ => Err(Misfit::Lacks(Vec::new())),
        }
    }

    fn has_vectors(&self, inst: &Inst) -> bool {
        let is_vector = |kind: Kind| kind.is_vector() || kind == Kind::Mmx;
        inst.operands.iter().filter_map(|o| o.as_reg()).any(|reg| is_vector(self.registers.kind(reg)))
    }

    /// Why there is no instruction.
    fn explain(&self, misfit: Misfit, input: Input<'_, '_, '_, '_>) -> Directive<()> {
        if misfit == Misfit::Lacks(Vec::new()) {
            return self.ambiguous(input);
        }
        fail(&self.name, &self.operands, misfit, input)
    }

    fn ambiguous(&self, input: Input<'_, '_, '_, '_>) -> Directive<()> {
        if input.variant() != 0 {
            let message = format!("ambiguous operand size for instruction '{}'", self.name);
            let place = super::intel::unsized_memory(&self.operands).and_then(|at| self.operands.get(at));
            return input.fail_all(place.map_or(input.mnemonic(), |operand| operand.span), message);
        }
        let letters = if self.name.starts_with('f') { "slt" } else { "bwlq" };
        let mut names = Vec::new();
        for letter in letters.chars() {
            let name = format!("{}{letter}", self.name);
            if input.find(&name, &self.operands).is_ok() {
                names.push(format!("'{name}'"));
            }
        }
        let last = names.pop().unwrap_or_default();
        let separator = if names.len() > 1 { ", or " } else { " or " };
        let message = format!(
            "ambiguous instructions require an explicit suffix (could be {}{separator}{last})",
            names.join(", ")
        );
        input.fail(input.mnemonic(), message)
    }

    /// Memory operands of string instructions at other addresses, which only say the size.
    fn place_string_operands(&mut self, input: Input<'_, '_, '_, '_>) {
        let name = self.name.as_str();
        let is_named = |stem: &str| {
            name.strip_prefix(stem).is_some_and(|letter| ["", "b", "w", "l", "d", "q"].contains(&letter))
        };
        let Some((_, row)) = STRINGS.iter().find(|(stem, _)| is_named(stem)) else { return };
        // Some are mnemonics of vector instructions, too.
        let is_memory = |operand: &ParsedOperand| matches!(operand.kind, ParsedKind::Composite { .. });
        let num_memory = row.iter().filter(|what| !matches!(what, StringOperand::Port)).count();
        let has_both = num_memory < 2 || self.operands.iter().all(is_memory);
        if self.operands.len() != row.len() || !has_both {
            return;
        }
        let is_att = input.variant() == 0;
        for (at, what) in row.iter().enumerate() {
            let at = if is_att { at } else { row.len() - 1 - at };
            let ParsedOperand { span, kind: ParsedKind::Composite { parts, .. } } = &mut self.operands[at]
            else {
                continue;
            };
            let [Operand::Reg(base), _, index, displacement, _] = &mut parts[..] else { continue };
            let bits = match self.registers.kind(*base) {
                Kind::Gr16 => 0,
                Kind::Gr32 => 1,
                Kind::Gr64 => 2,
                _ => continue,
            };
            let (place, name) = match what {
                StringOperand::Source => ([reg::SI, reg::ESI, reg::RSI][bits], "ES:(R|E)SI"),
                StringOperand::Destination => ([reg::DI, reg::EDI, reg::RDI][bits], "ES:(R|E)DI"),
                StringOperand::Port => continue,
            };
            if *base != place {
                let message = format!(
                    "memory operand is only for determining the size, {name} will be used for the location"
                );
                input.warn(*span, &message);
                *base = place;
                *index = Operand::Reg(Reg::NONE);
                *displacement = Operand::Imm(0);
            }
        }
    }

    /// Operands of string instructions that were left out.
    fn complete_string_operands(&mut self, input: Input<'_, '_, '_, '_>) {
        if !self.operands.is_empty() {
            return;
        }
        let name = match self.name.strip_prefix("smov") {
            Some(rest) => format!("movs{rest}"),
            None => self.name.clone(),
        };
        let Some(row) = STRINGS.iter().find(|(stem, ..)| {
            name.strip_prefix(stem).is_some_and(|letter| ["", "b", "w", "l", "d", "q"].contains(&letter))
        }) else {
            return;
        };
        let (si, di) = match Mode::of(input.subtarget()) {
            Mode::Bits16 => (reg::SI, reg::DI),
            Mode::Bits32 => (reg::ESI, reg::EDI),
            Mode::Bits64 => (reg::RSI, reg::RDI),
        };
        let bits = match (name.as_bytes().last(), name.len() > row.0.len()) {
            (Some(b'b'), true) => 8,
            (Some(b'w'), true) => 16,
            (Some(b'l' | b'd'), true) => 32,
            (Some(b'q'), true) => 64,
            _ => 0,
        };
        // Intel's mnemonics mean also vector instructions where they have operands.
        let span = input.mnemonic();
        let is_att = input.variant() == 0;
        let mut add = |what: &StringOperand| {
            let kind = match what {
                StringOperand::Source => memory(si, bits, is_att),
                StringOperand::Destination => memory(di, bits, is_att),
                StringOperand::Port => ParsedKind::Registers(smallvec![reg::DX]),
            };
            self.operands.push(ParsedOperand { span, kind });
        };
        if is_att {
            row.1.iter().for_each(&mut add)
        } else {
            row.1.iter().rev().for_each(&mut add)
        }
        self.name = if is_att && name == "movsd" { "movsl".to_owned() } else { name };
    }
}

/// Constants as targets of branches are addresses, not distances: they stay expressions until there is an address.
pub fn keep_targets_symbolic(facts: &Facts, inst: &mut Inst, cx: &mut Context) {
    if facts.branch_targets == 0 {
        return;
    }
    for (at, operand) in inst.operands.iter_mut().enumerate().take(8) {
        if let Operand::Imm(value) = *operand
            && facts.branch_targets >> at & 1 != 0
        {
            *operand = Operand::Expr(cx.constant(value));
        }
    }
}

/// An operand of a string instruction.
#[derive(Clone, Copy, Debug)]
enum StringOperand {
    Source,
    Destination,
    Port,
}

/// Operands that may be left out, in AT&T's order.
const STRINGS: &[(&str, &[StringOperand])] = &[
    ("movs", &[StringOperand::Source, StringOperand::Destination]),
    ("cmps", &[StringOperand::Destination, StringOperand::Source]),
    ("lods", &[StringOperand::Source]),
    ("stos", &[StringOperand::Destination]),
    ("scas", &[StringOperand::Destination]),
    ("ins", &[StringOperand::Port, StringOperand::Destination]),
    ("outs", &[StringOperand::Source, StringOperand::Port]),
];

/// `(reg)`
fn memory(base: Reg, bits: u32, is_att: bool) -> ParsedKind {
    let parts = smallvec![
        Operand::Reg(base),
        Operand::Imm(1),
        Operand::Reg(Reg::NONE),
        Operand::Imm(0),
        Operand::Reg(Reg::NONE)
    ];
    let tag = if is_att { 0 } else { bits & operands::TAG_SIZE };
    ParsedKind::Composite { parts, tag }
}

/// Says why a statement is no instruction.
fn fail(
    name: &str,
    operands: &[ParsedOperand],
    misfit: Misfit,
    input: Input<'_, '_, '_, '_>,
) -> Directive<()> {
    let mnemonic = input.mnemonic();
    match misfit {
        Misfit::NoMnemonic => input.fail_all(mnemonic, format!("invalid instruction mnemonic '{name}'")),
        Misfit::TooFew => input.fail(mnemonic, "too few operands for instruction"),
        // Intel's parser blames the statement.
        Misfit::Operand(at) if input.variant() == 0 && at < operands.len() => {
            let span = operands.get(at).map_or(mnemonic, |operand| operand.span);
            input.fail_all(span, "invalid operand for instruction")
        }
        Misfit::Unwished => input.fail(mnemonic, "unsupported instruction"),
        Misfit::Operand(_) => input.fail(mnemonic, "invalid operand for instruction"),
        Misfit::Lacks(what) => {
            let message = format!("instruction requires: {}", what.join(" "));
            input.fail(mnemonic, message)
        }
    }
}
