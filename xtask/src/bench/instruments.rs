//! What dumps, drawings and explanations cost while nobody asks for them: the binary as it is against one that is built
//! without them (feature `instruments` of the tools), on the same inputs.
//!
//! The second binary is made in a target directory of its own, which takes as long as a release build does. For a finer
//! measure than time: `perf stat -e instructions:u` with either.

use super::{Peer, Row, corpus};
use crate::Result;
use crate::machine::{cargo, output, target};
use std::path::{Path, PathBuf};

/// Features of the binary that is compared with: all targets, nothing else.
const FEATURES: &str = "target-f2003,target-riscv,target-x86";

const INPUTS: &[&str] =
    &["lua-lvm.O2.bc", "zlib-deflate.O2.bc", "bzip2-blocksort.O2.bc", "rust-regex_syntax.debug.bc"];

pub fn rows() -> Result<Vec<Row>> {
    let plain = plain_binary()?;
    let levels = |input: &&str| ["-O0", "-O2"].map(|level| row(&plain, &corpus(input), level));
    Ok(INPUTS.iter().flat_map(levels).collect())
}

fn plain_binary() -> Result<PathBuf> {
    let folder = target().join("plain");
    let mut build = cargo();
    build.env("CARGO_TARGET_DIR", &folder).args(["build", "--quiet", "--release", "-p", "codewright-tools"]);
    output(build.args(["--no-default-features", "--features", FEATURES]))?;
    Ok(folder.join("release/codewright"))
}

fn row(plain: &Path, input: &Path, level: &str) -> Row {
    let words = ["llc", "-filetype=null", "-threads=1", level].map(str::to_owned);
    let ours: Vec<String> = words.into_iter().chain([input.to_string_lossy().into_owned()]).collect();
    let name = input.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let peer = std::iter::once(plain.to_string_lossy().into_owned()).chain(ours.iter().cloned());
    Row {
        name: format!("{name} {level}"),
        peer: Peer::Other(peer.collect()),
        ours,
        inputs: vec![input.to_owned()],
        max_cpu: 1.02,
        max_memory: 1.02,
    }
}
