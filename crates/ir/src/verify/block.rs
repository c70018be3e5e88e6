//! Phis against the edges into their block.

use super::function::FunctionVerifier;
use super::result::Reporter;
use super::sink::{Check, Entity, check};
use crate::inst::Opcode;
use crate::value::{Block, Inst, Value};

impl FunctionVerifier<'_> {
    /// Every phi of a block has one entry for each edge into the block, the same for edges from the same block.
    pub(super) fn verify_phis(&mut self, block: Block) -> Check {
        let func = self.func;
        let Some(first) = func.first_inst(block).filter(|&i| func.opcode(i) == Opcode::Phi) else {
            return Ok(());
        };
        let mut preds = std::mem::take(&mut self.scratch.blocks);
        preds.clear();
        preds.extend_from_slice(self.cfg.predecessors(block));
        preds.sort_unstable();
        let mut incoming = std::mem::take(&mut self.scratch.incoming);
        let mut result = Ok(());
        let mut next = Some(first);
        while let Some(phi) = next.filter(|&i| func.opcode(i) == Opcode::Phi) {
            result = self.verify_phi_edges(phi, &preds, &mut incoming);
            if result.is_err() {
                break;
            }
            next = func.next_inst(phi);
        }
        self.scratch.blocks = preds;
        self.scratch.incoming = incoming;
        result
    }

    fn verify_phi_edges(&mut self, phi: Inst, preds: &[Block], incoming: &mut Vec<(Block, Value)>) -> Check {
        self.place.inst = Some(phi);
        let ops = self.func.operands(phi);
        // Badly shaped phis are reported when the walk comes to them.
        let pairs = ops.chunks_exact(2).filter_map(|p| Some((p[1].as_block()?, p[0])));
        incoming.clear();
        incoming.extend(pairs);
        check!(
            self,
            incoming.len() == preds.len(),
            "PHINode should have one entry for each predecessor of its parent basic block!",
            phi
        );
        incoming.sort_by_key(|&(block, _)| block);
        for (i, &(block, value)) in incoming.iter().enumerate() {
            if let Some(&(before, other)) = i.checked_sub(1).map(|i| &incoming[i]) {
                check!(
                    self,
                    before != block || other == value,
                    "PHI node has multiple entries for the same basic block with different incoming values!",
                    phi,
                    block,
                    value,
                    other
                );
            }
            check!(
                self,
                block == preds[i],
                "PHI node entries do not match predecessors!",
                phi,
                block,
                preds[i]
            );
        }
        Ok(())
    }

    pub(super) fn verify_phi(&mut self, inst: Inst, block: Block) -> Check {
        let func = self.func;
        let after_phi = func.prev_inst(inst).is_none_or(|p| func.opcode(p) == Opcode::Phi);
        check!(self, after_phi, "PHI nodes not grouped at top of basic block!", inst, block);
        let ty = func.inst(inst).ty;
        let is_token = self.facts.ty(ty).is_token_like();
        check!(self, !is_token, "PHI nodes cannot have token type!");
        for pair in func.operands(inst).chunks_exact(2) {
            let same = self.ty(pair[0]) == ty;
            check!(self, same, "PHI node operands are not the same type as the result!", Entity::from(inst));
        }
        self.verify_common(inst, block)
    }
}
