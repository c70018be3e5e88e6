//! Truncation of what fits, or is made to fit.
//!
//! ```text
//! v16i8 = truncate (smin (smax v16i16, -128), 127)     packed with saturation
//! v8i16 = truncate (srl v8i32, 16)                     packed: the upper bits are zeros
//! v4i32 = truncate (srl v4i64, 32)                     the upper halves, by a shuffle
//! v8i32 = mul (sign_extend v8i16), (sign_extend v8i16)  both halves of the products of words, interleaved
//! ```
//!
//! What an operation of the old graph says of the upper bits of its lanes, to a bounded depth; and rules for truncations and
//! products that use it. Constant cost for each node.

use super::vectors::{Lanes, Shape, Vectors};
use super::widths::Fit;
use crate::dag::{Node, Value, sign_extend};
use crate::lowering::Result;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Operands of operands that are looked at.
const MAX_DEPTH: u32 = 4;

/// A value between two bounds, and the value that was put there.
struct Clamped {
    value: Value,
    low: i64,
    high: i64,
}

impl Vectors<'_> {
    fn old_pair(&self, value: Value, op: NodeOp) -> Option<(Value, Value)> {
        match *self.old.operands(value.node) {
            [a, b] if self.old.op(value.node) == op => Some((a, b)),
            _ => None,
        }
    }

    /// With the number that the second operand is.
    fn old_with_number(&self, value: Value, op: NodeOp) -> Option<(Value, i64)> {
        let (a, b) = self.old_pair(value, op)?;
        let bits = self.old.type_of(value).scalar_bits();
        match self.old_splat(b) {
            Some(number) => Some((a, sign_extend(number, bits))),
            None => self.old_splat(a).map(|number| (b, sign_extend(number, bits))),
        }
    }

    fn clamped(&self, value: Value) -> Option<Clamped> {
        if let Some((inner, high)) = self.old_with_number(value, NodeOp::SMIN) {
            let (value, low) = self.old_with_number(inner, NodeOp::SMAX)?;
            return Some(Clamped { value, low, high });
        }
        let (inner, low) = self.old_with_number(value, NodeOp::SMAX)?;
        let (value, high) = self.old_with_number(inner, NodeOp::SMIN)?;
        Some(Clamped { value, low, high })
    }

    /// What is known of the lanes of a value that are to be made `wanted` bits wide.
    pub(super) fn fit(&self, value: Value, wanted: u32, depth: u32) -> Fit {
        let bits = self.old.type_of(value).scalar_bits();
        if depth > MAX_DEPTH || wanted >= bits {
            return Fit::Unknown;
        }
        let within = |low: i64, high: i64| {
            let bound = 1i64 << (wanted - 1);
            if low >= 0 && high < 2 * bound {
                Fit::Unsigned
            } else if low >= -bound && high < bound {
                Fit::Signed
            } else {
                Fit::Unknown
            }
        };
        if let Some(number) = self.old_splat(value) {
            let number = sign_extend(number, bits);
            return within(number, number);
        }
        if let Some(Clamped { low, high, .. }) = self.clamped(value) {
            return within(low, high);
        }
        let number = |op| self.old_with_number(value, op).map(|(_, number)| number);
        if let Some(high) = number(NodeOp::UMIN).filter(|&high| high >= 0) {
            return within(0, high);
        }
        if let Some(mask) = number(NodeOp::AND).filter(|&mask| mask >= 0) {
            return within(0, mask);
        }
        let by = |op| self.old_pair(value, op).and_then(|(_, by)| self.old_splat(by));
        if by(NodeOp::SRL).is_some_and(|by| by >= i64::from(bits - wanted)) {
            return Fit::Unsigned;
        }
        if by(NodeOp::SRA).is_some_and(|by| by >= i64::from(bits - wanted)) {
            return Fit::Signed;
        }
        match (self.old.op(value.node), self.old.operands(value.node)) {
            (NodeOp::ZERO_EXTEND, &[from]) if self.old.type_of(from).scalar_bits() <= wanted => Fit::Unsigned,
            (NodeOp::SIGN_EXTEND, &[from]) if self.old.type_of(from).scalar_bits() <= wanted => Fit::Signed,
            (NodeOp::AND | NodeOp::OR | NodeOp::XOR | NodeOp::SMIN | NodeOp::SMAX, &[a, b]) => {
                let (a, b) = (self.fit(a, wanted, depth + 1), self.fit(b, wanted, depth + 1));
                if a == b { a } else { Fit::Unknown }
            }
            (NodeOp::VSELECT, &[_, a, b]) => {
                let (a, b) = (self.fit(a, wanted, depth + 1), self.fit(b, wanted, depth + 1));
                if a == b { a } else { Fit::Unknown }
            }
            _ => Fit::Unknown,
        }
    }

    /// The parts of a truncation of something that fits.
    pub(super) fn fitting_truncation(&mut self, node: Node, result: ValueType) -> Result<Option<Lanes>> {
        let &[value] = self.old.operands(node) else { return Ok(None) };
        let Shape::Pieces(piece, _) = self.shape(result) else { return Ok(None) };
        let (from, to) = (self.old.type_of(value), result.scalar_bits());
        if !matches!(self.shape(from), Shape::Pieces(..)) || piece.scalar_bits() != to {
            return Ok(None);
        }
        if let Some(Clamped { value, low, high }) = self.clamped(value) {
            let bound = 1i64 << (to - 1);
            let signed = match (low, high) {
                _ if low == -bound && high == bound - 1 => Some(true),
                _ if low == 0 && high == 2 * bound - 1 => Some(false),
                _ => None,
            };
            if let Some(signed) = signed {
                let parts = self.parts(value)?;
                if let Some(parts) = self.saturated_parts(&parts, result, signed) {
                    return Ok(Some(parts));
                }
            }
        }
        let is_upper_half =
            |op| self.old_pair(value, op).filter(|&(_, by)| self.old_splat(by) == Some(32)).map(|(of, _)| of);
        if let (64, 32, Some(of)) =
            (from.scalar_bits(), to, is_upper_half(NodeOp::SRL).or_else(|| is_upper_half(NodeOp::SRA)))
        {
            let parts = self.parts(of)?;
            return Ok(self.halves_of_lanes(&parts, result, true));
        }
        match self.fit(value, to, 0) {
            Fit::Unknown => Ok(None),
            fit => {
                let parts = self.parts(value)?;
                Ok(self.narrow_parts(&parts, result, fit))
            }
        }
    }

    /// A product of two vectors of which every lane fits half the width.
    pub(super) fn narrow_product(&mut self, node: Node, result: ValueType) -> Result<Option<Lanes>> {
        let &[a, b] = self.old.operands(node) else { return Ok(None) };
        let half = result.scalar_bits() / 2;
        let (Shape::Pieces(..), 16) = (self.shape(result), half) else { return Ok(None) };
        let Some(narrow) = ValueType::int(half).vector(result.lanes(), false) else { return Ok(None) };
        let Shape::Pieces(piece, count) = self.shape(narrow) else { return Ok(None) };
        let covers = |op| self.legality.is_covered(op, piece);
        if !covers(NodeOp::MUL) || !covers(NodeOp::MULHS) || !covers(NodeOp::MULHU) {
            return Ok(None);
        }
        let is_extension = |v: Value| {
            let is = matches!(self.old.op(v.node), NodeOp::ZERO_EXTEND | NodeOp::SIGN_EXTEND);
            is && self.fit(v, half, 0) != Fit::Unknown
        };
        let is_number = |v: Value| self.old_splat(v).is_some();
        if !(is_extension(a) && (is_extension(b) || is_number(b))) {
            return Ok(None);
        }
        // What has fewer bits than the half is the same with either sign.
        let kind = |v: Value| (self.fit(v, half, 0), self.fit(v, half - 1, 0));
        let high = match (kind(a), kind(b)) {
            ((Fit::Unsigned, _), (Fit::Unsigned, _)) => NodeOp::MULHU,
            ((Fit::Signed, _) | (_, Fit::Unsigned), (Fit::Signed, _) | (_, Fit::Unsigned)) => NodeOp::MULHS,
            _ => return Ok(None),
        };
        let (Some(a), Some(b)) = (self.in_half(a, narrow)?, self.in_half(b, narrow)?) else {
            return Ok(None);
        };
        if a.len() != count || b.len() != count {
            return Ok(None);
        }
        let mut out = Lanes::new();
        for (&a, &b) in a.iter().zip(&b) {
            let low = self.binary(NodeOp::MUL, a, b);
            let high = self.binary(high, a, b);
            for upper in [false, true] {
                out.extend(self.interleaved(low, high, upper));
            }
        }
        if out.len() != 2 * count {
            return Ok(None);
        }
        let Shape::Pieces(wide, wanted) = self.shape(result) else { return Ok(None) };
        if self.new.type_of(out[0]).bits() * 2 == wide.bits() {
            let joined: Option<Lanes> = out
                .chunks(2)
                .map(|pair| self.lowering.join_vectors(self.new, pair[0], pair[pair.len() - 1]))
                .collect();
            let Some(joined) = joined else { return Ok(None) };
            out = joined;
        }
        out.truncate(wanted);
        let out: Lanes = out.iter().map(|&v| self.same_bits(v, wide)).collect();
        Ok((out.len() == wanted && self.new.type_of(out[0]) == wide).then_some(out))
    }

    /// The lower or upper halves of two vectors, lane by lane in turn.
    fn interleaved(&mut self, a: Value, b: Value, upper: bool) -> Option<Value> {
        let lanes = self.new.type_of(a).lanes();
        let base = if upper { lanes / 2 } else { 0 };
        let mask: Vec<Option<u32>> = (0..lanes).map(|i| Some(base + i / 2 + i % 2 * lanes)).collect();
        self.lowering.shuffle(self.new, a, b, &mask)
    }

    /// An extension, or a number, in lanes of a narrower type.
    fn in_half(&mut self, value: Value, narrow: ValueType) -> Result<Option<Lanes>> {
        if let Some(number) = self.old_splat(value) {
            let Shape::Pieces(piece, count) = self.shape(narrow) else { return Ok(None) };
            let like = self.new.undef(piece);
            let part = self.splat(like, number);
            return Ok(Some((0..count).map(|_| part).collect()));
        }
        let &[from] = self.old.operands(value.node) else { return Ok(None) };
        let parts = self.parts(from)?;
        if self.old.type_of(from) == narrow {
            return Ok(Some(parts));
        }
        if !matches!(self.shape(self.old.type_of(from)), Shape::Pieces(..)) {
            return Ok(None);
        }
        let op = self.old.op(value.node);
        Ok(self.extend_parts(op, &parts, narrow))
    }
}
