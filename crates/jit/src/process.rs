//! The running process: symbols of its libraries, libraries that are loaded, frames that unwinders are told of, and its
//! end.
#![allow(unsafe_code)]

use crate::{Error, Result};
use std::ffi::{CStr, CString, c_void};
use std::ptr;

/// The address of a symbol of the program and its libraries; for a thread-local variable that of this thread's. Names
/// with a zero in them do not exist.
pub(crate) fn symbol(name: &[u8]) -> Option<u64> {
    let name = CString::new(name).ok()?;
    // SAFETY: the name is a string with its end.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!found.is_null()).then_some(found as u64)
}

/// Loads a library for the rest of the process; its symbols, and those of what it needs, are then found by [`symbol`].
pub(crate) fn load_library(path: &str) -> Result<()> {
    let name = CString::new(path).map_err(|_| Error::new(format!("{path:?} is no name of a library")))?;
    // SAFETY: the name is a string with its end. What constructors of the library do is for the caller to know who
    // asked for it.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) };
    if !handle.is_null() {
        return Ok(());
    }
    // SAFETY: after an error there is a message, which is copied before anybody asks again on this thread.
    let message = unsafe {
        let text = libc::dlerror();
        if text.is_null() { "unknown error".into() } else { CStr::from_ptr(text).to_string_lossy() }
    };
    Err(Error::new(format!("cannot load library: {message}")))
}

unsafe extern "C" {
    fn __register_frame(begin: *const c_void);
    fn __deregister_frame(begin: *const c_void);
    fn __cxa_atexit(
        function: extern "C" fn(*mut c_void),
        argument: *mut c_void,
        of: *mut c_void,
    ) -> libc::c_int;
    fn __cxa_finalize(of: *mut c_void);
}

/// Call frames that unwinders know of; dropping it makes them forget. The section at the address ends with a zero of 32
/// bits and stays as it is.
#[derive(Debug)]
pub(crate) struct Frames(u64);

impl Frames {
    pub(crate) fn register(address: u64) -> Frames {
        // SAFETY: the section was just written by the linker and ends as the function expects.
        unsafe { __register_frame(address as *const c_void) };
        Frames(address)
    }
}

impl Drop for Frames {
    fn drop(&mut self) {
        // SAFETY: it was registered at this address.
        unsafe { __deregister_frame(self.0 as *const c_void) };
    }
}

/// Runs what was registered to run at the end for a unit with this handle (`__dso_handle`).
pub(crate) fn finalize(handle: u64) {
    // SAFETY: the functions are those that the unit's code registered, and the unit is still there.
    unsafe { __cxa_finalize(handle as *mut c_void) };
}

/// Lets a closure run at the end of the process, or at [`finalize`] of the handle. What was registered last runs first.
pub(crate) fn at_exit(handle: u64, run: Box<dyn FnOnce() + Send>) {
    extern "C" fn call(argument: *mut c_void) {
        // SAFETY: the pointer is the one that was made below, and this is called once.
        let run = unsafe { Box::from_raw(argument.cast::<Box<dyn FnOnce() + Send>>()) };
        run();
    }
    let argument = Box::into_raw(Box::new(run)).cast::<c_void>();
    // SAFETY: the function takes the argument that it is registered with.
    unsafe { __cxa_atexit(call, argument, handle as *mut c_void) };
}

/// What libraries of C have only in the part that is linked into each program: registers a function that runs at the end.
extern "C" fn atexit(function: extern "C" fn()) -> libc::c_int {
    extern "C" fn call(argument: *mut c_void) {
        // SAFETY: the argument is the function that was registered; C's and Rust's function pointers are addresses.
        let function = unsafe { std::mem::transmute::<*mut c_void, extern "C" fn()>(argument) };
        function();
    }
    // SAFETY: as above.
    unsafe { __cxa_atexit(call, function as *mut c_void, ptr::null_mut()) }
}

/// A name, and a function that gives its address.
pub(crate) type Own = (&'static [u8], fn() -> u64);

/// Symbols that code finds here and not in libraries.
pub(crate) const OWN: &[Own] = &[
    (b"atexit", || atexit as *const () as u64),
    (b"__tls_get_addr", crate::thread_local::address_of_lookup),
];

/// Ends the process as a program ends that returns from `main`: functions run that were registered for that, and
/// streams of C are written out.
pub fn exit(code: i32) -> ! {
    // SAFETY: the function may always be called.
    unsafe { libc::exit(code) }
}

/// Calls a function without arguments or results.
///
/// # Safety
/// The address is that of such a function, which lets no panic out.
pub(crate) unsafe fn call(address: u64) {
    // SAFETY: the caller says so.
    let function = unsafe { std::mem::transmute::<u64, extern "C-unwind" fn()>(address) };
    function();
}

/// Calls a constructor: with the arguments of the program, as libraries of C do.
///
/// # Safety
/// The address is that of a constructor.
pub(crate) unsafe fn call_constructor(address: u64, arguments: &Arguments) {
    type Constructor = extern "C-unwind" fn(libc::c_int, *const *const i8, *const *const i8);
    // SAFETY: the caller says so; a function that takes fewer arguments does not see the others.
    let function = unsafe { std::mem::transmute::<u64, Constructor>(address) };
    // SAFETY: the library has the variable.
    let environment = unsafe { environ };
    function(arguments.count(), arguments.pointers.as_ptr(), environment);
}

unsafe extern "C" {
    static environ: *const *const i8;
}

/// Arguments of a program, in the form of C. They stay where they are until the process ends.
#[derive(Debug)]
pub struct Arguments {
    pointers: &'static [*const i8],
}

// SAFETY: the strings are never changed by us, and a program owns its arguments.
unsafe impl Send for Arguments {}
// SAFETY: as above.
unsafe impl Sync for Arguments {}

impl Arguments {
    /// Zeros in arguments end them, as they do in C. What a program may keep pointers to is never freed.
    pub fn new<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Arguments {
        let leak = |text: &str| {
            let bytes: Vec<u8> = text.bytes().take_while(|&c| c != 0).chain([0]).collect();
            Vec::leak(bytes).as_ptr().cast::<i8>()
        };
        let pointers: Vec<*const i8> = arguments.into_iter().map(leak).chain([ptr::null()]).collect();
        Arguments { pointers: Vec::leak(pointers) }
    }

    fn count(&self) -> libc::c_int {
        libc::c_int::try_from(self.pointers.len() - 1).unwrap_or(libc::c_int::MAX)
    }
}

/// Calls `main`.
///
/// # Safety
/// The address is that of a function of this form, or of one with fewer arguments.
pub unsafe fn call_main(address: u64, arguments: &Arguments) -> i32 {
    type Main = extern "C-unwind" fn(libc::c_int, *const *const i8, *const *const i8) -> libc::c_int;
    // SAFETY: the caller says so.
    let (main, environment) = unsafe { (std::mem::transmute::<u64, Main>(address), environ) };
    main(arguments.count(), arguments.pointers.as_ptr(), environment)
}
