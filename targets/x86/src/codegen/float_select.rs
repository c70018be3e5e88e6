//! Floating-point select without a branch: minimum, maximum, and masks.
//!
//! `MINSS` and `MAXSS` give their second operand if the numbers are equal or not ordered; a choice by a comparison of what is
//! chosen from is one of them where it does the same. Any other comparison of numbers of the same format makes a mask
//! (`CMPSS`), whose bits choose.
//!
//! Manual: volume 2, "MAXSS", "MINSS", "CMPSS" (table of predicates).

use super::Machine;
use super::condition::Cond;
use crate::names::node;
use isel::dag::{Dag, Node, Value};
use isel::lowering::{Result, Unsupported};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Predicates of `CMPSS`.
const LESS: i64 = 1;
const LESS_OR_EQUAL: i64 = 2;
const UNORDERED: i64 = 3;
const NOT_LESS: i64 = 5;
const NOT_LESS_OR_EQUAL: i64 = 6;
const ORDERED: i64 = 7;

impl Machine {
    /// `yes` if flags of a comparison fulfil a condition, else `no`. `None` if a branch has to choose.
    pub(super) fn choose_number(
        &self,
        dag: &mut Dag,
        (cond, flags): (Cond, Value),
        (yes, no): (Value, Value),
    ) -> Option<Value> {
        let ty = dag.type_of(yes);
        let &[a, b] = dag.operands(flags.node) else { return None };
        let is_scalar = matches!(ty, ValueType::F32 | ValueType::F64) && !self.is_on_x87(ty);
        if dag.op(flags.node) != node::FCMP || !is_scalar || dag.type_of(a) != ty {
            return None;
        }
        // Above is "greater and ordered", and below or equal its opposite.
        let (greater, otherwise) = if cond == Cond::A { (yes, no) } else { (no, yes) };
        if matches!(cond, Cond::A | Cond::BE) {
            if (greater, otherwise) == (a, b) {
                return Some(dag.value(node::FMAX, ty, &[a, b]));
            }
            if (greater, otherwise) == (b, a) {
                return Some(dag.value(node::FMIN, ty, &[b, a]));
            }
        }
        let (x, y, predicate) = match cond {
            Cond::A => (b, a, LESS),
            Cond::AE => (b, a, LESS_OR_EQUAL),
            Cond::B => (b, a, NOT_LESS_OR_EQUAL),
            Cond::BE => (b, a, NOT_LESS),
            Cond::P => (a, b, UNORDERED),
            Cond::NP => (a, b, ORDERED),
            _ => return None,
        };
        let mask = self.number_mask(dag, x, y, predicate);
        Some(self.choose_by_mask(dag, mask, yes, no))
    }

    /// The larger or smaller number; the other operand if one is not a number.
    pub(super) fn lower_extremum(&self, dag: &mut Dag, node: Node) -> Result<Value> {
        let &[a, b] = dag.operands(node) else { return Err(Unsupported::new("an extremum of this form")) };
        let op = if dag.op(node) == NodeOp::FMINNUM { node::FMIN } else { node::FMAX };
        // This is `a` if one is not a number, which is right unless that is `a`.
        let found = dag.value(op, dag.type_of(a), &[b, a]);
        let mask = self.number_mask(dag, a, a, UNORDERED);
        Ok(self.choose_by_mask(dag, mask, b, found))
    }

    fn number_mask(&self, dag: &mut Dag, a: Value, b: Value, predicate: i64) -> Value {
        let predicate = dag.target_constant(predicate, ValueType::I8);
        dag.value(node::FSETCC, dag.type_of(a), &[a, b, predicate])
    }

    fn choose_by_mask(&self, dag: &mut Dag, mask: Value, yes: Value, no: Value) -> Value {
        let ty = dag.type_of(yes);
        let yes = dag.value(node::FAND, ty, &[mask, yes]);
        let no = dag.value(node::FANDN, ty, &[mask, no]);
        dag.value(node::FOR, ty, &[yes, no])
    }
}
