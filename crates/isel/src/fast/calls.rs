//! Calls, and what a function gets from its callers: units whose signature says how values are passed.
//!
//! Arguments are in registers: whatever else they are is no part of the signature. Types of functions are told apart by the
//! types of what is passed, and lists of attributes by what they say of that.

use super::CalleeKind;
use super::attribute_classes::Purpose;
use super::stencil_key::{Kind, OperandKind};
use super::walk::{ARGUMENTS, Made, Sharing, Then, Walk, nowhere};
use crate::build::{Span, is_ignored, is_of_the_function};
use ir::attributes::{AttrKind, AttributeList};
use ir::constant::InlineAsm;
use ir::inst::{CallInfo, TailKind};
use ir::{ConstKind, Inst, InstView, Type, Value, ValueKind};
use mir::function_attributes::{SAVES_ALL, SAVES_NONE};
use smallvec::SmallVec;

impl Walk<'_, '_, '_> {
    pub(super) fn arguments(&mut self) -> Made<()> {
        let env = self.state.scope.env;
        let global = &env.globals[self.state.machine.global];
        self.unit.begin(Kind::Arguments);
        let Some(header) = global.as_function() else { return self.make().map(|_| ()) };
        // Of the result only counts whether its place is an argument.
        let attributes = self.attributes_word(header.attributes, Purpose::Passing);
        self.unit.header.extend([ARGUMENTS, attributes, u32::from(header.calling_conv.0)]);
        self.add_signature(global.value_ty, |walk, ret| walk.is_word(ret));
        // Places of what Swift passes are the function's own.
        self.unit.has_shape &= !self.has_swift_place(header.attributes);
        for (arg, &ty) in self.state.source.params.iter() {
            if self.state.exported_args[arg.as_u32() as usize] {
                let value = Value::arg(arg);
                let span = self.span(value).map_err(nowhere)?;
                self.unit.header.push(arg.as_u32());
                self.unit.push(value, ty, OperandKind::Registers(span));
            }
        }
        self.make().map(|_| ())
    }

    /// Whether the function has an error or a context with a place in its frame.
    pub(super) fn has_swift_place(&self, list: AttributeList) -> bool {
        let attributes = &self.state.scope.env.attributes;
        let has = |param, kind| attributes.param_attr(list, param, kind).is_some();
        let kinds = [AttrKind::SwiftError, AttrKind::SwiftAsync];
        (0..self.state.source.params.len()).any(|param| kinds.iter().any(|&kind| has(param, kind)))
    }

    pub(super) fn callee_kind(&mut self, global: ir::Global) -> CalleeKind {
        let index = global.as_u32() as usize;
        if self.set.callees.len() <= index {
            self.set.callees.resize(index + 1, CalleeKind::Unknown);
        }
        if self.set.callees[index] == CalleeKind::Unknown {
            let name = &self.state.scope.env.globals[global].name;
            let says_more = || {
                let header = self.state.scope.env.globals[global].as_function();
                let list = header.map_or(AttributeList::EMPTY, |header| header.attributes);
                let attributes = &self.state.scope.env.attributes;
                let saves = |name: &str| attributes.function_string(list, name.as_bytes()).is_some();
                saves(SAVES_ALL)
                    || saves(SAVES_NONE)
                    || attributes.function_attr(list, AttrKind::ReturnsTwice).is_some()
            };
            self.set.callees[index] = match () {
                () if says_more() => CalleeKind::Bound,
                () if !name.starts_with(b"llvm.") => CalleeKind::Function,
                () if is_ignored(name) => CalleeKind::Ignored,
                () if is_of_the_function(name) => CalleeKind::Bound,
                () => CalleeKind::Intrinsic,
            };
        }
        self.set.callees[index]
    }

    pub(super) fn call(&mut self, inst: Inst) -> Made<Then> {
        let (callee, args, info, ways) = match self.state.source.view(inst) {
            InstView::Call { callee, args, info } => (callee, args, info, None),
            InstView::Invoke { callee, args, info, normal, unwind } => {
                (callee, args, info, Some((normal, unwind)))
            }
            _ => return self.alone(inst),
        };
        if let ValueKind::Global(global) = callee.kind() {
            match self.callee_kind(global) {
                CalleeKind::Ignored => return Ok(Then::Next),
                CalleeKind::Function | CalleeKind::Unknown => {}
                _ if ways.is_some() => return self.alone(inst),
                CalleeKind::Bound => return self.alone(inst),
                // What they become depends on the function.
                CalleeKind::Intrinsic if self.state.machine.attributes.avoids_float_registers => {
                    return self.alone(inst);
                }
                CalleeKind::Intrinsic => {
                    self.begin_call(inst, info, Purpose::Intrinsic);
                    self.unit.header.push(global.as_u32());
                    self.unit.names_module = true;
                    return self.inlined(inst, args);
                }
            }
        } else if let Some(ConstKind::InlineAsm(asm)) = self.state.scope.constant(callee).map(|c| &c.kind)
            && ways.is_none()
        {
            self.begin_call(inst, info, Purpose::Intrinsic);
            self.assembly(asm);
            return self.inlined(inst, args);
        }
        let tail = self.state.source.inst(inst).flags.tail();
        let is_known = matches!(callee.kind(), ValueKind::Global(_)) || self.is_in_registers(callee);
        // Where arguments are taken off the stack, jumps in place of calls are guaranteed.
        let is_jump = match tail {
            TailKind::MustTail => true,
            TailKind::Tail => self.state.guarantees_jumps(info.calling_conv),
            _ => false,
        };
        // The state of a call is no part of a template.
        let has_state = ways.is_some() && self.state.funclets.is_some();
        if !is_known || !info.bundles.is_empty() || is_jump || has_state {
            return self.alone(inst);
        }
        // Arguments are in registers: whatever else they are is no part of the signature.
        let mut constants: SmallVec<[(Value, Span); 8]> = SmallVec::new();
        for &arg in args {
            if matches!(arg.kind(), ValueKind::Metadata(_)) {
                return self.alone(inst);
            }
            if !self.is_in_registers(arg) && constants.iter().all(|(value, _)| *value != arg) {
                let span = self.materialize(arg, inst)?;
                constants.push((arg, span));
            }
        }
        self.begin_call(inst, info, Purpose::Passing);
        let number = self.state.invokes;
        let mut add = || {
            for &arg in args {
                // Constants or not, the graph begins with all of them.
                self.unit.seeded.push(self.unit.operands.len());
                match constants.iter().find(|(value, _)| *value == arg) {
                    Some(&(_, span)) => {
                        self.unit.push(arg, self.state.scope.type_of(arg), OperandKind::Registers(span));
                    }
                    None => self.operand(arg, Sharing::None)?,
                }
            }
            match callee.kind() {
                ValueKind::Global(global) => {
                    self.unit.push(callee, Type::PTR, OperandKind::Global { global, kind: 0 });
                }
                _ => self.operand(callee, Sharing::None)?,
            }
            if let Some((normal, unwind)) = ways {
                let (normal, pad) = (self.state.machine_block(normal)?, self.state.machine_block(unwind)?);
                let machine = &mut self.state.machine;
                machine.has_exceptions = true;
                machine.add_edge(self.block, normal);
                machine.add_edge(self.block, pad);
                self.unit.header.push((machine.next_block(self.block) == Some(normal)).into());
                for kind in [OperandKind::Invoke(number), OperandKind::Block(normal), OperandKind::Block(pad)]
                {
                    self.unit.push(Value::inst(inst), Type::VOID, kind);
                }
            }
            self.result(inst)
        };
        add().map_err(nowhere)?;
        let then = self.make()?;
        self.state.invokes = number + u32::from(ways.is_some());
        Ok(then)
    }

    /// The word of a list of attributes: lists that say the same of how values are passed are one list.
    pub(super) fn attributes_word(&mut self, list: AttributeList, purpose: Purpose) -> u32 {
        let pool = &self.graphs.templates.pools.of_module;
        self.unit.attributes_word(pool.class_of(&self.state.scope.env.attributes, list, purpose))
    }

    pub(super) fn begin_call(&mut self, inst: Inst, info: &CallInfo, purpose: Purpose) {
        self.unit.begin(Kind::Insts);
        self.note_inst(inst);
        let opcode = self.state.source.inst(inst).opcode;
        let attributes = self.attributes_word(info.attributes, purpose);
        let words = [opcode as u32, attributes, u32::from(info.calling_conv.0)];
        self.unit.header.extend(words);
        self.add_signature(info.fn_ty, |_, _| false);
    }

    /// Whether nothing but a register can hold a value of the type.
    pub(super) fn is_word(&self, ty: Type) -> bool {
        let word = self.state.lowering.facts().pointer_type.scalar_bits();
        let bits = self.state.scope.env.types.int_bits(ty);
        ty == Type::VOID || ty == Type::PTR || bits.is_some_and(|bits| bits <= word)
    }

    /// Adds the words of a type of functions. Results that are alike are one.
    pub(super) fn add_signature(&mut self, ty: Type, is_alike: impl FnOnce(&Self, Type) -> bool) {
        let Some((ret, params, vararg)) = self.state.scope.env.types.signature(ty) else {
            let word = self.unit.type_word(ty);
            self.unit.header.push(word);
            return;
        };
        self.unit.header.push((params.len() as u32) << 1 | u32::from(vararg));
        let ret = if is_alike(self, ret) { Type::VOID } else { ret };
        for &ty in params.iter().chain([&ret]) {
            let word = self.unit.type_word(ty);
            self.unit.header.push(word);
        }
    }

    /// Adds the words of inline assembly.
    pub(super) fn assembly(&mut self, asm: &InlineAsm) {
        /// Longer text is no part of a signature.
        const MAX_BYTES: usize = 256;
        let flags = [asm.side_effect, asm.align_stack, asm.intel_dialect, asm.can_throw];
        self.unit.header.push(flags.iter().fold(0, |word, &flag| word << 1 | u32::from(flag)));
        for text in [&asm.asm, &asm.constraints] {
            self.unit.has_shape &= text.len() <= MAX_BYTES;
            self.unit.header.push(text.len() as u32);
            let bytes = text.iter().take(MAX_BYTES).map(|&byte| u32::from(byte));
            self.unit.header.extend(bytes);
        }
    }

    /// An intrinsic or inline assembly that has been begun.
    pub(super) fn inlined(&mut self, inst: Inst, args: &[Value]) -> Made<Then> {
        let mut add = || {
            for &arg in args {
                self.operand(arg, Sharing::None)?;
            }
            self.result(inst)
        };
        add().map_err(nowhere)?;
        self.make()
    }
}
