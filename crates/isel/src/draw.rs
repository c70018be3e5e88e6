//! Selection graphs as drawings: before each step, and as the units of the scheduler.

use crate::dag::{Dag, Node};
use crate::dump::{self, Names};
use mir::Block;
use support::drawing::{Box, BoxKind, Drawing, Edge, EdgeKind};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// A place in selection where graphs can be drawn. The word is that of the option (`-view-isel-dags`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum View {
    DagCombine1,
    LegalizeTypes,
    DagCombineLt,
    Legalize,
    DagCombine2,
    Isel,
    Sched,
    SUnit,
    /// Machine code after selection: what the scheduler of instructions would see, and control flow.
    MiSched,
    Cfg,
}

impl View {
    /// Words in options, and what the graph is of.
    pub const ALL: &[(View, &str, &str)] = &[
        (View::DagCombine1, "dag-combine1", "dag-combine1 input"),
        (View::LegalizeTypes, "legalize-types", "legalize-types input"),
        (View::DagCombineLt, "dag-combine-lt", "dag-combine-lt input"),
        (View::Legalize, "legalize", "legalize input"),
        (View::DagCombine2, "dag-combine2", "dag-combine2 input"),
        (View::Isel, "isel", "isel input"),
        (View::Sched, "sched", "scheduler input"),
        (View::SUnit, "sunit", "scheduler units"),
        (View::MiSched, "misched", "machine scheduler"),
        (View::Cfg, "cfg", "control flow"),
    ];
}

/// The graph of a block before a step.
pub fn graph(names: &Names<'_>, dag: &Dag, view: View, block: Block) -> Drawing {
    let mut drawing = titled(names, view, block);
    let reachable = dag.reachable();
    let mut index = vec![None; dag.len()];
    for node in dag.nodes().filter(|n| reachable.contains(*n)) {
        index[node.as_u32() as usize] = Some(drawing.boxes.len() as u32);
        drawing.boxes.push(Box {
            id: node.to_string(),
            lines: vec![dump::node_text(names, dag, node)],
            kind: kind(dag, node),
        });
        for &operand in dag.operands(node) {
            let to = index[operand.node.as_u32() as usize];
            let from = drawing.boxes.len() as u32 - 1;
            let edge = to.map(|to| Edge { from, to, kind: edge_kind(dag, operand), port: operand.result });
            drawing.edges.extend(edge);
        }
    }
    drawing
}

/// The units of the scheduler: nodes that glue holds together are one; constants and other leaves are left out.
pub fn units(names: &Names<'_>, dag: &Dag, block: Block) -> Drawing {
    let mut drawing = titled(names, View::SUnit, block);
    let reachable = dag.reachable();
    let mut unit: Vec<Option<u32>> = vec![None; dag.len()];
    let is_unit = |n: &Node| reachable.contains(*n) && !dump::is_inline(dag, *n);
    for node in dag.nodes().filter(is_unit) {
        let own = match dag.glue_operand(node).and_then(|glue| unit[glue.node.as_u32() as usize]) {
            Some(unit) => unit,
            None => {
                let id = format!("SU{}", drawing.boxes.len());
                drawing.boxes.push(Box { id, ..Box::default() });
                drawing.boxes.len() as u32 - 1
            }
        };
        unit[node.as_u32() as usize] = Some(own);
        drawing.boxes[own as usize].lines.push(dump::node_text(names, dag, node));
        if node == dag.root.node {
            drawing.boxes[own as usize].kind = BoxKind::Root;
        }
        for &operand in dag.operands(node) {
            if let Some(to) = unit[operand.node.as_u32() as usize].filter(|&to| to != own) {
                let edge = Edge { from: own, to, kind: edge_kind(dag, operand), port: 0 };
                if !drawing.edges.contains(&edge) {
                    drawing.edges.push(edge);
                }
            }
        }
    }
    drawing
}

fn titled(names: &Names<'_>, view: View, block: Block) -> Drawing {
    let (_, word, title) = View::ALL[view as usize];
    let (function, block) = (names.function(), names.block(block));
    Drawing {
        name: format!("{word}.{function}_{block}"),
        title: format!("{title} for {function}:{block}"),
        ..Drawing::default()
    }
}

pub(crate) fn kind(dag: &Dag, node: Node) -> BoxKind {
    if node == dag.root.node {
        BoxKind::Root
    } else if dump::is_inline(dag, node) {
        BoxKind::Leaf
    } else {
        BoxKind::Plain
    }
}

pub(crate) fn edge_kind(dag: &Dag, value: crate::Value) -> EdgeKind {
    match dag.type_of(value) {
        ValueType::GLUE => EdgeKind::Glue,
        ValueType::OTHER
            if dag.op(value.node) != NodeOp::BASIC_BLOCK && !dump::is_inline(dag, value.node) =>
        {
            EdgeKind::Chain
        }
        _ => EdgeKind::Data,
    }
}

#[cfg(test)]
mod tests {
    use super::View;

    #[test]
    fn views_are_numbered_as_they_are_listed() {
        for (i, (view, ..)) in View::ALL.iter().enumerate() {
            assert_eq!(*view as usize, i);
        }
    }
}
