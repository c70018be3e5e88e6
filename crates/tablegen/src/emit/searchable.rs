//! Tables made of records, in the image.

use super::image::Emitter;
use crate::model::searchable::{self, Cell, Table};
use tables::search as rec;

impl Emitter<'_> {
    pub(super) fn write_searchable(&mut self) {
        let (enums, tables) = searchable::read(self.records, &self.instructions, &mut self.diagnostics);
        for found in enums {
            let mut values = Vec::new();
            for (value, name) in &found.values {
                values.push(rec::EnumValue { value: *value, name: self.image.string(name) });
            }
            let record =
                rec::EnumTable { name: self.image.string(&found.name), values: self.image.push_all(&values) };
            self.image.push(record);
        }
        for table in tables {
            self.write_table(&table);
        }
    }

    fn write_table(&mut self, table: &Table) {
        let mut cells = Vec::new();
        for cell in table.rows.iter().flatten() {
            let value = match cell {
                Cell::Number(number) => *number,
                Cell::Text(text) => self.image.string(text).0.into(),
            };
            cells.push(rec::SearchCell { value });
        }
        let mut indices = Vec::new();
        for index in &table.indices {
            let fields: Vec<u16> = index.fields.iter().map(|&f| f as u16).collect();
            let rows: Vec<u32> = index.rows.iter().map(|&r| r as u32).collect();
            indices.push(rec::SearchIndex {
                name: self.image.string(&index.name),
                fields: self.image.numbers(&fields),
                rows: self.image.push_all(&rows),
                returns_range: index.returns_range.into(),
            });
        }
        let kinds: Vec<u16> = table.kinds.iter().map(|&k| k as u16).collect();
        let record = rec::SearchTable {
            name: self.image.string(&table.name),
            fields: self.strings(&table.fields),
            kinds: self.image.numbers(&kinds),
            types: self.strings(&table.types),
            cells: self.image.push_all(&cells),
            indices: self.image.push_all(&indices),
        };
        self.image.push(record);
    }
}
