//! Builders: where instructions go, and how they are made.

use crate::context::{Context, LLVMContextRef, TypeNode, global};
use crate::handle::{Optional, Owned, Ref};
use crate::module::{LLVMModuleRef, ModuleNode};
use crate::value::LLVMBasicBlockRef;
use crate::value::{LLVMValueRef, ValueNode};
use ir::builder::Builder;
use ir::{Block, Global, Inst, Type, Value, ValueKind};
use std::cell::Cell;
use std::ffi::CStr;

pub type LLVMBuilderRef = Ref<BuilderNode>;

/// See the module text.
#[derive(Debug)]
pub struct BuilderNode {
    pub context: LLVMContextRef,
    position: Cell<Option<Position>>,
}

#[derive(Clone, Copy, Debug)]
struct Position {
    module: LLVMModuleRef,
    function: Global,
    block: Block,
    /// At the end if there is none.
    before: Option<Inst>,
}

impl BuilderNode {
    fn new(context: &Context) -> LLVMBuilderRef {
        Ref::own(BuilderNode { context: Ref::of(context), position: Cell::new(None) })
    }

    fn set(&self, block: &ValueNode, before: Option<Inst>) -> Option<()> {
        let (local, block) = block.block()?;
        let (module, function) = (Ref::of(local.module), local.function);
        self.position.set(Some(Position { module, function, block, before }));
        Some(())
    }

    pub fn module(&self) -> Option<&ModuleNode> {
        // SAFETY: a builder is used while the module lives in which it is.
        unsafe { self.position.get()?.module.get() }
    }

    /// Makes instructions of these operands and types; the last one gets the name. A mistake is kept by the module, and
    /// nothing is returned.
    pub fn make(
        &self,
        operands: &[&ValueNode],
        types: &[&TypeNode],
        name: &CStr,
        make: impl FnOnce(&mut Builder<'_>, &[Value], &[Type]) -> Value,
    ) -> Option<LLVMValueRef> {
        let position = self.position.get()?;
        let module = self.module()?;
        let types: Option<Vec<Type>> = {
            let mut ir = module.ir.borrow_mut();
            types.iter().map(|ty| module.import(&mut ir.env, ty)).collect()
        };
        let types = types?;
        let mut made = None;
        let is_fine = module.change(position.function, operands, |builder, operands| {
            match position.before {
                Some(before) => builder.position_before(before),
                None => builder.position_at_end(position.block),
            }
            made = Some(make(builder, operands, &types));
        });
        let value = made.filter(|_| is_fine)?;
        if let ValueKind::Inst(inst) = value.kind() {
            let mut ir = module.ir.borrow_mut();
            let body = ir.body_mut(position.function)?;
            if body.inst(inst).ty != Type::VOID {
                module.name_in(position.function, body, value, name.to_bytes());
            }
        }
        match value.as_global() {
            Some(global) => module.global_node(global),
            None => module.local_node(position.function, value),
        }
    }

    /// The same for what has no value, such as a branch: the instruction that was made last.
    pub fn make_end(
        &self,
        operands: &[&ValueNode],
        make: impl FnOnce(&mut Builder<'_>, &[Value]),
    ) -> Option<LLVMValueRef> {
        let position = self.position.get()?;
        self.make(operands, &[], c"", |builder, operands, _| {
            make(builder, operands);
            let body = builder.func();
            let last = match position.before {
                Some(before) => body.prev_inst(before),
                None => body.last_inst(position.block),
            };
            last.map_or_else(|| builder.poison(Type::VOID), Value::from)
        })
    }
}

entries! {
    fn LLVMCreateBuilderInContext(context: LLVMContextRef) -> LLVMBuilderRef {
        Some(BuilderNode::new(context))
    }

    fn LLVMCreateBuilder() -> LLVMBuilderRef {
        Some(BuilderNode::new(global()))
    }

    fn LLVMDisposeBuilder(builder: Owned<LLVMBuilderRef>) {
        drop(builder);
        Some(())
    }

    fn LLVMPositionBuilderAtEnd(builder: LLVMBuilderRef, block: LLVMBasicBlockRef) {
        builder.set(block, None)
    }

    fn LLVMPositionBuilderBefore(builder: LLVMBuilderRef, inst: LLVMValueRef) {
        let (local, before) = inst.inst()?;
        let block = local.module.ir.borrow().body(local.function)?.block_of(before)?;
        let (module, function) = (Ref::of(local.module), local.function);
        builder.position.set(Some(Position { module, function, block, before: Some(before) }));
        Some(())
    }

    /// Before an instruction of the block, or at its end if that is null.
    fn LLVMPositionBuilder(builder: LLVMBuilderRef, block: LLVMBasicBlockRef, inst: Optional<LLVMValueRef>) {
        builder.set(block, inst.and_then(|inst| inst.inst()).map(|(_, inst)| inst))
    }

    fn LLVMClearInsertionPosition(builder: LLVMBuilderRef) {
        builder.position.set(None);
        Some(())
    }

    fn LLVMGetInsertBlock(builder: LLVMBuilderRef) -> LLVMBasicBlockRef {
        let position = builder.position.get()?;
        builder.module()?.local_node(position.function, position.block.into())
    }
}
