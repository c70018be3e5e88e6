//! Accesses with less alignment than the machine wants, as aligned ones of parts.
//!
//! ```text
//! load i32, ptr %p, align 2    load i16 at 2, shifted by 16, or load i16 at 0
//! ```
//!
//! A vector is accessed element by element, a floating-point number as the integer with its bits. Parts are put together in
//! words first, so that a wide number costs shifts within words only. Linear in the number of parts, of which the smallest
//! alignment makes one for each byte.

use super::{Builder, FunctionState};
use crate::dag::Value;
use crate::lowering::{Result, Unaligned};
use ir::Type;
use ir::inst::MemAccess;
use mir::MemOperand;
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// A part of an integer in memory, with offsets in bytes: in memory, and from the least significant byte.
struct Part {
    offset: u64,
    above: u64,
    bytes: u64,
}

impl FunctionState<'_> {
    /// Whether an access to a value of a type may have to be made of smaller ones: it has less than the usual alignment.
    pub(crate) fn may_be_in_parts(&mut self, ty: Type, access: MemAccess) -> bool {
        let Some(align) = access.align.log2() else { return false };
        self.lowering.facts().unaligned == Unaligned::InParts
            && self.layout(ty).is_ok_and(|layout| layout.abi.log2().is_some_and(|natural| align < natural))
    }

    /// How an access is aligned, log2 of bytes. Where instructions are copies of templates, more than makes a difference is not
    /// told apart.
    pub(crate) fn access_align_log2(&mut self, ty: Type, access: MemAccess) -> Result<u32> {
        let natural = self.layout(ty)?.abi.log2();
        let align = access.align.log2().or(natural).unwrap_or(0);
        Ok(if self.one_by_one { align.min(self.most_align_log2(ty)?) } else { align })
    }

    /// The alignment in memory that all larger ones are like: to its type and to its size.
    pub(crate) fn most_align_log2(&mut self, ty: Type) -> Result<u32> {
        let layout = self.layout(ty)?;
        let bytes = layout.size_bits.min.div_ceil(8).max(1);
        Ok(layout.abi.log2().unwrap_or(0).max(bytes.next_power_of_two().ilog2()))
    }

    /// Whether an access must be made of smaller ones.
    pub(crate) fn is_in_parts(&self, mem: &MemOperand) -> bool {
        let unit = if is_in_elements(mem.ty) { mem.ty.element() } else { mem.ty };
        // The largest access to a number that is no power of two of bytes is one of fewer bytes.
        let bytes = unit.bits().div_ceil(8).max(1);
        let wanted = bytes.ilog2().min(self.lowering.facts().pointer_type.scalar_bits().ilog2() - 3);
        u32::from(mem.align_log2) < wanted && self.lowering.facts().unaligned == Unaligned::InParts
    }
}

/// Whether every element of a vector has an address.
fn is_in_elements(ty: ValueType) -> bool {
    ty.is_vector() && ty.element().bits().is_multiple_of(8)
}

impl Builder<'_, '_> {
    /// The value, and the chains after it.
    pub(super) fn load_in_parts(
        &mut self,
        chain: Value,
        address: Value,
        mem: MemOperand,
    ) -> (Value, Vec<Value>) {
        let mut chains = Vec::new();
        if !is_in_elements(mem.ty) {
            let value = self.number_in_parts(chain, address, mem, &mut chains);
            return (value, chains);
        }
        let element = mem.ty.element();
        let mut lanes = Vec::new();
        for lane in 0..u64::from(mem.ty.lanes()) {
            let (place, own) = self.part(address, mem, element, lane * element.bits() / 8);
            lanes.push(self.number_in_parts(chain, place, own, &mut chains));
        }
        (self.vector_of(mem.ty, &lanes), chains)
    }

    /// The chain after the store.
    pub(super) fn store_in_parts(
        &mut self,
        chain: Value,
        value: Value,
        address: Value,
        mem: MemOperand,
    ) -> Value {
        let mut chains = Vec::new();
        if is_in_elements(mem.ty) {
            let element = mem.ty.element();
            for lane in 0..mem.ty.lanes() {
                let (place, own) = self.part(address, mem, element, u64::from(lane) * element.bits() / 8);
                let value = self.element(value, lane);
                self.store_number(chain, value, place, own, &mut chains);
            }
        } else {
            self.store_number(chain, value, address, mem, &mut chains);
        }
        self.dag.token_factor(&chains)
    }

    /// The access to a part.
    fn part(&mut self, address: Value, mem: MemOperand, ty: ValueType, offset: u64) -> (Value, MemOperand) {
        let align = if offset == 0 { u8::MAX } else { offset.trailing_zeros() as u8 };
        let align_log2 = mem.align_log2.min(align);
        let own = MemOperand { ty, offset: mem.offset + offset as i64, align_log2, ..mem };
        (self.add_offset(address, offset as i64), own)
    }

    fn number_in_parts(
        &mut self,
        chain: Value,
        address: Value,
        mem: MemOperand,
        chains: &mut Vec<Value>,
    ) -> Value {
        let whole = ValueType::int(mem.ty.bits() as u32);
        let word = self.word_for(whole);
        let word_bytes = u64::from(word.scalar_bits() / 8);
        let mut words: Vec<Value> = Vec::new();
        for part in self.parts_of(&mem) {
            let (place, own) = self.part(address, mem, ValueType::int(part.bytes as u32 * 8), part.offset);
            let extension = if own.ty == word { Extension::None } else { Extension::Zero };
            let load = self.dag.load(word, chain, place, MemOperand { extension, ..own });
            chains.push(Value::new(load, 1));
            let shifted = self.shifted(NodeOp::SHL, load.into(), part.above % word_bytes * 8);
            match words.get_mut((part.above / word_bytes) as usize) {
                Some(below) => *below = self.dag.value(NodeOp::OR, word, &[*below, shifted]),
                None => words.push(shifted),
            }
        }
        let mut number: Option<Value> = None;
        for (at, value) in words.into_iter().enumerate() {
            let value = self.resize(value, whole);
            let value = self.shifted(NodeOp::SHL, value, at as u64 * word_bytes * 8);
            number = Some(match number {
                Some(below) => self.dag.value(NodeOp::OR, whole, &[below, value]),
                None => value,
            });
        }
        let number = number.unwrap_or_else(|| self.dag.undef(whole));
        if mem.ty == whole { number } else { self.dag.value(NodeOp::BITCAST, mem.ty, &[number]) }
    }

    fn store_number(
        &mut self,
        chain: Value,
        value: Value,
        address: Value,
        mem: MemOperand,
        chains: &mut Vec<Value>,
    ) {
        let whole = ValueType::int(mem.ty.bits() as u32);
        let number = if mem.ty == whole { value } else { self.dag.value(NodeOp::BITCAST, whole, &[value]) };
        // Bits of the last byte that the number has not are zero.
        let bytes = ValueType::int(whole.scalar_bits().next_multiple_of(8));
        let number = self.resize(number, bytes);
        for part in self.parts_of(&mem) {
            let ty = ValueType::int(part.bytes as u32 * 8);
            let shifted = self.shifted(NodeOp::SRL, number, part.above * 8);
            let own = self.resize(shifted, ty);
            let (place, mem) = self.part(address, mem, ty, part.offset);
            chains.push(self.dag.store(chain, own, place, mem));
        }
    }

    /// A word, or less if the number has less.
    fn word_for(&self, whole: ValueType) -> ValueType {
        let pointer = self.pointer_type();
        let bits = whole.scalar_bits().next_multiple_of(8).next_power_of_two();
        ValueType::int(bits.min(pointer.scalar_bits()))
    }

    /// The parts of a number that its alignment allows, the least significant one first. Each is in one word of the number: words
    /// are counted from the least significant byte, which on a big-endian machine may be at any alignment.
    fn parts_of(&self, mem: &MemOperand) -> Vec<Part> {
        let bytes = mem.ty.bits().div_ceil(8);
        let word = u64::from(self.pointer_type().scalar_bits()) / 8;
        let most = word.min(1 << mem.align_log2.min(6));
        let mut parts = Vec::new();
        let mut offset = 0u64;
        while offset < bytes {
            let aligned = most.min(1 << offset.trailing_zeros().min(6));
            let mut size = 1u64 << (bytes - offset).min(aligned).ilog2();
            let above = |size| if self.state.isa.is_big_endian() { bytes - offset - size } else { offset };
            while above(size) / word != (above(size) + size - 1) / word {
                size /= 2;
            }
            parts.push(Part { offset, above: above(size), bytes: size });
            offset += size;
        }
        parts.sort_by_key(|part| part.above);
        parts
    }

    fn shifted(&mut self, op: NodeOp, value: Value, bits: u64) -> Value {
        if bits == 0 {
            return value;
        }
        let ty = self.dag.type_of(value);
        let amount = self.dag.constant(bits as i64, self.pointer_type());
        self.dag.value(op, ty, &[value, amount])
    }
}
