//! Numbers of metadata.
//!
//! Items are met in post-order from the places that use them, so that a reader rarely meets a reference to a node that
//! it does not have yet; a distinct node inside a uniqued graph waits until that graph is complete, as references to
//! distinct nodes are cheap to resolve. Then the items are numbered by class: strings (which the format keeps in one
//! record), values, distinct nodes, uniqued nodes.

use super::NONE;
use ir::metadata::schema::SCHEMAS;
use ir::metadata::{FieldType, MdItem, MdNode, MdTable, Metadata, Schema, Tail};
use std::sync::LazyLock;

/// Seen, not numbered yet.
const SEEN: u32 = NONE - 1;

/// The classes, in the order in which they are written.
const STRINGS: usize = 0;
const VALUES: usize = 1;
const DISTINCT: usize = 2;
const UNIQUED: usize = 3;

/// The numbers of the items of one table, relative to the first of them.
#[derive(Default)]
pub struct MdIds {
    ids: Vec<u32>,
    /// Items by class; each class in post-order.
    classes: [Vec<Metadata>; 4],
    /// Nodes whose operands are being visited, with the index of the next one.
    stack: Vec<(Metadata, usize)>,
    delayed: Vec<Metadata>,
}

impl MdIds {
    /// Forgets everything and gets ready for a table with `len` items.
    pub fn reset(&mut self, len: usize) {
        self.ids.clear();
        self.ids.resize(len, NONE);
        self.classes.iter_mut().for_each(Vec::clear);
    }

    /// Visits an item of `table` and everything in `table` that it refers to.
    pub fn add(&mut self, table: &MdTable, metadata: Metadata) {
        if !self.meet(table, metadata) {
            return;
        }
        self.stack.push((metadata, 0));
        while let Some(&mut (current, ref mut next)) = self.stack.last_mut() {
            let Some(node) = table.as_node(current) else {
                self.stack.pop();
                continue;
            };
            let mut found = None;
            while let Some(operand) = operand(table, node, *next) {
                *next += 1;
                if let Some(operand) = operand.filter(|&m| table.contains(m))
                    && meet(&mut self.ids, &mut self.classes, table, operand)
                {
                    found = Some(operand);
                    break;
                }
            }
            match found {
                Some(operand) if is_distinct(table, operand) && !node.distinct => self.delayed.push(operand),
                Some(operand) => self.stack.push((operand, 0)),
                None => self.close(table, current, node),
            }
        }
    }

    fn close(&mut self, table: &MdTable, metadata: Metadata, node: MdNode) {
        self.stack.pop();
        self.classes[if node.distinct { DISTINCT } else { UNIQUED }].push(metadata);
        if self.stack.last().is_none_or(|&(outer, _)| is_distinct(table, outer)) {
            self.stack.extend(self.delayed.drain(..).map(|m| (m, 0)));
        }
    }

    fn meet(&mut self, table: &MdTable, metadata: Metadata) -> bool {
        meet(&mut self.ids, &mut self.classes, table, metadata)
    }

    /// Numbers the items; `extra_values` numbers after the values are left free.
    pub fn assign(&mut self, extra_values: u32) {
        let mut next = 0;
        for (class, items) in self.classes.iter().enumerate() {
            for &metadata in items {
                self.ids[index(metadata)] = next;
                next += 1;
            }
            if class == VALUES {
                next += extra_values;
            }
        }
    }

    /// The number of an item, or [`NONE`].
    #[inline]
    pub fn id(&self, metadata: Metadata) -> u32 {
        self.ids[index(metadata)]
    }

    pub fn len(&self) -> u32 {
        self.classes.iter().map(|c| c.len() as u32).sum()
    }

    pub fn strings(&self) -> &[Metadata] {
        &self.classes[STRINGS]
    }

    pub fn values(&self) -> &[Metadata] {
        &self.classes[VALUES]
    }

    /// Distinct, then uniqued nodes.
    pub fn nodes(&self) -> impl Iterator<Item = Metadata> + '_ {
        self.classes[DISTINCT].iter().chain(&self.classes[UNIQUED]).copied()
    }
}

fn index(metadata: Metadata) -> usize {
    Metadata::index(metadata)
}

fn is_distinct(table: &MdTable, metadata: Metadata) -> bool {
    table.as_node(metadata).is_some_and(|n| n.distinct)
}

/// Marks an item as seen and files it unless it is a node. True for a node seen for the first time.
fn meet(ids: &mut [u32], classes: &mut [Vec<Metadata>; 4], table: &MdTable, metadata: Metadata) -> bool {
    let id = &mut ids[index(metadata)];
    if *id != NONE {
        return false;
    }
    *id = SEEN;
    match table.get(metadata) {
        MdItem::String(_) => classes[STRINGS].push(metadata),
        MdItem::Value(_) => classes[VALUES].push(metadata),
        MdItem::Node(_) => return true,
    }
    false
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

    #[test]
    fn operands_precede_users_and_classes_are_apart() {
        let mut table = MdTable::new_module();
        let text = table.string(b"s");
        let leaf = tuple(&mut table, false, &[text]);
        let distinct = tuple(&mut table, true, &[leaf]);
        let root = tuple(&mut table, false, &[distinct, leaf]);
        let mut ids = MdIds::default();
        ids.reset(table.len());
        ids.add(&table, root);
        ids.assign(2);
        assert_eq!(ids.strings(), [text]);
        assert_eq!(ids.nodes().collect::<Vec<_>>(), [distinct, leaf, root]);
        assert_eq!(ids.id(distinct), 3);
    }

    #[test]
    fn cycles_end() {
        let mut table = MdTable::new_module();
        let a = table.reserve();
        let b = tuple(&mut table, false, &[a]);
        table.set_node(a, MdKind::Tuple, true, &[b.to_word(), a.to_word()]);
        let mut ids = MdIds::default();
        ids.reset(table.len());
        ids.add(&table, b);
        ids.assign(0);
        assert_eq!(ids.len(), 2);
    }
}
