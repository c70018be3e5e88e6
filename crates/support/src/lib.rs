//! What every other crate of Codewright stands on, and nothing that knows about compilers in particular.
//!
//! * [`entity`]: typed `u32` indices, the maps keyed by them, and list pools.
//! * [`diag`] and [`source`]: diagnostics with spans, and how they are rendered.
//! * [`apint`]: integers of any width, for `iN` constants and their folding.
//! * [`hash`]: the deterministic hasher used for look-up tables.
pub mod apint;
pub mod diag;
pub mod entity;
pub mod hash;
pub mod source;
