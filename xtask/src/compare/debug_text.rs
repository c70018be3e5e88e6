//! Debug information changes no code: `.text` of an object is the same, byte for byte, with it and after `opt-22
//! --strip-debug`, at two levels on both platforms; and the verifier of DWARF has nothing against what is said. The inputs are
//! the programs under `tests/debug/gdb` and `tests/run`, without `optnone`: with that, variables that are described are in
//! memory all the time.

use super::{Agreement, Sample, jobs};
use crate::Result;
use crate::machine::{output, release_binary, root, target};
use crate::platform::{PASS_VECTORS, Platform};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const CLANG: &str = "clang-22";
pub const OPT: &str = "opt-22";
pub const DUMP: &str = "llvm-dwarfdump-22";
pub const COPY: &str = "llvm-objcopy-22";

/// All inputs; every eighth one in the smallest sample.
pub fn run(sample: Sample) -> Result<Agreement> {
    let tool = release_binary()?;
    let scratch = target().join("debug-text");
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let mut inputs = Vec::new();
    for folder in ["tests/debug/gdb", "tests/run"] {
        let folder = root().join(folder);
        let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        inputs.extend(entries.flatten().map(|entry| entry.path()));
    }
    inputs.retain(|path| path.extension().is_some_and(|extension| extension == "c" || extension == "cpp"));
    inputs.sort();
    let mut cases = Vec::new();
    for (number, input) in sample.every(8, inputs).into_iter().enumerate() {
        for platform in PASS_VECTORS {
            for level in ["-O0", "-O2"] {
                cases.push((format!("{number}{level}.{}", platform.short), input.clone(), platform, level));
            }
        }
    }
    let found = jobs(&cases, |(name, input, platform, level)| {
        one(&tool, &scratch.join(name), input, platform, level)
    });
    let mut agreement = Agreement::default();
    for ((_, input, platform, level), found) in cases.iter().zip(found) {
        match found {
            Ok(None) => agreement.agreed += 1,
            Ok(Some(what)) | Err(what) => {
                let input = input.file_name().unwrap_or_default().to_string_lossy();
                agreement.differences.push(format!("{input} {level} {}: {what}", platform.name));
            }
        }
    }
    Ok(agreement)
}

/// What is wrong with one input. An input that clang or we cannot compile for the platform, debug information or not, has no
/// code that could differ.
fn one(tool: &Path, stem: &Path, input: &Path, platform: &Platform, level: &str) -> Result<Option<String>> {
    let file = |suffix: &str| PathBuf::from(format!("{}{suffix}", stem.display()));
    let (with, without) = (file(".bc"), file(".plain.bc"));
    let mut clang = Command::new(CLANG);
    clang
        .args(platform.clang)
        .args(["-Xclang", "-disable-O0-optnone", "-w", "-g", "-c", "-emit-llvm", level, "-o"])
        .arg(&with)
        .arg(input);
    if output(&mut clang).is_err() {
        return Ok(None);
    }
    output(Command::new(OPT).arg("--strip-debug").arg(&with).arg("-o").arg(&without))?;
    let compile = |bitcode: &Path, object: &Path| {
        let mut llc = Command::new(tool);
        llc.arg("llc").args(platform.llc).args([level, "-filetype=obj", "-o"]).arg(object).arg(bitcode);
        output(&mut llc).map(|_| ())
    };
    let (object, plain) = (file(".o"), file(".plain.o"));
    match (compile(&with, &object), compile(&without, &plain)) {
        (Ok(()), Ok(())) => {}
        (Err(_), Err(_)) => return Ok(None),
        (Err(message), Ok(())) | (Ok(()), Err(message)) => {
            return Ok(Some(format!("one of the two does not compile: {message}")));
        }
    }
    let code = |object: &Path| -> Result<Vec<u8>> {
        let bytes = object.with_extension("bin");
        let only = ["-O", "binary", "--only-section=.text"];
        output(Command::new(COPY).args(only).arg(object).arg(&bytes))?;
        fs::read(&bytes).map_err(|e| format!("{}: {e}", bytes.display()))
    };
    if code(&object)? != code(&plain)? {
        return Ok(Some("code differs with debug information".to_owned()));
    }
    Ok(output(Command::new(DUMP).arg("--verify").arg(&object)).err())
}
