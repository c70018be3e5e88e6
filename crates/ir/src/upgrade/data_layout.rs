//! Data layout strings.
//!
//! A target's string changes when more is known about its types than before: 128-bit integers that were always aligned
//! so, address spaces for special pointers, alignment of functions. Each step adds one component where it is missing.

use crate::triple::{Arch, Environment, Os, Triple};

/// The address spaces of 32-bit and 64-bit pointers that Windows compilers can mix.
const MIXED_POINTERS: &str = "-p270:32:32-p271:32:32-p272:64:64";

/// The string that a module for this triple with this data layout has today. Strings of other targets are unchanged.
pub fn data_layout(text: &[u8], triple: &[u8]) -> Vec<u8> {
    let (Ok(text), Ok(triple)) = (std::str::from_utf8(text), std::str::from_utf8(triple)) else {
        return text.to_vec();
    };
    let triple = Triple::parse(triple);
    let text = text.to_owned();
    match triple.arch {
        Arch::X86 | Arch::X86_64 => x86(text, &triple),
        Arch::AArch64 | Arch::AArch64Be | Arch::AArch64_32 => aarch64(text),
        Arch::RiscV64 | Arch::RiscV64Be | Arch::LoongArch64 => text.replacen("-n64-", "-n32:64-", 1),
        Arch::Mips64
        | Arch::Mips64El
        | Arch::Ppc64
        | Arch::Ppc64Le
        | Arch::Sparc
        | Arch::SparcV9
        | Arch::SparcEl
        | Arch::Wasm32
        | Arch::Wasm64
            if !text.contains("-i128:128") =>
        {
            with_long_integers(text)
        }
        Arch::Spir | Arch::Spir64 | Arch::SpirV | Arch::SpirV32 | Arch::SpirV64 => with_globals_space(text),
        Arch::R600 => with_mangling(with_globals_space(text)),
        Arch::AmdGcn => amdgcn(text),
        _ => text,
    }
    .into_bytes()
}

fn x86(text: String, triple: &Triple) -> String {
    let mut text = with_mixed_pointers(text);
    // The Intel MCU keeps 128-bit integers aligned to four bytes.
    if triple.os != Os::ElfIamcu && !text.contains("-i128:128") {
        text = with_wide_integers(text);
    }
    if triple.arch == Arch::X86 && triple.os == Os::Win32 && triple.environment == Environment::Msvc {
        text = text.replacen("-f80:32-", "-f80:128-", 1);
    }
    text
}

/// Integers of 128 bits are aligned like that, behind what is said of those of 64 bits, their preferred alignment included.
fn with_long_integers(text: String) -> String {
    let Some(at) = text.find("-i64:64") else { return text };
    let end = text[at + 1..].find('-').map_or(text.len(), |length| at + 1 + length);
    format!("{}-i128:128{}", &text[..end], &text[end..])
}

fn aarch64(text: String) -> String {
    if text.is_empty() {
        return text;
    }
    let text = if text.contains("-Fn32") { text } else { text + "-Fn32" };
    with_mixed_pointers(text)
}

/// Adds [`MIXED_POINTERS`] behind the mangling and the size of pointers, if the string begins with those.
fn with_mixed_pointers(text: String) -> String {
    if text.contains(MIXED_POINTERS) {
        return text;
    }
    let bytes = text.as_bytes();
    let has_mangling = matches!(bytes, [b'e' | b'E', b'-', b'm', b':', b'a'..=b'z', ..]);
    let rest = text.get(5..).unwrap_or_default();
    let pointers = if rest.starts_with("-p:32:32-") { "-p:32:32" } else { "" };
    if !has_mangling || !rest.starts_with('-') {
        return text;
    }
    let at = 5 + pointers.len();
    format!("{}{MIXED_POINTERS}{}", &text[..at], &text[at..])
}

/// Adds the alignment of 128-bit integers behind the mangling, pointers and smaller integers, if those come first.
fn with_wide_integers(text: String) -> String {
    let is_early = |part: &&str| part.starts_with(['m', 'p', 'i']);
    let mut parts = text.split('-');
    if parts.next() != Some("e") {
        return text;
    }
    let rest: Vec<&str> = parts.collect();
    let early = rest.iter().take_while(|part| is_early(part)).count();
    if rest[early..].iter().any(is_early) {
        return text;
    }
    let end = 1 + rest[..early].iter().map(|part| part.len() + 1).sum::<usize>();
    format!("{}-i128:128{}", &text[..end], &text[end..])
}

/// Globals of these targets are in address space 1.
fn with_globals_space(text: String) -> String {
    match text {
        _ if text.contains("-G") || text.starts_with('G') => text,
        _ if text.is_empty() => "G1".to_owned(),
        _ => text + "-G1",
    }
}

fn with_mangling(text: String) -> String {
    if text.contains("m:e") { text } else { format!("m:e-{text}") }
}

fn amdgcn(text: String) -> String {
    let mut text = with_mangling(with_globals_space(text));
    // Buffer resources and pointers with them: not integers, and wider than they are addressed by.
    if text.ends_with("ni:7") {
        text += ":8:9";
    } else if text.ends_with("ni:7:8") {
        text += ":9";
    } else if !text.contains("-ni") {
        text += "-ni:7:8:9";
    }
    for (prefix, component) in
        [("-p7", "-p7:160:256:256:32"), ("-p8", "-p8:128:128:128:48"), ("-p9", "-p9:192:256:256:32")]
    {
        if !text.contains(prefix) && !text.starts_with(&prefix[1..]) {
            text += component;
        }
    }
    text.replacen("-p8:128:128-", "-p8:128:128:128:48-", 1)
}

#[cfg(test)]
mod tests {
    #[test]
    fn strings_become_what_llvm_makes_of_them() {
        // Triple, old, new: as observed.
        const CASES: &[(&str, &str, &str)] = &[
            (
                "x86_64-unknown-linux-gnu",
                "e-m:e-i64:64-f80:128-n8:16:32:64-S128",
                "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
            ),
            (
                "i386-unknown-linux-gnu",
                "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128",
                "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128",
            ),
            (
                "i386-pc-windows-msvc",
                "e-m:x-p:32:32-i64:64-f80:32-n8:16:32-a:0:32-S32",
                "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32-a:0:32-S32",
            ),
            (
                "i586-intel-elfiamcu",
                "e-m:e-p:32:32-f80:32-S32",
                "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f80:32-S32",
            ),
            ("x86_64-linux", "e-m:e-f80:128-i64:64", "e-m:e-p270:32:32-p271:32:32-p272:64:64-f80:128-i64:64"),
            ("x86_64-linux", "e", "e-i128:128"),
            ("x86_64-linux", "", ""),
            (
                "arm64-apple-macosx",
                "e-m:o-i64:64-i128:128-n32:64-S128",
                "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n32:64-S128-Fn32",
            ),
            (
                "arm64_32-apple-watchos",
                "e-m:o-p:32:32-i64:64",
                "e-m:o-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-Fn32",
            ),
            ("riscv64-unknown-linux-gnu", "e-m:e-p:64:64-n64-S128", "e-m:e-p:64:64-n32:64-S128"),
            ("mips64el-unknown-linux-gnu", "e-m:e-i64:64-n32:64", "e-m:e-i64:64-i128:128-n32:64"),
            ("sparc-unknown-linux-gnu", "E-i64:64-f128:64", "E-i64:64-i128:128-f128:64"),
            ("sparc-unknown-linux-gnu", "E-i64:64:64-f128:64", "E-i64:64:64-i128:128-f128:64"),
            ("sparcv9-unknown-linux-gnu", "E-i64:64:64", "E-i64:64:64-i128:128"),
            ("wasm32", "e-S128", "e-S128"),
            ("spir64-unknown-unknown", "e-i64:64", "e-i64:64-G1"),
            ("spir64", "G3", "G3"),
            ("r600", "", "m:e-G1"),
            (
                "amdgcn-amd-amdhsa",
                "e-p:64:64-p8:128:128-n32:64-A5-G1-ni:7:8",
                "m:e-e-p:64:64-p8:128:128:128:48-n32:64-A5-G1-ni:7:8:9-p7:160:256:256:32-p9:192:256:256:32",
            ),
            ("s390x-unknown-linux-gnu", "E-i64:64", "E-i64:64"),
        ];
        for (triple, old, new) in CASES {
            let actual = super::data_layout(old.as_bytes(), triple.as_bytes());
            assert_eq!(String::from_utf8_lossy(&actual), *new, "{triple}");
            assert_eq!(
                super::data_layout(new.as_bytes(), triple.as_bytes()),
                new.as_bytes(),
                "{triple} again"
            );
        }
    }
}
