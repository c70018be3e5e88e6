//! Load widening: a value wanted in its own width and in a greater one is loaded in the greater; a part costs nothing.
//!
//! ```text
//! t2: i32 = load t1                        t2: i64 = load t1, sext from i32
//! t3: i64 = sign_extend t2           →     t3: i32 = truncate t2
//! t4: i32 = add t2, 1                      t4: i32 = add t3, 1
//! ```
//!
//! The extension disappears when it is made again. A load that is used by an extension only is left to the patterns, and to
//! what is folded into machine instructions; but where blocks are not graphs there is no such pass. Linear.

use crate::dag::{Dag, Node, Parts, Value};
use crate::legality::Legality;
use crate::rewrite::Results;
use mir::MemOperand;
use smallvec::smallvec;
use support::hash::FxHashMap;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// How a load is widened.
pub type Wide = (Extension, ValueType);

/// The loads to widen: those with several uses, or all of them.
pub fn find(legality: &Legality<'_>, dag: &Dag, uses: &[u32], all: bool) -> FxHashMap<Node, Wide> {
    let mut found: FxHashMap<Node, Wide> = FxHashMap::default();
    if !dag.may_have(NodeOp::SIGN_EXTEND) && !dag.may_have(NodeOp::ZERO_EXTEND) {
        return found;
    }
    for node in dag.nodes().filter(|n| uses[n.as_u32() as usize] > 0) {
        let extension = match dag.op(node) {
            NodeOp::SIGN_EXTEND => Extension::Sign,
            NodeOp::ZERO_EXTEND => Extension::Zero,
            _ => continue,
        };
        let (&[value], &[to]) = (dag.operands(node), dag.types(node)) else { continue };
        let from = dag.type_of(value);
        let Some(mem) = dag.mem(value.node).filter(|_| dag.op(value.node) == NodeOp::LOAD) else { continue };
        let is_plain = mem.extension == Extension::None && mem.ty == from && !mem.is_volatile;
        let is_shared = value.result == 0 && (all || uses[value.node.as_u32() as usize] > 1);
        let can = to.is_scalar_int()
            && legality.has_load(extension, to, from)
            && legality.has_conversion(NodeOp::TRUNCATE, from, to);
        // The widest that is wanted: a narrower one is a part of it.
        let better = found.get(&value.node).is_none_or(|known| known.1.scalar_bits() < to.scalar_bits());
        if is_plain && is_shared && can && better {
            found.insert(value.node, (extension, to));
        }
    }
    found
}

/// A load in its greater width: what stands for its value and its chain.
pub fn make(dag: &mut Dag, node: Node, operands: &[Value], (extension, to): Wide) -> Results {
    let own = dag.types(node).first().copied().unwrap_or_default();
    let mem = dag.mem(node).map(|mem| MemOperand { extension, ..*mem });
    let (mem, flags) = (mem.map(|mem| dag.mems.push(mem)), dag.node(node).flags);
    let types = [to, ValueType::OTHER];
    let load = dag.make(Parts { mem, flags, ..Parts::new(NodeOp::LOAD, &types, operands) });
    let part = dag.value(NodeOp::TRUNCATE, own, &[load.into()]);
    smallvec![part, Value::new(load, 1)]
}
