//! The code generator on random input: modules of `llvm-stress` must compile, and programs of `csmith`, compiled by us and
//! by clang from the same IR, must print the same; for each machine at several levels. A seed is a number, so what was found
//! is found again: `cargo xtask compare csmith 200` takes the seeds 1 to 200.

use super::Agreement;
use crate::Result;
use crate::machine::{has_program, output, release_binary, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const STRESS: &str = "llvm-stress-22";
pub const CSMITH: &str = "csmith";
/// Seconds that a program of csmith may run; many never end.
const RUN_SECONDS: &str = "5";
/// Seconds that a compilation may take.
const COMPILE_SECONDS: &str = "20";
const LEVELS: [&str; 2] = ["-O0", "-O2"];

/// A machine that programs are made for and run on.
struct Machine {
    name: &'static str,
    clang: &'static [&'static str],
    /// For a module that says nothing.
    llc: &'static [&'static str],
    linker: &'static str,
    emulator: &'static [&'static str],
}

const MACHINES: [Machine; 2] = [
    Machine {
        name: "riscv64",
        clang: &[
            "--target=riscv64-linux-gnu",
            "-march=rv64gc",
            "-mabi=lp64d",
            "-isystem",
            "/usr/riscv64-linux-gnu/include",
        ],
        llc: &["-mtriple=riscv64", "-mattr=+m,+a,+f,+d,+c"],
        linker: "riscv64-linux-gnu-gcc",
        emulator: &["qemu-riscv64-static"],
    },
    Machine {
        name: "x86_64",
        clang: &["--target=x86_64-linux-gnu"],
        llc: &["-mtriple=x86_64"],
        linker: "gcc",
        emulator: &[],
    },
];

/// As many as every run of the tests has time for.
pub fn stress() -> Result<Agreement> {
    stress_modules(10)
}

pub fn csmith() -> Result<Agreement> {
    csmith_programs(2)
}

/// Modules with every kind of instruction, vectors of any element among them.
pub fn stress_modules(count: u64) -> Result<Agreement> {
    let mut agreement = Agreement::default();
    let (ours, scratch) = (release_binary()?, scratch("stress")?);
    let (module, object) = (scratch.join("module.ll"), scratch.join("module.o"));
    for seed in 1..=count {
        let seed = seed.to_string();
        output(Command::new(STRESS).args(["-size", "200", "-seed", &seed, "-o"]).arg(&module))?;
        for Machine { name, llc: options, .. } in &MACHINES {
            for level in LEVELS {
                let mut llc = timed(COMPILE_SECONDS, &ours);
                llc.args(["llc", level, "-verify-machineinstrs"]).args(*options);
                match output(llc.args(["-filetype=obj", "-o"]).arg(&object).arg(&module)) {
                    Ok(_) => agreement.agreed += 1,
                    Err(error) => agreement.differences.push(format!("seed {seed} {name} {level}: {error}")),
                }
            }
        }
    }
    Ok(agreement)
}

/// Programs whose behaviour is defined.
pub fn csmith_programs(count: u64) -> Result<Agreement> {
    let mut agreement = Agreement::default();
    let (ours, scratch) = (release_binary()?, scratch("csmith")?);
    let header = scratch.join("csmith.h");
    fs::write(&header, include_str!("csmith_runtime.h")).map_err(|e| format!("{}: {e}", header.display()))?;
    for machine in &MACHINES {
        if !has_program(machine.linker) || machine.emulator.first().is_some_and(|e| !has_program(e)) {
            println!("csmith: {} is skipped, it has no linker or no emulator here", machine.name);
            continue;
        }
        for seed in 1..=count {
            for level in LEVELS {
                let program = Program { ours: &ours, scratch: &scratch, machine, level };
                match program.compare(seed) {
                    Ok(true) => agreement.agreed += 1,
                    Ok(false) => {}
                    Err(error) => {
                        agreement.differences.push(format!("seed {seed} {} {level}: {error}", machine.name));
                    }
                }
            }
        }
    }
    Ok(agreement)
}

fn scratch(name: &str) -> Result<PathBuf> {
    let folder = target().join(name);
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder)
}

/// A command that is ended after so many seconds.
fn timed(seconds: &str, program: &Path) -> Command {
    let mut command = Command::new("timeout");
    command.arg(seconds).arg(program);
    command
}

struct Program<'p> {
    ours: &'p Path,
    scratch: &'p Path,
    machine: &'static Machine,
    level: &'p str,
}

impl Program<'_> {
    fn file(&self, name: &str) -> PathBuf {
        self.scratch.join(name)
    }

    /// `false` if the program takes too long when clang compiles it.
    fn compare(&self, seed: u64) -> Result<bool> {
        let (source, ir) = (self.file("program.c"), self.file("program.ll"));
        let shape = ["--max-funcs", "5", "--max-block-depth", "3", "--seed"];
        // It leaves a file about the machine where it runs.
        let mut csmith = Command::new(CSMITH);
        output(csmith.current_dir(self.scratch).args(shape).arg(seed.to_string()).arg("-o").arg(&source))?;
        let (own, theirs) = (self.file("ours.o"), self.file("theirs.o"));
        self.clang(&source, &["-S", "-emit-llvm"], &ir)?;
        self.clang(&source, &["-c"], &theirs)?;
        let Some(expected) = self.execute(&theirs, "theirs")? else { return Ok(false) };
        let mut llc = timed(COMPILE_SECONDS, self.ours);
        output(llc.args(["llc", "-verify-machineinstrs", "-filetype=obj", "-o"]).arg(&own).arg(&ir))?;
        match self.execute(&own, "ours")? {
            Some(found) if found == expected => Ok(true),
            Some(found) => Err(format!("'{}' expected, found '{}'", expected.trim(), found.trim())),
            None => Err("does not end".to_owned()),
        }
    }

    fn clang(&self, source: &Path, what: &[&str], to: &Path) -> Result {
        let mut command = Command::new("clang-22");
        command.arg("-w").args(self.machine.clang);
        command.arg("-I").arg(self.scratch).arg(self.level).args(what).arg("-o").arg(to).arg(source);
        output(&mut command).map(|_| ())
    }

    /// What the program prints; `None` if it does not end in time.
    fn execute(&self, object: &Path, name: &str) -> Result<Option<String>> {
        let program = self.file(name);
        output(
            Command::new(self.machine.linker)
                .args(["-static", "-no-pie", "-o"])
                .arg(&program)
                .arg(object)
                .arg("-lm"),
        )?;
        let mut run = Command::new("timeout");
        let run = run.arg(RUN_SECONDS).args(self.machine.emulator).arg(&program).output();
        let run = run.map_err(|e| format!("{}: {e}", program.display()))?;
        let ended = run.status.code() != Some(124);
        Ok(ended.then(|| String::from_utf8_lossy(&run.stdout).into_owned()))
    }
}
