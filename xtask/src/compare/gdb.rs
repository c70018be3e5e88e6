//! Sessions with a debugger: the programs under `tests/debug/gdb`, compiled by us and by `llc-22` from the same bitcode at
//! `-O0`, with DWARF 5 and 4, in the program and in a file of its own. Each program has the commands of its session in comments
//! (`gdb: print value`); what gdb prints must be the same for both, addresses aside. Every command whose outputs agree counts.
//!
//! A command that fails on the reference shows nothing, so it counts as a difference: the session asks for what is not there.
//! Variables of optimized code are in `compare debug-values`.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{output, release_binary, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub const GDB: &str = "gdb";
pub const CLANG: &str = "clang-22";
pub const LLC: &str = "llc-22";
pub const LINKER: &str = "gcc";

/// What gdb says when a command cannot be done.
const FAILURES: [&str; 7] = [
    "No symbol",
    "No frame selected",
    "No stack",
    "not being run",
    "A syntax error",
    "There is no member",
    "Cannot access memory",
];

/// How debug information is written.
#[derive(Clone, Copy)]
struct Format {
    version: u32,
    /// Most of it is in a file of its own (`.dwo`).
    is_split: bool,
}

impl Format {
    const ALL: [Format; 4] = [
        Format { version: 5, is_split: false },
        Format { version: 4, is_split: true },
        Format { version: 4, is_split: false },
        Format { version: 5, is_split: true },
    ];

    fn name(self) -> String {
        format!("{}{}", self.version, if self.is_split { "-split" } else { "" })
    }
}

/// All programs; every third one, in two formats, in the smallest sample.
pub fn run(sample: Sample) -> Result<Agreement> {
    let tool = release_binary()?;
    let folder = root().join("tests/debug/gdb");
    let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut programs: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    programs.sort();
    let formats = if sample == Sample::Smallest { &Format::ALL[..2] } else { &Format::ALL };
    let mut agreement = Agreement::default();
    for program in sample.every(3, programs) {
        for &format in formats {
            match session(&tool, &program, format) {
                Ok(found) => agreement.add(found),
                Err(message) => agreement.differences.push(format!("{}: {message}", program.display())),
            }
        }
    }
    Ok(agreement)
}

/// One program in one format.
fn session(tool: &Path, program: &Path, format: Format) -> Result<Agreement> {
    let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let folder = target().join("gdb").join(format!("{name}-{}", format.name()));
    let made = |folder: &Path| fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()));
    let (ours, theirs) = (folder.join("ours"), folder.join("theirs"));
    made(&ours)?;
    made(&theirs)?;
    let bitcode = folder.join("program.bc");
    compile(program, format.version, &bitcode)?;
    let mut with_ours = Command::new(tool);
    with_ours.arg("llc");
    let commands = commands(program)?;
    let ours = printed(with_ours, (&bitcode, format), &ours, &commands)?;
    let theirs = printed(Command::new(LLC), (&bitcode, format), &theirs, &commands)?;
    let mut agreement = Agreement::default();
    for ((command, ours), theirs) in commands.iter().zip(&ours).zip(&theirs) {
        let fails = FAILURES.iter().any(|failure| theirs.contains(failure));
        if fails || ours != theirs {
            let what = if fails { "fails on the reference" } else { "differs" };
            let (ours, theirs) = (ours.trim_end(), theirs.trim_end());
            let said = format!(
                "{name}, DWARF {}: '{command}' {what}\n  ours:\n{ours}\n  theirs:\n{theirs}",
                format.name()
            );
            agreement.differences.push(said);
        } else {
            agreement.agreed += 1;
        }
    }
    Ok(agreement)
}

/// Bitcode with debug information.
fn compile(program: &Path, version: u32, bitcode: &Path) -> Result {
    let is_rust = program.extension().is_some_and(|extension| extension == "rs");
    let mut compiler = if is_rust {
        let mut rustc = Command::new("rustc");
        let options = ["--emit=llvm-bc", "--crate-type=lib", "-g", "-Cpanic=abort", "-Coverflow-checks=off"];
        rustc.args(options).arg(format!("-Cdwarf-version={version}"));
        rustc
    } else {
        let mut clang = Command::new(CLANG);
        clang.args(["-O0", "-emit-llvm", "-c"]).arg(format!("-gdwarf-{version}"));
        clang
    };
    output(compiler.arg("-o").arg(bitcode).arg(program)).map(|_| ())
}

/// The commands of the session.
fn commands(program: &Path) -> Result<Vec<String>> {
    let text = fs::read_to_string(program).map_err(|e| format!("{}: {e}", program.display()))?;
    Ok(text
        .lines()
        .filter_map(|line| line.split_once("gdb: "))
        .map(|(_, command)| command.to_owned())
        .collect())
}

const MARK: &str = "--- command";

/// What gdb prints for each command.
fn printed(
    mut llc: Command,
    (bitcode, format): (&Path, Format),
    folder: &Path,
    commands: &[String],
) -> Result<Vec<String>> {
    let (object, program) = (folder.join("program.o"), folder.join("program"));
    let options = ["-O0", "-filetype=obj", "-relocation-model=pic", "-o"];
    if format.is_split {
        let split = folder.join("program.dwo");
        let named = |option: &str| format!("-split-dwarf-{option}={}", split.display());
        llc.args(["file", "output"].map(named));
    }
    output(llc.args(options).arg(&object).arg(bitcode))?;
    output(Command::new(LINKER).args(["-no-pie", "-o"]).arg(&program).arg(&object).arg("-lstdc++"))?;
    let mut gdb = Command::new(GDB);
    gdb.args(["-batch", "-nx"]);
    let settings =
        ["set width 0", "set confirm off", "set print address off", "set disable-randomization off"];
    settings.iter().for_each(|setting| {
        gdb.args(["-ex", setting]);
    });
    for command in commands {
        gdb.arg("-ex").arg(format!("echo {MARK}\\n")).arg("-ex").arg(command);
    }
    // What it says when a command fails is on standard error: one stream keeps the order.
    let script = folder.join("printed.txt");
    let file = fs::File::create(&script).map_err(|e| format!("{}: {e}", script.display()))?;
    let error_file = file.try_clone().map_err(|e| e.to_string())?;
    let run = gdb.arg(&program).stdin(Stdio::null()).stdout(file).stderr(error_file).status();
    run.map_err(|e| format!("{GDB}: {e}"))?;
    let text = fs::read(&script).map_err(|e| format!("{}: {e}", script.display()))?;
    let text = without_addresses(&String::from_utf8_lossy(&text));
    let mut parts: Vec<String> = text.split(MARK).skip(1).map(str::to_owned).collect();
    parts.resize(commands.len(), String::new());
    Ok(parts)
}

/// The text with numbers of processes and long hexadecimal numbers as `N`.
fn without_addresses(text: &str) -> String {
    const SHORT: usize = 4;
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find("0x").into_iter().chain(rest.find("process ")).min() {
        let prefix = if rest[at..].starts_with("0x") { "0x" } else { "process " };
        let (before, after) = rest.split_at(at + prefix.len());
        let digits = after.chars().take_while(char::is_ascii_hexdigit).count();
        let is_long = digits >= SHORT || prefix != "0x";
        out.push_str(before);
        out.push_str(if is_long { "N" } else { &after[..digits] });
        rest = &after[digits..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_numbers_are_addresses() {
        assert_eq!(without_addresses("at 0x7fff12 is 0x1f (process 12)"), "at 0xN is 0x1f (process N)");
    }
}
