//! Printing programs of instructions and aliases.

use super::around;
use super::suffixes::Suffixes;
use crate::model::asm_string::{self, Piece};
use crate::model::fields::{Arg, Dag, Def, Result, constant, defs_of};
use crate::model::instructions::{Instruction, Instructions, Operand, OperandType as ModelType};
use crate::model::registers::Registers;
use std::collections::BTreeMap;
use support::diag::Diagnostics;
use tables::asm::{AliasCond, AsmAlias, PrintOp};
use tables::code::write_number;
use tables::image::{ImageBuilder, List, SectionId, Str};
use tables::instructions::OperandType;

/// The programs of an instruction, one for each assembly variant; a single one if all are alike.
pub fn write_programs(
    instruction: &Instruction<'_>,
    (types, operand_types): (&[ModelType<'_>], &[OperandType]),
    (num_variants, suffixes): (usize, &Suffixes<'_>),
    image: &mut ImageBuilder,
) -> Result<List<u32>> {
    let text = instruction.def.string("AsmString")?;
    if text.is_empty() {
        return Ok(List::EMPTY);
    }
    let operand = |name: &str| find_operand(instruction, operand_types, name);
    let mut programs = Vec::new();
    for variant in 0..num_variants {
        let suffix = |name: &str| suffixes.of_type(instruction.operands.iter().find(|o| o.name == name)?.ty);
        let (pieces, bare) = suffixes.pieces((instruction.def, instruction.def), text, variant, suffix)?;
        let pieces = around::insert(pieces, |name| instruction.type_of(types, name))?;
        programs.push(program_of((instruction.def, "AsmString"), (pieces, bare), &operand, image)?);
    }
    programs.dedup();
    let offsets: Vec<u32> = programs.iter().map(|p| image.program(SectionId::Printing, p)).collect();
    Ok(image.push_all(&offsets))
}

/// What a name in an assembly string stands for.
#[derive(Clone, Copy)]
pub(super) enum Named {
    Operand(usize),
    /// An operand that is written like one of this type.
    Typed(usize, u16),
    /// A composite operand, by its first part, whose type has forms.
    Forms(usize, u16),
    /// A composite operand, by its first part, whose type has a print method.
    Method(usize, Str),
}

/// A composite operand as a whole is its first part; its forms or its print method say how all of it is written.
fn find_operand(instruction: &Instruction<'_>, types: &[OperandType], name: &str) -> Option<Named> {
    let operands = &instruction.operands;
    if let Some(index) = operands.iter().position(|o| o.name == name) {
        return Some(Named::Operand(index));
    }
    let first = operands.iter().position(|o| o.is_part_of(name))?;
    Some(operands[first].whole.map_or(Named::Operand(first), |ty| composite(first, ty, types)))
}

/// How many parts an operand type has; 0 for one that is no composite.
fn num_parts(ty: Def<'_>) -> usize {
    ty.dag("MIOperandInfo").ok().flatten().map_or(0, |parts| parts.args().len())
}

/// The composite operand of type `ty` whose parts begin at `first`.
fn composite(first: usize, ty: u16, types: &[OperandType]) -> Named {
    match types.get(ty as usize) {
        Some(record) if record.forms.len > 0 => Named::Forms(first, ty),
        Some(record) if record.print != Str::default() => Named::Method(first, record.print),
        _ => Named::Operand(first),
    }
}

pub(super) fn program(
    def: Def<'_>,
    field: &str,
    text: &str,
    variant: usize,
    operand: &dyn Fn(&str) -> Option<Named>,
    image: &mut ImageBuilder,
) -> Result<Vec<u8>> {
    let pieces = asm_string::parse(text, variant).map_err(|e| def.field_error(field, e.message))?;
    program_of((def, field), (pieces, false), operand, image)
}

/// Where it is said so with the pieces, suffixes of registers are not written: see [`Suffixes`].
fn program_of(
    (def, field): (Def<'_>, &str),
    (pieces, bare): (Vec<Piece>, bool),
    operand: &dyn Fn(&str) -> Option<Named>,
    image: &mut ImageBuilder,
) -> Result<Vec<u8>> {
    let mut code = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Text(text) => {
                code.push(PrintOp::Text as u8);
                write_number(&mut code, text.len() as u64);
                code.extend_from_slice(text.as_bytes());
            }
            Piece::Operand { name, modifier } => {
                let named = operand(&name).ok_or_else(|| {
                    def.field_error(field, format!("no operand named '{name}' for the assembly string"))
                })?;
                let modifier = image.string(modifier.as_deref().unwrap_or(""));
                let (op, numbers): (_, &[u64]) = match named {
                    Named::Operand(index) if bare => (PrintOp::Bare, &[index as u64, 0, modifier.0.into()]),
                    Named::Operand(index) => (PrintOp::Operand, &[index as u64, 0, modifier.0.into()]),
                    Named::Method(first, method) => {
                        (PrintOp::Operand, &[first as u64, method.0.into(), modifier.0.into()])
                    }
                    Named::Typed(index, ty) => (PrintOp::Typed, &[index as u64, ty.into()]),
                    Named::Forms(first, ty) => (PrintOp::Forms, &[first as u64, ty.into()]),
                };
                code.push(op as u8);
                numbers.iter().for_each(|&n| write_number(&mut code, n));
            }
        }
    }
    code.push(PrintOp::End as u8);
    Ok(code)
}

/// What aliases are read with.
pub struct AliasReader<'e> {
    pub records: &'e crate::lang::Records,
    pub registers: &'e Registers,
    pub subtargets: &'e crate::model::subtarget::Subtargets,
    /// As they are in the image.
    pub operand_types: &'e [OperandType],
    /// Names of the assembly variants.
    pub variants: &'e [String],
    /// Which of them move suffixes, and whose.
    pub suffixes: &'e Suffixes<'e>,
    /// The description was made for LLVM.
    pub is_foreign: bool,
}

impl AliasReader<'_> {
    /// The aliases that may be printed, by opcode, best first.
    pub fn read(
        &self,
        instructions: &mut Instructions<'_>,
        image: &mut ImageBuilder,
        diagnostics: &mut Diagnostics,
    ) -> BTreeMap<u16, Vec<AsmAlias>> {
        let mut aliases: BTreeMap<u16, Vec<(AsmAlias, Vec<u16>)>> = BTreeMap::new();
        for def in defs_of(self.records, "InstAlias") {
            let only = def.string("AsmVariantName").unwrap_or("");
            for variant in 0..self.variants.len() {
                if !only.is_empty() && only != self.variants[variant] {
                    continue;
                }
                match self.read_alias(def, variant, instructions, image) {
                    Ok(Some(alias)) => aliases.entry(alias.0.opcode).or_default().push(alias),
                    Ok(None) => {}
                    Err(diagnostic) => diagnostics.push(*diagnostic),
                }
            }
        }
        let printed = |mut list: Vec<(AsmAlias, Vec<u16>)>| {
            if self.is_foreign {
                drop_alike(&mut list);
            }
            let mut list: Vec<AsmAlias> = list.into_iter().map(|(alias, _)| alias).collect();
            // Among equals the one defined first wins.
            list.sort_by_key(|a| std::cmp::Reverse(a.priority));
            list
        };
        aliases.into_iter().map(|(opcode, list)| (opcode, printed(list))).collect()
    }

    fn read_alias(
        &self,
        def: Def<'_>,
        variant: usize,
        instructions: &mut Instructions<'_>,
        image: &mut ImageBuilder,
    ) -> Result<Option<(AsmAlias, Vec<u16>)>> {
        let priority = def.int("EmitPriority")?.unwrap_or(0);
        if priority <= 0 {
            return Ok(None);
        }
        let result =
            def.dag("ResultInst")?.ok_or_else(|| def.field_error("ResultInst", "an alias needs a result"))?;
        let opcode = instructions.opcode(result.op.name()).ok_or_else(|| {
            def.field_error("ResultInst", format!("'{}' is not an instruction", result.op.name()))
        })?;
        let predicates = instructions.predicate_set(def, "Predicates", self.subtargets)?;
        let instruction = &instructions.instructions[opcode as usize];
        let stated = |name: &str| result.arg_def(result.args().find(|arg| arg.name == Some(name))?);
        let (conditions, names) = conditions(def, result, instruction, instructions, self.registers)?;
        let operand = |name: &str| {
            let &(_, index) = names.iter().find(|(n, _)| n == name)?;
            let operand = instruction.operands.get(index)?;
            let stated = stated(name).filter(|_| self.is_foreign);
            let stated_type = stated.and_then(|stated| instructions.type_by_name(stated.name()));
            if let Some(whole) = operand.whole {
                // A part by itself is written as the alias states it.
                let is_part = stated.is_some_and(|stated| num_parts(stated) != operand.num_parts.into());
                return Some(match stated_type.filter(|_| is_part) {
                    None => composite(index, whole, self.operand_types),
                    Some(ty) => match composite(index, ty, self.operand_types) {
                        Named::Operand(index) => Named::Typed(index, ty),
                        composite => composite,
                    },
                });
            }
            let other = stated_type.filter(|&ty| ty != operand.ty);
            Some(other.map_or(Named::Operand(index), |ty| Named::Typed(index, ty)))
        };
        // As LLVM prints aliases: a tab after the mnemonic, however the string separates it.
        let text = match def.string("AsmString")?.split_once([' ', '\t']) {
            Some((mnemonic, rest)) => format!("{mnemonic}\t{rest}"),
            None => def.string("AsmString")?.to_owned(),
        };
        let suffix = |name: &str| {
            let &(_, index) = names.iter().find(|(n, _)| n == name)?;
            self.suffixes.of_type(instruction.operands.get(index)?.ty)
        };
        let (pieces, bare) = self.suffixes.pieces((def, instruction.def), &text, variant, suffix)?;
        let pieces = around::insert(pieces, stated)?;
        let code = program_of((def, "AsmString"), (pieces, bare), &operand, image)?;
        let alias = AsmAlias {
            opcode,
            variant: variant as u16,
            predicates,
            priority: priority.clamp(0, i16::MAX.into()) as i16,
            conditions: image.numbers(&conditions),
            program: image.program(SectionId::Printing, &code),
        };
        Ok(Some((alias, conditions)))
    }
}

/// Drops aliases of an instruction that nothing tells apart: LLVM prints none of them.
fn drop_alike(list: &mut Vec<(AsmAlias, Vec<u16>)>) {
    let key =
        |(alias, conditions): &(AsmAlias, Vec<u16>)| (alias.variant, alias.predicates, conditions.clone());
    let mut counts: BTreeMap<(u16, u16, Vec<u16>), usize> = BTreeMap::new();
    list.iter().for_each(|entry| *counts.entry(key(entry)).or_default() += 1);
    list.retain(|entry| counts.get(&key(entry)) == Some(&1));
}

type Conditions = (Vec<u16>, Vec<(String, usize)>);

/// What the operands of an instruction must be for the alias to say the same, and where its named operands are.
fn conditions(
    def: Def<'_>,
    result: Dag<'_>,
    instruction: &Instruction<'_>,
    instructions: &Instructions<'_>,
    registers: &Registers,
) -> Result<Conditions> {
    let mut conditions = Vec::new();
    let mut names: Vec<(String, usize)> = Vec::new();
    let mut args = result.args();
    let mut whole = None;
    for (index, operand) in instruction.operands.iter().enumerate() {
        // A composite operand is written as a whole: its name stands for all its parts.
        if whole.is_some_and(|first| index < first + usize::from(operand.num_parts)) && operand.part > 0 {
            continue;
        }
        whole = None;
        // The result lists tied operands once.
        if let Some(definition) = operand.tied_to {
            conditions.extend([AliasCond::Same as u16, index as u16, definition as u16]);
            continue;
        }
        let Some(arg) = args.next() else {
            return Err(def.field_error("ResultInst", "the result has too few operands"));
        };
        if let Some(name) = arg.name {
            // It is written as an operand of the type that the result states, if there is one.
            let is_stated = |at: usize| {
                let ty = instructions.operand_types[instruction.operands[at].ty as usize].def;
                result.arg_def(arg).is_some_and(|stated| stated.name() == ty.name())
            };
            match names.iter_mut().find(|(n, _)| n == name) {
                Some((_, first)) => {
                    conditions.extend([AliasCond::Same as u16, index as u16, *first as u16]);
                    if !is_stated(*first) && is_stated(index) {
                        *first = index;
                    }
                }
                None => names.push((name.to_owned(), index)),
            }
        }
        if is_whole(result, arg, operand)? {
            whole = Some(index);
            continue;
        }
        let (kind, value) = condition(def, result, arg, instructions, registers)?;
        if let Some(value) = value {
            conditions.extend([kind as u16, index as u16, value]);
        }
    }
    if args.next().is_some() {
        return Err(def.field_error("ResultInst", "the result has too many operands"));
    }
    Ok((conditions, names))
}

/// Whether an operand of an alias's result stands for all parts of the composite operand that begins with `part`.
pub(super) fn is_whole(result: Dag<'_>, arg: Arg<'_>, part: &Operand) -> Result<bool> {
    if part.num_parts < 2 || part.part != 0 {
        return Ok(false);
    }
    let Some(named) = result.arg_def(arg).filter(|n| n.has("MIOperandInfo")) else { return Ok(false) };
    Ok(named.dag("MIOperandInfo")?.is_some_and(|info| info.args().len() == usize::from(part.num_parts)))
}

fn condition(
    def: Def<'_>,
    result: Dag<'_>,
    arg: Arg<'_>,
    instructions: &Instructions<'_>,
    registers: &Registers,
) -> Result<(AliasCond, Option<u16>)> {
    if let Some(value) = constant(def.records, arg.value) {
        let value = i16::try_from(value)
            .map_err(|_| def.field_error("ResultInst", "a constant of an alias must fit 16 bits"))?;
        return Ok((AliasCond::Immediate, Some(value as u16)));
    }
    let Some(named) = result.arg_def(arg) else {
        return Err(def.field_error("ResultInst", "an operand of the result is neither record nor number"));
    };
    if named.name() == "zero_reg" {
        return Ok((AliasCond::Register, Some(0)));
    }
    if let Some(register) = registers.by_name(named.name()) {
        return Ok((AliasCond::Register, Some(register)));
    }
    let class = match named.is_a("RegisterOperand") {
        true => named.def("RegClass")?,
        false => Some(named),
    };
    if let Some(class) = class.and_then(|c| registers.class_by_name(c.name())) {
        return Ok((AliasCond::Class, Some(class)));
    }
    // An immediate that the operand says enough about, or any.
    Ok(match instructions.type_by_name(named.name()) {
        Some(ty) if named.has("MCOperandPredicate") => (AliasCond::Fits, Some(ty)),
        _ => (AliasCond::NotRegister, Some(0)),
    })
}
