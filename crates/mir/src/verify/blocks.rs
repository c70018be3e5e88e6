//! Blocks: where terminators and PHIs stand, and which edges there are.

use super::Verifier;
use crate::flow::falls_through;
use crate::function::{Block, Inst};
use crate::opcode;
use crate::operand::Operand;

impl Verifier<'_, '_> {
    pub(super) fn block(&mut self, block: Block) {
        let func = self.func;
        let (mut terminated, mut phis_over) = (false, false);
        for inst in func.block_insts(block) {
            let code = func.opcode(inst);
            let is_terminator = self.isa.desc(code).is_terminator();
            let in_slot = func.is_bundled(inst);
            if terminated && !is_terminator && code != opcode::CFI_INSTRUCTION && !in_slot {
                self.report("an instruction follows a terminator", Some(inst));
            }
            terminated |= is_terminator;
            if code == opcode::PHI {
                self.phi(block, inst, phis_over);
            } else {
                phis_over = true;
                self.targets(block, inst);
            }
        }
        self.edges(block);
    }

    fn phi(&mut self, block: Block, inst: Inst, phis_over: bool) {
        if !self.func.is_ssa {
            self.report("there is a PHI after phi elimination", Some(inst));
        }
        if phis_over {
            self.report("a PHI is not at the start of its block", Some(inst));
        }
        let operands = self.func.operands(inst);
        let (def, inputs) = operands.split_first().map_or((None, &[][..]), |(d, i)| (d.defined(), i));
        let well_formed = inputs.len() % 2 == 0
            && inputs.chunks_exact(2).all(|pair| pair[0].as_reg().is_some() && pair[1].as_block().is_some());
        if def.is_none() || !well_formed {
            self.report("a PHI is a definition and pairs of a register and a block", Some(inst));
            return;
        }
        let mut from: Vec<Block> = inputs.iter().filter_map(Operand::as_block).collect();
        from.sort_unstable();
        let mut predecessors = self.func.block(block).predecessors.clone();
        predecessors.sort_unstable();
        from.dedup();
        if from[..] != predecessors[..] {
            self.report("the blocks of a PHI are not the predecessors of its block", Some(inst));
        }
    }

    fn targets(&mut self, block: Block, inst: Inst) {
        for to in self.func.operands(inst).iter().filter_map(Operand::as_block) {
            if !self.func.block(block).successors.contains(&to) {
                self.report("a branch goes to a block that is no successor", Some(inst));
            }
        }
    }

    /// Edges are known at both ends; what falls through has the next block as a successor.
    fn edges(&mut self, block: Block) {
        let func = self.func;
        let data = func.block(block);
        for &to in &data.successors {
            if !func.block(to).predecessors.contains(&block) {
                self.report_block("a successor does not know its predecessor", block);
            }
        }
        for &from in &data.predecessors {
            if !func.block(from).successors.contains(&block) {
                self.report_block("a predecessor does not know its successor", block);
            }
        }
        let next = func.next_block(block);
        if falls_through(self.isa, func, block)
            && next.is_none_or(|next| !data.successors.contains(&next))
            && !data.successors.is_empty()
        {
            self.report_block("control falls through to a block that is no successor", block);
        }
    }
}
