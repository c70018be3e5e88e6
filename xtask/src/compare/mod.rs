//! `cargo xtask compare`: our tools against LLVM's on inputs made on the spot.
//!
//! A comparison is a row of [`COMPARISONS`]: the programs it needs, and a function that counts agreements and tells each
//! difference. `cargo xtask test` runs all of them; one whose programs are missing is skipped, with a message.

mod bitcode;
mod descriptions;
mod dis;
mod filecheck;
mod mc;

use crate::Result;
use crate::machine::has_program;

/// What a comparison found.
#[derive(Debug, Default)]
pub struct Agreement {
    pub agreed: usize,
    /// One line or paragraph for each difference.
    pub differences: Vec<String>,
}

struct Comparison {
    name: &'static str,
    needs: &'static [&'static str],
    run: fn() -> Result<Agreement>,
}

const COMPARISONS: &[Comparison] = &[
    Comparison { name: "dis", needs: &["llvm-dis-22"], run: dis::run },
    Comparison { name: "bitcode", needs: &["llvm-dis-22"], run: bitcode::compare },
    Comparison { name: "filecheck", needs: &["FileCheck-22"], run: filecheck::run },
    Comparison { name: "td", needs: &["python3", "llvm-tblgen-22"], run: descriptions::interface },
    Comparison {
        name: "riscv-td",
        needs: &["python3", "llvm-tblgen-22", "llvm-mc-22"],
        run: descriptions::riscv,
    },
    Comparison {
        name: "mc",
        needs: &["python3", "llvm-tblgen-22", "llvm-mc-22", "llvm-objdump-22"],
        run: mc::run,
    },
];

/// Differences shown; the rest is counted.
const SHOWN: usize = 10;

pub fn run(args: &[String]) -> Result {
    match args {
        [] => run_all().map(|summary| println!("{summary}")),
        [name] if COMPARISONS.iter().any(|c| c.name == name.as_str()) => {
            run_some(name).map(|s| println!("{s}"))
        }
        _ => Err(format!("which one? {}", COMPARISONS.iter().map(|c| c.name).collect::<Vec<_>>().join(", "))),
    }
}

/// Runs all; gives one line for the summary.
pub fn run_all() -> Result<String> {
    run_some("")
}

/// Runs those of that name, or all for an empty one.
fn run_some(name: &str) -> Result<String> {
    let mut summary = Vec::new();
    let mut differences = 0;
    for comparison in COMPARISONS.iter().filter(|c| name.is_empty() || c.name == name) {
        if let Some(program) = comparison.needs.iter().find(|program| !has_program(program)) {
            println!("{}: skipped, {program} is not installed", comparison.name);
            summary.push(format!("{} skipped", comparison.name));
            continue;
        }
        let found = (comparison.run)()?;
        for difference in found.differences.iter().take(SHOWN) {
            println!("{}: {difference}", comparison.name);
        }
        differences += found.differences.len();
        summary.push(format!(
            "{} {}/{}",
            comparison.name,
            found.agreed,
            found.agreed + found.differences.len()
        ));
    }
    let summary = summary.join(", ");
    if differences == 0 { Ok(summary) } else { Err(format!("{differences} differences: {summary}")) }
}
