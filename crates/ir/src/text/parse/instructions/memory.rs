//! Memory: allocation, loads and stores, atomics, addresses.

use super::super::super::keyword::Kw;
use super::super::super::lexer::Tok;
use super::super::{Parse, Parser};
use crate::inst::{Align, InstData, InstFlags, Opcode, Ordering, RmwOp, SyncScope};
use crate::types::Type;
use support::source::Span;

impl Parser<'_> {
    /// `alloca inalloca T, i32 n, align 4, addrspace(5)`
    pub(super) fn alloca(&mut self) -> Parse<InstData> {
        let mut flags = InstFlags::INALLOCA.when(self.eat_kw(Kw::InAlloca));
        flags = flags.with(InstFlags::SWIFTERROR.when(self.eat_kw(Kw::SwiftError)));
        let span = self.span();
        let ty = self.ty()?;
        if !self.is_first_class(ty) || matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN) {
            return Err(self.error(span, "invalid type for alloca"));
        }
        let mut align = Align::NONE;
        let mut addr_space = 0;
        let mut has_count = false;
        while self.comma_before_property() {
            match self.kw() {
                Some(Kw::Align) => align = self.optional_align()?,
                Some(Kw::AddrSpace) => addr_space = self.optional_addr_space(0)?,
                _ if has_count => return Err(self.error_here("expected metadata or 'align'")),
                _ => {
                    let span = self.span();
                    let count_ty = self.operand()?;
                    has_count = true;
                    if !self.module.env.types.is_int(count_ty) {
                        return Err(self.error(span, "element count must have integer type"));
                    }
                }
            }
        }
        if !has_count {
            let one = self.small_int(Type::I32, 1);
            self.values.push(one);
        }
        if !self.is_sized(ty) {
            return Err(self.error(span, "Cannot allocate unsized type"));
        }
        if align.is_none() {
            align = self.layout_of(ty).1;
        }
        let ptr = self.module.env.types.ptr(addr_space);
        Ok(InstData::new(Opcode::Alloca, ptr, Default::default())
            .with_flags(flags)
            .with_sub(align.to_raw())
            .with_aux(ty.as_u32()))
    }

    /// Alignments of a type that the data layout demands and prefers.
    fn layout_of(&mut self, ty: Type) -> (Align, Align) {
        let env = &self.module.env;
        match env.data_layout.layout(&env.types, ty) {
            Some(layout) => (layout.abi, layout.pref),
            None => (Align::NONE, Align::NONE),
        }
    }

    /// Bytes of a store of the type, as an alignment: what atomic operations have by default.
    fn natural_align(&mut self, ty: Type) -> Align {
        let env = &self.module.env;
        let size = env.data_layout.store_size(&env.types, ty).and_then(|s| s.as_fixed());
        size.and_then(|bytes| Align::from_bytes(bytes.max(1))).unwrap_or(Align::NONE)
    }

    /// `, align N`, if it is there.
    fn align_property(&mut self) -> Parse<Align> {
        if !self.comma_before_property() {
            return Ok(Align::NONE);
        }
        if !self.at_kw(Kw::Align) {
            return Err(self.error_here("expected metadata or 'align'"));
        }
        self.optional_align()
    }

    /// `syncscope("…")`, if it is there, and an ordering.
    fn scope_and_ordering(&mut self) -> Parse<(SyncScope, Ordering)> {
        let scope = self.sync_scope()?;
        Ok((scope, self.ordering()?))
    }

    fn sync_scope(&mut self) -> Parse<SyncScope> {
        if !self.eat_kw(Kw::SyncScope) {
            return Ok(SyncScope::SYSTEM);
        }
        self.expect(Tok::LParen, "Expected '(' in syncscope")?;
        let name = self.string_or("Expected synchronization scope name")?;
        self.expect(Tok::RParen, "Expected ')' in syncscope")?;
        Ok(self.module.env.sync_scope(&name))
    }

    fn ordering(&mut self) -> Parse<Ordering> {
        let ordering = match self.kw() {
            Some(Kw::Unordered) => Ordering::Unordered,
            Some(Kw::Monotonic) => Ordering::Monotonic,
            Some(Kw::Acquire) => Ordering::Acquire,
            Some(Kw::Release) => Ordering::Release,
            Some(Kw::AcqRel) => Ordering::AcqRel,
            Some(Kw::SeqCst) => Ordering::SeqCst,
            _ => return Err(self.error_here("Expected ordering on atomic instruction")),
        };
        self.bump();
        Ok(ordering)
    }

    /// `load atomic volatile T, ptr p syncscope("…") acquire, align 4`
    pub(super) fn load(&mut self) -> Parse<InstData> {
        let atomic = self.eat_kw(Kw::Atomic);
        let volatile = self.eat_kw(Kw::Volatile);
        let ty_span = self.span();
        let ty = self.ty()?;
        self.expect(Tok::Comma, "expected comma after load's type")?;
        let pointer_span = self.span();
        let pointer_ty = self.operand()?;
        let (scope, ordering) =
            if atomic { self.scope_and_ordering()? } else { (SyncScope::SYSTEM, Ordering::NotAtomic) };
        let mut align = self.align_property()?;
        if !self.module.env.types.is_ptr(pointer_ty) || !self.is_first_class(ty) {
            return Err(self.error(pointer_span, "load operand must be a pointer to a first class type"));
        }
        if atomic && align.is_none() {
            return Err(self.error(ty_span, "atomic load must have explicit non-zero alignment"));
        }
        if matches!(ordering, Ordering::Release | Ordering::AcqRel) {
            return Err(self.error(ty_span, "atomic load cannot use Release ordering"));
        }
        if align.is_none() {
            if !self.is_sized(ty) {
                return Err(self.error(ty_span, "loading unsized types is not allowed"));
            }
            align = self.layout_of(ty).0;
        }
        Ok(access(Opcode::Load, ty, volatile, ordering, scope, align))
    }

    /// `store atomic volatile T v, ptr p syncscope("…") release, align 4`
    pub(super) fn store(&mut self) -> Parse<InstData> {
        let atomic = self.eat_kw(Kw::Atomic);
        let volatile = self.eat_kw(Kw::Volatile);
        let value_span = self.span();
        let ty = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after store operand")?;
        let pointer_span = self.span();
        let pointer_ty = self.operand()?;
        let (scope, ordering) =
            if atomic { self.scope_and_ordering()? } else { (SyncScope::SYSTEM, Ordering::NotAtomic) };
        let mut align = self.align_property()?;
        if !self.module.env.types.is_ptr(pointer_ty) {
            return Err(self.error(pointer_span, "store operand must be a pointer"));
        }
        if !self.is_first_class(ty) || matches!(ty, Type::LABEL | Type::METADATA) {
            return Err(self.error(value_span, "store operand must be a first class value"));
        }
        if atomic && align.is_none() {
            return Err(self.error(value_span, "atomic store must have explicit non-zero alignment"));
        }
        if matches!(ordering, Ordering::Acquire | Ordering::AcqRel) {
            return Err(self.error(value_span, "atomic store cannot use Acquire ordering"));
        }
        if align.is_none() {
            if !self.is_sized(ty) {
                return Err(self.error(value_span, "storing unsized types is not allowed"));
            }
            align = self.layout_of(ty).0;
        }
        Ok(access(Opcode::Store, Type::VOID, volatile, ordering, scope, align))
    }

    pub(super) fn fence(&mut self) -> Parse<InstData> {
        let span = self.span();
        let (scope, ordering) = self.scope_and_ordering()?;
        match ordering {
            Ordering::Unordered => return Err(self.error(span, "fence cannot be unordered")),
            Ordering::Monotonic => return Err(self.error(span, "fence cannot be monotonic")),
            _ => {}
        }
        Ok(access(Opcode::Fence, Type::VOID, false, ordering, scope, Align::NONE))
    }

    /// `cmpxchg weak volatile ptr p, T a, T b syncscope("…") acq_rel monotonic, align 4`
    pub(super) fn cmpxchg(&mut self, start: usize) -> Parse<InstData> {
        let weak = self.eat_kw(Kw::Weak);
        let volatile = self.eat_kw(Kw::Volatile);
        let pointer_span = self.span();
        let pointer_ty = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after cmpxchg address")?;
        let cmp_ty = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after cmpxchg cmp operand")?;
        let new_span = self.span();
        let new_ty = self.operand()?;
        let order_span = self.span();
        let (scope, success) = self.scope_and_ordering()?;
        let failure = self.ordering()?;
        let mut align = self.align_property()?;
        if matches!(success, Ordering::Unordered) {
            return Err(self.error(order_span, "invalid cmpxchg success ordering"));
        }
        if matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel) {
            return Err(self.error(order_span, "invalid cmpxchg failure ordering"));
        }
        if !self.module.env.types.is_ptr(pointer_ty) {
            return Err(self.error(pointer_span, "cmpxchg operand must be a pointer"));
        }
        if cmp_ty != new_ty {
            return Err(self.error(new_span, "compare value and new value type do not match"));
        }
        if align.is_none() {
            align = self.natural_align(cmp_ty);
        }
        debug_assert_eq!(self.values.len() - start, 3);
        let result = self.module.env.types.literal_struct(&[cmp_ty, Type::I1], false);
        let mut data = access(Opcode::CmpXchg, result, volatile, success, scope, align);
        data.flags = data.flags.with_failure_ordering(failure).with(InstFlags::WEAK.when(weak));
        Ok(data)
    }

    /// `atomicrmw volatile add ptr p, T v syncscope("…") monotonic, align 4`
    pub(super) fn atomic_rmw(&mut self) -> Parse<InstData> {
        let volatile = self.eat_kw(Kw::Volatile);
        let op = match self.tok.kind {
            Tok::Kw => RmwOp::from_name(self.slice(self.tok)),
            _ => None,
        };
        let Some(op) = op else {
            return Err(self.error_here("expected binary operation in atomicrmw"));
        };
        self.bump();
        let pointer_span = self.span();
        let pointer_ty = self.operand()?;
        self.expect(Tok::Comma, "expected ',' after atomicrmw address")?;
        let value_span = self.span();
        let ty = self.operand()?;
        let order_span = self.span();
        let (scope, ordering) = self.scope_and_ordering()?;
        let mut align = self.align_property()?;
        if ordering == Ordering::Unordered {
            return Err(self.error(order_span, "atomicrmw cannot be unordered"));
        }
        if !self.module.env.types.is_ptr(pointer_ty) {
            return Err(self.error(pointer_span, "atomicrmw operand must be a pointer"));
        }
        self.check_rmw_type(op, ty, value_span)?;
        if align.is_none() {
            align = self.natural_align(ty);
        }
        let mut data = access(Opcode::AtomicRmw, ty, volatile, ordering, scope, align);
        data.flags = data.flags.with_rmw_op(op);
        Ok(data)
    }

    fn check_rmw_type(&mut self, op: RmwOp, ty: Type, span: Span) -> Parse<()> {
        let types = &self.module.env.types;
        if matches!(types.vector_shape(ty), Some((_, true))) {
            return Err(self.error(span, "atomicrmw operand may not be scalable"));
        }
        let name = op.name();
        let message = if op == RmwOp::Xchg {
            let valid = types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty);
            (!valid).then(|| {
                format!("atomicrmw {name} operand must be an integer, floating point, or pointer type")
            })
        } else if op.is_float() {
            let valid = types.is_float_or_float_vector(ty);
            (!valid).then(|| format!("atomicrmw {name} operand must be a floating point type"))
        } else {
            (!types.is_int(ty)).then(|| format!("atomicrmw {name} operand must be an integer"))
        };
        if let Some(message) = message {
            return Err(self.error(span, message));
        }
        let env = &self.module.env;
        let bytes = env.data_layout.store_size(&env.types, ty).and_then(|s| s.as_fixed()).unwrap_or(0);
        if !bytes.is_power_of_two() {
            return Err(self.error(span, "atomicrmw operand must be power-of-two byte-sized integer"));
        }
        Ok(())
    }

    /// `getelementptr inbounds T, ptr p, i64 i, …`
    pub(super) fn get_element_ptr(&mut self, start: usize) -> Parse<InstData> {
        let flags = self.gep_flags();
        let span = self.span();
        let source_ty = self.ty()?;
        self.expect(Tok::Comma, "expected comma after getelementptr's type")?;
        let mut types = [Type::VOID; 2];
        let mut at = 0;
        loop {
            let operand_span = self.span();
            let ty = self.operand()?;
            self.check_gep_operand(at, ty, &mut types, operand_span)?;
            at += 1;
            if !self.comma_before_property() {
                break;
            }
        }
        self.check_gep_source(source_ty, at, span)?;
        if self.indexed_type(source_ty, &self.values[start + 1..]).is_none() {
            return Err(self.error(span, "invalid getelementptr indices"));
        }
        let ty = self.gep_type(types);
        Ok(InstData::new(Opcode::GetElementPtr, ty, Default::default())
            .with_flags(flags)
            .with_aux(source_ty.as_u32()))
    }
}

/// An instruction that touches memory.
fn access(
    opcode: Opcode,
    ty: Type,
    volatile: bool,
    ordering: Ordering,
    scope: SyncScope,
    align: Align,
) -> InstData {
    InstData::new(opcode, ty, Default::default())
        .with_flags(InstFlags::VOLATILE.when(volatile).with_ordering(ordering))
        .with_sub(align.to_raw())
        .with_aux(scope.as_u32())
}
