//! Spelling suggestions for names that do not exist.

use super::context::{Context, Failed};
use super::record::RecordId;
use super::source::Loc;
use super::token::OPERATORS;
use support::diag::Severity;
use support::interner::Symbol as Str;
use support::suggest::{did_you_mean, did_you_mean_help};

/// Reports an operator that does not exist.
pub(super) fn unknown_operator(cx: &mut Context, loc: Loc, name: &str) -> Failed {
    let known = OPERATORS.iter().map(|&(_, known, _)| known);
    let help = did_you_mean(name.as_bytes(), known).map(|best| format!("did you mean '!{best}'?"));
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
        did_you_mean_help(self.strings.resolve(name), names)
    }

    pub(super) fn suggest_class(&self, name: Str) -> Option<String> {
        let names = self.class_list.iter().map(|&class| self.record_name(class));
        did_you_mean_help(self.strings.resolve(name), names)
    }

    /// A suggestion among strings.
    pub(super) fn suggest_among(&self, name: Str, known: impl Iterator<Item = Str>) -> Option<String> {
        did_you_mean_help(self.strings.resolve(name), known.map(|known| self.strings.resolve(known)))
    }
}
