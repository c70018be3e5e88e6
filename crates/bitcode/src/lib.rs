//! LLVM bitcode: the bitstream container, the reader and the writer.
//!
//! * [`codes`]: the numbers of the format, for both directions.
//! * [`bitstream`]: blocks, records and abbreviations.
//! * [`read`]: bitcode to modules.
//! * [`write`]: modules to bitcode.
pub mod bitstream;
pub mod codes;
mod metadata_layout;
pub mod read;
pub mod write;

pub use read::is_bitcode;
