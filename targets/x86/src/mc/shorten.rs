//! Shorter VEX prefixes.
//!
//! A VEX prefix has two bytes if only the reg field of ModRM needs its fourth bit, and three if the rm field does. So where
//! a register above 7 would be in rm and one below 8 in the place next to it, instructions that mean the same with the two
//! exchanged are exchanged: moves between registers by the encoding in which stores are (`VMOVAPSrr_REV`), and commutable
//! operations by their sources (`vaddps %xmm9, %xmm1, %xmm0`), comparisons among them if their kind is symmetric.
//! LLVM does the same, for what is assembled and for what is compiled.

use super::flags::{TsFlags, encoding, form, imm, inst_flags, map};
use mc::Target;
use mc::inst::{Inst, Operand, Reg};
use std::sync::OnceLock;
use tables::instructions::Instruction;
use tables::instructions::inst_flags::COMMUTABLE;

/// Moves by opcode, and the same with operands in each other's places, in rising order. Made when a statement first asks:
/// that takes a look at every name, and few do.
#[derive(Clone, Debug, Default)]
pub struct Reverses(OnceLock<Vec<(u16, u16)>>);

/// The one pair whose names do not say that they are one.
const UNLIKE: (&str, &str) = ("VMOVZPQILo2PQIrr", "VMOVPQI2QIrr");

fn reverses(target: &Target) -> Vec<(u16, u16)> {
    let image = &target.image;
    let names = image.records::<Instruction>().iter().map(|i| image.string(i.name));
    let moves = names.filter_map(|name| {
        let plain = name.strip_suffix("_REV").filter(|_| name.starts_with("VMOV"))?;
        Some((target.opcode(plain)?, target.opcode(name)?))
    });
    let unlike = target.opcode(UNLIKE.0).zip(target.opcode(UNLIKE.1));
    let mut pairs: Vec<(u16, u16)> = moves.chain(unlike).collect();
    pairs.sort_unstable();
    pairs
}

impl Reverses {
    fn of(&self, target: &Target, opcode: u16) -> Option<u16> {
        let pairs = self.0.get_or_init(|| reverses(target));
        let at = pairs.binary_search_by_key(&opcode, |&(plain, _)| plain).ok()?;
        pairs.get(at).map(|&(_, reverse)| reverse)
    }
}

/// Exchanges operands where that makes the prefix shorter.
pub fn shorten(reverses: &Reverses, target: &Target, inst: &mut Inst) {
    let desc = target.instruction(inst.opcode);
    let ts = TsFlags(desc.ts_flags);
    let may_be_short = ts.encoding() == encoding::VEX && ts.map() == map::TB && !ts.rex_w();
    if !may_be_short || ts.form() != form::MRM_SRC_REG || inst.flags & inst_flags::USE_VEX3 != 0 {
        return;
    }
    let is_high = |operand: &Operand| matches!(operand, Operand::Reg(reg) if is_high(target, *reg));
    let exchange = match &inst.operands[..] {
        [reg, .., rm]
            if !is_high(reg)
                && is_high(rm)
                && let Some(reverse) = reverses.of(target, inst.opcode) =>
        {
            inst.opcode = reverse;
            return;
        }
        [_, left, right] => !is_high(left) && is_high(right) && desc.flags & COMMUTABLE != 0,
        [_, left, right, Operand::Imm(kind)] if ts.imm() == imm::I8 => {
            // Equal, unordered, not equal, ordered; and what bits 3 and 4 make of them.
            !is_high(left) && is_high(right) && is_comparison(ts) && matches!(kind & 7, 0 | 3 | 4 | 7)
        }
        _ => false,
    };
    if exchange {
        inst.operands.swap(1, 2);
    }
}

fn is_high(target: &Target, reg: Reg) -> bool {
    target.register(reg).encoding & 8 != 0
}

/// Of the vector instructions with a constant, the one whose first two sources can change places. Comparisons of scalars
/// take the other elements from the first source.
fn is_comparison(ts: TsFlags) -> bool {
    const CMP: u8 = 0xc2;
    ts.opcode() == CMP && !ts.ignores_vex_l()
}
