//! Inputs that are large in one way ([`crate::pathological`]) compile, with every check on: for each machine, level and
//! allocator.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{output, release_binary, target};
use crate::pathological::SHAPES;
use crate::platform::PLATFORMS;
use std::fs;
use std::process::Command;

const WAYS: [&[&str]; 4] =
    [&["-O0"], &["-O2"], &["-O2", "-regalloc=basic"], &["-O2", "-relocation-model=pic"]];
/// A compilation that takes as long has not ended.
const SECONDS: &str = "60";

pub fn run(_: Sample) -> Result<Agreement> {
    let mut agreement = Agreement::default();
    let (ours, scratch) = (release_binary()?, target().join("pathological"));
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    for shape in SHAPES {
        let input = scratch.join(format!("{}.ll", shape.name));
        fs::write(&input, (shape.make)(shape.small)).map_err(|e| format!("{}: {e}", input.display()))?;
        for platform in PLATFORMS {
            for way in WAYS {
                let mut llc = Command::new("timeout");
                llc.arg(SECONDS).arg(&ours).args([
                    "llc",
                    "-filetype=obj",
                    "-verify-machineinstrs",
                    "-o",
                    "/dev/null",
                ]);
                match output(llc.args(platform.llc).args(way).arg(&input)) {
                    Ok(_) => agreement.agreed += 1,
                    Err(error) => agreement.differences.push(error),
                }
            }
        }
    }
    Ok(agreement)
}
