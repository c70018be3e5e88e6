//! What code generation knows of a machine besides patterns: `CodeGenFacts` and what goes with it.
//!
//! *Templates* are instructions with places to fill in: how a register is copied, spilled, reloaded, how the stack pointer
//! moves. Each is a program as in [`crate::rewriting`], in which [`Operand`](crate::rewriting::RewriteOp::Operand) `n` is
//! the `n`-th value that goes in ([`TemplateKind`] says which those are).
//!
//! *Addressing modes* say which parts of an address a complex pattern yields.

use crate::image::{List, Str, records};
use crate::nodes::NodeOp;
use crate::value_type::ValueType;

records! {
    /// At most one record.
    pub struct CodeGenFacts in CodeGenFacts {
        pub data_layout: Str,
        pub pointer_type: ValueType,
        pub stack_pointer: u16,
        /// From where objects are addressed in functions whose stack pointer moves; 0 if there is none.
        pub frame_pointer: u16,
        /// Never allocated.
        pub reserved: List<u16>,
        /// Conventions for arguments and for results: index plus 1.
        pub arguments: u32,
        pub results: u32,
        /// Index plus 1 of the registers that functions preserve.
        pub preserved: u32,
        /// [`convention_flags`].
        pub convention: u8,
        /// 1: one processor without interrupts, so atomic accesses are plain ones.
        pub plain_atomics: u8,
        /// Bytes between the stack pointer and the arguments on the stack when a function begins.
        pub return_address_bytes: u16,
        pub stack_align_log2: u8,
        pub code_align_log2: u8,
        /// Operations by which functions are called and left.
        pub call: NodeOp,
        pub ret: NodeOp,
        /// Makes a value of a symbol; `ENTRY_TOKEN` if symbols are matched as they are.
        pub symbol: NodeOp,
        /// Operations that compare and branch or choose at once, with the number of a condition; `ENTRY_TOKEN` if there are
        /// none.
        pub branch_if: NodeOp,
        pub select_if: NodeOp,
        pub conditions: List<ConditionNumber>,
        /// What instructions call the operand that is such a number.
        pub condition_operand: Str,
        /// Pseudo-instructions around calls; 0 if there are none.
        pub call_setup: u16,
        pub call_destroy: u16,
        pub templates: List<Template>,
        /// Name of the pass that makes other instructions of the pseudo-instructions that are left.
        pub late_pass: Str,
    }

    /// The number of a condition ([`CondCode`](crate::selection::CondCode)) in instructions.
    pub struct ConditionNumber in ConditionNumbers {
        pub code: u8,
        pub number: i64,
    }

    /// A way to do something; the first whose registers fit is taken.
    pub struct Template in Templates {
        /// [`TemplateKind`] as a number.
        pub kind: u8,
        /// Program in [`SectionId::Rewriting`](crate::image::SectionId::Rewriting).
        pub program: u32,
    }

    /// The parts that a complex pattern yields, in order.
    pub struct AddressingMode in AddressingModes {
        /// [`ComplexFunction`](crate::selection::ComplexFunction) of the complex pattern.
        pub function: u16,
        /// [`AddressPart`]s as numbers.
        pub parts: List<u16>,
        /// 1: a displacement may stand beside an index.
        pub index_and_displacement: u8,
        /// 1: a symbol may be the displacement; and 2: beside a register.
        pub symbols: u8,
        /// Whether a displacement is allowed: index plus 1 of a function; 0: all are.
        pub fits: u32,
    }
}

/// Bits of [`CodeGenFacts::convention`].
pub mod convention_flags {
    /// Of the arguments on the stack, the first lies at the highest address, unless their number is variable.
    pub const FIRST_ARGUMENT_DEEPEST: u8 = 1;
}

macro_rules! numbered {
    ($(#[$attr:meta])* pub enum $name:ident { $($(#[$vattr:meta])* $variant:ident,)* }) => {
        $(#[$attr])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum $name { $($(#[$vattr])* $variant,)* }

        impl $name {
            pub fn from_number(number: u64) -> Option<$name> {
                const ALL: &[$name] = &[$($name::$variant,)*];
                usize::try_from(number).ok().and_then(|n| ALL.get(n)).copied()
            }
        }
    };
}

numbered! {
    /// What a template does.
    pub enum TemplateKind {
        /// `$to`, `$from`
        Copy,
        /// `$value`, `$slot`
        Spill,
        /// `$value`, `$slot`
        Reload,
        /// `$bytes`: the stack gets larger.
        GrowStack,
        ShrinkStack,
        /// `$to`, `$slot`, `$offset`: the address of a stack object.
        FrameAddress,
        /// `$by`: the stack pointer goes down by a register.
        GrowStackBy,
        /// `$bytes`: added to the stack pointer, where there are no two instructions for that.
        MoveStack,
    }
}

numbered! {
    /// A part of an address.
    pub enum AddressPart {
        Base,
        Index,
        Displacement,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_places() {
        assert_eq!(
            TemplateKind::from_number(TemplateKind::GrowStackBy as u64),
            Some(TemplateKind::GrowStackBy)
        );
        assert_eq!(AddressPart::from_number(2), Some(AddressPart::Displacement));
        assert_eq!(AddressPart::from_number(3), None);
    }
}
