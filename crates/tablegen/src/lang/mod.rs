//! The TableGen language: sources in, records out.
//!
//! [`evaluate`] reads a text and what it includes, executes it, and gives [`Records`]: classes and defs with their
//! fields, all values resolved. [`print`] shows them. There is no process state; several evaluations may run at once.
//!
//! How it works, from the bottom: [`types`] and [`value`] are tables of uniqued types and values; [`record`] is the
//! arena of records; [`context`] holds them together with names and diagnostics; [`convert`], [`ops`], [`resolve`] and
//! [`instantiate`] are the evaluator, as methods on the context; [`lexer`], [`preprocess`] and [`parser`] read text and
//! drive it. What LLVM's `llvm-tblgen` 22 prints for an input is the definition of what is right, down to the
//! numbers of anonymous records, so the order in which things are evaluated is LLVM's, and where that shows a
//! comment says so. Texts of diagnostics are LLVM's too where it has the diagnostic.
//!
//! Limits, each with an error of its own: nesting and instantiation depth ([`context::MAX_DEPTH`]), nesting of values
//! ([`value::MAX_VALUE_DEPTH`]), elements of one value ([`context::MAX_ELEMENTS`]) and of all
//! ([`context::MAX_TOTAL_ELEMENTS`]), evaluation steps ([`Options::max_steps`]), include depth
//! ([`lexer::MAX_INCLUDE_DEPTH`]). Evaluation runs on a thread of its own, whose stack is large enough for the limits
//! on depth.
//!
//! Beyond LLVM 22: `let append` and `let prepend`, several errors per run, suggestions, notes about declarations.

pub mod context;
mod convert;
mod diagnostics;
mod instantiate;
pub mod lexer;
mod ops;
mod parser;
mod preprocess;
pub mod print;
pub mod record;
mod records;
pub(crate) mod regex;
mod resolve;
pub mod set_theory;
pub mod source;
mod text;
pub mod token;
pub mod types;
pub mod value;

pub use records::Records;
pub use source::{IncludeDirs, Includes};

use context::Context;
use lexer::Lexer;
use parser::Parser;
use source::Loc;
use support::diag::{Diagnostic, Diagnostics};
use support::source::{SourceMap, Text};

/// The stack of the evaluating thread. Only what is used is ever touched.
const STACK_BYTES: usize = 512 << 20;

/// What an evaluation may be told.
#[derive(Clone, Debug)]
pub struct Options {
    /// Macros that are defined, for `#ifdef`.
    pub macros: Vec<String>,
    /// Whether template arguments that nothing mentions are warned of.
    pub warn_unused_arguments: bool,
    /// Steps of work after which evaluation stops with an error.
    pub max_steps: u64,
    /// Elements of all lists, strings and bit vectors after which evaluation stops with an error.
    pub max_elements: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            macros: Vec::new(),
            warn_unused_arguments: true,
            max_steps: context::MAX_STEPS,
            max_elements: context::MAX_TOTAL_ELEMENTS,
        }
    }
}

/// What an evaluation found.
pub struct Evaluation {
    /// The records; `None` if there was an error.
    pub records: Option<Records>,
    /// Errors, warnings and the messages of `dump`, in order.
    pub diagnostics: Diagnostics,
    /// The texts that were read, to show diagnostics with.
    pub sources: SourceMap,
    /// Names of the included texts, each once, in order.
    pub dependencies: Vec<String>,
}

/// Evaluates a text. `name` is what diagnostics call it.
pub fn evaluate(
    name: &str,
    text: impl Into<Text>,
    includes: &mut (dyn Includes + Send),
    options: &Options,
) -> Evaluation {
    let text = text.into();
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
        let body = || evaluate_here(name, text, includes, options);
        match thread.spawn_scoped(scope, body).map(|handle| handle.join()) {
            Ok(Ok(evaluation)) => evaluation,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            Err(error) => failed(Diagnostic::error_nowhere(format!("cannot start a thread: {error}"))),
        }
    })
}

/// Evaluates arbitrary bytes within small limits and prints what comes out in every form: nothing may panic or hang.
/// For fuzzing, and for tests that damage inputs.
pub fn check(bytes: &[u8]) {
    let options = Options { max_steps: 1_000_000, max_elements: 1 << 22, ..Options::default() };
    let evaluation = evaluate("input.td", bytes, &mut Vec::new(), &options);
    let renderer = support::diag::render::Renderer::new(support::diag::render::Style::Llvm);
    let mut text = String::new();
    // Writing to a string or vector does not fail.
    let _ = renderer.render_all(&evaluation.sources, &evaluation.diagnostics, &mut text);
    let Some(records) = &evaluation.records else { return };
    let mut out = Vec::new();
    let _ = print::print_records(records, &mut out);
    let _ = print::dump_json(records, &mut out);
    let _ = print::print_detailed_records(records, &mut out);
    let _ = print::print_sets(records, &mut out);
}

fn failed(diagnostic: Diagnostic) -> Evaluation {
    Evaluation {
        records: None,
        diagnostics: diagnostic.into(),
        sources: SourceMap::default(),
        dependencies: Vec::new(),
    }
}

fn evaluate_here(name: &str, text: Text, includes: &mut dyn Includes, options: &Options) -> Evaluation {
    let mut cx = Context::default();
    cx.max_steps = options.max_steps;
    cx.max_elements = options.max_elements;
    let Ok((_, base)) = cx.sources.add(name, text.clone(), Loc::NONE) else {
        return failed(Diagnostic::error_nowhere(format!("input '{name}' is too large")));
    };
    let mut lexer = Lexer::new(text, base, includes);
    for name in &options.macros {
        if !lexer.define(name) {
            let message = format!("invalid macro name `{name}` specified on command line");
            return failed(Diagnostic::error_nowhere(message));
        }
    }
    let mut parser = Parser::new(cx, lexer);
    parser.warn_unused_arguments = options.warn_unused_arguments;
    parser.parse_file();
    let dependencies = std::mem::take(&mut parser.lex.dependencies);
    let mut cx = parser.cx;
    cx.release_tables();
    let diagnostics = std::mem::take(&mut cx.diagnostics);
    let sources = cx.sources.map.clone();
    let records = (!diagnostics.has_errors()).then(|| Records::new(cx, name.to_string()));
    Evaluation { records, diagnostics, sources, dependencies }
}
