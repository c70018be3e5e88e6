//! Shorter VEX prefixes.
//!
//! A VEX prefix has two bytes if only the reg field of ModRM needs its fourth bit, and three if the rm field does. So where
//! a register above 7 would be in rm and one below 8 in the place next to it, instructions that mean the same with the two
//! exchanged are exchanged: moves between registers by the encoding in which stores are (`VMOVAPSrr_REV`), and commutable
//! operations by their sources (`vaddps %xmm9, %xmm1, %xmm0`), comparisons among them if their kind is symmetric.
//! LLVM does the same, for what is assembled and for what is compiled.

use super::facts::AllFacts;
use super::flags::{TsFlags, encoding, field, form, imm, inst_flags, map};
use mc::Target;
use mc::inst::{Inst, Operand, Reg};
use tables::instructions::inst_flags::COMMUTABLE;

/// The one pair whose names do not say that they are one.
const UNLIKE: (&str, &str) = ("VMOVZPQILo2PQIrr", "VMOVPQI2QIrr");

/// The move of the name that has its operands in the places of the other's.
pub fn reverse_of(target: &Target, name: &str) -> Option<u16> {
    if name == UNLIKE.0 {
        return target.opcode(UNLIKE.1);
    }
    if name.starts_with("VMOV") { target.opcode(&format!("{name}_REV")) } else { None }
}

/// Exchanges operands where that makes the prefix shorter.
pub fn shorten(facts: &AllFacts, target: &Target, inst: &mut Inst) {
    let facts = facts.of(target, inst.opcode);
    if !facts.may_be_short || inst.flags & inst_flags::USE_VEX3 != 0 {
        return;
    }
    let desc = target.instruction(inst.opcode);
    let ts = TsFlags(desc.ts_flags);
    let is_high = |operand: &Operand| matches!(operand, Operand::Reg(reg) if is_high(target, *reg));
    let exchange = match &inst.operands[..] {
        [reg, .., rm]
            if !is_high(reg)
                && is_high(rm)
                && let Some(reverse) = facts.reverse =>
        {
            inst.opcode = reverse;
            return;
        }
        [_, left, right] => !is_high(left) && is_high(right) && desc.flags & COMMUTABLE != 0,
        [_, left, right, Operand::Imm(kind)] if ts.imm() == imm::Imm8 => {
            // Equal, unordered, not equal, ordered; and what bits 3 and 4 make of them.
            !is_high(left) && is_high(right) && is_comparison(ts) && matches!(kind & 7, 0 | 3 | 4 | 7)
        }
        _ => false,
    };
    if exchange {
        inst.operands.swap(1, 2);
    }
}

/// Whether a prefix with two bytes is possible where only ModRM's reg field needs its fourth bit.
pub fn may_be_short(ts: TsFlags) -> bool {
    let is_short = ts.encoding() == encoding::EncVEX && ts.map() == map::MapTB && !ts.has(field::REX_W);
    is_short && ts.form() == form::MRMSrcReg
}

/// The same instruction in the encoding that has the operands in each other's places.
pub fn other_direction(target: &Target, opcode: u16) -> Option<u16> {
    let name = target.image.string(target.instruction(opcode).name);
    if name == UNLIKE.0 {
        return target.opcode(UNLIKE.1);
    }
    target.opcode(&format!("{name}_REV"))
}

fn is_high(target: &Target, reg: Reg) -> bool {
    target.register(reg).encoding & 8 != 0
}

/// Of the vector instructions with a constant, the one whose first two sources can change places. Comparisons of scalars
/// take the other elements from the first source.
fn is_comparison(ts: TsFlags) -> bool {
    const CMP: u8 = 0xc2;
    ts.opcode() == CMP && !ts.has(field::IGNORES_VEX_L)
}
