//! Objects of real programs for x86 against LLVM's: what clang makes of zlib and Lua for 32 and 64 bits, and the assembly that
//! zstd has by hand, assembled by our tool and by llvm-mc. The files must be equal byte by byte.
//!
//! Everything is made in `target/objects` and kept: a second run only assembles.

use super::Agreement;
use crate::Result;
use crate::corpus;
use crate::machine::{output, release_binary, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const CLANG: &str = "clang-22";

/// Triples for us and for clang, and flags.
const TARGETS: &[(&str, &[&str])] = &[
    ("x86_64", &["--target=x86_64-linux-gnu", "-march=x86-64-v3"]),
    ("i386", &["--target=i386-linux-gnu", "-fPIC"]),
];

/// Name, folder or file below the vendor folder, flags and levels.
const PROGRAMS: &[(&str, &str, &[&str], &[&str])] = &[
    ("zlib", "libz-sys/src/zlib", &["-DHAVE_UNISTD_H"], &["-O0", "-O2"]),
    ("lua", "lua-src/lua-5.4.7", &["-DLUA_USE_POSIX"], &["-O2"]),
];

const BY_HAND: &str = "zstd-sys/zstd/lib/decompress/huf_decompress_amd64.S";

pub fn run() -> Result<Agreement> {
    let tool = release_binary()?;
    let folder = target().join("objects");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let vendor = corpus::vendor(&folder)?;
    let mut agreement = Agreement::default();
    for &(triple, flags) in TARGETS {
        for &(name, sources, defines, levels) in PROGRAMS {
            for source in c_files(&vendor.join(sources))? {
                for level in levels {
                    let stem = source.file_stem().unwrap_or_default().to_string_lossy();
                    let assembly = folder.join(format!("x86-{triple}-{name}-{stem}{level}.s"));
                    if !assembly.exists() {
                        let mut clang = Command::new(CLANG);
                        clang.args(flags).args(defines).args(["-w", "-S", level]).arg(&source);
                        output(clang.arg("-o").arg(&assembly))?;
                    }
                    compare(&tool, triple, &assembly, &mut agreement)?;
                }
            }
        }
    }
    let assembly = folder.join("x86-by-hand.s");
    let mut clang = Command::new(CLANG);
    clang.args(["--target=x86_64-linux-gnu", "-E"]).arg(vendor.join(BY_HAND));
    output(clang.arg("-o").arg(&assembly))?;
    compare(&tool, "x86_64", &assembly, &mut agreement)?;
    Ok(agreement)
}

fn c_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "c"));
    files.sort();
    Ok(files)
}

fn compare(tool: &Path, triple: &str, assembly: &Path, agreement: &mut Agreement) -> Result {
    let (ours, theirs) = (assembly.with_extension("ours.o"), assembly.with_extension("theirs.o"));
    let args = [format!("-triple={triple}"), "-filetype=obj".to_owned()];
    output(Command::new("llvm-mc-22").args(&args).arg(assembly).arg("-o").arg(&theirs))?;
    let made = output(Command::new(tool).arg("mc").args(&args).arg(assembly).arg("-o").arg(&ours));
    let same = made.is_ok() && fs::read(&ours).ok() == fs::read(&theirs).ok();
    if same {
        agreement.agreed += 1;
    } else {
        agreement.differences.push(format!("{}: objects differ", assembly.display()));
    }
    Ok(())
}
