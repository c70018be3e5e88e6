//! Object files: layouts and constants of the formats, and readers that trust nothing.
//!
//! * [`elf`]: the reader and the names of its numbers. [`archive`]: files of object files, read and written.
//!
//! What is read here may be any bytes. A reader answers with a value or with an [`Error`]; it neither panics nor asks for
//! more memory than a small multiple of the file's size.

pub mod archive;
pub mod elf;

/// Why bytes are not what they should be, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(pub String);

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

pub type Result<T> = std::result::Result<T, Error>;
