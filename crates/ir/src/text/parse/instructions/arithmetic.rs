//! Arithmetic, comparisons and casts.

use super::super::super::keyword::Kw;
use super::super::super::lexer::Tok;
use super::super::{Parse, Parser};
use crate::inst::{FloatPredicate, InstData, InstFlags, IntPredicate, Opcode};
use crate::types::{Type, TypeData};

impl Parser<'_> {
    /// `add nuw T a, b` and all other operations on two values of one type.
    pub(super) fn binary(&mut self, opcode: Opcode) -> Parse<InstData> {
        let flags = self.binary_flags(opcode);
        let span = self.span();
        let ty = self.operand()?;
        let types = &self.module.env.types;
        let logical = matches!(opcode, Opcode::And | Opcode::Or | Opcode::Xor);
        let valid = if opcode.is_float_binary() {
            types.is_float_or_float_vector(ty)
        } else {
            types.is_int_or_int_vector(ty)
        };
        if !valid {
            let message = if logical {
                "instruction requires integer or integer vector operands"
            } else {
                "invalid operand type for instruction"
            };
            return Err(self.error(span, message));
        }
        let message = if logical {
            "expected ',' in logical operation"
        } else {
            "expected ',' in arithmetic operation"
        };
        self.expect(Tok::Comma, message)?;
        self.operand_of_type(ty)?;
        Ok(InstData::new(opcode, ty, Default::default()).with_flags(flags))
    }

    #[inline]
    fn binary_flags(&mut self, opcode: Opcode) -> InstFlags {
        if self.tok.kind != Tok::Kw {
            return InstFlags::NONE;
        }
        if opcode.is_float_binary() {
            self.fast_math_flags()
        } else if opcode.allows_wrap_flags() {
            self.wrap_flags()
        } else if opcode.allows_exact() {
            InstFlags::EXACT.when(self.eat_kw(Kw::Exact))
        } else if opcode == Opcode::Or {
            InstFlags::DISJOINT.when(self.eat_kw(Kw::Disjoint))
        } else {
            InstFlags::NONE
        }
    }

    pub(super) fn fneg(&mut self) -> Parse<InstData> {
        let flags = self.fast_math_flags();
        let span = self.span();
        let ty = self.operand()?;
        if !self.module.env.types.is_float_or_float_vector(ty) {
            return Err(self.error(span, "invalid operand type for instruction"));
        }
        Ok(InstData::new(Opcode::FNeg, ty, Default::default()).with_flags(flags))
    }

    pub(super) fn icmp(&mut self) -> Parse<InstData> {
        let flags = InstFlags::SAMESIGN.when(self.eat_kw(Kw::SameSign));
        let Some(predicate) = self.kw().and_then(int_predicate) else {
            return Err(self.error_here("expected icmp predicate (e.g. 'eq')"));
        };
        self.bump();
        let span = self.span();
        let ty = self.compared_operands()?;
        let types = &mut self.module.env.types;
        if !types.is_int_or_int_vector(ty) && !types.is_ptr_or_ptr_vector(ty) {
            return Err(self.error(span, "icmp requires integer operands"));
        }
        let result = types.with_shape_of(Type::I1, ty);
        Ok(InstData::new(Opcode::ICmp, result, Default::default())
            .with_sub(predicate as u8)
            .with_flags(flags))
    }

    pub(super) fn fcmp(&mut self) -> Parse<InstData> {
        let flags = self.fast_math_flags();
        let predicate = match self.tok.kind {
            Tok::Kw => FloatPredicate::from_name(self.slice(self.tok)),
            _ => None,
        };
        let Some(predicate) = predicate else {
            return Err(self.error_here("expected fcmp predicate (e.g. 'oeq')"));
        };
        self.bump();
        let span = self.span();
        let ty = self.compared_operands()?;
        let types = &mut self.module.env.types;
        if !types.is_float_or_float_vector(ty) {
            return Err(self.error(span, "fcmp requires floating point operands"));
        }
        let result = types.with_shape_of(Type::I1, ty);
        Ok(InstData::new(Opcode::FCmp, result, Default::default())
            .with_sub(predicate as u8)
            .with_flags(flags))
    }

    fn compared_operands(&mut self) -> Parse<Type> {
        let ty = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after compare value")?;
        self.operand_of_type(ty)?;
        Ok(ty)
    }

    /// `zext nneg T a to U`
    pub(super) fn cast(&mut self, opcode: Opcode) -> Parse<InstData> {
        let flags = match opcode {
            Opcode::Trunc => self.wrap_flags(),
            Opcode::ZExt => InstFlags::NNEG.when(self.eat_kw(Kw::NNeg)),
            Opcode::UIToFP => self.uitofp_flags(),
            Opcode::FPTrunc | Opcode::FPExt | Opcode::SIToFP => self.fast_math_flags(),
            _ => InstFlags::NONE,
        };
        let span = self.span();
        let from = self.operand()?;
        self.expect_kw(Kw::To, "expected 'to' after cast value")?;
        let to = self.ty()?;
        if !self.cast_is_valid(opcode, from, to) {
            let message = format!(
                "invalid cast opcode for cast from '{}' to '{}'",
                self.type_name(from),
                self.type_name(to)
            );
            return Err(self.error(span, message));
        }
        Ok(InstData::new(opcode, to, Default::default()).with_flags(flags))
    }

    fn uitofp_flags(&mut self) -> InstFlags {
        let before = self.eat_kw(Kw::NNeg);
        let flags = self.fast_math_flags();
        let after = self.eat_kw(Kw::NNeg);
        flags.with(InstFlags::NNEG.when(before || after))
    }

    /// Whether a cast between these types exists.
    pub(in super::super) fn cast_is_valid(&self, opcode: Opcode, from: Type, to: Type) -> bool {
        let types = &self.module.env.types;
        let (from_elem, to_elem) = (types.scalar(from), types.scalar(to));
        let same_shape = types.vector_shape(from) == types.vector_shape(to);
        let ints = || Some((types.int_bits(from_elem)?, types.int_bits(to_elem)?));
        let floats =
            || Some((float_rank(from_elem).filter(|_| types.is_float(from_elem))?, float_rank(to_elem)?));
        match opcode {
            Opcode::Trunc => same_shape && ints().is_some_and(|(f, t)| f > t),
            Opcode::ZExt | Opcode::SExt => same_shape && ints().is_some_and(|(f, t)| f < t),
            Opcode::FPTrunc => same_shape && floats().is_some_and(|(f, t)| f > t),
            Opcode::FPExt => same_shape && floats().is_some_and(|(f, t)| f < t),
            Opcode::FPToUI | Opcode::FPToSI => {
                same_shape && types.is_float(from_elem) && types.is_int(to_elem)
            }
            Opcode::UIToFP | Opcode::SIToFP => {
                same_shape && types.is_int(from_elem) && types.is_float(to_elem)
            }
            Opcode::PtrToInt | Opcode::PtrToAddr => {
                same_shape && types.is_ptr(from_elem) && types.is_int(to_elem)
            }
            Opcode::IntToPtr => same_shape && types.is_int(from_elem) && types.is_ptr(to_elem),
            Opcode::AddrSpaceCast => {
                same_shape
                    && types.is_ptr(from_elem)
                    && types.is_ptr(to_elem)
                    && types.addr_space(from) != types.addr_space(to)
            }
            Opcode::BitCast => self.bitcast_is_valid(from, to),
            _ => false,
        }
    }

    fn bitcast_is_valid(&self, from: Type, to: Type) -> bool {
        let types = &self.module.env.types;
        match (types.is_ptr_or_ptr_vector(from), types.is_ptr_or_ptr_vector(to)) {
            (true, true) => {
                let count = |ty| types.vector_shape(ty).unwrap_or((1, false));
                count(from) == count(to) && types.addr_space(from) == types.addr_space(to)
            }
            (false, false) => {
                let sizes = (primitive_bits(types, from), primitive_bits(types, to));
                sizes.0.is_some() && sizes.0 == sizes.1
            }
            _ => false,
        }
    }
}

/// Bits of a type that is a plain number or a vector of them, and whether they are scaled.
fn primitive_bits(types: &crate::types::TypeTable, ty: Type) -> Option<(u64, bool)> {
    let (len, scalable) = types.vector_shape(ty).unwrap_or((1, false));
    let bits = match types.get(types.scalar(ty)) {
        TypeData::Int(bits) => u64::from(*bits),
        TypeData::X86Amx => 8192,
        other => other.float_bits()?.into(),
    };
    Some((bits * u64::from(len), scalable))
}

/// Width of a floating-point type.
fn float_rank(ty: Type) -> Option<u32> {
    Some(match ty {
        Type::HALF | Type::BFLOAT => 16,
        Type::FLOAT => 32,
        Type::DOUBLE => 64,
        Type::X86_FP80 => 80,
        Type::FP128 | Type::PPC_FP128 => 128,
        _ => return None,
    })
}

fn int_predicate(kw: Kw) -> Option<IntPredicate> {
    Some(match kw {
        Kw::Eq => IntPredicate::Eq,
        Kw::Ne => IntPredicate::Ne,
        Kw::Ugt => IntPredicate::Ugt,
        Kw::Uge => IntPredicate::Uge,
        Kw::Ult => IntPredicate::Ult,
        Kw::Ule => IntPredicate::Ule,
        Kw::Sgt => IntPredicate::Sgt,
        Kw::Sge => IntPredicate::Sge,
        Kw::Slt => IntPredicate::Slt,
        Kw::Sle => IntPredicate::Sle,
        _ => return None,
    })
}
