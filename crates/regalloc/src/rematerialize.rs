//! Values that can be made again wherever they are wanted: constants and addresses.
//!
//! The instruction must be marked so in the tables, define one virtual register, and read nothing that changes: no virtual
//! registers, and of physical ones only those that always read the same.

use mir::{Function, Inst, Isa, Operand, Reg, RegFlags, RegOperand, opcode};
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
    // Memory changes, but for the constants of the function.
    let constant = |o: &Operand| matches!(o, Operand::ConstantPool { .. });
    if desc.has(inst_flags::MAY_LOAD) && !func.operands(inst).iter().any(constant) {
        return false;
    }
    let [first, rest @ ..] = func.operands(inst) else { return false };
    // Of a part, the rest of the register must have no value.
    let defines = |o: &Operand| {
        o.as_reg().is_some_and(|r| {
            let all = r.sub == 0 || r.flags.contains(RegFlags::UNDEF);
            r.flags.contains(RegFlags::DEF) && r.reg.is_virtual() && all
        })
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

/// The operands of a definition with another destination; `None` if the instruction cannot write that.
pub fn operands_for(
    isa: &Isa<'_>,
    func: &Function,
    code: u16,
    operands: &[Operand],
    reg: Reg,
) -> Option<Vec<Operand>> {
    let old = operands.first()?.as_reg()?;
    let fits =
        |part: mc::Reg| isa.operand_class(code, 0).is_none_or(|class| isa.target.class_contains(class, part));
    let first = match (reg.as_physical(), func.class_of(reg)) {
        (Some(physical), _) => {
            let part = isa.sub_register(physical, old.sub).filter(|&part| fits(part))?;
            Operand::def(part.into())
        }
        (None, Some(class)) => {
            let mut members = isa.class(class).members.iter();
            let all = members.all(|&r| isa.sub_register(r, old.sub).is_some_and(fits));
            all.then_some(Operand::Reg(RegOperand { reg, ..*old }))?
        }
        (None, None) => return None,
    };
    let mut operands = operands.to_vec();
    operands[0] = first;
    Some(operands)
}
