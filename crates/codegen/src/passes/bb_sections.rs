//! Block sections (`bbsections-prepare`): the blocks of each part of a function stand together.
//!
//! Which parts there are is said in [`crate::block_sections`]. The part with the entry comes first, then the numbered ones, then
//! what hardly ever runs; linkers move them apart, so nothing falls through from one to another. O(blocks · log).
//!
//! # Requires, preserves
//! Runs on physical registers, after all passes that move blocks.

use super::block_placement::{End, end};
use crate::block_sections::parts;
use crate::pass::Pass;
use mir::target::Place;
use mir::{Block, Properties};

pub(crate) const PASS: Pass = Pass {
    argument: "bbsections-prepare",
    title: "Prepares for basic block sections, by splitting functions into clusters of basic blocks.",
    requires: Properties::NO_VREGS,
    applies: |options| !options.block_sections.is_none(),
    run: |cx, func| {
        let Some(parts) = parts(&cx.block_sections, func) else { return Ok(()) };
        let part = |block: Block| parts[block.as_u32() as usize];
        let mut order = func.blocks_vec();
        let ends: Vec<(Block, Option<End>)> =
            order.iter().map(|&block| (block, end(cx.isa, func, block))).collect();
        order.sort_by_key(|&block| part(block));
        let mut next = vec![None; parts.len()];
        for pair in order.windows(2) {
            next[pair[0].as_u32() as usize] = Some(pair[1]);
        }
        for (block, end) in ends {
            let Some(end) = end else {
                return Err(
                    "sections for the blocks of a function with a branch of an unknown kind".to_owned()
                );
            };
            let End::FallsTo(to) = end else { continue };
            if next[block.as_u32() as usize] == Some(to) && part(block).0 == part(to).0 {
                continue;
            }
            if !cx.info().insert_jump(cx.isa, func, Place { block, before: None }, to) {
                return Err("sections for blocks on a machine without plain jumps".to_owned());
            }
        }
        func.set_order(&order);
        Ok(())
    },
    ..Pass::DEFAULT
};
