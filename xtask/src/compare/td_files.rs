//! TableGen on every `.td` file that LLVM's development packages install: the same records and JSON where `llvm-tblgen`
//! accepts the file, the same first error where it does not.
//!
//! Many of them are meant to be included by others and are rejected alone.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::release_binary;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the packages put their headers.
const INCLUDE: &str = "/usr/lib/llvm-22/include";

pub fn run(_: Sample) -> Result<Agreement> {
    let binary = release_binary()?;
    let mut files = Vec::new();
    find(Path::new(INCLUDE), &mut files);
    files.sort();
    let mut found = Agreement::default();
    for file in files {
        match difference(&binary, &file)? {
            Some(difference) => found.differences.push(format!("{}: {difference}", file.display())),
            None => found.agreed += 1,
        }
    }
    Ok(found)
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|e| e == "td") {
            files.push(path);
        }
    }
}

fn difference(binary: &Path, file: &Path) -> Result<Option<String>> {
    for action in ["-print-records", "-dump-json"] {
        let ours = outcome(Command::new(binary).args(["tblgen", "--diagnostics=llvm"]), action, file)?;
        let llvm = outcome(&mut Command::new("llvm-tblgen-22"), action, file)?;
        match (ours, llvm) {
            (Ok(ours), Ok(llvm)) if ours == llvm => {}
            (Ok(_), Ok(_)) => return Ok(Some(format!("{action}: other output"))),
            // After the first error the programs part ways.
            (Err(ours), Err(llvm)) if ours == llvm || ours.ends_with(&format!(": {llvm}")) => {
                return Ok(None);
            }
            (Err(ours), Err(llvm)) => return Ok(Some(format!("ours: {ours}, LLVM: {llvm}"))),
            (Err(ours), Ok(_)) => return Ok(Some(format!("LLVM accepts it, ours: {ours}"))),
            (Ok(_), Err(llvm)) => return Ok(Some(format!("we accept it, LLVM: {llvm}"))),
        }
    }
    Ok(None)
}

/// What a program prints, or its first error.
fn outcome(program: &mut Command, action: &str, file: &Path) -> Result<std::result::Result<Vec<u8>, String>> {
    let output = program.arg(action).args(["-I", INCLUDE]).arg(file).output().map_err(|e| e.to_string())?;
    if output.status.success() {
        return Ok(Ok(output.stdout));
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let first = text.lines().find(|line| line.contains("error: ")).unwrap_or_default();
    Ok(Err(first.to_owned()))
}
