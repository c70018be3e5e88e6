//! Operands of inline assembly: letters of constraints, how memory is written, modifiers.

use super::Machine;
use isel::Dag;
use isel::Value;
use isel::lowering::AsmConstraint;
use mir::{Isa, Operand};
use smallvec::SmallVec;
use tables::machine::AddressPart;
use tables::value_type::ValueType;

/// In the text of a modifier: the register's name; and that there is none.
const REGISTER: char = '$';
const NONE: &str = "-";

/// What a modifier makes of an operand.
#[derive(Debug)]
pub(super) struct Modifier {
    pub letter: String,
    pub register: String,
    pub zero: String,
    pub constant: String,
}

impl Machine {
    pub(super) fn constraint(&self, isa: &Isa<'_>, code: &str, ty: ValueType) -> Option<AsmConstraint> {
        match code {
            "f" => {
                let ty = if ty.is_float() { ty } else { ValueType::F64 };
                isa.class_for_type(ty).map(AsmConstraint::Class)
            }
            _ if code.len() != 1 => None,
            _ if self.asm_memory_letters.contains(code) => Some(AsmConstraint::Memory),
            _ if self.asm_constant_letters.contains(code) => Some(AsmConstraint::Constant),
            _ => None,
        }
    }

    /// The operands of memory at an address in a register: those of the first addressing mode, where text is written of them.
    pub(super) fn memory_operands(&self, dag: &mut Dag, base: Value) -> SmallVec<[Value; 5]> {
        let parts = self.modes.first().filter(|_| !self.asm_memory.is_empty()).map(|mode| &mode.parts[..]);
        let none = |dag: &mut Dag| dag.register(mir::Reg::NONE, self.pointer_type);
        let part = |part: &AddressPart| match part {
            AddressPart::Base => base,
            AddressPart::Index => none(dag),
            AddressPart::Displacement => dag.target_constant(0, self.pointer_type),
        };
        parts.unwrap_or(&[AddressPart::Base]).iter().map(part).collect()
    }

    pub(super) fn print_operand(
        &self,
        isa: &Isa<'_>,
        operands: &[Operand],
        is_memory: bool,
        modifier: &str,
    ) -> Option<String> {
        let name = |operand: &Operand| {
            let reg = operand.as_reg().and_then(|r| r.reg.as_physical())?;
            Some(isa.target.register_name(reg, false))
        };
        if let ([base, Operand::Imm(offset)], "") = (operands, modifier) {
            let text = Some(&self.asm_memory).filter(|text| is_memory && !text.is_empty())?;
            return Some(text.replace("$offset", &offset.to_string()).replace("$base", name(base)?));
        }
        let &[operand] = operands else { return None };
        let modifier = self.asm_modifiers.iter().find(|known| known.letter == modifier)?;
        let text = match operand {
            Operand::Reg(_) => &modifier.register,
            Operand::Imm(0) => &modifier.zero,
            Operand::Imm(_) => &modifier.constant,
            _ => NONE,
        };
        match text {
            NONE => None,
            text if text.contains(REGISTER) => Some(text.replace(REGISTER, name(&operand)?)),
            text => Some(text.to_owned()),
        }
    }
}
