//! What is known about target extension types, `target("name", …)`: how their values are laid out and where they may
//! be used.
//!
//! LLVM IR leaves both to the target that defines the type. The types listed here are the ones that LLVM 22 knows; any
//! other has no size and may only be passed around.

use crate::types::{TargetExtType, TypeData, TypeTable};

/// The shape whose size and alignment the values of a target extension type have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtLayout {
    /// No size: values exist only as SSA values.
    Unsized,
    /// A pointer of address space 0.
    Pointer,
    /// An integer of this many bits.
    Int(u32),
    /// `[len x iN]`
    IntArray { bits: u32, len: u64 },
    /// `<len x iN>`, or `<vscale x len x iN>`
    IntVector { bits: u32, len: u32, scalable: bool },
}

/// Layout and properties of a target extension type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtInfo {
    pub layout: ExtLayout,
    /// `zeroinitializer` is a value of the type.
    pub has_zero_init: bool,
    pub can_be_global: bool,
    pub can_be_local: bool,
    pub can_be_vector_element: bool,
    /// Values cannot flow through phi and select.
    pub is_token_like: bool,
}

/// Minimum bytes of a vector register of the RISC-V vector extension, the unit of its tuple types.
const RVV_BYTES_PER_BLOCK: u32 = 8;

const fn info(layout: ExtLayout, properties: &str) -> ExtInfo {
    let p = properties.as_bytes();
    let mut info = ExtInfo {
        layout,
        has_zero_init: false,
        can_be_global: false,
        can_be_local: false,
        can_be_vector_element: false,
        is_token_like: false,
    };
    let mut i = 0;
    while i < p.len() {
        match p[i] {
            b'z' => info.has_zero_init = true,
            b'g' => info.can_be_global = true,
            b'l' => info.can_be_local = true,
            b'v' => info.can_be_vector_element = true,
            _ => info.is_token_like = true,
        }
        i += 1;
    }
    info
}

/// What is known about `ty`. Properties are written as letters: `z`ero initializer, `g`lobal, `l`ocal, `v`ector
/// element, `t`oken-like.
pub fn ext_info(types: &TypeTable, ty: &TargetExtType) -> ExtInfo {
    let int = |i: usize| ty.ints.get(i).copied().unwrap_or(0);
    match &*ty.name {
        b"spirv.Image" | b"spirv.SignedImage" => info(ExtLayout::Pointer, "gl"),
        b"spirv.Type" => {
            let (bytes, align_bits) = (int(1), int(2));
            let layout = if bytes > 0 && align_bits > 0 {
                ExtLayout::IntArray { bits: align_bits, len: u64::from(bytes) * 8 / u64::from(align_bits) }
            } else {
                ExtLayout::Int(32)
            };
            info(layout, "gl")
        }
        b"spirv.IntegralConstant" | b"spirv.Literal" => info(ExtLayout::Unsized, ""),
        b"spirv.Padding" | b"dx.Padding" => info(ExtLayout::IntArray { bits: 8, len: int(0).into() }, "g"),
        b"aarch64.svcount" => info(ExtLayout::IntVector { bits: 1, len: 16, scalable: true }, "zl"),
        b"riscv.vector.tuple" => {
            let elems = match ty.types.first().map(|&t| types.get(t)) {
                Some(TypeData::Vector { len, scalable: true, .. }) => *len,
                _ => 0,
            };
            let len = elems.max(RVV_BYTES_PER_BLOCK).saturating_mul(int(0));
            info(ExtLayout::IntVector { bits: 8, len, scalable: true }, "lz")
        }
        b"amdgcn.named.barrier" => info(ExtLayout::IntVector { bits: 32, len: 4, scalable: false }, "g"),
        b"llvm.test.vectorelement" => info(ExtLayout::Int(32), "lv"),
        name if name.starts_with(b"spirv.") => info(ExtLayout::Pointer, "zgl"),
        name if name.starts_with(b"dx.") => info(ExtLayout::Pointer, "glt"),
        _ => info(ExtLayout::Unsized, ""),
    }
}
