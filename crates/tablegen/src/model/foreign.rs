//! Descriptions that were made for LLVM.
//!
//! A description of ours has a `TargetDescription` and is complete: what cannot be used of it is a mistake. One that was made
//! for LLVM leaves much to C++. It is used as far as it goes: instructions, operands, aliases and patterns that we cannot
//! carry out are left out, each with its reason, and the rest works. A file of ours that completes such a description says
//! so by a `Companion` in place of the `TargetDescription`. This module is where that is decided.

use super::fields::{Def, Result, defs_of};
use crate::lang::Records;

/// Whether a description was made for LLVM: it has no `TargetDescription`, or only that of a companion.
pub fn is_foreign(records: &Records) -> bool {
    defs_of(records, "TargetDescription").iter().all(|def| def.is_a("Companion"))
}

/// How a description is turned into an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strictness {
    /// What cannot be used is an error.
    Complete,
    /// What cannot be used is left out. Patterns, calling conventions and timing are looked at only if code is wanted.
    AsFarAsItGoes { wants_code: bool },
}

impl Strictness {
    /// What a description asks for.
    pub fn of(records: &Records, wants_code: bool) -> Strictness {
        if is_foreign(records) { Strictness::AsFarAsItGoes { wants_code } } else { Strictness::Complete }
    }

    pub fn leaves_out(self) -> bool {
        self != Strictness::Complete
    }

    pub fn wants_code(self) -> bool {
        self != Strictness::AsFarAsItGoes { wants_code: false }
    }
}

/// Refuses an instruction whose bytes methods in C++ make or read, unless the description says in our terms what they do: bytes
/// made without them would be wrong ones. Operands are looked at as they are declared, as a whole and in their parts.
pub fn check_encoding_methods(def: Def<'_>) -> Result<()> {
    let method = def.string("PostEncoderMethod")?;
    if !method.is_empty() {
        let message = format!("its encoding is finished by '{method}', which is code in another language");
        return Err(def.field_error("PostEncoderMethod", message));
    }
    for field in ["OutOperandList", "InOperandList"] {
        let Some(dag) = def.dag(field)? else { continue };
        for ty in dag.args().filter_map(|arg| dag.arg_def(arg)) {
            check_operand(def, ty)?;
            let Some(parts) = ty.dag("MIOperandInfo")? else { continue };
            for part in parts.args().filter_map(|arg| parts.arg_def(arg)) {
                check_operand(def, part)?;
            }
        }
    }
    Ok(())
}

/// An operand's methods: each has an expression in its place. Registers are read by their class, whatever the method's name.
fn check_operand(def: Def<'_>, ty: Def<'_>) -> Result<()> {
    let is_register = ty.is_a("RegisterOperand") || ty.is_a("RegisterClass");
    let says_more = !ty.list("Forms")?.is_empty();
    for (field, ours, is_read_by_class) in
        [("EncoderMethod", "EncodeExpr", false), ("DecoderMethod", "DecodeExpr", is_register)]
    {
        let method = ty.string(field)?;
        let is_said = says_more || is_read_by_class || !ty.string(ours)?.trim().is_empty();
        if !method.is_empty() && !is_said {
            let message =
                format!("operand type '{}' needs {ours}: '{method}' is code in another language", ty.name());
            return Err(def.error(message));
        }
    }
    Ok(())
}
