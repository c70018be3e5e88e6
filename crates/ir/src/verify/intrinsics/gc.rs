//! Garbage collection: roots, barriers, statepoints with their results and relocations.

use crate::attributes::{AttrKind, Attribute};
use crate::inst::{InstView, Opcode};
use crate::intrinsics::Intrinsic as I;
use crate::types::Type;
use crate::value::{Inst, Value};
use crate::verify::call::Call;
use crate::verify::function::FunctionVerifier;
use crate::verify::result::Reporter;
use crate::verify::sink::{Check, check};

const NO_GC: &str = "Enclosing function does not use GC.";

impl<'a> FunctionVerifier<'a> {
    pub(super) fn verify_gc_access(&mut self, call: &Call<'a>, intrinsic: I) -> Check {
        if intrinsic == I::GCROOT {
            let alloca = self.strip_casts(call.args[0]).as_inst();
            let ty = alloca.and_then(|i| match self.func.view(i) {
                InstView::Alloca { ty, .. } => Some(ty),
                _ => None,
            });
            check!(self, ty.is_some(), "llvm.gcroot parameter #1 must be an alloca.", call.inst);
            let is_const = call.args[1].is_constant();
            check!(self, is_const, "llvm.gcroot parameter #2 must be a constant.", call.inst);
            let is_ptr = ty.is_some_and(|t| self.facts.ty(t).is_ptr());
            check!(
                self,
                is_ptr || !self.is_null(call.args[1]),
                "llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null \
                 constant.",
                call.inst
            );
        }
        check!(self, self.header.gc.is_some(), NO_GC, call.inst);
        Ok(())
    }

    /// The type that a call says its argument points to.
    fn element_type(&self, call: Inst, index: usize) -> Option<Type> {
        let list = self.func.call_info(call).attributes;
        match self.env.attributes.param_attr(list, index, AttrKind::ElementType) {
            Some(Attribute::Type(_, ty)) => *ty,
            _ => None,
        }
    }

    pub(super) fn verify_statepoint(&mut self, call: &Call<'a>) -> Check {
        let inst = call.inst;
        check!(self, self.header.gc.is_some(), NO_GC, inst);
        let patch_bytes = self.const_int(call.args[1]).and_then(|n| n.to_i64()).unwrap_or(0);
        let message = "gc.statepoint number of patchable bytes must be positive";
        check!(self, patch_bytes >= 0, message, inst);
        let target = self.element_type(inst, 2);
        let message = "gc.statepoint callee argument must have elementtype attribute";
        check!(self, target.is_some(), message, inst);
        let signature = target.and_then(|t| self.types.signature(t));
        let Some((ret, params, vararg)) = signature else {
            check!(self, false, "gc.statepoint callee elementtype must be function type", inst);
            return Ok(());
        };
        let num_args = self.const_int(call.args[3]).and_then(|n| n.to_i64()).unwrap_or(0);
        let message = "gc.statepoint number of arguments to underlying call must be positive";
        check!(self, num_args >= 0, message, inst);
        let num_args = usize::try_from(num_args).unwrap_or(0);
        if vararg {
            let message = "gc.statepoint mismatch in number of vararg call args";
            check!(self, num_args >= params.len(), message, inst);
            let message = "gc.statepoint doesn't support wrapping non-void vararg functions yet";
            check!(self, ret == Type::VOID, message, inst);
        } else {
            let message = "gc.statepoint mismatch in number of call args";
            check!(self, num_args == params.len(), message, inst);
        }
        let flags = self.const_int(call.args[4]).map_or(0, |n| n.low_u64());
        let message = "unknown flag used in gc.statepoint flags argument";
        check!(self, flags & !3 == 0, message, inst);
        for (i, &param) in params.iter().enumerate() {
            let arg = call.args.get(5 + i).map(|&a| self.ty(a));
            let message = "gc.statepoint call argument does not match wrapped function type";
            check!(self, arg == Some(param), message, inst);
        }
        self.verify_statepoint_tail(call, num_args)?;
        self.verify_statepoint_users(call)
    }

    /// What follows the arguments of the wrapped call: two counts that must be zero.
    fn verify_statepoint_tail(&mut self, call: &Call<'a>, num_args: usize) -> Check {
        let parts = [
            ("transition arguments", "gc.statepoint w/inline transition bundle is deprecated"),
            ("deoptimization arguments", "gc.statepoint w/inline deopt operands is deprecated"),
        ];
        for (i, (what, deprecated)) in parts.into_iter().enumerate() {
            let count = call.args.get(5 + num_args + i).and_then(|&v| self.const_int(v));
            let message = format!("gc.statepoint number of {what} must be constant integer");
            check!(self, count.is_some(), &message, call.inst);
            check!(self, count.is_some_and(|n| n.is_zero()), deprecated, call.inst);
        }
        let ok = call.args.len() == 7 + num_args;
        check!(self, ok, "gc.statepoint too many arguments", call.inst);
        Ok(())
    }

    fn verify_statepoint_users(&mut self, call: &Call<'a>) -> Check {
        let users: Vec<Inst> = self.uses().of(call.inst.into()).iter().map(|u| u.user).collect();
        for user in users {
            let is_call = self.func.opcode(user) == Opcode::Call;
            check!(self, is_call, "illegal use of statepoint token", call.inst, user);
            let callee = self.called_intrinsic(user);
            let ok = matches!(callee, Some(I::EXPERIMENTAL_GC_RELOCATE | I::EXPERIMENTAL_GC_RESULT));
            check!(
                self,
                ok,
                "gc.result or gc.relocate are the only value uses of a gc.statepoint",
                call.inst,
                user
            );
        }
        Ok(())
    }

    fn is_statepoint(&self, value: Value) -> Option<Inst> {
        let inst = value.as_inst()?;
        (self.called_intrinsic(inst) == Some(I::EXPERIMENTAL_GC_STATEPOINT)).then_some(inst)
    }

    pub(super) fn verify_gc_result(&mut self, call: &Call<'a>) -> Check {
        check!(self, self.header.gc.is_some(), NO_GC, call.inst);
        if self.is_undef(call.args[0]) {
            return Ok(());
        }
        let statepoint = self.is_statepoint(call.args[0]);
        let message = "gc.result operand #1 must be from a statepoint";
        check!(self, statepoint.is_some(), message, call.inst, call.args[0]);
        let target = statepoint.and_then(|s| self.element_type(s, 2));
        let ret = target.and_then(|t| self.types.signature(t)).map(|s| s.0);
        let message = "gc.result result type does not match wrapped callee";
        check!(self, ret == Some(call.ret), message, call.inst);
        Ok(())
    }

    pub(super) fn verify_gc_relocate(&mut self, call: &Call<'a>) -> Check {
        let inst = call.inst;
        let message = "gc.relocate must return a pointer or a vector of pointers";
        check!(self, self.facts.ty(call.ret).is_ptr_or_vector(), message, inst);
        let token = call.args[0];
        let statepoint = if self.opcode_of(token) == Some(Opcode::LandingPad) {
            self.statepoint_of_landing_pad(token)?
        } else {
            let statepoint = self.is_statepoint(token);
            let ok = statepoint.is_some() || self.is_undef(token);
            let message = "gc relocate is incorrectly tied to the statepoint";
            check!(self, ok, message, inst, token);
            statepoint
        };
        let (base, derived) = (self.const_int(call.args[1]), self.const_int(call.args[2]));
        let message = "gc.relocate operand #2 must be integer offset";
        check!(self, base.is_some(), message, inst);
        let message = "gc.relocate operand #3 must be integer offset";
        check!(self, derived.is_some(), message, inst);
        let Some(statepoint) = statepoint else { return Ok(()) };
        let live = self.live_operands(statepoint);
        let index = |n: Option<support::apint::APInt>| n.and_then(|n| n.to_u64()).unwrap_or(u64::MAX);
        let at = |i: u64| live.and_then(|l| usize::try_from(i).ok().and_then(|i| l.get(i))).copied();
        let (base, derived) = (at(index(base)), at(index(derived)));
        if live.is_some() {
            let message = "gc.relocate: statepoint base index out of bounds";
            check!(self, base.is_some(), message, inst);
            let message = "gc.relocate: statepoint derived index out of bounds";
            check!(self, derived.is_some(), message, inst);
        }
        let (Some(base), Some(derived)) = (base, derived) else { return Ok(()) };
        for value in [base, derived] {
            let ok = self.ty_facts(value).is_ptr_or_vector();
            check!(self, ok, "gc.relocate: relocated value must be a pointer", inst);
        }
        let ty = self.ty(derived);
        let same = self.types.is_vector(ty) == self.types.is_vector(call.ret);
        check!(self, same, "gc.relocate: vector relocates to vector and pointer to pointer", inst);
        let same = self.types.addr_space(ty) == self.types.addr_space(call.ret);
        let message = "gc.relocate: relocating a pointer shouldn't change its address space";
        check!(self, same, message, inst);
        Ok(())
    }

    fn statepoint_of_landing_pad(&mut self, pad: Value) -> Result<Option<Inst>, crate::verify::sink::Stop> {
        let Some(block) = pad.as_inst().and_then(|i| self.func.block_of(i)) else { return Ok(None) };
        let pred = self.cfg.unique_predecessor(block);
        check!(self, pred.is_some(), "safepoints should have unique landingpads", block);
        let terminator = pred.and_then(|p| self.func.terminator(p));
        let statepoint = terminator.and_then(|t| self.is_statepoint(t.into()));
        let entity = pred.unwrap_or(block);
        let message = "gc relocate should be linked to a statepoint";
        check!(self, statepoint.is_some(), message, entity);
        Ok(statepoint)
    }

    /// Operands of the `gc-live` bundle.
    fn live_operands(&self, statepoint: Inst) -> Option<&'a [Value]> {
        let func: &'a crate::Function = self.func;
        let info = func.call_info(statepoint);
        let mut start = info.num_args as usize;
        for bundle in &info.bundles {
            let end = start + bundle.num_operands as usize;
            if &*bundle.tag == b"gc-live" {
                return func.operands(statepoint).get(start..end);
            }
            start = end;
        }
        None
    }
}
