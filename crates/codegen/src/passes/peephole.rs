//! Peephole optimizations (`peephole-opt`): a comparison disappears where the instruction that made the number, or that computed
//! the difference of the two, has set the flags already.
//!
//! ```text
//! %2 = SHR64ri %1, 7, implicit-def dead $eflags      %2 = SHR64ri %1, 7, implicit-def $eflags
//! TEST64rr %2, %2, implicit-def $eflags         →
//! JCC_1 %bb.1, 5, implicit $eflags                   JCC_1 %bb.1, 5, implicit $eflags
//!
//! %2 = SUB32rr %1, %0, implicit-def dead $eflags     %2 = SUB32rr %1, %0, implicit-def $eflags
//! CMP32rr %1, %0, implicit-def $eflags          →
//! JCC_1 %bb.1, 12, implicit $eflags                  JCC_1 %bb.1, 12, implicit $eflags
//! ```
//!
//! Nothing between the two may touch the flags, and those who read them must ask for no more than what they say in the first
//! place: the target knows both ([`TargetInfo::compared_with_zero`], [`TargetInfo::flags_of_result`], [`TargetInfo::compared`],
//! [`TargetInfo::difference`], [`TargetInfo::flags_wanted`]). O(instructions): each comparison looks back and ahead a bounded
//! number of them.
//!
//! Then extensions that are not needed go ([`extensions`]), values that are changed in memory are ([`fold_updates`]), and loads
//! become memory operands ([`fold_loads`]).
//!
//! # Requires, preserves
//! SSA form.

use super::{extensions, fold_loads, fold_updates};
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::target::ResultFlags;
use mir::{Function, Inst, Isa, Operand, Properties, RegFlags, TargetInfo};

/// Instructions that are looked at on each side of a comparison.
const MAX_DISTANCE: usize = 24;

pub(crate) const PASS: Pass = Pass {
    argument: "peephole-opt",
    title: "Peephole Optimizations",
    requires: Properties::IS_SSA,
    preserves: Kept::FLOW,
    applies: OPTIMIZES,
    run: |cx, func| {
        run(cx.isa, cx.info(), func);
        extensions::run(cx.isa, cx.info(), func);
        let mut uses = fold_loads::count_uses(func);
        fold_updates::run(cx.isa, cx.info(), func, &mut uses);
        fold_loads::run(cx.isa, cx.info(), func, &uses);
        Ok(())
    },
    ..Pass::DEFAULT
};

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    for block in func.blocks_vec() {
        for inst in func.block_insts_vec(block) {
            if let Some(reg) = info.compared_with_zero(isa, func, inst) {
                let makes = |func: &Function, maker: Inst| {
                    let is_it = func.operands(maker).iter().any(|o| o.defined() == Some(reg));
                    is_it.then(|| info.flags_of_result(isa, func, maker))
                };
                reuse(isa, info, func, inst, makes);
            } else if let Some((first, second)) = info.compared(isa, func, inst) {
                let makes = |func: &Function, maker: Inst| {
                    let (one, other, said) = info.difference(isa, func, maker)?;
                    (one == first && is_same(other, second)).then_some(said)
                };
                reuse(isa, info, func, inst, makes);
            }
        }
    }
}

/// The physical register that an instruction writes, if it is the only one.
fn flags_written(func: &Function, inst: Inst) -> Option<mc::Reg> {
    let mut written = func.operands(inst).iter().filter_map(|o| o.defined()?.as_physical());
    let first = written.next();
    first.filter(|_| written.next().is_none())
}

fn touches(isa: &Isa<'_>, func: &Function, inst: Inst, flags: mc::Reg) -> bool {
    func.operands(inst).iter().any(|operand| match operand {
        Operand::RegMask(_) => true,
        Operand::Reg(reg) => {
            let overlaps = |r: mc::Reg| isa.overlap(r, flags);
            reg.reg.as_physical().is_some_and(overlaps)
        }
        _ => false,
    })
}

/// Whether two operands are the same number, in registers that have one value or not.
fn is_same(one: Operand, other: Operand) -> bool {
    match (one, other) {
        (Operand::Reg(one), Operand::Reg(other)) => {
            one.reg == other.reg && one.sub == other.sub && one.reg.is_virtual()
        }
        _ => one == other,
    }
}

/// Removes a comparison if an instruction before it has set its flags; `makes` says of one what they say, if it is the one.
fn reuse(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    compare: Inst,
    makes: impl Fn(&Function, Inst) -> Option<ResultFlags>,
) -> Option<()> {
    let flags = flags_written(func, compare)?;
    let back = std::iter::successors(func.prev_inst(compare), |&i| func.prev_inst(i));
    let mut maker = None;
    for inst in back.take(MAX_DISTANCE) {
        if let Some(said) = makes(func, inst) {
            maker = Some((inst, said));
            break;
        }
        if touches(isa, func, inst, flags) {
            return None;
        }
    }
    let (maker, said) = maker?;
    if said == ResultFlags::None || flags_written(func, maker) != Some(flags) {
        return None;
    }
    // All who read the flags.
    let ahead = std::iter::successors(func.next_inst(compare), |&i| func.next_inst(i));
    let mut is_over = false;
    for inst in ahead {
        if func.operands(inst).iter().any(|o| o.used() == Some(flags.into()))
            && info.flags_wanted(isa, func, inst) > said
        {
            return None;
        }
        if func
            .operands(inst)
            .iter()
            .any(|o| o.defined() == Some(flags.into()) || matches!(o, Operand::RegMask(_)))
        {
            is_over = true;
            break;
        }
    }
    let block = func.block_of(compare)?;
    let mut successors = func.block(block).successors.iter();
    if !is_over && successors.any(|&s| func.block(s).live_ins.contains(&flags)) {
        return None;
    }
    for operand in func.operands_mut(maker).iter_mut().filter_map(Operand::as_reg_mut) {
        if operand.reg == flags.into() {
            operand.flags = operand.flags.without(RegFlags::DEAD);
        }
    }
    func.remove(compare);
    Some(())
}
