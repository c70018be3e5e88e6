//! Programs run from memory by `lli` against the same programs compiled and linked by clang: output and exit code must be equal,
//! compiled before the program begins and function by function, at both ends of optimization; and where `lli` is not emulated,
//! interpreted, so that the interpreter says what every program means, and that none has undefined behaviour.
//!
//! On machines that are emulated, `lli` itself is a program of that machine. It is built for one target and without the
//! optimizations of a release, by `compare jit all`; other samples take it if it is there, since a build takes minutes.
//! `CODEWRIGHT_AARCH64` and `CODEWRIGHT_RISCV64` in the environment name binaries that were built elsewhere.

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::machine::{cargo, output, release_binary, root, run as run_shown, target};
use crate::platform::{AARCH64, Platform, RISCV, X86};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

pub const CLANG: &str = "clang-22";
pub const LINKER: &str = "g++";

/// Where `lli` runs: the platform, and the feature of the tools that has its target.
const HOSTS: [(&Platform, &str); 3] =
    [(&X86, "target-x86"), (&AARCH64, "target-aarch64"), (&RISCV, "target-riscv")];

/// How programs are run: by `lli` with these options.
const WAYS: [&[&str]; 4] = [
    &["-O0", "-jit-kind=orc"],
    &["-O2", "-jit-kind=orc"],
    &["-O0", "-jit-kind=orc-lazy"],
    &["-O2", "-jit-kind=orc-lazy"],
];

/// How programs are interpreted.
const INTERPRETED: &[&str] = &["-force-interpreter"];

/// Programs that are not interpreted, and why.
const NOT_INTERPRETED: &[(&str, &str)] = &[
    ("assembly.c", "has instructions of the machine"),
    ("x87_assembly.c", "has instructions of the machine"),
];

/// The longest that a program may take.
const LIMIT: Duration = Duration::from_secs(60);

/// `lli` on a machine.
struct Host {
    platform: &'static Platform,
    binary: PathBuf,
    scratch: PathBuf,
}

pub fn run(sample: Sample) -> Result<Agreement> {
    let mut agreement = Agreement::default();
    for (platform, feature) in HOSTS {
        if !platform.is_here("jit") {
            continue;
        }
        match binary(platform, feature, sample)? {
            Some(binary) => agreement.add(run_on(platform, binary, sample)?),
            None => println!("jit: {} is skipped, there are no tools that were built for it", platform.name),
        }
    }
    Ok(agreement)
}

/// The tools as a program of the platform; none if they cannot be built here, or are not worth the time.
fn binary(platform: &Platform, feature: &str, sample: Sample) -> Result<Option<PathBuf>> {
    if platform.emulator.is_empty() {
        return release_binary().map(Some);
    }
    let of_platform = platform.name.to_uppercase();
    if let Some(program) = std::env::var_os(format!("CODEWRIGHT_{of_platform}")) {
        return Ok(Some(root().join(program)));
    }
    let built = target().join(platform.rust_triple).join("fast/codewright");
    if sample != Sample::All {
        return Ok(built.is_file().then_some(built));
    }
    if !has_standard_library(platform) {
        return Ok(None);
    }
    let linker = format!("CARGO_TARGET_{}_LINKER", platform.rust_triple.replace('-', "_").to_uppercase());
    let mut build = cargo();
    build.env(linker, platform.linker).args([
        "build",
        "--quiet",
        "--profile",
        "fast",
        "-p",
        "codewright-tools",
    ]);
    run_shown(build.args([
        "--no-default-features",
        "--features",
        feature,
        "--target",
        platform.rust_triple,
    ]))?;
    Ok(Some(built))
}

/// Whether the Rust compiler can compile for a platform.
fn has_standard_library(platform: &Platform) -> bool {
    let mut rustc = Command::new("rustc");
    let folder = output(rustc.args(["--print", "target-libdir", "--target", platform.rust_triple]));
    folder.is_ok_and(|folder| Path::new(String::from_utf8_lossy(&folder).trim()).is_dir())
}

fn run_on(platform: &'static Platform, binary: PathBuf, sample: Sample) -> Result<Agreement> {
    let mut agreement = Agreement::default();
    let scratch = target().join("jit").join(platform.name);
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let host = Host { platform, binary, scratch };
    let mut programs: Vec<PathBuf> = fs::read_dir(root().join("tests/run"))
        .map_err(|e| format!("tests/run: {e}"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "c" || e == "cpp" || e == "ll"))
        .filter(|path| host.takes(path))
        .collect();
    programs.sort();
    let programs = sample.every(if platform.emulator.is_empty() { 4 } else { 8 }, programs);
    let found = jobs(&programs, |program| host.compare(program));
    for (program, found) in programs.iter().zip(found) {
        let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = format!("{} {name}", platform.name);
        match found {
            Ok(differences) => {
                agreement.agreed += host.ways(program).len() - differences.len();
                agreement.differences.extend(differences.into_iter().map(|d| format!("{name} {d}")));
            }
            Err(what) => agreement.differences.push(format!("{name}: {what}")),
        }
    }
    Ok(agreement)
}

/// What a command is run by: the emulator of the platform, if it has one.
fn on(platform: &Platform, program: &Path) -> Command {
    match platform.emulator.split_first() {
        Some((emulator, options)) => {
            let mut command = Command::new(emulator);
            command.args(options).arg(program);
            command
        }
        None => Command::new(program),
    }
}

impl Host {
    /// Whether a program is one for the platform, by the platforms that `compare codegen` runs it on.
    fn takes(&self, program: &Path) -> bool {
        super::codegen::is_for(self.platform, program)
    }

    /// How a program is run.
    fn ways(&self, program: &Path) -> Vec<&'static [&'static str]> {
        let is_excluded = |&(name, _): &(&str, &str)| program.file_name().is_some_and(|n| n == name);
        let is_interpreted = self.platform.emulator.is_empty() && !NOT_INTERPRETED.iter().any(is_excluded);
        WAYS.into_iter().chain(is_interpreted.then_some(INTERPRETED)).collect()
    }

    /// What is different, each with the way in which the program was run.
    fn compare(&self, program: &Path) -> Result<Vec<String>> {
        let Host { platform, binary, scratch } = self;
        let stem = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let file = |suffix: &str| scratch.join(format!("{stem}{suffix}"));
        let ir = file(".ll");
        let is_ir = program.extension().is_some_and(|e| e == "ll");
        if is_ir {
            fs::copy(program, &ir).map_err(|e| format!("{}: {e}", ir.display()))?;
        } else {
            let mut clang = Command::new(CLANG);
            output(clang.args(platform.clang).args(["-O1", "-S", "-emit-llvm", "-o"]).arg(&ir).arg(program))?;
        }
        let expected = match fs::read_to_string(program.with_extension("expected")) {
            Ok(text) => (text, Some(0)),
            Err(_) => self.linked(program, &file(".o"), &file(".native"))?,
        };
        let mut differences = Vec::new();
        for way in self.ways(program) {
            let found = execute(on(platform, binary).arg("lli").args(way).arg(&ir))?;
            if found != expected {
                let line = expected.0.lines().zip(found.0.lines()).find(|(a, b)| a != b);
                let line = line.map_or_else(String::new, |(a, b)| format!(": expected '{a}', found '{b}'"));
                differences.push(format!(
                    "{}: exit code {:?} and {:?}{line}",
                    way.join(" "),
                    expected.1,
                    found.1
                ));
            }
        }
        Ok(differences)
    }

    /// What the program does that clang compiles and the platform's linker links.
    fn linked(&self, program: &Path, object: &Path, linked: &Path) -> Result<(String, Option<i32>)> {
        let Host { platform, .. } = self;
        let mut clang = Command::new(CLANG);
        output(clang.args(platform.clang).args(["-O1", "-c", "-o"]).arg(object).arg(program))?;
        let linker = platform.cpp_linker.unwrap_or(platform.linker);
        let mut link = Command::new(linker);
        output(link.args(platform.link_flags).arg("-o").arg(linked).arg(object).arg("-lm"))?;
        execute(&mut on(platform, linked))
    }
}

/// What a program prints, and its exit code.
fn execute(command: &mut Command) -> Result<(String, Option<i32>)> {
    let seconds = LIMIT.as_secs().to_string();
    let mut limited = Command::new("timeout");
    limited.arg(seconds).arg(command.get_program()).args(command.get_args());
    let run = limited.output().map_err(|e| format!("{}: {e}", crate::machine::describe(command)))?;
    Ok((String::from_utf8_lossy(&run.stdout).into_owned(), run.status.code()))
}
