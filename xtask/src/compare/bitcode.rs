//! Bitcode read and written again by us: `llvm-dis` must print the same for both files, and ours must not be more than
//! 5 % longer.
//!
//! Inputs are the files of the tests and, where it has been built, the corpus. Files called `older-…` are not among them:
//! they are changed while they are read. Module summaries, which are not kept, are left out of the comparison.

use super::{Agreement, Sample, comparable, first_difference, modules};
use crate::Result;
use crate::machine::{output, release_binary, run as run_command, target};
use std::fs;
use std::path::Path;
use std::process::Command;

pub fn run(_: Sample) -> Result<Agreement> {
    let binary = release_binary()?;
    let written = target().join("compare-bitcode.bc");
    let mut found = Agreement::default();
    for file in modules()? {
        let mut rewrite = Command::new(&binary);
        rewrite.args(["opt", "-disable-verify"]).arg(&file).arg("-o").arg(&written);
        if let Err(message) = run_command(&mut rewrite) {
            found.differences.push(message);
            continue;
        }
        match difference(&file, &written)? {
            Some(difference) => found.differences.push(format!("{}: {difference}", file.display())),
            None => found.agreed += 1,
        }
    }
    Ok(found)
}

fn difference(original: &Path, written: &Path) -> Result<Option<String>> {
    let [before, after] = [disassembled(original)?, disassembled(written)?];
    if let Some(difference) = first_difference(&before, &after) {
        return Ok(Some(difference));
    }
    let bytes = |path: &Path| fs::metadata(path).map(|m| m.len()).map_err(|e| e.to_string());
    let (old, new) = (bytes(original)?, bytes(written)?);
    Ok((new * 100 > old * 105).then(|| format!("{new} bytes, were {old}")))
}

fn disassembled(file: &Path) -> Result<String> {
    output(Command::new("llvm-dis-22").arg(file).args(["-o", "-"])).map(|text| comparable(&text))
}
