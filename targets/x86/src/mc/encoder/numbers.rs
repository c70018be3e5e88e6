//! Immediates, displacements and addresses: as numbers, or as fixups.

use super::super::flags::{field, form, imm, map};
use super::super::mode::Mode;
use super::layout::Tail;
use super::{Encode, Encoder};
use crate::names::fixup;
use ::mc::encode::{EncodeError, Fixup, FixupKind};
use ::mc::expr::{ExprData, Specifier};
use ::mc::inst::Operand;

impl Encoder<'_> {
    /// Bytes of the immediates.
    pub(super) fn immediate_bytes(&self) -> i32 {
        match self.ts.imm() {
            _ if self.ts.map() == map::MapThreeDNow => 1,
            imm::Imm8 | imm::Imm8PCRel | imm::Imm8Reg => 1,
            _ if self.operands.len() <= self.layout.immediates.into() => 0,
            imm::Imm16 | imm::Imm16PCRel => 2,
            imm::Imm32 | imm::Imm32PCRel | imm::Imm32S => 4,
            imm::Imm64 => 8,
            _ => 0,
        }
    }

    /// What follows ModRM and its displacement.
    pub(super) fn tail(&mut self) -> Encode<()> {
        let at = usize::from(self.layout.immediates);
        match self.layout.tail {
            Tail::Immediates { behind } => {
                let operands = self.operands;
                let end = operands.len().saturating_sub(behind.into());
                operands.get(at..end).unwrap_or_default().iter().try_for_each(|value| self.immediate(value))
            }
            Tail::Register => {
                let register = self.placed(self.layout.is4)?;
                let low = match self.operands.get(at) {
                    Some(Operand::Imm(value)) => *value as u8 & 15,
                    _ => 0,
                };
                self.out.push(register.encoding << 4 | low);
                Ok(())
            }
            Tail::Opcode => {
                self.out.push(self.ts.opcode());
                Ok(())
            }
            Tail::Address => self.absolute(self.operand(0)?),
            Tail::String => Ok(()),
            Tail::ImmediateAnd1 => {
                self.immediate(self.operand(0)?)?;
                self.number(self.operand(1)?, 1, fixup::FK_Data_1, 0)
            }
            Tail::ImmediateAnd2 => {
                self.immediate(self.operand(0)?)?;
                self.number(self.operand(1)?, 2, fixup::FK_Data_2, 0)
            }
        }
    }

    /// An absolute address of the size of addresses.
    fn absolute(&mut self, address: &Operand) -> Encode<()> {
        match self.ts.get(field::AD_SIZE) {
            1 => self.number(address, 2, fixup::FK_Data_2, 0),
            3 => self.number(address, 8, fixup::FK_Data_8, 0),
            _ => self.number(address, 4, fixup::FK_Data_4, 0),
        }
    }

    /// An immediate as the instruction has it.
    fn immediate(&mut self, value: &Operand) -> Encode<()> {
        match self.ts.imm() {
            imm::Imm8 | imm::Imm8Reg => self.number(value, 1, fixup::FK_Data_1, 0),
            imm::Imm8PCRel => self.number(value, 1, fixup::FK_PCRel_1, -1),
            imm::Imm16 => self.number(value, 2, fixup::FK_Data_2, 0),
            imm::Imm16PCRel => self.number(value, 2, fixup::FK_PCRel_2, -2),
            imm::Imm32 => self.number(value, 4, fixup::FK_Data_4, 0),
            // A linker may send a branch to a symbol elsewhere. Where a transaction aborts to is no target of a branch.
            imm::Imm32PCRel
                if self.mode == Mode::Bits64
                    && self.ts.form() < form::MRM_C0
                    && self.is_plain_symbol(value) =>
            {
                self.number(value, 4, fixup::reloc_branch_4byte_pcrel, -4)
            }
            imm::Imm32PCRel => self.number(value, 4, fixup::FK_PCRel_4, -4),
            imm::Imm32S => self.number(value, 4, fixup::reloc_signed_4byte, 0),
            imm::Imm64 => self.number(value, 8, fixup::FK_Data_8, 0),
            _ => Ok(()),
        }
    }

    fn is_plain_symbol(&self, value: &Operand) -> bool {
        let expr = value.as_expr().map(|expr| self.cx.expr(expr));
        matches!(expr, Some(ExprData::Symbol(_, Specifier::NONE)))
    }

    /// A number of `size` bytes, or the fixup that will give it.
    pub(super) fn number(&mut self, value: &Operand, size: usize, kind: u16, addend: i32) -> Encode<()> {
        match *value {
            Operand::Imm(value) => self.out.push_number(value as u64, size),
            Operand::Expr(expr) => {
                let (mut kind, mut addend) = (kind, addend);
                let absolute =
                    [fixup::FK_Data_4, fixup::FK_Data_8, fixup::reloc_signed_4byte].contains(&kind);
                let relative = [
                    fixup::reloc_riprel_4byte,
                    fixup::reloc_riprel_4byte_relax,
                    fixup::reloc_riprel_4byte_relax_rex,
                    fixup::reloc_riprel_4byte_relax_rex2,
                    fixup::reloc_riprel_4byte_relax_evex,
                ]
                .contains(&kind);
                if (absolute || relative)
                    && let Some(from_here) = self.global_offset_table(expr)
                {
                    kind = match size {
                        8 => fixup::reloc_global_offset_table8,
                        _ => fixup::reloc_global_offset_table,
                    };
                    if from_here && absolute {
                        addend += self.out.len() as i32;
                    }
                }
                self.fixup(expr, self.out.len(), FixupKind::Target(kind), addend);
                self.out.push_number(0, size);
            }
            Operand::Reg(_) => return Err(EncodeError::NoForm(0)),
        }
        Ok(())
    }

    /// Whether an expression begins with the symbol that stands for the global offset table, and whether it then counts from
    /// the start of the instruction.
    pub(super) fn global_offset_table(&self, expr: mc::Expr) -> Option<bool> {
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

    pub(super) fn fixup(&mut self, value: mc::Expr, at: usize, kind: FixupKind, addend: i32) {
        let offset = at as u32;
        self.fixups.push(Fixup { offset, value, addend, kind, relaxable: false, location: 0 });
    }
}
