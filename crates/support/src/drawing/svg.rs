//! Drawings as SVG, complete in themselves.

use super::Drawing;
use super::layout::{self, LINE_HEIGHT};
use std::fmt::Write;

const STYLE: &str = "text{font:12px ui-monospace,monospace}rect{fill:#fff;stroke:#333}rect.leaf{fill:#f4f4f4;stroke:#bbb}\
rect.root{stroke-width:2}path{fill:none;stroke:#333}path.chain{stroke:#36c;stroke-dasharray:5 3}path.glue{stroke:#c33}";

/// The drawing as a document.
pub fn write(drawing: &Drawing) -> String {
    let layout = layout::run(drawing);
    let (width, height) = (layout.width.max(1.0), layout.height.max(1.0));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\">\n<style>{STYLE}</style>\n<title>{0}</title>\n<text x=\"8\" y=\"16\">{0}</text>\n",
        escaped(&drawing.title)
    );
    for (edge, path) in drawing.edges.iter().zip(&layout.paths).filter(|(_, path)| !path.is_empty()) {
        // Writing to a string does not fail.
        let _ = writeln!(out, "<path class=\"{}\" d=\"{path}\"/>", edge.kind.name());
    }
    for (one, place) in drawing.boxes.iter().zip(&layout.places) {
        let _ = writeln!(
            out,
            "<g id=\"{}\"><rect class=\"{}\" x=\"{:.0}\" y=\"{:.0}\" width=\"{:.0}\" height=\"{:.0}\" rx=\"3\"/>",
            escaped(&one.id),
            one.kind.name(),
            place.x,
            place.y,
            place.width,
            place.height
        );
        for (i, line) in one.lines.iter().enumerate() {
            let (x, y) = (place.x + 8.0, place.y + LINE_HEIGHT * (i as f32 + 1.0));
            let _ = writeln!(out, "<text x=\"{x:.0}\" y=\"{y:.0}\">{}</text>", escaped(line));
        }
        out.push_str("</g>\n");
    }
    out.push_str("</svg>\n");
    out
}

/// Text as XML has it.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
