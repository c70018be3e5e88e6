//! Programs run from memory by `lli` against the same programs compiled and linked by clang: output and exit code must be equal,
//! compiled before the program begins and function by function, at both ends of optimization.

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::machine::{output, release_binary, root, target};
use crate::platform::X86;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

pub const CLANG: &str = "clang-22";
pub const LINKER: &str = "g++";

/// How programs are run: by `lli` with these options.
const WAYS: [[&str; 2]; 4] = [
    ["-O0", "-jit-kind=orc"],
    ["-O2", "-jit-kind=orc"],
    ["-O0", "-jit-kind=orc-lazy"],
    ["-O2", "-jit-kind=orc-lazy"],
];

/// The longest that a program may take.
const LIMIT: Duration = Duration::from_secs(60);

pub fn run(sample: Sample) -> Result<Agreement> {
    let mut agreement = Agreement::default();
    if !X86.is_here("jit") {
        return Ok(agreement);
    }
    let ours = release_binary()?;
    let scratch = target().join("jit");
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let mut programs: Vec<PathBuf> = fs::read_dir(root().join("tests/run"))
        .map_err(|e| format!("tests/run: {e}"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "c" || e == "cpp" || e == "ll"))
        .collect();
    programs.sort();
    let programs = sample.every(4, programs);
    let found = jobs(&programs, |program| compare(&ours, &scratch, program));
    for (program, found) in programs.iter().zip(found) {
        let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match found {
            Ok(differences) => {
                agreement.agreed += WAYS.len() - differences.len();
                agreement.differences.extend(differences.into_iter().map(|d| format!("{name} {d}")));
            }
            Err(what) => agreement.differences.push(format!("{name}: {what}")),
        }
    }
    Ok(agreement)
}

/// What is different, each with the way in which the program was run.
fn compare(ours: &Path, scratch: &Path, program: &Path) -> Result<Vec<String>> {
    let stem = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let file = |suffix: &str| scratch.join(format!("{stem}{suffix}"));
    let ir = file(".ll");
    let is_ir = program.extension().is_some_and(|e| e == "ll");
    if is_ir {
        fs::copy(program, &ir).map_err(|e| format!("{}: {e}", ir.display()))?;
    } else {
        let mut clang = Command::new(CLANG);
        output(clang.args(X86.clang).args(["-O1", "-S", "-emit-llvm", "-o"]).arg(&ir).arg(program))?;
    }
    let expected = match fs::read_to_string(program.with_extension("expected")) {
        Ok(text) => (text, Some(0)),
        Err(_) => {
            let (object, native) = (file(".o"), file(".native"));
            let mut clang = Command::new(CLANG);
            output(clang.args(X86.clang).args(["-O1", "-c", "-o"]).arg(&object).arg(program))?;
            output(Command::new(LINKER).arg("-no-pie").arg("-o").arg(&native).arg(&object).arg("-lm"))?;
            execute(&mut Command::new(&native))?
        }
    };
    let mut differences = Vec::new();
    for way in WAYS {
        let found = execute(Command::new(ours).arg("lli").args(way).arg(&ir))?;
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

/// What a program prints, and its exit code.
fn execute(command: &mut Command) -> Result<(String, Option<i32>)> {
    let seconds = LIMIT.as_secs().to_string();
    let mut limited = Command::new("timeout");
    limited.arg(seconds).arg(command.get_program()).args(command.get_args());
    let run = limited.output().map_err(|e| format!("{}: {e}", crate::machine::describe(command)))?;
    Ok((String::from_utf8_lossy(&run.stdout).into_owned(), run.status.code()))
}
