//! What kind of register each register is: for copies.

use crate::names::{class, op, reg};
use ::mc::{Reg, Target};
use mir::{Isa, Operand, RegFlags};
use tables::registers::RegisterClass;

/// Of one register. Sizes are in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum RegisterKind {
    #[default]
    Other,
    General(u8),
    Vector(u8),
    /// Bits that select lanes.
    Mask,
}

/// By register.
#[derive(Clone, Debug)]
pub(super) struct Kinds {
    kinds: Vec<RegisterKind>,
    /// The general registers of 64 bits, and of 32.
    whole: Vec<Reg>,
    half: Vec<Reg>,
}

impl Kinds {
    pub fn new(target: &Target) -> Kinds {
        use RegisterKind::{General, Mask, Vector};
        const CLASSES: [(u16, RegisterKind); 8] = [
            (class::GR8, General(1)),
            (class::GR16, General(2)),
            (class::GR32, General(4)),
            (class::GR64, General(8)),
            (class::VR128X, Vector(16)),
            (class::VR256X, Vector(32)),
            (class::VR512, Vector(64)),
            (class::VK16, Mask),
        ];
        let image = &target.image;
        let classes = image.records::<RegisterClass>();
        let members = |class: u16| {
            let class = classes.get(class.into()).unwrap_or_default();
            image.list(class.members).iter().map(Reg).collect::<Vec<Reg>>()
        };
        let mut kinds = Vec::new();
        for (class, kind) in CLASSES {
            for reg in members(class) {
                let index = reg.0 as usize;
                kinds.resize(kinds.len().max(index + 1), RegisterKind::Other);
                kinds[index] = kind;
            }
        }
        Kinds { kinds, whole: members(class::GR64), half: members(class::GR32) }
    }

    pub fn of(&self, reg: Reg) -> RegisterKind {
        self.kinds.get(reg.0 as usize).copied().unwrap_or_default()
    }

    /// The register of so many bytes, 8 or 4, that a general register is part of; the register itself if it is none.
    pub fn whole(&self, isa: &Isa<'_>, bytes: u8, reg: Reg) -> Reg {
        overlapping(isa, if bytes == 8 { &self.whole } else { &self.half }, reg)
    }

    /// The same of 32 bits.
    pub fn half(&self, isa: &Isa<'_>, reg: Reg) -> Reg {
        overlapping(isa, &self.half, reg)
    }
}

fn overlapping(isa: &Isa<'_>, all: &[Reg], reg: Reg) -> Reg {
    let overlaps = |other: &&Reg| isa.units(**other).iter().any(|u| isa.units(reg).contains(u));
    all.iter().find(overlaps).copied().unwrap_or(reg)
}

/// Whether an instruction that names a byte needs REX.
pub(super) fn needs_rex(isa: &Isa<'_>, byte: Reg) -> bool {
    isa.target.register(byte).encoding >= 8 || [reg::SPL, reg::BPL, reg::SIL, reg::DIL].contains(&byte)
}

/// The use of a register that a definition has, the first being 1.
pub(super) fn tied(reg: mir::Reg, definition: u8) -> Operand {
    let mut operand = Operand::use_of(reg);
    if let Some(used) = operand.as_reg_mut() {
        used.tied = definition;
    }
    operand
}

/// The operands of an operation on a register in its place, whose flags nobody reads.
pub(super) fn in_place(reg: mir::Reg, other: Operand) -> [Operand; 4] {
    let dead = RegFlags::DEF.with(RegFlags::IMPLICIT).with(RegFlags::DEAD);
    [Operand::def(reg), tied(reg, 1), other, Operand::reg(reg::EFLAGS.into(), dead)]
}

/// The operands of an address so many bytes from a register.
pub(super) fn displaced(base: mir::Reg, offset: i64) -> [Operand; 5] {
    let none = Operand::use_of(mir::Reg::NONE);
    [Operand::use_of(base), Operand::Imm(1), none, Operand::Imm(offset), none]
}

/// Builds a copy between an upper byte and a register that only REX names, which no instruction has: `copy` says from where to
/// where the lower byte is copied while the two are exchanged.
pub(super) fn copy_by_exchange(
    build: &mut dyn FnMut(u16, &[Operand]),
    upper: Reg,
    copy: impl Fn(Reg) -> [Reg; 2],
) {
    const PAIRS: [(Reg, Reg); 4] =
        [(reg::AH, reg::AL), (reg::BH, reg::BL), (reg::CH, reg::CL), (reg::DH, reg::DL)];
    let lower = PAIRS.iter().find(|(high, _)| *high == upper).map_or(upper, |&(_, lower)| lower);
    let (first, second) = (tied(upper.into(), 1), tied(lower.into(), 2));
    let exchange = [Operand::def(upper.into()), Operand::def(lower.into()), first, second];
    let [to, from] = copy(lower);
    build(op::XCHG8rr, &exchange);
    build(op::MOV8rr, &[Operand::def(to.into()), Operand::use_of(from.into())]);
    build(op::XCHG8rr, &exchange);
}
