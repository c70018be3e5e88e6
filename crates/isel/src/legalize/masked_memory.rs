//! Loads and stores of the lanes that a mask says, where the machine has instructions for them.
//!
//! ```text
//! t2: v8i32,ch = masked_load chain, pointer, t1: v8i1, otherwise
//!     each part by the part of the mask, in lanes as wide as the elements; other lanes are zeros, or chosen from `otherwise`
//! ```
//!
//! Lanes beyond those of a vector that was widened are off. What the builder makes these nodes for has such a mask. Linear in
//! the parts.

use super::vectors::{Lanes, Shape, Vectors};
use crate::dag::{Node, Value};
use crate::lowering::{Result, Unsupported};
use mir::MemOperand;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// A part of a vector in memory.
struct Place {
    pointer: Value,
    mask: Value,
    mem: MemOperand,
}

impl Vectors<'_> {
    pub(super) fn masked_load(&mut self, node: Node, operands: &[Value]) -> Result<()> {
        let &[chain, pointer, truth, otherwise] = operands else { return Err(malformed()) };
        let ty = self.old.types(node)[0];
        let chain = self.one(chain)?;
        let places = self.places(node, ty, pointer, truth)?;
        let otherwise = self.parts(otherwise)?;
        let (mut parts, mut chains) = (Lanes::new(), Vec::new());
        for (place, &other) in places.iter().zip(&otherwise) {
            let own = self.new.type_of(other);
            let (pointer, mask, mem) = (place.pointer, place.mask, place.mem);
            let load = self.lowering.masked_load(self.new, own, [chain, pointer, mask], mem);
            let load = load.ok_or_else(malformed)?;
            chains.push(Value::new(load, 1));
            let is_undefined = matches!(self.new.op(other.node), NodeOp::UNDEF | NodeOp::POISON);
            let is_any = is_undefined || self.is_splat_of(other, 0);
            parts.push(if is_any { load.into() } else { self.chosen(mask, load.into(), other) });
        }
        let after = self.new.token_factor(&chains);
        self.set(node, 0, &parts);
        self.set(node, 1, &[after]);
        Ok(())
    }

    pub(super) fn masked_store(&mut self, node: Node, operands: &[Value]) -> Result<()> {
        let &[chain, value, pointer, truth] = operands else { return Err(malformed()) };
        let ty = self.old.type_of(value);
        let chain = self.one(chain)?;
        let places = self.places(node, ty, pointer, truth)?;
        let mut chains = Vec::new();
        for (place, value) in places.iter().zip(self.parts(value)?) {
            let operands = [chain, value, place.pointer, place.mask];
            let store = self.lowering.masked_store(self.new, operands, place.mem);
            chains.push(store.ok_or_else(malformed)?);
        }
        let after = self.new.token_factor(&chains);
        self.set(node, 0, &[after]);
        Ok(())
    }

    /// Where the parts are, each with its part of the mask.
    fn places(&mut self, node: Node, ty: ValueType, pointer: Value, truth: Value) -> Result<Vec<Place>> {
        let Shape::Pieces(piece, count) = self.shape(ty) else { return Err(malformed()) };
        let mask = self.mask_for(ty, piece, truth)?;
        let (mem, pointer) = (self.memory_of(node)?, self.one(pointer)?);
        let mut places = Vec::new();
        for (i, &mask) in mask.iter().enumerate().take(count) {
            let (pointer, mem) = self.part_of(mem, pointer, i as u64 * piece.bits() / 8, piece);
            let left = ty.lanes() - i as u32 * piece.lanes();
            let mask = if left < piece.lanes() { self.only_first(mask, left) } else { mask };
            places.push(Place { pointer, mask, mem });
        }
        Ok(places)
    }

    /// Truth values as wide as the lanes; element by element, if they are no mask.
    fn mask_for(&mut self, ty: ValueType, piece: ValueType, truth: Value) -> Result<Lanes> {
        if let Some(mask) = self.mask(truth, piece.scalar_bits(), 0)? {
            return Ok(mask);
        }
        let lane = ValueType::int(piece.scalar_bits());
        let whole = lane.vector(ty.lanes(), false).ok_or_else(malformed)?;
        let truths = self.elements(truth)?;
        let lanes: Lanes =
            truths.iter().map(|&one| self.new.value(NodeOp::SIGN_EXTEND, lane, &[one])).collect();
        Ok(self.of_elements(whole, &lanes))
    }

    /// A mask without the lanes from a number on.
    fn only_first(&mut self, mask: Value, lanes: u32) -> Value {
        let ty = self.new.type_of(mask);
        let on = self.built(ty, (0..ty.lanes()).map(|i| -i64::from(i < lanes)));
        self.binary(NodeOp::AND, mask, on)
    }
}

fn malformed() -> Unsupported {
    Unsupported::new("a masked access of this form")
}
