//! Streams of C: the standard ones and files.
//!
//! A `FILE` is an object of its own, whose address names the stream here; `stdin`, `stdout` and `stderr` point to three of
//! them. A file is held whole: it is read when it is opened, and given back to the host when it is flushed or closed and when
//! the program ends. Cost: O(bytes) for each file that is opened or flushed.

use super::{Call, Row};
use crate::library::{File, Kind, Stream};
use crate::machine::{Machine, Step, trap};
use crate::memory::ObjectKind;
use crate::value::Value;
use ir::Type;

/// What `EOF` is.
pub(super) const END: u64 = u64::MAX;
/// Bytes of a `FILE`.
const FILE_BYTES: u64 = 216;

/// The descriptor of the stream that a variable of the library points to.
pub(crate) fn standard_descriptor(variable: &[u8]) -> Option<u32> {
    match variable {
        b"stdin" | b"__stdinp" => Some(0),
        b"stdout" | b"__stdoutp" => Some(1),
        b"stderr" | b"__stderrp" => Some(2),
        _ => None,
    }
}

impl Machine<'_, '_> {
    /// The address of a standard stream.
    pub(crate) fn standard_stream(&mut self, descriptor: u32) -> Step<u64> {
        let at = descriptor as usize;
        if self.streams.standard[at] == 0 {
            let kind = if descriptor == 0 { Kind::Input } else { Kind::Output(descriptor) };
            self.streams.standard[at] = self.new_stream(kind)?;
        }
        Ok(self.streams.standard[at])
    }

    fn new_stream(&mut self, kind: Kind) -> Step<u64> {
        let address = self.memory.allocate(ObjectKind::Global, FILE_BYTES, 16)?;
        let stream = Stream { kind, returned: Vec::new(), is_at_end: false, has_failed: false };
        self.streams.open.insert(address, stream);
        Ok(address)
    }

    fn stream_at(&mut self, address: u64) -> Step<&mut Stream> {
        match self.streams.open.get_mut(&address) {
            Some(stream) => Ok(stream),
            None => trap(format!("{address:#x} is no stream that is open")),
        }
    }

    /// Writes to a stream; whether that could be done.
    pub(crate) fn write_stream(&mut self, address: u64, text: &[u8]) -> Step<bool> {
        let limit = self.memory.possible_size(u64::MAX / 2).unwrap_or(usize::MAX);
        let stream = self.stream_at(address)?;
        let file = match &mut stream.kind {
            Kind::Output(descriptor) => {
                let descriptor = *descriptor;
                self.host.write(descriptor, text);
                return Ok(true);
            }
            Kind::File(file) if file.is_writable => file,
            _ => {
                stream.has_failed = true;
                return Ok(false);
            }
        };
        if file.appends {
            file.position = file.bytes.len();
        }
        let end = file.position.saturating_add(text.len());
        if end > limit {
            return trap("a file that is larger than memory");
        }
        if file.bytes.len() < end {
            file.bytes.resize(end, 0);
        }
        file.bytes[file.position..end].copy_from_slice(text);
        (file.position, file.has_changed) = (end, true);
        Ok(true)
    }

    /// The next byte of a stream; none at its end.
    pub(crate) fn read_stream(&mut self, address: u64) -> Step<Option<u8>> {
        let stream = self.stream_at(address)?;
        if let Some(byte) = stream.returned.pop() {
            return Ok(Some(byte));
        }
        let byte = match &mut stream.kind {
            Kind::Input => {
                let byte = self.host.read_byte();
                let stream = self.stream_at(address)?;
                stream.is_at_end |= byte.is_none();
                return Ok(byte);
            }
            Kind::File(file) if file.is_readable => file.bytes.get(file.position).copied(),
            _ => {
                stream.has_failed = true;
                return Ok(None);
            }
        };
        match (byte, &mut stream.kind) {
            (Some(_), Kind::File(file)) => file.position += 1,
            _ => stream.is_at_end = true,
        }
        Ok(byte)
    }

    pub(crate) fn return_byte(&mut self, address: u64, byte: u8) -> Step<()> {
        let stream = self.stream_at(address)?;
        stream.is_at_end = false;
        stream.returned.push(byte);
        Ok(())
    }

    /// Gives the host what it does not know of a file.
    fn flush(&mut self, address: u64) -> Step<bool> {
        let stream = self.stream_at(address)?;
        let Kind::File(file) = &mut stream.kind else { return Ok(true) };
        // A temporary file has no path.
        if !std::mem::take(&mut file.has_changed) || file.path.is_empty() {
            return Ok(true);
        }
        let (path, bytes) = (file.path.clone(), std::mem::take(&mut file.bytes));
        let done = self.host.write_file(&path, &bytes);
        if let Kind::File(file) = &mut self.stream_at(address)?.kind {
            file.bytes = bytes;
        }
        Ok(done)
    }

    /// Flushes all files, in the order in which they were opened.
    pub(crate) fn flush_all(&mut self) -> Step<()> {
        let mut all: Vec<u64> = self.streams.open.keys().copied().collect();
        all.sort_unstable();
        all.into_iter().try_for_each(|address| self.flush(address).map(|_| ()))
    }

    fn close(&mut self, address: u64) -> Step<bool> {
        let done = self.flush(address)?;
        self.streams.open.remove(&address);
        Ok(done)
    }

    /// A file by its path and the mode that C writes; none if the host has no such file or the mode is none.
    fn open_file(&mut self, path: Vec<u8>, mode: &[u8]) -> Option<File> {
        let updates = mode.contains(&b'+');
        let known = self.host.read_file(&path);
        let (bytes, has_changed) = match (mode.first()?, known) {
            (b'r', known) => (known?, false),
            (b'w', _) => (Vec::new(), true),
            (b'a', known) => (known.unwrap_or_default(), true),
            _ => return None,
        };
        // A file that cannot be written is not opened.
        if has_changed && !self.host.write_file(&path, &bytes) {
            return None;
        }
        let is_read = mode[0] == b'r';
        Some(File {
            path,
            bytes,
            position: 0,
            is_readable: is_read || updates,
            is_writable: !is_read || updates,
            appends: mode[0] == b'a',
            has_changed: false,
        })
    }
}

pub(super) const FUNCTIONS: &[Row] = &[
    ("fopen", |c| c.open()),
    ("fopen64", |c| c.open()),
    ("freopen", |c| {
        let (path, mode, old) = (c.string(0)?, c.string(1)?, c.address(2)?);
        c.machine.flush(old)?;
        let Some(file) = c.machine.open_file(path, &mode) else { return Ok(Value::pointer(0)) };
        let stream = c.machine.stream_at(old)?;
        *stream =
            Stream { kind: Kind::File(file), returned: Vec::new(), is_at_end: false, has_failed: false };
        Ok(Value::pointer(old))
    }),
    ("tmpfile", |c| {
        let file = File {
            path: Vec::new(),
            bytes: Vec::new(),
            position: 0,
            is_readable: true,
            is_writable: true,
            appends: false,
            has_changed: false,
        };
        c.machine.new_stream(Kind::File(file)).map(Value::pointer)
    }),
    ("fclose", |c| {
        let stream = c.address(0)?;
        let done = c.machine.close(stream)?;
        c.int(if done { 0 } else { END })
    }),
    ("fflush", |c| {
        let done = match c.address(0)? {
            0 => c.machine.flush_all().map(|()| true)?,
            stream => c.machine.flush(stream)?,
        };
        c.int(if done { 0 } else { END })
    }),
    ("fread", |c| {
        let (to, size, count, stream) = (c.address(0)?, c.number(1)?, c.number(2)?, c.address(3)?);
        let Some(total) = size.checked_mul(count).and_then(|total| c.machine.memory.possible_size(total))
        else {
            return trap("a stream is read into more than memory has");
        };
        let mut bytes = Vec::new();
        while bytes.len() < total
            && let Some(byte) = c.machine.read_stream(stream)?
        {
            bytes.push(byte);
        }
        c.machine.memory.write(to, &bytes)?;
        c.int((bytes.len() as u64).checked_div(size).unwrap_or(0))
    }),
    ("fwrite", |c| {
        let (address, size, count) = (c.address(0)?, c.number(1)?, c.number(2)?);
        let stream = c.address(3)?;
        let bytes = c.machine.memory.read(address, size.saturating_mul(count))?.to_vec();
        let done = c.machine.write_stream(stream, &bytes)?;
        c.int(if done { count } else { 0 })
    }),
    ("fputs", |c| {
        let (text, stream) = (c.string(0)?, c.address(1)?);
        c.put(stream, &text)
    }),
    ("fputc", |c| c.put_byte()),
    ("putc", |c| c.put_byte()),
    ("_IO_putc", |c| c.put_byte()),
    ("putc_unlocked", |c| c.put_byte()),
    ("fputc_unlocked", |c| c.put_byte()),
    ("puts", |c| {
        let mut text = c.string(0)?;
        text.push(b'\n');
        c.output(&text)
    }),
    ("putchar", |c| c.put_char()),
    ("putchar_unlocked", |c| c.put_char()),
    ("getchar", |c| {
        let stream = c.machine.standard_stream(0)?;
        c.next_byte(stream)
    }),
    ("fgetc", |c| c.get_byte()),
    ("getc", |c| c.get_byte()),
    ("_IO_getc", |c| c.get_byte()),
    ("getc_unlocked", |c| c.get_byte()),
    ("ungetc", |c| {
        let (byte, stream) = (c.number(0)?, c.address(1)?);
        if byte as u32 == u32::MAX {
            return c.int(END);
        }
        c.machine.return_byte(stream, byte as u8)?;
        c.int(byte & 0xff)
    }),
    ("fgets", |c| {
        let (to, size, stream) = (c.address(0)?, c.number(1)?, c.address(2)?);
        let Some(mut line) = c.line(stream, b'\n', size.saturating_sub(1))? else {
            return Ok(Value::pointer(0));
        };
        line.push(0);
        c.machine.memory.write(to, &line)?;
        Ok(c.args[0].clone())
    }),
    ("getline", |c| {
        let (place, size_place, stream) = (c.address(0)?, c.address(1)?, c.address(2)?);
        let Some(mut line) = c.line(stream, b'\n', u64::MAX)? else { return c.int(END) };
        line.push(0);
        let (mut buffer, size) = (c.word(place)?, c.word(size_place)?);
        if buffer == 0 || size < line.len() as u64 {
            if buffer != 0 {
                c.machine.memory.free(buffer)?;
            }
            let new = c.allocate(line.len() as u64, 16)?;
            buffer = c.machine.address(&new)?;
            c.machine.store(place, Type::PTR, &Value::pointer(buffer))?;
            c.machine.store(size_place, Type::PTR, &Value::pointer(line.len() as u64))?;
        }
        c.machine.memory.write(buffer, &line)?;
        c.int(line.len() as u64 - 1)
    }),
    ("feof", |c| {
        let stream = c.address(0)?;
        let is_at_end = c.machine.stream_at(stream)?.is_at_end;
        c.int(is_at_end.into())
    }),
    ("ferror", |c| {
        let stream = c.address(0)?;
        let has_failed = c.machine.stream_at(stream)?.has_failed;
        c.int(has_failed.into())
    }),
    ("clearerr", |c| {
        let stream = c.address(0)?;
        let stream = c.machine.stream_at(stream)?;
        (stream.is_at_end, stream.has_failed) = (false, false);
        Ok(Value::None)
    }),
    ("fileno", |c| {
        let stream = c.address(0)?;
        match c.machine.stream_at(stream)?.kind {
            Kind::Input => c.int(0),
            Kind::Output(descriptor) => c.int(descriptor.into()),
            Kind::File(_) => trap("files have no descriptors"),
        }
    }),
    ("fseek", |c| c.seek()),
    ("fseeko", |c| c.seek()),
    ("rewind", |c| {
        let stream = c.address(0)?;
        let stream = c.machine.stream_at(stream)?;
        stream.returned.clear();
        (stream.is_at_end, stream.has_failed) = (false, false);
        if let Kind::File(file) = &mut stream.kind {
            file.position = 0;
        }
        Ok(Value::None)
    }),
    ("ftell", |c| c.tell()),
    ("ftello", |c| c.tell()),
    ("remove", |c| c.remove_file()),
    ("unlink", |c| c.remove_file()),
    ("tmpnam", |c| {
        const LONGEST: u64 = 20;
        c.machine.streams.temporary += 1;
        let number = c.machine.streams.temporary;
        let mut name = format!("/tmp/codewright{number:04}").into_bytes();
        name.push(0);
        let mut place = c.address(0)?;
        if place == 0 {
            if c.machine.streams.temporary_name == 0 {
                c.machine.streams.temporary_name =
                    c.machine.memory.allocate(ObjectKind::Global, LONGEST, 1)?;
            }
            place = c.machine.streams.temporary_name;
        }
        name.truncate(LONGEST as usize);
        c.machine.memory.write(place, &name)?;
        Ok(Value::pointer(place))
    }),
    ("setvbuf", |c| c.int(0)),
    ("setbuf", |_| Ok(Value::None)),
    ("setlinebuf", |_| Ok(Value::None)),
];

impl Call<'_, '_, '_> {
    fn open(&mut self) -> Step<Value> {
        const NO_SUCH_FILE: u32 = 2;
        let (path, mode) = (self.string(0)?, self.string(1)?);
        match self.machine.open_file(path, &mode) {
            Some(file) => self.machine.new_stream(Kind::File(file)).map(Value::pointer),
            None => {
                self.set_error(NO_SUCH_FILE)?;
                Ok(Value::pointer(0))
            }
        }
    }

    /// Writes a text; the result is how long it is, or less than zero.
    pub(super) fn put(&mut self, stream: u64, text: &[u8]) -> Step<Value> {
        let done = self.machine.write_stream(stream, text)?;
        self.int(if done { text.len() as u64 } else { END })
    }

    /// Writes a text to the standard output, whose stream may have been opened to a file.
    pub(super) fn output(&mut self, text: &[u8]) -> Step<Value> {
        let stream = self.machine.standard_stream(1)?;
        self.put(stream, text)
    }

    fn put_byte(&mut self) -> Step<Value> {
        let (byte, stream) = (self.number(0)? as u8, self.address(1)?);
        let done = self.machine.write_stream(stream, &[byte])?;
        self.int(if done { byte.into() } else { END })
    }

    fn put_char(&mut self) -> Step<Value> {
        let byte = self.number(0)? as u8;
        self.output(&[byte])?;
        self.int(byte.into())
    }

    fn next_byte(&mut self, stream: u64) -> Step<Value> {
        let byte = self.machine.read_stream(stream)?;
        self.int(byte.map_or(END, u64::from))
    }

    fn get_byte(&mut self) -> Step<Value> {
        let stream = self.address(0)?;
        self.next_byte(stream)
    }

    /// Bytes up to and with an end, as many as there may be; none where the stream has ended.
    fn line(&mut self, stream: u64, end: u8, most: u64) -> Step<Option<Vec<u8>>> {
        let mut line = Vec::new();
        while (line.len() as u64) < most
            && let Some(byte) = self.machine.read_stream(stream)?
        {
            line.push(byte);
            if byte == end {
                break;
            }
        }
        Ok((!line.is_empty()).then_some(line))
    }

    fn seek(&mut self) -> Step<Value> {
        let (stream, distance, from) = (self.address(0)?, self.number(1)? as i64, self.number(2)? as u32);
        let stream = self.machine.stream_at(stream)?;
        let Kind::File(file) = &mut stream.kind else { return self.int(END) };
        let start = match from {
            0 => 0,
            1 => (file.position - stream.returned.len().min(file.position)) as u64,
            2 => file.bytes.len() as u64,
            _ => return self.int(END),
        };
        let Some(position) = start.checked_add_signed(distance).and_then(|to| usize::try_from(to).ok())
        else {
            return self.int(END);
        };
        file.position = position;
        stream.returned.clear();
        stream.is_at_end = false;
        self.int(0)
    }

    fn tell(&mut self) -> Step<Value> {
        let stream = self.address(0)?;
        let stream = self.machine.stream_at(stream)?;
        let position = match &stream.kind {
            Kind::File(file) => file.position.saturating_sub(stream.returned.len()) as u64,
            _ => END,
        };
        self.int(position)
    }

    fn remove_file(&mut self) -> Step<Value> {
        let path = self.string(0)?;
        let done = self.machine.host.remove_file(&path);
        self.int(if done { 0 } else { END })
    }

    /// Sets `errno`.
    pub(super) fn set_error(&mut self, number: u32) -> Step<()> {
        let place = self.machine.errno_place()?;
        self.machine.store(place, Type::I32, &Value::int(32, number.into()))
    }
}
