//! LLVM's own form, as its tools print it:
//!
//! ```text
//! Included from main.td:1:
//! llvm-as: file.ll:1:41: error: message
//! the source line
//!     ^~~~
//! file.ll:3:1: note: message
//! ```
//!
//! Tabs are expanded to multiples of eight columns in both lines, and a marker under a tab fills its columns. A line with
//! bytes outside ASCII is shown without markers, as LLVM does. What this form has no place for becomes a note: secondary
//! labels and help. The label of the primary span is left out.
//!
//! A position in a binary file and an entity are named after the message, which keeps `file: error: message` intact for
//! those who search for it.

use super::lines::{ELLIPSIS, Lines, printable, window};
use super::{Renderer, textless};
use crate::diag::{Diagnostic, Location, Severity};
use crate::source::Span;
use std::fmt::Write;

const TAB_COLUMNS: usize = 8;

pub fn render(renderer: &Renderer, lines: &mut Lines<'_>, diagnostic: &Diagnostic) -> String {
    let mut out = Printer {
        renderer,
        lines,
        text: String::new(),
        underlines: renderer.ranges || diagnostic.underlined,
    };
    let tool = renderer.tool.as_deref();
    out.finding(tool, &diagnostic.location, diagnostic.severity, &diagnostic.message);
    for label in &diagnostic.labels {
        out.finding(None, &Location::Span(label.span), Severity::Note, &label.message);
    }
    for note in &diagnostic.notes {
        out.finding(None, &note.location, Severity::Note, &note.message);
    }
    for help in &diagnostic.help {
        out.finding(None, &Location::None, Severity::Note, help);
    }
    out.text
}

struct Printer<'r, 'l, 's> {
    renderer: &'r Renderer,
    lines: &'l mut Lines<'s>,
    text: String,
    /// The whole range is marked, not only its start.
    underlines: bool,
}

impl Printer<'_, '_, '_> {
    fn colored(&mut self, codes: &str, text: &str) {
        if self.renderer.color {
            self.text.extend(["\x1b[", codes, "m", text, "\x1b[0m"]);
        } else {
            self.text.push_str(text);
        }
    }

    fn finding(&mut self, tool: Option<&str>, location: &Location, severity: Severity, message: &str) {
        if let Location::Span(span) = location {
            self.include_stack(*span);
        }
        let mut prefix = tool.map_or(String::new(), |tool| format!("{tool}: "));
        let mut suffix = String::new();
        if let Location::Span(span) = location {
            prefix.extend([self.position(*span), ": ".into()]);
        }
        if let Some((file, place)) = textless(location) {
            prefix.extend([file, ": "]);
            suffix = if place.is_empty() { place } else { format!(" ({place})") };
        }
        self.colored("1", &prefix);
        let severity_color = match severity {
            Severity::Error => "0;1;31",
            Severity::Warning => "0;1;35",
            Severity::Remark => "0;1;34",
            Severity::Note => "0;1;30",
        };
        self.colored(severity_color, &format!("{}: ", severity.word()));
        self.colored("1", &format!("{message}{suffix}"));
        self.text.push('\n');
        if let Location::Span(span) = location {
            self.source_line(*span);
        }
    }

    fn position(&mut self, span: Span) -> String {
        let at = self.lines.line_column(span.source, span.lo);
        format!("{}:{}:{}", self.lines.source(span.source).name, at.line, at.column)
    }

    fn include_stack(&mut self, span: Span) {
        for at in self.lines.include_stack(span.source).into_iter().rev() {
            let line = self.lines.line_column(at.source, at.lo).line;
            let name = &self.lines.source(at.source).name;
            let _ = writeln!(self.text, "Included from {name}:{line}:");
        }
    }

    fn source_line(&mut self, span: Span) {
        let len = self.lines.source(span.source).text.len() as u32;
        let line = self.lines.line_at(span.source, span.lo.min(len));
        let column = (span.lo.min(len) - line.start) as usize;
        let shown = window(line.text, column.min(line.text.len()));
        let end = ((span.hi - line.start.min(span.hi)) as usize).clamp(column, shown.end.max(column));
        let (before, after) = (cut_mark(shown.start != 0), cut_mark(shown.end != line.text.len()));
        let text = &line.text[shown.clone()];

        let mut source = Columns::default();
        let mut markers = Columns::default();
        source.text(before);
        markers.text(&" ".repeat(before.len()));
        for (position, c) in printable(text).char_indices() {
            let position = position + shown.start;
            let marker = match position {
                _ if position == column => '^',
                _ if position > column && position < end && self.underlines => '~',
                _ => ' ',
            };
            let columns = if c == '\t' { TAB_COLUMNS - source.len % TAB_COLUMNS } else { 1 };
            source.fill(if c == '\t' { ' ' } else { c }, columns);
            markers.fill(marker, columns);
        }
        if column >= shown.end {
            markers.text("^");
        }
        source.text(after);
        self.text.extend([&*source.line, "\n"]);
        if text.is_ascii() {
            self.colored("0;1;32", markers.line.trim_end());
            self.text.push('\n');
        }
    }
}

fn cut_mark(cut: bool) -> &'static str {
    if cut { ELLIPSIS } else { "" }
}

/// A line under construction and how many columns it has.
#[derive(Default)]
struct Columns {
    line: String,
    len: usize,
}

impl Columns {
    fn fill(&mut self, c: char, columns: usize) {
        self.line.extend(std::iter::repeat_n(c, columns));
        self.len += columns;
    }

    /// ASCII.
    fn text(&mut self, text: &str) {
        self.line.push_str(text);
        self.len += text.len();
    }
}
