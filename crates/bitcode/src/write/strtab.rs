//! The string table: names of globals, comdats and partitions in one blob, each name once.

use crate::bitstream::writer::{AbbrevOp, BitWriter};
use crate::codes::{STRTAB_BLOB, block};
use support::hash::FxHashMap;

#[derive(Default)]
pub struct StringTable {
    bytes: Vec<u8>,
    offsets: FxHashMap<Box<[u8]>, u64>,
}

impl StringTable {
    /// Offset and size of a name.
    pub fn add(&mut self, name: &[u8]) -> [u64; 2] {
        let size = name.len() as u64;
        if name.is_empty() {
            return [0, 0];
        }
        if let Some(&offset) = self.offsets.get(name) {
            return [offset, size];
        }
        let offset = self.bytes.len() as u64;
        self.bytes.extend_from_slice(name);
        self.offsets.insert(name.into(), offset);
        [offset, size]
    }

    /// Writes the block. It belongs after the module block, at top level.
    pub fn write(&self, w: &mut BitWriter) {
        w.enter_block(block::STRTAB, 3);
        let abbrev = w.define_abbrev(&[AbbrevOp::Literal(STRTAB_BLOB), AbbrevOp::Blob]);
        w.abbreviated_with_bytes(&abbrev, &[], &self.bytes);
        w.exit_block();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_kept_once() {
        let mut strings = StringTable::default();
        assert_eq!(strings.add(b"main"), [0, 4]);
        assert_eq!(strings.add(b"x"), [4, 1]);
        assert_eq!(strings.add(b"main"), [0, 4]);
        assert_eq!(strings.add(b""), [0, 0]);
    }
}
