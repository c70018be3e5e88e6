//! Instructions.
//!
//! Most are written alike: opcode, flags, operands, where only the first operand has its type if all types agree. The
//! others have a function of their own; the parts that all share are around them.

use super::Printer;
use super::types::write_addr_space;
use crate::attributes::AttributeSet;
use crate::constant::ConstKind;
use crate::function::Function;
use crate::inst::{
    Align, CallInfo, CallingConv, FloatPredicate, InstData, InstFlags, InstView, IntPredicate, MemAccess,
    Opcode, Ordering, SyncScope, TailKind,
};
use crate::metadata::{Attachment, MdKindId};
use crate::types::{Type, TypeData};
use crate::value::{Block, Inst, Value, ValueKind};
use smallvec::SmallVec;
use support::entity::Entity;

impl<'m> Printer<'m, '_> {
    /// An instruction without indentation and end of line.
    pub(super) fn instruction(&mut self, func: &'m Function, inst: Inst) {
        let data = func.inst(inst);
        if data.ty != Type::VOID {
            self.value(Value::inst(inst));
            self.out.str(" = ");
        }
        match data.opcode {
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.call(func, inst, data),
            Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Fence => {
                self.memory_access(func, inst, data);
            }
            op if op.is_terminator() => self.terminator(func, inst, data),
            op if op.is_cast() => {
                self.opcode(data);
                self.out.byte(b' ');
                self.typed_list(func.operands(inst));
                self.out.str(" to ");
                self.ty(data.ty);
            }
            _ => self.other(func, inst, data),
        }
        self.instruction_attachments(func, inst);
        if data.opcode == Opcode::Call {
            self.relocation_comment(func, inst);
        }
    }

    /// The opcode and its flags.
    fn opcode(&mut self, data: &InstData) {
        self.out.str(data.opcode.name());
        self.optimization_flags(data.opcode, data.flags);
    }

    /// Fast-math flags, `nuw`, `exact` and the like, each after a space.
    #[inline]
    pub(super) fn optimization_flags(&mut self, opcode: Opcode, flags: InstFlags) {
        if flags != InstFlags::NONE {
            self.given_flags(opcode, flags);
        }
    }

    fn given_flags(&mut self, opcode: Opcode, flags: InstFlags) {
        const FAST_MATH: &[(InstFlags, &str)] = &[
            (InstFlags::REASSOC, " reassoc"),
            (InstFlags::NNAN, " nnan"),
            (InstFlags::NINF, " ninf"),
            (InstFlags::NSZ, " nsz"),
            (InstFlags::ARCP, " arcp"),
            (InstFlags::CONTRACT, " contract"),
            (InstFlags::AFN, " afn"),
        ];
        const WRAP: &[(InstFlags, &str)] = &[(InstFlags::NUW, " nuw"), (InstFlags::NSW, " nsw")];
        if may_have_fast_math(opcode) {
            if flags.contains(InstFlags::FAST) {
                self.out.str(" fast");
            } else {
                self.flag_words(flags, FAST_MATH);
            }
        }
        match opcode {
            op if op.allows_wrap_flags() => self.flag_words(flags, WRAP),
            op if op.allows_exact() => self.flag_words(flags, &[(InstFlags::EXACT, " exact")]),
            op if op.allows_nneg() => self.flag_words(flags, &[(InstFlags::NNEG, " nneg")]),
            Opcode::Or => self.flag_words(flags, &[(InstFlags::DISJOINT, " disjoint")]),
            Opcode::ICmp => self.flag_words(flags, &[(InstFlags::SAMESIGN, " samesign")]),
            Opcode::GetElementPtr => {
                let inbounds = flags.contains(InstFlags::GEP_INBOUNDS);
                let flags = if inbounds { flags.without(InstFlags::GEP_NUSW) } else { flags };
                let words = [
                    (InstFlags::GEP_INBOUNDS, " inbounds"),
                    (InstFlags::GEP_NUSW, " nusw"),
                    (InstFlags::GEP_NUW, " nuw"),
                ];
                self.flag_words(flags, &words);
            }
            _ => {}
        }
    }

    fn flag_words(&mut self, flags: InstFlags, words: &[(InstFlags, &str)]) {
        for &(flag, word) in words {
            if flags.contains(flag) {
                self.out.str(word);
            }
        }
    }

    /// Operands after a space: the type before each, or before the first only if all types agree.
    fn operands(&mut self, operands: &[Value]) {
        let [first, rest @ ..] = operands else { return };
        self.out.byte(b' ');
        self.typed(*first);
        let ty = self.type_of(*first);
        let all_agree = rest.iter().all(|&value| self.type_of(value) == ty);
        for &value in rest {
            self.out.str(", ");
            if all_agree { self.value(value) } else { self.typed(value) }
        }
    }

    /// `label %block`
    fn label_operand(&mut self, block: Block) {
        self.out.str("label ");
        self.value(Value::block(block));
    }

    fn label_list(&mut self, blocks: &[Value]) {
        self.out.byte(b'[');
        self.typed_list(blocks);
        self.out.byte(b']');
    }

    fn terminator(&mut self, func: &'m Function, inst: Inst, data: &InstData) {
        self.out.str(data.opcode.name());
        match func.view(inst) {
            InstView::Ret { value: None } => self.out.str(" void"),
            InstView::Switch { value, default, cases } => {
                self.out.byte(b' ');
                self.typed(value);
                self.out.str(", ");
                self.label_operand(default);
                self.out.str(" [");
                for case in cases.chunks_exact(2) {
                    self.out.newline();
                    self.out.str("    ");
                    self.typed_list(case);
                }
                self.out.newline();
                self.out.str("  ]");
            }
            InstView::IndirectBr { address, dests } => {
                self.out.byte(b' ');
                self.typed(address);
                self.out.str(", ");
                self.label_list(dests);
            }
            InstView::CleanupRet { pad, unwind } => {
                self.out.str(" from ");
                self.value(pad);
                self.unwind_destination(unwind);
            }
            InstView::CatchRet { pad, dest } => {
                self.out.str(" from ");
                self.value(pad);
                self.out.str(" to ");
                self.label_operand(dest);
            }
            InstView::CatchSwitch { parent, unwind, handlers } => {
                self.out.str(" within ");
                self.value(parent);
                self.out.byte(b' ');
                self.label_list(handlers);
                self.unwind_destination(unwind);
            }
            // `br`, `ret`, `resume`, `unreachable`.
            _ => {
                let operands = func.operands(inst);
                if !operands.is_empty() {
                    self.out.byte(b' ');
                    self.typed_list(operands);
                }
            }
        }
    }

    fn unwind_destination(&mut self, unwind: Option<Block>) {
        self.out.str(" unwind ");
        match unwind {
            Some(block) => self.label_operand(block),
            None => self.out.str("to caller"),
        }
    }

    /// Instructions that are not terminators, calls, casts or accesses to memory.
    fn other(&mut self, func: &'m Function, inst: Inst, data: &InstData) {
        let operands = func.operands(inst);
        self.opcode(data);
        match data.opcode {
            Opcode::ICmp => {
                self.out.byte(b' ');
                self.out.str(IntPredicate::from_index(data.sub.into()).unwrap_or(IntPredicate::Eq).name());
                self.operands(operands);
            }
            Opcode::FCmp => {
                self.out.byte(b' ');
                let predicate = FloatPredicate::from_index(data.sub.into());
                self.out.str(predicate.unwrap_or(FloatPredicate::False).name());
                self.operands(operands);
            }
            Opcode::GetElementPtr => {
                self.out.byte(b' ');
                self.ty(Type::from_u32(data.aux));
                self.out.byte(b',');
                self.operands(operands);
            }
            Opcode::Alloca => self.alloca(operands, data),
            Opcode::Phi => {
                self.out.byte(b' ');
                self.ty(data.ty);
                self.out.byte(b' ');
                for (i, incoming) in operands.chunks_exact(2).enumerate() {
                    self.out.str(if i > 0 { ", [ " } else { "[ " });
                    self.value(incoming[0]);
                    self.out.str(", ");
                    self.value(incoming[1]);
                    self.out.str(" ]");
                }
            }
            Opcode::Select => {
                self.out.byte(b' ');
                self.typed_list(operands);
            }
            Opcode::ShuffleVector => {
                self.out.byte(b' ');
                self.typed_list(operands);
                self.shuffle_mask(data.ty, func.index_list(inst));
            }
            Opcode::ExtractValue | Opcode::InsertValue => {
                self.out.byte(b' ');
                self.typed_list(operands);
                for &index in func.index_list(inst) {
                    self.out.str(", ");
                    self.out.uint((index as u32).into());
                }
            }
            Opcode::VAArg => {
                self.out.byte(b' ');
                self.typed_list(operands);
                self.out.str(", ");
                self.ty(data.ty);
            }
            Opcode::LandingPad => self.landing_pad(operands, data),
            Opcode::CatchPad | Opcode::CleanupPad => {
                let [parent, ref arguments @ ..] = *operands else { return };
                self.out.str(" within ");
                self.value(parent);
                self.out.str(" [");
                self.typed_list(arguments);
                self.out.byte(b']');
            }
            _ => self.operands(operands),
        }
    }

    fn alloca(&mut self, operands: &[Value], data: &InstData) {
        self.out.byte(b' ');
        let words = [(InstFlags::INALLOCA, "inalloca "), (InstFlags::SWIFTERROR, "swifterror ")];
        self.flag_words(data.flags, &words);
        self.ty(Type::from_u32(data.aux));
        if let Some(&count) = operands.first() {
            let is_one =
                |value| self.constant_data(value).is_some_and(|c| matches!(c.kind, ConstKind::Int(1)));
            if self.type_of(count) != Type::I32 || !is_one(count) {
                self.out.str(", ");
                self.typed(count);
            }
        }
        self.align(Align::from_raw(data.sub));
        if let Some(space) = self.env.types.addr_space(data.ty).filter(|&space| space != 0) {
            self.out.byte(b',');
            write_addr_space(space, &mut self.out);
        }
    }

    fn landing_pad(&mut self, clauses: &[Value], data: &InstData) {
        const INDENT: &str = "          ";
        self.out.byte(b' ');
        self.ty(data.ty);
        if data.flags.contains(InstFlags::CLEANUP) {
            self.out.newline();
            self.out.str(INDENT);
            self.out.str("cleanup");
        }
        for &clause in clauses {
            let is_filter = matches!(self.env.types.get(self.type_of(clause)), TypeData::Array { .. });
            self.out.newline();
            self.out.str(INDENT);
            self.out.str(if is_filter { "filter " } else { "catch " });
            self.typed(clause);
        }
    }

    fn memory_access(&mut self, func: &'m Function, inst: Inst, data: &InstData) {
        self.out.str(data.opcode.name());
        let access = MemAccess {
            align: Align::from_raw(data.sub),
            volatile: data.flags.contains(InstFlags::VOLATILE) && data.opcode != Opcode::Fence,
            ordering: data.flags.ordering(),
            scope: SyncScope::new(data.aux as usize),
        };
        let is_atomic = access.ordering != Ordering::NotAtomic;
        if is_atomic && matches!(data.opcode, Opcode::Load | Opcode::Store) {
            self.out.str(" atomic");
        }
        if data.opcode == Opcode::CmpXchg && data.flags.contains(InstFlags::WEAK) {
            self.out.str(" weak");
        }
        if access.volatile {
            self.out.str(" volatile");
        }
        match data.opcode {
            Opcode::Load => {
                self.out.byte(b' ');
                self.ty(data.ty);
                self.out.byte(b',');
            }
            Opcode::AtomicRmw => {
                self.out.byte(b' ');
                self.out.str(data.flags.rmw_op().name());
            }
            _ => {}
        }
        if data.opcode != Opcode::Fence {
            self.out.byte(b' ');
            self.typed_list(func.operands(inst));
        }
        if is_atomic {
            self.sync_scope(access.scope);
            self.out.byte(b' ');
            self.out.str(access.ordering.name());
            if data.opcode == Opcode::CmpXchg {
                self.out.byte(b' ');
                self.out.str(data.flags.failure_ordering().name());
            }
        }
        self.align(access.align);
    }

    fn sync_scope(&mut self, scope: SyncScope) {
        if scope == SyncScope::SYSTEM {
            return;
        }
        let env = self.env;
        self.out.str(" syncscope(");
        self.out.quoted(env.sync_scopes.get(scope).map_or(&[][..], |name| name));
        self.out.byte(b')');
    }

    fn align(&mut self, align: Align) {
        if let Some(bytes) = align.bytes() {
            self.out.str(", align ");
            self.out.uint(bytes);
        }
    }

    fn call(&mut self, func: &'m Function, inst: Inst, data: &InstData) {
        let (callee, args, info) = match func.view(inst) {
            InstView::Call { callee, args, info }
            | InstView::Invoke { callee, args, info, .. }
            | InstView::CallBr { callee, args, info, .. } => (callee, args, info),
            _ => return,
        };
        let tail = if data.opcode == Opcode::Call { data.flags.tail() } else { TailKind::None };
        if tail != TailKind::None {
            self.out.str(tail.name());
            self.out.byte(b' ');
        }
        self.opcode(data);
        self.called(data.opcode, callee, info);
        self.arguments(args, info);
        if tail == TailKind::MustTail && self.is_in_vararg_function() {
            self.out.str(if args.is_empty() { "..." } else { ", ..." });
        }
        self.out.byte(b')');
        self.group_reference(self.env.attributes.get_list(info.attributes).function);
        if !info.bundles.is_empty() {
            self.bundles(info, &func.operands(inst)[args.len()..]);
        }
        match func.view(inst) {
            InstView::Invoke { normal, unwind, .. } => {
                self.out.newline();
                self.out.str("          to ");
                self.label_operand(normal);
                self.out.str(" unwind ");
                self.label_operand(unwind);
            }
            InstView::CallBr { default, indirect, .. } => {
                self.out.newline();
                self.out.str("          to ");
                self.label_operand(default);
                self.out.byte(b' ');
                self.label_list(indirect);
            }
            _ => {}
        }
    }

    /// Calling convention, attributes of the result, type and callee. The whole type of the function is written only
    /// if it takes variable arguments.
    fn called(&mut self, opcode: Opcode, callee: Value, info: &CallInfo) {
        let env = self.env;
        if info.calling_conv != CallingConv::C {
            self.out.byte(b' ');
            self.calling_conv(info.calling_conv);
        }
        if let Some(set) = env.attributes.get_list(info.attributes).ret {
            self.out.byte(b' ');
            self.attribute_set(set, false);
        }
        let space = env.types.addr_space(self.type_of(callee)).unwrap_or(0);
        if opcode != Opcode::CallBr && (space != 0 || self.program_addr_space != 0) {
            self.out.str(" addrspace(");
            self.out.uint(space.into());
            self.out.byte(b')');
        }
        self.out.byte(b' ');
        match env.types.signature(info.fn_ty) {
            Some((ret, _, false)) => self.ty(ret),
            _ => self.ty(info.fn_ty),
        }
        self.out.byte(b' ');
        self.value(callee);
        self.out.byte(b'(');
    }

    fn arguments(&mut self, args: &[Value], info: &CallInfo) {
        let env = self.env;
        let params: &[Option<AttributeSet>] = &env.attributes.get_list(info.attributes).params;
        for (i, &arg) in args.iter().enumerate() {
            if i > 0 {
                self.out.str(", ");
            }
            let ty = self.type_of(arg);
            self.ty(ty);
            if let Some(&Some(set)) = params.get(i) {
                self.out.byte(b' ');
                self.attribute_set(set, false);
            }
            self.out.byte(b' ');
            self.value(arg);
        }
    }

    /// ` [ "tag"(i32 1), "other"() ]`
    fn bundles(&mut self, info: &CallInfo, mut operands: &[Value]) {
        self.out.str(" [ ");
        for (i, bundle) in info.bundles.iter().enumerate() {
            if i > 0 {
                self.out.str(", ");
            }
            self.out.quoted(&bundle.tag);
            self.out.byte(b'(');
            let (inputs, rest) = operands.split_at((bundle.num_operands as usize).min(operands.len()));
            self.typed_list(inputs);
            operands = rest;
            self.out.byte(b')');
        }
        self.out.str(" ]");
    }

    fn is_in_vararg_function(&self) -> bool {
        let Some(global) = self.function else { return false };
        let signature = self.env.types.signature(self.env.globals[global].value_ty);
        signature.is_some_and(|(_, _, vararg)| vararg)
    }

    /// `!dbg`, then the others by kind.
    fn instruction_attachments(&mut self, func: &Function, inst: Inst) {
        let others = func.attachments(inst);
        let location = func.debug_loc(inst);
        if location.is_none() && others.len() == 0 {
            return;
        }
        if let Some(location) = location {
            self.attachments(&[Attachment { kind: MdKindId::DBG, node: location }], ", ");
        }
        if others.len() > 0 {
            let others: SmallVec<[Attachment; 8]> = others.collect();
            self.attachments(&others, ", ");
        }
    }

    /// ` ; (%base, %derived)` after `gc.relocate`: the values of the statepoint that its indices name.
    fn relocation_comment(&mut self, func: &'m Function, inst: Inst) {
        let InstView::Call { callee, args, .. } = func.view(inst) else { return };
        let ValueKind::Global(global) = callee.kind() else { return };
        if !self.env.globals[global].name.starts_with(b"llvm.experimental.gc.relocate") {
            return;
        }
        let [token, base, derived] = *args else { return };
        if token.is_constant() {
            return self.out.str(" ; (undef, undef)");
        }
        let Some(live) = statepoint(func, token).and_then(|call| gc_live(func, call)) else { return };
        let value = |index| match self.constant_data(index).map(|data| &data.kind) {
            Some(&ConstKind::Int(index)) => live.get(usize::try_from(index).ok()?).copied(),
            _ => None,
        };
        let (Some(base), Some(derived)) = (value(base), value(derived)) else { return };
        self.out.str(" ; (");
        self.value(base);
        self.out.str(", ");
        self.value(derived);
        self.out.byte(b')');
    }
}

fn may_have_fast_math(opcode: Opcode) -> bool {
    opcode.is_float_binary()
        || matches!(
            opcode,
            Opcode::FNeg
                | Opcode::FCmp
                | Opcode::Phi
                | Opcode::Select
                | Opcode::Call
                | Opcode::FPTrunc
                | Opcode::FPExt
                | Opcode::UIToFP
                | Opcode::SIToFP
                | Opcode::FPToUI
                | Opcode::FPToSI
        )
}

/// The statepoint that a token comes from: the call itself, or the `invoke` that leads to a landing pad.
fn statepoint(func: &Function, token: Value) -> Option<Inst> {
    let inst = token.as_inst()?;
    if func.opcode(inst) != Opcode::LandingPad {
        return func.opcode(inst).is_call().then_some(inst);
    }
    let pad = func.block_of(inst)?;
    let leads_here = |&block: &Block| func.successors(block).any(|successor| successor == pad);
    let predecessor = func.blocks().find(leads_here)?;
    func.terminator(predecessor).filter(|&inst| func.opcode(inst) == Opcode::Invoke)
}

/// What a statepoint keeps alive: the operands of its `gc-live` bundle, or its arguments.
fn gc_live(func: &Function, call: Inst) -> Option<&[Value]> {
    let info = func.call_info(call);
    let operands = func.operands(call);
    let mut at = info.num_args as usize;
    for bundle in &info.bundles {
        let end = at + bundle.num_operands as usize;
        if *bundle.tag == *b"gc-live" {
            return operands.get(at..end);
        }
        at = end;
    }
    operands.get(..info.num_args as usize)
}
