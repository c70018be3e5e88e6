//! Basic blocks.

use crate::context::LLVMContextRef;
use crate::handle::{Array, LLVMBool, Ref, Text};
use crate::module::ModuleNode;
use crate::value::LLVMBasicBlockRef;
use crate::value::{LLVMValueRef, ValueNode};
use ir::{Block, Function, Global, Inst};
use std::ffi::{c_char, c_uint};

fn append(function: &ValueNode, name: &[u8]) -> Option<LLVMBasicBlockRef> {
    let (module, global) = function.global()?;
    module.define(global)?;
    let block = {
        let mut ir = module.ir.borrow_mut();
        let body = ir.body_mut(global)?;
        let block = body.create_block();
        body.append_block(block);
        module.name_in(global, body, block.into(), name);
        block
    };
    module.local_node(global, block.into())
}

/// What is found in a function's body.
fn find<T>(module: &ModuleNode, function: Global, find: impl FnOnce(&Function) -> Option<T>) -> Option<T> {
    find(module.ir.borrow().body(function)?)
}

fn blocks(module: &ModuleNode, function: Global) -> Vec<Block> {
    find(module, function, |body| Some(body.blocks().collect())).unwrap_or_default()
}

/// The block or instruction that is found in the block's function.
fn in_function<T: Into<ir::Value>>(
    block: &ValueNode,
    look: impl FnOnce(&Function, Block) -> Option<T>,
) -> Option<LLVMValueRef> {
    let (local, block) = block.block()?;
    let found = find(local.module, local.function, |body| look(body, block))?;
    local.module.local_node(local.function, found.into())
}

fn near_inst(value: &ValueNode, look: impl FnOnce(&Function, Inst) -> Option<Inst>) -> Option<LLVMValueRef> {
    let (local, inst) = value.inst()?;
    let found = find(local.module, local.function, |body| look(body, inst))?;
    local.module.local_node(local.function, found.into())
}

entries! {
    fn LLVMAppendBasicBlockInContext(
        context: LLVMContextRef,
        function: LLVMValueRef,
        name: Text,
    ) -> LLVMBasicBlockRef {
        if Ref::of(context) != Ref::of(function.context()) {
            return None;
        }
        append(function, name.to_bytes())
    }

    fn LLVMAppendBasicBlock(function: LLVMValueRef, name: Text) -> LLVMBasicBlockRef {
        append(function, name.to_bytes())
    }

    /// A block before another one.
    fn LLVMInsertBasicBlockInContext(
        context: LLVMContextRef,
        before: LLVMBasicBlockRef,
        name: Text,
    ) -> LLVMBasicBlockRef {
        if Ref::of(context) != Ref::of(before.context()) {
            return None;
        }
        let (local, next) = before.block()?;
        let new = {
            let mut ir = local.module.ir.borrow_mut();
            let body = ir.body_mut(local.function)?;
            let all: Vec<Block> = body.blocks().collect();
            let at = all.iter().position(|&block| block == next)?;
            let new = body.create_block();
            match at.checked_sub(1) {
                Some(at) => body.insert_block_after(new, all[at]),
                None => {
                    // The new one becomes the entry: all others go behind it.
                    all.iter().for_each(|&block| body.remove_block(block));
                    body.append_block(new);
                    all.iter().for_each(|&block| body.append_block(block));
                }
            }
            local.module.name_in(local.function, body, new.into(), name.to_bytes());
            new
        };
        local.module.local_node(local.function, new.into())
    }

    fn LLVMMoveBasicBlockAfter(block: LLVMBasicBlockRef, after: LLVMBasicBlockRef) {
        let ((local, block), (other, after)) = (block.block()?, after.block()?);
        if Ref::of(local.module) != Ref::of(other.module) || local.function != other.function || block == after {
            return None;
        }
        let mut ir = local.module.ir.borrow_mut();
        let body = ir.body_mut(local.function)?;
        body.remove_block(block);
        body.insert_block_after(block, after);
        Some(())
    }

    fn LLVMBasicBlockAsValue(block: LLVMBasicBlockRef) -> LLVMValueRef {
        Some(Ref::of(block))
    }

    fn LLVMValueAsBasicBlock(value: LLVMValueRef) -> LLVMBasicBlockRef {
        value.block().map(|_| Ref::of(value))
    }

    fn LLVMValueIsBasicBlock(value: LLVMValueRef) -> LLVMBool {
        Some(value.block().is_some().into())
    }

    fn LLVMGetBasicBlockName(block: LLVMBasicBlockRef) -> *const c_char {
        let local = block.local()?;
        Some(block.context().keep(&local.module.local_name(local.function, local.value)))
    }

    fn LLVMGetBasicBlockParent(block: LLVMBasicBlockRef) -> LLVMValueRef {
        let (local, _) = block.block()?;
        local.module.global_node(local.function)
    }

    fn LLVMGetBasicBlockTerminator(block: LLVMBasicBlockRef) -> LLVMValueRef {
        in_function(block, |body, block| body.terminator(block))
    }

    fn LLVMGetFirstInstruction(block: LLVMBasicBlockRef) -> LLVMValueRef {
        in_function(block, |body, block| body.first_inst(block))
    }

    fn LLVMGetLastInstruction(block: LLVMBasicBlockRef) -> LLVMValueRef {
        in_function(block, |body, block| body.last_inst(block))
    }

    fn LLVMGetNextInstruction(inst: LLVMValueRef) -> LLVMValueRef {
        near_inst(inst, |body, inst| body.next_inst(inst))
    }

    fn LLVMGetPreviousInstruction(inst: LLVMValueRef) -> LLVMValueRef {
        near_inst(inst, |body, inst| body.prev_inst(inst))
    }

    fn LLVMGetInstructionParent(inst: LLVMValueRef) -> LLVMBasicBlockRef {
        let (local, inst) = inst.inst()?;
        let block = find(local.module, local.function, |body| body.block_of(inst))?;
        local.module.local_node(local.function, block.into())
    }

    /// Takes an instruction out of its block. What uses its value is wrong from then on, and verifying says so.
    fn LLVMInstructionEraseFromParent(inst: LLVMValueRef) {
        let (local, inst) = inst.inst()?;
        local.module.ir.borrow_mut().body_mut(local.function)?.remove_inst(inst);
        Some(())
    }

    fn LLVMGetNextBasicBlock(block: LLVMBasicBlockRef) -> LLVMBasicBlockRef {
        in_function(block, |body, block| body.next_block(block))
    }

    fn LLVMCountBasicBlocks(function: LLVMValueRef) -> c_uint {
        let (module, global) = function.global()?;
        Some(blocks(module, global).len() as c_uint)
    }

    fn LLVMGetBasicBlocks(function: LLVMValueRef, into: Array<LLVMBasicBlockRef>) {
        let (module, global) = function.global()?;
        let nodes = blocks(module, global).into_iter().map(|block| module.local_node(global, block.into()));
        let nodes: Option<Vec<_>> = nodes.collect();
        // SAFETY: callers promise room for as many as `LLVMCountBasicBlocks` says.
        unsafe { into.fill(nodes?) };
        Some(())
    }

    fn LLVMGetFirstBasicBlock(function: LLVMValueRef) -> LLVMBasicBlockRef {
        let (module, global) = function.global()?;
        module.local_node(global, (*blocks(module, global).first()?).into())
    }

    fn LLVMGetLastBasicBlock(function: LLVMValueRef) -> LLVMBasicBlockRef {
        let (module, global) = function.global()?;
        module.local_node(global, (*blocks(module, global).last()?).into())
    }

    fn LLVMGetEntryBasicBlock(function: LLVMValueRef) -> LLVMBasicBlockRef {
        let (module, global) = function.global()?;
        module.local_node(global, (*blocks(module, global).first()?).into())
    }
}
