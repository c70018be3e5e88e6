//! `codewright man`: manual pages in the macros of man(7), one of the binary as a whole and one of each tool.
//!
//! `codewright man llc | man -l -` shows one; with `-o` all are written to a folder, under names by which `man codewright-llc`
//! finds them.

use super::{listed, with_options};
use crate::cl::{self, Kind, Opt, Positional, Spec, label};
use crate::io::{Io, reason};
use crate::{TOOLS, Tool, find};
use std::fmt::Write as _;

pub(crate) const SPEC: Spec = Spec {
    overview: "print the manual page of a tool, or of all tools",
    positional: Positional::optional("tool"),
    options: &[Opt::value("o", "folder", "Write all pages to this folder")],
    ..Spec::DEFAULT
};

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    if let Some(folder) = matches.value("o") {
        if !matches.positionals.is_empty() {
            return io.fail("error: -o writes the pages of all tools; none can be named");
        }
        if let Err(error) = std::fs::create_dir_all(io.resolve(folder)) {
            return io.fail(&format!("error: {folder}: {}", reason(&error)));
        }
        let pages =
            with_options().map(|(tool, spec)| (format!("codewright-{}", tool.name), page(tool, spec)));
        for (name, text) in std::iter::once(("codewright".to_owned(), overview())).chain(pages) {
            let path = format!("{folder}/{name}.1");
            if let Err(message) = io.write_output(&path, text.as_bytes()) {
                return io.fail(&message);
            }
        }
        return 0;
    }
    let text = match matches.positionals.first().map(String::as_str) {
        None => overview(),
        Some(name) => match find(name).and_then(|tool| Some((tool, tool.spec?))) {
            Some((tool, spec)) => page(tool, spec),
            None => return io.fail(&format!("error: there is no tool '{name}' with a page")),
        },
    };
    // A reader that closes the pipe has seen what it wanted.
    let _ = io.stdout.write_all(text.as_bytes());
    0
}

fn head(name: &str, about: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!(
        ".TH {} 1 \"\" \"Codewright {version}\" \"User Commands\"\n.SH NAME\n{} \\- {}\n",
        plain(&name.to_uppercase()),
        plain(name),
        plain(about)
    )
}

/// The page of the binary.
fn overview() -> String {
    let mut text = head("codewright", "a code generator for LLVM IR");
    text.push_str(".SH SYNOPSIS\n.B codewright\n.I tool\n[options]\n.SH TOOLS\n");
    for tool in TOOLS {
        let _ = write!(text, ".TP\n.B {}\n{}", plain(tool.name), line(tool.about));
        if !tool.aliases.is_empty() {
            text.push_str(&line(&format!("Also called {}.", tool.aliases.join(", "))));
        }
    }
    text.push_str(".SH EXIT STATUS\n0 for success, 1 if the input or the command line is wrong, 70 for a mistake of the tool.\n");
    text
}

/// The page of a tool.
fn page(tool: &Tool, spec: &'static Spec) -> String {
    let name = format!("codewright-{}", tool.name);
    let mut text = head(&name, tool.about);
    let _ = write!(text, ".SH SYNOPSIS\n.B codewright {}\n[options]", plain(tool.name));
    if spec.positional.max > 0 {
        let dots = if spec.positional.max > 1 { "..." } else { "" };
        let _ = write!(text, "\n.I {}{dots}", plain(spec.positional.name));
    }
    text.push('\n');
    if !tool.aliases.is_empty() {
        text.push_str(&line(&format!("Also called {}.", tool.aliases.join(", "))));
    }
    let mut groups: Vec<&str> = Vec::new();
    for opt in listed(spec) {
        if !groups.contains(&opt.group) {
            groups.push(opt.group);
        }
    }
    for group in groups {
        let _ = writeln!(text, ".SH {}", plain(&group.to_uppercase()));
        listed(spec).filter(|opt| opt.group == group).for_each(|opt| option(&mut text, opt));
    }
    if !spec.footer.is_empty() {
        text.push_str(".SH NOTES\n");
        spec.footer.lines().for_each(|l| text.push_str(&line(l)));
    }
    text.push_str(".SH SEE ALSO\n.BR codewright (1)\n");
    text
}

fn option(text: &mut String, opt: &Opt) {
    let _ = write!(text, ".TP\n.B {}\n", plain(&label(opt)));
    text.push_str(&line(match opt.kind {
        Kind::Alias(of) if opt.help.is_empty() => of,
        _ => opt.help,
    }));
    if let Kind::Enum(values) = opt.kind {
        for (value, about) in values.iter().filter(|(value, _)| !value.is_empty()) {
            let _ = write!(text, ".br\n\\fB{}\\fR: {}", plain(value), line(about));
        }
    }
}

/// A line of text, which is no request even if it begins with a dot.
fn line(text: &str) -> String {
    let text = plain(text.trim());
    let guard = if text.starts_with(['.', '\'']) { "\\&" } else { "" };
    format!("{guard}{text}\n")
}

/// Text in which a backslash and a dash are themselves.
fn plain(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-")
}
