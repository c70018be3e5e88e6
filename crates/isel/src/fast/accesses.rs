//! Accesses to memory and the addresses of them: units of loads, stores and distances.
//!
//! An address that lies a constant distance behind a base is part of the access; where the same unit reads and writes a place,
//! its distance is one operand. What stack objects hold is noted here ([`super::known_objects`]).

use super::constant_classes;
use super::known_objects::Part;
use super::stencil_key::{Folded, Kind, OperandKind};
use super::walk::{COPY, Inner, Made, SAME_PLACE, Sharing, Walk, nowhere};
use crate::lowering::{Result, Unsupported};
use ir::inst::{MemAccess, Ordering};
use ir::{ConstKind, Inst, InstView, Opcode, Type, TypeData, Value};
use smallvec::SmallVec;

impl Walk<'_, '_, '_> {
    /// An address that others than accesses use, too.
    pub(super) fn element(&mut self, inst: Inst) -> Made<()> {
        let source = self.state.source;
        let Some(block) = source.block_of(inst) else { return Ok(()) };
        if self.facts.distance(inst).is_none() {
            return if self.defers(inst, Opcode::GetElementPtr) { Ok(()) } else { self.plain(inst) };
        }
        let (base, distance) = self.facts.resolve(source, Value::inst(inst), block);
        self.unit.begin(Kind::Copy);
        self.note_inst(inst);
        self.unit.header.extend([COPY, Opcode::GetElementPtr as u32]);
        self.distance(Value::inst(inst), (base, distance), None, &Inner::new())
            .and_then(|()| self.result(inst))
            .map_err(nowhere)?;
        self.make().map(|_| ())
    }

    /// The logarithm of the bytes in which accesses to a type may count distances.
    pub(super) fn unit_log2(&mut self, accessed: Option<Type>) -> Result<u32> {
        const MOST: u32 = 4;
        let Some(ty) = accessed else { return Ok(0) };
        let bytes = self.state.layout(ty)?.size_bits.min.div_ceil(8);
        Ok(bytes.max(1).ilog2().min(MOST))
    }

    /// As [`FunctionState::access_align_log2`].
    pub(super) fn align_log2(&mut self, ty: Type, access: MemAccess) -> Result<u32> {
        let Some(align) = access.align.log2() else { return self.state.access_align_log2(ty, access) };
        let most = match self.set.most_align_log2(ty) {
            Some(most) => most,
            None => {
                let most = self.state.most_align_log2(ty)?;
                self.set.note_most_align_log2(ty, most);
                most
            }
        };
        Ok(align.min(most))
    }

    /// Adds an address that lies behind a base, for an access to a type if it is one.
    pub(super) fn distance(
        &mut self,
        pointer: Value,
        (base, distance): (Value, i64),
        accessed: Option<Type>,
        inner: &Inner,
    ) -> Result<()> {
        self.outer_or_inner(base, Sharing::None, inner)?;
        let ty = self.state.scope.type_of(base);
        let facts = self.state.lowering.facts();
        let plain = accessed.and_then(|_| constant_classes::plain(distance, facts.distance_bits));
        let class = match facts.looks_at_bits {
            _ if plain.is_some() => plain,
            true => constant_classes::class_in_units(distance, self.unit_log2(accessed)?),
            false => constant_classes::class(distance),
        };
        let behind =
            inner.iter().find(|(value, _)| *value == base).map_or(0, |(_, number)| *number as usize + 1);
        self.unit.folded.push(Folded { pointer, base, distance: self.unit.operands.len(), behind });
        self.unit.push(base, ty, OperandKind::Number { number: distance, class });
        Ok(())
    }

    /// A load: an instruction, a part of its user, or what a register has.
    pub(super) fn load(&mut self, inst: Inst, is_used: bool) -> Made<()> {
        let InstView::Load { pointer, access } = self.state.source.view(inst) else { return Ok(()) };
        if access.ordering != Ordering::NotAtomic {
            // Others may have written before.
            self.known.forget_escaped();
            return self.plain(inst);
        }
        if access.volatile {
            return self.plain(inst);
        }
        if !is_used {
            return Ok(());
        }
        let ty = self.state.source.inst(inst).ty;
        let part = self.object_part(inst, pointer, ty).map_err(nowhere)?;
        let Some((part, escapes)) = part else {
            return if self.defers(inst, Opcode::Load) { Ok(()) } else { self.plain(inst) };
        };
        // A PHI may have been promised a register of its own.
        let is_free = self.state.registers.get(Value::inst(inst)).is_none();
        if let Some(span) = self.known.find(part, ty).filter(|_| is_free) {
            self.state.registers.set(Value::inst(inst), span);
            return Ok(());
        }
        if self.defers(inst, Opcode::Load) {
            return Ok(());
        }
        self.plain(inst)?;
        let span = self.span(Value::inst(inst)).map_err(nowhere)?;
        self.known.note(part, ty, span, escapes);
        Ok(())
    }

    /// The part of a stack object that an access is about, and whether its address is in a register somewhere. `None` if it
    /// is about something else, or all accesses are made.
    pub(super) fn object_part(
        &mut self,
        inst: Inst,
        pointer: Value,
        ty: Type,
    ) -> Result<Option<(Part, bool)>> {
        if self.keeps_accesses {
            return Ok(None);
        }
        let source = self.state.source;
        let Some(block) = source.block_of(inst) else { return Ok(None) };
        let (base, offset) = self.facts.resolve(source, pointer, block);
        let Some(base) = base.as_inst() else { return Ok(None) };
        let Some(object) = self.facts.object(base) else { return Ok(None) };
        let size = self.state.layout(ty)?.store_size();
        let bytes = if size.scalable { u64::MAX } else { size.min };
        Ok(Some((Part { object, offset, bytes }, self.facts.get(base).escapes)))
    }

    /// Notes what a store has put where.
    pub(super) fn note_stored(&mut self, inst: Inst) -> Result<()> {
        let InstView::Store { value, pointer, access } = self.state.source.view(inst) else { return Ok(()) };
        let ty = self.state.scope.type_of(value);
        if access.ordering != Ordering::NotAtomic {
            self.known.forget_escaped();
        }
        let Some((part, escapes)) = self.object_part(inst, pointer, ty)? else {
            self.known.forget_escaped();
            return Ok(());
        };
        let is_plain = !access.volatile && access.ordering == Ordering::NotAtomic;
        let is_made = value.as_inst().is_none_or(|made| self.facts.get(made).depth == 0);
        if is_plain && is_made && self.is_in_registers(value) {
            let span = self.span(value)?;
            self.known.note(part, ty, span, escapes);
        } else {
            self.known.forget(part);
        }
        Ok(())
    }

    /// Adds a load or a store.
    pub(super) fn add_access(&mut self, inst: Inst) -> Result<u32> {
        let source = self.state.source;
        let (value, pointer, access) = match source.view(inst) {
            InstView::Load { pointer, access } => (None, pointer, access),
            InstView::Store { value, pointer, access } => (Some(value), pointer, access),
            _ => return Err(Unsupported::new("an access of another kind")),
        };
        let ty = value.map_or(source.inst(inst).ty, |value| self.state.scope.type_of(value));
        let place = match source.block_of(inst) {
            Some(block) => self.facts.resolve(source, pointer, block),
            None => (pointer, 0),
        };
        let (base, distance) = self.resolve_constant(place.0, place.1)?;
        let operands: SmallVec<[Value; 2]> = value.into_iter().chain([base]).collect();
        let inner = self.add_inner(&operands)?;
        let data = source.inst(inst);
        self.note_inst(inst);
        let words = self.align_log2(ty, access)? << 8 | u32::from(data.flags.0) << 16;
        let ty_word = self.unit.type_word(data.ty);
        self.unit.header.extend([data.opcode as u32 | words, ty_word, access.scope.as_u32()]);
        self.unit.names_module |= !access.scope.is_fixed();
        // The accesses of a template are those of its unit.
        self.unit.has_shape &= !self.state.may_be_in_parts(ty, access);
        self.unit.values.push(pointer);
        if let Some(value) = value {
            self.outer_or_inner(value, Sharing::Moved, &inner)?;
        }
        // What is stored is the address itself: it is in a register.
        if base == pointer || value == Some(pointer) {
            self.outer_or_inner(pointer, Sharing::None, &inner)?;
        } else if let Some(same) = self.folded_before(base, distance) {
            self.unit.header.extend([SAME_PLACE, same as u32]);
            let before = self.unit.folded[same];
            if before.pointer != pointer {
                self.unit.folded.push(Folded { pointer, ..before });
            }
        } else {
            self.distance(pointer, (base, distance), Some(ty), &inner)?;
        }
        Ok(self.unit.insts.len() as u32 - 1)
    }

    /// The address in the unit that is this one.
    pub(super) fn folded_before(&self, base: Value, distance: i64) -> Option<usize> {
        self.unit.folded.iter().position(|folded| {
            let kind = self.unit.operands[folded.distance].kind;
            folded.base == base && matches!(kind, OperandKind::Number { number, .. } if number == distance)
        })
    }

    /// Follows constant distances from globals.
    pub(super) fn resolve_constant(&mut self, mut base: Value, mut distance: i64) -> Result<(Value, i64)> {
        const MAX_STEPS: usize = 8;
        for _ in 0..MAX_STEPS {
            let Some(data) = self.state.scope.constant(base) else { break };
            let ConstKind::Expr(expr) = &data.kind else { break };
            if expr.opcode != Opcode::GetElementPtr {
                break;
            }
            let Some((&inner, indices)) = expr.operands.split_first() else { break };
            let types = &self.state.scope.env.types;
            if !matches!(types.get(self.state.scope.type_of(inner)), TypeData::Ptr { .. }) {
                break;
            }
            let Some(own) = self.state.constant_offset(expr.source_ty, indices)? else { break };
            (base, distance) = (inner, distance.wrapping_add(own));
        }
        Ok((base, distance))
    }
}
