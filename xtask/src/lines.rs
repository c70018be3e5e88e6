//! `cargo xtask lines`: how much of each target is description, and how much is code.
//!
//! The aim is that a target is data (`ARCHITECTURE.md`), so the share of its folder that is TableGen should grow. Lines of
//! `td/` and of `src/` count that are neither blank nor a comment from end to end; tests and build scripts do not. `cargo
//! xtask test` prints the same.

use crate::Result;
use crate::machine::root;
use std::path::Path;

/// One target's lines.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Target {
    name: String,
    described: usize,
    coded: usize,
}

impl Target {
    /// Percent of its lines.
    fn share(&self) -> usize {
        100 * self.described / (self.described + self.coded).max(1)
    }
}

pub fn run(args: &[String]) -> Result {
    if !args.is_empty() {
        return Err("takes no arguments".to_owned());
    }
    println!("{:<10} {:>10} {:>10} {:>12}", "target", ".td", "Rust", "described");
    for target in targets(&root())? {
        let Target { name, described, coded } = &target;
        println!("{name:<10} {described:>10} {coded:>10} {:>10} %", target.share());
    }
    Ok(())
}

/// The same in one line.
pub fn summary() -> Result<String> {
    let one = |t: Target| format!("{} {} .td + {} Rust ({} %)", t.name, t.described, t.coded, t.share());
    Ok(targets(&root())?.into_iter().map(one).collect::<Vec<_>>().join(", "))
}

/// All targets, by name.
fn targets(root: &Path) -> Result<Vec<Target>> {
    let mut found = Vec::new();
    for folder in entries(&root.join("targets"))? {
        let described = lines_below(&folder.join("td"), "td")?;
        let coded = lines_below(&folder.join("src"), "rs")?;
        if let Some(name) = folder.file_name().filter(|_| described + coded > 0) {
            found.push(Target { name: name.to_string_lossy().into_owned(), described, coded });
        }
    }
    Ok(found)
}

/// Lines of the files with an ending in a folder and all below it; 0 if there is no such folder.
fn lines_below(folder: &Path, ending: &str) -> Result<usize> {
    let mut lines = 0;
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop().filter(|folder| folder.is_dir()) {
        for path in entries(&folder)? {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == ending) {
                let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
                lines += text.lines().filter(|line| counts(line)).count();
            }
        }
    }
    Ok(lines)
}

fn entries(folder: &Path) -> Result<Vec<std::path::PathBuf>> {
    let read = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths: Vec<_> = read.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

/// Both languages begin comments alike.
fn counts(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && !line.starts_with("//")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blank_lines_and_comments_do_not_count() {
        let text = "//! What it is for.\n\nfn f() {\n    // Why.\n    g(); // here\n}\n";
        assert_eq!(text.lines().filter(|line| counts(line)).count(), 3);
    }

    #[test]
    fn every_target_has_a_description() {
        let found = targets(&root()).expect("the folders can be read");
        let names: Vec<&str> = found.iter().map(|t| &*t.name).collect();
        assert!(["f2003", "riscv", "x86"].iter().all(|name| names.contains(name)), "{names:?}");
        assert!(found.iter().all(|t| t.described > 0), "{found:?}");
    }
}
