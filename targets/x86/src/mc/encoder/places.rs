//! Operands in the places that an encoding has, taken from an instruction as its [`Layout`](super::Layout) says.

use super::super::regs::EncodedRegister;
use super::layout::RmSource;
use super::{Encode, Encoder};
use ::mc::encode::EncodeError;
use ::mc::inst::{Operand, Reg};

/// A memory operand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memory<'i> {
    pub(super) base: EncodedRegister,
    pub(super) scale: u8,
    pub(super) index: EncodedRegister,
    pub(super) disp: &'i Operand,
    pub(super) segment: Reg,
}

/// What ModRM's mod and r/m mean.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rm<'i> {
    None,
    Register(EncodedRegister),
    Memory(Memory<'i>),
    /// The byte besides its reg field.
    Fixed(u8),
}

/// The operands that prefixes, opcode and ModRM depend on. There is no register where the encoding has no place for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places<'i> {
    /// In ModRM's reg field.
    pub(super) reg: EncodedRegister,
    pub(super) rm: Rm<'i>,
    /// In the low bits of the opcode.
    pub(super) in_opcode: EncodedRegister,
}

impl<'a> Encoder<'a> {
    #[inline]
    pub(super) fn operand(&self, at: usize) -> Encode<&'a Operand> {
        self.operands.get(at).ok_or(EncodeError::MissingOperand(at as u32))
    }

    #[inline]
    pub(super) fn register(&self, at: usize) -> Encode<Reg> {
        match *self.operand(at)? {
            Operand::Reg(reg) => Ok(reg),
            _ => Err(EncodeError::NoForm(at as u32)),
        }
    }

    #[inline]
    pub(super) fn constant(&self, at: usize) -> Encode<i64> {
        match *self.operand(at)? {
            Operand::Imm(value) => Ok(value),
            _ => Err(EncodeError::NoForm(at as u32)),
        }
    }

    /// The register that goes to a place; none if there is no such place.
    #[inline]
    pub(super) fn placed(&self, at: Option<u8>) -> Encode<EncodedRegister> {
        match at {
            Some(at) => Ok(self.registers.encoded(self.register(at.into())?)),
            None => Ok(EncodedRegister::default()),
        }
    }

    /// The five operands from `at` on.
    #[inline]
    fn memory_at(&self, at: usize) -> Encode<Memory<'a>> {
        let encoded = |reg| self.registers.encoded(reg);
        if let Some(
            [Operand::Reg(base), Operand::Imm(scale), Operand::Reg(index), disp, Operand::Reg(segment)],
        ) = self.operands.get(at..at + 5)
        {
            return Ok(Memory {
                base: encoded(*base),
                scale: *scale as u8,
                index: encoded(*index),
                disp,
                segment: *segment,
            });
        }
        // One of them is missing, or of another kind: which?
        Ok(Memory {
            base: encoded(self.register(at)?),
            scale: self.constant(at + 1)? as u8,
            index: encoded(self.register(at + 2)?),
            disp: self.operand(at + 3)?,
            segment: self.register(at + 4)?,
        })
    }

    /// Takes the operands from the instruction.
    #[inline]
    pub(super) fn find_places(&self) -> Encode<Places<'a>> {
        let layout = self.layout;
        Ok(Places {
            reg: self.placed(layout.reg)?,
            rm: match layout.rm {
                RmSource::None => Rm::None,
                RmSource::Register(at) => Rm::Register(self.placed(Some(at))?),
                RmSource::Memory(at) => Rm::Memory(self.memory_at(at.into())?),
                RmSource::Fixed(byte) => Rm::Fixed(byte),
            },
            in_opcode: self.placed(layout.in_opcode)?,
        })
    }

    /// ModRM's reg field.
    #[inline]
    pub(super) fn reg_field(&self, places: &Places<'_>) -> u8 {
        places.reg.low_bits() | self.layout.extension
    }
}
