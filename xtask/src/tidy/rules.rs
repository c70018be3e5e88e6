//! Rules about one file at a time.

use super::{File, Finding};

/// Characters in a line of Rust, at most. rustfmt keeps code shorter; this is about prose, and about what rustfmt gives
/// up on.
const MAX_COLUMNS: usize = 130;
/// Wider files: path and why.
const WIDE_FILES: &[(&str, &str)] = &[
    ("xtask/src/idioms/code.rs", "templates of IR functions, one a line"),
    ("xtask/src/idioms/floats.rs", "templates of IR functions, one a line"),
    ("xtask/src/idioms/integers.rs", "templates of IR functions, one a line"),
    ("xtask/src/idioms/scalars.rs", "templates of IR functions, one a line"),
    ("xtask/src/idioms/shuffles.rs", "templates of IR functions, one a line"),
    ("crates/ir/src/intrinsics/table.rs", "one row is one line"),
    ("crates/ir/src/metadata/schema.rs", "the pattern of a macro cannot be broken"),
    ("xtask/src/compare/real/sql.rs", "a statement of SQL is one line"),
    ("xtask/src/compare/cases/calls.rs", "one row is one line"),
    ("xtask/src/compare/cases/control.rs", "text of IR with values in it"),
    ("xtask/src/compare/cases/floats.rs", "text of IR with values in it"),
    ("xtask/src/compare/cases/integers.rs", "text of IR with values in it"),
    ("xtask/src/compare/cases/memory.rs", "text of IR with values in it"),
    ("xtask/src/compare/cases/vectors.rs", "text of IR with values in it"),
];

/// Lines in a file, at most.
const MAX_LINES: usize = 1500;

/// Longer files: path and why it is one thing.
const LONG_FILES: &[(&str, &str)] = &[];

/// Shared crates may name machines in these files: path and why.
const TARGET_NAMES_ALLOWED: &[(&str, &str)] = &[
    ("objfile", "numbers of machines and relocations, and their names, are facts of formats"),
    ("triple", "a triple's words are facts of a format"),
    ("data_layout", "layout strings are facts of a format"),
    ("target_ext", "target extension types are named after their targets in the format"),
    ("target_names", "name spaces of intrinsics are facts of a format"),
    ("jit/src/machine/", "code in memory is for the machine that this is compiled for"),
    ("jit/src/host/", "the same"),
    ("codewright/src/registry.rs", "targets are features, and named where they are opened"),
    ("calling_conv", "calling conventions are named after their targets in the format"),
];

/// Names that a shared crate would compare a target with.
const TARGET_NAMES: &[&str] = &[
    "x86", "x86_64", "i386", "riscv", "riscv32", "riscv64", "aarch64", "arm", "powerpc", "mips", "sparc",
    "f2003",
];

/// Words that must not be in code: what to look for, and what is wrong with it. Split so that this file passes.
const FORBIDDEN: &[(&str, &str, &str)] = &[
    ("todo", "!(", "an unfinished place is not done: report it to the user or write it"),
    ("unimplemented", "!(", "an unfinished place is not done: report it to the user or write it"),
    ("dbg", "!(", "left from debugging"),
    ("#[igno", "re", "assert today's behaviour instead of ignoring a test"),
];

/// The std maps, whose order is random: only the module that wraps them may name them.
const STD_MAPS: &[&str] = &["HashMap", "HashSet"];
const HASH_MODULE: &str = "crates/support/src/hash.rs";

pub fn check(file: &File) -> Vec<Finding> {
    if !file.path.ends_with(".rs") {
        return Vec::new();
    }
    let mut findings = Vec::new();
    if !file.text.starts_with("//!") {
        findings.push(Finding::new(&file.path, "does not open with `//!` and what it is for"));
    }
    let lines = file.text.lines().count();
    if lines > MAX_LINES && !LONG_FILES.iter().any(|(path, _)| *path == file.path) {
        findings.push(Finding::new(&file.path, format!("{lines} lines: which two things does it contain?")));
    }
    for (i, line) in file.text.lines().enumerate() {
        for message in line_findings(&file.path, line) {
            findings.push(Finding::new(format!("{}:{}", file.path, i + 1), message));
        }
    }
    findings
}

fn line_findings(path: &str, line: &str) -> Vec<String> {
    let mut messages = Vec::new();
    let columns = line.chars().count();
    // A row of a Markdown table cannot be broken.
    let is_table = ["//! |", "/// |"].iter().any(|start| line.trim_start().starts_with(start));
    if columns > MAX_COLUMNS && !is_table && !WIDE_FILES.iter().any(|(wide, _)| *wide == path) {
        messages.push(format!("{columns} columns"));
    }
    let code = line.split("//").next().unwrap_or(line);
    for (head, tail, message) in FORBIDDEN {
        if code.contains(&format!("{head}{tail}")) {
            messages.push(format!("{head}{tail}: {message}"));
        }
    }
    if path != HASH_MODULE && STD_MAPS.iter().any(|map| code.contains(&format!("collections::{map}"))) {
        messages.push("std's maps are seeded at random; use support::hash, or a sorted map".to_owned());
    }
    if decides_by_target(path, code) {
        messages.push("a shared crate names a target: which fact is missing from a table?".to_owned());
    }
    messages
}

fn decides_by_target(path: &str, code: &str) -> bool {
    let is_shared = path.starts_with("crates/") && path.contains("/src/") && !path.contains("/tests");
    let is_allowed = TARGET_NAMES_ALLOWED.iter().any(|(part, _)| path.contains(part));
    is_shared
        && !is_allowed
        && (code.contains("Arch::") || TARGET_NAMES.iter().any(|name| code.contains(&format!("\"{name}\""))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(path: &str, text: &str) -> Vec<String> {
        let file = File { path: path.to_owned(), text: text.to_owned() };
        check(&file).into_iter().map(|f| format!("{}: {}", f.place, f.message)).collect()
    }

    #[test]
    fn each_rule_finds_its_breach() {
        for (path, text) in [
            ("crates/ir/src/a.rs", "fn f() {}\n".to_owned()),
            ("crates/ir/src/a.rs", format!("//! A.\n{}", "\n".repeat(MAX_LINES))),
            ("crates/ir/src/a.rs", format!("//! A.\n// {}\n", "x".repeat(MAX_COLUMNS))),
            ("crates/ir/src/a.rs", "//! A.\nfn f() { todo".to_owned() + "!() }\n"),
            ("crates/ir/src/a.rs", "//! A.\nuse std::collections::HashMap".to_owned() + ";\n"),
            ("crates/ir/src/a.rs", "//! A.\nfn f(x: &str) -> bool { x == \"riscv64\" }\n".to_owned()),
        ] {
            assert_eq!(messages(path, &text).len(), 1, "{text:.60}: {:?}", messages(path, &text));
        }
    }

    #[test]
    fn what_is_fine_is_not_found() {
        let text =
            "//! A.\n// todo".to_owned() + "!() in a comment\nfn f(x: &str) -> bool { x == \"riscv64\" }\n";
        assert_eq!(messages("targets/riscv/src/a.rs", &text), [""; 0]);
        assert_eq!(messages("crates/ir/src/triple.rs", &text), [""; 0]);
        assert_eq!(messages("README.md", "anything"), [""; 0]);
    }
}
