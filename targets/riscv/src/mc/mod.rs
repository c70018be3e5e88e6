//! What RISC-V's description cannot say about machine code.

pub mod disassembly;
