//! The platforms that code is compared and measured for: what clang, our tools, linkers and emulators want to know of each.

use crate::machine::has_program;

/// A machine with its system and C library.
pub struct Platform {
    pub name: &'static str,
    /// As rows and files of benchmarks are named.
    pub short: &'static str,
    pub triple: &'static str,
    /// As rustc names it.
    pub rust_triple: &'static str,
    /// For clang; the headers of a cross C library among it.
    pub clang: &'static [&'static str],
    /// For our compiler, where a module does not say what it is for.
    pub llc: &'static [&'static str],
    pub linker: &'static str,
    /// For programs in C++, where there is one.
    pub cpp_linker: Option<&'static str>,
    /// What runs its programs; empty: the system does.
    pub emulator: &'static [&'static str],
    /// Programs that are emulated are linked statically, unless the C library that is linked so does not find their frames.
    pub is_static: bool,
    /// The most significant byte comes first: what looks at bytes sees others.
    pub is_big_endian: bool,
}

pub const X86: Platform = Platform {
    name: "x86_64",
    short: "x64",
    triple: "x86_64-linux-gnu",
    rust_triple: "x86_64-unknown-linux-gnu",
    clang: &["--target=x86_64-linux-gnu"],
    llc: &["-mtriple=x86_64-linux-gnu"],
    linker: "gcc",
    cpp_linker: Some("g++"),
    emulator: &[],
    is_static: false,
    is_big_endian: false,
};

pub const RISCV: Platform = Platform {
    name: "riscv64",
    short: "rv64",
    triple: "riscv64-linux-gnu",
    rust_triple: "riscv64gc-unknown-linux-gnu",
    clang: &[
        "--target=riscv64-linux-gnu",
        "-march=rv64gc",
        "-mabi=lp64d",
        "-isystem",
        "/usr/riscv64-linux-gnu/include",
    ],
    llc: &["-mtriple=riscv64-linux-gnu", "-mattr=+m,+a,+f,+d,+c", "-target-abi=lp64d"],
    linker: "riscv64-linux-gnu-gcc",
    cpp_linker: None,
    emulator: &["qemu-riscv64-static", "-L", "/usr/riscv64-linux-gnu"],
    is_static: true,
    is_big_endian: false,
};

pub const AARCH64: Platform = Platform {
    name: "aarch64",
    short: "a64",
    triple: "aarch64-linux-gnu",
    rust_triple: "aarch64-unknown-linux-gnu",
    clang: &["--target=aarch64-linux-gnu", "-isystem", "/usr/aarch64-linux-gnu/include"],
    llc: &["-mtriple=aarch64-linux-gnu"],
    linker: "aarch64-linux-gnu-gcc",
    cpp_linker: None,
    emulator: &["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"],
    is_static: true,
    is_big_endian: false,
};

/// With vector registers: what the x87 computes depends on what a compiler keeps in its registers.
pub const I686: Platform = Platform {
    name: "i686",
    short: "x86",
    triple: "i686-linux-gnu",
    rust_triple: "i686-unknown-linux-gnu",
    clang: &["--target=i686-linux-gnu", "-march=pentium4", "-isystem", "/usr/i686-linux-gnu/include"],
    llc: &["-mtriple=i686-linux-gnu", "-mattr=+cmov,+sse2"],
    linker: "i686-linux-gnu-gcc",
    cpp_linker: None,
    emulator: &["qemu-i386-static"],
    is_static: true,
    is_big_endian: false,
};

pub const SPARC: Platform = Platform {
    name: "sparc64",
    short: "sp64",
    triple: "sparc64-linux-gnu",
    rust_triple: "sparc64-unknown-linux-gnu",
    clang: &["--target=sparc64-linux-gnu", "-isystem", "/usr/sparc64-linux-gnu/include"],
    llc: &["-mtriple=sparc64-linux-gnu"],
    linker: "sparc64-linux-gnu-gcc",
    cpp_linker: None,
    emulator: &["qemu-sparc64-static", "-L", "/usr/sparc64-linux-gnu"],
    is_static: false,
    is_big_endian: true,
};

pub const PLATFORMS: [&Platform; 5] = [&RISCV, &X86, &AARCH64, &I686, &SPARC];

/// Those that pass vectors of all lengths, as the others refuse to.
pub const PASS_VECTORS: [&Platform; 3] = [&RISCV, &X86, &I686];

/// Those, and one with the other order of bytes.
pub const BOTH_ORDERS: [&Platform; 3] = [&RISCV, &X86, &SPARC];

impl Platform {
    /// What its linker is told for programs that run in the emulator.
    pub fn link_flags(&self) -> &'static [&'static str] {
        if self.is_static { &["-no-pie", "-static"] } else { &["-no-pie"] }
    }

    /// What it takes to link and run its programs and is not here.
    pub fn missing(&self) -> Option<&'static str> {
        if self.emulator.is_empty() && !cfg!(target_arch = "x86_64") {
            return Some("machine of this kind");
        }
        [Some(&self.linker), self.emulator.first()].into_iter().flatten().find(|p| !has_program(p)).copied()
    }

    /// Whether its programs can be linked and run; if not, says what is missing.
    pub fn is_here(&self, comparison: &str) -> bool {
        let missing = self.missing();
        if let Some(missing) = missing {
            println!("{comparison}: {} is skipped, there is no {missing}", self.name);
        }
        missing.is_none()
    }
}
