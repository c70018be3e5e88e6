//! Numbers of types.
//!
//! A type is numbered after the types that it is made of, so that a reader never needs one that it has not seen. The
//! exception are identified structs inside themselves (through function types), which the format allows.

use super::NONE;
use ir::types::{Type, TypeData, TypeTable};
use support::entity::Entity;
use support::hash::FxHashMap;

/// What the type table of the file has at one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeEntry {
    Type(Type),
    /// `<len x i32>`, the type of a shuffle mask. Masks are not constants in memory, so the module may lack their type.
    Mask {
        len: u32,
        scalable: bool,
    },
}

/// While the parts of a type are being numbered.
const OPEN: u32 = NONE - 1;

pub struct TypeIds<'a> {
    types: &'a TypeTable,
    ids: Vec<u32>,
    order: Vec<TypeEntry>,
    masks: FxHashMap<(u32, bool), u32>,
    /// Types whose parts are being numbered, with the number of the next part.
    stack: Vec<(Type, usize)>,
}

impl<'a> TypeIds<'a> {
    pub fn new(types: &'a TypeTable) -> TypeIds<'a> {
        TypeIds {
            types,
            ids: vec![NONE; types.len()],
            order: Vec::new(),
            masks: FxHashMap::default(),
            stack: Vec::new(),
        }
    }

    #[inline]
    pub fn id(&self, ty: Type) -> u32 {
        self.ids[ty.index()]
    }

    pub fn order(&self) -> &[TypeEntry] {
        &self.order
    }

    /// Bits that hold every type number, for fixed-width fields.
    pub fn bits(&self) -> u32 {
        (self.order.len() as u32 + 1).next_power_of_two().trailing_zeros().max(1)
    }

    #[inline]
    pub fn add(&mut self, ty: Type) {
        if self.ids[ty.index()] == NONE {
            self.add_new(ty);
        }
    }

    fn add_new(&mut self, ty: Type) {
        self.open(ty);
        while let Some(&mut (ty, ref mut next)) = self.stack.last_mut() {
            let part = part(self.types, ty, *next);
            *next += 1;
            match part {
                Some(part) if self.ids[part.index()] == NONE => self.open(part),
                Some(_) => {}
                None => {
                    self.stack.pop();
                    self.ids[ty.index()] = self.order.len() as u32;
                    self.order.push(TypeEntry::Type(ty));
                }
            }
        }
    }

    fn open(&mut self, ty: Type) {
        self.ids[ty.index()] = OPEN;
        self.stack.push((ty, 0));
    }

    /// The type of a shuffle mask with `len` elements.
    pub fn add_mask(&mut self, len: u32, scalable: bool) {
        if let Some(ty) = self.types.find(&TypeData::Vector { elem: Type::I32, len, scalable }) {
            self.add(ty);
            self.masks.insert((len, scalable), self.id(ty));
            return;
        }
        self.add(Type::I32);
        let next = self.order.len() as u32;
        if *self.masks.entry((len, scalable)).or_insert(next) == next {
            self.order.push(TypeEntry::Mask { len, scalable });
        }
    }

    /// The number of the type of a shuffle mask, which must have been added.
    pub fn mask_id(&self, len: u32, scalable: bool) -> u32 {
        self.masks.get(&(len, scalable)).copied().unwrap_or(0)
    }
}

/// The `index`-th type that `ty` is made of.
fn part(types: &TypeTable, ty: Type, index: usize) -> Option<Type> {
    match types.get(ty) {
        TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => (index == 0).then_some(*elem),
        TypeData::Struct { fields, .. } => fields.get(index).copied(),
        TypeData::Identified(id) => types.identified(*id).body.as_ref()?.fields.get(index).copied(),
        TypeData::Function { ret, params, .. } => match index {
            0 => Some(*ret),
            _ => params.get(index - 1).copied(),
        },
        TypeData::TargetExt(ext) => ext.types.get(index).copied(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_before_the_whole() {
        let mut table = TypeTable::new();
        let outer = table.new_identified(Some(b"outer"));
        let inner = table.literal_struct(&[Type::I8, Type::PTR], false);
        table.set_body(outer, &[inner, Type::I8], false);
        let mut ids = TypeIds::new(&table);
        ids.add(outer);
        let entry = TypeEntry::Type;
        assert_eq!(ids.order(), [entry(Type::I8), entry(Type::PTR), entry(inner), entry(outer)]);
        assert_eq!((ids.id(outer), ids.bits()), (3, 3));
    }

    #[test]
    fn masks_reuse_a_vector_type_of_the_module() {
        let mut table = TypeTable::new();
        let vector = table.vector(Type::I32, 4, false);
        let mut ids = TypeIds::new(&table);
        ids.add_mask(4, false);
        ids.add_mask(8, false);
        ids.add_mask(8, false);
        assert_eq!(ids.mask_id(4, false), ids.id(vector));
        assert_eq!(ids.order().len(), 3);
        assert_eq!(ids.order()[2], TypeEntry::Mask { len: 8, scalable: false });
    }
}
