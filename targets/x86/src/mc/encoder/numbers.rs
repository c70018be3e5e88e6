//! Immediates, displacements and addresses: as numbers, or as fixups.

use super::super::flags::{form, imm, map};
use super::super::mode::Mode;
use super::places::Places;
use super::{Encode, Encoder};
use crate::names::{fixup, op, specifier};
use ::mc::encode::{EncodeError, Fixup, FixupKind};
use ::mc::expr::{ExprData, Specifier};
use ::mc::inst::Operand;

/// Numbers of the fixups of `td/Operands.td`, and of the instructions whose loads a linker may rewrite.
#[derive(Clone, Debug)]
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
    pub(super) relaxable: [u16; RELAXABLE.len()],
    pub(super) mov64rm: u16,
    pub(super) mov32rm: u16,
    /// Specifiers of marks that have no bytes.
    pub(super) tls_call: u16,
}

/// Instructions that may load an address from the global offset table, and that the linker can then do without the load.
const RELAXABLE: [u16; 22] = [
    op::ADC32rm,
    op::ADC64rm,
    op::ADD32rm,
    op::ADD64rm,
    op::AND32rm,
    op::AND64rm,
    op::CMP32rm,
    op::CMP64rm,
    op::MOV32rm,
    op::OR32rm,
    op::OR64rm,
    op::SBB32rm,
    op::SBB64rm,
    op::SUB32rm,
    op::SUB64rm,
    op::TEST32mr,
    op::TEST64mr,
    op::XOR32rm,
    op::XOR64rm,
    op::CALL64m,
    op::JMP64m,
    op::LEA64r,
];

impl Default for Numbers {
    fn default() -> Self {
        Self::new()
    }
}

impl Numbers {
    pub(crate) fn new() -> Numbers {
        let mut relaxable = RELAXABLE;
        relaxable.sort_unstable();
        Numbers {
            data: [fixup::FK_Data_1, fixup::FK_Data_2, fixup::FK_Data_4, fixup::FK_Data_8],
            pcrel: [fixup::FK_PCRel_1, fixup::FK_PCRel_2, fixup::FK_PCRel_4],
            signed: fixup::reloc_signed_4byte,
            signed_relax: fixup::reloc_signed_4byte_relax,
            riprel: fixup::reloc_riprel_4byte,
            riprel_movq: fixup::reloc_riprel_4byte_movq_load,
            riprel_relax: fixup::reloc_riprel_4byte_relax,
            riprel_relax_rex: fixup::reloc_riprel_4byte_relax_rex,
            branch: fixup::reloc_branch_4byte_pcrel,
            global_offset_table: [fixup::reloc_global_offset_table, fixup::reloc_global_offset_table8],
            relaxable,
            mov64rm: op::MOV64rm,
            mov32rm: op::MOV32rm,
            tls_call: specifier::tlscall.into(),
        }
    }
}

impl Encoder<'_> {
    /// Bytes of the immediates from operand `first` on.
    pub(super) fn immediate_bytes(&self, first: usize) -> i32 {
        match self.ts.imm() {
            _ if self.ts.map() == map::THREE_D_NOW => 1,
            imm::I8 | imm::I8_PCREL | imm::I8_REG => 1,
            _ if self.inst.operands.len() <= first => 0,
            imm::I16 | imm::I16_PCREL => 2,
            imm::I32 | imm::I32_PCREL | imm::I32S => 4,
            imm::I64 => 8,
            _ => 0,
        }
    }

    pub(super) fn immediates(&mut self, places: &Places) -> Encode<()> {
        let ts = self.ts;
        let at = places.immediates;
        if ts.map() == map::THREE_D_NOW {
            self.out.push(ts.opcode());
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
    pub(super) fn absolute(&mut self, address: Operand) -> Encode<()> {
        match self.ts.ad_size() {
            1 => self.number(address, 2, self.numbers.data[1], 0),
            3 => self.number(address, 8, self.numbers.data[3], 0),
            _ => self.number(address, 4, self.numbers.data[2], 0),
        }
    }

    /// An immediate as the instruction has it.
    pub(super) fn immediate(&mut self, value: Operand) -> Encode<()> {
        let numbers = self.numbers;
        match self.ts.imm() {
            imm::I8 | imm::I8_REG => self.number(value, 1, numbers.data[0], 0),
            imm::I8_PCREL => self.number(value, 1, numbers.pcrel[0], -1),
            imm::I16 => self.number(value, 2, numbers.data[1], 0),
            imm::I16_PCREL => self.number(value, 2, numbers.pcrel[1], -2),
            imm::I32 => self.number(value, 4, numbers.data[2], 0),
            // A linker may send a branch to a symbol elsewhere. Where a transaction aborts to is no target of a branch.
            imm::I32_PCREL
                if self.mode == Mode::Bits64
                    && self.ts.form() < form::MRM_C0
                    && self.is_plain_symbol(value) =>
            {
                self.number(value, 4, numbers.branch, -4)
            }
            imm::I32_PCREL => self.number(value, 4, numbers.pcrel[2], -4),
            imm::I32S => self.number(value, 4, numbers.signed, 0),
            imm::I64 => self.number(value, 8, numbers.data[3], 0),
            _ => Ok(()),
        }
    }

    fn is_plain_symbol(&self, value: Operand) -> bool {
        let expr = value.as_expr().map(|expr| self.cx.expr(expr));
        matches!(expr, Some(ExprData::Symbol(_, Specifier::NONE)))
    }

    /// A number of `size` bytes, or the fixup that will give it.
    pub(super) fn number(&mut self, value: Operand, size: usize, kind: u16, addend: i32) -> Encode<()> {
        match value {
            Operand::Imm(value) => {
                self.out.extend_from_slice(&value.to_le_bytes()[..size]);
            }
            Operand::Expr(expr) => {
                let (mut kind, mut addend) = (kind, addend);
                let numbers = self.numbers;
                let absolute = [numbers.data[2], numbers.data[3], numbers.signed].contains(&kind);
                let relative =
                    [numbers.riprel, numbers.riprel_relax, numbers.riprel_relax_rex].contains(&kind);
                if (absolute || relative)
                    && let Some(from_here) = self.global_offset_table(expr)
                {
                    kind = numbers.global_offset_table[usize::from(size == 8)];
                    if from_here && absolute {
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
        let offset = (at - self.start) as u32;
        self.fixups.push(Fixup { offset, value, addend, kind, relaxable: false, location: 0 });
    }
}
