//! What `--explain` is told of selection: every graph after every step, and what instructions were made of.
//!
//! Nodes get numbers anew in every step. What ties them together is the order that they have from the source, and a key: a
//! hash of what a node does with what, so that a node which a step has not touched is recognized.

use crate::dag::{Dag, Node};
use crate::draw::{edge_kind, kind};
use crate::dump::{self, Names, Which};
use explain::{Line, Section, origin};
use mir::{Block, Reg};
use std::hash::{Hash, Hasher};
use support::drawing::{Box, Drawing, Edge};
use support::hash::FxHasher;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// The steps, as dumps name them.
pub const STEPS: &[&str] = &[
    "Initial",
    "Optimized lowered",
    "Type-legalized",
    "Optimized type-legalized",
    "Legalized",
    "Optimized legalized",
    "Selected",
];

/// What was seen of a function.
#[derive(Clone, Debug, Default)]
pub struct Selected {
    /// The blocks after each of the [`STEPS`].
    pub steps: Vec<Vec<Section>>,
    /// By machine instruction: what it was made of.
    pub origins: Vec<u32>,
    /// Virtual registers that hold values of the IR.
    pub held: Vec<(Reg, ir::Value)>,
    /// Of the block at hand: by the order of its nodes.
    pub(crate) orders: Vec<u32>,
}

impl Selected {
    pub(crate) fn note(&mut self, step: &str, section: Section) {
        self.steps.resize(STEPS.len(), Vec::new());
        if let Some(at) = STEPS.iter().position(|s| *s == step) {
            self.steps[at].push(section);
        }
    }

    /// Instructions up to `end` that have no origin are made of the node of that order.
    pub(crate) fn note_insts(&mut self, end: usize, order: u32) {
        let origin = self.orders.get(order as usize).copied().unwrap_or(origin::NONE);
        self.origins.resize(end, origin);
    }
}

/// What is needed of a graph, as text and as a drawing. O(nodes and operands).
pub(crate) fn section(names: &Names<'_>, dag: &Dag, block: Block, orders: &[u32]) -> Section {
    let origin = |node| orders.get(dag.node(node).order as usize).copied().unwrap_or(origin::NONE);
    let line = |(node, depth, text): (Node, usize, String)| {
        let indent = 2 * depth.saturating_sub(1).min(40);
        Line::new(format!("{:indent$}{text}", ""), origin(node), key(names, dag, node))
    };
    let lines = dump::lines(names, dag, Which::Needed).into_iter().map(line).collect();
    let (id, name) = (format!("bb.{}", block.as_u32()), names.source_name(block));
    let title = if name.is_empty() { id.clone() } else { format!("{id} {name}") };
    Section { id, title, lines, drawing: Some(drawing(names, dag)) }
}

/// The same for nodes that do the same with the same; never 0.
fn key(names: &Names<'_>, dag: &Dag, node: Node) -> u32 {
    let mut hasher = FxHasher::default();
    let data = dag.node(node);
    data.flags.hash(&mut hasher);
    dump::op_name(names.isa, data.op).hash(&mut hasher);
    data.payload.hash(&mut hasher);
    dag.types(node).iter().for_each(|ty| ty.to_string().hash(&mut hasher));
    for &operand in dag.operands(node) {
        let ty = dag.type_of(operand);
        if matches!(ty, ValueType::GLUE | ValueType::OTHER) && !dump::is_inline(dag, operand.node) {
            continue;
        }
        operand.result.hash(&mut hasher);
        dump::op_name(names.isa, dag.op(operand.node)).hash(&mut hasher);
        dag.payload(operand.node).hash(&mut hasher);
    }
    hasher.finish() as u32 | 1
}

/// The nodes that stand for themselves, with leaves written into them.
fn drawing(names: &Names<'_>, dag: &Dag) -> Drawing {
    let mut drawing = Drawing::default();
    let reachable = dag.reachable();
    let mut index = vec![None; dag.len()];
    let is_shown = |n: &Node| reachable.contains(*n) && !dump::is_inline(dag, *n);
    for node in dag.nodes().filter(is_shown) {
        let from = drawing.boxes.len() as u32;
        index[node.as_u32() as usize] = Some(from);
        let mut lines = vec![dump::op_name(names.isa, dag.op(node))];
        let leaf = |value: &crate::Value| {
            let is_leaf = dump::is_inline(dag, value.node) && dag.op(value.node) != NodeOp::UNDEF;
            is_leaf.then(|| dump::leaf_text(names, dag, value.node))
        };
        let leaves: Vec<String> = dag.operands(node).iter().filter_map(leaf).collect();
        if !leaves.is_empty() {
            lines.push(leaves.join(", "));
        }
        let types: Vec<String> = dag.types(node).iter().map(ToString::to_string).collect();
        lines.push(format!("{node}: {}", types.join(", ")));
        drawing.boxes.push(Box { id: node.to_string(), lines, kind: kind(dag, node) });
        for &operand in dag.operands(node) {
            if let Some(to) = index[operand.node.as_u32() as usize] {
                drawing.edges.push(Edge { from, to, kind: edge_kind(dag, operand), port: operand.result });
            }
        }
    }
    drawing
}
