//! `cargo xtask compare`: our tools against LLVM's on inputs made on the spot.
//!
//! A comparison is a row of [`COMPARISONS`]: the programs it needs, and a function that counts agreements and tells each
//! difference. `cargo xtask test` runs all of them; one whose programs are missing is skipped, with a message.

mod assembly_files;
mod bitcode;
mod cases;
mod codegen;
mod descriptions;
mod dis;
mod drawings;
mod emulated;
mod explain;
mod filecheck;
mod idioms;
mod mc;
mod objects;
mod pathological;
mod programs;
mod projects;
mod random;
mod real;
mod registers;
mod restart;
mod rust;
mod td_files;
mod text;
mod verify;
mod x86;

use crate::Result;
use crate::machine::{has_program, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// What a comparison found.
#[derive(Debug, Default)]
pub struct Agreement {
    pub agreed: usize,
    /// One line or paragraph for each difference.
    pub differences: Vec<String>,
}

struct Comparison {
    name: &'static str,
    needs: &'static [&'static str],
    run: fn() -> Result<Agreement>,
}

const COMPARISONS: &[Comparison] = &[
    Comparison { name: "dis", needs: &["llvm-dis-22"], run: dis::run },
    Comparison { name: "bitcode", needs: &["llvm-dis-22"], run: bitcode::compare },
    Comparison { name: "text", needs: &["llvm-as-22", "llvm-dis-22"], run: text::compare },
    Comparison { name: "verify", needs: &["opt-22"], run: verify::compare },
    Comparison { name: "filecheck", needs: &["FileCheck-22"], run: filecheck::run },
    Comparison { name: "explain", needs: &[explain::PROGRAM], run: explain::run },
    Comparison { name: "drawings", needs: &[drawings::GRAPHVIZ, drawings::READER], run: drawings::run },
    Comparison { name: "td-files", needs: &["llvm-tblgen-22"], run: td_files::compare },
    Comparison { name: "registers", needs: &["llvm-tblgen-22"], run: registers::compare },
    Comparison { name: "td", needs: &["python3", "llvm-tblgen-22"], run: descriptions::interface },
    Comparison {
        name: "riscv-td",
        needs: &["python3", "llvm-tblgen-22", "llvm-mc-22"],
        run: descriptions::riscv,
    },
    Comparison { name: "codegen", needs: &["clang-22", "riscv64-linux-gnu-gcc"], run: codegen::run },
    Comparison {
        name: "emulated",
        needs: &[emulated::CLANG, emulated::REFERENCE, emulated::EMULATOR],
        run: emulated::run,
    },
    Comparison { name: "idioms", needs: &["llc-22", "llvm-objdump-22"], run: idioms::run },
    Comparison { name: "cases", needs: &[], run: || cases::run(false) },
    Comparison { name: "pathological", needs: &[], run: pathological::run },
    Comparison { name: "restart", needs: &["clang-22"], run: restart::run },
    Comparison { name: "stress", needs: &[random::stress::STRESS], run: random::stress::run },
    Comparison {
        name: "csmith",
        needs: &[random::csmith::CSMITH, "clang-22", "llvm-link-22"],
        run: random::csmith::run,
    },
    Comparison {
        name: "mc",
        needs: &["python3", "llvm-tblgen-22", "llvm-mc-22", "llvm-objdump-22"],
        run: mc::run,
    },
    Comparison { name: "x86", needs: &["llvm-mc-22"], run: x86::run },
    Comparison { name: "x86-files", needs: &["clang-22", "llvm-mc-22"], run: assembly_files::run },
    Comparison { name: "programs", needs: &["clang-22", "llvm-link-22"], run: real::run },
    Comparison { name: "projects", needs: &["clang-22", "gcc"], run: projects::run },
    Comparison { name: "rust", needs: &["cargo", "gcc"], run: rust::run },
    Comparison { name: "x86-objects", needs: &["clang-22", "llvm-mc-22"], run: programs::run },
    Comparison {
        name: "mc-objects",
        needs: &[
            objects::CLANG,
            objects::CROSS_GCC,
            objects::EMULATOR,
            objects::LLD,
            "llvm-mc-22",
            "llvm-readelf-22",
        ],
        run: objects::run,
    },
];

/// Too long for every run.
const LONG: Comparison = Comparison { name: "x86-random", needs: &["llvm-mc-22"], run: x86::run_long };

/// Differences shown; the rest is counted.
const SHOWN: usize = 10;

pub fn run(args: &[String]) -> Result {
    match args {
        [] => run_some("").map(|summary| println!("{summary}")),
        [name] if name == LONG.name => run_list(&[LONG], "", None).map(|summary| println!("{summary}")),
        [name] if COMPARISONS.iter().any(|c| c.name == name.as_str()) => {
            run_some(name).map(|s| println!("{s}"))
        }
        [name, filter] if name == "x86-objects" => {
            summarize(name, &programs::run_full(if filter == "full" { "" } else { filter })?)
        }
        [name, what] if name == "cases" && what == "bless" => cases::bless(),
        [name, what] if name == "cases" && what == "all" => summarize(name, &cases::run(true)?),
        [name, filter] if name == "idioms" => summarize(name, &idioms::run_all(filter)?),
        [name, what] if name == "restart" && what == "all" => summarize(name, &restart::run_all()?),
        [name, filter] if name == "programs" => {
            summarize(name, &real::run_all(if filter == "all" { "" } else { filter })?)
        }
        [name, filter] if name == "rust" => {
            summarize(name, &rust::run_all(if filter == "all" { "" } else { filter })?)
        }
        [name, seeds, level @ ..] if matches!(name.as_str(), "stress" | "csmith") => {
            summarize(name, &random::seeds(name, seeds, level.first().map(String::as_str))?)
        }
        [name, count] if name == LONG.name => {
            let count = count.parse().map_err(|_| format!("'{count}' is no number of seeds"))?;
            summarize(name, &x86::run_strings(count)?)
        }
        _ => Err(format!("which one? {}", COMPARISONS.iter().map(|c| c.name).collect::<Vec<_>>().join(", "))),
    }
}

/// Shows what a comparison with a count of its own found.
fn summarize(name: &str, found: &Agreement) -> Result {
    for difference in found.differences.iter().take(SHOWN) {
        println!("{name}: {difference}");
    }
    println!("{name} {}/{}", found.agreed, found.agreed + found.differences.len());
    if found.differences.is_empty() {
        Ok(())
    } else {
        Err(format!("{} differences", found.differences.len()))
    }
}

/// Runs all that can begin before `end`; gives one line for the summary.
pub fn run_until(end: Instant) -> Result<String> {
    run_list(COMPARISONS, "", Some(end))
}

/// Runs those of that name, or all for an empty one.
fn run_some(name: &str) -> Result<String> {
    run_list(COMPARISONS, name, None)
}

fn run_list(list: &[Comparison], name: &str, end: Option<Instant>) -> Result<String> {
    let mut summary = Vec::new();
    let mut differences = 0;
    for comparison in list.iter().filter(|c| name.is_empty() || c.name == name) {
        let start = Instant::now();
        if end.is_some_and(|end| start > end) {
            println!("{}: left out, the time is up", comparison.name);
            summary.push(format!("{} left out", comparison.name));
            continue;
        }
        if let Some(program) = comparison.needs.iter().find(|program| !has_program(program)) {
            println!("{}: skipped, {program} is not installed", comparison.name);
            summary.push(format!("{} skipped", comparison.name));
            continue;
        }
        // One that cannot be made is a difference: the others go on.
        let found =
            (comparison.run)().unwrap_or_else(|error| Agreement { agreed: 0, differences: vec![error] });
        for difference in found.differences.iter().take(SHOWN) {
            println!("{}: {difference}", comparison.name);
        }
        differences += found.differences.len();
        let counts =
            format!("{} {}/{}", comparison.name, found.agreed, found.agreed + found.differences.len());
        println!("{counts} in {:.1} s", start.elapsed().as_secs_f64());
        summary.push(counts);
    }
    let summary = summary.join(", ");
    if differences == 0 { Ok(summary) } else { Err(format!("{differences} differences: {summary}")) }
}

/// Does all of a list, on all processors; what was found comes in the order of the list.
pub fn jobs<J: Sync, T: Send>(list: &[J], work: impl Fn(&J) -> Result<T> + Sync) -> Vec<Result<T>> {
    let found = Mutex::new(Vec::new());
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(job) = list.get(index) else { break };
                    let result = work(job);
                    found.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((index, result));
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    found.sort_by_key(|(index, _)| *index);
    found.into_iter().map(|(_, result)| result).collect()
}

/// Bitcode of the tests and of the corpus, in order of names.
fn modules() -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for folder in [root().join("tests/bitcode/Inputs"), target().join("corpus")] {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        files.extend(paths.filter(|path| path.extension().is_some_and(|e| e == "bc") && !is_older(path)));
    }
    files.sort();
    if files.is_empty() { Err("no bitcode files".into()) } else { Ok(files) }
}

fn is_older(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("older-"))
}

/// What `llvm-dis` or ours prints, without the file's name and the summary, which we read past.
fn comparable(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let lines = text.lines().filter(|line| !line.starts_with("; ModuleID") && !line.starts_with('^'));
    lines.collect::<Vec<_>>().join("\n").trim_end().to_owned()
}

/// The first line in which two texts differ.
fn first_difference(expected: &str, found: &str) -> Option<String> {
    let mut pairs = expected.lines().zip(found.lines()).enumerate();
    if let Some((n, (expected, found))) = pairs.find(|(_, (a, b))| a != b) {
        return Some(format!("line {} is {found:?}, expected {expected:?}", n + 1));
    }
    (expected.lines().count() != found.lines().count()).then(|| "one is longer".to_owned())
}
