//! What x86's description cannot say about machine code: how bytes are put together, and what text looks like.

pub mod att;
pub mod braces;
pub mod branches;
pub mod compact_unwind;
pub mod comparisons;
pub mod conditions;
pub mod decoder;
pub mod directives;
pub mod encoder;
pub mod facts;
pub mod fast_statement;
pub mod flags;
pub mod intel;
pub mod mode;
pub mod operands;
pub mod printer;
pub mod regs;
pub mod relocations;
pub mod shorten;
pub mod statement;
pub mod validate;
