//! Any bytes can be evaluated as TableGen without a panic or a hang. Good seeds: `tests/tablegen/Inputs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tablegen::lang::check(bytes));
