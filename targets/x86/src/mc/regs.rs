//! Registers by what they mean to encodings and to text: tables over register numbers, made once.

use crate::names::{class, reg};
use mc::{Reg, Target};
use tables::registers::{Register, RegisterClass};

/// What kind of register it is, as far as encodings ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    #[default]
    Other,
    /// 8 bits that any instruction can name.
    Gr8,
    /// AH, CH, DH, BH: not with a REX prefix.
    Gr8High,
    /// SPL, BPL, SIL, DIL: only with a REX prefix.
    Gr8Rex,
    Gr16,
    Gr32,
    Gr64,
    /// EIP, RIP as a base.
    Ip32,
    Ip64,
    /// EIZ, RIZ as an index.
    Zero32,
    Zero64,
    Segment,
    Mmx,
    Xmm,
    Ymm,
    Zmm,
    Control,
    Debug,
}

impl Kind {
    #[inline]
    pub fn is_vector(self) -> bool {
        matches!(self, Kind::Xmm | Kind::Ymm | Kind::Zmm)
    }

    #[inline]
    pub fn is_general(self) -> bool {
        matches!(self, Kind::Gr8 | Kind::Gr8High | Kind::Gr8Rex | Kind::Gr16 | Kind::Gr32 | Kind::Gr64)
    }
}

/// A register with what its encoding depends on. No register at all is [`Reg::NONE`] with the encoding 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct EncodedRegister {
    pub reg: Reg,
    pub kind: Kind,
    /// Five bits: the instruction has places for the lower three, prefixes for the others.
    pub encoding: u8,
}

impl EncodedRegister {
    /// The bits that the instruction itself has.
    #[inline]
    pub fn low_bits(self) -> u8 {
        self.encoding & 7
    }

    /// Bit 3, which REX and its like have.
    #[inline]
    pub fn has_fourth_bit(self) -> bool {
        self.encoding & 8 != 0
    }

    /// Whether it is one of the general registers that only APX has.
    #[inline]
    pub fn is_extended(self) -> bool {
        self.encoding & 16 != 0 && self.kind.is_general()
    }
}

/// The tables.
#[derive(Clone, Debug, Default)]
pub struct Registers {
    all: Vec<EncodedRegister>,
}

/// Segment registers by encoding, and the prefixes that name them.
pub const SEGMENTS: [(Reg, u8); 6] =
    [(reg::ES, 0x26), (reg::CS, 0x2e), (reg::SS, 0x36), (reg::DS, 0x3e), (reg::FS, 0x64), (reg::GS, 0x65)];

/// The classes of each kind: of several kinds, the last counts.
const CLASSES: [(Kind, u16); 14] = [
    (Kind::Gr8, class::GR8),
    (Kind::Gr8High, class::GR8_ABCD_H),
    (Kind::Gr16, class::GR16),
    (Kind::Gr32, class::GR32),
    (Kind::Gr64, class::GR64),
    (Kind::Zero32, class::GRIZ32),
    (Kind::Zero64, class::GRIZ64),
    (Kind::Segment, class::SEGMENT_REG),
    (Kind::Mmx, class::VR64),
    (Kind::Xmm, class::VR128X),
    (Kind::Ymm, class::VR256X),
    (Kind::Zmm, class::VR512),
    (Kind::Control, class::CONTROL_REG),
    (Kind::Debug, class::DEBUG_REG),
];

/// Those that no class says.
const SINGLE: [(Kind, Reg); 6] = [
    (Kind::Gr8Rex, reg::SPL),
    (Kind::Gr8Rex, reg::BPL),
    (Kind::Gr8Rex, reg::SIL),
    (Kind::Gr8Rex, reg::DIL),
    (Kind::Ip32, reg::EIP),
    (Kind::Ip64, reg::RIP),
];

impl Registers {
    pub(crate) fn new(target: &Target) -> Registers {
        let records = target.image.records::<Register>();
        let encoded = |(number, record): (u16, Register)| EncodedRegister {
            reg: Reg(number),
            kind: Kind::Other,
            encoding: record.encoding as u8,
        };
        let mut all: Vec<EncodedRegister> = (0..).zip(records.iter()).map(encoded).collect();
        let classes = target.image.records::<RegisterClass>();
        let members = |class: u16| classes.get(class.into()).map(|class| target.image.list(class.members));
        let of_classes = CLASSES.iter().flat_map(|&(kind, class)| {
            members(class)
                .into_iter()
                .flat_map(move |members| members.iter().map(move |reg| (kind, Reg(reg))))
        });
        for (kind, reg) in of_classes.chain(SINGLE) {
            all[usize::from(reg.0)].kind = kind;
        }
        all[usize::from(Reg::NONE.0)] = EncodedRegister::default();
        Registers { all }
    }

    /// A register with its facts.
    #[inline]
    pub fn encoded(&self, reg: Reg) -> EncodedRegister {
        match self.all.get(usize::from(reg.0)) {
            Some(encoded) => *encoded,
            None => EncodedRegister::default(),
        }
    }

    #[inline]
    pub fn kind(&self, reg: Reg) -> Kind {
        self.encoded(reg).kind
    }

    /// Whether it is one of the general registers that only APX has.
    #[inline]
    pub fn is_extended(&self, reg: Reg) -> bool {
        self.encoded(reg).is_extended()
    }

    /// The prefix that names a segment register.
    pub fn segment_prefix(&self, register: Reg) -> Option<u8> {
        SEGMENTS.iter().find(|(segment, _)| *segment == register).map(|&(_, prefix)| prefix)
    }
}
