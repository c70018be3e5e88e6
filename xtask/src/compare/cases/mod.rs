//! Run tests by the table: small functions of LLVM IR, one for each pair of an operation and a type, which compute with
//! corner values and print a digest. They are made here, always the same; what they print is in `tests/run/cases`, made
//! with clang by `cargo xtask compare cases bless`.
//!
//! The cases of a topic are one module, so hundreds cost a few compilations. What a case prints is compared by itself:
//! for all machines, three levels and each allocator.
//!
//! Where the most significant byte comes first, digests of numbers alone are made from the last byte on, so that they are the
//! same ([`Order::Turned`]). What other topics print there is what the interpreter of IR prints.
//!
//! * [`integers`]: operations on integers of every width; [`floats`]: on floating-point numbers; [`vectors`];
//!   [`intrinsics`]: with masks, rounding modes, lanes;
//!   [`memory`]: moving bytes, loads and stores, atomics; [`calls`]: arguments and results; [`control`]: switches and jumps.

mod calls;
mod control;
mod floats;
mod integers;
mod intrinsics;
mod memory;
mod vectors;

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::machine::{output, release_binary, root, target};
use crate::platform::{ALLOCATORS, BOTH_ORDERS, I686, Platform};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A function without arguments that mixes what it computes into the digest.
struct Case {
    name: String,
    /// Its definition, and what it needs besides.
    text: String,
}

/// Cases that are one module.
struct Topic {
    name: &'static str,
    cases: fn() -> Vec<Case>,
    /// Globals that the cases share.
    globals: fn() -> String,
    /// What is known where the most significant byte comes first.
    turned: Reference,
}

/// Where it stands what cases print.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reference {
    /// In their file: what they fold are numbers.
    File,
    Interpreter,
    /// Nobody else executes them: they do not take part.
    Nobody,
}

/// In which order `mix` takes bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Upward,
    Turned,
}

const TOPICS: &[Topic] = &[
    Topic {
        name: "narrow",
        cases: integers::narrow,
        globals: integers::narrow_inputs,
        turned: Reference::File,
    },
    Topic { name: "wide", cases: integers::wide, globals: integers::wide_inputs, turned: Reference::File },
    Topic { name: "floats", cases: floats::cases, globals: floats::inputs, turned: Reference::File },
    Topic {
        name: "vectors",
        cases: vectors::cases,
        globals: vectors::inputs,
        turned: Reference::Interpreter,
    },
    Topic {
        name: "intrinsics",
        cases: intrinsics::cases,
        globals: intrinsics::inputs,
        turned: Reference::Nobody,
    },
    Topic { name: "memory", cases: memory::cases, globals: memory::inputs, turned: Reference::Interpreter },
    Topic { name: "calls", cases: calls::cases, globals: String::new, turned: Reference::Interpreter },
    Topic { name: "control", cases: control::cases, globals: String::new, turned: Reference::File },
];

/// `mix` folds bytes into the digest, `report` prints it with a name and starts anew. The bytes are those at `%i` or at
/// `%from_end`.
const PRELUDE: &str = r#"
@digest = global i64 -3750763034362895579
@format = private constant [11 x i8] c"%s %016llx\00"
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
define void @mix(ptr %bytes, i64 %count) noinline {
entry:
  %before = load i64, ptr @digest
  %none = icmp eq i64 %count, 0
  br i1 %none, label %done, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %hash = phi i64 [ %before, %entry ], [ %mixed, %loop ]
  %left = sub i64 %count, %i
  %from_end = sub i64 %left, 1
  %at = getelementptr i8, ptr %bytes, i64 %i
  %byte = load i8, ptr %at
  %wide = zext i8 %byte to i64
  %xored = xor i64 %hash, %wide
  %mixed = mul i64 %xored, 1099511628211
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %count
  br i1 %more, label %loop, label %store
store:
  store i64 %mixed, ptr @digest
  br label %done
done:
  ret void
}
@empty = private constant [1 x i8] zeroinitializer
define void @report(ptr %name) noinline {
  %hash = load i64, ptr @digest
  call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %hash)
  call i32 @puts(ptr @empty)
  store i64 -3750763034362895579, ptr @digest
  ret void
}
"#;

/// What the interpreter is told of the machine.
const BIG_ENDIAN: &str = "target datalayout = \"E-m:e-i64:64-i128:128-n32:64-S128\"";

impl Topic {
    fn module(&self, cases: &[Case], order: Order) -> String {
        let prelude = match order {
            Order::Upward => PRELUDE.to_owned(),
            Order::Turned => PRELUDE.replace("ptr %bytes, i64 %i\n", "ptr %bytes, i64 %from_end\n"),
        };
        let mut text = format!("; Made by xtask/src/compare/cases.\n{prelude}{}\n", (self.globals)());
        let mut main = String::from("define i32 @main() {\n");
        for Case { name, text: definition } in cases {
            text.push_str(definition);
            let _ =
                writeln!(text, "@name.{name} = private constant [{} x i8] c\"{name}\\00\"", name.len() + 1);
            let _ = writeln!(main, "  call void @{name}()\n  call void @report(ptr @name.{name})");
        }
        text + &main + "  ret i32 0\n}\n"
    }

    /// The module in a file, and what its cases print by the file of the topic.
    fn made(&self, cases: &[Case], order: Order, folder: &Path) -> Result<(PathBuf, String)> {
        let name = if order == Order::Turned { "-turned" } else { "" };
        let module = folder.join(format!("{}{name}.ll", self.name));
        fs::write(&module, self.module(cases, order)).map_err(|e| format!("{}: {e}", module.display()))?;
        Ok((module, self.expected()?))
    }

    /// The same without what a platform does not have.
    fn made_for(&self, platform: &Platform, folder: &Path) -> Result<(PathBuf, String)> {
        let name = platform.name;
        let is_had = |case: &str| !LEFT_OUT.iter().any(|(on, end, _)| *on == name && case.ends_with(end));
        let cases: Vec<Case> = (self.cases)().into_iter().filter(|case| is_had(&case.name)).collect();
        let module = folder.join(format!("{}-{name}.ll", self.name));
        fs::write(&module, self.module(&cases, Order::Upward))
            .map_err(|e| format!("{}: {e}", module.display()))?;
        let case_of = |line: &&str| line.split(' ').next().is_some_and(is_had);
        Ok((module, self.expected()?.lines().filter(case_of).map(|line| format!("{line}\n")).collect()))
    }

    /// The module for a machine whose most significant byte comes first, and what the interpreter says that its cases print.
    fn interpreted(&self, cases: &[Case], tool: &Path, folder: &Path) -> Result<(PathBuf, String)> {
        let module = folder.join(format!("{}-big.ll", self.name));
        let text = format!("{BIG_ENDIAN}\n{}", self.module(cases, Order::Upward));
        fs::write(&module, text).map_err(|e| format!("{}: {e}", module.display()))?;
        let printed = output(Command::new(tool).args(["lli", "-force-interpreter"]).arg(&module))?;
        Ok((module, String::from_utf8_lossy(&printed).into_owned()))
    }

    fn expected(&self) -> Result<String> {
        let file = self.expected_file();
        fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))
    }

    fn expected_file(&self) -> PathBuf {
        root().join("tests/run/cases").join(format!("{}.expected", self.name))
    }
}

/// What a case that folds `%r`, an integer of so many bits, ends its turn with: the value goes to `%slot`.
fn mix_integer(out: &mut String, value: &str, bits: u32, number: usize) {
    let rounded = bits.div_ceil(8) * 8;
    let stored = if rounded == bits {
        value.to_owned()
    } else {
        let _ = writeln!(out, "  %wide{number} = zext i{bits} {value} to i{rounded}");
        format!("%wide{number}")
    };
    let _ = writeln!(out, "  store i{rounded} {stored}, ptr %slot, align 1");
    let _ = writeln!(out, "  call void @mix(ptr %slot, i64 {})", rounded / 8);
}

/// Numbers that look random and are always the same.
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 11) as usize % n.max(1)
    }
}

/// Cases that a platform does not have, by the ends of their names, and why.
const LEFT_OUT: [(&str, &str, &str); 3] = [
    ("i686", "_to_i100", "its library has no conversions to 128 bits"),
    ("i686", "_to_i128", "its library has no conversions to 128 bits"),
    ("i686", "nested", "it prints where members are, which are aligned otherwise"),
];

const LEVELS: [&str; 3] = ["-O0", "-O1", "-O2"];

/// A module for one machine, one level and one allocator.
struct Job<'j> {
    topic: &'static str,
    module: &'j Path,
    expected: &'j str,
    platform: &'static Platform,
    level: &'static str,
    allocator: &'static str,
}

/// Every level and every allocator once for each machine and topic; one of each in the smallest sample, all pairs of them in
/// the largest.
pub fn run(sample: Sample) -> Result<Agreement> {
    let tool = release_binary()?;
    let folder = target().join("cases");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut made = Vec::new();
    let mut turned = Vec::new();
    for topic in TOPICS {
        let cases = (topic.cases)();
        made.push(Some(topic.made(&cases, Order::Upward, &folder)?));
        turned.push(match topic.turned {
            Reference::File => Some(topic.made(&cases, Order::Turned, &folder)?),
            Reference::Interpreter => Some(topic.interpreted(&cases, &tool, &folder)?),
            Reference::Nobody => None,
        });
    }
    let mut list = Vec::new();
    let mut shorter = Vec::new();
    for topic in TOPICS {
        shorter.push(Some(topic.made_for(&I686, &folder)?));
    }
    for platform in BOTH_ORDERS.into_iter().chain([&I686]) {
        if !platform.is_here("cases") {
            continue;
        }
        let made = match platform.name {
            name if name == I686.name => &shorter,
            _ if platform.is_big_endian => &turned,
            _ => &made,
        };
        for (number, (topic, made)) in TOPICS.iter().zip(made).enumerate() {
            let Some((module, expected)) = made else { continue };
            for (l, level) in LEVELS.into_iter().enumerate() {
                for (a, allocator) in ALLOCATORS.into_iter().enumerate() {
                    let is_taken = match sample {
                        Sample::Smallest => {
                            l == number % LEVELS.len() && a == (l + number) % ALLOCATORS.len()
                        }
                        Sample::Usual => (l + number) % ALLOCATORS.len() == a,
                        Sample::All => true,
                    };
                    if is_taken {
                        list.push(Job { topic: topic.name, module, expected, platform, level, allocator });
                    }
                }
            }
        }
    }
    run_jobs(&list, &tool, &folder)
}

/// On all processors.
fn run_jobs(list: &[Job<'_>], tool: &Path, folder: &Path) -> Result<Agreement> {
    let found = jobs(list, |job| job.run(tool, folder));
    let mut agreement = Agreement::default();
    for (job, result) in list.iter().zip(found) {
        let what = format!("{} {} {} {}", job.topic, job.platform.name, job.level, job.allocator);
        match result {
            Ok(printed) => count(&what, job.expected, &printed, &mut agreement),
            Err(message) => agreement.differences.push(format!("{what}: {message}")),
        }
    }
    Ok(agreement)
}

/// Line by line: each is a case.
fn count(what: &str, expected: &str, printed: &str, agreement: &mut Agreement) {
    let mut lines = printed.lines();
    for wanted in expected.lines() {
        match lines.next() {
            Some(line) if line == wanted => agreement.agreed += 1,
            other => agreement.differences.push(format!("{what}: '{wanted}' expected, {other:?} found")),
        }
    }
    if let Some(line) = lines.next() {
        agreement.differences.push(format!("{what}: '{line}' is one too many"));
    }
}

impl Job<'_> {
    fn run(&self, tool: &Path, folder: &Path) -> Result<String> {
        let Platform { name, llc: options, linker, emulator, .. } = self.platform;
        let link_flags = self.platform.link_flags;
        let program = folder.join(format!("{}-{name}{}-{}", self.topic, self.level, self.allocator));
        let object = program.with_extension("o");
        let mut llc = Command::new(tool);
        let allocator = format!("-regalloc={}", self.allocator);
        llc.args(["llc", self.level, &allocator, "-verify-machineinstrs", "-filetype=obj", "-o"]);
        output(llc.arg(&object).args(*options).arg(self.module))?;
        let mut link = Command::new(linker);
        output(link.args(link_flags).arg("-o").arg(&program).arg(&object).arg("-lm"))?;
        let mut run = Command::new("timeout");
        let run = run.arg("60").args(*emulator).arg(&program).output();
        let run = run.map_err(|e| format!("{}: {e}", program.display()))?;
        let mut printed = String::from_utf8_lossy(&run.stdout).into_owned();
        if !run.status.success() {
            let _ = writeln!(printed, "ended by {}", run.status);
        }
        Ok(printed)
    }
}

/// Makes the expected outputs with clang.
pub fn bless() -> Result {
    let folder = target().join("cases");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for topic in TOPICS {
        let (module, program) = (folder.join(format!("{}.ll", topic.name)), folder.join("clang"));
        let cases = (topic.cases)();
        fs::write(&module, topic.module(&cases, Order::Upward))
            .map_err(|e| format!("{}: {e}", module.display()))?;
        let mut clang = Command::new("clang-22");
        output(clang.args(["-w", "-O0", "-o"]).arg(&program).arg(&module).arg("-lm"))?;
        let printed = output(&mut Command::new(&program))?;
        let file = topic.expected_file();
        fs::write(&file, printed).map_err(|e| format!("{}: {e}", file.display()))?;
        println!("{}: {} cases", topic.name, cases.len());
    }
    Ok(())
}
