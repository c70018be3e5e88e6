//! The IR interpreter: the reference semantics of LLVM IR, and the oracle of run tests.
//!
//! [`Machine`] loads a module, lays its globals out in a memory of its own and runs a function. Nothing is compiled; common
//! instructions are decoded once (`fast`), which makes some tens of millions of them a second. What matters is that it says
//! what a program means: every access is checked against the objects that exist, poison is tracked, and undefined behaviour
//! ends the run with an error that names the function, block and instruction instead of going on with whatever a machine
//! would do.
//!
//! `undef` and uninitialized memory are zero: one of the behaviours that they allow. Threads take turns (`threads`); atomic
//! operations are done in one step. Functions that the module only declares are looked up among the C library functions
//! of [`externals`]. Not supported, each with an error that says so: exceptions of Windows, scalable vectors, assembly that
//! has instructions, streams of C++ to files and those of wide characters.
//!
//! * [`memory`]: objects and addresses. [`value`]: what an instruction's result is.
//! * [`machine`]: loading, frames, the main loop. [`scalar`], [`float`]: arithmetic. `unwind`: exceptions, `longjmp`.
//! * [`intrinsics`], [`externals`], [`printf`]: functions without bodies.

mod constants;
mod execute;
pub mod externals;
mod fast;
mod float;
mod intrinsics;
mod library;
pub mod machine;
pub mod memory;
mod numbers;
mod printf;
mod scalar;
mod threads;
mod unwind;
pub mod value;

pub use machine::{Host, Limits, Machine, Outcome, Trap};
