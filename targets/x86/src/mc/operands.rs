//! Operands of text: what a memory operand that was read has to be like to be of an operand class.
//!
//! The classes of `td/Operands.td` name their tests; [`TESTS`] has them in the order of their numbers. A memory operand is
//! read into its five parts, and its tag says what text said besides: the size of Intel's keywords.

use super::mode::Mode;
use super::regs::{Kind, Registers};
use crate::names::reg;
use mc::inst::{Operand, Reg};
use mc::parse::{ParsedKind, ParsedOperand};
use smallvec::SmallVec;

/// Bits 15 to 0 of the tag of a memory operand: the size that the text says, in bits; 0 if it says none.
pub const TAG_SIZE: u32 = 0xffff;
/// The text has no brackets: in Intel's syntax a bare symbol may be the target of a branch.
pub const TAG_BARE: u32 = 1 << 16;
/// It can only be the target of a branch.
pub const TAG_TARGET: u32 = 1 << 17;
/// It is no memory, but a rounding mode, its one part.
pub const TAG_ROUNDING: u32 = 1 << 18;

/// What a test asks of a memory operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// Any memory without vector index, of this size if the text says one.
    Memory(u32),
    /// With a vector index of the kind, and elements of so many bits.
    Vector(Kind, u32),
    /// No registers but the segment, an address of so many bits, a datum of so many.
    Offset(u32, u32),
    /// The same with 64 bits, where 32 are not enough.
    Far(u32),
    /// The source or the destination of a string instruction.
    Source(u32),
    Destination(u32),
    /// The target of a branch; in 16-bit code only the one that has 16 bits.
    Target,
    Target16,
    Rounding,
}

impl Test {
    /// The size of a datum in bits, 0 for any; none for what has no size.
    fn size(self) -> Option<u32> {
        match self {
            Test::Memory(bits)
            | Test::Vector(_, bits)
            | Test::Offset(_, bits)
            | Test::Far(bits)
            | Test::Source(bits)
            | Test::Destination(bits) => Some(bits),
            Test::Target | Test::Target16 | Test::Rounding => None,
        }
    }
}

/// Names of tests.
pub const TESTS: &[(&str, Test)] = &[
    ("Mem", Test::Memory(0)),
    ("Mem8", Test::Memory(8)),
    ("Mem16", Test::Memory(16)),
    ("Mem32", Test::Memory(32)),
    ("Mem64", Test::Memory(64)),
    ("Mem80", Test::Memory(80)),
    ("Mem128", Test::Memory(128)),
    ("Mem256", Test::Memory(256)),
    ("Mem512", Test::Memory(512)),
    ("SibMem", Test::Memory(0)),
    ("Mem32_RX", Test::Vector(Kind::Xmm, 32)),
    ("Mem64_RX", Test::Vector(Kind::Xmm, 64)),
    ("Mem32_RY", Test::Vector(Kind::Ymm, 32)),
    ("Mem64_RY", Test::Vector(Kind::Ymm, 64)),
    ("Mem32_RZ", Test::Vector(Kind::Zmm, 32)),
    ("Mem64_RZ", Test::Vector(Kind::Zmm, 64)),
    ("MemOffs16_8", Test::Offset(16, 8)),
    ("MemOffs16_16", Test::Offset(16, 16)),
    ("MemOffs16_32", Test::Offset(16, 32)),
    ("MemOffs32_8", Test::Offset(32, 8)),
    ("MemOffs32_16", Test::Offset(32, 16)),
    ("MemOffs32_32", Test::Offset(32, 32)),
    ("MemOffs32_64", Test::Offset(32, 64)),
    ("MemOffs64_8", Test::Offset(64, 8)),
    ("MemOffs64_16", Test::Offset(64, 16)),
    ("MemOffs64_32", Test::Offset(64, 32)),
    ("MemOffs64_64", Test::Offset(64, 64)),
    ("FarOffs8", Test::Far(8)),
    ("FarOffs16", Test::Far(16)),
    ("FarOffs32", Test::Far(32)),
    ("FarOffs64", Test::Far(64)),
    ("SrcIdx8", Test::Source(8)),
    ("SrcIdx16", Test::Source(16)),
    ("SrcIdx32", Test::Source(32)),
    ("SrcIdx64", Test::Source(64)),
    ("DstIdx8", Test::Destination(8)),
    ("DstIdx16", Test::Destination(16)),
    ("DstIdx32", Test::Destination(32)),
    ("DstIdx64", Test::Destination(64)),
    ("AbsMem", Test::Target),
    ("AbsMem16", Test::Target16),
    ("Rounding", Test::Rounding),
];

// The set of tests that an operand passes has a bit for each.
const _: () = assert!(TESTS.len() <= 64);

/// The set of the tests that match a pattern.
macro_rules! tests {
    ($pattern:pat) => {{
        let (mut set, mut at) = (0u64, 0);
        while at < TESTS.len() {
            if matches!(TESTS[at].1, $pattern) {
                set |= 1 << at;
            }
            at += 1;
        }
        set
    }};
}

const MEMORY: u64 = tests!(Test::Memory(_));
const OFFSETS: [u64; 3] =
    [tests!(Test::Offset(16, _)), tests!(Test::Offset(32, _)), tests!(Test::Offset(64, _))];
const FAR: u64 = tests!(Test::Far(_));
const SOURCES: u64 = tests!(Test::Source(_));
const DESTINATIONS: u64 = tests!(Test::Destination(_));
const TARGET: u64 = tests!(Test::Target);
const TARGET16: u64 = tests!(Test::Target16);

/// The number of a test.
pub fn number(name: &str) -> Option<u16> {
    TESTS.iter().position(|(known, _)| *known == name).map(|at| at as u16)
}

fn test(number: u16) -> Test {
    TESTS.get(number as usize).map_or(Test::Memory(0), |&(_, test)| test)
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
        let is_rounding =
            matches!(operand.kind, ParsedKind::Composite { tag, .. } if tag & TAG_ROUNDING != 0);
        return if is_rounding { tests!(Test::Rounding) } else { 0 };
    };
    let index = registers.kind(parts.index);
    let mut passed = if index.is_vector() {
        set_of(|test| matches!(test, Test::Vector(kind, _) if kind == index))
    } else {
        MEMORY
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
        size => passed & set_of(|test| test.size().is_some_and(|of_test| of_test == 0 || of_test == size)),
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

/// The tests for which something holds.
fn set_of(holds: impl Fn(Test) -> bool) -> u64 {
    let tests = TESTS.iter().enumerate().filter(|(_, (_, test))| holds(*test));
    tests.fold(0, |set, (at, _)| set | 1 << at)
}

/// A register alone.
fn is_plain(parts: &Parts<'_>) -> bool {
    parts.index == Reg::NONE && *parts.disp == Operand::Imm(0)
}

/// Appends what an operand of the class is in an instruction.
pub fn append(number: u16, operand: &ParsedOperand, out: &mut SmallVec<[Operand; 6]>) {
    let ParsedKind::Composite { parts, .. } = &operand.kind else { return };
    let part = |at: usize| parts.get(at).copied().unwrap_or(Operand::Imm(0));
    match test(number) {
        Test::Memory(_) | Test::Vector(..) => out.extend(parts.iter().copied()),
        Test::Offset(..) | Test::Far(_) => out.extend([part(3), part(4)]),
        Test::Source(_) => out.extend([part(0), part(4)]),
        Test::Destination(_) | Test::Rounding => out.push(part(0)),
        Test::Target | Test::Target16 => out.push(part(3)),
    }
}
