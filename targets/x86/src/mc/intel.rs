//! Operands in Intel's syntax.

use super::regs::Registers;
use super::statement::Input;
use mc::parse::{Directive, ParsedOperand};

/// The operands up to the end of the statement, in the order of the text.
pub fn operands(
    _registers: &Registers,
    _name: &str,
    input: Input<'_, '_, '_, '_>,
) -> Directive<Vec<ParsedOperand>> {
    if input.at_end() { Ok(Vec::new()) } else { input.fail(input.span(), "Intel syntax is not supported") }
}
