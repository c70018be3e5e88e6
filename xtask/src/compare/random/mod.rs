//! The code generator on random input, for each machine at several levels: modules of `llvm-stress` ([`stress`]), programs of
//! `csmith` ([`csmith`]), and programs in IR of our own ([`ir`]). A seed is a number, so what was found is found again: `cargo
//! xtask compare csmith 200` takes the seeds 1 to 200, `compare csmith 201+50` those from 201 on, `compare csmith 201+50 -O2` at
//! one level.

pub mod csmith;
pub mod ir;
pub mod stress;

use super::Agreement;
use crate::Result;
use crate::machine::target;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Seconds that a compilation may take.
const COMPILE_SECONDS: &str = "200";
const LEVELS: [&str; 2] = ["-O0", "-O2"];

type Comparison = fn(u64, u64, &[&'static str]) -> Result<Agreement>;

/// The seeds that an argument names, at the level that another one names.
pub fn seeds(name: &str, which: &str, level: Option<&str>) -> Result<Agreement> {
    let (first, count) = which.split_once('+').unwrap_or(("1", which));
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("'{text}' is no number of seeds"));
    let (first, count) = (number(first)?, number(count)?);
    let levels: Vec<&'static str> =
        LEVELS.into_iter().filter(|l| level.is_none_or(|only| only == *l)).collect();
    let compare: Comparison = match name {
        "stress" => stress::compare,
        "csmith" => csmith::compare,
        _ => ir::compare,
    };
    compare(first, count, &levels)
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
