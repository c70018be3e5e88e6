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
