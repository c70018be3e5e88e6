//! Jumps that lead farther than a jump instruction reaches, in functions of hundreds of kilobytes, go by way of a register.
//!
//! ```text
//! bb.0:                           bb.0:
//!   BNE $a, $b, bb.9                BEQ $a, $b, bb.1
//!   jump bb.7                     bb.2:                   where the condition holds
//!                                   far jump bb.9
//!                                 bb.1:
//!                                   jump bb.7
//! ```
//!
//! Selection marks functions that may be that large ([`mir::frame::Frame::needs_branch_relaxation`]), and the target keeps a
//! register free in them. Distances are estimated from above: every instruction is as long as any may be. So it is enough
//! to look once. O(instructions).
//!
//! # Requires, preserves
//! Runs last, on physical registers; block lists of predecessors and successors stay right.

use crate::branch_folder::{Stale, update_edges};
use crate::pass::Pass;
use mir::inline_asm::num_statements;
use mir::target::Place;
use mir::{Block, Function, Inst, Isa, Operand, Properties, TargetInfo};
use support::entity::SecondaryMap;
use tables::instructions::inst_flags;

/// Bytes that an instruction takes at most, pseudo-instructions of several and lengthened branches included; each
/// statement of assembly does.
const MAX_INST_BYTES: u64 = 16;

pub(crate) const PASS: Pass = Pass {
    argument: "branch-relaxation",
    title: "Branch relaxation pass",
    requires: Properties::NO_VREGS.and(Properties::FRAME_FINALIZED).and(Properties::NO_COPIES),
    run: |cx, func| {
        run(cx.isa, cx.info(), func);
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Makes them reach.
pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let Some(range) = info.facts().jump_range_bytes.filter(|_| func.frame.needs_branch_relaxation) else {
        return;
    };
    let places = places(isa, func);
    let mut changed = Vec::new();
    for block in func.blocks_vec() {
        let at = places[block];
        let mut block = block;
        while let Some((inst, to)) = first_far(isa, func, block, |to| at.abs_diff(places[to]) >= range) {
            let place = Place { block, before: Some(inst) };
            let is_last = func.last_inst(block) == Some(inst);
            if isa.desc(func.opcode(inst)).has(inst_flags::BARRIER) {
                if info.insert_far_jump(isa, func, place, to) {
                    func.remove(inst);
                }
                break;
            }
            if !info.reverse_branch(isa, func, inst) {
                break;
            }
            let far = func.insert_block_after(block);
            info.insert_far_jump(isa, func, Place { block: far, before: None }, to);
            // What comes after the branch, or the block that execution falls into.
            let rest = match func.next_inst(inst) {
                Some(after) if !is_last => {
                    let rest = func.insert_block_after(far);
                    func.move_tail(after, rest);
                    Some(rest)
                }
                _ => func.next_block(far),
            };
            let Some(rest) = rest else { break };
            for operand in func.operands_mut(inst) {
                if let Operand::Block(target) = operand {
                    *target = rest;
                }
            }
            // What has jumps has no other successors but landing pads, which stay with what is before.
            changed.extend([block, far]);
            changed.extend((!is_last).then_some(rest));
            if is_last {
                break;
            }
            block = rest;
        }
    }
    let mut stale = Stale::default();
    for block in changed {
        update_edges(isa, func, block, &mut stale);
    }
    stale.update(func);
}

/// Where blocks begin, at most.
fn places(isa: &Isa<'_>, func: &Function) -> SecondaryMap<Block, u64> {
    let mut places = SecondaryMap::new();
    let mut at = 0;
    for block in func.blocks() {
        places[block] = at;
        at += func.block_insts(block).map(|inst| most_bytes(isa, func, inst)).sum::<u64>();
    }
    places
}

fn most_bytes(isa: &Isa<'_>, func: &Function, inst: Inst) -> u64 {
    let own = u64::from(isa.desc(func.opcode(inst)).size);
    own.max(MAX_INST_BYTES) * num_statements(func, inst).max(1)
}

/// The first jump at the end of a block that leads far, and where.
fn first_far(
    isa: &Isa<'_>,
    func: &Function,
    block: Block,
    is_far: impl Fn(Block) -> bool,
) -> Option<(Inst, Block)> {
    let mut found = None;
    let mut next = func.last_inst(block);
    while let Some(inst) = next {
        let desc = isa.desc(func.opcode(inst));
        if !desc.has(inst_flags::BRANCH) || desc.has(inst_flags::INDIRECT_BRANCH) {
            break;
        }
        if let Some(to) = func.operands(inst).iter().find_map(Operand::as_block)
            && is_far(to)
        {
            found = Some((inst, to));
        }
        next = func.prev_inst(inst);
    }
    found
}
