//! Printers: what `tblgen` can show of evaluated records, each writing to a stream as it goes.

mod detailed;
mod enums;
mod json;
mod records;
mod sets;

pub use detailed::print_detailed_records;
pub use enums::print_enums;
pub use json::dump_json;
pub use records::print_records;
pub use sets::print_sets;

use std::io::{Result, Write};

/// How many bytes are collected before they are written.
const CHUNK: usize = 1 << 16;

/// Writes what has been collected if it is enough to be worth a call.
fn flush_chunk(out: &mut dyn Write, buffer: &mut Vec<u8>) -> Result<()> {
    if buffer.len() >= CHUNK {
        out.write_all(buffer)?;
        buffer.clear();
    }
    Ok(())
}
