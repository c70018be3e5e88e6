//! Any bytes can be read as text without a panic. Good seeds: `tests/ir/parse`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    ir::text::parse::check_no_panic(bytes);
});
