//! Types of one table in terms of another.
//!
//! A context has a table of types, and each module has one. Types without names are interned in both; a named struct
//! has one counterpart, which is remembered, and gets its body when the original has one. Cost: linear in what has not
//! been translated before.

use ir::types::StructBody;
use ir::{Type, TypeData, types::TypeTable};
use support::hash::FxHashMap;

/// Types may be in each other so deep.
pub const MAX_DEPTH: u32 = 200;

/// What has been translated from one table to another.
#[derive(Clone, Debug, Default)]
pub struct Translation {
    known: FxHashMap<Type, Type>,
    /// Structs without a body, so far.
    open: Vec<(Type, Type)>,
    /// Structs with names that have become known since [`named`](Translation::named) was last asked.
    named: Vec<(Type, Type)>,
}

impl Translation {
    /// Says that two types are the same.
    pub fn note(&mut self, from: Type, to: Type) {
        self.known.insert(from, to);
    }

    /// Structs with names and their counterparts, each once: for the translation back.
    pub fn named(&mut self) -> Vec<(Type, Type)> {
        std::mem::take(&mut self.named)
    }

    /// `None` if types are in each other deeper than [`MAX_DEPTH`].
    pub fn translate(&mut self, from: &TypeTable, ty: Type, to: &mut TypeTable) -> Option<Type> {
        for (original, copy) in std::mem::take(&mut self.open) {
            self.complete(from, original, to, copy, 0)?;
        }
        self.ty(from, ty, to, 0)
    }

    fn complete(
        &mut self,
        from: &TypeTable,
        original: Type,
        to: &mut TypeTable,
        copy: Type,
        depth: u32,
    ) -> Option<()> {
        let TypeData::Identified(id) = *from.get(original) else { return Some(()) };
        match from.identified(id).body.clone() {
            Some(StructBody { fields, packed }) => {
                let fields = self.types(from, &fields, to, depth)?;
                to.set_body(copy, &fields, packed);
            }
            None => self.open.push((original, copy)),
        }
        Some(())
    }

    fn types(
        &mut self,
        from: &TypeTable,
        types: &[Type],
        to: &mut TypeTable,
        depth: u32,
    ) -> Option<Vec<Type>> {
        types.iter().map(|&ty| self.ty(from, ty, to, depth + 1)).collect()
    }

    fn ty(&mut self, from: &TypeTable, ty: Type, to: &mut TypeTable, depth: u32) -> Option<Type> {
        // The first types are the same in all tables.
        if ty <= Type::PTR {
            return Some(ty);
        }
        if let Some(&known) = self.known.get(&ty) {
            return Some(known);
        }
        if depth > MAX_DEPTH {
            return None;
        }
        let new = match from.get(ty).clone() {
            TypeData::Array { elem, len } => {
                let elem = self.ty(from, elem, to, depth + 1)?;
                to.array(elem, len)
            }
            TypeData::Vector { elem, len, scalable } => {
                let elem = self.ty(from, elem, to, depth + 1)?;
                to.vector(elem, len, scalable)
            }
            TypeData::Struct { fields, packed } => {
                let fields = self.types(from, &fields, to, depth)?;
                to.literal_struct(&fields, packed)
            }
            TypeData::Function { ret, params, vararg } => {
                let ret = self.ty(from, ret, to, depth + 1)?;
                let params = self.types(from, &params, to, depth)?;
                to.function(ret, &params, vararg)
            }
            TypeData::Identified(id) => {
                let new = to.new_identified(from.identified(id).name.as_deref());
                self.known.insert(ty, new);
                self.named.push((ty, new));
                self.complete(from, ty, to, new, depth)?;
                new
            }
            TypeData::TargetExt(mut data) => {
                data.types = self.types(from, &data.types, to, depth)?.into();
                to.intern(TypeData::TargetExt(data))
            }
            simple => to.intern(simple),
        };
        self.known.insert(ty, new);
        Some(new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_struct_gets_its_body_when_the_original_has_one() {
        let (mut from, mut to) = (TypeTable::new(), TypeTable::new());
        let node = from.new_identified(Some(b"node"));
        let array = from.array(node, 2);
        let mut translation = Translation::default();
        let copy = translation.translate(&from, array, &mut to).expect("it is not deep");
        let Some(TypeData::Array { elem, len: 2 }) = Some(to.get(copy).clone()) else { panic!("an array") };
        assert!(to.is_opaque_struct(elem));
        from.set_body(node, &[Type::I32, Type::PTR], true);
        assert_eq!(translation.translate(&from, array, &mut to), Some(copy));
        assert_eq!(to.struct_body(elem), Some((&[Type::I32, Type::PTR][..], true)));
    }

    #[test]
    fn types_are_not_in_each_other_without_end() {
        let mut from = TypeTable::new();
        let deep = |from: &mut TypeTable, depth| (0..depth).fold(Type::I8, |ty, _| from.array(ty, 1));
        let (good, bad) = (deep(&mut from, MAX_DEPTH), deep(&mut from, 100_000));
        let mut to = TypeTable::new();
        assert!(Translation::default().translate(&from, good, &mut to).is_some());
        assert!(Translation::default().translate(&from, bad, &mut to).is_none());
    }
}
