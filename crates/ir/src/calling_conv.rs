//! Names of calling conventions in the text form. Numbers without a name are written `cc 42`.

use crate::inst::CallingConv;

/// (name, number), in order of numbers. `ccc` is accepted but never written.
pub static NAMES: &[(&str, u16)] = &[
    ("ccc", 0),
    ("fastcc", 8),
    ("coldcc", 9),
    ("ghccc", 10),
    ("anyregcc", 13),
    ("preserve_mostcc", 14),
    ("preserve_allcc", 15),
    ("swiftcc", 16),
    ("cxx_fast_tlscc", 17),
    ("tailcc", 18),
    ("cfguard_checkcc", 19),
    ("swifttailcc", 20),
    ("preserve_nonecc", 21),
    ("x86_stdcallcc", 64),
    ("x86_fastcallcc", 65),
    ("arm_apcscc", 66),
    ("arm_aapcscc", 67),
    ("arm_aapcs_vfpcc", 68),
    ("msp430_intrcc", 69),
    ("x86_thiscallcc", 70),
    ("ptx_kernel", 71),
    ("ptx_device", 72),
    ("spir_func", 75),
    ("spir_kernel", 76),
    ("intel_ocl_bicc", 77),
    ("x86_64_sysvcc", 78),
    ("win64cc", 79),
    ("x86_vectorcallcc", 80),
    ("hhvmcc", 81),
    ("hhvm_ccc", 82),
    ("x86_intrcc", 83),
    ("avr_intrcc", 84),
    ("avr_signalcc", 85),
    ("amdgpu_vs", 87),
    ("amdgpu_gs", 88),
    ("amdgpu_ps", 89),
    ("amdgpu_cs", 90),
    ("amdgpu_kernel", 91),
    ("x86_regcallcc", 92),
    ("amdgpu_hs", 93),
    ("amdgpu_ls", 95),
    ("amdgpu_es", 96),
    ("aarch64_vector_pcs", 97),
    ("aarch64_sve_vector_pcs", 98),
    ("amdgpu_gfx", 100),
    ("m68k_intrcc", 101),
    ("aarch64_sme_preservemost_from_x0", 102),
    ("aarch64_sme_preservemost_from_x2", 103),
    ("amdgpu_cs_chain", 104),
    ("amdgpu_cs_chain_preserve", 105),
    ("m68k_rtdcc", 106),
    ("graalcc", 107),
    ("riscv_vector_cc", 110),
    ("aarch64_sme_preservemost_from_x1", 111),
    ("riscv_vls_cc(32)", 112),
    ("riscv_vls_cc(64)", 113),
    ("riscv_vls_cc(128)", 114),
    ("riscv_vls_cc(256)", 115),
    ("riscv_vls_cc(512)", 116),
    ("riscv_vls_cc(1024)", 117),
    ("riscv_vls_cc(2048)", 118),
    ("riscv_vls_cc(4096)", 119),
    ("riscv_vls_cc(8192)", 120),
    ("riscv_vls_cc(16384)", 121),
    ("riscv_vls_cc(32768)", 122),
    ("riscv_vls_cc(65536)", 123),
    ("amdgpu_gfx_whole_wave", 124),
    ("cheriot_compartmentcallcc", 125),
    ("cheriot_compartmentcalleecc", 126),
    ("cheriot_librarycallcc", 127),
];

/// As in the text of a module: by name, or `cc` and the number.
impl std::fmt::Display for CallingConv {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.name() {
            Some(name) => write!(f, "'{name}'"),
            None => write!(f, "'cc {}'", self.0),
        }
    }
}

impl CallingConv {
    /// The name, where the text form has one.
    pub fn name(self) -> Option<&'static str> {
        NAMES.binary_search_by_key(&self.0, |&(_, n)| n).ok().map(|i| NAMES[i].0)
    }

    pub fn from_name(name: &[u8]) -> Option<CallingConv> {
        NAMES.iter().find(|(n, _)| n.as_bytes() == name).map(|&(_, n)| CallingConv(n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_by_number_for_look_up() {
        assert!(NAMES.is_sorted_by_key(|&(_, n)| n));
        assert_eq!(CallingConv(8).name(), Some("fastcc"));
        assert_eq!(CallingConv::from_name(b"graalcc"), Some(CallingConv(107)));
        assert_eq!(CallingConv(12).name(), None);
    }
}
