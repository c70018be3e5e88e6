//! Floating-point numbers in lanes: products and sums with signs turned, extrema of IEEE 754-2019.
//!
//! ```text
//! fma (fneg a), b, c      VFNMADD: the sign is the instruction's
//! fmaximum a, b           MAXPS of the negative one of them and the other, which is the result if they are equal; and what is no
//!                         number
//! ```
//!
//! Manual: volume 2B, MAXPS; volume 2C, VFNMADD132PS.

use super::Machine;
use super::masks::UNORDERED;
use super::vectors::{cast, vector};
use crate::names::node;
use isel::{Dag, Value};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Machine {
    /// A product and a sum of which operands are negated by turning their signs.
    pub(super) fn fused(&self, dag: &mut Dag, ty: ValueType, [a, b, c]: [Value; 3]) -> Option<Value> {
        let negated = |dag: &Dag, value| negated(dag, value).map_or((value, false), |of| (of, true));
        let ((a, x), (b, y), (c, less)) = (negated(dag, a), negated(dag, b), negated(dag, c));
        let op = match (x != y, less) {
            (false, false) if !x => return None,
            (false, false) => NodeOp::FMA,
            (false, true) => node::FMSUB,
            (true, false) => node::FNMADD,
            (true, true) => node::FNMSUB,
        };
        Some(dag.value(op, ty, &[a, b, c]))
    }

    /// The instruction gives its second operand if both are equal or one is no number. So that is the one with the sign that
    /// counts for zeros, and what is no number is looked for in the first one.
    pub(super) fn ieee_extremum(&self, dag: &mut Dag, op: NodeOp, a: Value, b: Value) -> Value {
        let ty = dag.type_of(a);
        let (x, y) = (self.by_sign(dag, a, a, b), self.by_sign(dag, a, b, a));
        let (node, first, second) = match op {
            NodeOp::FMAXIMUM => (node::FMAX, x, y),
            _ => (node::FMIN, y, x),
        };
        let found = dag.value(node, ty, &[first, second]);
        let is_none = self.by_predicate(dag, UNORDERED, first, first);
        self.by_lane_mask(dag, is_none, first, found)
    }

    /// One vector where the signs of another are set.
    fn by_sign(&self, dag: &mut Dag, signs: Value, yes: Value, no: Value) -> Value {
        let ty = dag.type_of(signs);
        let own = vector(ValueType::int(ty.scalar_bits()), ty.lanes());
        let bits = cast(dag, signs, own);
        if ty.bits() == 512 {
            let mask = self.by_number(dag, node::VSRAI, &[bits], ty.scalar_bits() - 1);
            return self.blended(dag, mask, yes, no);
        }
        if self.has_sse41 {
            return dag.value(NodeOp::VSELECT, ty, &[bits, yes, no]);
        }
        let quarters = vector(ValueType::I32, 4);
        let bits = cast(dag, bits, quarters);
        let mut mask = self.by_number(dag, node::VSRAI, &[bits], 31);
        if ty.scalar_bits() == 64 {
            mask = self.by_number(dag, node::PSHUFD, &[mask], 0xf5);
        }
        let mask = cast(dag, mask, own);
        self.by_lane_mask(dag, mask, yes, no)
    }

    fn by_lane_mask(&self, dag: &mut Dag, mask: Value, yes: Value, no: Value) -> Value {
        let (own, ty) = (dag.type_of(mask), dag.type_of(yes));
        if self.has_sse41 {
            return self.chosen_lanes(dag, mask, yes, no);
        }
        let (yes, no) = (cast(dag, yes, own), cast(dag, no, own));
        let taken = dag.value(NodeOp::AND, own, &[mask, yes]);
        let other = dag.value(node::ANDNP, own, &[mask, no]);
        let chosen = dag.value(NodeOp::OR, own, &[taken, other]);
        cast(dag, chosen, ty)
    }
}

fn peeled(dag: &Dag, value: Value) -> Value {
    match *dag.operands(value.node) {
        [of] if dag.op(value.node) == NodeOp::BITCAST => of,
        _ => value,
    }
}

/// A number whose sign has been turned over, as it was before.
fn negated(dag: &Dag, value: Value) -> Option<Value> {
    let ty = dag.type_of(value);
    let turned = peeled(dag, value);
    let &[of, signs] = dag.operands(turned.node) else { return None };
    if dag.op(turned.node) != NodeOp::XOR || dag.op(signs.node) != NodeOp::BUILD_VECTOR {
        return None;
    }
    let bits = ty.scalar_bits();
    let is_sign = |&lane: &Value| dag.as_constant(lane) == Some(i64::MIN >> (64 - bits));
    let of = peeled(dag, of);
    (dag.type_of(signs).scalar_bits() == bits
        && dag.operands(signs.node).iter().all(is_sign)
        && dag.type_of(of) == ty)
        .then_some(of)
}
