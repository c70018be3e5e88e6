//! Instructions that compute a value from values: arithmetic, casts, comparisons, vectors, aggregates.

use super::operands::Ops;
use super::{Body, Failure};
use crate::bitstream::{Error, Record};
use crate::codes::{self, FlagFamily, function as code};
use crate::read::constants::shuffle_mask;
use ir::types::TypeData;
use ir::{Opcode, Scope, Type, Value};

impl<'a> Body<'_, 'a> {
    pub(super) fn arithmetic(&mut self, record: &Record<'a>) -> Result<(), Failure> {
        let ops = &mut Ops::new(record);
        match record.code {
            code::BINOP => self.binary(ops),
            code::UNOP => self.unary(ops),
            code::CAST => self.cast(ops),
            code::CMP | code::CMP2 => self.compare(ops),
            code::SELECT | code::VSELECT => self.select(ops),
            code::EXTRACTELT => self.extract_element(ops),
            code::INSERTELT => self.insert_element(ops),
            code::SHUFFLEVEC => self.shuffle(ops),
            code::EXTRACTVAL => self.extract_value(ops),
            code::INSERTVAL => self.insert_value(ops),
            _ => {
                let operand = self.pair(ops)?;
                let data = self.inst(Opcode::Freeze, self.type_of(operand), &[operand]);
                self.push_last(data, ops)
            }
        }
    }

    #[inline]
    fn binary(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let lhs = self.pair(ops)?;
        let ty = self.type_of(lhs);
        let rhs = self.typed(ops, ty)?;
        let is_float = self.types.is_float_or_float_vector(ty);
        if !is_float && !self.types.is_int_or_int_vector(ty) {
            return Err(ops.error("arithmetic on values that are not numbers").into());
        }
        let opcode = codes::binop_from_code(ops.next()?, is_float)
            .ok_or_else(|| ops.error("unknown binary operation"))?;
        let flags = Self::flags(FlagFamily::of(opcode), ops);
        let data = self.inst(opcode, ty, &[lhs, rhs]).with_flags(flags);
        self.push_last(data, ops)
    }

    fn unary(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let operand = self.pair(ops)?;
        let ty = self.type_of(operand);
        if ops.next()? != codes::UNOP_FNEG || !self.types.is_float_or_float_vector(ty) {
            return Err(ops.error("unknown unary operation").into());
        }
        let flags = Self::flags(FlagFamily::of(Opcode::FNeg), ops);
        let data = self.inst(Opcode::FNeg, ty, &[operand]).with_flags(flags);
        self.push_last(data, ops)
    }

    #[inline]
    fn cast(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let operand = self.pair(ops)?;
        let ty = self.next_type(ops)?;
        let opcode = codes::cast_from_code(ops.next()?).ok_or_else(|| ops.error("unknown cast"))?;
        if [Type::VOID, Type::LABEL, Type::METADATA].contains(&ty) {
            return Err(ops.error("cast to a type without values").into());
        }
        let flags = Self::flags(FlagFamily::of(opcode), ops);
        let data = self.inst(opcode, ty, &[operand]).with_flags(flags);
        self.push_last(data, ops)
    }

    #[inline]
    fn compare(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let lhs = self.pair(ops)?;
        let operand_ty = self.type_of(lhs);
        let rhs = self.typed(ops, operand_ty)?;
        let predicate = ops.next()?;
        let is_float = self.types.is_float_or_float_vector(operand_ty);
        let decoded = if is_float {
            codes::float_predicate_from_code(predicate).map(|p| (Opcode::FCmp, p as u8))
        } else if self.types.is_int_or_int_vector(operand_ty) || self.types.is_ptr_or_ptr_vector(operand_ty) {
            codes::int_predicate_from_code(predicate).map(|p| (Opcode::ICmp, p as u8))
        } else {
            None
        };
        let (opcode, predicate) = decoded.ok_or_else(|| ops.error("invalid predicate"))?;
        let ty = self.with_shape_of(Type::I1, operand_ty)?;
        let flags = Self::flags(FlagFamily::of(opcode), ops);
        let data = self.inst(opcode, ty, &[lhs, rhs]).with_sub(predicate).with_flags(flags);
        self.push_last(data, ops)
    }

    /// `ty`, or a vector of it with the shape of `like`.
    #[inline]
    pub(super) fn with_shape_of(&mut self, ty: Type, like: Type) -> Result<Type, Failure> {
        match *self.types.get(like) {
            TypeData::Vector { len, scalable, .. } => {
                self.types.make(TypeData::Vector { elem: ty, len, scalable })
            }
            _ => Ok(ty),
        }
    }

    fn select(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let if_true = self.pair(ops)?;
        let ty = self.type_of(if_true);
        let if_false = self.typed(ops, ty)?;
        let cond = if ops.record.code == code::SELECT { self.typed(ops, Type::I1)? } else { self.pair(ops)? };
        if self.types.scalar(self.type_of(cond)) != Type::I1 {
            return Err(ops.error("select on something that is not a truth value").into());
        }
        let flags = codes::fast_math_from_code(ops.next_or_zero());
        let data = self.inst(Opcode::Select, ty, &[cond, if_true, if_false]).with_flags(flags);
        self.push_last(data, ops)
    }

    /// The type of the elements of a vector value.
    fn element_type(&self, vector: Value, ops: &Ops<'_, 'a>) -> Result<Type, Error> {
        match *self.types.get(self.type_of(vector)) {
            TypeData::Vector { elem, .. } => Ok(elem),
            _ => Err(ops.error("operand is not a vector")),
        }
    }

    /// An index into a vector.
    fn vector_index(&mut self, ops: &mut Ops<'_, 'a>) -> Result<Value, Error> {
        let index = self.pair(ops)?;
        if !self.types.is_int(self.type_of(index)) {
            return Err(ops.error("index is not an integer"));
        }
        Ok(index)
    }

    fn extract_element(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let vector = self.pair(ops)?;
        let elem = self.element_type(vector, ops)?;
        let index = self.vector_index(ops)?;
        let data = self.inst(Opcode::ExtractElement, elem, &[vector, index]);
        self.push_last(data, ops)
    }

    fn insert_element(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let vector = self.pair(ops)?;
        let elem = self.element_type(vector, ops)?;
        let element = self.typed(ops, elem)?;
        let index = self.vector_index(ops)?;
        let data = self.inst(Opcode::InsertElement, self.type_of(vector), &[vector, element, index]);
        self.push_last(data, ops)
    }

    fn shuffle(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let lhs = self.pair(ops)?;
        let elem = self.element_type(lhs, ops)?;
        let rhs = self.typed(ops, self.type_of(lhs))?;
        let mask_value = self.pair(ops)?;
        let scope = Scope::new(self.env, &self.func);
        let mask = shuffle_mask(&self.types, mask_value, |v| scope.constant(v))
            .ok_or_else(|| ops.error("shuffle mask is not a constant vector of i32"))?;
        let Some((len, scalable)) = self.types.vector_shape(self.type_of(mask_value)) else {
            return Err(ops.error("shuffle mask is not a vector").into());
        };
        let ty = self.types.make(TypeData::Vector { elem, len, scalable })?;
        let list = self.func.make_index_list(&mask);
        let data = self.inst(Opcode::ShuffleVector, ty, &[lhs, rhs]).with_aux(list.as_u32());
        self.push_last(data, ops)
    }

    /// The indices at the end of a record, and the type that they lead to in an aggregate.
    fn aggregate_path(&mut self, ty: Type, ops: &Ops<'_, 'a>) -> Result<(Type, u32), Error> {
        let mut at = ty;
        let mut indices = Vec::with_capacity(ops.rest().len());
        for &index in ops.rest() {
            if !self.types.is_aggregate(at) || index > u64::from(u32::MAX) {
                return Err(ops.error("index into something that is not an aggregate"));
            }
            at = self.types.aggregate_element(at, index).ok_or_else(|| ops.error("index out of range"))?;
            indices.push(index as u32 as i32);
        }
        if indices.is_empty() {
            return Err(ops.error("too few operands"));
        }
        Ok((at, self.func.make_index_list(&indices).as_u32()))
    }

    fn extract_value(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let aggregate = self.pair(ops)?;
        let (ty, list) = self.aggregate_path(self.type_of(aggregate), ops)?;
        let data = self.inst(Opcode::ExtractValue, ty, &[aggregate]).with_aux(list);
        self.push(data, ops.record)?;
        Ok(())
    }

    fn insert_value(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let aggregate = self.pair(ops)?;
        let element = self.pair(ops)?;
        let ty = self.type_of(aggregate);
        let (elem_ty, list) = self.aggregate_path(ty, ops)?;
        if self.type_of(element) != elem_ty {
            return Err(ops.error("operand of the wrong type").into());
        }
        let data = self.inst(Opcode::InsertValue, ty, &[aggregate, element]).with_aux(list);
        self.push(data, ops.record)?;
        Ok(())
    }
}
