//! Atomic operations on bytes and half words: on the word around them, under a mask.
//!
//! The loops themselves are pseudo-instructions of the description (`AtomicLoops.td`).

use super::Machine;
use isel::dag::Parts;
use isel::lowering::Result;
use isel::{Dag, Node, Unsupported, Value};
use mir::Isa;
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

type Values = SmallVec<[Value; 2]>;

/// Loops over a value and a mask.
const MASKED: &[(NodeOp, &str)] = &[
    (NodeOp::ATOMIC_SWAP, "PseudoMaskedSwap"),
    (NodeOp::ATOMIC_LOAD_ADD, "PseudoMaskedAdd"),
    (NodeOp::ATOMIC_LOAD_SUB, "PseudoMaskedSub"),
    (NodeOp::ATOMIC_LOAD_NAND, "PseudoMaskedNand"),
];

/// Loops that choose the smaller or larger.
const CHOICES: &[(NodeOp, &str)] = &[
    (NodeOp::ATOMIC_LOAD_MAX, "PseudoMaskedMax"),
    (NodeOp::ATOMIC_LOAD_MIN, "PseudoMaskedMin"),
    (NodeOp::ATOMIC_LOAD_UMAX, "PseudoMaskedUMax"),
    (NodeOp::ATOMIC_LOAD_UMIN, "PseudoMaskedUMin"),
];

/// Instructions on words that leave other bits alone, if the value is extended by ones or zeros.
const BITWISE: &[(NodeOp, &str)] = &[
    (NodeOp::ATOMIC_LOAD_AND, "AMOAND_W_AQRL"),
    (NodeOp::ATOMIC_LOAD_OR, "AMOOR_W_AQRL"),
    (NodeOp::ATOMIC_LOAD_XOR, "AMOXOR_W_AQRL"),
];

impl Machine {
    fn op(&self, dag: &mut Dag, op: NodeOp, a: Value, b: Value) -> Value {
        dag.value(op, self.xlen(), &[a, b])
    }

    fn op_with(&self, dag: &mut Dag, op: NodeOp, a: Value, b: i64) -> Value {
        let b = dag.constant(b, self.xlen());
        self.op(dag, op, a, b)
    }

    /// An atomic operation on part of a word: old value, and chain.
    pub(super) fn atomic_part(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node) -> Result<Values> {
        let op = dag.op(node);
        let operands: SmallVec<[Value; 4]> = dag.operands(node).iter().copied().collect();
        let mem =
            dag.mem(node).copied().ok_or_else(|| Unsupported::new("an atomic operation without memory"))?;
        let bits = mem.ty.bits() as i64;
        let unsupported = || Unsupported::new(format!("operation '{op:?}' on {} in memory", mem.ty));
        let &[chain, address, value, ..] = &operands[..] else { return Err(unsupported()) };
        if !matches!(bits, 8 | 16) {
            return Err(unsupported());
        }
        let find = |table: &[(NodeOp, &'static str)]| table.iter().find(|(o, _)| *o == op).map(|(_, n)| *n);
        // Where the part is in its word.
        let word = self.op_with(dag, NodeOp::AND, address, -4);
        let within = self.op_with(dag, NodeOp::AND, address, 3);
        let shift = self.op_with(dag, NodeOp::SHL, within, 3);
        let ones = dag.constant((1 << bits) - 1, self.xlen());
        let mask = self.op(dag, NodeOp::SHL, ones, shift);
        let place = |dag: &mut Dag, value| {
            let low = self.op(dag, NodeOp::AND, value, ones);
            self.op(dag, NodeOp::SHL, low, shift)
        };
        let in_place = place(dag, value);
        let (name, inputs): (&str, SmallVec<[Value; 6]>) = if let Some(name) = find(MASKED) {
            (name, smallvec![word, in_place, mask])
        } else if let Some(name) = find(CHOICES) {
            // The word is sign-extended to the register; the part moves to its top.
            let room = dag.constant(i64::from(8 * self.xlen_bytes()) - bits, self.xlen());
            let up = self.op(dag, NodeOp::SUB, room, shift);
            let top = self.op(dag, NodeOp::SHL, value, room);
            (name, smallvec![word, in_place, mask, up, top])
        } else if let Some(name) = find(BITWISE) {
            let value = if op == NodeOp::ATOMIC_LOAD_AND {
                let others = self.op_with(dag, NodeOp::XOR, mask, -1);
                self.op(dag, NodeOp::OR, in_place, others)
            } else {
                in_place
            };
            (name, smallvec![word, value])
        } else if let (NodeOp::ATOMIC_CMP_SWAP, Some(&new)) = (op, operands.get(3)) {
            let new = place(dag, new);
            ("PseudoMaskedCmpXchg", smallvec![word, in_place, new, mask])
        } else {
            return Err(unsupported());
        };
        let opcode = isa.target.opcode(name).ok_or_else(unsupported)?;
        let mut inputs = inputs;
        inputs.push(chain);
        let xlen = self.xlen();
        let types = [xlen, xlen, ValueType::OTHER];
        let num_defs = usize::from(isa.desc(opcode).num_defs);
        let types = &types[2 - num_defs.min(2)..];
        let mem = Some(dag.mems.push(mem));
        let made = dag.make(Parts { mem, ..Parts::new(NodeOp::machine(opcode), types, &inputs) });
        let old = dag.value(NodeOp::SRL, xlen, &[made.into(), shift]);
        Ok(smallvec![old, Value::new(made, num_defs as u32)])
    }
}
