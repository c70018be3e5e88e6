//! The assembler and the disassembler of RISC-V against LLVM's, and those of SPARC ([`sparc`]).
//!
//! * `lines`: every instruction, alias and pseudo-instruction that the description has, with operands at the edges of their
//!   ranges and symbols under every specifier: text, encoding, fixups, and objects.
//! * `programs`: assembly that clang makes of real C, for several architectures and levels: text to text, and objects.
//! * `words`: disassembly of the bytes of all those objects, and of random words.
//!
//! Each part prints its rate of agreement.

mod lines;
mod programs;
mod sparc;
mod words;

pub(super) use lines::pieces;

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{release_binary, target};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const MC: &str = "llvm-mc-22";
const OBJDUMP: &str = "llvm-objdump-22";

/// Where the inputs of the comparison are written.
pub(super) struct Setting {
    ours: PathBuf,
    folder: PathBuf,
}

/// What one part found.
#[derive(Default)]
pub(super) struct Part {
    agreed: usize,
    differences: Vec<String>,
}

impl Part {
    fn count(&mut self, equal: bool, difference: impl FnOnce() -> String) {
        if equal {
            self.agreed += 1;
        } else {
            self.differences.push(difference());
        }
    }

    pub fn agreed(&self) -> usize {
        self.agreed
    }

    pub fn agreed_one(&mut self) {
        self.agreed += 1;
    }

    pub fn add(&mut self, differences: impl IntoIterator<Item = String>) {
        self.differences.extend(differences);
    }

    /// Prints the rate and adds to the whole. Known differences are counted apart.
    fn report(self, name: &str, agreement: &mut Agreement) {
        self.report_besides("mc", name, |difference| KNOWN.iter().any(|k| difference.contains(k)), agreement);
    }

    /// The same of another comparison, with what is known of it.
    fn report_besides(
        mut self,
        comparison: &str,
        name: &str,
        is_known: impl Fn(&str) -> bool,
        agreement: &mut Agreement,
    ) {
        let all = self.differences.len();
        self.differences.retain(|difference| !is_known(difference));
        let known = all - self.differences.len();
        let shown: Vec<String> = self.differences.iter().take(SHOWN).map(|d| format!("    {d}")).collect();
        self.report_as(comparison, name, known, &shown, 100.0, agreement);
    }

    /// The same, with the lines to show of it, and the percentage from which on differences are only shown.
    pub fn report_as(
        self,
        comparison: &str,
        name: &str,
        known: usize,
        shown: &[String],
        goal: f64,
        agreement: &mut Agreement,
    ) {
        let total = self.agreed + self.differences.len();
        let rate = 100.0 * self.agreed as f64 / total.max(1) as f64;
        let with_known = 100.0 * self.agreed as f64 / (total + known).max(1) as f64;
        let besides = if known == 0 {
            String::new()
        } else {
            format!(", besides {known} known differences ({with_known:.3} % with them)")
        };
        println!("{comparison}: {name}: {} of {total} agree ({rate:.3} %){besides}", self.agreed);
        shown.iter().for_each(|line| println!("{line}"));
        agreement.agreed += self.agreed;
        if rate < goal {
            agreement.differences.extend(self.differences.into_iter().map(|d| format!("{name}: {d}")));
        }
    }
}

/// Instructions of the manual that LLVM lacks, and reserved words that it takes for instructions.
const KNOWN: &[&str] = &["fcvt.h.q", "fcvt.q.h", "ours None, theirs Some(\"\\taes64ks1i"];

/// Differences shown of each part; all are counted.
const SHOWN: usize = 6;

pub fn run(_: Sample) -> Result<Agreement> {
    let setting = Setting::new("compare-mc")?;
    let mut agreement = Agreement::default();
    lines::compare(&setting, &mut agreement)?;
    programs::compare(&setting, &mut agreement)?;
    words::compare(&setting, &mut agreement)?;
    setting.list("mc", &agreement)?;
    Ok(agreement)
}

/// The same for SPARC: `lines` and `words`.
pub fn run_sparc(sample: Sample) -> Result<Agreement> {
    let setting = Setting::new("compare-mc-sparc")?;
    let mut agreement = Agreement::default();
    sparc::compare(&setting, sample, &mut agreement)?;
    setting.list(sparc::NAME, &agreement)?;
    Ok(agreement)
}

impl Setting {
    fn new(folder: &str) -> Result<Setting> {
        let folder = target().join(folder);
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let ours = match std::env::var_os("CODEWRIGHT") {
            Some(binary) => binary.into(),
            None => release_binary()?,
        };
        Ok(Setting { ours, folder })
    }

    /// Writes all differences to a file.
    fn list(&self, comparison: &str, agreement: &Agreement) -> Result {
        let list = self.write("differences.txt", &(agreement.differences.join("\n") + "\n"))?;
        println!("{comparison}: all differences are in {}", list.display());
        Ok(())
    }

    fn read(&self, name: &str) -> Result<String> {
        let path = self.file(name);
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn write(&self, name: &str, text: &str) -> Result<PathBuf> {
        let path = self.file(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(path)
    }

    /// Runs both assemblers with the same arguments, ours first.
    fn both(&self, args: &[&str], input: &Path) -> Result<[Output; 2]> {
        let mut ours = Command::new(&self.ours);
        ours.args(["mc", "--diagnostics=llvm"]);
        let mut theirs = Command::new(MC);
        let run = |command: &mut Command| {
            command.args(args).arg(input).stdin(Stdio::null()).output().map_err(|error| error.to_string())
        };
        Ok([run(&mut ours)?, run(&mut theirs)?])
    }

    /// Runs both tools for objects on the same file: ours as `tool`.
    fn dump(&self, args: &[&str], object: &Path) -> Result<[Vec<u8>; 2]> {
        let mut ours = Command::new(&self.ours);
        ours.arg("objdump");
        let mut theirs = Command::new(OBJDUMP);
        let run = |command: &mut Command| {
            let output = command.args(args).arg(object).stdin(Stdio::null()).output();
            output.map(|output| output.stdout).map_err(|error| error.to_string())
        };
        Ok([run(&mut ours)?, run(&mut theirs)?])
    }
}

/// Numbers of the lines that a tool complained about in this way.
pub(super) fn complaints(stderr: &[u8], kind: &str) -> BTreeMap<usize, String> {
    let mut found = BTreeMap::new();
    let wanted = format!(" {kind}: ");
    for line in String::from_utf8_lossy(stderr).lines() {
        let Some((place, message)) = line.split_once(wanted.as_str()) else { continue };
        let mut numbers = place.trim_end_matches(':').rsplit(':');
        let line_number = numbers.nth(1).and_then(|n| n.parse::<usize>().ok());
        if let Some(number) = line_number {
            found.entry(number).or_insert_with(|| message.to_owned());
        }
    }
    found
}

/// Counts lines of two texts that should be equal. After a difference both are read on to the next line that they share.
fn compare_texts(name: &str, ours: &str, theirs: &str, part: &mut Part) {
    if ours == theirs {
        part.agreed += theirs.lines().count();
        return;
    }
    let (a, b): (Vec<&str>, Vec<&str>) = (ours.lines().collect(), theirs.lines().collect());
    let (mut i, mut j) = (0, 0);
    while j < b.len() {
        if a.get(i) == Some(&b[j]) {
            part.agreed += 1;
            (i, j) = (i + 1, j + 1);
            continue;
        }
        let shown = a.get(i).copied().unwrap_or("<end>");
        part.differences.push(format!("{name}:{}: ours {shown:?}, theirs {:?}", j + 1, b[j]));
        match resynchronize(&a[i.min(a.len())..], &b[j..]) {
            Some((skip_a, skip_b)) => {
                // The first of them has been told; there is none if ours has lines more.
                for line in b.iter().take(j + skip_b).skip(j + 1) {
                    part.differences.push(format!("{name}: theirs {line:?}"));
                }
                (i, j) = (i + skip_a, j + skip_b);
            }
            None => {
                part.differences.extend(b[j + 1..].iter().map(|line| format!("{name}: theirs {line:?}")));
                return;
            }
        }
    }
}

/// How far to go in both until two lines in a row are equal.
fn resynchronize(a: &[&str], b: &[&str]) -> Option<(usize, usize)> {
    const WINDOW: usize = 200;
    for sum in 1..2 * WINDOW {
        for x in 0..=sum.min(WINDOW) {
            let y = sum - x;
            let is_equal = |k: usize| match (a.get(x + k), b.get(y + k)) {
                (Some(l), Some(r)) => l == r,
                (None, None) => true,
                _ => false,
            };
            if y <= WINDOW && x < a.len() && y < b.len() && is_equal(0) && is_equal(1) {
                return Some((x, y));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_too_much_is_one_difference() {
        let mut part = Part::default();
        compare_texts("x", "a\nextra\nb\nc\n", "a\nb\nc\n", &mut part);
        assert_eq!((part.agreed, part.differences.len()), (3, 1));
    }

    #[test]
    fn one_changed_line_is_one_difference() {
        let mut part = Part::default();
        compare_texts("t", "a\nb\nc\nd\n", "a\nX\nc\nd\n", &mut part);
        assert_eq!((part.agreed, part.differences.len()), (3, 1));
        let mut part = Part::default();
        compare_texts("t", "a\nc\nd\n", "a\nX\nY\nc\nd\n", &mut part);
        assert_eq!((part.agreed, part.differences.len()), (3, 2));
    }

    #[test]
    fn complaints_are_located() {
        let found = complaints(b"x.s:3:7: error: no\n    1\nx.s:4:1: warning: hm\n", "error");
        assert_eq!(found.into_iter().collect::<Vec<_>>(), [(3, "no".to_owned())]);
    }
}
