//! Accesses that change their base (`base-updates`): where a constant is added to a register beside an access to what the
//! register points to, one instruction does both.
//!
//! ```text
//! $sp = SUBXri $sp, 32, 0                     $x8 = LDRXui $x0, 0
//! STPXi $fp, $lr, $sp, 0                      $x0 = ADDXri $x0, 8, 0
//!   →  $sp = STPXpre $fp, $lr, $sp, -32         →  $x0, $x8 = LDRXpost $x0, 8
//! ```
//!
//! Which instructions have such forms and which add constants are facts of the machine ([`TargetInfo::update_form`],
//! [`TargetInfo::added_constant`]). Three shapes, `B` being the register and `c` the constant:
//!
//! * `B += c`, then an access at `B + 0`: the addition comes first.
//! * An access at `B + 0`, then `B += c`: the access comes first.
//! * An access at `B + c`, then `B += c`: the addition comes first.
//!
//! The access moves to the addition, if there is nothing between them that it must not cross ([`Between`]); or the addition to
//! the access, if nothing between reads the base. Nothing writes it. The access must neither load nor store the base.
//!
//! # Requires, preserves
//! Physical registers; addresses are final. The flow graph stays. O(instructions): each addition looks at a bounded number of
//! instructions before and after it.

use super::access_motion::{self, Between, Range};
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::{Block, Function, Inst, Isa, Operand, Properties, RegFlags, TargetInfo};

pub(crate) const PASS: Pass = Pass {
    argument: "base-updates",
    title: "Accesses that change their base",
    requires: Properties::NO_VREGS.and(Properties::FRAME_FINALIZED),
    preserves: Kept::FLOW,
    applies: OPTIMIZES,
    run: |cx, func| {
        run(cx.isa, cx.info(), func);
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Instructions on each side of an addition among which an access is looked for.
const MAX_DISTANCE: usize = 16;

/// An addition of a constant to a register.
#[derive(Clone, Copy)]
struct Update {
    inst: Inst,
    base: mc::Reg,
    added: i64,
}

/// Where an access is, seen from an addition.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Before,
    After,
}

/// An access that can be made together with an addition: its form, and which of the two places that has.
struct Found {
    access: Inst,
    form: u16,
    at_access: bool,
}

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let mut between = Between::default();
    for block in func.blocks_vec() {
        for inst in func.block_insts_vec(block) {
            // An access that went into an addition before is no addition.
            let Some((base, added)) = info.added_constant(func, inst) else { continue };
            let update = Update { inst, base, added };
            let mut find = |side| beside(isa, info, func, &update, side, &mut between);
            let found = find(Side::After).or_else(|| find(Side::Before));
            if let Some(found) = found {
                join(func, block, &update, &found);
            }
        }
    }
}

/// An access on one side of the addition that can be made together with it.
fn beside(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &Function,
    update: &Update,
    side: Side,
    between: &mut Between,
) -> Option<Found> {
    between.clear();
    let next = |&i: &Inst| if side == Side::After { func.next_inst(i) } else { func.prev_inst(i) };
    for inst in std::iter::successors(next(&update.inst), next).take(MAX_DISTANCE) {
        let at = range_from(isa, func, inst, update.base);
        // Whether the addition comes first in the form for both.
        let adds_first = at.and_then(|range| match (side, range.distance) {
            (Side::After, 0) => Some(true),
            (Side::Before, 0) => Some(false),
            (Side::Before, distance) if distance == update.added => Some(true),
            _ => None,
        });
        if let (Some(range), Some(adds_first)) = (at, adds_first)
            && let Some(form) = form(isa, info, func, update, inst, adds_first)
        {
            // What is moved down must not cross what unwinders are told.
            let crosses_cfi = side == Side::Before && between.has_cfi;
            let may_move = !crosses_cfi && between.is_free(isa, func, inst, range);
            return found(isa, update, inst, form, may_move, between);
        }
        if !between.cross(isa, func, inst, at) || between.writes(isa, update.base) {
            return None;
        }
    }
    None
}

/// Where the two become one, if the access or the addition may move to the other.
fn found(
    isa: &Isa<'_>,
    update: &Update,
    access: Inst,
    form: u16,
    may_move: bool,
    between: &Between,
) -> Option<Found> {
    let at_access = !may_move;
    let fits = may_move || !between.has_cfi && !between.reads(isa, update.base);
    fits.then_some(Found { access, form, at_access })
}

/// What an instruction accesses, if it has a constant distance from this register and nothing else is known to be accessed.
fn range_from(isa: &Isa<'_>, func: &Function, inst: Inst, base: mc::Reg) -> Option<Range> {
    let operands = func.operands(inst);
    let index = operands.iter().position(|o| o.used().and_then(|r| r.as_physical()) == Some(base))?;
    let &Operand::Imm(distance) = operands.get(index + 1)? else { return None };
    let is_last = isa.desc(func.opcode(inst)).num_operands as usize == index + 2;
    let bits: u64 = func.mem(inst).map(|mem| mem.ty.bits()).sum();
    let is_known = is_last && func.mem(inst).len() > 0;
    is_known.then(|| Range { base: base.into(), distance, bytes: bits.div_ceil(8) as i64 })
}

/// The form of an access that also does the addition, if there is one and it has room for the constant.
fn form(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &Function,
    update: &Update,
    access: Inst,
    before: bool,
) -> Option<u16> {
    let form = info.update_form(func.opcode(access), before)?;
    let operands = func.operands(access);
    let count = isa.desc(func.opcode(access)).num_operands as usize;
    let is_base = |operand: &Operand| {
        let reg = operand.as_reg().and_then(|r| r.reg.as_physical());
        reg.is_some_and(|reg| isa.overlap(reg, update.base))
    };
    // The base itself is the last register of the address.
    let accessed = operands.get(..count.checked_sub(2)?)?;
    let fits = access_motion::is_plain(func, access)
        && !accessed.iter().any(is_base)
        && isa.has_immediate(form, count, update.added);
    fits.then_some(form)
}

/// Puts the form for both in the place of one of them.
fn join(func: &mut Function, block: Block, update: &Update, found: &Found) {
    let old: Vec<Operand> = func.operands(found.access).to_vec();
    let is_address = |o: &Operand| o.used().and_then(|r| r.as_physical()) == Some(update.base);
    let Some(index) = old.iter().position(is_address) else { return };
    let base = update.base.into();
    let mut operands = vec![Operand::def(base)];
    operands.extend(&old[..index]);
    operands.extend([Operand::use_of(base), Operand::Imm(update.added)]);
    operands.extend(&old[index + 2..]);
    // What is crossed may be read later than the access was made.
    for operand in &mut operands {
        if let Some(reg) = operand.as_reg_mut() {
            reg.flags = reg.flags.without(RegFlags::KILL);
        }
    }
    let mems: Vec<_> = func.mem(found.access).copied().collect();
    let (flags, location) = (func.flags(update.inst), func.location(found.access));
    let place = if found.at_access { found.access } else { update.inst };
    let made = func.build(block, Some(place), found.form, &operands);
    func.set_flags(made, flags);
    func.set_location(made, location);
    mems.into_iter().for_each(|mem| func.add_mem(made, mem));
    func.remove(found.access);
    func.remove(update.inst);
}
