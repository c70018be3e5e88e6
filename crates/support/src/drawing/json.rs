//! Drawings as JSON: `{"name", "title", "boxes": [{"id", "kind", "lines", "x", "y", "width", "height"}], "edges": [{"from",
//! "to", "kind", "port"}], "width", "height"}`. Edges name boxes by index.

use super::{Drawing, layout};
use std::fmt::Write;

/// The drawing with its layout.
pub fn write(drawing: &Drawing) -> String {
    let layout = layout::run(drawing);
    let mut out = format!("{{\"name\":{},\"title\":{}", string(&drawing.name), string(&drawing.title));
    // Writing to a string does not fail.
    let _ = write!(out, ",\"width\":{:.0},\"height\":{:.0},\"boxes\":[", layout.width, layout.height);
    for (i, (one, place)) in drawing.boxes.iter().zip(&layout.places).enumerate() {
        let lines: Vec<String> = one.lines.iter().map(|l| string(l)).collect();
        let _ = write!(
            out,
            "{}{{\"id\":{},\"kind\":\"{}\",\"lines\":[{}],\"x\":{:.0},\"y\":{:.0},\"width\":{:.0},\"height\":{:.0}}}",
            if i == 0 { "" } else { "," },
            string(&one.id),
            one.kind.name(),
            lines.join(","),
            place.x,
            place.y,
            place.width,
            place.height
        );
    }
    out.push_str("],\"edges\":[");
    for (i, edge) in drawing.edges.iter().enumerate() {
        let _ = write!(
            out,
            "{}{{\"from\":{},\"to\":{},\"kind\":\"{}\",\"port\":{}}}",
            if i == 0 { "" } else { "," },
            edge.from,
            edge.to,
            edge.kind.name(),
            edge.port
        );
    }
    out.push_str("]}\n");
    out
}

/// A string in quotation marks.
pub fn string(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if u32::from(c) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
