//! Any bytes can be disassembled without a panic.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    tools::mc::check_disassembling(bytes);
});
