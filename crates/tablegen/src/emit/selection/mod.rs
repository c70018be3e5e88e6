//! Selection patterns as programs: see [`tables::selection`] for what they mean.
//!
//! Patterns are compiled one by one ([`matcher`], [`result`]); those of one operation are sorted so that the first that
//! matches is the best. A pattern whose programs come out the same in every hardware mode is stored once. From the matchers
//! of an operation follow what it covers ([`coverage`]) and the tree that finds the patterns to try ([`decisions`]).

mod coverage;
mod decisions;
mod matcher;
mod result;

use super::functions::Functions;
use crate::lang::Records;
use crate::lang::record::RecordId;
use crate::lang::value::Value;
use crate::model::fields::{Dag, Def, Result, defs_of};
use crate::model::instructions::Instructions;
use crate::model::intrinsics;
use crate::model::patterns::infer::Inference;
use crate::model::patterns::tree::{Kind, MAX_DEPTH, generic_node};
use crate::model::patterns::{self, Pattern, Problems};
use crate::model::registers::Registers;
use crate::model::subtarget::Subtargets;
use std::collections::{BTreeMap, BTreeSet};
use support::diag::Diagnostic;
use tables::image::{ImageBuilder, List, Str};
use tables::nodes::NodeOp;
use tables::selection::{self as rec, ANY_MODE, node_flags};

/// Sets of predicates by the record that lists them; `None` where one cannot be decided from features.
pub type PredicateSets = BTreeMap<RecordId, Option<u16>>;

/// Numbers the predicates of all `Pattern` records and of instructions, before the instructions are borrowed for reading
/// patterns.
pub fn predicate_sets<'a>(
    records: &'a Records,
    instructions: &mut Instructions<'a>,
    subtargets: &Subtargets,
) -> Result<PredicateSets> {
    let mut sets = PredicateSets::new();
    for def in defs_of(records, "Pattern") {
        let mut own = Vec::new();
        for &result in def.list("ResultInstrs")? {
            opcodes_of(records, instructions, result, 0, &mut own);
        }
        let set = instructions.selection_predicate_set(def, &own, subtargets)?;
        sets.insert(def.id, set);
    }
    for index in 0..instructions.instructions.len() {
        let def = instructions.instructions[index].def;
        // What features do not decide is left to the assembler.
        let set = instructions.selection_predicate_set(def, &[], subtargets)?;
        let set = set.unwrap_or(instructions.instructions[index].predicates);
        sets.insert(def.id, Some(set));
    }
    Ok(sets)
}

/// The instructions that a result is made of. What is nested too deep is an error when the pattern is read.
fn opcodes_of(
    records: &Records,
    instructions: &Instructions<'_>,
    result: Value,
    depth: usize,
    out: &mut Vec<u16>,
) {
    let Some(dag) = Dag::from_view(records, records.view(result)) else { return };
    out.extend(instructions.opcode(dag.op.name()));
    if depth < MAX_DEPTH {
        dag.args().for_each(|arg| opcodes_of(records, instructions, arg.value, depth + 1, out));
    }
}

pub struct Selection<'m, 'a> {
    pub records: &'a Records,
    pub registers: &'m Registers,
    pub subtargets: &'a Subtargets,
    pub instructions: &'m Instructions<'a>,
    pub predicate_sets: PredicateSets,
    pub image: &'m mut ImageBuilder,
    pub functions: &'m mut Functions,
    pub problems: Problems<'m>,
}

/// A compiled pattern.
struct Compiled {
    root: NodeOp,
    predicates: u16,
    complexity: i64,
    /// Instructions in the result.
    cost: usize,
    matcher: Vec<u8>,
    result: Vec<u8>,
    /// Slots of the matcher whose values the result takes.
    used_slots: Vec<u16>,
    modes: Vec<usize>,
    source: Str,
}

impl<'a> Selection<'_, 'a> {
    /// Writes target nodes, complex patterns and patterns.
    pub fn write(mut self) -> Result<()> {
        let nodes = self.write_target_nodes()?;
        let complex = self.write_complex_patterns()?;
        let (patterns, inference) = patterns::read(
            self.records,
            self.subtargets,
            self.registers,
            self.instructions,
            &mut self.problems,
        )?;
        let mut compiled: Vec<Compiled> = Vec::new();
        let mut reported = BTreeSet::new();
        let mut known: BTreeMap<(usize, Vec<u8>, Vec<u8>), usize> = BTreeMap::new();
        for pattern in patterns {
            let one = match self.compile(&pattern, &inference, &nodes, &complex) {
                Ok(one) => one,
                Err(diagnostic) => {
                    self.note_once(&mut reported, pattern.def, *diagnostic);
                    continue;
                }
            };
            let key = (pattern.number, one.matcher.clone(), one.result.clone());
            match known.get(&key) {
                Some(&index) => compiled[index].modes.push(pattern.mode),
                None => {
                    known.insert(key, compiled.len());
                    compiled.push(one);
                }
            }
        }
        compiled.sort_by_key(|c| (c.root, std::cmp::Reverse(c.complexity), c.cost));
        self.write_compiled(&compiled);
        Ok(())
    }

    /// Notes what is wrong with a pattern, which is the same in all modes and mirror images.
    fn note_once(&mut self, reported: &mut BTreeSet<(RecordId, String)>, def: Def<'a>, why: Diagnostic) {
        if reported.insert((def.id, why.message.clone())) {
            self.problems.note(why);
        }
    }

    fn write_compiled(&mut self, compiled: &[Compiled]) {
        let mut programs: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
        let num_modes = self.subtargets.modes.len();
        for same_root in compiled.chunk_by(|a, b| a.root == b.root) {
            let (mut records, mut matchers): (Vec<rec::Pattern>, Vec<&[u8]>) = Default::default();
            for one in same_root {
                let mut program = |image: &mut ImageBuilder, code: &[u8]| {
                    *programs.entry(code.to_vec()).or_insert_with(|| image.program(rec::PROGRAMS, code))
                };
                let mut record = rec::Pattern {
                    predicates: one.predicates,
                    mode: ANY_MODE,
                    complexity: one.complexity.clamp(i16::MIN.into(), i16::MAX.into()) as i16,
                    matcher: program(self.image, &one.matcher),
                    result: program(self.image, &one.result),
                    used_slots: self.image.numbers(&one.used_slots),
                    source: one.source,
                };
                if one.modes.len() == num_modes {
                    records.push(record);
                } else {
                    for &mode in &one.modes {
                        record.mode = mode as u16;
                        records.push(record);
                    }
                }
                matchers.resize(records.len(), &one.matcher);
            }
            let node = same_root[0].root;
            let patterns: List<rec::Pattern> = self.image.push_all(&records);
            let decision = decisions::write(&matchers, self.image);
            let coverage = coverage::write(node, same_root, num_modes, self.image);
            self.image.push(rec::SelectionRoot { node, patterns, decision, coverage });
        }
        self.write_index();
    }

    /// Where the patterns of each operation are.
    fn write_index(&mut self) {
        let roots = self.image.records::<rec::SelectionRoot>();
        let last = roots.last().map_or(0, |root| usize::from(root.node.0));
        let mut index = vec![rec::RootIndex::default(); last + 1];
        for (number, root) in roots.iter().enumerate() {
            index[usize::from(root.node.0)].root = number as u16 + 1;
        }
        self.image.push_all(&index);
    }

    /// Operations of the target, numbered by their first record.
    fn write_target_nodes(&mut self) -> Result<BTreeMap<String, NodeOp>> {
        let mut nodes = BTreeMap::new();
        for def in defs_of(self.records, "SDNode") {
            let opcode = def.string("Opcode")?;
            if generic_node(def)?.is_some() || nodes.contains_key(opcode) {
                continue;
            }
            let number = NodeOp(NodeOp::FIRST_TARGET + nodes.len() as u16);
            nodes.insert(opcode.to_owned(), number);
            let name = self.image.string(opcode);
            self.image.push(rec::TargetNode { name, flags: properties(def)? });
        }
        self.write_intrinsics(&mut nodes)?;
        Ok(nodes)
    }

    /// Intrinsics of the target: further operations, in order of their names.
    fn write_intrinsics(&mut self, nodes: &mut BTreeMap<String, NodeOp>) -> Result<()> {
        let mut defs = BTreeMap::new();
        for def in defs_of(self.records, "Intrinsic") {
            if !def.string("TargetPrefix")?.is_empty() {
                defs.insert(intrinsics::name(def)?.into_owned(), def);
            }
        }
        for (name, def) in defs {
            let node = NodeOp(NodeOp::FIRST_TARGET + nodes.len() as u16);
            let (text, immediates) = (self.image.string(&name), intrinsics::immediates(def)?);
            self.image.push(rec::TargetNode { name: text, flags: properties(def)? });
            let makes_tuple = intrinsics::makes_tuple(def)?.into();
            self.image.push(rec::TargetIntrinsic { name: text, node, immediates, makes_tuple });
            nodes.insert(name, node);
        }
        Ok(())
    }

    fn write_complex_patterns(&mut self) -> Result<BTreeMap<RecordId, u32>> {
        let mut numbers = BTreeMap::new();
        for def in defs_of(self.records, "ComplexPattern") {
            let function = complex_function(self.image, def.string("SelectFunc")?);
            let num_operands = def.int("NumOperands")?.unwrap_or(0).clamp(0, 255) as u8;
            numbers.insert(def.id, self.image.push(rec::ComplexPattern { function, num_operands }));
        }
        Ok(numbers)
    }

    fn compile(
        &mut self,
        pattern: &Pattern<'a>,
        inference: &Inference<'_, 'a>,
        nodes: &BTreeMap<String, NodeOp>,
        complex: &BTreeMap<RecordId, u32>,
    ) -> Result<Compiled> {
        let def = pattern.def;
        let predicates = match self.predicate_sets.get(&def.id) {
            Some(Some(set)) => *set,
            Some(None) => {
                let message = "one of the pattern's predicates cannot be decided from features";
                return Err(def.unsupported_pattern(message));
            }
            None => self
                .instructions
                .opcode(def.name())
                .map_or(0, |opcode| self.instructions.instructions[opcode as usize].predicates),
        };
        let Kind::Node(root) = pattern.source.kind else {
            return Err(def.unsupported_pattern("the pattern does not begin with an operation"));
        };
        let (matcher, matched) =
            matcher::compile(self, inference, (nodes, complex), def, (root, &pattern.source))?;
        let root_op = matched.root;
        let num_slots = matched.num_slots;
        let built = result::compile(self, inference, def, matched, properties(root)?, &pattern.result)?;
        // The result's own slots follow.
        let used = built.used_slots.iter().filter(|&&slot| slot < num_slots);
        let used_slots = used.map(|&slot| slot as u16).collect();
        let source = self.image.string(def.name());
        Ok(Compiled {
            root: root_op,
            predicates,
            complexity: pattern.complexity,
            cost: built.cost,
            matcher,
            result: built.code,
            used_slots,
            modes: vec![pattern.mode],
            source,
        })
    }
}

/// The number of a function that matches complex patterns.
pub(super) fn complex_function(image: &mut ImageBuilder, name: &str) -> u16 {
    let name = image.string(name);
    let known = image.records::<rec::ComplexFunction>().iter().position(|f| f.name == name);
    known.map_or_else(|| image.push(rec::ComplexFunction { name }) as u16, |index| index as u16)
}

/// [`node_flags`] of an `SDNode`.
fn properties(def: Def<'_>) -> Result<u16> {
    const PROPERTIES: &[(&str, u16)] = &[
        ("SDNPHasChain", node_flags::HAS_CHAIN),
        ("SDNPInGlue", node_flags::IN_GLUE),
        ("SDNPOptInGlue", node_flags::OPTIONAL_IN_GLUE),
        ("SDNPOutGlue", node_flags::OUT_GLUE),
        ("SDNPVariadic", node_flags::VARIADIC),
        ("SDNPMayLoad", node_flags::MAY_LOAD),
        ("SDNPMayStore", node_flags::MAY_STORE),
        ("SDNPSideEffect", node_flags::SIDE_EFFECT),
        ("SDNPMemOperand", node_flags::MEM_OPERAND),
        ("SDNPCommutative", node_flags::COMMUTATIVE),
    ];
    let mut flags = 0;
    if def.is_a("Intrinsic") {
        let effects = intrinsics::effects(def)?;
        for (has, flag) in [
            (effects.loads, node_flags::MAY_LOAD),
            (effects.stores, node_flags::MAY_STORE),
            (effects.side_effects, node_flags::SIDE_EFFECT),
        ] {
            flags |= if has { flag | node_flags::HAS_CHAIN } else { 0 };
        }
    }
    for property in def.defs("Properties")? {
        flags |= PROPERTIES.iter().find(|(name, _)| *name == property.name()).map_or(0, |(_, flag)| *flag);
    }
    Ok(flags)
}

/// What a name in the source stands for.
#[derive(Clone)]
struct Named {
    slots: Vec<usize>,
    /// A constant, which instructions take as an immediate.
    is_immediate: bool,
    /// A value in a register.
    is_register: bool,
}

/// Code that we cannot read, in a record that the pattern mentions.
fn unsupported_code(owner: Def<'_>, error: Diagnostic) -> Box<Diagnostic> {
    let mut diagnostic = *owner.unsupported_pattern(error.message);
    diagnostic.notes = error.notes;
    Box::new(diagnostic)
}
