//! What kind of register each register is: for copies.

use ::codegen::names::Missing;
use ::mc::{Reg, Target};
use mir::Isa;
use tables::registers::RegisterClass;

/// Of one register. Sizes are in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum RegisterKind {
    #[default]
    Other,
    General(u8),
    Vector(u8),
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
    pub fn new(target: &Target) -> Result<Kinds, Missing> {
        use RegisterKind::{General, Vector};
        const CLASSES: [(&str, RegisterKind); 6] = [
            ("GR8", General(1)),
            ("GR16", General(2)),
            ("GR32", General(4)),
            ("GR64", General(8)),
            ("VR128", Vector(16)),
            ("VR256", Vector(32)),
        ];
        let image = &target.image;
        let members = |name: &'static str| {
            let mut classes = image.records::<RegisterClass>().iter();
            let class = classes.find(|c| image.string(c.name) == name).ok_or(Missing(name))?;
            Ok(image.list(class.members).iter().map(Reg).collect::<Vec<Reg>>())
        };
        let mut kinds = Vec::new();
        for (name, kind) in CLASSES {
            for reg in members(name)? {
                let index = reg.0 as usize;
                kinds.resize(kinds.len().max(index + 1), RegisterKind::Other);
                kinds[index] = kind;
            }
        }
        Ok(Kinds { kinds, whole: members("GR64")?, half: members("GR32")? })
    }

    pub fn of(&self, reg: Reg) -> RegisterKind {
        self.kinds.get(reg.0 as usize).copied().unwrap_or_default()
    }

    pub fn is_vector(&self, reg: Reg) -> bool {
        matches!(self.of(reg), RegisterKind::Vector(_))
    }

    /// The register of 64 bits that a general register is part of; the register itself if it is none.
    pub fn whole(&self, isa: &Isa<'_>, reg: Reg) -> Reg {
        overlapping(isa, &self.whole, reg)
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
