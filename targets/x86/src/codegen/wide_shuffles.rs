//! Elements of vectors of 512 bits in another order.
//!
//! One instruction that moves elements within each 128 bits, if there is one; parts of 128 bits; the lowest element everywhere;
//! and for anything else a permutation by a vector of numbers, of one vector (`VPERMD`) or of two (`VPERMT2D`), which takes a
//! constant from memory. Elements that move together are moved as wider ones. Bytes and words of processors that have no
//! permutation of them are moved in halves. Linear in the number of elements, but for the search for one instruction
//! ([`shuffle::search_within`]).
//!
//! Manual: volume 2C, VPERMD, VPERMT2W, VSHUFI64X2.

use super::Machine;
use super::shuffles::is_zero;
use super::vectors::{cast, is_undef, vector};
use crate::names::node;
use isel::shuffle::{self, ANY, Form, Lane, Mask as Order, Shape, UNIT, ZERO};
use isel::{Dag, Value};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// What an instruction does, its node, the width and kind of its elements, and whether it is one of those for bytes and words.
type Row = (Shape, NodeOp, u32, bool, bool);

const ROWS: &[Row] = &[
    (Shape::Interleave { high: false }, node::UNPCKL, 64, false, false),
    (Shape::Interleave { high: false }, node::UNPCKL, 32, false, false),
    (Shape::Interleave { high: false }, node::UNPCKL, 16, false, true),
    (Shape::Interleave { high: false }, node::UNPCKL, 8, false, true),
    (Shape::Interleave { high: false }, node::UNPCKL, 64, true, false),
    (Shape::Interleave { high: false }, node::UNPCKL, 32, true, false),
    (Shape::Interleave { high: true }, node::UNPCKH, 64, false, false),
    (Shape::Interleave { high: true }, node::UNPCKH, 32, false, false),
    (Shape::Interleave { high: true }, node::UNPCKH, 16, false, true),
    (Shape::Interleave { high: true }, node::UNPCKH, 8, false, true),
    (Shape::Interleave { high: true }, node::UNPCKH, 64, true, false),
    (Shape::Interleave { high: true }, node::UNPCKH, 32, true, false),
    (Shape::Numbers, node::PSHUFD, 32, false, false),
    (Shape::Numbers, node::VPERMILPI, 32, true, false),
    (Shape::Numbers, node::VPERMILPI, 64, true, false),
    (Shape::Halves, node::SHUFP, 32, true, false),
    (Shape::Halves, node::SHUFP, 64, true, false),
    (Shape::HalfNumbers { high: false }, node::PSHUFLW, 16, false, true),
    (Shape::HalfNumbers { high: true }, node::PSHUFHW, 16, false, true),
    (Shape::ShiftBytes { up: true }, node::VSHLDQ, 8, false, true),
    (Shape::ShiftBytes { up: false }, node::VSRLDQ, 8, false, true),
    (Shape::Align, node::PALIGNR, 8, false, true),
    (Shape::Bytes, node::PSHUFB, 8, false, true),
];

/// Those that a processor has, with bytes and words or without.
pub(super) fn forms(has_bytes: bool) -> Vec<Form> {
    let exists = |row: &&Row| has_bytes || !row.4;
    let form = |&(shape, node, lane_bits, is_float, _): &Row| {
        let cost = if shape == Shape::Bytes { UNIT + 1 } else { UNIT };
        Form { shape, node, second: node, lane_bits, is_float, bits: 512, cost }
    };
    ROWS.iter().filter(exists).map(form).collect()
}

/// The order of elements of twice the width, if they move in pairs.
fn of_pairs(order: &[Option<u32>]) -> Option<Vec<Option<u32>>> {
    let pair = |pair: &[Option<u32>]| match *pair {
        [None, None] => Some(None),
        [Some(low), None] if low % 2 == 0 => Some(Some(low / 2)),
        [None, Some(high)] if high % 2 == 1 => Some(Some(high / 2)),
        [Some(low), Some(high)] if low % 2 == 0 && high == low + 1 => Some(Some(low / 2)),
        _ => None,
    };
    order.chunks(2).map(pair).collect()
}

impl Machine {
    /// The order counts through both vectors.
    pub(super) fn shuffled_wide(
        &self,
        dag: &mut Dag,
        a: Value,
        b: Value,
        order: &[Option<u32>],
    ) -> Option<Value> {
        let ty = dag.type_of(a);
        let lanes = ty.lanes();
        let (without_a, without_b) = (is_undef(dag, a), is_undef(dag, b));
        let own = |m: u32| match m < lanes {
            true if without_a => None,
            false if without_b => None,
            false if a == b => Some(m - lanes),
            _ => Some(m),
        };
        let order: Vec<Option<u32>> = order.iter().map(|m| m.and_then(own)).collect();
        if order.iter().all(Option::is_none) {
            return Some(dag.undef(ty));
        }
        let is_one = |first: u32| order.iter().zip(first..).all(|(m, own)| m.is_none_or(|m| m == own));
        if is_one(0) || is_one(lanes) {
            return Some(if is_one(0) { a } else { b });
        }
        // From the second vector alone.
        if order.iter().flatten().all(|&m| m >= lanes) {
            let order: Vec<Option<u32>> = order.iter().map(|m| m.map(|m| m - lanes)).collect();
            return self.shuffled_wide(dag, b, b, &order);
        }
        if order.iter().flatten().all(|&m| m == 0) && self.computes(ty) {
            let (low, _) = self.halves(dag, a)?;
            let (lowest, _) = self.halves(dag, low)?;
            return Some(dag.value(node::VBROADCAST, ty, &[lowest]));
        }
        let zeros = [is_zero(dag, a), is_zero(dag, b)];
        let lane = |m: &Option<u32>| match *m {
            Some(m) if zeros[usize::from(m >= lanes)] => ZERO,
            Some(m) => m as Lane,
            None => ANY,
        };
        let wanted = Order::new(ty.scalar_bits(), order.iter().map(lane));
        let budget = if wanted.lanes.contains(&ZERO) { 2 * UNIT } else { UNIT + 1 };
        if let Some(plan) = shuffle::search_within(&self.wide_forms, &wanted, budget) {
            return shuffle::make(self, dag, &plan, [a, b]);
        }
        if ty.scalar_bits() < 64
            && let Some(pairs) = of_pairs(&order)
        {
            let wide = vector(ValueType::int(2 * ty.scalar_bits()), lanes / 2);
            let (a, b) = (cast(dag, a, wide), cast(dag, b, wide));
            let value = self.shuffled_wide(dag, a, b, &pairs)?;
            return Some(cast(dag, value, ty));
        }
        if let Some(value) = self.parts_by_number(dag, a, b, &order) {
            return Some(value);
        }
        match ty.scalar_bits() {
            8 if !self.has_avx512vbmi => self.shuffled_in_halves(dag, a, b, &order),
            16 if !self.has_avx512bw => self.shuffled_in_halves(dag, a, b, &order),
            _ => Some(self.permuted(dag, a, b, &order)),
        }
    }

    /// Parts of 128 bits: the lower two of one vector, the upper two of one.
    fn parts_by_number(&self, dag: &mut Dag, a: Value, b: Value, order: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        if ty.scalar_bits() != 64 {
            return None;
        }
        let parts = of_pairs(order)?;
        let source = |half: &[Option<u32>]| {
            let mut sources = half.iter().flatten().map(|&part| part / 4);
            let first = sources.next().unwrap_or(0);
            sources.all(|source| source == first).then_some(first)
        };
        let (low, high) = (source(&parts[..2])?, source(&parts[2..])?);
        let number = (0..).zip(&parts).map(|(i, part)| (part.unwrap_or(0) % 4) << (2 * i)).sum();
        let quads = vector(ValueType::I64, 8);
        let (a, b) = (cast(dag, a, quads), cast(dag, b, quads));
        let of = |source: u32| if source == 0 { a } else { b };
        let value = self.by_number(dag, node::SHUF128, &[of(low), of(high)], number);
        Some(cast(dag, value, ty))
    }

    /// By a vector of numbers.
    fn permuted(&self, dag: &mut Dag, a: Value, b: Value, order: &[Option<u32>]) -> Value {
        let ty = dag.type_of(a);
        let lane = ValueType::int(ty.scalar_bits());
        let numbers: Vec<Value> = order
            .iter()
            .map(|m| match m {
                Some(m) => dag.constant((*m).into(), lane),
                None => dag.undef(lane),
            })
            .collect();
        let numbers = dag.value(NodeOp::BUILD_VECTOR, vector(lane, ty.lanes()), &numbers);
        if order.iter().flatten().all(|&m| m < ty.lanes()) {
            return dag.value(node::VPERMZ, ty, &[numbers, a]);
        }
        dag.value(node::VPERMV3, ty, &[a, numbers, b])
    }

    /// Each half of the result: what comes of the first vector, what comes of the second, and both.
    fn shuffled_in_halves(&self, dag: &mut Dag, a: Value, b: Value, order: &[Option<u32>]) -> Option<Value> {
        let lanes = dag.type_of(a).lanes();
        let half = lanes / 2;
        let sources = [self.halves(dag, a)?, self.halves(dag, b)?];
        let mut results: Vec<Value> = Vec::new();
        for part in order.chunks(half as usize) {
            let mut made: Vec<Value> = Vec::new();
            for (number, &(low, high)) in (0..).zip(&sources) {
                let own = |m: &Option<u32>| m.filter(|m| m / lanes == number).map(|m| m % lanes);
                let own: Vec<Option<u32>> = part.iter().map(own).collect();
                made.push(match own.iter().any(Option::is_some) {
                    true => self.shuffled(dag, low, high, &own)?,
                    false => dag.undef(vector(dag.type_of(a).element(), half)),
                });
            }
            let both = |(i, m): (u32, &Option<u32>)| m.map(|m| if m < lanes { i } else { half + i });
            let both: Vec<Option<u32>> = (0..).zip(part).map(both).collect();
            results.push(self.shuffled(dag, made[0], made[1], &both)?);
        }
        self.joined(dag, results[0], results[1])
    }
}
