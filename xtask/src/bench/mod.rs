//! `cargo xtask bench AREA`: our commands against the peer's, on the same inputs, in one run.
//!
//! Runs of the two sides are interleaved, so that what the machine does meanwhile hits both. What is compared is CPU
//! time (user and system) and peak memory, each the median of the runs; the wall time is shown beside them. An area is a
//! table of rows; a row whose programs or inputs are missing is skipped with the reason. What an area measures otherwise is
//! a function of its own (`programs`: the code that is generated). [`idioms`] counts instructions instead of time; [`before`]
//! compares this tree with an earlier one.

mod before;
mod codegen;
mod description;
mod filecheck;
mod functions;
mod idioms;
mod instruments;
mod ir;
mod jit;
mod mc;
mod pathological;
mod programs;
mod tablegen;

use crate::Result;
use crate::machine::{Cost, has_program, measure, output, release_binary, target};
use std::path::PathBuf;
use std::process::Command;

/// How often each command runs unless `--runs` says otherwise.
const DEFAULT_RUNS: usize = 7;

/// One comparison.
pub struct Row {
    pub name: String,
    /// Our command line after the binary's name.
    pub ours: Vec<String>,
    /// The peer's command line.
    pub peer: Peer,
    /// Files that must exist.
    pub inputs: Vec<PathBuf>,
    /// The largest acceptable ratio of the time that counts, ours to theirs.
    pub max_cpu: f64,
    /// The same for peak memory.
    pub max_memory: f64,
}

/// What we are compared with.
pub enum Peer {
    /// Another program. CPU time is what counts.
    Other(Vec<String>),
    /// Ourselves with other arguments. The time that passes is what counts.
    Ourselves(Vec<String>),
}

/// A table of rows, and how to make their inputs.
struct Area {
    name: &'static str,
    rows: fn() -> Result<Vec<Row>>,
    origin: &'static str,
    /// What else is measured: from the binary, the number of runs and the filter, goals missed and failures.
    more: Option<More>,
}

type More = fn(&str, usize, Option<&str>) -> Result<(usize, usize)>;

const AREAS: &[Area] = &[
    Area {
        name: "codegen",
        rows: || Ok(codegen::rows()),
        origin: "cargo xtask corpus, clang-22 and llvm-link-22",
        more: Some(programs::run),
    },
    Area { name: "description", rows: || Ok(description::rows()), origin: "this command", more: None },
    Area { name: "filecheck", rows: || Ok(filecheck::rows()), origin: "this command", more: None },
    Area { name: "instruments", rows: instruments::rows, origin: "cargo xtask corpus", more: None },
    Area { name: "ir", rows: || Ok(ir::rows()), origin: "cargo xtask corpus sqlite3", more: None },
    Area {
        name: "jit",
        rows: || Ok(jit::rows()),
        origin: "cargo xtask corpus sqlite3",
        more: Some(functions::run),
    },
    Area {
        name: "mc",
        rows: || Ok(mc::rows()),
        origin: "cargo xtask corpus sqlite3, clang-22, llvm-mc-22 and ld.lld-22",
        more: Some(mc::builds),
    },
    Area {
        name: "pathological",
        rows: || Ok(Vec::new()),
        origin: "this command, cargo xtask bench codegen",
        more: Some(pathological::run),
    },
    Area {
        name: "tablegen",
        rows: || Ok(tablegen::rows()),
        origin: "an LLVM development package",
        more: None,
    },
];

pub fn run(args: &[String]) -> Result {
    if let [area, rest @ ..] = args
        && area == "idioms"
    {
        return idioms::run(rest);
    }
    let mut area = None;
    let mut runs = DEFAULT_RUNS;
    let mut only = None;
    let mut before = None;
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match arg.as_str() {
            "--runs" => {
                let number = rest.next().and_then(|n| n.parse().ok()).filter(|n| *n > 0);
                runs = number.ok_or("--runs wants a positive number")?;
            }
            "--only" => only = Some(rest.next().ok_or("--only wants a text")?),
            "--before" => before = Some(rest.next().ok_or("--before wants a commit or a binary")?),
            _ => area = Some(arg),
        }
    }
    if area.is_some_and(|area| area == "all") {
        let before = before.ok_or("'all' wants --before COMMIT or --before BINARY")?;
        return before::run(before, runs, only.map(String::as_str));
    }
    let names: Vec<&str> = AREAS.iter().map(|area| area.name).collect();
    let found = AREAS.iter().find(|known| area.is_some_and(|area| area == known.name));
    let Area { rows, origin, more, .. } = found.ok_or_else(|| format!("which area? {}", names.join(", ")))?;
    let binary = release_binary()?.to_string_lossy().into_owned();
    println!(
        "{:<28} {:>10} {:>10} {:>7} {:>6} {:>7}   {:>8} {:>8} {:>7} {:>6}",
        "", "ours ms", "peer ms", "cpu", "goal", "wall", "ours MiB", "peer MiB", "memory", "goal"
    );
    let tools = tools(&binary)?;
    let (mut missed, mut failed) = (0, 0);
    for row in rows()? {
        if only.is_some_and(|only| !row.name.contains(only.as_str())) {
            continue;
        }
        if let Some(reason) = obstacle(&row, origin, &tools) {
            println!("{:<28} skipped: {reason}", row.name);
            continue;
        }
        match compare(&row, &binary, runs) {
            Ok(met) => missed += usize::from(!met),
            Err(message) => {
                failed += 1;
                println!("{:<28} FAILED: {message}", row.name);
            }
        }
    }
    if let Some(more) = more {
        let only = only.map(String::as_str);
        let (more_missed, more_failed) = more(&binary, runs, only)?;
        missed += more_missed;
        failed += more_failed;
    }
    println!("medians of {runs} interleaved runs; {missed} goals missed, {failed} rows failed");
    if failed == 0 { Ok(()) } else { Err(format!("{failed} rows failed")) }
}

/// Why a row cannot run here.
fn obstacle(row: &Row, origin: &str, tools: &[String]) -> Option<String> {
    if let Some(tool) = row.ours.first().filter(|tool| !tools.contains(tool)) {
        return Some(format!("there is no tool '{tool}' yet"));
    }
    if let Some(input) = row.inputs.iter().find(|input| !input.exists()) {
        return Some(format!("no {} (made by: {origin})", input.display()));
    }
    let Peer::Other(words) = &row.peer else { return None };
    let peer = words.first()?;
    (!has_program(peer)).then(|| format!("{peer} is not installed"))
}

/// The tools that a binary has.
fn tools(binary: &str) -> Result<Vec<String>> {
    let help = output(Command::new(binary).arg("--help"))?;
    Ok(help.split(|b| *b == b'\n').filter_map(tool_name).map(str::to_owned).collect())
}

/// The tool in a line of `codewright --help`: indented, up to a dash.
fn tool_name(line: &[u8]) -> Option<&str> {
    let (name, _) = std::str::from_utf8(line).ok()?.strip_prefix("  ")?.split_once("- ")?;
    Some(name.trim())
}

/// Prints a row; whether both goals were met.
fn compare(row: &Row, binary: &str, runs: usize) -> Result<bool> {
    let with_binary = |args: &[String]| {
        let mut words = vec![binary.to_owned()];
        words.extend(args.iter().cloned());
        words
    };
    let ours = with_binary(&row.ours);
    let (peer, by_wall) = match &row.peer {
        Peer::Other(words) => (words.clone(), false),
        Peer::Ourselves(args) => (with_binary(args), true),
    };
    let mut costs: [Vec<Cost>; 2] = [Vec::new(), Vec::new()];
    for _ in 0..runs {
        for (side, words) in costs.iter_mut().zip([&ours, &peer]) {
            side.push(measure(words)?);
        }
    }
    let cpu = costs.each_ref().map(|side| median(side.iter().map(|cost| cost.cpu_seconds)));
    let peak = costs.each_ref().map(|side| median(side.iter().map(|cost| cost.peak_bytes as f64)));
    let wall = costs.each_ref().map(|side| median(side.iter().map(|cost| cost.wall_seconds)));
    let (cpu_ratio, wall_ratio, peak_ratio) = (cpu[0] / cpu[1], wall[0] / wall[1], peak[0] / peak[1]);
    let time = if by_wall { wall_ratio } else { cpu_ratio };
    let met = time <= row.max_cpu && peak_ratio <= row.max_memory;
    println!(
        "{:<28} {:>10.1} {:>10.1} {:>7.3} {:>6.2} {:>7.3}   {:>8.1} {:>8.1} {:>7.3} {:>6.2} {}",
        row.name,
        cpu[0] * 1e3,
        cpu[1] * 1e3,
        cpu_ratio,
        row.max_cpu,
        wall_ratio,
        peak[0] / f64::from(1 << 20),
        peak[1] / f64::from(1 << 20),
        peak_ratio,
        row.max_memory,
        if met { "" } else { "MISSED" }
    );
    Ok(met)
}

/// The middle value; of an even number, the lower of the two.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len().saturating_sub(1) / 2).copied().unwrap_or(f64::NAN)
}

/// Of no values, not a number.
fn geometric_mean(values: impl Iterator<Item = f64>) -> f64 {
    let logarithms: Vec<f64> = values.map(f64::ln).collect();
    (logarithms.iter().sum::<f64>() / logarithms.len() as f64).exp()
}

/// A module that benchmarks of code generation made of the corpus.
fn corpus_module(name: &str) -> PathBuf {
    target().join("bench").join(name)
}

/// A file of the corpus.
fn corpus(name: &str) -> PathBuf {
    target().join("corpus").join(name)
}

#[cfg(test)]
mod tests {
    use super::{geometric_mean, median};

    #[test]
    fn geometric_means() {
        assert!((geometric_mean([2.0, 8.0].into_iter()) - 4.0).abs() < 1e-12);
    }

    #[test]
    fn medians() {
        assert!(median([3.0, 1.0, 2.0].into_iter()) == 2.0);
        assert!(median([4.0, 1.0, 2.0, 3.0].into_iter()) == 2.0);
        assert!(median(std::iter::empty()).is_nan());
    }
}
