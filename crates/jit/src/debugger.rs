//! Telling debuggers and profilers of code in memory.
//!
//! Debuggers read a list of object files from the process and stop when it changes: the names of the list and of the
//! function that says so are an interface (GDB manual, *JIT Compilation Interface*). Units that have debug information are
//! put on the list when they are linked. Nothing is done for it but making the object file, so it is always on.
//!
//! `perf` reads a text file with the addresses of functions (`tools/perf/Documentation/jit-interface.txt` of Linux); it is
//! written if that is asked for.
//!
//! The list is one for the process, as its name is. A lock guards it.
#![allow(unsafe_code)]

use crate::link::FunctionPlace;
use std::fs::File;
use std::io::Write;
use std::ptr::{self, addr_of_mut};
use std::sync::{Mutex, PoisonError};

#[repr(C)]
struct Entry {
    next: *mut Entry,
    previous: *mut Entry,
    begin: *const u8,
    size: u64,
}

#[repr(C)]
struct Descriptor {
    version: u32,
    action: u32,
    relevant: *mut Entry,
    first: *mut Entry,
}

const NO_ACTION: u32 = 0;
const REGISTER: u32 = 1;
const UNREGISTER: u32 = 2;

/// Where debuggers look.
#[unsafe(no_mangle)]
static mut __jit_debug_descriptor: Descriptor =
    Descriptor { version: 1, action: NO_ACTION, relevant: ptr::null_mut(), first: ptr::null_mut() };

/// Where debuggers have a breakpoint.
#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn __jit_debug_register_code() {
    // The call must not be optimized away.
    std::hint::black_box(addr_of_mut!(__jit_debug_descriptor));
}

static LIST: Mutex<()> = Mutex::new(());

/// An object file on the list; dropping it takes it off.
#[derive(Debug)]
pub(crate) struct Registered {
    entry: *mut Entry,
    image: Box<[u8]>,
}

// SAFETY: the list is changed under its lock, and nobody else has the entry.
unsafe impl Send for Registered {}
// SAFETY: as above.
unsafe impl Sync for Registered {}

impl Registered {
    pub(crate) fn new(image: Vec<u8>) -> Registered {
        let image = image.into_boxed_slice();
        let _guard = LIST.lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: the lock is held, and entries live as long as they are on the list.
        unsafe {
            let descriptor = addr_of_mut!(__jit_debug_descriptor);
            let next = (*descriptor).first;
            let new =
                Entry { next, previous: ptr::null_mut(), begin: image.as_ptr(), size: image.len() as u64 };
            let entry = Box::into_raw(Box::new(new));
            if !next.is_null() {
                (*next).previous = entry;
            }
            (*descriptor).first = entry;
            tell(descriptor, REGISTER, entry);
            Registered { entry, image }
        }
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        debug_assert!(!self.image.is_empty());
        let _guard = LIST.lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: as above; the entry is on the list until here, and freed once.
        unsafe {
            let descriptor = addr_of_mut!(__jit_debug_descriptor);
            let Entry { next, previous, .. } = *self.entry;
            match previous.is_null() {
                true => (*descriptor).first = next,
                false => (*previous).next = next,
            }
            if !next.is_null() {
                (*next).previous = previous;
            }
            tell(descriptor, UNREGISTER, self.entry);
            drop(Box::from_raw(self.entry));
        }
    }
}

/// # Safety
/// The lock is held.
unsafe fn tell(descriptor: *mut Descriptor, action: u32, entry: *mut Entry) {
    // SAFETY: the caller says so.
    unsafe {
        (*descriptor).action = action;
        (*descriptor).relevant = entry;
        __jit_debug_register_code();
        (*descriptor).action = NO_ACTION;
        (*descriptor).relevant = ptr::null_mut();
    }
}

/// The file from which `perf` knows names of functions in memory. It has the number of the process in its name, so a
/// process that forks gets one of its own for what is linked after that.
#[derive(Debug, Default)]
pub(crate) struct PerfMap(Option<(u32, File)>);

impl PerfMap {
    /// Functions are written when they are linked. A file that cannot be written costs names and no more.
    pub(crate) fn add(&mut self, functions: &[FunctionPlace<'_>]) {
        let line = |f: &FunctionPlace<'_>| {
            format!("{:x} {:x} {}\n", f.address, f.size, String::from_utf8_lossy(f.name))
        };
        let text: String = functions.iter().map(line).collect();
        if let Some(file) = self.file() {
            let _ = file.write_all(text.as_bytes());
        }
    }

    fn file(&mut self) -> Option<&mut File> {
        let process = std::process::id();
        if self.0.as_ref().is_none_or(|(of, _)| *of != process) {
            let file = File::options().create(true).append(true).open(format!("/tmp/perf-{process}.map"));
            self.0 = file.ok().map(|file| (process, file));
        }
        self.0.as_mut().map(|(_, file)| file)
    }
}
