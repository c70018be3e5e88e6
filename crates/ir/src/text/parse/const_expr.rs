//! Constant expressions.

use super::super::keyword::Kw;
use super::super::lexer::Tok;
use super::{Parse, Parser};
use crate::constant::{ConstExpr, ConstKind};
use crate::inst::{InstFlags, Opcode};
use crate::types::{Type, TypeData};
use crate::value::Value;
use support::source::Span;

impl Parser<'_> {
    /// The constant expression that starts with the word of `opcode`. `expected` is the type it should have, which is
    /// used for nothing but recovery.
    pub(super) fn const_expr(&mut self, opcode: Opcode, expected: Type) -> Parse<Value> {
        let _ = expected;
        match opcode {
            Opcode::Trunc
            | Opcode::BitCast
            | Opcode::AddrSpaceCast
            | Opcode::IntToPtr
            | Opcode::PtrToInt
            | Opcode::PtrToAddr => self.cast_expr(opcode),
            Opcode::Add | Opcode::Sub | Opcode::Xor => self.binary_expr(opcode),
            Opcode::GetElementPtr => self.gep_expr(),
            Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector => {
                self.vector_expr(opcode)
            }
            _ if was_const_expr(opcode) => {
                let message = format!("{} constexprs are no longer supported", opcode.name());
                Err(self.error_here(&message))
            }
            _ => Err(self.error_here("expected value token")),
        }
    }

    /// Makes an expression that has not been folded.
    pub(super) fn make_expr(
        &mut self,
        ty: Type,
        opcode: Opcode,
        flags: InstFlags,
        operands: &[Value],
    ) -> Value {
        let expr = ConstExpr {
            opcode,
            flags: flags.0,
            operands: operands.into(),
            source_ty: Type::VOID,
            inrange: None,
            mask: Box::default(),
        };
        self.intern(ty, ConstKind::Expr(Box::new(expr)))
    }

    /// `bitcast (T v to U)`
    fn cast_expr(&mut self, opcode: Opcode) -> Parse<Value> {
        let span = self.span();
        self.bump();
        self.expect(Tok::LParen, "expected '(' after constantexpr cast")?;
        let (from, value) = self.typed_constant()?;
        self.expect_kw(Kw::To, "expected 'to' in constantexpr cast")?;
        let to = self.ty()?;
        self.expect(Tok::RParen, "expected ')' at end of constantexpr cast")?;
        if !self.cast_is_valid(opcode, from, to) {
            let message = format!(
                "invalid cast opcode for cast from '{}' to '{}'",
                self.type_name(from),
                self.type_name(to)
            );
            return Err(self.error(span, message));
        }
        Ok(match self.fold_cast(opcode, value, from, to) {
            Some(folded) => folded,
            None => self.make_expr(to, opcode, InstFlags::NONE, &[value]),
        })
    }

    /// `add nuw (T a, T b)`
    fn binary_expr(&mut self, opcode: Opcode) -> Parse<Value> {
        let span = self.span();
        self.bump();
        let flags = if opcode == Opcode::Xor { InstFlags::NONE } else { self.wrap_flags() };
        self.expect(Tok::LParen, "expected '(' in binary constantexpr")?;
        let (lhs_ty, lhs) = self.typed_constant()?;
        self.expect(Tok::Comma, "expected comma in binary constantexpr")?;
        let (rhs_ty, rhs) = self.typed_constant()?;
        self.expect(Tok::RParen, "expected ')' in binary constantexpr")?;
        if lhs_ty != rhs_ty {
            return Err(self.error(span, "operands of constexpr must have same type"));
        }
        if !self.module.types.is_int_or_int_vector(lhs_ty) {
            return Err(self.error(span, "constexpr requires integer or integer vector operands"));
        }
        if let Some(folded) = self.fold_binary(opcode, lhs, rhs, lhs_ty) {
            return Ok(folded);
        }
        // Expressions keep the simpler operand on the right.
        let swap = opcode.is_commutative() && self.is_simple(lhs) && !self.is_simple(rhs);
        let operands = if swap { [rhs, lhs] } else { [lhs, rhs] };
        Ok(self.make_expr(lhs_ty, opcode, flags, &operands))
    }

    /// Constants other than expressions and addresses.
    fn is_simple(&self, value: Value) -> bool {
        !matches!(self.constant_kind(value), None | Some(ConstKind::Expr(_)))
    }

    /// `nuw` and `nsw`, in any order.
    pub(super) fn wrap_flags(&mut self) -> InstFlags {
        let mut flags = InstFlags::NONE;
        loop {
            match self.kw() {
                Some(Kw::Nuw) => flags = flags.with(InstFlags::NUW),
                Some(Kw::Nsw) => flags = flags.with(InstFlags::NSW),
                _ => return flags,
            }
            self.bump();
        }
    }

    /// `inbounds`, `nusw` and `nuw`, in any order.
    pub(super) fn gep_flags(&mut self) -> InstFlags {
        let mut flags = InstFlags::NONE;
        loop {
            match self.kw() {
                Some(Kw::InBounds) => flags = flags.with(InstFlags::GEP_INBOUNDS).with(InstFlags::GEP_NUSW),
                Some(Kw::Nusw) => flags = flags.with(InstFlags::GEP_NUSW),
                Some(Kw::Nuw) => flags = flags.with(InstFlags::GEP_NUW),
                _ => return flags,
            }
            self.bump();
        }
    }

    /// `getelementptr inbounds inrange(a, b) (T, ptr p, i64 …)`
    fn gep_expr(&mut self) -> Parse<Value> {
        let span = self.span();
        self.bump();
        let flags = self.gep_flags();
        let inrange_span = self.span();
        let inrange = if self.eat_kw(Kw::InRange) { Some(self.in_range()?) } else { None };
        self.expect(Tok::LParen, "expected '(' in constantexpr")?;
        let source_ty = self.ty()?;
        self.expect(Tok::Comma, "expected comma after getelementptr's type")?;
        let start = self.values.len();
        let mut types = [Type::VOID; 2];
        loop {
            let at = self.values.len() - start;
            let operand_span = self.span();
            let (ty, value) = self.typed_constant()?;
            self.check_gep_operand(at, ty, &mut types, operand_span)?;
            self.values.push(value);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')' in constantexpr")?;
        self.check_gep_source(source_ty, self.values.len() - start, span)?;
        if self.indexed_type(source_ty, &self.values[start + 1..]).is_none() {
            return Err(self.error(span, "invalid getelementptr indices"));
        }
        let ty = self.gep_type(types);
        let inrange = match inrange {
            Some(range) => Some(self.checked_in_range(range, types[0], inrange_span)?),
            None => None,
        };
        if inrange.is_none()
            && let Some(folded) = self.fold_gep(ty, start)
        {
            self.values.truncate(start);
            return Ok(folded);
        }
        self.splat_gep_indices(ty, start);
        let expr = ConstExpr {
            opcode: Opcode::GetElementPtr,
            flags: flags.0,
            operands: self.values[start..].into(),
            source_ty,
            inrange,
            mask: Box::default(),
        };
        self.values.truncate(start);
        Ok(self.intern(ty, ConstKind::Expr(Box::new(expr))))
    }

    /// Operands of an expression that makes a vector are vectors themselves.
    fn splat_gep_indices(&mut self, ty: Type, start: usize) {
        let Some((len, scalable)) = self.module.types.vector_shape(ty) else { return };
        let mut struct_ty = false;
        for at in start + 1..self.values.len() {
            let index = self.values[at];
            let index_ty = self.value_type(index);
            struct_ty |= index_ty == Type::I32;
            if self.module.types.is_vector(index_ty) || (struct_ty && at > start + 1) {
                continue;
            }
            let vector = self.module.env.types.vector(index_ty, len, scalable);
            self.values[at] = self.splat(vector, index);
        }
    }

    fn in_range(&mut self) -> Parse<[(support::apint::APInt, bool); 2]> {
        self.expect(Tok::LParen, "expected '('")?;
        let start = self.wide_int("expected integer")?;
        self.expect(Tok::Comma, "expected ','")?;
        let end = self.wide_int("expected integer")?;
        self.expect(Tok::RParen, "expected ')'")?;
        Ok([start, end])
    }

    fn checked_in_range(
        &mut self,
        [start, end]: [(support::apint::APInt, bool); 2],
        base: Type,
        span: Span,
    ) -> Parse<(i64, i64)> {
        let addr_space = self.module.types.addr_space(base).unwrap_or(0);
        let bits = self.module.data_layout.index_bits(addr_space);
        let extend = |(int, signed): (support::apint::APInt, bool)| {
            let int = if signed { int.sext_or_trunc(bits) } else { int.zext_or_trunc(bits) };
            int.sext_or_trunc(64).low_u64() as i64
        };
        let (start, end) = (extend(start), extend(end));
        if start >= end {
            return Err(self.error(span, "expected end to be larger than start"));
        }
        Ok((start, end))
    }

    // What the instruction and the expression have in common.

    /// Checks operand number `at` of a `getelementptr`; `types` collects that of the base and of a vector among them.
    pub(super) fn check_gep_operand(
        &mut self,
        at: usize,
        ty: Type,
        types: &mut [Type; 2],
        span: Span,
    ) -> Parse<()> {
        let table = &self.module.env.types;
        if at == 0 {
            if !table.is_ptr_or_ptr_vector(ty) {
                return Err(self.error(span, "base of getelementptr must be a pointer"));
            }
            types[0] = ty;
        } else if !table.is_int_or_int_vector(ty) {
            return Err(self.error(span, "getelementptr index must be an integer"));
        }
        if let Some(shape) = table.vector_shape(ty) {
            if types[1] != Type::VOID && table.vector_shape(types[1]) != Some(shape) {
                let message = "getelementptr vector index has a wrong number of elements";
                return Err(self.error(span, message));
            }
            types[1] = ty;
        }
        Ok(())
    }

    /// The type of a `getelementptr` from that of its base and of a vector among its operands.
    pub(super) fn gep_type(&mut self, [base, vector]: [Type; 2]) -> Type {
        if vector == Type::VOID {
            base
        } else {
            let scalar = self.module.types.scalar(base);
            self.module.env.types.with_shape_of(scalar, vector)
        }
    }

    pub(super) fn check_gep_source(&mut self, source_ty: Type, num_operands: usize, span: Span) -> Parse<()> {
        if num_operands > 1 && !self.is_sized(source_ty) {
            return Err(self.error(span, "base element of getelementptr must be sized"));
        }
        Ok(())
    }

    /// Whether values of the type can be in memory. What has a size keeps it, so that is remembered.
    pub(super) fn is_sized(&mut self, ty: Type) -> bool {
        if !self.sized[ty] && self.has_size(ty) {
            self.sized[ty] = true;
        }
        self.sized[ty]
    }

    fn has_size(&self, ty: Type) -> bool {
        match self.module.types.get(ty) {
            TypeData::Int(_) | TypeData::Ptr { .. } | TypeData::Vector { .. } => true,
            TypeData::Void
            | TypeData::Label
            | TypeData::Token
            | TypeData::Metadata
            | TypeData::Function { .. } => false,
            TypeData::Array { .. }
            | TypeData::Struct { .. }
            | TypeData::Identified(_)
            | TypeData::TargetExt(_) => self.module.data_layout.is_sized(&self.module.types, ty),
            _ => true,
        }
    }

    /// The type that indices select, the first of which steps over whole values of `ty`.
    pub(super) fn indexed_type(&self, ty: Type, indices: &[Value]) -> Option<Type> {
        let mut ty = ty;
        for &index in indices.iter().skip(1) {
            ty = match self.module.types.get(ty) {
                TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => *elem,
                TypeData::Struct { .. } | TypeData::Identified(_) => {
                    let number = self.struct_index(index)?;
                    self.module.types.aggregate_element(ty, number)?
                }
                _ => return None,
            };
        }
        Some(ty)
    }

    /// The number of a field: an `i32` constant, or a vector of equal ones.
    fn struct_index(&self, index: Value) -> Option<u64> {
        let data = self.constant_data(index)?;
        match &data.kind {
            ConstKind::Int(number) if data.ty == Type::I32 => Some(*number),
            ConstKind::Null if self.module.types.scalar(data.ty) == Type::I32 => Some(0),
            ConstKind::Data(bytes) if self.module.types.scalar(data.ty) == Type::I32 => {
                let first = bytes.get(..4)?;
                let same = bytes.chunks(4).all(|chunk| chunk == first);
                same.then(|| crate::constant::data_element(bytes, 4, 0))
            }
            _ => None,
        }
    }

    /// `extractelement (…)`, `insertelement (…)`, `shufflevector (…)`
    fn vector_expr(&mut self, opcode: Opcode) -> Parse<Value> {
        let span = self.span();
        self.bump();
        self.expect(Tok::LParen, "expected '(' in constantexpr")?;
        let start = self.values.len();
        self.list(Tok::RParen, "expected ')' in constantexpr", |p| {
            let (_, value) = p.typed_constant()?;
            p.values.push(value);
            Ok(())
        })?;
        let operands: Vec<Value> = self.values.drain(start..).collect();
        match (opcode, &*operands) {
            (Opcode::ExtractElement, &[vector, index]) => self.extract_expr(vector, index, span),
            (Opcode::InsertElement, &[vector, element, index]) => {
                self.insert_expr(vector, element, index, span)
            }
            (Opcode::ShuffleVector, &[lhs, rhs, mask]) => self.shuffle_expr(lhs, rhs, mask, span),
            (Opcode::ExtractElement, _) => Err(self.error(span, "expected two operands to extractelement")),
            (Opcode::InsertElement, _) => Err(self.error(span, "expected three operands to insertelement")),
            _ => Err(self.error(span, "expected three operands to shufflevector")),
        }
    }

    fn extract_expr(&mut self, vector: Value, index: Value, span: Span) -> Parse<Value> {
        let ty = self.value_type(vector);
        if !self.module.types.is_vector(ty) || !self.module.types.is_int(self.value_type(index)) {
            return Err(self.error(span, "invalid extractelement operands"));
        }
        let elem = self.module.types.scalar(ty);
        Ok(match self.fold_extract(vector, index, elem) {
            Some(folded) => folded,
            None => self.make_expr(elem, Opcode::ExtractElement, InstFlags::NONE, &[vector, index]),
        })
    }

    fn insert_expr(&mut self, vector: Value, element: Value, index: Value, span: Span) -> Parse<Value> {
        let ty = self.value_type(vector);
        let elem = self.module.types.scalar(ty);
        if !self.module.types.is_vector(ty)
            || self.value_type(element) != elem
            || !self.module.types.is_int(self.value_type(index))
        {
            return Err(self.error(span, "invalid insertelement operands"));
        }
        Ok(match self.fold_insert(ty, vector, element, index) {
            Some(folded) => folded,
            None => self.make_expr(ty, Opcode::InsertElement, InstFlags::NONE, &[vector, element, index]),
        })
    }

    fn shuffle_expr(&mut self, lhs: Value, rhs: Value, mask: Value, span: Span) -> Parse<Value> {
        let ty = self.value_type(lhs);
        let mask_ty = self.value_type(mask);
        let shape = self.module.types.vector_shape(mask_ty);
        let elements = self.shuffle_mask(mask, ty);
        let (Some((len, scalable)), Some(elements), true) =
            (shape, elements, self.value_type(rhs) == ty && self.module.types.is_vector(ty))
        else {
            return Err(self.error(span, "invalid operands to shufflevector"));
        };
        let elem = self.module.types.scalar(ty);
        let result = self.module.env.types.vector(elem, len, scalable);
        if let Some(folded) = self.fold_shuffle(lhs, rhs, &elements, result) {
            return Ok(folded);
        }
        let expr = ConstExpr {
            opcode: Opcode::ShuffleVector,
            flags: 0,
            operands: [lhs, rhs].into(),
            source_ty: Type::VOID,
            inrange: None,
            mask: elements.into(),
        };
        Ok(self.intern(result, ConstKind::Expr(Box::new(expr))))
    }

    /// The numbers in the mask of a `shufflevector` of vectors of type `ty`, -1 for poison. None if it is no mask.
    pub(super) fn shuffle_mask(&self, mask: Value, ty: Type) -> Option<Vec<i32>> {
        let data = self.constant_data(mask)?;
        let (len, scalable) = self.module.types.vector_shape(data.ty)?;
        let (num_elements, source_scalable) = self.module.types.vector_shape(ty)?;
        if self.module.types.scalar(data.ty) != Type::I32 || scalable != source_scalable {
            return None;
        }
        let limit = u64::from(num_elements) * 2;
        let element = |number: u64| (number < limit).then_some(number as i32);
        match &data.kind {
            ConstKind::Null => Some(vec![0; len as usize]),
            ConstKind::Undef | ConstKind::Poison => Some(vec![-1; len as usize]),
            _ if scalable => None,
            ConstKind::Data(bytes) => {
                bytes.chunks(4).map(|c| element(crate::constant::data_element(c, 4, 0))).collect()
            }
            ConstKind::Aggregate(elements) => elements
                .iter()
                .map(|&v| match self.constant_kind(v)? {
                    ConstKind::Int(number) => element(*number),
                    ConstKind::Undef | ConstKind::Poison => Some(-1),
                    _ => None,
                })
                .collect(),
            _ => None,
        }
    }
}

/// Operations that older versions allowed in constant expressions.
fn was_const_expr(opcode: Opcode) -> bool {
    opcode.is_binary()
        || opcode.is_cast()
        || matches!(
            opcode,
            Opcode::FNeg
                | Opcode::ICmp
                | Opcode::FCmp
                | Opcode::Select
                | Opcode::ExtractValue
                | Opcode::InsertValue
        )
}
