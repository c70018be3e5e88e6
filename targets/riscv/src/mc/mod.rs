//! What RISC-V's description cannot say about machine code.

pub mod directives;
pub mod disassembly;
pub mod isa;
pub mod operands;
pub mod pseudos;
