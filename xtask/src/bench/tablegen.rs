//! Evaluating TableGen: the largest files that an LLVM development package installs.

use super::Row;
use std::path::Path;

/// Where Debian's package puts LLVM's headers and `.td` files.
const INCLUDE: &str = "/usr/lib/llvm-22/include";

/// File below [`INCLUDE`], action, goals for CPU time and memory.
const WORK: &[(&str, &str, f64, f64)] = &[
    ("llvm/IR/Intrinsics.td", "-print-records", 0.5, 0.7),
    ("llvm/IR/Intrinsics.td", "-dump-json", 0.5, 0.2),
    ("llvm/IR/Intrinsics.td", "-null-backend", 0.5, 0.7),
];

pub fn rows() -> Vec<Row> {
    WORK.iter()
        .map(|(file, action, max_cpu, max_memory)| {
            let input = Path::new(INCLUDE).join(file);
            let words = |program: &str| {
                let path = input.to_string_lossy().into_owned();
                vec![program.to_owned(), (*action).to_owned(), "-I".into(), INCLUDE.into(), path]
            };
            let stem = input.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
            Row {
                name: format!("{} {stem}", action.trim_start_matches('-')),
                ours: words("tblgen"),
                peer: words("llvm-tblgen-22"),
                inputs: vec![input],
                max_cpu: *max_cpu,
                max_memory: *max_memory,
            }
        })
        .collect()
}
