//! Programs in Rust: built by cargo as it is, whose linker is `codewright ld`, against what cargo builds alone.
//!
//! rustc leaves the code to the linker (`-C linker-plugin-lto`): it hands over the bitcode of all crates of a program, and the
//! standard library as it was compiled. What a program prints, and its exit code, must be what they are when rustc's own
//! code generator is used.
//!
//! Every run of the tests builds a small program without dependencies; `cargo xtask compare rust all` takes programs of the
//! registry, at exact versions, with the dependencies in their own lock files. These come over the network once and are then
//! kept by cargo; where they cannot be had, the comparison says so and is skipped.
//!
//! Builds stay in `target/rust`: a second run builds what a changed tool would link anew.

mod inputs;
mod programs;

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{describe, output, release_binary, root, target};
use crate::platform::{Platform, RISCV, X86};
use programs::{PROGRAMS, Program, SMALL, Task};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Seconds that a program may run.
const RUN_SECONDS: &str = "300";

/// How a program is made by us.
struct Setup {
    platform: &'static Platform,
    /// The optimization level that rustc gets and hands on; 0 is a debug build.
    level: char,
    allocator: &'static str,
    /// A static program that is not position-independent.
    is_static: bool,
    /// What rustc says of panics: with `unwind`, tasks that need it take part.
    panic: &'static str,
}

/// Each machine and level, each allocator, both models.
const SETUPS: &[Setup] = &[
    Setup { platform: &X86, level: '2', allocator: "greedy", is_static: false, panic: "abort" },
    Setup { platform: &X86, level: '0', allocator: "fast", is_static: false, panic: "abort" },
    Setup { platform: &RISCV, level: '2', allocator: "greedy", is_static: false, panic: "abort" },
    Setup { platform: &RISCV, level: '0', allocator: "fast", is_static: false, panic: "abort" },
    Setup { platform: &X86, level: '2', allocator: "basic", is_static: true, panic: "abort" },
    Setup { platform: &RISCV, level: '2', allocator: "basic", is_static: true, panic: "abort" },
    Setup { platform: &X86, level: '2', allocator: "greedy", is_static: false, panic: "unwind" },
];

/// The one for a machine that needs no emulator, and a library that every toolchain has.
const SMALLEST: &str = "x86_64 -O2 greedy pic abort";

impl Setup {
    fn describe(&self) -> String {
        let arch = self.platform.rust_triple.split('-').next().unwrap_or("");
        let model = if self.is_static { "static" } else { "pic" };
        format!("{arch} -O{} {} {model} {}", self.level, self.allocator, self.panic)
    }

    /// `None`: there is what it takes. Else what is missing.
    fn missing(&self) -> Option<String> {
        self.platform.missing().map(str::to_owned).or_else(|| {
            (!has_library(self.platform.rust_triple))
                .then(|| format!("the standard library for {}", self.platform.rust_triple))
        })
    }

    /// `RUSTFLAGS`, separated as `CARGO_ENCODED_RUSTFLAGS` has them.
    fn flags(&self, linker: &Path) -> String {
        let mut flags = vec![
            "-Clinker-plugin-lto".to_owned(),
            format!("-Clinker={}", linker.display()),
            "-Clinker-flavor=gcc".to_owned(),
            format!("-Cpanic={}", self.panic),
            format!("-Clink-arg=-Wl,-plugin-opt=-regalloc={}", self.allocator),
        ];
        if self.is_static {
            flags.extend(["-Crelocation-model=static", "-Ctarget-feature=+crt-static"].map(str::to_owned));
        }
        flags.join("\x1f")
    }
}

fn has_library(triple: &str) -> bool {
    let sysroot = output(Command::new("rustc").args(["--print", "sysroot"])).unwrap_or_default();
    let sysroot = String::from_utf8_lossy(&sysroot).trim().to_owned();
    Path::new(&sysroot).join("lib/rustlib").join(triple).join("lib").is_dir()
}

/// What every run of the tests has time for.
pub fn run(sample: Sample) -> Result<Agreement> {
    match sample {
        Sample::Smallest => compare(&[SMALL], SMALLEST),
        Sample::Usual => compare(&[SMALL], ""),
        Sample::All => run_all(""),
    }
}

/// The programs of the registry, or those setups of them whose name contains a word.
pub fn run_all(filter: &str) -> Result<Agreement> {
    let programs: Vec<Program> = PROGRAMS.iter().chain([&SMALL]).copied().collect();
    compare(&programs, filter)
}

fn compare(programs: &[Program], filter: &str) -> Result<Agreement> {
    let mut agreement = Agreement::default();
    let folder = target().join("rust");
    inputs::make(&folder.join("input"))?;
    let linker = linker(&release_binary()?, &folder)?;
    for program in programs {
        let wanted = |setup: &&Setup| format!("{} {}", program.name, setup.describe()).contains(filter);
        let setups: Vec<&Setup> = SETUPS.iter().filter(wanted).collect();
        if setups.is_empty() {
            continue;
        }
        let build = Build { program, folder: &folder };
        for setup in setups {
            let what = format!("{} {}", program.name, setup.describe());
            if let Some(missing) = setup.missing() {
                println!("rust: {what} is skipped, there is no {missing}");
                continue;
            }
            let reference = match build.ordinary(setup.panic) {
                Ok(reference) => reference,
                Err(error) if program.is_of_registry() && is_offline(&error) => {
                    println!("rust: {} is skipped, the registry cannot be reached", program.name);
                    break;
                }
                Err(error) => return Err(error),
            };
            match build.ours(setup, &linker) {
                Ok(ours) => build.compare(setup, &reference, &ours, &mut agreement),
                Err(error) => agreement.differences.push(format!("{what}: {error}")),
            }
            if program.is_of_registry() {
                println!("rust: {what}: {} agree, {} differ", agreement.agreed, agreement.differences.len());
            }
        }
    }
    Ok(agreement)
}

/// A name by which our tool is a linker.
fn linker(tool: &Path, folder: &Path) -> Result<PathBuf> {
    let linker = folder.join("codewright-ld");
    // One of a run before may lead elsewhere.
    let _ = fs::remove_file(&linker);
    std::os::unix::fs::symlink(tool, &linker).map_err(|e| format!("{}: {e}", linker.display()))?;
    Ok(linker)
}

fn is_offline(error: &str) -> bool {
    ["failed to download", "failed to query", "Could not resolve", "spurious network", "failed to fetch"]
        .iter()
        .any(|words| error.contains(words))
}

struct Build<'b> {
    program: &'b Program,
    folder: &'b Path,
}

/// What a program printed, on both streams, and how it ended.
#[derive(PartialEq, Eq)]
struct Ran {
    printed: String,
    complained: String,
    code: Option<i32>,
}

impl Build<'_> {
    /// As cargo builds it, for this machine.
    fn ordinary(&self, panic: &str) -> Result<PathBuf> {
        let place = self.folder.join(format!("ordinary-{panic}"));
        let built = place.join("bin").join(self.program.binary);
        if !built.exists() || !self.program.is_of_registry() {
            let mut command = self.cargo(&place, '2');
            output(command.env("CARGO_ENCODED_RUSTFLAGS", format!("-Cpanic={panic}")))?;
        }
        Ok(built)
    }

    fn ours(&self, setup: &Setup, linker: &Path) -> Result<PathBuf> {
        let place = self.folder.join(setup.describe().replace(' ', "-"));
        let mut command = self.cargo(&place, setup.level);
        command.args(["--target", setup.platform.rust_triple]);
        command.env("CARGO_ENCODED_RUSTFLAGS", setup.flags(linker));
        command.env("CODEWRIGHT_LINKER", setup.platform.linker);
        // Cargo does not know that its linker has changed: it links what is not there.
        let profile = if setup.level == '0' { "debug" } else { "release" };
        let parts = place.join("build").join(setup.platform.rust_triple).join(profile).join("deps");
        let prefix = format!("{}-", self.program.binary.replace('-', "_"));
        for entry in fs::read_dir(parts).into_iter().flatten().flatten() {
            if entry.file_name().to_string_lossy().starts_with(&prefix) {
                let _ = fs::remove_file(entry.path());
            }
        }
        output(&mut command)?;
        Ok(place.join("bin").join(self.program.binary))
    }

    /// The command that builds and installs the program below that folder.
    fn cargo(&self, place: &Path, level: char) -> Command {
        // Options of this run of cargo are not for the one that it starts.
        let mut command = Command::new("cargo");
        command.current_dir(self.folder).args(["install", "--quiet", "--locked", "--force", "--no-track"]);
        if self.program.is_of_registry() {
            command.args([self.program.name, "--version", self.program.version]);
        } else {
            command.args(["--offline", "--path"]).arg(own(self.program.name));
        }
        command.args(self.program.options).arg("--root").arg(place);
        command.env("CARGO_TARGET_DIR", place.join("build")).env("CARGO_TERM_COLOR", "never");
        if level == '0' {
            command.args(["--debug", "--config", "profile.dev.opt-level=0"]);
        } else {
            command.args(["--config", &format!("profile.release.opt-level={level}")]);
        }
        command
    }

    fn compare(&self, setup: &Setup, reference: &Path, ours: &Path, agreement: &mut Agreement) {
        for (number, task) in self.program.tasks.iter().enumerate() {
            if task.unwinds && setup.panic == "abort" {
                continue;
            }
            let found = self.execute(reference, &[], task).and_then(|expected| {
                let found = self.execute(ours, setup.platform.emulator, task)?;
                if expected == found { Ok(()) } else { Err(difference(&expected, &found)) }
            });
            match found {
                Ok(()) => agreement.agreed += 1,
                Err(error) => agreement.differences.push(format!(
                    "{} {} task {number} ({}): {error}",
                    self.program.name,
                    setup.describe(),
                    task.args.join(" ")
                )),
            }
        }
    }

    fn execute(&self, program: &Path, emulator: &[&str], task: &Task) -> Result<Ran> {
        let input = self.folder.join("input");
        let mut run = Command::new("timeout");
        run.arg(RUN_SECONDS).args(emulator).arg(program).args(task.args);
        run.current_dir(&input).env_remove("RUST_BACKTRACE").env("NO_COLOR", "1");
        run.stdin(match task.input {
            "" => Stdio::null(),
            name => fs::File::open(input.join(name)).map_err(|e| format!("{name}: {e}"))?.into(),
        });
        let ran = run.output().map_err(|error| format!("{}: {error}", describe(&run)))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let mut printed = text(&ran.stdout);
        if task.any_order {
            let mut lines: Vec<&str> = printed.lines().collect();
            lines.sort_unstable();
            printed = lines.join("\n");
        }
        Ok(Ran { printed, complained: without_thread(&text(&ran.stderr)), code: ran.status.code() })
    }
}

/// The message of a panic names the thread by a number that is never the same.
fn without_thread(text: &str) -> String {
    let lines = text.lines().map(|line| {
        match line.strip_prefix("thread '").and_then(|l| l.split_once(" panicked")) {
            Some((_, rest)) => format!("thread panicked{rest}"),
            None => line.to_owned(),
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn own(name: &str) -> PathBuf {
    root().join("xtask/src/compare/rust").join(name)
}

fn difference(expected: &Ran, found: &Ran) -> String {
    let first = super::first_difference(&expected.printed, &found.printed)
        .or_else(|| super::first_difference(&expected.complained, &found.complained));
    let code = format!("exit code {:?} expected, {:?} found", expected.code, found.code);
    first.map_or(code.clone(), |first| format!("{first}; {code}"))
}
