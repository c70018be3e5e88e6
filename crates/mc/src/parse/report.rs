//! What is wrong with a text, and what to warn of: diagnostics with notes on how the text came about.

use super::{FrameKind, Parser};
use crate::streamer::Emit;
use std::borrow::Cow;
use support::diag::{Diagnostic, Location, Severity};
use support::source::Span;

/// What is wrong with a statement.
#[derive(Debug)]
pub(super) struct Mistake {
    pub(super) span: Span,
    pub(super) message: Cow<'static, str>,
    pub(super) help: Option<String>,
    /// See [`Diagnostic::underlined`].
    pub(super) underlined: bool,
}

pub(super) type Parse<T> = Result<T, Box<Mistake>>;

pub(super) fn mistake<T>(span: Span, message: impl Into<Cow<'static, str>>) -> Parse<T> {
    Err(Box::new(Mistake { span, message: message.into(), help: None, underlined: false }))
}

impl Parser<'_> {
    /// The result of a streamer, located.
    pub(super) fn emit(&self, span: Span, result: Emit) -> Parse<()> {
        result.or_else(|error| mistake(span, error.0))
    }

    pub(super) fn error(&mut self, span: Span, message: impl Into<Cow<'static, str>>) {
        self.report(Mistake { span, message: message.into(), help: None, underlined: false });
    }

    pub(super) fn warning(&mut self, span: Span, message: impl Into<String>) {
        if self.options.no_warnings {
            return;
        }
        let severity = if self.options.fatal_warnings { Severity::Error } else { Severity::Warning };
        self.diagnose(Diagnostic::new(severity, Location::Span(span), message));
    }

    pub(super) fn report(&mut self, wrong: Mistake) {
        let mut diagnostic = Diagnostic::error(wrong.span, wrong.message);
        diagnostic.help.extend(wrong.help);
        diagnostic.underlined = wrong.underlined;
        self.diagnose(diagnostic);
    }

    /// Adds the notes on how the text came about.
    fn diagnose(&mut self, mut diagnostic: Diagnostic) {
        for frame in self.frames.iter().rev().take_while(|f| f.kind != FrameKind::File) {
            if let Some(cause) = frame.cause {
                let note = "while in macro instantiation";
                diagnostic = diagnostic.with_note(Location::Span(cause), note);
            }
        }
        self.apply_marker(&mut diagnostic);
        self.diagnostics.push(diagnostic);
    }

    /// The line in which a piece of text begins, from 1.
    pub(super) fn line_of(&self, span: Span) -> u32 {
        self.sources.line_column(span.source, span.lo).line
    }
}
