//! Standard error and files, where the interface says that a call writes them.

use crate::handle::{Message, Out, Status, message};
use std::ffi::{CStr, OsStr};
use std::io::Write;
use std::os::unix::ffi::OsStrExt;

/// Writes to standard error where the interface says that it does.
pub fn complain(text: &str) {
    // A closed standard error leaves nobody to tell.
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// The path that a string of C names.
pub fn path(text: &CStr) -> &OsStr {
    OsStr::from_bytes(text.to_bytes())
}

/// Writes a file; 1 with a message if that fails.
pub fn write_file(to: &CStr, bytes: &[u8], error: &Out<Message>) -> Status {
    match std::fs::write(path(to), bytes) {
        Ok(()) => Status::DONE,
        Err(problem) => {
            error.set(message(format!("{}: {problem}", to.to_string_lossy())));
            Status::FAILED
        }
    }
}
