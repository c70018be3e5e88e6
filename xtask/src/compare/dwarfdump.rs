//! `codewright dwarfdump` against `llvm-dwarfdump-22`: the same text and the same exit code for objects that we and `llc-22` make
//! of the same bitcode, in several formats of DWARF, at two levels. The inputs are the programs under `tests/debug/gdb`,
//! `tests/debug/values` and `tests/run`.
//!
//! An object that one of the two code generators cannot make is not compared: that is the subject of others.

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::machine::{output, release_binary, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub const CLANG: &str = "clang-22";
pub const LLC: &str = "llc-22";
pub const DUMP: &str = "llvm-dwarfdump-22";

/// What is asked of each object.
const REQUESTS: [&[&str]; 4] =
    [&["--all"], &["--diff"], &["--name=main", "--show-children"], &["--debug-line", "--verbose"]];

/// How debug information is written: options of clang, and of the code generators.
const FORMATS: [(&[&str], &[&str]); 5] = [
    (&["-gdwarf-5"], &[]),
    (&["-gdwarf-4"], &[]),
    (&["-gdwarf-2"], &[]),
    (&["-gdwarf-5", "-gdwarf64"], &["-dwarf64"]),
    (&["-gdwarf-5"], &["-split-dwarf-file=program.dwo"]),
];

struct Case {
    input: PathBuf,
    level: &'static str,
    format: usize,
}

/// All inputs; every thirtieth one in the smallest sample.
pub fn run(sample: Sample) -> Result<Agreement> {
    let tool = release_binary()?;
    let scratch = target().join("dwarfdump");
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let mut inputs = Vec::new();
    for folder in ["tests/debug/gdb", "tests/debug/values", "tests/run"] {
        let folder = root().join(folder);
        let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        inputs.extend(entries.flatten().map(|entry| entry.path()));
    }
    let is_source = |path: &PathBuf| {
        path.extension().is_some_and(|extension| ["c", "cpp", "rs"].iter().any(|e| extension == *e))
    };
    inputs.retain(is_source);
    inputs.sort();
    let mut cases = Vec::new();
    for input in sample.every(30, inputs) {
        for level in ["-O0", "-O2"] {
            let formats = 0..FORMATS.len();
            cases.extend(formats.map(|format| Case { input: input.clone(), level, format }));
        }
    }
    let numbered: Vec<(usize, Case)> = cases.into_iter().enumerate().collect();
    let found = jobs(&numbered, |(number, case)| one(&tool, &scratch.join(format!("{number}")), case));
    let mut agreement = Agreement::default();
    for found in found {
        match found {
            Ok(part) => agreement.add(part),
            Err(message) => agreement.differences.push(message),
        }
    }
    Ok(agreement)
}

/// One program in one format, by both code generators.
fn one(tool: &Path, stem: &Path, case: &Case) -> Result<Agreement> {
    let (clang_options, llc_options) = FORMATS[case.format];
    let bitcode = stem.with_extension("bc");
    let mut agreement = Agreement::default();
    if compile(case, clang_options, &bitcode).is_err() {
        return Ok(agreement);
    }
    let mut ours = Command::new(tool);
    ours.arg("llc");
    for (maker, mut llc) in [("ours", ours), (LLC, Command::new(LLC))] {
        let object = PathBuf::from(format!("{}.{maker}.o", stem.display()));
        llc.args([case.level, "-filetype=obj", "-o"]).arg(&object).args(llc_options).arg(&bitcode);
        if output(&mut llc).is_err() {
            continue;
        }
        for request in REQUESTS {
            let mut dump = Command::new(tool);
            dump.arg("dwarfdump");
            let ours = said(dump, request, &object)?;
            let theirs = said(Command::new(DUMP), request, &object)?;
            if ours == theirs {
                agreement.agreed += 1;
                continue;
            }
            let name = case.input.file_name().unwrap_or_default().to_string_lossy();
            agreement.differences.push(format!(
                "{name} {} {clang_options:?}, object of {maker}, {request:?}: {}",
                case.level,
                first_difference(&ours, &theirs)
            ));
        }
    }
    Ok(agreement)
}

/// Bitcode with debug information.
fn compile(case: &Case, options: &[&str], bitcode: &Path) -> Result {
    let is_rust = case.input.extension().is_some_and(|extension| extension == "rs");
    let mut compiler = if is_rust {
        let mut rustc = Command::new("rustc");
        rustc.args(["--emit=llvm-bc", "--crate-type=lib", "-g", "-Cpanic=abort"]);
        rustc
    } else {
        let mut clang = Command::new(CLANG);
        clang.args(["-w", "-emit-llvm", "-c", case.level]).args(options);
        clang
    };
    output(compiler.arg("-o").arg(bitcode).arg(&case.input)).map(|_| ())
}

/// What a tool prints, and its exit code.
fn said(mut tool: Command, request: &[&str], object: &Path) -> Result<(String, Option<i32>)> {
    let tool = tool.args(request).arg(object).stdin(Stdio::null());
    let done = tool.output().map_err(|e| format!("{}: {e}", object.display()))?;
    Ok((String::from_utf8_lossy(&done.stdout).into_owned(), done.status.code()))
}

fn first_difference(ours: &(String, Option<i32>), theirs: &(String, Option<i32>)) -> String {
    let mut lines = ours.0.lines().zip(theirs.0.lines()).enumerate();
    match lines.find(|(_, (ours, theirs))| ours != theirs) {
        Some((number, (ours, theirs))) => {
            format!("line {}\n  ours:   {ours}\n  theirs: {theirs}", number + 1)
        }
        None => format!(
            "{} and {} lines, exit codes {:?} and {:?}",
            ours.0.lines().count(),
            theirs.0.lines().count(),
            ours.1,
            theirs.1
        ),
    }
}
