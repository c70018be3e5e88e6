//! Bits of lanes: how many are set, leading or trailing zeros, bytes and bits in the opposite order.
//!
//! Sums of neighbouring bits, of pairs of bits and so on; exchanges of neighbours in the same way. A logarithmic number of
//! steps in the width of a lane.

use super::vectors::Vectors;
use crate::dag::Value;
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Vectors<'_> {
    /// Bits that are set: sums of neighbours, then of pairs, of bytes; then those of the bytes of a lane.
    pub(super) fn population(&mut self, a: Value, depth: u32) -> Option<Value> {
        let ty = self.new.type_of(a);
        let bits = ty.scalar_bits();
        if bits > 8 {
            let bytes = ValueType::I8.vector(ty.bits() as u32 / 8, false)?;
            let value = self.same_bits(a, bytes);
            let value = self.on_lanes(NodeOp::CTPOP, bytes, &[value], 0, depth)?;
            if bits == 64 {
                let zero = self.splat(value, 0);
                if let Some(sums) = self.lowering.sums_of_differences(self.new, value, zero) {
                    return Some(sums);
                }
            }
            let mut value = self.same_bits(value, ty);
            let mut step = bits / 2;
            while step >= 8 {
                let by = self.splat(a, i64::from(step));
                let up = self.two(NodeOp::SHL, value, by, depth)?;
                value = self.two(NodeOp::ADD, value, up, depth)?;
                step /= 2;
            }
            let by = self.splat(a, i64::from(bits) - 8);
            return self.two(NodeOp::SRL, value, by, depth);
        }
        let words = ValueType::I16.vector(ty.lanes() / 2, false)?;
        // Bits that come from a neighbour are masked.
        let shifted = |this: &mut Self, value: Value, by: u32, mask: i64| {
            let word = this.same_bits(value, words);
            let word = this.lowering.shift_vector(this.new, NodeOp::SRL, word, by)?;
            let (value, mask) = (this.same_bits(word, ty), this.splat(value, mask));
            Some(this.binary(NodeOp::AND, value, mask))
        };
        let half = shifted(self, a, 1, 0x55)?;
        let pairs = self.two(NodeOp::SUB, a, half, depth)?;
        let high = shifted(self, pairs, 2, 0x33)?;
        let low = self.splat(a, 0x33);
        let low = self.binary(NodeOp::AND, pairs, low);
        let fours = self.two(NodeOp::ADD, low, high, depth)?;
        let high = shifted(self, fours, 4, 0x0f)?;
        let sum = self.two(NodeOp::ADD, fours, high, depth)?;
        let mask = self.splat(a, 0x0f);
        Some(self.binary(NodeOp::AND, sum, mask))
    }

    /// Pieces of `size` bits in the opposite order.
    pub(super) fn exchanged(&mut self, a: Value, size: u32, depth: u32) -> Option<Value> {
        let ty = self.new.type_of(a);
        // Bytes in another order are a shuffle.
        let bytes = ValueType::I8.vector(ty.bits() as u32 / 8, false)?;
        let count = ty.scalar_bits() / 8;
        let mask: SmallVec<[Option<u32>; 32]> =
            (0..bytes.lanes()).map(|i| Some(i / count * count + (count - 1 - i % count))).collect();
        let (value, undef) = (self.same_bits(a, bytes), self.new.undef(bytes));
        if let Some(value) = self.lowering.shuffle(self.new, value, undef, &mask) {
            return Some(self.same_bits(value, ty));
        }
        let mut value = a;
        let mut step = size;
        while step < ty.scalar_bits() {
            value = self.exchange(value, step, depth)?;
            step *= 2;
        }
        Some(value)
    }

    /// Neighbours of `step` bits changed round.
    pub(super) fn exchange(&mut self, value: Value, step: u32, depth: u32) -> Option<Value> {
        let ty = self.new.type_of(value);
        let by = self.splat(value, i64::from(step));
        if 2 * step == ty.scalar_bits() && ty.scalar_bits() > 8 {
            let (up, down) =
                (self.two(NodeOp::SHL, value, by, depth)?, self.two(NodeOp::SRL, value, by, depth)?);
            return Some(self.binary(NodeOp::OR, up, down));
        }
        // Every other run of bits.
        let mask =
            (0..64).filter(|bit| (bit / step).is_multiple_of(2)).fold(0u64, |mask, bit| mask | 1 << bit);
        let mask = self.splat(value, crate::dag::sign_extend(mask as i64, ty.scalar_bits()));
        let low = self.binary(NodeOp::AND, value, mask);
        // By words, where neighbours do not get in the way.
        let words = ValueType::I16.vector(ty.bits() as u32 / 16, false)?;
        let (down, up) = if ty.scalar_bits() == 8 {
            let (a, b) = (self.same_bits(value, words), self.same_bits(low, words));
            let down = self.lowering.shift_vector(self.new, NodeOp::SRL, a, step)?;
            let up = self.lowering.shift_vector(self.new, NodeOp::SHL, b, step)?;
            (self.same_bits(down, ty), self.same_bits(up, ty))
        } else {
            (self.two(NodeOp::SRL, value, by, depth)?, self.two(NodeOp::SHL, low, by, depth)?)
        };
        let down = self.binary(NodeOp::AND, down, mask);
        Some(self.binary(NodeOp::OR, up, down))
    }
}
