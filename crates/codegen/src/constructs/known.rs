//! Names that only mean something to whoever knows them.

/// Personality functions that do nothing in frames without landing pads.
pub const PERSONALITIES: &[&str] = &[
    "ProcessCLRException",
    "_except_handler3",
    "_except_handler4",
    "__CxxFrameHandler3",
    "__C_specific_handler",
    "__gcc_personality_seh0",
    "__gcc_personality_sj0",
    "__gcc_personality_v0",
    "__gnat_eh_personality",
    "__gxx_personality_seh0",
    "__gxx_personality_sj0",
    "__gxx_personality_v0",
    "__gxx_wasm_personality_v0",
    "__objc_personality_v0",
    "__xlcxx_personality_v1",
    "__zos_cxx_personality_v2",
    "rust_eh_personality",
];
