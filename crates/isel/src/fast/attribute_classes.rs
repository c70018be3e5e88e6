//! Attribute classes: which lists of attributes share a template.
//!
//! What is said of a parameter or result is either how it is passed, or a promise to optimizers (that a pointer is not null,
//! that nobody else has the address), of which machine code takes no notice. Programs in C++ have a list of promises for
//! nearly every function; lists that differ in nothing else are one class, and its first one stands for all of them. Of what is
//! said of functions as a whole, promises of what they do not do make no difference either.

use ir::attributes::{AttrKind, Attribute, AttributeList, AttributeListData, AttributeSet, AttributeTable};
use support::entity::Entity;
use support::hash::FxHashMap;

/// What a list is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// How values are passed. An alignment says that only where a copy of an object is passed.
    Passing,
    /// What is known of the operands of an intrinsic: how objects are aligned, too.
    Intrinsic,
}

/// Kinds of which machine code takes no notice, of values and of functions.
const PROMISES: &[AttrKind] = &[
    AttrKind::AllocKind,
    AttrKind::AllocSize,
    AttrKind::Builtin,
    AttrKind::Captures,
    AttrKind::Cold,
    AttrKind::DeadOnReturn,
    AttrKind::DeadOnUnwind,
    AttrKind::Dereferenceable,
    AttrKind::DereferenceableOrNull,
    AttrKind::Hot,
    AttrKind::Initializes,
    AttrKind::InlineHint,
    AttrKind::Memory,
    AttrKind::MustProgress,
    AttrKind::NoAlias,
    AttrKind::NoCallback,
    AttrKind::NoDivergenceSource,
    AttrKind::NoFPClass,
    AttrKind::NoFree,
    AttrKind::NoInline,
    AttrKind::NoRecurse,
    AttrKind::NoReturn,
    AttrKind::NoSync,
    AttrKind::NoUndef,
    AttrKind::NoUnwind,
    AttrKind::NonNull,
    AttrKind::Range,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::Speculatable,
    AttrKind::UWTable,
    AttrKind::WillReturn,
    AttrKind::Writable,
    AttrKind::WriteOnly,
];

/// By list: the first one of its class. O(attributes).
pub fn representatives(table: &AttributeTable, purpose: Purpose) -> Box<[AttributeList]> {
    let mut firsts: FxHashMap<Vec<&Attribute>, AttributeSet> = FxHashMap::default();
    let mut sets: Vec<Option<AttributeSet>> = Vec::new();
    for (set, attributes) in table.sets() {
        let is_copied = attributes.iter().any(|attribute| attribute.kind() == Some(AttrKind::ByVal));
        let counts = |attribute: &&Attribute| match attribute.kind() {
            Some(AttrKind::Alignment) => is_copied || purpose == Purpose::Intrinsic,
            Some(kind) => !PROMISES.contains(&kind),
            None => true,
        };
        let rest: Vec<&Attribute> = attributes.iter().filter(counts).collect();
        sets.push((!rest.is_empty()).then(|| *firsts.entry(rest).or_insert(set)));
    }
    let class = |set: Option<AttributeSet>| set.and_then(|set| sets[set.index()]);
    let mut firsts: FxHashMap<AttributeListData, AttributeList> = FxHashMap::default();
    let lists = table.lists().map(|(list, data)| {
        let mut params: Vec<Option<AttributeSet>> = data.params.iter().copied().map(class).collect();
        while params.last() == Some(&None) {
            params.pop();
        }
        let rest = AttributeListData { function: class(data.function), ret: class(data.ret), params };
        *firsts.entry(rest).or_insert(list)
    });
    lists.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::Type;

    #[test]
    fn promises_make_no_difference() {
        let mut table = AttributeTable::new();
        let align = Attribute::Int(AttrKind::Alignment, 16);
        let promises = vec![Attribute::Enum(AttrKind::NonNull), align.clone()];
        let by_value = Attribute::Type(AttrKind::ByVal, Some(Type::PTR));
        let sets = [
            vec![],
            promises.clone(),
            vec![Attribute::Enum(AttrKind::SExt)],
            [vec![Attribute::Enum(AttrKind::SExt)], promises].concat(),
            vec![by_value.clone()],
            vec![by_value, align],
        ];
        let mut list = |attributes: &Vec<Attribute>| {
            let set = Some(table.set(attributes.clone()));
            table.list(AttributeListData { params: vec![set, None], ..AttributeListData::default() })
        };
        let lists = sets.each_ref().map(&mut list);
        let mut of_function = |kind| {
            let function = Some(table.set(vec![Attribute::Enum(kind)]));
            table.list(AttributeListData { function, ..AttributeListData::default() })
        };
        let of_functions = [AttrKind::NoUnwind, AttrKind::ReturnsTwice].map(&mut of_function);
        let all = representatives(&table, Purpose::Passing);
        let class = |list: AttributeList| all[list.index()];
        assert_eq!(lists.map(class), [lists[0], lists[0], lists[2], lists[2], lists[4], lists[5]]);
        assert_eq!(of_functions.map(class), [lists[0], of_functions[1]]);
        let of_intrinsics = representatives(&table, Purpose::Intrinsic);
        assert_eq!([0, 1].map(|i| of_intrinsics[lists[i].index()]), [lists[0], lists[1]]);
    }
}
