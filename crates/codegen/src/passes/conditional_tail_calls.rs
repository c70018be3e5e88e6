//! Conditional tail calls (`conditional-tail-calls`): a conditional branch to a block that only jumps to another function goes
//! there itself.
//!
//! ```text
//!   JCC_1 %bb.2, 15                      JCC_1 @release, 14
//! bb.1:                                bb.2:
//!   TCRETURNdi64 @release, 0      →      RET64
//! bb.2:
//!   RET64
//! ```
//!
//! Where the machine's conditional branches reach other functions ([`MachineFacts::branches_leave`]), and nobody else comes by
//! that block: then code gets shorter. O(blocks).
//!
//! # Requires, preserves
//! Physical registers; blocks are in their final order.
//!
//! [`MachineFacts::branches_leave`]: mir::target::MachineFacts::branches_leave

use crate::block_sections::Wanted;
use crate::branch_folder::{is_unconditional, jumps, target};
use crate::pass::{OPTIMIZES, Pass};
use mir::{Block, Function, Inst, Isa, Operand, Properties, TargetInfo};
use tables::instructions::inst_flags;

pub(crate) const PASS: Pass = Pass {
    argument: "conditional-tail-calls",
    title: "Conditional tail calls",
    requires: Properties::NO_VREGS.and(Properties::FRAME_FINALIZED),
    applies: OPTIMIZES,
    run: |cx, func| {
        // What is traced leaves by exits that can be found, and sections of blocks are moved apart.
        if cx.info().facts().branches_leave && !cx.is_traced && matches!(cx.block_sections, Wanted::Together)
        {
            run(cx.isa, cx.info(), func);
        }
        Ok(())
    },
    ..Pass::DEFAULT
};

pub fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    if func.has_funclets {
        return;
    }
    let is_kept = |func: &Function, block: Block| {
        func.entry() == Some(block)
            || func.source_blocks.iter().any(|&(_, kept)| kept == block)
            || func.jump_tables.iter().flatten().any(|&to| to == block)
    };
    for block in func.blocks_vec() {
        let Some(jump) = jump_away(isa, func, block) else { continue };
        let &[from] = &func.block(block).predecessors[..] else { continue };
        if is_kept(func, block) || from == block {
            continue;
        }
        let Some(branch) = branch_to(isa, info, func, from, block) else { continue };
        leave_by(func, branch, jump);
        func.remove_block(block);
    }
}

/// The jump to another function that is all there is in a block, and has the place as a constant.
fn jump_away(isa: &Isa<'_>, func: &Function, block: Block) -> Option<Inst> {
    let only = func.first_inst(block).filter(|&first| func.last_inst(block) == Some(first))?;
    let desc = isa.desc(func.opcode(only));
    let is_jump = desc.has(inst_flags::CALL) && desc.has(inst_flags::RETURN) && desc.has(inst_flags::BARRIER);
    let is_place =
        matches!(func.operands(only).first(), Some(Operand::Global { .. } | Operand::Symbol { .. }));
    (is_jump && is_place).then_some(only)
}

/// The only branch by which `from` gets to a block, which is made to lead there if it leads around it; the block behind
/// follows then.
fn branch_to(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    from: Block,
    block: Block,
) -> Option<Inst> {
    let all = jumps(isa, func, from);
    let falls_through = all.first().is_none_or(|&last| !is_unconditional(isa, func, last));
    if falls_through && func.next_block(from) == Some(block) {
        let &[around] = &all[..] else { return None };
        let behind = func.next_block(block)?;
        let leads_behind = target(isa, func, around) == Some(behind);
        return (leads_behind && info.reverse_branch(isa, func, around)).then_some(around);
    }
    let mut there = all.iter().copied().filter(|&inst| target(isa, func, inst) == Some(block));
    let only = there.next().filter(|_| there.next().is_none())?;
    (!is_unconditional(isa, func, only)).then_some(only)
}

/// Makes a branch one to where a jump goes, with the registers that are read there.
fn leave_by(func: &mut Function, branch: Inst, jump: Inst) {
    let Some(&place) = func.operands(jump).first() else { return };
    let is_read = |o: &&Operand| o.used().is_some_and(|reg| reg.as_physical().is_some());
    let read: Vec<Operand> = func.operands(jump).iter().filter(is_read).copied().collect();
    let mut operands = func.operands(branch).to_vec();
    for operand in operands.iter_mut().filter(|o| o.as_block().is_some()) {
        *operand = place;
    }
    operands.extend(read);
    func.set_operands(branch, &operands);
}
