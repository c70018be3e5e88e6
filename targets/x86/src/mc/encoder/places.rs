//! Which operand goes where: operands sorted into the places that an encoding has.

use super::super::flags::{form, imm};
use super::{Encode, Encoder};
use ::mc::encode::EncodeError;
use ::mc::inst::{Operand, Reg};

/// A memory operand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memory {
    pub(super) base: Reg,
    pub(super) scale: u8,
    pub(super) index: Reg,
    pub(super) disp: Operand,
    pub(super) segment: Reg,
}

/// What ModRM's mod and r/m mean.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Rm {
    #[default]
    None,
    Register(Reg),
    Memory(Memory),
}

/// Operands by their places in the encoding.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Places {
    /// Register or opcode extension in ModRM's reg field.
    pub(super) reg: Option<Reg>,
    pub(super) extension: u8,
    pub(super) rm: Rm,
    pub(super) vvvv: Option<Reg>,
    /// EVEX.aaa.
    pub(super) mask: Option<Reg>,
    /// EVEX.L'L where it says how to round.
    pub(super) rounding: Option<u8>,
    /// In the low bits of the opcode.
    pub(super) in_opcode: Option<Reg>,
    /// In the upper half of the last byte.
    pub(super) is4: Option<Reg>,
    pub(super) condition: u8,
    /// The first operand that is an immediate, if there are any.
    pub(super) immediates: usize,
    /// The byte after the opcode, if it is fixed.
    pub(super) fixed: Option<u8>,
    /// Flags and condition of a conditional comparison.
    pub(super) compare: Option<(u8, u8)>,
}

impl Encoder<'_> {
    #[inline]
    pub(super) fn operand(&self, at: usize) -> Encode<Operand> {
        self.inst.operands.get(at).copied().ok_or(EncodeError::MissingOperand(at as u32))
    }

    #[inline]
    pub(super) fn register(&self, at: usize) -> Encode<Reg> {
        self.operand(at)?.as_reg().ok_or(EncodeError::NoForm(at as u32))
    }

    pub(super) fn constant(&self, at: usize) -> Encode<i64> {
        self.operand(at)?.as_imm().ok_or(EncodeError::NoForm(at as u32))
    }

    /// The five operands from `at` on.
    #[inline]
    pub(super) fn memory_at(&self, at: usize) -> Encode<Memory> {
        if let Some(
            &[Operand::Reg(base), Operand::Imm(scale), Operand::Reg(index), disp, Operand::Reg(segment)],
        ) = self.inst.operands.get(at..at + 5)
        {
            return Ok(Memory { base, scale: scale as u8, index, disp, segment });
        }
        // One of them is missing, or of another kind: which?
        Ok(Memory {
            base: self.register(at)?,
            scale: self.constant(at + 1)? as u8,
            index: self.register(at + 2)?,
            disp: self.operand(at + 3)?,
            segment: self.register(at + 4)?,
        })
    }

    #[inline]
    pub(super) fn encoding(&self, reg: Reg) -> u8 {
        self.target.register(reg).encoding as u8
    }

    /// The operand that is the mask of elements.
    fn mask_at(&self, first: usize) -> Option<usize> {
        let before = match self.ts.form() {
            form::MRM0m..=form::MRM7m if !self.ts.vex_4v() => 0,
            form::MRMDestMem => 5,
            _ => 1,
        };
        self.ts.evex_k().then_some(first + before)
    }

    /// Sorts operands into their places, which have nothing yet.
    pub(super) fn find_places(&self, places: &mut Places) -> Encode<()> {
        let ts = self.ts;
        let first = usize::from(self.facts.first_operand);
        // A tied use that is read from a place of its own follows its definition.
        let mut next = Next { encoder: self, at: first, mask_at: self.mask_at(first) };
        places.mask = next.mask_at.map(|at| self.register(at)).transpose()?;
        let mut has_4v = ts.vex_4v();
        if ts.has_new_destination() {
            places.vvvv = Some(next.register()?);
            has_4v = false;
        } else if ts.is_conditional_compare() {
            let last = self.inst.operands.len();
            let number = |back: usize| {
                last.checked_sub(back).map_or(Err(EncodeError::NoEncoding), |at| self.constant(at))
            };
            places.compare = Some((number(2)? as u8 & 15, number(1)? as u8 & 15));
            has_4v = false;
        }
        let own = places.vvvv;
        match ts.form() {
            form::RawFrm | form::RawFrmImm8 | form::RawFrmImm16 | form::PrefixByte => {}
            form::AddRegFrm => places.in_opcode = Some(next.register()?),
            form::RawFrmMemOffs | form::RawFrmSrc | form::RawFrmDst | form::RawFrmDstSrc => {}
            form::AddCCFrm => {
                places.condition = self.constant(self.inst.operands.len().saturating_sub(1))? as u8
            }
            form::MRMDestReg | form::MRMDestRegCC => {
                places.rm = Rm::Register(next.register()?);
                places.vvvv = has_4v.then(|| next.register()).transpose()?;
                places.reg = Some(next.register()?);
            }
            form::MRMDestMem | form::MRMDestMemCC | form::MRMDestMemFSIB => {
                places.rm = Rm::Memory(next.memory()?);
                places.vvvv = has_4v.then(|| next.register()).transpose()?;
                places.reg = Some(next.register()?);
            }
            form::MRMSrcReg | form::MRMSrcRegCC => {
                places.reg = Some(next.register()?);
                places.vvvv = has_4v.then(|| next.register()).transpose()?;
                places.rm = Rm::Register(next.register()?);
            }
            form::MRMSrcMem | form::MRMSrcMemCC | form::MRMSrcMemFSIB => {
                places.reg = Some(next.register()?);
                places.vvvv = has_4v.then(|| next.register()).transpose()?;
                places.rm = Rm::Memory(next.memory()?);
            }
            form::MRMSrcReg4VOp3 => {
                places.reg = Some(next.register()?);
                places.rm = Rm::Register(next.register()?);
                places.vvvv = Some(next.register()?);
            }
            form::MRMSrcMem4VOp3 | form::MRMDestMem4VOp3CC => {
                places.reg = Some(next.register()?);
                places.rm = Rm::Memory(next.memory()?);
                places.vvvv = Some(next.register()?);
            }
            form::MRMSrcRegOp4 | form::MRMSrcMemOp4 => {
                places.reg = Some(next.register()?);
                places.vvvv = has_4v.then(|| next.register()).transpose()?;
                places.is4 = Some(next.register()?);
                places.rm = match ts.form() {
                    form::MRMSrcRegOp4 => Rm::Register(next.register()?),
                    _ => Rm::Memory(next.memory()?),
                };
            }
            form::MRMr0 => {
                let reg = next.register()?;
                places.reg = Some(reg);
                places.fixed = Some(0xc0 | (self.encoding(reg) & 7) << 3);
            }
            form::MRMXrCC => places.rm = Rm::Register(next.register()?),
            form::MRMXmCC => places.rm = Rm::Memory(next.memory()?),
            f @ form::MRM0X..=form::MRM7X if self.inst.operands.is_empty() => {
                places.fixed = Some(0xc0 | (f & 7) << 3);
            }
            f @ (form::MRMXr | form::MRM0r..=form::MRM7r | form::MRM0X..=form::MRM7X) => {
                places.extension = if f == form::MRMXr { 0 } else { f & 7 };
                places.vvvv = has_4v.then(|| next.register()).transpose()?;
                places.rm = Rm::Register(next.register()?);
            }
            f @ (form::MRMXm | form::MRM0m..=form::MRM7m) => {
                places.extension = if f == form::MRMXm { 0 } else { f & 7 };
                places.vvvv = has_4v.then(|| next.register()).transpose()?;
                places.rm = Rm::Memory(next.memory()?);
            }
            f if f >= form::MRM_C0 => places.fixed = Some(0xc0 + (f - form::MRM_C0)),
            _ => return Err(EncodeError::NoEncoding),
        }
        places.vvvv = own.or(places.vvvv);
        if ts.has_condition() && ts.form() != form::AddCCFrm {
            places.condition = self.constant(next.at)? as u8;
            next.at += 1;
        }
        if ts.imm() == imm::Imm8Reg && places.is4.is_none() {
            places.is4 = Some(next.register()?);
        }
        if ts.evex_rc() {
            places.rounding = Some(self.constant(next.at)? as u8);
            next.at += 1;
        }
        places.immediates = next.at;
        Ok(())
    }

    pub(super) fn reg_field(&self, places: &Places) -> u8 {
        places.reg.map_or(places.extension, |reg| self.encoding(reg) & 7)
    }
}

/// Operands one after the other, without the mask.
struct Next<'e, 'a> {
    encoder: &'e Encoder<'a>,
    at: usize,
    mask_at: Option<usize>,
}

impl Next<'_, '_> {
    /// The place of the next operand, of so many parts.
    fn take(&mut self, parts: usize) -> usize {
        self.at += usize::from(Some(self.at) == self.mask_at);
        self.at += parts;
        self.at - parts
    }

    fn register(&mut self) -> Encode<Reg> {
        let at = self.take(1);
        self.encoder.register(at)
    }

    fn memory(&mut self) -> Encode<Memory> {
        let at = self.take(5);
        self.encoder.memory_at(at)
    }
}
