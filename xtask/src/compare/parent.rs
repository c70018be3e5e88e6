//! `compare objects PARENT`: whether this tree generates the code that an earlier binary generates, byte for byte.
//!
//! `PARENT` is the path of a binary of the tools, or a commit whose binary is kept as `target/parents/COMMIT` (its whole
//! hash). Nothing is built but ours, unless `CODEWRIGHT` names that, too. Inputs are the `.ll` files of `tests/codegen` and
//! `tests/run` for every machine they can be for, with the options of their own `RUN:` lines and with the usual ones at
//! `-O0` and `-O2`; the C programs of `tests/run`; and the modules of `cargo xtask bench codegen`, where they have been made.
//! Each is compiled to assembly and to an object; what is said and the exit code are compared with them. `compare objects
//! PARENT all` takes the large modules of the bench as well.
//!
//! Cost: four runs of a compiler for each input and set of options.

use super::{Agreement, jobs};
use crate::Result;
use crate::machine::{output, release_binary, root, target};
use crate::platform::PASS_VECTORS;
use std::collections::BTreeSet;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Modules of the bench that take long.
const LARGE: &[&str] = &["sqlite3", "zstd", "rust-"];

/// Options of `RUN:` lines that code depends on.
const KEPT: &[&str] = &[
    "-mtriple",
    "-march",
    "-mcpu",
    "-mattr",
    "-target-abi",
    "-relocation-model",
    "-code-model",
    "-O",
    "-regalloc",
    "-frame-pointer",
    "-function-sections",
    "-data-sections",
    "-emulated-tls",
    "-x86-asm-syntax",
];

/// A module, with options.
struct Job {
    input: PathBuf,
    options: Vec<String>,
}

pub fn run(parent: &str, all: bool) -> Result<Agreement> {
    let binaries = [binary_of(parent)?, release_binary()?];
    let folder = target().join("compare/parent");
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let mut list = tests()?;
    list.extend(programs(&folder)?);
    list.extend(bench(all));
    let mut found = Agreement::default();
    let numbered: Vec<(usize, Job)> = list.into_iter().enumerate().collect();
    for difference in jobs(&numbered, |(number, job)| compare(&binaries, &folder, *number, job)) {
        match difference? {
            None => found.agreed += 1,
            Some(difference) => found.differences.push(difference),
        }
    }
    Ok(found)
}

/// The binary that a word means.
fn binary_of(parent: &str) -> Result<PathBuf> {
    let path = root().join(parent);
    if path.is_file() {
        return Ok(path);
    }
    let hash = output(Command::new("git").current_dir(root()).args(["rev-parse", "--verify", parent]))?;
    let kept = target().join("parents").join(String::from_utf8_lossy(&hash).trim());
    if kept.is_file() {
        return Ok(kept);
    }
    Err(format!(
        "'{parent}' is no binary, and there is no {}: build that commit and copy it there",
        kept.display()
    ))
}

/// The text tests, with the options they are run with and the usual ones.
fn tests() -> Result<Vec<Job>> {
    let mut files = Vec::new();
    for folder in ["tests/codegen", "tests/run"] {
        files_below(&root().join(folder), "ll", &mut files)?;
    }
    let mut list = Vec::new();
    for input in files {
        let text = std::fs::read(&input).map_err(|error| format!("{}: {error}", input.display()))?;
        let own = own_options(&String::from_utf8_lossy(&text));
        let usual = usual_options(&own);
        let all: BTreeSet<Vec<String>> = own.into_iter().chain(usual).collect();
        list.extend(all.into_iter().map(|options| Job { input: input.clone(), options }));
    }
    Ok(list)
}

/// The sets of options of the compiler in `RUN:` lines.
fn own_options(text: &str) -> Vec<Vec<String>> {
    let commands =
        text.lines().filter_map(|line| line.split_once("RUN:")).flat_map(|(_, run)| run.split('|'));
    let compilers = commands.filter(|command| command.split_whitespace().any(|word| word == "llc"));
    let is_kept = |word: &&str| KEPT.iter().any(|kept| word.starts_with(kept)) && !word.contains('%');
    compilers.map(|c| c.split_whitespace().filter(is_kept).map(str::to_owned).collect()).collect()
}

/// For the machines that a test is for, or all of them: the usual options at two levels.
fn usual_options(own: &[Vec<String>]) -> Vec<Vec<String>> {
    let machines: Vec<Vec<String>> = PASS_VECTORS
        .iter()
        .map(|platform| platform.llc.to_vec())
        .chain([vec!["-mtriple=riscv32", "-mattr=+m,+a,+f,+d,+c", "-target-abi=ilp32d"]])
        .map(|words| words.into_iter().map(str::to_owned).collect())
        .collect();
    let architecture = |options: &[String]| {
        let triple =
            options.iter().find_map(|o| o.trim_start_matches('-').strip_prefix("mtriple=")).unwrap_or("");
        triple.split('-').next().unwrap_or("").to_owned()
    };
    let named: BTreeSet<String> =
        own.iter().map(|o| architecture(o)).filter(|name| !name.is_empty()).collect();
    let is_meant = |machine: &&Vec<String>| named.is_empty() || named.contains(&architecture(machine));
    let levels = |machine: &Vec<String>| {
        ["-O0", "-O2"].map(|level| [machine.clone(), vec![level.to_owned()]].concat())
    };
    machines.iter().filter(is_meant).flat_map(levels).collect()
}

/// The C programs of the tests, as clang's modules.
fn programs(folder: &Path) -> Result<Vec<Job>> {
    let mut sources = Vec::new();
    files_below(&root().join("tests/run"), "c", &mut sources)?;
    let mut list = Vec::new();
    for (source, platform) in sources.iter().flat_map(|s| PASS_VECTORS.map(|p| (s, p))) {
        let stem = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let input = folder.join(format!("{stem}.{}.bc", platform.short));
        let mut clang = Command::new("clang-22");
        clang.args(platform.clang).args(["-O1", "-w", "-emit-llvm", "-c", "-o"]).arg(&input).arg(source);
        // A program for one machine is none for the other.
        if output(&mut clang).is_err() {
            continue;
        }
        for level in ["-O0", "-O2"] {
            let options = platform.llc.iter().copied().chain([level]).map(str::to_owned).collect();
            list.push(Job { input: input.clone(), options });
        }
    }
    Ok(list)
}

/// The modules of `cargo xtask bench codegen`, as they are measured there.
fn bench(all: bool) -> Vec<Job> {
    let Ok(entries) = std::fs::read_dir(target().join("bench")) else { return Vec::new() };
    let mut modules: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    modules.sort();
    let mut list = Vec::new();
    for input in modules {
        let name = input.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !name.ends_with(".bc") || !all && LARGE.iter().any(|large| name.starts_with(large)) {
            continue;
        }
        let level = if name.contains("-O0") { "-O0" } else { "-O2" };
        list.push(Job { input, options: vec![level.to_owned()] });
    }
    list
}

/// What a compiler makes of a job: exit code, what it says, what it writes.
fn compile(binary: &Path, job: &Job, kind: &str, out: &Path) -> Result<(Option<i32>, Vec<u8>, Vec<u8>)> {
    let _ = std::fs::remove_file(out);
    let mut command = Command::new(binary);
    // What is said begins with the program's name, which is not what is compared.
    command
        .arg0("codewright")
        .arg("llc")
        .args(&job.options)
        .arg(format!("-filetype={kind}"))
        .arg("-o")
        .arg(out)
        .arg(&job.input);
    let done =
        command.stdin(Stdio::null()).output().map_err(|error| format!("{}: {error}", binary.display()))?;
    Ok((done.status.code(), done.stderr, std::fs::read(out).unwrap_or_default()))
}

fn compare(binaries: &[PathBuf; 2], folder: &Path, number: usize, job: &Job) -> Result<Option<String>> {
    for kind in ["asm", "obj"] {
        let out = |side: &str| folder.join(format!("{number}.{side}.{kind}"));
        let outs = [out("parent"), out("ours")];
        let parent = compile(&binaries[0], job, kind, &outs[0])?;
        let ours = compile(&binaries[1], job, kind, &outs[1])?;
        if parent != ours {
            let what = match (parent.0 == ours.0, parent.1 == ours.1) {
                (false, _) => format!("exit code {:?}, was {:?}", ours.0, parent.0),
                (true, false) => "something else is said".to_owned(),
                (true, true) => format!("compare {} and {}", outs[0].display(), outs[1].display()),
            };
            let (input, options) = (job.input.display(), job.options.join(" "));
            return Ok(Some(format!("{input} {options} -filetype={kind}: {what}")));
        }
        outs.iter().for_each(|out| drop(std::fs::remove_file(out)));
    }
    Ok(None)
}

/// The files with an ending in a folder and all below it, in order.
fn files_below(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) -> Result {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == ending) {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{PASS_VECTORS, own_options, usual_options};

    #[test]
    fn options_are_those_of_the_compiler() {
        let text =
            "; RUN: llc -mtriple=riscv32 -verify-machineinstrs %s -o - | FileCheck -O9 %s\n; RUN: cat %s\n";
        let own = own_options(text);
        assert_eq!(own, [["-mtriple=riscv32"]]);
        let usual = usual_options(&own);
        assert_eq!(usual.len(), 2);
        assert!(usual.iter().all(|options| options[0] == "-mtriple=riscv32"));
        // Two levels on each machine, and on RISC-V of 32 bits.
        assert_eq!(usual_options(&own_options("; RUN: llc %s")).len(), 2 * (PASS_VECTORS.len() + 1));
    }
}
