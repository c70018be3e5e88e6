//! The interface in C, with the names of llvm-c where the meaning is the same.
//!
//! A program that is written against llvm-c's core, execution engine or LLJIT builds with `codewright-c/codewright.h` instead of
//! the headers of llvm-c. The header is made from these sources by the test `header`, so the two cannot differ.
//!
//! # How it works
//! Handles are addresses of nodes ([`handle`]). Types and constants belong to a context and are found again by their contents, so
//! that equal ones have equal handles. Modules of [`ir`] have tables of types of their own; a node of the context
//! is translated when it is used in a module, and back ([`translate`]).
//! What a builder makes is a node of the module ([`value`]).
//!
//! # Mistakes
//! No call ends the process and no panic leaves it ([`handle::guard`]). A handle that is null makes the call do nothing and
//! return null or zero. An instruction whose operands do not fit is not made; the module keeps the reason, and verifying,
//! emitting and adding it to a JIT fail with it.
//!
//! # What callers promise
//! As with llvm-c: handles come from this library and have not been disposed of, strings end, arrays are as long as is
//! said, a context and what belongs to it are used by one thread at a time, and code that is called may be called.
#![allow(unsafe_code, reason = "C passes addresses")]
#![allow(
    non_snake_case,
    non_camel_case_types,
    non_upper_case_globals,
    reason = "the names are those of llvm-c"
)]

#[macro_use]
pub mod handle;
pub mod block;
pub mod builder;
pub mod constant;
pub mod context;
pub mod engine;
pub mod enums;
pub mod function;
pub mod global;
pub mod instructions;
pub mod memory;
pub mod module;
pub mod orc;
pub mod output;
pub mod target;
pub mod translate;
pub mod types;
pub mod value;
