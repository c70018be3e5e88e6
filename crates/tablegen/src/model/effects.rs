//! What instructions do besides computing: loads, stores, side effects, inferred from their patterns where their records do
//! not say.
//!
//! An instruction is understood by its own `Pattern`, or else by the first `Pat` whose result is this instruction alone. The
//! effects of a pattern are those of its nodes; a fragment has the effects of what it stands for, an intrinsic those that
//! its properties leave it. Where a record says less than its pattern does, that is an error. An instruction that nothing is
//! known about has side effects, or is an error if the description promises to say everything
//! (`guessInstructionProperties = 0`).
//!
//! Every record is looked at once, however many patterns use it.

use super::fields::{Dag, Def, Result, defs_of};
use super::instructions::Instructions;
use super::intrinsics;
use crate::lang::Records;
use crate::lang::record::RecordId;
use crate::lang::value::{Value, View};
use support::diag::Diagnostics;
use support::hash::FxHashMap;
use tables::instructions::inst_flags;

/// What a pattern does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    pub loads: bool,
    pub stores: bool,
    pub side_effects: bool,
    pub variadic: bool,
}

impl Effects {
    fn join(&mut self, other: Effects) {
        self.loads |= other.loads;
        self.stores |= other.stores;
        self.side_effects |= other.side_effects;
        self.variadic |= other.variadic;
    }
}

/// Fragments in fragments, dags in dags.
const MAX_DEPTH: u32 = 100;

/// Field, flag, and how a pattern shows it.
type Inferred = (&'static str, u64, fn(&Effects) -> bool);

const INFERRED: &[Inferred] = &[
    ("hasSideEffects", inst_flags::SIDE_EFFECTS, |e| e.side_effects),
    ("mayStore", inst_flags::MAY_STORE, |e| e.stores),
    ("mayLoad", inst_flags::MAY_LOAD, |e| e.loads),
];

struct Analyzer<'a> {
    records: &'a Records,
    known: FxHashMap<RecordId, Effects>,
}

/// Adds inferred flags to the instructions; contradictions are reported.
pub fn infer(records: &Records, instructions: &mut Instructions<'_>, diagnostics: &mut Diagnostics) {
    let mut analyzer = Analyzer { records, known: FxHashMap::default() };
    let mut understood = vec![false; instructions.instructions.len()];
    for (opcode, done) in understood.iter_mut().enumerate() {
        let def = instructions.instructions[opcode].def;
        let result = def.list("Pattern").and_then(|pattern| {
            if pattern.is_empty() {
                return Ok(false);
            }
            let mut effects = analyzer.list(def, pattern)?;
            effects.variadic = false;
            let flags = &mut instructions.instructions[opcode].flags;
            apply(def, def, effects, flags)?;
            *flags |= if is_bitcast(records, pattern) { inst_flags::BITCAST } else { 0 };
            Ok(true)
        });
        match result {
            Ok(found) => *done = found,
            Err(diagnostic) => diagnostics.push(*diagnostic),
        }
    }
    for def in defs_of(records, "Pattern") {
        if let Err(diagnostic) = from_pattern(&mut analyzer, def, instructions, &mut understood) {
            diagnostics.push(*diagnostic);
        }
    }
    let guesses = defs_of(records, "InstrInfo")
        .iter()
        .all(|i| i.optional_bit("guessInstructionProperties").ok().flatten().unwrap_or(true));
    let num_generic = instructions.num_generic;
    for (opcode, instruction) in instructions.instructions.iter_mut().enumerate() {
        let unset: Vec<&str> =
            INFERRED.iter().map(|i| i.0).filter(|field| !instruction.def.has(field)).collect();
        if understood[opcode] || unset.is_empty() {
            continue;
        }
        if guesses || opcode < num_generic {
            if unset.contains(&"hasSideEffects") {
                instruction.flags |= inst_flags::SIDE_EFFECTS;
            }
        } else {
            for field in unset {
                diagnostics.push(*instruction.def.error(format!("Can't infer {field} from patterns")));
            }
        }
    }
}

/// A `Pat` tells about an instruction that has no pattern of its own, if it is the whole result.
fn from_pattern(
    analyzer: &mut Analyzer<'_>,
    def: Def<'_>,
    instructions: &mut Instructions<'_>,
    understood: &mut [bool],
) -> Result<()> {
    let [result] = *def.list("ResultInstrs")? else { return Ok(()) };
    let mut found = Vec::new();
    instructions_in(analyzer.records, result, &mut found);
    let [only] = found[..] else { return Ok(()) };
    let Some(opcode) = instructions.opcode(only.name()) else { return Ok(()) };
    if std::mem::replace(&mut understood[opcode as usize], true) {
        return Ok(());
    }
    let Some(pattern) = def.value("PatternToMatch") else { return Ok(()) };
    let effects = analyzer.list(def, &[pattern])?;
    let instruction = &mut instructions.instructions[opcode as usize];
    apply(instruction.def, def, effects, &mut instruction.flags)
}

/// Sets what the record leaves open. `pattern` is where the effects are from.
fn apply(def: Def<'_>, pattern: Def<'_>, effects: Effects, flags: &mut u64) -> Result<()> {
    for (field, flag, shows) in INFERRED {
        match def.optional_bit(field)? {
            Some(false) if shows(&effects) => {
                let error = def.field_error(field, format!("Pattern doesn't match {field} = 0"));
                if pattern.id == def.id {
                    return Err(error);
                }
                let location = pattern.records.context().location(pattern.records.get(pattern.id).loc());
                return Err(Box::new(error.with_note(location, "the pattern is this one")));
            }
            None if shows(&effects) => *flags |= flag,
            _ => {}
        }
    }
    if effects.variadic {
        *flags |= inst_flags::VARIADIC;
    }
    Ok(())
}

/// `(set R:$d, (bitconvert R:$s))`.
fn is_bitcast(records: &Records, pattern: &[Value]) -> bool {
    let dag = |value: Value| Dag::from_view(records, records.view(value));
    let [only] = *pattern else { return false };
    let Some(set) = dag(only).filter(|d| d.op.name() == "set" && d.args().len() == 2) else { return false };
    let mut source = set.args().nth(1).and_then(|a| dag(a.value));
    // `(i32 (bitconvert ...))`: a type around the node.
    if let Some(typed) = source.filter(|s| s.op.is_a("ValueType") && s.args().len() == 1) {
        source = typed.args().next().and_then(|a| dag(a.value));
    }
    source.is_some_and(|s| s.op.string("Opcode").is_ok_and(|o| o == "ISD::BITCAST"))
}

/// The instructions in the result of a pattern.
fn instructions_in<'a>(records: &'a Records, result: Value, found: &mut Vec<Def<'a>>) {
    let mut pending = vec![result];
    while let Some(value) = pending.pop() {
        if let Some(dag) = Dag::from_view(records, records.view(value)) {
            if dag.op.is_a("Instruction") {
                found.push(dag.op);
            }
            pending.extend(dag.args().map(|a| a.value));
        }
    }
}

impl Analyzer<'_> {
    /// The effects of patterns that stand in `def`.
    fn list(&mut self, def: Def<'_>, patterns: &[Value]) -> Result<Effects> {
        let mut effects = Effects::default();
        for &pattern in patterns {
            effects.join(self.value(def, pattern, 0)?);
        }
        Ok(effects)
    }

    fn value(&mut self, def: Def<'_>, value: Value, depth: u32) -> Result<Effects> {
        if depth > MAX_DEPTH {
            return Err(def.error("the pattern is nested too deeply"));
        }
        let records = self.records;
        match records.view(value) {
            View::Dag(dag) => {
                let mut effects = self.value(def, dag.op, depth + 1)?;
                for &arg in dag.args {
                    effects.join(self.value(def, arg, depth + 1)?);
                }
                Ok(effects)
            }
            View::Def(id) => self.record(Def::new(records, id), depth + 1),
            _ => Ok(Effects::default()),
        }
    }

    /// The effects of a node, a fragment or an intrinsic.
    fn record(&mut self, def: Def<'_>, depth: u32) -> Result<Effects> {
        if let Some(&known) = self.known.get(&def.id) {
            return Ok(known);
        }
        let mut effects = Effects::default();
        if def.is_a("PatFrags") {
            for &fragment in def.list("Fragments")? {
                effects.join(self.value(def, fragment, depth + 1)?);
            }
        } else if def.is_a("Intrinsic") {
            effects = intrinsics::effects(def)?;
        } else if def.is_a("SDPatternOperator") || def.is_a("ComplexPattern") {
            for property in def.defs("Properties")? {
                match property.name() {
                    "SDNPMayLoad" => effects.loads = true,
                    "SDNPMayStore" => effects.stores = true,
                    "SDNPSideEffect" => effects.side_effects = true,
                    "SDNPVariadic" => effects.variadic = true,
                    _ => {}
                }
            }
        }
        self.known.insert(def.id, effects);
        Ok(effects)
    }
}
