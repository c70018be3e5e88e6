//! Memory intrinsics: blocks of a known, small size are copied and filled by loads and stores, others by the C library.
//!
//! ```text
//! memcpy(to, from, 23)    load 16 bytes at 0, load 8 bytes at 15; store 16 bytes at 0, store 8 bytes at 15
//! ```
//!
//! All loads come before all stores, so blocks may overlap. The target says in which types ([`Lowering::copy_types`]); where
//! any alignment will do, the rest is taken by one access that reaches back into the one before.
//!
//! [`Lowering::copy_types`]: crate::lowering::Lowering::copy_types

use super::Builder;
use crate::call::access;
use crate::dag::Value;
use crate::lowering::{Result, Unaligned};
use ir::attributes::{AttrKind, Attribute};
use ir::{Inst, InstView};
use mir::MemOperand;
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Stores that a call is worth.
const MAX_STORES: usize = 8;
const MAX_STORES_FOR_SIZE: usize = 4;
/// Where a call is not allowed.
const MAX_INLINE_STORES: usize = 4096;

/// A part of a block: type and offset.
pub(super) type Piece = (ValueType, u64);

impl Builder<'_, '_> {
    /// Copies or fills a block by loads and stores, if that is worth it.
    pub(super) fn small_block(
        &mut self,
        inst: Inst,
        function: &str,
        is_inline: bool,
        args: &[ir::Value],
    ) -> Result<bool> {
        let &[to, what, size, is_volatile] = args else { return Ok(false) };
        let Some(bytes) = self.state.constant_int(size) else { return Ok(false) };
        let fills = function == "memset";
        let align = if fills {
            self.argument_align(inst, 0)
        } else {
            self.argument_align(inst, 0).min(self.argument_align(inst, 1))
        };
        let is_zero = self.state.constant_int(what) == Some(0);
        let mut types = self.copy_types(align);
        // Vectors are filled with zeros only: other bytes are spread by a multiplication.
        types.retain(|ty| !fills || is_zero || !ty.is_vector());
        let overlaps = self.copies_from_any_place();
        let most = if is_inline { MAX_INLINE_STORES } else { self.max_stores() };
        let Some(pieces) = pieces(bytes as u64, &types, overlaps, most) else {
            return Ok(false);
        };
        let is_volatile = self.state.constant_int(is_volatile) != Some(0);
        if fills {
            self.fill(to, what, &pieces, is_volatile)?;
        } else {
            self.copy_pieces(to, what, &pieces, is_volatile)?;
        }
        Ok(true)
    }

    /// The types in which this function copies and fills memory.
    fn copy_types(&self, align_log2: u8) -> SmallVec<[ValueType; 5]> {
        let mut types = self.state.lowering.facts().copy_types(align_log2);
        let plain = self.state.machine.attributes.avoids_float_registers;
        types.retain(|ty| !plain || ty.is_scalar_int());
        types
    }

    /// The pieces in which a block is copied that does not overlap what it is copied to; both are aligned.
    pub(super) fn pieces_to_copy(&self, bytes: u64, align_log2: u8) -> Option<SmallVec<[Piece; 8]>> {
        let any_place = self.copies_from_any_place();
        let mut types = self.copy_types(align_log2);
        types.retain(|ty| any_place || ty.bits() / 8 <= 1 << align_log2);
        pieces(bytes, &types, any_place, MAX_INLINE_STORES)
    }

    /// An access of such a piece, not yet of one kind.
    pub(super) fn copying_access(&self, ty: ValueType) -> MemOperand {
        let access = access(ty);
        if self.copies_from_any_place() { MemOperand { align_log2: 0, ..access } } else { access }
    }

    fn copies_from_any_place(&self) -> bool {
        self.state.lowering.facts().unaligned == Unaligned::Fast
    }

    fn max_stores(&self) -> usize {
        if self.prefers_short() { MAX_STORES_FOR_SIZE } else { MAX_STORES }
    }

    pub(super) fn prefers_short(&self) -> bool {
        let env = self.state.scope.env;
        let header = env.globals[self.state.machine.global].as_function();
        header.is_some_and(|h| {
            let has = |kind| env.attributes.function_attr(h.attributes, kind).is_some();
            has(AttrKind::OptimizeForSize) || has(AttrKind::MinSize)
        })
    }

    /// Alignment of what a pointer argument of a call points to: log2 of bytes.
    pub(super) fn argument_align(&self, inst: Inst, index: usize) -> u8 {
        let InstView::Call { info, .. } = self.state.source.view(inst) else { return 0 };
        match self.state.scope.env.attributes.param_attr(info.attributes, index, AttrKind::Alignment) {
            Some(&Attribute::Int(_, bytes)) if bytes > 0 => bytes.trailing_zeros() as u8,
            _ => 0,
        }
    }

    fn copy_pieces(
        &mut self,
        to: ir::Value,
        from: ir::Value,
        pieces: &[Piece],
        is_volatile: bool,
    ) -> Result<()> {
        let (to, from) = (self.scalar(to)?, self.scalar(from)?);
        let chain = self.ordered_chain();
        let (mut loaded, mut loads, mut stores) = (Vec::new(), Vec::new(), Vec::new());
        for &(ty, at) in pieces {
            let place = self.add_offset(from, at as i64);
            let mem = MemOperand { is_load: true, is_volatile, align_log2: 0, ..access(ty) };
            let load = self.dag.load(ty, chain, place, mem);
            loaded.push(Value::from(load));
            loads.push(Value::new(load, 1));
        }
        let chain = self.dag.token_factor(&loads);
        for (&(ty, at), value) in pieces.iter().zip(loaded) {
            let place = self.add_offset(to, at as i64);
            let mem = MemOperand { is_store: true, is_volatile, align_log2: 0, ..access(ty) };
            stores.push(self.dag.store(chain, value, place, mem));
        }
        if !stores.is_empty() {
            self.chain = self.dag.token_factor(&stores);
        }
        Ok(())
    }

    fn fill(&mut self, to: ir::Value, byte: ir::Value, pieces: &[Piece], is_volatile: bool) -> Result<()> {
        let number = self.state.constant_int(byte);
        let (to, byte) = (self.scalar(to)?, self.scalar(byte)?);
        let chain = self.ordered_chain();
        let mut stores = Vec::new();
        for &(ty, at) in pieces {
            let value = match number {
                Some(number) => self.filled(number as u8, ty),
                None if ty == ValueType::I8 => byte,
                None => {
                    let wide = self.dag.value(NodeOp::ZERO_EXTEND, ty, &[byte]);
                    let ones = self.dag.constant(i64::from_ne_bytes([1; 8]), ty);
                    self.dag.value(NodeOp::MUL, ty, &[wide, ones])
                }
            };
            let place = self.add_offset(to, at as i64);
            let mem = MemOperand { is_store: true, is_volatile, align_log2: 0, ..access(ty) };
            stores.push(self.dag.store(chain, value, place, mem));
        }
        if !stores.is_empty() {
            self.chain = self.dag.token_factor(&stores);
        }
        Ok(())
    }

    /// A constant with the same byte everywhere.
    fn filled(&mut self, byte: u8, ty: ValueType) -> Value {
        let number = i64::from_ne_bytes([byte; 8]);
        if !ty.is_vector() {
            return self.dag.constant(number, ty);
        }
        let element = self.dag.constant(number, ty.element());
        let elements = vec![element; ty.lanes() as usize];
        self.dag.value(NodeOp::BUILD_VECTOR, ty, &elements)
    }
}

/// A block cut into pieces, or `None` if there are too many.
pub(super) fn pieces(
    bytes: u64,
    types: &[ValueType],
    overlaps: bool,
    most: usize,
) -> Option<SmallVec<[Piece; 8]>> {
    let size = |ty: ValueType| (ty.bits() / 8).max(1);
    let mut pieces: SmallVec<[Piece; 8]> = SmallVec::new();
    let mut at = 0;
    while at < bytes {
        let rest = bytes - at;
        // The narrowest that takes all of the rest and stays in the block, or the widest that fits.
        let back = types.iter().rev().find(|&&ty| size(ty) >= rest && size(ty) <= bytes);
        let (ty, from) = match back.filter(|&&ty| overlaps || size(ty) == rest) {
            Some(&ty) => (ty, bytes - size(ty)),
            None => (*types.iter().find(|&&ty| size(ty) <= rest)?, at),
        };
        pieces.push((ty, from));
        if pieces.len() > most {
            return None;
        }
        at = from + size(ty);
    }
    Some(pieces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_cut() {
        let (i8, i16, i32, i64) = (ValueType::I8, ValueType::I16, ValueType::I32, ValueType::I64);
        let types = [i64, i32, i16, i8];
        assert_eq!(pieces(0, &types, true, 8).unwrap()[..], []);
        assert_eq!(pieces(16, &types, true, 8).unwrap()[..], [(i64, 0), (i64, 8)]);
        assert_eq!(pieces(11, &types, true, 8).unwrap()[..], [(i64, 0), (i32, 7)]);
        assert_eq!(pieces(3, &types, true, 8).unwrap()[..], [(i16, 0), (i8, 2)]);
        assert_eq!(pieces(11, &types, false, 8).unwrap()[..], [(i64, 0), (i16, 8), (i8, 10)]);
        assert_eq!(pieces(100, &types, true, 8), None);
    }
}
