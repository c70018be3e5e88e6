//! Values that are loaded, changed and stored again where they were, in one instruction, in SSA form.
//!
//! ```text
//! %2 = MOV32rm %1, 1, $noreg, 8
//! %3 = DEC32r %2, implicit-def $eflags
//! MOV32mr %1, 1, $noreg, 8, %3               →    DEC32m %1, 1, $noreg, 8, implicit-def $eflags
//! JCC_1 %bb.1, 14, implicit $eflags               JCC_1 %bb.1, 14, implicit $eflags
//! ```
//!
//! Selection does this where nobody wants the flags. Neither value may have another reader, nothing between the load and the
//! store may write memory, and nothing between the change and the store may touch what the change writes besides its result. All
//! three stand in one block. Which instruction has a form that changes memory is for the target to say
//! ([`TargetInfo::fold_update`]).
//!
//! O(operands): a store looks back at a bounded number of instructions.
//!
//! # Requires, preserves
//! SSA form.

use super::fold_loads::{is_plain_load, uses_of};
use mir::{Function, Inst, Isa, Operand, Reg, RegFlags, TargetInfo, opcode};
use tables::instructions::inst_flags;

/// Instructions that are looked at before a store.
const MAX_DISTANCE: usize = 16;

/// `uses` has the number of readers of every virtual register, and is kept true.
pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function, uses: &mut [u32]) {
    for block in func.blocks_vec() {
        for store in func.block_insts_vec(block) {
            let Some((load, change)) = update(isa, info, func, store, uses) else { continue };
            if !info.fold_update(isa, func, change, load, store) {
                continue;
            }
            let access = func.mem(load).next().copied();
            access.into_iter().for_each(|access| func.add_mem(store, access));
            for index in func.operands(load).iter().filter_map(|o| o.used()?.virtual_index()) {
                uses[index] -= 1;
            }
            func.remove(load);
            func.remove(change);
        }
    }
}

/// The load and the change of what a store writes, if they may be one with it.
fn update(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &Function,
    store: Inst,
    uses: &[u32],
) -> Option<(Inst, Inst)> {
    let stored = stored(isa, func, store)?;
    if uses_of(uses, stored) != 1 {
        return None;
    }
    let before = |inst: Inst| std::iter::successors(func.prev_inst(inst), |&i| func.prev_inst(i));
    let defines = |inst: Inst, reg: Reg| func.operands(inst).iter().any(|o| o.defined() == Some(reg));
    let change = before(store).take(MAX_DISTANCE).find(|&inst| defines(inst, stored))?;
    let changed = changed(isa, func, change)?;
    if uses_of(uses, changed) != 1 {
        return None;
    }
    let load = before(change).take(MAX_DISTANCE).find(|&inst| defines(inst, changed))?;
    if !is_plain_load(isa, func, load) {
        return None;
    }
    let effects: Vec<u16> = (func.operands(change).iter())
        .filter_map(|o| o.defined()?.as_physical())
        .flat_map(|reg| isa.units(reg).iter().copied())
        .collect();
    let touches = |inst: Inst| {
        func.operands(inst).iter().any(|operand| match operand {
            Operand::Reg(reg) => (reg.reg.as_physical())
                .is_some_and(|reg| isa.units(reg).iter().any(|unit| effects.contains(unit))),
            _ => false,
        })
    };
    let writes_memory = |inst: Inst| {
        let code = func.opcode(inst);
        let writes = inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS | inst_flags::CALL;
        let is_harmless = code == opcode::COPY || info.facts().is_call_frame_pseudo(code);
        !is_harmless && (code < opcode::NAMES.len() as u16 || isa.desc(code).has(writes))
    };
    let is_free = before(store).take_while(|&inst| inst != load).all(|inst| !writes_memory(inst))
        && before(store).take_while(|&inst| inst != change).all(|inst| !touches(inst));
    is_free.then_some((load, change))
}

/// The virtual register whose contents a plain store writes.
fn stored(isa: &Isa<'_>, func: &Function, store: Inst) -> Option<Reg> {
    let desc = isa.desc(func.opcode(store));
    let more = inst_flags::MAY_LOAD | inst_flags::SIDE_EFFECTS | inst_flags::CALL | inst_flags::TERMINATOR;
    let mut accesses = func.mem(store);
    let access = accesses.next()?;
    let is_plain = access.is_store && !access.is_load && !access.is_volatile && access.ordering == 0;
    if !desc.has(inst_flags::MAY_STORE) || desc.has(more) || !is_plain || accesses.next().is_some() {
        return None;
    }
    let value = func.operands(store).last()?.as_reg()?;
    (value.sub == 0 && value.reg.is_virtual() && !value.flags.contains(RegFlags::DEF)).then_some(value.reg)
}

/// The virtual register that an instruction changes, if that is what it does.
fn changed(isa: &Isa<'_>, func: &Function, change: Inst) -> Option<Reg> {
    let code = func.opcode(change);
    if code < opcode::NAMES.len() as u16 || isa.desc(code).num_defs != 1 || func.is_bundled(change) {
        return None;
    }
    let [result, operand, ..] = func.operands(change) else { return None };
    let (result, operand) = (result.as_reg()?, operand.as_reg()?);
    let is_whole = result.sub == 0 && operand.sub == 0;
    (is_whole && operand.tied != 0 && operand.reg.is_virtual()).then_some(operand.reg)
}
