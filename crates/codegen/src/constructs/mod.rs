//! Support of LLVM IR, construct by construct: supported, refused, or without meaning for code generation.
//!
//! The tables say it for every name. A test of the tools walks them beside the tables of the IR crate, so that nothing new
//! can be forgotten, compiles a module for each name and target, and writes `docs/ir-support.md`.
//!
//! * [`attributes`], [`conventions`], [`globals`], [`modules`], [`instructions`], [`intrinsics`]: the tables. Where the IR
//!   knows names only as strings, the tables are the list of them; `name=value` is a name with the value that is tried.
//! * [`refused()`]: errors for what no other part of code generation would notice.
//! * `known`: names that only mean something to whoever knows them.

pub mod attributes;
pub mod conventions;
pub mod globals;
pub mod instructions;
pub mod intrinsics;
pub(crate) mod known;
pub mod modules;
mod refused;

pub use refused::refused;

/// What becomes of a construct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Support {
    /// It is carried out, as this test shows.
    Done(&'static str),
    /// It is carried out; only the test that walks the tables compiles it for its own sake.
    Compiles,
    /// Some targets carry it out, as this test shows; for others it is an error with its place.
    ByTarget(&'static str),
    /// The same; only the test that walks the tables compiles it for its own sake.
    ByTargetOnly,
    /// An error with its place.
    Refused,
    /// What is known of the program: code is right without it, and may be better with it.
    Hint,
    /// The sample's code is the same without it.
    NoMeaning,
}

/// A name, and what becomes of it.
pub type Row = (&'static str, Support);
