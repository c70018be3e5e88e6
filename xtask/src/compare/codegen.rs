//! The code generator against LLVM's: programs in C, compiled by both from the same IR at several levels to objects, linked
//! by the cross tools, and run in an emulator. Output and exit code must be equal.

use super::Agreement;
use crate::Result;
use crate::machine::{has_program, output, release_binary, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const LEVELS: [&str; 3] = ["-O0", "-O1", "-O2"];
/// Every register allocator compiles every program.
const ALLOCATORS: [&str; 3] = ["fast", "basic", "greedy"];
const EMULATORS: [&str; 2] = ["qemu-riscv64", "qemu-riscv64-static"];
const LINKER: &str = "riscv64-linux-gnu-gcc";
/// Where the cross C library keeps its headers.
const HEADERS: &str = "/usr/riscv64-linux-gnu/include";

pub fn run() -> Result<Agreement> {
    let mut agreement = Agreement::default();
    let Some(emulator) = EMULATORS.into_iter().find(|e| has_program(e)) else {
        println!("codegen: skipped, there is no {}", EMULATORS[0]);
        return Ok(agreement);
    };
    let ours = release_binary()?;
    let scratch = target().join("codegen");
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let mut programs: Vec<PathBuf> = fs::read_dir(root().join("tests/run"))
        .map_err(|e| format!("tests/run: {e}"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "c" || e == "ll"))
        .collect();
    programs.sort();
    for program in &programs {
        for level in LEVELS {
            let job = Job { ours: &ours, emulator, scratch: &scratch, program, level };
            match job.compare() {
                Ok(()) => agreement.agreed += ALLOCATORS.len(),
                Err(difference) => {
                    agreement.differences.push(format!("{} {level}: {difference}", job.stem()))
                }
            }
        }
    }
    Ok(agreement)
}

struct Job<'a> {
    ours: &'a Path,
    emulator: &'a str,
    scratch: &'a Path,
    program: &'a Path,
    level: &'a str,
}

impl Job<'_> {
    fn stem(&self) -> String {
        self.program.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn file(&self, suffix: &str) -> PathBuf {
        self.scratch.join(format!("{}{}{suffix}", self.stem(), self.level))
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
        for allocator in ALLOCATORS {
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
        let fixed = ["llc", "-verify-machineinstrs", "-filetype=obj", &regalloc, "-o"];
        output(Command::new(self.ours).args(fixed).arg(&object).arg(ir))?;
        self.execute(&object, allocator)
    }

    fn clang(&self, what: &[&str], to: &Path) -> Result {
        let fixed = ["--target=riscv64-linux-gnu", "-march=rv64gc", "-mabi=lp64d", "-isystem", HEADERS];
        let mut command = Command::new("clang-22");
        command.args(fixed).arg(self.level).args(what).arg("-o").arg(to).arg(self.program);
        output(&mut command).map(|_| ())
    }

    /// Links and runs: what was printed, and the exit code.
    fn execute(&self, input: &Path, whose: &str) -> Result<(String, Option<i32>)> {
        let program = self.file(&format!(".{whose}"));
        output(Command::new(LINKER).args(["-static", "-no-pie", "-o"]).arg(&program).arg(input).arg("-lm"))?;
        let run = Command::new(self.emulator)
            .arg(&program)
            .output()
            .map_err(|e| format!("{}: {e}", self.emulator))?;
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
