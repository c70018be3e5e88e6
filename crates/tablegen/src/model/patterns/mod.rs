//! Selection patterns: what trees of operations an instruction computes.
//!
//! Patterns come from the `Pattern` field of instructions and from `Pattern`/`Pat` records. Each dag becomes one or more
//! [`Tree`]s ([`tree`]); their types are inferred once per hardware mode ([`infer`], [`types`]).
//!
//! A pattern that makes no sense is an error. One that only another code generator understands (code in C++, several
//! results) is an error, too, unless a `LeftOut` in its record or in a fragment that it mentions says why it is not used; a
//! description that was not made for ours ([`Problems::is_foreign`]) still gives an assembler, with a warning. So every
//! pattern is compiled, or [`Problems::left_out`] names it with the reason.

mod check;
pub mod infer;
pub mod tree;
pub mod types;

use self::infer::{Inference, Outcome};
use self::tree::{Builder, Kind, Tree};
use self::types::Types;
use super::fields::{Dag, Def, Result, defs_of};
use super::instructions::Instructions;
use super::registers::Registers;
use super::subtarget::Subtargets;
use crate::lang::Records;
use support::diag::{Diagnostic, Diagnostics, Severity};

/// What became of patterns that are not used.
pub struct Problems<'d> {
    pub errors: &'d mut Diagnostics,
    /// Patterns that are left out, one note or warning each.
    pub left_out: &'d mut Diagnostics,
    /// The description has no `TargetDescription`: it was not made for this code generator.
    pub is_foreign: bool,
}

impl Problems<'_> {
    /// Notes why a pattern is not used: errors are mistakes, warnings are what we do not support, notes are reasons that the
    /// description gives.
    pub fn note(&mut self, mut why: Diagnostic) {
        match why.severity {
            Severity::Error => self.errors.push(why),
            Severity::Warning if !self.is_foreign => {
                why.severity = Severity::Error;
                self.errors.push(
                    why.with_help("a 'LeftOut' in the record says that a pattern is not meant to be used"),
                );
            }
            _ => {
                why.message = format!("pattern is left out: {}", why.message);
                self.left_out.push(why);
            }
        }
    }
}

/// The reason that a record gives for leaving out its patterns, or those that mention it.
fn reason_to_leave_out(def: Def<'_>, owner: Def<'_>) -> Result<()> {
    if !def.is_a("LeftOut") {
        return Ok(());
    }
    let reason = def.string("LeftOutReason")?;
    if reason.trim().is_empty() {
        return Err(def.field_error("LeftOutReason", "there must be a reason to leave out a pattern"));
    }
    let mut note = owner.pattern_error(reason);
    note.severity = Severity::Note;
    Err(note)
}

/// A pattern with types, for one hardware mode.
pub struct Pattern<'a> {
    pub def: Def<'a>,
    pub source: Tree<'a>,
    pub result: Tree<'a>,
    /// Mode for which types were inferred.
    pub mode: usize,
    /// Patterns of one dag have one number.
    pub number: usize,
    pub complexity: i64,
}

/// Everything that reading patterns needs.
pub struct Reader<'m, 'a> {
    records: &'a Records,
    subtargets: &'a Subtargets,
    registers: &'m Registers,
    instructions: &'m Instructions<'a>,
    pub inference: Inference<'m, 'a>,
    patterns: Vec<Pattern<'a>>,
    number: usize,
}

/// Reads all patterns, in the order of the description.
pub fn read<'m, 'a>(
    records: &'a Records,
    subtargets: &'a Subtargets,
    registers: &'m Registers,
    instructions: &'m Instructions<'a>,
    problems: &mut Problems<'_>,
) -> Result<(Vec<Pattern<'a>>, Inference<'m, 'a>)> {
    for fragment in defs_of(records, "PatFrags") {
        if let Err(error) = check::fragment(fragment) {
            problems.note(*error);
        }
    }
    let inference = Inference::new(Types::new(records, subtargets)?, registers, instructions);
    let mut reader =
        Reader { records, subtargets, registers, instructions, inference, patterns: Vec::new(), number: 0 };
    for instruction in &instructions.instructions {
        let result = reader.of_instruction(instruction.def);
        result.unwrap_or_else(|why| problems.note(*why));
    }
    for def in defs_of(records, "Pattern") {
        let result = reader.of_record(def);
        result.unwrap_or_else(|why| problems.note(*why));
    }
    Ok((reader.patterns, reader.inference))
}

impl<'a> Reader<'_, 'a> {
    fn builder(&self, owner: Def<'a>) -> Builder<'_, 'a> {
        Builder { records: self.records, registers: self.registers, instructions: self.instructions, owner }
    }

    /// `let Pattern = [(set GPR:$rd, (add GPR:$rs1, GPR:$rs2))]`
    fn of_instruction(&mut self, def: Def<'a>) -> Result<()> {
        let patterns = def.list("Pattern")?;
        if !patterns.is_empty() {
            reason_to_leave_out(def, def)?;
        }
        for &value in patterns {
            let Some(dag) = Dag::from_view(self.records, self.records.view(value)) else {
                return Err(def.pattern_error("a pattern must be a dag whose operator is a record"));
            };
            let (results, source) = if dag.op.name() == "set" {
                let mut args: Vec<_> = dag.args().collect();
                let Some(source) = args.pop() else {
                    return Err(def.pattern_error("set requires operands!"));
                };
                (args, source.value)
            } else {
                (Vec::new(), value)
            };
            if dag.op.name() == "implicit" {
                self.check_implicit(def, dag)?;
                continue;
            }
            if dag.op.name() == "parallel" {
                return Err(def.unsupported_pattern("'parallel' is not supported"));
            }
            let builder = self.builder(def);
            let sources = builder.source(source, None)?;
            if sources.is_empty() {
                continue;
            }
            let outputs = results.len();
            let mut outs = check::Outputs::new(def)?;
            let (mut declared, mut implicit) = (Vec::new(), Vec::new());
            for (i, result) in results.iter().enumerate() {
                let tree = builder.source(result.value, result.name)?.into_iter().next();
                match tree {
                    // The destination may have a type that nothing else says.
                    Some(tree) if tree.is_plain_value() && implicit.is_empty() => {
                        outs.take(&tree)?;
                        if i == 0 {
                            declared = tree.declared;
                        }
                    }
                    Some(Tree { kind: Kind::Register(register), .. }) => implicit.push(register),
                    _ => {
                        return Err(def.pattern_error(
                            "the results of 'set' must be operands of a register class, then registers",
                        ));
                    }
                }
            }
            outs.finish()?;
            self.check_number_of_results(def, &sources[0], outputs)?;
            let result = Tree { declared, implicit, ..self.whole_instruction(def) };
            check::names(def, &sources[0], &result)?;
            let first = sources[0].clone();
            self.add(def, sources, &result)?;
            check::dead_names(def, &first, &result)?;
        }
        Ok(())
    }

    /// The instruction with the operands of its own input list.
    fn whole_instruction(&self, def: Def<'a>) -> Tree<'a> {
        let inputs = def.dag("InOperandList").ok().flatten();
        let leaf = |name| Tree::new(Kind::Any, name);
        let children = inputs.map_or_else(Vec::new, |dag| dag.args().map(|arg| leaf(arg.name)).collect());
        let opcode = self.instructions.opcode(def.name()).unwrap_or(0);
        Tree { children, ..Tree::new(Kind::Instruction(opcode), None) }
    }

    fn of_record(&mut self, def: Def<'a>) -> Result<()> {
        reason_to_leave_out(def, def)?;
        let pattern =
            def.value("PatternToMatch").ok_or_else(|| def.pattern_error("there is no pattern to match"))?;
        let result = match *def.list("ResultInstrs")? {
            [result] => result,
            [] => return Err(def.pattern_error("the pattern has no result")),
            _ => return Err(def.unsupported_pattern("a pattern with several results is not supported")),
        };
        let builder = self.builder(def);
        let sources = builder.source(pattern, None)?;
        if sources.is_empty() {
            return Ok(());
        }
        let mut result = builder.result(result, None, 0)?;
        check::names(def, &sources[0], &result)?;
        result.implicit = self.missing_results(&sources[0], &result)?;
        self.check_results(def, &sources[0], &result)?;
        let first = sources[0].clone();
        self.add(def, sources, &result)?;
        check::dead_names(def, &first, &result)
    }

    /// What the pattern yields beyond the definitions of an instruction is in the registers that it defines on the side.
    fn missing_results(&mut self, source: &Tree<'a>, result: &Tree<'a>) -> Result<Vec<u16>> {
        let (Kind::Node(node), Kind::Instruction(opcode)) = (source.kind, result.kind) else {
            return Ok(Vec::new());
        };
        let wanted = self.inference.profile(node)?.num_results;
        let instruction = &self.instructions.instructions[opcode as usize];
        let missing = wanted.saturating_sub(instruction.num_defs);
        Ok(instruction.implicit_defs.iter().copied().take(missing).collect())
    }

    /// `(implicit EFLAGS)` repeats what the record says.
    fn check_implicit(&self, def: Def<'a>, dag: Dag<'a>) -> Result<()> {
        let opcode = self.instructions.opcode(def.name()).unwrap_or(0);
        let defs = &self.instructions.instructions[opcode as usize].implicit_defs;
        for arg in dag.args() {
            let name = dag.arg_def(arg).map_or("", Def::name);
            if !self.registers.by_name(name).is_some_and(|register| defs.contains(&register)) {
                return Err(def.pattern_error(format!("'implicit' of '{name}', which is none of its Defs")));
            }
        }
        Ok(())
    }

    /// What the pattern of an instruction yields is set, and nothing else is.
    fn check_number_of_results(&mut self, def: Def<'a>, source: &Tree<'a>, outputs: usize) -> Result<()> {
        let Kind::Node(node) = source.kind else { return Ok(()) };
        match (self.inference.profile(node)?.num_results, outputs) {
            (0, 0) => Ok(()),
            (_, 0) => Err(def.pattern_error(format!(
                "Top-level forms in instruction pattern should have void types: '{}' yields a value",
                node.name()
            ))),
            (results, outputs) if outputs > results => Err(def.pattern_error(format!(
                "'set' of {outputs} values, of which '{}' yields {results}",
                node.name()
            ))),
            _ => Ok(()),
        }
    }

    /// The result has a value for each that the pattern yields.
    fn check_results(&mut self, def: Def<'a>, source: &Tree<'a>, result: &Tree<'a>) -> Result<()> {
        let (Kind::Node(node), Kind::Instruction(opcode)) = (source.kind, result.kind) else {
            return Ok(());
        };
        let wanted = self.inference.profile(node)?.num_results;
        let instruction = &self.instructions.instructions[opcode as usize];
        let given = instruction.num_defs + result.implicit.len();
        if given < wanted {
            return Err(def.pattern_error(format!(
                "'{}' yields more than Instruction '{}' defines: {wanted} values, not {given}",
                node.name(),
                instruction.def.name()
            )));
        }
        Ok(())
    }

    /// Adds the trees and their mirror images in every mode in which they have types.
    fn add(&mut self, def: Def<'a>, sources: Vec<Tree<'a>>, result: &Tree<'a>) -> Result<()> {
        let number = self.number;
        self.number += 1;
        self.inference.owner = Some(def);
        let added = def.int("AddedComplexity")?.unwrap_or(0);
        let mut why = None;
        let before = self.patterns.len();
        for source in sources {
            let complexity = added + complexity(&source)?;
            for source in mirrored(&source)? {
                for mode in 0..self.subtargets.modes.len() {
                    self.inference.types.mode = mode;
                    let (mut source, mut result) = (source.clone(), result.clone());
                    match self.inference.infer(&mut source, &mut result)? {
                        Outcome::Typed => {
                            for tree in [&source, &result] {
                                check::integers(def, &self.inference.types, tree)?;
                            }
                            self.patterns.push(Pattern { def, source, result, mode, number, complexity });
                        }
                        Outcome::Contradiction(what) => why = Some(what),
                        Outcome::Ambiguous(what) => {
                            let error = def.pattern_error("Could not infer all types in pattern!");
                            return Err(Box::new(error.with_help(what)));
                        }
                    }
                }
            }
        }
        match why {
            Some(why) if self.patterns.len() == before => {
                let mut error = def.pattern_error("");
                error.message = format!("Type set is empty for each HW mode in '{}'", def.name());
                Err(Box::new(error.with_help(why)))
            }
            _ => Ok(()),
        }
    }
}

/// Nodes that exchange their operands at will: more mirror images are not made.
const MAX_COMMUTATIVE: usize = 6;

/// The tree, and what it becomes when the operands of commutative nodes change places where that makes a difference.
fn mirrored<'a>(tree: &Tree<'a>) -> Result<Vec<Tree<'a>>> {
    let mut left = MAX_COMMUTATIVE;
    mirror(tree, &mut left)
}

fn mirror<'a>(tree: &Tree<'a>, left: &mut usize) -> Result<Vec<Tree<'a>>> {
    let mut lists: Vec<Vec<Tree<'a>>> = vec![Vec::new()];
    for child in &tree.children {
        let choices = mirror(child, left)?;
        lists = lists
            .iter()
            .flat_map(|list| {
                choices.iter().map(move |choice| [&list[..], std::slice::from_ref(choice)].concat())
            })
            .collect();
    }
    let commutes = match tree.kind {
        Kind::Node(def) => def.defs("Properties")?.iter().any(|p| p.name() == "SDNPCommutative"),
        _ => false,
    };
    // Constants are always on the right in the graph, and two plain values are no different the other way round.
    let matters = commutes
        && tree.children.len() >= 2
        && !tree.children[1].is_immediate()
        && !(tree.children[0].is_plain_value() && tree.children[1].is_plain_value());
    let with = |children| Tree { children, ..tree.clone() };
    let mut trees: Vec<Tree<'a>> = lists.iter().cloned().map(with).collect();
    if matters && *left > 0 {
        *left -= 1;
        trees.extend(lists.into_iter().map(|mut children| {
            children.swap(0, 1);
            with(children)
        }));
    }
    Ok(trees)
}

/// How much a pattern matches: the bigger one is tried first. The weights are those of LLVM, so that `AddedComplexity`
/// means the same.
fn complexity(tree: &Tree<'_>) -> Result<i64> {
    let mut size = match tree.kind {
        Kind::Integer(_) => 5,
        Kind::Complex(def) => match def.int("Complexity")?.unwrap_or(-1) {
            -1 => 3 * def.int("NumOperands")?.unwrap_or(1),
            complexity => complexity,
        },
        Kind::Node(_) => 3,
        _ => 0,
    };
    if !tree.fragments.is_empty() {
        size += 1;
    }
    for child in &tree.children {
        size += match child.kind {
            // Leaves that are no values do not count.
            Kind::Node(def) if def.name() == "bb" => 0,
            _ => complexity(child)?,
        };
    }
    Ok(size)
}
