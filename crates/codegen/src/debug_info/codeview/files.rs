//! Source files and their numbers, which are known before functions are emitted, so that those can be emitted on any thread.
//!
//! The directive of a file belongs to the function that mentions it first.

use super::names;
use crate::debug_info::metadata::{Node, Nodes};
use ir::metadata::{MdKind, schema};
use ir::{Global, Module};
use mc::codeview::File;
use support::hash::{FxHashMap, FxHashSet};

/// Calls within each other at one place, at most.
const MAX_CALLS: usize = 1000;

/// What is known of the module before its functions are emitted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    pub files: Files,
    /// By function: its number, and behind it those of calls that may have been inlined.
    pub first_ids: FxHashMap<Global, u32>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Files {
    pub entries: Vec<File>,
    /// By entry: the function that mentions it first.
    pub first_uses: Vec<Global>,
    by_path: FxHashMap<Vec<u8>, u32>,
    by_node: FxHashMap<Node, u32>,
}

impl Plan {
    /// That of a module that is to have CodeView.
    pub fn wanted(module: &Module, functions: &[Global]) -> Option<Plan> {
        let is_wanted = module.flag_number(b"CodeView").is_some_and(|flag| flag > 0);
        is_wanted.then(|| Plan::new(Nodes { module }, functions))
    }

    /// O(instructions · depth of inlined calls).
    fn new(nodes: Nodes<'_>, functions: &[Global]) -> Plan {
        let mut plan = Plan::default();
        let mut next = 0;
        for &function in functions {
            let Some(own) = nodes.subprogram(function) else { continue };
            let Some(unit) = nodes.get(own, schema::di_subprogram::UNIT) else { continue };
            if !super::is_described(nodes, unit) {
                continue;
            }
            plan.first_ids.insert(function, next);
            next += 1 + plan.note_function(nodes, function, own);
        }
        plan
    }

    /// The number of calls that code was inlined at.
    fn note_function(&mut self, nodes: Nodes<'_>, function: Global, own: Node) -> u32 {
        self.note_scope(nodes, function, own);
        let Some(body) = nodes.module.body(function) else { return 0 };
        let mut calls = FxHashSet::default();
        let mut known = FxHashSet::default();
        let of_insts =
            body.blocks().flat_map(|block| body.block_insts(block)).map(|inst| body.debug_loc(inst));
        let of_records = body.all_dbg_records().map(|record| record.location.get());
        for location in of_insts.chain(of_records).flatten() {
            if !known.insert(location) {
                continue;
            }
            let mut at = Some(Node::new(function, location));
            for _ in 0..MAX_CALLS {
                let Some(location) = at else { break };
                if let Some(scope) = nodes.get(location, schema::di_location::SCOPE) {
                    self.note_scope(nodes, function, scope);
                }
                at = nodes.get(location, schema::di_location::INLINED_AT);
                if at.is_some_and(|call| !calls.insert(call)) {
                    break;
                }
            }
        }
        calls.len() as u32
    }

    fn note_scope(&mut self, nodes: Nodes<'_>, function: Global, scope: Node) {
        let Some(file) = file_of(nodes, scope) else { return };
        self.files.number(nodes, file);
        self.files.first_uses.resize(self.files.entries.len(), function);
    }
}

/// The file of a scope.
pub(crate) fn file_of(nodes: Nodes<'_>, scope: Node) -> Option<Node> {
    let field = match nodes.kind(scope)? {
        MdKind::Subprogram => schema::di_subprogram::FILE,
        MdKind::LexicalBlock => schema::di_lexical_block::FILE,
        MdKind::LexicalBlockFile => schema::di_lexical_block_file::FILE,
        _ => return None,
    };
    nodes.get(scope, field)
}

impl Files {
    /// The number of a file, a new one if it has none. Files of the same path are one.
    pub fn number(&mut self, nodes: Nodes<'_>, file: Node) -> u32 {
        if let Some(&known) = self.by_node.get(&file) {
            return known;
        }
        let path = names::path(nodes, file);
        let next = self.entries.len() as u32 + 1;
        let number = *self.by_path.entry(path.clone()).or_insert(next);
        if number == next {
            let checksum = checksum(nodes, file);
            self.entries.push(File { number, name: path.into(), checksum });
        }
        self.by_node.insert(file, number);
        number
    }

    /// The number of a file that has one.
    pub fn known(&self, file: Node) -> Option<u32> {
        self.by_node.get(&file).copied()
    }
}

/// The bytes of a checksum, and by which algorithm they were made.
fn checksum(nodes: Nodes<'_>, file: Node) -> Option<(Box<[u8]>, u8)> {
    let kind = nodes.word(file, schema::di_file::CHECKSUM_KIND) as u8;
    let text = nodes.text(file, schema::di_file::CHECKSUM);
    if kind == 0 || text.is_empty() {
        return None;
    }
    let digit = |byte: u8| (byte as char).to_digit(16).map(|digit| digit as u8);
    let bytes: Option<Vec<u8>> = text
        .chunks(2)
        .map(|pair| match *pair {
            [high, low] => Some(digit(high)? << 4 | digit(low)?),
            _ => None,
        })
        .collect();
    Some((bytes?.into(), kind))
}
