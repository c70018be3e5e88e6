//! Which instructions are made with their only user, as one unit: comparisons that a branch asks for, bits that are tested, loads
//! that the user extends or has as an operand, addresses of accesses, and changes of what is in memory.
//!
//! What is made with its user is made later than where it stands. That matters to loads only: nothing that a unit is made of
//! stands between a load and its user. Cost: O(1) for each instruction, but for addresses of which nothing is made.

use super::walk::Walk;
use ir::inst::{IntPredicate, Ordering};
use ir::{Inst, InstView, Opcode, Type, TypeData, Value, ValueKind};

/// Instructions that are made with their user, at most.
const MAX_DEPTH: u32 = 3;

impl Walk<'_, '_, '_> {
    /// Whether an instruction is made with its user. Notes it if so.
    pub(super) fn defers(&mut self, inst: Inst, opcode: Opcode) -> bool {
        let source = self.state.source;
        if self.facts.get(inst).uses != 1 {
            return false;
        }
        let Some(next) = self.next_of_unit(inst) else { return false };
        let inner = source.operands(inst).iter().filter_map(|v| match v.kind() {
            ValueKind::Inst(i) => Some(self.facts.get(i)),
            _ => None,
        });
        let (mut depth, mut reads) = (1, opcode == Opcode::Load);
        for fact in inner {
            (depth, reads) = (depth + fact.depth, reads | fact.reads);
        }
        let is_truth = source.inst(inst).ty == Type::I1;
        let joins = depth <= MAX_DEPTH
            && match opcode {
                Opcode::ICmp | Opcode::FCmp | Opcode::Trunc | Opcode::Xor if is_truth => {
                    self.is_asked_by(inst, next, reads)
                }
                // Debug information may ask for what is no longer in a register.
                _ if self.state.debug_records.wants(Value::inst(inst)) => false,
                Opcode::Load => self.is_operand_of(inst, next),
                Opcode::GetElementPtr => self.is_address_of(inst, next),
                Opcode::And if self.is_tested_by(inst, next) => true,
                Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Xor => {
                    self.is_change_by(inst, next)
                }
                _ => false,
            };
        if joins {
            self.facts.defer(inst, depth, reads);
            self.state.cross_block[inst.as_u32() as usize] = false;
        }
        joins
    }

    /// The next instruction of which a unit is made.
    fn next_of_unit(&self, inst: Inst) -> Option<Inst> {
        let source = self.state.source;
        let mut next = source.next_inst(inst)?;
        while source.opcode(next) == Opcode::GetElementPtr && self.facts.get(next).uses == 0 {
            next = source.next_inst(next)?;
        }
        Some(next)
    }

    /// Whether a truth is asked for by the next instruction alone, or by the branch at the end of the block.
    fn is_asked_by(&self, inst: Inst, next: Inst, reads: bool) -> bool {
        let source = self.state.source;
        let own = Value::inst(inst);
        let is_user = match source.opcode(next) {
            Opcode::ZExt | Opcode::SExt | Opcode::Xor => source.operands(next).contains(&own),
            Opcode::Select => source.operands(next).first() == Some(&own),
            _ => false,
        };
        if is_user && self.facts.get(next).uses > 0 {
            return true;
        }
        let end = source.block_of(inst).and_then(|block| source.terminator(block));
        end.filter(|&end| !reads || end == next).is_some_and(|end| {
            matches!(source.view(end), InstView::CondBr { cond, if_true, if_false } if cond == own && if_true != if_false)
        })
    }

    /// Whether the next instruction may have what a load reads as its operand.
    fn is_operand_of(&mut self, inst: Inst, next: Inst) -> bool {
        let source = self.state.source;
        let InstView::Load { access, .. } = source.view(inst) else { return false };
        let ty = source.inst(inst).ty;
        if access.volatile
            || access.ordering != Ordering::NotAtomic
            || !source.operands(next).contains(&Value::inst(inst))
            || self.facts.get(next).uses == 0
            || self.state.may_be_in_parts(ty, access)
        {
            return false;
        }
        let types = &self.state.scope.env.types;
        let bits = types.int_bits(ty);
        let is_integer = bits.is_some_and(|bits| matches!(bits, 8 | 16 | 32 | 64));
        let computes = self.state.lowering.facts().takes_memory_operands;
        match source.opcode(next) {
            Opcode::ZExt | Opcode::SExt | Opcode::Trunc => is_integer,
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor => {
                is_integer && computes
            }
            Opcode::ICmp => computes && (is_integer || ty == Type::PTR),
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FCmp => {
                computes && matches!(types.get(ty), TypeData::Float | TypeData::Double)
            }
            Opcode::SIToFP => computes && matches!(bits, Some(32 | 64)),
            _ => false,
        }
    }

    /// Whether an address, of which the place in memory is no constant distance away, is that of the next access alone.
    fn is_address_of(&self, inst: Inst, next: Inst) -> bool {
        let source = self.state.source;
        let own = Value::inst(inst);
        let is_pointer = |ty| matches!(self.state.scope.env.types.get(ty), TypeData::Ptr { .. });
        let pointer = match source.view(next) {
            InstView::Load { pointer, .. } => pointer,
            InstView::Store { value, pointer, .. } if value != own => pointer,
            _ => return false,
        };
        let Some(block) = source.block_of(inst) else { return false };
        let is_scalar =
            source.operands(inst).first().is_some_and(|&base| is_pointer(self.state.scope.type_of(base)));
        is_scalar && is_pointer(source.inst(inst).ty) && self.facts.resolve(source, pointer, block).0 == own
    }

    /// Whether the next instruction asks whether any of some bits is set.
    fn is_tested_by(&self, inst: Inst, next: Inst) -> bool {
        let source = self.state.source;
        let &[bits, zero] = source.operands(next) else { return false };
        let is_equality = matches!(
            source.view(next),
            InstView::ICmp { predicate: IntPredicate::Eq | IntPredicate::Ne, .. }
        );
        is_equality
            && bits == Value::inst(inst)
            && self.state.constant_int(zero).is_some_and(|number| number == 0)
            && self.facts.get(next).uses > 0
    }

    /// Whether the next instruction puts a result back to where an operand of it was read.
    fn is_change_by(&self, inst: Inst, next: Inst) -> bool {
        let source = self.state.source;
        if !self.state.lowering.facts().takes_memory_operands {
            return false;
        }
        let InstView::Store { value, pointer, access } = source.view(next) else { return false };
        let Some(block) = source.block_of(inst) else { return false };
        let is_plain =
            !access.volatile && access.ordering == Ordering::NotAtomic && value == Value::inst(inst);
        let place = self.facts.resolve(source, pointer, block);
        let is_same = |operand: &Value| {
            let Some(load) = operand.as_inst().filter(|&load| self.facts.get(load).depth > 0) else {
                return false;
            };
            let InstView::Load { pointer, .. } = source.view(load) else { return false };
            self.facts.resolve(source, pointer, block) == place
        };
        is_plain && source.operands(inst).iter().any(is_same)
    }
}
