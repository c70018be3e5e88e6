//! Forms of operands: the ways in which an operand is written and encoded (`OperandForm` records).

use super::encoding::{self, InstBits};
use super::fields::{Dag, Def, Result};
use super::instructions::{Instruction, Instructions, Operand};
use super::registers::Registers;
use super::sequence::{self, Element};
use crate::lang::Records;
use crate::lang::value::View;
use crate::model::fields::defs_of;

/// A form.
pub struct Form<'a> {
    pub def: Def<'a>,
    pub parts: Vec<Part<'a>>,
    /// Its word, if it has an encoding; operands are parts.
    pub word: Option<InstBits>,
}

/// A part of an operand in one form.
pub struct Part<'a> {
    /// Empty for what is fixed.
    pub name: String,
    pub kind: PartOf<'a>,
}

#[derive(Clone, Copy)]
pub enum PartOf<'a> {
    Register(u16),
    Constant(i64),
    /// A record used as an operand: its type, and its register class if it has one.
    Operand {
        def: Def<'a>,
        ty: u16,
        class: Option<u16>,
    },
}

/// Registers the operand types that only forms use, before types are numbered.
pub fn note_operands<'a>(
    records: &'a Records,
    instructions: &mut Instructions<'a>,
    registers: &Registers,
) -> Result<()> {
    for def in defs_of(records, "OperandForm") {
        let Some(parts) = def.dag("Parts")? else { continue };
        for operand in parts.args().filter(|a| a.name.is_some()).filter_map(|a| parts.arg_def(a)) {
            instructions.operand_type(operand, registers)?;
        }
    }
    Ok(())
}

/// The forms that an operand's record lists.
pub fn of_operand<'a>(
    def: Def<'a>,
    instructions: &Instructions<'a>,
    registers: &Registers,
) -> Result<Vec<Form<'a>>> {
    let forms = def.defs("Forms")?;
    let count = def.dag("MIOperandInfo")?.map_or(0, |info| info.args().len()).max(1);
    forms.into_iter().map(|form| read(form, count, instructions, registers)).collect()
}

fn read<'a>(
    def: Def<'a>,
    count: usize,
    instructions: &Instructions<'a>,
    registers: &Registers,
) -> Result<Form<'a>> {
    let dag = def.dag("Parts")?.ok_or_else(|| def.field_error("Parts", "a form needs its parts"))?;
    if dag.args().len() != count {
        let message = format!("the form has {} parts, but its operand has {count}", dag.args().len());
        return Err(def.field_error("Parts", message));
    }
    let mut parts = Vec::new();
    for arg in dag.args() {
        let kind = match def.records.view(arg.value) {
            View::Int(value) => PartOf::Constant(value),
            _ => part(def, dag, dag.arg_def(arg), instructions, registers)?,
        };
        parts.push(Part { name: arg.name.unwrap_or("").to_owned(), kind });
    }
    let operand = |part: &Part<'_>| Operand {
        name: part.name.clone(),
        ty: 0,
        tied_to: None,
        flags: 0,
        part: 0,
        num_parts: 1,
        whole: None,
        whole_name: String::new(),
        declared: None,
        qualified_name: String::new(),
    };
    let mut whole = Instruction::empty(def);
    whole.operands = parts.iter().map(operand).collect();
    let word = match sequence::read(&whole, def)? {
        Some(elements) => Some(only_word(def, elements)?),
        None => encoding::read(&whole, def)?,
    };
    if let Some(word) = &word
        && !word.fixed.len().is_multiple_of(8)
    {
        return Err(def.field_error("Inst", format!("{} bits are not whole bytes", word.fixed.len())));
    }
    check_parts(def, &parts, word.as_ref())?;
    Ok(Form { def, parts, word })
}

fn only_word(def: Def<'_>, elements: Vec<Element>) -> Result<InstBits> {
    match <[Element; 1]>::try_from(elements) {
        Ok([Element::Word(word)]) => Ok(word),
        _ => Err(def.field_error("Inst", "a form is encoded in one word, without operands that have forms")),
    }
}

fn part<'a>(
    def: Def<'a>,
    dag: Dag<'a>,
    named: Option<Def<'a>>,
    instructions: &Instructions<'a>,
    registers: &Registers,
) -> Result<PartOf<'a>> {
    let Some(named) = named else {
        let message = format!("a part of '{}' is neither operand, register nor number", dag.op.name());
        return Err(def.field_error("Parts", message));
    };
    if named.name() == "zero_reg" {
        return Ok(PartOf::Register(0));
    }
    if let Some(register) = registers.by_name(named.name()) {
        return Ok(PartOf::Register(register));
    }
    let Some(ty) = instructions.type_by_name(named.name()) else {
        let message = format!("'{}' is neither operand, register nor number", named.name());
        return Err(def.field_error("Parts", message));
    };
    Ok(PartOf::Operand { def: named, ty, class: instructions.operand_types[ty as usize].class })
}

/// What varies must be in the encoding, or it could not be read back.
fn check_parts(def: Def<'_>, parts: &[Part<'_>], word: Option<&InstBits>) -> Result<()> {
    let Some(word) = word else { return Ok(()) };
    for (index, part) in parts.iter().enumerate() {
        let varies = matches!(part.kind, PartOf::Operand { .. });
        if varies && !word.fields.iter().any(|field| field.operand == index) {
            return Err(def.field_error("Inst", format!("part '{}' has no bits in the encoding", part.name)));
        }
    }
    Ok(())
}
