//! Matches a text against the `CHECK` directives of another, as LLVM's FileCheck does.
//!
//! [`check`] is a pure function of two texts and [`Options`]. The phases are the modules:
//! [`directive`] finds directives in the check file, [`pattern`] and [`numeric`] parse what they look for, [`matcher`]
//! walks the input, [`report`] words what did not match.
//!
//! Verdicts and exit codes are FileCheck's: 0 matched, 1 did not match, 2 the check file or the options are wrong.

pub mod directive;
mod matcher;
mod numeric;
mod pattern;
mod report;

use report::{Loc, Report, SourceId, Sources};

/// What `FileCheck`'s command line can say. Names as there.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Empty means `CHECK`.
    pub check_prefixes: Vec<String>,
    /// `None` means `COM` and `RUN`.
    pub comment_prefixes: Option<Vec<String>>,
    pub implicit_check_not: Vec<String>,
    /// `VAR=value` or `#[format,]VAR=expression`.
    pub defines: Vec<String>,
    pub match_full_lines: bool,
    pub strict_whitespace: bool,
    pub ignore_case: bool,
    pub allow_empty: bool,
    pub allow_unused_prefixes: bool,
    pub allow_deprecated_dag_overlap: bool,
    pub enable_var_scope: bool,
    pub verbose: bool,
    /// Show the input around the place of failure.
    pub dump_input: bool,
    /// How many lines around it.
    pub dump_input_context: usize,
}

/// The verdict and what to print on standard error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub exit: i32,
    pub text: Vec<u8>,
}

/// An error in the check file or the options, at a place or (`None`) nowhere.
#[derive(Debug)]
struct Error {
    loc: Option<Loc>,
    message: String,
}

impl Error {
    fn at(loc: Loc, message: impl Into<String>) -> Self {
        Error { loc: Some(loc), message: message.into() }
    }

    fn nowhere(message: impl Into<String>) -> Self {
        Error { loc: None, message: message.into() }
    }
}

/// Checks `input` against the directives in `check`; the names are for messages.
pub fn check(options: &Options, check: (&str, &[u8]), input: (&str, &[u8])) -> Outcome {
    let mut sources = Sources::default();
    let check_id = sources.add(check.0, canonicalize(check.1, options));
    let input_text = canonicalize(input.1, options);
    let mut variables = pattern::Variables::default();
    let parsed = directive::Prefixes::new(options).and_then(|prefixes| {
        pattern::define_all(options, &mut sources, &mut variables)?;
        directive::read(options, &prefixes, check_id, &mut sources, &mut variables)
    });
    let checks = match parsed {
        Ok(checks) => checks,
        Err(error) => {
            let text = match error.loc {
                Some(loc) => sources.render(loc, "error", &error.message),
                None => format!("error: {}\n", error.message).into_bytes(),
            };
            return Outcome { exit: 2, text };
        }
    };
    if input_text.is_empty() && !options.allow_empty {
        return Outcome { exit: 2, text: format!("FileCheck error: '{}' is empty.\n", input.0).into_bytes() };
    }
    let input_id = sources.add(input.0, input_text);
    let report = Report::new(&sources, input_id, options);
    let (matched, mut report) = matcher::run(&checks, &mut variables, options, report);
    if !matched && options.dump_input {
        report.dump_input(check.0);
    }
    Outcome { exit: i32::from(!matched), text: report.into_text() }
}

/// Runs of horizontal space become one space, unless they matter; `\r\n` becomes `\n`.
fn canonicalize(text: &[u8], options: &Options) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    // What lies between bytes that may change is copied as a whole.
    while let Some(at) = memchr::memchr3(b' ', b'\t', b'\r', rest) {
        let (plain, tail) = rest.split_at(at);
        out.extend_from_slice(plain);
        let taken = match tail.first() {
            Some(b'\r') => {
                if tail.get(1) != Some(&b'\n') {
                    out.push(b'\r');
                }
                1
            }
            Some(space) if options.strict_whitespace => {
                out.push(*space);
                1
            }
            _ => {
                out.push(b' ');
                tail.iter().take_while(|b| matches!(b, b' ' | b'\t')).count()
            }
        };
        rest = tail.get(taken..).unwrap_or_default();
    }
    out.extend_from_slice(rest);
    out
}

/// The first place of `needle` in `text`.
fn find(text: &[u8], needle: &[u8]) -> Option<usize> {
    if needle.is_empty() {
        return Some(0);
    }
    memchr::memmem::find(text, needle)
}
