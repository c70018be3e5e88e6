//! The platforms that code is compared and measured for: what clang, our tools, linkers and emulators want to know of each.

use crate::machine::has_program;
use std::path::Path;

/// What `-regalloc=` takes.
pub const ALLOCATORS: [&str; 5] = ["fast", "basic", "greedy", "linearscan", "pbqp"];

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
    /// What its linker is told for programs that run in the emulator: they are linked statically, unless the C library that is
    /// linked so does not find their frames.
    pub link_flags: &'static [&'static str],
    /// Libraries behind that of C, for functions that compilers call.
    pub libraries: &'static [&'static str],
    /// A file without which the linker cannot link its programs; empty: it comes with the linker.
    pub needs: &'static str,
    /// The most significant byte comes first: what looks at bytes sees others.
    pub is_big_endian: bool,
}

const STATIC: &[&str] = &["-no-pie", "-static"];

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
    link_flags: &["-no-pie"],
    libraries: &[],
    needs: "",
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
    link_flags: STATIC,
    libraries: &[],
    needs: "",
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
    link_flags: STATIC,
    libraries: &[],
    needs: "",
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
    link_flags: STATIC,
    libraries: &[],
    needs: "",
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
    link_flags: &["-no-pie"],
    libraries: &[],
    needs: "",
    is_big_endian: true,
};

/// Of version 8, linked by the compiler for 64 bits; what it has no instructions for, atomic accesses among it, is the library's.
pub const SPARC32: Platform = Platform {
    name: "sparc",
    short: "sp32",
    triple: "sparc-linux-gnu",
    rust_triple: "sparc-unknown-linux-gnu",
    clang: &["--target=sparc-linux-gnu", "-mcpu=v8", "-isystem", "/usr/sparc64-linux-gnu/include"],
    llc: &["-mtriple=sparc-linux-gnu", "-mcpu=v8"],
    linker: "sparc64-linux-gnu-gcc",
    cpp_linker: None,
    // A machine of version 9 that executes programs of 32 bits.
    emulator: &["qemu-sparc32plus-static"],
    link_flags: &["-m32", "-no-pie", "-static"],
    libraries: &["-latomic"],
    needs: "/usr/sparc64-linux-gnu/lib32/libc.a",
    is_big_endian: true,
};

pub const PLATFORMS: [&Platform; 5] = [&RISCV, &X86, &AARCH64, &I686, &SPARC];

/// Those that pass vectors of all lengths, as the others refuse to.
pub const PASS_VECTORS: [&Platform; 3] = [&RISCV, &X86, &I686];

/// Those, and one with the other order of bytes.
pub const BOTH_ORDERS: [&Platform; 3] = [&RISCV, &X86, &SPARC];

impl Platform {
    /// What it takes to link and run its programs and is not here.
    pub fn missing(&self) -> Option<&'static str> {
        if self.emulator.is_empty() && !cfg!(target_arch = "x86_64") {
            return Some("machine of this kind");
        }
        if !self.needs.is_empty() && !Path::new(self.needs).exists() {
            return Some(self.needs);
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
