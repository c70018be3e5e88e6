//! Calls of intrinsics: the declaration, and what single intrinsics ask of their arguments.

pub(super) mod convergence;
mod floats;
mod gc;
mod memory;
mod vectors;

use super::call::Call;
use super::function::FunctionVerifier;
use super::result::Reporter;
use super::sink::{Check, check};
use crate::attributes::{AttrKind, position};
use crate::constant::ConstKind;
use crate::inst::{InstView, Opcode};
use crate::intrinsics::Intrinsic as I;
use crate::types::Type;
use crate::value::{Block, Global, Value};

impl<'a> FunctionVerifier<'a> {
    pub(super) fn verify_intrinsic_call(&mut self, call: &Call<'a>, global: Global, block: Block) -> Check {
        let facts = self.facts.global(global);
        let Some(intrinsic) = facts.intrinsic else {
            return self.verify_target_intrinsic(call, global);
        };
        let message = "Intrinsic functions should never be defined!";
        check!(self, self.module.body(global).is_none(), message, global);
        if let Some(message) = &facts.bad_signature {
            check!(self, false, message, global);
        }
        self.verify_plain_args(call)?;
        self.verify_by_kind(call, intrinsic, block)?;
        self.verify_funclet_token(call, intrinsic, block)
    }

    /// Metadata used as an argument is verified like that of attachments.
    /// What holds for the arguments of every intrinsic.
    fn verify_plain_args(&mut self, call: &Call<'a>) -> Check {
        for &arg in call.args {
            self.verify_metadata_arg(arg);
            let is_amx = self.ty(arg) == Type::X86_AMX && arg.is_constant();
            check!(self, !is_amx, "const x86_amx is not allowed in argument!");
        }
        Ok(())
    }

    fn verify_metadata_arg(&mut self, arg: Value) {
        use crate::metadata::MdOperand;
        let crate::value::ValueKind::Metadata(id) = arg.kind() else { return };
        if let Some(MdOperand::Metadata(node)) = self.func.md_operands.get(id) {
            self.add_root(*node, false);
        }
    }

    fn verify_by_kind(&mut self, call: &Call<'a>, intrinsic: I, block: Block) -> Check {
        let inst = call.inst;
        match intrinsic {
            I::ASSUME => self.verify_assume(call),
            I::CORO_ID => self.verify_coro_id(call),
            I::VA_START => {
                let vararg = self.types.signature(self.data.value_ty).is_some_and(|s| s.2);
                check!(self, vararg, "va_start called in a non-varargs function");
                Ok(())
            }
            I::INIT_TRAMPOLINE => {
                let function = self.strip_casts(call.args[1]).as_global();
                let ok = function.is_some_and(|g| self.env.globals[g].as_function().is_some());
                let message = "llvm.init_trampoline parameter #2 must resolve to a function.";
                check!(self, ok, message, inst);
                Ok(())
            }
            I::PREFETCH => self.verify_prefetch(call),
            I::STACKPROTECTOR => {
                let ok = self.opcode_of(self.strip_casts(call.args[1])) == Some(Opcode::Alloca);
                let message = "llvm.stackprotector parameter #2 must resolve to an alloca.";
                check!(self, ok, message, inst);
                Ok(())
            }
            I::LOCALESCAPE => self.verify_local_escape(call, block),
            I::LOCALRECOVER => self.verify_local_recover(call),
            I::EH_EXCEPTIONCODE | I::EH_EXCEPTIONPOINTER => {
                let ok = self.opcode_of(call.args[0]) == Some(Opcode::CatchPad);
                check!(self, ok, "eh.exceptionpointer argument must be a catchpad", inst);
                Ok(())
            }
            I::EXPERIMENTAL_GUARD => {
                self.verify_one_deopt(call, "experimental_guard")?;
                Ok(())
            }
            I::EXPERIMENTAL_DEOPTIMIZE => self.verify_deoptimize(call),
            I::EXPERIMENTAL_NOALIAS_SCOPE_DECL => self.verify_noalias_scope_decl(call),
            I::PRESERVE_ARRAY_ACCESS_INDEX | I::PRESERVE_STRUCT_ACCESS_INDEX => {
                let list = call.info.attributes;
                let ok = self.env.attributes.param_attr(list, 0, AttrKind::ElementType).is_some();
                let message = "Intrinsic requires elementtype attribute on first argument.";
                check!(self, ok, message, inst);
                Ok(())
            }
            I::CALLBR_LANDINGPAD => self.verify_callbr_landing_pad(call, block),
            I::THREADLOCAL_ADDRESS => self.verify_thread_local_address(call),
            I::PTRMASK => self.verify_ptrmask(call),
            I::BSWAP => {
                let bits = self.facts.ty(call.ret).scalar_bits;
                check!(self, bits.is_multiple_of(16), "bswap must be an even number of bytes", inst);
                Ok(())
            }
            I::UCMP | I::SCMP => self.verify_three_way(call),
            I::INVARIANT_START => {
                let size = self.const_int(call.args[0]);
                let ok = size.is_some_and(|n| !n.is_negative() || n.is_all_ones());
                let message = "invariant_start parameter must be -1, 0 or a positive number";
                check!(self, ok, message, inst);
                Ok(())
            }
            I::GCROOT | I::GCWRITE | I::GCREAD => self.verify_gc_access(call, intrinsic),
            I::EXPERIMENTAL_GC_STATEPOINT => self.verify_statepoint(call),
            I::EXPERIMENTAL_GC_RESULT => self.verify_gc_result(call),
            I::EXPERIMENTAL_GC_RELOCATE => self.verify_gc_relocate(call),
            I::EXPERIMENTAL_PATCHPOINT => {
                let anyreg = call.info.calling_conv == crate::inst::CallingConv(13);
                let f = self.facts.ty(call.ret);
                let single = f.is_first_class() && !f.is_aggregate();
                let message = "patchpoint: invalid return type used with anyregcc";
                check!(self, !anyreg || single, message, inst);
                Ok(())
            }
            _ => {
                self.verify_memory_intrinsic(call, intrinsic)?;
                self.verify_vector_intrinsic(call, intrinsic)?;
                self.verify_float_intrinsic(call, intrinsic)
            }
        }
    }

    /// Operands of a bundle are given as a range of the operands of all bundles.
    fn verify_assume(&mut self, call: &Call<'a>) -> Check {
        let inst = call.inst;
        if !call.info.bundles.is_empty() {
            let is_true = self.const_int(call.args[0]).is_some_and(|n| n.to_u64() == Some(1));
            let message = "assume with operand bundles must have i1 true condition";
            check!(self, is_true, message, inst);
        }
        let mut rest = call.bundle_operands;
        for bundle in &call.info.bundles {
            let (operands, others) = rest.split_at(bundle.num_operands as usize);
            rest = others;
            let is_ptr = |this: &Self, i: usize| this.ty_facts(operands[i]).is_ptr();
            let is_int = |this: &Self, i: usize| this.ty_facts(operands[i]).is_int();
            let count = operands.len();
            match &*bundle.tag {
                b"separate_storage" => {
                    let message = "separate_storage assumptions should have 2 arguments";
                    check!(self, count == 2, message, inst);
                    let ok = is_ptr(self, 0) && is_ptr(self, 1);
                    let message = "arguments to separate_storage assumptions should be pointers";
                    check!(self, ok, message, inst);
                    continue;
                }
                b"ignore" => continue,
                _ => {}
            }
            let kind = super::attributes::attribute_named(&bundle.tag);
            check!(self, kind.is_some(), "tags must be valid attribute names", inst);
            let Some(kind) = kind else { continue };
            if kind == AttrKind::Alignment {
                let message = "alignment assumptions should have 2 or 3 arguments";
                check!(self, (2..=3).contains(&count), message, inst);
                check!(self, is_ptr(self, 0), "first argument should be a pointer", inst);
                check!(self, is_int(self, 1), "second argument should be an integer", inst);
                let third = count < 3 || is_int(self, 2);
                check!(self, third, "third argument should be an integer if present", inst);
                continue;
            }
            if kind == AttrKind::Dereferenceable {
                let message = "dereferenceable assumptions should have 2 arguments";
                check!(self, count == 2, message, inst);
                check!(self, is_ptr(self, 0), "first argument should be a pointer", inst);
                check!(self, is_int(self, 1), "second argument should be an integer", inst);
                continue;
            }
            check!(self, count <= 2, "too many arguments", inst);
            let positions = kind.info().positions;
            if super::attributes::is_int_kind(kind) {
                check!(self, count == 2, "this attribute should have 2 arguments", inst);
                let is_const = self.const_int(operands[1]).is_some();
                let message = "the second argument should be a constant integral value";
                check!(self, is_const, message, inst);
            } else if positions & position::PARAM != 0 {
                check!(self, count == 1, "this attribute should have one argument", inst);
            } else if positions & position::FN != 0 {
                check!(self, count == 0, "this attribute has no argument", inst);
            }
        }
        Ok(())
    }

    fn verify_coro_id(&mut self, call: &Call<'a>) -> Check {
        let info = self.strip_casts(call.args[3]);
        if self.is_null(info) {
            return Ok(());
        }
        let variable = info.as_global().and_then(|g| self.env.globals[g].as_variable());
        let init = variable.filter(|v| v.constant).and_then(|v| v.initializer);
        check!(self, init.is_some(), "info argument of llvm.coro.id must refer to an initialized constant");
        let kind = init.and_then(|v| self.constant(v)).map(|c| &c.kind);
        check!(
            self,
            matches!(kind, Some(ConstKind::Aggregate(_))),
            "info argument of llvm.coro.id must refer to either a struct or an array"
        );
        Ok(())
    }

    fn verify_prefetch(&mut self, call: &Call<'a>) -> Check {
        let rules = [
            (1, 2, "rw argument to llvm.prefetch must be 0-1"),
            (2, 4, "locality argument to llvm.prefetch must be 0-3"),
            (3, 2, "cache type argument to llvm.prefetch must be 0-1"),
        ];
        for (index, limit, message) in rules {
            let ok = self.const_int(call.args[index]).is_none_or(|n| n.to_u64().is_some_and(|n| n < limit));
            check!(self, ok, message, call.inst);
        }
        Ok(())
    }

    fn verify_local_escape(&mut self, call: &Call<'a>, block: Block) -> Check {
        let in_entry = self.func.entry() == Some(block);
        check!(self, in_entry, "llvm.localescape used outside of entry block", call.inst);
        let message = "multiple calls to llvm.localescape in one function";
        check!(self, !self.saw_escape, message, call.inst);
        for &arg in call.args.iter().filter(|&&a| !self.is_null(a)).collect::<Vec<_>>() {
            let alloca = self.strip_casts(arg).as_inst();
            let is_static = alloca.is_some_and(|i| match self.func.view(i) {
                InstView::Alloca { count, .. } => {
                    self.const_int(count).is_some()
                        && self.func.block_of(i) == self.func.entry()
                        && !self.func.inst(i).flags.contains(crate::inst::InstFlags::INALLOCA)
                }
                _ => false,
            });
            check!(self, is_static, "llvm.localescape only accepts static allocas", call.inst);
        }
        self.result.num_escaped = Some(call.args.len() as u64);
        self.saw_escape = true;
        Ok(())
    }

    fn verify_local_recover(&mut self, call: &Call<'a>) -> Check {
        let function = self.strip_casts(call.args[0]).as_global();
        let function = function.filter(|&g| self.module.body(g).is_some());
        let message = "llvm.localrecover first argument must be function defined in this module";
        check!(self, function.is_some(), message, call.inst);
        let index = self.const_int(call.args[2]).and_then(|n| n.to_u64()).unwrap_or(u64::MAX - 1);
        if let Some(function) = function {
            self.result.recovered.push((function, index.saturating_add(1)));
        }
        Ok(())
    }

    /// A call, not an invoke, with one `deopt` bundle.
    fn verify_one_deopt(&mut self, call: &Call<'a>, name: &str) -> Check {
        let is_call = self.func.opcode(call.inst) == Opcode::Call;
        check!(self, is_call, &format!("{name} cannot be invoked"), call.inst);
        let count = call.info.bundles.iter().filter(|b| &*b.tag == b"deopt").count();
        check!(self, count == 1, &format!("{name} must have exactly one \"deopt\" operand bundle"));
        Ok(())
    }

    fn verify_deoptimize(&mut self, call: &Call<'a>) -> Check {
        self.verify_one_deopt(call, "experimental_deoptimize")?;
        let ret = self.types.signature(self.data.value_ty).map(|s| s.0);
        let message = "experimental_deoptimize return type must match caller return type";
        check!(self, ret == Some(call.ret), message);
        let next = self.func.next_inst(call.inst).filter(|&i| self.func.opcode(i) == Opcode::Ret);
        let message = "calls to experimental_deoptimize must be followed by a return";
        check!(self, next.is_some(), message);
        if call.ret != Type::VOID
            && let Some(ret) = next
        {
            let ok = self.func.operands(ret).first() == Some(&Value::inst(call.inst));
            let message = "calls to experimental_deoptimize must be followed by a return of the value computed by \
                           experimental_deoptimize";
            check!(self, ok, message);
        }
        Ok(())
    }

    fn verify_noalias_scope_decl(&mut self, call: &Call<'a>) -> Check {
        use crate::metadata::MdOperand;
        let crate::value::ValueKind::Metadata(id) = call.args[0].kind() else {
            let message = "llvm.experimental.noalias.scope.decl must have a MetadataAsValue argument";
            check!(self, false, message, call.inst);
            return Ok(());
        };
        let list = match self.func.md_operands.get(id) {
            Some(MdOperand::Metadata(m)) if self.node(*m).is_some() => *m,
            _ => {
                check!(self, false, "!id.scope.list must point to an MDNode", call.inst);
                return Ok(());
            }
        };
        let count = super::metadata::operands(self.scope, list).len();
        let message = "!id.scope.list must point to a list with a single scope";
        check!(self, count == 1, message, call.inst);
        self.verify_scope_list(list)
    }

    fn verify_callbr_landing_pad(&mut self, call: &Call<'a>, block: Block) -> Check {
        let inst = call.inst;
        let callbr = call.args[0].as_inst().filter(|&i| self.func.opcode(i) == Opcode::CallBr);
        check!(self, callbr.is_some(), "intrinstic requires callbr operand", inst);
        let Some(callbr) = callbr else { return Ok(()) };
        let pred = self.cfg.unique_predecessor(block);
        check!(self, pred.is_some(), "Intrinsic in block must have 1 unique predecessor", inst);
        let terminator = pred.and_then(|b| self.func.terminator(b));
        let ok = terminator.is_some_and(|t| self.func.opcode(t) == Opcode::CallBr);
        check!(self, ok, "Intrinsic must have corresponding callbr in predecessor", inst);
        let in_list = match self.func.view(callbr) {
            InstView::CallBr { indirect, .. } => indirect.contains(&block.into()),
            _ => false,
        };
        let message = "Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect \
                       destination list";
        check!(self, in_list, message, inst);
        let is_first = self.func.first_inst(block) == Some(inst);
        check!(self, is_first, "No other instructions may proceed intrinsic", inst);
        Ok(())
    }

    fn verify_thread_local_address(&mut self, call: &Call<'a>) -> Check {
        use crate::global::ThreadLocal;
        let global = call.args[0].as_global();
        let message = "llvm.threadlocal.address first argument must be a GlobalValue";
        check!(self, global.is_some(), message);
        let ok = global.is_some_and(|g| self.env.globals[g].thread_local != ThreadLocal::None);
        check!(self, ok, "llvm.threadlocal.address operand isThreadLocal() must be true");
        Ok(())
    }

    fn verify_ptrmask(&mut self, call: &Call<'a>) -> Check {
        let (pointer, mask) = (self.ty(call.args[0]), self.ty(call.args[1]));
        let (p, m) = (self.facts.ty(pointer), self.facts.ty(mask));
        let message = "llvm.ptrmask intrinsic first argument must be pointer or vector of pointers";
        check!(self, p.is_ptr_or_vector(), message, call.inst);
        let message = "llvm.ptrmask intrinsic arguments must be both scalars or both vectors";
        check!(self, p.is_vector() == m.is_vector(), message, call.inst);
        let same = self.types.vector_shape(pointer) == self.types.vector_shape(mask);
        let message = "llvm.ptrmask intrinsic arguments must have the same number of elements";
        check!(self, same, message, call.inst);
        let width = self.env.data_layout.index_bits(self.types.addr_space(pointer).unwrap_or(0));
        check!(
            self,
            width == m.scalar_bits,
            "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument",
            call.inst
        );
        Ok(())
    }

    fn verify_three_way(&mut self, call: &Call<'a>) -> Check {
        let source = self.ty(call.args[0]);
        let (s, d) = (self.facts.ty(source), self.facts.ty(call.ret));
        check!(self, d.scalar_bits >= 2, "result type must be at least 2 bits wide", call.inst);
        let message = "ucmp/scmp argument and result types must both be either vector or scalar types";
        check!(self, s.is_vector() == d.is_vector(), message, call.inst);
        let same = self.types.vector_shape(source) == self.types.vector_shape(call.ret);
        let message = "return type and arguments must have the same number of elements";
        check!(self, same, message, call.inst);
        Ok(())
    }

    /// Intrinsics of targets are the targets' business, but for a few whose rules LLVM states for all.
    fn verify_target_intrinsic(&mut self, call: &Call<'a>, global: Global) -> Check {
        const NEED_TYPE: &[(&[u8], usize)] = &[
            (b"llvm.aarch64.ldaxr.", 0),
            (b"llvm.aarch64.ldxr.", 0),
            (b"llvm.arm.ldaex.", 0),
            (b"llvm.arm.ldrex.", 0),
            (b"llvm.aarch64.stlxr.", 1),
            (b"llvm.aarch64.stxr.", 1),
            (b"llvm.arm.stlex.", 1),
            (b"llvm.arm.strex.", 1),
        ];
        let name = &self.env.globals[global].name;
        if let Some(&(_, index)) = NEED_TYPE.iter().find(|(n, _)| name.starts_with(n)) {
            let list = call.info.attributes;
            let ok = self.env.attributes.param_attr(list, index, AttrKind::ElementType).is_some();
            let which = if index == 0 { "first" } else { "second" };
            let message = format!("Intrinsic requires elementtype attribute on {which} argument.");
            check!(self, ok, &message, call.inst);
        }
        self.verify_plain_args(call)
    }
}
