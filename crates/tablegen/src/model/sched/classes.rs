//! Scheduling classes: instructions with the same itinerary class, the same reads and writes, and the same `InstRW` in
//! every model.

use super::{SchedClass, Scheduling};
use crate::lang::Records;
use crate::lang::record::RecordId;
use crate::lang::regex;
use crate::lang::value::{DagView, Value, View};
use crate::model::fields::{Def, Result, defs_of};
use crate::model::instructions::Instructions;
use std::collections::BTreeMap;
use support::diag::Diagnostics;
use support::hash::FxHashMap;

/// Itinerary class, reads and writes, overrides by model.
type Key = (Option<RecordId>, Vec<RecordId>, Vec<(u16, RecordId)>);

/// Fills in the classes and the class of every instruction.
pub fn find(
    sched: &mut Scheduling,
    records: &Records,
    instructions: &Instructions<'_>,
    diagnostics: &mut Diagnostics,
) {
    let mut overrides = vec![Vec::new(); instructions.instructions.len()];
    let names = sorted_names(instructions);
    for def in defs_of(records, "InstRW") {
        if let Err(diagnostic) = note_override(sched, def, instructions, &names, &mut overrides) {
            diagnostics.push(*diagnostic);
        }
    }
    sched.classes.push(SchedClass { name: "NoInstrModel".to_owned(), ..SchedClass::default() });
    let mut numbers: BTreeMap<Key, u16> = BTreeMap::from([((None, Vec::new(), Vec::new()), 0)]);
    for (instruction, overrides) in instructions.instructions.iter().zip(overrides) {
        let def = instruction.def;
        let key = key(def, overrides).unwrap_or_else(|diagnostic| {
            diagnostics.push(*diagnostic);
            Key::default()
        });
        let next = sched.classes.len() as u16;
        let number = *numbers.entry(key.clone()).or_insert(next);
        if number == next {
            sched.classes.push(SchedClass {
                name: class_name(records, def, &key),
                itinerary: key.0,
                reads_writes: key.1,
                overrides: key.2,
                example: Some(def.id),
            });
        }
        sched.class_of.push(number);
    }
}

fn key(def: Def<'_>, mut overrides: Vec<(u16, RecordId)>) -> Result<Key> {
    overrides.sort_unstable();
    if def.bit("hasNoSchedulingInfo")? && overrides.is_empty() {
        return Ok(Key::default());
    }
    let itinerary = def.def("Itinerary")?.filter(|i| i.name() != "NoItinerary").map(|i| i.id);
    Ok((itinerary, def.defs("SchedRW")?.iter().map(|d| d.id).collect(), overrides))
}

fn class_name(records: &Records, def: Def<'_>, (itinerary, reads_writes, overrides): &Key) -> String {
    let name = |id: &RecordId| Def::new(records, *id).name().to_owned();
    let mut parts: Vec<String> = itinerary.iter().chain(reads_writes).map(name).collect();
    if parts.is_empty() || !overrides.is_empty() {
        parts.push(def.name().to_owned());
    }
    parts.join("_")
}

/// Names and opcodes, by name: what a pattern begins with is a range of them.
fn sorted_names<'a>(instructions: &Instructions<'a>) -> Vec<(&'a str, u16)> {
    let mut names: Vec<(&str, u16)> =
        instructions.instructions.iter().enumerate().map(|(i, inst)| (inst.def.name(), i as u16)).collect();
    names.sort_unstable();
    names
}

fn note_override(
    sched: &Scheduling,
    def: Def<'_>,
    instructions: &Instructions<'_>,
    names: &[(&str, u16)],
    overrides: &mut [Vec<(u16, RecordId)>],
) -> Result<()> {
    let Some(model) = sched.model_number(def) else {
        return Err(def.field_error("SchedModel", "SchedModel is undefined"));
    };
    let mut opcodes = Vec::new();
    if let Some(value) = def.value("Instrs")
        && let View::Dag(dag) = def.records.view(value)
    {
        matched(def, dag, instructions, names, &mut opcodes)?;
    }
    opcodes.sort_unstable();
    opcodes.dedup();
    let model_def = def.def("SchedModel")?;
    let check = model_def.map_or(Ok(true), |m| m.bit("FullInstRWOverlapCheck"))?;
    for opcode in opcodes {
        let known = &mut overrides[opcode as usize];
        match known.iter_mut().find(|o| o.0 == model) {
            Some((_, before)) if check => {
                let name = instructions.instructions[opcode as usize].def.name();
                let other = def.records.context().location(def.records.get(*before).loc());
                let error = def.error(format!("Overlapping InstRW definition for \"{name}\""));
                return Err(Box::new(error.with_note(other, "it is also matched by this one")));
            }
            Some((_, before)) => *before = def.id,
            None => known.push((model, def.id)),
        }
    }
    Ok(())
}

/// `(instrs A, B)` and `(instregex "A.*")`, and lists of both.
fn matched(
    def: Def<'_>,
    dag: DagView<'_>,
    instructions: &Instructions<'_>,
    names: &[(&str, u16)],
    opcodes: &mut Vec<u16>,
) -> Result<()> {
    let records = def.records;
    let View::Def(op) = records.view(dag.op) else {
        return Err(def.field_error("Instrs", "the operator must be 'instrs' or 'instregex'"));
    };
    let mut pending: Vec<Value> = dag.args.to_vec();
    while let Some(value) = pending.pop() {
        match (records.view(value), Def::new(records, op).name()) {
            (View::List(items), _) => pending.extend(items),
            (View::Def(id), "instrs") => {
                let name = Def::new(records, id).name();
                let opcode = instructions
                    .opcode(name)
                    .ok_or_else(|| def.field_error("Instrs", format!("'{name}' is not an instruction")))?;
                opcodes.push(opcode);
            }
            (View::Str(text, _), "instregex") => {
                let text = String::from_utf8_lossy(records.context().strings.resolve(text)).into_owned();
                let before = opcodes.len();
                by_pattern(def, &text, names, opcodes)?;
                if opcodes.len() == before {
                    return Err(def.field_error("Instrs", format!("instregex has no matches: {text}")));
                }
            }
            _ => return Err(def.field_error("Instrs", "the operator must be 'instrs' or 'instregex'")),
        }
    }
    Ok(())
}

/// Names that begin with what the pattern matches. Only names with its literal beginning are looked at.
fn by_pattern(def: Def<'_>, pattern: &str, names: &[(&str, u16)], opcodes: &mut Vec<u16>) -> Result<()> {
    let invalid = || def.field_error("Instrs", format!("'{pattern}' is not a regular expression"));
    let compiled = regex::compile(format!("^({pattern})").as_bytes()).ok_or_else(invalid)?;
    let prefix = literal_prefix(pattern);
    let start = names.partition_point(|(name, _)| *name < prefix);
    let range = names[start..].iter().take_while(|(name, _)| name.starts_with(prefix));
    opcodes.extend(range.filter(|(name, _)| compiled.is_match(name.as_bytes())).map(|n| n.1));
    Ok(())
}

/// What every match begins with.
fn literal_prefix(pattern: &str) -> &str {
    let mut depth = 0u32;
    for c in pattern.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            '|' if depth == 0 => return "",
            _ => {}
        }
    }
    let rest = pattern.strip_prefix('^').unwrap_or(pattern);
    let len = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
    let repeated = rest[len..].starts_with(['*', '?', '{']);
    &rest[..len - usize::from(repeated && len > 0)]
}

/// Records of a class by model and by the record that one of their fields names.
pub(super) fn by_model_and_field(
    sched: &Scheduling,
    records: &Records,
    class: &str,
    field: &str,
    diagnostics: &mut Diagnostics,
) -> FxHashMap<(u16, RecordId), RecordId> {
    let mut found = FxHashMap::default();
    for def in defs_of(records, class) {
        let Some(model) = sched.model_number(def) else {
            diagnostics.push(*def.field_error("SchedModel", "SchedModel is undefined"));
            continue;
        };
        match def.def(field) {
            Ok(Some(of)) => {
                if let Some(before) = found.insert((model, of.id), def.id) {
                    let message = format!("Resources of {} are defined twice in one model", of.name());
                    let location = records.context().location(records.get(before).loc());
                    diagnostics.push(def.error(message).with_note(location, "the other one is this"));
                }
            }
            Ok(None) => diagnostics.push(*def.field_error(field, format!("field '{field}' must be set"))),
            Err(diagnostic) => diagnostics.push(*diagnostic),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::literal_prefix;

    #[test]
    fn prefixes() {
        for (pattern, prefix) in [
            ("ADD(W|X)rr", "ADD"),
            ("^ADDW?rr", "ADD"),
            ("ADD|SUB", ""),
            ("(ADD|SUB)", ""),
            ("ADD$", "ADD"),
            ("A*", ""),
            ("AB_9[0-9]|", ""),
            ("AB_9[0|9]", "AB_9"),
        ] {
            assert_eq!(literal_prefix(pattern), prefix, "{pattern}");
        }
    }
}
