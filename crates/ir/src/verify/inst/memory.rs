//! Memory: `alloca`, `load`, `store`, `getelementptr`, atomics, `fence`.

use crate::inst::{Align, InstFlags, InstView, MemAccess, Ordering, RmwOp, SyncScope};
use crate::target_ext::ext_info;
use crate::types::{Type, TypeData};
use crate::value::{Inst, Value};
use crate::verify::function::FunctionVerifier;
use crate::verify::result::Reporter;
use crate::verify::sink::{Check, check};

const HUGE: &str = "huge alignment values are unsupported";

fn is_huge(align: Align) -> bool {
    align.log2().is_some_and(|log2| log2 > Align::MAX_LOG2)
}

impl FunctionVerifier<'_> {
    pub(super) fn verify_load(&mut self, inst: Inst) -> Check {
        let &[pointer] = self.func.operands(inst) else { return Ok(()) };
        let data = self.func.inst(inst);
        let (ty, access) = (data.ty, data.mem_access());
        check!(self, self.ty_facts(pointer).is_ptr(), "Load operand must be a pointer.", inst);
        check!(self, !is_huge(access.align), HUGE, inst);
        check!(self, self.facts.ty(ty).is_sized(), "loading unsized types is not allowed", inst);
        if access.ordering == Ordering::NotAtomic {
            let message = "Non-atomic load cannot have SynchronizationScope specified";
            return self.verify_no_scope(access, message, inst);
        }
        check!(
            self,
            !matches!(access.ordering, Ordering::Release | Ordering::AcqRel),
            "Load cannot have Release ordering",
            inst
        );
        check!(
            self,
            self.is_atomic_type(ty),
            "atomic load operand must have integer, pointer, floating point, or vector type!",
            ty,
            inst
        );
        self.verify_atomic_size(ty, inst)
    }

    pub(super) fn verify_store(&mut self, inst: Inst) -> Check {
        let &[value, pointer] = self.func.operands(inst) else { return Ok(()) };
        let (ty, access) = (self.ty(value), self.func.inst(inst).mem_access());
        check!(self, self.ty_facts(pointer).is_ptr(), "Store operand must be a pointer.", inst);
        check!(self, !is_huge(access.align), HUGE, inst);
        check!(self, self.facts.ty(ty).is_sized(), "storing unsized types is not allowed", inst);
        if access.ordering == Ordering::NotAtomic {
            let message = "Non-atomic store cannot have SynchronizationScope specified";
            return self.verify_no_scope(access, message, inst);
        }
        check!(
            self,
            !matches!(access.ordering, Ordering::Acquire | Ordering::AcqRel),
            "Store cannot have Acquire ordering",
            inst
        );
        check!(
            self,
            self.is_atomic_type(ty),
            "atomic store operand must have integer, pointer, floating point, or vector type!",
            ty,
            inst
        );
        self.verify_atomic_size(ty, inst)
    }

    fn verify_no_scope(&mut self, access: MemAccess, message: &str, inst: Inst) -> Check {
        // Readers leave the scope of plain accesses 0 or say that it is the system.
        let ok = access.scope == SyncScope::SYSTEM || access.scope == SyncScope::SINGLE_THREAD;
        check!(self, ok, message, inst);
        Ok(())
    }

    fn is_atomic_type(&self, ty: Type) -> bool {
        let f = self.facts.ty(ty);
        !f.is_scalable() && (f.is_int_or_vector() || f.is_float_or_vector() || f.is_ptr_or_vector())
    }

    fn verify_atomic_size(&mut self, ty: Type, inst: Inst) -> Check {
        let bits = self.env.data_layout.size_bits(self.types, ty).map_or(0, |s| s.min);
        check!(self, bits >= 8, "atomic memory access' size must be byte-sized", ty, inst);
        let message = "atomic memory access' operand must have a power-of-two size";
        check!(self, bits.is_power_of_two(), message, ty, inst);
        Ok(())
    }

    pub(super) fn verify_alloca(&mut self, inst: Inst) -> Check {
        let InstView::Alloca { ty, count, align } = self.func.view(inst) else { return Ok(()) };
        let data = self.func.inst(inst);
        let flags = data.flags;
        check!(self, self.facts.ty(ty).is_sized(), "Cannot allocate unsized type", inst);
        if let TypeData::TargetExt(ext) = self.types.get(ty) {
            let ok = ext_info(self.types, ext).can_be_local;
            check!(self, ok, "Alloca has illegal target extension type", inst);
        }
        let is_int = self.ty_facts(count).is_int();
        check!(self, is_int, "Alloca array size must have integer type", inst);
        check!(self, !is_huge(align), HUGE, inst);
        if flags.contains(InstFlags::SWIFTERROR) {
            let message = "swifterror alloca must have pointer type";
            check!(self, self.facts.ty(ty).is_ptr(), message, inst);
            let is_array = self.const_int(count).is_none_or(|n| n.to_u64() != Some(1));
            check!(self, !is_array, "swifterror alloca must not be array allocation", inst);
            let _ = self.verify_swift_error_value(inst.into());
        }
        if let Some((space, machine)) = self.facts.private_memory {
            let fits = self.types.addr_space(data.ty) == Some(space);
            check!(self, fits, &format!("alloca on {machine} must be in addrspace({space})"), inst);
        }
        Ok(())
    }

    pub(super) fn verify_cmpxchg(&mut self, inst: Inst) -> Check {
        let InstView::CmpXchg { pointer, expected, new, .. } = self.func.view(inst) else { return Ok(()) };
        check!(self, self.ty_facts(pointer).is_ptr(), "cmpxchg operand must be a pointer", inst);
        let ty = self.ty(expected);
        let f = self.facts.ty(ty);
        let ok = f.is_int() || f.is_ptr();
        check!(self, ok, "cmpxchg operand must have integer or pointer type", ty, inst);
        let same = self.ty(new) == ty;
        check!(self, same, "cmpxchg operands must have the same type", ty, inst);
        self.verify_atomic_size(ty, inst)
    }

    pub(super) fn verify_atomic_rmw(&mut self, inst: Inst) -> Check {
        let InstView::AtomicRmw { op, pointer, value, access } = self.func.view(inst) else { return Ok(()) };
        let message = "atomicrmw instructions cannot be unordered.";
        check!(self, access.ordering != Ordering::Unordered, message, inst);
        check!(self, self.ty_facts(pointer).is_ptr(), "atomicrmw operand must be a pointer", inst);
        let ty = self.ty(value);
        let f = self.facts.ty(ty);
        let (ok, what) = match op {
            RmwOp::Xchg => (f.is_int() || f.is_float() || f.is_ptr(), "integer or floating point type!"),
            op if op.is_float() => (
                f.is_float_or_vector() && !f.is_scalable(),
                "floating-point or fixed vector of floating-point type!",
            ),
            _ => (f.is_int(), "integer type!"),
        };
        check!(self, ok, &format!("atomicrmw {} operand must have {what}", op.name()), inst, ty);
        self.verify_atomic_size(ty, inst)
    }

    pub(super) fn verify_fence(&mut self, inst: Inst) -> Check {
        let ordering = self.func.inst(inst).flags.ordering();
        use Ordering::{AcqRel, Acquire, Release, SeqCst};
        check!(
            self,
            matches!(ordering, Acquire | Release | AcqRel | SeqCst),
            "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.",
            inst
        );
        Ok(())
    }

    pub(super) fn verify_gep(&mut self, inst: Inst) -> Check {
        let &[base, ref indices @ ..] = self.func.operands(inst) else { return Ok(()) };
        let data = self.func.inst(inst);
        let source_ty = Type::from_u32(data.aux);
        let base_ty = self.ty(base);
        let message = "GEP base pointer is not a vector or a vector of pointers";
        check!(self, self.facts.ty(base_ty).is_ptr_or_vector(), message, inst);
        let source = self.facts.ty(source_ty);
        check!(self, source.is_sized(), "GEP into unsized type!", inst);
        check!(
            self,
            !(source.is_struct() && source.is_scalable()),
            "getelementptr cannot target structure that contains scalable vectortype",
            inst
        );
        let are_ints = indices.iter().all(|&v| self.ty_facts(v).is_int_or_vector());
        check!(self, are_ints, "GEP indexes must be integers", inst);
        let element = self.indexed_type(source_ty, indices);
        check!(self, element.is_some(), "Invalid indices for GEP pointer type!", inst);
        let ty = data.ty;
        let is_ptr = self.facts.ty(ty).is_ptr_or_vector();
        check!(self, is_ptr, "GEP is not of right type for indices!", inst, element.unwrap_or(ty));
        if let Some(shape) = self.types.vector_shape(ty) {
            let base_shape = self.types.vector_shape(base_ty);
            let message = "Vector GEP result width doesn't match operand's";
            check!(self, base_shape.is_none_or(|s| s == shape), message, inst);
            for &index in indices {
                let index_shape = self.types.vector_shape(self.ty(index));
                let message = "Invalid GEP index vector width";
                check!(self, index_shape.is_none_or(|s| s == shape), message, inst);
            }
        }
        let same_space = ty == base_ty || self.types.addr_space(base_ty) == self.types.addr_space(ty);
        check!(self, same_space, "GEP address space doesn't match type", inst);
        Ok(())
    }

    /// The type that the indices of a `getelementptr` lead to.
    fn indexed_type(&self, source_ty: Type, indices: &[Value]) -> Option<Type> {
        let mut ty = source_ty;
        for &index in indices.iter().skip(1) {
            ty = match self.types.get(ty) {
                TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => *elem,
                _ => {
                    let n = self.struct_index(index)?;
                    *self.types.struct_body(ty)?.0.get(n)?
                }
            };
        }
        Some(ty)
    }

    /// The number of a field: a constant `i32`, or a vector of equal ones.
    fn struct_index(&self, index: Value) -> Option<usize> {
        use crate::constant::ConstKind;
        if self.types.scalar(self.ty(index)) != Type::I32 {
            return None;
        }
        if let Some(n) = self.const_int(index) {
            return usize::try_from(n.to_u64()?).ok();
        }
        match &self.constant(index)?.kind {
            ConstKind::Null => Some(0),
            ConstKind::Data(bytes) => {
                let (first, rest) = bytes.split_first_chunk::<4>()?;
                let same = rest.chunks_exact(4).all(|c| c == first);
                same.then(|| u32::from_le_bytes(*first) as usize)
            }
            ConstKind::Aggregate(elements) => {
                let (&first, rest) = elements.split_first()?;
                let n = self.const_int(first)?;
                let same = rest.iter().all(|&e| self.const_int(e).as_ref() == Some(&n));
                if same { usize::try_from(n.to_u64()?).ok() } else { None }
            }
            _ => None,
        }
    }
}
