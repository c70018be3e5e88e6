//! What holds for every instruction: its result, its operands, and that operands are available where they are used.

use super::function::FunctionVerifier;
use super::result::Reporter;
use super::sink::{Check, check};
use crate::constant::ConstKind;
use crate::inst::Opcode;
use crate::intrinsics::Intrinsic;
use crate::types::Type;
use crate::value::{Block, Global, Inst, Value, ValueKind};

/// Intrinsics that may be invoked.
const INVOKABLE: &[Intrinsic] = &[
    Intrinsic::DONOTHING,
    Intrinsic::SEH_TRY_BEGIN,
    Intrinsic::SEH_TRY_END,
    Intrinsic::SEH_SCOPE_BEGIN,
    Intrinsic::SEH_SCOPE_END,
    Intrinsic::CORO_RESUME,
    Intrinsic::CORO_DESTROY,
    Intrinsic::CORO_AWAIT_SUSPEND_VOID,
    Intrinsic::CORO_AWAIT_SUSPEND_BOOL,
    Intrinsic::CORO_AWAIT_SUSPEND_HANDLE,
    Intrinsic::EXPERIMENTAL_PATCHPOINT_VOID,
    Intrinsic::EXPERIMENTAL_PATCHPOINT,
    Intrinsic::FAKE_USE,
    Intrinsic::EXPERIMENTAL_GC_STATEPOINT,
];

/// Of targets: these too.
const INVOKABLE_OF_TARGETS: &[&[u8]] = &[b"llvm.wasm.throw", b"llvm.wasm.rethrow", b"llvm.amdgcn.kill"];

impl FunctionVerifier<'_> {
    /// The rules for every instruction. Called after those of its opcode.
    pub(super) fn verify_common(&mut self, inst: Inst, block: Block) -> Check {
        let func = self.func;
        let data = func.inst(inst);
        let ty = data.ty;
        if ty == Type::VOID {
            let unnamed = func.names.get(inst.into()).is_empty();
            check!(self, unnamed, "Instruction has a name, but provides a void value!", inst);
        } else {
            let ok = self.facts.ty(ty).is_first_class();
            check!(self, ok, "Instruction returns a non-scalar type!", inst);
            let is_call = matches!(data.opcode, Opcode::Call | Opcode::Invoke);
            check!(self, ty != Type::METADATA || is_call, "Invalid use of metadata!", inst);
        }
        for (index, &value) in func.operands(inst).iter().enumerate() {
            match value.kind() {
                ValueKind::Inst(def) => self.verify_inst_operand(def, inst, block, index)?,
                ValueKind::Global(global) => self.verify_global_operand(global, inst, index)?,
                ValueKind::LocalConst(_) | ValueKind::ModuleConst(_) if self.may_be_special(value) => {
                    self.verify_const_operand(value, inst, index)?;
                }
                ValueKind::Block(b) => {
                    let placed = func.terminator(b).is_some();
                    check!(self, placed, "Referring to a basic block in another function!", inst);
                }
                _ => {}
            }
        }
        self.verify_attachments(inst)
    }

    /// A result of an instruction that operand `index` of `user` uses.
    #[inline]
    fn verify_inst_operand(&mut self, def: Inst, user: Inst, block: Block, index: usize) -> Check {
        let func = self.func;
        let (used, using) = (func.inst(def), func.inst(user));
        let first_class = self.facts.ty(used.ty).is_first_class();
        let is_phi = using.opcode == Opcode::Phi;
        // Most operands come earlier in the same block, or from the entry block, which all others follow.
        let is_earlier = match used.block.get() {
            Some(def_block) if def_block == block => self.is_seen(def) && def != user,
            Some(def_block) => def_block == self.cfg.flow().entry() && used.opcode != Opcode::Invoke,
            None => false,
        };
        if first_class && is_earlier && !is_phi {
            return Ok(());
        }
        if def == user && !is_phi {
            let reachable = self.cfg.is_reachable(block);
            check!(self, !reachable, "Only PHI nodes may reference their own value!", user);
        }
        check!(self, first_class, "Instruction operands must be first-class values!", user);
        let _ = self.verify_dominates(def, user, block, index);
        Ok(())
    }

    /// Whether `def` is available where operand `index` of `user` uses it.
    fn verify_dominates(&mut self, def: Inst, user: Inst, block: Block, index: usize) -> Check {
        let func = self.func;
        let Some(def_block) = func.block_of(def) else {
            check!(self, false, "Referring to an instruction in another function!", user);
            return Ok(());
        };
        let ok = if func.opcode(user) == Opcode::Phi {
            match func.operands(user).get(index + 1).and_then(|b| b.as_block()) {
                Some(from) => {
                    !self.cfg.is_reachable(from) || self.cfg.def_dominates_edge(func, def, from, block)
                }
                None => true,
            }
        } else if def_block == block {
            // The walk has passed what comes earlier in the block.
            (self.is_seen(def) && def != user) || !self.cfg.is_reachable(block)
        } else {
            self.has_equal_dests(def) || self.cfg.def_dominates_block(func, def, block)
        };
        check!(self, ok, "Instruction does not dominate all uses!", def, user);
        Ok(())
    }

    /// Whether `def` is an `invoke` with one block as both destinations, which is reported for itself.
    fn has_equal_dests(&self, def: Inst) -> bool {
        match self.func.operands(def) {
            [.., normal, unwind, _] if self.func.opcode(def) == Opcode::Invoke => normal == unwind,
            _ => false,
        }
    }

    fn verify_global_operand(&mut self, global: Global, inst: Inst, index: usize) -> Check {
        let facts = self.facts.global(global);
        if !facts.is_intrinsic {
            return Ok(());
        }
        let func = self.func;
        let opcode = func.opcode(inst);
        let is_callee = opcode.is_call() && index + 1 == func.operands(inst).len();
        let in_arc_bundle = opcode.is_call() && self.is_in_arc_bundle(inst, index);
        let same_type =
            is_callee && self.called_function(global.into(), func.call_info(inst).fn_ty).is_some();
        if !same_type && !in_arc_bundle {
            self.result.intrinsic_users.push((global, inst));
        }
        check!(self, is_callee || in_arc_bundle, "Cannot take the address of an intrinsic!", inst);
        let invokable = opcode == Opcode::Call
            || in_arc_bundle
            || facts.intrinsic.is_some_and(|i| INVOKABLE.contains(&i))
            || INVOKABLE_OF_TARGETS.iter().any(|n| self.env.globals[global].name.starts_with(n));
        check!(
            self,
            invokable,
            "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, \
             coro_destroy, clang.arc.attachedcall or wasm.(re)throw",
            inst
        );
        Ok(())
    }

    /// Whether an operand belongs to a bundle `clang.arc.attachedcall`.
    fn is_in_arc_bundle(&self, call: Inst, index: usize) -> bool {
        let info = self.func.call_info(call);
        let mut start = info.num_args as usize;
        info.bundles.iter().any(|b| {
            let range = start..start + b.num_operands as usize;
            start = range.end;
            &*b.tag == b"clang.arc.attachedcall" && range.contains(&index)
        })
    }

    fn verify_const_operand(&mut self, value: Value, inst: Inst, index: usize) -> Check {
        let Some(data) = self.constant(value) else { return Ok(()) };
        let func = self.func;
        match &data.kind {
            ConstKind::InlineAsm(_) => {
                let is_callee = func.opcode(inst).is_call() && index + 1 == func.operands(inst).len();
                check!(self, is_callee, "Cannot take the address of an inline asm!", inst);
            }
            ConstKind::PtrAuth(_) | ConstKind::Expr(_) => {
                let scope = self.scope;
                super::constants::verify(self, scope, value);
            }
            _ => {
                let ok = self.facts.ty(data.ty).is_first_class();
                check!(self, ok, "Instruction operands must be first-class values!", inst);
            }
        }
        Ok(())
    }
}
