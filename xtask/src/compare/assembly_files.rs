//! Assembly written by hand, or by scripts, for people's programs: the `.S` files in the crates `ring`, `openssl-src`,
//! `zstd-sys` and `blake3` that clang accepts for x86, with 32 and 64 bits. Each goes through clang's preprocessor; our
//! object must equal that of llvm-mc byte by byte.
//!
//! The crates are downloaded by cargo as `xtask/corpus/assembly` lists them. Where that is not possible, the comparison is
//! skipped with a message.

use super::programs::compare;
use super::{Agreement, Sample};
use crate::Result;
use crate::corpus;
use crate::machine::{output, release_binary, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

const CLANG: &str = "clang-22";

/// Our triple, and clang's.
const TARGETS: &[(&str, &str)] = &[("x86_64", "x86_64-linux-gnu"), ("i386", "i386-linux-gnu")];

/// Crates, and folders below them with headers that the files include.
const CRATES: &[(&str, &[&str])] = &[
    ("ring", &["include", "pregenerated"]),
    ("openssl-src", &["openssl/include", "openssl/crypto"]),
    ("zstd-sys", &[]),
    ("blake3", &[]),
];

pub fn run(sample: Sample) -> Result<Agreement> {
    let folder = target().join("objects");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let vendor = match corpus::vendor_of("xtask/corpus/assembly/Cargo.toml", folder.join("assembly")) {
        Ok(vendor) => vendor,
        Err(error) => {
            println!("x86-files: skipped, the crates cannot be downloaded: {error}");
            return Ok(Agreement::default());
        }
    };
    let tool = match std::env::var_os("CODEWRIGHT") {
        Some(program) => program.into(),
        None => release_binary()?,
    };
    let agreement = Mutex::new(Agreement::default());
    for &(name, includes) in CRATES {
        let root = vendor.join(name);
        let mut files = Vec::new();
        assembly_below(&root, &mut files)?;
        files.sort();
        for file in sample.every(4, files) {
            for &(triple, clang_triple) in TARGETS {
                let stem = file.file_stem().unwrap_or_default().to_string_lossy();
                let assembly = folder.join(format!("x86-file-{triple}-{name}-{stem}.s"));
                let accepted = preprocess(&file, &root, includes, clang_triple, &assembly)?;
                if accepted {
                    compare(&tool, triple, &assembly, &agreement)?;
                }
            }
        }
    }
    Ok(agreement.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
}

/// Files with the extension `.S`, in all folders below one. Folders of packages are a few levels deep.
fn assembly_below(folder: &Path, found: &mut Vec<PathBuf>) -> Result {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.is_dir() && !path.is_symlink() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "S") {
                found.push(path);
            }
        }
    }
    Ok(())
}

/// Writes the preprocessed file; `false` if clang does not accept it for the target, or nothing is left of it.
fn preprocess(file: &Path, root: &Path, includes: &[&str], triple: &str, to: &Path) -> Result<bool> {
    let clang = |mode: &str, to: &Path| {
        let mut clang = Command::new(CLANG);
        clang.arg(format!("--target={triple}")).args(["-w", mode]);
        for include in includes {
            clang.arg("-I").arg(root.join(include));
        }
        output(clang.arg(file).arg("-o").arg(to))
    };
    if clang("-c", &to.with_extension("clang.o")).is_err() {
        return Ok(false);
    }
    clang("-E", to)?;
    let text = fs::read(to).map_err(|error| format!("{}: {error}", to.display()))?;
    let has_code =
        text.split(|&c| c == b'\n').any(|line| !line.starts_with(b"#") && !line.trim_ascii().is_empty());
    Ok(has_code)
}
