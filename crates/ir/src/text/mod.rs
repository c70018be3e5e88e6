//! The text form of LLVM IR (`.ll`): [`parse`] reads it, [`mod@print`] writes it.
pub mod keyword;
pub mod lexer;
pub mod parse;
pub mod print;
