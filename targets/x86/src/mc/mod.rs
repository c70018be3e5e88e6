//! What x86's description cannot say about machine code: how bytes are put together, and what text looks like.

pub mod decoder;
pub mod encoder;
pub mod flags;
pub mod printer;
