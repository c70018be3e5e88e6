//! What a process does on the machine that it runs on, and no compiler makes: where functions come to that are not compiled
//! yet ([`entry`]), where descriptors of thread-local variables lead ([`descriptor_entry`]), and telling processors of code
//! that was written ([`synchronize`]). What linking knows of machines, this one or another, is in [`crate::machine`].
//!
//! One file per machine. Code that a caller comes to as to an ordinary function keeps every register that can have an
//! argument in it, also those that only some processors have.
#![allow(unsafe_code)]

#[cfg(target_arch = "aarch64")]
mod aarch64;
#[cfg(target_arch = "aarch64")]
use aarch64 as own;

#[cfg(target_arch = "riscv64")]
mod riscv64;
#[cfg(target_arch = "riscv64")]
use riscv64 as own;

#[cfg(target_arch = "x86_64")]
mod x86_64;
#[cfg(target_arch = "x86_64")]
use x86_64 as own;

/// Machines on which code can be linked and run, and no more.
#[cfg(not(any(target_arch = "aarch64", target_arch = "riscv64", target_arch = "x86_64")))]
mod own {
    pub(super) fn entry() -> Option<u64> {
        None
    }
    pub(super) fn descriptor_entry() -> u64 {
        0
    }
    pub(super) fn synchronize(_: *const u8, _: *const u8, _: usize) {}
}

/// The address of the code that functions come to that are not compiled; none if this machine has none.
pub(crate) fn entry() -> Option<u64> {
    own::entry()
}

/// The address of the function that finds the copy of a thread-local variable by its descriptor; 0 if code for this machine
/// asks by calling `__tls_get_addr`.
pub(crate) fn descriptor_entry() -> u64 {
    own::descriptor_entry()
}

/// Lets all processors see so many bytes of code that were written at one address and are executed at another.
pub(crate) fn synchronize(written: *const u8, executed: *const u8, bytes: usize) {
    own::synchronize(written, executed, bytes);
}
