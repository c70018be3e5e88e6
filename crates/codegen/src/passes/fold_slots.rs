//! Spill folding: reloads and spills become memory operands of the instructions that use them, after allocation.
//!
//! ```text
//! $rax = MOV64rm %stack.0
//! $rbx = ADD64rr $rbx, $rax          →   $rbx = ADD64rm $rbx, %stack.0
//!
//! $rax = MOV64rm %stack.0
//! $rax = ADD64ri8 $rax, 1            →   ADD64mi8 %stack.0, 1
//! MOV64mr %stack.0, $rax
//! ```
//!
//! The register must have no other reader, and nothing between the instructions may write it or memory. Which instruction has
//! a form with a memory operand in place of a register is for the target to say ([`TargetInfo::fold_memory_operand`]).
//! O(instructions): a bounded number is looked at for each reload.
//!
//! # Requires, preserves
//! Physical registers; stack objects have no place yet.

use mir::frame::ObjectKind;
use mir::function::RegMask;
use mir::{FrameIndex, Function, Inst, Isa, Operand, Reg, RegFlags, TargetInfo};
use tables::instructions::inst_flags;

/// Instructions between a reload and its user.
const MAX_DISTANCE: usize = 4;
/// Instructions that are looked at for another reader.
const MAX_AHEAD: usize = 64;

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    if !func.frame.objects().any(|(_, object)| object.kind == ObjectKind::Spill) {
        return;
    }
    for block in func.blocks_vec() {
        for inst in func.block_insts_vec(block) {
            if func.block_of(inst).is_none() {
                continue;
            }
            if let Some(access) = slot_access(isa, info, func, inst, inst_flags::MAY_LOAD) {
                fold_reload(isa, info, func, inst, access);
            } else if let Some(access) = slot_access(isa, info, func, inst, inst_flags::MAY_STORE) {
                fold_spill(isa, info, func, inst, access);
            }
        }
    }
}

/// The register and the slot of an instruction that only loads a spilled register, or only stores one, and does nothing with it.
pub(super) fn slot_access(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &Function,
    inst: Inst,
    kind: u64,
) -> Option<(mc::Reg, FrameIndex)> {
    if !info.moves_slot(isa, func.opcode(inst)) {
        return None;
    }
    let desc = isa.desc(func.opcode(inst));
    let (loads, stores) = (desc.has(inst_flags::MAY_LOAD), desc.has(inst_flags::MAY_STORE));
    let fits = if kind == inst_flags::MAY_LOAD { loads && !stores } else { stores && !loads };
    if !fits || func.mem(inst).len() > 0 || func.is_bundled(inst) {
        return None;
    }
    let mut slots = func.operands(inst).iter().filter_map(|o| match o {
        Operand::Frame(index) => Some(*index),
        _ => None,
    });
    let slot = slots.next()?;
    let is_spill = slot.0 >= 0 && func.frame.object(slot).kind == ObjectKind::Spill;
    let mut regs = func.operands(inst).iter().filter_map(|o| o.as_reg()).filter(|r| !r.reg.is_none());
    let reg = regs.next()?;
    let defines = reg.flags.contains(RegFlags::DEF);
    let physical = reg.reg.as_physical().filter(|_| defines == (kind == inst_flags::MAY_LOAD))?;
    let is_move = is_spill && slots.next().is_none() && regs.next().is_none() && reg.sub == 0;
    is_move.then_some((physical, slot))
}

/// Whether a call preserves a register: by itself, or as a part of another one.
pub(super) fn survives(isa: &Isa<'_>, mask: &RegMask, reg: mc::Reg) -> bool {
    isa.wholes(reg).iter().any(|&whole| mask.preserves(whole))
}

/// How an instruction touches a register: reads, writes.
fn touches(isa: &Isa<'_>, func: &Function, inst: Inst, reg: mc::Reg) -> (bool, bool) {
    let (mut reads, mut writes) = (false, false);
    for operand in func.operands(inst) {
        match operand {
            Operand::RegMask(mask) => {
                writes |= func.reg_masks.get(*mask as usize).is_none_or(|mask| !survives(isa, mask, reg));
            }
            Operand::Reg(own) if own.reg.as_physical().is_some_and(|own| isa.overlap(own, reg)) => {
                let defines = own.flags.contains(RegFlags::DEF);
                writes |= defines;
                // A definition of a part leaves the rest.
                reads |= !defines && !own.flags.contains(RegFlags::UNDEF);
            }
            _ => {}
        }
    }
    (reads, writes)
}

/// Whether an instruction writes a register or a part of it.
pub(super) fn writes(isa: &Isa<'_>, func: &Function, inst: Inst, reg: mc::Reg) -> bool {
    touches(isa, func, inst, reg).1
}

/// Whether nobody reads a register after an instruction.
pub(super) fn is_over(isa: &Isa<'_>, func: &Function, inst: Inst, reg: mc::Reg) -> bool {
    let mut ahead = std::iter::successors(func.next_inst(inst), |&i| func.next_inst(i));
    for _ in 0..MAX_AHEAD {
        let Some(inst) = ahead.next() else {
            let Some(block) = func.block_of(inst) else { return false };
            // What a return passes on is among its operands.
            let mut successors = func.block(block).successors.iter();
            return !successors.any(|&s| func.block(s).live_ins.iter().any(|&l| isa.overlap(l, reg)));
        };
        match touches(isa, func, inst, reg) {
            (true, _) => return false,
            (false, true) => {
                // All of it must be written.
                let whole = func.operands(inst).iter().any(|o| match o {
                    Operand::RegMask(_) => true,
                    o => o
                        .defined()
                        .and_then(Reg::as_physical)
                        .is_some_and(|own| isa.units(reg).iter().all(|unit| isa.units(own).contains(unit))),
                });
                return whole;
            }
            _ => {}
        }
    }
    false
}

fn fold_reload(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    reload: Inst,
    (reg, slot): (mc::Reg, FrameIndex),
) {
    // Back to where it is already.
    while let Some(store) = update(isa, info, func, reload, reg, slot) {
        func.remove(store);
    }
    if is_over(isa, func, reload, reg) {
        func.remove(reload);
        return;
    }
    let mut ahead = func.next_inst(reload);
    for _ in 0..MAX_DISTANCE {
        let Some(user) = ahead else { return };
        let (reads, writes) = touches(isa, func, user, reg);
        if reads {
            let updated = update(isa, info, func, user, reg, slot).filter(|_| writes);
            let behind = updated.unwrap_or(user);
            let fits = updated.is_some() || !writes;
            let over = is_over(isa, func, behind, reg) && !func.is_bundled(user);
            if fits && over && info.fold_memory_operand(isa, func, user, reg, slot) {
                func.remove(reload);
                if let Some(store) = updated {
                    func.remove(store);
                }
            }
            return;
        }
        let desc = isa.desc(func.opcode(user));
        if writes || desc.has(inst_flags::MAY_STORE | inst_flags::CALL | inst_flags::SIDE_EFFECTS) {
            return;
        }
        ahead = func.next_inst(user);
    }
}

/// The spill of a register into the slot right behind an instruction that changes it.
fn update(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &Function,
    inst: Inst,
    reg: mc::Reg,
    slot: FrameIndex,
) -> Option<Inst> {
    let store = func.next_inst(inst)?;
    (slot_access(isa, info, func, store, inst_flags::MAY_STORE) == Some((reg, slot))).then_some(store)
}

/// What is made only to be stored is made in its slot.
fn fold_spill(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    store: Inst,
    (reg, slot): (mc::Reg, FrameIndex),
) {
    let Some(maker) = func.prev_inst(store) else { return };
    let (reads, writes) = touches(isa, func, maker, reg);
    if writes
        && !reads
        && is_over(isa, func, store, reg)
        && info.fold_memory_operand(isa, func, maker, reg, slot)
    {
        func.remove(store);
    }
}
