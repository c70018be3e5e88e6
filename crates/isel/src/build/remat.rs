//! Values that are made again in every block that uses them, instead of crossing blocks in a register.
//!
//! ```text
//! a: %c = icmp eq ptr %p, null              b: br i1 (icmp eq ptr %p, null), …
//!    %q = getelementptr i8, ptr %p, i64 8      load i32, ptr (%p + 8)
//! b: br i1 %c, …
//!    load i32, ptr %q
//! ```
//!
//! A comparison is worth its own instruction only if it is not branched on at once, and a constant distance is part of an
//! address. What they are computed from lives longer instead; it often does anyway. Selection sees one block at a time, so
//! this is decided before: by looking at the instruction and its operands alone, so that uses can be counted accordingly.

use super::{Builder, FunctionState, Scalars};
use crate::lowering::Result;
use ir::{Inst, InstView, Opcode, ValueKind};

impl FunctionState<'_> {
    /// Whether other blocks make the value of an instruction themselves.
    pub(super) fn is_sunk(&self, inst: Inst) -> bool {
        if self.one_by_one {
            return false;
        }
        match self.source.view(inst) {
            InstView::ICmp { lhs, rhs, .. } | InstView::FCmp { lhs, rhs, .. } => {
                let compares = |value| self.opcode_of(value).is_some_and(is_comparison);
                // Of numbers without registers, a comparison is a call.
                let operand = self.value_type(self.scope.type_of(lhs));
                let is_cheap = operand.is_ok_and(|ty| ty.is_int() || self.legality.is_legal_type(ty));
                is_cheap && !compares(lhs) && !compares(rhs) && self.is_scalar(inst)
            }
            InstView::GetElementPtr { base, indices, .. } => {
                // Distances from distances are not followed: what is made again stays small.
                self.opcode_of(base) != Some(Opcode::GetElementPtr)
                    && self.is_scalar(inst)
                    && indices.iter().all(|&index| self.constant_int(index).is_some())
            }
            _ => false,
        }
    }

    fn opcode_of(&self, value: ir::Value) -> Option<Opcode> {
        match value.kind() {
            ValueKind::Inst(inst) => Some(self.source.opcode(inst)),
            _ => None,
        }
    }

    fn is_scalar(&self, inst: Inst) -> bool {
        self.value_type(self.source.inst(inst).ty).is_ok_and(|ty| !ty.is_vector())
    }
}

impl Builder<'_, '_> {
    /// Makes the value of an instruction of another block here.
    pub(super) fn sunk(&mut self, inst: Inst) -> Result<Scalars> {
        match self.state.source.view(inst) {
            InstView::GetElementPtr { source_ty, base, indices, .. } => {
                Ok(Scalars::from_elem(self.element_address(source_ty, base, indices)?, 1))
            }
            view => Ok(Scalars::from_elem(self.scalar_op(inst, view)?, 1)),
        }
    }
}

fn is_comparison(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::ICmp | Opcode::FCmp)
}
