//! How a text is parsed: what options there are, how files are found, and what a text may ask for at most.

use super::lexer::NumberSyntax;
use support::source::Text;

/// Bounds on what a text may ask for.
pub mod limits {
    /// Bytes that macros and repetitions may make, and files that are included have, in one run.
    pub const EXPANSION_BYTES: usize = 64 << 20;
    /// Texts that macros and repetitions may make in one run.
    pub const INSTANTIATIONS: usize = 1 << 20;
    /// Bytes that one `.dcb` or `.ds` may make: each value is a statement of its own.
    pub const REPEATED_BYTES: u64 = 16 << 20;
    /// Texts within texts: files, macros, repetitions.
    pub const FRAMES: usize = 250;
    /// Files within files.
    pub const INCLUDE_DEPTH: u32 = 100;
    /// Conditionals within conditionals.
    pub const CONDITIONAL_DEPTH: usize = 10_000;
    /// Operators within operators.
    pub const EXPRESSION_DEPTH: u32 = 250;
    /// Errors after which a run stops reading.
    pub const ERRORS: usize = 10_000;
}

/// How files are found that a text names.
pub trait Files {
    /// Reads a file that `.include` or `.incbin` names: the name to show in messages, and the contents.
    fn read(&mut self, name: &str) -> Option<(String, Text)>;
}

/// No files at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&mut self, _: &str) -> Option<(String, Text)> {
        None
    }
}

/// How to parse.
#[derive(Clone, Debug)]
pub struct Options {
    /// Assembly variant of instructions.
    pub variant: u16,
    /// Macros within macros (`-asm-macro-max-nesting-depth`).
    pub macro_depth: u32,
    /// `-defsym name=value`
    pub symbols: Vec<(String, i64)>,
    pub fatal_warnings: bool,
    pub no_warnings: bool,
    /// The code is to run wherever it is loaded (`-position-independent`).
    pub position_independent: bool,
    pub numbers: NumberSyntax,
    /// `-dwarf-version`; 0 for the usual one.
    pub dwarf_version: u16,
    /// Say which directive was perhaps meant by one that is unknown.
    pub suggestions: bool,
    /// `-preserve-comments`
    pub preserve_comments: bool,
    /// `-no-exec-stack`: objects say that their stack need not be executable.
    pub no_exec_stack: bool,
    /// `-n`: the text says where things go before there are any.
    pub no_initial_section: bool,
    /// Say for which subtarget the code is (`-riscv-add-build-attributes`).
    pub build_attributes: bool,
    /// Tell how instructions are found (`-debug-only=asm-matcher`).
    pub trace: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            variant: 0,
            macro_depth: 20,
            symbols: Vec::new(),
            fatal_warnings: false,
            no_warnings: false,
            position_independent: false,
            numbers: NumberSyntax::default(),
            dwarf_version: 0,
            suggestions: true,
            preserve_comments: false,
            no_exec_stack: false,
            no_initial_section: false,
            build_attributes: false,
            trace: false,
        }
    }
}
