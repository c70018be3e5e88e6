//! Encoding programs: from an instruction with operands to bits.
//!
//! A program is:
//!
//! ```text
//! size      number      bytes of the instruction (at most 32); 0: it has several pieces, see [`crate::sequence`]
//! base      size bytes  the fixed bits, least significant byte first
//! fields    number      how many fields follow; each:
//!   operand   number    flattened operand whose value is inserted (the first part of a composite one)
//!   method    number    0: the value of an immediate or the encoding of a register;
//!                       otherwise index plus 1 of a function of `expr`
//!   pieces    number    how many pieces follow; each three numbers:
//!     from              lowest bit of the value
//!     to                lowest bit of the instruction
//!     width             bits
//! ```
//!
//! Bit 0 of the instruction is the least significant bit of the number that the manual prints; byte order is a fact of the
//! target.

use crate::code::{Reader, write_number};

/// The largest fixed-length instruction, in bytes.
pub const MAX_BYTES: usize = 32;

/// A run of bits copied from a value into the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub from: u32,
    pub to: u32,
    pub width: u32,
}

/// An operand's part of the encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub operand: u32,
    pub method: u32,
    pub pieces: Vec<Piece>,
}

/// An encoding program, for the builder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Encoding {
    pub base: Vec<u8>,
    pub fields: Vec<Field>,
}

impl Encoding {
    pub fn write(&self) -> Vec<u8> {
        debug_assert!(self.base.len() <= MAX_BYTES);
        let mut out = Vec::new();
        write_number(&mut out, self.base.len() as u64);
        out.extend_from_slice(&self.base);
        write_number(&mut out, self.fields.len() as u64);
        for field in &self.fields {
            for n in [field.operand, field.method, field.pieces.len() as u32] {
                write_number(&mut out, n.into());
            }
            for piece in &field.pieces {
                for n in [piece.from, piece.to, piece.width] {
                    write_number(&mut out, n.into());
                }
            }
        }
        out
    }
}

/// Walks the fields of a program without allocation.
#[derive(Clone, Copy, Debug)]
pub struct EncodingReader<'a> {
    code: Reader<'a>,
    base: &'a [u8],
    fields_left: u32,
}

impl<'a> EncodingReader<'a> {
    pub fn new(mut code: Reader<'a>) -> EncodingReader<'a> {
        let size = code.number() as usize;
        let base = code.bytes(size);
        let fields_left = code.number() as u32;
        EncodingReader { code, base, fields_left }
    }

    /// The fixed bits.
    pub fn base(&self) -> &'a [u8] {
        self.base
    }

    /// The next field: operand, method, and its pieces, which must be read before the next call.
    pub fn next_field(&mut self) -> Option<(u32, u32, u32)> {
        self.fields_left = self.fields_left.checked_sub(1)?;
        let mut number = || self.code.number() as u32;
        Some((number(), number(), number()))
    }

    pub fn next_piece(&mut self) -> Piece {
        let mut number = || self.code.number() as u32;
        Piece { from: number(), to: number(), width: number() }
    }
}

/// Copies `piece.width` bits of `value` into the instruction `bits`, which holds zeros there.
pub fn insert_bits(bits: &mut [u8], value: u64, piece: Piece) {
    for i in 0..piece.width {
        let bit = value.checked_shr(piece.from + i).unwrap_or(0) & 1;
        let to = (piece.to + i) as usize;
        if let Some(byte) = bits.get_mut(to / 8) {
            *byte |= (bit as u8) << (to % 8);
        }
    }
}

/// The inverse of [`insert_bits`]: the bits of the value that the instruction holds at `piece`.
pub fn extract_bits(bits: &[u8], piece: Piece) -> u64 {
    (0..piece.width).fold(0, |value, i| {
        let at = (piece.to + i) as usize;
        let bit = bits.get(at / 8).map_or(0, |byte| byte >> (at % 8) & 1);
        value | u64::from(bit).checked_shl(piece.from + i).unwrap_or(0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_read_as_written() {
        // The branch format of RISC-V: imm[12|10:5] rs2 rs1 funct3 imm[4:1|11] opcode.
        let pieces = vec![
            Piece { from: 11, to: 7, width: 1 },
            Piece { from: 1, to: 8, width: 4 },
            Piece { from: 5, to: 25, width: 6 },
            Piece { from: 12, to: 31, width: 1 },
        ];
        let encoding = Encoding {
            base: vec![0x63, 0, 0, 0],
            fields: vec![Field { operand: 2, method: 0, pieces: pieces.clone() }],
        };
        let code = encoding.write();
        let mut reader = EncodingReader::new(Reader::new(&code));
        assert_eq!(reader.base(), [0x63, 0, 0, 0]);
        assert_eq!(reader.next_field(), Some((2, 0, 4)));
        let mut bits = reader.base().to_vec();
        for piece in &pieces {
            assert_eq!(reader.next_piece(), *piece);
            insert_bits(&mut bits, -8i64 as u64, *piece);
        }
        assert_eq!(reader.next_field(), None);
        // beq x0, x0, -8
        assert_eq!(bits, 0xfe000ce3u32.to_le_bytes());
        let value = pieces.iter().fold(0, |v, &p| v | extract_bits(&bits, p));
        assert_eq!(value, 0x1ff8);
    }
}
