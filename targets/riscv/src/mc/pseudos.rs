//! Pseudo-instructions whose expansion depends on values or modes.

use super::constants::{self, Source, Step};
use mc::inst::{Inst, Operand};
use mc::rewrite::Expansion;

/// Does what the function `name` of the description means; `false` if there is none.
pub fn expand(name: &str, inst: &Inst, expansion: &mut Expansion<'_>) -> bool {
    match name {
        "la" => load_address(inst, expansion),
        "li" => load_constant(inst, expansion),
        _ => false,
    }
}

/// `la`: from the global offset table in position-independent code, else relative to the program counter.
fn load_address(inst: &Inst, expansion: &mut Expansion<'_>) -> bool {
    let meaning = if expansion.position_independent { "PseudoLGA" } else { "PseudoLLA" };
    expansion.push(meaning, &inst.operands)
}

/// `li`: as few instructions as lead to the constant.
fn load_constant(inst: &Inst, expansion: &mut Expansion<'_>) -> bool {
    let (target, subtarget) = (expansion.target, expansion.subtarget);
    let (&[destination, value], Some(zero)) = (inst.operands.as_slice(), target.register_by_name("X0"))
    else {
        return false;
    };
    let zero = Operand::Reg(zero);
    let Operand::Imm(value) = value else {
        // A difference of labels, which is known later.
        return expansion.push("ADDI", &[destination, zero, value]);
    };
    let has = |feature: &str| target.feature(feature).is_some_and(|f| subtarget.has_feature(f));
    let machine = constants::Machine {
        is_64: has("64bit"),
        zba: has("zba"),
        zbb: has("zbb"),
        zbs: has("zbs"),
        zbkb: has("zbkb"),
        fuses_lui_addi: has("lui-addi-fusion"),
    };
    let value = if machine.is_64 { value } else { i64::from(value as i32) };
    let mut source = zero;
    for Step { opcode, value } in constants::load(value, machine) {
        let ok = match opcode.source() {
            Source::None => expansion.push(opcode.name(), &[destination, Operand::Imm(value)]),
            Source::Register => expansion.push(opcode.name(), &[destination, source, Operand::Imm(value)]),
            Source::RegisterAndZero => expansion.push(opcode.name(), &[destination, source, zero]),
            Source::Twice => expansion.push(opcode.name(), &[destination, source, source]),
        };
        if !ok {
            return false;
        }
        source = destination;
    }
    true
}
