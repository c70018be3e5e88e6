//! The programs of this folder as they are run: each with an input, and what it prints for it.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::io::Write;
use std::process::{Command, Stdio};

/// What a program prints for arguments and an input.
fn printed(program: &str, arguments: &[&str], input: &str) -> String {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A program that needs no input may have ended before it gets one.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{program} {arguments:?}: {}", output.status);
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn kaleidoscope_answers_lines() {
    let input = "def fib(n) if n < 2 then n else fib(n - 1) + fib(n - 2)\nfib(20)\nnothing(1)\n";
    let wanted = "= 6765\nerror: unknown function 'nothing'\n";
    assert_eq!(printed(env!("CARGO_BIN_EXE_kaleidoscope"), &[], input), wanted);
}

#[test]
fn brainfuck_runs_a_file() {
    let path = std::env::temp_dir().join(format!("codewright-echo-{}.bf", std::process::id()));
    std::fs::write(&path, ",[.,]").expect("the program can be written");
    let name = path.to_str().expect("a path of text");
    let echoed = printed(env!("CARGO_BIN_EXE_brainfuck"), &[name], "echo");
    std::fs::remove_file(&path).expect("it is ours");
    assert_eq!(echoed, "echo");
}

#[test]
fn columns_prints_a_value_for_each_row() {
    let table = "price amount\n2 3\n0.5 5\n";
    assert_eq!(printed(env!("CARGO_BIN_EXE_columns"), &["price * amount"], table), "6\n2.5\n");
}

#[test]
fn regex_prints_lines_that_match() {
    let text = "12\nx\n3.25\n4.\n";
    assert_eq!(printed(env!("CARGO_BIN_EXE_regex"), &["[0-9]+(\\.[0-9]+)?"], text), "12\n3.25\n");
}

#[test]
fn small_functions_are_timed() {
    let microseconds: f64 =
        printed(env!("CARGO_BIN_EXE_small-functions"), &["10"], "").trim().parse().expect("a number");
    assert!(microseconds > 0.0, "{microseconds}");
}
