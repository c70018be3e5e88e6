//! `VZEROUPPER` where code that may have written upper halves of registers calls or returns.
//!
//! ```text
//! vaddps %ymm1, %ymm0, %ymm0              vaddps %ymm1, %ymm0, %ymm0
//! vmovups %ymm0, (%rdi)             →     vmovups %ymm0, (%rdi)
//!                                         vzeroupper
//! callq f                                 callq f
//! ```
//!
//! Instructions with legacy prefixes keep upper halves; processors are slow at that while those are not known to be zeros. The
//! callee or caller may be such code. What passes or returns registers of 256 bits expects AVX code and is left alone.
//!
//! # Algorithm
//! Upper halves are *dirty* after an instruction that names a register of 256 or 512 bits, clean after a call that preserves none
//! and after `VZEROUPPER`. Calls that preserve some leave the state as it is, and functions that save some do not clear them.
//! Forward over the blocks until nothing changes: a block is dirty at its start if it is at the end of one before it.
//! O(instructions) for blocks, times the depth of loops at most for their states.
//!
//! # Requires, preserves
//! Physical registers. Flow stays.
//!
//! Source: Intel 64 and IA-32 Architectures Optimization Reference Manual, "Mixing AVX Code with SSE Code".

use super::Machine;
use super::registers::RegisterKind;
use crate::names::{op, reg};
use mir::{Block, Function, Inst, Isa, Operand};
use tables::instructions::inst_flags;

/// What a block does to the state.
#[derive(Clone, Copy, Debug, Default)]
struct Summary {
    /// The state at the end, if that does not depend on the one at the start.
    end: Option<bool>,
    is_dirty_at_start: bool,
}

/// Calls that preserve the upper half of any register preserve those of most: one is a result.
const WHOLE: [::mc::Reg; 2] = [reg::YMM7, reg::YMM6];

impl Machine {
    pub(super) fn insert_zero_upper(&self, isa: &Isa<'_>, func: &mut Function) {
        if self.options.leaves_upper || !self.has_avx || func.entry().is_none() {
            return;
        }
        let blocks = func.blocks_vec();
        let has_whole = |block: &Block| {
            func.block_insts(*block).any(|inst| self.names_whole(func, inst))
                || func.block(*block).live_ins.iter().any(|&reg| self.is_whole(reg))
        };
        if !blocks.iter().any(has_whole) {
            return;
        }
        let summaries = self.states(isa, func, &blocks);
        for block in blocks {
            let mut dirty = summaries[block.as_u32() as usize].is_dirty_at_start;
            for inst in func.block_insts_vec(block) {
                if dirty && self.leaves(isa, func, inst) && !self.names_whole(func, inst) {
                    func.build(block, Some(inst), op::VZEROUPPER, &[]);
                }
                dirty = self.after(isa, func, inst).unwrap_or(dirty);
            }
        }
    }

    /// The states of all blocks, by number.
    fn states(&self, isa: &Isa<'_>, func: &Function, blocks: &[Block]) -> Vec<Summary> {
        let mut summaries = vec![Summary::default(); func.num_blocks()];
        for &block in blocks {
            let states = func.block_insts(block).filter_map(|inst| self.after(isa, func, inst));
            summaries[block.as_u32() as usize].end = states.last();
        }
        let mut work: Vec<Block> = Vec::new();
        if let Some(entry) = func.entry()
            && func.block(entry).live_ins.iter().any(|&reg| self.is_whole(reg))
        {
            summaries[entry.as_u32() as usize].is_dirty_at_start = true;
            work.push(entry);
        }
        work.extend(blocks.iter().filter(|block| summaries[block.as_u32() as usize].end == Some(true)));
        while let Some(block) = work.pop() {
            let summary = summaries[block.as_u32() as usize];
            if !summary.end.unwrap_or(summary.is_dirty_at_start) {
                continue;
            }
            for &next in &func.block(block).successors {
                let next_summary = &mut summaries[next.as_u32() as usize];
                if !next_summary.is_dirty_at_start {
                    next_summary.is_dirty_at_start = true;
                    work.push(next);
                }
            }
        }
        summaries
    }

    /// The state after an instruction, if it changes it.
    fn after(&self, isa: &Isa<'_>, func: &Function, inst: Inst) -> Option<bool> {
        let opcode = func.opcode(inst);
        if [op::VZEROUPPER, op::VZEROALL].contains(&opcode) {
            return Some(false);
        }
        if self.names_whole(func, inst) {
            return Some(true);
        }
        self.leaves(isa, func, inst).then_some(false)
    }

    /// A call of a function, or the end of this one.
    fn leaves(&self, isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
        let desc = isa.desc(func.opcode(inst));
        let clears = |operand: &Operand| match operand {
            Operand::RegMask(mask) => {
                let mask = func.reg_masks.get(*mask as usize);
                !mask.is_some_and(|mask| WHOLE.iter().any(|&reg| mask.preserves(reg)))
            }
            _ => false,
        };
        if desc.has(inst_flags::RETURN) {
            return !self.saving(func).saves_upper_halves(&self.kinds);
        }
        desc.is_call() && func.operands(inst).iter().any(clears)
    }

    fn names_whole(&self, func: &Function, inst: Inst) -> bool {
        let mut registers = func.operands(inst).iter().filter_map(|o| o.as_reg()?.reg.as_physical());
        registers.any(|reg| self.is_whole(reg))
    }

    fn is_whole(&self, reg: ::mc::Reg) -> bool {
        matches!(self.kinds.of(reg), RegisterKind::Vector(32 | 64))
    }
}
