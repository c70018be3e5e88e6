//! `cargo xtask tidy`: the invariants that can be read off the sources.
//!
//! [`rules`] checks one file at a time, [`crates`] the manifests, [`cycles`] which files use each other, [`diagnostics`]
//! whether each message has a test. Exceptions are tables with reasons, next to the rule. A test runs all of it on the
//! repository, so that the ordinary test run shows a breach.

mod crates;
mod cycles;
mod diagnostics;
mod rules;

use crate::Result;
use crate::machine::{output, root};
use std::path::Path;
use std::process::Command;

/// A breach, with where it is: `path:line` or a path.
#[derive(Debug, PartialEq, Eq)]
pub struct Finding {
    pub place: String,
    pub message: String,
}

impl Finding {
    fn new(place: impl Into<String>, message: impl Into<String>) -> Self {
        Finding { place: place.into(), message: message.into() }
    }
}

/// A file of the repository: its path from the root with slashes, and its text.
pub struct File {
    pub path: String,
    pub text: String,
}

pub fn run(args: &[String]) -> Result {
    if !args.is_empty() {
        return Err("takes no arguments".to_owned());
    }
    let files = files(&root())?;
    let findings = check(&files);
    for finding in &findings {
        println!("{}: {}", finding.place, finding.message);
    }
    println!("tidy: {} files, {} findings", files.len(), findings.len());
    if findings.is_empty() { Ok(()) } else { Err(format!("{} findings", findings.len())) }
}

fn check(files: &[File]) -> Vec<Finding> {
    let mut findings: Vec<Finding> = files.iter().flat_map(rules::check).collect();
    findings.extend(crates::check(files));
    findings.extend(cycles::check(files));
    findings.extend(diagnostics::check(files));
    findings
}

/// The text files that are, or are about to be, in the repository.
fn files(root: &Path) -> Result<Vec<File>> {
    let mut list = Command::new("git");
    list.current_dir(root).args(["ls-files", "--cached", "--others", "--exclude-standard"]);
    let paths = output(&mut list)?;
    let paths = String::from_utf8_lossy(&paths);
    // A file that was removed but not yet from the index has no text, nor has a binary one.
    let read = |path: &str| {
        let text = std::fs::read_to_string(root.join(path)).ok()?;
        Some(File { path: path.to_owned(), text })
    };
    Ok(paths.lines().filter_map(read).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_tidy() {
        // A copy without git's data has no list of files.
        if !root().join(".git").exists() {
            println!("skipped: not a git work tree");
            return;
        }
        let findings = check(&files(&root()).expect("git lists the files"));
        let lines: Vec<String> = findings.iter().map(|f| format!("{}: {}", f.place, f.message)).collect();
        assert!(lines.is_empty(), "\n{}", lines.join("\n"));
    }
}
