//! Operands of inline assembly: letters of constraints, how memory is written, modifiers.

use super::Machine;
use isel::Dag;
use isel::Value;
use isel::lowering::{AsmConstraint, Operands};
use mir::target::AsmOperand;
use mir::{Isa, Operand};
use tables::machine::AddressPart;
use tables::value_type::ValueType;

/// In the text of a modifier: the register's name and its number.
const NAME: char = '$';
const NUMBER: char = '#';
/// As a text: what is written without a modifier, and what every target writes.
const WITHOUT_MODIFIER: &str = "=";
const USUAL: &str = "-";

/// What a modifier makes of an operand.
#[derive(Debug)]
pub(super) struct Modifier {
    pub letter: String,
    pub register: String,
    pub zero: String,
    pub constant: String,
    /// Classes of registers that it is about; empty: all.
    pub classes: Vec<u16>,
}

impl Machine {
    pub(super) fn constraint(&self, isa: &Isa<'_>, code: &str, ty: ValueType) -> Option<AsmConstraint> {
        if let Some((_, classes)) = self.asm_classes.iter().find(|(letter, _)| letter == code) {
            return class_of(isa, classes, ty).map(AsmConstraint::Class);
        }
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
    pub(super) fn memory_operands(&self, dag: &mut Dag, base: Value) -> Operands {
        let parts = self.modes.first().filter(|_| !self.asm_memory.is_empty()).map(|mode| &mode.parts[..]);
        let none = |dag: &mut Dag| dag.register(mir::Reg::NONE, self.pointer_type);
        let part = |part: &AddressPart| match part {
            AddressPart::Base => base,
            AddressPart::Index => none(dag),
            AddressPart::Displacement => dag.target_constant(0, self.pointer_type),
        };
        parts.unwrap_or(&[AddressPart::Base]).iter().map(part).collect()
    }

    /// Writes an operand that the description has a text for.
    pub(super) fn print_operand(
        &self,
        isa: &Isa<'_>,
        operands: &[Operand],
        is_memory: bool,
        modifier: &str,
        out: &mut String,
    ) -> AsmOperand {
        let text = match (operands, modifier) {
            ([base, Operand::Imm(offset)], "") if is_memory => self.memory_text(isa, base, *offset),
            ([operand], _) if !is_memory => {
                let modifier = self
                    .asm_modifiers
                    .iter()
                    .find(|known| known.letter == modifier && known.is_about(isa, operand));
                match modifier.map_or(USUAL, |modifier| modifier.text(operand)) {
                    WITHOUT_MODIFIER => return AsmOperand::WithoutModifier,
                    USUAL => None,
                    text => of_register(isa, text, operand),
                }
            }
            _ => None,
        };
        match text {
            Some(text) => {
                out.push_str(&text);
                AsmOperand::Written
            }
            None => AsmOperand::Usual,
        }
    }

    fn memory_text(&self, isa: &Isa<'_>, base: &Operand, offset: i64) -> Option<String> {
        let text = Some(&self.asm_memory).filter(|text| !text.is_empty())?;
        let base = isa.target.register_name(physical(base)?, false);
        Some(text.replace("$offset", &offset.to_string()).replace("$base", base))
    }
}

/// The class of registers for a value: see `AsmClass` of descriptions.
fn class_of(isa: &Isa<'_>, classes: &[u16], ty: ValueType) -> Option<u16> {
    let bits = |class: u16| 8 * u64::from(isa.class(class).spill_bytes);
    let find = |fits: &dyn Fn(u16) -> bool| classes.iter().copied().find(|&class| fits(class));
    find(&|class| isa.class(class).types.contains(&ty))
        .or_else(|| find(&|class| bits(class) == ty.bits()))
        .or_else(|| classes.last().copied().filter(|&class| ty.is_vector() && bits(class) >= ty.bits()))
}

impl Modifier {
    fn is_about(&self, isa: &Isa<'_>, operand: &Operand) -> bool {
        let Some(reg) = physical(operand) else { return !self.letter.is_empty() };
        self.classes.is_empty() || self.classes.iter().any(|&class| isa.target.class_contains(class, reg))
    }

    fn text(&self, operand: &Operand) -> &str {
        match operand {
            Operand::Reg(_) => &self.register,
            Operand::Imm(0) => &self.zero,
            _ => &self.constant,
        }
    }
}

/// The text with the name or the number of the register that the operand is.
fn of_register(isa: &Isa<'_>, text: &str, operand: &Operand) -> Option<String> {
    if text.contains(NAME) {
        return Some(text.replace(NAME, isa.target.register_name(physical(operand)?, false)));
    }
    if text.contains(NUMBER) {
        return Some(text.replace(NUMBER, &isa.target.register(physical(operand)?).encoding.to_string()));
    }
    Some(text.to_owned())
}

fn physical(operand: &Operand) -> Option<::mc::Reg> {
    operand.as_reg().and_then(|reg| reg.reg.as_physical())
}
