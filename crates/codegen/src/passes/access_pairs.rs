//! Pairs of accesses (`access-pairs`): two loads or stores of neighbours become the one instruction that does both.
//!
//! ```text
//! STRXui $lr, $sp, 24
//! $x8 = ADDXri $x0, 1, 0      →    STPXi $fp, $lr, $sp, 16
//! STRXui $fp, $sp, 16              $x8 = ADDXri $x0, 1, 0
//! ```
//!
//! Which instructions have such a form is a fact of the machine ([`TargetInfo::pair_form`]). Both have the same base register,
//! which does not change between them, and distances that differ by the width of what is accessed; the form has room for the
//! lower one. The second access moves up to the first, or if something between is in the way, the first down to the second
//! ([`Between`] says what may be crossed). Two loads must not load into one register. Volatile and atomic accesses stay
//! as they are.
//!
//! # Requires, preserves
//! Physical registers; addresses are final. The flow graph stays. O(instructions): each access looks ahead at a bounded number
//! of them.

use super::access_motion::{self, Between, Range};
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::{Block, Function, Inst, Isa, Operand, Properties, Reg, RegFlags, TargetInfo};

pub(crate) const PASS: Pass = Pass {
    argument: "access-pairs",
    title: "Pairs of loads and stores",
    requires: Properties::NO_VREGS.and(Properties::FRAME_FINALIZED),
    preserves: Kept::FLOW,
    applies: OPTIMIZES,
    run: |cx, func| {
        run(cx.isa, cx.info(), func);
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Instructions after an access among which its neighbour is looked for.
const MAX_DISTANCE: usize = 20;

/// A load or store of one register at a constant distance from another.
#[derive(Clone, Copy)]
struct Access {
    inst: Inst,
    form: u16,
    value: Operand,
    base: Operand,
    range: Range,
    is_load: bool,
}

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let mut between = Between::default();
    for block in func.blocks_vec() {
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            let Some(first) = access(isa, info, func, inst) else { continue };
            let Some((second, is_up)) = partner(isa, info, func, &first, &mut between) else { continue };
            // Whatever is next must not be what goes away.
            next = next.filter(|&i| i != second.inst).or_else(|| func.next_inst(second.inst));
            join(isa, func, block, &first, &second, is_up);
        }
    }
}

/// What an instruction with a form for two accesses does.
fn access(isa: &Isa<'_>, info: &dyn TargetInfo, func: &Function, inst: Inst) -> Option<Access> {
    let form = info.pair_form(func.opcode(inst))?;
    let &[value, base, Operand::Imm(distance), ref implicit @ ..] = func.operands(inst) else { return None };
    let (value_reg, base_reg) = (value.as_reg()?, base.as_reg()?);
    let is_load = value_reg.flags.contains(RegFlags::DEF);
    // Parts of other registers that come with what is loaded.
    let is_known = |o: &Operand| o.as_reg().is_some_and(|r| r.flags.contains(RegFlags::IMPLICIT));
    if !access_motion::is_plain(func, inst) || !implicit.iter().all(is_known) {
        return None;
    }
    let bytes = unit(isa, form)?;
    let range = Range { base: base_reg.reg, distance, bytes };
    Some(Access { inst, form, value, base, range, is_load })
}

/// What the distance of a form for two is a multiple of: the width of one access.
fn unit(isa: &Isa<'_>, form: u16) -> Option<i64> {
    [1, 2, 4, 8, 16, 32].into_iter().find(|&bytes| isa.has_immediate(form, DISTANCE, bytes))
}

/// The operand of a form for two that is the distance.
const DISTANCE: usize = 3;

/// The access that can be made together with this one, and whether it moves up to it rather than the other way round.
fn partner(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &Function,
    first: &Access,
    between: &mut Between,
) -> Option<(Access, bool)> {
    let base = first.range.base.as_physical()?;
    between.clear();
    let changes_base = func.operands(first.inst).iter().filter_map(|o| o.defined()?.as_physical());
    if changes_base.into_iter().any(|reg| isa.overlap(reg, base)) {
        return None;
    }
    let following = std::iter::successors(func.next_inst(first.inst), |&i| func.next_inst(i));
    for inst in following.take(MAX_DISTANCE) {
        let other = access(isa, info, func, inst);
        if let Some(second) = other.filter(|second| are_neighbours(isa, first, second)) {
            if between.is_free(isa, func, inst, second.range) {
                return Some((second, true));
            }
            if !between.has_cfi && between.is_free(isa, func, first.inst, first.range) {
                return Some((second, false));
            }
            return None;
        }
        let range = other.map(|other| other.range);
        if !between.cross(isa, func, inst, range) || between.writes(isa, base) {
            return None;
        }
    }
    None
}

/// Whether two accesses are one of the form for two.
fn are_neighbours(isa: &Isa<'_>, first: &Access, second: &Access) -> bool {
    let value = |access: &Access| access.value.as_reg().and_then(|r| r.reg.as_physical());
    let (Some(one), Some(other)) = (value(first), value(second)) else { return false };
    let distance = first.range.distance.min(second.range.distance);
    first.form == second.form
        && first.range.base == second.range.base
        && (first.range.distance - second.range.distance).abs() == first.range.bytes
        && !(first.is_load && isa.overlap(one, other))
        && isa.has_immediate(first.form, DISTANCE, distance)
}

/// Puts the form for both in the place of the first, or of the second.
fn join(isa: &Isa<'_>, func: &mut Function, block: Block, first: &Access, second: &Access, is_up: bool) {
    let is_lower = first.range.distance < second.range.distance;
    let (low, high) = if is_lower { (first, second) } else { (second, first) };
    let adjacent = func.next_inst(first.inst) == Some(second.inst);
    let mut operands = vec![low.value, high.value, second.base, Operand::Imm(low.range.distance)];
    for access in [first, second] {
        operands.extend(func.operands(access.inst).iter().skip(DISTANCE));
    }
    // What crosses others may be read by them later, or have been read by them last.
    if !adjacent {
        operands.iter_mut().for_each(forget_last_use);
        let crossed: Vec<_> = std::iter::successors(func.next_inst(first.inst), |&i| func.next_inst(i))
            .take_while(|&i| i != second.inst)
            .collect();
        let used: Vec<mc::Reg> = operands.iter().filter_map(|o| o.used()?.as_physical()).collect();
        for inst in crossed {
            for operand in func.operands_mut(inst) {
                let reg = operand.used().and_then(Reg::as_physical);
                if reg.is_some_and(|reg| used.iter().any(|&other| isa.overlap(reg, other))) {
                    forget_last_use(operand);
                }
            }
        }
    }
    let (mems, flags) = (mems(func, first, second), func.flags(first.inst));
    let location = func.location(first.inst);
    let place = if is_up { first.inst } else { second.inst };
    let made = func.build(block, Some(place), first.form, &operands);
    func.set_flags(made, flags);
    func.set_location(made, location);
    mems.into_iter().for_each(|mem| func.add_mem(made, mem));
    func.remove(first.inst);
    func.remove(second.inst);
}

fn mems(func: &Function, first: &Access, second: &Access) -> Vec<mir::function::MemOperand> {
    func.mem(first.inst).chain(func.mem(second.inst)).copied().collect()
}

fn forget_last_use(operand: &mut Operand) {
    if let Some(reg) = operand.as_reg_mut() {
        reg.flags = reg.flags.without(RegFlags::KILL);
    }
}
