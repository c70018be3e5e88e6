//! The encoder: runs an instruction's encoding program.
//!
//! Cost: the number of bits that operands contribute; no allocation beyond the output.

use crate::context::Context;
use crate::eval::{self, NoOffsets};
use crate::expr::{Expr, Specifier};
use crate::inst::{INNER_OF_PACKET, Inst, Operand};
use crate::plan::{EncodingPlan, WordPlan};
use crate::rewrite::{self, Symbolic};
use crate::sequence;
use crate::target::{EncodeInput, Subtarget, Target, operand_number};
use tables::encoding::{EncodingReader, MAX_BYTES, RECODED, WIDE_BYTES, extract_bits, insert_bits};
use tables::image::SectionId;
use tables::instructions::{Fixup as FixupRecord, fixup_flags, target_flags};
use tables::sequence::SequenceReader;

/// A place in emitted bytes whose value is an expression not known yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixup {
    /// Bytes from the start of the instruction or fragment to where a PC-relative value counts from and a relocation
    /// points.
    pub offset: u32,
    pub value: Expr,
    /// Added to the value: where a distance counts from another place than its field.
    pub addend: i32,
    pub kind: FixupKind,
    /// The linker may shorten the code here: see [`fixup_flags::LINKER_RELAXABLE`]. The encoder does not know.
    pub relaxable: bool,
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
    /// A distance from the place itself in 1, 2, 4 or 8 bytes.
    Relative(u8),
    /// A difference of two places in so many bits, or in unsigned LEB128 if 0, that only relocations can give.
    Difference(u8),
    /// A relocation by number, with nothing to fill in.
    Relocation(u32),
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
    /// The operand has none of the forms that its type lists.
    NoForm(u32),
    /// The operand is symbolic where only numbers are possible.
    NoFixup { operand: u32, specifier: Specifier },
    /// More bytes than the machine reads.
    TooLong(u32),
    /// The operand's number has bits that its field has no room for.
    DoesNotFit(u32),
}

impl std::fmt::Display for EncodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            EncodeError::NoEncoding => f.write_str("instruction has no encoding"),
            EncodeError::MissingOperand(n) => write!(f, "operand {n} is missing"),
            EncodeError::NoForm(n) => write!(f, "operand {n} has no form that can be encoded"),
            EncodeError::DoesNotFit(n) => write!(f, "operand {n} does not fit into its field"),
            EncodeError::TooLong(limit) => write!(f, "instruction length exceeds the limit of {limit}"),
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
    if let Some(result) = target.hooks.encode(&EncodeInput { target, subtarget, cx, inst }, out, fixups) {
        return result;
    }
    if !target.plan(inst.opcode).encodings.is_empty() {
        if target.facts.flags & target_flags::CHECKS_FIELDS != 0 {
            check_fields(target, subtarget, inst)?;
        }
        Encoder { target, subtarget, cx }.one(inst, &[], out, fixups)?;
        if inst.flags & INNER_OF_PACKET != 0 {
            mark_inner(target, out);
        }
        return Ok(());
    }
    let parts = rewrite::encoded(target, subtarget, cx, inst).ok_or(EncodeError::NoEncoding)?;
    let start = out.len();
    for part in parts {
        let (offset, first) = ((out.len() - start) as u32, fixups.len());
        for index in part.fixups {
            if let Some(&Operand::Expr(value)) = inst.operands.get(index as usize) {
                let index = index.into();
                let ty = type_of(target, inst.opcode, index)?;
                fixups.push(symbolic(target, cx, SymbolicOperand { ty, index, value, said: None }, 0)?);
            }
        }
        if !part.is_empty {
            Encoder { target, subtarget, cx }.one(&part.inst, &part.symbolic, out, fixups)?;
        }
        fixups[first..].iter_mut().for_each(|f| f.offset += offset);
    }
    Ok(())
}

/// Says in the last word that other instructions of its packet follow.
fn mark_inner(target: &Target, out: &mut [u8]) {
    let (mask, inner) = (target.facts.packet_mask, target.facts.packet_inner);
    let order = |word: u32| if is_big_endian_code(target) { word.to_be_bytes() } else { word.to_le_bytes() };
    let bits = order(mask).into_iter().zip(order(inner));
    let last = out.len().saturating_sub(4);
    out[last..].iter_mut().zip(bits).for_each(|(byte, (mask, inner))| *byte = *byte & !mask | inner & mask);
}

/// What instructions are encoded for.
pub(crate) struct Encoder<'a> {
    pub target: &'a Target,
    pub subtarget: &'a Subtarget,
    pub cx: &'a Context,
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
        let Encoder { target, subtarget, .. } = *self;
        let encodings = &target.plan(inst.opcode).encodings;
        let encoding =
            encodings.get(subtarget.mode as usize).or(encodings.first()).ok_or(EncodeError::NoEncoding)?;
        let offset = match encoding {
            EncodingPlan::Word(word) => return self.word_of(word, inst, specifiers, out, fixups),
            EncodingPlan::Program(offset) => *offset,
        };
        let code = target.image.program(SectionId::Encoding, offset);
        if let Some(program) = SequenceReader::new(code) {
            return sequence::encode(self, inst, program, out, fixups);
        }
        let mut program = EncodingReader::new(code);
        let mut bits = [0; WIDE_BYTES];
        let size = program.base().len().min(MAX_BYTES);
        bits[..size].copy_from_slice(&program.base()[..size]);
        while let Some((index, method, mut num_pieces)) = program.next_field() {
            let number = if index == RECODED && method != 0 {
                num_pieces = num_pieces.saturating_sub(1);
                let source = extract_bits(&bits, program.next_piece());
                target.call(method - 1, &[source as i64], subtarget)
            } else {
                self.field(inst, index, method, specifiers, size, fixups)?
            };
            for _ in 0..num_pieces {
                insert_bits(&mut bits, number as u64, program.next_piece());
            }
        }
        append_in_byte_order(target, &bits[..size], out);
        Ok(())
    }

    /// The same for instructions of one word.
    fn word_of(
        &self,
        plan: &WordPlan,
        inst: &Inst,
        specifiers: &[(u8, Symbolic)],
        out: &mut Vec<u8>,
        fixups: &mut Vec<Fixup>,
    ) -> Result<(), EncodeError> {
        let size = usize::from(plan.size_bytes);
        let mut word = plan.base;
        for field in &plan.fields {
            let number = match inst.operands.get(field.operand as usize) {
                Some(&Operand::Imm(number)) if field.method == 0 => number,
                Some(&Operand::Reg(reg)) if field.method == 0 => self.target.register(reg).encoding.into(),
                _ => self.field(inst, field.operand, field.method, specifiers, size, fixups)?,
            };
            word |= field.place(number);
        }
        let bytes = word.to_le_bytes();
        match size {
            4 if !is_big_endian_code(self.target) => out.extend_from_slice(&bytes[..4]),
            _ => append_in_byte_order(self.target, &bytes[..size], out),
        }
        Ok(())
    }

    /// What an operand contributes to an instruction of `size` bytes; 0 if that is left to a fixup.
    fn field(
        &self,
        inst: &Inst,
        index: u32,
        method: u32,
        specifiers: &[(u8, Symbolic)],
        size: usize,
        fixups: &mut Vec<Fixup>,
    ) -> Result<i64, EncodeError> {
        let Encoder { target, subtarget, cx } = *self;
        let operand = *inst.operands.get(index as usize).ok_or(EncodeError::MissingOperand(index))?;
        match operand_number(target, operand).or_else(|| constant(cx, operand)) {
            Some(number) if method != 0 => Ok(target.call(method - 1, &[number], subtarget)),
            Some(number) => Ok(number),
            None => {
                let Operand::Expr(value) = operand else {
                    return Err(EncodeError::MissingOperand(index));
                };
                let said = specifiers.iter().find_map(|&(at, what)| match what {
                    Symbolic::Specified(specifier) if u32::from(at) == index => Some(specifier),
                    _ => None,
                });
                let ty = type_of(target, inst.opcode, index)?;
                fixups.push(symbolic(target, cx, SymbolicOperand { ty, index, value, said }, size)?);
                Ok(0)
            }
        }
    }
}

/// Refuses numbers that do not fit into their fields, as such with a sign or without: for descriptions whose operand types do not
/// all say so.
fn check_fields(target: &Target, subtarget: &Subtarget, inst: &Inst) -> Result<(), EncodeError> {
    let encodings = target.image.list(target.instruction(inst.opcode).encodings);
    let Some(offset) = encodings.get(subtarget.mode.into()).or(encodings.get(0)) else { return Ok(()) };
    let code = target.image.program(SectionId::Encoding, offset);
    if SequenceReader::new(code).is_some() {
        return Ok(());
    }
    let mut program = EncodingReader::new(code);
    while let Some((index, method, num_pieces)) = program.next_field() {
        // The bits of the number that are stored.
        let (mut low, mut high) = (u32::MAX, 0);
        for _ in 0..num_pieces {
            let piece = program.next_piece();
            low = low.min(piece.from);
            high = high.max(piece.from + piece.width);
        }
        let Some(&Operand::Imm(number)) = inst.operands.get(index as usize) else { continue };
        let number = if method != 0 { target.call(method - 1, &[number], subtarget) } else { number };
        let is_signed = target.operand_type(type_of(target, inst.opcode, index)?).signed_field != 0;
        let above = if is_signed { high.saturating_sub(1) } else { high };
        let lost_above =
            if high < 64 { number >> above != 0 && number >> high.saturating_sub(1) != -1 } else { false };
        let lost_below = low < 64 && number & !(-1 << low) != 0;
        if lost_above || lost_below {
            return Err(EncodeError::DoesNotFit(index));
        }
    }
    Ok(())
}

/// Expressions that are plain numbers are encoded like immediates.
pub(crate) fn constant(cx: &Context, operand: Operand) -> Option<i64> {
    eval::as_constant(cx, operand.as_expr()?)
}

/// An operand whose value is an expression.
pub(crate) struct SymbolicOperand {
    pub ty: u16,
    /// For messages.
    pub index: u32,
    pub value: Expr,
    /// The specifier, if it is not that of the expression.
    pub said: Option<Specifier>,
}

/// The type of an operand of an instruction.
fn type_of(target: &Target, opcode: u16, index: u32) -> Result<u16, EncodeError> {
    let operands = target.image.list(target.instruction(opcode).operands);
    operands.get(index as usize).map(|info| info.ty).ok_or(EncodeError::MissingOperand(index))
}

/// The fixup for a symbolic operand in a word of `size` bytes: decided by the operand's type and the specifier.
pub(crate) fn symbolic(
    target: &Target,
    cx: &Context,
    operand: SymbolicOperand,
    size: usize,
) -> Result<Fixup, EncodeError> {
    let SymbolicOperand { ty, index, value, said } = operand;
    let specifier = said
        .unwrap_or_else(|| eval::evaluate(cx, value, &NoOffsets).map_or(Specifier::NONE, |v| v.specifier));
    let mut fixups = target.image.list(target.operand_type(ty).fixups).iter();
    let fixup = fixups.find(|f| f.specifier == specifier.0);
    let kind = fixup.ok_or(EncodeError::NoFixup { operand: index, specifier })?.fixup;
    let record = target.fixup(kind).copied().unwrap_or_default();
    let offset =
        if record.flags & fixup_flags::AT_FIELD != 0 { field_byte(target, &record, size) } else { 0 };
    let kind = FixupKind::Target(kind);
    Ok(Fixup { offset, value, addend: 0, kind, relaxable: false, location: 0 })
}

/// The bytes that hold the field of a fixup, counted from the place that the fixup's offset names.
pub(crate) fn field_bytes(target: &Target, record: &FixupRecord) -> std::ops::Range<usize> {
    let len = (first_bit(record) as usize + usize::from(record.size_bits)).div_ceil(8);
    let at_field = record.flags & fixup_flags::AT_FIELD != 0;
    match usize::from(record.word_bytes).checked_sub(len) {
        Some(start) if is_big_endian_code(target) && !at_field => start..start + len,
        _ => 0..len,
    }
}

/// The byte of a word at which the field of a fixup begins.
fn field_byte(target: &Target, record: &FixupRecord, size: usize) -> u32 {
    let (first, end) = (record.offset_bits / 8, (record.offset_bits + record.size_bits).div_ceil(8));
    if is_big_endian_code(target) { (size as u32).saturating_sub(end.into()) } else { first.into() }
}

#[inline]
pub(crate) fn is_big_endian_code(target: &Target) -> bool {
    let flags = target.facts.flags;
    flags & target_flags::BIG_ENDIAN != 0 && flags & target_flags::LITTLE_ENDIAN_CODE == 0
}

/// Instruction words are kept least significant byte first until here.
pub(crate) fn append_in_byte_order(target: &Target, bits: &[u8], out: &mut Vec<u8>) {
    if is_big_endian_code(target) {
        out.extend(bits.iter().rev());
    } else {
        out.extend_from_slice(bits);
    }
}
