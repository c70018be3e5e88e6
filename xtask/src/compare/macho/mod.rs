//! Mach-O: objects by our assembler and LLVM's, byte by byte.
//!
//! Inputs are the files beside this one, each for the machine in its name, and what clang makes for macOS of the programs in
//! `tests/run`: without optimization, with it and with call frames, and with debug information. Apple's headers are not at
//! hand; `libc.h` declares what the programs use of them.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{release_binary, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const ASSEMBLER: &str = "llvm-mc-22";
pub const CLANG: &str = "clang-22";

/// Headers that programs include.
const HEADERS: [&str; 10] = [
    "alloca.h",
    "complex.h",
    "inttypes.h",
    "math.h",
    "pthread.h",
    "setjmp.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "assert.h",
];

const LEVELS: [&[&str]; 4] = [
    &["-O0"],
    &["-O2", "-funwind-tables"],
    &["-O2", "-fomit-frame-pointer", "-funwind-tables"],
    &["-O1", "-g"],
];

/// Programs of the smallest sample.
const FEW: usize = 4;

pub fn run(sample: Sample) -> Result<Agreement> {
    let ours = match std::env::var_os("CODEWRIGHT") {
        Some(binary) => binary.into(),
        None => release_binary()?,
    };
    let folder = target().join("compare-macho");
    let headers = folder.join("include");
    fs::create_dir_all(&headers).map_err(|error| error.to_string())?;
    let own = root().join("xtask/src/compare/macho");
    let include = format!("#include \"{}\"\n", own.join("libc.h").display());
    for name in HEADERS {
        fs::write(headers.join(name), &include).map_err(|error| error.to_string())?;
    }
    let mut found = Agreement::default();
    for file in files(&own, "s")? {
        let triple = format!("{}-apple-macosx11", stem(&file));
        compare(&ours, &triple, &file, &stem(&file), &mut found)?;
    }
    let programs = files(&root().join("tests/run"), "c")?;
    let count = if sample == Sample::Smallest { FEW } else { programs.len() };
    for program in programs.iter().take(count) {
        for level in LEVELS {
            let text = folder.join("program.s");
            succeed(
                Command::new(CLANG)
                    .args(["-target", "x86_64-apple-macosx11", "-ffreestanding", "-nostdlibinc", "-w", "-S"])
                    .arg("-isystem")
                    .arg(&headers)
                    .args(level)
                    .args([Path::new("-o"), &text, program]),
            )?;
            let name = format!("{} {}", stem(program), level.join(" "));
            compare(&ours, "x86_64-apple-macosx11", &text, &name, &mut found)?;
        }
    }
    Ok(found)
}

fn stem(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The files of a folder with an extension, by name.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == extension))
        .collect();
    files.sort();
    Ok(files)
}

/// Assembles a file both ways.
fn compare(ours: &Path, triple: &str, file: &Path, name: &str, found: &mut Agreement) -> Result {
    let folder = target().join("compare-macho");
    let (told, expected) = (folder.join("ours.o"), folder.join("theirs.o"));
    let triple = format!("-triple={triple}");
    succeed(Command::new(ASSEMBLER).args([&triple, "-filetype=obj", "-o"]).args([&expected, file]))?;
    let made = succeed(Command::new(ours).args(["mc", &triple, "-filetype=obj", "-o"]).args([&told, file]));
    if let Err(message) = made {
        found.differences.push(format!("{name}: {}", message.lines().next().unwrap_or_default()));
        return Ok(());
    }
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let (told, expected) = (read(&told)?, read(&expected)?);
    if told == expected {
        found.agreed += 1;
        return Ok(());
    }
    let at = told.iter().zip(&expected).position(|(a, b)| a != b).unwrap_or(told.len().min(expected.len()));
    found.differences.push(format!("{name}: the objects differ from byte {at:#x} on"));
    Ok(())
}

fn succeed(command: &mut Command) -> Result {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)))
}
