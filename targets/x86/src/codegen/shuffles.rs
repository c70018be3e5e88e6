//! Elements of one or two vectors in another order.
//!
//! For 128 bits: one instruction that does it (`PUNPCK`, `PSHUFD`, `SHUFPS`, `PSHUFLW`, `MOVSS`, `PBLENDW`, `PALIGNR`, shifts of
//! bytes); the same with elements of twice the width, if pairs stay together; two instructions; bytes by number (`PSHUFB`),
//! of each vector by itself. For 256 bits: one instruction that does the same in both halves, or moves parts across them; else
//! the halves of the result, each as a shuffle of 128 bits. `None` stands for element by element.
//!
//! Manual: volume 2B, PSHUFB, PSHUFD, PUNPCKLBW, SHUFPS; volume 2C, VPERM2F128, VPERMQ.

use super::Machine;
use super::vectors::{cast, is_undef, is_zero_lane, vector};
use crate::names::node;
use isel::{Dag, Value};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

type Mask = SmallVec<[Option<u32>; 32]>;

/// Whether a mask is one, as far as it says anything.
fn is(mask: &[Option<u32>], wanted: impl Fn(u32) -> u32) -> bool {
    mask.iter().zip(0..).all(|(m, i)| m.is_none_or(|m| m == wanted(i)))
}

/// The same mask with elements of twice the width, if pairs stay together.
fn doubled(mask: &[Option<u32>]) -> Option<Mask> {
    mask.chunks(2)
        .map(|pair| match *pair {
            [None, None] => Some(None),
            [Some(low), None] if low % 2 == 0 => Some(Some(low / 2)),
            [None, Some(high)] if high % 2 == 1 => Some(Some(high / 2)),
            [Some(low), Some(high)] if low % 2 == 0 && high == low + 1 => Some(Some(low / 2)),
            _ => None,
        })
        .collect()
}

/// Numbers of two bits, of which those that mean nothing stay where they are.
fn quarters(mask: &[Option<u32>]) -> u32 {
    mask.iter().zip(0..4).fold(0, |all, (m, i)| all | (m.unwrap_or(i) & 3) << (2 * i))
}

fn is_zero(dag: &Dag, value: Value) -> bool {
    let lanes = dag.operands(value.node);
    dag.op(value.node) == NodeOp::BUILD_VECTOR && lanes.iter().all(|&lane| is_zero_lane(dag, lane))
}

impl Machine {
    /// The mask counts through both vectors.
    pub(super) fn shuffled(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let lanes = ty.lanes();
        if mask.len() != lanes as usize || !matches!(ty.bits(), 128 | 256) {
            return None;
        }
        let (without_a, without_b) = (is_undef(dag, a), is_undef(dag, b));
        let own = |m: u32| match (m < lanes, a == b) {
            (true, _) if without_a => None,
            (false, _) if without_b => None,
            (false, true) => Some(m - lanes),
            _ => Some(m),
        };
        let mut mask: Mask = mask.iter().map(|m| m.and_then(own)).collect();
        let (mut a, mut b) = (a, b);
        if mask.iter().flatten().all(|&m| m >= lanes) {
            (a, b) = (b, a);
            mask.iter_mut().flatten().for_each(|m| *m -= lanes);
        }
        if mask.iter().all(Option::is_none) {
            return Some(dag.undef(ty));
        }
        if is(&mask, |i| i) {
            return Some(a);
        }
        let is_one = mask.iter().flatten().all(|&m| m < lanes);
        let b = if is_one { a } else { b };
        if ty.bits() == 256 {
            return self.shuffled_256(dag, a, b, is_one, &mask);
        }
        let one = self.in_one(dag, a, b, is_one, &mask);
        let one =
            one.or_else(|| if is_one { None } else { self.in_one(dag, b, a, false, &exchanged(&mask)) });
        one.or_else(|| self.with_wider_elements(dag, a, b, &mask))
            .or_else(|| match lanes {
                4 => self.fours_in_two(dag, a, b, is_one, &mask),
                8 if is_one => self.words_in_two(dag, a, &mask),
                _ => None,
            })
            .or_else(|| self.by_bytes(dag, a, b, is_one, &mask))
            .or_else(|| self.bytes_as_words(dag, a, is_one, &mask))
            .or_else(|| self.even_ones(dag, a, b, &mask))
            .or_else(|| self.by_mask(dag, a, b, &mask))
    }

    fn with_wider_elements(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let wide = match ty.scalar_bits() {
            bits @ (8 | 16) => ValueType::int(bits * 2),
            32 if ty.is_float() => ValueType::F64,
            32 => ValueType::I64,
            _ => return None,
        };
        let mask = doubled(mask)?;
        let wide = vector(wide, ty.lanes() / 2);
        let (a, b) = (cast(dag, a, wide), cast(dag, b, wide));
        let value = self.shuffled(dag, a, b, &mask)?;
        Some(cast(dag, value, ty))
    }

    /// One instruction; of two vectors, with the second one as second operand.
    fn in_one(&self, dag: &mut Dag, a: Value, b: Value, is_one: bool, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let lanes = ty.lanes();
        let second = if is_one { 0 } else { lanes };
        for (node, base) in [(node::UNPCKL, 0), (node::UNPCKH, lanes / 2)] {
            if is(mask, |i| base + i / 2 + i % 2 * second) {
                return Some(dag.value(node, ty, &[a, b]));
            }
        }
        if let Some(value) = self.shifted_bytes(dag, a, b, is_one, mask) {
            return Some(value);
        }
        if is_one {
            return self.one_in_one(dag, a, mask);
        }
        let from_first = |m: &Option<u32>| m.is_none_or(|m| m < lanes);
        let from_second = |m: &Option<u32>| m.is_none_or(|m| m >= lanes);
        if is(mask, |i| if i == 0 { lanes } else { i }) && matches!(lanes, 2 | 4) && !self.has_sse41 {
            return self.in_floats(dag, node::MOVLOW, a, b, None);
        }
        if let Some(value) = self.blended(dag, a, b, mask) {
            return Some(value);
        }
        let half = lanes as usize / 2;
        if lanes <= 4 && mask[..half].iter().all(from_first) && mask[half..].iter().all(from_second) {
            let numbers = if lanes == 4 {
                quarters(mask)
            } else {
                mask[0].unwrap_or(0) & 1 | (mask[1].unwrap_or(1) & 1) << 1
            };
            return self.in_floats(dag, node::SHUFP, a, b, Some(numbers));
        }
        None
    }

    fn one_in_one(&self, dag: &mut Dag, a: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let by = |dag: &mut Dag, node, number| Some(self.by_number(dag, node, &[a], number));
        match (ty.lanes(), ty.is_float()) {
            (4, false) => by(dag, node::PSHUFD, quarters(mask)),
            (4, true) if self.has_avx => by(dag, node::VPERMILPI, quarters(mask)),
            (4, true) => self.in_floats(dag, node::SHUFP, a, a, Some(quarters(mask))),
            (2, false) => {
                let number = |i: usize| if mask[i].unwrap_or(i as u32) == 0 { 4 } else { 0xe };
                Some(self.numbered(dag, a, number(0) | number(1) << 4))
            }
            (2, true) => {
                let numbers = mask[0].unwrap_or(0) | mask[1].unwrap_or(1) << 1;
                let node = if self.has_avx { node::VPERMILPI } else { node::SHUFP };
                let operands: &[Value] = if self.has_avx { &[a] } else { &[a, a] };
                Some(self.by_number(dag, node, operands, numbers))
            }
            (8, _) if is(&mask[4..], |i| i + 4) && mask[..4].iter().flatten().all(|&m| m < 4) => {
                by(dag, node::PSHUFLW, quarters(mask))
            }
            (8, _) if is(&mask[..4], |i| i) && mask[4..].iter().flatten().all(|&m| m >= 4) => {
                by(dag, node::PSHUFHW, quarters(&mask[4..]))
            }
            _ => None,
        }
    }

    /// An instruction on floating-point numbers.
    fn in_floats(
        &self,
        dag: &mut Dag,
        node: NodeOp,
        a: Value,
        b: Value,
        number: Option<u32>,
    ) -> Option<Value> {
        let ty = dag.type_of(a);
        let of = if ty.scalar_bits() == 64 { ValueType::F64 } else { ValueType::F32 };
        let floats = vector(of, ty.lanes());
        let (a, b) = (cast(dag, a, floats), cast(dag, b, floats));
        let value = match number {
            Some(number) => self.by_number(dag, node, &[a, b], number),
            None => dag.value(node, floats, &[a, b]),
        };
        Some(cast(dag, value, ty))
    }

    /// All bytes moved by the same number of places, with zeros, or bytes of the other vector, behind them.
    fn shifted_bytes(
        &self,
        dag: &mut Dag,
        a: Value,
        b: Value,
        is_one: bool,
        mask: &[Option<u32>],
    ) -> Option<Value> {
        let ty = dag.type_of(a);
        let (lanes, bytes) = (ty.lanes(), ty.scalar_bits() / 8);
        let all = vector(ValueType::I8, 16);
        let by_zero = !is_one && is_zero(dag, b);
        let behind = |m: Option<u32>| m.is_none_or(|m| by_zero && m >= lanes);
        for by in 1..lanes {
            let rest = (lanes - by) as usize;
            let (node, number) = if is(&mask[..rest], |i| i + by) && mask[rest..].iter().all(|&m| behind(m)) {
                (node::VSRLDQ, by)
            } else if is(&mask[by as usize..], |i| i) && mask[..by as usize].iter().all(|&m| behind(m)) {
                (node::VSHLDQ, by)
            } else if self.has_ssse3 && is(mask, |i| if is_one { (i + by) % lanes } else { i + by }) {
                let (high, low) = (cast(dag, b, all), cast(dag, a, all));
                let value = self.by_number(dag, node::PALIGNR, &[high, low], by * bytes);
                return Some(cast(dag, value, ty));
            } else if lanes > 4 && is(mask, |i| if is_one { (i + by) % lanes } else { i + by }) {
                let (high, low) = (cast(dag, b, all), cast(dag, a, all));
                let low = self.by_number(dag, node::VSRLDQ, &[low], by * bytes);
                let high = self.by_number(dag, node::VSHLDQ, &[high], (lanes - by) * bytes);
                let value = dag.value(NodeOp::OR, all, &[low, high]);
                return Some(cast(dag, value, ty));
            } else {
                continue;
            };
            if lanes <= 4 && !by_zero {
                // There are better ones.
                continue;
            }
            let value = cast(dag, a, all);
            let value = self.by_number(dag, node, &[value], number * bytes);
            return Some(cast(dag, value, ty));
        }
        None
    }

    /// Elements that stay in their places.
    fn blended(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let lanes = ty.lanes();
        if !self.has_sse41 || !mask.iter().zip(0..).all(|(m, i)| m.is_none_or(|m| m % lanes == i)) {
            return None;
        }
        let bits = mask.iter().zip(0..).filter(|(m, _)| m.is_some_and(|m| m >= lanes));
        let bits = bits.fold(0u32, |all, (_, i)| all | 1 << i);
        let is_wide = ty.bits() == 256;
        let (own, number) = match (ty.scalar_bits(), ty.is_float()) {
            (_, true) => (ty, bits),
            (16, _) if !is_wide => (ty, bits),
            (16, _) if self.has_avx2 && bits & 0xff == bits >> 8 => (ty, bits & 0xff),
            (32, _) if self.has_avx2 => (ty, bits),
            (64, _) if self.has_avx2 => {
                let twice = (0..lanes).filter(|i| bits >> i & 1 == 1).fold(0, |all, i| all | 3 << (2 * i));
                (vector(ValueType::I32, lanes * 2), twice)
            }
            (32 | 64, _) if !is_wide => {
                let words = 8 / lanes;
                let each = (1 << words) - 1;
                let all = (0..lanes).filter(|i| bits >> i & 1 == 1);
                (vector(ValueType::I16, 8), all.fold(0, |all, i| all | each << (words * i)))
            }
            _ => return None,
        };
        let (a, b) = (cast(dag, a, own), cast(dag, b, own));
        let value = self.by_number(dag, node::BLENDI, &[a, b], number);
        Some(cast(dag, value, ty))
    }

    /// Four elements by two instructions that take two of each operand.
    fn fours_in_two(
        &self,
        dag: &mut Dag,
        a: Value,
        b: Value,
        is_one: bool,
        mask: &[Option<u32>],
    ) -> Option<Value> {
        if is_one {
            return None;
        }
        let in_second: SmallVec<[usize; 4]> = (0..4).filter(|&i| mask[i].is_some_and(|m| m >= 4)).collect();
        let in_first: SmallVec<[usize; 4]> = (0..4).filter(|&i| mask[i].is_some_and(|m| m < 4)).collect();
        if in_second.len() > 2 {
            return self.fours_in_two(dag, b, a, false, &exchanged(mask));
        }
        let number = |i: usize| mask[i].unwrap_or(0) & 3;
        if let (&[place], true) = (&in_second[..], in_first.len() == 3) {
            // The one and its neighbour, then those and the other half.
            let neighbour = place ^ 1;
            let pair = (number(place) * 5) | ((number(neighbour) * 5) << 4);
            let pair = self.in_floats(dag, node::SHUFP, b, a, Some(pair))?;
            let own = if place < neighbour { 8 } else { 2 };
            return if place < 2 {
                let numbers = own | number(2) << 4 | number(3) << 6;
                self.in_floats(dag, node::SHUFP, pair, a, Some(numbers))
            } else {
                let numbers = number(0) | number(1) << 2 | own << 4;
                self.in_floats(dag, node::SHUFP, a, pair, Some(numbers))
            };
        }
        // Two of each next to each other, then in their places.
        let mut gathered: [Option<u32>; 4] = [None; 4];
        let mut order: [Option<u32>; 4] = [None; 4];
        for (from, all) in [(0, &in_first), (2, &in_second)] {
            for (k, &place) in all.iter().enumerate() {
                *gathered.get_mut(from + k)? = mask[place];
                order[place] = Some((from + k) as u32);
            }
        }
        if in_first.len() > 2 {
            return None;
        }
        let both = self.in_one(dag, a, b, false, &gathered)?;
        self.one_in_one(dag, both, &order)
    }

    /// Words of one vector, in halves that are put in order before or after.
    fn words_in_two(&self, dag: &mut Dag, a: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let in_half = |half: &[Option<u32>], high: bool| half.iter().flatten().all(|&m| (m >= 4) == high);
        let (low, high) = mask.split_at(4);
        if self.has_ssse3 {
            return None;
        }
        let (first, second, is_crossed) = if in_half(low, false) && in_half(high, true) {
            (low, high, false)
        } else if in_half(low, true) && in_half(high, false) {
            (low, high, true)
        } else if in_half(low, false) && is(high, |i| low[i as usize].unwrap_or(0)) {
            let low = self.by_number(dag, node::PSHUFLW, &[a], quarters(low));
            return Some(self.numbered(dag, low, 0x44));
        } else {
            return None;
        };
        let value = if is_crossed { self.numbered(dag, a, 0x4e) } else { a };
        let value = self.by_number(dag, node::PSHUFLW, &[value], quarters(first));
        let value = self.by_number(dag, node::PSHUFHW, &[value], quarters(second));
        Some(cast(dag, value, ty))
    }

    /// Bytes by number, those of the other vector being zeros.
    fn by_bytes(
        &self,
        dag: &mut Dag,
        a: Value,
        b: Value,
        is_one: bool,
        mask: &[Option<u32>],
    ) -> Option<Value> {
        let ty = dag.type_of(a);
        if !self.has_ssse3 || ty.scalar_bits() > 16 {
            return None;
        }
        let first = self.bytes_of(dag, a, mask, 0);
        let second_is_zero = !is_one && is_zero(dag, b);
        if is_one || second_is_zero {
            return Some(first);
        }
        let second = self.bytes_of(dag, b, mask, ty.lanes());
        Some(dag.value(NodeOp::OR, ty, &[first, second]))
    }

    fn bytes_of(&self, dag: &mut Dag, value: Value, mask: &[Option<u32>], from: u32) -> Value {
        let ty = dag.type_of(value);
        let bytes = ty.scalar_bits() / 8;
        let all = vector(ValueType::I8, ty.bits() as u32 / 8);
        let mut numbers: SmallVec<[Value; 32]> = SmallVec::new();
        for m in mask {
            for byte in 0..bytes {
                let number = match m {
                    Some(m) if (from..from + ty.lanes()).contains(m) => {
                        i64::from(((m - from) * bytes + byte) & 0xf)
                    }
                    Some(_) => -128,
                    None => {
                        numbers.push(dag.undef(ValueType::I8));
                        continue;
                    }
                };
                numbers.push(dag.constant(number, ValueType::I8));
            }
        }
        let numbers = dag.value(NodeOp::BUILD_VECTOR, all, &numbers);
        let value = cast(dag, value, all);
        let value = dag.value(node::PSHUFB, all, &[value, numbers]);
        cast(dag, value, ty)
    }

    /// Bytes of which each half of the result has those of one half: as words, and back.
    fn bytes_as_words(&self, dag: &mut Dag, a: Value, is_one: bool, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        if ty.lanes() != 16 || !is_one {
            return None;
        }
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

    /// Elements that stay in their places, by the bits of a constant.
    fn by_mask(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let lanes = ty.lanes();
        if !ty.is_int() || !mask.iter().zip(0..).all(|(m, i)| m.is_none_or(|m| m % lanes == i)) {
            return None;
        }
        let ones: SmallVec<[Value; 32]> = mask
            .iter()
            .map(|m| dag.constant(-i64::from(m.is_some_and(|m| m >= lanes)), ty.element()))
            .collect();
        let ones = dag.value(NodeOp::BUILD_VECTOR, ty, &ones);
        let differing = dag.value(NodeOp::XOR, ty, &[a, b]);
        let taken = dag.value(NodeOp::AND, ty, &[differing, ones]);
        Some(dag.value(NodeOp::XOR, ty, &[taken, a]))
    }

    // 256 bits.

    fn shuffled_256(
        &self,
        dag: &mut Dag,
        a: Value,
        b: Value,
        is_one: bool,
        mask: &[Option<u32>],
    ) -> Option<Value> {
        let ty = dag.type_of(a);
        let bits = ty.scalar_bits();
        if !self.has_avx {
            return None;
        }
        if !self.has_avx2 && ty.is_int() && bits >= 32 {
            let floats = vector(if bits == 64 { ValueType::F64 } else { ValueType::F32 }, ty.lanes());
            let (a, b) = (cast(dag, a, floats), cast(dag, b, floats));
            let value = self.shuffled_256(dag, a, b, is_one, mask)?;
            return Some(cast(dag, value, ty));
        }
        if !is_one && let Some(value) = self.blended(dag, a, b, mask) {
            return Some(value);
        }
        if let Some(value) = self.whole_halves(dag, a, b, mask) {
            return Some(value);
        }
        if ty.is_float() || self.has_avx2 {
            let found = self.in_both_halves(dag, a, b, is_one, mask);
            let found = found.or_else(|| {
                if is_one { None } else { self.in_both_halves(dag, b, a, false, &exchanged(mask)) }
            });
            if found.is_some() {
                return found;
            }
        }
        if is_one
            && self.has_avx2
            && let Some(value) = self.across_halves(dag, a, mask)
        {
            return Some(value);
        }
        self.half_by_half(dag, a, b, mask)
    }

    /// Halves of both that stay whole.
    fn whole_halves(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let half = ty.lanes() / 2;
        let mut numbers = 0;
        for (k, part) in mask.chunks(half as usize).enumerate() {
            let first = part.iter().zip(0..).find_map(|(m, i)| m.map(|m| m.wrapping_sub(i)))?;
            if !first.is_multiple_of(half) || !is(part, |i| first + i) {
                return None;
            }
            numbers |= (first / half) << (4 * k);
        }
        let doubles = vector(ValueType::F64, 4);
        let (a, b) = (cast(dag, a, doubles), cast(dag, b, doubles));
        let value = self.by_number(dag, node::VPERM2X128, &[a, b], numbers);
        Some(cast(dag, value, ty))
    }

    /// The same in both halves.
    fn in_both_halves(
        &self,
        dag: &mut Dag,
        a: Value,
        b: Value,
        is_one: bool,
        mask: &[Option<u32>],
    ) -> Option<Value> {
        let ty = dag.type_of(a);
        let (lanes, half) = (ty.lanes(), ty.lanes() / 2);
        let is_inside =
            mask.iter().zip(0..).all(|(m, i)| m.is_none_or(|m| (m % lanes >= half) == (i >= half)));
        if !is_inside {
            return None;
        }
        // Where the second vector begins in a half's own numbers.
        let own = |m: u32| m % half + if m >= lanes { half } else { 0 };
        let mut each: Mask = SmallVec::from_elem(None, half as usize);
        let mut is_same = true;
        for (i, m) in mask.iter().enumerate() {
            let (Some(m), place) = (m.map(own), i % half as usize) else { continue };
            is_same &= each[place].is_none_or(|known| known == m);
            each[place] = Some(m);
        }
        if is_same {
            let second = if is_one { 0 } else { half };
            for (node, base) in [(node::UNPCKL, 0), (node::UNPCKH, half / 2)] {
                if is(&each, |i| base + i / 2 + i % 2 * second) {
                    return Some(dag.value(node, ty, &[a, b]));
                }
            }
            match (half, ty.is_float()) {
                (4, false) if is_one => {
                    return Some(self.by_number(dag, node::PSHUFD, &[a], quarters(&each)));
                }
                (4, true) if is_one => {
                    return Some(self.by_number(dag, node::VPERMILPI, &[a], quarters(&each)));
                }
                (4, _)
                    if each[..2].iter().flatten().all(|&m| m < 4)
                        && each[2..].iter().flatten().all(|&m| m >= 4) =>
                {
                    return self.in_floats(dag, node::SHUFP, a, b, Some(quarters(&each)));
                }
                _ => {}
            }
        }
        if is_one && self.has_avx2 && ty.scalar_bits() <= 16 {
            return Some(self.bytes_of(dag, a, mask, 0));
        }
        if ty.scalar_bits() == 64 && is_one && ty.is_float() {
            let numbers = mask.iter().zip(0..).fold(0, |all, (m, i)| all | (m.unwrap_or(i) & 1) << i);
            return Some(self.by_number(dag, node::VPERMILPI, &[a], numbers));
        }
        None
    }

    /// Of one vector, by numbers that reach across its halves.
    fn across_halves(&self, dag: &mut Dag, a: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        if mask.iter().all(|m| m.is_none_or(|m| m == 0)) {
            let (low, _) = self.halves(dag, a)?;
            return Some(dag.value(node::VBROADCAST, ty, &[low]));
        }
        match ty.scalar_bits() {
            64 => Some(self.by_number(dag, node::VPERMI, &[a], quarters(mask))),
            32 => {
                let numbers: SmallVec<[Value; 8]> =
                    mask.iter().map(|m| dag.constant(m.unwrap_or(0).into(), ValueType::I32)).collect();
                let numbers = dag.value(NodeOp::BUILD_VECTOR, vector(ValueType::I32, 8), &numbers);
                Some(dag.value(node::VPERMV, ty, &[numbers, a]))
            }
            _ => None,
        }
    }

    fn half_by_half(&self, dag: &mut Dag, a: Value, b: Value, mask: &[Option<u32>]) -> Option<Value> {
        let ty = dag.type_of(a);
        let half = ty.lanes() / 2;
        let ((a, c), (b, d)) = (self.halves(dag, a)?, self.halves(dag, b)?);
        let sources = [a, c, b, d];
        let mut parts: SmallVec<[Value; 2]> = SmallVec::new();
        for part in mask.chunks(half as usize) {
            let mut used: SmallVec<[u32; 4]> = SmallVec::new();
            for m in part.iter().flatten() {
                if !used.contains(&(m / half)) {
                    used.push(m / half);
                }
            }
            let (first, second) = match used[..] {
                [] => (0, 0),
                [one] => (one, one),
                [one, two] => (one, two),
                _ => return None,
            };
            let own: Mask =
                part.iter().map(|m| m.map(|m| m % half + if m / half == first { 0 } else { half })).collect();
            parts.push(self.shuffled(dag, sources[first as usize], sources[second as usize], &own)?);
        }
        self.joined(dag, parts[0], parts[1])
    }
}

/// The same with the vectors changed round.
fn exchanged(mask: &[Option<u32>]) -> Mask {
    let lanes = mask.len() as u32;
    mask.iter().map(|m| m.map(|m| if m < lanes { m + lanes } else { m - lanes })).collect()
}
