//! Any bytes can be read as bitcode without a panic. Good seeds: `tests/bitcode/Inputs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bitcode::read::check(bytes));
