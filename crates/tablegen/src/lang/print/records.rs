//! `-print-records`: all classes, then all defs, sorted by name.

use super::flush_chunk;
use crate::lang::Records;
use std::io::{Result, Write};

/// Writes all records in source form.
pub fn print_records(records: &Records, out: &mut dyn Write) -> Result<()> {
    let mut buffer = Vec::new();
    buffer.extend_from_slice(b"------------- Classes -----------------\n");
    for class in records.classes() {
        buffer.extend_from_slice(b"class ");
        records.context().write_record(&mut buffer, class);
        flush_chunk(out, &mut buffer)?;
    }
    buffer.extend_from_slice(b"------------- Defs -----------------\n");
    for def in records.defs() {
        buffer.extend_from_slice(b"def ");
        records.context().write_record(&mut buffer, def);
        flush_chunk(out, &mut buffer)?;
    }
    out.write_all(&buffer)
}
