//! Which blocks of a function belong to which funclet: to the one by whose first block they are reached.
//!
//! Control comes to a funclet only by the runtime, and leaves it by a return, so edges to the first block of a funclet and
//! from blocks that return are no way within one. Landing pads are blocks of the function itself.

use crate::function::{Block, Function, Pad};
use crate::target::Isa;
use support::entity::{OptionalEntity, SecondaryMap};
use tables::instructions::inst_flags;

/// By block: the first block of its funclet, or the entry. None for blocks that nothing leads to. O(instructions + edges).
pub fn membership(isa: &Isa<'_>, func: &Function) -> SecondaryMap<Block, OptionalEntity<Block>> {
    let mut members: SecondaryMap<Block, OptionalEntity<Block>> = SecondaryMap::new();
    let Some(entry) = func.entry() else { return members };
    let landing = func.blocks().filter(|&block| func.pad(block) == Some(Pad::Landing));
    let mut starts: Vec<(Block, Block)> = vec![(entry, entry)];
    starts.extend(landing.map(|block| (block, entry)));
    starts.extend(func.blocks().filter(|&block| func.begins_funclet(block)).map(|block| (block, block)));
    for (start, color) in starts {
        let mut pending = vec![start];
        while let Some(block) = pending.pop() {
            if members[block].is_some() || (block != start && func.begins_funclet(block)) {
                continue;
            }
            members[block] = color.into();
            let returns =
                func.last_inst(block).is_some_and(|i| isa.desc(func.opcode(i)).has(inst_flags::RETURN));
            if !returns {
                pending.extend(func.block(block).successors.iter().copied());
            }
        }
    }
    members
}
