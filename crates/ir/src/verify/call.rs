//! `call`, `invoke`, `callbr`: arguments against the signature, attributes, who may be called how.

use super::attributes::{self, ListUse, Subject};
use super::function::FunctionVerifier;
use super::result::Reporter;
use super::sink::{Check, Entity, check, check_di};
use crate::attributes::{AttrKind, AttributeList};
use crate::constant::ConstKind;
use crate::inst::{CallInfo, InstFlags, InstView, Opcode, TailKind};
use crate::types::Type;
use crate::value::{Block, Global, Inst, Value};
use support::entity::Entity as _;

/// Conventions of code that only hardware or special intrinsics start: kernels and shaders of AMD's GPUs, and SPIR
/// kernels.
const NOT_CALLABLE: &[u16] = &[76, 87, 88, 89, 90, 91, 93, 95, 96, 104, 105, 124];

/// A call being verified.
pub(super) struct Call<'a> {
    pub inst: Inst,
    pub callee: Value,
    pub args: &'a [Value],
    /// Operands of all bundles.
    pub bundle_operands: &'a [Value],
    pub info: &'a CallInfo,
    /// The function named, if its type is that of the call.
    pub function: Option<Global>,
    pub ret: Type,
    pub params: &'a [Type],
    pub vararg: bool,
}

impl<'a> FunctionVerifier<'a> {
    pub(super) fn verify_call_inst(&mut self, inst: Inst, block: Block) -> Check {
        let result = self.verify_call(inst, block);
        if self.func.inst(inst).flags.tail() == TailKind::MustTail {
            let _ = self.verify_must_tail(inst);
        }
        result
    }

    pub(super) fn verify_invoke(&mut self, inst: Inst, block: Block) -> Check {
        self.verify_call(inst, block)?;
        let InstView::Invoke { unwind, .. } = self.func.view(inst) else { return Ok(()) };
        let is_pad = self.first_non_phi(unwind).is_some_and(|i| self.func.opcode(i).is_eh_pad());
        check!(self, is_pad, "The unwind destination does not have an exception handling instruction!", inst);
        Ok(())
    }

    pub(super) fn verify_call_br(&mut self, inst: Inst, block: Block) -> Check {
        let InstView::CallBr { callee, info, indirect, default, .. } = self.func.view(inst) else {
            return Ok(());
        };
        let Some(data) = self.constant(callee) else {
            return self.verify_call_br_intrinsic(inst, block, callee, info, indirect, default);
        };
        let ConstKind::InlineAsm(asm) = &data.kind else {
            check!(self, false, "Callbr currently only supports asm-goto and selected intrinsics", inst);
            return Ok(());
        };
        check!(self, !asm.can_throw, "Unwinding from Callbr is not allowed");
        self.verify_call(inst, block)
    }

    fn verify_call_br_intrinsic(
        &mut self,
        inst: Inst,
        block: Block,
        callee: Value,
        info: &CallInfo,
        indirect: &[Value],
        _default: Block,
    ) -> Check {
        let function = self.called_function(callee, info.fn_ty);
        check!(self, function.is_some(), "Callbr: indirect function / invalid signature", inst);
        check!(
            self,
            info.bundles.is_empty(),
            "Callbr for intrinsics currently doesn't support operand bundles",
            inst
        );
        let name = function.map_or(&[][..], |g| &self.env.globals[g].name);
        check!(
            self,
            name == b"llvm.amdgcn.kill",
            "Callbr currently only supports asm-goto and selected intrinsics",
            inst
        );
        check!(self, indirect.len() == 1, "Callbr amdgcn_kill only supports one indirect dest", inst);
        let unreachable = indirect.first().and_then(|b| b.as_block()).and_then(|b| self.func.first_inst(b));
        let ok = unreachable.is_some_and(|i| {
            self.func.opcode(i) == Opcode::Unreachable
                || (self.func.opcode(i) == Opcode::Call
                    && self.func.next_inst(i).is_some_and(|n| self.func.opcode(n) == Opcode::Unreachable))
        });
        check!(self, ok, "Callbr amdgcn_kill indirect dest needs to be unreachable", inst);
        self.verify_call(inst, block)
    }

    /// A call taken apart, if its type is a function type.
    pub(super) fn call_parts(&self, inst: Inst) -> Option<Call<'a>> {
        let func: &'a crate::Function = self.func;
        let info = func.call_info(inst);
        let ops = func.operands(inst);
        let (ret, params, vararg) = self.types.signature(info.fn_ty)?;
        let num_args = info.num_args as usize;
        let in_bundles = info.bundles.iter().map(|b| b.num_operands as usize).sum::<usize>();
        let callee = *ops.last()?;
        Some(Call {
            inst,
            callee,
            args: &ops[..num_args],
            bundle_operands: &ops[num_args..num_args + in_bundles],
            info,
            function: self.called_function(callee, info.fn_ty),
            ret,
            params,
            vararg,
        })
    }

    fn verify_call(&mut self, inst: Inst, block: Block) -> Check {
        let Some(call) = self.call_parts(inst) else {
            check!(self, false, "Called function is not the same type as the call!", inst);
            return Ok(());
        };
        let is_ptr = self.ty_facts(call.callee).is_ptr();
        check!(self, is_ptr, "Called function must be a pointer!", inst);
        self.verify_signature(&call)?;
        let list = call.info.attributes;
        let num_sets = self.env.attributes.get_list(list).params.len();
        check!(self, num_sets <= call.args.len(), "Attribute after last parameter!", inst);
        let named = self.strip_callee(call.callee);
        let is_intrinsic = named.is_some_and(|g| self.facts.global(g).is_intrinsic);
        if let Some(global) = named.filter(|_| is_intrinsic) {
            let same = self.env.globals[global].value_ty == call.info.fn_ty;
            check!(self, same, "Intrinsic called with incompatible signature", inst);
        }
        self.verify_call_conv(&call)?;
        let is_asm = matches!(self.constant(call.callee).map(|c| &c.kind), Some(ConstKind::InlineAsm(_)));
        if list != AttributeList::EMPTY {
            self.verify_call_attributes(&call, named, is_intrinsic, is_asm)?;
        }
        if let Some(global) = named {
            self.verify_declared_attributes(&call, global)?;
        }
        self.verify_arg_attributes(&call, named)?;
        if !is_intrinsic {
            for &param in call.params {
                let metadata = "Function has metadata parameter but isn't an intrinsic";
                check!(self, param != Type::METADATA, metadata, inst);
                let token = "Function has token parameter but isn't an intrinsic";
                check!(self, param != Type::TOKEN, token, inst);
            }
        }
        if call.function.is_none() {
            let token = "Return type cannot be token for indirect call!";
            check!(self, call.ret != Type::TOKEN, token);
            let amx = "Return type cannot be x86_amx for indirect call!";
            check!(self, call.ret != Type::X86_AMX, amx);
        }
        if let Some(global) = call.function
            && is_intrinsic
        {
            let _ = self.verify_intrinsic_call(&call, global, block);
        }
        self.verify_bundles(&call)?;
        self.verify_inlinable_call(&call)?;
        if is_asm {
            let _ = self.verify_asm_call(&call);
        }
        self.visit_convergence(&call, block);
        self.verify_common(inst, block)
    }

    /// The function called, looking through casts.
    fn strip_callee(&self, callee: Value) -> Option<Global> {
        let global = match callee.as_global() {
            Some(global) => global,
            None => self.strip_casts(callee).as_global()?,
        };
        self.env.globals[global].as_function().map(|_| global)
    }

    fn verify_signature(&mut self, call: &Call<'a>) -> Check {
        if call.vararg {
            check!(
                self,
                call.args.len() >= call.params.len(),
                "Called function requires more parameters than were provided!",
                call.inst
            );
        } else {
            check!(
                self,
                call.args.len() == call.params.len(),
                "Incorrect number of arguments passed to called function!",
                call.inst
            );
        }
        for (&arg, &param) in call.args.iter().zip(call.params) {
            check!(
                self,
                self.ty(arg) == param,
                "Call parameter type does not match function signature!",
                arg,
                param,
                call.inst
            );
        }
        let result = self.func.inst(call.inst).ty;
        check!(self, result == call.ret, "Call result type does not match function signature!", call.inst);
        Ok(())
    }

    fn verify_call_conv(&mut self, call: &Call<'a>) -> Check {
        let ok = !NOT_CALLABLE.contains(&call.info.calling_conv.0);
        check!(self, ok, "calling convention does not permit calls", call.inst);
        Ok(())
    }

    fn verify_call_attributes(
        &mut self,
        call: &Call<'a>,
        named: Option<Global>,
        is_intrinsic: bool,
        is_asm: bool,
    ) -> Check {
        let env = self.env;
        let list = call.info.attributes;
        let fn_attr = |kind| env.attributes.function_attr(list, kind).is_some();
        if fn_attr(AttrKind::Speculatable) {
            let declared = named.and_then(|g| env.globals[g].as_function());
            let ok = declared.is_some_and(|h| {
                env.attributes.function_attr(h.attributes, AttrKind::Speculatable).is_some()
            });
            check!(self, ok, "speculatable attribute may not apply to call sites", call.inst);
        }
        if fn_attr(AttrKind::Preallocated) {
            let callee = call.function.and_then(|g| self.facts.global(g).intrinsic);
            check!(
                self,
                callee == Some(crate::intrinsics::Intrinsic::CALL_PREALLOCATED_ARG),
                "preallocated as a call site attribute can only be on llvm.call.preallocated.arg"
            );
        }
        let fn_ty = call.info.fn_ty;
        let list_use = ListUse { list, fn_ty, is_intrinsic, is_asm, unnamed: None };
        if self.scratch.good_lists.contains(&list_use) {
            return Ok(());
        }
        let subject = Subject { entity: call.inst.into(), global: None, is_intrinsic, is_asm };
        let before = self.result.sink.is_empty();
        let (module, facts) = (self.module, self.facts);
        let _ = attributes::verify_list(self, module, facts, list, fn_ty, &subject);
        self.verify_vararg_attributes(call)?;
        if before && self.result.sink.is_empty() && !call.vararg {
            self.scratch.good_lists.insert(list_use);
        }
        Ok(())
    }

    /// Attributes of the arguments after those that the type names.
    fn verify_vararg_attributes(&mut self, call: &Call<'a>) -> Check {
        let env = self.env;
        let data = env.attributes.get_list(call.info.attributes);
        if !call.vararg || data.params.len() <= call.params.len() {
            return Ok(());
        }
        let mut seen = Vec::new();
        let kinds = [AttrKind::Nest, AttrKind::Returned];
        for i in 0..call.params.len() {
            let has = |&&k: &&AttrKind| env.attributes.param_attr(call.info.attributes, i, k).is_some();
            seen.extend(kinds.iter().filter(has).copied());
        }
        let is_statepoint = call.function.and_then(|g| self.facts.global(g).intrinsic)
            == Some(crate::intrinsics::Intrinsic::EXPERIMENTAL_GC_STATEPOINT);
        let entity = Entity::from(call.inst);
        for i in call.params.len()..call.args.len().min(data.params.len()) {
            let Some(set) = data.params[i] else { continue };
            let attrs = env.attributes.get_set(set);
            let has = |kind| attrs.iter().any(|a| a.kind() == Some(kind));
            let ty = self.ty(call.args[i]);
            let (module, facts) = (self.module, self.facts);
            let _ = attributes::verify_set(self, module, facts, attrs, ty, &entity);
            attributes::verify_unique(self, attrs, &mut seen, &entity)?;
            if has(AttrKind::Returned) {
                check!(
                    self,
                    ty == call.ret || attributes::casts_losslessly(module, facts, ty, call.ret),
                    "Incompatible argument and return types for 'returned' attribute",
                    call.inst
                );
            }
            check!(
                self,
                is_statepoint || !has(AttrKind::StructRet),
                "Attribute 'sret' cannot be used for vararg call arguments!",
                call.inst
            );
            let last = i + 1 == call.args.len();
            let message = "inalloca isn't on the last argument!";
            check!(self, last || !has(AttrKind::InAlloca), message, call.inst);
        }
        Ok(())
    }

    /// What the declaration of the function called says about its arguments.
    fn verify_declared_attributes(&mut self, call: &Call<'a>, global: Global) -> Check {
        let Some(header) = self.env.globals[global].as_function() else { return Ok(()) };
        if call.function.is_none() || !self.facts.list(header.attributes).imm_arg {
            return Ok(());
        }
        for (i, &arg) in call.args.iter().enumerate().take(call.params.len()) {
            if self.env.attributes.param_attr(header.attributes, i, AttrKind::ImmArg).is_some() {
                self.verify_immediate(arg, call.inst)?;
            }
        }
        Ok(())
    }

    fn verify_immediate(&mut self, arg: Value, inst: Inst) -> Check {
        let ok = match self.constant(arg).map(|c| &c.kind) {
            Some(
                ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) | ConstKind::WideFloat(_),
            ) => true,
            Some(_) | None => false,
        };
        check!(self, ok, "immarg operand has non-immediate parameter", arg, inst);
        Ok(())
    }

    fn verify_arg_attributes(&mut self, call: &Call<'a>, named: Option<Global>) -> Check {
        let env = self.env;
        let list = call.info.attributes;
        let header = named.and_then(|g| env.globals[g].as_function());
        let mut facts = self.facts.list(list);
        if let Some(header) = header.filter(|_| call.function.is_some()) {
            let declared = self.facts.list(header.attributes);
            facts.swift_error |= declared.swift_error;
            facts.preallocated |= declared.preallocated;
        }
        if facts.in_alloca {
            self.verify_in_alloca_arg(call)?;
        }
        if !(facts.swift_error || facts.imm_arg || facts.preallocated) {
            return Ok(());
        }
        for (i, &arg) in call.args.iter().enumerate().take(call.params.len()) {
            if facts.swift_error && self.arg_has(call.inst, i, AttrKind::SwiftError) {
                self.verify_swift_error_arg(arg, call.inst)?;
            }
            if env.attributes.param_attr(list, i, AttrKind::ImmArg).is_some() {
                let declared = header
                    .is_some_and(|h| env.attributes.param_attr(h.attributes, i, AttrKind::ImmArg).is_some());
                check!(self, declared, "immarg may not apply only to call sites", arg, call.inst);
                self.verify_immediate(arg, call.inst)?;
            }
            if facts.preallocated && self.arg_has(call.inst, i, AttrKind::Preallocated) {
                let has_bundle = call.info.bundles.iter().any(|b| &*b.tag == b"preallocated");
                let is_must_tail = self.func.inst(call.inst).flags.tail() == TailKind::MustTail;
                check!(
                    self,
                    has_bundle != is_must_tail,
                    "preallocated operand either requires a preallocated bundle or the call to be musttail \
                     (but not both)",
                    arg,
                    call.inst
                );
            }
        }
        Ok(())
    }

    fn verify_in_alloca_arg(&mut self, call: &Call<'a>) -> Check {
        let Some(&arg) = call.params.len().checked_sub(1).and_then(|i| call.args.get(i)) else {
            return Ok(());
        };
        if let Some(alloca) = self.underlying_alloca(arg) {
            let ok = self.func.inst(alloca).flags.contains(InstFlags::INALLOCA);
            let message = "inalloca argument for call has mismatched alloca";
            check!(self, ok, message, alloca, call.inst);
        }
        Ok(())
    }

    fn verify_swift_error_arg(&mut self, arg: Value, inst: Inst) -> Check {
        if let Some(alloca) = self.underlying_alloca(arg) {
            let ok = self.func.inst(alloca).flags.contains(InstFlags::SWIFTERROR);
            let message = "swifterror argument for call has mismatched alloca";
            check!(self, ok, message, alloca, inst);
            return Ok(());
        }
        let Some(param) = arg.as_arg() else {
            check!(self, false, "swifterror argument should come from an alloca or parameter", arg, inst);
            return Ok(());
        };
        let list = self.header.attributes;
        let ok = self.env.attributes.param_attr(list, param.index(), AttrKind::SwiftError).is_some();
        check!(self, ok, "swifterror argument for call has mismatched parameter", param, inst);
        Ok(())
    }

    /// The `alloca` that a pointer is into, looking through casts and offsets.
    fn underlying_alloca(&self, mut value: Value) -> Option<Inst> {
        for _ in 0..64 {
            let inst = value.as_inst()?;
            value = match self.func.view(inst) {
                InstView::Alloca { .. } => return Some(inst),
                InstView::Cast { op: Opcode::BitCast | Opcode::AddrSpaceCast, operand } => operand,
                InstView::GetElementPtr { base, .. } => base,
                _ => return None,
            };
        }
        None
    }

    /// Inlining needs to know where a call was.
    fn verify_inlinable_call(&mut self, call: &Call<'a>) -> Check {
        if self.subprogram.is_none() || self.func.debug_loc(call.inst).is_some() {
            return Ok(());
        }
        let Some(global) = call.function else { return Ok(()) };
        let is_described = self.facts.global(global).subprogram.is_some();
        let linkage = self.env.globals[global].linkage;
        if is_described && self.module.body(global).is_some() && !linkage.is_interposable() {
            check_di!(
                self,
                false,
                "inlinable function call in a function with debug info must have a !dbg location",
                call.inst
            );
        }
        Ok(())
    }
}
