//! `cargo xtask compare`: our tools against LLVM's on inputs made on the spot.
//!
//! A comparison is a row of [`COMPARISONS`]: the programs it needs, and a function that counts agreements and tells each
//! difference, for a [`Sample`] of its inputs. `cargo xtask compare` runs the usual sample of all, `compare NAME` that of
//! one, and `compare NAME smallest` or `compare NAME all` another one. `compare objects PARENT` ([`parent`]) is not against
//! LLVM's tools but against an earlier binary of ours.
//!
//! `cargo xtask test` ([`run_until`]) runs the smallest sample of every comparison, however long that takes, and then, with
//! the time that is left, usual samples in the order of the table, which is that of what they protect. Where a comparison
//! cannot run, because a program is missing or an input cannot be had, the summary says so; under `CI=true` that is a
//! failure: green means compared. A new comparison must not make the smallest samples of all together longer than twelve
//! minutes of a quiet machine with two processors.

mod abi;
mod assembly_files;
mod bitcode;
mod cases;
mod codegen;
mod coff;
mod debug_text;
mod debug_values;
mod descriptions;
mod dis;
mod drawings;
mod dwarfdump;
mod emulated;
mod explain;
mod filecheck;
mod funclets;
mod gdb;
mod idioms;
mod jit;
mod macho;
mod mc;
mod objects;
mod parent;
mod pathological;
mod programs;
mod projects;
mod random;
mod real;
mod reduce;
mod registers;
mod restart;
mod rust;
mod sample;
mod td_files;
mod td_llvm;
mod text;
mod verify;
mod x86;

pub use sample::{Agreement, Sample, jobs};

use crate::machine::Result;
use crate::machine::{has_program, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

struct Comparison {
    name: &'static str,
    needs: &'static [&'static str],
    run: fn(Sample) -> Result<Agreement>,
    /// About how many times as long as the smallest sample the usual one takes; 1 if they are the same.
    growth: u32,
}

/// In the order of what they protect.
const COMPARISONS: &[Comparison] = &[
    Comparison { name: "programs", needs: &["clang-22", "llvm-link-22"], run: real::run, growth: 4 },
    Comparison {
        name: "codegen",
        needs: &["clang-22", "riscv64-linux-gnu-gcc"],
        run: codegen::run,
        growth: 3,
    },
    Comparison { name: "jit", needs: &[jit::CLANG, jit::LINKER], run: jit::run, growth: 4 },
    Comparison { name: "idioms", needs: &["llc-22", "llvm-objdump-22"], run: idioms::run, growth: 4 },
    Comparison { name: "cases", needs: &[], run: cases::run, growth: 3 },
    Comparison { name: "abi", needs: &[abi::CLANG, abi::LLC, abi::LINKER], run: abi::run, growth: 12 },
    Comparison {
        name: "csmith",
        needs: &[random::csmith::CSMITH, "clang-22", "llvm-link-22"],
        run: random::csmith::run,
        growth: 10,
    },
    Comparison { name: "stress", needs: &[random::stress::STRESS], run: random::stress::run, growth: 10 },
    Comparison { name: "random-ir", needs: &[], run: random::ir::run, growth: 10 },
    Comparison {
        name: "reduce",
        needs: &[reduce::REDUCE, reduce::CLANG, reduce::PRINTER],
        run: reduce::run,
        growth: 5,
    },
    Comparison { name: "restart", needs: &["clang-22"], run: restart::run, growth: 8 },
    Comparison { name: "rust", needs: &["cargo", "gcc"], run: rust::run, growth: 3 },
    Comparison {
        name: "debug-text",
        needs: &[debug_text::CLANG, debug_text::OPT, debug_text::DUMP, debug_text::COPY],
        run: debug_text::run,
        growth: 8,
    },
    Comparison {
        name: "dwarfdump",
        needs: &[dwarfdump::CLANG, dwarfdump::LLC, dwarfdump::DUMP],
        run: dwarfdump::run,
        growth: 6,
    },
    Comparison {
        name: "debug-values",
        needs: &[debug_values::GDB, debug_values::CLANG, debug_values::LLC, debug_values::LINKER],
        run: debug_values::run,
        growth: 1,
    },
    Comparison {
        name: "gdb",
        needs: &[gdb::GDB, gdb::CLANG, gdb::LLC, gdb::LINKER],
        run: gdb::run,
        growth: 4,
    },
    Comparison {
        name: "funclets",
        needs: &[funclets::CLANG, funclets::LLC, funclets::LINKER, funclets::IMPORTS, funclets::WINE],
        run: funclets::run,
        growth: 4,
    },
    Comparison { name: "projects", needs: &["clang-22", "gcc"], run: projects::run, growth: 1 },
    Comparison { name: "pathological", needs: &[], run: pathological::run, growth: 1 },
    Comparison {
        name: "emulated",
        needs: &[emulated::CLANG, emulated::REFERENCE, emulated::EMULATOR],
        run: emulated::run,
        growth: 1,
    },
    Comparison {
        name: "mc",
        needs: &["python3", "llvm-tblgen-22", "llvm-mc-22", "llvm-objdump-22"],
        run: mc::run,
        growth: 1,
    },
    Comparison {
        name: "mc-sparc",
        needs: &["python3", "llvm-tblgen-22", "llvm-mc-22", "llvm-objdump-22"],
        run: mc::run_sparc,
        growth: 8,
    },
    Comparison { name: "x86", needs: &["llvm-mc-22"], run: x86::run, growth: 2 },
    Comparison { name: "x86-files", needs: &["clang-22", "llvm-mc-22"], run: assembly_files::run, growth: 4 },
    Comparison { name: "x86-objects", needs: &["clang-22", "llvm-mc-22"], run: programs::run, growth: 4 },
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
        growth: 6,
    },
    Comparison {
        name: "coff",
        needs: &[coff::ASSEMBLER, coff::READER, coff::LINKER],
        run: coff::run,
        growth: 1,
    },
    Comparison { name: "macho", needs: &[macho::CLANG, macho::ASSEMBLER], run: macho::run, growth: 5 },
    Comparison {
        name: "riscv-td",
        needs: &["python3", "llvm-tblgen-22", "llvm-mc-22"],
        run: descriptions::riscv,
        growth: 1,
    },
    Comparison {
        name: "x86-intrinsics",
        needs: &["python3", "llvm-tblgen-22", "llvm-config-22", "llc-22"],
        run: descriptions::x86_intrinsics,
        growth: 6,
    },
    Comparison { name: "td", needs: &["python3", "llvm-tblgen-22"], run: descriptions::interface, growth: 1 },
    Comparison { name: "td-files", needs: &["llvm-tblgen-22"], run: td_files::run, growth: 1 },
    Comparison { name: "registers", needs: &["llvm-tblgen-22"], run: registers::run, growth: 1 },
    Comparison { name: "dis", needs: &["llvm-dis-22"], run: dis::run, growth: 1 },
    Comparison { name: "bitcode", needs: &["llvm-dis-22"], run: bitcode::run, growth: 1 },
    Comparison { name: "text", needs: &["llvm-as-22", "llvm-dis-22"], run: text::run, growth: 1 },
    Comparison { name: "verify", needs: &["opt-22"], run: verify::run, growth: 1 },
    Comparison { name: "filecheck", needs: &["FileCheck-22"], run: filecheck::run, growth: 1 },
    Comparison { name: "explain", needs: &[explain::PROGRAM], run: explain::run, growth: 1 },
    Comparison {
        name: "drawings",
        needs: &[drawings::GRAPHVIZ, drawings::READER],
        run: drawings::run,
        growth: 1,
    },
];

/// Too long for every run.
const LONG: Comparison =
    Comparison { name: "x86-random", needs: &["llvm-mc-22"], run: |_| x86::run_long(), growth: 1 };

/// Needs LLVM's sources, which not every machine can have: by name only.
const OPTIONAL: Comparison = Comparison { name: "td-llvm", needs: &[], run: td_llvm::run, growth: 1 };

/// Differences shown; the rest is counted.
const SHOWN: usize = 10;

pub fn run(args: &[String]) -> Result {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        [] => run_usual(&COMPARISONS.iter().collect::<Vec<_>>()),
        [name] if name == LONG.name => run_usual(&[&LONG]),
        [name] if name == OPTIONAL.name => run_usual(&[&OPTIONAL]),
        [name, one] if name == OPTIONAL.name => summarize(name, &td_llvm::run_named(one)?),
        [name] => run_usual(&[named(name)?]),
        [name, "smallest"] => summarize(name, &(named(name)?.run)(Sample::Smallest)?),
        ["cases", "bless"] => cases::bless(),
        [name @ "objects", parent] => summarize(name, &parent::run(parent, false)?),
        [name @ "objects", parent, "all"] => summarize(name, &parent::run(parent, true)?),
        [name @ "x86-objects", filter] => {
            let filter = if ["full", "all"].contains(&filter) { "" } else { filter };
            summarize(name, &programs::run_full(filter)?)
        }
        [name @ "programs", filter] if filter != "all" => summarize(name, &real::run_all(filter)?),
        [name @ "idioms", filter] if filter != "all" => summarize(name, &idioms::run_all(filter)?),
        [name @ "abi", filter] if filter != "all" => {
            summarize(name, &abi::run_some(Sample::Usual, filter, None)?)
        }
        [name @ "abi", "all", filter] => summarize(name, &abi::run_some(Sample::All, filter, None)?),
        [name @ "abi", "all", filter, part] => {
            let part = abi::Part::parse(part).ok_or_else(|| format!("'{part}' is no part, such as 1/60"))?;
            summarize(name, &abi::run_some(Sample::All, filter, Some(part))?)
        }
        [name @ "rust", filter] if filter != "all" => summarize(name, &rust::run_all(filter)?),
        [name @ ("stress" | "csmith" | "random-ir"), seeds, ref words @ ..] if seeds != "all" => {
            summarize(name, &random::seeds(name, seeds, words)?)
        }
        [name, count] if name == LONG.name => {
            let count = count.parse().map_err(|_| format!("'{count}' is no number of seeds"))?;
            summarize(name, &x86::run_strings(count)?)
        }
        [name, "all"] => summarize(name, &(named(name)?.run)(Sample::All)?),
        _ => named("").map(|_| ()),
    }
}

fn named(name: &str) -> Result<&'static Comparison> {
    let all = || COMPARISONS.iter().map(|c| c.name).collect::<Vec<_>>().join(", ");
    COMPARISONS.iter().find(|c| c.name == name).ok_or_else(|| format!("which one? {}", all()))
}

/// Shows what a comparison with a count of its own found.
fn summarize(name: &str, found: &Agreement) -> Result {
    for difference in found.differences.iter().take(SHOWN) {
        println!("{name}: {difference}");
    }
    println!("{name} {}", found.counts());
    if found.differences.is_empty() {
        Ok(())
    } else {
        Err(format!("{} differences", found.differences.len()))
    }
}

/// The usual samples of some comparisons, or why they do not run.
fn run_usual(list: &[&Comparison]) -> Result {
    let mut tally = Tally::default();
    list.iter().for_each(|comparison| tally.run(comparison, Sample::Usual));
    println!("{}", tally.finish(false)?);
    Ok(())
}

/// The smallest sample of every comparison, and usual samples of those that will have ended by `end`, as far as can be told
/// from the smallest. `is_strict`: what cannot run is a failure. Gives one line for the summary.
pub fn run_until(end: Instant, is_strict: bool) -> Result<String> {
    let mut tally = Tally::default();
    let seconds: Vec<f64> = COMPARISONS
        .iter()
        .map(|comparison| {
            let start = Instant::now();
            tally.run(comparison, Sample::Smallest);
            start.elapsed().as_secs_f64()
        })
        .collect();
    for (comparison, seconds) in COMPARISONS.iter().zip(seconds).filter(|(c, _)| c.growth > 1) {
        let is_short =
            Instant::now() + Duration::from_secs_f64(seconds * f64::from(comparison.growth)) <= end;
        if !is_short {
            tally.only_smallest.push(comparison.name);
        } else if !tally.missing.iter().any(|(name, _)| *name == comparison.name) {
            tally.run(comparison, Sample::Usual);
        }
    }
    tally.finish(is_strict)
}

/// What has run, and what has not.
#[derive(Default)]
struct Tally {
    /// Name and counts. The usual sample of a comparison takes the place of the smallest.
    ran: Vec<(&'static str, String)>,
    differences: usize,
    /// Comparisons that could not run, and why.
    missing: Vec<(&'static str, String)>,
    /// Comparisons whose usual sample there was no time for.
    only_smallest: Vec<&'static str>,
}

impl Tally {
    fn run(&mut self, comparison: &Comparison, sample: Sample) {
        let name = comparison.name;
        if let Some(program) = comparison.needs.iter().find(|program| !has_program(program)) {
            return self.misses(name, format!("{program} is not installed"));
        }
        let start = Instant::now();
        // One that cannot be made is a difference: the others go on.
        let found = (comparison.run)(sample)
            .unwrap_or_else(|error| Agreement { agreed: 0, differences: vec![error] });
        for difference in found.differences.iter().take(SHOWN) {
            println!("{name}: {difference}");
        }
        if found.total() == 0 {
            return self.misses(name, "nothing was compared".to_owned());
        }
        self.differences += found.differences.len();
        println!("{name} {} in {:.1} s", found.counts(), start.elapsed().as_secs_f64());
        match self.ran.iter_mut().find(|(known, _)| *known == name) {
            Some((_, counts)) => *counts = found.counts(),
            None => self.ran.push((name, found.counts())),
        }
    }

    fn misses(&mut self, name: &'static str, why: String) {
        println!("{name}: skipped, {why}");
        self.missing.push((name, why));
    }

    /// The line for the summary. Prints how to run what was left out.
    fn finish(self, is_strict: bool) -> Result<String> {
        let ran: Vec<String> = self.ran.iter().map(|(name, counts)| format!("{name} {counts}")).collect();
        let mut summary =
            format!("{} of {} compared: {}", ran.len(), ran.len() + self.missing.len(), ran.join(", "));
        if !self.only_smallest.is_empty() {
            println!("there was time only for the smallest samples of some; the usual ones are run by:");
            self.only_smallest.iter().for_each(|name| println!("    cargo xtask compare {name}"));
            summary.push_str(&format!("; smallest sample only: {}", self.only_smallest.join(", ")));
        }
        for (name, why) in &self.missing {
            summary.push_str(&format!("; {name} did not run: {why}"));
        }
        if self.differences > 0 {
            Err(format!("{} differences: {summary}", self.differences))
        } else if is_strict && !self.missing.is_empty() {
            Err(summary)
        } else {
            Ok(summary)
        }
    }
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

#[cfg(test)]
mod tests {
    use super::{Agreement, Comparison, Sample, Tally};

    fn comparison(needs: &'static [&'static str], run: fn(Sample) -> crate::Result<Agreement>) -> Comparison {
        Comparison { name: "it", needs, run, growth: 2 }
    }

    fn verdict(comparison: &Comparison, is_strict: bool) -> crate::Result<String> {
        let mut tally = Tally::default();
        tally.run(comparison, Sample::Smallest);
        tally.finish(is_strict)
    }

    #[test]
    fn what_cannot_run_fails_where_that_is_asked_for() {
        let absent = comparison(&["a-program-that-nobody-has"], |_| Err("is not run".to_owned()));
        assert!(verdict(&absent, false).is_ok_and(|summary| summary.contains("did not run")));
        assert!(verdict(&absent, true).is_err());
        let empty = comparison(&[], |_| Ok(Agreement::default()));
        assert!(verdict(&empty, false).is_ok());
        assert!(verdict(&empty, true).is_err());
    }

    #[test]
    fn differences_fail_and_agreements_are_counted() {
        let agrees = comparison(&[], |_| Ok(Agreement { agreed: 3, differences: Vec::new() }));
        assert_eq!(verdict(&agrees, true), Ok("1 of 1 compared: it 3/3".to_owned()));
        let broken = comparison(&[], |_| Err("no input".to_owned()));
        assert!(verdict(&broken, false).is_err_and(|summary| summary.contains("it 0/1")));
    }

    #[test]
    fn the_usual_sample_takes_the_place_of_the_smallest() {
        let both = comparison(&[], |sample| {
            let agreed = Sample::every(sample, 10, vec![(); 20]).len();
            Ok(Agreement { agreed, differences: Vec::new() })
        });
        let mut tally = Tally::default();
        [Sample::Smallest, Sample::Usual].into_iter().for_each(|sample| tally.run(&both, sample));
        assert_eq!(tally.ran, [("it", "20/20".to_owned())]);
    }
}
