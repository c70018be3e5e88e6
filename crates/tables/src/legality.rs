//! What the patterns of an operation cover: on which types it needs no legalization.
//!
//! A pattern *covers* an operation on a type if it matches whatever the operands are. What is covered is a set of facts per
//! operation ([`crate::selection::SelectionRoot::coverage`]), sorted by their keys. With a fact are the subtargets that have
//! it: the conditions of the patterns that cover it, one of which must hold. So facts are looked up in place, O(log facts of the
//! operation), and nothing is computed for a subtarget.

use crate::image::{Image, List, Records, records};
use crate::nodes::NodeOp;
use crate::selection::SelectionRoot;
use crate::value_type::ValueType;
use std::cmp::Ordering;

records! {
    /// A fact about an operation.
    pub struct Coverage in Legality {
        /// A [`CoverageKind`].
        pub kind: u8,
        /// A condition code or an extension, where the kind has one.
        pub detail: u8,
        pub ty: ValueType,
        pub other: ValueType,
        /// Pairs: a set of predicates, and the hardware mode or [`ANY_MODE`](crate::selection::ANY_MODE).
        pub conditions: List<u16>,
    }
}

/// What a fact says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum CoverageKind {
    /// The operation has this type: that of its first result, or without one of its operand.
    Operation,
    /// The same, and `other` is the type of its first operand; [`ValueType::OTHER`] if patterns do not say it.
    Conversion,
    /// An access: `other` is the type in memory, the detail how a load widens it.
    Memory,
    /// A comparison of values of the type by the condition of the detail.
    Condition,
    /// An extension within a register of the low bits that have the type `other`.
    Extension,
}

/// What tells the facts of an operation apart, in the order in which they are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CoverageKey {
    pub kind: CoverageKind,
    pub ty: ValueType,
    pub other: ValueType,
    pub detail: u8,
}

impl CoverageKey {
    pub const fn new(kind: CoverageKind, ty: ValueType, other: ValueType, detail: u8) -> CoverageKey {
        CoverageKey { kind, ty, other, detail }
    }

    fn compare(&self, record: &Coverage) -> Ordering {
        let key = (record.kind, record.ty, record.other, record.detail);
        (self.kind as u8, self.ty, self.other, self.detail).cmp(&key)
    }
}

/// Whether a fact about an operation is true where `holds` says which sets of predicates and modes are.
pub fn is_covered(
    image: &Image,
    op: NodeOp,
    key: CoverageKey,
    mut holds: impl FnMut(u16, u16) -> bool,
) -> bool {
    let Some(fact) = SelectionRoot::of(image, op).and_then(|root| find(image.list(root.coverage), key))
    else {
        return false;
    };
    let conditions = image.list(fact.conditions);
    (0..conditions.len() / 2).any(|i| holds(conditions.at(2 * i), conditions.at(2 * i + 1)))
}

/// The fact with this key among those of an operation. O(log facts).
pub fn find(facts: Records<'_, Coverage>, key: CoverageKey) -> Option<Coverage> {
    let (mut low, mut high) = (0, facts.len());
    while low < high {
        let middle = low.midpoint(high);
        let record = facts.at(middle);
        match key.compare(&record) {
            Ordering::Less => high = middle,
            Ordering::Greater => low = middle + 1,
            Ordering::Equal => return Some(record),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::image::ImageBuilder;

    #[test]
    fn facts_are_found_by_their_keys() {
        let mut builder = ImageBuilder::new();
        let (int, long) = (ValueType::I32, ValueType::I64);
        let keys = [
            CoverageKey::new(CoverageKind::Operation, int, ValueType::OTHER, 0),
            CoverageKey::new(CoverageKind::Operation, long, ValueType::OTHER, 0),
            CoverageKey::new(CoverageKind::Memory, long, int, 2),
            CoverageKey::new(CoverageKind::Memory, long, int, 3),
        ];
        for (i, key) in keys.iter().enumerate() {
            let conditions = builder.numbers(&[i as u16]);
            let CoverageKey { kind, ty, other, detail } = *key;
            builder.push(Coverage { kind: kind as u8, detail, ty, other, conditions });
        }
        let image = Image::new(builder.finish()).unwrap();
        for (i, key) in keys.iter().enumerate() {
            let found = find(image.records(), *key).unwrap();
            assert_eq!(image.list(found.conditions).at(0), i as u16);
        }
        let absent = CoverageKey { detail: 1, ..keys[3] };
        assert_eq!(find(image.records(), absent), None);
    }
}
