//! The branch at the end of a block becomes one with the comparison that it depends on, before types are legal.
//!
//! ```text
//! t5: i1 = setcc t3, t4, setlt
//! t6: ch = brcond t0, t5, bb          t6: ch = br_cc t0, setlt, t3, t4, bb
//! t7: ch = br t6, other               t7: ch = br t6, other
//! ```
//!
//! Only where the machine compares and branches at once, and only numbers of legal types; others are compared first. The
//! branch is at the root of the graph or just below it: O(1).

use crate::dag::{Dag, Value};
use crate::legality::Legality;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Fuses the branch of a block.
pub fn run(legality: &Legality, dag: &mut Dag) {
    if !legality.fuses_comparisons {
        return;
    }
    let root = dag.root;
    match (dag.op(root.node), dag.operands(root.node)) {
        (NodeOp::BRCOND, _) => dag.root = fused(legality, dag, root).unwrap_or(root),
        (NodeOp::BR, &[chain, to]) => {
            if let Some(chain) = fused(legality, dag, chain) {
                dag.root = dag.value(NodeOp::BR, ValueType::OTHER, &[chain, to]);
            }
        }
        _ => {}
    }
}

fn fused(legality: &Legality, dag: &mut Dag, branch: Value) -> Option<Value> {
    let &[chain, cond, to] = dag.operands(branch.node) else { return None };
    if dag.op(branch.node) != NodeOp::BRCOND || dag.op(cond.node) != NodeOp::SETCC {
        return None;
    }
    let &[lhs, rhs, code] = dag.operands(cond.node) else { return None };
    if !legality.is_legal_type(dag.type_of(lhs)) {
        return None;
    }
    dag.order = dag.node(branch.node).order;
    Some(dag.value(NodeOp::BR_CC, ValueType::OTHER, &[chain, code, lhs, rhs, to]))
}
