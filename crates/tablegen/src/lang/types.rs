//! Types, interned: a [`Type`] is an index, and equal types have equal indices.
//!
//! A record type is a set of classes (sorted by name), because the common type of two records is the set of classes
//! that both have; the empty set is "any record".

use super::record::RecordId;
use support::hash::FxHashMap;

/// An interned type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Type(pub(crate) u32);

/// What a type is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    Bit,
    Int,
    String,
    Dag,
    /// Records of all these classes.
    Record(Box<[RecordId]>),
    Bits(u32),
    List(Type),
}

impl Type {
    pub const BIT: Type = Type(0);
    pub const INT: Type = Type(1);
    pub const STRING: Type = Type(2);
    pub const DAG: Type = Type(3);
    /// The record type without any class.
    pub const ANY_RECORD: Type = Type(4);
    /// What `?` has. Never inside another type.
    pub const NONE: Type = Type(u32::MAX);
}

/// The table of types.
pub struct Types {
    kinds: Vec<TypeKind>,
    index: FxHashMap<TypeKind, Type>,
}

impl Default for Types {
    fn default() -> Self {
        let mut types = Types { kinds: Vec::new(), index: FxHashMap::default() };
        let basic =
            [TypeKind::Bit, TypeKind::Int, TypeKind::String, TypeKind::Dag, TypeKind::Record(Box::default())];
        for kind in basic {
            types.get(kind);
        }
        types
    }
}

impl Types {
    /// The type of this kind. Classes of a record type must already be sorted by name.
    pub fn get(&mut self, kind: TypeKind) -> Type {
        if let Some(&found) = self.index.get(&kind) {
            return found;
        }
        let id = Type(self.kinds.len() as u32);
        self.kinds.push(kind.clone());
        self.index.insert(kind, id);
        id
    }

    pub fn bits(&mut self, width: u32) -> Type {
        self.get(TypeKind::Bits(width))
    }

    pub fn list(&mut self, element: Type) -> Type {
        self.get(TypeKind::List(element))
    }

    /// What `ty` is. `ty` must not be [`Type::NONE`].
    pub fn kind(&self, ty: Type) -> &TypeKind {
        &self.kinds[ty.0 as usize]
    }

    /// Element type of a list type.
    pub fn element(&self, ty: Type) -> Option<Type> {
        match self.kinds.get(ty.0 as usize) {
            Some(&TypeKind::List(element)) => Some(element),
            _ => None,
        }
    }

    /// Width of a `bits` type.
    pub fn width(&self, ty: Type) -> Option<u32> {
        match self.kinds.get(ty.0 as usize) {
            Some(&TypeKind::Bits(width)) => Some(width),
            _ => None,
        }
    }

    /// Classes of a record type.
    pub fn classes(&self, ty: Type) -> Option<&[RecordId]> {
        match self.kinds.get(ty.0 as usize) {
            Some(TypeKind::Record(classes)) => Some(classes),
            _ => None,
        }
    }

    pub fn is_record(&self, ty: Type) -> bool {
        self.classes(ty).is_some()
    }
}
