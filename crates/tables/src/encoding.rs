//! Encoding programs: from an instruction with operands to bits.
//!
//! A program is:
//!
//! ```text
//! size      number      bytes of the instruction (at most 64); 0: it has several pieces, see [`crate::sequence`]
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
//! Bits behind the word are not stored: they are those of recoded fields, which hold a function of several operands' bits (a
//! number whose digits are the operands'). A field whose operand is [`RECODED`] is computed by its method from the bits at
//! its first piece, once the operands before it have put theirs there, and stored at the others. In a decoder's operand
//! program it comes before the operands: its method makes the bits at the first piece from those at the others, or a
//! negative number if they mean nothing.
//!
//! Bit 0 of the instruction is the least significant bit of the number that the manual prints; byte order is a fact of the
//! target.

use crate::code::{Reader, write_number};

/// The largest fixed-length instruction, in bytes.
pub const MAX_BYTES: usize = 64;

/// In place of an operand: a recoded field.
pub const RECODED: u32 = u32::MAX;

/// All recoded fields of an instruction are functions of so many bytes at most.
pub const MAX_RECODED_BYTES: usize = 8;

/// A word and what recoded fields are made of.
pub const WIDE_BYTES: usize = MAX_BYTES + MAX_RECODED_BYTES;

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

/// Ones in the lowest `width` bits.
fn ones(width: u32) -> u64 {
    u64::MAX.checked_shr(64 - width.min(64)).unwrap_or(0)
}

/// A long piece in two, neither longer than 32 bits.
fn halves(piece: Piece) -> [Piece; 2] {
    let (from, to) = (piece.from.saturating_add(32), piece.to.saturating_add(32));
    [Piece { width: 32, ..piece }, Piece { from, to, width: piece.width.min(64) - 32 }]
}

/// Copies `piece.width` bits of `value` into the instruction `bits`, which holds zeros there.
pub fn insert_bits(bits: &mut [u8], value: u64, piece: Piece) {
    let (start, shift) = ((piece.to / 8) as usize, piece.to % 8);
    if piece.width.saturating_add(shift) > 64 {
        // Rare: a field that spans nine bytes is copied in two parts.
        let [low, high] = halves(piece);
        insert_bits(bits, value, low);
        return insert_bits(bits, value, high);
    }
    let field = (value.checked_shr(piece.from).unwrap_or(0) & ones(piece.width)) << shift;
    for (to, from) in bits.iter_mut().skip(start).zip(field.to_le_bytes()) {
        *to |= from;
    }
}

/// The inverse of [`insert_bits`]: the bits of the value that the instruction holds at `piece`.
pub fn extract_bits(bits: &[u8], piece: Piece) -> u64 {
    let (start, shift) = ((piece.to / 8) as usize, piece.to % 8);
    if piece.width.saturating_add(shift) > 64 {
        let [low, high] = halves(piece);
        return extract_bits(bits, low) | extract_bits(bits, high);
    }
    let mut raw = [0; 8];
    let source = bits.get(start..).unwrap_or_default();
    raw.iter_mut().zip(source).for_each(|(to, from)| *to = *from);
    (u64::from_le_bytes(raw) >> shift & ones(piece.width)).checked_shl(piece.from).unwrap_or(0)
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

    #[test]
    fn pieces_of_any_size_and_place() {
        for width in [1, 5, 31, 32, 33, 60, 64] {
            for (from, to) in [(0, 0), (0, 3), (2, 7), (0, 61), (40, 100)] {
                let piece = Piece { from, to, width };
                let mut bits = [0u8; MAX_BYTES];
                insert_bits(&mut bits, 0x0123_4567_89ab_cdef, piece);
                let kept = (0..width.min(64 - from)).fold(0, |mask, i| mask | 1u64 << (from + i));
                assert_eq!(extract_bits(&bits, piece), 0x0123_4567_89ab_cdef & kept, "{piece:?}");
            }
        }
        let beyond = Piece { from: 0, to: u32::MAX, width: 64 };
        assert_eq!(extract_bits(&[0xff; 4], beyond), 0);
    }
}
