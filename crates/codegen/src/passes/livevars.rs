//! Live variable analysis (`livevars`): the last use of every value is marked `killed`.
//!
//! ```text
//! %3 = ATAri %2, -1          ...  %2 is still wanted
//! %6 = ATAri %2, -2      →   %6 = ATAri killed %2, -2
//! KRZmr %7, …, %6            KRZmr killed %7, …, killed %6
//! ```
//!
//! The marks are for readers of dumps: allocation works with intervals, and asks nobody. So the pass runs only where its result
//! is looked at, and PHI elimination, after which they would be wrong, takes the marks away ([`forget`]).
//!
//! Sets of registers by block, from the end, until nothing changes: O(blocks · registers / 64) for each round. Physical
//! registers do not live across blocks in SSA form.
//!
//! # Requires, preserves
//! SSA form.

use crate::pass::{Kept, Pass};
use mir::{Block, Function, Inst, Isa, Operand, Properties, Reg, RegFlags, opcode};
use support::bitset::BitVec;

const ARGUMENT: &str = "livevars";

pub(crate) const PASS: Pass = Pass {
    argument: ARGUMENT,
    title: "Live Variable Analysis",
    requires: Properties::IS_SSA,
    preserves: Kept::FLOW,
    applies: |options| options.dump.shows(ARGUMENT) || options.part.names(ARGUMENT),
    run: |cx, func| {
        run(cx.isa, &cx.info().reserved(cx.isa, func), func);
        cx.has_marks = true;
        Ok(())
    },
    ..Pass::DEFAULT
};

/// Marks last uses. `reserved` registers always live.
pub fn run(isa: &Isa<'_>, reserved: &[mc::Reg], func: &mut Function) {
    let leaving = live_out(func);
    for block in func.blocks_vec() {
        let mut live = leaving[block.as_u32() as usize].clone();
        let mut units = vec![false; isa.num_units()];
        for inst in func.block_insts_vec(block).into_iter().rev() {
            if func.opcode(inst) == opcode::PHI {
                break;
            }
            mark(isa, reserved, func, inst, &mut live, &mut units);
        }
    }
}

/// Takes all marks away.
pub fn forget(func: &mut Function) {
    for block in func.blocks_vec() {
        for inst in func.block_insts_vec(block) {
            for reg in func.operands_mut(inst).iter_mut().filter_map(Operand::as_reg_mut) {
                reg.flags = reg.flags.without(RegFlags::KILL);
            }
        }
    }
}

/// One instruction, from what lives behind it to what lives before it.
fn mark(
    isa: &Isa<'_>,
    reserved: &[mc::Reg],
    func: &mut Function,
    inst: Inst,
    live: &mut BitVec,
    units: &mut [bool],
) {
    for reg in func.operands(inst).iter().filter_map(Operand::defined) {
        if let Some(index) = reg.virtual_index() {
            live.set(index, false);
        }
        set_units(isa, reg, units, false);
    }
    let mut dying: Vec<Reg> = Vec::new();
    for reg in func.operands_mut(inst).iter_mut().filter_map(Operand::as_reg_mut) {
        if reg.flags.contains(RegFlags::DEF) || reg.flags.contains(RegFlags::UNDEF) {
            continue;
        }
        let dies = match (reg.reg.virtual_index(), reg.reg.as_physical()) {
            (Some(index), _) => !live.get(index),
            (None, Some(physical)) => {
                !reserved.contains(&physical) && !isa.units(physical).iter().any(|&u| units[usize::from(u)])
            }
            (None, None) => false,
        };
        if dies && !dying.contains(&reg.reg) {
            reg.flags = reg.flags.with(RegFlags::KILL);
            dying.push(reg.reg);
        }
    }
    for reg in func.operands(inst).iter().filter_map(Operand::used) {
        if let Some(index) = reg.virtual_index() {
            live.set(index, true);
        }
        set_units(isa, reg, units, true);
    }
}

fn set_units(isa: &Isa<'_>, reg: Reg, units: &mut [bool], to: bool) {
    if let Some(physical) = reg.as_physical() {
        isa.units(physical).iter().for_each(|&u| units[usize::from(u)] = to);
    }
}

/// By block: the virtual registers that live at its end.
fn live_out(func: &Function) -> Vec<BitVec> {
    let num_vregs = func.num_vregs();
    let mut leaving = vec![BitVec::new(num_vregs); func.num_blocks()];
    let mut work = func.blocks_vec();
    // What PHIs read lives at the end of the predecessor, whatever happens behind it.
    for block in func.blocks() {
        for phi in func.block_insts(block).take_while(|&i| func.opcode(i) == opcode::PHI) {
            for pair in func.operands(phi).get(1..).unwrap_or_default().chunks_exact(2) {
                if let (Some(index), Some(from)) =
                    (pair[0].used().and_then(Reg::virtual_index), pair[1].as_block())
                {
                    leaving[from.as_u32() as usize].set(index, true);
                }
            }
        }
    }
    while let Some(block) = work.pop() {
        let entering = live_in(func, block, leaving[block.as_u32() as usize].clone());
        for &predecessor in &func.block(block).predecessors {
            let known = &mut leaving[predecessor.as_u32() as usize];
            if known.union_with(&entering) {
                work.push(predecessor);
            }
        }
    }
    leaving
}

fn live_in(func: &Function, block: Block, mut live: BitVec) -> BitVec {
    for inst in func.block_insts_back(block) {
        for index in func.operands(inst).iter().filter_map(|o| o.defined()?.virtual_index()) {
            live.set(index, false);
        }
        if func.opcode(inst) != opcode::PHI {
            for index in func.operands(inst).iter().filter_map(|o| o.used()?.virtual_index()) {
                live.set(index, true);
            }
        }
    }
    live
}
