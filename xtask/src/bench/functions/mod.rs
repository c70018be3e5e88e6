//! What a small function costs from its first instruction to its result: built, compiled to memory, looked up and called by
//! itself. The program is `examples/small_functions.rs`; ORC and cranelift-jit do the same work in programs of theirs, which
//! are built here, and left out with the reason where they cannot be.

use crate::Result;
use crate::machine::{cargo, output, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Microseconds that a function may take.
const GOAL: f64 = 40.0;
const NAME: &str = "small functions";
/// How many functions a run of each side makes: about as long as the others.
const OURS: u32 = 10_000;
const OF_ORC: u32 = 500;
const OF_CRANELIFT: u32 = 5_000;

const CRANELIFT: &str = "\
[package]
name = \"small-functions\"
version = \"0.0.0\"
edition = \"2024\"

[dependencies]
cranelift-codegen = \"0.128\"
cranelift-frontend = \"0.128\"
cranelift-jit = \"0.128\"
cranelift-module = \"0.128\"
cranelift-native = \"0.128\"

[workspace]
";

pub fn run(_: &str, runs: usize, only: Option<&str>) -> Result<(usize, usize)> {
    if only.is_some_and(|only| !NAME.contains(only)) {
        return Ok((0, 0));
    }
    let sides =
        [("ours", ours(), OURS), ("ORC", orc(), OF_ORC), ("cranelift-jit", cranelift(), OF_CRANELIFT)];
    let mut passed: Vec<(&str, Result<Vec<f64>>)> = Vec::new();
    for _ in 0..runs {
        for (at, (name, program, count)) in sides.iter().enumerate() {
            let time =
                program.as_ref().map_err(Clone::clone).and_then(|program| microseconds(program, *count));
            match (passed.get_mut(at), time) {
                (None, time) => passed.push((name, time.map(|time| vec![time]))),
                (Some((_, Ok(times))), Ok(time)) => times.push(time),
                (Some((_, found)), time) => *found = time.map(|time| vec![time]),
            }
        }
    }
    let (mut missed, mut failed) = (0, 0);
    for (name, times) in passed {
        match times {
            Ok(mut times) => {
                times.sort_by(f64::total_cmp);
                let median = times[times.len() / 2];
                let is_ours = name == "ours";
                let is_missed = is_ours && median > GOAL;
                missed += usize::from(is_missed);
                let goal = if is_ours { format!(", goal {GOAL:.0} us") } else { String::new() };
                println!(
                    "{NAME:<28} {name:<14} {median:>8.1} us each{goal} {}",
                    if is_missed { "MISSED" } else { "" }
                );
            }
            Err(reason) if name == "ours" => {
                failed += 1;
                println!("{NAME:<28} FAILED: {reason}");
            }
            Err(reason) => println!("{NAME:<28} {name:<14} skipped: {reason}"),
        }
    }
    Ok((missed, failed))
}

/// What a program says of itself.
fn microseconds(program: &Path, count: u32) -> Result<f64> {
    let printed = output(Command::new(program).arg(count.to_string()))?;
    let text = String::from_utf8_lossy(&printed).trim().to_owned();
    text.parse().map_err(|_| format!("{}: '{text}' is no time", program.display()))
}

fn ours() -> Result<PathBuf> {
    let mut build = cargo();
    build.current_dir(root()).args(["build", "--release", "--quiet", "-p", "codewright-examples"]);
    output(build.args(["--bin", "small-functions"]))?;
    Ok(target().join("release/small-functions"))
}

fn orc() -> Result<PathBuf> {
    let folder = folder("orc")?;
    let program = folder.join("orc");
    let flags = output(Command::new("llvm-config-22").args(["--cflags", "--ldflags", "--libs"]))?;
    let flags = String::from_utf8_lossy(&flags).into_owned();
    let mut compile = Command::new("gcc");
    compile.args(["-O2", "-o"]).arg(&program).arg(root().join("xtask/src/bench/functions/orc.c"));
    output(compile.args(flags.split_whitespace()))?;
    Ok(program)
}

fn cranelift() -> Result<PathBuf> {
    let folder = folder("cranelift")?;
    let write = |name: &str, text: &str| {
        fs::write(folder.join(name), text)
            .map_err(|error| format!("{}: {error}", folder.join(name).display()))
    };
    fs::create_dir_all(folder.join("src")).map_err(|error| format!("{}: {error}", folder.display()))?;
    write("Cargo.toml", CRANELIFT)?;
    write("src/main.rs", include_str!("cranelift.rs"))?;
    output(cargo().current_dir(&folder).args(["build", "--release", "--quiet", "--target-dir", "target"]))?;
    Ok(folder.join("target/release/small-functions"))
}

fn folder(name: &str) -> Result<PathBuf> {
    let folder = target().join("bench").join(name);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}
