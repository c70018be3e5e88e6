//! Text tests: `RUN:` lines executed in process, output matched by a FileCheck-compatible matcher.
//!
//! * [`filecheck`]: the matcher, as a function from texts and options to a verdict and messages.
//! * [`ere`]: the regular expressions of its patterns.

pub mod ere;
pub mod filecheck;
