//! From records to tables: [`image`] makes the target image that `mc` and the layers above read.

mod around;
mod calling_conv;
mod functions;
pub mod image;
mod inst_info;
mod machine;
mod matching;
mod objects;
mod operands;
mod pieces;
mod prefixes;
mod printing;
mod registers;
pub mod report;
mod rewriting;
pub mod rust;
mod sched;
mod searchable;
mod selection;
mod suffixes;
