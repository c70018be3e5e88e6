//! The driver: names, messages, exit codes, the panic guard.

use super::*;
use std::collections::BTreeMap;
use std::path::Path;

fn call(args: &[&str]) -> (i32, String, String) {
    with_io(|io| run(&args.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>(), io))
}

pub(crate) fn with_io(f: impl FnOnce(&mut Io<'_>) -> i32) -> (i32, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io = Io {
        tool: "tool".to_owned(),
        stdin: &mut std::io::empty(),
        stdout: &mut out,
        stderr: &mut err,
        cwd: Path::new("."),
        env: &BTreeMap::new(),
        terminal: io::Terminal::default(),
    };
    let code = f(&mut io);
    (code, String::from_utf8_lossy(&out).into_owned(), String::from_utf8_lossy(&err).into_owned())
}

#[test]
fn names_are_unique() {
    let mut names: Vec<&str> = TOOLS.iter().flat_map(|t| t.aliases.iter().copied().chain([t.name])).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count);
}

#[test]
fn top_level_help_version_and_mistakes() {
    let (code, out, _) = call(&["/usr/bin/codewright", "--help"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("USAGE: codewright <command>"), "{out}");
    assert_eq!(call(&["codewright", "--version"]).0, 0);
    let (code, out, err) = call(&["codewright", "nonesuch"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert_eq!(err, "codewright: Unknown command 'nonesuch'.  Try: 'codewright --help'\n");
    assert_eq!(call(&["codewright"]).0, 1);
    assert_eq!(call(&[]).0, 1);
}

#[test]
fn a_panic_is_reported_and_does_not_escape() {
    let tool = Tool {
        name: "boom",
        aliases: &[],
        about: "",
        spec: None,
        run: |_, _| panic!("the {} exploded", "boiler"),
    };
    let (code, _, err) = with_io(|io| guarded(&tool, "codewright boom".into(), &["a b".into()], io));
    assert_eq!(code, EXIT_INTERNAL);
    assert!(err.starts_with("codewright boom: internal error: the boiler exploded\n"), "{err}");
    assert!(err.ends_with("  codewright boom 'a b'\n"), "{err}");
}
