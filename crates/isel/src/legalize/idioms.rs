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
            let (a, b) =
                operands(value, NodeOp::ADD).filter(|_| by == 1 && old.op(wide.node) == NodeOp::SRL)?;
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

    /// The number in all lanes of a vector of the old graph.
    pub(super) fn old_splat(&self, value: Value) -> Option<i64> {
        let lanes = self.old.operands(value.node);
        let first = *lanes.first()?;
        let is_splat =
            self.old.op(value.node) == NodeOp::BUILD_VECTOR && lanes.iter().all(|&lane| lane == first);
        self.old.as_constant(first).filter(|_| is_splat)
    }
}
