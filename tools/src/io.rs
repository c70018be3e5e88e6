//! A tool's surroundings as a value: streams, working directory, environment, terminal.
//!
//! Tools read and write only through [`Io`], so that the test runner can call them in process, many at once, each with
//! its own directory. File names from the command line go through [`Io::resolve`].

use crate::cl::Matches;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use support::diag::Diagnostics;
use support::diag::render::{Renderer, Style};
use support::source::SourceMap;

/// What streams are: which are terminals, and whether colour is wanted on standard error.
#[derive(Clone, Copy, Debug, Default)]
pub struct Terminal {
    pub stdin: bool,
    pub stdout: bool,
    pub stderr: bool,
    /// From the terminal and the `NO_COLOR`/`CLICOLOR_FORCE` conventions; a tool's `--color` overrides it.
    pub color: bool,
    /// The streams are those of the process, which does nothing else than to run the tool.
    pub is_process: bool,
}

/// What a running tool may touch.
pub struct Io<'a> {
    /// The name the tool was called by, for messages: `llvm-as`, `codewright as`.
    pub tool: String,
    pub stdin: &'a mut dyn Read,
    pub stdout: &'a mut dyn Write,
    pub stderr: &'a mut dyn Write,
    /// The directory that relative file names are relative to.
    pub cwd: &'a Path,
    pub env: &'a BTreeMap<String, String>,
    pub terminal: Terminal,
}

impl Io<'_> {
    /// A file name from the command line as a path that does not depend on the process's directory.
    pub fn resolve(&self, name: &str) -> PathBuf {
        self.cwd.join(name)
    }

    /// Reads a whole input; `-` is standard input. The error is a complete line without the tool's name.
    pub fn read_input(&mut self, name: &str) -> Result<Vec<u8>, String> {
        let result = if name == "-" {
            let mut bytes = Vec::new();
            self.stdin.read_to_end(&mut bytes).map(|_| bytes)
        } else {
            std::fs::read(self.resolve(name))
        };
        result.map_err(|e| format!("{name}: error: Could not open input file: {}", reason(&e)))
    }

    /// Writes a whole output; `-` is standard output. The error is a complete line without the tool's name.
    pub fn write_output(&mut self, name: &str, bytes: &[u8]) -> Result<(), String> {
        let result = if name == "-" {
            self.stdout.write_all(bytes).and_then(|()| self.stdout.flush())
        } else {
            std::fs::write(self.resolve(name), bytes)
        };
        result.map_err(|e| format!("{name}: error: Could not write output file: {}", reason(&e)))
    }

    /// Adds to a file, which is made if there is none; `-` is standard output. The error is as that of [`Io::write_output`].
    pub fn append(&mut self, name: &str, bytes: &[u8]) -> Result<(), String> {
        if name == "-" {
            return self.write_output(name, bytes);
        }
        let mut options = std::fs::OpenOptions::new();
        let result = options.append(true).create(true).open(self.resolve(name));
        let result = result.and_then(|mut file| file.write_all(bytes));
        result.map_err(|e| format!("{name}: error: Could not write output file: {}", reason(&e)))
    }

    /// Writes an output piece by piece; `-` is standard output. The error is a complete line without the tool's name.
    pub fn write_output_with(
        &mut self,
        name: &str,
        write: impl FnOnce(&mut dyn Write) -> std::io::Result<()>,
    ) -> Result<(), String> {
        let result = if name == "-" {
            write(self.stdout)
        } else {
            std::fs::File::create(self.resolve(name)).and_then(|mut file| write(&mut file))
        };
        result.map_err(|e| format!("{name}: error: Could not write output file: {}", reason(&e)))
    }

    /// How diagnostics look: as the command line says, or LLVM's way for tools that are called by LLVM's names.
    pub fn style(&self, matches: &Matches) -> Style {
        let default = || llvm_prefix(&self.tool).map_or(Style::default(), |_| Style::Llvm);
        matches.value("diagnostics").and_then(Style::parse).unwrap_or_else(default)
    }

    /// Prints diagnostics on standard error, as the option [`crate::cl::DIAGNOSTICS`] says.
    pub fn report(&mut self, sources: &SourceMap, diagnostics: &Diagnostics, matches: &Matches) {
        if diagnostics.is_empty() {
            return;
        }
        let mut renderer = Renderer::new(self.style(matches));
        renderer.color = self.terminal.color;
        renderer.ranges = false;
        renderer.tool = llvm_prefix(&self.tool).filter(|prefix| !prefix.is_empty());
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = renderer.render_all(sources, diagnostics, &mut text);
        // A closed standard error leaves nobody to tell.
        let _ = self.stderr.write_all(text.as_bytes());
    }

    /// Prints `warning: message` on standard error.
    pub fn warn(&mut self, message: &str) {
        // A closed standard error leaves nobody to tell.
        let _ = writeln!(self.stderr, "warning: {message}");
    }

    /// Prints `TOOL: message` on standard error and gives the exit code 1.
    pub fn fail(&mut self, message: &str) -> i32 {
        // A closed standard error leaves nobody to tell.
        let _ = writeln!(self.stderr, "{}: {message}", self.tool);
        1
    }
}

/// Names of LLVM's tools, with what they put before the place of an error: `$` is the name they are called by.
const LLVM_TOOLS: &[(&str, &str)] = &[
    ("FileCheck", ""),
    ("llc", "$: error: $"),
    ("lli", "$: lli"),
    ("llvm-as", "$"),
    ("llvm-bcanalyzer", "$"),
    ("llvm-dis", "$"),
    ("llvm-dwarfdump", "$"),
    ("llvm-mc", ""),
    ("llvm-objdump", "$"),
    ("llvm-readelf", "$"),
    ("llvm-readobj", "$"),
    ("llvm-reduce", "$"),
    ("llvm-tblgen", ""),
    ("opt", "$"),
];

/// What stands before the place of an error, if a tool was called by a name of LLVM's: `llc`, `llvm-mc-22`. Our own names
/// (`codewright llc`) have none.
fn llvm_prefix(called: &str) -> Option<String> {
    let name = crate::without_version(called);
    let (_, prefix) = LLVM_TOOLS.iter().find(|(known, _)| *known == name)?;
    Some(prefix.replace('$', called))
}

/// An I/O error in the operating system's words, without the `(os error 2)` that Rust adds.
pub fn reason(error: &std::io::Error) -> Cow<'static, str> {
    let text = error.to_string();
    match text.find(" (os error ") {
        Some(end) => Cow::Owned(text[..end].to_owned()),
        None => Cow::Owned(text),
    }
}
