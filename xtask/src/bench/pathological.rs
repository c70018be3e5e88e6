//! What an IR instruction of an input that is large in one way ([`crate::pathological`]) costs, as a multiple of what an
//! instruction of SQLite costs at the same level: time that grows faster than the input shows as a large one.
//!
//! A call with 3,000 arguments is one instruction and not the work of one. So an entry of a list that may have any length,
//! such as an argument, counts as much as an instruction ([`num_entries`]), in SQLite as well: the goal is about that
//! measure. What a row is by instructions alone is printed next to it.
//!
//! What a process costs before it compiles anything is subtracted from all.

use super::{corpus_module, median};
use crate::Result;
use crate::machine::{Cost, measure, output, target};
use crate::pathological::{SHAPES, num_entries, num_instructions};
use crate::platform::PASS_VECTORS;
use std::path::{Path, PathBuf};
use std::process::Command;

/// As often as an instruction of SQLite.
const GOAL: f64 = 3.0;
const LEVELS: [&str; 2] = ["-O0", "-O2"];

/// The number of goals missed, and that of failures.
pub fn run(binary: &str, runs: usize, only: Option<&str>) -> Result<(usize, usize)> {
    let folder = target().join("bench");
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let (mut missed, mut failed) = (0, 0);
    for platform in PASS_VECTORS {
        let (options, platform) = (platform.llc, platform.short);
        for level in LEVELS {
            let bench = Bench { binary, runs, level, options };
            let Some(reference) = bench.reference(platform)? else {
                println!(
                    "{platform} {level}: skipped, there is no SQLite to compare with (cargo xtask bench codegen)"
                );
                continue;
            };
            println!(
                "{:<28} {:>7.0} ns for an instruction, argument, parameter, value of a PHI or case; {:.0} ns if only \
                 instructions count",
                format!("sqlite3 {level} {platform}"),
                reference.of_any * 1e9,
                reference.of_inst * 1e9
            );
            for shape in SHAPES {
                let name = format!("{} {level} {platform}", shape.name);
                if only.is_some_and(|only| !name.contains(only)) {
                    continue;
                }
                let text = (shape.make)(shape.size);
                let input = folder.join(format!("{}.ll", shape.name));
                std::fs::write(&input, &text).map_err(|e| format!("{}: {e}", input.display()))?;
                match bench.seconds(&input) {
                    Ok(seconds) => {
                        let own = Price::new(seconds, &text);
                        let ratio = own.of_any / reference.of_any;
                        let by_insts = own.of_inst / reference.of_inst;
                        let mark = if ratio <= GOAL { "" } else { "MISSED" };
                        missed += usize::from(ratio > GOAL);
                        println!(
                            "{name:<28} {:>7.0} ns {ratio:>7.2} x, goal {GOAL:.1} {mark:<6} by instructions {by_insts:>5.2} x",
                            own.of_any * 1e9
                        );
                    }
                    Err(message) => {
                        failed += 1;
                        println!("{name:<28} FAILED: {message}");
                    }
                }
            }
        }
    }
    Ok((missed, failed))
}

/// Seconds of a module for each of its instructions.
struct Price {
    /// For entries of lists, too.
    of_any: f64,
    of_inst: f64,
}

impl Price {
    fn new(seconds: f64, text: &str) -> Price {
        let insts = num_instructions(text).max(1);
        let price = |count: usize| seconds / count as f64;
        Price { of_any: price(insts + num_entries(text)), of_inst: price(insts) }
    }
}

struct Bench<'b> {
    binary: &'b str,
    runs: usize,
    level: &'b str,
    options: &'b [&'b str],
}

impl Bench<'_> {
    /// What SQLite takes, if it is here.
    fn reference(&self, platform: &str) -> Result<Option<Price>> {
        let module = corpus_module(&format!("sqlite3{}.{platform}.bc", self.level));
        if !module.exists() {
            return Ok(None);
        }
        let text = output(Command::new(self.binary).args(["dis", "-o", "-"]).arg(&module))?;
        Ok(Some(Price::new(self.seconds(&module)?, &String::from_utf8_lossy(&text))))
    }

    /// Seconds of CPU time for compiling a module, beyond those for an empty one.
    fn seconds(&self, input: &Path) -> Result<f64> {
        let empty: PathBuf = target().join("bench").join("nothing.ll");
        std::fs::write(&empty, "").map_err(|e| format!("{}: {e}", empty.display()))?;
        Ok((self.median(input)? - self.median(&empty)?).max(0.0))
    }

    fn median(&self, input: &Path) -> Result<f64> {
        let mut words: Vec<String> =
            [self.binary, "llc", "-threads=1", "-filetype=obj", self.level, "-o", "/dev/null"]
                .iter()
                .chain(self.options)
                .map(|word| (*word).to_owned())
                .collect();
        words.push(input.to_string_lossy().into_owned());
        let costs = (0..self.runs).map(|_| measure(&words)).collect::<Result<Vec<Cost>>>()?;
        Ok(median(costs.iter().map(|cost| cost.cpu_seconds)))
    }
}
