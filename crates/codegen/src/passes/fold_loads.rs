//! Loads that become memory operands of the instruction that uses them, in SSA form.
//!
//! ```text
//! %2 = MOV64rm %1, 1, $noreg, 8
//! $rdi = COPY %1                      $rdi = COPY %1
//! CALL64r %2, implicit $rdi      →    CALL64m %1, 1, $noreg, 8, implicit $rdi
//!
//! %2 = MOV64rm %1, 1, $noreg, 8
//! %3 = COPY %2.sub_8bit          →    TEST8mi %1, 1, $noreg, 8, 1
//! TEST8ri %3, 1
//!
//! %2 = VMOVUPSYrm %0, 1, $noreg, 0
//! %3 = VADDPSYrr %2, %1          →    %3 = VADDPSYrm %1, %0, 1, $noreg, 0
//! ```
//!
//! Selection does this with what one pattern covers. This is for what it cannot see: calls, whose arguments stand between
//! them and the load, instructions that came about later, and those for which no pattern with a load is written. The value
//! must have no other reader, and nothing between may write memory; both stand in one block. Which instruction has a form
//! with memory in place of a register is for the target to say ([`TargetInfo::fold_load`]).
//!
//! O(operands): one walk counts uses, another keeps a bounded number of loads that may still move.
//!
//! # Requires, preserves
//! SSA form.

use mir::{Function, Inst, Isa, Operand, Reg, RegFlags, TargetInfo, opcode};
use tables::instructions::inst_flags;

/// Loads that are kept in mind.
const MAX_LOADS: usize = 16;

/// A load whose value has not been used yet.
#[derive(Clone, Copy, Debug)]
struct Pending {
    /// What its value is called where it will be used.
    reg: Reg,
    load: Inst,
    /// The copy by which it has got that name.
    copy: Option<Inst>,
}

/// `uses` has the number of readers of every virtual register ([`count_uses`]).
pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function, uses: &[u32]) {
    for block in func.blocks_vec() {
        let mut pending: Vec<Pending> = Vec::new();
        for inst in func.block_insts_vec(block) {
            if func.opcode(inst) == opcode::COPY {
                rename(func, inst, &mut pending, uses);
                continue;
            }
            use_loads(isa, info, func, inst, &mut pending, uses);
            let desc = isa.desc(func.opcode(inst));
            let writes_memory = inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS | inst_flags::CALL;
            let is_marker = info.facts().is_call_frame_pseudo(func.opcode(inst));
            if !is_marker && (func.opcode(inst) < opcode::NAMES.len() as u16 || desc.has(writes_memory)) {
                pending.clear();
            }
            if let Some(reg) = loaded(isa, func, inst) {
                pending.push(Pending { reg, load: inst, copy: None });
                pending.drain(..pending.len().saturating_sub(MAX_LOADS));
            }
        }
    }
}

/// Readers, by virtual register.
pub(super) fn count_uses(func: &Function) -> Vec<u32> {
    let mut uses = vec![0; func.num_vregs()];
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            for index in func.operands(inst).iter().filter_map(|o| o.used()?.virtual_index()) {
                uses[index] += 1;
            }
        }
    }
    uses
}

/// Whether an instruction makes one access that is no concern of others, and does nothing else.
pub(super) fn is_plain_load(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    let desc = isa.desc(func.opcode(inst));
    let more = inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS | inst_flags::CALL | inst_flags::TERMINATOR;
    let mut accesses = func.mem(inst);
    let Some(access) = accesses.next() else { return false };
    let is_plain = access.is_load && !access.is_store && !access.is_volatile && access.ordering == 0;
    desc.has(inst_flags::MAY_LOAD) && !desc.has(more) && is_plain && accesses.next().is_none()
}

/// The register that an instruction loads, if it does nothing else and may be moved.
fn loaded(isa: &Isa<'_>, func: &Function, inst: Inst) -> Option<Reg> {
    if !is_plain_load(isa, func, inst) {
        return None;
    }
    let [first, rest @ ..] = func.operands(inst) else { return None };
    let defined = first.as_reg().filter(|r| r.flags.contains(RegFlags::DEF) && r.sub == 0)?;
    // Registers of the machine may change until the value is used.
    let stays = |o: &Operand| {
        o.as_reg().is_none_or(|r| r.reg.as_physical().is_none_or(|physical| isa.is_constant_reg(physical)))
    };
    (defined.reg.is_virtual() && rest.iter().all(stays)).then_some(defined.reg)
}

/// A copy of a loaded value, or of a part of it, is another name of it.
fn rename(func: &Function, copy: Inst, pending: &mut [Pending], uses: &[u32]) {
    let [Operand::Reg(to), Operand::Reg(from)] = func.operands(copy) else { return };
    let Some(found) = pending.iter_mut().find(|p| p.reg == from.reg) else { return };
    if found.copy.is_none() && uses_of(uses, from.reg) == 1 && to.reg.is_virtual() && to.sub == 0 {
        (found.reg, found.copy) = (to.reg, Some(copy));
    }
}

pub(super) fn uses_of(uses: &[u32], reg: Reg) -> u32 {
    reg.virtual_index().and_then(|i| uses.get(i)).copied().unwrap_or(0)
}

/// Puts a load into an instruction that uses its value, if there is one.
fn use_loads(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    user: Inst,
    pending: &mut Vec<Pending>,
    uses: &[u32],
) {
    if func.is_bundled(user) {
        return;
    }
    for at in (0..pending.len()).rev() {
        let Pending { reg, load, copy } = pending[at];
        let here = func.operands(user).iter().filter(|o| o.used() == Some(reg)).count();
        if here == 0 {
            continue;
        }
        pending.remove(at);
        let part = copy.and_then(|copy| func.operands(copy).get(1)?.as_reg()).map_or(0, |r| r.sub);
        let is_only_user = here == uses_of(uses, reg) as usize;
        if !is_only_user || !fold(isa, info, func, user, reg, (load, part)) {
            continue;
        }
        let access = func.mem(load).next().copied();
        access.into_iter().for_each(|access| func.add_mem(user, access));
        copy.into_iter().for_each(|copy| func.remove(copy));
        func.remove(load);
        // An instruction has room for one.
        return;
    }
}

/// Folds a load into an instruction as it is, or with its operands exchanged if the first of them is the register: memory
/// can only be the second.
fn fold(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    user: Inst,
    reg: Reg,
    load: (Inst, u16),
) -> bool {
    if info.fold_load(isa, func, user, reg, load) {
        return true;
    }
    let of = |index: usize| func.operands(user).get(index).and_then(Operand::used);
    let is_first = isa.desc(func.opcode(user)).num_defs == 1 && of(1) == Some(reg);
    if !is_first || of(2).is_none() || of(2) == Some(reg) || !info.commute(isa, func, user) {
        return false;
    }
    let folds = info.fold_load(isa, func, user, reg, load);
    if !folds {
        info.commute(isa, func, user);
    }
    folds
}
