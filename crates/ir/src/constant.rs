//! Constants and the pools that hold them.
//!
//! The module has one pool (initializers and everything they refer to) and every function has its own (what its
//! instructions use), so that functions can be changed in parallel. Pools hash-cons: in one pool, equal constants are
//! the same [`Value`]. Constants of a function may refer to those of the module, never the other way round.
//!
//! The constructors keep LLVM's canonical forms: an aggregate whose elements are all zero is [`ConstKind::Null`], one
//! whose elements are all undef or all poison is that, and sequences of 8, 16, 32 and 64-bit integers or of `half`,
//! `bfloat`, `float`, `double` are [`ConstKind::Data`].

use crate::inst::Opcode;
use crate::types::{Type, TypeData, TypeTable};
use crate::value::{Block, Const, Global, Value, ValueKind};
use hashbrown::HashTable;
use support::entity::PrimaryMap;
use support::hash::hash_of;

/// A constant with its type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConstData {
    pub ty: Type,
    pub kind: ConstKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstKind {
    /// An integer of at most 64 bits, zero-extended.
    Int(u64),
    /// An integer of more than 64 bits: `ceil(bits / 64)` limbs, least significant first, unused high bits zero.
    WideInt(Box<[u64]>),
    /// A `half`, `bfloat`, `float` or `double`: its IEEE bits, zero-extended.
    Float(u64),
    /// An `x86_fp80`, `fp128` or `ppc_fp128`: its bits, least significant word first.
    WideFloat([u64; 2]),
    /// `null`, `zeroinitializer` of an aggregate or vector, `none` of a token, zero of a target type.
    Null,
    Undef,
    Poison,
    /// Array, struct or vector whose elements are given one by one.
    Aggregate(Box<[Value]>),
    /// Array or vector of 8/16/32/64-bit integers or floats: the elements' bytes, little endian.
    Data(Box<[u8]>),
    Expr(Box<ConstExpr>),
    BlockAddress {
        func: Global,
        block: Block,
    },
    DsoLocalEquivalent(Global),
    NoCfi(Global),
    PtrAuth(Box<PtrAuth>),
    InlineAsm(Box<InlineAsm>),
}

/// A constant expression: an operation on constants that the linker or loader may have to finish.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConstExpr {
    pub opcode: Opcode,
    /// Flags as on the instruction of the same opcode ([`crate::inst::InstFlags`] bits).
    pub flags: u16,
    pub operands: Box<[Value]>,
    /// Element type of a `getelementptr`; `void` otherwise.
    pub source_ty: Type,
    /// `inrange(start, end)` of a `getelementptr`: two signed values of the index width.
    pub inrange: Option<(i64, i64)>,
    /// Mask of a `shufflevector`; empty otherwise. -1 is poison.
    pub mask: Box<[i32]>,
}

/// `ptrauth (ptr …, i32 key, i64 discriminator, ptr address_discriminator, ptr deactivation_symbol)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PtrAuth {
    pub pointer: Value,
    pub key: Value,
    pub discriminator: Value,
    pub addr_discriminator: Value,
    pub deactivation_symbol: Value,
}

/// `asm sideeffect alignstack inteldialect unwind "text", "constraints"`, callable with type `fn_ty`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InlineAsm {
    pub fn_ty: Type,
    pub asm: Box<[u8]>,
    pub constraints: Box<[u8]>,
    pub side_effect: bool,
    pub align_stack: bool,
    pub intel_dialect: bool,
    pub can_throw: bool,
}

/// Whose constants a pool holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstScope {
    Module,
    Function,
}

/// The constants of a module or function.
#[derive(Clone, Debug)]
pub struct ConstPool {
    scope: ConstScope,
    items: PrimaryMap<Const, ConstData>,
    /// Finds equal constants; see [`forget_index`](Self::forget_index).
    index: HashTable<Const>,
}

impl ConstPool {
    pub fn new(scope: ConstScope) -> Self {
        ConstPool { scope, items: PrimaryMap::new(), index: HashTable::new() }
    }

    #[inline]
    pub fn get(&self, constant: Const) -> &ConstData {
        &self.items[constant]
    }

    pub fn len(&self) -> usize {
        self.items.len()
    }

    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Const, &ConstData)> + ExactSizeIterator {
        self.items.iter()
    }

    /// The value that names `constant` of this pool.
    #[inline]
    pub fn value(&self, constant: Const) -> Value {
        match self.scope {
            ConstScope::Module => Value::module_const(constant),
            ConstScope::Function => Value::local_const(constant),
        }
    }

    /// The constant in this pool that `value` names, if it names one.
    #[inline]
    pub fn lookup(&self, value: Value) -> Option<&ConstData> {
        match (value.kind(), self.scope) {
            (ValueKind::LocalConst(c), ConstScope::Function)
            | (ValueKind::ModuleConst(c), ConstScope::Module) => self.items.get(c),
            _ => None,
        }
    }

    /// The constant equal to `data`, which must be in canonical form.
    pub fn intern(&mut self, data: ConstData) -> Value {
        if self.index.is_empty() && !self.items.is_empty() {
            self.rebuild_index();
        }
        let hash = hash_of(&data);
        let items = &mut self.items;
        let constant = match self.index.find(hash, |&c| items[c] == data) {
            Some(&c) => c,
            None => {
                let c = items.push(data);
                self.index.insert_unique(hash, c, |&c| hash_of(&items[c]));
                c
            }
        };
        self.value(constant)
    }

    fn rebuild_index(&mut self) {
        let items = &self.items;
        self.index.reserve(items.len(), |&c| hash_of(&items[c]));
        for (c, data) in items.iter() {
            self.index.insert_unique(hash_of(data), c, |&c| hash_of(&items[c]));
        }
    }

    /// Frees the look-up table; it is rebuilt when something is interned again.
    pub fn forget_index(&mut self) {
        self.index = HashTable::new();
    }

    pub(crate) fn trim(&mut self) {
        self.items.trim();
    }

    /// Replaces a constant in place. Readers use it to resolve forward references; nothing equal may be in the pool
    /// under another index, and the look-up table must not have seen the old contents (see
    /// [`reserve`](Self::reserve)).
    pub fn set(&mut self, value: Value, data: ConstData) {
        match value.kind() {
            ValueKind::LocalConst(c) | ValueKind::ModuleConst(c) => self.items[c] = data,
            _ => debug_assert!(false, "not a pool constant: {value:?}"),
        }
    }

    /// A constant whose contents will be [`set`](Self::set) later. It takes no part in look-ups until
    /// [`forget_index`](Self::forget_index) has been called.
    pub fn reserve(&mut self, ty: Type) -> Value {
        let c = self.items.push(ConstData { ty, kind: ConstKind::Poison });
        self.value(c)
    }

    /// An integer of at most 64 bits; bits above the type's width must be zero.
    #[inline]
    pub fn int(&mut self, ty: Type, value: u64) -> Value {
        self.intern(ConstData { ty, kind: ConstKind::Int(value) })
    }

    /// An integer of any width, from limbs (least significant first). Surplus limbs and bits are dropped.
    pub fn int_from_limbs(&mut self, types: &TypeTable, ty: Type, limbs: &[u64]) -> Value {
        let bits = types.int_bits(ty).unwrap_or(64);
        let word = |i: usize| {
            let limb = limbs.get(i).copied().unwrap_or(0);
            let used = bits as usize - i * 64;
            if used < 64 { limb & ((1 << used) - 1) } else { limb }
        };
        let kind = if bits <= 64 {
            ConstKind::Int(word(0))
        } else {
            ConstKind::WideInt((0..bits.div_ceil(64) as usize).map(word).collect())
        };
        self.intern(ConstData { ty, kind })
    }

    pub fn null(&mut self, types: &TypeTable, ty: Type) -> Value {
        let kind = match types.get(ty) {
            TypeData::Int(bits) if *bits <= 64 => ConstKind::Int(0),
            TypeData::Int(bits) => ConstKind::WideInt(vec![0; bits.div_ceil(64) as usize].into()),
            TypeData::Half | TypeData::BFloat | TypeData::Float | TypeData::Double => ConstKind::Float(0),
            TypeData::X86Fp80 | TypeData::Fp128 | TypeData::PpcFp128 => ConstKind::WideFloat([0; 2]),
            _ => ConstKind::Null,
        };
        self.intern(ConstData { ty, kind })
    }

    pub fn undef(&mut self, ty: Type) -> Value {
        self.intern(ConstData { ty, kind: ConstKind::Undef })
    }

    pub fn poison(&mut self, ty: Type) -> Value {
        self.intern(ConstData { ty, kind: ConstKind::Poison })
    }

    /// The array, struct or vector with these elements, in canonical form. `module` is the module's pool if this is the
    /// pool of a function (`None` if this is the module's), for looking at the elements.
    pub fn aggregate(
        &mut self,
        module: Option<&ConstPool>,
        types: &TypeTable,
        ty: Type,
        elements: &[Value],
    ) -> Value {
        let kind = self.canonical_aggregate(module, types, ty, elements);
        self.intern(ConstData { ty, kind })
    }

    fn canonical_aggregate(
        &self,
        module: Option<&ConstPool>,
        types: &TypeTable,
        ty: Type,
        elements: &[Value],
    ) -> ConstKind {
        let kind_of = |&value: &Value| -> Option<&ConstKind> {
            let pool = match value.kind() {
                ValueKind::ModuleConst(_) => module.unwrap_or(self),
                _ => self,
            };
            pool.lookup(value).map(|data| &data.kind)
        };
        let Some(first) = elements.first() else { return ConstKind::Null };
        let all = |test: fn(&ConstKind) -> bool| elements.iter().all(|e| kind_of(e).is_some_and(test));
        // The first element decides which of the forms is worth a walk over all of them.
        match kind_of(first) {
            Some(ConstKind::Poison) if all(|k| *k == ConstKind::Poison) => return ConstKind::Poison,
            Some(ConstKind::Undef) if all(|k| *k == ConstKind::Undef) => return ConstKind::Undef,
            Some(kind) if kind.is_null() && all(ConstKind::is_null) => return ConstKind::Null,
            _ => {}
        }
        let elem_bytes = match *types.get(ty) {
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => data_element_bytes(types, elem),
            _ => None,
        };
        if let Some(elem_bytes) = elem_bytes
            && all(|k| matches!(k, ConstKind::Int(_) | ConstKind::Float(_)))
        {
            let mut bytes = Vec::with_capacity(elements.len() * elem_bytes);
            for element in elements {
                if let Some(ConstKind::Int(bits) | ConstKind::Float(bits)) = kind_of(element) {
                    bytes.extend_from_slice(&bits.to_le_bytes()[..elem_bytes]);
                }
            }
            return ConstKind::Data(bytes.into());
        }
        ConstKind::Aggregate(elements.into())
    }

    /// The array or vector of packed elements with these bytes (little endian), in canonical form.
    pub fn data(&mut self, ty: Type, bytes: &[u8]) -> Value {
        let kind =
            if bytes.iter().all(|&b| b == 0) { ConstKind::Null } else { ConstKind::Data(bytes.into()) };
        self.intern(ConstData { ty, kind })
    }
}

impl ConstKind {
    /// LLVM's `isNullValue`: all bits zero (so not `-0.0`), `null`, `zeroinitializer`, `none`.
    pub fn is_null(&self) -> bool {
        match self {
            ConstKind::Int(bits) | ConstKind::Float(bits) => *bits == 0,
            ConstKind::WideInt(limbs) => limbs.iter().all(|&l| l == 0),
            ConstKind::WideFloat(words) => *words == [0; 2],
            ConstKind::Null => true,
            _ => false,
        }
    }
}

/// Element `index` of [`ConstKind::Data`] with elements of `elem_bytes` bytes, zero-extended.
pub fn data_element(bytes: &[u8], elem_bytes: usize, index: usize) -> u64 {
    let mut word = [0; 8];
    word[..elem_bytes].copy_from_slice(&bytes[index * elem_bytes..(index + 1) * elem_bytes]);
    u64::from_le_bytes(word)
}

/// Bytes of one element of [`ConstKind::Data`], or `None` if sequences of this type are not packed.
pub fn data_element_bytes(types: &TypeTable, elem: Type) -> Option<usize> {
    match types.get(elem) {
        TypeData::Int(8) => Some(1),
        TypeData::Int(16) | TypeData::Half | TypeData::BFloat => Some(2),
        TypeData::Int(32) | TypeData::Float => Some(4),
        TypeData::Int(64) | TypeData::Double => Some(8),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool() -> (TypeTable, ConstPool) {
        (TypeTable::new(), ConstPool::new(ConstScope::Module))
    }

    #[test]
    fn equal_constants_are_one() {
        let (types, mut pool) = pool();
        let a = pool.int(Type::I32, 7);
        assert_eq!(a, pool.int(Type::I32, 7));
        assert_ne!(a, pool.int(Type::I64, 7));
        assert_eq!(pool.null(&types, Type::I32), pool.int(Type::I32, 0));
        pool.forget_index();
        assert_eq!(a, pool.int(Type::I32, 7));
    }

    #[test]
    fn aggregates_take_their_canonical_form() {
        let (mut types, mut pool) = pool();
        let array = types.array(Type::I16, 2);
        let (zero, one) = (pool.int(Type::I16, 0), pool.int(Type::I16, 0x102));
        let kind = |pool: &ConstPool, v| pool.lookup(v).unwrap().kind.clone();
        let v = pool.aggregate(None, &types, array, &[zero, zero]);
        assert_eq!(kind(&pool, v), ConstKind::Null);
        let v = pool.aggregate(None, &types, array, &[zero, one]);
        assert_eq!(kind(&pool, v), ConstKind::Data([0, 0, 2, 1].into()));
        let (undef, poison) = (pool.undef(Type::I16), pool.poison(Type::I16));
        let v = pool.aggregate(None, &types, array, &[undef, poison]);
        assert_eq!(kind(&pool, v), ConstKind::Aggregate([undef, poison].into()));
        let pair = types.literal_struct(&[Type::I16, Type::I16], false);
        let v = pool.aggregate(None, &types, pair, &[undef, poison]);
        assert_eq!(kind(&pool, v), ConstKind::Aggregate([undef, poison].into()));
        let v = pool.aggregate(None, &types, pair, &[undef, undef]);
        assert_eq!(kind(&pool, v), ConstKind::Undef);
        let v = pool.aggregate(None, &types, pair, &[poison, poison]);
        assert_eq!(kind(&pool, v), ConstKind::Poison);
    }

    #[test]
    fn wide_integers_drop_surplus_bits() {
        let (mut types, mut pool) = pool();
        let ty = types.int(65);
        let v = pool.int_from_limbs(&types, ty, &[5, u64::MAX, 9]);
        assert_eq!(pool.lookup(v).unwrap().kind, ConstKind::WideInt([5, 1].into()));
    }
}
