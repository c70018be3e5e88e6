//! `cargo xtask test`: everything that must hold before a change lands.
//!
//! On a Debian machine, run as root, it first installs the tools of LLVM that comparisons need; elsewhere it says what
//! it leaves out. The smallest sample of every comparison always runs, larger samples as long as there is time; what was
//! left out is told with the command that runs it. With `CI=true`, green means compared: a tool that could not be
//! installed, or a comparison that did not run, is a failure. Steps go on after a failure, so that one run tells
//! everything; the summary is at the end.
//!
//! The release binary, whose last step uses one processor only, is built beside the lints and the tests.

use crate::machine::{self, cargo, describe, has_program, output};
use crate::platform::RISCV;
use crate::{Result, compare, lines, tidy};
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Larger samples of comparisons end by then, as far as can be told before.
const END: Duration = Duration::from_secs(36 * 60);

/// Programs and files that comparisons need, with the packages that have them and what they cannot do without.
const ORACLES: &[(&str, &[&str])] = &[
    ("clang-22", &["clang-22"]),
    ("llvm-as-22", &["llvm-22"]),
    ("FileCheck-22", &["llvm-22-tools"]),
    ("/usr/include/llvm-22/llvm/Target/Target.td", &["llvm-22-dev"]),
    ("ld.lld-22", &["lld-22"]),
    ("csmith", &["csmith"]),
    ("gdb", &["gdb"]),
    ("qemu-riscv64-static", &["qemu-user-static"]),
    ("aarch64-linux-gnu-gcc", &["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross"]),
    ("riscv64-linux-gnu-gcc", &["gcc-riscv64-linux-gnu", "libc6-dev-riscv64-cross"]),
    ("sparc64-linux-gnu-gcc", &["gcc-sparc64-linux-gnu", "libc6-dev-sparc64-cross"]),
    ("/usr/sparc64-linux-gnu/lib32/libc.a", &["gcc-multilib-sparc64-linux-gnu"]),
    ("i686-linux-gnu-gcc", &["gcc-i686-linux-gnu", "libc6-dev-i386-cross"]),
    ("/usr/lib/wine/wine64", &["wine64"]),
    ("chromium", &["chromium"]),
    ("cmake", &["cmake"]),
    ("dot", &["graphviz"]),
];

struct Step {
    name: &'static str,
    /// Gets the time at which all began.
    run: fn(Instant) -> Result<String>,
}

const STEPS: &[Step] = &[
    Step { name: "oracles", run: |_| oracles() },
    Step {
        name: "build",
        run: |_| {
            // Its result is asked for by the last steps, which wait for it.
            std::thread::spawn(machine::release_binary);
            Ok("release, in the background".to_owned())
        },
    },
    Step { name: "format", run: |_| cargo_step(&["fmt", "--all", "--check"]) },
    Step {
        name: "lints",
        run: |_| cargo_step(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]),
    },
    Step { name: "tests", run: |_| tests() },
    Step { name: "tidy", run: |_| tidy::run(&[]).map(|()| String::new()) },
    Step { name: "lines", run: |_| lines::summary() },
    Step { name: "release", run: |_| machine::release_binary().map(|path| path.display().to_string()) },
    Step { name: "compare", run: |begun| compare::run_until(begun + END, is_strict()) },
];

pub fn run(args: &[String]) -> Result {
    if !args.is_empty() {
        return Err("takes no arguments".to_owned());
    }
    let begun = Instant::now();
    let mut rows = Vec::new();
    for step in STEPS {
        println!("\n== {}", step.name);
        let start = Instant::now();
        let result = (step.run)(begun);
        if let Err(message) = &result {
            println!("{message}");
        }
        rows.push((step.name, start.elapsed().as_secs_f64(), result));
    }
    println!("\n== summary");
    for (name, seconds, result) in &rows {
        let (word, detail) = match result {
            Ok(detail) => ("ok", detail.as_str()),
            Err(_) => ("FAILED", "see above"),
        };
        println!("{name:<10} {word:<7} {seconds:>6.1} s  {detail}");
    }
    let failed: Vec<&str> =
        rows.iter().filter(|(_, _, result)| result.is_err()).map(|(name, ..)| *name).collect();
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

/// Whether what cannot run is a failure.
fn is_strict() -> bool {
    std::env::var("CI").is_ok_and(|value| value == "true")
}

fn cargo_step(args: &[&str]) -> Result<String> {
    machine::run(cargo().args(args)).map(|()| String::new())
}

/// Installs what is missing if the machine allows it. What cannot be installed is an error only where everything must run:
/// comparisons say themselves what they skip.
fn oracles() -> Result<String> {
    let found = install_oracles();
    match missing_packages()[..] {
        [] => Ok(found),
        _ if is_strict() => Err(found),
        _ => Ok(found),
    }
}

fn install_oracles() -> String {
    // Without the library of Rust for the other machine, comparisons leave Rust there out.
    if has_program("rustup")
        && let Err(message) = machine::run(Command::new("rustup").args(["target", "add", RISCV.rust_triple]))
    {
        println!("{message}");
    }
    let packages = missing_packages();
    if packages.is_empty() {
        return "all there".to_owned();
    }
    let refused = if !has_program("apt-get") {
        Some("there is no apt-get")
    } else if !is_root() {
        Some("installing them needs root")
    } else {
        None
    };
    if let Some(reason) = refused {
        return format!("without {} ({reason}); comparisons with them are skipped", packages.join(", "));
    }
    // Lists of packages may be older than the packages, on a fresh machine most of all.
    if let Err(message) = machine::run(Command::new("apt-get").args(["update", "-q"])) {
        println!("{message}");
    }
    let available: Vec<&str> = packages.iter().copied().filter(|package| is_available(package)).collect();
    let mut install = Command::new("apt-get");
    install.env("DEBIAN_FRONTEND", "noninteractive").args(["install", "-y", "-q", "--no-install-recommends"]);
    if !available.is_empty()
        && let Err(message) = machine::run(install.args(&available))
    {
        println!("{message}");
    }
    let still = missing_packages();
    match still[..] {
        [] => format!("installed {}", available.join(", ")),
        _ => format!("could not install {}; comparisons with them are skipped", still.join(", ")),
    }
}

fn missing_packages() -> Vec<&'static str> {
    let missing = ORACLES.iter().filter(|(program, _)| !has_program(program));
    missing.flat_map(|(_, packages)| *packages).copied().collect()
}

fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim_ascii() == b"0")
}

fn is_available(package: &str) -> bool {
    output(Command::new("apt-cache").args(["show", package])).is_ok_and(|text| !text.is_empty())
}

/// All tests, with nextest where it is installed; gives what was counted.
fn tests() -> Result<String> {
    let mut command = cargo();
    // Each prints its counts on another stream; that stream is read and passed on.
    if has_program("cargo-nextest") {
        command.args(["nextest", "run", "--workspace", "--no-fail-fast"]).stderr(Stdio::piped());
    } else {
        command.args(["test", "--workspace", "--no-fail-fast"]).stdout(Stdio::piped());
    }
    let name = describe(&command);
    let mut child = command.spawn().map_err(|error| format!("{name}: {error}"))?;
    let mut counts = Counts::default();
    let streams: [Option<Box<dyn Read>>; 2] =
        [child.stderr.take().map(|s| Box::new(s) as _), child.stdout.take().map(|s| Box::new(s) as _)];
    for stream in streams.into_iter().flatten() {
        for line in BufReader::new(stream).lines().map_while(std::result::Result::ok) {
            println!("{line}");
            counts.line(&line);
        }
    }
    let status = child.wait().map_err(|error| format!("{name}: {error}"))?;
    let summary = counts.summary();
    if status.success() { Ok(summary) } else { Err(format!("{name} failed ({status}); {summary}")) }
}

/// The counts in the closing lines of nextest (one line for all) or of `cargo test` (one for each binary).
#[derive(Default)]
struct Counts {
    nextest: Option<String>,
    passed: usize,
    failed: usize,
}

impl Counts {
    fn line(&mut self, line: &str) {
        if let Some((_, counts)) = line.split_once("Summary [").and_then(|(_, rest)| rest.split_once("] ")) {
            self.nextest = Some(counts.trim().to_owned());
        } else if line.starts_with("test result:") {
            let before = |word: &str| {
                let number = line.split(word).next()?.split_whitespace().next_back()?;
                number.parse::<usize>().ok()
            };
            self.passed += before(" passed").unwrap_or(0);
            self.failed += before(" failed").unwrap_or(0);
        }
    }

    fn summary(self) -> String {
        self.nextest.unwrap_or_else(|| format!("{} passed, {} failed", self.passed, self.failed))
    }
}

#[cfg(test)]
mod tests {
    use super::Counts;

    #[test]
    fn closing_lines_of_both_runners() {
        let mut counts = Counts::default();
        counts.line("test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured");
        counts.line("test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured");
        assert_eq!(counts.summary(), "15 passed, 2 failed");
        let mut counts = Counts::default();
        counts.line("     Summary [  13.5s] 146 tests run: 146 passed, 0 skipped");
        assert_eq!(counts.summary(), "146 tests run: 146 passed, 0 skipped");
    }
}
