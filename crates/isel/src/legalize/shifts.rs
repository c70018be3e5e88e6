//! Shifts of lanes: by a number, by the same amount for all, by amounts of their own; rotations, and shifts of two vectors as
//! one.
//!
//! ```text
//! v16i8 = srl a, 3        ((v8i16) a >> 3) & 0x1f
//! v8i16 = shl a, b        in twice the width, where the machine has it; for each bit of b a choice otherwise
//! v4i32 = rotl a, 5       a << 5 | a >> 27
//! ```
//!
//! The cheapest first: a number that is in all lanes, numbers that are products with powers of two, an amount in a register,
//! lanes of twice the width, bit by bit. Lanes of the amounts that are not defined are as any other lane has it. Linear in the
//! number of lanes.

use super::vectors::{Lanes, Shape, Vectors};
use super::widths::Fit;
use crate::dag::Value;
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

impl Vectors<'_> {
    /// The number that is in all lanes.
    pub(super) fn splat_number(&self, value: Value) -> Option<i64> {
        let first = *self.same_lanes(value)?.first()?;
        self.new.as_constant(first)
    }

    /// The lanes of a vector that has the same in all that are defined, which come first.
    pub(super) fn same_lanes(&self, value: Value) -> Option<&[Value]> {
        let lanes = self.new.operands(value.node);
        let first = lanes.first()?;
        let is_same = |lane: &Value| lane == first || self.is_undefined(*lane);
        (self.new.op(value.node) == NodeOp::BUILD_VECTOR && lanes.iter().all(is_same)).then_some(lanes)
    }

    fn is_undefined(&self, value: Value) -> bool {
        matches!(self.new.op(value.node), NodeOp::UNDEF | NodeOp::POISON)
    }

    pub(super) fn numbers(&self, value: Value) -> Option<SmallVec<[u32; 32]>> {
        let lanes = self.new.operands(value.node);
        if self.new.op(value.node) != NodeOp::BUILD_VECTOR {
            return None;
        }
        let any = lanes.iter().copied().find(|&lane| !self.is_undefined(lane))?;
        let number = |&lane: &Value| {
            let lane = if self.is_undefined(lane) { any } else { lane };
            self.new.as_constant(lane).and_then(|n| u32::try_from(n).ok())
        };
        lanes.iter().map(number).collect()
    }

    pub(super) fn built(&mut self, ty: ValueType, numbers: impl Iterator<Item = i64>) -> Value {
        let lanes: SmallVec<[Value; 32]> = numbers.map(|n| self.new.constant(n, ty.element())).collect();
        self.new.value(NodeOp::BUILD_VECTOR, ty, &lanes)
    }

    pub(super) fn shifted(&mut self, op: NodeOp, a: Value, by: Value, depth: u32) -> Option<Value> {
        let ty = self.new.type_of(a);
        let bits = ty.scalar_bits();
        if let Some(number) = self.splat_number(by).and_then(|n| u32::try_from(n).ok()) {
            if number == 0 {
                return Some(a);
            }
            return if number < bits {
                self.shifted_by(op, a, number, depth)
            } else {
                Some(self.new.undef(ty))
            };
        }
        if let Some(numbers) = self.numbers(by)
            && numbers.iter().all(|&n| n < bits)
            && let Some(value) = self.shifted_by_numbers(op, a, &numbers, depth)
        {
            return Some(value);
        }
        if let Some(&[amount, ..]) = self.same_lanes(by)
            && let Some(value) = self.shifted_by_scalar(op, a, amount, depth)
        {
            return Some(value);
        }
        // In twice the width, where lanes have amounts of their own.
        let twice = ValueType::int(bits * 2).vector(ty.lanes(), false)?;
        if bits < 32
            && let Shape::Pieces(piece, _) = self.shape(twice)
            && self.legality.is_covered(op, piece)
        {
            let extend = if op == NodeOp::SRA { NodeOp::SIGN_EXTEND } else { NodeOp::ZERO_EXTEND };
            let wide = self.extend_parts(extend, &[a], twice)?;
            let amounts = self.extend_parts(NodeOp::ZERO_EXTEND, &[by], twice)?;
            let mut out = Lanes::new();
            for (&value, &by) in wide.iter().zip(&amounts) {
                out.push(self.two(op, value, by, depth)?);
            }
            let fit = match op {
                NodeOp::SRL => Fit::Unsigned,
                NodeOp::SRA => Fit::Signed,
                _ => Fit::Unknown,
            };
            return self.narrow_parts(&out, ty, fit)?.first().copied();
        }
        if bits == 64 && op == NodeOp::SRA {
            let sign = self.splat(a, i64::MIN);
            let (down, sign) =
                (self.two(NodeOp::SRL, a, by, depth)?, self.two(NodeOp::SRL, sign, by, depth)?);
            let turned = self.binary(NodeOp::XOR, down, sign);
            return self.two(NodeOp::SUB, turned, sign, depth);
        }
        if bits <= 16 { self.shifted_bit_by_bit(op, a, by, depth) } else { None }
    }

    /// All lanes by the same number, which is not 0.
    pub(super) fn shifted_by(&mut self, op: NodeOp, a: Value, by: u32, depth: u32) -> Option<Value> {
        let ty = self.new.type_of(a);
        let bits = ty.scalar_bits();
        if op == NodeOp::SHL && by == 1 && bits == 8 {
            return self.two(NodeOp::ADD, a, a, depth);
        }
        if let Some(value) = self.lowering.shift_vector(self.new, op, a, by) {
            return Some(value);
        }
        if op == NodeOp::SRA && by == bits - 1 {
            let zero = self.splat(a, 0);
            return self.compare(CondCode::GT, zero, a);
        }
        if op == NodeOp::SRA {
            // Zeros come in above; what has the sign there is turned over and back.
            let down = self.shifted_by(NodeOp::SRL, a, by, depth)?;
            let sign = self.splat(a, (1u64 << (bits - 1) >> by) as i64);
            let turned = self.binary(NodeOp::XOR, down, sign);
            return self.two(NodeOp::SUB, turned, sign, depth);
        }
        if bits != 8 {
            return None;
        }
        // With lanes of twice the width, less what comes from the neighbour.
        let words = ValueType::I16.vector(ty.lanes() / 2, false)?;
        let word = self.same_bits(a, words);
        let shifted = self.lowering.shift_vector(self.new, op, word, by)?;
        let shifted = self.same_bits(shifted, ty);
        let mask = if op == NodeOp::SHL { 0xff << by & 0xff } else { 0xff >> by };
        let mask = self.splat(a, mask);
        Some(self.binary(NodeOp::AND, shifted, mask))
    }

    /// Lanes by numbers of their own: products with powers of two.
    fn shifted_by_numbers(&mut self, op: NodeOp, a: Value, numbers: &[u32], depth: u32) -> Option<Value> {
        let ty = self.new.type_of(a);
        let bits = ty.scalar_bits();
        match (op, bits) {
            (NodeOp::SHL, 16 | 32) => {
                let powers = self.built(ty, numbers.iter().map(|n| 1i64 << n));
                self.two(NodeOp::MUL, a, powers, depth)
            }
            (NodeOp::SRL, 16) if self.legality.is_covered(NodeOp::MULHU, ty) => {
                let powers = self.built(ty, numbers.iter().map(|&n| 1i64 << (16 - n) & 0xffff));
                let product = self.two(NodeOp::MULHU, a, powers, depth)?;
                if numbers.iter().all(|&n| n > 0) {
                    return Some(product);
                }
                let stays = self.built(ty, numbers.iter().map(|&n| -i64::from(n == 0)));
                Some(self.chosen(stays, a, product))
            }
            (NodeOp::SHL | NodeOp::SRL | NodeOp::SRA, 8) => {
                // As the upper byte of a word, whose upper half of a product it becomes.
                let zero = self.splat(a, 0);
                let half = ty.lanes() / 2;
                let words = ValueType::I16.vector(half, false)?;
                let (product, signed) = match op {
                    NodeOp::SHL => (NodeOp::MUL, false),
                    NodeOp::SRL => (NodeOp::MULHU, false),
                    _ => (NodeOp::MULHS, true),
                };
                if !self.legality.is_covered(product, words) {
                    return None;
                }
                let mut parts: SmallVec<[Value; 2]> = SmallVec::new();
                for base in [0, half] {
                    let mask: SmallVec<[Option<u32>; 32]> =
                        (0..ty.lanes()).map(|i| Some(base + i / 2 + i % 2 * ty.lanes())).collect();
                    let (low, high) = if op == NodeOp::SHL { (a, zero) } else { (zero, a) };
                    let wide = self.lowering.shuffle(self.new, low, high, &mask)?;
                    let wide = self.same_bits(wide, words);
                    let own = numbers.iter().skip(base as usize).take(half as usize);
                    let powers = if op == NodeOp::SHL {
                        self.built(words, own.map(|&n| 1i64 << n))
                    } else {
                        self.built(words, own.map(|&n| 1i64 << (8 - n)))
                    };
                    let mut value = self.two(product, wide, powers, depth)?;
                    if op == NodeOp::SHL {
                        let low = self.splat(value, 0xff);
                        value = self.binary(NodeOp::AND, value, low);
                    }
                    parts.push(value);
                }
                self.lowering.pack_lanes(self.new, parts[0], parts[1], 8, signed)
            }
            _ => None,
        }
        .filter(|_| ty.bits() == 128 || bits != 8)
    }

    /// All lanes by the same number that is in a register.
    fn shifted_by_scalar(&mut self, op: NodeOp, a: Value, amount: Value, depth: u32) -> Option<Value> {
        if let Some(value) = self.lowering.shift_vector_by(self.new, op, a, amount) {
            return Some(value);
        }
        let ty = self.new.type_of(a);
        if ty.scalar_bits() == 64 && op == NodeOp::SRA {
            let sign = self.splat(a, i64::MIN);
            let down = self.lowering.shift_vector_by(self.new, NodeOp::SRL, a, amount)?;
            let sign = self.lowering.shift_vector_by(self.new, NodeOp::SRL, sign, amount)?;
            let turned = self.binary(NodeOp::XOR, down, sign);
            return self.two(NodeOp::SUB, turned, sign, depth);
        }
        if ty.scalar_bits() != 8 {
            return None;
        }
        if op == NodeOp::SRA {
            // The sign is moved as well, and what has it there is turned over and back.
            let words = ValueType::I16.vector(ty.lanes() / 2, false)?;
            let down = self.shifted_by_scalar(NodeOp::SRL, a, amount, depth)?;
            let like = self.new.undef(words);
            let sign = self.splat(like, 0x8080);
            let sign = self.lowering.shift_vector_by(self.new, NodeOp::SRL, sign, amount)?;
            let sign = self.same_bits(sign, ty);
            let turned = self.binary(NodeOp::XOR, down, sign);
            return self.two(NodeOp::SUB, turned, sign, depth);
        }
        // With lanes of twice the width, less what comes from the neighbour.
        let words = ValueType::I16.vector(ty.lanes() / 2, false)?;
        let word = self.same_bits(a, words);
        let shifted = self.lowering.shift_vector_by(self.new, op, word, amount)?;
        let shifted = self.same_bits(shifted, ty);
        let wide = ValueType::I32;
        let amount = crate::call::resize(self.new, amount, self.pointer);
        let all = self.new.constant(0xff, wide);
        let mask = self.new.value(op, wide, &[all, amount]);
        let mask = self.new.value(NodeOp::TRUNCATE, ValueType::I8, &[mask]);
        let lanes: SmallVec<[Value; 32]> = smallvec![mask; ty.lanes() as usize];
        let mask = self.new.value(NodeOp::BUILD_VECTOR, ty, &lanes);
        Some(self.binary(NodeOp::AND, shifted, mask))
    }

    fn shifted_bit_by_bit(&mut self, op: NodeOp, a: Value, by: Value, depth: u32) -> Option<Value> {
        self.bit_by_bit(a, by, depth, |this, value, by| this.shifted_by(op, value, by, depth))
    }

    /// For each bit of the amounts, the lanes that have it are moved by what it stands for.
    fn bit_by_bit(
        &mut self,
        a: Value,
        by: Value,
        depth: u32,
        mut moved: impl FnMut(&mut Self, Value, u32) -> Option<Value>,
    ) -> Option<Value> {
        let ty = self.new.type_of(a);
        let bits = ty.scalar_bits();
        let zero = self.splat(a, 0);
        let words = ValueType::I16.vector(ty.bits() as u32 / 16, false)?;
        // The highest bit of the amounts as a sign; what comes from neighbours is below it.
        let first = bits.ilog2() - 1;
        let word = self.same_bits(by, words);
        let signs = self.lowering.shift_vector(self.new, NodeOp::SHL, word, bits - 1 - first)?;
        let mut signs = self.same_bits(signs, ty);
        let mut value = a;
        for bit in (0..=first).rev() {
            let has_bit = self.compare(CondCode::GT, zero, signs)?;
            let other = moved(self, value, 1 << bit)?;
            value = self.chosen(has_bit, other, value);
            if bit > 0 {
                signs = self.two(NodeOp::ADD, signs, signs, depth)?;
            }
        }
        Some(value)
    }

    /// Rotations and shifts of two vectors as one; the amounts count modulo the width.
    pub(super) fn rotated(
        &mut self,
        op: NodeOp,
        (a, b): (Value, Value),
        by: Value,
        depth: u32,
    ) -> Option<Value> {
        let ty = self.new.type_of(a);
        let bits = ty.scalar_bits();
        let is_left = matches!(op, NodeOp::ROTL | NodeOp::FSHL);
        if let Some(numbers) = self.numbers(by) {
            let left = numbers.iter().map(|&n| if is_left { n % bits } else { (bits - n % bits) % bits });
            let left: SmallVec<[u32; 32]> = left.collect();
            if a == b
                && left.iter().all(|&n| n == left[0])
                && let Some(value) = self.rotated_by_bytes(a, left[0])
            {
                return Some(value);
            }
            if left.iter().all(|&n| n > 0) {
                let right = self.built(ty, left.iter().map(|&n| i64::from(bits - n)));
                let left = self.built(ty, left.iter().map(|&n| i64::from(n)));
                let (up, down) =
                    (self.two(NodeOp::SHL, a, left, depth)?, self.two(NodeOp::SRL, b, right, depth)?);
                return Some(self.binary(NodeOp::OR, up, down));
            }
        }
        let (mask, one) = (self.splat(a, i64::from(bits) - 1), self.splat(a, 1));
        if a == b {
            let zero = self.splat(a, 0);
            if self.same_lanes(by).is_none()
                && let Some(value) = self.rotated_each(a, if is_left { None } else { Some(zero) }, by, depth)
            {
                return Some(value);
            }
            let own = self.binary(NodeOp::AND, by, mask);
            let other = self.two(NodeOp::SUB, zero, by, depth)?;
            let other = self.binary(NodeOp::AND, other, mask);
            let (left, right) = if is_left { (own, other) } else { (other, own) };
            let (up, down) =
                (self.two(NodeOp::SHL, a, left, depth)?, self.two(NodeOp::SRL, a, right, depth)?);
            return Some(self.binary(NodeOp::OR, up, down));
        }
        let own = self.binary(NodeOp::AND, by, mask);
        if bits <= 16
            && self.same_lanes(by).is_none()
            && let Some(value) = self.funnel_in_twice_the_width(is_left, (a, b), own, depth)
        {
            return Some(value);
        }
        // The rest of the way is at least one.
        let other = self.binary(NodeOp::XOR, own, mask);
        let (up, down) = if is_left {
            let once = self.two(NodeOp::SRL, b, one, depth)?;
            (self.two(NodeOp::SHL, a, own, depth)?, self.two(NodeOp::SRL, once, other, depth)?)
        } else {
            let once = self.two(NodeOp::SHL, a, one, depth)?;
            (self.two(NodeOp::SHL, once, other, depth)?, self.two(NodeOp::SRL, b, own, depth)?)
        };
        Some(self.binary(NodeOp::OR, up, down))
    }

    /// A rotation to the left by whole bytes, of the longest pieces that it moves.
    fn rotated_by_bytes(&mut self, a: Value, by: u32) -> Option<Value> {
        let ty = self.new.type_of(a);
        let bits = ty.scalar_bits();
        if by == 0 || !by.is_multiple_of(8) {
            return None;
        }
        let piece = 1 << by.trailing_zeros().min(5);
        let own = ValueType::int(piece).vector(ty.bits() as u32 / piece, false)?;
        let (each, by) = (bits / piece, by / piece);
        let mask: SmallVec<[Option<u32>; 32]> =
            (0..own.lanes()).map(|i| Some(i / each * each + (i % each + each - by) % each)).collect();
        let (value, undef) = (self.same_bits(a, own), self.new.undef(own));
        let value = self.lowering.shuffle(self.new, value, undef, &mask)?;
        Some(self.same_bits(value, ty))
    }

    /// Lanes rotated by amounts of their own, those subtracted from `less` first if it is there: words are both halves of
    /// products with powers of two, bytes go bit by bit.
    fn rotated_each(&mut self, a: Value, less: Option<Value>, by: Value, depth: u32) -> Option<Value> {
        let ty = self.new.type_of(a);
        let has = |op| self.legality.is_covered(op, ty);
        match ty.scalar_bits() {
            16 if has(NodeOp::MUL) && has(NodeOp::MULHU) => {
                let left = match less {
                    Some(less) => self.two(NodeOp::SUB, less, by, depth)?,
                    None => by,
                };
                let mask = self.splat(a, 15);
                let left = self.binary(NodeOp::AND, left, mask);
                let one = self.splat(a, 1);
                let powers = self.two(NodeOp::SHL, one, left, depth)?;
                let (low, high) =
                    (self.two(NodeOp::MUL, a, powers, depth)?, self.two(NodeOp::MULHU, a, powers, depth)?);
                Some(self.binary(NodeOp::OR, low, high))
            }
            8 if has(NodeOp::ADD) => {
                let op = if less.is_some() { NodeOp::SRL } else { NodeOp::SHL };
                self.bit_by_bit(a, by, depth, |this, value, by| {
                    let (left, right) = if op == NodeOp::SHL { (by, 8 - by) } else { (8 - by, by) };
                    let up = this.shifted_by(NodeOp::SHL, value, left, depth)?;
                    let down = this.shifted_by(NodeOp::SRL, value, right, depth)?;
                    Some(this.binary(NodeOp::OR, up, down))
                })
            }
            _ => None,
        }
    }

    /// Both lanes as one of twice the width, of which a half is what is left.
    fn funnel_in_twice_the_width(
        &mut self,
        is_left: bool,
        (high, low): (Value, Value),
        by: Value,
        depth: u32,
    ) -> Option<Value> {
        let ty = self.new.type_of(high);
        let bits = ty.scalar_bits();
        let twice = ValueType::int(bits * 2).vector(ty.lanes(), false)?;
        let Shape::Pieces(piece, _) = self.shape(twice) else { return None };
        let is_short = bits == 8 || self.legality.is_covered(NodeOp::SHL, piece);
        if !is_short || piece.scalar_bits() != 2 * bits {
            return None;
        }
        let high = self.extend_parts(NodeOp::ANY_EXTEND, &[high], twice)?;
        let low = self.extend_parts(NodeOp::ZERO_EXTEND, &[low], twice)?;
        let by = self.extend_parts(NodeOp::ZERO_EXTEND, &[by], twice)?;
        let mut out = Lanes::new();
        for ((&high, &low), &by) in high.iter().zip(&low).zip(&by) {
            let up = self.lowering.shift_vector(self.new, NodeOp::SHL, high, bits)?;
            let both = self.binary(NodeOp::OR, up, low);
            out.push(if is_left {
                let moved = self.two(NodeOp::SHL, both, by, depth)?;
                self.lowering.shift_vector(self.new, NodeOp::SRL, moved, bits)?
            } else {
                self.two(NodeOp::SRL, both, by, depth)?
            });
        }
        let fit = if is_left { Fit::Unsigned } else { Fit::Unknown };
        self.narrow_parts(&out, ty, fit)?.first().copied()
    }
}
