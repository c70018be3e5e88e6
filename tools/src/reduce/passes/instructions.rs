//! Instructions, their operands and flags.

use super::Oracle;
use crate::reduce::edit::{insts, remove_insts, replace_values, type_of, zero_of};
use ir::inst::{InstFlags, Opcode, Ordering, TailKind};
use ir::{Env, Function, Global, Inst, Type, Value};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn instructions(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>) {
    let can_go =
        |func: &Function, inst| !func.opcode(inst).is_terminator() && func.inst(inst).ty != Type::TOKEN;
    let all: Vec<_> = insts(func).into_iter().filter(|&inst| can_go(func, inst)).collect();
    let gone: BTreeSet<Inst> = all.into_iter().filter(|_| !oracle.keeps()).collect();
    remove_insts(env, func, &gone);
}

/// Operands that become zero; callees stay, and so do the values of a switch's cases.
pub(super) fn operands_zero(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>) {
    for inst in insts(func) {
        for at in 0..func.operands(inst).len() {
            let value = func.operands(inst)[at];
            let is_function = |global: Global| env.globals[global].as_function().is_some();
            let is_case = func.opcode(inst) == Opcode::Switch && at > 0;
            let can_change = value.as_inst().is_some()
                || value.as_arg().is_some()
                || value.as_global().is_some_and(|global| !is_function(global))
                || (value.as_global().is_none() && value.is_constant() && !is_case);
            if !can_change {
                continue;
            }
            let Some(new) = zero_of(env, func, value) else { continue };
            let scope = ir::Scope::new(env, func);
            let is_zero =
                value.is_constant() && scope.constant(value).is_some_and(|data| data.kind.is_null());
            if !is_zero && !oracle.keeps() {
                func.operands_mut(inst)[at] = new;
            }
        }
    }
}

/// Instructions whose uses take an operand of the same type instead.
pub(super) fn operands_skip(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>) {
    let mut by = BTreeMap::new();
    for inst in insts(func) {
        let ty = func.inst(inst).ty;
        if ty == Type::VOID || ty == Type::TOKEN || func.opcode(inst).is_terminator() {
            continue;
        }
        for operand in func.operands(inst).to_vec() {
            let is_value = operand.as_inst().is_some_and(|other| other != inst) || operand.as_arg().is_some();
            if is_value && type_of(env, func, operand) == ty && !oracle.keeps() {
                by.entry(Value::inst(inst)).or_insert(operand);
            }
        }
    }
    replace_values(func, &by);
    by.keys().filter_map(|value| value.as_inst()).for_each(|inst| func.remove_inst(inst));
}

pub(super) fn operand_bundles(func: &mut Function, oracle: &mut Oracle<'_>) {
    for call in insts(func) {
        if !func.opcode(call).is_call() {
            continue;
        }
        let info = func.call_info(call);
        let (first, bundles) = (info.num_args as usize, info.bundles.clone());
        let all = func.operands(call);
        let (mut operands, mut at) = (all[..first].to_vec(), first);
        let mut kept = Vec::new();
        for bundle in &bundles {
            let end = at + bundle.num_operands as usize;
            if oracle.keeps() {
                operands.extend_from_slice(&all[at..end]);
                kept.push(bundle.clone());
            }
            at = end;
        }
        operands.extend_from_slice(&all[at..]);
        if kept.len() != bundles.len() {
            let operands = func.make_operands(&operands);
            func.inst_mut(call).operands = operands;
            func.call_info_mut(call).bundles = kept.into();
        }
    }
}

/// The flags of an instruction that only promise something.
fn promises(func: &Function, inst: Inst) -> InstFlags {
    let data = func.inst(inst);
    match data.opcode {
        Opcode::Load
        | Opcode::Store
        | Opcode::CmpXchg
        | Opcode::AtomicRmw
        | Opcode::Fence
        | Opcode::Alloca
        | Opcode::LandingPad
        | Opcode::CatchSwitch => InstFlags::NONE,
        opcode if opcode.is_call() => data.flags.fast_math(),
        _ => data.flags,
    }
}

pub(super) fn flags(func: &mut Function, oracle: &mut Oracle<'_>) {
    for inst in insts(func) {
        let promises = promises(func, inst);
        for flag in (0..16).map(|bit| InstFlags(1 << bit)).filter(|&flag| promises.contains(flag)) {
            if !oracle.keeps() {
                let data = func.inst_mut(inst);
                data.flags = data.flags.without(flag);
            }
        }
        let tail = func.inst(inst).flags.tail();
        if func.opcode(inst) == Opcode::Call && tail != TailKind::None && !oracle.keeps() {
            let data = func.inst_mut(inst);
            data.flags = data.flags.with_tail(TailKind::None);
        }
    }
}

fn is_memory(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw)
}

pub(super) fn volatile(func: &mut Function, oracle: &mut Oracle<'_>) {
    for inst in insts(func) {
        let is_volatile = func.inst(inst).flags.contains(InstFlags::VOLATILE);
        if is_memory(func.opcode(inst)) && is_volatile && !oracle.keeps() {
            let data = func.inst_mut(inst);
            data.flags = data.flags.without(InstFlags::VOLATILE);
        }
    }
}

/// Loads and stores that are not atomic, and others that order nothing.
pub(super) fn atomic_ordering(func: &mut Function, oracle: &mut Oracle<'_>) {
    for inst in insts(func) {
        let weakest = match func.opcode(inst) {
            Opcode::Load | Opcode::Store => Ordering::NotAtomic,
            Opcode::CmpXchg | Opcode::AtomicRmw => Ordering::Monotonic,
            _ => continue,
        };
        let flags = func.inst(inst).flags;
        if flags.ordering() > weakest && !oracle.keeps() {
            let weak = flags.with_ordering(weakest);
            let is_exchange = func.opcode(inst) == Opcode::CmpXchg;
            func.inst_mut(inst).flags = if is_exchange { weak.with_failure_ordering(weakest) } else { weak };
        }
    }
}
