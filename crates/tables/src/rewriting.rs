//! Instructions that stand for other instructions.
//!
//! A [`Rewrite`] says that one instruction means the same as others. The same shape serves what an assembler makes of a
//! pseudo-instruction, the bytes of an instruction that has none of its own, the short form of an instruction, and the long
//! form under which a short one is printed: [`RewriteKind`].
//!
//! The rewrites of an instruction are tried in order; the first whose predicates and conditions hold is taken. Conditions
//! are those of aliases ([`crate::asm::AliasCond`]). Its program then makes the instructions:
//!
//! | op | operands | meaning |
//! |---|---|---|
//! | [`RewriteOp::End`] | | done |
//! | [`RewriteOp::Inst`] | opcode | begins an instruction; the operands that follow are its own, in order |
//! | [`RewriteOp::Operand`] | index | that operand of the instruction rewritten |
//! | [`RewriteOp::Immediate`] | signed number | a constant |
//! | [`RewriteOp::Register`] | number | a register |
//! | [`RewriteOp::Tied`] | index | a copy of an operand of the instruction being made |
//! | [`RewriteOp::Specified`] | specifier, index | that operand under a relocation specifier |
//! | [`RewriteOp::LabelRef`] | specifier, label | a label of this rewrite under a specifier (0: none) |
//! | [`RewriteOp::Global`] | specifier, name, signed number | so many bytes behind a symbol of that name (a string offset), under a specifier (0: none) |
//! | [`RewriteOp::Label`] | label, stem | the label stands before the next instruction; `stem` (a string offset) is what its name begins with |
//! | [`RewriteOp::Fixup`] | index | the next instruction has the fixup of that operand, though no field for it |
//! | [`RewriteOp::Computed`] | function | a constant: the function of `expr` with this number, of the operands in [`Rewrite::numbers`] |

use crate::image::{List, Str, records};

records! {
    /// See the module text.
    pub struct Rewrite in Rewrites {
        /// [`RewriteKind`] as a number.
        pub kind: u8,
        /// Index of a [`crate::subtarget::PredicateSet`].
        pub predicates: u16,
        /// Triples of numbers (kind, operand, value).
        pub conditions: List<u16>,
        /// Operands that functions of the rewrite take, in the order of their parameters: all must be constants.
        pub numbers: List<u16>,
        /// A further condition: a function of `expr`, index plus 1, or 0.
        pub when: u32,
        /// Offset of the program.
        pub program: u32,
        /// The target's function that does it instead of a program, if any.
        pub hook: Str,
        /// If it is not empty: the instruction is refused, and this is said.
        pub refusal: Str,
    }
}

/// When an instruction is rewritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum RewriteKind {
    /// When the assembler has read it.
    Expand,
    /// When its bytes are wanted.
    Encode,
    /// When the assembler or the code generator looks for a shorter form.
    Compress,
    /// When it is printed.
    Print,
    /// When what it refers to turns out to be too far away.
    Relax,
    /// When it is printed, aliases or not: the same in other operands.
    Reword,
    /// When the code generator has given everything its place.
    Late,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum RewriteOp {
    End,
    Inst,
    Operand,
    Immediate,
    Register,
    Tied,
    Specified,
    LabelRef,
    Label,
    Fixup,
    Global,
    Computed,
}

impl RewriteOp {
    /// Unknown numbers count as [`RewriteOp::End`].
    pub fn from_byte(byte: u8) -> RewriteOp {
        use RewriteOp::*;
        *[End, Inst, Operand, Immediate, Register, Tied, Specified, LabelRef, Label, Fixup, Global, Computed]
            .get(byte as usize)
            .unwrap_or(&End)
    }
}
