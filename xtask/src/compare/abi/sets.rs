//! The machines and feature sets for which calls are compared.

/// How code is made, linked and run.
pub struct Set {
    pub name: &'static str,
    pub triple: &'static str,
    /// The triple of the harness, where it is another one: conventions of other systems in ELF objects are run here.
    pub harness: &'static str,
    pub features: &'static str,
    /// The name of the ABI, if there are several.
    pub abi: &'static str,
    /// What the machine must have to run this, as `/proc/cpuinfo` spells it.
    pub needs: &'static [&'static str],
    pub emulator: &'static [&'static str],
    pub pointer: usize,
    /// Whether llc's `va_arg` skips to the alignment that types have in memory, which its calls do not.
    pub misreads_lists: bool,
}

const X86: Set = Set {
    name: "",
    triple: "x86_64-linux-gnu",
    harness: "",
    features: "",
    abi: "",
    needs: &[],
    emulator: &[],
    pointer: 8,
    misreads_lists: false,
};

const I686: Set = Set { triple: "i686-linux-gnu", pointer: 4, ..X86 };

const OTHER_32: Set = Set { features: "+sse2,+cmov", harness: "i686-linux-gnu", ..I686 };

const RV64: Set = Set {
    name: "",
    triple: "riscv64-linux-gnu",
    harness: "",
    features: "+m,+a,+f,+d,+c",
    abi: "lp64d",
    needs: &[],
    emulator: &["qemu-riscv64-static"],
    pointer: 8,
    misreads_lists: false,
};

const AARCH64: Set = Set {
    name: "aarch64",
    triple: "aarch64-linux-gnu",
    harness: "",
    features: "",
    abi: "",
    needs: &[],
    emulator: &["qemu-aarch64-static"],
    pointer: 8,
    misreads_lists: false,
};

const SPARC: Set = Set {
    name: "sparc64",
    triple: "sparc64-linux-gnu",
    harness: "",
    features: "",
    abi: "",
    needs: &[],
    emulator: &["qemu-sparc64-static"],
    pointer: 8,
    misreads_lists: false,
};

const RV32: Set = Set {
    triple: "riscv32-linux-gnu",
    abi: "ilp32d",
    emulator: &["qemu-riscv32-static"],
    pointer: 4,
    ..RV64
};

pub const SETS: &[Set] = &[
    Set { name: "x86-64", ..X86 },
    Set { name: "x86-64 +avx", features: "+avx", needs: &["avx"], ..X86 },
    Set { name: "x86-64 +avx2,+fma", features: "+avx2,+fma", needs: &["avx2", "fma"], ..X86 },
    Set { name: "x86-64 +avx512f", features: "+avx512f", needs: &["avx512f"], ..X86 },
    Set {
        name: "x86-64 +avx512bw,+avx512vl",
        features: "+avx512f,+avx512bw,+avx512vl",
        needs: &["avx512bw", "avx512vl"],
        ..X86
    },
    Set { name: "x86-64 -sse", features: "-sse", ..X86 },
    Set { name: "i686 +sse2,+cmov", features: "+sse2,+cmov", ..I686 },
    Set { name: "i686 -sse2", ..I686 },
    Set { name: "i686 windows", triple: "i686-pc-win32-elf", misreads_lists: true, ..OTHER_32 },
    Set { name: "i686 apple", triple: "i686-apple-darwin-elf", ..OTHER_32 },
    Set { name: "x86-64 windows", triple: "x86_64-pc-win32-elf", harness: "x86_64-linux-gnu", ..X86 },
    Set { name: "riscv64 lp64d", ..RV64 },
    Set { name: "riscv64 lp64f", abi: "lp64f", ..RV64 },
    Set { name: "riscv64 lp64", abi: "lp64", features: "+m,+a,+c", ..RV64 },
    Set {
        name: "riscv64 lp64d +v",
        features: "+m,+a,+f,+d,+c,+v",
        emulator: &["qemu-riscv64-static", "-cpu", "rv64,v=true"],
        ..RV64
    },
    Set {
        name: "riscv64 lp64d +zfh",
        features: "+m,+a,+f,+d,+c,+zfh",
        emulator: &["qemu-riscv64-static", "-cpu", "rv64,Zfh=true"],
        ..RV64
    },
    Set { name: "riscv32 ilp32d", ..RV32 },
    AARCH64,
    SPARC,
    Set { name: "riscv32 ilp32f", abi: "ilp32f", features: "+m,+a,+f,+c", ..RV32 },
    Set { name: "riscv32 ilp32", abi: "ilp32", features: "+m,+a,+c", ..RV32 },
];

impl Set {
    pub fn is_riscv(&self) -> bool {
        self.triple.starts_with("riscv")
    }

    /// Of 32 or of 64 bits.
    pub fn is_x86(&self) -> bool {
        self.is_x86_64() || self.triple.starts_with("i686")
    }

    pub fn is_x86_64(&self) -> bool {
        self.triple.starts_with("x86_64")
    }

    /// Options of both compilers.
    pub fn options(&self) -> Vec<String> {
        let mut options = vec![format!("-mtriple={}", self.triple), "-relocation-model=static".into()];
        if !self.features.is_empty() {
            options.push(format!("-mattr={}", self.features));
        }
        if !self.abi.is_empty() {
            options.push(format!("-target-abi={}", self.abi));
        }
        options
    }

    /// What clang wants to make the harness for it.
    pub fn clang(&self) -> Vec<String> {
        let triple = if self.harness.is_empty() { self.triple } else { self.harness };
        let mut options = vec![format!("--target={triple}")];
        if self.is_riscv() {
            let width = 8 * self.pointer;
            let letters: String = ["m", "a", "f", "d", "c"]
                .into_iter()
                .filter(|letter| self.features.split(',').any(|feature| feature[1..] == **letter))
                .collect();
            options.extend([format!("-march=rv{width}i{letters}"), format!("-mabi={}", self.abi)]);
        }
        options
    }

    /// Whether there are registers for floating-point numbers that can be written.
    pub fn has_floats(&self) -> bool {
        match self.triple {
            _ if self.is_riscv() => self.features.contains("+f"),
            triple if triple.starts_with("i686") => self.features.contains("+sse2"),
            _ => self.features != "-sse",
        }
    }

    /// What this machine lacks to run it.
    pub fn missing(&self) -> Option<&'static str> {
        if let Some(emulator) = self.emulator.first() {
            return (!crate::machine::has_program(emulator)).then_some(emulator);
        }
        if !cfg!(target_arch = "x86_64") {
            return Some("x86-64");
        }
        crate::machine::processor_lacks(self.needs)
    }
}
