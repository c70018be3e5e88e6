//! Lines of sources: where they are, and what of them is shown.

use crate::entity::SecondaryMap;
use crate::source::{LineColumn, Source, SourceId, SourceMap, Span};
use std::ops::Range;

/// Of a longer line only a window of this many bytes is shown.
pub const MAX_SHOWN_BYTES: usize = 240;

/// What of the window lies before the position it is made for.
const SHOWN_BEFORE: usize = 120;

/// Marks a cut.
pub const ELLIPSIS: &str = "...";

/// The sources of a run, with the line starts of those that diagnostics have pointed into.
pub struct Lines<'a> {
    sources: &'a SourceMap,
    starts: SecondaryMap<SourceId, Vec<u32>>,
}

/// A line of a source: its number from 1, and its bytes without the line end.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    pub number: u32,
    pub start: u32,
    pub text: &'a [u8],
}

impl<'a> Lines<'a> {
    pub fn new(sources: &'a SourceMap) -> Self {
        Lines { sources, starts: SecondaryMap::new() }
    }

    pub fn source(&self, id: SourceId) -> &'a Source {
        self.sources.get(id)
    }

    /// Linear in the text on first use, then free.
    fn starts(&mut self, id: SourceId) -> &[u32] {
        let starts = &mut self.starts[id];
        if starts.is_empty() {
            let text = &self.sources.get(id).text;
            let ends = (0..).zip(text.iter()).filter(|&(_, &byte)| byte == b'\n');
            *starts = std::iter::once(0).chain(ends.map(|(offset, _): (u32, _)| offset + 1)).collect();
        }
        starts
    }

    /// The line of a byte offset; that of the last byte or the empty one after it for offsets past the end.
    pub fn line_at(&mut self, id: SourceId, offset: u32) -> Line<'a> {
        let number = self.starts(id).partition_point(|&start| start <= offset) as u32;
        self.line(id, number)
    }

    /// The line of a number that exists.
    pub fn line(&mut self, id: SourceId, number: u32) -> Line<'a> {
        let text: &'a [u8] = &self.sources.get(id).text;
        let starts = self.starts(id);
        let index = (number as usize).saturating_sub(1);
        let start = starts.get(index).copied().unwrap_or(0);
        let end = starts.get(index + 1).map_or(text.len(), |&next| next as usize - 1);
        let line = text.get(start as usize..end).unwrap_or_default();
        Line { number, start, text: line.strip_suffix(b"\r").unwrap_or(line) }
    }

    pub fn line_column(&mut self, id: SourceId, offset: u32) -> LineColumn {
        let offset = offset.min(self.source(id).text.len() as u32);
        let line = self.line_at(id, offset);
        LineColumn { line: line.number, column: offset - line.start + 1 }
    }

    /// From where the source of a position was included, innermost first.
    pub fn include_stack(&self, id: SourceId) -> Vec<Span> {
        // A text is included from one that was read before; insisting on that keeps a mistake from going round in circles.
        let above = |id: SourceId| self.source(id).included_at.filter(|at| at.source < id);
        std::iter::successors(above(id), |at| above(at.source)).collect()
    }
}

/// The part of a line to show so that `position` is in it: all of a line of ordinary length.
pub fn window(text: &[u8], position: usize) -> Range<usize> {
    if text.len() <= MAX_SHOWN_BYTES {
        return 0..text.len();
    }
    let start = position.saturating_sub(SHOWN_BEFORE).min(text.len() - MAX_SHOWN_BYTES);
    char_start(text, start)..char_start(text, start + MAX_SHOWN_BYTES)
}

/// The first position not before `position` that does not cut a UTF-8 sequence.
fn char_start(text: &[u8], position: usize) -> usize {
    let is_continuation = |&&byte: &&u8| byte & 0b1100_0000 == 0b1000_0000;
    let tail = text.get(position..).unwrap_or_default();
    position + tail.iter().take(3).take_while(is_continuation).count()
}

/// Text for people: what is not UTF-8 and what is a control character, tabs aside, becomes U+FFFD.
pub fn printable(text: &[u8]) -> String {
    let lossy = String::from_utf8_lossy(text);
    lossy.chars().map(|c| if c.is_control() && c != '\t' { char::REPLACEMENT_CHARACTER } else { c }).collect()
}
