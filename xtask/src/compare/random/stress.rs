//! Modules of `llvm-stress` must compile: they have every kind of instruction, vectors of any element among them.

use super::{COMPILE_SECONDS, Choice, scratch, timed};
use crate::Result;
use crate::compare::{Agreement, Sample, jobs};
use crate::machine::{output, release_binary};
use crate::platform::{ALLOCATORS, PASS_VECTORS, Platform};
use std::fs;
use std::path::Path;
use std::process::Command;

pub const STRESS: &str = "llvm-stress-22";

const SIZES: [&str; 5] = ["100", "150", "200", "250", "300"];

pub fn run(sample: Sample) -> Result<Agreement> {
    let count = match sample {
        Sample::Smallest => 10,
        Sample::Usual => 100,
        Sample::All => 1000,
    };
    compare(&Choice::of_first(count))
}

/// Modules of the seeds from `first` on, sizes and allocators in turn.
pub fn compare(choice: &Choice<'_>) -> Result<Agreement> {
    let (ours, scratch) = (release_binary()?, scratch("stress")?);
    let found = jobs(&choice.seeds(), |seed| {
        let module = scratch.join(format!("{seed}.ll"));
        let size = SIZES[(seed % SIZES.len() as u64) as usize];
        let mut stress = Command::new(STRESS);
        output(stress.args(["-size", size, "-seed", &seed.to_string(), "-o"]).arg(&module))?;
        let mut agreement = Agreement::default();
        for (m, platform) in PASS_VECTORS.iter().enumerate().filter(|(_, platform)| choice.takes(platform)) {
            for (l, level) in choice.levels.iter().enumerate() {
                let allocator = ALLOCATORS[(*seed as usize + m + l) % ALLOCATORS.len()];
                match compile(&ours, &module, platform, level, allocator) {
                    Ok(()) => agreement.agreed += 1,
                    Err(error) => {
                        let what = format!("seed {seed} {} {level} {allocator}", platform.name);
                        agreement.differences.push(format!("{what}: {error}"));
                    }
                }
            }
        }
        if agreement.differences.is_empty() {
            // Left for the next run to write over.
            let _ = fs::remove_file(&module).and_then(|()| fs::remove_file(module.with_extension("o")));
        }
        Ok(agreement)
    });
    let mut agreement = Agreement::default();
    for found in found {
        agreement.add(found?);
    }
    Ok(agreement)
}

fn compile(ours: &Path, module: &Path, platform: &Platform, level: &str, allocator: &str) -> Result {
    let mut llc = timed(COMPILE_SECONDS, ours);
    llc.args(["llc", level, "-verify-machineinstrs", "-filetype=obj"]).args(platform.llc);
    llc.arg(format!("-regalloc={allocator}")).arg("-o").arg(module.with_extension("o")).arg(module);
    output(&mut llc).map(|_| ())
}
