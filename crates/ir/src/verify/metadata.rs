//! Nodes of metadata: each that is reachable is verified once, with what its kind asks for.

use super::debug_info;
use super::result::{Reporter, Root};
use super::sink::{Check, Entity, Place, Sink, check, check_di};
use crate::function::Function;
use crate::metadata::schema::Tail;
use crate::metadata::{MdItem, MdKind, MdNode, Metadata};
use crate::module::{Module, Scope};
use crate::types::Type;
use crate::value::{Global, ValueKind};
use smallvec::SmallVec;
use support::entity::SecondaryMap;

/// Operands of a node. Most nodes have few.
pub(super) type Operands = SmallVec<[Option<Metadata>; 8]>;

/// The operands of a node: its references in order, then its tail. Empty for what is not a node.
pub(super) fn operands(scope: Scope<'_>, metadata: Metadata) -> Operands {
    let mut operands = Operands::new();
    for_each_operand(scope, metadata, |op| operands.push(op));
    operands
}

/// As [`operands`], without allocating.
pub(super) fn for_each_operand(
    scope: Scope<'_>,
    metadata: Metadata,
    mut visit: impl FnMut(Option<Metadata>),
) {
    let MdItem::Node(node) = scope.metadata(metadata) else { return };
    let table = scope.md_table(metadata);
    let words = table.words(*node);
    let schema = node.kind.schema();
    let mut word = 0;
    for field in schema.fields {
        if field.ty.is_ref() {
            visit(Metadata::from_word(words[word]));
        }
        word += field.ty.words();
    }
    if schema.tail == Tail::Refs {
        words[word..].iter().for_each(|&w| visit(Metadata::from_word(w)));
    }
}

/// The bytes of a metadata string.
pub(super) fn string(scope: Scope<'_>, metadata: Metadata) -> Option<&[u8]> {
    match scope.metadata(metadata) {
        MdItem::String(_) => scope.md_table(metadata).as_string(metadata),
        _ => None,
    }
}

/// Verifies nodes. Keeps what it has seen, for the whole module.
pub(super) struct MetadataVerifier<'a> {
    module: &'a Module,
    /// By item of the module: visited.
    visited: Vec<bool>,
    /// The same for the current function.
    local_visited: Vec<bool>,
    /// The compile units visited.
    pub units: Vec<Metadata>,
    /// By subprogram: the function that it is attached to.
    pub attached_to: SecondaryMap<Metadata, Option<Global>>,
    /// Nodes still to be visited, with whether locations are allowed in them.
    stack: Vec<Root>,
}

/// Reports findings about a node.
pub(super) struct NodeReporter<'s> {
    pub sink: &'s mut Sink,
    pub place: Place,
}

impl Reporter for NodeReporter<'_> {
    #[cold]
    fn report(&mut self, message: &str, entities: &[Entity], is_debug_info: bool) {
        self.sink.push(message, entities, self.place, is_debug_info);
    }
}

impl<'a> MetadataVerifier<'a> {
    pub fn new(module: &'a Module) -> Self {
        MetadataVerifier {
            module,
            visited: vec![false; module.metadata.len()],
            local_visited: Vec::new(),
            units: Vec::new(),
            attached_to: SecondaryMap::with_default(None),
            stack: Vec::new(),
        }
    }

    /// Visits what a function (or, without one, the module) refers to.
    pub fn visit_roots(&mut self, roots: &[Root], function: Option<Global>, sink: &mut Sink) {
        let func: Option<&'a Function> = function.and_then(|f| self.module.body(f));
        let scope = Scope { env: &self.module.env, func };
        self.local_visited.clear();
        self.local_visited.resize(func.map_or(0, |f| f.metadata.len()), false);
        let mut reporter = NodeReporter { sink, place: Place { function, ..Place::default() } };
        for &root in roots {
            self.stack.push(root);
            while let Some(root) = self.stack.pop() {
                self.visit(scope, root, &mut reporter);
            }
        }
    }

    fn is_first_visit(&mut self, metadata: Metadata) -> bool {
        let visited = if metadata.is_local() { &mut self.local_visited } else { &mut self.visited };
        match visited.get_mut(Metadata::index(metadata)) {
            Some(seen) => !std::mem::replace(seen, true),
            None => false,
        }
    }

    fn visit(&mut self, scope: Scope<'a>, root: Root, reporter: &mut NodeReporter<'_>) {
        if !self.is_first_visit(root.node) {
            return;
        }
        match scope.metadata(root.node) {
            MdItem::String(_) => {}
            MdItem::Value(value) => {
                let round_trip = scope.type_of(*value) == Type::METADATA;
                if round_trip {
                    let message = "Unexpected metadata round-trip through values";
                    reporter.fail(message, &[root.node.into(), (*value).into()]);
                }
            }
            MdItem::Node(node) => {
                if node.kind == MdKind::CompileUnit {
                    self.units.push(root.node);
                }
                let _ = debug_info::verify(reporter, scope, root.node, *node);
                let first = self.stack.len();
                let _ = self.push_operands(scope, root, *node, reporter);
                // The first operand is to be visited first.
                self.stack[first..].reverse();
            }
        }
    }

    fn push_operands(
        &mut self,
        scope: Scope<'a>,
        root: Root,
        node: MdNode,
        reporter: &mut NodeReporter<'_>,
    ) -> Check {
        let table = scope.md_table(root.node);
        let words = table.words(node);
        let schema = node.kind.schema();
        let mut word = 0;
        for field in schema.fields {
            if field.ty.is_ref() {
                self.push_operand(scope, root, words[word], reporter)?;
            }
            word += field.ty.words();
        }
        if schema.tail == Tail::Refs {
            for &word in &words[word..] {
                self.push_operand(scope, root, word, reporter)?;
            }
        }
        Ok(())
    }

    #[inline]
    fn push_operand(
        &mut self,
        scope: Scope<'a>,
        root: Root,
        word: u32,
        reporter: &mut NodeReporter<'_>,
    ) -> Check {
        let Some(op) = Metadata::from_word(word) else { return Ok(()) };
        let locations_allowed = root.locations_allowed;
        match scope.metadata(op) {
            MdItem::String(_) => return Ok(()),
            MdItem::Value(value) => {
                let is_local =
                    matches!(value.kind(), ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_));
                let message = "Invalid operand for global metadata!";
                check!(reporter, !is_local, message, root.node, op);
            }
            MdItem::Node(node) => {
                let ok = node.kind != MdKind::Location || locations_allowed;
                let message = "DILocation not allowed within this metadata node";
                check_di!(reporter, ok, message, root.node, op);
            }
        }
        self.stack.push(Root { node: op, locations_allowed });
        Ok(())
    }
}
