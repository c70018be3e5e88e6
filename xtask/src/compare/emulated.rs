//! The programs of `tests/run` that fit a machine of 32 bits, on the emulator of 2003f: compiled by clang for another
//! big-endian machine of 32 bits, from IR on by us, with the C library of the target's runtime. What they print and their
//! exit codes must be those of a compiler for another processor of 32 bits, and the description read at run time must give
//! the same assembly as the one compiled in.
//!
//! What does not compile for such a machine (numbers of 128 bits, half precision, threads, assembly of another processor) does
//! not take part.

use super::Agreement;
use crate::Result;
use crate::machine::{cargo, output, root, run as run_command, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub const CLANG: &str = "clang-22";
pub const REFERENCE: &str = "i686-linux-gnu-gcc";
pub const EMULATOR: &str = "qemu-i386-static";

const FLAGS: &[&str] = &[
    "--target=sparc-unknown-elf",
    "-msoft-float",
    "-ffreestanding",
    "-nostdlibinc",
    // There is one thread.
    "-D__thread=",
    "-D_Thread_local=",
    "-w",
    "-S",
    "-emit-llvm",
];

/// Programs that say something else where numbers lie the other way round, or mean a processor.
const OTHERS: &[(&str, &str)] = &[
    ("memory", "packed structures are accessed by words that are not aligned, where the machine stops"),
    ("assembly", "is assembly of another processor"),
    ("halves", "half precision is not there on the other machine"),
];

/// What the assembly language of the machine cannot say is an error that says so.
const WORDLESS: &str = "the target's assembly language has no words for";

/// At least so many must take part: fewer means that something is wrong with the way there.
const LEAST: usize = 2;

pub fn run() -> Result<Agreement> {
    run_command(cargo().args(["build", "--quiet", "-p", "codewright-tools"]))?;
    let scratch = target().join("emulated");
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let entries = fs::read_dir(root().join("tests/run")).map_err(|e| e.to_string())?;
    let mut programs: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    programs.retain(|p| p.extension().is_some_and(|e| e == "c"));
    programs.sort();
    let mut agreement = Agreement::default();
    let mut taking_part = 0;
    for program in &programs {
        let name = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if OTHERS.iter().any(|(other, _)| *other == name) {
            continue;
        }
        let modules: Vec<PathBuf> =
            ["-O0", "-O2"].iter().filter_map(|level| module(program, level, &scratch).ok()).collect();
        let Ok(expected) = expected(program, &scratch.join(&name)) else { continue };
        taking_part += usize::from(!modules.is_empty());
        for module in &modules {
            let level = if module.to_string_lossy().contains("-O0") { "-O0" } else { "-O2" };
            let found = ours(module, level)?;
            if found.said.contains(WORDLESS) {
                continue;
            }
            match compare(&expected, &found) {
                Ok(()) => agreement.agreed += 1,
                Err(message) => agreement.differences.push(format!("{name} {level}: {message}")),
            }
            match both_ways(module) {
                Ok(()) => agreement.agreed += 1,
                Err(message) => agreement.differences.push(format!("{name} {level}: {message}")),
            }
        }
    }
    if taking_part < LEAST {
        agreement.differences.push(format!("only {taking_part} programs take part"));
    }
    Ok(agreement)
}

fn codewright() -> Command {
    Command::new(target().join("debug/codewright"))
}

/// The program as IR without what names the other machine.
fn module(program: &Path, level: &str, scratch: &Path) -> Result<PathBuf> {
    let include = root().join("targets/f2003/runtime/include");
    let mut command = Command::new(CLANG);
    command.args(FLAGS).arg(level).arg("-isystem").arg(include).args(["-o", "-"]).arg(program);
    let text = output(&mut command)?;
    let text = String::from_utf8_lossy(&text).into_owned();
    let mut plain = String::new();
    for line in text.lines().filter(|l| !l.starts_with("target triple") && !l.starts_with("attributes #")) {
        let line = match line.rsplit_once(" #") {
            Some((before, number)) if number.trim_end_matches(" {").parse::<u32>().is_ok() => {
                format!("{before}{}", if number.ends_with('{') { " {" } else { "" })
            }
            _ => line.to_owned(),
        };
        // More than a word cannot be said, and is not needed.
        plain.push_str(&line.replace(" align 8", " align 4").replace(" align 16", " align 4"));
        plain.push('\n');
    }
    let stem = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let file = scratch.join(format!("{stem}{level}.ll"));
    fs::write(&file, plain).map_err(|e| e.to_string())?;
    Ok(file)
}

/// What a program prints, and its exit code.
struct Outcome {
    output: Vec<u8>,
    code: Option<i32>,
    said: String,
}

fn outcome(command: &mut Command) -> Result<Outcome> {
    let done = command.stdin(Stdio::null()).output().map_err(|e| e.to_string())?;
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    Ok(Outcome { output: done.stdout, code: done.status.code(), said })
}

fn expected(program: &Path, binary: &Path) -> Result<Outcome> {
    let mut compile = Command::new(REFERENCE);
    compile
        .args(["-O1", "-msse2", "-mfpmath=sse", "-static", "-w", "-o"])
        .arg(binary)
        .arg(program)
        .arg("-lm");
    output(&mut compile)?;
    outcome(Command::new(EMULATOR).arg(binary))
}

fn ours(module: &Path, level: &str) -> Result<Outcome> {
    let mut command = codewright();
    outcome(command.args(["run", "--target=2003f", "-max-steps=20", level]).arg(module))
}

fn compare(expected: &Outcome, found: &Outcome) -> Result {
    if expected.output != found.output {
        let text = |o: &Outcome| String::from_utf8_lossy(&o.output).into_owned();
        let difference = super::first_difference(&text(expected), &text(found)).unwrap_or_default();
        return Err(format!("{difference}; {}", found.said));
    }
    match (expected.code, found.code) {
        (a, b) if a == b => Ok(()),
        (a, b) => Err(format!("the exit code is {b:?}, expected {a:?}; {}", found.said)),
    }
}

/// With the target compiled in, and read from its description.
fn both_ways(module: &Path) -> Result {
    let description = format!("-target-td={}", root().join("targets/f2003/td/f2003.td").display());
    let made = |option: &str| output(codewright().args(["llc", option, "-o", "-"]).arg(module));
    let (built_in, loaded) = (made("-march=2003f")?, made(&description)?);
    if built_in == loaded {
        Ok(())
    } else {
        Err("the description makes other code than the target".to_owned())
    }
}
