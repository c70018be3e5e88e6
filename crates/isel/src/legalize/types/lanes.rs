//! Elements of legal vectors that no register holds alone: 64 bits where general registers have 32.
//!
//! ```text
//! i64 = extract_vector_elt v2i64, 1        →   i32 = extract_vector_elt (v4i32 bitcast …), 2 and 3
//! v2i64 = build_vector i64, i64            →   v2i64 = bitcast (v4i32 = build_vector i32, i32, i32, i32)
//! ```
//!
//! A vector of the limbs has the same bits. O(lanes).

use super::{Legalizer, Limbs};
use crate::dag::{Node, Value};
use crate::lowering::Result;
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;

impl Legalizer<'_> {
    /// The parts of a node that takes or gives such an element, if it is one.
    pub(super) fn divided_element(&mut self, node: Node, operands: &[Value]) -> Result<Option<Limbs>> {
        let (op, result) = (self.old.op(node), self.old.types(node)[0]);
        let vector = match op {
            NodeOp::EXTRACT_VECTOR_ELT => self.old.type_of(operands[0]),
            NodeOp::BUILD_VECTOR | NodeOp::SCALAR_TO_VECTOR | NodeOp::INSERT_VECTOR_ELT => result,
            _ => return Ok(None),
        };
        let element = vector.element();
        if !element.is_scalar_int() || !self.legality.is_legal_type(vector) {
            return Ok(None);
        }
        let shape = self.shape(element)?;
        let count = shape.count;
        let whole = shape.ty.vector(vector.lanes() * count as u32, false);
        let Some(whole) = whole.filter(|&whole| count > 1 && self.legality.is_legal_type(whole)) else {
            return Ok(None);
        };
        let made = match op {
            NodeOp::EXTRACT_VECTOR_ELT => {
                let from = self.same(operands[0])?;
                let from = self.new.value(NodeOp::BITCAST, whole, &[from]);
                let Some(places) = self.places(operands[1], count) else { return Ok(None) };
                let extract = |at: Value, dag: &mut crate::Dag| {
                    dag.value(NodeOp::EXTRACT_VECTOR_ELT, shape.ty, &[from, at])
                };
                return Ok(Some(places.into_iter().map(|at| extract(at, self.new)).collect()));
            }
            NodeOp::INSERT_VECTOR_ELT => {
                let into = self.same(operands[0])?;
                let mut made = self.new.value(NodeOp::BITCAST, whole, &[into]);
                let Some(places) = self.places(operands[2], count) else { return Ok(None) };
                for (limb, at) in self.limbs(operands[1])?.into_iter().zip(places) {
                    made = self.new.value(NodeOp::INSERT_VECTOR_ELT, whole, &[made, limb, at]);
                }
                made
            }
            _ => {
                let mut limbs: SmallVec<[Value; 8]> = SmallVec::new();
                for &operand in operands {
                    let mut own = self.limbs(operand)?;
                    if self.isa.is_big_endian() {
                        own.reverse();
                    }
                    limbs.extend(own);
                }
                let missing = self.new.undef(shape.ty);
                limbs.resize(whole.lanes() as usize, missing);
                self.new.value(NodeOp::BUILD_VECTOR, whole, &limbs)
            }
        };
        Ok(Some(smallvec![self.new.value(NodeOp::BITCAST, vector, &[made])]))
    }

    /// Where the limbs of an element are in the vector of limbs, the least significant first. `None` if the number of the
    /// element is not known.
    fn places(&mut self, lane: Value, count: usize) -> Option<SmallVec<[Value; 2]>> {
        let first = self.old.as_constant(lane)? * count as i64;
        let big = self.isa.is_big_endian();
        let place = |limb: usize| first + if big { count - 1 - limb } else { limb } as i64;
        Some((0..count).map(|limb| self.new.constant(place(limb), self.pointer)).collect())
    }
}
