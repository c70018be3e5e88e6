//! The functions of the table of idioms ([`crate::idioms`]), executed: on each set of features, the same operands go through
//! our code and through that of `llc-22`, and the results are compared; a sample goes through our interpreter as well. The
//! same run sees that the code has not become worse than what has been reached.

use super::{Agreement, jobs};
use crate::Result;
use crate::idioms::code::{PEER, write};
use crate::idioms::figures::{self, Built, Figures};
use crate::idioms::operands::{Layout, Random, row, same, wrappers};
use crate::idioms::sets::{SETS, Set};
use crate::idioms::Entry;
use crate::machine::{output, release_binary, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Rows of operands for each function; with `all`, and with few.
const ROWS: usize = 24;
const MANY_ROWS: usize = 1000;

pub fn run() -> Result<Agreement> {
    compare("", ROWS)
}

/// More operands, for the sets with that text in their names; `all` for every one.
pub fn run_all(filter: &str) -> Result<Agreement> {
    compare(if filter == "all" { "" } else { filter }, MANY_ROWS)
}

fn compare(filter: &str, rows: usize) -> Result<Agreement> {
    let tool = release_binary()?;
    let sets: Vec<&'static Set> = SETS
        .iter()
        .filter(|set| set.name.contains(filter) && set.platform.is_here(set.name))
        .collect();
    let found = jobs(&sets, |set| one_set(&tool, set, rows));
    let mut agreement = Agreement::default();
    for (set, found) in sets.iter().zip(found) {
        match found {
            Ok(found) => {
                agreement.agreed += found.agreed;
                agreement.differences.extend(found.differences);
            }
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
    let entries: Vec<&Entry> = built
        .entries
        .iter()
        .filter(|entry| set.links(entry) && built.refusals.iter().all(|r| r.function != entry.name))
        .collect();
    let operands = figures::folder()?.join(format!("{}.operands", set.name));
    let bytes: Vec<u8> = entries.iter().flat_map(|entry| rows_of(entry, rows)).flatten().collect();
    std::fs::write(&operands, bytes).map_err(|e| format!("{}: {e}", operands.display()))?;
    let callers = callers(&built, &entries)?;
    let theirs = execute(set, &built.theirs, &callers, &operands, rows)?;
    let ours = execute(set, &built.ours, &callers, &operands, rows)?;
    let (mut theirs, mut ours) = (Results(&theirs), Results(&ours));
    for entry in entries {
        let layout = Layout::new(entry);
        let mut failed = None;
        for operands in rows_of(entry, rows) {
            let (Some(ours), Some(theirs)) = (ours.next(&layout), theirs.next(&layout)) else {
                return Err(format!("the program ended in '{}'", entry.name));
            };
            if failed.is_none() {
                failed = difference(entry, &ours, &theirs).map(|what| (what, operands));
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
