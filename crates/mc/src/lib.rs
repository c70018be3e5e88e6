//! The machine-code layer: what an assembler knows.
//!
//! Here are instructions as the machine has them ([`Inst`]), the expressions ([`Expr`]), symbols ([`Symbol`]) and sections
//! ([`Section`]) they refer to, all owned by a [`Context`]; the interface through which assembly is written
//! ([`Streamer`], one method per directive); and the assembler behind it, which lays sections out, relaxes, applies
//! fixups and writes objects. Constant pools, jump tables and functions do not exist here.
//!
//! Assembly text has GNU's syntax ([`parse`]) or no lines at all ([`free_form`]); objects have a [`format`] - ELF
//! ([`elf`]), COFF ([`coff`]) - or are flat binaries ([`flat`]).
//!
//! A [`Target`] is a target image ([`tables`]) plus the Rust hooks that the image names. Encoder, decoder and printer are
//! small machines that run the image's programs; no target has its own.

pub mod asm_streamer;
pub mod assembler;
pub mod attributes;
pub mod codeview;
pub mod coff;
pub mod constants;
pub mod context;
pub mod debug;
pub mod decode;
pub mod disassembler;
pub mod elf;
pub mod encode;
pub mod eval;
pub mod expr;
mod field_names;
pub mod flat;
pub mod format;
pub mod free_form;
pub(crate) mod function;
pub mod inst;
mod inst_comments;
pub mod macho;
pub mod md5;
pub mod parse;
pub mod pieces;
pub mod placement;
pub(crate) mod plan;
pub mod print;
pub mod relocation;
pub mod rewrite;
pub mod section;
pub(crate) mod sequence;
pub mod streamer;
pub(crate) mod strings;
pub mod target;
pub mod unwritten;

pub use context::{Context, Section, SectionData, Symbol, SymbolData};
pub use expr::{Expr, ExprData};
pub use inst::{Inst, Operand, Reg};
pub use pieces::Output;
pub use streamer::Streamer;
pub use target::{Subtarget, Target};
