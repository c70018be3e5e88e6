//! Vectors in memory: their elements without gaps, those of less than a byte packed.
//!
//! A load or store of a legal vector is one of each part; any other goes element by element, or as an integer with all the bits.
//! On the stack, where an element is chosen by a variable, elements take whole bytes. Linear in the number of elements.

use super::vectors::{Lanes, Shape, Vectors};
use crate::call::{access, resize};
use crate::dag::{Node, Payload, Value};
use crate::lowering::{Result, Unsupported};
use mir::MemOperand;
use mir::function::MemBase;
use smallvec::smallvec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

impl Vectors<'_> {
    /// Elements of less than a byte take one on the stack.
    pub(super) fn widened_for_memory(&mut self, element: Value) -> Value {
        let ty = self.new.type_of(element);
        let wanted = memory_element(ty);
        if wanted == ty { element } else { self.new.value(NodeOp::ZERO_EXTEND, wanted, &[element]) }
    }

    pub(super) fn narrowed_from_memory(&mut self, value: Value, ty: ValueType) -> Value {
        if self.new.type_of(value) == ty { value } else { self.new.value(NodeOp::TRUNCATE, ty, &[value]) }
    }

    /// Stores a vector to a place on the stack: the place, bytes of an element, and the chain after. Legal vectors are stored
    /// whole if their elements are bytes or more.
    pub(super) fn spilled(&mut self, value: Value) -> Result<(Value, u64, Value)> {
        let ty = self.old.type_of(value);
        let element = memory_element(ty.element());
        let stride = element.bits().div_ceil(8).next_power_of_two();
        let (stored, values) = match self.whole_in_memory(ty) {
            Some(piece) => (piece, self.parts(value)?),
            None => (element, self.elements(value)?),
        };
        let bytes = (stored.bits() / 8).next_power_of_two();
        let index = self.new.shared.temporary(bytes * values.len() as u64, stack_align(bytes));
        let place = self.new.leaf(NodeOp::FRAME_INDEX, self.pointer, Payload::Frame(index));
        let entry = self.new.entry();
        let mut stores = Vec::new();
        for (i, &value) in values.iter().enumerate() {
            let value = if stored == element { self.widened_for_memory(value) } else { value };
            let at = self.offset(place, i as u64 * bytes);
            let base = MemBase::Frame(index);
            let mem = MemOperand { is_store: true, base, align_log2: stack_align(bytes), ..access(stored) };
            stores.push(self.new.store(entry, value, at, mem));
        }
        Ok((place, stride, self.new.token_factor(&stores)))
    }

    /// A vector from its place on the stack, after an element has been exchanged there.
    pub(super) fn reloaded(&mut self, ty: ValueType, place: Value, chain: Value) -> Lanes {
        let element = memory_element(ty.element());
        let (stored, count) = match (self.whole_in_memory(ty), self.shape(ty)) {
            (Some(piece), Shape::Pieces(_, count)) => (piece, count),
            _ => (element, ty.lanes() as usize),
        };
        let bytes = (stored.bits() / 8).next_power_of_two();
        let mem = MemOperand { is_load: true, align_log2: stack_align(bytes), ..access(stored) };
        let loads: Lanes = (0..count as u64)
            .map(|i| {
                let at = self.offset(place, i * bytes);
                self.new.load(stored, chain, at, mem).into()
            })
            .collect();
        if stored != element {
            return loads;
        }
        let elements: Lanes = loads.iter().map(|&v| self.narrowed_from_memory(v, ty.element())).collect();
        self.of_elements(ty, &elements)
    }

    /// The legal vector as whose pieces a vector may be in memory, with each element where it is expected.
    fn whole_in_memory(&self, ty: ValueType) -> Option<ValueType> {
        match self.shape(ty) {
            Shape::Pieces(piece, _)
                if memory_element(piece.element()) == piece.element()
                    && (piece.element().bits() / 8).is_power_of_two() =>
            {
                Some(piece)
            }
            _ => None,
        }
    }

    pub(super) fn offset(&mut self, place: Value, bytes: u64) -> Value {
        if bytes == 0 {
            return place;
        }
        let bytes = self.new.constant(bytes as i64, self.pointer);
        self.new.value(NodeOp::ADD, self.pointer, &[place, bytes])
    }

    /// Where an element is on the stack; an index beyond the vector stays within it.
    pub(super) fn place_of(&mut self, place: Value, index: Value, stride: u64, lanes: u32) -> Result<Value> {
        let index = self.one(index)?;
        let index = resize(self.new, index, self.pointer);
        let last = self.new.constant(i64::from(lanes) - 1, self.pointer);
        let op = if lanes.is_power_of_two() { NodeOp::AND } else { NodeOp::UMIN };
        let index = self.new.value(op, self.pointer, &[index, last]);
        let amount = self.new.constant(stride.ilog2().into(), self.pointer);
        let offset = self.new.value(NodeOp::SHL, self.pointer, &[index, amount]);
        Ok(self.new.value(NodeOp::ADD, self.pointer, &[place, offset]))
    }

    pub(super) fn memory_of(&self, node: Node) -> Result<MemOperand> {
        self.old.mem(node).copied().ok_or_else(|| Unsupported::new("an access to no memory"))
    }

    pub(super) fn load(&mut self, node: Node, operands: &[Value]) -> Result<()> {
        let mem = self.memory_of(node)?;
        let ty = self.old.types(node)[0];
        let (chain, pointer) = (self.one(operands[0])?, self.one(operands[1])?);
        let mut chains = Vec::new();
        let parts = match self.shape(ty) {
            Shape::Pieces(piece, count)
                if u64::from(piece.lanes()) * count as u64 == u64::from(ty.lanes()) =>
            {
                let mut parts = Lanes::new();
                for i in 0..count as u64 {
                    let (at, mem) = self.part_of(mem, pointer, i * piece.bits() / 8, piece);
                    let load = self.new.load(piece, chain, at, mem);
                    chains.push(Value::new(load, 1));
                    parts.push(load.into());
                }
                parts
            }
            Shape::Pieces(piece, 1) if self.held_by_scalar(ty, piece).is_some() => {
                let (scalar, wide) = self.held_by_scalar(ty, piece).unwrap_or((ty, piece));
                let load = self.new.load(scalar, chain, pointer, MemOperand { ty: scalar, ..mem });
                chains.push(Value::new(load, 1));
                let loaded = self.new.value(NodeOp::SCALAR_TO_VECTOR, wide, &[load.into()]);
                smallvec![self.same_bits(loaded, piece)]
            }
            _ if !ty.element().bits().is_multiple_of(8) => {
                let int = ValueType::int(ty.bits() as u32);
                let load = self.new.load(int, chain, pointer, MemOperand { ty: int, ..mem });
                chains.push(Value::new(load, 1));
                let elements = self.separated(load.into(), ty);
                self.of_elements(ty, &elements)
            }
            _ => {
                let element = ty.element();
                let mut elements = Lanes::new();
                for lane in 0..u64::from(ty.lanes()) {
                    let (at, mem) = self.part_of(mem, pointer, lane * element.bits() / 8, element);
                    let load = self.new.load(element, chain, at, mem);
                    chains.push(Value::new(load, 1));
                    elements.push(load.into());
                }
                self.of_elements(ty, &elements)
            }
        };
        let after = self.new.token_factor(&chains);
        self.set(node, 0, &parts);
        self.set(node, 1, &[after]);
        Ok(())
    }

    pub(super) fn store(&mut self, node: Node, operands: &[Value]) -> Result<()> {
        let mem = self.memory_of(node)?;
        let (chain, pointer) = (self.one(operands[0])?, self.one(operands[2])?);
        let ty = self.old.type_of(operands[1]);
        let (parts, each): (Lanes, ValueType) = match self.shape(ty) {
            Shape::Pieces(piece, count)
                if u64::from(piece.lanes()) * count as u64 == u64::from(ty.lanes()) =>
            {
                (self.parts(operands[1])?, piece)
            }
            Shape::Pieces(piece, 1) if self.held_by_scalar(ty, piece).is_some() => {
                let (scalar, wide) = self.held_by_scalar(ty, piece).unwrap_or((ty, piece));
                let whole = self.one(operands[1])?;
                let (whole, first) = (self.same_bits(whole, wide), self.index(0));
                let value = self.new.value(NodeOp::EXTRACT_VECTOR_ELT, scalar, &[whole, first]);
                (smallvec![value], scalar)
            }
            _ if !ty.element().bits().is_multiple_of(8) => {
                let elements = self.elements(operands[1])?;
                let bits = self.joined(&elements);
                let int = self.new.type_of(bits);
                (smallvec![bits], int)
            }
            _ => (self.elements(operands[1])?, ty.element()),
        };
        let mut chains = Vec::new();
        for (i, &part) in parts.iter().enumerate() {
            let (at, mem) = self.part_of(mem, pointer, i as u64 * each.bits() / 8, each);
            chains.push(self.new.store(chain, part, at, mem));
        }
        let after = self.new.token_factor(&chains);
        self.set(node, 0, &[after]);
        Ok(())
    }
}

/// The type that an element has where each has bytes of its own.
pub(super) fn memory_element(ty: ValueType) -> ValueType {
    if ty.is_scalar_int() {
        ValueType::int((ty.scalar_bits().div_ceil(8) * 8).next_power_of_two())
    } else {
        ty
    }
}

/// The alignment of so many bytes on the stack, as a power of two: no more than frames have without being realigned.
fn stack_align(bytes: u64) -> u8 {
    const FRAME: u32 = 4;
    bytes.ilog2().min(FRAME) as u8
}
