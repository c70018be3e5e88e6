//! Memory of which it is known which bytes have been written.

use crate::Value;
use support::hash::FxHashMap;

const PAGE_BYTES: usize = 4096;

struct Page {
    bytes: [u8; PAGE_BYTES],
    is_known: [bool; PAGE_BYTES],
}

/// Any address may be written; a value is read if all its bytes were.
pub struct Memory {
    pages: FxHashMap<u64, Box<Page>>,
    big_endian: bool,
}

impl Memory {
    pub fn new(big_endian: bool) -> Memory {
        Memory { pages: FxHashMap::default(), big_endian }
    }

    pub fn byte(&self, address: u64) -> Option<u8> {
        let page = self.pages.get(&(address / PAGE_BYTES as u64))?;
        let at = (address % PAGE_BYTES as u64) as usize;
        page.is_known[at].then_some(page.bytes[at])
    }

    /// Makes a byte unknown with `None`.
    pub fn set_byte(&mut self, address: u64, byte: Option<u8>) {
        let empty = || Box::new(Page { bytes: [0; PAGE_BYTES], is_known: [false; PAGE_BYTES] });
        let page = self.pages.entry(address / PAGE_BYTES as u64).or_insert_with(empty);
        let at = (address % PAGE_BYTES as u64) as usize;
        page.bytes[at] = byte.unwrap_or(0);
        page.is_known[at] = byte.is_some();
    }

    /// The address of the byte with bits `8 * significance` and up of a value.
    fn place(&self, address: u64, bytes: u8, significance: u8) -> u64 {
        let distance = if self.big_endian { bytes - 1 - significance } else { significance };
        address.wrapping_add(distance.into())
    }

    /// A value of at most eight bytes.
    pub fn read(&self, address: u64, bytes: u8) -> Value {
        (0..bytes.min(8)).try_fold(0, |value, i| {
            let byte = self.byte(self.place(address, bytes, i))?;
            Some(value | u64::from(byte) << (8 * i))
        })
    }

    pub fn write(&mut self, address: u64, bytes: u8, value: Value) {
        for i in 0..bytes.min(8) {
            let byte = value.map(|value| (value >> (8 * i)) as u8);
            self.set_byte(self.place(address, bytes, i), byte);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Memory;

    #[test]
    fn bytes_are_in_the_order_of_the_machine() {
        for (big_endian, first) in [(false, 0x22), (true, 0x11)] {
            let mut memory = Memory::new(big_endian);
            memory.write(0xfff, 2, Some(0x1122));
            assert_eq!(memory.byte(0xfff), Some(first));
            assert_eq!(memory.read(0xfff, 2), Some(0x1122));
            assert_eq!(memory.read(0xfff, 4), None, "two of them were never written");
        }
    }
}
