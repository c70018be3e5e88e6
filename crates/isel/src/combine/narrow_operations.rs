//! Operation width: arithmetic moves to the width in which the machine does it best.
//!
//! ```text
//! t3: i16 = add t1, t2        t3: i16 = truncate (add (any_extend t1), (any_extend t2))
//! setcc (zero_extend t1), 5   setcc t1, 5
//! ```
//!
//! Bits above the result do not matter where nothing moves down from them; shifts to the right take their operand extended as
//! they continue it. Which width is better the target says ([`Lowering::wider_for`](crate::Lowering::wider_for)).

use super::known_bits::{all_bits, known_bits};
use super::{Combiner, Machine};
use crate::dag::{Dag, Node, Value};
use crate::node_set::NodeSet;
use support::hash::FxHashSet;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// The nodes that are stored where one of their operands was loaded, in types that are not the best.
pub fn updates(machine: Machine<'_>, dag: &Dag, reachable: &NodeSet) -> FxHashSet<Node> {
    let mut found = FxHashSet::default();
    if !dag.may_have(NodeOp::STORE) {
        return found;
    }
    for node in reachable.iter().filter(|&n| dag.op(n) == NodeOp::STORE) {
        let &[_, value, address] = dag.operands(node) else { continue };
        if machine.lowering.wider_for(dag.op(value.node), dag.type_of(value)).is_none() {
            continue;
        }
        let from_there =
            |v: &Value| dag.op(v.node) == NodeOp::LOAD && dag.operands(v.node).get(1) == Some(&address);
        if dag.operands(value.node).iter().any(from_there) {
            found.insert(value.node);
        }
    }
    found
}

impl Combiner<'_> {
    pub(super) fn in_wider(&mut self, op: NodeOp, ty: ValueType, lhs: Value, rhs: Value) -> Option<Value> {
        let wider = self.machine?.lowering.wider_for(op, ty)?;
        let is_shift = matches!(op, NodeOp::SHL | NodeOp::SRL | NodeOp::SRA);
        // From memory an operand is taken in its own width, and changed there.
        let folds = |v: Value| self.dag.op(v.node) == NodeOp::LOAD && self.has_one_use(v);
        let tests = op == NodeOp::AND && self.constant(rhs).is_some();
        let takes = !is_shift && self.constant(rhs).is_none();
        if self.is_update || (takes || tests) && folds(lhs) || takes && folds(rhs) {
            return None;
        }
        let extension = match op {
            NodeOp::SRL => NodeOp::ZERO_EXTEND,
            NodeOp::SRA => NodeOp::SIGN_EXTEND,
            _ => NodeOp::ANY_EXTEND,
        };
        let mut wide = |value| {
            self.extend(extension, wider, value).unwrap_or_else(|| self.dag.value(extension, wider, &[value]))
        };
        let lhs = wide(lhs);
        let rhs = if is_shift { rhs } else { wide(rhs) };
        let result =
            self.binary(op, wider, lhs, rhs, 0).unwrap_or_else(|| self.dag.value(op, wider, &[lhs, rhs]));
        Some(self.dag.value(NodeOp::TRUNCATE, ty, &[result]))
    }

    /// A comparison of a part of a number that is zero above it is one of the whole, in the width that is better.
    pub(super) fn wide_comparison(
        &mut self,
        ty: ValueType,
        lhs: Value,
        right: i64,
        code: CondCode,
    ) -> Option<Value> {
        let machine = self.machine?;
        let &[whole] = self.dag.operands(lhs.node) else { return None };
        let (own, wide) = (self.dag.type_of(lhs), self.dag.type_of(whole));
        if self.dag.op(lhs.node) != NodeOp::TRUNCATE
            || !matches!(code, CondCode::EQ | CondCode::NE)
            || machine.lowering.wider_for(NodeOp::AND, own) != Some(wide)
            || known_bits(self.dag, whole).zeros | all_bits(own.scalar_bits()) != all_bits(wide.scalar_bits())
        {
            return None;
        }
        let number = self.dag.constant((right as u64 & all_bits(own.scalar_bits())) as i64, wide);
        Some(self.dag.setcc(ty, whole, number, code))
    }

    /// A comparison of an extended number with one that the narrow type has is one of the number itself.
    pub(super) fn narrow_comparison(
        &mut self,
        ty: ValueType,
        lhs: Value,
        right: i64,
        code: CondCode,
    ) -> Option<Value> {
        let machine = self.machine?;
        let wide = self.dag.type_of(lhs);
        let (inner, own) = match (self.dag.op(lhs.node), self.dag.operands(lhs.node)) {
            (NodeOp::ZERO_EXTEND, &[inner]) => (inner, self.dag.type_of(inner)),
            (NodeOp::AND, &[inner, mask]) if self.has_one_use(lhs) => match self.constant(mask)? {
                0xff => (inner, ValueType::I8),
                _ => return None,
            },
            _ => return None,
        };
        if !own.is_scalar_int()
            || !machine.lowering.compares_narrow(own, right)
            || !machine.legality.is_legal_type(own)
        {
            return None;
        }
        let fits = wide.scalar_bits() <= 64 && (0..=all_bits(own.scalar_bits()) as i64).contains(&right);
        if !fits {
            return None;
        }
        let inner = match self.dag.type_of(inner) == own {
            true => inner,
            false => {
                self.truncate(own, inner).unwrap_or_else(|| self.dag.value(NodeOp::TRUNCATE, own, &[inner]))
            }
        };
        let number = self.dag.constant(right, own);
        Some(self.dag.setcc(ty, inner, number, code.of_unsigned()))
    }
}
