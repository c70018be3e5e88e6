//! Where control leaves the part of a function that has a frame: returns in it, and edges to blocks without one.
//!
//! If one edge leads to a block, and nothing else leaves where it comes from, the epilogue stands at the end of that block.
//! Others get a block of their own, one for all edges with the same target:
//!
//! ```text
//! bb.3:                          bb.3:
//!   jcc bb.2                       jcc bb.9
//!   ...                            ...
//! bb.4:                   →      bb.4:
//!   jump bb.2                      jump bb.9
//!                                bb.9:
//!                                  (epilogue)
//!                                  jump bb.2
//! ```

use super::Search;
use crate::branch_folder::{is_unconditional, jumps, retarget, target};
use mir::target::Place;
use mir::{Block, Function, Isa, TargetInfo};
use support::hash::FxHashMap;
use tables::instructions::inst_flags;

/// See the module text.
pub(super) struct Exits {
    /// Blocks that return.
    returning: Vec<Block>,
    /// Targets in the order in which they are found, and where edges to them come from.
    edges: Vec<(Block, Vec<Block>)>,
}

/// All exits; or a block that must have a frame, too, because one cannot be.
pub(super) fn find(search: &Search<'_>, save: Block) -> Result<Exits, Block> {
    let (isa, func) = (search.isa, search.func);
    let mut exits = Exits { returning: Vec::new(), edges: Vec::new() };
    let mut numbers: FxHashMap<Block, usize> = FxHashMap::default();
    for &from in search.flow.graph.reverse_postorder() {
        if !search.is_framed(save, from) {
            continue;
        }
        if func.last_inst(from).is_some_and(|inst| isa.desc(func.opcode(inst)).has(inst_flags::RETURN)) {
            exits.returning.push(from);
        }
        for &to in func.block(from).successors.iter().filter(|&&to| !search.is_framed(save, to)) {
            if !may_divert(search, from, to) || takes_register(search, to) {
                return Err(to);
            }
            let number = *numbers.entry(to).or_insert(exits.edges.len());
            match exits.edges.get_mut(number) {
                Some((_, known)) => known.push(from),
                None => exits.edges.push((to, vec![from])),
            }
        }
    }
    Ok(exits)
}

/// Whether an edge can have a block with prologue or epilogue.
pub(super) fn may_divert(search: &Search<'_>, from: Block, to: Block) -> bool {
    let (isa, func) = (search.isa, search.func);
    let terminators = func.block_insts_back(from).take_while(|&i| isa.desc(func.opcode(i)).is_terminator());
    let leaving = jumps(isa, func, from);
    let over_jump = leaving.iter().any(|&jump| target(isa, func, jump) == Some(to));
    let knows_ways = terminators.count() == leaving.len() && (over_jump || falls_into(isa, func, from, to));
    knows_ways && !func.is_landing_pad(to) && !search.is_disturbed(to)
}

/// Whether something is live at the beginning of a block in a register that belongs to the caller: what was made of it in the
/// frame would not be there any more.
fn takes_register(search: &Search<'_>, block: Block) -> bool {
    let mut live = search.func.block(block).live_ins.iter();
    live.any(|&reg| search.uses.saved(search.isa, reg).is_some())
}

/// Whether a block goes on in the next one without a jump.
fn falls_into(isa: &Isa<'_>, func: &Function, from: Block, to: Block) -> bool {
    let last = jumps(isa, func, from).first().copied();
    func.next_block(from) == Some(to) && last.is_none_or(|last| !is_unconditional(isa, func, last))
}

impl Exits {
    /// Puts in the blocks for edges; the blocks that end with an epilogue.
    pub fn apply(self, isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) -> Vec<Block> {
        let mut restoring = self.returning;
        for (to, from) in self.edges {
            restoring.push(match from[..] {
                [only] if func.block(only).successors.len() == 1 => only,
                _ => between(isa, info, func, &from, to),
            });
        }
        restoring
    }
}

/// A block through which control gets from some blocks to another.
pub(super) fn between(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    from: &[Block],
    to: Block,
) -> Block {
    let falling = from.iter().copied().find(|&block| falls_into(isa, func, block, to));
    let between = match falling {
        Some(block) => func.insert_block_after(block),
        None => func.append_block(None),
    };
    func.block_mut(between).source = None.into();
    if falling.is_none() {
        info.insert_jump(isa, func, Place { block: between, before: None }, to);
    }
    for &block in from {
        for jump in jumps(isa, func, block) {
            if target(isa, func, jump) == Some(to) {
                retarget(func, jump, between);
            }
        }
        let successors = &mut func.block_mut(block).successors;
        successors
            .iter_mut()
            .filter(|successor| **successor == to)
            .for_each(|successor| *successor = between);
        func.block_mut(between).predecessors.push(block);
        func.move_share((block, to), (block, between));
        func.debug.divert(block, to, between);
    }
    func.block_mut(to).predecessors.retain(|block| !from.contains(block));
    func.add_edge(between, to);
    func.block_mut(between).live_ins = func.block(to).live_ins.clone();
    between
}
