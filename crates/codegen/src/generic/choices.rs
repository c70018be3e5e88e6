//! Choices between registers where no instruction chooses: a branch around a block that has nothing in it.
//!
//! ```text
//! %r = CHOICE %a, %b, %yes, %no      →       branch %a, %b, rest
//!                                          around:
//!                                          rest:
//!                                            %r = PHI %no, around, %yes, head
//! ```
//!
//! Choices by the same comparison that follow each other share the branch. O(choices).

use super::Machine;
use mir::{Block, Function, Inst, Operand, opcode};
use smallvec::SmallVec;

/// A choice: the branch and what it compares, result, and the values.
#[derive(Clone)]
struct Choice {
    branch: u16,
    compared: SmallVec<[Operand; 2]>,
    to: Operand,
    yes: Operand,
    no: Operand,
}

impl Machine {
    fn taken_choice(&self, func: &Function, inst: Inst) -> Option<Choice> {
        let opcode = func.opcode(inst);
        let branch = self.choices.iter().find(|pair| pair.one == opcode)?.other;
        let [to, compared @ .., yes, no] = func.operands(inst) else { return None };
        Some(Choice { branch, compared: compared.into(), to: *to, yes: *yes, no: *no })
    }

    /// The block with what followed the choice.
    pub(super) fn branch_around(&self, func: &mut Function, inst: Inst) -> Option<Block> {
        let head = func.block_of(inst)?;
        let first = self.taken_choice(func, inst)?;
        let mut choices: SmallVec<[Choice; 2]> = SmallVec::from_elem(first.clone(), 1);
        let mut insts: SmallVec<[Inst; 2]> = SmallVec::from_elem(inst, 1);
        let mut next = func.next_inst(inst);
        while let Some(inst) = next {
            let Some(choice) = self.taken_choice(func, inst) else { break };
            let is_made_here = |value: &Operand| {
                choices.iter().any(|c| c.to.defined().is_some_and(|to| value.used() == Some(to)))
            };
            let shares = choice.branch == first.branch && choice.compared == first.compared;
            if !shares || choice.compared.iter().chain([&choice.yes, &choice.no]).any(is_made_here) {
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
        let mut operands = first.compared;
        operands.push(Operand::Block(rest));
        func.build(head, None, first.branch, &operands);
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
