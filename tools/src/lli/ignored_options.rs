//! Options of LLVM's `lli` that nothing here acts on; see [`crate::cl::ignored_options`].

use crate::cl::ignored_options::Values::{Enum, Flag, Text, Uint};
use crate::cl::ignored_options::{IgnoredOption, flag, refused, tuning};

/// Sorted by name.
pub(super) const IGNORED: &[IgnoredOption] = &[
    tuning("compile-threads", Uint).because("functions are compiled on the thread that calls them"),
    flag("disable-lazy-compilation").because("it is about '-jit-kind=mcjit', which is not lazy here"),
    refused("enable-cache-manager", Flag, "compiled code is not kept in files", &["false"]),
    refused("jd", Text, "all modules share their names", &["main"]),
    tuning("jit-linker", Enum(&["default", "jitlink", "rtdyld"])).because("there is one linker"),
    refused("mcjit-remote-process", Text, "programs run in this process", &[]),
    refused("object-cache-dir", Text, "compiled code is not kept in files", &[]),
    refused("per-module-lazy", Flag, "functions are compiled one by one, or all before", &["false"]),
    refused("remote-mcjit", Flag, "programs run in this process", &["false"]),
    refused("thread-entry", Text, "the program starts its threads itself", &[]),
];
