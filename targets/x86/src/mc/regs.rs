//! Registers by what they mean to encodings and to text: tables over register numbers, made once.

use mc::{Reg, Target};

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

/// Registers that code of ours names.
#[derive(Clone, Copy, Debug, Default)]
pub struct Named {
    pub al: Reg,
    pub ax: Reg,
    pub eax: Reg,
    pub rax: Reg,
    pub dx: Reg,
    pub bx: Reg,
    pub bp: Reg,
    pub si: Reg,
    pub di: Reg,
    pub esi: Reg,
    pub edi: Reg,
    pub rsi: Reg,
    pub rdi: Reg,
    pub st0: Reg,
    pub segments: [Reg; 6],
}

/// The tables.
#[derive(Clone, Debug, Default)]
pub struct Registers {
    kinds: Vec<Kind>,
    pub named: Named,
}

/// Segment registers by encoding, and the prefixes that name them.
const SEGMENTS: [(&str, u8); 6] =
    [("ES", 0x26), ("CS", 0x2e), ("SS", 0x36), ("DS", 0x3e), ("FS", 0x64), ("GS", 0x65)];

impl Registers {
    pub fn new(target: &Target) -> Registers {
        let reg = |name: &str| target.register_by_name(name).unwrap_or_default();
        let mut this = Registers::default();
        let mut set = |name: &str, kind: Kind| {
            let number = reg(name).0 as usize;
            if number >= this.kinds.len() {
                this.kinds.resize(number + 1, Kind::Other);
            }
            this.kinds[number] = kind;
        };
        for (kind, names) in [
            (Kind::Gr8, "AL CL DL BL"),
            (Kind::Gr8High, "AH CH DH BH"),
            (Kind::Gr8Rex, "SPL BPL SIL DIL"),
            (Kind::Gr16, "AX CX DX BX SP BP SI DI"),
            (Kind::Gr32, "EAX ECX EDX EBX ESP EBP ESI EDI"),
            (Kind::Gr64, "RAX RCX RDX RBX RSP RBP RSI RDI"),
            (Kind::Ip32, "EIP"),
            (Kind::Ip64, "RIP"),
            (Kind::Zero32, "EIZ"),
            (Kind::Zero64, "RIZ"),
            (Kind::Segment, "ES CS SS DS FS GS"),
        ] {
            names.split(' ').for_each(|name| set(name, kind));
        }
        for i in 0..32 {
            for (prefix, suffix, kind, range) in [
                ("R", "B", Kind::Gr8, 8..16),
                ("R", "W", Kind::Gr16, 8..16),
                ("R", "D", Kind::Gr32, 8..16),
                ("R", "", Kind::Gr64, 8..16),
                ("MM", "", Kind::Mmx, 0..8),
                ("XMM", "", Kind::Xmm, 0..32),
                ("YMM", "", Kind::Ymm, 0..32),
                ("ZMM", "", Kind::Zmm, 0..32),
                ("CR", "", Kind::Control, 0..16),
                ("DR", "", Kind::Debug, 0..16),
            ] {
                if range.contains(&i) {
                    set(&format!("{prefix}{i}{suffix}"), kind);
                }
            }
        }
        // Register 0 is none.
        if let Some(none) = this.kinds.first_mut() {
            *none = Kind::Other;
        }
        this.named = Named {
            al: reg("AL"),
            ax: reg("AX"),
            eax: reg("EAX"),
            rax: reg("RAX"),
            dx: reg("DX"),
            bx: reg("BX"),
            bp: reg("BP"),
            si: reg("SI"),
            di: reg("DI"),
            esi: reg("ESI"),
            edi: reg("EDI"),
            rsi: reg("RSI"),
            rdi: reg("RDI"),
            st0: reg("ST0"),
            segments: SEGMENTS.map(|(name, _)| reg(name)),
        };
        this
    }

    pub fn kind(&self, reg: Reg) -> Kind {
        self.kinds.get(reg.0 as usize).copied().unwrap_or_default()
    }

    /// The prefix that names a segment register.
    pub fn segment_prefix(&self, reg: Reg) -> Option<u8> {
        let at = self.named.segments.iter().position(|&s| s == reg)?;
        SEGMENTS.get(at).map(|&(_, prefix)| prefix)
    }

    /// The segment register DS.
    pub fn ds(&self) -> Reg {
        self.named.segments[3]
    }
}
