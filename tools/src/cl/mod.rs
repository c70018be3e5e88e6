//! The command line of every tool: LLVM's option syntax, driven by a table.
//!
//! A tool states its options once, as a constant [`Spec`]; [`parse`] turns arguments into [`Matches`], and the same
//! table prints `--help`. Nothing is registered at start-up and nothing is global, so a tool may run many times, and
//! several at once, in one process.
//!
//! # Syntax
//! * `-name` and `--name` are the same option. A value is given as `-name=v` or `-name v`.
//! * A flag takes an optional `=true/false/1/0`. The last occurrence of a single-valued option wins.
//! * A [`Kind::List`] is comma-separated and repeatable; a [`Kind::Prefix`] is repeatable and its value may be glued
//!   to its name (`-Ipath`, `-DVAR=1`).
//! * Everything else is positional, as are `-` (standard input) and whatever follows `--`.
//! * `@file` is replaced by the words of that file; see [`response`].
//!
//! The order of occurrences is kept ([`Matches::occurrences`]), for tools where it matters.
//!
//! # Cost
//! Linear in arguments times options: no table is built before the first argument is looked at.

pub mod grouped;
mod help;
pub mod ignored_options;
mod response;

pub(crate) use help::{help_text, label, version};
pub use ignored_options::IgnoredOption;
#[cfg(test)]
mod tests;

use crate::io::Io;

/// All that is known about a tool's command line.
#[derive(Debug)]
pub struct Spec {
    /// One line for the head of `--help`.
    pub overview: &'static str,
    pub positional: Positional,
    pub options: &'static [Opt],
    /// Text after the list of options in `--help`. May be empty.
    pub footer: &'static str,
    /// Options of LLVM's tool of that name that nothing here acts on, sorted by name.
    pub ignored: &'static [IgnoredOption],
    /// What `--version` says about this build besides the version.
    pub build: Option<fn() -> String>,
}

impl Spec {
    /// No options, and no more than that.
    pub const DEFAULT: Spec = Spec {
        overview: "",
        positional: Positional::NONE,
        options: &[],
        footer: "",
        ignored: &[],
        build: None,
    };

    /// All rows: the tool's, then the common ones.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &'static Opt> + use<> {
        self.options.iter().chain(COMMON)
    }
}

/// How many inputs a tool takes, and what they are called in its usage line.
#[derive(Clone, Copy, Debug)]
pub struct Positional {
    pub name: &'static str,
    pub min: usize,
    pub max: usize,
}

impl Positional {
    /// One input that defaults to standard input.
    pub const fn optional(name: &'static str) -> Self {
        Positional { name, min: 0, max: 1 }
    }

    /// Exactly one input.
    pub const fn required(name: &'static str) -> Self {
        Positional { name, min: 1, max: 1 }
    }

    /// Any number of inputs.
    pub const fn any(name: &'static str) -> Self {
        Positional { name, min: 0, max: usize::MAX }
    }

    pub const NONE: Self = Positional { name: "", min: 0, max: 0 };
}

/// What values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// On or off; `=true/false/1/0` is allowed.
    Flag,
    /// A request such as `--print-records`, which allows no value.
    Action,
    /// One string; the last one wins.
    Value,
    /// An unsigned 32-bit number.
    Uint,
    /// Strings, comma-separated and repeatable.
    List,
    /// Strings, repeatable, the value may be glued to the name.
    Prefix,
    /// One of a fixed set, with a sentence about each. If the empty word is one of them, the value may be left out.
    Enum(&'static [(&'static str, &'static str)]),
    /// Another spelling of the option named; takes the values of that option.
    Alias(&'static str),
}

/// Which help lists an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    Normal,
    /// Only in `--help-hidden`.
    Hidden,
}

/// One row of a tool's option table.
#[derive(Clone, Copy, Debug)]
pub struct Opt {
    pub name: &'static str,
    pub kind: Kind,
    /// The placeholder of the value in help: `<filename>`.
    pub value_name: &'static str,
    pub help: &'static str,
    /// The heading in `--help`; options of a group need not be adjacent.
    pub group: &'static str,
    pub visibility: Visibility,
}

impl Opt {
    const fn new(name: &'static str, kind: Kind, value_name: &'static str, help: &'static str) -> Self {
        Opt { name, kind, value_name, help, group: "General Options", visibility: Visibility::Normal }
    }

    pub const fn flag(name: &'static str, help: &'static str) -> Self {
        Self::new(name, Kind::Flag, "", help)
    }

    pub const fn action(name: &'static str, help: &'static str) -> Self {
        Self::new(name, Kind::Action, "", help)
    }

    pub const fn value(name: &'static str, value_name: &'static str, help: &'static str) -> Self {
        Self::new(name, Kind::Value, value_name, help)
    }

    pub const fn uint(name: &'static str, help: &'static str) -> Self {
        Self::new(name, Kind::Uint, "N", help)
    }

    pub const fn list(name: &'static str, value_name: &'static str, help: &'static str) -> Self {
        Self::new(name, Kind::List, value_name, help)
    }

    pub const fn prefix(name: &'static str, value_name: &'static str, help: &'static str) -> Self {
        Self::new(name, Kind::Prefix, value_name, help)
    }

    pub const fn choice(
        name: &'static str,
        values: &'static [(&'static str, &'static str)],
        help: &'static str,
    ) -> Self {
        Self::new(name, Kind::Enum(values), "value", help)
    }

    pub const fn alias(name: &'static str, of: &'static str) -> Self {
        Self::new(name, Kind::Alias(of), "", "")
    }

    #[must_use]
    pub const fn group(mut self, group: &'static str) -> Self {
        self.group = group;
        self
    }

    #[must_use]
    pub const fn hidden(mut self) -> Self {
        self.visibility = Visibility::Hidden;
        self
    }
}

/// The group of the options that every tool has.
const GENERIC: &str = "Generic Options";

/// How a tool reports what is wrong with its input; see [`Io::report`].
pub const DIAGNOSTICS: Opt = Opt::choice(
    "diagnostics",
    &[
        ("rustc", "with source, notes and suggestions"),
        ("llvm", "as LLVM's tools print them"),
        ("json", "one JSON object per line"),
    ],
    "How diagnostics are printed (default: rustc)",
);

/// Options every tool has, listed after its own.
pub const COMMON: &[Opt] = &[
    Opt::action("help", "Display available options (--help-hidden for more)").group(GENERIC),
    Opt::action("help-hidden", "Display all available options").group(GENERIC).hidden(),
    Opt::action("help-list", "Display list of available options (--help-list-hidden for more)")
        .group(GENERIC),
    Opt::action("help-list-hidden", "Display list of all available options").group(GENERIC).hidden(),
    Opt::action("version", "Display the version of this program").group(GENERIC),
    Opt::alias("h", "help").hidden(),
];

/// One use of an option on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// The name in the table, aliases resolved.
    pub name: &'static str,
    /// The value as written; `true` or `false` for a flag; empty for an action.
    pub value: String,
}

/// A parsed command line. Asking for an option that the table does not have is a mistake in the tool.
#[derive(Clone, Debug, Default)]
pub struct Matches {
    pub positionals: Vec<String>,
    /// Every option given, in order; a comma-separated list is one occurrence per element.
    pub occurrences: Vec<Occurrence>,
}

impl Matches {
    /// Whether a flag is on or an action was asked for.
    pub fn flag(&self, name: &str) -> bool {
        self.value(name).is_some_and(|v| v != "false")
    }

    /// A flag's state, if it was given at all.
    pub fn flag_if_given(&self, name: &str) -> Option<bool> {
        self.value(name).map(|v| v != "false")
    }

    /// The last value given for an option.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.occurrences.iter().rev().find(|o| o.name == name).map(|o| o.value.as_str())
    }

    /// The last value of a numeric option; the parser has checked it.
    pub fn uint(&self, name: &str) -> Option<u32> {
        self.value(name).and_then(parse_uint)
    }

    /// All values of a repeatable option, in order.
    pub fn list<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.occurrences.iter().filter(move |o| o.name == name).map(|o| o.value.as_str())
    }

    /// The only input, `-` when none was given.
    pub fn input(&self) -> &str {
        self.positionals.first().map_or("-", String::as_str)
    }
}

/// Parses `args` (without the program name). Prints help or what is wrong through `io`; `Err` is then the exit code.
pub fn parse(spec: &Spec, args: &[String], io: &mut Io<'_>) -> Result<Matches, i32> {
    let args = match response::expand(args, io) {
        Ok(args) => args,
        Err(message) => return fail(io, &message),
    };
    let mut parser = Parser { spec, matches: Matches::default(), errors: Vec::new() };
    parser.run(&args);
    let Parser { matches, mut errors, .. } = parser;
    if errors.is_empty() {
        if let Some(code) = help::print_if_requested(spec, &matches, io) {
            return Err(code);
        }
        check_positionals(spec, &matches, &mut errors);
    }
    if errors.is_empty() {
        return Ok(matches);
    }
    for error in &errors {
        print_error(io, error);
    }
    Err(1)
}

fn fail<T>(io: &mut Io<'_>, message: &str) -> Result<T, i32> {
    print_error(io, &Problem::Other(message.to_owned()));
    Err(1)
}

/// What can be wrong with a command line, in LLVM's words.
enum Problem {
    Unknown { argument: String, nearest: Option<String> },
    Value { option: &'static str, message: String },
    Refused { argument: String, reason: &'static str },
    TooMany { max: usize },
    NotEnough { min: usize },
    Other(String),
}

fn print_error(io: &mut Io<'_>, problem: &Problem) {
    let tool = io.tool.clone();
    let text = match problem {
        Problem::Unknown { argument, nearest } => {
            let mut text =
                format!("{tool}: Unknown command line argument '{argument}'.  Try: '{tool} --help'\n");
            if let Some(nearest) = nearest {
                text.push_str(&format!("{tool}: Did you mean '{nearest}'?\n"));
            }
            text
        }
        Problem::Value { option, message } => {
            format!("{tool}: for the {} option: {message}\n", dashed(option))
        }
        Problem::Refused { argument, reason } => {
            format!("{tool}: error: '{argument}' is not supported: {reason}\n")
        }
        Problem::TooMany { max } => format!(
            "{tool}: Too many positional arguments specified!\nCan specify at most {max} positional arguments: \
             See: {tool} --help\n"
        ),
        Problem::NotEnough { min } => format!(
            "{tool}: Not enough positional command line arguments specified!\nMust specify at least {min} positional \
             argument{}: See: {tool} --help\n",
            if *min == 1 { "" } else { "s" }
        ),
        Problem::Other(message) => format!("{tool}: {message}\n"),
    };
    // A closed standard error leaves nobody to tell.
    let _ = io.stderr.write_all(text.as_bytes());
}

fn check_positionals(spec: &Spec, matches: &Matches, errors: &mut Vec<Problem>) {
    let given = matches.positionals.len();
    if given > spec.positional.max {
        errors.push(Problem::TooMany { max: spec.positional.max });
    } else if given < spec.positional.min {
        errors.push(Problem::NotEnough { min: spec.positional.min });
    }
}

/// `-o`, `--output`: one dash for names of one letter.
pub(crate) fn dashed(name: &str) -> String {
    format!("{}{name}", if name.len() == 1 { "-" } else { "--" })
}

/// Numbers as LLVM reads them: decimal, `0x`, `0b`, `0o` or a leading zero for octal.
fn parse_uint(text: &str) -> Option<u32> {
    parse_wide(text).and_then(|number| u32::try_from(number).ok())
}

/// The same with a sign.
fn parse_int(text: &str) -> Option<i32> {
    let magnitude = parse_wide(text.strip_prefix('-').unwrap_or(text))? as i64;
    i32::try_from(if text.starts_with('-') { -magnitude } else { magnitude }).ok()
}

fn parse_wide(text: &str) -> Option<u64> {
    let (digits, radix) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (text.get(2..)?, 16),
        [b'0', b'b' | b'B', ..] => (text.get(2..)?, 2),
        [b'0', b'o', ..] => (text.get(2..)?, 8),
        [b'0', _, ..] => (text.get(1..)?, 8),
        _ => (text, 10),
    };
    if digits.starts_with('+') {
        return None;
    }
    u64::from_str_radix(digits, radix).ok().filter(|number| *number <= u64::from(u32::MAX))
}

struct Parser<'s> {
    spec: &'s Spec,
    matches: Matches,
    errors: Vec<Problem>,
}

impl Parser<'_> {
    fn run(&mut self, args: &[String]) {
        let mut rest = args.iter();
        while let Some(arg) = rest.next() {
            if arg == "--" {
                self.matches.positionals.extend(rest.by_ref().cloned());
            } else if !arg.starts_with('-') || arg == "-" {
                self.matches.positionals.push(arg.clone());
            } else {
                self.option(arg, &mut rest);
            }
        }
    }

    fn option<'a>(&mut self, arg: &'a str, rest: &mut impl Iterator<Item = &'a String>) {
        let body = arg.strip_prefix("--").or_else(|| arg.strip_prefix('-')).unwrap_or(arg);
        let (name, inline) = match body.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (body, None),
        };
        if let Some(opt) = find(self.spec, name) {
            self.occurrence(opt, inline, rest);
        } else if let Some((opt, value)) = find_prefix(self.spec, body) {
            self.push(opt, value);
        } else if let Some(option) = ignored_options::find(self.spec.ignored, name) {
            self.ignored(option, arg, inline, rest);
        } else {
            let nearest = nearest(self.spec, name)
                .map(|n| dashed(n) + &inline.map_or(String::new(), |value| format!("={value}")));
            self.errors.push(Problem::Unknown { argument: arg.to_owned(), nearest });
        }
    }

    fn occurrence<'a>(
        &mut self,
        opt: &'static Opt,
        inline: Option<&str>,
        rest: &mut impl Iterator<Item = &'a String>,
    ) {
        match opt.kind {
            Kind::Flag => match flag_value(inline.unwrap_or("")) {
                Some(on) => self.push(opt, if on { "true" } else { "false" }),
                None => {
                    let text = inline.unwrap_or("");
                    self.bad(opt, format!("'{text}' is invalid value for boolean argument! Try 0 or 1"));
                }
            },
            Kind::Action => match inline {
                None => self.push(opt, ""),
                Some(value) => self.bad(opt, format!("does not allow a value! '{value}' specified.")),
            },
            Kind::Enum(values) if values.iter().any(|(name, _)| name.is_empty()) => {
                self.value(opt, inline.unwrap_or(""));
            }
            _ => match inline.or_else(|| rest.next().map(String::as_str)) {
                Some(value) => self.value(opt, value),
                None => self.bad(opt, "requires a value!".to_owned()),
            },
        }
    }

    fn value(&mut self, opt: &'static Opt, value: &str) {
        match opt.kind {
            Kind::List => value.split(',').for_each(|element| self.push(opt, element)),
            Kind::Uint if parse_uint(value).is_none() => {
                self.bad(opt, format!("'{value}' value invalid for uint argument!"));
            }
            Kind::Enum(values) if !values.iter().any(|(name, _)| *name == value) => {
                self.bad(opt, format!("Cannot find option named '{value}'!"));
            }
            _ => self.push(opt, value),
        }
    }

    /// An option that nothing acts on: its value is checked, and whether it may be left at that.
    fn ignored<'a>(
        &mut self,
        option: &'static IgnoredOption,
        argument: &str,
        inline: Option<&str>,
        rest: &mut impl Iterator<Item = &'a String>,
    ) {
        let value = match inline {
            None if option.values.may_be_left_out() => Some(""),
            None => rest.next().map(String::as_str),
            inline => inline,
        };
        let checked =
            value.ok_or_else(|| "requires a value!".to_owned()).and_then(|v| option.values.check(v));
        match (checked, value) {
            (Err(message), _) => self.errors.push(Problem::Value { option: option.name, message }),
            (Ok(()), value) => {
                if let Some(reason) = option.refuses(value.unwrap_or("")) {
                    let argument = match (inline, value) {
                        (None, Some(value)) if !value.is_empty() => format!("{argument}={value}"),
                        _ => argument.to_owned(),
                    };
                    self.errors.push(Problem::Refused { argument, reason });
                }
            }
        }
    }

    fn push(&mut self, opt: &'static Opt, value: &str) {
        self.matches.occurrences.push(Occurrence { name: opt.name, value: value.to_owned() });
    }

    fn bad(&mut self, opt: &'static Opt, message: String) {
        self.errors.push(Problem::Value { option: opt.name, message });
    }
}

fn flag_value(text: &str) -> Option<bool> {
    match text {
        "" | "true" | "TRUE" | "True" | "1" => Some(true),
        "false" | "FALSE" | "False" | "0" => Some(false),
        _ => None,
    }
}

/// The option of that name, aliases resolved.
fn find(spec: &Spec, name: &str) -> Option<&'static Opt> {
    let opt = spec.rows().find(|opt| opt.name == name)?;
    match opt.kind {
        Kind::Alias(of) => spec.rows().find(|opt| opt.name == of),
        _ => Some(opt),
    }
}

/// The prefix option whose name starts `body`, and the value glued to it; the longest name wins.
fn find_prefix<'b>(spec: &Spec, body: &'b str) -> Option<(&'static Opt, &'b str)> {
    spec.rows()
        .filter(|opt| opt.kind == Kind::Prefix)
        .filter_map(|opt| body.strip_prefix(opt.name).map(|value| (opt, value)))
        .max_by_key(|(opt, _)| opt.name.len())
}

/// The option most like `name`, if any is alike enough to be what was meant.
fn nearest(spec: &Spec, name: &str) -> Option<&'static str> {
    // A mistyped option is short; the distance is quadratic and arguments are not bounded.
    if name.is_empty() || name.len() > 100 {
        return None;
    }
    let limit = name.len() / 3 + 1;
    spec.rows()
        .filter(|opt| opt.name.len() > 1)
        .map(|opt| {
            let distance = if opt.name.starts_with(name) { 1 } else { edit_distance(name, opt.name) };
            (distance, opt.name)
        })
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// Levenshtein's distance, one row at a time.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = i;
        let mut left = i + 1;
        for (cell, y) in row.iter_mut().skip(1).zip(&b) {
            let substituted = diagonal + usize::from(x != *y);
            diagonal = *cell;
            left = substituted.min(left + 1).min(*cell + 1);
            *cell = left;
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
    }
    row.last().copied().unwrap_or(0)
}
