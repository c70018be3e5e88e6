//! Any bytes that a reader accepts can be verified without a panic. Good seeds: `tests/ir/verify`, `tests/bitcode/Inputs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    tools::load::check_verify(bytes);
});
