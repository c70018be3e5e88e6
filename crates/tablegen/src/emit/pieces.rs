//! Forms of operands, and encodings of several pieces, as records and programs ([`tables::sequence`]).

use super::functions::Functions;
use super::image::Methods;
use super::printing::{self, Named};
use crate::model::decoder::Entry;
use crate::model::encoding::InstBits;
use crate::model::fields::{Def, Result};
use crate::model::forms::{self, Form, PartOf};
use crate::model::instructions::{Instruction, Instructions};
use crate::model::registers::Registers;
use crate::model::sequence::Element;
use crate::model::subtarget::Subtargets;
use tables::code::write_number;
use tables::image::{ImageBuilder, List, SectionId};
use tables::instructions::{FormPart, OperandForm, PartKind};
use tables::sequence::{ElementToWrite, Word};

/// Writes the forms of an operand's record.
pub fn write_forms(
    def: Def<'_>,
    instructions: &Instructions<'_>,
    registers: &Registers,
    image: &mut ImageBuilder,
    functions: &mut Functions,
    subtargets: &Subtargets,
) -> Result<List<OperandForm>> {
    let mut list = Vec::new();
    for form in forms::of_operand(def, instructions, registers)? {
        let parts: Vec<FormPart> = form.parts.iter().map(|part| form_part(part.kind)).collect();
        let record = OperandForm {
            parts: image.push_all(&parts),
            syntax: write_syntax(&form, image)?,
            word: write_word(&form, image, functions, subtargets)?,
        };
        list.push(record);
    }
    Ok(image.push_all(&list))
}

fn form_part(part: PartOf<'_>) -> FormPart {
    let (kind, value, ty) = match part {
        PartOf::Register(register) => (PartKind::Register, register.into(), 0),
        PartOf::Constant(value) => (PartKind::Constant, value, 0),
        PartOf::Operand { ty, class: Some(class), .. } => (PartKind::Class, class.into(), ty),
        PartOf::Operand { ty, class: None, .. } => (PartKind::Typed, 0, ty),
    };
    FormPart { kind: kind as u8, value, ty }
}

fn write_syntax(form: &Form<'_>, image: &mut ImageBuilder) -> Result<u32> {
    let text = form.def.string("AsmString")?;
    if text.is_empty() && !form.def.is_a("EmptyForm") {
        return Ok(u32::MAX);
    }
    let part = |name: &str| form.parts.iter().position(|part| part.name == name).map(Named::Operand);
    let code = printing::program(form.def, "AsmString", text, 0, &part, image)?;
    let written = |name: &str| text.contains(&format!("${name}")) || text.contains(&format!("${{{name}"));
    for part in form.parts.iter().filter(|part| matches!(part.kind, PartOf::Operand { .. })) {
        if !written(&part.name) {
            let message = format!("part '{}' is not in the assembly string", part.name);
            return Err(form.def.field_error("AsmString", message));
        }
    }
    Ok(image.program(SectionId::Printing, &code))
}

fn write_word(
    form: &Form<'_>,
    image: &mut ImageBuilder,
    functions: &mut Functions,
    subtargets: &Subtargets,
) -> Result<u32> {
    let Some(bits) = &form.word else { return Ok(u32::MAX) };
    let mut methods = Vec::new();
    for part in &form.parts {
        methods.push(match part.kind {
            PartOf::Operand { def, .. } => (
                functions.field(image, subtargets, def, "EncodeExpr", "Imm")?,
                functions.field(image, subtargets, def, "DecodeExpr", "Bits")?,
            ),
            PartOf::Register(_) | PartOf::Constant(_) => (0, 0),
        });
    }
    let mut code = Vec::new();
    word(bits, &|part| methods[part]).write(&mut code);
    Ok(image.program(SectionId::Encoding, &code))
}

/// A word whose operands have these encoding and decoding functions.
fn word(bits: &InstBits, methods: &dyn Fn(usize) -> (u32, u32)) -> Word {
    let mut word = Word {
        base: vec![0; bits.fixed.len().div_ceil(8)],
        mask: vec![0; bits.fixed.len().div_ceil(8)],
        fields: Vec::new(),
    };
    for (at, bit) in bits.fixed.iter().enumerate() {
        if let Some(value) = bit {
            word.base[at / 8] |= u8::from(*value) << (at % 8);
            word.mask[at / 8] |= 1 << (at % 8);
        }
    }
    for field in &bits.fields {
        let (encode, decode) = methods(field.operand);
        word.fields.push((field.operand as u32, encode, decode, field.pieces.clone()));
    }
    word
}

/// The encoding program of an instruction made of pieces.
pub fn program(instruction: &Instruction<'_>, elements: &[Element], methods: &Methods) -> Result<Vec<u8>> {
    let mut written = Vec::new();
    for element in elements {
        written.push(match element {
            Element::Word(bits) => {
                let methods =
                    |operand| (methods.encode(instruction, operand), methods.decode(instruction, operand));
                ElementToWrite::Word(word(bits, &methods))
            }
            Element::Encoded(first) if leb128_of(instruction, *first, methods) != 0 => {
                ElementToWrite::Leb128 {
                    operand: *first as u32,
                    is_signed: leb128_of(instruction, *first, methods) == 2,
                    encode: methods.encode(instruction, *first),
                    decode: methods.decode(instruction, *first),
                }
            }
            Element::Encoded(first) => {
                let forms = forms_of(instruction, *first, methods);
                if forms.len == 0 {
                    let message = format!(
                        "operand '{}' has no forms to be encoded in",
                        instruction.operands[*first].name
                    );
                    return Err(instruction.def.field_error("Inst", message));
                }
                ElementToWrite::Operand { first: *first as u32, forms }
            }
        });
    }
    Ok(tables::sequence::write(&written))
}

/// The forms of the operand that begins at `first`.
fn forms_of(instruction: &Instruction<'_>, first: usize, methods: &Methods) -> List<OperandForm> {
    let operand = &instruction.operands[first];
    let ty = operand.whole.unwrap_or(operand.ty);
    methods.types.get(ty as usize).map_or(List::EMPTY, |ty| ty.forms)
}

/// Whether an operand is a number in LEB128, and of which kind.
fn leb128_of(instruction: &Instruction<'_>, operand: usize, methods: &Methods) -> u8 {
    methods.types.get(instruction.operands[operand].ty as usize).map_or(0, |ty| ty.leb128)
}

/// The decoder's entry: it is found by the first word.
pub fn decoder_entry(
    opcode: u16,
    instruction: &Instruction<'_>,
    elements: &[Element],
    program: u32,
    methods: &Methods,
) -> Entry {
    let mut bits = Vec::new();
    let mut shape = Vec::new();
    for (index, element) in elements.iter().enumerate() {
        match element {
            Element::Word(word) => {
                if index == 0 {
                    bits = word.fixed.clone();
                }
                // Fields differ by what they hold: the type of the operand, not its place.
                shape.push(0);
                shape.extend(word.fixed.iter().map(|bit| bit.map_or(2, u8::from)));
                for field in &word.fields {
                    write_number(&mut shape, instruction.operands[field.operand].ty.into());
                }
            }
            Element::Encoded(first) => {
                let forms = forms_of(instruction, *first, methods);
                shape.push(1 + leb128_of(instruction, *first, methods));
                write_number(&mut shape, forms.start.into());
                write_number(&mut shape, forms.len.into());
            }
        }
    }
    Entry {
        name: instruction.def.name().to_owned(),
        opcode,
        bits,
        soft_zeros: 0,
        soft_ones: 0,
        predicates: instruction.predicates,
        operands: program,
        fallible: true,
        is_sequence: true,
        shape,
    }
}

/// The shape of an instruction of one word: its operand program and the types of its operands.
pub fn shape_of_fields(instruction: &Instruction<'_>, program: &[u8]) -> Vec<u8> {
    let mut shape = program.to_vec();
    for operand in &instruction.operands {
        write_number(&mut shape, operand.ty.into());
        write_number(&mut shape, operand.tied_to.map_or(0, |t| t as u64 + 1));
    }
    shape
}
