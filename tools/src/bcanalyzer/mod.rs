//! `codewright bcanalyzer`: the blocks and records of a bitcode file, and how many bits they take.
//!
//! Prints what `llvm-bcanalyzer` prints. It knows the bitstream, not what records mean, so it works on files that the
//! reader refuses.

mod names;
mod stats;

use crate::cl::{self, Opt, Positional, Spec};
use crate::io::Io;
use bitcode::bitstream::{Cursor, Entry, Error, Record};
use bitcode::codes::{MAGIC, abbrev_id, block, metadata, wrapper};
use names::{block_name, record_name};
use stats::Stats;
use std::io::Write;

pub(crate) const SPEC: Spec = Spec {
    overview: "Shows the blocks and records of a bitcode file",
    positional: Positional::optional("input bitcode"),
    options: &[
        Opt::flag("dump", "Dump low level bitcode trace"),
        Opt::flag("dump-blockinfo", "Include BLOCKINFO details in low level dump"),
        Opt::flag("disable-histogram", "Do not print per-code histogram"),
        Opt::flag("non-symbolic", "Emit numeric info in dump even if symbolic info is available"),
        Opt::flag("show-binary-blobs", "Print binary blobs using hex escapes"),
    ],
    ..Spec::DEFAULT
};

pub fn run(args: &[String], io: &mut Io<'_>) -> i32 {
    let matches = match cl::parse(&SPEC, args, io) {
        Ok(matches) => matches,
        Err(code) => return code,
    };
    let name = matches.input().to_owned();
    let bytes = match io.read_input(&name) {
        Ok(bytes) => bytes,
        Err(message) => return io.fail(&message),
    };
    let mut analyzer = Analyzer {
        out: io.stdout,
        dump: matches.flag("dump"),
        dump_blockinfo: matches.flag("dump-blockinfo"),
        symbolic: !matches.flag("non-symbolic"),
        show_blobs: matches.flag("show-binary-blobs"),
        stats: Stats::default(),
        open: Vec::new(),
    };
    let file_bits = match analyzer.file(&bytes) {
        Ok(bits) => bits,
        Err(Failure::Output) => return 1,
        Err(Failure::Stream(message)) => return io.fail(&message),
    };
    let (stats, dumped) = (analyzer.stats, analyzer.dump);
    let shown = if name == "-" { "<stdin>" } else { &name };
    let printed = (|| {
        if dumped {
            writeln!(io.stdout, "\n")?;
        }
        stats.print(io.stdout, shown, file_bits, !matches.flag("disable-histogram"))
    })();
    i32::from(printed.is_err())
}

/// Why the analysis stopped.
enum Failure {
    /// Nobody listens.
    Output,
    Stream(String),
}

impl From<std::io::Error> for Failure {
    fn from(_: std::io::Error) -> Self {
        Failure::Output
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure::Stream(format!("error: {} (bit {})", error.message(), error.bit()))
    }
}

/// A block that has been entered.
struct OpenBlock {
    id: u32,
    start: u64,
    /// Bits of the blocks in it.
    inner_bits: u64,
    /// Whether its records are printed.
    dump: bool,
    /// Where a METADATA block said that its index would be.
    index_at: u64,
}

struct Analyzer<'a> {
    out: &'a mut dyn Write,
    dump: bool,
    dump_blockinfo: bool,
    symbolic: bool,
    show_blobs: bool,
    stats: Stats,
    open: Vec<OpenBlock>,
}

impl Analyzer<'_> {
    /// Goes through a file; returns the size of its stream in bits.
    fn file(&mut self, bytes: &[u8]) -> Result<u64, Failure> {
        let bytes = self.unwrap(bytes)?;
        let Some(stream) = bytes.strip_prefix(&MAGIC[..]) else {
            return Err(Failure::Stream("error: not a bitcode file".into()));
        };
        let mut cursor = Cursor::new(stream);
        while !cursor.at_end() {
            match cursor.next_entry()? {
                Entry::Block(id) => self.block(&mut cursor, id)?,
                _ => return Err(Failure::Stream("error: Invalid record at top-level".into())),
            }
        }
        Ok(bytes.len() as u64 * 8)
    }

    /// The bitcode in a wrapper, or all of a file without one.
    fn unwrap<'b>(&mut self, bytes: &'b [u8]) -> Result<&'b [u8], Failure> {
        let field = |at: usize| {
            let word = bytes.get(at..at + 4)?.try_into().ok()?;
            Some(u32::from_le_bytes(word))
        };
        if field(0) != Some(wrapper::MAGIC) {
            return Ok(bytes);
        }
        let invalid = || Failure::Stream("error: Invalid bitcode wrapper header".into());
        let fields = [4, wrapper::OFFSET_FIELD, wrapper::SIZE_FIELD, wrapper::CPU_TYPE_FIELD].map(field);
        let [Some(version), Some(offset), Some(size), Some(cpu)] = fields else { return Err(invalid()) };
        if self.dump {
            writeln!(
                self.out,
                "<BITCODE_WRAPPER_HEADER Magic={:#010x} Version={version:#010x} Offset={offset:#010x} \
                 Size={size:#010x} CPUType={cpu:#010x}/>",
                wrapper::MAGIC
            )?;
        }
        let end = (offset as usize).checked_add(size as usize).ok_or_else(invalid)?;
        bytes.get(offset as usize..end).ok_or_else(invalid)
    }

    /// Goes through a top-level block that was just announced, and everything in it.
    fn block(&mut self, cursor: &mut Cursor<'_>, id: u32) -> Result<(), Failure> {
        self.stats.top_level_blocks += 1;
        self.enter(cursor, id)?;
        let mut record = Record::default();
        // BLOCKINFO is read twice: here as an ordinary block, and by the cursor for what it says.
        let mut blockinfo: Option<Cursor<'_>> = None;
        while !self.open.is_empty() {
            let at = blockinfo.as_mut().unwrap_or(cursor);
            let definitions = at.definitions();
            let entry = at.next_entry()?;
            let (position, defined) = (at.bit(), at.definitions() - definitions);
            self.count_abbrevs(defined);
            match entry {
                Entry::Block(block::BLOCKINFO) if blockinfo.is_none() => {
                    self.count_sub_block();
                    let mut copy = cursor.clone();
                    self.enter(&mut copy, block::BLOCKINFO)?;
                    cursor.read_blockinfo()?;
                    blockinfo = Some(copy);
                }
                Entry::Block(id) => {
                    self.count_sub_block();
                    self.enter(blockinfo.as_mut().unwrap_or(cursor), id)?;
                }
                Entry::End => {
                    if self.leave(position)? == block::BLOCKINFO {
                        blockinfo = None;
                    }
                }
                Entry::Record(abbrev) => {
                    let at = blockinfo.as_mut().unwrap_or(cursor);
                    at.read_record(abbrev, &mut record)?;
                    self.record(at, abbrev, &record)?;
                }
            }
        }
        Ok(())
    }

    fn count_abbrevs(&mut self, defined: u64) {
        if let Some(open) = self.open.last() {
            self.stats.blocks.entry(open.id).or_default().abbrevs += defined;
        }
    }

    fn count_sub_block(&mut self) {
        if let Some(open) = self.open.last() {
            self.stats.blocks.entry(open.id).or_default().sub_blocks += 1;
        }
    }

    /// Goes into a block that was just announced.
    fn enter(&mut self, cursor: &mut Cursor<'_>, id: u32) -> Result<(), Failure> {
        let start = cursor.bit();
        self.stats.blocks.entry(id).or_default().instances += 1;
        let words = block_words(cursor);
        cursor.enter_block(id)?;
        let outer_dump = self.open.last().map_or(self.dump, |o| o.dump);
        let dump = outer_dump && (id != block::BLOCKINFO || self.dump_blockinfo);
        let indent = self.indent();
        match (dump, outer_dump) {
            (true, _) => {
                write!(self.out, "{indent}<{}", shown_block(id))?;
                if !self.symbolic && block_name(id).is_some() {
                    write!(self.out, " BlockID={id}")?;
                }
                writeln!(self.out, " NumWords={words} BlockCodeSize={}>", cursor.abbrev_width())?;
            }
            (false, true) => writeln!(self.out, "{indent}<BLOCKINFO_BLOCK/>")?,
            (false, false) => {}
        }
        self.open.push(OpenBlock { id, start, inner_bits: 0, dump, index_at: 0 });
        Ok(())
    }

    /// Counts the block that has ended at `end`; returns its id.
    fn leave(&mut self, end: u64) -> Result<u32, Failure> {
        let Some(closed) = self.open.pop() else { return Ok(0) };
        let bits = end - closed.start;
        self.stats.blocks.entry(closed.id).or_default().bits += bits - closed.inner_bits;
        if let Some(outer) = self.open.last_mut() {
            outer.inner_bits += bits;
        }
        if closed.dump {
            let indent = self.indent();
            writeln!(self.out, "{indent}</{}>", shown_block(closed.id))?;
        }
        Ok(closed.id)
    }

    fn indent(&self) -> String {
        "  ".repeat(self.open.len())
    }

    fn record(&mut self, cursor: &Cursor<'_>, abbrev: u32, record: &Record<'_>) -> Result<(), Failure> {
        let indent = self.indent();
        let Some(open) = self.open.last_mut() else { return Ok(()) };
        let start = record.bit - u64::from(cursor.abbrev_width());
        let abbreviated = abbrev != abbrev_id::UNABBREV_RECORD;
        let stats = self.stats.blocks.entry(open.id).or_default();
        stats.add_record(record.code, cursor.bit() - start, abbreviated);
        if !open.dump {
            return Ok(());
        }
        let name = record_name(open.id, record.code);
        match name {
            Some(name) => write!(self.out, "{indent}<{name}")?,
            None => write!(self.out, "{indent}<UnknownCode{}", record.code)?,
        }
        if !self.symbolic && name.is_some() {
            write!(self.out, " codeid={}", record.code)?;
        }
        if abbreviated {
            write!(self.out, " abbrevid={abbrev}")?;
        }
        for (i, &op) in record.ops.iter().enumerate() {
            write!(self.out, " op{i}={}", op as i64)?;
        }
        match (open.id, record.code, &record.ops[..]) {
            (block::METADATA, metadata::INDEX_OFFSET, &[low, high]) => {
                open.index_at = cursor.bit().wrapping_add(low.wrapping_add(high << 32));
            }
            (block::METADATA, metadata::INDEX_OFFSET, _) => write!(self.out, "(Invalid record)")?,
            (block::METADATA, metadata::INDEX, _) if open.index_at == start => {
                write!(self.out, " (offset match)")?;
            }
            (block::METADATA, metadata::INDEX, _) => {
                write!(self.out, " (offset mismatch: {} vs {start})", open.index_at)?;
            }
            _ => {}
        }
        write!(self.out, "/>")?;
        let decodes = (open.id, record.code) == (block::METADATA, metadata::STRINGS);
        let array = cursor.abbrevs().get(abbrev.wrapping_sub(abbrev_id::FIRST_APPLICATION) as usize);
        if let Some(start) = array.and_then(|a| a.array_start()) {
            self.string(record.ops.get(start - 1..).unwrap_or(&[]))?;
        }
        match record.blob {
            Some(blob) if decodes => self.metadata_strings(&indent, record, blob)?,
            Some(blob) => self.blob(blob)?,
            None => {}
        }
        writeln!(self.out)?;
        Ok(())
    }

    /// The array of a record, if it is all printable.
    fn string(&mut self, values: &[u64]) -> Result<(), Failure> {
        let printable = |&value: &u64| Some(value as u8).filter(is_printable);
        if let Some(text) = values.iter().map(printable).collect::<Option<Vec<u8>>>() {
            write!(self.out, " record string = '{}'", String::from_utf8_lossy(&text))?;
        }
        Ok(())
    }

    fn blob(&mut self, blob: &[u8]) -> Result<(), Failure> {
        write!(self.out, " blob data = ")?;
        if self.show_blobs {
            write!(self.out, "'{}'", escaped(blob))?;
        } else if blob.iter().all(is_printable) {
            write!(self.out, "'{}'", String::from_utf8_lossy(blob))?;
        } else {
            write!(self.out, "unprintable, {} bytes.", blob.len())?;
        }
        Ok(())
    }

    /// The strings of a METADATA block: their lengths in chunks of six bits, then their bytes.
    fn metadata_strings(&mut self, indent: &str, record: &Record<'_>, blob: &[u8]) -> Result<(), Failure> {
        let broken = |message: &str| Err(Failure::Stream(format!("error: {message}")));
        let &[count, offset] = &record.ops[..] else {
            return broken("Decoding metadata strings blob needs two record entries.");
        };
        let Some((lengths, mut strings)) = blob.split_at_checked(offset as usize) else {
            return broken("Cannot decode empty blob.");
        };
        writeln!(self.out, " num-strings = {count} {{")?;
        let mut lengths = Cursor::new(lengths);
        for _ in 0..count {
            if lengths.at_end() {
                return broken("bad length");
            }
            let Some((string, rest)) = strings.split_at_checked(lengths.vbr(6) as usize) else {
                return broken("truncated chars");
            };
            writeln!(self.out, "{indent}  '{}'", escaped(string))?;
            strings = rest;
        }
        write!(self.out, "{indent}}}")?;
        Ok(())
    }
}

fn shown_block(id: u32) -> String {
    block_name(id).map_or_else(|| format!("UnknownBlock{id}"), str::to_owned)
}

/// The length in words in the header of a block that was just announced.
fn block_words(cursor: &Cursor<'_>) -> u64 {
    let mut ahead = cursor.clone();
    ahead.vbr(4);
    let mut at_length = ahead.at(ahead.bit().next_multiple_of(32));
    at_length.fixed(32)
}

fn is_printable(byte: &u8) -> bool {
    (0x20..0x7f).contains(byte)
}

/// Text with C-like escapes; other bytes in hexadecimal.
fn escaped(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for &byte in bytes {
        match byte {
            b'\\' => text.push_str("\\\\"),
            b'\t' => text.push_str("\\t"),
            b'\n' => text.push_str("\\n"),
            b'"' => text.push_str("\\\""),
            byte if is_printable(&byte) => text.push(byte.into()),
            byte => text.push_str(&format!("\\x{byte:02X}")),
        }
    }
    text
}

#[cfg(test)]
mod tests;
