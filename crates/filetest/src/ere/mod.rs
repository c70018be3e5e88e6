//! POSIX extended regular expressions, as FileCheck patterns use them: leftmost-longest, over bytes, with
//! back-references, `^` and `$` at line boundaries, and no operator but a literal newline ever matching a newline.
//!
//! The `regex` crate finds *where* the leftmost match starts, fast; its alternation is leftmost-first, though, and it
//! knows no back-references. So the end of the match is found by a state-set simulation from that start (longest
//! wins), and captures by backtracking with that end required. Both are linear in program size times match length.
//! Patterns with back-references are searched by backtracking alone, under a step limit.
//!
//! One difference from POSIX remains: between two ways to reach the same overall end, an alternation captures its
//! first alternative that leads there rather than the longest.

mod exec;
mod parse;

pub use exec::{Found, Regex, Span};
pub use parse::parse;

/// Sub-expressions inside each other, at most.
const MAX_DEPTH: u32 = 100;

/// A set of bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByteSet([u64; 4]);

impl ByteSet {
    pub fn of(byte: u8) -> Self {
        let mut set = Self::default();
        set.insert(byte);
        set
    }

    pub fn insert(&mut self, byte: u8) {
        if let Some(word) = self.0.get_mut(usize::from(byte >> 6)) {
            *word |= 1 << (byte & 63);
        }
    }

    pub fn remove(&mut self, byte: u8) {
        if let Some(word) = self.0.get_mut(usize::from(byte >> 6)) {
            *word &= !(1 << (byte & 63));
        }
    }

    pub fn contains(&self, byte: u8) -> bool {
        self.0.get(usize::from(byte >> 6)).is_some_and(|word| word >> (byte & 63) & 1 != 0)
    }

    #[must_use]
    pub fn inverted(self) -> Self {
        ByteSet(self.0.map(|word| !word))
    }

    /// With both cases of every letter in it.
    #[must_use]
    pub fn ignoring_case(mut self) -> Self {
        for byte in b'a'..=b'z' {
            if self.contains(byte) || self.contains(byte.to_ascii_uppercase()) {
                self.insert(byte);
                self.insert(byte.to_ascii_uppercase());
            }
        }
        self
    }
}

/// A parsed expression. Group numbers are absolute in the pattern that the expression is part of.
#[derive(Clone, Debug)]
pub enum Node {
    Literal(Vec<u8>),
    Class(ByteSet),
    LineStart,
    LineEnd,
    Group(u32, Box<Node>),
    Concat(Vec<Node>),
    Alternation(Vec<Node>),
    Repeat {
        body: Box<Node>,
        min: u32,
        max: Option<u32>,
    },
    Backref(u32),
    /// Text known only when matching: the index into the values given to [`Regex::new`].
    Substitution(usize),
}
