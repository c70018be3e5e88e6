//! The facts that `td/Formats.td` packs into TSFlags, and the flags of [`mc::Inst`]. Layout and meaning are described there.

/// TSFlags of an instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TsFlags(pub u64);

/// Values of the fields, by the names of `td/Formats.td`. Forms `MRM0r` to `MRM7r`, `MRM0m` to `MRM7m` and `MRM0X` to
/// `MRM7X` have the reg field in their low bits, and from `MRM_C0` on a form is the byte after the opcode, less 0xc0.
pub use crate::names::{
    encodings as encoding, forms as form, imm_types as imm, opcode_maps as map, prefixes as prefix,
};

impl TsFlags {
    #[inline]
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
            form::MRMDestReg
            | form::MRMDestRegCC
            | form::MRMSrcReg
            | form::MRMSrcReg4VOp3
            | form::MRMSrcRegOp4
            | form::MRMSrcRegCC
            | form::MRMXrCC
            | form::MRMXr => ModRm::Register,
            form::MRMDestMem
            | form::MRMDestMemCC
            | form::MRMSrcMem
            | form::MRMSrcMem4VOp3
            | form::MRMSrcMemOp4
            | form::MRMSrcMemCC
            | form::MRMXmCC
            | form::MRMDestMem4VOp3CC
            | form::MRMXm
            | form::MRMSrcMemFSIB
            | form::MRMDestMemFSIB => ModRm::Memory,
            form::MRMr0 => ModRm::RegisterOnly,
            form::MRM0r..=form::MRM7r => ModRm::RegisterWith(form - form::MRM0r),
            form::MRM0m..=form::MRM7m => ModRm::MemoryWith(form - form::MRM0m),
            form::MRM0X..=form::MRM7X => ModRm::RegisterWith(form - form::MRM0X),
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
    /// 0 none, 1 only with REX2 or with EVEX where a register needs it, 2 only with VEX, 3 only with EVEX.
    pub fn explicit_prefix(self) -> u8 {
        self.field(48, 2)
    }
    /// EVEX may say that flags stay as they are, or says so always: [`has_condition`](TsFlags::has_condition).
    pub fn evex_nf(self) -> bool {
        self.field(50, 1) != 0
    }
    /// The same instruction also has an encoding with EVEX: [`promoted`](TsFlags::promoted).
    pub fn has_evex_form(self) -> bool {
        self.field(63, 1) != 0
    }
    /// The facts of that encoding.
    pub fn promoted(self) -> TsFlags {
        const MAP: u64 = 15 << 14;
        const PREFIX: u64 = 7 << 11;
        let mut bits = self.0 & !(1 << 63) | u64::from(encoding::EncEVEX) << 25;
        if self.encoding() == encoding::EncNormal {
            bits = bits & !MAP | u64::from(map::MapT4) << 14;
            if self.op_size() == 1 {
                bits = bits & !PREFIX | u64::from(prefix::PrefixPD) << 11;
            }
        }
        TsFlags(bits)
    }
    /// In the map that APX has: neither vectors nor masks.
    pub fn is_map_4(self) -> bool {
        self.encoding() == encoding::EncEVEX && self.map() == map::MapT4
    }
    /// The first operand is a destination in EVEX.vvvv.
    pub fn has_new_destination(self) -> bool {
        self.is_map_4() && self.vex_4v() && self.evex_b()
    }
    /// The last operands are what flags become, in EVEX.vvvv, and a condition, in place of the mask.
    pub fn is_conditional_compare(self) -> bool {
        self.is_map_4() && self.vex_4v() && !self.evex_b()
    }
    /// The condition is an operand, in the low bits of the opcode.
    pub fn has_condition(self) -> bool {
        matches!(
            self.form(),
            form::AddCCFrm
                | form::MRMDestRegCC
                | form::MRMDestMemCC
                | form::MRMSrcRegCC
                | form::MRMSrcMemCC
                | form::MRMXrCC
                | form::MRMXmCC
                | form::MRMDestMem4VOp3CC
        )
    }
    /// Whether an operand may be one of the general registers that only APX has.
    pub fn reaches_all_registers(self) -> bool {
        let is_short = matches!(self.map(), map::MapOB | map::MapTB);
        self.has_evex_form()
            || match self.encoding() {
                encoding::EncEVEX => true,
                encoding::EncNormal => is_short,
                _ => false,
            }
    }
    /// Groups of conditions of branches that are executed as one with it.
    pub fn fuses_with(self) -> u8 {
        self.field(56, 3)
    }
    /// What the flags say of the result: one of [`flags_of_results`](crate::names::flags_of_results).
    pub fn result_flags(self) -> u8 {
        self.field(60, 2)
    }
    /// A linker may do without the load of an address from the global offset table.
    pub fn linker_may_relax(self) -> bool {
        self.field(62, 1) != 0
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
    /// A register in the field reg; the other says nothing.
    RegisterOnly,
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
    /// `{nf}`, `{rex2}`
    pub const NO_FLAGS: u32 = 1 << 15;
    pub const USE_REX2: u32 = 1 << 16;
    /// The encoding with EVEX, which is not shown (found by the disassembler).
    pub const HAS_EVEX: u32 = 1 << 17;
    /// Any of the encodings of APX with EVEX.
    pub const ANY_EVEX: u32 = USE_EVEX | NO_FLAGS | HAS_EVEX;
}
