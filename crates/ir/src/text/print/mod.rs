//! Writes a [`crate::Module`] in the text form, as LLVM's disassembler does.
