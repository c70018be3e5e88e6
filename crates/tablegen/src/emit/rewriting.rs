//! Rewrites: what pseudo-instructions stand for (`Expansion`, `ExpandWith`, `PseudoInstExpansion`), the short forms of
//! instructions (`CompressPat`), the longer ones (`Relaxation`), what is written in other operands (`Rewording`) and what is
//! refused (`Refusal`). See [`tables::rewriting`].
//!
//! All name instructions in dags. An argument with a class or an operand record is a condition and may have a name; a number
//! or a register must be just that; a name alone accepts anything. Operands that are tied are listed once.

use super::functions::Functions;
use crate::lang::Records;
use crate::lang::value::View;
use crate::model::fields::{Arg, Dag, Def, Result, defs_of};
use crate::model::instructions::{Instruction, Instructions};
use crate::model::registers::Registers;
use crate::model::subtarget::Subtargets;
use std::collections::BTreeMap;
use support::diag::Diagnostics;
use tables::asm::AliasCond;
use tables::code::{write_number, write_signed};
use tables::image::{ImageBuilder, SectionId, Str};
use tables::rewriting::{Rewrite, RewriteKind, RewriteOp};

/// Numbers the operand types that only compression patterns use, before types are written.
pub fn note_operands<'a>(
    records: &'a Records,
    instructions: &mut Instructions<'a>,
    registers: &Registers,
) -> Result<()> {
    for def in defs_of(records, "CompressPat") {
        for field in ["Input", "Output"] {
            let Some(dag) = def.dag(field)? else { continue };
            for operand in dag.args().filter(|a| a.name.is_some()).filter_map(|a| dag.arg_def(a)) {
                instructions.operand_type(operand, registers)?;
            }
        }
    }
    Ok(())
}

/// What rewrites are made from.
pub struct Rewriter<'e, 'a> {
    pub records: &'a Records,
    pub registers: &'e Registers,
    pub subtargets: &'e Subtargets,
    pub instructions: &'e mut Instructions<'a>,
    pub image: &'e mut ImageBuilder,
    pub functions: &'e mut Functions,
    /// Numbers of specifiers by record name.
    pub specifiers: &'e BTreeMap<String, u16>,
}

/// The rewrites by opcode, each list in the order of definition.
pub type Rewrites = BTreeMap<u16, Vec<Rewrite>>;

fn report(result: Result<()>, diagnostics: &mut Diagnostics) {
    if let Err(diagnostic) = result {
        diagnostics.push(*diagnostic);
    }
}

/// Where named arguments are among the operands of the instruction rewritten.
type Names<'a> = Vec<(&'a str, usize)>;

impl<'a> Rewriter<'_, 'a> {
    /// Reads all rewrites of the description.
    pub fn read(mut self, diagnostics: &mut Diagnostics) -> Rewrites {
        let mut rewrites = Rewrites::new();
        // What is refused is not expanded.
        for def in defs_of(self.records, "Refusal") {
            report(self.refusal(def, &mut rewrites), diagnostics);
        }
        for def in defs_of(self.records, "Rewording") {
            report(self.rewording(def, &mut rewrites), diagnostics);
        }
        for def in defs_of(self.records, "Expansion") {
            report(self.expansion(def, &mut rewrites), diagnostics);
        }
        for def in defs_of(self.records, "ExpandWith") {
            report(self.hook(def, &mut rewrites), diagnostics);
        }
        for def in defs_of(self.records, "PseudoInstExpansion") {
            report(self.pseudo_instruction(def, &mut rewrites), diagnostics);
        }
        for def in defs_of(self.records, "CompressPat") {
            report(self.compression(def, &mut rewrites), diagnostics);
        }
        for def in defs_of(self.records, "Relaxation") {
            report(self.relaxation(def, &mut rewrites), diagnostics);
        }
        rewrites
    }

    /// `PseudoInstExpansion<(JALR X0, X1, 0)>`: the instruction with the operands of the same names.
    fn pseudo_instruction(&mut self, def: Def<'a>, rewrites: &mut Rewrites) -> Result<()> {
        const FIELD: &str = "ResultInst";
        let Some(opcode) = self.instructions.opcode(def.name()) else {
            return Err(def.error("only an instruction can be expanded"));
        };
        let result = def.dag(FIELD)?.ok_or_else(|| def.field_error(FIELD, "the result is not set"))?;
        // Names are those of the input list, whose dag lives as long as the records.
        let inputs = def.dag("InOperandList")?;
        let listed: Vec<&'a str> =
            inputs.map_or_else(Vec::new, |d| d.args().filter_map(|a| a.name).collect());
        let operands = &self.instructions.instructions[opcode as usize].operands;
        let place = |name: &&'a str| operands.iter().position(|o| o.name == *name).map(|i| (*name, i));
        let names: Names<'a> = listed.iter().filter_map(place).collect();
        let mut program = Program::default();
        self.made_instruction(def, result, &names, &mut program)?;
        self.push(def, RewriteKind::Expand, opcode, &[], program, rewrites)
    }

    fn hook(&mut self, def: Def<'a>, rewrites: &mut Rewrites) -> Result<()> {
        let Some(opcode) = self.instructions.opcode(def.name()) else {
            return Err(def.error("only an instruction can be expanded"));
        };
        let hook = self.image.string(def.string("ExpandHook")?);
        let rewrite = Rewrite { kind: RewriteKind::Expand as u8, hook, ..Rewrite::default() };
        rewrites.entry(opcode).or_default().push(rewrite);
        Ok(())
    }

    fn expansion(&mut self, def: Def<'a>, rewrites: &mut Rewrites) -> Result<()> {
        const FIELD: &str = "Pseudo";
        let (opcode, pseudo) = self.instruction_dag(def, FIELD)?;
        let (conditions, names) = self.conditions(def, FIELD, opcode, pseudo)?;
        let mut program = self.program(opcode, &names);
        let encoded = def.bit("WhenEncoded")?;
        let mut results = Vec::new();
        for &value in def.list("Results")? {
            let view = def.records.view(value);
            results.push(
                Dag::from_view(def.records, view)
                    .ok_or_else(|| def.field_error("Results", "a result must be an instruction"))?,
            );
        }
        for &result in &results {
            self.result(def, result, &names, &mut program)?;
        }
        if encoded {
            self.add_fixups(opcode, &names, &mut program);
        }
        let is_late = def.has("IsLate") && def.bit("IsLate")?;
        let kind = match (is_late, encoded) {
            (true, _) => RewriteKind::Late,
            (_, true) => RewriteKind::Encode,
            _ => RewriteKind::Expand,
        };
        self.push(def, kind, opcode, &conditions, program, rewrites)
    }

    fn compression(&mut self, def: Def<'a>, rewrites: &mut Rewrites) -> Result<()> {
        let (long, input) = self.instruction_dag(def, "Input")?;
        let (short, output) = self.instruction_dag(def, "Output")?;
        let mut directions = vec![(RewriteKind::Compress, long, input, "Input", output, "Output")];
        if !def.bit("isCompressOnly")? {
            directions.push((RewriteKind::Print, short, output, "Output", input, "Input"));
        }
        for (kind, opcode, from, from_field, to, to_field) in directions {
            let (mut conditions, names) = self.conditions(def, from_field, opcode, from)?;
            // What the other side demands of a named operand holds on this side as well.
            for arg in to.args() {
                if let Some(&(_, index)) = names.iter().find(|(n, _)| Some(*n) == arg.name) {
                    let demand = self.condition(def, to_field, to, arg, index)?;
                    if demand.is_some_and(|d| !conditions.chunks_exact(3).any(|c| c == d)) {
                        conditions.extend(demand.into_iter().flatten());
                    }
                }
            }
            let mut program = Program::default();
            self.made_instruction(def, to, &names, &mut program)?;
            self.push(def, kind, opcode, &conditions, program, rewrites)?;
        }
        Ok(())
    }

    fn relaxation(&mut self, def: Def<'a>, rewrites: &mut Rewrites) -> Result<()> {
        let (short, input) = self.instruction_dag(def, "Input")?;
        let (_, output) = self.instruction_dag(def, "Output")?;
        let (conditions, names) = self.conditions(def, "Input", short, input)?;
        let mut program = Program::default();
        self.made_instruction(def, output, &names, &mut program)?;
        self.push(def, RewriteKind::Relax, short, &conditions, program, rewrites)
    }

    fn rewording(&mut self, def: Def<'a>, rewrites: &mut Rewrites) -> Result<()> {
        let (opcode, inst) = self.instruction_dag(def, "Inst")?;
        let (_, text) = self.instruction_dag(def, "Text")?;
        let (conditions, names) = self.conditions(def, "Inst", opcode, inst)?;
        let mut program = self.program(opcode, &names);
        self.made_instruction(def, text, &names, &mut program)?;
        self.when(def, &mut program)?;
        self.push(def, RewriteKind::Reword, opcode, &conditions, program, rewrites)
    }

    fn refusal(&mut self, def: Def<'a>, rewrites: &mut Rewrites) -> Result<()> {
        let (opcode, inst) = self.instruction_dag(def, "Inst")?;
        let (conditions, names) = self.conditions(def, "Inst", opcode, inst)?;
        let mut program = self.program(opcode, &names);
        self.when(def, &mut program)?;
        program.refusal = self.image.string(def.string("Message")?);
        self.push(def, RewriteKind::Expand, opcode, &conditions, program, rewrites)
    }

    /// The condition that a rewrite has beside those of its operands.
    fn when(&mut self, def: Def<'a>, program: &mut Program<'a>) -> Result<()> {
        let code = def.string("When")?;
        program.when = self.function(def, "When", code, program)? + 1;
        Ok(())
    }

    /// A function over the numbers of a rewrite.
    fn function(&mut self, def: Def<'a>, field: &str, code: &str, program: &mut Program<'a>) -> Result<u32> {
        let params: Vec<&str> = program.params.iter().map(|(name, _)| *name).collect();
        program.takes_numbers = true;
        let function = self.functions.of_code(self.image, self.subtargets, (def, field), code, &params)?;
        function.checked_sub(1).ok_or_else(|| def.field_error(field, "an expression is needed"))
    }

    /// An empty program for a rewrite of an instruction whose operands have these names.
    fn program(&self, opcode: u16, names: &Names<'a>) -> Program<'a> {
        let operands = &self.instructions.instructions[opcode as usize].operands;
        let is_number = |&&(_, index): &&(&str, usize)| {
            let ty = operands.get(index).map(|o| &self.instructions.operand_types[o.ty as usize]);
            ty.is_some_and(|ty| ty.class.is_none())
        };
        Program { params: names.iter().filter(is_number).copied().collect(), ..Program::default() }
    }

    /// Instructions with places for values that go by these names: the offset of their program. A name that is not among
    /// them is that of what the instruction defines which it comes first in.
    pub fn template(&mut self, def: Def<'a>, dags: &[Dag<'a>], names: &[&'a str]) -> Result<u32> {
        let mut names: Names<'a> = names.iter().enumerate().map(|(i, &n)| (n, i)).collect();
        let mut program = Program::default();
        for &dag in dags {
            let defined = dag.args().next().and_then(|arg| arg.name);
            if let Some(name) = defined.filter(|name| names.iter().all(|(n, _)| n != name)) {
                names.push((name, names.len()));
            }
            self.made_instruction(def, dag, &names, &mut program)?;
        }
        program.code.push(RewriteOp::End as u8);
        Ok(self.image.program(SectionId::Rewriting, &program.code))
    }

    fn push(
        &mut self,
        def: Def<'a>,
        kind: RewriteKind,
        opcode: u16,
        conditions: &[u16],
        mut program: Program<'a>,
        rewrites: &mut Rewrites,
    ) -> Result<()> {
        program.code.push(RewriteOp::End as u8);
        let numbers: Vec<u16> = match program.takes_numbers {
            true => program.params.iter().map(|&(_, index)| index as u16).collect(),
            false => Vec::new(),
        };
        let mut predicates = self.instructions.predicate_set(def, "Predicates", self.subtargets)?;
        if kind == RewriteKind::Compress {
            for conventions in defs_of(self.records, "AsmConventions") {
                let more = self.instructions.predicate_set(conventions, "CompressIf", self.subtargets)?;
                predicates = self.instructions.joined_predicate_set(def, more, self.subtargets)?;
            }
        }
        let rewrite = Rewrite {
            kind: kind as u8,
            predicates,
            conditions: self.image.numbers(conditions),
            numbers: self.image.numbers(&numbers),
            when: program.when,
            refusal: program.refusal,
            program: self.image.program(SectionId::Rewriting, &program.code),
            ..Rewrite::default()
        };
        rewrites.entry(opcode).or_default().push(rewrite);
        Ok(())
    }

    /// The instruction that is the operator of a dag.
    fn instruction_dag(&self, def: Def<'a>, field: &str) -> Result<(u16, Dag<'a>)> {
        let dag =
            def.dag(field)?.ok_or_else(|| def.field_error(field, format!("field '{field}' is not set")))?;
        Ok((self.opcode(def, field, dag)?, dag))
    }

    fn opcode(&self, def: Def<'a>, field: &str, dag: Dag<'a>) -> Result<u16> {
        self.instructions
            .opcode(dag.op.name())
            .ok_or_else(|| def.field_error(field, format!("'{}' is not an instruction", dag.op.name())))
    }

    // The instruction rewritten.

    /// What its operands must be, and where its named operands are.
    fn conditions(
        &self,
        def: Def<'a>,
        field: &str,
        opcode: u16,
        dag: Dag<'a>,
    ) -> Result<(Vec<u16>, Names<'a>)> {
        let mut conditions = Vec::new();
        let mut names: Names<'a> = Vec::new();
        let mut args = dag.args();
        // A composite operand that is named as a whole may have any parts.
        let mut is_whole = false;
        for (index, operand) in self.instructions.instructions[opcode as usize].operands.iter().enumerate() {
            if let Some(definition) = operand.tied_to {
                conditions.extend([AliasCond::Same as u16, index as u16, definition as u16]);
                continue;
            }
            if operand.part > 0 && is_whole {
                continue;
            }
            let Some(arg) = args.next() else {
                let message = format!("'{}' has more operands", dag.op.name());
                return Err(def.field_error(field, message));
            };
            is_whole = is_composite(dag, arg)?;
            if !is_whole {
                conditions.extend(self.condition(def, field, dag, arg, index)?.into_iter().flatten());
            }
            let Some(name) = arg.name else { continue };
            match names.iter().find(|(n, _)| *n == name) {
                Some(&(_, first)) => conditions.extend([AliasCond::Same as u16, index as u16, first as u16]),
                None => names.push((name, index)),
            }
        }
        match args.next() {
            Some(_) => Err(def.field_error(field, format!("'{}' has fewer operands", dag.op.name()))),
            None => Ok((conditions, names)),
        }
    }

    /// What an argument demands of the operand `index`.
    fn condition(
        &self,
        def: Def<'a>,
        field: &str,
        dag: Dag<'a>,
        arg: Arg<'a>,
        index: usize,
    ) -> Result<Option<[u16; 3]>> {
        let (kind, value) = match def.records.view(arg.value) {
            View::Unset => return Ok(None),
            View::Int(value) => (AliasCond::Immediate, self.small(def, field, value)?),
            _ => {
                let Some(named) = dag.arg_def(arg) else {
                    let message = "an operand is neither a record nor a number";
                    return Err(def.field_error(field, message));
                };
                if let Some(register) = self.registers.by_name(named.name()) {
                    (AliasCond::Register, register)
                } else {
                    let class =
                        if named.is_a("RegisterOperand") { named.def("RegClass")? } else { Some(named) };
                    match class.and_then(|c| self.registers.class_by_name(c.name())) {
                        Some(class) => (AliasCond::Class, class),
                        None => match self.instructions.type_by_name(named.name()) {
                            Some(ty) => (AliasCond::Fits, ty),
                            None => {
                                let message = format!("'{}' is no operand", named.name());
                                return Err(def.field_error(field, message));
                            }
                        },
                    }
                }
            }
        };
        Ok(Some([kind as u16, index as u16, value]))
    }

    fn small(&self, def: Def<'a>, field: &str, value: i64) -> Result<u16> {
        let fits = i16::try_from(value);
        fits.map(|v| v as u16).map_err(|_| def.field_error(field, "a constant must fit 16 bits"))
    }

    // The instructions made.

    /// A result of an expansion: an instruction, perhaps with a label.
    fn result(
        &mut self,
        def: Def<'a>,
        dag: Dag<'a>,
        names: &Names<'a>,
        program: &mut Program<'a>,
    ) -> Result<()> {
        if dag.op.name() != "at" {
            return self.made_instruction(def, dag, names, program);
        }
        let views: Vec<View<'a>> = dag.args().map(|a| def.records.view(a.value)).collect();
        let dags: Vec<Dag<'a>> = views.iter().filter_map(|&v| Dag::from_view(def.records, v)).collect();
        let &[label, instruction] = dags.as_slice() else {
            return Err(def.field_error("Results", "'at' takes a label and an instruction"));
        };
        let stem = self.label_name(def, label)?;
        let label = program.label(stem);
        program.code.push(RewriteOp::Label as u8);
        write_number(&mut program.code, label);
        let stem = self.image.string(stem);
        write_number(&mut program.code, stem.0.into());
        self.made_instruction(def, instruction, names, program)
    }

    fn label_name(&self, def: Def<'a>, dag: Dag<'a>) -> Result<&'a str> {
        let text = dag.args().next().map(|a| def.records.view(a.value));
        match text {
            Some(View::Str(s, _)) if dag.op.name() == "label" => {
                Ok(std::str::from_utf8(def.records.context().strings.resolve(s)).unwrap_or(""))
            }
            _ => Err(def.field_error("Results", "a label is (label \"text\")")),
        }
    }

    fn made_instruction(
        &mut self,
        def: Def<'a>,
        dag: Dag<'a>,
        names: &Names<'a>,
        program: &mut Program<'a>,
    ) -> Result<()> {
        let opcode = self.opcode(def, "Results", dag)?;
        program.code.push(RewriteOp::Inst as u8);
        write_number(&mut program.code, opcode.into());
        let mut args = dag.args();
        let operands: Vec<(Option<usize>, u8)> = self.instructions.instructions[opcode as usize]
            .operands
            .iter()
            .map(|o| (o.tied_to, o.part))
            .collect();
        // Where the parts of a composite operand come from.
        let mut whole = None;
        for (tied_to, part) in operands {
            if let Some(definition) = tied_to {
                program.op(RewriteOp::Tied, &[definition as u64]);
                continue;
            }
            if let (1.., Some(first)) = (part, whole) {
                let first: usize = first;
                program.op(RewriteOp::Operand, &[(first + usize::from(part)) as u64]);
                continue;
            }
            let arg = args.next().ok_or_else(|| {
                let message = format!("'{}' has more operands", dag.op.name());
                def.field_error("Results", message)
            })?;
            let named = arg.name.filter(|_| is_composite(dag, arg).unwrap_or(false));
            whole = named.and_then(|name| names.iter().find(|(n, _)| *n == name)).map(|&(_, at)| at);
            self.made_operand(def, dag, arg, names, program)?;
        }
        match args.next() {
            Some(_) => Err(def.field_error("Results", format!("'{}' has fewer operands", dag.op.name()))),
            None => Ok(()),
        }
    }

    fn made_operand(
        &mut self,
        def: Def<'a>,
        dag: Dag<'a>,
        arg: Arg<'a>,
        names: &Names<'a>,
        program: &mut Program<'a>,
    ) -> Result<()> {
        if let Some(name) = arg.name {
            let index = program.operand(def, names, name)?;
            program.op(RewriteOp::Operand, &[index]);
            return Ok(());
        }
        match def.records.view(arg.value) {
            View::Int(value) => {
                program.code.push(RewriteOp::Immediate as u8);
                write_signed(&mut program.code, value);
                Ok(())
            }
            view @ View::Dag(_) => {
                let dag = Dag::from_view(def.records, view)
                    .ok_or_else(|| def.field_error("Results", "an operand has no operator"))?;
                if dag.op.name() == "computed" {
                    let Some(View::Str(code, _)) = dag.args().next().map(|a| def.records.view(a.value))
                    else {
                        return Err(
                            def.field_error("Results", "a computed operand is (computed \"expression\")")
                        );
                    };
                    let code = std::str::from_utf8(def.records.context().strings.resolve(code)).unwrap_or("");
                    let function = self.function(def, "Results", code, program)?;
                    program.op(RewriteOp::Computed, &[function.into()]);
                    return Ok(());
                }
                self.symbolic_operand(def, dag, names, program)
            }
            _ => {
                let by_name = |r: Def<'_>| match r.name() {
                    "zero_reg" => Some(0),
                    name => self.registers.by_name(name),
                };
                let register = dag.arg_def(arg).and_then(by_name);
                let register = register.ok_or_else(|| {
                    def.field_error("Results", "an operand is neither name, register, number nor symbol")
                })?;
                program.op(RewriteOp::Register, &[register.into()]);
                Ok(())
            }
        }
    }

    /// `(spec S, $x)`, `(spec S, (label "l"))`, `(spec S, (global "g", 0))`, `(label "l")`
    fn symbolic_operand(
        &mut self,
        def: Def<'a>,
        dag: Dag<'a>,
        names: &Names<'a>,
        program: &mut Program<'a>,
    ) -> Result<()> {
        if dag.op.name() == "label" {
            let label = program.label(self.label_name(def, dag)?);
            program.op(RewriteOp::LabelRef, &[0, label]);
            return Ok(());
        }
        let malformed = || def.field_error("Results", "a symbol is (spec Specifier, $symbol)");
        let args: Vec<Arg<'a>> = dag.args().collect();
        let &[specifier, symbol] = args.as_slice() else { return Err(malformed()) };
        let specifier = dag.arg_def(specifier).and_then(|s| self.specifiers.get(s.name()).copied());
        let specifier = u64::from(specifier.filter(|_| dag.op.name() == "spec").ok_or_else(malformed)?);
        if let Some(name) = symbol.name {
            let index = program.operand(def, names, name)?;
            program.op(RewriteOp::Specified, &[specifier, index]);
            return Ok(());
        }
        let label = Dag::from_view(def.records, def.records.view(symbol.value)).ok_or_else(malformed)?;
        if label.op.name() == "global" {
            return self.global_operand(def, label, specifier, program);
        }
        let label = program.label(self.label_name(def, label)?);
        program.op(RewriteOp::LabelRef, &[specifier, label]);
        Ok(())
    }

    /// `(global "name", offset)`
    fn global_operand(
        &mut self,
        def: Def<'a>,
        dag: Dag<'a>,
        specifier: u64,
        program: &mut Program<'a>,
    ) -> Result<()> {
        let views: Vec<View<'a>> = dag.args().map(|a| def.records.view(a.value)).collect();
        let &[View::Str(name, _), View::Int(offset)] = views.as_slice() else {
            return Err(def.field_error("Results", "a symbol by its name is (global \"name\", offset)"));
        };
        let name = std::str::from_utf8(def.records.context().strings.resolve(name)).unwrap_or("");
        let name = self.image.string(name);
        program.op(RewriteOp::Global, &[specifier, name.0.into()]);
        write_signed(&mut program.code, offset);
        Ok(())
    }

    /// Operands that can have a fixup and that no result has a field for: their fixups come with the first result.
    fn add_fixups(&self, opcode: u16, names: &Names<'a>, program: &mut Program<'a>) {
        let instruction: &Instruction<'_> = &self.instructions.instructions[opcode as usize];
        let mut code = Vec::new();
        for &(_, index) in names.iter().filter(|(_, index)| !program.used.contains(index)) {
            let ty = &self.instructions.operand_types[instruction.operands[index].ty as usize];
            if ty.class.is_none() {
                code.push(RewriteOp::Fixup as u8);
                write_number(&mut code, index as u64);
            }
        }
        program.code.splice(0..0, code);
    }
}

/// A program being written.
#[derive(Default)]
struct Program<'a> {
    code: Vec<u8>,
    labels: Vec<&'a str>,
    /// Operands of the instruction rewritten that the results have.
    used: Vec<usize>,
    /// What expressions may name: constants among the operands of the instruction rewritten.
    params: Names<'a>,
    takes_numbers: bool,
    /// As in [`Rewrite`].
    when: u32,
    refusal: Str,
}

impl<'a> Program<'a> {
    fn op(&mut self, op: RewriteOp, operands: &[u64]) {
        self.code.push(op as u8);
        for &operand in operands {
            write_number(&mut self.code, operand);
        }
    }

    /// The number of the label with this text.
    fn label(&mut self, text: &'a str) -> u64 {
        let known = self.labels.iter().position(|l| *l == text);
        known.unwrap_or_else(|| {
            self.labels.push(text);
            self.labels.len() - 1
        }) as u64
    }

    /// The operand of the instruction rewritten that has this name.
    fn operand(&mut self, def: Def<'a>, names: &Names<'a>, name: &str) -> Result<u64> {
        let found = names.iter().find(|(n, _)| *n == name);
        let &(_, index) = found.ok_or_else(|| {
            def.field_error("Results", format!("the instruction rewritten has no operand named '{name}'"))
        })?;
        self.used.push(index);
        Ok(index as u64)
    }
}

/// Whether an argument is a composite operand as a whole.
fn is_composite<'a>(dag: Dag<'a>, arg: Arg<'a>) -> Result<bool> {
    let info = dag.arg_def(arg).map_or(Ok(None), |operand| operand.dag("MIOperandInfo"))?;
    Ok(info.is_some_and(|info| info.args().len() > 0))
}
