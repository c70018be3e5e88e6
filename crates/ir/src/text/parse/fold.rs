//! Folding of constant expressions to the forms that LLVM gives them when it creates them.
//!
//! Only what needs no data layout: integers, `undef`, `poison`, elements of known vectors, and casts and indices that do
//! nothing. Text that LLVM wrote has been folded already; this is for what people write.

use super::Parser;
use crate::constant::{ConstKind, data_element, data_element_bytes};
use crate::inst::Opcode;
use crate::types::{Type, TypeData};
use crate::value::Value;
use support::apint::APInt;

impl Parser<'_> {
    /// The number that a constant integer is.
    fn as_int(&self, value: Value) -> Option<APInt> {
        let data = self.constant_data(value)?;
        let bits = self.module.types.int_bits(data.ty)?;
        match &data.kind {
            ConstKind::Int(number) => Some(APInt::from_u64(bits, *number)),
            ConstKind::WideInt(limbs) => Some(APInt::from_words(bits, limbs)),
            _ => None,
        }
    }

    /// Element `index` of a vector whose elements are known.
    fn element(&mut self, vector: Value, index: usize) -> Option<Value> {
        let data = self.constant_data(vector)?;
        let TypeData::Vector { elem, len, scalable: false } = *self.module.types.get(data.ty) else {
            return None;
        };
        if index >= len as usize {
            return None;
        }
        match &data.kind {
            ConstKind::Null => Some(self.null(elem)),
            ConstKind::Undef => Some(self.intern(elem, ConstKind::Undef)),
            ConstKind::Poison => Some(self.intern(elem, ConstKind::Poison)),
            ConstKind::Aggregate(elements) => elements.get(index).copied(),
            ConstKind::Data(bytes) => {
                let width = data_element_bytes(&self.module.env.types, elem)?;
                let bits = data_element(bytes, width, index);
                let kind = if self.module.types.is_int(elem) {
                    ConstKind::Int(bits)
                } else {
                    ConstKind::Float(bits)
                };
                Some(self.intern(elem, kind))
            }
            _ => None,
        }
    }

    /// Applies `fold` to the elements of vectors that are not scalable.
    fn fold_lanes(
        &mut self,
        ty: Type,
        len: u32,
        mut fold: impl FnMut(&mut Self, usize) -> Option<Value>,
    ) -> Option<Value> {
        const WIDEST: u32 = 1 << 16;
        if len > WIDEST {
            return None;
        }
        let start = self.values.len();
        for lane in 0..len as usize {
            match fold(self, lane) {
                Some(value) => self.values.push(value),
                None => {
                    self.values.truncate(start);
                    return None;
                }
            }
        }
        Some(self.aggregate_from(ty, start))
    }

    pub(super) fn fold_binary(&mut self, opcode: Opcode, lhs: Value, rhs: Value, ty: Type) -> Option<Value> {
        let (l, r) = (self.constant_kind(lhs), self.constant_kind(rhs));
        if matches!(l, Some(ConstKind::Poison)) || matches!(r, Some(ConstKind::Poison)) {
            return Some(self.intern(ty, ConstKind::Poison));
        }
        if matches!(l, Some(ConstKind::Undef)) || matches!(r, Some(ConstKind::Undef)) {
            let both = matches!((l, r), (Some(ConstKind::Undef), Some(ConstKind::Undef)));
            if both && opcode == Opcode::Xor {
                return Some(self.null(ty));
            }
            return Some(self.intern(ty, ConstKind::Undef));
        }
        if r.is_some_and(ConstKind::is_null) {
            return Some(lhs);
        }
        if l.is_some_and(ConstKind::is_null) && opcode.is_commutative() {
            return Some(rhs);
        }
        if let (Some(a), Some(b)) = (self.as_int(lhs), self.as_int(rhs)) {
            let result = match opcode {
                Opcode::Add => a.add(&b),
                Opcode::Sub => a.sub(&b),
                _ => a.xor(&b),
            };
            return Some(self.int_from_limbs(ty, result.words()));
        }
        let (len, false) = self.module.types.vector_shape(ty)? else { return None };
        let elem = self.module.types.scalar(ty);
        self.fold_lanes(ty, len, |p, lane| {
            let (a, b) = (p.element(lhs, lane)?, p.element(rhs, lane)?);
            p.fold_binary(opcode, a, b, elem)
        })
    }

    pub(super) fn fold_cast(&mut self, opcode: Opcode, value: Value, from: Type, to: Type) -> Option<Value> {
        match self.constant_kind(value) {
            Some(ConstKind::Poison) => return Some(self.intern(to, ConstKind::Poison)),
            Some(ConstKind::Undef) => return Some(self.intern(to, ConstKind::Undef)),
            _ => {}
        }
        if opcode == Opcode::BitCast && from == to {
            return Some(value);
        }
        let null = self.constant_kind(value).is_some_and(ConstKind::is_null);
        if null && opcode != Opcode::AddrSpaceCast {
            return Some(self.null(to));
        }
        match opcode {
            Opcode::Trunc => {
                if let Some(int) = self.as_int(value) {
                    let bits = self.module.types.int_bits(to)?;
                    return Some(self.int_from_limbs(to, int.trunc(bits).words()));
                }
                if let Some(pointer) = self.operand_of(value, Opcode::PtrToInt) {
                    return Some(self.make_expr(
                        to,
                        Opcode::PtrToInt,
                        crate::inst::InstFlags::NONE,
                        &[pointer],
                    ));
                }
                let (len, false) = self.module.types.vector_shape(to)? else { return None };
                let (from, to_elem) = (self.module.types.scalar(from), self.module.types.scalar(to));
                self.fold_lanes(to, len, |p, lane| {
                    let element = p.element(value, lane)?;
                    p.fold_cast(Opcode::Trunc, element, from, to_elem)
                })
            }
            Opcode::BitCast => self.fold_bitcast(value, from, to),
            _ => None,
        }
    }

    /// The operand of a constant expression of one operand.
    fn operand_of(&self, value: Value, opcode: Opcode) -> Option<Value> {
        match self.constant_kind(value)? {
            ConstKind::Expr(expr) if expr.opcode == opcode => expr.operands.first().copied(),
            _ => None,
        }
    }

    /// Between an integer and a floating-point number of the same width.
    fn fold_bitcast(&mut self, value: Value, from: Type, to: Type) -> Option<Value> {
        let types = &self.module.env.types;
        let bits = match self.constant_kind(value)? {
            ConstKind::Int(bits) | ConstKind::Float(bits) => [*bits, 0],
            ConstKind::WideFloat(bits) => *bits,
            ConstKind::WideInt(limbs) => [limbs.first().copied()?, limbs.get(1).copied()?],
            _ => return None,
        };
        if types.is_int(from) && types.is_float(to) {
            return Some(self.float_from_bits(to, bits));
        }
        if types.is_float(from) && types.is_int(to) {
            return Some(self.int_from_limbs(to, &bits));
        }
        None
    }

    /// A `getelementptr` whose operands are on the stack from `start`.
    pub(super) fn fold_gep(&mut self, ty: Type, start: usize) -> Option<Value> {
        let base = *self.values.get(start)?;
        let base_ty = self.value_type(base);
        match self.constant_kind(base) {
            Some(ConstKind::Poison) => return Some(self.intern(ty, ConstKind::Poison)),
            Some(ConstKind::Undef) => return Some(self.intern(ty, ConstKind::Undef)),
            _ => {}
        }
        let still = self.values[start + 1..]
            .iter()
            .all(|&index| self.constant_kind(index).is_some_and(|k| k.is_null() || *k == ConstKind::Undef));
        if !still {
            return None;
        }
        if ty == base_ty { Some(base) } else { Some(self.splat(ty, base)) }
    }

    pub(super) fn fold_extract(&mut self, vector: Value, index: Value, elem: Type) -> Option<Value> {
        if matches!(self.constant_kind(vector)?, ConstKind::Poison)
            || matches!(self.constant_kind(index), Some(ConstKind::Undef | ConstKind::Poison))
        {
            return Some(self.intern(elem, ConstKind::Poison));
        }
        if matches!(self.constant_kind(vector)?, ConstKind::Undef) {
            return Some(self.intern(elem, ConstKind::Undef));
        }
        let number = self.as_int(index)?.limited_value(u64::from(u32::MAX));
        let (len, scalable) = self.module.types.vector_shape(self.value_type(vector))?;
        if !scalable && number >= u64::from(len) {
            return Some(self.intern(elem, ConstKind::Poison));
        }
        self.element(vector, number as usize)
    }

    pub(super) fn fold_insert(
        &mut self,
        ty: Type,
        vector: Value,
        element: Value,
        index: Value,
    ) -> Option<Value> {
        if matches!(self.constant_kind(index), Some(ConstKind::Undef | ConstKind::Poison)) {
            return Some(self.intern(ty, ConstKind::Poison));
        }
        let number = self.as_int(index)?.limited_value(u64::from(u32::MAX));
        let (len, false) = self.module.types.vector_shape(ty)? else { return None };
        if number >= u64::from(len) {
            return Some(self.intern(ty, ConstKind::Poison));
        }
        self.fold_lanes(
            ty,
            len,
            |p, lane| {
                if lane as u64 == number { Some(element) } else { p.element(vector, lane) }
            },
        )
    }

    pub(super) fn fold_shuffle(&mut self, lhs: Value, rhs: Value, mask: &[i32], ty: Type) -> Option<Value> {
        let (len, scalable) = self.module.types.vector_shape(ty)?;
        let (source_len, _) = self.module.types.vector_shape(self.value_type(lhs))?;
        if mask.iter().all(|&m| m < 0) {
            return Some(self.intern(ty, ConstKind::Poison));
        }
        if scalable {
            return None;
        }
        let elem = self.module.types.scalar(ty);
        self.fold_lanes(ty, len, |p, lane| match u32::try_from(*mask.get(lane)?) {
            Err(_) => Some(p.intern(elem, ConstKind::Undef)),
            Ok(at) if at < source_len => p.element(lhs, at as usize),
            Ok(at) => p.element(rhs, (at - source_len) as usize),
        })
    }
}
