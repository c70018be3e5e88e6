//! The lookup table of the decoder, made from the instructions of the description.
//!
//! For each opcode map and opcode there is a list of *candidates*: what bits of the [state](require) and of ModRM they ask
//! for. The list is in order of rank, so the first that fits is the instruction: a mandatory prefix counts more than REX.W,
//! that more than the operand size. A candidate leads to a *plan*: the operands in the order of the description, each with
//! the place its value comes from, which the form of the instruction says.
//!
//! Here is what the table consists of and how it is asked; `builder` makes it.
//!
//! Cost: making the table takes O(instructions) time and a few hundred kilobytes.

mod builder;

use crate::mc::flags::{TsFlags, encoding, inst_flags, map};
use crate::names::reg;
use ::mc::Target;
use builder::Builder;

/// The bits of the state that candidates may ask for.
pub mod require {
    use crate::mc::mode::Mode;

    pub const MODE_16: u32 = 1;
    pub const MODE_32: u32 = 1 << 1;
    pub const MODE_64: u32 = 1 << 2;
    /// 66 as part of the opcode; f3; f2.
    pub const PD: u32 = 1 << 3;
    pub const XS: u32 = 1 << 4;
    pub const XD: u32 = 1 << 5;
    /// Operands have 16 bits.
    pub const OP_SIZE_16: u32 = 1 << 6;
    /// REX.W or VEX.W; VEX.L.
    pub const W: u32 = 1 << 7;
    pub const L: u32 = 1 << 8;
    pub const AD_SIZE_16: u32 = 1 << 9;
    pub const AD_SIZE_32: u32 = 1 << 10;
    pub const AD_SIZE_64: u32 = 1 << 11;
    /// EVEX.L'L is 2 or 3; EVEX.b; elements are selected by a mask; and what it leaves out becomes zero.
    pub const L2: u32 = 1 << 14;
    pub const B: u32 = 1 << 15;
    pub const K: u32 = 1 << 16;
    pub const Z: u32 = 1 << 17;
    /// There is REX2.
    pub const REX2: u32 = 1 << 18;
    /// ModRM names a register; memory.
    pub const REGISTER: u32 = 1 << 12;
    pub const MEMORY: u32 = 1 << 13;

    pub fn of_mode(mode: Mode) -> u32 {
        match mode {
            Mode::Bits16 => MODE_16,
            Mode::Bits32 => MODE_32,
            Mode::Bits64 => MODE_64,
        }
    }

    pub fn of_address_size(bytes: u8) -> u32 {
        match bytes {
            2 => AD_SIZE_16,
            4 => AD_SIZE_32,
            _ => AD_SIZE_64,
        }
    }

    pub fn of_modrm(modrm: u8) -> u32 {
        if modrm >= 0xc0 { REGISTER } else { MEMORY }
    }
}

/// An opcode map as one kind of prefix selects it. VEX and XOP number their maps apart from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group(u8);

const NUM_GROUPS: usize = 48;

impl Group {
    pub const ONE_BYTE: Group = Group(map::MapOB);
    pub const MAP_0F: Group = Group(map::MapTB);
    pub const MAP_0F38: Group = Group(map::MapT8);
    pub const MAP_0F3A: Group = Group(map::MapTA);
    pub const THREE_D_NOW: Group = Group(map::MapThreeDNow);
    pub const VEX_0F: Group = Group::vex(map::MapTB);
    pub const EVEX_4: Group = Group::evex(map::MapT4);

    pub const fn vex(map: u8) -> Group {
        Group(16 + map)
    }

    pub const fn evex(map: u8) -> Group {
        Group(32 + map)
    }

    fn of(flags: TsFlags) -> Group {
        match flags.encoding() {
            encoding::EncNormal => Group(flags.map()),
            encoding::EncEVEX => Group::evex(flags.map()),
            _ => Group::vex(flags.map()),
        }
    }

    /// VEX, XOP and the like.
    pub fn is_extended(self) -> bool {
        self.0 >= 16
    }
}

/// An instruction that an opcode may be.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    require: u32,
    forbid: u32,
    modrm_mask: u8,
    modrm_value: u8,
    rank: u16,
    /// [`HAS_MODRM`], [`WIDE_REGISTERS`], [`SIZED`].
    flags: u8,
    plan: u16,
}

const HAS_MODRM: u8 = 1;
/// Its registers are as long as operands are.
const SIZED: u8 = 4;
/// It needs W and has an operand among the general registers of 64 bits.
const WIDE_REGISTERS: u8 = 2;

impl Candidate {
    #[inline]
    pub fn fits(&self, state: u32, modrm: u8) -> bool {
        state & self.require == self.require
            && state & self.forbid == 0
            && modrm & self.modrm_mask == self.modrm_value
    }

    /// Whether it asks for one of these bits.
    pub fn requires(&self, bits: u32) -> bool {
        self.require & bits != 0
    }

    pub fn has_modrm(&self) -> bool {
        self.flags & HAS_MODRM != 0
    }

    pub fn is_sized(&self) -> bool {
        self.flags & SIZED != 0
    }

    pub fn has_wide_registers(&self) -> bool {
        self.flags & WIDE_REGISTERS != 0
    }
}

/// Where the operands of an instruction come from.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub opcode: u16,
    pub has_modrm: bool,
    pub has_vvvv: bool,
    pub has_vector_index: bool,
    /// What a displacement of 8 bits counts in, as a power of two.
    pub disp8_shift: u8,
    /// There is only one address size for it: a prefix that says so is not shown.
    pub fixes_address_size: bool,
    /// An immediate that is no operand.
    pub has_trailing_byte: bool,
    pub flags_bit: FlagsBit,
    /// Of the flags of the instruction: that it has the encoding with EVEX.
    pub evex_flags: u32,
    first_step: u32,
    num_steps: u8,
}

/// What an instruction allows EVEX to say of the processor's flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagsBit {
    /// The place of the bit belongs to a mask or means something else.
    None,
    /// They may stay as they are.
    Free,
    /// The bit is set.
    Set,
}

impl FlagsBit {
    /// The flag of the instruction for what stands in the place of the mask.
    pub fn reads(self, mask: u8) -> Option<u32> {
        match (self, mask) {
            (FlagsBit::None, _) | (FlagsBit::Free, 0) | (FlagsBit::Set, 4) => Some(0),
            (FlagsBit::Free, 4) => Some(inst_flags::NO_FLAGS),
            _ => None,
        }
    }
}

impl Plan {
    /// The same for another instruction.
    pub fn of_opcode(self, opcode: u16) -> Plan {
        Plan { opcode, ..self }
    }
}

/// Appends one operand, or those of a memory reference. Registers are numbers in a [`RegisterSet`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Fields of ModRM.
    Reg(u16),
    Rm(u16),
    /// The low bits of the opcode.
    OpcodeReg(u16),
    Vvvv(u16),
    /// EVEX.aaa, and EVEX.L'L as a rounding mode.
    Mask,
    Rounding,
    /// The upper half of an immediate byte, and what is left of it.
    Is4(u16),
    LowNibble,
    /// A memory reference whose index is a general register ([`IMPLIED`]) or one of a set.
    Memory {
        index_set: u16,
        always_sib: bool,
    },
    /// The low four bits of the opcode.
    Condition,
    /// Flags and condition of a conditional comparison, in EVEX.
    CompareFlags,
    CompareCondition,
    /// Immediates of so many bytes.
    Signed(u8),
    Unsigned(u8),
    /// Four bytes, whatever operands have; LLVM reads two where those have two.
    Sized,
    /// Displacement and segment of an address without ModRM.
    Offset,
    /// The memory operands of string instructions.
    Source,
    Destination,
    /// A register that is the only one.
    Implied(u16),
    /// A copy of an operand before it.
    Tied(u8),
}

/// The index set of ordinary memory references.
pub const IMPLIED: u16 = u16::MAX;

/// Registers by their numbers, without and with REX. 0 is none.
#[derive(Clone, Debug)]
pub struct RegisterSet {
    registers: [[u16; 32]; 2],
    /// Bits of a number that count: x87 and MMX registers have three.
    mask: u8,
    /// General registers: their fifth bit is elsewhere.
    is_general: bool,
    /// Control and debug registers: a fifth bit names none.
    has_no_more: bool,
}

impl RegisterSet {
    pub fn is_general(&self) -> bool {
        self.is_general
    }

    #[inline]
    pub fn register(&self, number: u8, has_rex: bool) -> Option<u16> {
        if self.has_no_more && number & 16 != 0 {
            return None;
        }
        let reg = self.registers[usize::from(has_rex)][usize::from(number & self.mask & 31)];
        (reg != 0).then_some(reg)
    }
}

/// The registers that addresses are made of.
#[derive(Clone, Debug)]
pub struct Addressing {
    /// Those of 16, 32 and 64 bits.
    bases: [RegisterSet; 3],
    instruction_pointers: [u16; 2],
    no_index: [u16; 2],
}

impl Addressing {
    fn new(bases: [RegisterSet; 3]) -> Addressing {
        Addressing {
            bases,
            instruction_pointers: [reg::EIP.0, reg::RIP.0],
            no_index: [reg::EIZ.0, reg::RIZ.0],
        }
    }

    pub fn base(&self, size: u8, number: u8) -> Option<u16> {
        let set = self.bases.get((size.checked_ilog2()? as usize).checked_sub(1)?)?;
        set.register(number, true)
    }

    pub fn instruction_pointer(&self, size: u8) -> u16 {
        self.instruction_pointers[usize::from(size == 8)]
    }

    pub fn no_index(&self, size: u8) -> u16 {
        self.no_index[usize::from(size == 8)]
    }
}

/// See the module text.
#[derive(Debug)]
pub struct Table {
    /// By group and opcode: the first candidate and their number.
    slots: Vec<(u32, u16)>,
    candidates: Vec<Candidate>,
    plans: Vec<Plan>,
    steps: Vec<Step>,
    sets: Vec<RegisterSet>,
    pub addressing: Addressing,
    /// The instructions that are a prefix: the byte, whether it is a hint, the opcode.
    prefixes: Vec<(u8, bool, u16)>,
    /// Names of instructions one after the other, and by plan where its name ends.
    names: String,
    name_ends: Vec<u32>,
    /// By number.
    pub masks: [u16; 8],
}

impl Table {
    pub fn new(target: &Target) -> Table {
        Builder::new(target).build()
    }

    #[inline]
    pub fn candidates(&self, group: Group, opcode: u8) -> std::iter::Copied<std::slice::Iter<'_, Candidate>> {
        let (first, count) = self.slots[usize::from(group.0) * 256 + usize::from(opcode)];
        self.candidates[first as usize..first as usize + usize::from(count)].iter().copied()
    }

    #[inline]
    pub fn plan(&self, candidate: Candidate) -> &Plan {
        &self.plans[usize::from(candidate.plan)]
    }

    #[inline]
    pub fn steps(&self, plan: &Plan) -> &[Step] {
        let first = plan.first_step as usize;
        &self.steps[first..first + usize::from(plan.num_steps)]
    }

    /// The name of an instruction's record.
    pub fn name(&self, candidate: Candidate) -> &str {
        let at = usize::from(candidate.plan);
        let end_of = |at: usize| self.name_ends.get(at).map_or(0, |&end| end as usize);
        let start = at.checked_sub(1).map_or(0, end_of);
        self.names.get(start..end_of(at)).unwrap_or_default()
    }

    /// Whether two plans read the same bytes, as registers of perhaps other sizes.
    pub fn read_alike(&self, one: &Plan, other: &Plan) -> bool {
        use Step::*;
        let (steps, others) = (self.steps(one), self.steps(other));
        let is_alike = |pair: (&Step, &Step)| {
            let are_registers = matches!(
                pair,
                (Reg(_), Reg(_)) | (Rm(_), Rm(_)) | (OpcodeReg(_), OpcodeReg(_)) | (Implied(_), Implied(_))
            );
            are_registers || pair.0 == pair.1
        };
        one.has_modrm == other.has_modrm
            && steps.len() == others.len()
            && steps.iter().zip(others).all(is_alike)
    }

    #[inline]
    pub fn set(&self, index: u16) -> &RegisterSet {
        &self.sets[usize::from(index)]
    }

    /// The instruction that a prefix is by itself.
    pub fn prefix_instruction(&self, byte: u8, is_hint: bool) -> Option<u16> {
        let found = self.prefixes.iter().find(|&&(b, hint, _)| b == byte && hint == is_hint);
        found.map(|&(.., opcode)| opcode)
    }
}
