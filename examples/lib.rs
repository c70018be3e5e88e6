//! Small languages on the library `codewright`, each in one file: how to read, compile and run one; and what else it can do.
//!
//! * [`kaleidoscope`]: a prompt that compiles each line to memory (`cargo run -p codewright-examples --bin kaleidoscope`).
//! * [`brainfuck`]: a compiler of whole programs (`cargo run -p codewright-examples --bin brainfuck FILE`).
//! * [`columns`]: an evaluator of expressions over columns of a table (`… --bin columns 'price * amount' < TABLE`).
//! * [`regex`]: a matcher for regular expressions, by a deterministic automaton (`… --bin regex '[0-9]+' < TEXT`).
//! * [`own_allocator`], [`own_pass`]: what users add to code generation, each as small as it can be.
//! * [`small_functions`]: what a function of ten instructions costs (`cargo run --release -p codewright-examples --bin
//!   small-functions 10000`).

pub mod brainfuck;
pub mod columns;
pub mod kaleidoscope;
pub mod own_allocator;
pub mod own_pass;
pub mod regex;
pub mod small_functions;
