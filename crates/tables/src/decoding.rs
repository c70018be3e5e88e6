//! Decoder programs: from bits to an opcode and operands.
//!
//! A decoder table is a trie of tests over instruction bits, written as a program whose skips are relative to the byte
//! after the skip. Operands of the ops are numbers (LEB128):
//!
//! | op | operands | meaning |
//! |---|---|---|
//! | [`Op::Extract`] | start, width | field := bits |
//! | [`Op::Filter`] | value, skip | if field differs, go on `skip` further |
//! | [`Op::Check`] | start, width, value, skip | if the bits differ, go on `skip` further |
//! | [`Op::Predicates`] | set, skip | if the subtarget lacks something of the set, go on `skip` further |
//! | [`Op::Decode`] | opcode, program | the instruction is `opcode`; read its operands by `program` |
//! | [`Op::TryDecode`] | opcode, program, skip | the same, but if an operand is refused go on `skip` further |
//! | [`Op::SoftFail`] | positive mask, negative mask | bits that should be 0, bits that should be 1: warn |
//! | [`Op::TrySequence`] | opcode, program, skip | the same for an instruction of several pieces ([`crate::sequence`]); `program` is in the encoding section |
//! | [`Op::Jump`] | skip | go on `skip` further |
//! | [`Op::Fail`] | | no instruction |
//!
//! An operand program is: number of operands; each: operand index, method (0: immediate or register of its class;
//! otherwise index plus 1 of a function of `expr`), number of pieces, pieces as in [`crate::encoding`].

use crate::image::{Str, records};

records! {
    /// A decoder table: instructions of one size, namespace and hardware mode. Tables are tried in order.
    pub struct DecoderTable in DecoderTables {
        /// `DecoderNamespace`.
        pub namespace: Str,
        pub mode: u16,
        /// Bytes; of instructions of several pieces, those of the first.
        pub size: u8,
        /// Offset of the program in the decoding section.
        pub program: u32,
    }
}

macro_rules! ops {
    ($($name:ident,)*) => {
        /// Operations of a decoder table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Op { $($name,)* }

        impl Op {
            const ALL: &[Op] = &[$(Op::$name,)*];

            /// Unknown numbers, and what is read past the end of a program, count as [`Op::Fail`].
            pub fn from_byte(byte: u8) -> Op {
                Op::ALL.get(byte as usize).copied().unwrap_or(Op::Fail)
            }
        }
    };
}

ops! { Fail, Extract, Filter, Check, Predicates, Decode, TryDecode, SoftFail, Jump, TrySequence, }
