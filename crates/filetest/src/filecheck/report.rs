//! Wording: places in texts, messages with a caret, the dump of the input.

use super::Options;
use std::fmt::Write as _;

/// A text that messages point into.
#[derive(Debug)]
pub(super) struct Source {
    pub name: String,
    pub text: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SourceId(usize);

/// An offset in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Loc {
    pub source: SourceId,
    pub offset: usize,
}

impl Loc {
    pub fn plus(self, bytes: usize) -> Self {
        Loc { offset: self.offset + bytes, ..self }
    }
}

/// All texts of a run.
#[derive(Debug, Default)]
pub(super) struct Sources(Vec<Source>);

impl Sources {
    pub fn add(&mut self, name: &str, text: Vec<u8>) -> SourceId {
        self.0.push(Source { name: name.to_owned(), text });
        SourceId(self.0.len() - 1)
    }

    pub fn text(&self, id: SourceId) -> &[u8] {
        self.0.get(id.0).map_or(&[], |source| &source.text)
    }

    fn name(&self, id: SourceId) -> &str {
        self.0.get(id.0).map_or("", |source| &source.name)
    }

    /// One-based.
    pub fn line(&self, loc: Loc) -> usize {
        let text = self.text(loc.source);
        1 + text.iter().take(loc.offset).filter(|b| **b == b'\n').count()
    }

    /// `name:line:col: severity: message`, the line, a caret.
    pub fn render(&self, loc: Loc, severity: &str, message: &str) -> Vec<u8> {
        self.render_range(loc, 0, severity, message)
    }

    /// The same with `len` bytes underlined, as far as they are on one line.
    pub fn render_range(&self, loc: Loc, len: usize, severity: &str, message: &str) -> Vec<u8> {
        let text = self.text(loc.source);
        let before = text.get(..loc.offset).unwrap_or(text);
        let start = before.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1);
        let rest = text.get(start..).unwrap_or_default();
        let line = rest.split(|b| *b == b'\n').next().unwrap_or_default();
        let column = before.len() - start;
        let mut out =
            format!("{}:{}:{}: {severity}: {message}\n", self.name(loc.source), self.line(loc), column + 1)
                .into_bytes();
        out.extend_from_slice(line);
        out.push(b'\n');
        // A tab stays a tab, so that the caret stands under its character whatever the tab width.
        out.extend(line.iter().take(column).map(|b| if *b == b'\t' { b'\t' } else { b' ' }));
        out.extend(std::iter::repeat_n(b' ', column.saturating_sub(line.len())));
        out.push(b'^');
        let underlined = len.min(line.len().saturating_sub(column));
        out.extend(std::iter::repeat_n(b'~', underlined.saturating_sub(1)));
        out.push(b'\n');
        out
    }
}

/// The messages about one input.
pub(super) struct Report<'a> {
    pub sources: &'a Sources,
    input: SourceId,
    context: usize,
    text: Vec<u8>,
    /// Where in the input matching failed, and in which words, for the dump.
    failures: Vec<(usize, String)>,
}

impl<'a> Report<'a> {
    pub fn new(sources: &'a Sources, input: SourceId, options: &Options) -> Self {
        Report { sources, input, context: options.dump_input_context, text: Vec::new(), failures: Vec::new() }
    }

    pub fn input(&self) -> &'a [u8] {
        self.sources.text(self.input)
    }

    /// A message at a directive.
    pub fn at(&mut self, loc: Loc, severity: &str, message: &str) {
        self.text.extend(self.sources.render(loc, severity, message));
    }

    /// A note at a range of the input.
    pub fn note(&mut self, offset: usize, len: usize, message: &str) {
        let loc = Loc { source: self.input, offset };
        self.text.extend(self.sources.render_range(loc, len, "note", message));
    }

    /// Marks a line of the dump.
    pub fn mark(&mut self, offset: usize, label: String) {
        self.failures.push((offset, label));
    }

    /// The input around the failures, with what failed there.
    pub fn dump_input(&mut self, check_name: &str) {
        let text = self.input();
        let line_of = |offset: usize| text.iter().take(offset).filter(|b| **b == b'\n').count();
        let marks: Vec<(usize, &str)> =
            self.failures.iter().map(|(offset, label)| (line_of(*offset), label.as_str())).collect();
        let mut out = Vec::new();
        let mut head = String::new();
        let _ = write!(head, "\nInput file: {}\nCheck file: {check_name}\n\n", self.sources.name(self.input));
        out.extend_from_slice(head.as_bytes());
        out.extend_from_slice(b"Input was:\n<<<<<<\n");
        let mut elided = false;
        for (number, line) in text.split(|b| *b == b'\n').enumerate() {
            if !marks.iter().any(|(at, _)| at.abs_diff(number) <= self.context) {
                elided = true;
                continue;
            }
            if std::mem::take(&mut elided) {
                out.extend_from_slice(b"            .\n            .\n");
            }
            out.extend_from_slice(format!("{:>12}: ", number + 1).as_bytes());
            out.extend_from_slice(line);
            out.push(b'\n');
            for (_, label) in marks.iter().filter(|(at, _)| *at == number) {
                out.extend_from_slice(format!("{:>12}  ^ {label}\n", "").as_bytes());
            }
        }
        out.extend_from_slice(b">>>>>>\n");
        self.text.extend(out);
    }

    pub fn into_text(self) -> Vec<u8> {
        self.text
    }
}
