//! String tables in which a string that another one ends with has no bytes of its own.
//!
//! Strings are sorted by their reversed bytes, downwards, so that a string follows those that end with it. The order of the
//! table is that order. What stands before the strings is for the format to say: the empty string of ELF, the length of
//! COFF's table.

use support::hash::FxHashMap;

/// See the module text. Strings are added, then [`StringTable::finish`] gives them their offsets.
#[derive(Debug, Default)]
pub struct StringTable<'a> {
    strings: Vec<&'a [u8]>,
    offsets: FxHashMap<&'a [u8], u32>,
}

impl<'a> StringTable<'a> {
    pub fn add(&mut self, string: &'a [u8]) {
        if self.offsets.insert(string, 0).is_none() {
            self.strings.push(string);
        }
    }

    /// The bytes of the table, behind those that it begins with; offsets are known from here on.
    pub fn finish(&mut self, start: &[u8]) -> Vec<u8> {
        self.strings.sort_unstable_by(|a, b| b.iter().rev().cmp(a.iter().rev()));
        let mut out = start.to_vec();
        let mut last: &[u8] = b"";
        for &string in &self.strings {
            let offset = if last.ends_with(string) {
                out.len() - string.len() - 1
            } else {
                let offset = out.len();
                out.extend_from_slice(string);
                out.push(0);
                last = string;
                offset
            };
            self.offsets.insert(string, offset as u32);
        }
        out
    }

    /// Where a string is that was added.
    pub fn offset(&self, string: &[u8]) -> u32 {
        self.offsets.get(string).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_shared() {
        let mut table = StringTable::default();
        for string in [&b".text"[..], b".rela.text", b"text", b"foo", b"", b"foo"] {
            table.add(string);
        }
        let bytes = table.finish(&[0]);
        assert_eq!(bytes, b"\0.rela.text\0foo\0");
        assert_eq!(table.offset(b".text"), 6);
        assert_eq!(table.offset(b"text"), 7);
        assert_eq!(table.offset(b"foo"), 12);
        assert_eq!(bytes[table.offset(b"") as usize], 0);
    }
}
