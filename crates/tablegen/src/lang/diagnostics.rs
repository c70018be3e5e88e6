//! Diagnostics of the language: spelling suggestions, and LLVM's form of a message.

use super::context::{Context, Failed};
use super::intern::Str;
use super::record::RecordId;
use super::source::Loc;
use super::token::OPERATORS;
use std::fmt::Write;
use support::diag::{Diagnostic, Location, Severity};
use support::source::{SourceMap, Span};

/// Reports an operator that does not exist.
pub(super) fn unknown_operator(cx: &mut Context, loc: Loc, name: &str) -> Failed {
    let known = OPERATORS.iter().map(|&(_, known, _)| known.as_bytes());
    let help = closest(name.as_bytes(), known).map(|best| format!("did you mean `!{best}`?"));
    let mut diagnostic = cx.diagnostic(Severity::Error, loc, "unknown operator".to_string());
    diagnostic.help.extend(help);
    cx.diagnostics.push(diagnostic);
    Failed
}

impl Context {
    /// Reports an error with a suggestion.
    pub fn error_with_help(&mut self, loc: Loc, message: impl Into<String>, help: Option<String>) -> Failed {
        let mut diagnostic = self.diagnostic(Severity::Error, loc, message.into());
        diagnostic.help.extend(help);
        self.diagnostics.push(diagnostic);
        Failed
    }

    /// [`Context::fold_error`] with a suggestion.
    pub(super) fn fold_error_with_help(
        &mut self,
        record: Option<RecordId>,
        message: String,
        help: Option<String>,
    ) -> Failed {
        let mut diagnostic = match record {
            Some(record) if self.record(record).loc() != Loc::NONE => self.record_diagnostic(record, message),
            _ => self.diagnostic(Severity::Error, self.current_loc, message),
        };
        diagnostic.help.extend(help);
        self.diagnostics.push(diagnostic);
        Failed
    }

    pub(super) fn suggest_def(&self, name: Str) -> Option<String> {
        let names = self.def_list.iter().map(|&def| self.record_name(def));
        did_you_mean(closest(self.strings.get(name), names))
    }

    pub(super) fn suggest_class(&self, name: Str) -> Option<String> {
        let names = self.class_list.iter().map(|&class| self.record_name(class));
        did_you_mean(closest(self.strings.get(name), names))
    }

    /// A suggestion among strings.
    pub(super) fn suggest_among(&self, name: Str, known: impl Iterator<Item = Str>) -> Option<String> {
        did_you_mean(closest(self.strings.get(name), known.map(|known| self.strings.get(known))))
    }
}

fn did_you_mean(best: Option<String>) -> Option<String> {
    best.map(|best| format!("did you mean `{best}`?"))
}

/// The known name nearest to a misspelt one, if one is near enough. The first of equally near ones wins.
fn closest<'a>(name: &[u8], known: impl Iterator<Item = &'a [u8]>) -> Option<String> {
    let limit = (name.len() / 3).max(1);
    let mut best: Option<(usize, &[u8])> = None;
    for candidate in known {
        if candidate.len().abs_diff(name.len()) > limit || candidate.len() > 64 || candidate == name {
            continue;
        }
        let distance = edit_distance(name, candidate);
        if distance <= limit && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| String::from_utf8_lossy(candidate).into_owned())
}

/// Levenshtein distance, ignoring case.
fn edit_distance(a: &[u8], b: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let cost = usize::from(!x.eq_ignore_ascii_case(y));
            let next = (diagonal + cost).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = std::mem::replace(&mut row[j + 1], next);
        }
    }
    row[b.len()]
}

/// A diagnostic as LLVM's tools print it: `file:line:col: error: message`, the line, a caret; notes likewise.
pub fn render_llvm(sources: &SourceMap, diagnostic: &Diagnostic) -> String {
    let mut out = String::new();
    render_part(&mut out, sources, &diagnostic.location, severity(diagnostic.severity), &diagnostic.message);
    for note in &diagnostic.notes {
        render_part(&mut out, sources, &note.location, "note", &note.message);
    }
    for help in &diagnostic.help {
        let _ = writeln!(out, "note: {help}");
    }
    out
}

fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Remark => "remark",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}

fn render_part(out: &mut String, sources: &SourceMap, location: &Location, kind: &str, message: &str) {
    let Location::Span(span) = location else {
        let _ = writeln!(out, "{kind}: {message}");
        return;
    };
    let source = sources.get(span.source);
    let mut parents: Vec<Span> = Vec::new();
    let mut parent = source.included_at;
    while let Some(at) = parent {
        parents.push(at);
        parent = sources.get(at.source).included_at;
    }
    for at in parents.iter().rev() {
        let line = sources.line_column(at.source, at.lo).line;
        let _ = writeln!(out, "Included from {}:{line}:", sources.get(at.source).name);
    }
    let position = sources.line_column(span.source, span.lo);
    let _ = writeln!(out, "{}:{}:{}: {kind}: {message}", source.name, position.line, position.column);
    let start = span.lo as usize + 1 - position.column as usize;
    let line = source.text.get(start..).unwrap_or(&[]);
    let len = line.iter().position(|&b| b == b'\n' || b == b'\r').unwrap_or(line.len());
    let _ = writeln!(out, "{}", String::from_utf8_lossy(&line[..len]));
    let before = line.iter().take(position.column as usize - 1);
    let indent: String = before.map(|&b| if b == b'\t' { '\t' } else { ' ' }).collect();
    let _ = writeln!(out, "{indent}^");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggestions() {
        let known: [&[u8]; 3] = [b"Register", b"Instruction", b"Operand"];
        assert_eq!(closest(b"Regster", known.into_iter()).as_deref(), Some("Register"));
        assert_eq!(closest(b"Banana", known.into_iter()), None);
        assert_eq!(edit_distance(b"kitten", b"sitting"), 3);
    }
}
