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
//! | [`PrintOp::Bare`] | the same | as `Operand`; of a register that is written by its number, what stands behind the number is left out |
//! | [`PrintOp::Typed`] | operand, type | print as an operand of that type, which an alias states |
//! | [`PrintOp::Forms`] | operand, type | write a composite operand by the first form of its type that fits |
//!
//! Aliases of an opcode are records ([`AsmAlias`]) tried in order of priority; the first one whose conditions hold prints
//! instead.
//!
//! # Matching
//! A [`Match`] entry is what may follow a mnemonic, as a list of [`OperandClass`]es: one per operand *and one per
//! punctuation mark or word between operands, commas included*, in the order of the text. `lw\t$rd, ${imm}(${rs1})` has the
//! list `GPR` `,` `Imm` `(` `GPR` `)`. Entries are sorted by mnemonic (bytewise), then from specific to general; the parser
//! walks the classes over the statement and the first entry that accepts all of it and whose predicates hold is the
//! instruction. If none does, the entry that got furthest says what is wrong.
//!
//! | kind | accepts |
//! |---|---|
//! | `Token` | [`OperandClass::token`]: one or more punctuation characters, or a word |
//! | `Register` | the name of a register of [`OperandClass::registers`] |
//! | `Immediate` | as the operand type `ty` says, in this order: a word of its `names`; some of its `letters`, in their order (or `empty_set`); unless `NAMES_ONLY`, an expression. A constant must satisfy the class's `predicate` (or, without one, the type's); a symbolic value must have a specifier that the type's `fixups` list |
//! | `Forms` | a composite operand, as one of the forms of the operand type `ty` says |
//! | `User` | whatever the target's function `parser` takes |
//!
//! An operand that may be left out has the flag `OPTIONAL`; the comma before it is left out with it, whether or not it is in
//! the list of classes (an assembly string like `$rs2$frm` has no comma there).
//!
//! # Conversion
//! The converter of an entry is a program in [`SectionId::Converters`](crate::image::SectionId::Converters): an opcode byte
//! ([`ConvertOp`]) and its operand as a number, until `End`. It appends the operands of the instruction in order. Indices of
//! parsed operands are positions in the entry's list of classes, punctuation counted.

use crate::image::{List, Str, records};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum PrintOp {
    End,
    Text,
    Operand,
    Forms,
    Bare,
    Typed,
}

impl PrintOp {
    pub fn from_byte(byte: u8) -> PrintOp {
        match byte {
            1 => PrintOp::Text,
            2 => PrintOp::Operand,
            3 => PrintOp::Forms,
            4 => PrintOp::Bare,
            5 => PrintOp::Typed,
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
        /// [`class_flags`].
        pub flags: u8,
        /// The text of a token class.
        pub token: Str,
        /// Registers of a register class: a bit set as numbers of 16 bits.
        pub registers: List<u16>,
        /// If registers are not written by their names: how, with `#` where the number of the encoding stands.
        pub spelling: Str,
        /// If it is not 0, that many registers that follow each other are written, in braces; the operand is the first.
        pub list_len: u8,
        /// How far registers of the list are apart, and how many numbers there are: 0 follows the last one.
        pub list_stride: u8,
        pub list_count: u8,
        /// The braces may be left out.
        pub list_bare: u8,
        /// Whether a constant belongs to the class: a function of `expr`, index plus 1; 0 leaves it to `ty`.
        pub predicate: u32,
        /// Index of the operand type of an immediate: names, letters, symbolic values, default.
        pub ty: u16,
        /// The target's function that parses the operand (`User`).
        pub parser: Str,
        /// What to say when an operand does not fit; empty: "invalid operand for instruction".
        pub diagnostic: Str,
        /// What to say instead, by hardware mode; empty where all modes say the same.
        pub diagnostics: List<Str>,
    }

    /// A directive for numbers: `.word`. Where several have one size, the first is printed.
    pub struct DataDirective in DataDirectives {
        /// With its dot.
        pub name: Str,
        /// 0: what follows it means nothing.
        pub size_bytes: u8,
        /// Where it is known.
        pub predicates: u16,
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

/// Bits of [`OperandClass::flags`].
pub mod class_flags {
    /// May be left out.
    pub const OPTIONAL: u8 = 1;
    /// Expressions are not accepted, only names or letters.
    pub const NAMES_ONLY: u8 = 2;
    /// A name is a symbol even if a register is called so.
    pub const ANY_NAME: u8 = 4;
    /// Of symbolic values, only a symbol without an offset is accepted.
    pub const SYMBOL_ONLY: u8 = 8;
    /// Another register is accepted at first, and refused once everything else fits.
    pub const CHECKED_LAST: u8 = 16;
    /// Only symbols under a specifier are accepted.
    pub const SPECIFIER_ONLY: u8 = 32;
    /// A register that has a member as a part stands for that part.
    pub const WHOLES: u8 = 64;
    /// A register is written as its parts, with commas between them.
    pub const AS_PARTS: u8 = 128;
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
    /// A composite operand with forms.
    Forms,
}

impl ClassKind {
    pub fn from_number(number: u8) -> ClassKind {
        use ClassKind::*;
        *[Token, Register, Immediate, User, Forms].get(number as usize).unwrap_or(&User)
    }
}

/// Steps that turn parsed operands into those of the instruction; see the module text.
///
/// | op | operand | appends |
/// |---|---|---|
/// | `End` | none | |
/// | `Operand` | index | all that was parsed there (one operand, or the parts of a composite one), or the default of its class |
/// | `Immediate` | signed number | a constant |
/// | `Register` | number | a fixed register |
/// | `Tied` | index | a copy of an operand appended before |
/// | `First` | index | the first part of what was parsed there |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum ConvertOp {
    End,
    Operand,
    Immediate,
    Register,
    Tied,
    First,
}

impl ConvertOp {
    /// Unknown numbers count as [`ConvertOp::End`].
    pub fn from_byte(byte: u8) -> ConvertOp {
        use ConvertOp::*;
        *[End, Operand, Immediate, Register, Tied, First].get(byte as usize).unwrap_or(&End)
    }
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
    /// The operand is a constant that the operand type of this number accepts, or a symbol alone for which the type has a
    /// fixup.
    Fits,
}
