//! The bytes of one instruction while they are put together: in place, without a look at how much room there is.

/// More than the longest instruction with every prefix that a program may ask for, and a number behind it.
const MOST: usize = 48;

/// See the module text.
pub(super) struct Bytes {
    bytes: [u8; MOST],
    len: usize,
}

impl Bytes {
    #[inline]
    pub fn new() -> Bytes {
        Bytes { bytes: [0; MOST], len: 0 }
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub fn as_slice(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    #[inline]
    pub fn push(&mut self, byte: u8) {
        self.bytes[self.len] = byte;
        self.len += 1;
    }

    #[inline]
    pub fn extend(&mut self, bytes: impl IntoIterator<Item = u8>) {
        bytes.into_iter().for_each(|byte| self.push(byte));
    }

    /// The lower `size` bytes of a number, at most 8.
    #[inline]
    pub fn push_number(&mut self, number: u64, size: usize) {
        self.bytes[self.len..self.len + 8].copy_from_slice(&number.to_le_bytes());
        self.len += size;
    }
}
