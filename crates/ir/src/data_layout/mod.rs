//! The data layout of a module: sizes and alignments of types, as its `target datalayout` string says.
//!
//! [`DataLayout::parse`] reads the string (grammar and errors in [`parse`](mod@parse)); every property that it does
//! not mention has LLVM's default. [`DataLayout::layout`] gives size and alignment of a type, [`LayoutCache`]
//! remembers those of aggregates and gives the layout of structs. [`mangle`] turns IR names into symbol names.
//!
//! A data layout is a value with private parts: a target chooses the string and nothing else, so that IR means the
//! same in every pass.
//!
//! # Cost
//! Scalars and vectors: a search in a table of a few rows. Aggregates: linear in the number of types they are made of,
//! once per [`LayoutCache`].

mod layout;
pub mod mangle;
mod parse;
#[cfg(test)]
mod tests;

pub use layout::{Layout, LayoutCache, StructLayout, TypeSize};
pub use mangle::{Mangling, NamePrefix};
pub use parse::LayoutError;

use crate::inst::Align;
use crate::types::{Type, TypeTable};

/// One byte.
pub(crate) const ALIGN_1: Align = Align::from_log2(0);

/// Alignment of integers, floats or vectors of one width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PrimitiveSpec {
    pub bits: u32,
    pub abi: Align,
    pub pref: Align,
}

/// Pointers of one address space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointerSpec {
    pub addr_space: u32,
    /// Width of a pointer's representation in bits.
    pub bits: u32,
    pub abi: Align,
    pub pref: Align,
    /// Width of an address and of offsets added to one, in bits. At most `bits`.
    pub index_bits: u32,
    /// The bits of a pointer may change while it lives (a moving collector). Written `pu` or `ni`.
    pub unstable: bool,
    /// A pointer has state besides its bits (the tag of a capability). Written `pe`.
    pub external_state: bool,
    /// `p5(name):…`; empty if the address space has no name.
    pub name: Box<[u8]>,
}

impl PointerSpec {
    /// Whether a pointer is more or less than its address as an integer.
    pub fn is_non_integral(&self) -> bool {
        self.bits != self.index_bits || self.unstable || self.external_state
    }
}

/// What the alignment of a function pointer means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FunctionPtrAlign {
    /// It has nothing to do with the function's alignment (`Fi`).
    Independent,
    /// It is a multiple of the function's alignment (`Fn`).
    MultipleOfFunctionAlign,
}

/// A parsed data layout. Two are equal if they mean the same, however they were written.
#[derive(Clone, Debug)]
pub struct DataLayout {
    text: Box<[u8]>,
    big_endian: bool,
    alloca_addr_space: u32,
    program_addr_space: u32,
    globals_addr_space: u32,
    stack_align: Align,
    function_ptr_align: Align,
    function_ptr_align_kind: FunctionPtrAlign,
    mangling: Mangling,
    native_ints: Vec<u32>,
    // Each sorted by width, without duplicates.
    ints: Vec<PrimitiveSpec>,
    floats: Vec<PrimitiveSpec>,
    vectors: Vec<PrimitiveSpec>,
    /// Sorted by address space; the first is address space 0.
    pointers: Vec<PointerSpec>,
    aggregate_abi: Align,
    aggregate_pref: Align,
}

/// (bits, ABI alignment, preferred alignment), alignments in bits.
const DEFAULT_INTS: &[(u32, u32, u32)] = &[(1, 8, 8), (8, 8, 8), (16, 16, 16), (32, 32, 32), (64, 32, 64)];
const DEFAULT_FLOATS: &[(u32, u32, u32)] = &[(16, 16, 16), (32, 32, 32), (64, 64, 64), (128, 128, 128)];
const DEFAULT_VECTORS: &[(u32, u32, u32)] = &[(64, 64, 64), (128, 128, 128)];

fn specs(table: &[(u32, u32, u32)]) -> Vec<PrimitiveSpec> {
    let align = |bits: u32| Align::from_log2((bits / 8).trailing_zeros());
    table
        .iter()
        .map(|&(bits, abi, pref)| PrimitiveSpec { bits, abi: align(abi), pref: align(pref) })
        .collect()
}

impl Default for DataLayout {
    /// The layout of an empty string.
    fn default() -> Self {
        let align_8 = Align::from_log2(3);
        DataLayout {
            text: Box::default(),
            big_endian: false,
            alloca_addr_space: 0,
            program_addr_space: 0,
            globals_addr_space: 0,
            stack_align: Align::NONE,
            function_ptr_align: Align::NONE,
            function_ptr_align_kind: FunctionPtrAlign::Independent,
            mangling: Mangling::None,
            native_ints: Vec::new(),
            ints: specs(DEFAULT_INTS),
            floats: specs(DEFAULT_FLOATS),
            vectors: specs(DEFAULT_VECTORS),
            pointers: vec![PointerSpec {
                addr_space: 0,
                bits: 64,
                abi: align_8,
                pref: align_8,
                index_bits: 64,
                unstable: false,
                external_state: false,
                name: Box::default(),
            }],
            aggregate_abi: ALIGN_1,
            aggregate_pref: align_8,
        }
    }
}

impl PartialEq for DataLayout {
    fn eq(&self, other: &DataLayout) -> bool {
        let key = |d: &DataLayout| {
            (
                (d.big_endian, d.alloca_addr_space, d.program_addr_space, d.globals_addr_space),
                (d.stack_align, d.function_ptr_align, d.function_ptr_align_kind, d.mangling),
                (d.aggregate_abi, d.aggregate_pref),
            )
        };
        key(self) == key(other)
            && self.native_ints == other.native_ints
            && self.ints == other.ints
            && self.floats == other.floats
            && self.vectors == other.vectors
            && self.pointers == other.pointers
    }
}

impl Eq for DataLayout {}

impl DataLayout {
    /// Reads a data layout string.
    pub fn parse(text: &[u8]) -> Result<DataLayout, LayoutError> {
        parse::parse(text)
    }

    /// The string as the module gave it.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Whether the module gave no data layout.
    pub fn is_default(&self) -> bool {
        self.text.is_empty()
    }

    pub fn is_big_endian(&self) -> bool {
        self.big_endian
    }

    pub fn is_little_endian(&self) -> bool {
        !self.big_endian
    }

    /// Address space of `alloca`s.
    pub fn alloca_addr_space(&self) -> u32 {
        self.alloca_addr_space
    }

    /// Address space of functions.
    pub fn program_addr_space(&self) -> u32 {
        self.program_addr_space
    }

    /// Address space of global variables that name none.
    pub fn globals_addr_space(&self) -> u32 {
        self.globals_addr_space
    }

    /// Alignment that the stack pointer always has; none if not stated.
    pub fn stack_align(&self) -> Align {
        self.stack_align
    }

    /// Alignment of function pointers, and what it means; none if not stated.
    pub fn function_ptr_align(&self) -> (Align, FunctionPtrAlign) {
        (self.function_ptr_align, self.function_ptr_align_kind)
    }

    pub fn mangling(&self) -> Mangling {
        self.mangling
    }

    /// Widths of the integers that the machine computes with, in the order given.
    pub fn native_ints(&self) -> &[u32] {
        &self.native_ints
    }

    pub fn is_native_int(&self, bits: u32) -> bool {
        self.native_ints.contains(&bits)
    }

    pub fn largest_native_int(&self) -> Option<u32> {
        self.native_ints.iter().copied().max()
    }

    /// Whether integers of `bits` bits fit a native one.
    pub fn fits_native_int(&self, bits: u32) -> bool {
        self.native_ints.iter().any(|&n| bits <= n)
    }

    /// Pointers of an address space. One that is not mentioned is like address space 0.
    pub fn pointer(&self, addr_space: u32) -> &PointerSpec {
        match self.pointers.binary_search_by_key(&addr_space, |p| p.addr_space) {
            Ok(i) => &self.pointers[i],
            Err(_) => &self.pointers[0],
        }
    }

    /// The address spaces that are mentioned.
    pub fn pointers(&self) -> &[PointerSpec] {
        &self.pointers
    }

    /// Width of a pointer of an address space in bits.
    pub fn pointer_bits(&self, addr_space: u32) -> u32 {
        self.pointer(addr_space).bits
    }

    /// Width of an address, and of the offsets of `getelementptr`, in bits.
    pub fn index_bits(&self, addr_space: u32) -> u32 {
        self.pointer(addr_space).index_bits
    }

    pub fn is_non_integral(&self, addr_space: u32) -> bool {
        self.pointer(addr_space).is_non_integral()
    }

    /// The address space of that name.
    pub fn addr_space_named(&self, name: &[u8]) -> Option<u32> {
        self.pointers.iter().find(|p| !p.name.is_empty() && *p.name == *name).map(|p| p.addr_space)
    }

    /// Size and alignment of a type; `None` for types without size (`void`, functions, opaque structs, …).
    ///
    /// Aggregates are worked out afresh on every call: keep a [`LayoutCache`] where that matters.
    pub fn layout(&self, types: &TypeTable, ty: Type) -> Option<Layout> {
        match self.simple_layout(types, ty) {
            Some(layout) => layout,
            None => LayoutCache::new().layout(self, types, ty),
        }
    }

    /// Bits of a value of the type.
    pub fn size_bits(&self, types: &TypeTable, ty: Type) -> Option<TypeSize> {
        self.layout(types, ty).map(|l| l.size_bits)
    }

    /// Bytes that a store of the type may write.
    pub fn store_size(&self, types: &TypeTable, ty: Type) -> Option<TypeSize> {
        self.layout(types, ty).map(|l| l.store_size())
    }

    /// Bytes from one array element of the type to the next.
    pub fn alloc_size(&self, types: &TypeTable, ty: Type) -> Option<TypeSize> {
        self.layout(types, ty).map(|l| l.alloc_size())
    }

    /// The alignment that every object of the type has.
    pub fn abi_align(&self, types: &TypeTable, ty: Type) -> Option<Align> {
        self.layout(types, ty).map(|l| l.abi)
    }

    /// The alignment that objects of the type should have where that costs nothing.
    pub fn pref_align(&self, types: &TypeTable, ty: Type) -> Option<Align> {
        self.layout(types, ty).map(|l| l.pref)
    }

    /// Whether the type has a size.
    pub fn is_sized(&self, types: &TypeTable, ty: Type) -> bool {
        self.layout(types, ty).is_some()
    }
}
