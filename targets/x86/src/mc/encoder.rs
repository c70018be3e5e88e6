//! The encoder: puts the bytes of an instruction together from its form and its other facts (see `td/Formats.td`).
//!
//! Operands are first sorted into the places that an encoding has ([`Places`]): register field, register or memory of ModRM,
//! VEX.vvvv, register in the opcode, immediates. From then on the form does not matter: prefixes, escape, opcode, ModRM, SIB,
//! displacement and immediates follow each other, each a small function of the places. Where several encodings mean the
//! same, the shortest is taken, and of those the one that LLVM takes: two-byte VEX, displacements of 8 bits, no SIB byte.
//!
//! Sources: Intel's manual, volume 2, chapter 2; AMD's, volume 3, chapter 1.
//! Cost: linear in the bytes.

use super::flags::{TsFlags, encoding, form, imm, inst_flags, map, prefix};
use super::mode::Mode;
use super::regs::{Kind, Registers};
use mc::encode::{EncodeError, Fixup, FixupKind};
use mc::expr::ExprData;
use mc::inst::{Inst, Operand, Reg};
use mc::target::EncodeInput;
use mc::{Context, Target};

/// Numbers of the fixups of `td/Operands.td`, and of the instructions whose loads a linker may rewrite.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    pub data: [u16; 4],
    pub pcrel: [u16; 3],
    pub signed: u16,
    pub signed_relax: u16,
    pub riprel: u16,
    pub riprel_movq: u16,
    pub riprel_relax: u16,
    pub riprel_relax_rex: u16,
    pub branch: u16,
    pub global_offset_table: [u16; 2],
    /// Sorted.
    relaxable: Vec<u16>,
    mov64rm: u16,
    mov32rm: u16,
    call32: u16,
    /// Specifiers of marks that have no bytes.
    tls_call: u16,
}

/// Instructions that may load an address from the global offset table, and that the linker can then do without the load.
const RELAXABLE: &[&str] = &[
    "ADC32rm", "ADC64rm", "ADD32rm", "ADD64rm", "AND32rm", "AND64rm", "CMP32rm", "CMP64rm", "MOV32rm",
    "OR32rm", "OR64rm", "SBB32rm", "SBB64rm", "SUB32rm", "SUB64rm", "TEST32mr", "TEST64mr", "XOR32rm",
    "XOR64rm", "CALL64m", "JMP64m", "LEA64r",
];

impl Numbers {
    pub fn new(target: &Target) -> Numbers {
        let fixups = target.image.records::<tables::instructions::Fixup>();
        let fixup = |name: &str| {
            fixups.iter().position(|f| target.image.string(f.name) == name).map_or(u16::MAX, |at| at as u16)
        };
        let mut relaxable: Vec<u16> = RELAXABLE.iter().filter_map(|name| target.opcode(name)).collect();
        relaxable.sort_unstable();
        let specifiers = target.image.records::<tables::instructions::Specifier>();
        let tls_call = specifiers
            .iter()
            .position(|s| target.image.string(s.name).eq_ignore_ascii_case("TLSCALL"))
            .map_or(u16::MAX, |at| at as u16);
        Numbers {
            data: ["FK_Data_1", "FK_Data_2", "FK_Data_4", "FK_Data_8"].map(fixup),
            pcrel: ["FK_PCRel_1", "FK_PCRel_2", "FK_PCRel_4"].map(fixup),
            signed: fixup("reloc_signed_4byte"),
            signed_relax: fixup("reloc_signed_4byte_relax"),
            riprel: fixup("reloc_riprel_4byte"),
            riprel_movq: fixup("reloc_riprel_4byte_movq_load"),
            riprel_relax: fixup("reloc_riprel_4byte_relax"),
            riprel_relax_rex: fixup("reloc_riprel_4byte_relax_rex"),
            branch: fixup("reloc_branch_4byte_pcrel"),
            global_offset_table: ["reloc_global_offset_table", "reloc_global_offset_table8"].map(fixup),
            relaxable,
            mov64rm: target.opcode("MOV64rm").unwrap_or(u16::MAX),
            call32: target.opcode("CALLpcrel32").unwrap_or(u16::MAX),
            mov32rm: target.opcode("MOV32rm").unwrap_or(u16::MAX),
            tls_call,
        }
    }
}

/// A memory operand.
#[derive(Clone, Copy, Debug)]
struct Memory {
    base: Reg,
    scale: u8,
    index: Reg,
    disp: Operand,
    segment: Reg,
}

/// What ModRM's mod and r/m mean.
#[derive(Clone, Copy, Debug, Default)]
enum Rm {
    #[default]
    None,
    Register(Reg),
    Memory(Memory),
}

/// Operands by their places in the encoding.
#[derive(Clone, Copy, Debug, Default)]
struct Places {
    /// Register or opcode extension in ModRM's reg field.
    reg: Option<Reg>,
    extension: u8,
    rm: Rm,
    vvvv: Option<Reg>,
    /// In the low bits of the opcode.
    in_opcode: Option<Reg>,
    /// In the upper half of the last byte.
    is4: Option<Reg>,
    condition: u8,
    /// The first operand that is an immediate, if there are any.
    immediates: usize,
    /// The byte after the opcode, if it is fixed.
    fixed: Option<u8>,
}

/// Appends the bytes of the input's instruction to `out`, and its fixups to `fixups`.
pub fn encode(
    input: &EncodeInput<'_>,
    registers: &Registers,
    numbers: &Numbers,
    out: &mut Vec<u8>,
    fixups: &mut Vec<Fixup>,
) -> Result<(), EncodeError> {
    let desc = input.target.instruction(input.inst.opcode);
    let ts = TsFlags(desc.ts_flags);
    if ts.form() == form::PSEUDO {
        return Err(EncodeError::NoEncoding);
    }
    let start = out.len();
    let mut encoder = Encoder {
        target: input.target,
        cx: input.cx,
        inst: input.inst,
        mode: Mode::of(input.subtarget),
        registers,
        numbers,
        ts,
        out,
        fixups,
        start,
        has_rex: false,
    };
    encoder.run()
}

struct Encoder<'a> {
    target: &'a Target,
    cx: &'a Context,
    inst: &'a Inst,
    mode: Mode,
    registers: &'a Registers,
    numbers: &'a Numbers,
    ts: TsFlags,
    out: &'a mut Vec<u8>,
    fixups: &'a mut Vec<Fixup>,
    start: usize,
    has_rex: bool,
}

type Encode<T> = Result<T, EncodeError>;

impl Encoder<'_> {
    fn run(&mut self) -> Encode<()> {
        let ts = self.ts;
        let places = self.places()?;
        self.legacy_prefixes(&places)?;
        match ts.encoding() {
            encoding::NORMAL => self.opcode_prefixes(&places)?,
            encoding::VEX | encoding::XOP => self.vex(&places)?,
            _ => return Err(EncodeError::NoEncoding),
        }
        let mut opcode = ts.opcode();
        if ts.map() == map::THREE_D_NOW {
            self.out.push(0x0f);
        }
        if let Some(reg) = places.in_opcode {
            opcode += self.encoding(reg) & 7;
        }
        opcode += places.condition;
        self.out.push(opcode);
        self.out.extend(places.fixed);
        match places.rm {
            Rm::None => {}
            Rm::Register(rm) => {
                let reg = self.reg_field(&places);
                let rm = self.encoding(rm) & 7;
                self.out.push(0b11_000_000 | reg << 3 | rm);
            }
            Rm::Memory(memory) => self.memory(&memory, self.reg_field(&places), places.immediates)?,
        }
        self.immediates(&places)
    }

    // Operands.

    fn operand(&self, at: usize) -> Encode<Operand> {
        self.inst.operands.get(at).copied().ok_or(EncodeError::MissingOperand(at as u32))
    }

    fn register(&self, at: usize) -> Encode<Reg> {
        self.operand(at)?.as_reg().ok_or(EncodeError::NoForm(at as u32))
    }

    fn constant(&self, at: usize) -> Encode<i64> {
        self.operand(at)?.as_imm().ok_or(EncodeError::NoForm(at as u32))
    }

    /// The five operands from `at` on.
    fn memory_at(&self, at: usize) -> Encode<Memory> {
        Ok(Memory {
            base: self.register(at)?,
            scale: self.constant(at + 1)? as u8,
            index: self.register(at + 2)?,
            disp: self.operand(at + 3)?,
            segment: self.register(at + 4)?,
        })
    }

    fn encoding(&self, reg: Reg) -> u8 {
        self.target.register(reg).encoding as u8
    }

    /// How many operands at the start have no place: definitions whose tied use stands for both.
    fn first_operand(&self) -> usize {
        let desc = self.target.instruction(self.inst.opcode);
        let infos = self.target.image.list(desc.operands);
        let tied = infos.iter().filter(|info| info.tied_to != 0).count();
        tied.min(desc.num_defs.into())
    }

    /// Sorts operands into their places.
    fn places(&self) -> Encode<Places> {
        let ts = self.ts;
        let mut places = Places::default();
        let mut at = self.first_operand();
        // A tied use that is read from a place of its own follows its definition.
        let next_register = |this: &Self, at: &mut usize| -> Encode<Reg> {
            let reg = this.register(*at)?;
            *at += 1;
            Ok(reg)
        };
        let has_4v = ts.vex_4v();
        match ts.form() {
            form::RAW | form::RAW_IMM8 | form::RAW_IMM16 | form::PREFIX_BYTE => {}
            form::ADD_REG => places.in_opcode = Some(next_register(self, &mut at)?),
            form::RAW_MEM_OFFS | form::RAW_SRC | form::RAW_DST | form::RAW_DST_SRC => {}
            form::ADD_CC => {
                places.condition = self.constant(self.inst.operands.len().saturating_sub(1))? as u8
            }
            form::MRM_DEST_REG => {
                places.rm = Rm::Register(next_register(self, &mut at)?);
                places.vvvv = has_4v.then(|| next_register(self, &mut at)).transpose()?;
                places.reg = Some(next_register(self, &mut at)?);
            }
            form::MRM_DEST_MEM | form::MRM_DEST_MEM_FSIB => {
                places.rm = Rm::Memory(self.memory_at(at)?);
                at += 5;
                places.vvvv = has_4v.then(|| next_register(self, &mut at)).transpose()?;
                places.reg = Some(next_register(self, &mut at)?);
            }
            form::MRM_SRC_REG | form::MRM_SRC_REG_CC => {
                places.reg = Some(next_register(self, &mut at)?);
                places.vvvv = has_4v.then(|| next_register(self, &mut at)).transpose()?;
                places.rm = Rm::Register(next_register(self, &mut at)?);
            }
            form::MRM_SRC_MEM | form::MRM_SRC_MEM_CC | form::MRM_SRC_MEM_FSIB => {
                places.reg = Some(next_register(self, &mut at)?);
                places.vvvv = has_4v.then(|| next_register(self, &mut at)).transpose()?;
                places.rm = Rm::Memory(self.memory_at(at)?);
                at += 5;
            }
            form::MRM_SRC_REG_4V_OP3 => {
                places.reg = Some(next_register(self, &mut at)?);
                places.rm = Rm::Register(next_register(self, &mut at)?);
                places.vvvv = Some(next_register(self, &mut at)?);
            }
            form::MRM_SRC_MEM_4V_OP3 => {
                places.reg = Some(next_register(self, &mut at)?);
                places.rm = Rm::Memory(self.memory_at(at)?);
                at += 5;
                places.vvvv = Some(next_register(self, &mut at)?);
            }
            form::MRM_SRC_REG_OP4 | form::MRM_SRC_MEM_OP4 => {
                places.reg = Some(next_register(self, &mut at)?);
                places.vvvv = has_4v.then(|| next_register(self, &mut at)).transpose()?;
                places.is4 = Some(next_register(self, &mut at)?);
                if ts.form() == form::MRM_SRC_REG_OP4 {
                    places.rm = Rm::Register(next_register(self, &mut at)?);
                } else {
                    places.rm = Rm::Memory(self.memory_at(at)?);
                    at += 5;
                }
            }
            form::MRM_X_REG_CC => places.rm = Rm::Register(next_register(self, &mut at)?),
            form::MRM_X_MEM_CC => {
                places.rm = Rm::Memory(self.memory_at(at)?);
                at += 5;
            }
            f @ form::MRM0_X..=form::MRM7_X if self.inst.operands.is_empty() => {
                places.fixed = Some(0xc0 | (f & 7) << 3);
            }
            f @ (form::MRM_X_REG | form::MRM0_REG..=form::MRM7_REG | form::MRM0_X..=form::MRM7_X) => {
                places.extension = if f == form::MRM_X_REG { 0 } else { f & 7 };
                places.vvvv = has_4v.then(|| next_register(self, &mut at)).transpose()?;
                places.rm = Rm::Register(next_register(self, &mut at)?);
            }
            f @ (form::MRM_X_MEM | form::MRM0_MEM..=form::MRM7_MEM) => {
                places.extension = if f == form::MRM_X_MEM { 0 } else { f & 7 };
                places.vvvv = has_4v.then(|| next_register(self, &mut at)).transpose()?;
                places.rm = Rm::Memory(self.memory_at(at)?);
                at += 5;
            }
            f if f >= form::MRM_C0 => places.fixed = Some(0xc0 + (f - form::MRM_C0)),
            _ => return Err(EncodeError::NoEncoding),
        }
        if matches!(
            ts.form(),
            form::MRM_SRC_REG_CC | form::MRM_SRC_MEM_CC | form::MRM_X_REG_CC | form::MRM_X_MEM_CC
        ) {
            places.condition = self.constant(at)? as u8;
            at += 1;
        }
        if ts.imm() == imm::I8_REG && places.is4.is_none() {
            places.is4 = Some(next_register(self, &mut at)?);
        }
        places.immediates = at;
        Ok(places)
    }

    fn reg_field(&self, places: &Places) -> u8 {
        places.reg.map_or(places.extension, |reg| self.encoding(reg) & 7)
    }

    // Prefixes.

    fn legacy_prefixes(&mut self, places: &Places) -> Encode<()> {
        let (ts, flags) = (self.ts, self.inst.flags);
        let is_string = matches!(ts.form(), form::RAW_SRC | form::RAW_DST | form::RAW_DST_SRC);
        if let Rm::Memory(memory) = places.rm {
            self.out.extend(self.registers.segment_prefix(memory.segment));
        }
        if ts.rep() || flags & inst_flags::REP != 0 {
            self.out.push(0xf3);
        }
        if flags & inst_flags::REPNE != 0 {
            self.out.push(0xf2);
        }
        let mut wrong_size =
            matches!((self.mode, ts.ad_size()), (Mode::Bits16, 2) | (Mode::Bits32, 1) | (Mode::Bits64, 2));
        if let Rm::Memory(memory) = places.rm
            && ts.ad_size() == 0
        {
            wrong_size |= self.overrides_address_size(&memory);
        }
        let mut segment = None;
        if is_string {
            wrong_size |= self.overrides_address_size_of(self.register(0)?);
            segment = match ts.form() {
                form::RAW_DST_SRC => Some(self.register(2)?),
                form::RAW_SRC => Some(self.register(1)?),
                _ => None,
            };
            segment = segment.filter(|&s| s != self.registers.ds());
        } else if ts.form() == form::RAW_MEM_OFFS {
            segment = Some(self.register(1)?);
        }
        // Segment overrides of string instructions stand before the size of addresses.
        if let Some(prefix) = segment.and_then(|s| self.registers.segment_prefix(s)) {
            self.out.push(prefix);
        }
        if wrong_size || flags & inst_flags::HAS_AD_SIZE != 0 {
            self.out.push(0x67);
        }
        Ok(())
    }

    fn overrides_address_size(&self, memory: &Memory) -> bool {
        let reg = if memory.base != Reg::NONE { memory.base } else { memory.index };
        self.overrides_address_size_of(reg)
    }

    /// Whether an address with this register has another size than those of the mode.
    fn overrides_address_size_of(&self, reg: Reg) -> bool {
        let is_32 = matches!(self.registers.kind(reg), Kind::Gr32 | Kind::Ip32 | Kind::Zero32);
        match self.mode {
            Mode::Bits64 => is_32,
            Mode::Bits32 => self.registers.kind(reg) == Kind::Gr16,
            Mode::Bits16 => is_32,
        }
    }

    /// What stands before the opcode of instructions without VEX.
    fn opcode_prefixes(&mut self, places: &Places) -> Encode<()> {
        let (ts, flags) = (self.ts, self.inst.flags);
        let other_size = if self.mode == Mode::Bits16 { 2 } else { 1 };
        if ts.op_size() == other_size || flags & inst_flags::HAS_OP_SIZE != 0 {
            self.out.push(0x66);
        }
        if ts.lock() || flags & inst_flags::LOCK != 0 {
            self.out.push(0xf0);
        }
        if ts.notrack() || flags & inst_flags::NOTRACK != 0 {
            self.out.push(0x3e);
        }
        match ts.prefix() {
            prefix::PD => self.out.push(0x66),
            prefix::XS => self.out.push(0xf3),
            prefix::XD => self.out.push(0xf2),
            _ => {}
        }
        if self.mode == Mode::Bits64 {
            self.rex(places)?;
        }
        match ts.map() {
            map::TB => self.out.push(0x0f),
            map::T8 => self.out.extend([0x0f, 0x38]),
            map::TA => self.out.extend([0x0f, 0x3a]),
            map::THREE_D_NOW => {}
            _ => {}
        }
        Ok(())
    }

    /// Bit 3 of a register's number.
    fn is_extended(&self, reg: Option<Reg>) -> bool {
        reg.is_some_and(|reg| reg != Reg::NONE && self.encoding(reg) & 8 != 0)
    }

    /// The bits of REX and VEX that extend ModRM.reg, SIB.index and ModRM.rm, SIB.base or the opcode.
    fn extensions(&self, places: &Places) -> (bool, bool, bool) {
        let r = self.is_extended(places.reg);
        match places.rm {
            Rm::Memory(memory) => {
                (r, self.is_extended(Some(memory.index)), self.is_extended(Some(memory.base)))
            }
            Rm::Register(rm) => (r, false, self.is_extended(Some(rm))),
            Rm::None => (r, false, self.is_extended(places.in_opcode)),
        }
    }

    fn rex(&mut self, places: &Places) -> Encode<()> {
        let (r, x, b) = self.extensions(places);
        let bits = u8::from(self.ts.rex_w()) << 3 | u8::from(r) << 2 | u8::from(x) << 1 | u8::from(b);
        let rm = match places.rm {
            Rm::Register(rm) => Some(rm),
            _ => None,
        };
        let bytes = [places.reg, rm, places.in_opcode];
        let has = |kind: Kind| bytes.iter().flatten().any(|&reg| self.registers.kind(reg) == kind);
        if bits == 0 && !has(Kind::Gr8Rex) && self.inst.flags & inst_flags::USE_REX == 0 {
            return Ok(());
        }
        if has(Kind::Gr8High) {
            let at = self
                .inst
                .operands
                .iter()
                .position(|o| o.as_reg().is_some_and(|reg| self.registers.kind(reg) == Kind::Gr8High));
            return Err(EncodeError::NoForm(at.unwrap_or(0) as u32));
        }
        self.has_rex = true;
        self.out.push(0x40 | bits);
        Ok(())
    }

    fn vex(&mut self, places: &Places) -> Encode<()> {
        let ts = self.ts;
        let (r, x, b) = self.extensions(places);
        let vvvv = places.vvvv.map_or(0, |reg| self.encoding(reg)) & 15;
        let pp = match ts.prefix() {
            prefix::PD => 1,
            prefix::XS => 2,
            prefix::XD => 3,
            _ => 0,
        };
        let last = (!vvvv & 15) << 3 | u8::from(ts.vex_l()) << 2 | pp;
        let w = ts.rex_w();
        let is_xop = ts.encoding() == encoding::XOP;
        let three = self.inst.flags & inst_flags::USE_VEX3 != 0;
        if !is_xop && !w && !x && !b && ts.map() == map::TB && !three {
            self.out.extend([0xc5, u8::from(!r) << 7 | last]);
            return Ok(());
        }
        let (escape, number) = match ts.map() {
            map::T8 => (0xc4, 2),
            map::TA => (0xc4, 3),
            map::XOP8 => (0x8f, 8),
            map::XOP9 => (0x8f, 9),
            map::XOPA => (0x8f, 10),
            11 => (0xc4, 7),
            _ => (0xc4, 1),
        };
        let rxb = u8::from(!r) << 7 | u8::from(!x) << 6 | u8::from(!b) << 5;
        self.out.extend([escape, rxb | number, u8::from(w) << 7 | last]);
        Ok(())
    }

    // Memory.

    /// ModRM, SIB and displacement.
    fn memory(&mut self, memory: &Memory, reg: u8, immediates: usize) -> Encode<()> {
        let base = self.registers.kind(memory.base);
        if matches!(base, Kind::Ip32 | Kind::Ip64) {
            if self.mode != Mode::Bits64 || memory.index != Reg::NONE {
                return Err(EncodeError::NoForm(0));
            }
            self.out.push(reg << 3 | 0b101);
            let kind = self.rip_relative_kind();
            let behind = self.immediate_bytes(immediates);
            return self.number(memory.disp, 4, kind, -4 - behind);
        }
        let is_16 = base == Kind::Gr16
            || self.registers.kind(memory.index) == Kind::Gr16
            || self.mode == Mode::Bits16
                && memory.base == Reg::NONE
                && memory.index == Reg::NONE
                && self.short_disp(memory);
        if is_16 {
            return self.memory16(memory, reg);
        }
        let forced_sib = matches!(self.ts.form(), form::MRM_SRC_MEM_FSIB | form::MRM_DEST_MEM_FSIB);
        let base_number = self.encoding(memory.base) & 7;
        let needs_sib = forced_sib
            || memory.index != Reg::NONE
            || memory.base != Reg::NONE && base_number == 4
            || memory.base == Reg::NONE && self.mode == Mode::Bits64;
        if !needs_sib {
            return self.memory_without_sib(memory, reg, base_number);
        }
        self.memory_with_sib(memory, reg, base_number)
    }

    /// Whether a displacement without registers is one of 16 bits in 16-bit code.
    fn short_disp(&self, memory: &Memory) -> bool {
        match memory.disp {
            Operand::Imm(value) => u16::try_from(value).is_ok() || i16::try_from(value).is_ok(),
            _ => true,
        }
    }

    fn memory_without_sib(&mut self, memory: &Memory, reg: u8, base: u8) -> Encode<()> {
        if memory.base == Reg::NONE {
            self.out.push(reg << 3 | 0b101);
            return self.number(memory.disp, 4, self.numbers.data[2], 0);
        }
        if let Operand::Expr(expr) = memory.disp
            && self.is_tls_call(expr)
        {
            // The relocation marks the instruction; the place has no displacement.
            self.fixup(expr, self.start, FixupKind::Target(self.numbers.data[2]), 0);
            self.out.push(reg << 3 | base);
            return Ok(());
        }
        match self.displacement_size(memory.disp, base) {
            0 => {
                self.out.push(reg << 3 | base);
                Ok(())
            }
            1 => {
                self.out.push(0b01_000_000 | reg << 3 | base);
                self.number(memory.disp, 1, self.numbers.data[0], 0)
            }
            _ => {
                self.out.push(0b10_000_000 | reg << 3 | base);
                let relax = self.inst.opcode == self.numbers.mov32rm;
                let kind = if relax { self.numbers.signed_relax } else { self.numbers.signed };
                self.number(memory.disp, 4, kind, 0)
            }
        }
    }

    fn is_tls_call(&self, expr: mc::Expr) -> bool {
        matches!(self.cx.expr(expr), ExprData::Symbol(_, specifier) if specifier.0 == self.numbers.tls_call)
    }

    /// Bytes of the displacement from a base with this number: 5 has none without one.
    fn displacement_size(&self, disp: Operand, base: u8) -> u8 {
        let flags = self.inst.flags;
        match disp {
            _ if flags & inst_flags::USE_DISP32 != 0 => 4,
            Operand::Imm(0) if base != 5 && flags & inst_flags::USE_DISP8 == 0 => 0,
            Operand::Imm(value) if i8::try_from(value).is_ok() => 1,
            Operand::Imm(value)
                if i8::try_from(value as u32 as i32).is_ok() && value == i64::from(value as u32) =>
            {
                if self.mode == Mode::Bits64 { 4 } else { 1 }
            }
            _ => 4,
        }
    }

    fn memory_with_sib(&mut self, memory: &Memory, reg: u8, base: u8) -> Encode<()> {
        let index = match self.registers.kind(memory.index) {
            Kind::Zero32 | Kind::Zero64 => 4,
            _ if memory.index == Reg::NONE => 4,
            _ => {
                let number = self.encoding(memory.index);
                if number == 4 && !self.registers.kind(memory.index).is_vector() {
                    return Err(EncodeError::NoForm(0));
                }
                number & 7
            }
        };
        let scale = match memory.scale {
            2 => 1,
            4 => 2,
            8 => 3,
            _ => 0,
        };
        if memory.base == Reg::NONE {
            self.out.extend([reg << 3 | 0b100, scale << 6 | index << 3 | 0b101]);
            return self.number(memory.disp, 4, self.numbers.signed, 0);
        }
        let size = self.displacement_size(memory.disp, base);
        let mode = match size {
            0 => 0,
            1 => 0b01_000_000,
            _ => 0b10_000_000,
        };
        self.out.extend([mode | reg << 3 | 0b100, scale << 6 | index << 3 | base]);
        match size {
            0 => Ok(()),
            1 => self.number(memory.disp, 1, self.numbers.data[0], 0),
            _ => self.number(memory.disp, 4, self.numbers.signed, 0),
        }
    }

    /// Addresses of 16 bits: base BX or BP, index SI or DI, or either of the four alone.
    fn memory16(&mut self, memory: &Memory, reg: u8) -> Encode<()> {
        if memory.base == Reg::NONE && memory.index == Reg::NONE {
            self.out.push(reg << 3 | 0b110);
            return self.number(memory.disp, 2, self.numbers.data[1], 0);
        }
        let named = &self.registers.named;
        let mut pair = [memory.base, memory.index];
        if pair[0] == named.si || pair[0] == named.di {
            pair.swap(0, 1);
        }
        let rm = match pair {
            [b, i] if b == named.bx && i == named.si => 0,
            [b, i] if b == named.bx && i == named.di => 1,
            [b, i] if b == named.bp && i == named.si => 2,
            [b, i] if b == named.bp && i == named.di => 3,
            [Reg::NONE, i] if i == named.si => 4,
            [Reg::NONE, i] if i == named.di => 5,
            [b, Reg::NONE] if b == named.bp => 6,
            [b, Reg::NONE] if b == named.bx => 7,
            _ => return Err(EncodeError::NoForm(0)),
        };
        let wide = self.inst.flags & inst_flags::USE_DISP32 != 0;
        match memory.disp {
            Operand::Imm(0) if rm != 6 && self.inst.flags & inst_flags::USE_DISP8 == 0 && !wide => {
                self.out.push(reg << 3 | rm);
                Ok(())
            }
            Operand::Imm(value) if i8::try_from(value).is_ok() && !wide => {
                self.out.extend([0b01_000_000 | reg << 3 | rm, value as u8]);
                Ok(())
            }
            disp => {
                self.out.push(0b10_000_000 | reg << 3 | rm);
                self.number(disp, 2, self.numbers.data[1], 0)
            }
        }
    }

    fn rip_relative_kind(&self) -> u16 {
        let numbers = self.numbers;
        if self.inst.opcode == numbers.mov64rm {
            numbers.riprel_movq
        } else if numbers.relaxable.binary_search(&self.inst.opcode).is_err() {
            numbers.riprel
        } else if self.has_rex {
            numbers.riprel_relax_rex
        } else {
            numbers.riprel_relax
        }
    }

    // Numbers.

    /// Bytes of the immediates from operand `first` on.
    fn immediate_bytes(&self, first: usize) -> i32 {
        match self.ts.imm() {
            imm::I8 | imm::I8_PCREL | imm::I8_REG => 1,
            _ if self.inst.operands.len() <= first => 0,
            imm::I16 | imm::I16_PCREL => 2,
            imm::I32 | imm::I32_PCREL | imm::I32S => 4,
            imm::I64 => 8,
            _ => 0,
        }
    }

    fn immediates(&mut self, places: &Places) -> Encode<()> {
        let ts = self.ts;
        let at = places.immediates;
        if ts.map() == map::THREE_D_NOW {
            return Ok(());
        }
        if let Some(reg) = places.is4 {
            let low = match self.inst.operands.get(at) {
                Some(Operand::Imm(value)) => *value as u8 & 15,
                _ => 0,
            };
            self.out.push(self.encoding(reg) << 4 | low);
            return Ok(());
        }
        match ts.form() {
            form::RAW_MEM_OFFS => return self.absolute(self.operand(0)?),
            form::RAW_SRC | form::RAW_DST | form::RAW_DST_SRC => return Ok(()),
            form::RAW_IMM8 => {
                self.immediate(self.operand(0)?)?;
                return self.number(self.operand(1)?, 1, self.numbers.data[0], 0);
            }
            form::RAW_IMM16 => {
                self.immediate(self.operand(0)?)?;
                return self.number(self.operand(1)?, 2, self.numbers.data[1], 0);
            }
            _ => {}
        }
        // Some instructions have two bytes, each an operand.
        let last = self.inst.operands.len()
            - usize::from(ts.form() == form::ADD_CC && at < self.inst.operands.len());
        for at in at..last {
            self.immediate(self.operand(at)?)?;
        }
        Ok(())
    }

    /// An absolute address of the size of addresses.
    fn absolute(&mut self, address: Operand) -> Encode<()> {
        match self.ts.ad_size() {
            1 => self.number(address, 2, self.numbers.data[1], 0),
            3 => self.number(address, 8, self.numbers.data[3], 0),
            _ => self.number(address, 4, self.numbers.data[2], 0),
        }
    }

    /// An immediate as the instruction has it.
    fn immediate(&mut self, value: Operand) -> Encode<()> {
        let numbers = self.numbers;
        match self.ts.imm() {
            imm::I8 | imm::I8_REG => self.number(value, 1, numbers.data[0], 0),
            imm::I8_PCREL => self.number(value, 1, numbers.pcrel[0], -1),
            imm::I16 => self.number(value, 2, numbers.data[1], 0),
            imm::I16_PCREL => self.number(value, 2, numbers.pcrel[1], -2),
            imm::I32 => self.number(value, 4, numbers.data[2], 0),
            // Where a transaction aborts to is no target of a branch to a linker.
            imm::I32_PCREL if self.ts.form() >= form::MRM_C0 => self.number(value, 4, numbers.pcrel[2], -4),
            imm::I32_PCREL if self.inst.opcode == numbers.call32 => {
                self.number(value, 4, numbers.pcrel[2], -4)
            }
            imm::I32_PCREL => self.number(value, 4, numbers.branch, -4),
            imm::I32S => self.number(value, 4, numbers.signed, 0),
            imm::I64 => self.number(value, 8, numbers.data[3], 0),
            _ => Ok(()),
        }
    }

    /// A number of `size` bytes, or the fixup that will give it.
    fn number(&mut self, value: Operand, size: usize, kind: u16, addend: i32) -> Encode<()> {
        match value {
            Operand::Imm(value) => {
                self.out.extend_from_slice(&value.to_le_bytes()[..size]);
            }
            Operand::Expr(expr) => {
                let (mut kind, mut addend) = (kind, addend);
                let absolute = kind == self.numbers.data[2]
                    || kind == self.numbers.data[3]
                    || kind == self.numbers.signed;
                if absolute && let Some(from_here) = self.global_offset_table(expr) {
                    kind = self.numbers.global_offset_table[usize::from(size == 8)];
                    if from_here {
                        addend += (self.out.len() - self.start) as i32;
                    }
                }
                self.fixup(expr, self.out.len(), FixupKind::Target(kind), addend);
                self.out.extend_from_slice(&[0; 8][..size]);
            }
            Operand::Reg(_) => return Err(EncodeError::NoForm(0)),
        }
        Ok(())
    }

    /// Whether an expression begins with the symbol that stands for the global offset table, and whether it then counts from
    /// the start of the instruction.
    fn global_offset_table(&self, expr: mc::Expr) -> Option<bool> {
        let is_table = |expr| {
            matches!(self.cx.expr(expr), ExprData::Symbol(symbol, _)
                if self.cx.symbol_name(symbol) == b"_GLOBAL_OFFSET_TABLE_")
        };
        match self.cx.expr(expr) {
            ExprData::Binary(_, lhs, rhs) if is_table(lhs) => {
                Some(!matches!(self.cx.expr(rhs), ExprData::Symbol(..)))
            }
            _ => is_table(expr).then_some(true),
        }
    }

    fn fixup(&mut self, value: mc::Expr, at: usize, kind: FixupKind, addend: i32) {
        let offset = (at - self.start) as u32;
        self.fixups.push(Fixup { offset, value, addend, kind, relaxable: false, location: 0 });
    }
}
