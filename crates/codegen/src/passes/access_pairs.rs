//! Pairs of accesses (`access-pairs`): two loads or stores of neighbours, one after the other, become the one instruction that
//! does both.
//!
//! ```text
//! STRXui $lr, $sp, 24
//! STRXui $fp, $sp, 16        →    STPXi $fp, $lr, $sp, 16
//! ```
//!
//! Which instructions have such a form is a fact of the machine ([`TargetInfo::pair_form`]): both have the same base register,
//! distances that differ by the width of what is accessed, and the form has room for the lower one. A load must not change
//! the base of the other one, and both must not load into one register. Volatile and atomic accesses stay as they are.
//!
//! Physical registers; addresses are final. O(instructions).

use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::{Function, Inst, Isa, Operand, Properties, Reg, RegFlags, TargetInfo};

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

/// A load or store of one register at a constant distance from another.
#[derive(Clone, Copy)]
struct Access {
    form: u16,
    value: Operand,
    base: Operand,
    distance: i64,
    bytes: i64,
    is_load: bool,
}

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    for block in func.blocks().collect::<Vec<_>>() {
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            let Some(other) = next else { break };
            let Some(first) = access(isa, info, func, inst) else { continue };
            let Some(second) = access(isa, info, func, other) else { continue };
            let Some(pair) = joined(isa, &first, &second) else { continue };
            let mems: Vec<_> = func.mem(inst).chain(func.mem(other)).copied().collect();
            let location = func.location(inst);
            let made = func.build(block, Some(inst), first.form, &pair);
            func.set_location(made, location);
            mems.into_iter().for_each(|mem| func.add_mem(made, mem));
            next = func.next_inst(other);
            func.remove(inst);
            func.remove(other);
        }
    }
}

/// What an instruction with a form for two accesses does.
fn access(isa: &Isa<'_>, info: &dyn TargetInfo, func: &Function, inst: Inst) -> Option<Access> {
    let opcode = func.opcode(inst);
    let form = info.pair_form(opcode)?;
    let &[value, base, Operand::Imm(distance)] = func.operands(inst) else { return None };
    let is_plain = func.mem(inst).all(|mem| !mem.is_volatile && mem.ordering == 0);
    let is_known = func.mem(inst).len() > 0 && is_plain;
    let (value_reg, base_reg) = (value.as_reg()?, base.as_reg()?);
    let physical = value_reg.reg.as_physical()?;
    let class = isa.class(isa.operand_class(opcode, 0)?);
    let is_load = value_reg.flags.contains(RegFlags::DEF);
    let is_base = base_reg.reg.as_physical().is_some_and(|base| overlap(isa, base, physical));
    let bytes = i64::from(class.spill_bytes);
    (is_known && !(is_load && is_base)).then_some(Access { form, value, base, distance, bytes, is_load })
}

fn overlap(isa: &Isa<'_>, a: mc::Reg, b: mc::Reg) -> bool {
    isa.units(a).iter().any(|unit| isa.units(b).contains(unit))
}

/// The operands of both as one.
fn joined(isa: &Isa<'_>, first: &Access, second: &Access) -> Option<[Operand; 4]> {
    let same_base = first.base.as_reg()?.reg == second.base.as_reg()?.reg;
    let distance = first.distance.min(second.distance);
    let are_neighbours = (first.distance - second.distance).abs() == first.bytes;
    let (one, other): (Reg, Reg) = (first.value.as_reg()?.reg, second.value.as_reg()?.reg);
    if first.form != second.form || !same_base || !are_neighbours || first.is_load && one == other {
        return None;
    }
    let info = isa.target.image.list(isa.target.instruction(first.form).operands).get(3)?;
    let predicate = isa.target.operand_type(info.ty).predicate.checked_sub(1)?;
    if isa.target.call(predicate, &[distance], isa.subtarget) == 0 {
        return None;
    }
    let (low, high) = if first.distance < second.distance { (first, second) } else { (second, first) };
    // What reads the base last is the second of the two.
    Some([low.value, high.value, second.base, Operand::Imm(distance)])
}
