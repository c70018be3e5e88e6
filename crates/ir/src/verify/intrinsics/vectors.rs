//! Vector and matrix intrinsics, fixed-point arithmetic.

use crate::attributes::{AttrKind, Attribute};
use crate::intrinsics::Intrinsic as I;
use crate::value::Value;
use crate::verify::call::Call;
use crate::verify::function::FunctionVerifier;
use crate::verify::result::Reporter;
use crate::verify::sink::{Check, check};

impl<'a> FunctionVerifier<'a> {
    fn low(&self, value: Value) -> u64 {
        self.const_int(value).map_or(0, |n| n.low_u64())
    }

    pub(super) fn verify_vector_intrinsic(&mut self, call: &Call<'a>, intrinsic: I) -> Check {
        let inst = call.inst;
        match intrinsic {
            I::GET_ACTIVE_LANE_MASK => {
                let f = self.facts.ty(call.ret);
                check!(self, f.is_vector(), "get_active_lane_mask: must return a vector", inst);
                let is_i1 = f.is_int_or_vector() && f.scalar_bits == 1;
                check!(self, is_i1, "get_active_lane_mask: element type is not i1", inst);
            }
            I::EXPERIMENTAL_GET_VECTOR_LENGTH => {
                let ok = self.const_int(call.args[1]).is_none_or(|n| !n.is_negative() && !n.is_zero());
                check!(self, ok, "get_vector_length: VF must be positive", inst);
            }
            I::STEPVECTOR => {
                let f = self.facts.ty(call.ret);
                let ok = f.is_vector() && f.is_int_or_vector() && f.scalar_bits >= 8;
                let message =
                    "stepvector only supported for vectors of integers with a bitwidth of at least 8.";
                check!(self, ok, message, inst);
            }
            I::VECTOR_REDUCE_AND
            | I::VECTOR_REDUCE_OR
            | I::VECTOR_REDUCE_XOR
            | I::VECTOR_REDUCE_ADD
            | I::VECTOR_REDUCE_MUL
            | I::VECTOR_REDUCE_SMAX
            | I::VECTOR_REDUCE_SMIN
            | I::VECTOR_REDUCE_UMAX
            | I::VECTOR_REDUCE_UMIN => {
                let f = self.ty_facts(call.args[0]);
                let ok = f.is_vector() && f.is_int_or_vector();
                check!(self, ok, "Intrinsic has incorrect argument type!");
            }
            I::VECTOR_REDUCE_FMAX | I::VECTOR_REDUCE_FMIN => {
                let f = self.ty_facts(call.args[0]);
                let ok = f.is_vector() && f.is_float_or_vector();
                check!(self, ok, "Intrinsic has incorrect argument type!");
            }
            I::VECTOR_REDUCE_FADD | I::VECTOR_REDUCE_FMUL => {
                let f = self.ty_facts(call.args[1]);
                let ok = f.is_vector() && f.is_float_or_vector();
                check!(self, ok, "Intrinsic has incorrect argument type!");
            }
            I::VECTOR_INSERT => self.verify_vector_insert(call)?,
            I::VECTOR_EXTRACT => self.verify_vector_extract(call)?,
            I::VECTOR_PARTIAL_REDUCE_ADD | I::VECTOR_PARTIAL_REDUCE_FADD => {
                self.verify_partial_reduce(call)?
            }
            I::EXPERIMENTAL_VECTOR_MATCH => self.verify_vector_match(call)?,
            I::MATRIX_MULTIPLY
            | I::MATRIX_TRANSPOSE
            | I::MATRIX_COLUMN_MAJOR_LOAD
            | I::MATRIX_COLUMN_MAJOR_STORE => self.verify_matrix(call, intrinsic)?,
            _ => {
                self.verify_splice(call, intrinsic)?;
                self.verify_fixed_point(call, intrinsic)?;
            }
        }
        Ok(())
    }

    fn verify_splice(&mut self, call: &Call<'a>, intrinsic: I) -> Check {
        let name = intrinsic.name();
        if !name.starts_with("llvm.vector.splice") || call.args.len() < 3 {
            return Ok(());
        }
        let Some((len, _)) = self.types.vector_shape(call.ret) else { return Ok(()) };
        let list = self.header.attributes;
        let scale = match self.env.attributes.function_attr(list, AttrKind::VScaleRange) {
            Some(Attribute::Int(_, packed)) => (packed >> 32) as i64,
            _ => 1,
        };
        let len = i64::from(len) * scale;
        let Some(index) = self.const_int(call.args[2]).and_then(|n| n.to_i64()) else { return Ok(()) };
        let (ok, range) = match name {
            "llvm.vector.splice.left" => ((0..len).contains(&index), "[0, VL-1]"),
            _ => ((0..=len).contains(&index), "[0, VL]"),
        };
        check!(
            self,
            ok,
            &format!(
                "The splice index exceeds the range {range} where VL is the known minimum number of elements in \
                 the vector. For scalable vectors the minimum number of elements is determined from vscale_range."
            ),
            call.inst
        );
        Ok(())
    }

    fn verify_vector_insert(&mut self, call: &Call<'a>) -> Check {
        let (vec, sub) = (self.ty(call.args[0]), self.ty(call.args[1]));
        let same = self.types.scalar(vec) == self.types.scalar(sub);
        let message = "vector_insert parameters must have the same element type.";
        check!(self, same, message, call.inst);
        let index = self.low(call.args[2]);
        let (Some((n, a)), Some((m, b))) = (self.types.vector_shape(vec), self.types.vector_shape(sub))
        else {
            return Ok(());
        };
        let multiple = m != 0 && index.is_multiple_of(u64::from(m));
        check!(
            self,
            multiple,
            "vector_insert index must be a constant multiple of the subvector's known minimum vector length."
        );
        let fits = a != b || index.saturating_add(m.into()) <= n.into();
        check!(
            self,
            fits,
            "subvector operand of vector_insert would overrun the vector being inserted into."
        );
        Ok(())
    }

    fn verify_vector_extract(&mut self, call: &Call<'a>) -> Check {
        let vec = self.ty(call.args[0]);
        let same = self.types.scalar(vec) == self.types.scalar(call.ret);
        let message = "vector_extract result must have the same element type as the input vector.";
        check!(self, same, message, call.inst);
        let index = self.low(call.args[1]);
        let shapes = (self.types.vector_shape(vec), self.types.vector_shape(call.ret));
        let (Some((n, a)), Some((m, b))) = shapes else { return Ok(()) };
        let multiple = m != 0 && index.is_multiple_of(u64::from(m));
        check!(
            self,
            multiple,
            "vector_extract index must be a constant multiple of the result type's known minimum vector length."
        );
        let fits = a != b || index.saturating_add(m.into()) <= n.into();
        check!(self, fits, "vector_extract would overrun.");
        Ok(())
    }

    fn verify_partial_reduce(&mut self, call: &Call<'a>) -> Check {
        let shape = |v| self.types.vector_shape(self.ty(v)).map_or(1, |s| s.0);
        let (acc, vec) = (shape(call.args[0]), shape(call.args[1]));
        check!(
            self,
            acc != 0 && vec % acc == 0,
            "Invalid vector widths for partial reduction. The width of the input vector must be a positive \
             integer multiple of the width of the accumulator vector."
        );
        Ok(())
    }

    fn verify_vector_match(&mut self, call: &Call<'a>) -> Check {
        let inst = call.inst;
        let (a, b, mask) = (self.ty(call.args[0]), self.ty(call.args[1]), self.ty(call.args[2]));
        let all = [a, b, mask].iter().all(|&t| self.types.is_vector(t));
        check!(self, all, "Operands must be vectors.", inst);
        let fixed = self.types.vector_shape(b).is_some_and(|s| !s.1);
        check!(self, fixed, "Second operand must be a fixed length vector.", inst);
        let ints = self.facts.ty(a).is_int_or_vector();
        check!(self, ints, "First operand must be a vector of integers.", inst);
        let same = self.types.scalar(a) == self.types.scalar(b);
        check!(self, same, "First two operands must have the same element type.", inst);
        let shape = |t| self.types.vector_shape(t);
        let message = "First operand and mask must have the same number of elements.";
        check!(self, shape(a) == shape(mask), message, inst);
        let is_i1 = self.facts.ty(mask).scalar_bits == 1;
        check!(self, is_i1, "Mask must be a vector of i1's.", inst);
        check!(self, call.ret == mask, "Return type must match the mask type.", inst);
        Ok(())
    }

    fn verify_matrix(&mut self, call: &Call<'a>, intrinsic: I) -> Check {
        let args = call.args;
        let len = |v: Value| u64::from(self.types.vector_shape(self.ty(v)).map_or(0, |s| s.0));
        // Result (or stored value), operands to compare with, rows, columns, stride.
        let (result, operands, rows, columns, stride): (_, Vec<Value>, _, _, _) = match intrinsic {
            I::MATRIX_MULTIPLY => {
                let (rows, inner, columns) = (self.low(args[2]), self.low(args[3]), self.low(args[4]));
                let ok = len(args[0]) == rows.saturating_mul(inner);
                let message = "First argument of a matrix operation does not match specified shape!";
                check!(self, ok, message);
                let len = u64::from(self.types.vector_shape(self.ty(args[1])).map_or(0, |s| s.0));
                let message = "Second argument of a matrix operation does not match specified shape!";
                check!(self, len == inner.saturating_mul(columns), message);
                (call.ret, vec![args[0], args[1]], rows, columns, None)
            }
            I::MATRIX_TRANSPOSE => (call.ret, vec![args[0]], self.low(args[1]), self.low(args[2]), None),
            I::MATRIX_COLUMN_MAJOR_LOAD => {
                (call.ret, vec![], self.low(args[3]), self.low(args[4]), self.const_int(args[1]))
            }
            _ => {
                let result = self.ty(args[0]);
                (result, vec![args[0]], self.low(args[4]), self.low(args[5]), self.const_int(args[2]))
            }
        };
        let entity = call.callee;
        let f = self.facts.ty(result);
        let ok = f.is_int_or_vector() || f.is_float_or_vector();
        check!(self, ok, "Result type must be an integer or floating-point type!", entity);
        for (operand, which) in operands.into_iter().zip(["first", "second"]) {
            let same = self.types.scalar(self.ty(operand)) == self.types.scalar(result);
            let message = format!("Vector element type mismatch of the result and {which} operand vector!");
            check!(self, same, &message, entity);
        }
        let len = u64::from(self.types.vector_shape(result).map_or(0, |s| s.0));
        let message = "Result of a matrix operation does not fit in the returned vector!";
        check!(self, len == rows.saturating_mul(columns), message);
        if let Some(stride) = stride {
            let ok = stride.to_u64().is_none_or(|s| s >= rows);
            let message = "Stride must be greater or equal than the number of rows!";
            check!(self, ok, message, entity);
        }
        Ok(())
    }

    fn verify_fixed_point(&mut self, call: &Call<'a>, intrinsic: I) -> Check {
        let signed = match intrinsic {
            I::SMUL_FIX | I::SMUL_FIX_SAT | I::SDIV_FIX | I::SDIV_FIX_SAT => true,
            I::UMUL_FIX | I::UMUL_FIX_SAT | I::UDIV_FIX | I::UDIV_FIX_SAT => false,
            _ => return Ok(()),
        };
        for (i, which) in ["first", "second"].into_iter().enumerate() {
            let ok = self.ty_facts(call.args[i]).is_int_or_vector();
            let message =
                format!("{which} operand of [us][mul|div]_fix[_sat] must be an int type or vector of ints");
            check!(self, ok, &message);
        }
        let bits = u64::from(self.ty_facts(call.args[0]).scalar_bits);
        let scale = self.low(call.args[2]);
        if signed {
            let message = "the scale of s[mul|div]_fix[_sat] must be less than the width of the operands";
            check!(self, scale < bits, message);
        } else {
            let message =
                "the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands";
            check!(self, scale <= bits, message);
        }
        Ok(())
    }
}
