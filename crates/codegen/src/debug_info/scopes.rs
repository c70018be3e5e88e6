//! Lexical scopes of a function, as its instructions have them.
//!
//! Every instruction with a location is in a scope: a subprogram or a block of one, and the call that it was inlined at, if
//! it was. Neighbouring instructions form ranges, each of one location; a scope is open from the first range that is in it or
//! in a scope within it to the last one before a range that is not. The ends of ranges are labels, which emission puts before
//! and after the instructions that are named here.
//!
//! Ranges do not go from one block to the next unless the next one begins in the same scope. O(instructions · depth of the
//! scopes that are left).

use super::metadata::{Node, Nodes};
use ir::Global;
use ir::metadata::{MdKind, Metadata, schema};
use mir::{Function, Inst, Isa};
use support::hash::{FxHashMap, FxHashSet};
use tables::instructions::inst_flags;

/// A scope with instructions.
#[derive(Clone, Debug)]
pub(crate) struct ScopeRecord {
    /// A subprogram or a lexical block.
    pub node: Node,
    /// The location of the call that the code was inlined at.
    pub inlined_at: Option<Node>,
    pub parent: Option<u32>,
    /// Labels at the beginning and end of the code, by number.
    pub ranges: Vec<(u32, u32)>,
}

/// Scopes nested deeper than this are taken for the ones around them.
const MAX_DEPTH: usize = 1000;

/// Where labels are to be put.
#[derive(Debug, Default)]
pub(crate) struct Marks {
    pub before: FxHashMap<Inst, u32>,
    pub after: FxHashMap<Inst, u32>,
    next: u32,
}

/// A place in the code of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Boundary {
    Before(Inst),
    After(Inst),
}

impl Marks {
    /// The label at a place, by number.
    pub fn at(&mut self, place: Boundary) -> u32 {
        match place {
            Boundary::Before(inst) => Marks::label(&mut self.next, &mut self.before, inst),
            Boundary::After(inst) => Marks::label(&mut self.next, &mut self.after, inst),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.next == 0
    }

    fn label(next: &mut u32, marks: &mut FxHashMap<Inst, u32>, inst: Inst) -> u32 {
        *marks.entry(inst).or_insert_with(|| {
            *next += 1;
            *next - 1
        })
    }
}

/// The scopes of one function, while they are found.
pub(crate) struct Scopes<'m> {
    nodes: Nodes<'m>,
    function: Global,
    own: Node,
    pub records: Vec<ScopeRecord>,
    /// Subprograms that code was inlined of, inner ones first.
    pub inlined: Vec<Node>,
    known_inlined: FxHashSet<Node>,
    depths: Vec<usize>,
    by_place: FxHashMap<(Node, Option<Node>), u32>,
    by_location: FxHashMap<Metadata, Option<u32>>,
    /// By scope: the first and last instruction since it was opened.
    open: Vec<Option<(Inst, Inst)>>,
    spans: Vec<Vec<(Inst, Inst)>>,
}

impl<'m> Scopes<'m> {
    /// Of a function with this subprogram.
    pub fn new(nodes: Nodes<'m>, function: Global, own: Node) -> Scopes<'m> {
        let mut scopes = Scopes {
            nodes,
            function,
            own,
            records: Vec::new(),
            inlined: Vec::new(),
            known_inlined: FxHashSet::default(),
            depths: Vec::new(),
            by_place: FxHashMap::default(),
            by_location: FxHashMap::default(),
            open: Vec::new(),
            spans: Vec::new(),
        };
        scopes.add((own, None), None);
        scopes
    }

    fn add(&mut self, place: (Node, Option<Node>), parent: Option<u32>) -> u32 {
        let index = self.records.len() as u32;
        let (node, inlined_at) = place;
        self.records.push(ScopeRecord { node, inlined_at, parent, ranges: Vec::new() });
        self.depths.push(parent.map_or(0, |p| self.depths[p as usize] + 1));
        self.open.push(None);
        self.spans.push(Vec::new());
        self.by_place.insert(place, index);
        index
    }

    /// Finds the ranges of all scopes.
    pub fn collect(&mut self, isa: &Isa<'_>, func: &Function) {
        let mut previous = None;
        for block in func.blocks() {
            let mut range: Option<(Metadata, Inst, Inst)> = None;
            for inst in func.block_insts(block) {
                if isa.desc(func.opcode(inst)).has(inst_flags::META) {
                    continue;
                }
                match (func.location(inst), &mut range) {
                    (Some(location), Some((own, first, last))) if location != *own => {
                        self.range(*own, (*first, *last), &mut previous);
                        range = Some((location, inst, inst));
                    }
                    (Some(location), None) => range = Some((location, inst, inst)),
                    (_, Some((_, _, last))) => *last = inst,
                    (None, None) => {}
                }
            }
            if let Some((location, first, last)) = range {
                self.range(location, (first, last), &mut previous);
            }
        }
        if let Some(previous) = previous {
            self.close(previous, None);
        }
    }

    fn range(&mut self, location: Metadata, (first, last): (Inst, Inst), previous: &mut Option<u32>) {
        let Some(scope) = self.of_location(location) else { return };
        if let Some(previous) = previous.replace(scope).filter(|&p| !self.contains(p, scope)) {
            self.close(previous, Some(scope));
        }
        let mut at = Some(scope);
        while let Some(scope) = at {
            let open = &mut self.open[scope as usize];
            *open = Some((open.map_or(first, |(first, _)| first), last));
            at = self.records[scope as usize].parent;
        }
    }

    /// Closes a scope and those around it, up to one that `next` is in.
    fn close(&mut self, scope: u32, next: Option<u32>) {
        let mut at = Some(scope);
        while let Some(scope) = at.filter(|&s| next.is_none_or(|next| !self.contains(s, next))) {
            let span = self.open[scope as usize].take();
            self.spans[scope as usize].extend(span);
            at = self.records[scope as usize].parent;
        }
    }

    fn contains(&self, outer: u32, inner: u32) -> bool {
        let mut at = inner;
        while self.depths[at as usize] > self.depths[outer as usize] {
            let Some(parent) = self.records[at as usize].parent else { break };
            at = parent;
        }
        at == outer
    }

    /// The scope of a location, made if it is new.
    fn of_location(&mut self, location: Metadata) -> Option<u32> {
        if let Some(&scope) = self.by_location.get(&location) {
            return scope;
        }
        let scope = self.make(Node::new(self.function, location));
        self.by_location.insert(location, scope);
        scope
    }

    fn make(&mut self, location: Node) -> Option<u32> {
        let mut missing = Vec::new();
        let mut place = self.place_of(location);
        let mut index = loop {
            let Some(at) = place else { break None };
            if let Some(&known) = self.by_place.get(&at) {
                break Some(known);
            }
            if missing.len() >= MAX_DEPTH {
                break None;
            }
            missing.push(at);
            place = self.around(at);
        };
        // What is in no scope of the function is in the function.
        if index.is_none() && missing.is_empty() {
            return None;
        }
        let inlined = missing.iter().filter(|(_, inlined_at)| inlined_at.is_some());
        for node in inlined.filter_map(|&(scope, _)| subprogram_of(self.nodes, scope)) {
            if self.known_inlined.insert(node) {
                self.inlined.push(node);
            }
        }
        while let Some(place) = missing.pop() {
            let parent = index.unwrap_or(0);
            index = Some(self.add(place, Some(parent)));
        }
        index
    }

    /// The scope that a location names.
    pub fn place_of(&self, location: Node) -> Option<(Node, Option<Node>)> {
        let scope = self.nodes.get(location, schema::di_location::SCOPE)?;
        let scope = block_of(self.nodes, scope)?;
        Some((scope, self.nodes.get(location, schema::di_location::INLINED_AT)))
    }

    fn around(&self, (scope, inlined_at): (Node, Option<Node>)) -> Option<(Node, Option<Node>)> {
        match self.nodes.kind(scope)? {
            MdKind::LexicalBlock => {
                let outer = self.nodes.get(scope, schema::di_lexical_block::SCOPE)?;
                Some((block_of(self.nodes, outer)?, inlined_at))
            }
            _ if scope == self.own && inlined_at.is_none() => None,
            _ => self.place_of(inlined_at?),
        }
    }

    /// The scope of a location if it has instructions.
    pub fn find(&self, location: Metadata) -> Option<u32> {
        let place = self.place_of(Node::new(self.function, location))?;
        self.by_place.get(&place).copied()
    }

    /// The scope of a node that was not inlined, if it has instructions.
    pub fn find_node(&self, scope: Node) -> Option<u32> {
        self.by_place.get(&(block_of(self.nodes, scope)?, None)).copied()
    }

    /// The code of a scope: stretches by their first and last instruction.
    pub fn spans(&self, scope: u32) -> &[(Inst, Inst)] {
        &self.spans[scope as usize]
    }

    /// Asks for labels around the code of the scopes that have something in them, `named`, or were inlined; around that of the
    /// function only if it is wanted.
    pub fn finish(mut self, named: &[bool], with_function: bool) -> (Vec<ScopeRecord>, Marks) {
        let mut marks = Marks::default();
        for (index, spans) in self.spans.iter().enumerate().skip(usize::from(!with_function)) {
            let is_inlined = self.nodes.kind(self.records[index].node) == Some(MdKind::Subprogram);
            if !is_inlined && !named[index] {
                continue;
            }
            for &(first, last) in spans {
                let before = Marks::label(&mut marks.next, &mut marks.before, first);
                let after = Marks::label(&mut marks.next, &mut marks.after, last);
                self.records[index].ranges.push((before, after));
            }
        }
        (self.records, marks)
    }
}

/// The subprogram or lexical block that a scope is; blocks that only change the file are parts of those around them.
pub(crate) fn block_of(nodes: Nodes<'_>, scope: Node) -> Option<Node> {
    let mut scope = scope;
    for _ in 0..MAX_DEPTH {
        match nodes.kind(scope)? {
            MdKind::LexicalBlockFile => scope = nodes.get(scope, schema::di_lexical_block_file::SCOPE)?,
            MdKind::Subprogram | MdKind::LexicalBlock => return Some(scope),
            _ => return None,
        }
    }
    None
}

/// The subprogram that a scope is in.
pub(crate) fn subprogram_of(nodes: Nodes<'_>, scope: Node) -> Option<Node> {
    let mut scope = scope;
    for _ in 0..MAX_DEPTH {
        scope = block_of(nodes, scope)?;
        match nodes.kind(scope)? {
            MdKind::LexicalBlock => scope = nodes.get(scope, schema::di_lexical_block::SCOPE)?,
            _ => return Some(scope),
        }
    }
    None
}
