//! How programs are written: bytes, and numbers in LEB128.

/// Appends an unsigned number in LEB128.
pub fn write_number(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Appends a signed number: zig-zag, then LEB128.
pub fn write_signed(out: &mut Vec<u8>, number: i64) {
    write_number(out, (number << 1 ^ number >> 63) as u64);
}

/// Reads a program. Past its end every read gives zero: programs are well formed by construction, and a damaged image
/// must not bring a tool down.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, at: 0 }
    }

    /// Bytes read so far.
    pub fn position(&self) -> usize {
        self.at
    }

    /// Continues `bytes` further on.
    pub fn skip(&mut self, bytes: usize) {
        self.at = self.at.saturating_add(bytes);
    }

    #[inline]
    pub fn byte(&mut self) -> u8 {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        byte
    }

    #[inline]
    pub fn number(&mut self) -> u64 {
        let first = self.byte();
        if first < 0x80 {
            return first.into();
        }
        let mut number = u64::from(first & 0x7f);
        let mut shift = 7;
        loop {
            let byte = self.byte();
            if shift < 64 {
                number |= u64::from(byte & 0x7f) << shift;
            }
            if byte < 0x80 {
                return number;
            }
            shift += 7;
        }
    }

    pub fn signed(&mut self) -> i64 {
        let number = self.number();
        (number >> 1) as i64 ^ -((number & 1) as i64)
    }

    pub fn bytes(&mut self, len: usize) -> &'a [u8] {
        let start = self.at.min(self.bytes.len());
        let end = start.saturating_add(len).min(self.bytes.len());
        self.at = end;
        &self.bytes[start..end]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_survive() {
        let numbers = [0, 1, 127, 128, 300, u64::MAX];
        let signed = [0, -1, 1, i64::MIN, i64::MAX];
        let mut out = Vec::new();
        numbers.iter().for_each(|&n| write_number(&mut out, n));
        signed.iter().for_each(|&n| write_signed(&mut out, n));
        let mut reader = Reader::new(&out);
        assert!(numbers.iter().all(|&n| reader.number() == n));
        assert!(signed.iter().all(|&n| reader.signed() == n));
        assert_eq!(reader.position(), out.len());
        assert_eq!(reader.number(), 0);
    }
}
