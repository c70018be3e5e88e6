//! Metadata: strings, constants as metadata, tuples and the specialised debug-info nodes.
//!
//! The module has one [`MdTable`] and every function its own, for what only it uses (bitcode keeps such metadata with
//! the function, so that functions can be read independently). A [`Metadata`] names an item of one or the other; its
//! top bit tells which. Items of a function may refer to those of the module, never the other way round.
//!
//! Strings and constants are unique in their table. Nodes that are not `distinct` are made unique where their operands
//! are known when they are created ([`MdTable::intern_node`]); readers that meet forward references reserve nodes and
//! fill them in.

pub mod dwarf;
mod merge;
pub mod schema;

pub use schema::{FieldRef, FieldType, MdKind, Schema, Show, Tail};

use crate::value::Value;
use hashbrown::HashTable;
use support::entity::{Entity, List, ListPool, OptionalEntity};
use support::hash::hash_of;

/// An item of metadata: of the module, or (top bit set) of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Metadata(u32);

const LOCAL_BIT: u32 = 1 << 31;

impl Metadata {
    pub const fn module(index: u32) -> Metadata {
        debug_assert!(index < LOCAL_BIT);
        Metadata(index)
    }

    pub const fn local(index: u32) -> Metadata {
        debug_assert!(index < LOCAL_BIT - 1);
        Metadata(index | LOCAL_BIT)
    }

    /// Whether the item belongs to a function.
    pub const fn is_local(self) -> bool {
        self.0 & LOCAL_BIT != 0
    }

    /// Index in the table of its owner.
    pub const fn index(self) -> usize {
        (self.0 & !LOCAL_BIT) as usize
    }

    /// As a word of a node.
    pub const fn to_word(self) -> u32 {
        self.0
    }

    /// From a word of a node; `u32::MAX` is null.
    pub const fn from_word(word: u32) -> Option<Metadata> {
        if word == u32::MAX { None } else { Some(Metadata(word)) }
    }
}

impl Entity for Metadata {
    fn new(index: usize) -> Self {
        Metadata(index as u32)
    }
    fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Debug for Metadata {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}md{}", if self.is_local() { "local." } else { "" }, Metadata::index(*self))
    }
}

/// A reference that may be null.
pub type MdRef = OptionalEntity<Metadata>;

/// An item of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MdItem {
    /// A string: its bytes in the table.
    String(List),
    /// A constant as metadata.
    Value(Value),
    Node(MdNode),
}

/// A tuple or specialised node. Its words are laid out as [`schema`] says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MdNode {
    pub kind: MdKind,
    pub distinct: bool,
    words: List,
}

/// The metadata of a module or function.
#[derive(Clone, Debug)]
pub struct MdTable {
    local: bool,
    items: Vec<MdItem>,
    words: ListPool<u32>,
    bytes: ListPool<u8>,
    /// Finds equal strings, values and uniqued nodes.
    index: HashTable<u32>,
}

impl MdTable {
    pub fn new_module() -> MdTable {
        Self::new(false)
    }

    pub fn new_local() -> MdTable {
        Self::new(true)
    }

    fn new(local: bool) -> MdTable {
        MdTable {
            local,
            items: Vec::new(),
            words: ListPool::new(),
            bytes: ListPool::new(),
            index: HashTable::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.items.len()
    }

    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Whether `metadata` is an item of this table.
    pub fn contains(&self, metadata: Metadata) -> bool {
        metadata.is_local() == self.local && Metadata::index(metadata) < self.items.len()
    }

    /// The item; `metadata` must belong to this table.
    #[inline]
    pub fn get(&self, metadata: Metadata) -> &MdItem {
        debug_assert_eq!(metadata.is_local(), self.local);
        &self.items[Metadata::index(metadata)]
    }

    pub fn iter(&self) -> impl Iterator<Item = (Metadata, &MdItem)> {
        self.items.iter().enumerate().map(|(i, item)| (self.name(i as u32), item))
    }

    #[inline]
    fn name(&self, index: u32) -> Metadata {
        if self.local { Metadata::local(index) } else { Metadata::module(index) }
    }

    fn push(&mut self, item: MdItem) -> Metadata {
        let index = self.items.len() as u32;
        self.items.push(item);
        self.name(index)
    }

    #[inline]
    pub fn string_bytes(&self, string: List) -> &[u8] {
        self.bytes.get(string)
    }

    /// The bytes of a metadata string of this table.
    pub fn as_string(&self, metadata: Metadata) -> Option<&[u8]> {
        match self.items.get(Metadata::index(metadata)) {
            Some(MdItem::String(list)) => Some(self.bytes.get(*list)),
            _ => None,
        }
    }

    pub fn as_node(&self, metadata: Metadata) -> Option<MdNode> {
        match self.items.get(Metadata::index(metadata)) {
            Some(MdItem::Node(node)) => Some(*node),
            _ => None,
        }
    }

    /// The words of a node of this table.
    #[inline]
    pub fn words(&self, node: MdNode) -> &[u32] {
        self.words.get(node.words)
    }

    /// Words after the fixed fields.
    pub fn tail(&self, node: MdNode) -> &[u32] {
        &self.words(node)[node.kind.fixed_words()..]
    }

    /// A one-word field of a node of that kind.
    #[inline]
    pub fn word(&self, node: MdNode, field: FieldRef) -> u32 {
        debug_assert_eq!(node.kind, field.kind);
        self.words(node)[field.word()]
    }

    /// A reference field.
    #[inline]
    pub fn reference(&self, node: MdNode, field: FieldRef) -> Option<Metadata> {
        debug_assert!(field.field().ty.is_ref());
        Metadata::from_word(self.word(node, field))
    }

    /// A 64-bit field.
    pub fn wide(&self, node: MdNode, field: FieldRef) -> u64 {
        let words = &self.words(node)[field.word()..];
        u64::from(words[0]) | u64::from(words[1]) << 32
    }

    /// The unique string with these bytes.
    pub fn string(&mut self, bytes: &[u8]) -> Metadata {
        let hash = hash_of(bytes);
        let (items, pool) = (&self.items, &self.bytes);
        let same = |&i: &u32| matches!(items[i as usize], MdItem::String(list) if pool.get(list) == bytes);
        if let Some(&i) = self.index.find(hash, same) {
            return self.name(i);
        }
        let list = self.bytes.add(bytes);
        let metadata = self.push(MdItem::String(list));
        self.index_item(hash, metadata);
        metadata
    }

    /// A string that is not looked up: for readers whose input keeps strings unique already, and which index later.
    pub fn push_string(&mut self, bytes: &[u8]) -> Metadata {
        let list = self.bytes.add(bytes);
        self.push(MdItem::String(list))
    }

    /// The unique item for a constant used as metadata.
    pub fn value(&mut self, value: Value) -> Metadata {
        let hash = hash_of(&value);
        let items = &self.items;
        if let Some(&i) = self.index.find(hash, |&i| items[i as usize] == MdItem::Value(value)) {
            return self.name(i);
        }
        let metadata = self.push(MdItem::Value(value));
        self.index_item(hash, metadata);
        metadata
    }

    /// The unique node with these words.
    pub fn intern_node(&mut self, kind: MdKind, words: &[u32]) -> Metadata {
        let hash = hash_of(&(kind, words));
        let (items, pool) = (&self.items, &self.words);
        let same = |&i: &u32| match items[i as usize] {
            MdItem::Node(n) => n.kind == kind && !n.distinct && pool.get(n.words) == words,
            _ => false,
        };
        if let Some(&i) = self.index.find(hash, same) {
            return self.name(i);
        }
        let metadata = self.push_node(kind, false, words);
        self.index_item(hash, metadata);
        metadata
    }

    /// The unique node with these words, if the table has it and can find it.
    pub fn find_node(&self, kind: MdKind, words: &[u32]) -> Option<Metadata> {
        let hash = hash_of(&(kind, words));
        let same = |&i: &u32| match self.items[i as usize] {
            MdItem::Node(n) => n.kind == kind && !n.distinct && self.words.get(n.words) == words,
            _ => false,
        };
        self.index.find(hash, same).map(|&i| self.name(i))
    }

    /// Makes a node that was pushed or filled in take part in look-ups, unless an equal one does already.
    pub fn index_node(&mut self, metadata: Metadata) {
        let Some(node) = self.as_node(metadata).filter(|n| !n.distinct) else { return };
        let words = self.words.get(node.words);
        if self.find_node(node.kind, words).is_none() {
            let hash = hash_of(&(node.kind, words));
            self.index_item(hash, metadata);
        }
    }

    /// A node that is not looked up: distinct nodes, and nodes of readers whose input keeps them unique.
    pub fn push_node(&mut self, kind: MdKind, distinct: bool, words: &[u32]) -> Metadata {
        debug_assert!(words.len() >= kind.fixed_words());
        let words = self.words.add(words);
        self.push(MdItem::Node(MdNode { kind, distinct, words }))
    }

    /// An item whose contents will be given by [`set`](Self::set): an empty distinct tuple until then.
    pub fn reserve(&mut self) -> Metadata {
        self.push_node(MdKind::Tuple, true, &[])
    }

    /// Replaces a reserved item by a node. It takes no part in look-ups.
    pub fn set_node(&mut self, metadata: Metadata, kind: MdKind, distinct: bool, words: &[u32]) {
        debug_assert!(words.len() >= kind.fixed_words());
        let words = self.words.add(words);
        self.items[Metadata::index(metadata)] = MdItem::Node(MdNode { kind, distinct, words });
    }

    /// Replaces a reserved item by anything.
    pub fn set_item(&mut self, metadata: Metadata, item: MdItem) {
        self.items[Metadata::index(metadata)] = item;
    }

    /// Overwrites one word of a node.
    pub fn set_word(&mut self, metadata: Metadata, index: usize, word: u32) {
        if let MdItem::Node(node) = self.items[Metadata::index(metadata)] {
            self.words.get_mut(node.words)[index] = word;
        }
    }

    fn index_item(&mut self, hash: u64, metadata: Metadata) {
        let MdTable { items, words, bytes, index, .. } = self;
        index.insert_unique(hash, Metadata::index(metadata) as u32, |&i| match &items[i as usize] {
            MdItem::String(list) => hash_of(bytes.get(*list)),
            MdItem::Value(value) => hash_of(value),
            MdItem::Node(n) => hash_of(&(n.kind, words.get(n.words))),
        });
    }
}

/// `!name = !{…}`
#[derive(Clone, Debug, Default)]
pub struct NamedMetadata {
    pub name: Box<[u8]>,
    pub operands: Vec<Metadata>,
}

/// Metadata used as an operand: an argument of type `metadata`, or a part of a debug record.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MdOperand {
    Metadata(Metadata),
    /// A value of the function, or a constant.
    Value(Value),
    /// `!DIArgList(…)`
    ArgList(Box<[Value]>),
}

support::entity! {
    /// The name of an attachment (`!dbg`, `!tbaa`); see [`MD_KINDS`].
    pub struct MdKindId = "mdkind";
}

macro_rules! fixed_md_kinds {
    ($($const:ident = $name:literal,)*) => {
        /// The names of the fixed attachment kinds, by number.
        pub const MD_KINDS: &[&str] = &[$($name,)*];

        impl MdKindId {
            fixed_md_kinds!(@consts 0; $($const,)*);
        }
    };
    (@consts $n:expr; $const:ident, $($rest:ident,)*) => {
        pub const $const: MdKindId = MdKindId::from_u32($n);
        fixed_md_kinds!(@consts $n + 1; $($rest,)*);
    };
    (@consts $n:expr;) => {};
}

fixed_md_kinds! {
    DBG = "dbg",
    TBAA = "tbaa",
    PROF = "prof",
    FPMATH = "fpmath",
    RANGE = "range",
    TBAA_STRUCT = "tbaa.struct",
    INVARIANT_LOAD = "invariant.load",
    ALIAS_SCOPE = "alias.scope",
    NOALIAS = "noalias",
    NONTEMPORAL = "nontemporal",
    MEM_PARALLEL_LOOP_ACCESS = "llvm.mem.parallel_loop_access",
    NONNULL = "nonnull",
    DEREFERENCEABLE = "dereferenceable",
    DEREFERENCEABLE_OR_NULL = "dereferenceable_or_null",
    MAKE_IMPLICIT = "make.implicit",
    UNPREDICTABLE = "unpredictable",
    INVARIANT_GROUP = "invariant.group",
    ALIGN = "align",
    LOOP = "llvm.loop",
    TYPE = "type",
    SECTION_PREFIX = "section_prefix",
    ABSOLUTE_SYMBOL = "absolute_symbol",
    ASSOCIATED = "associated",
    CALLEES = "callees",
    IRR_LOOP = "irr_loop",
    ACCESS_GROUP = "llvm.access.group",
    CALLBACK = "callback",
    PRESERVE_ACCESS_INDEX = "llvm.preserve.access.index",
    VCALL_VISIBILITY = "vcall_visibility",
    NOUNDEF = "noundef",
    ANNOTATION = "annotation",
    NOSANITIZE = "nosanitize",
    FUNC_SANITIZE = "func_sanitize",
    EXCLUDE = "exclude",
    MEMPROF = "memprof",
    CALLSITE = "callsite",
    KCFI_TYPE = "kcfi_type",
    PCSECTIONS = "pcsections",
    DIASSIGNID = "DIAssignID",
    CORO_OUTSIDE_FRAME = "coro.outside.frame",
    MMRA = "mmra",
    NOALIAS_ADDRSPACE = "noalias.addrspace",
    CALLEE_TYPE = "callee_type",
    NOFREE = "nofree",
    CAPTURES = "captures",
    ALLOC_TOKEN = "alloc_token",
    IMPLICIT_REF = "implicit.ref",
}

/// A named attachment of an instruction, function or global variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attachment {
    pub kind: MdKindId,
    pub node: Metadata,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schema_is_indexed_by_kind_and_fields_by_word() {
        for (i, schema) in schema::SCHEMAS.iter().enumerate() {
            assert_eq!(schema.kind as usize, i);
        }
        assert_eq!(schema::di_location::ATOM_RANK.word(), 7);
        assert_eq!(schema::di_subprogram::TYPE.field().name, "type");
        assert_eq!(MD_KINDS.len(), 47);
    }

    #[test]
    fn equal_strings_and_nodes_are_one_item() {
        let mut table = MdTable::new_module();
        let a = table.string(b"x");
        assert_eq!(a, table.string(b"x"));
        let node = table.intern_node(MdKind::Tuple, &[a.to_word(), u32::MAX]);
        assert_eq!(node, table.intern_node(MdKind::Tuple, &[a.to_word(), u32::MAX]));
        let distinct = table.push_node(MdKind::Tuple, true, &[a.to_word(), u32::MAX]);
        assert_ne!(node, distinct);
        assert_eq!(table.tail(table.as_node(node).unwrap()), [a.to_word(), u32::MAX]);
    }
}
