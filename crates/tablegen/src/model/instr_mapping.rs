//! `InstrMapping`: relations between instructions.
//!
//! Instructions of the class `FilterClass` that agree in `RowFields` form a row. In a row, the instruction whose `ColFields`
//! are `KeyCol` is the key; each element of `ValueCols` is a column, and names at most one instruction of the row.

use super::fields::{Def, Result, defs_of};
use super::instructions::Instructions;
use crate::lang::Records;
use crate::lang::value::{Value, View};
use std::collections::BTreeMap;
use support::diag::Diagnostics;

/// A relation as a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InstrMapping {
    /// Record, and name of the look-up function.
    pub name: String,
    /// The fields that distinguish columns.
    pub column_fields: Vec<String>,
    /// Values of these fields, joined by `_` as in the names of columns.
    pub columns: Vec<String>,
    /// Key and one opcode per column, ascending by key. Keys without any value are left out.
    pub rows: Vec<(u16, Vec<Option<u16>>)>,
}

/// The relations of a description, by name; mistakes are reported.
pub fn read(
    records: &Records,
    instructions: &Instructions<'_>,
    diagnostics: &mut Diagnostics,
) -> Vec<InstrMapping> {
    let mut mappings = Vec::new();
    for def in defs_of(records, "InstrMapping") {
        match read_one(def, instructions) {
            Ok(mapping) => mappings.push(mapping),
            Err(diagnostic) => diagnostics.push(*diagnostic),
        }
    }
    mappings.sort_by(|a, b| a.name.cmp(&b.name));
    mappings
}

fn read_one(def: Def<'_>, instructions: &Instructions<'_>) -> Result<InstrMapping> {
    let filter = def.string("FilterClass")?;
    if def.records.class(filter).is_none() {
        return Err(def.field_error("FilterClass", format!("'{filter}' is not a class")));
    }
    let row_fields = def.strings("RowFields")?;
    let column_fields = def.strings("ColFields")?;
    let key_column = values(def, "KeyCol", &column_fields, def.list("KeyCol")?)?;
    let value_columns = def.list("ValueCols")?;
    if column_fields.is_empty() || value_columns.is_empty() {
        return Err(def.error("a relation between instructions needs ColFields and ValueCols"));
    }
    let mut columns = Vec::new();
    for &column in value_columns {
        let View::List(items) = def.records.view(column) else {
            return Err(def.field_error("ValueCols", "ValueCols must be a list of lists"));
        };
        columns.push(values(def, "ValueCols", &column_fields, items)?);
    }
    let mut by_row: BTreeMap<Vec<String>, Vec<(u16, Vec<String>)>> = BTreeMap::new();
    for (opcode, instruction) in instructions.instructions.iter().enumerate() {
        if instruction.def.is_a(filter) {
            let row = fields(def, "RowFields", instruction.def, &row_fields)?;
            let column = fields(def, "ColFields", instruction.def, &column_fields)?;
            by_row.entry(row).or_default().push((opcode as u16, column));
        }
    }
    let mut rows = Vec::new();
    for members in by_row.values() {
        let find = |wanted: &Vec<String>| -> Result<Option<u16>> {
            let mut found = members.iter().filter(|m| m.1 == *wanted).map(|m| m.0);
            let first = found.next();
            if let (Some(a), Some(b)) = (first, found.next()) {
                let name = |opcode: u16| instructions.instructions[opcode as usize].def.name();
                return Err(def.error(format!(
                    "'{}' and '{}' are in the same row and column",
                    name(a),
                    name(b)
                )));
            }
            Ok(first)
        };
        let Some(key) = find(&key_column)? else { continue };
        let cells: Vec<Option<u16>> = columns.iter().map(find).collect::<Result<_>>()?;
        if cells.iter().any(Option::is_some) {
            rows.push((key, cells));
        }
    }
    rows.sort_by_key(|r| r.0);
    Ok(InstrMapping {
        name: def.name().to_owned(),
        column_fields: column_fields.iter().map(|f| (*f).to_owned()).collect(),
        columns: columns.iter().map(|c| c.join("_")).collect(),
        rows,
    })
}

/// One value for each of `column_fields`.
fn values(def: Def<'_>, field: &str, column_fields: &[&str], items: &[Value]) -> Result<Vec<String>> {
    if items.len() != column_fields.len() {
        return Err(
            def.field_error(field, format!("{field} must have as many values as ColFields has fields"))
        );
    }
    Ok(items.iter().map(|&v| text(def.records, v)).collect())
}

fn fields(def: Def<'_>, field: &str, instruction: Def<'_>, names: &[&str]) -> Result<Vec<String>> {
    let value = |name: &&str| match instruction.records.field_value(instruction.id, name) {
        Some(value) => Ok(text(instruction.records, value)),
        None => {
            let message = format!("instruction '{}' has no field '{name}'", instruction.name());
            Err(def.field_error(field, message))
        }
    };
    names.iter().map(value).collect()
}

/// A value as it is compared: strings without quotes, so that `"1"` is the bit 1.
fn text(records: &Records, value: Value) -> String {
    match records.view(value) {
        View::Str(s, _) => String::from_utf8_lossy(records.context().strings.resolve(s)).into_owned(),
        _ => records.context().value_text(value),
    }
}
