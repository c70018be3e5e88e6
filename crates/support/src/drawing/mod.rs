//! Drawings of graphs: selection graphs, control flow, schedules; as DOT ([`dot`]), SVG ([`svg`]) and JSON ([`json`]).
//!
//! A [`Drawing`] is boxes with lines of text and edges between them. Positions come from our own [`layout`], so no other
//! program is needed to look at one.

pub mod dot;
pub mod json;
pub mod layout;
pub mod svg;

/// A graph to be drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// What it is of, as part of a file name: `isel.pom_xeu`.
    pub name: String,
    /// `isel input for pom:xeu`
    pub title: String,
    pub boxes: Vec<Box>,
    pub edges: Vec<Edge>,
}

/// A node of the graph.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Box {
    /// As edges and other panes name it: `t5`.
    pub id: String,
    /// The first line is what it is; the others are details.
    pub lines: Vec<String>,
    pub kind: BoxKind,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoxKind {
    #[default]
    Plain,
    /// A constant, register, address: drawn lighter.
    Leaf,
    /// Where the graph ends.
    Root,
}

/// From a box to one that it uses or leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub from: u32,
    pub to: u32,
    pub kind: EdgeKind,
    /// Which result of `to`, or which way out of `from`.
    pub port: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EdgeKind {
    /// A value.
    #[default]
    Data,
    /// Order of side effects.
    Chain,
    /// Side by side.
    Glue,
    /// Control goes there.
    Flow,
}

impl EdgeKind {
    pub const fn name(self) -> &'static str {
        match self {
            EdgeKind::Data => "data",
            EdgeKind::Chain => "chain",
            EdgeKind::Glue => "glue",
            EdgeKind::Flow => "flow",
        }
    }

    /// LLVM draws chains blue and dashed, glue red.
    pub(crate) const fn color(self) -> &'static str {
        match self {
            EdgeKind::Data | EdgeKind::Flow => "black",
            EdgeKind::Chain => "blue",
            EdgeKind::Glue => "red",
        }
    }
}

impl BoxKind {
    pub const fn name(self) -> &'static str {
        match self {
            BoxKind::Plain => "plain",
            BoxKind::Leaf => "leaf",
            BoxKind::Root => "root",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn diamond() -> Drawing {
        let named = |id: &str, text: &str| Box {
            id: id.to_owned(),
            lines: vec![text.to_owned()],
            kind: BoxKind::Plain,
        };
        let edge = |from, to, kind| Edge { from, to, kind, port: 0 };
        Drawing {
            name: "isel.f_a".to_owned(),
            title: "a \"quoted\" <title>".to_owned(),
            boxes: vec![
                named("t0", "Entry"),
                named("t1", "a|b{c}"),
                named("t2", "\\ \"x\""),
                named("t3", "end"),
            ],
            edges: vec![
                edge(3, 1, EdgeKind::Data),
                edge(3, 2, EdgeKind::Chain),
                edge(1, 0, EdgeKind::Glue),
                edge(0, 2, EdgeKind::Flow),
            ],
        }
    }

    #[test]
    fn all_forms_hold_all_boxes_and_quote_what_has_a_meaning() {
        let drawing = diamond();
        let dot = dot::write(&drawing);
        assert!(dot.contains(r#"label="{a\|b\{c\}}""#), "{dot}");
        assert!(dot.contains(r#"label="{\\ \"x\"}""#), "{dot}");
        let svg = svg::write(&drawing);
        assert!(svg.contains("a &quot;quoted&quot; &lt;title&gt;"), "{svg}");
        assert_eq!(svg.matches("<rect class=").count(), 4, "{svg}");
        let json = json::write(&drawing);
        assert!(json.contains(r#""title":"a \"quoted\" <title>""#), "{json}");
        assert_eq!(json.matches(r#""from":"#).count(), 4, "{json}");
    }

    #[test]
    fn boxes_of_a_layer_do_not_overlap_and_edges_go_down_the_layers() {
        let drawing = diamond();
        let layout = layout::run(&drawing);
        assert_eq!(layout.places.len(), 4);
        let (a, b) = (&layout.places[1], &layout.places[2]);
        assert_eq!(a.layer, b.layer);
        assert!(a.x + a.width <= b.x || b.x + b.width <= a.x);
        for edge in &drawing.edges {
            let (from, to) = (&layout.places[edge.from as usize], &layout.places[edge.to as usize]);
            // Control goes down; what refers to a value is below it.
            let goes_down =
                if edge.kind == EdgeKind::Flow { from.layer < to.layer } else { from.layer > to.layer };
            assert!(goes_down, "{edge:?}");
        }
    }
}
