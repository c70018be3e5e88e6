//! A small shell for `RUN:` lines: pipelines of commands that run in this process.
//!
//! [`parse`] turns a line into pipelines; [`exec`] runs them one command after another, each on the whole output of the
//! one before. A pipeline fails if any of its commands fails, as under `set -o pipefail`. There are no variables, globs
//! or control structures: what a test does must be plain on its RUN line.

mod builtins;
pub mod exec;
pub mod parse;
