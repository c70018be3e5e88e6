//! `--help`, `--help-hidden`, `--help-list` and `--version`, printed from a tool's option table.

use super::{Kind, Matches, Opt, Spec, Visibility, dashed};
use crate::io::Io;
use std::fmt::Write as _;

/// Text is wrapped here, whatever the terminal, so that output is the same everywhere.
const WIDTH: usize = 100;
/// Longer option columns start their help on a line of its own.
const MAX_COLUMN: usize = 34;

/// Prints what was asked for, if anything was, and gives the exit code.
pub(super) fn print_if_requested(spec: &Spec, matches: &Matches, io: &mut Io<'_>) -> Option<i32> {
    let text = if matches.flag("version") {
        version(&io.tool) + &spec.build.map_or(String::new(), |build| build())
    } else if matches.flag("help-hidden") {
        help(spec, &io.tool, true, true)
    } else if matches.flag("help-list-hidden") {
        help(spec, &io.tool, true, false)
    } else if matches.flag("help") {
        help(spec, &io.tool, false, true)
    } else if matches.flag("help-list") {
        help(spec, &io.tool, false, false)
    } else {
        return None;
    };
    // A reader that closes the pipe has seen what it wanted.
    let _ = io.stdout.write_all(text.as_bytes());
    Some(0)
}

/// The line that `--version` and the panic guard print.
pub(crate) fn version(tool: &str) -> String {
    format!("{tool}: Codewright version {}\n", env!("CARGO_PKG_VERSION"))
}

/// What `--help` prints.
pub(crate) fn help_text(spec: &Spec, tool: &str) -> String {
    help(spec, tool, false, true)
}

fn help(spec: &Spec, tool: &str, hidden: bool, grouped: bool) -> String {
    let mut text = format!("OVERVIEW: {}\n\nUSAGE: {tool} [options]", spec.overview);
    if spec.positional.max > 0 {
        let dots = if spec.positional.max > 1 { "..." } else { "" };
        let _ = write!(text, " <{}>{dots}", spec.positional.name);
    }
    text.push_str("\n\nOPTIONS:\n");
    let mut shown: Vec<&Opt> = spec
        .rows()
        .filter(|o| hidden || o.visibility == Visibility::Normal)
        .filter(|o| !matches!(o.kind, Kind::Alias(_)) || !o.help.is_empty() || hidden)
        .collect();
    let column = shown.iter().map(|o| label(o).len() + 4).filter(|n| *n <= MAX_COLUMN).max().unwrap_or(8);
    if grouped {
        let mut groups: Vec<&str> = Vec::new();
        for opt in &shown {
            if !groups.contains(&opt.group) {
                groups.push(opt.group);
            }
        }
        for group in groups {
            let _ = write!(text, "\n{group}:\n\n");
            shown.iter().filter(|o| o.group == group).for_each(|opt| print_option(&mut text, opt, column));
        }
    } else {
        shown.sort_by_key(|opt| opt.name);
        shown.iter().for_each(|opt| print_option(&mut text, opt, column));
    }
    if !spec.footer.is_empty() {
        let _ = write!(text, "\n{}\n", spec.footer.trim_end());
    }
    text
}

/// The option with its value's placeholder: `--data-layout=<string>`.
pub(crate) fn label(opt: &Opt) -> String {
    let separator = if opt.name.len() == 1 { " " } else { "=" };
    let name = dashed(opt.name);
    match opt.kind {
        Kind::Flag | Kind::Action | Kind::Alias(_) => name,
        Kind::Prefix => format!("{name} <{}>", opt.value_name),
        Kind::List => format!("{name}{separator}<{}>,...", opt.value_name),
        Kind::Enum(values) if values.iter().any(|(word, _)| word.is_empty()) => {
            format!("{name}[={}]", opt.value_name)
        }
        Kind::Value | Kind::Uint | Kind::Enum(_) => format!("{name}{separator}<{}>", opt.value_name),
    }
}

fn print_option(text: &mut String, opt: &Opt, column: usize) {
    match opt.kind {
        Kind::Alias(of) if opt.help.is_empty() => {
            print_row(text, &label(opt), &format!("Alias for {}", dashed(of)), column);
        }
        _ => print_row(text, &label(opt), opt.help, column),
    }
    if let Kind::Enum(values) = opt.kind {
        for (value, about) in values.iter().filter(|(value, _)| !value.is_empty()) {
            print_row(text, &format!("  ={value}"), &format!("  {about}"), column);
        }
    }
}

fn print_row(text: &mut String, label: &str, help: &str, column: usize) {
    let indent = help.len() - help.trim_start().len();
    let mut line = format!("  {label}");
    if line.len() > column {
        text.push_str(&line);
        text.push('\n');
        line.clear();
    }
    let _ = write!(line, "{:1$}- {2:3$}", "", column.saturating_sub(line.len()), "", indent);
    let start = column + 2 + indent;
    let mut empty = true;
    for word in help.split_whitespace() {
        if !empty && line.len() + 1 + word.len() > WIDTH {
            text.push_str(&line);
            text.push('\n');
            line = " ".repeat(start);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    text.push_str(line.trim_end());
    text.push('\n');
}
