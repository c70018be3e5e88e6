//! Intrinsics on whole vectors that are several operations, where the target has these on vectors: sums with overflow,
//! conversions that stop at the bounds, classes of numbers, extrema of IEEE 754-2019, rounding away from zero; reductions.
//!
//! What is not here goes lane by lane. A few nodes for each intrinsic, whatever the number of lanes.

use super::{Builder, Scalars};
use crate::dag::{Parts, Value};
use crate::lowering::Result;
use ir::InstFlags;
use tables::nodes::NodeOp;
use tables::selection::{CondCode, flag_bits};
use tables::value_type::ValueType;

const ORDERED: CondCode = CondCode(7);
const ORDERED_LESS: CondCode = CondCode(4);
const ORDERED_GREATER: CondCode = CondCode(2);

/// Reductions as one node, by the operation between two elements.
const REDUCED: &[(NodeOp, NodeOp)] = &[
    (NodeOp::ADD, NodeOp::VECREDUCE_ADD),
    (NodeOp::MUL, NodeOp::VECREDUCE_MUL),
    (NodeOp::AND, NodeOp::VECREDUCE_AND),
    (NodeOp::OR, NodeOp::VECREDUCE_OR),
    (NodeOp::XOR, NodeOp::VECREDUCE_XOR),
    (NodeOp::SMAX, NodeOp::VECREDUCE_SMAX),
    (NodeOp::SMIN, NodeOp::VECREDUCE_SMIN),
    (NodeOp::UMAX, NodeOp::VECREDUCE_UMAX),
    (NodeOp::UMIN, NodeOp::VECREDUCE_UMIN),
    (NodeOp::FADD, NodeOp::VECREDUCE_FADD),
    (NodeOp::FMUL, NodeOp::VECREDUCE_FMUL),
    (NodeOp::FMAXNUM, NodeOp::VECREDUCE_FMAX),
    (NodeOp::FMINNUM, NodeOp::VECREDUCE_FMIN),
    (NodeOp::FMAXIMUM, NodeOp::VECREDUCE_FMAXIMUM),
    (NodeOp::FMINIMUM, NodeOp::VECREDUCE_FMINIMUM),
];

/// The operation between two elements of a reduction.
pub(crate) fn reduced_by(reduction: NodeOp) -> Option<NodeOp> {
    REDUCED.iter().find(|(_, whole)| *whole == reduction).map(|(op, _)| *op)
}

/// The reduction by an operation between two elements.
pub(crate) fn reduction_by(op: NodeOp) -> Option<NodeOp> {
    REDUCED.iter().find(|(of, _)| *of == op).map(|(_, whole)| *whole)
}

/// Truth values for the lanes of a type.
pub(super) fn truth_of(ty: ValueType) -> ValueType {
    if !ty.is_vector() {
        return ValueType::I1;
    }
    ValueType::I1.vector(ty.lanes(), false).unwrap_or(ValueType::I1)
}

impl Builder<'_, '_> {
    /// One value or the other, by a truth value or by as many as there are lanes.
    pub(super) fn choose(&mut self, truth: Value, yes: Value, no: Value) -> Value {
        let op = if self.dag.type_of(truth).is_vector() { NodeOp::VSELECT } else { NodeOp::SELECT };
        self.dag.value(op, self.dag.type_of(yes), &[truth, yes, no])
    }

    /// The number in all lanes, or a scalar.
    pub(super) fn everywhere(&mut self, number: i64, ty: ValueType) -> Value {
        if !ty.is_vector() {
            return self.dag.constant(number, ty);
        }
        let one = self.dag.constant(number, ty.element());
        self.vector_of(ty, &vec![one; ty.lanes() as usize])
    }

    /// Whether an operation on legal vectors is the target's, by a pattern or by its own code.
    fn has_on_lanes(&mut self, op: NodeOp, ty: ValueType) -> bool {
        let state = &self.state;
        let Some((piece, _)) = state.legality.vector_pieces(ty) else { return false };
        if state.legality.is_covered(op, piece) {
            return true;
        }
        let any = self.dag.undef(piece);
        state.lowering.vector_operation(self.dag, op, piece, &[any, any]).is_some()
    }

    /// Whether lanes of such a vector are compared without taking it apart.
    fn compares(&mut self, ty: ValueType) -> bool {
        match self.state.legality.vector_pieces(ty) {
            Some((piece, _)) => self.compares_lanes(piece),
            None => false,
        }
    }

    /// `None` if the intrinsic is none of these, or the target has not what it takes.
    pub(super) fn number_intrinsic_on_lanes(
        &mut self,
        name: &str,
        result: ValueType,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let stem = name.strip_prefix("llvm.").unwrap_or(name);
        let is = |prefix: &str| stem.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('.'));
        let one = |value: Value| Ok(Some(Scalars::from_elem(value, 1)));
        let Some(&first) = args.first() else { return Ok(None) };
        let operand = self.state.value_type(self.state.scope.type_of(first))?;
        if !operand.is_vector() || !self.compares(operand) {
            return Ok(None);
        }
        let adds = [("uadd", NodeOp::ADD, false), ("usub", NodeOp::SUB, false), ("sadd", NodeOp::ADD, true)];
        let known = adds.into_iter().chain([("ssub", NodeOp::SUB, true)]);
        if let Some(rest) = stem.split_once(".with.overflow.").map(|(op, _)| op)
            && let Some((_, op, signed)) = known.into_iter().find(|(known, ..)| *known == rest)
        {
            return self.with_overflow(op, signed, args).map(Some);
        }
        if is("fptosi.sat") || is("fptoui.sat") {
            let signed = is("fptosi.sat");
            let value = self.scalar(first)?;
            let op = if signed { NodeOp::FP_TO_SINT_SAT } else { NodeOp::FP_TO_UINT_SAT };
            let legality = self.state.legality;
            let is_held = legality.is_legal_type(operand) && legality.is_legal_type(result);
            if is_held && legality.has_conversion(op, result, operand) {
                let wanted = self.dag.type_leaf(result.element());
                return one(self.dag.value(op, result, &[value, wanted]));
            }
            return Ok(self.saturated_lanes(value, result, signed).map(|v| Scalars::from_elem(v, 1)));
        }
        if is("minimum") || is("maximum") {
            let op = if is("minimum") { NodeOp::FMINIMUM } else { NodeOp::FMAXIMUM };
            if !self.has_on_lanes(op, operand) {
                return Ok(None);
            }
            let (a, b) = (self.scalar(first)?, self.scalar(args[1])?);
            return one(self.dag.value(op, operand, &[a, b]));
        }
        if is("is.fpclass") {
            let value = self.scalar(first)?;
            let classes = args.get(1).and_then(|&arg| self.state.constant_int(arg)).unwrap_or(0) as u32;
            return Ok(self.is_common_class(value, classes).map(|v| Scalars::from_elem(v, 1)));
        }
        if is("round") && self.has_on_lanes(NodeOp::FROUND, operand) {
            let value = self.scalar(first)?;
            return one(self.dag.value(NodeOp::FROUND, operand, &[value]));
        }
        if is("round") && self.has_on_lanes(NodeOp::FTRUNC, operand) {
            let value = self.scalar(first)?;
            return one(self.rounded_away(value));
        }
        Ok(None)
    }

    /// Half of one is added away from zero, and the rest cut off. The number just below a half keeps those below a half from
    /// becoming one by the rounding of the sum.
    fn rounded_away(&mut self, value: Value) -> Value {
        let ty = self.dag.type_of(value);
        let almost_half = match ty.scalar_bits() {
            32 => u64::from(0.5f32.to_bits() - 1),
            _ => 0.5f64.to_bits() - 1,
        };
        let half = self.bits(almost_half, ty);
        let half = self.dag.value(NodeOp::FCOPYSIGN, ty, &[half, value]);
        let sum = self.dag.value(NodeOp::FADD, ty, &[value, half]);
        self.dag.value(NodeOp::FTRUNC, ty, &[sum])
    }

    /// The nearest integers that the type has; zero for NaN.
    fn saturated_lanes(&mut self, value: Value, to: ValueType, signed: bool) -> Option<Value> {
        let (from, bits) = (self.dag.type_of(value), to.scalar_bits());
        let fraction = match from.scalar_bits() {
            32 => 24,
            64 => 53,
            _ => return None,
        };
        if bits > 32 {
            return None;
        }
        let op = if signed { NodeOp::FP_TO_SINT } else { NodeOp::FP_TO_UINT };
        let float = |number: f64| match from.scalar_bits() {
            32 => u64::from((number as f32).to_bits()),
            _ => number.to_bits(),
        };
        let truth = truth_of(from);
        let (low, high) = if signed {
            (-((1u64 << (bits - 1)) as f64), ((1u64 << (bits - 1)) - 1) as f64)
        } else {
            (0.0, ((1u64 << bits) - 1) as f64)
        };
        if bits <= fraction {
            // The bounds are numbers of the format, between which it is put first.
            let mut value = value;
            if signed {
                let is_number = self.dag.setcc(truth, value, value, ORDERED);
                let zero = self.bits(0, from);
                value = self.choose(is_number, value, zero);
            }
            let (low, high) = (self.bits(float(low), from), self.bits(float(high), from));
            let above = self.dag.setcc(truth, value, low, ORDERED_GREATER);
            value = self.choose(above, value, low);
            let below = self.dag.setcc(truth, value, high, ORDERED_LESS);
            value = self.choose(below, value, high);
            return Some(self.dag.value(op, to, &[value]));
        }
        Some(self.saturated(value, to, signed))
    }

    // Reductions.

    /// A reduction in any order as one node, which the legalizer takes apart.
    pub(super) fn whole_reduction(&mut self, op: NodeOp, vector: Value, flags: InstFlags) -> Option<Value> {
        let ty = self.dag.type_of(vector);
        if ty.element() == ValueType::I1 {
            return self.reduced_truths(op, vector);
        }
        let whole = reduction_by(op)?;
        self.state.legality.vector_pieces(ty)?;
        // Scalars have none of these as one operation.
        let is_ieee = matches!(op, NodeOp::FMAXIMUM | NodeOp::FMINIMUM);
        if is_ieee && !self.has_on_lanes(op, ty) {
            return None;
        }
        let flags = if flags.contains(InstFlags::NNAN) { flag_bits::NO_NANS } else { 0 };
        Some(self.dag.make(Parts { flags, ..Parts::new(whole, &[ty.element()], &[vector]) }).into())
    }

    /// Whether any truth value is one, or all are, by the bits of all of them, where vectors are compared.
    fn reduced_truths(&mut self, op: NodeOp, vector: Value) -> Option<Value> {
        let ty = self.dag.type_of(vector);
        let all = match op {
            NodeOp::OR | NodeOp::UMAX | NodeOp::SMIN => false,
            NodeOp::AND | NodeOp::UMIN | NodeOp::SMAX | NodeOp::MUL => true,
            _ => return None,
        };
        if ty.lanes() > 64 || !self.is_of_comparisons(vector, 2) {
            return None;
        }
        let int = ValueType::int(ty.lanes());
        let bits = self.dag.value(NodeOp::BITCAST, int, &[vector]);
        let bound = self.dag.constant(-i64::from(all), int);
        Some(self.dag.setcc(ValueType::I1, bits, bound, if all { CondCode::EQ } else { CondCode::NE }))
    }

    /// Whether the lanes of a vector are loaded and stored by a mask that comes of comparisons.
    pub(super) fn masks_memory(&mut self, ty: ValueType, base: Value, mask: Value) -> bool {
        let Some((piece, _)) = self.state.legality.vector_pieces(ty) else { return false };
        !self.dag.type_of(base).is_vector()
            && self.state.lowering.masks_memory(piece)
            && self.has_bits(piece)
            && (self.state.lowering.masks_memory_by_bits(piece)
                || self.dag.op(mask.node) == NodeOp::SETCC
                    && self
                        .dag
                        .operands(mask.node)
                        .first()
                        .is_some_and(|&a| self.dag.type_of(a).scalar_bits() == ty.scalar_bits())
                    && self.is_of_comparisons(mask, 0))
    }

    /// Whether masks as wide as the lanes are operated on.
    fn has_bits(&self, piece: ValueType) -> bool {
        let own = ValueType::int(piece.scalar_bits()).vector(piece.lanes(), false);
        let covers = |op| own.is_some_and(|own| self.state.legality.is_covered(op, own));
        covers(NodeOp::AND) && covers(NodeOp::XOR)
    }

    fn is_of_comparisons(&mut self, truth: Value, depth: u32) -> bool {
        let operands = self.dag.operands(truth.node).to_vec();
        match (self.dag.op(truth.node), &operands[..]) {
            (NodeOp::SETCC, &[a, ..]) => self.compares(self.dag.type_of(a)),
            (NodeOp::AND | NodeOp::OR | NodeOp::XOR, &[a, b]) if depth > 0 => {
                self.is_of_comparisons(a, depth - 1) && self.is_of_comparisons(b, depth - 1)
            }
            _ => false,
        }
    }
}
