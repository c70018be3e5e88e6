//! Vector elements by way of memory, for machines whose patterns do not do better.
//!
//! A vector is stored in a place on the stack, where one of its elements is read or written.

use super::ops::Legalizer;
use crate::call::access;
use crate::dag::{Node, Payload, Value};
use crate::lowering::Result;
use crate::rewrite::Results;
use mir::MemOperand;
use mir::function::MemBase;
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// A place on the stack for a vector.
struct Place {
    address: Value,
    mem: MemOperand,
    ty: ValueType,
}

impl Place {
    fn lane_bytes(&self) -> i64 {
        i64::from(self.ty.scalar_bits() / 8)
    }
}

impl Legalizer<'_> {
    /// The results of a node that is about elements; `None` if it is about something else.
    pub(super) fn expand_lanes(&mut self, node: Node, ty: ValueType, depth: u32) -> Result<Option<Results>> {
        let operands: SmallVec<[Value; 16]> = self.dag.operands(node).iter().copied().collect();
        let value = match (self.dag.op(node), &operands[..]) {
            (NodeOp::EXTRACT_VECTOR_ELT, &[vector, index]) => {
                let place = self.place(self.dag.type_of(vector));
                let chain = self.dag.entry();
                let stored = self.store_at(chain, vector, place.address, &place, place.ty, depth)?;
                let address = self.lane(&place, index, depth)?;
                let mem = MemOperand { is_load: true, ..self.lane_access(&place) };
                let load = self.dag.load(place.ty.element(), stored, address, mem);
                self.legalize(load, depth + 1)?[0]
            }
            (NodeOp::INSERT_VECTOR_ELT, &[vector, element, index]) => {
                let place = self.place(ty);
                let chain = self.dag.entry();
                let stored = self.store_at(chain, vector, place.address, &place, ty, depth)?;
                let address = self.lane(&place, index, depth)?;
                let stored = self.store_at(stored, element, address, &place, ty.element(), depth)?;
                self.load_all(&place, stored, depth)?
            }
            _ => return Ok(None),
        };
        Ok(Some(smallvec![value]))
    }

    fn place(&mut self, ty: ValueType) -> Place {
        let mem = access(ty);
        let index = self.dag.shared.temporary(ty.bits() / 8, mem.align_log2);
        let address = self.dag.leaf(NodeOp::FRAME_INDEX, self.pointer(), Payload::Frame(index));
        Place { address, mem: MemOperand { base: MemBase::Frame(index), ..mem }, ty }
    }

    fn lane_access(&self, place: &Place) -> MemOperand {
        MemOperand { base: place.mem.base, ..access(place.ty.element()) }
    }

    fn store_at(
        &mut self,
        chain: Value,
        value: Value,
        address: Value,
        place: &Place,
        ty: ValueType,
        depth: u32,
    ) -> Result<Value> {
        let mem = if ty == place.ty { place.mem } else { self.lane_access(place) };
        let store = self.dag.store(chain, value, address, MemOperand { is_store: true, ..mem });
        Ok(self.legalize(store.node, depth + 1)?[0])
    }

    fn load_all(&mut self, place: &Place, chain: Value, depth: u32) -> Result<Value> {
        let load = self.dag.load(place.ty, chain, place.address, MemOperand { is_load: true, ..place.mem });
        Ok(self.legalize(load, depth + 1)?[0])
    }

    /// The address of an element. An index out of bounds means some element.
    fn lane(&mut self, place: &Place, index: Value, depth: u32) -> Result<Value> {
        let pointer = self.pointer();
        let last = i64::from(place.ty.lanes()) - 1;
        let offset = match self.dag.as_constant(index) {
            Some(number) => self.dag.constant(number.clamp(0, last) * place.lane_bytes(), pointer),
            None => {
                let mask = self.dag.constant((last as u64 + 1).next_power_of_two() as i64 - 1, pointer);
                let inside = self.value(NodeOp::AND, pointer, &[index, mask], depth)?;
                let amount = i64::from(place.lane_bytes().trailing_zeros());
                let amount = self.dag.constant(amount, self.lowering.facts().shift_amount_type);
                self.value(NodeOp::SHL, pointer, &[inside, amount], depth)?
            }
        };
        self.value(NodeOp::ADD, pointer, &[place.address, offset], depth)
    }
}
