//! The code generator on random input, for each machine at several levels: modules of `llvm-stress` ([`stress`]), programs of
//! `csmith` ([`csmith`]), and programs in IR of our own ([`ir`]). A seed is a number, so what was found is found again: `cargo
//! xtask compare csmith 200` takes the seeds 1 to 200, `compare csmith 201+50` those from 201 on, `compare csmith 201+50 -O2
//! sparc64` at one level and for one machine.

pub mod csmith;
pub mod ir;
pub mod stress;

use super::Agreement;
use crate::Result;
use crate::machine::target;
use crate::platform::{PLATFORMS, Platform};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Seconds that a compilation may take.
const COMPILE_SECONDS: &str = "200";
const LEVELS: [&str; 2] = ["-O0", "-O2"];

/// What a comparison is made with: so many seeds, levels, and the name of a machine if it is to be the only one.
pub struct Choice<'a> {
    first: u64,
    count: u64,
    levels: Vec<&'static str>,
    machine: Option<&'a str>,
}

impl Choice<'_> {
    /// The first seeds, at all levels, for all machines.
    fn of_first(count: u64) -> Self {
        Choice { first: 1, count, levels: LEVELS.to_vec(), machine: None }
    }

    fn seeds(&self) -> Vec<u64> {
        (self.first..self.first + self.count).collect()
    }

    fn takes(&self, platform: &Platform) -> bool {
        self.machine.is_none_or(|only| only == platform.name)
    }
}

/// The seeds that an argument names, at the level and for the machine that others name.
pub fn seeds(name: &str, which: &str, words: &[&str]) -> Result<Agreement> {
    let (first, count) = which.split_once('+').unwrap_or(("1", which));
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("'{text}' is no number of seeds"));
    let mut choice = Choice { first: number(first)?, ..Choice::of_first(number(count)?) };
    for &word in words {
        if LEVELS.contains(&word) {
            choice.levels.retain(|level| *level == word);
        } else if PLATFORMS.iter().any(|platform| platform.name == word) {
            choice.machine = Some(word);
        } else {
            return Err(format!("'{word}' is neither a level nor a machine"));
        }
    }
    match name {
        "stress" => stress::compare(&choice),
        "csmith" => csmith::compare(&choice),
        _ => ir::compare(&choice),
    }
}

fn scratch(name: &str) -> Result<PathBuf> {
    let folder = target().join(name);
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder)
}

/// A command that is ended after so many seconds.
fn timed(seconds: &str, program: &Path) -> Command {
    let mut command = Command::new("timeout");
    command.arg(seconds).arg(program);
    command
}
