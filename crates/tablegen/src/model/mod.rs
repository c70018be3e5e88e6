//! The target model: records of a description turned into a target image ([`tables`]).
//!
//! * [`fields`]: reading records with the types expected; [`registers`]: the register file.
//! * [`expr`]: the language of code fields, compiled to expression programs.
//! * [`asm_string`]: assembly strings taken apart.
//! * [`forms`], [`sequence`]: operands with several forms, and encodings made of pieces.
//! * [`decoder`]: decoder tables from encodings.

pub mod asm_string;
pub mod decoder;
pub mod encoding;
pub mod expr;
pub mod fields;
pub mod forms;
pub mod instructions;
pub mod registers;
pub mod sequence;
pub mod subtarget;
