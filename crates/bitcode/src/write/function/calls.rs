//! `call`, `invoke` and `callbr`, with their operand bundles.

use super::{Body, FunctionWriter};
use crate::bitstream::writer::BitWriter;
use crate::codes::{self, call, function as code};
use ir::inst::{CallInfo, CallingConv, InstFlags, InstView, TailKind};
use ir::value::{Inst, Value, ValueKind};

impl<'a> FunctionWriter<'_, 'a> {
    pub(super) fn write_call(&mut self, w: &mut BitWriter, body: Body<'a>, inst: Inst, view: InstView<'a>) {
        let info = body.func.call_info(inst);
        if u32::from(info.calling_conv.0) > CallingConv::MAX {
            let message = || format!("calling convention {} is out of range", info.calling_conv.0);
            self.problem.get_or_insert_with(message);
            return;
        }
        self.write_bundles(w, body, inst, info);
        self.record.clear();
        self.push(self.e.attributes.list_id(info.attributes));
        let flags = body.func.inst(inst).flags;
        match view {
            InstView::Call { callee, args, info } => {
                let has_flags = self.push_call_marks(info, flags);
                let forward = self.push_callee_and_args(body, info, callee, args);
                self.emit(w, code::CALL, (!has_flags && !forward).then_some(&self.abbrevs.call));
            }
            InstView::Invoke { callee, args, info, normal, unwind } => {
                self.push(u64::from(info.calling_conv.0) | 1 << call::INVOKE_EXPLICIT_TYPE_BIT);
                self.push_absolute(normal.into());
                self.push_absolute(unwind.into());
                self.push_callee_and_args(body, info, callee, args);
                self.emit(w, code::INVOKE, None);
            }
            InstView::CallBr { callee, args, info, default, indirect } => {
                self.push(u64::from(info.calling_conv.0) << call::CCONV_SHIFT | 1 << call::EXPLICIT_TYPE_BIT);
                self.push_absolute(default.into());
                self.push(indirect.len() as u64);
                self.push_absolutes(indirect);
                self.push_callee_and_args(body, info, callee, args);
                self.emit(w, code::CALLBR, None);
            }
            other => debug_assert!(false, "{other:?} is no call"),
        }
    }

    /// The word of a `call` with convention and markers, and the fast-math flags that it announces. True if there are
    /// such flags.
    fn push_call_marks(&mut self, info: &CallInfo, flags: InstFlags) -> bool {
        let tail = match flags.tail() {
            TailKind::None => 0,
            TailKind::Tail => 1 << call::TAIL_BIT,
            TailKind::MustTail => 1 << call::TAIL_BIT | 1 << call::MUSTTAIL_BIT,
            TailKind::NoTail => 1 << call::NOTAIL_BIT,
        };
        let fast_math = codes::fast_math_code(flags);
        let announces = u64::from(fast_math != 0) << call::FAST_MATH_BIT;
        let convention = u64::from(info.calling_conv.0) << call::CCONV_SHIFT;
        self.push(convention | tail | 1 << call::EXPLICIT_TYPE_BIT | announces);
        if fast_math != 0 {
            self.push(fast_math);
        }
        fast_math != 0
    }

    /// True if the callee brings its type along.
    fn push_callee_and_args(
        &mut self,
        body: Body<'a>,
        info: &CallInfo,
        callee: Value,
        args: &[Value],
    ) -> bool {
        self.push_type(info.fn_ty);
        let forward = self.push_with_type(body, callee);
        let num_fixed = self.e.module.types.signature(info.fn_ty).map_or(0, |(_, params, _)| params.len());
        let (fixed, variadic) = args.split_at(num_fixed.min(args.len()));
        for &arg in fixed {
            match arg.kind() {
                ValueKind::Block(_) => self.push_absolute(arg),
                _ => self.push_relative(arg),
            }
        }
        variadic.iter().for_each(|&arg| _ = self.push_with_type(body, arg));
        forward
    }

    /// Each bundle is a record before that of the call.
    fn write_bundles(&mut self, w: &mut BitWriter, body: Body<'a>, inst: Inst, info: &CallInfo) {
        let operands = body.func.operands(inst);
        let mut rest = operands.get(info.num_args as usize..).unwrap_or(&[]);
        for bundle in &info.bundles {
            let (inputs, after) = rest.split_at(rest.len().min(bundle.num_operands as usize));
            rest = after;
            self.record.clear();
            self.push(self.e.bundle_tag_id(&bundle.tag));
            for &input in inputs {
                if let ValueKind::Metadata(_) = input.kind() {
                    self.push(codes::OPERAND_BUNDLE_METADATA);
                    self.push_relative(input);
                } else {
                    self.push_with_type(body, input);
                }
            }
            w.record(code::OPERAND_BUNDLE, &self.record);
        }
    }
}
