//! Text tests: `RUN:` lines executed in process, output matched by a FileCheck-compatible matcher.
//!
//! * [`suite`]: finds tests, runs them in parallel, reports.
//! * [`script`]: what a test file says about itself; [`shell`]: how its RUN lines run; [`bless`]: how expected output is
//!   rewritten.
//! * [`filecheck`]: the matcher, as a function from texts and options to a verdict and messages; [`ere`]: the regular
//!   expressions of its patterns.
//!
//! This crate does not know the tools: whoever runs a suite passes a function that does ([`suite::Config`]).

pub mod bless;
pub mod ere;
pub mod filecheck;
pub mod script;
pub mod shell;
pub mod suite;
