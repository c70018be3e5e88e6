//! Numbers of constants.
//!
//! A pool's constants are counted where they are used, then numbered: integers first, then by type, then the most used
//! first, so that the numbers of common constants are small and few records switch the type. Shuffle masks, which are
//! constants only in the file, follow.

use super::NONE;
use super::types::TypeIds;
use ir::constant::{ConstData, ConstKind, ConstPool};
use ir::inst::Opcode;
use ir::types::{Type, TypeTable};
use ir::value::{Const, Value};
use support::entity::Entity;
use support::hash::FxHashMap;

/// Calls `visit` for each operand of a constant.
pub fn for_each_operand(data: &ConstData, mut visit: impl FnMut(Value)) {
    match &data.kind {
        ConstKind::Aggregate(elements) => elements.iter().copied().for_each(visit),
        ConstKind::Expr(expr) => expr.operands.iter().copied().for_each(visit),
        ConstKind::PtrAuth(auth) => {
            let operands = [
                auth.pointer,
                auth.key,
                auth.discriminator,
                auth.addr_discriminator,
                auth.deactivation_symbol,
            ];
            operands.into_iter().for_each(visit);
        }
        ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => visit(Value::global(*global)),
        _ => {}
    }
}

/// Numbers the types that the record of a constant names, apart from those of its operands.
pub fn add_types(types: &mut TypeIds<'_>, table: &TypeTable, data: &ConstData) {
    types.add(data.ty);
    match &data.kind {
        ConstKind::InlineAsm(asm) => types.add(asm.fn_ty),
        ConstKind::Expr(expr) => match expr.opcode {
            Opcode::GetElementPtr => types.add(expr.source_ty),
            Opcode::ShuffleVector => {
                types.add_mask(expr.mask.len() as u32, is_scalable(table, data.ty));
            }
            _ => {}
        },
        _ => {}
    }
}

pub fn is_scalable(types: &TypeTable, ty: Type) -> bool {
    types.vector_shape(ty).is_some_and(|(_, scalable)| scalable)
}

/// A constant that exists only in the file: part of a shuffle mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskConst<'a> {
    /// The whole mask.
    Vector { mask: &'a [i32], scalable: bool },
    /// An `i32` element of a mask that has poison elements too; `None` is the poison.
    Element(Option<i32>),
}

/// Shuffle masks, each once.
#[derive(Default)]
pub struct MaskPool<'a> {
    order: Vec<MaskConst<'a>>,
    vectors: FxHashMap<(&'a [i32], bool), u32>,
    elements: FxHashMap<i32, u32>,
}

impl<'a> MaskPool<'a> {
    pub fn clear(&mut self) {
        self.order.clear();
        self.vectors.clear();
        self.elements.clear();
    }

    /// The masks in the order of their numbers, which start at 0.
    pub fn order(&self) -> &[MaskConst<'a>] {
        &self.order
    }

    pub fn add(&mut self, mask: &'a [i32], scalable: bool) {
        if self.vectors.contains_key(&(mask, scalable)) {
            return;
        }
        if mask_needs_elements(mask, scalable) {
            for &element in mask {
                let next = self.order.len() as u32;
                if *self.elements.entry(element).or_insert(next) == next {
                    self.order.push(MaskConst::Element((element >= 0).then_some(element)));
                }
            }
        }
        self.vectors.insert((mask, scalable), self.order.len() as u32);
        self.order.push(MaskConst::Vector { mask, scalable });
    }

    pub fn vector_index(&self, mask: &[i32], scalable: bool) -> Option<u32> {
        self.vectors.get(&(mask, scalable)).copied()
    }

    pub fn element_index(&self, element: i32) -> Option<u32> {
        self.elements.get(&element).copied()
    }
}

/// Whether a mask is written element by element: it has poison elements, and others.
pub fn mask_needs_elements(mask: &[i32], scalable: bool) -> bool {
    !scalable && mask.iter().any(|&m| m < 0) && mask.iter().any(|&m| m >= 0)
}

/// The numbers of the constants of one pool, relative to the first of them.
#[derive(Default)]
pub struct ConstIds<'a> {
    ids: Vec<u32>,
    uses: Vec<u32>,
    /// Used constants, in the order in which they were met and then in that of their numbers.
    order: Vec<Const>,
    pub masks: MaskPool<'a>,
    keys: Vec<(u64, Const)>,
}

impl<'a> ConstIds<'a> {
    /// Forgets everything and gets ready for a pool with `len` constants.
    pub fn reset(&mut self, len: usize) {
        self.ids.clear();
        self.ids.resize(len, NONE);
        self.uses.clear();
        self.uses.resize(len, 0);
        self.order.clear();
        self.masks.clear();
    }

    /// Counts a use; true if it is the first one.
    #[inline]
    pub fn count(&mut self, constant: Const) -> bool {
        let uses = &mut self.uses[constant.index()];
        *uses += 1;
        let first = *uses == 1;
        if first {
            self.order.push(constant);
        }
        first
    }

    /// Gives numbers to all constants that were counted.
    pub fn assign(&mut self, pool: &ConstPool, table: &TypeTable, types: &TypeIds<'_>) {
        let key = |&constant: &Const| {
            let ty = pool.get(constant).ty;
            let plane = u64::from(!table.is_int_or_int_vector(ty)) << 31 | u64::from(types.id(ty));
            (plane << 32 | u64::from(u32::MAX - self.uses[constant.index()]), constant)
        };
        self.keys.clear();
        self.keys.extend(self.order.iter().map(key));
        self.keys.sort_unstable();
        for (i, &(_, constant)) in self.keys.iter().enumerate() {
            self.order[i] = constant;
            self.ids[constant.index()] = i as u32;
        }
    }

    /// The numbered constants in order; masks follow them.
    pub fn order(&self) -> &[Const] {
        &self.order
    }

    /// Number of constants and masks.
    pub fn len(&self) -> u32 {
        (self.order.len() + self.masks.order().len()) as u32
    }

    /// The number of a constant, or [`NONE`].
    #[inline]
    pub fn id(&self, constant: Const) -> u32 {
        self.ids[constant.index()]
    }

    /// The number of the constant for a mask.
    pub fn mask_id(&self, mask: &[i32], scalable: bool) -> u32 {
        self.masks.vector_index(mask, scalable).map_or(NONE, |i| self.order.len() as u32 + i)
    }

    pub fn mask_element_id(&self, element: i32) -> u32 {
        self.masks.element_index(element).map_or(NONE, |i| self.order.len() as u32 + i)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::constant::ConstScope;

    #[test]
    fn integers_come_first_and_the_most_used_of_a_type_leads() {
        let mut pool = ConstPool::new(ConstScope::Module);
        let table = TypeTable::new();
        let float = pool.intern(ConstData { ty: Type::DOUBLE, kind: ConstKind::Float(1) });
        let [rare, common] = [pool.int(Type::I32, 1), pool.int(Type::I32, 2)];
        let constant = |v: Value| match v.kind() {
            ir::ValueKind::ModuleConst(c) => c,
            _ => unreachable!(),
        };
        let mut types = TypeIds::new(&table);
        types.add(Type::DOUBLE);
        types.add(Type::I32);
        let mut ids = ConstIds::default();
        ids.reset(pool.len());
        for v in [float, float, float, rare, common, common] {
            ids.count(constant(v));
        }
        ids.assign(&pool, &table, &types);
        assert_eq!(ids.order(), [constant(common), constant(rare), constant(float)]);
    }

    #[test]
    fn a_mask_with_poison_elements_brings_its_elements() {
        let mut masks = MaskPool::default();
        masks.add(&[0, -1, 0], false);
        masks.add(&[0, 1], false);
        masks.add(&[0, 1], false);
        let element = MaskConst::Element;
        assert_eq!(masks.order()[..2], [element(Some(0)), element(None)]);
        assert_eq!(masks.order().len(), 4);
        assert_eq!(masks.vector_index(&[0, 1], false), Some(3));
    }
}
