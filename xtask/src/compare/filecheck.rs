//! Random check files and inputs: our FileCheck and LLVM's must give the same exit code and first message.

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{release_binary, target};
use std::path::Path;
use std::process::{Command, Stdio};

const CASES: u64 = 400;

/// Lines of inputs: few, so that directives have a chance to match.
const LINES: &[&str] = &["a b", "b", "a", "", "x1 = 12", "x1 = x1", "foo(ab)", "  ab c", "aab", "0x1f 31"];

const DIRECTIVES: &[&str] =
    &["", "", "", "-NEXT", "-SAME", "-NOT", "-DAG", "-DAG", "-EMPTY", "-LABEL", "-COUNT-2"];

const PATTERNS: &[&str] = &[
    "a",
    "b",
    "a b",
    "{{a|ab}}",
    "{{[a-c]+}}",
    "{{^}}b{{$}}",
    "x{{[0-9]}} =",
    "[[X:[a-z]+[0-9]*]] =",
    "[[X]]",
    "[[Y:a+]]",
    "[[Y]]b",
    "[[Z:[a-z0-9]+]] = [[Z]]",
    "[[#N:]]",
    "[[#N+1]]",
    "[[#%x,H:]]",
    "{{(a)\\1}}",
    "{{.*}}",
    "foo(",
    "[[@LINE]]",
];

const OPTIONS: &[&str] = &[
    "",
    "",
    "",
    "--match-full-lines",
    "--strict-whitespace",
    "--enable-var-scope",
    "--implicit-check-not=foo",
    "--ignore-case",
];

/// A small generator with a fixed seed, so that a difference can be seen again.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        // Knuth's multiplier; the high bits are the good ones.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }

    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list.get(self.below(list.len())).copied().unwrap_or_default()
    }
}

pub fn run(_: Sample) -> Result<Agreement> {
    let ours = release_binary()?;
    let dir = target().join("compare-filecheck");
    std::fs::create_dir_all(&dir).map_err(|error| error.to_string())?;
    let mut agreement = Agreement::default();
    for seed in 0..CASES {
        let mut random = Random(seed);
        let input: String = (0..=random.below(8)).map(|_| random.pick(LINES).to_owned() + "\n").collect();
        let mut check = String::new();
        for _ in 0..=random.below(5) {
            let directive = random.pick(DIRECTIVES);
            let pattern = if directive == "-EMPTY" { "" } else { random.pick(PATTERNS) };
            check.push_str(&format!("CHECK{directive}: {pattern}\n"));
        }
        let option = random.pick(OPTIONS);
        std::fs::write(dir.join("check.txt"), &check).map_err(|error| error.to_string())?;
        std::fs::write(dir.join("input.txt"), &input).map_err(|error| error.to_string())?;
        let mine = verdict(Command::new(&ours).arg("filecheck"), &dir, option)?;
        let theirs = verdict(&mut Command::new("FileCheck-22"), &dir, option)?;
        if mine == theirs {
            agreement.agreed += 1;
        } else {
            agreement.differences.push(format!(
                "seed {seed}, option '{option}'\nours {mine:?}\nLLVM {theirs:?}\n--- check\n{check}--- input\n{input}"
            ));
        }
    }
    std::fs::remove_dir_all(&dir).map_err(|error| error.to_string())?;
    Ok(agreement)
}

fn verdict(command: &mut Command, dir: &Path, option: &str) -> Result<(Option<i32>, String)> {
    command.current_dir(dir).stdin(Stdio::null()).args([
        "check.txt",
        "--input-file=input.txt",
        "--dump-input=never",
    ]);
    let output =
        command.args(Some(option).filter(|o| !o.is_empty())).output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stderr).lines().next().unwrap_or_default().to_owned();
    Ok((output.status.code(), said))
}
