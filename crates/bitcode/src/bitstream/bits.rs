//! Numbers cut out of bytes: the innermost part of reading a bitstream.
//!
//! The state is a bit position; each number is cut out of the eight bytes around it. Reading past the end gives zeros;
//! [`Cursor`](super::Cursor) notices it when a record or block header is complete. So nothing here returns errors.

use super::Op;
use crate::codes::CHAR6;

/// Bits of a number that one look at the stream gives, wherever it begins.
const MAX_PEEKED: u32 = 57;

/// A position in bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bits<'a> {
    pub bytes: &'a [u8],
    /// Bit position. May run past the end by a bounded amount.
    pub pos: u64,
}

impl Bits<'_> {
    #[inline]
    pub fn end(&self) -> u64 {
        self.bytes.len() as u64 * 8
    }

    /// Bits between the position and the end.
    #[inline]
    pub fn remaining(&self) -> u64 {
        self.end().saturating_sub(self.pos)
    }

    pub fn align_to_word(&mut self) {
        self.pos = self.pos.next_multiple_of(32);
    }

    /// At least [`MAX_PEEKED`] bits from the position on, zeros past the end.
    #[inline]
    fn peek(&self) -> u64 {
        let byte = (self.pos >> 3) as usize;
        let word = match self.bytes.get(byte..).and_then(|rest| rest.first_chunk::<8>()) {
            Some(chunk) => u64::from_le_bytes(*chunk),
            None => self.peek_tail(byte),
        };
        word >> (self.pos & 7)
    }

    #[cold]
    fn peek_tail(&self, byte: usize) -> u64 {
        let mut chunk = [0; 8];
        for (to, from) in chunk.iter_mut().zip(self.bytes.get(byte..).unwrap_or_default()) {
            *to = *from;
        }
        u64::from_le_bytes(chunk)
    }

    /// A number of `width` bits, 0 to 64.
    #[inline]
    pub fn fixed(&mut self, width: u32) -> u64 {
        if width > MAX_PEEKED {
            return self.fixed_in_halves(width);
        }
        let value = self.peek() & ((1 << width) - 1);
        self.pos += u64::from(width);
        value
    }

    #[cold]
    fn fixed_in_halves(&mut self, width: u32) -> u64 {
        let low = self.fixed(32);
        low | self.fixed(width - 32) << 32
    }

    /// A number in chunks of `width` bits, 2 to 32. Bits above 64 are lost.
    #[inline]
    pub fn vbr(&mut self, width: u32) -> u64 {
        let more = 1 << (width - 1);
        let word = self.peek();
        let first = word & ((more << 1) - 1);
        if first & more == 0 {
            self.pos += u64::from(width);
            return first;
        }
        // Most numbers of more than one chunk have two, and one look shows both.
        let second = word >> width & ((more << 1) - 1);
        if second & more == 0 && width * 2 <= MAX_PEEKED {
            self.pos += u64::from(width * 2);
            return first & (more - 1) | second << (width - 1);
        }
        self.long_vbr(width)
    }

    fn long_vbr(&mut self, width: u32) -> u64 {
        let more = 1 << (width - 1);
        let (mut value, mut shift) = (0, 0);
        loop {
            let chunk = self.fixed(width);
            if shift < 64 {
                value |= (chunk & (more - 1)) << shift;
            }
            shift = (shift + width - 1).min(64);
            if chunk & more == 0 {
                return value;
            }
        }
    }

    /// A number packed in one of the ways of abbreviations. Inlined into the loops over the numbers of records, which
    /// are the larger part of reading.
    #[inline(always)]
    pub fn scalar(&mut self, op: Op) -> u64 {
        match op {
            Op::Literal(value) => value,
            Op::Fixed(width) => self.fixed(width),
            Op::Vbr(width) => self.vbr(width),
            Op::Char6 => u64::from(CHAR6[self.fixed(6) as usize]),
        }
    }
}
