//! A file with the code of functions in memory, by which `perf inject --jit` and `perf annotate` know what was executed, also
//! where addresses have been used again.
//!
//! The format is Linux's (`tools/perf/Documentation/jitdump-specification.txt`): a header, then records, of which only those
//! of code that was loaded are written here. `perf` finds the file by its name, `jit-PID.dump`, in the list of what the
//! process has mapped, so its first page is mapped as code and never used. Times are those of the monotonic clock
//! (`perf record -k mono`).
//!
//! Cost: a write per unit, of its code. What cannot be written costs names and no more.
#![allow(unsafe_code)]

use crate::link::FunctionPlace;
use crate::machine::Machine;
use std::fs::File;
use std::io::Write;
use std::os::fd::AsRawFd;
use std::path::{Path, PathBuf};
use std::ptr;

const MAGIC: u32 = 0x4a69_5444;
const VERSION: u32 = 1;
const HEADER_BYTES: u32 = 40;
const CODE_LOAD: u32 = 0;
/// Of a record of code, without name and code.
const RECORD_BYTES: usize = 56;

/// A dump of the process that writes it. A process that forks gets one of its own for what is linked after that.
#[derive(Debug)]
pub(crate) struct JitDump {
    folder: PathBuf,
    open: Option<Open>,
}

#[derive(Debug)]
struct Open {
    process: u32,
    file: File,
    /// The mapping by which the file is found; none if the system refused it.
    _marker: Option<Marker>,
    /// Functions so far.
    count: u64,
}

impl JitDump {
    pub(crate) fn new(folder: &Path) -> JitDump {
        JitDump { folder: folder.to_owned(), open: None }
    }

    /// Writes functions that have been linked, with the code that is at their addresses now.
    pub(crate) fn add(&mut self, functions: &[FunctionPlace<'_>]) {
        let process = std::process::id();
        if self.open.as_ref().is_none_or(|open| open.process != process) {
            self.open = Open::new(&self.folder, process);
        }
        let Some(open) = &mut self.open else { return };
        let mut bytes = Vec::new();
        for function in functions {
            put_record(&mut bytes, function, process, open.count);
            open.count += 1;
        }
        let _ = open.file.write_all(&bytes);
    }
}

impl Open {
    fn new(folder: &Path, process: u32) -> Option<Open> {
        let path = folder.join(format!("jit-{process}.dump"));
        let mut options = File::options();
        let mut file = options.create(true).truncate(true).read(true).write(true).open(path).ok()?;
        let machine = Machine::of_host().map_or(0, |machine| machine.number);
        let mut header = Vec::new();
        for word in [MAGIC, VERSION, HEADER_BYTES, machine.into(), 0, process] {
            header.extend_from_slice(&word.to_ne_bytes());
        }
        const NO_FLAGS: u64 = 0;
        header.extend_from_slice(&now().to_ne_bytes());
        header.extend_from_slice(&NO_FLAGS.to_ne_bytes());
        file.write_all(&header).ok()?;
        let marker = Marker::new(&file);
        Some(Open { process, file, _marker: marker, count: 0 })
    }
}

fn put_record(out: &mut Vec<u8>, function: &FunctionPlace<'_>, process: u32, index: u64) {
    let size = usize::try_from(function.size).unwrap_or(0);
    // SAFETY: the function has been linked, and its unit cannot be removed while the session that calls this is locked.
    let code = unsafe { std::slice::from_raw_parts(function.address as *const u8, size) };
    let total = RECORD_BYTES + function.name.len() + 1 + size;
    let (Ok(total), thread) = (u32::try_from(total), thread_id()) else { return };
    out.extend_from_slice(&CODE_LOAD.to_ne_bytes());
    out.extend_from_slice(&total.to_ne_bytes());
    out.extend_from_slice(&now().to_ne_bytes());
    out.extend_from_slice(&process.to_ne_bytes());
    out.extend_from_slice(&thread.to_ne_bytes());
    for word in [function.address, function.address, function.size, index] {
        out.extend_from_slice(&word.to_ne_bytes());
    }
    out.extend_from_slice(function.name);
    out.push(0);
    out.extend_from_slice(code);
}

/// Nanoseconds of the monotonic clock.
fn now() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: there is room for the time.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &raw mut time) };
    (time.tv_sec as u64).wrapping_mul(1_000_000_000).wrapping_add(time.tv_nsec as u64)
}

fn thread_id() -> u32 {
    // SAFETY: asks for a number.
    unsafe { libc::syscall(libc::SYS_gettid) as u32 }
}

#[derive(Debug)]
struct Marker(*mut libc::c_void);

// SAFETY: nobody reads or writes the page.
unsafe impl Send for Marker {}
// SAFETY: as above.
unsafe impl Sync for Marker {}

const MARKER_BYTES: usize = 4096;

impl Marker {
    fn new(file: &File) -> Option<Marker> {
        let protection = libc::PROT_READ | libc::PROT_EXEC;
        // SAFETY: a new mapping of a file that is open.
        let page = unsafe {
            libc::mmap(ptr::null_mut(), MARKER_BYTES, protection, libc::MAP_PRIVATE, file.as_raw_fd(), 0)
        };
        (page != libc::MAP_FAILED).then_some(Marker(page))
    }
}

impl Drop for Marker {
    fn drop(&mut self) {
        // SAFETY: the mapping is ours.
        unsafe { libc::munmap(self.0, MARKER_BYTES) };
    }
}
