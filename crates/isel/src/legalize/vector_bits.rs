//! The bits of a vector as another type of the same size: vectors to vectors part by part where the parts agree, and
//! anything else through integers that hold several elements. Linear in the number of elements.

use super::vectors::{Lanes, Shape, Vectors};
use crate::dag::Value;
use crate::lowering::Result;
use mir::MemOperand;
use smallvec::smallvec;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

impl Vectors<'_> {
    /// The same bits as another type: all elements as one integer, or the elements of an integer.
    pub(super) fn bitcast(&mut self, to: ValueType, operands: &[Value]) -> Result<Lanes> {
        let from = self.old.type_of(operands[0]);
        if let (Shape::Pieces(a, 1), Shape::Pieces(b, 1)) = (self.shape(from), self.shape(to))
            && a.bits() == b.bits()
            && (from.is_vector() == to.is_vector() || self.has(NodeOp::BITCAST, b))
        {
            let one = self.one(operands[0])?;
            return Ok(smallvec![self.new.value(NodeOp::BITCAST, b, &[one])]);
        }
        if let (Shape::Pieces(a, n), Shape::Pieces(b, m)) = (self.shape(from), self.shape(to))
            && from.is_vector()
            && to.is_vector()
            && (a.bits(), n) == (b.bits(), m)
            && from.bits() == a.bits() * n as u64
            && self.has(NodeOp::BITCAST, b)
        {
            let parts = self.parts(operands[0])?;
            return Ok(parts.iter().map(|&part| self.same_bits(part, b)).collect());
        }
        if let Some(value) = self.scalar_bits(from, to, operands[0])? {
            return Ok(smallvec![value]);
        }
        let elements = self.elements(operands[0])?;
        let bits = self.joined(&elements);
        if !to.is_vector() {
            let int = self.new.type_of(bits);
            return Ok(smallvec![if int == to {
                bits
            } else {
                self.new.value(NodeOp::BITCAST, to, &[bits])
            }]);
        }
        let out = self.separated(bits, to);
        Ok(self.of_elements(to, &out))
    }

    /// A small vector as a scalar, which is the lowest element of the register that holds it, or the other way round.
    fn scalar_bits(&mut self, from: ValueType, to: ValueType, value: Value) -> Result<Option<Value>> {
        let (small, other) = if from.is_vector() { (from, to) } else { (to, from) };
        let Shape::Pieces(piece, 1) = self.shape(small) else { return Ok(None) };
        let held = self.held_by_scalar(small, piece).filter(|(scalar, _)| scalar.bits() == other.bits());
        let Some((scalar, wide)) = held.filter(|_| !other.is_vector() && piece.bits() > small.bits()) else {
            return Ok(None);
        };
        let value = self.one(value)?;
        Ok(Some(if from.is_vector() {
            let (whole, first) = (self.same_bits(value, wide), self.index(0));
            let lowest = self.new.value(NodeOp::EXTRACT_VECTOR_ELT, scalar, &[whole, first]);
            self.same_bits(lowest, to)
        } else {
            let lowest = self.same_bits(value, scalar);
            let whole = self.new.value(NodeOp::SCALAR_TO_VECTOR, wide, &[lowest]);
            self.same_bits(whole, piece)
        }))
    }

    /// Where in an integer an element is: the first one lowest, or highest where the most significant byte comes first.
    fn place_in_whole(&self, lane: u32, lanes: u32) -> u32 {
        if self.isa.is_big_endian() { lanes - 1 - lane } else { lane }
    }

    /// Elements as one integer, as they would be read from memory.
    pub(super) fn joined(&mut self, elements: &[Value]) -> Value {
        let width = elements.first().map_or(0, |&e| self.new.type_of(e).bits() as u32);
        let whole = ValueType::int(width * elements.len() as u32);
        let mut all: Option<Value> = None;
        for (i, &element) in elements.iter().enumerate() {
            let mut bits = crate::call::bits_of(self.new, element);
            if self.new.type_of(bits) != whole {
                bits = self.new.value(NodeOp::ZERO_EXTEND, whole, &[bits]);
            }
            let place = self.place_in_whole(i as u32, elements.len() as u32);
            if place > 0 {
                let amount = self.index(width * place);
                bits = self.new.value(NodeOp::SHL, whole, &[bits, amount]);
            }
            all = Some(match all {
                Some(all) => self.new.value(NodeOp::OR, whole, &[all, bits]),
                None => bits,
            });
        }
        all.unwrap_or_else(|| self.new.undef(whole))
    }

    /// The elements that an integer, or what else has as many bits, is made of.
    pub(super) fn separated(&mut self, bits: Value, to: ValueType) -> Lanes {
        let bits = crate::call::bits_of(self.new, bits);
        let whole = self.new.type_of(bits);
        let element = to.element();
        let int = ValueType::int(element.bits() as u32);
        let mut out = Lanes::new();
        for lane in 0..to.lanes() {
            let mut own = bits;
            let place = self.place_in_whole(lane, to.lanes());
            if place > 0 {
                let amount = self.index(place * int.scalar_bits());
                own = self.new.value(NodeOp::SRL, whole, &[own, amount]);
            }
            if whole != int {
                own = self.new.value(NodeOp::TRUNCATE, int, &[own]);
            }
            out.push(if int == element { own } else { self.new.value(NodeOp::BITCAST, element, &[own]) });
        }
        out
    }

    // Memory.

    /// The access to what is `bytes` bytes behind the start of another.
    pub(super) fn part_of(
        &mut self,
        mem: MemOperand,
        pointer: Value,
        bytes: u64,
        ty: ValueType,
    ) -> (Value, MemOperand) {
        let at = self.offset(pointer, bytes);
        let known = if bytes == 0 { u8::MAX } else { bytes.trailing_zeros() as u8 };
        let align_log2 = mem.align_log2.min(known);
        let offset = mem.offset + bytes as i64;
        (at, MemOperand { ty, offset, align_log2, extension: Extension::None, ..mem })
    }

    /// A scalar that has the size of a small vector, and the vector that the target makes of it, as large as the piece in
    /// which the small one is held.
    pub(super) fn held_by_scalar(&self, ty: ValueType, piece: ValueType) -> Option<(ValueType, ValueType)> {
        let bits = ty.bits();
        let scalar = match bits {
            32 => ValueType::F32,
            64 => ValueType::F64,
            _ => return None,
        };
        let wide = scalar.vector((piece.bits() / bits) as u32, false)?;
        let has = ty.element().bits().is_multiple_of(8)
            && self.legality.is_legal_type(scalar)
            && self.legality.is_legal_type(wide)
            && self.legality.is_covered(NodeOp::SCALAR_TO_VECTOR, wide);
        has.then_some((scalar, wide))
    }

    pub(super) fn same_bits(&mut self, value: Value, ty: ValueType) -> Value {
        if let Some(number) = self.splat_number(value)
            && let Some(number) = repeated(number, self.new.type_of(value), ty)
        {
            let like = self.new.undef(ty);
            return self.splat(like, number);
        }
        if let (NodeOp::BITCAST, &[of]) = (self.new.op(value.node), self.new.operands(value.node))
            && self.new.type_of(of) == ty
        {
            return of;
        }
        if self.new.type_of(value) == ty { value } else { self.new.value(NodeOp::BITCAST, ty, &[value]) }
    }
}

/// The lane of another vector of integers whose bits are those of one with this number in all lanes.
fn repeated(number: i64, from: ValueType, to: ValueType) -> Option<i64> {
    let (own, other) = (from.scalar_bits(), to.scalar_bits());
    if !from.is_int() || !to.is_int() || !to.is_vector() || own == other {
        return None;
    }
    let low = |bits: u32| if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
    let number = number as u64 & low(own);
    if own < other {
        return Some((0..other / own).fold(0, |all, i| all | number << (i * own)) as i64);
    }
    let lane = number & low(other);
    (1..own / other).all(|i| number >> (i * other) & low(other) == lane).then_some(lane as i64)
}
