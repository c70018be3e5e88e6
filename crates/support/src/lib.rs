//! What every other crate of Codewright stands on, and nothing that knows about compilers in particular.
//!
//! * [`mod@entity`]: typed `u32` indices, the maps keyed by them, and list pools. Everything that is named in the project is
//!   an entity.
//! * [`bitset`]: dense and sparse sets of entities.
//! * [`chunked`]: tables that are made as far as they are looked at.
//! * [`interner`]: names as numbers.
//! * [`apint`]: integers of any width, for `iN` constants and their folding.
//! * [`graph`]: reverse postorder, dominators, loops, strongly connected components, for any graph of entities.
//! * [`drawing`]: graphs as pictures. [`mod@diff`]: texts compared by lines.
//! * [`order`]: doubly linked lists through the entities of a table.
//! * [`source`] and [`diag`]: texts, positions in them, and diagnostics; [`diag::render`] turns these into text.
//! * [`parallel`]: work on several threads, with results in order.
//! * [`suggest`]: "did you mean".
//! * [`hash`]: the deterministic hasher used for look-up tables.
//!
//! Nothing here reads files, prints, or keeps global state. Nothing recurses as deep as its input is large, and results
//! depend on input alone: where a table is hashed, its order never shows.
pub mod apint;
pub mod bitset;
pub mod chunked;
pub mod diag;
pub mod diff;
pub mod drawing;
pub mod entity;
pub mod graph;
pub mod hash;
pub mod interner;
pub mod order;
pub mod parallel;
pub mod source;
pub mod suggest;
