//! The bitcode files that the tests of reader and writer share.

use std::path::PathBuf;

/// Files in `tests/bitcode/Inputs`, as `.bc` and as what `llvm-dis` printed of that, `.ll`. `read_files` says what is in
/// them.
pub const FILES: &[&str] = &[
    "everything",
    "debug-info",
    "loops-O0",
    "loops-O2g",
    "rare-globals",
    "rare-instructions",
    "rare-debug-records",
    "older-intrinsics",
    "debug-intrinsics",
];

pub fn input(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/bitcode/Inputs").join(name);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}
