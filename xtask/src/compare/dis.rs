//! The disassembler against LLVM's: the same bytes for every module of the tests and, where it
//! has been built, of the corpus.
//!
//! LLVM also prints the summary index of modules that have one, after everything else; ours leaves it out, so it is cut
//! off before the texts are compared.

use super::{Agreement, Sample, modules};
use crate::Result;
use crate::machine::{output, release_binary};
use std::path::Path;
use std::process::Command;

pub fn run(_: Sample) -> Result<Agreement> {
    let ours = release_binary()?;
    let mut agreement = Agreement::default();
    for module in &modules()? {
        let expected = text(Command::new("llvm-dis-22").arg(module))?;
        let found = text(Command::new(&ours).arg("dis").arg(module))?;
        match first_difference(&found, without_summary(&expected)) {
            None => agreement.agreed += 1,
            Some(line) => agreement.differences.push(format!("{}:{line}", name(module))),
        }
    }
    Ok(agreement)
}

fn text(command: &mut Command) -> Result<Vec<u8>> {
    output(command.args(["-o", "-"]))
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The text up to the empty line before the first entry of a summary.
fn without_summary(text: &[u8]) -> &[u8] {
    let start = b"\n^0 = ";
    match text.windows(start.len()).position(|window| window == start) {
        Some(end) => &text[..end],
        None => text,
    }
}

/// The first line that differs, counted from 1.
fn first_difference(found: &[u8], expected: &[u8]) -> Option<usize> {
    if found == expected {
        return None;
    }
    let mut lines = found.split(|&b| b == b'\n').zip(expected.split(|&b| b == b'\n'));
    Some(1 + lines.position(|(a, b)| a != b).unwrap_or(0))
}
