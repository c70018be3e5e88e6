//! Selection patterns: what trees of operations an instruction computes.
//!
//! Patterns come from the `Pattern` field of instructions and from `Pattern`/`Pat` records. Each dag becomes one or more
//! [`Tree`]s ([`tree`]); their types are inferred once per hardware mode ([`infer`], [`types`]). What cannot be used is
//! left out with a warning that says why, so that a description made for another code generator still gives an
//! assembler.

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

/// Reads all patterns, in the order of the description. Those that cannot be used are warnings.
pub fn read<'m, 'a>(
    records: &'a Records,
    subtargets: &'a Subtargets,
    registers: &'m Registers,
    instructions: &'m Instructions<'a>,
    diagnostics: &mut Diagnostics,
) -> Result<(Vec<Pattern<'a>>, Inference<'m, 'a>)> {
    let inference = Inference::new(Types::new(records, subtargets)?, registers, instructions);
    let mut reader =
        Reader { records, subtargets, registers, instructions, inference, patterns: Vec::new(), number: 0 };
    for instruction in &instructions.instructions {
        let result = reader.of_instruction(instruction.def);
        left_out(result, diagnostics);
    }
    for def in defs_of(records, "Pattern") {
        let result = reader.of_record(def);
        left_out(result, diagnostics);
    }
    Ok((reader.patterns, reader.inference))
}

fn left_out(result: Result<()>, diagnostics: &mut Diagnostics) {
    if let Err(mut diagnostic) = result {
        diagnostic.severity = Severity::Warning;
        diagnostic.message = format!("pattern is left out: {}", diagnostic.message);
        diagnostics.push(*diagnostic);
    }
}

impl<'a> Reader<'_, 'a> {
    fn builder(&self, owner: Def<'a>) -> Builder<'_, 'a> {
        Builder { records: self.records, registers: self.registers, instructions: self.instructions, owner }
    }

    /// `let Pattern = [(set GPR:$rd, (add GPR:$rs1, GPR:$rs2))]`
    fn of_instruction(&mut self, def: Def<'a>) -> Result<()> {
        for &value in def.list("Pattern")? {
            let Some(dag) = Dag::from_view(self.records, self.records.view(value)) else {
                return Err(def.field_error("Pattern", "a pattern must be a dag whose operator is a record"));
            };
            let (results, source) = if dag.op.name() == "set" {
                let mut args: Vec<_> = dag.args().collect();
                let Some(source) = args.pop() else {
                    return Err(def.field_error("Pattern", "'set' needs a result and a source"));
                };
                (args, source.value)
            } else {
                (Vec::new(), value)
            };
            // `(implicit EFLAGS)` repeats what the record says.
            if dag.op.name() == "implicit" {
                continue;
            }
            let builder = self.builder(def);
            let sources = builder.source(source, None)?;
            if sources.is_empty() {
                continue;
            }
            if dag.op.name() == "parallel" {
                return Err(def.field_error("Pattern", "'parallel' is not supported"));
            }
            let (mut declared, mut implicit) = (None, Vec::new());
            for (i, result) in results.iter().enumerate() {
                let tree = builder.source(result.value, result.name)?.into_iter().next();
                match tree {
                    // The destination may have a type that nothing else says.
                    Some(tree) if tree.is_plain_value() && implicit.is_empty() => {
                        declared = if i == 0 { tree.declared } else { declared };
                    }
                    Some(Tree { kind: Kind::Register(register), .. }) => implicit.push(register),
                    _ => {
                        return Err(def.field_error(
                            "Pattern",
                            "the results of 'set' must be operands of a register class, then registers",
                        ));
                    }
                }
            }
            let result = Tree { declared, implicit, ..self.whole_instruction(def) };
            self.add(def, sources, &result)?;
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
        let missing = |field: &str| def.field_error(field, format!("field '{field}' is not set"));
        let pattern = def.value("PatternToMatch").ok_or_else(|| missing("PatternToMatch"))?;
        let &[result] = def.list("ResultInstrs")? else {
            return Err(def.field_error("ResultInstrs", "a pattern with several results is not supported"));
        };
        let builder = self.builder(def);
        let sources = builder.source(pattern, None)?;
        if sources.is_empty() {
            return Ok(());
        }
        let mut result = builder.result(result, None, 0)?;
        result.implicit = self.missing_results(&sources[0], &result)?;
        self.add(def, sources, &result)
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

    /// Adds the trees and their mirror images in every mode in which they have types.
    fn add(&mut self, def: Def<'a>, sources: Vec<Tree<'a>>, result: &Tree<'a>) -> Result<()> {
        let number = self.number;
        self.number += 1;
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
                            self.patterns.push(Pattern { def, source, result, mode, number, complexity });
                        }
                        Outcome::Contradiction(what) => {
                            why = Some(format!("types contradict each other: {what}"))
                        }
                        Outcome::Ambiguous(what) => {
                            return Err(def.error(format!("a type is ambiguous: {what}")));
                        }
                    }
                }
            }
        }
        match why {
            Some(why) if self.patterns.len() == before => Err(def.error(why)),
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

/// A pattern that a later stage cannot use.
pub fn warning(def: Def<'_>, message: &str) -> Diagnostic {
    let mut diagnostic = *def.error(format!("pattern is left out: {message}"));
    diagnostic.severity = Severity::Warning;
    diagnostic
}
