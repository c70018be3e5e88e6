//! The encoder: runs an instruction's encoding program.
//!
//! Cost: the number of bits that operands contribute; no allocation beyond the output.

use crate::context::Context;
use crate::eval::{self, NoOffsets};
use crate::expr::{Expr, Specifier};
use crate::inst::{Inst, Operand};
use crate::rewrite::{self, Symbolic};
use crate::target::{Subtarget, Target, operand_number};
use tables::encoding::{EncodingReader, MAX_BYTES, insert_bits};
use tables::image::SectionId;
use tables::instructions::{Fixup as FixupRecord, fixup_flags, target_flags};

/// A place in emitted bytes whose value is an expression not known yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixup {
    /// Bytes from the start of the instruction or fragment to where a PC-relative value counts from and a relocation
    /// points.
    pub offset: u32,
    pub value: Expr,
    pub kind: FixupKind,
    /// Where in the source it comes from, as the one who keeps the fixups numbers places; 0 if nobody said.
    pub location: u32,
}

/// The lowest bit of a target's fixup, counted from the byte that the fixup's offset names.
pub(crate) fn first_bit(record: &FixupRecord) -> u32 {
    let bits = u32::from(record.offset_bits);
    if record.flags & fixup_flags::AT_FIELD != 0 { bits % 8 } else { bits }
}

/// What kind of place it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FixupKind {
    /// A number of 1, 2, 4 or 8 bytes.
    Data(u8),
    /// A `Fixup` record of the target, by index.
    Target(u16),
}

/// Why an instruction has no encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EncodeError {
    /// A pseudo-instruction, or not available in this mode.
    NoEncoding,
    /// The instruction has fewer operands than its description.
    MissingOperand(u32),
    /// The operand is symbolic where only numbers are possible.
    NoFixup { operand: u32, specifier: Specifier },
}

impl std::fmt::Display for EncodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            EncodeError::NoEncoding => f.write_str("instruction has no encoding"),
            EncodeError::MissingOperand(n) => write!(f, "operand {n} is missing"),
            EncodeError::NoFixup { operand, .. } => {
                write!(f, "operand {operand} must be a constant: no relocation can express it")
            }
        }
    }
}

/// Appends the bytes of `inst` to `out` and its fixups to `fixups`.
pub fn encode(
    target: &Target,
    subtarget: &Subtarget,
    cx: &Context,
    inst: &Inst,
    out: &mut Vec<u8>,
    fixups: &mut Vec<Fixup>,
) -> Result<(), EncodeError> {
    let desc = target.instruction(inst.opcode);
    if !target.image.list(desc.encodings).is_empty() {
        return Encoder { target, subtarget, cx }.one(inst, &[], out, fixups);
    }
    let parts = rewrite::encoded(target, subtarget, cx, inst).ok_or(EncodeError::NoEncoding)?;
    let start = out.len();
    for part in parts {
        let (offset, first) = ((out.len() - start) as u32, fixups.len());
        for index in part.fixups {
            if let Some(&Operand::Expr(value)) = inst.operands.get(index as usize) {
                fixups.push(symbolic(target, cx, inst.opcode, index.into(), value, None)?);
            }
        }
        Encoder { target, subtarget, cx }.one(&part.inst, &part.symbolic, out, fixups)?;
        fixups[first..].iter_mut().for_each(|f| f.offset += offset);
    }
    Ok(())
}

/// What instructions are encoded for.
struct Encoder<'a> {
    target: &'a Target,
    subtarget: &'a Subtarget,
    cx: &'a Context,
}

impl Encoder<'_> {
    /// Runs the program of an instruction that has one. Operands that `specifiers` lists are under a specifier that their
    /// expressions do not say.
    fn one(
        &self,
        inst: &Inst,
        specifiers: &[(u8, Symbolic)],
        out: &mut Vec<u8>,
        fixups: &mut Vec<Fixup>,
    ) -> Result<(), EncodeError> {
        let Encoder { target, subtarget, cx } = *self;
        let desc = target.instruction(inst.opcode);
        let encodings = target.image.list(desc.encodings);
        let offset =
            encodings.get(subtarget.mode as usize).or(encodings.get(0)).ok_or(EncodeError::NoEncoding)?;
        let mut program = EncodingReader::new(target.image.program(SectionId::Encoding, offset));
        let mut bits = [0; MAX_BYTES];
        let size = program.base().len().min(MAX_BYTES);
        bits[..size].copy_from_slice(&program.base()[..size]);
        while let Some((index, method, num_pieces)) = program.next_field() {
            let operand = *inst.operands.get(index as usize).ok_or(EncodeError::MissingOperand(index))?;
            let number = match operand_number(target, operand).or_else(|| constant(cx, operand)) {
                Some(number) if method != 0 => target.call(method - 1, &[number], subtarget),
                Some(number) => number,
                None => {
                    let Operand::Expr(value) = operand else {
                        return Err(EncodeError::MissingOperand(index));
                    };
                    let said = specifiers.iter().find_map(|&(at, what)| match what {
                        Symbolic::Specified(specifier) if u32::from(at) == index => Some(specifier),
                        _ => None,
                    });
                    fixups.push(symbolic(target, cx, inst.opcode, index, value, said)?);
                    0
                }
            };
            for _ in 0..num_pieces {
                insert_bits(&mut bits, number as u64, program.next_piece());
            }
        }
        append_in_byte_order(target, &bits[..size], out);
        Ok(())
    }
}

/// Expressions that are plain numbers are encoded like immediates.
fn constant(cx: &Context, operand: Operand) -> Option<i64> {
    eval::as_constant(cx, operand.as_expr()?)
}

/// The fixup for a symbolic operand: decided by the operand's type and the specifier of the expression, or the one that
/// is said.
fn symbolic(
    target: &Target,
    cx: &Context,
    opcode: u16,
    index: u32,
    value: Expr,
    said: Option<Specifier>,
) -> Result<Fixup, EncodeError> {
    let specifier = said
        .unwrap_or_else(|| eval::evaluate(cx, value, &NoOffsets).map_or(Specifier::NONE, |v| v.specifier));
    let desc = target.instruction(opcode);
    let operand =
        target.image.list(desc.operands).get(index as usize).ok_or(EncodeError::MissingOperand(index))?;
    let mut fixups = target.image.list(target.operand_type(operand.ty).fixups).iter();
    let fixup = fixups.find(|f| f.specifier == specifier.0);
    let kind = fixup.ok_or(EncodeError::NoFixup { operand: index, specifier })?.fixup;
    let record = target.image.records::<FixupRecord>().get(kind as usize).unwrap_or_default();
    let at_field = record.flags & fixup_flags::AT_FIELD != 0;
    let offset = if at_field { u32::from(record.offset_bits / 8) } else { 0 };
    Ok(Fixup { offset, value, kind: FixupKind::Target(kind), location: 0 })
}

/// Instruction words are kept least significant byte first until here.
fn append_in_byte_order(target: &Target, bits: &[u8], out: &mut Vec<u8>) {
    let flags = target.image.records::<tables::instructions::Target>().get(0).map_or(0, |t| t.flags);
    if flags & target_flags::BIG_ENDIAN != 0 && flags & target_flags::LITTLE_ENDIAN_CODE == 0 {
        out.extend(bits.iter().rev());
    } else {
        out.extend_from_slice(bits);
    }
}
