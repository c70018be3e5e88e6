//! Any bytes can be dumped as an object file without a panic. Good seeds: `tests/objdump/Inputs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    tools::objdump::check_no_panic(bytes);
    tools::readobj::check_no_panic(bytes);
    tools::dwarfdump::check_no_panic(bytes);
});
