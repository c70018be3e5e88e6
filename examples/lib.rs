//! Small languages on the library `codewright`, each in one file: how to read, compile and run one.
//!
//! * [`kaleidoscope`]: a prompt that compiles each line to memory (`cargo run -p codewright-examples --bin kaleidoscope`).
//! * [`brainfuck`]: a compiler of whole programs (`cargo run -p codewright-examples --bin brainfuck FILE`).

pub mod brainfuck;
pub mod kaleidoscope;
