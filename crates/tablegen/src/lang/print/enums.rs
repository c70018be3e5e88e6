//! `-print-enums`: the names of the defs of one class, in natural order.

use crate::lang::Records;
use std::io::{Result, Write};

/// Writes the names of the defs of `class`; `false` if there is no such class.
pub fn print_enums(records: &Records, class: &str, out: &mut dyn Write) -> Result<bool> {
    let Some(class) = records.class(class) else { return Ok(false) };
    for def in records.derived_definitions(class) {
        out.write_all(records.name(def))?;
        out.write_all(b", ")?;
    }
    out.write_all(b"\n")?;
    Ok(true)
}
