//! The target model: records of a description turned into a target image ([`tables`]).
//!
//! * [`fields`]: reading records with the types expected; [`registers`]: the register file.
//! * [`expr`]: the language of code fields, compiled to expression programs.
//! * [`asm_string`]: assembly strings taken apart.
//! * [`foreign`]: descriptions made for LLVM.
//! * [`forms`], [`sequence`]: operands with several forms, and encodings made of pieces.
//! * [`sched`]: timing of processors; [`searchable`]: tables made of records.
//! * [`decoder`]: decoder tables from encodings.
//! * [`effects`]: what instructions do, inferred from patterns; [`instr_mapping`], [`inst_predicate`]: relations between
//!   instructions, and functions over them.

pub mod asm_string;
pub mod decoder;
pub mod effects;
pub mod encoding;
pub mod expr;
pub mod fields;
pub mod foreign;
pub mod forms;
pub mod inst_predicate;
pub mod instr_mapping;
pub mod instructions;
pub mod intrinsics;
pub mod patterns;
pub mod registers;
pub mod sched;
pub mod searchable;
pub mod sequence;
pub mod subtarget;
