//! Writing bitstreams: bits, variable-width numbers, abbreviations, nested blocks.
//!
//! Bits collect in a 64-bit accumulator, least significant first, and leave it eight bytes at a time. A block is entered
//! at a word boundary with a length of 0 that [`BitWriter::exit_block`] fills in. A writer can produce a part of a
//! stream, for instance one function block: blocks start and end at word boundaries and contain no absolute positions, so
//! parts are joined by copying bytes ([`BitWriter::append_words`]).

use crate::codes::{CHAR6, abbrev_id, block, blockinfo, encoding};

/// One operand of an abbreviation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbbrevOp {
    /// A value that is not written.
    Literal(u32),
    /// So many bits.
    Fixed(u32),
    /// Chunks of so many bits.
    Vbr(u32),
    /// A number of elements, each encoded as the operand that follows, which is the last.
    Array,
    /// A letter, digit, `.` or `_` in six bits.
    Char6,
    /// A number of bytes, then the bytes at a word boundary. The last operand.
    Blob,
}

/// A record layout that has been defined in the stream, with its number.
#[derive(Clone, Debug)]
pub struct Abbrev {
    pub id: u32,
    pub ops: Vec<AbbrevOp>,
}

struct OpenBlock {
    outer_width: u32,
    /// Where the length word of the block is in `out`.
    length_at: usize,
    /// First abbreviation id of the enclosing block that is still free.
    outer_next_abbrev: u32,
}

/// A bitstream in the making.
pub struct BitWriter {
    out: Vec<u8>,
    acc: u64,
    /// Bits in `acc`, always fewer than 64.
    used: u32,
    /// Width of abbreviation ids in the current block.
    width: u32,
    next_abbrev: u32,
    blocks: Vec<OpenBlock>,
}

/// The width of abbreviation ids outside of all blocks.
pub const TOP_LEVEL_WIDTH: u32 = 2;

impl BitWriter {
    /// A writer that starts at a word boundary where abbreviation ids have `width` bits.
    pub fn new(width: u32) -> BitWriter {
        BitWriter {
            out: Vec::new(),
            acc: 0,
            used: 0,
            width,
            next_abbrev: abbrev_id::FIRST_APPLICATION,
            blocks: Vec::new(),
        }
    }

    /// Position in bits from the start of this writer.
    pub fn position(&self) -> u64 {
        self.out.len() as u64 * 8 + u64::from(self.used)
    }

    /// Forgets everything and keeps the memory. The writer must be outside of all blocks.
    pub fn clear(&mut self) {
        debug_assert!(self.blocks.is_empty());
        self.out.clear();
        (self.acc, self.used) = (0, 0);
    }

    /// The bytes, which must end at a word boundary outside of all blocks (or else are padded to one).
    pub fn words(&mut self) -> &[u8] {
        self.align_to_word();
        &self.out
    }

    pub fn finish(mut self) -> Vec<u8> {
        self.align_to_word();
        self.out
    }

    /// Writes the low `bits` bits (0 to 64) of `value`, whose other bits must be 0.
    #[inline]
    pub fn bits(&mut self, value: u64, bits: u32) {
        debug_assert!(bits <= 64 && (bits == 64 || value >> bits == 0), "{value:#x} in {bits} bits");
        self.acc |= value << self.used;
        let total = self.used + bits;
        if total < 64 {
            self.used = total;
            return;
        }
        self.out.extend_from_slice(&self.acc.to_le_bytes());
        let written = 64 - self.used;
        self.acc = if written < 64 { value >> written } else { 0 };
        self.used = total - 64;
    }

    /// Writes a number in chunks of `width` bits whose top bit says that more follow.
    #[inline]
    pub fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1u64 << (width - 1);
        while value >= more {
            self.bits((value & (more - 1)) | more, width);
            value >>= width - 1;
        }
        self.bits(value, width);
    }

    /// Pads with zeros to a multiple of 32 bits and moves everything to `out`.
    fn align_to_word(&mut self) {
        let words = self.used.div_ceil(32) as usize;
        self.out.extend_from_slice(&self.acc.to_le_bytes()[..words * 4]);
        (self.acc, self.used) = (0, 0);
    }

    /// Appends bytes that are whole words; pads to a word boundary first.
    pub fn append_words(&mut self, words: &[u8]) {
        debug_assert!(words.len().is_multiple_of(4));
        self.align_to_word();
        self.out.extend_from_slice(words);
    }

    /// Sets 32 bits that were written as 0 at bit `position`.
    pub fn patch_word(&mut self, position: u64, value: u32) {
        let (first, shift) = ((position / 8) as usize, position % 8);
        let bits = u64::from(value) << shift;
        let flushed = self.out.len();
        for (i, byte) in bits.to_le_bytes().into_iter().take(5).enumerate() {
            match first + i {
                at if at < flushed => self.out[at] |= byte,
                at if at < flushed + 8 => self.acc |= u64::from(byte) << ((at - flushed) * 8),
                _ => debug_assert_eq!(byte, 0),
            }
        }
    }

    // Blocks.

    /// Opens a block whose abbreviation ids have `width` bits.
    pub fn enter_block(&mut self, id: u32, width: u32) {
        self.bits(abbrev_id::ENTER_SUBBLOCK.into(), self.width);
        self.vbr(id.into(), 8);
        self.vbr(width.into(), 4);
        self.align_to_word();
        let length_at = self.out.len();
        self.out.extend_from_slice(&[0; 4]);
        let outer_next_abbrev = std::mem::replace(&mut self.next_abbrev, abbrev_id::FIRST_APPLICATION);
        self.blocks.push(OpenBlock { outer_width: self.width, length_at, outer_next_abbrev });
        self.width = width;
    }

    /// Says that the first `count` abbreviation ids of the current block were defined in BLOCKINFO.
    pub fn skip_abbrevs(&mut self, count: usize) {
        self.next_abbrev += count as u32;
    }

    pub fn exit_block(&mut self) {
        self.bits(abbrev_id::END_BLOCK.into(), self.width);
        self.align_to_word();
        let Some(block) = self.blocks.pop() else {
            debug_assert!(false, "no block to exit");
            return;
        };
        let words = (self.out.len() - block.length_at - 4) / 4;
        self.out[block.length_at..block.length_at + 4].copy_from_slice(&(words as u32).to_le_bytes());
        self.width = block.outer_width;
        self.next_abbrev = block.outer_next_abbrev;
    }

    // Abbreviations.

    fn abbrev_definition(&mut self, ops: &[AbbrevOp]) {
        self.bits(abbrev_id::DEFINE_ABBREV.into(), self.width);
        self.vbr(ops.len() as u64, 5);
        for &op in ops {
            let (code, data) = match op {
                AbbrevOp::Literal(value) => {
                    self.bits(1, 1);
                    self.vbr(value.into(), 8);
                    continue;
                }
                AbbrevOp::Fixed(bits) => (encoding::FIXED, Some(bits)),
                AbbrevOp::Vbr(bits) => (encoding::VBR, Some(bits)),
                AbbrevOp::Array => (encoding::ARRAY, None),
                AbbrevOp::Char6 => (encoding::CHAR6, None),
                AbbrevOp::Blob => (encoding::BLOB, None),
            };
            self.bits(0, 1);
            self.bits(code, 3);
            if let Some(bits) = data {
                self.vbr(bits.into(), 5);
            }
        }
    }

    /// Defines an abbreviation in the current block.
    pub fn define_abbrev(&mut self, ops: &[AbbrevOp]) -> Abbrev {
        self.abbrev_definition(ops);
        let id = self.next_abbrev;
        self.next_abbrev += 1;
        Abbrev { id, ops: ops.to_vec() }
    }

    /// Defines abbreviations for all blocks of one kind. The current block must be BLOCKINFO.
    pub fn define_block_abbrevs(&mut self, block: u32, abbrevs: &[&[AbbrevOp]]) -> Vec<Abbrev> {
        self.record(blockinfo::SETBID, &[block.into()]);
        let define = |(i, &ops): (usize, &&[AbbrevOp])| {
            self.abbrev_definition(ops);
            Abbrev { id: abbrev_id::FIRST_APPLICATION + i as u32, ops: ops.to_vec() }
        };
        abbrevs.iter().enumerate().map(define).collect()
    }

    /// Opens the BLOCKINFO block.
    pub fn enter_blockinfo(&mut self) {
        self.enter_block(block::BLOCKINFO, TOP_LEVEL_WIDTH);
    }

    // Records.

    /// A record without abbreviation.
    pub fn record(&mut self, code: u32, values: &[u64]) {
        self.bits(abbrev_id::UNABBREV_RECORD.into(), self.width);
        self.vbr(code.into(), 6);
        self.vbr(values.len() as u64, 6);
        for &value in values {
            self.vbr(value, 6);
        }
    }

    /// A record without abbreviation whose values are some numbers and then bytes.
    pub fn record_with_bytes(&mut self, code: u32, values: &[u64], bytes: &[u8]) {
        self.bits(abbrev_id::UNABBREV_RECORD.into(), self.width);
        self.vbr(code.into(), 6);
        self.vbr((values.len() + bytes.len()) as u64, 6);
        for &value in values {
            self.vbr(value, 6);
        }
        for &byte in bytes {
            self.vbr(byte.into(), 6);
        }
    }

    /// A record in an abbreviation whose first operand, the code, is a literal. The values must fit it.
    #[inline]
    pub fn abbreviated(&mut self, abbrev: &Abbrev, values: &[u64]) {
        self.bits(abbrev.id.into(), self.width);
        let mut values = values.iter().copied();
        let mut ops = abbrev.ops[1..].iter().copied();
        while let Some(op) = ops.next() {
            match op {
                AbbrevOp::Array => {
                    let element = ops.next().unwrap_or(AbbrevOp::Vbr(6));
                    self.vbr(values.len() as u64, 6);
                    for value in values.by_ref() {
                        self.scalar(element, value);
                    }
                }
                op => {
                    let value = values.next();
                    debug_assert!(value.is_some(), "record too short for abbreviation {}", abbrev.id);
                    self.scalar(op, value.unwrap_or(0));
                }
            }
        }
        debug_assert!(values.next().is_none(), "record too long for abbreviation {}", abbrev.id);
    }

    /// A record in an abbreviation that ends in an array of characters or a blob: some numbers, then bytes. If the code
    /// is not a literal, it is the first of `values`.
    pub fn abbreviated_with_bytes(&mut self, abbrev: &Abbrev, values: &[u64], bytes: &[u8]) {
        self.bits(abbrev.id.into(), self.width);
        let literal_code = matches!(abbrev.ops[0], AbbrevOp::Literal(_));
        let mut values = values.iter().copied();
        let mut ops = abbrev.ops[usize::from(literal_code)..].iter().copied();
        while let Some(op) = ops.next() {
            match op {
                AbbrevOp::Array => {
                    let element = ops.next().unwrap_or(AbbrevOp::Fixed(8));
                    self.vbr(bytes.len() as u64, 6);
                    for &byte in bytes {
                        self.scalar(element, byte.into());
                    }
                }
                AbbrevOp::Blob => self.blob(bytes),
                op => self.scalar(op, values.next().unwrap_or(0)),
            }
        }
    }

    fn blob(&mut self, bytes: &[u8]) {
        self.vbr(bytes.len() as u64, 6);
        self.align_to_word();
        self.out.extend_from_slice(bytes);
        let padding = bytes.len().next_multiple_of(4) - bytes.len();
        self.out.extend_from_slice(&[0; 4][..padding]);
    }

    #[inline]
    fn scalar(&mut self, op: AbbrevOp, value: u64) {
        match op {
            AbbrevOp::Literal(literal) => debug_assert_eq!(u64::from(literal), value),
            AbbrevOp::Fixed(bits) => self.bits(value, bits),
            AbbrevOp::Vbr(width) => self.vbr(value, width),
            AbbrevOp::Char6 => self.bits(char6(value as u8).unwrap_or(0).into(), 6),
            AbbrevOp::Array | AbbrevOp::Blob => debug_assert!(false, "not a scalar"),
        }
    }
}

/// The six-bit number of a character that has one.
#[inline]
pub fn char6(byte: u8) -> Option<u8> {
    const NONE: u8 = 0xff;
    const NUMBERS: [u8; 256] = {
        let mut numbers = [NONE; 256];
        let mut i = 0;
        while i < CHAR6.len() {
            numbers[CHAR6[i] as usize] = i as u8;
            i += 1;
        }
        numbers
    };
    let number = NUMBERS[usize::from(byte)];
    (number != NONE).then_some(number)
}

/// The cheapest encoding that holds every byte of a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StringEncoding {
    Char6,
    SevenBit,
    EightBit,
}

impl StringEncoding {
    pub fn of(bytes: &[u8]) -> StringEncoding {
        if !bytes.is_ascii() {
            StringEncoding::EightBit
        } else if bytes.iter().all(|&b| char6(b).is_some()) {
            StringEncoding::Char6
        } else {
            StringEncoding::SevenBit
        }
    }

    pub fn element(self) -> AbbrevOp {
        match self {
            StringEncoding::Char6 => AbbrevOp::Char6,
            StringEncoding::SevenBit => AbbrevOp::Fixed(7),
            StringEncoding::EightBit => AbbrevOp::Fixed(8),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_fill_bytes_from_the_low_end() {
        let mut w = BitWriter::new(2);
        w.bits(0b101, 3);
        w.bits(u64::MAX, 64);
        w.bits(1, 1);
        assert_eq!(w.position(), 68);
        assert_eq!(w.finish(), [0xfd, 255, 255, 255, 255, 255, 255, 255, 0x0f, 0, 0, 0]);
    }

    #[test]
    fn numbers_longer_than_a_chunk_continue() {
        let mut w = BitWriter::new(2);
        w.vbr(31, 6);
        w.vbr(32, 6);
        w.vbr(0, 6);
        // 31 | (32 | 0) << 6 | 1 << 12 | 0 << 18
        assert_eq!(w.finish(), (31u32 | 32 << 6 | 1 << 12).to_le_bytes());
    }

    #[test]
    fn block_length_counts_words_after_the_header() {
        let mut w = BitWriter::new(2);
        w.enter_block(8, 3);
        w.record(1, &[2]);
        w.exit_block();
        let bytes = w.finish();
        assert_eq!(bytes[..8], [0x21, 0x0c, 0, 0, 1, 0, 0, 0]);
        assert_eq!(bytes.len(), 12);
    }

    #[test]
    fn a_word_is_patched_across_the_accumulator() {
        for lead in [3, 33, 61] {
            let mut w = BitWriter::new(2);
            w.bits(0, lead);
            let at = w.position();
            w.bits(0, 32);
            w.bits(0b11, 2);
            w.patch_word(at, 0xdead_beef);
            let mut bytes = w.finish();
            bytes.resize(16, 0);
            let all = u128::from_le_bytes(bytes.try_into().unwrap());
            assert_eq!(all, (u128::from(0xdead_beef_u32) | 3 << 32) << lead);
        }
    }

    #[test]
    fn strings_take_their_cheapest_encoding() {
        assert_eq!(StringEncoding::of(b"a.Z_9"), StringEncoding::Char6);
        assert_eq!(StringEncoding::of(b"a b"), StringEncoding::SevenBit);
        assert_eq!(StringEncoding::of(b"\xff"), StringEncoding::EightBit);
        assert_eq!((char6(b'a'), char6(b'_'), char6(b'$')), (Some(0), Some(63), None));
    }
}
