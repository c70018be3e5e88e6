//! Elements of vectors, fields of aggregates, variable arguments.

use super::super::super::lexer::Tok;
use super::super::{Parse, Parser};
use crate::inst::{InstData, Opcode};
use crate::types::Type;

impl Parser<'_> {
    /// `va_arg T list, U`
    pub(super) fn va_arg(&mut self) -> Parse<InstData> {
        self.operand()?;
        self.expect(Tok::Comma, "expected ',' after vaarg operand")?;
        let span = self.span();
        let ty = self.ty()?;
        if !self.is_first_class(ty) {
            return Err(self.error(span, "va_arg requires operand with first class type"));
        }
        Ok(InstData::new(Opcode::VAArg, ty, Default::default()))
    }

    pub(super) fn extract_element(&mut self, start: usize) -> Parse<InstData> {
        let span = self.span();
        let vector = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after extract value")?;
        let index = self.operand()?;
        let types = &self.module.env.types;
        if !types.is_vector(vector) || !types.is_int(index) {
            return Err(self.error(span, "invalid extractelement operands"));
        }
        debug_assert_eq!(self.values.len() - start, 2);
        Ok(InstData::new(Opcode::ExtractElement, types.scalar(vector), Default::default()))
    }

    pub(super) fn insert_element(&mut self, start: usize) -> Parse<InstData> {
        let span = self.span();
        let vector = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after insertelement value")?;
        let element = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after insertelement value")?;
        let index = self.operand()?;
        let types = &self.module.env.types;
        if !types.is_vector(vector) || types.scalar(vector) != element || !types.is_int(index) {
            return Err(self.error(span, "invalid insertelement operands"));
        }
        debug_assert_eq!(self.values.len() - start, 3);
        Ok(InstData::new(Opcode::InsertElement, vector, Default::default()))
    }

    pub(super) fn shuffle_vector(&mut self, start: usize) -> Parse<InstData> {
        let span = self.span();
        let ty = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after shuffle mask")?;
        let other = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after shuffle value")?;
        let mask_ty = self.operand()?;
        let mask = self.values[start + 2];
        let elements = self.shuffle_mask(mask, ty);
        let shape = self.module.env.types.vector_shape(mask_ty);
        let (Some((len, scalable)), Some(elements)) = (shape, elements.filter(|_| ty == other)) else {
            return Err(self.error(span, "invalid shufflevector operands"));
        };
        self.values.truncate(start + 2);
        let elem = self.module.env.types.scalar(ty);
        let result = self.module.env.types.vector(elem, len, scalable);
        let list = self.body.func.make_index_list(&elements);
        Ok(InstData::new(Opcode::ShuffleVector, result, Default::default()).with_aux(list.as_u32()))
    }

    pub(super) fn extract_value(&mut self) -> Parse<InstData> {
        let span = self.span();
        let aggregate = self.operand()?;
        if !self.module.env.types.is_aggregate(aggregate) {
            return Err(self.error(span, "extractvalue operand must be aggregate type"));
        }
        let indices = self.indices()?;
        let Some(ty) = self.field_type(aggregate, &indices) else {
            return Err(self.error(span, "invalid indices for extractvalue"));
        };
        let list = self.body.func.make_index_list(&indices);
        Ok(InstData::new(Opcode::ExtractValue, ty, Default::default()).with_aux(list.as_u32()))
    }

    pub(super) fn insert_value(&mut self) -> Parse<InstData> {
        let span = self.span();
        let aggregate = self.operand()?;
        self.expect(Tok::Comma, "expected comma after insertvalue operand")?;
        let element_span = self.span();
        let element = self.operand()?;
        if !self.module.env.types.is_aggregate(aggregate) {
            return Err(self.error(span, "insertvalue operand must be aggregate type"));
        }
        let indices = self.indices()?;
        let Some(ty) = self.field_type(aggregate, &indices) else {
            return Err(self.error(span, "invalid indices for insertvalue"));
        };
        if ty != element {
            let message = format!(
                "insertvalue operand and field disagree in type: '{}' instead of '{}'",
                self.type_name(element),
                self.type_name(ty)
            );
            return Err(self.error(element_span, message));
        }
        let list = self.body.func.make_index_list(&indices);
        Ok(InstData::new(Opcode::InsertValue, aggregate, Default::default()).with_aux(list.as_u32()))
    }

    /// `, 0, 1`
    fn indices(&mut self) -> Parse<Vec<i32>> {
        if !self.at(Tok::Comma) {
            return Err(self.error_here("expected ',' as start of index list"));
        }
        let mut indices = Vec::new();
        while self.comma_before_property() {
            indices.push(self.u32()? as i32);
        }
        if indices.is_empty() {
            return Err(self.error_here("expected index"));
        }
        Ok(indices)
    }

    fn field_type(&self, aggregate: Type, indices: &[i32]) -> Option<Type> {
        let types = &self.module.env.types;
        indices.iter().try_fold(aggregate, |ty, &index| {
            if !types.is_aggregate(ty) {
                return None;
            }
            types.aggregate_element(ty, u64::from(index as u32))
        })
    }
}
