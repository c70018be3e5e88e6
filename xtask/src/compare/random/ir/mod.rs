//! Random programs in IR ([`program`]) that are defined whatever they compute: the interpreter, which would tell what is not,
//! and machine code at each level must print the same. Code is run from memory, compiled before the program begins and
//! function by function; every so many seeds other machines run it in an emulator.

mod operations;
mod program;
mod types;

use super::{COMPILE_SECONDS, Choice, scratch, timed};
use crate::Result;
use crate::compare::{Agreement, Sample, jobs};
use crate::machine::{output, release_binary};
use crate::platform::{AARCH64, Platform, RISCV, X86};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Seconds that a program may run; interpreted ones run longest.
const SECONDS: &str = "60";
/// Of so many seeds one is for emulators, too.
const EMULATED: u64 = 10;
const MACHINES: [&Platform; 2] = [&RISCV, &AARCH64];

pub fn run(sample: Sample) -> Result<Agreement> {
    let count = match sample {
        Sample::Smallest => 40,
        Sample::Usual => 400,
        Sample::All => 100_000,
    };
    compare(&Choice::of_first(count))
}

/// The programs of the seeds from `first` on.
pub fn compare(choice: &Choice<'_>) -> Result<Agreement> {
    let (ours, scratch) = (release_binary()?, scratch("random-ir")?);
    let machines: Vec<&Platform> =
        MACHINES.into_iter().filter(|m| choice.takes(m) && m.is_here("random-ir")).collect();
    let has_memory = choice.takes(&X86) && X86.is_here("random-ir");
    let found = jobs(&choice.seeds(), |&seed| {
        let module = scratch.join(format!("{seed}.ll"));
        fs::write(&module, program::program(seed)).map_err(|e| format!("{}: {e}", module.display()))?;
        let mut agreement = Agreement::default();
        let mut interpreter = timed(SECONDS, &ours);
        let expected = match output(interpreter.args(["lli", "-force-interpreter"]).arg(&module)) {
            Ok(printed) => printed,
            Err(error) => {
                agreement.differences.push(format!("seed {seed} is no program: {error}"));
                return Ok(agreement);
            }
        };
        let mut judge = |what: &str, found: Result<Vec<u8>>| match found {
            Ok(found) if found == expected => agreement.agreed += 1,
            Ok(found) => {
                let difference = first_difference(&expected, &found);
                agreement.differences.push(format!("seed {seed} {what}: {difference}"));
            }
            Err(error) => agreement.differences.push(format!("seed {seed} {what}: {error}")),
        };
        for (at, level) in choice.levels.iter().enumerate().filter(|_| has_memory) {
            let kind =
                if (seed as usize + at).is_multiple_of(2) { "-jit-kind=orc" } else { "-jit-kind=orc-lazy" };
            let mut memory = timed(SECONDS, &ours);
            judge(&format!("{level} {kind}"), output(memory.args(["lli", level, kind]).arg(&module)));
        }
        for machine in machines.iter().filter(|_| seed % EMULATED == 0) {
            for level in &choice.levels {
                judge(&format!("{} {level}", machine.name), emulated(&ours, &module, machine, level));
            }
        }
        if agreement.differences.is_empty() {
            // Left for the next run to write over.
            let _ = fs::remove_file(&module);
        }
        Ok(agreement)
    });
    let mut agreement = Agreement::default();
    for found in found {
        agreement.add(found?);
    }
    Ok(agreement)
}

/// What a program prints on another machine.
fn emulated(ours: &Path, module: &Path, machine: &Platform, level: &str) -> Result<Vec<u8>> {
    let base = module.with_extension(format!("{}{level}", machine.short));
    let (object, program) = (base.with_extension("o"), base.with_extension("run"));
    let mut llc = timed(COMPILE_SECONDS, ours);
    llc.args(["llc", level, "-filetype=obj", "-verify-machineinstrs"]).args(machine.llc);
    output(llc.arg("-o").arg(&object).arg(module))?;
    let mut link = Command::new(machine.linker);
    output(link.args(["-static", "-o"]).arg(&program).arg(&object).arg("-lm"))?;
    let mut run = Command::new("timeout");
    let printed = output(run.arg(SECONDS).args(machine.emulator).arg(&program))?;
    // Left for the next run to write over.
    let _ = fs::remove_file(&object).and_then(|()| fs::remove_file(&program));
    Ok(printed)
}

fn first_difference(expected: &[u8], found: &[u8]) -> String {
    let (expected, found) = (String::from_utf8_lossy(expected), String::from_utf8_lossy(found));
    crate::compare::first_difference(&expected, &found).unwrap_or_else(|| "bytes that are no text".to_owned())
}

#[cfg(test)]
mod tests {
    use super::program::program;

    #[test]
    fn a_seed_is_a_program() {
        for seed in 0..50 {
            let text = program(seed);
            assert_eq!(text, program(seed));
            assert!(text.contains("define i32 @main()"), "{text}");
        }
        assert_ne!(program(1), program(2));
    }
}
