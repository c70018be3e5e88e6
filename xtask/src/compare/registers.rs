//! Register files: what `-gen-register-info -register-info-debug` tells about classes, sub-register indices and registers is
//! what `llvm-tblgen` tells. Each block (a class, an index, a register) counts as one.
//!
//! Inputs are the descriptions of our targets and those of the library's tests. With `REGISTER_FILES`, a list of `file:include
//! directory` separated by spaces, others are compared as well; LLVM's own files need a few lines around them that include
//! `Target.td` and define a `Target`.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{release_binary, root, target};
use std::path::{Path, PathBuf};
use std::process::Command;

const DESCRIPTIONS: &[&str] = &[
    "targets/riscv/td/RISCV.td",
    "targets/f2003/td/f2003.td",
    "crates/tablegen/tests/td/registers.td",
    "crates/tablegen/tests/td/generated.td",
];

pub fn run(_: Sample) -> Result<Agreement> {
    let binary = release_binary()?;
    let mut inputs: Vec<(PathBuf, PathBuf)> = Vec::new();
    for file in DESCRIPTIONS {
        let file = root().join(file);
        let folder = file.parent().unwrap_or(Path::new(".")).to_owned();
        inputs.push((file, folder));
    }
    for pair in std::env::var("REGISTER_FILES").unwrap_or_default().split_whitespace() {
        let (file, folder) = pair.split_once(':').unwrap_or((pair, "."));
        inputs.push((file.into(), folder.into()));
    }
    let mut found = Agreement::default();
    for (file, folder) in inputs {
        let mut reference = Command::new("llvm-tblgen-22");
        let mut ours = Command::new(&binary);
        ours.arg("tblgen");
        let expected = blocks(&dump(&mut reference, &file, &folder)?);
        let told = blocks(&dump(&mut ours, &file, &folder)?);
        let name = file.display();
        if expected.len() != told.len() {
            let (expected, told) = (expected.len(), told.len());
            found.differences.push(format!("{name}: {told} blocks, expected {expected}"));
        }
        for (expected, told) in expected.iter().zip(&told) {
            if expected == told {
                found.agreed += 1;
            } else {
                found.differences.push(format!(
                    "{name}: {}\n  expected {}",
                    told.join(";"),
                    expected.join(";")
                ));
            }
        }
    }
    Ok(found)
}

/// What a tool tells on standard error.
fn dump(command: &mut Command, file: &Path, folder: &Path) -> Result<String> {
    let include = root().join("crates/tablegen/include");
    command.arg("-I").arg(include).arg("-I").arg(folder).arg(file);
    command.args(["-gen-register-info", "-register-info-debug", "-o"]);
    command.arg(target().join("compare-registers.out"));
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() { Ok(text) } else { Err(format!("{command:?}: {text}")) }
}

/// A line that is not indented begins a block. Pressure is told by us alone.
fn blocks(text: &str) -> Vec<Vec<String>> {
    let mut blocks: Vec<Vec<String>> = Vec::new();
    for line in text.lines().filter(|l| !l.starts_with("Pressure")) {
        let line = without_modes(line.trim_end());
        match blocks.last_mut() {
            Some(block) if line.starts_with('\t') => block.push(line),
            _ => blocks.push(vec![line]),
        }
    }
    blocks
}

/// `{ Default:16 RV64:16 }` as `16`: values by hardware mode without the names of modes, once if they are equal.
fn without_modes(line: &str) -> String {
    let Some((head, values)) = line.strip_suffix(" }").and_then(|l| l.split_once("{ ")) else {
        return line.to_owned();
    };
    let mut values: Vec<&str> = values.split(' ').filter_map(|v| v.split_once(':')).map(|v| v.1).collect();
    values.dedup();
    format!("{head}{}", values.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_without_modes() {
        let text =
            "RegisterClass A:\n\tSize: { Default:8 RV64:8 }\nRegister B:\n\tCost: 0 \nPressureSet A 1\n";
        assert_eq!(blocks(text), [vec!["RegisterClass A:", "\tSize: 8"], vec!["Register B:", "\tCost: 0"]]);
        assert_eq!(without_modes("\tSize: { Default:32 RV64:64 }"), "\tSize: 32 64");
    }
}
