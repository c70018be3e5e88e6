//! Operations on vectors that the IR has no name for: computed in twice the width and truncated.
//!
//! ```text
//! trunc ((zext a + zext b + 1) >> 1)     avgceilu a, b
//! trunc ((zext a + zext b) >> 1)         avgflooru a, b
//! trunc ((zext a * zext b) >> width)     mulhu a, b      (sext: mulhs)
//! trunc (abs (zext a - zext b))          abdu a, b       (sext: abds)
//! ```
//!
//! Only where the narrow operation is the target's, or a short sequence of its own. Looks a bounded number of operands deep.

use super::vectors::{Lanes, Shape, Vectors};
use crate::dag::Value;
use crate::lowering::Result;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Vectors<'_> {
    /// The parts of a truncation that is one of these.
    pub(super) fn idiom(&mut self, node: crate::dag::Node, result: ValueType) -> Result<Option<Lanes>> {
        let Shape::Pieces(piece, count) = self.shape(result) else { return Ok(None) };
        let Some((op, a, b)) =
            self.old.operands(node).first().and_then(|&wide| self.narrow_operation(wide, result))
        else {
            return Ok(None);
        };
        let (a, b) = (self.parts(a)?, self.parts(b)?);
        if a.len() != count || b.len() != count {
            return Ok(None);
        }
        let mut parts = Lanes::new();
        for (&a, &b) in a.iter().zip(&b) {
            parts.extend(self.on_lanes(op, piece, &[a, b], 0, 0));
        }
        Ok((parts.len() == count).then_some(parts))
    }

    fn narrow_operation(&self, wide: Value, ty: ValueType) -> Option<(NodeOp, Value, Value)> {
        let old = self.old;
        let bits = i64::from(ty.scalar_bits());
        let operands = |value: Value, op: NodeOp| match *old.operands(value.node) {
            [a, b] if old.op(value.node) == op => Some((a, b)),
            _ => None,
        };
        // Extended from the narrow type.
        let source = |value: Value, op: NodeOp| match *old.operands(value.node) {
            [from] if old.op(value.node) == op && old.type_of(from) == ty => Some(from),
            _ => None,
        };
        let both = |a: Value, b: Value, op: NodeOp| Some((source(a, op)?, source(b, op)?));
        if let Some((value, by)) = operands(wide, NodeOp::SRL).or_else(|| operands(wide, NodeOp::SRA)) {
            let by = self.old_splat(by)?;
            if let Some((a, b)) = operands(value, NodeOp::MUL).filter(|_| by == bits) {
                if let Some((a, b)) = both(a, b, NodeOp::ZERO_EXTEND) {
                    return Some((NodeOp::MULHU, a, b));
                }
                let (a, b) = both(a, b, NodeOp::SIGN_EXTEND)?;
                return Some((NodeOp::MULHS, a, b));
            }
            let (a, b) = operands(value, NodeOp::ADD).filter(|_| by == 1)?;
            if let Some((a, b)) = both(a, b, NodeOp::SIGN_EXTEND) {
                return Some((NodeOp::AVGFLOORS, a, b));
            }
            if old.op(wide.node) != NodeOp::SRL {
                return None;
            }
            if let Some((a, b)) = both(a, b, NodeOp::ZERO_EXTEND) {
                return Some((NodeOp::AVGFLOORU, a, b));
            }
            // One more, wherever it is added.
            for (sum, other) in [(a, b), (b, a)] {
                let Some((x, y)) = operands(sum, NodeOp::ADD) else { continue };
                for (x, y, one) in [(x, y, other), (x, other, y), (other, y, x)] {
                    if self.old_splat(one) == Some(1)
                        && let Some((a, b)) = both(x, y, NodeOp::ZERO_EXTEND)
                    {
                        return Some((NodeOp::AVGCEILU, a, b));
                    }
                }
            }
            return None;
        }
        let &[difference] = old.operands(wide.node) else { return None };
        let (a, b) = operands(difference, NodeOp::SUB).filter(|_| old.op(wide.node) == NodeOp::ABS)?;
        if let Some((a, b)) = both(a, b, NodeOp::ZERO_EXTEND) {
            return Some((NodeOp::ABDU, a, b));
        }
        let (a, b) = both(a, b, NodeOp::SIGN_EXTEND)?;
        Some((NodeOp::ABDS, a, b))
    }

    /// Parts of a difference of the greater and the lesser of two numbers.
    pub(super) fn absolute_difference(
        &mut self,
        node: crate::dag::Node,
        result: ValueType,
    ) -> Result<Option<Lanes>> {
        let Shape::Pieces(piece, count) = self.shape(result) else { return Ok(None) };
        let old = self.old;
        let &[more, less] = old.operands(node) else { return Ok(None) };
        let op = match (old.op(more.node), old.op(less.node)) {
            (NodeOp::SMAX, NodeOp::SMIN) => NodeOp::ABDS,
            (NodeOp::UMAX, NodeOp::UMIN) => NodeOp::ABDU,
            _ => return Ok(None),
        };
        let (&[a, b], &[c, d]) = (old.operands(more.node), old.operands(less.node)) else { return Ok(None) };
        if (a, b) != (c, d) && (a, b) != (d, c) {
            return Ok(None);
        }
        let (a, b) = (self.parts(a)?, self.parts(b)?);
        let parts: Option<Lanes> =
            a.iter().zip(&b).map(|(&a, &b)| self.on_lanes(op, piece, &[a, b], 0, 0)).collect();
        Ok(parts.filter(|parts| parts.len() == count))
    }

    /// Parts of a sum of neighbours among products of words.
    pub(super) fn sum_of_neighbours(
        &mut self,
        node: crate::dag::Node,
        result: ValueType,
    ) -> Result<Option<Lanes>> {
        let Shape::Pieces(piece, count) = self.shape(result) else { return Ok(None) };
        let &[even, odd] = self.old.operands(node) else { return Ok(None) };
        let (Some((a, first)), Some((b, second))) = (self.every_second(even), self.every_second(odd)) else {
            return Ok(None);
        };
        let old = self.old;
        if a != b || first == second || old.op(a.node) != NodeOp::MUL {
            return Ok(None);
        }
        let &[x, y] = old.operands(a.node) else { return Ok(None) };
        let source = |value: Value| match *old.operands(value.node) {
            [from] if old.op(value.node) == NodeOp::SIGN_EXTEND => Some(from),
            _ => None,
        };
        let (Some(x), Some(y)) = (source(x), source(y)) else { return Ok(None) };
        let fits = |v: Value| old.type_of(v).scalar_bits() == 16 && result.scalar_bits() == 32;
        if !fits(x) || !fits(y) {
            return Ok(None);
        }
        let (x, y) = (self.parts(x)?, self.parts(y)?);
        let parts: Option<Lanes> = x
            .iter()
            .zip(&y)
            .map(|(&x, &y)| {
                let is_vector = self.new.type_of(x).is_vector();
                is_vector.then(|| self.lowering.sums_of_products(self.new, x, y)).flatten()
            })
            .collect();
        let Some(parts) = parts else { return Ok(None) };
        let is_right = parts.len() == count && parts.iter().all(|&part| self.new.type_of(part) == piece);
        Ok(is_right.then_some(parts))
    }

    /// A vector of which every second lane is taken, and whether the first one is.
    fn every_second(&self, value: Value) -> Option<(Value, bool)> {
        let old = self.old;
        if old.op(value.node) != NodeOp::BUILD_VECTOR {
            return None;
        }
        let lane = |&element: &Value| match *old.operands(element.node) {
            [from, index] if old.op(element.node) == NodeOp::EXTRACT_VECTOR_ELT => {
                Some((from, old.as_constant(index)?))
            }
            _ => None,
        };
        let elements = old.operands(value.node);
        let (from, start) = lane(elements.first()?)?;
        let is_next = |(i, element): (usize, &Value)| lane(element) == Some((from, start + 2 * i as i64));
        let is_all = elements.len() * 2 == old.type_of(from).lanes() as usize;
        (start < 2 && is_all && elements.iter().enumerate().all(is_next)).then_some((from, start == 0))
    }

    /// The number in all lanes of a vector of the old graph.
    pub(super) fn old_splat(&self, value: Value) -> Option<i64> {
        let lanes = self.old.operands(value.node);
        let first = *lanes.first()?;
        let is_splat =
            self.old.op(value.node) == NodeOp::BUILD_VECTOR && lanes.iter().all(|&lane| lane == first);
        self.old.as_constant(first).filter(|_| is_splat)
    }
}
