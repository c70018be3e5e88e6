//! Comparisons of vectors: lanes of ones and zeros.
//!
//! Integers are compared for equality and for which one is greater as signed numbers (`PCMPEQ`, `PCMPGT`); the other conditions
//! are these with operands exchanged, the result inverted, or the signs of both flipped. Floating-point numbers have a number
//! for each condition (`CMPPS`), or need two of them.
//!
//! Manual: volume 2A, CMPPS; volume 2B, PCMPEQB, PCMPGTB, PMOVMSKB.

use super::Machine;
use super::condition::{comparison, comparison_of_integers};
use super::vectors::vector;
use crate::names::{node, op};
use isel::dag::Parts;
use isel::{Dag, Value};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// Predicates of `CMPPS`.
const EQUAL: u32 = 0;
pub(super) const UNORDERED: u32 = 3;
const NOT_EQUAL: u32 = 4;
const ORDERED: u32 = 7;
/// A comparison of numbers: the predicate, if it does without VEX or there is that, and whether the operands change places.
pub(super) fn float_predicate(code: CondCode, has_vex: bool) -> Option<(u32, bool)> {
    let row = comparison(code).filter(|row| has_vex || row.predicate <= ORDERED as u8)?;
    Some((row.predicate.into(), row.predicate_is_swapped != 0))
}

impl Machine {
    pub(super) fn compare_lanes(&self, dag: &mut Dag, code: CondCode, a: Value, b: Value) -> Option<Value> {
        let ty = dag.type_of(a);
        if !self.computes(ty) || ty.bits() == 256 && !self.has_avx {
            return None;
        }
        if ty.bits() == 512 {
            return self.compared_to_mask(dag, code, a, b);
        }
        if ty.is_float() {
            self.compare_numbers(dag, code, a, b)
        } else {
            self.compare_integers(dag, code, a, b)
        }
    }

    fn compare_numbers(&self, dag: &mut Dag, code: CondCode, a: Value, b: Value) -> Option<Value> {
        let ty = dag.type_of(a);
        let mask = vector(ValueType::int(ty.scalar_bits()), ty.lanes());
        let compare = |dag: &mut Dag, predicate: u32, a, b| {
            let predicate = dag.target_constant(predicate.into(), ValueType::I8);
            dag.value(node::CMPP, mask, &[a, b, predicate])
        };
        if let Some((predicate, swapped)) = float_predicate(code, self.has_avx) {
            let (a, b) = if swapped { (b, a) } else { (a, b) };
            return Some(compare(dag, predicate, a, b));
        }
        let (first, second, op) = match code.name() {
            "setueq" => (EQUAL, UNORDERED, NodeOp::OR),
            "setone" => (NOT_EQUAL, ORDERED, NodeOp::AND),
            _ => return None,
        };
        let (first, second) = (compare(dag, first, a, b), compare(dag, second, a, b));
        Some(dag.value(op, mask, &[first, second]))
    }

    fn compare_integers(&self, dag: &mut Dag, code: CondCode, a: Value, b: Value) -> Option<Value> {
        let ty = dag.type_of(a);
        let row = comparison_of_integers(code)?;
        let [equal, swapped, inverted, unsigned] =
            [row.is_equality, row.is_swapped, row.is_inverted, row.is_unsigned].map(|bit| bit != 0);
        let is_quad = ty.element() == ValueType::I64;
        if let Some(mask) = self.compare_by_extremum(dag, code, a, b) {
            return Some(mask);
        }
        let (mut a, mut b) = if swapped { (b, a) } else { (a, b) };
        if unsigned {
            let sign = dag.constant(1 << (ty.scalar_bits() - 1), ty.element());
            let signs = dag.value(NodeOp::BUILD_VECTOR, ty, &vec![sign; ty.lanes() as usize]);
            (a, b) = (dag.value(NodeOp::XOR, ty, &[a, signs]), dag.value(NodeOp::XOR, ty, &[b, signs]));
        }
        let op = if equal { node::PCMPEQ } else { node::PCMPGT };
        let mut mask = match equal {
            true if is_quad && !self.has_sse41 => self.equal_quads(dag, a, b),
            false if is_quad && !self.has_sse42 => self.greater_quads(dag, a, b),
            _ => dag.value(op, ty, &[a, b]),
        };
        if inverted {
            let ones = self.ones(dag, ty);
            mask = dag.value(NodeOp::XOR, ty, &[mask, ones]);
        }
        Some(mask)
    }

    /// One is not greater than the other if it is the lesser of the two, where that is known for unsigned numbers.
    fn compare_by_extremum(&self, dag: &mut Dag, code: CondCode, a: Value, b: Value) -> Option<Value> {
        let ty = dag.type_of(a);
        let has = match ty.scalar_bits() {
            8 => true,
            16 | 32 => self.has_sse41,
            _ => false,
        };
        let (op, inverted) = match code {
            CondCode::ULE => (NodeOp::UMIN, false),
            CondCode::UGE => (NodeOp::UMAX, false),
            CondCode::UGT => (NodeOp::UMIN, true),
            CondCode::ULT => (NodeOp::UMAX, true),
            _ => return None,
        };
        // Flipped signs of a constant are a constant.
        let is_constant = |dag: &Dag, v: Value| dag.op(v.node) == NodeOp::BUILD_VECTOR;
        if !has || inverted && (is_constant(dag, a) || is_constant(dag, b)) {
            return None;
        }
        let extremum = dag.value(op, ty, &[a, b]);
        let mask = dag.value(node::PCMPEQ, ty, &[a, extremum]);
        if !inverted {
            return Some(mask);
        }
        let ones = self.ones(dag, ty);
        Some(dag.value(NodeOp::XOR, ty, &[mask, ones]))
    }

    /// The upper halves say it, or the lower ones as unsigned numbers where the upper ones are equal.
    fn greater_quads(&self, dag: &mut Dag, a: Value, b: Value) -> Value {
        let (ty, halves) = (dag.type_of(a), vector(ValueType::I32, 4));
        if is_zero(dag, a) {
            // The sign of the upper half, everywhere.
            let (b, by) = (dag.value(NodeOp::BITCAST, halves, &[b]), dag.target_constant(31, ValueType::I8));
            let signs = dag.value(node::VSRAI, halves, &[b, by]);
            let order = dag.target_constant(0xf5, ValueType::I8);
            let signs = dag.value(node::PSHUFD, halves, &[signs, order]);
            return dag.value(NodeOp::BITCAST, ty, &[signs]);
        }
        let [sign, zero] = [i64::from(i32::MIN), 0].map(|half| dag.constant(half, ValueType::I32));
        let flipped = dag.value(NodeOp::BUILD_VECTOR, halves, &[sign, zero, sign, zero]);
        let flipped = dag.value(NodeOp::BITCAST, ty, &[flipped]);
        let flip = |dag: &mut Dag, value| {
            let value = dag.value(NodeOp::XOR, ty, &[value, flipped]);
            dag.value(NodeOp::BITCAST, halves, &[value])
        };
        let (a, b) = (flip(dag, a), flip(dag, b));
        let greater = dag.value(node::PCMPGT, halves, &[a, b]);
        let equal = dag.value(node::PCMPEQ, halves, &[a, b]);
        let twice = |dag: &mut Dag, value, order: i64| {
            let order = dag.target_constant(order, ValueType::I8);
            dag.value(node::PSHUFD, halves, &[value, order])
        };
        let (lower, upper, equal) =
            (twice(dag, greater, 0xa0), twice(dag, greater, 0xf5), twice(dag, equal, 0xf5));
        let lower = dag.value(NodeOp::AND, halves, &[equal, lower]);
        let greater = dag.value(NodeOp::OR, halves, &[upper, lower]);
        dag.value(NodeOp::BITCAST, ty, &[greater])
    }

    /// Both halves must be equal.
    fn equal_quads(&self, dag: &mut Dag, a: Value, b: Value) -> Value {
        let (ty, halves) = (dag.type_of(a), vector(ValueType::I32, 4));
        let (a, b) = (dag.value(NodeOp::BITCAST, halves, &[a]), dag.value(NodeOp::BITCAST, halves, &[b]));
        let equal = dag.value(node::PCMPEQ, halves, &[a, b]);
        let other_half = dag.target_constant(0xb1, ValueType::I8);
        let exchanged = dag.value(node::PSHUFD, halves, &[equal, other_half]);
        let both = dag.value(NodeOp::AND, halves, &[equal, exchanged]);
        dag.value(NodeOp::BITCAST, ty, &[both])
    }

    /// Ones everywhere: any register equals itself.
    fn ones(&self, dag: &mut Dag, ty: ValueType) -> Value {
        let one = dag.constant(-1, ty.element());
        dag.value(NodeOp::BUILD_VECTOR, ty, &vec![one; ty.lanes() as usize])
    }

    pub(super) fn signs_of_lanes(&self, dag: &mut Dag, mask: Value) -> Option<Value> {
        let ty = dag.type_of(mask);
        if ty.bits() == 256 {
            return self.signs_of_256(dag, mask);
        }
        if ty.bits() == 512 {
            let has = self.computes(ty) && (self.is_64() || ty.lanes() < 64);
            return has.then(|| self.bits_of_mask(dag, mask));
        }
        if ty.bits() != 128 {
            return None;
        }
        // What is negative is said by its own signs.
        let mask = match *dag.operands(mask.node) {
            [zero, value] if dag.op(mask.node) == node::PCMPGT && is_zero(dag, zero) => value,
            _ => mask,
        };
        let cast = |dag: &mut Dag, value, lane: ValueType, lanes| {
            let ty = vector(lane, lanes);
            if dag.type_of(value) == ty { value } else { dag.value(NodeOp::BITCAST, ty, &[value]) }
        };
        let lanes = match ty.scalar_bits() {
            8 => mask,
            16 => {
                // Words as bytes that keep the sign; the upper half is of nothing.
                let zero = dag.make(Parts::new(NodeOp::machine(op::V_SET0), &[ty], &[])).into();
                dag.value(node::PACKSS, vector(ValueType::I8, 16), &[mask, zero])
            }
            32 => cast(dag, mask, ValueType::F32, 4),
            64 => cast(dag, mask, ValueType::F64, 2),
            _ => return None,
        };
        Some(dag.value(node::MOVMSK, ValueType::I32, &[lanes]))
    }
}

impl Machine {
    fn signs_of_256(&self, dag: &mut Dag, mask: Value) -> Option<Value> {
        let ty = dag.type_of(mask);
        let lanes = match ty.scalar_bits() {
            8 if self.has_avx2 => mask,
            32 => dag.value(NodeOp::BITCAST, vector(ValueType::F32, 8), &[mask]),
            64 => dag.value(NodeOp::BITCAST, vector(ValueType::F64, 4), &[mask]),
            16 => {
                let (low, high) = self.halves(dag, mask)?;
                dag.value(node::PACKSS, vector(ValueType::I8, 16), &[low, high])
            }
            _ => return None,
        };
        Some(dag.value(node::MOVMSK, ValueType::I32, &[lanes]))
    }
}

pub(super) fn is_zero(dag: &Dag, value: Value) -> bool {
    let op = dag.op(value.node);
    let operands = dag.operands(value.node);
    op == NodeOp::BUILD_VECTOR && operands.iter().all(|&lane| dag.as_constant(lane) == Some(0))
}
