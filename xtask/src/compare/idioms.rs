//! The functions of the table of idioms ([`crate::idioms`]), executed: on each set of features, the same operands go through
//! our code and through that of `llc-22`, and the results are compared; a sample goes through our interpreter as well. The
//! same run sees that the code has not become worse than what has been reached.

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::idioms::Entry;
use crate::idioms::code::{PEER, write};
use crate::idioms::figures::{self, Built, Figures};
use crate::idioms::operands::{Layout, Random, program, row, same, wrappers};
use crate::idioms::sets::{SETS, Set};
use crate::machine::{output, processor_lacks, release_binary, root};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Rows of operands for each function; with `all`, and with few.
const ROWS: usize = 24;
const MANY_ROWS: usize = 1000;

/// The interpreter executes each function of so many, on so many rows; for the sets that have all others' functions.
const INTERPRETED: usize = 8;
const INTERPRETED_ROWS: usize = 3;
const INTERPRETED_SETS: [&str; 2] = ["sse2", "x86-64"];

/// Every set of features; every third one in the smallest sample.
pub fn run(sample: Sample) -> Result<Agreement> {
    let rows = if sample == Sample::All { MANY_ROWS } else { ROWS };
    compare(sample.every(3, SETS.iter().collect()), rows)
}

/// More operands, for the sets with that text in their names.
pub fn run_all(filter: &str) -> Result<Agreement> {
    compare(SETS.iter().filter(|set| set.name.contains(filter)).collect(), MANY_ROWS)
}

fn compare(mut sets: Vec<&'static Set>, rows: usize) -> Result<Agreement> {
    let tool = release_binary()?;
    sets.retain(|set| set.platform.is_here(set.name));
    let found = jobs(&sets, |set| one_set(&tool, set, rows));
    let mut agreement = Agreement::default();
    for (set, found) in sets.iter().zip(found) {
        match found {
            Ok(found) => agreement.add(found),
            Err(message) => agreement.differences.push(format!("{}: {message}", set.name)),
        }
    }
    // More than is shown.
    write(&figures::folder()?.join("differences.txt"), &agreement.differences.join("\n"))?;
    Ok(agreement)
}

fn one_set(tool: &Path, set: &'static Set, rows: usize) -> Result<Agreement> {
    let built = figures::build(tool, set)?;
    let mut agreement = Agreement::default();
    agreement.differences.extend(figures::worse_than_reached(set.name, &Figures::new(&built.rows()?)));
    if let Some(missing) = processor_lacks(set.needs) {
        println!("idioms: {} is only counted, the processor has no {missing}", set.name);
        return Ok(agreement);
    }
    let entries: Vec<&Entry> = built
        .entries
        .iter()
        .filter(|entry| set.links(entry) && built.refusals.iter().all(|r| r.function != entry.name))
        .collect();
    let operands = figures::folder()?.join(format!("{}.operands", set.name));
    let bytes: Vec<u8> = entries.iter().flat_map(|entry| rows_of(entry, rows)).flatten().collect();
    std::fs::write(&operands, bytes).map_err(|e| format!("{}: {e}", operands.display()))?;
    let callers = callers(&built, &entries)?;
    let sample: Vec<&Entry> = entries.iter().copied().step_by(INTERPRETED).collect();
    let interpreted =
        if INTERPRETED_SETS.contains(&set.name) { interpret(tool, set, &sample)? } else { BTreeMap::new() };
    let theirs = execute(set, &built.theirs, &callers, &operands, rows)?;
    let ours = execute(set, &built.ours, &callers, &operands, rows)?;
    let (mut theirs, mut ours) = (Results(&theirs), Results(&ours));
    for entry in entries {
        let layout = Layout::new(entry);
        let mut failed = None;
        for (number, operands) in rows_of(entry, rows).enumerate() {
            let (Some(ours), Some(theirs)) = (ours.next(&layout), theirs.next(&layout)) else {
                return Err(format!("the program ended in '{}'", entry.name));
            };
            let mut what = difference(entry, &ours, &theirs);
            if let Some(bytes) = interpreted.get(&entry.name).and_then(|rows| rows.get(number)) {
                let (result, row) = bytes.split_at_checked(layout.result).unwrap_or_default();
                let said = difference(entry, &Outcome { status: 0, result, row }, &theirs);
                what = what.or(said.map(|what| format!("interpreted, {what}")));
            }
            if failed.is_none() {
                failed = what.map(|what| (what, operands));
            }
        }
        match failed {
            None => agreement.agreed += 1,
            Some((what, operands)) => {
                let operands = told(entry, &layout, &operands);
                agreement.differences.push(format!("{} {}: {what}; {operands}", set.name, entry.name));
            }
        }
    }
    Ok(agreement)
}

/// The operands of a function, always the same.
fn rows_of(entry: &Entry, rows: usize) -> impl Iterator<Item = Vec<u8>> {
    let layout = Layout::new(entry);
    let mut random = Random::of(&entry.name);
    (0..rows).map(move |number| row(entry, &layout, number, &mut random))
}

/// What the interpreter says of the rows of each function. What it does not support is left out, and told.
fn interpret(tool: &Path, set: &Set, entries: &[&Entry]) -> Result<BTreeMap<String, Vec<Vec<u8>>>> {
    let file = figures::folder()?.join(format!("{}.interpreted.ll", set.name));
    let mut taken = entries.to_vec();
    let mut left_out: Vec<String> = Vec::new();
    let printed = loop {
        write(&file, &program(&taken, |entry| rows_of(entry, INTERPRETED_ROWS).collect()))?;
        let said = match output(Command::new(tool).args(["lli", "-force-interpreter"]).arg(&file)) {
            Ok(printed) => break printed,
            Err(said) => said,
        };
        let name = said.split("in @").nth(1).and_then(|rest| rest.split(',').next()).unwrap_or_default();
        let index = taken.iter().position(|entry| entry.name == name);
        let index = index.filter(|_| said.contains("not supported")).ok_or(&said)?;
        left_out.push(taken.remove(index).name.clone());
    };
    if !left_out.is_empty() {
        println!("idioms: {} not interpreted: {}", set.name, left_out.join(", "));
    }
    let digit = |byte: u8| char::from(byte).to_digit(16).unwrap_or_default() as u8;
    let byte = |pair: &[u8]| pair.iter().fold(0, |byte, c| byte << 4 | digit(*c));
    let mut lines = printed.split(|c| *c == b'\n').map(|line| line.chunks(2).map(byte).collect());
    let mut rows = || lines.by_ref().take(INTERPRETED_ROWS).collect();
    Ok(taken.iter().map(|entry| (entry.name.clone(), rows())).collect())
}

/// What calls the functions, as an object.
fn callers(built: &Built, entries: &[&Entry]) -> Result<PathBuf> {
    let text = built.module.with_extension("callers.ll");
    let object = text.with_extension("o");
    write(&text, &wrappers(entries))?;
    let mut compiler = Command::new(PEER);
    compiler.args(["-O1", "-relocation-model=pic", "-filetype=obj"]).args(built.set.options());
    output(compiler.arg("-o").arg(&object).arg(&text))?;
    Ok(object)
}

fn execute(set: &Set, functions: &Path, callers: &Path, operands: &Path, rows: usize) -> Result<Vec<u8>> {
    let program = functions.with_extension("program");
    let driver = root().join("xtask/src/idioms/driver.c");
    let mut linker = Command::new(set.platform.linker);
    linker.args(["-O1", "-static", "-o"]).arg(&program).arg(driver).arg(functions).arg(callers).arg("-lm");
    // Functions that are left out call what is not there.
    linker.arg("-Wl,--unresolved-symbols=ignore-all");
    output(&mut linker)?;
    let mut run = Command::new("timeout");
    run.arg("300").args(set.platform.emulator);
    if !set.platform.emulator.is_empty() {
        run.args(["-cpu", set.emulated_cpu]);
    }
    output(run.arg(&program).arg(operands).arg(rows.to_string()))
}

/// What a program wrote.
struct Results<'r>(&'r [u8]);

/// What came of one row.
struct Outcome<'r> {
    status: u8,
    result: &'r [u8],
    row: &'r [u8],
}

impl<'r> Results<'r> {
    fn next(&mut self, layout: &Layout) -> Option<Outcome<'r>> {
        let (status, rest) = self.0.split_first()?;
        let (result, rest) = rest.split_at_checked(layout.result)?;
        let (row, rest) = rest.split_at_checked(layout.row)?;
        self.0 = rest;
        Some(Outcome { status: *status, result, row })
    }
}

fn difference(entry: &Entry, ours: &Outcome<'_>, theirs: &Outcome<'_>) -> Option<String> {
    if ours.status != theirs.status {
        return Some(format!("ends with {}, expected {}", ours.status, theirs.status));
    }
    if !same(entry, ours.result, theirs.result) {
        return Some(format!("{} is wrong, expected {}", hex(ours.result, entry), hex(theirs.result, entry)));
    }
    (ours.row != theirs.row).then(|| "what it stores is wrong".to_owned())
}

/// The lanes of a result, as they are in memory, in hexadecimal.
fn hex(bytes: &[u8], entry: &Entry) -> String {
    lanes(bytes, entry.result.map_or(8, super::super::idioms::Type::lane_bytes))
}

fn lanes(bytes: &[u8], lane: usize) -> String {
    let number = |lane: &[u8]| lane.iter().rev().map(|byte| format!("{byte:02x}")).collect::<String>();
    bytes.chunks(lane.max(1)).map(number).collect::<Vec<_>>().join(" ")
}

fn told(entry: &Entry, layout: &Layout, row: &[u8]) -> String {
    let args = entry.args.iter().zip(&layout.offsets).map(|(arg, offset)| {
        let bytes = row.get(*offset..offset + arg.ty.bytes()).unwrap_or_default();
        format!("{} = {}", arg.name, lanes(bytes, arg.ty.lane_bytes()))
    });
    args.collect::<Vec<_>>().join(", ")
}
