//! Instructions that compute: arithmetic, casts, comparisons, memory, vectors and aggregates.

use super::{Body, FunctionWriter};
use crate::bitstream::writer::BitWriter;
use crate::codes::{self, FlagFamily, alloca, function as code};
use crate::write::encode_align;
use crate::write::enumerate::constants::is_scalable;
use ir::inst::{InstFlags, InstView, MemAccess, Ordering};
use ir::types::Type;
use ir::value::{Inst, Value};

impl<'a> FunctionWriter<'_, 'a> {
    /// Writes the record of an instruction (two where it has operand bundles).
    #[inline]
    pub(super) fn write_inst(&mut self, w: &mut BitWriter, body: Body<'a>, inst: Inst) {
        self.record.clear();
        let data = body.func.inst(inst);
        let (flags, ty) = (data.flags, data.ty);
        match body.func.view(inst) {
            InstView::Binary { op, lhs, rhs } => {
                let forward = self.push_with_type(body, lhs);
                self.push_relative(rhs);
                self.push(codes::binop_code(op));
                let has_flags = self.push_flags(FlagFamily::of(op).encode(flags));
                let abbrev = if has_flags { &self.abbrevs.binop_flags } else { &self.abbrevs.binop };
                self.emit(w, code::BINOP, (!forward).then_some(abbrev));
            }
            InstView::FNeg { operand } => {
                let forward = self.push_with_type(body, operand);
                self.push(codes::UNOP_FNEG);
                let has_flags = self.push_flags(FlagFamily::FastMath.encode(flags));
                let abbrev = if has_flags { &self.abbrevs.unop_flags } else { &self.abbrevs.unop };
                self.emit(w, code::UNOP, (!forward).then_some(abbrev));
            }
            InstView::Cast { op, operand } => {
                let forward = self.push_with_type(body, operand);
                self.push_type(ty);
                self.push(codes::cast_code(op));
                let has_flags = self.push_flags(FlagFamily::of(op).encode(flags));
                let abbrev = if has_flags { &self.abbrevs.cast_flags } else { &self.abbrevs.cast };
                self.emit(w, code::CAST, (!forward).then_some(abbrev));
            }
            InstView::ICmp { predicate, lhs, rhs } => {
                let flags = FlagFamily::One.encode(flags);
                self.write_comparison(w, body, [lhs, rhs], codes::int_predicate_code(predicate), flags);
            }
            InstView::FCmp { predicate, lhs, rhs } => {
                let flags = FlagFamily::FastMath.encode(flags);
                self.write_comparison(w, body, [lhs, rhs], codes::float_predicate_code(predicate), flags);
            }
            InstView::GetElementPtr { source_ty, base, indices } => {
                self.push(codes::gep_flags_code(flags));
                self.push_type(source_ty);
                self.push_with_type(body, base);
                indices.iter().for_each(|&i| _ = self.push_with_type(body, i));
                self.emit(w, code::GEP, Some(&self.abbrevs.gep));
            }
            InstView::Load { pointer, access } => self.write_load(w, body, pointer, ty, access),
            InstView::Store { value, pointer, access } => self.write_store(w, body, value, pointer, access),
            InstView::Alloca { ty: allocated, count, align } => {
                self.push_type(allocated);
                self.push_type(body.scope.type_of(count));
                self.push_absolute(count);
                self.push(alloca_word(encode_align(align), flags));
                let addr_space = self.e.module.types.addr_space(ty).unwrap_or(0);
                let is_usual = addr_space == self.e.module.data_layout.alloca_addr_space();
                if !is_usual {
                    self.push(addr_space);
                }
                self.emit(w, code::ALLOCA, is_usual.then_some(&self.abbrevs.alloca));
            }
            InstView::CmpXchg { pointer, expected, new, access, failure, weak } => {
                self.push_with_type(body, pointer);
                self.push_with_type(body, expected);
                self.push_relative(new);
                self.push(access.volatile);
                self.push_atomic(access);
                self.push(failure as u64);
                self.push(weak);
                self.push(encode_align(access.align));
                self.emit(w, code::CMPXCHG, None);
            }
            InstView::AtomicRmw { op, pointer, value, access } => {
                self.push_with_type(body, pointer);
                self.push_with_type(body, value);
                self.push(op as u64);
                self.push(access.volatile);
                self.push_atomic(access);
                self.push(encode_align(access.align));
                self.emit(w, code::ATOMICRMW, None);
            }
            InstView::Fence { ordering, scope } => {
                self.push(ordering as u64);
                self.push(scope.as_u32());
                self.emit(w, code::FENCE, None);
            }
            InstView::Select { cond, if_true, if_false } => {
                let value_forward = self.push_with_type(body, if_true);
                self.push_relative(if_false);
                let forward = self.push_with_type(body, cond) | value_forward;
                let has_flags = self.push_flags(codes::fast_math_code(flags));
                self.emit(w, code::VSELECT, (!forward && !has_flags).then_some(&self.abbrevs.select));
            }
            InstView::ExtractElement { vector, index } => {
                self.push_with_type(body, vector);
                self.push_with_type(body, index);
                self.emit(w, code::EXTRACTELT, None);
            }
            InstView::InsertElement { vector, element, index } => {
                self.push_with_type(body, vector);
                self.push_relative(element);
                self.push_with_type(body, index);
                self.emit(w, code::INSERTELT, None);
            }
            InstView::ShuffleVector { lhs, rhs, mask } => {
                self.push_with_type(body, lhs);
                self.push_relative(rhs);
                let mask = self.locals.mask_id(mask, is_scalable(&self.e.module.types, ty));
                self.push(self.next_id.wrapping_sub(mask));
                self.emit(w, code::SHUFFLEVEC, None);
            }
            InstView::ExtractValue { aggregate, indices } => {
                self.push_with_type(body, aggregate);
                self.record.extend(indices.iter().map(|&i| u64::from(i as u32)));
                self.emit(w, code::EXTRACTVAL, None);
            }
            InstView::InsertValue { aggregate, element, indices } => {
                self.push_with_type(body, aggregate);
                self.push_with_type(body, element);
                self.record.extend(indices.iter().map(|&i| u64::from(i as u32)));
                self.emit(w, code::INSERTVAL, None);
            }
            InstView::VAArg { list } => {
                self.push_type(body.scope.type_of(list));
                self.push_relative(list);
                self.push_type(ty);
                self.emit(w, code::VAARG, None);
            }
            InstView::Freeze { operand } => {
                self.push_with_type(body, operand);
                self.emit(w, code::FREEZE, None);
            }
            InstView::Phi { incoming } => {
                self.push_type(ty);
                for pair in incoming.chunks_exact(2) {
                    let distance = i64::from(self.next_id) - i64::from(self.id(pair[0]));
                    self.push(codes::encode_signed(distance));
                    self.push_absolute(pair[1]);
                }
                self.push_flags(codes::fast_math_code(flags));
                self.emit(w, code::PHI, Some(&self.abbrevs.phi));
            }
            view @ (InstView::Call { .. } | InstView::Invoke { .. } | InstView::CallBr { .. }) => {
                self.write_call(w, body, inst, view);
            }
            InstView::LandingPad { cleanup, clauses } => {
                self.push_type(ty);
                self.write_landing_pad(w, body, cleanup, clauses);
            }
            view => self.write_control(w, body, view),
        }
    }

    /// Flags are written only where there are some.
    fn push_flags(&mut self, flags: u64) -> bool {
        if flags != 0 {
            self.push(flags);
        }
        flags != 0
    }

    fn write_comparison(
        &mut self,
        w: &mut BitWriter,
        body: Body<'a>,
        [lhs, rhs]: [Value; 2],
        predicate: u64,
        flags: u64,
    ) {
        let forward = self.push_with_type(body, lhs);
        self.push_relative(rhs);
        self.push(predicate);
        let has_flags = self.push_flags(flags);
        let abbrev = if has_flags { &self.abbrevs.cmp_flags } else { &self.abbrevs.cmp };
        self.emit(w, code::CMP2, (!forward).then_some(abbrev));
    }

    fn write_load(&mut self, w: &mut BitWriter, body: Body<'a>, pointer: Value, ty: Type, access: MemAccess) {
        let forward = self.push_with_type(body, pointer);
        self.push_type(ty);
        self.push(encode_align(access.align));
        self.push(access.volatile);
        if access.ordering == Ordering::NotAtomic {
            self.emit(w, code::LOAD, (!forward).then_some(&self.abbrevs.load));
        } else {
            self.push_atomic(access);
            self.emit(w, code::LOADATOMIC, None);
        }
    }

    fn write_store(
        &mut self,
        w: &mut BitWriter,
        body: Body<'a>,
        value: Value,
        pointer: Value,
        access: MemAccess,
    ) {
        let forward = self.push_with_type(body, pointer) | self.push_with_type(body, value);
        self.push(encode_align(access.align));
        self.push(access.volatile);
        if access.ordering == Ordering::NotAtomic {
            self.emit(w, code::STORE, (!forward).then_some(&self.abbrevs.store));
        } else {
            self.push_atomic(access);
            self.emit(w, code::STOREATOMIC, None);
        }
    }

    fn push_atomic(&mut self, access: MemAccess) {
        self.push(access.ordering as u64);
        self.push(access.scope.as_u32());
    }
}

fn alloca_word(align: u64, flags: InstFlags) -> u64 {
    let bit = |flag, bit: u32| u64::from(flags.contains(flag)) << bit;
    align & alloca::ALIGN_LOWER_MASK
        | bit(InstFlags::INALLOCA, alloca::INALLOCA_BIT)
        | 1 << alloca::EXPLICIT_TYPE_BIT
        | bit(InstFlags::SWIFTERROR, alloca::SWIFT_ERROR_BIT)
        | (align >> 5 & alloca::ALIGN_UPPER_MASK) << alloca::ALIGN_UPPER_SHIFT
}
