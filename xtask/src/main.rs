//! Project automation: `cargo xtask <test|tidy|bench|bless>`.
fn main() {}
