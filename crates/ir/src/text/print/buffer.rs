//! The byte buffer that text is put together in.
//!
//! Everything is appended as bytes: no formatting machinery, no allocation per token. A buffer with a sink empties
//! itself at the end of a line once it holds [`FLUSH_AT`] bytes, so memory does not grow with the module; the current
//! line is always complete in it, which is what padding to a column needs.

use std::io::{self, Write};

const FLUSH_AT: usize = 1 << 16;

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// All pairs of decimal digits, `00` to `99`.
static PAIRS: [u8; 200] = {
    let mut pairs = [0; 200];
    let mut i = 0;
    while i < 100 {
        pairs[2 * i] = b'0' + (i / 10) as u8;
        pairs[2 * i + 1] = b'0' + (i % 10) as u8;
        i += 1;
    }
    pairs
};

pub(super) struct Buffer<'w> {
    bytes: Vec<u8>,
    sink: Option<&'w mut dyn Write>,
    /// The first error of the sink. Nothing is written after it.
    error: Option<io::Error>,
}

impl<'w> Buffer<'w> {
    /// A buffer that keeps everything.
    pub fn new() -> Self {
        Buffer { bytes: Vec::new(), sink: None, error: None }
    }

    pub fn with_sink(sink: &'w mut dyn Write) -> Self {
        Buffer { bytes: Vec::with_capacity(FLUSH_AT + 4096), sink: Some(sink), error: None }
    }

    #[cfg(test)]
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Hands what is left to the sink and reports its first error.
    pub fn finish(mut self) -> io::Result<()> {
        self.flush();
        match (self.error.take(), self.sink) {
            (Some(error), _) => Err(error),
            (None, Some(sink)) => sink.flush(),
            (None, None) => Ok(()),
        }
    }

    #[cold]
    fn flush(&mut self) {
        if let Some(sink) = &mut self.sink {
            if self.error.is_none() {
                self.error = sink.write_all(&self.bytes).err();
            }
            self.bytes.clear();
        }
    }

    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Forgets what was written. For buffers without a sink.
    pub fn clear(&mut self) {
        self.bytes.clear();
    }

    #[inline]
    pub fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    #[inline]
    pub fn str(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    #[inline]
    pub fn bytes(&mut self, text: &[u8]) {
        self.bytes.extend_from_slice(text);
    }

    /// Ends a line.
    #[inline]
    pub fn newline(&mut self) {
        self.bytes.push(b'\n');
        if self.bytes.len() >= FLUSH_AT && self.sink.is_some() {
            self.flush();
        }
    }

    /// An unsigned decimal number.
    #[inline]
    pub fn uint(&mut self, mut n: u64) {
        if n < 10 {
            return self.bytes.push(b'0' + n as u8);
        }
        let mut digits = [0; 20];
        let mut at = digits.len();
        while n >= 100 {
            let pair = (n % 100) as usize * 2;
            n /= 100;
            at -= 2;
            digits[at..at + 2].copy_from_slice(&PAIRS[pair..pair + 2]);
        }
        if n >= 10 {
            at -= 2;
            digits[at..at + 2].copy_from_slice(&PAIRS[n as usize * 2..n as usize * 2 + 2]);
        } else {
            at -= 1;
            digits[at] = b'0' + n as u8;
        }
        self.bytes.extend_from_slice(&digits[at..]);
    }

    /// A signed decimal number.
    #[inline]
    pub fn int(&mut self, n: i64) {
        if n < 0 {
            self.bytes.push(b'-');
        }
        self.uint(n.unsigned_abs());
    }

    /// Upper-case hexadecimal digits, at least `width` of them.
    pub fn hex(&mut self, n: u64, width: usize) {
        let needed = (64 - n.leading_zeros()).div_ceil(4) as usize;
        for i in (0..needed.max(width).max(1)).rev() {
            let digit = n.checked_shr(i as u32 * 4).unwrap_or(0) & 0xf;
            self.bytes.push(HEX[digit as usize]);
        }
    }

    /// Spaces up to `column`, at least one. `line_start` is the length of the buffer at the start of the line.
    pub fn pad_to_column(&mut self, line_start: usize, column: usize) {
        let end = (line_start + column).max(self.bytes.len() + 1);
        self.bytes.resize(end, b' ');
    }

    /// The contents of a quoted string: everything but printable ASCII is written `\XX`, a backslash doubled.
    pub fn escaped(&mut self, text: &[u8]) {
        for &b in text {
            match b {
                b'\\' => self.bytes.extend_from_slice(b"\\\\"),
                b'"' | ..0x20 | 0x7f.. => self.hex_escape(b),
                _ => self.bytes.push(b),
            }
        }
    }

    /// A quoted string.
    pub fn quoted(&mut self, text: &[u8]) {
        self.bytes.push(b'"');
        self.escaped(text);
        self.bytes.push(b'"');
    }

    fn hex_escape(&mut self, b: u8) {
        self.bytes.extend_from_slice(&[b'\\', HEX[usize::from(b >> 4)], HEX[usize::from(b & 15)]]);
    }

    /// A name without its sigil: quoted if it starts with a digit or holds anything but letters, digits and `-._`.
    #[inline]
    pub fn name(&mut self, name: &[u8]) {
        let plain = |&b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_');
        if name.first().is_some_and(|b| !b.is_ascii_digit()) && name.iter().all(plain) {
            self.bytes.extend_from_slice(name);
        } else {
            self.quoted(name);
        }
    }

    /// The name of named metadata or of an attachment kind: what is not allowed in it is escaped without quotes.
    pub fn metadata_name(&mut self, name: &[u8]) {
        if name.is_empty() {
            return self.str("<empty name> ");
        }
        for (i, &b) in name.iter().enumerate() {
            let letter = b.is_ascii_alphabetic() || matches!(b, b'-' | b'$' | b'.' | b'_');
            if letter || (i > 0 && b.is_ascii_digit()) {
                self.bytes.push(b);
            } else {
                self.hex_escape(b);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl Fn(&mut Buffer<'_>)) -> String {
        let mut buffer = Buffer::new();
        write(&mut buffer);
        String::from_utf8(buffer.into_bytes()).unwrap()
    }

    #[test]
    fn numbers_are_written_as_the_standard_library_writes_them() {
        for n in [0, 7, 10, 99, 100, 12345, 999_999, u64::MAX, 1 << 63] {
            assert_eq!(written(|b| b.uint(n)), n.to_string());
            assert_eq!(written(|b| b.int(n as i64)), (n as i64).to_string());
            assert_eq!(written(|b| b.hex(n, 0)), format!("{n:X}"));
            assert_eq!(written(|b| b.hex(n, 16)), format!("{n:016X}"));
        }
    }

    #[test]
    fn names_are_quoted_where_needed() {
        for (name, text) in
            [("a.b-c_1", "a.b-c_1"), ("1a", "\"1a\""), ("a b\"\\\n", r#""a b\22\\\0A""#), ("$", "\"$\"")]
        {
            assert_eq!(written(|b| b.name(name.as_bytes())), text);
        }
        assert_eq!(written(|b| b.metadata_name(b"1a$ b")), r"\31a$\20b");
    }

    #[test]
    fn a_sink_receives_whole_lines_and_its_error_is_reported() {
        let mut out = Vec::new();
        let mut buffer = Buffer::with_sink(&mut out);
        for _ in 0..20_000 {
            buffer.str("line");
            buffer.newline();
        }
        buffer.finish().unwrap();
        assert_eq!(out.len(), 100_000);

        let mut full = [0u8; 3];
        let mut sink = &mut full[..];
        let mut buffer = Buffer::with_sink(&mut sink);
        buffer.str("four");
        assert!(buffer.finish().is_err());
    }
}
