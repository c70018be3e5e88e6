//! Code generation against `llc-22`: SQLite, Lua, zlib, zstd and a Rust crate to objects, and an empty module. Two threads
//! against our own one. What becomes of the code is in [`super::programs`].
//!
//! Each library is one module: clang's bitcode of its files, linked by `llvm-link-22`. `--runs 1` is enough for a first
//! look at the large ones. The objects stay beside the modules, for looking at sizes.

use super::{Peer, Row, corpus};
use crate::machine::{has_program, output, target};
use crate::platform::PASS_VECTORS;
use std::path::{Path, PathBuf};
use std::process::Command;

const SQLITE: &str = "vendor/libsqlite3-sys/sqlite3";
const LIBRARIES: &[(&str, &str, &[&str])] = &[
    ("sqlite3", SQLITE, &["shell.c", "bindgen", "wasm32"]),
    ("lua", "vendor/lua-src/lua-5.4.7", &["lua.c", "luac.c", "onelua.c", "ltests.c"]),
    ("zlib", "vendor/libz-sys/src/zlib", &["gz"]),
    ("zstd", "vendor/zstd-sys/zstd/lib", &[]),
];

/// Crates of the corpus, as rustc made them, by level: of those that are released, the larger ones have functions with
/// features of their own.
const CRATES: &[(&str, &str, f64)] =
    &[("-O0", "rust-regex_syntax.debug", 0.8), ("-O2", "rust-codewright_corpus.release", 1.0)];

pub fn rows() -> Vec<Row> {
    let folder = target().join("bench");
    // A row whose input could not be made is skipped because it does not exist.
    let _ = std::fs::create_dir_all(&folder);
    let mut rows = Vec::new();
    for platform in PASS_VECTORS {
        let (triple, short) = (platform.triple, platform.short);
        for (name, place, except) in LIBRARIES {
            for (level, goal) in [("-O0", 0.8), ("-O2", 1.0)] {
                let module = folder.join(format!("{name}{level}.{short}.bc"));
                make_module(&module, &corpus(place), except, &[&[level], platform.clang].concat());
                rows.push(row(&format!("{name} {level} {short}"), &module, level, goal, 0.8));
            }
        }
        let large = folder.join(format!("sqlite3-O2.{short}.bc"));
        let mut threads = row(&format!("two threads {short}"), &large, "-O2", 0.65, 1.5);
        threads.ours.insert(1, "-threads=2".to_owned());
        let one = ["llc", "-threads=1"].into_iter().map(str::to_owned);
        threads.peer = Peer::Ourselves(one.chain(threads.ours.iter().skip(2).cloned()).collect());
        rows.push(threads);
        let empty = folder.join(format!("empty.{short}.ll"));
        let _ = std::fs::write(&empty, format!("target triple = \"{triple}\"\n"));
        // Three milliseconds and 15 MiB, where the peer takes 15 and 62.
        rows.push(row(&format!("start-up {short}"), &empty, "-O2", 0.2, 0.25));
    }
    for &(level, name, goal) in CRATES {
        let module = corpus(&format!("{name}.bc"));
        rows.push(row(&format!("rust crate {level} x64"), &module, level, goal, 0.8));
    }
    rows
}

fn row(name: &str, input: &Path, level: &str, max_cpu: f64, max_memory: f64) -> Row {
    let args = |tool: &str, more: &[&str]| -> Vec<String> {
        let fixed = [tool, "-filetype=obj", level, "-o"];
        let file = Path::new(input.file_name().unwrap_or_default()).with_extension(format!("{tool}.o"));
        let output = target().join("bench").join(file).to_string_lossy().into_owned();
        let words = fixed.iter().chain(more).map(|w| (*w).to_owned());
        let mut words: Vec<String> = words.collect();
        words.insert(4, output);
        words.push(input.to_string_lossy().into_owned());
        words
    };
    Row {
        name: name.to_owned(),
        ours: args("llc", &[]),
        peer: Peer::Other(args("llc-22", &["-relocation-model=static"])),
        inputs: vec![input.to_owned()],
        max_cpu,
        max_memory,
    }
}

/// The C files of a folder and those below it as one module.
fn make_module(module: &Path, folder: &Path, except: &[&str], flags: &[&str]) {
    if module.exists() || !folder.exists() || !has_program("clang-22") || !has_program("llvm-link-22") {
        return;
    }
    let mut sources = Vec::new();
    collect(folder, &mut sources, 4);
    sources.retain(|s| {
        let name = s.file_name().unwrap_or_default().to_string_lossy().into_owned();
        !except.iter().any(|e| name.starts_with(e))
    });
    sources.sort();
    let mut parts = Vec::new();
    for (i, source) in sources.iter().enumerate() {
        let part = module.with_extension(format!("{i}.part.bc"));
        let mut clang = Command::new("clang-22");
        clang
            .args(flags)
            .args(["-w", "-fno-pic", "-DZSTD_DISABLE_ASM", "-c", "-emit-llvm", "-I"])
            .arg(folder);
        // What needs headers that are not here is left out.
        if output(clang.arg(source).arg("-o").arg(&part)).is_ok() {
            parts.push(part);
        }
    }
    if let Err(error) = output(Command::new("llvm-link-22").arg("-o").arg(module).args(&parts)) {
        println!("{error}");
    }
    for part in parts {
        let _ = std::fs::remove_file(part);
    }
}

/// C files in a folder and those in it, so many levels deep.
fn collect(folder: &Path, sources: &mut Vec<PathBuf>, depth: u32) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let skipped = ["test", "tests", "contrib", "examples", "legacy", "deprecated", "dll"];
        if path.is_dir() && depth > 0 && !skipped.iter().any(|s| path.ends_with(s)) {
            collect(&path, sources, depth - 1);
        } else if path.extension().is_some_and(|e| e == "c") {
            sources.push(path);
        }
    }
}
