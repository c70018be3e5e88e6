//! The machine that this runs on: its triple, and what `-mcpu=native` means.
//!
//! A native processor is the usual one of its architecture with the features that the machine reports as usable (the
//! operating system keeps their registers), and without those that it has not. Scheduling stays that of the usual processor:
//! its name says little about virtual machines. Features have LLVM's names.

/// The machine that this runs on.
pub(crate) fn triple() -> String {
    let environment = if std::env::consts::OS == "linux" { "-gnu" } else { "" };
    format!("{}-unknown-{}{environment}", std::env::consts::ARCH, std::env::consts::OS)
}

/// What code in memory has in any case, as `-mattr` says it: features that decide how functions of this process and its libraries
/// are called.
pub(crate) const BASE_FEATURES: &str =
    if cfg!(all(target_arch = "riscv64", target_feature = "d")) { "+m,+a,+f,+d,+c" } else { "" };

/// Whether programs for a triple run on this machine as they are.
fn runs(triple: &str) -> bool {
    triple.split('-').next() == Some(std::env::consts::ARCH)
}

/// The features of this machine as `-mattr` says them, `+name` or `-name` with commas between; None if programs for the
/// triple do not run here, or the machine cannot be asked.
pub(crate) fn native_features(triple: &str) -> Option<String> {
    let detected = detected().filter(|_| runs(triple))?;
    let all = detected.iter().map(|&(name, has)| format!("{}{name}", if has { '+' } else { '-' }));
    Some(all.collect::<Vec<_>>().join(","))
}

/// Features with whether the machine has them: what is missing first, since taking away a feature takes away those that
/// need it.
#[cfg(target_arch = "x86_64")]
fn detected() -> Option<Vec<(&'static str, bool)>> {
    /// Pairs of LLVM's names with the standard library's.
    macro_rules! ask {
        ($(($name:literal, $std:tt)),* $(,)?) => {
            vec![$(($name, std::arch::is_x86_feature_detected!($std))),*]
        };
    }
    let mut all = ask![
        ("adx", "adx"),
        ("aes", "aes"),
        ("avx", "avx"),
        ("avx2", "avx2"),
        ("avx512bf16", "avx512bf16"),
        ("avx512bitalg", "avx512bitalg"),
        ("avx512bw", "avx512bw"),
        ("avx512cd", "avx512cd"),
        ("avx512dq", "avx512dq"),
        ("avx512f", "avx512f"),
        ("avx512fp16", "avx512fp16"),
        ("avx512ifma", "avx512ifma"),
        ("avx512vbmi", "avx512vbmi"),
        ("avx512vbmi2", "avx512vbmi2"),
        ("avx512vl", "avx512vl"),
        ("avx512vnni", "avx512vnni"),
        ("avx512vp2intersect", "avx512vp2intersect"),
        ("avx512vpopcntdq", "avx512vpopcntdq"),
        ("avxifma", "avxifma"),
        ("avxneconvert", "avxneconvert"),
        ("avxvnni", "avxvnni"),
        ("avxvnniint16", "avxvnniint16"),
        ("avxvnniint8", "avxvnniint8"),
        ("bmi", "bmi1"),
        ("bmi2", "bmi2"),
        ("cx16", "cmpxchg16b"),
        ("f16c", "f16c"),
        ("fma", "fma"),
        ("fxsr", "fxsr"),
        ("gfni", "gfni"),
        ("lzcnt", "lzcnt"),
        ("mmx", "mmx"),
        ("movbe", "movbe"),
        ("pclmul", "pclmulqdq"),
        ("popcnt", "popcnt"),
        ("rdrnd", "rdrand"),
        ("rdseed", "rdseed"),
        ("rtm", "rtm"),
        ("sha", "sha"),
        ("sha512", "sha512"),
        ("sm3", "sm3"),
        ("sm4", "sm4"),
        ("sse", "sse"),
        ("sse2", "sse2"),
        ("sse3", "sse3"),
        ("sse4.1", "sse4.1"),
        ("sse4.2", "sse4.2"),
        ("sse4a", "sse4a"),
        ("ssse3", "ssse3"),
        ("tbm", "tbm"),
        ("vaes", "vaes"),
        ("vpclmulqdq", "vpclmulqdq"),
        ("xsave", "xsave"),
        ("xsavec", "xsavec"),
        ("xsaveopt", "xsaveopt"),
        ("xsaves", "xsaves"),
    ];
    all.sort_by_key(|&(_, has)| has);
    Some(all)
}

#[cfg(not(target_arch = "x86_64"))]
fn detected() -> Option<Vec<(&'static str, bool)>> {
    None
}

#[cfg(test)]
mod tests;
