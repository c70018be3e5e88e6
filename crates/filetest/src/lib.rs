//! Text tests: `RUN:` lines executed in process, output matched by a FileCheck-compatible matcher.
