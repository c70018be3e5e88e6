//! The programs of `tests/run` that fit a machine of 32 bits, on the emulator of 2003f: compiled by clang for another
//! big-endian machine of 32 bits, from IR on by us, with the C library of the target's runtime. What they print and their
//! exit codes must be those of a compiler for another processor of 32 bits. In the sources, `long` is `long long` on both
//! sides, so that it has the bits that the programs expect.
//!
//! What cannot take part is a table with the reasons ([`OTHERS`]): everything else must. The assembly that the target compiled
//! in and its description read at run time give is compared for all programs at both levels, also for those that cannot run:
//! then it is the same error that both report.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{output, release_binary, root, target};
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
    "-fforce-enable-int128",
    // There is one thread.
    "-D__thread=",
    "-D_Thread_local=",
    "-w",
    "-S",
    "-emit-llvm",
];

/// Programs that do not run, and why.
const OTHERS: &[(&str, &str)] = &[
    ("aggregates.c", "'long double', which has 128 bits on the machine that the IR is made for"),
    ("assembly.c", "assembly of another processor"),
    ("atomics.c", "threads: the machine has none"),
    ("attributes.ll", "IR made for machines of 64 bits: what runs here is made from C"),
    ("classes_of_numbers.c", "'long double', which is another number on each machine"),
    ("choices.ll", "IR made for machines of 64 bits: what runs here is made from C"),
    ("constructs.ll", "IR made for machines of 64 bits: what runs here is made from C"),
    ("exceptions.cpp", "exceptions: the assembly language has no words for tables of frames"),
    ("extended.c", "'long double', which is another number on each machine, and its library"),
    ("float_choice.c", "'fmax' and its like, which the C library of the machine does not have"),
    ("float_environment.ll", "rounding modes, of which the machine has one"),
    ("floats.c", "the sign of results that are no numbers, which each machine chooses"),
    ("halves.c", "half precision, which clang does not have for the machine that the IR is made for"),
    ("integers.c", "divisions of 128 bits, bit by bit: more instructions than a comparison has time for"),
    (
        "memory.c",
        "data with the sum of an address and a number, for which the assembly language has no words",
    ),
    ("masks.ll", "IR made for machines of 64 bits: what runs here is made from C"),
    ("quad128.ll", "numbers of 128 bits with a library of their own"),
    ("quads.c", "floating-point numbers of 128 bits, whose library there is none of"),
    ("unwind.ll", "exceptions"),
    ("updates.ll", "atomic updates of numbers that are wider than a register"),
    ("vectors.c", "'fmax' and its like, which the C library of the machine does not have"),
    ("wide.c", "integers of 40 bits, which not every system's C compiler has for the comparison"),
    ("wide_floats.ll", "floating-point numbers of 128 bits, whose library there is none of"),
    ("x87_assembly.c", "assembly of another processor"),
    ("intrinsics.ll", "IR made for machines of 64 bits: what runs here is made from C"),
    ("lanes.c", "prints the bytes of vectors in the order of memory, which is another one on this machine"),
    ("three_way.ll", "IR made for machines of 64 bits: what runs here is made from C"),
    ("lanes_in_turns.ll", "IR made for machines of 64 bits: what runs here is made from C"),
    ("rounding_of_lanes.ll", "IR made for machines of 64 bits: what runs here is made from C"),
    ("said_of_values.ll", "IR made for machines of 64 bits: what runs here is made from C"),
    ("variable_arguments.ll", "IR made for machines of 64 bits: what runs here is made from C"),
];

const LEVELS: &[&str] = &["-O0", "-O2"];

pub fn run(_: Sample) -> Result<Agreement> {
    let tool = release_binary()?;
    let scratch = target().join("emulated");
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let entries = fs::read_dir(root().join("tests/run")).map_err(|e| e.to_string())?;
    let mut programs: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    programs.retain(|p| p.extension().is_some_and(|e| ["c", "cpp", "ll"].iter().any(|known| e == *known)));
    programs.sort();
    let mut agreement = Agreement::default();
    for program in &programs {
        let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut note = |level: &str, found: Result| match found {
            Ok(()) => agreement.agreed += 1,
            Err(message) => agreement.differences.push(format!("{name} {level}: {message}")),
        };
        let runs = !OTHERS.iter().any(|(other, _)| *other == name);
        let expected = runs.then(|| expected(program, &name, &scratch));
        for level in LEVELS {
            let module = match module(program, &name, level, &scratch) {
                Ok(module) => module,
                Err(message) if runs => {
                    note(level, Err(message));
                    continue;
                }
                Err(_) => native_module(program, &name, level, &scratch)?,
            };
            match &expected {
                Some(Ok(expected)) => {
                    note(level, ours(&tool, &module, level).and_then(|found| compare(expected, &found)))
                }
                Some(Err(message)) => note(level, Err(message.clone())),
                None => {}
            }
            note(level, both_ways(&tool, &module, level));
        }
    }
    Ok(agreement)
}

/// Source in which `long` has 64 bits.
fn widened(source: &str) -> String {
    let mut made = String::with_capacity(source.len());
    let mut rest = source;
    while !rest.is_empty() {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        let word = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        if word == 0 {
            // A conversion of `printf`, or anything else.
            let digits = rest
                .strip_prefix('%')
                .map_or(0, |r| r.len() - r.trim_start_matches(|c: char| c.is_ascii_digit()).len());
            let after = rest.get(1 + digits..).unwrap_or("");
            let converts =
                rest.starts_with('%') && ["ld", "lu", "lx", "lo"].iter().any(|c| after.starts_with(c));
            let taken = if converts { 1 + digits } else { rest.chars().next().map_or(1, char::len_utf8) };
            made.push_str(&rest[..taken]);
            made.push_str(if converts { "l" } else { "" });
            rest = &rest[taken..];
            continue;
        }
        let (text, after) = rest.split_at(word);
        rest = after;
        let is_integer = text.starts_with(|c: char| c.is_ascii_digit()) && !text.contains('.');
        match text {
            "long" if after.trim_start().starts_with("double") => made.push_str("long"),
            "long" if made.trim_end().ends_with("long") => made.truncate(made.trim_end().len()),
            "long" => made.push_str("long long"),
            _ if is_integer && text.ends_with('L') => {
                made.push_str(text.trim_end_matches('L'));
                made.push_str("LL");
            }
            _ => made.push_str(text),
        }
    }
    made
}

/// The C program as a file for a compiler.
fn source(program: &Path, name: &str, scratch: &Path) -> Result<PathBuf> {
    let text = fs::read_to_string(program).map_err(|e| format!("{}: {e}", program.display()))?;
    let file = scratch.join(name);
    fs::write(&file, widened(&text)).map_err(|e| e.to_string())?;
    Ok(file)
}

/// The program as IR without what names the other machine.
fn module(program: &Path, name: &str, level: &str, scratch: &Path) -> Result<PathBuf> {
    if !name.ends_with(".c") {
        return Err("no C".to_owned());
    }
    let include = root().join("targets/f2003/runtime/include");
    let mut command = Command::new(CLANG);
    command.args(FLAGS).arg(level).arg("-isystem").arg(include).args(["-o", "-"]);
    let text = output(command.arg(source(program, name, scratch)?))?;
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
    let file = scratch.join(format!("{name}{level}.ll"));
    fs::write(&file, plain).map_err(|e| e.to_string())?;
    Ok(file)
}

/// A program for this machine as IR: what becomes of it for the other one is the same, an error or not.
fn native_module(program: &Path, name: &str, level: &str, scratch: &Path) -> Result<PathBuf> {
    if name.ends_with(".ll") {
        return Ok(program.to_owned());
    }
    let text = output(Command::new(CLANG).args(["-w", "-S", "-emit-llvm", level, "-o", "-"]).arg(program))?;
    // The features of this machine are none of the other's, which would be all that it says.
    let of_this_machine = |word: &str| word.starts_with("\"target-");
    let mut plain = String::new();
    for line in String::from_utf8_lossy(&text).lines() {
        if line.starts_with("attributes #") {
            let words: Vec<&str> = line.split(' ').filter(|word| !of_this_machine(word)).collect();
            plain.push_str(&words.join(" "));
        } else {
            plain.push_str(line);
        }
        plain.push('\n');
    }
    let file = scratch.join(format!("{name}{level}.ll"));
    fs::write(&file, plain).map_err(|e| e.to_string())?;
    Ok(file)
}

/// What a program prints, and its exit code.
#[derive(PartialEq)]
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

fn expected(program: &Path, name: &str, scratch: &Path) -> Result<Outcome> {
    let file = source(program, name, scratch)?;
    let binary = scratch.join(format!("{name}.expected"));
    let mut compile = Command::new(REFERENCE);
    compile.args(["-O1", "-msse2", "-mfpmath=sse", "-static", "-w", "-o"]).arg(&binary).arg(&file).arg("-lm");
    output(&mut compile)?;
    outcome(Command::new(EMULATOR).arg(&binary))
}

fn ours(tool: &Path, module: &Path, level: &str) -> Result<Outcome> {
    let mut command = Command::new(tool);
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
fn both_ways(tool: &Path, module: &Path, level: &str) -> Result {
    let description = format!("-target-td={}", root().join("targets/f2003/td/f2003.td").display());
    let made = |option: &str| -> Result<Outcome> {
        let mut made = outcome(Command::new(tool).args(["llc", option, level, "-o", "-"]).arg(module))?;
        // The name of the target is the one thing that may differ.
        made.said = made.said.lines().filter(|line| !line.contains("note: the target is")).collect();
        Ok(made)
    };
    let (built_in, loaded) = (made("-march=2003f")?, made(&description)?);
    if built_in == loaded {
        Ok(())
    } else {
        Err(format!("the description makes other code than the target; {}{}", built_in.said, loaded.said))
    }
}

#[cfg(test)]
mod tests {
    use super::widened;

    #[test]
    fn long_has_64_bits() {
        let source =
            "long a = 5L; unsigned long long b = 0xfUL; long double c = 1.0L; f(\"%5ld %x\", (long)d);";
        let wide = "long long a = 5LL; unsigned long long b = 0xfULL; long double c = 1.0L; f(\"%5lld %x\", (long long)d);";
        assert_eq!(widened(source), wide);
    }
}
