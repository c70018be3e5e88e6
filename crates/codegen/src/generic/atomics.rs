//! Atomic operations on bytes and half words: on the word around them, under a mask (`MaskedAtomic`).
//!
//! What executes them, a loop or one instruction, is the description's; here are the operands.

use super::Machine;
use isel::dag::Parts;
use isel::lowering::Result;
use isel::{Dag, Node, Unsupported, Value};
use mir::Isa;
use smallvec::{SmallVec, smallvec};
use tables::machine::{MaskedForm, TemplateKind};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

type Values = SmallVec<[Value; 2]>;

impl Machine {
    fn op(&self, dag: &mut Dag, op: NodeOp, a: Value, b: Value) -> Value {
        dag.value(op, self.pointer_type, &[a, b])
    }

    fn op_with(&self, dag: &mut Dag, op: NodeOp, a: Value, b: i64) -> Value {
        let b = dag.constant(b, self.pointer_type);
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
        let known =
            self.masked_atomics.iter().find(|known| known.op == op).filter(|_| matches!(bits, 8 | 16));
        let known = known.ok_or_else(unsupported)?;
        // Where the part is in its word.
        let word = self.op_with(dag, NodeOp::AND, address, -4);
        let within = self.op_with(dag, NodeOp::AND, address, 3);
        let shift = self.op_with(dag, NodeOp::SHL, within, 3);
        let shift = if self.big_endian { self.op_with(dag, NodeOp::XOR, shift, 32 - bits) } else { shift };
        let ones = dag.constant((1 << bits) - 1, self.pointer_type);
        let mask = self.op(dag, NodeOp::SHL, ones, shift);
        let place = |dag: &mut Dag, value| {
            let low = self.op(dag, NodeOp::AND, value, ones);
            self.op(dag, NodeOp::SHL, low, shift)
        };
        let in_place = place(dag, value);
        let mut inputs: SmallVec<[Value; 6]> = match MaskedForm::from_number(known.form.into()) {
            Some(MaskedForm::Masked) => smallvec![word, in_place, mask],
            Some(MaskedForm::Choice) => {
                // The word is sign-extended to the register; the part moves to its top.
                let room = dag.constant(i64::from(self.pointer_type.scalar_bits()) - bits, self.pointer_type);
                let up = self.op(dag, NodeOp::SUB, room, shift);
                let top = self.op(dag, NodeOp::SHL, value, room);
                smallvec![word, in_place, mask, up, top]
            }
            Some(MaskedForm::BesideZeros) => smallvec![word, in_place],
            Some(MaskedForm::BesideOnes) => {
                let others = self.op_with(dag, NodeOp::XOR, mask, -1);
                smallvec![word, self.op(dag, NodeOp::OR, in_place, others)]
            }
            Some(MaskedForm::CompareAndSwap) => {
                let new = place(dag, *operands.get(3).ok_or_else(unsupported)?);
                smallvec![word, in_place, new, mask]
            }
            None => return Err(unsupported()),
        };
        inputs.push(chain);
        let ty = self.pointer_type;
        let types = [ty, ty, ValueType::OTHER];
        let num_defs = usize::from(isa.desc(known.opcode).num_defs);
        let types = &types[2 - num_defs.min(2)..];
        let mem = Some(dag.mems.push(mem));
        let made = dag.make(Parts { mem, ..Parts::new(NodeOp::machine(known.opcode), types, &inputs) });
        let old = dag.value(NodeOp::SRL, ty, &[made.into(), shift]);
        Ok(smallvec![old, Value::new(made, num_defs as u32)])
    }

    /// A fence as strong as an ordering wants; nothing where there are none.
    pub(super) fn fence(&self, isa: &Isa<'_>, dag: &mut Dag, node: Node) -> Option<Value> {
        const ACQUIRE: i64 = 3;
        const RELEASE: i64 = 4;
        let &[chain, ordering, scope] = dag.operands(node) else { return None };
        let single_thread = dag.as_constant(scope) == Some(0);
        let kind = match dag.as_constant(ordering)? {
            // Other threads do not see it: only the order of the code matters.
            _ if single_thread => return Some(chain),
            ACQUIRE => TemplateKind::FenceAcquire,
            RELEASE => TemplateKind::FenceRelease,
            _ => TemplateKind::FenceFull,
        };
        match self.template(kind) {
            Some(program) => self.node(isa, dag, program, &[], (ValueType::OTHER, Some(chain))),
            // One processor sees its accesses in their order.
            None => Some(chain),
        }
    }
}
