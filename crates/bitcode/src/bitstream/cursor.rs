//! Reading a bitstream.
//!
//! A [`Cursor`] knows the blocks around a position; numbers are cut out of the stream by [`Bits`]. Reading past the end
//! gives zeros and is noticed when the record or block header is complete: zeros end every loop (a zero chunk ends a
//! number, abbreviation id 0 ends a block), and counts are checked against the bits that remain before anything is
//! allocated. So the innermost functions need not return errors.

use super::abbrev::{Definition, Rest, selected_block};
use super::bits::Bits;
use super::{Abbrev, BlockInfo, Error, Op};
use crate::codes::{abbrev_id, block};
use std::sync::Arc;

/// A position in a bitstream and the blocks around it.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    /// The position. It may run past the end by a bounded amount; see the module text.
    bits: Bits<'a>,
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

    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Error {
        Error::new(self.bit, message)
    }
}

/// The deepest nesting of blocks: LLVM's files have three levels.
const MAX_DEPTH: usize = 16;

/// A bound on the operands of one abbreviation.
const MAX_ABBREV_OPERANDS: u64 = 1 << 16;

impl<'a> Cursor<'a> {
    /// At the start of the bytes, outside of any block.
    pub fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor {
            bits: Bits { bytes, pos: 0 },
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
        let bits = Bits { pos: bit, ..self.bits };
        Cursor { bits, info: Arc::clone(&self.info), ..Cursor::new(self.bits.bytes) }
    }

    #[inline]
    pub fn bit(&self) -> u64 {
        self.bits.pos
    }

    /// Bits between the position and the end of the stream.
    #[inline]
    pub fn remaining_bits(&self) -> u64 {
        self.bits.remaining()
    }

    pub fn at_end(&self) -> bool {
        self.bits.pos >= self.bits.end()
    }

    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Error {
        Error::new(self.bits.pos.min(self.bits.end()), message)
    }

    #[inline]
    fn check_overrun(&self) -> Result<(), Error> {
        if self.bits.pos <= self.bits.end() { Ok(()) } else { Err(self.error("unexpected end of file")) }
    }

    /// A number of `width` bits, 0 to 64.
    #[inline]
    pub fn fixed(&mut self, width: u32) -> u64 {
        self.bits.fixed(width)
    }

    /// A number in chunks of `width` bits, 2 to 32. Bits above 64 are lost.
    #[inline]
    pub fn vbr(&mut self, width: u32) -> u64 {
        self.bits.vbr(width)
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
        self.bits.align_to_word();
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
        self.bits.align_to_word();
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

    /// Goes into the block that [`next_entry`](Self::next_entry) has announced. The result is its length in bits.
    pub fn enter_block(&mut self, id: u32) -> Result<u64, Error> {
        let (width, length) = self.block_header()?;
        if self.outer.len() == MAX_DEPTH {
            return Err(self.error("blocks are nested too deeply"));
        }
        let abbrevs = self.info.abbrevs(id).to_vec();
        let outer = (self.abbrev_width, std::mem::replace(&mut self.abbrevs, abbrevs));
        self.outer.push(outer);
        self.abbrev_width = width;
        Ok(length)
    }

    /// Goes behind the block that [`next_entry`](Self::next_entry) has announced.
    pub fn skip_block(&mut self) -> Result<(), Error> {
        let (_, length) = self.block_header()?;
        self.bits.pos += length;
        Ok(())
    }

    fn define_abbrev(&mut self) -> Result<Arc<Abbrev>, Error> {
        let bit = self.bits.pos;
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
        record.bit = self.bits.pos;
        let bits = &mut self.bits;
        let code = match abbrev {
            abbrev_id::UNABBREV_RECORD => read_unabbreviated(bits, record)?,
            id => match self.abbrevs.get((id - abbrev_id::FIRST_APPLICATION) as usize) {
                Some(abbrev) => read_abbreviated(bits, abbrev, record)?,
                None => return Err(undefined_abbreviation(id, record)),
            },
        };
        self.check_overrun()?;
        record.code = u32::try_from(code).map_err(|_| record.error("record code out of range"))?;
        Ok(())
    }
}

#[cold]
fn undefined_abbreviation(id: u32, record: &Record<'_>) -> Error {
    record.error(format!("record with abbreviation {id}, which is not defined"))
}

// The numbers of a record; the result is its code, the first of them.

fn read_unabbreviated(bits: &mut Bits<'_>, record: &mut Record<'_>) -> Result<u64, Error> {
    let code = bits.vbr(6);
    let count = bits.vbr(6);
    // Every operand takes at least six bits.
    if count > bits.remaining() / 6 {
        return Err(record.error("record is longer than the file"));
    }
    record.ops.extend((0..count as usize).map(|_| bits.vbr(6)));
    Ok(code)
}

fn read_abbreviated<'a>(bits: &mut Bits<'a>, abbrev: &Abbrev, record: &mut Record<'a>) -> Result<u64, Error> {
    let (code, ops) = abbrev.code_and_ops();
    let code = bits.scalar(code);
    record.ops.extend(ops.iter().map(|&op| bits.scalar(op)));
    match abbrev.rest {
        Rest::None => {}
        Rest::Array(element) => read_array(bits, element, record)?,
        Rest::Blob => read_blob(bits, record)?,
    }
    Ok(code)
}

fn read_array(bits: &mut Bits<'_>, element: Op, record: &mut Record<'_>) -> Result<(), Error> {
    let count = bits.vbr(6);
    let width = match element {
        // Takes no bits; what limits the length is only our patience.
        Op::Literal(_) | Op::Fixed(0) => 8,
        Op::Fixed(width) | Op::Vbr(width) => u64::from(width),
        Op::Char6 => 6,
    };
    if count > bits.remaining() / width {
        return Err(record.error("array is longer than the file"));
    }
    record.ops.extend((0..count as usize).map(|_| bits.scalar(element)));
    Ok(())
}

fn read_blob<'a>(bits: &mut Bits<'a>, record: &mut Record<'a>) -> Result<(), Error> {
    let length = bits.vbr(6);
    bits.align_to_word();
    if length > bits.remaining() / 8 {
        return Err(record.error("blob is longer than the file"));
    }
    let start = (bits.pos / 8) as usize;
    record.blob = bits.bytes.get(start..start + length as usize);
    bits.pos += length * 8;
    bits.align_to_word();
    Ok(())
}
