//! Operands: ModRM, SIB and displacement, immediates, and the registers that fields name.

use super::table::{IMPLIED, Plan, Step, Table};
use super::{Cursor, Head, Mode, Reading};
use crate::mc::flags::inst_flags;
use crate::mc::regs::SEGMENTS;
use ::mc::{Inst, Operand, Reg};

/// ModRM and what it entails.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Address {
    modrm: u8,
    sib: Option<u8>,
    displacement: i64,
}

impl Address {
    /// Reads ModRM, SIB and displacement.
    pub fn read(head: &Head, cursor: &mut Cursor<'_>) -> Option<Address> {
        let modrm = cursor.byte()?;
        let mut address = Address { modrm, ..Address::default() };
        if address.is_register() {
            return Some(address);
        }
        let size = if head.address_size == 2 {
            match (address.mode(), modrm & 7) {
                (0, 6) | (2, _) => 2,
                (mode, _) => usize::from(mode),
            }
        } else {
            let mut base = modrm & 7;
            if base == 4 {
                let sib = cursor.byte()?;
                address.sib = Some(sib);
                base = sib & 7;
            }
            match (address.mode(), base) {
                (0, 5) | (2, _) => 4,
                (mode, _) => usize::from(mode),
            }
        };
        address.displacement = if size == 0 { 0 } else { cursor.signed(size)? };
        Some(address)
    }

    fn mode(&self) -> u8 {
        self.modrm >> 6
    }

    fn is_register(&self) -> bool {
        self.modrm >= 0xc0
    }

    fn is_disp8(&self) -> bool {
        self.mode() == 1
    }
}

/// Reads what follows the opcode and makes the instruction.
pub(super) fn fill(table: &Table, head: &Head, plan: &Plan, cursor: &mut Cursor<'_>) -> Option<Inst> {
    let mut address = if plan.has_modrm { Address::read(head, cursor)? } else { Address::default() };
    if address.is_disp8() {
        address.displacement <<= plan.disp8_shift;
    }
    // Bit 4 also extends a vector index.
    let unused = if plan.has_vector_index { 15 } else { 31 };
    if head.vvvv & unused != 0 && !plan.has_vvvv {
        return None;
    }
    let mut filler = Filler {
        table,
        head,
        address,
        inst: Inst::new(plan.opcode),
        needs_address_size: plan.fixes_address_size,
        register_byte: 0,
    };
    for &step in table.steps(plan) {
        filler.step(step, cursor)?;
    }
    let Filler { mut inst, needs_address_size, .. } = filler;
    let mask = head.evex.mask;
    let no_flags = plan.flags_bit.reads(if head.ignores_mask(mask) { mask & 4 } else { mask })?;
    if plan.has_trailing_byte {
        cursor.byte()?;
    }
    inst.flags = flags(head, needs_address_size) | no_flags | plan.evex_flags;
    Some(inst)
}

/// The prefixes that are shown.
fn flags(head: &Head, needs_address_size: bool) -> u32 {
    let prefixes = &head.prefixes;
    let mut flags = 0;
    if prefixes.address_size && !needs_address_size {
        flags |= inst_flags::HAS_AD_SIZE;
    }
    if prefixes.mandatory == 0 {
        flags |= match prefixes.repeat {
            0xf2 => inst_flags::REPNE,
            // It is part of pause.
            0xf3 if head.opcode != 0x90 => inst_flags::REP,
            _ => 0,
        };
        if prefixes.lock {
            flags |= inst_flags::LOCK;
        }
    }
    flags
}

struct Filler<'a> {
    table: &'a Table,
    head: &'a Head,
    address: Address,
    inst: Inst,
    /// The address size prefix says something that operands show.
    needs_address_size: bool,
    /// The byte whose upper half is a register.
    register_byte: u8,
}

impl Filler<'_> {
    fn push(&mut self, operand: Operand) {
        self.inst.operands.push(operand);
    }

    fn push_reg(&mut self, reg: u16) {
        self.push(Operand::Reg(Reg(reg)));
    }

    /// A register by its number in a set.
    fn number(&mut self, set: u16, number: u8) -> Option<()> {
        let reg = self.table.set(set).register(number, self.head.has_rex)?;
        self.push_reg(reg);
        Some(())
    }

    fn step(&mut self, step: Step, cursor: &mut Cursor<'_>) -> Option<()> {
        let rex = self.head.rex;
        match step {
            Step::Reg(set) => {
                self.number(set, self.address.modrm >> 3 & 7 | rex << 1 & 8 | self.head.evex.reg)
            }
            Step::Rm(set) => {
                // X means nothing to a general register.
                let is_vector = self.head.evex.exists && !self.table.set(set).is_general();
                let fifth = if is_vector { rex << 3 & 16 } else { 0 } | self.head.evex.base;
                self.number(set, self.address.modrm & 7 | rex << 3 & 8 | fifth)
            }
            Step::OpcodeReg(set) => {
                self.number(set, self.head.opcode & 7 | rex << 3 & 8 | self.head.evex.base)
            }
            Step::Vvvv(set) => {
                self.number(set, self.head.vvvv & if self.head.mode == Mode::Bits64 { 31 } else { 7 })
            }
            Step::Mask => {
                self.push_reg(self.table.masks[usize::from(self.head.evex.mask & 7)]);
                Some(())
            }
            Step::Rounding => {
                self.push(Operand::Imm(self.head.evex.length.into()));
                Some(())
            }
            Step::Is4(set) => {
                self.register_byte = cursor.byte()?;
                // Only 64-bit mode has that many registers, but LLVM shows them.
                let is_wide = self.head.mode == Mode::Bits64 || self.head.reading == Reading::Llvm;
                self.number(set, self.register_byte >> 4 & if is_wide { 15 } else { 7 })
            }
            Step::LowNibble => {
                self.push(Operand::Imm((self.register_byte & 15).into()));
                Some(())
            }
            Step::Memory { index_set, always_sib } => self.memory(index_set, always_sib),
            Step::CompareFlags => {
                self.push(Operand::Imm((!self.head.vvvv & 15).into()));
                Some(())
            }
            // The bit of the version is not inverted here.
            Step::CompareCondition => {
                self.push(Operand::Imm((self.head.evex.mask | !self.head.vvvv >> 1 & 8).into()));
                Some(())
            }
            Step::Condition => {
                self.push(Operand::Imm((self.head.opcode & 15).into()));
                Some(())
            }
            Step::Signed(size) => {
                let value = cursor.signed(size.into())?;
                self.push(Operand::Imm(value));
                Some(())
            }
            Step::Unsigned(size) => {
                let value = cursor.signed(size.into())?;
                let unused = 64 - 8 * u32::from(size.clamp(1, 8));
                self.push(Operand::Imm(((value as u64) << unused >> unused) as i64));
                Some(())
            }
            Step::Sized => {
                let wide = self.head.rex & 8 != 0;
                let is_16 = self.head.prefixes.operand_size != (self.head.mode == Mode::Bits16) && !wide;
                let size = if is_16 && self.head.reading == Reading::Llvm { 2 } else { 4 };
                self.step(Step::Unsigned(size), cursor)
            }
            Step::Offset => {
                let size = self.head.address_size;
                let value = cursor.signed(size.into())?;
                let unused = 64 - 8 * u32::from(size);
                self.push(Operand::Imm(((value as u64) << unused >> unused) as i64));
                self.segment();
                Some(())
            }
            Step::Source | Step::Destination => self.string_operand(step),
            Step::Implied(reg) => {
                self.push_reg(reg);
                Some(())
            }
            Step::Tied(index) => {
                let operand = *self.inst.operands.get(usize::from(index))?;
                self.push(operand);
                Some(())
            }
        }
    }

    fn segment(&mut self) {
        self.push_reg(self.head.prefixes.segment.map_or(0, |number| SEGMENTS[number].0.0));
    }

    /// `(%rsi)` with its segment, or `(%rdi)`, which cannot have one.
    fn string_operand(&mut self, step: Step) -> Option<()> {
        self.needs_address_size = true;
        let number = if step == Step::Source { 6 } else { 7 };
        let base = self.table.addressing.base(self.head.address_size, number)?;
        self.push_reg(base);
        if step == Step::Source {
            self.segment();
        }
        Some(())
    }

    /// Base, scale, index, displacement, segment.
    fn memory(&mut self, index_set: u16, always_sib: bool) -> Option<()> {
        if self.address.is_register() {
            return None;
        }
        let (base, scale, index) = if self.head.address_size == 2 {
            if always_sib || index_set != IMPLIED {
                return None;
            }
            let (base, index) = self.address_16();
            (base, 1, index)
        } else {
            match self.address.sib {
                None if always_sib || index_set != IMPLIED => return None,
                None => (self.plain_base()?, 1, 0),
                Some(sib) => self.scaled(sib, index_set, always_sib)?,
            }
        };
        self.needs_address_size |= base != 0 || index != 0;
        self.push_reg(base);
        self.push(Operand::Imm(scale));
        self.push_reg(index);
        self.push(Operand::Imm(self.address.displacement));
        self.segment();
        Some(())
    }

    /// Base and index of an address of 16 bits.
    fn address_16(&self) -> (u16, u16) {
        let (bx, bp, si, di) = (3, 5, 6, 7);
        let (base, index) = match self.address.modrm & 7 {
            0 => (Some(bx), Some(si)),
            1 => (Some(bx), Some(di)),
            2 => (Some(bp), Some(si)),
            3 => (Some(bp), Some(di)),
            4 => (Some(si), None),
            5 => (Some(di), None),
            6 if self.address.mode() == 0 => (None, None),
            6 => (Some(bp), None),
            _ => (Some(bx), None),
        };
        let register = |n: Option<u8>| n.and_then(|n| self.table.addressing.base(2, n)).unwrap_or(0);
        (register(base), register(index))
    }

    /// The base without SIB: a register, or the instruction's end, or nothing.
    fn plain_base(&self) -> Option<u16> {
        let addressing = &self.table.addressing;
        let size = self.head.address_size;
        match (self.address.mode(), self.address.modrm & 7) {
            (0, 5) if self.head.mode == Mode::Bits64 => Some(addressing.instruction_pointer(size)),
            (0, 5) => Some(0),
            (_, number) => addressing.base(size, number | self.head.rex << 3 & 8 | self.head.evex.base),
        }
    }

    /// Base, scale and index with SIB.
    fn scaled(&self, sib: u8, index_set: u16, always_sib: bool) -> Option<(u16, i64, u16)> {
        let addressing = &self.table.addressing;
        let (size, rex) = (self.head.address_size, self.head.rex);
        let low_base = sib & 7;
        let has_base = low_base != 5 || self.address.mode() != 0;
        let base = low_base | rex << 3 & 8 | self.head.evex.base;
        let base = if has_base { addressing.base(size, base)? } else { 0 };
        let scale = 1 << (sib >> 6);
        let number = sib >> 3 & 7 | rex << 2 & 8;
        if index_set != IMPLIED {
            let extension = if self.head.evex.exists { self.head.vvvv & 16 } else { 0 };
            let number = number | extension | self.head.evex.index;
            return Some((base, scale, self.table.set(index_set).register(number, true)?));
        }
        let number = number | self.head.evex.index;
        if number != 4 {
            return Some((base, scale, addressing.base(size, number)?));
        }
        // No index. Where ModRM alone could have said the same, that is shown.
        // LLVM knows it of the registers without APX only.
        let is_known = self.head.reading == Reading::Processor || self.head.evex.base == 0;
        let is_needed = if has_base { low_base == 4 && is_known } else { self.head.mode == Mode::Bits64 };
        let shown = !always_sib && (scale != 1 || !is_needed);
        Some((base, if shown { scale } else { 1 }, if shown { addressing.no_index(size) } else { 0 }))
    }
}
