//! Changes of functions that leave them in order: values without their definitions, blocks without predecessors, signatures.

use ir::attributes::{AttributeList, AttributeSet};
use ir::constant::{ConstKind, ConstPool};
use ir::inst::{InstData, InstFlags, Opcode};
use ir::{Block, Env, Function, Global, Inst, Module, Type, Value, metadata::MdOperand};
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

pub(super) fn type_of(env: &Env, func: &Function, value: Value) -> Type {
    ir::Scope::new(env, func).type_of(value)
}

pub(super) fn zero_of(env: &Env, func: &mut Function, value: Value) -> Option<Value> {
    let ty = type_of(env, func, value);
    zero(env, func, ty)
}

/// Puts other values where operands are used.
pub(super) fn map_operands(func: &mut Function, map: &mut dyn FnMut(&mut Function, Value) -> Option<Value>) {
    for inst in insts(func) {
        for at in 0..func.operands(inst).len() {
            let old = func.operands(inst)[at];
            if let Some(new) = map(func, old) {
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
        for value in values {
            *value = map(func, *value).unwrap_or(*value);
        }
        func.md_operands[key] = operand;
    }
}

/// Puts zeros where operands are used that are gone.
pub(super) fn replace_uses(env: &Env, func: &mut Function, is_gone: &dyn Fn(Value) -> bool) {
    map_operands(func, &mut |func, value| if is_gone(value) { zero_of(env, func, value) } else { None });
}

/// Puts others in the places of values, which may themselves be in the map.
pub(super) fn replace_values(func: &mut Function, by: &BTreeMap<Value, Value>) {
    map_operands(func, &mut |_, value| {
        let (mut new, mut steps) = (*by.get(&value)?, 0);
        while let Some(&next) = by.get(&new).filter(|_| steps < by.len()) {
            (new, steps) = (next, steps + 1);
        }
        Some(new)
    });
}

/// The constants that a constant is made of.
fn parts(kind: &ConstKind, visit: &mut dyn FnMut(Value)) {
    match kind {
        ConstKind::Aggregate(elements) => elements.iter().for_each(|&value| visit(value)),
        ConstKind::Expr(expr) => expr.operands.iter().for_each(|&value| visit(value)),
        ConstKind::BlockAddress { func: global, .. }
        | ConstKind::DsoLocalEquivalent(global)
        | ConstKind::NoCfi(global) => visit(Value::global(*global)),
        ConstKind::PtrAuth(auth) => {
            [auth.pointer, auth.key, auth.discriminator, auth.addr_discriminator, auth.deactivation_symbol]
                .into_iter()
                .for_each(visit);
        }
        _ => {}
    }
}

/// Adds the constants of a pool that are made of values in the set.
pub(super) fn add_users(pool: &ConstPool, gone: &mut BTreeSet<Value>) {
    let mut has_changed = true;
    while has_changed {
        has_changed = false;
        for (constant, data) in pool.iter() {
            let mut is_gone = false;
            parts(&data.kind, &mut |part| is_gone |= gone.contains(&part));
            has_changed |= is_gone && gone.insert(pool.value(constant));
        }
    }
}

/// Makes another end of a block of an instruction: a branch to a block, or `unreachable`.
pub(super) fn end_with(func: &mut Function, inst: Inst, target: Option<Block>) {
    let operands = target.map(Value::block);
    let operands = func.make_operands(operands.as_slice());
    let data = func.inst_mut(inst);
    data.opcode = if target.is_some() { Opcode::Br } else { Opcode::Unreachable };
    (data.ty, data.operands, data.flags, data.sub, data.aux) = (Type::VOID, operands, InstFlags::NONE, 0, 0);
    func.clear_attachments(inst);
    func.names.set(Value::inst(inst), &[]);
}

/// Removes blocks that nothing leads to, and edges of phis that are no more.
pub(super) fn tidy_flow(env: &Env, func: &mut Function) {
    let Some(entry) = func.entry() else { return };
    let (mut reached, mut work) = (BTreeSet::from([entry]), vec![entry]);
    let mut edges: BTreeMap<Block, Vec<Block>> = BTreeMap::new();
    while let Some(block) = work.pop() {
        let successors: Vec<Block> = func.successors(block).collect();
        for successor in successors {
            edges.entry(successor).or_default().push(block);
            if reached.insert(successor) {
                work.push(successor);
            }
        }
    }
    let lost: Vec<Block> = func.blocks().filter(|block| !reached.contains(block)).collect();
    lost.into_iter().for_each(|block| func.remove_block(block));
    let mut gone = BTreeSet::new();
    for phi in insts(func).into_iter().filter(|&inst| func.opcode(inst) == Opcode::Phi).collect::<Vec<_>>() {
        let Some(home) = func.block_of(phi) else { continue };
        let mut left = edges.get(&home).cloned().unwrap_or_default();
        let mut kept = Vec::new();
        for pair in func.operands(phi).chunks(2) {
            let from = pair.iter().find_map(|value| value.as_block());
            if let Some(at) = left.iter().position(|&block| Some(block) == from) {
                left.swap_remove(at);
                kept.extend_from_slice(pair);
            }
        }
        if kept.is_empty() {
            gone.insert(phi);
        } else if kept.len() != func.operands(phi).len() {
            let operands = func.make_operands(&kept);
            func.inst_mut(phi).operands = operands;
        }
    }
    remove_insts(env, func, &gone);
}

/// Removes instructions, with zeros for their values.
pub(super) fn remove_insts(env: &Env, func: &mut Function, gone: &BTreeSet<Inst>) {
    if gone.is_empty() {
        return;
    }
    replace_uses(env, func, &|value| value.as_inst().is_some_and(|inst| gone.contains(&inst)));
    gone.iter().for_each(|&inst| func.remove_inst(inst));
}

/// The calls in a function of another one by its own type.
fn calls_of(env: &Env, func: &Function, callee: Global) -> Vec<Inst> {
    let ty = env.globals[callee].value_ty;
    let is_one = |inst: &Inst| {
        func.opcode(*inst).is_call()
            && func.operands(*inst).last() == Some(&Value::global(callee))
            && func.call_info(*inst).fn_ty == ty
    };
    insts(func).into_iter().filter(is_one).collect()
}

/// A list of attributes with changed sets of parameters and of the result.
fn with_sets(
    env: &mut Env,
    list: AttributeList,
    change: impl FnOnce(&mut Vec<Option<AttributeSet>>, &mut Option<AttributeSet>),
) -> AttributeList {
    let mut data = env.attributes.get_list(list).clone();
    change(&mut data.params, &mut data.ret);
    env.attributes.list(data)
}

fn set_header(env: &mut Env, function: Global, ty: Type, attributes: AttributeList) {
    let data = &mut env.globals[function];
    data.value_ty = ty;
    if let Some(header) = data.as_function_mut() {
        header.attributes = attributes;
    }
}

/// The functions with bodies.
pub(super) fn bodies(module: &Module) -> Vec<Global> {
    module.order.functions.iter().copied().filter(|&f| module.body(f).is_some()).collect()
}

/// Functions whose types are nobody else's: intrinsics have given ones.
pub(super) fn can_change_type(module: &Module, function: Global) -> bool {
    let data = &module.env.globals[function];
    data.as_function().is_some() && !data.name.starts_with(b"llvm.")
}

/// Removes parameters of a function, with zeros for their values, and what its calls pass for them.
pub(super) fn remove_params(module: &mut Module, function: Global, gone: &BTreeSet<usize>) {
    let old = module.env.globals[function].value_ty;
    let Some((ret, params, is_variadic)) = module.env.types.signature(old) else { return };
    let stays = |at: usize| !gone.contains(&at);
    let kept: Vec<Type> = (0..).zip(params).filter(|(at, _)| stays(*at)).map(|(_, &ty)| ty).collect();
    let count = params.len();
    for user in bodies(module) {
        let (env, Some(body)) = module.env_and_body(user) else { continue };
        let new = env.types.function(ret, &kept, is_variadic);
        for call in calls_of(env, body, function) {
            let operands: Vec<Value> = (0..)
                .zip(body.operands(call))
                .filter(|(at, _)| *at >= count || stays(*at))
                .map(|(_, &value)| value)
                .collect();
            let lost = (body.operands(call).len() - operands.len()) as u32;
            let list = body.call_info(call).attributes;
            let attributes = with_sets(env, list, |sets, _| keep_sets(sets, &stays));
            let operands = body.make_operands(&operands);
            body.inst_mut(call).operands = operands;
            let info = body.call_info_mut(call);
            (info.fn_ty, info.attributes) = (new, attributes);
            info.num_args -= lost;
        }
    }
    let (env, body) = module.env_and_body(function);
    let new = env.types.function(ret, &kept, is_variadic);
    let list = env.globals[function].as_function().map_or(AttributeList::EMPTY, |f| f.attributes);
    let attributes = with_sets(env, list, |sets, _| keep_sets(sets, &stays));
    if let Some(body) = body {
        replace_uses(env, body, &|value| value.as_arg().is_some_and(|arg| !stays(arg.as_u32() as usize)));
        let left: Vec<ir::Arg> = body.params.keys().filter(|arg| stays(arg.as_u32() as usize)).collect();
        let names: Vec<Vec<u8>> = left.iter().map(|&arg| body.names.get(Value::arg(arg)).to_vec()).collect();
        let all: Vec<ir::Arg> = body.params.keys().collect();
        all.iter().for_each(|&arg| body.names.set(Value::arg(arg), &[]));
        body.params = kept.iter().copied().collect();
        let by: BTreeMap<Value, Value> = left
            .iter()
            .zip(0..)
            .map(|(&arg, at)| (Value::arg(arg), Value::arg(ir::Arg::from_u32(at))))
            .collect();
        map_operands(body, &mut |_, value| by.get(&value).copied());
        for (name, at) in names.iter().zip(0..) {
            body.names.set(Value::arg(ir::Arg::from_u32(at)), name);
        }
    }
    set_header(env, function, new, attributes);
}

fn keep_sets(sets: &mut Vec<Option<AttributeSet>>, stays: &dyn Fn(usize) -> bool) {
    let mut at = 0;
    sets.retain(|_| {
        at += 1;
        stays(at - 1)
    });
}

/// Gives a function parameters that take the places of instructions; its calls pass zeros for them.
pub(super) fn params_for_insts(module: &mut Module, function: Global, gone: &[Inst]) {
    let old = module.env.globals[function].value_ty;
    let Some((ret, params, _)) = module.env.types.signature(old) else { return };
    let mut params = params.to_vec();
    let (_, Some(body)) = module.env_and_body(function) else { return };
    let mut by = BTreeMap::new();
    for &inst in gone {
        let ty = body.inst(inst).ty;
        params.push(ty);
        by.insert(Value::inst(inst), Value::arg(body.params.push(ty)));
    }
    map_operands(body, &mut |_, value| by.get(&value).copied());
    gone.iter().for_each(|&inst| body.remove_inst(inst));
    let new = module.env.types.function(ret, &params, false);
    let added = &params[params.len() - gone.len()..];
    for user in bodies(module) {
        let (env, Some(body)) = module.env_and_body(user) else { continue };
        for call in calls_of(env, body, function) {
            let at = body.call_info(call).num_args as usize;
            let mut operands = body.operands(call).to_vec();
            let zeros: Vec<Value> = added.iter().filter_map(|&ty| zero(env, body, ty)).collect();
            body.call_info_mut(call).num_args += zeros.len() as u32;
            operands.splice(at..at, zeros);
            let operands = body.make_operands(&operands);
            body.inst_mut(call).operands = operands;
            body.call_info_mut(call).fn_ty = new;
        }
    }
    module.env.globals[function].value_ty = new;
}

/// Gives a function another type of result: what it returned and what its calls used of it become zeros.
pub(super) fn set_result(module: &mut Module, function: Global, ret: Type) {
    let old = module.env.globals[function].value_ty;
    let Some((_, params, is_variadic)) = module.env.types.signature(old) else { return };
    let params = params.to_vec();
    let new = module.env.types.function(ret, &params, is_variadic);
    for user in bodies(module) {
        let (env, Some(body)) = module.env_and_body(user) else { continue };
        let calls = calls_of(env, body, function);
        replace_uses(env, body, &|value| value.as_inst().is_some_and(|inst| calls.contains(&inst)));
        for call in calls {
            let list = body.call_info(call).attributes;
            let attributes = with_sets(env, list, |_, result| *result = None);
            let info = body.call_info_mut(call);
            (info.fn_ty, info.attributes) = (new, attributes);
            let data = body.inst_mut(call);
            data.ty = ret;
            data.flags = data.flags.without(InstFlags::FAST);
            body.names.set(Value::inst(call), &[]);
            body.clear_attachments(call);
        }
    }
    let (env, body) = module.env_and_body(function);
    let list = env.globals[function].as_function().map_or(AttributeList::EMPTY, |f| f.attributes);
    let attributes = with_sets(env, list, |_, result| *result = None);
    if let Some(body) = body {
        for end in insts(body).into_iter().filter(|&i| body.opcode(i) == Opcode::Ret).collect::<Vec<_>>() {
            return_value(env, body, end, ret);
        }
    }
    set_header(env, function, new, attributes);
}

fn return_value(env: &Env, body: &mut Function, end: Inst, ret: Type) {
    let operands: Vec<Value> = zero(env, body, ret).into_iter().collect();
    let operands = body.make_operands(&operands);
    body.inst_mut(end).operands = operands;
}

/// Ends a block after an instruction by returning its value.
pub(super) fn return_after(body: &mut Function, inst: Inst) {
    let Some(block) = body.block_of(inst) else { return };
    let mut next = body.next_inst(inst);
    while let Some(later) = next {
        next = body.next_inst(later);
        body.remove_inst(later);
    }
    let operands = body.make_operands(&[Value::inst(inst)]);
    let end = body.create_inst(InstData::new(Opcode::Ret, Type::VOID, operands));
    body.append_inst(end, block);
}
