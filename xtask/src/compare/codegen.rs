//! The code generator against LLVM's: programs in C, C++ and IR, compiled by both from the same IR at several levels to
//! objects, linked by the machine's tools, and run, in an emulator if need be. Output and exit code must be equal.

use super::Agreement;
use crate::Result;
use crate::machine::{has_program, output, release_binary, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const LEVELS: [&str; 3] = ["-O0", "-O1", "-O2"];

/// A machine that code is generated for, and how its programs are made and run here.
struct Machine {
    name: &'static str,
    /// For clang; the headers of a cross C library among it.
    clang: &'static [&'static str],
    /// For our compiler, where the module does not say what it is for.
    llc: &'static [&'static str],
    linker: &'static str,
    /// For programs in C++; empty if there is none.
    cpp_linker: &'static str,
    link: &'static [&'static str],
    /// The first of these that is there; empty: programs run as they are.
    emulators: &'static [&'static str],
    /// Allocators that compile every program.
    allocators: &'static [&'static str],
    /// Programs with something that is not supported yet.
    pending: &'static [(&'static str, &'static str)],
}

const MACHINES: &[Machine] = &[
    Machine {
        name: "riscv64",
        clang: &[
            "--target=riscv64-linux-gnu",
            "-march=rv64gc",
            "-mabi=lp64d",
            "-isystem",
            "/usr/riscv64-linux-gnu/include",
        ],
        llc: &["-mtriple=riscv64-linux-gnu", "-mattr=+m,+a,+f,+d,+c", "-target-abi=lp64d"],
        linker: "riscv64-linux-gnu-gcc",
        cpp_linker: "",
        link: &["-static", "-no-pie"],
        emulators: &["qemu-riscv64", "qemu-riscv64-static"],
        allocators: &["fast", "basic", "greedy"],
        pending: &[],
    },
    Machine {
        name: "x86_64",
        clang: &["--target=x86_64-linux-gnu"],
        llc: &["-mtriple=x86_64-linux-gnu"],
        linker: "gcc",
        cpp_linker: "g++",
        link: &["-no-pie"],
        emulators: &[],
        allocators: &["fast", "basic", "greedy"],
        pending: &[],
    },
];

impl Machine {
    /// The command that runs a program, if there is what it takes; else what is missing.
    fn emulator(&self) -> std::result::Result<Option<&'static str>, &'static str> {
        if !has_program(self.linker) {
            return Err(self.linker);
        }
        if self.emulators.is_empty() {
            return if cfg!(target_arch = "x86_64") { Ok(None) } else { Err("a machine of this kind") };
        }
        self.emulators.iter().copied().find(|e| has_program(e)).map(Some).ok_or(self.emulators[0])
    }
}

pub fn run() -> Result<Agreement> {
    let mut agreement = Agreement::default();
    let ours = release_binary()?;
    let scratch = target().join("codegen");
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let mut programs: Vec<PathBuf> = fs::read_dir(root().join("tests/run"))
        .map_err(|e| format!("tests/run: {e}"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "c" || e == "cpp" || e == "ll"))
        .collect();
    programs.sort();
    for machine in MACHINES {
        let emulator = match machine.emulator() {
            Ok(emulator) => emulator,
            Err(missing) => {
                println!("codegen: {} is skipped, there is no {missing}", machine.name);
                continue;
            }
        };
        for program in &programs {
            for level in LEVELS {
                let job = Job { ours: &ours, machine, emulator, scratch: &scratch, program, level };
                let is_pending = machine.pending.iter().any(|(name, _)| *name == job.stem());
                if is_pending || job.is_cpp() && !has_program(machine.cpp_linker) {
                    continue;
                }
                match job.compare() {
                    Ok(()) => agreement.agreed += machine.allocators.len(),
                    Err(difference) => {
                        let what = format!("{} {} {level}: {difference}", machine.name, job.stem());
                        agreement.differences.push(what);
                    }
                }
            }
        }
    }
    Ok(agreement)
}

struct Job<'a> {
    ours: &'a Path,
    machine: &'static Machine,
    emulator: Option<&'static str>,
    scratch: &'a Path,
    program: &'a Path,
    level: &'a str,
}

impl Job<'_> {
    fn stem(&self) -> String {
        self.program.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn is_cpp(&self) -> bool {
        self.program.extension().is_some_and(|e| e == "cpp")
    }

    fn file(&self, suffix: &str) -> PathBuf {
        self.scratch.join(format!("{}-{}{}{suffix}", self.machine.name, self.stem(), self.level))
    }

    fn compare(&self) -> Result {
        let (ir, object) = (self.file(".ll"), self.file(".o"));
        if self.program.extension().is_some_and(|e| e == "ll") {
            fs::copy(self.program, &ir).map_err(|e| format!("{}: {e}", ir.display()))?;
        } else {
            self.clang(&["-S", "-emit-llvm"], &ir)?;
        }
        // Where a program comes with its output, nobody else needs to be able to compile it.
        let expected = match fs::read_to_string(self.program.with_extension("expected")) {
            Ok(text) => (text, Some(0)),
            Err(_) => {
                self.clang(&["-c"], &object)?;
                self.execute(&object, "theirs")?
            }
        };
        for allocator in self.machine.allocators {
            let found = self.compiled_by_us(&ir, allocator).map_err(|e| format!("{allocator}: {e}"))?;
            if found != expected {
                return Err(format!("{allocator}: {}", first_difference(&expected, &found)));
            }
        }
        Ok(())
    }

    fn compiled_by_us(&self, ir: &Path, allocator: &str) -> Result<(String, Option<i32>)> {
        let object = self.file(&format!(".{allocator}.o"));
        let regalloc = format!("-regalloc={allocator}");
        let fixed = ["llc", self.level, "-verify-machineinstrs", "-filetype=obj", &regalloc, "-o"];
        let is_ir = self.program.extension().is_some_and(|e| e == "ll");
        let own = if is_ir { self.machine.llc } else { &[] };
        output(Command::new(self.ours).args(fixed).arg(&object).args(own).arg(ir))?;
        self.execute(&object, allocator)
    }

    fn clang(&self, what: &[&str], to: &Path) -> Result {
        let mut command = Command::new("clang-22");
        command.args(self.machine.clang).arg(self.level).args(what).arg("-o").arg(to).arg(self.program);
        output(&mut command).map(|_| ())
    }

    /// Links and runs: what was printed, and the exit code.
    fn execute(&self, input: &Path, whose: &str) -> Result<(String, Option<i32>)> {
        let program = self.file(&format!(".{whose}"));
        let linker = if self.is_cpp() { self.machine.cpp_linker } else { self.machine.linker };
        let mut link = Command::new(linker);
        output(link.args(self.machine.link).arg("-o").arg(&program).arg(input).arg("-lm"))?;
        let mut run = match self.emulator {
            Some(emulator) => Command::new(emulator),
            None => Command::new(&program),
        };
        if self.emulator.is_some() {
            run.arg(&program);
        }
        let run = run.output().map_err(|e| format!("{}: {e}", program.display()))?;
        Ok((String::from_utf8_lossy(&run.stdout).into_owned(), run.status.code()))
    }
}

fn first_difference(expected: &(String, Option<i32>), found: &(String, Option<i32>)) -> String {
    let lines = expected.0.lines().zip(found.0.lines()).enumerate();
    match lines.into_iter().find(|(_, (a, b))| a != b) {
        Some((i, (a, b))) => format!("line {}: expected '{a}', found '{b}'", i + 1),
        None => format!("exit code {:?} expected, {:?} found, or lines are missing", expected.1, found.1),
    }
}
