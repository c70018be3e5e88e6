//! Size and alignment of types, and where the fields of structs are.
//!
//! Aggregates are worked out bottom-up with an explicit stack: the parts first, then the whole. A struct that contains
//! itself (which readers reject) counts as having no size. Sizes that do not fit 64 bits stick at the largest number.

use super::{ALIGN_1, DataLayout, PrimitiveSpec};
use crate::inst::Align;
use crate::target_ext::{ExtLayout, ext_info};
use crate::types::{Type, TypeData, TypeTable};
use support::hash::FxHashMap;

/// A size in bits or bytes, of which there are `vscale` times as many at run time if it is scalable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TypeSize {
    pub min: u64,
    pub scalable: bool,
}

impl TypeSize {
    pub const fn fixed(size: u64) -> TypeSize {
        TypeSize { min: size, scalable: false }
    }

    /// The size, unless it depends on `vscale`.
    pub fn as_fixed(self) -> Option<u64> {
        (!self.scalable).then_some(self.min)
    }

    fn times(self, n: u64) -> TypeSize {
        TypeSize { min: self.min.saturating_mul(n), ..self }
    }

    fn plus(self, other: TypeSize) -> TypeSize {
        let min = self.min.saturating_add(other.min);
        TypeSize { min, scalable: self.scalable || other.scalable }
    }

    fn align_to(self, align: Align) -> TypeSize {
        let bytes = align.bytes().unwrap_or(1);
        let min = self.min.checked_next_multiple_of(bytes).unwrap_or(u64::MAX);
        TypeSize { min, ..self }
    }
}

/// Size and alignment of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub size_bits: TypeSize,
    /// The alignment that every object of the type has. Never [`Align::NONE`].
    pub abi: Align,
    /// The alignment that objects should have where that costs nothing.
    pub pref: Align,
}

impl Layout {
    /// Bytes that a store may write.
    pub fn store_size(&self) -> TypeSize {
        TypeSize { min: self.size_bits.min.div_ceil(8), ..self.size_bits }
    }

    /// Bytes from one array element to the next.
    pub fn alloc_size(&self) -> TypeSize {
        self.store_size().align_to(self.abi)
    }
}

/// Where the fields of a struct are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructLayout {
    /// Bytes, with the padding at the end.
    pub size: TypeSize,
    /// The largest alignment of a field; 1 if packed.
    pub align: Align,
    /// Whether there are unused bytes between or after fields.
    pub has_padding: bool,
    /// Byte offset of each field; scalable if the struct consists of scalable vectors.
    pub offsets: Box<[TypeSize]>,
}

impl StructLayout {
    /// The field that contains a byte offset: the last one that starts at or before it. `None` past the end.
    pub fn element_containing(&self, offset: u64) -> Option<usize> {
        if offset >= self.size.min || self.size.scalable {
            return None;
        }
        self.offsets.partition_point(|o| o.min <= offset).checked_sub(1)
    }
}

fn find(specs: &[PrimitiveSpec], bits: u64) -> Option<&PrimitiveSpec> {
    specs.iter().find(|s| u64::from(s.bits) == bits)
}

/// The power of two at or above a size.
fn natural_align(bytes: u64) -> Align {
    let bytes = bytes.clamp(1, 1 << 32).next_power_of_two();
    Align::from_log2(bytes.trailing_zeros())
}

impl DataLayout {
    fn int_layout(&self, bits: u32) -> Layout {
        // An integer without a row of its own is aligned like the next larger one, or like the largest.
        let i = self.ints.partition_point(|s| s.bits < bits).min(self.ints.len() - 1);
        let spec = &self.ints[i];
        Layout { size_bits: TypeSize::fixed(bits.into()), abi: spec.abi, pref: spec.pref }
    }

    fn float_layout(&self, bits: u64) -> Layout {
        let size_bits = TypeSize::fixed(bits);
        match find(&self.floats, bits) {
            Some(spec) => Layout { size_bits, abi: spec.abi, pref: spec.pref },
            None => {
                let align = natural_align(bits / 8);
                Layout { size_bits, abi: align, pref: align }
            }
        }
    }

    fn pointer_layout(&self, addr_space: u32) -> Layout {
        let spec = self.pointer(addr_space);
        Layout { size_bits: TypeSize::fixed(spec.bits.into()), abi: spec.abi, pref: spec.pref }
    }

    fn vector_layout(&self, elem_bits: u64, len: u32, scalable: bool) -> Layout {
        let size_bits = TypeSize { min: elem_bits.saturating_mul(len.into()), scalable };
        match find(&self.vectors, size_bits.min) {
            Some(spec) => Layout { size_bits, abi: spec.abi, pref: spec.pref },
            None => {
                let align = natural_align(size_bits.min.div_ceil(8));
                Layout { size_bits, abi: align, pref: align }
            }
        }
    }

    fn ext_layout(&self, layout: ExtLayout) -> Option<Layout> {
        Some(match layout {
            ExtLayout::Unsized => return None,
            ExtLayout::Pointer => self.pointer_layout(0),
            ExtLayout::Int(bits) => self.int_layout(bits),
            ExtLayout::IntArray { bits, len } => array_layout(self.int_layout(bits), len),
            ExtLayout::IntVector { bits, len, scalable } => self.vector_layout(bits.into(), len, scalable),
        })
    }

    /// Layout of everything but arrays and structs; the outer `None` is for those.
    pub(super) fn simple_layout(&self, types: &TypeTable, ty: Type) -> Option<Option<Layout>> {
        let data = types.get(ty);
        Some(match data {
            TypeData::Int(bits) => Some(self.int_layout(*bits)),
            TypeData::Ptr { addr_space } => Some(self.pointer_layout(*addr_space)),
            TypeData::Vector { elem, len, scalable } => {
                // Elements of vectors are neither arrays nor structs, nor vectors: this ends after one step.
                match types.get(*elem) {
                    TypeData::Vector { .. } => None,
                    _ => self
                        .simple_layout(types, *elem)
                        .flatten()
                        .map(|l| self.vector_layout(l.size_bits.min, *len, *scalable)),
                }
            }
            TypeData::X86Amx => {
                let align = Align::from_log2(6);
                Some(Layout { size_bits: TypeSize::fixed(8192), abi: align, pref: align })
            }
            TypeData::TargetExt(ext) => self.ext_layout(ext_info(types, ext).layout),
            TypeData::Array { .. } | TypeData::Struct { .. } | TypeData::Identified(_) => return None,
            other => other.float_bits().map(|bits| self.float_layout(bits.into())),
        })
    }
}

fn array_layout(elem: Layout, len: u64) -> Layout {
    Layout { size_bits: elem.alloc_size().times(len).times(8), ..elem }
}

/// Remembers layouts of aggregates. It belongs to one type table and one data layout; types must not change their
/// bodies while it lives.
#[derive(Clone, Debug, Default)]
pub struct LayoutCache {
    aggregates: FxHashMap<Type, Option<Layout>>,
    structs: FxHashMap<Type, StructLayout>,
}

impl LayoutCache {
    pub fn new() -> LayoutCache {
        Self::default()
    }

    /// Size and alignment of a type; `None` for types without size.
    pub fn layout(&mut self, dl: &DataLayout, types: &TypeTable, ty: Type) -> Option<Layout> {
        if let Some(layout) = dl.simple_layout(types, ty) {
            return layout;
        }
        if !self.aggregates.contains_key(&ty) {
            self.compute(dl, types, ty);
        }
        self.aggregates.get(&ty).copied().flatten()
    }

    /// Where the fields of a struct are; `None` for other types and structs without size.
    pub fn struct_layout(&mut self, dl: &DataLayout, types: &TypeTable, ty: Type) -> Option<&StructLayout> {
        self.layout(dl, types, ty)?;
        self.structs.get(&ty)
    }

    /// Byte offset of a field of a struct, element of an array or vector, as `getelementptr` counts it.
    pub fn element_offset(
        &mut self,
        dl: &DataLayout,
        types: &TypeTable,
        ty: Type,
        index: u64,
    ) -> Option<TypeSize> {
        match types.get(ty) {
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => {
                Some(self.layout(dl, types, *elem)?.alloc_size().times(index))
            }
            _ => {
                let index = usize::try_from(index).ok()?;
                self.struct_layout(dl, types, ty)?.offsets.get(index).copied()
            }
        }
    }

    /// Fills in `ty` and every aggregate in it that is missing.
    fn compute(&mut self, dl: &DataLayout, types: &TypeTable, ty: Type) {
        // A type stays on the stack until its parts are known. It is entered as "no size" when its parts are asked
        // for; meeting such an entry again means that the type contains itself.
        let mut stack = vec![(ty, false)];
        while let Some((ty, parts_known)) = stack.pop() {
            if parts_known {
                let layout = self.layout_of_parts(dl, types, ty);
                self.aggregates.insert(ty, layout);
                continue;
            }
            if self.aggregates.contains_key(&ty) {
                continue;
            }
            self.aggregates.insert(ty, None);
            stack.push((ty, true));
            let mut need = |part: Type| {
                if types.is_aggregate(part) && !self.aggregates.contains_key(&part) {
                    stack.push((part, false));
                }
            };
            match types.get(ty) {
                TypeData::Array { elem, .. } => need(*elem),
                _ => types.struct_body(ty).map_or(&[][..], |b| b.0).iter().for_each(|&f| need(f)),
            }
        }
    }

    fn known(&self, dl: &DataLayout, types: &TypeTable, ty: Type) -> Option<Layout> {
        dl.simple_layout(types, ty).unwrap_or_else(|| self.aggregates.get(&ty).copied().flatten())
    }

    fn layout_of_parts(&mut self, dl: &DataLayout, types: &TypeTable, ty: Type) -> Option<Layout> {
        if let TypeData::Array { elem, len } = types.get(ty) {
            return Some(array_layout(self.known(dl, types, *elem)?, *len));
        }
        let (fields, packed) = types.struct_body(ty)?;
        let mut size = TypeSize::default();
        let mut align = ALIGN_1;
        let mut has_padding = false;
        let mut offsets = Vec::with_capacity(fields.len());
        let first = fields.first().copied();
        for &field in fields {
            let layout = self.known(dl, types, field)?;
            let field_align = if packed { ALIGN_1 } else { layout.abi };
            // Structs with scalable fields consist of equal ones, so their fields are aligned already.
            size.scalable |= layout.size_bits.scalable;
            if size.scalable && Some(field) != first {
                return None;
            }
            if !size.scalable {
                let aligned = size.align_to(field_align);
                has_padding |= aligned != size;
                size = aligned;
            }
            align = align.max(field_align);
            offsets.push(size);
            size = size.plus(layout.alloc_size());
        }
        if !size.scalable {
            let aligned = size.align_to(align);
            has_padding |= aligned != size;
            size = aligned;
        }
        self.structs.insert(ty, StructLayout { size, align, has_padding, offsets: offsets.into() });
        let abi = if packed { ALIGN_1 } else { align.max(dl.aggregate_abi) };
        Some(Layout { size_bits: size.times(8), abi, pref: align.max(dl.aggregate_pref) })
    }
}
