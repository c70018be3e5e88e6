//! Operations on all lanes of vectors that take instructions of the machine in a way that no pattern says.
//!
//! Products of 32 bits by the products of even elements (`PMULUDQ`), of 64 bits by those of their halves; shifts of which each
//! element has a number of its own, in as many shifts; minima and maxima of numbers, which return the second operand if one is
//! not a number (`MINPS`); conversions of the lowest elements; halves, and packing to half the width.
//!
//! Manual: volume 2B, MINPS, PACKUSDW, PMULUDQ, PSLLW.

use super::Machine;
use super::masks::UNORDERED;
use super::vectors::{cast, is_undef, vector};
use crate::names::node;
use isel::dag::Payload;
use isel::{Dag, Value};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Twos to the power of numbers below 31 are what the instruction makes of them as numbers; of the 31st, out of range, it makes
/// the bits that this has.
const ONE: i64 = 0x3f80_0000;

impl Machine {
    /// Whether instructions on integers of a type exist: those of 256 bits came later than their registers.
    pub(super) fn computes(&self, ty: ValueType) -> bool {
        match ty.bits() {
            128 => true,
            256 => self.has_avx2 || ty.is_float(),
            512 => self.has_zmm && (self.has_avx512bw || ty.scalar_bits() >= 32),
            _ => false,
        }
    }

    /// Whether there are instructions with EVEX on vectors of a width.
    pub(super) fn has_zmm_or_narrower(&self, ty: ValueType) -> bool {
        match ty.bits() {
            128 | 256 => self.has_avx512vl,
            512 => self.has_zmm,
            _ => false,
        }
    }

    pub(super) fn halves(&self, dag: &mut Dag, value: Value) -> Option<(Value, Value)> {
        let ty = dag.type_of(value);
        if !matches!(ty.bits(), 256 | 512) {
            return None;
        }
        let half = vector(ty.element(), ty.lanes() / 2);
        if let &[low, high] = dag.operands(value.node)
            && dag.op(value.node) == NodeOp::CONCAT_VECTORS
        {
            return Some((low, high));
        }
        if is_undef(dag, value) {
            let undef = dag.undef(half);
            return Some((undef, undef));
        }
        Some((dag.value(node::LOWHALF, half, &[value]), dag.value(node::HIGHHALF, half, &[value])))
    }

    pub(super) fn joined(&self, dag: &mut Dag, low: Value, high: Value) -> Option<Value> {
        let half = dag.type_of(low);
        let has = match half.bits() {
            128 => self.has_avx,
            256 => self.has_zmm,
            _ => false,
        };
        if !has {
            return None;
        }
        let whole = vector(half.element(), half.lanes() * 2);
        if dag.op(low.node) == node::LOWHALF
            && dag.op(high.node) == node::HIGHHALF
            && dag.operands(low.node) == dag.operands(high.node)
            && dag.type_of(dag.operands(low.node)[0]) == whole
        {
            return Some(dag.operands(low.node)[0]);
        }
        Some(dag.value(NodeOp::CONCAT_VECTORS, whole, &[low, high]))
    }

    /// See [`isel::Lowering::pack_lanes`].
    pub(super) fn packed(&self, dag: &mut Dag, a: Value, b: Value, bits: u32, signed: bool) -> Option<Value> {
        let narrow = dag.type_of(a).scalar_bits() / 2;
        // What is less wide than the sign's place is the same for both.
        self.packed_saturated(dag, a, b, signed || bits < narrow)
    }

    /// See [`isel::Lowering::pack_saturated`].
    pub(super) fn packed_saturated(&self, dag: &mut Dag, a: Value, b: Value, signed: bool) -> Option<Value> {
        let ty = dag.type_of(a);
        if !self.computes(ty) {
            return None;
        }
        let narrow = ty.scalar_bits() / 2;
        let op = match (narrow, signed) {
            (8 | 16, true) => node::PACKSS,
            (8, false) => node::PACKUS,
            (16, false) if self.has_sse41 => node::PACKUS,
            _ => return None,
        };
        let to = vector(ValueType::int(narrow), ty.lanes() * 2);
        let packed = dag.value(op, to, &[a, b]);
        if ty.bits() == 128 {
            return Some(packed);
        }
        // Each part of 128 bits has been packed by itself.
        if ty.bits() == 512 {
            let pairs = vector(ValueType::I64, 8);
            let value = cast(dag, packed, pairs);
            let order = [0, 2, 4, 6, 1, 3, 5, 7].map(Some);
            let value = self.shuffled(dag, value, value, &order)?;
            return Some(cast(dag, value, to));
        }
        let quarters = vector(ValueType::I64, 4);
        let value = cast(dag, packed, quarters);
        let value = self.by_number(dag, node::VPERMI, &[value], 0xd8);
        Some(cast(dag, value, to))
    }

    /// Whether one instruction tells if a register is zero.
    pub(super) fn tests(&self, ty: ValueType) -> bool {
        let fits = !ty.is_vector() || ty.bits() == 128 || ty.bits() == 256 && self.has_avx;
        self.has_sse41 && fits
    }

    /// All elements shifted by a number in a register.
    pub(super) fn shift_all_by(&self, dag: &mut Dag, op: NodeOp, value: Value, by: Value) -> Option<Value> {
        let ty = dag.type_of(value);
        let has = match op {
            NodeOp::SRA if !self.has_zmm_or_narrower(ty) => matches!(ty.scalar_bits(), 16 | 32),
            _ => matches!(ty.scalar_bits(), 16 | 32 | 64),
        };
        if !has || !self.computes(ty) {
            return None;
        }
        let quads = vector(ValueType::I64, 2);
        let amount = match dag.type_of(by) {
            ValueType::I64 => dag.value(NodeOp::SCALAR_TO_VECTOR, quads, &[by]),
            narrow => {
                let wide = match narrow {
                    ValueType::I32 => by,
                    _ => dag.value(NodeOp::ZERO_EXTEND, ValueType::I32, &[by]),
                };
                let one = dag.value(NodeOp::SCALAR_TO_VECTOR, vector(ValueType::I32, 4), &[wide]);
                // Zeros above.
                cast(dag, one, quads)
            }
        };
        Some(dag.value(self.shift_node(op), ty, &[value, amount]))
    }

    fn shift_node(&self, op: NodeOp) -> NodeOp {
        match op {
            NodeOp::SHL => node::VSHL,
            NodeOp::SRL => node::VSRL,
            _ => node::VSRA,
        }
    }

    /// See [`isel::Lowering::vector_operation`].
    pub(super) fn operation_on_lanes(
        &self,
        dag: &mut Dag,
        op: NodeOp,
        ty: ValueType,
        operands: &[Value],
    ) -> Option<Value> {
        match (op, operands) {
            (NodeOp::MUL, &[a, b]) if ty == vector(ValueType::I32, 4) && self.computes(ty) => {
                Some(self.product_of_halves(dag, a, b))
            }
            (NodeOp::MULHU, &[a, b]) if ty.element() == ValueType::I32 && self.computes(ty) => {
                self.upper_halves_of_products(dag, node::PMULUDQ, a, b)
            }
            (NodeOp::MULHS, &[a, b])
                if ty.element() == ValueType::I32 && self.computes(ty) && self.has_sse41 =>
            {
                self.upper_halves_of_products(dag, node::PMULDQ, a, b)
            }
            (NodeOp::AND, &[a, b]) => self.with_complement(dag, a, b),
            (NodeOp::VSELECT, &[mask, yes, no]) if ty.bits() == 512 => {
                self.computes(ty).then(|| self.blended(dag, mask, yes, no))
            }
            (NodeOp::VSELECT, &[mask, yes, no]) => {
                let by_register = self.blended_narrower(dag, mask, yes, no);
                by_register.or_else(|| self.choice_by_sign(dag, mask, yes, no))
            }
            (NodeOp::CTPOP | NodeOp::BITREVERSE | NodeOp::CTLZ | NodeOp::CTLZ_ZERO_UNDEF, &[a]) => {
                self.bits_of_lanes(dag, op, a)
            }
            (NodeOp::FMA, &[a, b, c]) if self.has_fma => self.fused(dag, ty, [a, b, c]),
            (NodeOp::FMINIMUM | NodeOp::FMAXIMUM, &[a, b]) if ty.is_float() && self.computes(ty) => {
                Some(self.ieee_extremum(dag, op, a, b))
            }
            (
                NodeOp::VECREDUCE_UMIN
                | NodeOp::VECREDUCE_UMAX
                | NodeOp::VECREDUCE_SMIN
                | NodeOp::VECREDUCE_SMAX,
                &[a],
            ) => self.extremum_of_all(dag, op, a),
            (NodeOp::SELECT_CC, &[a, b, yes, no, code]) if ty.is_float() && self.computes(ty) => {
                self.choice_of_lesser(dag, (a, b), (yes, no), code)
            }
            (NodeOp::MUL, &[a, b]) if ty.element() == ValueType::I64 && self.computes(ty) => {
                Some(self.product_of_quads(dag, a, b))
            }
            (NodeOp::SHL | NodeOp::SRL | NodeOp::SRA, &[a, by])
                if dag.op(by.node) != NodeOp::BUILD_VECTOR =>
            {
                self.shift_each(dag, op, a, by)
            }
            (NodeOp::SRL | NodeOp::SRA, &[a, by]) if ty.bits() == 128 && ty.scalar_bits() >= 32 => {
                let lanes = dag.operands(by.node).to_vec();
                let is_mixed = lanes.iter().any(|lane| *lane != lanes[0]);
                if is_mixed { self.shift_each_by_constants(dag, op, a, &lanes) } else { None }
            }
            (NodeOp::FMINNUM | NodeOp::FMAXNUM, &[a, b]) if ty.is_float() && self.computes(ty) => {
                Some(self.extremum_of_lanes(dag, op, a, b))
            }
            (NodeOp::TRUNCATE, &[a]) if self.has_zmm_or_narrower(dag.type_of(a)) => {
                let from = dag.type_of(a);
                let has = match (from.scalar_bits(), ty.scalar_bits(), from.bits()) {
                    (32, 8 | 16, 512) | (64, 16 | 32, 512) | (32, 16, 256) | (64, 32, 256) => true,
                    (16, 8, 256 | 512) => self.has_avx512bw,
                    _ => false,
                };
                has.then(|| dag.value(NodeOp::TRUNCATE, ty, &[a]))
            }
            (NodeOp::FSHL | NodeOp::FSHR, &[a, b, by])
                if a == b && ty.scalar_bits() >= 32 && self.has_zmm_or_narrower(ty) =>
            {
                let op = if op == NodeOp::FSHL { NodeOp::ROTL } else { NodeOp::ROTR };
                Some(dag.value(op, ty, &[a, by]))
            }
            (NodeOp::SINT_TO_FP, &[a]) if ty == vector(ValueType::F64, 2) => {
                let from = dag.type_of(a);
                (from == vector(ValueType::I32, 4)).then(|| dag.value(node::CVTSI2P, ty, &[a]))
            }
            (NodeOp::FP_EXTEND, &[a]) if ty == vector(ValueType::F64, 2) => {
                let from = dag.type_of(a);
                (from == vector(ValueType::F32, 4)).then(|| dag.value(node::VFPEXT, ty, &[a]))
            }
            (NodeOp::FP_ROUND, &[a]) if ty == vector(ValueType::F32, 4) => {
                let from = dag.type_of(a);
                (from == vector(ValueType::F64, 2)).then(|| dag.value(node::VFPROUND, ty, &[a]))
            }
            (NodeOp::FP_TO_SINT, &[a]) if ty == vector(ValueType::I32, 4) => {
                let from = dag.type_of(a);
                (from == vector(ValueType::F64, 2)).then(|| dag.value(node::CVTTP2SI, ty, &[a]))
            }
            (NodeOp::INSERT_VECTOR_ELT, &[whole, element, index]) => {
                self.with_element(dag, whole, element, u32::try_from(dag.as_constant(index)?).ok()?)
            }
            _ => None,
        }
    }

    /// Products of the even elements and of the odd ones, of which the lower halves are put together.
    fn product_of_halves(&self, dag: &mut Dag, a: Value, b: Value) -> Value {
        let ty = dag.type_of(a);
        let (even, odd) = self.products_of_halves(dag, node::PMULUDQ, a, b);
        let even = self.by_number(dag, node::PSHUFD, &[even], 0xe8);
        let odd = self.by_number(dag, node::PSHUFD, &[odd], 0xe8);
        dag.value(node::UNPCKL, ty, &[even, odd])
    }

    /// The products of the even elements, and of the odd ones, as pairs of halves.
    fn products_of_halves(&self, dag: &mut Dag, op: NodeOp, a: Value, b: Value) -> (Value, Value) {
        let ty = dag.type_of(a);
        let quads = vector(ValueType::I64, ty.lanes() / 2);
        let even = dag.value(op, quads, &[a, b]);
        let odd = |dag: &mut Dag, value: Value| {
            if dag.op(value.node) == NodeOp::BUILD_VECTOR {
                let lanes = dag.operands(value.node).to_vec();
                let order: Vec<Value> = (0..lanes.len()).map(|i| lanes[i | 1]).collect();
                return dag.value(NodeOp::BUILD_VECTOR, ty, &order);
            }
            self.by_number(dag, node::PSHUFD, &[value], 0xf5)
        };
        let (a, b) = (odd(dag, a), odd(dag, b));
        let odd = dag.value(op, quads, &[a, b]);
        (cast(dag, even, ty), cast(dag, odd, ty))
    }

    /// Of the products of even and odd elements, the upper halves in turn.
    fn upper_halves_of_products(&self, dag: &mut Dag, op: NodeOp, a: Value, b: Value) -> Option<Value> {
        let (even, odd) = self.products_of_halves(dag, op, a, b);
        if !self.has_sse41 {
            return self.shuffled(dag, even, odd, &[Some(1), Some(5), Some(3), Some(7)]);
        }
        let ty = dag.type_of(a);
        let even = self.by_number(dag, node::PSHUFD, &[even], 0xf5);
        if ty.bits() == 512 {
            let order: Vec<Option<u32>> =
                (0..16).map(|i| Some(if i % 2 == 1 { 16 + i } else { i })).collect();
            return self.shuffled(dag, even, odd, &order);
        }
        if self.has_avx2 {
            return Some(self.by_number(
                dag,
                node::BLENDI,
                &[even, odd],
                if ty.bits() == 256 { 0xaa } else { 0xa },
            ));
        }
        let words = vector(ValueType::I16, 8);
        let (even, odd) = (cast(dag, even, words), cast(dag, odd, words));
        let blended = self.by_number(dag, node::BLENDI, &[even, odd], 0xcc);
        Some(cast(dag, blended, ty))
    }

    /// A conjunction of which one operand is a complement.
    fn with_complement(&self, dag: &mut Dag, a: Value, b: Value) -> Option<Value> {
        let ty = dag.type_of(a);
        if !ty.is_int() || !matches!(ty.bits(), 128 | 256 | 512) {
            return None;
        }
        let inverted = |dag: &Dag, value: Value| {
            let peel = |value: Value| match *dag.operands(value.node) {
                [of] if dag.op(value.node) == NodeOp::BITCAST => of,
                _ => value,
            };
            let inner = peel(value);
            let &[of, ones] = dag.operands(inner.node) else { return None };
            let is_one = |&lane: &Value| dag.as_constant(lane) == Some(-1);
            let ones = peel(ones);
            let all = dag.op(ones.node) == NodeOp::BUILD_VECTOR && dag.operands(ones.node).iter().all(is_one);
            (dag.op(inner.node) == NodeOp::XOR && all).then_some(of)
        };
        let (of, other) = match (inverted(dag, a), inverted(dag, b)) {
            (Some(of), _) => (of, b),
            (None, Some(of)) => (of, a),
            (None, None) => return None,
        };
        let of = cast(dag, of, ty);
        Some(dag.value(node::ANDNP, ty, &[of, other]))
    }

    /// Choices look at the highest bits: those of a number that is compared with zero are as good.
    fn choice_by_sign(&self, dag: &mut Dag, mask: Value, yes: Value, no: Value) -> Option<Value> {
        let ty = dag.type_of(yes);
        let &[zero, value] = dag.operands(mask.node) else { return None };
        let is_sign = dag.op(mask.node) == node::PCMPGT && super::masks::is_zero(dag, zero);
        if !is_sign || ty.scalar_bits() == 16 || !self.has_sse41 || ty.bits() == 256 && !self.has_avx {
            return None;
        }
        Some(dag.value(NodeOp::VSELECT, ty, &[value, yes, no]))
    }

    /// The lesser or greater of two numbers as the instructions have it: the second one if they are equal or not ordered.
    fn choice_of_lesser(
        &self,
        dag: &mut Dag,
        (a, b): (Value, Value),
        (yes, no): (Value, Value),
        code: Value,
    ) -> Option<Value> {
        let Payload::Cond(code) = dag.payload(code.node) else { return None };
        // Of which the first operand is chosen where it is less, or greater.
        let (node, first, second) = match code.name() {
            "setolt" | "setlt" if (yes, no) == (a, b) => (node::FMIN, a, b),
            "setogt" | "setgt" if (yes, no) == (b, a) => (node::FMIN, b, a),
            "setogt" | "setgt" if (yes, no) == (a, b) => (node::FMAX, a, b),
            "setolt" | "setlt" if (yes, no) == (b, a) => (node::FMAX, b, a),
            _ => return None,
        };
        Some(dag.value(node, dag.type_of(a), &[first, second]))
    }

    /// Of four products of halves, the one of the lower ones counts, and the lower halves of those of a lower and an upper.
    fn product_of_quads(&self, dag: &mut Dag, a: Value, b: Value) -> Value {
        let ty = dag.type_of(a);
        let halves = vector(ValueType::I32, ty.lanes() * 2);
        let (high_a, high_b) =
            (self.by_number(dag, node::VSRLI, &[a], 32), self.by_number(dag, node::VSRLI, &[b], 32));
        let product = |dag: &mut Dag, a, b| {
            let (a, b) = (cast(dag, a, halves), cast(dag, b, halves));
            dag.value(node::PMULUDQ, ty, &[a, b])
        };
        let low = product(dag, a, b);
        let (x, y) = (product(dag, a, high_b), product(dag, high_a, b));
        let cross = dag.value(NodeOp::ADD, ty, &[x, y]);
        let cross = self.by_number(dag, node::VSHLI, &[cross], 32);
        dag.value(NodeOp::ADD, ty, &[low, cross])
    }

    fn shift_each(&self, dag: &mut Dag, op: NodeOp, a: Value, by: Value) -> Option<Value> {
        let ty = dag.type_of(a);
        if ty.bits() != 128 {
            return None;
        }
        match (ty.scalar_bits(), op) {
            (64, NodeOp::SHL | NodeOp::SRL) => {
                let node = self.shift_node(op);
                let second = self.numbered(dag, by, 0xee);
                let (first, second) = (dag.value(node, ty, &[a, by]), dag.value(node, ty, &[a, second]));
                self.halves_of_two(dag, first, second)
            }
            (16, NodeOp::SHL) if !self.has_avx2 => {
                let powers = self.powers_of_words(dag, by)?;
                let is_one = |lane: &Value| dag.as_constant(*lane) == Some(1);
                if dag.op(a.node) == NodeOp::BUILD_VECTOR && dag.operands(a.node).iter().all(is_one) {
                    return Some(powers);
                }
                Some(dag.value(NodeOp::MUL, ty, &[a, powers]))
            }
            (32, NodeOp::SHL) => {
                let powers = self.powers_of_two(dag, by);
                if self.has_sse41 {
                    return Some(dag.value(NodeOp::MUL, ty, &[a, powers]));
                }
                Some(self.product_of_halves(dag, a, powers))
            }
            (32, _) => {
                let (words, quads) = (vector(ValueType::I16, 8), vector(ValueType::I64, 2));
                let upper = self.numbered(dag, by, 0xee);
                let mut shifted = Vec::new();
                for half in [by, upper] {
                    let half = cast(dag, half, words);
                    // The first, and the second, amount in 64 bits: their upper words are zeros.
                    for order in [0x54, 0xfe] {
                        let amount = self.by_number(dag, node::PSHUFLW, &[half], order);
                        let amount = cast(dag, amount, quads);
                        shifted.push(dag.value(self.shift_node(op), ty, &[a, amount]));
                    }
                }
                self.diagonal(dag, &shifted)
            }
            _ => None,
        }
    }

    /// Two to the power of each lane, by way of the exponents of numbers.
    fn powers_of_two(&self, dag: &mut Dag, by: Value) -> Value {
        let ty = dag.type_of(by);
        let amount = self.by_number(dag, node::VSHLI, &[by], 23);
        let one = dag.constant(ONE, ValueType::I32);
        let one = dag.value(NodeOp::BUILD_VECTOR, ty, &[one; 4]);
        let powers = dag.value(NodeOp::ADD, ty, &[amount, one]);
        let powers = cast(dag, powers, vector(ValueType::F32, 4));
        dag.value(NodeOp::FP_TO_SINT, ty, &[powers])
    }

    /// The same of words, in twice the width.
    fn powers_of_words(&self, dag: &mut Dag, by: Value) -> Option<Value> {
        let (ty, wide) = (dag.type_of(by), vector(ValueType::I32, 4));
        let zero = dag.constant(0, ValueType::I16);
        let zero = dag.value(NodeOp::BUILD_VECTOR, ty, &[zero; 8]);
        let mut halves = Vec::new();
        for high in [false, true] {
            let amounts = if !high && self.has_sse41 {
                dag.value(NodeOp::ZERO_EXTEND_VECTOR_INREG, wide, &[by])
            } else {
                let amounts = self.interleave(dag, high, by, zero);
                cast(dag, amounts, wide)
            };
            let mut powers = self.powers_of_two(dag, amounts);
            if !self.has_sse41 {
                // As signed numbers the highest one fits.
                powers = self.by_number(dag, node::VSHLI, &[powers], 16);
                powers = self.by_number(dag, node::VSRAI, &[powers], 16);
            }
            halves.push(powers);
        }
        let op = if self.has_sse41 { node::PACKUS } else { node::PACKSS };
        Some(dag.value(op, ty, &halves))
    }

    fn shift_each_by_constants(&self, dag: &mut Dag, op: NodeOp, a: Value, by: &[Value]) -> Option<Value> {
        let ty = dag.type_of(a);
        let node = match op {
            NodeOp::SRL => node::VSRLI,
            _ if ty.scalar_bits() == 32 => node::VSRAI,
            _ => return None,
        };
        let mut shifted = Vec::new();
        for &lane in by {
            let number = u32::try_from(dag.as_constant(lane)?).ok().filter(|&n| n < ty.scalar_bits())?;
            shifted.push(if number == 0 { a } else { self.by_number(dag, node, &[a], number) });
        }
        match shifted[..] {
            [first, second] => self.halves_of_two(dag, first, second),
            _ => self.diagonal(dag, &shifted),
        }
    }

    /// The first element of one vector and the second of another.
    fn halves_of_two(&self, dag: &mut Dag, first: Value, second: Value) -> Option<Value> {
        self.shuffled(dag, first, second, &[Some(0), Some(3)])
    }

    /// Of four vectors each the element with its own number.
    fn diagonal(&self, dag: &mut Dag, all: &[Value]) -> Option<Value> {
        let &[a, b, c, d] = all else { return None };
        let low = self.shuffled(dag, a, b, &[Some(0), Some(1), Some(4), Some(5)])?;
        let high = self.shuffled(dag, c, d, &[Some(2), Some(3), Some(6), Some(7)])?;
        self.shuffled(dag, low, high, &[Some(0), Some(3), Some(4), Some(7)])
    }

    /// The instruction gives its second operand if either is not a number; where that is because of the other one, it is
    /// right.
    fn extremum_of_lanes(&self, dag: &mut Dag, op: NodeOp, a: Value, b: Value) -> Value {
        let ty = dag.type_of(a);
        let node = if op == NodeOp::FMINNUM { node::FMIN } else { node::FMAX };
        let found = dag.value(node, ty, &[b, a]);
        let mask_type = vector(ValueType::int(ty.scalar_bits()), ty.lanes());
        let mask = self.by_predicate(dag, UNORDERED, a, a);
        if self.has_sse41 {
            return self.chosen_lanes(dag, mask, b, found);
        }
        let (b, found) = (cast(dag, b, mask_type), cast(dag, found, mask_type));
        let differing = dag.value(NodeOp::XOR, mask_type, &[b, found]);
        let taken = dag.value(NodeOp::AND, mask_type, &[differing, mask]);
        let chosen = dag.value(NodeOp::XOR, mask_type, &[taken, found]);
        cast(dag, chosen, ty)
    }

    /// A vector with another element in one place.
    fn with_element(&self, dag: &mut Dag, whole: Value, element: Value, index: u32) -> Option<Value> {
        let ty = dag.type_of(whole);
        if ty.bits() != 128 || index >= ty.lanes() {
            return None;
        }
        let number = dag.target_constant(index.into(), ValueType::I8);
        let alone = |dag: &mut Dag| dag.value(NodeOp::SCALAR_TO_VECTOR, ty, &[element]);
        match ty.element() {
            ValueType::I16 => {
                let wide = dag.value(NodeOp::ANY_EXTEND, ValueType::I32, &[element]);
                Some(dag.value(node::PINSRW, ty, &[whole, wide, number]))
            }
            ValueType::I8 if self.has_sse41 => {
                let wide = dag.value(NodeOp::ANY_EXTEND, ValueType::I32, &[element]);
                Some(dag.value(node::PINSRB, ty, &[whole, wide, number]))
            }
            // No register holds it: its halves, one by one.
            ValueType::I64 if self.has_sse41 && !self.is_64() => {
                let halves = vector(ValueType::I32, 4);
                let low = dag.value(NodeOp::TRUNCATE, ValueType::I32, &[element]);
                let by = dag.constant(32, ValueType::I8);
                let high = dag.value(NodeOp::SRL, ValueType::I64, &[element, by]);
                let high = dag.value(NodeOp::TRUNCATE, ValueType::I32, &[high]);
                let places = [0, 1].map(|n| dag.target_constant((2 * index + n).into(), ValueType::I8));
                let mut all = cast(dag, whole, halves);
                for (half, place) in [low, high].into_iter().zip(places) {
                    all = dag.value(node::PINSR, halves, &[all, half, place]);
                }
                Some(cast(dag, all, ty))
            }
            ValueType::I32 | ValueType::I64 if self.has_sse41 => {
                Some(dag.value(node::PINSR, ty, &[whole, element, number]))
            }
            ValueType::F32 if self.has_sse41 && index > 0 => {
                let one = alone(dag);
                Some(self.by_number(dag, node::INSERTPS, &[whole, one], index << 4))
            }
            ValueType::I8 => {
                // As one of the two bytes of a word.
                let words = vector(ValueType::I16, 8);
                let (whole, number) =
                    (cast(dag, whole, words), dag.target_constant((index / 2).into(), ValueType::I8));
                let int = ValueType::I32;
                let word = dag.value(node::PEXTRW, int, &[whole, number]);
                let byte = dag.value(NodeOp::ZERO_EXTEND, int, &[element]);
                let eight = dag.constant(8, ValueType::I8);
                let (kept, byte) = if index % 2 == 1 {
                    (0xff, dag.value(NodeOp::SHL, int, &[byte, eight]))
                } else {
                    (0xff00, byte)
                };
                let kept = dag.constant(kept, int);
                let word = dag.value(NodeOp::AND, int, &[word, kept]);
                let word = dag.value(NodeOp::OR, int, &[word, byte]);
                let value = dag.value(node::PINSRW, words, &[whole, word, number]);
                Some(cast(dag, value, ty))
            }
            _ => {
                let one = alone(dag);
                let mask: Vec<Option<u32>> =
                    (0..ty.lanes()).map(|i| Some(if i == index { ty.lanes() } else { i })).collect();
                self.shuffled(dag, whole, one, &mask)
            }
        }
    }
}
