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
mod crel;
mod format;
pub(crate) mod sections;
mod symbols;
mod write;

pub use format::Elf;

/// LLVM's section types: symbols whose addresses matter, and weights of calls.
pub(crate) const SHT_LLVM_ADDRSIG: u32 = 0x6fff_4c03;
pub(crate) const SHT_LLVM_CALL_GRAPH_PROFILE: u32 = 0x6fff_4c09;
