//! Elements of one or two vectors in another order: the table of instructions for it, and what no sequence of them does well.
//!
//! [`isel::shuffle`] searches for a sequence of the [`ROWS`]. A vector of 256 bits may be cheaper as two halves. Bytes without
//! `PSHUFB` become words and are packed again; the even elements of two vectors are packed.
//!
//! Manual: volume 2A, BLENDPS, INSERTPS; volume 2B, PALIGNR, PBLENDW, PSHUFB, PSHUFD, PUNPCKLBW, SHUFPS; volume 2C, VPERM2F128,
//! VPERMQ.

use super::Machine;
use super::vectors::{cast, is_undef, is_zero_lane, vector};
use crate::names::node;
use isel::shuffle::{self, ANY, Form, Lane, Mask as Order, Plan, Shape, UNIT, ZERO};
use isel::{Dag, Value};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

type Mask = SmallVec<[Option<u32>; 32]>;

/// The extension of the instruction set that an instruction is part of, each including those before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Sse2,
    Ssse3,
    Sse41,
    Avx,
    Avx2,
    Never,
}
use Level::{Avx, Avx2, Never, Sse2, Sse41, Ssse3};

/// What the table says of an instruction: see [`Form`]; the extensions for 128 and for 256 bits.
type Row = (Shape, NodeOp, &'static [(u32, Kind)], [Level; 2], u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Int,
    Float,
}
use Kind::{Float, Int};

const ONE: u32 = UNIT;
/// An instruction that takes longer, or has a constant in memory.
const SLOW: u32 = UNIT + 1;
const INTEGERS: &[(u32, Kind)] = &[(64, Int), (32, Int), (16, Int), (8, Int)];
const FLOATS: &[(u32, Kind)] = &[(64, Float), (32, Float)];

/// Of sequences that cost the same, the one that begins earlier in the table is taken.
const ROWS: &[Row] = &[
    (Shape::Interleave { high: false }, node::UNPCKL, INTEGERS, [Sse2, Avx2], ONE),
    (Shape::Interleave { high: false }, node::UNPCKL, FLOATS, [Sse2, Avx], ONE),
    (Shape::Interleave { high: true }, node::UNPCKH, INTEGERS, [Sse2, Avx2], ONE),
    (Shape::Interleave { high: true }, node::UNPCKH, FLOATS, [Sse2, Avx], ONE),
    (Shape::Numbers, node::PSHUFD, &[(32, Int)], [Sse2, Avx2], ONE),
    (Shape::Numbers, node::VPERMILPI, FLOATS, [Avx, Avx], ONE),
    (Shape::HalfNumbers { high: false }, node::PSHUFLW, &[(16, Int)], [Sse2, Avx2], ONE),
    (Shape::HalfNumbers { high: true }, node::PSHUFHW, &[(16, Int)], [Sse2, Avx2], ONE),
    (Shape::Blend, node::BLENDI, FLOATS, [Sse41, Avx], ONE),
    (Shape::Blend, node::BLENDI, &[(32, Int)], [Avx2, Avx2], ONE),
    (Shape::Blend, node::BLENDI, &[(16, Int)], [Sse41, Avx2], ONE),
    (Shape::Lowest, node::MOVLOW, FLOATS, [Sse2, Never], ONE),
    (Shape::LowestAlone, node::VZEXT_MOVL, &[(64, Int)], [Sse2, Never], ONE),
    (Shape::Halves, node::SHUFP, FLOATS, [Sse2, Avx], ONE),
    (Shape::ShiftBytes { up: true }, node::VSHLDQ, &[(8, Int)], [Sse2, Avx2], ONE),
    (Shape::ShiftBytes { up: false }, node::VSRLDQ, &[(8, Int)], [Sse2, Avx2], ONE),
    (Shape::Align, node::PALIGNR, &[(8, Int)], [Ssse3, Avx2], ONE),
    (Shape::Insert, node::INSERTPS, &[(32, Float)], [Sse41, Never], ONE),
    (Shape::Broadcast, node::VBROADCAST, INTEGERS, [Avx2, Avx2], SLOW),
    (Shape::Broadcast, node::VBROADCAST, &[(32, Float)], [Avx2, Avx2], SLOW),
    (Shape::Broadcast, node::VBROADCAST, &[(64, Float)], [Never, Avx2], SLOW),
    (Shape::Quarters, node::VPERMI, &[(64, Int), (64, Float)], [Never, Avx2], SLOW),
    (Shape::WholeHalves, node::VPERM2X128, &[(64, Float)], [Never, Avx], SLOW),
    (Shape::Bytes, node::PSHUFB, &[(8, Int)], [Ssse3, Avx2], SLOW),
    (Shape::Pack, node::PACKUS, &[(8, Int)], [Sse2, Avx2], ONE),
    (Shape::Pack, node::PACKUS, &[(16, Int)], [Sse41, Avx2], ONE),
    (Shape::Variable, node::VPERMV, &[(32, Int), (32, Float)], [Never, Avx2], 2 * ONE - 1),
    (Shape::And, NodeOp::AND, &[(8, Int)], [Sse2, Avx], SLOW),
    (Shape::Or, NodeOp::OR, &[(8, Int)], [Sse2, Avx], ONE),
    (Shape::InsertWord, node::PINSRW, &[(16, Int)], [Sse2, Never], 2 * ONE),
    (Shape::Select, NodeOp::XOR, &[(8, Int)], [Sse2, Avx], 3 * ONE + 1),
];

/// The forms that a machine has, for elements that are integers and for those that are numbers.
#[derive(Debug)]
pub(super) struct Forms {
    of_integers: Vec<Form>,
    of_floats: Vec<Form>,
}

impl Forms {
    /// `levels`: whether there are SSSE3, SSE4.1, AVX and AVX2.
    pub(super) fn new(levels: [bool; 4]) -> Forms {
        let all = [Ssse3, Sse41, Avx, Avx2].into_iter().zip(levels);
        let level = all.filter(|(_, has)| *has).map(|(level, _)| level).max().unwrap_or(Sse2);
        Forms { of_integers: forms(level, Int), of_floats: forms(level, Float) }
    }
}

/// The rows up to a level. An instruction on data of the other kind may cost a cycle.
fn forms(level: Level, kind: Kind) -> Vec<Form> {
    let mut forms = Vec::new();
    for &(shape, node, lanes, levels, cost) in ROWS {
        for &(lane_bits, own) in lanes {
            for (bits, from) in [128, 256].into_iter().zip(levels) {
                if from <= level {
                    let cost = cost + u32::from(own != kind);
                    let is_float = own == Float;
                    forms.push(Form { shape, node, second: node::PEXTRW, lane_bits, is_float, bits, cost });
                }
            }
        }
    }
    forms
}

/// Whether a mask is one, as far as it says anything.
fn is(mask: &[Option<u32>], wanted: impl Fn(u32) -> u32) -> bool {
    mask.iter().zip(0..).all(|(m, i)| m.is_none_or(|m| m == wanted(i)))
}

/// The elements of a constant, under the same type.
fn lanes_of(dag: &Dag, value: Value) -> &[Value] {
    if dag.op(value.node) == NodeOp::BUILD_VECTOR { dag.operands(value.node) } else { &[] }
}

/// Zeros of any type.
pub(super) fn is_zero(dag: &Dag, value: Value) -> bool {
    let from = match dag.operands(value.node) {
        &[from] if dag.op(value.node) == NodeOp::BITCAST => from,
        _ => value,
    };
    let lanes = lanes_of(dag, from);
    !lanes.is_empty() && lanes.iter().all(|&lane| is_zero_lane(dag, lane))
}

impl Machine {
    /// The mask counts through both vectors.
    pub(super) fn shuffled(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let lanes = ty.lanes();
        let has = match ty.bits() {
            128 => true,
            256 => self.has_avx,
            512 => self.has_zmm,
            _ => false,
        };
        if mask.len() != lanes as usize || !has || !(8..=64).contains(&ty.scalar_bits()) {
            return None;
        }
        if ty.bits() == 512 {
            return self.shuffled_wide(dag, a, b, mask);
        }
        let (without_a, without_b) = (is_undef(dag, a), is_undef(dag, b));
        let own = |m: u32| match (m < lanes, a == b) {
            (true, _) if without_a => None,
            (false, _) if without_b => None,
            (false, true) => Some(m - lanes),
            _ => Some(m),
        };
        let mask: Mask = mask.iter().map(|m| m.and_then(own)).collect();
        let zeros = [is_zero(dag, a), is_zero(dag, b)];
        let lane = |m: u32| {
            let (number, value) = if m < lanes { (0, a) } else { (1, b) };
            match lanes_of(dag, value).get((m % lanes) as usize) {
                Some(&lane) if is_undef(dag, lane) => ANY,
                Some(&lane) if is_zero_lane(dag, lane) => ZERO,
                _ if zeros[number] => ZERO,
                _ => m as Lane,
            }
        };
        let order = Order::new(ty.scalar_bits(), mask.iter().map(|m| m.map_or(ANY, lane)));
        let plan = shuffle::search(self.forms_of(ty), &order);
        let cost = plan.as_ref().map(Plan::cost);
        if let Some(value) = self.cheaper(dag, (a, b), &order, cost) {
            return Some(value);
        }
        shuffle::make(self, dag, &plan?, [a, b])
    }

    fn forms_of(&self, ty: ValueType) -> &[Form] {
        if ty.is_float() { &self.forms.of_floats } else { &self.forms.of_integers }
    }

    /// What is not a sequence of forms, if it costs less, or if there is none.
    fn cheaper(
        &self,
        dag: &mut Dag,
        (a, b): (Value, Value),
        order: &Order,
        cost: Option<u32>,
    ) -> Option<Value> {
        let ty = dag.type_of(a);
        let is_less = |own: u32| cost.is_none_or(|cost| own < cost);
        if ty.bits() == 256 {
            return self
                .half_by_half(dag, a, b, order)
                .filter(|(own, _)| is_less(*own))
                .map(|(_, value)| value);
        }
        let zeros = order.lanes.contains(&ZERO);
        let mask: Mask = order.lanes.iter().map(|&m| u32::try_from(m).ok()).collect();
        let in_first = mask.iter().flatten().all(|&m| m < ty.lanes());
        let in_second = mask.iter().flatten().all(|&m| m >= ty.lanes());
        if !zeros && !self.has_ssse3 && is_less(if in_first { 12 } else { 20 } + 1) {
            let b = if in_first { a } else { b };
            if let Some(value) = self.even_ones(dag, a, b, &mask) {
                return Some(value);
            }
        }
        if zeros || ty.lanes() != 16 || cost.is_some() {
            return None;
        }
        let reduced = |m: &Option<u32>| m.map(|m| m % 16);
        if in_first || in_second {
            let mask: Mask = mask.iter().map(reduced).collect();
            return self.bytes_as_words(dag, if in_first { a } else { b }, &mask);
        }
        let only = |second: bool| mask.iter().map(move |m| m.filter(|&m| (m >= 16) == second)).collect();
        let (first, second): (Mask, Mask) = (only(false), only(true));
        let first = self.shuffled(dag, a, b, &first)?;
        let second = self.shuffled(dag, a, b, &second)?;
        let both: Mask = (0..).zip(&mask).map(|(i, m)| m.map(|m| if m < 16 { i } else { 16 + i })).collect();
        self.shuffled(dag, first, second, &both)
    }

    /// Bytes of which each half of the result has those of one half: as words, and back.
    fn bytes_as_words(&self, dag: &mut Dag, a: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let (low, high) = mask.split_at(8);
        let zero = dag.constant(0, ValueType::I8);
        let zero = dag.value(NodeOp::BUILD_VECTOR, ty, &[zero; 16]);
        let words = vector(ValueType::I16, 8);
        let mut halves: SmallVec<[Value; 2]> = SmallVec::new();
        for half in [low, high] {
            let node = if half.iter().flatten().all(|&m| m < 8) {
                node::UNPCKL
            } else if half.iter().flatten().all(|&m| m >= 8) {
                node::UNPCKH
            } else {
                return None;
            };
            let wide = dag.value(node, ty, &[a, zero]);
            let wide = cast(dag, wide, words);
            let order: Mask = half.iter().map(|m| m.map(|m| m & 7)).collect();
            halves.push(self.shuffled(dag, wide, wide, &order)?);
        }
        Some(dag.value(node::PACKUS, ty, &halves))
    }

    /// The even elements of both: with the others cleared they are numbers of twice the width, which are packed.
    fn even_ones(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let lanes = ty.lanes();
        let is_one = a == b;
        if !is(mask, |i| if is_one { 2 * i % lanes } else { 2 * i }) || ty.scalar_bits() > 16 {
            return None;
        }
        let bits = ty.scalar_bits();
        let wide = vector(ValueType::int(2 * bits), lanes / 2);
        let mut operands: SmallVec<[Value; 2]> = SmallVec::new();
        for value in [a, b] {
            let value = cast(dag, value, wide);
            operands.push(if bits == 8 {
                let low = dag.constant(0xff, ValueType::I16);
                let low = dag.value(NodeOp::BUILD_VECTOR, wide, &[low; 8]);
                dag.value(NodeOp::AND, wide, &[value, low])
            } else {
                let up = self.by_number(dag, node::VSHLI, &[value], bits);
                self.by_number(dag, node::VSRAI, &[up], bits)
            });
        }
        let node = if bits == 8 { node::PACKUS } else { node::PACKSS };
        Some(dag.value(node, ty, &operands))
    }

    // 256 bits.

    /// Both halves of the result, each of at most two halves of the vectors, and what they cost.
    fn half_by_half(&self, dag: &mut Dag, a: Value, b: Value, order: &Order) -> Option<(u32, Value)> {
        let ty = dag.type_of(a);
        let half = (ty.lanes() / 2) as usize;
        // Taking out an upper half, and putting one in.
        let mut cost = UNIT;
        let mut parts: SmallVec<[(Order, [usize; 2]); 2]> = SmallVec::new();
        let mut upper: SmallVec<[usize; 4]> = SmallVec::new();
        for part in order.lanes.chunks(half) {
            let mut used: SmallVec<[usize; 4]> = SmallVec::new();
            for &m in part.iter().filter(|m| **m >= 0) {
                let source = m as usize / half;
                if !used.contains(&source) {
                    used.push(source);
                }
                if source % 2 == 1 && !upper.contains(&source) {
                    upper.push(source);
                    cost += UNIT;
                }
            }
            let (first, second) = match used[..] {
                [] => (0, 0),
                [one] => (one, one),
                [one, two] => (one, two),
                _ => return None,
            };
            let own = |&m: &Lane| match usize::try_from(m) {
                Ok(m) => (m % half + if m / half == first { 0 } else { half }) as Lane,
                Err(_) => m,
            };
            let own = Order::new(order.lane_bits, part.iter().map(own));
            parts.push((own, [first, second]));
        }
        let mut plans: SmallVec<[Plan; 2]> = SmallVec::new();
        for (own, _) in &parts {
            let plan = shuffle::search(self.forms_of(ty), own)?;
            cost += plan.cost();
            plans.push(plan);
        }
        let ((a, c), (b, d)) = (self.halves(dag, a)?, self.halves(dag, b)?);
        let sources = [a, c, b, d];
        let mut halves: SmallVec<[Value; 2]> = SmallVec::new();
        for (plan, (_, [first, second])) in plans.iter().zip(&parts) {
            halves.push(shuffle::make(self, dag, plan, [sources[*first], sources[*second]])?);
        }
        Some((cost, self.joined(dag, halves[0], halves[1])?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isel::shuffle::makes;

    const LEVELS: [[bool; 4]; 5] = [
        [false; 4],
        [true, false, false, false],
        [true, true, false, false],
        [true, true, true, false],
        [true; 4],
    ];

    fn all_forms() -> Vec<Forms> {
        LEVELS.into_iter().map(Forms::new).collect()
    }

    /// Orders of four elements of two vectors, every fifth: what is found makes it, in at most three instructions.
    #[test]
    fn four_of_two_vectors() {
        for forms in all_forms() {
            for forms in [&forms.of_integers, &forms.of_floats] {
                for number in (0..8i32.pow(4)).step_by(5) {
                    let order = Order::new(32, (0..4).map(|i| (number >> (3 * i) & 7) as Lane));
                    let plan = shuffle::search(forms, &order).unwrap();
                    assert!(makes(&plan, &order), "{order:?}: {plan:?}");
                    assert!(plan.cost() <= 3 * UNIT + 3, "{order:?}: {plan:?}");
                }
            }
        }
    }

    /// Orders of all widths, with elements that may be anything or are zeros.
    #[test]
    fn any_order() {
        let mut state = 0x2545_f491_4f6c_dd1du64;
        let mut random = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        for (level, forms) in all_forms().iter().enumerate() {
            for (lane_bits, n) in [(64, 2), (32, 4), (16, 8), (8, 16), (64, 4), (32, 8), (16, 16), (8, 32)] {
                for round in 0..16 {
                    let own = |random: &mut dyn FnMut(u64) -> u64| match random(8) {
                        0 if round % 2 == 0 => ANY,
                        1 if round % 3 == 0 => ZERO,
                        _ => random(if round % 4 == 0 { n } else { 2 * n }) as Lane,
                    };
                    let order = Order::new(lane_bits, (0..n).map(|_| own(&mut random)));
                    if let Some(plan) = shuffle::search(&forms.of_integers, &order) {
                        assert!(makes(&plan, &order), "level {level}, {order:?}: {plan:?}");
                    }
                }
            }
        }
    }
}
