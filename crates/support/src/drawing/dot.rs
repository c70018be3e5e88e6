//! Drawings in the language of Graphviz.

use super::{BoxKind, Drawing, EdgeKind};
use std::fmt::Write;

/// The drawing as a `digraph`.
pub fn write(drawing: &Drawing) -> String {
    let mut out = format!("digraph \"{}\" {{\n", quoted(&drawing.title));
    // Writing to a string does not fail.
    let _ = writeln!(out, "\trankdir=\"TB\";\n\tlabel=\"{}\";\n", quoted(&drawing.title));
    for one in &drawing.boxes {
        let text = one.lines.iter().map(|line| record(line)).collect::<Vec<_>>().join("|");
        let style = match one.kind {
            BoxKind::Plain => "shape=record",
            BoxKind::Leaf => "shape=record,color=gray",
            BoxKind::Root => "shape=record,style=bold",
        };
        let _ = writeln!(out, "\t\"{}\" [{style},label=\"{{{text}}}\"];", quoted(&one.id));
    }
    for edge in &drawing.edges {
        let (Some(from), Some(to)) =
            (drawing.boxes.get(edge.from as usize), drawing.boxes.get(edge.to as usize))
        else {
            continue;
        };
        let dashed = if edge.kind == EdgeKind::Chain { ",style=dashed" } else { "" };
        let back = if edge.kind == EdgeKind::Flow { "" } else { ",dir=back" };
        // Ranks go down from what is used to what uses it.
        let (a, b) = if edge.kind == EdgeKind::Flow { (from, to) } else { (to, from) };
        let _ = writeln!(
            out,
            "\t\"{}\" -> \"{}\" [color={}{dashed}{back}];",
            quoted(&a.id),
            quoted(&b.id),
            edge.kind.color()
        );
    }
    out.push_str("}\n");
    out
}

/// Inside of quotation marks.
fn quoted(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ")
}

/// A field of a record, where braces, bars, angle brackets and spaces have a meaning, too.
fn record(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '{' | '}' | '|' | '<' | '>' | '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\l"),
            c => out.push(c),
        }
    }
    out
}
