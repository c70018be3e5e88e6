//! Matching a long text: plain lines, regular expressions with variables, labels.

use super::{Peer, Row};
use crate::machine::target;
use std::path::Path;

/// Lines of the input.
const LINES: usize = 200_000;

/// A kind of check file: its name, and the directive for a line of the input, if it has one.
type Work = (&'static str, fn(usize) -> Option<String>);

const WORK: &[Work] = &[
    ("plain", |i| i.is_multiple_of(50).then(|| format!("CHECK: value{i} ="))),
    ("next", |i| i.is_multiple_of(2).then(|| format!("CHECK: value{i} =\nCHECK-NEXT: value{} =", i + 1))),
    ("regex", |i| {
        i.is_multiple_of(100)
            .then(|| format!("CHECK: [[V:value{i}]] = add {{{{[a-z0-9]+}}}} [[N:[0-9]+]],{{{{.*$}}}}"))
    }),
    ("label", |i| i.is_multiple_of(1000).then(|| format!("CHECK-LABEL: value{i} =\nCHECK-NOT: sub"))),
];

pub fn rows() -> Vec<Row> {
    let folder = target().join("bench");
    // Rows whose inputs could not be written are skipped because these do not exist.
    let _ = std::fs::create_dir_all(&folder);
    let input = folder.join("filecheck.txt");
    let _ = std::fs::write(
        &input,
        text(|i, out| out.push_str(&format!("value{i} = add i32 {}, value{}\n", i * 7, i / 2))),
    );
    WORK.iter().map(|work| row(work, &folder, &input)).collect()
}

fn row((name, directive): &Work, folder: &Path, input: &Path) -> Row {
    let check = folder.join(format!("filecheck-{name}.check"));
    let _ = std::fs::write(&check, text(|i, out| out.extend(directive(i).map(|line| line + "\n"))));
    let words = |program: &[&str]| {
        let files = [check.to_string_lossy().into_owned(), format!("--input-file={}", input.display())];
        program.iter().map(|w| (*w).to_owned()).chain(files).collect()
    };
    Row {
        name: name.to_string(),
        ours: words(&["filecheck"]),
        peer: Peer::Other(words(&["FileCheck-22"])),
        inputs: vec![check.clone(), input.to_owned()],
        max_cpu: 1.2,
        max_memory: 1.5,
    }
}

fn text(line: impl Fn(usize, &mut String)) -> String {
    let mut out = String::new();
    (0..LINES).for_each(|i| line(i, &mut out));
    out
}
