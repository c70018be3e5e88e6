//! Our FileCheck against a table of verdicts, and the table against LLVM's FileCheck where that is installed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use tools::io::Terminal;

/// A row of the table; its form is described at its head.
#[derive(Debug, Default)]
struct Case {
    name: String,
    args: Vec<String>,
    exit: i32,
    error: String,
    check: Vec<u8>,
    input: Vec<u8>,
}

fn cases() -> Vec<Case> {
    let text = include_str!("../../tests/filetest/filecheck.cases");
    // The newline before a case belongs to the text before it.
    let text = text.strip_suffix('\n').unwrap_or(text);
    text.split("\n#### ").skip(1).map(|case| parse_case(&format!("{case}\n"))).collect()
}

fn parse_case(text: &str) -> Case {
    let (head, rest) = text.split_once("---- check\n").expect("a check text");
    let (check, input) = rest.split_once("---- input\n").expect("an input text");
    let mut lines = head.lines();
    let mut case = Case { name: lines.next().unwrap_or_default().to_owned(), ..Case::default() };
    for line in lines {
        match line.split_once(": ").unwrap_or((line.trim_end_matches(':'), "")) {
            ("arg", arg) => case.args.push(arg.to_owned()),
            ("exit", code) => case.exit = code.parse().expect("a number"),
            ("error", error) => case.error = error.to_owned(),
            other => panic!("{}: unknown line {other:?}", case.name),
        }
    }
    case.check = unescape(check);
    case.input = unescape(input);
    case
}

fn unescape(text: &str) -> Vec<u8> {
    let mut out = Vec::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, if c == '\\' { chars.next() } else { None }) {
            ('\\', Some('r')) => out.push(b'\r'),
            ('\\', Some('t')) => out.push(b'\t'),
            ('\\', Some('c')) => {
                chars.next();
            }
            ('\\', Some('x')) => {
                let digits: String = chars.by_ref().take(2).collect();
                out.push(u8::from_str_radix(&digits, 16).expect("two hexadecimal digits"));
            }
            ('\\', _) => out.push(b'\\'),
            _ => out.extend(c.to_string().as_bytes()),
        }
    }
    out
}

/// A directory with the texts of a case, and the arguments that check them.
fn prepare(case: &Case, dir: &Path) -> Vec<String> {
    std::fs::write(dir.join("check.txt"), &case.check).expect("a writable directory");
    std::fs::write(dir.join("input.txt"), &case.input).expect("a writable directory");
    let fixed = ["check.txt", "--input-file=input.txt", "--dump-input=never"];
    fixed.iter().map(|s| (*s).to_owned()).chain(case.args.iter().cloned()).collect()
}

fn temporary(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("codewright-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a writable temporary directory");
    dir
}

fn complain(case: &Case, exit: i32, stderr: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(stderr);
    let error = text.lines().next().unwrap_or_default().replace("FileCheck-22", "FileCheck");
    let expected = (case.exit, case.error.as_str());
    (expected != (exit, &error))
        .then(|| format!("{}: expected {expected:?}, got {:?}", case.name, (exit, error)))
}

#[test]
fn verdicts_are_those_of_the_table() {
    let dir = temporary("filecheck");
    let env = BTreeMap::new();
    let wrong: Vec<String> = cases()
        .iter()
        .filter_map(|case| {
            let mut args = vec!["FileCheck".to_owned()];
            args.extend(prepare(case, &dir));
            let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
            let mut io = tools::Io {
                tool: String::new(),
                stdin: &mut std::io::empty(),
                stdout: &mut stdout,
                stderr: &mut stderr,
                cwd: &dir,
                env: &env,
                terminal: Terminal::default(),
            };
            let exit = tools::run(&args, &mut io);
            complain(case, exit, &stderr)
        })
        .collect();
    std::fs::remove_dir_all(&dir).expect("the directory just made");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_table_is_what_llvm_says() {
    let oracle = "FileCheck-22";
    if Command::new(oracle).arg("--version").output().is_err() {
        println!("skipped: {oracle} is not installed");
        return;
    }
    let dir = temporary("filecheck-oracle");
    let wrong: Vec<String> = cases()
        .iter()
        .filter_map(|case| {
            let args = prepare(case, &dir);
            let output = Command::new(oracle).args(args).current_dir(&dir).output().expect("the oracle runs");
            complain(case, output.status.code().unwrap_or(-1), &output.stderr)
        })
        .collect();
    std::fs::remove_dir_all(&dir).expect("the directory just made");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
