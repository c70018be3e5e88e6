//! The abbreviations that BLOCKINFO defines for all blocks of a kind.
//!
//! They cover the records that make up most of a file. Numbers of values are relative and mostly small; numbers of types
//! have a fixed width that the size of the type table decides. A record whose values do not fit (a forward reference
//! brings a type along) is written without abbreviation.

use crate::bitstream::writer::{Abbrev, AbbrevOp, BitWriter};
use crate::codes::{block, constants, function, metadata, symtab_entry};
use AbbrevOp::{Array, Blob, Char6, Fixed, Literal, Vbr};

macro_rules! abbrevs {
    ($types:ident; $($(#[$attr:meta])* $block:ident { $($(#[$field_attr:meta])* $name:ident = [$($op:expr),*],)* })*) => {
        /// The abbreviations, by name.
        pub struct Abbrevs {
            $($(pub $name: Abbrev,)*)*
        }

        impl Abbrevs {
            /// Writes the BLOCKINFO block. `type_bits` is the width of a type number.
            pub fn define(w: &mut BitWriter, type_bits: u32) -> Abbrevs {
                let $types = Fixed(type_bits);
                w.enter_blockinfo();
                $(
                    let defined = w.define_block_abbrevs(block::$block, &[$(&[$($op),*],)*]);
                    let mut defined = defined.into_iter();
                    $(let $name = defined.next();)*
                )*
                w.exit_block();
                let none = || Abbrev { id: 0, ops: Vec::new() };
                Abbrevs { $($($name: $name.unwrap_or_else(none),)*)* }
            }
        }
    };
}

/// A number of a value, relative to that of the instruction.
const VALUE: AbbrevOp = Vbr(6);

/// Bits of the word of a call with convention and markers.
const CALL_WORD_BITS: u32 = 17;

abbrevs! { types;
    VALUE_SYMTAB {
        name_8bit = [Fixed(3), Vbr(8), Array, Fixed(8)],
        name_7bit = [Literal(symtab_entry::ENTRY), Vbr(8), Array, Fixed(7)],
        name_char6 = [Literal(symtab_entry::ENTRY), Vbr(8), Array, Char6],
        block_name_char6 = [Literal(symtab_entry::BBENTRY), Vbr(8), Array, Char6],
    }
    CONSTANTS {
        set_type = [Literal(constants::SETTYPE), types],
        integer = [Literal(constants::INTEGER), Vbr(8)],
        const_cast = [Literal(constants::CE_CAST), Fixed(4), types, Vbr(8)],
        null = [Literal(constants::NULL)],
    }
    METADATA {
        strings = [Literal(metadata::STRINGS), Vbr(6), Vbr(6), Blob],
        location = [
            Literal(metadata::LOCATION), Fixed(1), Vbr(6), Vbr(8), Vbr(6), Vbr(6), Fixed(1), Vbr(6), Vbr(3)
        ],
        value = [Literal(metadata::VALUE), types, Vbr(8)],
        index_offset = [Literal(metadata::INDEX_OFFSET), Fixed(32), Fixed(32)],
        index = [Literal(metadata::INDEX), Array, Vbr(6)],
        named = [Literal(metadata::NAME), Array, Fixed(8)],
    }
    FUNCTION {
        load = [Literal(function::LOAD), VALUE, types, Vbr(4), Fixed(1)],
        store = [Literal(function::STORE), VALUE, VALUE, Vbr(4), Fixed(1)],
        unop = [Literal(function::UNOP), VALUE, Fixed(4)],
        unop_flags = [Literal(function::UNOP), VALUE, Fixed(4), Fixed(8)],
        binop = [Literal(function::BINOP), VALUE, VALUE, Fixed(4)],
        binop_flags = [Literal(function::BINOP), VALUE, VALUE, Fixed(4), Fixed(8)],
        cast = [Literal(function::CAST), VALUE, types, Fixed(4)],
        cast_flags = [Literal(function::CAST), VALUE, types, Fixed(4), Fixed(8)],
        ret_void = [Literal(function::RET)],
        ret_value = [Literal(function::RET), VALUE],
        br = [Literal(function::BR), VALUE],
        cond_br = [Literal(function::BR), VALUE, VALUE, VALUE],
        unreachable = [Literal(function::UNREACHABLE)],
        gep = [Literal(function::GEP), Fixed(3), types, Array, VALUE],
        cmp = [Literal(function::CMP2), VALUE, VALUE, Fixed(6)],
        cmp_flags = [Literal(function::CMP2), VALUE, VALUE, Fixed(6), Fixed(8)],
        debug_value = [Literal(function::DEBUG_RECORD_VALUE_SIMPLE), Vbr(7), Vbr(7), Vbr(7), VALUE],
        debug_loc = [
            Literal(function::DEBUG_LOC), Vbr(6), Vbr(8), Vbr(6), Vbr(6), Fixed(1), Vbr(6), Vbr(3)
        ],
        debug_loc_again = [Literal(function::DEBUG_LOC_AGAIN)],
        debug_declare = [Literal(function::DEBUG_RECORD_DECLARE), Vbr(7), Vbr(7), Vbr(7), Vbr(7)],
        call = [Literal(function::CALL), VALUE, Fixed(CALL_WORD_BITS), types, Vbr(8), Array, VALUE],
        alloca = [Literal(function::ALLOCA), types, types, Vbr(8), Vbr(8)],
        phi = [Literal(function::PHI), types, Array, VALUE],
        select = [Literal(function::VSELECT), VALUE, VALUE, VALUE],
    }
}

impl Abbrevs {
    /// How many abbreviations of VALUE_SYMTAB blocks there are.
    pub const VALUE_SYMTAB_COUNT: usize = 4;
    /// How many abbreviations of METADATA blocks there are.
    pub const METADATA_COUNT: usize = 6;
    /// How many abbreviations of CONSTANTS blocks there are.
    pub const CONSTANTS_COUNT: usize = 4;
}
