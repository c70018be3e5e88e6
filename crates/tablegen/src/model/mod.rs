//! The target model: records of a description turned into a target image ([`tables`]).
//!
//! * [`expr`]: the language of code fields, compiled to expression programs.
//! * [`asm_string`]: assembly strings taken apart.
//! * [`decoder`]: decoder tables from encodings.

pub mod asm_string;
pub mod decoder;
pub mod expr;
