//! Inline assembly: how operands are written.
//!
//! Source: GCC's manual, "RISC-V Operand Modifiers". What no modifier is for is left to the shared code, which refuses it.

use mir::target::AsmOperand;
use mir::{Isa, Operand};

/// `z` is the register of zero for the number 0, `i` the letter that makes an instruction of its immediate form, `N` the
/// number by which instructions name a register.
pub(super) fn write_operand(
    isa: &Isa<'_>,
    operands: &[Operand],
    is_memory: bool,
    modifier: &str,
    out: &mut String,
) -> AsmOperand {
    let name = |reg: &Operand| {
        let reg = reg.as_reg().and_then(|r| r.reg.as_physical())?;
        Some(isa.target.register_name(reg, false).to_owned())
    };
    let written = match (operands, modifier) {
        ([base, Operand::Imm(offset)], "") if is_memory => name(base).map(|base| format!("{offset}({base})")),
        _ if is_memory => None,
        ([Operand::Imm(0)], "z") => Some("zero".to_owned()),
        ([operand @ Operand::Reg(_)], "z") => name(operand),
        ([Operand::Reg(_)], "i") => Some(String::new()),
        ([Operand::Reg(reg)], "N") => {
            let registers = isa.target.image.records::<tables::registers::Register>();
            let reg = reg.reg.as_physical();
            reg.and_then(|reg| registers.get(reg.0 as usize)).map(|record| record.encoding.to_string())
        }
        ([_], "z") => return AsmOperand::WithoutModifier,
        ([_], "i") => Some("i".to_owned()),
        _ => None,
    };
    match written {
        Some(text) => {
            out.push_str(&text);
            AsmOperand::Written
        }
        None => AsmOperand::Usual,
    }
}
