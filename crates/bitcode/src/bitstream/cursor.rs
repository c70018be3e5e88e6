//! Reading a bitstream.
//!
//! The state of a [`Cursor`] is a bit position; each number is cut out of the eight bytes around it. Reading past the
//! end gives zeros and is noticed when the record or block header is complete: zeros end every loop (a zero chunk ends a
//! number, abbreviation id 0 ends a block), and counts are checked against the bits that remain before anything is
//! allocated. So the innermost functions need not return errors.

use super::abbrev::{Definition, Rest, selected_block};
use super::{Abbrev, BlockInfo, Error, Op};
use crate::codes::{CHAR6, abbrev_id, block};
use std::sync::Arc;

/// A position in a bitstream and the blocks around it.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    bytes: &'a [u8],
    /// Bit position. May run past the end by a bounded amount; see the module text.
    pos: u64,
    /// Bits per abbreviation id in the current block.
    abbrev_width: u32,
    /// Abbreviations of the current block.
    abbrevs: Vec<Arc<Abbrev>>,
    /// Enclosing blocks: their width and abbreviations.
    outer: Vec<(u32, Vec<Arc<Abbrev>>)>,
    info: Arc<BlockInfo>,
    /// Abbreviations defined so far.
    definitions: u64,
}

/// What comes next in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The block ends; the cursor is behind it.
    End,
    /// A block with this id, to be entered or skipped.
    Block(u32),
    /// A record with this abbreviation id.
    Record(u32),
}

/// A record. Made once and filled again and again.
#[derive(Clone, Debug, Default)]
pub struct Record<'a> {
    pub code: u32,
    /// Everything after the code, except a blob.
    pub ops: Vec<u64>,
    pub blob: Option<&'a [u8]>,
    /// Where it starts.
    pub bit: u64,
}

impl Record<'_> {
    #[inline]
    pub fn op(&self, index: usize) -> Result<u64, Error> {
        self.ops.get(index).copied().ok_or_else(|| self.error("too few operands"))
    }

    pub fn error(&self, message: impl Into<String>) -> Error {
        Error::new(self.bit, message)
    }
}

/// The deepest nesting of blocks: LLVM's files have three levels.
const MAX_DEPTH: usize = 16;

/// Bits of a number that one look at the stream gives, wherever it begins.
const MAX_PEEKED: u32 = 57;

/// A bound on the operands of one abbreviation.
const MAX_ABBREV_OPERANDS: u64 = 1 << 16;

impl<'a> Cursor<'a> {
    /// At the start of the bytes, outside of any block.
    pub fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor {
            bytes,
            pos: 0,
            abbrev_width: 2,
            abbrevs: Vec::new(),
            outer: Vec::new(),
            info: Arc::default(),
            definitions: 0,
        }
    }

    /// A cursor outside of any block at a position of the same stream, with the same BLOCKINFO; for reading a block
    /// that was skipped.
    pub fn at(&self, bit: u64) -> Cursor<'a> {
        Cursor { pos: bit, info: Arc::clone(&self.info), ..Cursor::new(self.bytes) }
    }

    #[inline]
    pub fn bit(&self) -> u64 {
        self.pos
    }

    #[inline]
    fn end(&self) -> u64 {
        self.bytes.len() as u64 * 8
    }

    /// Bits between the position and the end of the stream.
    #[inline]
    pub fn remaining_bits(&self) -> u64 {
        self.end().saturating_sub(self.pos)
    }

    pub fn at_end(&self) -> bool {
        self.pos >= self.end()
    }

    pub fn error(&self, message: impl Into<String>) -> Error {
        Error::new(self.pos.min(self.end()), message)
    }

    fn check_overrun(&self) -> Result<(), Error> {
        if self.pos <= self.end() { Ok(()) } else { Err(self.error("unexpected end of file")) }
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
        self.pos += u64::from(width);
        if first & more == 0 { first } else { self.vbr_rest(width, first & (more - 1)) }
    }

    fn vbr_rest(&mut self, width: u32, first: u64) -> u64 {
        let more = 1 << (width - 1);
        let (mut value, mut shift) = (first, width - 1);
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

    fn align_to_word(&mut self) {
        self.pos = self.pos.next_multiple_of(32);
    }

    /// What comes next in the current block. Definitions of abbreviations are dealt with on the way.
    #[inline]
    pub fn next_entry(&mut self) -> Result<Entry, Error> {
        loop {
            let id = self.fixed(self.abbrev_width) as u32;
            match id {
                abbrev_id::END_BLOCK => {
                    self.leave_block()?;
                    return Ok(Entry::End);
                }
                abbrev_id::ENTER_SUBBLOCK => {
                    let block = self.vbr(8);
                    self.check_overrun()?;
                    return u32::try_from(block)
                        .map(Entry::Block)
                        .map_err(|_| self.error("block id out of range"));
                }
                abbrev_id::DEFINE_ABBREV => {
                    let abbrev = self.define_abbrev()?;
                    self.abbrevs.push(abbrev);
                }
                _ => return Ok(Entry::Record(id)),
            }
        }
    }

    /// The next record of a block in which nothing else matters; blocks in it are skipped. False at its end.
    pub fn next_record(&mut self, record: &mut Record<'a>) -> Result<bool, Error> {
        loop {
            match self.next_entry()? {
                Entry::End => return Ok(false),
                Entry::Block(_) => self.skip_block()?,
                Entry::Record(id) => {
                    self.read_record(id, record)?;
                    return Ok(true);
                }
            }
        }
    }

    fn leave_block(&mut self) -> Result<(), Error> {
        self.align_to_word();
        self.check_overrun()?;
        let Some((width, abbrevs)) = self.outer.pop() else {
            return Err(self.error("end of block outside of any block"));
        };
        (self.abbrev_width, self.abbrevs) = (width, abbrevs);
        Ok(())
    }

    /// Bits per abbreviation id in the current block.
    pub fn abbrev_width(&self) -> u32 {
        self.abbrev_width
    }

    /// How many abbreviations have been defined so far, in all blocks.
    pub fn definitions(&self) -> u64 {
        self.definitions
    }

    /// The abbreviations of the current block so far; the first has the id [`abbrev_id::FIRST_APPLICATION`].
    pub fn abbrevs(&self) -> &[Arc<Abbrev>] {
        &self.abbrevs
    }

    /// The rest of a block's header after its id: the width of its abbreviation ids, and its length in bits.
    fn block_header(&mut self) -> Result<(u32, u64), Error> {
        let width = self.vbr(4);
        self.align_to_word();
        let length = self.fixed(32) * 32;
        self.check_overrun()?;
        if !(2..=32).contains(&width) {
            return Err(self.error(format!("block with abbreviation ids of {width} bits")));
        }
        if length > self.remaining_bits() {
            return Err(self.error("block is longer than the file"));
        }
        Ok((width as u32, length))
    }

    /// Goes into the block that [`next_entry`](Self::next_entry) has announced.
    pub fn enter_block(&mut self, id: u32) -> Result<(), Error> {
        let (width, _) = self.block_header()?;
        if self.outer.len() == MAX_DEPTH {
            return Err(self.error("blocks are nested too deeply"));
        }
        let abbrevs = self.info.abbrevs(id).to_vec();
        let outer = (self.abbrev_width, std::mem::replace(&mut self.abbrevs, abbrevs));
        self.outer.push(outer);
        self.abbrev_width = width;
        Ok(())
    }

    /// Goes behind the block that [`next_entry`](Self::next_entry) has announced.
    pub fn skip_block(&mut self) -> Result<(), Error> {
        let (_, length) = self.block_header()?;
        self.pos += length;
        Ok(())
    }

    fn define_abbrev(&mut self) -> Result<Arc<Abbrev>, Error> {
        let bit = self.pos;
        let count = self.vbr(5);
        // Every operand takes at least four bits.
        if count > MAX_ABBREV_OPERANDS || count * 4 > self.remaining_bits() {
            return Err(self.error("abbreviation with too many operands"));
        }
        let mut definitions = Vec::with_capacity(count as usize);
        for _ in 0..count {
            if self.fixed(1) == 1 {
                definitions.push(Definition::Op(Op::Literal(self.vbr(8))));
                continue;
            }
            let encoding = self.fixed(3);
            let width = matches!(encoding, crate::codes::encoding::FIXED | crate::codes::encoding::VBR)
                .then(|| self.vbr(5));
            definitions.push(Definition::new(encoding, width, bit)?);
        }
        self.check_overrun()?;
        self.definitions += 1;
        Abbrev::new(&definitions, bit).map(Arc::new)
    }

    /// Reads the BLOCKINFO block that was just announced.
    pub fn read_blockinfo(&mut self) -> Result<(), Error> {
        self.enter_block(block::BLOCKINFO)?;
        let mut info = BlockInfo::clone(&self.info);
        let mut selected = None;
        let mut record = Record::default();
        loop {
            // As `next_entry`, except that definitions belong to the selected block.
            let id = self.fixed(self.abbrev_width) as u32;
            match id {
                abbrev_id::END_BLOCK => break self.leave_block()?,
                abbrev_id::ENTER_SUBBLOCK => {
                    self.vbr(8);
                    self.skip_block()?;
                }
                abbrev_id::DEFINE_ABBREV => {
                    let abbrev = self.define_abbrev()?;
                    let Some(id) = selected else {
                        return Err(self.error("abbreviation in BLOCKINFO before a block is selected"));
                    };
                    info.add(id, abbrev);
                }
                _ => {
                    self.read_record(id, &mut record)?;
                    if let Some(block) = selected_block(record.code, &record.ops) {
                        let block = u32::try_from(block);
                        selected = Some(block.map_err(|_| record.error("block id out of range"))?);
                    }
                }
            }
        }
        self.info = Arc::new(info);
        Ok(())
    }

    /// Reads the record that [`next_entry`](Self::next_entry) has announced.
    #[inline]
    pub fn read_record(&mut self, abbrev: u32, record: &mut Record<'a>) -> Result<(), Error> {
        record.ops.clear();
        record.blob = None;
        record.bit = self.pos;
        if abbrev != abbrev_id::UNABBREV_RECORD {
            return self.read_abbreviated(abbrev, record);
        }
        let code = self.vbr(6);
        let count = self.vbr(6);
        // Every operand takes at least six bits.
        if count > self.remaining_bits() / 6 {
            return Err(record.error("record is longer than the file"));
        }
        record.ops.reserve(count as usize);
        for _ in 0..count {
            let op = self.vbr(6);
            record.ops.push(op);
        }
        self.finish_record(code, record)
    }

    #[inline]
    fn finish_record(&self, code: u64, record: &mut Record<'a>) -> Result<(), Error> {
        self.check_overrun()?;
        record.code = u32::try_from(code).map_err(|_| record.error("record code out of range"))?;
        Ok(())
    }

    fn read_abbreviated(&mut self, id: u32, record: &mut Record<'a>) -> Result<(), Error> {
        // The abbreviations are taken out while the numbers are read, as both need the cursor.
        let abbrevs = std::mem::take(&mut self.abbrevs);
        let result = match abbrevs.get((id - abbrev_id::FIRST_APPLICATION) as usize) {
            Some(abbrev) => self.read_with(abbrev, record),
            None => Err(record.error(format!("record with abbreviation {id}, which is not defined"))),
        };
        self.abbrevs = abbrevs;
        result
    }

    fn read_with(&mut self, abbrev: &Abbrev, record: &mut Record<'a>) -> Result<(), Error> {
        // The code is the first number, wherever that comes from.
        let (code, ops) = abbrev.code_and_ops();
        let code = self.scalar(code);
        for op in ops {
            let value = self.scalar(*op);
            record.ops.push(value);
        }
        match abbrev.rest {
            Rest::None => {}
            Rest::Array(element) => self.array(element, record)?,
            Rest::Blob => self.blob(record)?,
        }
        self.finish_record(code, record)
    }

    #[inline]
    fn scalar(&mut self, op: Op) -> u64 {
        match op {
            Op::Literal(value) => value,
            Op::Fixed(width) => self.fixed(width),
            Op::Vbr(width) => self.vbr(width),
            Op::Char6 => u64::from(CHAR6[self.fixed(6) as usize]),
        }
    }

    fn array(&mut self, element: Op, record: &mut Record<'a>) -> Result<(), Error> {
        let count = self.vbr(6);
        let bits = match element {
            // Takes no bits; what limits the length is only our patience.
            Op::Literal(_) | Op::Fixed(0) => 8,
            Op::Fixed(width) | Op::Vbr(width) => u64::from(width),
            Op::Char6 => 6,
        };
        if count > self.remaining_bits() / bits {
            return Err(record.error("array is longer than the file"));
        }
        record.ops.reserve(count as usize);
        for _ in 0..count {
            let value = self.scalar(element);
            record.ops.push(value);
        }
        Ok(())
    }

    fn blob(&mut self, record: &mut Record<'a>) -> Result<(), Error> {
        let length = self.vbr(6);
        self.align_to_word();
        if length > self.remaining_bits() / 8 {
            return Err(record.error("blob is longer than the file"));
        }
        let start = (self.pos / 8) as usize;
        record.blob = self.bytes.get(start..start + length as usize);
        self.pos += length * 8;
        self.align_to_word();
        Ok(())
    }
}
