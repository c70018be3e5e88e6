//! Target descriptions against LLVM's tools, by the Python scripts beside this file.
//!
//! Those of RISC-V and of the include files work on records alone, so they judge a description before any table is built from
//! it; that of intrinsics runs our code generator. A script prints lines `title: A of B agree`, each followed by the
//! differences, indented.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{release_binary, root};
use std::process::{Command, Stdio};

/// Our TableGen include files: the same classes and records as LLVM's.
pub fn interface(_: Sample) -> Result<Agreement> {
    run("td_interface.py", &[])
}

/// RISC-V: encodings, aliases, relocations, expansions, decoding, printing.
pub fn riscv(_: Sample) -> Result<Agreement> {
    run("riscv_td.py", &["--words", "5000"])
}

/// x86: each intrinsic that LLVM has becomes the same instructions.
pub fn x86_intrinsics(sample: Sample) -> Result<Agreement> {
    let step = match sample {
        Sample::Smallest => "64",
        Sample::Usual => "8",
        Sample::All => "1",
    };
    run("x86_intrinsics.py", &[&release_binary()?.to_string_lossy(), step])
}

fn run(script: &str, args: &[&str]) -> Result<Agreement> {
    let path = root().join("xtask/src/compare").join(script);
    let mut command = Command::new("python3");
    command.arg(&path).args(args).stdin(Stdio::null());
    let output = command.output().map_err(|error| format!("python3: {error}"))?;
    let printed = String::from_utf8_lossy(&output.stdout);
    if let Some(reason) = printed.strip_prefix("skipped: ") {
        println!("{script}: skipped, {}", reason.trim_end());
        return Ok(Agreement::default());
    }
    let agreement = parse(&printed);
    // A script that finds nothing has failed, whatever it says.
    if agreement.agreed == 0 || output.status.success() != agreement.differences.is_empty() {
        return Err(format!("{script}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(agreement)
}

fn parse(output: &str) -> Agreement {
    let mut agreement = Agreement::default();
    for line in output.lines() {
        if let Some(difference) = line.strip_prefix("    ") {
            agreement.differences.push(difference.to_owned());
        } else if let Some((_, figures)) = line.rsplit_once(": ")
            && let Some((agreed, _)) = figures.split_once(" of ")
        {
            agreement.agreed += agreed.parse::<usize>().unwrap_or(0);
        }
    }
    agreement
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_and_differences_are_read() {
        let found = parse(
            "7 instructions\nrv32: decoding: 4 of 6 agree\n    a\n    b\nprinting: 5 of 5 agree, 1 known\n",
        );
        assert_eq!((found.agreed, found.differences), (9, vec!["a".to_owned(), "b".to_owned()]));
    }
}
