//! Numbers in the image, by name: opcodes, registers, classes, features and others, as the build script has written them.

#![allow(dead_code, non_upper_case_globals)]

include!(concat!(env!("OUT_DIR"), "/riscv.rs"));
