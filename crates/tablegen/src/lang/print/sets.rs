//! `-print-sets`: the elements of each def of class `Set`, whose field `Elements` is a set expression.

use crate::lang::Records;
use crate::lang::set_theory::{SetError, SetTheory};
use std::io::{Result, Write};

/// Writes every set. An inner `Err` is a mistake in a set expression.
pub fn print_sets(records: &Records, out: &mut dyn Write) -> Result<std::result::Result<(), SetError>> {
    let Some(class) = records.class("Set") else {
        return Ok(Err(SetError { record: None, message: "The class 'Set' is not defined".to_string() }));
    };
    let mut sets = SetTheory::new(records);
    sets.add_field_expander("Set", "Elements");
    for def in records.derived_definitions(class) {
        let elements = match sets.expand(def) {
            Ok(elements) => elements.unwrap_or_default(),
            Err(error) => return Ok(Err(error)),
        };
        out.write_all(records.name(def))?;
        out.write_all(b" = [")?;
        for element in elements {
            out.write_all(b" ")?;
            out.write_all(records.name(element))?;
        }
        out.write_all(b" ]\n")?;
    }
    Ok(Ok(()))
}
