//! Which physical registers are live where blocks begin: what a block reads before it writes it, and what it passes on.
//!
//! Reserved registers are nobody's value and never count. O(instructions of the blocks that are looked at), times the
//! registers that are live, which are few.

use crate::function::{Block, Function};
use crate::operand::{Operand, Reg};
use crate::target::Isa;

/// Physical registers whose values a block reads or passes on to its successors, which know their own; sorted.
pub fn live_before(isa: &Isa<'_>, reserved: &[mc::Reg], func: &Function, block: Block) -> Vec<mc::Reg> {
    let successors = func.block(block).successors.iter();
    let mut live: Vec<mc::Reg> = successors.flat_map(|&s| func.block(s).live_ins.iter().copied()).collect();
    for inst in func.block_insts_back(block) {
        for operand in func.operands(inst) {
            match (operand, operand.defined().and_then(Reg::as_physical)) {
                (_, Some(reg)) => {
                    live.retain(|&l| !isa.units(l).iter().all(|unit| isa.units(reg).contains(unit)));
                }
                (Operand::RegMask(mask), _) => {
                    let mask = func.reg_masks.get(*mask as usize);
                    live.retain(|&l| mask.is_none_or(|mask| mask.preserves(l)));
                }
                _ => {}
            }
        }
        let read = func.operands(inst).iter().filter_map(|o| o.used()?.as_physical());
        live.extend(read.filter(|reg| !reserved.contains(reg)));
    }
    live.sort_unstable();
    live.dedup();
    live
}

/// Finds the live registers of blocks that were made by dividing others, from the number `first` on.
pub fn note_divided(isa: &Isa<'_>, reserved: &[mc::Reg], func: &mut Function, first: usize) {
    let is_new = |block: &Block| block.as_u32() as usize >= first;
    let made: Vec<Block> = func.blocks().filter(is_new).collect();
    // Parts of a block follow each other, so that all but what goes around a loop is known after the first round.
    let mut changes = true;
    while std::mem::take(&mut changes) {
        for &block in made.iter().rev() {
            let live_ins = live_before(isa, reserved, func, block);
            changes |= func.block(block).live_ins != live_ins;
            func.block_mut(block).live_ins = live_ins;
        }
    }
}
