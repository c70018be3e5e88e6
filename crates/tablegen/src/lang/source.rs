//! Where source text comes from, and positions in it.
//!
//! A [`Loc`] is one `u32` for all texts of a run: the texts lie one after the other in a single number line. It is
//! turned into a [`Span`] only for a diagnostic or a listing. The texts themselves are in a [`SourceMap`].

use std::path::{Path, PathBuf};
use support::source::{SourceId, SourceMap, Span, Text, TooLarge};

/// A position in one of the texts of a run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Loc(pub(crate) u32);

impl Loc {
    /// No position.
    pub const NONE: Loc = Loc(0);
}

/// Finds the text that `include "name"` means. Implement it to evaluate from memory, an editor or an archive.
pub trait Includes {
    /// The name under which diagnostics and dependency files show the text, and the text; `None` if there is none.
    fn find(&mut self, name: &str) -> Option<(String, Text)>;
}

/// Includes from the file system: the name as it is, then in each directory in turn.
#[derive(Clone, Debug, Default)]
pub struct IncludeDirs {
    pub dirs: Vec<PathBuf>,
}

impl Includes for IncludeDirs {
    fn find(&mut self, name: &str) -> Option<(String, Text)> {
        if let Some(text) = read_file(Path::new(name)) {
            return Some((name.to_string(), text));
        }
        // The shown path keeps the directory exactly as it was given, as LLVM's does.
        let mut paths = self.dirs.iter().map(|dir| format!("{}/{name}", dir.display()));
        paths.find_map(|path| read_file(Path::new(&path)).map(|text| (path, text)))
    }
}

fn read_file(path: &Path) -> Option<Text> {
    if path.is_dir() {
        return None;
    }
    std::fs::read(path).ok().map(Text::from)
}

/// Includes from memory: pairs of name and text. An empty list refuses every include.
impl Includes for Vec<(String, String)> {
    fn find(&mut self, name: &str) -> Option<(String, Text)> {
        let found = self.iter().find(|(known, _)| known == name)?;
        Some((name.to_string(), Text::from(found.1.as_bytes())))
    }
}

/// The texts of a run and the number line of their positions.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    pub map: SourceMap,
    /// First position of each text, in ascending order.
    bases: Vec<(u32, SourceId)>,
}

impl Sources {
    /// Adds a text; gives the position of its first byte.
    pub fn add(&mut self, name: &str, text: Text, included_at: Loc) -> Result<(SourceId, Loc), TooLarge> {
        let base = match self.bases.last() {
            None => 1,
            Some(&(base, id)) => u64::from(base) + self.map.get(id).text.len() as u64 + 1,
        };
        if base + text.len() as u64 >= u64::from(u32::MAX) {
            return Err(TooLarge);
        }
        let parent = self.span(included_at, 0);
        let id = self.map.add(name, text, parent)?;
        self.bases.push((base as u32, id));
        Ok((id, Loc(base as u32)))
    }

    /// The span of `len` bytes at `loc`.
    pub fn span(&self, loc: Loc, len: u32) -> Option<Span> {
        let after = self.bases.partition_point(|&(base, _)| base <= loc.0);
        let &(base, id) = self.bases.get(after.checked_sub(1)?)?;
        let size = self.map.get(id).text.len() as u32;
        let lo = (loc.0 - base).min(size);
        Some(Span::new(id, lo, (lo + len).min(size)))
    }

    /// `file:line` of a position, as listings show it.
    pub fn file_and_line(&self, loc: Loc) -> Option<(&str, u32)> {
        let span = self.span(loc, 0)?;
        let name = &self.map.get(span.source).name;
        Some((name, self.map.line_column(span.source, span.lo).line))
    }
}

/// Line numbers of many positions: the line starts of each text are found once, when first asked for.
pub struct LineTable<'a> {
    sources: &'a Sources,
    starts: Vec<Option<Vec<u32>>>,
}

impl<'a> LineTable<'a> {
    pub fn new(sources: &'a Sources) -> Self {
        LineTable { sources, starts: vec![None; sources.bases.len()] }
    }

    /// `file:line` of a position: O(log lines) after the first question about its file.
    pub fn file_and_line(&mut self, loc: Loc) -> Option<(&'a str, u32)> {
        let after = self.sources.bases.partition_point(|&(base, _)| base <= loc.0);
        let index = after.checked_sub(1)?;
        let (base, id) = self.sources.bases[index];
        let source = self.sources.map.get(id);
        let starts = self.starts[index].get_or_insert_with(|| {
            let ends = source.text.iter().enumerate().filter(|&(_, &b)| b == b'\n');
            ends.map(|(i, _)| i as u32 + 1).collect()
        });
        let line = starts.partition_point(|&start| start <= loc.0 - base) as u32 + 1;
        Some((&source.name, line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_map_back() {
        let mut sources = Sources::default();
        let (_, a) = sources.add("a.td", Text::from(&b"one\ntwo\n"[..]), Loc::NONE).unwrap();
        let (_, b) = sources.add("b.td", Text::from(&b"x"[..]), Loc(a.0 + 4)).unwrap();
        assert_eq!(sources.file_and_line(Loc(a.0 + 5)), Some(("a.td", 2)));
        assert_eq!(sources.file_and_line(b), Some(("b.td", 1)));
        assert_eq!(sources.span(Loc::NONE, 0), None);
        let mut lines = LineTable::new(&sources);
        assert_eq!(lines.file_and_line(Loc(a.0 + 3)), Some(("a.td", 1)));
        assert_eq!(lines.file_and_line(Loc(a.0 + 4)), Some(("a.td", 2)));
        assert_eq!(lines.file_and_line(b), Some(("b.td", 1)));
    }
}
