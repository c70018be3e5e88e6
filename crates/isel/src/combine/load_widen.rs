//! Widths of loads. A value wanted in its own width and in a greater one is loaded in the greater; a part costs nothing. One of
//! which only a part is wanted is loaded as that.
//!
//! ```text
//! t2: i32 = load t1                        t2: i64 = load t1, sext from i32
//! t3: i64 = sign_extend t2           →     t3: i32 = truncate t2
//! t4: i32 = add t2, 1                      t4: i32 = add t3, 1
//! ```
//!
//! The extension disappears when it is made again, and so does the truncation of what is extended with anything. A load that is
//! used by an extension only is left to the patterns, and to what is folded into machine instructions; but where blocks are
//! not graphs there is no such pass. Linear.

use crate::dag::{Dag, Node, Parts, Value};
use crate::legality::Legality;
use crate::rewrite::Results;
use mir::MemOperand;
use smallvec::smallvec;
use support::hash::FxHashMap;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// The type that a load gets, and how it comes to that.
pub type Wide = (Extension, ValueType);

/// The loads to widen: those with several uses, or all of them; and those of which nobody wants more than the type `narrow`, on
/// machines that begin with the lowest byte.
pub fn find(
    legality: &Legality<'_>,
    dag: &Dag,
    uses: &[u32],
    (all, narrow): (bool, Option<ValueType>),
) -> FxHashMap<Node, Wide> {
    let mut found: FxHashMap<Node, Wide> = FxHashMap::default();
    // By load: how many truncations use it, and the widest of them.
    let mut parts: FxHashMap<Node, (u32, ValueType)> = FxHashMap::default();
    if ![NodeOp::SIGN_EXTEND, NodeOp::ZERO_EXTEND, NodeOp::TRUNCATE].into_iter().any(|op| dag.may_have(op)) {
        return found;
    }
    for node in dag.nodes().filter(|n| uses[n.as_u32() as usize] > 0) {
        let extension = match dag.op(node) {
            NodeOp::SIGN_EXTEND => Extension::Sign,
            NodeOp::ZERO_EXTEND => Extension::Zero,
            NodeOp::TRUNCATE if narrow.is_some() => Extension::None,
            _ => continue,
        };
        let (&[value], &[to]) = (dag.operands(node), dag.types(node)) else { continue };
        let from = dag.type_of(value);
        let Some(mem) = dag.mem(value.node).filter(|_| dag.op(value.node) == NodeOp::LOAD) else { continue };
        let is_plain =
            mem.extension == Extension::None && mem.ty == from && !mem.is_volatile && mem.ordering == 0;
        if !is_plain || value.result != 0 || !to.is_scalar_int() {
            continue;
        }
        if extension == Extension::None {
            let (count, widest) = parts.entry(value.node).or_insert((0, to));
            *count += 1;
            *widest = if to.scalar_bits() > widest.scalar_bits() { to } else { *widest };
            continue;
        }
        let is_shared = all || uses[value.node.as_u32() as usize] > 1;
        let can =
            legality.has_load(extension, to, from) && legality.has_conversion(NodeOp::TRUNCATE, from, to);
        // The widest that is wanted: a narrower one is a part of it.
        let better = found.get(&value.node).is_none_or(|known| known.1.scalar_bits() < to.scalar_bits());
        if is_shared && can && better {
            found.insert(value.node, (extension, to));
        }
    }
    for (node, (count, widest)) in parts {
        let can = Some(widest) == narrow && legality.has_load(Extension::None, widest, widest);
        if count == uses[node.as_u32() as usize] && can {
            found.insert(node, (Extension::None, widest));
        }
    }
    found
}

/// Before types are legal: the loads of which only the bits are wanted, as a number that the machine may have.
pub fn as_numbers(dag: &Dag, uses: &[u32]) -> FxHashMap<Node, Wide> {
    let mut found: FxHashMap<Node, Wide> = FxHashMap::default();
    if !dag.may_have(NodeOp::BITCAST)
        && !dag.may_have(NodeOp::VECREDUCE_OR)
        && !dag.may_have(NodeOp::VECREDUCE_UMAX)
    {
        return found;
    }
    for node in dag.nodes().filter(|n| uses[n.as_u32() as usize] > 0) {
        let from = match (dag.op(node), dag.operands(node)) {
            (NodeOp::BITCAST, &[value]) => value,
            // Compared with zero as a whole: see the combiner.
            (NodeOp::SETCC, &[reduced, zero, _]) if dag.as_constant(zero) == Some(0) => {
                match (dag.op(reduced.node), dag.operands(reduced.node)) {
                    (NodeOp::VECREDUCE_OR | NodeOp::VECREDUCE_UMAX, &[lanes]) => lanes,
                    _ => continue,
                }
            }
            _ => continue,
        };
        let Some(mem) = dag.mem(from.node).filter(|_| dag.op(from.node) == NodeOp::LOAD) else { continue };
        let ty = dag.type_of(from);
        let bits = ty.lanes() * ty.scalar_bits();
        let is_plain =
            mem.extension == Extension::None && mem.ty == ty && !mem.is_volatile && mem.ordering == 0;
        let is_alone = from.result == 0 && uses[from.node.as_u32() as usize] == 1;
        let fits = !ty.is_scalable() && ty.scalar_bits() >= 8 && matches!(bits, 8 | 16 | 32 | 64);
        let becomes_int = dag.op(node) == NodeOp::SETCC || dag.types(node) == [ValueType::int(bits)];
        if is_plain && is_alone && fits && becomes_int && !ty.is_scalar_int() {
            found.insert(from.node, (Extension::None, ValueType::int(bits)));
        }
    }
    found
}

/// A load in its other width: what stands for its value and its chain.
pub fn make(dag: &mut Dag, node: Node, operands: &[Value], (extension, to): Wide) -> Results {
    let own = dag.types(node).first().copied().unwrap_or_default();
    let has_own_type = extension == Extension::None;
    let mem =
        dag.mem(node).map(|mem| MemOperand { extension, ty: if has_own_type { to } else { mem.ty }, ..*mem });
    let (mem, flags) = (mem.map(|mem| dag.mems.push(mem)), dag.node(node).flags);
    let types = [to, ValueType::OTHER];
    let load = dag.make(Parts { mem, flags, ..Parts::new(NodeOp::LOAD, &types, operands) });
    let op = match has_own_type {
        true if !own.is_scalar_int() => NodeOp::BITCAST,
        true => NodeOp::ANY_EXTEND,
        false => NodeOp::TRUNCATE,
    };
    let value = dag.value(op, own, &[load.into()]);
    smallvec![value, Value::new(load, 1)]
}
