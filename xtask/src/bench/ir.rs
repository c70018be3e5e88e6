//! Reading, verifying, parsing and printing LLVM IR, on SQLite.

use super::{Peer, Row, corpus};
use std::path::Path;

/// One kind of work: its name, our command, the peer's, the goals for CPU time and memory. `IN` is the input.
type Work = (&'static str, &'static [&'static str], &'static [&'static str], f64, f64);

/// Work on bitcode.
const BITCODE: &[Work] = &[
    (
        "read",
        &["opt", "-passes=", "-disable-output", "-disable-verify", "IN"],
        &["opt-22", "-passes=", "-disable-output", "-disable-verify", "IN"],
        0.3,
        0.5,
    ),
    ("read+verify", &["verify", "IN"], &["opt-22", "-passes=verify", "-disable-output", "IN"], 0.4, 0.5),
    ("print", &["dis", "IN", "-o", "/dev/null"], &["llvm-dis-22", "IN", "-o", "/dev/null"], 0.4, 0.5),
];

/// Work on text.
const TEXT: &[Work] =
    &[("parse", &["as", "--disable-output", "IN"], &["llvm-as-22", "--disable-output", "IN"], 0.4, 0.5)];

const INPUTS: &[&str] = &["sqlite3.O0", "sqlite3.O2", "sqlite3.O2g"];

pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for input in INPUTS {
        for (works, extension) in [(BITCODE, "bc"), (TEXT, "ll")] {
            let file = corpus(&format!("{input}.{extension}"));
            rows.extend(works.iter().map(|work| row(work, input, &file)));
        }
    }
    let empty = corpus("empty.bc");
    let start_up: Work =
        ("start-up", &["verify", "IN"], &["opt-22", "-passes=verify", "-disable-output", "IN"], 0.2, 0.2);
    rows.push(row(&start_up, "empty", &empty));
    rows
}

fn row((name, ours, peer, max_cpu, max_memory): &Work, input: &str, file: &Path) -> Row {
    let fill = |words: &[&str]| -> Vec<String> {
        words
            .iter()
            .map(|w| if *w == "IN" { file.to_string_lossy().into_owned() } else { (*w).to_owned() })
            .collect()
    };
    Row {
        name: format!("{name} {input}"),
        ours: fill(ours),
        peer: Peer::Other(fill(peer)),
        inputs: vec![file.to_owned()],
        max_cpu: *max_cpu,
        max_memory: *max_memory,
    }
}
