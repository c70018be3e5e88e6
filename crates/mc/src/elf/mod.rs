//! ELF objects from laid-out sections.
//!
//! Follows the System V gABI. The file holds, after the header, the contents of sections in the order of their first use,
//! the members of section groups, the symbol table, relocations, strings, and the section headers. One string table
//! serves symbols and sections. Section headers begin with the strings, then each section is followed by its relocations
//! and preceded by its group where it is the first member, and the symbol table comes last. That is LLVM's order, so that
//! objects can be compared byte by byte.
//!
//! Symbols are in the order in which the assembler registered them, locals first ([`symbols`]).
//!
//! Cost: linear in the output, plus sorting the strings.

mod compress;
mod strings;
mod symbols;
mod write;

use crate::assembler::LaidOut;
use crate::context::Context;
use crate::target::Target;
use std::borrow::Cow;

/// LLVM's section types: symbols whose addresses matter, and weights of calls.
pub(crate) const SHT_LLVM_ADDRSIG: u32 = 0x6fff_4c03;
pub(crate) const SHT_LLVM_CALL_GRAPH_PROFILE: u32 = 0x6fff_4c09;

/// What an object is besides its sections.
#[derive(Clone, Copy, Debug, Default)]
pub struct ElfOptions {
    pub is_64: bool,
    pub os_abi: u8,
    pub e_flags: u32,
    /// How sections with debug information are stored.
    pub compression: Compression,
}

/// `--compress-debug-sections`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Compression {
    #[default]
    None,
    Zlib,
    Zstd,
}

/// Why an object cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectError(pub String);

impl std::fmt::Display for ObjectError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ObjectError {}

/// The bytes of a relocatable object.
pub fn write_object(
    target: &Target,
    cx: &Context,
    laid_out: &LaidOut,
    options: &ElfOptions,
) -> Result<Vec<u8>, ObjectError> {
    Ok(write_pieces(target, cx, laid_out, options)?.concat())
}

/// The bytes of a relocatable object as pieces that follow each other; large sections are not copied.
pub fn write_pieces<'a>(
    target: &Target,
    cx: &Context,
    laid_out: &'a LaidOut,
    options: &ElfOptions,
) -> Result<Vec<Cow<'a, [u8]>>, ObjectError> {
    write::write(target, cx, laid_out, options)
}
