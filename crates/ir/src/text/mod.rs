//! The text form of LLVM IR (`.ll`): [`parse`] reads it, [`mod@print`] writes it.
pub mod parse;
pub mod print;
