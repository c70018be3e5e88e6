//! The LLVM style of diagnostics against what LLVM's tools print, byte for byte. Each case is skipped with a message where
//! the tool is not installed.

use std::io::ErrorKind;
use std::process::Command;
use support::diag::Diagnostic;
use support::diag::render::{Renderer, Style};
use support::source::{SourceMap, Span};

/// A tool, its arguments, and whether it puts its name before the position.
type Tool = (&'static str, &'static [&'static str], bool);

const AS: Tool = ("llvm-as-22", &["-o", "-"], true);
const TBLGEN: Tool = ("llvm-tblgen-22", &["-print-records"], false);
const MC: Tool = ("llvm-mc-22", &["-triple=x86_64", "-o", "-"], false);

const CASES: &[(Tool, &[u8])] = &[
    (AS, b"define i32 @f(i32 %a) {\n\t%x = add i32\t%a, %nope\n  ret i32 %x\n}\n"),
    (AS, b"define i32 @f() {\r\n  ret i32 foo\r\n}\r\n"),
    (AS, b"define i32 @f() {\n  ret i32 1"),
    (AS, b"define"),
    (AS, b"define i32 @f() {\n  ret i32 1, \xc3\xa9 x\n}\n"),
    (AS, b"\t\t\t@"),
    (TBLGEN, b"class A<int x> { int y = x; }\ndef B : A<\"a\">;\n"),
    (TBLGEN, b"def X {\n int a = 1;\n\tlet b = 2"),
    (TBLGEN, b"class A;\r\n\tdef\tB\t:\tC;\r\n"),
    (TBLGEN, b"def x {"),
    (MC, b" addq $99999999999999, (%rax,%rbx,3)\n"),
    (MC, b".if 1\n"),
];

#[test]
fn same_text_as_llvm() {
    for &((tool, args, names_tool), text) in CASES {
        let mut file = tempfile::NamedTempFile::new().expect("temporary file");
        std::io::Write::write_all(&mut file, text).expect("temporary file");
        let path = file.path().to_str().expect("the path is text");
        let output = match Command::new(tool).args(args).arg(path).output() {
            Ok(output) => output,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                eprintln!("skipped: {tool} is not installed");
                continue;
            }
            Err(error) => panic!("{tool}: {error}"),
        };
        let expected = String::from_utf8_lossy(&output.stderr);
        let first = expected.lines().next().unwrap_or_default();
        let (position, message) =
            first.split_once(": error: ").unwrap_or_else(|| panic!("{tool}: {expected}"));
        let mut numbers = position.rsplit(':').map(|n| n.parse::<usize>().expect("a position"));
        let (column, line) = (numbers.next().expect("a column"), numbers.next().expect("a line"));

        let line_start: usize = text.split_inclusive(|&b| b == b'\n').take(line - 1).map(<[u8]>::len).sum();
        let offset = (line_start + column - 1) as u32;
        let mut sources = SourceMap::new();
        let id = sources.add(path, text, None).expect("small");
        let renderer = Renderer { tool: names_tool.then(|| tool.into()), ..Renderer::new(Style::Llvm) };
        let ours = renderer.render(&sources, &Diagnostic::error(Span::new(id, offset, offset), message));
        let theirs: String = expected.split_inclusive('\n').take(ours.lines().count()).collect();
        assert_eq!(ours, theirs);
    }
}
