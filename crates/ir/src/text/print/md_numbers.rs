//! Numbers of metadata nodes (`!0`).
//!
//! All nodes of a module are numbered together, in the order in which LLVM meets them: attachments of variables, named
//! metadata, then function by function its attachments, and for each instruction its debug records, metadata operands
//! and attachments. A node gets its number before the nodes it refers to, which follow depth first in the order of
//! LLVM's operands ([`crate::metadata::schema::OPERAND_ORDERS`]). Expressions have no number, as they are written where
//! they are used.
//!
//! Nodes that only one function uses are in the table of that function. A uniqued `DILocation` may be both there and in
//! the module or another function (bitcode stores the locations of instructions as plain numbers); such copies are one
//! node and get one number. Other uniqued nodes have no copies, because readers keep what several functions share in
//! the module.

use super::metadata::for_each_operand;
use super::numbers::NONE;
use crate::function::{DbgRecord, Function};
use crate::global::GlobalKind;
use crate::metadata::schema::di_location;
use crate::metadata::{Attachment, MdItem, MdKind, MdOperand, MdTable, Metadata};
use crate::module::Module;
use crate::value::{Global, MdOperandId, ValueKind};
use smallvec::SmallVec;
use support::entity::SecondaryMap;
use support::hash::FxHashMap;

/// A node with the function whose table it is in, if it is in one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Owned {
    pub function: Option<Global>,
    pub metadata: Metadata,
}

pub(super) struct MdNumbers {
    /// By index in the module's table.
    module: Vec<u32>,
    /// By index in a function's table, all functions one after another.
    local: Vec<u32>,
    /// Where a function's part of `local` and `canonical` begins.
    bases: SecondaryMap<Global, u32>,
    /// For each local item the node that it is a copy of, or itself.
    canonical: Vec<Node>,
    /// The first of the equal locations seen so far. Empty until a function has locations of its own.
    locations: FxHashMap<LocationKey, Node>,
    module_locations_known: bool,
    /// Nodes by number.
    pub order: Vec<Owned>,
    stack: Vec<(Option<Global>, Metadata)>,
}

/// A node of the module, or (top bit) an entry of [`MdNumbers::local`].
type Node = u32;
const LOCAL: u32 = 1 << 31;

/// The words of a location, its references replaced by [`Node`]s.
type LocationKey = SmallVec<[u32; 8]>;

impl MdNumbers {
    /// Numbers what does not belong to functions.
    pub fn new(module: &Module) -> MdNumbers {
        let mut numbers = MdNumbers {
            module: vec![NONE; module.metadata.len()],
            local: Vec::new(),
            bases: SecondaryMap::with_default(NONE),
            canonical: Vec::new(),
            locations: FxHashMap::default(),
            module_locations_known: false,
            order: Vec::new(),
            stack: Vec::new(),
        };
        for &global in &module.order.variables {
            if let GlobalKind::Variable(variable) = &module.globals[global].kind {
                numbers.attachments(module, None, &variable.object.attachments);
            }
        }
        for &global in &module.order.ifuncs {
            if let GlobalKind::IFunc(ifunc) = &module.globals[global].kind {
                numbers.attachments(module, None, &ifunc.attachments);
            }
        }
        for named in &module.named_metadata {
            for &operand in &named.operands {
                numbers.node(module, None, operand);
            }
        }
        numbers
    }

    /// Numbers what a function uses.
    pub fn add_function(&mut self, module: &Module, function: Global) {
        let body = module.body(function);
        if let Some(func) = body {
            self.unify_locations(module, function, func);
        }
        // What only this function uses may be in its own table, even if it is attached to the function itself.
        if let Some(object) = module.globals[function].object() {
            self.attachments(module, body.map(|_| function), &object.attachments);
        }
        let Some(func) = body else { return };
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                for record in func.dbg_records(inst) {
                    self.record(module, function, func, record);
                }
                if func.opcode(inst).is_call() {
                    for operand in func.operands(inst) {
                        if let ValueKind::Metadata(operand) = operand.kind() {
                            self.operand(module, function, func, operand);
                        }
                    }
                }
                if let Some(location) = func.debug_loc(inst) {
                    self.node(module, Some(function), location);
                }
                let attachments = func.attachments(inst);
                if attachments.len() > 0 {
                    let list: SmallVec<[Attachment; 8]> = attachments.collect();
                    self.attachments(module, Some(function), &list);
                }
            }
        }
    }

    fn attachments(&mut self, module: &Module, function: Option<Global>, attachments: &[Attachment]) {
        for attachment in sorted(attachments) {
            self.node(module, function, attachment.node);
        }
    }

    fn record(&mut self, module: &Module, function: Global, func: &Function, record: &DbgRecord) {
        if let Some(value) = record.value {
            self.operand(module, function, func, value);
        }
        for node in [record.variable, record.assign_id] {
            if let Some(node) = node.get() {
                self.node(module, Some(function), node);
            }
        }
        if let Some(address) = record.address {
            self.operand(module, function, func, address);
        }
        if let Some(location) = record.location.get() {
            self.node(module, Some(function), location);
        }
    }

    fn operand(&mut self, module: &Module, function: Global, func: &Function, operand: MdOperandId) {
        if let MdOperand::Metadata(metadata) = func.md_operands[operand] {
            self.node(module, Some(function), metadata);
        }
    }

    /// The number of a node; `function` owns it if it is local.
    #[inline]
    pub fn get(&self, function: Option<Global>, metadata: Metadata) -> u32 {
        let node = self.resolve(function, metadata);
        let table = if node & LOCAL == 0 { &self.module } else { &self.local };
        table.get((node & !LOCAL) as usize).copied().unwrap_or(NONE)
    }

    #[inline]
    fn resolve(&self, function: Option<Global>, metadata: Metadata) -> Node {
        let index = Metadata::index(metadata) as u32;
        match function {
            Some(function) if metadata.is_local() => {
                let entry = self.bases[function].saturating_add(index);
                self.canonical.get(entry as usize).copied().unwrap_or(NONE)
            }
            _ => index,
        }
    }

    fn slot(&mut self, node: Node) -> Option<&mut u32> {
        let table = if node & LOCAL == 0 { &mut self.module } else { &mut self.local };
        table.get_mut((node & !LOCAL) as usize)
    }

    /// Numbers a node and all that it refers to. Does nothing for expressions, strings and values.
    fn node(&mut self, module: &Module, function: Option<Global>, metadata: Metadata) {
        self.stack.push((function, metadata));
        while let Some((function, metadata)) = self.stack.pop() {
            let node = self.resolve(function, metadata);
            let number = self.order.len() as u32;
            let Some(slot) = self.slot(node) else { continue };
            if *slot != NONE {
                continue;
            }
            let Some(table) = table_of(module, function, metadata) else { continue };
            let MdItem::Node(data) = *table.get(metadata) else { continue };
            if data.kind == MdKind::Expression {
                continue;
            }
            *slot = number;
            self.order.push(Owned { function: function.filter(|_| metadata.is_local()), metadata });
            let start = self.stack.len();
            let stack = &mut self.stack;
            for_each_operand(table, data, |operand| stack.push((function, operand)));
            stack[start..].reverse();
        }
    }

    /// Gives the items of a function entries of their own, except locations that exist already.
    fn unify_locations(&mut self, module: &Module, function: Global, func: &Function) {
        if func.metadata.is_empty() {
            return;
        }
        let base = self.local.len() as u32;
        self.bases[function] = base;
        self.local.resize(base as usize + func.metadata.len(), NONE);
        self.canonical.extend((base..self.local.len() as u32).map(|entry| entry | LOCAL));
        if !self.module_locations_known {
            self.module_locations_known = true;
            self.enter_module_locations(&module.metadata);
        }
        // A location refers to another one through `inlinedAt` only, which nearly always precedes it; a chain that
        // runs forwards is left as it is, at the cost of a second number for a copy.
        for (metadata, item) in func.metadata.iter() {
            if let Some(key) = self.location_key(&func.metadata, Some(function), item) {
                let own = base + Metadata::index(metadata) as u32;
                let first = *self.locations.entry(key).or_insert(own | LOCAL);
                self.canonical[own as usize] = first;
            }
        }
    }

    fn enter_module_locations(&mut self, table: &MdTable) {
        for (metadata, item) in table.iter() {
            if let Some(key) = self.location_key(table, None, item) {
                self.locations.entry(key).or_insert(Metadata::index(metadata) as u32);
            }
        }
    }

    /// What makes a uniqued location equal to another one; `None` for everything else.
    fn location_key(&self, table: &MdTable, function: Option<Global>, item: &MdItem) -> Option<LocationKey> {
        let MdItem::Node(node) = *item else { return None };
        if node.kind != MdKind::Location || node.distinct {
            return None;
        }
        let mut key = LocationKey::from_slice(table.words(node));
        for field in [di_location::SCOPE, di_location::INLINED_AT] {
            let word = key.get_mut(field.word())?;
            if let Some(metadata) = Metadata::from_word(*word) {
                *word = self.resolve(function, metadata);
            }
        }
        Some(key)
    }
}

/// The table that an item is in.
pub(super) fn table_of(module: &Module, function: Option<Global>, metadata: Metadata) -> Option<&MdTable> {
    let table = if metadata.is_local() { &module.body(function?)?.metadata } else { &module.env.metadata };
    (Metadata::index(metadata) < table.len()).then_some(table)
}

/// Attachments in the order in which they are written: by kind.
pub(super) fn sorted(attachments: &[Attachment]) -> SmallVec<[Attachment; 8]> {
    let mut list = SmallVec::from_slice(attachments);
    list.sort_by_key(|a: &Attachment| a.kind);
    list
}
