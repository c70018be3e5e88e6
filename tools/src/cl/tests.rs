//! Syntax, values and messages. The expected messages are those of LLVM 22's tools.

use super::*;
use crate::tests::with_io;

const SPEC: Spec = Spec {
    overview: "a tool",
    positional: Positional::optional("input file"),
    options: &[
        Opt::value("o", "filename", "Override output filename"),
        Opt::flag("f", "Force"),
        Opt::flag("disable-output", "Disable output"),
        Opt::list("check-prefixes", "prefixes", "Prefixes"),
        Opt::alias("check-prefix", "check-prefixes"),
        Opt::prefix("I", "directory", "Include directory").group("Paths"),
        Opt::choice("mode", &[("fast", "Be quick"), ("slow", "Be thorough")], "How to go about it"),
        Opt::uint("count", "How many").hidden(),
        Opt::action("print-records", "Print"),
    ],
    ..Spec::DEFAULT
};

fn parsed(args: &[&str]) -> Matches {
    let mut matches = None;
    let args: Vec<String> = args.iter().map(|s| (*s).to_owned()).collect();
    let (code, _, err) = with_io(|io| match parse(&SPEC, &args, io) {
        Ok(m) => {
            matches = Some(m);
            0
        }
        Err(code) => code,
    });
    matches.unwrap_or_else(|| panic!("exit {code}: {err}"))
}

fn printed(args: &[&str]) -> (i32, String, String) {
    let args: Vec<String> = args.iter().map(|s| (*s).to_owned()).collect();
    with_io(|io| parse(&SPEC, &args, io).err().unwrap_or(-1))
}

#[test]
fn spellings_of_one_option() {
    for args in [&["-o=x"][..], &["--o=x"], &["-o", "x"], &["--o", "x"], &["-o", "y", "-o", "x"]] {
        assert_eq!(parsed(args).value("o"), Some("x"), "{args:?}");
    }
    assert_eq!(parsed(&["-o", "-"]).value("o"), Some("-"));
    assert_eq!(parsed(&["-o="]).value("o"), Some(""));
}

#[test]
fn flags() {
    for (args, want) in [
        (&["-f"][..], Some(true)),
        (&["--f=1"], Some(true)),
        (&["-f=TRUE"], Some(true)),
        (&["-f=0"], Some(false)),
        (&["-f", "-f=false"], Some(false)),
        (&[], None),
    ] {
        assert_eq!(parsed(args).flag_if_given("f"), want, "{args:?}");
    }
}

#[test]
fn lists_prefixes_and_aliases_keep_their_order() {
    let m = parsed(&["--check-prefix=A,B", "-Ix", "-check-prefixes", "C", "-I", "y", "-I=z"]);
    assert_eq!(m.list("check-prefixes").collect::<Vec<_>>(), ["A", "B", "C"]);
    assert_eq!(m.list("I").collect::<Vec<_>>(), ["x", "y", "z"]);
    let order: Vec<_> = m.occurrences.iter().map(|o| o.name).collect();
    assert_eq!(order, ["check-prefixes", "check-prefixes", "I", "check-prefixes", "I", "I"]);
}

#[test]
fn positionals() {
    assert_eq!(parsed(&[]).input(), "-");
    assert_eq!(parsed(&["-"]).input(), "-");
    assert_eq!(parsed(&["--", "-f"]).input(), "-f");
    assert_eq!(
        printed(&["a", "b"]).2,
        "tool: Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: tool --help\n"
    );
}

#[test]
fn numbers() {
    assert_eq!(parsed(&["-count=0x10"]).uint("count"), Some(16));
    assert_eq!(
        printed(&["-count=xx"]).2,
        "tool: for the --count option: 'xx' value invalid for uint argument!\n"
    );
    assert_eq!(printed(&["-count=-1"]).0, 1);
    assert_eq!(printed(&["-count=+1"]).0, 1);
}

#[test]
fn mistakes_are_told_in_the_usual_words() {
    for (args, want) in [
        (
            &["--disable-outptu=3"][..],
            "tool: Unknown command line argument '--disable-outptu=3'.  Try: 'tool --help'\n\
             tool: Did you mean '--disable-output=3'?\n",
        ),
        (
            &["-vers"],
            "tool: Unknown command line argument '-vers'.  Try: 'tool --help'\ntool: Did you mean '--version'?\n",
        ),
        (&["--zzzzzzz"], "tool: Unknown command line argument '--zzzzzzz'.  Try: 'tool --help'\n"),
        (
            &["-f=maybe"],
            "tool: for the -f option: 'maybe' is invalid value for boolean argument! Try 0 or 1\n",
        ),
        (&["-o"], "tool: for the -o option: requires a value!\n"),
        (&["--mode=foo"], "tool: for the --mode option: Cannot find option named 'foo'!\n"),
        (&["--help=x"], "tool: for the --help option: does not allow a value! 'x' specified.\n"),
        (&["@nonesuch"], "tool: @nonesuch: error: Could not open input file: No such file or directory\n"),
    ] {
        let (code, out, err) = printed(args);
        assert_eq!((code, out.as_str(), err.as_str()), (1, "", want), "{args:?}");
    }
    assert_eq!(printed(&["-x1", "-x2"]).2.lines().count(), 2, "every mistake is reported");
}

#[test]
fn help_is_grouped_and_hides_what_is_hidden() {
    let (code, out, err) = printed(&["--help"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(
        out,
        "\
OVERVIEW: a tool

USAGE: tool [options] <input file>

OPTIONS:

General Options:

  -o <filename>     - Override output filename
  -f                - Force
  --disable-output  - Disable output
  --check-prefixes=<prefixes>,...
                    - Prefixes
  --mode=<value>    - How to go about it
    =fast           -   Be quick
    =slow           -   Be thorough
  --print-records   - Print

Paths:

  -I <directory>    - Include directory

Generic Options:

  --help            - Display available options (--help-hidden for more)
  --help-list       - Display list of available options (--help-list-hidden for more)
  --version         - Display the version of this program
"
    );
    assert!(printed(&["--help-hidden"]).1.contains("--count"));
    let list = printed(&["--help-list"]).1;
    assert!(!list.contains("Paths:") && list.contains("--mode"), "{list}");
}

#[test]
fn response_files() {
    let file = std::env::temp_dir().join(format!("codewright-cl-{}.rsp", std::process::id()));
    std::fs::write(&file, "-o 'a b'\n-f=0 in.ll").expect("a writable temporary directory");
    let m = parsed(&[&format!("@{}", file.display())]);
    assert_eq!((m.value("o"), m.flag_if_given("f"), m.input()), (Some("a b"), Some(false), "in.ll"));
    std::fs::write(&file, format!("@{}", file.display())).expect("a writable temporary directory");
    let (code, _, err) = printed(&[&format!("@{}", file.display())]);
    assert!(code == 1 && err.contains("nested"), "{err}");
    std::fs::remove_file(&file).expect("the file just written");
}
