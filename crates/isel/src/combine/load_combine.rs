//! Load combining: a number that is loaded in parts and put together is loaded at once.
//!
//! ```text
//! or (zext (load p)), (shl (zext (load p + 1)), 8)        load of 16 bits from p
//! or (shl (zext (load p)), 8), (zext (load p + 1))        the same with its bytes the other way round
//! ```
//!
//! Every byte of the result is followed to the load that it comes from. All must come after the same chain, and be used for
//! nothing else; then the wide load takes the place of the first of them. Trees are taken from their roots, so that parts of
//! one are not tried again: linear, with a bounded number of steps for each disjunction.

use super::Machine;
use crate::dag::{Dag, Node, Parts, Payload, Value};
use crate::lowering::Unaligned;
use crate::rewrite::Results;
use mir::MemOperand;
use smallvec::{SmallVec, smallvec};
use support::hash::{FxHashMap, FxHashSet};
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// Operations between a byte of a number and its load, all ways together.
const MAX_STEPS: u32 = 64;

/// A number that is loaded in parts.
#[derive(Clone, Debug)]
struct Number {
    /// Type of the result.
    ty: ValueType,
    /// What is in memory.
    memory: ValueType,
    is_swapped: bool,
    /// Offset of the lowest byte, and how far above it each load is.
    loads: SmallVec<[(Node, i64); 8]>,
    /// Once it has been made.
    load: Option<Node>,
}

/// All such numbers of a graph.
#[derive(Default)]
pub struct Found {
    numbers: Vec<Number>,
    by_load: FxHashMap<Node, usize>,
    by_root: FxHashMap<Node, usize>,
}

/// Where a byte comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Zero,
    Load(Node, u32),
}

/// What an address is above: a symbol, or any other value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Base {
    Value(Value),
    Global(ir::Global, u8),
}

/// An address as a base and a distance.
pub(super) fn place(dag: &Dag, address: Value) -> (Base, i64) {
    if let Payload::Global { global, flags, offset } = dag.payload(address.node)
        && dag.op(address.node) == NodeOp::GLOBAL_ADDRESS
    {
        return (Base::Global(global, flags), offset);
    }
    match (dag.op(address.node), dag.operands(address.node)) {
        (NodeOp::ADD, &[base, number]) if dag.op(number.node) == NodeOp::CONSTANT => {
            (Base::Value(base), dag.as_constant(number).unwrap_or(0))
        }
        _ => (Base::Value(address), 0),
    }
}

/// The memory operand of an access that nobody else notices.
pub(super) fn plain(dag: &Dag, node: Node) -> Option<&MemOperand> {
    dag.mem(node).filter(|mem| !mem.is_volatile && mem.ordering == 0 && mem.ty.is_scalar_int())
}

/// The numbers to load at once.
pub fn find(machine: Machine<'_>, dag: &Dag, uses: &[u32]) -> Found {
    let mut found = Found::default();
    let reads_any_place = machine.lowering.facts().unaligned == Unaligned::Fast;
    if !dag.may_have(NodeOp::OR) || !reads_any_place || machine.isa.is_big_endian() {
        return found;
    }
    let mut inside: FxHashSet<Node> = FxHashSet::default();
    for node in dag.nodes().rev().filter(|&n| dag.op(n) == NodeOp::OR && uses[n.as_u32() as usize] > 0) {
        if inside.contains(&node) {
            continue;
        }
        let Some(number) = number(machine, dag, uses, node, &mut inside) else { continue };
        let index = found.numbers.len();
        found.by_root.insert(node, index);
        found.by_load.extend(number.loads.iter().map(|&(load, _)| (load, index)));
        found.numbers.push(number);
    }
    found
}

fn number(
    machine: Machine<'_>,
    dag: &Dag,
    uses: &[u32],
    root: Node,
    inside: &mut FxHashSet<Node>,
) -> Option<Number> {
    let &[ty @ (ValueType::I16 | ValueType::I32 | ValueType::I64)] = dag.types(root) else { return None };
    let mut way = Way { dag, uses, root, passed: SmallVec::new(), steps: 0 };
    let mut sources: SmallVec<[Source; 8]> = SmallVec::new();
    for byte in 0..ty.scalar_bits() / 8 {
        way.steps = 0;
        sources.push(way.source(root.into(), byte)?);
    }
    let passed = way.passed;
    let length = sources.iter().rposition(|&s| s != Source::Zero)? + 1;
    if !length.is_power_of_two() || length < 2 {
        return None;
    }
    let mut places: SmallVec<[(Base, i64, Node); 8]> = SmallVec::new();
    for &source in &sources[..length] {
        let Source::Load(load, byte) = source else { return None };
        let (base, offset) = place(dag, *dag.operands(load).get(1)?);
        places.push((base, offset + i64::from(byte), load));
    }
    let &[(base, first, load), (_, second, _), ..] = &places[..] else { return None };
    let is_swapped = second < first;
    let step = if is_swapped { -1 } else { 1 };
    let lowest = if is_swapped { first - (length as i64 - 1) } else { first };
    let chain = *dag.operands(load).first()?;
    let space = dag.mem(load)?.addr_space;
    let mut loads: SmallVec<[(Node, i64); 8]> = SmallVec::new();
    for (i, &(own, at, load)) in places.iter().enumerate() {
        let fits = own == base && at == first + step * i as i64 && dag.operands(load).first() == Some(&chain);
        if !fits || dag.mem(load)?.addr_space != space {
            return None;
        }
        if loads.iter().all(|&(known, _)| known != load) {
            let (_, offset) = place(dag, *dag.operands(load).get(1)?);
            loads.push((load, offset - lowest));
        }
    }
    let memory = ValueType::int(8 * length as u32);
    let extension = if memory == ty { Extension::None } else { Extension::Zero };
    let legality = machine.legality;
    let can =
        legality.has_load(extension, ty, memory) && (!is_swapped || legality.is_covered(NodeOp::BSWAP, ty));
    if loads.len() < 2 || !can {
        return None;
    }
    inside.extend(passed);
    Some(Number { ty, memory, is_swapped, loads, load: None })
}

/// The way from a number to the loads of its bytes.
struct Way<'a> {
    dag: &'a Dag,
    uses: &'a [u32],
    root: Node,
    /// Disjunctions that were passed.
    passed: SmallVec<[Node; 16]>,
    steps: u32,
}

impl Way<'_> {
    /// Where a byte of a value comes from; `None` if that is not known.
    fn source(&mut self, value: Value, byte: u32) -> Option<Source> {
        let (dag, node) = (self.dag, value.node);
        self.steps += 1;
        let is_alone = node == self.root || self.uses[node.as_u32() as usize] == 1;
        if self.steps > MAX_STEPS || value.result != 0 || !is_alone {
            return (dag.as_constant(value) == Some(0)).then_some(Source::Zero);
        }
        let bytes_of = |value: Value| {
            let ty = dag.type_of(value);
            (ty.is_scalar_int() && ty.scalar_bits() % 8 == 0).then(|| ty.scalar_bits() / 8)
        };
        match (dag.op(node), dag.operands(node)) {
            (NodeOp::OR, &[a, b]) => {
                self.passed.push(node);
                match (self.source(a, byte)?, self.source(b, byte)?) {
                    (Source::Zero, other) | (other, Source::Zero) => Some(other),
                    _ => None,
                }
            }
            (NodeOp::SHL, &[inner, amount]) => {
                let amount = dag.as_constant(amount).and_then(|n| u32::try_from(n).ok())?;
                if amount % 8 != 0 {
                    return None;
                }
                if byte < amount / 8 { Some(Source::Zero) } else { self.source(inner, byte - amount / 8) }
            }
            (NodeOp::ZERO_EXTEND, &[inner]) if byte >= bytes_of(inner)? => Some(Source::Zero),
            (NodeOp::ANY_EXTEND, &[inner]) if byte >= bytes_of(inner)? => None,
            (NodeOp::ZERO_EXTEND | NodeOp::ANY_EXTEND | NodeOp::TRUNCATE, &[inner]) => {
                self.source(inner, byte)
            }
            (NodeOp::LOAD, _) => {
                let mem = plain(dag, node).filter(|mem| mem.ty.scalar_bits() % 8 == 0)?;
                match byte < mem.ty.scalar_bits() / 8 {
                    true => Some(Source::Load(node, byte)),
                    false => (mem.extension == Extension::Zero).then_some(Source::Zero),
                }
            }
            (NodeOp::CONSTANT, _) => (dag.as_constant(value) == Some(0)).then_some(Source::Zero),
            _ => None,
        }
    }
}

impl Found {
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// What stands for the results of a load that is part of a number, or for the number.
    pub fn make(
        &mut self,
        machine: Machine<'_>,
        dag: &mut Dag,
        node: Node,
        operands: &[Value],
    ) -> Option<Results> {
        if let Some(&index) = self.by_load.get(&node) {
            let number = &mut self.numbers[index];
            let above = number.loads.iter().find(|load| load.0 == node)?.1;
            let load = match number.load {
                Some(load) => load,
                None => wide(dag, node, (number.ty, number.memory), operands, above),
            };
            number.load = Some(load);
            // Only the number reads the value, and it has another.
            let unread = dag.undef(dag.types(node)[0]);
            return Some(smallvec![unread, Value::new(load, 1)]);
        }
        let number = &self.numbers[*self.by_root.get(&node)?];
        let mut value: Value = number.load?.into();
        if number.is_swapped {
            let above = number.ty.scalar_bits() - number.memory.scalar_bits();
            if above > 0 && machine.legality.is_covered(NodeOp::BSWAP, number.memory) {
                // Nothing but the bytes of the memory needs to be turned.
                let part = dag.value(NodeOp::TRUNCATE, number.memory, &[value]);
                let swapped = dag.value(NodeOp::BSWAP, number.memory, &[part]);
                return Some(smallvec![dag.value(NodeOp::ZERO_EXTEND, number.ty, &[swapped])]);
            }
            value = dag.value(NodeOp::BSWAP, number.ty, &[value]);
            if above > 0 {
                let amount = dag.constant(above.into(), machine.lowering.facts().shift_amount_type);
                value = dag.value(NodeOp::SRL, number.ty, &[value, amount]);
            }
        }
        Some(smallvec![value])
    }
}

/// The load of the whole number, in place of a load that is so far above its lowest byte.
fn wide(
    dag: &mut Dag,
    node: Node,
    (ty, memory): (ValueType, ValueType),
    operands: &[Value],
    above: i64,
) -> Node {
    let address = moved(dag, operands[1], -above);
    let extension = if memory == ty { Extension::None } else { Extension::Zero };
    let mem = dag.mem(node).map(|mem| moved_access(mem, memory, extension, -above));
    let mem = mem.map(|mem| dag.mems.push(mem));
    dag.make(Parts { mem, ..Parts::new(NodeOp::LOAD, &[ty, ValueType::OTHER], &[operands[0], address]) })
}

/// An address so many bytes further on.
pub(super) fn moved(dag: &mut Dag, address: Value, by: i64) -> Value {
    if by == 0 {
        return address;
    }
    if let Some(address) = dag.behind_global(address, by) {
        return address;
    }
    let (base, sum) = match place(dag, address) {
        (Base::Value(base), offset) => (base, offset.wrapping_add(by)),
        (Base::Global(..), _) => (address, by),
    };
    if sum == 0 {
        return base;
    }
    let ty = dag.type_of(address);
    let sum = dag.constant(sum, ty);
    dag.value(NodeOp::ADD, ty, &[base, sum])
}

/// An access of another type so many bytes further on.
pub(super) fn moved_access(mem: &MemOperand, ty: ValueType, extension: Extension, by: i64) -> MemOperand {
    let align_log2 = if by == 0 { mem.align_log2 } else { mem.align_log2.min(by.trailing_zeros() as u8) };
    MemOperand { ty, extension, align_log2, offset: mem.offset.wrapping_add(by), ..*mem }
}
