//! A run as JSON, with the layout of its drawings.
//!
//! Lines are `[text, origin, key, tail]` without trailing parts that are empty. A section that says what the one of the
//! same name said in the stage before has `"same": 1` and no lines. Boxes of drawings are `[id, x, y, width, height, kind,
//! rows]`, edges `[from, to, kind, path]`; rows are left out where the boxes are sections.

use crate::record::{Bar, FunctionRecord, Line, Mark, Run, Section, Stage};
use std::fmt::Write;
use support::drawing::{Drawing, layout};

/// The whole run. O(text + layout of the drawings).
pub fn write(run: &Run) -> String {
    let mut out = String::new();
    out.push_str("{\"input\":");
    string(&run.input, &mut out);
    out.push_str(",\"target\":");
    string(&run.target, &mut out);
    out.push_str(",\"facts\":");
    pairs(&run.facts, &mut out);
    out.push_str(",\"functions\":");
    list(&run.functions, &mut out, record);
    out.push('}');
    out
}

fn record(record: &FunctionRecord, out: &mut String) {
    out.push_str("\n{\"name\":");
    string(&record.name, out);
    out.push_str(",\"registers\":");
    pairs(&record.registers, out);
    out.push_str(",\"stages\":[");
    for (i, one) in record.stages.iter().enumerate() {
        out.push_str(if i == 0 { "" } else { "," });
        let before = i.checked_sub(1).map(|i| &record.stages[i]).filter(|before| before.kind == one.kind);
        stage(one, before, out);
    }
    out.push_str("]}");
}

fn stage(stage: &Stage, before: Option<&Stage>, out: &mut String) {
    // Writing to a string does not fail.
    let _ = write!(out, "\n{{\"kind\":\"{}\",\"id\":", stage.kind.name());
    string(&stage.id, out);
    out.push_str(",\"title\":");
    string(&stage.title, out);
    if !stage.quiet.is_empty() {
        out.push_str(",\"quiet\":");
        list(&stage.quiet, out, |text, out| string(text, out));
    }
    out.push_str(",\"sections\":");
    list(&stage.sections, out, |one, out| {
        let same = before.and_then(|b| b.sections.iter().find(|s| s.id == one.id));
        section(one, same.is_some_and(|same| same.lines == one.lines || nodes_are_same(same, one)), out);
    });
    if let Some(flow) = &stage.flow {
        out.push_str(",\"flow\":");
        drawing(flow, false, out);
    }
    if let Some(chart) = &stage.chart {
        out.push_str(",\"chart\":");
        list(&chart.bars, out, bar);
    }
    out.push('}');
}

/// Graphs whose nodes do the same are the same, though nodes are numbered anew.
fn nodes_are_same(before: &Section, now: &Section) -> bool {
    now.drawing.is_some() && now.is_same(before)
}

fn section(section: &Section, is_same: bool, out: &mut String) {
    out.push_str("{\"id\":");
    string(&section.id, out);
    out.push_str(",\"title\":");
    string(&section.title, out);
    if is_same {
        out.push_str(",\"same\":1}");
        return;
    }
    out.push_str(",\"lines\":");
    list(&section.lines, out, line);
    if let Some(graph) = &section.drawing {
        out.push_str(",\"drawing\":");
        drawing(graph, true, out);
    }
    out.push('}');
}

fn line(line: &Line, out: &mut String) {
    out.push('[');
    string(&line.text, out);
    if line.origin != 0 || line.key != 0 || !line.tail.is_empty() {
        let _ = write!(out, ",{}", line.origin);
    }
    if line.key != 0 || !line.tail.is_empty() {
        let _ = write!(out, ",{}", line.key);
    }
    if !line.tail.is_empty() {
        out.push(',');
        string(&line.tail, out);
    }
    out.push(']');
}

fn drawing(drawing: &Drawing, with_rows: bool, out: &mut String) {
    let layout = layout::run(drawing);
    let _ = write!(out, "{{\"width\":{:.0},\"height\":{:.0},\"boxes\":[", layout.width, layout.height);
    for (i, (one, place)) in drawing.boxes.iter().zip(&layout.places).enumerate() {
        out.push_str(if i == 0 { "[" } else { ",[" });
        string(&one.id, out);
        let (x, y, width, height) = (place.x, place.y, place.width, place.height);
        let _ = write!(out, ",{x:.0},{y:.0},{width:.0},{height:.0},\"{}\"", one.kind.name());
        if with_rows {
            out.push(',');
            list(&one.lines, out, |text, out| string(text, out));
        }
        out.push(']');
    }
    out.push_str("],\"edges\":[");
    for (i, (edge, path)) in drawing.edges.iter().zip(&layout.paths).enumerate() {
        let comma = if i == 0 { "" } else { "," };
        let _ = write!(out, "{comma}[{},{},\"{}\",\"{path}\"]", edge.from, edge.to, edge.kind.name());
    }
    out.push_str("]}");
}

fn bar(bar: &Bar, out: &mut String) {
    out.push_str("{\"name\":");
    string(&bar.name, out);
    out.push_str(",\"register\":");
    string(&bar.register, out);
    out.push_str(",\"class\":");
    string(&bar.class, out);
    if bar.is_spilled {
        out.push_str(",\"spilled\":1");
    }
    out.push_str(",\"spans\":");
    list(&bar.spans, out, |span, out| {
        let _ = write!(out, "[{},{}]", span.0, span.1);
    });
    out.push_str(",\"marks\":");
    list(&bar.marks, out, |(at, mark), out| {
        let kind = match mark {
            Mark::Read => 0,
            Mark::Write => 1,
            Mark::Both => 2,
        };
        let _ = write!(out, "[{at},{kind}]");
    });
    out.push('}');
}

fn pairs(pairs: &[(String, String)], out: &mut String) {
    list(pairs, out, |(name, value), out| {
        out.push('[');
        string(name, out);
        out.push(',');
        string(value, out);
        out.push(']');
    });
}

fn list<T>(items: &[T], out: &mut String, mut write: impl FnMut(&T, &mut String)) {
    out.push('[');
    for (i, item) in items.iter().enumerate() {
        out.push_str(if i == 0 { "" } else { "," });
        write(item, out);
    }
    out.push(']');
}

/// A string in quotation marks. `<` is escaped: the text stands in an element of a page, which nothing in it may end.
fn string(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            '<' => out.push_str("\\u003c"),
            c if u32::from(c) < 0x20 || matches!(c, '\u{2028}' | '\u{2029}') => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Kind;

    #[test]
    fn nothing_in_a_text_ends_the_element_and_empty_parts_are_left_out() {
        let mut out = String::new();
        string("</script>\"\\\n\u{1}", &mut out);
        assert_eq!(out, r#""\u003c/script>\"\\\n\u0001""#);
        let mut out = String::new();
        let lines = [Line::note("a"), Line::new("b", 2, 0), Line::new("c", 0, 3)];
        list(&lines, &mut out, line);
        assert_eq!(out, r#"[["a"],["b",2],["c",0,3]]"#);
    }

    #[test]
    fn a_section_that_says_the_same_is_not_said_twice() {
        let section = |text: &str| Section {
            id: "bb.0".to_owned(),
            lines: vec![Line::note(text)],
            ..Section::default()
        };
        let stage = |kind, text| Stage { kind, sections: vec![section(text)], ..Stage::default() };
        let stages = vec![
            stage(Kind::Graph, "a"),
            stage(Kind::Machine, "a"),
            stage(Kind::Machine, "a"),
            stage(Kind::Machine, "b"),
        ];
        let run =
            Run { functions: vec![FunctionRecord { stages, ..FunctionRecord::default() }], ..Run::default() };
        assert_eq!(write(&run).matches("\"same\":1").count(), 1, "{}", write(&run));
    }
}
