//! Name spaces of targets among intrinsics.
//!
//! The word after `llvm.` tells that an intrinsic belongs to a target. Which of these exist, and with what types and
//! attributes, is known to the targets' own tables only.

/// The words, sorted.
const TARGETS: &[&str] = &[
    "aarch64",
    "amdgcn",
    "arm",
    "bpf",
    "dx",
    "hexagon",
    "loongarch",
    "mips",
    "nvvm",
    "ppc",
    "r600",
    "riscv",
    "s390",
    "spv",
    "ve",
    "wasm",
    "x86",
    "xcore",
];

/// Whether a function's name is in the name space of a target.
pub fn is_target_intrinsic(name: &[u8]) -> bool {
    let Some(rest) = name.strip_prefix(b"llvm.") else { return false };
    let word = rest.split(|&b| b == b'.').next().unwrap_or(rest);
    TARGETS.binary_search_by(|target| target.as_bytes().cmp(word)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_word_counts() {
        assert!(TARGETS.is_sorted());
        assert!(is_target_intrinsic(b"llvm.riscv.vadd"));
        assert!(!is_target_intrinsic(b"llvm.memcpy.x86"));
        assert!(!is_target_intrinsic(b"x86.sse"));
    }
}
