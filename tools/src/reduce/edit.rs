//! Changes of functions that leave them in order: values without their definitions, blocks without predecessors.

use ir::inst::{InstFlags, Opcode};
use ir::{Block, Env, Function, Inst, Type, Value, metadata::MdOperand};
use std::collections::{BTreeMap, BTreeSet};

/// All instructions, in the order of blocks.
pub(super) fn insts(func: &Function) -> Vec<Inst> {
    func.blocks().flat_map(|block| func.block_insts(block)).collect()
}

/// The value that stands for one that is gone; none for types that have no constants.
pub(super) fn zero(env: &Env, func: &mut Function, ty: Type) -> Option<Value> {
    let has_none = [Type::VOID, Type::TOKEN, Type::METADATA, Type::LABEL].contains(&ty);
    (!has_none).then(|| func.consts.null(&env.types, ty))
}

/// Puts zeros where operands are used that are gone.
pub(super) fn replace_uses(env: &Env, func: &mut Function, is_gone: &dyn Fn(Value) -> bool) {
    for inst in insts(func) {
        for at in 0..func.operands(inst).len() {
            let old = func.operands(inst)[at];
            if is_gone(old)
                && let Some(new) = zero_of(env, func, old)
            {
                func.operands_mut(inst)[at] = new;
            }
        }
    }
    let keys: Vec<_> = func.md_operands.keys().collect();
    for key in keys {
        let mut operand = func.md_operands[key].clone();
        let values = match &mut operand {
            MdOperand::Metadata(_) => continue,
            MdOperand::Value(value) => std::slice::from_mut(value),
            MdOperand::ArgList(values) => values,
        };
        for value in values.iter_mut().filter(|value| is_gone(**value)) {
            *value = zero_of(env, func, *value).unwrap_or(*value);
        }
        func.md_operands[key] = operand;
    }
}

pub(super) fn zero_of(env: &Env, func: &mut Function, value: Value) -> Option<Value> {
    let ty = ir::Scope::new(env, func).type_of(value);
    zero(env, func, ty)
}

/// Makes another end of a block of an instruction: a branch to a block, or `unreachable`.
pub(super) fn end_with(func: &mut Function, inst: Inst, target: Option<Block>) {
    let operands = target.map(Value::block);
    let operands = func.make_operands(operands.as_slice());
    let data = func.inst_mut(inst);
    data.opcode = if target.is_some() { Opcode::Br } else { Opcode::Unreachable };
    (data.ty, data.operands, data.flags, data.sub, data.aux) = (Type::VOID, operands, InstFlags::NONE, 0, 0);
    func.clear_attachments(inst);
}

/// Removes blocks that nothing leads to, and edges of phis that are no more.
pub(super) fn tidy_flow(env: &Env, func: &mut Function) {
    let Some(entry) = func.entry() else { return };
    let (mut reached, mut work) = (BTreeSet::from([entry.as_u32()]), vec![entry]);
    let mut edges: BTreeMap<u32, Vec<Block>> = BTreeMap::new();
    while let Some(block) = work.pop() {
        let successors: Vec<Block> = func.successors(block).collect();
        for successor in successors {
            edges.entry(successor.as_u32()).or_default().push(block);
            if reached.insert(successor.as_u32()) {
                work.push(successor);
            }
        }
    }
    let blocks: Vec<Block> = func.blocks().collect();
    for block in blocks.into_iter().filter(|block| !reached.contains(&block.as_u32())) {
        func.remove_block(block);
    }
    let mut gone = BTreeSet::new();
    for phi in insts(func).into_iter().filter(|&inst| func.opcode(inst) == Opcode::Phi).collect::<Vec<_>>() {
        let Some(home) = func.block_of(phi) else { continue };
        let mut left = edges.get(&home.as_u32()).cloned().unwrap_or_default();
        let mut kept = Vec::new();
        for pair in func.operands(phi).chunks(2) {
            let from = pair.iter().find_map(|value| value.as_block());
            if let Some(at) = left.iter().position(|&block| Some(block) == from) {
                left.swap_remove(at);
                kept.extend_from_slice(pair);
            }
        }
        if kept.is_empty() {
            gone.insert(phi.as_u32());
        } else if kept.len() != func.operands(phi).len() {
            let operands = func.make_operands(&kept);
            func.inst_mut(phi).operands = operands;
        }
    }
    remove_insts(env, func, &gone);
}

/// Removes instructions, with zeros for their values.
pub(super) fn remove_insts(env: &Env, func: &mut Function, gone: &BTreeSet<u32>) {
    if gone.is_empty() {
        return;
    }
    let is_gone = |value: Value| value.as_inst().is_some_and(|inst| gone.contains(&inst.as_u32()));
    replace_uses(env, func, &is_gone);
    for inst in insts(func).into_iter().filter(|inst| gone.contains(&inst.as_u32())) {
        func.remove_inst(inst);
    }
}
