//! Merging of metadata nodes that have become equal.
//!
//! A reader fills in nodes that were used before their definition without comparing them to others. Afterwards it names
//! them to [`Module::merge_equal_metadata`]: of equal nodes that are not `distinct`, one stays and takes the uses of the
//! others. Merging may make users equal in turn, so it goes on in rounds, each of which looks only at the users of what the
//! last one merged. Where nothing is equal, which is what compilers write, the cost is one look-up per named node.

use super::{MdItem, MdKind, MdTable, Metadata, Tail};
use crate::global::GlobalKind;
use crate::module::Module;
use hashbrown::HashTable;
use support::hash::{FxHashMap, hash_of};

impl MdKind {
    /// Places of the words of a node with `len` words that are references.
    pub(crate) fn ref_words(self, len: usize) -> impl Iterator<Item = usize> {
        let schema = self.schema();
        let mut at = 0;
        let fixed = schema.fields.iter().filter_map(move |field| {
            let word = at;
            at += field.ty.words();
            field.ty.is_ref().then_some(word)
        });
        let tail_start = if schema.tail == Tail::Refs { self.fixed_words() } else { len };
        fixed.chain(tail_start..len)
    }
}

impl MdTable {
    /// An equal node that was there earlier, if there is one; otherwise the node takes part in look-ups from now on.
    fn find_equal(&mut self, metadata: Metadata) -> Option<Metadata> {
        let node = self.as_node(metadata).filter(|n| !n.distinct)?;
        let hash = hash_of(&(node.kind, self.words.get(node.words)));
        let (items, pool) = (&self.items, &self.words);
        let words = pool.get(node.words);
        let own = Metadata::index(metadata) as u32;
        let same = |&i: &u32| match items[i as usize] {
            MdItem::Node(n) => n.kind == node.kind && !n.distinct && pool.get(n.words) == words,
            _ => false,
        };
        match self.index.find(hash, same) {
            Some(&i) if i == own => None,
            Some(&i) => Some(self.name(i)),
            None => {
                self.index_item(hash, metadata);
                None
            }
        }
    }

    /// The nodes that refer to each item.
    fn users(&self) -> FxHashMap<u32, Vec<Metadata>> {
        let mut users: FxHashMap<u32, Vec<Metadata>> = FxHashMap::default();
        for (user, item) in self.iter() {
            let MdItem::Node(node) = item else { continue };
            let words = self.words(*node);
            for at in node.kind.ref_words(words.len()).filter(|&at| words[at] != u32::MAX) {
                users.entry(words[at]).or_default().push(user);
            }
        }
        users
    }

    /// Replaces references in one node.
    fn redirect(&mut self, metadata: Metadata, merged: &FxHashMap<u32, u32>) {
        let Some(node) = self.as_node(metadata) else { return };
        let words = self.words.get_mut(node.words);
        for at in node.kind.ref_words(words.len()) {
            if let Some(&to) = merged.get(&words[at]) {
                words[at] = to;
            }
        }
    }
}

impl Module {
    /// Merges nodes of the module that are equal to another one, starting from `candidates`.
    pub fn merge_equal_metadata(&mut self, candidates: &[Metadata]) {
        let table = &mut self.env.metadata;
        let mut merged: FxHashMap<u32, u32> = FxHashMap::default();
        let mut round: Vec<Metadata> = candidates.to_vec();
        let mut users: Option<FxHashMap<u32, Vec<Metadata>>> = None;
        while !round.is_empty() {
            let mut gone = Vec::new();
            for &node in round.iter().filter(|n| !n.is_local()) {
                if merged.contains_key(&node.to_word()) {
                    continue;
                }
                if let Some(equal) = table.find_equal(node) {
                    merged.insert(node.to_word(), equal.to_word());
                    gone.push(node);
                }
            }
            if gone.is_empty() {
                break;
            }
            let users = users.get_or_insert_with(|| table.users());
            round.clear();
            for node in gone {
                let moved = users.remove(&node.to_word()).unwrap_or_default();
                round.extend_from_slice(&moved);
                if let Some(&to) = merged.get(&node.to_word()) {
                    users.entry(to).or_default().extend(moved);
                }
            }
            round.sort_unstable();
            round.dedup();
            for &user in &round {
                table.redirect(user, &merged);
            }
        }
        if !merged.is_empty() {
            resolve_chains(&mut merged);
            // Nodes have changed under the look-up table, and those merged away must not be found any more.
            self.env.metadata.rebuild_index(&merged);
            self.redirect_metadata(&|metadata| {
                merged.get(&metadata.to_word()).and_then(|&to| Metadata::from_word(to)).unwrap_or(metadata)
            });
        }
    }

    /// Replaces metadata wherever something else than metadata refers to it.
    fn redirect_metadata(&mut self, map: &dyn Fn(Metadata) -> Metadata) {
        for named in &mut self.env.named_metadata {
            named.operands.iter_mut().for_each(|node| *node = map(*node));
        }
        for global in self.env.globals.values_mut() {
            let attachments = match &mut global.kind {
                GlobalKind::IFunc(ifunc) => Some(&mut ifunc.attachments),
                _ => global.object_mut().map(|object| &mut object.attachments),
            };
            for attachment in attachments.into_iter().flatten() {
                attachment.node = map(attachment.node);
            }
        }
        for global in self.env.globals.keys() {
            if let Some(body) = self.bodies.get_mut(global) {
                body.map_metadata(map);
            }
        }
    }
}

impl MdTable {
    fn rebuild_index(&mut self, merged: &FxHashMap<u32, u32>) {
        self.index = HashTable::new();
        for index in 0..self.items.len() as u32 {
            let metadata = self.name(index);
            if merged.contains_key(&metadata.to_word()) {
                continue;
            }
            let hash = match &self.items[index as usize] {
                MdItem::String(list) => hash_of(self.bytes.get(*list)),
                MdItem::Value(value) => hash_of(value),
                MdItem::Node(node) if !node.distinct => hash_of(&(node.kind, self.words.get(node.words))),
                MdItem::Node(_) => continue,
            };
            self.index_item(hash, metadata);
        }
    }
}

/// What was merged into something that was merged later ends there too.
fn resolve_chains(merged: &mut FxHashMap<u32, u32>) {
    let mut keys: Vec<u32> = merged.keys().copied().collect();
    keys.sort_unstable();
    for key in keys {
        let mut end = key;
        while let Some(&next) = merged.get(&end) {
            end = next;
        }
        // Shorten the way for those that come later.
        let mut at = key;
        while let Some(next) = merged.insert(at, end) {
            if next == end {
                break;
            }
            at = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::NamedMetadata;

    #[test]
    fn equal_nodes_merge_and_make_their_users_equal() {
        let mut module = Module::new("m");
        let table = &mut module.env.metadata;
        // a = {b}, c = {d}, b = {}, d = {}, each used before it is defined.
        let [a, b, c, d] = std::array::from_fn(|_| table.reserve());
        table.set_node(a, MdKind::Tuple, false, &[b.to_word()]);
        table.set_node(b, MdKind::Tuple, false, &[]);
        table.set_node(c, MdKind::Tuple, false, &[d.to_word()]);
        table.set_node(d, MdKind::Tuple, false, &[]);
        module.env.named_metadata.push(NamedMetadata { name: Box::default(), operands: vec![a, b, c, d] });
        module.merge_equal_metadata(&[a, b, c, d]);
        assert_eq!(module.env.named_metadata[0].operands, [a, b, a, b]);
        assert_eq!(module.env.metadata.intern_node(MdKind::Tuple, &[b.to_word()]), a);
    }
}
