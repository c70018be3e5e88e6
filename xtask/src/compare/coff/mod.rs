//! COFF: objects of the files beside this one, by our assembler and LLVM's, as `llvm-readobj` reads them, and an image of one
//! of them by `lld-link`.
//!
//! Compared are the file header, the section headers with their contents, the symbols with what follows them, and the
//! relocations. Each file counts as one, and so does the image.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{release_binary, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const ASSEMBLER: &str = "llvm-mc-22";
pub const READER: &str = "llvm-readobj-22";
pub const LINKER: &str = "lld-link-22";

const TRIPLE: &str = "-triple=x86_64-pc-windows-msvc";

/// The input for another machine.
const NARROW: (&str, &str) = ("i386.s", "-triple=i686-pc-windows-msvc");

/// Linked with nothing else.
const PROGRAM: &str = "program.s";

pub fn run(_: Sample) -> Result<Agreement> {
    let ours = match std::env::var_os("CODEWRIGHT") {
        Some(binary) => binary.into(),
        None => release_binary()?,
    };
    let folder = target().join("compare-coff");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let mut found = Agreement::default();
    for file in inputs()? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let (told, expected) = (folder.join("ours.obj"), folder.join("theirs.obj"));
        let triple = if name == NARROW.0 { NARROW.1 } else { TRIPLE };
        succeed(Command::new(&ours).args(["mc", triple, "-filetype=obj", "-o"]).args([&told, &file]))?;
        succeed(Command::new(ASSEMBLER).args([triple, "-filetype=obj", "-o"]).args([&expected, &file]))?;
        let (told_text, expected_text) = (dump(&told)?, dump(&expected)?);
        match first_difference(&told_text, &expected_text) {
            None => found.agreed += 1,
            Some(difference) => found.differences.push(format!("{name}: {difference}")),
        }
        if name == PROGRAM {
            let image = |object: &Path| -> Result<Vec<u8>> {
                let out = object.with_extension("exe");
                let options = ["/entry:main", "/subsystem:console", "/nodefaultlib", "/Brepro"];
                succeed(
                    Command::new(LINKER).args(options).arg(format!("/out:{}", out.display())).arg(object),
                )?;
                fs::read(&out).map_err(|error| error.to_string())
            };
            if image(&told)? == image(&expected)? {
                found.agreed += 1;
            } else {
                found.differences.push(format!("{name}: the linked images differ"));
            }
        }
    }
    Ok(found)
}

fn inputs() -> Result<Vec<PathBuf>> {
    let folder = root().join("xtask/src/compare/coff");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "s"))
        .collect();
    files.sort();
    Ok(files)
}

/// What there is to read in an object, without its name.
fn dump(object: &Path) -> Result<String> {
    let options = ["--file-headers", "--sections", "--section-data", "--symbols", "--relocations"];
    let text = succeed(Command::new(READER).args(options).arg(object))?;
    Ok(text.lines().filter(|line| !line.starts_with("File: ")).collect::<Vec<_>>().join("\n"))
}

fn first_difference(told: &str, expected: &str) -> Option<String> {
    if told == expected {
        return None;
    }
    let mut lines = told.lines().zip(expected.lines()).enumerate();
    Some(match lines.find(|(_, (told, expected))| told != expected) {
        Some((number, (told, expected))) => {
            format!("line {}: '{}', expected '{}'", number + 1, told.trim(), expected.trim())
        }
        None => "one is longer than the other".to_owned(),
    })
}

/// Standard output of a program that must succeed.
fn succeed(command: &mut Command) -> Result<String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
