//! What RISC-V's description cannot say about machine code.

pub mod constants;
pub mod disassembly;
pub mod pseudos;
