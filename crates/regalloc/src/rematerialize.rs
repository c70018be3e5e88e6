//! Values that can be made again wherever they are wanted: constants and addresses.
//!
//! The instruction must be marked so in the tables, define one virtual register, and read nothing that changes: no virtual
//! registers, and of physical ones only those that always read the same.

use mir::{Function, Inst, Isa, Operand, Reg, RegFlags, opcode};
use tables::instructions::inst_flags;

/// Whether the instruction may be repeated anywhere.
pub fn is_repeatable(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    let code = func.opcode(inst);
    let desc = isa.desc(code);
    if code != opcode::COPY && !desc.has(inst_flags::REMATERIALIZABLE) {
        return false;
    }
    if desc.has(inst_flags::SIDE_EFFECTS | inst_flags::MAY_STORE) {
        return false;
    }
    let [first, rest @ ..] = func.operands(inst) else { return false };
    let defines = |o: &Operand| {
        o.as_reg().is_some_and(|r| r.flags.contains(RegFlags::DEF) && r.reg.is_virtual() && r.sub == 0)
    };
    let unchanging = |o: &Operand| match o.as_reg() {
        Some(reg) => {
            !reg.flags.contains(RegFlags::DEF)
                && reg.reg.as_physical().is_some_and(|r| isa.is_constant_reg(r))
        }
        None => true,
    };
    defines(first) && rest.iter().all(unchanging) && (code != opcode::COPY || rest.len() == 1)
}

/// Whether repeating it costs no more than copying its result.
pub fn is_cheap(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    func.opcode(inst) == opcode::COPY || isa.desc(func.opcode(inst)).has(inst_flags::AS_CHEAP_AS_A_MOVE)
}

/// Whether the result may be made in `reg`.
pub fn may_define(isa: &Isa<'_>, func: &Function, inst: Inst, reg: Reg) -> bool {
    let Some(class) = isa.operand_class(func.opcode(inst), 0) else { return true };
    match (reg.as_physical(), func.class_of(reg)) {
        (Some(physical), _) => isa.target.class_contains(class, physical),
        (None, Some(own)) => isa.class(own).members.iter().all(|&r| isa.target.class_contains(class, r)),
        (None, None) => false,
    }
}

/// The operands with another destination.
pub fn operands_for(func: &Function, inst: Inst, reg: Reg) -> Vec<Operand> {
    let mut operands = func.operands(inst).to_vec();
    operands[0] = Operand::def(reg);
    operands
}
