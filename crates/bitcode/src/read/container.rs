//! What surrounds a module in a file: wrapper, signature, and the blocks beside the module.

use super::{FileInfo, string_of};
use crate::bitstream::{Cursor, Entry, Error, Record};
use crate::codes::{MAGIC, STRTAB_BLOB, block, identification, wrapper};
use support::diag::{Diagnostic, Diagnostics, Location, Severity};

/// Whether the bytes begin like bitcode, with or without a wrapper.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC) || bytes.starts_with(&wrapper::MAGIC.to_le_bytes())
}

/// The parts of a file.
#[derive(Clone, Debug)]
pub struct Container<'a> {
    /// The bitstream, from its signature on.
    pub stream: &'a [u8],
    /// Bytes before the stream.
    pub offset: usize,
    /// The producer that the identification block names.
    pub producer: Vec<u8>,
    pub epoch: u64,
    /// Positions of the modules, in bits: behind the ids of their blocks.
    pub modules: Vec<u64>,
    pub strtab: &'a [u8],
}

impl<'a> Container<'a> {
    /// Finds the parts of a file; modules are skipped. The error is for a file that is not bitcode at all, or whose
    /// blocks do not fit together.
    pub fn parse(bytes: &'a [u8], name: &str) -> Result<Container<'a>, Diagnostics> {
        let (offset, stream) = unwrap(bytes).map_err(|message| {
            let location = Location::Bit { file: name.to_owned(), bit: 0 };
            Diagnostics::from(Diagnostic::new(Severity::Error, location, message))
        })?;
        let mut container =
            Container { stream, offset, producer: Vec::new(), epoch: 0, modules: Vec::new(), strtab: &[] };
        match container.scan() {
            Ok(()) => Ok(container),
            Err(error) => Err(container.file_info(name).error(&error).into()),
        }
    }

    pub(super) fn file_info(&self, name: &str) -> FileInfo {
        FileInfo {
            name: name.to_owned(),
            offset_bits: self.offset as u64 * 8,
            producer: String::from_utf8_lossy(&self.producer).into_owned(),
            epoch: self.epoch,
        }
    }

    fn scan(&mut self) -> Result<(), Error> {
        let mut cursor = Cursor::new(self.stream);
        cursor.fixed(32);
        let mut record = Record::default();
        while cursor.remaining_bits() >= 32 {
            match cursor.next_entry()? {
                Entry::Block(block::IDENTIFICATION) => self.identification(&mut cursor, &mut record)?,
                Entry::Block(block::MODULE) => {
                    self.modules.push(cursor.bit());
                    cursor.skip_block()?;
                }
                Entry::Block(block::STRTAB) => self.string_table(&mut cursor, &mut record)?,
                Entry::Block(_) => cursor.skip_block()?,
                // Archives and linkers pad files with zeros.
                Entry::End | Entry::Record(_) => {
                    return Err(cursor.error("expected a block at the top level"));
                }
            }
        }
        Ok(())
    }

    fn identification(&mut self, cursor: &mut Cursor<'a>, record: &mut Record<'a>) -> Result<(), Error> {
        cursor.enter_block(block::IDENTIFICATION)?;
        while cursor.next_record(record)? {
            match record.code {
                identification::STRING => self.producer = string_of(&record.ops),
                identification::EPOCH => self.epoch = record.op(0)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn string_table(&mut self, cursor: &mut Cursor<'a>, record: &mut Record<'a>) -> Result<(), Error> {
        cursor.enter_block(block::STRTAB)?;
        while cursor.next_record(record)? {
            if record.code == STRTAB_BLOB {
                // Of several tables the first belongs to the first module.
                let blob = record.blob.ok_or_else(|| record.error("string table is not a blob"))?;
                if self.strtab.is_empty() {
                    self.strtab = blob;
                }
            }
        }
        Ok(())
    }
}

/// Takes the wrapper off. The error says what the bytes are instead of bitcode.
fn unwrap(bytes: &[u8]) -> Result<(usize, &[u8]), String> {
    let field =
        |at: usize| bytes.get(at..at + 4).and_then(|b| b.first_chunk::<4>()).map(|b| u32::from_le_bytes(*b));
    let (offset, stream) = if field(0) == Some(wrapper::MAGIC) {
        let (Some(offset), Some(size)) = (field(wrapper::OFFSET_FIELD), field(wrapper::SIZE_FIELD)) else {
            return Err("invalid bitcode wrapper header".into());
        };
        let (offset, size) = (offset as usize, size as usize);
        let end = offset.checked_add(size).ok_or("invalid bitcode wrapper header")?;
        (offset, bytes.get(offset..end).ok_or("invalid bitcode wrapper header")?)
    } else {
        (0, bytes)
    };
    if !stream.starts_with(&MAGIC) {
        return Err(not_bitcode(stream));
    }
    Ok((offset, stream))
}

fn not_bitcode(bytes: &[u8]) -> String {
    let what = match bytes {
        [] => "an empty file",
        [0x7f, b'E', b'L', b'F', ..] => {
            "an ELF object (bitcode in a section '.llvmbc' has to be extracted first)"
        }
        [0xcf | 0xce, 0xfa, 0xed, 0xfe, ..] | [0xfe, 0xed, 0xfa, 0xce | 0xcf, ..] => {
            "a Mach-O object (bitcode in a section '__bitcode' has to be extracted first)"
        }
        [b'!', b'<', b'a', b'r', b'c', b'h', b'>', ..] => "an archive",
        _ if bytes.iter().take(256).all(|&b| b.is_ascii_graphic() || b.is_ascii_whitespace()) => "text IR",
        _ => return "invalid bitcode signature".into(),
    };
    format!("invalid bitcode signature: expected bitcode, found {what}")
}
