//! Rewriting of a graph: what stands for its nodes is made behind them, and what nothing changes about stays where it is.
//!
//! ```text
//! t2: i32 = add t1, t0      t2: i32 = add t1, t0        (needed by nobody now)
//! t3: i32 = shl t2, t0  →   t3: i32 = shl t2, t0        (nor this)
//! t4: ch = store …, t3      t4: ch = store …, t3
//!                           t5: i32 = sub t1, t0        (what a rule makes of t2)
//!                           t6: i32 = shl t5, t0
//!                           t7: ch = store …, t6
//! ```
//!
//! Operands stand before their users, as everywhere. Most steps change little in most graphs, often nothing, and often only
//! the branch at the end; so a walk costs what its rules cost, and a node is made for each that changes and for each that
//! comes after it.

use crate::dag::{Dag, Node, Value};
use crate::legalize::ValueMap;
use crate::lowering::Result;
use crate::node_set::NodeSet;
use smallvec::SmallVec;

/// What stands for the results of a node.
pub type Results = SmallVec<[Value; 2]>;

/// What becomes of a node.
pub enum Made {
    /// A node that has the same results.
    Node(Node),
    Results(Results),
}

impl Dag {
    /// Calls `make` for every reachable node, operands first, with what stands for its operands; it returns what stands for
    /// the node, mostly the node [with these operands](Dag::with_operands). Nodes whose turn has not come yet are not found
    /// as equal to what it makes, since something else may come to stand for what they are made of. Linear but for `make`.
    pub fn rewrite(
        &mut self,
        reachable: &NodeSet,
        mut make: impl FnMut(&mut Dag, Node, &[Value]) -> Result<Made>,
    ) -> Result<()> {
        let num_known = self.len() as u32;
        // Made when something changes.
        let mut map: Option<ValueMap<Value>> = None;
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        for node in reachable.iter() {
            self.order = self.node(node).order;
            self.hide(node.as_u32() + 1..num_known);
            operands.clear();
            for &operand in self.operands(node) {
                let now = map.as_ref().and_then(|map| map.get(self, operand));
                operands.push(now.unwrap_or(operand));
            }
            match make(self, node, &operands)? {
                Made::Node(to) if to == node => {}
                Made::Node(to) => {
                    let map = map.get_or_insert_with(|| ValueMap::new(self));
                    for result in 0..self.types(node).len() as u32 {
                        map.set(self, Value::new(node, result), Value::new(to, result));
                    }
                }
                Made::Results(results) => {
                    let map = map.get_or_insert_with(|| ValueMap::new(self));
                    for (result, to) in results.into_iter().enumerate() {
                        map.set(self, Value::new(node, result as u32), to);
                    }
                }
            }
        }
        self.hide_none();
        if let Some(map) = map {
            self.root = map.get(self, self.root).unwrap_or(self.root);
            let mut watched = std::mem::take(&mut self.shared.watched);
            watched.follow(self, |value| Some(map.get(self, value).unwrap_or(value)));
            self.shared.watched = watched;
        }
        Ok(())
    }

    /// All results of a node.
    pub fn results(&self, node: Node) -> Results {
        let result = |result| Value::new(node, result);
        match self.types(node).len() {
            // Nearly all of them.
            count @ 0..=2 => Results::from_buf_and_len([result(0), result(1)], count),
            count => (0..count as u32).map(result).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tables::nodes::NodeOp;
    use tables::value_type::ValueType;

    const TY: ValueType = ValueType::I32;

    /// `(a + b) << (a - b)`, and the sum and the difference.
    fn graph() -> (Dag, [Value; 2]) {
        let mut dag = Dag::new();
        let (a, b) = (dag.constant(5, TY), dag.constant(7, TY));
        let parts = [NodeOp::ADD, NodeOp::SUB].map(|op| dag.value(op, TY, &[a, b]));
        dag.root = dag.value(NodeOp::SHL, TY, &parts);
        (dag, parts)
    }

    #[test]
    fn what_does_not_change_stays() {
        let (mut dag, _) = graph();
        let (root, len) = (dag.root, dag.len());
        let reachable = dag.reachable();
        dag.rewrite(&reachable, |dag, node, operands| Ok(Made::Node(dag.with_operands(node, operands))))
            .unwrap();
        assert_eq!((dag.root, dag.len()), (root, len));
    }

    #[test]
    fn what_comes_later_is_found_when_its_turn_has_come() {
        let (mut dag, [sum, difference]) = graph();
        let reachable = dag.reachable();
        // The sum becomes a difference, and the difference, which is its equal, stays one: they are one node.
        dag.rewrite(&reachable, |dag, node, operands| {
            Ok(match node == sum.node {
                true => Made::Results(Results::from_elem(dag.value(NodeOp::SUB, TY, operands), 1)),
                false => Made::Node(dag.with_operands(node, operands)),
            })
        })
        .unwrap();
        let &[amount, by] = dag.operands(dag.root.node) else { panic!("two operands") };
        assert_eq!(amount, by);
        assert!(amount.node > difference.node && dag.op(amount.node) == NodeOp::SUB);
        assert!(dag.root.node > amount.node);
    }
}
