//! Aliases: other ways to write an instruction, a token or a mnemonic.

use super::parts::{Part, text_of};
use super::{Entry, Matcher, Source, converter};
use crate::emit::printing;
use crate::emit::suffixes;
use crate::lang::Records;
use crate::model::fields::{Arg, Dag, Def, Result, constant, defs_of};
use crate::model::instructions::{Instructions, Operand};
use crate::model::registers::Registers;
use std::collections::BTreeMap;
use tables::asm::MnemonicAlias;

/// Registers the operand types that only aliases and conditions of expansions use, before types are numbered.
pub fn note_alias_operands<'a>(
    records: &'a Records,
    instructions: &mut Instructions<'a>,
    registers: &Registers,
) -> Result<()> {
    for def in defs_of(records, "InstAlias") {
        let Some(result) = def.dag("ResultInst")? else { continue };
        for operand in result.args().filter(|a| a.name.is_some()).filter_map(|a| result.arg_def(a)) {
            instructions.operand_type(operand, registers)?;
        }
    }
    for def in defs_of(records, "Expansion") {
        let Some(pseudo) = def.dag("Pseudo")? else { continue };
        let conditions = pseudo.args().filter(|a| a.name.is_some()).filter_map(|a| pseudo.arg_def(a));
        for operand in conditions.filter(|def| def.is_a("Operand")) {
            instructions.operand_type(operand, registers)?;
        }
    }
    Ok(())
}

impl<'a> Matcher<'_, 'a> {
    pub(super) fn alias(&mut self, def: Def<'a>, variant: usize) -> Result<()> {
        let text = def.string("AsmString")?;
        let result =
            def.dag("ResultInst")?.ok_or_else(|| def.field_error("ResultInst", "an alias needs a result"))?;
        let Some(opcode) = self.instructions.opcode(result.op.name()) else {
            let message = format!("'{}' is not an instruction", result.op.name());
            return Err(def.field_error("ResultInst", message));
        };
        if self.instructions.instructions[opcode as usize].is_broken {
            let message = format!("its instruction '{}' cannot be used", result.op.name());
            return Err(def.field_error("ResultInst", message));
        }
        let stated = |name: &str| result.arg_def(result.args().find(|arg| arg.name == Some(name))?);
        let split = self.split(def, text, self.suffixes.source(variant), stated)?;
        let Some((mut mnemonic, parts)) = split else {
            return Err(def.field_error("AsmString", "the mnemonic of an alias must not contain operands"));
        };
        let base = self.instructions.instructions[opcode as usize].def;
        let form = self.form(variant, &[def, base], &mut mnemonic, &parts, |name| {
            let arg = result.args().find(|a| a.name == Some(name))?;
            suffixes::of(result.arg_def(arg)?)
        });
        let Some(form) = form else { return Ok(()) };
        let mut classes = Vec::new();
        let mut positions: BTreeMap<String, usize> = BTreeMap::new();
        let mut ties = Vec::new();
        let mut parts = parts.iter().peekable();
        while let Some(part) = parts.next() {
            let name = match part {
                Part::Token(text) => {
                    classes.push(self.token(text));
                    continue;
                }
                Part::Register(register) => {
                    classes.push(self.register_class(*register));
                    continue;
                }
                Part::Operand(name) => name,
            };
            let named = result.args().find(|a| a.name == Some(name.as_str()));
            let Some(record) = named.and_then(|a| result.arg_def(a)) else {
                let message = format!("the result has no operand named '{name}'");
                return Err(def.field_error("AsmString", message));
            };
            let divided = parts.next_if(|part| self.divides(record, part)).map(text_of);
            let at = self.push_operand(record, (form.bare, divided), &mut classes)?;
            if let Some(&first) = positions.get(name) {
                ties.extend([first as u16, at as u16]);
            } else {
                positions.insert(name.clone(), at);
            }
        }
        let instruction = &self.instructions.instructions[opcode as usize];
        let mut sources = Vec::new();
        let mut args = result.args();
        let mut is_whole = false;
        for operand in &instruction.operands {
            // A composite operand comes with its first part.
            if is_whole && operand.part > 0 {
                sources.push(Source::Included);
                continue;
            }
            if let Some(definition) = operand.tied_to {
                sources.push(Source::Tied(definition));
                continue;
            }
            let Some(arg) = args.next() else {
                return Err(def.field_error("ResultInst", "the result has too few operands"));
            };
            is_whole = printing::is_whole(result, arg, operand)?;
            if !is_whole && let Some(what) = self.misfit(def, result, arg, operand)? {
                let (instruction, ty) =
                    (result.op.name(), &self.instructions.operand_types[operand.ty as usize]);
                let (name, ty) = (&operand.name, ty.def.name());
                let message =
                    format!("operand '{name}' of '{instruction}' is '{ty}', but the result has {what}");
                return Err(def.field_error("ResultInst", message));
            }
            let source = match (arg.name, constant(def.records, arg.value)) {
                (Some(name), _) => match positions.get(name) {
                    Some(&at) => Source::Position(at),
                    None => {
                        let always = result.arg_def(arg).filter(|stated| stated.is_a("AlwaysWritten"));
                        always.and_then(|stated| self.only_value(stated)).ok_or_else(|| {
                            let message = format!("the assembly string has no operand named '{name}'");
                            def.field_error("ResultInst", message)
                        })?
                    }
                },
                (None, Some(value)) => Source::Immediate(value),
                (None, _) => match result.arg_def(arg) {
                    Some(record) if record.name() == "zero_reg" => Source::Register(0),
                    Some(record) => match self.registers.by_name(record.name()) {
                        Some(register) => Source::Register(register),
                        None => {
                            let message = format!("'{}' is neither register nor number", record.name());
                            return Err(def.field_error("ResultInst", message));
                        }
                    },
                    None => {
                        let message = "an operand of the result is neither register nor number";
                        return Err(def.field_error("ResultInst", message));
                    }
                },
            };
            sources.push(source);
        }
        // An alias that says what it needs says all of it.
        let (own, base) = (def.list("Predicates")?, instruction.predicates);
        let predicates = match own {
            [] => base,
            _ => self.instructions.predicate_set(def, "Predicates", self.subtargets)?,
        };
        self.entries.push(Entry {
            def,
            mnemonic,
            variant: form.variant as u16,
            opcode,
            predicates,
            classes,
            converter: converter(&sources),
            ties,
            source: format!("alias '{text}'"),
            is_alias: true,
        });
        Ok(())
    }

    /// What an alias's result has that the instruction cannot have in the place of an operand.
    fn misfit(
        &self,
        def: Def<'_>,
        result: Dag<'_>,
        arg: Arg<'_>,
        operand: &Operand,
    ) -> Result<Option<String>> {
        let ty = &self.instructions.operand_types[operand.ty as usize];
        let is_composite = |record: Def<'_>| -> Result<bool> {
            Ok(record.has("MIOperandInfo")
                && record.dag("MIOperandInfo")?.is_some_and(|info| info.args().len() > 0))
        };
        // A class that only the mode decides; an operand of one part, by the name of the whole.
        let names_whole =
            !operand.whole_name.is_empty() && result.arg_def(arg).map_or(Ok(false), is_composite)?;
        if ty.def.is_a("PointerLikeRegClass") || names_whole {
            return Ok(None);
        }
        let wanted = ty.class.map(|class| &self.registers.classes[class as usize].members);
        let Some(record) = result.arg_def(arg) else {
            let is_number = constant(def.records, arg.value).is_some();
            return Ok((is_number && wanted.is_some()).then(|| "a number".to_owned()));
        };
        let register;
        let given: &[u16] = if record.name() == "zero_reg" {
            &[]
        } else if let Some(number) = self.registers.by_name(record.name()) {
            register = [number];
            &register
        } else {
            let class = if record.is_a("RegisterOperand") { record.def("RegClass")? } else { Some(record) };
            match class.and_then(|class| self.registers.class_by_name(class.name())) {
                Some(class) => &self.registers.classes[class as usize].members,
                // Numbers of another size or with other names are numbers all the same.
                None => return Ok(wanted.map(|_| format!("'{}'", record.name()))),
            }
        };
        let fits = wanted.is_some_and(|wanted| given.iter().all(|register| wanted.contains(register)));
        Ok((!fits).then(|| format!("'{}'", record.name())))
    }

    /// A token may be written as another one: entries with it exist twice.
    pub(super) fn token_aliases(&mut self) -> Result<()> {
        for def in defs_of(self.records, "TokenAlias") {
            let (from, to) = (def.string("FromToken")?, def.string("ToToken")?);
            let (from, to) = (self.token(from), self.token(to));
            let with: Vec<Entry<'a>> =
                self.entries.iter().filter(|e| e.classes.contains(&to)).cloned().collect();
            for mut entry in with {
                entry.classes.iter_mut().filter(|c| **c == to).for_each(|c| *c = from);
                self.entries.push(entry);
            }
        }
        Ok(())
    }

    pub(super) fn write_mnemonic_aliases(&mut self, variants: &[String]) -> Result<()> {
        let mut aliases = Vec::new();
        for def in defs_of(self.records, "MnemonicAlias") {
            let only = def.string("AsmVariantName")?;
            let predicates = self.instructions.predicate_set(def, "Predicates", self.subtargets)?;
            for (variant, name) in variants.iter().enumerate() {
                if only.is_empty() || only == name {
                    aliases.push((
                        def.string("FromMnemonic")?,
                        def.string("ToMnemonic")?,
                        variant,
                        predicates,
                    ));
                }
            }
        }
        aliases.sort_by_key(|a| a.0);
        for (from, to, variant, predicates) in aliases {
            let (from, to) = (self.image.string(from), self.image.string(to));
            self.image.push(MnemonicAlias { from, to, variant: variant as u16, predicates });
        }
        Ok(())
    }
}
