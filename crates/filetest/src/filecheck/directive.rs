//! Finds the directives in a check file: `PREFIX[-SUFFIX][{LITERAL}]: pattern`.

use super::pattern::{Pattern, Variables};
use super::{Error, Loc, Options, SourceId, Sources, find};

/// What a directive demands of its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Somewhere after the previous match, so many times.
    Plain { count: u32 },
    /// On the line after the previous match.
    Next,
    /// On the line of the previous match.
    Same,
    /// Nowhere between the matches around it.
    Not,
    /// In any order within its group.
    Dag,
    /// Divides the input into blocks.
    Label,
    /// An empty line after the previous match.
    Empty,
    /// The end of the input: closes the last group of `-NOT` and `-DAG`.
    EndOfInput,
}

impl Kind {
    /// The directive as messages name it.
    fn suffix(self) -> &'static str {
        match self {
            Kind::Plain { count: 1 } => "",
            Kind::Plain { .. } => "-COUNT",
            Kind::Next => "-NEXT",
            Kind::Same => "-SAME",
            Kind::Not => "-NOT",
            Kind::Dag => "-DAG",
            Kind::Label => "-LABEL",
            Kind::Empty => "-EMPTY",
            Kind::EndOfInput => "-EOF",
        }
    }
}

const SUFFIXES: &[(&str, Kind)] = &[
    ("-NEXT", Kind::Next),
    ("-SAME", Kind::Same),
    ("-NOT", Kind::Not),
    ("-DAG", Kind::Dag),
    ("-LABEL", Kind::Label),
    ("-EMPTY", Kind::Empty),
];

/// Suffixes that cannot be combined with `-NOT`, either way round.
const NOT_COMBINATIONS: &[&str] = &[
    "-DAG-NOT:",
    "-NOT-DAG:",
    "-NEXT-NOT:",
    "-NOT-NEXT:",
    "-SAME-NOT:",
    "-NOT-SAME:",
    "-EMPTY-NOT:",
    "-NOT-EMPTY:",
];

/// A directive with what it looks for.
#[derive(Debug)]
pub(super) struct Directive {
    pub kind: Kind,
    pub pattern: Pattern,
    /// `CHECK-NEXT`, `CHECK{LITERAL}`, as messages name it.
    pub name: String,
    /// Where its pattern starts.
    pub loc: Loc,
}

/// A directive that advances the match, with the `-NOT`s and `-DAG`s before it.
#[derive(Debug)]
pub(super) struct Check {
    pub directive: Directive,
    pub before: Vec<std::rc::Rc<Directive>>,
}

/// The prefixes of a run, checked.
#[derive(Debug)]
pub(super) struct Prefixes {
    check: Vec<String>,
    comment: Vec<String>,
    is_default: bool,
}

impl Prefixes {
    pub fn new(options: &Options) -> Result<Self, Error> {
        let is_default = options.check_prefixes.is_empty();
        let check = if is_default { vec!["CHECK".to_owned()] } else { options.check_prefixes.clone() };
        let comment =
            options.comment_prefixes.clone().unwrap_or_else(|| vec!["COM".to_owned(), "RUN".to_owned()]);
        let comment_is_default = options.comment_prefixes.is_none();
        // What the user gives must not repeat what is there by default, so the defaults come first.
        let mut given = [("check", &check, is_default), ("comment", &comment, comment_is_default)];
        given.sort_by_key(|(_, _, is_default)| !is_default);
        let mut seen: Vec<&str> = Vec::new();
        for (kind, prefix) in given.iter().flat_map(|(kind, list, _)| list.iter().map(move |p| (kind, p))) {
            validate(kind, prefix)?;
            if seen.contains(&prefix.as_str()) {
                return Err(Error::nowhere(format!(
                    "supplied {kind} prefix must be unique among check and comment prefixes: '{prefix}'"
                )));
            }
            seen.push(prefix);
        }
        Ok(Prefixes { check, comment, is_default })
    }

    fn is_comment(&self, prefix: &str) -> bool {
        self.comment.iter().any(|p| p == prefix)
    }
}

/// Finds prefixes in a text from front to back. The next place of each is kept until it is passed, so that the text is
/// searched once for each prefix, however many directives there are.
struct Scanner<'a> {
    text: &'a [u8],
    next: Vec<(&'a str, Option<usize>)>,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a [u8], prefixes: &'a Prefixes) -> Self {
        let first = |prefix: &'a String| (prefix.as_str(), find(text, prefix.as_bytes()));
        Scanner { text, next: prefixes.check.iter().chain(&prefixes.comment).map(first).collect() }
    }

    /// The first place from `from` on where a prefix stands, and the longest that does. `from` must not decrease.
    fn next(&mut self, from: usize) -> Option<(usize, &'a str)> {
        for (prefix, place) in &mut self.next {
            if place.is_some_and(|at| at < from) {
                *place = find(self.text.get(from..)?, prefix.as_bytes()).map(|at| from + at);
            }
        }
        let places = self.next.iter().filter_map(|(prefix, place)| Some(((*place)?, *prefix)));
        places.min_by_key(|(at, prefix)| (*at, usize::MAX - prefix.len()))
    }
}

fn validate(kind: &str, prefix: &str) -> Result<(), Error> {
    if prefix.is_empty() {
        return Err(Error::nowhere(format!("supplied {kind} prefix must not be the empty string")));
    }
    if !prefix.bytes().all(is_word) {
        return Err(Error::nowhere(format!(
            "supplied {kind} prefix must start with a letter and contain only alphanumeric characters, hyphens, and \
             underscores: '{prefix}'"
        )));
    }
    Ok(())
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'
}

/// What follows a prefix.
enum Found {
    Nothing,
    Comment,
    Directive {
        kind: Kind,
        literal: bool,
        rest: usize,
    },
    /// Something that is wrong, with how far into the text it was read.
    Bad {
        message: String,
        rest: usize,
    },
    /// `CHECK_NEXT:` and the like; the text up to the colon.
    Misspelled {
        end: usize,
    },
}

/// Reads all directives of the check file.
pub(super) fn read(
    options: &Options,
    prefixes: &Prefixes,
    source: SourceId,
    sources: &mut Sources,
    variables: &mut Variables,
) -> Result<Vec<Check>, Error> {
    let implicit = implicit_nots(options, sources, variables)?;
    let text = sources.text(source);
    let mut checks: Vec<Check> = Vec::new();
    let mut before = implicit.clone();
    let mut unused: Vec<&str> = prefixes.check.iter().map(String::as_str).collect();
    let mut at = 0;
    let mut lines = LineCounter::default();
    let mut scanner = Scanner::new(text, prefixes);
    while let Some((start, prefix)) = scanner.next(at) {
        let after = start + prefix.len();
        let found = match start.checked_sub(1).and_then(|i| text.get(i)) {
            Some(byte) if is_word(*byte) => Found::Nothing,
            _ => classify(text, after, prefix, prefixes),
        };
        let (kind, literal, rest) = match found {
            Found::Nothing => {
                let word = text.get(after..).unwrap_or_default().iter().take_while(|b| is_word(**b)).count();
                at = after + word;
                continue;
            }
            Found::Comment => {
                at = end_of_line(text, after);
                continue;
            }
            Found::Bad { message, rest } => return Err(Error::at(Loc { source, offset: rest }, message)),
            Found::Misspelled { end } => {
                let written = String::from_utf8_lossy(text.get(start..end).unwrap_or_default());
                let message = format!("misspelled directive '{written}'");
                return Err(Error::at(Loc { source, offset: start }, message));
            }
            Found::Directive { kind, literal, rest } => (kind, literal, rest),
        };
        unused.retain(|p| *p != prefix);
        let keep_space = options.strict_whitespace && options.match_full_lines;
        let line = text.get(rest..end_of_line(text, rest)).unwrap_or_default();
        let skipped = if keep_space { 0 } else { line.iter().take_while(|b| is_space(**b)).count() };
        let loc = Loc { source, offset: rest + skipped };
        let pattern_text = line.get(skipped..).unwrap_or_default();
        let cx = super::pattern::Cx { options, kind, prefix, line: lines.line(text, start), literal };
        let pattern = Pattern::parse(pattern_text, loc, &cx, variables)?;
        at = rest + line.len();
        let name = format!("{prefix}{}{}", kind.suffix(), if literal { "{LITERAL}" } else { "" });
        let start_loc = Loc { source, offset: start };
        if kind == Kind::Label && pattern.has_variables() {
            let message = format!("found '{prefix}-LABEL:' with variable definition or use");
            return Err(Error::at(start_loc, message));
        }
        if matches!(kind, Kind::Next | Kind::Same | Kind::Empty) && checks.is_empty() {
            let message = format!("found '{prefix}{}' without previous '{prefix}: line", kind.suffix());
            return Err(Error::at(start_loc, message));
        }
        let directive = Directive { kind, pattern, name, loc };
        match kind {
            Kind::Not | Kind::Dag => before.push(std::rc::Rc::new(directive)),
            _ => checks.push(Check { directive, before: std::mem::replace(&mut before, implicit.clone()) }),
        }
    }
    require_used(options, prefixes, &unused, !implicit.is_empty())?;
    if !before.is_empty() {
        let end = Loc { source, offset: text.len() };
        let first = prefixes.check.first().map_or("CHECK", String::as_str);
        let directive = Directive {
            kind: Kind::EndOfInput,
            pattern: Pattern::end_of_input(end),
            name: format!("{first}-EOF"),
            loc: end,
        };
        checks.push(Check { directive, before });
    }
    Ok(checks)
}

/// Line numbers of increasing offsets, in time linear in the text.
#[derive(Default)]
struct LineCounter {
    offset: usize,
    newlines: usize,
}

impl LineCounter {
    fn line(&mut self, text: &[u8], offset: usize) -> usize {
        let passed = text.get(self.offset..offset).unwrap_or_default();
        self.newlines += passed.iter().filter(|b| **b == b'\n').count();
        self.offset = offset;
        self.newlines + 1
    }
}

/// Every prefix that was asked for must occur, unless that is waived.
fn require_used(
    options: &Options,
    prefixes: &Prefixes,
    unused: &[&str],
    has_implicit: bool,
) -> Result<(), Error> {
    let none_used = unused.len() == prefixes.check.len();
    let missing = if none_used {
        !(has_implicit && prefixes.is_default)
    } else {
        !unused.is_empty() && !options.allow_unused_prefixes
    };
    if !missing {
        return Ok(());
    }
    let list: Vec<String> = unused.iter().map(|p| format!("'{p}:'")).collect();
    let plural = if list.len() == 1 { "prefix" } else { "prefixes" };
    Err(Error::nowhere(format!("no check strings found with {plural} {}", list.join(", "))))
}

fn implicit_nots(
    options: &Options,
    sources: &mut Sources,
    variables: &mut Variables,
) -> Result<Vec<std::rc::Rc<Directive>>, Error> {
    let mut directives = Vec::new();
    for text in &options.implicit_check_not {
        const OPENING: &str = "-implicit-check-not='";
        let id = sources.add("command line", format!("{OPENING}{text}'").into_bytes());
        let loc = Loc { source: id, offset: OPENING.len() };
        let cx = super::pattern::Cx {
            options,
            kind: Kind::Not,
            prefix: "IMPLICIT-CHECK",
            line: 0,
            literal: false,
        };
        let pattern = Pattern::parse(text.as_bytes(), loc, &cx, variables)?;
        let name = "IMPLICIT-CHECK-NOT".to_owned();
        directives.push(std::rc::Rc::new(Directive { kind: Kind::Not, pattern, name, loc }));
    }
    Ok(directives)
}

fn is_space(byte: u8) -> bool {
    byte == b' ' || byte == b'\t'
}

fn end_of_line(text: &[u8], from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    from + rest.iter().position(|b| matches!(b, b'\n' | b'\r')).unwrap_or(rest.len())
}

/// What the text after a prefix makes of it.
fn classify(text: &[u8], after: usize, prefix: &str, prefixes: &Prefixes) -> Found {
    let mut cursor = Cursor { text, at: after };
    if prefixes.is_comment(prefix) {
        return if cursor.eat(b":") { Found::Comment } else { Found::Nothing };
    }
    if text.get(after) == Some(&b'_') {
        // With a dash instead of the underscore it would be a directive: that is what was meant.
        let line = text.get(after + 1..end_of_line(text, after)).unwrap_or_default();
        let corrected = [b"-", line].concat();
        return match classify(&corrected, 0, prefix, prefixes) {
            Found::Directive { rest, kind, .. } if kind != (Kind::Plain { count: 1 }) => {
                Found::Misspelled { end: after + rest }
            }
            _ => Found::Nothing,
        };
    }
    if cursor.eat(b"-COUNT-") {
        return count(cursor, prefix);
    }
    let rest = text.get(after..).unwrap_or_default();
    if NOT_COMBINATIONS.iter().any(|suffix| rest.starts_with(suffix.as_bytes())) {
        let message = format!("unsupported -NOT combo on prefix '{prefix}'");
        return Found::Bad { message, rest: after + 1 };
    }
    let kind = SUFFIXES.iter().find(|(suffix, _)| cursor.eat(suffix.as_bytes()));
    modifiers(cursor, kind.map_or(Kind::Plain { count: 1 }, |(_, kind)| *kind))
}

fn count(mut cursor: Cursor<'_>, prefix: &str) -> Found {
    let digits = cursor.take_while(u8::is_ascii_digit);
    let count = std::str::from_utf8(digits).ok().and_then(|d| d.parse::<u32>().ok());
    match (count, cursor.peek()) {
        (Some(count), Some(b':' | b'{')) if count > 0 && i32::try_from(count).is_ok() => {
            modifiers(cursor, Kind::Plain { count })
        }
        _ => Found::Bad {
            message: format!("invalid count in -COUNT specification on prefix '{prefix}'"),
            rest: cursor.at,
        },
    }
}

/// `:` or `{LITERAL}:`.
fn modifiers(mut cursor: Cursor<'_>, kind: Kind) -> Found {
    if cursor.eat(b":") {
        return Found::Directive { kind, literal: false, rest: cursor.at };
    }
    if !cursor.eat(b"{") {
        return Found::Nothing;
    }
    loop {
        cursor.take_while(u8::is_ascii_whitespace);
        if !cursor.eat(b"LITERAL") {
            return Found::Nothing;
        }
        cursor.take_while(u8::is_ascii_whitespace);
        if cursor.eat(b"}:") {
            return Found::Directive { kind, literal: true, rest: cursor.at };
        }
        if !cursor.eat(b",") {
            return Found::Nothing;
        }
    }
}

struct Cursor<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn eat(&mut self, bytes: &[u8]) -> bool {
        let found = self.text.get(self.at..).is_some_and(|rest| rest.starts_with(bytes));
        self.at += if found { bytes.len() } else { 0 };
        found
    }

    fn take_while(&mut self, test: impl Fn(&u8) -> bool) -> &'a [u8] {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let taken = rest.iter().take_while(|b| test(b)).count();
        self.at += taken;
        rest.get(..taken).unwrap_or_default()
    }
}
