//! Assembling and disassembling SQLite for RISC-V and x86, a large object, and a single line; and what building a target
//! costs.

use super::{Peer, Row, corpus, description};
use crate::Result;
use crate::machine::{cargo, has_program, measure, output, root, target};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// Where the corpus keeps SQLite, and headers of a C library for the target.
const SQLITE: &str = "vendor/libsqlite3-sys/sqlite3/sqlite3.c";

/// A machine that code is assembled for.
struct Machine {
    /// What the names of its rows begin with.
    prefix: &'static str,
    suffix: &'static str,
    triple: &'static str,
    /// What clang is told.
    flags: &'static [&'static str],
    /// The largest acceptable ratio of disassembling.
    max_disassembly: f64,
}

const MACHINES: &[Machine] = &[
    Machine {
        prefix: "",
        suffix: "rv64",
        triple: "riscv64",
        flags: &["--target=riscv64-linux-gnu", "-isystem", "/usr/riscv64-linux-gnu/include"],
        max_disassembly: 0.4,
    },
    Machine {
        prefix: "x86 ",
        suffix: "x86-64",
        triple: "x86_64",
        flags: &["--target=x86_64-linux-gnu"],
        max_disassembly: 0.5,
    },
];

/// Kinds of the assembly that clang makes: name and flags.
const LEVELS: &[(&str, &[&str])] = &[("O0", &["-O0"]), ("O2", &["-O2"]), ("O2g", &["-O2", "-g"])];

/// Bytes of the large object.
const LARGE: u64 = 50 << 20;

/// Seconds that building the crate of x86 and its description may take, and a made-up target of 10,000 instructions.
const MAX_X86_BUILD: f64 = 60.0;
const MAX_DESCRIPTION: f64 = 30.0;

pub fn rows() -> Vec<Row> {
    let folder = target().join("bench");
    // A row whose input could not be made is skipped because it does not exist.
    let _ = std::fs::create_dir_all(&folder);
    let mut rows = Vec::new();
    for machine in MACHINES {
        for (level, flags) in LEVELS {
            rows.extend(rows_of(machine, level, flags, &folder));
        }
    }
    let copies = folder.join("large.x86-64.o");
    make_large(&folder.join("sqlite3.O2.x86-64.o"), &copies);
    rows.push(disassemble("x86 disassemble 50 MB", &copies, 0.5));
    let line = folder.join("line.s");
    let _ = std::fs::write(&line, "addi a0, a0, 1\n");
    // Five milliseconds, where the peer takes sixteen.
    rows.push(assemble("start-up, one line", "riscv64", &line, "obj", 0.3));
    rows
}

fn rows_of(machine: &Machine, level: &str, flags: &[&str], folder: &Path) -> [Row; 3] {
    let Machine { prefix, suffix, triple, .. } = machine;
    let source = folder.join(format!("sqlite3.{level}.{suffix}.s"));
    let object = source.with_extension("o");
    make_assembly(&source, &[machine.flags, flags].concat());
    make_object(&source, &object, triple);
    [
        assemble(&format!("{prefix}assemble sqlite3.{level}"), triple, &source, "obj", 0.4),
        assemble(&format!("{prefix}asm to asm sqlite3.{level}"), triple, &source, "asm", 0.4),
        disassemble(&format!("{prefix}disassemble sqlite3.{level}"), &object, machine.max_disassembly),
    ]
}

/// What it costs to build a target: the crate of x86 after a change of its description, and the tables of a description of
/// 10,000 instructions, which is what its build script would do.
pub fn builds(binary: &str, _: usize, only: Option<&str>) -> Result<(usize, usize)> {
    if only.is_some_and(|only| !"builds".contains(only)) {
        return Ok((0, 0));
    }
    let say = |name: &str, cpu: f64, passed: f64, goal: f64| {
        let missed = cpu / 2.0 > goal;
        println!(
            "{name:<40} {cpu:>7.1} s CPU {passed:>7.1} s passed; on two cores at best {:>6.1} s, goal {goal:.0} s {}",
            cpu / 2.0,
            if missed { "MISSED" } else { "" }
        );
        usize::from(missed)
    };
    let crate_of_x86 = root().join("targets/x86");
    for file in ["src/lib.rs", "build.rs"] {
        let file = std::fs::File::options().append(true).open(crate_of_x86.join(file));
        let touched = file.and_then(|file| file.set_modified(std::time::SystemTime::now()));
        touched.map_err(|error| error.to_string())?;
    }
    let cargo = cargo();
    let program = cargo.get_program().to_string_lossy().into_owned();
    let manifest = root().join("Cargo.toml").to_string_lossy().into_owned();
    let words = [&*program, "build", "--release", "-q", "--manifest-path", &manifest, "-p", "codewright-x86"];
    let start = Instant::now();
    let cost = measure(&words.map(str::to_owned))?;
    let mut missed =
        say("build of targets/x86", cost.cpu_seconds, start.elapsed().as_secs_f64(), MAX_X86_BUILD);
    for row in description::rows() {
        let mut words = vec![binary.to_owned()];
        words.extend(row.ours);
        let start = Instant::now();
        let cost = measure(&words)?;
        let name = "tables of 10,000 instructions";
        missed += say(name, cost.cpu_seconds, start.elapsed().as_secs_f64(), MAX_DESCRIPTION);
    }
    Ok((missed, 0))
}

fn assemble(name: &str, triple: &str, source: &Path, file_type: &str, max_cpu: f64) -> Row {
    let (triple, file_type) = (format!("-triple={triple}"), format!("-filetype={file_type}"));
    let args = [&*triple, &file_type, "-o", "/dev/null", "IN"];
    row(name, &[&["mc"], &args[..]].concat(), &[&["llvm-mc-22"], &args[..]].concat(), source, max_cpu)
}

fn disassemble(name: &str, object: &Path, max_cpu: f64) -> Row {
    row(name, &["objdump", "-d", "IN"], &["llvm-objdump-22", "-d", "IN"], object, max_cpu)
}

fn row(name: &str, ours: &[&str], peer: &[&str], input: &Path, max_cpu: f64) -> Row {
    let fill = |words: &[&str]| -> Vec<String> {
        let path = input.to_string_lossy();
        words.iter().map(|w| if *w == "IN" { path.clone().into_owned() } else { (*w).to_owned() }).collect()
    };
    let (ours, peer) = (fill(ours), Peer::Other(fill(peer)));
    Row { name: name.to_owned(), ours, peer, inputs: vec![input.to_owned()], max_cpu, max_memory: 0.6 }
}

fn make_assembly(source: &PathBuf, flags: &[&str]) {
    let sqlite = corpus(SQLITE);
    if source.exists() || !sqlite.exists() || !has_program("clang-22") {
        return;
    }
    let mut command = Command::new("clang-22");
    let _ = output(command.args(["-S", "-w"]).args(flags).arg("-o").arg(source).arg(sqlite));
}

fn make_object(source: &Path, object: &Path, triple: &str) {
    if source.exists() && !object.exists() && has_program("llvm-mc-22") {
        let mut command = Command::new("llvm-mc-22");
        command.args([&format!("-triple={triple}"), "-filetype=obj", "-o"]);
        let _ = output(command.arg(object).arg(source));
    }
}

/// Links an object with itself until the result is large: the code of a large program, if a repetitive one.
fn make_large(object: &Path, large: &Path) {
    let Ok(size) = object.metadata().map(|m| m.len().max(1)) else { return };
    if large.exists() || !has_program("ld.lld-22") {
        return;
    }
    let copies = LARGE.div_ceil(size) as usize;
    let mut command = Command::new("ld.lld-22");
    command.args(["-r", "-z", "muldefs", "-o"]).arg(large).args(std::iter::repeat_n(object, copies));
    let _ = output(&mut command);
}
