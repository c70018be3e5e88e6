//! Inline assembly: constraints against the arguments of the call.
//!
//! Constraints are separated by commas: `=` output (`=*` through a pointer), `~` clobbers, `!` a label, anything else an
//! input (`*` through a pointer). Alternatives within a constraint are separated by `|`.

use super::call::Call;
use super::function::FunctionVerifier;
use super::result::Reporter;
use super::sink::{Check, check};
use crate::attributes::AttrKind;
use crate::constant::ConstKind;
use crate::inst::Opcode;

/// What a constraint means for the arguments of the call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Constraint {
    /// An output that is part of the result, or a clobber.
    NoArgument,
    Label,
    /// An input.
    Value,
    /// Input or output through a pointer.
    Indirect,
}

fn constraint(text: &[u8]) -> Constraint {
    let is_output = text.first() == Some(&b'=');
    let rest = if is_output { &text[1..] } else { text };
    match rest.first() {
        Some(b'~') => Constraint::NoArgument,
        Some(b'!') => Constraint::Label,
        _ => {
            // `&` early clobber and `%` commutative may come before the star.
            let marks = rest.iter().take_while(|b| matches!(b, b'*' | b'&' | b'%'));
            let is_indirect = marks.into_iter().any(|&b| b == b'*');
            match (is_indirect, is_output) {
                (true, _) => Constraint::Indirect,
                (false, true) => Constraint::NoArgument,
                (false, false) => Constraint::Value,
            }
        }
    }
}

impl<'a> FunctionVerifier<'a> {
    pub(super) fn verify_asm_call(&mut self, call: &Call<'a>) -> Check {
        let Some(ConstKind::InlineAsm(asm)) = self.constant(call.callee).map(|c| &c.kind) else {
            return Ok(());
        };
        let (mut num_labels, mut arg) = (0, 0);
        let text = &asm.constraints;
        let parts = text.split(|&b| b == b',').filter(|_| !text.is_empty());
        for part in parts.map(constraint) {
            match part {
                Constraint::NoArgument => continue,
                Constraint::Label => {
                    num_labels += 1;
                    continue;
                }
                Constraint::Value | Constraint::Indirect => {}
            }
            let has_type =
                self.env.attributes.param_attr(call.info.attributes, arg, AttrKind::ElementType).is_some();
            if part == Constraint::Indirect {
                let is_ptr = call.args.get(arg).is_some_and(|&v| self.ty_facts(v).is_ptr());
                let message = "Operand for indirect constraint must have pointer type";
                check!(self, is_ptr, message, call.inst);
                let message = "Operand for indirect constraint must have elementtype attribute";
                check!(self, has_type, message, call.inst);
            } else {
                let message = "Elementtype attribute can only be applied for indirect constraints";
                check!(self, !has_type, message, call.inst);
            }
            arg += 1;
        }
        if self.func.opcode(call.inst) == Opcode::CallBr {
            let same = num_labels == call.info.num_indirect;
            let message = "Number of label constraints does not match number of callbr dests";
            check!(self, same, message, call.inst);
        } else {
            let message = "Label constraints can only be used with callbr";
            check!(self, num_labels == 0, message, call.inst);
        }
        Ok(())
    }
}
