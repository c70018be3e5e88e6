//! `codewright reduce` against `llvm-reduce` on the same modules and tests: the result must still be interesting, and have at
//! most 1.2 times as many words.
//!
//! The modules are the programs of `tests/run`. What is interesting about them is told by scripts ([`CASES`]): that a text is
//! in them, that our compiler makes an instruction or refuses something. Words are counted in the text that `opt` prints, without
//! comments, names of files and machines.

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::machine::{output, release_binary, root, target};
use crate::platform::X86;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

pub const REDUCE: &str = "llvm-reduce-22";
pub const CLANG: &str = "clang-22";
pub const PRINTER: &str = "opt-22";

/// Seconds that a reduction may take.
const SECONDS: &str = "300";

/// A program of `tests/run` and a shell command that succeeds while it is interesting: `$1` is the module, `$llc` our compiler.
struct Case {
    program: &'static str,
    test: &'static str,
}

const fn case(program: &'static str, test: &'static str) -> Case {
    Case { program, test }
}

const CASES: &[Case] = &[
    // A text of the module.
    case("vectors.c", "grep -q sdiv $1"),
    case("control.c", "grep -q 'switch i32' $1 && grep -q phi $1"),
    case("three_way.ll", "grep -q 'call.*ucmp' $1"),
    case("updates.ll", "grep -q 'atomicrmw nand' $1 && grep -q ' i8' $1"),
    case("unwind.ll", "grep -q landingpad $1"),
    case("exceptions.cpp", "grep -q 'invoke ' $1 && grep -q __cxa_begin_catch $1"),
    // An instruction that our compiler makes.
    case("integers.c", "$llc -O2 -o - $1 | grep -q idiv"),
    case("wide.c", "$llc -O2 -o - $1 | grep -q shld"),
    case("constructs.ll", "$llc -O2 -o - $1 | grep -q sqrtsd"),
    case("integers.c", "$llc -O2 -o - $1 | grep -q adcq"),
    case("lanes.c", "$llc -O2 -o - $1 | grep -q pshufd"),
    case("aggregates.c", "$llc -O0 -o - $1 | grep -q memcpy"),
    case("switches.c", "$llc -O2 -o - $1 | grep -q 'jmpq.*\\*'"),
    case("atomics.c", "$llc -O0 -o - $1 | grep -q cmpxchg"),
    case("floats.c", "$llc -O2 -o - $1 | grep -q divss"),
    case("halves.c", "$llc -O2 -o - $1 | grep -q __extendhfsf2"),
    case("extended.c", "$llc -O0 -o - $1 | grep -q fldt"),
    // What a machine refuses, and what it says of it.
    case("dynamic.c", "$llc -mtriple=f2003 -o - $1 2>&1 | grep -q \"feature 'cmov'\""),
    // Two things that hold together.
    case("control.c", "$llc -O2 -o - $1 | grep -q 'callq.*\\*' && grep -q alloca $1"),
    case("tested_bits.c", "$llc -O2 -o - $1 | grep -q 'btl\\|btq'"),
];

/// Tests whose results are larger than that, and what llvm-reduce does beyond ours.
const LARGER: &[(&str, &str)] =
    &[("grep -q landingpad $1", "it keeps landing pads that nothing leads to, and has no personality there")];

pub fn run(sample: Sample) -> Result<Agreement> {
    let ours = release_binary()?;
    let scratch = target().join("reduce");
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let cases: Vec<(usize, &Case)> = sample.every(6, CASES.iter().enumerate().collect());
    let found = jobs(&cases, |(number, case)| compare(&ours, &scratch, *number, case));
    let mut agreement = Agreement::default();
    let mut totals = [0, 0];
    for ((number, case), found) in cases.iter().zip(found) {
        match found {
            Ok(words) => {
                totals = [totals[0] + words[0], totals[1] + words[1]];
                let [ours, theirs] = words;
                let larger = LARGER.iter().find(|(test, _)| *test == case.test);
                if words[0] * 10 <= words[1] * 12 {
                    agreement.agreed += 1;
                } else if let Some((_, reason)) = larger {
                    println!("reduce: case {number}: {ours} words, llvm-reduce {theirs}: {reason}");
                } else {
                    agreement.differences.push(format!(
                        "case {number}, {} `{}`: {ours} words, llvm-reduce {theirs}",
                        case.program, case.test
                    ));
                }
            }
            Err(error) => {
                agreement
                    .differences
                    .push(format!("case {number}, {} `{}`: {error}", case.program, case.test));
            }
        }
    }
    println!("reduce: {} words in all, llvm-reduce {}", totals[0], totals[1]);
    Ok(agreement)
}

/// The words of our result and of theirs.
fn compare(ours: &Path, scratch: &Path, number: usize, case: &Case) -> Result<[usize; 2]> {
    let file = |name: &str| scratch.join(format!("{number}.{name}"));
    let (program, module, script) = (root().join("tests/run").join(case.program), file("ll"), file("sh"));
    if program.extension().is_some_and(|e| e == "ll") {
        fs::copy(&program, &module).map_err(|e| format!("{}: {e}", module.display()))?;
    } else {
        let mut clang = Command::new(CLANG);
        output(
            clang.args(X86.clang).args(["-O1", "-w", "-S", "-emit-llvm", "-o"]).arg(&module).arg(&program),
        )?;
    }
    let mut text = String::new();
    // A module without a triple is for the machine of the comparison.
    let _ = writeln!(text, "llc='timeout 20 {} llc -mtriple={}'", ours.display(), X86.triple);
    text.push_str(case.test);
    text.push('\n');
    fs::write(&script, text).map_err(|e| format!("{}: {e}", script.display()))?;
    let mut words = [0, 0];
    for (which, name) in ["ours.ll", "theirs.ll"].into_iter().enumerate() {
        let result = file(name);
        let mut reduce = Command::new("timeout");
        reduce.arg(SECONDS);
        match which {
            0 => reduce.arg(ours).arg("reduce"),
            _ => reduce.arg(REDUCE),
        };
        reduce.args(["-j", "1", "--test=/bin/sh"]).arg(format!("--test-arg={}", script.display()));
        output(reduce.arg("-o").arg(&result).arg(&module))?;
        output(Command::new("/bin/sh").arg(&script).arg(&result))
            .map_err(|_| format!("{name} is not interesting"))?;
        let printed = output(Command::new(PRINTER).args(["-S", "-disable-verify", "-o", "-"]).arg(&result))?;
        words[which] = count_words(&String::from_utf8_lossy(&printed));
    }
    Ok(words)
}

fn count_words(text: &str) -> usize {
    let is_said =
        |line: &&str| !["source_filename", "target ", "; "].iter().any(|start| line.starts_with(start));
    let separators = |c: char| c.is_whitespace() || "(),[]{}<>".contains(c);
    text.lines()
        .filter(is_said)
        .map(|line| line.split(" ;").next().unwrap_or(line))
        .flat_map(|line| line.split(separators))
        .filter(|word| !word.is_empty())
        .count()
}

#[cfg(test)]
mod tests {
    use super::count_words;

    #[test]
    fn comments_and_names_of_files_are_no_words() {
        let text = "; ModuleID = 'a'\nsource_filename = \"a\"\n\ndefine i32 @f(i32 %a) {\n  ret i32 %a ; the end\n}\n";
        assert_eq!(count_words(text), 8);
    }
}
