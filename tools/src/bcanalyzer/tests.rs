//! Files of our own writer, analyzed.

use crate::tests::with_io;
use bitcode::write::{WriteOptions, write_module};
use ir::metadata::{MdKind, NamedMetadata};
use ir::{GlobalData, GlobalKind, Module, Type};

/// A module with a named tuple of one string, and a global.
fn sample() -> Vec<u8> {
    let mut module = Module::new("m.c");
    let text = module.metadata.string(b"a\tb");
    let node = module.metadata.intern_node(MdKind::Tuple, &[text.to_word(), u32::MAX]);
    module.named_metadata.push(NamedMetadata { name: b"list"[..].into(), operands: vec![node] });
    module.add_global(GlobalData::new(b"g", Type::I32, Type::PTR, GlobalKind::Variable(Box::default())));
    write_module(&module, &WriteOptions::default()).unwrap()
}

fn analyze(bytes: &[u8], args: &[&str]) -> (i32, String, String) {
    let args: Vec<String> = args.iter().map(|&a| a.to_owned()).collect();
    with_io(|io| {
        let mut input = bytes;
        let mut io = crate::Io { stdin: &mut input, tool: "bcanalyzer".into(), ..reborrow(io) };
        super::run(&args, &mut io)
    })
}

fn reborrow<'b>(io: &'b mut crate::Io<'_>) -> crate::Io<'b> {
    crate::Io {
        tool: String::new(),
        stdin: io.stdin,
        stdout: io.stdout,
        stderr: io.stderr,
        cwd: io.cwd,
        env: io.env,
        terminal: io.terminal,
    }
}

#[test]
fn dump_shows_blocks_records_strings_and_counts() {
    let (code, out, err) = analyze(&sample(), &["-dump"]);
    assert_eq!((code, err.as_str()), (0, ""));
    for line in [
        "  <BLOCKINFO_BLOCK/>",
        "  <SOURCE_FILENAME abbrevid=5 op0=109 op1=46 op2=99/> record string = 'm.c'",
        "    <STRINGS abbrevid=4 op0=1 op1=4/> num-strings = 1 {",
        "      'a\\tb'",
        "    <NODE op0=1 op1=0/>",
        "    <NAMED_NODE op0=1/>",
        "  <BLOB abbrevid=4/> blob data = 'g'",
        "  # Toplevel Blocks: 3",
        "  Block ID #0 (BLOCKINFO_BLOCK):",
        "        Num Records: 4",
        "\t\t      1        43            100.00  BLOB",
    ] {
        assert!(out.lines().any(|l| l == line), "no line {line:?} in:\n{out}");
    }
}

#[test]
fn without_dump_there_are_only_counts() {
    let (code, out, _) = analyze(&sample(), &["-disable-histogram"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("Summary of <stdin>:\n         Total size: "), "{out}");
    assert!(!out.contains("STRINGS") && !out.contains("<MODULE_BLOCK"), "{out}");
}

#[test]
fn damaged_files_are_errors() {
    let bytes = sample();
    assert_eq!(analyze(b"BC", &[]).0, 1);
    for end in (4..bytes.len() - 4).step_by(4) {
        let (code, _, err) = analyze(&bytes[..end], &["-dump"]);
        // A file may end after any top-level block.
        assert!(code == 1 && !err.is_empty() || code == 0, "cut at {end}");
    }
}
