//! LLVM bitcode: the bitstream container, the reader and the writer.
//!
//! * [`codes`]: the numbers of the format, for both directions.
pub mod codes;
