//! Reading debug-info nodes whatever is wrong with them: a field of a node that is missing or of another kind is absent.
//!
//! What bitcode keeps with a function has numbers of its own there, so a [`Node`] says whose it is.

use ir::metadata::{FieldRef, MdItem, MdKind, MdKindId, Metadata, dwarf};
use ir::{ConstKind, Global, Module, Scope, Value};

/// An item of metadata, with the function that has it if it is not the module's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Node {
    owner: Option<Global>,
    item: Metadata,
}

impl Node {
    pub fn new(function: Global, item: Metadata) -> Node {
        Node { owner: item.is_local().then_some(function), item }
    }

    pub fn of_module(item: Metadata) -> Node {
        Node { owner: None, item }
    }

    pub fn owner(self) -> Option<Global> {
        self.owner
    }

    pub fn item(self) -> Metadata {
        self.item
    }
}

/// The debug-info nodes of a module.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nodes<'m> {
    pub module: &'m Module,
}

impl<'m> Nodes<'m> {
    pub fn scope(self, node: Node) -> Scope<'m> {
        match node.owner {
            Some(function) => self.module.scope(function),
            None => self.module.env.scope(),
        }
    }

    /// What a word of the node's refers to.
    fn reference(self, node: Node, word: u32) -> Option<Node> {
        let item = Metadata::from_word(word)?;
        Some(Node { owner: node.owner.filter(|_| item.is_local()), item })
    }

    pub fn kind(self, node: Node) -> Option<MdKind> {
        self.scope(node).md_table(node.item).as_node(node.item).map(|n| n.kind)
    }

    fn words(self, node: Node, kind: MdKind) -> &'m [u32] {
        let table = self.scope(node).md_table(node.item);
        match table.as_node(node.item) {
            Some(n) if n.kind == kind => table.words(n),
            _ => &[],
        }
    }

    /// A field of one word; its default if the node is of another kind.
    pub fn word(self, node: Node, field: FieldRef) -> u32 {
        let default = field.field().ty.default_word();
        self.words(node, field.kind).get(field.word()).copied().unwrap_or(default)
    }

    /// A field of two words.
    pub fn wide_word(self, node: Node, field: FieldRef) -> u64 {
        let words = self.words(node, field.kind);
        match words.get(field.word()..field.word() + 2) {
            Some(pair) => u64::from(pair[0]) | u64::from(pair[1]) << 32,
            None => 0,
        }
    }

    pub fn get(self, node: Node, field: FieldRef) -> Option<Node> {
        debug_assert!(field.field().ty.is_ref());
        self.reference(node, self.word(node, field))
    }

    pub fn text(self, node: Node, field: FieldRef) -> &'m [u8] {
        let text = self.get(node, field).and_then(|string| self.string(string));
        text.unwrap_or_default()
    }

    pub fn string(self, node: Node) -> Option<&'m [u8]> {
        self.scope(node).md_string(node.item)
    }

    /// A constant that is used as metadata.
    pub fn value(self, node: Node) -> Option<Value> {
        match *self.scope(node).metadata(node.item) {
            MdItem::Value(value) => Some(value),
            _ => None,
        }
    }

    /// A constant integer, by its limbs and its width; wider ones than 64 bits have several.
    pub fn integer(self, node: Node) -> Option<Integer> {
        self.integer_constant(self.scope(node), self.value(node)?)
    }

    /// A value that is a constant integer; `scope` is where it is known.
    pub fn integer_constant(self, scope: Scope<'_>, value: Value) -> Option<Integer> {
        let data = scope.constant(value)?;
        let bits = match *self.module.types.get(data.ty) {
            ir::TypeData::Int(bits) => bits,
            _ => return None,
        };
        let limbs = match &data.kind {
            ConstKind::Int(limb) => vec![*limb],
            ConstKind::WideInt(limbs) => limbs.to_vec(),
            _ => return None,
        };
        Some(Integer { bits, limbs })
    }

    /// The bits of a constant floating-point number.
    pub fn floating_bits(self, node: Node) -> Option<Integer> {
        let data = self.scope(node).constant(self.value(node)?)?;
        let bits = self.module.types.get(data.ty).float_bits()?;
        match &data.kind {
            ConstKind::Float(limb) => Some(Integer { bits, limbs: vec![*limb] }),
            ConstKind::WideFloat(limbs) => Some(Integer { bits, limbs: limbs.to_vec() }),
            _ => None,
        }
    }

    /// A field that is a number given as a constant.
    pub fn number(self, node: Node, field: FieldRef) -> Option<i64> {
        self.integer(self.get(node, field)?).map(|n| n.signed())
    }

    /// What a tuple lists.
    pub fn list(self, tuple: Node) -> Vec<Option<Node>> {
        self.words(tuple, MdKind::Tuple).iter().map(|&word| self.reference(tuple, word)).collect()
    }

    /// What the tuple in a field lists.
    pub fn members(self, node: Node, field: FieldRef) -> Vec<Option<Node>> {
        self.get(node, field).map(|tuple| self.list(tuple)).unwrap_or_default()
    }

    /// The elements of an expression; none if it is not valid.
    pub fn elements(self, expression: Node) -> Vec<u64> {
        let words = self.words(expression, MdKind::Expression);
        let elements: Vec<u64> =
            words.chunks_exact(2).map(|pair| u64::from(pair[0]) | u64::from(pair[1]) << 32).collect();
        if dwarf::is_valid_expression(&elements) { elements } else { Vec::new() }
    }

    /// Whether an expression has no elements: what it is applied to is the value.
    pub fn is_empty_expression(self, expression: Node) -> bool {
        self.kind(expression) == Some(MdKind::Expression)
            && self.words(expression, MdKind::Expression).is_empty()
    }

    /// The debug-info node of a function.
    pub fn subprogram(self, function: Global) -> Option<Node> {
        let attachments = &self.module.globals[function].object()?.attachments;
        let node = attachments.iter().find(|a| a.kind == MdKindId::DBG)?.node;
        let node = Node::new(function, node);
        (self.kind(node) == Some(MdKind::Subprogram)).then_some(node)
    }

    /// The compile units of the module, in order.
    pub fn units(self) -> Vec<Node> {
        let named = self.module.named_metadata.iter().find(|n| *n.name == *b"llvm.dbg.cu");
        let units = named.map_or(&[][..], |n| &n.operands).iter().map(|&item| Node::of_module(item));
        units.filter(|&unit| self.kind(unit) == Some(MdKind::CompileUnit)).collect()
    }
}

/// A constant integer.
#[derive(Clone, Debug)]
pub(crate) struct Integer {
    pub bits: u32,
    pub limbs: Vec<u64>,
}

impl Integer {
    /// The lowest 64 bits, with the sign of the number.
    pub fn signed(&self) -> i64 {
        let low = self.limbs.first().copied().unwrap_or(0);
        let spare = 64u32.saturating_sub(self.bits).min(63);
        (low << spare) as i64 >> spare
    }

    /// The lowest 64 bits.
    pub fn unsigned(&self) -> u64 {
        self.limbs.first().copied().unwrap_or(0)
    }
}
