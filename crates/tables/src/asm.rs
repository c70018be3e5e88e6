//! Assembly text: printing programs, the matcher's table, aliases.
//!
//! # Printing
//! A printing program writes one instruction in one assembly variant:
//!
//! | op | operands | meaning |
//! |---|---|---|
//! | [`PrintOp::End`] | | done |
//! | [`PrintOp::Text`] | length, bytes | write the bytes; a tab separates mnemonic and operands |
//! | [`PrintOp::Operand`] | operand, method, modifier | print by the operand type's method, or by the method `method` names (string offset); `modifier` is a string offset |
//!
//! Aliases of an opcode are records ([`AsmAlias`]) tried in order of priority; the first one whose conditions hold prints
//! instead.
//!
//! # Matching
//! Source text is split into a mnemonic and operands, each operand is classified by the target's operand parser, and
//! [`Match`] entries of the mnemonic (sorted by mnemonic, then from specific to general) are tried in order.

use crate::image::{List, Str, records};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum PrintOp {
    End,
    Text,
    Operand,
}

impl PrintOp {
    pub fn from_byte(byte: u8) -> PrintOp {
        match byte {
            1 => PrintOp::Text,
            2 => PrintOp::Operand,
            _ => PrintOp::End,
        }
    }
}

records! {
    /// A way to write an instruction or alias: what the assembler accepts after a mnemonic.
    pub struct Match in Matching {
        pub mnemonic: Str,
        pub opcode: u16,
        pub variant: u16,
        pub predicates: u16,
        /// Operand classes (indices of [`OperandClass`]), in the order of the text.
        pub classes: List<u16>,
        /// Offset of the program that makes the operands: see [`ConvertOp`].
        pub converter: u32,
        /// Pairs of text operands that must be the same register (tied operands written twice).
        pub ties: List<u16>,
        /// The record it comes from, for messages.
        pub source: Str,
    }

    /// A class of operands as the assembly parser sees them.
    pub struct OperandClass in OperandClasses {
        pub name: Str,
        /// [`ClassKind`] as a number.
        pub kind: u8,
        pub optional: u8,
        /// The token of a token class.
        pub token: Str,
        /// Registers of a register class: a bit set as numbers of 16 bits.
        pub registers: List<u16>,
        /// Classes that accept whatever this one accepts.
        pub super_classes: List<u16>,
        /// Whether an immediate belongs to the class: a function of `expr`, index plus 1.
        pub predicate: u32,
        /// Parses the operand; renders it; gives the default: names of hooks of the target.
        pub parser: Str,
        pub render: Str,
        pub default: Str,
        /// What to say when the operand does not fit.
        pub diagnostic: Str,
    }

    /// `MnemonicAlias`: one mnemonic for another, before anything is matched. Sorted by `from`.
    pub struct MnemonicAlias in MnemonicAliases {
        pub from: Str,
        pub to: Str,
        pub variant: u16,
        pub predicates: u16,
    }

    /// An `InstAlias` that may be printed instead of its instruction.
    pub struct AsmAlias in AsmAliases {
        pub opcode: u16,
        pub variant: u16,
        pub predicates: u16,
        /// Aliases of an opcode are sorted from high to low.
        pub priority: i16,
        /// Conditions on the operands: see [`AliasCond`]; triples of numbers (kind, operand, value).
        pub conditions: List<u16>,
        /// Printing program.
        pub program: u32,
    }
}

/// What an operand class accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum ClassKind {
    Token,
    Register,
    Immediate,
    /// Decided by a hook of the target.
    User,
}

/// Steps that turn parsed operands into those of the instruction.
///
/// | op | operands |
/// |---|---|
/// | `End` | |
/// | `Operand` | index of the parsed operand |
/// | `Immediate` | a constant, signed |
/// | `Register` | a fixed register |
/// | `Tied` | index of the instruction operand to repeat |
/// | `Default` | operand class whose default fills in for an operand left out |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum ConvertOp {
    End,
    Operand,
    Immediate,
    Register,
    Tied,
    Default,
}

/// Conditions of an [`AsmAlias`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum AliasCond {
    /// The operand is this register.
    Register,
    /// The operand is a register of this class.
    Class,
    /// The operand is this constant (16 bits, signed).
    Immediate,
    /// The operand is the same register as that one.
    Same,
    /// The function of `expr` whose number is given accepts the operand.
    Predicate,
    /// The operand is an immediate or an expression.
    NotRegister,
}
