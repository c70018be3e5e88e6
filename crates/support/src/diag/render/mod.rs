//! Diagnostics as text, in one of three styles:
//!
//! * [`Style::Rustc`], the default of the tools: source excerpts with labels, drawn by `annotate-snippets` (`rustc.rs`).
//! * [`Style::Llvm`]: what LLVM's tools print, for scripts, editors and FileCheck tests (`llvm.rs`).
//! * [`Style::Json`]: one object per line (`json.rs`, which lists the keys).
//!
//! A diagnostic costs output and time in proportion to what it shows, not to the file: line starts of a source are found
//! once per run, and of a line longer than 240 bytes only a window around the position is shown, with `...`
//! where it was cut. Bytes that are not UTF-8, and control characters, are shown as U+FFFD, so that no source can
//! send commands to a terminal.

mod color;
mod json;
mod lines;
mod llvm;
mod rustc;

#[cfg(test)]
mod tests;

pub use color::ColorChoice;

use super::{Diagnostic, Diagnostics, Location, Severity};
use crate::source::SourceMap;
use lines::Lines;
use std::fmt;

/// How diagnostics look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    #[default]
    Rustc,
    Llvm,
    Json,
}

impl Style {
    /// From the value of `--diagnostics=`.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "rustc" => Some(Style::Rustc),
            "llvm" => Some(Style::Llvm),
            "json" => Some(Style::Json),
            _ => None,
        }
    }
}

/// Turns diagnostics into text.
#[derive(Clone, Debug)]
pub struct Renderer {
    pub style: Style,
    pub color: bool,
    /// The name put before the location of errors, as most of LLVM's tools do (`llvm-as: f.ll:1:2: error: ...`). Its
    /// assembler and TableGen put none.
    pub tool: Option<String>,
    /// In [`Style::Llvm`], whether the rest of a span is underlined with `~`. LLVM's assembler does so; its IR and
    /// TableGen parsers mark the start only.
    pub ranges: bool,
    /// Stop after this many errors; `None` or 0 for no limit.
    pub error_limit: Option<usize>,
}

impl Renderer {
    pub fn new(style: Style) -> Self {
        Renderer { style, color: false, tool: None, ranges: true, error_limit: None }
    }

    /// One diagnostic, with a final newline.
    pub fn render(&self, sources: &SourceMap, diagnostic: &Diagnostic) -> String {
        self.render_one(&mut Lines::new(sources), diagnostic)
    }

    /// All diagnostics up to the error limit, and then a line saying that there were more.
    pub fn render_all(
        &self,
        sources: &SourceMap,
        diagnostics: &Diagnostics,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        let mut lines = Lines::new(sources);
        let mut rest = self.error_limit.filter(|&limit| limit != 0).unwrap_or(usize::MAX);
        for diagnostic in diagnostics {
            if diagnostic.severity == Severity::Error {
                let Some(fewer) = rest.checked_sub(1) else {
                    let stop = Diagnostic::error_nowhere("too many errors emitted, stopping now");
                    return out.write_str(&self.render_one(&mut lines, &stop));
                };
                rest = fewer;
            }
            out.write_str(&self.render_one(&mut lines, diagnostic))?;
        }
        Ok(())
    }

    fn render_one(&self, lines: &mut Lines<'_>, diagnostic: &Diagnostic) -> String {
        match self.style {
            Style::Rustc => rustc::render(self, lines, diagnostic),
            Style::Llvm => llvm::render(self, lines, diagnostic),
            Style::Json => json::render(self, lines, diagnostic),
        }
    }
}

/// A position in a binary file the way both text styles show it.
fn bit_position(bit: u64) -> String {
    match bit % 8 {
        0 => format!("byte {}", bit / 8),
        in_byte => format!("byte {}, bit {in_byte}", bit / 8),
    }
}

/// The file and the rest of a location that has no text.
fn textless(location: &Location) -> Option<(&str, String)> {
    match location {
        Location::None | Location::Span(_) => None,
        Location::Bit { file, bit } => Some((file, format!("at {}", bit_position(*bit)))),
        Location::Entity { file, entity } if entity.is_empty() => Some((file, String::new())),
        Location::Entity { file, entity } => Some((file, format!("in {entity}"))),
    }
}
