//! The machines and sets of features that the table is compiled for.

use super::{Entry, halves, scalars, vectors};
use crate::platform::{AARCH64, Platform, RISCV, X86};

/// Which functions a set has.
#[derive(Clone, Copy)]
enum Part {
    Vectors,
    Scalars,
    /// With vectors of half precision.
    ScalarsAndHalves,
}

pub struct Set {
    pub name: &'static str,
    pub platform: &'static Platform,
    pub features: &'static str,
    /// What the machine must have to execute it, as `/proc/cpuinfo` spells it.
    pub needs: &'static [&'static str],
    /// What `llvm-mca` counts cycles of.
    pub cpu: &'static str,
    /// What the emulator has to be told.
    pub emulated_cpu: &'static str,
    part: Part,
    /// Functions whose text has all words of one of these cannot be executed: the C compiler's library does not have what
    /// is called for them, or for a reason that is told.
    without: &'static [&'static [&'static str]],
}

const BASE: Set = Set {
    name: "sse2",
    platform: &X86,
    features: "",
    needs: &[],
    cpu: "x86-64",
    emulated_cpu: "",
    part: Part::Vectors,
    without: &[],
};

const RISCV_BASE: Set = Set {
    name: "rv64gc",
    platform: &RISCV,
    features: "+m,+a,+f,+d,+c",
    needs: &[],
    cpu: "sifive-u74",
    emulated_cpu: "rv64",
    part: Part::Scalars,
    without: &[&["half"]],
};

const AARCH64_BASE: Set = Set {
    name: "aarch64",
    platform: &AARCH64,
    features: "+neon",
    needs: &[],
    cpu: "cortex-a57",
    emulated_cpu: "cortex-a57",
    part: Part::Scalars,
    without: &[&["half"]],
};

pub const SETS: &[Set] = &[
    BASE,
    Set { name: "sse4.2", features: "+sse4.2", needs: &["sse4_2"], cpu: "nehalem", ..BASE },
    Set { name: "avx", features: "+avx", needs: &["avx"], cpu: "sandybridge", ..BASE },
    Set { name: "avx2", features: "+avx2,+fma", needs: &["avx2", "fma"], cpu: "haswell", ..BASE },
    Set { name: "x86-64", part: Part::Scalars, ..BASE },
    Set {
        name: "x86-64-v3",
        features: "+avx2,+fma,+bmi,+bmi2,+lzcnt,+popcnt,+f16c,+movbe",
        needs: &["avx2", "fma", "bmi1", "bmi2", "abm", "popcnt", "f16c", "movbe"],
        cpu: "haswell",
        part: Part::ScalarsAndHalves,
        // Vectors of halves are passed in other registers than LLVM's.
        without: &[&["x half>"]],
        ..BASE
    },
    RISCV_BASE,
    Set { name: "rv64gc_zb", features: "+m,+a,+f,+d,+c,+zba,+zbb,+zbs", ..RISCV_BASE },
    Set {
        name: "rv64gc_zfh",
        features: "+m,+a,+f,+d,+c,+zfh",
        emulated_cpu: "rv64,Zfh=true",
        without: &[&["half", "i128"]],
        ..RISCV_BASE
    },
    AARCH64_BASE,
    Set { name: "neon", part: Part::Vectors, ..AARCH64_BASE },
    Set { name: "avx512f", features: "+avx512f", needs: &["avx512f"], cpu: "skylake-avx512", ..BASE },
    Set {
        name: "avx512",
        features: "+avx512f,+avx512bw,+avx512cd,+avx512dq,+avx512vl",
        needs: &["avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"],
        cpu: "skylake-avx512",
        ..BASE
    },
];

impl Set {
    pub fn entries(&self) -> Vec<Entry> {
        match self.part {
            Part::Vectors => vectors(),
            Part::Scalars => scalars(),
            Part::ScalarsAndHalves => {
                let mut list = scalars();
                list.extend(halves());
                list
            }
        }
    }

    /// Whether a function can be linked here.
    pub fn links(&self, entry: &Entry) -> bool {
        !self.without.iter().any(|words| words.iter().all(|word| entry.text.contains(word)))
    }

    pub fn options(&self) -> Vec<String> {
        let mut list =
            vec![format!("-mtriple={}", self.platform.triple), format!("-mattr={}", self.features)];
        if self.platform.name == RISCV.name {
            list.push("-target-abi=lp64d".to_owned());
        }
        list
    }
}
