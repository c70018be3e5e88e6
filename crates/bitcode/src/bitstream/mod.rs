//! The bitstream container: a tree of blocks that hold records of numbers, packed to the bit.
//!
//! A stream is read through a [`Cursor`]. Positions are bit offsets from the start of the bytes it was made of.
//! Abbreviations, which say how the numbers of a record are packed, are shared ([`std::sync::Arc`]) so that cursors for
//! several functions can work at the same time. Streams are made with a [`writer::BitWriter`].

mod abbrev;
mod bits;
mod cursor;
pub mod writer;

pub use abbrev::{Abbrev, BlockInfo, Op};
pub use cursor::{Cursor, Entry, Record};

/// What is wrong with a stream, and where: bit offset from the start of the stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<(u64, String)>);

impl Error {
    pub fn new(bit: u64, message: impl Into<String>) -> Error {
        Error(Box::new((bit, message.into())))
    }

    pub fn bit(&self) -> u64 {
        self.0.0
    }

    pub fn message(&self) -> &str {
        &self.0.1
    }

    /// The same error with words in front.
    #[must_use]
    pub fn in_context(mut self, context: &str) -> Error {
        self.0.1 = format!("{context}: {}", self.0.1);
        self
    }
}

#[cfg(test)]
mod tests;
