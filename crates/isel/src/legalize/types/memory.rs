//! Loads and stores of values of illegal types.
//!
//! Memory is accessed in pieces of a power of two of bytes, at most a limb, and never beyond the bytes that the type has:
//! an `i40` is four bytes and one. Pieces are counted from the least significant byte, which has the highest address on
//! a big-endian machine; if that wants accesses to be aligned, the first pieces are the small ones.

use super::convert::widening;
use super::{Legalizer, Limbs, Shape, is_atomic_rmw};
use crate::dag::{Node, Parts, Value};
use crate::lowering::{Result, Unaligned, Unsupported};
use mir::MemOperand;
use smallvec::{SmallVec, smallvec};
use tables::nodes::NodeOp;
use tables::selection::Extension;
use tables::value_type::ValueType;

/// A piece of memory: offset in bytes from the whole, bits, and the limb with the bit in it where the piece begins.
struct Piece {
    offset: u32,
    bits: u32,
    limb: usize,
    shift: u32,
}

/// The pieces of `bytes` bytes, of which the last is at the lowest address if they are aligned from their end.
fn pieces(bytes: u32, limb_bits: u32, aligned_from_end: bool) -> SmallVec<[Piece; 4]> {
    let mut out = SmallVec::new();
    let mut offset = 0;
    while offset < bytes {
        let within = offset % (limb_bits / 8);
        let room = (bytes - offset).min(limb_bits / 8 - within);
        let mut size = 1 << room.ilog2();
        while aligned_from_end && !(bytes - offset).is_multiple_of(size) {
            size /= 2;
        }
        let limb = (offset * 8 / limb_bits) as usize;
        out.push(Piece { offset, bits: size * 8, limb, shift: within * 8 });
        offset += size;
    }
    out
}

impl Legalizer<'_> {
    /// Handles accesses to memory; whether the node is one.
    pub(super) fn memory(&mut self, node: Node, operands: &[Value]) -> Result<bool> {
        let op = self.old.op(node);
        match op {
            NodeOp::LOAD => {
                let mem = self.old.mem(node).copied().ok_or_else(|| self.unsupported(node))?;
                let (chain, pointer) = (self.same(operands[0])?, self.same(operands[1])?);
                let shape = self.shape(self.old.types(node)[0])?;
                let (limbs, chain) = self.load_limbs(chain, pointer, mem, shape)?;
                self.set(node, 0, &limbs);
                self.set(node, 1, &[chain]);
            }
            NodeOp::STORE => {
                let mem = self.old.mem(node).copied().ok_or_else(|| self.unsupported(node))?;
                let (chain, pointer) = (self.same(operands[0])?, self.same(operands[2])?);
                let limbs = self.limbs(operands[1])?;
                let chain = self.store_limbs(chain, &limbs, pointer, mem)?;
                self.set(node, 0, &[chain]);
            }
            NodeOp::ATOMIC_LOAD | NodeOp::ATOMIC_STORE | NodeOp::ATOMIC_CMP_SWAP => {
                self.atomic(node, operands)?;
            }
            _ if is_atomic_rmw(op) => self.atomic(node, operands)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// An atomic access, which is one access of a register's width or less.
    fn atomic(&mut self, node: Node, operands: &[Value]) -> Result<()> {
        let op = self.old.op(node);
        let mem = self.old.mem(node).copied().ok_or_else(|| self.unsupported(node))?;
        let too_wide = || Unsupported::new(format!("atomic operations on {}", mem.ty));
        let ty = ValueType::int(mem.ty.bits() as u32);
        if !mem.ty.bits().is_power_of_two() || mem.ty.bits() < 8 {
            return Err(too_wide());
        }
        let extension = if op == NodeOp::ATOMIC_LOAD { widening(mem.extension) } else { mem.extension };
        let mem = MemOperand { extension, ty, ..mem };
        let values = operands.iter().map(|&v| self.same(v)).collect::<Result<Vec<_>>>();
        let values = values.map_err(|_| too_wide())?;
        let mut values = values;
        if op == NodeOp::ATOMIC_CMP_SWAP
            && let (Some(to), Some(&expected)) = (values.get_mut(2), operands.get(2))
            && self.lowering.facts().prefers_sign_extension(ty)
        {
            // What is loaded is sign-extended, and the registers are compared.
            *to = super::sign_extend_in(self.new, *to, self.old.type_of(expected).bits() as u32);
        }
        let mut types: Vec<ValueType> = Vec::new();
        for &ty in self.old.types(node) {
            let shape = self.shape(ty)?;
            if shape.count != 1 {
                return Err(too_wide());
            }
            types.push(shape.ty);
        }
        let mem = Some(self.new.mems.push(mem));
        let made = self.new.make(Parts { mem, ..Parts::new(op, &types, &values) });
        for result in 0..types.len() as u32 {
            self.set(node, result, &[Value::new(made, result)]);
        }
        Ok(())
    }

    /// Limbs from memory, and the chain after.
    pub(super) fn load_limbs(
        &mut self,
        chain: Value,
        pointer: Value,
        mem: MemOperand,
        shape: Shape,
    ) -> Result<(Limbs, Value)> {
        let bits = mem.ty.bits() as u32;
        if self.legality.is_legal_type(mem.ty) && shape.ty == mem.ty {
            let load = self.new.load(shape.ty, chain, pointer, mem);
            return Ok((smallvec![load.into()], Value::new(load, 1)));
        }
        let ty = ValueType::int(bits);
        let width = shape.ty.scalar_bits();
        let own_bits = bits.min(width * shape.count as u32);
        let parts = pieces(own_bits.div_ceil(8), width, self.aligns_from_end());
        if let &[Piece { .. }] = &parts[..]
            && shape.count == 1
        {
            let extension = if bits == width { Extension::None } else { widening(mem.extension) };
            let load = self.new.load(shape.ty, chain, pointer, MemOperand { extension, ty, ..mem });
            return Ok((smallvec![load.into()], Value::new(load, 1)));
        }
        let mut limbs: SmallVec<[Option<Value>; 4]> = smallvec![None; shape.count];
        let mut chains = Vec::new();
        for part in &parts {
            let at = self.part_of(mem, pointer, part);
            let extension = if part.bits == width { Extension::None } else { Extension::Zero };
            let access = MemOperand { extension, ..at.1 };
            let load = self.new.load(shape.ty, chain, at.0, access);
            chains.push(Value::new(load, 1));
            let mut value = Value::from(load);
            if part.shift > 0 {
                let amount = self.new.constant(part.shift.into(), self.pointer);
                value = self.new.value(NodeOp::SHL, shape.ty, &[value, amount]);
            }
            limbs[part.limb] = Some(match limbs[part.limb] {
                Some(below) => self.new.value(NodeOp::OR, shape.ty, &[below, value]),
                None => value,
            });
        }
        let after = self.new.token_factor(&chains);
        let mut limbs: Limbs = limbs.into_iter().flatten().collect();
        let have = limbs.len();
        if have < shape.count || mem.extension == Extension::Sign {
            limbs = self.widened(limbs, own_bits, shape, mem.extension);
        }
        Ok((limbs, after))
    }

    /// What was loaded, in more limbs.
    fn widened(&mut self, mut limbs: Limbs, bits: u32, shape: Shape, extension: Extension) -> Limbs {
        let width = shape.ty.scalar_bits();
        let own = bits - (limbs.len() as u32 - 1) * width;
        let signed = extension == Extension::Sign;
        if let (Some(last), true) = (limbs.last_mut(), signed) {
            *last = super::sign_extend_in(self.new, *last, own);
        }
        self.resized(limbs, shape.ty, shape.count, signed)
    }

    /// Stores limbs; the chain after. A value wider than what goes to memory is truncated.
    pub(super) fn store_limbs(
        &mut self,
        chain: Value,
        limbs: &[Value],
        pointer: Value,
        mem: MemOperand,
    ) -> Result<Value> {
        let &first = limbs.first().ok_or_else(|| Unsupported::new("a store of nothing"))?;
        let held = self.new.type_of(first);
        if !held.is_scalar_int() {
            return Ok(self.new.store(chain, first, pointer, mem));
        }
        let bits = mem.ty.bits() as u32;
        let width = held.scalar_bits();
        let parts = pieces(bits.div_ceil(8), width, self.aligns_from_end());
        if parts.len() == 1 {
            let mem = MemOperand { ty: ValueType::int(bits), ..mem };
            return Ok(self.new.store(chain, first, pointer, mem));
        }
        let mut chains = Vec::new();
        for part in &parts {
            let Some(&limb) = limbs.get(part.limb) else { break };
            let mut value = limb;
            if !bits.is_multiple_of(8) && part.limb + 1 == limbs.len() {
                // Bits of the last byte that the value has not are zero.
                value = super::zero_extend_in(self.new, limb, bits - part.limb as u32 * width);
            }
            if part.shift > 0 {
                let amount = self.new.constant(part.shift.into(), self.pointer);
                value = self.new.value(NodeOp::SRL, held, &[value, amount]);
            }
            let (address, access) = self.part_of(mem, pointer, part);
            chains.push(self.new.store(chain, value, address, access));
        }
        Ok(self.new.token_factor(&chains))
    }

    /// Whether the last piece is at the address of the whole, and each wants to be aligned.
    fn aligns_from_end(&self) -> bool {
        self.isa.is_big_endian() && self.lowering.facts().unaligned == Unaligned::InParts
    }

    /// Address of a piece, and the access to it.
    fn part_of(&mut self, mem: MemOperand, pointer: Value, part: &Piece) -> (Value, MemOperand) {
        let ty = self.new.type_of(pointer);
        let bytes = (mem.ty.bits() as u32).div_ceil(8);
        let offset = if self.isa.is_big_endian() {
            bytes.saturating_sub(part.offset + part.bits / 8)
        } else {
            part.offset
        };
        let address = if offset == 0 {
            pointer
        } else {
            let offset = self.new.constant(offset.into(), ty);
            self.new.value(NodeOp::ADD, ty, &[pointer, offset])
        };
        let at = if offset == 0 { u8::MAX } else { offset.trailing_zeros() as u8 };
        let access = MemOperand {
            ty: ValueType::int(part.bits),
            offset: mem.offset + i64::from(offset),
            align_log2: mem.align_log2.min(at),
            extension: Extension::None,
            ..mem
        };
        (address, access)
    }
}

#[cfg(test)]
mod tests {
    use super::pieces;

    #[test]
    fn pieces_lie_at_multiples_of_their_size() {
        let sizes = |bytes, from_end| -> Vec<u32> {
            pieces(bytes, 64, from_end).iter().map(|piece| piece.bits / 8).collect()
        };
        assert_eq!(sizes(7, false), [4, 2, 1]);
        assert_eq!(sizes(7, true), [1, 2, 4]);
        assert_eq!(sizes(10, false), [8, 2]);
        assert_eq!(sizes(10, true), [2, 4, 2, 2]);
        for bytes in 1..40 {
            let all = pieces(bytes, 64, true);
            assert_eq!(all.iter().map(|piece| piece.bits / 8).sum::<u32>(), bytes);
            let address = |piece: &super::Piece| bytes - piece.offset - piece.bits / 8;
            assert!(all.iter().all(|piece| address(piece).is_multiple_of(piece.bits / 8)), "{bytes}");
        }
    }
}
