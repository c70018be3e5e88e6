//! `-print-detailed-records`: globals, classes and defs with the places where everything was defined.
//!
//! LLVM ends this report with statistics of its allocator. Ours ends with the sizes of our tables under the same heading.

use super::flush_chunk;
use crate::lang::Records;
use crate::lang::record::{FieldKind, RecordId};
use crate::lang::source::{LineTable, Loc};
use std::io::{Result, Write};

struct Report<'a> {
    records: &'a Records,
    lines: LineTable<'a>,
    buffer: Vec<u8>,
}

/// Writes the report.
pub fn print_detailed_records(records: &Records, out: &mut dyn Write) -> Result<()> {
    let lines = LineTable::new(records.sources());
    let mut report = Report { records, lines, buffer: Vec::new() };
    report.heading();
    report.globals();
    let classes = records.classes();
    report.section("Classes", classes.len());
    for class in classes {
        report.title(class);
        report.template_args(class);
        report.superclasses(class);
        report.fields(class);
        flush_chunk(out, &mut report.buffer)?;
    }
    let defs = records.defs();
    report.section("Records", defs.len());
    for def in defs {
        report.title(def);
        report.defm_sequence(def);
        report.superclasses(def);
        report.fields(def);
        flush_chunk(out, &mut report.buffer)?;
    }
    report.statistics();
    out.write_all(&report.buffer)
}

impl Report<'_> {
    fn text(&mut self, text: &str) {
        self.buffer.extend_from_slice(text.as_bytes());
    }

    fn heading(&mut self) {
        let name = self.records.input_name();
        self.text(&format!("DETAILED RECORDS for file {name}\n"));
    }

    fn section(&mut self, title: &str, count: usize) {
        let dashes = "--------------------";
        self.text(&format!("\n{dashes} {title} ({count}) {dashes}\n"));
    }

    /// ` |file:line|` with only the last part of the file's path.
    fn location(&mut self, loc: Loc) {
        if let Some((file, line)) = self.lines.file_and_line(loc) {
            let base = file.rsplit(['/', '\\']).next().unwrap_or(file);
            self.text(&format!("|{base}:{line}|"));
        }
    }

    fn globals(&mut self) {
        let cx = self.records.context();
        let mut globals: Vec<_> = cx.global_list.clone();
        globals.sort_by(|&a, &b| cx.strings.resolve(a).cmp(cx.strings.resolve(b)));
        self.section("Global Variables", globals.len());
        self.text("\n");
        for name in globals {
            let Some(&value) = cx.globals.get(&name) else { continue };
            self.buffer.extend_from_slice(cx.strings.resolve(name));
            self.text(" = ");
            cx.write_value(&mut self.buffer, value);
            self.text("\n");
        }
    }

    fn title(&mut self, record: RecordId) {
        let name = self.records.name(record);
        self.text("\n");
        self.buffer.extend_from_slice(if name.is_empty() { b"\"\"" } else { name });
        self.text("  ");
        self.location(self.records.get(record).loc());
        self.text("\n");
    }

    fn defm_sequence(&mut self, record: RecordId) {
        let locs = &self.records.get(record).locs;
        if locs.len() < 2 {
            return;
        }
        self.text("  Defm sequence:");
        for &loc in locs.iter().rev() {
            self.text(" ");
            self.location(loc);
        }
        self.text("\n");
    }

    fn template_args(&mut self, class: RecordId) {
        let record = self.records.get(class);
        if record.template_args().is_empty() {
            return self.text("  Template args: (none)\n");
        }
        self.text("  Template args:\n");
        for field in record.template_args().iter().filter_map(|&name| record.field(name)) {
            self.field(field);
        }
    }

    fn superclasses(&mut self, id: RecordId) {
        let record = self.records.get(id);
        if record.parents.is_empty() {
            return self.text("  Superclasses: (none)\n");
        }
        self.text("  Superclasses:");
        for class in self.records.superclasses(id) {
            let name = self.records.name(class);
            let direct = record.parents.contains(&class);
            self.text(if direct { " " } else { " (" });
            self.buffer.extend_from_slice(name);
            self.text(if direct { "" } else { ")" });
        }
        self.text("\n");
    }

    fn fields(&mut self, id: RecordId) {
        let record = self.records.get(id);
        if record.fields.is_empty() {
            return self.text("  Fields: (none)\n");
        }
        self.text("  Fields:\n");
        for field in record.fields.iter().filter(|field| field.kind != FieldKind::TemplateArg) {
            self.field(field);
        }
    }

    fn field(&mut self, field: &crate::lang::record::Field) {
        self.text("    ");
        self.records.context().write_field(&mut self.buffer, field);
        self.text("  ");
        self.location(field.loc);
        self.text("\n");
    }

    fn statistics(&mut self) {
        let cx = self.records.context();
        let (values, strings, records) = (cx.values.len(), cx.strings.len(), cx.records.len() - 1);
        let anonymous = cx.next_anonymous;
        let dashes = "--------------------";
        self.text(&format!("\n{dashes} Memory Allocation Stats {dashes}\n"));
        self.text(&format!(
            "Values = {values}\nStrings = {strings}\n\nNumber of records instantiated = {records}\n"
        ));
        self.text(&format!("Number of anonymous records = {anonymous}\n"));
    }
}
