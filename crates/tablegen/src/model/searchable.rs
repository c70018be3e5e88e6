//! `GenericEnum`, `GenericTable` and `SearchIndex`: tables made of the records of a class.

use super::fields::{Def, Result, defs_of};
use super::instructions::Instructions;
use crate::lang::Records;
use crate::lang::record::RecordId;
use crate::lang::value::View;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use support::diag::Diagnostics;
use support::hash::FxHashMap;
use tables::search::{CellKind, compare_text};

#[derive(Clone, Debug, Default)]
pub struct Enum {
    pub name: String,
    /// By value, then name.
    pub values: Vec<(i64, String)>,
    by_record: FxHashMap<RecordId, i64>,
}

/// A cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    Number(i64),
    Text(String),
}

#[derive(Clone, Debug)]
pub struct Table {
    pub name: String,
    pub fields: Vec<String>,
    pub kinds: Vec<CellKind>,
    /// By field: what `TypeOf_field` says, if that is no enumeration.
    pub types: Vec<String>,
    /// In the order of the primary key, or else of definition.
    pub rows: Vec<Vec<Cell>>,
    pub indices: Vec<Index>,
}

#[derive(Clone, Debug)]
pub struct Index {
    pub name: String,
    pub fields: Vec<usize>,
    /// Row numbers in the order of the key.
    pub rows: Vec<usize>,
    pub returns_range: bool,
}

/// Reads everything; mistakes are reported.
pub fn read(
    records: &Records,
    instructions: &Instructions<'_>,
    diagnostics: &mut Diagnostics,
) -> (Vec<Enum>, Vec<Table>) {
    let (mut enums, mut tables) = (Vec::new(), Vec::new());
    for def in defs_of(records, "GenericEnum") {
        match read_enum(def) {
            Ok(found) => enums.push(found),
            Err(diagnostic) => diagnostics.push(*diagnostic),
        }
    }
    for def in defs_of(records, "GenericTable") {
        match read_table(def, &enums, instructions) {
            Ok(table) => tables.push(table),
            Err(diagnostic) => diagnostics.push(*diagnostic),
        }
    }
    for def in defs_of(records, "SearchIndex") {
        let result = def.def("Table").and_then(|table| {
            let table = table.ok_or_else(|| def.field_error("Table", "a search index needs a table"))?;
            // A table with a mistake has been reported.
            let Some(found) = tables.iter_mut().find(|t: &&mut Table| t.name == table.name()) else {
                return Ok(());
            };
            let index = read_index(def, "Key", def.name(), found, def.bit("ReturnRange")?)?;
            found.indices.push(index);
            Ok(())
        });
        if let Err(diagnostic) = result {
            diagnostics.push(*diagnostic);
        }
    }
    (enums, tables)
}

/// The records of the class that a field names, in order of definition.
fn filtered<'a>(def: Def<'a>, field: &str) -> Result<Vec<Def<'a>>> {
    let class = def.string(field)?;
    if def.records.class(class).is_none() {
        return Err(def.field_error(field, format!("'{class}' is not a class")));
    }
    Ok(defs_of(def.records, class))
}

fn read_enum(def: Def<'_>) -> Result<Enum> {
    let (name_field, value_field) = (def.string("NameField")?, def.string("ValueField")?);
    let mut members = Vec::new();
    for member in filtered(def, "FilterClass")? {
        let name = if name_field.is_empty() { member.name() } else { member.string(name_field)? };
        let value = if value_field.is_empty() { None } else { member.int(value_field)? };
        if !value_field.is_empty() && value.is_none() {
            let message = format!("the value of this member of enumeration '{}' must be set", def.name());
            return Err(member.field_error(value_field, message));
        }
        members.push((value, name.to_owned(), member));
    }
    let mut names = BTreeSet::new();
    for (_, name, member) in &members {
        if !names.insert(name.clone()) {
            return Err(member.error(format!("'{name}' is twice in enumeration '{}'", def.name())));
        }
    }
    // Without values, members count from 0 in the order of their names.
    members.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
    let mut found = Enum { name: def.name().to_owned(), ..Enum::default() };
    for (i, (value, name, member)) in members.into_iter().enumerate() {
        let value = value.unwrap_or(i as i64);
        found.by_record.insert(member.id, value);
        found.values.push((value, name));
    }
    Ok(found)
}

fn read_table(def: Def<'_>, enums: &[Enum], instructions: &Instructions<'_>) -> Result<Table> {
    let mut rows = filtered(def, "FilterClass")?;
    let filter = def.string("FilterClassField")?;
    if !filter.is_empty() {
        let mut kept = Vec::new();
        for row in rows {
            if row.bit(filter)? {
                kept.push(row);
            }
        }
        rows = kept;
    }
    let fields: Vec<String> = def.strings("Fields")?.iter().map(|f| (*f).to_owned()).collect();
    if fields.is_empty() {
        return Err(def.field_error("Fields", "a table needs fields"));
    }
    let mut table = Table {
        name: def.name().to_owned(),
        kinds: Vec::new(),
        types: Vec::new(),
        rows: vec![Vec::new(); rows.len()],
        fields,
        indices: Vec::new(),
    };
    for field in &table.fields {
        let name = match def.value(&format!("TypeOf_{field}")) {
            Some(_) => type_of(def, field)?,
            None => "",
        };
        let of_enum = enums.iter().find(|e| e.name == name);
        table.types.push(if of_enum.is_some() { String::new() } else { name.to_owned() });
        let mut kind = None;
        for (row, cells) in rows.iter().zip(&mut table.rows) {
            let (cell_kind, cell) = read_cell(def, *row, field, of_enum, instructions)?;
            cells.push(cell);
            if kind.is_some_and(|k| k != cell_kind) {
                let message =
                    format!("field '{field}' is of another type than in other rows of '{}'", def.name());
                return Err(row.field_error(field, message));
            }
            kind = Some(cell_kind);
        }
        table.kinds.push(kind.unwrap_or(CellKind::Number));
    }
    if !def.strings("PrimaryKey")?.is_empty() {
        let name = def.string("PrimaryKeyName")?;
        let mut index = read_index(def, "PrimaryKey", name, &table, def.bit("PrimaryKeyReturnRange")?)?;
        table.rows = index.rows.iter().map(|&r| table.rows[r].clone()).collect();
        index.rows = (0..table.rows.len()).collect();
        table.indices.push(index);
    }
    Ok(table)
}

/// What `TypeOf_field` says: the name of an enumeration or of another type.
fn type_of<'a>(def: Def<'a>, field: &str) -> Result<&'a str> {
    let field = format!("TypeOf_{field}");
    match def.value(&field).map(|v| def.records.view(v)) {
        Some(View::Def(id)) => Ok(Def::new(def.records, id).name()),
        _ => def.string(&field),
    }
}

fn read_cell(
    def: Def<'_>,
    row: Def<'_>,
    field: &str,
    of_enum: Option<&Enum>,
    instructions: &Instructions<'_>,
) -> Result<(CellKind, Cell)> {
    let records = row.records;
    let Some(value) = records.field_value(row.id, field) else {
        return Err(row.error(format!(
            "Record '{}' in table '{}' is missing field '{field}'",
            row.name(),
            def.name()
        )));
    };
    Ok(match records.view(value) {
        View::Str(..) => (CellKind::Text, Cell::Text(row.string(field)?.to_owned())),
        View::Def(id) => {
            let target = Def::new(records, id);
            if let Some(of_enum) = of_enum {
                let value = of_enum.by_record.get(&id).copied().ok_or_else(|| {
                    row.field_error(
                        field,
                        format!("'{}' is not a member of '{}'", target.name(), of_enum.name),
                    )
                })?;
                (CellKind::Enum, Cell::Number(value))
            } else if let Some(opcode) =
                instructions.opcode(target.name()).filter(|_| target.is_a("Instruction"))
            {
                (CellKind::Instruction, Cell::Number(opcode.into()))
            } else {
                (CellKind::Text, Cell::Text(target.name().to_owned()))
            }
        }
        View::Unset => {
            let message = format!("field '{field}' must be set for table '{}'", def.name());
            return Err(row.field_error(field, message));
        }
        _ => {
            let number = row.int(field)?.unwrap_or(0);
            let kind = if of_enum.is_some() { CellKind::Enum } else { CellKind::Number };
            (kind, Cell::Number(number))
        }
    })
}

fn read_index(def: Def<'_>, key: &str, name: &str, table: &Table, returns_range: bool) -> Result<Index> {
    let mut fields = Vec::new();
    for field in def.strings(key)? {
        let number = table.fields.iter().position(|f| f == field).ok_or_else(|| {
            def.field_error(key, format!("'{field}' is not a field of table '{}'", table.name))
        })?;
        fields.push(number);
    }
    if fields.is_empty() {
        return Err(def.field_error(key, "a key needs a field"));
    }
    let mut rows: Vec<usize> = (0..table.rows.len()).collect();
    rows.sort_by(|&a, &b| {
        let order = fields.iter().map(|&f| compare(&table.rows[a][f], &table.rows[b][f]));
        order.into_iter().find(|o| o.is_ne()).unwrap_or(Ordering::Equal)
    });
    Ok(Index { name: name.to_owned(), fields, rows, returns_range })
}

fn compare(a: &Cell, b: &Cell) -> Ordering {
    match (a, b) {
        (Cell::Number(a), Cell::Number(b)) => a.cmp(b),
        (Cell::Text(a), Cell::Text(b)) => compare_text(a, b),
        (Cell::Number(_), Cell::Text(_)) => Ordering::Less,
        (Cell::Text(_), Cell::Number(_)) => Ordering::Greater,
    }
}
