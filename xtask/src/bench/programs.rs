//! How fast and how large the programs are that the code generator makes, against those of `llc-22`.
//!
//! The programs are in `xtask/bench`: small, bound by the processor, each of another kind (floating point, hashing,
//! compression, an interpreter, pointers, text). clang makes one bitcode file of each at -O2; both code generators make
//! objects of the same file; what is printed must be equal. Runs are interleaved. Time is user time, the least of the
//! runs, because what else the machine does only ever adds to it.

use super::geometric_mean;
use crate::Result;
use crate::machine::{has_program, measure, output, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The geometric mean of run times, and of sizes, at most; and the largest ratio of one program.
const GOALS: Goals = Goals { mean_time: 1.2, worst_time: 1.6, mean_size: 1.2 };

struct Goals {
    mean_time: f64,
    worst_time: f64,
    mean_size: f64,
}

/// Ratios of one program, ours to theirs.
struct Ratios {
    time: f64,
    size: f64,
}

/// Prints the table of programs whose name contains `only`; how many goals were missed, and how many programs failed.
pub fn run(binary: &str, runs: usize, only: Option<&str>) -> Result<(usize, usize)> {
    let missing = ["clang-22", "llc-22", "gcc", "size"].into_iter().find(|p| !has_program(p));
    let names: Vec<String> =
        names()?.into_iter().filter(|n| only.is_none_or(|o| format!("run time {n}").contains(o))).collect();
    if names.is_empty() {
        return Ok((0, 0));
    }
    println!(
        "\n{:<28} {:>10} {:>10} {:>7} {:>6}   {:>8} {:>8} {:>7}",
        "", "ours ms", "peer ms", "time", "goal", "ours B", "peer B", "size"
    );
    if let Some(program) = missing {
        println!("{:<28} skipped: {program} is not installed", "run time");
        return Ok((0, 0));
    }
    let folder = target().join("bench");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let (mut ratios, mut missed, mut failed) = (Vec::new(), 0, 0);
    for name in &names {
        match compare(&folder, name, binary, runs) {
            Ok(ratio) => {
                missed += usize::from(ratio.time > GOALS.worst_time);
                ratios.push(ratio);
            }
            Err(message) => {
                failed += 1;
                println!("{:<28} FAILED: {}", format!("run time {name}"), message.trim_end());
            }
        }
    }
    let time = geometric_mean(ratios.iter().map(|r| r.time));
    let size = geometric_mean(ratios.iter().map(|r| r.size));
    println!(
        "{:<28} {:>10} {:>10} {time:>7.3} {:>6.2}   {:>8} {:>8} {size:>7.3} {:>6.2}",
        "geometric mean", "", "", GOALS.mean_time, "", "", GOALS.mean_size
    );
    missed += usize::from(time > GOALS.mean_time) + usize::from(size > GOALS.mean_size);
    Ok((missed, failed))
}

fn sources() -> PathBuf {
    root().join("xtask/bench")
}

fn names() -> Result<Vec<String>> {
    let entries = fs::read_dir(sources()).map_err(|error| error.to_string())?;
    let paths = entries.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "c"));
    let mut names: Vec<String> =
        paths.filter_map(|p| Some(p.file_stem()?.to_string_lossy().into_owned())).collect();
    names.sort();
    Ok(names)
}

/// Makes both programs of a source, compares what they print, and measures them.
fn compare(folder: &Path, name: &str, binary: &str, runs: usize) -> Result<Ratios> {
    let module = folder.join(format!("{name}.bc"));
    let source = sources().join(format!("{name}.c"));
    let flags = ["-O2", "-fno-pic", "-c", "-emit-llvm", "-o"];
    output(Command::new("clang-22").args(flags).arg(&module).arg(&source))?;
    let make = |side: &str, compiler: &[&str]| -> Result<(Vec<String>, f64)> {
        let object = folder.join(format!("{name}.{side}.o"));
        let program = folder.join(format!("{name}.{side}"));
        let (words, args) = compiler.split_first().ok_or("no compiler")?;
        let args = args.iter().chain(&["-O2", "-filetype=obj", "-o"]);
        output(Command::new(words).args(args).arg(&object).arg(&module))?;
        output(Command::new("gcc").args(["-no-pie", "-o"]).arg(&program).arg(&object).arg("-lm"))?;
        Ok((vec![program.to_string_lossy().into_owned()], text_bytes(&object)?))
    };
    let (ours, our_size) = make("ours", &[binary, "llc"])?;
    let (peer, peer_size) = make("peer", &["llc-22", "-relocation-model=static"])?;
    let printed = [&ours, &peer].map(|words| output(&mut Command::new(&words[0])));
    if printed[0].as_ref()? != printed[1].as_ref()? {
        return Err("prints something else".to_owned());
    }
    let mut times: [Vec<f64>; 2] = [Vec::new(), Vec::new()];
    for _ in 0..runs {
        for (side, words) in times.iter_mut().zip([&ours, &peer]) {
            side.push(measure(words)?.cpu_seconds);
        }
    }
    let [ours, peer] = times.map(|side| side.into_iter().fold(f64::INFINITY, f64::min));
    let ratios = Ratios { time: ours / peer, size: our_size / peer_size };
    println!(
        "{:<28} {:>10.1} {:>10.1} {:>7.3} {:>6.2}   {our_size:>8} {peer_size:>8} {:>7.3} {}",
        format!("run time {name}"),
        ours * 1e3,
        peer * 1e3,
        ratios.time,
        GOALS.worst_time,
        ratios.size,
        if ratios.time > GOALS.worst_time { "MISSED" } else { "" }
    );
    Ok(ratios)
}

/// Bytes of all sections of code in an object.
fn text_bytes(object: &Path) -> Result<f64> {
    let printed = output(Command::new("size").arg("-A").arg(object))?;
    let printed = String::from_utf8_lossy(&printed).into_owned();
    let lines = printed.lines().filter(|line| line.starts_with(".text"));
    Ok(lines.filter_map(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok()).sum())
}
