//! A directive's pattern: fixed text, `{{regex}}`, `[[VAR:regex]]`, `[[VAR]]`, `[[#numeric]]`.
//!
//! A pattern without any of these is searched as bytes. One that has no substitutions and is searched more than once is
//! compiled when it is parsed; the others are compiled when they are searched, with the values that are then known.

use super::directive::Kind;
use super::numeric::{self, Block, BlockCx, EvalError, Expression, Format};
use super::{Error, Loc, Options, Sources, find};
use crate::ere::{self, Found, Node, Regex};
use num_bigint::BigInt;
use std::collections::BTreeMap;

/// The largest group that `\n` can name.
const MAX_BACKREF: u32 = 9;

/// The variables of a run: what is known when parsing, and the values as matching goes on.
#[derive(Debug, Default)]
pub(super) struct Variables {
    strings: BTreeMap<String, Option<Vec<u8>>>,
    numbers: BTreeMap<String, (Format, Option<BigInt>)>,
}

impl Variables {
    /// Whether a string variable of that name is defined anywhere.
    pub fn is_string(&self, name: &str) -> bool {
        self.strings.contains_key(name)
    }

    pub fn number_format(&self, name: &str) -> Option<Format> {
        self.numbers.get(name).map(|(format, _)| *format)
    }

    pub fn number(&self, name: &str) -> Option<&BigInt> {
        self.numbers.get(name)?.1.as_ref()
    }

    /// Forgets the values of all variables whose names do not start with `$`.
    pub fn clear_locals(&mut self) {
        let locals = |name: &str| !name.starts_with('$');
        self.strings.iter_mut().filter(|(n, _)| locals(n)).for_each(|(_, value)| *value = None);
        self.numbers.iter_mut().filter(|(n, _)| locals(n)).for_each(|(_, (_, value))| *value = None);
    }
}

/// What parsing a pattern depends on.
pub(super) struct Cx<'a> {
    pub options: &'a Options,
    pub kind: Kind,
    pub prefix: &'a str,
    pub line: usize,
    pub literal: bool,
}

#[derive(Debug)]
enum Matcher {
    EndOfInput,
    Fixed(Vec<u8>),
    Compiled(Regex),
    /// Compiled when the values of its substitutions are known.
    Template(Node),
}

#[derive(Debug)]
enum Value {
    Variable(String),
    Expression(Expression),
}

#[derive(Debug)]
struct Substitution {
    value: Value,
    /// As written, for messages.
    text: String,
    loc: Loc,
}

/// See the module text.
#[derive(Debug)]
pub(super) struct Pattern {
    matcher: Matcher,
    substitutions: Vec<Substitution>,
    string_defs: Vec<(String, u32)>,
    number_defs: Vec<(String, u32, Format)>,
    num_groups: u32,
    is_empty_line: bool,
    ignore_case: bool,
    /// The pattern as written, to find what was probably meant.
    example: Vec<u8>,
}

/// A match: offset and length, after which matching goes on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Match {
    pub pos: usize,
    pub len: usize,
}

/// Why there is no match.
pub(super) enum Failure {
    NotFound,
    /// The pattern has no meaning here; messages at places in it.
    Invalid(Vec<(Loc, String)>),
}

impl Pattern {
    /// Matches at the end of the input.
    pub fn end_of_input(_: Loc) -> Self {
        Self::with(Matcher::EndOfInput, Vec::new())
    }

    fn with(matcher: Matcher, example: Vec<u8>) -> Self {
        Pattern {
            matcher,
            substitutions: Vec::new(),
            string_defs: Vec::new(),
            number_defs: Vec::new(),
            num_groups: 1,
            is_empty_line: false,
            ignore_case: false,
            example,
        }
    }

    /// Whether it uses a variable or defines a string: what a label must not do. That a label may define a number is
    /// how FileCheck has it.
    pub fn has_variables(&self) -> bool {
        !(self.substitutions.is_empty() && self.string_defs.is_empty())
    }

    /// Parses the text after the colon of a directive.
    pub fn parse(text: &[u8], loc: Loc, cx: &Cx<'_>, variables: &mut Variables) -> Result<Self, Error> {
        let full_lines = cx.options.match_full_lines && cx.kind != Kind::Not;
        let keep_space = cx.options.strict_whitespace && cx.options.match_full_lines;
        let text = if keep_space { text } else { trim_end(text) };
        if text.is_empty() && cx.kind != Kind::Empty {
            return Err(Error::at(loc, format!("found empty check string with prefix '{}:'", cx.prefix)));
        }
        if cx.kind == Kind::Empty {
            if !text.is_empty() {
                let message =
                    format!("found non-empty check string for empty check with prefix '{}:'", cx.prefix);
                return Err(Error::at(loc, message));
            }
            let node = Node::Concat(vec![Node::Literal(b"\n".to_vec()), Node::LineEnd]);
            let regex = Regex::new(&node, 1, &[], false).map_err(|message| Error::at(loc, message))?;
            let mut pattern = Self::with(Matcher::Compiled(regex), Vec::new());
            pattern.is_empty_line = true;
            return Ok(pattern);
        }
        let has_blocks = find(text, b"{{").is_some() || find(text, b"[[").is_some();
        if cx.literal || (!full_lines && !has_blocks) {
            let mut pattern = Self::with(Matcher::Fixed(text.to_vec()), text.to_vec());
            if cx.options.ignore_case {
                let node = Node::Literal(text.to_vec());
                let regex = Regex::new(&node, 1, &[], true).map_err(|message| Error::at(loc, message))?;
                pattern.matcher = Matcher::Compiled(regex);
            }
            return Ok(pattern);
        }
        let mut parser = Parser {
            text,
            at: 0,
            loc,
            cx,
            variables,
            pattern: Self::with(Matcher::EndOfInput, text.to_vec()),
        };
        let mut items = parser.items()?;
        let mut pattern = parser.pattern;
        if full_lines {
            let spaces = Node::Repeat { body: Box::new(Node::Literal(b" ".to_vec())), min: 0, max: None };
            let space = if cx.options.strict_whitespace { Node::Concat(Vec::new()) } else { spaces };
            items.insert(0, space.clone());
            items.insert(0, Node::LineStart);
            items.push(space);
            items.push(Node::LineEnd);
        }
        let node = Node::Concat(items);
        pattern.ignore_case = cx.options.ignore_case;
        // One that is searched once is compiled then, and need not be kept: compiled expressions are large.
        let is_reused = match cx.kind {
            Kind::Not | Kind::Label => true,
            Kind::Plain { count } => count > 1,
            _ => false,
        };
        pattern.matcher = if pattern.substitutions.is_empty() && is_reused {
            let regex = Regex::new(&node, pattern.num_groups, &[], pattern.ignore_case);
            Matcher::Compiled(regex.map_err(|message| Error::at(loc, format!("invalid regex: {message}")))?)
        } else {
            Matcher::Template(node)
        };
        Ok(pattern)
    }

    /// Finds the first match in `text` and gives the variables it defines their values.
    pub fn find(&self, text: &[u8], loc: Loc, variables: &mut Variables) -> Result<Match, Failure> {
        match &self.matcher {
            Matcher::EndOfInput => Ok(Match { pos: text.len(), len: 0 }),
            Matcher::Fixed(bytes) => {
                find(text, bytes).map(|pos| Match { pos, len: bytes.len() }).ok_or(Failure::NotFound)
            }
            Matcher::Compiled(regex) => self.find_regex(regex, text, loc, variables),
            Matcher::Template(node) => {
                let values = self.values(variables)?;
                let regex = Regex::new(node, self.num_groups, &values, self.ignore_case)
                    .map_err(|message| Failure::Invalid(vec![(loc, message)]))?;
                self.find_regex(&regex, text, loc, variables)
            }
        }
    }

    fn values(&self, variables: &Variables) -> Result<Vec<Vec<u8>>, Failure> {
        let mut problems = Vec::new();
        let mut values = Vec::new();
        for substitution in &self.substitutions {
            match substitution.evaluate(variables) {
                Ok(value) => values.push(value),
                Err(messages) => problems.extend(messages.into_iter().map(|m| (substitution.loc, m))),
            }
        }
        if problems.is_empty() { Ok(values) } else { Err(Failure::Invalid(problems)) }
    }

    fn find_regex(
        &self,
        regex: &Regex,
        text: &[u8],
        loc: Loc,
        variables: &mut Variables,
    ) -> Result<Match, Failure> {
        let invalid = |message: String| Failure::Invalid(vec![(loc, message)]);
        let Found { span: (start, end), groups } =
            regex.find(text).map_err(invalid)?.ok_or(Failure::NotFound)?;
        let group = |number: &u32| {
            let span = groups.get(*number as usize).copied().flatten();
            span.and_then(|(a, b)| text.get(a..b)).unwrap_or_default()
        };
        for (name, number) in &self.string_defs {
            variables.strings.insert(name.clone(), Some(group(number).to_vec()));
        }
        for (name, number, format) in &self.number_defs {
            let value = format.read(group(number));
            if value.is_none() {
                return Err(invalid("unable to represent numeric value".to_owned()));
            }
            variables.numbers.insert(name.clone(), (*format, value));
        }
        // The newline before an empty line is part of the pattern but not of the match.
        let skip = usize::from(self.is_empty_line);
        Ok(Match { pos: start + skip, len: end - start - skip })
    }

    /// The values substituted, for messages.
    pub fn substitution_notes(&self, variables: &Variables) -> Vec<String> {
        let note = |s: &Substitution| {
            let value = s.evaluate(variables).ok()?;
            Some(format!(
                "with \"{}\" equal to \"{}\"",
                s.text,
                String::from_utf8_lossy(&value).escape_debug()
            ))
        };
        self.substitutions.iter().filter_map(note).collect()
    }

    /// The place in `text` that looks most like the pattern, if any looks enough like it.
    pub fn nearest(&self, text: &[u8]) -> Option<usize> {
        /// How far to look.
        const LIMIT: usize = 4096;
        // The distance is quadratic in the pattern.
        if self.example.len() > 500 {
            return None;
        }
        let mut best: Option<(usize, f64)> = None;
        let mut lines = 0_u32;
        for (at, byte) in text.iter().enumerate().take(LIMIT) {
            lines += u32::from(*byte == b'\n');
            if matches!(byte, b' ' | b'\t') {
                continue;
            }
            let line = text.get(at..).unwrap_or_default().split(|b| *b == b'\n').next().unwrap_or_default();
            let start = line.get(..self.example.len()).unwrap_or(line);
            let quality = f64::from(edit_distance(start, &self.example)) + f64::from(lines) / 100.0;
            if best.is_none_or(|(_, least)| quality < least) {
                best = Some((at, quality));
            }
        }
        best.filter(|(at, quality)| *at > 0 && *quality < 50.0).map(|(at, _)| at)
    }
}

impl Substitution {
    fn evaluate(&self, variables: &Variables) -> Result<Vec<u8>, Vec<String>> {
        match &self.value {
            Value::Variable(name) => match variables.strings.get(name) {
                Some(Some(value)) => Ok(value.clone()),
                _ => Err(vec![format!("undefined variable: {name}")]),
            },
            Value::Expression(expression) => {
                expression.evaluate(variables).map(String::into_bytes).map_err(|e| {
                    let failed = "unable to substitute variable or numeric expression";
                    match e {
                        EvalError::Undefined(names) => {
                            names.iter().map(|name| format!("undefined variable: {name}")).collect()
                        }
                        EvalError::Overflow => vec![format!("{failed}: overflow error")],
                        EvalError::Unrepresentable => vec![format!("{failed}: overflow error")],
                    }
                })
            }
        }
    }
}

/// Levenshtein's distance.
fn edit_distance(a: &[u8], b: &[u8]) -> u32 {
    let mut row: Vec<u32> = (0..).take(b.len() + 1).collect();
    for x in a {
        let mut diagonal = row.first().copied().unwrap_or(0);
        let mut left = diagonal + 1;
        if let Some(first) = row.first_mut() {
            *first = left;
        }
        for (cell, y) in row.iter_mut().skip(1).zip(b) {
            let substituted = diagonal + u32::from(x != y);
            diagonal = *cell;
            left = substituted.min(left + 1).min(*cell + 1);
            *cell = left;
        }
    }
    row.last().copied().unwrap_or(0)
}

fn trim_end(text: &[u8]) -> &[u8] {
    let end = text.iter().rposition(|b| !matches!(b, b' ' | b'\t')).map_or(0, |at| at + 1);
    text.get(..end).unwrap_or(text)
}

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
    loc: Loc,
    cx: &'a Cx<'a>,
    variables: &'a mut Variables,
    pattern: Pattern,
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn error_at(&self, at: usize, message: impl Into<String>) -> Error {
        Error::at(self.loc.plus(at), message)
    }

    fn items(&mut self) -> Result<Vec<Node>, Error> {
        let mut items = Vec::new();
        while !self.rest().is_empty() {
            if self.rest().starts_with(b"{{") {
                items.push(self.regex()?);
            } else if self.rest().starts_with(b"[[") {
                items.push(self.block()?);
            } else {
                let tail = self.rest().get(1..).unwrap_or_default();
                let next = [find(tail, b"{{"), find(tail, b"[[")].into_iter().flatten().min();
                let end = next.map_or(self.rest().len(), |at| at + 1);
                items.push(Node::Literal(self.rest().get(..end).unwrap_or_default().to_vec()));
                self.at += end;
            }
        }
        Ok(items)
    }

    fn regex(&mut self) -> Result<Node, Error> {
        let body = self.rest().get(2..).unwrap_or_default();
        let Some(end) = find(body, b"}}") else {
            return Err(self.error_at(self.at, "found start of regex string with no end '}}'"));
        };
        // An alternation must not reach beyond its braces. The rest of the line is looked at, not only this regex,
        // because that is how FileCheck numbers groups, which a back-reference can see.
        let alternation = self.rest().contains(&b'|');
        let number = self.pattern.num_groups;
        self.pattern.num_groups += u32::from(alternation);
        let node = self.expression(body.get(..end).unwrap_or_default(), self.at + 2)?;
        self.at += end + 4;
        Ok(if alternation { Node::Group(number, Box::new(node)) } else { node })
    }

    fn expression(&mut self, text: &[u8], at: usize) -> Result<Node, Error> {
        let (node, groups) = ere::parse(text, self.pattern.num_groups)
            .map_err(|message| self.error_at(at, format!("invalid regex: {message}")))?;
        self.pattern.num_groups += groups;
        Ok(node)
    }

    fn block(&mut self) -> Result<Node, Error> {
        let open = self.at;
        let body = self.rest().get(2..).unwrap_or_default();
        let end = match block_end(body) {
            Ok(Some(end)) => end,
            Ok(None) => return Err(self.error_at(open, "Invalid substitution block, no ]] found")),
            Err(at) => {
                return Err(self.error_at(open + 2 + at, "missing closing \"]\" for regex variable"));
            }
        };
        let inner = body.get(..end).unwrap_or_default();
        let start = open + 2;
        self.at += end + 4;
        match inner.strip_prefix(b"#") {
            Some(numeric) => self.numeric(numeric, start + 1, false),
            None => self.string(inner, start),
        }
    }

    fn string(&mut self, inner: &[u8], start: usize) -> Result<Node, Error> {
        let colon = inner.iter().position(|b| *b == b':');
        let head = inner.get(..colon.unwrap_or(inner.len())).unwrap_or_default();
        if let Some(space) = head.iter().position(|b| matches!(b, b' ' | b'\t')) {
            return Err(self.error_at(start + space, "unexpected whitespace"));
        }
        // Names are ASCII, so what is not UTF-8 is not part of one.
        let head_text = String::from_utf8_lossy(head);
        let name =
            numeric::variable_name(&head_text).map_err(|message| self.error_at(start, message))?.to_owned();
        let is_pseudo = name.starts_with('@');
        match colon {
            Some(_) if is_pseudo || name.len() != head.len() => {
                Err(self.error_at(start, "invalid name in string variable definition"))
            }
            Some(colon) => {
                let regex = inner.get(colon + 1..).unwrap_or_default();
                self.string_definition(name, regex, start, start + colon + 1)
            }
            None if is_pseudo => self.numeric(inner, start, true),
            None if name.len() != head.len() => {
                Err(self.error_at(start, "invalid name in string variable use"))
            }
            None => self.string_use(name, start),
        }
    }

    fn string_definition(
        &mut self,
        name: String,
        regex: &[u8],
        start: usize,
        at: usize,
    ) -> Result<Node, Error> {
        if self.variables.numbers.contains_key(&name) {
            let message = format!("numeric variable with name '{name}' already exists");
            return Err(self.error_at(start, message));
        }
        let number = self.pattern.num_groups;
        self.pattern.num_groups += 1;
        self.variables.strings.entry(name.clone()).or_insert(None);
        self.pattern.string_defs.retain(|(n, _)| *n != name);
        self.pattern.string_defs.push((name, number));
        let node = if regex.is_empty() { Node::Concat(Vec::new()) } else { self.expression(regex, at)? };
        Ok(Node::Group(number, Box::new(node)))
    }

    fn string_use(&mut self, name: String, start: usize) -> Result<Node, Error> {
        if let Some((_, number)) = self.pattern.string_defs.iter().find(|(n, _)| *n == name) {
            return if *number <= MAX_BACKREF {
                Ok(Node::Backref(*number))
            } else {
                Err(self.error_at(start, "Can't back-reference more than 9 variables"))
            };
        }
        let text = name.clone();
        Ok(self.substitute(Value::Variable(name), text, start))
    }

    fn substitute(&mut self, value: Value, text: String, start: usize) -> Node {
        self.pattern.substitutions.push(Substitution { value, text, loc: self.loc.plus(start) });
        Node::Substitution(self.pattern.substitutions.len() - 1)
    }

    fn numeric(&mut self, inner: &[u8], start: usize, legacy_line: bool) -> Result<Node, Error> {
        let text = String::from_utf8_lossy(inner);
        let defined_here: Vec<String> =
            self.pattern.number_defs.iter().map(|(name, ..)| name.clone()).collect();
        let cx = BlockCx {
            variables: self.variables,
            line: Some(self.cx.line),
            defined_here: &defined_here,
            legacy_line,
        };
        let Block { defines, expression, format } = numeric::parse_block(&text, self.loc.plus(start), &cx)?;
        let number = self.pattern.num_groups;
        if let Some(name) = &defines {
            self.pattern.num_groups += 1;
            self.pattern.number_defs.push((name.clone(), number, format));
            // The value stays: it may be from the command line and used before this definition matches.
            self.variables.numbers.entry(name.clone()).or_insert((format, None)).0 = format;
        }
        let node = match expression {
            Some(expression) => self.substitute(Value::Expression(expression), text.into_owned(), start),
            None => self.expression(format.wildcard().as_bytes(), start)?,
        };
        Ok(if defines.is_some() { Node::Group(number, Box::new(node)) } else { node })
    }
}

/// Where the `]]` of a block is; brackets inside nest. `Err` is the place of an unbalanced `]`.
fn block_end(text: &[u8]) -> Result<Option<usize>, usize> {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        match byte {
            b']' if depth == 0 && text.get(at + 1) == Some(&b']') => return Ok(Some(at)),
            b'\\' => at += 1,
            b'[' => depth += 1,
            b']' => depth = depth.checked_sub(1).ok_or(at)?,
            _ => {}
        }
        at += 1;
    }
    Ok(None)
}

/// Takes over the definitions of the command line.
pub(super) fn define_all(
    options: &Options,
    sources: &mut Sources,
    variables: &mut Variables,
) -> Result<(), Error> {
    if options.defines.is_empty() {
        return Ok(());
    }
    // All definitions form one text, so that messages can point into them.
    let mut text = String::new();
    let mut starts = Vec::new();
    for (i, define) in options.defines.iter().enumerate() {
        text.push_str(&format!("Global define #{}: ", i + 1));
        starts.push(text.len());
        text.push_str(define);
        text.push('\n');
    }
    let source = sources.add("Global defines", text.into_bytes());
    for (define, offset) in options.defines.iter().zip(starts) {
        define_one(define, Loc { source, offset }, variables)?;
    }
    Ok(())
}

fn define_one(define: &str, loc: Loc, variables: &mut Variables) -> Result<(), Error> {
    let missing = || Error::at(loc, "missing equal sign in global definition");
    if let Some(numeric) = define.strip_prefix('#') {
        let (name, expression) = numeric.split_once('=').ok_or_else(missing)?;
        let cx = BlockCx { variables, line: None, defined_here: &[], legacy_line: false };
        let block = numeric::parse_block(&format!("{name}:{expression}"), loc.plus(1), &cx)?;
        let Block { defines: Some(name), expression: Some(expression), format } = block else {
            return Err(Error::at(loc, "a numeric definition needs a value"));
        };
        if let Err(EvalError::Undefined(names)) = expression.evaluate(variables) {
            return Err(Error::at(loc, format!("undefined variable: {}", names.join(", "))));
        }
        let value = expression.value(variables).ok_or_else(|| Error::at(loc, "overflow error"))?;
        variables.numbers.insert(name, (format, Some(value)));
        return Ok(());
    }
    let (name, value) = define.split_once('=').ok_or_else(missing)?;
    let valid = numeric::variable_name(name).map_err(|message| Error::at(loc, message))?;
    if valid.len() != name.len() || valid.starts_with('@') {
        return Err(Error::at(loc, format!("invalid name in string variable definition '{name}'")));
    }
    if variables.numbers.contains_key(name) {
        return Err(Error::at(loc, format!("numeric variable with name '{name}' already exists")));
    }
    variables.strings.insert(name.to_owned(), Some(value.as_bytes().to_vec()));
    Ok(())
}
