//! What variables, functions and aliases may have.

use super::Row;
use super::Support::*;

pub static LINKAGES: &[Row] = &[
    ("external", Done("tests/codegen/riscv/code-model.ll")),
    ("available_externally", Compiles),
    ("linkonce", Compiles),
    ("linkonce_odr", Done("tests/codegen/riscv/globals.ll")),
    ("weak", Done("tests/codegen/f2003/updates.ll")),
    ("weak_odr", Compiles),
    ("appending", Refused),
    ("internal", Done("tests/codegen/f2003/dynamic.ll")),
    ("private", Done("tests/codegen/f2003/programs.ll")),
    ("extern_weak", Compiles),
    ("common", Done("tests/codegen/riscv/globals.ll")),
];

pub static VISIBILITIES: &[Row] = &[
    ("default", NoMeaning),
    ("hidden", Done("tests/codegen/riscv/globals.ll")),
    ("protected", Done("tests/codegen/x86/attributes.ll")),
];

pub static DLL_STORAGE: &[Row] = &[
    ("", NoMeaning),
    ("dllimport", Done("tests/codegen/x86/windows-symbols.ll")),
    ("dllexport", Done("tests/codegen/x86/windows-symbols.ll")),
];

pub static THREAD_LOCAL: &[Row] = &[
    ("", NoMeaning),
    ("generaldynamic", Done("tests/codegen/riscv/globals.ll")),
    ("localdynamic", Compiles),
    ("initialexec", Done("tests/codegen/x86/calls.ll")),
    ("localexec", Done("tests/codegen/x86/tls.ll")),
];

pub static UNNAMED_ADDR: &[Row] =
    &[("", NoMeaning), ("local_unnamed_addr", Hint), ("unnamed_addr", NoMeaning)];

pub static CODE_MODELS: &[Row] = &[
    ("tiny", NoMeaning),
    ("small", NoMeaning),
    ("kernel", NoMeaning),
    ("medium", NoMeaning),
    ("large", Refused),
];

pub static COMDATS: &[Row] = &[
    ("any", Done("tests/codegen/riscv/globals.ll")),
    ("exactmatch", Refused),
    ("largest", Refused),
    ("nodeduplicate", Compiles),
    ("samesize", Refused),
];

pub static PROPERTIES: &[Row] = &[
    ("section", Done("tests/codegen/riscv/globals.ll")),
    ("align", Done("tests/codegen/f2003/plain.ll")),
    ("partition", Refused),
    ("externally_initialized", NoMeaning),
    ("addrspace", NoMeaning),
    ("dso_local", Hint),
    ("no_sanitize_address", NoMeaning),
    ("no_sanitize_hwaddress", NoMeaning),
    ("sanitize_memtag", Refused),
    ("sanitize_address_dyninit", NoMeaning),
    ("gc", Done("tests/codegen/x86/statepoints.ll")),
    ("prefix", Compiles),
    ("prologue", Done("tests/codegen/x86/stack-sizes.ll")),
    ("personality", Compiles),
    ("prefalign", Hint),
    ("alias of a function", Compiles),
    ("alias of a variable", Compiles),
    ("alias of an expression", Compiles),
    ("ifunc", Done("tests/codegen/riscv/globals.ll")),
    ("module asm", Done("tests/codegen/riscv/globals.ll")),
];
