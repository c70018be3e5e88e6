//! Where the variables of a function are.
//!
//! Variables that are declared to live in a stack object are found there in the whole function: the object's place is known
//! once the frame is laid out. A variable that is one constant wherever its scope has code is that constant (see
//! [`constant_variables`]). Others may be in different places in different parts of the code ([`location_lists`]); where they
//! are in none, debuggers show them as optimized out. O(records and instructions of the function).

use super::constant_variables;
use super::location_lists::{self, Part, Range};
use super::metadata::{Integer, Node, Nodes};
use super::scopes::Scopes;
use ir::metadata::{MdKind, schema};
use mc::debug::DwarfReg;
use mir::{Function, Isa, TargetInfo};
use support::hash::FxHashMap;

/// A variable, or one of its instances if its function was inlined.
#[derive(Clone, Debug)]
pub(crate) struct VariableRecord {
    pub variable: Node,
    /// Index into the scopes of the function.
    pub scope: u32,
    /// Several if the variable is in pieces.
    pub places: Vec<FramePlace>,
    /// What the variable is in its whole scope; only if it is in no place.
    pub constant: Option<Integer>,
    /// Where it is in parts of the code, if it is in no place all the time: labels at the beginning and end, by number.
    pub listed: Vec<(u32, u32, Vec<Part>)>,
    /// The only one of these parts is all code of the scope.
    pub is_everywhere: bool,
}

impl VariableRecord {
    /// Nothing is known of where it is.
    pub fn is_nowhere(&self) -> bool {
        self.places.is_empty() && self.constant.is_none() && self.listed.is_empty()
    }
}

/// What was found out about the variables of a function.
pub(crate) struct Collected {
    pub records: Vec<VariableRecord>,
    /// By record: where it is, as long as there are no labels.
    pub ranges: Vec<Vec<Range>>,
}

/// A place in the frame.
#[derive(Clone, Debug)]
pub(crate) struct FramePlace {
    pub register: DwarfReg,
    pub offset_bytes: i64,
    /// The elements of the expression that is applied to the place.
    pub expression: Vec<u64>,
}

/// The variables of a function in the order in which they are declared.
pub(crate) fn collect(
    nodes: Nodes<'_>,
    scopes: &Scopes<'_>,
    (isa, info): (&Isa<'_>, &dyn TargetInfo),
    func: &Function,
) -> Collected {
    let mut variables = Variables { nodes, records: Vec::new(), known: FxHashMap::default() };
    variables.add_all(scopes, (isa, info), func);
    let mut ranges = vec![Vec::new(); variables.records.len()];
    for listed in location_lists::collect(nodes, (isa, info), func) {
        let scope = scopes.find(listed.location);
        let index = scope.and_then(|scope| variables.known.get(&(listed.variable, scope)));
        if let Some(&index) = index.filter(|&&index| variables.records[index].places.is_empty()) {
            ranges[index] = listed.ranges;
        }
    }
    // The function itself is everywhere.
    let inner = variables.records.iter().zip(&mut ranges).filter(|(record, _)| record.scope != 0);
    let mut inner: Vec<_> = inner.map(|(record, ranges)| (scopes.spans(record.scope), ranges)).collect();
    location_lists::clip(isa, func, &mut inner);
    Collected { records: variables.records, ranges }
}

struct Variables<'m> {
    nodes: Nodes<'m>,
    records: Vec<VariableRecord>,
    /// By variable and scope.
    known: FxHashMap<(Node, u32), usize>,
}

impl Variables<'_> {
    /// All variables, with what holds in their whole scopes.
    fn add_all(&mut self, scopes: &Scopes<'_>, (isa, info): (&Isa<'_>, &dyn TargetInfo), func: &Function) {
        for declared in &func.variables {
            let Some(scope) = scopes.find(declared.location) else { continue };
            let variable = Node::new(func.global, declared.variable);
            let place = info.object_place(func, declared.slot).and_then(|(reg, offset_bytes)| {
                let register = isa.dwarf_number(reg)?;
                let expression =
                    declared.expression.get().map(|e| self.nodes.elements(Node::new(func.global, e)));
                Some(FramePlace { register, offset_bytes, expression: expression.unwrap_or_default() })
            });
            self.add(variable, scope, place);
        }
        let Some(source) = self.nodes.module.body(func.global).filter(|body| body.has_dbg_records()) else {
            self.add_retained(scopes, func);
            return;
        };
        let constants = constant_variables::collect(self.nodes, scopes, func, source);
        let insts = source.blocks().flat_map(|block| source.block_insts(block));
        for record in insts.flat_map(|inst| source.dbg_records(inst)) {
            let (Some(variable), Some(location)) = (record.variable.get(), record.location.get()) else {
                continue;
            };
            if let Some(scope) = scopes.find(location) {
                self.add(Node::new(func.global, variable), scope, None);
            }
        }
        self.add_constants(constants);
        self.add_retained(scopes, func);
    }

    fn add(&mut self, variable: Node, scope: u32, place: Option<FramePlace>) {
        if self.nodes.kind(variable) != Some(MdKind::LocalVariable) {
            return;
        }
        let index = *self.known.entry((variable, scope)).or_insert_with(|| {
            self.records.push(VariableRecord {
                variable,
                scope,
                places: Vec::new(),
                constant: None,
                listed: Vec::new(),
                is_everywhere: false,
            });
            self.records.len() - 1
        });
        let places = &mut self.records[index].places;
        // The same variable may be declared twice; only pieces add up.
        let is_piece = |place: &FramePlace| fragment(&place.expression).is_some();
        if let Some(place) = place
            && (places.is_empty() || is_piece(&place) && places.iter().all(is_piece))
        {
            places.push(place);
        }
    }

    fn add_constants(&mut self, constants: Vec<((Node, u32), Integer)>) {
        for (instance, constant) in constants {
            let Some(&index) = self.known.get(&instance) else { continue };
            let record = &mut self.records[index];
            if record.places.is_empty() {
                record.constant = Some(constant);
            }
        }
    }

    /// Variables that no instruction mentions any more.
    fn add_retained(&mut self, scopes: &Scopes<'_>, func: &Function) {
        let Some(own) = self.nodes.subprogram(func.global) else { return };
        for node in self.nodes.members(own, schema::di_subprogram::RETAINED_NODES).into_iter().flatten() {
            let scope = self.nodes.get(node, schema::di_local_variable::SCOPE);
            if let Some(scope) = scope.and_then(|scope| scopes.find_node(scope)) {
                self.add(node, scope, None);
            }
        }
    }
}

/// Offset and size in bits of the part of a variable that an expression is about.
pub(crate) fn fragment(expression: &[u64]) -> Option<(u64, u64)> {
    match *expression {
        [.., ir::metadata::dwarf::op::LLVM_FRAGMENT, offset, size] => Some((offset, size)),
        _ => None,
    }
}
