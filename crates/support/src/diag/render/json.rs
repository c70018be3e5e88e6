//! One JSON object per diagnostic and line, for editors and scripts.
//!
//! Keys, in this order: `severity`, `message`, `tool` (if named), the location, `label` (if any), and the lists `labels`,
//! `notes` and `help`. A location in a text is `file`, `line`, `column`, `end_line`, `end_column`, `start`, `end` (byte
//! offsets) and `included_from`, innermost first; in a binary file `file`, `byte` and `bit`; of something without text `file` and
//! `entity`; absent if there is none. Lines and columns count from 1, columns in bytes; the end is exclusive.

use super::Renderer;
use super::lines::Lines;
use crate::diag::{Diagnostic, Location};
use crate::source::Span;
use std::fmt::Write;

pub fn render(renderer: &Renderer, lines: &mut Lines<'_>, diagnostic: &Diagnostic) -> String {
    let mut object = Object::new();
    object.string("severity", diagnostic.severity.word());
    object.string("message", &diagnostic.message);
    if let Some(tool) = &renderer.tool {
        object.string("tool", tool);
    }
    object.location(lines, &diagnostic.location);
    if !diagnostic.label.is_empty() {
        object.string("label", &diagnostic.label);
    }
    let labels = diagnostic.labels.iter().map(|l| (Location::Span(l.span), &l.message));
    object.list("labels", labels.map(|(location, message)| located(lines, &location, message)));
    object.list("notes", diagnostic.notes.iter().map(|note| located(lines, &note.location, &note.message)));
    object.list("help", diagnostic.help.iter().map(|help| quoted(help)));
    object.finish() + "\n"
}

fn located(lines: &mut Lines<'_>, location: &Location, message: &str) -> String {
    let mut object = Object::new();
    object.string("message", message);
    object.location(lines, location);
    object.finish()
}

struct Object {
    text: String,
}

impl Object {
    fn new() -> Self {
        Object { text: "{".into() }
    }

    /// `value` is JSON.
    fn field(&mut self, key: &str, value: &str) {
        let comma = if self.text.len() == 1 { "" } else { "," };
        let _ = write!(self.text, "{comma}\"{key}\":{value}");
    }

    fn string(&mut self, key: &str, value: &str) {
        self.field(key, &quoted(value));
    }

    fn list(&mut self, key: &str, items: impl Iterator<Item = String>) {
        self.field(key, &format!("[{}]", items.collect::<Vec<_>>().join(",")));
    }

    fn location(&mut self, lines: &mut Lines<'_>, location: &Location) {
        match location {
            Location::None => {}
            Location::Span(span) => self.span(lines, *span),
            Location::Bit { file, bit } => {
                self.string("file", file);
                self.field("byte", &(bit / 8).to_string());
                self.field("bit", &(bit % 8).to_string());
            }
            Location::Entity { file, entity } => {
                self.string("file", file);
                self.string("entity", entity);
            }
        }
    }

    fn span(&mut self, lines: &mut Lines<'_>, span: Span) {
        let (start, end) = (lines.line_column(span.source, span.lo), lines.line_column(span.source, span.hi));
        self.string("file", &lines.source(span.source).name);
        let numbers = [
            ("line", start.line),
            ("column", start.column),
            ("end_line", end.line),
            ("end_column", end.column),
            ("start", span.lo),
            ("end", span.hi),
        ];
        for (key, number) in numbers {
            self.field(key, &number.to_string());
        }
        let stack = lines.include_stack(span.source);
        let from = stack.into_iter().map(|at| {
            let position = lines.line_column(at.source, at.lo);
            let mut object = Object::new();
            object.string("file", &lines.source(at.source).name);
            object.field("line", &position.line.to_string());
            object.field("column", &position.column.to_string());
            object.finish()
        });
        let from: Vec<String> = from.collect();
        self.list("included_from", from.into_iter());
    }

    fn finish(mut self) -> String {
        self.text.push('}');
        self.text
    }
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
