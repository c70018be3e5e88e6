//! Reading bitcode.
//!
//! Reading has two steps. [`LazyModule::parse`] reads everything but the bodies of functions, which it only notes the
//! positions of; a body is then read on demand, and needs nothing but shared references to what the first step has
//! made, so that bodies can be read in parallel. [`read_module`] does both steps.
//!
//! # What is read
//!
//! Files of LLVM 15 to 22, in memory as LLVM 22 would have them: what newer versions say in another way is upgraded on
//! the way (see [`upgrade`]). Pointers with element types (before LLVM 15) are an error.
//!
//! # Bad input
//!
//! Every index and length of a file is checked, lengths before anything is allocated. Nothing recurses. An error tells
//! the producer of the file, the block and record, the bit offset, and the function. Operands that this version knows
//! nothing of at the end of a record are ignored with a warning. Operands of instructions have the shapes that
//! [`ir::inst`] documents; whether the module is valid beyond that is for the verifier to say.
//!
//! # Cost
//!
//! Linear in the size of the file; values and types are looked up in dense tables by number.

mod attributes;
mod constants;
mod container;
mod function;
mod globals;
mod lazy;
mod metadata;
mod module;
mod symtab;
mod types;
mod upgrade;

#[cfg(test)]
mod tests;

pub use container::{Container, is_bitcode};
pub use lazy::LazyModule;

use crate::bitstream::Error;
use ir::Module;
use support::diag::{Diagnostic, Diagnostics, Location, Severity};

/// How to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadOptions {
    /// Threads that read bodies of functions; 0 and 1 mean the calling thread. The result does not depend on it.
    pub threads: usize,
}

impl Default for ReadOptions {
    fn default() -> Self {
        ReadOptions { threads: 1 }
    }
}

/// Reads a whole module. `name` is the name of the file, for messages and as the module's identifier. The diagnostics
/// of success are warnings.
pub fn read_module(
    bytes: &[u8],
    name: &str,
    options: &ReadOptions,
) -> Result<(Module, Diagnostics), Diagnostics> {
    let mut lazy = LazyModule::parse(bytes, name)?;
    lazy.materialize_all(options.threads)?;
    Ok(lazy.into_module())
}

/// Reads anything and throws the result away: what fuzzers and tests with damaged files call.
pub fn check(bytes: &[u8]) {
    let _ = read_module(bytes, "fuzz", &ReadOptions::default());
}

/// What diagnostics about a file have in common.
#[derive(Clone, Debug)]
struct FileInfo {
    name: String,
    /// Bits before the bitstream (a wrapper's header).
    offset_bits: u64,
    /// What the identification block says made the file; may be empty.
    producer: String,
    epoch: u64,
}

impl FileInfo {
    fn diagnostic(&self, severity: Severity, error: &Error) -> Diagnostic {
        let location = Location::Bit { file: self.name.clone(), bit: error.bit() + self.offset_bits };
        let diagnostic = Diagnostic::new(severity, location, error.message());
        if self.producer.is_empty() {
            return diagnostic;
        }
        let note = if self.epoch > crate::codes::EPOCH {
            format!("the file was produced by '{}', of the newer epoch {}", self.producer, self.epoch)
        } else {
            format!("the file was produced by '{}'", self.producer)
        };
        diagnostic.with_note(Location::None, note)
    }

    fn error(&self, error: &Error) -> Diagnostic {
        self.diagnostic(Severity::Error, error)
    }

    fn warning(&self, error: &Error) -> Diagnostic {
        self.diagnostic(Severity::Warning, error)
    }
}

/// The low bytes of a record's operands, which spell a string one byte each.
fn string_of(ops: &[u64]) -> Vec<u8> {
    ops.iter().map(|&c| c as u8).collect()
}

/// Whether an operand is a number below `limit`, as an index.
fn index_below(op: u64, limit: usize) -> Option<usize> {
    usize::try_from(op).ok().filter(|&i| i < limit)
}
