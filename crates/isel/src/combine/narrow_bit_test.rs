//! Narrow bit tests: tests of bits that lie in one byte of a number in memory read that byte only.
//!
//! ```text
//! setcc (and (load p): i32, 0x1000000), 0, ne        setcc (and (load p + 3): i8, 1), 0, ne
//! ```
//!
//! The mask becomes short, and no prefix is needed. Only if nobody else wants the number, and the machine has instructions for
//! bytes. Linear.

use super::Machine;
use super::load_combine::{moved, moved_access, plain};
use crate::dag::{Dag, Node, Parts, Payload, Value};
use crate::rewrite::Results;
use smallvec::smallvec;
use support::hash::FxHashMap;
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

/// The byte that is tested: how far from the lowest one, and the mask there.
type Byte = (i64, i64);

/// Loads, masks and comparisons that are about one byte.
#[derive(Default)]
pub struct Found(FxHashMap<Node, Byte>);

pub fn find(machine: Machine<'_>, dag: &Dag, uses: &[u32]) -> Found {
    let mut found = Found::default();
    if !dag.may_have(NodeOp::SETCC)
        || !machine.lowering.compares_narrow(ValueType::I8, 0)
        || machine.isa.is_big_endian()
    {
        return found;
    }
    for node in dag.nodes().filter(|&n| dag.op(n) == NodeOp::SETCC && uses[n.as_u32() as usize] > 0) {
        if let Some((load, mask, byte)) = tested(dag, uses, node) {
            found.0.extend([load, mask, node].map(|n| (n, byte)));
        }
    }
    found
}

fn tested(dag: &Dag, uses: &[u32], node: Node) -> Option<(Node, Node, Byte)> {
    let &[masked, zero, code] = dag.operands(node) else { return None };
    let is_equality = matches!(dag.payload(code.node), Payload::Cond(CondCode::EQ | CondCode::NE));
    let &[number, mask] = dag.operands(masked.node) else { return None };
    let alone = |v: Value| uses[v.node.as_u32() as usize] == 1 && v.result == 0;
    let ty = dag.type_of(number);
    if !is_equality
        || dag.as_constant(zero) != Some(0)
        || dag.op(masked.node) != NodeOp::AND
        || dag.op(number.node) != NodeOp::LOAD
        || !alone(masked)
        || !alone(number)
        || !matches!(ty, ValueType::I16 | ValueType::I32 | ValueType::I64)
    {
        return None;
    }
    plain(dag, number.node).filter(|mem| mem.ty == ty)?;
    let mask_bits = crate::dag::zero_extend(dag.as_constant(mask)?, ty.scalar_bits());
    let distance = mask_bits.trailing_zeros() / 8;
    let part = mask_bits.checked_shr(8 * distance).filter(|&part| (1..=0xff).contains(&part))?;
    Some((number.node, masked.node, (distance.into(), part as i64)))
}

impl Found {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn make(&self, dag: &mut Dag, node: Node, operands: &[Value]) -> Option<Results> {
        let &(distance, mask) = self.0.get(&node)?;
        let ty = ValueType::I8;
        Some(match dag.op(node) {
            NodeOp::LOAD => {
                let address = moved(dag, operands[1], distance);
                let mem = moved_access(dag.mem(node)?, ty, Extension::None, distance);
                let mem = Some(dag.mems.push(mem));
                let types = [ty, ValueType::OTHER];
                let load =
                    dag.make(Parts { mem, ..Parts::new(NodeOp::LOAD, &types, &[operands[0], address]) });
                dag.results(load)
            }
            NodeOp::AND => {
                let mask = dag.constant(mask, ty);
                smallvec![dag.value(NodeOp::AND, ty, &[operands[0], mask])]
            }
            _ => {
                let zero = dag.constant(0, ty);
                let result = dag.types(node)[0];
                smallvec![dag.value(NodeOp::SETCC, result, &[operands[0], zero, operands[2]])]
            }
        })
    }
}
