//! The figures of a set: what every function of it is made of by us and by `llc-22`, and what that is on the whole.

use super::Entry;
use super::code::{Counts, PEER, Refusal, compile, compile_ours, count};
use super::sets::Set;
use crate::Result;
use crate::machine::target;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A function that we refuse counts as so many times the other's.
const REFUSED: f64 = 4.0;

/// A set, compiled by both.
pub struct Built {
    pub set: &'static Set,
    pub entries: Vec<Entry>,
    pub refusals: Vec<Refusal>,
    /// A module with all functions.
    pub module: PathBuf,
    pub ours: PathBuf,
    pub theirs: PathBuf,
}

/// What one function is made of.
pub struct Row {
    pub name: String,
    /// Nothing if we refuse it.
    pub ours: Option<Counts>,
    pub theirs: Counts,
}

/// On the whole.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    pub functions: usize,
    pub insts: f64,
    pub bytes: f64,
    /// Shares of functions with more than 1.25, 1.5 and 2 times the instructions.
    pub above: [f64; 3],
    pub scalarised: usize,
    pub refused: usize,
}

/// Where files of the table go.
pub fn folder() -> Result<PathBuf> {
    let folder = target().join("idioms");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder)
}

pub fn build(tool: &Path, set: &'static Set) -> Result<Built> {
    let folder = folder()?;
    let file = |suffix: &str| folder.join(format!("{}{suffix}", set.name));
    let entries = set.entries();
    let functions: Vec<(String, String)> =
        entries.iter().map(|entry| (entry.name.clone(), entry.text.clone())).collect();
    let (module, ours, theirs) = (file(".ll"), file(".ours.o"), file(".theirs.o"));
    super::code::write(&module, &functions.iter().map(|(_, text)| text.as_str()).collect::<String>())?;
    let options = set.options();
    // The two do not wait for each other.
    let (refusals, peer) = std::thread::scope(|scope| {
        let peer = scope.spawn(|| compile(&mut Command::new(PEER), &options, &module, &theirs));
        let refusals = compile_ours(tool, &options, &functions, &file(".taken.ll"), &ours);
        (refusals, peer.join().unwrap_or_else(|_| Err(format!("{PEER} could not be waited for"))))
    });
    peer?;
    Ok(Built { set, entries, refusals: refusals?, module, ours, theirs })
}

impl Built {
    pub fn rows(&self) -> Result<Vec<Row>> {
        let (ours, theirs) = (count(&self.ours)?, count(&self.theirs)?);
        let entries = self.entries.iter().map(|entry| entry.name.clone());
        rows(entries, &ours, &theirs)
    }
}

/// The rows for functions of those names; all must be in `theirs`.
pub fn rows(
    names: impl Iterator<Item = String>,
    ours: &BTreeMap<String, Counts>,
    theirs: &BTreeMap<String, Counts>,
) -> Result<Vec<Row>> {
    names
        .map(|name| {
            let of_peer = theirs.get(&name).ok_or_else(|| format!("{PEER} made no '{name}'"))?;
            Ok(Row { ours: ours.get(&name).copied(), theirs: *of_peer, name })
        })
        .collect()
}

impl Row {
    pub fn insts_ratio(&self) -> f64 {
        self.ours.map_or(REFUSED, |ours| ours.insts as f64 / self.theirs.insts.max(1) as f64)
    }

    fn bytes_ratio(&self) -> f64 {
        self.ours.map_or(REFUSED, |ours| ours.bytes as f64 / self.theirs.bytes.max(1) as f64)
    }

    /// Whether we go element by element where the other does not: a call more, or several instructions over
    /// general registers or single numbers more.
    pub fn is_scalarised(&self) -> bool {
        let of = |ours: Counts| ours.calls > self.theirs.calls || ours.scalar >= self.theirs.scalar + 4;
        let is_vector = self.name.split('_').any(|word| {
            word.strip_prefix('v').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        });
        is_vector && self.ours.is_some_and(of) || self.ours.is_some_and(|o| o.calls > self.theirs.calls)
    }
}

impl Figures {
    pub fn new(rows: &[Row]) -> Figures {
        let share = |limit: f64| {
            let above = rows.iter().filter(|row| row.insts_ratio() > limit).count();
            above as f64 / rows.len().max(1) as f64
        };
        Figures {
            functions: rows.len(),
            insts: geometric_mean(rows.iter().map(Row::insts_ratio)),
            bytes: geometric_mean(rows.iter().map(Row::bytes_ratio)),
            above: [share(1.25), share(1.5), share(2.0)],
            scalarised: rows.iter().filter(|row| row.is_scalarised()).count(),
            refused: rows.iter().filter(|row| row.ours.is_none()).count(),
        }
    }

    pub fn header() -> String {
        format!(
            "{:<24} {:>9} {:>8} {:>8} {:>7} {:>7} {:>7} {:>7} {:>8}",
            "", "functions", "insts", "bytes", ">1.25", ">1.5", ">2", "scalar", "refused"
        )
    }

    pub fn line(&self, name: &str) -> String {
        let [a, b, c] = self.above.map(|share| format!("{:.1}%", share * 100.0));
        format!(
            "{name:<24} {:>9} {:>8.4} {:>8.4} {a:>7} {b:>7} {c:>7} {:>7} {:>8}",
            self.functions, self.insts, self.bytes, self.scalarised, self.refused
        )
    }
}

/// What has been reached, one line for each set: the geometric means may only fall.
const REACHED: &str = include_str!("reached.txt");

/// How much a mean may be above what has been reached: what is rounded off.
const SLACK: f64 = 0.0005;

/// The goals that a set misses.
pub fn worse_than_reached(set: &str, now: &Figures) -> Vec<String> {
    let Some(line) = REACHED.lines().find(|line| line.split_whitespace().next() == Some(set)) else {
        return vec![format!("{set} is not in xtask/src/idioms/reached.txt")];
    };
    let numbers: Vec<f64> = line.split_whitespace().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [insts, bytes, scalarised, refused] = numbers[..] else {
        return vec![format!("xtask/src/idioms/reached.txt: '{line}' is not a name and four numbers")];
    };
    let is = [now.insts, now.bytes, now.scalarised as f64, now.refused as f64];
    let names = ["instructions", "bytes", "functions by elements", "refusals"];
    let found = names.into_iter().zip(is).zip([insts, bytes, scalarised, refused]);
    found
        .filter(|((_, is), was)| *is > was + SLACK)
        .map(|((name, is), was)| format!("{set}: {name} {is:.4}, and {was:.4} have been reached"))
        .collect()
}

/// The file of what has been reached.
pub fn reached_text(list: &[(&str, Figures)]) -> String {
    let mut text = String::from(
        "# What `cargo xtask bench idioms bless` has found: geometric means of instructions and bytes against llc-22,\n\
         # functions that go element by element, functions refused. `cargo xtask compare idioms` fails above them.\n",
    );
    for (name, figures) in list {
        text.push_str(&format!(
            "{name} {:.4} {:.4} {} {}\n",
            figures.insts, figures.bytes, figures.scalarised, figures.refused
        ));
    }
    text
}

fn geometric_mean(values: impl Iterator<Item = f64>) -> f64 {
    // An empty function has no ratio.
    let logarithms: Vec<f64> = values.filter(|value| *value > 0.0).map(f64::ln).collect();
    (logarithms.iter().sum::<f64>() / logarithms.len() as f64).exp()
}

#[cfg(test)]
mod tests {
    use super::{Counts, Figures, Row};

    #[test]
    fn a_refusal_counts_four_times() {
        let counts = |insts| Counts { insts, bytes: insts, calls: 0, scalar: 0 };
        let row = |ours| Row { name: "add_v4i32".to_owned(), ours, theirs: counts(2) };
        let figures = Figures::new(&[row(Some(counts(8))), row(None)]);
        assert!((figures.insts - 4.0).abs() < 1e-9);
        assert_eq!((figures.refused, figures.scalarised), (1, 0));
    }
}
