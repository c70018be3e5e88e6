//! The text of a file for the assembler, which reads it piece by piece.

use mc::parse::Pieces;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

/// See the module text. The file is as long as it was when it was opened.
pub(super) struct FileText {
    file: File,
    size: u64,
}

impl FileText {
    /// Opens a file; `None` for what is none that can be read from any place on.
    pub fn open(path: &Path) -> Option<FileText> {
        let file = File::open(path).ok()?;
        let metadata = file.metadata().ok().filter(|metadata| metadata.is_file())?;
        Some(FileText { file, size: metadata.len() })
    }
}

impl Pieces for FileText {
    fn size(&self) -> u64 {
        self.size
    }

    fn read(&mut self, at: u64, buffer: &mut [u8]) -> Option<usize> {
        self.file.seek(SeekFrom::Start(at)).ok()?;
        let mut len = 0;
        while len < buffer.len() {
            match self.file.read(&mut buffer[len..]) {
                Ok(0) => break,
                Ok(more) => len += more,
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                Err(_) => return None,
            }
        }
        Some(len)
    }
}
