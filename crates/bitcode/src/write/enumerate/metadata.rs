//! Numbers of metadata.
//!
//! Items are met in post-order from the places that use them, so that a reader rarely meets a reference to a node that
//! it does not have yet; a distinct node inside a uniqued graph waits until that graph is complete, as references to
//! distinct nodes are cheap to resolve. Then the items are numbered by class: strings (which the format keeps in one
//! record), values, distinct nodes, uniqued nodes.
//!
//! Items of the module that only one function uses are written with that function, so that a reader which wants other
//! functions never sees them.

use super::NONE;
use ir::metadata::schema::SCHEMAS;
use ir::metadata::{FieldType, MdItem, MdNode, MdTable, Metadata, Schema, Tail};
use std::sync::LazyLock;

/// The classes, in the order in which they are written.
const STRINGS: usize = 0;
pub const VALUES: usize = 1;
const DISTINCT: usize = 2;
const UNIQUED: usize = 3;
pub const NUM_CLASSES: usize = 4;

/// Items by class, each class in post-order.
#[derive(Clone, Debug, Default)]
pub struct Classes([Vec<Metadata>; NUM_CLASSES]);

impl Classes {
    pub fn class(&self, class: usize) -> &[Metadata] {
        &self.0[class]
    }

    pub fn strings(&self) -> &[Metadata] {
        &self.0[STRINGS]
    }

    pub fn values(&self) -> &[Metadata] {
        &self.0[VALUES]
    }

    pub fn distinct(&self) -> &[Metadata] {
        &self.0[DISTINCT]
    }

    pub fn uniqued(&self) -> &[Metadata] {
        &self.0[UNIQUED]
    }

    pub fn len(&self) -> u32 {
        self.0.iter().map(|c| c.len() as u32).sum()
    }
}

/// Whose item it is: everybody's, or that of a function (its index plus one), if no other function and nothing outside
/// of functions uses it.
pub type Owner = u32;
pub const EVERYBODY: Owner = 0;

/// The items of one table that are used, their owners and numbers.
#[derive(Default)]
pub struct MdIds {
    /// [`NONE`] for an item that is not used.
    owners: Vec<Owner>,
    ids: Vec<u32>,
    /// Items of everybody; until [`MdIds::split`], all items.
    shared: Classes,
    /// Items of functions, by owner minus one.
    owned: Vec<Classes>,
    /// Nodes whose operands are being visited, with the index of the next one.
    stack: Vec<(Metadata, usize)>,
    delayed: Vec<Metadata>,
}

impl MdIds {
    /// Forgets everything and gets ready for a table with `len` items.
    pub fn reset(&mut self, len: usize) {
        for table in [&mut self.owners, &mut self.ids] {
            table.clear();
            table.resize(len, NONE);
        }
        self.shared.0.iter_mut().for_each(Vec::clear);
        self.owned.clear();
    }

    /// Visits an item of `table` and everything in `table` that it refers to, on behalf of `owner`.
    pub fn add(&mut self, table: &MdTable, metadata: Metadata, owner: Owner) {
        if !self.meet(table, metadata, owner) {
            return;
        }
        self.stack.push((metadata, 0));
        while let Some((current, mut next)) = self.stack.pop() {
            let Some(node) = table.as_node(current) else { continue };
            let mut found = None;
            while let Some(operand) = operand(table, node, next) {
                next += 1;
                if let Some(operand) = operand.filter(|&m| table.contains(m))
                    && self.meet(table, operand, owner)
                {
                    found = Some(operand);
                    break;
                }
            }
            let Some(operand) = found else {
                self.close(table, current, node);
                continue;
            };
            self.stack.push((current, next));
            if is_distinct(table, operand) && !node.distinct {
                self.delayed.push(operand);
            } else {
                self.stack.push((operand, 0));
            }
        }
    }

    /// All operands of a node have been visited, and it is off the stack.
    fn close(&mut self, table: &MdTable, metadata: Metadata, node: MdNode) {
        self.shared.0[if node.distinct { DISTINCT } else { UNIQUED }].push(metadata);
        if self.stack.last().is_none_or(|&(outer, _)| is_distinct(table, outer)) {
            self.stack.extend(self.delayed.drain(..).map(|m| (m, 0)));
        }
    }

    /// Notes an item, and files it unless it is a node. True for a node met for the first time.
    fn meet(&mut self, table: &MdTable, metadata: Metadata, owner: Owner) -> bool {
        let known = &mut self.owners[index(metadata)];
        if *known != NONE {
            if *known != owner && *known != EVERYBODY {
                self.share(table, metadata);
            }
            return false;
        }
        *known = owner;
        match table.get(metadata) {
            MdItem::String(_) => self.shared.0[STRINGS].push(metadata),
            MdItem::Value(_) => self.shared.0[VALUES].push(metadata),
            MdItem::Node(_) => return true,
        }
        false
    }

    /// An item of one function is used elsewhere: it and everything that it refers to become everybody's. O(1) for each
    /// reference, as an item is shared once.
    fn share(&mut self, table: &MdTable, metadata: Metadata) {
        self.owners[index(metadata)] = EVERYBODY;
        let mut pending = vec![metadata];
        while let Some(metadata) = pending.pop() {
            let Some(node) = table.as_node(metadata) else { continue };
            for operand in operands(table, node).filter(|&m| table.contains(m)) {
                let owner = &mut self.owners[index(operand)];
                if !matches!(*owner, EVERYBODY | NONE) {
                    *owner = EVERYBODY;
                    pending.push(operand);
                }
            }
        }
    }

    /// Sets the items of functions apart.
    pub fn split(&mut self) {
        for (class, items) in self.shared.0.iter_mut().enumerate() {
            let (owners, owned) = (&self.owners, &mut self.owned);
            items.retain(|&metadata| {
                let Some(function) = owners[index(metadata)].checked_sub(1) else { return true };
                let function = function as usize;
                if function >= owned.len() {
                    owned.resize(function + 1, Classes::default());
                }
                owned[function].0[class].push(metadata);
                false
            });
        }
    }

    /// Numbers everybody's items of one class from `next` on.
    pub fn number_class(&mut self, class: usize, next: &mut u32) {
        for &metadata in &self.shared.0[class] {
            self.ids[index(metadata)] = *next;
            *next += 1;
        }
    }

    /// The number of an item of everybody, or [`NONE`].
    #[inline]
    pub fn id(&self, metadata: Metadata) -> u32 {
        self.ids[index(metadata)]
    }

    #[inline]
    pub fn owner(&self, metadata: Metadata) -> Owner {
        self.owners[index(metadata)]
    }

    /// Everybody's items.
    pub fn shared(&self) -> &Classes {
        &self.shared
    }

    /// The items of a function.
    pub fn of_function(&self, owner: Owner) -> Option<&Classes> {
        self.owned.get(owner.checked_sub(1)? as usize)
    }
}

fn index(metadata: Metadata) -> usize {
    Metadata::index(metadata)
}

fn is_distinct(table: &MdTable, metadata: Metadata) -> bool {
    table.as_node(metadata).is_some_and(|n| n.distinct)
}

/// The `index`-th reference of a node that is a reference in the file too (constants that are part of the node there,
/// [`FieldType::IntConst`], are not), or `None` behind the last.
#[inline]
fn operand(table: &MdTable, node: MdNode, index: usize) -> Option<Option<Metadata>> {
    let fixed = &REFERENCE_WORDS[node.kind as usize];
    let word = match fixed.get(index) {
        Some(&word) => table.words(node)[usize::from(word)],
        None if node.kind.schema().tail == Tail::Refs => *table.tail(node).get(index - fixed.len())?,
        None => return None,
    };
    Some(Metadata::from_word(word))
}

/// All references of a node as in [`operand`].
pub fn operands(table: &MdTable, node: MdNode) -> impl Iterator<Item = Metadata> + '_ {
    (0..).map_while(move |i| operand(table, node, i)).flatten()
}

/// For each kind of node the words of its fixed fields that are references.
static REFERENCE_WORDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let words_of = |schema: &Schema| {
        let mut word = 0;
        let fields = schema.fields.iter().map(|field| {
            word += field.ty.words();
            (word - field.ty.words(), field.ty)
        });
        let references = fields.filter(|(_, ty)| ty.is_ref() && *ty != FieldType::IntConst);
        references.map(|(word, _)| word as u8).collect()
    };
    SCHEMAS.iter().map(words_of).collect()
});

#[cfg(test)]
mod tests {
    use super::*;
    use ir::metadata::MdKind;

    fn tuple(table: &mut MdTable, distinct: bool, operands: &[Metadata]) -> Metadata {
        let words: Vec<u32> = operands.iter().map(|m| m.to_word()).collect();
        table.push_node(MdKind::Tuple, distinct, &words)
    }

    fn number_all(ids: &mut MdIds) -> u32 {
        let mut next = 0;
        (0..NUM_CLASSES).for_each(|class| ids.number_class(class, &mut next));
        next
    }

    #[test]
    fn operands_precede_users_and_classes_are_apart() {
        let mut table = MdTable::new_module();
        let text = table.string(b"s");
        let leaf = tuple(&mut table, false, &[text]);
        let distinct = tuple(&mut table, true, &[leaf]);
        let root = tuple(&mut table, false, &[distinct, leaf]);
        let mut ids = MdIds::default();
        ids.reset(table.len());
        ids.add(&table, root, EVERYBODY);
        assert_eq!(number_all(&mut ids), 4);
        assert_eq!(ids.shared().strings(), [text]);
        assert_eq!((ids.shared().distinct(), ids.shared().uniqued()), (&[distinct][..], &[leaf, root][..]));
        assert_eq!(ids.id(distinct), 1);
    }

    #[test]
    fn cycles_end() {
        let mut table = MdTable::new_module();
        let a = table.reserve();
        let b = tuple(&mut table, false, &[a]);
        table.set_node(a, MdKind::Tuple, true, &[b.to_word(), a.to_word()]);
        let mut ids = MdIds::default();
        ids.reset(table.len());
        ids.add(&table, b, EVERYBODY);
        assert_eq!(number_all(&mut ids), 2);
    }

    #[test]
    fn what_two_functions_use_is_everybodys() {
        let mut table = MdTable::new_module();
        let text = table.string(b"s");
        let leaf = tuple(&mut table, false, &[text]);
        let [first, second] = [(); 2].map(|()| tuple(&mut table, true, &[leaf]));
        let mut ids = MdIds::default();
        ids.reset(table.len());
        ids.add(&table, first, 1);
        ids.add(&table, second, 2);
        ids.split();
        assert_eq!((ids.shared().strings(), ids.shared().uniqued()), (&[text][..], &[leaf][..]));
        assert_eq!(ids.of_function(1).unwrap().distinct(), [first]);
        assert_eq!((ids.owner(second), ids.of_function(3).is_none()), (2, true));
    }
}
