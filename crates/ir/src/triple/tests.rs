//! Triples: names, facts, order.

use super::*;

#[test]
fn canonical_names_stand_for_themselves() {
    for &arch in SOME_ARCHES {
        assert_eq!(Arch::from_name(arch.name()), arch, "{}", arch.name());
    }
    assert_eq!((Os::from_name("macosx10.15"), Os::from_name("none")), (Os::MacOs, Os::Unknown));
}

const SOME_ARCHES: &[Arch] = &[
    Arch::Arm,
    Arch::AArch64,
    Arch::AArch64Be,
    Arch::Avr,
    Arch::BpfEl,
    Arch::Mips64El,
    Arch::Ppc64Le,
    Arch::RiscV32,
    Arch::SystemZ,
    Arch::ThumbEb,
    Arch::X86,
    Arch::X86_64,
    Arch::SpirV64,
    Arch::Wasm32,
    Arch::Ve,
];

#[test]
fn facts_about_machines() {
    let t = Triple::parse("x86_64-unknown-linux-gnu");
    assert_eq!(
        (t.arch, t.os, t.environment, t.format),
        (Arch::X86_64, Os::Linux, Environment::Gnu, ObjectFormat::Elf)
    );
    assert_eq!((t.pointer_bits(), t.is_little_endian(), t.as_str()), (64, true, "x86_64-unknown-linux-gnu"));
    let t = Triple::parse("arm64-apple-macosx10.15.4");
    assert_eq!((t.arch, t.format, t.is_darwin()), (Arch::AArch64, ObjectFormat::MachO, true));
    assert_eq!(t.os_version(), Version { major: 10, minor: 15, patch: 4 });
    let t = Triple::parse("aarch64-unknown-linux-android21");
    assert_eq!((t.environment, t.environment_version().major), (Environment::Android, 21));
    assert_eq!(Triple::parse("x86_64-pc-windows-msvc-elf").format, ObjectFormat::Elf);
    assert_eq!(Triple::parse("powerpc64-ibm-aix").format, ObjectFormat::XCoff);
    assert_eq!(Triple::parse("s390x-ibm-zos").format, ObjectFormat::Goff);
    assert_eq!(Triple::parse("dxil-pc-shadermodel6.3-library").format, ObjectFormat::DxContainer);
    assert_eq!(Triple::parse("avr").pointer_bits(), 16);
    assert!(!Triple::parse("mips").is_little_endian());
    assert_eq!(Triple::parse("mips64el").environment, Environment::GnuAbi64);
    assert_eq!((Triple::parse("").arch, Triple::parse("").pointer_bits()), (Arch::Unknown, 0));
    assert_eq!(Triple::parse("i686-pc-linux"), Triple::parse("i386-pc-linux"));
}

#[test]
fn sub_architectures() {
    let table = [
        ("armv7a", Arch::Arm, "v7"),
        ("armebv7", Arch::ArmEb, "v7"),
        ("armv7eb", Arch::ArmEb, "v7"),
        ("thumbv7em", Arch::Thumb, "v7em"),
        ("armv6m", Arch::Thumb, "v6m"),
        ("armv8.1m.main", Arch::Thumb, "v8.1m.main"),
        ("aarch64_be", Arch::AArch64Be, ""),
        ("arm64ec", Arch::AArch64, "ec"),
        ("mipsisa64r6el", Arch::Mips64El, "r6"),
        ("powerpcspe", Arch::Ppc, "spe"),
        ("spirv64v1.3", Arch::SpirV64, "v1.3"),
        ("armfoo", Arch::Unknown, ""),
    ];
    for (name, arch, sub) in table {
        let t = Triple::parse(name);
        assert_eq!((t.arch, t.sub_arch), (arch, sub), "{name}");
    }
}

/// (given, normalized), as a compiler prints them.
const NORMALIZED: &[(&str, &str)] = &[
    ("", "unknown"),
    ("x86_64-linux-gnu", "x86_64-unknown-linux-gnu"),
    ("x86_64-linux", "x86_64-unknown-linux"),
    ("linux-arm", "arm-unknown-linux"),
    ("arm-none-eabi", "arm-unknown-none-eabi"),
    ("armv7-linux-androideabi", "armv7-unknown-linux-android"),
    ("armv7-linux-androideabi21", "armv7-unknown-linux-android21"),
    ("i686-w64-mingw32", "i686-w64-windows-gnu"),
    ("x86_64-pc-win32", "x86_64-pc-windows-msvc"),
    ("x86_64-pc-win32-elf", "x86_64-pc-windows-elf"),
    ("x86_64-pc-cygwin", "x86_64-pc-windows-cygnus"),
    ("i386-apple-darwin9", "i386-apple-darwin9"),
    ("gnu-x86_64-linux", "x86_64-unknown-linux-gnu"),
    ("a-b-c", "a-b-c"),
    ("wasm32-wasi", "wasm32-unknown-wasi"),
    ("riscv64", "riscv64"),
    ("riscv64-elf", "riscv64-unknown-unknown-elf"),
    ("armv7-suse-linux-gnueabi", "armv7-suse-linux-gnueabihf"),
    ("dxil--shadermodel6.3-library", "dxilv1.3-unknown-shadermodel6.3-library"),
    ("x86_64-pc-mingw32-elf", "x86_64-pc-windows-gnu-elf"),
];

#[test]
fn parts_are_put_in_order() {
    for &(given, expected) in NORMALIZED {
        assert_eq!(normalize(given), expected, "{given}");
        assert_eq!(normalize(expected), expected);
    }
}

#[test]
fn no_text_is_too_odd() {
    let words =
        ["", "-", "arm", "linux", "gnu", "elf", "none", "pc", "mingw32", "androideabi", "win32", "dxil"];
    for a in words {
        for b in words {
            for c in words {
                for d in words {
                    let text = format!("{a}-{b}-{c}-{d}");
                    let once = normalize(&text);
                    assert_eq!(Triple::parse(&once).as_str(), once);
                }
            }
        }
    }
}
