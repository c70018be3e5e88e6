//! What goes wrong, as a value: the text of the diagnostics, with the lines that they are about.

use std::fmt;
use support::diag::Diagnostics;
use support::diag::render::{Renderer, Style};
use support::source::SourceMap;

/// See the module text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(String);

pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An error of one's own, for functions that return errors of this library.
    pub fn new(message: impl Into<String>) -> Error {
        Error(message.into())
    }

    pub(crate) fn of(sources: &SourceMap, diagnostics: &Diagnostics) -> Error {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = Renderer::new(Style::Llvm).render_all(sources, diagnostics, &mut text);
        Error(text.trim_end().to_owned())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

impl From<::jit::Error> for Error {
    fn from(error: ::jit::Error) -> Error {
        Error(error.to_string())
    }
}
