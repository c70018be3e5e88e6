//! Assembly that clang makes of real C: the libraries of the corpus, where `cargo xtask corpus` has fetched them, and our
//! own small files.

use super::{Agreement, Part, Setting, compare_texts, lines};
use crate::Result;
use crate::machine::{has_program, output, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const CLANG: &str = "clang-22";

/// Architectures: target, `-march`, `-mabi`. The features come from the assembly itself (`.attribute`).
const MACHINES: &[(&str, &str, &str)] = &[
    ("riscv64", "rv64gc", "lp64d"),
    ("riscv64", "rv64gc_zba_zbb_zbs_zicond", "lp64d"),
    ("riscv64", "rv64ima", "lp64"),
    ("riscv32", "rv32imac", "ilp32"),
    ("riscv32", "rv32imafdc_zba_zbb", "ilp32d"),
];

const LEVELS: &[&[&str]] = &[&["-O0"], &["-O2"], &["-Os"], &["-O1", "-g"]];

/// Sources below the folder of fetched crates; a folder stands for its `.c` files.
const SOURCES: &[&str] = &["libsqlite3-sys/sqlite3/sqlite3.c", "lua-src/lua-5.4.7", "libz-sys/src/zlib"];

/// Headers of a C library for the target. Those of ABIs that it was not built for are missing and not needed.
const HEADERS: &str = "/usr/riscv64-linux-gnu/include";
const MISSING_HEADERS: &[&str] = &["stubs-lp64.h", "stubs-ilp32.h", "stubs-ilp32d.h"];

pub fn compare(setting: &Setting, agreement: &mut Agreement) -> Result {
    if !has_program(CLANG) {
        println!("mc: programs: skipped, {CLANG} is not installed");
        return Ok(());
    }
    let shims = setting.file("include/gnu");
    fs::create_dir_all(&shims).map_err(|error| error.to_string())?;
    for header in MISSING_HEADERS {
        fs::write(shims.join(header), "").map_err(|error| error.to_string())?;
    }
    let (mut text, mut objects) = (Part::default(), Part::default());
    let mut identical = 0;
    let mut left_out = 0;
    for source in sources() {
        // The largest file is compared for fewer architectures, or it would be all there is.
        let is_large = fs::metadata(&source).is_ok_and(|m| m.len() > 1 << 20);
        let machines = if is_large { &MACHINES[..1] } else { MACHINES };
        for &(triple, march, mabi) in machines {
            for level in LEVELS {
                let Some(assembly) = compile(setting, &source, (triple, march, mabi), level)? else {
                    left_out += 1;
                    continue;
                };
                let stem = assembly.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let args = [format!("-triple={triple}")];
                let args: Vec<&str> = args.iter().map(String::as_str).collect();
                let made = setting.both(&args, &assembly)?;
                let [ours, theirs] = made.map(|o| String::from_utf8_lossy(&o.stdout).into_owned());
                compare_texts(&stem, &ours, &theirs, &mut text);
                let args = [&args[..], &["-filetype=obj"]].concat();
                match lines::objects(setting, &args, &assembly)? {
                    [Ok(ours), Ok(theirs)] => compare_texts(&stem, &ours, &theirs, &mut objects),
                    // Inline assembly of our sources may be for another machine.
                    [Err(_), Err(_)] => left_out += 1,
                    [Err(message), _] => objects.differences.push(format!("{stem}: {message}")),
                    [_, Err(message)] => objects.differences.push(format!("{stem}: theirs: {message}")),
                }
                let bytes = ["ours.o", "theirs.o"].map(|name| fs::read(setting.file(name)).ok());
                identical += usize::from(bytes[0].is_some() && bytes[0] == bytes[1]);
            }
        }
    }
    text.report("programs, text", agreement);
    objects.report("programs, objects", agreement);
    println!("mc: programs: {identical} objects are identical; {left_out} did not compile");
    Ok(())
}

fn sources() -> Vec<PathBuf> {
    let vendor = target().join("corpus/vendor");
    let own = root().join("xtask/corpus/src");
    let mut found = Vec::new();
    for path in SOURCES.iter().map(|source| vendor.join(source)).chain([own]) {
        if path.is_file() {
            found.push(path);
        } else if let Ok(entries) = fs::read_dir(&path) {
            let files = entries.flatten().map(|entry| entry.path());
            found.extend(files.filter(|file| file.extension().is_some_and(|e| e == "c")));
        }
    }
    found.sort();
    found
}

/// The assembly of a source; nothing if clang refuses it for this machine.
fn compile(
    setting: &Setting,
    source: &Path,
    (triple, march, mabi): (&str, &str, &str),
    level: &[&str],
) -> Result<Option<PathBuf>> {
    let stem = source.file_stem().unwrap_or_default().to_string_lossy();
    let name = format!("{stem}.{march}{}.s", level.join(""));
    let path = setting.file(&name);
    if path.exists() {
        return Ok(Some(path));
    }
    let mut command = Command::new(CLANG);
    command
        .arg(format!("--target={triple}-linux-gnu"))
        .args([&format!("-march={march}"), &format!("-mabi={mabi}")]);
    command.args(level).args(["-S", "-w", "-fno-integrated-as", "-isystem", HEADERS, "-isystem"]);
    command.arg(setting.file("include")).arg("-o").arg(&path).arg(source);
    Ok(output(&mut command).is_ok().then_some(path))
}
