//! Finds tests, runs them in parallel, each in a directory of its own, and reports in order of path.
//!
//! Tools run in this process, so a hanging test cannot be stopped: its thread is left behind, and the test counts as
//! failed when its time is up.

use crate::bless;
use crate::script::{self, Substitutions, TestScript};
use crate::shell::exec::{Bless, RunTool, Shell};
use crate::shell::parse::parse;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

/// Names of files that are tests; others are data.
const EXTENSIONS: &[&str] = &["ll", "td", "test", "mir", "s"];
/// Folders of data.
const DATA_FOLDER: &str = "Inputs";
/// Enough for any tool: libraries do not recurse as deep as their input.
const STACK_BYTES: usize = 8 << 20;

/// How to run tests.
#[derive(Clone)]
pub struct Config {
    pub run_tool: RunTool,
    /// What `REQUIRES:` may name.
    pub features: BTreeSet<String>,
    /// Further `%{name}`s.
    pub substitutions: Vec<(String, String)>,
    /// Only tests whose path contains this.
    pub filter: Option<String>,
    /// Rewrite expected output instead of comparing.
    pub bless: bool,
    pub time_limit: Duration,
}

impl Config {
    pub fn new(run_tool: RunTool) -> Self {
        Config {
            run_tool,
            features: BTreeSet::new(),
            substitutions: Vec::new(),
            filter: None,
            bless: false,
            time_limit: Duration::from_secs(60),
        }
    }
}

/// How a test ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Passed,
    /// With the whole story.
    Failed(String),
    /// As `XFAIL:` says.
    FailedExpectedly,
    /// In spite of `XFAIL:`.
    PassedUnexpectedly,
    /// With the reason.
    Unsupported(String),
}

/// The tests in order of path, with their outcomes.
#[derive(Debug)]
pub struct Report {
    pub results: Vec<(PathBuf, Outcome)>,
}

impl Report {
    pub fn is_success(&self) -> bool {
        self.results.iter().all(|(_, o)| !matches!(o, Outcome::Failed(_) | Outcome::PassedUnexpectedly))
    }

    fn count(&self, test: impl Fn(&Outcome) -> bool) -> usize {
        self.results.iter().filter(|(_, outcome)| test(outcome)).count()
    }

    /// `N passed, N failed`, and what else there is.
    pub fn summary(&self) -> String {
        let failed = self.count(|o| matches!(o, Outcome::Failed(_) | Outcome::PassedUnexpectedly));
        let mut text = format!("{} passed, {failed} failed", self.count(|o| *o == Outcome::Passed));
        for (number, what) in [
            (self.count(|o| *o == Outcome::FailedExpectedly), "failed as expected"),
            (self.count(|o| matches!(o, Outcome::Unsupported(_))), "unsupported"),
        ] {
            if number > 0 {
                let _ = write!(text, ", {number} {what}");
            }
        }
        text
    }
}

impl std::fmt::Display for Report {
    /// The failures, then the summary.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (path, outcome) in &self.results {
            match outcome {
                Outcome::Failed(story) => writeln!(f, "FAIL: {}\n{story}", path.display())?,
                Outcome::PassedUnexpectedly => writeln!(f, "XPASS: {}", path.display())?,
                _ => {}
            }
        }
        writeln!(f, "text tests: {}", self.summary())
    }
}

/// Runs all tests in and below `roots`.
pub fn run(roots: &[PathBuf], config: &Config) -> std::io::Result<Report> {
    let mut files = Vec::new();
    for root in roots {
        find(root, &mut files)?;
    }
    if let Some(filter) = &config.filter {
        files.retain(|file| file.to_string_lossy().contains(filter.as_str()));
    }
    files.sort();
    files.dedup();
    let temp = TempDir::new()?;
    // A pool of its own: tools use the common one, which must not be full of tests that wait for tools.
    let pool = rayon::ThreadPoolBuilder::new().build().map_err(std::io::Error::other)?;
    let one = |(i, file): (usize, PathBuf)| {
        let outcome = limited(&file, &temp.0.join(i.to_string()), config);
        (file, outcome)
    };
    let results = pool.install(|| files.into_par_iter().enumerate().map(one).collect());
    Ok(Report { results })
}

/// A directory that goes away with its value.
struct TempDir(PathBuf);

impl TempDir {
    fn new() -> std::io::Result<Self> {
        let base = std::env::temp_dir();
        // The process's number and a counter: several suites may run in one process.
        for i in 0_u32.. {
            let dir = base.join(format!("codewright-filetest-{}-{i}", std::process::id()));
            match std::fs::create_dir(&dir) {
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                result => return result.map(|()| TempDir(dir)),
            }
        }
        Err(std::io::ErrorKind::AlreadyExists.into())
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // What cannot be removed is in the system's temporary directory, where it may stay.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Collects tests; a root that is a file is one whatever its name.
fn find(root: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if root.is_file() {
        files.push(root.to_owned());
        return Ok(());
    }
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                if path.file_name().is_none_or(|name| name != DATA_FOLDER) {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|e| EXTENSIONS.iter().any(|known| e == *known)) {
                files.push(path);
            }
        }
    }
    Ok(())
}

/// Runs a test on a thread of its own, and waits no longer than the limit.
fn limited(file: &Path, temp: &Path, config: &Config) -> Outcome {
    let (sender, receiver) = mpsc::channel();
    let (file, temp, config) = (file.to_owned(), temp.to_owned(), config.clone());
    let limit = config.time_limit;
    let spawned = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(move || {
        let outcome = one(&file, &temp, &config);
        // Nobody listens any more when the time was up.
        let _ = sender.send(outcome);
    });
    if let Err(error) = spawned {
        return Outcome::Failed(format!("cannot start a thread: {error}"));
    }
    match receiver.recv_timeout(limit) {
        Ok(outcome) => outcome,
        Err(mpsc::RecvTimeoutError::Timeout) => {
            Outcome::Failed(format!("not done after {} s", limit.as_secs()))
        }
        Err(mpsc::RecvTimeoutError::Disconnected) => Outcome::Failed("the test runner panicked".to_owned()),
    }
}

fn one(file: &Path, temp: &Path, config: &Config) -> Outcome {
    let text = match std::fs::read(file) {
        Ok(text) => String::from_utf8_lossy(&text).into_owned(),
        Err(error) => return Outcome::Failed(error.to_string()),
    };
    let result = script::read(&text).and_then(|test| {
        if let Some(reason) = test.inapplicable(&config.features)? {
            return Ok(Outcome::Unsupported(reason));
        }
        let expected = test.fails_expectedly(&config.features)?;
        Ok(match (execute(file, temp, &test, config), expected) {
            (Ok(()), false) => Outcome::Passed,
            (Ok(()), true) => Outcome::PassedUnexpectedly,
            (Err(_), true) => Outcome::FailedExpectedly,
            (Err(story), false) => Outcome::Failed(story),
        })
    });
    result.unwrap_or_else(Outcome::Failed)
}

/// Runs the RUN lines; the error is the story of the one that failed.
fn execute(file: &Path, temp: &Path, test: &TestScript, config: &Config) -> Result<(), String> {
    std::fs::create_dir_all(temp).map_err(|error| format!("{}: {error}", temp.display()))?;
    let absolute = std::path::absolute(file).map_err(|error| error.to_string())?;
    let substitutions = Substitutions::new(&absolute, temp, &config.substitutions);
    let mut shell = Shell {
        run_tool: config.run_tool,
        programs: test.programs(),
        cwd: temp.to_owned(),
        env: BTreeMap::new(),
        bless: config.bless.then(Bless::default),
    };
    for (line, command) in &test.run {
        let command = substitutions.apply(command);
        let script = parse(&command).map_err(|message| format!("  RUN line {line}: {message}"))?;
        shell.run(&script).map_err(|failure| {
            let output = String::from_utf8_lossy(&failure.output).replace('\n', "\n    ");
            format!(
                "  RUN line {line}: {command}\n  exit code {} from: {}\n    {}",
                failure.code,
                failure.command,
                output.trim_end()
            )
        })?;
    }
    match shell.bless {
        Some(blessing) => bless::rewrite(file, &blessing),
        None => Ok(()),
    }
}
