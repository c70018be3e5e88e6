//! LLVM bitcode: the bitstream container, the reader and the writer.
//!
//! * [`codes`]: the numbers of the format, for both directions.
//! * [`bitstream`]: blocks, records and abbreviations.
//! * [`write`]: modules to bitcode.
pub mod bitstream;
pub mod codes;
mod metadata_layout;
pub mod write;
