//! Bitcode read and written again by us: `llvm-dis` must print the same for both files, and ours must not be more than
//! 5 % longer.
//!
//! Inputs are the files of the tests and, where it has been built, the corpus. Files called `older-…` are not among them:
//! they are changed while they are read. Module summaries, which are not kept, are left out of the comparison.

use super::Agreement;
use crate::Result;
use crate::machine::{output, release_binary, root, run, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub fn compare() -> Result<Agreement> {
    let binary = release_binary()?;
    let written = target().join("compare-bitcode.bc");
    let mut found = Agreement::default();
    for file in inputs()? {
        let mut rewrite = Command::new(&binary);
        rewrite.args(["opt", "-disable-verify"]).arg(&file).arg("-o").arg(&written);
        if let Err(message) = run(&mut rewrite) {
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

/// Bitcode of the tests and of the corpus, in order of names.
fn inputs() -> Result<Vec<PathBuf>> {
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

fn difference(original: &Path, written: &Path) -> Result<Option<String>> {
    let [before, after] = [disassembled(original)?, disassembled(written)?];
    let pairs = before.lines().zip(after.lines()).enumerate();
    if let Some((n, (before, after))) = pairs.into_iter().find(|(_, (before, after))| before != after) {
        return Ok(Some(format!("line {} was {before:?}, is {after:?}", n + 1)));
    }
    if before.lines().count() != after.lines().count() {
        return Ok(Some("one is longer".into()));
    }
    let bytes = |path: &Path| fs::metadata(path).map(|m| m.len()).map_err(|e| e.to_string());
    let (old, new) = (bytes(original)?, bytes(written)?);
    Ok((new * 100 > old * 105).then(|| format!("{new} bytes, were {old}")))
}

/// What `llvm-dis` prints, without the file's name and the summary.
fn disassembled(file: &Path) -> Result<String> {
    let text = output(Command::new("llvm-dis-22").arg(file).args(["-o", "-"]))?;
    let text = String::from_utf8_lossy(&text);
    let lines = text.lines().filter(|line| !line.starts_with("; ModuleID") && !line.starts_with('^'));
    let text = lines.collect::<Vec<_>>().join("\n");
    Ok(text.trim_end().to_owned())
}
