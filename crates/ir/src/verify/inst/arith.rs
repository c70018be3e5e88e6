//! Arithmetic, comparisons, `select`.

use crate::inst::Opcode;
use crate::value::{Inst, Value};
use crate::verify::function::FunctionVerifier;
use crate::verify::result::Reporter;
use crate::verify::sink::{Check, check};

impl FunctionVerifier<'_> {
    fn pair(&self, inst: Inst) -> (Value, Value) {
        let ops = self.func.operands(inst);
        (ops[0], ops[1])
    }

    pub(super) fn verify_binary(&mut self, inst: Inst) -> Check {
        let data = self.func.inst(inst);
        let (lhs, rhs) = self.pair(inst);
        let ty = self.ty(lhs);
        let same = ty == self.ty(rhs);
        check!(self, same, "Both operands to a binary operator are not of the same type!", inst);
        let result = self.facts.ty(data.ty);
        let (kind_ok, wrong_kind, wrong_result) = match data.opcode {
            op if op.is_float_binary() => (
                result.is_float_or_vector(),
                "Floating-point arithmetic operators only work with floating-point types!",
                "Floating-point arithmetic operators must have same type for operands and result!",
            ),
            Opcode::And | Opcode::Or | Opcode::Xor => (
                result.is_int_or_vector(),
                "Logical operators only work with integral types!",
                "Logical operators must have same type for operands and result!",
            ),
            Opcode::Shl | Opcode::LShr | Opcode::AShr => (
                result.is_int_or_vector(),
                "Shifts only work with integral types!",
                "Shift return type must be same as operands!",
            ),
            _ => (
                result.is_int_or_vector(),
                "Integer arithmetic operators only work with integral types!",
                "Integer arithmetic operators must have same type for operands and result!",
            ),
        };
        check!(self, kind_ok, wrong_kind, inst);
        check!(self, data.ty == ty, wrong_result, inst);
        Ok(())
    }

    pub(super) fn verify_fneg(&mut self, inst: Inst) -> Check {
        let data = self.func.inst(inst);
        let operand = self.func.operands(inst)[0];
        let same = data.ty == self.ty(operand);
        check!(self, same, "Unary operators must have same type foroperands and result!", inst);
        let ok = self.facts.ty(data.ty).is_float_or_vector();
        check!(self, ok, "FNeg operator only works with float types!", inst);
        Ok(())
    }

    pub(super) fn verify_icmp(&mut self, inst: Inst) -> Check {
        let (lhs, rhs) = self.pair(inst);
        let ty = self.ty(lhs);
        let same = ty == self.ty(rhs);
        check!(self, same, "Both operands to ICmp instruction are not of the same type!", inst);
        let facts = self.facts.ty(ty);
        let ok = facts.is_int_or_vector() || facts.is_ptr_or_vector();
        check!(self, ok, "Invalid operand types for ICmp instruction", inst);
        Ok(())
    }

    pub(super) fn verify_fcmp(&mut self, inst: Inst) -> Check {
        let (lhs, rhs) = self.pair(inst);
        let ty = self.ty(lhs);
        let same = ty == self.ty(rhs);
        check!(self, same, "Both operands to FCmp instruction are not of the same type!", inst);
        let ok = self.facts.ty(ty).is_float_or_vector();
        check!(self, ok, "Invalid operand types for FCmp instruction", inst);
        Ok(())
    }

    pub(super) fn verify_select(&mut self, inst: Inst) -> Check {
        let ops = self.func.operands(inst);
        let (cond, a, b) = (self.ty(ops[0]), self.ty(ops[1]), self.ty(ops[2]));
        let is_i1 = self.types.int_bits(self.types.scalar(cond)) == Some(1);
        let shape_ok = match self.types.vector_shape(cond) {
            Some(shape) => self.types.vector_shape(a) == Some(shape),
            None => true,
        };
        let token = self.facts.ty(a).is_token_like();
        check!(self, a == b && is_i1 && shape_ok && !token, "Invalid operands for select instruction!", inst);
        let same = a == self.func.inst(inst).ty;
        check!(self, same, "Select values must have same type as select instruction!", inst);
        Ok(())
    }
}
