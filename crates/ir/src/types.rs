//! Types and the table that interns them.
//!
//! A [`Type`] is an index into the [`TypeTable`] of its module; equal types have equal indices, except that identified
//! structs (`%name = type …`) are each their own type. The types that almost every module uses have fixed indices
//! ([`Type::I32`], [`Type::PTR`], …) so that code can name them without a table.
//!
//! Pointers are opaque. Text and bitcode of older versions with typed pointers are upgraded while reading.

use hashbrown::HashTable;
use std::sync::LazyLock;
use support::entity::{PrimaryMap, entity};
use support::hash::{FxHashMap, hash_of};

entity! {
    /// A type of a module.
    pub struct Type = "type";
}

/// The widest integer type, in bits (LLVM's `IntegerType::MAX_INT_BITS`, 2^23).
pub const MAX_INT_BITS: u32 = 1 << 23;

/// The widest address space number (24 bits).
pub const MAX_ADDRESS_SPACE: u32 = (1 << 24) - 1;

macro_rules! fixed_types {
    ($($name:ident = $data:expr,)*) => {
        fixed_types!(@consts 0; $($name,)*);
        fn fixed_type_data() -> Vec<TypeData> {
            vec![$($data,)*]
        }
    };
    (@consts $n:expr; $name:ident, $($rest:ident,)*) => {
        impl Type {
            pub const $name: Type = Type::from_u32($n);
        }
        fixed_types!(@consts $n + 1; $($rest,)*);
    };
    (@consts $n:expr;) => {
        impl Type {
            /// Whether it is one of those that have the same number in all modules.
            pub const fn is_fixed(self) -> bool {
                self.as_u32() < $n
            }
        }
    };
}

fixed_types! {
    VOID = TypeData::Void,
    HALF = TypeData::Half,
    BFLOAT = TypeData::BFloat,
    FLOAT = TypeData::Float,
    DOUBLE = TypeData::Double,
    X86_FP80 = TypeData::X86Fp80,
    FP128 = TypeData::Fp128,
    PPC_FP128 = TypeData::PpcFp128,
    LABEL = TypeData::Label,
    TOKEN = TypeData::Token,
    METADATA = TypeData::Metadata,
    X86_AMX = TypeData::X86Amx,
    I1 = TypeData::Int(1),
    I8 = TypeData::Int(8),
    I16 = TypeData::Int(16),
    I32 = TypeData::Int(32),
    I64 = TypeData::Int(64),
    I128 = TypeData::Int(128),
    PTR = TypeData::Ptr { addr_space: 0 },
}

/// What a type is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeData {
    Void,
    Half,
    BFloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    PpcFp128,
    Label,
    Token,
    Metadata,
    X86Amx,
    /// An integer of 1 to [`MAX_INT_BITS`] bits.
    Int(u32),
    /// An opaque pointer.
    Ptr {
        addr_space: u32,
    },
    Array {
        elem: Type,
        len: u64,
    },
    /// A vector of `len` elements, or of a multiple of `len` known only at run time when `scalable`.
    Vector {
        elem: Type,
        len: u32,
        scalable: bool,
    },
    /// A literal struct, compared by structure.
    Struct {
        fields: Box<[Type]>,
        packed: bool,
    },
    /// An identified struct: its own type, whatever its body. See [`TypeTable::identified`].
    Identified(IdentifiedStruct),
    Function {
        ret: Type,
        params: Box<[Type]>,
        vararg: bool,
    },
    TargetExt(Box<TargetExtType>),
}

impl TypeData {
    /// The number of bits of a floating-point format.
    pub const fn float_bits(&self) -> Option<u32> {
        Some(match self {
            TypeData::Half | TypeData::BFloat => 16,
            TypeData::Float => 32,
            TypeData::Double => 64,
            TypeData::X86Fp80 => 80,
            TypeData::Fp128 | TypeData::PpcFp128 => 128,
            _ => return None,
        })
    }
}

entity! {
    /// An identified struct of a module, in the order in which they were created.
    pub struct IdentifiedStruct = "struct";
}

/// `%name = type { … }`, `%0 = type { … }` (no name) or `%name = type opaque` (no body).
#[derive(Clone, Debug, Default)]
pub struct IdentifiedStructData {
    pub name: Option<Box<[u8]>>,
    pub body: Option<StructBody>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StructBody {
    pub fields: Box<[Type]>,
    pub packed: bool,
}

/// `target("name", type…, int…)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TargetExtType {
    pub name: Box<[u8]>,
    pub types: Box<[Type]>,
    pub ints: Box<[u32]>,
}

/// The types of one module.
#[derive(Clone, Debug)]
pub struct TypeTable {
    types: PrimaryMap<Type, TypeData>,
    /// Finds structurally equal types. Identified structs are not in it.
    index: HashTable<Type>,
    identified: PrimaryMap<IdentifiedStruct, IdentifiedStructData>,
    by_name: FxHashMap<Box<[u8]>, Type>,
}

impl Default for TypeTable {
    fn default() -> Self {
        Self::new()
    }
}

impl TypeTable {
    /// The types that all modules have. They are made once and copied.
    pub fn new() -> Self {
        static FIXED: LazyLock<TypeTable> = LazyLock::new(|| {
            let mut table = TypeTable {
                types: PrimaryMap::new(),
                index: HashTable::new(),
                identified: PrimaryMap::new(),
                by_name: FxHashMap::default(),
            };
            for data in fixed_type_data() {
                table.intern(data);
            }
            table
        });
        FIXED.clone()
    }

    pub fn len(&self) -> usize {
        self.types.len()
    }

    pub fn is_empty(&self) -> bool {
        false
    }

    #[inline]
    pub fn get(&self, ty: Type) -> &TypeData {
        &self.types[ty]
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Type, &TypeData)> + ExactSizeIterator {
        self.types.iter()
    }

    /// The type with this structure, if the module has it already.
    pub fn find(&self, data: &TypeData) -> Option<Type> {
        self.index.find(hash_of(data), |&ty| self.types[ty] == *data).copied()
    }

    /// The type with this structure. Must not be used with [`TypeData::Identified`].
    pub fn intern(&mut self, data: TypeData) -> Type {
        debug_assert!(!matches!(data, TypeData::Identified(_)));
        let hash = hash_of(&data);
        let types = &mut self.types;
        if let Some(&ty) = self.index.find(hash, |&ty| types[ty] == data) {
            return ty;
        }
        let ty = types.push(data);
        self.index.insert_unique(hash, ty, |&ty| hash_of(&types[ty]));
        ty
    }

    /// The integer type of `bits` bits, which must be in `1..=MAX_INT_BITS`.
    pub fn int(&mut self, bits: u32) -> Type {
        match bits {
            1 => Type::I1,
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            128 => Type::I128,
            _ => self.intern(TypeData::Int(bits)),
        }
    }

    pub fn ptr(&mut self, addr_space: u32) -> Type {
        if addr_space == 0 { Type::PTR } else { self.intern(TypeData::Ptr { addr_space }) }
    }

    pub fn array(&mut self, elem: Type, len: u64) -> Type {
        self.intern(TypeData::Array { elem, len })
    }

    pub fn vector(&mut self, elem: Type, len: u32, scalable: bool) -> Type {
        self.intern(TypeData::Vector { elem, len, scalable })
    }

    pub fn literal_struct(&mut self, fields: &[Type], packed: bool) -> Type {
        self.intern(TypeData::Struct { fields: fields.into(), packed })
    }

    pub fn function(&mut self, ret: Type, params: &[Type], vararg: bool) -> Type {
        self.intern(TypeData::Function { ret, params: params.into(), vararg })
    }

    /// A new identified struct without a body. A name that is taken gets a numeric suffix, as in LLVM.
    pub fn new_identified(&mut self, name: Option<&[u8]>) -> Type {
        let name: Option<Box<[u8]>> = name.filter(|n| !n.is_empty()).map(|n| self.unique_name(n));
        let id = self.identified.push(IdentifiedStructData { name: name.clone(), body: None });
        let ty = self.types.push(TypeData::Identified(id));
        if let Some(name) = name {
            self.by_name.insert(name, ty);
        }
        ty
    }

    fn unique_name(&self, name: &[u8]) -> Box<[u8]> {
        let mut candidate = name.to_vec();
        let mut suffix = 0u32;
        while self.by_name.contains_key(candidate.as_slice()) {
            candidate.truncate(name.len());
            candidate.push(b'.');
            candidate.extend_from_slice(suffix.to_string().as_bytes());
            suffix += 1;
        }
        candidate.into()
    }

    /// Gives an identified struct its body. Does nothing for other types.
    pub fn set_body(&mut self, ty: Type, fields: &[Type], packed: bool) {
        if let TypeData::Identified(id) = self.types[ty] {
            self.identified[id].body = Some(StructBody { fields: fields.into(), packed });
        }
    }

    pub fn identified(&self, id: IdentifiedStruct) -> &IdentifiedStructData {
        &self.identified[id]
    }

    pub fn by_name(&self, name: &[u8]) -> Option<Type> {
        self.by_name.get(name).copied()
    }

    // Queries. "Scalar" of a vector is its element.

    #[inline]
    pub fn int_bits(&self, ty: Type) -> Option<u32> {
        match self.types[ty] {
            TypeData::Int(bits) => Some(bits),
            _ => None,
        }
    }

    #[inline]
    pub fn is_int(&self, ty: Type) -> bool {
        matches!(self.types[ty], TypeData::Int(_))
    }

    #[inline]
    pub fn is_ptr(&self, ty: Type) -> bool {
        matches!(self.types[ty], TypeData::Ptr { .. })
    }

    #[inline]
    pub fn is_float(&self, ty: Type) -> bool {
        (Type::HALF..=Type::PPC_FP128).contains(&ty)
    }

    #[inline]
    pub fn is_vector(&self, ty: Type) -> bool {
        matches!(self.types[ty], TypeData::Vector { .. })
    }

    /// Arrays and structs (what `extractvalue` works on).
    #[inline]
    pub fn is_aggregate(&self, ty: Type) -> bool {
        matches!(self.types[ty], TypeData::Array { .. } | TypeData::Struct { .. } | TypeData::Identified(_))
    }

    /// The element type of a vector, any other type itself.
    #[inline]
    pub fn scalar(&self, ty: Type) -> Type {
        match self.types[ty] {
            TypeData::Vector { elem, .. } => elem,
            _ => ty,
        }
    }

    #[inline]
    pub fn is_int_or_int_vector(&self, ty: Type) -> bool {
        self.is_int(self.scalar(ty))
    }

    #[inline]
    pub fn is_float_or_float_vector(&self, ty: Type) -> bool {
        self.is_float(self.scalar(ty))
    }

    #[inline]
    pub fn is_ptr_or_ptr_vector(&self, ty: Type) -> bool {
        self.is_ptr(self.scalar(ty))
    }

    /// Address space of a pointer or of the elements of a vector of pointers.
    #[inline]
    pub fn addr_space(&self, ty: Type) -> Option<u32> {
        match self.types[self.scalar(ty)] {
            TypeData::Ptr { addr_space } => Some(addr_space),
            _ => None,
        }
    }

    /// Element count and scalability of a vector.
    #[inline]
    pub fn vector_shape(&self, ty: Type) -> Option<(u32, bool)> {
        match self.types[ty] {
            TypeData::Vector { len, scalable, .. } => Some((len, scalable)),
            _ => None,
        }
    }

    /// Fields of a literal or identified struct that has a body.
    pub fn struct_body(&self, ty: Type) -> Option<(&[Type], bool)> {
        match &self.types[ty] {
            TypeData::Struct { fields, packed } => Some((fields, *packed)),
            TypeData::Identified(id) => self.identified[*id].body.as_ref().map(|b| (&*b.fields, b.packed)),
            _ => None,
        }
    }

    pub fn is_opaque_struct(&self, ty: Type) -> bool {
        matches!(self.types[ty], TypeData::Identified(id) if self.identified[id].body.is_none())
    }

    /// Result, parameters and variadicity of a function type.
    #[inline]
    pub fn signature(&self, ty: Type) -> Option<(Type, &[Type], bool)> {
        match &self.types[ty] {
            TypeData::Function { ret, params, vararg } => Some((*ret, params, *vararg)),
            _ => None,
        }
    }

    /// The type selected by one index of `extractvalue`/`insertvalue` or of a constant struct/array access.
    pub fn aggregate_element(&self, ty: Type, index: u64) -> Option<Type> {
        match &self.types[ty] {
            TypeData::Array { elem, len } => (index < *len).then_some(*elem),
            TypeData::Vector { elem, .. } => Some(*elem),
            _ => self.struct_body(ty)?.0.get(usize::try_from(index).ok()?).copied(),
        }
    }

    /// `ty` with the shape of `like`: `i1` like `<4 x i32>` is `<4 x i1>`; like a scalar it is `i1`.
    pub fn with_shape_of(&mut self, ty: Type, like: Type) -> Type {
        match self.types[like] {
            TypeData::Vector { len, scalable, .. } => self.vector(ty, len, scalable),
            _ => ty,
        }
    }

    /// As [`with_shape_of`](Self::with_shape_of), without adding the type to the module.
    pub fn find_with_shape_of(&self, ty: Type, like: Type) -> Option<Type> {
        match self.types[like] {
            TypeData::Vector { len, scalable, .. } => {
                self.find(&TypeData::Vector { elem: ty, len, scalable })
            }
            _ => Some(ty),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_types_have_their_indices() {
        let mut types = TypeTable::new();
        assert_eq!(types.int(64), Type::I64);
        assert_eq!(types.intern(TypeData::Int(64)), Type::I64);
        assert_eq!(types.ptr(0), Type::PTR);
        assert!(matches!(types.get(Type::PTR), TypeData::Ptr { addr_space: 0 }));
        assert!(types.is_float(Type::PPC_FP128) && !types.is_float(Type::LABEL));
    }

    #[test]
    fn structure_decides_equality_except_for_identified_structs() {
        let mut types = TypeTable::new();
        let a = types.literal_struct(&[Type::I32, Type::PTR], false);
        assert_eq!(a, types.literal_struct(&[Type::I32, Type::PTR], false));
        assert_ne!(a, types.literal_struct(&[Type::I32, Type::PTR], true));
        let x = types.new_identified(Some(b"x"));
        let y = types.new_identified(Some(b"x"));
        types.set_body(x, &[Type::I8], false);
        assert_ne!(x, y);
        assert_eq!(types.by_name(b"x.0"), Some(y));
        assert_eq!(types.struct_body(x), Some((&[Type::I8][..], false)));
        assert!(types.is_opaque_struct(y));
    }
}
