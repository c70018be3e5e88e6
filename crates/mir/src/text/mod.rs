//! `.mir` files: machine IR as LLVM writes and reads it.
//!
//! A file is a series of YAML documents. The first, a block of text, is the module; each further one is a function: facts as
//! keys and values, and a block of text with its instructions ([`crate::print`]). What LLVM's documents have no key for
//! stands under keys of our own, which are written only where they say something.
//!
//! * [`document`]: a function as a document. [`names`]: what IR values and metadata are called.
//! * [`yaml`]: the part of YAML that such files use. [`read`]: documents to functions; [`body`]: instructions;
//!   [`constants`]: entries of constant pools.
//!
//! Reading gives a function that prints as it was read, and that passes treat like the one that was written: blocks and
//! virtual registers keep their numbers.
//!
//! Files of others may say less: without lists of successors and without `isSSA`, both are found out. And they may say more:
//! registers have names, which become numbers; where variables are is read of stack objects, and left out elsewhere; comments
//! within operands and types of numbers say nothing. What has a meaning that functions cannot have here is an error.

mod body;
mod constants;
mod document;
mod names;
mod read;
mod yaml;

pub(crate) use body::ORDERINGS;
pub use document::{print_function, print_module};
pub use names::Names;
pub use read::{MirFile, ReadError, read_function, split};

/// The flag of a register with a number that [is narrow](crate::function::KnownNumber::is_narrow).
const NARROW: &str = "NARROW";
