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
    /// As legal vectors, once its lanes are those of `lanes`.
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

    /// A vector with other lanes: a mask as integers, or the bits of numbers.
    pub(super) fn with_lanes(&mut self, vector: Value, lanes: ValueType) -> Value {
        match self.dag.type_of(vector) {
            ty if ty == lanes => vector,
            ty if ty.scalar_bits() < lanes.scalar_bits() => {
                self.dag.value(NodeOp::SIGN_EXTEND, lanes, &[vector])
            }
            ty if ty.scalar_bits() > lanes.scalar_bits() => {
                self.dag.value(NodeOp::TRUNCATE, lanes, &[vector])
            }
            _ => self.dag.value(NodeOp::BITCAST, lanes, &[vector]),
        }
    }
}
