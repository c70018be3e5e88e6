//! `codewright filecheck`: matches a text against the CHECK lines of another; takes FileCheck's options.

use crate::cl::{self, Matches, Opt, Positional, Spec};
use crate::io::{Io, reason};
use filetest::filecheck::{Options, check};

pub(crate) const SPEC: Spec = Spec {
    overview: "Checks a text against the CHECK lines of a file",
    positional: Positional::optional("check-file"),
    options: &[
        Opt::value("input-file", "filename", "File to check (default: standard input)"),
        Opt::list("check-prefix", "prefix", "Prefix of the lines that say what to look for (default: CHECK)"),
        Opt::alias("check-prefixes", "check-prefix"),
        Opt::list("comment-prefixes", "prefix", "Prefixes of comments (default: COM,RUN)"),
        Opt::prefix("D", "VAR=VALUE", "Define a variable; #VAR=EXPR for a numeric one"),
        Opt::prefix("implicit-check-not", "pattern", "Nothing between the matches may match this pattern"),
        Opt::flag("match-full-lines", "Matches must cover whole lines"),
        Opt::flag("strict-whitespace", "Do not treat all horizontal white space as equal"),
        Opt::flag("ignore-case", "Ignore the case of letters"),
        Opt::flag("allow-empty", "Allow the input to be empty"),
        Opt::flag("allow-unused-prefixes", "Allow prefixes that do not occur"),
        Opt::flag("allow-deprecated-dag-overlap", "Allow the matches of a group of -DAG lines to overlap"),
        Opt::flag("enable-var-scope", "Forget variables at each -LABEL, but those whose names start with $"),
        Opt::choice(
            "dump-input",
            &[
                ("help", "Explain the dump"),
                ("always", "Same as fail"),
                ("fail", "Show the input around what failed"),
                ("never", "Do not show the input"),
            ],
            "Whether to show the input (default: fail)",
        ),
        Opt::uint("dump-input-context", "Lines of input to show around what failed (default: 5)"),
        Opt::value("dump-input-filter", "kind", "Accepted for compatibility; only errors are shown").hidden(),
        Opt::flag("color", "Accepted for compatibility").hidden(),
        Opt::flag("v", "Also print what matched, and where"),
        Opt::flag("vv", "Same as -v"),
    ],
    footer: "Further options are taken from the environment variable FILECHECK_OPTS.",
    ..Spec::DEFAULT
};

/// Exit codes: 0 matched, 1 did not, 2 the check file or an option is wrong.
pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let mut all: Vec<String> = io
        .env
        .get("FILECHECK_OPTS")
        .into_iter()
        .flat_map(|s| s.split_whitespace())
        .map(str::to_owned)
        .collect();
    all.extend_from_slice(args);
    let matches = match cl::parse(&SPEC, &all, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    if matches.value("dump-input") == Some("help") {
        return print(
            io,
            0,
            "The dump shows lines of the input with their numbers; under a line, what failed there.\n",
        );
    }
    let Some(check_name) = matches.positionals.first() else {
        return print(io, 2, "<check-file> not specified\n");
    };
    if let Some(define) = matches.list("D").find(|define| !define.contains('=')) {
        return print(io, 2, &format!("Missing equal sign in command-line definition '-D{define}'\n"));
    }
    let check_text = match std::fs::read(io.resolve(check_name)) {
        Ok(text) => text,
        Err(e) => {
            return print(io, 2, &format!("Could not open check file '{check_name}': {}\n", reason(&e)));
        }
    };
    let input_file = matches.value("input-file").unwrap_or("-");
    let input = match io.read_input(input_file) {
        Ok(input) => input,
        Err(message) => return print(io, 2, &format!("Could not open input file {message}\n")),
    };
    let input_name = if input_file == "-" { "<stdin>" } else { input_file };
    let outcome = check(&options(&matches), (check_name, &check_text), (input_name, &input));
    // A closed standard error leaves nobody to tell.
    let _ = io.stderr.write_all(&outcome.text);
    outcome.exit
}

fn options(matches: &Matches) -> Options {
    let list = |name| matches.list(name).map(str::to_owned).collect::<Vec<_>>();
    Options {
        check_prefixes: list("check-prefix"),
        comment_prefixes: Some(list("comment-prefixes")).filter(|list| !list.is_empty()),
        implicit_check_not: list("implicit-check-not"),
        defines: list("D"),
        match_full_lines: matches.flag("match-full-lines"),
        strict_whitespace: matches.flag("strict-whitespace"),
        ignore_case: matches.flag("ignore-case"),
        allow_empty: matches.flag("allow-empty"),
        allow_unused_prefixes: matches.flag("allow-unused-prefixes"),
        allow_deprecated_dag_overlap: matches.flag("allow-deprecated-dag-overlap"),
        enable_var_scope: matches.flag("enable-var-scope"),
        verbose: matches.flag("v") || matches.flag("vv"),
        dump_input: matches.value("dump-input") != Some("never"),
        dump_input_context: matches.uint("dump-input-context").map_or(5, |n| n as usize),
    }
}

fn print(io: &mut Io<'_>, code: i32, text: &str) -> i32 {
    let stream: &mut dyn std::io::Write = if code == 0 { io.stdout } else { io.stderr };
    // A closed stream leaves nobody to tell.
    let _ = stream.write_all(text.as_bytes());
    code
}
