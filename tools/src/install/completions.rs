//! `codewright completions SHELL`: what bash, zsh and fish complete, as a script to be sourced.
//!
//! The names of tools come first, then a tool's options; what follows an option that takes one of a few words are these words,
//! and files otherwise. Under LLVM's names tools complete the same options.

use super::{listed, with_options};
use crate::cl::{self, Kind, Opt, Positional, Spec, dashed};
use crate::io::Io;
use crate::{TOOLS, Tool, find};
use std::fmt::Write as _;

pub(crate) const SPEC: Spec = Spec {
    overview: "print what a shell completes, as a script: bash, zsh or fish",
    positional: Positional::required("shell"),
    ..Spec::DEFAULT
};

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let text = match matches.positionals.first().map(String::as_str) {
        Some("bash") => bash(),
        // It reads bash's.
        Some("zsh") => format!("autoload -U +X bashcompinit && bashcompinit\n{}", bash()),
        Some("fish") => fish(),
        Some(other) => {
            return io.fail(&format!("error: the shell '{other}' is not known: bash, zsh or fish"));
        }
        None => return io.fail("error: no shell is named"),
    };
    // A reader that closes the pipe has seen what it wanted.
    let _ = io.stdout.write_all(text.as_bytes());
    0
}

/// Names under which the binary is a tool.
fn names(tool: &'static Tool) -> impl Iterator<Item = &'static str> {
    std::iter::once(tool.name).chain(tool.aliases.iter().copied())
}

/// What may stand for an option: its name, or the name with each word that it takes.
fn words(opt: &Opt) -> Vec<String> {
    let name = dashed(opt.name);
    match opt.kind {
        Kind::Enum(values) => {
            let with_value = |(value, _): &(&str, &str)| match value.is_empty() {
                true => name.clone(),
                false => format!("{name}={value}"),
            };
            values.iter().map(with_value).collect()
        }
        Kind::Value | Kind::Uint | Kind::List if opt.name.len() > 1 => vec![format!("{name}=")],
        _ => vec![name],
    }
}

/// A word in single quotes.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}

/// The script for bash, with places for what the tables say.
const BASH: &str = include_str!("codewright.bash");

fn bash() -> String {
    let tools: Vec<&str> = TOOLS.iter().map(|tool| tool.name).collect();
    let mut options = String::new();
    for (tool, spec) in with_options() {
        let names: Vec<&str> = names(tool).collect();
        let words: Vec<String> = listed(spec).flat_map(words).collect();
        let _ = writeln!(options, "        {}) words={} ;;", names.join("|"), quoted(&words.join(" ")));
    }
    let mut commands = vec!["codewright"];
    commands.extend(super::links::names().filter(|name| find(name).is_some_and(|tool| tool.spec.is_some())));
    BASH.replace("@TOOLS@", &tools.join(" "))
        .replace("@OPTIONS@", options.trim_end())
        .replace("@COMMANDS@", &commands.join(" "))
}

fn fish() -> String {
    let mut text = String::from("# Completions of codewright for fish.\n");
    for tool in TOOLS {
        let _ = writeln!(
            text,
            "complete -c codewright -n __fish_use_subcommand -a {} -d {}",
            tool.name,
            quoted(tool.about)
        );
    }
    for (tool, spec) in with_options() {
        let condition =
            quoted(&format!("__fish_seen_subcommand_from {}", names(tool).collect::<Vec<_>>().join(" ")));
        for opt in listed(spec) {
            let kind = if opt.name.len() == 1 { 's' } else { 'o' };
            let _ = write!(text, "complete -c codewright -n {condition} -{kind} {}", quoted(opt.name));
            match opt.kind {
                Kind::Enum(values) => {
                    let values: Vec<&str> = values.iter().map(|value| value.0).collect();
                    let _ = write!(text, " -x -a {}", quoted(&values.join(" ")));
                }
                Kind::Value | Kind::List | Kind::Prefix => text.push_str(" -r"),
                Kind::Uint => text.push_str(" -x"),
                Kind::Flag | Kind::Action | Kind::Alias(_) => {}
            }
            let _ = writeln!(text, " -d {}", quoted(opt.help));
        }
    }
    text
}
