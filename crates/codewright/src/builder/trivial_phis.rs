//! Removing phis that are another value.
//!
//! A phi is trivial if its operands are one value and, perhaps, itself. Replacing it can make phis trivial that use it, so
//! these are looked at again. What replaces a phi is noted, and followed when operands are read; the instructions are
//! changed once, in the end. Phis that only have each other as operands and one value from outside (through loops that are
//! entered in two places) are left: they are right, and rare. Cost: each edge of a phi is looked at once for each of the
//! phis that its source has been, which is few times; the rest is linear.

use ir::{Function, Inst, Value};
use std::collections::BTreeMap;

/// Removes the trivial ones of these phis, which have all their operands.
pub(super) fn remove(func: &mut Function, phis: &[Value]) {
    let phis: Vec<Inst> = phis.iter().filter_map(|phi| phi.as_inst()).collect();
    let mut users: BTreeMap<u32, Vec<Inst>> = BTreeMap::new();
    for &phi in &phis {
        for operand in incoming(func, phi).filter_map(|value| value.as_inst()) {
            users.entry(operand.as_u32()).or_default().push(phi);
        }
    }
    let mut replaced = BTreeMap::new();
    let mut work = phis.clone();
    while let Some(phi) = work.pop() {
        if replaced.contains_key(&phi.as_u32()) {
            continue;
        }
        let Some(value) = single_value(func, phi, &mut replaced) else { continue };
        replaced.insert(phi.as_u32(), value);
        let again = users.remove(&phi.as_u32()).unwrap_or_default();
        work.extend(&again);
        if let Some(now) = value.as_inst() {
            users.entry(now.as_u32()).or_default().extend(again);
        }
    }
    if !replaced.is_empty() {
        replace(func, &mut replaced);
    }
}

/// Values of a phi: every other operand is a block.
fn incoming(func: &Function, phi: Inst) -> impl Iterator<Item = Value> + '_ {
    func.operands(phi).iter().copied().filter(|value| value.as_block().is_none())
}

/// The value that all operands are that are not the phi itself. A phi without any, in a block that nothing enters, stays.
fn single_value(func: &Function, phi: Inst, replaced: &mut BTreeMap<u32, Value>) -> Option<Value> {
    let mut single = None;
    for operand in incoming(func, phi) {
        let value = resolve(replaced, operand);
        if value == Value::from(phi) || single == Some(value) {
            continue;
        }
        if single.is_some() {
            return None;
        }
        single = Some(value);
    }
    single
}

/// What a value is now. The path is shortened, so that it is not followed again.
fn resolve(replaced: &mut BTreeMap<u32, Value>, value: Value) -> Value {
    let next = |of: Value, replaced: &BTreeMap<u32, Value>| replaced.get(&of.as_inst()?.as_u32()).copied();
    let mut last = value;
    while let Some(new) = next(last, replaced) {
        last = new;
    }
    let mut at = value;
    while let Some(inst) = at.as_inst().filter(|_| at != last) {
        let Some(new) = replaced.insert(inst.as_u32(), last) else { break };
        at = new;
    }
    last
}

fn replace(func: &mut Function, replaced: &mut BTreeMap<u32, Value>) {
    let blocks: Vec<ir::Block> = func.blocks().collect();
    for block in blocks {
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            if replaced.contains_key(&inst.as_u32()) {
                func.remove_inst(inst);
                continue;
            }
            for operand in func.operands_mut(inst) {
                *operand = resolve(replaced, *operand);
            }
        }
    }
}
