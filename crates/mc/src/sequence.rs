//! Instructions of several pieces: encoding and decoding by the programs of [`tables::sequence`], and the forms of
//! operands.
//!
//! A form fits if every part of the operand is what the form says: a fixed register or constant, a register of a class, a
//! number that the part's type accepts, or an expression for which the type has a fixup. Parser, printer, encoder and
//! decoder all go by the first form that fits.

use crate::assembler::write_leb;
use crate::context::Context;
use crate::decode;
use crate::encode::{self, EncodeError, Encoder, Fixup, SymbolicOperand};
use crate::eval::{self, NoOffsets};
use crate::expr::Specifier;
use crate::inst::{Inst, Operand, Reg};
use crate::target::{Subtarget, Target, operand_number};
use smallvec::SmallVec;
use tables::encoding::{MAX_BYTES, extract_bits, insert_bits};
use tables::image::{List, SectionId};
use tables::instructions::{FormPart, OperandForm, PartKind};
use tables::sequence::{Element, SequenceReader, WordField, WordReader};

/// Appends the words of an instruction.
pub(crate) fn encode(
    encoder: &Encoder<'_>,
    inst: &Inst,
    mut program: SequenceReader<'_>,
    out: &mut Vec<u8>,
    fixups: &mut Vec<Fixup>,
) -> Result<(), EncodeError> {
    let target = encoder.target;
    let start = out.len();
    let infos = target.image.list(target.instruction(inst.opcode).operands);
    while let Some(element) = program.next_element() {
        let at = (out.len() - start) as u32;
        let first_fixup = fixups.len();
        match element {
            Element::Word(word) => {
                let ty = |index: usize| infos.get(index).map_or(0, |info| info.ty);
                encoder.word(word, &inst.operands, &ty, 0, out, fixups)?;
            }
            Element::Operand { first, forms } => {
                let parts = inst.operands.get(first..).unwrap_or_default();
                let Some(form) = encoder.form(parts, forms) else {
                    return Err(EncodeError::NoForm(first as u32));
                };
                let word = WordReader::new(target.image.program(SectionId::Encoding, form.word));
                let kinds = target.image.list(form.parts);
                let ty = |index: usize| kinds.get(index).map_or(0, |part| part.ty);
                encoder.word(word, parts, &ty, first, out, fixups)?;
            }
            Element::Leb128 { operand, is_signed, encode, .. } => {
                let index = operand as u32;
                let value = *inst.operands.get(operand).ok_or(EncodeError::MissingOperand(index))?;
                write_leb(out, encoder.number(value, index, encode)?, is_signed, 1);
            }
        }
        fixups[first_fixup..].iter_mut().for_each(|fixup| fixup.offset += at);
    }
    Ok(())
}

impl Encoder<'_> {
    /// The first form with an encoding that fits.
    fn form(&self, parts: &[Operand], forms: List<OperandForm>) -> Option<OperandForm> {
        let mut forms = self.target.image.list(forms).iter().filter(|form| form.word != u32::MAX);
        forms.find(|form| form_fits(self.target, self.subtarget, self.cx, form, parts))
    }

    /// The bits of an operand that is a constant.
    fn number(&self, operand: Operand, index: u32, encode: u32) -> Result<i64, EncodeError> {
        let number = operand_number(self.target, operand).or_else(|| encode::constant(self.cx, operand));
        match number {
            Some(number) if encode != 0 => Ok(self.target.call(encode - 1, &[number], self.subtarget)),
            Some(number) => Ok(number),
            None => Err(EncodeError::NoFixup { operand: index, specifier: Specifier::NONE }),
        }
    }

    /// Appends a word whose fields are filled by `operands`, which have the types `ty`; they are counted from `first` in
    /// messages.
    fn word(
        &self,
        mut word: WordReader<'_>,
        operands: &[Operand],
        ty: &dyn Fn(usize) -> u16,
        first: usize,
        out: &mut Vec<u8>,
        fixups: &mut Vec<Fixup>,
    ) -> Result<(), EncodeError> {
        let size = word.base().len().min(MAX_BYTES);
        let mut bits = [0; MAX_BYTES];
        bits[..size].copy_from_slice(&word.base()[..size]);
        while let Some(field) = word.next_field() {
            let index = (first + field.operand) as u32;
            let operand = *operands.get(field.operand).ok_or(EncodeError::MissingOperand(index))?;
            let number = operand_number(self.target, operand).or_else(|| encode::constant(self.cx, operand));
            let number = match (number, operand) {
                (Some(number), _) if field.encode != 0 => {
                    self.target.call(field.encode - 1, &[number], self.subtarget)
                }
                (Some(number), _) => number,
                (None, Operand::Expr(value)) => {
                    let ty = ty(field.operand);
                    let operand = SymbolicOperand { ty, index, value, said: None };
                    fixups.push(encode::symbolic(self.target, self.cx, operand, size)?);
                    0
                }
                (None, _) => return Err(EncodeError::MissingOperand(index)),
            };
            for _ in 0..field.num_pieces {
                insert_bits(&mut bits, number as u64, word.next_piece());
            }
        }
        encode::append_in_byte_order(self.target, &bits[..size], out);
        Ok(())
    }
}

/// Whether the parts of an operand are what a form says.
pub(crate) fn form_fits(
    target: &Target,
    subtarget: &Subtarget,
    cx: &Context,
    form: &OperandForm,
    parts: &[Operand],
) -> bool {
    let kinds = target.image.list(form.parts);
    kinds.len() <= parts.len()
        && kinds.iter().zip(parts).all(|(kind, &part)| part_fits(target, subtarget, cx, &kind, part))
}

pub(crate) fn part_fits(
    target: &Target,
    subtarget: &Subtarget,
    cx: &Context,
    kind: &FormPart,
    part: Operand,
) -> bool {
    let number = part.as_imm().or_else(|| encode::constant(cx, part));
    match (PartKind::from_number(kind.kind), part) {
        (PartKind::Register, Operand::Reg(reg)) => i64::from(reg.0) == kind.value,
        (PartKind::Class, Operand::Reg(reg)) => target.class_contains(kind.value as u16, reg),
        (PartKind::Constant, _) => number == Some(kind.value),
        (PartKind::Typed, Operand::Imm(_) | Operand::Expr(_)) => {
            let ty = target.operand_type(kind.ty);
            match (number, part) {
                (Some(n), _) => ty.predicate == 0 || target.call(ty.predicate - 1, &[n], subtarget) != 0,
                (None, Operand::Expr(expr)) => {
                    let specifier =
                        eval::evaluate(cx, expr, &NoOffsets).map_or(Specifier::NONE, |v| v.specifier);
                    target.image.list(ty.fixups).iter().any(|f| f.specifier == specifier.0)
                }
                _ => false,
            }
        }
        _ => false,
    }
}

/// Decodes `bytes` as the instruction `opcode`, whose program is at `program`; the instruction and its size.
pub(crate) fn decode(
    target: &Target,
    subtarget: &Subtarget,
    bytes: &[u8],
    opcode: u16,
    program: u32,
) -> Option<(Inst, usize)> {
    let infos = target.image.list(target.instruction(opcode).operands);
    let mut inst = Inst::new(opcode);
    inst.operands.resize(infos.len(), Operand::Imm(0));
    let mut reader = Bytes { target, subtarget, bytes, at: 0 };
    let mut decoded = 0u64;
    let mut elements = SequenceReader::new(target.image.program(SectionId::Encoding, program))?;
    while let Some(element) = elements.next_element() {
        let (first, found) = match element {
            Element::Word(word) => {
                let class = |index: usize| infos.get(index).map(|info| (info.class, info.ty));
                (0, reader.word(word, &class)?)
            }
            Element::Operand { first, forms } => {
                let mut forms = target.image.list(forms).iter().filter(|form| form.word != u32::MAX);
                (first, forms.find_map(|form| reader.form(&form))?)
            }
            Element::Leb128 { operand, is_signed, decode, .. } => {
                let bits = reader.leb128(is_signed)?;
                let ty = infos.get(operand)?.ty;
                let value = decode::immediate(target, subtarget, ty, decode, bits)?;
                (operand, Found::from_iter([(0, Operand::Imm(value))]))
            }
        };
        for (index, operand) in found {
            decoded |= 1u64.checked_shl((first + index) as u32).unwrap_or(0);
            *inst.operands.get_mut(first + index)? = operand;
        }
    }
    let decoded = decode::copy_tied(&infos, decoded, &mut inst)?;
    decode::fill_implied(target, &infos, decoded, &mut inst)?;
    Some((inst, reader.at))
}

/// Operands read, by index.
type Found = SmallVec<[(usize, Operand); 4]>;

struct Bytes<'a> {
    target: &'a Target,
    subtarget: &'a Subtarget,
    bytes: &'a [u8],
    at: usize,
}

impl Bytes<'_> {
    /// Reads a word whose operands have the register class plus 1 and the type that `class` gives.
    fn word(
        &mut self,
        mut word: WordReader<'_>,
        class: &dyn Fn(usize) -> Option<(u16, u16)>,
    ) -> Option<Found> {
        let size = word.base().len().min(MAX_BYTES);
        let mut bits = [0; MAX_BYTES];
        decode::load_word(self.target, self.bytes.get(self.at..self.at + size)?, &mut bits);
        let bits = &bits[..size];
        if !word.agrees(bits) {
            return None;
        }
        let mut found = Found::new();
        while let Some(field) = word.next_field() {
            let (mut value, mut mask) = (0, 0);
            for _ in 0..field.num_pieces {
                let piece = word.next_piece();
                value |= extract_bits(bits, piece);
                mask |= decode::piece_mask(piece);
            }
            let (class, ty) = class(field.operand)?;
            found.push((field.operand, self.operand(&field, class, ty, (value, mask))?));
        }
        self.at += size;
        Some(found)
    }

    fn operand(&self, field: &WordField, class: u16, ty: u16, (value, mask): (u64, u64)) -> Option<Operand> {
        Some(match class {
            0 => {
                Operand::Imm(decode::immediate(self.target, self.subtarget, ty, field.decode, value as i64)?)
            }
            class => {
                let bits = (value, mask);
                let own = (ty, field.decode);
                Operand::Reg(decode::register(self.target, self.subtarget, class - 1, own, bits)?)
            }
        })
    }

    /// Reads a number in LEB128 of at most 64 bits.
    fn leb128(&mut self, is_signed: bool) -> Option<i64> {
        let mut value = 0i64;
        for shift in (0..u64::BITS).step_by(7) {
            let byte = *self.bytes.get(self.at)?;
            self.at += 1;
            value |= i64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                let is_negative = is_signed && byte & 0x40 != 0 && shift + 7 < u64::BITS;
                return Some(if is_negative { value | -1 << (shift + 7) } else { value });
            }
        }
        None
    }

    /// Reads an operand in one form; nothing is consumed if it has another.
    fn form(&mut self, form: &OperandForm) -> Option<Found> {
        let kinds = self.target.image.list(form.parts);
        let class = |index: usize| {
            let part = kinds.get(index)?;
            let is_register = PartKind::from_number(part.kind) == PartKind::Class;
            Some((if is_register { part.value as u16 + 1 } else { 0 }, part.ty))
        };
        let word = WordReader::new(self.target.image.program(SectionId::Encoding, form.word));
        let mut found = self.word(word, &class)?;
        for (index, part) in kinds.iter().enumerate() {
            match PartKind::from_number(part.kind) {
                PartKind::Register => found.push((index, Operand::Reg(Reg(part.value as u16)))),
                PartKind::Constant => found.push((index, Operand::Imm(part.value))),
                PartKind::Class | PartKind::Typed => {}
            }
        }
        Some(found)
    }
}
