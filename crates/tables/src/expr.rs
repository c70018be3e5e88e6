//! Expression programs: what predicates, transforms and operand methods of a description compute.
//!
//! A function is a [`Function`] record and a stack program. Values are 64-bit integers; comparisons give 0 or 1.
//! Division by zero gives 0 (a description's mistake must not bring a tool down). What the language cannot say is a hook:
//! a function of the target's Rust code, found by name when the target is opened.

use crate::image::{Str, records};

records! {
    /// A function of the description.
    pub struct Function in Functions {
        /// Name for messages, or of the hook.
        pub name: Str,
        pub num_params: u8,
        /// [`hook_kind`].
        pub is_hook: u8,
        /// Offset of the program in the expressions section.
        pub program: u32,
    }
}

/// Who implements a [`Function`].
pub mod hook_kind {
    /// Its program.
    pub const PROGRAM: u8 = 0;
    /// The target's code, over its parameters.
    pub const NUMBERS: u8 = 1;
    /// The target's code, over the instruction at hand.
    pub const INSTRUCTION: u8 = 2;
}

/// What [`Op::OperandKind`] yields.
pub mod operand_kind {
    /// There is no such operand.
    pub const NONE: i64 = 0;
    /// A physical register, or none.
    pub const REGISTER: i64 = 1;
    pub const VIRTUAL: i64 = 2;
    pub const IMMEDIATE: i64 = 3;
    /// A symbol with an offset, or any expression.
    pub const SYMBOL: i64 = 4;
    pub const OTHER: i64 = 5;
}

/// A named function over instructions (`TIIPredicate`). Sorted by name.
pub type InstPredicates<'a> = crate::image::Records<'a, InstPredicate>;

records! {
    /// See [`InstPredicates`].
    pub struct InstPredicate in InstPredicates {
        pub name: Str,
        /// Index of the function.
        pub function: u32,
    }
}

macro_rules! ops {
    ($($(#[$attr:meta])* $name:ident,)*) => {
        /// Operations; operands in the program are numbers (LEB128), signed where said.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Op { $($(#[$attr])* $name,)* }

        impl Op {
            const ALL: &[Op] = &[$(Op::$name,)*];

            /// Unknown numbers count as [`Op::End`].
            pub fn from_byte(byte: u8) -> Op {
                Op::ALL.get(byte as usize).copied().unwrap_or(Op::End)
            }
        }
    };
}

ops! {
    /// The result is on top of the stack.
    End,
    /// Push a signed constant.
    Const,
    /// Push parameter `n`.
    Param,
    /// Push whether feature `n` is on.
    Feature,
    /// Push whether the hardware mode is `n`.
    Mode,
    /// Call function `n` with its parameters on the stack.
    Call,
    Neg,
    Not,
    /// Logical not.
    IsZero,
    Add,
    Sub,
    Mul,
    DivS,
    DivU,
    RemS,
    RemU,
    And,
    Or,
    Xor,
    Shl,
    ShrS,
    ShrU,
    Eq,
    Ne,
    LtS,
    LeS,
    LtU,
    LeU,
    /// Value and width: whether it fits as a signed number of that many bits.
    IsInt,
    /// Value and width: whether it fits as an unsigned number.
    IsUInt,
    /// Value and width: sign extension from that many bits.
    SignExtend,
    CountOnes,
    CountTrailingZeros,
    CountLeadingZeros,
    /// Condition, then, else: picks one of two values.
    Select,
    /// If the top is zero, skip `n` bytes and keep it; otherwise pop it. Short-circuit "and".
    SkipIfZero,
    /// If the top is not zero, skip `n` bytes and keep it; otherwise pop it. Short-circuit "or".
    SkipIfNonZero,
    /// Push the opcode of the instruction at hand.
    Opcode,
    /// Push how many operands it has.
    NumOperands,
    /// Replace the index of an operand by what it is: see [`operand_kind`].
    OperandKind,
    /// Replace the index of an operand by its register or constant; 0 for others.
    OperandValue,
}
