//! Atomic accesses on machines where nothing comes between two instructions: plain loads and stores.

use super::ops::Legalizer;
use super::types::is_atomic_rmw;
use crate::dag::{Node, Value};
use crate::lowering::Result;
use crate::rebuild::Results;
use mir::MemOperand;
use smallvec::smallvec;
use tables::nodes::NodeOp;
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

impl Legalizer<'_> {
    /// What stands for an atomic access; `None` for other nodes, and where accesses are not plain.
    pub(super) fn plain_access(&mut self, node: Node, depth: u32) -> Result<Option<Results>> {
        let op = self.dag.op(node);
        let is_access = matches!(op, NodeOp::ATOMIC_LOAD | NodeOp::ATOMIC_STORE | NodeOp::ATOMIC_CMP_SWAP);
        let mem = self.dag.mem(node).copied();
        let Some(mem) = mem.filter(|_| self.legality.plain_atomics && (is_access || is_atomic_rmw(op)))
        else {
            return Ok(None);
        };
        let mem = MemOperand { ordering: 0, is_load: false, is_store: false, ..mem };
        let operands = self.dag.operands(node).to_vec();
        if let (NodeOp::ATOMIC_STORE, &[chain, value, address]) = (op, &operands[..]) {
            let stored = MemOperand { is_store: true, extension: Extension::None, ..mem };
            let store = self.dag.store(chain, value, address, stored);
            return self.legalize(store.node, depth + 1).map(Some);
        }
        let ty = self.dag.types(node)[0];
        let &[chain, address, ..] = &operands[..] else { return Ok(None) };
        let extension = match op {
            _ if mem.ty.bits() == ty.bits() => Extension::None,
            NodeOp::ATOMIC_LOAD_MAX | NodeOp::ATOMIC_LOAD_MIN => Extension::Sign,
            NodeOp::ATOMIC_LOAD if mem.extension != Extension::None => mem.extension,
            _ => Extension::Zero,
        };
        let load = self.dag.load(ty, chain, address, MemOperand { is_load: true, extension, ..mem });
        let loaded = self.legalize(load, depth + 1)?;
        if op == NodeOp::ATOMIC_LOAD {
            return Ok(Some(loaded));
        }
        let new = self.new_value(op, ty, loaded[0], &operands[2..], depth)?;
        let stored = MemOperand { is_store: true, extension: Extension::None, ..mem };
        let store = self.dag.store(loaded[1], new, address, stored);
        let after = self.legalize(store.node, depth + 1)?;
        Ok(Some(smallvec![loaded[0], after[0]]))
    }

    /// What is written, from what was there.
    fn new_value(
        &mut self,
        op: NodeOp,
        ty: ValueType,
        old: Value,
        operands: &[Value],
        depth: u32,
    ) -> Result<Value> {
        let simple = match op {
            NodeOp::ATOMIC_LOAD_ADD => NodeOp::ADD,
            NodeOp::ATOMIC_LOAD_SUB => NodeOp::SUB,
            NodeOp::ATOMIC_LOAD_AND => NodeOp::AND,
            NodeOp::ATOMIC_LOAD_OR => NodeOp::OR,
            NodeOp::ATOMIC_LOAD_XOR => NodeOp::XOR,
            NodeOp::ATOMIC_LOAD_MAX => NodeOp::SMAX,
            NodeOp::ATOMIC_LOAD_MIN => NodeOp::SMIN,
            NodeOp::ATOMIC_LOAD_UMAX => NodeOp::UMAX,
            NodeOp::ATOMIC_LOAD_UMIN => NodeOp::UMIN,
            _ => NodeOp::ATOMIC_SWAP,
        };
        match *operands {
            [expected, new] => {
                let equal = self.dag.setcc(ty, old, expected, CondCode::EQ);
                let equal = self.legalize(equal.node, depth + 1)?[0];
                self.value(NodeOp::SELECT, ty, &[equal, new, old], depth)
            }
            [value] if simple == NodeOp::ATOMIC_SWAP => Ok(value),
            [value] => self.value(simple, ty, &[old, value], depth),
            _ => Ok(old),
        }
    }
}
