//! Any text can be assembled without a panic, to text and to an object. Good seeds: `tests/mc`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    tools::mc::check_assembling(bytes);
});
