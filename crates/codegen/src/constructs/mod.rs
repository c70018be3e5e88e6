//! What becomes of each construct of LLVM IR: it is carried out, it is an error, or it has no meaning for code.
//!
//! * [`refused`]: errors for what no other part of code generation would notice.
//! * [`known`]: names that only mean something to whoever knows them.

mod known;
mod refused;

pub use refused::refused;
