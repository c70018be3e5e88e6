//! The verifier's verdict against that of `opt -passes=verify`: modules of the tests and of the corpus, which are right,
//! and the text tests of the verifier, most of which are not.

use super::{Agreement, Sample, modules};
use crate::Result;
use crate::machine::{release_binary, root};
use std::path::Path;
use std::process::Command;

pub fn run(_: Sample) -> Result<Agreement> {
    let binary = release_binary()?;
    let mut files = modules()?;
    let tests = root().join("tests/ir/verify");
    let entries = std::fs::read_dir(&tests).map_err(|error| format!("{}: {error}", tests.display()))?;
    let mut texts: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    texts.retain(|path| path.extension().is_some_and(|e| e == "ll"));
    texts.sort();
    files.extend(texts);
    let mut found = Agreement::default();
    for file in files {
        let ours = verdict(Command::new(&binary).arg("opt"), &file)?;
        let expected = verdict(&mut Command::new("opt-22"), &file)?;
        if ours == expected {
            found.agreed += 1;
        } else {
            let words = |accepted| if accepted { "accepts" } else { "rejects" };
            let [ours, llvm] = [words(ours), words(expected)];
            found.differences.push(format!("{}: ours {ours}, LLVM {llvm} it", file.display()));
        }
    }
    Ok(found)
}

/// Whether a program accepts a module.
fn verdict(program: &mut Command, file: &Path) -> Result<bool> {
    let result = program.args(["-passes=verify", "-disable-output"]).arg(file).output();
    result.map(|output| output.status.success()).map_err(|error| error.to_string())
}
