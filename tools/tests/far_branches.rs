//! Branches in functions that are larger than a branch reaches.

#![cfg(feature = "target-sparc")]

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use tools::Io;
use tools::io::Terminal;

/// Instructions of one statement of assembly.
const AT_ONCE: usize = 500;

/// A function of so many times [`AT_ONCE`] instructions, with branches from its beginning to its end and back.
fn module(times: usize) -> String {
    let mut text = String::from(
        "define void @far(i64 %a, i64 %b) nounwind {
  %none = icmp eq i64 %a, 0
  br i1 %none, label %out, label %in
in:
",
    );
    for _ in 0..times {
        let _ = writeln!(text, "  call void asm sideeffect \"{}\", \"\"()", "nop\\0A".repeat(AT_ONCE));
    }
    text + "  %again = icmp slt i64 %a, %b\n  br i1 %again, label %in, label %out\nout:\n  ret void\n}\n"
}

/// Exit code and standard output of the code generator for SPARC.
fn compile(module: &str, kind: &str) -> (i32, Vec<u8>) {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), module.as_bytes());
    let args = ["codewright", "llc", "-O0", "-mtriple=sparc64-linux-gnu", kind, "-o", "-"].map(str::to_owned);
    let mut io = Io {
        tool: "tool".to_owned(),
        stdin: &mut input,
        stdout: &mut out,
        stderr: &mut err,
        cwd: Path::new("."),
        env: &BTreeMap::new(),
        terminal: Terminal::default(),
    };
    let code = tools::run(&args, &mut io);
    (code, out)
}

/// Whether the first branch of the function is around an unconditional one.
fn goes_around(module: &str) -> bool {
    let (code, text) = compile(module, "-filetype=asm");
    assert_eq!(code, 0);
    let text = String::from_utf8_lossy(&text);
    let jumps: Vec<&str> = text.lines().map(str::trim_start).filter(|line| line.starts_with('b')).collect();
    match jumps[..] {
        [first, second, ..] => first.starts_with("brnz") && second.starts_with("ba"),
        _ => false,
    }
}

/// A branch on a register reaches 128 KiB; the assembler refuses what does not reach.
#[test]
fn on_registers() {
    assert!(!goes_around(&module(4)));
    let far = module(100);
    assert!(goes_around(&far));
    let (code, object) = compile(&far, "-filetype=obj");
    assert!(code == 0 && object.len() > 200_000, "exit code {code}, {} bytes", object.len());
}
