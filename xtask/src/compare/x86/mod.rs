//! The assembler and the disassembler of x86 against LLVM's.
//!
//! * `forms`: every instruction of the description in every addressing form, in three modes, as the program `forms` of
//!   `targets/x86` lists them. Each goes as bytes through LLVM's disassembler and as text through both assemblers, in both
//!   syntaxes. That each decodes to itself, and what `iced-x86` thinks of its length and name, the program itself says.
//! * `random`: strings of bytes, cut after the first instruction that we see in them: validity, length and text.
//!   `cargo xtask compare x86-random` takes ten million instead of some ten thousand, or as many as its argument says.
//!
//! What differs is shown by mnemonic, the most frequent first; all is in a file. Instructions that the description does not
//! have yet, and differences that are LLVM's, are told apart ([`known`]): the rate of agreement is given besides them and
//! with them, and a file of their own has them.

mod known;
mod listing;

use super::mc::{Part, complaints, pieces};
use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{cargo, output, release_binary, target};
use listing::{Mode, Row, disassemble};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

const MC: &str = "llvm-mc-22";

/// Strings of bytes for each mode, in all runs and in the long one.
const RANDOM: u64 = 40_000;
const RANDOM_LONG: u64 = 3_400_000;
/// Strings that one process of the other disassembler reads.
const CHUNK: u64 = 200_000;

/// Percentages that must be reached: of instructions and texts that we make, and of strings of bytes. What remains is shown.
const GOAL: f64 = 99.95;
const GOAL_OF_STRINGS: f64 = 99.9;

/// Mnemonics shown of each part.
const SHOWN: usize = 12;

/// The file of known differences.
const KNOWN: &str = "known.txt";

/// Where files are written, and the programs of ours.
struct Setting {
    folder: PathBuf,
    forms: PathBuf,
    assembler: PathBuf,
}

/// All modes; the one of 64 bits in the smallest sample.
pub fn run(sample: Sample) -> Result<Agreement> {
    let setting = Setting::new(false)?;
    let mut agreement = Agreement::default();
    for mode in sample.every(Mode::ALL.len(), Mode::ALL.to_vec()) {
        let rows = setting.list(&["lines", mode.name()])?;
        setting.compare_bytes(&format!("{mode}-bit forms"), mode, &rows, &mut agreement)?;
        opinions(mode, &rows, &mut agreement);
        for syntax in [0, 1] {
            setting.compare_assemblers(mode, &rows, syntax, &mut agreement)?;
        }
        let rows = setting.list(&["random", mode.name(), &RANDOM.to_string(), "1"])?;
        setting.compare_bytes(&format!("{mode}-bit strings"), mode, &rows, &mut agreement)?;
    }
    setting.keep(&agreement)?;
    Ok(agreement)
}

/// The long comparison of strings.
pub fn run_long() -> Result<Agreement> {
    run_strings(3 * RANDOM_LONG)
}

/// That many strings, a third in each mode.
pub fn run_strings(count: u64) -> Result<Agreement> {
    let setting = Setting::new(true)?;
    let mut agreement = Agreement::default();
    let chunk = (count / 3).clamp(1, CHUNK);
    for mode in Mode::ALL {
        let mut total = Counts::default();
        for seed in 0..(count / 3).div_ceil(chunk) {
            let seed = (seed + 2).to_string();
            let rows = setting.list(&["random", mode.name(), &chunk.to_string(), &seed])?;
            let name = format!("{mode}-bit strings {seed}");
            total.add(&setting.compare_bytes(&name, *mode, &rows, &mut agreement)?);
        }
        println!("x86: {mode}-bit strings in all: {total}");
    }
    setting.keep(&agreement)?;
    Ok(agreement)
}

impl Setting {
    fn new(is_long: bool) -> Result<Setting> {
        let folder = target().join("compare-x86");
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        fs::write(folder.join(KNOWN), "").map_err(|error| error.to_string())?;
        let built = |variable: &str, make: &dyn Fn() -> Result<PathBuf>| match std::env::var_os(variable) {
            Some(program) => Ok(program.into()),
            None => make(),
        };
        let forms = built("CODEWRIGHT_FORMS", &|| {
            let mut build = cargo();
            build.args(["build", "--quiet", "-p", "codewright-x86", "--example", "forms"]);
            build.args(is_long.then_some("--release"));
            output(&mut build)?;
            Ok(target().join(if is_long { "release" } else { "debug" }).join("examples/forms"))
        })?;
        let assembler = if is_long { PathBuf::new() } else { built("CODEWRIGHT", &release_binary)? };
        Ok(Setting { folder, forms, assembler })
    }

    fn list(&self, args: &[&str]) -> Result<Vec<Row>> {
        let text = output(Command::new(&self.forms).args(args))?;
        Ok(String::from_utf8_lossy(&text).lines().map(Row::new).collect())
    }

    fn keep(&self, agreement: &Agreement) -> Result {
        let path = self.folder.join("differences.txt");
        fs::write(&path, agreement.differences.join("\n") + "\n").map_err(|error| error.to_string())?;
        println!("x86: all differences are in {}", path.display());
        Ok(())
    }

    /// What bytes mean, in both syntaxes.
    fn compare_bytes(
        &self,
        name: &str,
        mode: Mode,
        rows: &[Row],
        agreement: &mut Agreement,
    ) -> Result<Counts> {
        let path = self.folder.join("bytes.txt");
        let theirs = [disassemble(&path, mode, rows, 0)?, disassemble(&path, mode, rows, 1)?];
        let mut found = Differences::default();
        for (i, row) in rows.iter().enumerate().filter(|(_, row)| !row.bytes.is_empty()) {
            let both = [&theirs[0][i], &theirs[1][i]];
            if row.seen.iter().zip(both).all(|(ours, theirs)| ours == theirs) {
                found.part.agreed_one();
                continue;
            }
            let text = format!("{} {}: ours {:?}, theirs {both:?}", row.hex, row.name, row.seen);
            if known::difference(mode, row, both[0]) {
                found.known.push(text);
            } else {
                found.add(if both[0] == "-" { &row.seen[0] } else { both[0] }, text);
            }
        }
        self.report(found, name, agreement)
    }

    /// What text means: both assemblers' bytes, and the text that they make of it.
    fn compare_assemblers(
        &self,
        mode: Mode,
        rows: &[Row],
        syntax: usize,
        agreement: &mut Agreement,
    ) -> Result {
        let mut text = String::from("first:\n");
        for (i, row) in rows.iter().enumerate() {
            text.push_str(&format!("line{i}: {}\n", row.texts[syntax].replace("\t\t", " ")));
        }
        text.push_str("ahead:\n");
        let path = self.folder.join("lines.s");
        fs::write(&path, text).map_err(|error| error.to_string())?;
        let args = [
            format!("-triple={}", mode.triple()),
            format!("-x86-asm-syntax={}", ["att", "intel"][syntax]),
            format!("-output-asm-variant={syntax}"),
            "-show-encoding".to_owned(),
        ];
        let run = |command: &mut Command| {
            let made = command.args(&args).arg(&path).stdin(Stdio::null()).output();
            made.map_err(|error| error.to_string())
        };
        let outputs = [
            run(Command::new(&self.assembler).args(["mc", "--diagnostics=llvm"]))?,
            run(&mut Command::new(MC))?,
        ];
        let made = outputs.each_ref().map(|o| pieces(&o.stdout));
        let errors = outputs.each_ref().map(|o| complaints(&o.stderr, "error"));
        let mut found = Differences::default();
        for (i, row) in rows.iter().enumerate() {
            let [ours, theirs] = [0, 1].map(|side: usize| match errors[side].get(&(i + 2)) {
                Some(message) => format!("error: {message}"),
                None => listing::without_remarks(made[side].get(&i).map_or("", String::as_str)),
            });
            let both_refuse = ours.starts_with("error: ") && theirs.starts_with("error: ");
            if ours == theirs || both_refuse {
                found.part.agreed_one();
                continue;
            }
            let line = &row.texts[syntax];
            let text = format!("{line:?} {}: ours {ours:?}, theirs {theirs:?}", row.name);
            if known::text(mode, row, &theirs) {
                found.known.push(text);
            } else {
                found.add(line, text);
            }
        }
        let name = format!("{mode}-bit lines, {}", ["AT&T", "Intel"][syntax]);
        self.report(found, &name, agreement).map(|_| ())
    }

    /// Prints what was found, and appends the known differences to their file.
    fn report(&self, found: Differences, name: &str, agreement: &mut Agreement) -> Result<Counts> {
        let counts = found.counts();
        let known: String = found.known.iter().map(|line| format!("{name}: {line}\n")).collect();
        found.report(name, agreement);
        let file = fs::OpenOptions::new().append(true).create(true).open(self.folder.join(KNOWN));
        file.and_then(|mut file| file.write_all(known.as_bytes())).map_err(|error| error.to_string())?;
        Ok(counts)
    }
}

/// That instructions decode to themselves, and what the third decoder says.
fn opinions(mode: Mode, rows: &[Row], agreement: &mut Agreement) {
    let mut found = Differences::default();
    for row in rows {
        if row.opinion.is_empty() {
            found.part.agreed_one();
        } else if known::opinion(mode, row) {
            found.known.push(String::new());
        } else {
            found.add(&row.texts[0], format!("{} {} {:?}: {}", row.hex, row.name, row.texts[0], row.opinion));
        }
    }
    found.report(&format!("{mode}-bit forms, decoded again and by iced-x86"), agreement);
}

/// How many agree, differ, and differ as is known.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    agreed: usize,
    different: usize,
    known: usize,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.agreed += other.agreed;
        self.different += other.different;
        self.known += other.known;
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let &Counts { agreed, different, known } = self;
        let rate = |differences: usize| 100.0 * agreed as f64 / (agreed + differences).max(1) as f64;
        let (besides, with) = (rate(different), rate(different + known));
        write!(f, "{agreed} agree, {besides:.4} % besides {known} known differences, {with:.4} % with them")
    }
}

/// Differences by mnemonic.
#[derive(Default)]
struct Differences {
    part: Part,
    by_mnemonic: BTreeMap<String, Vec<String>>,
    known: Vec<String>,
}

impl Differences {
    fn counts(&self) -> Counts {
        let different = self.by_mnemonic.values().map(Vec::len).sum();
        Counts { agreed: self.part.agreed(), different, known: self.known.len() }
    }

    fn add(&mut self, text: &str, difference: String) {
        let mnemonic = text.split(['\t', ' ']).next().unwrap_or_default();
        self.by_mnemonic.entry(mnemonic.to_owned()).or_default().push(difference);
    }

    fn report(self, name: &str, agreement: &mut Agreement) {
        let Differences { mut part, by_mnemonic, known } = self;
        let mut groups: Vec<(String, Vec<String>)> = by_mnemonic.into_iter().collect();
        groups.sort_by_key(|(_, list)| std::cmp::Reverse(list.len()));
        let shown: Vec<String> = groups
            .iter()
            .take(SHOWN)
            .map(|(m, list)| format!("    {} {m}: {}", list.len(), list[0]))
            .collect();
        let goal = if name.contains("strings") { GOAL_OF_STRINGS } else { GOAL };
        part.add(groups.into_iter().flat_map(|(_, list)| list));
        part.report_as("x86", name, known.len(), &shown, goal, agreement);
    }
}
