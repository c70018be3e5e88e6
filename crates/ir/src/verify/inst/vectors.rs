//! Elements of vectors and members of aggregates.

use crate::inst::{InstView, Opcode};
use crate::types::{Type, TypeData};
use crate::value::Inst;
use crate::verify::function::FunctionVerifier;
use crate::verify::result::Reporter;
use crate::verify::sink::{Check, check};

impl FunctionVerifier<'_> {
    pub(super) fn verify_extract_element(&mut self, inst: Inst) -> Check {
        let ops = self.func.operands(inst);
        let vector = self.ty(ops[0]);
        let ok = self.types.is_vector(vector) && self.ty_facts(ops[1]).is_int();
        check!(self, ok, "Invalid extractelement operands!", inst);
        let same = self.types.scalar(vector) == self.func.inst(inst).ty;
        check!(self, same, "Invalid extractelement operands!", inst);
        Ok(())
    }

    pub(super) fn verify_insert_element(&mut self, inst: Inst) -> Check {
        let ops = self.func.operands(inst);
        let vector = self.ty(ops[0]);
        let ok = self.types.is_vector(vector)
            && self.ty(ops[1]) == self.types.scalar(vector)
            && self.ty_facts(ops[2]).is_int()
            && self.func.inst(inst).ty == vector;
        check!(self, ok, "Invalid insertelement operands!", inst);
        Ok(())
    }

    pub(super) fn verify_shuffle(&mut self, inst: Inst) -> Check {
        let InstView::ShuffleVector { lhs, rhs, mask } = self.func.view(inst) else { return Ok(()) };
        let (ty, result) = (self.ty(lhs), self.func.inst(inst).ty);
        let ok = match self.types.vector_shape(ty) {
            Some((len, scalable)) => {
                let limit = i64::from(len) * 2;
                // Of scalable vectors only the first element can be named, for all or none.
                let elements_ok = if scalable {
                    mask.iter().all(|&m| m == 0) || mask.iter().all(|&m| m == -1)
                } else {
                    mask.iter().all(|&m| m == -1 || (0..limit).contains(&i64::from(m)))
                };
                ty == self.ty(rhs)
                    && elements_ok
                    && self.types.vector_shape(result) == Some((mask.len() as u32, scalable))
                    && self.types.scalar(result) == self.types.scalar(ty)
            }
            None => false,
        };
        check!(self, ok, "Invalid shufflevector operands!", inst);
        Ok(())
    }

    pub(super) fn verify_aggregate_access(&mut self, inst: Inst) -> Check {
        let ops = self.func.operands(inst);
        let aggregate = self.ty(ops[0]);
        let member = self.member_type(aggregate, self.func.index_list(inst));
        let ty = self.func.inst(inst).ty;
        if self.func.opcode(inst) == Opcode::ExtractValue {
            check!(self, member == Some(ty), "Invalid ExtractValueInst operands!", inst);
        } else {
            let ok = member == Some(self.ty(ops[1])) && ty == aggregate;
            check!(self, ok, "Invalid InsertValueInst operands!", inst);
        }
        Ok(())
    }

    /// The type of the member that indices lead to.
    fn member_type(&self, aggregate: Type, indices: &[i32]) -> Option<Type> {
        let step = |ty: Type, &index: &i32| match self.types.get(ty) {
            TypeData::Array { elem, len } => (u64::from(index as u32) < *len).then_some(*elem),
            _ => self.types.struct_body(ty)?.0.get(index as u32 as usize).copied(),
        };
        if indices.is_empty() { None } else { indices.iter().try_fold(aggregate, step) }
    }
}
