//! Vectors as arguments: the parts in which they are passed.
//!
//! That is not how they are held between instructions. A number of lanes that is no power of two goes into one vector if the
//! one of the next power of two is legal, and lane by lane otherwise; a mask whose lanes have no vectors goes as a legal
//! vector of as many integers, of the least width; what is longer than registers is halved until it fits. Where a target does
//! otherwise, [`Lowering::passed_vector`](crate::Lowering::passed_vector) says so.
//!
//! Source: what clang and rustc agree on with LLVM's code, which is documented nowhere; `cargo xtask compare abi` compares it.

use super::Builder;
use crate::dag::Value;
use crate::lowering::Result;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// How a vector is passed.
pub(super) enum Passing {
    /// Each element on its own.
    Elements,
    /// As legal vectors, once its lanes are those of `lanes`; or as the scalar that has the bits of all lanes.
    Pieces { lanes: ValueType, piece: ValueType, count: usize },
}

impl Builder<'_, '_> {
    pub(super) fn vector_passing(&self, whole: ValueType) -> Result<Passing> {
        let (isa, legality) = (self.state.isa, self.state.legality);
        let like = self.state.lowering.passed_vector(isa, whole)?;
        let one = |ty| Passing::Pieces { lanes: ty, piece: ty, count: 1 };
        if like == whole && legality.is_legal_type(whole) {
            return Ok(one(whole));
        }
        if like == whole.element() && whole.lanes() > 1 {
            return Ok(Passing::Elements);
        }
        if !like.is_vector() {
            return Ok(one(like));
        }
        let count = like.lanes();
        if like.element() == ValueType::I1 {
            let vectors = legality.legal_types().iter().filter(|t| t.is_vector() && t.is_int());
            let same = vectors.filter(|t| t.lanes() == count).min_by_key(|t| t.scalar_bits());
            return Ok(same.map_or(Passing::Elements, |&ty| one(ty)));
        }
        let whole_lanes = like.element().vector(whole.lanes(), false);
        let padded = like.element().vector(count.next_power_of_two(), false);
        let is_whole = count.is_power_of_two() || padded.is_some_and(|ty| legality.is_legal_type(ty));
        match (legality.vector_pieces(like), whole_lanes) {
            (Some((piece, count)), Some(lanes)) if is_whole && whole.lanes() > 1 => {
                Ok(Passing::Pieces { lanes, piece, count })
            }
            _ => Ok(Passing::Elements),
        }
    }

    /// The scalar as which a vector is passed, if it is.
    pub(super) fn scalar_for(&self, vector: ValueType) -> Option<ValueType> {
        match self.vector_passing(vector) {
            Ok(Passing::Pieces { lanes, .. }) if vector.is_vector() && !lanes.is_vector() => Some(lanes),
            _ => None,
        }
    }

    /// As many lanes as a type has; those that the vector does not have are anything.
    fn with_lane_count(&mut self, vector: Value, ty: ValueType) -> Value {
        let all = self.elements(vector);
        let missing = self.dag.undef(ty.element());
        let lanes: Vec<Value> =
            (0..ty.lanes() as usize).map(|lane| all.get(lane).copied().unwrap_or(missing)).collect();
        self.vector_of(ty, &lanes)
    }

    /// The vector of which a scalar has the bits: one with wider lanes, or with more of them where their number or kind
    /// does not allow that.
    fn filling(vector: ValueType, bits: u64) -> ValueType {
        let lanes = vector.lanes();
        let filled = match vector.bits() >= bits {
            true => None,
            false if vector.is_int() && lanes.is_power_of_two() && lanes > 1 => {
                ValueType::int((bits / u64::from(lanes)) as u32).vector(lanes, false)
            }
            false => vector.element().vector((bits / u64::from(vector.scalar_bits())) as u32, false),
        };
        filled.unwrap_or(vector)
    }

    /// A vector with other lanes: a mask as integers, the bits of numbers, or all of them in a scalar; and back.
    pub(super) fn with_lanes(&mut self, vector: Value, lanes: ValueType) -> Value {
        match self.dag.type_of(vector) {
            ty if ty == lanes => vector,
            ty if ty.is_vector() != lanes.is_vector() => {
                let (vector_type, scalar) = if ty.is_vector() { (ty, lanes) } else { (lanes, ty) };
                let filling = Self::filling(vector_type, scalar.bits());
                if ty.is_vector() {
                    let vector = self.with_lanes(vector, filling);
                    self.dag.value(NodeOp::BITCAST, lanes, &[vector])
                } else {
                    let bits = self.dag.value(NodeOp::BITCAST, filling, &[vector]);
                    self.with_lanes(bits, lanes)
                }
            }
            ty if ty.lanes() != lanes.lanes() => self.with_lane_count(vector, lanes),
            // Nothing is defined above numbers; truth values are all ones or zeros.
            ty if ty.scalar_bits() < lanes.scalar_bits() => {
                let op = if ty.scalar_bits() == 1 { NodeOp::SIGN_EXTEND } else { NodeOp::ANY_EXTEND };
                self.dag.value(op, lanes, &[vector])
            }
            ty if ty.scalar_bits() > lanes.scalar_bits() => {
                self.dag.value(NodeOp::TRUNCATE, lanes, &[vector])
            }
            _ => self.dag.value(NodeOp::BITCAST, lanes, &[vector]),
        }
    }
}
