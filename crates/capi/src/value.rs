//! Values: constants of a context, and what modules and their functions have.

use crate::constant::Constant;
use crate::context::{Context, LLVMTypeRef, TypeNode};
use crate::handle::{Array, Bytes, LLVMBool, Message, Out, Ref, Text, message};
use crate::module::{LLVMModuleRef, ModuleNode};
use ir::text::print::EntityPrinter;
use ir::{Global, Opcode, Value, ValueKind};
use std::ffi::c_char;

pub type LLVMValueRef = Ref<ValueNode>;
pub type LLVMBasicBlockRef = Ref<ValueNode>;

/// What a value is.
#[derive(Clone, Debug)]
pub enum Place {
    Constant(Constant),
    Global(LLVMModuleRef, Global),
    /// A parameter, a block or an instruction of a function.
    Local(LLVMModuleRef, Global, Value),
}

/// A value.
#[derive(Debug)]
pub struct ValueNode {
    ty: LLVMTypeRef,
    pub place: Place,
}

/// A value of a function, as seen from outside.
pub struct Local<'a> {
    pub module: &'a ModuleNode,
    pub function: Global,
    pub value: Value,
}

impl ValueNode {
    pub fn new(ty: LLVMTypeRef, place: Place) -> ValueNode {
        ValueNode { ty, place }
    }

    pub fn ty(&self) -> &TypeNode {
        // SAFETY: types live as long as their context, and a context longer than its values.
        let Some(ty) = (unsafe { self.ty.get() }) else { unreachable!("values have types") };
        ty
    }

    pub fn context(&self) -> &Context {
        self.ty().context()
    }

    /// The module of a value that has one.
    pub fn module(&self) -> Option<&ModuleNode> {
        match self.place {
            // SAFETY: values are used while their module lives.
            Place::Global(module, _) | Place::Local(module, ..) => unsafe { module.get() },
            Place::Constant(_) => None,
        }
    }

    pub fn global(&self) -> Option<(&ModuleNode, Global)> {
        match self.place {
            Place::Global(_, global) => Some((self.module()?, global)),
            _ => None,
        }
    }

    pub fn local(&self) -> Option<Local<'_>> {
        match self.place {
            Place::Local(_, function, value) => Some(Local { module: self.module()?, function, value }),
            _ => None,
        }
    }

    pub fn block(&self) -> Option<(Local<'_>, ir::Block)> {
        let local = self.local()?;
        let block = local.value.as_block()?;
        Some((local, block))
    }

    pub fn inst(&self) -> Option<(Local<'_>, ir::Inst)> {
        let local = self.local()?;
        let inst = local.value.as_inst()?;
        Some((local, inst))
    }

    fn name(&self) -> Box<[u8]> {
        match self.place {
            Place::Constant(_) => Box::default(),
            Place::Global(_, global) => {
                self.module().map(|m| m.ir.borrow().globals[global].name.clone()).unwrap_or_default()
            }
            Place::Local(_, function, value) => {
                self.module().map(|m| m.local_name(function, value)).unwrap_or_default()
            }
        }
    }

    fn rename(&self, name: &[u8]) -> Option<()> {
        match self.place {
            Place::Constant(_) => {}
            Place::Global(_, global) => self.module()?.rename_global(global, name),
            Place::Local(_, function, value) => self.module()?.rename_local(function, value, name),
        }
        Some(())
    }

    fn print(&self) -> String {
        let Some(module) = self.module() else {
            // A module for one constant, with the types of the context.
            let module = ModuleNode::new(Ref::of(self.context()), ir::Module::new(""));
            let mut ir = module.ir.borrow_mut();
            let value = module.operand(&mut ir.env, None, self);
            return value
                .map_or_else(str::to_owned, |value| EntityPrinter::new(&ir).value(None, value, true));
        };
        let ir = module.ir.borrow();
        let mut printer = EntityPrinter::new(&ir);
        match self.place {
            Place::Local(_, function, value) => match value.kind() {
                ValueKind::Inst(inst) => printer.inst(function, inst),
                ValueKind::Block(block) => printer.block(function, block),
                _ => printer.value(Some(function), value, true),
            },
            Place::Global(_, global) if ir.body(global).is_some() => printer.function(global),
            Place::Global(_, global) => printer.global(global),
            Place::Constant(_) => String::new(),
        }
    }
}

entries! {
    fn LLVMTypeOf(value: LLVMValueRef) -> LLVMTypeRef {
        Some(Ref::of(value.ty()))
    }

    /// The name, which lasts as long as the context; empty if there is none.
    fn LLVMGetValueName2(value: LLVMValueRef, length: Out<usize>) -> *const c_char {
        let name = value.name();
        length.set(name.len());
        Some(value.context().keep(&name))
    }

    fn LLVMGetValueName(value: LLVMValueRef) -> *const c_char {
        Some(value.context().keep(&value.name()))
    }

    /// A name that another value of the function or module has gets a number.
    fn LLVMSetValueName2(value: LLVMValueRef, name: Bytes, length: usize) {
        // SAFETY: callers promise so many bytes.
        value.rename(unsafe { name.get(length) })
    }

    fn LLVMSetValueName(value: LLVMValueRef, name: Text) {
        value.rename(name.to_bytes())
    }

    fn LLVMPrintValueToString(value: LLVMValueRef) -> Message {
        Some(message(value.print()))
    }

    /// Writes the value to standard error.
    fn LLVMDumpValue(value: LLVMValueRef) {
        crate::output::complain(&value.print());
        Some(())
    }

    fn LLVMIsConstant(value: LLVMValueRef) -> LLVMBool {
        Some((!matches!(value.place, Place::Local(..))).into())
    }

    fn LLVMIsUndef(value: LLVMValueRef) -> LLVMBool {
        Some(matches!(value.place, Place::Constant(Constant::Undef | Constant::Poison)).into())
    }

    fn LLVMIsPoison(value: LLVMValueRef) -> LLVMBool {
        Some(matches!(value.place, Place::Constant(Constant::Poison)).into())
    }

    fn LLVMIsNull(value: LLVMValueRef) -> LLVMBool {
        Some(match &value.place {
            Place::Constant(constant) => constant.is_null().into(),
            _ => 0,
        })
    }

    /// The value if it is an instruction, and null if not.
    fn LLVMIsAInstruction(value: LLVMValueRef) -> LLVMValueRef {
        value.inst().map(|_| Ref::of(value))
    }

    /// The value if it is a function, and null if not.
    fn LLVMIsAFunction(value: LLVMValueRef) -> LLVMValueRef {
        let (module, global) = value.global()?;
        module.ir.borrow().globals[global].as_function().map(|_| Ref::of(value))
    }

    /// The value if it is a call, and null if not.
    fn LLVMIsACallInst(value: LLVMValueRef) -> LLVMValueRef {
        let (local, inst) = value.inst()?;
        let ir = local.module.ir.borrow();
        (ir.body(local.function)?.opcode(inst) == Opcode::Call).then(|| Ref::of(value))
    }

    fn LLVMAddIncoming(
        phi: LLVMValueRef,
        values: Array<LLVMValueRef>,
        blocks: Array<LLVMBasicBlockRef>,
        count: std::ffi::c_uint,
    ) {
        // SAFETY: callers promise so many.
        let (values, blocks) = unsafe { (values.nodes(count as usize)?, blocks.nodes(count as usize)?) };
        let (local, _) = phi.inst()?;
        for (value, block) in values.into_iter().zip(blocks) {
            local.module.change(local.function, &[value, block], |builder, operands| {
                let Some(block) = operands[1].as_block() else { return };
                builder.add_incoming(local.value, operands[0], block);
            });
        }
        Some(())
    }

    fn LLVMCountIncoming(phi: LLVMValueRef) -> std::ffi::c_uint {
        let (local, inst) = phi.inst()?;
        let ir = local.module.ir.borrow();
        let body = ir.body(local.function)?;
        (body.opcode(inst) == Opcode::Phi).then(|| body.operands(inst).len() as u32 / 2)
    }

    fn LLVMAddCase(switch: LLVMValueRef, on: LLVMValueRef, to: LLVMBasicBlockRef) {
        let (local, inst) = switch.inst()?;
        local.module.change(local.function, &[on, to], |builder, operands| {
            if builder.func().opcode(inst) == Opcode::Switch {
                operands.iter().for_each(|&operand| builder.func().push_operand(inst, operand));
            }
        });
        Some(())
    }
}
