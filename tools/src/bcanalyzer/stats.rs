//! Counts of blocks and records, and the summary that shows them.

use super::names::{block_name, record_name};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Counts of all blocks with one id.
#[derive(Clone, Debug, Default)]
pub struct BlockStats {
    pub instances: u64,
    /// Without the blocks in it.
    pub bits: u64,
    pub sub_blocks: u64,
    pub abbrevs: u64,
    pub records: u64,
    pub abbreviated: u64,
    by_code: BTreeMap<u32, RecordStats>,
}

/// Counts of all records with one code.
#[derive(Clone, Copy, Debug, Default)]
struct RecordStats {
    instances: u64,
    bits: u64,
    abbreviated: u64,
}

impl BlockStats {
    pub fn add_record(&mut self, code: u32, bits: u64, abbreviated: bool) {
        self.records += 1;
        self.abbreviated += u64::from(abbreviated);
        let stats = self.by_code.entry(code).or_default();
        stats.instances += 1;
        stats.bits += bits;
        stats.abbreviated += u64::from(abbreviated);
    }
}

/// Counts of a whole file.
#[derive(Clone, Debug, Default)]
pub struct Stats {
    pub top_level_blocks: u64,
    pub blocks: BTreeMap<u32, BlockStats>,
}

impl Stats {
    pub fn print(&self, out: &mut dyn Write, name: &str, file_bits: u64, histogram: bool) -> io::Result<()> {
        writeln!(out, "Summary of {name}:\n         Total size: {}", size(file_bits))?;
        writeln!(out, "        Stream type: LLVM IR\n  # Toplevel Blocks: {}\n", self.top_level_blocks)?;
        writeln!(out, "Per-block Summary:")?;
        for (&id, stats) in &self.blocks {
            match block_name(id) {
                Some(name) => writeln!(out, "  Block ID #{id} ({name}):")?,
                None => writeln!(out, "  Block ID #{id}:")?,
            }
            stats.print(out, file_bits)?;
            if histogram && stats.records != 0 {
                stats.print_histogram(out, id)?;
            }
        }
        Ok(())
    }
}

impl BlockStats {
    fn print(&self, out: &mut dyn Write, file_bits: u64) -> io::Result<()> {
        writeln!(out, "      Num Instances: {}\n         Total Size: {}", self.instances, size(self.bits))?;
        writeln!(out, "    Percent of file: {:.4}%", percent(self.bits, file_bits))?;
        if self.instances > 1 {
            let average = |total: u64| total as f64 / self.instances as f64;
            let bits = average(self.bits);
            writeln!(out, "       Average Size: {bits:.2}/{:.2}B/{}W", bits / 8.0, (bits / 32.0) as u64)?;
            let totals =
                [("SubBlocks", self.sub_blocks), ("Abbrevs", self.abbrevs), ("Records", self.records)];
            for (what, total) in totals {
                let label = format!("Tot/Avg {what}");
                writeln!(out, "{label:>19}: {total}/{}", scientific(average(total)))?;
            }
        } else {
            writeln!(out, "      Num SubBlocks: {}", self.sub_blocks)?;
            writeln!(out, "        Num Abbrevs: {}", self.abbrevs)?;
            writeln!(out, "        Num Records: {}", self.records)?;
        }
        if self.records != 0 {
            writeln!(out, "    Percent Abbrevs: {:.4}%", percent(self.abbreviated, self.records))?;
        }
        writeln!(out)
    }

    /// The codes, the most frequent first, of equals the greater code first.
    fn print_histogram(&self, out: &mut dyn Write, id: u32) -> io::Result<()> {
        writeln!(out, "\tRecord Histogram:\n\t\t  Count    # Bits     b/Rec   % Abv  Record Kind")?;
        let mut codes: Vec<_> = self.by_code.iter().collect();
        codes.sort_by_key(|&(&code, stats)| std::cmp::Reverse((stats.instances, code)));
        for (&code, stats) in codes {
            let count = stats.instances as f64;
            write!(out, "\t\t{:7} {:9}", stats.instances, stats.bits)?;
            match stats.instances {
                1 => write!(out, "{:10}", "")?,
                _ => write!(out, " {:9.1}", stats.bits as f64 / count)?,
            }
            match stats.abbreviated {
                0 => write!(out, "{:8}", "")?,
                n => write!(out, " {:7.2}", n as f64 / count * 100.0)?,
            }
            match record_name(id, code) {
                Some(name) => writeln!(out, "  {name}")?,
                None => writeln!(out, "  UnknownCode{code}")?,
            }
        }
        writeln!(out)
    }
}

/// Bits, bytes and words.
fn size(bits: u64) -> String {
    format!("{bits}b/{:.2}B/{}W", bits as f64 / 8.0, bits / 32)
}

fn percent(part: u64, whole: u64) -> f64 {
    part as f64 * 100.0 / whole as f64
}

/// C's `%e`.
fn scientific(value: f64) -> String {
    let text = format!("{value:.6e}");
    match text.split_once('e') {
        Some((mantissa, exponent)) => {
            let exponent: i32 = exponent.parse().unwrap_or(0);
            format!("{mantissa}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
        }
        None => text,
    }
}
