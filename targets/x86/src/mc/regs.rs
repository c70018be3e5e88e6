//! Registers by what they mean to encodings and to text: tables over register numbers, made once.

use crate::names::reg;
use mc::Reg;

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
    pub fn is_vector(self) -> bool {
        matches!(self, Kind::Xmm | Kind::Ymm | Kind::Zmm)
    }

    pub fn is_general(self) -> bool {
        matches!(self, Kind::Gr8 | Kind::Gr8High | Kind::Gr8Rex | Kind::Gr16 | Kind::Gr32 | Kind::Gr64)
    }
}

/// The tables.
#[derive(Clone, Debug, Default)]
pub struct Registers {
    kinds: Vec<Kind>,
}

/// Segment registers by encoding, and the prefixes that name them.
const SEGMENTS: [(Reg, u8); 6] =
    [(reg::ES, 0x26), (reg::CS, 0x2e), (reg::SS, 0x36), (reg::DS, 0x3e), (reg::FS, 0x64), (reg::GS, 0x65)];

/// The registers of each kind.
#[rustfmt::skip]
const KINDS: [(Kind, &[Reg]); 17] = [
    (Kind::Gr8, &[reg::AL, reg::CL, reg::DL, reg::BL, reg::R8B, reg::R9B, reg::R10B, reg::R11B, reg::R12B,
        reg::R13B, reg::R14B, reg::R15B]),
    (Kind::Gr8High, &[reg::AH, reg::CH, reg::DH, reg::BH]),
    (Kind::Gr8Rex, &[reg::SPL, reg::BPL, reg::SIL, reg::DIL]),
    (Kind::Gr16, &[reg::AX, reg::CX, reg::DX, reg::BX, reg::SP, reg::BP, reg::SI, reg::DI, reg::R8W,
        reg::R9W, reg::R10W, reg::R11W, reg::R12W, reg::R13W, reg::R14W, reg::R15W]),
    (Kind::Gr32, &[reg::EAX, reg::ECX, reg::EDX, reg::EBX, reg::ESP, reg::EBP, reg::ESI, reg::EDI,
        reg::R8D, reg::R9D, reg::R10D, reg::R11D, reg::R12D, reg::R13D, reg::R14D, reg::R15D]),
    (Kind::Gr64, &[reg::RAX, reg::RCX, reg::RDX, reg::RBX, reg::RSP, reg::RBP, reg::RSI, reg::RDI, reg::R8,
        reg::R9, reg::R10, reg::R11, reg::R12, reg::R13, reg::R14, reg::R15]),
    (Kind::Ip32, &[reg::EIP]),
    (Kind::Ip64, &[reg::RIP]),
    (Kind::Zero32, &[reg::EIZ]),
    (Kind::Zero64, &[reg::RIZ]),
    (Kind::Segment, &[reg::ES, reg::CS, reg::SS, reg::DS, reg::FS, reg::GS]),
    (Kind::Mmx, &[reg::MM0, reg::MM1, reg::MM2, reg::MM3, reg::MM4, reg::MM5, reg::MM6, reg::MM7]),
    (Kind::Xmm, &[reg::XMM0, reg::XMM1, reg::XMM2, reg::XMM3, reg::XMM4, reg::XMM5, reg::XMM6, reg::XMM7,
        reg::XMM8, reg::XMM9, reg::XMM10, reg::XMM11, reg::XMM12, reg::XMM13, reg::XMM14, reg::XMM15,
        reg::XMM16, reg::XMM17, reg::XMM18, reg::XMM19, reg::XMM20, reg::XMM21, reg::XMM22, reg::XMM23,
        reg::XMM24, reg::XMM25, reg::XMM26, reg::XMM27, reg::XMM28, reg::XMM29, reg::XMM30, reg::XMM31]),
    (Kind::Ymm, &[reg::YMM0, reg::YMM1, reg::YMM2, reg::YMM3, reg::YMM4, reg::YMM5, reg::YMM6, reg::YMM7,
        reg::YMM8, reg::YMM9, reg::YMM10, reg::YMM11, reg::YMM12, reg::YMM13, reg::YMM14, reg::YMM15,
        reg::YMM16, reg::YMM17, reg::YMM18, reg::YMM19, reg::YMM20, reg::YMM21, reg::YMM22, reg::YMM23,
        reg::YMM24, reg::YMM25, reg::YMM26, reg::YMM27, reg::YMM28, reg::YMM29, reg::YMM30, reg::YMM31]),
    (Kind::Zmm, &[reg::ZMM0, reg::ZMM1, reg::ZMM2, reg::ZMM3, reg::ZMM4, reg::ZMM5, reg::ZMM6, reg::ZMM7,
        reg::ZMM8, reg::ZMM9, reg::ZMM10, reg::ZMM11, reg::ZMM12, reg::ZMM13, reg::ZMM14, reg::ZMM15,
        reg::ZMM16, reg::ZMM17, reg::ZMM18, reg::ZMM19, reg::ZMM20, reg::ZMM21, reg::ZMM22, reg::ZMM23,
        reg::ZMM24, reg::ZMM25, reg::ZMM26, reg::ZMM27, reg::ZMM28, reg::ZMM29, reg::ZMM30, reg::ZMM31]),
    (Kind::Control, &[reg::CR0, reg::CR1, reg::CR2, reg::CR3, reg::CR4, reg::CR5, reg::CR6, reg::CR7,
        reg::CR8, reg::CR9, reg::CR10, reg::CR11, reg::CR12, reg::CR13, reg::CR14, reg::CR15]),
    (Kind::Debug, &[reg::DR0, reg::DR1, reg::DR2, reg::DR3, reg::DR4, reg::DR5, reg::DR6, reg::DR7,
        reg::DR8, reg::DR9, reg::DR10, reg::DR11, reg::DR12, reg::DR13, reg::DR14, reg::DR15]),
];

impl Registers {
    pub(crate) fn new() -> Registers {
        let mut kinds = Vec::new();
        for (kind, registers) in KINDS {
            for register in registers {
                let number = usize::from(register.0);
                if number >= kinds.len() {
                    kinds.resize(number + 1, Kind::Other);
                }
                kinds[number] = kind;
            }
        }
        Registers { kinds }
    }

    pub fn kind(&self, reg: Reg) -> Kind {
        self.kinds.get(reg.0 as usize).copied().unwrap_or_default()
    }

    /// The prefix that names a segment register.
    pub fn segment_prefix(&self, register: Reg) -> Option<u8> {
        SEGMENTS.iter().find(|(segment, _)| *segment == register).map(|&(_, prefix)| prefix)
    }

    /// The segment register DS.
    pub fn ds(&self) -> Reg {
        reg::DS
    }
}
