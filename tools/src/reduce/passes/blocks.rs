//! Blocks and the ways between them.

use super::Oracle;
use crate::reduce::edit::{end_with, insts, replace_uses, replace_values, tidy_flow};
use ir::inst::{InstData, Opcode};
use ir::{Block, Env, Function, Inst, Type, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Blocks, with all that only they lead to. What branched to them goes where else it could, or nowhere.
pub(super) fn basic_blocks(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>) {
    let blocks: Vec<Block> = func.blocks().skip(1).collect();
    let gone: BTreeSet<Block> = blocks.into_iter().filter(|_| !oracle.keeps()).collect();
    if gone.is_empty() {
        return;
    }
    for block in func.blocks().collect::<Vec<_>>() {
        let (left, lost): (Vec<Block>, Vec<Block>) =
            func.successors(block).partition(|successor| !gone.contains(successor));
        let Some(end) = func.terminator(block).filter(|_| !lost.is_empty()) else { continue };
        match (func.opcode(end), left.first().copied()) {
            (Opcode::Switch, Some(other)) => {
                keep_cases(func, end, other, &mut |target| !gone.contains(&target));
            }
            (opcode, other) => {
                replace_uses(env, func, &|value| value.as_inst() == Some(end));
                end_with(func, end, other.filter(|_| opcode == Opcode::Br));
            }
        }
    }
    tidy_flow(env, func);
}

/// Leaves of a switch the cases whose targets stay; `other` is the default if its own does not.
fn keep_cases(func: &mut Function, switch: Inst, other: Block, stays: &mut dyn FnMut(Block) -> bool) {
    let mut kept = Vec::new();
    for (at, pair) in func.operands(switch).chunks(2).enumerate() {
        let [value, target] = pair else { continue };
        let stays = target.as_block().is_some_and(&mut *stays);
        if at == 0 {
            kept.extend([*value, if stays { *target } else { Value::block(other) }]);
        } else if stays {
            kept.extend([*value, *target]);
        }
    }
    let operands = func.make_operands(&kept);
    func.inst_mut(switch).operands = operands;
    // Weights of branches are counted.
    func.clear_attachments(switch);
}

/// The ends of blocks that are of a kind.
fn ends(func: &Function, opcode: Opcode) -> Vec<Inst> {
    let of = |block| func.terminator(block).filter(|&end| func.opcode(end) == opcode);
    func.blocks().filter_map(of).collect()
}

pub(super) fn switch_cases(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>) {
    for switch in ends(func, Opcode::Switch) {
        let Some(default) = func.operands(switch).get(1).and_then(|value| value.as_block()) else { continue };
        let mut at = 0;
        keep_cases(func, switch, default, &mut |_| {
            at += 1;
            at == 1 || oracle.keeps()
        });
    }
    tidy_flow(env, func);
}

/// Conditional branches, and switches, that go one way.
pub(super) fn conditionals(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>, way: usize) {
    let mut has_changed = false;
    for block in func.blocks().collect::<Vec<_>>() {
        let may_branch = |&end: &Inst| {
            func.opcode(end) == Opcode::Switch
                || (func.opcode(end) == Opcode::Br && func.operands(end).len() > 1)
        };
        let end = func.terminator(block).filter(may_branch);
        let (Some(end), Some(target)) = (end, func.successors(block).nth(way)) else { continue };
        if !oracle.keeps() {
            end_with(func, end, Some(target));
            has_changed = true;
        }
    }
    if has_changed {
        tidy_flow(env, func);
    }
}

/// Calls in the places of invokes.
pub(super) fn invokes(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>) {
    let mut has_changed = false;
    for invoke in ends(func, Opcode::Invoke) {
        let mut operands = func.operands(invoke).to_vec();
        let (Some(block), true) = (func.block_of(invoke), operands.len() >= 3) else { continue };
        if oracle.keeps() {
            continue;
        }
        let places = operands.len() - 3..operands.len() - 1;
        let normal = operands.drain(places).next();
        let operands = func.make_operands(&operands);
        let data = func.inst_mut(invoke);
        (data.opcode, data.operands) = (Opcode::Call, operands);
        let target = func.make_operands(normal.as_slice());
        let end = func.create_inst(InstData::new(Opcode::Br, Type::VOID, target));
        func.append_inst(end, block);
        has_changed = true;
    }
    if has_changed {
        tidy_flow(env, func);
    }
}

/// All blocks of a function that nothing leads to.
pub(super) fn unreachable(env: &Env, func: &mut Function, oracle: &mut Oracle<'_>) {
    let mut tidy = func.clone();
    tidy_flow(env, &mut tidy);
    if tidy.blocks().count() != func.blocks().count() && !oracle.keeps() {
        *func = tidy;
    }
}

/// Puts blocks after the only ones that lead to them, and nowhere else.
pub(super) fn merge(func: &mut Function, oracle: &mut Oracle<'_>) {
    let mut edges: BTreeMap<Block, usize> = BTreeMap::new();
    for block in func.blocks() {
        func.successors(block).for_each(|target| *edges.entry(target).or_default() += 1);
    }
    let entry = func.entry();
    // Where the contents of a block have gone.
    let mut homes: BTreeMap<Block, Block> = BTreeMap::new();
    for block in func.blocks().collect::<Vec<_>>() {
        let home = homes.get(&block).copied().unwrap_or(block);
        let Some(end) = func.terminator(home).filter(|&end| func.opcode(end) == Opcode::Br) else { continue };
        let &[target] = func.operands(end) else { continue };
        let Some(target) = target.as_block() else { continue };
        let is_alone = edges.get(&target) == Some(&1) && Some(target) != entry && target != home;
        if !is_alone || oracle.keeps() {
            continue;
        }
        func.remove_inst(end);
        let mut values = BTreeMap::new();
        for inst in func.block_insts(target).collect::<Vec<_>>() {
            func.remove_inst(inst);
            match func.operands(inst).first().copied().filter(|_| func.opcode(inst) == Opcode::Phi) {
                Some(value) => drop(values.insert(Value::inst(inst), value)),
                None => func.append_inst(inst, home),
            }
        }
        func.remove_block(target);
        homes.insert(target, home);
        replace_values(func, &values);
        for inst in
            insts(func).into_iter().filter(|&inst| func.opcode(inst) == Opcode::Phi).collect::<Vec<_>>()
        {
            let from = func.operands_mut(inst).iter_mut().filter(|value| value.as_block() == Some(target));
            from.for_each(|value| *value = Value::block(home));
        }
    }
}
