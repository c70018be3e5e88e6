//! Diagnostics: what went wrong, where, and what would have been right.
//!
//! Libraries never print and never exit: they return [`Diagnostic`]s, usually collected in a [`Diagnostics`] so that
//! one run reports several. The tools turn them into text with a [`render::Renderer`].

pub mod render;

use crate::source::Span;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    Note,
    Remark,
    Warning,
    Error,
}

impl Severity {
    /// The word shown before the message.
    pub fn word(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Remark => "remark",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// Where a diagnostic points.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Location {
    /// Nowhere in particular (a missing file, a bad option).
    #[default]
    None,
    /// A range of a source text.
    Span(Span),
    /// A position in a binary file, in bits from its start. Rendered as byte and bit.
    Bit { file: String, bit: u64 },
    /// A file as a whole, or an entity in it that has no text (`function 'f', block '%entry'`).
    Entity { file: String, entity: String },
}

/// A secondary remark attached to a diagnostic: where something was declared, what it was instantiated from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub location: Location,
    pub message: String,
}

/// A labelled range shown together with the primary one ("this has type i32").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub span: Span,
    pub message: String,
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    pub severity: Severity,
    /// One sentence without a final full stop, in LLVM's words where LLVM has the same diagnostic.
    pub message: String,
    pub location: Location,
    /// LLVM underlines the whole range, also in tools that otherwise point at its start.
    pub underlined: bool,
    /// Text under the caret of the primary span, such as `expected a type`. May be empty.
    pub label: String,
    pub labels: Vec<Label>,
    pub notes: Vec<Note>,
    /// Suggestions ("did you mean `add`?").
    pub help: Vec<String>,
}

impl Diagnostic {
    pub fn new(severity: Severity, location: Location, message: impl Into<String>) -> Self {
        Diagnostic {
            severity,
            message: message.into(),
            location,
            underlined: false,
            label: String::new(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: Vec::new(),
        }
    }

    /// An error at a range of a source text.
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, Location::Span(span), message)
    }

    /// A warning at a range of a source text.
    pub fn warning(span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, Location::Span(span), message)
    }

    /// An error without a position.
    pub fn error_nowhere(message: impl Into<String>) -> Self {
        Self::new(Severity::Error, Location::None, message)
    }

    #[must_use]
    pub fn with_label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    #[must_use]
    pub fn with_secondary(mut self, span: Span, message: impl Into<String>) -> Self {
        self.labels.push(Label { span, message: message.into() });
        self
    }

    #[must_use]
    pub fn with_note(mut self, location: Location, message: impl Into<String>) -> Self {
        self.notes.push(Note { location, message: message.into() });
        self
    }

    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help.push(help.into());
        self
    }
}

/// The findings of a run, in the order in which they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostics {
    items: Vec<Diagnostic>,
    num_errors: usize,
}

impl Diagnostics {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.num_errors += usize::from(diagnostic.severity == Severity::Error);
        self.items.push(diagnostic);
    }

    pub fn has_errors(&self) -> bool {
        self.num_errors != 0
    }

    pub fn num_errors(&self) -> usize {
        self.num_errors
    }

    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.items.iter()
    }

    pub fn append(&mut self, mut other: Diagnostics) {
        self.items.append(&mut other.items);
        self.num_errors += other.num_errors;
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        let mut diagnostics = Diagnostics::new();
        diagnostics.push(diagnostic);
        diagnostics
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;
    fn into_iter(self) -> Self::IntoIter {
        self.items.iter()
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter()
    }
}
