//! Instructions that use memory.

use super::operands::Ops;
use super::{Body, Failure};
use crate::bitstream::{Error, Record};
use crate::codes::{self, alloca, function as code};
use crate::read::globals::alignment;
use crate::read::index_below;
use ir::inst::{Align, InstFlags, Ordering, RmwOp};
use ir::types::{MAX_ADDRESS_SPACE, TypeData};
use ir::{Opcode, Type, Value};

/// Ordering and scope as the last two operands of an atomic access.
type Atomicity = (Ordering, u32);

impl<'a> Body<'_, 'a> {
    pub(super) fn memory(&mut self, record: &Record<'a>) -> Result<(), Failure> {
        let ops = &mut Ops::new(record);
        match record.code {
            code::LOAD | code::LOADATOMIC => self.load(ops),
            code::STORE | code::STOREATOMIC => self.store(ops),
            code::GEP => self.gep(ops),
            code::ALLOCA => self.alloca(ops),
            code::CMPXCHG => self.cmpxchg(ops),
            code::ATOMICRMW => self.atomicrmw(ops),
            code::FENCE => {
                let (ordering, scope) = self.atomicity(ops)?;
                let flags = InstFlags::NONE.with_ordering(ordering);
                let data = self.inst(Opcode::Fence, Type::VOID, &[]).with_flags(flags).with_aux(scope);
                self.push_last(data, ops)
            }
            _ => {
                let list_ty = self.next_type(ops)?;
                let list = self.typed(ops, list_ty)?;
                let ty = self.result_type(ops)?;
                let data = self.inst(Opcode::VAArg, ty, &[list]);
                self.push_last(data, ops)
            }
        }
    }

    /// A value that is a pointer.
    #[inline]
    fn pointer(&mut self, ops: &mut Ops<'_, 'a>) -> Result<Value, Error> {
        let pointer = self.pair(ops)?;
        if self.types.is_ptr(self.type_of(pointer)) {
            Ok(pointer)
        } else {
            Err(ops.error("operand is not a pointer"))
        }
    }

    /// A type that a result can have.
    #[inline]
    pub(super) fn result_type(&self, ops: &mut Ops<'_, 'a>) -> Result<Type, Error> {
        let ty = self.next_type(ops)?;
        let bad = [Type::VOID, Type::LABEL, Type::METADATA].contains(&ty)
            || matches!(self.types.get(ty), TypeData::Function { .. });
        if bad { Err(ops.error("value of a type without values")) } else { Ok(ty) }
    }

    #[inline]
    fn volatile(ops: &mut Ops<'_, 'a>) -> Result<InstFlags, Error> {
        Ok(InstFlags::VOLATILE.when(ops.next()? != 0))
    }

    fn ordering(ops: &mut Ops<'_, 'a>) -> Result<Ordering, Error> {
        let code = ops.next()?;
        let ordering = u32::try_from(code).ok().and_then(Ordering::from_index);
        ordering.ok_or_else(|| ops.error("unknown memory ordering"))
    }

    fn scope(&self, ops: &mut Ops<'_, 'a>) -> Result<u32, Error> {
        let id = ops.next()?;
        // Files without names of scopes have the two that always exist.
        let known = match index_below(id, self.shared.sync_scopes.len()) {
            Some(i) => Some(self.shared.sync_scopes[i].as_u32()),
            None if self.shared.sync_scopes.is_empty() && id <= 1 => Some(id as u32),
            None => None,
        };
        known.ok_or_else(|| ops.error("unknown synchronization scope"))
    }

    fn atomicity(&self, ops: &mut Ops<'_, 'a>) -> Result<Atomicity, Error> {
        let ordering = Self::ordering(ops)?;
        if ordering == Ordering::NotAtomic {
            return Err(ops.error("atomic access without an ordering"));
        }
        Ok((ordering, self.scope(ops)?))
    }

    #[inline]
    fn load(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let pointer = self.pointer(ops)?;
        let ty = self.result_type(ops)?;
        let align = alignment(ops.next()?, ops.record)?;
        let mut flags = Self::volatile(ops)?;
        let mut scope = ir::inst::SyncScope::SYSTEM.as_u32();
        if ops.record.code == code::LOADATOMIC {
            let ordering;
            (ordering, scope) = self.atomicity(ops)?;
            flags = flags.with_ordering(ordering);
        }
        let data = self.inst(Opcode::Load, ty, &[pointer]).with_sub(align.to_raw());
        self.push_last(data.with_flags(flags).with_aux(scope), ops)
    }

    #[inline]
    fn store(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let pointer = self.pointer(ops)?;
        let value = self.pair(ops)?;
        let align = alignment(ops.next()?, ops.record)?;
        let mut flags = Self::volatile(ops)?;
        let mut scope = ir::inst::SyncScope::SYSTEM.as_u32();
        if ops.record.code == code::STOREATOMIC {
            let ordering;
            (ordering, scope) = self.atomicity(ops)?;
            flags = flags.with_ordering(ordering);
        }
        let data = self.inst(Opcode::Store, Type::VOID, &[value, pointer]).with_sub(align.to_raw());
        self.push_last(data.with_flags(flags).with_aux(scope), ops)
    }

    #[inline]
    fn gep(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let flags = codes::gep_flags_from_code(ops.next()?);
        let source_ty = self.next_type(ops)?;
        let mut operands = std::mem::take(&mut self.operands);
        operands.clear();
        let base = self.pair(ops)?;
        operands.push(base);
        let mut ty = self.type_of(base);
        if !self.types.is_ptr_or_ptr_vector(ty) {
            return Err(ops.error("operand is not a pointer").into());
        }
        while !ops.is_empty() {
            let index = self.pair(ops)?;
            operands.push(index);
            let index_ty = self.type_of(index);
            if !self.types.is_int_or_int_vector(index_ty) {
                return Err(ops.error("index is not an integer").into());
            }
            // A vector among the operands makes the result a vector.
            if self.types.is_vector(index_ty) && !self.types.is_vector(ty) {
                ty = self.with_shape_of(ty, index_ty)?;
            }
        }
        let data = self.inst(Opcode::GetElementPtr, ty, &operands);
        self.operands = operands;
        self.push(data.with_flags(flags).with_aux(source_ty.as_u32()), ops.record)?;
        Ok(())
    }

    fn alloca(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let allocated = self.next_type(ops)?;
        let count_ty = self.next_type(ops)?;
        let count = ops.next()?;
        let bits = ops.next()?;
        if bits >> alloca::EXPLICIT_TYPE_BIT & 1 == 0 {
            return Err(ops.error("typed pointers (LLVM < 15) are not supported").into());
        }
        let upper = bits >> alloca::ALIGN_UPPER_SHIFT & alloca::ALIGN_UPPER_MASK;
        let align = alignment(bits & alloca::ALIGN_LOWER_MASK | upper << 5, ops.record)?;
        let addr_space = if ops.is_empty() { self.shared.alloca_addr_space.into() } else { ops.next()? };
        let bad = [Type::VOID, Type::LABEL, Type::METADATA].contains(&allocated)
            || matches!(self.types.get(allocated), TypeData::Function { .. });
        if bad || addr_space > u64::from(MAX_ADDRESS_SPACE) || !self.types.is_int(count_ty) {
            return Err(ops.error("invalid alloca").into());
        }
        // Unlike other operands, the count is not given by distance.
        let count = self.value_of_type(count, count_ty, ops.record)?;
        let ty = match addr_space {
            0 => Type::PTR,
            _ => self.types.make(TypeData::Ptr { addr_space: addr_space as u32 })?,
        };
        let flag = |bit: u32, flag: InstFlags| flag.when(bits >> bit & 1 != 0);
        let flags = flag(alloca::INALLOCA_BIT, InstFlags::INALLOCA)
            | flag(alloca::SWIFT_ERROR_BIT, InstFlags::SWIFTERROR);
        let data = self.inst(Opcode::Alloca, ty, &[count]).with_sub(align.to_raw());
        self.push_last(data.with_flags(flags).with_aux(allocated.as_u32()), ops)
    }

    fn cmpxchg(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let pointer = self.pointer(ops)?;
        let expected = self.pair(ops)?;
        let value_ty = self.type_of(expected);
        let new = self.typed(ops, value_ty)?;
        let mut flags = Self::volatile(ops)?;
        let (success, scope) = self.atomicity(ops)?;
        let failure = Self::ordering(ops)?;
        flags = flags.with_ordering(success).with_failure_ordering(failure);
        flags = flags | InstFlags::WEAK.when(ops.next_or_zero() != 0);
        let align = self.access_align(value_ty, ops)?;
        let ty = self.types.make(TypeData::Struct { fields: [value_ty, Type::I1].into(), packed: false })?;
        let data = self.inst(Opcode::CmpXchg, ty, &[pointer, expected, new]).with_sub(align.to_raw());
        self.push_last(data.with_flags(flags).with_aux(scope), ops)
    }

    fn atomicrmw(&mut self, ops: &mut Ops<'_, 'a>) -> Result<(), Failure> {
        let pointer = self.pointer(ops)?;
        let value = self.pair(ops)?;
        let ty = self.type_of(value);
        let op = u32::try_from(ops.next()?).ok().and_then(RmwOp::from_index);
        let op = op.ok_or_else(|| ops.error("unknown atomic operation"))?;
        let flags = Self::volatile(ops)?;
        let (ordering, scope) = self.atomicity(ops)?;
        let align = self.access_align(ty, ops)?;
        let data = self.inst(Opcode::AtomicRmw, ty, &[pointer, value]).with_sub(align.to_raw());
        self.push_last(data.with_flags(flags.with_ordering(ordering).with_rmw_op(op)).with_aux(scope), ops)
    }

    /// The alignment of an atomic access; old records have none, which means that of the size.
    fn access_align(&self, ty: Type, ops: &mut Ops<'_, 'a>) -> Result<Align, Error> {
        if !ops.is_empty() {
            return alignment(ops.next()?, ops.record);
        }
        let size = self.env.data_layout.store_size(&self.types, ty).and_then(|s| s.as_fixed());
        Ok(size.and_then(Align::from_bytes).unwrap_or(Align::NONE))
    }
}
