//! Operations on legal vectors: the target's, or sequences of those that it has.
//!
//! ```text
//! v4i32 = smax a, b       mask = (a > b); (a & mask) | (b & ~mask)
//! v4i32 = uaddsat a, b    a + umin(b, ~a)
//! v16i8 = srl a, 3        ((v8i16) a >> 3) & 0x1f
//! ```
//!
//! For an operation and a legal type the first of these that exists: a pattern; the target's own code
//! ([`Lowering::vector_operation`](crate::Lowering::vector_operation)); halves, if the type is one on which the target does not
//! compute; a rule, of which the cheaper come first; halves at last. What a rule makes is made in the same way, to a bounded
//! depth. `None` leaves the caller nothing but elements.

use super::vectors::Vectors;
use crate::dag::{Parts, Value};
use crate::lowering::Action;
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// Rules inside rules.
const MAX_DEPTH: u32 = 8;

impl Vectors<'_> {
    /// An operation on legal vectors, lane by lane.
    pub(super) fn on_lanes(
        &mut self,
        op: NodeOp,
        ty: ValueType,
        operands: &[Value],
        flags: u16,
        depth: u32,
    ) -> Option<Value> {
        if depth > MAX_DEPTH {
            return None;
        }
        if let (NodeOp::SHL | NodeOp::SRL | NodeOp::SRA, &[a, by]) = (op, operands)
            && let Some(number) = self.splat_number(by).and_then(|n| u32::try_from(n).ok())
            && let Some(value) = self.lowering.shift_vector(self.new, op, a, number)
        {
            return Some(if number == 0 { a } else { value });
        }
        if matches!(op, NodeOp::AND | NodeOp::FMA)
            && let Some(value) = self.lowering.vector_operation(self.new, op, ty, operands)
        {
            return Some(value);
        }
        if self.has_on(op, ty, operands) {
            return Some(self.new.make(Parts { flags, ..Parts::new(op, &[ty], operands) }).into());
        }
        if let Some(value) = self.lowering.vector_operation(self.new, op, ty, operands) {
            return Some(value);
        }
        let is_only_held = ty.is_int() && !self.legality.is_covered(NodeOp::ADD, ty);
        if is_only_held && let Some(value) = self.in_halves(op, ty, operands, depth + 1) {
            return Some(value);
        }
        let value = self.by_rule(op, ty, operands, depth + 1);
        value.or_else(|| self.in_halves(op, ty, operands, depth + 1))
    }

    fn has_on(&self, op: NodeOp, ty: ValueType, operands: &[Value]) -> bool {
        let is_conversion = matches!(
            op,
            NodeOp::SINT_TO_FP
                | NodeOp::UINT_TO_FP
                | NodeOp::FP_TO_SINT
                | NodeOp::FP_TO_UINT
                | NodeOp::FP_EXTEND
                | NodeOp::FP_ROUND
                | NodeOp::SIGN_EXTEND
                | NodeOp::ZERO_EXTEND
                | NodeOp::ANY_EXTEND
                | NodeOp::TRUNCATE
        );
        match operands.first() {
            Some(&first) if is_conversion => self.legality.has_conversion(op, ty, self.new.type_of(first)),
            _ => self.legality.is_covered(op, ty) || self.lowering.action(self.isa, op, ty) == Action::Custom,
        }
    }

    fn in_halves(&mut self, op: NodeOp, ty: ValueType, operands: &[Value], depth: u32) -> Option<Value> {
        let half = ty.element().vector(ty.lanes() / 2, false).filter(|&t| self.legality.is_legal_type(t))?;
        let (mut low, mut high): (SmallVec<[Value; 4]>, SmallVec<[Value; 4]>) = Default::default();
        for &operand in operands {
            let (a, b) =
                if self.new.type_of(operand).is_vector() { self.split(operand)? } else { (operand, operand) };
            low.push(a);
            high.push(b);
        }
        let low = self.on_lanes(op, half, &low, 0, depth)?;
        let high = self.on_lanes(op, half, &high, 0, depth)?;
        self.lowering.join_vectors(self.new, low, high)
    }

    /// Both halves; those of constants are constants.
    pub(super) fn split(&mut self, value: Value) -> Option<(Value, Value)> {
        let ty = self.new.type_of(value);
        if self.new.op(value.node) == NodeOp::BUILD_VECTOR {
            let half =
                ty.element().vector(ty.lanes() / 2, false).filter(|&t| self.legality.is_legal_type(t))?;
            let elements: SmallVec<[Value; 32]> = self.new.operands(value.node).iter().copied().collect();
            let (low, high) = elements.split_at(half.lanes() as usize);
            let low = self.new.value(NodeOp::BUILD_VECTOR, half, low);
            return Some((low, self.new.value(NodeOp::BUILD_VECTOR, half, high)));
        }
        self.lowering.split_vector(self.new, value)
    }

    /// An operation with two operands of the type of its result.
    pub(super) fn two(&mut self, op: NodeOp, a: Value, b: Value, depth: u32) -> Option<Value> {
        let ty = self.new.type_of(a);
        self.on_lanes(op, ty, &[a, b], 0, depth + 1)
    }

    /// Ones in the lanes where a comparison holds, zeros elsewhere.
    pub(super) fn compare(&mut self, code: CondCode, a: Value, b: Value) -> Option<Value> {
        if let Some(mask) = self.lowering.compare_vectors(self.new, code, a, b) {
            return Some(mask);
        }
        let ((a, c), (b, d)) = (self.split(a)?, self.split(b)?);
        let (low, high) = (self.compare(code, a, b)?, self.compare(code, c, d)?);
        self.lowering.join_vectors(self.new, low, high)
    }

    /// What a mask has been taken of.
    fn masked_with(&self, value: Value, mask: Value) -> Option<Value> {
        let &[of, with] = self.new.operands(value.node) else { return None };
        (self.new.op(value.node) == NodeOp::AND && with == mask).then_some(of)
    }

    /// The sign of each lane in all of its bits.
    pub(super) fn signs(&mut self, value: Value) -> Option<Value> {
        let bits = self.new.type_of(value).scalar_bits();
        if let Some(signs) = self.lowering.shift_vector(self.new, NodeOp::SRA, value, bits - 1) {
            return Some(signs);
        }
        let zero = self.splat(value, 0);
        self.compare(CondCode::GT, zero, value)
    }

    fn by_rule(&mut self, op: NodeOp, ty: ValueType, operands: &[Value], depth: u32) -> Option<Value> {
        let has = |op| self.legality.is_covered(op, ty);
        let bits = ty.scalar_bits();
        Some(match (op, operands) {
            (NodeOp::FREEZE, &[a]) => a,
            (NodeOp::ABS, &[a]) => {
                let zero = self.splat(a, 0);
                let extremum = [NodeOp::SMAX, NodeOp::UMIN].into_iter().find(|&op| has(op));
                if let Some(extremum) = extremum {
                    let negative = self.two(NodeOp::SUB, zero, a, depth)?;
                    return self.two(extremum, a, negative, depth);
                }
                let signs = match self.lowering.shift_vector(self.new, NodeOp::SRA, a, bits - 1) {
                    Some(signs) => signs,
                    None => self.compare(CondCode::GT, zero, a)?,
                };
                let turned = self.binary(NodeOp::XOR, a, signs);
                self.two(NodeOp::SUB, turned, signs, depth)?
            }
            (NodeOp::UMIN, &[a, b]) if has(NodeOp::USUBSAT) => {
                let more = self.two(NodeOp::USUBSAT, a, b, depth)?;
                self.two(NodeOp::SUB, a, more, depth)?
            }
            (NodeOp::UMAX, &[a, b]) if has(NodeOp::USUBSAT) => {
                let more = self.two(NodeOp::USUBSAT, a, b, depth)?;
                self.two(NodeOp::ADD, more, b, depth)?
            }
            (NodeOp::SMIN | NodeOp::SMAX | NodeOp::UMIN | NodeOp::UMAX, &[a, b]) => {
                let code =
                    if matches!(op, NodeOp::SMIN | NodeOp::SMAX) { CondCode::GT } else { CondCode::UGT };
                let mask = self.compare(code, a, b)?;
                let (yes, no) = if matches!(op, NodeOp::SMAX | NodeOp::UMAX) { (a, b) } else { (b, a) };
                self.chosen(mask, yes, no)
            }
            (NodeOp::UADDSAT, &[a, b]) if has(NodeOp::UMIN) => {
                let room = self.complement(a);
                let less = self.two(NodeOp::UMIN, room, b, depth)?;
                self.two(NodeOp::ADD, a, less, depth)?
            }
            (NodeOp::USUBSAT, &[a, b]) if has(NodeOp::UMAX) => {
                let more = self.two(NodeOp::UMAX, a, b, depth)?;
                self.two(NodeOp::SUB, more, b, depth)?
            }
            (NodeOp::UADDSAT, &[a, b]) => {
                let sum = self.two(NodeOp::ADD, a, b, depth)?;
                let wrapped = self.compare(CondCode::UGT, a, sum)?;
                self.binary(NodeOp::OR, sum, wrapped)
            }
            (NodeOp::USUBSAT, &[a, b]) => {
                let left = self.two(NodeOp::SUB, a, b, depth)?;
                let is_more = self.compare(CondCode::UGT, a, b)?;
                self.binary(NodeOp::AND, left, is_more)
            }
            (NodeOp::SADDSAT | NodeOp::SSUBSAT, &[a, b]) => {
                // A negative second operand makes the result smaller, unless it has wrapped.
                let zero = self.splat(a, 0);
                let (plain, code) = if op == NodeOp::SADDSAT {
                    (self.two(NodeOp::ADD, a, b, depth)?, CondCode::GT)
                } else {
                    (self.two(NodeOp::SUB, a, b, depth)?, CondCode::LT)
                };
                let is_less = self.compare(CondCode::GT, a, plain)?;
                let turned = self.compare(code, zero, b)?;
                let wrapped = self.binary(NodeOp::XOR, is_less, turned);
                let signs = match self.lowering.shift_vector(self.new, NodeOp::SRA, plain, bits - 1) {
                    Some(signs) => signs,
                    None => self.compare(CondCode::GT, zero, plain)?,
                };
                let lowest = self.splat(a, i64::MIN >> (64 - bits));
                let bound = self.binary(NodeOp::XOR, signs, lowest);
                self.chosen(wrapped, bound, plain)
            }
            (NodeOp::AVGCEILU | NodeOp::AVGFLOORU | NodeOp::AVGFLOORS, &[a, b]) => {
                let differing = self.binary(NodeOp::XOR, a, b);
                let one = self.splat(a, 1);
                let right = if op == NodeOp::AVGFLOORS { NodeOp::SRA } else { NodeOp::SRL };
                let half = self.two(right, differing, one, depth)?;
                let (common, last) = match op {
                    NodeOp::AVGCEILU => (NodeOp::OR, NodeOp::SUB),
                    _ => (NodeOp::AND, NodeOp::ADD),
                };
                let common = self.binary(common, a, b);
                self.two(last, common, half, depth)?
            }
            (NodeOp::ABDU, &[a, b]) if has(NodeOp::USUBSAT) => {
                let (more, less) =
                    (self.two(NodeOp::USUBSAT, a, b, depth)?, self.two(NodeOp::USUBSAT, b, a, depth)?);
                self.binary(NodeOp::OR, more, less)
            }
            (NodeOp::ABDU | NodeOp::ABDS, &[a, b]) => {
                let (max, min) = match op {
                    NodeOp::ABDU => (NodeOp::UMAX, NodeOp::UMIN),
                    _ => (NodeOp::SMAX, NodeOp::SMIN),
                };
                if has(max) && has(min) {
                    let (max, min) = (self.two(max, a, b, depth)?, self.two(min, a, b, depth)?);
                    return self.two(NodeOp::SUB, max, min, depth);
                }
                let code = if op == NodeOp::ABDU { CondCode::UGT } else { CondCode::GT };
                let is_more = self.compare(code, a, b)?;
                let plain = self.two(NodeOp::SUB, a, b, depth)?;
                // Negated where the first one is not greater.
                let turned = self.binary(NodeOp::XOR, plain, is_more);
                self.two(NodeOp::SUB, is_more, turned, depth)?
            }
            (NodeOp::SHL | NodeOp::SRL | NodeOp::SRA, &[a, by]) => return self.shifted(op, a, by, depth),
            (NodeOp::ROTL | NodeOp::ROTR, &[a, by]) => return self.rotated(op, (a, a), by, depth),
            (NodeOp::FSHL | NodeOp::FSHR, &[a, b, by]) => return self.rotated(op, (a, b), by, depth),
            (NodeOp::SIGN_EXTEND_INREG, _) => return None,
            (NodeOp::MUL | NodeOp::MULHU | NodeOp::MULHS, &[a, b]) if bits == 8 => {
                return self.product_of_bytes(op, a, b, depth);
            }
            (NodeOp::MULHS, &[a, b]) => {
                // Of unsigned numbers, less what a negative one has too much.
                let high = self.two(NodeOp::MULHU, a, b, depth)?;
                let mut excess = None;
                for (x, y) in [(a, b), (b, a)] {
                    let own = match self.splat_number(x) {
                        Some(number) if crate::dag::sign_extend(number, bits) >= 0 => continue,
                        Some(_) => y,
                        None => {
                            let signs = self.signs(x)?;
                            self.binary(NodeOp::AND, signs, y)
                        }
                    };
                    excess = Some(match excess {
                        Some(sum) => self.two(NodeOp::ADD, sum, own, depth)?,
                        None => own,
                    });
                }
                match excess {
                    Some(excess) => self.two(NodeOp::SUB, high, excess, depth)?,
                    None => high,
                }
            }
            (NodeOp::CTPOP, &[a]) => return self.population(a, depth),
            (NodeOp::CTTZ | NodeOp::CTTZ_ZERO_UNDEF, &[a]) => {
                let ones = self.splat(a, -1);
                let less = self.two(NodeOp::ADD, a, ones, depth)?;
                let above = self.complement(a);
                let below = self.binary(NodeOp::AND, less, above);
                self.on_lanes(NodeOp::CTPOP, ty, &[below], 0, depth)?
            }
            (NodeOp::CTLZ | NodeOp::CTLZ_ZERO_UNDEF, &[a]) => {
                let mut value = a;
                let mut step = 1;
                while step < bits {
                    let by = self.splat(a, i64::from(step));
                    let shifted = self.two(NodeOp::SRL, value, by, depth)?;
                    value = self.binary(NodeOp::OR, value, shifted);
                    step *= 2;
                }
                let above = self.complement(value);
                self.on_lanes(NodeOp::CTPOP, ty, &[above], 0, depth)?
            }
            (NodeOp::BSWAP, &[a]) => self.exchanged(a, 8, depth)?,
            (NodeOp::BITREVERSE, &[a]) => {
                let bytes = ValueType::I8.vector(ty.bits() as u32 / 8, false)?;
                let swapped = if bits == 8 { a } else { self.on_lanes(NodeOp::BSWAP, ty, &[a], 0, depth)? };
                let mut value = self.same_bits(swapped, bytes);
                if let Some(value) = self.lowering.vector_operation(self.new, op, bytes, &[value]) {
                    return Some(self.same_bits(value, ty));
                }
                for step in [4, 2, 1] {
                    value = self.exchange(value, step, depth)?;
                }
                self.same_bits(value, ty)
            }
            (NodeOp::FNEG | NodeOp::FABS | NodeOp::FCOPYSIGN, &[a, ..]) => {
                let int = ValueType::int(bits).vector(ty.lanes(), false)?;
                if !self.legality.is_covered(NodeOp::AND, int) {
                    return None;
                }
                let a = self.same_bits(a, int);
                let sign = self.splat(a, i64::MIN >> (64 - bits));
                let rest = self.splat(a, !(i64::MIN >> (64 - bits)));
                let value = match op {
                    NodeOp::FNEG if let Some(of) = self.masked_with(a, rest) => {
                        self.binary(NodeOp::OR, of, sign)
                    }
                    NodeOp::FNEG => self.binary(NodeOp::XOR, a, sign),
                    NodeOp::FABS => self.binary(NodeOp::AND, a, rest),
                    _ => {
                        let from = self.same_bits(*operands.get(1)?, int);
                        let (own, other) =
                            (self.binary(NodeOp::AND, a, rest), self.binary(NodeOp::AND, from, sign));
                        self.binary(NodeOp::OR, own, other)
                    }
                };
                self.same_bits(value, ty)
            }
            (NodeOp::UINT_TO_FP, &[a]) => return self.unsigned_to_float(ty, a, depth),
            _ => return None,
        })
    }

    /// Products of the bytes with even and with odd numbers, as words.
    fn product_of_bytes(&mut self, op: NodeOp, a: Value, b: Value, depth: u32) -> Option<Value> {
        let ty = self.new.type_of(a);
        let words = ValueType::I16.vector(ty.lanes() / 2, false)?;
        if !self.legality.is_covered(NodeOp::MUL, words) {
            return None;
        }
        let (a, b) = (self.same_bits(a, words), self.same_bits(b, words));
        let (low, high) = (self.splat(a, 0xff), self.splat(a, 0xff00));
        let right = if op == NodeOp::MULHS { NodeOp::SRA } else { NodeOp::SRL };
        let odd_a = self.moved(right, a, 8)?;
        let product = if op == NodeOp::MUL {
            let even = self.two(NodeOp::MUL, a, b, depth)?;
            let even = self.binary(NodeOp::AND, even, low);
            let odd_b = self.binary(NodeOp::AND, b, high);
            let odd = self.two(NodeOp::MUL, odd_a, odd_b, depth)?;
            self.binary(NodeOp::OR, even, odd)
        } else {
            let even = |this: &mut Self, value| {
                if op == NodeOp::MULHU {
                    return Some(this.binary(NodeOp::AND, value, low));
                }
                let up = this.moved(NodeOp::SHL, value, 8)?;
                this.moved(NodeOp::SRA, up, 8)
            };
            let (even_a, even_b) = (even(self, a)?, even(self, b)?);
            let even = self.two(NodeOp::MUL, even_a, even_b, depth)?;
            let even = self.moved(NodeOp::SRL, even, 8)?;
            let odd_b = self.moved(right, b, 8)?;
            let odd = self.two(NodeOp::MUL, odd_a, odd_b, depth)?;
            let odd = self.binary(NodeOp::AND, odd, high);
            self.binary(NodeOp::OR, even, odd)
        };
        Some(self.same_bits(product, ty))
    }

    /// A shift by a number that the target has; of a number it is one.
    fn moved(&mut self, op: NodeOp, value: Value, by: u32) -> Option<Value> {
        let Some(number) = self.splat_number(value) else {
            return self.lowering.shift_vector(self.new, op, value, by);
        };
        let bits = self.new.type_of(value).scalar_bits();
        let moved = match op {
            NodeOp::SHL => number << by,
            NodeOp::SRA => crate::dag::sign_extend(number, bits) >> by,
            _ => (crate::dag::zero_extend(number, bits) >> by) as i64,
        };
        Some(self.splat(value, moved))
    }

    /// Unsigned numbers, each as the sum of two whose exponents are known, so that only the sum is rounded.
    fn unsigned_to_float(&mut self, ty: ValueType, a: Value, depth: u32) -> Option<Value> {
        let int = self.new.type_of(a);
        // Lower half, its exponent; exponent of the upper half; what both together have too much.
        let (half, low, high, excess) = match (int.scalar_bits(), ty.scalar_bits()) {
            (32, 32) => (16, 0x4b00_0000, 0x5300_0000, i64::from(f32::to_bits(549_764_202_496.0))),
            (64, 64) => (
                32,
                0x4330_0000_0000_0000,
                0x4530_0000_0000_0000,
                f64::to_bits(19_342_813_118_337_666_422_669_312.0) as i64,
            ),
            _ => return None,
        };
        let mask = self.splat(a, (1i64 << half) - 1);
        let (low, high) = (self.splat(a, low), self.splat(a, high));
        let lower = self.binary(NodeOp::AND, a, mask);
        let lower = self.binary(NodeOp::OR, lower, low);
        let by = self.splat(a, half);
        let upper = self.two(NodeOp::SRL, a, by, depth)?;
        let upper = self.binary(NodeOp::OR, upper, high);
        let (lower, upper) = (self.same_bits(lower, ty), self.same_bits(upper, ty));
        let excess = self.splat_of_bits(ty, excess);
        let upper = self.two(NodeOp::FSUB, upper, excess, depth)?;
        self.two(NodeOp::FADD, upper, lower, depth)
    }
}
