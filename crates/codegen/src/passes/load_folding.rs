//! Loads that become operands of the instruction that uses them, a part of `peephole-opt`.
//!
//! ```text
//! %2 = VMOVUPSYrm %0, 1, $noreg, 0, $noreg
//! %3 = VADDPSYrr %1, %2                       →   %3 = VADDPSYrm %1, %0, 1, $noreg, 0, $noreg
//! ```
//!
//! Selection folds what patterns say; this folds where the target finds an instruction with a memory operand by itself
//! ([`TargetInfo::with_load`]). The value is used once, in the same block, and nothing between the two may write memory.
//! O(operands): one walk over each block that keeps the loads seen since memory was last written, by register.
//!
//! # Requires, preserves
//! SSA form.

use super::has_effects;
use mir::{Function, Inst, Isa, Operand, Reg, TargetInfo};
use support::hash::FxHashMap;
use tables::instructions::inst_flags;

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    if !info.folds_loads() {
        return;
    }
    let uses = uses(func);
    for block in func.blocks().collect::<Vec<_>>() {
        let mut loads: FxHashMap<Reg, Inst> = FxHashMap::default();
        for inst in func.block_insts_vec(block) {
            fold_into(isa, info, func, inst, &mut loads);
            let desc = isa.desc(func.opcode(inst));
            if desc.has(inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS) || desc.is_call() {
                loads.clear();
            }
            if let Some(reg) = loaded(isa, info, func, inst)
                && reg.virtual_index().is_some_and(|index| uses.get(index) == Some(&1))
            {
                loads.insert(reg, inst);
            }
        }
    }
}

/// How often each virtual register is read.
fn uses(func: &Function) -> Vec<u32> {
    let mut uses = vec![0; func.num_vregs()];
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            for reg in func.operands(inst).iter().filter_map(Operand::used) {
                if let Some(count) = reg.virtual_index().and_then(|index| uses.get_mut(index)) {
                    *count += 1;
                }
            }
        }
    }
    uses
}

/// The register of a load that may be moved down to its use.
fn loaded(isa: &Isa<'_>, info: &dyn TargetInfo, func: &Function, inst: Inst) -> Option<Reg> {
    let opcode = func.opcode(inst);
    let is_plain = func.mem(inst).len() == 1
        && func.mem(inst).all(|mem| !mem.is_volatile && mem.ordering == 0 && mem.addr_space == 0);
    if !is_plain || !info.is_foldable_load(opcode) || isa.desc(opcode).num_defs != 1 {
        return None;
    }
    func.operands(inst).first()?.defined()
}

fn fold_into(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    inst: Inst,
    loads: &mut FxHashMap<Reg, Inst>,
) {
    if loads.is_empty() || has_memory(isa, func, inst) {
        return;
    }
    let of = |func: &Function, index: usize| func.operands(inst).get(index).and_then(Operand::used);
    let num_defs = usize::from(isa.desc(func.opcode(inst)).num_defs);
    let last = func.operands(inst).len();
    for index in (num_defs..last).rev() {
        let Some(reg) = of(func, index) else { continue };
        let Some(&load) = loads.get(&reg) else { continue };
        let mut index = index;
        if index == 1 && of(func, 2).is_some_and(|other| other != reg) && info.commute(isa, func, inst) {
            index = 2;
        }
        if info.with_load(isa, func, inst, index, load) {
            let mems: Vec<_> = func.mem(load).copied().collect();
            for mem in mems {
                func.add_mem(inst, mem);
            }
            func.remove(load);
            loads.remove(&reg);
            return;
        }
    }
}

fn has_memory(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    has_effects(isa, func.opcode(inst))
}
