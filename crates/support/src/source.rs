//! Source texts and positions in them.
//!
//! A [`SourceMap`] owns every text that a run has read; a [`Span`] is a byte range in one of them. Line and column
//! are computed only when a diagnostic is rendered: O(length of the file) per look-up, nothing is indexed up front.

use crate::entity::{PrimaryMap, entity};
use std::sync::Arc;

entity! {
    /// A text held by a [`SourceMap`].
    pub struct SourceId = "source";
}

/// A half-open byte range `lo..hi` in one source text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    pub source: SourceId,
    pub lo: u32,
    pub hi: u32,
}

impl Span {
    pub fn new(source: SourceId, lo: u32, hi: u32) -> Self {
        debug_assert!(lo <= hi);
        Span { source, lo, hi }
    }

    /// The span from the start of `self` to the end of `other`, which must be in the same source.
    pub fn to(self, other: Span) -> Span {
        debug_assert_eq!(self.source, other.source);
        Span { source: self.source, lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    /// An empty span at the start of `self`.
    pub fn at_start(self) -> Span {
        Span { hi: self.lo, ..self }
    }

    /// An empty span at the end of `self`.
    pub fn at_end(self) -> Span {
        Span { lo: self.hi, ..self }
    }
}

/// The bytes of a text, shared by all who hold it. Making one of a vector copies nothing: texts may be large.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(Arc<Vec<u8>>);

impl std::ops::Deref for Text {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl From<Vec<u8>> for Text {
    fn from(bytes: Vec<u8>) -> Text {
        Text(Arc::new(bytes))
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        text.into_bytes().into()
    }
}

impl From<&[u8]> for Text {
    fn from(bytes: &[u8]) -> Text {
        bytes.to_vec().into()
    }
}

impl<const LEN: usize> From<&[u8; LEN]> for Text {
    fn from(bytes: &[u8; LEN]) -> Text {
        bytes.to_vec().into()
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        text.as_bytes().into()
    }
}

/// One text, with the name under which diagnostics show it.
#[derive(Clone, Debug)]
pub struct Source {
    /// File name as the user gave it, or a name such as `<stdin>`.
    pub name: String,
    /// The bytes. Not necessarily UTF-8: rendering replaces what is not.
    pub text: Text,
    /// Where this text was included from, for `included from` notes.
    pub included_at: Option<Span>,
}

/// A position as people count: 1-based line, and 1-based column in bytes (as LLVM prints it).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineColumn {
    pub line: u32,
    pub column: u32,
}

/// The texts of one run. Texts are limited to 4 GiB each, because positions are `u32`.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    sources: PrimaryMap<SourceId, Source>,
}

/// The text does not fit 32-bit positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl SourceMap {
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a text. Fails for one of 4 GiB or more.
    pub fn add(
        &mut self,
        name: impl Into<String>,
        text: impl Into<Text>,
        included_at: Option<Span>,
    ) -> Result<SourceId, TooLarge> {
        let text = text.into();
        if u32::try_from(text.len()).is_err() {
            return Err(TooLarge);
        }
        Ok(self.sources.push(Source { name: name.into(), text, included_at }))
    }

    /// Gives a source that was added without its text the text that positions in it are counted in.
    pub fn set_text(&mut self, id: SourceId, text: Text) {
        self.sources[id].text = text;
    }

    pub fn get(&self, id: SourceId) -> &Source {
        &self.sources[id]
    }

    pub fn iter(&self) -> impl Iterator<Item = (SourceId, &Source)> {
        self.sources.iter()
    }

    /// Line and column of a byte offset; offsets past the end give the position just after the last byte.
    pub fn line_column(&self, id: SourceId, offset: u32) -> LineColumn {
        let text = &self.sources[id].text;
        let before = &text[..(offset as usize).min(text.len())];
        let line = before.iter().filter(|&&b| b == b'\n').count() as u32 + 1;
        let start = before.iter().rposition(|&b| b == b'\n').map_or(0, |p| p + 1);
        LineColumn { line, column: (before.len() - start) as u32 + 1 }
    }
}
