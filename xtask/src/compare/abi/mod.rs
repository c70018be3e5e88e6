//! `cargo xtask compare abi`: calls between code of ours and code of llc.
//!
//! For every type of a systematic list ([`types`]), position ([`shapes`]) and feature set ([`sets`]) there are a caller and a
//! callee in LLVM IR ([`signatures`]). Ours calls llc's and llc's calls ours; the program is linked and run, and its harness
//! compares every byte that was passed (`harness.c`). Either all of them arrive, or ours is an error for the caller and for
//! the callee, and the table [`known`] says why. `compare abi all` takes every width, every length and every position, which is
//! hours; `compare abi all SET 3/60` is the third of sixty parts of it for a set, each with something of every type.

mod known;
mod sets;
mod shapes;
mod signatures;
mod types;

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::machine::{output, release_binary, target};
use sets::{SETS, Set};
use signatures::{Signature, Test};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub const CLANG: &str = "clang-22";
pub const LLC: &str = "llc-22";
pub const LINKER: &str = "ld.lld-22";

/// Signatures of one program.
const BATCH: usize = 700;

/// How often a module is compiled again without what was refused, and a program run again behind what ended it.
const ATTEMPTS: usize = 40;

/// What a program of a batch may take; it takes a fraction of one.
const SECONDS: &str = "10";

/// Said of a function in which llc has failed, rather than refused something.
const CRASHED: &str = "Running pass";

/// The two who compile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Side {
    Ours,
    Theirs,
}

const ROLES: [&str; 2] = ["caller", "callee"];

/// A program: some signatures for one feature set.
struct Batch<'b> {
    set: &'static Set,
    /// The levels at which ours compiles.
    levels: &'static [&'static str],
    number: usize,
    signatures: &'b [Signature],
}

/// What llc made of a role of a batch's tests: the same for each level of ours, so that it is made once.
struct Made {
    role: usize,
    /// The tests that are not in it.
    left: BTreeSet<usize>,
    object: PathBuf,
    refused: BTreeMap<usize, String>,
}

/// What was found of one signature.
#[derive(Default)]
struct Found {
    /// What each side said of each role, if it refused.
    refused: BTreeMap<(Side, usize), String>,
    /// What went wrong when it ran: ours calling, theirs calling.
    wrong: [Option<String>; 2],
    /// llc's code does not agree with llc's, or llc failed.
    is_undecided: bool,
}

/// Of the usual sample, every so many signatures are in the smallest.
const SMALLEST: usize = 24;

pub fn run(sample: Sample) -> Result<Agreement> {
    run_some(sample, "", None)
}

/// Every so many signatures, beginning with one of the first.
#[derive(Clone, Copy)]
pub struct Part {
    first: usize,
    of: usize,
}

impl Part {
    /// `first/of`, counted from one.
    pub fn parse(text: &str) -> Option<Part> {
        let (first, of) = text.split_once('/')?;
        let part = Part { first: first.parse().ok()?, of: of.parse().ok()? };
        (1..=part.of).contains(&part.first).then_some(part)
    }

    fn take<T>(self, list: Vec<T>) -> Vec<T> {
        list.into_iter().skip(self.first - 1).step_by(self.of).collect()
    }
}

/// The same for the feature set that is named `filter`, or for those whose names contain it.
pub fn run_some(sample: Sample, filter: &str, part: Option<Part>) -> Result<Agreement> {
    let tool = release_binary()?;
    let folder = target().join("abi");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let is_all = sample == Sample::All;
    let is_name = SETS.iter().any(|set| set.name == filter);
    let lists: Vec<(&Set, Vec<Signature>)> = (SETS.iter().enumerate())
        .filter(|(_, set)| if is_name { set.name == filter } else { set.name.contains(filter) })
        .map(|(n, set)| {
            // Other ones for each set.
            let first = if sample == Sample::Smallest { n % SMALLEST } else { 0 };
            let list = shapes::signatures(set, is_all).into_iter().skip(first).collect();
            let list = sample.every(SMALLEST, list);
            (set, if let Some(part) = part { part.take(list) } else { list })
        })
        .collect();
    let levels: &'static [&'static str] = if is_all { &["-O2", "-O0"] } else { &["-O2"] };
    let mut batches = Vec::new();
    for (set, list) in &lists {
        if let Some(missing) = set.missing() {
            println!("abi: {} is compiled and not run, there is no {missing}", set.name);
        }
        for signatures in list.chunks(BATCH) {
            batches.push(Batch { set, levels, number: batches.len(), signatures });
        }
    }
    let found = jobs(&batches, |batch| batch.run(&tool, &folder));
    let mut agreement = Agreement::default();
    let mut refused: BTreeMap<(&str, &str), bool> = BTreeMap::new();
    let mut num_refused: BTreeMap<&str, usize> = BTreeMap::new();
    for (batch, found) in batches.iter().zip(found) {
        let found = match found {
            Ok(found) => found,
            Err(message) => {
                agreement.differences.push(format!("{}: {message}", batch.set.name));
                continue;
            }
        };
        for (level, found) in batch.levels.iter().zip(found) {
            for (signature, found) in batch.signatures.iter().zip(found) {
                let what = format!("{} {level}: {}", batch.set.name, signature.describe());
                let any = refused.entry((batch.set.name, &signature.topic)).or_default();
                *any |= found.is_refused();
                *num_refused.entry(batch.set.name).or_default() += usize::from(found.is_refused());
                count(&what, batch.set.name, &signature.topic, found, &mut agreement);
            }
        }
    }
    for (set, count) in num_refused.into_iter().filter(|(_, count)| *count > 0) {
        println!("abi: {set}: {count} signatures are errors, as known.rs says");
    }
    for ((set, topic), any) in refused {
        if !any
            && sample != Sample::Smallest
            && part.is_none()
            && let Some(row) = known::REFUSED.iter().find(|row| row.matches(set, topic))
        {
            let reason = row.reason;
            agreement
                .differences
                .push(format!("{set}: {topic} is no error any more: '{reason}' in known.rs"));
        }
    }
    let file = folder.join("differences.txt");
    fs::write(&file, agreement.differences.join("\n")).map_err(|e| format!("{}: {e}", file.display()))?;
    Ok(agreement)
}

impl Found {
    fn is_refused(&self) -> bool {
        self.refused.keys().any(|(side, _)| *side == Side::Ours)
    }
}

fn count(what: &str, set: &str, topic: &str, found: Found, agreement: &mut Agreement) {
    let said = |side, role| found.refused.get(&(side, role));
    let ours = [said(Side::Ours, 0), said(Side::Ours, 1)];
    let theirs = [said(Side::Theirs, 0), said(Side::Theirs, 1)];
    let is_known = known::REFUSED.iter().any(|row| row.matches(set, topic));
    match (ours, theirs) {
        ([Some(message), Some(_)], _) if !is_known => {
            agreement.differences.push(format!("{what}: refused, which known.rs does not say: {message}"));
        }
        // Counted by set.
        ([Some(_), Some(_)], _) => {}
        ([Some(message), None], _) => {
            agreement.differences.push(format!("{what}: only the caller is refused: {message}"));
        }
        ([None, Some(message)], _) => {
            agreement.differences.push(format!("{what}: only the callee is refused: {message}"));
        }
        ([None, None], _) if found.is_undecided => {}
        ([None, None], [Some(message), _] | [_, Some(message)]) => {
            agreement.differences.push(format!("{what}: llc refuses it: {message}"));
        }
        ([None, None], [None, None]) => {
            for (wrong, who) in found.wrong.into_iter().zip(["ours calls", "llc's calls"]) {
                match wrong {
                    None => agreement.agreed += 1,
                    Some(wrong) => agreement.differences.push(format!("{what}: {who}: {wrong}")),
                }
            }
        }
    }
}

impl Batch<'_> {
    /// What was found of each signature, level by level.
    fn run(&self, tool: &Path, folder: &Path) -> Result<Vec<Vec<Found>>> {
        let has_floats = self.set.has_floats();
        let tests: Vec<Test> = (self.signatures.iter().enumerate())
            .map(|(n, signature)| signature.test(n, self.set, has_floats))
            .collect();
        let base = folder.join(format!("{}", self.number));
        let mut theirs = Vec::new();
        self.levels.iter().map(|level| self.run_level(&tests, level, &mut theirs, tool, &base)).collect()
    }

    fn run_level(
        &self,
        tests: &[Test],
        level: &str,
        theirs: &mut Vec<Made>,
        tool: &Path,
        base: &Path,
    ) -> Result<Vec<Found>> {
        let mut found: Vec<Found> = self.signatures.iter().map(|_| Found::default()).collect();
        // What one refuses is in neither: the others are compiled once more.
        let mut left: BTreeSet<usize> = BTreeSet::new();
        for made in theirs.iter() {
            note(made.refused.clone(), Side::Theirs, made.role, &mut found);
        }
        leave_refused(&found, &mut left);
        let ours = ROLES.map(|role| base.with_extension(format!("ours-{role}.o")));
        let mut llc = ours.clone();
        let compiler = [tool.as_os_str(), "llc".as_ref(), "--diagnostics=llvm".as_ref(), level.as_ref()];
        // llc is not asked about what ours refuses: it does not always say where it failed. It ends at the first function
        // that it refuses; ours is not asked again before llc has said all that it has to say.
        loop {
            let before = left.len();
            for (role, object) in ours.iter().enumerate() {
                let told = self.compile(&compiler, tests, &without(&left, tests.len()), role, object)??;
                note(told, Side::Ours, role, &mut found);
            }
            leave_refused(&found, &mut left);
            for _ in 0..ATTEMPTS {
                let before = left.len();
                for (role, object) in llc.iter_mut().enumerate() {
                    let made = self.made(theirs, tests, &left, role, base)?;
                    object.clone_from(&made.object);
                    note(made.refused.clone(), Side::Theirs, role, &mut found);
                }
                leave_refused(&found, &mut left);
                if left.len() == before {
                    break;
                }
            }
            if left.len() == before {
                break;
            }
        }
        if self.set.missing().is_some() {
            found.iter_mut().for_each(|found| found.is_undecided = true);
            return Ok(found);
        }
        let harness = self.harness(tests, &left, base)?;
        let pairs = [[&ours[0], &llc[1]], [&llc[0], &ours[1]], [&llc[0], &llc[1]]];
        for (which, objects) in pairs.into_iter().enumerate() {
            let program = base.with_extension(format!("{which}"));
            output(Command::new(LINKER).args(["-static", "-o"]).arg(&program).args(&harness).args(objects))?;
            for (test, message) in self.execute(&program)? {
                let found = &mut found[test];
                match found.wrong.get_mut(which) {
                    Some(wrong) => *wrong = Some(message),
                    None => found.is_undecided = true,
                }
            }
        }
        Ok(found)
    }

    /// llc's object of one role of all tests but those that are left out: made now, or for another level.
    fn made<'m>(
        &self,
        theirs: &'m mut Vec<Made>,
        tests: &[Test],
        left: &BTreeSet<usize>,
        role: usize,
        base: &Path,
    ) -> Result<&'m Made> {
        let known = theirs.iter().position(|made| made.role == role && made.left == *left);
        let place = known.unwrap_or(theirs.len());
        if known.is_none() {
            let object = base.with_extension(format!("llc-{}-{place}.o", ROLES[role]));
            let refused = self.refused_by_llc(tests, &without(left, tests.len()), role, &object)?;
            theirs.push(Made { role, left: left.clone(), object, refused });
        }
        Ok(&theirs[place])
    }

    /// What llc refuses of some tests, and those on which it ends without a word: its handler of crashes may itself
    /// crash before it names the function. They are found by halving.
    fn refused_by_llc(
        &self,
        tests: &[Test],
        some: &[usize],
        role: usize,
        object: &Path,
    ) -> Result<BTreeMap<usize, String>> {
        // Conventions do not depend on the level, and any other costs up to five times as long.
        let said = match self.compile(&[LLC.as_ref(), "-O0".as_ref()], tests, some, role, object)? {
            Ok(refused) => return Ok(refused),
            Err(said) => said,
        };
        if let &[one] = some {
            return Ok(BTreeMap::from([(one, format!("{said} ({CRASHED} that it does not name)"))]));
        }
        let (first, second) = some.split_at(some.len() / 2);
        let mut found = self.refused_by_llc(tests, first, role, object)?;
        found.append(&mut self.refused_by_llc(tests, second, role, object)?);
        Ok(found)
    }

    /// Compiles one role of some tests: what was refused, or what was said that names none of them.
    fn compile(
        &self,
        compiler: &[&OsStr],
        tests: &[Test],
        some: &[usize],
        role: usize,
        object: &Path,
    ) -> Result<std::result::Result<BTreeMap<usize, String>, String>> {
        let mut text = String::new();
        for area in ["in", "seen", "given", "out"] {
            let _ = writeln!(text, "@abi_{area} = external dso_local global i8");
        }
        for test in some.iter().map(|&test| &tests[test]) {
            text.push_str(if role == 0 { &test.caller } else { &test.callee });
        }
        let module = object.with_extension("ll");
        fs::write(&module, text).map_err(|e| format!("{}: {e}", module.display()))?;
        let mut command = Command::new(compiler[0]);
        command.args(&compiler[1..]).args(["-filetype=obj", "-o"]).arg(object).arg(&module);
        command.args(self.set.options());
        let done = command.stdin(Stdio::null()).output().map_err(|e| e.to_string())?;
        if done.status.success() {
            return Ok(Ok(BTreeMap::new()));
        }
        let said = String::from_utf8_lossy(&done.stderr);
        let refused: BTreeMap<usize, String> =
            said.lines().filter_map(|line| Some((named(line, ROLES[role])?, line.to_owned()))).collect();
        if refused.is_empty() {
            return Ok(Err(format!("{}: {}: {said}", crate::machine::describe(&command), done.status)));
        }
        Ok(Ok(refused))
    }

    /// The harness, with the bytes and the callers of the tests.
    fn harness(&self, tests: &[Test], left: &BTreeSet<usize>, base: &Path) -> Result<[PathBuf; 2]> {
        let (bytes, table) = (base.with_extension("bytes"), base.with_extension("s"));
        let objects = [base.with_extension("harness.o"), base.with_extension("table.o")];
        let all: Vec<u8> = tests.iter().flat_map(|test| test.bytes.iter().copied()).collect();
        fs::write(&bytes, all).map_err(|e| format!("{}: {e}", bytes.display()))?;
        let address = if self.set.pointer == 4 { ".long" } else { ".quad" };
        let mut text =
            String::from(".globl abi_callers, abi_count, abi_bytes\n.data\n.p2align 4\nabi_callers:\n");
        for n in 0..tests.len() {
            let _ = if left.contains(&n) {
                writeln!(text, "{address} 0")
            } else {
                writeln!(text, "{address} caller_{n}")
            };
        }
        let _ =
            writeln!(text, "abi_count: .long {}\nabi_bytes: .incbin \"{}\"", tests.len(), bytes.display());
        fs::write(&table, text).map_err(|e| format!("{}: {e}", table.display()))?;
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/compare/abi/harness.c");
        for (input, object) in [&source, &table].into_iter().zip(&objects) {
            let mut clang = Command::new(CLANG);
            clang
                .args(["-c", "-O1", "-ffreestanding", "-fno-builtin", "-fno-pic", "-o"])
                .arg(object)
                .arg(input);
            output(clang.args(self.set.clang()))?;
        }
        Ok(objects)
    }

    /// Runs a program; what it said of tests. One that it does not survive is left behind.
    fn execute(&self, program: &Path) -> Result<Vec<(usize, String)>> {
        let mut wrong = Vec::new();
        let mut first = 0;
        for _ in 0..ATTEMPTS {
            let mut command = Command::new("timeout");
            command.arg(SECONDS).args(self.set.emulator).arg(program).arg(first.to_string());
            let done = command.stdin(Stdio::null()).output().map_err(|e| e.to_string())?;
            let printed = String::from_utf8_lossy(&done.stdout);
            let mut last = None;
            for line in printed.lines() {
                let words: Vec<&str> = line.split(' ').collect();
                match words[..] {
                    ["run", test] => last = test.parse().ok(),
                    ["bad", test, what, byte] => {
                        let test: usize = test.parse().map_err(|_| format!("the harness said: {line}"))?;
                        wrong.push((test, format!("byte {byte} of the {what}s")));
                    }
                    ["end"] => return Ok(wrong),
                    _ => return Err(format!("the harness said: {line}")),
                }
            }
            let last: usize =
                last.ok_or_else(|| format!("{} did not begin: {}", program.display(), done.status))?;
            wrong.push((last, format!("ended by {}", done.status)));
            first = last + 1;
        }
        wrong.extend(
            (first..self.signatures.len())
                .map(|test| (test, "not run, too many before it ended the program".into())),
        );
        Ok(wrong)
    }
}

/// Notes what a side said of tests.
fn note(told: BTreeMap<usize, String>, side: Side, role: usize, found: &mut [Found]) {
    for (test, message) in told {
        found[test].is_undecided |= message.contains(CRASHED);
        found[test].refused.insert((side, role), message);
    }
}

fn leave_refused(found: &[Found], left: &mut BTreeSet<usize>) {
    left.extend(
        found.iter().enumerate().filter(|(_, found)| !found.refused.is_empty()).map(|(test, _)| test),
    );
}

/// The numbers of tests that are not left out.
fn without(left: &BTreeSet<usize>, len: usize) -> Vec<usize> {
    (0..len).filter(|test| !left.contains(test)).collect()
}

/// The number of the function that a message names.
fn named(line: &str, role: &str) -> Option<usize> {
    let (_, after) = line.split_once(&format!("{role}_"))?;
    after.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}
