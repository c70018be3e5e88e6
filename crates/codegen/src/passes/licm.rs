//! Loop-invariant code motion (`early-machinelicm`): what a loop computes anew each time, and always the same, is computed
//! before it.
//!
//! ```text
//! bb.0:                       bb.0:
//!                               %2 = ADDI $x0, 3
//! bb.1: (loop)          →     bb.1:
//!   %2 = ADDI $x0, 3
//!   ... %2 ...                  ... %2 ...
//! ```
//!
//! Loops are taken from the inside out, so that code leaves several. An instruction goes to the end of the only block
//! outside from which the loop is entered, even if the loop might not run it: it has no effect. So do loads of constants of the
//! function and of addresses of symbols. Instructions that the allocator can repeat move freely; of others only [`LIMIT`] per
//! loop, since each keeps a register over all of the loop. What costs no more than a copy stays if its operand is needed in a
//! register all the same.
//!
//! O(instructions · [`MAX_LEVELS`]), and a look at each block for each loop around it: in deep nests, blocks that are many loops
//! further inside are left to the loops there.

use super::{block_before, is_pure, loads_constant};
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::{Block, Flow, Function, Inst, Isa, Operand, Properties};
use support::graph::LoopNest;
use tables::instructions::inst_flags;

/// Values that may stay in registers all over a loop.
const LIMIT: usize = 12;

/// Loops around a block, counted from the inside, that take code from it.
const MAX_LEVELS: u32 = 6;

pub(crate) const PASS: Pass = Pass {
    argument: "early-machinelicm",
    title: "Early Machine Loop Invariant Code Motion",
    requires: Properties::IS_SSA,
    preserves: Kept::FLOW,
    applies: OPTIMIZES,
    crosses_blocks: true,
    run: |cx, func| {
        run(cx.isa, func, cx.analyses.flow(cx.isa, func));
        Ok(())
    },
    ..Pass::DEFAULT
};

pub fn run(isa: &Isa<'_>, func: &mut Function, flow: &Flow) {
    let mut homes: Vec<Option<Block>> =
        super::definitions(func).into_iter().map(|d| d.map(|(block, _)| block)).collect();
    let uses = count_uses(func);
    for l in flow.loops.loops().rev() {
        let Some(before) = block_before(flow, l) else { continue };
        let mut hoisted = 0;
        for block in loop_blocks(&flow.loops, l, flow) {
            for inst in func.block_insts_vec(block) {
                let invariant = |o: &Operand| {
                    let home = o.used().and_then(|r| r.virtual_index()).and_then(|i| homes[i]);
                    home.is_none_or(|home| !flow.loops.contains(l, home))
                };
                let is_fixed = is_pure(isa, func, inst) || loads_constant(isa, func, inst);
                if !is_fixed || !func.operands(inst).iter().all(invariant) {
                    continue;
                }
                let read: Vec<usize> = func.operands(inst).iter().filter_map(reads).collect();
                if !isa.desc(func.opcode(inst)).has(inst_flags::REMATERIALIZABLE) || !read.is_empty() {
                    let is_cheap = isa.desc(func.opcode(inst)).has(inst_flags::AS_CHEAP_AS_A_MOVE);
                    let keeps_operands = read.iter().any(|&index| uses[index] > 1);
                    if hoisted == LIMIT || (is_cheap && keeps_operands) {
                        continue;
                    }
                    hoisted += 1;
                }
                hoist(isa, func, inst, before);
                if let Some(index) = func.operands(inst).first().and_then(|o| o.defined()?.virtual_index()) {
                    homes[index] = Some(before);
                }
            }
        }
    }
}

fn reads(operand: &Operand) -> Option<usize> {
    operand.used().and_then(|r| r.virtual_index())
}

/// By virtual register.
fn count_uses(func: &Function) -> Vec<u32> {
    let mut uses = vec![0; func.num_vregs()];
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            func.operands(inst).iter().filter_map(reads).for_each(|index| uses[index] += 1);
        }
    }
    uses
}

/// The blocks of a loop and of those not far inside of it, definitions before uses.
fn loop_blocks(loops: &LoopNest<Block>, l: support::graph::Loop, flow: &Flow) -> Vec<Block> {
    let deepest = loops.depth(l) + MAX_LEVELS;
    let near = loops.members(l).iter().copied().filter(|&b| loops.depth_of(b) < deepest);
    let mut blocks: Vec<Block> = near.collect();
    blocks.sort_by_key(|&b| flow.graph.rpo_number(b));
    blocks
}

fn hoist(isa: &Isa<'_>, func: &mut Function, inst: Inst, to: Block) {
    let terminators = func.block_insts_back(to).take_while(|&i| isa.desc(func.opcode(i)).is_terminator());
    let before = terminators.last();
    func.remove(inst);
    func.insert(inst, to, before);
}
