//! What goes wrong with input: a sentence, with the unit and place that it is about.

use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(String);

pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    pub fn new(message: String) -> Error {
        Error(message)
    }

    /// The same, about a unit.
    pub(crate) fn within(self, unit: &str) -> Error {
        Error(format!("{unit}: {}", self.0))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}
