//! Funclets: no virtual register has a value on both sides of a border between them, as registers do not keep theirs there.

use super::Verifier;
use crate::function::Block;
use crate::opcode;
use crate::operand::{Operand, RegFlags};
use support::hash::FxHashSet;
use tables::instructions::inst_flags;

impl Verifier<'_, '_> {
    /// O(operands + blocks in which registers live).
    pub(super) fn borders(&mut self) {
        let func = self.func;
        if !func.has_funclets {
            return;
        }
        let returns = |&from: &Block| {
            func.last_inst(from).is_some_and(|inst| self.isa.desc(func.opcode(inst)).has(inst_flags::RETURN))
        };
        let is_border =
            |block: Block| func.begins_funclet(block) || func.block(block).predecessors.iter().any(returns);
        let borders: FxHashSet<Block> = func.blocks().filter(|&block| is_border(block)).collect();
        let (mut defined, mut pending) = (FxHashSet::default(), Vec::new());
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                let operands = func.operands(inst);
                let is_phi = func.opcode(inst) == opcode::PHI;
                for (at, operand) in operands.iter().enumerate() {
                    let Some(used) = operand.as_reg().filter(|_| operand.defined().is_none()) else {
                        continue;
                    };
                    if used.flags.contains(RegFlags::UNDEF) {
                        continue;
                    }
                    let Some(register) = used.reg.virtual_index() else { continue };
                    match operands.get(at + 1).and_then(Operand::as_block).filter(|_| is_phi) {
                        Some(from) => pending.push((from, register, true)),
                        None if !defined.contains(&(block, register)) => {
                            pending.push((block, register, false))
                        }
                        None => {}
                    }
                }
                let written = operands.iter().filter_map(|operand| operand.defined()?.virtual_index());
                defined.extend(written.map(|register| (block, register)));
            }
        }
        let (mut seen, mut reported) = (FxHashSet::default(), FxHashSet::default());
        while let Some((block, register, at_end)) = pending.pop() {
            // What is used at the end of a block, or behind it, may be written in it.
            if (at_end && defined.contains(&(block, register))) || !seen.insert((block, register)) {
                continue;
            }
            if borders.contains(&block) && reported.insert(register) {
                self.report_block("a virtual register lives into a funclet, or out of one,", block);
            }
            pending.extend(func.block(block).predecessors.iter().map(|&from| (from, register, true)));
        }
    }
}
