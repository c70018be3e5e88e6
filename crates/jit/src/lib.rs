//! Code in the memory of the running process: compiled, linked, looked up, called, removed.
//!
//! A [`Session`] holds what has been added: units that code generation made ([`compile`], [`unit`]), object files and
//! archives ([`object`]), and names that mean addresses of the process. Nothing is written to files on the way;
//! relocations are applied straight to memory ([`link`]), which is never writable and executable at one address
//! ([`memory`]).
//!
//! * [`session`]: units, names, constructors, removal. [`lazy`]: functions that are compiled when they are first called.
//! * [`machine`]: what linking knows of a machine, one file for each; `host`: what a process on it can do.
//! * [`debugger`]: what debuggers and profilers are told; `jit_dump`: code for profilers that look at it later.
//! * [`process`]: libraries, unwinding, the end of the process; [`thread_local`]: variables of threads.
//!
//! This is the one library with unsafe code, in the files that allow it: memory that is executed,
//! functions of the system, and calls of code by address. What is called does what the program says,
//! so functions that call are unsafe, and their callers say why the program may be trusted.

pub mod call;
pub mod compile;
mod debugger;
mod error;
mod free_list;
mod host;
mod jit_dump;
pub mod lazy;
mod link;
pub mod machine;
pub mod memory;
mod needed;
pub mod object;
pub mod process;
pub mod program;
mod reentry;
pub mod session;
mod thread_local;
pub mod unit;

pub use error::{Error, Result};
pub use process::Arguments;
pub use session::{Handle, Session, Stats};
pub use unit::Unit;
