//! Choices between registers where no instruction chooses: a branch around a block that has nothing in it.
//!
//! ```text
//! %r = CHOICE %cond, %yes, %no       →       BranchIfSet %cond, rest
//!                                          around:
//!                                          rest:
//!                                            %r = PHI %no, around, %yes, head
//! ```
//!
//! Choices by the same condition that follow each other share the branch. O(choices).

use super::Machine;
use mir::{Block, Function, Inst, Isa, Operand, Reg, opcode, target::Place};
use smallvec::SmallVec;
use tables::instructions::inst_flags;
use tables::machine::TemplateKind;

/// A choice: result, condition, and the values.
#[derive(Clone, Copy)]
struct Choice {
    to: Operand,
    cond: Operand,
    yes: Operand,
    no: Operand,
}

impl Choice {
    fn of(isa: &Isa<'_>, func: &Function, inst: Inst) -> Option<Choice> {
        let is_custom = isa.desc(func.opcode(inst)).has(inst_flags::CUSTOM_INSERTER);
        match *func.operands(inst) {
            [to, cond, yes, no] if is_custom => Some(Choice { to, cond, yes, no }),
            _ => None,
        }
    }

    fn condition(&self) -> Option<Reg> {
        self.cond.used()
    }
}

impl Machine {
    /// The block with what followed the choice.
    pub(super) fn branch_around(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> Option<Block> {
        self.template(TemplateKind::BranchIfSet)?;
        let head = func.block_of(inst)?;
        let first = Choice::of(isa, func, inst)?;
        let mut choices: SmallVec<[Choice; 4]> = SmallVec::from_elem(first, 1);
        let mut insts: SmallVec<[Inst; 4]> = SmallVec::from_elem(inst, 1);
        let mut next = func.next_inst(inst);
        while let Some(inst) = next {
            let Some(choice) = Choice::of(isa, func, inst) else { break };
            let is_made_here = |value: &Operand| {
                choices.iter().any(|c| c.to.defined().is_some_and(|to| value.used() == Some(to)))
            };
            let shares = choice.condition() == first.condition();
            if !shares || [choice.cond, choice.yes, choice.no].iter().any(is_made_here) {
                break;
            }
            choices.push(choice);
            insts.push(inst);
            next = func.next_inst(inst);
        }
        let around = func.insert_block_after(head);
        let rest = func.insert_block_after(around);
        if let Some(next) = next {
            func.move_tail(next, rest);
        }
        for inst in insts {
            func.remove(inst);
        }
        func.transfer_successors(head, rest);
        let place = Place { block: head, before: None };
        self.fill(isa, func, place, TemplateKind::BranchIfSet, &[first.cond, Operand::Block(rest)], &[])?;
        for (from, to) in [(head, around), (head, rest), (around, rest)] {
            func.add_edge(from, to);
        }
        let first = func.first_inst(rest);
        for Choice { to, yes, no, .. } in choices {
            let phi = [to, no, Operand::Block(around), yes, Operand::Block(head)];
            func.build(rest, first, opcode::PHI, &phi);
        }
        Some(rest)
    }
}
