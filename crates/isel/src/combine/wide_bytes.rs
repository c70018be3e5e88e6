//! Bytes that are computed to be extended: the operations work on bytes that are extended already, in half a register.
//!
//! ```text
//! zero_extend (and (load t1), 63)      and (zero_extend (load t1)), 63
//! zero_extend (srl (load t1), 3)       srl (zero_extend (load t1)), 3
//! ```
//!
//! A byte in memory comes extended as cheaply as alone, a part of a wider number costs nothing, and a mask clears what is above
//! it. So the extension at the end is spared where all operands are of these kinds; if one of them would have to be extended
//! itself, nothing is gained, and nothing is done. One operation may stay for others that want the byte. For machines with
//! [`cleared_halves`](crate::LoweringFacts::cleared_halves). O(2^[`MAX_DEPTH`]) for each extension.

use super::Combiner;
use crate::dag::{Value, zero_extend};
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// Operands of operands that are looked at.
const MAX_DEPTH: u32 = 5;

/// What is wanted above the byte.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Above {
    Zeros,
    Anything,
}

/// A tree of operations while it is made anew.
struct Tree {
    ty: ValueType,
    /// An operation that others use may be made beside the one that they keep.
    may_repeat: bool,
}

impl Combiner<'_> {
    /// The extension of a byte that is the result of an operation.
    pub(super) fn extend_byte(&mut self, op: NodeOp, ty: ValueType, value: Value) -> Option<Value> {
        let (half, _) = self.halves()?;
        let above = match op {
            NodeOp::ZERO_EXTEND => Above::Zeros,
            NodeOp::ANY_EXTEND => Above::Anything,
            _ => return None,
        };
        let is_operation = matches!(
            self.dag.op(value.node),
            NodeOp::AND | NodeOp::OR | NodeOp::XOR | NodeOp::SHL | NodeOp::SRL
        );
        let is_byte = self.dag.type_of(value) == ValueType::I8;
        if !is_operation || !is_byte || !ty.is_scalar_int() || !self.legality?.is_legal_type(ValueType::I8) {
            return None;
        }
        let mut tree = Tree { ty: half, may_repeat: true };
        let wide = self.widened(value, above, &mut tree, MAX_DEPTH)?;
        Some(match ty.scalar_bits().cmp(&half.scalar_bits()) {
            std::cmp::Ordering::Less => self.dag.value(NodeOp::TRUNCATE, ty, &[wide]),
            std::cmp::Ordering::Equal => wide,
            std::cmp::Ordering::Greater => self.dag.value(op, ty, &[wide]),
        })
    }

    fn widened(&mut self, value: Value, above: Above, tree: &mut Tree, depth: u32) -> Option<Value> {
        if let Some(number) = self.constant(value) {
            let number = zero_extend(number, ValueType::I8.scalar_bits());
            return Some(self.dag.constant(number as i64, tree.ty));
        }
        match (self.dag.op(value.node), self.dag.operands(value.node)) {
            (NodeOp::LOAD, _) if value.result == 0 => {
                let mem = self.dag.mem(value.node)?;
                let is_plain = mem.extension == Extension::None && !mem.is_volatile;
                is_plain.then(|| self.dag.value(NodeOp::ZERO_EXTEND, tree.ty, &[value]))
            }
            (NodeOp::TRUNCATE, &[whole]) => {
                let is_same = self.dag.type_of(whole) == tree.ty;
                (is_same && above == Above::Anything).then_some(whole)
            }
            (op, &[a, b]) if depth > 0 => {
                if !self.has_one_use(value) && !std::mem::take(&mut tree.may_repeat) {
                    return None;
                }
                let mut wide = |value, above| self.widened(value, above, tree, depth - 1);
                let operands = match op {
                    // A mask of a number decides what is above.
                    NodeOp::AND => [wide(a, Above::Anything)?, wide(b, above)?],
                    NodeOp::OR | NodeOp::XOR => [wide(a, above)?, wide(b, above)?],
                    NodeOp::SRL => [wide(a, Above::Zeros)?, b],
                    NodeOp::SHL if above == Above::Anything => [wide(a, above)?, b],
                    _ => return None,
                };
                if matches!(op, NodeOp::SHL | NodeOp::SRL) {
                    // Amounts of as much as the width have no value in the byte, and one in the half.
                    let amount = self.constant(b)?;
                    if !(0..i64::from(ValueType::I8.scalar_bits())).contains(&amount) {
                        return None;
                    }
                }
                Some(self.made(op, tree.ty, operands[0], operands[1]))
            }
            _ => None,
        }
    }
}
