//! Memory operands: ModRM, SIB and displacement.

use super::super::flags::{encoding, field, inst_flags, place};
use super::super::mode::Mode;
use super::super::regs::{EncodedRegister, Kind};
use super::places::Memory;
use super::{Encode, Encoder};
use crate::names::{fixup, op, reg, specifier};
use ::mc::encode::{EncodeError, FixupKind};
use ::mc::expr::ExprData;
use ::mc::inst::{Operand, Reg};

/// Of an addition to a register from memory.
const ADD_LOAD: u8 = 0x03;

impl Encoder<'_> {
    /// ModRM, SIB and displacement.
    pub(super) fn memory(&mut self, memory: &Memory<'_>, reg: u8) -> Encode<()> {
        let Memory { base, index, .. } = *memory;
        if matches!(base.kind, Kind::Ip32 | Kind::Ip64) {
            if self.mode != Mode::Bits64 || index.reg != Reg::NONE {
                return Err(EncodeError::NoForm(0));
            }
            self.out.push(reg << 3 | 0b101);
            let kind = self.rip_relative_kind(memory.disp);
            let behind = self.immediate_bytes();
            return self.number(memory.disp, 4, kind, -4 - behind);
        }
        let has_registers = base.reg != Reg::NONE || index.reg != Reg::NONE;
        let is_16 = base.kind == Kind::Gr16
            || index.kind == Kind::Gr16
            || !has_registers && self.ts.get(field::AD_SIZE) == 1
            || !has_registers && self.mode == Mode::Bits16 && self.short_disp(memory);
        if is_16 {
            return self.memory16(memory, reg);
        }
        let forced_sib = self.ts.form_facts().has(place::PlaceSibMemory);
        let needs_sib = forced_sib
            || index.reg != Reg::NONE
            || base.reg != Reg::NONE && base.low_bits() == 4
            || base.reg == Reg::NONE && self.mode == Mode::Bits64;
        if needs_sib { self.memory_with_sib(memory, reg) } else { self.memory_without_sib(memory, reg) }
    }

    /// Whether a displacement without registers is one of 16 bits in 16-bit code.
    pub(super) fn short_disp(&self, memory: &Memory<'_>) -> bool {
        match *memory.disp {
            Operand::Imm(value) => u16::try_from(value).is_ok() || i16::try_from(value).is_ok(),
            _ => true,
        }
    }

    fn memory_without_sib(&mut self, memory: &Memory<'_>, reg: u8) -> Encode<()> {
        let base = memory.base.low_bits();
        if memory.base.reg == Reg::NONE {
            self.out.push(reg << 3 | 0b101);
            return self.number(memory.disp, 4, fixup::FK_Data_4, 0);
        }
        if let Operand::Expr(expr) = *memory.disp
            && self.is_tls_call(expr)
        {
            // The relocation marks the instruction; the place has no displacement.
            self.fixup(expr, 0, FixupKind::Target(fixup::FK_Data_4), 0);
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
                self.short_displacement(memory.disp)
            }
            _ => {
                self.out.push(0b10_000_000 | reg << 3 | base);
                let relax = self.inst.opcode == op::MOV32rm;
                let kind = if relax { fixup::reloc_signed_4byte_relax } else { fixup::reloc_signed_4byte };
                self.number(memory.disp, 4, kind, 0)
            }
        }
    }

    pub(super) fn is_tls_call(&self, expr: mc::Expr) -> bool {
        matches!(self.cx.expr(expr), ExprData::Symbol(_, part) if part.0 == u16::from(specifier::tlscall))
    }

    /// Bytes of the displacement from a base with this number: 5 has none without one.
    pub(super) fn displacement_size(&self, disp: &Operand, base: u8) -> u8 {
        let flags = self.inst.flags;
        match *disp {
            _ if flags & inst_flags::USE_DISP32 != 0 => 4,
            Operand::Imm(0) if base != 5 && flags & inst_flags::USE_DISP8 == 0 => 0,
            Operand::Imm(value) if self.is_short(value) => 1,
            Operand::Imm(value)
                if self.is_short((value as u32 as i32).into()) && value == i64::from(value as u32) =>
            {
                if self.mode == Mode::Bits64 { 4 } else { 1 }
            }
            _ => 4,
        }
    }

    /// Whether a displacement has 8 bits, in the units of the instruction.
    fn is_short(&self, value: i64) -> bool {
        let shift = self.ts.disp8_shift();
        value >> shift << shift == value && i8::try_from(value >> shift).is_ok()
    }

    /// A displacement of 8 bits.
    fn short_displacement(&mut self, disp: &Operand) -> Encode<()> {
        match *disp {
            Operand::Imm(value) => {
                self.out.push(((value as i32) >> self.ts.disp8_shift()) as u8);
                Ok(())
            }
            _ => self.number(disp, 1, fixup::FK_Data_1, 0),
        }
    }

    fn memory_with_sib(&mut self, memory: &Memory<'_>, reg: u8) -> Encode<()> {
        let base = memory.base.low_bits();
        let index = match memory.index {
            EncodedRegister { kind: Kind::Zero32 | Kind::Zero64, .. }
            | EncodedRegister { reg: Reg::NONE, .. } => 4,
            index if index.encoding == 4 && !index.kind.is_vector() => return Err(EncodeError::NoForm(0)),
            index => index.low_bits(),
        };
        let scale = match memory.scale {
            2 => 1,
            4 => 2,
            8 => 3,
            _ => 0,
        };
        if memory.base.reg == Reg::NONE {
            self.out.extend([reg << 3 | 0b100, scale << 6 | index << 3 | 0b101]);
            return self.number(memory.disp, 4, fixup::reloc_signed_4byte, 0);
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
            1 => self.short_displacement(memory.disp),
            _ => self.number(memory.disp, 4, fixup::reloc_signed_4byte, 0),
        }
    }

    /// Addresses of 16 bits: base BX or BP, index SI or DI, or either of the four alone.
    fn memory16(&mut self, memory: &Memory<'_>, reg: u8) -> Encode<()> {
        if memory.base.reg == Reg::NONE && memory.index.reg == Reg::NONE {
            self.out.push(reg << 3 | 0b110);
            return self.number(memory.disp, 2, fixup::FK_Data_2, 0);
        }
        let mut pair = [memory.base.reg, memory.index.reg];
        if pair[0] == reg::SI || pair[0] == reg::DI {
            pair.swap(0, 1);
        }
        let rm = match pair {
            [b, i] if b == reg::BX && i == reg::SI => 0,
            [b, i] if b == reg::BX && i == reg::DI => 1,
            [b, i] if b == reg::BP && i == reg::SI => 2,
            [b, i] if b == reg::BP && i == reg::DI => 3,
            [Reg::NONE, i] if i == reg::SI => 4,
            [Reg::NONE, i] if i == reg::DI => 5,
            [b, Reg::NONE] if b == reg::BP => 6,
            [b, Reg::NONE] if b == reg::BX => 7,
            _ => return Err(EncodeError::NoForm(0)),
        };
        let wide = self.inst.flags & inst_flags::USE_DISP32 != 0;
        match *memory.disp {
            Operand::Imm(0) if rm != 6 && self.inst.flags & inst_flags::USE_DISP8 == 0 && !wide => {
                self.out.push(reg << 3 | rm);
                Ok(())
            }
            Operand::Imm(value) if i8::try_from(value).is_ok() && !wide => {
                self.out.extend([0b01_000_000 | reg << 3 | rm, value as u8]);
                Ok(())
            }
            _ => {
                self.out.push(0b10_000_000 | reg << 3 | rm);
                self.number(memory.disp, 2, fixup::FK_Data_2, 0)
            }
        }
    }

    pub(super) fn rip_relative_kind(&self, disp: &Operand) -> u16 {
        // What is added to the symbol cannot be taken out of the table.
        let is_sum = disp.as_expr().is_some_and(|e| matches!(self.cx.expr(e), ExprData::Binary(..)));
        if is_sum {
            fixup::reloc_riprel_4byte
        } else if self.ts.encoding() == encoding::EncEVEX {
            // Only additions are rewritten, and of them those that read or write flags as they are.
            let is_add = self.ts.is_map_4() && self.ts.opcode() == ADD_LOAD && self.ts.has(field::EVEX_NF);
            let asks = self.ts.has_new_destination() || self.inst.flags & inst_flags::NO_FLAGS != 0;
            if is_add && asks { fixup::reloc_riprel_4byte_relax_evex } else { fixup::reloc_riprel_4byte }
        } else if self.has_rex2 && self.inst.opcode == op::MOV64rm {
            fixup::reloc_riprel_4byte_movq_load_rex2
        } else if self.has_rex2 && self.ts.has(field::LINKER_MAY_RELAX) {
            fixup::reloc_riprel_4byte_relax_rex2
        } else if self.inst.opcode == op::MOV64rm {
            fixup::reloc_riprel_4byte_movq_load
        } else if !self.ts.has(field::LINKER_MAY_RELAX) {
            fixup::reloc_riprel_4byte
        } else if self.has_rex {
            fixup::reloc_riprel_4byte_relax_rex
        } else {
            fixup::reloc_riprel_4byte_relax
        }
    }
}
