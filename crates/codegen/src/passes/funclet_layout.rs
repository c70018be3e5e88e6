//! Funclet layout (`funclet-layout`): the blocks of each funclet stand together, behind those of the function.
//!
//! The runtime finds by an address in which funclet it is, and unwinders by which frame that has. The function comes first,
//! then the funclets in the order of their first blocks; within each, blocks keep their order. What falls through to a block that
//! does not follow any more gets a jump. O(instructions + edges).
//!
//! # Requires, preserves
//! Runs on physical registers, after all passes that move blocks.

use super::block_placement::{End, end};
use crate::branch_folder;
use crate::pass::{Pass, PassResult};
use mir::target::Place;
use mir::{Block, Function, Isa, Properties, TargetInfo, funclets};
use support::entity::SecondaryMap;

pub(crate) const PASS: Pass = Pass {
    argument: "funclet-layout",
    title: "Contiguously Lay Out Funclets",
    requires: Properties::NO_VREGS,
    run: |cx, func| run(cx.isa, cx.info(), func),
    ..Pass::DEFAULT
};

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) -> PassResult {
    let Some(entry) = func.entry().filter(|_| func.has_funclets) else { return Ok(()) };
    let ends: Vec<(Block, Option<End>)> = func.blocks().map(|block| (block, end(isa, func, block))).collect();
    for (block, end) in ends {
        let Some(end) = end else {
            return Err("a function with funclets and a branch of an unknown kind".to_owned());
        };
        if let End::FallsTo(to) = end
            && !info.insert_jump(isa, func, Place { block, before: None }, to)
        {
            return Err("funclets on a machine without plain jumps".to_owned());
        }
    }
    let members = funclets::membership(isa, func);
    let mut starts: Vec<Block> = vec![entry];
    starts.extend(func.blocks().filter(|&block| func.begins_funclet(block)));
    let mut places: SecondaryMap<Block, u32> = SecondaryMap::new();
    for (place, &start) in starts.iter().enumerate() {
        places[start] = place as u32;
    }
    let mut order = func.blocks_vec();
    order.sort_by_key(|&block| members[block].get().map_or(0, |start| places[start]));
    func.set_order(&order);
    branch_folder::run(isa, info, func);
    Ok(())
}
