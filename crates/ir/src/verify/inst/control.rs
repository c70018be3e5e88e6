//! Terminators that are neither calls nor about exceptions.

use crate::types::Type;
use crate::value::{Block, Inst};
use crate::verify::function::FunctionVerifier;
use crate::verify::result::Reporter;
use crate::verify::sink::{Check, check};

impl FunctionVerifier<'_> {
    pub(super) fn verify_terminator_place(&mut self, inst: Inst, block: Block) -> Check {
        let is_last = self.func.last_inst(block) == Some(inst);
        check!(self, is_last, "Terminator found in the middle of a basic block!", block);
        Ok(())
    }

    pub(super) fn verify_br(&mut self, inst: Inst) -> Check {
        if let [cond, _, _] = *self.func.operands(inst) {
            let ok = self.ty(cond) == Type::I1;
            check!(self, ok, "Branch condition is not 'i1' type!", inst, cond);
        }
        Ok(())
    }

    pub(super) fn verify_ret(&mut self, inst: Inst) -> Check {
        let ret = self.types.signature(self.data.value_ty).map_or(Type::VOID, |s| s.0);
        let value = self.func.operands(inst).first().copied();
        if ret == Type::VOID {
            check!(
                self,
                value.is_none(),
                "Found return instr that returns non-void in Function of void return type!",
                inst,
                ret
            );
        } else {
            let same = value.is_some_and(|v| self.ty(v) == ret);
            check!(self, same, "Function return type does not match operand type of return inst!", inst, ret);
        }
        Ok(())
    }

    pub(super) fn verify_switch(&mut self, inst: Inst) -> Check {
        let ops = self.func.operands(inst);
        let ty = self.ty(ops[0]);
        let mut cases = std::mem::take(&mut self.scratch.cases);
        cases.clear();
        let mut result = Ok(());
        for case in ops[2..].chunks_exact(2) {
            result = self.verify_case(inst, case[0], ty);
            if result.is_err() {
                break;
            }
            // Constants are unique in their pool; two pools may hold the same one, which sorting by value finds.
            let low = self.const_int(case[0]).map_or(0, |i| i.low_u64());
            cases.push((low, case[0]));
        }
        if result.is_ok() {
            cases.sort_unstable_by_key(|c| c.0);
            let twin = cases.windows(2).find(|w| {
                w[0].0 == w[1].0 && (w[0].1 == w[1].1 || self.const_int(w[0].1) == self.const_int(w[1].1))
            });
            if let Some(w) = twin {
                let value = w[1].1;
                self.fail("Duplicate integer as switch case", &[inst.into(), value.into()]);
                result = Err(crate::verify::sink::Stop);
            }
        }
        self.scratch.cases = cases;
        result
    }

    fn verify_case(&mut self, inst: Inst, case: crate::Value, ty: Type) -> Check {
        let is_int = self.const_int(case).is_some();
        check!(self, is_int, "Case value is not a constant integer.", inst);
        let same = self.ty(case) == ty;
        check!(self, same, "Switch constants must all be same type as switch value!", inst);
        Ok(())
    }

    pub(super) fn verify_indirect_br(&mut self, inst: Inst) -> Check {
        let ok = self.ty_facts(self.func.operands(inst)[0]).is_ptr();
        check!(self, ok, "Indirectbr operand must have pointer type!", inst);
        Ok(())
    }
}
