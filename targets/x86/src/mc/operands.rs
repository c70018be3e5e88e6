//! Operands of text: what a memory operand that was read has to be like to be of an operand class.
//!
//! The classes of `td/Operands.td` say what their tests ask; [`ROWS`] has them in the order of their numbers. A memory operand is
//! read into its five parts, and its tag says what text said besides: the size of Intel's keywords.

use super::mode::Mode;
use super::regs::{Kind, Registers};
use crate::names::mem_classes::ROWS;
use crate::names::{mem_tests as kind, reg};
use mc::inst::{Operand, Reg};
use mc::parse::{ParsedKind, ParsedOperand};
use smallvec::SmallVec;

/// Bits 15 to 0 of the tag of a memory operand: the size that the text says, in bits; 0 if it says none.
pub const TAG_SIZE: u32 = 0xffff;
/// The text has no brackets: in Intel's syntax a bare symbol may be the target of a branch.
pub const TAG_BARE: u32 = 1 << 16;
/// It can only be the target of a branch.
pub const TAG_TARGET: u32 = 1 << 17;
/// It is no memory, but a rounding mode, its one part; or flags: `{dfv=of}`.
pub const TAG_ROUNDING: u32 = 1 << 18;
pub const TAG_FLAGS: u32 = 1 << 19;

// The set of tests that an operand passes has a bit for each.
const _: () = assert!(ROWS.len() <= 64);

/// The tests of a kind, with this detail if one is given.
const fn tests(test: u8, detail: Option<u16>) -> u64 {
    let (mut set, mut at) = (0u64, 0);
    while at < ROWS.len() {
        let is_detail = match detail {
            Some(detail) => ROWS[at].detail == detail,
            None => true,
        };
        if ROWS[at].test == test && is_detail {
            set |= 1 << at;
        }
        at += 1;
    }
    set
}

const MEMORY: u64 = tests(kind::AnyMemory, None);
const OFFSETS: [u64; 3] = [
    tests(kind::OffsetMemory, Some(16)),
    tests(kind::OffsetMemory, Some(32)),
    tests(kind::OffsetMemory, Some(64)),
];
const FAR: u64 = tests(kind::FarMemory, None);
const SOURCES: u64 = tests(kind::StringSource, None);
const DESTINATIONS: u64 = tests(kind::StringDestination, None);
const TARGET: u64 = tests(kind::TargetMemory, None);
const TARGET16: u64 = tests(kind::ShortTarget, None);
const SIB: u64 = tests(kind::SibMemory, None);
const ROUNDING: u64 = tests(kind::RoundingMode, None);
const FLAGS: u64 = tests(kind::FlagsWord, None);
/// What has no size.
const UNSIZED: u64 = TARGET | TARGET16 | ROUNDING;

/// The number of a test.
pub fn number(name: &str) -> Option<u16> {
    ROWS.iter().position(|row| row.name == name).map(|at| at as u16)
}

/// Parts of a memory operand.
struct Parts<'a> {
    base: Reg,
    scale: i64,
    index: Reg,
    segment: Reg,
    disp: &'a Operand,
    tag: u32,
}

impl<'a> Parts<'a> {
    fn of(operand: &'a ParsedOperand) -> Option<Parts<'a>> {
        let ParsedKind::Composite { parts, tag } = &operand.kind else { return None };
        let [Operand::Reg(base), Operand::Imm(scale), Operand::Reg(index), disp, Operand::Reg(segment)] =
            &parts[..]
        else {
            return None;
        };
        Some(Parts { base: *base, scale: *scale, index: *index, segment: *segment, disp, tag: *tag })
    }

    fn is_absolute(&self) -> bool {
        self.base == Reg::NONE && self.index == Reg::NONE && self.scale == 1
    }
}

/// The tests that an operand passes, as bits by their numbers.
pub fn passed(registers: &Registers, mode: Mode, operand: &ParsedOperand) -> u64 {
    let Some(parts) = Parts::of(operand) else {
        return match operand.kind {
            ParsedKind::Composite { tag, .. } if tag & TAG_ROUNDING != 0 => ROUNDING,
            ParsedKind::Composite { tag, .. } if tag & TAG_FLAGS != 0 => FLAGS,
            _ => 0,
        };
    };
    let mut passed = match registers.kind(parts.index) {
        Kind::Xmm => const { tests(kind::VectorMemory, Some(128)) },
        Kind::Ymm => const { tests(kind::VectorMemory, Some(256)) },
        Kind::Zmm => const { tests(kind::VectorMemory, Some(512)) },
        _ if matches!(registers.kind(parts.base), Kind::Ip32 | Kind::Ip64) => MEMORY,
        _ => MEMORY | SIB,
    };
    if parts.is_absolute() {
        passed |= absolute(&parts, mode);
    } else if is_plain(&parts) {
        passed |= string(&parts);
    }
    if parts.tag & TAG_TARGET != 0 {
        passed &= TARGET | TARGET16;
    }
    match parts.tag & TAG_SIZE {
        0 => passed,
        size => passed & !UNSIZED & of_size(size),
    }
}

/// The tests that an address without registers passes.
fn absolute(parts: &Parts<'_>, mode: Mode) -> u64 {
    let mut passed = match mode {
        Mode::Bits16 => OFFSETS[0],
        Mode::Bits32 => OFFSETS[1],
        Mode::Bits64 => OFFSETS[2],
    };
    let is_far = |value: i64| i32::try_from(value).is_err() && u32::try_from(value).is_err();
    let number = parts.disp.as_imm();
    if mode == Mode::Bits64 && number.is_some_and(is_far) {
        passed |= FAR;
    }
    if parts.segment == Reg::NONE {
        passed |= TARGET;
        if number.is_none_or(|number| number == i64::from(number as u16)) {
            passed |= TARGET16;
        }
    }
    passed
}

/// The tests of string instructions that a register alone passes as an address.
fn string(parts: &Parts<'_>) -> u64 {
    if [reg::SI, reg::ESI, reg::RSI].contains(&parts.base) {
        return SOURCES;
    }
    let has_segment = parts.segment == Reg::NONE || parts.segment == reg::ES;
    let is_destination = [reg::DI, reg::EDI, reg::RDI].contains(&parts.base) && has_segment;
    if is_destination { DESTINATIONS } else { 0 }
}

/// The tests of a datum of any size or of this one.
fn of_size(bits: u32) -> u64 {
    let tests = ROWS.iter().enumerate().filter(|(_, row)| row.bits == 0 || u32::from(row.bits) == bits);
    tests.fold(0, |set, (at, _)| set | 1 << at)
}

/// Whether one of the registers is a general one that only APX has.
pub fn have_extended_register(registers: &Registers, operands: &[ParsedOperand]) -> bool {
    let is_extended = |reg: Reg| registers.is_extended(reg);
    operands.iter().any(|operand| match &operand.kind {
        ParsedKind::Registers(named) => named.iter().any(|&reg| is_extended(reg)),
        ParsedKind::Composite { parts, .. } => parts.iter().filter_map(|part| part.as_reg()).any(is_extended),
        _ => false,
    })
}

/// A register alone.
fn is_plain(parts: &Parts<'_>) -> bool {
    parts.index == Reg::NONE && *parts.disp == Operand::Imm(0)
}

/// Appends what an operand of the class is in an instruction.
pub fn append(number: u16, operand: &ParsedOperand, out: &mut SmallVec<[Operand; 6]>) {
    let ParsedKind::Composite { parts, .. } = &operand.kind else { return };
    let part = |at: usize| parts.get(at).copied().unwrap_or(Operand::Imm(0));
    match ROWS.get(usize::from(number)).map_or(kind::AnyMemory, |row| row.test) {
        kind::OffsetMemory | kind::FarMemory => out.extend([part(3), part(4)]),
        kind::StringSource => out.extend([part(0), part(4)]),
        kind::StringDestination | kind::RoundingMode | kind::FlagsWord => out.push(part(0)),
        kind::TargetMemory | kind::ShortTarget => out.push(part(3)),
        _ => out.extend(parts.iter().copied()),
    }
}
