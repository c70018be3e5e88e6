//! The lookup table of the decoder, made from the instructions of the description.
//!
//! For each opcode map and opcode there is a list of *candidates*: what bits of the [state](require) and of ModRM they ask
//! for. The list is in order of rank, so the first that fits is the instruction: a mandatory prefix counts more than REX.W,
//! that more than the operand size. A candidate leads to a *plan*: the operands in the order of the description, each with
//! the place its value comes from, which the form of the instruction says.
//!
//! Cost: making the table takes O(instructions) time and a few hundred kilobytes.

use super::Mode;
use crate::mc::flags::{TsFlags, encoding, form, imm, map, prefix};
use ::mc::{Subtarget, Target};
use support::hash::FxHashMap;
use tables::image::Records;
use tables::instructions::{Instruction, Operand as OperandInfo, inst_flags};
use tables::registers::{Register, RegisterClass};
use tables::subtarget::{Predicate, PredicateSet};

/// The bits of the state that candidates may ask for.
pub mod require {
    use super::Mode;

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

/// An opcode map as one kind of prefix selects it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Group {
    OneByte,
    Map0F,
    Map0F38,
    Map0F3A,
    ThreeDNow,
    Vex0F,
    Vex0F38,
    Vex0F3A,
    Xop8,
    Xop9,
    XopA,
    Evex1,
    Evex2,
    Evex3,
    Evex4,
    Evex5,
    Evex6,
    Evex7,
}

const NUM_GROUPS: usize = 18;

impl Group {
    fn of(flags: TsFlags) -> Option<Group> {
        Some(match (flags.encoding(), flags.map()) {
            (encoding::NORMAL, map::OB) => Group::OneByte,
            (encoding::NORMAL, map::TB) => Group::Map0F,
            (encoding::NORMAL, map::T8) => Group::Map0F38,
            (encoding::NORMAL, map::TA) => Group::Map0F3A,
            (encoding::NORMAL, map::THREE_D_NOW) => Group::ThreeDNow,
            (encoding::VEX, map::TB) => Group::Vex0F,
            (encoding::VEX, map::T8) => Group::Vex0F38,
            (encoding::VEX, map::TA) => Group::Vex0F3A,
            (encoding::XOP, map::XOP8) => Group::Xop8,
            (encoding::XOP, map::XOP9) => Group::Xop9,
            (encoding::XOP, map::XOPA) => Group::XopA,
            (encoding::EVEX, map::TB) => Group::Evex1,
            (encoding::EVEX, map::T8) => Group::Evex2,
            (encoding::EVEX, map::TA) => Group::Evex3,
            (encoding::EVEX, map::T4) => Group::Evex4,
            (encoding::EVEX, map::T5) => Group::Evex5,
            (encoding::EVEX, map::T6) => Group::Evex6,
            (encoding::EVEX, map::T7) => Group::Evex7,
            _ => return None,
        })
    }
}

/// An instruction that an opcode may be.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    require: u32,
    forbid: u32,
    modrm_mask: u8,
    modrm_value: u8,
    rank: u8,
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
    first_step: u32,
    num_steps: u8,
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
    /// General registers: a fifth bit would name one that only APX has.
    is_general: bool,
}

impl RegisterSet {
    pub fn is_general(&self) -> bool {
        self.is_general
    }

    #[inline]
    pub fn register(&self, number: u8, has_rex: bool) -> Option<u16> {
        if self.is_general && number & 16 != 0 {
            return None;
        }
        let reg = self.registers[usize::from(has_rex)][usize::from(number & self.mask & 31)];
        (reg != 0).then_some(reg)
    }
}

/// The registers that addresses are made of.
#[derive(Clone, Debug, Default)]
pub struct Addressing {
    /// By number; those of 16, 32 and 64 bits.
    bases: [[u16; 16]; 3],
    instruction_pointers: [u16; 2],
    no_index: [u16; 2],
    /// By number plus 1; 0 stands for none.
    pub segments: [u16; 7],
}

impl Addressing {
    fn new(target: &Target) -> Addressing {
        const NAMES: [&str; 8] = ["AX", "CX", "DX", "BX", "SP", "BP", "SI", "DI"];
        let by_name = |name: &str| target.register_by_name(name).map_or(0, |r| r.0);
        let mut addressing = Addressing::default();
        for number in 0..16 {
            let names = match NAMES.get(number) {
                Some(name) => [(*name).to_owned(), format!("E{name}"), format!("R{name}")],
                None => [format!("R{number}W"), format!("R{number}D"), format!("R{number}")],
            };
            for (size, name) in names.iter().enumerate() {
                addressing.bases[size][number] = by_name(name);
            }
        }
        addressing.instruction_pointers = [by_name("EIP"), by_name("RIP")];
        addressing.no_index = [by_name("EIZ"), by_name("RIZ")];
        addressing.segments = ["", "ES", "CS", "SS", "DS", "FS", "GS"].map(by_name);
        addressing
    }

    pub fn base(&self, size: u8, number: u8) -> Option<u16> {
        let row = self.bases.get((size.checked_ilog2()? as usize).checked_sub(1)?)?;
        row.get(usize::from(number)).copied().filter(|&reg| reg != 0)
    }

    pub fn instruction_pointer(&self, size: u8) -> u16 {
        self.instruction_pointers[usize::from(size == 8)]
    }

    pub fn no_index(&self, size: u8) -> u16 {
        self.no_index[usize::from(size == 8)]
    }
}

/// The features that say the mode.
#[derive(Clone, Copy, Debug)]
pub struct Modes([Option<u16>; 2]);

impl Modes {
    fn new(target: &Target) -> Modes {
        Modes(["64bit-mode", "16bit-mode"].map(|name| target.feature(name)))
    }

    pub fn of(&self, subtarget: &Subtarget) -> Option<Mode> {
        let has = |feature: Option<u16>| feature.is_some_and(|f| subtarget.has_feature(f));
        Some(match (has(self.0[0]), has(self.0[1])) {
            (true, _) => Mode::Bits64,
            (_, true) => Mode::Bits16,
            _ => Mode::Bits32,
        })
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
    pub modes: Modes,
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
        let (first, count) = self.slots[group as usize * 256 + usize::from(opcode)];
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

struct Builder<'a> {
    target: &'a Target,
    table: Table,
    lists: Vec<Vec<Candidate>>,
    /// Sets by register class.
    set_of_class: FxHashMap<u16, u16>,
    /// By predicate set: the bits of modes that are excluded.
    excluded_modes: Vec<u32>,
    wide_class_members: Vec<u16>,
}

impl<'a> Builder<'a> {
    fn new(target: &'a Target) -> Builder<'a> {
        let table = Table {
            slots: Vec::new(),
            candidates: Vec::new(),
            plans: Vec::new(),
            steps: Vec::new(),
            sets: Vec::new(),
            addressing: Addressing::new(target),
            modes: Modes::new(target),
            prefixes: Vec::new(),
            names: String::new(),
            name_ends: Vec::new(),
            masks: std::array::from_fn(|n| target.register_by_name(&format!("K{n}")).map_or(0, |r| r.0)),
        };
        let wide_class_members = table.addressing.bases[2].to_vec();
        Builder {
            target,
            table,
            lists: vec![Vec::new(); NUM_GROUPS * 256],
            set_of_class: FxHashMap::default(),
            excluded_modes: excluded_modes(target),
            wide_class_members,
        }
    }

    fn build(mut self) -> Table {
        let instructions = self.target.image.records::<Instruction>();
        for (opcode, desc) in instructions.iter().enumerate() {
            self.add(opcode as u16, &desc);
        }
        for list in &mut self.lists {
            mark_wide_twins(list);
            // Among equals the first in the description's order stays first.
            list.sort_by_key(|c| std::cmp::Reverse(c.rank));
            self.table.slots.push((self.table.candidates.len() as u32, list.len() as u16));
            self.table.candidates.append(list);
        }
        self.table
    }

    fn add(&mut self, opcode: u16, desc: &Instruction) {
        let flags = TsFlags(desc.ts_flags);
        if flags.form() == form::PSEUDO {
            return;
        }
        if flags.form() == form::PREFIX_BYTE && flags.map() == map::OB {
            let hint = ["XACQUIRE_PREFIX", "XRELEASE_PREFIX"];
            let is_hint = hint.contains(&self.target.image.string(desc.name));
            self.table.prefixes.push((flags.opcode(), is_hint, opcode));
            return;
        }
        if desc.flags & (inst_flags::CODE_GEN_ONLY | inst_flags::ASM_PARSER_ONLY) != 0 {
            return;
        }
        let Some(group) = Group::of(flags) else { return };
        let Some(plan) = self.plan(opcode, desc, flags) else { return };
        let mut candidate = self.candidate(desc, flags);
        candidate.plan = self.table.plans.len() as u16;
        self.table.plans.push(plan);
        self.table.names.push_str(self.target.image.string(desc.name));
        self.table.name_ends.push(self.table.names.len() as u32);
        let base = flags.opcode();
        let opcodes = match flags.form() {
            // The first exchange with the accumulator is nop.
            form::ADD_REG if group == Group::OneByte && base == 0x90 => 0x91..=0x97,
            form::ADD_REG => base..=base | 7,
            form::ADD_CC
            | form::MRM_SRC_REG_CC
            | form::MRM_SRC_MEM_CC
            | form::MRM_X_REG_CC
            | form::MRM_X_MEM_CC
            | form::MRM_DEST_MEM_4V_OP3_CC => base..=base | 15,
            _ => base..=base,
        };
        for opcode in opcodes {
            self.lists[group as usize * 256 + usize::from(opcode)].push(candidate);
        }
    }

    /// What an instruction asks for.
    fn candidate(&self, desc: &Instruction, flags: TsFlags) -> Candidate {
        let excluded = self.excluded_modes.get(usize::from(desc.predicates)).copied().unwrap_or(0);
        let mut c = Candidate {
            require: 0,
            forbid: excluded,
            modrm_mask: 0,
            modrm_value: 0,
            rank: 0,
            flags: 0,
            plan: 0,
        };
        c.require |= match flags.prefix() {
            prefix::PD => require::PD,
            prefix::XS => require::XS,
            prefix::XD => require::XD,
            _ => 0,
        };
        if flags.encoding() == encoding::NORMAL {
            if flags.prefix() == prefix::PS && flags.form() == form::RAW {
                c.forbid |= require::PD | require::XS | require::XD;
            }
            if flags.op_size() == 1 {
                c.require |= require::OP_SIZE_16;
            }
            if flags.rex_w() {
                c.require |= require::W;
            }
        } else {
            c.forbid |= (require::PD | require::XS | require::XD) & !c.require;
            length(flags, &mut c);
            if flags.rex_w() {
                c.require |= require::W;
            } else if !flags.ignores_w() {
                c.forbid |= require::W;
            }
        }
        c.require |= match flags.ad_size() {
            1 => require::AD_SIZE_16,
            2 => require::AD_SIZE_32,
            3 => require::AD_SIZE_64,
            _ => 0,
        };
        modrm_pattern(flags.form(), &mut c);
        c.rank = rank(&c);
        if flags.op_size() == 2 {
            c.flags |= SIZED;
        }
        if flags.rex_w() && self.has_wide_register(desc) {
            c.flags |= WIDE_REGISTERS;
        }
        c
    }

    fn has_wide_register(&self, desc: &Instruction) -> bool {
        let operands = self.target.image.list(desc.operands);
        let Some(rcx) = self.wide_class_members.get(1) else { return false };
        operands.iter().any(|o| {
            o.num_parts <= 1 && o.class != 0 && self.target.class_contains(o.class - 1, ::mc::Reg(*rcx))
        })
    }

    fn set(&mut self, class: u16) -> u16 {
        if let Some(&set) = self.set_of_class.get(&class) {
            return set;
        }
        let set = self.table.sets.len() as u16;
        self.table.sets.push(register_set(self.target, class));
        self.set_of_class.insert(class, set);
        set
    }

    /// The plan of an instruction; `None` if its form does not say where an operand comes from.
    fn plan(&mut self, opcode: u16, desc: &Instruction, flags: TsFlags) -> Option<Plan> {
        let infos = self.target.image.list(desc.operands);
        let mut places = places(flags, desc.num_defs);
        if infos.is_empty() {
            // What the ModRM byte names is not looked at (fences).
            places.clear();
        }
        let mut immediates = immediates(flags);
        let first_step = self.table.steps.len() as u32;
        let mut at = 0;
        let mut found = Vec::new();
        while let Some(info) = infos.get(at) {
            if let Some(definition) = tied(&infos, at) {
                found.push(Step::Tied(definition));
                at += 1;
                continue;
            }
            let step = if let Some(place) = places.pop() {
                self.place(place, &infos, at)?
            } else if info.class != 0 {
                Step::Implied(self.target.only_register(info.class - 1)?.0)
            } else if flags.evex_rc() && at + 1 == infos.len() {
                Step::Rounding
            } else if flags.form() == form::ADD_CC && immediates.is_empty() {
                Step::Condition
            } else {
                // Where one immediate is a byte, further ones are bytes, too.
                let kind = immediates.pop().or((flags.imm() == imm::I8).then_some(imm::I8))?;
                self.immediate(kind, flags, &info)
            };
            at += match step {
                Step::Memory { .. } => 5,
                Step::Offset | Step::Source => 2,
                _ => 1,
            };
            found.push(step);
        }
        if !places.is_empty() {
            return None;
        }
        let num_steps = found.len() as u8;
        let is_vector_memory =
            |s: &Step| matches!(s, Step::Memory { index_set, .. } if *index_set != IMPLIED);
        let has_vector_index = found.iter().any(is_vector_memory);
        self.table.steps.append(&mut found);
        let mut candidate =
            Candidate { require: 0, forbid: 0, modrm_mask: 0, modrm_value: 0, rank: 0, flags: 0, plan: 0 };
        modrm_pattern(flags.form(), &mut candidate);
        Some(Plan {
            opcode,
            has_modrm: candidate.has_modrm(),
            has_vvvv: flags.vex_4v(),
            fixes_address_size: flags.ad_size() != 0,
            has_vector_index,
            disp8_shift: flags.disp8_shift(),
            // The byte with a register has been read with it.
            has_trailing_byte: !immediates.is_empty() && flags.imm() != imm::I8_REG,
            first_step,
            num_steps,
        })
    }

    fn place(&mut self, place: Place, infos: &Records<'_, OperandInfo>, at: usize) -> Option<Step> {
        let class = |index: usize| infos.get(index).map_or(0, |info| info.class).checked_sub(1);
        Some(match place {
            Place::Reg => Step::Reg(self.set(class(at)?)),
            Place::Rm => Step::Rm(self.set(class(at)?)),
            Place::OpcodeReg => Step::OpcodeReg(self.set(class(at)?)),
            Place::Vvvv => Step::Vvvv(self.set(class(at)?)),
            Place::Mask => Step::Mask,
            Place::Is4 => Step::Is4(self.set(class(at)?)),
            Place::Condition => Step::Condition,
            Place::Offset => Step::Offset,
            Place::Source => Step::Source,
            Place::Destination => Step::Destination,
            Place::Memory | Place::MemoryWithSib => {
                infos.get(at + 4)?;
                let vector = class(at + 2).filter(|&class| self.is_vector(class));
                let index_set = match vector {
                    Some(class) => self.set(class),
                    None => IMPLIED,
                };
                Step::Memory { index_set, always_sib: place == Place::MemoryWithSib }
            }
        })
    }

    fn is_vector(&self, class: u16) -> bool {
        ["XMM0", "YMM0", "ZMM0"].iter().any(|name| {
            let register = self.target.register_by_name(name);
            register.is_some_and(|register| self.target.class_contains(class, register))
        })
    }

    fn immediate(&self, kind: u8, flags: TsFlags, info: &OperandInfo) -> Step {
        let ty = self.target.image.string(self.target.operand_type(info.ty).name);
        match kind {
            imm::I8_REG => Step::LowNibble,
            // Bytes without sign are operands of their own types.
            imm::I8 if ty.contains("u8imm") || ty.contains("u4imm") => Step::Unsigned(1),
            imm::I8 | imm::I8_PCREL => Step::Signed(1),
            // A number as long as the operands is shown without its sign.
            imm::I16 if flags.op_size() == 1 => Step::Unsigned(2),
            imm::I16 | imm::I16_PCREL => Step::Signed(2),
            imm::I32 if flags.op_size() == 2 => Step::Unsigned(4),
            imm::I64 => Step::Signed(8),
            imm::I32 if flags.encoding() == encoding::XOP && !ty.contains("i64i32") => Step::Sized,
            _ => Step::Signed(4),
        }
    }
}

/// A source of an operand other than an immediate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Reg,
    Rm,
    OpcodeReg,
    Vvvv,
    Mask,
    Is4,
    Condition,
    Offset,
    Source,
    Destination,
    Memory,
    MemoryWithSib,
}

/// The places of a form's operands, last first: see `td/Formats.td`.
fn places(flags: TsFlags, num_defs: u8) -> Vec<Place> {
    use Place::*;
    let is4 = flags.imm() == imm::I8_REG;
    let vvvv = flags.vex_4v();
    let with = |first: Place, middle: bool, last: Place| {
        let mut places = vec![first];
        places.extend(middle.then_some(Vvvv));
        places.push(last);
        places
    };
    let mut places = match flags.form() {
        form::ADD_REG => vec![OpcodeReg],
        form::RAW_MEM_OFFS => vec![Offset],
        form::RAW_SRC => vec![Source],
        form::RAW_DST => vec![Destination],
        form::RAW_DST_SRC => vec![Destination, Source],
        form::MRM_DEST_REG => with(Rm, vvvv, Reg),
        form::MRM_DEST_MEM => with(Memory, vvvv, Reg),
        form::MRM_SRC_REG => with(Reg, vvvv, Rm),
        form::MRM_SRC_MEM => with(Reg, vvvv, Memory),
        form::MRM_SRC_REG_4V_OP3 => vec![Reg, Rm, Vvvv],
        // A gather clears its mask: both are definitions.
        form::MRM_SRC_MEM_4V_OP3 if num_defs == 2 => vec![Reg, Vvvv, Memory],
        form::MRM_SRC_MEM_4V_OP3 => vec![Reg, Memory, Vvvv],
        form::MRM_SRC_REG_OP4 => with(Reg, vvvv, Is4).into_iter().chain([Rm]).collect(),
        form::MRM_SRC_MEM_OP4 => with(Reg, vvvv, Is4).into_iter().chain([Memory]).collect(),
        form::MRM_SRC_REG_CC => vec![Reg, Rm, Condition],
        form::MRM_SRC_MEM_CC => vec![Reg, Memory, Condition],
        form::MRM_DEST_MEM_4V_OP3_CC => vec![Reg, Memory, Vvvv, Condition],
        form::MRM_X_REG_CC => vec![Rm, Condition],
        form::MRM_X_MEM_CC => vec![Memory, Condition],
        form::MRM_SRC_MEM_FSIB => with(Reg, vvvv, MemoryWithSib),
        form::MRM_DEST_MEM_FSIB => vec![MemoryWithSib, Reg],
        form::MRM_X_REG | form::MRM0_REG..=form::MRM7_REG | form::MRM0_X..=form::MRM7_X => {
            if vvvv {
                vec![Vvvv, Rm]
            } else {
                vec![Rm]
            }
        }
        form::MRM_X_MEM | form::MRM0_MEM..=form::MRM7_MEM => {
            if vvvv {
                vec![Vvvv, Memory]
            } else {
                vec![Memory]
            }
        }
        _ => Vec::new(),
    };
    if is4 && !matches!(flags.form(), form::MRM_SRC_REG_OP4 | form::MRM_SRC_MEM_OP4) {
        places.push(Is4);
    }
    if flags.evex_k() {
        // Prefetches begin with it, and so do scatters, which clear it.
        let is_first = places.len() == 1 || num_defs == 1 && flags.form() == form::MRM_DEST_MEM;
        places.insert(usize::from(!is_first), Mask);
    }
    places.reverse();
    places
}

/// The kinds of an instruction's immediates, last first.
fn immediates(flags: TsFlags) -> Vec<u8> {
    let mut kinds = Vec::new();
    match flags.form() {
        form::RAW_IMM8 => kinds.push(imm::I8),
        form::RAW_IMM16 => kinds.push(imm::I16),
        _ => {}
    }
    kinds.extend((flags.imm() != imm::NONE).then_some(flags.imm()));
    kinds
}

/// What an instruction asks of lengths and, with EVEX, of masks and EVEX.b. Where EVEX.b says something of rounding, the
/// length is fixed.
fn length(flags: TsFlags, c: &mut Candidate) {
    let mut bit = |has: bool, bit: u32| {
        if has {
            c.require |= bit;
        } else {
            c.forbid |= bit;
        }
    };
    let is_evex = flags.encoding() == encoding::EVEX;
    let rounds = flags.evex_b() && !flags.has_memory();
    if !flags.ignores_vex_l() && !rounds && !flags.evex_l2() {
        bit(flags.vex_l(), require::L);
    }
    if is_evex {
        if !flags.ignores_vex_l() && !rounds {
            bit(flags.evex_l2(), require::L2);
        }
        bit(flags.evex_b(), require::B);
        bit(flags.evex_z(), require::Z);
        if !flags.evex_z() {
            bit(flags.evex_k(), require::K);
        }
    }
}

/// What a form asks of ModRM.
fn modrm_pattern(form: u8, candidate: &mut Candidate) {
    let (mut mask, mut value, mut mode) = (0, 0, 0);
    match form {
        form::MRM_DEST_REG
        | form::MRM_SRC_REG
        | form::MRM_SRC_REG_4V_OP3
        | form::MRM_SRC_REG_OP4
        | form::MRM_SRC_REG_CC
        | form::MRM_X_REG_CC
        | form::MRM_X_REG => mode = require::REGISTER,
        form::MRM_DEST_MEM
        | form::MRM_SRC_MEM
        | form::MRM_SRC_MEM_4V_OP3
        | form::MRM_SRC_MEM_OP4
        | form::MRM_SRC_MEM_CC
        | form::MRM_X_MEM_CC
        | form::MRM_DEST_MEM_4V_OP3_CC
        | form::MRM_X_MEM
        | form::MRM_SRC_MEM_FSIB
        | form::MRM_DEST_MEM_FSIB => mode = require::MEMORY,
        form::MRM0_REG..=form::MRM7_REG => {
            (mask, value, mode) = (0x38, form - form::MRM0_REG, require::REGISTER);
        }
        form::MRM0_MEM..=form::MRM7_MEM => {
            (mask, value, mode) = (0x38, form - form::MRM0_MEM, require::MEMORY);
        }
        form::MRM0_X..=form::MRM7_X => (mask, value, mode) = (0x38, form - form::MRM0_X, require::REGISTER),
        form::MRM_C0.. => (mask, value) = (0xff, form - form::MRM_C0 + 0xc0),
        _ => return,
    }
    candidate.flags |= HAS_MODRM;
    candidate.require |= mode;
    candidate.modrm_mask = mask;
    candidate.modrm_value = if mask == 0x38 { value << 3 } else { value };
}

/// A form with memory shows its width only in the form with registers beside it.
fn mark_wide_twins(list: &mut [Candidate]) {
    let facts = |c: &Candidate| {
        (c.require & !(require::REGISTER | require::MEMORY), c.modrm_mask, c.modrm_value & c.modrm_mask)
    };
    let wide: Vec<_> = list.iter().filter(|c| c.has_wide_registers()).map(facts).collect();
    for candidate in list.iter_mut().filter(|c| wide.contains(&facts(c))) {
        candidate.flags |= WIDE_REGISTERS;
    }
}

/// Which of several that fit is meant: the higher.
fn rank(c: &Candidate) -> u8 {
    let asks = |bits: u32, weight: u8| if c.require & bits != 0 { weight } else { 0 };
    let exact = match c.modrm_mask {
        0xff => 128,
        0 => 0,
        _ => 1,
    };
    asks(require::XS | require::XD, 64)
        + asks(require::W, 32)
        + asks(require::PD, 16)
        + asks(require::OP_SIZE_16, 8)
        + asks(require::AD_SIZE_16 | require::AD_SIZE_32 | require::AD_SIZE_64, 4)
        + exact
}

/// The operand to which this one is tied, if that one comes before it.
fn tied(infos: &Records<'_, OperandInfo>, at: usize) -> Option<u8> {
    let definition = infos.get(at)?.tied_to.checked_sub(1)?;
    (usize::from(definition) < at).then_some(definition)
}

/// The modes that the predicates of each set exclude. Other predicates say what processors have, which a disassembler does
/// not ask.
fn excluded_modes(target: &Target) -> Vec<u32> {
    let image = &target.image;
    let predicates = image.records::<Predicate>();
    let excluded = |predicate: Predicate| match image.string(predicate.name) {
        "In64BitMode" => require::MODE_16 | require::MODE_32,
        "Not64BitMode" => require::MODE_64,
        "In32BitMode" => require::MODE_16 | require::MODE_64,
        "In16BitMode" => require::MODE_32 | require::MODE_64,
        "Not16BitMode" => require::MODE_16,
        _ => 0,
    };
    let of_set = |set: PredicateSet| {
        let list = image.list(set.predicates);
        list.iter().filter_map(|p| predicates.get(p.into())).fold(0, |bits, p| bits | excluded(p))
    };
    image.records::<PredicateSet>().iter().map(of_set).collect()
}

/// The registers of a class by number. Without REX, numbers 4 to 7 among the byte registers are the upper halves.
fn register_set(target: &Target, class: u16) -> RegisterSet {
    const UPPER_HALVES: [&str; 4] = ["AH", "CH", "DH", "BH"];
    const ONLY_WITH_REX: [&str; 4] = ["SPL", "BPL", "SIL", "DIL"];
    const NO_NUMBER: [&str; 4] = ["IP", "EIP", "RIP", ""];
    let image = &target.image;
    let mut set = RegisterSet { registers: [[0; 32]; 2], mask: 7, is_general: false };
    let Some(class) = image.records::<RegisterClass>().get(class.into()) else { return set };
    let registers = image.records::<Register>();
    // A pair is also meant by the number of its second.
    let is_pair = |name: &str| name.starts_with('K') && name.contains('_');
    for number in image.list(class.members).iter() {
        let Some(register) = registers.get(number.into()) else { continue };
        let (name, at) = (image.string(register.name), usize::from(register.encoding));
        if at >= 32 || NO_NUMBER.contains(&name) {
            continue;
        }
        // A mask register of a higher number is none, while those of x87 and MMX have three bits.
        set.mask |= match at {
            16.. => 31,
            8.. => 15,
            _ if name.starts_with("K0") => 15,
            _ => 0,
        };
        set.is_general |= matches!(name, "AL" | "AX" | "EAX" | "RAX");
        let which: &[usize] = if UPPER_HALVES.contains(&name) {
            &[0]
        } else if ONLY_WITH_REX.contains(&name) {
            &[1]
        } else {
            &[0, 1]
        };
        for &i in which {
            for at in at..at + 1 + usize::from(is_pair(name)) {
                if set.registers[i][at] == 0 {
                    set.registers[i][at] = number;
                }
            }
        }
    }
    set
}
