//! Store merging: a number that is stored in parts is stored at once.
//!
//! ```text
//! store p, 7: i8;  store p + 2, 0: i16;  store p + 1, 0: i8        store p, 7: i32
//! store p, (trunc (srl x, 8)): i8;  store p + 1, (trunc x): i8     store p, (x with its bytes the other way round): i16
//! ```
//!
//! Stores that follow one another with nothing between them, to places that are known distances from one base and do not overlap,
//! may be made in any order. Those of constants, and of the parts of one number, that lie side by side are made as one, where
//! the last of them was. Stores are taken a bounded number at a time: linear.

use super::Machine;
use super::load_combine::{Base, moved, moved_access, place, plain};
use crate::dag::{Dag, Node, Value};
use crate::lowering::{Result, Unaligned, Unsupported};
use crate::rewrite::Results;
use smallvec::smallvec;
use support::hash::FxHashMap;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// Stores that are looked at together.
const MAX_RUN: usize = 32;

/// What is stored at once.
#[derive(Clone, Copy, Debug)]
enum Content {
    Constant(i64),
    /// The lowest bytes of a value of the old graph, perhaps the other way round.
    Value {
        value: Value,
        is_swapped: bool,
    },
}

/// What becomes of a store.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// Another one does it.
    Gone,
    /// It stores this, which begins so far from where it stored before.
    Whole { content: Content, ty: ValueType, distance: i64 },
}

/// All such stores of a graph.
#[derive(Default)]
pub struct Found {
    changes: FxHashMap<Node, Change>,
    /// Values that are stored at once, and those of the new graph.
    values: FxHashMap<Value, Option<Value>>,
}

/// One of the stores of a run.
#[derive(Clone, Copy)]
struct Item {
    node: Node,
    /// Counted from the end of the code.
    order: usize,
    offset: i64,
    bytes: i64,
    part: Part,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Constant(i64),
    /// A byte of a value.
    Byte(Value, u32),
    Other,
}

/// The stores to make at once.
pub fn find(machine: Machine<'_>, dag: &Dag, uses: &[u32]) -> Found {
    let mut found = Found::default();
    let writes_any_place = machine.lowering.facts().unaligned == Unaligned::Fast;
    if !dag.may_have(NodeOp::STORE) || !writes_any_place || machine.isa.is_big_endian() {
        return found;
    }
    let mut run: Vec<Item> = Vec::new();
    let mut base = None;
    let mut next: Option<Node> = None;
    let is_needed = |node: Node| uses[node.as_u32() as usize] > 0 || node == dag.root.node;
    for node in dag.nodes().rev().filter(|&n| dag.op(n) == NodeOp::STORE && is_needed(n)) {
        let item = item(dag, node, run.len());
        // The store before another one, which alone comes after it.
        let continues = next == Some(node) && uses[node.as_u32() as usize] == 1 && run.len() < MAX_RUN;
        let fits = item.is_some_and(|(own, item)| {
            continues && Some(own) == base && run.iter().all(|other| !overlap(*other, item))
        });
        if !fits {
            merge(machine, dag, &mut run, &mut found);
            run.clear();
            base = item.map(|(own, _)| own);
        }
        run.extend(item.map(|(_, item)| Item { order: run.len(), ..item }));
        next = dag.operands(node).first().map(|chain| chain.node);
    }
    merge(machine, dag, &mut run, &mut found);
    found
}

fn overlap(a: Item, b: Item) -> bool {
    a.offset < b.offset + b.bytes && b.offset < a.offset + a.bytes
}

fn item(dag: &Dag, node: Node, order: usize) -> Option<(Base, Item)> {
    let &[_, value, address] = dag.operands(node) else { return None };
    let mem = plain(dag, node).filter(|mem| mem.addr_space == 0 && mem.ty.scalar_bits() % 8 == 0)?;
    let (base, offset) = place(dag, address);
    let bytes = i64::from(mem.ty.scalar_bits() / 8);
    let part = match dag.as_constant(value) {
        Some(number) if bytes <= 8 => Part::Constant(number),
        _ if bytes == 1 => byte_of(dag, value).unwrap_or(Part::Other),
        _ => Part::Other,
    };
    Some((base, Item { node, order, offset, bytes, part }))
}

/// Which byte of which value a value of a byte is.
fn byte_of(dag: &Dag, value: Value) -> Option<Part> {
    let ty = dag.type_of(value);
    let inner = match dag.operands(value.node) {
        &[inner] if dag.op(value.node) == NodeOp::TRUNCATE => inner,
        // What is stored is a part of it.
        _ if ty.scalar_bits() > 8 => value,
        _ => return None,
    };
    if !dag.type_of(inner).is_scalar_int() {
        return None;
    }
    match (dag.op(inner.node), dag.operands(inner.node)) {
        (NodeOp::SRL | NodeOp::SRA, &[whole, amount]) => {
            let amount = dag.as_constant(amount).and_then(|n| u32::try_from(n).ok())?;
            (amount % 8 == 0).then_some(Part::Byte(whole, amount / 8))
        }
        _ => Some(Part::Byte(inner, 0)),
    }
}

fn merge(machine: Machine<'_>, dag: &Dag, run: &mut [Item], found: &mut Found) {
    if run.len() < 2 {
        return;
    }
    run.sort_unstable_by_key(|item| item.offset);
    let mut at = 0;
    while at < run.len() {
        let taken = [8, 4, 2].into_iter().find_map(|bytes| together(machine, dag, &run[at..], bytes, found));
        at += taken.unwrap_or(1);
    }
}

/// Makes the first items one store of so many bytes, if they are one; how many they are.
fn together(machine: Machine<'_>, dag: &Dag, items: &[Item], bytes: i64, found: &mut Found) -> Option<usize> {
    let first = items.first()?;
    let mut end = first.offset;
    let mut count = 0;
    while end < first.offset + bytes {
        let item = items.get(count).filter(|item| item.offset == end)?;
        end += item.bytes;
        count += 1;
    }
    let items = &items[..count];
    if end != first.offset + bytes || count < 2 {
        return None;
    }
    let ty = ValueType::int(8 * bytes as u32);
    let content = content(machine, dag, items, ty)?;
    if !machine.legality.has_store(ty, ty) {
        return None;
    }
    // The last one in the order of the code.
    let last = items.iter().min_by_key(|item| item.order)?;
    for item in items {
        found.changes.insert(item.node, Change::Gone);
    }
    if let Content::Value { value, .. } = content {
        found.values.insert(value, None);
    }
    let distance = first.offset - last.offset;
    found.changes.insert(last.node, Change::Whole { content, ty, distance });
    Some(count)
}

/// What some items are together.
fn content(machine: Machine<'_>, dag: &Dag, items: &[Item], ty: ValueType) -> Option<Content> {
    let first = items.first()?;
    if let Part::Byte(value, lowest) = first.part {
        let is_swapped = lowest != 0;
        let count = items.len() as u32;
        for (i, item) in items.iter().enumerate() {
            let byte = if is_swapped { count - 1 - i as u32 } else { i as u32 };
            if item.part != Part::Byte(value, byte) {
                return None;
            }
        }
        let wide = dag.type_of(value).scalar_bits();
        let swaps = if ty == ValueType::I16 { ValueType::I32 } else { ty };
        let can = wide >= ty.scalar_bits()
            && wide <= 64
            && wide.is_multiple_of(8)
            && (!is_swapped || machine.legality.is_covered(NodeOp::BSWAP, swaps));
        return can.then_some(Content::Value { value, is_swapped });
    }
    let mut number = 0u64;
    for item in items {
        let Part::Constant(part) = item.part else { return None };
        let mask = u64::MAX >> (64 - 8 * item.bytes);
        number |= (part as u64 & mask) << (8 * (item.offset - first.offset));
    }
    Some(Content::Constant(crate::dag::sign_extend(number as i64, ty.scalar_bits())))
}

impl Found {
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    /// What stands for the chain of a store, if it changes.
    pub fn make(
        &self,
        machine: Machine<'_>,
        dag: &mut Dag,
        node: Node,
        operands: &[Value],
    ) -> Result<Option<Results>> {
        let (content, ty, distance) = match self.changes.get(&node) {
            None => return Ok(None),
            Some(Change::Gone) => return Ok(Some(smallvec![operands[0]])),
            Some(&Change::Whole { content, ty, distance }) => (content, ty, distance),
        };
        let value = match content {
            Content::Constant(number) => dag.constant(number, ty),
            Content::Value { value, is_swapped } => {
                let known = self.values.get(&value).copied().flatten();
                // It was made before what is made of it.
                let known = known
                    .ok_or_else(|| Unsupported::new(format!("{node} stores a value that is not there")))?;
                part(machine, dag, known, ty, is_swapped)
            }
        };
        let mem = dag.mem(node).ok_or_else(|| Unsupported::new(format!("{node} stores to no memory")))?;
        let mem = moved_access(mem, ty, Extension::None, distance);
        let address = moved(dag, operands[2], distance);
        Ok(Some(smallvec![dag.store(operands[0], value, address, mem)]))
    }

    /// Remembers what a value has become, if it is stored at once.
    pub fn note(&mut self, node: Node, results: &Results) {
        if self.values.is_empty() {
            return;
        }
        for (index, &result) in results.iter().enumerate() {
            if let Some(known) = self.values.get_mut(&Value::new(node, index as u32)) {
                *known = Some(result);
            }
        }
    }
}

/// The lowest bytes of a value, perhaps the other way round.
fn part(machine: Machine<'_>, dag: &mut Dag, value: Value, ty: ValueType, is_swapped: bool) -> Value {
    let narrow = |dag: &mut Dag, value: Value, ty: ValueType| match dag.type_of(value) == ty {
        true => value,
        false => dag.value(NodeOp::TRUNCATE, ty, &[value]),
    };
    if !is_swapped {
        return narrow(dag, value, ty);
    }
    let wide = if ty == ValueType::I16 { ValueType::I32 } else { ty };
    let value = match dag.type_of(value).scalar_bits() < wide.scalar_bits() {
        true => dag.value(NodeOp::ANY_EXTEND, wide, &[value]),
        false => narrow(dag, value, wide),
    };
    let mut swapped = dag.value(NodeOp::BSWAP, wide, &[value]);
    if wide != ty {
        let above = wide.scalar_bits() - ty.scalar_bits();
        let amount = dag.constant(above.into(), machine.lowering.facts().shift_amount_type);
        swapped = dag.value(NodeOp::SRL, wide, &[swapped, amount]);
    }
    narrow(dag, swapped, ty)
}
