//! Assembling and disassembling SQLite for RISC-V, and a single line.

use super::{Peer, Row, corpus};
use crate::machine::{has_program, output, target};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the corpus keeps SQLite, and headers of a C library for the target.
const SQLITE: &str = "vendor/libsqlite3-sys/sqlite3/sqlite3.c";
const HEADERS: &str = "/usr/riscv64-linux-gnu/include";

/// Kinds of the assembly that clang makes: name and flags.
const LEVELS: &[(&str, &[&str])] = &[("O0", &["-O0"]), ("O2", &["-O2"]), ("O2g", &["-O2", "-g"])];

pub fn rows() -> Vec<Row> {
    let folder = target().join("bench");
    // A row whose input could not be made is skipped because it does not exist.
    let _ = std::fs::create_dir_all(&folder);
    let mut rows = Vec::new();
    for (level, flags) in LEVELS {
        let source = folder.join(format!("sqlite3.{level}.rv64.s"));
        let object = source.with_extension("o");
        make_assembly(&source, flags);
        make_object(&source, &object);
        rows.push(assemble(&format!("assemble sqlite3.{level}"), &source, "obj", 0.4));
        rows.push(assemble(&format!("asm to asm sqlite3.{level}"), &source, "asm", 0.4));
        rows.push(row(
            &format!("disassemble sqlite3.{level}"),
            &["objdump", "-d", "IN"],
            &["llvm-objdump-22", "-d", "IN"],
            &object,
            0.4,
        ));
    }
    let line = folder.join("line.s");
    let _ = std::fs::write(&line, "addi a0, a0, 1\n");
    // Five milliseconds, where the peer takes sixteen.
    rows.push(assemble("start-up, one line", &line, "obj", 0.3));
    rows
}

fn assemble(name: &str, source: &Path, file_type: &str, max_cpu: f64) -> Row {
    let file_type = format!("-filetype={file_type}");
    let args = ["-triple=riscv64", &file_type, "-o", "/dev/null", "IN"];
    row(name, &[&["mc"], &args[..]].concat(), &[&["llvm-mc-22"], &args[..]].concat(), source, max_cpu)
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
    command.args(["--target=riscv64-linux-gnu", "-S", "-w", "-isystem", HEADERS]).args(flags);
    let _ = output(command.arg("-o").arg(source).arg(sqlite));
}

fn make_object(source: &Path, object: &Path) {
    if source.exists() && !object.exists() && has_program("llvm-mc-22") {
        let mut command = Command::new("llvm-mc-22");
        let _ = output(command.args(["-triple=riscv64", "-filetype=obj", "-o"]).arg(object).arg(source));
    }
}
