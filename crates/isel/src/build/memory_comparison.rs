//! Comparisons of memory (`memcmp`, `bcmp`) of a known, small size: loads and operations on numbers in the place of a call.
//!
//! ```text
//! memcmp(a, b, 7) == 0    →    (load32(a) ^ load32(b)) | (load32(a + 3) ^ load32(b + 3)) == 0
//! ```
//!
//! Only whether there is a difference is found out in this way, so a result of `memcmp` that is used in any other way than by
//! comparing it with zero leaves the call. Both blocks are read as a whole, as the call may. Bytes of a string that is known
//! are numbers.
//!
//! O(1) for each call; the users of results are worked out once for a function that has such calls: O(operands).
//!
//! Not done: the sign of a difference, which needs bytes in the other order.

use super::arith::int_condition;
use super::memory_intrinsics::{Piece, pieces};
use super::{Builder, FunctionState, Scalars};
use crate::call::access;
use crate::dag::Value;
use crate::lowering::{Result, Unaligned};
use ir::attributes::AttrKind;
use ir::global::Linkage;
use ir::inst::{CallInfo, IntPredicate};
use ir::uses::Uses;
use ir::{ConstKind, GlobalKind, Inst, InstView, Opcode, Type, TypeData, ValueKind};
use mir::MemOperand;
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Pairs of loads that a call is worth.
const MAX_PAIRS: usize = 4;
/// Where the code is to be short, and where parts must not overlap.
const MAX_PAIRS_FOR_SIZE: usize = 1;

impl Builder<'_, '_> {
    /// What takes the place of a call of `memcmp` or `bcmp`, if that is worth it.
    pub(super) fn compared_memory(
        &mut self,
        inst: Inst,
        callee: ir::Value,
        args: &[ir::Value],
        info: &CallInfo,
    ) -> Result<Option<Scalars>> {
        let &[a, b, size] = args else { return Ok(None) };
        let Some(bytes) = self.state.constant_int(size).and_then(|n| u64::try_from(n).ok()) else {
            return Ok(None);
        };
        if self.state.one_by_one || !self.state.asks_for_difference(inst, callee, info) {
            return Ok(None);
        }
        let lowering = self.state.lowering;
        let align = self.argument_align(inst, 0).min(self.argument_align(inst, 1));
        let types = lowering.facts().copy_types(align);
        let types: SmallVec<[ValueType; 5]> = types.into_iter().filter(|ty| ty.is_scalar_int()).collect();
        let overlaps = lowering.facts().unaligned == Unaligned::Fast;
        let most = if overlaps && !self.prefers_short() { MAX_PAIRS } else { MAX_PAIRS_FOR_SIZE };
        let ret = self.state.value_type(Type::I32)?;
        let Some(pieces) = pieces(bytes, &types, overlaps, most) else { return Ok(None) };
        let Some(widest) = pieces.iter().map(|p| p.0).max_by_key(|ty| ty.bits()) else {
            return Ok(Some(Scalars::from_elem(self.dag.constant(0, ret), 1)));
        };
        let (a, b) = (self.block_parts(a, &pieces)?, self.block_parts(b, &pieces)?);
        let not_equal = int_condition(IntPredicate::Ne);
        let truth = if let (&[a], &[b]) = (&a[..], &b[..]) {
            self.dag.setcc(ValueType::I1, a, b, not_equal)
        } else {
            let mut all: Option<Value> = None;
            for ((&a, &b), &(ty, _)) in a.iter().zip(&b).zip(&pieces) {
                let differs = self.dag.value(NodeOp::XOR, ty, &[a, b]);
                let wide = if ty == widest {
                    differs
                } else {
                    self.dag.value(NodeOp::ZERO_EXTEND, widest, &[differs])
                };
                all = Some(all.map_or(wide, |all| self.dag.value(NodeOp::OR, widest, &[all, wide])));
            }
            let zero = self.dag.constant(0, widest);
            self.dag.setcc(ValueType::I1, all.unwrap_or(zero), zero, not_equal)
        };
        Ok(Some(Scalars::from_elem(self.dag.value(NodeOp::ZERO_EXTEND, ret, &[truth]), 1)))
    }

    /// The parts of a block of memory as numbers.
    fn block_parts(&mut self, block: ir::Value, pieces: &[Piece]) -> Result<SmallVec<[Value; 4]>> {
        if let Some(known) = self.state.known_bytes(block) {
            let part = |&(ty, at): &Piece| number(known, at, ty, self.state.isa.is_big_endian());
            if let Some(numbers) = pieces.iter().map(part).collect::<Option<SmallVec<[i64; 4]>>>() {
                let parts = pieces.iter().zip(numbers);
                return Ok(parts.map(|(&(ty, _), number)| self.dag.constant(number, ty)).collect());
            }
        }
        let base = self.scalar(block)?;
        let mut parts = SmallVec::new();
        for &(ty, at) in pieces {
            let place = self.add_offset(base, at as i64);
            let load = self.dag.load(
                ty,
                self.chain,
                place,
                MemOperand { is_load: true, align_log2: 0, ..access(ty) },
            );
            self.loads.push(Value::new(load, 1));
            parts.push(load.into());
        }
        Ok(parts)
    }
}

impl<'a> FunctionState<'a> {
    /// Whether a call only asks whether two blocks differ: of a function of the library, with a result of which no more
    /// counts.
    fn asks_for_difference(&mut self, inst: Inst, callee: ir::Value, info: &CallInfo) -> bool {
        let env = self.scope.env;
        let ValueKind::Global(callee) = callee.kind() else { return false };
        let callee = &env.globals[callee];
        let name = &callee.name[..];
        let is_known = matches!(name, b"memcmp" | b"bcmp")
            && callee.linkage == Linkage::External
            && matches!(callee.kind, GlobalKind::Function(_));
        if !is_known || self.source.opcode(inst) != Opcode::Call || !info.bundles.is_empty() {
            return false;
        }
        let own = env.globals[self.machine.global].as_function();
        let forbids = |key: &[u8]| {
            own.is_some_and(|h| env.attributes.function_string(h.attributes, key).is_some())
                || env.attributes.function_string(info.attributes, key).is_some()
        };
        let by_name: &[u8] = if name == b"bcmp" { b"no-builtin-bcmp" } else { b"no-builtin-memcmp" };
        if forbids(b"no-builtins")
            || forbids(by_name)
            || env.attributes.function_attr(info.attributes, AttrKind::NoBuiltin).is_some()
            || !is_comparison(env, info)
        {
            return false;
        }
        name == b"bcmp" || self.is_compared_with_zero(inst)
    }

    /// Whether all that is done with a result is to compare it with zero.
    fn is_compared_with_zero(&mut self, inst: Inst) -> bool {
        let source = self.source;
        let uses = self.uses.get_or_insert_with(|| Uses::new(source));
        let users: SmallVec<[Inst; 4]> = uses.of(inst.into()).iter().map(|u| u.user).collect();
        users.into_iter().all(|user| match source.view(user) {
            InstView::ICmp { predicate: IntPredicate::Eq | IntPredicate::Ne, lhs, rhs } => {
                [lhs, rhs].into_iter().any(|value| self.constant_int(value) == Some(0))
            }
            _ => false,
        })
    }

    /// The bytes of a string that never changes.
    fn known_bytes(&self, pointer: ir::Value) -> Option<&'a [u8]> {
        let env = self.scope.env;
        let ValueKind::Global(global) = pointer.kind() else { return None };
        let data = &env.globals[global];
        let GlobalKind::Variable(variable) = &data.kind else { return None };
        let is_final = matches!(data.linkage, Linkage::Private | Linkage::Internal)
            && variable.constant
            && !variable.externally_initialized;
        let &TypeData::Array { elem, .. } = env.types.get(data.value_ty) else { return None };
        if !is_final || *env.types.get(elem) != TypeData::Int(8) {
            return None;
        }
        match &self.scope.constant(variable.initializer?)?.kind {
            ConstKind::Data(bytes) => Some(bytes),
            _ => None,
        }
    }
}

/// Whether a function is called as `int (const void *, const void *, size_t)`.
fn is_comparison(env: &ir::module::Env, info: &CallInfo) -> bool {
    let Some((ret, params, is_variadic)) = env.types.signature(info.fn_ty) else { return false };
    let is_pointer = |ty: Type| env.types.is_ptr(ty) && env.types.addr_space(ty) == Some(0);
    let &[a, b, _] = params else { return false };
    ret == Type::I32 && is_pointer(a) && is_pointer(b) && !is_variadic
}

/// The number that a load would read.
fn number(bytes: &[u8], at: u64, ty: ValueType, is_big_endian: bool) -> Option<i64> {
    let (at, size) = (usize::try_from(at).ok()?, (ty.bits() / 8) as usize);
    let read = bytes.get(at..at.checked_add(size)?)?;
    let shifted = |number: u64, byte: &u8| number << 8 | u64::from(*byte);
    let number =
        if is_big_endian { read.iter().fold(0, shifted) } else { read.iter().rev().fold(0, shifted) };
    Some(number as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_from_strings() {
        let bytes = [1, 2, 0xff, 4, 5];
        assert_eq!(number(&bytes, 1, ValueType::I16, false), Some(0xff02));
        assert_eq!(number(&bytes, 1, ValueType::I32, true), Some(0x02ff_0405));
        assert_eq!(number(&bytes, 2, ValueType::I32, false), None);
    }
}
