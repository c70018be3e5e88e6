//! Parts of aggregates. An aggregate is in as many registers as its scalars need, one after the other, so a part that is
//! taken out is where it was; what is put in is copied once, however many parts there are: of a chain of `insertvalue`s
//! only the last makes anything.
//!
//! # Cost
//! O(indices) for each part that is taken out, O(scalars of the aggregate) for each chain, besides its parts.

use super::walk::{Made, Walk, nowhere};
use crate::build::Span;
use crate::lowering::Result;
use ir::{ConstKind, Inst, InstView, Value};
use mir::{Operand, Reg, opcode};

impl Walk<'_, '_, '_> {
    /// Where an element of an aggregate lies among its registers: the first, and how many.
    fn part(&mut self, aggregate: Value, indices: &[i32]) -> Result<(u32, u32)> {
        let ty = self.state.scope.type_of(aggregate);
        self.state.register_range(ty, indices)
    }

    /// `extractvalue`: its value is in the registers of the aggregate, unless others have been given out for it.
    pub(super) fn extract(&mut self, inst: Inst) -> Made<()> {
        let InstView::ExtractValue { aggregate, indices } = self.state.source.view(inst) else {
            return self.plain(inst);
        };
        if !self.is_in_registers(aggregate) || self.state.registers.get(Value::inst(inst)).is_some() {
            return self.plain(inst);
        }
        let (first, count) = self.part(aggregate, indices).map_err(nowhere)?;
        let whole = self.span(aggregate).map_err(nowhere)?;
        self.state.registers.set(Value::inst(inst), Span { first: whole.first + first, count });
        Ok(())
    }

    /// `insertvalue`, with those before it that only it uses.
    pub(super) fn insert(&mut self, inst: Inst) -> Made<()> {
        let source = self.state.source;
        let whole = self.span(Value::inst(inst)).map_err(nowhere)?;
        let mut is_filled = vec![false; whole.count as usize];
        let mut last = inst;
        let base = loop {
            let InstView::InsertValue { aggregate, element, indices } = source.view(last) else {
                return self.plain(inst);
            };
            let (first, count) = self.part(aggregate, indices).map_err(nowhere)?;
            self.fill(
                inst,
                element,
                Span { first: whole.first + first, count },
                &mut is_filled[first as usize..],
            )?;
            match aggregate.as_inst().filter(|&before| self.facts.is_chained(before)) {
                Some(before) => last = before,
                None => break aggregate,
            }
        };
        self.fill(inst, base, whole, &mut is_filled)
    }

    /// Copies a value to registers, as far as they have not been filled.
    fn fill(&mut self, inst: Inst, value: Value, to: Span, is_filled: &mut [bool]) -> Made<()> {
        let is_filled = &mut is_filled[..to.count as usize];
        if is_filled.iter().all(|&filled| filled) {
            return Ok(());
        }
        let constant = self.state.scope.constant(value).map(|c| &c.kind);
        let from = match constant {
            Some(ConstKind::Undef | ConstKind::Poison) => None,
            _ if self.is_in_registers(value) => Some(self.span(value).map_err(nowhere)?),
            _ if is_filled.iter().all(|&filled| !filled) => {
                is_filled.fill(true);
                return self.put(value, to, inst);
            }
            _ => Some(self.materialize(value, inst)?),
        };
        let location = self.state.source.debug_loc(inst);
        let machine = &mut self.state.machine;
        for (at, reg) in to.registers().enumerate().filter(|&(at, _)| !is_filled[at]) {
            let made = match from {
                Some(from) => {
                    let from = Reg::from_virtual_index(from.first + at as u32);
                    machine.build(self.block, None, opcode::COPY, &[Operand::def(reg), Operand::use_of(from)])
                }
                None => machine.build(self.block, None, opcode::IMPLICIT_DEF, &[Operand::def(reg)]),
            };
            machine.set_location(made, location);
        }
        is_filled.fill(true);
        Ok(())
    }
}
