//! The facts that `td/Formats.td` packs into TSFlags, and the flags of [`mc::Inst`]. Layout and meaning are described there.

/// TSFlags of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TsFlags(pub u64);

/// Values of [`TsFlags::form`]. Forms 32 to 39 (`MRM0r`), 40 to 47 (`MRM0m`) and 48 to 55 (`MRM0X`) have the reg field in their
/// low bits, and from 64 on a form is the byte after the opcode, less 0xc0.
pub mod form {
    pub const PSEUDO: u8 = 0;
    pub const RAW: u8 = 1;
    pub const ADD_REG: u8 = 2;
    pub const RAW_MEM_OFFS: u8 = 3;
    pub const RAW_SRC: u8 = 4;
    pub const RAW_DST: u8 = 5;
    pub const RAW_DST_SRC: u8 = 6;
    pub const RAW_IMM8: u8 = 7;
    pub const RAW_IMM16: u8 = 8;
    pub const ADD_CC: u8 = 9;
    pub const PREFIX_BYTE: u8 = 10;
    pub const MRM_DEST_MEM_4V_OP3_CC: u8 = 11;
    pub const MRM_DEST_REG: u8 = 16;
    pub const MRM_DEST_MEM: u8 = 17;
    pub const MRM_SRC_REG: u8 = 18;
    pub const MRM_SRC_MEM: u8 = 19;
    pub const MRM_SRC_REG_4V_OP3: u8 = 20;
    pub const MRM_SRC_MEM_4V_OP3: u8 = 21;
    pub const MRM_SRC_REG_OP4: u8 = 22;
    pub const MRM_SRC_MEM_OP4: u8 = 23;
    pub const MRM_SRC_REG_CC: u8 = 24;
    pub const MRM_SRC_MEM_CC: u8 = 25;
    pub const MRM_X_REG_CC: u8 = 26;
    pub const MRM_X_MEM_CC: u8 = 27;
    pub const MRM_X_REG: u8 = 28;
    pub const MRM_X_MEM: u8 = 29;
    pub const MRM_SRC_MEM_FSIB: u8 = 30;
    pub const MRM_DEST_MEM_FSIB: u8 = 31;
    pub const MRM0_REG: u8 = 32;
    pub const MRM7_REG: u8 = 39;
    pub const MRM0_MEM: u8 = 40;
    pub const MRM7_MEM: u8 = 47;
    pub const MRM0_X: u8 = 48;
    pub const MRM7_X: u8 = 55;
    pub const MRM_C0: u8 = 64;
}

/// Values of [`TsFlags::prefix`].
pub mod prefix {
    pub const NONE: u8 = 0;
    pub const PS: u8 = 1;
    pub const PD: u8 = 2;
    pub const XS: u8 = 3;
    pub const XD: u8 = 4;
}

/// Values of [`TsFlags::map`].
pub mod map {
    pub const OB: u8 = 0;
    pub const TB: u8 = 1;
    pub const T8: u8 = 2;
    pub const TA: u8 = 3;
    pub const XOP8: u8 = 4;
    pub const XOP9: u8 = 5;
    pub const XOPA: u8 = 6;
    pub const THREE_D_NOW: u8 = 7;
    pub const T4: u8 = 8;
    pub const T5: u8 = 9;
    pub const T6: u8 = 10;
    pub const T7: u8 = 11;
}

/// Values of [`TsFlags::imm`].
pub mod imm {
    pub const NONE: u8 = 0;
    pub const I8: u8 = 1;
    pub const I8_PCREL: u8 = 2;
    pub const I8_REG: u8 = 3;
    pub const I16: u8 = 4;
    pub const I16_PCREL: u8 = 5;
    pub const I32: u8 = 6;
    pub const I32_PCREL: u8 = 7;
    pub const I32S: u8 = 8;
    pub const I64: u8 = 9;
}

/// Values of [`TsFlags::encoding`].
pub mod encoding {
    pub const NORMAL: u8 = 0;
    pub const VEX: u8 = 1;
    pub const XOP: u8 = 2;
    pub const EVEX: u8 = 3;
}

impl TsFlags {
    fn field(self, low: u32, width: u32) -> u8 {
        (self.0 >> low & ((1 << width) - 1)) as u8
    }

    pub fn form(self) -> u8 {
        self.field(0, 7)
    }
    /// 0 fixed, 1 16 bits, 2 32 bits.
    pub fn op_size(self) -> u8 {
        self.field(7, 2)
    }
    /// 0 as operands say, 1 16 bits, 2 32 bits, 3 64 bits.
    pub fn ad_size(self) -> u8 {
        self.field(9, 2)
    }
    pub fn prefix(self) -> u8 {
        self.field(11, 3)
    }
    pub fn map(self) -> u8 {
        self.field(14, 4)
    }
    pub fn rex_w(self) -> bool {
        self.field(18, 1) != 0
    }
    /// What the form asks of ModRM, if it has that byte.
    pub fn modrm(self) -> Option<ModRm> {
        let form = self.form();
        Some(match form {
            form::MRM_DEST_REG
            | form::MRM_SRC_REG
            | form::MRM_SRC_REG_4V_OP3
            | form::MRM_SRC_REG_OP4
            | form::MRM_SRC_REG_CC
            | form::MRM_X_REG_CC
            | form::MRM_X_REG => ModRm::Register,
            form::MRM_DEST_MEM
            | form::MRM_SRC_MEM
            | form::MRM_SRC_MEM_4V_OP3
            | form::MRM_SRC_MEM_OP4
            | form::MRM_SRC_MEM_CC
            | form::MRM_X_MEM_CC
            | form::MRM_DEST_MEM_4V_OP3_CC
            | form::MRM_X_MEM
            | form::MRM_SRC_MEM_FSIB
            | form::MRM_DEST_MEM_FSIB => ModRm::Memory,
            form::MRM0_REG..=form::MRM7_REG => ModRm::RegisterWith(form - form::MRM0_REG),
            form::MRM0_MEM..=form::MRM7_MEM => ModRm::MemoryWith(form - form::MRM0_MEM),
            form::MRM0_X..=form::MRM7_X => ModRm::RegisterWith(form - form::MRM0_X),
            form::MRM_C0.. => ModRm::Fixed(form - form::MRM_C0 + 0xc0),
            _ => return None,
        })
    }
    /// The form has memory.
    pub fn has_memory(self) -> bool {
        matches!(self.modrm(), Some(ModRm::Memory | ModRm::MemoryWith(_)))
    }
    pub fn imm(self) -> u8 {
        self.field(19, 4)
    }
    pub fn lock(self) -> bool {
        self.field(23, 1) != 0
    }
    pub fn rep(self) -> bool {
        self.field(24, 1) != 0
    }
    pub fn encoding(self) -> u8 {
        self.field(25, 2)
    }
    pub fn opcode(self) -> u8 {
        self.field(27, 8)
    }
    pub fn vex_4v(self) -> bool {
        self.field(35, 1) != 0
    }
    pub fn vex_l(self) -> bool {
        self.field(36, 1) != 0
    }
    pub fn ignores_vex_l(self) -> bool {
        self.field(37, 1) != 0
    }
    pub fn ignores_w(self) -> bool {
        self.field(38, 1) != 0
    }
    /// A mask is among the operands; elements that it leaves out become zero.
    pub fn evex_k(self) -> bool {
        self.field(39, 1) != 0
    }
    pub fn evex_z(self) -> bool {
        self.field(40, 1) != 0
    }
    /// EVEX.L'L is 2.
    pub fn evex_l2(self) -> bool {
        self.field(41, 1) != 0
    }
    pub fn evex_b(self) -> bool {
        self.field(42, 1) != 0
    }
    /// What a displacement of 8 bits counts in, as a power of two.
    pub fn disp8_shift(self) -> u8 {
        self.field(43, 3).saturating_sub(1)
    }
    /// The last operand is a rounding mode.
    pub fn evex_rc(self) -> bool {
        self.field(46, 1) != 0
    }
    pub fn notrack(self) -> bool {
        self.field(47, 1) != 0
    }
    /// 0 none, 2 only with VEX, 3 only with EVEX.
    pub fn explicit_prefix(self) -> u8 {
        self.field(48, 2)
    }
    /// Groups of conditions of branches that are executed as one with it.
    pub fn fuses_with(self) -> u8 {
        self.field(56, 3)
    }
    /// Nothing happens before the next instruction is done.
    pub fn holds_next(self) -> bool {
        self.field(59, 1) != 0
    }
}

/// What a form asks of the byte ModRM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModRm {
    Register,
    Memory,
    /// The field reg belongs to the opcode and has this value.
    RegisterWith(u8),
    MemoryWith(u8),
    /// All of the byte does.
    Fixed(u8),
}

/// Bits of the flags of an [`mc::Inst`]: prefixes that the text says, and encodings that it asks for. Where a prefix is
/// printed, it stands in front of the mnemonic as a word of its own.
pub mod inst_flags {
    pub const REP: u32 = 1;
    pub const REPNE: u32 = 1 << 1;
    pub const LOCK: u32 = 1 << 2;
    pub const NOTRACK: u32 = 1 << 3;
    /// `{vex}`, `{vex2}`, `{vex3}`, `{evex}`, `{rex}`
    pub const USE_VEX: u32 = 1 << 4;
    pub const USE_VEX2: u32 = 1 << 5;
    pub const USE_VEX3: u32 = 1 << 6;
    pub const USE_EVEX: u32 = 1 << 7;
    pub const USE_REX: u32 = 1 << 8;
    /// `{disp8}`, `{disp32}`
    pub const USE_DISP8: u32 = 1 << 9;
    pub const USE_DISP32: u32 = 1 << 10;
    /// An operand size or address size prefix where the instruction does not need one (found by the disassembler).
    pub const HAS_OP_SIZE: u32 = 1 << 11;
    pub const HAS_AD_SIZE: u32 = 1 << 12;
    /// `{load}`, `{store}`
    pub const PREFER_LOAD: u32 = 1 << 13;
    pub const PREFER_STORE: u32 = 1 << 14;
}
