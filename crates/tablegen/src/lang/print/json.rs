//! `-dump-json`: every def as an object, and the defs of every class.
//!
//! The objects are written one by one with their keys in order, so that nothing of the document but one def is ever in
//! memory: LLVM builds the whole document first, which takes gigabytes for a large target.

use super::flush_chunk;
use crate::lang::Records;
use crate::lang::context::Context;
use crate::lang::record::{FieldKind, RecordId};
use crate::lang::source::LineTable;
use crate::lang::text::write_int;
use crate::lang::value::{Value, View};
use std::io::{Result, Write};

/// Writes the document.
pub fn dump_json(records: &Records, out: &mut dyn Write) -> Result<()> {
    let mut buffer = Vec::new();
    let defs = records.defs();
    let mut lines = LineTable::new(records.sources());
    let instance_of = b"!instanceof";
    let version = b"!tablegen_json_version";
    // The keys of the document are in order: a def may be called something that sorts before these two.
    let mut rest = &defs[..];
    buffer.push(b'{');
    let mut first = true;
    for special in [&instance_of[..], &version[..]] {
        let before = rest.iter().take_while(|&&def| records.name(def) < special).count();
        for &def in &rest[..before] {
            separate(&mut buffer, &mut first);
            write_def(records, &mut lines, &mut buffer, def);
            flush_chunk(out, &mut buffer)?;
        }
        rest = &rest[before..];
        separate(&mut buffer, &mut first);
        if special == instance_of {
            buffer.extend_from_slice(b"\"!instanceof\":");
            write_instances(records, &defs, out, &mut buffer)?;
        } else {
            buffer.extend_from_slice(b"\"!tablegen_json_version\":1");
        }
    }
    for &def in rest {
        separate(&mut buffer, &mut first);
        write_def(records, &mut lines, &mut buffer, def);
        flush_chunk(out, &mut buffer)?;
    }
    buffer.extend_from_slice(b"}\n");
    out.write_all(&buffer)
}

fn separate(buffer: &mut Vec<u8>, first: &mut bool) {
    if !std::mem::take(first) {
        buffer.push(b',');
    }
}

/// Class by class, the names of its defs.
fn write_instances(
    records: &Records,
    defs: &[RecordId],
    out: &mut dyn Write,
    buffer: &mut Vec<u8>,
) -> Result<()> {
    let classes = records.classes();
    // Rank of each class among the sorted classes, by record index.
    let mut rank = vec![u32::MAX; records.context().records.len()];
    for (i, class) in classes.iter().enumerate() {
        rank[class.0 as usize] = i as u32;
    }
    let mut instances: Vec<Vec<RecordId>> = vec![Vec::new(); classes.len()];
    for &def in defs {
        for class in records.superclasses(def) {
            if let Some(list) = instances.get_mut(rank[class.0 as usize] as usize) {
                list.push(def);
            }
        }
    }
    buffer.push(b'{');
    for (i, (&class, instances)) in classes.iter().zip(instances).enumerate() {
        if i > 0 {
            buffer.push(b',');
        }
        write_string(buffer, records.name(class));
        buffer.extend_from_slice(b":[");
        for (i, def) in instances.into_iter().enumerate() {
            if i > 0 {
                buffer.push(b',');
            }
            write_string(buffer, records.name(def));
        }
        buffer.push(b']');
        flush_chunk(out, buffer)?;
    }
    buffer.push(b'}');
    Ok(())
}

/// A key of a def's object.
enum Key<'a> {
    Anonymous,
    Fields,
    Locs,
    Name,
    Superclasses,
    Field(&'a [u8], Value),
}

impl Key<'_> {
    fn text(&self) -> &[u8] {
        match self {
            Key::Anonymous => b"!anonymous",
            Key::Fields => b"!fields",
            Key::Locs => b"!locs",
            Key::Name => b"!name",
            Key::Superclasses => b"!superclasses",
            Key::Field(name, _) => name,
        }
    }
}

fn write_def(records: &Records, lines: &mut LineTable, buffer: &mut Vec<u8>, def: RecordId) {
    let cx = records.context();
    let record = records.get(def);
    let mut keys = vec![Key::Anonymous, Key::Fields, Key::Locs, Key::Name, Key::Superclasses];
    let fields = record.fields.iter().filter(|field| field.kind != FieldKind::TemplateArg);
    keys.extend(fields.map(|field| Key::Field(cx.strings.resolve(field.name), field.value)));
    keys.sort_by(|a, b| a.text().cmp(b.text()));

    write_string(buffer, records.name(def));
    buffer.extend_from_slice(b":{");
    for (i, key) in keys.iter().enumerate() {
        if i > 0 {
            buffer.push(b',');
        }
        write_string(buffer, key.text());
        buffer.push(b':');
        match key {
            Key::Anonymous => {
                let anonymous = records.is_anonymous(def);
                buffer.extend_from_slice(if anonymous { b"true" } else { b"false" });
            }
            Key::Fields => {
                let named = record.fields.iter().filter(|field| field.kind == FieldKind::Nonconcrete);
                write_array(buffer, named, |buffer, field| {
                    write_string(buffer, cx.strings.resolve(field.name));
                });
            }
            Key::Locs => write_array(buffer, record.locs.iter(), |buffer, &loc| {
                let (file, line) = lines.file_and_line(loc).unwrap_or(("", 0));
                let base = file.rsplit(['/', '\\']).next().unwrap_or(file);
                write_string(buffer, format!("{base}:{line}").as_bytes());
            }),
            Key::Name => write_string(buffer, records.name(def)),
            Key::Superclasses => {
                let classes = records.superclasses(def);
                write_array(buffer, classes.into_iter(), |buffer, class| {
                    write_string(buffer, records.name(class));
                });
            }
            &Key::Field(_, value) => write_value(cx, buffer, value),
        }
    }
    buffer.push(b'}');
}

fn write_array<T>(
    buffer: &mut Vec<u8>,
    items: impl Iterator<Item = T>,
    mut write: impl FnMut(&mut Vec<u8>, T),
) {
    buffer.push(b'[');
    for (i, item) in items.enumerate() {
        if i > 0 {
            buffer.push(b',');
        }
        write(buffer, item);
    }
    buffer.push(b']');
}

fn write_value(cx: &Context, buffer: &mut Vec<u8>, v: Value) {
    match cx.values.view(v) {
        View::Unset => buffer.extend_from_slice(b"null"),
        View::Bit(bit) => buffer.push(if bit { b'1' } else { b'0' }),
        View::Int(int) => write_int(buffer, int),
        View::Str(string, _) => write_string(buffer, cx.strings.resolve(string)),
        View::Bits(elements) | View::List(elements) => {
            write_array(buffer, elements.iter(), |buffer, &element| write_value(cx, buffer, element));
        }
        View::Def(record) => {
            buffer.extend_from_slice(b"{\"def\":");
            write_string(buffer, cx.record_name(record));
            write_kind(cx, buffer, "def", v);
        }
        View::Var(name) => write_variable(cx, buffer, v, name),
        View::VarBit(of, bit) => match cx.values.view(of) {
            View::Var(name) => {
                buffer.extend_from_slice(
                    format!("{{\"index\":{bit},\"kind\":\"varbit\",\"printable\":").as_bytes(),
                );
                write_printable(cx, buffer, v);
                write_variable_name(cx, buffer, name);
            }
            _ => write_complex(cx, buffer, v),
        },
        View::Dag(dag) => {
            buffer.extend_from_slice(b"{\"args\":");
            write_array(buffer, dag.args.iter().zip(dag.names), |buffer, (&arg, &name)| {
                buffer.push(b'[');
                write_value(cx, buffer, arg);
                buffer.push(b',');
                write_value(cx, buffer, name);
                buffer.push(b']');
            });
            buffer.extend_from_slice(b",\"kind\":\"dag\"");
            if dag.op_name != Value::UNSET {
                buffer.extend_from_slice(b",\"name\":");
                write_value(cx, buffer, dag.op_name);
            }
            buffer.extend_from_slice(b",\"operator\":");
            write_value(cx, buffer, dag.op);
            buffer.extend_from_slice(b",\"printable\":");
            write_printable(cx, buffer, v);
            buffer.push(b'}');
        }
        _ => write_complex(cx, buffer, v),
    }
}

fn write_complex(cx: &Context, buffer: &mut Vec<u8>, v: Value) {
    buffer.extend_from_slice(b"{\"kind\":\"complex\",\"printable\":");
    write_printable(cx, buffer, v);
    buffer.push(b'}');
}

/// The rest of an object after its first key: kind and printable form.
fn write_kind(cx: &Context, buffer: &mut Vec<u8>, kind: &str, v: Value) {
    buffer.extend_from_slice(format!(",\"kind\":\"{kind}\",\"printable\":").as_bytes());
    write_printable(cx, buffer, v);
    buffer.push(b'}');
}

fn write_variable(cx: &Context, buffer: &mut Vec<u8>, v: Value, name: Value) {
    buffer.extend_from_slice(b"{\"kind\":\"var\",\"printable\":");
    write_printable(cx, buffer, v);
    write_variable_name(cx, buffer, name);
}

fn write_variable_name(cx: &Context, buffer: &mut Vec<u8>, name: Value) {
    buffer.extend_from_slice(b",\"var\":");
    write_value(cx, buffer, name);
    buffer.push(b'}');
}

fn write_printable(cx: &Context, buffer: &mut Vec<u8>, v: Value) {
    let mut text = Vec::new();
    cx.write_value(&mut text, v);
    write_string(buffer, &text);
}

/// A JSON string. What is not UTF-8 is replaced.
fn write_string(buffer: &mut Vec<u8>, text: &[u8]) {
    buffer.push(b'"');
    if std::str::from_utf8(text).is_ok() {
        write_escaped(buffer, text);
    } else {
        write_escaped(buffer, String::from_utf8_lossy(text).as_bytes());
    }
    buffer.push(b'"');
}

fn write_escaped(buffer: &mut Vec<u8>, mut text: &[u8]) {
    while let Some(at) = text.iter().position(|&b| b < 0x20 || b == b'"' || b == b'\\') {
        buffer.extend_from_slice(&text[..at]);
        match text[at] {
            b'\t' => buffer.extend_from_slice(b"\\t"),
            b'\n' => buffer.extend_from_slice(b"\\n"),
            b'\r' => buffer.extend_from_slice(b"\\r"),
            byte @ (b'"' | b'\\') => buffer.extend_from_slice(&[b'\\', byte]),
            byte => buffer.extend_from_slice(format!("\\u{byte:04x}").as_bytes()),
        }
        text = &text[at + 1..];
    }
    buffer.extend_from_slice(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings() {
        let mut out = Vec::new();
        write_string(&mut out, b"a\"b\\c\n\x01\xff");
        assert_eq!(out, "\"a\\\"b\\\\c\\n\\u0001\u{fffd}\"".as_bytes());
    }
}
