//! Text read and printed by us: the same as `llvm-as` and `llvm-dis` make of it, and printed again the same once more.
//!
//! Inputs are the modules of the tests and of the corpus as `llvm-dis` prints them.

use super::{Agreement, Sample, comparable, first_difference, modules};
use crate::Result;
use crate::machine::{output, release_binary, target};
use std::path::Path;
use std::process::Command;

pub fn run(_: Sample) -> Result<Agreement> {
    let binary = release_binary()?;
    let mut found = Agreement::default();
    for module in modules()? {
        match difference(&module, &binary) {
            Ok(None) => found.agreed += 1,
            Ok(Some(difference)) | Err(difference) => {
                found.differences.push(format!("{}: {difference}", module.display()));
            }
        }
    }
    Ok(found)
}

fn difference(module: &Path, binary: &Path) -> Result<Option<String>> {
    let [text, bitcode, ours] = ["ll", "bc", "ours.ll"].map(|e| target().join(format!("compare-text.{e}")));
    output(Command::new("llvm-dis-22").arg(module).arg("-o").arg(&text))?;
    output(Command::new("llvm-as-22").arg("-disable-verify").arg(&text).arg("-o").arg(&bitcode))?;
    let expected = output(Command::new("llvm-dis-22").arg(&bitcode).args(["-o", "-"]))?;
    let print = |file: &Path, to: &str| {
        output(Command::new(binary).args(["opt", "-S", "-disable-verify"]).arg(file).arg("-o").arg(to))
    };
    print(&text, &ours.to_string_lossy())?;
    let found = std::fs::read(&ours).map_err(|error| error.to_string())?;
    if let Some(difference) = first_difference(&comparable(&expected), &comparable(&found)) {
        return Ok(Some(difference));
    }
    let again = print(&ours, "-")?;
    let difference = first_difference(&comparable(&found), &comparable(&again));
    Ok(difference.map(|difference| format!("printed again: {difference}")))
}
